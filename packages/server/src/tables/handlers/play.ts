import type { Handlers } from '../../house.ts';
import { Refused } from '../../refused.ts';
import type { Db, Statement } from '../../store/db.ts';
import { mustSee, playedRoom } from '../access.ts';
import { ahead } from '../ahead.ts';
import type { Guard } from '../guard.ts';
import { seenBy } from '../moments.ts';
import { answer, comeBack, consent, mustPlay, undo } from '../moves.ts';
import type { RoomRegistry } from '../registry.ts';
import { stale } from '../room.ts';
import type { LaidTable } from '../rows.ts';
import { Subscriptions } from '../subscriptions.ts';

interface PlayDeps {
  readonly db: Db;
  readonly rooms: RoomRegistry;
  readonly guard: Guard;
  notice(person: string, kind: 'undo-asked', laid: LaidTable, key: string): Statement[];
  limit(key: string, perMinute: number): void;
}

/** Enough for a program that composes its decisions step by step. */
const AHEAD_PER_MINUTE = 120;

type PlayCommand = `play.${'watch' | 'unwatch' | 'answer' | 'ahead' | 'undo' | 'consent' | 'return'}`;

/** A table is watched and played. */
export function playHandlers({ db, rooms, guard, notice, limit }: PlayDeps): Pick<Handlers, PlayCommand> {
  const subscriptions = new Subscriptions(rooms);
  return {
    'play.watch': async (caller, { table, secret, since }) => {
      const { socket } = caller;
      if (socket === null) throw new Refused('bad-input', 'watching needs a socket');
      const room = await rooms.current(table);
      return room.inTurn(async () => {
        mustSee(room, caller, secret);
        subscriptions.add(room, socket, secret ?? null);
        return seenBy(db, room, caller.person, since);
      });
    },

    'play.unwatch': async ({ socket }, { table }) => {
      const room = await rooms.known(table);
      if (socket !== null && room !== null) subscriptions.remove(room, socket);
      return {};
    },

    'play.answer': async (caller, { table, ...decision }) => {
      // An answer says itself which moment it means: what is known of the table here is mostly enough.
      const known = await rooms.open(table);
      const mine = known.seatOf(caller.person);
      const { room, seat } = mine === null ? await playedRoom(rooms, caller, table) : { room: known, seat: mine };
      return answer(db, room, seat, decision);
    },

    'play.ahead': async (caller, { table, n, answers }) => {
      const { room, seat, person } = await playedRoom(rooms, caller, table);
      limit(`ahead:${person}`, AHEAD_PER_MINUTE);
      return room.inTurn(async () => {
        mustPlay(room);
        if (n !== room.laid.table.n) throw stale(room.laid.table.n);
        return guard.run(() => ahead(room.match, seat, answers));
      });
    },

    'play.undo': async (caller, { table, n, commandId }) => {
      const { room, seat } = await playedRoom(rooms, caller, table);
      return undo(db, room, seat, { n, commandId }, asked =>
        asked.flatMap(other => notice(room.laid.seats[other]!.person!, 'undo-asked', room.laid, `${n}/${seat}`)),
      );
    },

    'play.consent': async (caller, { table, ...answered }) => {
      const { room, seat } = await playedRoom(rooms, caller, table);
      return { n: await consent(room, seat, answered) };
    },

    'play.return': async (caller, { table }) => {
      const { room, seat } = await playedRoom(rooms, caller, table);
      return { n: await comeBack(db, room, seat) };
    },
  };
}
