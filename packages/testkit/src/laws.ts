import {
  type AnyGame,
  type AnyMatch,
  type Core,
  cloneOf,
  copy,
  type Deal,
  deal,
  type Entry,
  hashOf,
  heard,
  imagine,
  load,
  Match,
  notJson,
  pack,
  type Question,
  Refusal,
  type Rng,
  RulesFault,
  reimagine,
  replay,
  rng,
  type Seat,
  save,
  strict,
  unpack,
  view,
  withJournal,
} from '@teahouse/kernel';
import { CHOICES, luckOf, pick } from './random-play.ts';

type State = Core;

/** More decisions than this mean that the game does not end, where it does not say. */
const LONGEST = 5000;

/** A law of the house is broken. `n` is the decision before which it showed. */
export class Violation extends Error {
  readonly law: string;
  readonly n: number;
  constructor(law: string, n: number, what: string) {
    super(`${law}: ${what} (after ${n} decisions)`);
    this.name = 'Violation';
    this.law = law;
    this.n = n;
  }
}

/** How a game is watched: all laws at every question, or the costly ones only now and then. */
export type Watch = 'closely' | 'now and then';

/**
 * Plays one game to the end, or to the end of `choices`, and holds every law against it.
 * @returns the choices made, so that the same game can be played again
 */
export function playUnderLaws(
  game: AnyGame,
  start: Deal,
  watch: Watch = 'now and then',
  given?: readonly number[],
): number[] {
  return new Inspection(game, start, watch).run(given);
}

class Inspection {
  readonly #plain: AnyGame;
  readonly #game: AnyGame;
  readonly #deal: Deal;
  readonly #watch: Watch;
  readonly #luck: Rng;
  readonly #known: string[] = [];
  readonly #conserved = new Map<string, string>();
  #n = 0;

  constructor(game: AnyGame, start: Deal, watch: Watch) {
    this.#luck = rng(`inspection of ${start.seed}`);
    this.#plain = game;
    this.#game = watch === 'closely' || this.#luck(5) === 0 ? strict(game) : game;
    this.#deal = start;
    this.#watch = watch;
  }

