import { type AnyMatch, type Change, type Core, diff, type Seat, viewApart } from '@teahouse/kernel';
import { changes, lineWith, patchOf, type Told } from './history.ts';

/** The news of an entry for each pair of eyes, as JSON. What all of them see alike is written once. */
export function movedNews(
  table: string,
  match: AnyMatch,
  { before }: Change,
  { entry, journal, forAll, isSealed }: Told,
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
  for (const eyes of viewers) {
    if (news.has(eyes)) continue;
    if (line === '' || !isOpen) line = JSON.stringify(lineWith(entry, journal, eyes));
    // What everyone sees changes for everyone as it changed in the state; only the rest is compared for each viewer.
    const apart = diff(viewApart(game, before, eyes, isSealed), viewApart(game, state, eyes, isSealed));
    const questions = JSON.stringify(answerable.filter(q => q.seat === eyes));
    const patch = patchOf(forAll, changes(apart));
    news.set(eyes, `${head},"line":${line},"patch":${patch},"questions":${questions},"asked":${asked}}`);
  }
  return news;
}
