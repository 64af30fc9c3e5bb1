import type { HeardNote, NameOf, Noun } from '@teahouse/kernel';
import type { PlaceId } from '../../src/ids.ts';
import type { Notes } from '../../src/journal.ts';
import type { TOGETHER_KINDS } from '../../src/printed/hordes.ts';
import type { DemandId, EventId, TOGETHER_GENERALS, TOGETHER_TACTICS } from '../../src/printed/ids.ts';
import type { Topic } from '../../src/rules/together/agreement.ts';
import type { TogetherWhy } from '../../src/rules/together/end.ts';
import type { TogetherProspects } from '../../src/value/together.ts';
import type { Cards } from '../cards/keys.ts';
import type { Actor } from '../forms.ts';
import type { Naming } from '../naming.ts';

/** What is asked only where all play together. */
export type TogetherAsk =
  | 'together/freeze.choose'
  | 'together/requisition.choose'
  | 'together/intrigue.choose'
  | 'together/refuge.choose'
  | 'together/veteran.choose'
  | 'together/take-back.choose'
  | 'together/hand-over.choose'
  | 'together/hand-over.give'
  | 'together/share.choose'
  | 'together/share.give'
  | 'together/partner.choose'
  | 'together/rescue.choose'
  | 'together/sortie.choose'
  | 'winter/disgrace.spare';

export type TogetherNote =
  | 'wishes'
  | 'agreed'
  | 'demand-arrives'
  | 'pledges'
  | 'demand-met'
  | 'demand-open'
  | 'sacrifices'
  | 'spends'
  | 'event'
  | 'takes-command'
  | 'goes-home'
  | 'gives-to'
  | 'stores-lost'
  | 'mends'
  | 'strips';

/** The words of one language from which answers are made that only partners give. */
export interface TogetherWords {
  /** A player without a general yet. */
  player: (n: number) => string;
  order: (names: readonly string[]) => string;
  gift: (from: Actor, to: Actor) => string;
  comrade: (troop: Noun, of: Actor) => string;
  places: Record<PlaceId, string>;
  /** A soldier who is given, as the object of a sentence. */
  standing: (troop: Noun, place: string) => string;
  spoils: (n: number) => string;
  /** Honor for the new token, or for that of a soldier. */
  penance: (troop: Noun | null) => string;
}

/** What partners agree on, in a sentence. */
export type Agreed = Readonly<Record<Topic, (what: string, n: Naming, name: NameOf) => string>>;

/** Everything that is said only where all play together, in one language. */
export interface TogetherText {
  cards: Pick<
    Cards,
    | (typeof TOGETHER_GENERALS)[number]
    | (typeof TOGETHER_TACTICS)[number]
    | (typeof TOGETHER_KINDS)[number]
    | DemandId
    | EventId
  >;
  plain: Record<'keep' | 'give' | 'bear-shame' | 'lose-honor' | 'forfeit', string>;
  words: TogetherWords;
  asks: Record<TogetherAsk, string>;
  /** What is to be agreed on; of clerks, where they are, if that is known. */
  agree: Record<Topic, (about: Noun | null) => string>;
  /** What is given for a demand, if that is known. */
  pledge: (to: { demand: string; help: string } | null) => string;
  /** Discarding shame costs honor. */
  atone: string;
  outcomes: Record<TogetherWhy, string>;
  reasons: Record<keyof TogetherProspects, string>;
  notes: (naming: Naming) => {
    [K in TogetherNote]: (entry: HeardNote<Notes, K>, name: NameOf) => string;
  };
}
