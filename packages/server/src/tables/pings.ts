import type { Ping } from '@teahouse/protocol';
import type { Handlers } from '../house.ts';
import { playedRoom } from './access.ts';
import { mayChat } from './chat.ts';
import { mustPlay } from './moves.ts';
import type { RoomRegistry } from './registry.ts';
import type { Room } from './room.ts';

interface PingDeps {
  readonly rooms: RoomRegistry;
  /** Throws `Refused('slow-down')`. */
  limit(key: string, perMinute: number): void;
  /** Throws `Refused('muted')`. */
  mustHaveVoice(person: string): Promise<void>;
  /** Tells the other processes. */
  pinged(table: string, ping: Ping): Promise<void>;
}

const PER_MINUTE = 12;

/** Players point at things. Whoever was not looking has missed nothing that counts, so nothing is kept. */
export const pingHandlers = ({ rooms, limit, mustHaveVoice, pinged }: PingDeps): Pick<Handlers, 'chat.ping'> => ({
  'chat.ping': async (caller, { table, place, says }) => {
    const { room, seat, person } = await playedRoom(rooms, caller, table);
    mustPlay(room);
    await mustHaveVoice(person);
    limit(`ping:${person}`, PER_MINUTE);
    const ping: Ping = { seat, place, says };
    tellPing(room, ping);
    await pinged(room.id, ping);
    return {};
  },
});

/** Those who hear the talk see it. */
export const tellPing = (room: Room, ping: Ping): void =>
  room.tell.all({ news: 'ping', table: room.id, ping }, viewer => mayChat(room, viewer));
