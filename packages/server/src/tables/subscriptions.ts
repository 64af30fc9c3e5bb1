import type { Listener } from '../house.ts';
import type { RoomRegistry } from './registry.ts';
import type { Room } from './room.ts';
import { isFinished } from './status.ts';

/** Which tables each socket watches. It stops watching when it closes. */
export class Subscriptions {
  readonly #rooms: RoomRegistry;
  readonly #bySocket = new WeakMap<Listener, Set<Room>>();

  constructor(rooms: RoomRegistry) {
    this.#rooms = rooms;
  }

  add(room: Room, socket: Listener, secret: string | null): void {
    this.#of(socket).add(room);
    room.tell.add(socket, secret);
  }

  remove(room: Room, socket: Listener): void {
    if (!this.#bySocket.get(socket)?.delete(room)) return;
    room.tell.remove(socket);
    if (room.tell.isIdle && isFinished(room.laid.table.status)) this.#rooms.forget(room);
  }

  #of(socket: Listener): Set<Room> {
    let mine = this.#bySocket.get(socket);
    if (mine === undefined) {
      const all = new Set<Room>();
      socket.onClose(() => {
        for (const room of all) this.remove(room, socket);
      });
      this.#bySocket.set(socket, all);
      mine = all;
    }
    return mine;
  }
}
