import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type LessonScript, type LessonStep, stepDue } from '@teahouse/boardkit/contract';
import { cloneOf, type Language, Match, type Question, type Rng, rng, view } from '@teahouse/kernel';
import { learnersOf, mustSayTheSame } from '@teahouse/testkit';
import { lesson as de } from '../../board/lessons/first/de.ts';
import { lesson as en } from '../../board/lessons/first/en.ts';
import { lesson as es } from '../../board/lessons/first/es.ts';
import { lesson as it } from '../../board/lessons/first/it.ts';
import { at } from '../../board/model/flight.ts';
import { DONE, PASS } from '../../src/ids.ts';
import { game, text as load, type Table, type TableOptions, type View } from '../../src/index.ts';
import { DIALS, FACTION } from '../../src/printed/factions.ts';
import { HERO } from '../../src/printed/heroes.ts';
import { AREAS, type OrderId, RESOURCES, type TacticId, TITLES } from '../../src/printed/ids.ts';
import { ORDER_NUMBER } from '../../src/printed/orders.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { area } from '../../src/rules/areas.ts';
import { runesToWin } from '../../src/rules/consequences.ts';
import { lastYear } from '../../src/rules/game.ts';
import { genuineOf } from '../../src/rules/runes.ts';
import type { Text } from '../../text/en.ts';

const scripts: Record<Language, LessonScript> = { en, it, es, de };
const { table, steps } = en;
const { seed, seats } = table;
const ME = 0;
const RIVAL = 1;

const ids = steps.map(({ id }) => id);
/** One year, from question to question: whoever does as told hears all of it. */
const YEAR = ids.slice(0, ids.indexOf('farewell') + 1);

type Player = (g: Table, q: Question, luck: Rng, points: readonly string[]) => string;

const { atRandom, asBeginner } = learnersOf(game);
/** Nothing, wherever that is allowed. */
const idly: Player = (g, q, luck) => [PASS, DONE].find(answer => q.options.includes(answer)) ?? atRandom(g, q, luck);
/** What the lesson points at, in its order: an answer, or the place of one. And the bid it speaks of. */
const asTold: Player = (g, q, luck, points) => {
  if (q.ask === 'bid.offer') return String(Math.min(g.players[ME]!.influence, g.players[RIVAL]!.influence + 1));
  for (const point of points) {
    const meant = (answer: string): boolean =>
      [answer, at.area(answer), at.dial(ME, answer), at.area(answer.split('@')[1] ?? '')].includes(point);
    const answer = q.options.find(meant);
    if (answer !== undefined) return answer;
  }
  return idly(g, q, luck, points);
};

const LEARNERS = { asTold, asBeginner, atRandom, idly };
type Learner = keyof typeof LEARNERS;
/** How many games of each, and up to which year. */
const GAMES: Record<Learner, number> = { asTold: 12, asBeginner: 12, atRandom: 3, idly: 3 };
const YEARS: Record<Learner, number> = { asTold: 1, asBeginner: 6, atRandom: 6, idly: 6 };
/** What luck may spoil now and then: a rival who draws fate cards first, or chases neutral units about. */
const NEARLY = 0.8;

interface Telling {
  step: LessonStep;
  q: Question | null;
  g: Table;
}
interface Played {
  learner: Learner;
  told: Telling[];
  /** When the guided year was over, or the game. */
  g: Table;
}

/** Follows the game as the table does: a step is said until another one is due, and never again. */
function play(learner: Learner, n: number): Played {
  const luck = rng(`lesson ${learner} ${n}`);
  const match = Match.begin<Table, View, TableOptions>(game, { seed, seats });
  const told: Telling[] = [];
  let now: LessonStep | undefined;
  const listen = (q: Question | null, ask: string | null): void => {
    const seen = view(game, match.state as Table, ME);
    const said = told.map(({ step }) => step.id).filter(id => id !== now?.id);
    const due = stepDue(steps, new Set(said), ask, seen, now?.id ?? null);
    if (due !== undefined && due !== now) told.push({ step: due, q, g: cloneOf(game, match.state as Table) });
    now = due;
  };
  const isOn = (): boolean => !match.over && (match.state.year <= YEARS[learner] || !told.some(isFarewell));
  while (isOn()) {
    const mine = match.open(true).find(({ seat }) => seat === ME) ?? null;
    listen(mine, mine?.ask ?? '');
    const q = match.open()[0]!;
    const player = q.seat === ME ? LEARNERS[learner] : asBeginner;
    const say = (g: Table, asked: Question): string => player(g, asked, luck, now?.points ?? []);
    // Losses of both sides are assigned at once, each as a whole.
    const { machine } = game;
    const whole = machine.isForked(match.state)
      ? machine.complete(match.state, q.seat, ({ table: g }, asked) => say(g as Table, asked))
      : null;
    match.answers(q.seat, whole ?? [say(match.state, q)]);
  }
  if (match.over) listen(null, null);
  return { learner, told, g: match.state as Table };
}
const isFarewell = ({ step }: Telling): boolean => step.id === 'farewell';

