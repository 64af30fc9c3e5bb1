import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, cloneOf, copy, deal, type Question, rng, type Seat, view } from '@teahouse/kernel';
import { dealOf, Scenario, tables } from '@teahouse/testkit';
import { answerForecast, type Change, eventForecast, warnings } from '../src/forecast.ts';
import { game, type Table } from '../src/index.ts';
import { event } from '../src/rules/events.ts';
import { countPersons, dragons } from '../src/rules/vocabulary.ts';
import { pointsOf } from '../src/table.ts';
import { position } from './position.ts';

/** What changed for a ruler between two states. */
function difference(before: Table, after: Table, seat: Seat): Change {
  const measure = (g: Table): Required<Change> => {
    const ruler = g.rulers[seat]!;
    return {
      yuan: ruler.yuan,
      rice: ruler.rice,
      fireworks: ruler.fireworks,
      points: pointsOf(ruler),
      track: ruler.track,
      floors: ruler.palaces.reduce((sum, palace) => sum + palace.floors, 0),
      dragons: dragons(ruler),
      persons: countPersons(ruler),
    };
  };
  const [a, b] = [measure(before), measure(after)];
  const keys = Object.keys(a) as (keyof Change)[];
  return Object.fromEntries(keys.filter(key => a[key] !== b[key]).map(key => [key, b[key] - a[key]]));
}

const luck = rng('forecasts');
const all = tables(game);

/** Plays random games and stops at every question. */
function everywhere(games: number, visit: (g: Table, q: Question) => void): void {
  for (let n = 0; n < games; n++) {
    const { g, question } = deal(game, dealOf(all, 'forecasts', n) as Parameters<typeof deal<Table, never, never>>[1]);
    for (let q = question; q !== null; ) {
      visit(g, q);
      q = game.machine.play(g, q, q.options[luck(q.options.length)]!);
    }
  }
}

/** What a forecast tells of the questions that follow from an answer; they are compared when they are asked. */
const LATER: Record<string, readonly (keyof Change)[]> = {
  'actions/act.chooseAction': ['floors'],
  'wall/build.choose': ['floors'],
  'super/charter.choose': ['floors'],
  'persons/card.play': ['track', 'persons'],
  'persons/tile.choose': ['track', 'persons'],
  'super/sunrise.choose': ['track', 'persons'],
  'super/flood.chooseFireworks': ['yuan'],
  'draft.chooseFirst': ['track', 'persons'],
  'draft.chooseSecond': ['track', 'persons'],
};

test('a forecast of an answer is what the answer does', () => {
  const compared = new Map<string, number>();
  everywhere(150, (g, q) => {
    const seen = view(game, g, q.seat);
    for (const answer of q.options) {
      const told = answerForecast(seen, q.seat, q.ask, answer);
      for (const key of LATER[q.ask] ?? []) delete told[key];
      const after = cloneOf(game, g);
      game.machine.step(q.ask)!.take(after, after.stack.at(-1)!.v as never, answer as never, q.seat);
      assert.deepEqual(difference(g, after, q.seat), told, `${q.ask}: ${answer}`);
      compared.set(q.ask, (compared.get(q.ask) ?? 0) + 1);
    }
  });
  for (const ask of game.machine.asks()) assert.ok((compared.get(ask) ?? 0) > 5, `${ask} was hardly compared`);
});

test('a forecast of an event is what the event does', () => {
  const compared = new Map<string, number>();
  everywhere(12, (g, _) => {
    if (luck(6) > 0) return;
    const month = 3 + luck(10);
    const told = g.rulers.map((_, seat) => eventForecast(view(game, g, seat), seat, month));
    const after = copy(g);
    after.month = month;
    after.stack = [];
    call(after, event, { owed: [], hungry: [] });
    for (let q = game.machine.run(after); q !== null; ) q = game.machine.play(after, q, q.options[0]!);
    g.rulers.forEach((_, seat) => {
      assert.deepEqual(difference(g, after, seat), told[seat], `${g.events[month - 1]}, seat ${seat}`);
    });
    compared.set(g.events[month - 1]!, (compared.get(g.events[month - 1]!) ?? 0) + 1);
  });
  for (const kind of ['tribute', 'drought', 'festival', 'mongols', 'contagion'])
    assert.ok((compared.get(kind) ?? 0) > 5, kind);
});

