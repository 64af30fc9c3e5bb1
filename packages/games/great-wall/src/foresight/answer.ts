import { type Entry, imagine, type Question, rng, type Seat, type SeenCore, withJournal } from '@teahouse/kernel';
import type { AskLabel } from '../../text/en.ts';
import { type Change, type Threat, threats } from '../forecast.ts';
import { game } from '../index.ts';
import type { NoteKind } from '../journal.ts';
import { debtOf } from '../rules/goods.ts';
import type { View } from '../view.ts';

/** What an answer does at once, as the rules themselves do it, on a table that fits what the seat sees. */
export interface Foresight {
  change: Change;
  /** What is then still to be paid, in wood, stone or gold of one's choice. */
  owes: number;
  /** How the sections would stand then. */
  threats: readonly Threat[];
}

/** Sealed answers do nothing before the last one is given. */
const SEALED: readonly AskLabel[] = ['opening.chooseGeneral', 'opening.appoint', 'autumn.chooseCommands'];

/** What comes after one of these is no longer the answer's doing. */
const NEXT: readonly NoteKind[] = ['season', 'year', 'turn', 'ends'];

/** What a line of the journal changes for whom it tells of. */
const CHANGES: Partial<Record<NoteKind, (entry: Entry) => [keyof Change, number]>> = {
  gains: ({ what, n }) => [what as keyof Change, n],
  pays: ({ what, n }) => [what as keyof Change, -n],
  honor: ({ n }) => ['honor', n],
  shame: () => ['shame', 1],
  atones: () => ['shame', -1],
  draws: () => ['tactics', 1],
  discards: () => ['tactics', -1],
  plays: () => ['tactics', -1],
  recruits: () => ['soldiers', 1],
};

export function foresee(seen: View & SeenCore, question: Question, answer: string): Foresight {
  if (SEALED.includes(question.ask as AskLabel)) return { change: {}, owes: 0, threats: threats(seen) };
  const world = imagine(game, seen, question.seat, rng('foresight'));
  const journal: Entry[] = [];
  withJournal(world, journal, () => game.machine.play(world, question, answer));
  const debt = debtOf(world);
  return {
    change: changeFor(question.seat, journal),
    owes: debt?.seat === question.seat ? debt.owed : 0,
    threats: isNext(journal) ? threats(seen) : threats(world),
  };
}

const isNext = (journal: readonly Entry[]): boolean => journal.some(({ kind }) => NEXT.includes(kind as NoteKind));

/** What the answer itself changes for a seat; what comes to nothing is left out. */
export function changeFor(seat: Seat, journal: readonly Entry[]): Change {
  const change: Change = {};
  for (const entry of journal) {
    const kind = entry.kind as NoteKind;
    if (NEXT.includes(kind)) break;
    const told = entry.seat === seat ? CHANGES[kind]?.(entry) : undefined;
    if (told === undefined) continue;
    const [what, n] = told;
    change[what] = (change[what] ?? 0) + n;
    if (change[what] === 0) delete change[what];
  }
  return change;
}
