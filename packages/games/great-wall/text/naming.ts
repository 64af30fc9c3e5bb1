import { locals, type NameOf, type Seat, type SeenCore } from '@teahouse/kernel';
import type { Change } from '../src/foresight/change.ts';
import {
  BARRICADE,
  comrade,
  DONATE,
  DRAW,
  type Goods,
  gift,
  isMix,
  mix,
  offer,
  orderOf,
  PENANCE,
  POST,
  RESOURCES,
  REST,
  type Resource,
  route,
  SEATS,
  SECTIONS,
  type SectionId,
  SHOOT,
  SPOILS,
  standing,
  TROOPS,
  type Troop,
  WALL,
} from '../src/ids.ts';
import { automatonIn } from '../src/journal.ts';
import type { LocationId } from '../src/printed/board.ts';
import { HORDE, type HordeId, target } from '../src/printed/hordes.ts';
import { faceOf } from '../src/printed/ids.ts';
import { agreement } from '../src/rules/together/agreement.ts';
import { fulfil } from '../src/rules/together/demands.ts';
import type { Automaton, QinSource, Source } from '../src/table.ts';
import type { View } from '../src/view.ts';
import type { CardKey, Cards } from './cards/keys.ts';
import type { TogetherText, TogetherWords } from './together/keys.ts';

/** What of a view names players. */
type Seen = Pick<View, 'players'> | null;
type SeenStack = (Pick<View, 'together'> & Pick<SeenCore, 'stack'>) | null;

/** Answers that are plain words. */
type Plain =
  | 'done'
  | 'pass'
  | 'rise'
  | 'bribe'
  | 'basic'
  | 'boosted'
  | 'active'
  | 'supporting'
  | 'take-back'
  | 'honor'
  | 'clerks'
  | 'attack'
  | 'withdraw'
  | 'pay-chi'
  | 'advance'
  | 'clerk'
  | 'idle'
  | 'post-to-post'
  | 'post-to-rest'
  | 'free'
  | keyof TogetherText['plain'];

/** What can be counted ahead. */
type Counted = Resource | 'honor' | 'shame' | 'tactics' | 'soldiers' | 'clerks' | 'defence' | 'power';

/** The words of one language from which the names of ids are made. */
export interface Words extends TogetherWords {
  cards: Cards;
  locations: Record<LocationId, string>;
  sections: Record<SectionId, string>;
  troops: Record<Troop, string>;
  resources: Record<Resource, string>;
  amount: Record<Counted, (n: number) => string>;
  plain: Record<Plain, string>;
  sources: Record<Source | QinSource, string>;
  automata: Record<Automaton['name'], string>;
  post: (section: string) => string;
  shoot: (section: string) => string;
  rest: (section: string) => string;
  wall: (section: string) => string;
  barricade: (section: string) => string;
  route: (from: string, to: string) => string;
  space: (n: string) => string;
  draw: (n: number) => string;
  donate: (n: number) => string;
  spot: (horde: string, n: string) => string;
  offer: (troop: string, price: string) => string;
}

/**
 * There are three hordes of each kind, and two of them may stand side by side. What tells them apart on the table are
 * their vital points and where they stand; a name can say neither, so they are counted. Where the back of one points says
 * nothing any more once it stands before a wall, and is no part of its name.
 */
const NUMERALS = ['I', 'II', 'III'] as const;

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

