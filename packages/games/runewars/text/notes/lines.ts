import type { GameText } from '@teahouse/kernel';
import type { Notes } from '../../src/journal.ts';

/** Every line of the journal; a note that is kept from a reader comes with '' for what and where. */
export type NoteLines = GameText<Notes>['notes'];
