// What the shell and a board say to each other. Nothing here needs a screen: tests and plain modules import it alone.
export type { CommonWords } from '../text/en.ts';
export type {
  BoardProps,
  Draft,
  Flight,
  GameBoard,
  GameLesson,
  Journal,
  LessonScript,
  LessonStep,
  LessonTable,
  Preview,
  ScoreSheet,
  Slots,
  TablePlayer,
} from './board.ts';
export { COLOURS, type Colour } from './colours.ts';
export { flightsBy, fly } from './fly.ts';
export { lessonOf, step } from './lesson.ts';
export { signed } from './signed.ts';
