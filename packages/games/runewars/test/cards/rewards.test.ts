import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import type { RewardId } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import { EVERYBODY, type Table } from '../../src/table.ts';
import { bears, hero, heroOf, quests, summer } from '../heroes.ts';
import { army, fate, quiet, turn } from '../position.ts';

/* In duels. Heroes read circles: 1 to 4 special, 5, 6, 25, 26 one damage, 15, 16 rout, 7 to 10 and 17 to 20 nothing. */

const QUIET = [7, 8, 9, 10, 17, 18, 19, 20];

interface Fight {
  /** What Teren, who attacks, and Skarn bear. */
  teren?: RewardId;
  skarn?: RewardId;
  /** Damage they have before. */
  hurt?: [teren: number, skarn: number];
  fate: number[];
  /** What is answered where somebody may choose. */
  says?: [seat: 0 | 1, answer: string][];
  holds: (damage: [teren: number, skarn: number], g: Readonly<Table>) => void;
}

/** Teren attacks Skarn; neither has an ability of his own in duels. Each names the weapon or armour that he bears. */
function fight(title: string, { teren, skarn, hurt = [0, 0], fate: cards, says = [], holds }: Fight): void {
  scenario(
    rule('RW-DUEL-03', 'RW-DUEL-19') + title,
    game,
    summer(g => {
      hero(g, 0, 'teren', '7A', ...(teren === undefined ? [] : [teren]));
      hero(g, 1, 'skarn', '7A', ...(skarn === undefined ? [] : [skarn]));
      hero(g, 1, 'gorrath', 'UB');
      heroOf(g, 0, 'teren').damage = hurt[0];
      heroOf(g, 1, 'skarn').damage = hurt[1];
      fate(g, ...cards, ...QUIET.filter(card => !cards.includes(card)).slice(0, Math.max(0, 8 - cards.length)));
    }),
    t => {
      t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'skarn');
      for (const [seat, answer] of says) t.says(seat, answer);
      t.asked(1, t.g.players[1]!.heroes.length > 1 ? 'quests/heroes.next' : 'quests/hero.choose');
      const damage = (seat: 0 | 1, id: 'teren' | 'skarn') =>
        t.g.players[seat]!.heroes.find(one => one.id === id)?.damage ?? -1;
      holds([damage(0, 'teren'), damage(1, 'skarn')], t.g);
    },
  );
}
/** Fallen heroes have no damage. */
const FELL = -1;
/** Of two questions, weapon and armour, the second is not asked once everything is known. */
const names = (seat: 0 | 1, card: RewardId): [0 | 1, string] => [seat, card];
const skips = (seat: 0 | 1): [0 | 1, string] => [seat, 'pass'];

