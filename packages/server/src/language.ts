import { LANGUAGES, type Language } from '@teahouse/kernel';
import { text as de } from '../text/de.ts';
import { text as en, type Text } from '../text/en.ts';
import { text as es } from '../text/es.ts';
import { text as it } from '../text/it.ts';

export const texts: Readonly<Record<Language, Text>> = { en, it, es, de };

/** The language asked for by name, else the best of an Accept-Language header, else English. */
export function chooseLanguage(asked: string | null, accepted = ''): Language {
  const wished = accepted
    .split(',')
    .map(range => {
      const [tag = '', weight = 'q=1'] = range.trim().split(/\s*;\s*/);
      return { name: tag.split('-')[0]!.toLowerCase(), weight: Number(weight.replace(/^q=/i, '')) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return [asked, ...wished.map(({ name }) => name)].find(isLanguage) ?? 'en';
}

function isLanguage(name: string | null): name is Language {
  return LANGUAGES.some(language => language === name);
}
