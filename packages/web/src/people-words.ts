import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PeopleText } from '../text/people/en.ts';
import { type Language, language } from './words.ts';

/** Apart from all other words: the first page does not say them. */
const catalogues: Readonly<Record<Language, () => Promise<{ people: PeopleText }>>> = {
  en: () => import('../text/people/en.ts'),
  it: () => import('../text/people/it.ts'),
  es: () => import('../text/people/es.ts'),
  de: () => import('../text/people/de.ts'),
};

const words = signal<PeopleText | null>(null);
const failure = signal<unknown>(null);

/** Null until they are here; while another language is loading, the old one stays. */
export function usePeopleWords(): PeopleText | null {
  const spoken = language.value;
  useEffect(() => {
    catalogues[spoken]().then(
      ({ people }) => {
        words.value = people;
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
  }, [spoken]);
  if (failure.value !== null) throw failure.value;
  return words.value;
}
