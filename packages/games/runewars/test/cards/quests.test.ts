import assert from 'node:assert/strict';
import type { Question } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { game } from '../../src/index.ts';
import { type Destiny, QUESTS, type QuestId } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { area } from '../../src/rules/areas.ts';
import { questLine } from '../../src/rules/quest-line.ts';
import { questPhase } from '../../src/rules/quests.ts';
import { possessed } from '../../src/rules/runes.ts';
import { knows, type Table } from '../../src/table.ts';
import { bears, hero, heroOf, quests, rewards, summer } from '../heroes.ts';
import { army, fate, position } from '../position.ts';

/** A quick map on which a tile lies. */
const MAP_WITH: Record<string, number> = { 1: 1, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0, 7: 1, 8: 4, 9: 4 };
const mapOf = (quest: QuestId): number => MAP_WITH[QUEST[quest].area[0]!]!;

/* All tests, as they are printed: attribute, then what each line gives and costs. */

interface Gives {
  /** Rewards kept, and drawn. */
  rewards?: number;
  drawn?: number;
  influence?: number;
  tactics?: number;
  quests?: number;
  /** Of the 1 damage that the hero has and what he takes. */
  damage?: number;
}
type Attribute = 'strength' | 'agility' | 'wisdom';
const R1: Gives = { rewards: 1, drawn: 1 };
const R2: Gives = { rewards: 2, drawn: 2 };
const PICK: Gives = { rewards: 1, drawn: 2 };
const FAIL: Gives = {};
const HURT1: Gives = { damage: 2 };
const HURT2: Gives = { damage: 3 };

const PRINTED: Partial<Record<QuestId, [Attribute, gold: Gives, grey: Gives, red: Gives]>> = {
  'ford-watch': ['agility', PICK, R1, HURT1],
  'sealed-adit': ['strength', { ...R1, influence: 2 }, R1, FAIL],
  'wyrms-riddle': ['wisdom', R2, R1, HURT2],
  'hanging-trail': ['agility', R1, R1, FAIL],
  'circle-of-stones': ['wisdom', { ...R1, tactics: 1 }, R1, FAIL],
  'drowned-mill': ['strength', { ...R1, damage: 0 }, R1, HURT1],
  'lamp-in-the-marsh': ['wisdom', PICK, R1, FAIL],
  'heartwood-gate': ['strength', R2, R1, HURT2],
  'toll-of-the-hill': ['agility', { ...R1, influence: 2 }, R1, FAIL],
  'voices-over-the-water': ['wisdom', { ...R1, quests: 2 }, R1, FAIL],
  'thieves-ladder': ['agility', { ...R1, influence: 2 }, R1, { influence: -1 }],
  'forged-charter': ['wisdom', { ...R1, influence: 3 }, { influence: 2 }, FAIL],
  'nest-on-the-cliff': ['agility', PICK, R1, HURT1],
  'silent-mirror': ['wisdom', R1, R1, FAIL],
  'giants-wager': ['strength', R2, R1, HURT2],
  'runaway-herd': ['agility', R1, R1, FAIL],
  'deep-forge': ['strength', { rewards: 1, drawn: 3 }, R1, HURT1],
  'broken-bridge': ['strength', { ...R1, tactics: 1 }, R1, FAIL],
  'ember-well': ['wisdom', R2, R1, HURT2],
  'last-orchard': ['wisdom', { ...R1, damage: 0 }, R1, FAIL],
  'guild-vault': ['agility', { influence: 4 }, R1, { influence: -2 }],
};

/** Three cards of each destiny. */
const CARDS: Record<Destiny, number[]> = { gold: [5, 7, 17], grey: [3, 4, 13], red: [1, 2, 6] };
/** Quill tests Strength with 2 cards, everything else with 3. */
const drawnFor = (attribute: Attribute): number => (attribute === 'strength' ? 2 : 3);

/** What does not matter here: the hero stays, the first of what there is. */
const anything = ({ options }: Question): string => (options.includes('done') ? 'done' : options[0]!);

