import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Draft, rng } from '@teahouse/kernel';
import { composedIn, hungryAt, isFar, marchGoal, sourcesOf, withoutOne } from '../../board/model/moves.ts';
import { areaOf } from '../../board/model/reading.ts';
import { pick } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import type { UnitId } from '../../src/printed/ids.ts';
import { everywhere } from './play.ts';

const NEUTRAL: readonly UnitId[] = ['beastman', 'razorwing', 'sorcerer', 'hellhound', 'dragon', 'giant'];

test('of every area that units leave it is told who stays, and what winter would take there and where they go', () => {
  let [marches, left, hungry] = [0, 0, 0];
  everywhere('marches', 8, (_, q, seen) => {
    if (!q.ask.endsWith('.move')) return;
    const composed = composedIn(seen);
    const sources = sourcesOf(seen, q, composed);
    const { food } = seen.players[q.seat]!.dials;
    marches++;
    for (const { from, picks, stays, hungry: starve } of sources) {
      let all = 0;
      for (const { standing, routed } of areaOf(seen, from).troops) all += standing + routed;
      let gone = 0;
      for (const one of composed.units) if (one.from === from) gone += one.n;
      assert.equal(stays, all - gone, from);
      assert.ok(starve === 0 || starve <= stays);
      if (seen.card === null) assert.ok(starve === 0 || stays - starve === food, `${from}: ${stays}, food ${food}`);
      assert.deepEqual(
        [...picks].sort(),
        q.options.flatMap(id => (pick(id)?.from === from ? [pick(id).unit] : [])).sort(),
      );
      left += gone;
      hungry += starve;
    }
    const goal = marchGoal(seen);
    if (goal !== null) hungry += hungryAt(seen, q.seat, goal, composed);
  });
  assert.ok(marches > 40 && left > 20 && hungry > 0, `${marches} marches, ${left} left, ${hungry} hungry`);
});

test('any unit of a march that is composed can be sent back, also one that came with all of its area', () => {
  const luck = rng('steps');
  let [marches, together] = [0, 0];
  everywhere('steps', 6, (_, q, seen) => {
    if (q.ask !== 'mobilize.activate' || q.options.length < 2) return;
    const draft = new Draft(game, seen, q.seat);
    draft.play(q.options[1 + luck(q.options.length - 1)]!);
    for (let picks = 0; picks < 4; picks++) {
      const offered = draft.question!.options.filter(id => pick(id) !== undefined);
      if (offered.length > 0) draft.play(offered[luck(offered.length)]!);
    }
    const before = composedIn(draft.seen).units;
    const squad = before[luck(before.length)];
    if (squad === undefined) return;
    marches++;
    if (draft.answers.includes(`all@${squad.from}`)) together++;
    const again = new Draft(game, seen, q.seat);
    for (const answer of withoutOne(draft.answers, before, squad.unit, squad.from)) {
      if (again.question!.options.includes(answer)) again.play(answer);
    }
    const count = (units: typeof before, unit: string, from: string): number =>
      units.find(one => one.unit === unit && one.from === from)?.n ?? 0;
    const after = composedIn(again.seen).units;
    assert.equal(count(after, squad.unit, squad.from), squad.n - 1);
    for (const { unit, from, n } of before) {
      if (unit === squad.unit && from === squad.from) continue;
      // An ally does not come without those whom it follows.
      assert.ok([n, 0].includes(count(after, unit, from)), `${unit}@${from}`);
      if (!NEUTRAL.includes(unit)) assert.equal(count(after, unit, from), n, `${unit}@${from}`);
    }
  });
  assert.ok(marches > 10 && together > 1, `${marches} marches, ${together} with all of an area`);
});

test('where an area is far, nobody could march there', () => {
  let [far, near] = [0, 0];
  everywhere('reach', 4, (_, q, seen) => {
    const offered = seen.areas.map(({ id }) => id).filter(id => q.options.includes(id));
    const isMarch = q.ask === 'mobilize.activate' || q.ask === 'conquer.activate';
    for (const id of offered.filter((_, n) => n % 5 === 0)) {
      if (!isMarch) {
        assert.ok(!isFar(seen, q, id), q.ask);
        continue;
      }
      const draft = new Draft(game, seen, q.seat);
      draft.play(id);
      const comers = draft.question?.options.filter(option => pick(option) !== undefined) ?? [];
      if (isFar(seen, q, id)) assert.deepEqual(comers, [], id);
      if (isFar(seen, q, id)) far++;
      else if (comers.length > 0) near++;
    }
  });
  assert.ok(far > 20 && near > 20, `${far} far, ${near} near`);
});
