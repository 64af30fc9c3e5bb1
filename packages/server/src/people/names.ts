import { randomInt } from 'node:crypto';
import type { Language } from '@teahouse/kernel';
import { nameKey, nameProblem } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import { type Db, statement } from '../store/db.ts';

const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', it: 'Ospite', es: 'Invitado', de: 'Gast' };

/** What somebody is called who has not said a name yet. */
export const guestName = (language: Language): string => `${GUEST[language]} ${randomInt(1000, 10_000)}`;

const SENTENCES = {
  invisible: 'a name has no characters that cannot be seen, or that turn the text around',
  mixed: 'a name is written in one alphabet',
  long: 'a name has up to 40 characters',
  empty: 'a name has at least one letter or digit',
  stacked: 'a name has no towers of accents',
} as const;

/** Refuses a name that others could not read as it stands. */
export function mustBeReadable(name: string): void {
  const problem = nameProblem(name);
  if (problem !== null) throw new Refused('bad-name', SENTENCES[problem], { problem });
}

const AT_ONCE = 500;

/** Names of before there were keys get theirs. */
export async function keyNames(db: Db): Promise<void> {
  for (;;) {
    const rows = await db.rows<{ id: string; name: string }>(
      `SELECT id, name FROM people WHERE name_key IS NULL AND deleted_at IS NULL LIMIT ${AT_ONCE}`,
    );
    if (rows.length === 0) return;
    await db.write(
      rows.map(({ id, name }) => statement('UPDATE people SET name_key = $2 WHERE id = $1', [id, nameKey(name)])),
    );
  }
}
