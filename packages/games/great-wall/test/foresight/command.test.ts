import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Frame, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import type { Act } from '../../src/foresight/acts.ts';
import { foreseeCommand } from '../../src/foresight/command.ts';
import { pricesIn } from '../../src/foresight/offers.ts';
import { game, type Table } from '../../src/index.ts';
import type { OrderId } from '../../src/printed/ids.ts';
import { turn } from '../../src/rules/autumn.ts';
import type { Clan } from '../../src/table.ts';
import { everywhere } from '../board/play.ts';
import { position, sides } from '../position.ts';

const foreseen = (g: Readonly<Table>, command: OrderId, clan: Clan = 0, me: number | null = 0) =>
  foreseeCommand(view(game, g as Table, me), me, clan, command);

/** What the rules ask while a box of a command is carried out, and the act that must foretell it. */
const FORETOLD: Readonly<Record<string, Act['act']>> = {
  'clerks/move.choose': 'move',
  'command/take.choose': 'take',
  'goods/choose.choose': 'take',
  'command/advance.choose': 'advance',
  'command/either.choose': 'either',
  'recruit.hire': 'recruit',
  'location/build.choose': 'build',
  'command/betray.choose': 'copy',
};

/** Which box asks: the owner's, that of the others, or one that is copied; null where something else asks. */
function boxOf(stack: readonly Frame[]): 'own' | 'others' | 'copied' | null {
  const proc = stack.at(-2)?.proc;
  if (proc === 'autumn/turn') return stack.at(-2)!.step === 'boxes' ? 'own' : null;
  return proc === 'autumn/others' ? 'others' : proc === 'command/betray' ? 'copied' : null;
}

test(rule('GW-CMD-02', 'GW-CMD-03', 'GW-CMD-07') + 'what is foretold of a command is what its boxes then ask', () => {
  const met = new Map<string, number>();
  everywhere('commands', 24, (_, q, seen) => {
    const box = boxOf(seen.stack);
    const kind = FORETOLD[q.ask];
    const top = seen.stack.at(-1)!.v as {
      visited?: unknown[];
      recruits?: unknown[];
      left?: number;
      among?: string[];
      clan?: Clan;
    };
    const hasBegun = (top.visited?.length ?? 0) > 0 || (top.recruits?.length ?? 0) > 0;
    if (box === null || kind === undefined || hasBegun || (kind === 'take' && top.among!.length < 3)) return;
    const { clan, command } = seen.track.find(order => order?.clan === seen.active)!;
    const all = foreseeCommand(seen, q.seat, clan, command);
    const copy = all.own.find(act => act.act === 'copy');
    assert.ok(copy === undefined || copy.act === 'copy');
    const { copied = null } = seen.stack.at(-2)!.v as { copied?: string | null };
    if (box === 'copied' && copied === null) {
      assert.equal(copy!.n, top.left, 'clerks instead of a copy');
      return;
    }
    const acts = {
      own: all.own,
      others: all.others.find(other => other.clan === (top.clan ?? q.seat))?.acts,
      copied: copy?.of.find(one => one.command === copied)?.acts,
    }[box];
    const found = acts?.filter(act => act.act === kind) ?? [];
    assert.ok(
      found.some(act => says(act, q.options, top)),
      `${q.ask} of ${command}, ${box}: ${JSON.stringify({ found, q, top })}`,
    );
    met.set(`${box} ${kind}`, (met.get(`${box} ${kind}`) ?? 0) + 1);
  });
  for (const kind of [
    'own move',
    'own take',
    'own advance',
    'own recruit',
    'own build',
    'own copy',
    'others move',
    'others either',
  ]) {
    assert.ok((met.get(kind) ?? 0) > 3, `${kind}: ${JSON.stringify([...met])}`);
  }
});

/** Whether an act says the numbers and the places of a question. */
function says(act: Act, options: readonly string[], { left, among }: { left?: number; among?: string[] }): boolean {
  const but = (...ids: string[]) => options.filter(id => !ids.includes(id)).join();
  switch (act.act) {
    case 'move':
      return act.n === left && act.to.join() === but('done');
    case 'take':
      return act.n === left && act.among.join() === among!.join();
    case 'advance':
      return act.at.join() === but('pass');
    case 'either':
      return act.ready.length > 0 === options.includes('attack');
    case 'recruit':
      return act.n === left && JSON.stringify(act.prices) === JSON.stringify(pricesIn(options));
    case 'build':
      return act.offers!.map(({ answer }) => answer).join() === but('pass');
    case 'copy':
      return act.of.map(({ command }) => command).join() === but('clerks');
    default:
      return false;
  }
}

