// npm run house -- <command>: runs a house from its own machine. `npm run house -- help` lists the commands.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@teahouse/games';
import { type ActName, STATUSES } from '@teahouse/protocol';
import { Acts, type WantedAct } from '../packages/server/src/admin/acts.ts';
import { backUp, restore } from '../packages/server/src/admin/backup.ts';
import { findOld } from '../packages/server/src/admin/clean-up.ts';
import { drill } from '../packages/server/src/admin/drill.ts';
import { listActs, listPeople, listReports, listTables } from '../packages/server/src/admin/lists.ts';
import { openPatiently } from '../packages/server/src/layers/store.ts';
import { bannedAddresses } from '../packages/server/src/people/bans.ts';
import { readNetwork } from '../packages/server/src/proxies.ts';
import { Refused } from '../packages/server/src/refused.ts';
import { readSettings, type Settings, StartError } from '../packages/server/src/settings.ts';
import { type Db, StoreTrouble } from '../packages/server/src/store/db.ts';
import { mustBeUpToDate } from '../packages/server/src/store/schema.ts';
import { table as drawn } from './house-table.ts';

const OPTIONS = {
  json: { type: 'boolean', default: false },
  data: { type: 'string' },
  why: { type: 'string' },
  days: { type: 'string' },
  status: { type: 'string' },
  guests: { type: 'string' },
  waiting: { type: 'string' },
  finished: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

interface Call {
  readonly settings: Settings;
  readonly words: readonly string[];
  readonly options: ReturnType<typeof readWords>['values'];
}

/** What a command answers: for people, and with --json for programs. */
interface Answer {
  readonly says: string;
  readonly json: unknown;
  /** Something is wrong, although the command did what it should. */
  readonly isBad?: boolean;
}

interface HouseCommand {
  readonly usage: string;
  readonly does: string;
  run(call: Call): Promise<Answer>;
}

/** It was called wrongly. */
class Usage extends Error {}

const COMMANDS: Readonly<Record<string, HouseCommand>> = {
  backup: {
    usage: 'backup [FILE]',
    does: 'copies the store while the house is open, and checks the copy',
    run: async ({ settings, words: [file = join('backups', `teahouse-${stamp()}.db`)] }) => {
      const made = await backUp(settings, file);
      return { says: `${made.file}: ${held(made)}`, json: made };
    },
  },
  restore: {
    usage: 'restore FILE [--force]',
    does: 'puts a backup in the place of the store; the house must be closed',
    run: async ({ settings, words: [file], options }) => {
      const restored = await restore(settings, named(file, 'FILE'), options.force, Date.now());
      return { says: `restored: ${held(restored)}`, json: restored };
    },
  },
  drill: {
    usage: 'drill [FILE]',
    does: 'restores a backup into a scratch folder and plays every table again; without FILE of a fresh one',
    run: async ({ settings, words: [file = null] }) => {
      const shelf = new Map(games.map(({ game }) => [game.id, game]));
      const went = await drill(settings, shelf, file, Date.now());
      const differ = went.differ.length;
      const lines = [
        ...went.differ,
        `drill: ${held(went)}; ${went.verified} tables played again, ${differ} that differ`,
      ];
      return { says: lines.join('\n'), json: went, isBad: differ > 0 };
    },
  },
  tables: {
    usage: 'tables [ID] [--status STATUS]',
    does: 'lists tables, the last changed first',
    run: call =>
      inStore(call, async db => {
        const status = call.options.status ?? '';
        if (status !== '' && !STATUSES.some(one => one === status)) {
          throw new Usage(`--status is one of ${STATUSES.join(', ')}`);
        }
        const tables = await listTables(db, { status, find: call.words[0] ?? '' });
        const rows = tables.map(({ id, game, status, n, changedAt, seats }) => [
          ...[id, game, status, `${n} entries`, day(changedAt)],
          seats.map(({ seat, name }) => `${seat} ${name || '(free)'}`).join(', '),
        ]);
        return { says: drawn(rows, 'no tables'), json: tables };
      }),
  },
  people: {
    usage: 'people [TEXT]',
    does: 'lists people, the newest first; those with TEXT in their name, login or id',
    run: call =>
      inStore(call, async db => {
        const people = await listPeople(db, call.words[0] ?? '');
        const rows = people.map(({ id, name, login, role, since, bannedUntil, mutedUntil, seats, networks }) => {
          const marks = [role, bannedUntil === null ? null : 'banned', mutedUntil === null ? null : 'muted'];
          const standing = marks.filter(mark => mark !== null).join(', ');
          return [id, name, login ?? '(guest)', `${seats} seats`, day(since), networks.join(' '), standing];
        });
        return { says: drawn(rows, 'nobody'), json: people };
      }),
  },
  addresses: {
    usage: 'addresses',
    does: 'lists addresses that are banned now',
    run: call =>
      inStore(call, async db => {
        const addresses = await bannedAddresses(db, Date.now());
        const rows = addresses.map(({ network, until, why }) => [
          network,
          until === null ? 'for good' : `until ${day(until)}`,
          why,
        ]);
        return { says: drawn(rows, 'no address is banned'), json: addresses };
      }),
  },
  reports: {
    usage: 'reports',
    does: 'lists what players reported and nobody has closed, the oldest first',
    run: call =>
      inStore(call, async db => {
        const reports = await listReports(db);
        const rows = reports.map(({ id, at, kind, person, table, line, said, why }) => [
          ...[id, day(at), kind, `${person.name} (${person.id})`, table === null ? '' : `${table}/${line ?? ''}`],
          JSON.stringify(said),
          why,
        ]);
        return { says: drawn(rows, 'no open reports'), json: reports };
      }),
  },
  log: {
    usage: 'log',
    does: 'lists what was done by whoever runs the house, the newest first',
    run: call =>
      inStore(call, async db => {
        const acts = await listActs(db);
        const rows = acts.map(({ n, at, by, what, person, table, item, network, why }) => [
          ...[`${n}`, day(at), by, what, person === null ? '' : `${person.name} (${person.id})`],
          network ?? (table === null ? '' : `${table}${item === null ? '' : `/${item}`}`),
          why,
        ]);
        return { says: drawn(rows, 'nothing was done yet'), json: acts };
      }),
  },
  kick: act(
    'kick TABLE SEAT',
    'takes a person from a seat: it is free, or a bot plays on in a running game',
    async (db, words) => ({
      table: await tableOf(db, words[0]),
      seat: count(words[1], 'SEAT'),
    }),
  ),
  ban: act('ban PERSON [--days N]', 'shuts a person out, for good or for some days', onPerson),
  unban: act('unban PERSON', 'lets them in again', onPerson),
  'ban-address': act(
    'ban-address ADDRESS [--days N]',
    'shuts out guests and strangers from an address (IPv6: its /64); accounts are let in',
    onAddress,
  ),
  'unban-address': act('unban-address ADDRESS', 'lets them in again', onAddress),
  mute: act('mute PERSON [--days N]', 'takes the voice in the talk from a person', onPerson),
  unmute: act('unmute PERSON', 'gives it back', onPerson),
  'remove-line': act('remove-line TABLE LINE', 'empties a line of the talk', async (db, words) => ({
    table: await tableOf(db, words[0]),
    line: count(words[1], 'LINE'),
  })),
  'remove-name': act('remove-name PERSON', 'gives a person the name of a guest', onPerson),
  park: act('park TABLE', 'stops a running table, as it is', onTable),
  unpark: act('unpark TABLE', 'lets it go on', onTable),
  'close-report': act('close-report REPORT', 'a report was dealt with', async (_, words) => ({
    report: named(words[0], 'REPORT'),
  })),
  'read-only': act('read-only', 'nothing changes in the house, and no time passes, until read-write', async () => ({})),
  'read-write': act('read-write', 'the house goes on', async () => ({})),
  'make-admin': act('make-admin PERSON', 'an account may do all this in the site', onPerson),
  'unmake-admin': act('unmake-admin PERSON', 'and may not any more', onPerson),
  'clean-up': {
    usage: 'clean-up [--guests DAYS] [--waiting DAYS] [--finished DAYS] [--dry-run]',
    does: 'deletes guests who have not been seen, tables that wait and tables that ended for so many days',
    run: cleanUp,
  },
};

/** A command that is an act: done, and written into the log with the reason. */
function act(
  usage: string,
  does: string,
  read: (db: Db, words: readonly string[]) => Promise<Partial<WantedAct>>,
): HouseCommand {
  const what = usage.split(' ')[0] as ActName;
  return {
    usage: `${usage} --why TEXT`,
    does,
    run: call =>
      inStore(call, async db => {
        const { why, days } = call.options;
        if (why === undefined || why.trim() === '') throw new Usage('say why: it is kept in the log (--why TEXT)');
        const wanted = {
          ...(await read(db, call.words)),
          what,
          why,
          days: days === undefined ? undefined : count(days, '--days'),
        };
        const n = await new Acts(db, Date.now).carryOut(actor(), wanted);
        return { says: `${what}: done, number ${n} in the log`, json: { n, ...wanted } };
      }),
  };
}

const actor = (): string => `house:${userInfo().username}`;

async function onPerson(db: Db, [text]: readonly string[]): Promise<Partial<WantedAct>> {
  const wanted = named(text, 'PERSON');
  const [found, ...more] = (await listPeople(db, wanted)).filter(({ id, login }) => id === wanted || login === wanted);
  if (found === undefined || more.length > 0) {
    throw new Usage(`PERSON is an id or a login, and '${wanted}' is none: npm run house -- people lists them`);
  }
  return { person: found.id };
}

async function onAddress(_: Db, [text]: readonly string[]): Promise<Partial<WantedAct>> {
  const address = named(text, 'ADDRESS');
  if (readNetwork(address) === null) throw new Usage(`ADDRESS is an address, or a /64 of version 6, not '${address}'`);
  return { address };
}

async function onTable(db: Db, [text]: readonly string[]): Promise<Partial<WantedAct>> {
  return { table: await tableOf(db, text) };
}

async function tableOf(db: Db, text: string | undefined): Promise<string> {
  const begin = named(text, 'TABLE');
  const found = await listTables(db, { find: begin });
  if (found.length === 1) return found[0]!.id;
  throw new Usage(`${found.length === 0 ? 'no' : 'more than one'} table has an id that begins with '${begin}'`);
}

async function cleanUp(call: Call): Promise<Answer> {
  const { guests, waiting, finished, why = 'clean-up by age' } = call.options;
  const age = (text: string | undefined, name: string) => (text === undefined ? undefined : count(text, name));
  const ages = {
    guests: age(guests, '--guests'),
    waiting: age(waiting, '--waiting'),
    finished: age(finished, '--finished'),
  };
  if (Object.values(ages).every(days => days === undefined))
    throw new Usage('say what: --guests, --waiting, --finished');
  return inStore(call, async db => {
    const total = { guests: 0, waiting: 0, finished: 0 };
    for (;;) {
      const old = await findOld(db, Date.now(), ages, call.options['dry-run'] ? 1_000_000 : undefined);
      for (const kind of ['guests', 'waiting', 'finished'] as const) total[kind] += old[kind].length;
      if (call.options['dry-run'] || Object.values(old).every(ids => ids.length === 0)) break;
      await new Acts(db, Date.now).carryOut(actor(), { what: 'clean-up', ages, why });
    }
    if (!call.options['dry-run']) await db.scrub(true);
    const told = `${total.guests} guests, ${total.waiting} tables that waited, ${total.finished} finished ones`;
    return { says: `${call.options['dry-run'] ? 'would delete' : 'deleted'}: ${told}`, json: total };
  });
}

/** A store as this build knows it; a program beside the house does not change its form. */
async function inStore(call: Call, does: (db: Db) => Promise<Answer>): Promise<Answer> {
  const db = openPatiently(call.settings);
  try {
    await mustBeUpToDate(db);
    return await does(db);
  } finally {
    await db.close();
  }
}

function named(text: string | undefined, what: string): string {
  if (text === undefined || text === '') throw new Usage(`${what} is missing`);
  return text;
}

function count(text: string | undefined, what: string): number {
  const n = named(text, what);
  if (!/^\d{1,6}$/.test(n)) throw new Usage(`${what} is a number, not '${n}'`);
  return Number(n);
}

const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const held = ({
  tables,
  people,
  entries,
  bytes,
}: {
  tables: number;
  people: number;
  entries: number;
  bytes: number;
}): string => `${tables} tables, ${people} people, ${entries} entries, ${Math.ceil(bytes / 1024)} kB`;

function help(): string {
  const widest = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
  return [
    'npm run house -- COMMAND [--data DIR] [--json]: runs a house, open or closed (with DATABASE_URL that of the database)',
    ...Object.values(COMMANDS).map(({ usage, does }) => `  ${usage.padEnd(widest)}  ${does}`),
    'PERSON is an id or a login, TABLE an id or how it begins. Every act is kept in the log, with --why.',
  ].join('\n');
}

function readWords() {
  return parseArgs({ options: OPTIONS, allowPositionals: true });
}

async function main(): Promise<number> {
  const { values: options, positionals } = readWords();
  const [name = 'help', ...words] = positionals;
  if (name === 'help') {
    console.log(help());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null;
  if (command === null) throw new Usage(`there is no command '${name}': npm run house -- help lists them`);
  const env = options.data === undefined ? process.env : { ...process.env, DATA_DIR: options.data };
  const { says, json, isBad = false } = await command.run({ settings: readSettings(env), words, options });
  console.log(options.json ? JSON.stringify(json) : says);
  return isBad ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof Usage || (error instanceof TypeError && 'code' in error);
  const isTold = isUsage || [Refused, StartError, StoreTrouble].some(kind => error instanceof kind);
  if (!isTold || !(error instanceof Error)) throw error;
  console.error(`house: ${error.message}`);
  process.exitCode = isUsage ? 2 : 1;
}
