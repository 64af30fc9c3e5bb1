import { type Frame, locals, type Seat } from '@teahouse/kernel';
import type { Destiny, Resource } from '../printed/ids.ts';
import { RESOURCES } from '../printed/ids.ts';
import { QUEST as QUESTS } from '../printed/quests.ts';
import { NEUTRALS_BY_SHAPE } from '../printed/units.ts';
import { strongholdsOf } from '../rules/areas.ts';
import { exchange } from '../rules/exchange.ts';
import { build, fortify } from '../rules/fortify.ts';
import { develop, harvest } from '../rules/harvest.ts';
import { hire } from '../rules/hire.ts';
import { conquer, mobilize } from '../rules/mobilize.ts';
import { powerBonus } from '../rules/power.ts';
import { duelQuest, testQuest } from '../rules/quest.ts';
import { rally, volunteers } from '../rules/rally.ts';
import { muster, recruit } from '../rules/recruit.ts';
import { receiveRune } from '../rules/runes.ts';
import { test } from '../rules/test.ts';
import { MOST_UNITS } from '../rules/troops.ts';
import { captainsTrade } from '../rules/turn-window.ts';
import type { Table } from '../table.ts';
import { attemptWorth, lineWorth, recruitWorth, talentOf } from './company.ts';
import { field, indexOf } from './field.ts';
import { dangerAt, targets } from './marches.ts';
import { WORTH } from './might.ts';
import { type Income, outlook } from './outlook.ts';
import {
  CHOSEN,
  CITY_WORTH,
  DECOY,
  DEVELOPMENT,
  DIAL_WORTH,
  HEROES,
  INFLUENCE,
  REWARD,
  RUNE,
  RUNE_TO_COME,
  STRONGHOLD,
} from './scales.ts';
import { bestDestiny } from './ventures.ts';

/* What is begun and not yet done. */

/** A position, who weighs it, and how much of the game is left. */
interface Weighing {
  g: Table;
  seat: Seat;
  future: number;
  income: Income;
}
type Doing = (frame: Frame, weighing: Weighing) => number;

/** What a procedure under way promises the seat whose doing it is. */
export function underWay(g: Table, seat: Seat, future: number, income: Income): number {
  const weighing: Weighing = { g, seat, future, income };
  let sum = 0;
  for (const frame of g.stack) {
    const doing = BEGUN.get(frame.proc);
    if (doing !== undefined && doerOf(frame.v) === seat) sum += doing(frame, weighing);
  }
  return sum;
}

/** Most say whose doing they are; what was bid for, who has won it. */
function doerOf(v: object): Seat | undefined {
  const { seat, got } = v as { seat?: Seat; got?: unknown };
  return seat ?? (typeof got === 'number' ? got : undefined);
}

/** Begun by `seat`, with its values. */
const begun = <V extends object>(
  { name }: { readonly name: string },
  worth: (v: V, weighing: Weighing, step: string) => number,
): [string, Doing] => [name, ({ v, step }, weighing) => worth(v as V, weighing, step)];
/** A prize that the winner of a bid is still to choose. */
const prize = (name: string, step: string, worth: number): [string, Doing] => [
  name,
  frame => (frame.step === step ? worth : 0),
];

/** Whether a rune can be laid in an area of one's own; if not, false ones had better be discarded. */
function hasRoom(g: Table, seat: Seat): boolean {
  for (let i = 0; i < field.n; i++) if (field.control[i] === seat && g.areas[i]!.rune === null) return true;
  return false;
}
/** A rune that nobody guards. */
const WILD_RUNE = 4;

