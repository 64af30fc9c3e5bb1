import type { Question } from '@teahouse/kernel';
import type { NewTable } from '@teahouse/protocol';
import { Guest, type Line, newCommandId } from '../guest.ts';
import type { TestHouse } from '../house.ts';

/** Anna and Bert at a table of The Great Wall, Fan beside it; the seed is always the same. */
export async function atATable({ address, db }: TestHouse, settings: Partial<NewTable> = {}, elsewhere = address) {
  const [anna, bert, fan] = [await Guest.enter(address), await Guest.enter(elsewhere), await Guest.enter(elsewhere)];
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await anna.do('tables.create', { game: 'great-wall', seats, ...settings });
  await db.rows('UPDATE tables SET seed = $2 WHERE id = $1 RETURNING id', [id, 'the same']);
  // The house reads the table after a change of its plan, and finds the seed.
  await anna.do('tables.plan', { table: id, seat: 1, plan: { kind: 'open' } });
  await bert.do('tables.join', { table: id });
  const lines = { anna: await anna.socket(), bert: await bert.socket(), fan: await fan.socket() };
  for (const line of Object.values(lines)) await line.watch(id);
  const close = (): void => {
    for (const line of Object.values(lines)) line.close();
  };
  return { id, anna, bert, fan, lines, close };
}

type AtATable = Awaited<ReturnType<typeof atATable>>;

/** What a seat is asked now; undefined for nothing. */
export function asked(line: Line, id: string): Question | undefined {
  const { questions, seat, asked: now } = line.tables.get(id)!;
  return seat !== null && now.includes(seat) ? questions.find(question => question.seat === seat) : undefined;
}

export async function give(line: Line, id: string, { ask }: Question, answer: string): Promise<number> {
  const { n } = await line.do('play.answer', {
    table: id,
    n: line.tables.get(id)!.n,
    ask,
    answers: [answer],
    commandId: newCommandId(),
  });
  return n;
}

/** Both play, always in the same way, until it stops; whoever is not `mine` is left to the house. */
export async function playUntil(
  { id, lines }: AtATable,
  stops: (now: { anna: Question | undefined; bert: Question | undefined; n: number }) => boolean,
  mine: (seat: number, question: Question) => boolean = () => true,
): Promise<void> {
  const all = Object.values(lines);
  for (;;) {
    const n = await lines.anna.until(
      () => {
        const [first, ...others] = all.map(line => line.tables.get(id)!.n);
        return others.every(other => other === first) && first;
      },
      'everybody to be told',
      10_000,
      all,
    );
    const now = { anna: asked(lines.anna, id), bert: asked(lines.bert, id), n };
    if (stops(now)) return;
    const line = now.anna === undefined ? lines.bert : lines.anna;
    const question = now.anna ?? now.bert!;
    if (mine(question.seat, question)) await give(line, id, question, question.options[n % question.options.length]!);
    await lines.anna.until(() => lines.anna.tables.get(id)!.n > n, `an answer to ${question.ask}`);
  }
}

export const isForced = (question: Question | undefined): boolean => question?.options.length === 1;
export const annaIsForced = ({ anna }: { anna: Question | undefined }): boolean => isForced(anna);

export const waiting = ({ db }: TestHouse, id: string) =>
  db.rows<{ key: string; due: number }>(`SELECT key, due FROM work WHERE kind = 'pass' AND key LIKE $1`, [`${id}/%`]);
