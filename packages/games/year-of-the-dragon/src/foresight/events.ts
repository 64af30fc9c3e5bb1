import { call, cloneOf, foresee, type Policy, type Question, type Seat, type SeenCore } from '@teahouse/kernel';
import { WALL_LENGTH } from '../cards/actions.ts';
import { MONTHS, SUPER_MONTH } from '../cards/events.ts';
import { palaceNumber } from '../ids.ts';
import { game } from '../index.ts';
import { event } from '../rules/events.ts';
import { checkWall, isWallTested } from '../rules/great-wall.ts';
import { hasRoom } from '../rules/persons.ts';
import { decay, scoreMonth } from '../rules/scoring.ts';
import { superEvents } from '../rules/super-events.ts';
import { byTrack, palaceOf } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { value } from '../worth.ts';
import { type Change, changeOf } from './change.ts';

type Seen = View & SeenCore;

/**
 * What the event of a month would do to a seat if it struck now, with the test of the wall that follows the Mongols.
 * Persons are those that would have to be released.
 */
export function foreseeEvent(seen: Seen, seat: Seat, month: number): Change {
  return changeBy(seen, seat, g => strike(g, month));
}

/** YD-WALL-CHECK-02, YD-WALL-CHECK-03: what a test of the wall would do to a seat now. */
export function foreseeWall(seen: Seen, seat: Seat, needed: number): Change {
  return changeBy(seen, seat, g => {
    g.order = byTrack(g);
    call(g, checkWall, { needed });
  });
}

/** When the wall is next put to the test, and how long it must be then. */
export function wallDue({ month, events }: View): { month: number; length: number } {
  const next = MONTHS.find(n => n >= month && events[n - 1] === 'mongols');
  return next === undefined ? { month: 12, length: WALL_LENGTH } : { month: next, length: next };
}

/** Points at the end of this month if nothing changes: a last floor that stays empty falls before it can count. */
export function foreseeMonth(seen: Seen, seat: Seat): number {
  const { points = 0 } = changeBy(seen, seat, g => {
    decay(g);
    scoreMonth(g);
  });
  return points;
}

/**
 * What the super event would do to a seat if it struck now; null where it lies face down or its owner will choose among
 * things that cannot be compared.
 */
export function foreseeSuper(seen: Seen, seat: Seat): Change | null {
  const kind = seen.superEvent;
  if (kind === null || kind === 'hidden') return null;
  const first = kind === 'eclipse' ? after(seen, g => strike(g, SUPER_MONTH), sparing).seen : seen;
  const { seen: then, question } = after(
    first,
    g => {
      g.month = SUPER_MONTH;
      g.order = byTrack(g);
      superEvents[kind](g);
    },
    (g, asked) => (asked.ask === 'super/charter.choose' && asked.seat === seat ? null : sparing(g, asked)),
  );
  if (question !== null) return null;
  const change = changeOf(first.rulers[seat]!, then.rulers[seat]!);
  if (kind === 'sunrise') delete change.track; // by whom will be chosen
  return kind === 'flood' ? inGoods(change) : change;
}

/** Which of one's goods the flood takes is for their owner to say. */
function inGoods({ yuan = 0, rice = 0, fireworks = 0, ...rest }: Change): Change {
  const goods = yuan + rice + fireworks;
  return goods === 0 ? rest : { ...rest, goods };
}

/** The third phase of a month, as `month` does it. The last one called comes first. */
function strike(g: Table, month: number): void {
  g.month = month;
  if (isWallTested(g)) call(g, checkWall, { needed: month });
  call(g, event, { owed: [], hungry: [] });
}

/** Everything that an event looks at lies open, so that one world will do, as any spectator would imagine it. */
const after = (seen: Seen, happens: (g: Table) => void, by: Policy<Table>) =>
  foresee(game, seen, null, [], { instead: happens, by: [by], worlds: 1 });

const changeBy = (seen: Seen, seat: Seat, happens: (g: Table) => void): Change =>
  changeOf(seen.rulers[seat]!, after(seen, happens, anyhow).seen.rulers[seat]!);

/** Where only numbers are asked for, it does not matter who leaves. */
const anyhow: Policy<Table> = (g, { seat, options }) => game.machine.otherwise(g, seat)?.[0] ?? options[0]!;

/** Each ruler gives up what they will miss least: floors that stand empty, persons of little use. */
const sparing: Policy<Table> = (g, question) => {
  const { ask, seat, options } = question;
  if (ask === 'super/earthquake.removeFloor') {
    return options.find(id => hasRoom(palaceOf(g.rulers[seat]!, palaceNumber(id)))) ?? options[0]!;
  }
  return ask.startsWith('release') ? leastMissed(g, question) : anyhow(g, question);
};

function leastMissed(g: Table, question: Question): string {
  let [best, most] = [question.options[0]!, Number.NEGATIVE_INFINITY];
  for (const answer of question.options) {
    const world = cloneOf(game, g);
    game.machine.play(world, question, answer);
    world.over = false; // only what was imagined is at its end
    const left = value(world, question.seat);
    if (left > most) [best, most] = [answer, left];
  }
  return best;
}
