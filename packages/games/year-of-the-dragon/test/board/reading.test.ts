import assert from 'node:assert/strict';
import { test } from 'node:test';
import { view } from '@teahouse/kernel';
import { actor, palaceAnswer, phaseOf, pilesOf, stretchOf, toneOf } from '../../board/reading.ts';
import { scores } from '../../board/scores.ts';
import { palaceId } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import { alike } from '../../src/rules/vocabulary.ts';
import { pointsOf } from '../../src/table.ts';
import { text } from '../../text/en.ts';
import { everywhere } from '../play.ts';

test('everybody sees whose turn it is, and in which phase', () => {
  const phases = new Map<string, Set<string>>();
  everywhere('turns', 30, (g, q) => {
    const seen = view(game, g, null);
    assert.equal(actor(seen), q.seat, q.ask);
    const phase = phaseOf(seen);
    phases.set(phase, (phases.get(phase) ?? new Set()).add(q.ask));
  });
  assert.deepEqual([...phases.keys()].sort(), ['actions', 'draft', 'event', 'persons', 'super']);
  assert.ok(phases.get('persons')!.has('persons/lodge.choose'));
  assert.ok(!phases.get('persons')!.has('release.choose'));
  for (const ask of phases.get('event')!) assert.match(ask, /^release/);
});

test('a click on any palace that is alike is the answer that stands for it', () => {
  let twins = 0;
  everywhere('twins', 30, (g, q) => {
    const ruler = g.rulers[q.seat]!;
    for (const palace of ruler.palaces) {
      const answer = palaceAnswer(ruler, palace, q.options);
      const same = ruler.palaces.filter(other => alike(other, palace)).map(palaceId);
      const offered = same.filter(id => q.options.includes(id));
      assert.equal(answer, offered[0] ?? null);
      if (answer !== null && answer !== palaceId(palace)) twins++;
    }
  });
  assert.ok(twins > 10);
});

test('how what is foreseen is marked', () => {
  assert.equal(toneOf({ persons: -1, points: 2 }), 'loss');
  assert.equal(toneOf({ points: 6, fireworks: -2 }), 'gain');
  assert.equal(toneOf({ yuan: -4 }), 'pay');
  assert.equal(toneOf({}), 'flat');
});

test('the track shows everybody with room ahead, and piles from the bottom up', () => {
  assert.deepEqual(stretchOf([21, 23, 28]), { from: 19, to: 35 });
  assert.deepEqual(stretchOf([0, 40]), { from: 0, to: 44 });
  everywhere('piles', 3, (g, _, seen) => {
    const piles = pilesOf(seen.rulers);
    assert.deepEqual(piles.flatMap(({ seats }) => seats).sort(), [...g.rulers.keys()]);
    for (const { space, seats } of piles) {
      for (const seat of seats) assert.equal(g.rulers[seat]!.track, space);
      const arrivals = seats.map(seat => g.rulers[seat]!.arrival);
      assert.deepEqual(
        arrivals,
        arrivals.toSorted((a, b) => a - b),
      );
    }
  });
});

test('the score sheet adds up, and expansions have a row only where they are in play', () => {
  everywhere(
    'sheets',
    20,
    () => {},
    (_, g) => {
      const { rows } = scores(view(game, g, 0), text);
      const total = rows.at(-1)!;
      assert.deepEqual(total.points, g.rulers.map(pointsOf));
      const sources = rows.slice(0, -1);
      g.rulers.forEach((_, seat) => {
        assert.equal(
          sources.reduce((sum, { points }) => sum + points[seat]!, 0),
          total.points[seat],
        );
      });
      const names = sources.map(({ name }) => name);
      assert.equal(names.includes(text.sources.wall), g.house.wall !== 'off');
      assert.equal(names.includes(text.sources.super), g.superEvent !== null);
    },
  );
});
