import assert from 'node:assert/strict';
import { deal, placesOf, type Question } from '@teahouse/kernel';
import { boardgameIo, boardgameIoSearch } from './boardgame-io.ts';
import * as driver from './dragon-lite/driver.ts';
import { game, tileId } from './dragon-lite/game.ts';
import type { Table } from './dragon-lite/table.ts';
import * as plain from './plain/rules.ts';

/**
 * Plays one random game on the kernel, under the hand-written driver and by the plain rules at once, and throws at the
 * first difference: in who is asked, in the options, in what anybody holds, in the scores.
 * @returns the number of decisions
 */
export function playSideBySide(
  seats: number,
  dealt: number,
  watch: (g: Table, q: Question) => void = () => {},
): number {
  const { g, question } = deal(game, { seats, seed: '', options: { deal: dealt } });
  const G = plain.setup(seats, dealt);
  const play = driver.begin(deal(game, { seats, seed: '', options: { deal: dealt } }).g);
  const luck = plain.xorshift(dealt * 7919 + 1);
  let decisions = 0;
  for (let q = question; q !== null; decisions++) {
    const moves = decision(G);
    const options = driverDecision(play);
    watch(g, q);
    const names = moves.map(move => named(G, move));
    const where = `deal ${dealt}, ${seats} seats, decision ${decisions}, ${q.ask}`;
    assert.deepEqual([q.seat, ...q.options], [G.actor, ...names], where);
    assert.deepEqual([play.actor, ...options], [G.actor, ...names], `${where}, driver`);
    const k = luck() % moves.length;
    const answer = q.options[k]!;
    q = decisions % 7 === 6 ? game.machine.answer(g, q.seat, answer) : game.machine.play(g, q, answer);
    plain.apply(G, moves[k]!);
    decision(G);
    driver.apply(play, answer);
    driverDecision(play);
    const held = holdings(G);
    assert.deepEqual(holdingsOf(g), held, where);
    assert.deepEqual(holdingsOf(play.g), held, `${where}, driver`);
  }
  assert.equal(G.phase, 'over');
  assert.equal(play.phase, 'over');
  assert.equal(placesOf(game.outcome(g), g.seats)[G.winner], 1);
  return decisions;
}

/** The kernel does not ask where there is only one answer: makes such moves, up to the next real choice. */
function decision(G: plain.State): plain.Move[] {
  for (;;) {
    const moves = plain.legal(G);
    if (moves.length !== 1) return moves;
    plain.apply(G, moves[0]!);
  }
}

function driverDecision(play: driver.Play): readonly string[] {
  for (;;) {
    const options = driver.legal(play);
    if (options.length !== 1) return options;
    driver.apply(play, options[0]!);
  }
}

/** A move of the plain game, by the name it has on the kernel. */
function named(G: plain.State, move: plain.Move): string {
  switch (move.t) {
    case 'D':
      return `${move.kind}-young`;
    case 'A':
      if (move.c !== 'privilege') return move.c;
      return move.v === 1 ? 'small privilege' : 'large privilege';
    case 'P':
      return `${move.kind}-${move.level}${move.rep < 0 ? '' : `>${move.rep}`}`;
    case 'X':
      return 'pass';
    case 'R':
      return tileId(G.players[G.actor]!.palaces[move.p]!.tiles[move.i]!);
  }
}

const holdings = (G: plain.State): unknown[] =>
  G.players.map(p => ({
    counters: [p.money, p.rice, p.fireworks, p.military, p.vp, p.privileges, p.exp, p.expSeq + 0],
    palaces: p.palaces.map(({ floors, tiles }) => ({ floors, tiles: tiles.map(tileId) })),
    hand: p.hand.map(card => card.kind),
  }));

const holdingsOf = (g: Table): unknown[] =>
  g.players.map((p, seat) => ({
    counters: [p.money, p.rice, p.fireworks, p.military, p.vp, p.privileges, p.experience, p.lastRecruit],
    palaces: p.palaces,
    hand: g.hands[seat],
  }));

/** Plays one game inside boardgame.io and bare at once, and throws at the first difference. */
export function playInBoardgameIo(): void {
  const { start, play } = boardgameIo();
  const G = plain.setup(5, 42);
  const luck = plain.xorshift(12345);
  let state = start;
  while (state.ctx.gameover === undefined) {
    assert.equal(Number(state.ctx.currentPlayer), G.actor);
    assert.deepEqual(state.G, G);
    const moves = plain.legal(G);
    const move = moves[luck() % moves.length]!;
    plain.apply(G, move);
    state = play(state, move);
  }
  assert.deepEqual(state.G, G);
  assert.equal(G.phase, 'over');
}

/** Throws unless the playouts of boardgame.io's search reach the end, where somebody wins. */
export async function searchInBoardgameIo(): Promise<void> {
  const { visits, children } = await boardgameIoSearch(50)();
  assert.equal(visits, 50);
  const wins = children.reduce((sum, { value }) => sum + value, 0);
  assert.ok(wins > 0 && wins < visits, `the first seat wins ${wins} of ${visits} playouts in boardgame.io`);
}

/** The scores of 200 random games by the plain rules, as one number; `anchors/dragon.cpp` computes the same. */
export function checksum(): number {
  let sum = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const G = plain.setup(5, seed);
    const r = plain.xorshift(seed * 7919 + 1);
    while (G.phase !== 'over') {
      const moves = plain.legal(G);
      plain.apply(G, moves[r() % moves.length]!);
    }
    for (const { vp } of G.players) sum = (sum * 31 + vp) % 1_000_000_007;
  }
  return sum;
}
