import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { area } from '../../src/rules/areas.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { bears, hero, heroOf, summer } from '../heroes.ts';
import { fate, hand } from '../position.ts';

scenario(
  rule('RW-DUEL-01', 'RW-DUEL-04', 'RW-DUEL-05', 'RW-DUEL-06', 'RW-DUEL-09', 'RW-DUEL-11', 'RW-DUEL-18', 'RW-DUEL-19') +
    'RWX-52 a plain duel',
  game,
  summer(g => {
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'skarn', '7A');
    fate(g, 2, 25, 5, 15, 26, 8, 7, 3);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').asked(0, 'hero/move.act', ['pass', 'skarn']).says(0, 'skarn');
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'teren').damage, 2);
      assert.equal(heroOf(g, 1, 'skarn').damage, 2);
      assert.deepEqual([g.players[0]!.slain, g.players[1]!.slain], [0, 0]);
      assert.equal(heroOf(g, 0, 'teren').area, '7A');
      assert.equal(heroOf(g, 1, 'skarn').area, '7A');
      assert.equal(g.fateDiscard.length, 8);
    });
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-07', 'RW-DUEL-08', 'RW-DUEL-03') + 'RWX-53 damage that cannot be stopped',
  game,
  summer(g => {
    hero(g, 0, 'teren', '7A', 'hunters-bow');
    hero(g, 1, 'skarn', '7A');
    fate(g, 2, 15, 25, 16, 7, 8, 9, 10);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'skarn');
    t.asked(0, 'duel/arms.weapon', ['pass', 'hunters-bow']).says(0, 'hunters-bow');
    t.hears(1, [
      'duel-weapon hunters-bow',
      'shows-reward hunters-bow',
      'hero-fate teren 2',
      'hero-fate skarn 15',
      'duel-uses hunters-bow',
      'duel-hurt skarn 1',
      'hero-fate teren 25',
      'hero-fate skarn 16',
      'hero-fate teren 7',
      'hero-fate skarn 8',
      'hero-fate teren 9',
      'hero-fate skarn 10',
      'duel-ends 4',
    ]);
    t.holds(g => assert.equal(heroOf(g, 1, 'skarn').damage, 1));
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-04', 'RW-DUEL-10', 'RW-DUEL-17', 'RW-DUEL-16') + 'RWX-54 fire bombs, and both fall',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '7A', 'dwarven-fire-bombs', 'long-spear');
    hero(g, 1, 'skarn', '7A', 'runeplate');
    hero(g, 1, 'gorrath', 'UB');
    heroOf(g, 0, 'aldis-brandt').damage = 4;
    heroOf(g, 1, 'skarn').damage = 2;
    fate(g, 2, 7, 4, 9);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'skarn').says(0, 'pass').says(0, 'pass');
    t.asked(1, 'duel/arms.weapon', ['pass'])
      .says(1, 'pass')
      .asked(1, 'duel/arms.armour', ['pass', 'runeplate'])
      .says(1, 'pass');
    t.asked(0, 'duel/special.choose', ['aldis-brandt', 'dwarven-fire-bombs']).says(0, 'dwarven-fire-bombs');
    t.holds(g => {
      assert.deepEqual(g.heroesGone, ['aldis-brandt', 'skarn']);
      assert.deepEqual(
        area(g, '7A').fallen.map(({ card }) => card),
        ['dwarven-fire-bombs', 'long-spear', 'runeplate'],
      );
      assert.deepEqual([g.players[0]!.slain, g.players[1]!.slain], [1, 1]);
    });
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-02', 'RW-HERO-09') + 'RWX-55 the cloak',
  game,
  summer(g => {
    hero(g, 1, 'vessa', '7A');
    hero(g, 0, 'teren', '7A', 'shadow-cloak', 'runeplate');
    g.order = [1, 0];
    fate(g, 7);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'teren');
    t.hears(null, ['challenges vessa', 'shows-reward shadow-cloak', 'hero-fate vessa 7', 'duel-prevented teren']);
    t.holds(g => assert.equal(g.duel, null));
    t.asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-03') + 'RWX-55 with another card the duel runs, and another armour may be named',
  game,
  summer(g => {
    hero(g, 1, 'vessa', '7A');
    hero(g, 0, 'teren', '7A', 'shadow-cloak', 'runeplate');
    g.order = [1, 0];
    fate(g, 9);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'teren');
    t.asked(0, 'duel/arms.weapon', ['pass']).says(0, 'pass');
    t.asked(0, 'duel/arms.armour', ['pass', 'shadow-cloak', 'runeplate']).refuses(0, 'long-spear', 'RW-DUEL-03');
  },
);

