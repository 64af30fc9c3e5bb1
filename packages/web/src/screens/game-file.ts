import type { Place } from '../addresses.ts';
import { savedPractice } from '../practice/store.ts';
import { serverReplay } from '../table/server-replay.ts';

/** A game as one file, even where its engine has stumbled: a practice table as it was kept. */
export async function gameFile(place: Place, id: string): Promise<object> {
  return (place === 'practice' ? savedPractice(id) : null) ?? serverReplay(id, null).file();
}
