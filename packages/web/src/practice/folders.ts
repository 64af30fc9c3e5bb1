import { games } from '@teahouse/games';
import type { AnyGame } from '@teahouse/kernel';

/** In a worker all rules are at hand anyway: its bots need them. */
export async function loadFolder(id: string): Promise<{ game: AnyGame }> {
  const folder = games.find(({ game }) => game.id === id);
  if (folder === undefined) throw new Error(`There is no game '${id}' on this shelf.`);
  return folder;
}
