import type { Grammar, Noun, Place } from '@teahouse/kernel';
import type { CityId, DevelopmentId, FactionId, UnitId } from '../src/printed/ids.ts';

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
  list: Grammar['and'];
}

/** Cities stand on areas; sentences about a city name it. */
export type CityNames = Readonly<Record<CityId, string>>;
