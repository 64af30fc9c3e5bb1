import type { Done, Failure, Lane } from './lanes.ts';

interface Lucky {
  readonly job: string;
  /** Why its first attempt failed. */
  readonly failures: readonly Failure[];
}

/** Says what is done, as it is done; and at the end what failed, once more. */
export class Report {
  readonly #started = performance.now();
  readonly #say: (line: string) => void;
  readonly #lanes: Map<string, { done: number; readonly jobs: number }>;
  readonly #failures: Failure[] = [];
  readonly #lucky: Lucky[] = [];
  #passed = 0;
  #failed = 0;
  #skipped = 0;

  constructor(lanes: readonly Lane[], say: (line: string) => void = console.log) {
    this.#say = say;
    this.#lanes = new Map(lanes.map(({ name, jobs }) => [name, { done: 0, jobs: jobs.length }]));
  }

  /** A job that will be tried again is told, but only its second attempt counts. */
  add({ lane, job, seconds, result, again = false, first }: Done): void {
    const { passed, failed, skipped, failures } = result;
    const of = this.#lanes.get(lane)!;
    if (!again) {
      this.#passed += passed;
      this.#failed += failed;
      this.#skipped += skipped;
      this.#failures.push(...failures);
      of.done++;
    }
    if (first !== undefined && failed === 0) this.#lucky.push({ job, failures: first.failures });
    const counted = [`${passed} passed`, failed > 0 && `${failed} FAILED`, skipped > 0 && `${skipped} skipped`];
    const which = again ? ', to be tried once more' : first === undefined ? '' : ' at the second attempt';
    const what = `${job}: ${counted.filter(Boolean).join(', ')} in ${seconds.toFixed(1)} s${which}`;
    this.#say(`${this.#elapsed()}  ${`${lane} ${of.done}/${of.jobs}`.padEnd(14)} ${what}`);
    for (const failure of failures) this.#tell(failure);
  }

  /** Repeats what failed, says what was left undone and why, counts, and gives the exit code. */
  end(undone: readonly string[] = [], why = 'Interrupted'): number {
    if (this.#lucky.length > 0) {
      this.#head('passed at the second attempt');
      for (const { failures } of this.#lucky) for (const failure of failures) this.#tell(failure);
    }
    if (this.#failures.length > 0) {
      this.#head('what failed');
      for (const failure of this.#failures) this.#tell(failure);
    }
    if (undone.length > 0) this.#say(`\n${why}:\n${undone.map(name => `  ${name}`).join('\n')}`);
    if (this.#skipped > 0) this.#say(`\n${this.#skipped} skipped: this machine cannot run them.`);
    if (this.#lucky.length > 0) {
      const names = this.#lucky.map(({ job }) => `  ${job}`).join('\n');
      this.#say(`\n${this.#lucky.length} passed at the second attempt, and are to be mended:\n${names}`);
    }
    const lanes = [...this.#lanes].map(([name, { done, jobs }]) => `${name} ${done}/${jobs}`);
    this.#say(`\n${lanes.join(', ')} in ${this.#elapsed().trim()} min`);
    this.#say(`${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed > 0 || this.#passed === 0 ? 1 : 0;
  }

  #head(title: string): void {
    this.#say(`\n${'═'.repeat(24)} ${title} ${'═'.repeat(24)}`);
  }

  #tell({ title, text }: Failure): void {
    this.#say(`✖ ${title}\n${text.replaceAll(/^/gm, '    ')}`);
  }

  #elapsed(): string {
    const seconds = Math.round((performance.now() - this.#started) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(5);
  }
}
