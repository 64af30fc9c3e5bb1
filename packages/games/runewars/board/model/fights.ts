import type { Heard } from '@teahouse/kernel';
import type { NoteKind } from '../../src/journal.ts';
import type { AreaId } from '../../src/printed/ids.ts';

/* Where the chronicle tells of a battle, a duel or a diplomacy test. */

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
