import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, cloneOf, copy, type Question, rng, type Seat, view } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { DISASTERS, SUPER_EVENTS, SUPER_MONTH } from '../../src/cards/events.ts';
import { type Change, changeOf } from '../../src/foresight/change.ts';
import { foreseeEvent, foreseeMonth, foreseeSuper, foreseeWall, wallDue } from '../../src/foresight/events.ts';
import { palaceNumber } from '../../src/ids.ts';
import { game, type Table } from '../../src/index.ts';
import { event } from '../../src/rules/events.ts';
import { checkWall } from '../../src/rules/great-wall.ts';
import { decay, scoreMonth } from '../../src/rules/scoring.ts';
import { superEvents } from '../../src/rules/super-events.ts';
import { byTrack, countPersons } from '../../src/rules/vocabulary.ts';
import { month as monthOf } from '../../src/rules/year.ts';
import { pointsOf } from '../../src/table.ts';
import { everywhere } from '../play.ts';
import { position } from '../position.ts';

/** The same table, with nothing going on. */
function quiet(g: Table, month: number): Table {
  const after = copy(g);
  after.month = month;
  after.stack = [];
  after.over = false;
  after.order = byTrack(after);
  return after;
}

/** Plays what was called to its end. */
function finish(after: Table, choose: (q: Question) => string = q => q.options[0]!): Table {
  for (let q = game.machine.run(after); q !== null; ) q = game.machine.play(after, q, choose(q));
  return after;
}

function strike(g: Table, month: number): Table {
  const after = quiet(g, month);
  call(after, event, { owed: [], hungry: [] });
  finish(after);
  if (g.house.wall === 'off' || g.events[month - 1] !== 'mongols') return after;
  const checked = quiet(after, month);
  call(checked, checkWall, { needed: month });
  return finish(checked);
}

/** What changed for a ruler between two states. */
const difference = (before: Table, after: Table, seat: Seat): Change =>
  changeOf(before.rulers[seat]!, after.rulers[seat]!);

const luck = rng('foresights');

test('what is foreseen of an event is what the event does, with the test of the wall after the Mongols', () => {
  const compared = new Map<string, number>();
  everywhere('events', 24, g => {
    if (luck(6) > 0) return;
    const month = 3 + luck(10);
    const after = strike(g, month);
    g.rulers.forEach((_, seat) => {
      const told = foreseeEvent(view(game, g, seat), seat, month);
      assert.deepEqual(difference(g, after, seat), told, `${g.events[month - 1]}, seat ${seat}`);
    });
    const what = `${g.events[month - 1]}${g.house.wall === 'off' ? '' : ' wall'}`;
    compared.set(what, (compared.get(what) ?? 0) + 1);
  });
  for (const kind of [...DISASTERS, 'mongols wall']) assert.ok((compared.get(kind) ?? 0) > 5, kind);
});

test('the strike of these tests is what the month does', () => {
  // Whoever has nobody to choose from is not asked: then the month runs through to its scoring by itself.
  const { g } = new Scenario(
    game,
    position({ month: 5, event: 'mongols', options: { wall: 'choose' }, wall: [1, 1, 1, 1, 1], rulers: [{}, {}] }),
  );
  const after = quiet(g, 5);
  call(after, { ...monthOf, first: 'event' }, {});
  finish(after);
  const struck = strike(g, 5);
  g.rulers.forEach((_, seat) => {
    assert.deepEqual(
      [after, struck].map(({ rulers }) => rulers[seat]!.points.wall),
      [seat * 5, seat * 5],
    );
  });
});

test(
  rule('YD-WALL-CHECK-02', 'YD-WALL-CHECK-03', 'T-WALL-01', 'T-WALL-02') + 'the Mongols with the wall, in numbers',
  () => {
    const palaces: [number, ...('monk-young' | 'farmer-young')[]][] = [[2, 'monk-young', 'farmer-young']];
    const told = (wall: Seat[], month = 5): Change[] => {
      const rulers = [{ palaces }, { palaces }, { palaces }];
      const { g } = new Scenario(
        game,
        position({ month, event: 'mongols', options: { wall: 'choose' }, wall, rulers }),
      );
      return g.rulers.map((_, seat) => foreseeEvent(view(game, copy(g), seat), seat, month));
    };
    // Nobody has helmets, so everybody releases one person to the Mongols.
    assert.deepEqual(told([0, 0, 0, 1, 1]), [{ points: 3, persons: -1 }, { points: 2, persons: -1 }, { persons: -1 }]);
    assert.deepEqual(told([0, 0, 1, 1]), [{ persons: -1 }, { persons: -1 }, { persons: -2 }]);
    assert.deepEqual(told([0, 0, 1, 2]), [{ persons: -1 }, { persons: -2 }, { persons: -2 }]);
  },
);

test(rule('YD-WALL-CHECK-05') + 'who has one person left cannot lose two', () => {
  const rulers = [{ palaces: [[1, 'monk-young']] as [number, 'monk-young'][] }, { palaces: [] }];
  const { g } = new Scenario(game, position({ month: 5, event: 'mongols', options: { wall: 'choose' }, rulers }));
  const told = g.rulers.map((_, seat) => foreseeEvent(view(game, copy(g), seat), seat, 5));
  assert.deepEqual(told, [{ persons: -1 }, {}]);
});

