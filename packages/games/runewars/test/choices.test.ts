import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, type Frame, type Question, type Rng, reimagine, rng, type Seat } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../src/index.ts';
import type { OrderId } from '../src/printed/ids.ts';
import { prospects } from '../src/prospects.ts';
import { area, unitsIn } from '../src/rules/areas.ts';
import { heroesOf } from '../src/rules/quests.ts';
import { takeTurn } from '../src/rules/turn.ts';
import { quests } from './heroes.ts';
import { army, daqanUthuk, hero, orders, quiet } from './position.ts';

/* What a player does who always takes the answer after which the position is worth most. */

const tableOf = (given?: (g: Table) => void): Table => new Scenario(game, daqanUthuk(given)).g as Table;

const frame = (proc: string, step: string, v: object = {}): Frame => ({
  proc,
  step,
  list: null,
  i: 0,
  sealed: null,
  v,
});

const WORLDS = 12;
/** What an answer leads to on the average, over what is hidden and how luck may turn. */
function worthOf(g: Table, question: Question, answer: string, luck: Rng): number {
  let sum = 0;
  for (let n = 0; n < WORLDS; n++) {
    const world = reimagine(game, g, question.seat, luck);
    game.machine.play(world, question, answer);
    sum += game.value(world, question.seat);
  }
  return sum / WORLDS;
}

/** The best answers of a seat from here on, until somebody else is asked or the seat is asked about something else. */
function plays(g: Table, seat: Seat, isOver: (q: Question) => boolean): string[] {
  const answers: string[] = [];
  const luck = rng('choices');
  for (let q = game.machine.run(g); q !== null && q.seat === seat && !isOver(q); ) {
    const asked: Question = q;
    const worths = asked.options.map(answer => worthOf(g, asked, answer, luck));
    const best = asked.options[worths.indexOf(Math.max(...worths))]!;
    answers.push(best);
    q = game.machine.play(g, asked, best);
  }
  return answers;
}

/** The quest phase of summer, where only seat 0 has a hero. */
function summer(given: (g: Table) => void): Table {
  const g = tableOf(t => {
    quiet(t);
    t.season = 'summer';
    for (const { heroes } of t.players) t.heroDeck.push(...heroes.splice(0).map(({ id }) => id));
    given(t);
  });
  g.stack = [frame('game', ''), frame('game/season', 'orders')];
  call(g, heroesOf, { seat: 0, acted: [] });
  return g;
}

/** The turn of seat 0, whose order lies open. */
function inTurn(order: OrderId, given: (g: Table) => void): Table {
  const g = tableOf(t => {
    quiet(t);
    orders(t, 0, order);
    orders(t, 1, 'fortify');
    given(t);
  });
  g.stack = [frame('game', ''), { ...frame('game/season', 'turns'), list: [0, 1], i: 1 }];
  call(g, takeTurn, { seat: 0 });
  return g;
}

test(rule('RW-HERO-09', 'RW-QUEST-01') + 'a hero walks to a quest that suits him, and attempts it', () => {
  const g = summer(t => {
    hero(t, 0, 'ilvane', 'DB');
    quests(t, 0, 'lamp-in-the-marsh');
  });
  const answers = plays(g, 0, ({ ask }) => ask === 'orders.choose');
  assert.deepEqual(answers.slice(0, 4), ['move', 'DC', '7D', 'lamp-in-the-marsh']);
});

test(rule('RW-HERO-09') + 'where a quest is too far for one summer he goes half the way', () => {
  const g = summer(t => {
    hero(t, 0, 'ilvane', 'DB');
    quests(t, 0, 'voices-over-the-water');
  });
  plays(g, 0, ({ ask }) => ask === 'orders.choose');
  assert.equal(g.players[0]!.heroes[0]!.area, '7C');
});

test(rule('RW-RUNE-04') + 'an army is worth more the nearer it is to a rune of somebody else', () => {
  const at = (id: 'DB' | '7C' | '7B') => tableOf(g => army(g, id, 0, { knight: 6 }));
  const campaign = (id: 'DB' | '7C' | '7B') => prospects(at(id), 0).campaign;
  assert.ok(campaign('7B') > campaign('7C') && campaign('7C') > campaign('DB'));
});

/** Genuine runes of the Uthuk lie in UB, with its stronghold, and in UC; Daqan stands beside both. */
const border = (knights: number, guards: number): Table =>
  inTurn('mobilize', g => {
    g.players[0]!.influence = 0;
    army(g, '3D', 0, { knight: knights });
    army(g, 'UC', 1, { berserker: guards });
  });

test(rule('RW-BATTLE-51') + 'a rune that is weakly guarded is attacked, by enough to take it', () => {
  const g = border(6, 2);
  assert.equal(plays(g, 0, () => g.battle !== null)[0], 'UC');
  assert.ok(g.battle!.attacker.fighters.length >= 4);
});

test('nobody runs into an army that is stronger', () => {
  const g = border(2, 7);
  const [at] = plays(g, 0, () => g.battle !== null);
  assert.ok(!['UA', 'UB', 'UC'].includes(at!), at);
  assert.equal(unitsIn(area(g, 'UC')), 7);
});

test(rule('RW-DUEL-01', 'RW-DUEL-13') + 'a hero challenges one who is nearly down and bears rewards', () => {
  const meeting = (damage: number): string[] => {
    const g = summer(t => {
      quests(t, 0);
      hero(t, 0, 'aldis-brandt', '7C');
      hero(t, 1, 'vessa', '7C', 'long-spear', 'oak-shield');
      t.players[1]!.heroes[0]!.damage = damage;
    });
    return plays(g, 0, ({ ask }) => !ask.startsWith('quests/') && !ask.startsWith('hero/move'));
  };
  assert.ok(meeting(3).includes('vessa'));
});
