import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  call,
  cancel,
  deal,
  events,
  type Holder,
  ITSELF,
  PASS,
  type Reaction,
  type Seat,
  trace,
} from '../src/index.ts';
import { asks, does, procedure, seatsOf, type Toy, toy } from './toy.ts';

type Happening = { type: 'pays'; seat: Seat; n: number } | { type: 'sings'; seat: Seat };

/** Cards held by seats; here they are never discarded, so that windows are seen to close by themselves. */
function house(
  cards: Record<string, Reaction<Toy, Happening>[]>,
  held: Record<Seat, string[]>,
  asked: Seat[] = [0, 1, 2],
) {
  const { raise, procedures } = events<Toy, Happening>({
    rule: 'T-REACT-01',
    stages: ['before', ITSELF, 'after'],
    itself: {
      pays: (g, { seat, n }) => {
        g.points[seat]! += n;
        g.said.push(`pays ${n}`);
      },
      sings: g => {
        g.said.push('sings');
      },
    },
    held: (_g, seat) => held[seat] ?? [],
    order: (g, { seat }) => seatsOf(g).map(i => (seat + i) % g.seats),
    mayReact: (_g, _event, _stage, seat) => asked.includes(seat),
  });
  const main = procedure('game', {
    sing: does(g => raise(g, { type: 'sings', seat: 1 })),
    pay: does(g => raise(g, { type: 'pays', seat: 1, n: 2 })),
    after: does(g => {
      g.said.push('done');
    }),
  });
  const reacting = Object.fromEntries(Object.entries(cards).map(([id, reactions]) => [id, { reactions }]));
  const game = toy([main, ...procedures(reacting)]);
  const { g, question } = deal(game, { seats: 3, seed: 'events' });
  return { g, question, machine: game.machine };
}

const on = (
  stage: 'before' | 'after',
  does: (g: Toy, event: { n: number }, me: Holder) => void,
  more: Partial<Reaction<Toy, Happening>> = {},
): Reaction<Toy, Happening> => ({
  on: 'pays',
  stage,
  forced: false,
  when: () => true,
  does: (g, event, me) => does(g, event as { n: number }, me),
  ...more,
});
const tell = (what: string) => (g: Toy, _e: unknown, me: Holder) => {
  g.said.push(`${me.owner} ${what}`);
};

test('an event that no card of the game can react to happens at once', () => {
  const { g, question } = house({}, {});
  assert.equal(question, null);
  assert.deepEqual(g.said, ['sings', 'pays 2', 'done']);
});

test('the card list decides whether there is a window, not who holds what', () => {
  const { g, question } = house({ shield: [on('before', tell('shields'))] }, {});
  assert.deepEqual(g.said, ['sings'], 'nobody reacts to singing in this game');
  assert.deepEqual(question, { seat: 1, ask: 'event/window.react', options: [PASS] });
  assert.equal(trace(g), 'game.after > event.itself > event/window.react');
});

test('seats react in order until all have passed in a row; a card reacts once in a window', () => {
  const { g, machine } = house({ a: [on('before', tell('a'))], b: [on('before', tell('b'))] }, { 0: ['a'], 2: ['b'] });
  const asked = (seat: Seat, options: string[]): void => {
    assert.deepEqual(
      machine.open(g).map(q => [q.seat, q.options]),
      [[seat, options]],
    );
  };
  asked(1, [PASS]);
  machine.answer(g, 1, PASS);
  asked(2, [PASS, 'b']);
  machine.answer(g, 2, 'b');
  asked(1, [PASS]);
  machine.answer(g, 1, PASS);
  asked(2, [PASS]);
  machine.answer(g, 2, PASS);
  asked(0, [PASS, 'a']);
  assert.deepEqual(machine.otherwise(g, 0), [PASS]);
  machine.answer(g, 0, PASS);
  assert.deepEqual(g.said, ['sings', '2 b', 'pays 2', 'done']);
});

