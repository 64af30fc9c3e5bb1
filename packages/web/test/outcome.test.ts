import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GameText, Outcome } from '@teahouse/kernel';
import { costliestOfAll, headlineOf, placesAt, reasonOf, winnersAt } from '../src/outcome.ts';
import { text } from '../text/en.ts';

const players = ['Anna', 'Bo', 'Chen'].map((name, seat) => ({ name, seat, colour: 'jade' as const }));
const game = { outcomes: { breach: 'The wall fell in winter.' } } as unknown as GameText;
const said = (outcome: Outcome): string => headlineOf(outcome, winnersAt({ outcome }, players), text);

describe('how a game ended', () => {
  test('against each other', () => {
    assert.equal(said({ kind: 'places', places: [2, 1, 3] }), 'Bo wins');
    assert.match(said({ kind: 'places', places: [1, 1, 3] }), /Anna, Bo/);
    assert.deepEqual(placesAt({ outcome: { kind: 'places', places: [2, 1, 3] } }), [2, 1, 3]);
  });

  test('together, with the reason in the words of the game', () => {
    const lost: Outcome = { kind: 'together', won: false, why: 'breach' };
    assert.equal(said(lost), 'Lost together');
    assert.equal(reasonOf(lost, game), 'The wall fell in winter.');
    assert.deepEqual(winnersAt({ outcome: lost }, players), []);
    assert.equal(winnersAt({ outcome: { ...lost, won: true } }, players).length, 3);
    assert.equal(placesAt({ outcome: lost }), null);
  });

  test('alone against an automaton', () => {
    assert.equal(said({ kind: 'automaton', won: true, why: 'breach' }), 'Won');
    assert.equal(said({ kind: 'automaton', won: false, why: 'breach' }), 'Lost');
  });
});

test('who won or lost together look back at what cost all of them most, and at no more than five decisions', () => {
  const cost = (n: number, loss: number) => ({ n, loss, ask: 'a.b', answer: 'x', best: 'y', why: {} });
  const costliest = [[cost(1, 0.1), cost(4, 0.3)], [], [cost(2, 0.2), cost(3, 0.05), cost(5, 0.01), cost(6, 0.4)]];
  const all = costliestOfAll({ costliest } as never);
  assert.deepEqual(
    all.map(({ seat, n }) => [seat, n]),
    [
      [2, 6],
      [0, 4],
      [2, 2],
      [0, 1],
      [2, 3],
    ],
  );
});
