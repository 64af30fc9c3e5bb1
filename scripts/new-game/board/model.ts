import type { Flight, Preview, ScoreSheet } from '@teahouse/boardkit/contract';
import { type Heard, PASS, type Seat, type SeenCore } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { View } from '../src/view.ts';
import type { BoardWords } from '../text/en.ts';

export type Seen = View & SeenCore;

export const handSize = (hand: readonly LanternId[] | number): number =>
  typeof hand === 'number' ? hand : hand.length;

/** What an answer would do. */
export function preview(seen: Seen, me: Seat, answer: string, say: BoardWords): Preview {
  if (answer === PASS) return { lines: [], warning: null };
  const { hand, row } = seen.players[me]!;
  if (typeof hand === 'number' || !hand.includes(answer as LanternId)) return { lines: [say.blows], warning: null };
  const last = row.at(-1);
  const hangs = last === undefined || numberOf(answer as LanternId) > numberOf(last);
  return { lines: [hangs ? say.hangs(row.length + 1) : say.goesOut], warning: null };
}

/** How what happened moves on the board. */
export function flight({ kind, seat, what }: Heard): Flight | null {
  if (kind === 'hangs') return { sprite: '', from: `player-${seat}`, to: what, label: '+1' };
  if (kind === 'blows') return { sprite: '', from: `player-${seat}`, to: what, label: '−1' };
  return null;
}

export const scores = (seen: Seen, say: BoardWords): ScoreSheet => ({
  rows: [{ name: say.row, points: seen.players.map(({ row }) => row.length) }],
});
