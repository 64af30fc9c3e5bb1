import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, heard } from '@teahouse/kernel';
import { happened } from '../../board/past.ts';
import { MONTHS } from '../../src/cards/events.ts';
import type { Table } from '../../src/index.ts';
import { everywhere } from '../play.ts';

const told = (journal: readonly Entry[]) => journal.map(entry => heard(entry, null)).filter(entry => entry !== null);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('what the events of past months did adds up to what they brought and whom they took', () => {
  let released = 0;
  const endsWell = (journal: readonly Entry[], g: Table): void => {
    const entries = told(journal);
    for (const [seat, { points }] of g.rulers.entries()) {
      const changes = MONTHS.map(month => happened(entries, seat, month)!);
      assert.equal(sum(changes.map(change => change.points ?? 0)), points.festival + points.mongols);
      const gone = entries.filter(
        entry => entry.kind === 'releases' && entry.seat === seat && entry.rule.startsWith('YD-EVENT-'),
      );
      assert.equal(sum(changes.map(change => change.persons ?? 0)), 0 - gone.length);
      released += gone.length;
      for (const [i, { yuan = 0, rice = 0 }] of changes.entries()) {
        const kind = g.events[i];
        // An eclipse lets it strike twice.
        assert.ok(yuan === 0 || (kind === 'tribute' && yuan >= -8), `${kind}: ${yuan} yuan`);
        assert.ok(rice === 0 || kind === 'drought', `${kind}: ${rice} rice`);
      }
    }
  };
  everywhere('past', 12, () => {}, endsWell);
  assert.ok(released > 20);
});

test('of a month that has not struck, nothing is told', () => {
  let looked = 0;
  everywhere(
    'to come',
    2,
    () => {},
    journal => {
      const entries = told(journal);
      const strikes = entries.findIndex(({ kind, n }) => kind === 'event' && n === 6);
      assert.equal(happened(entries.slice(0, strikes), 0, 6), null);
      assert.notEqual(happened(entries.slice(0, strikes + 1), 0, 6), null);
      looked++;
    },
  );
  assert.equal(looked, 2);
});
