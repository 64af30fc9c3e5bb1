import { deal, type Logged, reimagine, replay, type Seat } from '@teahouse/kernel';
import { boardgameIo, boardgameIoSearch } from './boardgame-io.ts';
import { clone } from './dragon-lite/clone.generated.ts';
import { cloneByHand } from './dragon-lite/clone.ts';
import * as driver from './dragon-lite/driver.ts';
import { game } from './dragon-lite/game.ts';
import type { Table } from './dragon-lite/table.ts';
import { reimagine as reimaginePlain } from './plain/imagine.ts';
import * as plain from './plain/rules.ts';
import { uct as uctPlain } from './plain/uct.ts';
import { uct } from './uct.ts';
import * as whole from './whole-games.ts';

/** Returns the decisions made, or 0 where they are not counted. */
type Work = () => number | Promise<number>;

export interface Implementation {
  readonly unit: 'games' | 'copies' | 'searches' | 'iterations' | 'reloads' | 'drafts';
  readonly what: string;
  /** The units in one piece of work, where it is not one. */
  readonly units?: number;
  /** Everything that is not to be measured. */
  prepare(): Work;
}

const SEATS = 5;
/** Copies and searches start at every fifteenth decision of a game, up to the last that leaves enough to search. */
const POSITIONS = [0, 15, 30, 45, 60, 75, 90, 105];
const SEARCH = 30;
/** What a whole search does, from the start of a game. boardgame.io takes about a second for it. */
const ITERATIONS = 100;
const { machine } = game;

export const implementations = {
  kernel: {
    unit: 'games',
    what: 'kernel, in place',
    prepare() {
      const { g: start, question } = deal(game, { seats: SEATS, seed: '' });
      const r = plain.xorshift(12345);
      return () => {
        const g = clone(start);
        let decisions = 0;
        for (let q = question; q !== null; decisions++) q = machine.play(g, q, q.options[r() % q.options.length]!);
        return decisions;
      };
    },
  },
  'kernel-pure': {
    unit: 'games',
    what: 'kernel, a new state for every decision',
    prepare() {
      const { g: start, question } = deal(game, { seats: SEATS, seed: '' });
      const r = plain.xorshift(12345);
      return () => {
        let g = start;
        let decisions = 0;
        for (let q = question; q !== null; decisions++) {
          g = clone(g);
          q = machine.play(g, q, q.options[r() % q.options.length]!);
        }
        return decisions;
      };
    },
  },
  driver: {
    unit: 'games',
    what: 'the same rule functions, driver written by hand',
    prepare() {
      const { g: start } = deal(game, { seats: SEATS, seed: '' });
      const r = plain.xorshift(12345);
      return () => {
        const play = driver.begin(clone(start));
        let decisions = 0;
        for (; play.phase !== 'over'; decisions++) {
          const options = driver.legal(play);
          driver.apply(play, options[r() % options.length]!);
        }
        return decisions;
      };
    },
  },
  plain: {
    unit: 'games',
    what: 'all written by hand, in place',
    prepare() {
      const start = plain.setup(SEATS, 42);
      const r = plain.xorshift(12345);
      return () => {
        const G = plain.clone(start);
        let decisions = 0;
        for (; G.phase !== 'over'; decisions++) {
          const moves = plain.legal(G);
          plain.apply(G, moves[r() % moves.length]!);
        }
        return decisions;
      };
    },
  },
  'boardgame.io': {
    unit: 'games',
    what: 'the rules written by hand, inside boardgame.io',
    prepare() {
      const { start, play } = boardgameIo();
      const r = plain.xorshift(12345);
      return () => {
        let state = start;
        let decisions = 0;
        for (; state.ctx.gameover === undefined; decisions++) {
          const moves = plain.legal(state.G);
          state = play(state, moves[r() % moves.length]!);
        }
        return decisions;
      };
    },
  },
  clone: {
    unit: 'copies',
    what: 'generated clone',
    prepare: () => copies(clone),
  },
  'clone-by-hand': {
    unit: 'copies',
    what: 'clone of the same states written by hand',
    prepare: () => copies(cloneByHand),
  },
  search: {
    unit: 'searches',
    what: `kernel: clone, imagine what is hidden, ${SEARCH} decisions`,
    prepare() {
      const positions = kernelPositions();
      const r = plain.xorshift(12345);
      const luck = (below: number): number => r() % below;
      let n = 0;
      return () => {
        const { g: root, seat } = positions[n++ % positions.length]!;
        const g = reimagine(game, root, seat, luck);
        let q = machine.run(g)!;
        for (let i = 0; i < SEARCH; i++) q = machine.play(g, q, q.options[r() % q.options.length]!)!;
        return SEARCH;
      };
    },
  },
  'search-plain': {
    unit: 'searches',
    what: 'the same, all written by hand',
    prepare() {
      const positions = plainPositions();
      const r = plain.xorshift(12345);
      let n = 0;
      return () => {
        const root = positions[n++ % positions.length]!;
        const G = reimaginePlain(root, root.actor, r);
        for (let i = 0; i < SEARCH; i++) {
          const moves = choice(G);
          plain.apply(G, moves[r() % moves.length]!);
        }
        return SEARCH;
      };
    },
  },
  uct: {
    unit: 'iterations',
    what: 'kernel: tree search, games played to the end',
    units: ITERATIONS,
    prepare() {
      const { g, question } = deal(game, { seats: SEATS, seed: '' });
      const r = plain.xorshift(12345);
      return () => {
        uct(game, g, question!, ITERATIONS, r);
        return 0;
      };
    },
  },
  'uct-plain': {
    unit: 'iterations',
    what: 'the same, all written by hand',
    units: ITERATIONS,
    prepare() {
      const start = plain.setup(SEATS, 42);
      const r = plain.xorshift(12345);
      return () => {
        uctPlain(start, ITERATIONS, r);
        return 0;
      };
    },
  },
  'uct-boardgame.io': {
    unit: 'iterations',
    what: "the same by boardgame.io's MCTSBot",
    units: ITERATIONS,
    prepare() {
      const search = boardgameIoSearch(ITERATIONS);
      return async () => {
        await search();
        return 0;
      };
    },
  },
  reload: {
    unit: 'reloads',
    what: 'kernel: replay of a whole game',
    prepare() {
      const log = loggedGame(42);
      return () => replay(game, { seats: SEATS, seed: '' }, log).used;
    },
  },
  'year-of-the-dragon': {
    unit: 'games',
    what: 'In the Year of the Dragon, five rulers, both expansions',
    prepare: () => whole.randomGames(whole.LARGEST.dragon),
  },
  'year-of-the-dragon-clone': {
    unit: 'copies',
    what: 'its generated clone',
    prepare: () => whole.copies(whole.LARGEST.dragon),
  },
  'great-wall': {
    unit: 'games',
    what: 'The Great Wall, four players',
    prepare: () => whole.randomGames(whole.LARGEST.wall),
  },
  'great-wall-clone': {
    unit: 'copies',
    what: 'its generated clone',
    prepare: () => whole.copies(whole.LARGEST.wall),
  },
  runewars: {
    unit: 'games',
    what: 'Runewars, four players',
    prepare: () => whole.randomGames(whole.LARGEST.runewars),
  },
  'runewars-clone': {
    unit: 'copies',
    what: 'its generated clone',
    prepare: () => whole.copies(whole.LARGEST.runewars),
  },
  'runewars-foresight': {
    unit: 'drafts',
    what: 'what a whole draft of it would do',
    prepare: () => whole.foresights(whole.LARGEST.runewars),
  },
} as const satisfies Record<string, Implementation>;

