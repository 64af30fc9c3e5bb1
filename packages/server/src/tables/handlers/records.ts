import type { Person } from '@teahouse/protocol';
import type { Handlers } from '../../house.ts';
import { personOf } from '../../people/callers.ts';
import { Refused } from '../../refused.ts';
import type { Db } from '../../store/db.ts';
import { watchedRoom } from '../access.ts';
import { fileOf } from '../files.ts';
import { lineFor } from '../history.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { moments, seenBy } from '../moments.ts';
import { bestResults } from '../records.ts';
import type { RoomRegistry } from '../registry.ts';
import type { Replayer } from '../replayer.ts';
import { readHistory, readLines } from '../rows.ts';
import { isFinished } from '../status.ts';

interface RecordDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly lifecycle: Lifecycle;
  readonly replayer: Replayer;
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  limit(key: string, perMinute: number): void;
}

type RecordCommand = `tables.${'get' | 'records' | 'export' | 'import' | 'branch'}` | `play.${'history' | 'moments'}`;

/** What was played is looked at, kept as a file, laid out again and played on from. */
export function recordHandlers(deps: RecordDeps): Pick<Handlers, RecordCommand> {
  const { db, rooms, lifecycle } = deps;
  return {
    'tables.get': async (caller, input) => {
      const room = await watchedRoom(rooms, caller, input);
      return room.inTurn(() => seenBy(db, room, caller.person, input.since));
    },

    'tables.records': async caller => ({ records: await bestResults(db, personOf(caller)) }),

    'tables.export': async (caller, input) => {
      const { laid, game, id } = await watchedRoom(rooms, caller, input);
      if (!isFinished(laid.table.status) || laid.table.n === 0) {
        throw new Refused('not-now', 'a game is exported when it is over: before that, its cards are secret');
      }
      const people = await deps.people(laid.seats.map(seat => seat.person).filter(person => person !== null));
      return fileOf(game, laid, await readHistory(db, id, 0), people);
    },

    'tables.import': async (caller, { file }) => {
      const person = personOf(caller);
      deps.limit(`import:${person}`, 5);
      return (await lifecycle.layFile(file, person, caller.address)).describe(person);
    },

    'tables.branch': async (caller, input) => {
      const person = personOf(caller);
      deps.limit(`create:${person}`, 20);
      const room = await watchedRoom(rooms, caller, input);
      return (await lifecycle.branch(room, person, caller.address, input)).describe(person);
    },

    'play.history': async (caller, input) => {
      const room = await watchedRoom(rooms, caller, input);
      const viewer = room.seatOf(caller.person);
      return { lines: (await readLines(db, room.id, input.since)).map(entry => lineFor(entry, viewer)) };
    },

    'play.moments': async (caller, input) => moments(deps, await watchedRoom(rooms, caller, input), caller, input),
  };
}
