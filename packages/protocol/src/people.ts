import * as v from 'valibot';
import { Scope } from './command.ts';
import { Count, Id, LanguageName, line, Time } from './common.ts';

/** Every player colour is also a shape: nobody needs colours to play. */
export const COLOURS = ['jade', 'indigo', 'ochre', 'plum', 'soot'] as const;
export const Colour = v.picklist(COLOURS);
export type Colour = v.InferOutput<typeof Colour>;

/** Of a passkey or a token. */
export const Name = line(40);
/** What somebody is called by others: the server looks closer (`nameProblem`). */
const PersonName = line(160);
export const Login = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, 'a login'));
export const Password = v.pipe(v.string(), v.minLength(10), v.maxLength(200));
const Hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** Hours of the day, in the person's own time zone, in which no time limit ends; they may cross midnight. */
export const QuietHours = v.strictObject({ from: Hour, to: Hour });
export type QuietHours = v.InferOutput<typeof QuietHours>;

/** What somebody shows of themselves to everybody: no page; name and games; also how those ended. */
const SHOWN = ['nothing', 'games', 'results'] as const;
const Shows = v.picklist(SHOWN);

/** A person as everybody at a table sees one. */
export const Person = v.strictObject({
  id: Id,
  name: v.string(),
  colour: Colour,
  /** Has a page that everybody may read (`people.page`). */
  page: v.exactOptional(v.literal(true)),
  /** The name looks like that of somebody else: of an account, or at the same table. */
  alike: v.exactOptional(v.literal(true)),
});
export type Person = v.InferOutput<typeof Person>;

/** What one sees of oneself. */
export const Me = v.strictObject({
  ...Person.entries,
  language: v.nullable(LanguageName),
  timeZone: v.string(),
  quiet: v.nullable(QuietHours),
  /** Null for a guest. */
  login: v.nullable(v.string()),
  hasPassword: v.boolean(),
  passkeys: v.array(v.strictObject({ id: v.string(), name: v.string(), createdAt: Time })),
  since: Time,
  /** An admin runs the house. */
  role: v.nullable(v.literal('admin')),
  /** Shut out by whoever runs the house; `until` is null for good. */
  banned: v.nullable(v.strictObject({ until: v.nullable(Time), why: v.string() })),
  mutedUntil: v.nullable(Time),
  shows: Shows,
});
export type Me = v.InferOutput<typeof Me>;

export const MeChange = v.partial(
  v.strictObject({
    name: PersonName,
    colour: Colour,
    language: LanguageName,
    timeZone: v.pipe(v.string(), v.maxLength(64)),
    quiet: v.nullable(QuietHours),
    shows: Shows,
  }),
);

/** How often somebody has played a game to its end, and how that went. */
export const GameStatistics = v.strictObject({
  game: v.string(),
  played: Count,
  /** Null where the results are not shown. */
  results: v.nullable(
    v.strictObject({
      won: Count,
      /** How often first, second and so on; won or lost together, or against an automaton, has no place. */
      places: v.array(Count),
    }),
  ),
});
export type GameStatistics = v.InferOutput<typeof GameStatistics>;

/** Somebody with whom I have played. */
export const Opponent = v.strictObject({
  person: Person,
  /** What we played last, and how often we have played at all. */
  game: v.string(),
  games: Count,
});
export type Opponent = v.InferOutput<typeof Opponent>;

/** An access token as it is listed; its secret is shown once, when it is made. */
export const Token = v.strictObject({
  id: Id,
  name: v.string(),
  scopes: v.array(Scope),
  createdAt: Time,
  usedAt: v.nullable(Time),
  /** When it ends by itself; null for one of before there was an end. */
  until: v.nullable(Time),
});
export type Token = v.InferOutput<typeof Token>;

/** A browser by which somebody came in. */
export const ListedSession = v.strictObject({
  id: Id,
  /** What the browser calls itself. */
  agent: v.string(),
  createdAt: Time,
  /** To the day. */
  usedAt: Time,
  isThis: v.boolean(),
});

/** What can happen to an account. All but the first three are told to its e-mail addresses too. */
const ACCOUNT_EVENTS = [
  'login',
  'login-failed',
  'reset-asked',
  'account-made',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'token-made',
  'token-revoked',
  'email-added',
  'email-removed',
  'sessions-ended',
] as const;
export const AccountEvent = v.strictObject({
  at: Time,
  what: v.picklist(ACCOUNT_EVENTS),
  /** The name of a passkey or token, or an e-mail address. */
  detail: v.string(),
  /** From where it was done. */
  address: v.string(),
});
export type AccountEvent = v.InferOutput<typeof AccountEvent>;

/** All that a house keeps of somebody, table by table as the store has it; secrets and hashes left out. */
export const OwnData = v.strictObject({
  format: v.literal('teahouse-person-1'),
  at: Time,
  kept: v.record(v.string(), v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()])))),
});

/** What may be told to a person who is not looking. */
export const NOTICES = ['your-turn', 'time-warning', 'bot-keeps', 'started', 'over', 'undo-asked', 'invited'] as const;
export const NoticeKind = v.picklist(NOTICES);
export type NoticeKind = v.InferOutput<typeof NoticeKind>;

export const Notice = v.strictObject({
  id: Id,
  kind: NoticeKind,
  table: Id,
  game: v.string(),
  at: Time,
  seen: v.boolean(),
});
export type Notice = v.InferOutput<typeof Notice>;

const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});

/** Where notices go beside the page. */
export const Channel = v.variant('kind', [
  v.strictObject({ kind: v.literal('push'), subscription: PushSubscription }),
  v.strictObject({ kind: v.literal('webhook'), url: v.pipe(v.string(), v.url(), v.maxLength(1000)) }),
  v.strictObject({ kind: v.literal('email'), address: v.pipe(v.string(), v.email(), v.maxLength(200)) }),
]);
export type Channel = v.InferOutput<typeof Channel>;

export const ListedChannel = v.strictObject({
  id: Id,
  kind: v.picklist(['push', 'webhook', 'email']),
  to: v.string(),
  failures: Count,
  /** Nothing goes to an e-mail address before whoever reads it has agreed; other channels need no asking. */
  confirmed: v.boolean(),
  /** Until when the link that was sent there can be used; null where none can. */
  linkUntil: v.nullable(Time),
});
export type ListedChannel = v.InferOutput<typeof ListedChannel>;
