/** What an answer changes, as numbers. */
type Change = Readonly<Partial<Record<string, number>>>;

/**
 * What each answer changes, without what all of them change alike: beside a name on a button only what tells one answer
 * from another is worth its room.
 */
export function apart<C extends Change>(changes: ReadonlyMap<string, C>): Map<string, C> {
  const all = [...changes.values()];
  if (all.length < 2) return new Map(changes);
  const isCommon = (what: string): boolean => all.every(change => change[what] === all[0]![what]);
  const out = new Map<string, C>();
  for (const [answer, change] of changes) {
    out.set(answer, Object.fromEntries(Object.entries(change).filter(([what]) => !isCommon(what))) as C);
  }
  return out;
}
