/**
 * The shortest list of choices that still fails: first whole blocks are left out, then single numbers are made small.
 * `fails` plays the list and says whether it still breaks the same law. At most `tries` games are played.
 */
export function shrink(
  choices: readonly number[],
  fails: (choices: readonly number[]) => boolean,
  tries = 400,
): number[] {
  let best = choices.slice();
  let left = tries;
  const better = (candidate: number[]): boolean => {
    if (left-- <= 0 || !fails(candidate)) return false;
    best = candidate;
    return true;
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
