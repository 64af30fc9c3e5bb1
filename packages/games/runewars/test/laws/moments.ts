import { call, draw, NOBODY, rulebook, type Seat } from '@teahouse/kernel';
import type { Table } from '../../src/index.ts';
import { note } from '../../src/journal.ts';
import { placeOf } from '../../src/map.ts';
import { SEASON_CARD } from '../../src/printed/decks.ts';
import { FACTION } from '../../src/printed/factions.ts';
import { FATE } from '../../src/printed/fate.ts';
import { HERO } from '../../src/printed/heroes.ts';
import {
  type FactionId,
  type HeroId,
  type ObjectiveId,
  type QuestId,
  RESOURCES,
  type RewardId,
  type SeasonCardId,
  type TacticId,
  type UnitId,
} from '../../src/printed/ids.ts';
import { QUEST } from '../../src/printed/quests.ts';
import { UNIT, UNITS_OF } from '../../src/printed/units.ts';
import {
  area,
  clockwiseFrom,
  factionOf,
  friendlyAreas,
  homeOf,
  isUncontrolled,
  leftOf,
  strongholdsOf,
  unitsIn,
} from '../../src/rules/areas.ts';
import { arrive } from '../../src/rules/battle/arrival.ts';
import { challenge, duel } from '../../src/rules/duel/duel.ts';
import { beginExchange } from '../../src/rules/exchange.ts';
import { season } from '../../src/rules/game.ts';
import { harvestBonus } from '../../src/rules/harvest.ts';
import { hurt } from '../../src/rules/heroes.ts';
import { drawQuests } from '../../src/rules/holdings.ts';
import { questLine } from '../../src/rules/quest-line.ts';
import { useReward } from '../../src/rules/rewards.ts';
import { primaryAbility } from '../../src/rules/season.ts';
import { newHero } from '../../src/rules/setup/deal.ts';
import { stir } from '../../src/rules/stir.ts';
import { plan, strategize } from '../../src/rules/strategize.ts';
import { destroy, MOST_UNITS, place } from '../../src/rules/troops.ts';
import { turnWindow } from '../../src/rules/turn-window.ts';
import { play, playable } from '../../src/rules/windows.ts';
import type { Area, Hero } from '../../src/table.ts';
import { turn } from '../position.ts';

/** Words of this table alone: its procedures are no part of the game. */
const { procedures, procedure, does, each } = rulebook<Table>();

export { procedures };

/**
 * What next to no game comes to by itself, brought about for a seat: the last thing a step does. Where the table has not
 * what it takes, nothing happens.
 */
type Moment = (g: Table, seat: Seat) => void;

const RANK_AND_FILE: Readonly<Record<FactionId, UnitId>> = {
  daqan: 'footman',
  latari: 'archer',
  uthuk: 'berserker',
  waiqar: 'reanimate',
};

/* Battles */

/** Kinds whose choices are rare. */
const RARE_KIND: Readonly<Record<FactionId, UnitId>> = {
  daqan: 'bowman',
  latari: 'warrior',
  uthuk: 'berserker',
  waiqar: 'skeleton-archer',
};

/** In numbers, with Hellhounds, some of them routed already, against a stronghold that defends itself. */
const storms: Moment = (g, seat) => {
  const rival = leftOf(g, seat);
  const walls = strongholdsOf(g, rival)[0];
  if (walls === undefined) return;
  for (const { stronghold } of strongholdsOf(g, rival)) stronghold!.development = null;
  walls.stronghold!.development = FACTION[factionOf(g, rival)].defence;
  for (const unit of UNITS_OF[factionOf(g, rival)]) if (unitsIn(walls) < MOST_UNITS) muster(g, walls, rival, unit, 1);
  for (const who of [seat, rival])
    for (const card of ['rally-cry', 'field-surgeons'] as const) dealTactic(g, who, card);
  const army: { unit: UnitId; standing: number; routed: number }[] = [];
  for (const unit of [RARE_KIND[factionOf(g, seat)], 'hellhound'] as const) {
    const n = Math.min(MOST_UNITS / 2, g.supply[unit]);
    if (n < 2) continue;
    g.supply[unit] -= n;
    army.push({ unit, standing: n - 1, routed: 1 });
  }
  turn(g, seat, 'conquer');
  arrive(g, seat, walls.id, army, 0);
};

/** Those of this faction, if they are at the table. */
const stormBy =
  (faction: FactionId): Moment =>
  (g, seat) =>
    storms(g, clockwiseFrom(g, seat).find(one => factionOf(g, one) === faction) ?? seat);

