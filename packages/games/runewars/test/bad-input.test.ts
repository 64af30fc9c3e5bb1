import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { call, Draft, Refusal } from '@teahouse/kernel';
import { rule } from '@teahouse/testkit';
import type { Table } from '../src/index.ts';
import { march, mobilize } from '../src/rules/mobilize.ts';
import { primaryAbility } from '../src/rules/season.ts';
import { plan, strategize } from '../src/rules/strategize.ts';
import { army, matchFrom, quiet, turn } from './position.ts';
import { influence, openCard } from './seasons.ts';

/* What a page may send by mistake, or on purpose: the refusal names the rule, and nothing changes, also half-way. */

interface Attempt {
  title: string;
  rule: string;
  given: (g: Table) => void;
  /** What is under way. */
  under: (g: Table) => void;
  /** What is answered before it, as part of the same decision, and what would have been right instead. */
  before: string[];
  bad: string;
  instead: string[];
}

const mobilizing = (g: Table): void => call(g, mobilize, march(0));
const strategizing = (g: Table): void => call(g, strategize, plan(0));
/** Nobody is at home but those a test sends there. */
const athome =
  (given: (g: Table) => void) =>
  (g: Table): void => {
    quiet(g);
    for (const id of ['DA', 'DB', 'DC'] as const) army(g, id, 0, {});
    turn(g, 0, 'mobilize');
    given(g);
  };
const crowded = athome(g => {
  army(g, 'DC', 0, { footman: 6 });
  army(g, 'DA', 0, { footman: 3 });
  army(g, 'DB', 0, { knight: 2 });
});

const ATTEMPTS: Attempt[] = [
  {
    title: 'a unit that is not there',
    rule: 'RW-ORDER-20',
    given: crowded,
    under: mobilizing,
    before: ['DB', 'footman@DC'],
    bad: 'knight@DC',
    instead: ['footman@DC', 'done'],
  },
  {
    title: 'more units than there are',
    rule: 'RW-ORDER-20',
    given: crowded,
    under: mobilizing,
    before: ['DB', 'footman@DA', 'footman@DA', 'footman@DA'],
    bad: 'footman@DA',
    instead: ['footman@DC', 'done'],
  },
  {
    title: 'a way that leads through enemies',
    rule: 'RW-MOVE-01',
    given: athome(g => {
      army(g, 'DC', 0, { footman: 1 });
      army(g, '7B', 0, { footman: 1 });
      army(g, '7C', 1, { berserker: 1 });
    }),
    under: mobilizing,
    before: ['7A', 'footman@7B'],
    bad: 'footman@DC',
    instead: ['done'],
  },
  {
    title: 'a ninth unit',
    rule: 'RW-LIMIT-04',
    given: crowded,
    under: mobilizing,
    before: ['DB', 'all@DA'],
    bad: 'all@DC',
    instead: ['footman@DC', 'done'],
  },
  {
    title: 'a plan that cannot stand',
    rule: 'RW-LIMIT-04',
    given: crowded,
    under: strategizing,
    before: ['DC', 'DB', 'all@DC', 'DA', 'DB', 'all@DA'],
    bad: 'done',
    instead: ['clear', 'done'],
  },
  {
    title: 'a bid beyond one’s influence',
    rule: 'RW-BID-02',
    given: g => {
      quiet(g);
      openCard(g, 'rune-unearthed');
      influence(g, 6, 6);
    },
    under: g => call(g, primaryAbility, {}),
    before: [],
    bad: '7',
    instead: ['6'],
  },
];

const everything = (match: ReturnType<typeof matchFrom>): string =>
  JSON.stringify([match.state, match.log, match.journal, match.open(), [null, 0, 1].map(me => match.view(me))]);

describe('bad input', () => {
  for (const attempt of ATTEMPTS) {
    const { before, bad, instead } = attempt;
    const isRefused = (error: unknown): boolean => {
      assert.ok(error instanceof Refusal, `${error}`);
      assert.deepEqual([error.reason, error.rule], ['not-offered', attempt.rule]);
      return true;
    };
    test(`${rule(attempt.rule)}${attempt.title}: refused with all that was composed before it`, () => {
      const match = matchFrom(attempt.given, attempt.under);
      const was = everything(match);
      assert.throws(() => match.answers(0, [...before, bad]), isRefused);
      assert.throws(() => match.answers(0, [...before, bad, ...instead]), isRefused);
      assert.equal(everything(match), was);
      match.answers(0, [...before, ...instead]);
      assert.equal(match.log.length, 1, 'what is right is one decision');
    });
    test(`${rule(attempt.rule)}${attempt.title}: what is composed so far stands`, () => {
      const match = matchFrom(attempt.given, attempt.under);
      const was = everything(match);
      const draft = new Draft(match.game, match.view(0), 0);
      for (const answer of before) draft.play(answer);
      const seen = JSON.stringify(draft.seen);
      assert.throws(() => draft.play(bad), isRefused);
      assert.deepEqual([draft.answers, JSON.stringify(draft.seen)], [before, seen]);
      draft.play(instead[0]!);
      assert.equal(everything(match), was, 'nobody sees a draft');
    });
  }
});
