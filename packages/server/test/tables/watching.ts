import assert from 'node:assert/strict';
import type { NewTable, Output } from '@teahouse/protocol';
import { Guest, type Line, playOn } from '../guest.ts';
import type { TestHouse } from '../house.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const INVITE = { kind: 'invite' } as const;
const FEW = 4;

/** What a line was told of a table, in order. */
const toldOf = (line: Line, id: string): string[] =>
  line.news.flatMap(news => {
    if (!('table' in news)) return [];
    return (typeof news.table === 'string' ? news.table : news.table.id) === id ? [news.news] : [];
  });

/**
 * Passers-by look at tables that wait for anybody, through another process where there is one. Once the game begins, or
 * the last seat that was free for anybody is taken, only those stay whom the table lets watch.
 */
export async function assertUnwatched(here: TestHouse, there: TestHouse): Promise<void> {
  const [anna, bert, fan, friend] = await Promise.all(
    [here, here, there, there].map(({ address }) => Guest.enter(address)),
  );
  const [line, friends] = [await fan!.socket(), await friend!.socket()];

  async function watched(watch: NewTable['watch'], seats: NewTable['seats']): Promise<Output<'tables.create'>> {
    const table = await anna!.do('tables.create', { game: 'five-cups', watch, seats });
    const { watch: secret } = await anna!.do('tables.invitations', { table: table.id });
    await line.watch(table.id);
    await friends.do('play.watch', { table: table.id, ...(secret === null ? {} : { secret }) });
    return table;
  }

  /** The two at the table play a little; gives what those beside it were told once there was nothing left to tell. */
  async function play(id: string): Promise<[string[], string[]]> {
    const lines = [await anna!.socket(), await bert!.socket()];
    for (const player of lines) await player.watch(id);
    await playOn(lines, id, FEW);
    for (const player of lines) player.close();
    await bert!.do('chat.say', { table: id, text: 'good tea', commandId: `said-at-${id}` });
    // A reply comes after all that was told before, and this one reads the table again.
    for (const one of [line, friends]) await one.do('play.unwatch', { table: id });
    return [toldOf(line, id), toldOf(friends, id)];
  }

  const nobody = await watched('nobody', [ME, OPEN]);
  await bert!.do('tables.join', { table: nobody.id });
  for (const one of [line, friends])
    await one.until(() => toldOf(one, nobody.id).includes('unwatched'), 'the good-bye');
  for (const told of await play(nobody.id)) {
    assert.equal(told.filter(news => news === 'unwatched').length, 1, 'told once');
    assert.equal(told.at(-1), 'unwatched', 'and nothing after it');
    assert.ok(!told.includes('moved'), 'not even the deal');
  }

  const link = await watched('link', [ME, OPEN]);
  await bert!.do('tables.join', { table: link.id });
  await line.until(() => toldOf(line, link.id).includes('unwatched'), 'the good-bye');
  await friends.until(() => toldOf(friends, link.id).includes('moved'), 'the deal');
  const [without, withLink] = await play(link.id);
  assert.deepEqual([without.at(-1), without.includes('moved')], ['unwatched', false]);
  assert.ok(!withLink.includes('unwatched'));
  assert.ok(withLink.filter(news => news === 'moved').length > FEW, 'the deal and every move');

  // It still waits, but for nobody in particular: the other seat is somebody's by name.
  const waiting = await watched('nobody', [ME, OPEN, INVITE]);
  await bert!.do('tables.join', { table: waiting.id });
  await line.until(() => toldOf(line, waiting.id).includes('unwatched'), 'the good-bye');
  await bert!.do('tables.leave', { table: waiting.id });
  await line.watch(waiting.id);
  line.close();
  friends.close();
  assert.deepEqual([...here.logged, ...there.logged], []);
}
