import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type AnyGame, type Core, Match, pack, rng } from '@teahouse/kernel';
import {
  accepted,
  type Corpus,
  corpusGaps,
  corpusProblems,
  type KeptGame,
  type KeptSave,
  playKept,
  playSaved,
  readCorpus,
  rehashed,
  writeCorpus,
} from '../src/index.ts';
import { any, decisionFrom } from '../src/play.ts';
import { type Faults, type Toy, toy } from './toy.ts';

const game = (faults: Faults = {}, over: Parameters<typeof toy>[1] = {}): AnyGame =>
  toy(faults, over) as unknown as AnyGame;

function corpusOf(played: AnyGame): Corpus {
  const games: KeptGame[] = [];
  const saves: KeptSave[] = [];
  for (let n = 0; n < 12; n++) {
    const luck = rng(`corpus ${n}`);
    const match = Match.begin(played, { seats: 2 + (n % (played.seats.max - 1)), seed: `corpus ${n}` });
    let save = match.save();
    while (!match.over) {
      const open = match.open();
      const q = open[luck(open.length)]!;
      const { seat, ask } = q;
      match.answers(seat, decisionFrom(played, match.state, q, any(q, luck), luck), ask);
      const again = match.open(true).find(q => q.seat === seat && q.ask === 'round.bid' && ask === q.ask);
      if (again !== undefined && match.open().length < match.deal.seats) match.answer(seat, again.options[0]!);
      if (match.log.length < 4) save = match.save();
    }
    const kept = { bots: ['random'], undone: 0, state: '', story: '', record: match.record() };
    games.push({ ...kept, ...playKept(played, kept) });
    const saved = { state: '', story: '', rest: pack(played, match.deal, match.log.slice(save.log.length)), save };
    saves.push({ ...saved, ...playSaved(played, saved) });
  }
  return { games, saves };
}

const corpus = corpusOf(game());

test('a corpus is kept on file as it is', () => {
  const path = mkdtempSync(join(tmpdir(), 'corpus-'));
  after(() => rmSync(path, { recursive: true }));
  const folder = pathToFileURL(`${path}/`);
  assert.throws(() => readCorpus(folder), /is missing; npm run corpus/);
  writeCorpus(folder, corpus);
  assert.deepEqual(readCorpus(folder), JSON.parse(JSON.stringify(corpus)));
  assert.ok(
    corpus.games.some(({ record }) => record.answers.some(([, , , revises]) => revises === 1)),
    'no answer was changed',
  );
});

test('decisions of several answers are kept, told and found again', () => {
  const layOff = (g: Toy, seat: number): string[] => g.hands[seat]!.map(String);
  const seats = { min: 2, max: 2 };
  const forked = game({ layOff }, { seats });
  const kept = corpusOf(forked);
  assert.ok(kept.games.some(({ record }) => record.answers.some(answer => answer.length === 5)));
  const path = mkdtempSync(join(tmpdir(), 'corpus-'));
  after(() => rmSync(path, { recursive: true }));
  writeCorpus(pathToFileURL(`${path}/`), kept);
  const read = readCorpus(pathToFileURL(`${path}/`));
  assert.deepEqual(read, JSON.parse(JSON.stringify(kept)));
  assert.deepEqual(corpusProblems(forked, read), []);
  const fewer = game({ layOff: (g, seat) => layOff(g, seat).slice(1) }, { seats });
  assert.match(corpusProblems(fewer, read).join('\n'), /may not answer|another story/);
  assert.deepEqual(accepted(fewer, read).problems, []);
});

test('the same rules tell the same stories, through every door', () => {
  assert.deepEqual(corpusProblems(game(), corpus), []);
});

test('what a corpus lacks is said', () => {
  assert.deepEqual(corpusGaps(game({}, { options: { cups: [1, 2] } }), corpus), [
    '12 finished games, and there should be 150',
    '0 games in which a decision was taken back, and there should be 20',
    '6 games at 2 seats, and there should be 20',
    '6 games at 3 seats, and there should be 20',
    // The games were kept before there was the option: with its default.
    '0 games with cups 2, and there should be 3',
  ]);
});

describe('a change of the rules', () => {
  const changes: [string, Faults, RegExp][] = [
    ['another option', { options: (g, seat) => [...g.hands[seat]!.map(String), '99'] }, /another story/],
    ['an option less', { options: (g, seat) => g.hands[seat]!.slice(1).map(String) }, /may not answer/],
    ['another winner', { win: g => void g.points.reverse() }, /another story, after decision \d/],
  ];
  for (const [what, faults, problem] of changes) {
    test(`${what} is found, is no mere change of shape, and can be accepted`, () => {
      const changed = game(faults);
      assert.match(corpusProblems(changed, corpus).join('\n'), problem);
      assert.match(rehashed(changed, corpus).problems.join('\n'), problem);
      const renewed = accepted(changed, corpus);
      assert.ok(renewed.changed > 0);
      assert.deepEqual(renewed.problems, []);
      assert.deepEqual(corpusProblems(changed, renewed.now), []);
      assert.equal(renewed.now.games.length, corpus.games.length);
    });
  }
});

test('a change of shape keeps the stories, and only the hashes are written anew', () => {
  const { setup, sees, fill } = toy();
  type Wider = Toy & { colour: string };
  const shaped = game(
    {},
    {
      setup: (core: Core, options) => ({ ...setup(core, options), colour: 'red' }),
      sees: { ...sees, colour: 'nobody' } as typeof sees,
      fill: (seen, me) => ({ ...fill(seen, me), colour: 'red' }),
      migrations: [
        { id: 'colour', up: state => void Object.assign(state, { colour: 'red' } satisfies Partial<Wider>) },
      ],
    },
  );
  const problems = corpusProblems(shaped, corpus);
  assert.ok(problems.every(problem => problem.endsWith('the same story with another state')));
  assert.ok(problems.length >= corpus.games.length + corpus.saves.length);
  const renewed = rehashed(shaped, corpus);
  assert.deepEqual(renewed.problems, []);
  assert.deepEqual(corpusProblems(shaped, renewed.now), []);
  assert.equal(renewed.changed, corpus.games.length + corpus.saves.length);
});

test('a save that is migrated to another state than its log leads to is found', () => {
  const { setup, sees } = toy();
  const shaped = game(
    {},
    {
      setup: (core: Core, options) => ({ ...setup(core, options), colour: 'red' }),
      sees: { ...sees, colour: 'nobody' } as typeof sees,
      migrations: [{ id: 'colour', up: state => void Object.assign(state, { colour: 'blue' }) }],
    },
  );
  assert.match(rehashed(shaped, corpus).problems.join('\n'), /save 1 .* its log lead to different states/);
});

test('a label that was renamed tells the same story', () => {
  const renames = { 'reward.choose': 'prize.choose', 'reward.': 'prize.' };
  assert.deepEqual(corpusProblems(game({ reward: 'prize' }, { renames }), corpus), []);
  assert.match(corpusProblems(game({ reward: 'prize' }), corpus).join('\n'), /'reward\.choose' is closed/);
});
