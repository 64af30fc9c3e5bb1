import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cloneOf, type Entry, type Question, view, withJournal } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { offersByTroop } from '../../src/foresight/offers.ts';
import { boostPrice, hiringCost } from '../../src/foresight/prices.ts';
import { threats } from '../../src/foresight/threats.ts';
import { offer, RESOURCES } from '../../src/ids.ts';
import { game, type Table } from '../../src/index.ts';
import { HORDE } from '../../src/printed/hordes.ts';
import { powerAt } from '../../src/rules/battle.ts';
import { visitEmbassy } from '../../src/rules/locations/embassy.ts';
import { everywhere } from '../board/play.ts';
import { partners, position, sides } from '../position.ts';

/** What an answer makes its seat pay at once. */
function paid(g: Table, q: Question, answer: string): Partial<Record<string, number>> {
  const after = cloneOf(game, g);
  const journal: Entry[] = [];
  withJournal(after, journal, () => game.machine.play(after, q, answer));
  const [first] = journal.filter(({ kind, seat }) => kind === 'pays' && seat === q.seat);
  return first === undefined ? {} : { [first.what]: first.n };
}

test(
  rule('GW-LOC-EMB-03', 'GW-LOC-EMB-04') + 'what hiring is said to cost is what it costs, and no more is offered',
  () => {
    let met = 0;
    everywhere('hiring', 24, (g, q, seen) => {
      if (q.ask !== 'location/hire.choose') return;
      const { gold } = seen.players[q.seat]!.goods!;
      const { advisor, clerk } = hiringCost(seen, q.seat);
      for (const id of seen.queue) {
        assert.equal(q.options.includes(id), gold >= advisor, id);
        if (gold < advisor) continue;
        assert.deepEqual(paid(g, q, id), { gold: advisor });
        met++;
      }
      assert.equal(q.options.includes('clerk'), gold >= clerk && seen.players[q.seat]!.school > 0);
      if (q.options.includes('clerk')) assert.deepEqual(paid(g, q, 'clerk'), clerk === 0 ? {} : { gold: clerk });
    });
    assert.ok(met > 20, `${met} advisors`);
  },
);

test(
  rule('GW-LOC-EMB-04', 'GW-ADV-03') + 'what lowers the price of an advisor is told, also while nobody hires',
  () => {
    const { g } = new Scenario(
      game,
      position({
        players: sides(3, {
          active: ['court-tutor', 'examiner'],
          supporters: 2,
          clerks: { embassy: 1 },
          goods: { gold: 9 },
        }),
        queue: ['surveyor'],
      }),
    );
    const said = hiringCost(view(game, g as Table, 0), 0);
    assert.deepEqual(said, { advisor: 5 - 1, advisorLess: 1, advisorMore: 0, clerk: 2 - 1, clerkLess: 1 });
    const world = cloneOf(game, g as Table);
    world.stack = [];
    visitEmbassy(world, 0);
    const q = game.machine.run(world)!;
    assert.deepEqual(paid(world, q, 'surveyor'), { gold: said.advisor });
  },
);

for (const [active, advisor, advisorLess] of [
  [['court-tutor'], 2, 1],
  [[], 2, 0],
] as const)
  test(
    rule('GW-COOP-25') + `Court Intrigue: what an event adds is told beside what ${active.length} cards take off`,
    () => {
      const { g } = new Scenario(
        game,
        partners({
          players: sides(3, { active: active.slice(), goods: { gold: 9 }, clerks: { embassy: 1 } }),
          queue: ['surveyor'],
          together: { events: ['court-intrigue'] },
        }),
      );
      const said = hiringCost(view(game, g as Table, 0), 0);
      assert.deepEqual(said, { advisor, advisorLess, advisorMore: 1, clerk: 2, clerkLess: 0 });
    },
  );

test(
  rule('GW-TACTIC-05') + 'the price of a boosted effect is said before it is chosen, and whether it can be paid',
  () => {
    let met = 0;
    everywhere('boosts', 40, (g, q, seen) => {
      if (q.ask !== 'tactics/play.chooseBox') return;
      const { tactic } = seen.stack.at(-1)!.v as { tactic: Parameters<typeof boostPrice>[2] };
      const { chi, have } = boostPrice(seen, q.seat, tactic)!;
      if (have < chi) assert.ok(!q.options.includes('boosted'), tactic);
      if (!q.options.includes('boosted')) return;
      assert.deepEqual(paid(g, q, 'boosted'), chi === 0 ? {} : { chi });
      met++;
    });
    assert.ok(met > 10, `${met} boosts`);
    everywhere('hidden boosts', 1, (_, q, seen) => {
      assert.equal(boostPrice(seen, (q.seat + 1) % seen.seats, 'retreat'), null, 'nobody knows the chi of another');
    });
  },
);

test(rule('GW-WINTER-06', 'GW-COMP-35') + 'what hordes count one by one is what they count together', () => {
  let differs = 0;
  everywhere('powers', 12, (_, __, seen) => {
    seen.sections.forEach((section, n) => {
      const powers = section.hordes.map((_, row) => powerAt(section, row));
      assert.equal(
        powers.reduce((sum, power) => sum + power, 0),
        threats(seen)[n]!.power,
      );
      differs += section.hordes.filter(({ id }, row) => powers[row] !== HORDE[id].power).length;
    });
  });
  assert.ok(differs > 100, `${differs} times not what is printed`);
});

test(
  rule('GW-LOC-BARRACKS-03') + 'of the ways to pay for a soldier, only those are folded that a better one stands for',
  () => {
    let folds = 0;
    everywhere('offers', 40, (_, q) => {
      if (q.ask !== 'recruit.hire') return;
      const groups = offersByTroop(q.options);
      const all = groups.flatMap(({ shown, folded }) => [...shown, ...folded]);
      assert.deepEqual(all.toSorted(), q.options.filter(id => id !== 'done').toSorted(), 'nothing is lost');
      for (const { troop, shown, folded } of groups) {
        assert.ok(shown.length > 0 && shown.length <= 2, troop);
        for (const id of folded) {
          const best = shown.filter(other =>
            RESOURCES.every(resource => offer(other).price[resource] <= offer(id).price[resource]),
          );
          assert.ok(best.length > 0, `${id} is folded, and nothing shown is cheaper`);
          folds++;
        }
      }
    });
    assert.ok(folds > 5, `${folds} folded`);
  },
);
