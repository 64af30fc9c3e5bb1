import { type AnyGame, type Core, load, type Seat, view } from '@teahouse/kernel';
import { type Checked, type Moment, type Output, questionsFor, type TableView } from '@teahouse/protocol';
import { Written } from '../house.ts';
import { Refused } from '../refused.ts';
import type { Db } from '../store/db.ts';
import { lineFor, type Past, readPast, statesOf } from './history.ts';
import type { Replayer } from './replayer.ts';
import type { Room } from './room.ts';
import { readLines } from './rows.ts';
import { isFinished } from './status.ts';

const MOST_MOMENTS = 50;

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
  const history = isNew ? await readLines(db, room.id, since ?? 0, table.n) : [];
  return { table, ...seen, lines: history.map(entry => lineFor(entry, viewer)) };
}

/** Some of the past of a table, as one viewer may see it. */
export interface MomentsJob {
  readonly kind: 'moments';
  readonly game: string;
  readonly past: Past;
  readonly from: number;
  readonly viewer: Seat | null;
}

/** The past of a table, one entry after another, as one viewer may see it: looked at by another thread. */
export async function moments(
  { db, replayer }: { db: Db; replayer: Replayer },
  room: Room,
  { person, address }: { person: string | null; address: string },
  { from, to, viewer: wanted }: Checked<'play.moments'>,
): Promise<Written> {
  const { n } = room.laid.table;
  if (from < 1 || to < from || to > n) throw new Refused('bad-input', `moments are from 1 to ${n}`, { n });
  if (to - from >= MOST_MOMENTS) throw new Refused('bad-input', `at most ${MOST_MOMENTS} moments at a time`);
  const viewer = viewerOf(room, person, wanted);
  const past = await readPast(db, room.laid, from, to);
  return new Written(await replayer.run({ kind: 'moments', game: room.game.id, past, from, viewer }, address));
}

/** The whole answer as JSON: where it was made, it costs the thread that serves nothing. */
export const momentsOf = (game: AnyGame, { past, from, viewer }: MomentsJob): string => {
  const moments = Array.from(statesOf(past, from), ({ entry, save }): Moment => {
    const g = load(game, save);
    return {
      n: entry.n,
      view: { ...view(game, g, viewer) } as Record<string, unknown>,
      questions: questionsFor(game, g, g.over ? [] : game.machine.open(g, true), viewer),
      line: lineFor(entry, viewer),
    };
  });
  return JSON.stringify({ moments } satisfies Output<'play.moments'>);
};

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