  run(given?: readonly number[]): number[] {
    const choices: number[] = [];
    const random = luckOf(this.#deal);
    try {
      const match = Match.begin(this.#plain, this.#deal);
      // Two lines of the same game: one through the checking door, with a save and a load before every answer; one trusting.
      let { g } = deal(this.#game, this.#deal);
      const trusted = deal(this.#plain, this.#deal);
      for (; ; this.#n++) {
        this.#atRest(g);
        const open = this.#game.machine.open(g);
        if (g.over || open.length === 0) {
          this.#must('the end', g.over, 'nobody is asked and the game is not over');
          break;
        }
        if (given !== undefined && this.#n >= given.length) return choices;
        this.#must('bounded length', this.#n < (this.#plain.longest ?? LONGEST), 'the game does not end');
        if (this.#due()) this.#atQuestion(g, open);

        const choice = given?.[this.#n] ?? random(CHOICES);
        choices.push(choice);
        const { question, answer } = pick(open, choice);
        g = JSON.parse(JSON.stringify(g));
        this.#game.machine.answer(g, question.seat, answer, question.ask);
        trusted.question = this.#plain.machine.play(trusted.g, question, answer);
        match.answer(question.seat, answer, question.ask);
        if (!this.#due()) continue;
        this.#twoDoors(g, trusted.g);
        this.#undo(match);
      }
      this.#twoDoors(g, trusted.g);
      this.#atTheEnd(g, match);
    } catch (error) {
      if (error instanceof Violation) throw error;
      if (error instanceof RulesFault) throw new Violation('development mode', this.#n, error.message);
      if (error instanceof Refusal) throw new Violation('offered is accepted', this.#n, error.message);
      throw error;
    }
    return choices;
  }

  #must(law: string, holds: boolean, what: string): void {
    if (!holds) throw new Violation(law, this.#n, what);
  }

  #same(law: string, a: unknown, b: unknown, what: string): void {
    const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
    if (x !== y) throw new Violation(law, this.#n, `${what}: ${difference(x, y)}`);
  }

  #twoDoors(g: State, trusted: State): void {
    this.#same('two doors', g, trusted, 'answer() after a JSON round trip and play() lead to different states');
  }

  #due(): boolean {
    return this.#watch === 'closely' || this.#luck(25) === 0;
  }

  /** What holds in every state that waits for somebody. */
  #atRest(g: State): void {
    const found = notJson(g, 'state');
    this.#must('state is JSON', found === null, `${found}`);
    const complaint = this.#plain.check?.(g) ?? null;
    this.#must('check', complaint === null, `${complaint?.field} breaks ${complaint?.rule}`);
    for (const [what, measure] of Object.entries(this.#plain.conserved?.(g) ?? {})) {
      const now = JSON.stringify(measure);
      const first = this.#conserved.get(what) ?? now;
      this.#conserved.set(what, first);
      this.#must('conservation', now === first, `${what} was ${first} and is ${now}`);
    }
  }

  #atQuestion(g: State, open: readonly Question[]): void {
    for (const q of open)
      for (const option of q.options) if (!this.#known.includes(option)) this.#known.unshift(option);
    this.#same('stable questions', this.#game.machine.open(g), open, 'the same state asks differently');
    const loaded = load(this.#plain, save(this.#plain, g));
    this.#same('saves', loaded, g, 'a save loads as another state');
    this.#clones(g, open);
    this.#refusals(g);
    for (const me of viewers(g)) this.#secrets(g, me);
    if (open.length > 1) this.#arrivalOrder(g, open);
    for (const { seat, options } of open) {
      const answer = this.#game.machine.otherwise(g, seat)?.[0];
      this.#must(
        'defaults',
        answer === undefined || options.includes(answer),
        `the default '${answer}' of seat ${seat} is not offered`,
      );
    }
  }

  #clones(g: State, open: readonly Question[]): void {
    const before = JSON.stringify(g);
    const twin = cloneOf(this.#plain, g);
    this.#same('clone', twin, copy(g), 'the clone differs from the state');
    this.#plain.scramble(twin, null, this.#luck);
    this.#must('clone', JSON.stringify(g) === before, 'scrambling a clone changes the original');
    for (const { seat, options, ask } of open) {
      for (const answer of options) {
        const world = cloneOf(this.#plain, g);
        this.#plain.machine.answer(world, seat, answer, ask);
        if (JSON.stringify(g) !== before)
          throw new Violation('clone', this.#n, `playing '${answer}' on a clone changes the original`);
      }
    }
  }

  #refusals(g: State): void {
    const open = this.#plain.machine.open(g, true);
    const before = JSON.stringify(g);
    for (let seat = -1; seat <= g.seats; seat++) {
      const q = open.find(x => x.seat === seat);
      for (const answer of this.#notOffered(q)) {
        const refusal = this.#refused(g, seat, answer);
        this.#must(
          'all else is refused',
          refusal !== null,
          `seat ${seat} may answer '${answer}', which is not offered`,
        );
        this.#must(
          'refusals cite a rule',
          refusal!.reason !== 'not-offered' || refusal!.rule !== '',
          `'${answer}' is refused without a rule`,
        );
      }
      if (q !== undefined) {
        const closed = this.#refused(g, seat, q.options[0]!, 'some.other');
        this.#must(
          'all else is refused',
          closed?.reason === 'question-closed',
          'an answer to a closed question is taken',
        );
      }
    }
    this.#must('refusals change nothing', JSON.stringify(g) === before, 'a refused answer changed the state');
  }

  /** Some answers that are not offered now: newly seen ones first, they are the likeliest to slip through. */
  #notOffered(q: Question | undefined): string[] {
    const others = this.#known
      .filter(answer => !q?.options.includes(answer))
      .slice(0, this.#watch === 'closely' ? 12 : 4);
    return [...others, '', 'no such answer', '__proto__'];
  }

  /** Only for what is not offered: an accepted answer changes the state. */
  #refused(g: State, seat: Seat, answer: string, ask?: string): Refusal | null {
    try {
      this.#plain.machine.answer(g, seat, answer, ask);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** Everything that `me` can get out of the table, as one text. */
  #outputs(g: State, me: Seat | null): string {
    const { machine } = this.#plain;
    const open = machine.open(g);
    const mine = machine.open(g, true).filter(q => q.seat === me);
    const refusals = mine.map(q => this.#notOffered(q).map(answer => this.#refused(g, q.seat, answer)?.rule));
    const defaults = mine.map(q => machine.otherwise(g, q.seat));
    return JSON.stringify([view(this.#plain, g, me), open.map(q => [q.seat, q.ask]), mine, defaults, refusals]);
  }

  #secrets(g: State, me: Seat | null): void {
    const outputs = this.#outputs(g, me);
    for (let i = 0; i < 2; i++) {
      const world = reimagine(this.#plain, g, me, this.#luck);
      const other = this.#outputs(world, me);
      if (other !== outputs)
        throw new Violation(
          'no leaks',
          this.#n,
          `viewer ${me} is told what nobody may know: ${difference(outputs, other)}`,
        );
      this.#journalLeak(g, world, me);
    }
    const seen = view(this.#plain, g, me);
    this.#same(
      'imagination',
      view(this.#plain, imagine(this.#plain, seen, me, this.#luck), me),
      seen,
      `viewer ${me} does not recognise the imagined table`,
    );
  }

  /** Where two worlds look the same to a viewer before and after a decision, the journal must have told the same. */
  #journalLeak(g: State, world: State, me: Seat | null): void {
    const { machine } = this.#plain;
    const q = machine.open(g)[0]!;
    const answer = q.options[this.#luck(q.options.length)]!;
    const same = machine.open(world).find(x => x.seat === q.seat);
    if (!same?.options.includes(answer)) return;
    const told = [g, world].map(state => {
      const journal: Entry[] = [];
      const after = copy(state);
      withJournal(after, journal, () => machine.answer(after, q.seat, answer));
      return {
        view: JSON.stringify(view(this.#plain, after, me)),
        heard: JSON.stringify(journal.map(e => heard(e, me)).filter(e => e !== null)),
      };
    });
    if (told[0]!.view !== told[1]!.view || told[0]!.heard === told[1]!.heard) return;
    throw new Violation(
      'no leaks',
      this.#n,
      `the journal tells viewer ${me} more than the table shows: ${difference(told[0]!.heard, told[1]!.heard)}`,
    );
  }

  /** Sealed answers may arrive in any order, and be changed before the last one. */
  #arrivalOrder(g: State, open: readonly Question[]): void {
    const { machine } = this.#plain;
    const answers = open.map(q => ({ seat: q.seat, answer: q.options[this.#luck(q.options.length)]! }));
    const forwards = copy(g);
    for (const { seat, answer } of answers) machine.answer(forwards, seat, answer);
    const backwards = copy(g);
    const last = answers.at(-1)!;
    machine.answer(backwards, last.seat, open.at(-1)!.options[0]!);
    machine.answer(backwards, last.seat, last.answer);
    for (const { seat, answer } of answers.slice(0, -1).reverse()) machine.answer(backwards, seat, answer);
    this.#must(
      'arrival order',
      hashOf(forwards) === hashOf(backwards),
      'the order in which sealed answers arrive matters',
    );
  }

  #undo(match: AnyMatch): void {
    const { seat } = match.log.at(-1)!;
    const undo = match.undo(seat)!;
    const now = JSON.stringify(match.state);
    const back = match.log.slice(undo.to);
    const { g } = replay(this.#plain, this.#deal, match.log.slice(0, undo.to));
    match.goBack(undo.to);
    this.#same('undo', match.state, g, 'going back does not restore the state');
    for (const { seat, answer, ask } of back) match.answer(seat, answer, ask);
    this.#must('undo', JSON.stringify(match.state) === now, 'the same answers after an undo lead elsewhere');
  }

  #atTheEnd(g: State, match: AnyMatch): void {
    const outcome = this.#plain.outcome(g);
    if (outcome.kind === 'places') {
      const { places } = outcome;
      this.#must('outcome', places.length === g.seats && places.includes(1), `the places are ${places}`);
    } else this.#must('outcome', outcome.why !== '', 'nobody says why it is won or lost');
    const packed = JSON.parse(JSON.stringify(pack(this.#plain, { options: {}, ...this.#deal }, match.log)));
    const again = unpack(packed);
    const replayed = replay(this.#plain, again.deal, again.log);
    this.#must('replay', hashOf(replayed.g) === hashOf(g), 'the log does not lead to the same state');
    const resumed = Match.resume(this.#plain, JSON.parse(JSON.stringify(match.save())));
    this.#must('saves', hashOf(resumed.state) === hashOf(g), 'a saved match resumes as another one');
  }
}

const viewers = (g: State): (Seat | null)[] => [null, ...Array(g.seats).keys()];

/** Where two long texts part. */
export function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 40);
  return `…${a.slice(from, i + 40)}… against …${b.slice(from, i + 40)}…`;
}
