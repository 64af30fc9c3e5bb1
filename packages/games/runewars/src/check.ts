import { type Complaint, NOBODY } from '@teahouse/kernel';
import type { Rule } from '../text/rules/en.ts';
import { mapOf, placementOf } from './map.ts';
import { EXPLORATION_TOKENS, OBJECTIVE_DECK, REWARDS_DECK, SEASON_DECK, TACTICS_DECK } from './printed/decks.ts';
import { TOP_LEVEL } from './printed/factions.ts';
import { FATE_DECK } from './printed/fate.ts';
import {
  DEVELOPMENTS,
  FACTIONS,
  HEROES,
  ORDERS,
  QUESTS,
  RESOURCES,
  SEASONS,
  TITLES,
  UNITS,
  type UnitId,
} from './printed/ids.ts';
import { UNIT } from './printed/units.ts';
import { activationsLeft, developmentsLeft, strongholdsLeft } from './rules/areas.ts';
import { overdue } from './rules/consequences.ts';
import type { Area, Player, Table } from './table.ts';

const wrong = (field: string, rule: Rule): Complaint => ({ field, rule });
const isCount = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0;

/** What no table can look like. */
export function check(g: Table): Complaint | null {
  if (g.seats < 2 || g.seats > 4) return wrong('seats', 'RW-GEN-01');
  if (!Array.isArray(g.players) || g.players.length !== g.seats) return wrong('players', 'RW-GEN-01');
  if (!isCount(g.year) || g.year > (g.house.epic ? 8 : 6)) return wrong('year', 'RW-GEN-03');
  if (!SEASONS.includes(g.season)) return wrong('season', 'RW-GEN-03');
  for (let seat = 0; seat < g.seats; seat++) {
    const found = checkPlayer(g.players[seat]!, `players[${seat}]`);
    if (found !== null) return found;
  }
  for (const title of TITLES) {
    const { holder, influence } = g.titles[title];
    if (!isCount(influence) || (holder === NOBODY) !== (influence === 0))
      return wrong(`titles.${title}`, 'RW-ORDER-74');
  }
  if (g.layout !== '' && g.layout.split(' ').some(place => placementOf(place) === undefined)) {
    return wrong('layout', 'RW-SETUP-06');
  }
  if (!Array.isArray(g.areas) || g.areas.map(({ id }) => id).join() !== idsOf(g).join()) {
    return wrong('areas', 'RW-SETUP-06');
  }
  for (const here of g.areas) {
    const found = checkArea(here, `areas.${here.id}`);
    if (found !== null) return found;
  }
  for (let seat = 0; seat < g.seats; seat++) {
    if (activationsLeft(g, seat) < 0) return wrong(`players[${seat}]`, 'RW-ORDER-26');
    if (strongholdsLeft(g, seat) < 0) return wrong(`players[${seat}]`, 'RW-STR-01');
    if (DEVELOPMENTS.some(development => developmentsLeft(g, seat, development) < 0)) {
      return wrong(`players[${seat}]`, 'RW-STR-01');
    }
  }
  const late = g.year > 0 && !g.over ? overdue(g) : null;
  if (late !== null) return wrong(`areas.${late.area}`, late.rule);
  return checkRunes(g) ?? checkPieces(g);
}

const idsOf = (g: Table) => mapOf(g).places.map(({ id }) => id);

function checkPlayer(player: Player, at: string): Complaint | null {
  if (player.faction !== null && !FACTIONS.includes(player.faction)) return wrong(`${at}.faction`, 'RW-GEN-01');
  if (!isCount(player.influence)) return wrong(`${at}.influence`, 'RW-LIMIT-03');
  for (const resource of RESOURCES) {
    const dial = player.dials?.[resource];
    if (!isCount(dial) || dial > TOP_LEVEL) return wrong(`${at}.dials.${resource}`, 'RW-ORDER-41');
  }
  if (sorted([...player.hand, ...player.played]) !== ALL_ORDERS) {
    return wrong(`${at}.hand`, 'RW-ORDER-02');
  }
  return null;
}

function checkArea({ troops, holder, stronghold, activated, city }: Area, at: string): Complaint | null {
  for (const { unit, standing, routed } of troops) {
    if (!isCount(standing) || !isCount(routed) || standing + routed === 0) return wrong(`${at}.troops`, 'RW-TERM-10');
    const { faction } = UNIT[unit];
    if (faction !== null && holder === NOBODY) return wrong(`${at}.holder`, 'RW-TERM-02');
  }
  if (troops.length === 0 && holder !== NOBODY) return wrong(`${at}.holder`, 'RW-TERM-02');
  if (stronghold !== null && city !== null) return wrong(`${at}.stronghold`, 'RW-CITY-02');
  if (new Set(activated).size !== activated.length) return wrong(`${at}.activated`, 'RW-ORDER-22');
  return null;
}

