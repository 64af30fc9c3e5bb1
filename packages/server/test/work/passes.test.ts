import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Question } from '@teahouse/kernel';
import type { NewTable } from '@teahouse/protocol';
import { statement } from '../../src/store/db.ts';
import { SqliteDb } from '../../src/store/sqlite.ts';
import { passDelay } from '../../src/work/passes.ts';
import { Guest, newCommandId } from '../guest.ts';
import { aHouse, scratch } from '../house.ts';
import { annaIsForced, asked, atATable, give, isForced, playUntil, waiting } from './passing.ts';

const PACE_MS = 20;
const house = await aHouse({ PASS_PACE_MS: String(PACE_MS) });
/** Here a pass is never due during a test. */
const slowHouse = await aHouse({ PASS_PACE_MS: '60000' });

const FORCED = 4;

test('the house passes for who wishes so; to the others it is the same, byte for byte, as if they had done it', async () => {
  /** Plays to the same moment; gives what Bert and Fan were told. */
  async function told(passes: boolean): Promise<string[][]> {
    const at = await atATable(house);
    const { id, anna, bert, fan, lines } = at;
    for (const on of [true, false, passes]) {
      assert.equal((await anna.do('play.passes', { table: id, passes: on })).passes, on);
      assert.equal(
        (await lines.anna.until(() => lines.anna.news.findLast(({ news }) => news === 'table'))).news,
        'table',
      );
    }
    for (const line of [lines.bert, lines.fan]) await line.do('tables.get', { table: id });
    let forced = 0;
    let byTheHouse = 0;
    let last = 0;
    await playUntil(
      at,
      ({ anna: question, n }) => {
        last = n;
        return isForced(question) && ++forced > FORCED;
      },
      (seat, question) => {
        const left = passes && seat === 0 && isForced(question);
        if (left) byTheHouse++;
        return !left;
      },
    );
    assert.equal(byTheHouse, passes ? FORCED : 0);
    if (passes) await anna.do('play.passes', { table: id, passes: false });
    const { table, lines: history } = await bert.do('tables.get', { table: id });
    assert.ok(history.every(({ bot }) => bot === null));
    assert.equal(table.passes, false);
    const people = await Promise.all([anna, bert, fan].map(guest => guest.do('me.enter', {})));
    // Whatever came because of the wish has come when this is answered.
    for (const line of [lines.bert, lines.fan]) await line.do('games.list', {});
    // On a busy machine the house may pass once more before the wish is taken back.
    const inTime = (message: string): boolean => {
      const { news, n } = JSON.parse(message) as { news?: string; n?: number };
      return news !== 'moved' || n! <= last;
    };
    const streams = [lines.bert, lines.fan].map(line =>
      line.heard.filter(inTime).map(message => plain(message, id, people)),
    );
    at.close();
    return streams;
  }

  const [byHand, byTheHouse] = [await told(false), await told(true)];
  for (const [i, messages] of byHand.entries()) {
    assert.ok(messages.length > FORCED);
    assert.equal(byTheHouse[i]!.length, messages.length);
    for (const [j, message] of messages.entries()) assert.equal(byTheHouse[i]![j], message);
  }
});

/** A message without what is never the same twice: ids, names, times, and the promise of the seed the table was laid with. */
function plain(message: string, id: string, people: readonly { id: string; name: string; colour: string }[]): string {
  let text = message.replaceAll(id, 'TABLE').replaceAll(/"(at|createdAt|startedAt)":\d+/g, '"$1":0');
  text = text.replaceAll(/"commitment":"\w+"/g, '"commitment":""');
  for (const [i, person] of people.entries()) {
    const shown = JSON.stringify({ id: person.id, name: person.name, colour: person.colour });
    text = text.replaceAll(shown, `"PERSON ${i}"`).replaceAll(person.id, `PERSON ${i}`);
  }
  return text;
}

test('an exported game does not say for whom the house passed', async () => {
  async function exported(passes: boolean): Promise<object> {
    const at = await atATable(house);
    const { id, anna, bert } = at;
    await anna.do('play.passes', { table: id, passes });
    let forced = 0;
    await playUntil(
      at,
      // With something to choose: the house has nothing to do while the wish is taken back.
      ({ anna: question }) => {
        if (isForced(question)) forced++;
        return forced > FORCED && !isForced(question);
      },
      (seat, question) => !passes || seat !== 0 || !isForced(question),
    );
    // Without the wish before the end: the last question is nobody's.
    await anna.do('play.passes', { table: id, passes: false });
    for (const guest of [anna, bert]) await guest.do('tables.abandon', { table: id, agree: true });
    const file = await bert.do('tables.export', { table: id });
    const row = await house.db.rows<{ line: string }>(
      'SELECT n, kind, seat, ask, answer, revises, bot, back_to, hash, journal, patch FROM history WHERE table_id = $1 ORDER BY n',
      [id],
    );
    at.close();
    return { row, file: { ...file, players: [], startedAt: 0, endedAt: 0 } };
  }
  const [byHand, byTheHouse] = [await exported(false), await exported(true)];
  assert.deepEqual(byTheHouse, byHand);
});

