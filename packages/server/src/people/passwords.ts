import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** 19 MiB and two passes: what OWASP asks of argon2id at least. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What is kept of a password, in PHC form: costs can be raised later, and older ones still be checked. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', { ...COST, message: bytesOf(password), nonce: salt, tagLength: HASH_BYTES });
  return phc(COST, salt, hash);
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const { cost, salt, hash } = parsePhc(kept);
  const derived = await derive('argon2id', {
    ...cost,
    message: bytesOf(password),
    nonce: salt,
    tagLength: hash.length,
  });
  return timingSafeEqual(derived, hash);
}

/** Kept of nobody: checked where there is no password, so that the time an answer takes tells nothing. */
export const NOBODYS_PASSWORD = phc(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** The same password typed on another system may have other code points. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

function phc(cost: typeof COST, salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

function parsePhc(kept: string): { cost: typeof COST; salt: Buffer; hash: Buffer } {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept);
  if (found === null) throw new Error('a password is not kept in the form of this build');
  const [, memory, passes, parallelism, salt, hash] = found;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
