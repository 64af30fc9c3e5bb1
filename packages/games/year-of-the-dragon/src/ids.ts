import { type Person, TILES } from './cards/persons.ts';
import type { Palace } from './table.ts';

type PalaceId = `palace-${number}`;
/** A person in a palace. Two alike in one palace are one choice. */
type LodgerId = `${PalaceId}/${Person}`;
interface Lodger {
  palace: number;
  person: Person;
}

/** More palaces than anybody can build in a year: every action may give up to eleven floors. */
const MOST = 150;

/** Ids that can be answers are made once; rules look them up and never take them apart. */
const PALACE_IDS: PalaceId[] = [];
const PALACES = new Map<string, number>();
const LODGER_IDS: Record<Person, LodgerId>[] = [];
const LODGERS = new Map<string, Lodger>();
for (let palace = 0; palace < MOST; palace++) {
  const id: PalaceId = `palace-${palace}`;
  PALACE_IDS.push(id);
  PALACES.set(id, palace);
  const ids = {} as Record<Person, LodgerId>;
  for (const { id: person } of TILES) {
    ids[person] = `${id}/${person}`;
    LODGERS.set(ids[person], { palace, person });
  }
  LODGER_IDS.push(ids);
}

export const palaceId = ({ n }: Palace): PalaceId => PALACE_IDS[n]!;
export const palaceNumber = (id: string): number => PALACES.get(id)!;
export const lodgerId = ({ n }: Palace, person: Person): LodgerId => LODGER_IDS[n]![person];
export const lodger = (id: string): Lodger => LODGERS.get(id)!;
