import assert from 'node:assert/strict';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { area } from '../../src/rules/areas.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { EVERYBODY, knows } from '../../src/table.ts';
import { bears, hero, heroOf, summer } from '../heroes.ts';
import { army } from '../position.ts';

scenario(
  rule('RW-HERO-07', 'RW-HERO-08', 'RW-SEASON-07') + 'all heroes of one player before the next, in the order of play',
  game,
  summer(g => {
    g.order = [1, 0];
    hero(g, 0, 'aldis-brandt', 'DC');
    hero(g, 1, 'gorrath', 'UB');
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(questPhase, {}).asked(1, 'quests/heroes.next', ['gorrath', 'skarn']).says(1, 'skarn');
    t.asked(1, 'quests/hero.choose', ['move', 'train', 'pass']).refuses(1, 'heal', 'RW-HERO-14').says(1, 'pass');
    t.asked(1, 'quests/hero.choose').says(1, 'pass').asked(0, 'quests/hero.choose', ['move', 'train', 'pass']);
  },
);

scenario(
  rule('RW-HERO-09', 'RW-HERO-05', 'RW-HERO-11', 'RW-TERM-06') +
    'up to two areas, of anybody, activated or not; none is activated by it',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '3A');
    army(g, '3B', 1, { berserker: 3 });
    area(g, '3D').activated = [0];
    area(g, 'UB').activated = [1];
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').asked(0, 'hero/move.step', ['done', '3B', '3C', '3D', 'UB']);
    t.refuses(0, '7A', 'RW-HERO-10').refuses(0, 'exchange', 'RW-HERO-13');
    t.says(0, '3B').hears(1, ['hero-moves aldis-brandt']);
    t.holds(g => assert.equal(area(g, '3B').holder, 1));
    t.asked(0, 'hero/move.step').says(0, '3C');
    // Two areas entered, nothing to exchange, no foe and no quest: nothing is left to do.
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'aldis-brandt').area, '3C');
      assert.deepEqual(g.stack, []);
    });
    t.at(questPhase, {}).says(0, 'move').says(0, '3D').says(0, 'UB');
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'aldis-brandt').area, 'UB');
      const tokens = g.areas.filter(({ activated }) => activated.length > 0);
      assert.deepEqual(
        tokens.map(({ id, activated }) => [id, activated]),
        [
          ['3D', [0]],
          ['UB', [1]],
        ],
      );
    });
    t.at(questPhase, {}).says(0, 'move').says(0, 'done');
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-10') + 'mountains stop a hero, and water outside of winter',
  game,
  summer(g => hero(g, 0, 'aldis-brandt', '3C')),
  t => {
    t.at(questPhase, {}).says(0, 'move').asked(0, 'hero/move.step', ['done', '3A', '3B', '3D']);
    t.refuses(0, '5D', 'RW-HERO-10');
  },
);

scenario(
  rule('RW-HERO-14') + 'healing removes all damage, in a friendly area only',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', 'DC');
    hero(g, 0, 'teren', '7A');
    heroOf(g, 0, 'aldis-brandt').damage = 3;
    heroOf(g, 0, 'teren').damage = 2;
  }),
  t => {
    t.at(questPhase, {}).says(0, 'teren').asked(0, 'quests/hero.choose', ['move', 'train', 'pass']);
    t.refuses(0, 'heal', 'RW-HERO-14').says(0, 'pass').says(0, 'heal').hears(1, ['hero-heals aldis-brandt 3']);
    t.holds(g => {
      assert.equal(heroOf(g, 0, 'aldis-brandt').damage, 0);
      assert.equal(heroOf(g, 0, 'teren').damage, 2);
    });
    t.at(questPhase, {}).asked(0, 'quests/heroes.next');
  },
);

scenario(
  rule('RW-HERO-15', 'RW-HERO-16') + 'RWX-50 training: +2 on an attribute at most, a point without a place is lost',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', '7A');
    heroOf(g, 0, 'aldis-brandt').training = { wisdom: 2, agility: 1, strength: 0 };
  }),
  t => {
    t.at(questPhase, {}).says(0, 'train').asked(0, 'hero/train.attribute', ['agility', 'strength']);
    t.refuses(0, 'wisdom', 'RW-HERO-16')
      .says(0, 'agility')
      .hears(null, ['trains aldis-brandt 2', 'trains aldis-brandt 1']);
    t.holds(g => assert.deepEqual(heroOf(g, 0, 'aldis-brandt').training, { wisdom: 2, agility: 2, strength: 1 }));
    // One point finds a place, the other is lost.
    t.at(questPhase, {}).says(0, 'train');
    t.holds(g => assert.deepEqual(heroOf(g, 0, 'aldis-brandt').training, { wisdom: 2, agility: 2, strength: 2 }));
    t.at(questPhase, {}).asked(0, 'quests/hero.choose', ['move', 'pass']).refuses(0, 'train', 'RW-HERO-16');
  },
);

scenario(
  rule('RW-HERO-15') + 'both points may go on one attribute',
  game,
  summer(g => hero(g, 0, 'aldis-brandt', '7A')),
  t => {
    t.at(questPhase, {}).says(0, 'train').says(0, 'strength').asked(0, 'hero/train.attribute').says(0, 'strength');
    t.holds(g => assert.deepEqual(heroOf(g, 0, 'aldis-brandt').training, { wisdom: 0, agility: 0, strength: 2 }));
    t.at(questPhase, {}).asked(0, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-HERO-17') + 'a routed hero heals or trains, but does not move',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', 'DC');
    Object.assign(heroOf(g, 0, 'aldis-brandt'), { routed: true, damage: 1 });
  }),
  t => {
    t.at(questPhase, {}).asked(0, 'quests/hero.choose', ['heal', 'train', 'pass']).refuses(0, 'move', 'RW-HERO-17');
  },
);

