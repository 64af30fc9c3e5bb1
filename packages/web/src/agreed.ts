import type { Scope } from '@teahouse/protocol';

// What the server and the site agree on; the protocol's own copies would bring all its schemas along. A test compares.

/** What a token may be for. */
export const SCOPES = ['read', 'play', 'talk'] as const satisfies readonly Scope[];

/** How long an untimed table waits for a seat whose person is gone. */
export const LONG_GONE_MS = 3 * 24 * 60 * 60 * 1000;
