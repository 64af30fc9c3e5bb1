import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game as cups } from '@teahouse/games/five-cups';
import { game as dragon } from '@teahouse/games/year-of-the-dragon';
import { type AnyGame, type AnyMatch, Match, rng } from '@teahouse/kernel';
import { choose } from '../src/index.ts';
import { Search } from '../src/search.ts';
import { type Deed, storyOf, Trees } from '../src/trees.ts';

const game = dragon as unknown as AnyGame;
const SETTINGS = { horizon: 4, curiosity: 0.4 };

const begun = (seed = 'memory'): AnyMatch => Match.begin(game, { seats: 2, seed });
const askedIn = (match: AnyMatch) => match.open()[0]!;
const storyIn = (match: AnyMatch): Deed[] => storyOf(game, match.log)!;

function grown(match: AnyMatch, iterations = 400): Search {
  const { seat } = askedIn(match);
  const search = new Search(game, match.view(seat), seat, rng('grown'), SETTINGS);
  search.think({ iterations, ms: Number.POSITIVE_INFINITY });
  return search;
}

/** Plays what a search thinks best, and then the others, until this seat is asked again. */
function playedOn(match: AnyMatch, search: Search): void {
  const { seat, ask } = askedIn(match);
  match.answers(seat, search.moves[0]!.answers, ask);
  for (let q = askedIn(match); q.seat !== seat; q = askedIn(match)) {
    const others = grown(match, 60);
    match.answers(q.seat, others.moves[0]!.answers, q.ask);
  }
}

test('a tree serves again where the table has come to in it, with what is known of every answer', () => {
  const match = begun();
  const { seat } = askedIn(match);
  const search = grown(match);
  const before = storyIn(match).length;
  playedOn(match, search);
  const place = search.after(storyIn(match).slice(before))!;
  const { options } = askedIn(match);
  assert.equal(place.seat, seat);
  assert.ok(place.visits > 20 && place.visits < 400, `${place.visits} of 400 visits`);
  for (const { answers } of place.edges) assert.ok(options.includes(answers[0]!), 'the same question');
  const again = new Search(game, match.view(seat), seat, rng('again'), SETTINGS, place);
  const visits = again.root.visits;
  again.think({ iterations: 50, ms: Number.POSITIVE_INFINITY });
  assert.equal(again.root.visits, visits + 50);
});

test('a tree does not serve where another seat is asked, or where an answer was never tried', () => {
  const match = begun();
  const { seat, ask } = askedIn(match);
  const search = grown(match);
  const told: Deed[] = [{ seat, ask, answers: search.moves[0]!.answers }];
  for (let q = askedIn(match); q.seat === seat; q = askedIn(match)) {
    const place = search.after(storyIn(match))!;
    match.answers(seat, place.edges.toSorted((a, b) => b.visits - a.visits)[0]!.answers, q.ask);
  }
  assert.equal(search.after(storyIn(match)), null, 'it is not this seat that is asked now');
  assert.equal(search.after([{ ...told[0]!, seat: 1 - seat }]), null);
  assert.equal(search.after([{ ...told[0]!, answers: ['what nobody offers'] }]), null);
});

test('a memory knows trees by seat and story: not once a decision was taken back, and not for ever', () => {
  const memory = new Trees();
  const search = grown(begun(), 5);
  const [one, two, other]: Deed[] = ['a', 'b', 'c'].map(answer => ({ seat: 0, ask: 'ask', answers: [answer] }));
  memory.keep('table 0', [one!], search);
  assert.deepEqual(memory.recall('table 0', [one!, two!])!.since, [two]);
  assert.equal(memory.recall('table 0', [other!, two!]), null);
  assert.equal(memory.recall('table 0', []), null);
  assert.equal(memory.recall('table 1', [one!]), null);
  for (let n = 1; n <= 4; n++) memory.keep(`table ${n}`, [], search);
  assert.equal(memory.recall('table 0', [one!]), null, 'the oldest is forgotten');
  assert.ok(memory.recall('table 1', []) !== null);
});

test('who remembers thinks on from there, and answers what is offered; without a story nothing is kept', () => {
  const budget = { iterations: 300, ms: Number.POSITIVE_INFINITY };
  for (const hasStory of [true, false]) {
    const [with_, without] = [new Trees(), undefined];
    const match = begun();
    let other = 0;
    for (let n = 0; n < 8; n++) {
      const question = askedIn(match);
      const { seat, ask, options } = question;
      const story = hasStory ? { story: { table: 'm', told: storyIn(match) } } : {};
      const job = { level: 'grandmaster', seen: match.view(seat), question, seed: `${n}`, budget, ...story } as const;
      const [mine, theirs] = [choose(game, job, with_), choose(game, job, without)];
      assert.ok(options.includes(mine.answers[0]!));
      if (mine.why.chance !== theirs.why.chance) other++;
      match.answers(seat, mine.answers, ask);
    }
    assert.equal(other > 0, hasStory, `${other} thoughts went on`);
  }
});

test('the story holds no sealed answer, and a game in which not everybody hears every answer has none', () => {
  assert.equal(storyOf(cups as unknown as AnyGame, []), null);
  const heard = { ...cups, hearsAnswers: true } as unknown as AnyGame;
  const match: AnyMatch = Match.begin(heard, { seats: 2, seed: 'sealed' });
  const { seat, options, ask } = match.open()[0]!;
  match.answer(seat, options[0]!);
  assert.deepEqual(storyOf(heard, match.log), [{ seat, ask, answers: [] }]);
});
