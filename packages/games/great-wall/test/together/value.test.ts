import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { TOGETHER_HORDES } from '../../src/printed/hordes.ts';
import { prospects } from '../../src/prospects.ts';
import { type TogetherProspects, togetherProspects } from '../../src/value/together.ts';
import { partners, sides, WallScenario } from '../position.ts';

const tableOf = (wanted: Parameters<typeof partners>[0]): Table => new Scenario(game, partners(wanted)).g as Table;
const promise = (wanted: Parameters<typeof partners>[0], seat = 0): TogetherProspects => {
  const g = tableOf(wanted);
  return togetherProspects(g, seat, prospects(g, seat));
};

test('every horde can be weighed with an archer before it', () => {
  for (const { id } of TOGETHER_HORDES) {
    const g = tableOf({ players: sides(3, { posts: { left: 1 } }), hordes: { left: [id] } });
    for (let seat = 0; seat < 3; seat++) assert.ok(Number.isFinite(game.value(g, seat)), `${id}, seat ${seat}`);
  }
});

test(rule('GW-COOP-16') + 'what a demand still lacks counts for all, whoever brings it', () => {
  const together = { demands: ['timber-for-the-fleet' as const] };
  const brought = (wood: number): TogetherProspects =>
    promise({ players: sides(3, { goods: { wood: 3 } }, { goods: { wood } }, { goods: { wood: 3 } }), together });
  assert.ok(brought(3).tribute > brought(2).tribute && brought(3).threat > brought(2).threat);
  // What is beyond the price meets nothing.
  assert.equal(brought(9).tribute, brought(3).tribute);
});

test(rule('GW-COOP-16') + 'wood for two demands is counted once', () => {
  const demands = ['timber-for-the-fleet' as const, 'gifts-of-the-provinces' as const];
  const rich = { goods: { wood: 9, stone: 9, gold: 9 } };
  const scarce = { goods: { wood: 4, stone: 9, gold: 9 } };
  const tribute = (side: typeof rich) =>
    promise({ players: sides(3, side, side, side), together: { demands } }).tribute;
  const alone = (side: typeof rich) =>
    demands.map(id => promise({ players: sides(3, side, side, side), together: { demands: [id] } }).tribute);
  assert.equal(tribute(rich), alone(rich)[0]! + alone(rich)[1]!);
  assert.ok(tribute(scarce) < alone(scarce)[0]! + alone(scarce)[1]!);
});

test(rule('GW-COOP-45') + 'shame threatens everybody: a wall, a wound and an archer help whoever has them', () => {
  const hordes = { left: ['fire-lancers-l' as const, 'locusts-l' as const] };
  const bare = { players: sides(3), hordes };
  for (const better of [
    { ...bare, walls: { left: 2 } },
    { ...bare, wounds: { 'fire-lancers-l': [1] } },
    { ...bare, players: sides(3, {}, { posts: { left: 1 } }) },
  ])
    for (const seat of [0, 2]) assert.ok(promise(better, seat).threat > promise(bare, seat).threat);
  // The fewer tokens are left, the more the same threat weighs.
  const weight = (shame: number) =>
    promise({ ...bare, walls: { left: 3 }, shame }).threat - promise({ ...bare, shame }).threat;
  assert.ok(weight(4) > weight(30));
});

test(rule('GW-COOP-32') + 'ten honor for a token is a fair price, and honor beyond need is worth nothing', () => {
  const supply = (honor: number, shame: number) => promise({ players: sides(3, { honor }), shame }).supply;
  assert.ok(Math.abs(supply(10, 20) - supply(0, 21)) < 1e-9);
  assert.equal(supply(80, 20), supply(99, 20));
});

test(rule('GW-COOP-43') + 'an end that is won is better than any position, one that is lost worse', () => {
  const g = tableOf({ players: sides(3) });
  const open = game.value(g, 0);
  g.over = true;
  g.together!.end = 'demands';
  assert.ok(game.value(g, 0) > open);
  g.together!.end = 'shame';
  assert.ok(game.value(g, 0) < open);
});

test(
  rule('GW-COOP-20') + 'who gives nothing does not escape the shame: what is about to be taken counts already',
  () => {
    const t = new WallScenario(
      partners({
        players: sides(3, { tactics: ['retreat-1'] }, { tactics: ['restless-1'] }, { tactics: ['stockades-1'] }),
        year: 2,
        hordes: { left: ['envoys-l'], middle: ['envoys-m'], right: ['envoys-r'] },
        walls: { left: 1, middle: 1, right: 1 },
        together: { demands: ['scrolls-of-war', 'raise-the-ramparts', 'spoils-of-the-steppe'] },
      }),
    );
    t.years();
    const g = t.g as Table;
    const ahead = (): Question => game.machine.open(g)[0]!;
    for (let q = ahead(); q.ask !== 'together/pledge.choose'; q = ahead())
      game.machine.play(g, q, ['pass', 'done'].find(answer => q.options.includes(answer)) ?? q.options[0]!);
    for (let spoken = 0; spoken < 2; spoken++) game.machine.play(g, ahead(), 'give');
    // Once nobody gives, the first token is asked for: all of them weigh as they did before.
    const before = threat(g, ahead().seat);
    game.machine.play(g, ahead(), 'keep');
    assert.equal(ahead().ask, 'shame.place');
    assert.ok(Math.abs(threat(g, ahead().seat) - before) < 1, 'shame that is about to be taken is not forgotten');
  },
);
const threat = (g: Table, seat: number): number => togetherProspects(g, seat, prospects(g, seat)).threat;
