import * as v from 'valibot';
import { type Command, SCOPES, Scope } from './command.ts';
import { Id, LanguageName, Nothing, Secret } from './common.ts';
import { AccountEvent, ListedSession, Login, Me, MeChange, Name, OwnData, Password, Token } from './people.ts';

const WebAuthn = v.record(v.string(), v.unknown());
/** As somebody types it who wants in: what is no login is nobody's. */
const TypedLogin = v.pipe(v.string(), v.maxLength(64), v.regex(/^\P{Cc}*$/u, 'no control characters'));

/** Who one is, by which way one comes in, and what one may know and end of that. */
export const peopleCommands = {
  'me.enter': {
    method: 'POST',
    path: '/api/me',
    scope: 'read',
    does: 'Who am I? Somebody without a cookie becomes a guest and gets one.',
    input: v.strictObject({
      language: v.optional(LanguageName),
      timeZone: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
    output: Me,
    open: 'anyone',
  },
  'me.change': {
    method: 'PATCH',
    path: '/api/me',
    does: 'Change name, colour, language, time zone or quiet hours.',
    input: MeChange,
    output: Me,
  },
  'me.delete': {
    method: 'DELETE',
    path: '/api/me',
    does: 'Delete me: the name, the account and the words written are erased; bots keep the seats of running games. An account proves itself first (me.prove).',
    input: Nothing,
    output: Nothing,
  },
  'me.account': {
    method: 'POST',
    path: '/api/me/account',
    does: 'A guest becomes an account with a password and keeps everything; an account changes its password.',
    input: v.strictObject({
      login: Login,
      password: Password,
      oldPassword: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    output: Me,
  },
  'me.login': {
    method: 'POST',
    path: '/api/login',
    does: 'Log in with a password. The tables of the guest who logs in go to the account.',
    input: v.strictObject({
      login: TypedLogin,
      password: v.pipe(v.string(), v.maxLength(200)),
    }),
    output: Me,
    open: 'anyone',
  },
  'me.prove': {
    method: 'POST',
    path: '/api/me/prove',
    does: 'It is still me: the password, or a passkey (after passkeys.ask). For five minutes this session may then do what cannot be undone: delete the account, add or remove a passkey, set a first password, add or remove an e-mail address, make a token.',
    input: v.strictObject({
      password: v.optional(v.pipe(v.string(), v.maxLength(200))),
      response: v.optional(WebAuthn),
    }),
    output: Nothing,
  },
  'me.forgot': {
    method: 'POST',
    path: '/api/login/forgot',
    does: 'Send a link by which a new password can be set to the confirmed e-mail addresses of an account. The answer is the same whether there are any.',
    input: v.strictObject({ login: TypedLogin }),
    output: v.strictObject({ email: v.boolean() }),
    open: 'anyone',
  },
  'me.reset': {
    method: 'POST',
    path: '/api/login/reset',
    does: 'Set a new password with the secret of such a link, and log in. It can be used once, for an hour; every session of before ends.',
    input: v.strictObject({ secret: Secret, password: Password }),
    output: Me,
    open: 'anyone',
  },
  'me.log': {
    method: 'GET',
    path: '/api/me/log',
    does: 'What happened to my account, the newest first: logins, failures, changes.',
    input: Nothing,
    output: v.strictObject({ log: v.array(AccountEvent) }),
  },
  'me.data': {
    method: 'GET',
    path: '/api/me/data',
    does: 'All that the house keeps of me.',
    input: Nothing,
    output: OwnData,
  },
  'sessions.list': {
    method: 'GET',
    path: '/api/me/sessions',
    does: 'Where I am logged in. A session ends by itself after 90 days without a visit.',
    input: Nothing,
    output: v.strictObject({ sessions: v.array(ListedSession) }),
  },
  'sessions.end': {
    method: 'DELETE',
    path: '/api/me/sessions/:session',
    does: 'End a session of mine.',
    input: v.strictObject({ session: Id }),
    output: Nothing,
  },
  'sessions.endOthers': {
    method: 'DELETE',
    path: '/api/me/sessions',
    does: 'End all sessions of mine but this one.',
    input: Nothing,
    output: Nothing,
  },
  'me.logout': { method: 'POST', path: '/api/logout', does: 'End this session.', input: Nothing, output: Nothing },
  'passkeys.offer': {
    method: 'POST',
    path: '/api/me/passkeys/offer',
    does: 'What the browser needs to make a passkey (WebAuthn creation options). A guest names the login it wants.',
    input: v.strictObject({ login: v.optional(Login) }),
    output: WebAuthn,
  },
  'passkeys.add': {
    method: 'POST',
    path: '/api/me/passkeys',
    does: 'Add the passkey that the browser made; a guest becomes an account by it.',
    input: v.strictObject({ name: Name, response: WebAuthn }),
    output: Me,
  },
  'passkeys.remove': {
    method: 'DELETE',
    path: '/api/me/passkeys/:passkey',
    does: 'Remove a passkey.',
    input: v.strictObject({ passkey: v.pipe(v.string(), v.maxLength(400)) }),
    output: Me,
  },
  'passkeys.ask': {
    method: 'POST',
    path: '/api/login/passkey/ask',
    does: 'What the browser needs to log in with a passkey (WebAuthn request options).',
    input: Nothing,
    output: WebAuthn,
    open: 'anyone',
  },
  'passkeys.login': {
    method: 'POST',
    path: '/api/login/passkey',
    does: 'Log in with a passkey.',
    input: v.strictObject({ response: WebAuthn }),
    output: Me,
    open: 'anyone',
  },
  'tokens.list': {
    method: 'GET',
    path: '/api/me/tokens',
    does: 'My access tokens.',
    input: Nothing,
    output: v.strictObject({ tokens: v.array(Token) }),
  },
  'tokens.create': {
    method: 'POST',
    path: '/api/me/tokens',
    does: 'Make an access token for programs: for looking, for playing, for talking at tables, never for the account. It ends by itself after `days`. Its secret is shown once.',
    input: v.strictObject({
      name: Name,
      scopes: v.optional(v.pipe(v.array(Scope), v.minLength(1), v.maxLength(SCOPES.length)), [...SCOPES]),
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 90),
    }),
    output: v.strictObject({ token: Token, secret: v.string() }),
  },
  'tokens.revoke': {
    method: 'DELETE',
    path: '/api/me/tokens/:token',
    does: 'Revoke a token.',
    input: v.strictObject({ token: Id }),
    output: Nothing,
  },
} as const satisfies Record<string, Command>;