/** As many as there are. */
export function muster(g: Table, here: Area, seat: Seat, unit: UnitId, n: number): void {
  place(g, here, seat, unit, Math.min(n, g.supply[unit]));
}

function dealTactic(g: Table, seat: Seat, card: TacticId): void {
  const at = g.tacticDeck.lastIndexOf(card);
  if (at < 0) return;
  g.tacticDeck.splice(at, 1);
  g.players[seat]!.tactics.push({ card, known: 0, fresh: false });
}

/** Everybody lies but one unit, and where it may go an army fills the area. */
const crowds: Moment = (g, seat) => {
  const mine = g.areas.filter(({ holder }) => holder === seat);
  for (const { troops } of mine) {
    for (const troop of troops) [troop.standing, troop.routed] = [0, troop.standing + troop.routed];
  }
  for (const hero of g.players[seat]!.heroes) hero.routed = true;
  const [from, to] = homeOf(g, seat).map(id => area(g, id));
  const unit = RANK_AND_FILE[factionOf(g, seat)];
  if (from!.holder !== seat || to!.holder !== seat) return;
  muster(g, from!, seat, unit, 1);
  muster(g, to!, seat, unit, Math.max(0, MOST_UNITS - unitsIn(to!)));
  for (const troop of to!.troops) [troop.standing, troop.routed] = [0, troop.standing + troop.routed];
  call(g, strategize, plan(seat));
};

/* Heroes */

/** One of a seat's heroes, who becomes this one if it is to be had. */
function heroAs(g: Table, seat: Seat, id: HeroId): Hero | undefined {
  const { heroes } = g.players[seat]!;
  const at = g.heroDeck.indexOf(id);
  const { alignment } = FACTION[factionOf(g, seat)];
  if (at < 0 || heroes.length === 0 || HERO[id].alignment !== alignment) {
    return heroes.find(hero => hero.id === id) ?? heroes[0];
  }
  const [old] = heroes.splice(0, 1);
  g.heroDeck[at] = old!.id;
  heroes.unshift({ ...newHero(id, old!.area), rewards: old!.rewards });
  return heroes[0];
}

function dealReward(g: Table, hero: Hero, card: RewardId): void {
  const at = g.rewardDeck.lastIndexOf(card);
  if (at < 0) return;
  g.rewardDeck.splice(at, 1);
  hero.rewards.push({ card, known: 0 });
}

const duels: Moment = (g, seat) => {
  const hero = heroAs(g, seat, 'vessa');
  const foe = g.players[leftOf(g, seat)]!.heroes[0];
  if (hero === undefined || foe === undefined) return;
  [hero.damage, foe.damage] = [0, HERO[foe.id].health - 2];
  dealReward(g, foe, 'shadow-cloak');
  if (draw(g, 2, 'a cloak') === 0) g.fateDeck.sort((a, b) => brightness(a) - brightness(b));
  // Whoever wins has others there to share with.
  for (const who of [seat, leftOf(g, seat)]) for (const one of g.players[who]!.heroes) goTo(one, hero.area);
  call(g, oneDuel, { seat, hero: hero.id, foe: foe.id, got: null });
};

/** The gold ones lie on top. */
const brightness = (card: number): number => (FATE[card]!.destiny === 'gold' ? 1 : 0);

const oneDuel = procedure<{ seat: Seat; hero: HeroId; foe: HeroId; got: boolean | null }>('moments/duel', {
  duel: does((g, v) => {
    challenge(g, v.seat, v.hero, leftOf(g, v.seat), v.foe);
    call(g, duel, { won: false }, v);
  }),
});

function goTo(hero: Hero, at: Hero['area']): void {
  hero.area = at;
  stir();
}

const endures: Moment = (g, seat) => {
  const evil = clockwiseFrom(g, seat).find(one => FACTION[factionOf(g, one)].alignment === 'evil');
  if (evil === undefined) return;
  const hero = heroAs(g, evil, 'morvan');
  if (hero?.id === 'morvan') hurt(g, evil, hero, HERO.morvan.health, 'RW-QUEST-07');
};

const exchanges: Moment = (g, seat) => {
  const { heroes } = g.players[seat]!;
  if (heroes.length < 2 || heroes.every(({ rewards }) => rewards.length === 0)) return;
  for (const hero of heroes) goTo(hero, heroes[0]!.area);
  beginExchange(g, seat, heroes[0]!.area);
};