export function naming(words: Words) {
  const section = (id: string): string => words.sections[id as SectionId];
  const troop = (id: string): string => words.troops[id as Troop];
  const card = (id: string): string => words.cards[id as CardKey][0];
  const horde = (id: string): string => {
    const { kind, points } = HORDE[id as HordeId];
    return `${card(kind)} ${NUMERALS[points]}`;
  };
  const amount = (what: string, n: number): string => words.amount[what as Counted](n);
  const goods = (price: Readonly<Goods>): string => {
    const parts = RESOURCES.filter(resource => price[resource] > 0).map(resource => amount(resource, price[resource]));
    return parts.length === 0 ? words.plain.free : parts.join(', ');
  };
  const spot = (id: string): string => {
    const { horde: of, at } = target(id);
    return words.spot(horde(of), at.map(n => n + 1).join(' + '));
  };
  const bySection = (ids: readonly string[], word: (section: string) => string, id: string): string | null => {
    const n = ids.indexOf(id);
    return n < 0 ? null : word(words.sections[SECTIONS[n]!]);
  };
  /** Whose it is: a player's, or an automaton's. */
  const who = (seat: number, name: (seat: number) => string): string => {
    const automaton = automatonIn({ seat });
    return automaton === null ? name(seat) : words.automata[automaton];
  };

  /** A player is known by the general. */
  const leader = (seat: Seat, seen: Seen): string => {
    const general = seen?.players[seat]?.general ?? null;
    return general === null ? words.player(seat + 1) : card(general);
  };
  const together = (id: string, name: NameOf): string | null => {
    const seat = (SEATS as readonly string[]).indexOf(id);
    if (seat >= 0) return name(seat);
    if (orderOf(id) !== undefined) return words.order(orderOf(id).map(name));
    if (gift(id) !== undefined) return words.gift(name(gift(id).from), name(gift(id).to));
    if (comrade(id) !== undefined) return words.comrade(troop(comrade(id).troop), name(comrade(id).seat));
    if (standing(id) !== undefined) return words.standing(troop(standing(id).troop), words.places[standing(id).place]);
    if (SPOILS.includes(id)) return words.spoils(SPOILS.indexOf(id));
    const penance = (PENANCE as readonly string[]).indexOf(id);
    return penance < 0 ? null : words.penance(penance === 0 ? null : troop(TROOPS[penance - 1]!));
  };

  const answer = (id: string, seen: Seen = null): string => {
    if (Object.hasOwn(words.plain, id)) return words.plain[id as Plain];
    if (Object.hasOwn(words.locations, id)) return words.locations[id as LocationId];
    if (Object.hasOwn(words.sections, id)) return section(id);
    if (Object.hasOwn(words.troops, id)) return troop(id);
    if (Object.hasOwn(words.resources, id)) return words.resources[id as Resource];
    if (Object.hasOwn(words.cards, id)) return card(id);
    if (faceOf(id) !== undefined) return card(faceOf(id));
    if (Object.hasOwn(HORDE, id)) return horde(id);
    if (target(id) !== undefined) return spot(id);
    const offered = offer(id);
    if (offered !== undefined) return words.offer(troop(offered.troop), goods(offered.price));
    if (isMix(id)) return goods(mix(id));
    const way = route(id);
    if (way !== undefined) return words.route(section(SECTIONS[way.from]!), section(SECTIONS[way.to]!));
    if (DRAW.includes(id)) return words.draw(DRAW.indexOf(id));
    if (DONATE.includes(id)) return words.donate(DONATE.indexOf(id));
    const shared = together(id, seat => leader(seat, seen));
    if (shared !== null) return shared;
    if (id.startsWith('space-')) return words.space(id.slice('space-'.length));
    return (
      bySection(POST, words.post, id) ??
      bySection(SHOOT, words.shoot, id) ??
      bySection(REST, words.rest, id) ??
      bySection(WALL, words.wall, id) ??
      bySection(BARRICADE, words.barricade, id) ??
      id
    );
  };
  /** A change in words: '+2 wood, −1 chi'. */
  const change = (numbers: Change): string =>
    Object.entries(numbers)
      .map(([what, n]) => `${n > 0 ? '+' : '−'}${amount(what, Math.abs(n))}`)
      .join(', ');
  const source = (id: string): string => words.sources[id as Source | QinSource];
  /** An answer in a line of the log, which knows the players by name. */
  const spoken = (id: string, name: NameOf): string => together(id, name) ?? answer(id);
  const help = (id: string): string => words.cards[id as CardKey][1];
  return { answer, section, troop, card, help, horde, amount, who, change, source, spoken };
}
export type Naming = ReturnType<typeof naming>;

/** Questions that depend on what they are about. */
export function sentences(
  { answer, card, help }: Naming,
  { agree, pledge, atone }: TogetherText,
  usual: { atone: string },
) {
  return {
    agreeing: (seen: SeenStack): string => {
      const v = seen === null ? null : locals(seen, agreement);
      return v === null ? agree.commands('') : agree[v.topic](answer(v.about));
    },
    pledging: (seen: SeenStack): string => {
      const v = seen === null ? null : locals(seen, fulfil);
      return v === null ? pledge('', '') : pledge(card(v.demand), help(v.demand));
    },
    atoning: (seen: SeenStack): string => (seen?.together == null ? usual.atone : atone),
  };
}
