import type { SeatPlan } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { Db, Statement } from '../store/db.ts';
import type { RoomDeps } from './room.ts';
import type { LaidTable } from './rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Invitations that somebody has not looked at yet, in a day: what comes beyond waits at the table, and tells nobody. */
const MOST_UNSEEN = 5;

/** Two people who sat at a table where cards were dealt. */
const PLAYED = `SELECT 1 FROM seats AS mine JOIN seats AS theirs ON theirs.table_id = mine.table_id
  JOIN tables ON tables.id = mine.table_id
  WHERE mine.person = $1 AND theirs.person = $2 AND tables.started_at IS NOT NULL LIMIT 1`;

/** Who is named in plans for seats. */
export const namedIn = (plans: readonly SeatPlan[]): string[] =>
  plans.flatMap(plan => (plan.kind === 'invite' && plan.person !== undefined ? [plan.person] : []));

/** Refuses to invite a stranger, or somebody twice: what is told to people who did not ask must come from company. */
export async function mustBeInvitable(db: Db, host: string, named: readonly string[]): Promise<void> {
  if (new Set([...named, host]).size !== named.length + 1) {
    throw new Refused('bad-input', 'one person takes one seat at a table');
  }
  for (const person of named) {
    if ((await db.rows(PLAYED, [host, person])).length === 0) {
      throw new Refused('not-allowed', 'only people you have played with are invited by name: send others the link');
    }
  }
}

/** Tells those who are expected at a table that it waits for them; to be written with it. */
export async function invitations(
  { db, now, notice }: Pick<RoomDeps, 'db' | 'now' | 'notice'>,
  laid: LaidTable,
  named: readonly (string | null)[],
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const person of named.filter(name => name !== null)) {
    const unseen = await db.rows(
      `SELECT id FROM notices WHERE person = $1 AND at > $2 AND kind = 'invited' AND seen = 0`,
      [person, now() - DAY_MS],
    );
    if (unseen.length < MOST_UNSEEN) statements.push(...notice(person, 'invited', laid, 'seat'));
  }
  return statements;
}