fight('Soulbiter deals 1, and heals its bearer if that defeats the foe', {
  teren: 'soulbiter',
  hurt: [3, 4],
  fate: [2, 7],
  says: [names(0, 'soulbiter')],
  holds: damage => assert.deepEqual(damage, [0, FELL]),
});
fight('Soulbiter heals nobody as long as the foe stands', {
  teren: 'soulbiter',
  hurt: [2, 0],
  fate: [2, 7],
  says: [names(0, 'soulbiter')],
  holds: damage => assert.deepEqual(damage, [2, 1]),
});
fight('Soulbiter heals nobody who falls in the same round', {
  teren: 'soulbiter',
  hurt: [3, 4],
  fate: [2, 25],
  says: [names(0, 'soulbiter')],
  holds: (_, g) => {
    assert.deepEqual(g.heroesGone, ['teren', 'skarn']);
    assert.deepEqual(
      area(g, '7A').fallen.map(({ card }) => card),
      ['soulbiter'],
    );
  },
});
fight('Fire Bombs deal 3, and 1 to their bearer for each red symbol of an Agility test', {
  teren: 'dwarven-fire-bombs',
  // Teren tests with 4 cards: 1 and 6 are red.
  fate: [2, 7, 1, 3, 4, 6, 8, 9, 10, 17, 18, 19],
  says: [skips(0), skips(0), [0, 'dwarven-fire-bombs']],
  holds: damage => assert.deepEqual(damage, [2, 3]),
});
fight('Fire Bombs may stay where they are: the symbol deals 1 then', {
  teren: 'dwarven-fire-bombs',
  fate: [2, 7],
  says: [skips(0), skips(0), [0, 'strike']],
  holds: (damage, g) => {
    assert.deepEqual(damage, [0, 1]);
    assert.equal(heroOf(g, 0, 'teren').rewards[0]!.known, 0);
  },
});
fight('Ghost Armor prevents all damage of the round for a special symbol', {
  teren: 'long-spear',
  skarn: 'ghost-armor',
  fate: [25, 2, 26, 7],
  says: [names(0, 'long-spear'), skips(1), names(1, 'ghost-armor')],
  // 2 of the first round are stopped, and the symbol deals nothing; 1 of the second comes through.
  holds: damage => assert.deepEqual(damage, [0, 1]),
});
fight('the Amulet of Shielding prevents the first damage of the duel, by itself', {
  skarn: 'amulet-of-shielding',
  fate: [25, 7, 26, 8],
  says: [skips(1), skips(1)],
  holds: (damage, g) => {
    assert.deepEqual(damage, [0, 1]);
    assert.equal(heroOf(g, 1, 'skarn').rewards[0]!.known, EVERYBODY);
  },
});
fight('the Amulet of Shielding stays unseen as long as nothing comes through', {
  skarn: 'amulet-of-shielding',
  fate: [25, 15],
  says: [skips(1), skips(1)],
  holds: (damage, g) => {
    assert.deepEqual(damage, [0, 0]);
    assert.equal(heroOf(g, 1, 'skarn').rewards[0]!.known, 0);
  },
});
fight('Runeplate prevents 1 in each round', {
  teren: 'long-spear',
  skarn: 'runeplate',
  fate: [25, 7, 26, 8],
  says: [names(0, 'long-spear'), skips(1), names(1, 'runeplate')],
  holds: damage => assert.deepEqual(damage, [0, 1]),
});
fight('Runeplate that is not named does nothing', {
  skarn: 'runeplate',
  fate: [25, 7, 26, 8],
  says: [skips(1), skips(1)],
  holds: damage => assert.deepEqual(damage, [0, 2]),
});
fight('the Long Spear deals 1 in the first round only', {
  teren: 'long-spear',
  fate: [],
  says: [names(0, 'long-spear')],
  holds: damage => assert.deepEqual(damage, [0, 1]),
});
fight('Twin Blades deal 1 more with a damage symbol, and nothing without', {
  teren: 'twin-blades',
  fate: [25, 7, 8, 9],
  says: [names(0, 'twin-blades')],
  holds: damage => assert.deepEqual(damage, [0, 2]),
});
fight('the Thunder Maul deals 2 for a special symbol', {
  teren: 'thunder-maul',
  fate: [2, 7, 1, 8],
  says: [names(0, 'thunder-maul')],
  holds: damage => assert.deepEqual(damage, [0, 4]),
});
fight("the Hunter's Bow deals 1 that neither rout symbol nor armour stops", {
  teren: 'hunters-bow',
  skarn: 'ghost-armor',
  fate: [2, 15, 1, 3],
  says: [names(0, 'hunters-bow'), skips(1), names(1, 'ghost-armor')],
  holds: damage => assert.deepEqual(damage, [0, 2]),
});
fight('the Oak Shield deals 1 with a rout symbol, also without damage to avoid', {
  skarn: 'oak-shield',
  fate: [7, 15, 25, 16],
  says: [skips(1), names(1, 'oak-shield')],
  holds: damage => assert.deepEqual(damage, [2, 0]),
});
fight('the Shadow Cloak of the attacker does nothing', {
  teren: 'shadow-cloak',
  fate: [25, 7],
  says: [skips(0), skips(0)],
  holds: damage => assert.deepEqual(damage, [0, 1]),
});

/* In tests and in the quest phase. */

