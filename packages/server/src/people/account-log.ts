import type { AccountEvent } from '@teahouse/protocol';
import type { Caller, Handlers } from '../house.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { AccountMail } from '../notify/account-mail.ts';
import { type Db, type Row, statement } from '../store/db.ts';
import { personOf } from './callers.ts';

const LISTED = 100;
const KEEP_MS = 180 * 24 * 60 * 60 * 1000;
/** Failures from one address are noted once in so long: who hammers at a door does not fill the store. */
const FAILURE_MS = 60_000;

interface AccountLogDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly log: Log;
  readonly mail: AccountMail;
}

interface EventRow extends Row {
  at: number;
  what: AccountEvent['what'];
  detail: string;
  address: string;
}

/** What happens to accounts: kept for their owners, logged for whoever runs the house, and told by e-mail. */
export class AccountLog {
  readonly #deps: AccountLogDeps;

  constructor(deps: AccountLogDeps) {
    this.#deps = deps;
  }

  /** `also`: an address that has just been removed hears of it too. */
  async note(
    { address }: Pick<Caller, 'address'>,
    person: string,
    what: AccountEvent['what'],
    detail = '',
    also: readonly string[] = [],
  ): Promise<void> {
    const { db, now, log, mail } = this.#deps;
    const at = now();
    const unless =
      what === 'login-failed'
        ? `WHERE NOT EXISTS (SELECT 1 FROM account_log
             WHERE person = $2 AND at > ${at - FAILURE_MS} AND what = $4 AND address = $6)`
        : '';
    await db.write([
      statement('DELETE FROM account_log WHERE person = $1 AND at < $2', [person, at - KEEP_MS]),
      statement(
        `INSERT INTO account_log (id, person, at, what, detail, address)
         SELECT $1, $2, CAST($3 AS BIGINT), $4, $5, $6 ${unless}`,
        [newId(), person, at, what, detail, address],
      ),
    ]);
    // An e-mail address has no place in the log.
    log.info(what, { person, address });
    mail.changed(person, what, detail, also);
  }
}

export const accountLogHandlers = ({ db }: { db: Db }): Pick<Handlers, 'me.log'> => ({
  'me.log': async caller => ({
    log: await db.rows<EventRow>(
      `SELECT at, what, detail, address FROM account_log WHERE person = $1 ORDER BY at DESC, id LIMIT ${LISTED}`,
      [personOf(caller)],
    ),
  }),
});
