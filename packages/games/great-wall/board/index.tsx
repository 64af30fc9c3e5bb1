import type { GameBoard } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import sprite from './art/sprite.svg?url';
import { Board } from './board.tsx';
import { course } from './model/course.ts';
import { effects } from './model/effects.ts';
import { flight } from './model/flight.ts';
import { preview } from './model/preview.ts';
import type { Seen } from './model/reading.ts';
import { scores } from './model/scores.ts';
import { TextBoard } from './text-board/text-board.tsx';

const board: GameBoard<Seen, Text> = {
  Board,
  TextBoard,
  drawsSlots: true,
  isShared: ({ together }) => together !== null,
  preview,
  effects,
  flight,
  sprite,
  scores,
  course,
};
export default board;
