import { commitment, rng } from './chance.ts';
import { type Deal, deal, type Game, type Options } from './game.ts';
import { hashOf } from './hash.ts';
import { type Entry, type Heard, heard, withJournal } from './journal.ts';
import { isObject } from './json.ts';
import type { Core, Question, Seat } from './machine.ts';
import { adapt, diff, type Patch } from './patch.ts';
import { type GameRecord, type Logged, pack, replay } from './record.ts';
import { Refusal } from './refusal.ts';
import { load, type Save, save } from './save.ts';
import { cloneOf, reimagine, type SeenCore, view } from './view.ts';

/** A journal entry and the decision (counted from 0; -1 for the set-up) it belongs to. */
export type Noted = Entry & { after: number };

/** What a decision did: the state before it, which is good until the next one, and what leads to the state after it. */
export interface Change<G extends Core = Core> {
  readonly before: Readonly<G>;
  readonly patch: Patch;
}

/** Going back for one seat: to before which decision, and who must agree. Nobody: it is free. */
export interface Undo {
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

/** How many worlds are imagined per viewer to see whether a decision taught somebody something. */
const WORLDS = 6;

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
    match.log.push(...saved.log);
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

  /** A decision of a seat. Refused ones change nothing, and neither does a fault in the rules. */
  answer(seat: Seat, answer: string, ask?: string): Change<G> {
    const { game } = this;
    const before = this.#catchUp();
    const journal: Entry[] = [];
    const { sealed } = before.stack.at(-1) ?? { sealed: null };
    const open = this.open(sealed !== null);
    const label = open[0]?.ask ?? '';
    const revises = sealed?.[seat] !== undefined;
    try {
      withJournal(this.#g, journal, () => game.machine.answer(this.#g, seat, answer, ask, open));
    } catch (error) {
      this.#g = cloneOf(game, before);
      throw error;
    } finally {
      this.#open = null;
    }
    const after = this.log.push({ seat, ask: label, answer, revises }) - 1;
    for (const entry of journal) this.journal.push({ ...entry, after });
    if (this.#isBarrier(seat, journal)) this.#mark = { at: this.log.length, state: null };
    else this.#mark.state ??= cloneOf(game, before);
    return this.#changed();
  }

  /** How this seat could take back its last decision; null if it has made none. */
  undo(seat: Seat): Undo | null {
    const to = this.log.findLastIndex(l => l.seat === seat);
    if (to < 0) return null;
    if (to >= this.#mark.at && !this.#taught(to)) return { to, consent: [] };
    return { to, consent: Array.from({ length: this.#g.seats }, (_, i) => i).filter(other => other !== seat) };
  }

  /** Back to before a decision. Whether the others agree is the caller's business. */
  goBack(to: number): Change<G> {
    if (!Number.isInteger(to) || to < 0 || to >= this.log.length) {
      throw new Refusal('cannot-go-back', `there is no decision ${to} to go back to`, { to });
    }
    this.#catchUp();
    this.#g = to < this.#mark.at ? this.#fromTheStart(to) : this.#since(to);
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

  #changed(): Change<G> {
    const { state } = this.#before;
    this.#before.patch = diff(state, this.#g);
    return { before: state, patch: this.#before.patch };
  }

  /** The state before a decision that does not lie before the mark. */
  #since(to: number): G {
    const { machine } = this.game;
    const g = cloneOf(this.game, this.#mark.state ?? this.#g);
    for (const { seat, answer } of this.log.slice(this.#mark.at, to)) machine.answer(g, seat, answer);
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
    for (const { seat, answer } of this.log.slice(0, to)) game.machine.answer(g, seat, answer);
    return g;
  }

  /** Another seat was asked, something was drawn, or somebody was told a secret. */
  #isBarrier(seat: Seat, journal: readonly Entry[]): boolean {
    const open = this.open();
    return open.length === 0 || open.some(q => q.seat !== seat) || journal.some(entry => entry.to !== null);
  }

  /** Whether any decision from this one on taught somebody something. Asked for only when somebody wants to go back. */
  #taught(from: number): boolean {
    const { game } = this;
    const viewers: (Seat | null)[] = [null, ...Array(this.#g.seats).keys()];
    const before = this.#since(from);
    for (let n = from; n < this.log.length; n++) {
      const { seat, answer } = this.log[n]!;
      const after = cloneOf(game, before);
      game.machine.answer(after, seat, answer);
      if (viewers.some(me => this.#learned(before, after, n, me))) return true;
      game.machine.answer(before, seat, answer);
    }
    return false;
  }

  /**
   * Somebody learns from a decision if, in a world they thought possible, it would have looked different.
   * Imagined with luck that follows from the position, so that the answer is always the same.
   */
  #learned(before: G, after: G, n: number, me: Seat | null): boolean {
    const { game } = this;
    const { seat, answer } = this.log[n]!;
    const sees = JSON.stringify(view(game, after, me));
    const luck = rng(`${n} ${me}`);
    for (let i = 0; i < WORLDS; i++) {
      const world = reimagine(game, before, me, luck);
      const q = game.machine.open(world, true).find(x => x.seat === seat);
      if (!q?.options.includes(answer)) return true;
      game.machine.play(world, q, answer);
      if (JSON.stringify(view(game, world, me)) !== sees) return true;
    }
    return false;
  }
}

/** Any match, where it does not matter of which game. */
export type AnyMatch = Match<Core, object, Options>;
