import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cloneOf, copy, type Entry, NOBODY, type Question, rng, type Seat, view, withJournal } from '@teahouse/kernel';
import { rule, Scenario } from '@teahouse/testkit';
import { type Action, GROUPS } from '../../src/cards/actions.ts';
import { foreseeAction, foreseeAnswer, mayAct } from '../../src/foresight/answer.ts';
import { type Change, changeOf } from '../../src/foresight/change.ts';
import { game, type Table } from '../../src/index.ts';
import type { NoteKind } from '../../src/journal.ts';
import { act, feeOf } from '../../src/rules/actions.ts';
import type { AskLabel } from '../../text/en.ts';
import { everywhere } from '../play.ts';
import { position } from '../position.ts';

/** What the journal of the true table tells of a ruler, as another way to count than comparing courts. */
const TELLS: Partial<Record<NoteKind, (entry: Entry) => Change>> = {
  passes: ({ n }) => ({ yuan: n }),
  gains: ({ what, n }) => ({ [what]: n }),
  pays: ({ what, n }) => ({ [what]: -n }),
  scores: ({ n }) => ({ points: n }),
  advances: ({ n }) => ({ track: n }),
  builds: () => ({ floors: 1 }),
  'floor-lost': () => ({ floors: -1 }),
  buys: ({ what, n }) => ({ yuan: -n, dragons: what === 'small' ? 1 : 2 }),
  'takes-in': () => ({ persons: 1 }),
  replaces: () => ({ persons: -1 }),
  releases: () => ({ persons: -1 }),
};

/** Where the rules go on to something else than what was answered. */
const NEXT: readonly NoteKind[] = ['month', 'event', 'super-event', 'wall-holds', 'wall-fails', 'decays', 'sells'];
const RECKONED = ['palaces', 'ladies', 'privileges', 'persons'];

const isNext = ({ kind, seat: whose, what }: Entry, seat: Seat): boolean =>
  (whose !== seat && whose !== NOBODY) ||
  NEXT.includes(kind as NoteKind) ||
  (kind === 'scores' && RECKONED.includes(what));

/** Questions about the details of an answer: what is told of it holds whatever is answered to them. */
const DETAILS: readonly AskLabel[] = [
  'actions/act.chooseAction',
  'actions/privilege.choose',
  'actions/build.placeFloor',
  'wall/build.choose',
  'persons/tile.choose',
  'persons/lodge.choose',
];

const luck = rng('details');

/** Answers to one question, after which no more are compared. */
const MANY = 150;

interface Done {
  change: Change;
  /** The same before any detail was chosen. */
  atOnce: Change;
  /** The table as the answer left it; null if the rules went on to something else. */
  after: Table | null;
  /** Whether details were chosen, and whether luck had a part. */
  details: boolean;
  lucky: boolean;
}

/** What an answer does on the true table, with details chosen at random. */
function done(g: Table, q: Question, answer: string): Done {
  const after = cloneOf(game, g);
  const journal: Entry[] = [];
  let details = false;
  let first = 0;
  withJournal(after, journal, () => {
    let next = game.machine.play(after, q, answer);
    first = journal.length;
    while (next?.seat === q.seat && next.ask !== q.ask && DETAILS.includes(next.ask as AskLabel)) {
      if (journal.some(entry => isNext(entry, q.seat))) break;
      details = true;
      next = game.machine.play(after, next, next.options[luck(next.options.length)]!);
    }
  });
  const end = journal.findIndex(entry => isNext(entry, q.seat));
  const own = end < 0 ? journal : journal.slice(0, end);
  return {
    change: changeIn(own),
    atOnce: changeIn(own.slice(0, first)),
    after: end < 0 ? after : null,
    details,
    lucky: own.some(({ kind }) => kind === 'chance'),
  };
}

function changeIn(journal: readonly Entry[]): Change {
  const change: Partial<Record<string, number>> = {};
  for (const entry of journal) {
    for (const [what, n] of Object.entries(TELLS[entry.kind as NoteKind]?.(entry) ?? {})) {
      change[what] = (change[what] ?? 0) + n;
      if (change[what] === 0) delete change[what];
    }
  }
  return change;
}

