import {
  type Grammar,
  grammar,
  type Language,
  locals,
  type NameOf,
  type Noun,
  type Seat,
  type SeenCore,
  sentence,
} from '@teahouse/kernel';
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
import { type LocationId, SOURCE_OF } from '../src/printed/board.ts';
import { HORDE, type HordeId, target } from '../src/printed/hordes.ts';
import { faceOf, GENERALS, TOGETHER_GENERALS } from '../src/printed/ids.ts';
import { agreement } from '../src/rules/together/agreement.ts';
import { fulfil } from '../src/rules/together/demands.ts';
import type { QinSource, Source } from '../src/table.ts';
import type { View } from '../src/view.ts';
import type { CardKey, Cards } from './cards/keys.ts';
import type { Actor, Forms, Section } from './forms.ts';
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

/** The words of one language from which the names of ids are made. */
export interface Words extends TogetherWords {
  language: Language;
  forms: Forms;
  cards: Cards;
  plain: Record<Plain, string>;
  sources: Record<Source | QinSource, string>;
  post: (section: Section) => string;
  shoot: (section: Section) => string;
  rest: (section: Section) => string;
  wall: (section: Section) => string;
  barricade: (section: Section) => string;
  route: (from: Section, to: Section) => string;
  space: (n: string) => string;
  draw: (n: number) => string;
  donate: (n: number) => string;
  /** A horde and which of its vital points, counted from 1. */
  spot: (horde: string, points: readonly number[]) => string;
  offer: (troop: Noun, price: string) => string;
}

/**
 * There are three hordes of each kind, and two of them may stand side by side. What tells them apart on the table are
 * their vital points and where they stand; a name can say neither, so they are counted. Where the back of one points says
 * nothing any more once it stands before a wall, and is no part of its name.
 */
const NUMERALS = ['I', 'II', 'III'] as const;

const has = <K extends string>(ids: readonly K[], id: string): id is K => ids.includes(id as K);