describe('what an action would give, in numbers', () => {
  const t = new Scenario(
    game,
    position({
      groups: [{ cards: ['taxes', 'build', 'privilege'] }, { cards: ['harvest'], dragons: [1] }],
      rulers: [{ yuan: 2, palaces: [[3, 'tax-collector-young', 'craftsman-young', 'farmer-old']] }, {}],
    }),
  );
  const seen = view(game, copy(t.g), 0);
  const gives = (ask: string, answer: string): Change => answerForecast(seen, 0, ask, answer);
  test('actions count the persons that help', () => {
    assert.deepEqual(gives('actions/act.chooseAction', 'taxes'), { yuan: 5 });
    assert.deepEqual(gives('actions/act.chooseAction', 'build'), { floors: 2 });
    assert.deepEqual(gives('actions/act.chooseAction', 'harvest'), { rice: 3 });
  });
  test('passing says how many yuan, a taken group what it costs', () => {
    assert.deepEqual(gives('actions/act.chooseGroup', 'pass'), { yuan: 1 });
    assert.deepEqual(gives('actions/act.chooseGroup', 'group-2'), { yuan: -3 });
    assert.deepEqual(gives('actions/act.chooseGroup', 'group-1'), {});
  });
  test('a privilege costs and scores', () => {
    assert.deepEqual(gives('actions/privilege.choose', 'large'), { yuan: -7, dragons: 2 });
  });
});

describe('warnings of wasted moves', () => {
  const warn = (wanted: Parameters<typeof position>[0], ask: string, answer: string): string[] => {
    const { g } = new Scenario(game, position(wanted));
    return warnings(view(game, copy(g), 0), 0, ask, answer);
  };
  const groups = [{ cards: ['build' as const] }, { cards: ['taxes' as const] }];

  test('passing with three yuan or more', () => {
    const ask = 'actions/act.chooseGroup';
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 3 }, {}] }, ask, 'pass'), ['pass-for-nothing']);
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 2 }, {}] }, ask, 'pass'), []);
    assert.deepEqual(warn({ groups, rulers: [{ yuan: 9 }, {}] }, ask, 'group-1'), []);
  });
  test('a card whose stacks are empty', () => {
    const ask = 'persons/card.play';
    const rulers = [{}, {}];
    assert.deepEqual(warn({ rulers, empty: ['healer-young', 'healer-old'] }, ask, 'card-healer'), [
      'card-without-tile',
    ]);
    assert.deepEqual(warn({ rulers, empty: ['healer-young'] }, ask, 'card-healer'), []);
    assert.deepEqual(warn({ rulers, empty: ['healer-young', 'healer-old'] }, ask, 'card-wild'), []);
  });
  test('a new palace that nobody can move into', () => {
    const ask = 'actions/build.placeFloor';
    const lived: [number, 'monk-young'] = [2, 'monk-young'];
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived] }, {}] }, ask, 'new-palace'), []);
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived, [1]] }, {}] }, ask, 'new-palace'), [
      'palace-will-decay',
    ]);
    assert.deepEqual(warn({ groups, month: 12, rulers: [{ palaces: [lived] }, {}] }, ask, 'new-palace'), [
      'palace-will-decay',
    ]);
    assert.deepEqual(warn({ groups, rulers: [{ palaces: [lived, [1]] }, {}] }, ask, 'palace-0'), []);
  });
  test('a charter for healers', () => {
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'super/charter.choose', 'healer'), ['charter-for-nothing']);
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'super/charter.choose', 'farmer'), []);
  });
  test('a person sent away although somebody could be replaced', () => {
    assert.deepEqual(warn({ rulers: [{}, {}] }, 'persons/lodge.choose', 'decline'), ['person-declined']);
    assert.deepEqual(warn({ rulers: [{ palaces: [] }, {}] }, 'persons/lodge.choose', 'decline'), []);
  });
});
