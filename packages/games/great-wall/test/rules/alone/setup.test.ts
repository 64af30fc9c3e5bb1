import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooseOptions, deal, Refusal, view } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import { game, type Table, type TableOptions } from '../../../src/index.ts';
import { LOCATIONS, PRODUCTION } from '../../../src/printed/board.ts';
import { HORDE } from '../../../src/printed/hordes.ts';
import { COMMANDS } from '../../../src/printed/ids.ts';
import { reedOf } from '../../../src/rules/reed-acts.ts';
import { qinHonorOf, qinIn } from '../../../src/table.ts';
import { QIN, REED } from '../../position.ts';

/** A table for one, up to the first command. */
function alone(seed = 'alone', options: Partial<TableOptions> = {}): Table {
  const { g, question } = deal(game, { seats: 1, options: { mode: 'alone', ...options }, seed });
  for (let q = question; q?.ask.startsWith('opening'); ) q = game.machine.play(g, q, q.options[0]!);
  return g;
}

test(
  rule('GW-SOLO-01', 'GW-SOLO-02', 'GW-SOLO-09', 'GW-SOLO-20', 'GW-SOLO-21', 'GW-SOLO-14') +
    'one player, Qin Jiushao and the Reed Clan: tea in that order, clerks as with two',
  () => {
    for (let n = 0; n < 10; n++) {
      const g = alone(`order ${n}`);
      assert.deepEqual([g.seats, g.automata.map(({ name }) => name), g.tea], [1, ['qin', 'reed'], [0, QIN, REED]]);
      assert.deepEqual([reedOf(g).clerks, reedOf(g).spearmen], [['lumber-mill', 'quarry', 'gold-mine'], 10]);
      assert.deepEqual([g.players[0]!.idle, g.players[0]!.school, g.track.length], [5, 3, 3]);
    }
  },
);

test(
  rule(
    'GW-SOLO-04',
    'GW-SOLO-05',
    'GW-SOLO-06',
    'GW-SOLO-07',
    'GW-SOLO-08',
    'GW-SOLO-18',
    'GW-SETUP-01',
    'GW-SETUP-02',
  ) + 'the side for three, two sections with a horde and three barricades each, 10 shame tokens',
  () => {
    const g = alone();
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
    assert.deepEqual([g.shame, g.shameGone], [10, 0]);
    // Without a player who is alone, there is no Qin and none of his cards.
    for (const seats of [2, 3, 4]) assert.equal(qinIn(deal(game, { seats, seed: 'rivals' }).g), undefined);
  },
);

test(
  rule('GW-SOLO-10', 'GW-SOLO-11', 'GW-SOLO-12', 'GW-SOLO-17', 'GW-SOLO-19', 'GW-COMP-21', 'GW-COMP-22') +
    'Qin has a clan, four overseers, two advisors, six commands and no honor',
  () => {
    const decks = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const g = alone(`qin ${n}`);
      const qin = qinIn(g)!;
      assert.deepEqual([qin.clerks, qin.reserve], [[], { spearman: 8, archer: 4, horseman: 0 }]);
      assert.deepEqual(
        Object.values(qin.overseers).map(({ troop, level }) => [troop, level]),
        [
          ['horseman', 1],
          ['horseman', 1],
          ['spearman', 1],
          ['spearman', 1],
        ],
      );
      assert.deepEqual([qin.supporters.length, qin.takes, qinHonorOf(qin)], [2, 1, 0]);
      assert.deepEqual(qin.revealed, null);
      assert.deepEqual([qin.deck.toSorted(), qin.pile], [COMMANDS.toSorted(), []]);
      decks.add(qin.deck.join());
    }
    assert.ok(decks.size > 5, 'the deck is not shuffled');
  },
);

test(
  rule('GW-SOLO-15', 'GW-SOLO-23', 'GW-SOLO-24', 'GW-SOLO-27') +
    'his track has the four places of production and the barracks, one on each space, in any order',
  () => {
    const tracks = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const { ranking } = qinIn(alone(`track ${n}`))!;
      assert.deepEqual(ranking.toSorted(), [...PRODUCTION, 'barracks'].toSorted());
      tracks.add(ranking.join());
    }
    assert.ok(tracks.size > 10);
    assert.ok(LOCATIONS.length > 5);
  },
);

test(rule('GW-SOLO-13', 'GW-SOLO-16') + 'the player chooses one of two generals, and who of two is active', () => {
  const { g, question } = deal(game, { seats: 1, options: { mode: 'alone' }, seed: 'choose' });
  assert.deepEqual([question?.ask, question?.seat, question?.options.length], ['opening.chooseGeneral', 0, 2]);
  const next = game.machine.play(g, question!, question!.options[1]!);
  assert.deepEqual([next?.ask, next?.options.length], ['opening.appoint', 2]);
  game.machine.play(g, next!, next!.options[1]!);
  const { general, active, supporters } = g.players[0]!;
  assert.deepEqual([general, active], [question!.options[1], [next!.options[1]]]);
  assert.deepEqual(supporters, [next!.options[0]]);
  // Those of Qin are others.
  assert.ok(!qinIn(g)!.supporters.some(id => [...active, ...supporters].includes(id)));
});

describe('how strong Qin is', () => {
  test(
    rule('GW-SOLO-70', 'GW-SOLO-71', 'GW-SOLO-65') + 'he may start with 50 or 100 honor, and take both advisors',
    () => {
      for (const qinHonor of [0, 50, 100] as const) {
        assert.equal(qinHonorOf(qinIn(alone('strong', { qinHonor }))!), qinHonor);
      }
      assert.equal(qinIn(alone('strong', { qinAdvisors: 2 }))!.takes, 2);
    },
  );

  test(rule('GW-SOLO-03') + 'only whoever plays alone meets him', () => {
    const refused = (seats: number, options: Partial<TableOptions>): unknown => {
      try {
        chooseOptions(game, seats, options);
      } catch (error) {
        assert.ok(error instanceof Refusal);
        return error.details.sentence;
      }
      return null;
    };
    assert.equal(refused(1, { mode: 'alone', qinHonor: 100, qinAdvisors: 2 }), null);
    assert.equal(refused(1, {}), 'one-plays-alone');
    assert.equal(refused(2, { mode: 'alone' }), 'alone-is-for-one');
    assert.equal(refused(2, { qinHonor: 50 }), 'qin-is-for-one');
    assert.equal(refused(4, { qinAdvisors: 2 }), 'qin-is-for-one');
  });
});

test('nobody sees the order of his commands, nor who supported him from the start', () => {
  const g = alone();
  qinIn(g)!.supporters.push(g.advisorDeck.pop()!);
  for (const viewer of [0, null]) {
    const seen = qinIn(view(game, g, viewer))!;
    assert.deepEqual(
      [seen.deck, seen.supporters],
      [6 - (seen.revealed === null ? 0 : 1), [null, null, qinIn(g)!.supporters[2]]],
    );
    assert.deepEqual(seen.ranking, qinIn(g)!.ranking);
  }
});
