import { game } from '@teahouse/games/five-cups';
import type { AnyGame } from '@teahouse/kernel';
import { type PracticeSave, PracticeTable } from '../src/practice/engine.ts';

export const fiveCups = game as unknown as AnyGame;

export const plan: PracticeSave = {
  id: 'practice-1',
  game: 'five-cups',
  seats: 3,
  options: { cups: 3 },
  seed: 'a seed',
  me: 0,
  levels: [null, 'master', 'greedy'],
  startedAt: 1,
  log: [],
};

export const practice = (change: Partial<PracticeSave> = {}): PracticeTable =>
  new PracticeTable(fiveCups, { ...plan, ...change });

/** Everybody who is asked gives the first answer, so often. */
export function playOn(table: PracticeTable, decisions: number): void {
  for (let i = 0; i < decisions && !table.match.over; i++) {
    const [question] = table.match.open();
    table.decide(question!.seat, [question!.options[0]!], question!.ask);
  }
}

/** As it leaves a worker or a server: a view shares its parts with the state, and the state goes on. */
export const sent = (table: PracticeTable) => structuredClone(table.state());