const BEGUN: ReadonlyMap<string, Doing> = new Map<string, Doing>([
  begun<{ first: string | null; second: string | null }>(receiveRune, ({ first, second }, { g, seat }) => {
    if (first === null) return hasRoom(g, seat) ? RUNE_TO_COME : WILD_RUNE;
    const safe = (id: string): number => {
      const i = indexOf(g, id as never);
      return field.control[i] === seat ? RUNE * (1 - dangerAt(g, seat, i)) : 2;
    };
    if (second === null) return Math.max(RUNE_TO_COME - 0.5, safe(first) - 0.2);
    const [one, other] = [safe(first), safe(second)];
    return Math.max(one, other) + (Math.min(one, other) > 2 ? DECOY : 0);
  }),
  begun<{ hero: Parameters<typeof talentOf>[0] | null }>(hire, ({ hero }, { g, seat, future }, step) => {
    const worth = recruitWorth(g.players[seat]!.heroes.length, future);
    if (step === 'keep') return worth;
    return step === 'place' && hero !== null ? worth + talentOf(hero) * (0.2 + 0.8 * future) : 0;
  }),
  begun<{ levy: { unit: keyof typeof WORTH; standing: number }[] }>(muster, ({ levy }, { g, seat, future }) => {
    let room = 0;
    for (const here of strongholdsOf(g, seat)) room += Math.max(0, MOST_UNITS - field.units[indexOf(g, here.id)]!);
    let worth = 0;
    for (const { unit, standing } of levy) {
      const n = Math.min(room, standing);
      worth += n * WORTH[unit];
      room -= n;
    }
    return 0.9 * worth * (0.3 + 0.7 * future);
  }),
  begun<object>(recruit, (_, { future }, step) => (step === 'dial' ? CHOSEN * outlook.levy * (0.3 + 0.7 * future) : 0)),
  begun<{ at: string | null }>(mobilize, ({ at }) => (at === null ? CHOSEN * targets.best : 0)),
  begun<{ at: string | null }>(conquer, ({ at }) => (at === null ? CHOSEN * targets.best : 0)),
  begun<{ stored: Record<Resource, number> }>(harvest, ({ stored }, { g, seat, future, income }) => {
    const { dials, faction } = g.players[seat]!;
    let worth = 0;
    for (const resource of RESOURCES) {
      const levels = DIAL_WORTH[faction!][resource];
      worth += levels[Math.min(8, Math.round(income[resource]) + stored[resource])]! - levels[dials[resource]]!;
    }
    return 0.7 * future * worth;
  }),
  begun<{ development: string | null; at: string | null }>(develop, ({ development }, { future }, step) =>
    development === null || step === 'store' ? 0 : DEVELOPMENT * future - (step === 'free' ? 0.5 : 0),
  ),
  begun<{ taken: string[] }>(rally, ({ taken }, { g, seat, future }) => {
    let worth = 0;
    for (let i = 0; i < field.n; i++) {
      const { city } = g.areas[i]!;
      if (city === null || field.control[i] !== seat) continue;
      if (!taken.some(id => id.startsWith(city))) worth += CITY_WORTH[city];
    }
    return 0.9 * worth * future;
  }),
  begun<{ shapes: (keyof typeof NEUTRALS_BY_SHAPE)[] }>(volunteers, ({ shapes }) => {
    let worth = 0;
    for (const shape of shapes) worth += WORTH[NEUTRALS_BY_SHAPE[shape][0]!];
    return 0.95 * worth;
  }),
  begun<{ title: string | null }>(powerBonus, ({ title }, { future }) =>
    title === null ? 0 : (1 - INFLUENCE) * future,
  ),
  begun<{ finished: string[] }>(fortify, ({ finished }, { future }) => {
    const builds = outlook.canBuild && !finished.includes('build');
    return (
      (builds ? 0.8 * (STRONGHOLD - 3 * INFLUENCE) * future : 0) +
      (outlook.ruins > 0 && !finished.includes('repair') ? 0.7 : 0)
    );
  }),
  begun<object>(build, (_, { future }, step) => (step === 'site' ? (STRONGHOLD - 3 * INFLUENCE) * future : 0)),
  begun<{ hero: never; quest: keyof typeof QUESTS; got: Destiny | null }>(
    testQuest,
    ({ hero: id, quest, got }, { g, seat }) => {
      if (got !== null) return 0;
      const printed = QUESTS[quest];
      const shown = locals(g, test) === null ? null : bestDestiny(g);
      if (shown !== null && printed.duel === null) return lineWorth(printed[shown]);
      const hero = g.players[seat]!.heroes.find(one => one.id === id);
      return hero === undefined ? 0 : attemptWorth(hero, quest);
    },
  ),
  begun<{ hero: never; quest: keyof typeof QUESTS; got: boolean | null }>(
    duelQuest,
    ({ hero: id, quest, got }, { g, seat }) => {
      const hero = got === null ? g.players[seat]!.heroes.find(one => one.id === id) : undefined;
      return hero === undefined ? 0 : attemptWorth(hero, quest);
    },
  ),
  begun<{ left: number }>(captainsTrade, ({ left }) => RUNE_TO_COME - 1.2 * left),
  begun<{ at: string | null; left: number }>({ name: 'season/bargain' }, ({ at, left }) =>
    at === null || left === 0 ? 0 : RUNE_TO_COME - left,
  ),
  // Rewards change hands for a reason, or not at all.
  begun<object>(exchange, () => -12),
  prize('season/audience', 'favour', REWARD),
  prize('season/turncoat', 'hero', HEROES[1]!),
  prize('season/reckoning', 'prize', 1),
  prize('season/seekers-vision', 'hero', RUNE_TO_COME),
]);
