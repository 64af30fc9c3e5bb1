import type { Language } from '@teahouse/kernel';

/** Something a person reads: what it is, and in English where the two can be told to be the same. */
export interface Line {
  readonly language: Language;
  /** Such as 'note', 'rule', 'board'. */
  readonly kind: string;
  /** Which one, in the words of the code. */
  readonly key: string;
  readonly said: string;
  readonly english: string | null;
}

/** What is wrong where a pattern is found. Patterns look at a line as it is read, with names and numbers in it. */
type Faults = readonly (readonly [fault: string, pattern: RegExp])[];

const ANYWHERE: Faults = [
  ['a hole in the code', /\b(?:undefined|NaN|null)\b|\[object|\$\{|=>/],
  ['two spaces', /\S {2,}\S/],
  ['a space before punctuation', /[^\s] [,;:.!?)](?!\.\.|\d)/],
  ['a space after an opening bracket', /\( /],
  ['a breaking space before a unit', /\d (?:s|min|h)(?![\p{L}\d’])/u],
  ['a breaking space before an ellipsis', / …/],
  ['a hyphen for a dash', /\S - \S/],
  ['a bracket in a bracket', /\([^)]*\(/],
  ['a straight quote', /["]|(?<=\p{L})'(?=\p{L})|(?<=^|\s)'|'(?=$|[\s.,;:!?])/u],
  ['a hyphen for a minus', /(?<=^|[\s(])-\d/],
  ['three points for an ellipsis', /\.\.\./],
  ['an empty bracket or clause', /\(\s*\)|, ?[,.;]|: ?[.,;]|\.\.(?!\.)/],
  [
    'an id',
    /\b[A-Z]{2,}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\b|(?<![\p{L}\d-])(?!level-)\p{Ll}+(?:-\p{Ll}+)*-\d+(?![\p{L}\d])/u,
  ],
  ['a name of the code', /(?<![\p{L}\d])\p{Ll}+\p{Lu}\p{L}*/u],
];

/** No more articles or prepositions in a row than one. */
const inARow = (words: string, next = words): RegExp =>
  new RegExp(`(?<![\\p{L}\\d’])(?:${words}) (?:${next})(?![\\p{L}’])`, 'iu');

const VOWEL = '[aeiouàèéìòùáíóú]';
const HARD = '(?:s[bcdfghjklmnpqrtvwxz]|z|gn|ps|pn)';

/** Honor and Center are printed, so the house writes American. */
const BRITISH =
  /\b(?:col|fav|behavi|neighb|hon|lab|harb|arm|rum|flav|endeav)our|\b(?:defence|offence|licence|practise|centre|theatre|grey|jewellery|fulfil|skilful|whilst|amongst|learnt|towards|afterwards|programme|catalogue|dialogue|ageing|cosy|sceptical|judgement|acknowledgement|tyre|storey)s?\b|\b(?:travell|cancell|counsell|label|level|signall|modell)(?<=ll)(?:ed|ing|er|ers|or|ors)\b|\b(?:recogn|organ|real|final|initial|minim|maxim|optim|summar|emphas|apolog|special|author|custom|synchron|normal|general|memor|mobil)is(?:e|es|ed|ing|ation)\b|\b(?:analys|paralys)(?:e|es|ed|ing)\b/i;

const BY_LANGUAGE: Readonly<Record<Language, Faults>> = {
  en: [
    ['a before a vowel', /(?<![\p{L}\d’])a (?=[aeiou])(?!uni|eu|one\b|us|ut)/iu],
    ['a before a number that begins with a vowel', /(?<![\p{L}])an? (?=8|11\b|18\b)(?<!an )/iu],
    ['an before a consonant', /(?<!\p{L})an (?=[^aeiou\W\d])(?!hour|hon|heir)/iu],
    ['doubled articles', inARow('a|an|the')],
    ['doubled prepositions', inARow('of|to|from|with|for|at', 'of|to|from|with|for')],
    ['an article that begins large', /\b(?:of|to|at|in|from|with) (?:The|A) (?!\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+”)/u],
    ['a space before %', /\d[\s\u00a0]%/],
    ['British spelling', BRITISH],
  ],
  it: [
    ['the wrong article', new RegExp(`(?<![\\p{L}’])(?:un|il|del|al|dal|nel|sul|quel|bel) (?=${HARD})`, 'iu')],
    [
      'an article that is not cut',
      new RegExp(
        `(?<![\\p{L}’])(?:il|del|al|dal|nel|sul|dello|allo|dallo|nello|sullo|della|alla|dalla|nella|sulla) (?=${VOWEL})`,
        'iu',
      ),
    ],
    ['an article that is not joined', /(?<![\p{L}’])(?:di|a|da|in|su) (?:(?:il|lo|i|gli) |l’)/u],
    [
      'una before a vowel',
      new RegExp(
        `(?<![\\p{L}’])una (?=${VOWEL})(?!alla |a |ad |e |è |o |in |al |accanto|ogni|amica|il |ottiene|anche)`,
        'iu',
      ),
    ],
    ['an article before a chance', /(?<![\p{L}’])(?:il|al|dal|del|nel|col) (?=\d+%)/iu],
    ['a before a, e before e', /(?<![\p{L}\d’.])(?:a (?=a)|e (?=e))/iu],
    ['a meno che without non', /\ba meno che (?![^.;]*\bnon\b)/iu],
    ['il before eight or eleven', /(?<![\p{L}’])(?:il|del|al|dal|nel|un) (?=8\d?\b|11\b)/iu],
    ['doubled articles', inARow('il|lo|la|i|gli|le|un', 'il|lo|i|gli|un|uno|una')],
    ['doubled prepositions', inARow('di|da|in|con|per', 'di|da|in|con|del|dal|nel|sul|della|dalla|nella|dei|dai|nei')],
    ['a space before %', /\d[\s\u00a0]%/],
    ['quotes that are not Italian', /[“”„‘]/],
  ],
  es: [
    ['an article that is not joined', /(?<!\p{L})(?:de|a) el(?!\p{L})/iu],
    ['y before i', /(?<!\p{L})y (?=h?i[^aeou\s])/iu],
    ['o before o', /(?<!\p{L})o (?=h?o)/iu],
    ['doubled articles', inARow('el|la|los|las|un', 'el|la|los|las|un|una')],
    ['doubled prepositions', inARow('de|en|con|por|para', 'de|en|con|por|para|del|al(?! menos| azar| final)')],
    ['a breaking space before %', /\d %|\d%/],
    ['quotes that are not Spanish', /[„“‘](?![^«]*»)/],
    ['a question without its opening mark', /^[^¿«]*\?/],
    ['an exclamation without its opening mark', /^[^¡]*!/],
  ],
  de: [
    ['doubled articles', inARow('ein|eine|einen|einem|einer')],
    ['doubled prepositions', inARow('von|vom|zu|zum|zur|im|am|mit', 'von|vom|zu|zum|zur|im|am|mit')],
    ['a breaking space before %', /\d %|\d%/],
    ['quotes that are not German', /[«»‘]|”/],
  ],
};

/** A word that stands twice. Some may: 'die, die' lost its comma nowhere. */
const TWICE = /(?<![\p{L}\d’])(\p{L}+) \1(?![\p{L}’])/iu;
const MAY_STAND_TWICE: Readonly<Record<Language, readonly string[]>> = {
  en: ['that', 'had'],
  it: [],
  es: ['nos'],
  de: ['die', 'der', 'das', 'sie', 'welche'],
};

/** Words that tell an English sentence. */
const ENGLISH = /\b(?:the|of|and|is|are|with|your|you|this|that|from|cannot|can’t|every|each|has|have)\b/i;
/** A sentence ends like one. */
const isSentence = (said: string): boolean => /[.!?][”»“)]*$/.test(said);
const ABBREVIATED = /(?<!\p{L})(?:z|B|bzw|ca|usw|p|ej|ecc|es|etc|vs|Nr|n|e\.g|i\.e|St|min|max|mín|máx)\.$/u;
const sentencesOf = (said: string): string[] => {
  const out: string[] = [];
  for (const part of said.split(/(?<=[.!?]\)?)\s+|(?<=[.!?…][”»“]) +(?=[\p{Lu}¿¡])/u)) {
    const last = out.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) out[out.length - 1] = `${last} ${part}`;
    else out.push(part);
  }
  return out;
};

/** What is printed on the areas of a map, and the letter of a step, is no word. */
const CODES = /(?<![\p{L}\d-])(?:\d\p{Lu}|[A-Z]{2})(?![\p{L}\d-])|(?<=\p{L} )[A-Z](?![\p{L}\d’])/gu;

/** Somebody gets a number of nothing. */
const BARE_NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:gets|takes|loses|pays|gains|receives|draws|discards|scores) \d+[.,;]/,
  it: /(?<!\bne )\b(?:riceve|prende|perde|paga|ottiene|pesca|scarta) \d+[.,;]/,
  es: /\b(?:recibe|toma|pierde|paga|gana|roba|descarta|obtiene) \d+[.,;]/,
  de: /\b(?:erhält|nimmt|verliert|zahlt|bekommt|zieht) \d+[.,;]/,
};

/** A label ends with a full stop where it is cut short, and no sooner. */
const STOPPED_LABEL = /^[\p{L}\u00ad]{6,}\.$/u;

/** What did not happen is not told. */
const NOTHING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:gets|takes|loses|pays|gains|receives|draws|discards|scores) 0 /,
  it: /\b(?:riceve|prende|perde|paga|ottiene|guadagna|pesca|scarta) 0 /,
  es: /\b(?:recibe|toma|pierde|paga|gana|roba|descarta|obtiene|suma) 0 /,
  de: /\b(?:erhält|nimmt|verliert|zahlt|bekommt|zieht|macht) 0 /,
};

