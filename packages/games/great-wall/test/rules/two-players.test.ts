import assert from 'node:assert/strict';
import { rule } from '@teahouse/testkit';
import { LOCATIONS } from '../../src/printed/board.ts';
import { HORDE } from '../../src/printed/hordes.ts';
import { reedOf } from '../../src/rules/reed-acts.ts';
import { goodsOf, honors, hordeOf, position, REED, scenario } from '../position.ts';

scenario(
  rule('GW-2P-26', 'GW-2P-27') + 'at its place in tea order the Reed card takes the first free space',
  position({ players: [{}, {}], tea: [1, REED, 0] }),
  t => {
    t.autumn().says(0, 'economy').says(1, 'levy').asked(1, 'autumn/place.choose', ['space-1', 'space-2', 'space-3']);
    t.says(1, 'space-2').hears(null, ['orders levy 2', 'orders reed 1', 'orders economy 3', 'turn reed']);
    t.asked(1, 'clerks/move.choose');
  },
);

scenario(
  rule('GW-2P-29', 'GW-2P-30', 'GW-2P-31', 'GW-2P-22', 'GW-2P-28', 'GW-2P-19') +
    'its own turn is decided by the highest player in tea order: two clerks, never two in one place, none home',
  position({
    players: [{}, {}],
    tea: [REED, 1, 0],
    track: [[REED, 'reed']],
    reed: { clerks: ['lumber-mill', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.turnOf(REED);
    t.asked(1, 'clerks/move.choose', ['done', ...LOCATIONS.slice(3)])
      .refuses(1, 'quarry')
      .says(1, 'embassy');
    t.asked(1, 'clerks/move.fetch', ['lumber-mill', 'quarry', 'gold-mine']).refuses(1, 'idle').says(1, 'quarry');
    t.says(1, 'done').asked(1, 'clerks/move.choose').says(1, 'done').asked(0, 'clerks/move.choose').says(0, 'done');
    t.asked(1, 'reed/gather.choose', ['wood', 'stone', 'gold']).says(1, 'gold');
    t.holds(g => {
      assert.deepEqual(g.automata[0]!.clerks, ['lumber-mill', 'embassy', 'gold-mine']);
      assert.equal(g.warehouse.gold, 1);
    });
    t.over();
  },
);

scenario(
  rule('GW-2P-28', 'GW-2P-30') +
    "in a player's turn that player moves the clerks of the Reed Clan, at its place in tea order",
  position({ players: [{}, {}], tea: [REED, 0, 1], track: [[1, 'economy']] }),
  t => {
    t.turnOf(1).asked(1, 'clerks/move.choose').says(1, 'done');
    t.asked(1, 'clerks/move.choose').refuses(1, 'quarry').says(1, 'temple').says(1, 'quarry').says(1, 'done');
    t.holds(g => assert.deepEqual(g.automata[0]!.clerks, ['lumber-mill', 'temple', 'gold-mine'])).asked(
      0,
      'clerks/move.choose',
    );
  },
);

scenario(
  rule('GW-2P-32', 'GW-2P-33', 'GW-2P-24', 'GW-LOC-10', 'GW-2P-16') +
    'the Reed clerk puts one of the resource into the warehouse, saves a lone player from shame, and stays',
  position({ players: [{ clerks: { quarry: 3 } }, {}], active: 0 }),
  t => {
    t.activates('quarry').asked(0, 'location/upgrade.choose').says(0, 'pass').says(0, 'donate-0');
    t.holds(g => {
      assert.deepEqual([g.warehouse.stone, g.shame, goodsOf(g, 0)], [1, 20, [0, 3, 0, 0]]);
      assert.deepEqual([g.automata[0]!.clerks, g.players[0]!.idle], [['lumber-mill', 'quarry', 'gold-mine'], 5]);
      assert.deepEqual(honors(g), reedOf(g).general === 'marsh-elders' ? [1, 0] : [0, 0]);
    });
    t.over();
  },
);

scenario(
  rule('GW-2P-34') + 'temple: the active player discards one own token',
  position({
    players: [{ shamed: { spearman: 1 }, claimed: [['keshig-m', 1]] }, { clerks: { temple: 2 } }],
    active: 0,
    reed: { clerks: ['temple', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('temple').says(1, 'pass').asked(0, 'shame/lift.choose', ['spearman', 'keshig-m']).says(0, 'keshig-m');
    t.holds(g => assert.deepEqual([g.players[0]!.claimed[0]!.shame, g.shame], [0, 19])).over();
  },
);

scenario(
  rule('GW-2P-34') + 'temple in the turn of the Reed Clan: nothing',
  position({
    players: [{ shamed: { spearman: 1 } }, { clerks: { temple: 2 } }],
    active: REED,
    reed: { clerks: ['temple', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('temple')
      .says(1, 'pass')
      .holds(g => assert.equal(g.players[0]!.shamed.spearman, 1))
      .over();
  },
);

scenario(
  rule('GW-2P-35') + 'embassy: the commander sends an advisor away, and another comes',
  position({
    players: [{ clerks: { embassy: 1 } }, {}],
    active: 1,
    tea: [REED, 0, 1],
    queue: ['guardian', 'courier', 'duellist', 'archivist'],
    reed: { clerks: ['embassy', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('embassy')
      .asked(1, 'reed/dismiss.choose', ['guardian', 'courier', 'duellist', 'archivist'])
      .says(1, 'courier');
    t.holds(g =>
      assert.deepEqual(
        [g.queue.slice(0, 3), g.queue.length, g.advisorDiscard],
        [['guardian', 'duellist', 'archivist'], 4, ['courier']],
      ),
    );
    t.asked(0, 'location/hire.choose');
  },
);

scenario(
  rule('GW-2P-36', 'GW-2P-16') + "builders' camp: a barricade for nothing, and no honor for it",
  position({
    players: [{ clerks: { 'builders-camp': 1 } }, {}],
    active: 0,
    barricades: { middle: 3 },
    reed: { clerks: ['builders-camp', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('builders-camp')
      .says(0, 'pass')
      .holds(g => assert.deepEqual([g.sections[2]!.barricades, honors(g)], [1, [0, 0]]));
    t.over();
  },
);

scenario(
  rule('GW-2P-37', 'GW-2P-32') + 'barracks: a Reed spearman on any first horde; the reward is lost',
  position({
    players: [{ clerks: { barracks: 2 } }, {}],
    active: 0,
    hordes: { middle: ['outriders-m', 'keshig-m'], right: ['shamans-r'] },
    reed: { clerks: ['barracks', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('barracks').says(0, 'done');
    t.asked(0, 'reed/recruit.choose', [...HORDE['outriders-m'].spotIds, ...HORDE['shamans-r'].spotIds]);
    t.refuses(0, 'keshig-m/1', 'GW-2P-37').says(0, 'outriders-m/1');
    t.holds(g => {
      assert.deepEqual(hordeOf(g, 'outriders-m').soldiers, [{ clan: REED, troop: 'spearman', at: [0] }]);
      assert.deepEqual([reedOf(g).spearmen, goodsOf(g, 0), g.warehouse.stone], [9, [0, 0, 0, 0], 0]);
    });
    t.over();
  },
);

for (const general of ['marsh-elders', 'river-wardens'] as const) {
  scenario(
    rule('GW-2P-38', 'GW-2P-11') + `barracks without a target, ${general}`,
    position({
      players: [{ clerks: { barracks: 2 } }, {}],
      active: 0,
      barricades: { middle: 3, right: 1 },
      reed: { general, clerks: ['barracks', 'quarry', 'gold-mine'] },
    }),
    t => {
      t.activates('barracks').says(0, 'done');
      t.holds(g =>
        assert.deepEqual([reedOf(g).spearmen, g.sections[2]!.barricades], [10, general === 'river-wardens' ? 2 : 1]),
      );
      t.over();
    },
  );
  scenario(
    rule('GW-2P-11', 'GW-2P-33') + `donation, ${general}`,
    position({ players: [{ clerks: { quarry: 3 } }, {}], active: 1, reed: { general } }),
    t => {
      t.activates('quarry').says(0, 'pass').says(0, 'donate-0');
      t.holds(g => assert.deepEqual(honors(g), [0, general === 'marsh-elders' ? 1 : 0])).over();
    },
  );
}

scenario(
  rule('GW-2P-38', 'GW-2P-11') + 'River Wardens: whoever commands the Reed Clan chooses where it builds',
  position({
    players: [{ clerks: { barracks: 2 } }, {}],
    active: 1,
    barricades: { middle: 2, right: 1 },
    reed: { general: 'river-wardens', clerks: ['barracks', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('barracks').says(0, 'done');
    t.asked(1, 'reed/recruit.orElse', ['barricade-middle', 'barricade-right']).says(1, 'barricade-middle');
    t.holds(g =>
      assert.deepEqual([g.sections[1]!.barricades, g.sections[2]!.barricades, reedOf(g).spearmen], [3, 1, 10]),
    );
    t.over();
  },
);

scenario(
  rule('GW-2P-38', 'GW-2P-11') +
    'River Wardens: with all Reed spearmen on hordes there is none who could build instead',
  position({
    players: [{ clerks: { barracks: 2 } }, {}],
    active: 0,
    hordes: { middle: ['keshig-m', 'shields-m'] },
    on: [
      ...[1, 2, 3, 4, 5, 6, 7].map((spot): ['keshig-m', number, 'spearman', number] => [
        'keshig-m',
        REED,
        'spearman',
        spot,
      ]),
      ...[1, 2, 3].map((spot): ['shields-m', number, 'spearman', number] => ['shields-m', REED, 'spearman', spot]),
    ],
    reed: { general: 'river-wardens', clerks: ['barracks', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('barracks')
      .says(0, 'done')
      .holds(g =>
        assert.deepEqual([reedOf(g).spearmen, g.sections[1]!.barricades, g.sections[2]!.barricades], [0, 0, 0]),
      )
      .over();
  },
);

scenario(
  rule('GW-2P-39', 'GW-2P-23') +
    'academy and logistics: nothing; with only a Reed clerk a special location does not activate',
  position({
    players: [{ clerks: { 'war-academy': 1 } }, {}],
    track: [[0, 'betrayal']],
    reed: { clerks: ['war-academy', 'logistics-center', 'gold-mine'] },
  }),
  t => {
    t.turnOf(0).says(0, 'done').asked(0, 'location/study.choose').says(0, 'draw-0').over();
  },
);

scenario(
  rule('GW-2P-40') + 'tea house: works for the Reed Clan too',
  position({
    players: [{ clerks: { 'tea-house': 1 } }, {}],
    active: 0,
    tea: [1, 0, REED],
    reed: { clerks: ['tea-house', 'quarry', 'gold-mine'] },
  }),
  t => {
    t.activates('tea-house')
      .asked(0, 'location/rise.choose')
      .says(0, 'pass')
      .asked(0, 'location/rise.choose')
      .says(0, 'rise');
    t.holds(g => assert.deepEqual(g.tea, [1, REED, 0])).over();
  },
);

scenario(
  rule('GW-2P-18', 'GW-2P-20', 'GW-2P-21', 'GW-DEFEAT-05') +
    'a horde that the Reed Clan wins is discarded; its soldiers go home; the others have their honor',
  position({
    players: [{}, {}],
    year: 1,
    tea: [0, 1, REED],
    hordes: { middle: ['shamans-m'] },
    on: [
      ['shamans-m', REED, 'spearman', 1],
      ['shamans-m', REED, 'spearman', 2],
      ['shamans-m', 1, 'spearman', 3],
    ],
    wounds: { 'shamans-m': [4] },
  }),
  t => {
    t.defeats()
      .says(1, 'done')
      .holds(g => {
        assert.deepEqual([g.hordeDiscard, reedOf(g).spearmen, honors(g)], [['shamans-m'], 10, [0, 2]]);
        assert.deepEqual(g.players[1]!.claimed, []);
      });
    t.over();
  },
);

scenario(
  rule('GW-2P-17', 'GW-BREACH-03') + 'a breach: no shame for the Reed Clan; its survivors stay on the horde',
  position({
    players: [{}, {}],
    year: 2,
    hordes: { right: ['keshig-r'] },
    on: [
      ['keshig-r', REED, 'spearman', 1],
      ['keshig-r', REED, 'spearman', 2],
      ['keshig-r', REED, 'spearman', 3],
      ['keshig-r', 0, 'spearman', 4],
    ],
  }),
  t => {
    t.breaks(2, 'keshig-r').asked(1, 'shame.place').says(1, 'spearman').asked(0, 'kill/save.choose').says(0, 'done');
    t.holds(g => {
      assert.equal(g.shame, 19);
      // Lethality 1, and 1 more on the Keshig Guard.
      assert.equal(hordeOf(g, 'keshig-r').soldiers.length, 1);
      assert.equal(reedOf(g).spearmen, 9);
    });
    t.over();
  },
);

scenario(
  rule('GW-2P-25') + 'Betrayal cannot copy the Reed command',
  position({
    players: [{}, {}],
    track: [
      [REED, 'reed'],
      [0, 'betrayal'],
      [1, 'economy'],
    ],
  }),
  t => {
    t.turnOf(0, 1).asked(0, 'command/betray.choose', ['clerks', 'economy']).refuses(0, 'reed', 'GW-2P-25');
  },
);

scenario(
  rule('GW-2P-05', 'GW-2P-06') + 'the left section stays out of everything; a raid takes two tokens',
  position({
    players: [{}, {}],
    year: 1,
    hordes: { middle: ['keshig-m', 'raiders-m', 'lancers-m'], right: ['keshig-r'] },
    hordeDeck: ['shields-m', 'shields-r', 'shamans-m'],
  }),
  t => {
    t.spring().holds(g => {
      assert.deepEqual(
        g.sections.map(({ hordes }) => hordes.length),
        [0, 3, 2],
      );
      assert.equal(g.shame, 18);
    });
    t.winter()
      .asked(0, 'shame.place')
      .holds(g => assert.equal(g.sections[0]!.barricades, 0));
  },
);