function checkRunes({ areas, layings }: Table): Complaint | null {
  const found = layings.map(() => ({ genuine: 0, false: 0 }));
  for (const { id, rune } of areas) {
    if (rune === null) continue;
    const laying = found[rune.laying];
    if (laying === undefined) return wrong(`areas.${id}.rune`, 'RW-RUNE-02');
    laying[rune.genuine ? 'genuine' : 'false']++;
  }
  const fits = layings.every((laying, i) => found[i]!.genuine === laying.genuine && found[i]!.false === laying.false);
  return fits ? null : wrong('layings', 'RW-RUNE-02');
}

/** Everything there is, wherever it is. */
function tally(g: Table) {
  const units: Record<UnitId, number> = { ...g.supply };
  for (const { troops } of g.areas) for (const { unit, standing, routed } of troops) units[unit] += standing + routed;
  if (g.battle !== null) {
    for (const side of [g.battle.attacker, g.battle.defender]) for (const { unit } of side.fighters) units[unit]++;
  }
  const tactics: string[] = [...g.tacticDeck, ...g.tacticDiscard];
  const quests: string[] = [...g.questDeck, ...g.questDiscard, ...g.questsDropped, ...g.questBox];
  const rewards: string[] = [...g.rewardDeck, ...g.rewardDiscard];
  const heroes: string[] = [...g.heroDeck, ...g.heroesGone];
  const objectives: string[] = [...g.objectiveDecks.good, ...g.objectiveDecks.evil, ...g.objectivesClaimed];
  for (const player of g.players) {
    for (const { card } of player.tactics) tactics.push(card);
    for (const { card } of player.quests) quests.push(card);
    heroes.push(...player.candidates);
    for (const hero of player.heroes) {
      heroes.push(hero.id);
      for (const { card } of hero.rewards) rewards.push(card);
    }
    if (player.objective !== null) objectives.push(player.objective);
  }
  const explorations: string[] = [...g.explorationBox, ...g.explorationDiscard];
  for (const { fallen, exploration } of g.areas) {
    for (const { card } of fallen) rewards.push(card);
    if (exploration !== null) explorations.push(exploration.token);
  }
  const seasons: string[] = g.card === null ? [] : [g.card];
  for (const season of SEASONS) seasons.push(...g.seasonDecks[season], ...g.seasonDiscards[season]);
  const fate = [...g.fateDeck, ...g.fateDiscard, ...g.fateOpen];
  return { units, tactics, quests, rewards, heroes, objectives, explorations, seasons, fate };
}

/** All cards of a kind there are, in the order in which they are compared. */
const sorted = (ids: readonly string[]): string => ids.toSorted().join();
const ALL_ORDERS = sorted(ORDERS);
const ALL_CARDS = {
  fate: sorted(FATE_DECK.map(String)),
  tactics: sorted(TACTICS_DECK),
  quests: sorted(QUESTS),
  rewards: sorted(REWARDS_DECK),
  heroes: sorted(HEROES),
  objectives: sorted([...OBJECTIVE_DECK.good, ...OBJECTIVE_DECK.evil]),
  explorations: sorted(EXPLORATION_TOKENS),
  seasons: sorted([...SEASON_DECK.spring, ...SEASON_DECK.summer, ...SEASON_DECK.autumn, ...SEASON_DECK.winter]),
};

function checkPieces(g: Table): Complaint | null {
  const { units, tactics, quests, rewards, heroes, objectives, explorations, seasons, fate } = tally(g);
  for (const unit of UNITS) {
    if (!isCount(g.supply[unit]) || units[unit] !== UNIT[unit].figures) return wrong(`supply.${unit}`, 'RW-LIMIT-02');
  }
  if (sorted(fate.map(String)) !== ALL_CARDS.fate) return wrong('fateDeck', 'RW-FATE-01');
  if (sorted(tactics) !== ALL_CARDS.tactics) return wrong('tacticDeck', 'RW-SETUP-27');
  if (sorted(quests) !== ALL_CARDS.quests) return wrong('questDeck', 'RW-SETUP-27');
  if (sorted(rewards) !== ALL_CARDS.rewards) return wrong('rewardDeck', 'RW-SETUP-27');
  if (sorted(heroes) !== ALL_CARDS.heroes) return wrong('heroDeck', 'RW-SETUP-27');
  if (sorted(objectives) !== ALL_CARDS.objectives) return wrong('objectiveDecks', 'RW-SETUP-27');
  if (sorted(explorations) !== ALL_CARDS.explorations) return wrong('explorationBox', 'RW-OPT-EXP-02');
  return sorted(seasons) === ALL_CARDS.seasons ? null : wrong('seasonDecks', 'RW-SETUP-26');
}

/** What stays the same from the first question to the last. */
export function conserved(g: Table): Record<string, unknown> {
  const { units, fate, ...cards } = tally(g);
  return {
    units,
    fate: fate.sort((a, b) => a - b),
    ...Object.fromEntries(Object.entries(cards).map(([name, ids]) => [name, ids.toSorted()])),
    orders: g.players.map(({ hand, played }) => hand.length + played.length),
  };
}