test('only seats that public knowledge allows are asked', () => {
  const { g, question } = house({ a: [on('before', tell('a'))] }, { 0: ['a'] }, []);
  assert.equal(question, null);
  assert.deepEqual(g.said, ['sings', 'pays 2', 'done']);
});

test('forced reactions come first, by themselves; `when` decides', () => {
  const { g } = house(
    {
      tax: [
        on(
          'before',
          (g, event) => {
            event.n -= 1;
            g.said.push('taxed');
          },
          { forced: true },
        ),
      ],
      idle: [on('before', tell('idle'), { forced: true, when: () => false })],
      joy: [on('after', tell('joy'), { forced: true })],
    },
    { 0: ['tax', 'idle'], 1: ['joy'] },
    [],
  );
  assert.deepEqual(g.said, ['sings', 'taxed', 'pays 1', '1 joy', 'done']);
  assert.equal(g.points[1], 1);
});

test('a cancelled event does not happen, closes its window and has no after', () => {
  const { g, machine } = house(
    { veto: [on('before', g => cancel(g))], joy: [on('after', tell('joy'), { forced: true })] },
    { 1: ['veto'], 2: ['joy'] },
  );
  machine.answer(g, 1, 'veto');
  assert.deepEqual(g.said, ['sings', 'done']);
  assert.equal(g.over, true);
});

test('a reaction may ask somebody, and the window goes on after it', () => {
  const bargain = procedure<{ seat: Seat }>('bargain', {
    choose: asks({
      rule: 'T-2',
      who: (_g, v) => v.seat,
      options: () => ['more', 'less'],
      take: (g, _, a) => {
        g.said.push(a);
      },
    }),
  });
  const { raise, procedures } = events<Toy, Happening>({
    rule: 'T-REACT-01',
    stages: ['before', ITSELF],
    itself: { pays: (g, { n }) => g.said.push(`pays ${n}`), sings: () => {} },
    held: (_g, seat) => (seat === 0 ? ['haggle'] : []),
    order: g => seatsOf(g),
    mayReact: (_g, _e, _s, seat) => seat === 0,
  });
  const game = toy([
    procedure('game', { pay: does(g => raise(g, { type: 'pays', seat: 1, n: 2 })) }),
    bargain,
    ...procedures({ haggle: { reactions: [on('before', (g, _e, me) => call(g, bargain, { seat: me.owner }))] } }),
  ]);
  const { g } = deal(game, { seats: 2, seed: 'x' });
  game.machine.answer(g, 0, 'haggle');
  assert.equal(trace(g), 'game.end > event.itself > event/window.react > bargain.choose');
  game.machine.answer(g, 0, 'less');
  game.machine.answer(g, 0, PASS);
  assert.deepEqual(g.said, ['less', 'pays 2']);
});

test('nothing happens before the cards are handed in, and they are handed in once', () => {
  const { raise, procedures } = events<Toy, Happening>({
    rule: 'T-REACT-01',
    stages: [ITSELF],
    itself: { pays: () => {}, sings: () => {} },
    held: () => [],
    order: g => seatsOf(g),
    mayReact: () => false,
  });
  const game = toy([procedure('game', { sing: does(g => raise(g, { type: 'sings', seat: 1 })) })]);
  assert.throws(() => deal(game, { seats: 2, seed: 'x' }), /no cards were handed in/);
  procedures({});
  assert.equal(deal(game, { seats: 2, seed: 'x' }).g.over, true);
  assert.throws(() => procedures({}), /handed in once/);
});

test('a reaction needs a stage of the game, and cancelling needs an event', () => {
  assert.throws(
    () => house({ a: [{ ...on('before', tell('a')), stage: 'sometime' }] }, {}),
    /'sometime' is not a stage/,
  );
  const { g } = house({}, {});
  assert.throws(() => cancel(g), /no event is happening/);
});
