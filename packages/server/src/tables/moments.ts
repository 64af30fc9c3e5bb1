import { type Core, load, type Seat, view } from '@teahouse/kernel';
import { type Checked, type Moment, questionsFor, type TableView } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { Db } from '../store/db.ts';
import type { Guard } from './guard.ts';
import { lineFor, states } from './history.ts';
import type { Room } from './room.ts';
import { readHistory } from './rows.ts';
import { isFinished } from './status.ts';

const MOST_MOMENTS = 50;

/** What one viewer sees now. Who is up to date already gets no view again. */
export async function seenBy(db: Db, room: Room, person: string | null, since?: number): Promise<TableView> {
  const viewer = room.seatOf(person);
  const table = room.describe(person);
  if (table.n === 0) return { table, view: null, questions: [], lines: [] };
  const open = table.status === 'playing' ? room.match.open(true) : [];
  const questions = questionsFor(room.game, room.match.state, open, viewer);
  if (since === table.n) return { table, view: null, questions, lines: [] };
  const history = await readHistory(db, room.id, since ?? 0, table.n);
  const seenNow = view(room.game, room.match.state as Core, viewer) as Record<string, unknown> & object;
  return { table, view: { ...seenNow }, questions, lines: history.map(entry => lineFor(entry, viewer)) };
}

/** The past of a table, one entry after another, as one viewer may see it. */
export async function moments(
  { db, guard }: { db: Db; guard: Guard },
  room: Room,
  person: string | null,
  { from, to, viewer: wanted }: Checked<'play.moments'>,
): Promise<Moment[]> {
  const { n } = room.laid.table;
  if (from < 1 || to < from || to > n) throw new Refused('bad-input', `moments are from 1 to ${n}`, { n });
  if (to - from >= MOST_MOMENTS) throw new Refused('bad-input', `at most ${MOST_MOMENTS} moments at a time`);
  const viewer = viewerOf(room, person, wanted);
  const history = await readHistory(db, room.id, from - 1, to);
  const saves = await states(db, room.laid, from, to);
  return guard.run(() =>
    saves.map((kept, i) => {
      const g = load(room.game, kept);
      return {
        n: from + i,
        view: { ...view(room.game, g, viewer) } as Record<string, unknown>,
        questions: questionsFor(room.game, g, g.over ? [] : room.game.machine.open(g, true), viewer),
        line: lineFor(history[i]!, viewer),
      };
    }),
  );
}

/** Until the game is over everybody sees what is theirs to see. */
function viewerOf(room: Room, person: string | null, wanted: Seat | null | undefined): Seat | null {
  const mine = room.seatOf(person);
  if (wanted === undefined || wanted === mine) return mine;
  const { table, seats } = room.laid;
  if (wanted !== null && !isFinished(table.status)) {
    throw new Refused('not-allowed', 'what others saw is shown when the game is over');
  }
  if (wanted !== null && seats[wanted] === undefined) throw new Refused('not-found', 'there is no such seat');
  return wanted;
}
