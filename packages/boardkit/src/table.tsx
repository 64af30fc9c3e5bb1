import type { GameText, Seat } from '@teahouse/kernel';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from './board.ts';

/** The text of a game with a board: what stands on it is part of it, so that one language is loaded at a time. */
export type BoardText = GameText & { board: object };

/** What every part of a board reads: all that the shell gives, and what is asked for everywhere. */
export interface DrawnTable<V = object, T extends BoardText = BoardText> extends BoardProps<V, T> {
  words: T['board'];
  nameOf(seat: Seat): string;
  colourOf(seat: Seat): string;
}

const TableContext = createContext<DrawnTable | null>(null);

/** The table of whatever game it is, for what all boards have in common. */
export const useAnyTable = (): DrawnTable => found(useContext(TableContext));

function found<T>(table: T | null): T {
  if (table === null) throw new Error('A part of a board stands outside of its table.');
  return table;
}

function tableOf<V extends object, T extends BoardText>(props: BoardProps<V, T>): DrawnTable<V, T> {
  const player = (seat: Seat) => props.players.find(one => one.seat === seat);
  return {
    ...props,
    words: props.text.board,
    nameOf: seat => player(seat)?.name ?? '',
    colourOf: seat => player(seat)?.colour ?? 'soot',
  };
}

/**
 * The table of one game, made once: `withTable` makes a board of a component without properties, and every part of it
 * reads the table by `useTable`. What only this game looks up goes into `useMore`, a hook that is run once per drawing.
 */
export function boardOf<V extends object, T extends BoardText, More extends object>(
  useMore: (table: DrawnTable<V, T>) => More,
) {
  type Own = Omit<DrawnTable<V, T>, keyof More> & More;
  const Context = createContext<Own | null>(null);
  return {
    useTable: (): Own => found(useContext(Context)),
    withTable: (Layout: ComponentType) =>
      function Board(props: BoardProps<V, T>) {
        const table = tableOf(props);
        const own = { ...table, ...useMore(table) };
        return (
          <TableContext.Provider value={table}>
            <Context.Provider value={own}>
              <Layout />
            </Context.Provider>
          </TableContext.Provider>
        );
      },
  };
}
