import { NOBODY, type Seat } from '@teahouse/kernel';
import { Scenario } from '@teahouse/testkit';
import { type FighterId, fighter, fighterId } from '../src/ids.ts';
import { game, type Table, type TableOptions, type View } from '../src/index.ts';
import type { AreaId, FactionId, UnitId } from '../src/printed/ids.ts';
import { area } from '../src/rules/areas.ts';
import { faceOff } from '../src/rules/battle/arrival.ts';
import { battle } from '../src/rules/battle/battle.ts';
import { meeting, meetNeutrals } from '../src/rules/battle/diplomacy.ts';
import { resolve } from '../src/rules/battle/passes.ts';
import { newSide, SIDES } from '../src/rules/battle/sides.ts';
import type { SideId } from '../src/table.ts';
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

/** Who stands in an area, and who is routed there: `knight 1+1, siege-tower 1+0`. */
export const troopsAt = (g: Table, at: AreaId): string =>
  area(g, at)
    .troops.map(({ unit, standing, routed }) => `${unit} ${standing}+${routed}`)
    .join(', ');
/** The units of a side of the battle. */
export const fightersOf = (g: Table, side: SideId): string[] => g.battle![side].fighters.map(fighterId).sort();
/** Nobody is in these areas. */
export const clear = (g: Table, ...at: AreaId[]): void => {
  for (const id of at) army(g, id, NOBODY, {});
};

interface Clash {
  factions?: FactionId[];
  attacker: FighterId[];
  defender: FighterId[];
  /** Special symbols, and of which kind. */
  uses?: [side: SideId, unit: UnitId, symbols?: number];
  /** What the cards of this pass deal to a side. */
  routs?: Partial<Record<SideId, number>>;
  damage?: Partial<Record<SideId, number>>;
  neutral?: boolean;
  options?: Partial<TableOptions>;
  given?: (g: Table) => void;
}

/** In the middle of a battle for the field: the cards of a pass have been drawn. */
export function clash({ attacker, defender, uses, routs = {}, damage = {}, neutral = false, ...rest }: Clash) {
  const { factions = ['daqan', 'uthuk'], options = {}, given } = rest;
  const t = meets({
    factions,
    options,
    attacker: {},
    [neutral ? 'neutral' : 'defender']: {},
    given: g => clear(g, ...g.areas.map(({ id }) => id)),
  });
  const g = t.g as Table;
  g.battle = { ...g.battle!, row: 3, attacker: newSide(0, 0, 0), defender: newSide(neutral ? NOBODY : 1, 1, 0) };
  const ids = { attacker, defender };
  for (const side of SIDES) {
    for (const id of ids[side]) {
      const one = fighter(id);
      g.battle[side].fighters.push({ ...one });
      g.supply[one.unit]--;
    }
    g.battle[side].routs = routs[side] ?? 0;
    g.battle[side].damage = damage[side] ?? 0;
  }
  if (uses !== undefined) {
    const [side, unit, symbols = 1] = uses;
    g.battle[side].acting = unit;
    g.battle[side].specials = symbols;
  }
  given?.(g);
  return t.at(resolve, {});
}
