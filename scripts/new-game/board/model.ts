import { flightsBy, fly, type Preview, type ScoreSheet } from '@teahouse/boardkit/contract';
import { PASS, type Question, type SeenCore } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { Notes } from '../src/table.ts';
import type { View } from '../src/view.ts';
import type { Text } from '../text/en.ts';

export type Seen = View & SeenCore;

export const handSize = (hand: readonly LanternId[] | number): number =>
  typeof hand === 'number' ? hand : hand.length;

/** What an answer would do. */
export function preview(seen: Seen, { seat }: Question, answer: string, { board: say }: Text): Preview {
  if (answer === PASS) return { lines: [], warning: null };
  const { hand, row } = seen.players[seat]!;
  if (typeof hand === 'number' || !hand.includes(answer as LanternId)) return { lines: [say.blows], warning: null };
  const last = row.at(-1);
  const hangs = last === undefined || numberOf(answer as LanternId) > numberOf(last);
  return { lines: [hangs ? say.hangs(row.length + 1) : say.goesOut], warning: null };
}

/** How what happened moves on the board. */
export const flight = flightsBy<Notes>({
  hangs: ({ seat, what }) => fly('', `player-${seat}`, what, '+1'),
  blows: ({ seat, what }) => fly('', `player-${seat}`, what, '−1'),
});

export const scores = (seen: Seen, { board: say }: Text): ScoreSheet => ({
  rows: [{ name: say.row, points: seen.players.map(({ row }) => row.length) }],
});
