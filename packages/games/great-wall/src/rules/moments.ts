import { events, ITSELF, NOBODY, type Seat } from '@teahouse/kernel';
import type { Clan, Table } from '../table.ts';
import { facesFor } from './box.ts';
import { type Ability, advisor, general as generalCard, tactic } from './cards.ts';
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
  /** Seats that played a tactic, and abilities that were used. */
  played: Seat[];
  used: string[];
}

/** The moment is the owner's own: the own turn, the own build. */
export const own: Ability['could'] = (_, { seat }, owner) => seat === owner;

/** Whether an ability can be used now, as far as everybody knows. */
export const isOpen = (g: Table, moment: Moment, card: string, ability: Ability, owner: Seat): boolean =>
  !moment.used.includes(card) && ability.could(g, moment, owner);

/** GW-TACTIC-06: one tactic per player and event; in edition 1 any number. */
export const mayPlay = (g: Table, moment: Moment, owner: Seat): boolean =>
  g.house.edition === 1 || !moment.played.includes(owner);

/** Somebody with a tactic could have one for this moment, and somebody's cards on the table can be read by all. */
function couldPlay(g: Table, moment: Moment, seat: Seat): boolean {
  if (g.players[seat]!.tactics.length === 0 || !mayPlay(g, moment, seat)) return false;
  for (const face of facesFor(g)) {
    const { window, could } = tactic(face);
    if (window === moment.type && could(g, moment, seat)) return true;
  }
  return false;
}

function couldUse(g: Table, moment: Moment, seat: Seat): boolean {
  const { general, active } = g.players[seat]!;
  const open = (card: string, ability: Ability | undefined): boolean =>
    ability !== undefined && ability.on === moment.type && isOpen(g, moment, card, ability, seat);
  if (general !== null && open(general, generalCard(general).may)) return true;
  for (const id of active) if (open(id, advisor(id).may)) return true;
  return false;
}

function held(g: Table, seat: Seat): string[] {
  const { tactics, general, active } = g.players[seat]!;
  const cards: string[] = tactics.slice();
  for (const id of active) cards.push(id);
  if (general !== null) cards.push(general);
  return cards;
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

const moments = events<Table, Moment>({
  stages: [ITSELF, 'window'],
  itself: NOTHING,
  held,
  order: seatsByTea,
  mayReact: (g, moment, _, seat) => couldPlay(g, moment, seat) || couldUse(g, moment, seat),
  rule: 'GW-TACTIC-06',
  // AMB-28: those before the one who acts had their chance.
  around: 'once',
});
export const momentProcedures = moments.procedures;
/** What is happening now, in a state or in a view. */
export const momentNow = moments.happening;

/** Opens a moment for everybody's cards. It must be the last thing a step does. */
export function happens(g: Table, type: MomentType, seat: Clan = NOBODY, what = '', n = 0, section = -1): void {
  moments.raise(g, { type, seat, what, n, section, played: [], used: [] });
}
