import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { LessonScript, LessonStep } from '@teahouse/boardkit/contract';
import { cloneOf, LANGUAGES, Match, type Question, type Rng, rng, view } from '@teahouse/kernel';
import { lesson as de } from '../../board/lessons/first/de.ts';
import { lesson as en } from '../../board/lessons/first/en.ts';
import { lesson as es } from '../../board/lessons/first/es.ts';
import { lesson as it } from '../../board/lessons/first/it.ts';
import { at } from '../../board/model/flight.ts';
import { inTray } from '../../board/model/where.ts';
import { threats } from '../../src/foresight/threats.ts';
import { SECTIONS, TROOP_COST } from '../../src/ids.ts';
import { game, text as load, type Table, type TableOptions, type View } from '../../src/index.ts';
import {
  BARRICADE,
  LOCATIONS,
  type LocationId,
  PLACE,
  TOP_LEVEL,
  timeTrack,
  UPGRADE,
  WALLS,
} from '../../src/printed/board.ts';
import type { Text } from '../../text/en.ts';

const scripts: Record<(typeof LANGUAGES)[number], LessonScript> = { en, it, es, de };
const { table, steps } = en;
const { seed, seats } = table;
const ME = 0;
const GAMES = 15;

/** Steps that wait for something that need not happen. */
const IF_IT_HAPPENS = [
  'fetch',
  'recruit',
  'attack',
  'wound',
  'activate',
  'overseer',
  'donate',
  'build',
  'embassy',
  'bonus',
  'advanced',
  'losses',
];

type Player = (g: Table, q: Question, luck: Rng, told: readonly string[]) => string;

const atRandom: Player = (_, q, luck) => q.options[luck(q.options.length)]!;
const greedily: Player = (g, q) => {
  const worth = (answer: string): number => {
    const after = cloneOf(game, g);
    game.machine.play(after, q, answer);
    return game.value!(after, q.seat);
  };
  const worths = q.options.map(worth);
  return q.options[worths.indexOf(Math.max(...worths))]!;
};
/** As the bots of the lesson play: well, and now and then not. */
const asBeginner: Player = (g, q, luck) => (luck(100) < 30 ? atRandom : greedily)(g, q, luck, []);
/** Whatever the lesson points at, if it is an answer. */
const asTold: Player = (g, q, luck, told) =>
  q.options.find(answer => told.includes(answer) || told.includes(at.location(answer))) ?? greedily(g, q, luck, told);
/** Nothing of use. */
const contrarily: Player = (g, q, luck) =>
  ['done', 'pass', 'betrayal'].find(answer => q.options.includes(answer)) ?? atRandom(g, q, luck, []);

const LEARNERS: Record<string, Player> = { atRandom, greedily, asBeginner, asTold, contrarily };
const NORMAL = ['atRandom', 'greedily', 'asBeginner', 'asTold'];

/** A step when it is first shown, and how the table is then. */
interface Telling {
  step: LessonStep;
  g: Table;
  q: Question | null;
  learner: string;
  played: number;
}

/** Follows the game as the table does: a step is said until another one is due, and never again. */
class Voice {
  readonly #said = new Set<string>();
  #now: LessonStep | undefined;

