import { game as greatWall } from '@teahouse/games/great-wall';
import { game as runewars } from '@teahouse/games/runewars';
import { game as yearOfTheDragon } from '@teahouse/games/year-of-the-dragon';
import {
  type AnyGame,
  type Core,
  cloneOf,
  type Deal,
  Draft,
  deal,
  foresee,
  rng,
  type Seat,
  view,
} from '@teahouse/kernel';
import { xorshift } from './plain/rules.ts';

/** A real game at its largest. */
interface Largest {
  game: AnyGame;
  start: Deal;
}

export const LARGEST = {
  dragon: {
    game: yearOfTheDragon as AnyGame,
    start: { seats: 5, seed: 'bench', options: { wall: 'choose', superEvent: 'charter' } },
  },
  wall: { game: greatWall as AnyGame, start: { seats: 4, seed: 'bench' } },
  runewars: { game: runewars as AnyGame, start: { seats: 4, seed: 'bench' } },
} as const satisfies Record<string, Largest>;

/** Random games from one deal; returns the decisions made in one. */
export function randomGames({ game, start }: Largest): () => number {
  const { machine } = game;
  const { g: first, question } = deal(game, start);
  const r = xorshift(12345);
  return () => {
    const g = cloneOf(game, first);
    let decisions = 0;
    for (let q = question; q !== null; decisions++) q = machine.play(g, q, q.options[r() % q.options.length]!);
    return decisions;
  };
}

/** Copies of states from all over a game; some live on for a while. */
export function copies({ game, start }: Largest): () => number {
  const { g, question } = deal(game, start);
  const r = xorshift(99);
  const states: Core[] = [];
  for (let q = question, n = 0; q !== null; n++) {
    if (n % 20 === 0) states.push(cloneOf(game, g));
    q = game.machine.play(g, q, q.options[r() % q.options.length]!);
  }
  const kept: Core[] = [];
  let n = 0;
  return () => {
    kept[n % 64] = cloneOf(game, states[n % states.length]!);
    n++;
    return 0;
  };
}

/** At most so many answers are composed. */
const LONGEST_DRAFT = 14;

/** What whole drafts from all over a game would do, each looked at as a page does: in eight worlds, and compared. */
export function foresights({ game, start }: Largest): () => number {
  const { machine } = game;
  const luck = rng('drafts');
  const { g, question } = deal(game, start);
  const drafts: { seen: ReturnType<typeof view>; seat: Seat; answers: readonly string[] }[] = [];
  for (let q = question, was = false; q !== null; ) {
    const begins = machine.inDraft(g) && !was;
    was = machine.inDraft(g);
    if (begins && !machine.isForked(g)) {
      const seen = view(game, cloneOf(game, g), q.seat);
      const draft = new Draft(game, seen, q.seat);
      while (draft.question !== null && !draft.left && draft.answers.length < LONGEST_DRAFT) {
        const { options } = draft.question;
        draft.play(options[luck(options.length)]!);
      }
      drafts.push({ seen, seat: q.seat, answers: draft.answers });
    }
    q = machine.play(g, q, q.options[luck(q.options.length)]!);
  }
  let n = 0;
  return () => {
    const { seen, seat, answers } = drafts[n++ % drafts.length]!;
    return foresee(game, seen, seat, answers).sure ? 1 : 0;
  };
}
