import type { Venue } from '../addresses.ts';
import { savedPractice } from '../practice/store.ts';
import { serverReplay } from '../table/server-replay.ts';

/** A game as one file, even where its engine has stumbled: a practice table as it was kept. */
export async function gameFile(venue: Venue, id: string): Promise<object> {
  return (venue === 'practice' ? savedPractice(id) : null) ?? serverReplay(id, null).file();
}
