import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, Refusal, rng, view } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { GENERAL } from '../src/cards/generals.ts';
import { game } from '../src/index.ts';
import { LOCATIONS, PLACE, slotsOf, timeTrack, WALLS } from '../src/printed/board.ts';
import { HORDE, HORDES } from '../src/printed/hordes.ts';
import { ADVISORS, COMMANDS, GENERALS, type GeneralId, REED_GENERALS, TACTIC_IDS } from '../src/printed/ids.ts';
import { reedOf } from '../src/rules/reed-acts.ts';
import type { Table } from '../src/table.ts';
import { scenario } from './position.ts';

const dealt = (seats: number, seed = 'setup'): Table => deal(game, { seats, seed }).g;

/** Answers the two secret rounds with the first card. */
function opened(seats: number, seed = 'setup'): Table {
  const { g } = deal(game, { seats, seed });
  for (let i = 0; i < 2 * seats; i++) {
    const q = game.machine.open(g)[0]!;
    game.machine.answer(g, q.seat, q.options[0]!);
  }
  return g;
}

test(rule('GW-5P-01', 'GW-5P-05', 'GW-GEN-02') + 'two to four players; five are refused with a sentence', () => {
  for (const seats of [2, 3, 4]) assert.equal(dealt(seats).players.length, seats);
  for (const seats of [5, 0]) {
    assert.throws(
      () => dealt(seats),
      error => error instanceof Refusal && error.reason === 'seats',
    );
  }
});

test(
  rule('GW-SETUP-04', 'GW-SETUP-05', 'GW-COMP-01', 'GW-LOC-01', 'GW-2P-04', 'GW-5P-02') +
    'ten locations; the side of the board goes by the number of players',
  () => {
    assert.equal(LOCATIONS.length, 10);
    const slots = (seats: number) => LOCATIONS.map(location => slotsOf(seats, location));
    const any = Number.POSITIVE_INFINITY;
    assert.deepEqual(slots(2), slots(3));
    assert.deepEqual(slots(3), [4, 4, 4, 3, 3, any, any, 2, any, any]);
    assert.deepEqual(slots(4), [5, 5, 5, 4, 4, any, any, 3, any, any]);
    assert.deepEqual(
      LOCATIONS.filter(location => PLACE[location].shameful),
      ['lumber-mill', 'quarry', 'gold-mine', 'temple', 'barracks'],
    );
  },
);

test(rule('GW-SETUP-06', 'GW-SETUP-07', 'GW-GEN-14') + 'the time token starts on the first space', () => {
  for (const seats of [2, 3, 4]) assert.equal(dealt(seats).year, 1);
  assert.deepEqual([timeTrack(2).length, timeTrack(3).length, timeTrack(4).length], [6, 6, 5]);
  assert.deepEqual(
    timeTrack(3).map(({ hordes, lethality }) => [hordes, lethality]),
    [
      [0, 1],
      [2, 1],
      [2, 2],
      [2, 2],
      [2, 2],
      [3, 3],
    ],
  );
});

test(rule('GW-SETUP-08', 'GW-COMP-12') + 'three of five artifacts, at random', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const { artifacts } = dealt(3, `artifacts ${n}`);
    assert.equal(new Set(artifacts).size, 3);
    for (const id of artifacts) seen.add(id);
  }
  assert.equal(seen.size, 5);
});

test(
  rule('GW-SETUP-10', 'GW-SETUP-11', 'GW-SETUP-03', 'GW-COMP-08') +
    'one horde in the first row of each section, the rest in the deck',
  () => {
    const g = dealt(3);
    assert.deepEqual(
      g.sections.map(({ hordes }) => hordes.length),
      [1, 1, 1],
    );
    assert.equal(g.hordeDeck.length, 21);
    assert.equal(HORDES.length, 24);
  },
);

test(
  rule('GW-SETUP-12', 'GW-SETUP-13', 'EX-01') +
    'with four players a fourth horde goes where the next back points, behind',
  () => {
    for (let n = 0; n < 30; n++) {
      const g = dealt(4, `fourth ${n}`);
      const { points } = HORDE[g.hordeDeck.at(-1)!];
      assert.deepEqual(
        g.sections.map(({ hordes }) => hordes.length),
        [0, 1, 2].map(section => (section === points ? 2 : 1)),
      );
      assert.equal(g.hordeDeck.length, 20);
    }
  },
);

test(rule('GW-SETUP-14', 'GW-COMP-25') + 'all nine barricade spaces are full', () => {
  assert.deepEqual(
    dealt(4).sections.map(({ barricades }) => barricades),
    [3, 3, 3],
  );
});

