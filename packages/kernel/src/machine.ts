import type { Chance } from './chance.ts';
import type { RAISED } from './events.ts';
import type { Entry, JOURNAL } from './journal.ts';
import { Refusal } from './refusal.ts';

/** A place at the table, counted from 0. */
export type Seat = number;
export const NOBODY: Seat = -1;

/** The middle of a rule, as data. Always these six fields in this order, so that every frame has one shape. */
export interface Frame {
  proc: string;
  /** The label of the step to do next: a save format, never a number. '' when the procedure is done. */
  step: string;
  /** What `each` or `inTurn` walks through, fixed on entry, and how far it has come. */
  list: readonly (string | number)[] | null;
  i: number;
  /** Answers of `atOnce` that nobody else may see yet. */
  sealed: Record<Seat, string> | null;
  /** The procedure's own values. They are public knowledge: a secret belongs in the state, where the view rules over it. */
  v: object;
}

/** What every game's state contains for the kernel. The rest is the game's own. */
export interface Core {
  seats: number;
  stack: Frame[];
  chance: Chance;
  over: boolean;
  /** Where its notes go, while somebody listens. */
  [JOURNAL]?: Entry[] | undefined;
  /** Told when an event is raised, in development mode. */
  [RAISED]?: (() => void) | undefined;
}

/** A question is computed from the state and never stored. */
export interface Question {
  seat: Seat;
  /** Procedure and step, such as 'round/invite.choose'. */
  ask: string;
  options: readonly string[];
}

/** Where a step goes: on to the next one, the same `again`, `leave` the procedure, or to a label of it. */
export type Flow<L extends string = never> = void | undefined | 'again' | 'leave' | { goto: L };
/** Labels tie to `goto` where a procedure declares them; a procedure that declares none cannot jump. */
type Jump<L extends string> = string extends L ? never : L;

const DOES = 0;
const ASKS = 1;
const IN_TURN = 2;
const AT_ONCE = 3;
const EACH = 4;

/** One step of one procedure: every field present, whatever the kind, so that every step has one shape. */
export interface Step<G, V, L extends string = string> {
  is: number;
  proc: string;
  name: string;
  /** 'procedure.step', as questions and logs name it. */
  label: string;
  next: string;
  after: Step<G, V, L> | null;
  does(g: G, v: V): Flow<Jump<L>>;
  who(g: G, v: V): Seat;
  list(g: G, v: V): readonly (string | number)[];
  item(g: G, x: never, v: V): void;
  options(g: G, v: V, seat: Seat): readonly string[];
  take(g: G, v: V, answer: never, seat: Seat): Flow<Jump<L>>;
  rule: string;
  why(g: G, v: V, answer: string, seat: Seat): string;
  otherwise(g: G, v: V, seat: Seat): string | null;
  pause: boolean;
  mayBeEmpty: boolean;
}

export interface Procedure<G, V> {
  readonly name: string;
  readonly first: string;
  readonly steps: Readonly<Record<string, Step<G, V>>>;
}

interface Asked<G, V, A extends string> {
  /** The ledger id of the rule that grants this choice; help opens here, and a refusal cites it. */
  rule: string;
  /** Pure and total: what is listed is accepted, all else refused. Unique ids of things on the table. */
  options: (g: G, v: V, seat: Seat) => readonly A[];
  /** The rule that forbids an answer that is not listed, where it is another one than `rule`. Pure. */
  why?: (g: G, v: V, answer: string, seat: Seat) => string;
  /** What happens when nobody answers: clocks, deserted seats, old logs. Must be among the options. */
  otherwise?: (g: G, v: V, seat: Seat) => A;
  /** Ask even when only one answer is left. Needed where the number of options is a secret: not asking would tell it. */
  pause?: boolean;
  /** Pass over a seat that has no option, instead of reporting a dead end. */
  mayBeEmpty?: boolean;
}

