import { NOBODY, type Seat } from '@teahouse/kernel';
import { mapOf } from './map.ts';
import { EXPLORATION } from './printed/decks.ts';
import { RESOURCES } from './printed/ids.ts';
import { standings } from './rules/consequences.ts';
import { isAlly } from './rules/movement.ts';
import { MOST_UNITS } from './rules/troops.ts';
import { foodLimit } from './rules/winter.ts';
import type { Table } from './table.ts';
import { objectiveWorth, titlesWorth } from './value/ambition.ts';
import { type Clock, clockOf } from './value/clock.ts';
import { companyOf } from './value/company.ts';
import { duelWorth } from './value/duels.ts';
import { control, field, indexOf, keep, reach, restore, survey } from './value/field.ts';
import { influenceWorth } from './value/influence.ts';
import { countRunes, dangerAt, targets } from './value/marches.ts';
import { expects, type Income } from './value/outlook.ts';
import { underWay } from './value/promised.ts';
import {
  AREA,
  CAMPAIGN,
  CITY,
  DAMAGED,
  DECOY,
  DEVELOPMENT,
  DIAL_WORTH,
  INFLUENCE,
  NEXT_CAMPAIGN,
  PLENTY,
  RUNE,
  STRONGHOLD,
  tacticsWorth,
  upTo,
} from './value/scales.ts';
import { battleUnderWay, type Engagement, embark, type Venture, venturesOf } from './value/ventures.ts';

/** What a position promises a seat, in points: a genuine rune is ten. */
export interface Prospects {
  runes: number;
  /** Runes that others could take, and areas with them. */
  threatened: number;
  army: number;
  /** Units that winter will starve, and those for whom there is no room. */
  hunger: number;
  land: number;
  dials: number;
  influence: number;
  tactics: number;
  heroes: number;
  rewards: number;
  quests: number;
  objective: number;
  strongholds: number;
  titles: number;
  /** The order that is chosen, and the best of those to come. */
  order: number;
  hope: number;
  /** What the army could reach in time. */
  campaign: number;
  underWay: number;
}

/** More than all that anybody could still hope for, so that whoever can win does. */
const VICTORY = 200;

/** An estimate of the final score in points. */
export function value(g: Table, seat: Seat): number {
  if (g.players[seat]!.faction === null) return 0;
  lookAround(g, seat);
  if (g.over) return total(weigh(g, seat, null)) + (standings(g)[0] === seat ? VICTORY : 0);
  const ventures = venturesOf(g);
  if (ventures.length === 0) return total(weigh(g, seat, battleUnderWay(g)));
  keep();
  let most = Number.NEGATIVE_INFINITY;
  for (const venture of ventures) {
    const worth = total(weighVenture(g, seat, venture));
    if (worth > most) most = worth;
  }
  return most;
}

/** What no composed move changes. */
interface Standing {
  clock: Clock;
  tactics: number;
  heroes: number;
  rewards: number;
  quests: number;
}
let standing: Standing;

/** Surveys the field, and weighs what is the same whatever is composed on it. */
function lookAround(g: Table, seat: Seat): void {
  survey(g);
  control(g);
  countRunes(g, seat);
  const clock = clockOf(g, seat);
  const { heroes, rewards, quests } = companyOf(g, seat, clock);
  const tactics = tacticsWorth(g.players[seat]!.tactics.length, clock.future);
  standing = { clock, tactics, heroes: heroes + duelWorth(g, seat), rewards, quests };
}

function weighVenture(g: Table, seat: Seat, venture: Venture): Prospects {
  restore(g);
  const engagement = embark(g, venture);
  control(g);
  const prospects = weigh(g, seat, engagement);
  // What is only possible is less than what is composed, and that than what is done: it must never pay to begin anew.
  // A bonus to come is not nearer for it, so that it never pays to compose for ever.
  prospects.order *= 0.8;
  const squads = picked(g);
  prospects.underWay -= venture.isNow ? 0.3 : squads === 0 ? 1.2 : 0.4;
  prospects.underWay += 0.005 * squads;
  // It would have to be cleared.
  if (isFaulty(g, seat, venture)) prospects.underWay -= FAULT;
  return prospects;
}
const FAULT = 8;

/** Areas with too many, or allies without company, by a composed move. */
function isFaulty(g: Table, seat: Seat, { going, at }: Venture): boolean {
  for (let i = 0; i < field.n; i++) if (field.units[i]! > MOST_UNITS) return true;
  return at === null && going.some(({ unit, to }) => isAlly(unit) && field.control[indexOf(g, to)] !== seat);
}

/** Squads of an army that is gathered: of two that lead to the same, the further one. 1 for other moves. */
function picked(g: Table): number {
  const { army } = g.stack.at(-1)!.v as { army?: unknown[] };
  return army === undefined ? 1 : army.length;
}

/** What a position promises, thing by thing. */
export function prospects(g: Table, seat: Seat): Prospects {
  lookAround(g, seat);
  keep();
  let best: Prospects | null = null;
  for (const venture of venturesOf(g)) {
    const one = weighVenture(g, seat, venture);
    if (best === null || total(one) > total(best)) best = one;
  }
  return best ?? weigh(g, seat, battleUnderWay(g));
}

