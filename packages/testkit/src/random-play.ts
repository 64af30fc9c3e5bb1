import { type AnyGame, type Deal, type Options, type Question, type Rng, rng } from '@teahouse/kernel';

/** A random game is its deal and a list of numbers that choose; so it can be repeated, cut and shrunk. */
export interface RandomGame {
  deal: Deal;
  choices: number[];
}

/** Which open question is answered, and how, by one number. */
export function pick(open: readonly Question[], choice: number): { question: Question; answer: string } {
  const question = open[choice % open.length]!;
  const rest = Math.floor(choice / open.length);
  return { question, answer: question.options[rest % question.options.length]! };
}

export const CHOICES = 2 ** 24;

/** Every combination of table options that the game allows for some number of seats. */
export function tables(game: AnyGame): { seats: number; options: Options }[] {
  let combinations: Options[] = [{}];
  for (const [name, values] of Object.entries(game.options)) {
    combinations = combinations.flatMap(o => values.map(value => ({ ...o, [name]: value })));
  }
  const out: { seats: number; options: Options }[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of combinations)
      if ((game.forbids?.(options, seats) ?? null) === null) out.push({ seats, options });
  }
  return out;
}

/** The deal of the n-th random game of a seed, at any of the tables. */
export function dealOf(all: readonly { seats: number; options: Options }[], seed: string, n: number): Required<Deal> {
  const table = all[rng(`table ${seed}-${n}`)(all.length)]!;
  return { seats: table.seats, options: table.options, seed: `${seed}-${n}` };
}

export const luckOf = (deal: Deal): Rng => rng(`choices of ${deal.seed}`);
