export const KINDS = ['green', 'black', 'flower'] as const;
export type Kind = (typeof KINDS)[number];

export type TeaId = `tea-${number}`;
interface Tea {
  id: TeaId;
  strength: number;
  kind: Kind;
}

/** FC-COMP-01 */
export const TEAS: readonly Tea[] = Array.from({ length: 36 }, (_, i) => ({
  id: `tea-${i + 1}`,
  strength: i + 1,
  kind: KINDS[i % 3]!,
}));

const BY_ID = new Map(TEAS.map(tea => [tea.id, tea]));
export const tea = (id: TeaId): Tea => BY_ID.get(id)!;
