import assert from 'node:assert/strict';
import { goodsOf, honors, hordeOf, sides } from '../position.ts';
import { limits, type Wanted } from './limits.ts';

const BETRAYALS: Wanted['track'] = [
  [0, 'betrayal'],
  [1, 'betrayal'],
];

limits('GW-ADV-03', [
  // War
  [
    "Guardian: not after the activations of another's turn, and nobody attacks twice in a section",
    {
      players: sides(3, { active: ['guardian'], rest: { left: { spearman: 2 } } }),
      hordes: { left: ['shields-l'] },
      track: BETRAYALS,
    },
    t => {
      t.turnOf(1, 1).says(1, 'done').over();
      t.turnOf(0).says(0, 'done').says(0, 'guardian').says(0, 'shields-l/4').over();
      t.holds(g => assert.equal(g.sections[0]!.rest[0]!.spearman, 1));
    },
  ],
  [
    'Spear Drillmaster: nothing off for archers and horsemen',
    { players: sides(3, { active: ['spear-drillmaster'], goods: { wood: 1, stone: 1, gold: 2, chi: 1 } }) },
    t => {
      t.recruits(0, 1).asked(0, 'recruit.hire', ['done', 'spearman:wood-1']);
    },
  ],
  [
    'Fletcher: nothing off for spearmen and horsemen',
    { players: sides(3, { active: ['fletcher'], goods: { wood: 1, stone: 1, gold: 2 } }) },
    t => {
      t.recruits(0, 1).asked(0, 'recruit.hire', ['done', 'archer:wood-1']);
    },
  ],
  [
    'Stable Master: 1 gold is left to pay, and nothing is off for the others',
    { players: sides(3, { active: ['stable-master'], goods: { wood: 1, stone: 1, chi: 1 } }) },
    t => {
      t.recruits(0, 1).asked(0, 'recruit.hire', ['done']).refuses(0, 'horseman:wood-1');
    },
  ],
  [
    'Bounty Keeper: nothing for the claim of another',
    {
      year: 1,
      players: sides(3, { active: ['bounty-keeper'] }),
      hordes: { left: ['outriders-l'] },
      on: [['outriders-l', 1, 'spearman', 1]],
      wounds: { 'outriders-l': [2, 3] },
    },
    t => {
      t.defeats()
        .says(1, 'done')
        .holds(g => assert.deepEqual(goodsOf(g, 0), [0, 0, 0, 0]))
        .over();
    },
  ],
  [
    'Field Surgeon and Patron of Widows: without chi nobody is saved; nothing for a soldier of another',
    {
      year: 1,
      players: sides(3, { active: ['field-surgeon', 'patron-of-widows'] }),
      hordes: { left: ['outriders-l'] },
      on: [
        ['outriders-l', 0, 'spearman', 1],
        ['outriders-l', 1, 'spearman', 2],
      ],
      wounds: { 'outriders-l': [3] },
    },
    t => {
      t.defeats().asked(0, 'kill/save.choose', ['done']).says(0, 'done').says(1, 'done').over();
      t.holds(g => assert.deepEqual(honors(g), [2 + 1, 2, 0]));
    },
  ],
  [
    'Patron of Widows: nothing for whoever is saved',
    {
      year: 1,
      players: sides(3, { active: ['patron-of-widows'], goods: { chi: 2 } }),
      hordes: { left: ['outriders-l'] },
      on: [['outriders-l', 0, 'spearman', 1]],
      wounds: { 'outriders-l': [2, 3] },
    },
    t => {
      t.defeats()
        .says(0, 'spearman')
        .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
        .over();
    },
  ],
  [
    'Sharpshooter: only in a section with an own archer; passing keeps the shot for the next one',
    {
      walls: { left: 3, middle: 3, right: 3 },
      players: sides(3, { active: ['sharpshooter'], posts: { left: 1, right: 1 } }),
      hordes: { left: ['keshig-l'], middle: ['keshig-m'], right: ['keshig-r'] },
    },
    t => {
      t.winter().says(0, 'keshig-l/1').says(0, 'pass').says(0, 'keshig-r/1').refuses(0, 'keshig-m/1');
      t.says(0, 'keshig-r/2')
        .holds(g => assert.equal(hordeOf(g, 'keshig-m').wounds.length, 0))
        .over();
    },
  ],
  [
    'Vanguard Captain: nothing on a horde where somebody else stands, nor for an archer',
    {
      players: sides(3, { active: ['vanguard-captain'], rest: { left: { spearman: 1, archer: 1 } } }),
      hordes: { left: ['shields-l'] },
      on: [['shields-l', 1, 'spearman', 1]],
    },
    t => {
      t.attacks(0, 2).says(0, 'post-left').says(0, 'shields-l/2').says(0, 'shields-l/4');
      t.holds(g => assert.deepEqual(honors(g), [0, 0, 0])).over();
    },
  ],
  [
    'Duellist: one point fewer is no tie',
    {
      year: 1,
      players: sides(3, { active: ['duellist'] }),
      hordes: { left: ['shamans-l'] },
      on: [
        ['shamans-l', 0, 'spearman', 1],
        ['shamans-l', 1, 'horseman', 3, 4],
      ],
      wounds: { 'shamans-l': [2] },
    },
    t => {
      t.defeats()
        .says(0, 'done')
        .says(1, 'done')
        .holds(g => assert.equal(g.players[1]!.claimed.length, 1))
        .over();
    },
  ],
  [
    'Cavalry Paymaster: nothing for a spearman who dies',
    {
      year: 1,
      players: sides(3, { active: ['cavalry-paymaster'] }),
      hordes: { left: ['outriders-l'] },
      on: [['outriders-l', 0, 'spearman', 1]],
      wounds: { 'outriders-l': [2, 3] },
    },
    t => {
      t.defeats()
        .says(0, 'done')
        .holds(g => assert.equal(g.players[0]!.goods.gold, 0))
        .over();
    },
  ],

  // Walls and court
  [
    'Wall Architect: not for a barricade; 2 are too few for the first level',
    { players: sides(3, { active: ['wall-architect'], goods: { wood: 2 } }) },
    t => {
      t.builds(0)
        .asked(0, 'location/build.choose', ['pass', 'barricade-left', 'barricade-middle', 'barricade-right'])
        .refuses(0, 'wall-left', 'GW-LOC-BUILD-07');
      t.says(0, 'barricade-left').asked(0, 'goods/settle.pay', ['wood-2']);
    },
  ],
  [
    'Palisade Maker: a wall costs and gives as always',
    { players: sides(3, { active: ['palisade-maker'], goods: { wood: 5 } }) },
    t => {
      t.builds(0).says(0, 'wall-left').asked(0, 'goods/settle.pay', ['wood-5']).says(0, 'wood-5');
      t.holds(g => assert.deepEqual(honors(g), [5, 0, 0])).over();
    },
  ],
  [
    'Watch Captain: calls nobody from another section',
    {
      players: sides(3, { active: ['watch-captain'], goods: { wood: 5 }, rest: { left: { archer: 1 } } }),
      walls: { left: 1 },
      hordes: { left: ['shamans-l'] },
    },
    t => {
      t.builds(0).says(0, 'wall-middle').says(0, 'wood-5').over();
      t.holds(g => assert.equal(g.sections[0]!.rest[0]!.archer, 1));
    },
  ],
  [
    'Storehouse Keeper: nothing for an own build with the warehouse',
    { players: sides(3, { active: ['storehouse-keeper'] }), warehouse: { stone: 2 } },
    t => {
      t.builds(0)
        .says(0, 'barricade-left')
        .holds(g => assert.deepEqual(honors(g), [2, 0, 0]))
        .over();
    },
  ],
  [
    'Fire-pot Engineer: 2 defence are 2, and a third point of power breaks the wall',
    {
      players: sides(3, { active: ['fire-pot-engineer'], goods: { chi: 2 } }),
      hordes: { left: ['lancers-l'] },
    },
    t => {
      t.winter().says(0, 'fire-pot-engineer').says(0, 'left').asked(0, 'shame.place');
      t.holds(g => assert.equal(g.players[0]!.goods.chi, 1));
    },
  ],
  [
    'Strategist: a boost of 1 chi is free',
    {
      players: sides(3, { active: ['strategist'], tactics: ['forced-march-1'], rest: { left: { spearman: 1 } } }),
      track: BETRAYALS,
    },
    t => {
      t.turnOf(1, 1).says(0, 'forced-march-1').asked(0, 'tactics/play.chooseBox', ['basic', 'boosted']);
    },
  ],
  [
    'Penitent Abbot: without a token there is nothing to discard',
    { players: sides(3, { active: ['penitent-abbot'], goods: { chi: 4 } }) },
    t => {
      t.summer()
        .holds(g => assert.equal(g.players[0]!.goods.chi, 4))
        .over();
    },
  ],
]);
