import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ScoreSheet } from '@teahouse/boardkit/contract';
import type { Outcome } from '@teahouse/kernel';
import { headlineFor, ranked, reasonWhy, tookLead, turningPoint } from '../src/ending.ts';
import { withTable } from '../src/table/source.ts';
import { text as german } from '../text/de.ts';
import { text } from '../text/en.ts';
import { text as spanish } from '../text/es.ts';
import { text as italian } from '../text/it.ts';
import { playOn, practice } from './table.ts';

const players = ['Anna', 'Bo', 'Chen'].map((name, seat) => ({ name, seat, colour: 'jade' as const }));
const places = (...each: number[]): Outcome => ({ kind: 'places', places: each });
const sheet = (...totals: number[]): ScoreSheet => ({
  rows: [
    { name: 'palaces', points: [10, 12, 3] },
    { name: 'privileges', points: [20, 4, 1] },
    { name: 'Total', points: totals },
  ],
  tie: { name: 'Person track', figures: [9, 4, 2], rule: 'YD-END-07' },
});
const rules = { 'YD-END-07': 'Whoever is further ahead wins a tie.' };
const told = (outcome: Outcome, mySeat: number | null, points: ScoreSheet) => ({
  table: { outcome, mySeat },
  players,
  sheet: points,
  text,
  rules,
});

describe('a game that ended is told to whoever played it', () => {
  test('as theirs: won, shared, second', () => {
    const said = (outcome: Outcome, mySeat: number | null, words = text) =>
      headlineFor({ outcome, mySeat }, players, words, 'en');
    assert.equal(said(places(1, 2, 3), 0), 'You win');
    assert.equal(said(places(1, 2, 3), 1), 'You came 2nd of 3');
    assert.equal(said(places(1, 2, 3), 2), 'You came 3rd of 3');
    assert.equal(said(places(1, 1, 3), 1), 'You share the win with Anna');
    assert.equal(said(places(1, 2, 3), null), 'Anna wins', 'a watcher hears of the winner');
    assert.equal(said({ kind: 'together', won: true, why: '' }, 0), 'Won together');
    assert.equal(said(places(2, 1, 3), 0, german), 'Du bist auf Platz 2 von 3');
    assert.equal(said(places(2, 1, 3), 0, italian), 'Sei al 2º posto su 3');
    assert.equal(said(places(2, 1, 3), 0, spanish), 'Has quedado en el 2.º puesto de 3');
  });

  test('with what made the difference', () => {
    assert.equal(
      reasonWhy(told(places(1, 2, 3), 0, sheet(30, 16, 4))),
      '14 ahead of Bo. Privileges made the difference: 20 to 4.',
    );
    assert.equal(
      reasonWhy(told(places(1, 2, 3), 2, sheet(30, 16, 4))),
      '26 behind Anna. Privileges made the difference: 20 to 1.',
    );
    assert.equal(reasonWhy(told({ kind: 'together', won: true, why: '' }, 0, sheet(30, 16, 4))), '');
  });

  test('a tie is explained by the rule that broke it, a shared place by none', () => {
    assert.equal(
      reasonWhy(told(places(1, 2, 3), 1, sheet(30, 30, 4))),
      'Tied with Anna. Whoever is further ahead wins a tie.',
    );
    assert.equal(reasonWhy(told(places(1, 1, 3), 1, sheet(30, 30, 4))), '');
  });

  test('the order of the sheet is that of the places, and of points before the end', () => {
    const names = (outcome: Outcome | null) => ranked({ outcome }, players, sheet(1, 5, 3)).map(({ name }) => name);
    assert.deepEqual(names(places(3, 1, 2)), ['Bo', 'Chen', 'Anna']);
    assert.deepEqual(names(null), ['Bo', 'Chen', 'Anna']);
  });
});

describe('the turning point', () => {
  const standing = (name: string | null, ...totals: number[]) => ({ name, short: '', totals });
  const game = [standing('Month 1', 3, 3, 0), standing('Month 2', 5, 8, 1), standing('Month 3', 12, 9, 4)];

  test('is the part in which the winner took the lead for good', () => {
    const ended = [...game, standing(null, 20, 12, 9)];
    assert.equal(tookLead(ended, 0), ended[2]);
    assert.equal(
      turningPoint(ended, told(places(1, 2, 3), 0, sheet())),
      'The turning point: Month 3, when you took the lead for good.',
    );
    assert.match(turningPoint(ended, told(places(1, 2, 3), 1, sheet())), /when Anna took the lead/);
  });

  test('may be the last count, the beginning, or nothing', () => {
    const atLast = [...game, standing(null, 12, 20, 9)];
    assert.match(turningPoint(atLast, told(places(2, 1, 3), 1, sheet())), /last count put you ahead/);
    const always = [standing('Month 1', 1, 0, 0), standing(null, 9, 3, 1)];
    assert.match(turningPoint(always, told(places(1, 2, 3), null, sheet())), /^Anna led from start to finish/);
    assert.equal(tookLead([...game, standing(null, 9, 9, 9)], 0), undefined);
    assert.equal(turningPoint([...game, standing(null, 9, 9, 9)], told(places(1, 2, 3), 0, sheet())), '');
  });
});

test('a game that was given up asks nothing any more', () => {
  const table = practice();
  playOn(table, 2);
  const state = table.state();
  assert.ok(state.questions.length > 0, 'something is asked before');
  assert.equal(withTable(state, state.table).questions, state.questions);
  const { questions } = withTable(state, { ...state.table, status: 'abandoned', asked: [] });
  assert.deepEqual(questions, [], 'or the board would glow on, and say that an answer is in');
});
