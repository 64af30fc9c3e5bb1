import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { LOCATIONS } from '../../src/printed/board.ts';
import { moveClerks } from '../../src/rules/clerks.ts';
import { honors, position, scenario, sides } from '../position.ts';

const two = { clan: 0, left: 2, extra: 0, shared: 0, visited: [], spread: true, within: [], to: null };

scenario(
  rule('GW-CLERK-01', 'GW-CLERK-04', 'GW-CLERK-05', 'GW-LOC-04', 'GW-CLERK-07', 'GW-GEN-11') +
    'from the reserve or another location, to two different ones, also where clerks stand already',
  position({ players: sides(3, { clerks: { embassy: 2, quarry: 1 } }, { clerks: { quarry: 1 } }) }),
  t => {
    t.at(moveClerks, { ...two }).asked(0, 'clerks/move.choose', ['done', ...LOCATIONS]);
    t.refuses(0, 'warehouse', 'GW-CLERK-01').says(0, 'quarry');
    t.asked(0, 'clerks/move.fetch', ['idle', 'embassy']).refuses(0, 'quarry', 'GW-CLERK-02').says(0, 'embassy');
    t.asked(0, 'clerks/move.choose').refuses(0, 'quarry', 'GW-CLERK-04').says(0, 'embassy');
    t.asked(0, 'clerks/move.fetch', ['idle', 'quarry']).says(0, 'quarry');
    t.holds(g => {
      assert.deepEqual([g.players[0]!.clerks.embassy, g.players[0]!.clerks.quarry, g.players[0]!.idle], [2, 1, 2]);
    });
    t.over();
  },
);

scenario(
  rule('GW-CLERK-02', 'GW-CLERK-03', 'GW-LOC-02') + 'a full ordinary location takes nobody and lets nobody go',
  position({ players: sides(3, { clerks: { temple: 2, barracks: 2 } }, { clerks: { temple: 1 } }) }),
  t => {
    t.at(moveClerks, { ...two })
      .refuses(0, 'temple', 'GW-CLERK-03')
      .says(0, 'embassy');
    t.asked(0, 'clerks/move.fetch', ['idle', 'barracks']).refuses(0, 'temple', 'GW-CLERK-02').says(0, 'idle');
    // The last space of the barracks locks it, one move after the other.
    t.says(0, 'done').over();
  },
);

scenario(
  rule('GW-CLERK-02') + 'the lock is tested at each move: leaving opens a location, filling one closes it',
  position({ players: sides(3, { clerks: { temple: 2, 'tea-house': 1, embassy: 2 } }) }),
  t => {
    t.at(moveClerks, { ...two })
      .says(0, 'temple')
      .asked(0, 'clerks/move.fetch', ['tea-house', 'embassy'])
      .says(0, 'embassy');
    t.says(0, 'quarry').asked(0, 'clerks/move.fetch', ['tea-house', 'embassy']).refuses(0, 'temple', 'GW-CLERK-02');
    t.says(0, 'tea-house').over();
  },
);

scenario(
  rule('GW-LOC-08', 'GW-CLERK-06', 'GW-LOC-07') +
    'clerks go home from an activated location, used or not, and from no other',
  position({ players: sides(3, { clerks: { 'war-academy': 2, quarry: 1 } }, { clerks: { 'war-academy': 1 } }) }),
  t => {
    t.activates('war-academy');
    t.asked(0, 'location/study.choose', ['draw-0', 'draw-1', 'draw-2']).says(0, 'draw-2');
    t.asked(1, 'location/study.choose', ['draw-0', 'draw-1']).says(1, 'draw-0');
    t.hears(null, ['go-home war-academy 2', 'go-home war-academy 1']);
    t.holds(g => {
      assert.deepEqual(
        [g.players[0]!.clerks['war-academy'], g.players[0]!.idle, g.players[0]!.clerks.quarry],
        [0, 4, 1],
      );
      assert.deepEqual([g.players[1]!.idle, g.players[0]!.tactics.length], [5, 2]);
    });
    t.over();
  },
);

scenario(
  rule('GW-LOC-11', 'GW-SHAME-02', 'GW-SHAME-03', 'GW-SHAME-04') +
    'whoever is alone at a place with the icon takes shame first, before the effects',
  position({ players: sides(3, { clerks: { quarry: 4 } }) }),
  t => {
    t.activates('quarry');
    t.asked(0, 'shame.place', ['spearman', 'archer', 'horseman']).says(0, 'horseman');
    t.holds(g => assert.deepEqual([g.players[0]!.goods.stone, g.players[0]!.shamed.horseman], [4, 1]));
    t.asked(0, 'location/upgrade.choose', ['pass']).says(0, 'pass').says(0, 'donate-0').over();
  },
);

scenario(
  rule('GW-LOC-12') + 'in company nobody takes shame',
  position({ players: sides(3, { clerks: { quarry: 3 } }, { clerks: { quarry: 1 } }) }),
  t => {
    t.activates('quarry').asked(0, 'location/upgrade.choose');
    t.holds(g => assert.equal(g.shame, 30));
  },
);

scenario(
  rule('GW-ADVACT-01', 'GW-ADVACT-02', 'GW-ADVACT-03', 'GW-ADVACT-04', 'GW-ADVACT-05') +
    'an advanced activation: not full, alone, and no shame; otherwise as usual',
  position({ players: sides(3, { clerks: { quarry: 2 } }) }),
  t => {
    t.activates('quarry', 'advanced').asked(0, 'location/upgrade.choose').says(0, 'pass');
    t.says(0, 'donate-1').holds(g => {
      assert.deepEqual([g.shame, g.players[0]!.goods.stone, g.players[0]!.idle], [30, 1, 5]);
      assert.deepEqual(honors(g), [2, 0, 0]);
    });
    t.over();
  },
);
