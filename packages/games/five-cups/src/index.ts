import { type Game, type GameText, type Language, Machine } from '@teahouse/kernel';
import { FAVOURS } from './cards/favours.ts';
import { clone } from './clone.generated.ts';
import { counts } from './counts.ts';
import { procedures } from './rules/book.ts';
import { evening, places } from './rules/evening.ts';
import { reactions } from './rules/invite.ts';
import { setup } from './setup.ts';
import { conserved, type Table, type TableOptions } from './table.ts';
import { features, value } from './value.ts';
import { fill, scramble, sees, type View } from './view.ts';

export type { Table, TableOptions, View };

export const game: Game<Table, View, TableOptions> = {
  id: 'five-cups',
  rules: '2026-11',
  seats: { min: 2, max: 4 },
  options: { cups: [5, 3], favours: [true, false] },
  setup,
  main: evening,
  machine: new Machine<Table>([...procedures, ...reactions(FAVOURS)]),
  sees,
  fill,
  scramble,
  value,
  features,
  clearLead: 4,
  horizon: 2,
  ladder: {
    whim: 1.5,
    rungs: {
      2: {
        apprentice: { iterations: 3, foresight: 0.25, slips: 15 },
        journeyman: { iterations: 5, foresight: 0.5, slips: 10 },
        expert: { iterations: 12, foresight: 0.75, slips: 6 },
        master: { iterations: 25, foresight: 1, slips: 3 },
      },
      3: {
        apprentice: { iterations: 3, foresight: 0.25, slips: 20 },
        journeyman: { iterations: 10, foresight: 0.25, slips: 12 },
        expert: { iterations: 60, foresight: 0.75, slips: 6 },
        master: { iterations: 300, foresight: 1, slips: 2 },
      },
      4: {
        apprentice: { iterations: 3, foresight: 0.25, slips: 20 },
        journeyman: { iterations: 10, foresight: 0.25, slips: 12 },
        expert: { iterations: 70, foresight: 0.75, slips: 6 },
        master: { iterations: 675, foresight: 1, slips: 3 },
      },
    },
  },
  counts,
  outcome: g => ({ kind: 'places', places: places(g) }),
  conserved,
  clone,
  migrations: [],
  renames: {},
};

/** Loaded when somebody reads that language. */
export const text: Record<Language, () => Promise<GameText>> = {
  en: async () => (await import('../text/en.ts')).text,
  it: async () => (await import('../text/it.ts')).text,
  es: async () => (await import('../text/es.ts')).text,
  de: async () => (await import('../text/de.ts')).text,
};

export const seal = '五茶';

export const box = { minutes: 15, weight: 'light', age: 8 } as const;
