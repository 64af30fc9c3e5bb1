import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games as shelf } from '@teahouse/games';
import { type AnyGame, hashOf, rng, type Seat, view } from '@teahouse/kernel';
import type { NewTable, Output } from '@teahouse/protocol';
import { readHistory, readTable } from '../../src/tables/rows.ts';
import { Guest, type Line, newCommandId, playOn } from '../guest.ts';
import { aHouse } from '../house.ts';
import { hidden, inOrder, type Moment, type Moved, moments, otherwise, told, words } from './leaks.ts';

const games: ReadonlyMap<string, AnyGame> = new Map(shelf.map(({ game }) => [game.id, game]));
const house = await aHouse();
const INVITE = { kind: 'invite' } as const;
const SEATS: NewTable['seats'] = [{ kind: 'me' }, INVITE, INVITE];

/** Both games, with all that can be hidden in them. */
const TABLES: readonly NewTable[] = [
  { game: 'five-cups', seats: SEATS },
  { game: 'year-of-the-dragon', seats: SEATS, options: { openHands: false, superEvent: 'hidden', wall: 'choose' } },
];
const LOOK_EVERY = 12;
const WORLDS = 2;

/** Somebody at the table, or beside it, and everything they were sent. */
interface Viewer {
  readonly seat: Seat | null;
  readonly guest: Guest;
  readonly line: Line;
  readonly looks: Look[];
}

/** What somebody got by asking over HTTP when the table was at `n`. */
interface Look {
  readonly n: number;
  readonly seen: Output<'tables.get'>;
  readonly lines: Output<'play.history'>['lines'];
  readonly moments: Output<'play.moments'>['moments'];
  readonly others: unknown;
}

async function sitDown(plan: NewTable): Promise<{ id: string; viewers: Viewer[]; links: string[] }> {
  const guests = await Promise.all([0, 1, 2, 3].map(() => Guest.enter(house.address)));
  const { id } = await guests[0]!.do('tables.create', plan);
  const { seats, watch } = await guests[0]!.do('tables.invitations', { table: id });
  for (const [i, { secret }] of seats.entries()) await guests[i + 1]!.do('tables.join', { table: id, secret });
  const viewers: Viewer[] = [];
  for (const guest of guests) {
    const line = await guest.socket();
    const { seat } = await line.watch(id);
    viewers.push({ seat, guest, line, looks: [] });
  }
  return { id, viewers, links: [...seats.map(({ secret }) => secret), watch!] };
}

/** Everything that can be asked for over HTTP, and what is refused. */
async function look({ guest, seat, looks }: Viewer, table: string): Promise<void> {
  const seen = await guest.do('tables.get', { table });
  const { n, status } = seen.table;
  if (status !== 'playing') return;
  const from = Math.max(1, n - 49);
  const { lines } = await guest.do('play.history', { table });
  const { moments: past } = await guest.do('play.moments', { table, from, to: n });
  const refused = [
    await guest.refused('tables.export', { table }),
    await guest.refused('play.moments', { table, from, to: n, viewer: seat === 0 ? 1 : 0 }),
    await guest.refused('play.review', { table }),
    await guest.refused('tables.branch', { table, n, seat: 0 }),
  ];
  assert.deepEqual(
    refused.map(no => no.reason),
    ['not-now', 'not-allowed', 'not-now', 'not-now'],
  );
  const others = [
    refused,
    await guest.do('tables.list', { which: 'open' }),
    await guest.do('tables.list', { which: 'mine' }),
    await guest.do('notices.list', {}),
  ];
  looks.push({ n, seen, lines, moments: past, others });
}

/** Whoever asks for a card that another one holds hears the same as for a card that does not exist. */
async function probe(viewers: readonly Viewer[], table: string): Promise<void> {
  const asking = viewers.filter(({ line }) => line.tables.get(table)!.questions.length > 0);
  for (const { guest, line } of asking) {
    const { n, questions } = line.tables.get(table)!;
    const [{ ask, options } = assert.fail('somebody is asked')] = questions;
    const held = asking.flatMap(other => other.line.tables.get(table)!.questions[0]!.options);
    const refusals = [...held.filter(card => !options.includes(card)), 'no.such'].map(async answer => {
      const no = await guest.refused('play.answer', { table, n, ask, answers: [answer], commandId: newCommandId() });
      return JSON.stringify(no).replaceAll(answer, '…');
    });
    assert.equal(new Set(await Promise.all(refusals)).size, 1, 'a refusal tells who holds what');
  }
}

/** A decision is taken back, with the consent of whoever is asked, so that this is told too. */
async function takeBack(viewers: readonly Viewer[], table: string): Promise<void> {
  const { n } = viewers[0]!.line.tables.get(table)!;
  const { seat } = viewers[0]!.line.tables.get(table)!.lines.at(-1)!;
  const { asked } = await viewers[seat!]!.guest.do('play.undo', { table, n, commandId: newCommandId() });
  for (const other of asked) {
    await viewers[other]!.guest.do('play.consent', { table, n, agree: true, commandId: newCommandId() });
  }
  for (const { line } of viewers) await line.until(() => line.tables.get(table)!.n === n + 1, 'the undo');
}

