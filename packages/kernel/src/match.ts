import { commitment } from './chance.ts';
import { endOf } from './draft.ts';
import { worldsOf } from './foresee.ts';
import { type Deal, deal, type Game, type Options } from './game.ts';
import { hashOf } from './hash.ts';
import { type Entry, type Heard, heard, withJournal } from './journal.ts';
import { isObject } from './json.ts';
import { adapt, diff, type Patch } from './patch.ts';
import { answersOf, type GameRecord, type Logged, pack, replay } from './record.ts';
import { Refusal } from './refusal.ts';
import type { Core, Question, Seat } from './rulebook.ts';
import { load, renamed, type Save, save } from './save.ts';
import { cloneOf, type SeenCore, view } from './view.ts';

/** A journal entry and the decision (counted from 0; -1 for the set-up) it belongs to. */
type Noted = Entry & { after: number };

/** What a decision did: the state before it, which is good until the next one, and what leads to the state after it. */
export interface StateChange<G extends Core = Core> {
  readonly before: Readonly<G>;
  readonly patch: Patch;
}

/** What a decision did, and how many of its answers were taken: the true table may go another way than was thought. */
interface Decided<G extends Core = Core> extends StateChange<G> {
  readonly taken: number;
}

/** Going back for one seat: to before which decision, and who must agree. Nobody: it is free. */
interface Undo {
  to: number;
  consent: Seat[];
}

/** Everything needed to go on in another process. */
export interface MatchSave {
  deal: Required<Deal>;
  log: Logged[];
  now: Save;
  /** The state at the last moment that free undo can surely not cross, and the number of decisions before it. */
  mark: { at: number; state: Save };
}

/**
 * One running game: the state, the log of decisions, the journal, and how far back is free.
 * The server, the browser and the tests hold a game through this; searches use the machine directly.
 */
export class Match<G extends Core, V extends object, O extends Options> {
  readonly game: Game<G, V, O>;
  readonly deal: Required<Deal<O>>;
  readonly log: Logged[] = [];
  readonly journal: Noted[] = [];
  #g: G;
  /** The state before the last decision, and what that decision changed. */
  readonly #before: { state: G; patch: Patch };
  /** The last moment that free undo can surely not cross; without a state if the game still stands there. */
  #mark: { at: number; state: Readonly<G> | null };
  /** What is asked now, once somebody wants to know. */
  #open: readonly Question[] | null = null;

  /** Deals a new game. */
  static begin<G extends Core, V extends object, O extends Options>(
    game: Game<G, V, O>,
    start: Deal<O>,
  ): Match<G, V, O> {
    const journal: Entry[] = [];
    const { g, options } = deal(game, start, journal);
    const match = new Match(game, { seats: start.seats, seed: start.seed, options }, g, { at: 0, state: null });
    for (const entry of journal) match.journal.push({ ...entry, after: -1 });
    return match;
  }

  /** Goes on from a save, with the journal so far if it is at hand. */
  static resume<G extends Core, V extends object, O extends Options>(
    game: Game<G, V, O>,
    data: unknown,
    journal: readonly Noted[] = [],
  ): Match<G, V, O> {
    if (!isObject(data) || !isObject(data.mark) || !isObject(data.deal) || !Array.isArray(data.log)) {
      throw new Refusal('not-a-save', 'this is not a save of a match');
    }
    const saved = data as unknown as MatchSave;
    const mark = {
      at: saved.mark.at,
      state: saved.mark.at === saved.log.length ? null : load(game, saved.mark.state),
    };
    const match = new Match(game, saved.deal as Required<Deal<O>>, load(game, saved.now), mark);
    // Saves from before decisions had several answers know no `rest`.
    for (const entry of saved.log) match.log.push({ ...entry, rest: entry.rest ?? [] });
    match.journal.push(...journal);
    return match;
  }

  private constructor(
    game: Game<G, V, O>,
    start: Required<Deal<O>>,
    g: G,
    mark: { at: number; state: Readonly<G> | null },
  ) {
    this.game = game;
    this.deal = start;
    this.#g = g;
    this.#before = { state: cloneOf(game, g), patch: [] };
    this.#mark = mark;
  }

  /** The true state. Nothing made from it may reach a player except through `view` and `heard`. */
  get state(): Readonly<G> {
    return this.#g;
  }

  /** How many decisions lie before the last moment that free undo can surely not cross. */
  get mark(): number {
    return this.#mark.at;
  }

  get over(): boolean {
    return this.#g.over;
  }

  /** What everybody is told before the first card. */
  get commitment(): string {
    return commitment(this.deal.seed);
  }

