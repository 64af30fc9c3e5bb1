import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, NOBODY } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type Table, type TableOptions, type View } from '../../src/index.ts';
import { mapOf } from '../../src/map.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { HERO } from '../../src/printed/heroes.ts';
import { type AreaId, CITIES, FACTIONS, type HeroId, OBJECTIVES, TITLES } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { AREA } from '../../src/printed/tiles.ts';
import { area, homeOf, homeOwner, unitsIn } from '../../src/rules/areas.ts';
import { layRunes } from '../../src/rules/runes.ts';
import { deploy } from '../../src/rules/setup/armies.ts';
import { opening } from '../../src/rules/setup/opening.ts';
import { firstRunes } from '../../src/rules/setup/runes.ts';
import { setup } from '../../src/setup.ts';
import { daqanUthuk, fate, position, scenario } from '../position.ts';

/** Everything in the box again. */
const fresh = (seats: number, options = {}, given: (g: Table) => void = () => {}) => ({
  seats,
  options,
  given: (g: Table) => {
    Object.assign(g, setup({ seats, stack: [], chance: g.chance, over: false }, g.house));
    given(g);
  },
});
const troops = (g: Readonly<Table>, id: AreaId) =>
  Object.fromEntries(area(g as Table, id).troops.map(({ unit, standing }) => [unit, standing]));
const runesIn = (g: Readonly<Table>) => g.areas.filter(({ rune }) => rune !== null);

