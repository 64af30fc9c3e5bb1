import {
  type BoardProps,
  Order,
  type Slots,
  type TablePlayer,
  useFocusStays,
  useLeadToAnswers,
} from '@teahouse/boardkit';
import type { Seat } from '@teahouse/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { LoadedGame } from '../games.ts';
import { textBoard } from '../settings.ts';
import type { TableModel } from './model.ts';

/** Whether the board draws the shell's own parts inside its picture. The text board never does. */
export const drawsSlots = ({ board }: LoadedGame): boolean => board.drawsSlots && !textBoard.value;

interface Props {
  model: TableModel;
  loaded: LoadedGame;
  slots: Slots;
  box: RefObject<HTMLDivElement | null>;
  point: ((place: string, beside: Element) => void) | null;
}

/** What is drawn in the middle is the game's own: as a picture or in words. */
export function BoardOf({ model, loaded: { game, board, text, common, language }, slots, box, point }: Props) {
  const { table } = model.shown.value!;
  const Board = textBoard.value ? board.TextBoard : board.Board;
  const order = useMemo(() => new Order(), []);
  const question = model.question.value;
  useLayoutEffect(() => {
    const { answers } = order;
    if (answers.join() !== model.boardOrder.peek().join()) model.boardOrder.value = answers;
  });
  useFocusStays(box, question);
  useLeadToAnswers(box, question === null || model.sealed.value ? null : `${question.ask} ${question.options.join()}`);
  return (
    <div class="board" ref={box} data-game={game.id}>
      <Board
        seen={model.seen.value!}
        me={table.mySeat}
        players={model.players.value}
        text={text}
        common={common}
        language={language}
        question={question}
        draft={model.draft.value}
        journal={model.journal.value}
        slots={slots}
        choose={(answer, ...then) => model.choose(answer, ...then)}
        aimed={model.aimed.value}
        aim={answer => {
          model.aimed.value = answer;
        }}
        point={point}
        lies={order.lies}
      />
    </div>
  );
}

/** What a board is given where nobody is asked: a moment of the past, through somebody's eyes. */
export const stillBoard = (
  { text, common, language }: LoadedGame,
  seen: object,
  me: Seat | null,
  players: readonly TablePlayer[],
): BoardProps => ({
  seen,
  me,
  players,
  text,
  common,
  language,
  question: null,
  draft: null,
  journal: { entries: [], opened: null, open() {} },
  slots: { question: null, lesson: null, log: null, seat: () => null },
  choose() {},
  aimed: null,
  aim() {},
  point: null,
  lies: () => () => {},
});
