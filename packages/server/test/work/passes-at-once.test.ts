import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, type Core, type Game, Machine, type Options, rulebook } from '@teahouse/kernel';
import type { NewTable } from '@teahouse/protocol';
import type { GameFolder } from '../../src/layers/context.ts';
import { Guest, newCommandId } from '../guest.ts';
import { aHouse } from '../house.ts';
import { waiting } from './passing.ts';

/** From the deal on everybody is asked at once; the first two have something to choose, the last one has not. */
interface Lots extends Core {
  drawn: string[];
}
const { procedure, atOnce } = rulebook<Lots>();
const main = procedure('lots', {
  draw: atOnce({
    rule: 'LOTS-01',
    all: () => [0, 1, 2],
    options: (_, _v, seat) => (seat < 2 ? ['long', 'short'] : ['short']),
    take: (g, _, lot) => void g.drawn.push(lot),
  }),
});
const lots: Game<Lots, { drawn: string[] }, Options> = {
  id: 'lots',
  rules: '1',
  seats: { min: 3, max: 3 },
  options: {},
  setup: core => ({ ...core, drawn: [] }),
  main,
  machine: new Machine<Lots>([main]),
  sees: { drawn: 'everyone' },
  fill: seen => seen,
  scramble: () => {},
  value: () => 0,
  outcome: () => ({ kind: 'together', won: true, why: 'toy' }),
  migrations: [],
  renames: {},
};
const title = async () => ({ title: 'Lots' });
const folder: GameFolder = {
  game: lots as unknown as AnyGame,
  text: { en: title, it: title, es: title, de: title },
};

/** Cleo, who has nothing to choose, wishes it while the others are still coming. */
async function atATable(paceMs: number, settings: Partial<NewTable> = {}) {
  const house = await aHouse({ PASS_PACE_MS: String(paceMs) }, [folder]);
  const [anna, bert, cleo] = [
    await Guest.enter(house.address),
    await Guest.enter(house.address),
    await Guest.enter(house.address),
  ];
  const open = { kind: 'open' } as const;
  const { id } = await anna.do('tables.create', { game: 'lots', seats: [{ kind: 'me' }, open, open], ...settings });
  await cleo.do('tables.join', { table: id, seat: 2 });
  await cleo.do('play.passes', { table: id, passes: true });
  assert.deepEqual(await waiting(house, id), [], 'nothing is asked yet');
  await bert.do('tables.join', { table: id, seat: 1 });
  const draw = async (guest: Guest, answer: string): Promise<void> => {
    const { table } = await guest.do('tables.get', { table: id });
    await guest.do('play.answer', {
      table: id,
      n: table.n,
      ask: 'lots.draw',
      answers: [answer],
      commandId: newCommandId(),
    });
  };
  return { house, id, anna, bert, cleo, draw };
}

test('a wish from before the game counts for its first question; others who answer at once do not put it off', async () => {
  const { house, id, anna, draw } = await atATable(60_000);
  const first = await waiting(house, id);
  assert.deepEqual(
    first.map(({ key }) => key),
    [`${id}/2`],
  );
  await draw(anna, 'long');
  await draw(anna, 'short');
  assert.deepEqual(await waiting(house, id), first);
});

test('what the house answers lies face down like any answer, and the others go on as they like', async () => {
  const { id, anna, bert, draw } = await atATable(10);
  const line = await anna.socket();
  await line.watch(id);
  await line.until(() => line.tables.get(id)!.asked.join() === '0,1', 'the answer of the house');
  assert.ok(!JSON.stringify(line.tables.get(id)!.view).includes('short'), 'sealed');
  await draw(bert, 'long');
  await draw(anna, 'long');
  await line.until(() => line.tables.get(id)!.status === 'over', 'the end');
  assert.deepEqual(line.tables.get(id)!.view.drawn, ['long', 'long', 'short']);
  line.close();
});

test('the first question of a live game is passed before its time is up', async () => {
  const { house, id, anna } = await atATable(60_000, { pace: { kind: 'live', seconds: 60, bank: 0 } });
  const [pass] = await waiting(house, id);
  const { due } = (await anna.do('tables.get', { table: id })).table.seats[2]!;
  assert.ok(pass!.due <= due! - 30_000);
});
