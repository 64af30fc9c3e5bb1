import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type IsTrusted, readProxies } from './proxies.ts';

/** The server cannot start, for a reason that whoever started it can mend; the message says how. */
export class StartError extends Error {}

/** One setting: an environment variable. docs/settings.md lists them all, and a test compares. */
interface Setting<T> {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  read(text: string): T;
}

const text = (name: string, fallback: string, meaning: string): Setting<string> => ({
  name,
  default: fallback,
  meaning,
  read: value => value,
});

const whole = (name: string, fallback: number, most: number, meaning: string, more = ''): Setting<number> => ({
  name,
  default: String(fallback),
  meaning,
  read: value => {
    if (/^\d{1,12}$/.test(value) && Number(value) <= most) return Number(value);
    throw new StartError(`${name} must be a whole number from 0 to ${most}${more}, not '${value}'.`);
  },
});

const choice = <T extends string>(name: string, values: readonly [T, ...T[]], meaning: string): Setting<T> => ({
  name,
  default: values[0],
  meaning,
  read: value => {
    const found = values.find(one => one === value);
    if (found !== undefined) return found;
    throw new StartError(`${name} must be one of ${values.join(', ')}, not '${value}'.`);
  },
});

const url = (name: string, schemes: readonly string[], meaning: string): Setting<URL | null> => ({
  name,
  default: '',
  meaning,
  read: value => {
    if (value === '') return null;
    const parsed = URL.parse(value);
    if (parsed !== null && schemes.includes(parsed.protocol)) return parsed;
    // The value may hold a password: it is not repeated.
    throw new StartError(`${name} must be an address that begins with ${schemes.map(s => `${s}//`).join(' or ')}.`);
  },
});

const proxies = (name: string, meaning: string): Setting<IsTrusted> => ({
  name,
  default: 'no',
  meaning,
  read: value => {
    const trusted = readProxies(value);
    if (trusted !== null) return trusted;
    throw new StartError(
      `${name} must be no, yes, a number of proxies up to 16, or a list of addresses and networks such as 10.0.0.0/8,::1, not '${value}'.`,
    );
  },
});

export const settings = {
  port: whole('PORT', 8080, 65_535, 'The port to listen on; 0 picks a free one.', ' (0 picks a free port)'),
  host: text('HOST', '127.0.0.1', 'The address to listen on; `0.0.0.0` for all of this machine.'),
  dataDir: text(
    'DATA_DIR',
    'data',
    'The folder of the embedded store; `npm run house -- backup` copies it while the house is open.',
  ),
  databaseUrl: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'A PostgreSQL database instead of the embedded store; any number of processes may share it.',
  ),
  redisUrl: url(
    'REDIS_URL',
    ['redis:', 'rediss:'],
    'A Redis that carries the news between the processes that share the database, instead of PostgreSQL itself.',
  ),
  publicUrl: url(
    'PUBLIC_URL',
    ['http:', 'https:'],
    'Where browsers find the house, if not at HOST and PORT: for links, passkeys and the check of origins. With https the cookie is secure.',
  ),
  trustProxy: proxies(
    'TRUST_PROXY',
    'Whose word is taken, in X-Forwarded-For, on where a request came from: `no`, how many proxies stand in front of the house (`yes` is 1), or their addresses and networks (`10.0.0.0/8,::1`).',
  ),
  botWorkers: whole(
    'BOT_WORKERS',
    Math.max(1, availableParallelism() - 1),
    64,
    'How many bots think at the same time.',
  ),
  botPriority: choice(
    'BOT_PRIORITY',
    ['low', 'idle'],
    'How far bots that think step back: `idle` (Linux) lets them think only while nothing else on the machine wants the processor, for a house that has it to itself.',
  ),
  botPaceMs: whole('BOT_PACE_MS', 700, 60_000, 'The shortest time a bot takes for a move, so that people can follow.'),
  botThinkMs: whole(
    'BOT_THINK_MS',
    3000,
    60_000,
    'The longest time a bot thinks about a move, however strong it is: less where many play on a small machine.',
  ),
  passPaceMs: whole(
    'PASS_PACE_MS',
    1200,
    60_000,
    'The shortest time the house takes to pass for somebody; by luck it is up to five times as long.',
  ),
  rateLimit: whole('RATE_LIMIT', 100, 1_000_000, 'All rate limits, in hundredths; 0 lifts them.'),
  socketsPerAddress: whole('SOCKETS_PER_ADDRESS', 200, 1_000_000, 'How many sockets one address may open.'),
  smtpUrl: url(
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'The mail server, with name and password. Without it no e-mail is sent. It needs PUBLIC_URL: mails have links.',
  ),
  mailFrom: text('MAIL_FROM', 'Teahouse <teahouse@localhost>', 'The sender of e-mails.'),
  contact: text(
    'CONTACT',
    'mailto:teahouse@localhost',
    'Whom push services may write to: a `mailto:` or `https:` address.',
  ),
  privateWebhooks: choice(
    'PRIVATE_WEBHOOKS',
    ['no', 'yes'],
    'Whether webhooks may call addresses of the own network: only in a house among friends.',
  ),
  metricsToken: text(
    'METRICS_TOKEN',
    '',
    'Who sends it as a bearer token may read /metrics; without it only this machine.',
  ),
  logLevel: choice(
    'LOG_LEVEL',
    ['info', 'debug', 'warn', 'error', 'silent'],
    'How much is logged, as JSON, to standard error.',
  ),
  durability: choice(
    'DURABILITY',
    ['full', 'normal'],
    'Whether the embedded store waits for the disk at every commit. `normal` may lose the last moves when the power fails.',
  ),
} as const;

export type Settings = {
  readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never;
};

/** Reads the environment. Empty counts as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  for (const name of Object.keys(env)) mustBeNoSlip(name);
  const read = Object.entries(settings).map(([key, setting]) => [
    key,
    setting.read(env[setting.name] || setting.default),
  ]);
  const found = Object.fromEntries(read) as Settings;
  if (found.redisUrl !== null && found.databaseUrl === null) {
    throw new StartError('REDIS_URL needs DATABASE_URL: Redis carries news between processes that share a database.');
  }
  if (found.smtpUrl !== null && found.publicUrl === null) {
    throw new StartError('SMTP_URL needs PUBLIC_URL: links in e-mails would lead nowhere.');
  }
  return { ...found, dataDir: resolve(found.dataDir) };
}

const NAMES: ReadonlySet<string> = new Set(Object.values(settings).map(({ name }) => name));
/** Shorter names have neighbours that mean something else. */
const LEAST_LETTERS = 6;
const OURS = 'TEAHOUSE_';

/** A variable that is none of ours, but was surely meant to be one, would be ignored without a word. */
function mustBeNoSlip(name: string): void {
  if (NAMES.has(name)) return;
  const meant = name.startsWith(OURS) ? name.slice(OURS.length) : name;
  const nearest = [...NAMES].find(known => (name !== meant && known === meant) || isOneSlip(meant, known));
  if (nearest !== undefined) throw new StartError(`There is no setting ${name}: did you mean ${nearest}?`);
  if (name !== meant) throw new StartError(`There is no setting ${name}: docs/settings.md lists them all.`);
}

/** Whether two names differ in one letter, one that is too many or missing, or two that are swapped. */
function isOneSlip(name: string, known: string): boolean {
  let same = 0;
  while (same < known.length && name[same] === known[same]) same++;
  const [a, b] = [name.slice(same), known.slice(same)];
  if (a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true;
  if (known.length < LEAST_LETTERS) return false;
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
