import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { game, type Table } from '../../src/index.ts';
import { does, procedure } from '../../src/rules/book.ts';
import { drawQuests, drawReward, drawTactics } from '../../src/rules/holdings.ts';
import { canClaim, claimTitle, freeTitles, grantTitle, holdsTitle, priceOf } from '../../src/rules/titles.ts';
import { daqanUthuk, hand, scenario } from '../position.ts';

const table = (): Table => new Scenario(game, daqanUthuk()).g as Table;

test(rule('RW-LIMIT-01') + 'an empty deck is made of its discards again; without any nothing is drawn', () => {
  const g = table();
  hand(g, 0);
  hand(g, 1);
  g.tacticDiscard.push(...g.tacticDeck.splice(0));
  drawTactics(g, 0, 2, 'RW-LIMIT-01');
  assert.deepEqual([g.players[0]!.tactics.length, g.tacticDeck.length, g.tacticDiscard.length], [2, 48, 0]);
  g.tacticDeck.length = 0;
  drawTactics(g, 0, 2, 'RW-LIMIT-01');
  assert.equal(g.players[0]!.tactics.length, 2);
});

test(rule('RW-LIMIT-01') + 'rewards and quests likewise, quests with those that lie face down', () => {
  const g = table();
  const [hero] = g.players[0]!.heroes;
  g.rewardDiscard.push(...g.rewardDeck.splice(0));
  assert.ok(drawReward(g, 0, hero!, 'RW-LIMIT-01'));
  assert.deepEqual([hero!.rewards.length, g.rewardDeck.length], [1, 24]);
  g.rewardDeck.length = 0;
  assert.equal(drawReward(g, 0, hero!, 'RW-LIMIT-01'), undefined);
  const n = g.questDeck.length;
  g.questsDropped.push(...g.questDeck.splice(0, 2));
  g.questDiscard.push(...g.questDeck.splice(0));
  drawQuests(g, 0, 1, 'RW-LIMIT-01');
  assert.deepEqual([g.players[0]!.quests.length, g.questDeck.length, g.questsDropped.length], [3, n - 1, 0]);
});

/** Draws one by one. */
const draw = procedure<{ n: number }>('test/draw', { draw: does((g, { n }) => drawTactics(g, 0, n, 'RW-TACT-03')) });

scenario(
  rule('RW-TACT-03', 'RW-LIMIT-08') + 'ten tactics may be held; the limit is applied after the last card of a draw',
  daqanUthuk(g => {
    hand(g, 0);
    hand(g, 1);
  }),
  t => {
    t.at(draw, { n: 10 }).over();
    t.at(draw, { n: 2 }).asked(0, 'hand/tactics.discard');
    t.holds(g => assert.equal(g.players[0]!.tactics.length, 12));
    const { card } = t.g.players[0]!.tactics[11]!;
    t.says(0, card)
      .hears(1, [`discards-tactic ${card}`])
      .asked(0, 'hand/tactics.discard');
    t.says(0, t.g.players[0]!.tactics[0]!.card).over();
  },
);

test(rule('RW-TACT-05') + 'tactics of the set-up may be played in the first spring', () => {
  for (const seats of [2, 3, 4]) {
    const { g } = deal(game, { seats, seed: `spring ${seats}` });
    const { machine } = game;
    for (let n = 0; g.year === 0 && n < 200; n++) {
      const [question] = machine.open(g);
      const [answer] = machine.otherwise(g, question!.seat)!;
      machine.answer(g, question!.seat, answer!);
    }
    assert.deepEqual([g.year, g.season], [1, 'spring']);
    const first = g.players.map(({ tactics }) => tactics.filter(({ fresh }) => !fresh).length);
    assert.ok(
      first.every(n => n > 0),
      `${first}`,
    );
  }
});

test(
  rule('RW-ORDER-72', 'RW-ORDER-73', 'RW-ORDER-74', 'RW-ORDER-75', 'RW-ORDER-76') +
    'titles: more than lies there, and it is spent',
  () => {
    const g = table();
    g.players[0]!.influence = 5;
    g.players[1]!.influence = 2;
    assert.deepEqual(freeTitles(g), ['primarch', 'captain', 'warden']);
    assert.deepEqual(
      [canClaim(g, 0, 'captain', 0), canClaim(g, 0, 'captain', 1), canClaim(g, 0, 'captain', 6)],
      [false, true, false],
    );
    claimTitle(g, 0, 'captain', 2, 'RW-ORDER-71');
    assert.deepEqual([g.titles.captain, g.players[0]!.influence], [{ holder: 0, influence: 2 }, 3]);
    assert.equal(canClaim(g, 1, 'captain', 2), false, 'as much as lies there is not enough');
    assert.deepEqual([priceOf(g, 'captain'), canClaim(g, 0, 'captain', 3)], [3, true]);
    claimTitle(g, 0, 'captain', 3, 'RW-ORDER-76');
    assert.deepEqual([g.titles.captain, g.players[0]!.influence], [{ holder: 0, influence: 3 }, 0]);
    grantTitle(g, 1, 'warden', 1, 'RW-ORDER-72');
    assert.deepEqual([holdsTitle(g, 1, 'warden'), g.players[1]!.influence, freeTitles(g)], [true, 2, ['primarch']]);
  },
);
