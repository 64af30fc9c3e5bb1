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
export const goods = (wood: number, stone: number, gold: number, chi: number): Goods => ({ wood, stone, gold, chi });
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
  // An event may ask for one wood more.
  for (let wood = 0; wood <= most.wood + 1; wood++) {
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

/** A player, as an answer. */
export const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const;
export type SeatId = (typeof SEATS)[number];

/** An order in which players come: 'order-3-1-2', seats counted from 1. */
const orders = new Map<string, readonly number[]>();
const ORDER_IDS = new Map<number, string>();
const orderKey = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum * 5 + seat + 1, 0);
function register(seats: readonly number[]): void {
  const id = `order-${seats.map(seat => seat + 1).join('-')}`;
  orders.set(id, seats);
  ORDER_IDS.set(orderKey(seats), id);
  for (let seat = 0; seat < SEATS.length; seat++) if (!seats.includes(seat)) register([...seats, seat]);
}
for (let seat = 0; seat < SEATS.length; seat++) register([seat]);
export const orderOf = (id: string): readonly number[] => orders.get(id)!;

/** Every order of some seats, the given one first. */
export function ordersOf(seats: readonly number[]): string[] {
  const out: string[] = [];
  const next = (begun: readonly number[]): void => {
    if (begun.length === seats.length) out.push(ORDER_IDS.get(orderKey(begun))!);
    for (const seat of seats) if (!begun.includes(seat)) next([...begun, seat]);
  };
  next([]);
  return out;
}

/** From a player to a player. */
interface Gift {
  from: number;
  to: number;
}
const gifts = new Map<string, Gift>();
for (const from of SEATS.keys()) {
  for (const to of SEATS.keys()) if (from !== to) gifts.set(`gift-${from + 1}-${to + 1}`, { from, to });
}
export const GIFTS: readonly string[] = [...gifts.keys()];
export const gift = (id: string): Gift => gifts.get(id)!;

/** A soldier of a player. */
interface Comrade {
  seat: number;
  troop: Troop;
}
const comrades = new Map<string, Comrade>();
const COMRADE_IDS: Record<Troop, string[]> = { spearman: [], archer: [], horseman: [] };
for (const troop of TROOPS) {
  for (const seat of SEATS.keys()) {
    const id = `${troop}-of-${seat + 1}`;
    comrades.set(id, { seat, troop });
    COMRADE_IDS[troop].push(id);
  }
}
export const comradeId = (seat: number, troop: Troop): string => COMRADE_IDS[troop][seat]!;
export const comrade = (id: string): Comrade => comrades.get(id)!;

/** A soldier who can be sacrificed or sent home: from the reserve, a rest zone or a post. */
const PLACES = ['reserve', 'left', 'middle', 'right', 'post-left', 'post-middle', 'post-right'] as const;
export type PlaceId = (typeof PLACES)[number];
interface Standing {
  troop: Troop;
  place: PlaceId;
}
const standings = new Map<string, Standing>();
for (const troop of TROOPS) for (const place of PLACES) standings.set(`${troop}@${place}`, { troop, place });
export const standingId = (troop: Troop, place: PlaceId): string => `${troop}@${place}`;
export const standing = (id: string): Standing => standings.get(id)!;

/** Claimed hordes that are spent. */
export const SPOILS = Array.from({ length: 5 }, (_, n) => `spoils-${n}`);

/** 10 honor for a shame token: the one just gained, or an older one. */
export const PENANCE = ['penance-new', 'penance-spearman', 'penance-archer', 'penance-horseman'] as const;
