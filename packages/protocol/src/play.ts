import type { End, Heard } from '@teahouse/kernel';
import * as v from 'valibot';
import { CommandId, Count, Id, SeatNumber, Secret, Time } from './common.ts';
import { BotLevel, Table } from './tables.ts';

const Label = v.pipe(v.string(), v.maxLength(100));

/** The answers of one decision, in order. Most have one. */
const Answers = v.pipe(v.array(Label), v.minLength(1), v.maxLength(200));

export const Answer = v.strictObject({
  table: Id,
  /** The `n` of the table this answers. */
  n: Count,
  /** The question that the first answer is for. */
  ask: Label,
  answers: Answers,
  commandId: CommandId,
});
export type Answer = v.InferOutput<typeof Answer>;

/** How many of the answers were taken: where the table goes another way than was thought, the rest is not given. */
export const Given = v.strictObject({ n: Count, taken: Count });

const HeardEntry: v.GenericSchema<Heard> = v.strictObject({
  kind: v.string(),
  rule: v.string(),
  seat: v.number(),
  what: v.string(),
  n: v.number(),
  at: v.string(),
});

/** What a seat is asked. Only the seat itself is told its options. */
const QuestionOf = v.strictObject({
  seat: SeatNumber,
  ask: v.string(),
  options: v.array(v.string()),
  /** More answers belong to this one: they are meant to be given as one decision. At a `together` they must be. */
  draft: v.boolean(),
});
export type AskedQuestion = v.InferOutput<typeof QuestionOf>;

/** One entry of a table's history, as one viewer is told it. */
export const HistoryLine = v.strictObject({
  n: Count,
  kind: v.picklist(['deal', 'answer', 'undo', 'keep', 'return', 'abandon']),
  seat: v.nullable(SeatNumber),
  /** The bot that decided, or keeps the seat from now on. */
  bot: v.nullable(BotLevel),
  /** For `undo`: how many entries of the game's own log were left. */
  to: v.nullable(Count),
  at: Time,
  heard: v.array(HeardEntry),
});
export type HistoryLine = v.InferOutput<typeof HistoryLine>;

/** Changes to a view: each a path and what stands there now. */
export const Patch = v.array(v.tuple([v.array(v.union([v.string(), v.number()])), v.unknown()]));
export type Patch = v.InferOutput<typeof Patch>;

const ENDS = ['over', 'others', 'luck', 'secret', 'learns', 'done'] as const satisfies readonly End[];

export const Ahead = v.strictObject({ table: Id, n: Count, answers: Answers });

/** Where answers would lead, as far as the seat itself can tell. */
export const WayAhead = v.strictObject({
  /** What would be asked next; null after the last answer of a decision. */
  question: v.nullable(QuestionOf),
  /** What would be seen then. After the last answer only the table itself can show it: then, what was seen before. */
  view: v.record(v.string(), v.unknown()),
  /** Why nothing can follow the last answer; null if something can. */
  end: v.nullable(v.picklist(ENDS)),
  /** Whether the answers can be given as they are. */
  canCommit: v.boolean(),
  /** Whether what belongs together is complete: a good place to give them. */
  left: v.boolean(),
});
export type WayAhead = v.InferOutput<typeof WayAhead>;

/** Everything one viewer may see of a table now. */
export const TableView = v.strictObject({
  table: Table,
  view: v.nullable(v.record(v.string(), v.unknown())),
  questions: v.array(QuestionOf),
  /** The history after the `since` that was asked for. */
  lines: v.array(HistoryLine),
});
export type TableView = v.InferOutput<typeof TableView>;

/** A moment of a game that was played: the view after `n` entries of its history. */
export const Moment = v.strictObject({
  n: Count,
  view: v.record(v.string(), v.unknown()),
  questions: v.array(QuestionOf),
  line: v.nullable(HistoryLine),
});
export type Moment = v.InferOutput<typeof Moment>;

/** Who looks: a seat, or with null a spectator. */
export const Viewer = v.nullable(SeatNumber);

export const Watch = v.strictObject({
  table: Id,
  /** The last `n` the client knows; without it, the whole view is sent. */
  since: v.optional(Count),
  secret: v.optional(Secret),
});

const WhyData = v.strictObject({
  rule: v.string(),
  chance: v.number(),
  points: v.number(),
  others: v.array(v.strictObject({ answer: v.string(), chance: v.number(), points: v.number() })),
  because: v.nullable(v.strictObject({ what: v.string(), n: v.number() })),
  iterations: v.number(),
});

/** What a strong bot would do; the game's text words the reason. */
export const Hint = v.strictObject({ n: Count, ask: v.string(), answer: v.string(), why: WhyData });
export type Hint = v.InferOutput<typeof Hint>;

const JudgedDecision = v.strictObject({
  n: Count,
  seat: SeatNumber,
  ask: v.string(),
  answer: v.string(),
  chances: v.array(v.number()),
  variance: v.number(),
  together: v.boolean(),
  best: v.string(),
  loss: v.number(),
  error: v.number(),
  gains: v.array(v.strictObject({ term: v.string(), n: v.number() })),
  why: WhyData,
});

/** The review of a finished game, as far as it has come. `n` counts the game's own decisions. */
export const ReviewSoFar = v.strictObject({
  done: Count,
  of: Count,
  curve: v.array(v.strictObject({ n: Count, chances: v.array(v.number()) })),
  costliest: v.array(v.array(JudgedDecision)),
});
export type ReviewSoFar = v.InferOutput<typeof ReviewSoFar>;

/** A finished table as one file: it can be played again offline, and proves its shuffle. */
export const TableFile = v.strictObject({
  format: v.literal('teahouse-table'),
  version: v.literal(1),
  game: v.pipe(v.string(), v.maxLength(60)),
  rules: v.string(),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seed: v.pipe(v.string(), v.maxLength(200)),
  commitment: v.pipe(v.string(), v.maxLength(200)),
  players: v.array(v.strictObject({ name: v.string(), bot: v.nullable(BotLevel) })),
  asks: v.array(v.string()),
  answers: v.array(
    v.union([
      v.strictTuple([SeatNumber, Count, v.string()]),
      v.strictTuple([SeatNumber, Count, v.string(), v.picklist([0, 1])]),
      v.strictTuple([SeatNumber, Count, v.string(), v.picklist([0, 1]), v.array(v.union([Count, v.string()]))]),
    ]),
  ),
  /** The hash of the state after every answer. */
  hashes: v.array(v.string()),
  startedAt: Time,
  endedAt: Time,
});
export type TableFile = v.InferOutput<typeof TableFile>;
