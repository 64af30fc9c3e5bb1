import { statement } from '../../src/store/db.ts';
import type { House } from './support.ts';

export const table = (id: string, host: string | null, status = 'open') =>
  statement(
    `INSERT INTO tables (id, game, rules, status, options, settings, host, seed, created_at, changed_at,
       watch_secret) VALUES ($1, 'tea', '1', $3, '{}', '{}', $2, '', 0, 0, '')`,
    [id, host, status],
  );
export const seat = (at: string, number: number, person: string | null) =>
  statement('INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3)', [at, number, person]);
export const chat = (at: string, id: number, person: string, text: string) =>
  statement('INSERT INTO chat (table_id, id, person, at, text, command_id) VALUES ($1, $2, $3, 0, $4, $5)', [
    at,
    id,
    person,
    text,
    `command-${id}`,
  ]);

/** What the store holds of a person, in every table that can. */
export async function traces({ db }: Pick<House, 'db'>, person: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of ['sessions', 'passkeys', 'challenges', 'tokens', 'channels', 'notices', 'seats', 'chat']) {
    const rows = await db.rows(`SELECT person FROM ${name} WHERE person = $1`, [person]);
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}