test(
  rule('GW-CMD-06') + 'the bonus: sure once a card is turned up, possible while it may be, and not for one’s own',
  () => {
    const start = position({ players: sides(3, { goods: { wood: 2, stone: 3 } }, {}, { pile: ['attack-order'] }) });
    const secret = foreseen(new Scenario(game, start).g, 'levy');
    assert.deepEqual(secret.bonus, {
      by: 'attack-order',
      from: [1],
      known: false,
      acts: [
        {
          act: 'recruit',
          n: 2,
          waiver: 1,
          prices: [{ troop: 'spearman', price: { wood: 1, stone: 1, gold: 0, chi: 0 } }],
        },
      ],
    });
    assert.equal(recruitOf(secret.own).n, 1, 'what may come is not counted on');

    const laid = (command: OrderId) =>
      foreseen(
        new Scenario(
          game,
          position({
            players: sides(3),
            track: [
              [0, 'levy'],
              [1, command],
            ],
          }),
        ).g,
        'levy',
      );
    assert.equal(recruitOf(laid('attack-order').own).n, 2);
    assert.deepEqual(laid('attack-order').bonus!.from, [1]);
    assert.equal(recruitOf(laid('economy').own).n, 1);
    assert.deepEqual({ ...laid('economy').bonus, acts: [] }, { by: 'attack-order', from: [], known: true, acts: [] });

    const turned = new Scenario(game, start).g as Table;
    turned.players[1]!.revealed = 'attack-order';
    turned.players[0]!.revealed = 'levy';
    assert.equal(recruitOf(foreseen(turned, 'levy').own).n, 2, 'a card that is turned up will lie on the track');
    assert.equal(foreseen(turned, 'betrayal').bonus, null);

    const mine = position({ players: sides(3), track: [[0, 'economy']] });
    assert.deepEqual(
      foreseen(new Scenario(game, mine).g, 'despotism').bonus!.from,
      [],
      'one’s own card helps nobody else',
    );
  },
);

const recruitOf = (acts: readonly Act[]) => acts.find(act => act.act === 'recruit')!;

test(
  rule('GW-CMD-02', 'GW-ADV-03') + 'Levy: what recruiting would cost after all that is waived, and nobody else’s goods',
  () => {
    const t = new Scenario(
      game,
      position({
        players: sides(3, { goods: { wood: 1, chi: 2 } }, { goods: { wood: 9, stone: 9 } }),
        track: [
          [0, 'levy'],
          [1, 'levy'],
        ],
      }),
    );
    const { own, others } = foreseen(t.g, 'levy');
    assert.deepEqual(recruitOf(own).prices, [{ troop: 'archer', price: { wood: 1, stone: 0, gold: 0, chi: 1 } }]);
    assert.deepEqual(own.at(-1), { act: 'draw', n: 1 });
    assert.deepEqual(others.map(({ clan }) => clan).sort(), [1, 2]);
    const rival = foreseen(t.g, 'levy', 1);
    assert.equal(recruitOf(rival.own).prices, null);
    assert.deepEqual(
      rival.others.map(({ clan }) => clan),
      [0],
      'of another’s card, what it does for me',
    );
    // And the rules agree.
    t.at(turn, { clan: 0, space: 0, done: [] });
    t.asked(0, 'clerks/move.choose').says(0, 'done');
    t.says(1, 'done').says(2, 'done').offers(0, 'archer:wood-1+chi-1').refuses(0, 'archer:wood-1');
  },
);

test(rule('GW-CMD-08', 'GW-ATTACK-02') + 'Attack Order: who at the wall could attack, and who could not', () => {
  const { g } = new Scenario(
    game,
    position({
      players: sides(3, {
        rest: { left: { spearman: 2 }, middle: { spearman: 1 }, right: { horseman: 1 } },
        posts: { left: 1, middle: 1 },
      }),
      hordes: { left: ['outriders-l'], right: ['lancers-r'] },
      track: [[0, 'attack-order']],
    }),
  );
  // In the middle there is no horde; the lances on the right cost chi that is not there.
  assert.deepEqual(foreseen(g, 'attack-order').own.at(-1), {
    act: 'attack',
    ready: [
      { section: 0, troop: 'spearman', n: 2 },
      { section: 0, troop: 'archer', n: 1 },
    ],
  });
});

test(
  rule('GW-CMD-02', 'GW-LOC-BUILD-11') + 'Work Harder: what can be built, and what is left to pay of one’s own',
  () => {
    const { g } = new Scenario(
      game,
      position({
        players: sides(3, { goods: { stone: 2 } }),
        warehouse: { wood: 3 },
        walls: { right: 1 },
        barricades: { left: 3, middle: 3 },
        track: [
          [0, 'work-harder'],
          [1, 'levy'],
        ],
      }),
    );
    assert.deepEqual(foreseen(g, 'work-harder').own.at(-1), {
      act: 'build',
      rebate: 1,
      offers: [
        { answer: 'wall-left', own: 1 },
        { answer: 'wall-middle', own: 1 },
        { answer: 'barricade-right', own: 0 },
      ],
    });
  },
);

test(
  rule('GW-CMD-02', 'GW-CMD-07') +
    'Economy collects where clerks stand, Despotism activates there, Betrayal copies either',
  () => {
    const { g } = new Scenario(
      game,
      position({
        players: sides(3, { clerks: { quarry: 1, embassy: 1 } }),
        track: [
          [0, 'betrayal'],
          [1, 'economy'],
          [2, 'despotism'],
        ],
      }),
    );
    const [copy] = foreseen(g, 'betrayal').own;
    assert.ok(copy?.act === 'copy' && copy.n === 2);
    const [economy, despotism] = copy.of;
    assert.deepEqual([economy!.command, despotism!.command], ['economy', 'despotism']);
    assert.deepEqual(economy!.acts[1], { act: 'gain', resource: 'stone', n: 1 });
    assert.deepEqual(
      despotism!.acts.map(act => (act.act === 'move' ? act.n : act)),
      [4, { act: 'advance', at: ['quarry', 'embassy'] }],
    );
  },
);

test('looking at commands changes nothing', () => {
  everywhere('untouched commands', 1, (_, q, seen) => {
    const before = JSON.stringify(seen);
    for (const command of seen.players[q.seat]!.hand) foreseeCommand(seen, q.seat, q.seat, command);
    for (const order of seen.track) if (order !== null) foreseeCommand(seen, q.seat, order.clan, order.command);
    assert.equal(JSON.stringify(seen), before, q.ask);
  });
});
