// boardgame.io's server as documented, with its in-memory storage, for the bench.
import type { AddressInfo, Server as NetServer } from 'node:net';
import { anchor, game } from '../boardgame-io.ts';
import type { State } from '../plain/rules.ts';
import { seenBy } from '../plain/view.ts';
import { serve } from './serve.ts';

interface BoardgameServer {
  Server(settings: { games: object[]; origins: string[] }): {
    run(settings: { port: object }): Promise<{ appServer: NetServer }>;
  };
}

const redacted = {
  ...game,
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    seenBy(G, playerID === null ? null : Number(playerID)),
};
const { Server }: BoardgameServer = anchor('boardgame.io/server');
const server = Server({ games: [redacted], origins: ['http://127.0.0.1'] });
// Its `port` goes to Node's `listen` as it is: so the server can be bound to this machine alone.
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
serve(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`, async () => {});
