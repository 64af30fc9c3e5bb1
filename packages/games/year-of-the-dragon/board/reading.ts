import { foresee, NOBODY, type Seat, type SeenCore } from '@teahouse/kernel';
import type { Change } from '../src/foresight/change.ts';
import { palaceId } from '../src/ids.ts';
import { game } from '../src/index.ts';
import { alike, countPersons } from '../src/rules/vocabulary.ts';
import type { Palace } from '../src/table.ts';
import type { SeenRuler, View } from '../src/view.ts';
import type { Phase } from '../text/board/words.ts';

/** What a board reads off a view. Nothing here decides anything. */
export type Seen = View & SeenCore;

export function phaseOf(seen: Seen): Phase {
  if (seen.over) return 'over';
  if (seen.month === 0) return 'draft';
  if (seen.groups.length > 0) return 'actions';
  const procs = seen.stack.map(({ proc }) => proc);
  if (procs.some(proc => proc.startsWith('super/'))) return 'super';
  return procs.includes('persons/card') ? 'persons' : 'event';
}

/** The event of this month has come: what it would do is no longer foresight. */
export const hasStruck = (seen: Seen, month: number): boolean =>
  month === seen.month && ['event', 'super', 'over'].includes(phaseOf(seen));

/** Who is asked, which everybody may see. */
export const actor = (seen: Seen): Seat => foresee(game, seen, null, [], { worlds: 1 }).question?.seat ?? NOBODY;

/** Palaces that are alike are one answer, named by the first of them: any of them may be clicked. */
export function palaceAnswer(ruler: SeenRuler, palace: Palace, options: readonly string[]): string | null {
  const same = ruler.palaces.find(other => options.includes(palaceId(other)) && alike(other, palace));
  return same === undefined ? null : palaceId(same);
}

/** How many storeys are drawn: somebody may live in a palace that has lost a floor, until the month ends. */
export const storeysOf = ({ floors, persons }: Palace): number => Math.max(floors, persons.length);
export const isEmpty = ({ persons }: Palace): boolean => persons.length === 0;

export const countRooms = ({ palaces }: SeenRuler): number => palaces.reduce((sum, { floors }) => sum + floors, 0);
export const isFull = (ruler: SeenRuler): boolean => countRooms(ruler) > 0 && countPersons(ruler) >= countRooms(ruler);
export const handSize = ({ hand }: SeenRuler): number => (typeof hand === 'number' ? hand : hand.length);

type Tone = 'loss' | 'pay' | 'gain' | 'flat';

/** How what is foreseen is marked: persons lost weigh most, then points won, then goods paid. */
export function toneOf(change: Change): Tone {
  if ((change.persons ?? 0) < 0) return 'loss';
  if ((change.points ?? 0) > 0) return 'gain';
  return Object.values(change).some(n => n < 0) ? 'pay' : 'flat';
}

export interface Stretch {
  from: number;
  to: number;
}

const SHORTEST = 16;

/** The part of the person track worth drawing: everybody on it, and room ahead. */
export function stretchOf(spaces: readonly number[]): Stretch {
  const from = Math.max(0, Math.min(...spaces) - 2);
  const to = Math.max(...spaces) + 4;
  return { from, to: Math.max(to, from + SHORTEST) };
}

interface Pile {
  space: number;
  /** From the bottom to the top: who stands on top acts first. */
  seats: Seat[];
}

/** The markers, space by space from behind. */
export function pilesOf(rulers: readonly SeenRuler[]): Pile[] {
  const seats = rulers.map((_, seat) => seat).sort((a, b) => rulers[a]!.arrival - rulers[b]!.arrival);
  const piles = new Map<number, Seat[]>();
  for (const seat of seats) {
    const { track } = rulers[seat]!;
    piles.set(track, [...(piles.get(track) ?? []), seat]);
  }
  return [...piles].map(([space, pile]) => ({ space, seats: pile })).sort((a, b) => a.space - b.space);
}
