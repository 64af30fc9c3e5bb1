import { type Core, notes } from '@teahouse/kernel';
import type { Rule } from '../text/en.ts';
import type { LanternId } from './lanterns.ts';

/** The whole game as plain data. */
export interface Table extends Core {
  /** How many rounds the evening has, and which one is played, counted from 1. */
  rounds: number;
  round: number;
  /** Face down. */
  deck: LanternId[];
  /** Lanterns out of the game, face up. */
  out: LanternId[];
  players: Player[];
}

export interface Player {
  hand: LanternId[];
  /** The lantern of this round, once it is shown; it may hang in the row by then. */
  shown: LanternId | null;
  /** Rising numbers. */
  row: LanternId[];
}

export type TableOptions = { rounds: 6 | 4 };

/** What the journal can tell, with its ids. */
export type Notes = {
  draws: [lantern: LanternId];
  hangs: [lantern: LanternId];
  'goes-out': [lantern: LanternId];
  blows: [lantern: LanternId];
};

/** The kernel's journal, narrowed to this game's words. */
export const { note, noteTo } = notes<Notes, Rule>();

/** Every lantern is in exactly one place. */
export function conserved(g: Table): Record<string, unknown> {
  const lanterns = [...g.deck, ...g.out];
  for (const { hand, row } of g.players) lanterns.push(...hand, ...row);
  return { lanterns: lanterns.sort() };
}
