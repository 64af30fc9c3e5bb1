import { type GameBoard, lazy } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import sprite from './art/sprite.svg?url';
import { Board } from './board.tsx';
import { EndBoard } from './components/end.tsx';
import { course } from './model/course.ts';
import { effects } from './model/effects.ts';
import { isEndOfFight } from './model/fights.ts';
import { flight } from './model/flight.ts';
import { preview } from './model/preview.ts';
import type { Seen } from './model/reading.ts';
import { scores } from './model/scores.ts';

const board: GameBoard<Seen, Text> = {
  Board,
  TextBoard: lazy(async () => (await import('./parts.ts')).TextBoard),
  drawsSlots: true,
  preview,
  effects,
  flight,
  opens: isEndOfFight,
  sprite,
  scores,
  hidesPoints: true,
  EndBoard,
  course,
};
export default board;
