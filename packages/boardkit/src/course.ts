import type { GameText, Heard, Notes } from '@teahouse/kernel';
import type { CommonWords } from '../text/en.ts';
import type { Course, CourseMark, Span } from './board.ts';

interface Told<N extends Notes, V, T extends GameText> {
  now: Course<V, T>['now'];
  spans: Course<V, T>['spans'];
  /** The kinds of notes that are told by themselves. */
  main: readonly (keyof N & string)[];
  /** The kinds that mark the way; by what they are about where that matters. */
  marks: { readonly [K in keyof N]?: CourseMark | Readonly<Record<string, CourseMark>> };
}

/** A course by the kinds of a game's notes. */
export function courseBy<N extends Notes, V, T extends GameText>({
  now,
  spans,
  main,
  marks,
}: Told<N, V, T>): Course<V, T> {
  const mains: ReadonlySet<string> = new Set(main);
  return {
    now,
    spans,
    isMain: ({ kind }) => mains.has(kind),
    mark: ({ kind, what }) => {
      const mark = marks[kind];
      return mark === undefined || typeof mark === 'string' ? (mark ?? null) : (mark[what] ?? null);
    },
  };
}

/** The seasons of games whose journal tells `year` and then `season`; what comes before the first year has no name. */
export function spansBySeason(
  entries: readonly Heard[],
  seasons: Readonly<Record<string, string>>,
  { year: yearWords, season: seasonWords }: CommonWords['spans'],
): Span[] {
  const spans: Span[] = [];
  let year = 0;
  for (const [at, { kind, what, n }] of entries.entries()) {
    if (kind === 'year') {
      year = n;
      spans.push({ from: at, name: yearWords(n), short: String(n) });
    } else if (kind === 'season') {
      const begins = entries[at - 1]?.kind === 'year' ? spans.pop() : undefined;
      const name = seasonWords(year, seasons[what] ?? what);
      spans.push({ from: begins?.from ?? at, name, short: begins?.short ?? '' });
    }
  }
  return spans;
}
