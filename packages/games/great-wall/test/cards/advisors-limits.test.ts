import assert from 'node:assert/strict';
import { goodsOf, honors, sides } from '../position.ts';
import { limits, type Wanted } from './limits.ts';

const BETRAYALS: Wanted['track'] = [
  [0, 'betrayal'],
  [1, 'betrayal'],
];

limits('GW-ADV-03', [
  // Economy
  [
    'Guild Master: nothing for the upgrade of another, nor for declining one',
    {
      players: sides(
        3,
        { active: ['guild-master'], clerks: { quarry: 1 }, goods: { chi: 2 } },
        { clerks: { quarry: 1 }, goods: { chi: 2 } },
      ),
    },
    t => {
      t.activates('quarry', 'advanced').says(0, 'pass').says(1, 'spearman').asked(0, 'location/donate.choose');
      t.holds(g =>
        assert.deepEqual(
          [goodsOf(g, 0), honors(g)],
          [
            [0, 1, 0, 2],
            [0, 0, 0],
          ],
        ),
      );
    },
  ],
  [
    'Extortionist: an own overseer that is as high is enough; without a clerk nothing is collected',
    {
      players: sides(
        3,
        { active: ['extortionist'], clerks: { 'gold-mine': 1 }, overseers: { gold: 3, wood: 1 } },
        { overseers: { gold: 2, wood: 3 }, clerks: { 'lumber-mill': 1 } },
      ),
    },
    t => {
      t.activates('gold-mine', 'advanced').holds(g => assert.equal(g.players[0]!.goods.gold, 4));
      t.activates('lumber-mill', 'advanced').asked(1, 'location/donate.choose');
      t.holds(g => assert.deepEqual([g.players[0]!.goods.wood, g.players[1]!.goods.wood], [0, 4]));
    },
  ],
  [
    'Surveyor: the dearest upgrade costs 3, and 2 are too few',
    {
      players: sides(3, {
        active: ['surveyor'],
        clerks: { quarry: 1, 'gold-mine': 1 },
        overseers: { stone: 2, gold: 2 },
        goods: { chi: 3 },
      }),
    },
    t => {
      t.activates('quarry', 'advanced')
        .says(0, 'advance')
        .holds(g => assert.equal(g.players[0]!.goods.chi, 0));
      t.activates('gold-mine', 'advanced').asked(0, 'location/upgrade.choose', ['pass']).refuses(0, 'advance');
    },
  ],
  [
    'Spiritual Guide: the whole price must be there; others still pay chi',
    {
      players: sides(
        3,
        { active: ['spiritual-guide'], clerks: { temple: 1 } },
        { clerks: { temple: 1 }, goods: { wood: 5 } },
      ),
    },
    t => {
      // The chi just collected is all there is: 1 of 2.
      t.activates('temple', 'advanced').asked(0, 'location/upgrade.choose', ['pass']).says(0, 'pass');
      t.asked(1, 'location/upgrade.choose', ['pass']);
    },
  ],
  [
    'Almsgiver: no more than there is, and no chi',
    { players: sides(3, { active: ['almsgiver'], clerks: { quarry: 1, temple: 2 } }) },
    t => {
      t.activates('quarry', 'advanced').says(0, 'pass').asked(0, 'location/donate.choose', ['donate-0', 'donate-1']);
      t.refuses(0, 'donate-2', 'GW-DONATE-01').says(0, 'donate-1');
      t.activates('temple', 'advanced')
        .says(0, 'pass')
        .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
        .over();
    },
  ],
  [
    'River Trader: swaps no more than two, and never for the same',
    { players: sides(3, { active: ['river-trader'], goods: { stone: 5 } }), track: [[0, 'betrayal']] },
    t => {
      t.turnOf(0).says(0, 'river-trader').refuses(0, 'chi').says(0, 'stone').refuses(0, 'stone');
      t.says(0, 'wood').says(0, 'stone').says(0, 'wood').asked(0, 'clerks/move.choose');
      t.holds(g => assert.deepEqual(goodsOf(g, 0), [2, 3, 0, 0]));
    },
  ],

  // Clerks
  [
    "Chancellor: not in the boxes of others' cards",
    { players: sides(3, {}, { active: ['chancellor'] }), track: [[0, 'despotism']] },
    t => {
      t.turnOf(0).says(0, 'done').says(1, 'embassy').asked(2, 'clerks/move.choose');
    },
  ],
  [
    'Examiner: neither a discount nor a post for an advisor; the new clerk may stay idle',
    {
      players: sides(3, { active: ['examiner'], clerks: { embassy: 2 }, goods: { gold: 3 } }),
      queue: ['guardian'],
    },
    t => {
      t.activates('embassy', 'advanced').says(0, 'guardian').says(0, 'active');
      t.holds(g => assert.equal(g.players[0]!.goods.gold, 1))
        .says(0, 'clerk')
        .says(0, 'pass')
        .over();
      t.holds(g => assert.deepEqual([g.players[0]!.idle, g.players[0]!.school], [6, 2]));
    },
  ],
  [
    'Court Tutor: a clerk costs as always, and too little gold is too little',
    {
      players: sides(3, { active: ['court-tutor'], supporters: 2, clerks: { embassy: 1 }, goods: { gold: 2 } }),
      queue: ['guardian'],
    },
    t => {
      // The fourth advisor costs 4, less 1.
      t.activates('embassy', 'advanced')
        .asked(0, 'location/hire.choose', ['pass', 'clerk'])
        .refuses(0, 'guardian', 'GW-LOC-EMB-04');
      t.says(0, 'clerk')
        .holds(g => assert.equal(g.players[0]!.goods.gold, 0))
        .over();
    },
  ],
  [
    'Tea Master: nobody rises above the top, and declining brings no chi',
    { players: sides(3, {}, { active: ['tea-master'], clerks: { 'tea-house': 1 } }) },
    t => {
      t.activates('tea-house', 'advanced').asked(1, 'location/rise.choose', ['rise', 'pass']).says(1, 'rise');
      t.holds(g => assert.deepEqual([g.tea, g.players[1]!.goods.chi], [[1, 0, 2], 0])).over();
    },
  ],
  [
    'Magistrate: nobody is asked for gold in company, or where an activation brings no shame',
    {
      players: sides(
        3,
        { active: ['magistrate'], clerks: { quarry: 3, temple: 3 }, goods: { gold: 1 } },
        { clerks: { quarry: 1 } },
      ),
    },
    t => {
      t.activates('quarry').asked(0, 'location/upgrade.choose');
      t.activates('temple', 'advanced')
        .asked(0, 'location/upgrade.choose')
        .holds(g => assert.equal(g.shame, 30));
    },
  ],
  [
    'War Scholar: whoever draws none draws none more',
    { players: sides(3, { active: ['war-scholar'], clerks: { 'war-academy': 1 } }) },
    t => {
      t.activates('war-academy', 'advanced')
        .says(0, 'draw-0')
        .holds(g => assert.equal(g.players[0]!.tactics.length, 0))
        .over();
    },
  ],
  [
    'Gang Overseer: not with single clerks',
    { players: sides(3, { active: ['gang-overseer'], clerks: { quarry: 1, temple: 1 } }), track: BETRAYALS },
    t => {
      t.turnOf(0).says(0, 'done').over();
    },
  ],
  [
    'Archivist: nothing for whoever takes the honor',
    { players: sides(3, { active: ['archivist'], pile: ['economy', 'levy'] }) },
    t => {
      t.summer()
        .says(0, 'honor')
        .holds(g => assert.deepEqual(honors(g), [4, 0, 0]))
        .over();
    },
  ],
]);
