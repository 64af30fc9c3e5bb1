import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { RESOURCES } from '../ids.ts';
import { note } from '../journal.ts';
import { isQin, qinIn, type Table } from '../table.ts';
import { asks, does, each, procedure } from './book.ts';
import { happens } from './moments.ts';
import { atone } from './shame.ts';
import { gain, score, seatsByTea } from './vocabulary.ts';

/** GW-SUMMER-07 */
const CARD_HONOR = 2;

/** Chapter 9. */
export const summer = procedure('summer', {
  begin: does(g => {
    g.season = 'summer';
    note(g, 'season', 'GW-GEN-01', NOBODY, 'summer');
  }),
  income: each(seatsByTea, (g, seat) => {
    for (const resource of RESOURCES) {
      gain(g, seat, resource, g.players[seat]!.overseers[resource]?.level ?? 0, 'GW-SUMMER-02');
    }
    happens(g, 'income', seat);
  }),
  tactics: does(g => happens(g, 'summer')),
  atone: each(seatsByTea, (g, seat) => call(g, atone, { seat, lifted: 0 })),
  clearTrack: does(clearTrack),
  reclaim: each(
    g => seatsByTea(g).filter(seat => g.players[seat]!.pile.length > 0),
    (g, seat) => call(g, reclaim, { seat }),
  ),
});

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
