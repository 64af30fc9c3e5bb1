import { type AnyMatch, type Core, diff, type Seat, type StateChange, view, viewApart } from '@teahouse/kernel';
import { type News, questionsFor } from '@teahouse/protocol';
import { changes, type EntryToTell, lineFor, lineWith, patchOf } from './history.ts';
import type { HistoryRow } from './rows.ts';

/** The news of the deal: whoever waited sees the whole table. */
export const dealNews = (table: string, match: AnyMatch, deal: HistoryRow, viewer: Seat | null): News => ({
  news: 'moved',
  table,
  n: deal.n,
  line: lineFor(deal, viewer),
  patch: [[[], view(match.game, match.state as Core, viewer)]],
  questions: questionsFor(match.game, match.state, match.open(true), viewer),
  asked: [...deal.asked],
});

/** The news of an entry for the viewers of each seat, as JSON. What all of them see alike is written once. */
export function moveNews(
  table: string,
  match: AnyMatch,
  { before }: StateChange,
  { entry, journal, forAll, isSealed }: EntryToTell,
  viewers: Iterable<Seat | null>,
): Map<Seat | null, string> {
  const { game } = match;
  const state = match.state as Core;
  // Only answers that are still sealed can be changed.
  const answerable = match.open(isSealed);
  const head = `{"news":"moved","table":${JSON.stringify(table)},"n":${entry.n}`;
  const asked = JSON.stringify(entry.asked);
  const isOpen = journal.every(({ to }) => to === null);
  let line = '';
  const news = new Map<Seat | null, string>();
  for (const viewer of viewers) {
    if (news.has(viewer)) continue;
    if (line === '' || !isOpen) line = JSON.stringify(lineWith(entry, journal, viewer));
    // What everyone sees changes for everyone as it changed in the state; only the rest is compared for each viewer.
    const apart = diff(viewApart(game, before, viewer, isSealed), viewApart(game, state, viewer, isSealed));
    const questions = JSON.stringify(questionsFor(game, state, answerable, viewer));
    const patch = patchOf(forAll, changes(apart));
    news.set(viewer, `${head},"line":${line},"patch":${patch},"questions":${questions},"asked":${asked}}`);
  }
  return news;
}
