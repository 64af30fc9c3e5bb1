import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { LessonScript } from '@teahouse/boardkit/contract';
import { cloneOf, type Language, Match, type Question, type Rng, rng, view } from '@teahouse/kernel';
import { learnersOf, mustSayTheSame } from '@teahouse/testkit';
import { at } from '../../board/flight.ts';
import { lesson as de } from '../../board/lessons/first/de.ts';
import { lesson as en } from '../../board/lessons/first/en.ts';
import { lesson as es } from '../../board/lessons/first/es.ts';
import { lesson as it } from '../../board/lessons/first/it.ts';
import { GROUPS } from '../../src/cards/actions.ts';
import { DISASTERS, MONTHS } from '../../src/cards/events.ts';
import { CARD_ID, TILES } from '../../src/cards/persons.ts';
import { palaceId } from '../../src/ids.ts';
import { game, text as load, type Table, type TableOptions, type View } from '../../src/index.ts';
import { countPersons } from '../../src/rules/vocabulary.ts';
import { pointsOf } from '../../src/table.ts';
import type { Text } from '../../text/en.ts';

const scripts: Record<Language, LessonScript> = { en, it, es, de };
const { table, steps } = en;
const { seed, seats } = table;
const ME = 0;
const GAMES = 30;

/** Steps that wait for something that need not happen: to build, to be asked about age or room, to lose somebody. */
const IF_IT_HAPPENS = ['ages', 'build', 'rooms', 'hungry', 'release'];

const CHOOSE_GROUP = 'actions/act.chooseGroup';
const CHOOSE_ACTION = 'actions/act.chooseAction';

type Player = (g: Table, q: Question, luck: Rng) => string;

const { atRandom, greedily, asBeginner } = learnersOf(game);

/** What the lesson points at; a card in a group means the group and then that card. */
const asTold: Player = (g, q, luck) => {
  const step = shown(q.ask === CHOOSE_ACTION ? CHOOSE_GROUP : q.ask, g);
  const told = step.flatMap(({ points }) => points);
  const group = g.groups.findIndex(({ cards }) => cards.some(card => told.includes(card)));
  const wanted: (string | undefined)[] = q.ask === CHOOSE_GROUP ? [GROUPS[group]] : told;
  return q.options.find(answer => wanted.includes(answer)) ?? greedily(g, q, luck);
};
/** Nothing of use. */
const contrarily: Player = (g, q, luck) =>
  ['pass', 'new-palace', 'card-monk', 'palace-0'].find(answer => q.options.includes(answer)) ?? atRandom(g, q, luck);

const LEARNERS: Record<string, Player> = { atRandom, greedily, asBeginner, asTold, contrarily };

const shown = (ask: string | null, g: Table) => steps.filter(step => step.at(ask, view(game, g, ME)));

interface Visit {
  g: Table;
  q: Question | null;
  learner: string;
  played: number;
}

function play(learner: string, played: number, visit: (visit: Visit) => void): Table {
  const luck = rng(`lesson ${learner} ${played}`);
  const match = Match.begin<Table, View, TableOptions>(game, { seed, seats });
  while (!match.over) {
    const q = match.open()[0]!;
    const g = match.state as Table;
    if (q.seat === ME) visit({ g, q, learner, played });
    match.answer(q.seat, (q.seat === ME ? LEARNERS[learner]! : asBeginner)(g, q, luck));
  }
  const g = match.state as Table;
  visit({ g, q: null, learner, played });
  return g;
}

/** What stands on the board: places, and what is an answer there at this or another time. */
function places({ rulers, groups }: Table): string[] {
  const out = [at.stage, at.track, ...MONTHS.map(at.month), ...TILES.map(({ id }) => at.stack(id))];
  for (const seat of rulers.keys())
    out.push(at.goods(seat), at.points(seat), at.court(seat), at.hand(seat), at.marker(seat));
  for (const palace of rulers[ME]!.palaces) out.push(palaceId(palace), at.palace(ME, palaceId(palace)));
  for (const card of rulers[ME]!.hand) out.push(CARD_ID[card]);
  for (const { cards } of groups) out.push(...cards);
  return out;
}

