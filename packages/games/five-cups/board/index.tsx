import './board.css';
import type { GameBoard } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import sprite from './art.svg?url';
import { Board } from './board.tsx';
import { course } from './course.ts';
import { flight } from './flight.ts';
import { effects, preview, scores } from './preview.ts';
import type { Seen } from './reading.ts';
import { TextBoard } from './text-board.tsx';

const board: GameBoard<Seen, Text> = {
  Board,
  TextBoard,
  drawsSlots: false,
  preview,
  effects,
  flight,
  sprite,
  scores,
  course,
};
export default board;
