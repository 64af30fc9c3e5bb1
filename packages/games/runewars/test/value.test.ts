import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  call,
  cloneOf,
  copy,
  deal,
  placesOf,
  type Question,
  type Rng,
  reimagine,
  rng,
  type Seat,
} from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { DONE } from '../src/ids.ts';
import { game, type Table } from '../src/index.ts';
import type { SeasonCardId } from '../src/printed/ids.ts';
import { prospects, tells } from '../src/prospects.ts';
import { area } from '../src/rules/areas.ts';
import { march, mobilize } from '../src/rules/mobilize.ts';
import { primaryAbility } from '../src/rules/season.ts';
import { army, daqanUthuk, hero, orders, position, quiet, turn } from './position.ts';
import { influence, openCard } from './seasons.ts';

const tableOf = (given?: (g: Table) => void): Table => new Scenario(game, daqanUthuk(given)).g as Table;

/** The answer after which the position is worth most, in a world that the seat thinks possible. */
function greedy(g: Table, question: Question, luck: Rng): string {
  const { seat, options } = question;
  const imagined = reimagine(game, g, seat, luck);
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const answer of options.length === 1 ? [] : options) {
    const world = cloneOf(game, imagined);
    game.machine.play(world, question, answer);
    const worth = game.value(world, seat);
    assert.ok(Number.isFinite(worth), `${question.ask} ${answer} is worth ${worth}`);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

function playOut(seats: number, seed: string, isGreedy: (seat: Seat) => boolean): { g: Table; decisions: number } {
  const luck = rng(seed);
  const { g, question } = deal(game, { seats, seed });
  let decisions = 0;
  for (let q = question; q !== null; decisions++) {
    const answer = isGreedy(q.seat) ? greedy(g, q, luck) : q.options[luck(q.options.length)]!;
    q = game.machine.play(g, q, answer);
    assert.ok(decisions < 10_000, `they compose without end at ${q?.ask}`);
  }
  return { g, decisions };
}

test('who follows the value of positions beats one who chooses at random', () => {
  let wins = 0;
  for (let n = 0; n < 6; n++) {
    const { g } = playOut(2, `value ${n}`, seat => seat === n % 2);
    if (placesOf(game.outcome(g), 2)[n % 2] === 1) wins++;
  }
  assert.equal(wins, 6);
});

test('three who follow it come to an end, and have fought and gathered runes', () => {
  const { g } = playOut(3, 'sensible', () => true);
  assert.ok(g.layings.length > 3, 'somebody has received a dragon rune');
  for (const player of g.players) assert.ok(player.heroes.length > 0);
});

const better = (worse: Table, better: Table, seat: Seat = 0): number =>
  game.value(better, seat) - game.value(worse, seat);

test(rule('RW-RUNE-04') + 'a genuine rune more is worth about ten', () => {
  const more = tableOf(g => {
    area(g, 'DA').rune!.genuine = true;
    g.layings[0]!.genuine++;
  });
  const gained = better(tableOf(), more);
  assert.ok(gained > 7 && gained < 12, `${gained}`);
  assert.ok(Math.abs(better(tableOf(), more, 1)) < 10);
});

test('a larger army is worth more, and the stronger of two units', () => {
  const few = tableOf(g => army(g, 'DA', 0, { footman: 1 }));
  const many = tableOf(g => army(g, 'DA', 0, { footman: 3 }));
  const strong = tableOf(g => army(g, 'DA', 0, { knight: 1 }));
  assert.ok(prospects(many, 0).army > prospects(few, 0).army);
  assert.ok(prospects(strong, 0).army > prospects(few, 0).army);
  assert.ok(better(few, many) > 0);
});

test(rule('RW-RUNE-04') + 'a rune with an enemy army beside it is worth less, and guards help', () => {
  const near = (guards: number, foes: number) =>
    tableOf(g => {
      army(g, 'DC', 0, { footman: guards });
      army(g, '7C', 1, { berserker: foes });
    });
  const threatened = (guards: number, foes: number) => prospects(near(guards, foes), 0).threatened;
  assert.ok(threatened(1, 6) < threatened(1, 1));
  assert.ok(threatened(7, 6) > threatened(1, 6));
  assert.ok(better(near(1, 1), near(1, 6)) < 0);
});

describe('guards', () => {
  /** Five footmen in DC, where a rune lies, and in DA, which no enemy can reach; berserkers beside DC. */
  const guarded = (inDc: number, { foes = 5, routed = 0, genuine = true } = {}): Table =>
    tableOf(g => {
      quiet(g);
      army(g, 'DC', 0, { footman: inDc });
      army(g, 'DA', 0, { footman: 5 - inDc });
      army(g, '7C', 1, { berserker: foes }, routed === 0 ? {} : { berserker: routed });
      for (const [id, is] of [
        ['DC', genuine],
        ['DA', !genuine],
      ] as const)
        area(g, id).rune!.genuine = is;
    });
  /** What it brings to guard the rune with all but one, instead of with one. */
  const gain = (how?: Parameters<typeof guarded>[1]): number => better(guarded(1, how), guarded(4, how));

  test(rule('RW-RUNE-04') + 'a guarded rune is worth more than an unguarded one where an enemy is near', () => {
    assert.ok(gain() > 0, `${gain()}`);
    assert.ok(prospects(guarded(4), 0).threatened > prospects(guarded(1), 0).threatened);
    assert.equal(prospects(guarded(4), 0).runes, prospects(guarded(1), 0).runes, 'it is the same rune');
  });
  test('where nobody is near, or all who are lie routed, a guard brings next to nothing', () => {
    for (const how of [{ foes: 0 }, { foes: 0, routed: 5 }]) {
      assert.ok(gain(how) < gain() / 2, `${gain(how)} against ${gain()}`);
    }
  });
  test(rule('RW-RUNE-01') + 'a false rune is not worth as many guards', () => {
    assert.ok(gain({ genuine: false }) < gain(), `${gain({ genuine: false })} against ${gain()}`);
  });
});

describe('bids', () => {
  /** Both have six influence, and bid so much for what a card offers. */
  const bidding = (card: SeasonCardId, mine: number, theirs: number): number => {
    const t = new Scenario(
      game,
      daqanUthuk(g => {
        quiet(g);
        openCard(g, card);
        influence(g, 6, 6);
      }),
    );
    t.at(primaryAbility, {}).says(0, `${mine}`).says(1, `${theirs}`);
    return game.value(t.g as Table, 0);
  };
  test(rule('RW-BID-06') + 'for a rune four influence are well spent', () => {
    assert.ok(bidding('rune-unearthed', 4, 3) > bidding('rune-unearthed', 0, 3));
  });
  test(rule('RW-BID-06') + 'for a tactics card or a title they are not', () => {
    assert.ok(bidding('reckoning', 4, 3) < bidding('reckoning', 0, 3));
    assert.ok(bidding('reckoning', 1, 0) > bidding('reckoning', 4, 0), 'but one may be, where nobody bids');
  });
  test(rule('RW-BID-03') + 'losers pay as well: to bid and lose is worse than not to bid', () => {
    for (const card of ['rune-unearthed', 'reckoning'] as const) {
      assert.ok(bidding(card, 3, 4) < bidding(card, 0, 4), card);
    }
  });
});

test(rule('RW-SEASON-11') + 'units that winter will starve count for less', () => {
  const fed = tableOf(g => {
    army(g, 'DA', 0, { footman: 6 });
    g.players[0]!.dials.food = 6;
  });
  const hungry = tableOf(g => {
    army(g, 'DA', 0, { footman: 6 });
    g.players[0]!.dials.food = 2;
  });
  assert.ok(prospects(hungry, 0).hunger < prospects(fed, 0).hunger);
  assert.equal(prospects(fed, 0).army, prospects(hungry, 0).army);
});

test(rule('RW-HERO-06') + 'a shard at home is nearly a rune', () => {
  const shard = tableOf(g => hero(g, 0, 'quill', 'DB', 'timmorran-shard'));
  const blade = tableOf(g => hero(g, 0, 'quill', 'DB', 'long-spear'));
  assert.ok(prospects(shard, 0).rewards - prospects(blade, 0).rewards > 5);
});

test(rule('RW-ORDER-05') + 'an order with its bonus promises more', () => {
  const ordered = (supreme: boolean): number => {
    const g = tableOf(t => {
      quiet(t);
      orders(t, 0, 'recruit', supreme);
      turn(t, 0, 'recruit');
      t.players[0]!.supreme = supreme;
    });
    g.stack = [{ proc: 'turn', step: 'act', list: null, i: 0, sealed: null, v: { seat: 0 } }];
    return prospects(g, 0).order;
  };
  assert.ok(ordered(true) > ordered(false) && ordered(false) > 0);
});

test(rule('RW-ORDER-20') + 'an army that is gathered counts by its odds, and a full one as much as the attack', () => {
  const gathering = (n: number): Table => {
    const g = tableOf(t => {
      quiet(t);
      turn(t, 0, 'mobilize');
      t.players[0]!.influence = 0;
      army(t, 'DA', 0, { knight: 6 });
    });
    g.stack = [];
    const squads = n === 0 ? [] : [{ unit: 'knight' as const, from: 'DA' as const, n }];
    call(g, mobilize, { ...march(0), at: '7D', army: squads });
    g.stack[0]!.step = 'move';
    return g;
  };
  const worth = (n: number): number => game.value(gathering(n), 0);
  // One knight alone would lose, but the others may still join him.
  assert.ok(Math.abs(worth(1) - worth(5)) < 3);
  const idle = gathering(0);
  idle.stack = [];
  assert.ok(worth(6) > game.value(idle, 0), 'two sorcerers fall to six knights');
  const g = gathering(6);
  const before = game.value(g, 0);
  game.machine.play(g, { seat: 0, ask: 'mobilize.move', options: [DONE] }, DONE);
  assert.ok(g.battle === null || Math.abs(game.value(g, 0) - before) < 6);
});

test('seats that have the same are worth the same, whichever they are', () => {
  const one = new Scenario(game, position({ factions: ['daqan', 'uthuk'] })).g as Table;
  const other = copy(one);
  // The two players change places, with all that is theirs.
  other.players.reverse();
  const swap = (seat: Seat): Seat => (seat < 0 ? seat : 1 - seat);
  const bits = (known: number): number => (known & ~3) | ((known & 1) << 1) | ((known >> 1) & 1);
  for (const here of other.areas) {
    here.holder = swap(here.holder);
    here.activated = here.activated.map(swap);
    if (here.stronghold !== null) here.stronghold.owner = swap(here.stronghold.owner);
    if (here.rune !== null) here.rune.known = bits(here.rune.known);
  }
  other.order = other.order.map(swap);
  for (const seat of [0, 1]) assert.ok(Math.abs(game.value(one, seat) - game.value(other, swap(seat))) < 1e-9);
});

test('what tells two positions apart is named', () => {
  const more = tableOf(g => {
    area(g, 'DA').rune!.genuine = true;
    g.layings[0]!.genuine++;
  });
  assert.deepEqual(tells(more, tableOf(), 0), { what: 'runes', n: 10 });
  assert.equal(tells(tableOf(), tableOf(), 0), null);
});

test('looking changes nothing, and a look does not depend on the one before', () => {
  const { g } = playOut(2, 'pure', () => false);
  assert.ok(g.over);
  const early = tableOf();
  const text = JSON.stringify(early);
  const first = [game.value(early, 0), game.value(early, 1)];
  game.value(
    tableOf(t => army(t, 'DA', 0, { footman: 7 })),
    1,
  );
  assert.deepEqual([game.value(early, 0), game.value(early, 1)], first);
  assert.equal(JSON.stringify(early), text);
});

test(rule('RW-VICT-01', 'RW-VICT-03') + 'at the end the winner is ahead of all', () => {
  const { g } = playOut(3, 'over', () => false);
  const places = placesOf(game.outcome(g), 3);
  const first = places.indexOf(1);
  for (const seat of [0, 1, 2]) if (seat !== first) assert.ok(game.value(g, first) > game.value(g, seat));
  assert.equal(tells(g, g, 0), null);
});