/** One seat decides; NOBODY passes on. */
export interface Ask<G, V, L extends string, A extends string> extends Asked<G, V, A> {
  who: (g: G, v: V) => Seat;
  take: (g: G, v: V, answer: A, seat: Seat) => Flow<Jump<NoInfer<L>>>;
}
/** Several seats decide one after another, in an order fixed on entry. */
export interface InTurn<G, V, L extends string, A extends string> extends Asked<G, V, A> {
  order: (g: G, v: V) => readonly Seat[];
  take: (g: G, v: V, answer: A, seat: Seat) => Flow<Jump<NoInfer<L>>>;
}
/** Several seats decide at once: answers stay sealed until the last one is in, and are then taken in this order. */
export interface AtOnce<G, V, A extends string> extends Asked<G, V, A> {
  all: (g: G, v: V) => readonly Seat[];
  take: (g: G, v: V, answer: A, seat: Seat) => void;
}

const never = (): never => {
  throw new Error('this kind of step has no such part');
};

function step<G, V, L extends string>(is: number, parts: Partial<Step<G, V, L>>): Step<G, V, L> {
  const rule = parts.rule ?? '';
  return {
    is,
    proc: '',
    name: '',
    label: '',
    next: '',
    after: null,
    does: parts.does ?? never,
    who: parts.who ?? never,
    list: parts.list ?? never,
    item: parts.item ?? never,
    options: parts.options ?? never,
    take: parts.take ?? never,
    rule,
    why: parts.why ?? (() => rule),
    otherwise: parts.otherwise ?? (() => null),
    pause: parts.pause ?? false,
    mayBeEmpty: parts.mayBeEmpty ?? false,
  };
}

export type NoLocals = Record<never, never>;

/** The vocabulary a game writes its rulebook in. */
export function rulebook<G extends Core>() {
  return {
    /** Named steps in the rulebook's order. `V` are its own values; declare the labels `L` only if a step must `goto` one. */
    procedure<V extends object = NoLocals, L extends string = string>(
      name: string,
      steps: Record<L, Step<G, V, L>>,
    ): Procedure<G, V> {
      return assemble(name, steps as unknown as Record<string, Step<G, V>>);
    },
    /** The rules act: change the state, perhaps `call` one procedure or raise one event as the last thing. */
    does: <V, L extends string = string>(does: (g: G, v: V) => Flow<Jump<NoInfer<L>>>): Step<G, V, L> =>
      step<G, V, L>(DOES, { does }),
    asks: <V, L extends string, A extends string>(ask: Ask<G, V, L, A>): Step<G, V, L> => step(ASKS, ask),
    inTurn: <V, L extends string, A extends string>({ order, ...ask }: InTurn<G, V, L, A>): Step<G, V, L> =>
      step(IN_TURN, { ...ask, list: order }),
    atOnce: <V, L extends string, A extends string>({ all, ...ask }: AtOnce<G, V, A>): Step<G, V, L> =>
      step(AT_ONCE, { pause: true, ...ask, list: all }),
    /** Runs something, usually a `call`, for every item of a list fixed on entry. */
    each: <V, L extends string, X extends string | number>(
      list: (g: G, v: V) => readonly X[],
      item: (g: G, x: X, v: V) => void,
    ): Step<G, V, L> => step(EACH, { list, item }),
  };
}

function assemble<G, V>(name: string, steps: Record<string, Step<G, V>>): Procedure<G, V> {
  const names = Object.keys(steps);
  const bad = names.find(label => !/^[a-z][A-Za-z0-9]*$/.test(label));
  if (bad !== undefined) throw new Error(`${name}: '${bad}' is not a label; labels are words such as 'pourTea'`);
  if (names.length === 0) throw new Error(`${name}: a procedure needs a step`);
  names.forEach((label, i) => {
    const s = steps[label]!;
    if (s.proc !== '') throw new Error(`${name}.${label} is also ${s.label}: a step belongs to one procedure`);
    s.proc = name;
    s.name = label;
    s.label = `${name}.${label}`;
    s.next = names[i + 1] ?? '';
    s.after = steps[s.next] ?? null;
  });
  return { name, first: names[0]!, steps };
}

/** Puts a procedure on the stack; it runs when the calling step is done. */
export function call<G extends Core, V extends object>(g: G, procedure: Procedure<G, V>, v: NoInfer<V>): void {
  g.stack.push({ proc: procedure.name, step: procedure.first, list: null, i: 0, sealed: null, v });
}

/**
 * The values of a procedure that is running, in a state or in a view: those of its innermost frame, or null.
 * This is how rules, boards and bots look at what a procedure is about; nobody else need know how frames are made.
 */
