import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { area } from '../../src/rules/areas.ts';
import { hire, hiring } from '../../src/rules/hire.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { plan, strategize } from '../../src/rules/strategize.ts';
import { knows, type Table } from '../../src/table.ts';
import { bears, hero, heroOf, quests, rewards, summer } from '../heroes.ts';
import { fate, turn } from '../position.ts';

/* Aldis Brandt, Marrec, Gorrath: a special symbol in a duel. Cards 7, 8 and 9 show nothing to heroes, 2 a special. */

/** The attacker draws a special symbol in the first round, the defender the card given; then both draw nothing. */
const fought = (g: Table, ...first: [number, number]): void => fate(g, ...first, 7, 8, 9, 10, 17, 18);

scenario(
  rule('RW-HERO-03', 'RW-DUEL-07') + 'Aldis Brandt deals 2 with a special symbol, and nothing else instead',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '7A');
    hero(g, 1, 'skarn', '7A');
    fought(g, 2, 20);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'skarn');
    t.holds(g => {
      assert.equal(heroOf(g, 1, 'skarn').damage, 2);
      assert.equal(heroOf(g, 0, 'aldis-brandt').damage, 0);
    });
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-03', 'RW-DUEL-19') + 'Marrec prevents 2 of this round and deals 1',
  game,
  summer(g => {
    hero(g, 1, 'gorrath', '7A');
    hero(g, 0, 'marrec', '7A');
    g.order = [1, 0];
    // Gorrath's special deals 2 and costs him 1; Marrec's stops both points.
    fought(g, 2, 1);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'marrec');
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'marrec').damage, 0);
      assert.equal(heroOf(g, 1, 'gorrath').damage, 2);
    });
    t.asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-08', 'RW-DUEL-19') + 'Gorrath deals 2 and takes 1, which no rout symbol stops; what he deals it does',
  game,
  summer(g => {
    hero(g, 1, 'gorrath', '7A');
    hero(g, 0, 'teren', '7A');
    g.order = [1, 0];
    fought(g, 2, 15);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'teren');
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'teren').damage, 0);
      assert.equal(heroOf(g, 1, 'gorrath').damage, 1);
    });
    t.asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-07') + 'Sister Ysolde heals herself and heroes beside her by 1, when her owner begins',
  game,
  summer(g => {
    hero(g, 1, 'skarn', 'UB');
    hero(g, 0, 'sister-ysolde', '7A');
    hero(g, 0, 'teren', '7A');
    hero(g, 0, 'marrec', '7B');
    g.order = [1, 0];
    for (const { heroes } of g.players) for (const one of heroes) one.damage = 2;
  }),
  t => {
    t.at(questPhase, {}).asked(1, 'quests/hero.choose');
    t.holds(g => assert.equal(heroOf(g, 0, 'teren').damage, 2));
    t.says(1, 'pass').hears(null, ['hero-heals sister-ysolde 1', 'hero-heals teren 1']);
    t.holds(g => {
      assert.deepEqual(
        g.players[0]!.heroes.map(({ damage }) => damage),
        [1, 1, 2],
      );
      assert.equal(heroOf(g, 1, 'skarn').damage, 2);
    });
    t.asked(0, 'quests/heroes.next');
  },
);

scenario(
  rule('RW-HERO-10') + 'Teren crosses mountains, in the quest phase and with Strategize',
  game,
  summer(g => hero(g, 0, 'teren', '3C')),
  t => {
    t.at(questPhase, {}).says(0, 'move').offers(0, '5D').says(0, '5D');
    t.holds(g => assert.equal(heroOf(g, 0, 'teren').area, '5D'));
    t.at(strategize, plan(0)).says(0, 'teren').asked(0, 'strategize.to').offers(0, '3C');
  },
);

