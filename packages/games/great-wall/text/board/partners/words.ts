import type { Bite } from '../../../src/foresight/bites.ts';
import type { Need } from '../../../src/foresight/demands.ts';

/** What the board says only where all play together. */
export interface PartnersWords {
  // Demands
  demands: string;
  demandHelp: string;
  fulfilled: (n: number, of: number) => string;
  /** How a demand stands, in two or three words. */
  allCan: string;
  youLack: (n: number) => string;
  lacks: (who: string, n: number) => string;
  hidden: string;
  notYet: string;
  needs: Record<Need['what'], (has: number, of: number) => string>;
  gives: string;
  keeps: string;

  // Agreements
  agreement: string;
  round: (n: number, of: number) => string;
  elseTea: string;
  elseFirst: string;
  leading: (what: string) => string;
  agree: string;
  propose: string;
  asProposed: string;
  youWant: string;
  /** The place a clan had in the proposal. */
  was: (n: number) => string;
  moves: Record<'earlier' | 'later', (who: string) => string>;
  agrees: string;
  thinks: string;
  wants: (what: string) => string;
  /** Who wants the same as the answer that is pointed at; and that nobody does. */
  wantIt: (who: string) => string;
  nobodyWants: string;
  settles: string;

  // Events, shame, hordes
  events: string;
  lasting: string;
  atOnce: string;
  bites: Record<Bite['what'], (n: number) => string>;
  supply: (left: number, all: number) => string;
  dues: (breaches: number, demands: number) => string;
  shameLeft: string;
  lose: string;
  trophyHonor: (n: number) => string;
  /** Of the stores of partners. */
  shown: string;
}