for (const [quest, [attribute, ...lines]] of Object.entries(PRINTED) as [
  QuestId,
  NonNullable<(typeof PRINTED)[QuestId]>,
][]) {
  lines.forEach((gives, i) => {
    const destiny = (['gold', 'grey', 'red'] as const)[i]!;
    scenario(
      (destiny === 'red' ? rule('RW-QUEST-03', 'RW-QUEST-07') : rule('RW-QUEST-03', 'RW-QUEST-05')) +
        `${quest}: ${destiny}`,
      game,
      summer(
        g => {
          hero(g, 0, 'quill', QUEST[quest].area);
          hero(g, 1, 'skarn', 'UB');
          heroOf(g, 0, 'quill').damage = 1;
          quests(g, 0, quest);
          g.players[0]!.influence = 5;
          const cards = CARDS[destiny].slice(0, drawnFor(attribute));
          fate(g, ...cards);
        },
        { map: mapOf(quest) },
      ),
      t => {
        t.at(questPhase, {}).says(0, 'move').says(0, 'done').asked(0, 'hero/move.act').says(0, quest);
        const deck = t.g.rewardDeck.length + t.g.players[0]!.heroes[0]!.rewards.length + t.g.rewardDiscard.length;
        for (let [q] = game.machine.open(t.g as Table); q!.seat === 0; [q] = game.machine.open(t.g as Table)) {
          t.says(0, anything(q!));
        }
        t.asked(1, 'quests/hero.choose');
        const { influence, tactics, quests: held } = t.g.players[0]!;
        const { damage, rewards: kept } = heroOf(t.g, 0, 'quill');
        assert.deepEqual(
          {
            rewards: kept.length,
            drawn: kept.length + t.g.rewardDiscard.length,
            influence: influence - 5,
            tactics: tactics.length,
            quests: held.length,
            damage,
          },
          { rewards: 0, drawn: 0, influence: 0, tactics: 0, quests: 1, damage: 1, ...gives },
        );
        assert.equal(t.g.fateDiscard.length, drawnFor(attribute));
        assert.equal(
          held.some(({ card }) => card === quest),
          destiny === 'red',
        );
        assert.deepEqual(t.g.questDiscard, destiny === 'red' ? [] : [quest]);
        assert.equal(deck, 25);
      },
    );
  });
}

/* The three duels */

/** Cards for rounds in which Teren deals 1 and his foe draws what is given. */
const STRIKES = [25, 26, 5, 6];
for (const [quest, name, health, gains, hurts] of [
  ['burned-farm', 'marauder', 3, 0, 1],
  ['kennel-cave', 'pack-leader', 4, 0, 2],
  ['ash-wood-hunt', 'hunter', 3, 1, 1],
] as const) {
  scenario(
    rule('RW-QUEST-10', 'RW-QUEST-12', 'RW-DUEL-12') +
      `${quest}: a duel with the ${name}, who falls after ${health} damage`,
    game,
    summer(
      g => {
        hero(g, 0, 'teren', QUEST[quest].area);
        hero(g, 1, 'skarn', 'UB');
        quests(g, 0, quest);
        g.players[0]!.influence = 0;
        const cards: number[] = [];
        for (let i = 0; i < health; i++) cards.push(STRIKES[i]!, [8, 9, 10, 18][i]!);
        fate(g, ...cards);
      },
      { map: mapOf(quest) },
    ),
    t => {
      t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, quest).asked(1, 'quests/hero.choose');
      assert.equal(t.g.fateDiscard.length, 2 * health);
      assert.equal(bears(t.g, 0, 'teren').length, 1);
      assert.equal(t.g.players[0]!.influence, gains);
      assert.deepEqual(t.g.questDiscard, [quest]);
      assert.equal(t.g.duel, null);
    },
  );
  scenario(
    rule('RW-DUEL-12') + `${quest}: a special symbol of the ${name} deals ${hurts}`,
    game,
    summer(
      g => {
        hero(g, 0, 'teren', QUEST[quest].area);
        hero(g, 1, 'skarn', 'UB');
        quests(g, 0, quest);
        fate(g, 25, 2, 8, 9, 10, 17, 18, 19);
      },
      { map: mapOf(quest) },
    ),
    t => {
      t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, quest).asked(1, 'quests/hero.choose');
      assert.equal(heroOf(t.g, 0, 'teren').damage, hurts);
      assert.deepEqual(
        t.g.players[0]!.quests.map(({ card }) => card),
        [quest],
      );
    },
  );
}

scenario(
  rule('RW-DUEL-12', 'RW-DUEL-19') + 'ash-wood-hunt: the special symbol of the hunter also prevents 1',
  game,
  summer(
    g => {
      hero(g, 0, 'teren', '6C');
      hero(g, 1, 'skarn', 'UB');
      quests(g, 0, 'ash-wood-hunt');
      // Three hits, but one of them is prevented: he stands.
      fate(g, 25, 2, 26, 8, 5, 9, 10, 17);
    },
    { map: 0 },
  ),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'ash-wood-hunt').asked(1, 'quests/hero.choose');
    assert.equal(bears(t.g, 0, 'teren').length, 0);
  },
);

/* What some lines ask */