export function naming(words: Words) {
  const { forms } = words;
  const { and, quoted }: Grammar = grammar(words.language);
  const section = (id: string): Section => forms.sections[id as SectionId];
  const troop = (id: string): Noun => forms.troops[id as Troop];
  const location = (id: string): Noun => forms.locations[id as LocationId];
  const amount = (what: string, n: number): string => forms.amount[what as keyof Forms['amount']](n);
  const card = (id: string): string => words.cards[id as CardKey][0];
  const help = (id: string): string => words.cards[id as CardKey][1];
  const horde = (id: string): string => {
    const { kind, points } = HORDE[id as HordeId];
    return `${card(kind)} ${NUMERALS[points]}`;
  };
  /** What is covered or wounded: a horde, and which of its vital points, counted from 1. Null: something else. */
  const struck = (id: string): { horde: string; points: number[] } | null => {
    const at = target(id);
    return at === undefined ? null : { horde: quoted(horde(at.horde)), points: at.at.map(n => n + 1) };
  };
  const goods = (price: Readonly<Goods>): string => {
    const parts = RESOURCES.filter(resource => price[resource] > 0).map(resource => amount(resource, price[resource]));
    return parts.length === 0 ? words.plain.free : and(parts);
  };
  const bySection = (ids: readonly string[], word: (section: Section) => string, id: string): string | null => {
    const n = ids.indexOf(id);
    return n < 0 ? null : word(forms.sections[SECTIONS[n]!]);
  };
  /** Whoever a line is about: a player, or an automaton. */
  const actor = (seat: number, name: NameOf): Actor => {
    const automaton = automatonIn({ seat });
    return automaton === null ? forms.player(name(seat)) : forms.automata[automaton];
  };

  /** A player is known by the general. */
  const leader = (seat: Seat, seen: Seen): string => {
    const general = seen?.players[seat]?.general ?? null;
    return general === null ? words.player(seat + 1) : card(general);
  };
  /** What only partners give, as the object of a sentence. */
  const offered = (id: string): string | null => {
    const stands = standing(id);
    if (stands !== undefined) return words.standing(troop(stands.troop), words.places[stands.place]);
    if (SPOILS.includes(id)) return words.spoils(SPOILS.indexOf(id));
    if (isMix(id)) return goods(mix(id));
    return faceOf(id) === undefined ? null : quoted(card(faceOf(id)));
  };
  const together = (id: string, name: NameOf): string | null => {
    const seat = (SEATS as readonly string[]).indexOf(id);
    if (seat >= 0) return name(seat);
    if (orderOf(id) !== undefined) return words.order(orderOf(id).map(name));
    const given = gift(id);
    if (given !== undefined) return words.gift(forms.player(name(given.from)), forms.player(name(given.to)));
    const other = comrade(id);
    if (other !== undefined) return words.comrade(troop(other.troop), forms.player(name(other.seat)));
    if (standing(id) !== undefined || SPOILS.includes(id)) return offered(id);
    const penance = (PENANCE as readonly string[]).indexOf(id);
    return penance < 0 ? null : words.penance(penance === 0 ? null : troop(TROOPS[penance - 1]!));
  };

  const label = (id: string, seen: Seen): string => {
    if (Object.hasOwn(words.plain, id)) return words.plain[id as Plain];
    if (Object.hasOwn(forms.locations, id)) return location(id).name;
    if (Object.hasOwn(forms.sections, id)) return section(id).name;
    if (Object.hasOwn(forms.troops, id)) return troop(id).name;
    if (Object.hasOwn(forms.resources, id)) return forms.resources[id as Resource];
    if (Object.hasOwn(words.cards, id)) return card(id);
    if (faceOf(id) !== undefined) return card(faceOf(id));
    if (Object.hasOwn(HORDE, id)) return horde(id);
    const at = target(id);
    if (at !== undefined)
      return words.spot(
        horde(at.horde),
        at.at.map(n => n + 1),
      );
    const recruit = offer(id);
    if (recruit !== undefined) return words.offer(troop(recruit.troop), goods(recruit.price));
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
  /** An answer as it stands on a button. Sentences are made from forms, never from this. */
  const answer = (id: string, seen: Seen = null): string => sentence(label(id, seen));
  /** A change in words: '+2 wood, −1 chi'. */
  const change = (numbers: Change): string =>
    Object.entries(numbers)
      .map(([what, n]) => `${n > 0 ? '+' : '−'}${amount(what, Math.abs(n))}`)
      .join(', ');

  return {
    answer,
    section,
    troop,
    location,
    card,
    help,
    amount,
    actor,
    change,
    struck,
    offered,
    quoted: (id: string): string => quoted(card(id)),
    /** One of the copies of a tactic, in a sentence. */
    tactic: (id: string): string => quoted(card(faceOf(id))),
    /** A horde in a sentence. */
    horde: (id: string): string => quoted(horde(id)),
    source: (id: string): string => words.sources[id as Source | QinSource],
    /** Where a resource comes from. */
    mine: (resource: string): Noun => location(SOURCE_OF[resource as Resource]),
    isTroop: (id: string): id is Troop => has(TROOPS, id),
    isGeneral: (id: string): boolean => has([...GENERALS, ...TOGETHER_GENERALS], id),
    /** Where a shooting post is that somebody takes. */
    postAt: (id: string): Section => section(SECTIONS[POST.indexOf(id as (typeof POST)[number])]!),
    /** From where to where troops move. Null: not from section to section. */
    way: (id: string): { from: Section; to: Section } | null => {
      const way = route(id);
      return way === undefined ? null : { from: section(SECTIONS[way.from]!), to: section(SECTIONS[way.to]!) };
    },
    /** Who comes when, or who is meant, by name. */
    named: (id: string, name: NameOf): string => together(id, name) ?? label(id, null),
    /** To the player who is meant. */
    toNamed: (id: string, name: NameOf): string => forms.player(name(SEATS.indexOf(id as (typeof SEATS)[number]))).to,
  };
}
/** The plain names of nouns. */
export const namesOf = <K extends string>(nouns: Readonly<Record<K, Noun>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([id, { name }]) => [id, name])) as Record<K, string>;

export type Naming = ReturnType<typeof naming>;

/** Questions that depend on what they are about. */
export function sentences(
  { location, quoted, help }: Naming,
  { agree, pledge, atone }: TogetherText,
  usual: { atone: string },
) {
  return {
    agreeing: (seen: SeenStack): string => {
      const v = seen === null ? null : locals(seen, agreement);
      return v === null ? agree.commands(null) : agree[v.topic](v.topic === 'clerks' ? location(v.about) : null);
    },
    pledging: (seen: SeenStack): string => {
      const v = seen === null ? null : locals(seen, fulfil);
      return v === null ? pledge(null) : pledge({ demand: quoted(v.demand), help: help(v.demand) });
    },
    atoning: (seen: SeenStack): string => (seen?.together == null ? usual.atone : atone),
  };
}
