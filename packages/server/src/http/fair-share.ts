import type { CommandName } from '@teahouse/protocol';
import type { Caller } from '../house.ts';

/** What a command takes of the one thread that serves everybody, in milliseconds: as measured with our longest games. */
const USUAL_MS = 1;
const PRICES_MS: Readonly<Partial<Record<CommandName, number>>> = {
  // The game itself is played again by another thread; what is made of it is kept by this one.
  'tables.import': 100,
  'tables.branch': 100,
  'tables.export': 10,
  'tables.create': 5,
  'tables.rematch': 5,
  'tables.list': 3,
  'tables.get': 9,
  'play.watch': 9,
  'play.history': 9,
  'play.ahead': 5,
  'play.review': 5,
};
const MOMENT_MS = 0.5;

/** Of every minute of the thread: what one person, one address and all guests together may have of it, and how soon. */
const PERSON_MS = 6000;
const ADDRESS_MS = 9000;
const GUESTS_MS = 36_000;
const BURST_MS = 10_000;
/** Messages a minute: of a person, of an address without one, and of all people at an address. */
const PER_PERSON = 600;
const PER_STRANGER = 300;
const PER_ADDRESS = 3000;

export interface Shares {
  limit(key: string, perMinute: number, take?: { amount: number; burstMs: number }): void;
  /** As far as it is known at once. */
  isKnownGuest(person: string): boolean;
}

/** Takes from the shares of whoever asks; throws `slow-down` where one of them is used up. Says whether it takes long. */
export function takeShare({ limit, isKnownGuest }: Shares, caller: Caller, name: CommandName, input: unknown): boolean {
  const { person, address } = caller;
  const amount = priceOf(name, input);
  const share = { amount, burstMs: BURST_MS };
  if (person === null) limit(`address:${address}`, PER_STRANGER);
  else {
    limit(`person:${person}`, PER_PERSON);
    limit(`person-ms:${person}`, PERSON_MS, share);
  }
  limit(`people-from:${address}`, PER_ADDRESS);
  limit(`address-ms:${address}`, ADDRESS_MS, share);
  if (person === null || isKnownGuest(person)) limit('guests-ms', GUESTS_MS, share);
  return amount > USUAL_MS;
}

function priceOf(name: CommandName, input: unknown): number {
  if (name !== 'play.moments') return PRICES_MS[name] ?? USUAL_MS;
  // It is not checked yet, and may be anything; what is no range is refused before anything is read.
  const { from, to } = (typeof input === 'object' && input !== null ? input : {}) as { from?: unknown; to?: unknown };
  const moments = typeof from === 'number' && typeof to === 'number' ? to - from + 1 : 0;
  return moments >= 1 && moments <= 50 ? USUAL_MS + MOMENT_MS * moments : USUAL_MS;
}
