/** Why a name is refused; each has a sentence. */
type NameProblem = 'invisible' | 'mixed' | 'long' | 'empty' | 'stacked';

const LONGEST = 40;
/** Letters of some languages carry two marks or three; more than four are a tower. */
const MOST_MARKS = 4;

/** Scripts whose letters need joiners between them. */
const JOINING = 'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu'.split(' ');
const joined = `[${JOINING.map(name => `\\p{Script=${name}}`).join('')}]`;
/** A joiner inside a word of such a script, or inside a picture made of several. */
const GOOD_JOINERS = new RegExp(
  `(?<=${joined})[\\u200c\\u200d](?=${joined})|(?<=\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?)\\u200d(?=\\p{Extended_Pictographic})`,
  'gu',
);
const GOOD_SELECTORS = /(?<=\p{Extended_Pictographic}|[0-9#*])\ufe0f/gu;
/** Control, format, surrogate, private and unassigned characters, whatever is drawn as nothing, and odd spaces. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\uffa0]|(?! )\p{Zs}/u;

const SCRIPTS = [
  ...'Latin Greek Cyrillic Armenian Hebrew Thai Lao Khmer Myanmar Tibetan Georgian Ethiopic Cherokee Mongolian'.split(
    ' ',
  ),
  ...'Syriac Thaana Han Hiragana Katakana Bopomofo Hangul'.split(' '),
  ...JOINING,
].map(name => ({ name, test: new RegExp(`\\p{Script_Extensions=${name}}`, 'u') }));
/** Scripts that are written together; all others stand alone. */
const TOGETHER = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'].map(
  names => new Set(names.split(' ')),
);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is wrong with a name that others are to read; null if nothing is. */
export function nameProblem(name: string): NameProblem | null {
  const plain = name.replace(GOOD_JOINERS, '').replace(GOOD_SELECTORS, '');
  if (INVISIBLE.test(plain)) return 'invisible';
  const drawn = [...graphemes.segment(name.trim())].map(({ segment }) => segment);
  if (drawn.length > LONGEST) return 'long';
  if (drawn.some(one => (one.normalize('NFD').match(/\p{M}/gu)?.length ?? 0) > MOST_MARKS)) return 'stacked';
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)) return 'empty';
  return isMixed(plain) ? 'mixed' : null;
}

/** Whether no one way of writing has all the letters. */
function isMixed(name: string): boolean {
  const letters = [...name].filter(one => /\p{L}/u.test(one) && !/\p{Script=Common}/u.test(one));
  const scriptsOf = letters.map(letter => SCRIPTS.filter(({ test }) => test.test(letter)).map(one => one.name));
  const hasAll = (allowed: (script: string) => boolean): boolean => scriptsOf.every(names => names.some(allowed));
  const isOne = scriptsOf.every(names => names.length === 0) || SCRIPTS.some(one => hasAll(name => name === one.name));
  return !isOne && !TOGETHER.some(set => hasAll(name => set.has(name)));
}

/** Letters that look like Latin ones, after marks and case are gone. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...pairs('асԁеһіјӏоритуԝхѕкмнгв', 'acdehijloputywxskmhrb'),
    ...pairs('αβγεικνορτυχωη', 'abyeikvoptuxwn'),
    ...pairs('օոսհց', 'onuhg'),
    ...pairs('01358|ıøłđħ', 'oiesbiioldh'),
  ].map(([from, to]) => [from, to === 'l' ? 'i' : to]),
);

function pairs(from: string, to: string): [string, string][] {
  const letters = [...to];
  return [...from].map((letter, i) => [letter, letters[i]!]);
}

/** Names with the same key are taken for each other at a glance. */
export function nameKey(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const mapped = [...bare].map(letter => LOOKS_LIKE[letter] ?? (letter === 'l' ? 'i' : letter)).join('');
  const key = mapped
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key === '' ? bare.trim() : key;
}
