import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Question, view } from '@teahouse/kernel';
import { lesson as de } from '../../board/lessons/first/de.ts';
import { lesson as en } from '../../board/lessons/first/en.ts';
import { lesson as es } from '../../board/lessons/first/es.ts';
import { lesson as it } from '../../board/lessons/first/it.ts';
import { at } from '../../board/model/flight.ts';
import { inTray } from '../../board/model/where.ts';
import { threats } from '../../src/foresight/threats.ts';
import { SECTIONS, TROOP_COST } from '../../src/ids.ts';
import { game, type Table } from '../../src/index.ts';
import { BARRICADE, LOCATIONS, PLACE, TOP_LEVEL, timeTrack, UPGRADE, WALLS } from '../../src/printed/board.ts';
import { dealt, inFourLanguages, ME, NORMAL, Tellings } from './learners.ts';

const { table, steps } = en;
const { seats } = table;
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
  'shame',
  'atone',
];

let tellings: Tellings;
before(() => {
  tellings = new Tellings(en, GAMES);
});

test('every step is told in a normal game, whatever the learner does', () => {
  for (const { id } of steps) {
    if (IF_IT_HAPPENS.includes(id))
      assert.ok(
        NORMAL.some(learner => tellings.of(id, learner).length > 0),
        id,
      );
    else for (const learner of NORMAL) assert.ok(tellings.isTold(id, learner), `${id}, ${learner}`);
  }
});

test('after the farewell only the last word is spoken, whatever happens', () => {
  tellings.onlyAfter('farewell', ['end']);
});

test('whoever does nothing hears the lesson to its end all the same', () => {
  for (const id of ['winter', 'summer', 'farewell', 'end']) assert.ok(tellings.isTold(id, 'contrarily'), id);
});

test('no step is told twice in a game', () => tellings.noneTwice());

/** What stands on the board in a game of three: places, and the cards in hand. */
function places(g: Table, q: Question | null): string[] {
  const { players, queue } = g;
  const out: string[] = [at.time, at.hordes, at.shame, at.warehouse, at.queue, ...queue.map(at.advisor)];
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

test('a step points at what is there', () => tellings.pointAtWhatIsThere(places));

test('winter is explained before the first one, and the year is known when the third begins', () => {
  for (const learner of NORMAL) {
    const early = tellings.of('winter', learner).filter(({ g }) => g.year === 1 && g.season === 'autumn');
    assert.ok(early.length >= 0.85 * GAMES, learner);
    for (const { g } of tellings.of('farewell', learner)) assert.equal(g.year, 3);
  }
});

test('whoever does as told recruits and attacks in the first year', () => {
  for (const id of ['recruit', 'attack']) {
    const first = tellings.of(id, 'asTold').filter(({ g }) => g.year === 1);
    assert.equal(first.length, GAMES, id);
  }
});

test('what the sentences rely on is so', () => {
  const { state } = dealt(en);
  for (const { holds } of threats(state)) assert.ok(holds, 'the barricades withstand the first hordes');
  for (const { g, step } of tellings.all) {
    if (step.id === 'track') assert.equal(g.tea[0], ME, 'you choose first');
    if (step.id === 'summer') {
      assert.deepEqual([g.year, g.players[ME]!.hand.length], [2, 5], 'you still hold five');
      assert.ok(g.sections.reduce((sum, { hordes }) => sum + hordes.length, 0) > 3, 'spring brought new hordes');
    }
    if (step.id === 'bare')
      assert.ok(
        g.sections.every(({ barricades }) => barricades === 0),
        'no barricades are left',
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

inFourLanguages(
  { en, it, es, de },
  {
    cards: {
      command: ['levy'],
      recruit: ['levy'],
      bare: ['work-harder'],
      bonus: ['levy', 'work-harder'],
      losses: ['attack-order'],
    },
    places: {
      clerks: ['quarry', 'war-academy'],
      wall: ['builders-camp'],
      counsel: ['embassy', 'war-academy', 'tea-house'],
      barracks: ['barracks'],
    },
  },
);
