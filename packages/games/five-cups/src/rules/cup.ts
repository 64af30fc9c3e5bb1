import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { tea } from '../cards/teas.ts';
import { drawFavour } from '../draw.ts';
import { note, type Table } from '../table.ts';
import { atOnce, does, each, procedure } from './book.ts';
import { invite } from './invite.ts';

/** Chapter 3: one round. */
export const cup = procedure('cup', {
  arrive: does(g => {
    for (let i = 0; i <= g.seats; i++) {
      const guest = g.guestDeck.pop()!;
      g.present.push(guest);
      note(g, 'arrives', 'FC-ARRIVE-01', NOBODY, guest);
    }
  }),
  brew: atOnce({
    rule: 'FC-BREW-01',
    all: g => g.masters.map((_, seat) => seat),
    options: (g, _, seat) => g.masters[seat]!.hand,
    otherwise: (g, _, seat) => weakest(g, seat),
    take: (g, _, id, seat) => {
      const master = g.masters[seat]!;
      master.hand.splice(master.hand.indexOf(id), 1);
      master.tea = id;
      note(g, 'brews', 'FC-BREW-02', seat, id);
    },
  }),
  invite: each(byStrength, (g, seat) => call(g, invite, { seat, had: g.masters[seat]!.guests.length })),
  goHome: does(g => {
    for (const guest of g.present) note(g, 'goes-home', 'FC-HOME-01', NOBODY, guest);
    g.home.push(...g.present.splice(0));
  }),
  thankTheLast: does(g => {
    if (g.favourDeck.length > 0) drawFavour(g, byStrength(g).at(-1)!, 'FC-LAST-01');
  }),
  clear: does(g => {
    for (const master of g.masters) {
      g.poured.push(master.tea!);
      master.tea = null;
    }
  }),
});

/** FC-INVITE-01. No two teas are equally strong. */
function byStrength(g: Table): Seat[] {
  const strength = (seat: Seat): number => tea(g.masters[seat]!.tea!).strength;
  return g.masters.map((_, seat) => seat).sort((a, b) => strength(b) - strength(a));
}

function weakest(g: Table, seat: Seat) {
  const { hand } = g.masters[seat]!;
  return hand.reduce((a, b) => (tea(b).strength < tea(a).strength ? b : a));
}
