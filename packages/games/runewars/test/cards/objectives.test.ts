import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOBODY, type Seat } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { OBJECTIVE } from '../../src/cards/objectives.ts';
import { game, type Table } from '../../src/index.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { EVIL_OBJECTIVES, type FactionId, GOOD_OBJECTIVES, type ObjectiveId, TITLES } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { army, hand, hero, position, turn } from '../position.ts';

const FOUR: FactionId[] = ['daqan', 'uthuk', 'latari', 'waiqar'];

/** A table as it is in the turn of a seat. */
function table(given: (g: Table) => void, factions: FactionId[] = ['daqan', 'uthuk'], seat: Seat = 0): Table {
  const t = new Scenario(
    game,
    position({
      factions,
      given: g => {
        turn(g, seat);
        given(g);
      },
    }),
  );
  return t.g as Table;
}
const holds = (g: Table, id: ObjectiveId, seat: Seat = 0): boolean => OBJECTIVE[id].holds(g, seat);
const clear = (g: Table): void => {
  for (const { id } of g.areas) army(g, id, NOBODY, {});
};
const stronghold = (g: Table, at: Parameters<typeof area>[1], owner: Seat, damaged = false): void => {
  area(g, at).stronghold = { owner, damaged, development: null };
};

test(rule('RW-GEN-02', 'RW-OBJ-01') + 'eight objectives for each side, and each asks for something', () => {
  assert.deepEqual([GOOD_OBJECTIVES.length, EVIL_OBJECTIVES.length], [8, 8]);
  assert.deepEqual([FACTION.daqan.alignment, FACTION.latari.alignment], ['good', 'good']);
  assert.deepEqual([FACTION.uthuk.alignment, FACTION.waiqar.alignment], ['evil', 'evil']);
  const g = table(() => undefined);
  for (const id of [...GOOD_OBJECTIVES, ...EVIL_OBJECTIVES]) assert.equal(holds(g, id), false, id);
});

test(rule('RW-OBJ-02') + 'Bound by Honor: every neutral triangle is allied to somebody, or there is none', () => {
  const g = table(clear);
  assert.ok(holds(g, 'bound-by-honor'));
  army(g, '7B', NOBODY, { hellhound: 1, sorcerer: 1 });
  assert.ok(holds(g, 'bound-by-honor'), 'other shapes do not matter');
  army(g, 'DA', 0, { footman: 1, beastman: 1 });
  army(g, 'UA', 1, { berserker: 1, razorwing: 2 });
  assert.ok(holds(g, 'bound-by-honor'), 'allies of an opponent are allied');
  army(g, '1A', NOBODY, {}, { razorwing: 1 });
  assert.ok(!holds(g, 'bound-by-honor'), 'a routed one counts');
});

test(rule('RW-OBJ-02') + 'Keeper of Cities: two cities in a game of two, three otherwise', () => {
  for (const [factions, needed] of [
    [['daqan', 'uthuk'], 2],
    [FOUR, 3],
  ] as const) {
    const g = table(clear, [...factions]);
    const cities = g.areas.filter(({ city }) => city !== null);
    for (const [i, { id }] of cities.slice(0, needed).entries()) {
      assert.equal(holds(g, 'keeper-of-cities'), false, `${i} of ${needed}`);
      army(g, id, 0, {}, { footman: 1 });
    }
    assert.ok(holds(g, 'keeper-of-cities'));
    army(g, cities[0]!.id, 1, { berserker: 1 });
    assert.ok(!holds(g, 'keeper-of-cities'));
  }
});

test(rule('RW-OBJ-02') + 'Shield of the Land: three undamaged strongholds anywhere', () => {
  const g = table(() => undefined);
  stronghold(g, '7B', 0);
  stronghold(g, '5D', 0, true);
  stronghold(g, '3C', 1);
  assert.ok(!holds(g, 'shield-of-the-land'), 'one of the three is damaged');
  stronghold(g, '5D', 0);
  assert.ok(holds(g, 'shield-of-the-land'));
});

test(rule('RW-OBJ-02') + 'Hall of Heroes: three heroes, each with a reward', () => {
  const g = table(t => {
    t.heroDeck.push(...t.players[0]!.heroes.splice(0).map(({ id }) => id));
    hero(t, 0, 'teren', 'DB', 'runeplate');
    hero(t, 0, 'ilvane', 'DB', 'oak-shield', 'soulbiter');
  });
  assert.ok(!holds(g, 'hall-of-heroes'), 'two heroes');
  hero(g, 0, 'marrec', '7A');
  assert.ok(!holds(g, 'hall-of-heroes'), 'one without a reward');
  g.players[0]!.heroes[2]!.rewards.push(g.players[0]!.heroes[1]!.rewards.pop()!);
  assert.ok(holds(g, 'hall-of-heroes'));
});

for (const [id, unit] of [
  ['friend-of-dragons', 'dragon'],
  ['yoke-of-giants', 'giant'],
] as const) {
  test(`${rule('RW-OBJ-02', 'RW-OBJ-03')}${id}: an ally of that kind; swapped while none is in play`, () => {
    const g = table(clear);
    assert.deepEqual([holds(g, id), OBJECTIVE[id].lost!(g)], [false, true]);
    army(g, '7B', NOBODY, { [unit]: 1 });
    assert.deepEqual([holds(g, id), OBJECTIVE[id].lost!(g)], [false, false], 'it is in play, but nobody’s');
    army(g, '7B', 1, { berserker: 1, [unit]: 1 });
    assert.deepEqual([holds(g, id), OBJECTIVE[id].lost!(g)], [false, false], 'it is an opponent’s');
    army(g, '7B', 0, { footman: 1 }, { [unit]: 1 });
    assert.ok(holds(g, id));
  });
}

