import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, type Line, newCommandId, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';

const house = await aHouse();

async function atATable(undo: 'consent' | 'free' | 'never') {
  const guests = [await Guest.enter(house.address), await Guest.enter(house.address)] as const;
  const { id } = await guests[0].do('tables.create', {
    game: 'year-of-the-dragon',
    undo,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await guests[1].do('tables.join', { table: id });
  const lines = [await guests[0].socket(), await guests[1].socket()] as const;
  for (const line of lines) await line.watch(id);
  return { id, lines };
}

/** The seat that is asked answers with its first option. */
async function decide(lines: readonly Line[], id: string): Promise<Line> {
  const asked = lines.find(line => line.tables.get(id)!.asked.includes(line.tables.get(id)!.seat!))!;
  const { n, questions } = asked.tables.get(id)!;
  await asked.do('play.answer', {
    table: id,
    n,
    ask: questions[0]!.ask,
    answers: [questions[0]!.options[0]!],
    commandId: newCommandId(),
  });
  // A bot may have answered as well by then.
  await Promise.all(lines.map(line => line.until(() => line.tables.get(id)!.n > n)));
  return asked;
}

test('a decision is taken back by consent, and the history keeps both', async () => {
  const { id, lines } = await atATable('consent');
  await playOn(lines, id, 6);
  const before = structuredClone(lines[0].tables.get(id)!.view);
  const who = await decide(lines, id);
  const other = lines.find(line => line !== who)!;
  const { n } = who.tables.get(id)!;
  const wish = await who.do('play.undo', { table: id, n, commandId: newCommandId() });
  if (wish.asked.length > 0) {
    assert.deepEqual(wish.asked, [other.tables.get(id)!.seat]);
    await other.do('play.consent', { table: id, n, agree: true, commandId: newCommandId() });
  }
  await Promise.all(lines.map(line => line.until(() => line.tables.get(id)!.n === n + 1)));
  assert.deepEqual(lines[0].tables.get(id)!.view, before, 'everything is as it was');
  assert.deepEqual(
    who.tables
      .get(id)!
      .lines.slice(-2)
      .map(line => line.kind),
    ['answer', 'undo'],
  );
  await playOn(lines, id, 3);
  for (const line of lines) line.close();
});

test('who says no keeps the game as it is; a new decision ends the request', async () => {
  const { id, lines } = await atATable('consent');
  await playOn(lines, id, 6);
  const first = await decide(lines, id);
  while ((await decide(lines, id)) === first);
  const { n } = first.tables.get(id)!;
  const wish = await first.do('play.undo', { table: id, n, commandId: newCommandId() });
  assert.equal(wish.asked.length, 1, 'the other seat has been asked meanwhile');
  const other = lines.find(line => line !== first)!;
  const said = await other.do('play.consent', { table: id, n, agree: false, commandId: newCommandId() });
  assert.equal(said.n, n);
  await assert.rejects(
    other.do('play.consent', { table: id, n, agree: true, commandId: newCommandId() }),
    /nobody asks to take a decision back/,
  );
  await first.do('play.undo', { table: id, n, commandId: newCommandId() });
  await decide(lines, id);
  await assert.rejects(
    other.do('play.consent', { table: id, n, agree: true, commandId: newCommandId() }),
    /nobody asks to take a decision back/,
  );
  for (const line of lines) line.close();
});

test('a table may take nothing back', async () => {
  const { id, lines } = await atATable('never');
  const who = await decide(lines, id);
  const { n } = who.tables.get(id)!;
  await assert.rejects(who.do('play.undo', { table: id, n, commandId: newCommandId() }), /takes nothing back/);
  for (const line of lines) line.close();
});

test('what others have learned from is not taken back freely', async () => {
  const { id, lines } = await atATable('free');
  await playOn(lines, id, 6);
  const first = await decide(lines, id);
  while ((await decide(lines, id)) === first);
  const { n } = first.tables.get(id)!;
  await assert.rejects(first.do('play.undo', { table: id, n, commandId: newCommandId() }), /not-allowed/);
  for (const line of lines) line.close();
});

/** A table with a bot alone, at which nothing moves until we do. */
async function withABot(game: string) {
  const guest = await Guest.enter(house.address);
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'random' } as const];
  const { id } = await guest.do('tables.create', { game, undo: 'consent', seats });
  const line = await guest.socket();
  await line.watch(id);
  const ourTurn = () => line.until(() => line.tables.get(id)!.asked.join() === '0', 'only we are asked');
  const undo = () => line.do('play.undo', { table: id, n: line.tables.get(id)!.n, commandId: newCommandId() });
  return { id, line, ourTurn, undo };
}

test('a bot has answered since: it chooses again, if nothing was shown', async () => {
  const { id, line, ourTurn, undo } = await withABot('year-of-the-dragon');
  // Within a month all lies open; where a new one has begun, cards were shuffled.
  for (let isBack = false; !isBack; ) {
    await ourTurn();
    await decide([line], id);
    await ourTurn();
    const { n, lines } = line.tables.get(id)!;
    if (lines.at(-1)!.seat !== 1) continue;
    isBack = await undo().then(
      () => true,
      () => false,
    );
    if (isBack) await line.until(() => line.tables.get(id)!.lines.at(-1)!.kind === 'undo', 'it is taken back');
    else assert.equal(line.tables.get(id)!.n, n);
  }
  line.close();
});

test('cards were drawn since: nothing is taken back where nobody else plays', async () => {
  const { id, line, ourTurn, undo } = await withABot('five-cups');
  // Every cup ends with cards that are drawn.
  for (;;) {
    await ourTurn();
    await decide([line], id);
    await ourTurn();
    const { n } = line.tables.get(id)!;
    try {
      await undo();
    } catch (error) {
      assert.match(String(error), /nobody is here to agree/);
      assert.equal(line.tables.get(id)!.n, n);
      break;
    }
    await line.until(() => line.tables.get(id)!.n > n, 'it is taken back');
    await ourTurn();
    await decide([line], id);
  }
  line.close();
});
