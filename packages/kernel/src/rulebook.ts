import type { Chance } from './chance.ts';
import type { RAISED } from './events.ts';
import type { Entry, JOURNAL } from './journal.ts';

/** A place at the table, counted from 0. */
export type Seat = number;
export const NOBODY: Seat = -1;

/** The middle of a rule, as data. Always these six fields in this order, so that every frame has one shape. */
export interface Frame {
  proc: string;
  /** The label of the step to do next: a save format, never a number. '' when the procedure is done. */
  step: string;
  /** What `each`, `inTurn` or `together` walks through, fixed on entry, and how far it has come. */
  list: readonly (string | number)[] | null;
  i: number;
  /** Answers of `atOnce` and branches of `together` that are given and not yet played. */
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

/**
 * Where a step goes: on to the next one, the same `again`, `leave` the procedure, to a label of it, or out of it with a
 * result for the caller.
 */
export type Flow<L extends string = never, R = never> =
  | void
  | undefined
  | 'again'
  | 'leave'
  | { goto: L }
  | { gives: R };
/** For what leads nowhere else: `void` alone would let a step return 'leave' and ignore it. */
type Nothing = void | undefined;
/** Labels tie to `goto` where a procedure declares them; a procedure that declares none cannot jump. */
type Jump<L extends string> = string extends L ? never : L;

export const DOES = 0;
export const ASKS = 1;
export const IN_TURN = 2;
export const AT_ONCE = 3;
export const EACH = 4;
export const TOGETHER = 5;

/** One step of one procedure: every field present, whatever the kind, so that every step has one shape. */
export interface Step<G, V, L extends string = string, R = unknown> {
  is: number;
  proc: string;
  name: string;
  /** 'procedure.step', as questions and logs name it. */
  label: string;
  next: string;
  after: Step<G, V, L, R> | null;
  does(g: G, v: V): Flow<Jump<L>, R>;
  who(g: G, v: V): Seat;
  list(g: G, v: V): readonly (string | number)[];
  item(g: G, x: never, v: V): void;
  options(g: G, v: V, seat: Seat): readonly string[];
  take(g: G, v: V, answer: never, seat: Seat): Flow<Jump<L>, R>;
  rule: string;
  why(g: G, v: V, answer: string, seat: Seat): string;
  otherwise(g: G, v: V, seat: Seat): string | null;
  pause: boolean;
  mayBeEmpty: boolean;
  /** Given branches of `together` lie face up. */
  faceUp: boolean;
  /** Reached by an answer alone: whoever passes over the question before it passes over this too. */
  answered: boolean;
  /** Follows a question, and comes whether or not anybody was asked. */
  anyway: boolean;
}

/** `V` are its own values, `R` is what it gives to the procedure that called it. */
export interface Procedure<G, V, R = never> {
  readonly name: string;
  readonly first: string;
  readonly steps: Readonly<Record<string, Step<G, V>>>;
  /** Its answers are one decision: see `Draft`. */
  readonly draft: boolean;
  /** Only a type. */
  readonly result?: R;
}

/** What is said of a procedure as a whole. */
interface Manner<G, V> {
  /** The answers of a seat within it belong together: they are composed, given and taken back as one. */
  draft?: boolean;
  /** After the last step it begins anew as long as this holds. */
  repeats?: (g: G, v: V) => boolean;
}

interface Asked<G, V, A extends string> {
  /** The ledger id of the rule that grants this choice; help opens here, and a refusal cites it. */
  rule: string;
  /** Pure and total: what is listed is accepted, all else refused. Unique ids of things on the table. */
  options: (g: G, v: V, seat: Seat) => readonly A[];
  /** The rule that forbids an answer that is not listed, where it is another one than `rule`. Pure. */
  why?: (g: G, v: V, answer: string, seat: Seat) => string;
  /** What happens when nobody answers: clocks, deserted seats, old logs. Must be among the options. */
  otherwise?: (g: G, v: V, seat: Seat) => NoInfer<A>;
  /** Ask even when only one answer is left. Needed where the number of options is a secret: not asking would tell it. */
  pause?: boolean;
  /** Pass over a seat that has no option, instead of reporting a dead end. */
  mayBeEmpty?: boolean;
}

/** One seat decides; NOBODY passes on. */
interface Ask<G, V, L extends string, A extends string, R> extends Asked<G, V, A> {
  who: (g: G, v: V) => Seat;
  take: (g: G, v: V, answer: A, seat: Seat) => Flow<Jump<NoInfer<L>>, NoInfer<R>>;
}
/** Several seats decide one after another, in an order fixed on entry. */
interface InTurn<G, V, L extends string, A extends string, R> extends Asked<G, V, A> {
  order: (g: G, v: V) => readonly Seat[];
  take: (g: G, v: V, answer: A, seat: Seat) => Flow<Jump<NoInfer<L>>, NoInfer<R>>;
}
/**
 * Several seats decide at once: answers stay sealed until the last one is in, and are then taken in this order. All are
 * asked, also those with one answer only: otherwise it would depend on who is quicker whether that answer is logged.
 */
interface AtOnce<G, V, A extends string> extends Omit<Asked<G, V, A>, 'pause'> {
  all: (g: G, v: V) => readonly Seat[];
  take: (g: G, v: V, answer: A, seat: Seat) => Nothing;
}

const never = (): never => {
  throw new Error('this kind of step has no such part');
};

function step<G, V, L extends string, R>(is: number, parts: Partial<Step<G, V, L, R>>): Step<G, V, L, R> {
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
    faceUp: parts.faceUp ?? false,
    answered: parts.answered ?? false,
    anyway: parts.anyway ?? false,
  };
}