for (const [card, attribute, quest, at] of [
  ['ring-of-insight', 'wisdom', 'circle-of-stones', '5C'],
  ['belt-of-the-bear', 'strength', 'deep-forge', '5D'],
  ['swift-boots', 'agility', 'runaway-herd', '5A'],
] as const) {
  scenario(
    rule('RW-QUEST-02') + `${card}: one card more for ${attribute}`,
    game,
    summer(g => {
      hero(g, 0, 'marrec', at, card);
      quests(g, 0, quest);
      hero(g, 1, 'skarn', 'UB');
    }),
    t => {
      const printed = { wisdom: 3, strength: 3, agility: 2 }[attribute];
      t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, quest);
      const drawn = t.g.fateOpen.length + t.g.fateDiscard.length;
      assert.equal(drawn, printed + 1);
      assert.equal(heroOf(t.g, 0, 'marrec').rewards[0]!.known, EVERYBODY);
      t.says(...([t.g.fateOpen.length > 0 ? 0 : 1, t.g.fateOpen.length > 0 ? first(t.g) : 'pass'] as const));
      t.at(questPhase, {}).asked(0, 'quests/hero.choose');
    },
  );
}
const first = (g: Readonly<Table>): string => {
  const [question] = game.machine.open(g as Table);
  return question!.options[0]!;
};

scenario(
  rule('RW-HERO-09') + 'Swift Boots carry a hero one area further, and are seen only then',
  game,
  summer(g => {
    hero(g, 0, 'marrec', 'DC', 'swift-boots');
    hero(g, 0, 'aldis-brandt', 'DC', 'timmorran-shard');
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'marrec').says(0, 'move').says(0, '7C').says(0, '7A').asked(0, 'hero/move.step');
    t.sees(1, seen => assert.equal(seen.players[0]!.heroes[0]!.rewards[0]!.card, null));
    t.offers(0, '7B')
      .says(0, '7B')
      .sees(1, seen => assert.equal(seen.players[0]!.heroes[0]!.rewards[0]!.card, 'swift-boots'));
    // Whoever bears something unseen is asked as well, but cannot go on.
    t.asked(0, 'quests/hero.choose').says(0, 'move').says(0, '7C').says(0, '7A').asked(0, 'hero/move.step', ['done']);
    t.refuses(0, '7B', 'RW-HERO-09').says(0, 'done').asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-14') + "the Healer's Satchel heals fully, anywhere, and is the choice of this phase",
  game,
  summer(g => {
    hero(g, 0, 'marrec', '7A', 'healers-satchel');
    hero(g, 1, 'skarn', 'UB');
    heroOf(g, 0, 'marrec').damage = 4;
  }),
  t => {
    t.at(questPhase, {}).asked(0, 'quests/hero.choose', ['move', 'train', 'healers-satchel', 'pass']);
    t.says(0, 'healers-satchel').hears(1, ['discards-reward healers-satchel 1', 'hero-heals marrec 4']);
    t.holds(g => assert.deepEqual(g.rewardDiscard, ['healers-satchel']));
    t.asked(1, 'quests/hero.choose');
  },
);

/* In the turn. */

const inTurn = (given: (g: Table) => void) =>
  summer(g => {
    quiet(g);
    turn(g, 0);
    given(g);
  });

scenario(
  rule('RW-RUNE-01', 'RW-RUNE-02', 'RW-VICT-01') +
    'RWX-62 two Shards at once are two receipts; the sixth rune ends the game',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', 'DB', 'timmorran-shard', 'timmorran-shard');
    hero(g, 0, 'aldis-brandt', '7A', 'timmorran-shard');
    // Two at home are genuine and one is false; two more of each lie in areas of theirs.
    army(g, '7A', 0, { footman: 1 });
    army(g, '7B', 0, { footman: 1 });
    army(g, '7D', 0, { footman: 1 });
    army(g, '1C', 0, { footman: 1 });
    for (const [at, genuine] of [
      ['7A', true],
      ['7B', true],
      ['7D', false],
      ['1C', false],
    ] as const) {
      area(g, at).rune = { genuine, laying: 0, known: 0 };
      g.layings[0]![genuine ? 'genuine' : 'false']++;
    }
    army(g, '3C', 0, { footman: 1 });
    army(g, '3D', 0, { footman: 1 });
  }),
  t => {
    // The hero in 7A stands at neither a stronghold nor a city.
    t.at(turnWindow, { seat: 0 })
      .says(0, 'timmorran-shard')
      .asked(0, 'rune/receive.discard', ['done', 'DA', '7D', '1C']);
    t.says(0, '7D').asked(0, 'rune/receive.discard', ['done', 'DA', '1C']).says(0, '1C');
    t.asked(0, 'rune/receive.first').says(0, '3C').says(0, '3B').says(0, '3C');
    t.asked(0, 'window/turn.choose', ['pass', 'timmorran-shard']).says(0, 'timmorran-shard').says(0, 'done');
    t.says(0, '3D').says(0, '5B').says(0, '3D').over();
  },
);

