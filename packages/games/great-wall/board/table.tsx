import type { BoardProps } from '@teahouse/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Threat, threats } from '../src/forecast.ts';
import { type Clan, REED } from '../src/table.ts';
import { board } from '../text/board/index.ts';
import type { BoardWords } from '../text/board/words.ts';
import type { Text } from '../text/en.ts';
import type { ReadKey } from './card.ts';
import type { Seen } from './reading.ts';
import { REED_COLOUR } from './sprite.ts';

export type Props = BoardProps<Seen, Text>;

/** What every part of the table reads. */
export interface Table extends Props {
  words: BoardWords;
  /** What winter would bring each section now. */
  threats: readonly Threat[];
  nameOf(clan: Clan): string;
  colourOf(clan: Clan): string;
  /** Opens a card or a place to be read, beside the thing that was clicked. */
  read(key: ReadKey, beside: Element): void;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the board stands outside the table');
  return table;
}

export function tableOf(props: Props, read: Table['read']): Table {
  const { seen, players, language } = props;
  const words = board[language];
  const player = (clan: Clan) => players.find(one => one.seat === clan);
  return {
    ...props,
    words,
    threats: threats(seen),
    nameOf: clan => (clan === REED ? words.reed : (player(clan)?.name ?? '')),
    colourOf: clan => (clan === REED ? REED_COLOUR : (player(clan)?.colour ?? 'soot')),
    read,
  };
}
