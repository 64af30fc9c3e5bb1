// Measures one implementation, in a process of its own: what other code has run would change how fast this one is.
//   node worker.ts <implementation> <seconds of warm-up> <seconds>
import { type Implementation, implementations, type Name } from './implementations.ts';

/** What the main thread itself has computed, so that a busy machine does not count. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

const [name, warmUp, seconds] = process.argv.slice(2);
const { prepare, units = 1 }: Implementation = implementations[name as Name];
const work = prepare();

async function repeat(times: number): Promise<number> {
  let decisions = 0;
  for (let i = 0; i < times; i++) {
    const made = work();
    decisions += typeof made === 'number' ? made : await made; // to wait costs more than some of the work
  }
  return decisions;
}

let began = cpuSeconds();
let n = 0;
while (cpuSeconds() - began < Number(warmUp)) {
  await repeat(1);
  n++;
}

const batch = Math.ceil(n / 25);
let decisions = 0;
let spent = 0;
n = 0;
began = cpuSeconds();
while (spent < Number(seconds)) {
  decisions += await repeat(batch);
  n += batch;
  spent = cpuSeconds() - began;
}
console.log(JSON.stringify({ perSecond: (n * units) / spent, decisions: decisions / n / units }));
