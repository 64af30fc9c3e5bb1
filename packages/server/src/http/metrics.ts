import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How long commands take, in seconds: most are done in a few milliseconds, an import in half a second. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Numbers of this process for Prometheus, beside those of Node itself. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commands: Counter<'command' | 'outcome'>;
  readonly #seconds: Histogram<'command'>;
  readonly #events: Counter<'event'>;
  readonly #commits: Histogram;
  readonly #news: Histogram;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#commands = new Counter({
      name: 'teahouse_commands_total',
      help: 'Commands, by what came of them.',
      labelNames: ['command', 'outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'teahouse_command_seconds',
      help: 'How long commands took.',
      labelNames: ['command'],
      buckets: BUCKETS,
      registers,
    });
    this.#commits = new Histogram({
      name: 'teahouse_commit_seconds',
      help: 'How long it took until a write was kept.',
      buckets: BUCKETS,
      registers,
    });
    this.#news = new Histogram({
      name: 'teahouse_news_seconds',
      help: 'How long it took from a decision that was kept until all who watch here were told.',
      buckets: BUCKETS,
      registers,
    });
    this.#events = new Counter({
      name: 'teahouse_events_total',
      help: 'What is also in the log.',
      labelNames: ['event'],
      registers,
    });
  }

  /** A command was carried out, or refused. */
  command(command: string, outcome: string, seconds: number): void {
    this.#commands.inc({ command, outcome });
    this.#seconds.observe({ command }, seconds);
  }

  /** A write was kept. */
  commit(seconds: number): void {
    this.#commits.observe(seconds);
  }

  event(event: string): void {
    this.#events.inc({ event });
  }

  /** News was told to so many, in so many seconds since it was kept. */
  news(seconds: number): void {
    this.#news.observe(seconds);
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name: `teahouse_${name}`,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** The same for several of a kind: what is not there any more is 0. */
  gauges(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void {
    new Gauge({
      name: `teahouse_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      async collect() {
        const found = await read();
        this.reset();
        for (const [key, value] of found) this.set({ [label]: key }, value);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  print(): Promise<string> {
    return this.#registry.metrics();
  }
}
