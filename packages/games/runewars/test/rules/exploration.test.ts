import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { EXPLORATION_TOKENS } from '../../src/printed/decks.ts';
import type { AreaId, ExplorationId } from '../../src/printed/ids.ts';
import { area, yieldOf } from '../../src/rules/areas.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { possessed } from '../../src/rules/runes.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import type { Table } from '../../src/table.ts';
import { explorable, hero, heroOf, quests, summer } from '../heroes.ts';
import { army, fate, quiet, turn } from '../position.ts';

const expedition = (given: (g: Table) => void) => summer(given, { exploration: true });
const tokenAt = (g: Readonly<Table>, at: AreaId): ExplorationId | undefined => area(g, at).exploration?.token;

scenario(
  rule('RW-OPT-EXP-02', 'RW-OPT-EXP-04', 'RW-OPT-EXP-05', 'RW-OPT-EXP-06', 'RW-OPT-EXP-07') + 'RWX-70 exploration',
  game,
  expedition(g => {
    assert.equal(EXPLORATION_TOKENS.length, 35);
    hero(g, 0, 'aldis-brandt', '3A');
    quests(g, 0, 'kennel-cave');
    explorable(g, '3C', 'cache');
    explorable(g, '3B', 'dungeon');
    fate(g, 1, 2, 6, 8);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, '3C').hears(1, ['hero-moves aldis-brandt']).says(0, '3B');
    t.hears(1, ['hero-moves aldis-brandt', 'explores dungeon']);
    // What he only passed stays face down.
    t.holds(g => assert.deepEqual(area(g, '3C').exploration, { token: 'cache', revealed: false }));
    t.sees(0, seen => assert.equal(seen.areas.find(({ id }) => id === '3C')!.exploration!.token, null));
    t.asked(0, 'exploration/dungeon.enter', ['yes', 'no']).says(0, 'yes');
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'aldis-brandt').damage, 1);
      assert.deepEqual(area(g, '3B').exploration, { token: 'dungeon', revealed: true });
    });
    t.asked(0, 'hero/move.act', ['pass', 'kennel-cave']);
  },
);

scenario(
  rule('RW-OPT-EXP-07') + 'a dungeon that lies open ends the move of whoever enters; a face-down one does not',
  game,
  expedition(g => {
    hero(g, 0, 'aldis-brandt', '3A');
    hero(g, 1, 'skarn', '3A');
    explorable(g, '3C', 'dungeon', true);
    explorable(g, '3B', 'dungeon');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, '3C').asked(0, 'exploration/dungeon.enter').says(0, 'no');
    t.holds(g => assert.equal(heroOf(g, 0, 'aldis-brandt').area, '3C'));
    t.asked(1, 'quests/hero.choose').says(1, 'move').says(1, '3B').asked(1, 'hero/move.step').offers(1, '3C', '3A');
  },
);

