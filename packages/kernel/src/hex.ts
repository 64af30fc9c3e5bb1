/** A place on a grid of hexes, in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A hex as a key: `3,-1`. */
export type HexId = `${number},${number}`;

/**
 * One of the six sides of a hex, clockwise. With flat tops they are N, NE, SE, S, SW, NW; with pointed tops NW, NE, E, SE,
 * SW, W.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const STEPS: Readonly<Record<Direction, Hex>> = {
  0: { q: 0, r: -1 },
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
};

const ORIGIN: Hex = { q: 0, r: 0 };

export function hexId({ q, r }: Hex): HexId {
  return `${q},${r}`;
}

export function parseHexId(id: string): Hex {
  const match = /^(-?\d+),(-?\d+)$/.exec(id);
  if (match === null) throw new Error(`'${id}' is no hex; one is written as two whole numbers, such as '3,-1'.`);
  return { q: Number(match[1]), r: Number(match[2]) };
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

export function add(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function neighbour(hex: Hex, direction: Direction): Hex {
  return add(hex, STEPS[direction]);
}

/** All six, clockwise, whether a map has them or not. */
export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map(direction => neighbour(hex, direction));
}

/** The side of `from` on which `to` lies; undefined unless they are neighbours. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  return DIRECTIONS.find(direction => sameHex(neighbour(from, direction), to));
}

/** So many sixths of a turn further, clockwise. */
export function turn(direction: Direction, sixths: number): Direction {
  return wrapped(direction + sixths) as Direction;
}

/** How many steps from hex to hex it takes. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hex after so many sixths of a turn clockwise around a centre; a tile that is laid turned is its hexes rotated. */
export function rotate(hex: Hex, sixths: number, centre: Hex = ORIGIN): Hex {
  let q = hex.q - centre.q;
  let r = hex.r - centre.r;
  for (let i = wrapped(sixths); i > 0; i--) [q, r] = [0 - r, q + r];
  return { q: q + centre.q, r: r + centre.r };
}

/** The hexes at exactly this distance, clockwise. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let hex: Hex = { q: centre.q, r: centre.r - radius };
  for (const side of DIRECTIONS) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex);
      hex = neighbour(hex, turn(side, 2));
    }
  }
  return hexes;
}

/** The centre and all hexes up to this distance, ring by ring. */
export function spiral(centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, i) => ring(centre, i)).flat();
}

/** The hex that a point with broken axial coordinates lies in. */
export function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r) };
  const offQ = Math.abs(near.q - q);
  const offR = Math.abs(near.r - r);
  const offS = Math.abs(Math.round(s) - s);
  // The three always sum to nothing: the one that was rounded most follows from the others.
  if (offQ > offR && offQ > offS) near.q = -near.r - Math.round(s);
  else if (offR > offS) near.r = -near.q - Math.round(s);
  return { q: near.q + 0, r: near.r + 0 };
}

function wrapped(sixths: number): number {
  return ((sixths % 6) + 6) % 6;
}
