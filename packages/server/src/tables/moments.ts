import { setImmediate } from 'node:timers/promises';
import { type Core, load, type Save, type Seat, view } from '@teahouse/kernel';
import { type Checked, type Moment, questionsFor, type TableView } from '@teahouse/protocol';
import { Refused } from '../refused.ts';
import type { Db } from '../store/db.ts';
import type { Guard } from './guard.ts';
import { lineFor, states } from './history.ts';
import type { Room } from './room.ts';
import { readHistory } from './rows.ts';
import { isFinished } from './status.ts';

const MOST_MOMENTS = 50;
const AT_ONCE = 5;

/** What one viewer sees now. Who is up to date already gets no view again. */
export async function seenBy(db: Db, room: Room, person: string | null, since?: number): Promise<TableView> {
  const viewer = room.seatOf(person);
  const table = room.describe(person);
  if (table.n === 0) return { table, view: null, questions: [], lines: [] };
  const isNew = since !== table.n;
  const seen = await room.guarded(match => ({
    view: isNew ? { ...(view(room.game, match.state as Core, viewer) as Record<string, unknown>) } : null,
    questions: questionsFor(room.game, match.state, table.status === 'playing' ? match.open(true) : [], viewer),
  }));
  const history = isNew ? await readHistory(db, room.id, since ?? 0, table.n) : [];
  return { table, ...seen, lines: history.map(entry => lineFor(entry, viewer)) };
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
  const found: Moment[] = [];
  const seen = (kept: Save, i: number): Moment => {
    const g = load(room.game, kept);
    return {
      n: from + i,
      view: { ...view(room.game, g, viewer) } as Record<string, unknown>,
      questions: questionsFor(room.game, g, g.over ? [] : room.game.machine.open(g, true), viewer),
      line: lineFor(history[i]!, viewer),
    };
  };
  // Between a few and the next few the others have their turn.
  for (let i = 0; i < saves.length; i += AT_ONCE) {
    if (i > 0) await setImmediate();
    found.push(...(await guard.run(() => saves.slice(i, i + AT_ONCE).map((kept, j) => seen(kept, i + j)))));
  }
  return found;
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
