import assert from 'node:assert/strict';
import {
  type AnyGame,
  type Core,
  call,
  draw,
  type Game,
  Machine,
  NOBODY,
  notes,
  type Options,
  rulebook,
  type Seat,
} from '@teahouse/kernel';
import type { Input } from '@teahouse/protocol';
import type { GameFolder } from '../../src/layers/context.ts';
import type { Row } from '../../src/store/db.ts';
import { Guest, type Line, newCommandId } from '../guest.ts';
import { aHouse, type TestHouse } from '../house.ts';

/** Whoever's turn it is picks fruit, several times as one decision; then both throw away at once what is too much. */
interface Orchard extends Core {
  fruit: number[];
  /** Whether there is gold under the tree of each seat; the other one knows. */
  gold: boolean[];
  found: string[];
}
type Seen = Pick<Orchard, 'fruit' | 'found'> & { gold: (boolean | null)[] };
const { procedure, asks, each, together } = rulebook<Orchard>();
const { note } = notes();

const MOST = 3;

const pick = procedure<{ seat: Seat; left: number }>(
  'pick',
  {
    fruit: asks({
      rule: 'ORCHARD-01',
      who: (_, v) => (v.left > 0 ? v.seat : NOBODY),
      options: () => ['one', 'two', 'dig', 'stop'],
      take: (g, v, answer, seat) => {
        v.left--;
        if (answer === 'stop') return 'leave';
        if (answer === 'dig') {
          g.found.push(g.gold[seat] ? 'gold' : 'stone');
          return;
        }
        g.fruit[seat]! += answer === 'one' ? 1 : 2;
        note(g, 'picks', 'ORCHARD-01', seat);
        return 'again';
      },
    }),
    lift: asks({
      rule: 'ORCHARD-02',
      who: (g, v) => (g.found.length > 0 ? v.seat : NOBODY),
      options: g => [g.found.at(-1)!, 'leave'],
      take: () => undefined,
    }),
  },
  { draft: true },
);
const throwAway = procedure<{ seat: Seat }>('throw-away', {
  fruit: asks({
    rule: 'ORCHARD-03',
    who: (g, { seat }) => (g.fruit[seat]! > MOST ? seat : NOBODY),
    options: (g, { seat }) => (g.fruit[seat]! > MOST + 1 ? ['one', 'two'] : ['one']),
    pause: true,
    otherwise: () => 'one',
    take: (g, { seat }, answer) => {
      g.fruit[seat]! -= answer === 'one' ? 1 : 2;
      return 'again';
    },
  }),
});
const main = procedure('orchard', {
  harvest: each(
    () => [0, 1],
    (g, seat) => call(g, pick, { seat, left: 4 }),
  ),
  winter: together(
    () => [0, 1],
    (g, seat) => call(g, throwAway, { seat }),
  ),
  spring: asks({ rule: 'ORCHARD-04', who: () => 0, options: () => ['sow', 'rest'], take: () => undefined }),
});
const orchard: Game<Orchard, Seen, Options> = {
  id: 'orchard',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: {},
  setup: core => {
    const g: Orchard = { ...core, fruit: [0, 0], gold: [false, false], found: [] };
    g.gold = g.gold.map(() => draw(g, 2, 'gold') === 1);
    return g;
  },
  main,
  machine: new Machine<Orchard>([main, pick, throwAway]),
  sees: { fruit: 'everyone', found: 'everyone', gold: (gold, me) => gold.map((x, seat) => (seat === me ? null : x)) },
  fill: seen => ({ ...seen, gold: seen.gold.map(x => x ?? false) }),
  scramble: (g, me, luck) => {
    g.gold = g.gold.map((x, seat) => (seat === me ? luck(2) === 1 : x));
  },
  value: (g, seat) => g.fruit[seat]!,
  outcome: g => ({ kind: 'places', places: g.fruit.map(() => 1) }),
  migrations: [],
  renames: {},
};
const title = async () => ({ title: 'Orchard' });
export const folder: GameFolder = {
  game: orchard as unknown as AnyGame,
  text: { en: title, it: title, es: title, de: title },
};

interface KeptDecision extends Row {
  seat: number;
  answer: string;
  rest: string | null;
  mark: number;
}

interface AtTheOrchard {
  house: TestHouse;
  id: string;
  anna: Guest;
  bert: Guest;
  lines: readonly [Line, Line];
  /** What somebody gives now, or at an earlier `n`. */
  given(guest: Guest, answers: readonly string[], n?: number): Promise<Input<'play.answer'>>;
  give(guest: Guest, answers: readonly string[], n?: number): Promise<{ n: number; taken: number }>;
  /** The rows of the history: who, the answers, and how free undo is. */
  rows(): Promise<KeptDecision[]>;
}

export async function atTheOrchard(
  env: Readonly<Record<string, string>> = {},
  settings: Partial<Input<'tables.create'>> = {},
  now?: () => number,
): Promise<AtTheOrchard> {
  const house = await aHouse(env, [folder], now === undefined ? {} : { now });
  return { house, ...(await anotherTable(house, settings)) };
}

export async function anotherTable(
  house: TestHouse,
  settings: Partial<Input<'tables.create'>> = {},
): Promise<Omit<AtTheOrchard, 'house'>> {
  const [anna, bert] = [await Guest.enter(house.address), await Guest.enter(house.address)];
  const seats: Input<'tables.create'>['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await anna.do('tables.create', { game: 'orchard', seats, ...settings });
  await bert.do('tables.join', { table: id });
  const lines = [await anna.socket(), await bert.socket()] as const;
  for (const line of lines) await line.watch(id);
  const given: AtTheOrchard['given'] = async (guest, answers, n) => {
    const { table, questions } = await guest.do('tables.get', { table: id });
    assert.ok(questions[0] !== undefined, 'somebody is asked');
    return { table: id, n: n ?? table.n, ask: questions[0].ask, answers: [...answers], commandId: newCommandId() };
  };
  return {
    id,
    anna,
    bert,
    lines,
    given,
    give: async (guest, answers, n) => guest.do('play.answer', await given(guest, answers, n)),
    rows: async () => {
      const sql = `SELECT seat, answer, rest, mark FROM history WHERE table_id = $1 AND kind = 'answer' ORDER BY n`;
      return (await house.db.rows<KeptDecision>(sql, [id])).map(row => ({ ...row }));
    },
  };
}
