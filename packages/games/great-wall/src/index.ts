import { type Game, type GameText, type Language, Machine } from '@teahouse/kernel';
import { DECKS } from './cards/index.ts';
import { check, conserved } from './check.ts';
import { clone } from './clone.generated.ts';
import { counts } from './counts.ts';
import { migrations } from './migrations.ts';
import { clash } from './modes.ts';
import { loseAtOnce } from './rules/alone/end.ts';
import { procedures } from './rules/book.ts';
import { handIn } from './rules/cards.ts';
import { game as wholeGame } from './rules/game.ts';
import { momentProcedures } from './rules/moments.ts';
import { outcome } from './rules/outcome.ts';
import { reactionsOf } from './rules/windows.ts';
import { setup } from './setup.ts';
import type { Table, TableOptions } from './table.ts';
import { features, tells, value } from './value.ts';
import { fill, scramble, sees, type View } from './view.ts';

export type { Table, TableOptions, View };

handIn(DECKS);

export const game: Game<Table, View, TableOptions> = {
  id: 'great-wall',
  rules: '2026-11',
  seats: { min: 1, max: 4 },
  options: {
    edition: [2, 1],
    mode: ['rivals', 'alone', 'together'],
    qinHonor: [0, 50, 100],
    qinAdvisors: [1, 2],
    stores: ['shown', 'hidden'],
  },
  forbids: clash,
  setup,
  main: wholeGame,
  machine: new Machine<Table>([...procedures, ...momentProcedures(reactionsOf(DECKS))], { consequences: loseAtOnce }),
  sees,
  fill,
  scramble,
  value,
  features,
  clearLead: 12,
  horizon: 8,
  quiet: (_, ask) => ask === 'autumn.chooseCommands',
  ladder: {
    whim: 0.45,
    rungs: {
      2: {
        apprentice: { iterations: 1, foresight: 1, slips: 30 },
        journeyman: { iterations: 1, foresight: 1, slips: 17 },
        expert: { iterations: 2, foresight: 1, slips: 7 },
      },
      3: {
        apprentice: { iterations: 1, foresight: 1, slips: 20 },
        journeyman: { iterations: 2, foresight: 1, slips: 8 },
        expert: { iterations: 4, foresight: 1, slips: 4 },
      },
      4: {
        apprentice: { iterations: 1, foresight: 1, slips: 14 },
        journeyman: { iterations: 2, foresight: 1, slips: 8 },
        expert: { iterations: 4, foresight: 1, slips: 4 },
      },
    },
  },
  tells,
  counts,
  outcome,
  clone,
  check,
  conserved,
  migrations,
  renames: { 'autumn/place.reed': 'autumn/place.automaton' },
};

/** What no rule changes once the table is set up. */
export const cloneHints = { shared: ['house', 'artifacts'] };

/** Loaded when somebody reads that language. */
export const text: Record<Language, () => Promise<GameText>> = {
  en: async () => (await import('../text/en.ts')).text,
  it: async () => (await import('../text/it.ts')).text,
  es: async () => (await import('../text/es.ts')).text,
  de: async () => (await import('../text/de.ts')).text,
};

export const seal = '长城';

export const box = { minutes: 150, weight: 'heavy', age: 14 } as const;
