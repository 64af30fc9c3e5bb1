import type { LevelName } from '@teahouse/bots/levels';
import { type AnyGame, type AnyMatch, answersOf, type Logged, Match, type Options, type Seat } from '@teahouse/kernel';
import { type AskedQuestion, type HistoryLine, questionsFor, type Table } from '@teahouse/protocol';

/** A practice table as it is laid. */
interface PracticePlan {
  id: string;
  game: string;
  seats: number;
  options: Options;
  seed: string;
  me: Seat;
  /** Null where I sit. */
  levels: readonly (LevelName | null)[];
  startedAt: number;
}

/** And as it is kept: played again, its decisions lead to where it was left. */
export interface PracticeSave extends PracticePlan {
  log: readonly Logged[];
}

export interface PracticeState {
  table: Table;
  view: Record<string, unknown>;
  questions: AskedQuestion[];
  lines: HistoryLine[];
}

/** What was kept before decisions could have several answers has no `rest`. */
const answersKept = ({ answer, rest = [] }: Pick<Logged, 'answer'> & Partial<Pick<Logged, 'rest'>>): string[] =>
  answersOf({ answer, rest });

/** One person and bots at a table of their own, with the same history and the same words as at the teahouse. */
export class PracticeTable {
  readonly plan: PracticePlan;
  readonly match: AnyMatch;
  readonly lines: HistoryLine[] = [];

  constructor(game: AnyGame, { log, ...plan }: PracticeSave) {
    this.plan = plan;
    const { seats, options, seed } = plan;
    this.match = Match.begin(game, { seats, options, seed });
    this.#tell('deal', null, null, null, 0);
    for (const logged of log) this.decide(logged.seat, answersKept(logged), logged.ask);
  }

  /** One decision, and how many of its answers were taken. */
  decide(seat: Seat, answers: readonly string[], ask: string): { line: HistoryLine; taken: number } {
    const from = this.match.journal.length;
    const { taken } = this.match.answers(seat, answers, ask);
    return { line: this.#tell('answer', seat, this.plan.levels[seat] ?? null, null, from), taken };
  }

  /** Back to before my last decision. Bots do not mind. Null if I have made none. */
  undo(): HistoryLine | null {
    const undo = this.match.undo(this.plan.me);
    if (undo === null) return null;
    this.match.goBack(undo.to);
    return this.#tell('undo', this.plan.me, null, undo.to, this.match.journal.length);
  }

  /**
   * What a bot's luck is drawn from: the deal, of which only the commitment is told, and how often its seat has decided.
   * So the same deal goes the same way for everybody who answers the same, and a lesson can rely on it.
   */
  luckOf(seat: Seat): string {
    return `${this.match.commitment} ${this.match.log.filter(logged => logged.seat === seat).length}`;
  }

  get save(): PracticeSave {
    return { ...this.plan, log: this.match.log.map(logged => ({ ...logged })) };
  }

  state(): PracticeState {
    const { me } = this.plan;
    return {
      table: this.table(),
      view: this.match.view(me) as unknown as Record<string, unknown>,
      questions: questionsFor(this.match.game, this.match.state, this.match.open(true), me),
      lines: this.lines.slice(),
    };
  }

  table(): Table {
    const { plan, match } = this;
    const over = match.over;
    return {
      id: plan.id,
      game: plan.game,
      rules: match.game.rules,
      status: over ? 'over' : 'playing',
      options: { ...(match.deal.options as Options) },
      pace: { kind: 'untimed' },
      undo: 'free',
      watch: 'nobody',
      chat: 'players',
      hints: true,
      keeper: 'master',
      host: null,
      seats: plan.levels.map((bot, seat) => ({
        seat,
        person: null,
        bot,
        keeper: null,
        invite: false,
        expected: null,
        here: true,
        due: null,
        bankMs: null,
      })),
      mySeat: plan.me,
      passes: false,
      createdAt: plan.startedAt,
      startedAt: plan.startedAt,
      endedAt: over ? plan.startedAt : null,
      n: this.lines.length,
      asked: match.open().map(({ seat }) => seat),
      watchers: 0,
      commitment: match.commitment,
      seed: over ? plan.seed : null,
      outcome: over ? match.game.outcome(match.state) : null,
      undoRequest: null,
      abandoning: [],
      rematch: null,
      from: null,
      report: null,
    };
  }

  #tell(
    kind: HistoryLine['kind'],
    seat: Seat | null,
    bot: LevelName | null,
    to: number | null,
    from: number,
  ): HistoryLine {
    const heard = this.match.heard(this.plan.me, from);
    const line: HistoryLine = { n: this.lines.length + 1, kind, seat, bot, to, at: this.plan.startedAt, heard };
    this.lines.push(line);
    return line;
  }
}
