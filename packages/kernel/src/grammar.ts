import type { Language, Why } from './text.ts';

/** The form of a word that fits a number, which '#' stands for; our languages tell one from many. */
export const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many).replace('#', String(n));

/** A number with the sign of its unit, which no line break parts: '30 s'. */
export const unit = (n: number, sign: string): string => `${n}\u00a0${sign}`;

/** A sentence that begins with whatever it begins with. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How a language writes what every text has: enumerations, numbers and quotes. Nobody writes these by hand. */
export interface Grammar {
  /** 'a, b, and c' */
  and: (words: readonly string[]) => string;
  /** 'a, b, or c' */
  or: (words: readonly string[]) => string;
  /** With one digit behind the point, if it has any. */
  number: (n: number) => string;
  /** With its sign: '+2', '−2'. */
  signed: (n: number) => string;
  /** A share from 0 to 1, in whole percent. */
  percent: (share: number) => string;
  /** A name in prose: '“Levy”'. */
  quoted: (name: string) => string;
}

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  it: ['«', '»'],
  es: ['«', '»'],
  de: ['„', '“'],
};

function grammarOf(language: Language): Grammar {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const [open, close] = QUOTES[language];
  // Intl knows the Spanish 'e' before an i, but not the Italian 'ed' before an e.
  const joined = (list: string): string => (language === 'it' ? list.replace(/ e (?=[eèé])/gi, ' ed ') : list);
  const minus = (number: string): string => number.replace('-', '−');
  return {
    and: words => joined(and.format(words)),
    or: words => or.format(words),
    number: n => minus(plain.format(n)),
    signed: n => minus(signed.format(n)),
    percent: share => minus(percent.format(share)),
    quoted: name => `${open}${name}${close}`,
  };
}

const known = new Map<Language, Grammar>();

/** Made when it is first asked for: the formatters of a language that nobody reads cost nothing. */
export function grammar(language: Language): Grammar {
  const made = known.get(language) ?? grammarOf(language);
  known.set(language, made);
  return made;
}

/** Of the other answers, those that are neither as good as the bot's nor far behind, in points of a hundred. */
const CLOSE = { least: 1, most: 10 };

const REASONS: Readonly<Record<Language, { chance: (percent: string) => string; close: string }>> = {
  en: { chance: percent => `${percent} to win`, close: 'Close' },
  it: { chance: percent => `${percent} di vittoria`, close: 'A poca distanza' },
  es: { chance: percent => `${percent} de opciones de ganar`, close: 'A poca distancia' },
  de: { chance: percent => `${percent} Siegchance`, close: 'Knapp dahinter' },
};

/** A bot's answer with its reason, once the answers have names: 'Levy: 84% to win. Close: Work Harder (−2).' */
export function reasoned(
  language: Language,
  answer: string,
  why: Why,
  { name, because }: { name: (answer: string) => string; because: string | null },
): string {
  const { percent, signed } = grammar(language);
  const { chance, close } = REASONS[language];
  const sentences = [`${sentence(name(answer))}: ${chance(percent(why.chance))}.`];
  if (because !== null) sentences.push(because);
  const others = why.others
    .map(other => ({ name: name(other.answer), points: Math.round(100 * other.chance) }))
    .filter(({ points }) => points >= CLOSE.least && points <= CLOSE.most)
    .map(other => `${other.name} (${signed(-other.points)})`);
  if (others.length > 0) sentences.push(`${close}: ${others.join('; ')}.`);
  return sentences.join(' ');
}