const games: Played[] = [];
before(() => {
  for (const learner of Object.keys(LEARNERS) as Learner[])
    for (let n = 0; n < GAMES[learner]; n++) games.push(play(learner, n));
});
const by = (learner: Learner): Played[] => games.filter(one => one.learner === learner);
const idsOf = ({ told }: Played): string[] => told.map(({ step }) => step.id);

/** Nearly all that were told what to do came to this. */
function nearlyAll(what: string, holds: (played: Played) => boolean): void {
  const n = by('asTold').filter(holds).length;
  assert.ok(n >= NEARLY * GAMES.asTold, `${what}: ${n} of ${GAMES.asTold}`);
}

test('whoever does as told is taught a whole year, from beginning to end', () => {
  for (const id of YEAR) nearlyAll(id, played => idsOf(played).includes(id));
  for (const played of by('asTold')) {
    const told = idsOf(played).filter(id => YEAR.includes(id));
    assert.deepEqual(
      told,
      YEAR.filter(id => told.includes(id)),
      'in the order in which it is listed',
    );
  }
});

test('one battle, one quest, one rune', () => {
  nearlyAll('the battle is won', ({ g }) => area(g, '7A').holder === ME);
  nearlyAll('the city is taken', ({ g }) => area(g, '7C').holder === ME);
  nearlyAll('the quest is completed', ({ g }) => g.players[ME]!.heroes.some(({ rewards }) => rewards.length > 0));
  nearlyAll('a third rune is won', ({ g }) => genuineOf(g, ME) === 3);
});

test('whoever plays anything, or nothing, hears the last word all the same', () => {
  for (const learner of ['asBeginner', 'atRandom', 'idly'] as const)
    for (const played of by(learner)) for (const id of ['farewell', 'end']) assert.ok(idsOf(played).includes(id), id);
});

test('what is new after the first year is explained when it comes', () => {
  const told = new Set(games.flatMap(idsOf));
  assert.deepEqual(
    ids.filter(id => !told.has(id)),
    [],
    'steps that nobody ever heard',
  );
});

test('no step is told twice in a game', () => {
  for (const played of games) assert.equal(new Set(idsOf(played)).size, played.told.length);
});

/** What stands on the board: places, and whatever may be an answer. */
function places(g: Table, q: Question | null): string[] {
  const out: string[] = [at.season, at.seat(ME), at.seat(RIVAL), at.tactics(ME)];
  for (const seat of [ME, RIVAL]) out.push(at.influence(seat), at.order(seat));
  for (const resource of RESOURCES) out.push(at.dial(ME, resource));
  for (const id of TITLES) out.push(id);
  for (const { id } of g.areas) out.push(at.area(id));
  for (const { id } of g.players[ME]!.heroes) out.push(at.hero(id));
  return q === null ? out : [...out, ...q.options];
}

test('to whoever does as told, a step points at what is there', () => {
  for (const { told } of by('asTold')) {
    for (const { step, g, q } of told) {
      const there = places(g, q);
      const missing = step.points.filter(point => !there.includes(point));
      // Which destinies are drawn is luck.
      if (step.id !== 'destiny') assert.deepEqual(missing, [], step.id);
      assert.ok(missing.length < step.points.length, step.id);
    }
  }
});