test('with something to choose nothing is answered, and without the wish neither', async () => {
  const at = await atATable(house);
  const { id, anna, lines } = at;
  await anna.do('play.passes', { table: id, passes: true });
  const isWindow = (question: Question | undefined): boolean => question?.options.includes('pass') === true;
  const ours = (seat: number, question: Question): boolean => seat !== 0 || !isForced(question);
  await playUntil(at, ({ anna: question }) => isWindow(question) && !isForced(question), ours);
  const { n } = lines.anna.tables.get(id)!;
  assert.deepEqual(await waiting(house, id), []);
  await setTimeout(PACE_MS * 10);
  assert.equal(lines.anna.tables.get(id)!.n, n, 'a window with a card to play waits for its person');

  await playUntil(at, ({ bert }) => isForced(bert), ours);
  const later = lines.anna.tables.get(id)!.n;
  assert.deepEqual(await waiting(house, id), []);
  await setTimeout(PACE_MS * 10);
  assert.equal(lines.anna.tables.get(id)!.n, later, 'and so does one of somebody who did not wish it');
  at.close();
});

test('a wish counts for what is asked already; taken back, it counts no more', async () => {
  const at = await atATable(slowHouse);
  const { id, anna, lines } = at;
  await playUntil(at, annaIsForced);
  assert.deepEqual(await waiting(slowHouse, id), []);
  await anna.do('play.passes', { table: id, passes: true });
  const [first] = await waiting(slowHouse, id);
  assert.equal(first!.key, `${id}/0`);
  await anna.do('play.passes', { table: id, passes: true });
  assert.deepEqual(await waiting(slowHouse, id), [first], 'wished twice, it does not take longer');
  await anna.do('play.passes', { table: id, passes: false });
  assert.deepEqual(await waiting(slowHouse, id), []);

  await anna.do('play.passes', { table: id, passes: true });
  await give(lines.anna, id, asked(lines.anna, id)!, 'pass');
  assert.deepEqual(await waiting(slowHouse, id), [], 'whoever passes alone needs no house for it');
  at.close();
});

test('a pass waits through a restart', async () => {
  const dataDir = scratch();
  const first = await aHouse({ DATA_DIR: dataDir, PASS_PACE_MS: '60000' });
  const at = await atATable(first);
  const { id, anna } = at;
  await playUntil(at, annaIsForced);
  await anna.do('play.passes', { table: id, passes: true });
  const { n } = at.lines.anna.tables.get(id)!;
  await first.close();
  // So long does the house stay closed.
  const store = new SqliteDb(join(dataDir, 'teahouse.db'));
  await store.write([statement(`UPDATE work SET due = 1 WHERE kind = 'pass'`, [], 1)]);
  await store.close();
  const second = await aHouse({ DATA_DIR: dataDir });
  const back = new Guest(second.address);
  back.cookie = anna.cookie;
  const line = await back.socket();
  assert.equal((await back.do('tables.get', { table: id })).table.passes, true);
  await line.watch(id);
  await line.until(() => line.tables.get(id)!.n === n + 1, 'the pass');
  const { seat, bot, kind } = line.tables.get(id)!.lines.at(-1)!;
  assert.deepEqual([seat, bot, kind], [0, null, 'answer']);
  assert.deepEqual(await waiting(second, id), []);
  line.close();
});

test('it is nobody else’s to wish, and nothing changes', async () => {
  const at = await atATable(slowHouse, { watch: 'everyone' });
  const { id, anna, bert, fan } = at;
  await playUntil(at, annaIsForced);
  const rows = () => slowHouse.db.rows('SELECT seat, passes FROM seats WHERE table_id = $1 ORDER BY seat', [id]);
  const before = await rows();
  const no = await fan.refused('play.passes', { table: id, passes: true });
  assert.deepEqual([no.reason, no.message], ['not-allowed', 'you have no seat at this table']);
  assert.equal(
    (await new Guest(slowHouse.address).refused('play.passes', { table: id, passes: true })).reason,
    'who-are-you',
  );
  assert.equal((await bert.ask('play.passes', { table: id, passes: true, seat: 0 })).no!.reason, 'bad-input');
  assert.equal((await bert.ask('play.passes', { table: id, passes: 1 })).no!.reason, 'bad-input');
  assert.deepEqual(await rows(), before);
  assert.deepEqual(await waiting(slowHouse, id), []);

  for (const guest of [anna, bert]) await guest.do('tables.abandon', { table: id, agree: true });
  assert.equal((await anna.refused('play.passes', { table: id, passes: true })).reason, 'not-now');
  assert.deepEqual(await rows(), before);
  at.close();
});

