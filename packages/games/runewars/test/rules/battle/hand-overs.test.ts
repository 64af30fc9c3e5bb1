import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, deal, NOBODY, type Question, type Rng, rng, type Seat } from '@teahouse/kernel';
import { check } from '../../../src/check.ts';
import { AS_USUAL, PASS } from '../../../src/ids.ts';
import { game, type Table } from '../../../src/index.ts';
import { type DevelopmentId, FACTIONS, type FactionId, TACTICS, type UnitId } from '../../../src/printed/ids.ts';
import { NEUTRALS, UNIT, UNITS_OF } from '../../../src/printed/units.ts';
import { area } from '../../../src/rules/areas.ts';
import { battle } from '../../../src/rules/battle/battle.ts';
import { PASS_BATTLE } from '../../../src/rules/windows.ts';
import { FIELD, sendIn } from '../../battles.ts';
import { army, hand, position, turn } from '../../position.ts';

/** How often the table waits for somebody else in a battle, when nobody says how the rest shall go. */
const { machine } = game;

/** Three to nine units of a faction, with an ally now and then; never more than there are figures. */
function someArmy(luck: Rng, kinds: readonly UnitId[], most: number): Partial<Record<UnitId, number>> {
  const units: Partial<Record<UnitId, number>> = {};
  for (let n = 3 + luck(most - 2); n > 0; n--) {
    const unit = luck(8) === 0 ? NEUTRALS[luck(NEUTRALS.length)]! : kinds[Math.min(luck(kinds.length), luck(4))]!;
    if ((units[unit] ?? 0) * 2 < UNIT[unit].figures) units[unit] = (units[unit] ?? 0) + 1;
  }
  return units;
}

const DEFENCE: Readonly<Record<FactionId, DevelopmentId>> = {
  daqan: 'ballista-towers',
  latari: 'warding-trees',
  uthuk: 'burning-ditches',
  waiqar: 'bone-pits',
};

function someBattle(seed: number): Table {
  const luck = rng(`battle ${seed}`);
  const [mine, theirs] = [FACTIONS[luck(4)]!, FACTIONS[luck(4)]!];
  const factions = mine === theirs ? [mine, FACTIONS[(FACTIONS.indexOf(mine) + 1) % 4]!] : [mine, theirs];
  const neutral = luck(3) === 0;
  const { given, ...start } = position({
    factions,
    given: table => {
      turn(table, 0, 'conquer');
      for (const { id } of table.areas) if (id !== 'DC') army(table, id, NOBODY, {});
      for (const seat of [0, 1]) {
        const cards = Array.from({ length: luck(5) }, () => TACTICS[luck(TACTICS.length)]!);
        hand(table, seat, ...new Set(cards));
      }
      if (neutral) army(table, FIELD, NOBODY, someArmy(luck, NEUTRALS, 3));
      else {
        army(table, FIELD, 1, someArmy(luck, UNITS_OF[factions[1]!], 6));
        if (luck(3) === 0) {
          area(table, FIELD).city = null;
          area(table, FIELD).stronghold = { owner: 1, damaged: luck(2) === 0, development: DEFENCE[factions[1]!] };
        }
      }
      sendIn(table, 0, FIELD, someArmy(luck, UNITS_OF[factions[0]!], 7), luck(3));
    },
  });
  const { g } = deal(game, { seed: `battle ${seed}`, ...start });
  given!(g);
  return g;
}

const isWindow = ({ ask }: Question): boolean => ask.startsWith('window/');
const wishes = [AS_USUAL, PASS_BATTLE];

interface Count {
  questions: number;
  handOvers: number;
  /** Windows with nothing to play. */
  idle: number;
}

/** Plays a battle to its end; a window in which there is nothing to play costs nobody any time. */
function play(g: Table, choose: (table: Table, q: Question) => string): Count {
  const count: Count = { questions: 0, handOvers: 0, idle: 0 };
  let asked = '0';
  g.stack = [];
  g.over = false;
  call(g, battle, {});
  machine.run(g);
  for (let open = machine.open(g); open.length > 0; open = machine.open(g)) {
    const free = open.filter(q => isWindow(q) && q.options.every(id => id === PASS || id === PASS_BATTLE));
    if (free.length > 0) {
      machine.answer(g, free[0]!.seat, PASS);
      count.idle++;
      continue;
    }
    const now = open.map(({ seat }) => seat).join();
    if (now !== asked) count.handOvers++;
    asked = now;
    if (machine.isForked(g)) {
      for (const { seat } of open) {
        const answers = machine.complete(g, seat, ({ table }, q) => choose(table, q))!;
        count.questions += answers.length;
        machine.answers(g, seat, answers);
      }
    } else {
      count.questions++;
      machine.answer(g, open[0]!.seat, choose(g, open[0]!));
    }
    assert.equal(check(g), null);
  }
  assert.equal(g.battle, null);
  return count;
}

const BATTLES = 500;
const policies: Record<string, (luck: Rng) => (g: Table, q: Question) => string> = {
  random: luck => (_, q) => {
    const options = q.options.filter(id => !wishes.includes(id));
    return options[luck(options.length)]!;
  },
  /** Plays every card that can be played, and takes losses as they hurt least. */
  greedy: () => (g, q) => {
    if (isWindow(q)) return q.options.find(id => id !== PASS && id !== PASS_BATTLE)!;
    return defaultOf(g, q.seat) ?? q.options[0]!;
  },
};
const defaultOf = (g: Table, seat: Seat): string | undefined => machine.otherwise(g, seat)?.[0];

describe('a battle waits for somebody else less than six times', () => {
  for (const [name, policy] of Object.entries(policies)) {
    test(`${BATTLES} ${name} battles`, t => {
      const total: Count = { questions: 0, handOvers: 0, idle: 0 };
      let worst = 0;
      for (let seed = 0; seed < BATTLES; seed++) {
        const { questions, handOvers, idle } = play(someBattle(seed), policy(rng(`${name} ${seed}`)));
        total.questions += questions;
        total.handOvers += handOvers;
        total.idle += idle;
        worst = Math.max(worst, handOvers);
      }
      t.diagnostic(
        `${total.questions / BATTLES} questions, ${total.handOvers / BATTLES} hand-overs, at worst ${worst}; ${total.idle / BATTLES} idle windows`,
      );
      assert.ok(total.handOvers / BATTLES < 6, `${total.handOvers / BATTLES}`);
    });
  }
});
