import { games, type Learned } from '@teahouse/games';
import type { AnyGame } from '@teahouse/kernel';
import { Net } from './net.ts';

/** Where a game is known only by its id. */
export const gameOf = (id: string): AnyGame => folderOf(id).game;

function folderOf(id: string): (typeof games)[number] {
  const folder = games.find(({ game }) => game.id === id);
  if (folder === undefined) {
    throw new Error(`There is no game '${id}'; there are ${games.map(({ game }) => game.id).join(', ')}.`);
  }
  return folder;
}

/** A game with what was learned of it: everybody's chance to win. */
export function taught(game: AnyGame, learned: Learned): AnyGame {
  const net = new Net(game, learned);
  return { ...game, chances: g => net.chances(g) };
}

const known = new Map<string, Promise<AnyGame>>();

/** A game as bots play it, with what was learned for a table of so many seats, if anything was. */
export function learnedGame(id: string, seats: number): Promise<AnyGame> {
  const key = `${id} ${seats}`;
  const made = known.get(key) ?? load(id, seats);
  known.set(key, made);
  return made;
}

async function load(id: string, seats: number): Promise<AnyGame> {
  const { game, learned } = folderOf(id);
  const data = await learned?.[seats]?.();
  return data === undefined ? game : taught(game, data);
}
