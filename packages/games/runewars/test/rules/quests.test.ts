import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { QUESTS } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { area } from '../../src/rules/areas.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { EVERYBODY } from '../../src/table.ts';
import { bears, hero, heroOf, quests, rewards, summer } from '../heroes.ts';
import { fate, hand } from '../position.ts';

const held = (g: { players: readonly { quests: readonly { card: string }[] }[] }, seat: number) =>
  g.players[seat]!.quests.map(({ card }) => card);

scenario(
  rule('RW-QUEST-01', 'RW-QUEST-02', 'RW-QUEST-03', 'RW-QUEST-05', 'RW-QUEST-06', 'RW-QUEST-09') +
    'a test of an attribute: one of the drawn cards counts, and a completed quest is replaced',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '5C');
    quests(g, 0, 'circle-of-stones', 'wyrms-riddle');
    g.questDeck.push(g.questDeck.shift()!);
    fate(g, 1, 3);
    rewards(g, 'long-spear');
  }),
  t => {
    const next = t.g.questDeck.at(-1)!;
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').asked(0, 'hero/move.act', ['pass', 'circle-of-stones']);
    t.refuses(0, 'wyrms-riddle').sees(1, seen => assert.equal(seen.players[0]!.quests[0]!.card, null));
    // Wisdom 2: a red and a grey card.
    t.says(0, 'circle-of-stones').asked(0, 'hero/test.choose', ['red', 'grey']).refuses(0, 'gold', 'RW-QUEST-03');
    t.sees(1, seen => assert.equal(seen.players[0]!.quests[0]!.card, 'circle-of-stones'));
    t.says(0, 'grey').hears(1, ['takes-line grey', 'completes circle-of-stones', 'draws-quest', 'draws-reward']);
    t.holds(g => {
      assert.deepEqual(held(g, 0), ['wyrms-riddle', next]);
      assert.deepEqual(g.questDiscard, ['circle-of-stones']);
      assert.deepEqual(bears(g, 0, 'aldis-brandt'), ['long-spear']);
      assert.deepEqual(g.fateDiscard, [1, 3]);
    });
    t.sees(1, seen => assert.equal(seen.players[0]!.heroes[0]!.rewards[0]!.card, null));
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-07', 'RW-QUEST-09') + 'a failed quest stays in hand, and all have seen it',
  game,
  summer(g => {
    hero(g, 0, 'teren', '3C');
    quests(g, 0, 'wyrms-riddle');
    fate(g, 1, 2);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'wyrms-riddle');
    t.hears(1, [
      'attempts wyrms-riddle',
      'hero-fate teren 1',
      'hero-fate teren 2',
      'takes-line red',
      'fails wyrms-riddle',
      'hero-hurt teren 2',
    ]);
    t.holds(g => {
      assert.deepEqual(g.players[0]!.quests, [{ card: 'wyrms-riddle', known: EVERYBODY }]);
      assert.equal(heroOf(g, 0, 'teren').damage, 2);
    });
    // A known quest of another area is no reason to ask.
    t.at(questPhase, {}).says(0, 'move').says(0, '3D').says(0, '3A');
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-01', 'RW-QUEST-09') + 'whoever holds an unseen quest is asked, also where it cannot be attempted',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '7A');
    quests(g, 0, 'wyrms-riddle');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').asked(0, 'hero/move.act', ['pass']);
  },
);

scenario(
  rule('RW-HERO-22', 'RW-HERO-25', 'RW-DUEL-16') + 'who falls in a test leaves the game, and the rewards where he was',
  game,
  summer(g => {
    hero(g, 0, 'teren', '3C', 'long-spear');
    heroOf(g, 0, 'teren').damage = 2;
    quests(g, 0, 'wyrms-riddle');
    hero(g, 1, 'skarn', '3D');
    fate(g, 1, 2);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'wyrms-riddle');
    t.holds(g => {
      assert.deepEqual(g.players[0]!.heroes, []);
      assert.deepEqual(g.heroesGone, ['teren']);
      assert.deepEqual(area(g, '3C').fallen, [{ card: 'long-spear', known: 0b01 }]);
      assert.equal(g.players[1]!.slain, 0);
    });
    t.sees(1, seen => assert.equal(seen.areas.find(({ id }) => id === '3C')!.fallen[0]!.card, null));
    t.says(1, 'move').says(1, '3C').hears(0, ['hero-moves skarn', 'takes-rewards skarn 1']);
    t.holds(g => assert.deepEqual(bears(g, 1, 'skarn'), ['long-spear']));
    // He who left it still knows what it is.
    t.sees(0, seen => assert.equal(seen.players[1]!.heroes[0]!.rewards[0]!.card, 'long-spear'));
    t.asked(1, 'hero/move.step');
  },
);