const total = (p: Prospects): number =>
  p.runes +
  p.threatened +
  p.army +
  p.hunger +
  p.land +
  p.dials +
  p.influence +
  p.tactics +
  p.heroes +
  p.rewards +
  p.quests +
  p.objective +
  p.strongholds +
  p.titles +
  p.order +
  p.hope +
  p.campaign +
  p.underWay;

const income: Income = { food: 0, wood: 0, ore: 0 };

/** The numbers of the field as they are now. */
function weigh(g: Table, seat: Seat, engagement: Engagement | null): Prospects {
  reach(g);
  const { clock } = standing;
  const player = g.players[seat]!;
  const { future } = clock;
  income.food = 0;
  income.wood = 0;
  income.ore = 0;
  const { places } = mapOf(g);
  let [runes, threatened, army, hunger, land, strongholds] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < field.n; i++) {
    const here = g.areas[i]!;
    const isFought = engagement !== null && engagement.at === i;
    if (field.holder[i] === seat && !isFought) {
      army += field.worth[i]!;
      hunger -= hungerAt(g, seat, i, clock);
    }
    const share = isFought ? shareOf(engagement, seat) : field.control[i] === seat ? 1 : 0;
    if (share === 0) continue;
    const { food, wood, ore } = places[i]!.printed.resources;
    income.food += food * share;
    income.wood += wood * share;
    income.ore += ore * share;
    if (here.exploration?.revealed) {
      const { yields } = EXPLORATION[here.exploration.token];
      if (yields !== null) income[yields] += share;
    }
    land += share * (AREA + (here.city === null ? 0 : CITY * future));
    let stake = 0;
    const rune = field.runes[i]!;
    if (rune !== null) {
      const isGenuine = rune.genuine;
      runes += share * (isGenuine ? RUNE : DECOY);
      if (isGenuine) stake = RUNE;
    }
    if (here.stronghold !== null && here.stronghold.owner === seat) {
      const { damaged, development } = here.stronghold;
      strongholds += share * ((damaged ? DAMAGED : STRONGHOLD) + (development === null ? 0 : DEVELOPMENT)) * future;
      stake += 2 * future;
    }
    if (here.city !== null) stake += CITY * future;
    if (stake > 0 && !isFought && clock.orders + g.seats > 1) threatened -= stake * dangerAt(g, seat, i);
  }
  let influence = player.influence;
  if (engagement !== null) {
    if (engagement.attacker === seat) {
      army += engagement.attack;
      influence -= engagement.price / INFLUENCE;
    }
    if (engagement.defender === seat) army += engagement.defence;
  }
  let dials = 0;
  for (const resource of RESOURCES) {
    const levels = DIAL_WORTH[player.faction!][resource];
    dials += 0.7 * levels[player.dials[resource]]!;
    land += 0.4 * future * levels[Math.min(8, Math.round(income[resource]))]!;
  }
  const ahead = expects(g, seat, clock, income, -hunger);
  const { order, hope } = ahead;
  return {
    runes,
    threatened,
    army: (0.2 + 0.8 * future) * upTo(army, PLENTY.army),
    hunger,
    land,
    dials: dials * future,
    influence: influenceWorth(g, seat, influence, clock),
    tactics: standing.tactics,
    heroes: standing.heroes,
    rewards: standing.rewards,
    quests: standing.quests,
    objective: objectiveWorth(g, seat, clock),
    strongholds,
    titles: titlesWorth(g, seat, future),
    order,
    hope,
    campaign: clock.orders === 0 ? 0 : CAMPAIGN * targets.campaign + NEXT_CAMPAIGN * targets.nextCampaign,
    underWay: underWay(g, seat, future, income),
  };
}

/** Whose an area that is fought for will be. */
function shareOf({ attacker, defender, chance }: Engagement, seat: Seat): number {
  if (seat === attacker) return chance;
  return seat === defender && defender !== NOBODY ? 1 - chance : 0;
}

function hungerAt(g: Table, seat: Seat, i: number, { hunger, starved }: Clock): number {
  const units = field.units[i]!;
  const mean = field.worth[i]! / units;
  const crowd = Math.max(0, units - MOST_UNITS);
  const isFed = starved && g.card === 'mild-winter';
  const fed = isFed ? g.players[seat]!.dials.food : Math.min(MOST_UNITS, foodLimit(g, seat, g.areas[i]!));
  return mean * (crowd + hunger * Math.max(0, units - crowd - fed));
}

/** What mainly speaks for a position against another one, for the explanations of bots. */
export function tells(g: Table, other: Table, seat: Seat): { what: string; n: number } | null {
  if (g.over || other.over || g.players[seat]!.faction === null || other.players[seat]!.faction === null) return null;
  const [mine, theirs] = [prospects(g, seat), prospects(other, seat)];
  let most = 0.5;
  let found: { what: string; n: number } | null = null;
  for (const key of Object.keys(mine) as (keyof Prospects)[]) {
    const gained = mine[key] - theirs[key];
    if (gained > most) [most, found] = [gained, { what: key, n: Math.round(gained) }];
  }
  return found;
}
