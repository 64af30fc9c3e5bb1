import assert from 'node:assert/strict';
import { test } from 'node:test';
import { common } from '@teahouse/boardkit/text/en';
import { type Heard, heard } from '@teahouse/kernel';
import { course } from '../../board/model/course.ts';
import { text } from '../../text/en.ts';
import { everywhere } from './play.ts';

test('the course of a game is told part by part, in a few lines that stand for themselves', () => {
  let marks = 0;
  everywhere(
    'course',
    4,
    () => {},
    journal => {
      const entries: Heard[] = journal.map(entry => heard(entry, 0)).filter(entry => entry !== null);
      const spans = course.spans(entries, text, common);
      assert.ok(spans.length > 1, 'a game has parts');
      assert.equal(spans.length, new Set(spans.map(({ name }) => name)).size, 'each with a name of its own');
      assert.ok(
        spans.every(({ from }, i) => i === 0 || from > spans[i - 1]!.from),
        'in order',
      );
      const begun = entries.filter(({ kind }) => kind === 'year').length;
      assert.equal(spans.filter(({ short }) => short !== '').length, begun, 'each year has a mark on the axis');
      const main = entries.filter(course.isMain).length;
      assert.ok(main > 0 && main < entries.length / 2, `${main} of ${entries.length} lines stand for themselves`);
      marks += entries.filter(entry => course.mark(entry) !== null).length;
    },
  );
  assert.ok(marks > 0, 'something marks the way');
});
