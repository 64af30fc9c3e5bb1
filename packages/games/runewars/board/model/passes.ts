import { type Heard, NOBODY } from '@teahouse/kernel';
import type { NoteKind } from '../../src/journal.ts';
import { SHAPES, type Shape, type UnitId } from '../../src/printed/ids.ts';
import { UNIT } from '../../src/printed/units.ts';
import type { Fight } from './fights.ts';
import type { Seen } from './reading.ts';

/* A battle, a duel or a diplomacy test, card by card. */

/** A fate card that was drawn: by whom, for what, and which of its sections counts. */
export interface Draw {
  seat: number;
  /** A kind of units, a hero, or nobody in particular. */
  by: string;
  card: number;
  shapes: readonly Shape[];
}

/** Cards that were drawn together, and what came of them. */
export interface Pass {
  /** The initiative row of a battle; 0 before the first. */
  row: number;
  draws: readonly Draw[];
  told: readonly Heard[];
}

const DRAWS: readonly NoteKind[] = ['unit-draws', 'envoy-draws', 'hero-fate'];
/** A duel is fought with the round section. */
const DUEL: readonly Shape[] = ['circle'];

function drawOf({ kind, seat, what, n }: Heard): Draw | null {
  if (!DRAWS.includes(kind as NoteKind)) return null;
  const shapes = kind === 'unit-draws' ? [UNIT[what as UnitId].shape] : kind === 'hero-fate' ? DUEL : [];
  return { seat, by: what, card: n, shapes };
}

/** A fight, pass by pass. */
export function passesOf({ told }: Fight): Pass[] {
  const ambush = new Set<string>();
  const passes: { row: number; draws: Draw[]; told: Heard[] }[] = [{ row: 0, draws: [], told: [] }];
  for (const entry of told) {
    const draw = drawOf(entry);
    const now = passes.at(-1)!;
    if (entry.kind === ('ambushes' satisfies NoteKind)) ambush.add(entry.what);
    if (draw === null) {
      now.told.push(entry);
      continue;
    }
    const row = rowOf(draw.by, ambush);
    const isSame = now.draws.length > 0 && now.told.length === 0 && now.row === row;
    if (isSame) now.draws.push(draw);
    else passes.push({ row, draws: [draw], told: [] });
  }
  return passes;
}

const rowOf = (by: string, ambush: ReadonlySet<string>): number =>
  ambush.has(by) ? 1 : by in UNIT ? UNIT[by as UnitId].initiative : 0;

/** How many things there are to turn: cards, and what came of them. */
export function itemsIn(passes: readonly Pass[]): number {
  let items = 0;
  for (const { draws, told } of passes) items += draws.length + told.length;
  return items;
}

/** Draws of the same kind or hero, side by side. */
export function drawsBy(draws: readonly Draw[]): Draw[][] {
  const groups: Draw[][] = [];
  for (const draw of draws) {
    const [last] = groups.slice(-1);
    const isSame = last?.some(({ seat, by }) => seat === draw.seat && by === draw.by);
    if (isSame === true) last!.push(draw);
    else groups.push([draw]);
  }
  return groups;
}

/** The fate cards that lie open in a battle, with who drew them. */
export function drawsNow({ fateOpen }: Pick<Seen, 'fateOpen'>, passes: readonly Pass[]): Draw[] {
  const drawn = passes.flatMap(({ draws }) => draws);
  return fateOpen.map(
    card => drawn.findLast(draw => draw.card === card) ?? { seat: NOBODY, by: '', card, shapes: SHAPES },
  );
}

export function drawsIn(passes: readonly Pass[]): number {
  let n = 0;
  for (const { draws } of passes) n += draws.length;
  return n;
}

/** A pass as far as its cards are turned. */
export interface PassShown extends Pass {
  /** How many of its cards still lie face down; nothing is told of it before all are turned. */
  down: number;
}

/** The passes of which so many cards are turned; the last may have some that are not, and what comes after is not there. */
export function shownOf(passes: readonly Pass[], open: number): PassShown[] {
  const shown: PassShown[] = [];
  let left = open;
  for (const pass of passes) {
    const down = Math.max(0, pass.draws.length - left);
    left -= pass.draws.length;
    shown.push(down > 0 ? { ...pass, told: [], down } : { ...pass, down });
    if (down > 0) break;
  }
  return shown;
}

/** What a seat has lost in them, by kind. */
export function lostIn(passes: readonly Pass[], seat: number): ReadonlyMap<UnitId, number> {
  const lost = new Map<UnitId, number>();
  for (const entry of passes.flatMap(({ told }) => told)) {
    if (entry.kind !== ('destroyed' satisfies NoteKind) || entry.seat !== seat) continue;
    const unit = entry.what as UnitId;
    lost.set(unit, (lost.get(unit) ?? 0) + entry.n);
  }
  return lost;
}
