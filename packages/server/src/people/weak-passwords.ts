import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../refused.ts';

/** What everybody tries first, in the languages of the house; endings and disguises are taken off before a look. */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);
/** Rows of keyboards, the alphabet and the digits; read in both directions, and around the end. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '1234567890', '0123456789', 'qwertyuiop', 'qwertzuiop', 'azertyuiop'];
const MORE_ROWS = ['asdfghjkl', 'zxcvbnm', 'yxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', '1q2w3e4r5t6y7u8i9o0p'];
const TRACKS = [...ROWS, ...MORE_ROWS].flatMap(row => [row + row, [...(row + row)].reverse().join('')]);
const SHORTEST_RUN = 3;
/** What remains of a password once everything that is easy to guess is out of it. */
const LEAST_LEFT = 4;

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Refuses a password that stands in every list of stolen ones, or is put together from such. */
export function mustBeStrong(password: string, login: string): void {
  const why = weakness(password, login);
  if (why !== null) throw new Refused('weak-password', why);
}

function weakness(password: string, login: string): string | null {
  const small = password.normalize('NFKC').toLowerCase();
  if (new Set(small).size < 4) return 'this password has hardly any different characters';
  if (/^(.{1,6})\1+.{0,5}$/u.test(small)) return 'this password says the same again and again';
  const name = login.replaceAll(/[^a-z0-9]/g, '');
  if (name.length >= 3 && left(small.replaceAll(name, '').replaceAll(login, '')) < LEAST_LEFT) {
    return 'this password is little more than the login';
  }
  if (left(small) < LEAST_LEFT) return 'this password is among those that everybody tries first';
  return null;
}

/** How much of a password is neither a common one, disguised or not, nor a run of keys, a year or a few signs. */
function left(text: string): number {
  return Math.min(remainder(text), remainder([...text].map(sign => LEET[sign] ?? sign).join('')));
}

/** Fewest characters that stay when common words and runs are cut out: a shortest way through the text. */
function remainder(text: string): number {
  const signs = [...text];
  const best = [0, ...signs.map(() => Number.POSITIVE_INFINITY)];
  for (let from = 0; from < signs.length; from++) {
    const step = /[\p{L}]/u.test(signs[from]!) ? 1 : /\d/.test(signs[from]!) ? 0.4 : 0.25;
    best[from + 1] = Math.min(best[from + 1]!, best[from]! + step);
    for (let to = from + SHORTEST_RUN; to <= signs.length; to++) {
      const part = signs.slice(from, to).join('');
      // Two words of some length are easily guessed together; four are a good password.
      if (isRun(part)) best[to] = Math.min(best[to]!, best[from]!);
      else if (COMMON.has(part)) best[to] = Math.min(best[to]!, best[from]! + (from === 0 ? 0 : 1.5));
    }
  }
  return best.at(-1)!;
}

const isRun = (part: string): boolean => TRACKS.some(track => track.includes(part)) || /^(.)\1+$/u.test(part);
