import { type Command, type CommandName, commands } from '@teahouse/protocol';
import type { Caller } from '../house.ts';
import { Refused } from '../refused.ts';

/** The person who asks. */
export function personOf(caller: Caller): string {
  if (caller.person === null) throw new Refused('who-are-you', 'enter first: POST /api/me gives you a cookie');
  return caller.person;
}

/** A token does only what it is for, and never changes or shows the account. */
export function mustBeInScope({ scopes }: Caller, command: CommandName): void {
  if (scopes === null) return;
  const { scope }: Command = commands[command];
  if (scope === undefined) {
    throw new Refused('not-allowed', 'a token may not change or look at the account: use the site');
  }
  if (!scopes.includes(scope)) throw new Refused('not-allowed', `this token is not for '${scope}'`, { scope });
}

/** For what gives a cookie: that needs a browser, and plain HTTP. */
export function mustTakeCookies(caller: Caller): void {
  if (caller.socket !== null) throw new Refused('not-allowed', 'no cookie can be given over a socket: ask over HTTP');
}

/** Takes the cookie away where that can be said; without its session it opens nothing anyway. */
export function takeCookieAway(caller: Caller): void {
  if (caller.socket === null && caller.by !== 'token') caller.setCookie(null);
}