/** What a proofreader would mark in a line. */
export function faultsIn({ language, kind, key, said, english }: Line): string[] {
  const faults: string[] = [];
  const plain = said.replace(CODES, '7');
  for (const [fault, pattern] of [...ANYWHERE, ...BY_LANGUAGE[language]]) if (pattern.test(plain)) faults.push(fault);
  const twice = kind === 'text board' ? undefined : TWICE.exec(plain)?.[1]?.toLowerCase();
  if (kind === 'note' && BARE_NUMBER[language].test(said)) faults.push('a number without a noun');
  if ((kind === 'text' || kind === 'board') && STOPPED_LABEL.test(said)) faults.push('a label with a full stop');
  if (kind === 'note' && NOTHING[language].test(said)) faults.push('nothing, told');
  if (twice !== undefined && !MAY_STAND_TWICE[language].includes(twice)) faults.push(`‘${twice}’ stands twice`);
  if (said !== said.trim() || said === '') faults.push('nothing, or space around it');
  if (language !== 'en' && said === english && key !== 'title' && ENGLISH.test(said)) faults.push('not translated');
  if (isSentence(said) && kind !== 'text board') {
    const sentences = sentencesOf(said);
    if (sentences.some(each => /^[(«“„¿¡]?\p{Ll}/u.test(each))) faults.push('begins small');
    if (sentences.some(each => (each.match(/:(?=\s)/g) ?? []).length > 1)) faults.push('more than one colon');
  }
  return faults;
}

/** Kinds of lines that are sentences, whatever they end with. */
const SENTENCES: ReadonlySet<string> = new Set(['note', 'question', 'reason', 'rule', 'error', 'mail', 'preview']);

export const isUnended = ({ kind, said }: Line): boolean =>
  SENTENCES.has(kind) && !/[.!?…][”»“)]*$|^[^.]*:$/.test(said);

