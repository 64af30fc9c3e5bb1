// What people read of a game: played, drawn and taught in all languages, always the same. A test checks it, and
// `npm run words` prints it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardProps, BoardText, GameBoard, GameLesson } from '@teahouse/boardkit';
import type { PrimerWords } from '@teahouse/boardkit/contract';
import { games } from '@teahouse/games';
import { LANGUAGES, type Language } from '@teahouse/kernel';
import { type Reading, readGame, type Shown } from '@teahouse/testkit';
import { h } from 'preact';
import { clear, draw } from '../packages/boardkit/test/parts/screen.ts';

const COLOURS = ['jade', 'plum', 'indigo', 'ochre', 'soot'] as const;

const fileOf = (game: string, path: string): string => join(import.meta.dirname, '../packages/games', game, path);

type Board = GameBoard<object, BoardText>;
async function boardOf(id: string): Promise<Board | null> {
  const path = fileOf(id, 'board/index.tsx');
  return existsSync(path) ? ((await import(path)) as { default: Board }).default : null;
}

async function lessonsOf(id: string): Promise<readonly GameLesson[]> {
  const path = fileOf(id, 'board/lessons/index.ts');
  return existsSync(path) ? ((await import(path)) as { lessons: readonly GameLesson[] }).lessons : [];
}

/** How to play in three minutes. */
async function primerOf(id: string, language: Language): Promise<PrimerWords | null> {
  const path = fileOf(id, `board/primer/${language}.ts`);
  return existsSync(path) ? ((await import(path)) as { words: PrimerWords }).words : null;
}

/** What every board says, by language. */
async function commonWords(): Promise<Record<Language, BoardProps['common']>> {
  const words = await Promise.all(
    LANGUAGES.map(async language => [language, (await import(`../packages/boardkit/text/${language}.ts`)).common]),
  );
  return Object.fromEntries(words) as Record<Language, BoardProps['common']>;
}

/** Things of a text board that are read in one breath. */
const BREATHS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, caption, label, button';

/** So many previews of a question's answers are read. */
const PREVIEWS = 4;

/** So many boards are drawn in each language: a large one takes long, and its words come again and again. */
const DRAWN = 3;
/** And so many in words. */
const IN_WORDS = 24;

interface Drawing {
  readonly board: Board;
  readonly common: BoardProps['common'];
  /** As a picture, and in words. */
  readonly isDrawn: boolean;
  readonly isTold: boolean;
}

/** Draws the board, and the same in words, which is read as a whole too. */
function show({ board, common, isDrawn, isTold }: Drawing, shown: Shown, reading: Reading): void {
  const { seats, seen, question, language, name } = shown;
  const text = shown.text as BoardText;
  const props: BoardProps<object, BoardText> = {
    seen,
    me: question.seat,
    players: COLOURS.slice(0, seats).map((colour, seat) => ({ seat, name: name(seat), colour })),
    text,
    common,
    language,
    question,
    draft: null,
    journal: { entries: [], opened: null, open: () => {} },
    point: null,
    slots: { question: null, lesson: null, log: null, seat: () => null },
    choose: () => {},
    aimed: null,
    aim: () => {},
    lies: () => () => {},
  };
  if (isDrawn) {
    draw(h(board.Board, props));
    clear();
  }
  const things = isTold ? draw(h(board.TextBoard, props)).querySelectorAll(BREATHS) : [];
  for (const thing of things) {
    if (thing.querySelector(BREATHS) === null) {
      reading.add(language, 'text board', question.ask, (thing.textContent ?? '').trim());
    }
  }
  clear();
  for (const answer of question.options.slice(0, PREVIEWS)) {
    const { lines, warning } = board.preview(seen, question, answer, text, language);
    for (const line of warning === null ? lines : [...lines, warning]) {
      reading.add(language, 'preview', `${question.ask} ${answer}`, line);
    }
  }
}

/** Everything of a game that its players read, in so many games. */
export async function readingOf(id: string, { games: count = 4, seed = 'reading' } = {}): Promise<Reading> {
  const { game, text } = games.find(folder => folder.game.id === id)!;
  const board = await boardOf(id);
  const { loadAllParts } = await import('@teahouse/boardkit');
  await loadAllParts();
  const common = await commonWords();
  let drawn = 0;
  const reading = await readGame(game, text, {
    games: count,
    seed,
    shows: (shown, into) => {
      const n = drawn++ / LANGUAGES.length;
      const drawing = { common: common[shown.language], isDrawn: n < DRAWN, isTold: n < IN_WORDS };
      if (board !== null) show({ board, ...drawing }, shown, into);
    },
  });
  for (const { script } of await lessonsOf(id)) {
    for (const language of LANGUAGES) {
      const { title, teaches, words } = await script[language]();
      reading.leaves(language, 'lesson', { title, teaches, words });
    }
  }
  for (const language of LANGUAGES) reading.leaves(language, 'primer', await primerOf(id, language));
  return reading;
}
