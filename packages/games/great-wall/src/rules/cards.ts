import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import type { Goods } from '../ids.ts';
import type {
  AdvisorId,
  ArtifactId,
  CommandId,
  DemandId,
  EventId,
  GeneralId,
  OrderId,
  ReedGeneralId,
  TacticFace,
} from '../printed/ids.ts';
import { type Clan, isQin, type Order, type Table } from '../table.ts';
import type { Moment, MomentType } from './moments.ts';

/*
 * What rules know of cards. Cards are written with the words of the rules, so no rule imports a card: the decks are
 * handed in where the game is put together, and a card is found by its id.
 */

/** What a card does when something happens. */
export interface Ability {
  on: MomentType;
  /** Public knowledge only: it decides who is asked. */
  could(g: Table, moment: Moment, owner: Seat): boolean;
  /** What only the owner knows, such as whether it can be paid. */
  can?(g: Table, owner: Seat): boolean;
  /** `rule` is the card's own. */
  does(g: Table, moment: Moment, owner: Seat, rule: Rule): void;
}

/**
 * What a card changes as long as it lies there. Rules ask for the sum, and never for a card by its name.
 * 0 is what holds without any card.
 */
export type Passive =
  | 'upgradeDiscount'
  | 'upgradeWithAnything'
  | 'borrowsOverseers'
  | 'moreDonations'
  | 'ownMoves' // clerks more in an own box
  | 'otherMoves' // and in a box of others
  | 'clerkDiscount'
  | 'clerkPosting' // a new clerk may go straight to work
  | 'advisorDiscount'
  | 'teaSteps'
  | 'teaChi' // on top already
  | 'bribe' // gold instead of shame
  | 'academyDraws' // one more, and then one fewer
  | 'handLimit'
  | 'spearmanRelief' // stone less for a recruitment with a spearman, and so on
  | 'archerRelief'
  | 'horsemanRelief'
  | 'horsemanDiscount' // gold less for every horseman
  | 'waiver' // resources less for a recruitment, of any kind
  | 'firstSaveDiscount'
  | 'cheapSaves' // soldiers that can be saved for 1 chi less
  | 'extraShot'
  | 'recruitSortie'
  | 'secondRow' // chi for a spearman who attacks there
  | 'winsTies'
  | 'claimSpots'
  | 'wallDiscount'
  | 'barricadeDiscount'
  | 'barricadeHonor'
  | 'boostDiscount'
  | 'freePenance'
  | 'loneClerk' // what a single clerk counts for
  | 'sparesShame' // tokens of a breach a year, each for a chi
  | 'moreTakeBacks' // commands a year that builders of walls take back beyond the first
  | 'sharedMoves' // clerks more that all others together move in a box of one's own command
  | 'anyResource' // resources a year that stand for others where a demand is met
  | 'sharesHarvest'; // others who collect 1 more where one collects

/** A general or an advisor: somebody who lies before a player and does something. */
export interface Talent {
  /** The rule that it is about; its effects cite it. */
  readonly rule: Rule;
  /** What it changes as long as it lies there: a number, or one that depends on the supporters. */
  readonly passives?: Readonly<Partial<Record<Passive, number | ((supporters: number) => number)>>>;
  /** A plain gain, which happens by itself. */
  readonly gains?: Ability;
  /** Something its owner may do, and is asked. */
  readonly may?: Ability;
  /** For bots. Of an advisor: the honor a year that it brings while active; of a general: what he makes of one supporter more. */
  readonly worth: number;
}

export interface General extends Talent {
  /** What he brings along, and how high the tea marker starts. */
  readonly start: Readonly<Goods>;
  readonly tactics: number;
  readonly tea: number;
}

/** One of the two boxes of a tactic. */
interface TacticBox {
  /** What only the holder knows, such as whether it can be paid. */
  can?(g: Table, seat: Seat): boolean;
  does(g: Table, seat: Seat, rule: Rule): void;
}

export interface Tactic {
  readonly rule: Rule;
  /** When it may be played. */
  readonly window: MomentType;
  /** Chi for the stronger box. */
  readonly boost: number;
  /** Whether it could do anything for a seat, as far as everybody knows. */
  could(g: Table, moment: Moment, seat: Seat): boolean;
  readonly basic: TacticBox;
  readonly boosted: TacticBox;
}

