import type { HeardNote, NameOf } from '@teahouse/kernel';
import type { Notes } from '../../src/journal.ts';
import type { TogetherNote } from '../together/keys.ts';

/** The lines of the chronicle, but for those that only partners read. */
export type NoteLines = {
  [K in Exclude<keyof Notes, TogetherNote>]: (entry: HeardNote<Notes, K>, name: NameOf) => string;
};
