import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, deal, LANGUAGES, placesOf, type Question, rng } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table, text } from '../src/index.ts';
import { prospects, tells } from '../src/prospects.ts';
import { build } from '../src/rules/locations/builders-camp.ts';
import { honorOf } from '../src/table.ts';
import { position, sides } from './position.ts';

/** The answer after which the position is worth most. */
function greedy(g: Table, { seat, options, ask }: Question): string {
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const answer of options) {
    const world = cloneOf(game, g);
    game.machine.play(world, { seat, options, ask }, answer);
    const worth = game.value(world, seat);
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}

const tableOf = (wanted: Parameters<typeof position>[0]): Table => new Scenario(game, position(wanted)).g as Table;

test('who follows the value of positions beats two who choose at random', () => {
  const luck = rng('value');
  let wins = 0;
  for (let n = 0; n < 24; n++) {
    const { g, question } = deal(game, { seats: 3, seed: `value ${n}` });
    for (let q = question; q !== null; ) {
      q = game.machine.play(g, q, q.seat === n % 3 ? greedy(g, q) : q.options[luck(q.options.length)]!);
    }
    if (placesOf(game.outcome(g), g.seats)[n % 3] === 1) wins++;
  }
  assert.ok(wins >= 20, `${wins} of 24, where chance gives 8`);
});

test('among themselves they build and claim, and make something of it', () => {
  let [levels, claimed, honor] = [0, 0, 0];
  for (let n = 0; n < 6; n++) {
    const { g, question } = deal(game, { seats: 3, seed: `sensible ${n}` });
    for (let q = question; q !== null; ) q = game.machine.play(g, q, greedy(g, q));
    for (const player of g.players) {
      levels += player.levels;
      claimed += player.claimed.length;
      honor += honorOf(player);
    }
  }
  assert.ok(
    levels >= 24 && claimed >= 6 && honor / 18 >= 60,
    `${levels} levels, ${claimed} hordes, ${honor / 18} honor`,
  );
});

test('at the end the value is the honor', () => {
  const { g, question } = deal(game, { seats: 2, seed: 'over' });
  for (let q = question; q !== null; ) q = game.machine.play(g, q, q.options[0]!);
  assert.deepEqual([game.value(g, 0), game.value(g, 1)], g.players.map(honorOf));
  assert.equal(tells(g, g, 0), null);
});

test(rule('GW-DEFEAT-05', 'GW-BREACH-01') + 'a soldier on a horde promises the horde and spares shame', () => {
  const hordes = { left: ['keshig-l' as const] };
  const without = tableOf({ players: sides(3), hordes });
  const there = tableOf({ players: sides(3), hordes, on: [['keshig-l', 0, 'spearman', 1]] });
  const [before, after] = [prospects(without, 0), prospects(there, 0)];
  assert.ok(after.hunt > before.hunt && after.threat > before.threat && after.soldiers > before.soldiers);
  assert.equal(prospects(there, 1).threat, prospects(without, 1).threat);
});

test('a soldier, and clerks who recruit, are worth more the more years there are to fight in', () => {
  const at = (year: number, rest: { spearman: number }) =>
    prospects(
      tableOf({
        year,
        players: sides(3, { rest: { left: rest }, clerks: { barracks: 2 }, goods: { wood: 2, stone: 4 } }),
      }),
      0,
    );
  const soldier = (year: number): number => at(year, { spearman: 1 }).soldiers - at(year, { spearman: 0 }).soldiers;
  assert.ok(soldier(2) > soldier(5) && soldier(5) > soldier(6) && soldier(6) > 0);
  assert.ok(at(2, { spearman: 0 }).working > at(5, { spearman: 0 }).working);
});

test(rule('GW-SOLO-68') + 'alone, the last tokens put the whole lead at risk', () => {
  const supply = (honor: number, shame: number): number =>
    prospects(tableOf({ players: [{ honor }], qin: {}, shame, year: 5 }), 0).supply;
  assert.ok(supply(100, 1) < supply(100, 4) && supply(100, 4) < supply(100, 10));
  assert.ok(supply(200, 2) < supply(100, 2), 'who leads by more has more to lose');
  assert.equal(prospects(tableOf({ players: sides(3), shame: 1 }), 0).supply, 0);
});

test(
  rule('GW-LOC-03', 'GW-LOC-11') + 'clerks are worth more where little is missing, and little where one is alone',
  () => {
    const working = (mine: number, theirs: number): number =>
      prospects(tableOf({ players: sides(3, { clerks: { quarry: mine } }, { clerks: { quarry: theirs } }) }), 0)
        .working;
    assert.ok(working(1, 2) > working(1, 1) && working(1, 1) > working(1, 0));
    assert.ok(working(4, 0) < working(3, 1));
  },
);

test(rule('GW-LOC-BUILD-08') + 'a wall that is chosen counts before it is paid', () => {
  const t = new Scenario(game, position({ players: sides(3, { goods: { wood: 5 } }), hordes: { left: ['keshig-l'] } }));
  t.at(build, { seat: 0, left: 2, rebate: 0, what: '', section: -1, owed: 0, stored: 0 });
  const before = game.value(t.g as Table, 0);
  t.says(0, 'wall-left').asked(0, 'goods/settle.pay');
  const chosen = game.value(t.g as Table, 0);
  t.says(0, 'wood-5').asked(0, 'location/build.choose', ['pass']);
  const built = game.value(t.g as Table, 0);
  assert.ok(Math.abs(chosen - built) < 2 && Math.abs(before - built) < 2, `${before}, ${chosen}, ${built}`);
});

test('what tells two positions apart is said in every language', async () => {
  const hordes = { left: ['keshig-l' as const] };
  const [rich, poor] = [
    tableOf({ players: sides(3, { goods: { wood: 6 } }), hordes }),
    tableOf({ players: sides(3), hordes }),
  ];
  assert.deepEqual(tells(rich, poor, 0)?.what, 'goods');
  assert.equal(tells(poor, rich, 0), null);
  const why = { rule: 'GW-CLERK-01', chance: 0.5, points: 10, others: [], iterations: 1 };
  for (const language of LANGUAGES) {
    const words = await text[language]();
    const said = new Set<string>();
    for (const what of Object.keys(prospects(rich, 0)))
      said.add(words.why('quarry', { ...why, because: { what, n: 1 } }));
    assert.equal(said.size, Object.keys(prospects(rich, 0)).length, language);
    for (const line of said) assert.doesNotMatch(line, /undefined/, language);
  }
});
