import * as v from 'valibot';
import { Count, Id, LanguageName, line, Time } from './common.ts';

/** Every player colour is also a shape: nobody needs colours to play. */
export const COLOURS = ['jade', 'indigo', 'ochre', 'plum', 'soot'] as const;
export const Colour = v.picklist(COLOURS);
export type Colour = v.InferOutput<typeof Colour>;

export const Name = line(40);
export const Login = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, 'a login'));
export const Password = v.pipe(v.string(), v.minLength(10), v.maxLength(200));
const Hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** Hours of the day, in the person's own time zone, in which no time limit ends; they may cross midnight. */
export const QuietHours = v.strictObject({ from: Hour, to: Hour });
export type QuietHours = v.InferOutput<typeof QuietHours>;

/** A person as everybody at a table sees one. */
export const Person = v.strictObject({ id: Id, name: v.string(), colour: Colour });
export type Person = v.InferOutput<typeof Person>;

/** What one sees of oneself. */
export const Me = v.strictObject({
  ...Person.entries,
  language: v.nullable(LanguageName),
  timeZone: v.string(),
  quiet: v.nullable(QuietHours),
  /** Null for a guest. */
  login: v.nullable(v.string()),
  passkeys: v.array(v.strictObject({ id: v.string(), name: v.string(), createdAt: Time })),
  since: Time,
});
export type Me = v.InferOutput<typeof Me>;

export const MeChange = v.partial(
  v.strictObject({
    name: Name,
    colour: Colour,
    language: LanguageName,
    timeZone: v.pipe(v.string(), v.maxLength(64)),
    quiet: v.nullable(QuietHours),
  }),
);

/** An access token as it is listed; its secret is shown once, when it is made. */
export const Token = v.strictObject({ id: Id, name: v.string(), createdAt: Time, usedAt: v.nullable(Time) });
export type Token = v.InferOutput<typeof Token>;

/** What may be told to a person who is not looking. */
export const NOTICES = ['your-turn', 'time-warning', 'bot-keeps', 'started', 'over', 'undo-asked'] as const;
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
