import { worldsOf } from './foresee.ts';
import type { Game, Options } from './game.ts';
import { type Entry, withJournal } from './journal.ts';
import { Refusal } from './refusal.ts';
import type { Core, Question, Seat } from './rulebook.ts';
import { cloneOf, type SeenCore, view } from './view.ts';

/**
 * Why an answer is the last of a decision: the game is over, somebody else is asked, luck was drawn, a secret was told,
 * the seat would learn something, or its branch is done.
 */
export type End = 'over' | 'others' | 'luck' | 'secret' | 'learns' | 'done';

/** What the rules themselves show of an end, on any table: who is asked next, and what was drawn or told. */
export function endOf(open: readonly Question[], seat: Seat, journal: readonly Entry[]): End | null {
  if (open.length === 0) return 'over';
  if (open.some(q => q.seat !== seat)) return 'others';
  const told = journal.find(({ to }) => to !== null);
  return told === undefined ? null : told.to!.length === 0 ? 'luck' : 'secret';
}

/** The tables a seat thinks possible after some answers, and what it can tell of them. */
interface Stage<G, V> {
  worlds: readonly G[];
  seen: V & SeenCore;
  question: Question | null;
  end: End | null;
}

/**
 * A decision of several answers while it is made: nothing of it is in the state. The answers are played by the rules on
 * tables imagined from what the seat sees, so composing can teach nothing, and any step can be taken back. It is given
 * as one with `Match.answers`.
 */
export class Draft<G extends Core, V extends object, O extends Options> {
  readonly #game: Game<G, V, O>;
  readonly #me: Seat;
  /** At a `together`: how many frames lie below the seat's own branch. */
  readonly #floor: number;
  readonly #answers: string[] = [];
  readonly #stages: Stage<G, V>[];

  /** Over more worlds than the usual it is the surer what is learned by an answer, and the dearer. */
  constructor(game: Game<G, V, O>, seen: V & SeenCore, me: Seat, n?: number) {
    this.#game = game;
    this.#me = me;
    const worlds = worldsOf(game, seen, me, n);
    const question = game.machine.open(worlds[0]!, true).find(({ seat }) => seat === me);
    if (question === undefined) throw new Refusal('not-asked', `seat ${me} is not asked anything`, { seat: me });
    if (game.machine.isForked(worlds[0]!)) {
      const branches = worlds.map(world => game.machine.branch(world, me));
      this.#floor = branches[0]!.floor;
      this.#stages = [{ worlds: branches.map(({ table }) => table), seen, question, end: null }];
    } else {
      this.#floor = 0;
      this.#stages = [{ worlds, seen, question, end: null }];
    }
  }

  get #now(): Stage<G, V> {
    return this.#stages.at(-1)!;
  }

  get answers(): readonly string[] {
    return this.#answers;
  }

  /** What the seat saw before the first answer. */
  get begun(): V & SeenCore {
    return this.#stages[0]!.seen;
  }

  /** What the seat would see now. After the last answer of a decision only the table itself can show it. */
  get seen(): V & SeenCore {
    return this.#now.end === null ? this.#now.seen : this.#stages.at(-2)!.seen;
  }

  /** What the seat is asked next; null after the last answer. */
  get question(): Question | null {
    return this.#now.end === null ? this.#now.question : null;
  }

  /** Why the decision ends with the answer given last; null if it can go on. */
  get end(): End | null {
    return this.#now.end;
  }

  /** Whether the answers so far can be given: always, but a branch is given whole. */
  get canCommit(): boolean {
    return this.#answers.length > 0 && (this.#floor === 0 || this.#now.end === 'done');
  }

  /** Whether the procedure that makes the answers one decision has been left: a good place to give them. */
  get left(): boolean {
    const { machine } = this.#game;
    return machine.inDraft(this.#stages[0]!.seen) && !machine.inDraft(this.#now.seen);
  }

  play(answer: string): void {
    const { worlds, question, end } = this.#now;
    if (end !== null || question === null)
      throw new Refusal('draft-ended', `nothing can follow '${this.#answers.at(-1)}'`, { answer });
    const offered = this.#game.machine.offered(worlds[0]!, question, answer);
    this.#stages.push(this.#after(worlds, question, offered));
    this.#answers.push(offered);
  }

  /** Takes the last answer back. */
  back(): void {
    if (this.#answers.length === 0) return;
    this.#answers.pop();
    this.#stages.pop();
  }

  /**
   * The same answers on what the seat sees now, as far as they still fit: for news that came while the draft was made.
   */
  again(seen: V & SeenCore): Draft<G, V, O> {
    const draft = new Draft(this.#game, seen, this.#me);
    for (const answer of this.#answers) {
      if (!draft.question?.options.includes(answer)) break;
      draft.play(answer);
    }
    return draft;
  }

  #after(before: readonly G[], question: Question, answer: string): Stage<G, V> {
    let end: End | null = null;
    let first: { seen: V & SeenCore; question: Question | null } | null = null;
    let sees = '';
    const worlds: G[] = [];
    for (const world of before) {
      const after = cloneOf(this.#game, world);
      const next = this.#play(after, question, answer);
      end ??= next.end;
      worlds.push(after);
      const seen = view(this.#game, after, this.#me);
      const known = JSON.stringify([seen, next.question]);
      first ??= { seen, question: next.question };
      if (sees === '') sees = known;
      else if (known !== sees) end ??= 'learns';
    }
    return { worlds, ...first!, end };
  }

  #play(world: G, question: Question, answer: string): { question: Question | null; end: End | null } {
    const { machine } = this.#game;
    if (this.#floor > 0) {
      const branch = { table: world, question, floor: this.#floor };
      machine.advance(branch, this.#me, answer);
      return { question: branch.question, end: branch.question === null ? 'done' : null };
    }
    const journal: Entry[] = [];
    withJournal(world, journal, () => machine.play(world, question, answer));
    const open = machine.open(world);
    return { question: open.find(({ seat }) => seat === this.#me) ?? null, end: endOf(open, this.#me, journal) };
  }
}
