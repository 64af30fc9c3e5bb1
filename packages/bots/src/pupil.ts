import type { Learned } from '@teahouse/games';
import { type Rng, rng } from '@teahouse/kernel';
import { softmax } from './net.ts';

/** A position of a game that was played to its end, for every seat. */
export interface Lesson {
  readonly features: readonly (readonly number[])[];
  /** In clear leads. */
  readonly values: readonly number[];
  /** Who won; a shared first place counts in part. */
  readonly won: readonly number[];
}

interface Curriculum {
  readonly hidden: number;
  readonly epochs: number;
  /** How far a step goes at first. */
  readonly rate: number;
  /** How much weights are drawn to nothing at every step, as a share of its rate. */
  readonly decay: number;
  readonly seed: string;
  onEpoch?(epoch: number, taught: number, held: number): void;
}

interface Report {
  learned: Learned;
  /** How surprised it is by who won in games it did not learn from, and how surprised `value` alone was. */
  held: number;
  before: number;
}

const BATCH = 64;
/** One game in so many is only looked at: it says when to stop. */
const HELD = 10;
const FINE = 1 << 20;

/** Learns from positions, game by game. What is given did best in games it did not learn from. */
export function learn(games: readonly (readonly Lesson[])[], curriculum: Curriculum): Report {
  const luck = rng(`learn ${curriculum.seed}`);
  const lessons = games.filter((_, n) => n % HELD !== 0).flat();
  const held = games.filter((_, n) => n % HELD === 0).flat();
  const pupil = new Pupil(lessons, curriculum, luck);
  const before = pupil.surprise(held);
  let best = { learned: pupil.learned, held: before };
  for (let epoch = 1; epoch <= curriculum.epochs; epoch++) {
    shuffle(lessons, luck);
    const pace = 1 - (epoch - 1) / curriculum.epochs;
    for (let at = 0; at < lessons.length; at += BATCH) pupil.study(lessons.slice(at, at + BATCH), pace);
    const now = pupil.surprise(held);
    curriculum.onEpoch?.(epoch, pupil.surprise(lessons.slice(0, held.length)), now);
    if (now < best.held) best = { learned: pupil.learned, held: now };
  }
  return { ...best, before };
}

