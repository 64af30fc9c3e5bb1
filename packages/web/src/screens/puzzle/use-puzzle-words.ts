import { useSignal } from '@preact/signals';
import type { Language } from '@teahouse/kernel';
import { useEffect } from 'preact/hooks';
import type { PuzzleText } from '../../../text/puzzle/en.ts';
import { language } from '../../words.ts';

/** Beside the words of the site, which everybody loads. */
const catalogues: Readonly<Record<Language, () => Promise<{ puzzle: PuzzleText }>>> = {
  en: () => import('../../../text/puzzle/en.ts'),
  it: () => import('../../../text/puzzle/it.ts'),
  es: () => import('../../../text/puzzle/es.ts'),
  de: () => import('../../../text/puzzle/de.ts'),
};

/** The words of the puzzles in the language that is spoken; null until they are here. */
export function usePuzzleWords(): PuzzleText | null {
  const words = useSignal<PuzzleText | null>(null);
  const failure = useSignal<unknown>(null);
  const spoken = language.value;
  useEffect(() => {
    catalogues[spoken]().then(
      ({ puzzle }) => {
        words.value = puzzle;
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
  }, [spoken, words, failure]);
  if (failure.value !== null) throw failure.value;
  return words.value;
}