  hear(ask: string | null, seen: View): LessonStep | undefined {
    const due = steps.find(step => !this.#said.has(step.id) && step.at(ask, seen));
    if (due === this.#now) return undefined;
    if (this.#now !== undefined) this.#said.add(this.#now.id);
    this.#now = due;
    return due;
  }

  get points(): readonly string[] {
    return this.#now?.points ?? [];
  }
}

function play(learner: string, played: number, tell: (telling: Telling) => void): void {
  const luck = rng(`lesson ${learner} ${played}`);
  const match = Match.begin<Table, View, TableOptions>(game, { seed, seats });
  const voice = new Voice();
  const listen = (q: Question | null, ask: string | null): void => {
    const step = voice.hear(ask, view(game, match.state as Table, ME));
    if (step !== undefined) tell({ step, g: cloneOf(game, match.state as Table), q, learner, played });
  };
  while (!match.over) {
    const mine = match.open(true).find(({ seat }) => seat === ME) ?? null;
    listen(mine, mine?.ask ?? '');
    const q = match.open()[0]!;
    match.answer(
      q.seat,
      (q.seat === ME ? LEARNERS[learner]! : asBeginner)(match.state as Table, q, luck, voice.points),
    );
  }
  listen(null, null);
}

const tellings: Telling[] = [];
before(() => {
  for (const learner of Object.keys(LEARNERS))
    for (let played = 0; played < GAMES; played++) play(learner, played, telling => tellings.push(telling));
});

const told = (id: string, learner: string): Telling[] =>
  tellings.filter(telling => telling.step.id === id && telling.learner === learner);

test('every step is told in a normal game, whatever the learner does', () => {
  for (const { id } of steps) {
    if (IF_IT_HAPPENS.includes(id))
      assert.ok(
        NORMAL.some(learner => told(id, learner).length > 0),
        id,
      );
    else for (const learner of NORMAL) assert.ok(told(id, learner).length >= 0.85 * GAMES, `${id}, ${learner}`);
  }
});

test('whoever does nothing hears the lesson to its end all the same', () => {
  for (const id of ['winter', 'shame', 'summer', 'farewell', 'end']) {
    assert.ok(told(id, 'contrarily').length >= 0.85 * GAMES, id);
  }
});

test('no step is told twice in a game', () => {
  const seen = tellings.map(({ step, learner, played }) => `${step.id} ${learner} ${played}`);
  assert.equal(new Set(seen).size, seen.length);
});

/** What stands on the board in a game of three: places, and the cards in hand. */
function places(g: Table, q: Question | null): string[] {
  const { players, queue } = g;
  const out: string[] = [at.time, at.hordes, at.shame, at.warehouse, at.queue, ...queue.map(at.advisor)];
  if (q !== null) out.push(...q.options);
  if (q !== null && inTray(view(game, g, ME), q).length > 0) out.push(at.tray);
  for (let n = 1; n <= seats; n++) out.push(at.space(n), at.clan(n - 1));
  for (const id of LOCATIONS) out.push(at.location(id));
  for (const id of SECTIONS) out.push(at.section(id), at.wall(id), at.barricades(id), at.posts(id), at.rest(id));
  for (const place of [at.people, at.hand, at.goods, at.reserve, at.shameOf, at.honor]) out.push(place(ME));
  const { hand, pile, revealed } = players[ME]!;
  out.push(...hand, ...pile);
  if (revealed !== null) out.push(revealed);
  return out;
}

test('a step points at what is there', () => {
  for (const { step, g, q, learner } of tellings) {
    const there = places(g, q);
    assert.ok(step.points.length > 0);
    for (const point of step.points) assert.ok(there.includes(point), `${step.id}: ${point}, ${learner}`);
  }
});

test('winter is explained before the first one, and the year is known when the third begins', () => {
  for (const learner of NORMAL) {
    const early = told('winter', learner).filter(({ g }) => g.year === 1 && g.season === 'autumn');
    assert.ok(early.length >= 0.85 * GAMES, learner);
    for (const { g } of told('farewell', learner)) assert.equal(g.year, 3);
  }
});

test('whoever does as told recruits and attacks in the first year', () => {
  for (const id of ['recruit', 'attack']) {
    const first = told(id, 'asTold').filter(({ g }) => g.year === 1);
    assert.equal(first.length, GAMES, id);
  }
});

test('what the sentences rely on is so', () => {
  const { state } = Match.begin<Table, View, TableOptions>(game, { seed, seats });
  for (const { holds } of threats(state)) assert.ok(holds, 'the barricades withstand the first hordes');
  for (const { g, step } of tellings) {
    if (step.id === 'track') assert.equal(g.tea[0], ME, 'you choose first');
    if (step.id === 'summer') {
      assert.deepEqual([g.year, g.players[ME]!.hand.length], [2, 5], 'you still hold five');
      assert.ok(g.sections.reduce((sum, { hordes }) => sum + hordes.length, 0) > 3, 'spring brought new hordes');
    }
    if (step.id === 'bare')
      assert.ok(
        threats(g).some(({ holds }) => !holds),
        'there will be breaches',
      );
  }
});

test('the numbers are those of the game', () => {
  assert.deepEqual(
    WALLS.slice(1).map(({ cost }) => cost),
    [5, 10, 15],
  );
  assert.deepEqual(BARRICADE, { cost: 2, honor: 2, defence: 2 });
  assert.deepEqual(TROOP_COST.spearman, { wood: 1, stone: 2, gold: 0, chi: 0 });
  assert.deepEqual(TROOP_COST.archer, { wood: 1, stone: 0, gold: 0, chi: 2 });
  assert.deepEqual(TROOP_COST.horseman, { wood: 1, stone: 0, gold: 3, chi: 0 });
  for (const { pays, cost } of Object.values(UPGRADE)) assert.deepEqual([pays, cost[0]], ['chi', 2]);
  assert.deepEqual([timeTrack(seats).length, TOP_LEVEL], [6, 3]);
  const together = steps.find(({ id }) => id === 'together')!;
  const shameful = LOCATIONS.filter(id => PLACE[id].shameful).map(at.location);
  assert.deepEqual(together.points, shameful);
});

/** Which cards and places a step speaks of: they are called what they are called elsewhere. */
const CARDS: Record<string, ('levy' | 'work-harder' | 'attack-order')[]> = {
  command: ['levy'],
  recruit: ['levy'],
  bare: ['work-harder'],
  bonus: ['levy', 'work-harder'],
  losses: ['attack-order'],
};
const PLACES: Record<string, LocationId[]> = {
  clerks: ['quarry', 'war-academy'],
  wall: ['builders-camp'],
  counsel: ['embassy', 'war-academy', 'tea-house'],
  barracks: ['barracks'],
};

describe('in four languages', () => {
  for (const language of LANGUAGES) {
    const { words, title: name, teaches, ...rest } = scripts[language];
    test(`the same lesson, ${language}`, async () => {
      assert.deepEqual(rest, { table, steps });
      for (const said of [name, teaches]) assert.notEqual(said, '');
      assert.deepEqual(Object.keys(words).toSorted(), steps.map(({ id }) => id).toSorted());
      for (const [id, { title, text }] of Object.entries(words)) {
        assert.ok(title !== '' && title.length <= 32, `${id}: '${title}'`);
        assert.ok(/[.!?]$/.test(text), id);
        assert.ok(text.split(/\s+/).length <= 45, `${id}: ${text.split(/\s+/).length} words`);
      }
      const { cards, locations } = (await load[language]()) as Text;
      const says = (id: string, name: string): void => {
        const { title, text } = words[id]!;
        assert.ok(`${title} ${text}`.includes(name), `${id} does not say '${name}'`);
      };
      for (const [id, named] of Object.entries(CARDS)) for (const card of named) says(id, cards[card][0]);
      for (const [id, named] of Object.entries(PLACES)) for (const place of named) says(id, locations[place]);
    });
  }
});
