import type { BoardProps } from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Foresight, foreseeAnswer } from '../src/foresight/answer.ts';
import type { BoardWords } from '../text/board/words.ts';
import type { Text } from '../text/en.ts';
import type { Seen } from './reading.ts';

export type Props = BoardProps<Seen, Text>;

/** What every part of the table reads. */
export interface Table extends Props {
  words: BoardWords;
  /** The aimed answer looked ahead; null while none is aimed at. */
  foresight: Foresight | null;
  nameOf(seat: Seat): string;
  colourOf(seat: Seat): string;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the board stands outside the table');
  return table;
}

export function tableOf(props: Props): Table {
  const { seen, players, question, aimed, text } = props;
  const player = (seat: Seat) => players.find(one => one.seat === seat);
  const isOffered = question !== null && aimed !== null && question.options.includes(aimed);
  return {
    ...props,
    words: text.board,
    foresight: isOffered ? foreseeAnswer(seen, question, aimed) : null,
    nameOf: seat => player(seat)?.name ?? '',
    colourOf: seat => player(seat)?.colour ?? 'soot',
  };
}
