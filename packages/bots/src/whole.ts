import { type AnyGame, Draft } from '@teahouse/kernel';
import type { Choice, Job } from './job.ts';

/**
 * All that a bot gives at once: one answer, or at a `together` its whole branch, thought about answer by answer. Elsewhere
 * it may give the answers of a decision one by one, and see what each of them does.
 */
export async function decideWhole(
  game: AnyGame,
  job: Job,
  choose: (job: Job) => Promise<Pick<Choice, 'answer'>>,
): Promise<string[]> {
  const { answer } = await choose(job);
  if (!game.machine.isForked(job.seen)) return [answer];
  const draft = new Draft(game, job.seen, job.question.seat);
  draft.play(answer);
  while (draft.question !== null) {
    const seed = `${job.seed} ${draft.answers.length}`;
    draft.play((await choose({ ...job, seen: draft.seen, question: draft.question, seed })).answer);
  }
  return [...draft.answers];
}
