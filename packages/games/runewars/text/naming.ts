import { type Place, type Seat, type SeenCore, sentence } from '@teahouse/kernel';
import { fighter, group, pick, SEATS, type SeatId, seatOf } from '../src/ids.ts';
import { placementOf } from '../src/map.ts';
import { BENEFITS, type Benefit } from '../src/printed/cities.ts';
import { DIALS } from '../src/printed/factions.ts';
import { FATE } from '../src/printed/fate.ts';
import {
  AREAS,
  type AreaId,
  type Attribute,
  CITIES,
  type CityId,
  type Destiny,
  type FactionId,
  HEROES,
  type HeroId,
  QUESTS,
  type QuestId,
  RESOURCES,
  type Resource,
  TILES,
  UNITS,
  type UnitId,
} from '../src/printed/ids.ts';
import { QUEST, type QuestLine, type TestQuest } from '../src/printed/quests.ts';
import { UNIT } from '../src/printed/units.ts';
import type { Blow } from '../src/rules/battle/losses.ts';
import type { View } from '../src/view.ts';
import type { AskLabel, Asks } from './asks/labels.ts';
import type { CardKey, Cards, QuestPart } from './cards/keys.ts';
import { markerPlaceIn, tilePlaceIn } from './places.ts';
import type { Foe, Numbered, Plain, ToQuestion, Words } from './words.ts';

/** What somebody sees of a table, and where its rules are. */
type Seen = View & SeenCore;

/** A quest as it is printed: what it asks for, and what follows, line by line. */
export interface QuestText {
  task: string;
  lines: { destiny: Destiny | 'win'; text: string }[];
}

/** Where the rules are, in names: what a question may speak of. A thing it has none of is null. */
export interface Moment {
  at: Place | null;
  from: Place | null;
  to: Place | null;
  hero: string | null;
  /** What happens to the unit that is chosen. */
  blow: Blow | null;
  card: string | null;
  season: string | null;
  /** The units that retreat, with their numbers; '' where none do. */
  army: string;
  /** How many are left to choose, and the row of a battle; 0 where there is none. */
  n: number;
  row: number;
  battle: Place | null;
  seen: Seen | null;
}

const HOME_OF: Readonly<Record<string, FactionId>> = { D: 'daqan', L: 'latari', U: 'uthuk', W: 'waiqar' };
const PARTS: readonly QuestPart[] = [
  'looks',
  'rewards',
  'influence',
  'tactics',
  'quests',
  'heal',
  'move',
  'allies',
  'damage',
  'loses',
];

/** Questions for an area that are about the neutral units there. */
const OF_NEUTRALS: ReadonlySet<string> = new Set<AskLabel>([
  'season/envoy.from',
  'season/drive.from',
  'tactics/beast-drums.area',
]);

const has = <K extends string>(ids: readonly K[], id: string): id is K => ids.includes(id as K);
const isMarker = /^-?\d+,-?\d+\+-?\d+,-?\d+$/;
const isBenefit = /^([a-z]+)-([12])$/;

/** What a question is about, as far as the procedure that asks says so. */
interface Values {
  readonly seat?: Seat;
  readonly at?: unknown;
  readonly area?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly side?: unknown;
  readonly units?: unknown;
  readonly hero?: unknown;
  readonly blow?: unknown;
  readonly card?: unknown;
  readonly n?: unknown;
  readonly left?: unknown;
  readonly points?: unknown;
}

/** The procedure that asks, its label and its values. */
function asking(seen: Seen | null): { ask: string; v: Values } {
  const frame = seen?.stack.at(-1);
  return frame === undefined ? { ask: '', v: {} } : { ask: `${frame.proc}.${frame.step}`, v: frame.v };
}

