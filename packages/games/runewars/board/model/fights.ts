import { type Heard, NOBODY } from '@teahouse/kernel';
import type { NoteKind } from '../../src/journal.ts';
import { type AreaId, SHAPES, type Shape, type UnitId } from '../../src/printed/ids.ts';
import { UNIT } from '../../src/printed/units.ts';
import type { Seen } from './reading.ts';

/* What the chronicle tells of a battle, a duel or a diplomacy test, card by card. */

type FightKind = 'battle' | 'duel' | 'envoys';

/** How each of them begins and ends. */
const BEGINS: Partial<Record<NoteKind, FightKind>> = { attacks: 'battle', challenges: 'duel', negotiates: 'envoys' };
const ENDS: Partial<Record<NoteKind, FightKind>> = {
  'wins-battle': 'battle',
  'breaks-off': 'battle',
  'wins-duel': 'duel',
  'duel-ends': 'duel',
  'duel-prevented': 'duel',
  destiny: 'envoys',
};
/** What belongs to the end and is told after it. */
const AFTERMATH: readonly NoteKind[] = ['retreats', 'allies', 'takes-rewards', 'hero-falls'];

const beginOf = ({ kind }: Heard): FightKind | undefined => BEGINS[kind as NoteKind];
const endOf = ({ kind }: Heard): FightKind | undefined => ENDS[kind as NoteKind];

/** Whether the chronicle offers to see again what this line ends. */
export const isEndOfFight = (entry: Heard): boolean => endOf(entry) !== undefined;

export interface Fight {
  kind: FightKind;
  /** Where it took place; '' for a duel, which does not say. */
  area: AreaId | '';
  /** All that was told of it. */
  told: readonly Heard[];
  isOver: boolean;
}

/** The fight that an entry of the journal ends. */
export function fightEndedBy(journal: readonly Heard[], at: number): Fight | null {
  const end = journal[at];
  const kind = end === undefined ? undefined : endOf(end);
  if (kind === undefined) return null;
  let first = at;
  while (first > 0 && beginOf(journal[first]!) !== kind) first--;
  let last = at;
  while (last + 1 < journal.length && AFTERMATH.includes(journal[last + 1]!.kind as NoteKind)) last++;
  return { kind, area: journal[first]!.at as AreaId, told: journal.slice(first, last + 1), isOver: true };
}

/** The fight of a kind that is under way. */
export function fightUnderWay(journal: readonly Heard[], kind: FightKind): Fight | null {
  const first = journal.findLastIndex(entry => beginOf(entry) === kind);
  if (first < 0) return null;
  const told = journal.slice(first);
  if (told.some(entry => endOf(entry) === kind)) return null;
  return { kind, area: told[0]!.at as AreaId, told, isOver: false };
}

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