test(
  rule(
    'GW-SETUP-16',
    'GW-COMP-03',
    'GW-COMP-04',
    'GW-COMP-05',
    'GW-COMP-06',
    'GW-COMP-07',
    'GW-COMP-09',
    'GW-SETUP-33',
    'GW-SETUP-32',
    'GW-CMD-01',
  ) + 'each player has 16 soldiers, 5 of 8 clerks and 6 commands',
  () => {
    for (const player of dealt(4).players) {
      assert.deepEqual(player.reserve, { spearman: 10, archer: 4, horseman: 2 });
      assert.deepEqual([player.idle, player.school], [5, 3]);
      assert.deepEqual(player.hand, COMMANDS);
    }
  },
);

test(
  rule('GW-SETUP-17', 'GW-SETUP-18', 'GW-SETUP-19', 'GW-COMP-13', 'GW-COMP-14', 'GW-SETUP-01', 'GW-SETUP-02') +
    'two generals and two advisors for everybody',
  () => {
    const g = dealt(4);
    const generals = g.players.flatMap(player => player.dealtGenerals);
    assert.equal(new Set(generals).size, 8);
    const advisors = g.players.flatMap(player => player.dealtAdvisors);
    assert.equal(new Set([...advisors, ...g.advisorDeck]).size, ADVISORS.length);
    assert.deepEqual([ADVISORS.length, GENERALS.length, g.automata], [44, 13, []]);
  },
);

scenario(
  rule('GW-SETUP-20', 'GW-SETUP-21', 'GW-SETUP-22') + 'first a general, then the active advisor, both in secret',
  { seats: 3, seed: 'opening' },
  t => {
    const { players } = t.g;
    const [mine, theirs] = [players[0]!, players[1]!];
    t.asked(0, 'opening.chooseGeneral', mine.dealtGenerals).refuses(0, theirs.dealtGenerals[0]!, 'GW-SETUP-20');
    t.refuses(0, mine.dealtAdvisors[0]!, 'GW-SETUP-20');
    t.says(1, theirs.dealtGenerals[1]!).sees(0, ({ players: seen }) => {
      assert.deepEqual([seen[1]!.general, seen[1]!.dealtGenerals, seen[1]!.dealtAdvisors], [null, 2, 2]);
    });
    t.says(1, theirs.dealtGenerals[0]!).says(0, mine.dealtGenerals[0]!).says(2, players[2]!.dealtGenerals[0]!);
    t.asked(0, 'opening.appoint', mine.dealtAdvisors).sees(null, ({ players: seen }) => {
      assert.deepEqual(
        seen.map(({ general }) => general),
        players.map(({ dealtGenerals }) => dealtGenerals[0]),
      );
    });
    for (const seat of [0, 1, 2]) t.says(seat, players[seat]!.dealtAdvisors[1]!);
    t.sees(0, ({ players: seen }) => {
      assert.deepEqual(seen[0]!.supporters, [mine.dealtAdvisors[0]]);
      assert.deepEqual([seen[1]!.active, seen[1]!.supporters], [[theirs.dealtAdvisors[1]], [null]]);
    });
    t.asked(0, 'autumn.chooseCommands', COMMANDS);
  },
);

test(
  rule('GW-SETUP-26', 'GW-SETUP-27', 'GW-SETUP-15', 'GW-COMP-11') + 'goods and tactics are those of the general',
  () => {
    const g = opened(4);
    for (const { general, goods, tactics } of g.players) {
      assert.deepEqual(goods, GENERAL[general!].start);
      assert.equal(tactics.length, GENERAL[general!].tactics);
    }
    const all = [...g.tacticDeck, ...g.players.flatMap(({ tactics }) => tactics)];
    assert.deepEqual(all.toSorted(), TACTIC_IDS.toSorted());
  },
);

const tea = (id: GeneralId): number => GENERAL[id].tea;

test(
  rule('GW-SETUP-28', 'GW-SETUP-31', 'GW-COMP-26', 'EX-02') + 'the stack of tea goes by the value: 65, 40, 2',
  () => {
    assert.deepEqual([tea('yue-fei'), tea('song-ci'), tea('wen-tianxiang')], [65, 40, 2]);
    const { g } = deal(game, { seats: 3, seed: 'tea' });
    const chosen: GeneralId[] = ['wen-tianxiang', 'yue-fei', 'song-ci'];
    chosen.forEach((id, seat) => {
      g.players[seat]!.dealtGenerals = [id];
    });
    for (let i = 0; i < 6; i++) {
      const q = game.machine.open(g)[0]!;
      game.machine.answer(g, q.seat, q.options[0]!);
    }
    assert.deepEqual(g.tea, [1, 2, 0]);
    assert.equal(new Set(GENERALS.map(tea)).size, 13);
  },
);

