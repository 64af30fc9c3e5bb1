import { createRequire } from 'node:module';
import * as plain from './plain/rules.ts';

// The plain rules inside boardgame.io, by its documented API: a move may change G, and Immer makes it a new state.

/** The parts of boardgame.io that are used here. */
interface BoardgameIo {
  InitializeGame(setup: { game: object; numPlayers: number }): BoardgameState;
  CreateGameReducer(setup: { game: object }): (state: BoardgameState, action: object) => BoardgameState;
}
interface BoardgameAi {
  MCTSBot: new (settings: {
    game: object;
    enumerate(G: plain.State): { move: string; args: [plain.Move] }[];
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => { play(state: BoardgameState, playerID: string): Promise<{ metadata: BoardgameNode }> };
}
/** The root of its search tree. */
interface BoardgameNode {
  visits: number;
  children: { visits: number; value: number }[];
}
export interface BoardgameState {
  G: plain.State;
  ctx: { currentPlayer: string; gameover?: unknown };
  /** The log entries of the last move. */
  deltalog?: unknown[];
}

export const game = {
  name: 'dragon-lite',
  minPlayers: 2,
  maxPlayers: 5,
  setup: ({ ctx }: { ctx: { numPlayers: number } }) => plain.setup(ctx.numPlayers, 42),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }: BoardgameState) => G.actor, next: ({ G }: BoardgameState) => G.actor },
  },
  moves: {
    pick: ({ G }: BoardgameState, move: plain.Move) => plain.apply(G, move),
  },
  endIf: ({ G }: BoardgameState) => (G.phase === 'over' ? { winner: String(G.winner) } : undefined),
  playerView: ({ G }: BoardgameState) => G,
};

/** Loads one of the packages that the bench measures against. */
export const anchor = createRequire(new URL('../anchors/package.json', import.meta.url));
/** More than any game of dragon-lite has. */
const DECISIONS = 1000;

export function boardgameIo(): {
  start: BoardgameState;
  play(state: BoardgameState, move: plain.Move): BoardgameState;
} {
  const { InitializeGame, CreateGameReducer }: BoardgameIo = anchor('boardgame.io/internal');
  const reduce = CreateGameReducer({ game });
  return {
    start: InitializeGame({ game, numPlayers: 5 }),
    play: (state, move) =>
      reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'pick', args: [move], playerID: state.ctx.currentPlayer },
      }),
  };
}

/** Its own tree search from the start of a game, with playouts to the end. */
export function boardgameIoSearch(iterations: number): () => Promise<BoardgameNode> {
  const { MCTSBot }: BoardgameAi = anchor('boardgame.io/ai');
  const { start } = boardgameIo();
  const bot = new MCTSBot({
    game,
    enumerate: G => plain.legal(G).map(move => ({ move: 'pick', args: [move] })),
    seed: 'bench',
    iterations,
    playoutDepth: DECISIONS,
  });
  return async () => (await bot.play(start, start.ctx.currentPlayer)).metadata;
}
