import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, type Entry, withJournal } from '@teahouse/kernel';
import { foreseeAnswer } from '../../src/foresight/answer.ts';
import { changeFor, isNext } from '../../src/foresight/change.ts';
import { threats } from '../../src/foresight/threats.ts';
import { RESOURCES } from '../../src/ids.ts';
import { game } from '../../src/index.ts';
import { atMost, everywhere } from '../board/play.ts';

/** So often the answers to one question are compared. */
const MANY = 50;

const SEALED = ['opening.chooseGeneral', 'opening.appoint', 'autumn.chooseCommands'];

const PAYMENTS = ['location/build.emptyWarehouse', 'goods/settle.pay'];

test('what is foreseen is what happens, whatever is hidden', () => {
  const met = { all: 0, paid: 0, built: 0 };
  const visit = atMost(MANY, (g, q, seen) => {
    const now = threats(seen);
    for (const answer of q.options) {
      const foreseen = foreseeAnswer(seen, q, answer);
      if (SEALED.includes(q.ask)) {
        assert.deepEqual(foreseen, { change: {}, owes: 0, threats: now });
        continue;
      }
      const after = cloneOf(game, g);
      const journal: Entry[] = [];
      let next = withJournal(after, journal, () => game.machine.play(after, q, answer));
      const done = changeFor(q.seat, journal);
      const held = threats(after);
      // Honor is told as it will be when all is paid.
      const paid = cloneOf(game, after);
      while (next?.seat === q.seat && PAYMENTS.includes(next.ask)) {
        const { options } = next;
        next = withJournal(paid, journal, () => game.machine.play(paid, next!, options.at(-1)!));
        met.built++;
      }
      const { honor } = changeFor(q.seat, journal);
      if (honor !== undefined) done.honor = honor;
      assert.deepEqual(foreseen.change, done, `${q.ask}: ${answer}`);
      met.all++;
      // As long as the answer is all that happened, the numbers are those of the table.
      if (isNext(journal)) continue;
      for (const resource of RESOURCES) {
        const more = after.players[q.seat]!.goods[resource] - g.players[q.seat]!.goods[resource];
        assert.equal(foreseen.change[resource] ?? 0, more, `${q.ask}: ${answer}, ${resource}`);
        if (more < 0) met.paid++;
      }
      assert.deepEqual(foreseen.threats, held, `${q.ask}: ${answer}`);
    }
  });
  everywhere('foresight', 12, visit);
  assert.ok(met.all > 3000 && met.paid > 200 && met.built > 50, JSON.stringify(met));
});

test('looking ahead changes nothing', () => {
  everywhere('untouched', 1, (_, q, seen) => {
    const before = JSON.stringify(seen);
    for (const answer of q.options) foreseeAnswer(seen, q, answer);
    assert.equal(JSON.stringify(seen), before, q.ask);
  });
});