export function naming(words: Words) {
  const { forms, cards } = words;
  const names = namesOf(cards);
  const card = (id: string): string => names[id as CardKey];
  const hero = (id: string): string => cards.heroes[id as HeroId][0];
  /** A hero or an imaginary unit, as the journal calls them. */
  const fighterName = (id: string): string => (has(HEROES, id) ? cards.heroes[id][2] : words.foes[id as Foe]);
  const unit = (id: string): string => forms.units[id as UnitId].name;

  const knownFor = (id: string, seen: Seen | null): string | null => {
    const home = HOME_OF[id[0]!];
    if (home !== undefined) return forms.factions[home].short;
    const city = seen?.areas.find(here => here.id === id)?.city ?? null;
    return city === null ? null : cards.cities[city];
  };
  const area = (id: string, seen: Seen | null = null): Place => forms.area(id, knownFor(id, seen));

  const seat = (id: SeatId, seen: Seen | null): string => {
    const faction = seen?.players[seatOf(id)]?.faction ?? null;
    return faction === null ? words.player(seatOf(id) + 1) : forms.factions[faction].name;
  };

  const clausesOf = (line: Readonly<QuestLine>, fails: boolean): string => {
    const clauses = fails ? [words.questFails] : [];
    for (const part of PARTS) {
      const n = Number(line[part]);
      if (n > 0) clauses.push(words.questPart[part](n, line.keep));
    }
    return words.questClauses(clauses);
  };
  const questLine = (line: Readonly<QuestLine>, fails: boolean): string => `${sentence(clausesOf(line, fails))}.`;
  const quest = (id: QuestId): QuestText => {
    const printed = QUEST[id];
    if (printed.duel !== null) {
      const { foe, win } = printed.duel;
      return {
        task: words.questDuel(words.foes[foe.name], foe.health, foe.special),
        lines: [{ destiny: 'win', text: questLine(win, false) }],
      };
    }
    return {
      task: words.questTest(words.attributes[printed.attribute]),
      lines: (['gold', 'grey', 'red'] as const).map(destiny => ({
        destiny,
        text: questLine(printed[destiny], destiny === 'red'),
      })),
    };
  };

  const benefit = (what: Benefit): string => {
    if ('influence' in what) return forms.counted.influence(what.influence);
    if ('tactics' in what) return forms.counted.tactics(what.tactics);
    if ('quests' in what) return forms.counted.quests(what.quests);
    return words.neutrals(what.neutrals.map(shape => words.shapes[shape]));
  };
  /** All a city offers. */
  const benefits = (city: CityId): string[] => BENEFITS[city].map(benefit);

  /** Units with their numbers: '2 Footmen and 1 Bowman'. */
  const army = (howMany: (id: UnitId) => number): string => {
    const parts: string[] = [];
    for (const id of UNITS) {
      const n = howMany(id);
      if (n > 0) parts.push(forms.units[id].counted(n));
    }
    return forms.list(parts);
  };

  /** The units of a kind that retreat: out of the battle, or from where they stand. */
  const retreating = ({ battle, areas }: Seen, { side, units, from }: Values): string => {
    if (!Array.isArray(units)) return '';
    const sides = battle === null ? [] : [battle.attacker, battle.defender].filter(({ seat }) => seat === side);
    const troops = battle === null ? (areas.find(({ id }) => id === from)?.troops ?? []) : [];
    return army(id => {
      if (!units.includes(id)) return 0;
      let n = 0;
      for (const { fighters } of sides) for (const { unit } of fighters) if (unit === id) n++;
      for (const { unit, standing, routed } of troops) if (unit === id) n += standing + routed;
      return n;
    });
  };

  const recruits = (dial: Resource, by: Seat, seen: Seen): string => {
    const { faction, dials } = seen.players[by]!;
    const { units } = DIALS[faction!][dial][dials[dial]]!;
    return words.dial(
      words.resources[dial],
      army(id => units[id] ?? 0),
    );
  };

  /** What a color leads to, where that is known. */
  const destiny = (id: Destiny, ask: string, seen: Seen | null): string => {
    if (ask === 'diplomacy/test.choose') return words.diplomacy[id];
    const test = seen?.stack.find(({ proc }) => proc === 'quest/test');
    if (test === undefined) return words.destinies[id];
    const { [id]: line } = QUEST[(test.v as { quest: QuestId }).quest] as TestQuest;
    return `${words.destinies[id]} (${clausesOf(line, id === 'red')})`;
  };

  const picked = (id: string, ask: string, seen: Seen | null): string => {
    const { unit: what, from } = pick(id);
    const there = area(from, seen);
    const isPlaced = ask === 'muster.place' || ask === 'setup/army.place';
    if (what === 'all') return isPlaced ? words.allTo(there) : words.allFrom(there);
    if (isPlaced) return words.unitTo(unit(what), there);
    return ask === 'season/raiders-at-the-fords.rout'
      ? words.unitIn(unit(what), there)
      : words.unitFrom(unit(what), there);
  };

  /** A fate card with what it says: to a unit, to a hero in a duel, or with null its destiny. */
  const drawn = (n: number, by: string | null): string => {
    const fate = FATE[n]!;
    if (by === null) return words.fateCard(n, words.colors[fate.destiny]);
    return words.fateCard(n, words.result(fate[by === 'hero' ? 'circle' : UNIT[by as UnitId].shape]));
  };

  const number = (id: string, ask: string, seen: Seen | null): string => {
    if (ask === 'setup/tile.choose') return words.tile(id);
    if (ask === 'battle/draw.drop') return sentence(drawn(Number(id), actingIn(seen)));
    return Object.hasOwn(words.numbered, ask) ? words.numbered[ask as Numbered](Number(id)) : id;
  };

  const plain = (id: Plain, ask: string, seen: Seen | null): string => {
    if (id === 'claim') {
      const objective = seen?.players[seen.turn?.seat ?? -1]?.objective ?? null;
      if (objective !== null && objective !== 'hidden') return words.reveal(card(objective));
    }
    const key = `${ask} ${id}`;
    return Object.hasOwn(words.toQuestion, key) ? words.toQuestion[key as ToQuestion] : words.plain[id];
  };

  const neutralsIn = (id: AreaId, seen: Seen | null): string => {
    const troops = seen?.areas.find(here => here.id === id)?.troops ?? [];
    return army(kind => {
      const troop = troops.find(({ unit: of }) => of === kind && UNIT[of].faction === null);
      return troop === undefined ? 0 : troop.standing + troop.routed;
    });
  };

  /** An area to act in, or whose exploration token is destroyed. */
  const place = (id: AreaId, ask: string, seen: Seen | null): string => {
    if (OF_NEUTRALS.has(ask)) return forms.area(id, neutralsIn(id, seen)).name;
    const there = area(id, seen);
    const token = seen?.areas.find(here => here.id === id)?.exploration?.token ?? null;
    return ask === 'window/turn.choose' && token !== null ? words.destroyToken(card(token), there) : there.name;
  };

  const heroFor = (id: HeroId, ask: string): string => {
    if (ask === 'hero/move.act') return words.duelWith(hero(id));
    return ask === 'duel/special.choose' ? words.abilityOf(hero(id)) : hero(id);
  };

  const answer = (id: string, seen: object | null = null): string => {
    const table = seen as Seen | null;
    const { ask, v } = asking(table);
    if (Object.hasOwn(words.plain, id)) return plain(id as Plain, ask, table);
    if (has(AREAS, id)) return place(id, ask, table);
    if (/^\d+$/.test(id)) return number(id, ask, table);
    if (has(UNITS, id)) return unit(id);
    if (has(SEATS, id)) return seat(id, table);
    if (has(HEROES, id)) return heroFor(id, ask);
    if (has(QUESTS, id)) return ask === 'hero/move.act' ? words.attempt(card(id)) : card(id);
    if (Object.hasOwn(names, id)) return card(id);
    if (has(RESOURCES, id)) {
      return ask === 'recruit.dial' && table !== null ? recruits(id, v.seat!, table) : words.resources[id];
    }
    if (Object.hasOwn(words.attributes, id)) return words.attributes[id as Attribute];
    if (Object.hasOwn(words.destinies, id)) return destiny(id as Destiny, ask, table);
    if (Object.hasOwn(forms.factions, id)) return forms.factions[id as FactionId].name;
    if (has(TILES, id)) return words.tile(id);
    return composed(id, ask, table);
  };

  /** Ids that are made of others. */
  const composed = (id: string, ask: string, seen: Seen | null): string => {
    if (pick(id) !== undefined) return picked(id, ask, seen);
    if (fighter(id) !== undefined) {
      const { unit: what, damage, routed } = fighter(id);
      return words.inState(unit(what), damage, routed);
    }
    if (group(id) !== undefined) return words.inState(unit(group(id).unit), 0, group(id).routed);
    const offer = isBenefit.exec(id);
    if (offer !== null && has(CITIES, offer[1]!)) {
      return words.benefit(cards.cities[offer[1]], benefit(BENEFITS[offer[1]][Number(offer[2]) - 1]!));
    }
    const laid = placementOf(id);
    if (laid !== undefined) return seen === null ? words.tile(laid.tile) : tilePlaceIn(seen.layout, laid, words);
    return isMarker.test(id) && seen !== null ? sentence(markerPlaceIn(seen.layout, id, words)) : id;
  };

  /** What a question may speak of. */
  const moment = (seen: Seen | null): Moment => {
    const { v } = asking(seen);
    const placeIn = (value: unknown): Place | null =>
      typeof value === 'string' && has(AREAS, value) ? area(value, seen) : null;
    const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
    const hired = word(v.hero);
    const held = word(v.card) ?? seen?.card ?? null;
    return {
      at: placeIn(v.at ?? v.area),
      from: placeIn(v.from),
      to: placeIn(v.to),
      hero: hired !== null && has(HEROES, hired) ? hero(hired) : null,
      blow: (word(v.blow) as Blow | null) ?? null,
      card: held === null || !Object.hasOwn(names, held) ? null : card(held),
      season: seen?.card == null ? null : card(seen.card),
      army: seen === null ? '' : retreating(seen, v),
      n: Number(v.n ?? v.left ?? v.points ?? 0),
      row: seen?.battle?.row ?? 0,
      battle: seen?.battle == null ? null : area(seen.battle.area, seen),
      seen,
    };
  };

  /** The questions as a viewer reads them. */
  const asksOf = (sentences: Asks): Record<AskLabel, string | ((seen: Seen | null) => string)> => {
    const asks: Partial<Record<AskLabel, string | ((seen: Seen | null) => string)>> = {};
    for (const [ask, sentence] of Object.entries(sentences)) {
      asks[ask as AskLabel] = typeof sentence === 'string' ? sentence : seen => sentence(moment(seen));
    }
    return asks as Record<AskLabel, string | ((seen: Seen | null) => string)>;
  };

  return { answer, asksOf, area, card, hero, fighterName, unit, quest, benefits, drawn };
}

/** The kind of unit that draws right now. */
const actingIn = (seen: Seen | null): UnitId | null =>
  seen?.battle?.attacker.acting ?? seen?.battle?.defender.acting ?? null;

/** The names of all cards and tokens in one list. */
function namesOf(cards: Cards): Readonly<Record<CardKey, string>> {
  const names: Record<string, string> = { ...cards.cities, ...cards.quests };
  const { orders, developments, seasons, objectives, titles, tactics, heroes, rewards, explorations } = cards;
  for (const deck of [orders, developments, seasons, objectives, titles, tactics, heroes, rewards, explorations]) {
    for (const [id, [name]] of Object.entries<readonly string[]>(deck)) names[id] = name!;
  }
  return names as Record<CardKey, string>;
}
