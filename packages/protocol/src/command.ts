import * as v from 'valibot';

/** What a token may be for: to look, to play, to talk at tables. */
export const SCOPES = ['read', 'play', 'talk'] as const;
export const Scope = v.picklist(SCOPES);
export type Scope = v.InferOutput<typeof Scope>;

/** One thing a client can ask the server to do, over HTTP and over a socket alike. */
export interface Command {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Words that begin with a colon are fields of the input. */
  readonly path: string;
  /** For the description of the API. */
  readonly does: string;
  readonly input: v.ObjectSchema<v.ObjectEntries, undefined> | v.StrictObjectSchema<v.ObjectEntries, undefined>;
  readonly output: v.GenericSchema;
  /** What a token must be for to do this. Without one it is not for tokens: it changes or shows the account. */
  readonly scope?: Scope;
  /** `anyone` needs no cookie and no token; `socket` can only be asked over a socket. */
  readonly open?: 'anyone' | 'socket';
  /** The fields may be in the address, under a body that says nothing to us: so mail providers send it (RFC 8058). */
  readonly form?: true;
}
