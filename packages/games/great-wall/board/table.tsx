import type { BoardProps } from '@teahouse/boardkit';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Change, type Threat, threats } from '../src/forecast.ts';
import { foresee } from '../src/foresight/answer.ts';
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
  /** What winter would bring each section now, or after the aimed answer. */
  threats: readonly Threat[];
  /** The same as things are. */
  threatsNow: readonly Threat[];
  /** What an answer that is offered would change for me at once. */
  foreseen(answer: string): Change;
  /** What the aimed answer would change; nothing while none is aimed at. */
  change: Change;
  nameOf(clan: Clan): string;
  colourOf(clan: Clan): string;
  /** Opens a card or a place to be read, beside the thing that was clicked; of a command, whose it is. */
  read(key: ReadKey, beside: Element, clan?: Clan): void;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the board stands outside the table');
  return table;
}

export function tableOf(props: Props, read: Table['read']): Table {
  const { seen, players, language, question, aimed } = props;
  const words = board[language];
  const player = (clan: Clan) => players.find(one => one.seat === clan);
  const isOffered = (answer: string | null): answer is string =>
    question?.options.some(option => option === answer) ?? false;
  const foresight = isOffered(aimed) ? foresee(seen, question!, aimed) : null;
  const threatsNow = threats(seen);
  return {
    ...props,
    words,
    threats: foresight?.threats ?? threatsNow,
    threatsNow,
    foreseen: answer => (isOffered(answer) ? foresee(seen, question!, answer).change : {}),
    change: foresight?.change ?? {},
    nameOf: clan => (clan === REED ? words.reed : (player(clan)?.name ?? '')),
    colourOf: clan => (clan === REED ? REED_COLOUR : (player(clan)?.colour ?? 'soot')),
    read,
  };
}
