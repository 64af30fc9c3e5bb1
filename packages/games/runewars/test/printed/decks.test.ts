import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { BENEFITS } from '../../src/printed/cities.ts';
import {
  EXPLORATION,
  EXPLORATION_TOKENS,
  OBJECTIVE_DECK,
  REWARD_KIND,
  REWARDS_DECK,
  SEASON_CARD,
  SEASON_DECK,
  TACTICS_DECK,
} from '../../src/printed/decks.ts';
import { HERO } from '../../src/printed/heroes.ts';
import {
  ALIGNMENTS,
  ATTRIBUTES,
  CITIES,
  EXPLORATIONS,
  HEROES,
  OBJECTIVES,
  QUESTS,
  REWARDS,
  SEASON_CARDS,
  SEASONS,
  TACTICS,
  TITLES,
} from '../../src/printed/ids.ts';

const copies = <Id extends string>(deck: readonly Id[], id: Id): number => deck.filter(card => card === id).length;

test(rule('RW-SETUP-26') + 'eight cards a season; Call to Arms is there twice', () => {
  for (const season of SEASONS) {
    assert.equal(SEASON_DECK[season].length, 8, season);
    for (const id of SEASON_DECK[season]) assert.equal(SEASON_CARD[id].season, season);
  }
  assert.equal(copies(SEASON_DECK.spring, 'call-to-arms'), 2);
  assert.deepEqual(SEASON_DECK.winter.slice(0, 3), ['rune-unearthed', 'midwinter-verdict', 'seekers-vision']);
  assert.ok(SEASON_DECK.summer.includes('threatened-home-realms'));
});

test("every season has one Wizards' Council", () => {
  assert.deepEqual(
    SEASON_CARDS.filter(id => SEASON_CARD[id].council),
    ['convocation', 'audience', 'reckoning', 'midwinter-verdict'],
  );
  for (const season of SEASONS) {
    assert.equal(SEASON_DECK[season].filter(id => SEASON_CARD[id].council).length, 1, season);
  }
});

test(rule('RW-SETUP-27') + '50 tactics, 25 rewards, 16 objectives, 12 heroes, 24 quests', () => {
  assert.equal(TACTICS_DECK.length, 50);
  assert.equal(REWARDS_DECK.length, 25);
  assert.equal(OBJECTIVES.length, 16);
  assert.deepEqual([OBJECTIVE_DECK.good.length, OBJECTIVE_DECK.evil.length], [8, 8]);
  assert.equal(HEROES.length, 12);
  assert.equal(QUESTS.length, 24);
  assert.equal(TITLES.length, 3);
  for (const id of TACTICS) assert.ok(TACTICS_DECK.includes(id), id);
  for (const id of REWARDS) assert.ok(REWARDS_DECK.includes(id), id);
});

test('tactics come once, twice or three times', () => {
  assert.deepEqual(
    TACTICS.filter(id => copies(TACTICS_DECK, id) === 3),
    ['summon-lightning', 'rally-cry', 'beast-drums', 'forced-march'],
  );
  assert.deepEqual(
    TACTICS.filter(id => copies(TACTICS_DECK, id) === 1),
    [
      'horrific-rumors',
      'lost-city',
      'poisoned-wells',
      'sudden-frost',
      'wandering-giant',
      'night-raid',
      'cutpurses',
      'confused-orders',
    ],
  );
  assert.equal(copies(TACTICS_DECK, 'heros-hour'), 2);
});

test('five shards; every other reward is unique, five of them weapons and four armour', () => {
  assert.deepEqual(
    REWARDS.filter(id => copies(REWARDS_DECK, id) !== 1),
    ['timmorran-shard'],
  );
  assert.equal(copies(REWARDS_DECK, 'timmorran-shard'), 5);
  assert.deepEqual(
    REWARDS.filter(id => REWARD_KIND[id] === 'weapon'),
    ['soulbiter', 'long-spear', 'twin-blades', 'thunder-maul', 'hunters-bow'],
  );
  assert.deepEqual(
    REWARDS.filter(id => REWARD_KIND[id] === 'armour'),
    ['ghost-armor', 'runeplate', 'oak-shield', 'shadow-cloak'],
  );
});

test('35 exploration tokens', () => {
  assert.equal(EXPLORATION_TOKENS.length, 35);
  assert.equal(copies(EXPLORATION_TOKENS, 'empty'), 7);
  assert.deepEqual(
    EXPLORATIONS.filter(id => EXPLORATION[id].lasting),
    ['dungeon', 'hamlet', 'old-mine', 'sawmill', 'shrine', 'rune-vault'],
  );
  assert.deepEqual(
    EXPLORATIONS.filter(id => EXPLORATION[id].destructible),
    ['hamlet', 'old-mine', 'sawmill', 'rune-vault'],
  );
  assert.deepEqual(
    EXPLORATIONS.flatMap(id => EXPLORATION[id].yields ?? []),
    ['food', 'ore', 'wood'],
  );
});

test('objectives are sorted by alignment', () => {
  assert.equal(OBJECTIVE_DECK.good[0], 'bound-by-honor');
  assert.equal(OBJECTIVE_DECK.good[7], 'liberator');
  assert.equal(OBJECTIVE_DECK.evil[0], 'yoke-of-giants');
  assert.equal(OBJECTIVE_DECK.evil[7], 'hoarder-of-relics');
  assert.deepEqual([...OBJECTIVE_DECK.good, ...OBJECTIVE_DECK.evil], [...OBJECTIVES]);
});

test('five heroes are good, five evil and two neutral', () => {
  assert.deepEqual(
    ALIGNMENTS.map(alignment => HEROES.filter(id => HERO[id].alignment === alignment).length),
    [5, 5, 2],
  );
});

test('heroes are as printed', () => {
  const printed = (id: (typeof HEROES)[number]): number[] => [
    ...ATTRIBUTES.map(attribute => HERO[id].attributes[attribute]),
    HERO[id].health,
  ];
  assert.deepEqual(printed('aldis-brandt'), [4, 2, 2, 5]);
  assert.deepEqual(printed('ilvane'), [1, 3, 4, 4]);
  assert.deepEqual(printed('gorrath'), [5, 2, 1, 6]);
  assert.deepEqual(printed('quill'), [2, 3, 3, 4]);
});

test(rule('RW-CITY-01') + 'seven cities; Highmarket alone has no second benefit', () => {
  assert.equal(CITIES.length, 7);
  assert.deepEqual(
    CITIES.filter(id => BENEFITS[id].length !== 2),
    ['highmarket'],
  );
  assert.deepEqual(BENEFITS.highmarket, [{ influence: 3 }]);
  assert.deepEqual(BENEFITS.thornwick, [{ quests: 2 }, { neutrals: ['triangle', 'triangle'] }]);
  assert.deepEqual(BENEFITS.brassport, [{ neutrals: ['circle', 'triangle'] }, { influence: 1 }]);
});
