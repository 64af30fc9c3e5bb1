import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copy, deal, load, Refusal, save } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../src/index.ts';
import { PRODUCTION } from '../src/printed/board.ts';
import { type Qin, qinIn } from '../src/table.ts';
import { position, sides } from './position.ts';

const sound = position({
  players: sides(3, {
    rest: { left: { spearman: 1 } },
    posts: { left: 1 },
    overseers: { wood: 1 },
    claimed: ['keshig-l'],
  }),
  hordes: { left: ['shamans-l'] },
  on: [['shamans-l', 0, 'spearman', 1]],
});
const table = (): Table => copy(new Scenario(game, sound).g) as Table;

const refused: [title: string, field: string, damage: (g: Table) => void][] = [
  [
    rule('GW-5P-05') + 'five seats',
    'seats',
    g => {
      g.seats = 5;
    },
  ],
  [
    rule('GW-GEN-14') + 'a year beyond the track',
    'year',
    g => {
      g.year = 7;
    },
  ],
  [
    rule('GW-TEA-01') + 'a marker twice in the tea stack',
    'tea',
    g => {
      g.tea = [0, 0, 1];
    },
  ],
  [
    rule('GW-DONATE-04') + 'less than nothing in the warehouse',
    'warehouse.gold',
    g => {
      g.warehouse.gold = -1;
    },
  ],
  [
    rule('GW-LOC-BUILD-10') + 'a fourth wall level',
    'sections[1].wall',
    g => {
      g.sections[1]!.wall = 4;
    },
  ],
  [
    rule('GW-LOC-BUILD-03') + 'four barricades',
    'sections[0].barricades',
    g => {
      g.sections[0]!.barricades = 4;
    },
  ],
  [
    rule('GW-COMP-36') + 'two archers on one post',
    'sections[0].posts',
    g => {
      g.sections[0]!.posts.push(1);
    },
  ],
  [
    rule('GW-ATTACK-22') + 'an archer on a horde',
    'sections[0].hordes',
    g => {
      g.sections[0]!.hordes[0]!.soldiers[0]!.troop = 'archer';
    },
  ],
  [
    rule('GW-ATTACK-06') + 'a horseman on one point',
    'sections[0].hordes',
    g => {
      g.sections[0]!.hordes[0]!.soldiers[0]!.troop = 'horseman';
    },
  ],
  [
    rule('GW-ATTACK-02') + 'a point covered twice',
    'sections[0].hordes',
    g => {
      g.sections[0]!.hordes[0]!.wounds.push(0);
    },
  ],
  [
    rule('GW-GEN-08') + 'a debt',
    'players[1].goods.chi',
    g => {
      g.players[1]!.goods.chi = -1;
    },
  ],
  [
    rule('GW-END-07') + 'less than no honor',
    'players[1].honor',
    g => {
      g.players[1]!.honor.shame = -1;
    },
  ],
  [
    rule('GW-SHAME-07') + 'three tokens on a horde',
    'players[0].claimed',
    g => {
      g.players[0]!.claimed[0]!.shame = 3;
    },
  ],
  [
    rule('GW-OVERSEER-09') + 'an overseer of level 4',
    'players[0].overseers.wood',
    g => {
      g.players[0]!.overseers.wood!.level = 4;
    },
  ],
  [
    rule('GW-LOC-02') + 'more clerks than spaces',
    'clerks.tea-house',
    g => {
      g.players[0]!.clerks['tea-house'] = 3;
      g.players[0]!.idle -= 3;
    },
  ],
  [
    rule('GW-SETUP-23') + 'a shame token too many',
    'shame',
    g => {
      g.shame++;
    },
  ],
  [
    rule('GW-COMP-07') + 'a soldier too few',
    'players[2].reserve.archer',
    g => {
      g.players[2]!.reserve.archer--;
    },
  ],
  [
    rule('GW-COMP-03') + 'a clerk too many',
    'players[2].idle',
    g => {
      g.players[2]!.idle++;
    },
  ],
  [
    rule('GW-COMP-09') + 'a command lost',
    'track',
    g => {
      g.players[0]!.hand.pop();
    },
  ],
  [
    rule('GW-COMP-13') + 'an advisor twice',
    'advisorDeck',
    g => {
      g.advisorDeck.push(g.advisorDeck[0]!);
    },
  ],
  [
    rule('GW-COMP-11') + 'a tactic lost',
    'tacticDeck',
    g => {
      g.tacticDeck.pop();
    },
  ],
  [
    rule('GW-COMP-08') + 'a horde lost',
    'hordeDeck',
    g => {
      g.hordeDeck.pop();
    },
  ],
  [
    rule('GW-2P-01') + 'a Reed Clan among three',
    'automata',
    g => {
      g.automata = [{ name: 'reed', general: 'marsh-elders', clerks: ['embassy', 'quarry', 'temple'], spearmen: 10 }];
    },
  ],
];

for (const [title, field, damage] of refused) {
  test(title, () => {
    const g = table();
    damage(g);
    assert.equal(game.check!(g)?.field, field);
    assert.throws(
      () => load(game, save(game, g)),
      error => error instanceof Refusal,
    );
  });
}

test('a sound table is not complained about', () => assert.equal(game.check!(table()), null));

const alone = (): Table => deal(game, { seats: 1, options: { mode: 'alone' }, seed: 'check' }).g;
const refusedAlone: [string, string, (qin: Qin, g: Table) => void][] = [
  ['honor of Qin below 0', 'automata[0].honor.walls', qin => Object.assign(qin.honor, { walls: -1 })],
  ['a location twice on his track', 'automata[0].ranking', qin => qin.ranking.splice(0, 1, qin.ranking[1]!)],
  ['a clerk of his at the embassy', 'automata[0].clerks', qin => qin.clerks.push('embassy')],
  [
    'nine clerks of his',
    'automata[0].clerks',
    qin => {
      qin.clerks = [...PRODUCTION, ...PRODUCTION, 'barracks'];
    },
  ],
  ['an overseer of level 4', 'automata[0].overseers.wood', qin => Object.assign(qin.overseers.wood, { level: 4 })],
  ['a command of his lost', 'automata[0].deck', qin => qin.deck.pop()],
  ['a spearman of his lost', 'automata[0].reserve', qin => qin.reserve.spearman--],
  ['an archer of his too many', 'automata[0].reserve', qin => qin.reserve.archer++],
  ['an advisor of his lost', 'advisorDeck', qin => qin.supporters.pop()],
  ['rivals at a table for one', 'house', (_, g) => Object.assign(g.house, { mode: 'rivals' })],
  ['a table for one without Qin', 'automata', (_, g) => g.automata.shift()],
];
for (const [title, field, damage] of refusedAlone) {
  test(`alone: ${title}`, () => {
    const g = alone();
    assert.equal(game.check!(g), null);
    g.house = { ...g.house };
    damage(qinIn(g)!, g);
    assert.equal(game.check!(g)?.field, field);
  });
}
