import type { TablePlayer } from '@teahouse/boardkit/contract';
import type { Puzzle } from '@teahouse/games';
import { type Deal, type Heard, type Logged, Match, type Question, unpack } from '@teahouse/kernel';
import type { Text } from '../../../text/en.ts';
import type { LoadedGame } from '../../loaded-game.ts';
import { playersOf } from '../../players.ts';

/** A puzzle as it is seen by the one who is asked. */
export interface PuzzlePosition {
  loaded: LoadedGame;
  puzzle: Puzzle;
  deal: Required<Deal>;
  log: readonly Logged[];
  seen: object;
  question: Question;
  told: readonly Heard[];
  players: TablePlayer[];
  /** The part of the game. */
  when: string;
}

/** Plays the game again up to the question. */
export function positionOf(loaded: LoadedGame, puzzle: Puzzle, words: Text): PuzzlePosition {
  const { game, board, text, common } = loaded;
  const { deal, log } = unpack({ game: game.id, rules: game.rules, ...puzzle.record });
  const match = Match.begin(game, deal);
  for (const logged of log) match.again(logged);
  const question = match.open(true).find(({ seat }) => seat === puzzle.seat);
  if (question?.ask !== puzzle.ask) throw new Error(`A puzzle of ${game.id} does not lead to ${puzzle.ask}.`);
  const seen = match.view(puzzle.seat);
  const seats = Array.from({ length: deal.seats }, (_, seat) => ({
    seat,
    person: null,
    bot: seat === puzzle.seat ? null : ('master' as const),
    keeper: null,
    invite: false,
    expected: null,
    here: true,
    due: null,
    bankMs: null,
  }));
  return {
    loaded,
    puzzle,
    deal,
    log,
    seen,
    question,
    told: match.heard(puzzle.seat),
    players: playersOf({ seats, mySeat: puzzle.seat }, words),
    when: board.course?.now(seen, text, common) ?? '',
  };
}
