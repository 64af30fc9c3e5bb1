import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../text/rules/en.ts';
import { type Goods, type Material, RESOURCES, type Resource, SECTIONS, type Troop } from '../ids.ts';
import { inJournal, note } from '../journal.ts';
import { type LocationId, slotsOf, timeTrack } from '../printed/board.ts';
import type { AdvisorId } from '../printed/ids.ts';
import {
  type Automaton,
  automatonOf,
  type Clan,
  clanOf,
  honorOf,
  isAutomaton,
  isQin,
  type Player,
  type QinSource,
  qinIn,
  type Source,
  type Table,
  type Together,
} from '../table.ts';
import { advisor, type Decree, eventCard, general as generalCard, type Passive, type Talent } from './cards.ts';

// Order

/** GW-TEA-02: the seats from the top of the tea stack down. */
export function seatsByTea(g: Table): Seat[] {
  return g.tea.filter(clan => !isAutomaton(g, clan));
}

/** The clans that play for honor, from the top of the tea stack down: all but the Reed Clan. */
export function contendersByTea(g: Table): Clan[] {
  return g.tea.filter(clan => !isAutomaton(g, clan) || isQin(g, clan));
}

/** GW-2P-28, GW-2P-29, GW-SOLO-58: the supreme commander of the Reed Clan. */
export function commanderOf(g: Pick<Table, 'seats' | 'active' | 'tea'> & Pick<Staff, 'automata'>): Clan {
  const reed = clanOf(g, 'reed');
  return g.active >= 0 && g.active !== reed ? g.active : g.tea.find(clan => clan !== reed)!;
}

/** Whether Qin Jiushao decides for a clan: for his own, or as the supreme commander. */
export const qinDecides = (g: Table, clan: Clan): boolean =>
  isAutomaton(g, clan) && (isQin(g, clan) || isQin(g, commanderOf(g)));

/** The seat that is asked for a clan: its player, or whoever commands an automaton. What is left to nobody, a player decides. */
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

/** What is missing of a price. */
export function deficitOf(goods: Readonly<Goods>, price: Readonly<Goods>): number {
  let missing = 0;
  for (const resource of RESOURCES) missing += Math.max(0, price[resource] - goods[resource]);
  return missing;
}

/** Whether a seat could pay a price to the emperor: a card may let some resources stand for others, so many a year. */
export function canGive(g: Table, seat: Seat, price: Readonly<Goods>): boolean {
  const { goods } = g.players[seat]!;
  const missing = deficitOf(goods, price);
  return missing === 0 || (missing <= usesLeft(g, seat, 'anyResource') && missing <= deficitOf(price, goods));
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

/** GW-SOLO-36 */
export function scoreQin(g: Table, source: QinSource, n: number, rule: Rule): void {
  if (n === 0) return;
  qinIn(g)!.honor[source] += n;
  note(g, 'honor', rule, inJournal(g, clanOf(g, 'qin')), source, n);
}

/** Honor for any clan that keeps it; the Reed Clan does not (GW-2P-16). */
export function scoreClan(g: Table, clan: Clan, source: Extract<Source, QinSource>, n: number, rule: Rule): void {
  if (!isAutomaton(g, clan)) score(g, clan, source, n, rule);
  else if (isQin(g, clan)) scoreQin(g, source, n, rule);
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

/** How often a seat's general can still do in this year what he does only so often. */
export function usesLeft(
  g: Courts & { players: readonly Pick<Player, 'tired'>[] },
  seat: Seat,
  passive: Passive,
): number {
  const { general, tired } = g.players[seat]!;
  const most = bonus(g, seat, passive);
  return most === 0 ? 0 : most - tired.filter(card => card === general).length;
}

/** What everybody can see of events. */
export interface Decrees {
  together: Pick<Together, 'events'> | null;
}

/** GW-COOP-25: what the events at a table add up to. */
export function decree({ together }: Decrees, what: Decree): number {
  if (together === null) return 0;
  let sum = 0;
  for (const id of together.events) sum += eventCard(id).lasting?.[what] ?? 0;
  return sum;
}

/** The active advisors of a seat to whom it owes something. */
export const thanksTo = (g: Courts, seat: Seat, passive: Passive): AdvisorId[] =>
  g.players[seat]!.active.filter(id => amount(advisor(id), passive, 0) > 0);

// Time

/** GW-KILL-01; an event may make it worse where most hordes are, the leftmost of such sections. */
export function lethality(g: Pick<Table, 'seats' | 'year' | 'sections'> & Decrees, section: number): number {
  const { lethality: usual } = timeTrack(g.seats)[g.year - 1]!;
  const wrath = decree(g, 'wrath');
  if (wrath === 0) return usual;
  const most = Math.max(...g.sections.map(({ hordes }) => hordes.length));
  return g.sections.findIndex(({ hordes }) => hordes.length === most) === section ? usual + wrath : usual;
}
export const isLastYear = (g: Pick<Table, 'seats' | 'year'>): boolean => g.year >= timeTrack(g.seats).length;

// Clerks

/** What everybody can see of clerks. */
export interface Staff extends Pick<Table, 'seats' | 'tea'> {
  players: readonly Pick<Player, 'clerks'>[];
  automata: readonly Pick<Automaton, 'name' | 'clerks'>[];
}

export function clerksAt(g: Staff, clan: Clan, location: LocationId): number {
  return isAutomaton(g, clan) ? count(automatonOf(g, clan).clerks, location) : g.players[clan]!.clerks[location];
}

function count(clerks: readonly LocationId[], location: LocationId): number {
  let n = 0;
  for (const at of clerks) if (at === location) n++;
  return n;
}

/** All clerks on a location, whoever owns them. */
export function crowdAt(g: Staff, location: LocationId): number {
  let sum = 0;
  for (const { clerks } of g.automata) sum += count(clerks, location);
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
  if (!isAutomaton(g, clan)) {
    g.players[clan]!.reserve[troop]++;
    return;
  }
  const automaton = automatonOf(g, clan);
  if (automaton.name === 'qin') automaton.reserve[troop]++;
  else automaton.spearmen++;
}

/** GW-2P-21, GW-SOLO-32: soldiers of automata never rest. */
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