test(
  rule('YD-WALL-CHECK-01', 'YD-WALL-END-01') + 'the wall is next checked with the next Mongols, else at the end',
  () => {
    everywhere('dues', 6, (g, _, seen) => {
      const { month, length } = wallDue(seen);
      const mongols = [...g.events.keys()].map(n => n + 1).filter(n => g.events[n - 1] === 'mongols' && n >= g.month);
      assert.deepEqual([month, length], mongols.length > 0 ? [mongols[0], mongols[0]] : [12, 12]);
    });
  },
);

test(rule('T-WALL-03') + 'what is foreseen of the last wall check is what it does', () => {
  const compared = new Set<string>();
  everywhere('last walls', 40, g => {
    if (g.house.wall === 'off' || luck(8) > 0) return;
    for (const needed of [g.wall.length, 12]) {
      const after = quiet(g, 12);
      call(after, checkWall, { needed });
      finish(after);
      g.rulers.forEach((_, seat) => {
        const told = foreseeWall(view(game, g, seat), seat, needed);
        assert.deepEqual(difference(g, after, seat), told);
        compared.add(Object.keys(told).join());
      });
    }
  });
  assert.deepEqual([...compared].sort(), ['', 'persons', 'points']);
});

/** In an earthquake a wise ruler gives up floors that stand empty. */
function wisely(g: Table): (q: Question) => string {
  return q => {
    const { palaces } = g.rulers[q.seat]!;
    const hasRoom = (id: string): boolean =>
      palaces.some(({ n, floors, persons }) => n === palaceNumber(id) && persons.length < floors);
    return q.options.find(id => q.ask === 'super/earthquake.removeFloor' && hasRoom(id)) ?? q.options[0]!;
  };
}

test('what is foreseen of a super event is what it does', () => {
  const compared = new Map<string, number>();
  everywhere('super events', 60, g => {
    if (g.superEvent === null || g.superHidden || luck(4) > 0) return;
    const kind = g.superEvent;
    // Whom an eclipse's first strike takes is not foretold; where it takes nobody, all is known.
    const first = kind === 'eclipse' ? strike(g, SUPER_MONTH) : g;
    const isFirstHarmless = g.rulers.every((ruler, n) => countPersons(ruler) === countPersons(first.rulers[n]!));
    if (!isFirstHarmless) return;
    const after = quiet(first, SUPER_MONTH);
    superEvents[kind](after);
    finish(after, wisely(after));
    g.rulers.forEach((ruler, seat) => {
      const told = foreseeSuper(view(game, g, seat), seat);
      if (told === null) {
        assert.equal(kind, 'charter');
        return;
      }
      let done = difference(first, after, seat);
      if (kind === 'sunrise') delete done.track; // by whom will be chosen
      if (kind === 'flood') {
        const { yuan = 0, rice = 0, fireworks = 0, ...rest } = done;
        done = yuan + rice + fireworks === 0 ? rest : { ...rest, goods: yuan + rice + fireworks };
      }
      assert.deepEqual(done, told, `${kind}, seat ${seat}, ${JSON.stringify(ruler.palaces)}`);
      compared.set(kind, (compared.get(kind) ?? 0) + 1);
    });
  });
  for (const kind of SUPER_EVENTS) assert.ok((compared.get(kind) ?? 0) > 5, `${kind}: hardly compared`);
});

test(rule('YD-SUPER-SETUP-02') + 'a super event that lies face down is not foreseen', () => {
  let hidden = 0;
  everywhere('face down', 12, (g, q, seen) => {
    if (!g.superHidden) return;
    assert.equal(foreseeSuper(seen, q.seat), null);
    hidden++;
  });
  assert.ok(hidden > 0);
});

test(rule('YD-SUPER-ECLIPSE-01', 'T-ECLIPSE-01') + 'the eclipse finds what the first strike has left', () => {
  const told = (kind: 'festival' | 'tribute', rulers: Parameters<typeof position>[0]['rulers']): (Change | null)[] => {
    const { g } = new Scenario(
      game,
      position({ month: 7, event: kind, superEvent: 'eclipse', options: { superEvent: 'eclipse' }, rulers }),
    );
    return g.rulers.map((_, seat) => foreseeSuper(view(game, copy(g), seat), seat));
  };
  const again = { points: 6, fireworks: -1 };
  assert.deepEqual(told('festival', [{ fireworks: 2 }, { fireworks: 1 }, { fireworks: 3 }, { fireworks: 3 }]), [
    again,
    again,
    again,
    again,
  ]);
  const four: [number, ...('monk-young' | 'farmer-young' | 'healer-young')[]][] = [
    [3, 'monk-young', 'farmer-young', 'healer-young'],
  ];
  // Six yuan: four go, then two and two persons; none: everybody has left before it strikes again.
  assert.deepEqual(
    told('tribute', [
      { yuan: 6, palaces: four },
      { yuan: 0, palaces: [[1, 'monk-young']] },
    ]),
    [{ yuan: -2, persons: -2 }, {}],
  );
});

test(
  rule('YD-SCORE-02', 'YD-DECAY-01', 'T-DECAY-01') + 'the points of the month are what the month would score',
  () => {
    everywhere('months', 6, g => {
      const after = cloneOf(game, g);
      const told = g.rulers.map((_, seat) => foreseeMonth(view(game, g, seat), seat));
      const before = after.rulers.map(pointsOf);
      decay(after);
      scoreMonth(after);
      assert.deepEqual(
        after.rulers.map((ruler, seat) => pointsOf(ruler) - before[seat]!),
        told,
      );
    });
  },
);
