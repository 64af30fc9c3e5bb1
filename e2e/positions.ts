import { game as cups } from '@teahouse/games/five-cups';
import { type Table as WallTable, game as wall } from '@teahouse/games/great-wall';
import { type Table as RunesTable, game as runes } from '@teahouse/games/runewars';
import { type Table as DragonTable, game as dragon } from '@teahouse/games/year-of-the-dragon';
import type { Page } from 'playwright-core';
import { sitterAt } from './moments.ts';
import { isBetweenSeats, kindsInRows, scholarly, warlike } from './runewars.ts';

const atDragon = sitterAt(dragon, { wall: 'choose', superEvent: 'random' });
const atWall = sitterAt(wall, { edition: 2 });
const atRunes = sitterAt(runes, {}, warlike);
const atStudies = sitterAt(runes, {}, scholarly);
const atCups = sitterAt(cups, {});

const SUNRISE = { wall: 'choose', superEvent: 'sunrise' } as const;
const ALONE = { edition: 2, mode: 'alone', qinHonor: 100, qinAdvisors: 2 } as const;
const TOGETHER = { edition: 2, mode: 'together' } as const;

type Options = readonly string[];

/** Moments of every game that fill its table, with the largest offers there are. */
export const POSITIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'dragon-group': page =>
    atDragon(page, { ask: 'actions/act.chooseGroup', seats: 3, holds: (g: DragonTable) => g.month > 6 }),
  'dragon-group-5': page => atDragon(page, { ask: 'actions/act.chooseGroup', seats: 5 }),
  'dragon-group-2': page =>
    atDragon(page, { ask: 'actions/act.chooseGroup', seats: 2, holds: (g: DragonTable) => g.month > 9 }),
  'dragon-late-5': page =>
    atDragon(page, { ask: 'actions/act.chooseGroup', seats: 5, holds: (g: DragonTable) => g.month > 9 }),
  'dragon-floor': page =>
    atDragon(page, { ask: 'actions/build.placeFloor', seats: 5, holds: (g: DragonTable) => g.month > 5 }),
  'dragon-card': page => atDragon(page, { ask: 'persons/card.play', seats: 2 }),
  'dragon-wild': page =>
    atDragon(page, { ask: 'persons/tile.choose', seats: 3, holds: (_, options: Options) => options.length >= 15 }),
  'dragon-draft': page => atDragon(page, { ask: 'draft.chooseFirst', seats: 5 }),
  'dragon-wall': page => atDragon(page, { ask: 'wall/build.choose', seats: 3 }),
  'dragon-sunrise': page => atDragon(page, { ask: 'super/sunrise.choose', seats: 5, options: SUNRISE }),
  'dragon-release': page => atDragon(page, { ask: 'release.choose', seats: 3, holds: (_, o) => o.length > 4 }),
  'wall-general': page => atWall(page, { ask: 'opening.chooseGeneral', seats: 4 }),
  'wall-command': page => atWall(page, { ask: 'autumn.chooseCommands', seats: 3, holds: (g: WallTable) => g.year > 2 }),
  'wall-clerk': page => atWall(page, { ask: 'clerks/move.choose', seats: 4, holds: g => g.year > 2 }),
  'wall-recruit': page => atWall(page, { ask: 'recruit.hire', seats: 3, holds: (_, o) => o.length > 13 }),
  'wall-pay': page => atWall(page, { ask: 'goods/settle.pay', seats: 3, holds: (_, o) => o.length > 13 }),
  'wall-hire': page => atWall(page, { ask: 'location/hire.choose', seats: 2, holds: (_, o) => o.length > 5 }),
  'wall-clerk-2': page => atWall(page, { ask: 'clerks/move.choose', seats: 2, holds: g => g.year > 3 }),
  'wall-strike': page => atWall(page, { ask: 'attack/strike.shoot', seats: 4, holds: (_, o) => o.length > 3 }),
  'wall-alone-command': page => atWall(page, { ask: 'autumn.chooseCommands', seats: 1, options: ALONE }),
  'wall-alone-place': page =>
    atWall(page, { ask: 'autumn/place.choose', seats: 1, options: ALONE, holds: g => g.year > 2 }),
  'wall-demand': page => atWall(page, { ask: 'together/pledge.choose', seats: 4, options: TOGETHER }),
  'wall-together-4': page =>
    atWall(page, { ask: 'clerks/move.choose', seats: 4, options: TOGETHER, holds: g => g.year > 2 }),
  'wall-alone': page =>
    atWall(page, {
      ask: 'clerks/move.choose',
      seats: 1,
      options: { edition: 2, mode: 'alone' },
      holds: g => g.year > 1,
    }),
  'wall-together': page =>
    atWall(page, { ask: 'clerks/move.choose', seats: 3, options: { edition: 2, mode: 'together' } }),
  'wall-agree': page =>
    atWall(page, { ask: 'together/wish.choose', seats: 4, options: { edition: 2, mode: 'together' } }),
  'runes-order': page => atRunes(page, { ask: 'orders.choose', seats: 4, holds: (g: RunesTable) => g.year > 1 }),
  'runes-march': page => atRunes(page, { ask: 'mobilize.move', seats: 3, holds: (_, o) => o.length > 5 }),
  'runes-battle': page =>
    atRunes(page, { ask: 'battle/damage.choose', seats: 3, holds: g => isBetweenSeats(g) && g.battle!.row > 1 }),
  'runes-battle-large': page =>
    atRunes(page, {
      ask: 'battle/damage.choose',
      seats: 3,
      holds: ({ battle }) =>
        battle!.row > 2 && battle!.attacker.fighters.length + battle!.defender.fighters.length > 11,
    }),
  'runes-battle-full': page =>
    atRunes(page, {
      ask: 'battle/damage.choose',
      seats: 4,
      holds: g => {
        const kinds = kindsInRows(g);
        return g.battle!.row > 1 && kinds.every(n => n > 0) && kinds.some(n => n > 1);
      },
    }),
  'runes-duel': page => atRunes(page, { ask: 'duel/special.choose', seats: 3 }),
  'runes-retreat': page => atRunes(page, { ask: 'retreat.choose', seats: 3 }),
  'runes-quest': page => atRunes(page, { ask: 'hero/test.choose', seats: 3 }),
  'runes-hand': page => atStudies(page, { ask: 'hand/tactics.discard', seats: 4, holds: (_, o) => o.length > 8 }),
  'runes-activate': page =>
    atStudies(page, {
      ask: 'mobilize.activate',
      seats: 3,
      holds: ({ players: [mine] }: RunesTable, o) => mine!.tactics.length > 8 && o.length > 20,
    }),
  'runes-tile': page => atRunes(page, { ask: 'setup/tile.place', seats: 4, options: { setup: 'book' } }),

  'cups-brew': page => atCups(page, { ask: 'cup.brew', seats: 4 }),
  'cups-guest': page => atCups(page, { ask: 'cup/invite.choose', seats: 4, holds: (_, o) => o.length > 3 }),
};
