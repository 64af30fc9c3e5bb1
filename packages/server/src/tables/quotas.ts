import { Refused } from '../refused.ts';
import type { Db } from '../store/db.ts';

/** Tables that wait for people, for one host: enough for anybody, and not a flood. */
const MOST_OPEN = 20;
/** Tables that are played, with bots at them, for one host: a guest's, and somebody's with an account. */
const MOST_WITH_BOTS = { guest: 10, account: 40 };
/** Turns of bots that wait in the whole house: beyond them, new tables have to wait. */
const MOST_TURNS = 500;

interface QuotaDeps {
  readonly db: Db;
  /** False in a house without limits. */
  readonly isLimited: boolean;
  isGuest(person: string): Promise<boolean>;
}

/** Who is to sit at a table. */
interface Company {
  readonly bots: number;
  readonly people: number;
}

/** How many tables and bots one host may have: thinking is the dearest thing there is, and everybody shares it. */
export class Quotas {
  readonly #deps: QuotaDeps;

  constructor(deps: QuotaDeps) {
    this.#deps = deps;
  }

  /** Throws `Refused` if a host may not lay another table like this. */
  async mustHaveRoom(host: string, company: Company): Promise<void> {
    const open = await this.#count(`SELECT COUNT(*) AS found FROM tables WHERE host = $1 AND status = 'open'`, [host]);
    if (open >= MOST_OPEN) {
      throw new Refused('slow-down', `you have ${MOST_OPEN} tables waiting for people`, { seconds: 60 });
    }
    if (company.bots > 0) await this.mustHaveBots(host, company);
  }

  /** Throws `Refused` if a host may not have another table with these bots. */
  async mustHaveBots(host: string, { bots, people }: Company): Promise<void> {
    const isGuest = await this.#deps.isGuest(host);
    if (people === 0 && isGuest) {
      throw new Refused('not-allowed', 'a table of bots alone needs an account: they think for all who come');
    }
    if (!this.#deps.isLimited || bots === 0) return;
    const most = MOST_WITH_BOTS[isGuest ? 'guest' : 'account'];
    const running = await this.#count(
      `SELECT COUNT(*) AS found FROM tables WHERE host = $1 AND ended_at IS NULL AND status = 'playing'
        AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND bot IS NOT NULL)`,
      [host],
    );
    if (running >= most) {
      throw new Refused('slow-down', `you play at ${most} tables with bots: end one first`, { seconds: 60 });
    }
    const turns = await this.#count(`SELECT COUNT(*) AS found FROM work WHERE kind = 'bot'`, []);
    if (turns >= MOST_TURNS) {
      throw new Refused('slow-down', 'all bots are busy: come back in a minute', { seconds: 60 });
    }
  }

  async #count(sql: string, values: readonly string[]): Promise<number> {
    const [row] = await this.#deps.db.rows<{ found: number }>(sql, values);
    return row!.found;
  }
}