/** What looks like several of something. Where the language does not tell, every word does that may be a noun. */
const PLURAL: Readonly<Record<Language, RegExp>> = {
  en: /[^su]s$/,
  it: /.{3}[ei]$/,
  es: /.{2}s$/,
  de: /^\p{Lu}.*(?:en|er|e|n|s)$/u,
};

/**
 * Of all that is read, what stands behind a 1 must not stand behind other numbers too: '1 tiles', but for words that are
 * `unchanged`. And what stands behind a 0 is many.
 */
export function numberFaults(
  lines: readonly Line[],
  unchanged: Readonly<Record<Language, readonly string[]>>,
): string[] {
  const after = { one: new Map<string, Line>(), none: new Map<string, Line>(), many: new Map<string, Line>() };
  for (const line of lines) {
    if (line.kind === 'text board') continue;
    for (const [, n, word] of line.said.matchAll(/(?<![\d.,:/–−-])(\d+) (\p{L}+)/gu)) {
      const words = n === '1' ? after.one : n === '0' ? after.none : after.many;
      const key = `${line.language} ${word}`;
      if (!words.has(key) && !unchanged[line.language].includes(word!)) words.set(key, line);
    }
  }
  const faults: string[] = [];
  for (const [key, { language, said }] of after.one) {
    const word = key.slice(3);
    if (after.many.has(key) && PLURAL[language].test(word)) faults.push(`${language}: '1 ${word}' in: ${said}`);
  }
  for (const [key, { language, said }] of after.none) {
    if (after.one.has(key) && !after.many.has(key)) faults.push(`${language}: '0 ${key.slice(3)}' in: ${said}`);
  }
  return faults;
}