scenario(
  rule('RW-RUNE-02') + 'a Shard serves in a friendly area with a stronghold or a city; of several heroes one is chosen',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', 'DB', 'timmorran-shard');
    hero(g, 0, 'aldis-brandt', '7C', 'timmorran-shard');
    army(g, '7C', 0, { footman: 1 });
  }),
  t => {
    assert.notEqual(area(t.g, '7C').city, null);
    t.at(turnWindow, { seat: 0 }).says(0, 'timmorran-shard').asked(0, 'reward/use.hero', ['marrec', 'aldis-brandt']);
  },
);

scenario(
  rule('RW-RUNE-02') + 'no Shard in somebody else’s city, and none in open country',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '7C', 'timmorran-shard');
    hero(g, 0, 'aldis-brandt', 'DC', 'timmorran-shard');
    army(g, '7C', 1, { berserker: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass']).refuses(0, 'timmorran-shard');
  },
);

scenario(
  rule('RW-NEUT-17', 'RW-TERM-09') +
    'the Flute leads all neutral units of the area to one beside it; at home they become allies',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '7D', 'flute-of-possession', 'long-spear');
    army(g, '7D', -1, { beastman: 2 }, { giant: 1 });
    army(g, '7C', 1, { berserker: 1 });
  }),
  t => {
    // 7C belongs to the enemy.
    t.at(turnWindow, { seat: 0 })
      .says(0, 'flute-of-possession')
      .asked(0, 'reward/flute.to', ['DA', 'DC'])
      .says(0, 'DC');
    t.hears(1, ['migrate 7D 3']);
    t.holds(g => {
      assert.deepEqual(area(g, '7D').troops, []);
      assert.equal(area(g, 'DC').holder, 0);
      const moved = area(g, 'DC').troops.filter(({ unit }) => unit === 'beastman' || unit === 'giant');
      assert.deepEqual(moved, [
        { unit: 'beastman', standing: 2, routed: 0 },
        { unit: 'giant', standing: 0, routed: 1 },
      ]);
      assert.deepEqual(g.rewardDiscard, ['flute-of-possession']);
    });
    t.over();
  },
);

scenario(
  rule('RW-NEUT-17', 'RW-LIMIT-04') +
    'the Flute takes allies of an enemy as well; above eight their new master destroys some',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '7D', 'flute-of-possession', 'long-spear');
    army(g, '7D', 1, { berserker: 1, beastman: 3 });
    army(g, 'DC', 0, { footman: 7 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'flute-of-possession').says(0, 'DC');
    t.asked(0, 'units/sacrifice.choose', ['footman', 'beastman']).says(0, 'footman').says(0, 'footman');
    t.holds(g => assert.deepEqual(area(g, '7D').troops, [{ unit: 'berserker', standing: 1, routed: 0 }]));
    t.over();
  },
);

scenario(
  rule('RW-MOVE-02') + 'the Flute leads nobody over mountains but flyers alone, and is of no use without neutral units',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '3C', 'flute-of-possession', 'long-spear');
    army(g, '3C', -1, { razorwing: 1, beastman: 1 });
    army(g, '5D', -1, {});
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'flute-of-possession').offers(0, '3B').refuses(0, '5D');
    t.asked(0, 'reward/flute.to');
  },
);
scenario(
  rule('RW-MOVE-02') + 'the Flute leads Razorwings over mountains',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '3C', 'flute-of-possession', 'long-spear');
    army(g, '3C', -1, { razorwing: 1 });
    army(g, '5D', -1, {});
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'flute-of-possession').offers(0, '5D').says(0, '5D');
    t.holds(g => assert.deepEqual(area(g, '5D').troops, [{ unit: 'razorwing', standing: 1, routed: 0 }]));
    t.over();
  },
);

