import { shelf } from 'virtual:shelf';
import type { CommonWords, GameBoard, GameLesson, LessonScript } from '@teahouse/boardkit/contract';
import type { Folder } from '@teahouse/games';
import type { AnyGame, GameText, Language } from '@teahouse/kernel';

/** A game as the shelf shows it. */
export interface ShelfGame {
  id: string;
  seats: { min: number; max: number };
  /** Whether all can play on one side. */
  together: boolean;
  /** Two characters on the cover. */
  seal: string;
  words: Record<Language, { title: string; tagline: string; cover: string }>;
}

export type AnyBoard = GameBoard<object>;

/** A game, ready to be drawn and read in one language. */
export interface LoadedGame {
  id: string;
  game: AnyGame;
  text: GameText;
  /** What every board says. */
  common: CommonWords;
  language: Language;
  board: AnyBoard;
}

/**
 * What the folders of the games hold, by path. Rules, board and lessons come when somebody sits down; a board draws the
 * view of its own game only, so what it asks for is narrower than what the shell can promise.
 */
const folders = import.meta.glob<Folder>('../../games/*/src/index.ts');
const boards = import.meta.glob<{ default: unknown }>('../../games/*/board/index.tsx');
const lessons = import.meta.glob<{ lessons: readonly GameLesson[] }>('../../games/*/board/lessons/index.ts');
const covers = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, query: '?url', import: 'default' });
/** What every board says, in the language that is read. */
const commons: Readonly<Record<Language, () => Promise<{ common: CommonWords }>>> = {
  en: () => import('@teahouse/boardkit/text/en'),
  it: () => import('@teahouse/boardkit/text/it'),
  es: () => import('@teahouse/boardkit/text/es'),
  de: () => import('@teahouse/boardkit/text/de'),
};
const pathOf = (id: string, file: string): string => `../../games/${id}/${file}`;

export const coverOf = (id: string): string | undefined => covers[pathOf(id, 'cover.svg')];

const lessonsAt = (id: string) => lessons[pathOf(id, 'board/lessons/index.ts')];
export const hasLessons = (id: string): boolean => lessonsAt(id) !== undefined;

/** A lesson, ready to be read in one language. */
export interface LoadedLesson extends Pick<GameLesson, 'id' | 'minutes'> {
  script: LessonScript;
}

/** In the order in which they are offered. */
export async function lessonsOf(id: string, language: Language): Promise<readonly LoadedLesson[]> {
  const declared = (await lessonsAt(id)?.())?.lessons ?? [];
  return Promise.all(
    declared.map(async ({ id, minutes, script }) => ({ id, minutes, script: await script[language]() })),
  );
}

export { shelf };
export const onShelf = (id: string): ShelfGame | undefined => shelf.find(game => game.id === id);
export const titleOf = (id: string, language: Language): string => onShelf(id)?.words[language].title ?? id;

export async function loadFolder(id: string): Promise<Folder> {
  const load = folders[pathOf(id, 'src/index.ts')];
  if (load === undefined) throw new Error(`There is no game '${id}' on this shelf.`);
  return load();
}

/** A game without a board of its own is played on the plain one. */
export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [{ game, text }, { common }, board] = await Promise.all([
    loadFolder(id),
    commons[language](),
    boards[pathOf(id, 'board/index.tsx')]?.() ?? import('./table/plain-board.tsx'),
  ]);
  return { id, game, text: await text[language](), common, language, board: board.default as AnyBoard };
}
