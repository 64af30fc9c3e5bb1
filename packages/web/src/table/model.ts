import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Draft, Journal, Preview, TablePlayer } from '@teahouse/boardkit/contract';
import type { NameOf, Question, Seat } from '@teahouse/kernel';
import { type Hint, type HistoryLine, hasWindows } from '@teahouse/protocol';
import type { LoadedGame } from '../games.ts';
import { me } from '../me.ts';
import { playersOf } from '../players.ts';
import { sentence } from '../refused.ts';
import { asksBeforeGiving, tapTwice } from '../settings.ts';
import { t } from '../words.ts';
import { Drafting } from './drafting.ts';
import { toldIn, undoneIn } from './history.ts';
import { allMeant, type Meant } from './meant.ts';
import { OnItsWay } from './on-its-way.ts';
import { isPassed, type TableSource, type TableState, type View } from './source.ts';
import type { Stage } from './stage.ts';

/** An answer that is not there after so long is said to be on its way. */
const WONDER_MS = 300;

/** One of the answers of a press is probably a mistake. */
interface Doubted {
  readonly answers: readonly string[];
  readonly answer: string;
  readonly preview: Preview;
}

/** What somebody at a table is about to do: the state of the screen beside the state of the table. */
export class TableModel {
  readonly source: TableSource;
  readonly stage: Stage;
  readonly shown: ReadonlySignal<TableState | null>;
  readonly loaded: ReadonlySignal<LoadedGame>;
  /** The answer that is pointed at, on the board or in the list. */
  readonly aimed: Signal<string | null> = signal(null);
  /** The answers of one press that wait for a second yes, and which of them it is for. */
  readonly doubted: Signal<Doubted | null> = signal(null);
  readonly hint: Signal<Hint | null> = signal(null);
  readonly asksHint = signal(false);
  /** A refusal, as a sentence. */
  readonly refused: Signal<string | null> = signal(null);
  /** The rule that is open in the drawer; '' opens at the rule that matters now. */
  readonly rule: Signal<string | null> = signal(null);
  /** What has become of a decision of mine, where it is not what I meant, as a sentence. */
  readonly told: Signal<string | null> = signal(null);
  /** The order in which things that may be answers lie on the board. */
  readonly boardOrder: Signal<readonly string[]> = signal([]);
  readonly #onItsWay = new OnItsWay();
  /** My answer is on its way, and has been for a while: one wonders. */
  readonly sending: Signal<boolean> = signal(false);
  /** Set while a finger presses: what was pointed at before. A press itself points, and must not count as the second one. */
  #touched: { aimed: string | null } | null = null;
  /** All that the last press meant: two things may begin with the same answer. */
  #meant = '';
  readonly #drafting: Drafting;