export type NoLocals = Record<never, never>;

/**
 * The vocabulary a game writes its rulebook in. A game has one; `procedures` are all that were written with it, so that
 * none can be forgotten where the machine is built.
 */
export function rulebook<G extends Core>() {
  const procedures: Procedure<G, never, unknown>[] = [];
  return {
    procedures: procedures as readonly Procedure<G, never, unknown>[],
    /**
     * Named steps in the rulebook's order. `V` are its own values; declare the labels `L` only if a step must `goto` one,
     * and `R` if it gives a result to its caller.
     */
    procedure<V extends object = NoLocals, L extends string = string, R = never>(
      name: string,
      steps: Record<L, Step<G, V, L, R>>,
      manner: Manner<G, NoInfer<V>> = {},
    ): Procedure<G, V, R> {
      const made = assemble(name, steps as unknown as Record<string, Step<G, V>>, manner) as Procedure<G, V, R>;
      procedures.push(made as unknown as Procedure<G, never, unknown>);
      return made;
    },
    /** The rules act: change the state, perhaps `call` one procedure or raise one event as the last thing. */
    does: <V, L extends string = string, R = never>(
      does: (g: G, v: V) => Flow<Jump<NoInfer<L>>, NoInfer<R>>,
    ): Step<G, V, L, R> => step<G, V, L, R>(DOES, { does }),
    asks: <V, L extends string, A extends string, R = never>(ask: Ask<G, V, L, A, R>): Step<G, V, L, R> =>
      step(ASKS, ask),
    /**
     * As `does`, for what an answer leads to and `take` cannot do, because something it called must come first. It
     * follows an `asks`, and is passed over where nobody was asked: what did not happen is never told.
     */
    answered: <V, L extends string = string, R = never>(
      does: (g: G, v: V) => Flow<Jump<NoInfer<L>>, NoInfer<R>>,
    ): Step<G, V, L, R> => step<G, V, L, R>(DOES, { does, answered: true }),
    /**
     * As `does`, after an `asks`: whether somebody answered, or nobody was asked. A plain `does` cannot stand there, for
     * it would be easy to forget that nobody may have been asked.
     */
    anyway: <V, L extends string = string, R = never>(
      does: (g: G, v: V) => Flow<Jump<NoInfer<L>>, NoInfer<R>>,
    ): Step<G, V, L, R> => step<G, V, L, R>(DOES, { does, anyway: true }),
    inTurn: <V, L extends string, A extends string, R = never>({
      order,
      ...ask
    }: InTurn<G, V, L, A, R>): Step<G, V, L, R> => step(IN_TURN, { ...ask, list: order }),
    atOnce: <V, L extends string, A extends string, R = never>({ all, ...ask }: AtOnce<G, V, A>): Step<G, V, L, R> =>
      step(AT_ONCE, { ...ask, pause: true, list: all } as Partial<Step<G, V, L, R>>),
    /** Runs something, usually a `call`, for every item of a list fixed on entry. */
    each: <V, L extends string, X extends string | number, R = never>(
      list: (g: G, v: V) => readonly X[],
      item: (g: G, x: X, v: V) => Nothing,
    ): Step<G, V, L, R> => step(EACH, { list, item }),
    /**
     * Several seats at work at the same time: each walks a procedure of its own, with its own questions, and the rules go
     * on when all are done. Every seat works on the table as it is now; what it decides stays sealed (with `faceUp` it
     * can be seen), may be changed until the last one is done, and is then played in this order. So a branch asks only
     * its own seat, draws no luck, raises nothing others may react to, tells no secret, and is offered the same whatever
     * the others do.
     */
    together: <V, L extends string, R = never>(
      seats: (g: G, v: V) => readonly Seat[],
      branch: (g: G, seat: Seat, v: V) => Nothing,
      { faceUp = false }: { faceUp?: boolean } = {},
    ): Step<G, V, L, R> => step(TOGETHER, { list: seats, item: branch, faceUp }),
  };
}

