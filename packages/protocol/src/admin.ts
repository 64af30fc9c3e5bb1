import * as v from 'valibot';
import type { Command } from './command.ts';
import { Count, Id, line, Nothing, SeatNumber, Secret, Time } from './common.ts';
import { Status } from './tables.ts';

/** What whoever runs a house can do in it, by the house command and in the site alike. */
export const ACTS = [
  'kick',
  'ban',
  'unban',
  'ban-address',
  'unban-address',
  'mute',
  'unmute',
  'remove-line',
  'remove-name',
  'park',
  'unpark',
  'read-only',
  'read-write',
  'make-admin',
  'unmake-admin',
  'clean-up',
  'close-report',
] as const;
export const ActName = v.picklist(ACTS);
export type ActName = v.InferOutput<typeof ActName>;

const REPORTS = ['line', 'name', 'player'] as const;
const Why = line(300);
const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650));

/** Something that a player wants whoever runs the house to look at. */
export const Reported = v.strictObject({
  id: Id,
  at: Time,
  kind: v.picklist(REPORTS),
  reporter: v.strictObject({ id: Id, name: v.string() }),
  person: v.strictObject({ id: Id, name: v.string() }),
  table: v.nullable(Id),
  line: v.nullable(Count),
  /** What was said, or the name, when it was reported. */
  said: v.string(),
  why: v.string(),
});
export type Reported = v.InferOutput<typeof Reported>;

/** One line of the log of acts. */
export const LoggedAct = v.strictObject({
  n: Count,
  at: Time,
  /** The name of an admin, or who ran the command on the machine. */
  by: v.string(),
  what: v.string(),
  person: v.nullable(v.strictObject({ id: Id, name: v.string() })),
  table: v.nullable(Id),
  /** The line of the talk, or the seat. */
  item: v.nullable(Count),
  until: v.nullable(Time),
  /** Of an address: all that one customer has of version 6. */
  network: v.nullable(v.string()),
  why: v.string(),
});
export type LoggedAct = v.InferOutput<typeof LoggedAct>;

export const AdminTable = v.strictObject({
  id: Id,
  game: v.string(),
  status: Status,
  seats: v.array(v.strictObject({ seat: SeatNumber, id: v.nullable(Id), name: v.string() })),
  n: Count,
  changedAt: Time,
  report: v.nullable(v.string()),
});
export type AdminTable = v.InferOutput<typeof AdminTable>;

export const AdminPerson = v.strictObject({
  id: Id,
  name: v.string(),
  login: v.nullable(v.string()),
  role: v.nullable(v.literal('admin')),
  since: Time,
  bannedUntil: v.nullable(Time),
  mutedUntil: v.nullable(Time),
  /** Seats at tables that are not finished. */
  seats: Count,
  /** Where they logged in from, the last first. */
  networks: v.array(v.string()),
});
export type AdminPerson = v.InferOutput<typeof AdminPerson>;

/** An address that guests may not come from; `until` is null for good. */
export const BannedAddress = v.strictObject({ network: v.string(), until: v.nullable(Time), why: v.string() });
export type BannedAddress = v.InferOutput<typeof BannedAddress>;

/** Ways to say that a person, a line or a table is not as it should be, and to act on it. */
export const adminCommands = {
  'reports.send': {
    method: 'POST',
    path: '/api/reports',
    does: 'Report a line of the talk, a name or a player to whoever runs the house.',
    input: v.strictObject({
      kind: v.picklist(REPORTS),
      person: Id,
      table: v.optional(Id),
      line: v.optional(Count),
      secret: v.optional(Secret),
      why: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
    }),
    output: Nothing,
  },
  'admin.house': {
    method: 'GET',
    path: '/api/admin',
    does: 'How the house stands, for its admins: tables by status, people, open reports, whether it is read-only, which addresses are banned.',
    input: Nothing,
    output: v.strictObject({
      tables: v.record(v.string(), Count),
      people: Count,
      guests: Count,
      reports: Count,
      readOnly: v.nullable(v.strictObject({ since: Time, why: v.string() })),
      addresses: v.array(BannedAddress),
    }),
  },
  'admin.reports': {
    method: 'GET',
    path: '/api/admin/reports',
    does: 'What players reported and nobody has closed yet, the oldest first.',
    input: Nothing,
    output: v.strictObject({ reports: v.array(Reported) }),
  },
  'admin.tables': {
    method: 'GET',
    path: '/api/admin/tables',
    does: 'Tables, the last changed first; by status, or those whose id begins so.',
    input: v.strictObject({ status: v.optional(Status), find: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    output: v.strictObject({ tables: v.array(AdminTable) }),
  },
  'admin.people': {
    method: 'GET',
    path: '/api/admin/people',
    does: 'People, the newest first; those whose name, login or id has `find` in it.',
    input: v.strictObject({ find: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
    output: v.strictObject({ people: v.array(AdminPerson) }),
  },
  'admin.acts': {
    method: 'GET',
    path: '/api/admin/acts',
    does: 'What was done by whoever runs the house, the newest first.',
    input: v.strictObject({ before: v.optional(Count) }),
    output: v.strictObject({ acts: v.array(LoggedAct) }),
  },
  'admin.act': {
    method: 'POST',
    path: '/api/admin/acts',
    does: 'Do something, as an admin; it is logged with the reason. `person`: ban, mute, remove-name, make-admin and their opposites. `table`: park, unpark; with `seat` kick, with `line` remove-line. `address`: ban-address, unban-address, for guests and strangers who come from there. `days`: how long a ban or mute lasts (for good without it), or how old what clean-up takes away has to be.',
    input: v.strictObject({
      what: ActName,
      person: v.optional(Id),
      table: v.optional(Id),
      seat: v.optional(SeatNumber),
      line: v.optional(Count),
      report: v.optional(Id),
      address: v.optional(v.pipe(v.string(), v.maxLength(60))),
      days: v.optional(Days),
      why: Why,
    }),
    output: v.strictObject({ n: Count }),
  },
} as const satisfies Record<string, Command>;