test('what the sentences rely on is so', () => {
  const match = Match.begin<Table, View, TableOptions>(game, { seed, seats });
  const [first] = match.open();
  assert.deepEqual([first!.seat, first!.ask], [ME, 'setup.faction'], 'the learner chooses first');
  match.answer(ME, 'daqan');
  match.answer(RIVAL, 'waiqar');
  const g = match.state as Table;
  assert.deepEqual(area(g, '7A').troops, [{ unit: 'razorwing', standing: 2, routed: 0 }]);
  assert.ok(area(g, '7C').city !== null && area(g, '7C').troops.length === 0);
  assert.deepEqual(area(g, '7D').troops, [{ unit: 'sorcerer', standing: 2, routed: 0 }]);
  const { tactics, heroes, quests } = g.players[ME]!;
  assert.deepEqual(tactics.map(({ card }) => card).toSorted(), ['rally-cry', 'reinforcements']);
  assert.ok(quests.some(({ card }) => card === 'lamp-in-the-marsh'));
  assert.deepEqual([QUEST['lamp-in-the-marsh'].area, QUEST['lamp-in-the-marsh'].attribute], ['7D', 'wisdom']);
  assert.deepEqual([heroes[0]!.id, HERO.marrec.attributes.wisdom], ['marrec', 3]);
  assert.equal(FACTION.daqan.stronghold, 'DB');
  const cards = Object.values(g.seasonDecks).map(deck => deck.at(-1));
  assert.deepEqual(cards, ['tithe-day', 'long-days', 'caravans', 'rune-unearthed']);
  assert.deepEqual([runesToWin(g), lastYear(g)], [6, 6]);
  const numbers = (['mobilize', 'harvest', 'recruit', 'acquire-power'] as const).map(order => ORDER_NUMBER[order]);
  assert.deepEqual(numbers, [2, 4, 5, 7]);
  for (const { told } of by('asTold')) {
    const { dials } = told.find(({ step }) => step.id === 'levy')!.g.players[ME]!;
    const levies = RESOURCES.map(dial => Object.values(DIALS.daqan[dial][dials[dial]]!.units));
    const [food, ...others] = levies.map(units => units.reduce((sum, n) => sum + n, 0));
    for (const other of others) assert.ok(food! > other, 'the food dial brings the most units');
  }
});

/** Which orders and cards a step speaks of: they are called what they are called elsewhere. */
const ORDERS_IN: Record<string, OrderId[]> = {
  orders: ['mobilize'],
  city: ['mobilize'],
  garrison: ['rally-support'],
  harvest: ['harvest'],
  power: ['acquire-power'],
  supremacy: ['recruit'],
  conquer: ['conquer', 'mobilize'],
  strategize: ['strategize'],
  fortify: ['fortify'],
  stronghold: ['fortify'],
};
const TACTICS_IN: Record<string, TacticId[]> = { tactics: ['reinforcements'], rally: ['rally-cry'] };
/** And what a button says that is to be pressed. */
const ANSWERS_IN: Record<string, string> = { march: DONE, garrison: DONE, arrived: DONE, decoy: DONE };

test('the same lesson in four languages', () =>
  mustSayTheSame(scripts, async language => {
    const { words, answer } = (await load[language]()) as Text;
    const { cards, forms } = words;
    const names: [string, string][] = [
      ['welcome', forms.factions.daqan.name],
      ['target', forms.units.razorwing.many],
      ['kind', forms.units.footman.many],
      ['walk', cards.quests['lamp-in-the-marsh']],
      ['title', cards.titles.primarch[0]],
      ['development', cards.developments.court[0]],
    ];
    for (const [id, orders] of Object.entries(ORDERS_IN))
      for (const one of orders) names.push([id, cards.orders[one][0]]);
    for (const [id, tactics] of Object.entries(TACTICS_IN))
      for (const one of tactics) names.push([id, cards.tactics[one][0]]);
    for (const [id, one] of Object.entries(ANSWERS_IN)) names.push([id, answer(one, null)]);
    return names;
  }));

test('areas are called what they are called on the map', () => {
  for (const { words } of Object.values(scripts)) {
    for (const { text } of Object.values(words))
      for (const [named] of text.matchAll(/\b[\dDLUW][A-D]\b/g))
        assert.ok(
          AREAS.some(one => one === named),
          named,
        );
  }
});
