import { type Game, type GameText, type Language, Machine } from '@teahouse/kernel';
import { SUPER_EVENTS } from './cards/events.ts';
import { check, conserved } from './check.ts';
import { clone } from './clone.generated.ts';
import { counts } from './counts.ts';
import { procedures } from './rules/book.ts';
import { places } from './rules/scoring.ts';
import { year } from './rules/year.ts';
import { setup } from './setup.ts';
import { pointsOf, type Table, type TableOptions } from './table.ts';
import { features, tells, value } from './value.ts';
import { fill, scramble, sees, type View } from './view.ts';

export type { Table, TableOptions, View };

/** Options that cannot be played together. */
export type Clash =
  | 'first-drafter-not-seated'
  | 'wall-end-without-wall'
  | 'super-decay-without-super-event'
  | 'eclipse-wall-without-both';

const MAY_BE_ECLIPSE: readonly TableOptions['superEvent'][] = ['random', 'hidden', 'eclipse'];

export const game: Game<Table, View, TableOptions> = {
  id: 'year-of-the-dragon',
  rules: '2026-11',
  seats: { min: 2, max: 5 },
  options: {
    wall: ['off', 'choose', 'random'],
    superEvent: ['off', 'random', 'hidden', ...SUPER_EVENTS],
    openHands: [true, false],
    largePrivilege: [7, 6],
    firstDrafter: ['random', 1, 2, 3, 4, 5],
    wallEnd: ['after-scoring', 'before-decay'],
    superDecay: ['once', 'twice'],
    eclipseWall: ['again', 'once'],
  },
  /** A reading of a rule can only be chosen where that rule is in play. */
  forbids: (options, seats): Clash | null => {
    if (typeof options.firstDrafter === 'number' && options.firstDrafter > seats) return 'first-drafter-not-seated';
    if (options.wall === 'off' && options.wallEnd !== 'after-scoring') return 'wall-end-without-wall';
    if (options.superEvent === 'off' && options.superDecay !== 'once') return 'super-decay-without-super-event';
    if (options.eclipseWall !== 'again' && (options.wall === 'off' || !MAY_BE_ECLIPSE.includes(options.superEvent))) {
      return 'eclipse-wall-without-both';
    }
    return null;
  },
  setup,
  main: year,
  machine: new Machine<Table>(procedures),
  sees,
  fill,
  scramble,
  value,
  features,
  clearLead: 10,
  horizon: 10,
  hearsAnswers: true,
  ladder: {
    whim: 0.2,
    rungs: {
      2: {
        apprentice: { iterations: 3, foresight: 0.25, slips: 7 },
        journeyman: { iterations: 5, foresight: 0.25, slips: 7 },
        expert: { iterations: 12, foresight: 0.5, slips: 5 },
        master: { iterations: 40, foresight: 1, slips: 3 },
      },
      3: {
        apprentice: { iterations: 3, foresight: 0.25, slips: 18 },
        journeyman: { iterations: 4, foresight: 0.25, slips: 9 },
        expert: { iterations: 7, foresight: 0.5, slips: 6 },
        master: { iterations: 24, foresight: 1, slips: 3 },
      },
      4: {
        apprentice: { iterations: 2, foresight: 0.25, slips: 13 },
        journeyman: { iterations: 3, foresight: 0.25, slips: 10 },
        expert: { iterations: 5, foresight: 0.5, slips: 7 },
        master: { iterations: 11, foresight: 1, slips: 3 },
      },
      5: {
        apprentice: { iterations: 2, foresight: 0.25, slips: 16 },
        journeyman: { iterations: 3, foresight: 0.25, slips: 13 },
        expert: { iterations: 5, foresight: 0.5, slips: 7 },
        master: { iterations: 12, foresight: 1, slips: 3 },
      },
    },
  },
  tells,
  counts,
  outcome: g => ({ kind: 'places', places: places(g, pointsOf) }),
  clone,
  check,
  conserved,
  migrations: [],
  renames: {},
};

/** What no rule changes once the table is set up. */
export const cloneHints = { shared: ['house', 'events'] };

/** Loaded when somebody reads that language. */
export const text: Record<Language, () => Promise<GameText>> = {
  en: async () => (await import('../text/en.ts')).text,
  it: async () => (await import('../text/it.ts')).text,
  es: async () => (await import('../text/es.ts')).text,
  de: async () => (await import('../text/de.ts')).text,
};

export const seal = '龙年';

export const box = { minutes: 60, weight: 'medium', age: 12 } as const;
