import type { Preview, ScoreSheet } from '@teahouse/boardkit/contract';
import { PASS, type Question } from '@teahouse/kernel';
import { type GuestId, guest } from '../src/cards/guests.ts';
import { KINDS, type TeaId, tea } from '../src/cards/teas.ts';
import { SOURCES } from '../src/table.ts';
import type { Text } from '../text/en.ts';
import { coinsOf, type Seen, sitting, worth } from './reading.ts';

function triosOf(guests: readonly GuestId[]): number {
  return Math.min(...KINDS.map(kind => guests.filter(id => guest(id).likes === kind).length));
}

/** What an answer would do, in sentences with numbers. */
export function preview(seen: Seen, { seat }: Question, answer: string, { board: say }: Text): Preview {
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

export function scores(seen: Seen, { board: say }: Text): ScoreSheet {
  const rows = SOURCES.map(source => ({
    name: say.sources[source],
    points: seen.masters.map(({ coins }) => coins[source]),
  }));
  return { rows: [...rows, { name: say.total, points: seen.masters.map(coinsOf) }] };
}
