import type { Seat } from '@teahouse/kernel';
import { note } from '../journal.ts';
import { FATE } from '../printed/fate.ts';
import { type Attribute, DESTINIES, type Destiny, type HeroId } from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { asks, does, procedure } from './book.ts';
import { discardFate, drawFate } from './fate.ts';
import { heroOf, tested } from './heroes.ts';

/** Fate cards that a hero draws; they lie open. */
export function drawForHero(g: Table, seat: Seat, id: HeroId, n: number): number[] {
  const drawn = drawFate(g, n);
  for (const card of drawn) note(g, 'hero-fate', 'RW-QUEST-02', seat, id, card);
  return drawn;
}

interface Test {
  seat: Seat;
  hero: HeroId;
  attribute: Attribute;
  /** Cards more than the attribute. */
  extra: number;
}

/** RW-QUEST-02, 03: draws for an attribute and gives the destiny of one card of the owner's choice. */
export const test = procedure<Test, 'draw' | 'choose', Destiny>('hero/test', {
  draw: does((g, { seat, hero, attribute, extra }) => {
    drawForHero(g, seat, hero, tested(g, seat, heroOf(g, seat, hero), attribute) + extra);
  }),
  choose: asks({
    rule: 'RW-QUEST-03',
    who: (_, { seat }) => seat,
    options: drawnDestinies,
    otherwise: g => drawnDestinies(g).at(-1)!,
    take: (g, { seat }, destiny) => {
      discardFate(g);
      note(g, 'takes-line', 'RW-QUEST-03', seat, destiny);
      return { gives: destiny };
    },
  }),
});

/** Cards of one destiny are one answer; the best comes last. */
function drawnDestinies(g: Table): Destiny[] {
  const found: Destiny[] = [];
  for (const destiny of DESTINIES) if (g.fateOpen.some(card => FATE[card]!.destiny === destiny)) found.push(destiny);
  return found;
}
