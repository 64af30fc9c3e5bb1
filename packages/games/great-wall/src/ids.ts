/** Ids that can be answers are made once; rules look them up and never take them apart. */

export const SECTIONS = ['left', 'middle', 'right'] as const;
export type SectionId = (typeof SECTIONS)[number];

export const TROOPS = ['spearman', 'archer', 'horseman'] as const;
export type Troop = (typeof TROOPS)[number];
/** Figures by type. */
export type Troops = Record<Troop, number>;
export const noTroops = (): Troops => ({ spearman: 0, archer: 0, horseman: 0 });

export const RESOURCES = ['wood', 'stone', 'gold', 'chi'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Record<Resource, number>;
/** What walls and barricades are made of, and what can be donated. */
export const MATERIALS = ['wood', 'stone', 'gold'] as const;
export type Material = (typeof MATERIALS)[number];

/** The end of anything that is done step by step, and not using something that may be used. */
export const DONE = 'done';
export const PASS = 'pass';

/** One id per section, such as 'post-left'. */
const inSections = <P extends string>(prefix: P): readonly `${P}-${SectionId}`[] =>
  SECTIONS.map(section => `${prefix}-${section}` as const);
/** A free shooting post, an archer who shoots from his post, a rest zone, a wall level and a barricade to build. */
export const POST = inSections('post');
export const SHOOT = inSections('shoot');
export const REST = inSections('rest');
export const WALL = inSections('wall');
export const BARRICADE = inSections('barricade');

export interface Route {
  from: number;
  to: number;
}
type RouteId = `${SectionId}-to-${SectionId}`;
const routes = new Map<string, Route>();
const ROUTE_IDS: RouteId[][] = SECTIONS.map((a, from) =>
  SECTIONS.map((b, to) => {
    const id: RouteId = `${a}-to-${b}`;
    if (from !== to) routes.set(id, { from, to });
    return id;
  }),
);
export const routeId = (from: number, to: number): RouteId => ROUTE_IDS[from]![to]!;
export const route = (id: string): Route => routes.get(id)!;

/** A payment: so many of each. */
export type MixId = string;
const mixes = new Map<MixId, Goods>();
const MIX_IDS = new Map<number, MixId>();
const MOST = 15;
const key = (wood: number, stone: number, gold: number, chi: number): number =>
  ((wood * 16 + stone) * 16 + gold) * 16 + chi;

for (let wood = 0; wood <= MOST; wood++) {
  for (let stone = 0; wood + stone <= MOST; stone++) {
    for (let gold = 0; wood + stone + gold <= MOST; gold++) {
      // Only overseers can be paid with chi among other things, and they cost 4 at most.
      for (let chi = 0; chi === 0 || wood + stone + gold + chi <= 4; chi++) {
        if (chi > 4) break;
        const goods: Goods = { wood, stone, gold, chi };
        const parts = RESOURCES.filter(resource => goods[resource] > 0).map(
          resource => `${resource}-${goods[resource]}`,
        );
        const id = parts.length === 0 ? 'free' : parts.join('+');
        mixes.set(id, goods);
        MIX_IDS.set(key(wood, stone, gold, chi), id);
      }
    }
  }
}
export const mix = (id: MixId): Readonly<Goods> => mixes.get(id)!;
export const isMix = (id: string): boolean => mixes.has(id);
const mixId = ({ wood, stone, gold, chi }: Readonly<Goods>): MixId => MIX_IDS.get(key(wood, stone, gold, chi))!;

/** Every way to pay `n` out of some goods. */
export function waysToPay(goods: Readonly<Goods>, n: number, withChi: boolean): MixId[] {
  const out: MixId[] = [];
  for (let wood = Math.min(n, goods.wood); wood >= 0; wood--) {
    for (let stone = Math.min(n - wood, goods.stone); stone >= 0; stone--) {
      for (let gold = Math.min(n - wood - stone, goods.gold); gold >= 0; gold--) {
        const chi = n - wood - stone - gold;
        if (chi > 0 && (!withChi || chi > goods.chi)) continue;
        out.push(MIX_IDS.get(key(wood, stone, gold, chi))!);
      }
    }
  }
  return out;
}

/** A soldier to recruit, and what is paid for him. */
interface Offer {
  troop: Troop;
  price: Readonly<Goods>;
}
const offers = new Map<string, Offer>();
const OFFER_IDS: Record<Troop, Map<MixId, string>> = { spearman: new Map(), archer: new Map(), horseman: new Map() };
/** GW-LOC-BARRACKS-04 */
export const TROOP_COST: Readonly<Record<Troop, Goods>> = {
  spearman: { wood: 1, stone: 2, gold: 0, chi: 0 },
  archer: { wood: 1, stone: 0, gold: 0, chi: 2 },
  horseman: { wood: 1, stone: 0, gold: 3, chi: 0 },
};
for (const troop of TROOPS) {
  const most = TROOP_COST[troop];
  for (let wood = 0; wood <= most.wood; wood++) {
    for (let stone = 0; stone <= most.stone; stone++) {
      for (let gold = 0; gold <= most.gold; gold++) {
        for (let chi = 0; chi <= most.chi; chi++) {
          const price = { wood, stone, gold, chi };
          const id = `${troop}:${mixId(price)}`;
          offers.set(id, { troop, price });
          OFFER_IDS[troop].set(mixId(price), id);
        }
      }
    }
  }
}
export const offer = (id: string): Offer => offers.get(id)!;
export const offerId = (troop: Troop, price: Readonly<Goods>): string => OFFER_IDS[troop].get(mixId(price))!;

/** Small numbers as answers: 'draw-2', 'donate-1'. */
export const DRAW = Array.from({ length: 10 }, (_, n) => `draw-${n}`);
export const DONATE = Array.from({ length: 3 }, (_, n) => `donate-${n}`);
