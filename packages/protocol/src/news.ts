import type { Question, Seat } from '@teahouse/kernel';
import type { Notice } from './people.ts';
import type { Line, Patch } from './play.ts';
import type { ChatLine, Table } from './tables.ts';

/** What the server tells a socket without being asked. */
export type News =
  | {
      /** One more entry of the history of a table that is watched; `patch` leads from the view at `n - 1` to that at `n`. */
      news: 'moved';
      table: string;
      n: number;
      line: Line;
      patch: Patch;
      questions: Question[];
      asked: Seat[];
    }
  /** Anything else about a table that is watched: seats, clocks, requests, its end. */
  | { news: 'table'; table: Table }
  | { news: 'chat'; table: string; chat: ChatLine }
  | { news: 'notice'; notice: Notice }
  /** The server goes down in a moment and will be back: connect again. */
  | { news: 'closing' };

/** The reply to a command sent over a socket. */
export type Reply = { id: string; ok: unknown } | { id: string; no: No };

/** Why the server says no. Clients word `reason` in their own language; `message` is for developers. */
export interface No {
  reason: string;
  message: string;
  /** The ledger id of the rule that forbids it, or ''. */
  rule: string;
  details: Readonly<Record<string, string | number>>;
}
