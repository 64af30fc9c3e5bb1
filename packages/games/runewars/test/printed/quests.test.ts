import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@teahouse/testkit';
import { AREAS, QUESTS, type QuestId } from '../../src/printed/ids.ts';
import { type DuelQuest, QUEST, type QuestLine, type TestQuest } from '../../src/printed/quests.ts';
import { AREA } from '../../src/printed/tiles.ts';

/** Only what the card says. */
const said = (line: QuestLine): Partial<QuestLine> =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== 0 && value !== false));

function tested(id: QuestId): TestQuest {
  const quest = QUEST[id];
  if (quest.duel !== null) assert.fail(`${id} is a duel`);
  return quest;
}

function fought(id: QuestId): DuelQuest['duel'] {
  const quest = QUEST[id];
  if (quest.duel === null) assert.fail(`${id} is a test`);
  return quest.duel;
}

test('nine setup quests, one on each tile of the map, and fifteen others', () => {
  const setup = QUESTS.filter(id => QUEST[id].setup);
  assert.deepEqual(
    setup.map(id => QUEST[id].area),
    ['1B', '2C', '3C', '4B', '5C', '6B', '7D', '8A', '9A'],
  );
  assert.equal(QUESTS.length - setup.length, 15);
});

test('every area has one quest at most; only five cities and the home realms have none', () => {
  const areas = QUESTS.map(id => QUEST[id].area);
  assert.equal(new Set(areas).size, QUESTS.length);
  const without = AREAS.filter(area => !areas.includes(area));
  assert.deepEqual(without.slice(0, 5), ['3A', '5B', '6A', '7C', '8B']);
  assert.ok(without.slice(0, 5).every(area => AREA[area].city));
  assert.deepEqual(
    without.slice(5),
    AREAS.filter(area => /^[DLUW]/.test(area)),
  );
});

test(rule('RW-QUEST-05') + 'every test gives something on gold and on grey, and nothing good on red', () => {
  for (const id of QUESTS.filter(quest => QUEST[quest].duel === null)) {
    const { gold, grey, red } = tested(id);
    for (const line of [gold, grey]) {
      assert.ok(line.rewards + line.influence > 0, id);
      assert.equal(line.damage + line.loses, 0, id);
    }
    assert.deepEqual(
      Object.keys(said(red)).filter(key => key !== 'damage' && key !== 'loses'),
      [],
      id,
    );
  }
});

test('no quest keeps more rewards than it draws, or none of them', () => {
  for (const id of QUESTS) {
    const quest = QUEST[id];
    for (const line of quest.duel === null ? [quest.gold, quest.grey, quest.red] : [quest.duel.win]) {
      assert.ok(line.keep <= line.rewards, id);
      assert.equal(line.keep > 0, line.rewards > 0, id);
    }
  }
});

test('tests are as printed', () => {
  const ford = tested('ford-watch');
  assert.equal(ford.attribute, 'agility');
  assert.deepEqual(said(ford.gold), { rewards: 2, keep: 1 });
  assert.deepEqual(said(ford.grey), { rewards: 1, keep: 1 });
  assert.deepEqual(said(ford.red), { damage: 1 });

  const riddle = tested('wyrms-riddle');
  assert.deepEqual([riddle.attribute, riddle.area], ['wisdom', '3C']);
  assert.deepEqual(said(riddle.gold), { rewards: 2, keep: 2 });
  assert.deepEqual(said(riddle.red), { damage: 2 });

  const charter = tested('forged-charter');
  assert.deepEqual(said(charter.gold), { rewards: 1, keep: 1, influence: 3 });
  assert.deepEqual(said(charter.grey), { influence: 2 });
  assert.deepEqual(said(charter.red), {});

  const vault = tested('guild-vault');
  assert.deepEqual([vault.attribute, vault.area], ['agility', '9B']);
  assert.deepEqual(said(vault.gold), { influence: 4 });
  assert.deepEqual(said(vault.red), { loses: 2 });
});

test('what only one or two quests give', () => {
  const gives = (key: keyof QuestLine): QuestId[] =>
    QUESTS.filter(id => QUEST[id].duel === null && key in said(tested(id).gold));
  assert.deepEqual(gives('looks'), ['silent-mirror']);
  assert.deepEqual(gives('allies'), ['runaway-herd']);
  assert.deepEqual(gives('move'), ['hanging-trail']);
  assert.deepEqual(gives('quests'), ['voices-over-the-water']);
  assert.deepEqual(gives('tactics'), ['circle-of-stones', 'broken-bridge']);
  assert.deepEqual(gives('heal'), ['drowned-mill', 'last-orchard']);
  assert.deepEqual(said(tested('deep-forge').gold), { rewards: 3, keep: 1 });
});

test(rule('RW-QUEST-10') + 'three quests are duels and test nothing', () => {
  assert.deepEqual(
    QUESTS.filter(id => QUEST[id].attribute === null),
    ['burned-farm', 'kennel-cave', 'ash-wood-hunt'],
  );
  assert.deepEqual(fought('burned-farm').foe, { name: 'marauder', health: 3, special: { damage: 1, prevents: 0 } });
  assert.deepEqual(fought('kennel-cave').foe, { name: 'pack-leader', health: 4, special: { damage: 2, prevents: 0 } });
  assert.deepEqual(fought('ash-wood-hunt').foe, { name: 'hunter', health: 3, special: { damage: 1, prevents: 1 } });
  assert.deepEqual(said(fought('ash-wood-hunt').win), { rewards: 1, keep: 1, influence: 1 });
});