scenario(
  rule('RW-SETUP-01', 'RW-SETUP-02', 'RW-SETUP-03') + 'RWX-01 who begins',
  fresh(3, {}, g => fate(g, 12, 27, 8)),
  t => {
    t.at(opening, {}).holds(g => {
      assert.equal(g.first, 1);
      assert.equal(g.fateDeck.length, 30);
      assert.deepEqual(
        g.fateDeck.toSorted((a, b) => a - b),
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
      assert.notDeepEqual(g.fateDeck.slice(-3), [8, 27, 12]);
      assert.equal(g.year, 0);
    });
    t.asked(1, 'setup.faction', FACTIONS).says(1, 'waiqar');
    t.asked(2, 'setup.faction', ['daqan', 'latari', 'uthuk']).refuses(2, 'waiqar', 'RW-SETUP-03').says(2, 'daqan');
    t.asked(0, 'setup.faction', ['latari', 'uthuk']).says(0, 'latari');
    t.asked(0, 'setup/runes.home', ['LA', 'LB', 'LC']);
  },
);

scenario(
  rule('RW-SETUP-29') + 'in the first season the order is clockwise from the first player',
  fresh(3, {}, g => fate(g, 12, 27, 8)),
  t => {
    t.at(opening, {}).says(1, 'waiqar').says(2, 'daqan').says(0, 'latari');
    t.says(0, 'LA').says(1, 'WB').says(2, 'DC');
    t.holds(g => assert.deepEqual([g.order, g.year, g.markers], [[1, 2, 0], 0, []])).over();
  },
);

scenario(
  rule('RW-SETUP-17', 'RW-SETUP-18', 'RW-SETUP-19', 'RW-SETUP-20', 'RW-SETUP-24', 'RW-SETUP-27') +
    'RWX-05 start of a quick game',
  daqanUthuk(),
  t => {
    t.holds(g => {
      const [daqan, uthuk] = g.players;
      assert.deepEqual(daqan!.dials, { food: 3, wood: 2, ore: 2 });
      assert.deepEqual(uthuk!.dials, { food: 3, wood: 1, ore: 3 });
      assert.deepEqual([daqan!.influence, daqan!.tactics.length], [3, 2]);
      assert.deepEqual([uthuk!.influence, uthuk!.tactics.length], [1, 4]);
      assert.deepEqual(troops(g, 'DA'), { footman: 2 });
      assert.deepEqual(troops(g, 'DB'), { footman: 1, bowman: 2, knight: 2, 'siege-tower': 1 });
      assert.deepEqual(troops(g, 'DC'), { footman: 1 });
      assert.deepEqual(troops(g, 'UA'), { berserker: 2 });
      assert.deepEqual(troops(g, 'UB'), { 'flesh-ripper': 3, warlock: 2, 'chaos-lord': 1 });
      assert.deepEqual(troops(g, 'UC'), { berserker: 1 });
      assert.deepEqual(area(g as Table, 'DB').stronghold, { owner: 0, damaged: false, development: null });
      assert.deepEqual(area(g as Table, 'UB').stronghold, { owner: 1, damaged: false, development: null });
      assert.equal(g.areas.filter(({ stronghold }) => stronghold !== null).length, 2);
      assert.deepEqual([g.questDeck.length, g.questBox.length], [8, 12]);
      assert.ok(g.players.every(({ quests }) => quests.length === 2 && quests.every(({ card }) => QUEST[card].setup)));
      assert.deepEqual(troops(g, '1A'), { razorwing: 2 });
      assert.deepEqual(troops(g, '1B'), { beastman: 2 });
      for (const id of ['1C', '3A', '5B', '7C'] as const) assert.deepEqual(troops(g, id), {});
      assert.equal(area(g as Table, '1A').holder, NOBODY);
    });
    t.at(firstRunes, {}).asked(0, 'setup/runes.home');
  },
);

scenario(
  rule('RW-SETUP-10', 'RW-SETUP-18') + 'every city site has a token of its own; those left over are in no area',
  position({ factions: [...FACTIONS] }),
  t => {
    t.holds(g => {
      const tokens = g.areas.map(({ city }) => city).filter(city => city !== null);
      assert.equal(new Set(tokens).size, tokens.length);
      assert.ok(tokens.every(city => CITIES.includes(city)));
      for (const { id, city, troops } of g.areas) {
        assert.equal(city !== null, AREA[id].city, id);
        if (city !== null) assert.deepEqual(troops, []);
      }
    });
    t.at(firstRunes, {}).asked(0, 'setup/runes.home');
  },
);

scenario(
  rule('RW-SETUP-21', 'RW-SETUP-23', 'RW-SETUP-26', 'RW-SETUP-27', 'RW-SETUP-28') + 'heroes, objectives, decks, titles',
  position({ factions: [...FACTIONS] }),
  t => {
    t.holds(g => {
      g.players.forEach(({ faction, heroes, objective }) => {
        const { alignment, stronghold } = FACTION[faction!];
        assert.equal(heroes.length, 1);
        assert.ok([alignment, 'neutral'].includes(HERO[heroes[0]!.id].alignment));
        assert.deepEqual([heroes[0]!.area, heroes[0]!.damage, heroes[0]!.rewards], [stronghold, 0, []]);
        assert.ok(objective !== null && OBJECTIVES.includes(objective));
        assert.ok(!g.objectiveDecks[alignment].includes(objective));
      });
      assert.deepEqual([g.objectiveDecks.good.length, g.objectiveDecks.evil.length], [6, 6]);
      assert.equal(g.heroDeck.length, 8);
      assert.equal(g.rewardDeck.length, 25);
      assert.equal(g.tacticDeck.length, 50 - 10);
      for (const deck of Object.values(g.seasonDecks)) assert.equal(deck.length, 8);
      for (const title of TITLES) assert.deepEqual(g.titles[title], { holder: NOBODY, influence: 0 });
      assert.ok(g.questDeck.every(id => g.areas.some(here => here.id === QUEST[id].area)));
      assert.ok(g.questBox.every(id => !g.areas.some(here => here.id === QUEST[id].area)));
    });
    t.sees(1, seen => {
      const { players } = seen as View;
      assert.equal(players[0]!.objective, 'hidden');
      assert.ok(players[0]!.tactics.every(({ card }) => card === null));
      assert.notEqual(players[1]!.objective, 'hidden');
    });
    t.at(firstRunes, {}).asked(0, 'setup/runes.home');
  },
);

/** The next hero card is this one. */
const nextHero = (id: HeroId) => (g: Table) => {
  fate(g, 27, 12);
  g.heroDeck.push(...g.heroDeck.splice(g.heroDeck.indexOf(id), 1));
};

scenario(
  rule('RW-SETUP-21', 'RW-SETUP-22', 'RW-HERO-03') + 'Old Brannoch brings a quest at the set-up too, unseen by others',
  fresh(2, {}, nextHero('old-brannoch')),
  t => {
    t.at(opening, {}).says(0, 'daqan').says(1, 'uthuk');
    t.holds(g => {
      assert.equal(g.players[0]!.heroes[0]!.id, 'old-brannoch');
      assert.deepEqual(
        g.players.map(({ quests }) => quests.map(({ card }) => QUEST[card].setup)),
        [
          [true, true, false],
          [true, true],
        ],
      );
    });
    t.sees(1, seen => assert.equal((seen as View).players[0]!.quests[2]!.card, null));
    t.asked(0, 'setup/runes.home');
  },
);

/** Nothing lies at home yet. */
const withoutRunes = (g: Table): void => {
  for (const here of g.areas) here.rune = null;
  g.layings = [];
};
const faces = (seen: View, seat: number): (boolean | null)[] =>
  seen.areas.filter(({ id }) => id.startsWith(FACTION[seen.players[seat]!.faction!].letter)).map(a => a.rune!.genuine);

scenario(
  rule('RW-SETUP-25', 'RW-GEN-09') + 'RWX-06 runes at the start',
  position({ factions: ['daqan', 'uthuk', 'waiqar'], given: withoutRunes }),
  t => {
    t.at(firstRunes, {}).asked(0, 'setup/runes.home', ['DA', 'DB', 'DC']);
    t.refuses(0, 'UA', 'RW-SETUP-25').says(0, 'DB').says(2, 'WA').says(0, 'DC');
    // What is sealed may still be changed; nobody sees any of it.
    t.sees(1, seen => assert.equal(runesIn(seen as unknown as Table).length, 0)).says(1, 'UC');
    t.hears(0, [
      ...['lays-rune', 'lays-rune', 'lays-rune', 'genuine-rune', 'genuine-rune'],
      ...['lays-rune', 'lays-rune', 'lays-rune', 'genuine-rune', 'genuine-rune'],
      ...['lays-rune', 'lays-rune', 'lays-rune', 'genuine-rune', 'genuine-rune'],
    ]);
    t.holds(g => {
      assert.equal(runesIn(g).filter(({ rune }) => rune!.genuine).length, 6);
      assert.equal(runesIn(g).length, 9);
    });
    t.sees(0, seen => {
      assert.deepEqual(faces(seen, 0), [true, true, false]);
      assert.deepEqual(faces(seen, 1), [null, null, null]);
    });
    t.sees(1, seen => assert.deepEqual(faces(seen, 1), [true, true, false]));
    t.sees(null, seen => assert.deepEqual(faces(seen, 2), [null, null, null]));
    t.over();
  },
);

scenario(
  rule('RW-OPT-EPIC-04') +
    'RWX-69 epic game: one genuine and two false at home, the owner says where the genuine one lies',
  position({ factions: ['daqan', 'uthuk'], options: { epic: true }, given: withoutRunes }),
  t => {
    t.at(firstRunes, {}).says(0, 'DC').says(1, 'UA');
    t.sees(0, seen => assert.deepEqual(faces(seen, 0), [false, false, true]));
    t.sees(1, seen => assert.deepEqual(faces(seen, 1), [true, false, false]));
    t.holds(g => assert.ok(g.layings.every(laying => laying.genuine === 1 && laying.false === 2))).over();
  },
);

test(
  rule('RW-OPT-EPIC-01', 'RW-OPT-EPIC-05') + 'an epic game has to be asked for, and but for its runes begins as any',
  () => {
    const begun = (options: Partial<TableOptions>) => {
      const { g } = deal(game, { seats: 3, seed: 'epic', options });
      while (g.year === 0) {
        for (const { seat } of game.machine.open(g)) game.machine.answers(g, seat, game.machine.otherwise(g, seat)!);
      }
      return g;
    };
    const [usual, epic] = [begun({}), begun({ epic: true })];
    assert.deepEqual([usual.house.epic, epic.house.epic], [false, true]);
    const butRunes = ({ house, layings, areas, ...rest }: Table) => ({
      ...rest,
      areas: areas.map(({ rune, ...here }) => here),
    });
    assert.deepEqual(butRunes(epic), butRunes(usual));
    assert.notDeepEqual(epic.layings, usual.layings);
  },
);

scenario(
  rule('RW-OPT-EXP-03') + 'a token face down in every area outside home realms and without a city',
  position({ factions: ['daqan', 'uthuk'], options: { exploration: true } }),
  t => {
    t.holds(g => {
      let laid = 0;
      for (const here of g.areas) {
        const bare = here.city !== null || homeOwner(g as Table, here.id) !== NOBODY;
        assert.equal(here.exploration === null, bare, here.id);
        if (!bare) laid++;
        assert.ok(here.exploration === null || !here.exploration.revealed);
      }
      assert.deepEqual([laid, g.explorationBox.length], [12, 23]);
    });
    for (const me of [null, 0]) {
      t.sees(me, seen =>
        assert.ok(seen.areas.every(({ exploration }) => exploration === null || exploration.token === null)),
      );
    }
    t.at(firstRunes, {}).asked(0, 'setup/runes.home');
  },
);

scenario(rule('RW-OPT-EXP-03') + 'no tokens without the option', daqanUthuk(), t => {
  t.holds(g => assert.ok(g.areas.every(({ exploration }) => exploration === null)));
  t.at(firstRunes, {}).asked(0, 'setup/runes.home');
});

/** The starting army is still in the box. */
const withoutArmies = (g: Table): void => {
  for (const here of g.areas) {
    if (homeOwner(g, here.id) === NOBODY) continue;
    for (const { unit, standing } of here.troops.splice(0)) g.supply[unit] += standing;
    here.holder = NOBODY;
  }
};

scenario(
  rule('RW-SETUP-24', 'RW-LIMIT-04') + 'the army goes where its owner likes, at most eight to an area',
  daqanUthuk(withoutArmies),
  t => {
    t.at(deploy, { seat: 0 });
    t.asked(0, 'setup/army.place', ['footman@DA', 'footman@DB', 'footman@DC']);
    t.refuses(0, 'all@DA', 'RW-LIMIT-04')
      .refuses(0, 'knight@DA', 'RW-SETUP-24')
      .refuses(0, 'footman@UA', 'RW-SETUP-24');
    t.says(0, 'footman@DC').offers(0, 'footman@DA', 'all@DA', 'all@DB').refuses(0, 'all@DC', 'RW-LIMIT-04');
    t.says(0, 'footman@DA').says(0, 'footman@DA').says(0, 'footman@DA');
    t.says(0, 'bowman@DA').says(0, 'bowman@DA').says(0, 'knight@DA').says(0, 'knight@DA');
    // One figure is left.
    t.asked(0, 'setup/army.place', ['siege-tower@DA', 'siege-tower@DB', 'siege-tower@DC']).says(0, 'siege-tower@DA');
    t.hears(null, [
      'deploys footman 3',
      'deploys bowman 2',
      'deploys knight 2',
      'deploys siege-tower 1',
      'deploys footman 1',
    ]);
    t.holds(g =>
      assert.deepEqual(
        homeOf(g as Table, 0).map(id => unitsIn(area(g as Table, id))),
        [8, 0, 1],
      ),
    ).over();
  },
);

scenario(rule('RW-SETUP-24', 'RW-LIMIT-04') + 'a full area takes no ninth unit', daqanUthuk(withoutArmies), t => {
  t.at(deploy, { seat: 1 });
  for (let i = 0; i < 3; i++) t.says(1, 'berserker@UC');
  for (let i = 0; i < 3; i++) t.says(1, 'flesh-ripper@UC');
  t.says(1, 'warlock@UC').says(1, 'warlock@UC');
  t.asked(1, 'setup/army.place', ['chaos-lord@UA', 'chaos-lord@UB']).refuses(1, 'chaos-lord@UC', 'RW-LIMIT-04');
});

scenario(
  rule('RW-SETUP-24') + 'who does not answer deploys as in the quick start; eight may all stand together',
  position({ factions: ['latari', 'uthuk'], given: withoutArmies }),
  t => {
    t.at(deploy, { seat: 0 }).offers(0, 'all@LA', 'all@LB', 'all@LC').says(0, 'all@LC');
    t.holds(g => assert.equal(unitsIn(area(g as Table, 'LC')), 8));
    t.at(deploy, { seat: 1 });
    while (!t.g.over) t.says(1, game.machine.otherwise(t.g as Table, 1)![0]!);
    t.holds(g => {
      assert.deepEqual(troops(g, 'UA'), { berserker: 2 });
      assert.deepEqual(troops(g, 'UB'), { 'flesh-ripper': 3, warlock: 2, 'chaos-lord': 1 });
      assert.deepEqual(troops(g, 'UC'), { berserker: 1 });
    });
    t.over();
  },
);

/** Areas outside the home realms and not beside one. */
const wilderness = (g: Table): AreaId[] => {
  const isHome = (id: AreaId): boolean => homeOwner(g, id) !== NOBODY;
  const near = mapOf(g).places.filter(({ ways }) => ways.some(({ to }) => isHome(to)));
  return g.areas.map(({ id }) => id).filter(id => !isHome(id) && !near.some(place => place.id === id));
};

scenario(
  rule('RW-OPT-REV-06') + 'runes in the wild: counterclockwise, a genuine and a false one, away from the home realms',
  position({
    factions: ['daqan', 'uthuk', 'waiqar'],
    options: { wildRunes: true },
    given: g => {
      withoutRunes(g);
      g.first = 1;
    },
  }),
  t => {
    t.at(firstRunes, {}).asked(1, 'setup/wild.first');
    const far = game.machine.open(t.g as Table)[0]!.options.slice();
    t.holds(g => {
      const expected = wilderness(g as Table);
      assert.deepEqual(far.toSorted(), expected.sort());
    });
    t.refuses(1, 'UA', 'RW-OPT-REV-06').says(1, far[0]!).asked(1, 'setup/wild.second', far.slice(1)).says(1, far[1]!);
    t.asked(1, 'setup/wild.genuine', far.slice(0, 2)).says(1, far[1]!);
    t.hears(0, ['lays-rune', 'lays-rune', 'genuine-rune']);
    t.sees(1, seen => assert.equal(seen.areas.find(({ id }) => id === far[1])!.rune!.genuine, true));
    t.sees(0, seen => assert.equal(seen.areas.find(({ id }) => id === far[1])!.rune!.genuine, null));
    // At most one rune to an area.
    t.asked(0, 'setup/wild.first', far.slice(2)).says(0, far[2]!).says(0, far[3]!).says(0, far[2]!);
    t.asked(2, 'setup/wild.first', far.slice(4)).says(2, far[4]!).says(2, far[5]!).says(2, far[4]!);
    t.holds(g => {
      assert.deepEqual(
        runesIn(g)
          .map(({ id }) => id)
          .sort(),
        far.slice(0, 6).sort(),
      );
      assert.ok(g.layings.every(laying => laying.genuine === 1 && laying.false === 1));
    });
    t.over();
  },
);

scenario(
  rule('RW-OPT-REV-06', 'RW-RUNE-03') + 'beside a home realm only when the wilderness is full',
  position({
    factions: ['daqan', 'uthuk'],
    options: { wildRunes: true },
    given: g => {
      withoutRunes(g);
      layRunes(g, 0, wilderness(g).slice(1), [], 'start', 'RW-OPT-REV-06');
    },
  }),
  t => {
    const [left] = wilderness(t.g as Table);
    t.at(firstRunes, {}).holds(g => assert.equal(area(g as Table, left!).rune, null));
    t.asked(0, 'setup/wild.second').refuses(0, left!, 'RW-OPT-REV-06').refuses(0, 'DA', 'RW-OPT-REV-06');
    t.offers(0, '7C', '7D', '3A', '3D');
  },
);
