import './board.css';
import type { GameBoard } from '@teahouse/boardkit';
import type { Text } from '../text/en.ts';
import { Board } from './board.tsx';
import { flight, preview, type Seen, scores } from './model.ts';
import { TextBoard } from './text-board.tsx';

const board: GameBoard<Seen, Text> = { Board, TextBoard, drawsSlots: false, preview, flight, sprite: '', scores };
export default board;