export function locals<V extends object>(
  { stack }: { readonly stack: readonly Frame[] },
  { name }: Procedure<never, V>,
): V | null {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.proc === name) return stack[i]!.v as V;
  return null;
}

/** The same where this very procedure runs or asks now, else null. */
export function current<V extends object>(
  { stack }: { readonly stack: readonly Frame[] },
  { name }: Procedure<never, V>,
): V | null {
  const top = stack[stack.length - 1];
  return top?.proc === name ? (top.v as V) : null;
}

/** A fault in a game's rules, with the rule stack printed: never a player's doing. */
export class RulesFault extends Error {
  constructor(what: string, g: Core) {
    super(`${what} (at ${trace(g) || 'the end'})`);
    this.name = 'RulesFault';
  }
}

/** Where the rules are: 'game.rounds > round.invite > event.before'. */
export const trace = (g: Core): string => g.stack.map(f => `${f.proc}.${f.step || 'end'}`).join(' > ');

/** Steps that one answer may set off before it counts as a runaway. */
const FUEL = 10_000;

/** Runs any rulebook. It keeps nothing: everything that changes is in the state. */
export class Machine<G extends Core> {
  readonly procedures: readonly Procedure<G, never>[];
  readonly #steps = new Map<string, ReadonlyMap<string, Step<G, never>>>();

