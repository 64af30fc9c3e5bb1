import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copy, load, NOBODY, Refusal, save } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../src/index.ts';
import type { FactionId, OrderId, Season, UnitId } from '../src/printed/ids.ts';
import { area } from '../src/rules/areas.ts';
import { newSide } from '../src/rules/battle/sides.ts';
import { layRunes } from '../src/rules/runes.ts';
import { army, position } from './position.ts';

const sound = position({
  factions: ['daqan', 'uthuk', 'latari'],
  options: { exploration: true },
  given: g => {
    army(g, 'DA', 0, { footman: 2 }, { knight: 1 });
    g.titles.captain = { holder: 1, influence: 2 };
  },
});
const table = (): Table => copy(new Scenario(game, sound).g) as Table;

const build = (g: Table, at: Parameters<typeof area>[1], development: 'court' | null = null): void => {
  area(g, at).stronghold = { owner: 0, damaged: false, development };
};

const refused: [title: string, field: string, damage: (g: Table) => void][] = [
  [
    rule('RW-GEN-01') + 'five seats',
    'seats',
    g => {
      g.seats = 5;
    },
  ],
  [rule('RW-GEN-01') + 'a player too few', 'players', g => void g.players.pop()],
  [
    rule('RW-GEN-01') + 'a faction of another game',
    'players[1].faction',
    g => {
      g.players[1]!.faction = 'orcs' as FactionId;
    },
  ],
  [
    rule('RW-GEN-03') + 'a seventh year',
    'year',
    g => {
      g.year = 7;
    },
  ],
  [
    rule('RW-GEN-03') + 'a fifth season',
    'season',
    g => {
      g.season = 'monsoon' as Season;
    },
  ],
  [
    rule('RW-LIMIT-03') + 'a debt',
    'players[0].influence',
    g => {
      g.players[0]!.influence = -1;
    },
  ],
  [
    rule('RW-ORDER-41') + 'a dial beyond 8',
    'players[2].dials.ore',
    g => {
      g.players[2]!.dials.ore = 9;
    },
  ],
  [
    rule('RW-ORDER-41') + 'half a resource',
    'players[2].dials.food',
    g => {
      g.players[2]!.dials.food = 1.5;
    },
  ],
  [
    rule('RW-ORDER-02') + 'an order twice',
    'players[0].hand',
    g => {
      g.players[0]!.hand = g.players[0]!.hand.map((): OrderId => 'conquer');
    },
  ],
  [rule('RW-ORDER-02') + 'an order lost', 'players[1].hand', g => void g.players[1]!.hand.pop()],
  [
    rule('RW-ORDER-74') + 'a title that nobody paid for',
    'titles.captain',
    g => {
      g.titles.captain.influence = 0;
    },
  ],
  [
    rule('RW-ORDER-74') + 'influence on a title without a holder',
    'titles.warden',
    g => {
      g.titles.warden.influence = 1;
    },
  ],
  [
    rule('RW-SETUP-06') + 'a tile that there is not',
    'layout',
    g => {
      g.layout += ' X@0,0r0';
    },
  ],
  [rule('RW-SETUP-06') + 'an area lost', 'areas', g => void g.areas.pop()],
  [
    rule('RW-SETUP-06') + 'areas in another order than the tiles',
    'areas',
    g => {
      g.areas.reverse();
    },
  ],
  [
    rule('RW-TERM-10') + 'a troop of none',
    'areas.DA.troops',
    g => {
      area(g, 'DA').troops[0]!.standing = 0;
    },
  ],
  [
    rule('RW-TERM-10') + 'less than no routed unit',
    'areas.DA.troops',
    g => {
      area(g, 'DA').troops[0]!.routed = -1;
    },
  ],
  [
    rule('RW-TERM-02') + 'an army of nobody',
    'areas.DA.holder',
    g => {
      area(g, 'DA').holder = NOBODY;
    },
  ],
  [
    rule('RW-TERM-02') + 'an area held by no unit',
    'areas.DC.holder',
    g => {
      army(g, 'DC', 0, {});
      area(g, 'DC').holder = 0;
    },
  ],
  [
    rule('RW-CITY-02') + 'a stronghold in a city',
    'areas.DA.stronghold',
    g => {
      build(g, 'DA');
      area(g, 'DA').city = 'marlford';
    },
  ],
  [
    rule('RW-ORDER-22') + 'two tokens of a player in one area',
    'areas.DA.activated',
    g => {
      area(g, 'DA').activated = [1, 1];
    },
  ],
  [
    rule('RW-ORDER-26') + 'five activation tokens',
    'players[1]',
    g => {
      for (const here of g.areas.slice(0, 5)) here.activated.push(1);
    },
  ],
  [
    rule('RW-STR-01') + 'five strongholds',
    'players[0]',
    g => {
      for (const here of g.areas.filter(({ city, stronghold }) => city === null && stronghold === null).slice(0, 4))
        build(g, here.id);
    },
  ],
  [
    rule('RW-STR-01') + 'two courts of one player',
    'players[0]',
    g => {
      build(g, 'DA', 'court');
      build(g, 'DB', 'court');
    },
  ],
  [
    rule('RW-RUNE-02') + 'a rune of no laying',
    'areas.DA.rune',
    g => {
      area(g, 'DA').rune!.laying = 9;
    },
  ],
  [
    rule('RW-RUNE-02') + 'a false rune that has become genuine',
    'layings',
    g => {
      area(g, 'DA').rune!.genuine = true;
    },
  ],
  [
    rule('RW-NEUT-03') + 'neutral units at home that are not allied',
    'areas.DC',
    g => {
      army(g, 'DC', NOBODY, { beastman: 1 });
    },
  ],
  [
    rule('RW-RUNE-05') + 'a rune that whoever controls its area has not seen',
    'areas.DA',
    g => {
      area(g, 'DA').rune!.known = 0;
    },
  ],
  [
    rule('RW-HERO-12') + 'a rune that a hero beside it has not seen',
    'areas.UA',
    g => {
      g.players[0]!.heroes[0]!.area = 'UA';
    },
  ],
  [
    rule('RW-VICT-01') + 'enough runes, and the game goes on',
    'areas.DA',
    g => {
      const won = g.areas.slice(-4).map(({ id }) => id);
      for (const id of won) army(g, id, 0, { footman: 1 });
      layRunes(g, 0, won, won, 'winter', 'RW-RUNE-02');
    },
  ],
  [
    rule('RW-LIMIT-02') + 'a figure too many',
    'supply.giant',
    g => {
      g.supply.giant++;
    },
  ],
  [
    rule('RW-LIMIT-02') + 'less than an empty supply',
    'supply.dragon',
    g => {
      g.supply.dragon = -1;
    },
  ],
  [
    rule('RW-LIMIT-02') + 'a unit that fights and is also in the supply',
    'supply.footman',
    g => {
      g.battle = fight('footman');
    },
  ],
  [rule('RW-FATE-01') + 'a fate card twice', 'fateDeck', g => void g.fateOpen.push(g.fateDeck[0]!)],
  [rule('RW-SETUP-27') + 'a tactics card lost', 'tacticDeck', g => void g.tacticDeck.pop()],
  [rule('RW-SETUP-27') + 'a quest twice', 'questDeck', g => void g.questDiscard.push(g.questDeck[0]!)],
  [rule('RW-SETUP-27') + 'a reward lost', 'rewardDeck', g => void g.rewardDeck.pop()],
  [rule('RW-SETUP-27') + 'a hero lost', 'heroDeck', g => void g.players[0]!.heroes.pop()],
  [
    rule('RW-SETUP-27') + 'an objective lost',
    'objectiveDecks',
    g => {
      g.players[0]!.objective = null;
    },
  ],
  [rule('RW-OPT-EXP-02') + 'an exploration token lost', 'explorationBox', g => void g.explorationBox.pop()],
  [
    rule('RW-SETUP-26') + 'a season card in another deck too',
    'seasonDecks',
    g => void g.seasonDecks.spring.push('drought'),
  ],
];

/** A single attacker. */
function fight(unit: UnitId): Table['battle'] {
  const attacker = newSide(0, 0, 0);
  attacker.fighters.push({ unit, damage: 0, routed: false });
  return { area: 'UA', attacker, defender: newSide(1, 1, 0), row: 0, spoils: 0, brokenOff: false };
}

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
