import type { Handlers } from '../house.ts';
import { Refused } from '../refused.ts';
import { playedRoom, watchedRoom } from '../tables/access.ts';
import type { RoomRegistry } from '../tables/registry.ts';
import type { Passes } from './passes.ts';
import type { Reviews } from './reviews.ts';

interface WorkDeps {
  readonly rooms: RoomRegistry;
  readonly passes: Passes;
  readonly reviews: Reviews;
  limit(key: string, perMinute: number): void;
}

/** What the house does for people at a table: it passes, gives hints, reviews. */
export function workHandlers({
  rooms,
  passes,
  reviews,
  limit,
}: WorkDeps): Pick<Handlers, `play.${'passes' | 'hint' | 'review'}`> {
  return {
    'play.passes': async (caller, { table, passes: on }) => {
      const { room, seat, person } = await playedRoom(rooms, caller, table);
      await passes.wish(room, seat, on);
      return room.describe(person);
    },

    'play.hint': async (caller, { table }) => {
      const { room, seat, person } = await playedRoom(rooms, caller, table);
      if (!room.laid.table.settings.hints) throw new Refused('not-allowed', 'this table plays without hints');
      limit(`hint:${person}`, 20);
      return reviews.hint(room, seat);
    },

    'play.review': async (caller, input) => reviews.of(await watchedRoom(rooms, caller, input)),
  };
}
