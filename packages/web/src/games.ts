import { shelf } from 'virtual:shelf';
import type { GameBoard, LessonScript } from '@teahouse/boardkit/contract';
import type { AnyGame, GameText, Language } from '@teahouse/kernel';

/** A game as the shelf shows it. */
export interface ShelfGame {
  id: string;
  seats: { min: number; max: number };
  words: Record<Language, { title: string; tagline: string }>;
}

export type AnyBoard = GameBoard<object>;

/** A game, ready to be drawn and read in one language. */
export interface LoadedGame {
  id: string;
  game: AnyGame;
  text: GameText;
  language: Language;
  board: AnyBoard;
}

interface Folder {
  game: AnyGame;
  text: Readonly<Record<Language, () => Promise<GameText>>>;
}

interface Source {
  folder: () => Promise<Folder>;
  /** A board draws the view of its own game only: what it asks for is narrower than what the shell can promise. */
  board: (() => Promise<{ default: unknown }>) | null;
  /** A guided first game, where there is one. */
  lesson?: Readonly<Record<Language, () => Promise<{ lesson: LessonScript }>>>;
}

/** A game's rules, text and board come when somebody sits down to it: adding a game is adding its line here. */
const sources: Readonly<Record<string, Source>> = {
  'year-of-the-dragon': {
    folder: () => import('@teahouse/year-of-the-dragon'),
    board: () => import('@teahouse/year-of-the-dragon/board'),
    lesson: {
      en: () => import('@teahouse/year-of-the-dragon/lesson/en'),
      it: () => import('@teahouse/year-of-the-dragon/lesson/it'),
      es: () => import('@teahouse/year-of-the-dragon/lesson/es'),
      de: () => import('@teahouse/year-of-the-dragon/lesson/de'),
    },
  },
  'great-wall': {
    folder: () => import('@teahouse/great-wall'),
    board: () => import('@teahouse/great-wall/board'),
    lesson: {
      en: () => import('@teahouse/great-wall/lesson/en'),
      it: () => import('@teahouse/great-wall/lesson/it'),
      es: () => import('@teahouse/great-wall/lesson/es'),
      de: () => import('@teahouse/great-wall/lesson/de'),
    },
  },
  'five-cups': { folder: () => import('@teahouse/five-cups'), board: () => import('@teahouse/five-cups/board') },
};

export async function lessonOf(id: string, language: Language): Promise<LessonScript | null> {
  const found = await sources[id]?.lesson?.[language]();
  return found?.lesson ?? null;
}
export const hasLesson = (id: string): boolean => sources[id]?.lesson !== undefined;

export { shelf };
export const onShelf = (id: string): ShelfGame | undefined => shelf.find(game => game.id === id);
export const titleOf = (id: string, language: Language): string => onShelf(id)?.words[language].title ?? id;

export async function loadFolder(id: string): Promise<Folder> {
  const source = sources[id];
  if (source === undefined) throw new Error(`There is no game '${id}' on this shelf.`);
  return source.folder();
}

/** A game without a board of its own is played on the plain one. */
export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [{ game, text }, board] = await Promise.all([
    loadFolder(id),
    sources[id]?.board?.() ?? import('./table/plain-board.tsx'),
  ]);
  return { id, game, text: await text[language](), language, board: board.default as AnyBoard };
}
