import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../src/index.ts';
import { position } from './position.ts';

const two = position({
  hands: [
    ['lantern-5', 'lantern-30'],
    ['lantern-10', 'lantern-20'],
  ],
  rows: [['lantern-12'], ['lantern-3', 'lantern-9']],
});

scenario(rule('PL-SHOW-01') + 'all choose in secret and may change their mind until the last', game, two, t => {
  t.asked(0, 'round.show', ['lantern-5', 'lantern-30']).refuses(0, 'lantern-10', 'PL-SHOW-01');
  t.says(0, 'lantern-5').hears(1, []);
  t.sees(1, seen => assert.ok(!JSON.stringify(seen).includes('"lantern-5"')));
  t.says(0, 'lantern-30').says(1, 'lantern-10');
  t.holds(g => assert.deepEqual(g.players[0]!.hand, ['lantern-5'])).asked(0, 'round.blow');
});

scenario(rule('PL-SHOW-02', 'PL-SHOW-03') + 'a higher lantern is hung, any other goes out', game, two, t => {
  t.says(0, 'lantern-5').says(1, 'lantern-10').hears(null, ['goes-out lantern-5', 'hangs lantern-10']);
  t.holds(g => {
    assert.deepEqual([g.players[0]!.row, g.out], [['lantern-12'], ['lantern-5']]);
    assert.deepEqual(g.players[1]!.row, ['lantern-3', 'lantern-9', 'lantern-10']);
  }).asked(1, 'round.blow');
});

scenario(rule('PL-WIND-01') + 'the highest lantern puts out the last one of another row', game, two, t => {
  t.says(0, 'lantern-30').says(1, 'lantern-10');
  t.asked(0, 'round.blow', ['pass', 'lantern-10']).refuses(0, 'lantern-9', 'PL-WIND-01').refuses(0, 'lantern-30');
  t.says(0, 'lantern-10').hears(1, ['blows lantern-10']);
  t.holds(g => assert.deepEqual([g.players[1]!.row, g.out], [['lantern-3', 'lantern-9'], ['lantern-10']]));
  t.holds(g => assert.equal(g.round, 2)).asked(0, 'round.show', ['lantern-5']);
});

scenario(rule('PL-WIND-01') + 'or leaves them all alight', game, two, t => {
  t.says(0, 'lantern-30').says(1, 'lantern-10').says(0, 'pass').hears(1, []);
  t.holds(g => assert.deepEqual(g.players[1]!.row, ['lantern-3', 'lantern-9', 'lantern-10'])).asked(1, 'round.show');
});
