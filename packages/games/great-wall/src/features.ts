import type { Seat } from '@teahouse/kernel';
import { RESOURCES, TROOPS } from './ids.ts';
import { LOCATIONS } from './printed/board.ts';
import { prospects } from './prospects.ts';
import { defenceIn, hasSoldier, powerOf, spotsOf } from './rules/battle.ts';
import { archersOn, materials } from './rules/vocabulary.ts';
import type { Table } from './table.ts';
import { horizonOf } from './value/horizon.ts';
import { placeOf } from './value/tea.ts';

/** What a seat has and may hope for, what stands at the wall, and how far the game is: what bots learn from. */
export function features(g: Table, seat: Seat): readonly number[] {
  const out: number[] = Object.values(prospects(g, seat));
  addClan(out, g, seat);
  addWall(out, g, seat);
  addTime(out, g, seat);
  return out;
}

function addClan(out: number[], g: Table, seat: Seat): void {
  const { goods, reserve, shamed, overseers, clerks, ...player } = g.players[seat]!;
  for (const resource of RESOURCES) out.push(goods[resource], overseers[resource]?.level ?? 0);
  for (const troop of TROOPS) out.push(reserve[troop], shamed[troop]);
  for (const location of LOCATIONS) out.push(clerks[location]);
  out.push(player.idle, player.school, player.active.length, player.supporters.length, player.tactics.length);
  out.push(player.hand.length, player.claimed.length, player.wounds, player.levels, player.barricades);
}

/** Of all sections: what attacks and what holds, and what the seat has there. */
function addWall(out: number[], g: Table, seat: Seat): void {
  let [deficit, hordes, met, spots, archers, walls] = [0, 0, 0, 0, 0, 0];
  for (let section = 0; section < g.sections.length; section++) {
    const where = g.sections[section]!;
    walls += where.wall;
    archers += archersOn(g, section, seat);
    hordes += where.hordes.length;
    deficit += Math.max(0, powerOf(where) - defenceIn(g, section));
    for (const horde of where.hordes) {
      spots += spotsOf(horde, seat);
      if (hasSoldier(horde, seat)) met++;
    }
  }
  out.push(deficit, hordes, met, spots, archers, walls);
}

function addTime(out: number[], g: Table, seat: Seat): void {
  const { summers, autumns, turns } = horizonOf(g, seat);
  const isLate = g.season === 'autumn' || g.season === 'winter' ? 1 : 0;
  out.push(g.year, isLate, summers, autumns, turns, g.shame, placeOf(g, seat), materials(g.warehouse));
}
