// People who play against bots that think long, and answer at once, so that all bots think all the time: until its parent
// ends it, node thinkers.ts ADDRESS-OF-THE-HOUSE HOW-MANY. Each comes from an address of its own: bots take turns by those.
import { type Line, newCommandId } from '../../../server/test/guest.ts';
import { Visitor } from './visitor.ts';

const GAME = 'year-of-the-dragon';
const [house, wanted] = [process.argv[2]!, Number(process.argv[3])];

/** What the bots did: decisions that were heard of, and how many bots at least were being waited for, second by second. */
const counts = { decided: 0, waitedFor: Number.POSITIVE_INFINITY };

/** Somebody at a table with a bot, whose turn it is or the bot's. */
class Opponent {
  readonly #line: Line;
  readonly #visitor: Visitor;
  #table = '';

  private constructor(visitor: Visitor, line: Line) {
    this.#visitor = visitor;
    this.#line = line;
  }

  static async from(address: string): Promise<Opponent> {
    const visitor = await Visitor.from(house, address);
    const opponent = new Opponent(visitor, await visitor.socket());
    await opponent.#sitDown();
    return opponent;
  }

  get isWaiting(): boolean {
    const { asked, seat, status } = this.#line.tables.get(this.#table)!;
    return status === 'playing' && asked.some(other => other !== seat);
  }

  async play(): Promise<never> {
    for (;;) {
      const seen = this.#line.tables.get(this.#table)!;
      const { n, seat, questions, status } = seen;
      const mine = questions.find(question => question.seat === seat);
      if (status !== 'playing') await this.#sitDown();
      else if (mine === undefined) {
        await this.#changed(n);
        counts.decided++;
      } else {
        const answers = [mine.options[Math.floor(Math.random() * mine.options.length)]!];
        await this.#line.do('play.answer', {
          table: this.#table,
          n,
          ask: mine.ask,
          answers,
          commandId: newCommandId(),
        });
        await this.#changed(n);
      }
    }
  }

  /** However long a bot has to wait for its turn to think. */
  async #changed(n: number): Promise<void> {
    const table = this.#line.tables.get(this.#table)!;
    await this.#line.until(() => table.n > n || table.status !== 'playing', 'news', 600_000);
  }

  async #sitDown(): Promise<void> {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'grandmaster' as const }];
    const { id } = await this.#visitor.do('tables.create', { game: GAME, seats });
    await this.#line.watch(id);
    this.#table = id;
  }
}

const opponents: Opponent[] = [];
for (let i = 1; i <= wanted; i++) opponents.push(await Opponent.from(`203.0.113.${i}`));
process.send!({ ready: opponents.length });
process.on('message', () => {
  for (const opponent of opponents) {
    opponent.play().catch(error => {
      process.send!({ failed: String(error) });
    });
  }
  setInterval(() => {
    counts.waitedFor = Math.min(counts.waitedFor, opponents.filter(({ isWaiting }) => isWaiting).length);
    process.send!(counts);
  }, 1000);
});