for (const plan of TABLES) {
  test(`${plan.game}: nobody is sent more than they may see`, { timeout: 120_000 }, async t => {
    const game = games.get(plan.game)!;
    const { id, viewers, links } = await sitDown(plan);
    const lines = viewers.map(({ line }) => line);
    for (let chunk = 0; (await playOn(lines, id, LOOK_EVERY)) > 0; chunk++) {
      if (lines[0]!.tables.get(id)!.status !== 'playing') break;
      if (chunk % 3 === 1) await takeBack(viewers, id);
      await probe(viewers, id);
      for (const viewer of viewers) await look(viewer, id);
    }
    const laid = (await readTable(house.db, id))!;
    assert.equal(laid.table.status, 'over');
    const played = moments(game, laid, await readHistory(house.db, id, 0));
    const { key } = played[0]!.after.chance;
    const secrets = [laid.table.seed, ...links, ...played.map(({ after }) => hashOf(after)), ...key.map(String)];
    let worlds = 0;
    for (const viewer of viewers) {
      assertDerived(game, id, played, viewer);
      assertLooks(game, played, viewer);
      worlds += assertIndistinguishable(game, id, played, viewer);
      const cookies = viewers.filter(other => other !== viewer).map(({ guest }) => guest.cookie.split('=')[1]!);
      assertUntold(viewer, [...secrets, ...cookies]);
      viewer.line.close();
    }
    assert.ok(worlds > played.length, 'many worlds were compared');
    t.diagnostic(`${played.length} entries, ${viewers.length} viewers, ${worlds} other worlds`);
  });
}

/** Every move that was told is what follows from the viewer's own view, to the letter, and names nothing face down. */
function assertDerived(game: AnyGame, table: string, played: readonly Moment[], { seat, line }: Viewer): void {
  const news = line.news.filter((one): one is Moved => one.news === 'moved');
  assert.equal(news.length, played.length - 1, 'every entry after the deal is told once');
  for (const moved of news) {
    const moment = played[moved.n - 1]!;
    const expected: unknown = JSON.parse(JSON.stringify(inOrder(told(game, table, moment, seat))));
    assert.deepEqual(inOrder(moved), expected, `viewer ${seat} at ${moved.n}`);
    const unseen = hidden(game, moment.after, seat);
    for (const word of words(moved)) assert.ok(!unseen.has(word), `viewer ${seat} is told of ${word} at ${moved.n}`);
  }
}

/** What can be asked for is the same view, now and of every moment before. */
function assertLooks(game: AnyGame, played: readonly Moment[], { seat, looks }: Viewer): void {
  const shown = (n: number): unknown => JSON.parse(JSON.stringify(view(game, played[n - 1]!.after, seat)));
  assert.ok(looks.length > 2);
  for (const { n, seen, lines, moments: past, others } of looks) {
    assert.deepEqual(seen.view, shown(n));
    assert.equal(seen.table.seed, null);
    const heard = played.slice(0, n).map(moment => told(game, '', moment, seat).line);
    assert.deepEqual(seen.lines, heard);
    assert.deepEqual(lines, heard);
    for (const moment of past) {
      assert.deepEqual([moment.view, moment.line], [shown(moment.n), heard[moment.n - 1]]);
      assert.ok(moment.questions.every(q => q.seat === seat));
    }
    const unseen = hidden(game, played[n - 1]!.after, seat);
    for (const word of words([seen.table, seen.questions, others])) assert.ok(!unseen.has(word), `${word} is told`);
  }
}

/** The leak law: in another world that looks the same to the viewer, they would have been sent the same bytes. */
function assertIndistinguishable(game: AnyGame, table: string, played: readonly Moment[], viewer: Viewer): number {
  const luck = rng(`${table} ${viewer.seat}`);
  let compared = 0;
  for (const moved of viewer.line.news) {
    if (moved.news !== 'moved' || moved.line.kind !== 'answer') continue;
    for (let i = 0; i < WORLDS; i++) {
      const world = otherwise(game, played[moved.n - 1]!, viewer.seat, luck);
      if (world === null) continue;
      compared++;
      assert.equal(JSON.stringify(inOrder(told(game, table, world, viewer.seat))), JSON.stringify(inOrder(moved)));
    }
  }
  return compared;
}

/** Seeds, hashes of states, the secrets of links and of other people: in nothing that was sent before the end. */
function assertUntold({ seat, line, looks }: Viewer, secrets: readonly string[]): void {
  const end = line.heard.findIndex(text => text.includes('"status":"over"'));
  assert.ok(end > 0, 'the end was told');
  const texts = [...line.heard.slice(0, end), JSON.stringify(looks)];
  for (const secret of secrets) {
    assert.ok(!texts.some(text => text.includes(secret)), `viewer ${seat} was sent ${secret}`);
  }
}