  constructor(source: TableSource, stage: Stage, loaded: ReadonlySignal<LoadedGame>) {
    this.source = source;
    this.stage = stage;
    this.shown = stage.shown;
    this.loaded = loaded;
    this.#drafting = new Drafting(stage.shown, () => loaded.peek().game);
    this.#drafting.onFewer = ({ stand, of }) => {
      this.told.value = t().table.changed(stand, of);
    };
  }

  close(): void {
    this.#drafting.close();
  }

  /** What I see, with what I compose as if it were given. */
  readonly seen: ReadonlySignal<View | null> = computed(() => this.#drafting.seen);
  readonly question: ReadonlySignal<Question | null> = computed(() => this.#drafting.question);

  /** What I compose and have not given yet; empty before the first step. Null where one answer is given at once. */
  readonly draft: ReadonlySignal<Draft | null> = computed(() => {
    if (!this.#drafting.composes) return null;
    const draft = this.#drafting.composed?.draft;
    return {
      answers: [...(draft?.answers ?? [])],
      canCommit: this.#drafting.isComplete,
      back: () => this.#rethink(() => this.#drafting.back()),
      clear: () => this.#rethink(() => this.#drafting.clear()),
      recompose: answers => this.#rethink(() => this.#drafting.recompose(answers)),
      commit: () => void this.commit(),
    };
  });

  /** The entry of the journal that is seen again on the board. */
  readonly #opened: Signal<number | null> = signal(null);
  readonly journal: ReadonlySignal<Journal> = computed(() => ({
    entries: toldIn(this.shown.value?.lines ?? []),
    opened: this.#opened.value,
    open: entry => {
      this.#opened.value = entry;
    },
  }));

  /** Steps are taken that nobody but me knows of. */
  readonly unsent: ReadonlySignal<boolean> = computed(() => this.#drafting.composed !== null);

  /** How many entries of a line I have seen happen while I composed them. */
  performed(line: HistoryLine): number {
    return this.#drafting.performed(line);
  }

  /** The answers in the order of the board; what is not drawn there comes last. */
  readonly answers: ReadonlySignal<readonly string[]> = computed(() => {
    const order = this.boardOrder.value;
    const rank = (answer: string): number => (order.includes(answer) ? order.indexOf(answer) : order.length);
    return (this.question.value?.options ?? []).toSorted((a, b) => rank(a) - rank(b));
  });

  /** My answer is in, and still sealed: I am not waited for, but may change it. */
  readonly sealed: ReadonlySignal<boolean> = computed(() => {
    const question = this.question.value;
    return question !== null && this.shown.value?.table.asked.includes(question.seat) === false;
  });

  /** Whether I can ask the house to pass for me: where there are questions that may have a single answer. */
  readonly mayPass: ReadonlySignal<boolean> = computed(() => {
    const table = this.shown.value?.table;
    if (this.source.venue !== 'table' || table?.status !== 'playing' || table.mySeat === null) return false;
    return hasWindows(this.loaded.value.game);
  });

  /** I am asked something with a single answer, and have not given it. */
  readonly forced: ReadonlySignal<boolean> = computed(
    () => this.question.value?.options.length === 1 && !this.sealed.value,
  );

  /** The house will answer for me. */
  readonly passed: ReadonlySignal<boolean> = computed(() => this.shown.value !== null && isPassed(this.shown.value));

  readonly players: ReadonlySignal<readonly TablePlayer[]> = computed(() => {
    const table = this.shown.value?.table;
    return table === undefined ? [] : playersOf(table, t(), me.value);
  });

  readonly nameOf: NameOf = (seat: Seat) => this.players.value[seat]?.name ?? '';

  readonly preview: ReadonlySignal<Preview | null> = computed(() => {
    const answer = this.aimed.value;
    return answer === null ? null : this.previewOf(answer);
  });

  /** The ledger id behind what I am asked, or was last told. */
  readonly ruleNow: ReadonlySignal<string> = computed(() => {
    const question = this.question.value;
    if (question !== null) return this.loaded.value.game.machine.rule(question.ask);
    return this.shown.value?.lines.at(-1)?.heard.at(-1)?.rule ?? '';
  });

  previewOf(answer: string): Preview | null {
    const question = this.question.value;
    const view = this.seen.value;
    if (question === null || view === null || !question.options.includes(answer)) return null;
    return this.#previewOf({ seen: view, question, answer });
  }

  #previewOf({ seen, question, answer }: Meant): Preview {
    const { board, text, language } = this.loaded.value;
    return board.preview(seen, question, answer, text, language);
  }

  /** How the last press was made: a finger cannot point without pressing. */
  pressed(pointer: string): void {
    this.#touched = pointer === 'touch' ? { aimed: this.aimed.peek() } : null;
  }

  /** Gives an answer, and those that a press on it means as well, as one decision. A doubt about any of them asks first. */
  choose(answer: string, ...then: readonly string[]): void {
    const question = this.question.peek();
    const view = this.seen.peek();
    if (question === null || view === null || !question.options.includes(answer) || this.#isSent()) return;
    const meant = [answer, ...then].join(' ');
    const isFirstTap = this.#touched !== null && (this.#touched.aimed !== answer || this.#meant !== meant);
    this.#meant = meant;
    if (isFirstTap && tapTwice.peek()) {
      this.aimed.value = answer;
      return;
    }
    const steps = allMeant(this.loaded.peek().game, view, question, [answer, ...then]);
    const answers = steps.map(step => step.answer);
    for (const step of this.doubted.peek() === null ? steps : []) {
      const preview = this.#previewOf(step);
      if (preview.warning === null) continue;
      this.doubted.value = { answers, answer: step.answer, preview };
      return;
    }
    void this.give(answers);
  }

  async give(answers: readonly string[]): Promise<void> {
    const question = this.question.peek();
    const n = this.shown.peek()?.table.n;
    if (question === null || n === undefined) return;
    batch(() => {
      this.doubted.value = null;
      this.hint.value = null;
      this.told.value = null;
    });
    this.#touched = null;
    if (this.#drafting.composes) {
      for (const answer of answers) this.#drafting.play(answer);
      if (this.#drafting.isComplete && !asksBeforeGiving.peek()) await this.commit();
    } else await this.#send(question, answers, n);
    if (answers.some(answer => answer === this.aimed.peek())) this.aimed.value = null;
  }

  /** Gives what was composed, as one decision. */
  async commit(): Promise<void> {
    const composed = this.#drafting.composed;
    if (composed === null || !this.#drafting.isComplete || this.#isSent()) return;
    await this.#send(composed.first, composed.draft.answers, composed.n);
  }

  async #send(question: Question, answers: readonly string[], n: number): Promise<void> {
    this.#onItsWay.begin(question.seat, n);
    const wondering = setTimeout(() => {
      this.sending.value = true;
    }, WONDER_MS);
    let taken = 0;
    await this.attempt(async () => {
      taken = await this.source.answer(question, answers, n);
      if (taken < answers.length) this.told.value = t().table.cut(taken, answers.length);
    });
    if (taken === 0) this.#onItsWay.refused();
    clearTimeout(wondering);
    this.sending.value = false;
  }

  #isSent(): boolean {
    return this.#onItsWay.isAfter(this.shown.peek()?.lines ?? []);
  }

  /** Changes what is composed, unless it is on its way. */
  #rethink(change: () => void): void {
    if (this.#isSent()) return;
    batch(() => {
      this.aimed.value = null;
      this.doubted.value = null;
      this.refused.value = null;
      this.told.value = null;
      change();
    });
  }

  /** The board as it was one move before; what is composed is finished or dropped first. */
  stepBack(): void {
    if (!this.unsent.peek()) this.stage.stepBack();
  }

  /** Opens the rules at the one that matters now. */
  openRules(): void {
    this.rule.value = '';
  }

  /** Takes my last step back, and where none is open my last decision. */
  async undo(): Promise<void> {
    this.hint.value = null;
    if (this.unsent.peek()) this.#rethink(() => this.#drafting.back());
    else await this.attempt(async () => void (await this.source.undo()));
  }

  /** Whether there is anything of mine to take back: a step, or a decision that still stands. */
  readonly mayUndo: ReadonlySignal<boolean> = computed(() => {
    if (this.unsent.value) return true;
    const state = this.shown.value;
    if (state === null || state.table.mySeat === null || state.table.status !== 'playing') return false;
    const undone = undoneIn(state.lines);
    return state.lines.some(({ n, kind, seat }) => kind === 'answer' && seat === state.table.mySeat && !undone.has(n));
  });

  letPass(passes: boolean): Promise<void> {
    return this.attempt(() => this.source.letPass(passes));
  }

  /** A hint is for what the table asks, not for a step in the middle of a draft. */
  readonly mayHint: ReadonlySignal<boolean> = computed(
    () => this.shown.value?.table.hints === true && this.question.value !== null && !this.unsent.value,
  );

  async askHint(): Promise<void> {
    if (!this.mayHint.peek()) return;
    this.asksHint.value = true;
    await this.attempt(async () => {
      this.hint.value = await this.source.hint();
    });
    this.asksHint.value = false;
  }

  /** Does something that may be refused, and says so in a sentence. */
  async attempt(does: () => Promise<void>): Promise<void> {
    this.refused.value = null;
    try {
      await does();
    } catch (error) {
      this.refused.value = sentence(error, t());
    }
  }
}
