import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { note } from '../journal.ts';
import { BARRICADE, WALLS } from '../printed/board.ts';
import { HORDE, type HordeCard, type HordeId } from '../printed/hordes.ts';
import type { Clan, Horde, Section, Table } from '../table.ts';
import { type Decrees, decree, sectionsOf } from './vocabulary.ts';

interface Standing {
  horde: Horde;
  section: number;
  /** 0 is next to the wall. */
  row: number;
}

/** Where a horde stands now. */
export function findHorde(g: Table, id: HordeId): Standing {
  for (let section = 0; section < g.sections.length; section++) {
    const { hordes } = g.sections[section]!;
    for (let row = 0; row < hordes.length; row++) {
      if (hordes[row]!.id === id) return { horde: hordes[row]!, section, row };
    }
  }
  throw new Error(`${id} is not on the board`);
}

export const newHorde = (id: HordeId): Horde => ({ id, soldiers: [], wounds: [] });

/** Whether nothing covers a vital point. */
export function isVacant(horde: Horde, spot: number): boolean {
  if (horde.wounds.includes(spot)) return false;
  for (const { at } of horde.soldiers) if (at.includes(spot)) return false;
  return true;
}

export function coveredSpots(horde: Horde): number {
  let n = horde.wounds.length;
  for (const { at } of horde.soldiers) n += at.length;
  return n;
}

/** GW-DEFEAT-01 */
const isCovered = (horde: Horde): boolean => coveredSpots(horde) >= HORDE[horde.id].spots.length;

/** Where a wound token may go. */
function mayWound(horde: Horde, { ability, spots }: HordeCard, spot: number): boolean {
  return isVacant(horde, spot) && (ability.shielded !== true || spots[spot]!.row === 0);
}

/** The vital points of a section's hordes that can be wounded, as answers. */
export function woundable({ hordes }: Section, out: string[] = []): string[] {
  for (const horde of hordes) offerWounds(horde, out);
  return out;
}

export function offerWounds(horde: Horde, out: string[]): string[] {
  const card = HORDE[horde.id];
  for (let spot = 0; spot < card.spots.length; spot++) if (mayWound(horde, card, spot)) out.push(card.spotIds[spot]!);
  return out;
}

/** GW-ATTACK-11: a wound token, which gives no reward. */
export function wound(
  g: Table,
  seat: Seat,
  { horde, at }: { horde: HordeId; at: readonly number[] },
  rule: Rule,
): void {
  const spot = at[0]!;
  findHorde(g, horde).horde.wounds.push(spot);
  g.players[seat]!.wounds++;
  note(g, 'wounds', rule, seat, '', 0, HORDE[horde].spotIds[spot]!);
}

export function hasSoldier(horde: Horde, clan: Clan): boolean {
  for (const soldier of horde.soldiers) if (soldier.clan === clan) return true;
  return false;
}

/** Whose soldiers stand on a horde. */
export function clansOn({ soldiers }: Horde): Clan[] {
  const out: Clan[] = [];
  for (const { clan } of soldiers) if (!out.includes(clan)) out.push(clan);
  return out;
}

/** Vital points a clan's soldiers cover: wounds do not count (GW-DEFEAT-05). */
export function spotsOf(horde: Horde, clan: Clan): number {
  let n = 0;
  for (const soldier of horde.soldiers) if (soldier.clan === clan) n += soldier.at.length;
  return n;
}

/** GW-WINTER-06: the power of all hordes, with what they do for each other. */
export function powerOf({ hordes }: Pick<Section, 'hordes'>): number {
  const drums = drumsOf(hordes);
  let sum = 0;
  for (let row = 0; row < hordes.length; row++) sum += counted(hordes[row]!, row, drums);
  return sum;
}

/** What one of them counts. */
export const powerAt = ({ hordes }: Pick<Section, 'hordes'>, row: number): number =>
  counted(hordes[row]!, row, drumsOf(hordes));

function drumsOf(hordes: readonly Horde[]): number {
  let drums = 0;
  for (const { id } of hordes) drums += HORDE[id].ability.drums ?? 0;
  return drums;
}

function counted(horde: Horde, row: number, drums: number): number {
  const { power, ability, spots } = HORDE[horde.id];
  const pack = ability.pack === undefined ? 0 : ability.pack * (spots.length - coveredSpots(horde));
  return power + pack + drums - (ability.drums ?? 0) + (row > 0 ? (ability.behind ?? 0) : 0);
}

/** GW-WINTER-05 */
export function defenceOf({ wall, barricades, bolster, hordes }: Omit<Section, 'posts' | 'rest'>): number {
  const first = hordes[0];
  const broken = first === undefined ? 0 : (HORDE[first.id].ability.breakers ?? 0);
  let level = wall;
  for (const { id } of hordes) level -= HORDE[id].ability.undermines ?? 0;
  return WALLS[Math.max(0, level)]!.defence + barricades * (BARRICADE.defence - broken) + bolster;
}

/** The same with what events take away: where the wall is highest, the leftmost of such sections. */
export function defenceIn(g: Pick<Table, 'sections'> & Decrees, section: number): number {
  const defence = defenceOf(g.sections[section]!);
  const mortar = decree(g, 'mortar');
  if (mortar === 0) return defence;
  const highest = Math.max(...g.sections.map(({ wall }) => wall));
  const crumbles = highest > 0 && g.sections.findIndex(({ wall }) => wall === highest) === section;
  return crumbles ? Math.max(0, defence - mortar) : defence;
}

/** GW-BREACH-01: how many tokens a breach of this section would bring a seat. */
export function shameOf({ hordes }: Pick<Section, 'hordes'>, seat: Seat): number {
  let n = 0;
  for (const horde of hordes) if (!hasSoldier(horde, seat)) n++;
  return n;
}

/** AMB-13: all covered hordes, row by row from the wall, from left to right. */
export function coveredHordes(g: Table): HordeId[] {
  const out: HordeId[] = [];
  for (let row = 0; row < 3; row++) {
    for (const section of sectionsOf(g)) {
      const horde = g.sections[section]!.hordes[row];
      if (horde !== undefined && isCovered(horde)) out.push(horde.id);
    }
  }
  return out;
}

export const freePosts = ({ wall, posts }: Section): number => WALLS[wall]!.posts - posts.length;
