import type { Flight, Preview, ScoreSheet } from '@teahouse/boardkit/contract';
import { type Heard, type Language, PASS, type Question, type SeenCore } from '@teahouse/kernel';
import { type GuestId, guest } from '../src/cards/guests.ts';
import { KINDS, type TeaId, tea } from '../src/cards/teas.ts';
import { SOURCES } from '../src/table.ts';
import type { SeenMaster, View } from '../src/view.ts';
import { words } from './words.ts';

export type Seen = View & SeenCore;

export function coinsOf({ coins }: Pick<SeenMaster, 'coins'>): number {
  return SOURCES.reduce((sum, source) => sum + coins[source], 0);
}

/** The guest who is about to sit down, or just did, while favours may be played. */
export function sitting(seen: Seen): { seat: number; guest: GuestId } | null {
  const frame = seen.stack.findLast(({ proc }) => proc === 'event');
  return frame === undefined ? null : (frame.v as { event: { seat: number; guest: GuestId } }).event;
}

/** What a guest brings at a table: the tip, and 2 more for the favourite tea. */
export function worth(id: GuestId, served: TeaId | null): { tip: number; praise: number } {
  const { tip, likes } = guest(id);
  return { tip, praise: served !== null && tea(served).kind === likes ? 2 : 0 };
}

function triosOf(guests: readonly GuestId[]): number {
  return Math.min(...KINDS.map(kind => guests.filter(id => guest(id).likes === kind).length));
}

export function preview(seen: Seen, { seat }: Question, answer: string, language: Language): Preview {
  const say = words[language];
  const mine = seen.masters[seat]!;
  const had = coinsOf(mine);
  if (answer.startsWith('tea-')) {
    const likers = seen.present.filter(id => guest(id).likes === tea(answer as TeaId).kind).length;
    return { lines: [say.brews(likers), say.order], warning: null };
  }
  if (answer.startsWith('guest-')) {
    const id = answer as GuestId;
    const { tip, praise } = worth(id, mine.tea);
    const lines = [say.sits(tip, praise, had + tip + praise)];
    if (triosOf([...mine.guests, id]) > triosOf(mine.guests)) lines.push(say.trio);
    return { lines, warning: null };
  }
  const event = sitting(seen);
  if (answer.startsWith('gossip-') && event !== null) {
    const { tip, praise } = worth(event.guest, seen.masters[event.seat]!.tea);
    return { lines: [say.gossip(tip + praise)], warning: null };
  }
  if (answer.startsWith('sweets-')) return { lines: [say.sweets(had + 2)], warning: null };
  if (answer.startsWith('gift-')) return { lines: [say.gift], warning: null };
  const sweets = typeof mine.favours !== 'number' && mine.favours.some(id => id.startsWith('sweets-'));
  const last = seen.cup === seen.cups && event?.seat === seat && sweets;
  return { lines: answer === PASS ? [say.pass] : [], warning: last ? say.wasted : null };
}

/** How what happened moves on the board. */
export function flight({ kind, seat, what, n }: Heard): Flight | null {
  const master = `master-${seat}`;
  const coins = `coins-${seat}`;
  switch (kind) {
    case 'arrives':
      return { sprite: 'fc-back', from: 'guest-deck', to: what, label: '' };
    case 'brews':
      return { sprite: 'fc-back', from: what, to: `tea-of-${seat}`, label: '' };
    case 'sits':
      return { sprite: 'fc-coin', from: what, to: coins, label: `+${n}` };
    case 'praises':
      return { sprite: 'fc-coin', from: `tea-of-${seat}`, to: coins, label: `+${n}` };
    case 'sweetens':
      return { sprite: 'fc-sweets', from: master, to: coins, label: `+${n}` };
    case 'gossips':
      return { sprite: 'fc-gossip', from: master, to: what, label: '' };
    case 'draws-tea':
      return { sprite: 'fc-back', from: 'tea-deck', to: master, label: '' };
    case 'draws-favour':
      return { sprite: 'fc-back', from: 'favour-deck', to: master, label: '' };
    case 'trios':
      return { sprite: 'fc-coin', from: `guests-${seat}`, to: coins, label: `+${3 * n}` };
    default:
      return null;
  }
}

export function scores(seen: View, language: Language): ScoreSheet {
  const say = words[language];
  const rows = SOURCES.map(source => ({
    name: say.sources[source],
    points: seen.masters.map(({ coins }) => coins[source]),
  }));
  return { rows: [...rows, { name: say.total, points: seen.masters.map(coinsOf) }] };
}
