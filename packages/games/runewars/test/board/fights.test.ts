import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, type Entry, type Heard, heard, rng, view, withJournal } from '@teahouse/kernel';
import { type Fight, fightEndedBy, fightUnderWay, isEndOfFight } from '../../board/model/fights.ts';
import { drawsIn, drawsNow, itemsIn, lostIn, passesOf, shownOf } from '../../board/model/passes.ts';
import { game } from '../../src/index.ts';
import { UNIT } from '../../src/printed/units.ts';
import { eager } from './play.ts';

const line = (kind: string, what = '', n = 0, at = '', seat = 0): Heard => ({ kind, rule: '', seat, what, n, at });

const BATTLE = [
  line('attacks', '', 0, '4A'),
  line('plays', 'ambush'),
  line('ambushes', 'warlock'),
  line('unit-draws', 'warlock', 3),
  line('unit-draws', 'razorwing', 15, '', -1),
  line('destroyed', 'razorwing', 1, '4A', -1),
  line('unit-draws', 'archer', 5),
  line('unit-draws', 'berserker', 7),
  line('unit-draws', 'berserker', 8),
  line('strength', '', 5),
  line('wins-battle', '', 0, '4A'),
];

test('a battle is told row by row, from the first card that is played to the retreat', () => {
  const journal = [line('season'), ...BATTLE, line('retreats', 'razorwing', 1, '5A', -1), line('activates')];
  const at = journal.findIndex(isEndOfFight);
  const fight = fightEndedBy(journal, at)!;
  assert.deepEqual([fight.kind, fight.area, fight.told.length], ['battle', '4A', BATTLE.length + 1]);
  const passes = passesOf(fight);
  assert.deepEqual(
    passes.map(({ row, draws, told }) => [row, draws.map(({ card }) => card), told.map(({ kind }) => kind)]),
    [
      [0, [], ['attacks', 'plays', 'ambushes']],
      // The warlock, whose row is the third, lies in ambush.
      [1, [3, 15], ['destroyed']],
      [UNIT.archer.initiative, [5], []],
      [UNIT.berserker.initiative, [7, 8], ['strength', 'wins-battle', 'retreats']],
    ],
  );
  assert.equal(itemsIn(passes), fight.told.length);
  assert.equal(fightEndedBy(journal, at - 1), null, 'only its end opens it');
  assert.equal(fightUnderWay(journal, 'battle'), null, 'it is over');
});

test('of a battle that goes on it is known who drew which open card', () => {
  const journal = BATTLE.slice(0, 5);
  const passes = passesOf(fightUnderWay(journal, 'battle')!);
  assert.deepEqual(
    drawsNow({ fateOpen: [15, 3, 29] }, passes).map(({ by, seat }) => [by, seat]),
    [
      ['razorwing', -1],
      ['warlock', 0],
      ['', -1],
    ],
    'a card that nobody is known to have drawn is nobody’s',
  );
  assert.equal(fightUnderWay(journal, 'duel'), null);
});

test('duels and tests of diplomacy are told in the same manner', () => {
  const duel = [line('challenges', 'he01', 0, 'marauder'), line('hero-fate', 'he01', 4), line('wins-duel', 'he01')];
  const envoys = [
    line('negotiates', '', 2, '4C'),
    line('envoy-draws', '', 19),
    line('destiny', 'gold'),
    line('allies'),
  ];
  const journal = [...duel, ...envoys];
  const [first, second] = journal.flatMap((entry, at) => (isEndOfFight(entry) ? [fightEndedBy(journal, at)!] : []));
  assert.deepEqual([first!.kind, first!.told], ['duel', duel]);
  assert.deepEqual([second!.kind, second!.area, second!.told], ['envoys', '4C', envoys]);
  assert.deepEqual(passesOf(first!)[1]!.draws[0]!.shapes, ['circle']);
  assert.deepEqual(passesOf(second!)[1]!.draws[0]!.shapes, [], 'envoys look at its destiny alone');
});

test('in whole games every fight is found again, and every open card of a battle is somebody’s', () => {
  const kinds = new Map<Fight['kind'], number>();
  let cards = 0;
  for (let n = 0; n < 10; n++) {
    const journal: Entry[] = [];
    const luck = rng(`fights ${n}`);
    const { g, question } = deal(game, { seed: `fights ${n}`, seats: 3, options: {} }, journal);
    const told = (): Heard[] => journal.map(entry => heard(entry, null)).filter(entry => entry !== null);
    for (let q = question; q !== null; ) {
      const now = q;
      if (g.battle !== null && g.battle.row > 0 && g.fateOpen.length > 0) {
        const fight = fightUnderWay(told(), 'battle');
        assert.ok(fight !== null && fight.area === g.battle.area, `a battle in ${g.battle.area}`);
        const draws = drawsNow(view(game, g, null), passesOf(fight));
        const drawers = [g.battle.attacker.acting, g.battle.defender.acting];
        for (const { by } of draws) assert.ok(drawers.includes(by as never), `${by} draws`);
        cards += draws.length;
      }
      q = withJournal(g, journal, () => game.machine.play(g, now, eager(now, luck)));
    }
    const all = told();
    for (const [at, entry] of all.entries()) {
      if (!isEndOfFight(entry)) continue;
      const fight = fightEndedBy(all, at)!;
      kinds.set(fight.kind, (kinds.get(fight.kind) ?? 0) + 1);
      assert.ok(passesOf(fight).length > 0 && fight.told.includes(entry));
    }
  }
  assert.deepEqual([...kinds.keys()].sort(), ['battle', 'duel', 'envoys']);
  assert.ok(cards > 10, `${cards} open cards`);
});

test('while cards are turned, nothing is told of what they do, and later cards are not there yet', () => {
  const passes = passesOf(fightEndedBy(BATTLE, BATTLE.length - 1)!);
  assert.equal(drawsIn(passes), 5);
  const at = (open: number) =>
    shownOf(passes, open).map(({ row, draws, down, told }) => [row, draws.length, down, told.length]);
  const [before, first, ...rest] = passes.map(({ row, draws, told }) => [row, draws.length, 0, told.length]);
  assert.deepEqual(at(0), [before, [1, 2, 2, 0]], 'two cards face down');
  assert.deepEqual(at(1), [before, [1, 2, 1, 0]]);
  assert.deepEqual(at(2).slice(0, 2), [before, first], 'what they did is told');
  assert.deepEqual(at(5), [before, first, ...rest]);
  assert.equal(lostIn(shownOf(passes, 1), -1).size, 0);
  assert.deepEqual([...lostIn(shownOf(passes, 2), -1)], [['razorwing', 1]]);
  assert.equal(lostIn(passes, 0).size, 0, 'those of the other side');
});