  constructor(procedures: readonly Procedure<G, never>[]) {
    this.procedures = procedures;
    for (const { name, steps } of procedures) {
      if (this.#steps.has(name)) throw new Error(`two procedures are called '${name}'`);
      this.#steps.set(name, new Map(Object.entries(steps)));
    }
  }

  /** The rules move until somebody must decide. Null: nobody, the game is over. */
  run(g: G): Question | null {
    return this.#run(g, undefined, null);
  }

  /** With the frame and step to go on at, where the caller knows them already. */
  #run(g: G, frame: Frame | undefined, step: Step<G, never> | null): Question | null {
    const stack = g.stack;
    let fuel = FUEL;
    let depth = step === null ? 0 : stack.length;
    let f = frame;
    let s = step;
    while (!g.over) {
      if (depth !== stack.length || s === null) {
        // A call was made or a procedure ended: find the step again by its label.
        f = stack[stack.length - 1];
        if (f === undefined) {
          g.over = true;
          break;
        }
        if (f.step === '') {
          stack.pop();
          continue;
        }
        if (depth !== 0 && stack.length > depth + 1) throw twoCalls(g);
        depth = stack.length;
        s = this.#steps.get(f.proc)?.get(f.step) ?? unknownLabel(g);
      }
      if (--fuel < 0) throw new RulesFault('the rules run without end', g);
      const v = f!.v as never;
      switch (s.is) {
        case DOES:
          s = go(f!, s, s.does(g, v));
          break;
        case ASKS: {
          const seat = s.who(g, v);
          if (seat < 0) {
            s = next(f!, s);
            break;
          }
          const options = s.options(g, v, seat);
          if (options.length > 1 || (options.length === 1 && s.pause)) return { seat, ask: s.label, options };
          if (options.length === 0) s = s.mayBeEmpty ? next(f!, s) : deadEnd(g, seat);
          else s = go(f!, s, s.take(g, v, options[0] as never, seat));
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
          } else s = turn(f!, s, s.take(g, v, options[0] as never, seat));
          break;
        }
        case AT_ONCE: {
          const seats = s.list(g, v) as readonly Seat[];
          f!.sealed ??= {};
          const sealed = f!.sealed;
          for (const seat of seats) {
            if (sealed[seat] !== undefined) continue;
            const options = s.options(g, v, seat);
            if (options.length > 1 || (options.length === 1 && s.pause)) return { seat, ask: s.label, options };
            if (options.length === 1) sealed[seat] = options[0]!;
            else if (!s.mayBeEmpty) deadEnd(g, seat);
          }
          const { take }: Step<G, never> = s;
          f!.sealed = null;
          s = next(f!, s);
          for (const seat of seats) {
            const answer = sealed[seat];
            if (answer !== undefined) take(g, v, answer as never, seat);
          }
          break;
        }
        case EACH: {
          f!.list ??= s.list(g, v).slice();
          const list = f!.list;
          if (f!.i < list.length) s.item(g, list[f!.i++] as never, v);
          else s = next(f!, s);
        }
      }
    }
    return null;
  }

  /** For simulations: `q` came from this very state, the answer from `q.options`. Nothing is checked again. */
  play(g: G, q: Question, answer: string): Question | null {
    const f = g.stack[g.stack.length - 1]!;
    const s = this.#steps.get(f.proc)!.get(f.step)!;
    if (s.is === AT_ONCE) {
      f.sealed ??= {};
      f.sealed[q.seat] = answer;
      return this.run(g);
    }
    const depth = g.stack.length;
    const flow = s.take(g, f.v as never, answer as never, q.seat);
    const then = s.is === IN_TURN ? turn(f, s, flow) : go(f, s, flow);
    const calls = g.stack.length - depth;
    if (calls > 1) throw twoCalls(g);
    return calls === 0 ? this.#run(g, f, then) : this.run(g);
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
    const q = open.find(x => x.seat === seat);
    if (q === undefined) {
      if (g.over) throw new Refusal('game-over', 'the game is over', { seat });
      throw new Refusal('not-asked', `seat ${seat} is not asked anything`, { seat });
    }
    if (ask !== undefined && ask !== q.ask) {
      throw new Refusal(
        'question-closed',
        `'${ask}' is closed, '${q.ask}' is open`,
        { seat, ask, open: q.ask },
        this.rule(q.ask),
      );
    }
    const i = q.options.indexOf(answer);
    if (i < 0) {
      throw new Refusal(
        'not-offered',
        `${q.ask}: seat ${seat} may not answer '${answer}'`,
        { seat, ask: q.ask, answer },
        this.#why(g, q, answer),
      );
    }
    return this.play(g, q, q.options[i]!); // the rulebook's own string, not the one from the wire
  }

  /** Every question that waits for an answer; with `revisable`, also those whose sealed answer can still be changed. */
  open(g: G, revisable = false): Question[] {
    const f = g.stack[g.stack.length - 1];
    const s = f && this.#steps.get(f.proc)?.get(f.step);
    if (g.over || f === undefined || s === undefined || !isAsk(s)) return [];
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

  /** The answer that is given for a seat which gives none; null where the rules know no default. */
  otherwise(g: G, seat: Seat): string | null {
    const f = g.stack[g.stack.length - 1];
    const s = f && this.#steps.get(f.proc)?.get(f.step);
    if (s === undefined || !this.open(g).some(q => q.seat === seat)) return null;
    return s.otherwise(g, f!.v as never, seat);
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

  #why(g: G, q: Question, answer: string): string {
    const f = g.stack[g.stack.length - 1]!;
    const s = this.#steps.get(f.proc)!.get(f.step)!;
    return s.why(g, f.v as never, answer, q.seat);
  }
}

export const isAsk = <G>(s: Step<G, never>): boolean => s.is === ASKS || s.is === IN_TURN || s.is === AT_ONCE;
export const isSealed = <G>(s: Step<G, never>): boolean => s.is === AT_ONCE;

function go<G>(f: Frame, s: Step<G, never>, flow: Flow<string>): Step<G, never> | null {
  if (flow === undefined) return next(f, s);
  if (flow === 'again') return s;
  f.list = null;
  f.i = 0;
  f.step = flow === 'leave' ? '' : (flow as { goto: string }).goto;
  return null;
}

function turn<G>(f: Frame, s: Step<G, never>, flow: Flow<string>): Step<G, never> | null {
  if (flow !== undefined) return go(f, s, flow);
  f.i++;
  return s;
}

function next<G>(f: Frame, s: Step<G, never>): Step<G, never> | null {
  f.list = null;
  f.i = 0;
  f.step = s.next;
  return s.after;
}

function twoCalls(g: Core): RulesFault {
  return new RulesFault('one step made two calls, which would run in reverse order', g);
}

function deadEnd(g: Core, seat: Seat): never {
  throw new RulesFault(`seat ${seat} is asked and has no option`, g);
}

function unknownLabel(g: Core): never {
  throw new RulesFault('no such step', g);
}
