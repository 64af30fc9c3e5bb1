import type { AccountMail } from '../notify/account-mail.ts';
import type { Db } from '../store/db.ts';
import type { AccountLog } from './account-log.ts';
import type { People } from './people.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** What the commands of people need from the rest of the house. */
export interface PeopleDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly people: People;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  /** Where browsers find the house: passkeys are bound to it. */
  readonly publicUrl: URL;
  /** Throws `Refused('slow-down')` when `key` was used more than `perMinute` times in the last minute. */
  limit(key: string, perMinute: number): void;
  /** The same without using it. */
  mustHave(key: string, perMinute: number): void;
  readonly account: AccountLog;
  readonly mail: AccountMail;
  /** After somebody was deleted: what is written over leaves no bytes in the store. */
  scrub(): Promise<void>;
  /** After a session or a token of a person has ended: nobody comes in by it any more, and who did has to leave. */
  sessionEnded(person: string): Promise<void>;
  /** Before somebody is deleted: open tables are left, bots keep the seats of running games. */
  leaveTables(person: string): Promise<void>;
  /** Before a guest logs in: at running tables where the account sits too, a bot keeps the guest's seat. */
  leaveTo(guest: string, account: string): Promise<void>;
  /** After a guest logged in: whatever belonged to `guest` at tables is kept as `account`'s now. */
  seatsMoved(guest: string, account: string): Promise<void>;
}
