import { createHash, randomBytes } from 'node:crypto';

/** 96 bits: long enough that nobody guesses one. */
export const newId = (): string => randomBytes(12).toString('base64url');

/**
 * Begins with the time, so that the rows of the tables that are played now lie side by side in the store's indexes,
 * however many finished ones there are. As hard to guess as any id.
 */
export const newTableId = (now: number): string => now.toString(36) + newId();

/** 192 bits, for what opens a door by itself. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Secrets that open doors are kept as hashes: who reads the store cannot use them. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
