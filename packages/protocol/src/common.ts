import { LANGUAGES } from '@teahouse/kernel';
import * as v from 'valibot';

/** Ids are made by the server, long enough that nobody guesses one. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,64}$/, 'an id'));
/** A secret that a link carries. */
export const Secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/, 'the secret of a link'));
/** Chosen by the client: sent again, a command with the same id is not carried out again. */
export const CommandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'a command id'));

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const Time = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2 ** 53 - 1),
  v.description('Milliseconds since 1970, UTC'),
);
export const LanguageName = v.picklist(LANGUAGES);

/** What people write: trimmed, not empty, no control characters. */
export const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters'),
  );

export const Nothing = v.strictObject({});
export type Nothing = v.InferOutput<typeof Nothing>;
