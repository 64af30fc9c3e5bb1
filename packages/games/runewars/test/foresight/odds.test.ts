import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, cloneOf, NOBODY, reimagine, rng, type Seat, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { type Attack, oddsOf } from '../../src/foresight/odds.ts';
import { DONE } from '../../src/ids.ts';
import { game, type Table } from '../../src/index.ts';
import type { AreaId, UnitId } from '../../src/printed/ids.ts';
import { area } from '../../src/rules/areas.ts';
import { faceOff } from '../../src/rules/battle/arrival.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { march, mobilize } from '../../src/rules/mobilize.ts';
import { take } from '../../src/rules/troops.ts';
import { army, daqanUthuk, hand, quiet, turn } from '../position.ts';

type Army = Partial<Record<UnitId, number>>;

interface Fight {
  by?: Seat;
  from?: AreaId;
  at?: AreaId;
  mine: Army;
  theirs: Army;
  holder?: Seat;
  given?: (g: Table) => void;
}

function attackOf({ by = 0, from = 'DC', at = '7C', mine }: Fight): Attack {
  const squads = Object.entries(mine).map(([unit, n]) => ({ unit: unit as UnitId, from, n }));
  return { seat: by, at, army: squads, bonus: 0 };
}

function tableFor({ by = 0, from = 'DC', at = '7C', mine, theirs, holder = 1 - by, given }: Fight): Table {
  const arranged = (g: Table): void => {
    quiet(g);
    army(g, from, by, mine);
    army(g, at, holder, theirs);
    given?.(g);
  };
  return new Scenario(game, daqanUthuk(arranged)).g as Table;
}

const odds = (fight: Fight) => oddsOf(view(game, tableFor(fight), 0), 0, attackOf(fight));
const close = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

/*
 * By hand. For a triangle 12 of the 30 cards rout or damage, 6 are special, 12 do nothing. Berserkers draw before
 * footmen and use no special by themselves; a footman's special damages too.
 */

test(rule('RW-BATTLE-12', 'RW-FATE-03') + 'one footman against one berserker: every course is tried', () => {
  const { chance, exact, error, attackerLoses, defenderLoses } = odds({
    mine: { footman: 1 },
    theirs: { berserker: 1 },
  });
  // He stands if the berserker draws one of 18, and wins by one of the 18 that hurt, of the 29 that are left.
  close(chance, (12 * 18 + 6 * 17) / (30 * 29));
  assert.deepEqual([exact, error], [true, 0]);
  // 8 of 30 damage the footman; of those that hurt the berserker 14 kill and 4 rout, and who is routed without a refuge dies.
  assert.ok(attackerLoses >= 8 / 30 && attackerLoses < 0.5 && defenderLoses > 0.3 && defenderLoses <= chance + 1e-9);
});

test(rule('RW-BATTLE-40') + 'two footmen against one berserker', () => {
  const { chance, exact } = odds({ mine: { footman: 2 }, theirs: { berserker: 1 } });
  close(chance, 18 / 30 + (12 / 30) * (17 / 29));
  assert.ok(exact);
});

test(rule('RW-BATTLE-14', 'RW-BATTLE-56') + 'specials count: a warlock against a footman, who draw in one row', () => {
  const fight: Fight = { by: 1, from: 'UB', at: '3A', mine: { warlock: 1 }, theirs: { footman: 1 } };
  // 12 cards are special for circles, and are just those that do nothing for triangles; 6 others rout or damage.
  close(odds(fight).chance, (12 * 11 + 6 * 12) / (30 * 29));
});

test(rule('RW-ORDER-31') + 'strength of an order counts, and walls', () => {
  const fight: Fight = { mine: { footman: 1 }, theirs: { berserker: 1 } };
  const seen = view(game, tableFor(fight), 0);
  const helped = oddsOf(seen, 0, { ...attackOf(fight), bonus: 1 }).chance;
  assert.ok(helped > oddsOf(seen, 0, attackOf(fight)).chance);
  const walled: Fight = {
    ...fight,
    given: g => {
      area(g, '7C').stronghold = { owner: 1, damaged: false, development: null };
    },
  };
  assert.equal(odds(walled).chance, 0);
});

test(rule('RW-FATE-03') + 'cards that were drawn and discarded do not come again', () => {
  const fight: Fight = {
    mine: { footman: 1 },
    theirs: { berserker: 1 },
    // All cards that do anything for triangles are gone but one that damages.
    given: g => {
      const idle = [1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24];
      g.fateDiscard = g.fateDeck.filter(card => !idle.includes(card) && card !== 15);
      g.fateDeck = [...idle, 15];
    },
  };
  // The berserker does not draw it, and the footman does.
  close(odds(fight).chance, (12 / 13) * (1 / 12));
});

/** One against one, fought by the rules with every two cards that can be drawn, whatever they show. */
function foughtOut(fight: Fight): number {
  const table = tableFor(fight);
  let [won, all] = [0, 0];
  for (const first of table.fateDeck) {
    for (const second of table.fateDeck) {
      if (first === second) continue;
      const g = cloneOf(game, table);
      g.fateDeck = [...g.fateDeck.filter(card => card !== first && card !== second), second, first];
      const { seat, at, army: squads } = attackOf(fight);
      const troops = squads.map(({ unit, n }) => ({ unit, standing: n, routed: 0 }));
      for (const { unit, from, n } of squads) take(area(g, from), unit, n, 0);
      faceOff(g, seat, at, troops, 0);
      g.stack = [];
      call(g, battle, {});
      let q = game.machine.run(g);
      // Whoever is asked chooses as usual, and nobody plays a card.
      while (q !== null && g.battle !== null) q = game.machine.answers(g, q.seat, game.machine.otherwise(g, q.seat)!);
      if (area(g, at).holder === seat) won++;
      all++;
    }
  }
  assert.equal(all, 30 * 29);
  return won / all;
}

