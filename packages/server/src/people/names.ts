import { randomInt } from 'node:crypto';
import type { Language } from '@teahouse/kernel';

const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', it: 'Ospite', es: 'Invitado', de: 'Gast' };

/** What somebody is called who has not said a name yet. */
export const guestName = (language: Language): string => `${GUEST[language]} ${randomInt(1000, 10_000)}`;
