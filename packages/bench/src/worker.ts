// Measures one implementation, in a process of its own: what other code has run would change how fast this one is.
//   node worker.ts <implementation> <seconds of warm-up> <seconds>
import { implementations, type Name } from './implementations.ts';

/** What the main thread itself has computed, so that a busy machine does not count. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

const [name, warmUp, seconds] = process.argv.slice(2);
const work = implementations[name as Name].prepare();

let began = cpuSeconds();
let n = 0;
while (cpuSeconds() - began < Number(warmUp)) {
  work();
  n++;
}

const batch = Math.ceil(n / 25);
let decisions = 0;
let spent = 0;
n = 0;
began = cpuSeconds();
while (spent < Number(seconds)) {
  for (let i = 0; i < batch; i++) decisions += work();
  n += batch;
  spent = cpuSeconds() - began;
}
console.log(JSON.stringify({ perSecond: n / spent, decisions: decisions / n }));
