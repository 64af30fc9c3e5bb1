import { LEVELS } from '@teahouse/bots/levels';
import type { Outcome } from '@teahouse/kernel';
import * as v from 'valibot';
import { Count, Id, line, SeatNumber, Secret, Time } from './common.ts';
import { Person } from './people.ts';

export const BotLevel = v.picklist(LEVELS);

/** How long a seat may think. Time runs only while a seat is asked, and is counted when its decision is kept. */
export const Pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('untimed') }),
  v.strictObject({
    kind: v.literal('live'),
    /** For every decision. */
    seconds: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3600)),
    /** For the whole game, used where a decision takes longer. */
    bank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36_000)),
  }),
  v.strictObject({
    kind: v.literal('slow'),
    /** For every decision; quiet hours of the person put it off. */
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 14)),
  }),
]);
export type Pace = v.InferOutput<typeof Pace>;

export const STATUSES = ['open', 'playing', 'over', 'abandoned', 'parked'] as const;
export const Status = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof Status>;

/** Who may take a seat that nobody has yet. */
export const SeatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  /** By link; `person`: somebody I have played with, who is told and needs none. */
  v.strictObject({ kind: v.literal('invite'), person: v.optional(Id) }),
  v.strictObject({ kind: v.literal('bot'), level: BotLevel }),
]);
export type SeatPlan = v.InferOutput<typeof SeatPlan>;

const Options = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.union([v.pipe(v.string(), v.maxLength(60)), v.number(), v.boolean()]),
);

export const TableSettings = v.strictObject({
  pace: v.optional(Pace, { kind: 'untimed' }),
  /** Free undo is always as the rules of knowledge allow; `consent` also lets seats ask the others for more. */
  undo: v.optional(v.picklist(['consent', 'free', 'never']), 'consent'),
  watch: v.optional(v.picklist(['everyone', 'link', 'nobody']), 'everyone'),
  chat: v.optional(v.picklist(['players', 'everyone']), 'players'),
  hints: v.optional(v.boolean(), true),
  /** The level of the bot that keeps a seat whose time is up. */
  keeper: v.optional(BotLevel, 'master'),
});
export type TableSettings = v.InferOutput<typeof TableSettings>;

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  options: v.optional(Options, {}),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(16)),
  ...TableSettings.entries,
});
export type NewTable = v.InferInput<typeof NewTable>;

export const Seated = v.strictObject({
  seat: SeatNumber,
  person: v.nullable(Person),
  /** The level of the bot that sits here for good. */
  bot: v.nullable(BotLevel),
  /** The level of the bot that keeps the seat while its person is away. */
  keeper: v.nullable(BotLevel),
  /** Taken by link only. */
  invite: v.boolean(),
  /** Who is invited to it by name; told to the host, to who sits at the table, and to themselves. */
  expected: v.nullable(Person),
  here: v.boolean(),
  /** When its time is up; null while it is not asked, or untimed. */
  due: v.nullable(Time),
  bankMs: v.nullable(Count),
});
export type Seated = v.InferOutput<typeof Seated>;

/** At an untimed table, a seat that keeps the others waiting for so long, with nobody there, need not be waited for. */
export const LONG_GONE_MS = 3 * 24 * 60 * 60 * 1000;

export const UndoRequest = v.strictObject({ seat: SeatNumber, to: Count, n: Count, waitsFor: v.array(SeatNumber) });
export type UndoRequest = v.InferOutput<typeof UndoRequest>;

/** Places against each other (1 for the best, ties shared), or won or lost together, or against an automaton. */
const OutcomeOf: v.GenericSchema<Outcome> = v.variant('kind', [
  v.strictObject({ kind: v.literal('places'), places: v.array(v.number()) }),
  v.strictObject({ kind: v.literal('together'), won: v.boolean(), why: v.string() }),
  v.strictObject({ kind: v.literal('automaton'), won: v.boolean(), why: v.string(), by: v.exactOptional(v.number()) }),
]);

export const Table = v.strictObject({
  id: Id,
  game: v.string(),
  rules: v.string(),
  status: Status,
  options: Options,
  ...v.required(TableSettings).entries,
  host: v.nullable(Id),
  seats: v.array(Seated),
  /** The seat of whoever is told this; null for a spectator. */
  mySeat: v.nullable(SeatNumber),
  /** Whether the house passes for whoever is told this, where only one answer is left. */
  passes: v.boolean(),
  createdAt: Time,
  startedAt: v.nullable(Time),
  endedAt: v.nullable(Time),
  /** How many entries its history has: the number the next command refers to. */
  n: Count,
  /** The seats that are asked now. */
  asked: v.array(SeatNumber),
  watchers: Count,
  /** The hash of the seed, known before the first card; the seed itself when the game is over. */
  commitment: v.nullable(v.string()),
  seed: v.nullable(v.string()),
  /** How it ended; null as long as it has not. */
  outcome: v.nullable(OutcomeOf),
  undoRequest: v.nullable(UndoRequest),
  /** The seats that want to give the game up. */
  abandoning: v.array(SeatNumber),
  rematch: v.nullable(Id),
  /** The game it was branched from, and where. */
  from: v.nullable(v.strictObject({ table: Id, n: Count })),
  /** Why it was parked, for whoever reports it. */
  report: v.nullable(v.string()),
});
export type Table = v.InferOutput<typeof Table>;

export const ChatLine = v.strictObject({
  id: Count,
  person: v.nullable(Person),
  seat: v.nullable(SeatNumber),
  at: Time,
  text: v.string(),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;
export const ChatText = line(500);

/** What somebody says by pointing at a thing; clients have the words. */
const PINGS = ['look', 'take', 'help', 'wait'] as const;
/** A player points at a place of the board, for a moment. */
export const Ping = v.strictObject({
  seat: SeatNumber,
  place: v.pipe(v.string(), v.regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/, 'the name of a place'), v.maxLength(80)),
  says: v.picklist(PINGS),
});
export type Ping = v.InferOutput<typeof Ping>;

/** Secrets of links: who has one may take the seat, or watch. */
export const Invitations = v.strictObject({
  seats: v.array(v.strictObject({ seat: SeatNumber, secret: Secret })),
  watch: v.nullable(Secret),
});
export type Invitations = v.InferOutput<typeof Invitations>;

/** The best result of mine against an automaton at tables with the same options. */
export const BestResult = v.strictObject({
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** The table it was played at, and when it ended. */
  table: Id,
  at: Time,
  won: v.boolean(),
  /** How many points I was ahead, where points decide. */
  by: v.nullable(v.number()),
  /** How often I played, and how often I won. */
  played: Count,
  wins: Count,
});
export type BestResult = v.InferOutput<typeof BestResult>;
