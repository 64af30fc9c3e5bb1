import { BENEFITS, type Benefit } from '../printed/cities.ts';
import { DIALS, TOP_LEVEL } from '../printed/factions.ts';
import { CITIES, type CityId, FACTIONS, type FactionId, RESOURCES, type Resource, UNITS } from '../printed/ids.ts';
import { NEUTRALS_BY_SHAPE } from '../printed/units.ts';
import { WORTH } from './might.ts';

/* What things are worth, in points: a genuine rune is ten. Tuned in games between bots, see docs/bots.md. */

export const RUNE = 10;
/** A false rune keeps others guessing. */
export const DECOY = 0.3;
export const INFLUENCE = 0.55;
/** Three of eight winter cards sell a rune to whoever has most influence, or bids most of it. */
export const AUCTION = 5;
/** What envoys cost, with the risk that they come back. */
export const TALK = 1.2;
export const TACTIC = 0.8;
/** A reward nobody has seen: every fifth is a shard. */
export const REWARD = 2.6;
export const SHARD = 7.5;
/** To be had, and still to be laid. */
export const RUNE_TO_COME = 8.5;
/** The first hero, the second, the third. */
export const HEROES: readonly number[] = [2.4, 1.5, 0.8];
export const QUEST = 0.5;
export const STRONGHOLD = 1.8;
export const DAMAGED = 1.2;
export const DEVELOPMENT = 0.8;
export const AREA = 0.75;
export const CITY = 1.6;
export const RESOURCE = 0.45;

/** By how many envoys all destinies are red, and how many are usually sent. */
export const RED = [1, 0.6, 0.35, 0.2, 0.12, 0.07, 0.04] as const;
export const ENVOYS = 3;
/** By how many envoys one destiny at least is gold. */
export const GOLD = [0, 0.13, 0.25, 0.35, 0.44, 0.52, 0.59] as const;

/** Not all that can be attacked is. */
export const DANGER = 0.55;

/** A place that is worth a campaign, how much of it counts, and by the steps that an army is away how much of that. */
export const WORTHWHILE = 2.5;
export const CAMPAIGN = 0.3;
export const NEXT_CAMPAIGN = 0.15;
export const NEARNESS = [1, 0.85, 0.8, 0.62, 0.54, 0.42, 0.36, 0.28, 0.24] as const;

/** What is plenty is worth less, and all of it less towards the end. */
export const PLENTY = { influence: 8, tactics: 6, army: 7 } as const;
export const upTo = (n: number, plenty: number): number => Math.min(n, plenty) + 0.4 * Math.max(0, n - plenty);
export const tacticsWorth = (n: number, future: number): number =>
  TACTIC * (0.15 + 0.85 * future) * upTo(n, PLENTY.tactics);

/** How much of what might be done with an order counts once it is chosen, and of the best to come in a year. */
export const CHOSEN = 0.8;
/** What Strategize saves of units that would starve. */
export const SPREAD = 0.5;
export const PLANNED = [0.42, 0.3, 0.22, 0.18] as const;
export const SUPREME = 0.9;

const levelWorth = (faction: FactionId, resource: Resource, level: number): number => {
  const { units, influence, tactics } = DIALS[faction][resource][level]!;
  let worth = 0;
  for (const unit of UNITS) worth += (units[unit] ?? 0) * WORTH[unit];
  return 0.55 * worth + 0.45 * influence + 0.35 * tactics;
};
/** What a dial is worth by its level; food feeds the army too. */
export const DIAL_WORTH = Object.fromEntries(
  FACTIONS.map(faction => [
    faction,
    Object.fromEntries(
      RESOURCES.map(resource => [
        resource,
        Array.from(
          { length: TOP_LEVEL + 1 },
          (_, level) => levelWorth(faction, resource, level) + 0.12 * level + (resource === 'food' ? 0.25 * level : 0),
        ),
      ]),
    ),
  ]),
) as unknown as Readonly<Record<FactionId, Readonly<Record<Resource, readonly number[]>>>>;

const LEVY_WORTH = Object.fromEntries(
  FACTIONS.map(faction => [
    faction,
    Object.fromEntries(
      RESOURCES.map(resource => [
        resource,
        Array.from({ length: TOP_LEVEL + 1 }, (_, level) => {
          const { units } = DIALS[faction][resource][level]!;
          let [n, worth] = [0, 0];
          for (const unit of UNITS) {
            n += units[unit] ?? 0;
            worth += (units[unit] ?? 0) * WORTH[unit];
          }
          return { n, worth };
        }),
      ]),
    ),
  ]),
) as unknown as Readonly<Record<FactionId, Readonly<Record<Resource, readonly { n: number; worth: number }[]>>>>;
/** What a dial recruits at a level: where there is room for so many, and winter feeds so many of them. */
export function levyWorth(
  faction: FactionId,
  resource: Resource,
  level: number,
  room: number,
  fed: number,
  hunger: number,
): number {
  const { n, worth } = LEVY_WORTH[faction][resource][level]!;
  if (n <= fed) return worth;
  return (worth / n) * (fed + (1 - hunger) * (Math.min(n, room) - fed));
}

function benefitWorth(benefit: Benefit): number {
  if ('influence' in benefit) return INFLUENCE * benefit.influence;
  if ('tactics' in benefit) return TACTIC * benefit.tactics;
  if ('quests' in benefit) return QUEST * benefit.quests;
  let worth = 0;
  for (const shape of benefit.neutrals) worth += WORTH[NEUTRALS_BY_SHAPE[shape][0]!];
  return worth;
}
/** The better benefit of a city. */
export const CITY_WORTH = Object.fromEntries(
  CITIES.map(city => [city, Math.max(...BENEFITS[city].map(benefitWorth))]),
) as Readonly<Record<CityId, number>>;