scenario(
  rule('RW-OPT-EXP-07') + 'a dungeon is tested once per arrival; gold uses it up for a reward',
  game,
  expedition(g => {
    hero(g, 0, 'aldis-brandt', '3C');
    explorable(g, '3C', 'dungeon', true);
    explorable(g, '3B', 'dungeon', true);
    fate(g, 5, 1, 2, 6);
  }),
  t => {
    t.at(questPhase, {})
      .says(0, 'move')
      .says(0, 'done')
      .holds(g => assert.deepEqual(g.stack, []));
    t.at(questPhase, {}).says(0, 'move').says(0, '3B').says(0, 'yes').asked(0, 'hero/test.choose', ['red', 'gold']);
    t.says(0, 'gold').holds(g => {
      assert.equal(tokenAt(g, '3B'), undefined);
      assert.deepEqual(g.explorationDiscard, ['dungeon']);
      assert.equal(heroOf(g, 0, 'aldis-brandt').rewards.length, 1);
      assert.equal(heroOf(g, 0, 'aldis-brandt').damage, 0);
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-OPT-EXP-05') + 'healing and training reveal nothing; a Move without a step does',
  game,
  expedition(g => {
    hero(g, 0, 'aldis-brandt', '3C');
    explorable(g, '3C', 'empty');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'train').says(0, 'wisdom').says(0, 'wisdom').hears(1, ['trains aldis-brandt 2']);
    t.holds(g => assert.equal(area(g, '3C').exploration!.revealed, false));
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').hears(1, ['explores empty', 'token-gone empty']);
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

/** What a face-down token does to Aldis Brandt, who comes to 3C with 1 damage. */
function finds(
  title: string,
  token: ExplorationId,
  given: (g: Table) => void,
  then: (g: Readonly<Table>) => void,
): void {
  scenario(
    rule('RW-OPT-EXP-04', 'RW-OPT-EXP-09') + `${token}: ${title}`,
    game,
    expedition(g => {
      hero(g, 0, 'aldis-brandt', '3A');
      heroOf(g, 0, 'aldis-brandt').damage = 1;
      army(g, '3C', -1, {});
      explorable(g, '3C', token);
      given(g);
    }),
    t => {
      t.at(questPhase, {}).says(0, 'move').says(0, '3C').says(0, 'done').holds(then);
      t.at(questPhase, {}).asked(0, 'quests/hero.choose');
    },
  );
}
const nothing = () => undefined;
const damage = (g: Readonly<Table>) => heroOf(g, 0, 'aldis-brandt').damage;
const isGone = (g: Readonly<Table>) => assert.equal(area(g, '3C').exploration, null);
const isOpen = (g: Readonly<Table>) => assert.equal(area(g, '3C').exploration!.revealed, true);

finds('nothing', 'empty', nothing, g => {
  isGone(g);
  assert.equal(damage(g), 1);
});
finds('one reward', 'cache', nothing, g => {
  isGone(g);
  assert.equal(heroOf(g, 0, 'aldis-brandt').rewards.length, 1);
});
finds('one quest', 'hermit', nothing, g => {
  isGone(g);
  assert.equal(g.players[0]!.quests.length, 1);
});
finds(
  'two damage if all cards are red',
  'trap',
  g => fate(g, 1, 2),
  g => {
    isGone(g);
    assert.equal(damage(g), 3);
    assert.deepEqual(g.fateDiscard, [1, 2]);
  },
);
finds(
  'nothing on grey',
  'trap',
  g => fate(g, 3, 4),
  g => {
    isGone(g);
    assert.equal(damage(g), 1);
  },
);
finds('all damage goes, and it stays', 'shrine', nothing, g => {
  isOpen(g);
  assert.equal(damage(g), 0);
});
finds('two Beastmen that belong to nobody, where nobody rules', 'wild-pack', nothing, g => {
  isGone(g);
  assert.deepEqual(area(g, '3C').troops, [{ unit: 'beastman', standing: 2, routed: 0 }]);
  assert.equal(area(g, '3C').holder, -1);
  assert.equal(damage(g), 1);
});
finds(
  'one damage where somebody rules',
  'wild-pack',
  g => army(g, '3C', 1, { berserker: 1 }),
  g => {
    isGone(g);
    assert.equal(damage(g), 2);
    assert.deepEqual(area(g, '3C').troops, [{ unit: 'berserker', standing: 1, routed: 0 }]);
  },
);
finds(
  'only as many Beastmen as there are',
  'wild-pack',
  g => {
    army(g, '1B', -1, {});
    army(g, '1B', -1, { beastman: g.supply.beastman - 1 });
  },
  g => {
    assert.deepEqual(area(g, '3C').troops, [{ unit: 'beastman', standing: 1, routed: 0 }]);
  },
);
for (const [token, resource] of [
  ['hamlet', 'food'],
  ['old-mine', 'ore'],
  ['sawmill', 'wood'],
] as const) {
  let before = 0;
  finds(
    `the area yields 1 more ${resource}`,
    token,
    g => {
      before = yieldOf(g, area(g, '3C'), resource);
    },
    g => {
      isOpen(g);
      assert.equal(yieldOf(g, area(g, '3C'), resource), before + 1);
    },
  );
}
finds('lies open', 'rune-vault', nothing, isOpen);

scenario(
  rule('RW-OPT-EXP-08') + 'whoever controls the area with six units destroys a token in his turn, for 2 influence',
  game,
  expedition(g => {
    explorable(g, '3C', 'hamlet', true);
    explorable(g, '3B', 'sawmill', true);
    explorable(g, '3D', 'shrine', true);
    explorable(g, '5B', 'old-mine', true);
    army(g, '3C', 0, { footman: 5, beastman: 1 });
    army(g, '3B', 0, { footman: 5 });
    army(g, '3D', 0, { footman: 2, bowman: 4 });
    army(g, '5B', 1, { berserker: 6 });
    g.players[0]!.influence = 0;
    quiet(g);
    turn(g, 0);
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose', ['pass', '3C']).refuses(0, '3B').refuses(0, '3D');
    t.refuses(0, '5B').says(0, '3C').hears(1, ['token-gone hamlet', 'gains influence 2']);
    t.holds(g => {
      assert.equal(tokenAt(g, '3C'), undefined);
      assert.deepEqual(g.explorationDiscard, ['hamlet']);
      assert.equal(g.players[0]!.influence, 2);
    });
    t.at(questPhase, {}).at(turnWindow, { seat: 1 }).asked(1, 'window/turn.choose', ['pass', '5B']);
  },
);

scenario(
  rule('RW-OPT-EXP-08') + 'a rune vault is destroyed for a dragon rune',
  game,
  expedition(g => {
    explorable(g, '3C', 'rune-vault', true);
    army(g, '3C', 0, { footman: 6 });
    turn(g, 0);
  }),
  t => {
    const before = possessed(t.g, 0).length;
    t.at(turnWindow, { seat: 0 }).says(0, '3C').asked(0, 'rune/receive.discard').says(0, 'done');
    t.asked(0, 'rune/receive.first').says(0, '3C').asked(0, 'rune/receive.second').says(0, '3B').says(0, '3C');
    t.holds(g => {
      assert.equal(possessed(g, 0).length, before + 1);
      assert.equal(tokenAt(g, '3C'), undefined);
    });
    t.over();
  },
);

scenario(
  rule('RW-OPT-EXP-01') + 'without the option no token is destroyed, because there is none',
  game,
  summer(g => {
    assert.ok(g.areas.every(({ exploration }) => exploration === null));
    army(g, '3C', 0, { footman: 6 });
    turn(g, 0);
  }),
  t => {
    t.at(turnWindow, { seat: 0 }).asked(0, 'window/turn.choose').refuses(0, '3C');
  },
);
