import { SECTIONS } from '../ids.ts';
import { HORDE } from '../printed/hordes.ts';
import { defenceIn, defenceOf } from '../rules/battle.ts';
import { decree, lethality } from '../rules/vocabulary.ts';
import type { View } from '../view.ts';

/** What events and hordes do to one section beyond what is printed there. */
export interface Bite {
  what: 'dust' | 'mortar' | 'sappers' | 'wrath';
  n: number;
}

type Seen = Pick<View, 'sections' | 'together' | 'hordeDeck' | 'year'> & { seats: number };

export function bitesIn(seen: Seen, section: number): Bite[] {
  if (seen.together === null) return [];
  const here = seen.sections[section]!;
  const undermined = here.hordes.reduce((sum, { id }) => sum + (HORDE[id].ability.undermines ?? 0), 0);
  // Lethality is the same everywhere, but for one section.
  const usual = Math.min(...SECTIONS.map((_, at) => lethality(seen, at)));
  const bites: Bite[] = [
    { what: 'dust', n: seen.hordeDeck.points === section ? decree(seen, 'dust') : 0 },
    { what: 'mortar', n: defenceOf(here) - defenceIn(seen, section) },
    { what: 'sappers', n: Math.min(here.wall, undermined) },
    { what: 'wrath', n: lethality(seen, section) - usual },
  ];
  return bites.filter(({ n }) => n > 0);
}
