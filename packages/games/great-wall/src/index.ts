import { type Game, type GameText, type Language, Machine } from '@teahouse/kernel';
import { DECKS } from './cards/index.ts';
import { check, conserved } from './check.ts';
import { clone } from './clone.generated.ts';
import { migrations } from './migrations.ts';
import { abilityProcedures } from './rules/abilities.ts';
import { attackProcedures } from './rules/attack.ts';
import { autumnProcedures } from './rules/autumn.ts';
import { handIn } from './rules/cards.ts';
import { moveClerks } from './rules/clerks.ts';
import { boxProcedures } from './rules/command-boxes.ts';
import { defeatProcedures } from './rules/defeat.ts';
import { places, game as wholeGame, years } from './rules/game.ts';
import { goodsProcedures } from './rules/goods.ts';
import { academyProcedures } from './rules/locations/academy.ts';
import { activationProcedures } from './rules/locations/activate.ts';
import { campProcedures } from './rules/locations/builders-camp.ts';
import { embassyProcedures } from './rules/locations/embassy.ts';
import { logisticsProcedures } from './rules/locations/logistics.ts';
import { productionProcedures } from './rules/locations/production.ts';
import { teaHouseProcedures } from './rules/locations/tea-house.ts';
import { momentProcedures } from './rules/moments.ts';
import { opening } from './rules/opening.ts';
import { recruit } from './rules/recruit.ts';
import { reedProcedures } from './rules/reed.ts';
import { shameProcedures } from './rules/shame.ts';
import { spring } from './rules/spring.ts';
import { summerProcedures } from './rules/summer.ts';
import { tacticProcedures } from './rules/tactics.ts';
import { reactionsOf } from './rules/windows.ts';
import { winterProcedures } from './rules/winter.ts';
import { setup } from './setup.ts';
import type { Table, TableOptions } from './table.ts';
import { tells, value } from './value.ts';
import { fill, scramble, sees, type View } from './view.ts';

export type { Table, TableOptions, View };

handIn(DECKS);

export const game: Game<Table, View, TableOptions> = {
  id: 'great-wall',
  rules: '2026-11',
  seats: { min: 2, max: 4 },
  options: { edition: [2, 1] },
  setup,
  main: wholeGame,
  machine: new Machine<Table>([
    wholeGame,
    years,
    opening,
    spring,
    ...summerProcedures,
    ...autumnProcedures,
    ...boxProcedures,
    moveClerks,
    ...goodsProcedures,
    ...activationProcedures,
    ...productionProcedures,
    recruit,
    ...attackProcedures,
    ...campProcedures,
    ...logisticsProcedures,
    ...teaHouseProcedures,
    ...embassyProcedures,
    ...academyProcedures,
    ...reedProcedures,
    ...tacticProcedures,
    ...abilityProcedures,
    ...winterProcedures,
    ...defeatProcedures,
    ...shameProcedures,
    ...momentProcedures(reactionsOf(DECKS)),
  ]),
  sees,
  fill,
  scramble,
  value,
  clearLead: 12,
  horizon: 8,
  tells,
  outcome: g => ({ kind: 'places', places: places(g) }),
  clone,
  check,
  conserved,
  migrations,
  renames: {},
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
