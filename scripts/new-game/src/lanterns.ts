export type LanternId = `lantern-${number}`;

/** PL-COMP-01 */
export const LANTERNS: readonly LanternId[] = Array.from({ length: 40 }, (_, i): LanternId => `lantern-${i + 1}`);

const NUMBERS: ReadonlyMap<string, number> = new Map(LANTERNS.map((id, i) => [id, i + 1]));

/** What is printed on a lantern. */
export const numberOf = (id: LanternId): number => NUMBERS.get(id)!;
