import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type AnyMatch,
  answersOf,
  type Core,
  deal,
  hashOf,
  type Logged,
  Match,
  pack,
  placesOf,
  type Question,
  Refusal,
  RulesFault,
  RunningHash,
  renamed,
  replay,
  rng,
  unpack,
} from '@teahouse/kernel';
import type { Corpus, KeptGame, KeptSave } from './corpus-files.ts';
import { any, decisionFrom } from './play.ts';

/*
 * A corpus is a folder of real games, played by bots and kept for good. They are played again by every build: rules that
 * are changed by mistake show at once, and so does a save or a log that does not load any more.
 *
 * A game is kept with two hashes. Its *story* is all that the players saw of the rules: who was asked what, with which
 * options, what they answered, and who won. Its *state* is the hash of the last state. A change of the state's shape
 * alters the state and not the story; a change of the rules alters both.
 */

/** Where a log is played: the bare machine, or a match. */
interface Board {
  readonly state: Readonly<Core>;
  open(): readonly Question[];
  answers(seat: number, answers: readonly string[], ask: string): unknown;
}

/** After so many decisions the story leaves a mark, so that one can tell where two stories part. */
const MARK = 20;

/** Plays a log in its own order, and tells its story: marks of four digits on the way, sixteen at the end. */
function tell(game: AnyGame, board: Board, log: readonly Logged[]): string {
  const hash = createHash('sha256');
  const written = new Map(log.map(({ ask }) => [renamed(game, ask), ask]));
  const marks: string[] = [];
  log.forEach(({ seat, ask, answer, revises, rest }, n) => {
    const now = renamed(game, ask);
    // A label that was renamed since counts by the name it had.
    const asked = board.open().map(q => [q.seat, q.ask === now ? ask : (written.get(q.ask) ?? q.ask), q.options]);
    hash.update(JSON.stringify([asked, seat, ask, answer, revises, ...rest]));
    board.answers(seat, answersOf({ answer, rest }), now);
    if ((n + 1) % MARK === 0) marks.push(hash.copy().digest('hex').slice(0, 4));
  });
  if (!board.state.over) throw new Refusal('log-does-not-fit', 'the log ends before the game does', { n: log.length });
  hash.update(JSON.stringify(placesOf(game.outcome(board.state), board.state.seats)));
  return [...marks, hash.digest('hex').slice(0, 16)].join(' ');
}

/** What a kept game leads to under today's rules. */
export function playKept(game: AnyGame, { record }: KeptGame): { story: string; state: string } {
  const { deal: start, log } = unpack(record);
  const { g } = deal(game, start);
  const { machine } = game;
  const board: Board = {
    state: g,
    open: () => machine.open(g),
    answers: (seat, answers, ask) =>
      answers.length === 1 ? machine.answer(g, seat, answers[0]!, ask) : machine.answers(g, seat, answers),
  };
  const story = tell(game, board, log);
  return { story, state: hashOf(g) };
}

/** What a kept save leads to under today's rules. The whole log must lead there too, when it is played from the first deal. */
export function playSaved(game: AnyGame, { save, rest, parted }: KeptSave): { story: string; state: string } {
  const match = Match.resume(game, save);
  const story = tell(game, match, unpack(rest).log);
  const state = hashOf(match.state);
  if (parted === undefined && hashOf(replay(game, match.deal, match.log).g) !== state)
    throw new Refusal('log-does-not-fit', 'the save and its log lead to different states');
  return { story, state };
}

/** Every way in which a corpus is not as it was, as sentences. */
export function corpusProblems(game: AnyGame, { games, saves }: Corpus): string[] {
  const problems: string[] = [];
  const report = (
    what: string,
    kept: { story: string; state: string },
    play: () => ReturnType<typeof playKept>,
  ): void => {
    const found = problemWith(kept, play);
    if (found !== null) problems.push(`${what}: ${found}`);
  };
  games.forEach((kept, n) => {
    const what = `game ${n + 1} ('${kept.record.seed}')`;
    report(what, kept, () => playKept(game, kept));
    if (n % 10 === 0) report(`${what}, step by step`, kept, () => playClosely(game, kept));
  });
  saves.forEach((kept, n) => {
    report(`save ${n + 1} ('${kept.save.deal.seed}')`, kept, () => playSaved(game, kept));
  });
  return problems;
}

function problemWith(kept: { story: string; state: string }, play: () => ReturnType<typeof playKept>): string | null {
  try {
    const { story, state } = play();
    if (story !== kept.story) return `another story, ${whereStoriesPart(kept.story, story)}`;
    return state === kept.state ? null : 'the same story with another state';
  } catch (error) {
    if (error instanceof Refusal || error instanceof RulesFault) return error.message;
    throw error;
  }
}

/** As tables play: through a match, with a hash at every step, and saved and resumed in the middle. */
function playClosely(game: AnyGame, { record }: KeptGame): { story: string; state: string } {
  const { deal: start, log } = unpack(record);
  let match = Match.begin(game, start);
  let hash = new RunningHash();
  const board: Board = {
    get state() {
      return match.state;
    },
    open: () => match.open(),
    answers: (seat, answers, ask) => {
      if (match.log.length === log.length >> 1) {
        match = Match.resume(game, JSON.parse(JSON.stringify(match.save())), match.journal);
        hash = new RunningHash();
      }
      const { patch, before } = match.answers(seat, answers, ask);
      if (hash.after(patch, before, match.state) !== hashOf(match.state))
        throw new Refusal(
          'log-does-not-fit',
          `decision ${match.log.length}: the running hash is not that of the state`,
        );
    },
  };
  return { story: tell(game, board, log), state: hashOf(match.state) };
}

