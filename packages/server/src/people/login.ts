import type { Me } from '@teahouse/protocol';
import type { Caller } from '../house.ts';
import { oneRow, type Statement, statement } from '../store/db.ts';
import type { PeopleDeps } from './deps.ts';
import { readMe } from './people.ts';

/**
 * The caller is `account` from now on, in a session that nobody can have known before. A guest's tables go with it.
 * `also` is written together with it, or not at all.
 */
export async function enterAs(
  deps: PeopleDeps,
  caller: Caller,
  account: string,
  also: readonly Statement[] = [],
): Promise<Me> {
  const { db, people, sessions } = deps;
  const guest = await guestBehind(deps, caller, account);
  if (guest !== null) await deps.leaveTo(guest, account);
  const { secret, statements } = sessions.opening(account, caller);
  await db.write([
    ...also,
    ...(guest === null ? [] : handOver(guest, account)),
    ...(caller.session === null ? [] : [sessions.closing(caller.session)]),
    ...statements,
  ]);
  caller.setCookie(secret);
  if (caller.person !== null) await deps.sessionEnded(caller.person);
  if (guest !== null) {
    people.forget(guest);
    await deps.seatsMoved(guest, account);
    // What the guest sat down at meanwhile.
    await deps.leaveTo(guest, account);
  }
  return readMe(deps, account);
}

/** The guest who logs in; null if it is somebody with an account, or nobody yet. */
async function guestBehind({ db }: PeopleDeps, caller: Caller, account: string): Promise<string | null> {
  if (caller.person === null || caller.person === account) return null;
  const row = await oneRow<{ id: string }>(db, 'SELECT id FROM people WHERE id = $1 AND login IS NULL', [
    caller.person,
  ]);
  return row?.id ?? null;
}

/**
 * What a guest did becomes the account's. Where both sit at one table, nobody plays two seats: before the start the
 * guest's is free again, later a bot keeps it (`leaveTo`). What opens doors (sessions, tokens) or sends things elsewhere (channels) ends: the account never agreed to it.
 */
const handOver = (guest: string, account: string): Statement[] => [
  statement(
    `UPDATE seats SET person = $2 WHERE person = $1
     AND table_id NOT IN (SELECT table_id FROM seats WHERE person = $2)`,
    [guest, account],
  ),
  statement(
    `UPDATE seats SET person = NULL, passes = 0 WHERE person = $1
     AND table_id IN (SELECT id FROM tables WHERE status = 'open')`,
    [guest],
  ),
  ...[
    'UPDATE seats SET expected = $2 WHERE expected = $1',
    'UPDATE tables SET host = $2 WHERE host = $1',
    'UPDATE chat SET person = $2 WHERE person = $1',
    'UPDATE notices SET person = $2 WHERE person = $1',
  ].map(sql => statement(sql, [guest, account])),
  ...[
    'DELETE FROM sessions WHERE person = $1',
    'DELETE FROM tokens WHERE person = $1',
    'DELETE FROM channels WHERE person = $1',
    'DELETE FROM challenges WHERE person = $1',
    'DELETE FROM account_log WHERE person = $1',
    `DELETE FROM people WHERE id = $1 AND login IS NULL
     AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = $1)`,
  ].map(sql => statement(sql, [guest])),
];
