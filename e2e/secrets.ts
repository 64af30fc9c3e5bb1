import assert from 'node:assert/strict';
import {
  answersOf,
  type Core,
  type Game,
  type Heard,
  heard,
  Match,
  type Options,
  type Patch,
  patched,
  type Seat,
} from '@teahouse/kernel';
import { loggedOf } from '../packages/server/src/tables/replay.ts';
import { readHistory } from '../packages/server/src/tables/rows.ts';
import type { TestHouse } from '../packages/server/test/house.ts';
import { momentIn } from './traffic.ts';

interface Viewer {
  /** Null: who watches. */
  readonly seat: Seat | null;
  /** All that their page was told. */
  readonly messages: readonly string[];
}

interface Secrets<G, V> {
  /** Ids of what lies face down for a viewer in this state; what the journal told them is theirs to know. */
  hidden(g: G, viewer: Seat | null): readonly string[];
  /** What else must hold of what a viewer sees. */
  sees(view: V, g: G, viewer: Seat | null): void;
}

interface Moment {
  hidden(viewer: Seat | null): readonly string[];
  /** What was laid face down just now. */
  sealed: { seat: Seat; answer: string } | null;
  state: unknown;
}

/**
 * Plays the only game of a house again beside the traffic: nobody may be told what is hidden from them, an answer of
 * somebody else that is still face down, nor the seed. Gives how many answers were face down.
 */
export async function assertNothingHiddenIsTold<G extends Core, V extends object, O extends Options>(
  house: TestHouse,
  game: Game<G, V, O>,
  seats: number,
  viewers: readonly Viewer[],
  secrets: Secrets<G, V>,
): Promise<number> {
  const [row] = await house.db.rows<{ id: string; seed: string }>('SELECT id, seed FROM tables', []);
  const { id, seed } = row!;
  const decisions = (await readHistory(house.db, id, 0)).filter(({ kind }) => kind === 'answer').map(loggedOf);
  const match = Match.begin(game, { seats, seed });
  /** By moment, from the deal on. */
  const moments: Moment[] = [];
  const keep = (sealed: Moment['sealed']): void => {
    const state = structuredClone(match.state) as G;
    const journal = match.journal.slice();
    const hidden = (viewer: Seat | null): string[] => {
      const told = new Set(journal.flatMap(entry => idsOf(heard(entry, viewer))));
      return secrets.hidden(state, viewer).filter(id => !told.has(id));
    };
    moments.push({ hidden, sealed, state });
  };
  keep(null);
  for (const logged of decisions) {
    const { seat, answer } = logged;
    match.answers(seat, answersOf(logged));
    const isSealed = match.state.stack.at(-1)?.sealed?.[seat] === answer;
    keep(isSealed ? { seat, answer } : null);
  }
  for (const { seat, messages } of viewers) {
    const who = seat ?? 'watchers';
    let n = 0;
    let view: object = {};
    for (const message of messages) {
      n = momentIn(message) ?? n;
      assert.ok(!message.includes(seed), 'the seed of a running game');
      if (n === 0) continue;
      const { hidden, sealed, state } = moments[n - 1]!;
      for (const card of hidden(seat)) {
        assert.ok(!names(message, card), `${card} is hidden from ${who} at ${n}: ${message.slice(0, 2000)}`);
      }
      const { line, patch, ok } = frameOf(message);
      if (sealed !== null && sealed.seat !== seat) {
        const change = JSON.stringify([line, patch]);
        assert.ok(!change.includes(`"${sealed.answer}"`), `${sealed.answer} is face down at ${n}: ${change}`);
      }
      view = patched(ok?.view ?? view, patch ?? []);
      if ('stack' in view) secrets.sees(view as V, state as G, seat);
    }
    assert.equal(n, moments.length, 'told to the last');
    assert.ok('stack' in view, 'the table was seen');
  }
  return moments.filter(({ sealed }) => sealed !== null).length;
}

/** A value, not the name of a field. */
const names = (message: string, id: string): boolean => new RegExp(`"${id}"(?!:)`).test(message);

const idsOf = (told: Heard | null): string[] => (told === null ? [] : [told.what, told.at]);

interface Frame {
  line?: object;
  patch?: Patch;
  ok?: { view?: object | null };
}
/** What came through the socket; other messages tell nothing about a position. */
const frameOf = (message: string): Frame => (/^\{"(news|id)":/.test(message) ? (JSON.parse(message) as Frame) : {});
