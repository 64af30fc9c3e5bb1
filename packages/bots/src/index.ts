// Players that see only what their seat sees. docs/bots.md explains them.
export { type Standing, type Tournament, tournament } from './arena.ts';
export { choose } from './choose.ts';
export type { Budget, Choice, Job, Seen } from './job.ts';
export { LEVELS, type Level, type LevelName, levels } from './levels.ts';
export { type Asking, type Decision, Pool, type PoolSettings, type Report, type WorkerHandle } from './pool.ts';
export {
  ADVISER,
  type Finished,
  type Judged,
  judge,
  judged,
  judgement,
  REVIEW_VERSION,
  type Review,
  summarise,
} from './review.ts';
export { type Node, Search, type SearchSettings } from './search.ts';
export { utilities } from './utility.ts';
export { decideWhole } from './whole.ts';
