import { type Game, type GameText, type Language, Machine } from '@teahouse/kernel';
import { DECKS } from './cards/index.ts';
import { check, conserved } from './check.ts';
import { clone } from './clone.generated.ts';
import { counts } from './counts.ts';
import { migrations } from './migrations.ts';
import { procedures } from './rules/book.ts';
import { handIn } from './rules/cards.ts';
import { consequences } from './rules/consequences.ts';
import { places, game as wholeGame } from './rules/game.ts';
import { setup } from './setup.ts';
import type { Table, TableOptions } from './table.ts';
import { features, tells, value } from './value.ts';
import { fill, scramble, sees, type View } from './view.ts';

export type { Table, TableOptions, View };

handIn(DECKS);

export const game: Game<Table, View, TableOptions> = {
  id: 'runewars',
  rules: '2026-11',
  seats: { min: 2, max: 4 },
  options: {
    setup: ['quick', 'book'],
    exploration: [false, true],
    epic: [false, true],
    hexagonsStand: [false, true],
    heroSupport: [false, true],
    heroesMarch: [false, true],
    defenderFirst: [false, true],
    closeRealms: [false, true],
    wildRunes: [false, true],
    mildThreat: [false, true],
  },
  setup,
  main: wholeGame,
  machine: new Machine<Table>(procedures, { consequences }),
  sees,
  fill,
  scramble,
  value,
  features,
  clearLead: 10,
  quiet: (g, ask) => ask === 'orders.choose' && g.season === 'spring',
  // What one misjudges by a point costs a march. A slip costs an army or a season: a master makes none.
  ladder: {
    whim: 0.055,
    newcomer: 0.01,
    rungs: {
      2: { master: { iterations: 25, foresight: 1, slips: 0 } },
      3: { master: { iterations: 200, foresight: 1, slips: 0 } },
      4: { master: { iterations: 675, foresight: 1, slips: 0 } },
    },
  },
  tells,
  counts,
  outcome: g => ({ kind: 'places', places: places(g) }),
  clone,
  check,
  conserved,
  migrations,
  renames: {},
};

/** Loaded when somebody reads that language. */
export const text = {
  en: async () => (await import('../text/en.ts')).text,
  it: async () => (await import('../text/it.ts')).text,
  es: async () => (await import('../text/es.ts')).text,
  de: async () => (await import('../text/de.ts')).text,
} satisfies Record<Language, () => Promise<GameText>>;

export const seal = '符文';

export const box = { minutes: 180, weight: 'heavy', age: 13 } as const;

/** Never changed in place: all copies share them. */
export const cloneHints = { shared: ['house', 'questBox'] };
