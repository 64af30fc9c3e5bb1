import type { GameLesson } from '@teahouse/boardkit/contract';

/** In the order in which they are offered. */
export const lessons: readonly GameLesson[] = [
  {
    id: 'first',
    minutes: 25,
    script: {
      en: async () => (await import('./first/en.ts')).lesson,
      it: async () => (await import('./first/it.ts')).lesson,
      es: async () => (await import('./first/es.ts')).lesson,
      de: async () => (await import('./first/de.ts')).lesson,
    },
  },
  {
    id: 'alone',
    minutes: 7,
    script: {
      en: async () => (await import('./alone/en.ts')).lesson,
      it: async () => (await import('./alone/it.ts')).lesson,
      es: async () => (await import('./alone/es.ts')).lesson,
      de: async () => (await import('./alone/de.ts')).lesson,
    },
  },
  {
    id: 'together',
    minutes: 10,
    script: {
      en: async () => (await import('./together/en.ts')).lesson,
      it: async () => (await import('./together/it.ts')).lesson,
      es: async () => (await import('./together/es.ts')).lesson,
      de: async () => (await import('./together/de.ts')).lesson,
    },
  },
];
