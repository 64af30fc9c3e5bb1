import { PASS, type Seat } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../lanterns.ts';
import { note, type Table } from '../table.ts';
import { anyway, asks, atOnce, procedure } from './book.ts';

/** Chapter 3: one round. */
export const round = procedure('round', {
  show: atOnce({
    rule: 'PL-SHOW-01',
    all: g => g.players.map((_, seat) => seat),
    options: (g, _, seat) => g.players[seat]!.hand,
    otherwise: (g, _, seat) => g.players[seat]!.hand[0]!,
    take: (g, _, id, seat) => {
      const player = g.players[seat]!;
      player.hand.splice(player.hand.indexOf(id), 1);
      player.shown = id;
      if (isHigher(id, player.row)) {
        player.row.push(id);
        note(g, 'hangs', 'PL-SHOW-02', seat, id);
      } else {
        g.out.push(id);
        note(g, 'goes-out', 'PL-SHOW-03', seat, id);
      }
    },
  }),
  blow: asks({
    rule: 'PL-WIND-01',
    who: highest,
    options: blowable,
    otherwise: () => PASS,
    take: (g, _, answer, seat) => {
      if (answer === PASS) return;
      g.players.find(({ row }) => row.at(-1) === answer)!.row.pop();
      g.out.push(answer);
      note(g, 'blows', 'PL-WIND-01', seat, answer);
    },
  }),
  clear: anyway(g => {
    for (const player of g.players) player.shown = null;
  }),
});

export const isHigher = (id: LanternId, row: readonly LanternId[]): boolean =>
  row.length === 0 || numberOf(id) > numberOf(row.at(-1)!);

/** Who showed the highest lantern; no two are equal. */
function highest(g: Table): Seat {
  const shown = g.players.map(player => numberOf(player.shown!));
  return shown.indexOf(Math.max(...shown));
}

/** The last lanterns of the others' rows. */
function blowable(g: Table, _: object, me: Seat): (LanternId | typeof PASS)[] {
  const found: (LanternId | typeof PASS)[] = [PASS];
  g.players.forEach(({ row }, seat) => {
    if (seat !== me && row.length > 0) found.push(row.at(-1)!);
  });
  return found;
}