test('what waits is void when the decision before is taken back, and when a bot keeps the seat', async () => {
  const at = await atATable(slowHouse);
  const { id, anna, bert, lines } = at;
  await anna.do('play.passes', { table: id, passes: true });
  const bertDecidedLast = (): boolean => lines.anna.tables.get(id)!.lines.at(-1)!.seat === 1;
  await playUntil(at, now => annaIsForced(now) && bertDecidedLast());
  assert.equal((await waiting(slowHouse, id)).length, 1);
  const { n } = lines.anna.tables.get(id)!;
  await bert.do('play.undo', { table: id, n, commandId: newCommandId() });
  await anna.do('play.consent', { table: id, n, agree: true, commandId: newCommandId() });
  assert.deepEqual(await waiting(slowHouse, id), []);
  await lines.anna.until(() => lines.anna.tables.get(id)!.n > n, 'the way back');

  await playUntil(at, annaIsForced);
  assert.equal((await waiting(slowHouse, id)).length, 1);
  // Who goes for good leaves the seat to a bot.
  await anna.do('me.delete', {});
  assert.deepEqual(await waiting(slowHouse, id), []);
  at.close();
});

test('what waits is void when the game is given up', async () => {
  const at = await atATable(slowHouse);
  const { id, anna, bert } = at;
  await anna.do('play.passes', { table: id, passes: true });
  await playUntil(at, annaIsForced);
  assert.equal((await waiting(slowHouse, id)).length, 1);
  for (const guest of [anna, bert]) await guest.do('tables.abandon', { table: id, agree: true });
  assert.deepEqual(await waiting(slowHouse, id), []);
  at.close();
});

test('who presses a moment after the house has answered is not told that they were late', async () => {
  const at = await atATable(house);
  const { id, anna, lines } = at;
  await playUntil(at, annaIsForced);
  const { n, questions } = lines.anna.tables.get(id)!;
  const late = { table: id, n, ask: questions[0]!.ask, answers: [questions[0]!.options[0]!] };
  await anna.do('play.passes', { table: id, passes: true });
  await lines.anna.until(() => lines.anna.tables.get(id)!.n > n, 'the pass');
  assert.deepEqual(await anna.do('play.answer', { ...late, commandId: newCommandId() }), { n: n + 1, taken: 1 });
  const other = await anna.refused('play.answer', { ...late, answers: ['ambush'], commandId: newCommandId() });
  assert.equal(other.reason, 'stale');
  at.close();
});

test('while the others are asked whether to take something back, the house waits with its pass', async () => {
  const at = await atATable(house);
  const { id, anna, bert, lines } = at;
  // Bert has decided since Anna was asked last: to take that back, she has to agree.
  await playUntil(
    at,
    ({ anna: question }) => isForced(question) && lines.anna.tables.get(id)!.lines.at(-1)!.seat === 1,
  );
  const { n } = lines.anna.tables.get(id)!;
  const commandId = newCommandId();
  assert.deepEqual(await bert.do('play.undo', { table: id, n, commandId }), { n, asked: [0] });
  await anna.do('play.passes', { table: id, passes: true });
  await setTimeout(PACE_MS * 6);
  assert.notEqual((await bert.do('tables.get', { table: id })).table.undoRequest, null);
  await anna.do('play.consent', { table: id, n, agree: false, commandId: newCommandId() });
  await lines.anna.until(() => lines.anna.tables.get(id)!.n > n, 'the pass');
  at.close();
});

test('whoever takes the seat of somebody else begins without their wish', async () => {
  const [anna, bert, cleo] = await Promise.all([1, 2, 3].map(() => Guest.enter(house.address)));
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { id } = await anna!.do('tables.create', { game: 'great-wall', seats });
  assert.equal((await bert!.do('tables.join', { table: id, seat: 1 })).passes, false);
  assert.equal((await bert!.do('play.passes', { table: id, passes: true })).passes, true, 'also before the game');
  assert.equal((await anna!.do('tables.get', { table: id })).table.passes, false);
  await bert!.do('tables.leave', { table: id });
  assert.equal((await cleo!.do('tables.join', { table: id, seat: 1 })).passes, false);
});