/** Quests with lines that ask something of their own. */
const ASKING = ['silent-mirror', 'hanging-trail', 'runaway-herd'] as const satisfies QuestId[];

const quests: Moment = (g, seat) => {
  const [hero] = g.players[seat]!.heroes;
  const known = ASKING.filter(id => g.areas.some(here => here.id === QUEST[id].area));
  if (hero === undefined || known.length === 0) return;
  const quest = known[draw(g, known.length, 'a quest')]!;
  goTo(hero, QUEST[quest].area);
  // For allies there are two areas to come to, and more than one kind.
  const beside = placeOf(g, QUEST[quest].area).ways.filter(({ border }) => border === null);
  for (const { to } of beside) {
    const there = area(g, to);
    if (unitsIn(there) === 0 && there.stronghold === null) muster(g, there, seat, RANK_AND_FILE[factionOf(g, seat)], 1);
  }
  call(g, questLine, { seat, hero: hero.id, quest, line: 'gold', drawn: 0, area: null });
};

/** One more than may be kept. */
const draws: Moment = (g, seat) => drawQuests(g, seat, 2, 'RW-QUEST-05');

/** Where the seat has an army, with wild units for allies and somebody routed. */
const shines: Moment = (g, seat) => {
  const here = g.areas.find(({ holder, troops }) => holder === seat && troops.some(({ standing }) => standing > 1));
  const [hero] = g.players[seat]!.heroes;
  if (here === undefined || hero === undefined) return;
  const troop = here.troops.find(({ standing }) => standing > 1)!;
  troop.standing--;
  troop.routed++;
  muster(g, here, seat, 'beastman', 1);
  goTo(hero, here.id);
  dealReward(g, hero, 'staff-of-light');
  if (hero.rewards.some(({ card }) => card === 'staff-of-light')) useReward(g, seat, 'staff-of-light');
};

/** Two heroes with a shard each. */
const shards: Moment = (g, seat) => {
  const [first, second] = g.players[seat]!.heroes;
  const walls = strongholdsOf(g, seat)[0];
  if (second === undefined || walls === undefined) return;
  for (const hero of [first!, second]) {
    goTo(hero, walls.id);
    dealReward(g, hero, 'timmorran-shard');
  }
  if (second.rewards.some(({ card }) => card === 'timmorran-shard')) useReward(g, seat, 'timmorran-shard');
};

/** Heroes where a city might be found. */
const founds: Moment = (g, seat) => {
  const wild = g.areas.filter(here => isUncontrolled(g, here) && here.city === null);
  g.players[seat]!.heroes.forEach((hero, i) => {
    if (i < wild.length) goTo(hero, wild[i]!.id);
  });
  dealTactic(g, seat, 'lost-city');
  turn(g, seat);
  if (playable(g, seat, 'turn').includes('lost-city')) play(g, seat, 'lost-city');
};

/* The land and the council */

/** A stronghold without a development, and both storehouses stand elsewhere. */
const builds: Moment = (g, seat) => {
  const [site, ...others] = strongholdsOf(g, seat);
  if (others.length < 2) return;
  site!.stronghold!.development = null;
  others.forEach(({ stronghold }, i) => {
    stronghold!.development = i < 2 ? 'storehouse' : 'court';
  });
  call(g, harvestBonus, { seat });
};

const ties: Moment = (g, seat) => {
  const most = Math.max(4, ...g.players.map(({ influence }) => influence));
  for (const player of g.players) player.influence = most;
  g.titles.primarch = { holder: seat, influence: 1 };
  if (lay(g, 'midwinter-verdict')) call(g, primaryAbility, {});
};

/** The card of the season, whichever it is. */
function lay(g: Table, card: SeasonCardId): boolean {
  const deck = g.seasonDecks[SEASON_CARD[card].season];
  const at = deck.indexOf(card);
  if (at < 0) return false;
  if (g.card !== null) g.seasonDiscards[SEASON_CARD[g.card].season].push(g.card);
  deck.splice(at, 1);
  g.card = card;
  note(g, 'season-card', 'RW-SEASON-01', NOBODY, card);
  return true;
}

/* Objectives */

