import { type Core, draw, Machine, NOBODY, type Seat, shuffle } from '@teahouse/kernel';
import { game, type Table, type TableOptions } from '../../src/index.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { HERO } from '../../src/printed/heroes.ts';
import { type AreaId, FACTIONS, RESOURCES, TITLES } from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { QUICK_MAPS } from '../../src/printed/quick-maps.ts';
import { UNITS_OF } from '../../src/printed/units.ts';
import {
  area,
  clockwiseFrom,
  developmentsLeft,
  factionOf,
  homeOf,
  homeOwner,
  leftOf,
  strongholdsLeft,
} from '../../src/rules/areas.ts';
import { procedures } from '../../src/rules/book.ts';
import { consequences } from '../../src/rules/consequences.ts';
import { lastYear } from '../../src/rules/game.ts';
import { MOST_HEROES, MOST_QUESTS } from '../../src/rules/holdings.ts';
import { layRunes } from '../../src/rules/runes.ts';
import { quickArmy } from '../../src/rules/setup/armies.ts';
import { dealCards, layCities, layMap, newHero, placeGuards, takeHoldings } from '../../src/rules/setup/deal.ts';
import { destroy } from '../../src/rules/troops.ts';
import { type Area, told } from '../../src/table.ts';
import { late, muster, procedures as ofMoments } from './moments.ts';

/**
 * Random players build, and seldom meet. At this table everybody starts late, with armies of all kinds side by side all
 * over the map, with strongholds, heroes, rewards, titles and full hands, so that laws are also held where battles, duels,
 * captures, quests and cards happen. It begins with what is rarest, and goes on with a spring card: the set-up is played at
 * the other table.
 */
export const rich: typeof game = {
  ...game,
  options: { ...game.options, setup: ['quick'] },
  main: late,
  machine: new Machine<Table>([...procedures, ...ofMoments], { consequences }),
  setup: (core: Core, options: TableOptions) => {
    const g = game.setup(core, options);
    dealTheTable(g);
    spreadArmies(g);
    for (const seat of clockwiseFrom(g, g.first)) enrich(g, seat);
    g.order = clockwiseFrom(g, g.first);
    g.year = lastYear(g) - 1;
    g.season = 'winter';
    return g;
  },
};

/** A quick start of random factions, without questions. */
function dealTheTable(g: Table): void {
  const factions = shuffle(g, FACTIONS.slice(), 'factions');
  g.players.forEach((player, seat) => {
    player.faction = factions[seat]!;
  });
  g.first = draw(g, g.seats, 'first');
  const maps = QUICK_MAPS[g.seats as 2 | 3 | 4];
  const places = g.players.map((_, seat) => seat);
  layMap(g, maps[draw(g, maps.length, 'map')]!, shuffle(g, places, 'places'));
  layCities(g);
  placeGuards(g);
  for (const seat of clockwiseFrom(g, g.first)) takeHoldings(g, seat);
  for (const seat of clockwiseFrom(g, g.first)) quickArmy(g, seat);
  dealCards(g);
  for (const seat of clockwiseFrom(g, g.first)) {
    const home = homeOf(g, seat);
    layRunes(g, seat, home, g.house.epic ? home.slice(0, 1) : home.slice(1), 'start', 'RW-SETUP-25');
  }
}

/** Three of the areas between the home realms for each seat; of the others every second one is empty, for retreats. */
function spreadArmies(g: Table): void {
  const wild = g.areas.filter(({ id }) => homeOwner(g, id) === NOBODY).map(({ id }) => id);
  shuffle(g, wild, 'wild areas').forEach((id, i) => {
    const here = area(g, id);
    if (i < 3 * g.seats) settle(g, i % g.seats, here, i < g.seats);
    else if (i % 2 === 0) for (const { unit, standing } of here.troops.slice()) destroy(g, here, unit, false, standing);
  });
}

/** With two storehouses there is none left for a third. */
const COMMON = ['storehouse', 'storehouse', 'war-room', 'court'] as const;

/** An army of all kinds, some of them routed, with the guards for allies. */
function settle(g: Table, seat: Seat, here: Area, defended: boolean): void {
  for (const unit of UNITS_OF[factionOf(g, seat)]) muster(g, here, seat, unit, 1 + draw(g, 2, unit));
  for (const troop of here.troops) {
    if (troop.standing < 2) continue;
    troop.standing--;
    troop.routed++;
  }
  if (here.city !== null || strongholdsLeft(g, seat) === 0) return;
  // His own defence stands whole, a common development on ruins.
  const common = COMMON.filter(id => developmentsLeft(g, seat, id) > 0);
  const development = defended ? FACTION[factionOf(g, seat)].defence : common[draw(g, common.length, 'development')]!;
  here.stronghold = { owner: seat, damaged: !defended, development };
}

function enrich(g: Table, seat: Seat): void {
  const player = g.players[seat]!;
  player.influence += 6;
  for (const resource of RESOURCES) player.dials[resource] = 3 + draw(g, 4, resource);
  while (player.tactics.length < 6) player.tactics.push({ card: g.tacticDeck.pop()!, known: 0, fresh: false });
  for (const held of player.tactics) held.fresh = false;
  while (player.quests.length < MOST_QUESTS) player.quests.push({ card: g.questDeck.pop()!, known: 0 });
  player.slain = 1;
  // The last title is free.
  if (seat < 2) g.titles[TITLES[seat]!] = { holder: seat, influence: 1 };
  gatherHeroes(g, seat);
  bury(g, seat);
}

/** One or two at quests of their own, the others at one of the seat to the left, where they meet its hero. */
function gatherHeroes(g: Table, seat: Seat): void {
  const { heroes, quests } = g.players[seat]!;
  const { alignment } = FACTION[factionOf(g, seat)];
  const rival = leftOf(g, seat);
  const others = g.players[rival]!.quests;
  while (heroes.length < MOST_HEROES) {
    const i = g.heroDeck.findLastIndex(id => HERO[id].alignment === alignment || HERO[id].alignment === 'neutral');
    if (i < 0) break;
    heroes.push(newHero(g.heroDeck.splice(i, 1)[0]!, homeOf(g, seat)[0]!));
  }
  heroes.forEach((hero, i) => {
    hero.area = QUEST[i <= seat % 2 ? quests[i]!.card : others[0]!.card].area;
    hero.damage = draw(g, 3, 'damage');
    for (const card of g.rewardDeck.splice(i === 0 ? -2 : -1))
      hero.rewards.push({ card, known: i === 1 ? told(0, rival) : 0 });
  });
}

/** A reward of a hero who fell, and a false rune, in an area of his. */
function bury(g: Table, seat: Seat): void {
  const mine = g.areas.filter(({ holder, rune }) => holder === seat && rune === null);
  const at: AreaId = mine[0]!.id;
  area(g, at).fallen.push({ card: g.rewardDeck.pop()!, known: told(0, seat) });
  layRunes(g, seat, [at], [], 'winter', 'RW-RUNE-02');
}
