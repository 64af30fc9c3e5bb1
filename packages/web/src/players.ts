import type { TablePlayer } from '@teahouse/boardkit/contract';
import type { Seat } from '@teahouse/kernel';
import type { Person } from '@teahouse/protocol';
import type { Text } from '../text/en.ts';
import { COLOURS, type Colour, type Seated, type Table } from './colours.ts';

/** How everybody at a table is called and drawn. Two people who like the same colour still sit in different ones. */
export function playersOf(
  { seats, mySeat }: Pick<Table, 'seats' | 'mySeat'>,
  text: Text,
  me?: Pick<Person, 'name' | 'colour'> | null,
): TablePlayer[] {
  // At a practice table nobody has told who I am.
  const known = seats.map(({ seat, person }) => person ?? (seat === mySeat ? (me ?? null) : null));
  const colours = coloursOf(known);
  return seats.map(seated => ({
    seat: seated.seat,
    name: known[seated.seat]?.name ?? nameOf(seated, mySeat, text),
    colour: colours[seated.seat]!,
  }));
}

function nameOf({ seat, bot, invite }: Seated, mySeat: Seat | null, text: Text): string {
  if (seat === mySeat) return text.common.nameless;
  if (bot !== null) return text.botNames[seat % text.botNames.length]!;
  return invite ? text.room.byLink : text.room.free;
}

/** Who sits first chooses first; everybody else takes what is left, in the order of the colours. */
function coloursOf(people: readonly (Pick<Person, 'colour'> | null)[]): Colour[] {
  const taken = new Set<Colour>();
  const given: (Colour | null)[] = people.map(person => {
    const wanted = person?.colour;
    if (wanted === undefined || taken.has(wanted)) return null;
    taken.add(wanted);
    return wanted;
  });
  return given.map((colour, seat) => {
    const mine = colour ?? COLOURS.find(each => !taken.has(each)) ?? COLOURS[seat % COLOURS.length]!;
    taken.add(mine);
    return mine;
  });
}
