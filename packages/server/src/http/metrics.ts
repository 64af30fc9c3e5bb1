import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Numbers of this process in the text format of Prometheus. */
export class Metrics {
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  readonly #commands = new Map<string, number>();
  readonly #events = new Map<string, number>();
  readonly #gauges: Readonly<Record<string, () => number>>;

  constructor(gauges: Readonly<Record<string, () => number>>) {
    this.#gauges = gauges;
    this.#delay.enable();
  }

  command(name: string, outcome: string): void {
    const key = `command="${name}",outcome="${outcome}"`;
    this.#commands.set(key, (this.#commands.get(key) ?? 0) + 1);
  }

  event(name: string): void {
    const key = `event="${name}"`;
    this.#events.set(key, (this.#events.get(key) ?? 0) + 1);
  }

  print(): string {
    const { user, system } = process.cpuUsage();
    const lines = [
      '# TYPE teahouse_commands_total counter',
      ...[...this.#commands].map(([labels, n]) => `teahouse_commands_total{${labels}} ${n}`),
      '# TYPE teahouse_events_total counter',
      ...[...this.#events].map(([labels, n]) => `teahouse_events_total{${labels}} ${n}`),
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
      `nodejs_eventloop_lag_p99_seconds ${this.#delay.percentile(99) / 1e9}`,
    ];
    for (const [name, read] of Object.entries(this.#gauges)) {
      lines.push(`# TYPE teahouse_${name} gauge`, `teahouse_${name} ${read()}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
