import assert from 'node:assert/strict';
import { NOBODY } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { area, unitsIn } from '../../src/rules/areas.ts';
import { canCross } from '../../src/rules/borders.ts';
import { primaryAbility } from '../../src/rules/season.ts';
import { army, daqanUthuk, hero, position } from '../position.ts';
import { influence, influenceOf, openCard, title } from '../seasons.ts';

const runes = (g: Readonly<Table>): string[] => g.areas.filter(({ rune }) => rune !== null).map(({ id }) => id);

scenario(
  rule('RW-BID-03', 'RW-SEASON-18') + 'rune unearthed: the winner of the bid receives a dragon rune',
  game,
  daqanUthuk(g => {
    openCard(g, 'rune-unearthed');
    influence(g, 3, 2);
  }),
  t => {
    t.at(primaryAbility, {}).says(0, '1').says(1, '2').asked(1, 'rune/receive.discard', ['done', 'UA']).says(1, 'done');
    t.says(1, '3A')
      .says(1, '3B')
      .says(1, '3A')
      .holds(g => {
        assert.deepEqual(runes(g).sort(), ['3A', '3B', 'DA', 'DB', 'DC', 'UA', 'UB', 'UC']);
        assert.deepEqual(influenceOf(g), [2, 0]);
      });
    t.over();
  },
);

/** Daqan, Uthuk and Latari before the council. */
const verdict = (amounts: number[], given: (g: Table) => void = () => undefined) =>
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'midwinter-verdict');
      influence(g, ...amounts);
      given(g);
    },
  });

scenario(rule('RW-SEASON-18') + 'RWX-61 midwinter verdict', game, verdict([3, 7, 5]), t => {
  t.at(primaryAbility, {}).asked(1, 'season/midwinter-verdict.pay', ['yes', 'no']).says(1, 'no');
  t.asked(2, 'season/midwinter-verdict.pay').says(2, 'yes').hears(null, ['loses influence 4']);
  t.asked(2, 'rune/receive.discard').says(2, 'done').says(2, '9A').says(2, '9B').says(2, '9A');
  t.holds(g => assert.deepEqual(influenceOf(g), [3, 7, 1])).over();
});

scenario(rule('RW-SEASON-18') + 'midwinter verdict: all decline', game, verdict([3, 7, 4]), t => {
  t.at(primaryAbility, {})
    .says(1, 'no')
    .says(2, 'no')
    .holds(g => assert.deepEqual(influenceOf(g), [3, 7, 4]))
    .over();
});

scenario(rule('RW-SEASON-18') + 'midwinter verdict: nobody can pay', game, verdict([3, 3, 0]), t => {
  t.at(primaryAbility, {}).hears(null, []).over();
});

scenario(
  rule('RW-GEN-07') + 'midwinter verdict: equal influence, the higher printed start first',
  game,
  verdict([6, 6, 6]),
  t => {
    t.at(primaryAbility, {}).says(2, 'no').says(0, 'no').asked(1, 'season/midwinter-verdict.pay').says(1, 'no').over();
  },
);

scenario(
  rule('RW-BID-04') + 'midwinter verdict: the Primarch says who of equals comes first',
  game,
  verdict([6, 5, 6], g => title(g, 'primarch', 1)),
  t => {
    t.at(primaryAbility, {}).asked(1, 'season/midwinter-verdict.tie', ['seat-1', 'seat-3']).says(1, 'seat-1');
    t.asked(0, 'season/midwinter-verdict.pay').says(0, 'no').says(2, 'no');
    t.asked(1, 'season/midwinter-verdict.pay').says(1, 'no').over();
  },
);

const vision = (given: (g: Table) => void) =>
  daqanUthuk(g => {
    openCard(g, 'seekers-vision');
    influence(g, 3, 2);
    for (const { heroes } of g.players) g.heroDeck.push(...heroes.splice(0).map(({ id }) => id));
    given(g);
  });

scenario(
  rule('RW-SEASON-18') + 'seeker’s vision: a hero is named, and one of the two tokens goes to him',
  game,
  vision(g => {
    hero(g, 0, 'teren', '7A');
    hero(g, 0, 'marrec', '1C');
    hero(g, 0, 'ilvane', 'DB');
    hero(g, 1, 'skarn', '3A');
  }),
  t => {
    t.at(primaryAbility, {}).says(0, '3').says(1, '0').asked(0, 'season/seekers-vision.hero', ['teren', 'marrec']);
    t.refuses(0, 'ilvane')
      .says(0, 'marrec')
      .says(0, 'done')
      .asked(0, 'rune/receive.second')
      .refuses(0, '1C')
      .says(0, '7A');
    // Which of the two is genuine only Daqan know.
    t.asked(0, 'rune/receive.genuine', ['1C', '7A']).says(0, '7A');
    t.sees(1, seen => assert.equal(seen.areas.find(({ id }) => id === '7A')!.rune?.genuine, null)).over();
  },
);

scenario(
  rule('RW-SEASON-18') + 'seeker’s vision: an area of the enemy is no place, so both tokens go where they may',
  game,
  vision(g => hero(g, 0, 'teren', 'UA')),
  t => {
    t.at(primaryAbility, {})
      .says(0, 'done')
      .asked(0, 'rune/receive.first')
      .refuses(0, 'UA')
      .says(0, '7A')
      .says(0, '7B');
    t.asked(0, 'rune/receive.genuine');
  },
);

