import { call } from '@teahouse/kernel';
import { note } from '../../journal.ts';
import type { Table } from '../../table.ts';
import { area } from '../areas.ts';
import { does, each, procedure } from '../book.ts';
import { take } from '../troops.ts';
import { battleRow, battleRowAfter, battleStart, battleTally, opened } from '../windows.ts';
import { aftermath, won } from './aftermath.ts';
import { canDraw, pass } from './passes.ts';
import { enlist, isDamaged, isRouted, playersOf } from './sides.ts';
import { defend, tally } from './tally.ts';

/** RW-BATTLE-09 */
const ROWS = [1, 2, 3, 4, 5] as const;

/** RW-BATTLE: `g.battle` says who fights for which area. */
export const battle = procedure('battle', {
  marker: does(begin),
  start: does(g => call(g, battleStart, opened(...playersOf(g.battle!)))),
  brokenOff: does(g => {
    if (g.battle!.brokenOff) call(g, aftermath, won(g, 'attacker'));
  }),
  rows: each(
    g => (g.battle === null ? [] : ROWS),
    (g, row: number) => call(g, fightRow, { row }),
  ),
  /** RW-BATTLE-31 */
  development: does(g => {
    if (g.battle === null) return 'leave';
    call(g, defend, {});
  }),
  tallyWindow: does(g => call(g, battleTally, opened(...playersOf(g.battle!)))),
  tally: does(g => call(g, aftermath, won(g, tally(g)))),
});

/** RW-BATTLE-02 to 04: units that are routed already stay where they are and take no part. */
function begin(g: Table): void {
  const { area: at, attacker, defender } = g.battle!;
  if (g.turn !== null) g.turn.battles++;
  note(g, 'attacks', 'RW-BATTLE-02', attacker.seat, '', 0, at);
  const here = area(g, at);
  for (const { unit, standing } of here.troops.slice()) {
    enlist(defender, { unit, standing, routed: 0 });
    take(here, unit, standing, 0);
  }
}

/** RW-BATTLE-10, 17 */
const fightRow = procedure<{ row: number }>('battle/row', {
  before: does((g, { row }) => {
    g.battle!.row = row;
    call(g, battleRow, opened(...playersOf(g.battle!, ({ fighters }) => fighters.some(isRouted))));
  }),
  passes: does(g => {
    const { attacker, defender, row } = g.battle!;
    if (!canDraw(attacker, row) && !canDraw(defender, row)) return;
    call(g, pass, {});
    return 'again';
  }),
  after: does(g =>
    call(g, battleRowAfter, opened(...playersOf(g.battle!, ({ fighters }) => fighters.some(isDamaged)))),
  ),
});
