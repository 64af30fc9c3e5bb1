import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Guest, playOn } from '../guest.ts';
import { aHouse, scratch } from '../house.ts';

const BOT = { kind: 'bot', level: 'random' } as const;

test('a hint is given to the seat that asks, where the table allows it, and stays the same', async () => {
  const house = await aHouse();
  const anna = await Guest.enter(house.address);
  const { id } = await anna.do('tables.create', { game: 'five-cups', seats: [{ kind: 'me' }, BOT] });
  const line = await anna.socket();
  await line.watch(id);
  const { questions } = await line.until(
    () => line.tables.get(id)!.n === 2 && line.tables.get(id)!,
    'the answer of the bot',
  );
  line.close();
  const hint = await anna.do('play.hint', { table: id });
  assert.ok(questions[0]!.options.includes(hint.answer));
  assert.ok(hint.why.iterations > 0);
  assert.deepEqual(await anna.do('play.hint', { table: id }), hint);
  assert.equal((await (await Guest.enter(house.address)).refused('play.hint', { table: id })).reason, 'not-allowed');
  const strict = await anna.do('tables.create', { game: 'five-cups', hints: false, seats: [{ kind: 'me' }, BOT] });
  assert.equal((await anna.refused('play.hint', { table: strict.id })).reason, 'not-allowed');
});

test('a review is made in the background, kept, and survives a restart', async () => {
  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir });
  const anna = await Guest.enter(first.address);
  const { id } = await anna.do('tables.create', {
    game: 'five-cups',
    options: { cups: 3 },
    seats: [{ kind: 'me' }, BOT],
  });
  assert.equal((await anna.refused('play.review', { table: id })).reason, 'not-now');
  const line = await anna.socket();
  await line.watch(id);
  await playOn([line], id);
  const begun = await anna.do('play.review', { table: id });
  assert.ok(begun.of > 10);
  while ((await anna.do('play.review', { table: id })).done < 2) await setTimeout(50);
  line.close();
  await first.close();
  const second = await aHouse({ DATA_DIR: dataDir });
  const back = new Guest(second.address);
  back.cookie = anna.cookie;
  const resumed = await back.do('play.review', { table: id });
  assert.ok(resumed.done >= 2, 'what was judged is not judged again');
  for (;;) {
    const review = await back.do('play.review', { table: id });
    if (review.done === review.of) {
      assert.equal(review.curve.length, review.of + 1, 'every decision, and the result');
      assert.equal(review.costliest.length, 2);
      break;
    }
    await setTimeout(100);
  }
  const work = await second.db.rows('SELECT key FROM work WHERE kind = $1', ['review']);
  await setTimeout(50);
  assert.ok(work.length <= 1);
});
