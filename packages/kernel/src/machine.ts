import { type Entry, withJournal } from './journal.ts';
import { copy } from './json.ts';
import { Refusal } from './refusal.ts';
import {
  ASKS,
  AT_ONCE,
  type Core,
  DOES,
  EACH,
  type Flow,
  type Frame,
  IN_TURN,
  type Procedure,
  type Question,
  RulesFault,
  type Seat,
  type Step,
  TOGETHER,
} from './rulebook.ts';

/** Steps that one answer may set off before it counts as a runaway, where a game does not say. */
const FUEL = 10_000;

/** What is said of a game's rules as a whole. */
interface Manner<G> {
  fuel?: number;
  /** What follows from any change by itself. */
  consequences?(g: G): void;
}

/** A seat at work on its own table, at a `together`. */
interface Branch<G> {
  table: G;
  /** What the seat is asked there; null when its branch is done. */
  question: Question | null;
  /** How many frames lie below the branch. */
  floor: number;
}

/** Runs any rulebook. It keeps nothing: everything that changes is in the state. */
export class Machine<G extends Core> {
  readonly procedures: readonly Procedure<G, never, unknown>[];
  readonly #steps = new Map<string, ReadonlyMap<string, Step<G, never>>>();
  readonly #drafts = new Set<string>();
  readonly fuel: number;
  readonly #manner: Manner<G>;

  constructor(procedures: readonly Procedure<G, never, unknown>[], manner: Manner<G> = {}) {
    this.procedures = procedures;
    this.fuel = manner.fuel ?? FUEL;
    this.#manner = manner;
    for (const { name, steps, draft } of procedures) {
      if (this.#steps.has(name)) throw new Error(`two procedures are called '${name}'`);
      this.#steps.set(name, new Map(Object.entries(steps)));
      if (draft) this.#drafts.add(name);
    }
  }

  /** Runs after every step that may have changed something. */
  consequences(g: G): void {
    this.#manner.consequences?.(g);
  }

  /** The rules move until somebody must decide. Null: nobody, the game is over. */
  run(g: G): Question | null {
    return this.#run(g, undefined, null, 0);
  }

  /** With the frame and step to go on at, where the caller knows them already. Stops when only `floor` frames are left. */
  #run(g: G, frame: Frame | undefined, step: Step<G, never> | null, floor: number): Question | null {
    const stack = g.stack;
    const { consequences } = this.#manner;
    let fuel = this.fuel;
    let depth = step === null ? 0 : stack.length;
    let f = frame;
    let s = step;
    while (!g.over) {
      if (depth !== stack.length || s === null) {
        // A call was made or a procedure ended: find the step again by its label.
        if (stack.length <= floor) {
          if (floor === 0) g.over = true;
          break;
        }
        f = stack[stack.length - 1]!;
        if (f.step === '') {
          stack.pop();
          continue;
        }
        if (depth !== 0 && stack.length > depth + 1) throw twoCalls(g);
        depth = stack.length;
        s = this.#steps.get(f.proc)?.get(f.step) ?? this.#unknown(g, f);
      }
      if (--fuel < 0) throw new RulesFault('the rules run without end', g);
      const v = f!.v as never;
      switch (s.is) {
        case DOES:
          s = go(stack, f!, s, s.does(g, v));
          consequences?.(g);
          break;
        case ASKS: {
          const seat = s.who(g, v);
          if (seat < 0) {
            s = passOver(f!, s);
            break;
          }
          const options = s.options(g, v, seat);
          if (options.length > 1 || (options.length === 1 && s.pause)) return { seat, ask: s.label, options };
          if (options.length === 0) s = s.mayBeEmpty ? passOver(f!, s) : deadEnd(g, seat);
          else {
            s = go(stack, f!, s, s.take(g, v, options[0] as never, seat));
            consequences?.(g);
          }
          break;
        }
        case IN_TURN: {
          f!.list ??= s.list(g, v).slice();
          const list = f!.list;
          if (f!.i >= list.length) {
            s = next(f!, s);
            break;
          }
          const seat = list[f!.i] as Seat;
          const options = s.options(g, v, seat);
          if (options.length > 1 || (options.length === 1 && s.pause)) return { seat, ask: s.label, options };
          if (options.length === 0) {
            if (!s.mayBeEmpty) deadEnd(g, seat);
            f!.i++;
          } else {
            s = turn(stack, f!, s, s.take(g, v, options[0] as never, seat));
            consequences?.(g);
          }
          break;
        }
        case AT_ONCE: {
          const seats = s.list(g, v) as readonly Seat[];
          f!.sealed ??= {};
          const sealed = f!.sealed;
          for (const seat of seats) {
            if (sealed[seat] !== undefined) continue;
            const options = s.options(g, v, seat);
            if (options.length > 0) return { seat, ask: s.label, options };
            if (!s.mayBeEmpty) deadEnd(g, seat);
          }
          const { take }: Step<G, never> = s;
          f!.sealed = null;
          s = next(f!, s);
          for (const seat of seats) {
            const answer = sealed[seat];
            if (answer !== undefined) take(g, v, answer as never, seat);
          }
          consequences?.(g);
          break;
        }
        case EACH: {
          f!.list ??= s.list(g, v).slice();
          const list = f!.list;
          if (f!.i < list.length) {
            s.item(g, list[f!.i++] as never, v);
            consequences?.(g);
          } else s = next(f!, s);
          break;
        }
        case TOGETHER: {
          if (f!.list === null) {
            if (floor > 0) throw new RulesFault('a branch forks again', g);
            f!.list = s.list(g, v).slice();
            f!.sealed = this.#isAlone(g, f!.list as readonly Seat[]) ? null : {};
          }
          const { list, sealed } = f!;
          if (sealed !== null) {
            const q = this.#waiting(g, list as readonly Seat[], sealed);
            return q ?? this.#join(g, f!, list as readonly Seat[], branchesOf(sealed));
          }
          // Once joined, and wherever nothing need be sealed, the branches follow each other.
          if (f!.i < list!.length) s.item(g, list![f!.i++] as never, v);
          else s = next(f!, s);
        }
      }
    }
    return null;
  }

