import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composedIn, hungryAt, marchGoal, sourcesOf } from '../../board/model/moves.ts';
import { areaOf } from '../../board/model/reading.ts';
import { pick } from '../../src/ids.ts';
import { everywhere } from './play.ts';

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
