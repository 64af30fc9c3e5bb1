import type { GameBoard } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import { Board } from './board.tsx';
import { course } from './course.ts';
import { effects } from './effects.ts';
import { flight } from './flight.ts';
import { preview } from './preview.ts';
import type { Seen } from './reading.ts';
import { scores } from './scores.ts';
import sprite from './sprite.svg?url';
import { TextBoard } from './text-board.tsx';

const board: GameBoard<Seen, Text> = {
  Board,
  TextBoard,
  drawsSlots: true,
  preview,
  effects,
  flight,
  sprite,
  scores,
  course,
};
export default board;
