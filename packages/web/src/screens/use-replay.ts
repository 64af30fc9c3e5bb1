import { useEffect, useMemo } from 'preact/hooks';
import type { Venue } from '../router.ts';
import { practiceReplay } from '../table/practice-source.ts';
import { ReplayModel } from '../table/replay-model.ts';
import { serverReplay } from '../table/server-replay.ts';

/** A finished (or, through my own eyes, a running) game, wherever it was played. */
export function useReplay(
  venue: Venue,
  id: string,
  secret: string | null,
  n: number | null,
  viewer: number | null,
): ReplayModel {
  const made = useMemo(() => {
    const source = venue === 'practice' ? practiceReplay(id) : serverReplay(id, secret);
    return { source, model: new ReplayModel(source, n, viewer) };
    // Where it opens matters once; later steps change the address without starting again.
  }, [venue, id, secret]);
  useEffect(() => () => made.source.close(), [made]);
  return made.model;
}
