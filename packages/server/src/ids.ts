import { createHash, randomBytes } from 'node:crypto';

/** 96 bits: long enough that nobody guesses one. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** 192 bits, for what opens a door by itself. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Secrets that open doors are kept as hashes: who reads the store cannot use them. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