/** The step that `repeats` adds; part of saves, like any label. */
const REPEAT = 'repeat';

function assemble<G, V>(
  name: string,
  written: Record<string, Step<G, V>>,
  { draft = false, repeats }: Manner<G, V>,
): Procedure<G, V> {
  const first = Object.keys(written)[0];
  const steps: typeof written =
    repeats === undefined
      ? written
      : {
          ...written,
          [REPEAT]: step<G, V, string, unknown>(DOES, {
            does: (g, v) => (repeats(g, v) ? { goto: first! as never } : undefined),
            anyway: true,
          }),
        };
  const names = Object.keys(steps);
  const bad = names.find(label => !/^[a-z][A-Za-z0-9]*$/.test(label));
  if (bad !== undefined) throw new Error(`${name}: '${bad}' is not a label; labels are words such as 'pourTea'`);
  if (first === undefined) throw new Error(`${name}: a procedure needs a step`);
  if (repeats !== undefined && written[REPEAT] !== undefined)
    throw new Error(`${name}: the label '${REPEAT}' is taken by the procedure's own repeating`);
  names.forEach((label, i) => {
    const s = steps[label]!;
    if (s.proc !== '') throw new Error(`${name}.${label} is also ${s.label}: a step belongs to one procedure`);
    const before = steps[names[i - 1] ?? ''];
    const follows = before?.is === ASKS || before?.answered === true;
    if (s.answered && !follows)
      throw new Error(`${name}.${label} waits for an answer, but follows no question of one seat`);
    if (s.anyway && !follows && label !== REPEAT)
      throw new Error(`${name}.${label} follows no question of one seat: 'does' says it all`);
    if (follows && s.is === DOES && !s.answered && !s.anyway)
      throw new Error(
        `${name}.${label} follows a question that may ask nobody: write 'answered' if it needs an answer, or 'anyway'`,
      );
    s.proc = name;
    s.name = label;
    s.label = `${name}.${label}`;
    s.next = names[i + 1] ?? '';
    s.after = steps[s.next] ?? null;
  });
  return { name, first, steps, draft };
}

/**
 * Puts a procedure on the stack; it runs when the calling step is done. If it gives a result, the caller hands in its own
 * values: the result is in their `got` when it goes on, null if there was none.
 */
export function call<G extends Core, V extends object, R>(
  g: G,
  procedure: Procedure<G, V, R>,
  v: NoInfer<V>,
  ...caller: [R] extends [never] ? [] : [caller: { got: R | null }]
): void {
  if (caller[0] !== undefined) caller[0].got = null;
  g.stack.push({ proc: procedure.name, step: procedure.first, list: null, i: 0, sealed: null, v });
}

/** Ends the game at once, whatever is under way. */
export function finish(g: Core): void {
  g.over = true;
  g.stack.length = 0;
}

/**
 * The values of a procedure that is running, in a state or in a view: those of its innermost frame, or null.
 * This is how rules, boards and bots look at what a procedure is about; nobody else need know how frames are made.
 */
export function locals<V extends object>(
  { stack }: { readonly stack: readonly Frame[] },
  { name }: Procedure<never, V, unknown>,
): V | null {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.proc === name) return stack[i]!.v as V;
  return null;
}

/** The same where this very procedure runs or asks now, else null. */
export function current<V extends object>(
  { stack }: { readonly stack: readonly Frame[] },
  { name }: Procedure<never, V, unknown>,
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
