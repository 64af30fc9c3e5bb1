import type { GameLesson } from '@teahouse/boardkit/contract';

/** In the order in which they are offered. */
export const lessons: readonly GameLesson[] = [
  {
    id: 'first',
    minutes: 15,
    script: {
      en: async () => (await import('./first/en.ts')).lesson,
      it: async () => (await import('./first/it.ts')).lesson,
      es: async () => (await import('./first/es.ts')).lesson,
      de: async () => (await import('./first/de.ts')).lesson,
    },
  },
];
