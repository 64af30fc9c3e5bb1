import { useSignal } from '@preact/signals';
import type { Table } from '@teahouse/protocol';
import { useEffect } from 'preact/hooks';
import { call } from './api.ts';
import { loadGame } from './games.ts';
import { sentence } from './refused.ts';
import { language, t } from './words.ts';

/** How far a table has come, and everybody's points. */
interface Stand {
  now: string;
  points: readonly number[];
}

/**
 * Read with the game's own board once the page is quiet: whoever has a table there is about to need its code anyway.
 * Null before that, as long as it is not wanted, and for a table that has not begun.
 */
export function useStanding(
  { id, game, n, status }: Pick<Table, 'id' | 'game' | 'n' | 'status'>,
  isWanted = true,
): Stand | null {
  const stand = useSignal<Stand | null>(null);
  const spoken = language.value;
  useEffect(() => {
    if (status !== 'playing' || !isWanted) return;
    let wanted = true;
    const read = async (): Promise<void> => {
      try {
        // The newest entry only: the view is what matters.
        const [{ view }, { board, text, common }] = await Promise.all([
          call('tables.get', { table: id, since: Math.max(0, n - 1) }),
          loadGame(game, spoken),
        ]);
        if (!wanted || view === null) return;
        const points = board.scores(view, text, spoken).rows.at(-1)?.points ?? [];
        stand.value = { now: board.course?.now(view, text, common) ?? '', points };
      } catch (error) {
        // The list is as good without it.
        console.info(sentence(error, t()));
      }
    };
    const timer = setTimeout(() => void read(), QUIET);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, game, n, status, isWanted, spoken, stand]);
  return stand.value;
}

/** The first page is drawn by then. */
const QUIET = 1500;