/** A box of effects: for the owner of the card, or for each of the others in tea order. Each may call one procedure. */
export interface CommandBox {
  readonly for: 'owner' | 'others';
  does(g: Table, clan: Clan): void;
}

export interface Command {
  readonly rule: Rule;
  readonly boxes: readonly CommandBox[];
  /** Helped by this card of another player on the track. */
  readonly helpedBy: CommandId | null;
}

/** One of the two is drawn for a game; its tea marker starts at the bottom. */
export interface ReedGeneral {
  readonly rule: Rule;
  /** For the supreme commander, whenever the Reed Clan donates. */
  readonly donationHonor: number;
  /** A spearman without a legal target builds a barricade instead. */
  readonly buildsInstead: boolean;
}

/** What the emperor demands. Parts, pledges and gifts are answers; what is `ready` everybody can see. */
export interface Demand {
  readonly rule: Rule;
  /** What must hold on the board, and what the players can be seen to have. */
  ready?(g: Table): boolean;
  /** What each player is asked for, one part after another. */
  parts(g: Table): readonly string[];
  /** What a seat could give for a part, after what it is ready to give already. */
  offers(g: Table, seat: Seat, part: string, given: readonly string[]): readonly string[];
  /** By seat what is given, if all that is offered is enough; else null. */
  met(g: Table, pledges: readonly string[][]): string[][] | null;
  give(g: Table, seat: Seat, what: string): void;
  /** What each player pays, if it is a price. */
  readonly price?: Readonly<Goods>;
}

/** What events change as long as they lie there. Rules ask for the sum; 0 is what holds without any. */
export type Decree =
  | 'marchers' // soldiers at most for a clerk at the logistics center
  | 'recruitWood' // for the first recruit at the barracks
  | 'dust' // no shooting in the section the top horde points to
  | 'advisorGold'
  | 'mortar' // defence less where the wall is highest
  | 'wrath' // lethality more where most hordes are
  | 'donationHonor' // honor less
  | 'boostChi' // chi less
  | 'income'; // less from the highest overseer

export interface EventCard {
  readonly strikes?: (g: Table) => void;
  readonly lasting?: Readonly<Partial<Record<Decree, number>>>;
}

/** What an artifact gives a seat at the end. */
export type Artifact = (g: Pick<Table, 'players' | 'automata' | 'tea'>, seat: Seat) => number;

/** Every card of the game, but for the hordes, which do nothing by themselves. */
export interface Decks {
  readonly generals: Readonly<Record<GeneralId, General>>;
  readonly advisors: Readonly<Record<AdvisorId, Talent>>;
  readonly tactics: Readonly<Record<TacticFace, Tactic>>;
  readonly commands: Readonly<Record<OrderId, Command>>;
  /** Those of Qin Jiushao, who alone has others. */
  readonly qinCommands: Readonly<Record<CommandId, Pick<Command, 'rule' | 'boxes'>>>;
  readonly reedGenerals: Readonly<Record<ReedGeneralId, ReedGeneral>>;
  readonly artifacts: Readonly<Record<ArtifactId, Artifact>>;
  readonly demands: Readonly<Record<DemandId, Demand>>;
  readonly events: Readonly<Record<EventId, EventCard>>;
}

let handed: Decks | null = null;
export function handIn(decks: Decks): void {
  handed = decks;
}
function decks(): Decks {
  if (handed === null) throw new Error('the cards are not handed in: import src/index.ts first');
  return handed;
}

export const general = (id: GeneralId): General => decks().generals[id];
export const advisor = (id: AdvisorId): Talent => decks().advisors[id];
export const tactic = (face: TacticFace): Tactic => decks().tactics[face];
export const command = (id: OrderId): Command => decks().commands[id];
/** GW-SOLO-28: what an order does depends on whose it is. */
export const orderCard = (g: Table, { clan, command: id }: Order): Pick<Command, 'rule' | 'boxes'> =>
  isQin(g, clan) && id !== 'reed' ? decks().qinCommands[id] : decks().commands[id];
export const reedGeneral = (id: ReedGeneralId): ReedGeneral => decks().reedGenerals[id];
export const artifact = (id: ArtifactId): Artifact => decks().artifacts[id];
export const demand = (id: DemandId): Demand => decks().demands[id];
export const eventCard = (id: EventId): EventCard => decks().events[id];
