import { LANGUAGES, type Language } from '@teahouse/kernel';

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
