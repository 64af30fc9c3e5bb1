import type { Span } from '@teahouse/boardkit/contract';
import type { Heard } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';
import type { LoadedGame } from '../loaded-game.ts';
import { undoneIn } from './history.ts';

/** An entry that holds, and the moment of the table at which it was told. */
export interface ToldAt {
  entry: Heard;
  n: number;
}

/** A part of the game and the moment at which it begins. */
export interface SpanAt extends Span {
  n: number;
}

/** All that was told and holds, oldest first. */
export function toldAt(lines: readonly HistoryLine[]): ToldAt[] {
  const undone = undoneIn(lines);
  return lines.flatMap(({ n, heard }) => (undone.has(n) ? [] : heard.map(entry => ({ entry, n }))));
}

/** The parts of a game, as far as it has come. */
export function spansOf(told: readonly ToldAt[], { board, text, common }: LoadedGame): SpanAt[] {
  const entries = told.map(({ entry }) => entry);
  const spans = board.course?.spans(entries, text, common) ?? [];
  return spans.map(span => ({ ...span, n: told[span.from]!.n }));
}

/** The part in which a moment lies; null before the first. */
export const spanAt = (spans: readonly SpanAt[], n: number): SpanAt | null =>
  spans.findLast(span => span.n <= n) ?? null;

/** A line that stands for itself, and what belongs to it. */
export interface Tale {
  head: ToldAt;
  /** The place of the head in all that was told. */
  at: number;
  rest: readonly ToldAt[];
}

/** One part of the chronicle: passages, and what the table itself did between them. The first part may have no name. */
interface Section {
  span: SpanAt | null;
  items: readonly (Tale | { own: HistoryLine })[];
}

/** The chronicle, folded: by the parts of the game, and there by what stands for itself. What was taken back is left out. */
export function folded(lines: readonly HistoryLine[], loaded: LoadedGame): Section[] {
  const { course } = loaded.board;
  const spans = spansOf(toldAt(lines), loaded);
  const begins = new Map(spans.map(span => [span.from, span]));
  const undone = undoneIn(lines);
  let last: { head: ToldAt; at: number; rest: ToldAt[] } | null = null;
  let items: Section['items'][number][] = [];
  const sections: Section[] = [{ span: null, items }];
  let at = 0;
  for (const line of lines) {
    if (line.kind !== 'answer') items.push({ own: line });
    if (undone.has(line.n)) continue;
    for (const entry of line.heard) {
      const span = begins.get(at);
      if (span !== undefined) {
        items = [];
        last = null;
        sections.push({ span, items });
      }
      const told = { entry, n: line.n };
      if (span === undefined && last !== null && course?.isMain(entry) === false) last.rest.push(told);
      else if (!isHeading(entry, spans)) {
        last = { head: told, at, rest: [] };
        items.push(last);
      }
      at++;
    }
  }
  return sections.filter(section => section.span !== null || section.items.length > 0);
}

/** The name of a part says it already. */
const isHeading = ({ kind }: Heard, spans: readonly SpanAt[]): boolean =>
  spans.length > 0 && ['month', 'year', 'season'].includes(kind);
