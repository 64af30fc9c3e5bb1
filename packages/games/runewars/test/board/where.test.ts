import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Question } from '@teahouse/kernel';
import { answerOfFighter, fightersOf, SIDES } from '../../board/model/battle.ts';
import { askedIn } from '../../board/model/panes.ts';
import { turnAfter, turnedTo, waysToLay } from '../../board/model/placing.ts';
import { areaAsked, areaOf, type Seen } from '../../board/model/reading.ts';
import { answerOf, inTray, isMarker, kindsToPlace, type Where, whereIs } from '../../board/model/where.ts';
import { group, pick, SEATS, type SeatId, seatOf } from '../../src/ids.ts';
import { mapOf } from '../../src/map.ts';
import { DEVELOPMENTS, FACTIONS, HEROES, REWARDS, TACTICS, TILES } from '../../src/printed/ids.ts';
import { everywhere } from './play.ts';

const GAMES = 36;

const has = (ids: readonly string[], id: string): boolean => ids.includes(id);

/** A pick of the march panel, a stack of an area, or whatever an area stands for with one of the kinds to place. */
function isOnMap(seen: Seen, question: Question, id: string): boolean {
  if (isMarker(id)) return true;
  const laid = waysToLay(question);
  if (laid.some(one => one.id === id)) return true;
  const kinds = kindsToPlace(question);
  const stands = mapOf(seen).places.some(place =>
    [null, ...kinds].some(kind => answerOf(question, place.id, kind) === id),
  );
  if (stands) return true;
  const chosen = pick(id);
  if (chosen !== undefined) return kinds.length === 0;
  const stack = group(id);
  const troop = areaOf(seen, areaAsked(seen)!).troops.find(({ unit }) => unit === stack.unit);
  return troop !== undefined && (stack.routed ? troop.routed : troop.standing) > 0;
}

function isFighter(seen: Seen, question: Question, id: string): boolean {
  const { battle } = seen;
  if (battle === null) return false;
  return SIDES.some(side =>
    fightersOf(seen, battle, side).some(one => answerOfFighter(seen, question, side, one) === id),
  );
}

/** What is drawn at a place, for the seat that is asked. */
const DRAWN: Readonly<Record<Exclude<Where, 'tray' | 'question'>, (seen: Seen, q: Question, id: string) => boolean>> = {
  map: isOnMap,
  battle: isFighter,
  dials: ({ players }, { seat }) => players[seat]!.faction !== null,
  orders: () => true,
  heroes: ({ players }, { seat }, id) => players[seat]!.heroes.some(hero => hero.id === id),
  rewards: ({ players }, { seat }, id) =>
    players[seat]!.heroes.some(({ rewards }) => rewards.some(({ card }) => card === id)),
  quests: ({ players }, { seat }, id) => players[seat]!.quests.some(({ card }) => card === id),
  tactics: ({ players }, { seat }, id) => players[seat]!.tactics.some(({ card }) => card === id),
  titles: ({ year }) => year > 0,
  rivals: ({ players }, { seat }, id) =>
    has(SEATS, id)
      ? seatOf(id as SeatId) !== seat
      : players.some(({ heroes }, other) => other !== seat && heroes.some(hero => hero.id === id)),
};

const visits: { seen: Seen; q: Question }[] = [];
before(() => everywhere('where', GAMES, (_, q, seen) => visits.push(structuredClone({ seen, q }))));

test('everything that is offered lies where it is looked for', () => {
  const found = new Map<Where, number>();
  for (const { seen, q } of visits) {
    for (const id of q.options) {
      const where = whereIs(seen, q, id);
      found.set(where, (found.get(where) ?? 0) + 1);
      if (where === 'tray' || where === 'question') continue;
      assert.ok(DRAWN[where](seen, q, id), `${q.ask}: ${id} is not drawn at ${where}`);
    }
  }
  for (const where of Object.keys(DRAWN)) assert.ok(found.has(where as Where), `nothing was ever offered at ${where}`);
});

/** Things that can be pictured. */
const THINGS = [...FACTIONS, ...DEVELOPMENTS, ...HEROES, ...TACTICS, ...REWARDS, ...TILES];
/** Seats, dials of somebody else, colours, attributes, numbers and words. */
const PLAIN = /^(\d+|seat-[1-4]|[a-z]+|as-usual|pass-battle|move-runes)$/;

test('things lie in the tray, and words stay with the question', () => {
  for (const { seen, q } of visits) {
    for (const id of inTray(seen, q)) {
      const isBenefit = /^[a-z]+-[12]$/.test(id);
      assert.ok(has(THINGS, id) || group(id) !== undefined || isBenefit, `${q.ask}: ${id} in the tray`);
    }
    for (const id of q.options) {
      if (whereIs(seen, q, id) === 'question') assert.match(id, PLAIN, q.ask);
    }
  }
});

test('a tile can be turned to every way in which it may be laid', () => {
  let tiles = 0;
  for (const { q } of visits) {
    const laid = waysToLay(q);
    if (laid.length === 0) continue;
    tiles++;
    const met = new Set<number>();
    let turned = turnedTo(laid, 0)!.sixths;
    for (let n = 0; n < 6; n++) {
      met.add(turned);
      turned = turnAfter(laid, turned);
    }
    assert.deepEqual([...met].sort(), [...new Set(laid.map(({ sixths }) => sixths))].sort());
  }
  assert.ok(tiles > 20, `${tiles} tiles`);
});

test('on a phone every question has a pane, or is answered beside itself', () => {
  for (const { seen, q } of visits) {
    const panes = askedIn(seen, q);
    const beside = q.options.filter(id => ['tray', 'question'].includes(whereIs(seen, q, id)));
    assert.ok(panes.length > 0 || beside.length === q.options.length, q.ask);
  }
  assert.deepEqual(askedIn(visits[0]!.seen, null), []);
});