const visits: Visit[] = [];
const ends = new Map<string, Table[]>();

before(() => {
  for (const learner of Object.keys(LEARNERS)) {
    ends.set(learner, []);
    for (let played = 0; played < GAMES; played++) {
      ends.get(learner)!.push(play(learner, played, visit => visits.push({ ...visit, g: cloneOf(game, visit.g) })));
    }
  }
});

const stepAt = ({ q, g }: Visit) => shown(q === null ? null : q.ask, g)[0];

test('never are two steps meant at once', () => {
  for (const { q, g } of visits)
    assert.ok(shown(q === null ? null : q.ask, g).length <= 1, `${q?.ask} in month ${g.month}`);
});

test('every step is reached in every game, whatever the learner does', () => {
  const games = new Map<string, Set<string>>();
  for (const visit of visits) {
    const id = stepAt(visit)?.id;
    if (id === undefined) continue;
    games.set(id, (games.get(id) ?? new Set()).add(`${visit.learner} ${visit.played}`));
  }
  for (const { id } of steps) {
    const [reached, all] = [games.get(id)?.size ?? 0, GAMES * Object.keys(LEARNERS).length];
    if (IF_IT_HAPPENS.includes(id)) assert.ok(reached >= 0.1 * all, `${id}: ${reached} of ${all}`);
    else assert.equal(reached, all, id);
  }
});

test('a step points at what is there', () => {
  for (const visit of visits) {
    const there = [...places(visit.g), ...(visit.q?.options ?? [])];
    for (const point of stepAt(visit)?.points ?? [])
      assert.ok(there.includes(point), `${stepAt(visit)!.id}: ${point}, ${visit.learner} in month ${visit.g.month}`);
  }
});

test('a step never tells of months that are all over', () => {
  for (const visit of visits) {
    const months = (stepAt(visit)?.points ?? []).filter(id => id.startsWith('month-')).map(id => Number(id.slice(6)));
    if (months.length > 0 && visit.q !== null)
      assert.ok(
        Math.max(...months) >= visit.g.month,
        `${stepAt(visit)!.id} in month ${visit.g.month}, ${visit.learner}`,
      );
  }
});

test('each event is explained before it strikes for the first time', () => {
  for (const kind of DISASTERS) {
    for (const { g } of visits.filter(visit => stepAt(visit)?.id === kind))
      assert.ok(g.month <= g.events.indexOf(kind) + 1, `${kind} in month ${g.month}`);
  }
});

test('the start is gentle', () => {
  const { state } = Match.begin<Table, View, TableOptions>(game, { seed, seats });
  assert.deepEqual(state.events.slice(2, 7), ['festival', 'drought', 'tribute', 'mongols', 'contagion']);
  assert.equal(state.order[0], ME, 'the learner has all to choose from');
  const fifth = visits.filter(
    ({ g, q, learner }) => learner === 'asTold' && g.month === 5 && q?.ask === 'persons/card.play',
  );
  const crowd = fifth.reduce((sum, { g }) => sum + countPersons(g.rulers[ME]!), 0) / fifth.length;
  // Four rooms at the start: hardly anybody was lost.
  assert.ok(crowd >= 3.5, `whoever does as told has ${crowd} persons in month 5`);
  const behind = ends.get('asTold')!.filter(g => g.rulers.every(other => pointsOf(other) >= pointsOf(g.rulers[ME]!)));
  assert.ok(behind.length < GAMES / 3, `and is last in ${behind.length} of ${GAMES} games`);
});

test('the same lesson in four languages', () =>
  mustSayTheSame(scripts, async language => {
    const { events } = (await load[language]()) as Text;
    return DISASTERS.map(kind => [kind, events[kind].name] as const);
  }));
