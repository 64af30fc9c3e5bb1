// Prints the apt packages of the programs that the server's tests need and this machine has not: for scripts/setup.mjs.
import { find, POSTGRES, REDIS } from './program.ts';

for (const program of [POSTGRES, REDIS]) if (find(program) === undefined) console.log(program.packages.apt);