export type Name = keyof typeof implementations;

/** Some of the copies live on for a while, as in a search tree. */
function copies(copyOf: (g: Table) => Table): Work {
  const positions = kernelPositions();
  const kept: Table[] = [];
  let n = 0;
  return () => {
    kept[n % 64] = copyOf(positions[n % positions.length]!.g);
    n++;
    return 0;
  };
}

function kernelPositions(): { g: Table; seat: Seat }[] {
  const { g, question } = deal(game, { seats: SEATS, seed: '' });
  const r = plain.xorshift(99);
  const positions: { g: Table; seat: Seat }[] = [];
  let q = question!;
  for (let n = 0; positions.length < POSITIONS.length; n++) {
    if (POSITIONS.includes(n)) positions.push({ g: clone(g), seat: q.seat });
    q = machine.play(g, q, q.options[r() % q.options.length]!)!;
  }
  return positions;
}

function plainPositions(): plain.State[] {
  const G = plain.setup(SEATS, 42);
  const r = plain.xorshift(99);
  const positions: plain.State[] = [];
  for (let n = 0; positions.length < POSITIONS.length; n++) {
    const moves = choice(G);
    if (POSITIONS.includes(n)) positions.push(plain.clone(G));
    plain.apply(G, moves[r() % moves.length]!);
  }
  return positions;
}

/** The next moves that leave a choice, as the kernel asks: what is forced before them is done. */
function choice(G: plain.State): plain.Move[] {
  let moves = plain.legal(G);
  while (moves.length === 1) {
    plain.apply(G, moves[0]!);
    moves = plain.legal(G);
  }
  return moves;
}

/** The log of a random game. */
export function loggedGame(dealt: number): Logged[] {
  const { g, question } = deal(game, { seats: SEATS, seed: '', options: { deal: dealt } });
  const r = plain.xorshift(dealt);
  const log: Logged[] = [];
  for (let q = question; q !== null; ) {
    const answer = q.options[r() % q.options.length]!;
    log.push({ seat: q.seat, ask: q.ask, answer, revises: false, rest: [] });
    q = machine.play(g, q, answer);
  }
  return log;
}