scenario(
  rule('RW-SEASON-18') + 'seeker’s vision: a routed hero, or one at home, does not count',
  game,
  vision(g => {
    hero(g, 0, 'teren', '7A');
    g.players[0]!.heroes[0]!.routed = true;
    hero(g, 1, 'skarn', 'UA');
  }),
  t => {
    t.at(primaryAbility, {})
      .hears(null, [])
      .holds(g => assert.deepEqual(influenceOf(g), [3, 2]))
      .over();
  },
);

for (const card of ['hard-winter', 'mild-winter', 'snowbound'] as const) {
  scenario(
    rule('RW-SEASON-02') + `${card} asks nothing and stays open`,
    game,
    daqanUthuk(g => openCard(g, card)),
    t => {
      t.at(primaryAbility, {})
        .hears(null, [])
        .holds(g => assert.equal(g.card, card))
        .over();
    },
  );
}

scenario(
  rule('RW-MOVE-02', 'RW-MOVE-03', 'RW-SEASON-15') + 'snowbound: no mountain is crossed by anything, ice is',
  game,
  daqanUthuk(g => {
    openCard(g, 'snowbound');
    g.turn = {
      seat: 0,
      order: 'mobilize',
      begun: 0,
      march: 0,
      pass: true,
      frost: false,
      battles: 0,
      used: [],
      besieged: [],
      toll: 0,
    };
  }),
  t => {
    t.holds(g => {
      for (const seat of [0, 1, NOBODY]) {
        for (const flying of [true, false]) {
          assert.equal(canCross(g, 'mountain', { seat, flying, byOrder: true }), false);
          assert.equal(canCross(g, 'water', { seat, flying, byOrder: true }), true);
        }
      }
    });
    t.at(primaryAbility, {}).over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'dragon’s bargain: 3 standing units of one area for a dragon rune, once',
  game,
  daqanUthuk(g => {
    openCard(g, 'dragons-bargain');
    g.order = [1, 0];
    army(g, 'UB', 1, { berserker: 3 });
    army(g, 'DA', 0, { footman: 2 }, { footman: 4 });
    army(g, 'DB', 0, { footman: 1, knight: 1, sorcerer: 2 }, { bowman: 1 });
    army(g, 'DC', 0, { footman: 4 });
  }),
  t => {
    t.at(primaryAbility, {}).asked(1, 'season/bargain.area', ['pass', 'UB']).says(1, 'pass');
    t.asked(0, 'season/bargain.area', ['pass', 'DB', 'DC']).refuses(0, 'DA').says(0, 'DB');
    t.asked(0, 'season/bargain.units', ['footman', 'knight', 'sorcerer']).refuses(0, 'bowman-routed');
    t.says(0, 'sorcerer').says(0, 'footman').says(0, 'sorcerer').hears(null, ['destroyed sorcerer 1']);
    t.asked(0, 'rune/receive.discard').says(0, 'done').says(0, '7A').says(0, '7B').says(0, '7A');
    t.holds(g => {
      assert.deepEqual(area(g as Table, 'DB').troops, [
        { unit: 'bowman', standing: 0, routed: 1 },
        { unit: 'knight', standing: 1, routed: 0 },
      ]);
      assert.deepEqual([runes(g).includes('7A'), runes(g).includes('7B')], [true, true]);
    }).over();
  },
);

scenario(
  rule('RW-SEASON-03') + 'dragon’s bargain: only the first; and three of a kind need no question',
  game,
  daqanUthuk(g => {
    openCard(g, 'dragons-bargain');
    army(g, 'DC', 0, { footman: 3 });
    army(g, 'DB', 0, { knight: 2 });
    army(g, 'UB', 1, { berserker: 5 });
  }),
  t => {
    t.at(primaryAbility, {}).says(0, 'DC').hears(null, ['destroyed footman 3']);
    t.says(0, 'done').says(0, '7A').says(0, '7B').says(0, '7A');
    t.holds(g => assert.equal(unitsIn(area(g as Table, 'UB')), 5)).over();
  },
);

scenario(
  rule('RW-HERO-14', 'RW-QUEST-08') +
    'tales by the fire: heroes in friendly areas heal 1, players without rewards draw a quest',
  game,
  position({
    factions: ['daqan', 'uthuk', 'latari'],
    given: g => {
      openCard(g, 'tales-by-the-fire');
      for (const { heroes } of g.players) g.heroDeck.push(...heroes.splice(0).map(({ id }) => id));
      hero(g, 0, 'teren', 'DB');
      hero(g, 0, 'marrec', '8C');
      hero(g, 0, 'ilvane', 'DA');
      for (const one of g.players[0]!.heroes) one.damage = 2;
      g.players[0]!.heroes[2]!.damage = 0;
      hero(g, 1, 'skarn', 'UB', 'long-spear');
      // The Latari have no hero, and three quests already.
      g.players[2]!.quests.push({ card: g.questDeck.pop()!, known: 0 });
    },
  }),
  t => {
    t.at(primaryAbility, {}).hears(null, ['hero-heals teren 1', 'draws-quest', 'draws-quest']);
    t.holds(g => {
      assert.deepEqual(
        g.players[0]!.heroes.map(({ damage }) => damage),
        [1, 2, 0],
      );
      assert.deepEqual(
        g.players.map(({ quests }) => quests.length),
        [3, 2, 4],
      );
    });
    t.asked(2, 'hand/quests.discard').says(2, t.g.players[2]!.quests[0]!.card);
    t.holds(g => assert.equal(g.players[2]!.quests.length, 3)).over();
  },
);