  /** Whether no two seats have something to decide. Who is alone waits for nobody, and has a procedure like any other. */
  #isAlone(g: G, seats: readonly Seat[]): boolean {
    if (seats.length < 2) return true;
    let asked = 0;
    for (const seat of seats) if (this.branch(g, seat).question !== null && ++asked === 2) return false;
    return true;
  }

  /** The first seat that is still at work; those with nothing to decide are done. */
  #waiting(g: G, seats: readonly Seat[], sealed: Record<Seat, string>): Question | null {
    for (const seat of seats) {
      if (sealed[seat] !== undefined) continue;
      const { question } = this.branch(g, seat);
      if (question !== null) return question;
      sealed[seat] = '';
    }
    return null;
  }

  /** Plays branches on the table itself, in the order of the list. Who has given none is asked as in any procedure. */
  #join(g: G, f: Frame, list: readonly Seat[], given: ReadonlyMap<Seat, readonly string[]>): Question | null {
    f.list = list;
    f.i = 0;
    f.sealed = null;
    const taken = new Map<Seat, number>();
    let q = this.run(g);
    while (q !== null) {
      const n = taken.get(q.seat) ?? 0;
      const answer = given.get(q.seat)?.[n];
      if (answer === undefined) return q;
      taken.set(q.seat, n + 1);
      q = this.play(g, q, answer);
    }
    return q;
  }

  /** Whether seats are at work on tables of their own, and the rules wait until all are done. */
  isForked({ stack }: { readonly stack: readonly Frame[] }): boolean {
    const f = stack[stack.length - 1];
    return f !== undefined && f.sealed !== null && this.#steps.get(f.proc)?.get(f.step)?.is === TOGETHER;
  }

  /** The table of a seat at a `together`: a copy on which its own branch is played as far as the answers go. */
  branch(g: G, seat: Seat, answers: readonly string[] = []): Branch<G> {
    const table = copy(g);
    const floor = table.stack.length;
    const f = table.stack[floor - 1]!;
    // Here this branch is under way, and the others follow: so whoever looks ahead from here sees them come.
    f.list = [seat, ...(f.list as readonly Seat[]).filter(other => other !== seat)];
    f.i = 1;
    f.sealed = null;
    const { item } = this.#steps.get(f.proc)!.get(f.step)!;
    const branch: Branch<G> = { table, floor, question: null };
    this.#quietly(branch, seat, () => {
      item(table, seat as never, f.v as never);
      return this.#run(table, undefined, null, floor);
    });
    for (const answer of answers) this.advance(branch, seat, answer);
    return branch;
  }

  /** One more answer in a branch. */
  advance(branch: Branch<G>, seat: Seat, answer: string): void {
    const { table, question, floor } = branch;
    if (question === null)
      throw new Refusal('draft-ended', `seat ${seat} is done before '${answer}'`, { seat, answer });
    const own = this.offered(table, question, answer);
    this.#quietly(branch, seat, () => this.#play(table, question, own, floor));
  }

  /** Goes on in a branch, which must neither ask others nor draw luck nor tell secrets: others are at work meanwhile. */
  #quietly(branch: Branch<G>, seat: Seat, run: () => Question | null): void {
    const journal: Entry[] = [];
    branch.question = withJournal(branch.table, journal, run);
    if (branch.question !== null && branch.question.seat !== seat)
      throw new RulesFault(`the branch of seat ${seat} asks seat ${branch.question.seat}`, branch.table);
    if (journal.some(({ to }) => to !== null))
      throw new RulesFault(`the branch of seat ${seat} draws luck or tells a secret`, branch.table);
  }

  /** Gives a whole branch of a `together`; it may be given again until the last seat is done. */
  give(g: G, seat: Seat, answers: readonly string[], ask?: string): Question | null {
    const f = g.stack[g.stack.length - 1]!;
    if (!(f.list as readonly Seat[]).includes(seat)) throw notAsked(seat);
    const first = this.branch(g, seat).question;
    if (first === null) throw notAsked(seat);
    this.#same(first, ask);
    const { question } = this.branch(g, seat, answers);
    if (question !== null) {
      throw new Refusal(
        'branch-unfinished',
        `seat ${seat} is still to answer ${question.ask}: a branch is given whole`,
        { seat, ask: question.ask },
        this.rule(question.ask),
      );
    }
    f.sealed![seat] = answers.join(SEPARATOR);
    return this.run(g);
  }

  /** For simulations: `q` came from this very state, the answer from `q.options`. Nothing is checked again. */
  play(g: G, q: Question, answer: string): Question | null {
    return this.#play(g, q, answer, 0);
  }

  #play(g: G, q: Question, answer: string, floor: number): Question | null {
    const f = g.stack[g.stack.length - 1]!;
    const s = this.#steps.get(f.proc)!.get(f.step)!;
    if (s.is === TOGETHER) {
      // What is given first, then this seat, then the others: by the law of branches the order does not matter.
      const given = branchesOf(f.sealed!);
      given.delete(q.seat);
      const others = (f.list as readonly Seat[]).filter(seat => seat !== q.seat && !given.has(seat));
      const list = [...given.keys(), q.seat, ...others];
      return this.#join(g, f, list, given.set(q.seat, [answer]));
    }
    if (s.is === AT_ONCE) {
      f.sealed ??= {};
      f.sealed[q.seat] = answer;
      return this.#run(g, undefined, null, floor);
    }
    const depth = g.stack.length;
    const flow = s.take(g, f.v as never, answer as never, q.seat);
    const then = s.is === IN_TURN ? turn(g.stack, f, s, flow) : go(g.stack, f, s, flow);
    const calls = g.stack.length - depth;
    if (calls > 1) throw twoCalls(g);
    this.#manner.consequences?.(g);
    return calls === 0 ? this.#run(g, f, then, floor) : this.#run(g, undefined, null, floor);
  }

  /**
   * For people: computes the question again and refuses what is not in it, changing nothing.
   * A sealed answer may be changed until the last seat has answered. Name the question in `ask` to be sure it is still
   * open. Who has just asked what is open passes it on in `open`.
   */
  answer(
    g: G,
    seat: Seat,
    answer: string,
    ask?: string,
    open: readonly Question[] = this.open(g, true),
  ): Question | null {
    if (this.isForked(g)) return this.give(g, seat, [answer], ask);
    const q = open.find(x => x.seat === seat);
    if (q === undefined) {
      if (g.over) throw new Refusal('game-over', 'the game is over', { seat });
      throw notAsked(seat);
    }
    this.#same(q, ask);
    return this.play(g, q, this.offered(g, q, answer));
  }

  /** Several answers of one seat, one after another; at a `together` they are its whole branch. */
  answers(g: G, seat: Seat, answers: readonly string[]): Question | null {
    if (this.isForked(g)) return this.give(g, seat, answers);
    let q: Question | null = null;
    for (const answer of answers) q = this.answer(g, seat, answer);
    return q;
  }

  /** Refuses what answers another question than the one that is open. */
  #same(q: Question, ask: string | undefined): void {
    if (ask === undefined || ask === q.ask) return;
    throw new Refusal(
      'question-closed',
      `'${ask}' is closed, '${q.ask}' is open`,
      { seat: q.seat, ask, open: q.ask },
      this.rule(q.ask),
    );
  }

  /** The rulebook's own string for an answer, not the one from the wire; refuses what is not offered. */
  offered(g: G, q: Question, answer: string): string {
    const i = q.options.indexOf(answer);
    if (i >= 0) return q.options[i]!;
    throw new Refusal(
      'not-offered',
      `${q.ask}: seat ${q.seat} may not answer '${answer}'`,
      { seat: q.seat, ask: q.ask, answer },
      this.#why(g, q, answer),
    );
  }

  /** Every question that waits for an answer; with `revisable`, also those whose sealed answer can still be changed. */
  open(g: G, revisable = false): Question[] {
    const f = g.stack[g.stack.length - 1];
    const s = f && this.#steps.get(f.proc)?.get(f.step);
    if (g.over || f === undefined || s === undefined) return [];
    if (s.is === TOGETHER) return this.#openBranches(g, f, revisable);
    if (!isAsk(s)) return [];
    const v = f.v as never;
    const seats =
      s.is === ASKS ? [s.who(g, v)] : s.is === IN_TURN ? [f.list![f.i] as Seat] : (s.list(g, v) as readonly Seat[]);
    const questions: Question[] = [];
    for (const seat of seats) {
      if (seat < 0 || (!revisable && f.sealed?.[seat] !== undefined)) continue;
      const options = s.options(g, v, seat).slice();
      if (options.length > 0) questions.push({ seat, ask: s.label, options });
    }
    return questions;
  }

  #openBranches(g: G, { list, sealed }: Frame, revisable: boolean): Question[] {
    const questions: Question[] = [];
    for (const seat of list as readonly Seat[]) {
      if (!revisable && sealed![seat] !== undefined) continue;
      const { question } = this.branch(g, seat);
      if (question !== null) questions.push(question);
    }
    return questions;
  }

  /**
   * What is given for a seat which gives nothing: one answer, or a whole branch; null where the rules know no default.
   */
  otherwise(g: G, seat: Seat): readonly string[] | null {
    if (!this.open(g).some(q => q.seat === seat)) return null;
    if (!this.isForked(g)) {
      const answer = this.#default(g, seat);
      return answer === null ? null : [answer];
    }
    return this.complete(g, seat, ({ table }) => this.#default(table, seat));
  }

  /** A whole branch, answered by a policy; null where the policy does not know. */
  complete(g: G, seat: Seat, policy: (branch: Branch<G>, q: Question) => string | null): string[] | null {
    const branch = this.branch(g, seat);
    const answers: string[] = [];
    for (let fuel = this.fuel; branch.question !== null; fuel--) {
      const answer = policy(branch, branch.question);
      if (answer === null) return null;
      if (fuel === 0) throw new RulesFault('a branch goes on without end', branch.table);
      this.advance(branch, seat, answer);
      answers.push(answer);
    }
    return answers;
  }

  #default(g: G, seat: Seat): string | null {
    const f = g.stack[g.stack.length - 1]!;
    return this.#steps
      .get(f.proc)!
      .get(f.step)!
      .otherwise(g, f.v as never, seat);
  }

  /** Where in the stack the outermost procedure lies whose answers belong together; -1 where none is under way. */
  draftAt({ stack }: { readonly stack: readonly Frame[] }): number {
    for (let i = 0; i < stack.length; i++) if (this.#drafts.has(stack[i]!.proc)) return i;
    return -1;
  }

  /** Whether the rules are within a procedure whose answers belong together. */
  inDraft(g: { readonly stack: readonly Frame[] }): boolean {
    return this.draftAt(g) >= 0;
  }

  /** The ledger id behind a question. */
  rule(ask: string): string {
    return this.step(ask)?.rule ?? '';
  }

  /** A step by its label 'procedure.step'. */
  step(label: string): Step<G, never> | undefined {
    const dot = label.lastIndexOf('.');
    return this.#steps.get(label.slice(0, dot))?.get(label.slice(dot + 1));
  }

  /** The labels of every question these rules can ask. */
  asks(): string[] {
    const labels: string[] = [];
    for (const p of this.procedures) for (const s of Object.values(p.steps)) if (isAsk(s)) labels.push(s.label);
    return labels;
  }

  #unknown(g: G, { proc, step }: Frame): never {
    throw this.#steps.has(proc)
      ? new RulesFault(`${proc} has no step '${step}'`, g)
      : new RulesFault(`the procedure '${proc}' is not among those of the machine`, g);
  }

  #why(g: G, q: Question, answer: string): string {
    const f = g.stack[g.stack.length - 1]!;
    const s = this.#steps.get(f.proc)!.get(f.step)!;
    return s.why(g, f.v as never, answer, q.seat);
  }
}

