// What every game gets for free. Each is one call in the game's tests; docs/add-a-game.md shows them in use.
export { type CloneHints, cloneSource, playedStates } from './clone.ts';
export { accepted, corpusGaps, corpusProblems, playKept, playSaved, rehashed } from './corpus.ts';
export { type Corpus, type KeptGame, type KeptSave, readCorpus, writeCorpus } from './corpus-files.ts';
export { type Failure, type FuzzReport, type FuzzWanted, fuzz, printFailure } from './fuzz.ts';
export { golden, playthrough } from './golden.ts';
export type { Watch } from './inspection.ts';
export { type Coverage, citations, coverage, type Exemptions, readLedger, rule } from './ledger.ts';
export { perft } from './perft.ts';
export { dealOf, decisionFrom, tables } from './play.ts';
export { type CameUp, printUnreached, Reach, type Without } from './reach.ts';
export { type Position, Scenario, scenario, scenariosFrom } from './scenario.ts';
export { shrink } from './shrink.ts';
export { corpusHolds, lawsHold, type Reached, wordsComplete } from './tests.ts';
export { missingWords } from './words.ts';