scenario(
  rule('RW-HERO-06') + 'the Staff of Light lets all units of its owner stand up, or routs one neutral unit',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', 'DC', 'staff-of-light', 'long-spear');
    army(g, 'DC', 0, { beastman: 1 }, { footman: 2, knight: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'staff-of-light').asked(0, 'reward/staff.choose', ['stand', 'beastman']);
    t.says(0, 'stand').hears(1, ['stands footman 2', 'stands knight 1']);
    t.holds(g => assert.ok(area(g, 'DC').troops.every(({ routed }) => routed === 0)));
    t.over();
  },
);
scenario(
  rule('RW-HERO-06') + 'the Staff of Light routs one neutral unit, also an ally of the enemy, and none of his own',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '7D', 'staff-of-light', 'long-spear');
    army(g, '7D', 1, { berserker: 1, beastman: 1, giant: 1 }, { 'flesh-ripper': 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'staff-of-light').asked(0, 'reward/staff.choose', ['beastman', 'giant']);
    t.says(0, 'giant').hears(1, ['routs giant 1']).over();
  },
);

scenario(
  rule('RW-HERO-06', 'RW-TERM-09') +
    'the Ice Storm routs one or two units of one area beside, over any side, not one’s own',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '3C', 'ice-storm', 'long-spear');
    for (const at of ['3A', '3B'] as const) army(g, at, -1, {});
    army(g, '3D', 0, { footman: 1 });
    army(g, '5D', 1, { berserker: 2, warlock: 1 }, { berserker: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'ice-storm').asked(0, 'reward/ice-storm.unit', ['berserker', 'warlock']);
    t.refuses(0, 'done').says(0, 'berserker').asked(0, 'reward/ice-storm.unit', ['berserker', 'warlock', 'done']);
    t.says(0, 'warlock').holds(g => {
      assert.deepEqual(area(g, '5D').troops, [
        { unit: 'berserker', standing: 1, routed: 2 },
        { unit: 'warlock', standing: 0, routed: 1 },
      ]);
      assert.deepEqual(area(g, '3D').troops, [{ unit: 'footman', standing: 1, routed: 0 }]);
    });
    t.over();
  },
);

scenario(
  rule('RW-HERO-06') + 'the Seal of Envoys gives 3 influence; an opponent’s turn is not the time',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', '7A', 'seal-of-envoys');
    hero(g, 1, 'skarn', '7A', 'timmorran-shard');
    g.players[0]!.influence = 0;
  }),
  t => {
    t.at(turnWindow, { seat: 0 })
      .says(0, 'seal-of-envoys')
      .hears(1, ['discards-reward seal-of-envoys 1', 'gains influence 3']);
    t.holds(g => {
      assert.equal(g.players[0]!.influence, 3);
      assert.deepEqual(bears(g, 0, 'marrec'), []);
      assert.deepEqual(g.rewardDiscard, ['seal-of-envoys']);
    });
    t.at(turnWindow, { seat: 1 }).asked(1, 'window/turn.choose', ['pass']);
  },
);

scenario(
  rule('RW-LIMIT-02', 'RW-HERO-06') + 'the Horn of the Levy recruits two triangles at its stronghold, of any kinds',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', 'DB', 'horn-of-the-levy', 'long-spear');
    army(g, 'DB', 0, { knight: 1 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).says(0, 'horn-of-the-levy').asked(0, 'levy/triangles.kind', ['footman', 'bowman']);
    t.says(0, 'bowman').says(0, 'footman').asked(0, 'muster.place').refuses(0, 'footman@DC').says(0, 'all@DB');
    t.holds(g =>
      assert.deepEqual(area(g, 'DB').troops, [
        { unit: 'footman', standing: 1, routed: 0 },
        { unit: 'bowman', standing: 1, routed: 0 },
        { unit: 'knight', standing: 1, routed: 0 },
      ]),
    );
    t.over();
  },
);
scenario(
  rule('RW-LIMIT-04', 'RW-HERO-06') + 'no Horn where there is no stronghold, or no room',
  game,
  inTurn(g => {
    hero(g, 0, 'marrec', 'DC', 'horn-of-the-levy', 'long-spear');
    hero(g, 0, 'aldis-brandt', 'DC', 'timmorran-shard');
    army(g, 'DB', 0, { footman: 8 });
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).refuses(0, 'horn-of-the-levy').asked(0, 'window/turn.choose', ['pass']);
  },
);
