/** What came of a job: how many checks it made, and what of them is wrong. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly title: string;
  /** What is to be known about it, on several lines. */
  readonly text: string;
}

/** Something that runs by itself, in a process of its own. */
export interface Job {
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<Result>;
}

/** Jobs that are taken up in their order; jobs of different lanes run side by side. */
export interface Lane {
  readonly name: string;
  readonly jobs: readonly Job[];
  /** How many of its jobs may run at once; as many as there is room for, unless said. */
  readonly most?: number;
  /** A lane that must be through before this one begins. */
  readonly after?: string;
  /** What fails is tried once more, alone, when everything else is through: browsers depend on how busy a machine is. */
  readonly twice?: boolean;
}

export interface Done {
  readonly lane: string;
  readonly job: string;
  readonly seconds: number;
  readonly result: Result;
  /** It failed, and will be tried once more. */
  readonly again?: boolean;
  /** This is the second attempt; so the first one failed. */
  readonly first?: Result;
}

interface Limits {
  /** How many jobs run at once. */
  readonly room: number;
  /** Ends what runs, and begins nothing more. */
  readonly signal: AbortSignal;
  readonly onDone: (done: Done) => void;
}

interface Open {
  readonly lane: Lane;
  readonly waiting: Job[];
  running: number;
  failed: boolean;
}

/** Runs every job of every lane; gives the names of those that an end of time left undone. */
export async function runLanes(lanes: readonly Lane[], { room, signal, onDone }: Limits): Promise<string[]> {
  const open = new Map<string, Open>(
    lanes.map(lane => [lane.name, { lane, waiting: [...lane.jobs], running: 0, failed: false }]),
  );
  const undone: string[] = [];
  const running = new Set<Promise<void>>();
  const again: { readonly lane: string; readonly job: Job; readonly first: Result }[] = [];

  /** Runs a job; gives nothing if it was stopped. */
  const attempt = async (job: Job): Promise<{ seconds: number; result: Result } | undefined> => {
    const started = performance.now();
    const result = await job.run(signal).catch(brokenBy(job.name));
    if (!signal.aborted) return { seconds: (performance.now() - started) / 1000, result };
    undone.push(job.name);
    return undefined;
  };

  const start = (of: Open, job: Job): void => {
    of.running++;
    const lane = of.lane.name;
    const run = attempt(job).then(done => {
      of.running--;
      running.delete(run);
      if (done === undefined) return;
      const isBad = done.result.failed > 0;
      of.failed ||= isBad;
      const isAgain = isBad && of.lane.twice === true;
      if (isAgain) again.push({ lane, job, first: done.result });
      onDone({ lane, job: job.name, ...done, again: isAgain });
    });
    running.add(run);
  };

  for (;;) {
    while (running.size < room && !signal.aborted) {
      const next = nextLane(open);
      if (next === undefined) break;
      const job = next.waiting.shift()!;
      if (next.lane.after !== undefined && open.get(next.lane.after)?.failed) {
        onDone({ lane: next.lane.name, job: job.name, seconds: 0, result: notRun(job.name, next.lane.after) });
      } else start(next, job);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  for (const { lane, job, first } of again) {
    if (signal.aborted) undone.push(job.name);
    else {
      const done = await attempt(job);
      if (done !== undefined) onDone({ lane, job: job.name, ...done, first });
    }
  }
  return [...undone, ...[...open.values()].flatMap(({ waiting }) => waiting.map(({ name }) => name))];
}

/** The lane with the fewest jobs at work: so lanes that compute and lanes that wait share the cores. */
function nextLane(open: ReadonlyMap<string, Open>): Open | undefined {
  const isThrough = ({ waiting, running }: Open): boolean => waiting.length === 0 && running === 0;
  const ready = [...open.values()].filter(({ lane, waiting, running }) => {
    const before = lane.after === undefined ? undefined : open.get(lane.after);
    const isFree = before === undefined || isThrough(before);
    return waiting.length > 0 && isFree && running < (lane.most ?? Number.POSITIVE_INFINITY);
  });
  return ready.reduce<Open | undefined>(
    (best, each) => (best && best.running <= each.running ? best : each),
    undefined,
  );
}

const failed = (title: string, text: string): Result => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ title, text }],
});

const notRun = (name: string, after: string): Result => failed(name, `It was not run, because ${after} failed.`);

const brokenBy =
  (name: string) =>
  (error: unknown): Result =>
    failed(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