function shuffle(list: unknown[], luck: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = luck(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** A network while it learns, by gradient descent with momentum for every weight, which shrink by themselves (AdamW). */
class Pupil {
  readonly #curriculum: Curriculum;
  readonly #mean: readonly number[];
  readonly #scale: readonly number[];
  /** All weights in a row: own, others, bias, out, lead. */
  readonly #weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #drift: Float64Array;
  readonly #spread: Float64Array;
  #steps = 0;
  #reading: Reading | undefined;

  constructor(lessons: readonly Lesson[], curriculum: Curriculum, luck: Rng) {
    this.#curriculum = curriculum;
    const rows = lessons.flatMap(({ features }) => features);
    const width = rows[0]!.length;
    const meanOf = (of: (row: readonly number[]) => number): number =>
      rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
    this.#mean = Array.from({ length: width }, (_, i) => meanOf(row => row[i]!));
    // What never changes teaches nothing, and must not be divided by nothing.
    this.#scale = this.#mean.map((mean, i) => Math.sqrt(meanOf(row => (row[i]! - mean) ** 2)) || 1);
    const { hidden } = curriculum;
    const size = 2 * hidden * width + 2 * hidden + 1;
    this.#weights = new Float64Array(size);
    const reach = Math.sqrt(3 / width);
    for (let i = 0; i < 2 * hidden * width; i++) this.#weights[i] = ((2 * luck(FINE)) / FINE - 1) * reach;
    // At first the value made by hand says all.
    this.#weights[size - 1] = 1;
    this.#slope = new Float64Array(size);
    this.#drift = new Float64Array(size);
    this.#spread = new Float64Array(size);
  }

  get learned(): Learned {
    const { hidden } = this.#curriculum;
    const block = hidden * this.#mean.length;
    const part = (from: number, length: number): number[] => [...this.#weights.subarray(from, from + length)];
    return {
      mean: this.#mean,
      scale: this.#scale,
      own: part(0, block),
      others: part(block, block),
      bias: part(2 * block, hidden),
      out: part(2 * block + hidden, hidden),
      lead: this.#weights.at(-1)!,
    };
  }

  surprise(lessons: readonly Lesson[]): number {
    let sum = 0;
    for (const lesson of lessons) sum += this.#look(lesson, false);
    return sum / lessons.length;
  }

  study(lessons: readonly Lesson[], pace: number): void {
    const slope = this.#slope.fill(0);
    for (const lesson of lessons) this.#look(lesson, true);
    this.#steps++;
    const { rate, decay } = this.#curriculum;
    const [slow, slower] = [0.9, 0.999];
    const step = (pace * rate * Math.sqrt(1 - slower ** this.#steps)) / (1 - slow ** this.#steps);
    const last = slope.length - 1;
    for (let i = 0; i <= last; i++) {
      const d = slope[i]! / lessons.length;
      this.#drift[i] = slow * this.#drift[i]! + (1 - slow) * d;
      this.#spread[i] = slower * this.#spread[i]! + (1 - slower) * d * d;
      if (i < last) this.#weights[i]! *= 1 - pace * rate * decay;
      this.#weights[i]! -= (step * this.#drift[i]!) / (Math.sqrt(this.#spread[i]!) + 1e-8);
    }
  }

  /** How surprising it is who won; adds the slope of that where it is to be learned. */
  #look({ features, values, won }: Lesson, learns: boolean): number {
    const { hidden } = this.#curriculum;
    const width = this.#mean.length;
    const seats = features.length;
    const block = hidden * width;
    const out = 2 * block + hidden;
    const w = this.#weights;
    const { own, others, units } = this.#read(features);
    const scores: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      let score = w[out + hidden]! * values[seat]!;
      for (let unit = 0; unit < hidden; unit++) {
        let sum = w[2 * block + unit]!;
        for (let i = 0, at = unit * width, x = seat * width; i < width; i++, at++, x++)
          sum += w[at]! * own[x]! + w[block + at]! * others[x]!;
        units[seat * hidden + unit] = sum;
        if (sum > 0) score += w[out + unit]! * sum;
      }
      scores.push(score);
    }
    const chances = softmax(scores);
    let surprise = 0;
    for (const [seat, share] of won.entries())
      if (share > 0) surprise -= share * Math.log(Math.max(1e-9, chances[seat]!));
    if (!learns) return surprise;
    const slope = this.#slope;
    for (let seat = 0; seat < seats; seat++) {
      const d = chances[seat]! - won[seat]!;
      slope[out + hidden]! += d * values[seat]!;
      for (let unit = 0; unit < hidden; unit++) {
        const h = units[seat * hidden + unit]!;
        if (h <= 0) continue;
        slope[out + unit]! += d * h;
        const down = d * w[out + unit]!;
        slope[2 * block + unit]! += down;
        for (let i = 0, at = unit * width, x = seat * width; i < width; i++, at++, x++) {
          slope[at]! += down * own[x]!;
          slope[block + at]! += down * others[x]!;
        }
      }
    }
    return surprise;
  }

  /** What every seat has, and the mean of what its rivals have, each by how unusual it is. */
  #read(features: Lesson['features']): Reading {
    const width = this.#mean.length;
    const seats = features.length;
    this.#reading ??= {
      own: new Float64Array(seats * width),
      others: new Float64Array(seats * width),
      units: new Float64Array(seats * this.#curriculum.hidden),
    };
    const { own, others } = this.#reading;
    for (let i = 0; i < width; i++) {
      let sum = 0;
      for (let seat = 0; seat < seats; seat++) {
        const x = (features[seat]![i]! - this.#mean[i]!) / this.#scale[i]!;
        own[seat * width + i] = x;
        sum += x;
      }
      for (let at = i; at < seats * width; at += width) others[at] = (sum - own[at]!) / (seats - 1);
    }
    return this.#reading;
  }
}

/** A position as a network reads it, seat by seat; written anew by every look. */
interface Reading {
  own: Float64Array;
  others: Float64Array;
  units: Float64Array;
}
