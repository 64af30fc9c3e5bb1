import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game as fiveCups } from '@teahouse/games/five-cups';
import { game as greatWall } from '@teahouse/games/great-wall';
import { game as yearOfTheDragon } from '@teahouse/games/year-of-the-dragon';
import { type AnyGame, type AnyMatch, Match, type Patch, patched, RunningHash, rng, type Seat } from '@teahouse/kernel';
import { entryOf } from '../../src/tables/history.ts';
import { moveNews } from '../../src/tables/move-news.ts';

const SEATS = 3;
const VIEWERS: (Seat | null)[] = [null, 0, 1, 2];
const asJson = (x: unknown): unknown => JSON.parse(JSON.stringify(x));

/** Plays at random, now and then takes something back, and follows through all eyes by the news alone. */
function follow(match: AnyMatch, seed: string): number {
  const luck = rng(seed);
  const hash = new RunningHash();
  const seen = new Map(VIEWERS.map(viewer => [viewer, asJson(match.view(viewer))]));
  let sealed = 0;
  for (let n = 2; !match.over; n++) {
    const open = match.open(true);
    const { seat, options } = open[luck(open.length)]!;
    const goesBack = match.log.length > 0 && luck(20) === 0;
    const change = goesBack ? match.goBack(match.log.length - 1) : match.answer(seat, options[luck(options.length)]!);
    const told = entryOf(match, change, { kind: goesBack ? 'undo' : 'answer', seat }, { n, at: 0 }, hash);
    if (told.isSealed) sealed++;
    for (const [viewer, json] of moveNews('table', match, change, told, VIEWERS)) {
      const { patch, questions } = JSON.parse(json) as { patch: Patch; questions: unknown };
      seen.set(viewer, patched(seen.get(viewer), patch));
      assert.deepEqual(
        seen.get(viewer),
        asJson(match.view(viewer)),
        `${match.game.id}, ${seed}: entry ${n} for ${viewer}`,
      );
      const draft = match.game.machine.inDraft(match.state);
      const mine = match.open(true).filter(q => q.seat === viewer);
      assert.deepEqual(questions, asJson(mine.map(question => ({ ...question, draft }))));
    }
  }
  return sealed;
}

for (const [game, isSealing] of [
  [fiveCups, true],
  [yearOfTheDragon, false],
  [greatWall, true],
] as [AnyGame, boolean][]) {
  test(`whoever follows the news sees what there is to see: ${game.id}`, () => {
    let sealed = 0;
    for (let n = 0; n < 4; n++) sealed += follow(Match.begin(game, { seed: `moved ${n}`, seats: SEATS }), `moved ${n}`);
    assert.equal(sealed > 0, isSealing, 'answers lie face down where the game has such');
  });
}
