import * as kernel from '@teahouse/kernel';
import { ITSELF, NOBODY, type Seat } from '@teahouse/kernel';
import type { FavourId } from '../cards/favours.ts';
import { guest } from '../cards/guests.ts';
import { tea } from '../cards/teas.ts';
import { type Happening, note, type Table } from '../table.ts';
import { anyway, asks, procedure } from './book.ts';

/** Chapter 4: a guest who sits down is what favours react to. */
const { raise, procedures, happening } = kernel.events<Table, Happening, FavourId>({
  rule: 'FC-FAVOUR-01',
  around: 'all-pass',
  stages: ['before', ITSELF, 'after'],
  itself: {
    sits: (g, { seat, guest: id }) => {
      const master = g.masters[seat]!;
      const { tip, likes } = guest(id);
      g.present.splice(g.present.indexOf(id), 1);
      master.guests.push(id);
      master.coins.tips += tip;
      note(g, 'sits', 'FC-SIT-01', seat, id, tip);
      if (tea(master.tea!).kind !== likes) return;
      master.coins.praise += 2;
      note(g, 'praises', 'FC-SIT-02', seat, id, 2);
    },
  },
  held: (g, seat) => g.masters[seat]!.favours,
  order: (g, { seat }) => clockwiseFrom(g, seat),
  mayReact: (g, { seat: host }, stage, seat) =>
    g.masters[seat]!.favours.length > 0 && (stage === 'after') === (seat === host),
});
export const reactions = procedures;
/** The guest who is about to sit down, or sits, while favours are played. */
export const sitting = happening;

/** One master's turn to invite. `had` is how many guests sat there before it. */
export const invite = procedure<{ seat: Seat; had: number }>('cup/invite', {
  choose: asks({
    rule: 'FC-INVITE-01',
    who: (g, { seat, had }) => (g.masters[seat]!.guests.length > had ? NOBODY : seat),
    options: g => g.present,
    mayBeEmpty: true,
    otherwise: g => generous(g),
    take: (g, _, id, seat) => {
      note(g, 'invites', 'FC-INVITE-01', seat, id);
      raise(g, { type: 'sits', seat, guest: id });
      return 'again';
    },
  }),
  goWithout: anyway((g, { seat, had }) => {
    if (g.masters[seat]!.guests.length === had) note(g, 'finds-nobody', 'FC-INVITE-02', seat);
  }),
});

function clockwiseFrom(g: Table, first: Seat): Seat[] {
  return g.masters.map((_, i) => (first + i) % g.seats);
}

const generous = (g: Table) => g.present.reduce((a, b) => (guest(b).tip > guest(a).tip ? b : a));
