import { cloneOf, deal } from '@teahouse/kernel';
import { game, type Table } from '@teahouse/year-of-the-dragon';
import { xorshift } from './plain/rules.ts';

/** The whole game at its largest: five rulers, both expansions. */
const START = { seats: 5, seed: 'bench', options: { wall: 'choose', superEvent: 'charter' } } as const;
const { machine } = game;

/** Random games from one deal; returns the decisions made in one. */
export function randomGames(): () => number {
  const { g: start, question } = deal(game, START);
  const r = xorshift(12345);
  return () => {
    const g = cloneOf(game, start);
    let decisions = 0;
    for (let q = question; q !== null; decisions++) q = machine.play(g, q, q.options[r() % q.options.length]!);
    return decisions;
  };
}

/** Copies of states from all over a game; some live on for a while. */
export function copies(): () => number {
  const { g, question } = deal(game, START);
  const r = xorshift(99);
  const states: Table[] = [];
  for (let q = question, n = 0; q !== null; n++) {
    if (n % 20 === 0) states.push(cloneOf(game, g));
    q = machine.play(g, q, q.options[r() % q.options.length]!);
  }
  const kept: Table[] = [];
  let n = 0;
  return () => {
    kept[n % 64] = cloneOf(game, states[n % states.length]!);
    n++;
    return 0;
  };
}