scenario(
  rule('RW-QUEST-05') + 'of several drawn rewards the owner keeps, and what he gives back is seen',
  game,
  summer(g => {
    hero(g, 0, 'quill', '5D', 'runeplate');
    quests(g, 0, 'deep-forge');
    fate(g, 5, 7);
    rewards(g, 'timmorran-shard', 'long-spear', 'timmorran-shard');
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'deep-forge');
    // What he had before is not among them.
    t.asked(0, 'quest/line.keep', ['timmorran-shard', 'long-spear']).refuses(0, 'runeplate', 'RW-QUEST-05');
    t.says(0, 'long-spear').hears(1, ['discards-reward long-spear 1']);
    // Asked again although both are alike.
    t.asked(0, 'quest/line.keep', ['timmorran-shard']).says(0, 'timmorran-shard');
    t.holds(g => assert.deepEqual(bears(g, 0, 'quill'), ['runeplate', 'timmorran-shard']));
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-05', 'RW-HERO-10') + 'hanging-trail: a free step over an open side, or none',
  game,
  summer(
    g => {
      hero(g, 0, 'quill', '4B');
      quests(g, 0, 'hanging-trail');
      fate(g, 5, 7, 17);
      hero(g, 1, 'skarn', 'UB');
    },
    { map: 0 },
  ),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'hanging-trail').asked(0, 'quest/line.move');
    t.offers(0, 'done', '4A', '4C').says(0, '4A').hears(1, ['hero-moves quill']);
    t.holds(g => assert.equal(heroOf(g, 0, 'quill').area, '4A')).asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-05', 'RW-RUNE-05') + 'silent-mirror: all runes of one opponent',
  game,
  summer(
    g => {
      hero(g, 0, 'quill', '4A');
      quests(g, 0, 'silent-mirror');
      fate(g, 5, 7, 17);
      hero(g, 1, 'skarn', 'UB');
    },
    { map: 0 },
  ),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'silent-mirror').asked(1, 'quests/hero.choose');
    for (const { rune } of possessed(t.g, 1)) assert.ok(knows(rune!.known, 0));
    assert.equal(possessed(t.g, 1).length, 3);
  },
);

scenario(
  rule('RW-QUEST-05', 'RW-NEUT-17') + 'runaway-herd: a neutral triangle joins in a friendly area next to the quest',
  game,
  summer(g => {
    hero(g, 0, 'quill', '5A');
    quests(g, 0, 'runaway-herd');
    fate(g, 5, 7, 17);
    army(g, '5B', 0, { footman: 1 });
    army(g, '5C', 1, { berserker: 1 });
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'runaway-herd');
    t.asked(0, 'quest/line.kind', ['beastman', 'razorwing']).says(0, 'razorwing').hears(1, ['allies razorwing 1']);
    t.holds(g =>
      assert.deepEqual(area(g, '5B').troops, [
        { unit: 'footman', standing: 1, routed: 0 },
        { unit: 'razorwing', standing: 1, routed: 0 },
      ]),
    );
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-QUEST-05', 'RW-NEUT-09') + 'runaway-herd: of several friendly areas the owner of the hero chooses one',
  game,
  summer(g => {
    hero(g, 0, 'quill', '5A');
    quests(g, 0, 'runaway-herd');
    fate(g, 5, 7, 17);
    for (const id of ['5B', '5C'] as const) army(g, id, 0, { footman: 1 });
    hero(g, 1, 'skarn', 'UB');
  }),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'runaway-herd');
    t.asked(0, 'quest/line.allies', ['5B', '5C']).says(0, '5C').says(0, 'beastman');
    t.holds(g => assert.deepEqual([area(g, '5B').troops.length, area(g, '5C').troops.length], [1, 2]));
    t.asked(1, 'quests/hero.choose');
  },
);

scenario(
  rule('RW-RUNE-05') + 'silent-mirror: of several opponents with runes one is named',
  game,
  position({ factions: ['daqan', 'uthuk', 'latari'], given: g => hero(g, 0, 'quill', 'DA') }),
  t => {
    t.at(questLine, { seat: 0, hero: 'quill', quest: 'silent-mirror', line: 'gold', drawn: 0, area: null });
    t.asked(0, 'quest/line.looks', ['seat-2', 'seat-3']).says(0, 'seat-3');
    t.holds(g => {
      assert.ok(possessed(g as Table, 2).every(({ rune }) => knows(rune!.known, 0)));
      assert.ok(possessed(g as Table, 1).every(({ rune }) => !knows(rune!.known, 0)));
    });
    t.over();
  },
);

scenario(
  rule('RW-QUEST-07') + 'guild-vault: nobody loses influence he does not have',
  game,
  summer(
    g => {
      hero(g, 0, 'quill', '9B');
      quests(g, 0, 'guild-vault');
      g.players[0]!.influence = 1;
      fate(g, 1, 2, 6);
      hero(g, 1, 'skarn', 'UB');
    },
    { map: 4 },
  ),
  t => {
    t.at(questPhase, {}).says(0, 'move').says(0, 'done').says(0, 'guild-vault').asked(1, 'quests/hero.choose');
    assert.equal(t.g.players[0]!.influence, 0);
  },
);

assert.equal(Object.keys(PRINTED).length + 3, QUESTS.length, 'every quest is played');
