import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  call,
  cancel,
  deal,
  events,
  type Holder,
  ITSELF,
  PASS,
  type Reaction,
  type ReactionTo,
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
    around: 'all-pass',
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
  more: Partial<ReactionTo<Toy, Happening, 'pays', string>> = {},
): ReactionTo<Toy, Happening, 'pays', string> => ({
  on: 'pays',
  stage,
  forced: false,
  when: () => true,
  does,
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
  asked(0, [PASS, 'a']);
  assert.deepEqual(machine.otherwise(g, 0), [PASS]);
  machine.answer(g, 0, PASS);
  asked(1, [PASS]);
  machine.answer(g, 1, PASS);
  asked(2, [PASS]);
  machine.answer(g, 2, PASS);
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
    {
      veto: [on('before', (g, event) => cancel(g, event as never))],
      joy: [on('after', tell('joy'), { forced: true })],
    },
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
    around: 'all-pass',
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
  assert.equal(trace(g), 'game.end > event.itself > event/window.forced > bargain.choose');
  game.machine.answer(g, 0, 'less');
  game.machine.answer(g, 0, PASS);
  assert.deepEqual(g.said, ['less', 'pays 2']);
});

test('nothing happens before the cards are handed in, and they are handed in once', () => {
  const { raise, procedures } = events<Toy, Happening>({
    rule: 'T-REACT-01',
    around: 'all-pass',
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
  assert.throws(() => cancel(g, { type: 'sings' }), /'sings' is not happening/);
});

describe('several types of events', () => {
  type War = { type: 'march'; seat: Seat; army: number } | { type: 'treaty'; seat: Seat; with: Seat };
  /** Written apart: each knows the data of its own event. */
  const ambush: ReactionTo<Toy, War, 'march', 'ambush'> = {
    on: 'march',
    stage: 'before',
    forced: false,
    when: (_, march, me) => march.army > 1 && march.seat !== me.owner,
    does: (_, march) => {
      march.army -= 1;
    },
  };
  const spy: Reaction<Toy, War, 'spy'> = {
    on: 'treaty',
    stage: 'before',
    forced: false,
    when: (_, treaty, me) => treaty.with !== me.owner,
    does: (g, treaty, me) => {
      g.said.push(`${me.card} of ${me.owner} stops it`);
      cancel(g, treaty);
    },
  };
  const war = () => {
    const { raise, procedures, happening } = events<Toy, War, 'ambush' | 'spy'>({
      rule: 'T-WAR-01',
      around: 'once',
      windows: { treaty: { rule: 'T-TREATY-01', around: 'all-pass' } },
      stages: ['before', ITSELF],
      itself: {
        march: (g, { army }) => void g.said.push(`marches with ${army}`),
        treaty: g => void g.said.push('signed'),
      },
      held: (_, seat) => (seat === 0 ? [] : ['ambush', 'spy']),
      order: g => seatsOf(g),
      mayReact: () => true,
    });
    const main = procedure('game', {
      march: does(g => raise(g, { type: 'march', seat: 0, army: 3 })),
      treaty: does(g => raise(g, { type: 'treaty', seat: 0, with: 1 })),
    });
    const game = toy([
      main,
      ...procedures({
        ambush: { reactions: [ambush as ReactionTo<Toy, War, 'march', 'ambush' | 'spy'>] },
        spy: { reactions: [spy as Reaction<Toy, War, 'ambush' | 'spy'>] },
      }),
    ]);
    return { ...deal(game, { seats: 3, seed: 'war' }), machine: game.machine, happening };
  };

  test('each has its own reactions, label and rule; a view tells what is happening', () => {
    const { g, machine, happening } = war();
    assert.deepEqual(machine.open(g)[0], { seat: 0, ask: 'event/window.react', options: [PASS] });
    assert.equal(machine.rule('event/window.react'), 'T-WAR-01');
    assert.deepEqual(happening(g), { type: 'march', seat: 0, army: 3 });
    for (const seat of [0, 1, 2]) machine.answer(g, seat, PASS);
    assert.deepEqual(machine.open(g)[0], { seat: 0, ask: 'event/treaty.react', options: [PASS] });
    assert.equal(machine.rule('event/treaty.react'), 'T-TREATY-01');
    machine.answer(g, 0, PASS);
    machine.answer(g, 1, PASS);
    assert.deepEqual(machine.open(g)[0]!.options, [PASS, 'spy']);
    machine.answer(g, 2, 'spy');
    assert.deepEqual(g.said, ['marches with 3', 'spy of 2 stops it']);
    assert.equal(happening(g), null);
  });

  test('once around: who reacts may again, and those before have had their chance', () => {
    const { g, machine } = war();
    machine.answer(g, 0, PASS);
    machine.answer(g, 1, 'ambush');
    assert.deepEqual(machine.open(g)[0]!.seat, 1, 'not back to seat 0');
    machine.answer(g, 1, PASS);
    assert.deepEqual(machine.open(g)[0]!.seat, 2);
    machine.answer(g, 2, PASS);
    assert.deepEqual(g.said, ['marches with 2']);
  });
});

test('what a reaction changes may force another card to react', () => {
  const { g, machine } = house(
    {
      haggle: [
        on('before', (_, event) => {
          event.n = 5;
        }),
      ],
      cap: [
        on(
          'before',
          (_, event) => {
            event.n = 3;
          },
          { forced: true, when: (_, { n }) => n > 3 },
        ),
      ],
    },
    { 0: ['cap'], 1: ['haggle'] },
  );
  machine.answer(g, 1, 'haggle');
  for (const seat of [2, 0, 1]) machine.answer(g, seat, PASS);
  assert.ok(g.said.includes('pays 3'), g.said.join());
});

test('an event is cancelled by name of what it is, also beneath another one', () => {
  const outer = { type: 'sings', seat: 1 } as const;
  const { g } = house({ a: [on('before', tell('a'))] }, { 0: ['a'] });
  g.stack.push({ proc: 'event', step: '', list: null, i: 0, sealed: null, v: { event: outer, cancelled: false } });
  g.stack.push({
    proc: 'event',
    step: '',
    list: null,
    i: 0,
    sealed: null,
    v: { event: { type: 'pays', seat: 0, n: 1 }, cancelled: false },
  });
  cancel(g, outer);
  assert.deepEqual(
    g.stack.slice(-2).map(({ v }) => (v as { cancelled: boolean }).cancelled),
    [true, false],
  );
});