test(
  rule('GW-SETUP-23', 'GW-SETUP-29', 'GW-SETUP-30', 'GW-SETUP-34', 'GW-COMP-30', 'GW-SETUP-25', 'GW-2P-14') +
    'ten shame tokens each, four advisors in the queue, no honor, and autumn begins',
  () => {
    for (const seats of [2, 3, 4]) {
      const g = opened(seats);
      assert.deepEqual([g.shame, g.queue.length, g.season, g.year], [10 * seats, 4, 'autumn', 1]);
      assert.ok(g.players.every(({ honor }) => Object.values(honor).every(n => n === 0)));
      assert.ok(g.sections.every(({ wall }) => wall === 0));
      assert.equal(game.machine.open(g)[0]!.ask, 'autumn.chooseCommands');
    }
  },
);

test(
  rule('GW-GEN-03', 'GW-GEN-04', 'GW-GEN-05', 'GW-CMD-05', 'GW-COMP-23') +
    'goods, tactics and the first supporter are secret, commands and numbers of cards are not',
  () => {
    const g = opened(3);
    const seen = view(game, g, 0);
    assert.deepEqual(seen.players[0], g.players[0]);
    const { goods, tactics, supporters, hand } = seen.players[1]!;
    assert.deepEqual([goods, tactics, supporters], [null, g.players[1]!.tactics.length, [null]]);
    assert.deepEqual(hand, COMMANDS);
    assert.deepEqual([seen.advisorDeck, seen.tacticDeck], [g.advisorDeck.length, g.tacticDeck.length]);
    assert.deepEqual(seen.hordeDeck, { cards: 21, points: HORDE[g.hordeDeck.at(-1)!].points });
    assert.ok(!('chance' in seen));
  },
);

test(
  rule(
    'GW-2P-01',
    'GW-2P-03',
    'GW-2P-05',
    'GW-2P-07',
    'GW-2P-08',
    'GW-2P-09',
    'GW-2P-10',
    'GW-2P-11',
    'GW-2P-12',
    'GW-2P-13',
    'GW-2P-15',
    'GW-COMP-10',
    'GW-COMP-15',
    'GW-SETUP-35',
  ) + 'two players: the Reed Clan, two sections, 16 hordes',
  () => {
    const generals = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const g = opened(2, `two ${n}`);
      generals.add(reedOf(g).general);
      assert.deepEqual(g.automata[0]!.clerks, ['lumber-mill', 'quarry', 'gold-mine']);
      assert.equal(reedOf(g).spearmen, 10);
      assert.equal(g.tea.at(-1), 2);
      assert.deepEqual(
        g.sections.map(({ hordes, barricades }) => [hordes.length, barricades]),
        [
          [0, 0],
          [1, 3],
          [1, 3],
        ],
      );
      assert.equal(g.hordeDeck.length, 14);
      assert.ok(g.hordeDeck.every(id => HORDE[id].points !== 0));
      assert.equal(g.track.length, 3);
    }
    assert.deepEqual([...generals].sort(), REED_GENERALS.toSorted());
  },
);

test(rule('GW-COMP-35', 'GW-COMP-36', 'GW-COMP-24') + 'what is printed on hordes and walls', () => {
  const kinds = new Map(HORDES.map(card => [card.kind, card]));
  const sum = (of: (card: (typeof HORDES)[number]) => number): number =>
    [...kinds.values()].reduce((n, card) => n + of(card), 0);
  assert.deepEqual([sum(card => card.spots.length), sum(card => card.power), sum(card => card.honor)], [39, 26, 143]);
  for (const card of HORDES) assert.ok(card.pairs.length > 0);
  assert.deepEqual(
    ['l', 'm', 'r'].map(copy => HORDE[`raiders-${copy as 'l'}`].spots.slice(0, 2).map(({ reward }) => reward.gives)),
    [
      ['wood', 'stone'],
      ['stone', 'gold'],
      ['gold', 'wood'],
    ],
  );
  assert.deepEqual(
    WALLS.map(({ defence, posts, cost }) => [defence, posts, cost]),
    [
      [0, 1, 0],
      [8, 2, 5],
      [12, 3, 10],
      [16, 4, 15],
    ],
  );
});

test('a seed tells the same story, another one another', () => {
  assert.deepEqual(dealt(3, 'a'), dealt(3, 'a'));
  assert.notDeepEqual(dealt(3, 'a').hordeDeck, dealt(3, 'b').hordeDeck);
  assert.equal(rng(1)(1), 0);
});
