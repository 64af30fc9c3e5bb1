import type { Noun, Place } from '@teahouse/kernel';
import type { Resource, SectionId, Troop } from '../src/ids.ts';
import type { LocationId } from '../src/printed/board.ts';
import type { Automaton } from '../src/table.ts';

/** Whoever acts: a player by name, or a clan that nobody plays. */
export interface Actor {
  /** At the beginning of a sentence. */
  subject: string;
  /** Whose something is: 'Ada’s', 'di Ada'. */
  of: string;
  to: string;
}

/** A section of the wall. */
export interface Section extends Place {
  the: string;
  of: string;
}

/** What can be counted in sentences. */
type Counted = Resource | 'honor' | 'shame' | 'tactics' | 'soldiers' | 'clerks' | 'defence' | 'power';

/** The nouns of one language. */
export interface Forms {
  locations: Readonly<Record<LocationId, Noun>>;
  sections: Readonly<Record<SectionId, Section>>;
  troops: Readonly<Record<Troop, Noun>>;
  resources: Readonly<Record<Resource, string>>;
  amount: Readonly<Record<Counted, (n: number) => string>>;
  player: (name: string) => Actor;
  automata: Readonly<Record<Automaton['name'], Actor>>;
}
