import type { JsonObject, Migration } from '@teahouse/kernel';

/** Layings came to say who laid the runes, and what for. */
interface WithoutSources {
  first: number;
  seats: number;
  areas: { rune: { laying: number; known: number } | null }[];
  layings: { by?: number; source?: string }[];
  stack: { proc: string; v: Record<string, unknown> }[];
}

const sources: Migration = {
  id: '2026-11 runes have a source',
  up(state: JsonObject): void {
    const g = state as unknown as WithoutSources;
    g.layings.forEach((laying, i) => {
      const isStart = i < g.seats;
      laying.by = isStart ? (g.first + i) % g.seats : whoLaid(g, i);
      laying.source = isStart ? 'start' : 'winter';
    });
    for (const { proc, v } of g.stack) if (proc === 'rune/receive') v.source = 'winter';
  },
};

/** Whoever laid them knows them all. It was not kept, so of several who do it is the first. */
function whoLaid({ areas, seats }: WithoutSources, laying: number): number {
  for (let seat = 0; seat < seats; seat++) {
    if (areas.every(({ rune }) => rune?.laying !== laying || (rune.known & (1 << seat)) !== 0)) return seat;
  }
  return 0;
}

export const migrations: readonly Migration[] = [sources];
