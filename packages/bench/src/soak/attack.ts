// One address does its worst within the rules, until its parent ends it: node attack.ts ADDRESS-OF-THE-HOUSE.
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { games } from '@teahouse/games';
import { type Core, commitment, hashOf, Match, pack, rng } from '@teahouse/kernel';
import type { TableFile } from '@teahouse/protocol';
import { WebSocket } from 'ws';
import { Visitor } from './visitor.ts';

const FROM = '203.0.113.7';
const GUESTS = 25;
const SILENT_SOCKETS = 150;
const DRIPS = 50;
const BOT_TABLES = 12;
/** Sockets that ask for much at once, and such that send as fast as it is taken from them. */
const BURSTS = 10;
const AT_ONCE = 40;
const FLOODS = 5;
const house = process.argv[2]!;

/** What came of all that was asked. */
const counts = { ok: 0, refused: 0, cut: 0 };

/** Tables that were laid from files. */
const brought: string[] = [];

async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
    counts.ok++;
  } catch {
    counts.refused++;
    // Who is refused asks again at once; only not without end on the processor we share with the house.
    await setTimeout(20);
  }
}

/** A long game, as a file of about the size that is let in. */
function aFile(): TableFile {
  const { game } = games.find(one => one.game.id === 'great-wall')!;
  const luck = rng('soak');
  const deal = { seats: 3, options: {}, seed: 'soak' };
  const match = Match.begin(game, deal);
  const hashes: string[] = [];
  while (!match.over) {
    const { seat, options, ask } = match.open()[0]!;
    match.answers(seat, [options[luck(options.length)]!], ask);
    hashes.push(hashOf(match.state as Core));
  }
  const { seed, asks, answers, options } = pack(game, match.deal, match.log);
  return {
    format: 'teahouse-table',
    version: 1,
    game: game.id,
    rules: game.rules,
    seats: 3,
    options: { ...options },
    seed,
    commitment: commitment(seed),
    players: Array.from({ length: 3 }, () => ({ name: '', bot: null })),
    asks,
    answers,
    hashes,
    startedAt: 1,
    endedAt: 2,
  };
}

async function asGuest(guest: Visitor, file: TableFile): Promise<never> {
  let table = '';
  for (;;) {
    await tried(async () => {
      table = (await guest.do('tables.import', { file })).id;
      brought.push(table);
    });
    for (let i = 0; i < 20; i++) {
      if (table !== '') await tried(() => guest.do('play.moments', { table, from: 1 + i, to: 50 + i }));
      if (table !== '') await tried(() => guest.do('tables.get', { table }));
      await tried(() => guest.do('tables.list', { which: 'open' }));
    }
  }
}

async function withBots(guest: Visitor): Promise<void> {
  const BOT = { kind: 'bot', level: 'grandmaster' } as const;
  for (let i = 0; i < BOT_TABLES; i++) {
    await tried(() =>
      guest.do('tables.create', { game: 'year-of-the-dragon', seats: [{ kind: 'me' }, BOT, BOT, BOT, BOT] }),
    );
    await tried(() => guest.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  }
}

/** A socket that asks for much and reads nothing. */
function silent(guest: Visitor): void {
  const ws = new WebSocket(`${house.replace('http', 'ws')}/api/socket`, { headers: guest.headers });
  ws.on('open', () => {
    ws.pause();
    const asking = setInterval(() => ws.send(JSON.stringify({ id: 'x', do: 'games.list', with: {} })), 200);
    ws.on('close', () => {
      counts.cut++;
      clearInterval(asking);
    });
  });
  ws.on('error', () => counts.refused++);
}

/** A socket that reads, and asks for the dearest things, many at once. */
function burst(guest: Visitor, tables: readonly string[]): void {
  const ws = new WebSocket(`${house.replace('http', 'ws')}/api/socket`, { headers: guest.headers });
  ws.on('open', () => {
    const asking = setInterval(() => {
      for (let i = 0; i < AT_ONCE; i++) {
        const table = tables[i % tables.length];
        const wish =
          i % 2 === 0
            ? { do: 'tables.get', with: { table } }
            : { do: 'play.moments', with: { table, from: 1 + i, to: 50 + i } };
        ws.send(JSON.stringify({ id: `${i}`, ...wish }));
      }
    }, 1000);
    ws.on('close', () => {
      counts.cut++;
      clearInterval(asking);
    });
  });
  ws.on('error', () => counts.refused++);
}

/** A socket that sends on and on, whatever it is answered. */
function flood(guest: Visitor): void {
  const ws = new WebSocket(`${house.replace('http', 'ws')}/api/socket`, { headers: guest.headers });
  const send = async (): Promise<void> => {
    while (ws.readyState === ws.OPEN) {
      for (let i = 0; i < AT_ONCE; i++) ws.send(JSON.stringify({ id: `${i}`, do: 'games.list', with: {} }));
      // As fast as it is taken from us; then it waits here, and not in our memory.
      do await setTimeout(5);
      while (ws.bufferedAmount > 64 * 1024);
    }
  };
  ws.on('open', () => void send());
  ws.on('close', () => counts.cut++);
  ws.on('error', () => counts.refused++);
}

function drip(): void {
  const { hostname, port } = new URL(house);
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${FROM}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    );
    const dripping = setInterval(() => socket.write(' '), 500);
    socket.on('close', () => {
      counts.cut++;
      clearInterval(dripping);
    });
  });
  socket.on('error', () => {});
}

// Elsewhere an attacker has a machine of their own: here they are not to take it from those who play.
setPriority(constants.priority.PRIORITY_LOW);
const file = aFile();
const guests: Visitor[] = [];
for (let i = 0; i < GUESTS; i++) await tried(async () => guests.push(await Visitor.from(house, FROM)));
process.send!({ ready: guests.length, file: JSON.stringify(file).length });
process.on('message', () => {
  for (const guest of guests) void asGuest(guest, file);
  for (const guest of guests.slice(0, 5)) void withBots(guest);
  for (let i = 0; i < SILENT_SOCKETS; i++) silent(guests[i % guests.length]!);
  for (let i = 0; i < BURSTS; i++) burst(guests[i % guests.length]!, brought);
  for (let i = 0; i < FLOODS; i++) flood(guests.at(-1 - i)!);
  for (let i = 0; i < DRIPS; i++) drip();
  void (async () => {
    for (;;) await tried(async () => (await fetch(`${house}/api`, { headers: { 'x-forwarded-for': FROM } })).text());
  })();
  setInterval(() => process.send!(counts), 1000);
});