test(
  rule('YD-ACT-05', 'YD-ACT-07', 'YD-ACT-13') +
    'what is foreseen of an answer is what it does, whatever is chosen then',
  () => {
    const compared = new Map<string, number>();
    everywhere('foresights', 60, (g, q, seen) => {
      if ((compared.get(q.ask) ?? 0) > MANY) return;
      for (const answer of q.options) {
        const told = foreseeAnswer(seen, q, answer).change;
        const { change, atOnce, details, lucky } = done(g, q, answer);
        for (const [what, n] of Object.entries(told) as [keyof Change, number][]) {
          assert.ok(n === change[what] || n === atOnce[what], `${what} at ${q.ask}: ${answer}`);
        }
        if (details || lucky) continue;
        assert.deepEqual(told, change, `${q.ask}: ${answer}`);
        compared.set(q.ask, (compared.get(q.ask) ?? 0) + 1);
      }
    });
    const alwaysWithDetails = [
      'draft.chooseFirst',
      'draft.chooseSecond',
      'persons/tile.choose',
      'super/sunrise.choose',
    ];
    for (const ask of game.machine.asks())
      assert.ok(alwaysWithDetails.includes(ask) || (compared.get(ask) ?? 0) > 3, `${ask} was hardly compared`);
  },
);

describe('looking ahead', () => {
  const FIELDS = ['yuan', 'rice', 'fireworks', 'small', 'large', 'track', 'palaces', 'founded', 'points'] as const;

  test('the ruler is then as foreseen', () => {
    const compared = new Map<string, number>();
    everywhere('foresight', 20, (g, q, seen) => {
      if ((compared.get(q.ask) ?? 0) > MANY) return;
      for (const answer of q.options) {
        const { after, details, lucky } = done(g, q, answer);
        if (after === null || details || lucky) continue;
        const told = foreseeAnswer(seen, q, answer).seen.rulers[q.seat]!;
        for (const field of FIELDS)
          assert.deepEqual(told[field], after.rulers[q.seat]![field], `${field} at ${q.ask}: ${answer}`);
        compared.set(q.ask, (compared.get(q.ask) ?? 0) + 1);
      }
    });
    for (const ask of ['actions/act.chooseGroup', 'actions/build.placeFloor', 'persons/lodge.choose', 'release.choose'])
      assert.ok((compared.get(ask) ?? 0) > 5, `${ask} was hardly compared`);
  });

  test('a new person has moved in somewhere', () => {
    everywhere('guests', 10, (g, q, seen) => {
      if (q.ask !== 'persons/tile.choose' && !q.ask.startsWith('draft.')) return;
      for (const answer of q.options) {
        const { change, seen: then } = foreseeAnswer(seen, q, answer);
        const before = g.rulers[q.seat]!.palaces.flatMap(({ persons }) => persons);
        const after = then.rulers[q.seat]!.palaces.flatMap(({ persons }) => persons);
        const expected = change.persons === 1 ? [...before, answer] : before;
        assert.deepEqual(after.toSorted(), expected.toSorted());
      }
    });
  });

  test('what only luck can tell is not foreseen', () => {
    let lucky = 0;
    everywhere('luck', 40, (g, q, seen) => {
      if (q.ask !== 'actions/act.chooseAction' || g.house.wall !== 'random' || !q.options.includes('wall')) return;
      if (g.rulers[q.seat]!.wall.length < 2) return;
      assert.deepEqual(foreseeAnswer(seen, q, 'wall'), { change: {}, seen });
      assert.deepEqual(foreseeAction(seen, q.seat, 'wall'), {});
      lucky++;
    });
    assert.ok(lucky > 5);
  });

  test('the view itself is left as it was', () => {
    everywhere('untouched', 3, (_, q, seen) => {
      const before = JSON.stringify(seen);
      for (const answer of q.options) foreseeAnswer(seen, q, answer);
      assert.equal(JSON.stringify(seen), before);
    });
  });

  test(rule('YD-ACT-06', 'YD-ACT-13') + 'a group is offered exactly if one of its actions is in reach', () => {
    everywhere('reach', 30, (g, q, seen) => {
      if (q.ask !== 'actions/act.chooseGroup') return;
      g.groups.forEach((group, n) => {
        const isInReach = group.cards.some(action => mayAct(seen, q.seat, action, feeOf(group)));
        assert.equal(q.options.includes(GROUPS[n]!), isInReach);
      });
    });
  });
});

/** What seat 0 foresees when it is to act. */
function acting(wanted: Parameters<typeof position>[0], ...before: string[]): (answer: string) => Change {
  const t = new Scenario(game, position(wanted)).at(act, { seat: 0, group: -1 });
  for (const answer of before) t.says(0, answer);
  const [question] = game.machine.open(copy(t.g));
  return answer => foreseeAnswer(view(game, copy(t.g), 0), question!, answer).change;
}

