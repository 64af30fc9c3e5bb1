import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type AnyGame, type Core, Draft, foresee, type Options, type Question, type SeenCore } from '@teahouse/kernel';
import type { HistoryLine } from '@teahouse/protocol';
import { keepInTab, keptInTab } from '../storage.ts';
import type { TableState, View } from './source.ts';

type AnyDraft = Draft<Core, object, Options>;

/** A draft and where in the game it was begun. */
interface Composed {
  readonly draft: AnyDraft;
  readonly n: number;
  readonly first: Question;
}

/** So many of the steps of a draft still stand. */
export interface Fewer {
  readonly stand: number;
  readonly of: number;
}

/**
 * A decision of several answers while it is made: played by the rules on tables imagined from what I see, and on this
 * page alone. A reload does not lose it, and news that comes meanwhile changes only what no longer fits.
 */
export class Drafting {
  readonly #shown: ReadonlySignal<TableState | null>;
  readonly #game: () => AnyGame;
  readonly #now = signal<Composed | null>(null);
  readonly #stop: () => void;
  /** The entry of the history that a draft became, and how many of its lines were on the screen before. */
  #became: { n: number; heard: number } | null = null;
  /** News has come, and not all of what was composed still fits. */
  onFewer: (fewer: Fewer) => void = () => {};

  constructor(shown: ReadonlySignal<TableState | null>, game: () => AnyGame) {
    this.#shown = shown;
    this.#game = game;
    this.#stop = effect(() => this.#follow(shown.value));
  }

  close(): void {
    this.#stop();
  }

  /** What is composed; null before the first step. */
  get composed(): Composed | null {
    return this.#now.value;
  }

  /** What I would see now. */
  get seen(): View | null {
    const composed = this.#now.value;
    return composed === null ? (this.#shown.value?.view ?? null) : ({ ...composed.draft.seen } as View);
  }

  /** What I am asked now; null also when nothing can follow. */
  get question(): Question | null {
    const composed = this.#now.value;
    return composed === null ? (this.#shown.value?.questions[0] ?? null) : composed.draft.question;
  }

  /** Whether an answer is composed rather than given at once. */
  get composes(): boolean {
    return this.#now.value !== null || this.#shown.value?.questions[0]?.draft === true;
  }

  /** Whether nothing can follow, or all that belongs together is there: halfway nothing is given. */
  get isComplete(): boolean {
    const composed = this.#now.value;
    if (composed === null) return false;
    const { canCommit, end, left } = composed.draft;
    return canCommit && (end !== null || left);
  }

  /** One more step. */
  play(answer: string): void {
    const composed = this.#now.peek() ?? this.#begin(this.#shown.peek()!);
    composed.draft.play(answer);
    this.#set({ ...composed });
  }

  back(): void {
    const composed = this.#now.peek();
    composed?.draft.back();
    this.#set(composed === null || composed.draft.answers.length === 0 ? null : { ...composed });
  }

  clear(): void {
    this.#set(null);
  }

  /** These answers instead, each if it is offered when its turn comes. */
  recompose(answers: readonly string[]): void {
    const composed = this.#begin(this.#shown.peek()!);
    for (const answer of answers) if (composed.draft.question?.options.includes(answer)) composed.draft.play(answer);
    this.#set(composed.draft.answers.length === 0 ? null : composed);
  }

  /** How many of a line's entries I have seen happen while I composed them. */
  performed({ n }: HistoryLine): number {
    return this.#became?.n === n ? this.#became.heard : 0;
  }

  #begin(state: TableState): Composed {
    const [first] = state.questions;
    return { draft: new Draft(this.#game(), seenIn(state), first!.seat), n: state.table.n, first: first! };
  }

  #set(composed: Composed | null): void {
    this.#now.value = composed;
    const state = this.#shown.peek();
    if (state === null) return;
    keepInTab(keyOf(state), composed === null ? null : { n: composed.n, answers: composed.draft.answers });
  }

  /** Something has happened at the table, or it is here for the first time. */
  #follow(state: TableState | null): void {
    if (state === null || state.view === null) return;
    const composed = this.#now.peek();
    if (composed === null) this.#restore(state);
    else if (composed.n !== state.table.n) this.#goOn(composed, state);
  }

  #goOn({ draft, n, first: { seat } }: Composed, state: TableState): void {
    const of = draft.answers.length;
    const mine = state.lines.find(line => line.n > n && line.kind === 'answer' && line.seat === seat);
    if (mine !== undefined || state.questions.length === 0) {
      this.#set(null);
      if (mine?.bot === null) this.#became = { n: mine.n, heard: heardBefore(this.#game(), draft, seat) };
      else this.onFewer({ stand: 0, of });
      return;
    }
    const again = draft.again(seenIn(state));
    const stand = again.answers.length;
    this.#set(stand === 0 ? null : { draft: again, n: state.table.n, first: state.questions[0]! });
    if (stand < of) this.onFewer({ stand, of });
  }

  /** What this tab has composed before a reload. */
  #restore(state: TableState): void {
    const before = keptInTab(keyOf(state)) as { n: number; answers: readonly string[] } | null;
    if (before?.n !== state.table.n || state.questions[0]?.draft !== true) return;
    const composed = this.#begin(state);
    for (const answer of before.answers) {
      if (!composed.draft.question?.options.includes(answer)) break;
      composed.draft.play(answer);
    }
    this.#set(composed.draft.answers.length === 0 ? null : composed);
  }
}

const keyOf = ({ table }: TableState): string => `draft.${table.id}`;
const seenIn = ({ view }: TableState): object & SeenCore => view as unknown as object & SeenCore;

/** How much is heard of a draft while it is composed. The outcome of a last answer is not: only the table shows it. */
function heardBefore(game: AnyGame, draft: AnyDraft, seat: number): number {
  const { begun } = draft;
  if (game.machine.isForked(begun)) return 0;
  const answers = draft.end === null ? draft.answers : draft.answers.slice(0, -1);
  return answers.length === 0 ? 0 : foresee(game, begun, seat, answers, { worlds: 1 }).heard.length;
}
