import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cloneOf, view } from '@teahouse/kernel';
import { foresee } from '../../board/foresight.ts';
import { actor, isInReach, monthly, palaceAnswer, phaseOf, pilesOf, stretchOf, toneOf } from '../../board/reading.ts';
import { scores } from '../../board/scores.ts';
import { type Action, GROUPS } from '../../src/cards/actions.ts';
import { palaceId } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import { feeOf } from '../../src/rules/actions.ts';
import { decay, scoreMonth } from '../../src/rules/scoring.ts';
import { alike } from '../../src/rules/vocabulary.ts';
import { pointsOf } from '../../src/table.ts';
import { text } from '../../text/en.ts';
import { everywhere } from './play.ts';

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

describe('looking ahead', () => {
  const MOVES = ['persons/lodge.choose', 'release.choose', 'release/hungry.choose', 'super/earthquake.evict'];
  const GOODS = ['yuan', 'rice', 'fireworks'] as const;

  test('goods and persons are then as foreseen', () => {
    let compared = 0;
    everywhere('foresight', 40, (g, q, seen) => {
      if (!MOVES.includes(q.ask) && q.ask !== 'actions/act.chooseGroup') return;
      for (const answer of q.options) {
        const after = cloneOf(game, g);
        game.machine.step(q.ask)!.take(after, after.stack.at(-1)!.v as never, answer as never, q.seat);
        const told = foresee(seen, q, answer).seen.rulers[q.seat]!;
        const true_ = after.rulers[q.seat]!;
        assert.deepEqual(told.palaces, true_.palaces, `${q.ask}: ${answer}`);
        for (const goods of GOODS) assert.equal(told[goods], true_[goods], `${q.ask}: ${answer}`);
        compared++;
      }
    });
    assert.ok(compared > 500);
  });

  test('the view itself is left as it was', () => {
    everywhere('untouched', 3, (_, q, seen) => {
      const before = JSON.stringify(seen);
      for (const answer of q.options) foresee(seen, q, answer);
      assert.equal(JSON.stringify(seen), before);
    });
  });

  test('a group whose actions are all out of reach is not offered, and the other way round', () => {
    everywhere('reach', 30, (g, q, seen) => {
      if (q.ask !== 'actions/act.chooseGroup') return;
      g.groups.forEach((group, n) => {
        const fee = feeOf(group);
        const canAct = (action: Action): boolean => isInReach(seen, q.seat, action, fee);
        const isOffered = q.options.includes(GROUPS[n]!);
        assert.equal(isOffered, g.rulers[q.seat]!.yuan >= fee && group.cards.some(canAct));
      });
    });
  });

  test('the points of the month are what the month would score', () => {
    everywhere('months', 6, g => {
      const after = cloneOf(game, g);
      const told = after.rulers.map(monthly);
      const before = after.rulers.map(pointsOf);
      decay(after);
      scoreMonth(after);
      assert.deepEqual(
        after.rulers.map((ruler, seat) => pointsOf(ruler) - before[seat]!),
        told,
      );
    });
  });
});

test('how a forecast is marked', () => {
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
