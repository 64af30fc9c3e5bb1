import type { Preview, ScoreSheet } from '@teahouse/boardkit/contract';
import { foresee, PASS, type Policy, type Question, type Seat } from '@teahouse/kernel';
import { type GuestId, guest } from '../src/cards/guests.ts';
import { KINDS, type TeaId, tea } from '../src/cards/teas.ts';
import { game } from '../src/index.ts';
import { invite, sitting } from '../src/rules/invite.ts';
import { SOURCES, type Source, type Table } from '../src/table.ts';
import type { SeenMaster } from '../src/view.ts';
import type { Text } from '../text/en.ts';
import { coinsOf, type Seen, worth } from './reading.ts';

/** The master when the answer has had its effect, if nobody plays a favour against it. */
function unhindered(seen: Seen, seat: Seat, answer: string): SeenMaster {
  const pass: Policy<Table> = (g, asked) => game.machine.otherwise(g, asked.seat)?.[0] ?? null;
  return foresee(game, seen, seat, [answer], { within: [invite], by: [pass], worlds: 1 }).seen.masters[seat]!;
}

function triosOf(guests: readonly GuestId[]): number {
  return Math.min(...KINDS.map(kind => guests.filter(id => guest(id).likes === kind).length));
}

/** What an answer would do, in sentences with numbers. */
export function preview(seen: Seen, { seat }: Question, answer: string, { board: say }: Text): Preview {
  const mine = seen.masters[seat]!;
  if (answer.startsWith('tea-')) {
    return { lines: [say.brews(likersOf(seen, answer as TeaId)), say.order], warning: null };
  }
  if (answer.startsWith('guest-')) {
    const then = unhindered(seen, seat, answer);
    const lines = [say.sits(then.coins.tips - mine.coins.tips, then.coins.praise - mine.coins.praise, coinsOf(then))];
    if (triosOf(then.guests) > triosOf(mine.guests)) lines.push(say.trio);
    return { lines, warning: null };
  }
  const event = sitting(seen);
  if (answer.startsWith('gossip-') && event !== null) {
    const { tip, praise } = worth(event.guest, seen.masters[event.seat]!.tea);
    return { lines: [say.gossip(tip + praise)], warning: null };
  }
  if (answer.startsWith('sweets-'))
    return { lines: [say.sweets(coinsOf(unhindered(seen, seat, answer)))], warning: null };
  if (answer.startsWith('gift-')) return { lines: [say.gift], warning: null };
  const sweets = typeof mine.favours !== 'number' && mine.favours.some(id => id.startsWith('sweets-'));
  const last = seen.cup === seen.cups && event?.seat === seat && sweets;
  return { lines: answer === PASS ? [say.pass] : [], warning: last ? say.wasted : null };
}

/** What each answer brings at once, beside its name: of a guest all coins, of a tea how many would praise it. */
export function effects(seen: Seen, question: Question, { board: say }: Text): ReadonlyMap<string, string> {
  const now = coinsOf(seen.masters[question.seat]!);
  const brings = (answer: string): string => {
    if (answer.startsWith('tea-')) return say.likers(likersOf(seen, answer as TeaId));
    if (answer.startsWith('guest-')) return say.coins(coinsOf(unhindered(seen, question.seat, answer)) - now);
    return '';
  };
  return new Map(question.options.map(answer => [answer, brings(answer)]));
}

const likersOf = ({ present }: Seen, id: TeaId): number =>
  present.filter(each => guest(each).likes === tea(id).kind).length;

const ICON: Readonly<Record<Source, string>> = {
  tips: 'coin',
  praise: 'cup-green',
  sweets: 'sweets',
  trios: 'guest-lady',
};

export function scores(seen: Seen, { board: say }: Text): ScoreSheet {
  const rows: ScoreSheet['rows'] = SOURCES.map(source => ({
    name: say.sources[source],
    points: seen.masters.map(({ coins }) => coins[source]),
    icon: ICON[source],
    isLast: source === 'trios',
  }));
  return { rows: [...rows, { name: say.total, points: seen.masters.map(coinsOf) }] };
}
