import { call, type Seat } from '@teahouse/kernel';
import { type Person, TILE, type Tile, type Type, YOUNG } from '../cards/persons.ts';
import { note } from '../journal.ts';
import type { Table } from '../table.ts';
import { asks, procedure } from './book.ts';
import { lodge } from './persons.ts';

/** The opening: two young persons of different types, and no pair twice at the table. */
export const draft = procedure<{ seat: Seat }>('draft', {
  chooseFirst: asks({
    rule: 'YD-DRAFT-03',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => {
      const out: Person[] = [];
      for (const first of YOUNG) {
        if (g.stacks[first.id] > 0 && YOUNG.some(second => mayPair(g, seat, first, second))) out.push(first.id);
      }
      return out;
    },
    take: (g, _, person, seat) => takeIn(g, seat, person),
  }),
  chooseSecond: asks({
    rule: 'YD-DRAFT-04',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => {
      const first = TILE[drafted(g, seat)[0]!];
      const out: Person[] = [];
      for (const second of YOUNG) if (mayPair(g, seat, first, second)) out.push(second.id);
      return out;
    },
    why: (g, _, answer, seat) => {
      const tile = TILE[answer as Person];
      const first = TILE[drafted(g, seat)[0]!];
      return tile?.age === 'young' && tile.type !== first.type ? 'YD-DRAFT-04' : 'YD-DRAFT-03';
    },
    take: (g, _, person, seat) => takeIn(g, seat, person),
  }),
});

function takeIn(g: Table, seat: Seat, person: Person): void {
  g.stacks[person]--;
  note(g, 'drafts', 'YD-DRAFT-07', seat, person);
  call(g, lodge, { seat, person });
}

function drafted(g: Table, seat: Seat): Person[] {
  const out: Person[] = [];
  for (const { persons } of g.rulers[seat]!.palaces) out.push(...persons);
  return out;
}

/** YD-DRAFT-03 to YD-DRAFT-05 */
function mayPair(g: Table, seat: Seat, first: Tile, second: Tile): boolean {
  if (first === second || g.stacks[second.id] === 0) return false;
  for (let other = 0; other < g.seats; other++) {
    const pair = other === seat ? [] : drafted(g, other);
    if (pair.length === 2 && has(pair, first.type) && has(pair, second.type)) return false;
  }
  return true;
}

const has = (pair: readonly Person[], type: Type): boolean => pair.some(id => TILE[id].type === type);
