import type { LevelName } from '@teahouse/bots/levels';
import { type AnyGame, chooseOptions, type Options, Refusal } from '@teahouse/kernel';
import type { NewTable, SeatPlan } from '@teahouse/protocol';

/** A seat of the table to be laid. */
export type SeatChoice = { kind: SeatPlan['kind'] | 'empty'; level: LevelName };

/** Why a table cannot be laid like this; the key of a sentence of the game for options that clash. */
export type Objection = { why: 'nobody' } | { why: 'too-few' } | { why: 'clash'; clash: string };

export function firstSeats({ seats }: Pick<AnyGame, 'seats'>): SeatChoice[] {
  const taken = Math.min(4, seats.max);
  return Array.from({ length: seats.max }, (_, i) => ({
    kind: i === 0 ? 'me' : i < taken ? 'bot' : 'empty',
    level: 'apprentice',
  }));
}

export const firstOptions = ({ options }: Pick<AnyGame, 'options'>): Options =>
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

/** Only I and bots: such a table can live in this browser alone. */
export const canPractise = (seats: readonly SeatChoice[]): boolean =>
  seats.filter(({ kind }) => kind === 'me').length === 1 &&
  seats.every(({ kind }) => kind === 'me' || kind === 'bot' || kind === 'empty');

export const plansOf = (seats: readonly SeatChoice[]): NewTable['seats'] =>
  seats
    .filter(({ kind }) => kind !== 'empty')
    .map(
      ({ kind, level }): SeatPlan => (kind === 'bot' ? { kind, level } : { kind: kind as 'me' | 'open' | 'invite' }),
    );
