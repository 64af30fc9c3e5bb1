import type { Heard, HeardNote, Notes } from '@teahouse/kernel';
import type { Flight } from './board.ts';

/** What flies, from where, to where, and what is said beside it. */
export const fly = <Id extends string>(sprite: Id | '', from: string, to: string, label = ''): Flight => ({
  sprite,
  from,
  to,
  label,
});

/** How each kind of note moves; a kind that is not here tells of something that does not. */
type Fly<N extends Notes> = { readonly [K in keyof N]?: (entry: HeardNote<N, K>) => Flight | null };

/** What is heard is a note of the game: its kind says which. */
export const flightsBy =
  <N extends Notes>(table: Fly<N>) =>
  (entry: Heard): Flight | null =>
    table[entry.kind]?.(entry as HeardNote<N, string>) ?? null;
