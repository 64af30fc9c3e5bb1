import {
  type AnyGame,
  type AnyMatch,
  branchesOf,
  type Core,
  copy,
  Draft,
  hashOf,
  Match,
  Refusal,
  reimagine,
  type Seat,
  type SeenCore,
  save,
} from '@teahouse/kernel';
import { Broken } from './broken.ts';
import type { Checkpoint } from './inspection.ts';
import { any, decisionFrom } from './play.ts';

/** At most so many answers are composed. */
const LONGEST_DRAFT = 6;
/** A draft may be surprised by what is not so in any of its few worlds, but it must be so in one of many. */
const MANY_WORLDS = 200;

/** Several answers are one decision: what was shown while it was made is true, it leads where they lead, and back whole. */
export function draftsAreHonest({ plain, match, open, closely, sinceDeal, luck }: Checkpoint): void {
  const { seat } = open[luck(open.length)]!;
  const saved = match.save();
  const [single, whole] = [Match.resume(plain, saved), Match.resume(plain, saved)];
  const forked = plain.machine.isForked(whole.state);
  const draft = new Draft(plain, whole.view(seat), seat);
  const isSurprise = (answers: readonly string[]): boolean => endsWithin(plain, draft.begun, seat, answers);
  for (let left = 1 + luck(LONGEST_DRAFT); draft.question !== null && (left > 0 || !draft.canCommit); left--) {
    draft.play(any(draft.question, luck));
    if (forked || draft.end !== null) continue;
    single.answer(seat, draft.answers.at(-1)!);
    if (JSON.stringify(single.view(seat)) === JSON.stringify(draft.seen)) continue;
    if (isSurprise(draft.answers)) return;
    throw new Broken(`seat ${seat} is shown another table than there is after ${draft.answers.join(', ')}`);
  }
  const before = hashOf(whole.state);
  const { taken } = whole.answers(seat, draft.answers);
  const length = draft.answers.length;
  if (taken !== length) {
    if (isSurprise(draft.answers.slice(0, taken))) return;
    throw new Broken(`of ${draft.answers.join(', ')} only ${taken} of ${length} are taken`);
  }
  if (!forked) {
    if (draft.end !== null) single.answer(seat, draft.answers.at(-1)!);
    if (hashOf(single.state) !== hashOf(whole.state))
      throw new Broken(`${draft.answers.join(', ')} lead elsewhere one by one`);
  }
  // Past the mark the whole game is played again, which is dear.
  const pastMark = whole.mark === whole.log.length;
  if (pastMark && (!sinceDeal || (!closely && (length === 1 || luck(8) > 0)))) return;
  whole.goBack(whole.log.length - 1);
  if (hashOf(whole.state) !== before) throw new Broken('a decision of several answers does not go back whole');
}

/** Whether a draft over many worlds would have ended with one of these answers. */
function endsWithin(game: AnyGame, seen: SeenCore, seat: Seat, answers: readonly string[]): boolean {
  const draft = new Draft(game, seen, seat, MANY_WORLDS);
  for (const answer of answers) {
    draft.play(answer);
    if (draft.end !== null) return true;
  }
  return false;
}

/** Whether several answers are refused tells nothing that the seat cannot see: no oracle. */
export function refusalsAreBlind({ plain, match, open, luck, known }: Checkpoint): void {
  const { seat, options } = open[luck(open.length)]!;
  const world = save(plain, reimagine(plain, match.state as Core, seat, luck));
  const saved = match.save();
  const elsewhere = Match.resume(plain, { ...saved, now: world, mark: { at: saved.log.length, state: world } });
  const answers = Array.from({ length: 2 + luck(4) }, (_, i) => {
    const from = i === 0 || luck(3) === 0 ? options : known;
    return from[luck(from.length)]!;
  });
  const [here, there] = [Match.resume(plain, saved), elsewhere].map(table => refusal(table, seat, answers));
  if (here !== there) throw new Broken(`${answers.join(', ')}: '${here}' here, and '${there}' in a world like it`);
}

/** Whatever the order in which seats at work give their branches, and in which these are played, the state is the same. */
export function branchesAreApart({ plain, g, open, luck }: Checkpoint): void {
  const { machine } = plain;
  if (!machine.isForked(g)) return;
  const branches = open.map(q => ({ seat: q.seat, answers: decisionFrom(plain, g, q, any(q, luck), luck) }));
  const forwards = copy(g);
  for (const { seat, answers } of branches) machine.give(forwards, seat, answers);
  const backwards = copy(g);
  const turned = backwards.stack.at(-1)!;
  turned.list = turned.list!.toReversed();
  const queues = new Map<Seat, string[]>();
  for (const [seat, given] of branchesOf(turned.sealed!)) queues.set(seat, given.slice());
  for (const { seat, answers } of branches) queues.set(seat, answers.slice());
  turned.sealed = null;
  for (let q = machine.run(backwards); q !== null; ) {
    const answer = queues.get(q.seat)?.shift();
    if (answer === undefined) break;
    if (!q.options.includes(answer))
      throw new Broken(`'${answer}' of seat ${q.seat} is offered only as long as others have not done their part`);
    q = machine.play(backwards, q, answer);
  }
  if (hashOf(forwards) !== hashOf(backwards)) throw new Broken('the order in which branches are played matters');
}

/** What a seat is told that gives these answers; what it is told when they are taken is another matter. */
function refusal(match: AnyMatch, seat: Seat, answers: readonly string[]): string {
  try {
    match.answers(seat, answers);
    return 'taken';
  } catch (error) {
    if (error instanceof Refusal) return `${error.reason} ${error.message} ${error.rule}`;
    throw error;
  }
}