scenario(
  rule('RW-HERO-09', 'RW-HERO-12', 'RW-HERO-13', 'RW-HERO-23', 'RW-HERO-24', 'RW-HERO-06') + 'RWX-51 passing by',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', 'DC', 'long-spear', 'oak-shield');
    hero(g, 0, 'teren', '7C', 'runeplate');
    heroOf(g, 0, 'teren').rewards[0]!.known = EVERYBODY;
    hero(g, 1, 'skarn', '7A');
    for (const id of ['7C', '7A'] as const) area(g, id).rune = { genuine: true, laying: 0, known: 0 };
    g.layings[0]!.genuine += 2;
    area(g, '7C').fallen.push({ card: 'thunder-maul', known: 0 });
    g.rewardDeck.splice(g.rewardDeck.indexOf('thunder-maul'), 1);
    // Daqan control neither 7C nor 7A.
    army(g, '7C', -1, {});
  }),
  t => {
    t.at(questPhase, {}).says(0, 'aldis-brandt').says(0, 'move').asked(0, 'hero/move.step').refuses(0, 'exchange');
    t.says(0, '7C').hears(1, ['hero-moves aldis-brandt', 'takes-rewards aldis-brandt 1']);
    t.holds(g => {
      assert.deepEqual(bears(g, 0, 'aldis-brandt'), ['long-spear', 'oak-shield', 'thunder-maul']);
      assert.deepEqual(bears(g, 0, 'teren'), ['runeplate']);
      assert.ok(knows(area(g, '7C').rune!.known, 0));
      assert.ok(!knows(area(g, '7A').rune!.known, 0));
    });
    t.offers(0, '7A', 'exchange').says(0, 'exchange').asked(0, 'hero/exchange.from', ['done', 'aldis-brandt', 'teren']);
    t.says(0, 'aldis-brandt').asked(0, 'hero/exchange.reward', ['long-spear', 'oak-shield', 'thunder-maul']);
    t.says(0, 'oak-shield').hears(1, ['hands-over aldis-brandt 1']);
    // Nobody else knows any more which of the two Teren's known one is.
    t.sees(1, seen => {
      assert.deepEqual(
        seen.players[0]!.heroes.map(({ rewards }) => rewards.map(({ card }) => card)),
        [
          [null, null],
          [null, null],
        ],
      );
    });
    // Four rewards, four times: then it is done, and in this area it does not begin again.
    for (const [from, card] of [
      ['teren', 'runeplate'],
      ['aldis-brandt', 'runeplate'],
      ['teren', 'oak-shield'],
    ] as const) {
      t.says(0, from).says(0, card);
    }
    t.asked(0, 'hero/move.step').refuses(0, 'exchange', 'RW-HERO-13');
    t.says(0, '7A').asked(0, 'hero/move.step', ['done']).says(0, 'done');
    t.holds(g => {
      assert.ok(knows(area(g, '7A').rune!.known, 0));
      assert.ok(knows(area(g, '7C').rune!.known, 0));
    });
    t.asked(0, 'hero/move.act', ['pass', 'skarn']);
  },
);

scenario(
  rule('RW-HERO-13') + 'rewards are exchanged before healing or training too, and something must follow',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', 'DC', 'healers-satchel');
    hero(g, 0, 'teren', 'DC');
    hero(g, 0, 'marrec', 'DC', 'timmorran-shard', 'timmorran-shard');
    Object.assign(heroOf(g, 0, 'teren'), { routed: true, damage: 2 });
  }),
  t => {
    t.at(questPhase, {}).says(0, 'teren').asked(0, 'quests/hero.choose', ['heal', 'train', 'exchange', 'pass']);
    t.says(0, 'exchange').says(0, 'marrec').asked(0, 'hero/exchange.to', ['aldis-brandt', 'teren']).says(0, 'teren');
    // Asked although both are alike: that is nobody's business.
    t.asked(0, 'hero/exchange.reward', ['timmorran-shard']).says(0, 'timmorran-shard').says(0, 'done');
    t.asked(0, 'quests/hero.choose', ['heal', 'train']).refuses(0, 'pass', 'RW-HERO-08');
    t.refuses(0, 'exchange', 'RW-HERO-13').says(0, 'heal');
    t.holds(g => {
      assert.deepEqual(bears(g, 0, 'teren'), ['timmorran-shard']);
      assert.equal(heroOf(g, 0, 'teren').damage, 0);
    });
    t.asked(0, 'quests/heroes.next', ['aldis-brandt', 'marrec']);
  },
);

scenario(
  rule('RW-HERO-13') + 'a hero alone, or heroes without rewards, exchange nothing',
  game,
  summer(g => {
    hero(g, 0, 'aldis-brandt', 'DC', 'long-spear');
    hero(g, 0, 'teren', '7A');
    hero(g, 0, 'marrec', '7A');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'aldis-brandt').refuses(0, 'exchange', 'RW-HERO-13').says(0, 'pass');
    t.says(0, 'teren').refuses(0, 'exchange', 'RW-HERO-13').asked(0, 'quests/hero.choose', ['move', 'train', 'pass']);
  },
);
