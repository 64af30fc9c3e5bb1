import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, LANGUAGES, rng } from '@teahouse/kernel';
import { learnersOf, mustSayTheSame } from '../src/index.ts';
import { toy } from './toy.ts';

const said = (text = 'Pour the tea.', title = 'Tea') => ({
  table: { seats: 2, seed: 'tea' },
  title: 'First steps',
  teaches: 'How to pour.',
  steps: [{ id: 'pour' }],
  words: { pour: { title, text } } as Record<string, { title: string; text: string }>,
});
const all = (one: ReturnType<typeof said>) => Object.fromEntries(LANGUAGES.map(id => [id, one])) as never;
const nothing = async () => [];

describe('a lesson in four languages', () => {
  test('the same everywhere', () => mustSayTheSame(all(said()), async () => [['pour', 'tea']]));

  const wrong: Record<string, [ReturnType<typeof said>, RegExp]> = {
    'a sentence without its end': [said('Pour the tea'), /middle of a sentence/],
    'a title that does not fit': [said('Pour.', 'T'.repeat(33)), /pour: 'TTT/],
    'too many words': [said(`${'tea '.repeat(45)}now.`), /46 words/],
    'no words for a step': [{ ...said(), words: {} }, /words for every step/],
    'words for a step that is none': [
      { ...said(), words: { ...said().words, stir: said().words.pour! } },
      /every step/,
    ],
    'no name': [{ ...said(), title: '' }, /has a name/],
  };
  for (const [what, [script, why]] of Object.entries(wrong)) {
    test(what, () => assert.rejects(mustSayTheSame(all(script), nothing), why));
  }

  test('another table in one language', async () => {
    const other = { ...said(), table: { seats: 3, seed: 'tea' } };
    const scripts = { ...(all(said()) as object), de: other } as never;
    await assert.rejects(mustSayTheSame(scripts, nothing), /de: the same table/);
  });
  test('a thing that is called something else', () =>
    assert.rejects(
      mustSayTheSame(all(said()), async () => [['pour', 'coffee']]),
      /pour does not say 'coffee'/,
    ));
});

test('learners give what is offered, the greedy one what is worth most at once', () => {
  const game = toy();
  const { g } = deal(game, { seats: 2, seed: 'learners' });
  for (const { seat, options } of game.machine.open(g)) game.machine.answer(g, seat, options[0]!);
  const [q] = game.machine.open(g);
  assert.deepEqual(q!.options, ['card', 'point']);
  const before = JSON.stringify(g);
  const given = Object.entries(learnersOf(game)).map(([who, learner]) => {
    const answers = Array.from({ length: 40 }, (_, n) => learner(g, q!, rng(`${n}`)));
    return [who, new Set(answers).size, answers.filter(answer => answer === 'point').length] as const;
  });
  const points = Object.fromEntries(given.map(([who, , n]) => [who, n]));
  assert.deepEqual(given[1]!.slice(0, 2), ['greedily', 1]);
  assert.equal(points.greedily, 40);
  assert.ok(points.atRandom! < points.asBeginner! && points.asBeginner! < 40, JSON.stringify(points));
  assert.equal(JSON.stringify(g), before, 'the table itself is left alone');
});
