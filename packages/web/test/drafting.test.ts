import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { signal } from '@preact/signals';
import {
  type AnyGame,
  type Core,
  call,
  draw,
  type Game,
  Machine,
  notes,
  type Options,
  rulebook,
  type Seat,
} from '@teahouse/kernel';
import { PracticeTable } from '../src/practice/engine.ts';
import { Drafting, type Fewer } from '../src/table/drafting.ts';
import type { TableState } from '../src/table/source.ts';
import { plan } from './table.ts';

/** Whoever's turn it is takes up to three cups, one at a time, as one decision; then all take a cake at once. */
interface Cups extends Core {
  cups: number;
  taken: number[];
}
const { procedure, asks, does, each, together } = rulebook<Cups>();
const { note } = notes();
const take = procedure<{ seat: Seat; left: number }>(
  'take',
  {
    cup: asks({
      rule: 'CUPS-01',
      who: (g, v) => (v.left > 0 && g.cups > 0 ? v.seat : -1),
      options: g => ['stop', 'roll', 'one', ...(g.cups > 1 ? ['two'] : [])],
      take: (g, v, answer, seat) => {
        if (answer === 'stop') return 'leave';
        const n = answer === 'two' ? 2 : answer === 'one' ? 1 : draw(g, 2, 'cups');
        g.cups -= n;
        g.taken[seat]! += n;
        note(g, 'takes', 'CUPS-01', seat);
        v.left--;
        return 'again';
      },
    }),
  },
  { draft: true },
);
const cake = procedure<{ seat: Seat }>('cake', {
  first: asks({ rule: 'CUPS-02', who: (_, v) => v.seat, options: () => ['plum', 'nut'], take: () => undefined }),
  second: asks({ rule: 'CUPS-02', who: (_, v) => v.seat, options: () => ['plum', 'nut'], take: () => undefined }),
});
const main = procedure('cups', {
  round: each(
    () => [0, 1],
    (g, seat) => call(g, take, { seat, left: 3 }),
  ),
  cakes: together(
    () => [0, 1],
    (g, seat) => call(g, cake, { seat }),
  ),
  end: does(() => undefined),
});
const cups: Game<Cups, { cups: number; taken: number[] }, Options> = {
  id: 'cups',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: {},
  setup: core => ({ ...core, cups: 9, taken: [0, 0] }),
  main,
  machine: new Machine<Cups>([main, take, cake]),
  sees: { cups: 'everyone', taken: 'everyone' },
  fill: seen => seen,
  scramble: () => {},
  value: (g, seat) => g.taken[seat]!,
  outcome: g => ({ kind: 'places', places: g.taken.map(() => 1) }),
  migrations: [],
  renames: {},
};
const game = cups as unknown as AnyGame;

/** What the tab keeps. */
let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  const area = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: area, configurable: true });
});

function atATable() {
  const table = new PracticeTable(game, { ...plan, game: 'cups', seats: 2, options: {}, levels: [null, 'greedy'] });
  const shown = signal<TableState | null>(structuredClone(table.state()));
  const drafting = new Drafting(shown, () => game);
  const fewer: Fewer[] = [];
  drafting.onFewer = each => fewer.push(each);
  const news = (): void => {
    shown.value = structuredClone(table.state());
  };
  return { table, shown, drafting, fewer, news, cupsLeft: () => (drafting.seen as { cups: number }).cups };
}
const answers = (drafting: Drafting): readonly string[] => drafting.composed?.draft.answers ?? [];

