import type { Caller } from '../house.ts';
import { Refused } from '../refused.ts';

/** The person who asks. */
export function personOf(caller: Caller): string {
  if (caller.person === null) throw new Refused('who-are-you', 'enter first: POST /api/me gives you a cookie');
  return caller.person;
}

/** The person who asks, for changes to the account: not a program that merely holds a token. */
export function ownerOf(caller: Caller): string {
  const person = personOf(caller);
  if (caller.by === 'token') throw new Refused('not-allowed', 'a token may not change the account: use the site');
  return person;
}

/** For what gives a cookie: that needs a browser, and plain HTTP. */
export function mustTakeCookies(caller: Caller): void {
  if (caller.by === 'token') throw new Refused('not-allowed', 'a token is not a browser: use the site');
  if (caller.socket !== null) throw new Refused('not-allowed', 'no cookie can be given over a socket: ask over HTTP');
}

/** Takes the cookie away where that can be said; without its session it opens nothing anyway. */
export function takeCookieAway(caller: Caller): void {
  if (caller.socket === null && caller.by !== 'token') caller.setCookie(null);
}
