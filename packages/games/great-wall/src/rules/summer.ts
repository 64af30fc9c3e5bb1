import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { type Goods, RESOURCES, type Resource } from '../ids.ts';
import { note } from '../journal.ts';
import { type LocationId, PRODUCTION, SOURCE_OF } from '../printed/board.ts';
import { HORDE } from '../printed/hordes.ts';
import { isQin, qinIn, type Table } from '../table.ts';
import { asks, does, each, procedure } from './book.ts';
import { happens } from './moments.ts';
import { atone } from './shame.ts';
import { agree } from './together/agreement.ts';
import { decree, gain, score, seatsByTea } from './vocabulary.ts';

/** GW-SUMMER-07 */
const CARD_HONOR = 2;

/** Chapter 9. */
export const summer = procedure('summer', {
  begin: does(g => {
    g.season = 'summer';
    if (g.together !== null) g.together.stripped = [];
    note(g, 'season', 'GW-GEN-01', NOBODY, 'summer');
  }),
  strip: each(locusts, g => call(g, strip, { got: null })),
  income: each(seatsByTea, (g, seat) => {
    const { overseers } = g.players[seat]!;
    const less = lessIncome(g, seat);
    for (const resource of RESOURCES)
      gain(g, seat, resource, (overseers[resource]?.level ?? 0) - less[resource], 'GW-SUMMER-02');
    happens(g, 'income', seat);
  }),
  tactics: does(g => happens(g, 'summer')),
  atone: each(seatsByTea, (g, seat) => call(g, atone, { seat, lifted: 0 })),
  clearTrack: does(clearTrack),
  /** GW-COOP-35: not where all play together. */
  reclaim: each(
    g => (g.together === null ? seatsByTea(g).filter(seat => g.players[seat]!.pile.length > 0) : []),
    (g, seat) => call(g, reclaim, { seat }),
  ),
});

/** Locust Bands at the wall, where there is anything to strip. */
function locusts(g: Table): number[] {
  const out: number[] = [];
  const isWorked = g.players.some(({ overseers }) => RESOURCES.some(resource => overseers[resource] !== null));
  if (!isWorked) return out;
  for (const { hordes } of g.sections) {
    for (const { id } of hordes) for (let i = 0; i < (HORDE[id].ability.strips ?? 0); i++) out.push(i);
  }
  return out;
}

const strip = procedure<{ got: string | null }>('together/strip', {
  agree: does((g, v) => agree(g, v, 'strip', '', seatsByTea(g), PRODUCTION)),
  strip: does((g, { got }) => {
    g.together!.stripped.push(got as LocationId);
    note(g, 'strips', 'GW-COMP-35', NOBODY, got as LocationId);
  }),
});

/** What hordes and events take from a seat's income: from stripped locations, and from its highest overseer. */
function lessIncome(g: Table, seat: Seat): Goods {
  const less: Goods = { wood: 0, stone: 0, gold: 0, chi: 0 };
  if (g.together === null) return less;
  for (const resource of RESOURCES)
    less[resource] = g.together.stripped.filter(location => location === SOURCE_OF[resource]).length;
  const level = (resource: Resource): number => g.players[seat]!.overseers[resource]?.level ?? 0;
  const highest = RESOURCES.reduce((best, resource) => (level(resource) > level(best) ? resource : best));
  less[highest] += Math.max(0, Math.min(decree(g, 'income'), level(highest) - less[highest] - 1));
  return less;
}

/** GW-SUMMER-06 */
function clearTrack(g: Table): void {
  for (let space = 0; space < g.track.length; space++) {
    const order = g.track[space]!;
    g.track[space] = null;
    if (order === null || order.command === 'reed') continue;
    (isQin(g, order.clan) ? qinIn(g)! : g.players[order.clan]!).pile.push(order.command);
  }
}

const reclaim = procedure<{ seat: Seat }>('summer/reclaim', {
  choose: asks({
    rule: 'GW-SUMMER-07',
    who: (_, { seat }) => seat,
    options: () => ['take-back', 'honor'],
    otherwise: () => 'take-back',
    take: (g, _, answer, seat) => {
      const player = g.players[seat]!;
      if (answer === 'honor') {
        score(g, seat, 'commands', CARD_HONOR * player.pile.length, 'GW-SUMMER-07');
        return;
      }
      // GW-SUMMER-08: Betrayal never comes back.
      const back = player.pile.filter(command => command !== 'betrayal');
      player.pile = player.pile.filter(command => command === 'betrayal');
      for (const command of back) player.hand.push(command);
      note(g, 'takes-back', 'GW-SUMMER-07', seat, '', back.length);
      happens(g, 'reclaimed', seat, '', back.length);
    },
  }),
});