/** What it takes. */
const FULFILLED: Readonly<Record<ObjectiveId, Moment>> = {
  'bound-by-honor': g => {
    for (const here of g.areas) if (here.holder === NOBODY) empty(g, here, unit => UNIT[unit].shape === 'triangle');
  },
  'keeper-of-cities': (g, seat) => {
    for (const here of g.areas) if (here.city !== null) occupy(g, seat, here);
  },
  'shield-of-the-land': (g, seat) => {
    for (const { stronghold } of strongholdsOf(g, seat)) stronghold!.damaged = false;
  },
  'hall-of-heroes': (g, seat) => relics(g, seat),
  /** Or there is none, and it may be swapped. */
  'friend-of-dragons': (g, seat) => {
    for (const here of g.areas) empty(g, here, unit => unit === 'dragon');
    if (draw(g, 3, 'dragons') > 0) muster(g, friendlyAreas(g, seat)[0]!, seat, 'dragon', 1);
  },
  'full-granaries': (g, seat) => {
    for (const resource of RESOURCES) g.players[seat]!.dials[resource] = 6;
  },
  'voice-of-the-council': (g, seat) => {
    g.titles.warden = { holder: seat, influence: 1 };
    g.players[seat]!.influence = 8;
  },
  liberator: (g, seat) => invade(g, seat),
  'yoke-of-giants': (g, seat) => {
    for (const here of g.areas) empty(g, here, unit => unit === 'giant');
    if (draw(g, 3, 'giants') > 0) muster(g, friendlyAreas(g, seat)[0]!, seat, 'giant', 1);
  },
  'ruin-of-realms': (g, seat) => invade(g, seat),
  'blood-tally': g => {
    g.turn!.toll = 6;
  },
  slayer: (g, seat) => {
    g.players[seat]!.slain = 2;
  },
  'iron-and-ash': (g, seat) => {
    g.players[seat]!.dials.ore = 6;
  },
  'web-of-lies': (g, seat) => {
    while (g.players[seat]!.tactics.length < 8) dealTactic(g, seat, g.tacticDeck.at(-1)!);
  },
  'the-horde': (g, seat) => {
    for (const id of homeOf(g, seat)) {
      if (area(g, id).holder === seat) muster(g, area(g, id), seat, RANK_AND_FILE[factionOf(g, seat)], 3);
    }
  },
  'hoarder-of-relics': (g, seat) => relics(g, seat),
};

function relics(g: Table, seat: Seat): void {
  for (const hero of g.players[seat]!.heroes) for (let i = 0; i < 2; i++) dealReward(g, hero, g.rewardDeck.at(-1)!);
}

/** Units of some kinds go to the supply. */
function empty(g: Table, here: Area, of: (unit: UnitId) => boolean): void {
  for (const { unit, standing, routed } of here.troops.slice()) {
    if (!of(unit)) continue;
    destroy(g, here, unit, false, standing);
    destroy(g, here, unit, true, routed);
  }
}

function occupy(g: Table, seat: Seat, here: Area): void {
  if (here.holder === seat) return;
  empty(g, here, () => true);
  muster(g, here, seat, RANK_AND_FILE[factionOf(g, seat)], 1);
}

/** All of a neighbour's realm that no stronghold keeps. */
function invade(g: Table, seat: Seat): void {
  for (const id of homeOf(g, leftOf(g, seat))) if (area(g, id).stronghold === null) occupy(g, seat, area(g, id));
}

const claims: Moment = (g, seat) => {
  const player = g.players[seat]!;
  const deck = g.objectiveDecks[FACTION[factionOf(g, seat)].alignment];
  if (player.objective === null) return;
  const i = draw(g, deck.length + 1, 'an objective');
  if (i < deck.length) [player.objective, deck[i]] = [deck[i]!, player.objective];
  turn(g, seat);
  FULFILLED[player.objective](g, seat);
  call(g, turnWindow, { seat });
};

const MOMENTS: readonly Moment[] = [
  stormBy('latari'),
  stormBy('waiqar'),
  crowds,
  duels,
  duels,
  endures,
  exchanges,
  quests,
  draws,
  shines,
  shards,
  founds,
  builds,
  ties,
];

/** All of them, each for a seat that luck chooses, and objectives for everybody; then season after season. */
export const late = procedure('late', {
  moments: each(
    () => MOMENTS.map((_, i) => i),
    (g, i: number) => {
      g.turn = null;
      MOMENTS[i]!(g, draw(g, g.seats, 'moment'));
    },
  ),
  objectives: each(
    g => g.players.map((_, seat) => seat),
    (g, seat: Seat) => claims(g, seat),
  ),
  seasons: does(g => {
    g.turn = null;
    call(g, season, {});
  }),
});
