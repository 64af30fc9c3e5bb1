import type { Table } from '@teahouse/games/runewars';
import type { Question, Seat } from '@teahouse/kernel';
import { distance } from '@teahouse/kernel/hex';
import { placeOf } from '../packages/games/runewars/src/map.ts';
import { AREAS, type AreaId } from '../packages/games/runewars/src/printed/ids.ts';
import { UNIT } from '../packages/games/runewars/src/printed/units.ts';
import { comersTo } from '../packages/games/runewars/src/rules/movement.ts';
import type { Chooses } from './moments.ts';

const MARCHES = ['mobilize', 'conquer'];
export const isArea = (id: string): id is AreaId => (AREAS as readonly string[]).includes(id);

/** How far an area is from the nearest army of somebody else. */
function farFromFoes(g: Table, seat: Seat, id: AreaId): number {
  const { hex } = placeOf(g, id);
  const foes = g.areas.filter(({ holder, troops }) => holder >= 0 && holder !== seat && troops.length > 0);
  return Math.min(...foes.map(here => distance(hex, placeOf(g, here.id).hex)));
}

/** How much nearer to their foes those would be who can come to an area. */
function nearer(g: Table, seat: Seat, to: AreaId): number {
  const far = farFromFoes(g, seat, to);
  let steps = 0;
  for (const { from, n } of comersTo(g, seat, to)) steps += n * (farFromFoes(g, seat, from) - far);
  return steps;
}

/** At random, but armies gather, march on their foes and fight. */
export const warlike: Chooses<Table> = (g, { ask, seat, options }: Question, luck) => {
  if (options.includes('fight')) return 'fight';
  const marches = ask === 'orders.choose' ? options.filter(id => MARCHES.includes(id)) : [];
  if (marches.length > 0 && luck(3) > 0) return marches[luck(marches.length)]!;
  const everybody = ask.endsWith('.move') ? options.filter(id => id.startsWith('all@')) : [];
  if (everybody.length > 0) return everybody[luck(everybody.length)]!;
  const goals = ask.endsWith('.activate') ? options.filter(isArea) : [];
  const [best] = goals
    .map(id => ({ id, steps: nearer(g, seat, id) }))
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => b.steps - a.steps);
  return best?.id ?? options[luck(options.length)]!;
};

/** At random, but for many cards in hand: they are drawn, and hardly ever played. */
export const scholarly: Chooses<Table> = (_, { ask, options }, luck) => {
  if (ask === 'orders.choose' && options.includes('strategize') && luck(4) > 0) return 'strategize';
  if (ask.startsWith('window/') && options.includes('pass') && luck(8) > 0) return 'pass';
  return options[luck(options.length)]!;
};

/** Of each initiative row of a battle, how many kinds of units at most one side has there. */
export const kindsInRows = ({ battle }: Table): number[] =>
  [1, 2, 3, 4, 5].map(row =>
    Math.max(
      ...[battle!.attacker, battle!.defender].map(({ fighters }) => {
        const kinds = fighters.map(({ unit }) => unit).filter(unit => UNIT[unit].initiative === row);
        return new Set(kinds).size;
      }),
    ),
  );

/** A battle between two seats, none of them neutral. */
export const isBetweenSeats = ({ battle }: Table): boolean =>
  battle !== null && battle.attacker.seat >= 0 && battle.defender.seat >= 0;
