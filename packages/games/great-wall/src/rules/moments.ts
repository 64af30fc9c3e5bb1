import { events, ITSELF, NOBODY, type Procedure, type Reaction, type Seat } from '@teahouse/kernel';
import { ADVISOR } from '../cards/advisors.ts';
import { GENERAL, isGeneral } from '../cards/generals.ts';
import { ADVISORS, faceOf, GENERALS, TACTIC_IDS, TACTICS } from '../cards/ids.ts';
import { TACTIC } from '../cards/tactics.ts';
import type { Ability } from '../cards/talents.ts';
import { note } from '../journal.ts';
import type { Clan, Table } from '../table.ts';
import { canPlay, playTactic } from './tactics.ts';
import { seatsByTea } from './vocabulary.ts';

/** What cards can wait for. The comment says what one such moment is, and what `what` and `n` mean. */
export type MomentType =
  | 'income' // the summer income of one seat
  | 'summer' // after all income
  | 'reclaimed' // a seat took back n commands
  | 'turn' // the start of one turn
  | 'ordered' // the end of a command's effects
  | 'activation' // the start of an activation step
  | 'activated' // a location (what) was activated
  | 'activation-over' // the end of an activation step
  | 'upgraded' // an overseer (what: resource) of a seat
  | 'hired' // a clerk or an advisor by a seat
  | 'attack' // a seat recruited, or an effect lets it attack
  | 'attacked' // one soldier: what is the troop, n: 1 for the first on a horde
  | 'attack-over'
  | 'built' // what: wall or barricade; n: resources from the warehouse
  | 'check' // before a defeat check
  | 'defeated' // a horde (what)
  | 'claimed' // by a seat
  | 'doomed' // soldiers would be killed: one section's breach, or one defeated horde
  | 'fallen' // soldiers were killed
  | 'winter'
  | 'shooting'
  | 'assault'
  | 'tactic-played'; // by a seat; n: 1 if boosted

/** Always these fields in this order, so that every moment has one shape. */
export interface Moment {
  type: MomentType;
  seat: Clan;
  what: string;
  n: number;
  section: number;
  /** Seats whose chance has passed: tea order goes round once. */
  closed: Seat[];
  /** Seats that played a tactic, and abilities that were used. */
  played: Seat[];
  used: string[];
}

/** AMB-28: those before the one who acts had their chance. */
function passBy(g: Table, moment: Moment, owner: Seat): void {
  const order = seatsByTea(g);
  for (const seat of order.slice(0, order.indexOf(owner))) if (!moment.closed.includes(seat)) moment.closed.push(seat);
}

function abilityReaction(card: string, ability: Ability): Reaction<Table, Moment> {
  return {
    on: ability.on,
    stage: 'window',
    forced: ability.forced,
    when: (g, moment, { owner }) => isOpen(g, moment, card, ability, owner) && (ability.can?.(g, owner) ?? true),
    does: (g, moment, { owner }) => {
      moment.used.push(card);
      if (!ability.forced) passBy(g, moment, owner);
      note(g, 'uses', isGeneral(card) ? 'GW-GENERAL-01' : 'GW-ADV-03', owner, card);
      ability.does(g, moment, owner);
    },
  };
}

/** Whether an ability can be used now, as far as everybody knows. */
const isOpen = (g: Table, moment: Moment, card: string, ability: Ability, owner: Seat): boolean =>
  !moment.used.includes(card) && ability.could(g, moment, owner);

function tacticReaction(id: string): Reaction<Table, Moment> {
  const face = TACTIC[faceOf(id)];
  return {
    on: face.window,
    stage: 'window',
    forced: false,
    when: (g, moment, { owner }) =>
      mayPlay(g, moment, owner) && face.could(g, moment, owner) && canPlay(g, owner, faceOf(id)),
    does: (g, moment, { owner }) => {
      moment.played.push(owner);
      passBy(g, moment, owner);
      playTactic(g, owner, id);
    },
  };
}

/** GW-TACTIC-06: one tactic per player and event; in edition 1 any number. */
const mayPlay = (g: Table, moment: Moment, owner: Seat): boolean =>
  g.house.edition === 1 || !moment.played.includes(owner);

/** Somebody with a tactic could have one for this moment, and somebody's cards on the table can be read by all. */
function couldPlay(g: Table, moment: Moment, seat: Seat): boolean {
  if (g.players[seat]!.tactics.length === 0 || !mayPlay(g, moment, seat)) return false;
  for (const face of TACTICS) {
    if (TACTIC[face].window === moment.type && TACTIC[face].could(g, moment, seat)) return true;
  }
  return false;
}

function couldUse(g: Table, moment: Moment, seat: Seat): boolean {
  const { general, active } = g.players[seat]!;
  const open = (card: string, abilities: readonly Ability[]): boolean => {
    for (const ability of abilities) {
      if (ability.on === moment.type && !ability.forced && isOpen(g, moment, card, ability, seat)) return true;
    }
    return false;
  };
  if (general !== null && open(general, GENERAL[general].abilities)) return true;
  for (const id of active) if (open(id, ADVISOR[id].abilities)) return true;
  return false;
}

function held(g: Table, seat: Seat): string[] {
  const { tactics, general, active } = g.players[seat]!;
  const cards: string[] = tactics.slice();
  for (const id of active) cards.push(id);
  if (general !== null) cards.push(general);
  return cards;
}

function wire() {
  const cards: Record<string, { reactions: Reaction<Table, Moment>[] }> = {};
  for (const id of TACTIC_IDS) cards[id] = { reactions: [tacticReaction(id)] };
  for (const id of GENERALS) cards[id] = { reactions: GENERAL[id].abilities.map(a => abilityReaction(id, a)) };
  for (const id of ADVISORS) cards[id] = { reactions: ADVISOR[id].abilities.map(a => abilityReaction(id, a)) };
  const { raise, procedures } = events<Table, Moment>({
    stages: [ITSELF, 'window'],
    itself: NOTHING,
    held,
    order: seatsByTea,
    mayReact: (g, moment, _, seat) =>
      !moment.closed.includes(seat) && (couldPlay(g, moment, seat) || couldUse(g, moment, seat)),
    rule: 'GW-TACTIC-06',
  });
  return { raise, procedures: procedures(cards) };
}

/** A moment changes nothing by itself. */
const nothing = (): void => {};
const NOTHING: Record<MomentType, () => void> = {
  income: nothing,
  summer: nothing,
  reclaimed: nothing,
  turn: nothing,
  ordered: nothing,
  activation: nothing,
  activated: nothing,
  'activation-over': nothing,
  upgraded: nothing,
  hired: nothing,
  attack: nothing,
  attacked: nothing,
  'attack-over': nothing,
  built: nothing,
  check: nothing,
  defeated: nothing,
  claimed: nothing,
  doomed: nothing,
  fallen: nothing,
  winter: nothing,
  shooting: nothing,
  assault: nothing,
  'tactic-played': nothing,
};

/** Cards and rules know each other, so this is put together when it is first needed and not while they load. */
let wired: ReturnType<typeof wire> | null = null;
function reactions(): ReturnType<typeof wire> {
  wired ??= wire();
  return wired;
}
export const momentProcedures = (): readonly Procedure<Table, never>[] => reactions().procedures;

/** Opens a moment for everybody's cards. It must be the last thing a step does. */
export function happens(g: Table, type: MomentType, seat: Clan = NOBODY, what = '', n = 0, section = -1): void {
  reactions().raise(g, { type, seat, what, n, section, closed: [], played: [], used: [] });
}
