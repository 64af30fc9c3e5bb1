import type { BoardProps, GameBoard } from '@teahouse/kernel';
import type { ComponentType } from 'preact';
import type { Text } from '../text/en.ts';
import { Board } from './board.tsx';
import { flight } from './flight.ts';
import { preview } from './preview.ts';
import type { Seen } from './reading.ts';
import { scores } from './scores.ts';
import sprite from './sprite.svg?url';
import { TextBoard } from './text-board.tsx';

const board: GameBoard<Seen, ComponentType<BoardProps<Seen, Text>>, Text> = {
  Board,
  TextBoard,
  preview,
  flight,
  sprite,
  scores,
};

export default board;