scenario(
  rule('RW-QUEST-08', 'RW-LIMIT-07') + 'a fourth quest is one too many, and goes unseen',
  game,
  summer(g => {
    hero(g, 0, 'ilvane', '1A');
    quests(g, 0, 'voices-over-the-water', 'wyrms-riddle', 'ford-watch');
    fate(g, 5, 1, 2, 3);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'voices-over-the-water').says(0, 'gold');
    // Ilvane draws one reward more and gives one back.
    t.asked(0, 'quest/line.sift')
      .says(0, bears(t.g, 0, 'ilvane')[0]!)
      .asked(0, 'hand/quests.discard');
    t.says(0, 'ford-watch').hears(1, ['drops-quest']);
    t.holds(g => {
      assert.equal(g.players[0]!.quests.length, 3);
      assert.deepEqual(g.questsDropped, ['ford-watch']);
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-02') + 'training and rewards count in a test, and what helps is shown',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '5C', 'ring-of-insight', 'belt-of-the-bear');
    heroOf(g, 0, 'aldis-brandt').training.wisdom = 2;
    quests(g, 0, 'circle-of-stones');
    fate(g, 1, 2, 6, 8, 9);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'circle-of-stones');
    // 2 printed, 2 trained, 1 by the ring.
    t.holds(g => assert.equal(g.fateDiscard.length, 5));
    t.sees(1, seen => {
      const [{ rewards }] = seen.players[0]!.heroes as [(typeof seen.players)[0]['heroes'][0]];
      assert.deepEqual(
        rewards.map(({ card }) => card),
        ['ring-of-insight', null],
      );
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-02', 'RW-QUEST-03') + 'RWX-57 more cards for a test',
  game,
  summer(
    g => {
      hero(g, 0, 'sister-ysolde', '6B', 'belt-of-the-bear');
      heroOf(g, 0, 'sister-ysolde').damage = 4;
      quests(g, 0, 'drowned-mill');
      hand(g, 0, 'heros-hour');
      fate(g, 1, 2, 6, 8, 5);
    },
    { map: 2 },
  ),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'drowned-mill');
    t.asked(0, 'window/test.play', ['pass', 'heros-hour']).says(0, 'heros-hour');
    // 2 + 1 + 2 cards, one of them golden.
    t.asked(0, 'hero/test.choose', ['red', 'gold']).holds(g => assert.equal(g.fateOpen.length, 5));
    t.says(0, 'gold').holds(g => {
      assert.equal(heroOf(g, 0, 'sister-ysolde').damage, 0);
      assert.equal(bears(g, 0, 'sister-ysolde').length, 2);
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-10', 'RW-QUEST-12', 'RW-DUEL-12', 'RW-DUEL-18') + 'RWX-56 a duel quest',
  game,
  summer(g => {
    hero(g, 0, 'teren', '1C');
    quests(g, 0, 'burned-farm');
    fate(g, 1, 3, 5, 15, 26, 7, 11, 8);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'burned-farm');
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'teren').damage, 1);
      assert.equal(heroOf(g, 0, 'teren').rewards.length, 1);
      assert.deepEqual(g.questDiscard, ['burned-farm']);
      assert.equal(g.players[0]!.quests.length, 1);
      assert.equal(g.players[0]!.slain, 0);
      assert.equal(g.duel, null);
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-12', 'RW-DUEL-11') + 'after four rounds without a fall the quest stays in hand',
  game,
  summer(g => {
    hero(g, 0, 'teren', '1C');
    quests(g, 0, 'burned-farm');
    fate(g, 7, 8, 9, 10, 17, 18, 19, 20);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'burned-farm');
    t.holds(g => {
      assert.deepEqual(held(g, 0), ['burned-farm']);
      assert.equal(heroOf(g, 0, 'teren').rewards.length, 0);
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-22') + 'RWX-58 Morvan refuses to die',
  game,
  summer(
    g => {
      hero(g, 1, 'morvan', '8A', 'long-spear');
      heroOf(g, 1, 'morvan').damage = 4;
      quests(g, 1, 'heartwood-gate');
      fate(g, 1, 2, 6, 14);
      g.order = [1, 0];
    },
    { map: 4 },
  ),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'heartwood-gate');
    t.holds(g => {
      assert.equal(heroOf(g, 1, 'morvan').damage, 4);
      assert.deepEqual(bears(g, 1, 'morvan'), ['long-spear']);
      assert.deepEqual(held(g, 1), ['heartwood-gate']);
    });
    t.at(questPhase, {}).asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-22') + 'red defeats Morvan too',
  game,
  summer(g => {
    hero(g, 1, 'morvan', '3C');
    heroOf(g, 1, 'morvan').damage = 4;
    hero(g, 0, 'teren', 'DC');
    quests(g, 1, 'wyrms-riddle');
    fate(g, 1, 2, 6, 8, 9);
    g.order = [1, 0];
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'wyrms-riddle');
    t.holds(g => assert.deepEqual(g.heroesGone, ['morvan']));
    t.asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-11') + 'no quest names an area that is not on the map',
  game,
  summer(g => hero(g, 0, 'teren', 'DC')),
  t => {
    const onMap = t.g.areas.map(({ id }) => id);
    for (const card of t.g.questDeck) assert.ok(onMap.includes(QUEST[card].area), card);
    for (const card of t.g.questBox) assert.ok(!onMap.includes(QUEST[card].area), card);
    assert.equal(t.g.questDeck.length + t.g.questBox.length, QUESTS.length);
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-12', 'RW-DUEL-10', 'RW-HERO-22') + 'a hero who falls together with the imaginary unit has not won',
  game,
  summer(g => {
    hero(g, 0, 'teren', '1C', 'timmorran-shard');
    heroOf(g, 0, 'teren').damage = 3;
    quests(g, 0, 'burned-farm');
    hero(g, 1, 'skarn', 'UB');
    fate(g, 25, 7, 26, 8, 5, 6);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'burned-farm').says(0, 'pass').says(0, 'pass');
    t.holds(g => {
      assert.deepEqual(g.heroesGone, ['teren']);
      assert.deepEqual(held(g, 0), ['burned-farm']);
      assert.deepEqual(
        area(g, '1C').fallen.map(({ card }) => card),
        ['timmorran-shard'],
      );
      assert.equal(g.players[1]!.slain, 0);
    });
    t.asked(1, 'quests/hero.choose');
  },
);