function whereStoriesPart(kept: string, now: string): string {
  const [before, after] = [kept.split(' '), now.split(' ')];
  const part = before.findIndex((mark, i) => mark !== after[i]);
  const ends = part >= before.length - 1;
  return ends ? `after decision ${part * MARK}` : `between decisions ${part * MARK + 1} and ${(part + 1) * MARK}`;
}

interface Renewed {
  now: Corpus;
  /** How many games and saves are not as they were. */
  changed: number;
  problems: string[];
}

/** After a change of the state's shape: the same stories, with the hashes of today's states. */
export function rehashed(game: AnyGame, corpus: Corpus): Renewed {
  const now: Corpus = {
    games: corpus.games.map(kept => ({ ...kept, state: stateOr(kept, () => playKept(game, kept)) })),
    saves: corpus.saves.map(kept => ({ ...kept, state: stateOr(kept, () => playSaved(game, kept)) })),
  };
  return { now, changed: changes(corpus, now), problems: corpusProblems(game, now) };
}

/** What cannot be played keeps its hash; `corpusProblems` then says what is wrong with it. */
function stateOr({ state }: { state: string }, play: () => { state: string }): string {
  try {
    return play().state;
  } catch (error) {
    if (error instanceof Refusal || error instanceof RulesFault) return state;
    throw error;
  }
}

/** After a change of the rules: every log as far as it still fits, what it leads to now, and the saves as they were. */
export function accepted(game: AnyGame, corpus: Corpus): Renewed {
  const now: Corpus = {
    games: corpus.games.map(kept => {
      const { deal: start, log } = unpack(kept.record);
      const match = Match.begin(game, start);
      playAnyhow(match, log);
      const record = match.record();
      return { ...kept, record, ...playKept(game, { ...kept, record }) };
    }),
    saves: corpus.saves.map(kept => {
      const match = Match.resume(game, kept.save);
      const before = match.log.length;
      playAnyhow(match, unpack(kept.rest).log);
      const rest = pack(game, match.deal, match.log.slice(before));
      const same = { ...kept, rest };
      const fits = stateOr({ state: '' }, () => playSaved(game, same)) !== '';
      const renewed: KeptSave = fits ? same : { ...same, parted: true };
      return { ...renewed, ...playSaved(game, renewed) };
    }),
  };
  return { now, changed: changes(corpus, now), problems: corpusProblems(game, now) };
}

const changes = (before: Corpus, now: Corpus): number =>
  now.games.filter((kept, n) => kept.story !== before.games[n]!.story || kept.state !== before.games[n]!.state).length +
  now.saves.filter((kept, n) => kept.story !== before.saves[n]!.story || kept.state !== before.saves[n]!.state).length;

/** How far ahead an old log is searched for the answer to a question. */
const AHEAD = 10;

/** To the end of the game, by the log where it knows an answer that is offered, otherwise by default or by chance. */
function playAnyhow(match: AnyMatch, log: readonly Logged[]): void {
  const { game } = match;
  const waiting = log.slice();
  const luck = rng(`beyond the log of ${match.deal.seed}`);
  while (!match.over) {
    const open = match.open(true);
    const at = waiting
      .slice(0, AHEAD)
      .findIndex(({ seat, ask, answer }) =>
        open.some(q => q.seat === seat && q.ask === renamed(game, ask) && q.options.includes(answer)),
      );
    if (at >= 0) {
      const logged = waiting.splice(0, at + 1).at(-1)!;
      if (isTaken(() => match.answers(logged.seat, answersOf(logged)))) continue;
    }
    const q = match.open()[0]!;
    const byDefault = game.machine.otherwise(match.state, q.seat);
    match.answers(q.seat, byDefault ?? decisionFrom(game, match.state, q, any(q, luck), luck));
  }
}

function isTaken(answer: () => unknown): boolean {
  try {
    answer();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Finished games of a corpus. A long game may keep fewer, since all of them are played again by every build. */
export const CORPUS_GAMES = 150;

/** What every corpus must contain to be worth its name; what it lacks, as sentences. */
export function corpusGaps(game: AnyGame, { games, saves }: Corpus, wanted = CORPUS_GAMES): string[] {
  const gaps: string[] = [];
  const atLeast = (n: number, found: number, what: string): void => {
    if (found < n) gaps.push(`${found} ${what}, and there should be ${n}`);
  };
  atLeast(wanted, games.length, 'finished games');
  const takenBack = games.filter(({ undone }) => undone > 0).length;
  atLeast(Math.min(20, wanted / 4), takenBack, 'games in which a decision was taken back');
  atLeast(12, saves.length, 'saved games');
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    atLeast(20, games.filter(({ record }) => record.seats === seats).length, `games at ${seats} seats`);
  }
  for (const [option, values] of Object.entries(game.options)) {
    // A game that was kept before there was the option was played with its default.
    const chosen = games.map(({ record }) => record.options[option] ?? values[0]);
    for (const value of values)
      atLeast(3, chosen.filter(each => each === value).length, `games with ${option} ${value}`);
  }
  return gaps;
}
