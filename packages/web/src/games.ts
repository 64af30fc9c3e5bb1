import { shelf } from 'virtual:shelf';
import type { CommonWords, GameLesson, GamePrimer, LessonScript } from '@teahouse/boardkit/contract';
import type { Folder, PuzzleFile } from '@teahouse/games';
import type { Language } from '@teahouse/kernel';
import type { AnyBoard, LoadedGame } from './loaded-game.ts';

/** A game as the shelf shows it. */
export interface ShelfGame {
  id: string;
  seats: { min: number; max: number };
  /** Whether all can play on one side. */
  together: boolean;
  /** Two characters on the cover. */
  seal: string;
  /** About how long it takes, how much there is to learn, and from which age. */
  box: Folder['box'];
  words: Record<Language, { title: string; tagline: string; cover: string }>;
  /** How many positions there are to guess at. */
  puzzles: number;
}

export type { LoadedGame };

/**
 * What the folders of the games hold, by path. Rules, board and lessons come when somebody sits down; a board draws the
 * view of its own game only, so what it asks for is narrower than what the shell can promise.
 */
const folders = import.meta.glob<Folder>('../../games/*/src/index.ts');
const boards = import.meta.glob<{ default: unknown }>('../../games/*/board/index.tsx');
const lessons = import.meta.glob<{ lessons: readonly GameLesson[] }>('../../games/*/board/lessons/index.ts');
const primers = import.meta.glob<{ primer: GamePrimer }>('../../games/*/board/primer/index.ts');
const covers = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, query: '?url', import: 'default' });
const puzzles = import.meta.glob<{ default: PuzzleFile }>('../../games/*/puzzles.json');
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

const primerAt = (id: string) => primers[pathOf(id, 'board/primer/index.ts')];
export const hasPrimer = (id: string): boolean => primerAt(id) !== undefined;
/** Null for a game that has none. */
export const primerOf = async (id: string): Promise<GamePrimer | null> => (await primerAt(id)?.())?.primer ?? null;

/** The positions of a game that one can guess at. */
export const puzzlesOf = async (id: string): Promise<PuzzleFile['puzzles']> =>
  (await puzzles[pathOf(id, 'puzzles.json')]?.())?.default.puzzles ?? [];

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
  const [{ game, text }, { common }, board, primer] = await Promise.all([
    loadFolder(id),
    commons[language](),
    boards[pathOf(id, 'board/index.tsx')]?.() ?? import('./table/plain-board.tsx'),
    primerOf(id),
  ]);
  return { id, game, text: await text[language](), common, language, board: board.default as AnyBoard, primer };
}
