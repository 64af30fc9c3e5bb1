import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnyGame,
  type Core,
  call,
  type Game,
  Machine,
  type NoLocals,
  type Options,
  type Procedure,
  rulebook,
} from '@teahouse/kernel';
import type { GameFolder } from '../../src/layers/context.ts';
import { Guest, type Line, newCommandId } from '../guest.ts';
import { aHouse, scratch, type TestHouse } from '../house.ts';
import { histories } from './store.ts';

/** Each seat in turn says `go`, five times around; what `go` does is what the rules at hand say. */
interface Toy extends Core {
  steps: number;
}

const { procedure, does, asks } = rulebook<Toy>();

/** Rules that call themselves again and again: each step ends, the whole never does. */
const burns = procedure('burns', { spin: does(() => 'again') });

/** What happens at the third answer. */
type Fault = (g: Toy) => void;

const nothing: Fault = () => {};
const faults: Readonly<Record<string, Fault>> = {
  'loops-for-ever': () => {
    for (;;);
  },
  'throws-up': () => {
    throw new Error('the secret card is tea.17');
  },
  'burns-fuel': g => call(g, burns, {}),
  'well-behaved': nothing,
};
const IDS = Object.keys(faults);

const turnsOf = (fault: Fault): Procedure<Toy, NoLocals> =>
  procedure('toy', {
    ask: asks({
      rule: 'TOY-01',
      who: g => g.steps % g.seats,
      options: () => ['go', 'stay'],
      take: g => {
        if (++g.steps === 3) fault(g);
        return g.steps < 10 ? 'again' : undefined;
      },
    }),
  });

function toy(id: string, main: Procedure<Toy, NoLocals>): Game<Toy, { steps: number }, Options> {
  return {
    id,
    rules: '1',
    seats: { min: 2, max: 2 },
    options: {},
    setup: core => ({ ...core, steps: 0 }),
    main,
    machine: new Machine<Toy>([main, burns]),
    sees: { steps: 'everyone' },
    fill: seen => seen,
    scramble: () => {},
    value: g => g.steps,
    outcome: () => ({ kind: 'together', won: true, why: 'toy' }),
    migrations: [],
    renames: {},
  };
}

const asFolder = (game: Game<Toy, { steps: number }, Options>): GameFolder => {
  const text = async () => ({ title: game.id });
  return { game: game as unknown as AnyGame, text: { en: text, it: text, es: text, de: text } };
};

const broken = IDS.map(id => asFolder(toy(id, turnsOf(faults[id]!))));
const mended = IDS.map(id => asFolder(toy(id, turnsOf(nothing))));

class Pair {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly lines: readonly Line[];

  static async sit(house: TestHouse, game: string): Promise<Pair> {
    const guests = [await Guest.enter(house.address), await Guest.enter(house.address)];
    const { id } = await guests[0]!.do('tables.create', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guests[1]!.do('tables.join', { table: id });
    return Pair.#watching(id, guests);
  }

  /** The same two after a restart. */
  async again(house: TestHouse): Promise<Pair> {
    const guests = this.guests.map(({ cookie }) => Object.assign(new Guest(house.address), { cookie }));
    return Pair.#watching(this.id, guests);
  }

  static async #watching(id: string, guests: readonly Guest[]): Promise<Pair> {
    const lines = await Promise.all(guests.map(guest => guest.socket()));
    for (const line of lines) await line.watch(id);
    return new Pair(id, guests, lines);
  }

  private constructor(id: string, guests: readonly Guest[], lines: readonly Line[]) {
    this.id = id;
    this.guests = guests;
    this.lines = lines;
  }

  async go(step: number): Promise<void> {
    const answer = { table: this.id, n: step + 1, ask: 'toy.ask', answers: ['go'], commandId: newCommandId() };
    await this.guests[step % 2]!.do('play.answer', answer);
    for (const line of this.lines) await line.until(() => line.tables.get(this.id)!.n === step + 2, 'the step');
  }

  async fails(step: number): Promise<string> {
    const answer = { table: this.id, n: step + 1, ask: 'toy.ask', answers: ['go'], commandId: newCommandId() };
    return (await this.guests[step % 2]!.refused('play.answer', answer)).reason;
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}

test('rules that fail park their table; the others go on, and so does it when they are mended', async t => {
  const dataDir = scratch();
  const house = await aHouse({ DATA_DIR: dataDir }, broken);
  const good = await Pair.sit(house, 'well-behaved');
  const pairs = new Map<string, Pair>();
  for (const id of IDS.slice(0, 3)) {
    await t.test(id, async () => {
      const bad = await Pair.sit(house, id);
      pairs.set(id, bad);
      await bad.go(0);
      await bad.go(1);
      const healthy = await good.guests[0]!.do('tables.get', { table: good.id });
      const failing = bad.fails(2);
      // Asked while the rules of the other table run away: it waits, and is answered.
      const meanwhile = good.go(healthy.table.n - 1);
      assert.equal(await failing, 'parked');
      await meanwhile;
      await assertParked(house, bad, id);
    });
  }
  await good.go((await good.guests[0]!.do('tables.get', { table: good.id })).table.n - 1);
  for (const pair of [good, ...pairs.values()]) pair.close();
  await house.close();

  const next = await aHouse({ DATA_DIR: dataDir }, mended);
  for (const [id, before] of pairs) {
    await t.test(`${id}, mended`, async () => {
      const pair = await before.again(next);
      const { table } = await pair.guests[0]!.do('tables.get', { table: pair.id });
      assert.deepEqual([table.status, table.report, table.n], ['playing', null, 3]);
      for (let step = 2; step < 10; step++) await pair.go(step);
      assert.equal((await pair.guests[0]!.do('tables.get', { table: pair.id })).table.status, 'over');
      pair.close();
    });
  }
  await histories(next.db, new Map(mended.map(({ game }) => [game.id, game])));
  await next.close();
});

/** It rests as it was, everybody at it knows, the report says where and names no card, and nobody can make it worse. */
async function assertParked(house: TestHouse, { id, guests, lines, fails }: Pair, game: string): Promise<void> {
  for (const line of lines) await line.until(() => line.tables.get(id)!.status === 'parked', 'the news of it');
  const { table, view, questions } = await guests[0]!.do('tables.get', { table: id });
  assert.deepEqual([table.status, table.n, view?.steps, questions], ['parked', 3, 2, []], game);
  assert.match(table.report!, /toy\.ask/);
  assert.doesNotMatch(JSON.stringify(lines.map(({ heard }) => heard)), /tea\.17|node:|\.ts:/);
  assert.equal(house.logged.filter(({ event, details }) => event === 'table-parked' && details.table === id).length, 1);
  const started = performance.now();
  for (let i = 0; i < 5; i++) assert.equal(await fails.call({ id, guests }, 2), 'parked');
  assert.ok(performance.now() - started < 1000, 'the rules are not run again');
  assert.equal(
    (await guests[0]!.refused('play.undo', { table: id, n: 3, commandId: newCommandId() })).reason,
    'parked',
  );
}
