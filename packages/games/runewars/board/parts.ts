// Nothing of this is shown in the first minutes. It comes at once, in one file: every further one would split what it shares
// with the first into more pieces, and small pieces pack badly.

export { FightAgain } from './components/again.tsx';
export { Arena } from './components/arena.tsx';
export { DuelScreen } from './components/duel.tsx';
export { Placements } from './components/map/placements.tsx';
export { MarchPanel } from './components/march.tsx';
export { CardReader } from './components/reader.tsx';
export { Tally } from './components/tally.tsx';
export { TrialCard } from './components/trial.tsx';
export { TextBoard } from './text-board/text-board.tsx';
