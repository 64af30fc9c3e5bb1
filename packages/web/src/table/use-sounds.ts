import { useEffect, useRef } from 'preact/hooks';
import { placesAt } from '../outcome.ts';
import { ring, type Tune } from '../sound.ts';
import { isPassed, type TableState } from './source.ts';

/** What changed that is worth a sound: my turn has come, or the game has ended. */
export function tuneFor(before: TableState | null, now: TableState): Tune | null {
  // Whoever opens a page sees how things stand.
  if (before === null) return null;
  const { outcome, mySeat } = now.table;
  if (outcome !== null) {
    if (before.table.outcome !== null) return null;
    const won = outcome.kind === 'places' ? mySeat !== null && placesAt(now.table)?.[mySeat] === 1 : outcome.won;
    return won ? 'won' : 'over';
  }
  return isMine(now) && !isMine(before) ? 'turn' : null;
}

const isMine = (state: TableState): boolean =>
  state.table.mySeat !== null && state.table.asked.includes(state.table.mySeat) && !isPassed(state);

export function useSounds(state: TableState | null): void {
  const before = useRef<TableState | null>(null);
  useEffect(() => {
    if (state === null) return;
    const tune = tuneFor(before.current, state);
    before.current = state;
    if (tune !== null) ring(tune);
  }, [state]);
}
