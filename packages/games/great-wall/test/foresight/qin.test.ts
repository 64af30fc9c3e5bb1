import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, rng, view } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { foreseeQin } from '../../src/foresight/qin.ts';
import { game, type Table } from '../../src/index.ts';
import { type LocationId, PLACE } from '../../src/printed/board.ts';
import { qinHonorOf, qinIn } from '../../src/table.ts';
import { position, QIN, scenario } from '../position.ts';

const ranking: LocationId[] = ['barracks', 'temple', 'gold-mine', 'quarry', 'lumber-mill'];
const foreseen = (g: Readonly<Table>) => {
  const seen = view(game, g as Table, 0);
  return foreseeQin(seen, qinIn(seen)!);
};

scenario(
  rule('GW-SOLO-42', 'GW-SOLO-46', 'GW-SOLO-52', 'GW-SOLO-37') + 'what he does next is known before he does it',
  position({
    players: [{ clerks: { 'lumber-mill': 3 } }],
    track: [
      [0, 'economy'],
      [QIN, 'levy'],
    ],
    hordes: { middle: ['keshig-m'], right: ['raiders-r'] },
    hordeDeck: ['shamans-r'],
    walls: { right: 3 },
    qin: { ranking, clerks: ['quarry', 'quarry', 'barracks'], levels: { stone: 2 }, claimed: ['shields-r'] },
  }),
  t => {
    t.turnOf(0).holds(g => {
      const { goes, strikes, builds, gains, atEnd, toCome } = foreseen(g);
      // The Lumber Mill is full.
      assert.deepEqual([goes, strikes, builds], [['quarry', 'gold-mine'], 'raiders-r/1', 1]);
      assert.deepEqual([gains, atEnd], [{ quarry: 4 }, 78]);
      assert.deepEqual([toCome.length, toCome.includes('levy')], [5, false]);
    });
    t.says(0, 'done').hears(null, ['moves-clerk quarry', 'moves-clerk gold-mine']);
    t.asked(0, 'clerks/move.choose');
  },
);

test('looking ahead changes nothing, and is right wherever a game goes', () => {
  const { g, question } = deal(game, { seats: 1, options: { mode: 'alone' }, seed: 'foresee' });
  const luck = rng('foresee Qin');
  for (let q = question; q !== null; ) {
    const before = JSON.stringify(g);
    const { gains, toCome } = foreseen(g);
    assert.equal(JSON.stringify(g), before);
    assert.equal(toCome.length, qinIn(g)!.deck.length);
    const [location] = Object.keys(gains) as LocationId[];
    const honor = qinHonorOf(qinIn(g)!);
    if (location !== undefined) {
      const level = qinIn(g)!.overseers[PLACE[location].gives!].level;
      assert.equal(gains[location]! % level, 0);
    }
    q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    assert.ok(qinHonorOf(qinIn(g)!) >= honor);
  }
});
