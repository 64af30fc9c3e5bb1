import type { LevelName } from '@teahouse/bots/levels';
import type { Options } from '@teahouse/kernel';
import { forget, keep, kept, keysOf } from '../storage.ts';
import type { PracticeSave } from './engine.ts';

const PREFIX = 'practice.';
/** Older ones are forgotten: a browser has little room. */
const KEPT = 20;

export const savedPractice = (id: string): PracticeSave | null => kept(PREFIX + id) as PracticeSave | null;

export function savePractice(save: PracticeSave): void {
  keep(PREFIX + save.id, save);
}

/** The newest first. */
export function practices(): PracticeSave[] {
  return keysOf(PREFIX)
    .map(key => kept(key) as PracticeSave | null)
    .filter(save => save !== null)
    .sort((a, b) => b.startedAt - a.startedAt);
}

export function layPractice(
  game: string,
  options: Options,
  levels: readonly (LevelName | null)[],
  from?: Pick<PracticeSave, 'seed' | 'log'>,
): string {
  const id = crypto.randomUUID().slice(0, 13);
  const seed = from?.seed ?? crypto.randomUUID();
  const me = levels.indexOf(null);
  savePractice({
    id,
    game,
    seats: levels.length,
    options,
    seed,
    me,
    levels,
    startedAt: Date.now(),
    log: from?.log ?? [],
  });
  for (const old of practices().slice(KEPT)) forget(PREFIX + old.id);
  return id;
}
