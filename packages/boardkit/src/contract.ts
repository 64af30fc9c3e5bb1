// What the shell and a board say to each other. Nothing here needs a screen: tests and plain modules import it alone.
export type { CommonWords } from '../text/en.ts';
export type {
  BoardProps,
  Course,
  CourseMark,
  Draft,
  Flight,
  GameBoard,
  GameLesson,
  GamePrimer,
  Journal,
  LessonScript,
  LessonStep,
  LessonTable,
  Preview,
  PrimerWords,
  ScoreSheet,
  Slots,
  Span,
  TablePlayer,
} from './board.ts';
export { COLOURS, type Colour } from './colours.ts';
export { courseBy, spansBySeason } from './course.ts';
export { apart } from './effects.ts';
export { flightsBy, fly } from './fly.ts';
export { lessonOf, step, stepDue } from './lesson.ts';
export { signed } from './signed.ts';
