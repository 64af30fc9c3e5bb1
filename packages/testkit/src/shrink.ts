/**
 * The shortest list of choices that still fails: first whole blocks are left out, then single numbers are made small.
 * `fails` plays the list and gives back what it took of it to break the same law, or null. At most `tries` games are played.
 */
export function shrink(
  choices: readonly number[],
  fails: (choices: readonly number[]) => readonly number[] | null,
  tries = 400,
): readonly number[] {
  let best = choices;
  let left = tries;
  const better = (candidate: readonly number[]): boolean => {
    const taken = left-- > 0 ? fails(candidate) : null;
    best = taken ?? best;
    return taken !== null;
  };
  for (let block = Math.ceil(best.length / 2); block >= 1; block = block === 1 ? 0 : Math.ceil(block / 2)) {
    for (let at = 0; at < best.length; ) {
      if (!better([...best.slice(0, at), ...best.slice(at + block)])) at += block;
    }
  }
  for (let i = 0; i < best.length; i++) {
    if (best[i] !== 0) better(best.with(i, 0));
  }
  return best;
}
