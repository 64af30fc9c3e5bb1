import { LANGUAGES, type Language } from '@teahouse/kernel';
import Negotiator from 'negotiator';

/** The language asked for by name, else the best of an Accept-Language header, else English. */
export function chooseLanguage(asked: string | null, accepted = ''): Language {
  // To negotiator no header means any language, and the first it is offered.
  const headers = { 'accept-language': accepted === '' ? 'en' : accepted };
  const [best] = new Negotiator({ headers }).languages([...LANGUAGES]);
  return [asked, best].find(isLanguage) ?? 'en';
}

function isLanguage(name: string | null | undefined): name is Language {
  return LANGUAGES.some(language => language === name);
}