const DUELS: [UnitId, UnitId][] = [
  ['footman', 'berserker'],
  ['bowman', 'flesh-ripper'],
  ['knight', 'warlock'],
  ['siege-tower', 'chaos-lord'],
];
for (const [mine, theirs] of DUELS) {
  test(rule('RW-BATTLE-12', 'RW-FATE-03') + `${mine} against ${theirs}: as all 870 draws of two cards end`, () => {
    const fight: Fight = { mine: { [mine]: 1 }, theirs: { [theirs]: 1 } };
    const { chance, exact } = odds(fight);
    assert.ok(exact && chance > 0 && chance < 1, `${chance}`);
    close(chance, foughtOut(fight));
  });
}

/** Two footmen against two berserkers, counted out by classes of cards. */
function twoAgainstTwo(): number {
  const kinds = [
    { n: 12, hurts: true, special: false },
    { n: 6, hurts: false, special: true },
    { n: 12, hurts: false, special: false },
  ];
  let chance = 0;
  const draw = (
    left: number,
    total: number,
    share: number,
    then: (share: number) => void,
    count: (i: number) => void,
  ) => {
    if (left === 0) return then(share);
    kinds.forEach((kind, i) => {
      if (kind.n === 0) return;
      const likely = (share * kind.n) / total;
      kind.n--;
      count(i);
      draw(left - 1, total - 1, likely, then, count);
      count(-1 - i);
      kind.n++;
    });
  };
  let lost = 0;
  const byFoe = (i: number): void => {
    if (i === 0) lost++;
    else if (i === -1) lost--;
  };
  draw(
    2,
    30,
    1,
    share => {
      const standing = 2 - lost;
      let won = 0;
      const byMe = (i: number): void => {
        if (i === 0 || i === 1) won++;
        else if (i === -1 || i === -2) won--;
      };
      draw(
        standing,
        28,
        share,
        likely => {
          if (standing > 2 - won) chance += likely;
        },
        byMe,
      );
    },
    byFoe,
  );
  return chance;
}

test('what is only sampled is within its error, and says so', () => {
  const { chance, exact, error } = odds({ mine: { footman: 2 }, theirs: { berserker: 2 } });
  assert.equal(exact, false);
  assert.ok(error > 0 && error < 0.1);
  assert.ok(Math.abs(chance - twoAgainstTwo()) <= error, `${chance} is not ${twoAgainstTwo()} within ${error}`);
  const sure = odds({ mine: { footman: 3 }, theirs: { berserker: 1 } });
  assert.ok(1 - sure.chance <= sure.error, 'of three at least two stand');
});

test(rule('RW-NEUT-01') + 'neutral units are fought too, and a larger army does better', () => {
  const against = (n: number): number => odds({ mine: { footman: n }, theirs: { beastman: 2 }, holder: NOBODY }).chance;
  assert.ok(against(1) < against(3) && against(3) < against(6) + 1e-9);
});

test(rule('RW-GEN-09') + 'nothing hidden has a part: the same view, dealt anew, has the same odds', () => {
  const fight: Fight = {
    mine: { footman: 3, knight: 1 },
    theirs: { berserker: 2, warlock: 1 },
    given: g => {
      hand(g, 0, 'rally-cry');
      hand(g, 1, 'ambush', 'shield-wall');
    },
  };
  const g = tableFor(fight);
  const first = oddsOf(view(game, g, 0), 0, attackOf(fight));
  const luck = rng('anew');
  for (let i = 0; i < 4; i++) {
    const world = reimagine(game, g, 0, luck);
    assert.deepEqual(oddsOf(view(game, world, 0), 0, attackOf(fight)), first);
  }
  // Nor what the defender holds in truth.
  hand(g, 1, 'summon-lightning', 'tactical-retreat');
  assert.deepEqual(oddsOf(view(game, g, 0), 0, attackOf(fight)), first);
});

test(rule('RW-BATTLE-02') + 'a battle under way has the odds it had before, until fate is drawn', () => {
  const given = (g: Table): void => {
    hand(g, 0, 'rally-cry');
    turn(g, 0, 'mobilize');
  };
  const g = tableFor({ mine: { footman: 2 }, theirs: { berserker: 1 }, given });
  g.stack = [];
  call(g, mobilize, march(0));
  let q = game.machine.run(g);
  for (const answer of ['7C', 'all@DC', DONE]) q = game.machine.play(g, q!, answer);
  assert.equal(q?.ask, 'window/battle-start.play');
  for (const me of [0, 1, null]) {
    const { chance, exact } = oddsOf(view(game, g, me), me);
    assert.ok(exact);
    close(chance, 18 / 30 + (12 / 30) * (17 / 29));
  }
});

test('a large battle is fought less often, so that nobody waits longer, and is told with a larger error', () => {
  const fight = (n: number) => odds({ mine: { footman: n, knight: 2 }, theirs: { berserker: n, 'chaos-lord': 2 } });
  const told = [1, 3, 4, 6].map(n => ({ units: 2 * n + 4, ...fight(n) }));
  for (const { units, courses } of told) {
    assert.ok(courses >= 60 && units * courses <= 1250, `${courses} battles of ${units}`);
  }
  assert.deepEqual(
    told.map(({ courses }) => courses),
    [140, 100, 83, 62],
  );
  assert.ok(told.every(({ error }) => error > 0 && error < 0.13));
  const { exact, courses } = odds({ mine: { footman: 1 }, theirs: { berserker: 1 } });
  assert.ok(exact && courses <= 220);
});
