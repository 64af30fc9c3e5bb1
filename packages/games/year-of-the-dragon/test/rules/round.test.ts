import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, type Entry, type Frame, type Question, rng, withJournal } from '@teahouse/kernel';
import { rule, scenario } from '@teahouse/testkit';
import { ACTIONS } from '../../src/cards/actions.ts';
import { palaceId } from '../../src/ids.ts';
import { game, type Table } from '../../src/index.ts';
import { byTrack } from '../../src/rules/vocabulary.ts';
import { month } from '../../src/rules/year.ts';
import { position } from '../position.ts';

scenario(
  rule('YD-ROUND-02') + 'actions, then persons, then the event with decay, then the scoring',
  game,
  position({ event: 'tribute', rulers: [{ yuan: 4 }, { yuan: 4 }] }),
  t => {
    t.at(month, {}).hears(null, ['month 3', ...t.g.groups.map(({ cards }, i) => `groups ${cards.join(' ')} ${i + 1}`)]);
    t.asked(0, 'actions/act.chooseGroup').says(0, 'pass');
    t.asked(1, 'actions/act.chooseGroup').says(1, 'pass').hears(null, ['passes']);
    t.asked(0, 'persons/card.play').says(0, 'card-craftsman');
    t.asked(1, 'persons/card.play')
      .says(1, 'card-court-lady')
      .hears(null, [
        'plays card-court-lady',
        'takes-in court-lady-young 1',
        'advances 1',
        'event tribute 3',
        'pays yuan 4',
        'pays yuan 4',
        'decays palace-1 1',
        'decays palace-1 1',
        'scores palaces 2',
        'scores palaces 2',
        'scores ladies 1',
      ]);
    t.over();
  },
);

interface Moment {
  g: Table;
  /** The month under way, and null in the draft. */
  frame: Frame | null;
  question: Question;
}

/** A game of random answers; `look` at every question, and at what the answer to the last one wrote. */
function randomGame(seats: number, seed: string, look: (moment: Moment, journal: Entry[]) => void): Entry[] {
  const luck = rng(`answers ${seed}`);
  const all: Entry[] = [];
  const { g, question: first } = deal(game, { seats, seed });
  let question = first;
  let journal: Entry[] = [];
  while (question !== null) {
    look({ g, frame: g.stack.find(({ proc }) => proc === 'month') ?? null, question }, journal);
    const asked: Question = question;
    journal = [];
    question = withJournal(g, journal, () => game.machine.play(g, asked, asked.options[luck(asked.options.length)]!));
    all.push(...journal);
  }
  assert.equal(g.over, true);
  return all;
}

function everyGame(look: () => (moment: Moment, journal: Entry[]) => void, after?: (all: Entry[]) => void): void {
  for (let seats = 2; seats <= 5; seats++) {
    for (let n = 0; n < 5; n++) {
      const all = randomGame(seats, `round ${seats} ${n}`, look());
      after?.(all);
    }
  }
}

test(rule('YD-ROUND-01') + 'twelve months, no more and no fewer', () => {
  everyGame(
    () => () => {},
    all => {
      const months = all.filter(({ kind }) => kind === 'month').map(({ n }) => n);
      assert.deepEqual(months, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    },
  );
});

test(rule('YD-ROUND-02') + 'in all months the phases follow each other', () => {
  const phase: Record<string, number> = { month: 0, passes: 1, acts: 1, plays: 2, event: 3, decays: 3.5, scores: 4 };
  everyGame(
    () => () => {},
    all => {
      const byRule = all.filter(({ kind, rule }) => kind !== 'scores' || /^YD-SCORE-/.test(rule));
      let now = 0;
      for (const { kind } of byRule) {
        const next = phase[kind];
        if (next === undefined) continue;
        assert.ok(next >= now || next === 0, `${kind} comes too late`);
        now = next;
      }
    },
  );
});

test(rule('YD-TRACK-06') + 'the order fixed for a phase is the order the track shows at any time', () => {
  let seen = 0;
  everyGame(() => ({ g, frame, question }) => {
    if (frame === null || (frame.step !== 'actions' && frame.step !== 'persons')) return;
    const waiting = frame.list!.slice(frame.i - 1);
    assert.equal(waiting[0], question.seat);
    assert.deepEqual(
      byTrack(g).filter(seat => waiting.includes(seat)),
      waiting,
    );
    seen++;
  });
  assert.ok(seen > 1000);
});

test(rule('YD-TRACK-05') + 'no marker ever moves back', () => {
  everyGame(() => {
    const before: number[] = [];
    return ({ g }) => {
      g.rulers.forEach(({ track }, seat) => {
        assert.ok(track >= (before[seat] ?? 0));
        before[seat] = track;
      });
    };
  });
});

test(rule('YD-PALACE-04') + 'nobody is ever found in a palace without having been taken in there', () => {
  everyGame(() => {
    let before = new Map<string, number>();
    return ({ g }, journal) => {
      const now = lodgings(g);
      const moved = new Map<string, number>();
      for (const { kind, seat, what, at } of journal) if (kind === 'takes-in') add(moved, `${seat} ${at} ${what}`);
      for (const [lodging, n] of now) assert.ok(n <= (before.get(lodging) ?? 0) + (moved.get(lodging) ?? 0), lodging);
      before = now;
    };
  });
});

/** How many of each person live in each palace. */
function lodgings(g: Table): Map<string, number> {
  const out = new Map<string, number>();
  g.rulers.forEach(({ palaces }, seat) => {
    for (const palace of palaces)
      for (const person of palace.persons) add(out, `${seat} ${palaceId(palace)} ${person}`);
  });
  return out;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

test(rule('YD-PERS-02', 'YD-PERS-15') + 'a card a month: in month n there are 12 - n, in the last none', () => {
  everyGame(() => ({ g, frame }) => {
    if (frame?.step !== 'actions') return;
    for (const { hand } of g.rulers) assert.equal(hand.length, 12 - g.month);
  });
});

test(
  rule('YD-ACT-01', 'YD-ACT-11', 'YD-TRANS-03') + 'all seven cards lie open in every action phase, none after it',
  () => {
    everyGame(() => ({ g, frame }) => {
      const cards = g.groups.flatMap(group => group.cards);
      assert.deepEqual(cards.toSorted(), frame?.step === 'actions' ? ACTIONS.toSorted() : []);
    });
  },
);

test(rule('YD-GOAL-02') + 'whoever has the most points wins', () => {
  const { g } = deal(game, { seats: 4, seed: 'winner' });
  [30, 50, 20, 40].forEach((points, seat) => {
    g.rulers[seat]!.points.palaces = points - 9;
    g.rulers[seat]!.points.money = 9;
    g.rulers[seat]!.track = 100 - points;
  });
  assert.deepEqual(game.outcome(g), { kind: 'places', places: [3, 1, 4, 2] });
});
