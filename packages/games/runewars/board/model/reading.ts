import { locals, NOBODY, type Seat, type SeenCore, worldsOf } from '@teahouse/kernel';
import { game } from '../../src/index.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { AREAS, type AreaId, type OrderId, type UnitId } from '../../src/printed/ids.ts';
import { controller } from '../../src/rules/areas.ts';
import { chooseOrders } from '../../src/rules/orders.ts';
import { takeTurn } from '../../src/rules/turn.ts';
import type { Table } from '../../src/table.ts';
import type { View } from '../../src/view.ts';

/** What a board reads off a view. Nothing here decides anything. */
export type Seen = View & SeenCore;
export type SeenArea = Seen['areas'][number];
export type SeenPlayer = Seen['players'][number];

const tables = new WeakMap<Seen, Table>();
/** Some table that fits the view, for what all can see: whoever asks it for hidden things gets any answer. */
export function openTable(seen: Seen): Table {
  const known = tables.get(seen);
  if (known !== undefined) return known;
  const [made] = worldsOf(game, seen, null, 1);
  tables.set(seen, made!);
  return made!;
}

/** The values of the procedure that asks, whichever it is. */
interface Asking {
  readonly at?: unknown;
  readonly area?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly hero?: unknown;
  readonly tile?: unknown;
  readonly foe?: unknown;
  readonly levy?: unknown;
}
export const asking = (seen: Seen): Asking => (seen.stack.at(-1)?.v ?? {}) as Asking;

const isArea = (value: unknown): value is AreaId => AREAS.some(id => id === value);

/** The area that the open question is about: where units are chosen, or where they come from. */
export function areaAsked(seen: Seen): AreaId | null {
  const { at, area, from } = asking(seen);
  return [at, area, from].find(isArea) ?? null;
}
/** Where what is composed goes to. */
export function goalOf(seen: Seen): AreaId | null {
  const { to } = asking(seen);
  return isArea(to) ? to : null;
}

export const areaOf = (seen: Seen, id: AreaId): SeenArea => seen.areas.find(here => here.id === id)!;
export const controlOf = (seen: Seen, id: AreaId): Seat => {
  const table = openTable(seen);
  return controller(table, table.areas.find(here => here.id === id)!);
};

/** Whose colours a kind of units in an area wears; neutral ones keep their own, also as allies. */
export const isNeutral = (seen: Seen, unit: UnitId): boolean => !seen.players.some(p => owns(p, unit));
const owns = ({ faction }: SeenPlayer, unit: UnitId): boolean =>
  faction !== null && FACTION[faction].army[unit] !== undefined;

export function standingIn({ troops }: SeenArea): number {
  let n = 0;
  for (const { standing } of troops) n += standing;
  return n;
}

/** The rune tokens in a seat's areas, as far as the viewer knows them. */
interface Runes {
  dragon: number;
  false: number;
  unknown: number;
}
export function runesOf(seen: Seen, seat: Seat): Runes {
  const runes = { dragon: 0, false: 0, unknown: 0 };
  for (const { id, rune } of seen.areas) {
    if (rune === null || controlOf(seen, id) !== seat) continue;
    if (rune.genuine === null) runes.unknown++;
    else if (rune.genuine) runes.dragon++;
    else runes.false++;
  }
  return runes;
}

/** Who has put a card or a bid face down already, while everybody chooses in secret. */
function sealedBy(seen: Seen): readonly Seat[] {
  const frame = seen.stack.findLast(({ sealed }) => sealed !== null);
  return frame?.sealed == null ? [] : Object.keys(frame.sealed).map(Number);
}
/** What I put face down myself. */
export function mySealed(seen: Seen, me: Seat | null): string | null {
  const frame = seen.stack.findLast(({ sealed }) => sealed !== null);
  return me === null ? null : (frame?.sealed?.[me] ?? null);
}

type PlayState = 'secret' | 'chosen' | 'waits' | 'now' | 'done';
/** A seat in the order of play of this season. */
export interface Playing {
  seat: Seat;
  order: OrderId | null;
  state: PlayState;
  /** Orders of earlier seasons of this year. */
  past: readonly OrderId[];
}

/** Who plays when, and what: in the order in which orders are resolved as soon as they are revealed. */
export function playOrder(seen: Seen): Playing[] {
  const isChoosing = locals(seen, chooseOrders) !== null;
  const chosen = sealedBy(seen);
  const turn = seen.stack.find(({ proc }) => proc === takeTurn.name);
  const now = seen.turn?.seat ?? (turn?.v as { seat?: Seat } | undefined)?.seat ?? NOBODY;
  const season = seen.stack.find(({ proc, step }) => proc === 'game/season' && step === 'turns');
  const isSecret = season === undefined && seen.turn === null && (isChoosing ? !areRevealed(seen) : true);
  return seen.order.map((seat, n) => {
    const { played } = seen.players[seat]!;
    if (isSecret) {
      return { seat, order: null, state: isChoosing && chosen.includes(seat) ? 'chosen' : 'secret', past: played };
    }
    const state = seat === now ? 'now' : n < seen.order.indexOf(now) ? 'done' : 'waits';
    return { seat, order: played.at(-1) ?? null, state, past: played.slice(0, -1) };
  });
}
/** The window after the orders were turned over. */
const areRevealed = (seen: Seen): boolean =>
  seen.stack.some(({ proc, step }) => proc === chooseOrders.name && step === 'revealed');

type Phase = 'set-up' | 'year' | 'over';
export const phaseOf = (seen: Seen): Phase => (seen.over ? 'over' : seen.year === 0 ? 'set-up' : 'year');
