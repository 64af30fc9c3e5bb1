import type { Options, Outcome } from '@teahouse/kernel';
import type { BestResult } from '@teahouse/protocol';
import type { Db, Row } from '../store/db.ts';

interface EndedRow extends Row {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly outcome: string;
  readonly ended_at: number;
}

/** Somebody's best results against automata, by game and options; what was played on from another table is no record. */
export async function bestResults(db: Db, person: string): Promise<BestResult[]> {
  const rows = await db.rows<EndedRow>(
    `SELECT tables.id, game, options, outcome, tables.ended_at FROM tables JOIN seats ON seats.table_id = tables.id
      WHERE seats.person = $1 AND status = 'over' AND branched_from IS NULL AND outcome LIKE '{"kind":"automaton"%'
      ORDER BY tables.ended_at`,
    [person],
  );
  const best = new Map<string, BestResult>();
  for (const row of rows) {
    const result = resultOf(row);
    if (result === null) continue;
    const key = JSON.stringify([row.game, Object.entries(result.options).sort()]);
    const before = best.get(key);
    const better = before === undefined || isBetter(result, before) ? result : before;
    best.set(key, {
      ...better,
      played: (before?.played ?? 0) + 1,
      wins: (before?.wins ?? 0) + (result.won ? 1 : 0),
    });
  }
  return [...best.values()];
}

function resultOf({ id, game, options, outcome: kept, ended_at }: EndedRow): BestResult | null {
  const outcome = JSON.parse(kept) as Outcome;
  if (outcome.kind !== 'automaton') return null;
  const { won, by = null } = outcome;
  return { game, options: JSON.parse(options) as Options, table: id, at: ended_at, won, by, played: 0, wins: 0 };
}

/** A win before a defeat, then by points; of equal ones the first stands. */
function isBetter(a: BestResult, b: BestResult): boolean {
  if (a.won !== b.won) return a.won;
  return (a.by ?? 0) > (b.by ?? 0);
}
