import { type AnyGame, rng } from '@teahouse/kernel';
import { lookOnce } from './at-once.ts';
import { Futures } from './futures.ts';
import type { Choice, Job } from './job.ts';

/** One decision of so many is thought through, as far as to the next turn; none where a game says how far is misjudged. */
const ONE_OF = 3;
const REACH = 1;
/** Of the others, how far is misjudged what an answer brings at once, as a share of a clear lead. */
const MISJUDGES = 0.1;

/**
 * A person in a first game, who has read the rules and means to win: sees what every answer brings at once, as the game's
 * `value` counts it, but only about; and now and then thinks one of them through, what the others may answer then and what
 * becomes of it by the next turn. No level: it is there for a beginner to be measured against.
 */
export function newcomer(
  game: AnyGame,
  { seen, question, seed }: Omit<Job, 'game' | 'level'>,
): Pick<Choice, 'answers'> {
  const { options, ask, seat } = question;
  const luck = rng(`newcomer ${seed} ${ask} ${seat}`);
  if (options.length === 1) return { answers: options };
  const misjudges = game.ladder?.newcomer;
  if (misjudges !== undefined || luck(ONE_OF) > 0) {
    const { ranked } = lookOnce(game, seen, question, luck, misjudges ?? MISJUDGES);
    return { answers: ranked[0]!.answers.slice(0, 1) };
  }
  const moves = options.map(answer => [answer]);
  const futures = new Futures(game, seen, question, moves, luck, REACH);
  futures.look();
  const chances = moves.map((_, i) => futures.chance(i).mean);
  return { answers: moves[chances.indexOf(Math.max(...chances))]! };
}
