// How fast we are, side by side with others; the README lists what can be measured.
//   npm run bench -- [kernel | server | stores | crowd | lists] [--quick] [--json] [--rounds N] [--tables N] [--seconds N]
import { parseArgs } from 'node:util';
import { kernelBench } from './kernel.ts';
import { crowd } from './server/crowd.ts';
import { listsBench } from './server/lists.ts';
import { serverBench } from './server/main.ts';
import { storesBench } from './server/stores.ts';

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    tables: { type: 'string' },
    seconds: { type: 'string' },
  },
});

function whole(name: 'rounds' | 'tables' | 'seconds'): number | null {
  const text = args[name];
  if (text === undefined) return null;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`--${name} is a whole number from 1 on, not '${text}'`);
}

async function measured(what: string): Promise<Record<string, number>> {
  switch (what) {
    case 'kernel':
      return kernelBench(args.quick, whole('rounds'));
    case 'server':
      return serverBench(args.quick, whole('rounds'), whole('tables'));
    case 'stores':
      return storesBench(whole('rounds'), whole('tables'));
    case 'crowd':
      return crowd(whole('tables') ?? 2000, whole('seconds') ?? 60);
    case 'lists':
      return listsBench(whole('tables') ?? 100_000);
    default:
      throw new Error(`'kernel', 'server', 'stores', 'crowd' or 'lists' can be measured, not '${what}'`);
  }
}

const reached = await measured(positionals[0] ?? 'kernel');
if (args.json) console.log(JSON.stringify(reached));
