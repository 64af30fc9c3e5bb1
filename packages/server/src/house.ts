import type { Checked, CommandName, Output, Scope } from '@teahouse/protocol';

/** Who asks for something, and through which door. */
export interface Caller {
  /** Null for somebody without a cookie or token. */
  readonly person: string | null;
  readonly by: 'cookie' | 'token' | null;
  /** What a token is for; null for somebody without one, who may do anything. */
  readonly scopes: readonly Scope[] | null;
  /** Set for somebody who was shut out of the house. */
  readonly ban: Ban | null;
  /** The hash of the session, to end it. */
  readonly session: string | null;
  readonly address: string;
  /** What the browser or program calls itself. */
  readonly agent: string;
  /** What the request says of the language the person reads. */
  readonly acceptLanguage: string;
  /** The socket it came through; null for plain HTTP. */
  readonly socket: Listener | null;
  /** Starts a session: the browser gets a cookie with this secret; null takes the cookie away. Not over sockets and tokens. */
  setCookie(secret: string | null): void;
}

/** `until` is null for good. */
export interface Ban {
  readonly until: number | null;
  readonly why: string;
}

/** A socket. */
export interface Listener {
  readonly person: string | null;
  /** Takes one message, already as JSON. */
  send(json: string): void;
  onClose(act: () => void): void;
}

/** An answer that is JSON already, because another thread has made it. */
export class Written {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Commands that are answered by another thread. */
type Elsewhere = 'play.moments';

/** What each command does. Modules give their part. */
export type Handlers = {
  readonly [K in CommandName]: (
    caller: Caller,
    input: Checked<K>,
  ) => Promise<K extends Elsewhere ? Written : Output<K>>;
};
