import type { AnyGame, GameText, Language } from '@teahouse/kernel';
import type { Metrics } from '../http/metrics.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';

/** What the server needs to know of a registered game. */
export interface GameFolder {
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, () => Promise<Pick<GameText, 'title'>>>>;
}

/** What every layer of the house may use. */
export interface Context {
  readonly settings: Settings;
  readonly folders: readonly GameFolder[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** Tells this process from the others that share the store. */
  readonly process: string;
  /** Whoever opened something says here how it is closed: the last first. */
  readonly closing: AsyncDisposableStack;
  now(): number;
  /** Milliseconds that only ever grow, whatever is done to the clock: for all that is measured. */
  steady(): number;
  /** What the cards of a new table are dealt from: nobody can guess it. */
  newSeed(): string;
  /** Something that whoever runs the house should know of: logged and counted. */
  event(name: string, details: Readonly<Record<string, string | number>>): void;
}
