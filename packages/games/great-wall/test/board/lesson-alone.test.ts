import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { lesson as de } from '../../board/lessons/alone/de.ts';
import { lesson as en } from '../../board/lessons/alone/en.ts';
import { lesson as es } from '../../board/lessons/alone/es.ts';
import { lesson as it } from '../../board/lessons/alone/it.ts';
import { at } from '../../board/model/flight.ts';
import { AUTOMATA } from '../../src/journal.ts';
import { LOCATIONS } from '../../src/printed/board.ts';
import { COMMANDS } from '../../src/printed/ids.ts';
import { QIN_ARTIFACT_HONOR } from '../../src/rules/alone/end.ts';
import { qinHonorOf, qinIn } from '../../src/table.ts';
import { dealt, inFourLanguages, NORMAL, Tellings } from './learners.ts';

const GAMES = 10;

let tellings: Tellings;
before(() => {
  tellings = new Tellings(en, GAMES);
});

test('everybody is told everything, and whoever does nothing hears the last word as well', () => {
  for (const { id } of en.steps) {
    for (const learner of NORMAL) assert.ok(tellings.isTold(id, learner), `${id}, ${learner}`);
  }
  for (const id of ['rival', 'lowest', 'wall', 'next', 'farewell']) assert.ok(tellings.isTold(id, 'contrarily'), id);
});

test('it is told in one year: the last words when the second begins', () => {
  for (const { step, g, learner } of tellings.all.filter(({ learner }) => NORMAL.includes(learner))) {
    const isLate = ['shame', 'court', 'farewell'].includes(step.id);
    assert.equal(g.year, isLate ? 2 : 1, `${step.id}, ${learner}`);
  }
});

test('no step is told twice in a game', () => tellings.noneTwice());

test('a step points at what is there', () =>
  tellings.pointAtWhatIsThere(g => [
    at.queue,
    at.warehouse,
    ...Object.values(at.qin),
    ...Object.values(AUTOMATA).map(at.clan),
    ...[1, 2, 3].map(at.space),
    ...(['middle', 'right'] as const).flatMap(id => [at.section(id), at.wall(id)]),
    ...LOCATIONS.map(at.location),
    ...g.players[0]!.hand,
  ]));

test('what the sentences rely on is so', () => {
  const { state } = dealt(en);
  const qin = qinIn(state)!;
  assert.deepEqual([qinHonorOf(qin), qin.deck.length, COMMANDS.length], [0, 6, 6], 'no honor, six cards');
  assert.deepEqual([state.artifacts.length, QIN_ARTIFACT_HONOR, state.shame], [3, 20, 10]);
  assert.equal(qin.ranking.length, 5, 'five locations');
  assert.deepEqual(state.tea[0], 0, 'you are first in tea order');
  for (const { step, g } of tellings.all) {
    const revealed = qinIn(g)!.revealed;
    if (step.id === 'order') assert.equal(revealed, 'work-harder');
    if (step.id === 'wall') assert.ok(qinIn(g)!.honor.walls > 0 && g.sections.some(({ wall }) => wall > 0), 'he built');
    if (step.id === 'court') assert.equal(qinIn(g)!.supporters.length, 3, 'one advisor has joined him');
  }
});

inFourLanguages(
  { en, it, es, de },
  {
    cards: {
      deck: ['levy'],
      order: ['work-harder'],
      wall: ['work-harder'],
      court: ['qin-economy', 'qin-betrayal'],
    },
    places: { reed: ['tea-house'], court: ['embassy'] },
  },
);