scenario(
  rule('RW-HERO-20', 'RW-HERO-21', 'RW-DUEL-13', 'RW-DUEL-14', 'RW-DUEL-15') +
    'the winner takes all rewards and may share them out; a routed hero defends and draws as usual',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '7A');
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'skarn', '7A', 'seal-of-envoys', 'timmorran-shard');
    Object.assign(heroOf(g, 1, 'skarn'), { routed: true, damage: 4 });
    fate(g, 5, 25);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'aldis-brandt').says(0, 'move').says(0, 'done').says(0, 'skarn');
    t.says(1, 'pass').says(1, 'pass').asked(0, 'duel/share.hero', ['aldis-brandt', 'teren']);
    // What is to be shared lies there, and the winner sees it.
    t.sees(0, seen => {
      const { fallen } = seen.areas.find(({ id }) => id === '7A')!;
      assert.deepEqual(
        fallen.map(({ card }) => card),
        ['seal-of-envoys', 'timmorran-shard'],
      );
    });
    t.says(0, 'teren').says(0, 'aldis-brandt');
    t.holds(g => {
      assert.deepEqual(bears(g, 0, 'teren'), ['timmorran-shard']);
      assert.deepEqual(bears(g, 0, 'aldis-brandt'), ['seal-of-envoys']);
      assert.deepEqual(area(g, '7A').fallen, []);
      assert.equal(heroOf(g, 0, 'aldis-brandt').damage, 1);
      assert.deepEqual([g.players[0]!.slain, g.players[1]!.slain], [1, 0]);
      assert.deepEqual(g.heroesGone, ['skarn']);
    });
    t.asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-14', 'RW-HERO-17') + 'a routed hero starts no duel, and nobody fights his own',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '7A');
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'skarn', '7A');
    heroOf(g, 0, 'teren').routed = true;
  }),
  t => {
    t.at(questPhase, {})
      .says(0, 'teren')
      .refuses(0, 'move', 'RW-HERO-17')
      .says(0, 'pass')
      .says(0, 'move')
      .says(0, 'done');
    t.asked(0, 'hero/move.act', ['pass', 'skarn']).refuses(0, 'teren');
  },
);

scenario(
  rule('RW-DUEL-02', 'RW-DUEL-19') + "Hero's Hour ignores the first two damage of the duel, for either side",
  game,
  summer(g => {
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'skarn', '7A');
    hand(g, 0, 'levy-of-silver');
    hand(g, 1, 'heros-hour');
    // Teren deals 1 in every round.
    fate(g, 25, 7, 26, 8, 5, 9, 6, 10);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'skarn').asked(0, 'window/duel-start.play', ['pass']);
    t.says(0, 'pass').asked(1, 'window/duel-start.play', ['pass', 'heros-hour']).says(1, 'heros-hour');
    t.holds(g => assert.equal(heroOf(g, 1, 'skarn').damage, 2));
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-07') + 'whoever bears something unseen is asked what a special symbol is for',
  game,
  summer(g => {
    hero(g, 0, 'teren', '7A', 'timmorran-shard');
    hero(g, 1, 'skarn', '7A');
    fate(g, 2, 7);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'skarn').says(0, 'pass').says(0, 'pass');
    t.asked(0, 'duel/special.choose', ['strike']);
  },
);

scenario(
  rule('RW-HERO-22') + 'in a duel with a hero Morvan falls like anybody',
  game,
  summer(g => {
    hero(g, 0, 'teren', '7A');
    hero(g, 1, 'morvan', '7A');
    heroOf(g, 1, 'morvan').damage = 4;
    fate(g, 25, 7, 14);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'morvan');
    t.holds(g => assert.deepEqual(g.heroesGone, ['morvan']));
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);
