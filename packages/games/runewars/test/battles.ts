import { NOBODY, type Seat } from '@teahouse/kernel';
import { Scenario } from '@teahouse/testkit';
import { game, type Table, type TableOptions, type View } from '../src/index.ts';
import type { AreaId, FactionId, UnitId } from '../src/printed/ids.ts';
import { faceOff } from '../src/rules/battle/arrival.ts';
import { battle } from '../src/rules/battle/battle.ts';
import { meeting, meetNeutrals } from '../src/rules/battle/diplomacy.ts';
import { army, position, quiet, turn } from './position.ts';

type Army = Partial<Record<UnitId, number>>;

/** The field of most battles: nothing is printed on 7C but a resource, and it borders on 7A, 7B, 7D and Daqan's DC. */
export const FIELD: AreaId = '7C';

interface Fight {
  factions?: FactionId[];
  /** Where; `FIELD` unless told otherwise. */
  at?: AreaId;
  attacker: Army;
  /** Of seat 1, or neutral units. */
  defender?: Army;
  neutral?: Army;
  /** Of the defender, before the battle. */
  routed?: Army;
  bonus?: number;
  options?: Partial<TableOptions>;
  given?: (g: Table) => void;
}

/** Seat 0 moves in; nobody holds cards, no unit is anywhere else but at home. */
export function meets({ factions = ['daqan', 'uthuk'], at = FIELD, options = {}, ...fight }: Fight) {
  return new Scenario<Table, View, TableOptions>(
    game,
    position({
      factions,
      options,
      given: g => {
        quiet(g);
        turn(g, 0, 'conquer');
        army(g, at, fight.neutral === undefined ? 1 : NOBODY, fight.neutral ?? fight.defender ?? {}, fight.routed);
        fight.given?.(g);
        sendIn(g, 0, at, fight.attacker, fight.bonus);
      },
    }),
  );
}

/** Units from the supply stand before an area. */
export function sendIn(g: Table, seat: Seat, at: AreaId, units: Army, bonus = 0): void {
  const troops = Object.entries(units).map(([unit, n]) => ({ unit: unit as UnitId, standing: n, routed: 0 }));
  for (const { unit, standing } of troops) g.supply[unit] -= standing;
  faceOff(g, seat, at, troops, bonus);
}

/** The battle begins. */
export const fought = (fight: Fight) => meets(fight).at(battle, {});
/** Neutral units are met. */
export const met = (fight: Fight) => meets(fight).at(meetNeutrals, meeting());
