import { type AnyGame, cloneOf, type Deal, deal } from '@teahouse/kernel';

/** How many different sequences of `depth` decisions a deal allows: one number that guards thousands of rules. */
export function perft(game: AnyGame, start: Deal, depth: number): number {
  const { machine } = game;
  const count = (g: Parameters<typeof machine.open>[0], left: number): number => {
    const q = machine.open(g)[0];
    if (q === undefined || left === 0) return 1;
    if (left === 1) return q.options.length;
    let sum = 0;
    for (const answer of q.options) {
      const world = cloneOf(game, g);
      machine.play(world, q, answer);
      sum += count(world, left - 1);
    }
    return sum;
  };
  return count(deal(game, start).g, depth);
}
