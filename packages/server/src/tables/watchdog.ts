/** What the watchdog over rules looks at; see guard.ts. */
export interface WatchdogData {
  /** The number of the run that is under way, 0 between runs; made negative by the watchdog when it gives a run up. */
  readonly underWay: Int32Array;
  readonly limitMs: number;
}

/** The program of the thread. It is given as text, so that the thread need not load a compiler to read it. */
export const watchdogText = `(${watchdog})()`;

/** Ends what runs for too long, and says so. In a thread of its own it can use nothing from around it. */
function watchdog(): void {
  const { Session } = process.getBuiltinModule('node:inspector');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { underWay, limitMs }: WatchdogData = workerData;
  const LOOKS_PER_LIMIT = 10;
  let run = 0;
  let since = 0;

  setInterval(() => {
    const now = Atomics.load(underWay, 0);
    if (now !== run) {
      run = now;
      since = performance.now();
    } else if (now > 0 && performance.now() - since >= limitMs) giveUp(now);
  }, limitMs / LOOKS_PER_LIMIT);

  function giveUp(now: number): void {
    if (Atomics.compareExchange(underWay, 0, now, -now) !== now) return;
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.terminateExecution', error => {
      if (error !== null) throw error;
      session.disconnect();
      parentPort!.postMessage('ended');
    });
  }
}
