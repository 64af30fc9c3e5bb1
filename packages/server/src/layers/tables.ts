import { noticeStatements } from '../notify/notices.ts';
import type { Db } from '../store/db.ts';
import { Guard } from '../tables/guard.ts';
import { Lifecycle } from '../tables/lifecycle.ts';
import { Presence } from '../tables/presence.ts';
import { Quotas } from '../tables/quotas.ts';
import { RoomRegistry } from '../tables/registry.ts';
import { Replayer } from '../tables/replayer.ts';
import type { RoomDeps } from '../tables/room.ts';
import { tryParkedAgain } from '../tables/status.ts';
import { checkSample } from '../tables/verify.ts';
import type { Context } from './context.ts';
import type { PeopleLayer } from './people.ts';

/** What tables call for, and layers above them do. */
interface TableHooks
  extends Pick<RoomDeps, 'botTurn' | 'wakeClock' | 'passAt' | 'wakePasses' | 'wakeNotices' | 'mustBeWritable'> {
  /** Who has a table open through another process has changed. */
  presenceChanged(table: string): void;
  /** Another process has died. */
  processDied(): void;
}

export interface TablesLayer {
  readonly rooms: RoomRegistry;
  readonly lifecycle: Lifecycle;
  readonly guard: Guard;
  readonly replayer: Replayer;
  readonly presence: Presence;
  readonly notice: RoomDeps['notice'];
  /** Tables that rested or were left in the middle of something get another try. */
  start(): Promise<void>;
}

/** The tables in memory, and the life of each. */
export function tablesLayer(
  { settings, folders, process, metrics, closing, now, steady, newSeed, event }: Context,
  db: Db,
  { byIds, isGuest }: PeopleLayer,
  hooks: TableHooks,
): TablesLayer {
  const games = new Map(folders.map(({ game }) => [game.id, game]));
  const guard = new Guard();
  closing.defer(() => guard.close());
  const presence = new Presence({
    steady,
    tell: told => db.tell(JSON.stringify({ process, presence: told })),
    changed: hooks.presenceChanged,
    died: hooks.processDied,
    log: event,
  });
  const notice: RoomDeps['notice'] = (person, kind, { table }, key) =>
    noticeStatements(person, kind, table.id, table.game, key, now());
  const report = (table: string, sentence: string): void => event('table-parked', { table, sentence });
  const told = (seconds: number): void => metrics.news(seconds);
  const deps: RoomDeps = {
    db,
    guard,
    process,
    presence,
    now,
    steady,
    newSeed,
    people: byIds,
    notice,
    report,
    told,
    ...hooks,
  };
  const rooms = new RoomRegistry(deps, games);
  closing.defer(() => rooms.close());
  closing.defer(() => presence.close());
  metrics.gauge('tables_in_memory', 'Tables in memory.', () => rooms.size);
  const replayer = new Replayer(games, guard);
  closing.defer(() => replayer.close());
  metrics.gauge(
    'replays_waiting',
    'Games that wait to be played again, or to be looked back on.',
    () => replayer.waiting,
  );
  const quotas = new Quotas({ db, isLimited: settings.rateLimit > 0, isGuest });
  const lifecycle = new Lifecycle(deps, rooms, replayer, quotas);
  const start = async (): Promise<void> => {
    if (db.shared) presence.start();
    await tryParkedAgain(db, process);
    await checkSample(
      { db, games, guard },
      difference => event('table-differs', difference),
      damaged => rooms.park(damaged),
    );
    await lifecycle.startFull();
  };
  return { rooms, lifecycle, guard, replayer, presence, notice, start };
}
