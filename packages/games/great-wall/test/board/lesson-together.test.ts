import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Language, view } from '@teahouse/kernel';
import { lesson as de } from '../../board/lessons/together/de.ts';
import { lesson as en } from '../../board/lessons/together/en.ts';
import { lesson as es } from '../../board/lessons/together/es.ts';
import { lesson as it } from '../../board/lessons/together/it.ts';
import { at } from '../../board/model/flight.ts';
import { foreseeDemand } from '../../src/foresight/demands.ts';
import { SECTIONS } from '../../src/ids.ts';
import { game, text } from '../../src/index.ts';
import { timeTrack } from '../../src/printed/board.ts';
import { ROUNDS } from '../../src/rules/together/agreement.ts';
import { demandsNeeded } from '../../src/rules/together/end.ts';
import type { Text } from '../../text/en.ts';
import { dealt, inFourLanguages, ME, NORMAL, Tellings } from './learners.ts';

const GAMES = 6;

/** Where nobody else has a clerk, no order of clerks is asked for; where nothing stays open, nothing costs. */
const IF_IT_HAPPENS = ['order', 'open'];

let tellings: Tellings;
before(() => {
  tellings = new Tellings(en, GAMES);
});

test('everybody is told everything, and whoever does nothing hears the last word as well', () => {
  for (const { id } of en.steps) {
    if (IF_IT_HAPPENS.includes(id)) assert.ok(tellings.isTold(id, 'asTold'), id);
    else for (const learner of NORMAL) assert.ok(tellings.isTold(id, learner), `${id}, ${learner}`);
  }
  for (const id of ['aim', 'demands', 'agreement', 'pledge', 'event', 'farewell'])
    assert.ok(tellings.isTold(id, 'contrarily'), id);
});

test('it is told in one year: the last words when the second begins', () => {
  for (const { step, g, learner } of tellings.all) {
    const isLate = ['event', 'farewell'].includes(step.id);
    if (!IF_IT_HAPPENS.includes(step.id)) assert.equal(g.year, isLate ? 2 : 1, `${step.id}, ${learner}`);
  }
});

test('the last word comes last', () => {
  const last = new Map(tellings.all.map(({ step, learner, played }) => [`${learner} ${played}`, step.id]));
  for (const [game, id] of last) assert.ok(['farewell', ...IF_IT_HAPPENS].includes(id), `${id}, ${game}`);
});

test('no step is told twice in a game', () => tellings.noneTwice());

test('a step points at what is there', () =>
  tellings.pointAtWhatIsThere((g, q) => [
    at.demands,
    at.supply,
    at.hand(ME),
    at.reserve(ME),
    ...g.together!.demands.map(at.demand),
    ...(g.together!.events.length > 0 ? [at.events] : []),
    ...(q?.ask === 'together/wish.choose' ? [at.agreement] : []),
    ...g.players.map((_, seat) => at.clan(seat)),
    ...SECTIONS.map(at.section),
  ]));

test('what the sentences rely on is so', () => {
  const { state } = dealt(en);
  assert.deepEqual(state.together!.demands.length, 3);
  assert.deepEqual([demandsNeeded(state), timeTrack(3).length, state.shame, ROUNDS], [7, 6, 30, 3]);
  for (const { step, g } of tellings.all) {
    if (step.id === 'event') assert.deepEqual(g.together!.events, ['crumbling-mortar']);
    const { can } = foreseeDemand(view(game, g, ME), ME, 'prayers-for-the-dynasty');
    if (step.id === 'secret') assert.equal(can, true, 'all have enough chi');
  }
});

test('a demand can be met in the first winter, and the one for soldiers is', t => {
  const met = tellings.all.filter(({ step }) => step.id === 'event').map(({ g }) => g.together!.fulfilled);
  t.diagnostic(JSON.stringify(met));
  assert.ok(met.some(fulfilled => fulfilled.includes('imperial-guard')));
});

test('what an event does is said with its number', async () => {
  for (const [language, { words }] of Object.entries({ en, it, es, de })) {
    const { cards } = (await text[language as Language]()) as Text;
    const number = /\d+/;
    assert.equal(number.exec(words.event!.text)?.[0], number.exec(cards['crumbling-mortar'][1])?.[0], language);
  }
});

inFourLanguages(
  { en, it, es, de },
  { cards: { demands: ['prayers-for-the-dynasty'], secret: ['economy'], event: ['crumbling-mortar'] } },
);
