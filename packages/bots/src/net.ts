import type { Learned } from '@teahouse/games';
import type { AnyGame, Core } from '@teahouse/kernel';
import { CLEAR_LEAD } from './utility.ts';

/** Everybody's chance to win, as a network tells it from the features of a game. Seats that have the same are alike. */
export class Net {
  readonly #game: AnyGame;
  readonly #own: Float64Array;
  readonly #others: Float64Array;
  readonly #bias: Float64Array;
  readonly #out: Float64Array;
  /** What a point of `value` adds. */
  readonly #point: number;
  readonly #features: number;
  readonly #hidden: number;

  /** Means and scales are folded into the weights, so that features are used as they come. */
  constructor(game: AnyGame, { mean, scale, lead, own, others, bias, out }: Learned) {
    const features = mean.length;
    const scaled = (weight: number, i: number): number => weight / scale[i % features]!;
    this.#game = game;
    this.#features = features;
    this.#hidden = bias.length;
    this.#point = lead / (game.clearLead ?? CLEAR_LEAD);
    this.#own = Float64Array.from(own, scaled);
    this.#others = Float64Array.from(others, scaled);
    this.#bias = Float64Array.from(bias, (weight, unit) => {
      let shift = 0;
      for (let i = 0, at = unit * features; i < features; i++, at++)
        shift += (this.#own[at]! + this.#others[at]!) * mean[i]!;
      return weight - shift;
    });
    this.#out = Float64Array.from(out);
  }

  chances(g: Core): number[] {
    const { seats } = g;
    const hidden = this.#hidden;
    const own = new Float64Array(seats * hidden);
    const others = new Float64Array(seats * hidden);
    const sum = new Float64Array(hidden);
    for (let seat = 0; seat < seats; seat++) {
      const features = this.#game.features!(g, seat);
      for (let unit = 0; unit < hidden; unit++) {
        let mine = 0;
        let theirs = 0;
        for (let i = 0, at = unit * this.#features; i < this.#features; i++, at++) {
          mine += this.#own[at]! * features[i]!;
          theirs += this.#others[at]! * features[i]!;
        }
        own[seat * hidden + unit] = mine;
        others[seat * hidden + unit] = theirs;
        sum[unit]! += theirs;
      }
    }
    const scores: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      let score = this.#point * this.#game.value(g, seat);
      for (let unit = 0, at = seat * hidden; unit < hidden; unit++, at++) {
        const x = this.#bias[unit]! + own[at]! + (sum[unit]! - others[at]!) / (seats - 1);
        if (x > 0) score += this.#out[unit]! * x;
      }
      scores.push(score);
    }
    return softmax(scores);
  }
}

/** Shares of one, by how much each is ahead. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map(power => power / sum);
}