test(rule('RW-OBJ-02') + 'Full Granaries: five on every dial', () => {
  const g = table(t => Object.assign(t.players[0]!.dials, { food: 5, wood: 8, ore: 4 }));
  assert.ok(!holds(g, 'full-granaries'));
  g.players[0]!.dials.ore = 5;
  assert.ok(holds(g, 'full-granaries'));
});

test(rule('RW-OBJ-02', 'RW-ORDER-75') + 'Voice of the Council: a title, and eight influence beside it', () => {
  const g = table(t => {
    t.players[0]!.influence = 8;
  });
  assert.ok(!holds(g, 'voice-of-the-council'));
  for (const title of TITLES) {
    g.titles[title] = { holder: 0, influence: 3 };
    assert.ok(holds(g, 'voice-of-the-council'));
    g.players[0]!.influence = 7;
    assert.ok(!holds(g, 'voice-of-the-council'), 'what lies on the title is spent');
    g.players[0]!.influence = 8;
    g.titles[title] = { holder: 1, influence: 3 };
    assert.ok(!holds(g, 'voice-of-the-council'));
  }
});

test(rule('RW-OBJ-02') + 'Liberator: an area of another home realm', () => {
  const g = table(clear);
  army(g, 'UA', 0, {}, { footman: 1 });
  assert.ok(holds(g, 'liberator'));
  army(g, 'UA', NOBODY, {});
  assert.ok(!holds(g, 'liberator'), 'control went back to its owner');
  stronghold(g, 'UA', 0, true);
  assert.ok(holds(g, 'liberator'));
});

test(rule('RW-OBJ-02') + 'Ruin of Realms: one area that held a stronghold when the turn began, or two others', () => {
  const g = table(clear, ['daqan', 'uthuk'], 1);
  army(g, 'DA', 1, { berserker: 1 });
  assert.ok(!holds(g, 'ruin-of-realms', 1), 'one area without a stronghold');
  army(g, 'DC', 1, { berserker: 1 });
  assert.ok(holds(g, 'ruin-of-realms', 1));
  army(g, 'DC', NOBODY, {});
  army(g, 'DA', NOBODY, {});
  area(g, 'DB').stronghold = null;
  army(g, 'DB', 1, { berserker: 1 });
  assert.ok(!holds(g, 'ruin-of-realms', 1), 'none stood there when the turn began');
  g.turn!.besieged = ['DB'];
  assert.ok(holds(g, 'ruin-of-realms', 1));
});

test(rule('RW-OBJ-02') + 'Blood Tally: six of the other side in one battle of this turn', () => {
  const g = table(t => {
    t.turn!.toll = 5;
  });
  assert.ok(!holds(g, 'blood-tally'));
  g.turn!.toll = 6;
  assert.ok(holds(g, 'blood-tally'));
});

test(rule('RW-OBJ-02') + 'Slayer: two heroes defeated in duels', () => {
  const g = table(t => {
    t.players[1]!.slain = 1;
  });
  assert.ok(!holds(g, 'slayer', 1));
  g.players[1]!.slain = 2;
  assert.deepEqual([holds(g, 'slayer', 1), holds(g, 'slayer', 0)], [true, false]);
});

test(rule('RW-OBJ-02') + 'Iron and Ash: ore at six, and two strongholds outside the own home realm', () => {
  const g = table(t => {
    t.players[1]!.dials.ore = 6;
    stronghold(t, 'UC', 1);
    stronghold(t, '5D', 1, true);
  });
  assert.ok(!holds(g, 'iron-and-ash', 1), 'UC is home');
  stronghold(g, 'DA', 1, true);
  assert.ok(holds(g, 'iron-and-ash', 1), 'another home realm is outside');
  g.players[1]!.dials.ore = 5;
  assert.ok(!holds(g, 'iron-and-ash', 1));
});

test(rule('RW-OBJ-02') + 'Web of Lies: eight tactics cards in hand, fresh ones too', () => {
  const g = table(t => {
    hand(t, 1, 'ambush', 'ambush', 'sappers', 'sappers', 'spy-ring', 'spy-ring', 'rally-cry');
  });
  assert.ok(!holds(g, 'web-of-lies', 1));
  g.players[1]!.tactics.push({ card: g.tacticDeck.pop()!, known: 0, fresh: true });
  assert.ok(holds(g, 'web-of-lies', 1));
});

test(rule('RW-OBJ-02') + 'The Horde: twenty units, allies and routed ones included', () => {
  const g = table(clear);
  army(g, 'UA', 1, { berserker: 8 });
  army(g, 'UB', 1, { 'flesh-ripper': 4 }, { warlock: 4 });
  army(g, 'UC', 1, { berserker: 1, beastman: 2 });
  army(g, '7B', NOBODY, { hellhound: 4 });
  assert.ok(!holds(g, 'the-horde', 1), '19');
  army(g, 'UC', 1, { berserker: 1, beastman: 3 });
  assert.ok(holds(g, 'the-horde', 1));
});

test(rule('RW-OBJ-02') + 'Hoarder of Relics: five rewards among all heroes', () => {
  const g = table(t => {
    hero(t, 1, 'skarn', 'UB', 'runeplate', 'oak-shield', 'soulbiter');
    hero(t, 1, 'vessa', '5D', 'long-spear');
    area(t, '7B').fallen.push({ card: 'ice-storm', known: 0 });
  });
  assert.ok(!holds(g, 'hoarder-of-relics', 1), 'what lies under markers is nobody’s');
  g.players[1]!.heroes.at(-1)!.rewards.push(area(g, '7B').fallen.pop()!);
  assert.ok(holds(g, 'hoarder-of-relics', 1));
});
