import './board.css';
import type { GameBoard } from '@teahouse/boardkit';
import { Board } from './board.tsx';
import { flight, preview, type Seen, scores } from './preview.ts';
import { TextBoard } from './text-board.tsx';

const board: GameBoard<Seen> = {
  Board,
  TextBoard,
  preview: (seen, question, answer, _text, language) => preview(seen, question, answer, language),
  flight,
  sprite: '',
  scores: (seen, _text, language) => scores(seen, language),
};
export default board;
