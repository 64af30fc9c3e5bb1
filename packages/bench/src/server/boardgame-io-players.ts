import type { Seat } from '@teahouse/kernel';
import { anchor, type BoardgameState } from '../boardgame-io.ts';
import * as plain from '../plain/rules.ts';
import type { Hears, Played } from './load.ts';

/** The parts of socket.io's client that are used here. */
interface Socket {
  readonly connected: boolean;
  readonly io: { readonly engine: { on(event: 'packet', heard: (packet: { data?: unknown }) => void): void } };
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface SocketIoClient {
  io(address: string, settings: object): Socket;
}
type State = BoardgameState & { _stateID: number };

let matches = 0;

/** Two people at a match of boardgame.io's server. Their clients keep what they are sent, and compute nothing. */
export async function sitInBoardgameIo(addresses: readonly [string, string], hears: Hears): Promise<Played> {
  const sockets = await Promise.all(addresses.map(address => connected(address, hears)));
  const table = new BoardgameTable(sockets, hears);
  await table.begin();
  return table;
}

async function connected(address: string, hears: Hears): Promise<Socket> {
  const { io }: SocketIoClient = anchor('socket.io-client');
  const settings = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(`${address}/dragon-lite`, settings);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('connect', resolve);
  socket.on('connect_error', (error: Error) => {
    hears.failed(error);
    reject(error);
  });
  socket.on('disconnect', (reason: string) => {
    if (reason !== 'io client disconnect') hears.failed(new Error(`boardgame.io closed a socket: ${reason}`));
  });
  await promise;
  socket.io.engine.on('packet', ({ data }) => {
    if (typeof data === 'string') hears.received(data.length);
  });
  return socket;
}

class BoardgameTable implements Played {
  readonly #sockets: readonly Socket[];
  #match = '';
  readonly #states: (State | null)[] = [null, null];
  #begun: () => void = () => {};

  constructor(sockets: readonly Socket[], hears: Hears) {
    this.#sockets = sockets;
    for (const [seat, socket] of sockets.entries()) {
      socket.on('sync', (match: string, { state }: { state: State }) => {
        if (match !== this.#match) return;
        this.#states[seat] = state;
        if (this.#states.every(known => known !== null)) this.#begun();
      });
      socket.on('update', (match: string, state: State) => {
        const known = this.#states[seat];
        if (match !== this.#match || !known) return;
        if (state._stateID <= known._stateID) hears.failed(new Error('boardgame.io refused a move'));
        this.#states[seat] = state;
        hears.moved(seat);
      });
    }
  }

  /** The first who asks for a match makes it. */
  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#begun = resolve;
    this.#match = `match-${++matches}`;
    this.#states.fill(null);
    for (const [seat, socket] of this.#sockets.entries()) socket.emit('sync', this.#match, String(seat), undefined, 2);
    await promise;
  }

  asked(): Seat | null {
    const { ctx } = this.#states[0]!;
    return ctx.gameover === undefined ? Number(ctx.currentPlayer) : null;
  }

  move(luck: number): void {
    const seat = this.asked()!;
    const { G, _stateID } = this.#states[seat]!;
    const moves = plain.legal(G);
    const payload = { type: 'pick', args: [moves[luck % moves.length]], playerID: String(seat) };
    this.#sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, String(seat));
  }

  again(): Promise<void> {
    return this.begin();
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