  open(revisable = false): readonly Question[] {
    if (revisable) return this.game.machine.open(this.#g, true);
    this.#open ??= this.game.machine.open(this.#g);
    return this.#open;
  }

  view(me: Seat | null): V & SeenCore {
    return view(this.game, this.#g, me);
  }

  /** What one viewer was told from the given entry on. */
  heard(me: Seat | null, from = 0): Heard[] {
    return this.journal
      .slice(from)
      .map(entry => heard(entry, me))
      .filter(entry => entry !== null);
  }

  /** A decision of a seat by one answer. Refused ones change nothing, and neither does a fault in the rules. */
  answer(seat: Seat, answer: string, ask?: string): Decided<G> {
    return this.answers(seat, [answer], ask);
  }

  /**
   * A decision of a seat by one answer or several. It is refused for what the seat's view alone tells: an answer that is
   * not offered, or that comes after one with which a decision ends. Where the true table then goes another way, what
   * came before stands and is paid for: to refuse it all would let anybody try out what is hidden.
   */
  answers(seat: Seat, answers: readonly string[], ask?: string): Decided<G> {
    return this.#decide(seat, answers, ask, true);
  }

  /**
   * A decision of a log, made again. It was let through when it was made; what could be known then is not asked of
   * today's imagination, which may deal the unseen in another way.
   */
  again({ seat, ask, answer, rest }: Logged): Decided<G> {
    return this.#decide(seat, answersOf({ answer, rest }), renamed(this.game, ask), false);
  }

  #decide(seat: Seat, answers: readonly string[], ask: string | undefined, rehearses: boolean): Decided<G> {
    const { game } = this;
    const before = this.#catchUp();
    const journal: Entry[] = [];
    const { sealed } = before.stack.at(-1) ?? { sealed: null };
    const open = this.open(sealed !== null);
    const revises = sealed?.[seat] !== undefined;
    let parts: Parts;
    try {
      if (rehearses) this.#rehearse(seat, answers, ask, open);
      parts = withJournal(this.#g, journal, () =>
        game.machine.isForked(this.#g)
          ? this.#branch(seat, answers, ask)
          : this.#chain(seat, answers, ask, open, journal),
      );
    } catch (error) {
      this.#g = cloneOf(game, before);
      throw error;
    } finally {
      this.#open = null;
    }
    const [[label, answer], ...rest] = parts;
    const after = this.log.push({ seat, ask: label, answer, revises, rest }) - 1;
    for (const entry of journal) this.journal.push({ ...entry, after });
    const cut = parts.length < answers.length;
    if (cut || endOf(this.open(), seat, journal) !== null) this.settle();
    else this.#mark.state ??= cloneOf(game, before);
    return { ...this.#changed(), taken: parts.length };
  }

  /** Refuses a decision of several answers for what can be known without the true table. */
  #rehearse(seat: Seat, answers: readonly string[], ask: string | undefined, open: readonly Question[]): void {
    const { game } = this;
    if (answers.length === 0) throw new Refusal('not-offered', 'a decision needs an answer', { seat, answer: '' });
    if (answers.length === 1 || game.machine.isForked(this.#g)) return;
    const asked = open.find(q => q.seat === seat);
    if (asked === undefined || (ask !== undefined && ask !== asked.ask)) return; // refused on the true table
    // A world that every draft has looked at, so that what was composed with one is never refused.
    const [world] = worldsOf(game, view(game, this.#g, seat), seat, 1) as [G];
    const journal: Entry[] = [];
    withJournal(world, journal, () => {
      answers.forEach((answer, i) => {
        const end = i === 0 ? null : endOf(game.machine.open(world), seat, journal);
        if (end !== null) {
          throw new Refusal('draft-ended', `'${answer}' comes after the end of a decision (${end})`, {
            seat,
            answer,
            end,
          });
        }
        game.machine.answer(world, seat, answer);
      });
    });
  }

  /** Answers one after another, as far as the true table follows. */
  #chain(
    seat: Seat,
    answers: readonly string[],
    ask: string | undefined,
    first: readonly Question[],
    journal: readonly Entry[],
  ): Parts {
    const { machine } = this.game;
    const parts: Part[] = [];
    let open = first;
    for (const answer of answers) {
      if (parts.length > 0) {
        open = machine.open(this.#g);
        if (endOf(open, seat, journal) !== null || !open[0]!.options.includes(answer)) break;
      }
      machine.answer(this.#g, seat, answer, parts.length === 0 ? ask : undefined, open);
      parts.push([open[0]!.ask, answer]);
    }
    return parts as unknown as Parts;
  }

  /** A whole branch of a `together`. */
  #branch(seat: Seat, answers: readonly string[], ask: string | undefined): Parts {
    const { machine } = this.game;
    const own = machine.branch(this.#g, seat);
    if (own.question === null) throw new Refusal('not-asked', `seat ${seat} is not asked anything`, { seat });
    const parts: Part[] = [];
    for (const answer of answers) {
      const label = own.question?.ask ?? '';
      machine.advance(own, seat, answer);
      parts.push([label, answer]);
    }
    machine.give(this.#g, seat, answers, ask);
    return parts as unknown as Parts;
  }

  /** What was decided so far is not free to take back any more. For a decision that was cut, when it is made again. */
  settle(): void {
    this.#mark = { at: this.log.length, state: null };
  }

  /** How this seat could take back its last decision; null if it has made none, or if nobody is there to agree. */
  undo(seat: Seat): Undo | null {
    const to = this.log.findLastIndex(l => l.seat === seat);
    if (to < 0) return null;
    if (to >= this.#mark.at && !this.#taught(this.#since(to), to, [null, ...Array(this.#g.seats).keys()]))
      return { to, consent: [] };
    if (this.#g.seats === 1) return null;
    return { to, consent: Array.from({ length: this.#g.seats }, (_, i) => i).filter(other => other !== seat) };
  }

  /**
   * Whether this seat was shown anything since a decision: luck was drawn, a secret was told, or something looks otherwise
   * than it might have. That others were asked, and what they learned, is not counted: bots do not mind choosing again.
   */
  hasTaught(seat: Seat, to: number): boolean {
    return this.#taught(this.#stateBefore(to), to, [seat]);
  }

  /** Back to before a decision. Whether the others agree is the caller's business. */
  goBack(to: number): StateChange<G> {
    if (!Number.isInteger(to) || to < 0 || to >= this.log.length) {
      throw new Refusal('cannot-go-back', `there is no decision ${to} to go back to`, { to });
    }
    this.#catchUp();
    this.#g = this.#stateBefore(to);
    if (to <= this.#mark.at) this.#mark = { at: to, state: null };
    this.#open = null;
    this.log.length = to;
    const keep = this.journal.findIndex(entry => entry.after >= to);
    if (keep >= 0) this.journal.length = keep;
    return this.#changed();
  }

  save(): MatchSave {
    const { game } = this;
    const mark = { at: this.#mark.at, state: save(game, this.#mark.state ?? this.#g) };
    return { deal: { ...this.deal }, log: this.log.map(l => ({ ...l })), now: save(game, this.#g), mark };
  }

  /** The whole game for export and audit. It contains the seed: only for finished games. */
  record(): GameRecord {
    return pack(this.game, this.deal, this.log);
  }

  /** The copy of the state is brought to where the game stands. That is quicker than another copy, and spares memory. */
  #catchUp(): Readonly<G> {
    const { state, patch } = this.#before;
    this.#before.state = patch.length === 0 ? state : adapt(state, patch);
    this.#before.patch = [];
    return this.#before.state;
  }

  #changed(): StateChange<G> {
    const { state } = this.#before;
    this.#before.patch = diff(state, this.#g);
    return { before: state, patch: this.#before.patch };
  }

  #stateBefore(to: number): G {
    return to < this.#mark.at ? this.#fromTheStart(to) : this.#since(to);
  }

  /** The state before a decision that does not lie before the mark. */
  #since(to: number): G {
    const { machine } = this.game;
    const g = cloneOf(this.game, this.#mark.state ?? this.#g);
    for (const entry of this.log.slice(this.#mark.at, to)) machine.answers(g, entry.seat, answersOf(entry));
    return g;
  }

  /** Past the mark only the log leads back. It is trusted only if it leads to where we are now. */
  #fromTheStart(to: number): G {
    const { game } = this;
    try {
      const { g } = replay(game, this.deal, this.log);
      if (hashOf(g) !== hashOf(this.#g))
        throw new Refusal('log-does-not-fit', 'the log leads to another state', { n: to });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('cannot-go-back', `decision ${to} was made under rules that have changed since`, { to });
    }
    const { g } = deal(game, this.deal);
    for (const entry of this.log.slice(0, to)) game.machine.answers(g, entry.seat, answersOf(entry));
    return g;
  }

  /** Whether any decision from this one on taught one of them something. Asked for only when somebody wants to go back. */
  #taught(before: G, from: number, viewers: readonly (Seat | null)[]): boolean {
    const { game } = this;
    for (let n = from; n < this.log.length; n++) {
      const { seat } = this.log[n]!;
      const answers = answersOf(this.log[n]!);
      const told: Entry[] = [];
      const after = cloneOf(game, before);
      withJournal(after, told, () => game.machine.answers(after, seat, answers));
      const isTold = ({ to }: Entry): boolean =>
        to !== null && (to.length === 0 || viewers.some(me => me !== null && to.includes(me)));
      if (told.some(isTold) || viewers.some(me => this.#learned(before, after, n, me))) return true;
      game.machine.answers(before, seat, answers);
    }
    return false;
  }

  /**
   * Somebody learns from a decision if, in a world they thought possible, it would have looked different.
   * Imagined from what they see with a luck that is always the same, and so is the answer.
   */
  #learned(before: G, after: G, n: number, me: Seat | null): boolean {
    const { game } = this;
    const { seat } = this.log[n]!;
    const sees = JSON.stringify(view(game, after, me));
    for (const world of worldsOf(game, view(game, before, me), me)) {
      try {
        game.machine.answers(world, seat, answersOf(this.log[n]!));
      } catch (error) {
        if (error instanceof Refusal) return true;
        throw error;
      }
      if (JSON.stringify(view(game, world, me)) !== sees) return true;
    }
    return false;
  }
}

/** An answer with the label of its question; a decision has at least one. */
type Part = readonly [ask: string, answer: string];
type Parts = readonly [Part, ...Part[]];

/** Any match, where it does not matter of which game. */
export type AnyMatch = Match<Core, object, Options>;