describe('a draft on the page', () => {
  test('shows what would be, gives nothing, and is taken back step by step', () => {
    const { table, drafting, cupsLeft } = atATable();
    assert.equal(drafting.composes, true);
    drafting.play('two');
    assert.equal(drafting.isComplete, false);
    drafting.play('one');
    assert.equal(drafting.isComplete, false);
    assert.deepEqual([cupsLeft(), drafting.question?.ask], [6, 'take.cup']);
    drafting.back();
    assert.deepEqual([cupsLeft(), answers(drafting)], [7, ['two']]);
    drafting.clear();
    assert.deepEqual([cupsLeft(), drafting.composed], [9, null]);
    assert.equal(table.match.log.length, 0);
  });

  test('is composed anew without a step in its middle; what does not fit any more is left out', () => {
    const { table, drafting, cupsLeft } = atATable();
    for (const answer of ['two', 'one', 'one']) drafting.play(answer);
    drafting.recompose(['two', 'one']);
    assert.deepEqual([cupsLeft(), answers(drafting)], [6, ['two', 'one']]);
    drafting.recompose(['fly', 'one']);
    assert.deepEqual([cupsLeft(), answers(drafting)], [8, ['one']]);
    drafting.recompose([]);
    assert.deepEqual([cupsLeft(), drafting.composed], [9, null]);
    assert.equal(table.match.log.length, 0);
  });

  test('is complete where it ends, and what luck brings is not shown from imagination', () => {
    const { drafting, cupsLeft } = atATable();
    drafting.play('two');
    drafting.play('roll');
    assert.equal(drafting.isComplete, true);
    assert.deepEqual([cupsLeft(), drafting.question, drafting.isComplete], [7, null, true]);
    drafting.back();
    drafting.play('stop');
    assert.equal(drafting.isComplete, true, 'its procedure is left, and somebody else is asked');
  });

  test('is not lost by a reload, and forgotten once the table has gone on', () => {
    const before = atATable();
    before.drafting.play('two');
    before.drafting.play('one');
    const again = new Drafting(before.shown, () => game);
    assert.deepEqual(answers(again), ['two', 'one']);
    before.table.decide(0, ['one'], 'take.cup');
    before.news();
    assert.deepEqual(answers(new Drafting(before.shown, () => game)), []);
  });

  test('a reload with a damaged memory begins anew', () => {
    const { shown } = atATable();
    tab.set(`teahouse.draft.${plan.id}`, JSON.stringify({ n: 1, answers: ['fly', 'two'] }));
    assert.deepEqual(answers(new Drafting(shown, () => game)), []);
    tab.set(`teahouse.draft.${plan.id}`, 'not json');
    assert.deepEqual(answers(new Drafting(shown, () => game)), []);
  });

  test('goes when it was given; what was seen while composing is not performed again', () => {
    const { table, drafting, news } = atATable();
    drafting.play('two');
    drafting.play('one');
    drafting.play('roll');
    const { line } = table.decide(0, answers(drafting), 'take.cup');
    news();
    assert.deepEqual([answers(drafting), tab.size], [[], 0]);
    assert.deepEqual([line.heard.length, drafting.performed(line)], [3, 2], 'the roll was not seen');
  });

  test('keeps what still fits when something else happens, and says how much', () => {
    const { table, shown, drafting, fewer } = atATable();
    for (const answer of ['one', 'two', 'two']) drafting.play(answer);
    const state = structuredClone(table.state());
    const at = { ...state.table, n: state.table.n + 1 };
    shown.value = { ...state, table: at, view: { ...state.view, cups: 2 } };
    assert.deepEqual(answers(drafting), ['one']);
    assert.deepEqual(fewer, [{ stand: 1, of: 3 }]);
    shown.value = { ...state, table: { ...at, n: at.n + 1 }, questions: [] };
    assert.deepEqual(answers(drafting), [], 'I am not asked any more');
    assert.deepEqual(fewer.at(-1), { stand: 0, of: 1 });
  });

  test('says so when a bot has decided meanwhile for whoever was late', () => {
    const { table, shown, drafting, fewer } = atATable();
    drafting.play('one');
    const { line } = table.decide(0, ['two', 'stop'], 'take.cup');
    const state = structuredClone(table.state());
    shown.value = { ...state, lines: [...state.lines.slice(0, -1), { ...line, bot: 'master' }] };
    assert.deepEqual([answers(drafting), fewer, drafting.performed(line)], [[], [{ stand: 0, of: 1 }], 0]);
  });

  test('at a together the whole branch is composed, and again while it is sealed', () => {
    const { table, drafting, news } = atATable();
    for (const seat of [0, 1]) table.decide(seat, ['stop'], 'take.cup');
    news();
    assert.equal(drafting.composes, true);
    drafting.play('plum');
    assert.equal(drafting.isComplete, false);
    drafting.play('nut');
    assert.equal(drafting.isComplete, true);
    table.decide(0, answers(drafting), 'cake.first');
    news();
    assert.deepEqual(answers(drafting), []);
    drafting.play('nut');
    drafting.play('nut');
    table.decide(0, answers(drafting), 'cake.first');
    table.decide(1, ['plum', 'plum'], 'cake.first');
    news();
    assert.deepEqual(table.match.log.map(({ revises }) => revises).slice(2), [false, true, false]);
    assert.equal(table.match.over, true);
  });

  test('a practice table plays its decisions again, also those of before they had several answers', () => {
    const { table } = atATable();
    table.decide(0, ['one', 'two', 'stop'], 'take.cup');
    const { save } = table;
    assert.equal(save.log.length, 1);
    assert.deepEqual(new PracticeTable(game, structuredClone(save)).match.state, table.match.state);
    const old = [
      { seat: 0, ask: 'take.cup', answer: 'one', revises: false },
      { seat: 0, ask: 'take.cup', answer: 'stop', revises: false },
    ] as unknown as typeof save.log;
    assert.equal(new PracticeTable(game, { ...save, log: old }).match.log.length, 2);
  });
});
