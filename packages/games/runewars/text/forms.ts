import type { CityId, DevelopmentId, FactionId, UnitId } from '../src/printed/ids.ts';

/**
 * The forms of a noun that sentences need. A language that declines its nouns tells subject from object; in others the
 * two are alike. With one, the noun has its article: 'a Footman', '3 Footmen'.
 */
export interface Noun {
  /** As a heading or an answer, without an article. */
  name: string;
  /** Several of them, without a number. */
  many: string;
  subject: (n: number) => string;
  object: (n: number) => string;
}

/** A place, and how one is in it, goes to it and comes from it. */
export interface Place {
  name: string;
  in: string;
  to: string;
  from: string;
}

/** What can be counted in sentences. */
type Counted = 'influence' | 'tactics' | 'quests' | 'rewards' | 'damage' | 'runes' | 'strength';

/** The nouns of one language. */
export interface Forms {
  units: Readonly<Record<UnitId, Noun>>;
  /** The faction's name, the same as the object of a sentence, and the word that goes beside its home areas. */
  factions: Readonly<Record<FactionId, { name: string; inFull: string; short: string }>>;
  /** A development as the object of a sentence, with its article. */
  developments: Readonly<Record<DevelopmentId, string>>;
  /** An area by its printed code, with what it is known for: whose home realm it is, or its city. */
  area: (code: string, known: string | null) => Place;
  counted: Readonly<Record<Counted, (n: number) => string>>;
  /** An enumeration in a sentence: 'a, b and c'. */
  list: (words: readonly string[]) => string;
}

/** Cities stand on areas; sentences about a city name it. */
export type CityNames = Readonly<Record<CityId, string>>;
