import type { Language } from './text.ts';

/** A place, and how one is in it, goes to it and comes from it: 'im Tempel', 'zum Tempel', 'vom Tempel'. */
export interface Place {
  name: string;
  in: string;
  to: string;
  from: string;
}

/**
 * The forms of a noun that sentences need, so that no template pastes a bare name. A language that declines its nouns
 * tells subject from object; in others the two are alike.
 */
export interface Noun extends Place {
  /** As a heading or an answer, without an article. */
  name: string;
  /** Several of them, without a number. */
  many: string;
  /** One with its article, others with their number: 'an Archer', '3 Archers'. */
  subject: (n: number) => string;
  object: (n: number) => string;
  /** In a list, always with the number: '1 Archer'. */
  counted: (n: number) => string;
  /** 'the Archer' */
  the: string;
  theObject: string;
  at: string;
  of: string;
}

const numbered =
  (one: string, many: string) =>
  (n: number): string =>
    n === 1 ? one : `${n} ${many}`;

/** Letters do not tell how a word sounds: 'a unicorn', 'an hour'. */
const SOUNDS_LIKE_A_VOWEL = /^(?!uni|eu|one\b)[aeiou]|^(?:hour|honest|honor|heir)/i;

function english(name: string, many: string): Noun {
  const both = numbered(`${SOUNDS_LIKE_A_VOWEL.test(name) ? 'an' : 'a'} ${name}`, many);
  return {
    name,
    many,
    subject: both,
    object: both,
    counted: numbered(`1 ${name}`, many),
    the: `the ${name}`,
    theObject: `the ${name}`,
    in: `in the ${name}`,
    at: `at the ${name}`,
    to: `to the ${name}`,
    from: `from the ${name}`,
    of: `of the ${name}`,
  };
}

/** To somebody, in Italian: 'a Bruno', 'ad Anna'. */
export const ad = (name: string): string => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);

/** Before a vowel, before what 'il' cannot stand before (lo stregone, lo zaino), and before all else. */
const ITALIAN = {
  m: { vowel: ['un ', 'l’'], hard: ['uno ', 'lo '], plain: ['un ', 'il '] },
  f: { vowel: ['un’', 'l’'], hard: ['una ', 'la '], plain: ['una ', 'la '] },
} as const;
const isHard = /^(?:s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/i;

function italian(name: string, many: string, gender: 'm' | 'f'): Noun {
  const start = /^[aeiouàèéìòù]/i.test(name) ? 'vowel' : isHard.test(name) ? 'hard' : 'plain';
  const [a, the] = ITALIAN[gender][start];
  const both = numbered(`${a}${name}`, many);
  const joined = (preposition: string): string =>
    the === 'il ' ? `${preposition}l ${name}` : `${preposition}l${the}${name}`;
  return {
    name,
    many,
    subject: both,
    object: both,
    counted: numbered(`1 ${name}`, many),
    the: `${the}${name}`,
    theObject: `${the}${name}`,
    in: joined('ne'),
    at: joined('a'),
    to: joined('a'),
    from: joined('da'),
    of: joined('de'),
  };
}

function spanish(name: string, many: string, gender: 'm' | 'f'): Noun {
  const [a, the, to, of] = gender === 'm' ? ['un', 'el', 'al', 'del'] : ['una', 'la', 'a la', 'de la'];
  const both = numbered(`${a} ${name}`, many);
  return {
    name,
    many,
    subject: both,
    object: both,
    counted: numbered(`1 ${name}`, many),
    the: `${the} ${name}`,
    theObject: `${the} ${name}`,
    in: `en ${the} ${name}`,
    at: `en ${the} ${name}`,
    to: `${to} ${name}`,
    from: `${of} ${name}`,
    of: `${of} ${name}`,
  };
}

const GERMAN = {
  m: { a: 'ein', aObject: 'einen', the: 'der', theObject: 'den', in: 'im', at: 'am', to: 'zum', of: 'vom' },
  f: { a: 'eine', aObject: 'eine', the: 'die', theObject: 'die', in: 'in der', at: 'an der', to: 'zur', of: 'von der' },
  n: { a: 'ein', aObject: 'ein', the: 'das', theObject: 'das', in: 'im', at: 'am', to: 'zum', of: 'vom' },
} as const;

/** Most nouns are alike in all cases of the singular; a weak one, such as der Bote, den Boten, says how. */
function german(name: string, many: string, gender: 'm' | 'f' | 'n', declined: string = name): Noun {
  const words = GERMAN[gender];
  return {
    name,
    many,
    subject: numbered(`${words.a} ${name}`, many),
    object: numbered(`${words.aObject} ${declined}`, many),
    counted: numbered(`1 ${name}`, many),
    the: `${words.the} ${name}`,
    theObject: `${words.theObject} ${declined}`,
    in: `${words.in} ${declined}`,
    at: `${words.at} ${declined}`,
    to: `${words.to} ${declined}`,
    from: `${words.of} ${declined}`,
    of: `${words.of} ${declined}`,
  };
}

/** Nouns with their forms, by language: `noun.it('Tempio', 'Templi', 'm').to` is 'al Tempio'. */
export const noun = { en: english, it: italian, es: spanish, de: german } satisfies Record<Language, unknown>;
