import { equal, ok as must } from 'node:assert/strict';
import type { Heard } from '@teahouse/kernel';

/** What a board says of the course of a game, as far as it is tested here. */
interface Course<T, C> {
  spans: (entries: readonly Heard[], text: T, common: C) => readonly { from: number; name: string; short: string }[];
  isMain: (entry: Heard) => boolean;
  mark: (entry: Heard) => unknown;
}

interface Told<T, C> {
  course: Course<T, C>;
  text: T;
  common: C;
  /** The kind of note with which what has a mark on the axis begins. */
  begins: string;
  /** What was heard in each of some games. */
  games: readonly (readonly Heard[])[];
}

/** A game is told part by part, in a few lines that stand for themselves. */
export function mustRunItsCourse<T, C>({ course, text, common, begins, games }: Told<T, C>): void {
  for (const entries of games) {
    const spans = course.spans(entries, text, common);
    must(spans.length > 1, 'a game has parts');
    equal(new Set(spans.map(({ name }) => name)).size, spans.length, 'each with a name of its own');
    must(
      spans.every(({ from }, i) => i === 0 || from > spans[i - 1]!.from),
      'in order',
    );
    const begun = entries.filter(({ kind }) => kind === begins).length;
    equal(spans.filter(({ short }) => short !== '').length, begun, `each ${begins} has a mark on the axis`);
    const main = entries.filter(course.isMain).length;
    must(main > 0 && main < entries.length / 2, `${main} of ${entries.length} lines stand for themselves`);
  }
  must(
    games.flat().some(entry => course.mark(entry) !== null),
    'something marks the way',
  );
}
