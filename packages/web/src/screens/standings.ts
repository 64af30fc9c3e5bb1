import { useComputed } from '@preact/signals';
import type { ScoreSheet } from '@teahouse/boardkit/contract';
import type { Moment } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import type { TallyAt } from '../ending.ts';
import type { LoadedGame } from '../loaded-game.ts';
import { spansOf, toldAt } from '../table/course.ts';
import type { ReplayModel } from '../table/replay-model.ts';
import { t } from '../words.ts';

/** Points, and what else is followed, at the end of a part of the game. */
export interface Standing extends TallyAt {
  measures: readonly { name: string; figures: readonly number[] }[];
}

interface End extends Omit<TallyAt, 'totals'> {
  moment: Moment;
}

/** The last moment of every part of the game, and the one when all was counted. */
export function endsIn(moments: readonly Moment[], loaded: LoadedGame, end: string): End[] {
  if (moments.length < 2) return [];
  const spans = spansOf(toldAt(moments.flatMap(({ line }) => (line === null ? [] : [line]))), loaded);
  const last = moments.length - 1;
  const before = spans.map(({ name, short }, i) => {
    const next = spans[i + 1];
    // The last count happens in the last part, and is told with it.
    const at = next === undefined ? last - 1 : moments.findIndex(({ n }) => n >= next.n) - 1;
    return { name, short, moment: moments[Math.max(0, at)]! };
  });
  return [...before, { name: null, short: end, moment: moments[last]! }];
}

/** How everybody stood there. What was secret then is read in what each seat saw; empty until that is known. */
export function standingsAt(
  ends: readonly End[],
  eyes: ReadonlyMap<number, readonly Moment['view'][]> | null,
  { board, text, language }: LoadedGame,
): Standing[] {
  const sheetOf = (view: Moment['view']): ScoreSheet => board.scores(view, text, language);
  const standings: Standing[] = [];
  for (const { moment, name, short } of ends) {
    const { rows, also = [] } = sheetOf(moment.view);
    const total = rows.at(-1) ?? { name: '', points: [] };
    const seen = eyes === null || name === null ? null : eyes.get(moment.n);
    if (seen === undefined) return [];
    const own = seen?.map((view, seat) => sheetOf(view).rows.at(-1)!.points[seat]!) ?? [];
    // What nobody hides is read from any view.
    const totals = [...own, ...total.points.slice(own.length)];
    standings.push({ name, short, totals, measures: [{ name: total.name, figures: totals }, ...also] });
  }
  return standings;
}

/** How everybody stood at the end of every part of the game; empty while that is read. */
export function useStandings(model: ReplayModel, loaded: LoadedGame): readonly Standing[] {
  const ends = useComputed(() => {
    const moments = model.moments.value;
    return moments.length === model.last.value ? endsIn(moments, loaded, t().ending.end) : [];
  }).value;
  // While the game goes on nobody looks through other eyes.
  const isSecret = loaded.board.hidesPoints === true && model.finished.value;
  useEffect(() => {
    if (isSecret && ends.length > 0) void model.readEyes(ends.slice(0, -1).map(({ moment }) => moment.n));
  }, [isSecret, ends, model]);
  return standingsAt(ends, isSecret ? model.eyes.value : null, loaded);
}
