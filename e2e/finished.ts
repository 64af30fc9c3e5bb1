import type { Options } from '@teahouse/kernel';
import { Guest, playOn } from '../packages/server/test/guest.ts';

const BOT = { kind: 'bot', level: 'random' } as const;

/** Somebody who has played a game of two to its end, its table, and how many entries its history has. */
export async function finishedGame(
  address: string,
  game = 'five-cups',
  options: Options = { cups: 3 },
): Promise<{ guest: Guest; table: string; entries: number }> {
  const guest = await Guest.enter(address);
  await guest.do('me.change', { name: 'Mei' });
  const table = await tableOf(guest, game, options);
  const line = await guest.socket();
  await line.watch(table);
  await playOn([line], table);
  const entries = line.tables.get(table)!.n;
  line.close();
  return { guest, table, entries };
}

/** A game of two, against a bot that answers at once. */
export async function tableOf(guest: Guest, game: string, options: Options = {}): Promise<string> {
  return (await guest.do('tables.create', { game, options, seats: [{ kind: 'me' }, BOT] })).id;
}
