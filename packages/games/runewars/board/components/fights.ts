// All that is drawn of fights comes at once, with the first of them.
export { FightAgain } from './again.tsx';
export { Arena } from './arena.tsx';
export { DuelScreen } from './duel.tsx';
export { Tally } from './tally.tsx';
export { TrialCard } from './trial.tsx';
