/** What was estimated before one decision. */
export interface Observed {
  /** Everybody's chance. */
  chances: readonly number[];
  /** How unsure that is: the square of its standard error. */
  variance: number;
  /** What the decision changed, as far as it is known: whoever gave a chance away lost it to the others. */
  change: readonly number[];
}

/** How unsure the fair share of the beginning is, and how far the deal may have moved it by the second decision. */
const FAIR = 0.02 ** 2;
const DEALT = 0.1 ** 2;
/** No estimate is better than this, nor does a game ever stand quite still. */
const LEAST = { variance: 0.01 ** 2, drift: 0.004 ** 2 };

/**
 * A curve through estimates that each are a little wrong. Neighbours tell of each other: a chance drifts from decision to
 * decision by what is yet unknown, and falls by what mistakes are known to cost. So the likeliest curve is found from both
 * sides (a Kalman filter and the smoother of Rauch, Tung and Striebel); it begins about the fair share, and where the
 * result is known ends there. All seats are smoothed alike, so that shares stay shares.
 */
export function smoothed(
  seats: number,
  together: boolean,
  observed: readonly Observed[],
  result: readonly number[] | null,
): number[][] {
  if (observed.length === 0) return [];
  const fair = Array<number>(seats).fill(together ? 0.5 : 1 / seats);
  const { drift, variance } = noiseIn(observed);
  const driftTo = (n: number): number => (n === 1 ? drift + DEALT : drift);
  const points: { y: readonly number[]; r: number }[] = observed.map(one => ({
    y: one.chances,
    r: Math.max(variance, one.variance, LEAST.variance),
  }));
  if (result !== null) points.push({ y: result, r: 0 });
  const filtered: { x: readonly number[]; p: number }[] = [];
  let [x, p]: [readonly number[], number] = [fair, FAIR];
  for (const [n, { y, r }] of points.entries()) {
    if (n > 0) [x, p] = [plus(x, observed[n - 1]!.change), p + driftTo(n)];
    const gain = p / (p + r);
    const before = x;
    x = before.map((mine, seat) => mine + gain * (y[seat]! - mine));
    p *= 1 - gain;
    filtered.push({ x, p });
  }
  const curve = [filtered.at(-1)!.x];
  for (let n = filtered.length - 2; n >= 0; n--) {
    const { x: here, p: unsure } = filtered[n]!;
    const expected = plus(here, observed[n]!.change);
    const gain = unsure / (unsure + driftTo(n + 1));
    curve.unshift(here.map((mine, seat) => mine + gain * (curve[0]![seat]! - expected[seat]!)));
  }
  return curve.map((point, n) => (n === observed.length ? point.slice() : within(point, together)));
}

/**
 * How much of the unrest between neighbours is drift and how much is error: drift adds up over two steps, error does not.
 * A few decisions tell that badly, so that some of it is always drift: else a short game would be one straight line.
 */
function noiseIn(observed: readonly Observed[]): { drift: number; variance: number } {
  const one = unrest(observed, 1);
  const two = unrest(observed, 2);
  const drift = Math.max(Math.min(two - one, one), one / 4, LEAST.drift);
  return { drift, variance: Math.max(0, (one - drift) / 2) };
}

/** The mean square by which estimates so many decisions apart differ, beyond what is known. */
function unrest(observed: readonly Observed[], apart: number): number {
  let [sum, n] = [0, 0];
  for (let at = apart; at < observed.length; at++) {
    observed[at]!.chances.forEach((chance, seat) => {
      let step = chance - observed[at - apart]!.chances[seat]!;
      for (let i = at - apart; i < at; i++) step -= observed[i]!.change[seat]!;
      sum += step ** 2;
      n++;
    });
  }
  return n === 0 ? 0 : sum / n;
}

const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((each, i) => each + b[i]!);

/** Between nothing and all, and where they are shares with the sum that shares have. */
function within(point: readonly number[], together: boolean): number[] {
  const bound = point.map(chance => Math.min(Math.max(chance, 0.001), 0.999));
  const sum = together ? 1 : bound.reduce((a, b) => a + b);
  return bound.map(chance => chance / sum);
}