/** Between the answers of a branch that is given. No answer contains it: development mode looks. */
export const SEPARATOR = '\n';

/** Given branches by seat. */
export function branchesOf(sealed: Readonly<Record<Seat, string>>): Map<Seat, readonly string[]> {
  const branches = new Map<Seat, readonly string[]>();
  for (const seat in sealed) branches.set(Number(seat), sealed[seat] === '' ? [] : sealed[seat]!.split(SEPARATOR));
  return branches;
}

const isAsk = <G>(s: Step<G, never>): boolean => s.is === ASKS || s.is === IN_TURN || s.is === AT_ONCE;
export const isSealed = <G>(s: Step<G, never>): boolean => s.is === AT_ONCE;

function go<G>(
  stack: readonly Frame[],
  f: Frame,
  s: Step<G, never>,
  flow: Flow<string, unknown>,
): Step<G, never> | null {
  if (flow === undefined) return next(f, s);
  if (flow === 'again') return s;
  f.list = null;
  f.i = 0;
  if (flow === 'leave') f.step = '';
  else if ('goto' in (flow as object)) f.step = (flow as { goto: string }).goto;
  else {
    f.step = '';
    const caller = stack[stack.length - 2];
    if (caller !== undefined) (caller.v as { got: unknown }).got = (flow as { gives: unknown }).gives;
  }
  return null;
}

function turn<G>(
  stack: readonly Frame[],
  f: Frame,
  s: Step<G, never>,
  flow: Flow<string, unknown>,
): Step<G, never> | null {
  if (flow !== undefined) return go(stack, f, s, flow);
  f.i++;
  return s;
}

function next<G>(f: Frame, s: Step<G, never>): Step<G, never> | null {
  f.list = null;
  f.i = 0;
  f.step = s.next;
  return s.after;
}

/** Nobody answers: on to the first step that does not wait for an answer. */
function passOver<G>(f: Frame, s: Step<G, never>): Step<G, never> | null {
  let to = next(f, s);
  while (to?.answered === true) to = next(f, to);
  return to;
}

function twoCalls(g: Core): RulesFault {
  return new RulesFault('one step made two calls, which would run in reverse order', g);
}

function deadEnd(g: Core, seat: Seat): never {
  throw new RulesFault(`seat ${seat} is asked and has no option`, g);
}

const notAsked = (seat: Seat): Refusal => new Refusal('not-asked', `seat ${seat} is not asked anything`, { seat });
