import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { type Goods, type Material, RESOURCES, type Resource, SECTIONS, type Troop } from '../ids.ts';
import { note } from '../journal.ts';
import { type LocationId, slotsOf, timeTrack } from '../printed/board.ts';
import type { AdvisorId } from '../printed/ids.ts';
import { automatonOf, type Clan, honorOf, isAutomaton, type Player, type Source, type Table } from '../table.ts';
import { advisor, general as generalCard, type Passive, type Talent } from './cards.ts';

// Order

/** GW-TEA-02: the seats from the top of the tea stack down. */
export function seatsByTea(g: Table): Seat[] {
  return g.tea.filter(clan => !isAutomaton(g, clan));
}

/** GW-2P-28, GW-2P-29: who decides for a clan; for an automaton its supreme commander. */
export function deciderOf(g: Table, clan: Clan): Seat {
  if (!isAutomaton(g, clan)) return clan;
  return g.active >= 0 && !isAutomaton(g, g.active) ? g.active : seatsByTea(g)[0]!;
}

const ALL_SECTIONS = [0, 1, 2] as const;
const TWO_SECTIONS = [1, 2] as const;
/** GW-2P-05, GW-SOLO-05: with one or two players the leftmost section is not used. */
export function sectionsOf(g: Pick<Table, 'seats'>): readonly number[] {
  return g.seats <= 2 ? TWO_SECTIONS : ALL_SECTIONS;
}

// Goods and honor

export function gain(g: Table, seat: Seat, resource: Resource, n: number, rule: Rule): void {
  if (n <= 0) return;
  g.players[seat]!.goods[resource] += n;
  note(g, 'gains', rule, seat, resource, n);
}

export function pay(g: Table, seat: Seat, resource: Resource, n: number, rule: Rule): void {
  if (n <= 0) return;
  g.players[seat]!.goods[resource] -= n;
  note(g, 'pays', rule, seat, resource, n);
}

export function payAll(g: Table, seat: Seat, price: Readonly<Goods>, rule: Rule): void {
  for (const resource of RESOURCES) pay(g, seat, resource, price[resource], rule);
}

export function canPay({ goods }: Player, price: Readonly<Goods>): boolean {
  for (const resource of RESOURCES) if (goods[resource] < price[resource]) return false;
  return true;
}

/** Wood, stone and gold together. */
export const materials = (goods: Readonly<Record<Material, number>>): number => goods.wood + goods.stone + goods.gold;

export function score(g: Table, seat: Seat, source: Source, n: number, rule: Rule): void {
  if (n === 0) return;
  g.players[seat]!.honor[source] += n;
  note(g, 'honor', rule, seat, source, n);
}

/** The track has no space below 0. */
export function loseHonor(g: Table, seat: Seat, n: number, rule: Rule): void {
  score(g, seat, 'shame', -Math.min(n, honorOf(g.players[seat]!)), rule);
}

// Cards

/** GW-GENERAL-02 */
export const supportOf = (g: Table, seat: Seat): number => g.players[seat]!.supporters.length;

/** What everybody can see of the cards before the players. */
export interface Courts {
  players: readonly (Pick<Player, 'general' | 'active'> & { supporters: readonly unknown[] })[];
}

/** What the general and the active advisors of a seat add up to. */
export function bonus(g: Courts, seat: Seat, passive: Passive): number {
  const { general, active, supporters } = g.players[seat]!;
  let sum = 0;
  if (general !== null) sum += amount(generalCard(general), passive, supporters.length);
  for (const id of active) sum += amount(advisor(id), passive, supporters.length);
  return sum;
}

function amount({ passives }: Talent, passive: Passive, supporters: number): number {
  const n = passives?.[passive];
  if (n === undefined) return 0;
  return typeof n === 'number' ? n : n(supporters);
}

/** The active advisors of a seat to whom it owes something. */
export const thanksTo = (g: Courts, seat: Seat, passive: Passive): AdvisorId[] =>
  g.players[seat]!.active.filter(id => amount(advisor(id), passive, 0) > 0);

// Time

/** GW-KILL-01 */
export const lethality = (g: Table): number => timeTrack(g.seats)[g.year - 1]!.lethality;
export const isLastYear = (g: Pick<Table, 'seats' | 'year'>): boolean => g.year >= timeTrack(g.seats).length;

// Clerks

/** What everybody can see of clerks. */
export interface Staff extends Pick<Table, 'seats' | 'tea' | 'automata'> {
  players: readonly Pick<Player, 'clerks'>[];
}

export function clerksAt(g: Staff, clan: Clan, location: LocationId): number {
  if (isAutomaton(g, clan)) return automatonOf(g, clan).clerks.includes(location) ? 1 : 0;
  return g.players[clan]!.clerks[location];
}

/** All clerks on a location, whoever owns them. */
export function crowdAt(g: Staff, location: LocationId): number {
  let sum = 0;
  for (const { clerks } of g.automata) if (clerks.includes(location)) sum++;
  for (const { clerks } of g.players) sum += clerks[location];
  return sum;
}

export const isFull = (g: Table, location: LocationId): boolean => crowdAt(g, location) >= slotsOf(g.seats, location);

/** The clans with clerks there, in tea order. */
export const clansAt = (g: Staff, location: LocationId): Clan[] =>
  g.tea.filter(clan => clerksAt(g, clan, location) > 0);

/** How many clerks a seat acts with: a single one may count for more. */
export function handsAt(
  g: Courts & { players: readonly Pick<Player, 'clerks'>[] },
  seat: Seat,
  location: LocationId,
): number {
  const clerks = g.players[seat]!.clerks[location];
  return clerks === 1 && location !== 'embassy' ? Math.max(1, bonus(g, seat, 'loneClerk')) : clerks;
}

// Soldiers

/** A soldier comes home. */
export function toReserve(g: Table, clan: Clan, troop: Troop): void {
  if (isAutomaton(g, clan)) automatonOf(g, clan).spearmen++;
  else g.players[clan]!.reserve[troop]++;
}

/** GW-2P-21: soldiers of automata never rest. */
export function toRest(g: Table, clan: Clan, troop: Troop, section: number, rule: Rule): void {
  if (isAutomaton(g, clan)) {
    toReserve(g, clan, troop);
    return;
  }
  g.sections[section]!.rest[clan]![troop]++;
  note(g, 'rests', rule, clan, troop, 0, SECTIONS[section]!);
}

export const archersOn = (g: Table, section: number, clan: Clan): number => {
  let n = 0;
  for (const owner of g.sections[section]!.posts) if (owner === clan) n++;
  return n;
};

export const restOf = (g: Table, section: number, seat: Seat): Readonly<Record<Troop, number>> =>
  g.sections[section]!.rest[seat]!;

export function isResting(g: Table, section: number, seat: Seat): boolean {
  const { spearman, archer, horseman } = restOf(g, section, seat);
  return spearman + archer + horseman > 0;
}
