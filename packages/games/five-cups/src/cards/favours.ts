import { cancel, type Reaction } from '@teahouse/kernel';
import { drawTea } from '../draw.ts';
import { type Happening, note, type Table } from '../table.ts';

export type Face = 'gossip' | 'sweets' | 'gift';
export type FavourId = `${Face}-${number}`;
interface Favour {
  face: Face;
  reactions: readonly Reaction<Table, Happening, FavourId>[];
}

/** Before a guest sits down at another master's table: the guest goes home instead. */
const gossip: Favour = {
  face: 'gossip',
  reactions: [
    {
      on: 'sits',
      stage: 'before',
      forced: false,
      when: (_g, sits, me) => sits.seat !== me.owner,
      does: (g, sits, me) => {
        spend(g, me.owner, me.card);
        note(g, 'gossips', 'FC-FAVOUR-03', me.owner, sits.guest, sits.seat, me.card);
        g.present.splice(g.present.indexOf(sits.guest), 1);
        g.home.push(sits.guest);
        cancel(g, sits);
      },
    },
  ],
};

/** After a guest sat down at your table: 2 coins. */
const sweets: Favour = {
  face: 'sweets',
  reactions: [
    {
      on: 'sits',
      stage: 'after',
      forced: false,
      when: (_g, sits, me) => sits.seat === me.owner,
      does: (g, _sits, me) => {
        spend(g, me.owner, me.card);
        g.masters[me.owner]!.coins.sweets += 2;
        note(g, 'sweetens', 'FC-FAVOUR-04', me.owner, me.card, 2);
      },
    },
  ],
};

/** After a guest sat down at your table: draw a tea. */
const gift: Favour = {
  face: 'gift',
  reactions: [
    {
      on: 'sits',
      stage: 'after',
      forced: false,
      when: (g, sits, me) => sits.seat === me.owner && g.teaDeck.length > 0,
      does: (g, _sits, me) => {
        spend(g, me.owner, me.card);
        drawTea(g, me.owner, 'FC-FAVOUR-05');
      },
    },
  ],
};

/** FC-FAVOUR-02 */
function spend(g: Table, seat: number, card: FavourId): void {
  const { favours } = g.masters[seat]!;
  favours.splice(favours.indexOf(card), 1);
  g.spent.push(card);
}

/** FC-COMP-03 */
const COPIES = [
  { favour: gossip, copies: 5 },
  { favour: sweets, copies: 4 },
  { favour: gift, copies: 3 },
];

export const FAVOURS: Readonly<Record<FavourId, Favour>> = {};
for (const { favour, copies } of COPIES) {
  for (let i = 1; i <= copies; i++) (FAVOURS as Record<FavourId, Favour>)[`${favour.face}-${i}`] = favour;
}
export const FAVOUR_IDS = Object.keys(FAVOURS) as FavourId[];
