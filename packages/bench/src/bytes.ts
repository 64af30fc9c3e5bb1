import { pack } from '@teahouse/kernel';
import { boardgameIo } from './boardgame-io.ts';
import { game } from './dragon-lite/game.ts';
import { loggedGame } from './implementations.ts';
import * as plain from './plain/rules.ts';

const GAMES = 20;

/** What is kept of a game, per decision. */
export function kernelBytes(): number {
  let bytes = 0;
  let decisions = 0;
  for (let dealt = 1; dealt <= GAMES; dealt++) {
    const log = loggedGame(dealt);
    bytes += JSON.stringify(pack(game, { seats: 5, seed: 'f'.repeat(32), options: { deal: dealt } }, log)).length;
    decisions += log.length;
  }
  return bytes / decisions;
}

export function boardgameIoBytes(): number {
  const { start, play } = boardgameIo();
  const r = plain.xorshift(12345);
  let bytes = 0;
  let decisions = 0;
  for (let n = 0; n < GAMES; n++) {
    const log: unknown[] = [];
    let state = start;
    for (; state.ctx.gameover === undefined; decisions++) {
      const moves = plain.legal(state.G);
      state = play(state, moves[r() % moves.length]!);
      log.push(...(state.deltalog ?? []));
    }
    bytes += JSON.stringify(log).length;
  }
  return bytes / decisions;
}