scenario(
  rule('RW-QUEST-05') +
    'Ilvane draws 1 more for a completed quest, also where it gives no reward, and discards any one',
  game,
  summer(
    g => {
      hero(g, 0, 'ilvane', '2B', 'runeplate');
      quests(g, 0, 'forged-charter');
      fate(g, 3, 4, 13, 14);
      rewards(g, 'long-spear');
      g.players[0]!.influence = 0;
    },
    { map: 0 },
  ),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'forged-charter');
    t.asked(0, 'quest/line.sift', ['runeplate', 'long-spear']).says(0, 'runeplate');
    t.hears(1, ['discards-reward runeplate 1', 'gains influence 2']);
    t.holds(g => assert.deepEqual(bears(g, 0, 'ilvane'), ['long-spear']));
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-07') + 'Ilvane draws nothing for a failed quest',
  game,
  summer(g => {
    hero(g, 0, 'ilvane', '3C');
    quests(g, 0, 'wyrms-riddle');
    fate(g, 1, 2, 6, 8);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'wyrms-riddle');
    t.holds(g => assert.deepEqual(bears(g, 0, 'ilvane'), []));
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-03', 'RW-RUNE-05') + 'Vessa deals 1 and looks at a rune of that opponent',
  game,
  summer(g => {
    hero(g, 1, 'vessa', '7A');
    hero(g, 0, 'teren', '7A');
    g.order = [1, 0];
    fought(g, 2, 20);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'teren');
    t.asked(1, 'hero/vessa.rune', ['DA', 'DB', 'DC']).refuses(1, 'UA').says(1, 'DB');
    t.holds(g => {
      assert.ok(knows(area(g, 'DB').rune!.known, 1));
      assert.ok(!knows(area(g, 'DC').rune!.known, 1));
      assert.equal(heroOf(g, 0, 'teren').damage, 1);
    });
    t.asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-12') + 'an imaginary unit has no runes to look at',
  game,
  summer(g => {
    hero(g, 1, 'vessa', '1C');
    quests(g, 1, 'burned-farm');
    g.order = [1, 0];
    fought(g, 2, 20);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'burned-farm');
    t.hears(null, [
      'attempts burned-farm',
      'challenges vessa',
      'hero-fate vessa 2',
      'hero-fate marauder 20',
      'duel-uses vessa',
      'duel-hurt marauder 1',
      'hero-fate vessa 7',
      'hero-fate marauder 8',
      'hero-fate vessa 9',
      'hero-fate marauder 10',
      'hero-fate vessa 17',
      'hero-fate marauder 18',
      'duel-ends 4',
      'fails burned-farm',
    ]);
    t.at(questPhase, {}).asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-22', 'RW-DUEL-12') + 'Morvan endures in an imaginary duel too, and fights on',
  game,
  summer(g => {
    hero(g, 1, 'morvan', '1C');
    heroOf(g, 1, 'morvan').damage = 4;
    quests(g, 1, 'burned-farm');
    g.order = [1, 0];
    // Round 1: the Marauder's special would defeat him, card 14 saves him.
    fate(g, 7, 2, 14, 8, 9, 10, 17, 18, 19);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'burned-farm');
    t.holds(g => {
      assert.equal(heroOf(g, 1, 'morvan').damage, 4);
      assert.equal(g.fateDiscard.length, 9);
    });
    t.at(questPhase, {}).asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-09') + 'Skarn may duel after a quest, but attempts no quest after a duel',
  game,
  summer(g => {
    hero(g, 1, 'skarn', '3C');
    hero(g, 0, 'teren', '3C');
    quests(g, 1, 'wyrms-riddle');
    g.order = [1, 0];
    fate(g, 1, 7, 8, 9, 10, 17, 18, 19, 20);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').asked(1, 'hero/move.act', ['pass', 'teren', 'wyrms-riddle']);
    t.says(1, 'wyrms-riddle')
      .asked(1, 'hero/move.act', ['pass', 'teren'])
      .says(1, 'teren')
      .asked(0, 'quests/hero.choose');
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'teren').asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-09') + 'anybody else does one or the other',
  game,
  summer(g => {
    hero(g, 1, 'gorrath', '3C');
    hero(g, 0, 'teren', '3C');
    quests(g, 1, 'wyrms-riddle');
    g.order = [1, 0];
    fate(g, 1);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'wyrms-riddle').asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-13') + 'Lady Ashmere gains 2 influence when she wins, also as defender',
  game,
  summer(g => {
    hero(g, 1, 'lady-ashmere', '7A');
    hero(g, 0, 'teren', '7A');
    heroOf(g, 0, 'teren').damage = 3;
    g.players[1]!.influence = 0;
    fate(g, 7, 25);
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'lady-ashmere');
    t.holds(g => {
      assert.equal(g.players[1]!.influence, 2);
      assert.equal(g.players[1]!.slain, 1);
    });
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-DUEL-13', 'RW-QUEST-12') + 'Lady Ashmere gains nothing from imaginary units',
  game,
  summer(g => {
    hero(g, 1, 'lady-ashmere', '1C');
    quests(g, 1, 'burned-farm');
    g.players[1]!.influence = 0;
    g.order = [1, 0];
    fate(g, 25, 7, 26, 8, 5, 9);
  }),
  t => {
    t.at(questPhase, {}).says(1, 'move').says(1, 'done').says(1, 'burned-farm');
    t.holds(g => {
      assert.deepEqual(g.questDiscard, ['burned-farm']);
      assert.equal(g.players[1]!.influence, 0);
    });
    t.at(questPhase, {}).asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-03', 'RW-ORDER-64') + 'Old Brannoch brings a quest when he is hired',
  game,
  summer(g => {
    g.heroDeck.splice(g.heroDeck.indexOf('old-brannoch'), 1);
    g.heroDeck.push('old-brannoch');
    turn(g, 0);
  }),
  t => {
    t.at(hire, hiring(0, 1, 'RW-ORDER-64')).holds(g => {
      assert.equal(heroOf(g, 0, 'old-brannoch').area, 'DB');
      assert.equal(g.players[0]!.quests.length, 1);
    });
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-09') + 'Quill moves three areas, with Long Days four',
  game,
  summer(g => {
    hero(g, 0, 'quill', 'DC');
    hero(g, 0, 'marrec', 'DC');
    g.seasonDecks.summer.splice(g.seasonDecks.summer.indexOf('long-days'), 1);
    g.card = 'long-days';
  }),
  t => {
    t.at(questPhase, {}).says(0, 'quill').says(0, 'move').says(0, '7C').says(0, '7A').says(0, '7B');
    t.asked(0, 'hero/move.step').says(0, '1C').asked(0, 'quests/hero.choose').says(0, 'move');
    t.says(0, '7C').says(0, '7A').asked(0, 'hero/move.step').says(0, '7B');
    t.at(questPhase, {}).asked(0, 'quests/heroes.next');
  },
);

scenario(
  rule('RW-HERO-09') + 'Quill without Long Days stops after the third',
  game,
  summer(g => {
    hero(g, 0, 'quill', 'DC');
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, '7C').says(0, '7A').asked(0, 'hero/move.step').says(0, '7B');
    t.asked(1, 'quests/hero.choose');
  },
);