test('a rematch is played with the wishes of the game before', async () => {
  const at = await atATable(slowHouse);
  const { id, anna, bert } = at;
  await bert.do('play.passes', { table: id, passes: true });
  for (const guest of [anna, bert]) await guest.do('tables.abandon', { table: id, agree: true });
  assert.equal((await anna.do('tables.rematch', { table: id })).passes, false);
  const { id: again, passes } = await bert.do('tables.rematch', { table: id });
  assert.equal(passes, true);
  assert.equal((await anna.do('tables.get', { table: again })).table.passes, false);
  for (const guest of [anna, bert]) await guest.do('tables.abandon', { table: again, agree: true });
  assert.equal((await bert.do('tables.rematch', { table: again })).passes, true, 'whoever asks first');
  at.close();
});

test('games say whether they have questions with a single answer', async () => {
  const { games } = await new Guest(house.address).do('games.list', {});
  const windowsOf = (id: string): boolean | undefined => games.find(game => game.id === id)?.windows;
  assert.deepEqual(['five-cups', 'great-wall', 'year-of-the-dragon'].map(windowsOf), [true, true, false]);
});

test('a pass takes as long as it would take a person, and never half of the time that is left', () => {
  const draws = Array.from({ length: 4000 }, () => passDelay(1200, Number.POSITIVE_INFINITY));
  assert.ok(draws.every(ms => ms >= 1200 && ms <= 6000));
  const share = (from: number, to: number): number => draws.filter(ms => ms >= from && ms < to).length / draws.length;
  assert.ok(share(1200, 1400) < 0.05, 'hardly ever at once');
  assert.ok(share(1800, 3600) > 0.5, 'mostly two to three seconds');
  assert.ok(share(4000, 6000) > 0.05, 'sometimes long');
  const hurried = Array.from({ length: 1000 }, () => passDelay(1200, 5000));
  assert.ok(hurried.every(ms => ms >= 500 && ms < 2500));
  assert.ok(new Set(hurried).size > 990, 'no time that gives the house away');
  assert.equal(passDelay(1200, -5), 0);
  assert.equal(passDelay(0, Number.POSITIVE_INFINITY), 0);
});

test('where time is short the house passes before it is up, and the clock of the seat runs as ever', async () => {
  const at = await atATable(slowHouse, { pace: { kind: 'live', seconds: 8, bank: 0 } });
  const { id, anna } = at;
  await anna.do('play.passes', { table: id, passes: true });
  await playUntil(at, annaIsForced);
  const [pass] = await waiting(slowHouse, id);
  const { due } = (await anna.do('tables.get', { table: id })).table.seats[0]!;
  assert.ok(due! > Date.now() && due! <= Date.now() + 8000);
  assert.ok(pass!.due <= due! - 4000, 'half of the time is left');
  assert.ok(pass!.due > due! - 7500, 'and not at once');
  at.close();
});

test('nobody is told that it is their turn when the house passes for them', async () => {
  const at = await atATable(slowHouse);
  const { id, anna, lines } = at;
  await anna.do('play.passes', { table: id, passes: true });
  // Anna goes away; Bert's line tells how far the table is.
  const { id: me } = await anna.do('me.enter', {});
  const turns = async (): Promise<number> =>
    (await slowHouse.db.rows(`SELECT id FROM notices WHERE person = $1 AND kind = 'your-turn'`, [me])).length;
  lines.anna.close();
  let forced = 0;
  let free = 0;
  while (forced < 2 || free < 2) {
    const seen = await anna.do('tables.get', { table: id });
    const before = { told: await turns(), asked: seen.table.asked };
    const isMine = before.asked.includes(0);
    const line = isMine ? anna : at.bert;
    const { table, questions } = await line.do('tables.get', { table: id });
    const { ask, options } = questions[0]!;
    const { n } = await line.do('play.answer', {
      table: id,
      n: table.n,
      ask,
      answers: [options[table.n % options.length]!],
      commandId: newCommandId(),
    });
    const after = await anna.do('tables.get', { table: id });
    assert.equal(after.table.n, n);
    if (isMine || !after.table.asked.includes(0)) continue;
    if (isForced(after.questions[0])) {
      forced++;
      assert.equal(await turns(), before.told, 'no notice for a pass');
    } else {
      free++;
      assert.equal(await turns(), before.told + 1);
    }
  }
  at.close();
});
