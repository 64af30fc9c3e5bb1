import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import type { LocationId } from '../../../src/printed/board.ts';
import { reedOf } from '../../../src/rules/reed-acts.ts';
import { qinHonorOf, qinIn } from '../../../src/table.ts';
import { goodsOf, honors, hordeOf, position, QIN, REED, scenario } from '../../position.ts';

const ranking: LocationId[] = ['barracks', 'temple', 'gold-mine', 'quarry', 'lumber-mill'];
const three = (location: LocationId): LocationId[] => [location, location, location];

scenario(
  rule('GW-SOLO-46', 'GW-SOLO-47', 'GW-SOLO-23', 'EX-27') +
    'two clerks and an overseer of level 2 bring him 4 honor, and nothing else',
  position({
    players: [{ clerks: { 'lumber-mill': 1 } }],
    active: 0,
    qin: { ranking, clerks: ['lumber-mill', 'lumber-mill'], levels: { wood: 2 } },
  }),
  t => {
    t.activates('lumber-mill').says(0, 'pass').says(0, 'donate-0');
    t.holds(g => {
      assert.deepEqual([qinIn(g)!.honor.production, qinHonorOf(qinIn(g)!)], [4, 4]);
      // The wood in the warehouse is of the Reed Clan.
      assert.deepEqual([g.warehouse.wood, goodsOf(g, 0)], [1, [1, 0, 0, 0]]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-26', 'GW-SOLO-27') + 'then his clerks are home, and the location is the highest on his track',
  position({ players: [{}], active: QIN, qin: { ranking, clerks: [...three('gold-mine'), 'temple'] } }),
  t => {
    t.activates('gold-mine').holds(g => {
      assert.deepEqual(qinIn(g)!.clerks, ['temple']);
      assert.deepEqual(qinIn(g)!.ranking, ['gold-mine', 'barracks', 'temple', 'quarry', 'lumber-mill']);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-26') + 'without a clerk of his the track stays as it is',
  position({ players: [{ clerks: { quarry: 3 } }], active: 0, qin: { ranking } }),
  t => {
    t.activates('quarry').says(0, 'pass').says(0, 'donate-0');
    t.holds(g => assert.deepEqual([qinIn(g)!.ranking, qinHonorOf(qinIn(g)!)], [ranking, 0])).over();
  },
);

scenario(
  rule('GW-SOLO-30') + 'his clerks spare the player the shame of being alone, and he never takes any himself',
  position({
    players: [{ clerks: { temple: 1 } }],
    active: 0,
    qin: { ranking, clerks: ['temple', 'temple'] },
    reed: { clerks: ['quarry', 'gold-mine', 'embassy'] },
  }),
  t => {
    t.activates('temple')
      .says(0, 'pass')
      .holds(g => assert.equal(g.shame, 10))
      .over();
  },
);

scenario(
  rule('GW-SOLO-30') + 'alone at a place with the shame icon, Qin takes nothing',
  position({
    players: [{}],
    active: QIN,
    qin: { ranking, clerks: three('temple') },
    reed: { clerks: ['quarry', 'gold-mine', 'embassy'] },
  }),
  t => {
    t.activates('temple')
      .holds(g => assert.deepEqual([g.shame, qinIn(g)!.honor.production], [10, 3]))
      .over();
  },
);

scenario(
  rule('GW-SOLO-48', 'GW-SOLO-34', 'GW-SOLO-52', 'GW-SOLO-57') +
    'at the barracks he recruits a spearman per clerk, and pays nothing',
  position({
    players: [{ clerks: { barracks: 1 } }],
    active: 0,
    hordes: { middle: ['keshig-m'], right: ['shields-r'] },
    hordeDeck: ['raiders-m'],
    qin: { ranking, clerks: ['barracks', 'barracks'] },
    reed: { clerks: ['quarry', 'gold-mine', 'embassy'] },
  }),
  t => {
    t.activates('barracks').says(0, 'done');
    t.holds(g => {
      assert.deepEqual(
        hordeOf(g, 'keshig-m').soldiers.map(({ clan, at }) => [clan, at]),
        [
          [QIN, [0]],
          [QIN, [1]],
        ],
      );
      assert.deepEqual([qinIn(g)!.reserve.spearman, qinIn(g)!.honor.rewards], [6, 4]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-49', 'GW-SOLO-50') +
    'in his turn he activates his locations from the highest down; the rest is up to the player',
  position({
    players: [{ clerks: { 'builders-camp': 1, embassy: 1, quarry: 1, temple: 1 } }],
    track: [[QIN, 'betrayal']],
    qin: { ranking, clerks: ['temple', 'temple', 'lumber-mill', 'lumber-mill', 'lumber-mill', 'quarry'] },
    reed: { clerks: ['quarry', 'war-academy', 'tea-house'] },
  }),
  t => {
    // Two more clerks make the Lumber Mill and the Quarry full; the Temple is the highest of the three.
    t.turnOf(QIN).asked(0, 'location/upgrade.choose').says(0, 'pass');
    t.asked(0, 'location/upgrade.choose').says(0, 'pass').says(0, 'donate-0');
    t.holds(g => assert.deepEqual(qinIn(g)!.ranking, ['lumber-mill', 'quarry', 'temple', 'barracks', 'gold-mine']));
    t.asked(0, 'autumn/turn.activate', ['builders-camp', 'embassy']).refuses(0, 'war-academy');
  },
);

scenario(
  rule('GW-SOLO-49') + 'in edition 1 from the lowest up',
  position({
    players: [{ clerks: { quarry: 1, temple: 1 } }],
    options: { edition: 1 },
    track: [[QIN, 'betrayal']],
    qin: { ranking, clerks: ['temple', 'temple', 'lumber-mill', 'lumber-mill', 'lumber-mill', 'quarry'] },
    reed: { clerks: ['quarry', 'war-academy', 'tea-house'] },
  }),
  t => {
    t.turnOf(QIN).says(0, 'pass').says(0, 'donate-0').says(0, 'pass');
    t.holds(g =>
      assert.deepEqual(qinIn(g)!.ranking, ['temple', 'quarry', 'lumber-mill', 'barracks', 'gold-mine']),
    ).over();
  },
);

scenario(
  rule('GW-SOLO-51') + 'of several he may activate he takes the highest; in edition 1 the lowest',
  position({
    players: [{}],
    track: [[QIN, 'despotism']],
    qin: { ranking, clerks: ['temple', 'gold-mine'] },
    reed: { clerks: ['embassy', 'war-academy', 'tea-house'] },
  }),
  t => {
    t.turnOf(QIN).asked(0, 'clerks/move.choose').says(0, 'done');
    t.holds(g => assert.deepEqual([qinIn(g)!.ranking[0], qinIn(g)!.honor.production], ['temple', 1])).over();
  },
);

scenario(
  rule('GW-SOLO-51') + 'edition 1',
  position({
    players: [{}],
    options: { edition: 1 },
    track: [[QIN, 'despotism']],
    qin: { ranking, clerks: ['temple', 'gold-mine'] },
    reed: { clerks: ['embassy', 'war-academy', 'tea-house'] },
  }),
  t => {
    t.turnOf(QIN)
      .says(0, 'done')
      .holds(g => assert.equal(qinIn(g)!.ranking[0], 'lumber-mill'))
      .over();
  },
);

scenario(
  rule('GW-SOLO-63', 'GW-SOLO-58') + 'as supreme commander he gains nothing by the Reed Clan, and nobody is asked',
  position({
    players: [{}],
    active: QIN,
    qin: { ranking, clerks: three('quarry') },
    reed: { clerks: ['quarry', 'gold-mine', 'embassy'], general: 'marsh-elders' },
  }),
  t => {
    t.activates('quarry').holds(g => {
      assert.deepEqual([g.warehouse.stone, qinHonorOf(qinIn(g)!), honors(g)], [1, 3, [0]]);
    });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-62') + 'Reed spearmen under him attack by the rules of his own, and bring him nothing',
  position({
    players: [{ clerks: { barracks: 2 } }],
    active: QIN,
    hordes: { middle: ['keshig-m'], right: ['shields-r'] },
    hordeDeck: ['raiders-r'],
    reed: { clerks: ['barracks', 'gold-mine', 'embassy'] },
    qin: { ranking },
  }),
  t => {
    t.activates('barracks')
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual(hordeOf(g, 'shields-r').soldiers, [{ clan: REED, troop: 'spearman', at: [0] }]);
        assert.deepEqual([reedOf(g).spearmen, qinHonorOf(qinIn(g)!)], [9, 0]);
      });
    t.over();
  },
);

scenario(
  rule('GW-SOLO-58') +
    'under him the Reed Clan sends the leftmost advisor away, builds where the indicator points, and rises in tea',
  position({
    players: [{ clerks: { embassy: 1, 'builders-camp': 1, 'tea-house': 1 } }],
    active: QIN,
    hordeDeck: ['raiders-r'],
    barricades: { right: 3 },
    queue: ['guardian', 'courier', 'duellist', 'archivist'],
    reed: { clerks: ['embassy', 'builders-camp', 'tea-house'] },
    qin: { ranking },
  }),
  t => {
    t.activates('embassy')
      .says(0, 'pass')
      .holds(g => {
        assert.deepEqual([g.advisorDiscard, g.queue.length], [['guardian'], 4]);
      });
    t.activates('builders-camp')
      .says(0, 'pass')
      .holds(g => {
        assert.deepEqual([g.sections[1]!.barricades, g.sections[2]!.barricades], [1, 3]);
      });
    t.activates('tea-house')
      .holds(g => assert.deepEqual(g.tea, [0, REED, QIN]))
      .over();
  },
);

scenario(
  rule('GW-SOLO-58') + 'River Wardens under him build a barricade where no spearman can attack',
  position({
    players: [{ clerks: { barracks: 2 } }],
    active: QIN,
    hordeDeck: ['raiders-m'],
    reed: { clerks: ['barracks', 'gold-mine', 'embassy'], general: 'river-wardens' },
    qin: { ranking },
  }),
  t => {
    t.activates('barracks')
      .says(0, 'done')
      .holds(g => {
        assert.deepEqual([g.sections[1]!.barricades, reedOf(g).spearmen], [1, 10]);
      });
    t.over();
  },
);
