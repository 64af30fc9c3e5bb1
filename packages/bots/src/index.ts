// Players that see only what their seat sees. docs/bots.md explains them.
export { choose } from './choose.ts';
export type { Choice, Job } from './job.ts';
export { LEVELS, type LevelName, levels } from './levels.ts';
export { Pool } from './pool.ts';
export {
  ADVISER,
  type Finished,
  type Judged,
  judge,
  judged,
  judgement,
  REVIEW_VERSION,
  summarise,
} from './review.ts';
export { Search } from './search.ts';
export { storyOf } from './trees.ts';
export { utilities } from './utility.ts';
export { weigh } from './weigh.ts';
