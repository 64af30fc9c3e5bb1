import type { LevelName } from '@teahouse/bots/levels';
import { type AnyGame, chooseOptions, deal, type Options, Refusal } from '@teahouse/kernel';
import type { NewTable, Pace, Person, SeatPlan } from '@teahouse/protocol';

/** The paces that are offered. */
export const PACES = {
  untimed: { kind: 'untimed' },
  quick: { kind: 'live', seconds: 60, bank: 600 },
  calm: { kind: 'live', seconds: 120, bank: 1800 },
  day: { kind: 'slow', hours: 24 },
  days: { kind: 'slow', hours: 72 },
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;

/** All that is chosen before a table is laid. */
export interface Plan {
  readonly seats: readonly SeatChoice[];
  readonly options: Options;
  readonly pace: PaceName;
  readonly undo: NonNullable<NewTable['undo']>;
  readonly watch: NonNullable<NewTable['watch']>;
  readonly chat: NonNullable<NewTable['chat']>;
  readonly hints: boolean;
  /** Who plays on for somebody who stays away. */
  readonly keeper: LevelName;
}

/** What every part of the dialog gets: the plan, and a way to change it. */
export interface PlanProps {
  plan: Plan;
  change(change: Partial<Plan>): void;
}

export const firstPlan = (game: Pick<AnyGame, 'seats' | 'options'>): Plan => ({
  seats: firstSeats(game),
  options: firstOptions(game),
  pace: 'untimed',
  undo: 'consent',
  watch: 'everyone',
  chat: 'players',
  hints: true,
  keeper: 'master',
});

export const wantedOf = (game: string, { seats, pace, ...rest }: Plan): NewTable => ({
  game,
  seats: plansOf(seats),
  pace: PACES[pace],
  ...rest,
});

/** A seat of the table to be laid. */
export type SeatChoice = {
  kind: SeatPlan['kind'] | 'empty';
  level: LevelName;
  /** Who is invited by name. */
  person?: Person;
};

/** Why a table cannot be laid like this; the key of a sentence of the game for options that clash. */
export type Objection = { why: 'nobody' } | { why: 'too-few' } | { why: 'clash'; clash: string };

function firstSeats({ seats }: Pick<AnyGame, 'seats'>): SeatChoice[] {
  const taken = Math.min(4, seats.max);
  return Array.from({ length: seats.max }, (_, i) => ({
    kind: i === 0 ? 'me' : i < taken ? 'bot' : 'empty',
    level: 'apprentice',
  }));
}

const firstOptions = ({ options }: Pick<AnyGame, 'options'>): Options =>
  Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values[0]]));

export function objectionTo(game: AnyGame, seats: readonly SeatChoice[], options: Options): Objection | null {
  const taken = seats.filter(({ kind }) => kind !== 'empty');
  if (taken.length < game.seats.min) return { why: 'too-few' };
  if (!taken.some(({ kind }) => kind !== 'bot')) return { why: 'nobody' };
  try {
    chooseOptions(game, taken.length, options);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { why: 'clash', clash: String(error.details.sentence ?? '') };
  }
  return null;
}

const isAllowed = (game: AnyGame, seats: number, options: Options): boolean => {
  try {
    chooseOptions(game, seats, options);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** The plan with another value of an option. Where that is for another number of seats, bots come or seats are left empty. */
export function withOption(game: AnyGame, plan: Plan, name: string, value: Options[string]): Plan {
  const options = { ...plan.options, [name]: value };
  const taken = plan.seats.filter(({ kind }) => kind !== 'empty').length;
  const { min, max } = game.seats;
  const fits = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    .filter(n => isAllowed(game, n, options))
    .toSorted((a, b) => Math.abs(a - taken) - Math.abs(b - taken))[0];
  return { ...plan, options, seats: fits === undefined ? plan.seats : seatsFor(plan.seats, fits) };
}

/** As many seats as wanted: the last ones go, and bots come where there are too few. */
function seatsFor(seats: readonly SeatChoice[], wanted: number): SeatChoice[] {
  const out = seats.slice();
  let more = wanted - seats.filter(({ kind }) => kind !== 'empty').length;
  for (let i = 0; more > 0; i++) {
    if (out[i]!.kind !== 'empty') continue;
    out[i] = { ...out[i]!, kind: 'bot' };
    more--;
  }
  for (let i = out.length - 1; more < 0; i--) {
    if (out[i]!.kind === 'empty') continue;
    out[i] = { ...out[i]!, kind: 'empty' };
    more++;
  }
  return out;
}

/** Every table option by itself. */
const single = ({ options }: Pick<AnyGame, 'options'>): Options[] =>
  Object.entries(options).flatMap(([name, values]) => values.map((value): Options => ({ [name]: value })));

/** The option without which so few cannot play, such as a mode for one; none where all is allowed as it is. */
export const optionsFor = (game: AnyGame, seats: number): Options =>
  single(game).find(options => isAllowed(game, seats, options)) ?? {};

/** The option with which so many win or lose together; null where the game has none. */
export const optionsTogether = (game: AnyGame, seats: number): Options | null =>
  single(game).find(
    options =>
      isAllowed(game, seats, options) && game.outcome(deal(game, { seats, options, seed: '' }).g).kind === 'together',
  ) ?? null;

/** Only I and bots: such a table can live in this browser alone. */
export const canPractise = (seats: readonly SeatChoice[]): boolean =>
  seats.filter(({ kind }) => kind === 'me').length === 1 &&
  seats.every(({ kind }) => kind === 'me' || kind === 'bot' || kind === 'empty');

const plansOf = (seats: readonly SeatChoice[]): NewTable['seats'] =>
  seats
    .filter(({ kind }) => kind !== 'empty')
    .map(({ kind, level, person }): SeatPlan => {
      if (kind === 'bot') return { kind, level };
      if (kind === 'invite' && person !== undefined) return { kind, person: person.id };
      return { kind: kind as 'me' | 'open' | 'invite' };
    });

/** A seat that somebody can be invited to: a bot gives up its own first. */
const seatToOffer = (seats: readonly SeatChoice[]): number =>
  [
    seats.findIndex(({ kind }) => kind === 'bot'),
    seats.findIndex(({ kind, person }) => (kind === 'invite' || kind === 'open') && person === undefined),
    seats.findIndex(({ kind }) => kind === 'empty'),
  ].find(seat => seat !== -1) ?? -1;

export const hasSeatToOffer = (seats: readonly SeatChoice[]): boolean => seatToOffer(seats) !== -1;

/** Invites somebody by name; who is invited already is not any more, and a bot sits there. */
export function withPerson(seats: readonly SeatChoice[], person: Person, isInvited: boolean): SeatChoice[] {
  const at = isInvited ? seatToOffer(seats) : seats.findIndex(seat => seat.person?.id === person.id);
  return seats.map(({ level, ...seat }, i): SeatChoice => {
    if (i !== at) return { level, ...seat };
    return isInvited ? { level, kind: 'invite', person } : { level, kind: 'bot' };
  });
}

/** The others' levels, for a table in this browser alone; null is me. */
export const levelsOf = (seats: readonly SeatChoice[]): (LevelName | null)[] =>
  seats.filter(({ kind }) => kind !== 'empty').map(({ kind, level }) => (kind === 'me' ? null : level));