describe('what an action would give, in numbers', () => {
  const wanted: Parameters<typeof position>[0] = {
    groups: [{ cards: ['taxes', 'build', 'privilege'] }, { cards: ['harvest'], dragons: [1] }],
    rulers: [{ yuan: 2, palaces: [[3, 'tax-collector-young', 'craftsman-young', 'farmer-old']] }, {}],
  };
  const seen = view(game, copy(new Scenario(game, position(wanted)).g), 0);
  const gives = (action: Action): Change => foreseeAction(seen, 0, action);
  test('actions count the persons that help, also while nobody acts', () => {
    assert.deepEqual(gives('taxes'), { yuan: 5 });
    assert.deepEqual(gives('build'), { floors: 2 });
    assert.deepEqual(gives('harvest'), { rice: 3 });
    assert.deepEqual(gives('privilege'), { yuan: -2, dragons: 1 }, 'the small one');
    const chosen = acting(wanted, 'group-1');
    assert.deepEqual(chosen('taxes'), { yuan: 5 });
    assert.deepEqual(chosen('build'), { floors: 2 });
  });
  test('passing says how many yuan, a taken group what it costs', () => {
    assert.deepEqual(acting(wanted)('pass'), { yuan: 1 });
    assert.deepEqual(acting(wanted)('group-1'), {});
  });
  test(rule('YD-ACT-07', 'T-ACT-FEE-01', 'T-ACT-FEE-02') + 'the income of an action does not pay for its group', () => {
    const groups: Parameters<typeof position>[0]['groups'] = [{ cards: ['taxes'], dragons: [1] }, { cards: ['build'] }];
    const may = (yuan: number): boolean => {
      const table = new Scenario(game, position({ groups, rulers: [{ yuan }, {}] }));
      return mayAct(view(game, copy(table.g), 0), 0, 'taxes', 3);
    };
    assert.deepEqual([may(2), may(3)], [false, true]);
  });
  test('a group with one action says what that would do, its fee included', () => {
    const groups: Parameters<typeof position>[0]['groups'] = [
      { cards: ['taxes'], dragons: [1] },
      { cards: ['privilege'], dragons: [1] },
      { cards: ['harvest', 'privilege'], dragons: [1] },
    ];
    const of = (yuan: number, answer: string): Change => {
      const rulers = [{ yuan, palaces: [[3, 'farmer-old']] as [number, 'farmer-old'][] }, {}, {}];
      return acting({ groups, rulers })(answer);
    };
    assert.deepEqual(of(6, 'group-1'), { yuan: -1 });
    assert.deepEqual(of(6, 'group-2'), { yuan: -5, dragons: 1 });
    assert.deepEqual(of(10, 'group-2'), { yuan: -3 }, 'small or large is still to be chosen');
    assert.deepEqual(of(4, 'group-3'), { yuan: -3, rice: 3 }, 'after the fee a privilege is out of reach');
    assert.deepEqual(of(6, 'group-3'), { yuan: -3 });
  });
  test('a privilege costs and scores', () => {
    const groups: Parameters<typeof position>[0]['groups'] = [{ cards: ['privilege'] }, { cards: ['taxes'] }];
    const buying = acting({ groups, rulers: [{ yuan: 9 }, {}] }, 'group-1');
    assert.deepEqual(buying('large'), { yuan: -7, dragons: 2 });
  });
});

test('foresight counts what courts show: goods, points, track, floors, dragons, persons, cards', () => {
  const court = { palaces: [[2, 'monk-young']] as [number, 'monk-young'][], yuan: 4 };
  const { g } = new Scenario(game, position({ rulers: [court, {}] }));
  const ruler = copy(g.rulers[0]!);
  assert.deepEqual(changeOf(ruler, ruler), {});
  const after = copy(ruler);
  after.yuan -= 4;
  after.large++;
  after.palaces[0]!.floors++;
  after.palaces[0]!.persons = [];
  after.points.monks = 3;
  after.hand.pop();
  assert.deepEqual(changeOf(ruler, after), { yuan: -4, dragons: 2, floors: 1, persons: -1, points: 3, cards: -1 });
  assert.deepEqual(changeOf({ ...ruler, hand: 5 }, { ...ruler, hand: 3 }), { cards: -2 }, 'of a hidden hand, its size');
});
