import type { Language } from '@teahouse/kernel';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as it } from './it.ts';
import type { BoardWords } from './words.ts';

/** What the board says, in every language: it is drawn in another one without being loaded again. */
export const board: Readonly<Record<Language, BoardWords>> = { en, it, es, de };
