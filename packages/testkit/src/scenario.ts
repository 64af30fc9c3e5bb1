import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Core,
  call,
  copy,
  type Deal,
  deal,
  type Entry,
  type Game,
  heard,
  load,
  notJson,
  type Options,
  type Procedure,
  Refusal,
  type Seat,
  type SeenCore,
  save,
  strict,
  view,
  withJournal,
} from '@teahouse/kernel';

export interface Position<G extends Core, O extends Options> extends Partial<Deal<O>> {
  seats: number;
  /** Changes the freshly dealt state into the position. */
  given?: (g: G) => void;
}

/**
 * A position, what seats say, what is then open, and what holds. Every answer goes through a save and a load, so each
 * scenario also proves that the game can move to another process at any question.
 */
export class Scenario<G extends Core, V extends object, O extends Options> {
  readonly #game: Game<G, V, O>;
  #g: G;
  #journal: Entry[] = [];
  #said = true;

  constructor(game: Game<G, V, O>, { given, ...start }: Position<G, O>) {
    this.#game = strict(game);
    this.#g = deal(this.#game, { seed: 'scenario', ...start }).g;
    given?.(this.#g);
    const found = notJson(this.#g, 'state');
    assert.equal(found, null, 'the position is not JSON');
  }

  get g(): Readonly<G> {
    return this.#g;
  }

  /** Leaves whatever was going on and starts at a procedure. */
  at<L extends object>(procedure: Procedure<G, L, unknown>, v: L): this {
    this.#g.stack = [];
    this.#g.over = false;
    call(this.#g, procedure as Procedure<G, L>, v);
    withJournal(this.#g, this.#journal, () => this.#game.machine.run(this.#g));
    this.#said = true;
    return this;
  }

  /** One answer, or at a `together` a whole branch. */
  says(seat: Seat, ...answers: string[]): this {
    this.#g = load(this.#game, JSON.parse(JSON.stringify(save(this.#game, this.#g))));
    this.#journal = [];
    try {
      withJournal(this.#g, this.#journal, () => this.#game.machine.answers(this.#g, seat, answers));
    } catch (error) {
      assert.ok(!(error instanceof Refusal), `${error}; ${this.#offered()}`);
      throw error;
    }
    this.#said = true;
    return this;
  }

  /** The question that is open, for this seat; and, if given, exactly these options. */
  asked(seat: Seat, ask: string, options?: readonly string[]): this {
    const q = this.#game.machine.open(this.#g).find(x => x.seat === seat);
    assert.equal(q?.ask, ask, `seat ${seat} is asked ${q?.ask ?? 'nothing'}; ${this.#offered()}`);
    if (options !== undefined) assert.deepEqual([...q!.options].sort(), [...options].sort());
    this.#said = false;
    return this;
  }

  offers(seat: Seat, ...answers: string[]): this {
    const options = this.#game.machine.open(this.#g).find(q => q.seat === seat)?.options ?? [];
    for (const answer of answers)
      assert.ok(options.includes(answer), `seat ${seat} is not offered '${answer}'; ${this.#offered()}`);
    return this;
  }

  /** Not among the options, and refused, citing this rule. The state stays as it was. */
  refuses(seat: Seat, answer: string, rule?: string): this {
    const before = JSON.stringify(this.#g);
    const offered = this.#offered();
    assert.throws(
      () => this.#game.machine.answer(this.#g, seat, answer),
      error => {
        assert.ok(error instanceof Refusal, `${error}`);
        if (rule !== undefined)
          assert.equal(error.rule, rule, `${error} citing ${error.rule || 'no rule'}; ${offered}`);
        return true;
      },
      `seat ${seat} may answer '${answer}'; ${offered}`,
    );
    assert.equal(JSON.stringify(this.#g), before, 'a refused answer changed the state');
    return this;
  }

  holds(check: (g: Readonly<G>) => void): this {
    check(copy(this.#g));
    return this;
  }

  /** What a viewer sees now. */
  sees(me: Seat | null, check: (seen: V & SeenCore) => void): this {
    check(view(this.#game, this.#g, me));
    return this;
  }

  /** What the last answer made a viewer hear, as 'kind what n'. */
  hears(me: Seat | null, expected: readonly string[]): this {
    const lines = this.#journal.map(entry => heard(entry, me)).filter(entry => entry !== null);
    assert.deepEqual(
      lines.map(({ kind, what, n }) => [kind, what, n === 0 ? '' : n].filter(part => part !== '').join(' ')),
      expected,
    );
    return this;
  }

  over(): this {
    assert.deepEqual(this.#game.machine.open(this.#g), []);
    assert.equal(this.#g.over, true, 'the game is not over');
    this.#said = false;
    return this;
  }

  /** Who may answer what, for the message of a test that fails. */
  #offered(): string {
    const open = this.#game.machine.open(this.#g, true);
    if (open.length === 0) return 'nobody is asked';
    return open.map(({ seat, ask, options }) => `seat ${seat} is offered, at ${ask}: ${options.join(', ')}`).join('; ');
  }

  /** House rule 5: a scenario ends by saying which question is open, or that none is. */
  finish(): void {
    assert.equal(this.#said, false, 'a scenario ends with asked() or over()');
  }
}

/** A test that plays a scenario. */
export function scenario<G extends Core, V extends object, O extends Options>(
  title: string,
  game: Game<G, V, O>,
  position: Position<G, O>,
  play: (t: Scenario<G, V, O>) => void,
): void {
  scenariosFrom((at: Position<G, O>) => new Scenario(game, at))(title, position, play);
}

/**
 * The same for a game that has words of its own for where a scenario begins: a class that extends `Scenario`, so that its
 * tests need not know which procedure runs there with which values.
 */
export const scenariosFrom =
  <P, S extends { finish(): void }>(begin: (position: P) => S) =>
  (title: string, position: P, play: (t: S) => void): void => {
    test(title, () => {
      const t = begin(position);
      play(t);
      t.finish();
    });
  };
