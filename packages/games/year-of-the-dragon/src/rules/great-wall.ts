import { call, draw, NOBODY, type Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { WALL_LENGTH, type WallTile } from '../cards/actions.ts';
import { note } from '../journal.ts';
import type { Ruler, Table } from '../table.ts';
import { asks, does, each, procedure } from './book.ts';
import { build } from './building.ts';
import { letGo } from './release.ts';
import { advance, gain, score } from './vocabulary.ts';

/** What can be seen of the wall and of the tiles still to build. */
export interface WallSite extends Pick<Table, 'wall'> {
  rulers: readonly Pick<Ruler, 'wall'>[];
}

/** YD-WALL-ACT-04, YD-WALL-ACT-05 */
export const mayBuildWall = (g: WallSite, seat: Seat): boolean =>
  g.wall.length < WALL_LENGTH && g.rulers[seat]!.wall.length > 0;

/** YD-WALL-ACT-01 to YD-WALL-ACT-07: one own tile, chosen or drawn, and its bonus. */
export const buildWall = procedure<{ seat: Seat }>('wall/build', {
  draw: does((g, { seat }) => {
    if (g.house.wall !== 'random') return;
    const tiles = g.rulers[seat]!.wall;
    placeTile(g, seat, tiles[draw(g, tiles.length, 'wall tile')]!);
    return 'leave';
  }),
  choose: asks({
    rule: 'YD-WALL-ACT-02',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => g.rulers[seat]!.wall,
    take: (g, _, tile, seat) => placeTile(g, seat, tile),
  }),
});

export function placeTile(g: Table, seat: Seat, tile: WallTile): void {
  const { wall } = g.rulers[seat]!;
  wall.splice(wall.indexOf(tile), 1);
  g.wall.push(seat);
  note(g, 'builds-wall', 'YD-WALL-ACT-03', seat, tile, g.wall.length);
  bonus[tile](g, seat);
}

/** YD-WALL-ACT-02, YD-WALL-ACT-06: nobody's persons add to it. */
const bonus: Record<WallTile, (g: Table, seat: Seat) => void> = {
  'wall-rice': (g, seat) => gain(g, seat, 'rice', 1, 'YD-WALL-ACT-02'),
  'wall-fireworks': (g, seat) => gain(g, seat, 'fireworks', 1, 'YD-WALL-ACT-02'),
  'wall-floor': (g, seat) => call(g, build, { seat, floors: 1 }),
  'wall-yuan': (g, seat) => gain(g, seat, 'yuan', 2, 'YD-WALL-ACT-02'),
  'wall-track': (g, seat) => advance(g, seat, 3, 'YD-WALL-ACT-02'),
  'wall-points': (g, seat) => score(g, seat, 'wall', 3, 'YD-WALL-ACT-02'),
};

function built({ wall }: Pick<Table, 'wall'>, seat: Seat): number {
  let n = 0;
  for (const owner of wall) if (owner === seat) n++;
  return n;
}

/** YD-WALL-CHECK-01: the Mongols of this month test the wall. */
export const isWallTested = (g: Table): boolean => g.house.wall !== 'off' && g.events[g.month - 1] === 'mongols';

/** YD-WALL-CHECK-01 to YD-WALL-CHECK-05: long enough, and its builders score; else those who built least lose somebody. */
const wallCheck = (label: string, holds: Rule, fails: Rule) =>
  procedure<{ needed: number }>(label, {
    measure: does((g, { needed }) => {
      const { length } = g.wall;
      if (length < needed) {
        note(g, 'wall-fails', fails, NOBODY, '', length);
        return;
      }
      note(g, 'wall-holds', holds, NOBODY, '', length);
      for (const seat of g.order) score(g, seat, 'wall', built(g, seat), holds);
      return 'leave';
    }),
    release: each(
      g => {
        let fewest = WALL_LENGTH;
        for (const seat of g.order) fewest = Math.min(fewest, built(g, seat));
        return g.order.filter(seat => built(g, seat) === fewest);
      },
      (g, seat) => call(g, letGo, { seat, owed: 1, rule: fails }),
    ),
  });

export const checkWall = wallCheck('wall/check', 'YD-WALL-CHECK-02', 'YD-WALL-CHECK-03');

/** YD-WALL-END-01: the last one has a procedure of its own, so that it cites its own rule. */
export const checkLastWall = wallCheck('wall/last-check', 'YD-WALL-END-01', 'YD-WALL-END-01');
