import { call, NOBODY } from '@teahouse/kernel';
import { WALL_LENGTH } from '../cards/actions.ts';
import { MONTHS, SUPER_MONTH } from '../cards/events.ts';
import { note } from '../journal.ts';
import type { Table } from '../table.ts';
import { act, dealActions } from './actions.ts';
import { does, each, procedure } from './book.ts';
import { draft } from './draft.ts';
import { event } from './events.ts';
import { checkLastWall, checkWall, isWallTested } from './great-wall.ts';
import { playCard } from './persons.ts';
import { decay, scoreMonth, scoreYear } from './scoring.ts';
import { superEvents } from './super-events.ts';
import { byTrack } from './vocabulary.ts';

/** The whole game: the opening draft, twelve months, the last reckoning. */
export const year = procedure('year', {
  draft: each(
    g => g.order,
    (g, seat) => call(g, draft, { seat }),
  ),
  months: each(
    () => MONTHS,
    (g, n) => {
      g.month = n;
      call(g, month, {});
    },
  ),
  lastWallCheck: does(g => {
    if (g.house.wall !== 'off' && g.house.wallEnd === 'after-scoring') testLastWall(g);
  }),
  reckon: does(g => scoreYear(g)),
});

/** Chapter 3: action, person, event, scoring. */
export const month = procedure('month', {
  begin: does(g => {
    note(g, 'month', 'YD-ROUND-01', NOBODY, '', g.month);
    if (g.month === SUPER_MONTH && g.superHidden) {
      g.superHidden = false;
      note(g, 'revealed', 'YD-SUPER-SETUP-02', NOBODY, g.superEvent!);
    }
    dealActions(g);
    g.order = byTrack(g);
  }),
  actions: each(
    g => g.order,
    (g, seat) => call(g, act, { seat, group: -1 }),
  ),
  clearActions: does(g => {
    g.groups = [];
    g.order = byTrack(g);
  }),
  persons: each(
    g => g.order.filter(seat => g.month < 12 && g.rulers[seat]!.hand.length > 0),
    (g, seat) => call(g, playCard, { seat }),
  ),
  event: does(g => call(g, event, { owed: [], hungry: [] })),
  checkWall: does(g => {
    if (isWallTested(g)) call(g, checkWall, { needed: g.month });
  }),
  decayBefore: does(g => {
    if (hasSuperEvent(g) && g.house.superDecay === 'twice') decay(g);
  }),
  superEvent: does(g => {
    if (!hasSuperEvent(g)) return;
    note(g, 'super-event', 'YD-SUPER-01', NOBODY, g.superEvent!);
    g.order = byTrack(g);
    superEvents[g.superEvent!](g);
  }),
  lastWallCheck: does(g => {
    if (g.month === 12 && g.house.wall !== 'off' && g.house.wallEnd === 'before-decay') testLastWall(g);
  }),
  decay: does(g => decay(g)),
  score: does(g => scoreMonth(g)),
});

const hasSuperEvent = (g: Table): boolean => g.superEvent !== null && g.month === SUPER_MONTH;

/** YD-WALL-END-01 to YD-WALL-END-03 */
function testLastWall(g: Table): void {
  g.order = byTrack(g);
  call(g, checkLastWall, { needed: WALL_LENGTH });
}
