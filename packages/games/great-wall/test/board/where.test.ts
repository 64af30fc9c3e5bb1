import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Question } from '@teahouse/kernel';
import { talksIn } from '../../board/model/council.ts';
import { askedIn } from '../../board/model/panes.ts';
import { coverOf, momentOf, type Seen } from '../../board/model/reading.ts';
import { inTray, type Where, whereIs } from '../../board/model/where.ts';
import {
  comrade,
  DONATE,
  DRAW,
  GIFTS,
  isMix,
  offer,
  PENANCE,
  SEATS,
  SECTIONS,
  type SectionId,
  SPOILS,
  standing,
  TROOPS,
  type Troop,
} from '../../src/ids.ts';
import { target } from '../../src/printed/hordes.ts';
import { sectionsOf } from '../../src/rules/vocabulary.ts';
import { MOMENTS } from '../../text/board/words.ts';
import { everywhere } from './play.ts';

const GAMES = 30;

/** What is drawn at a place, for the seat that looks. */
const DRAWN: Readonly<Record<Exclude<Where, SectionId | 'tray'>, (seen: Seen, seat: number, id: string) => boolean>> = {
  locations: () => true,
  warehouse: (_, __, id) => id !== 'chi',
  track: ({ track }, _, id) =>
    track.some((order, n) => (order === null ? id === `space-${n + 1}` : order.command === id)),
  tea: ({ stack, tea }) => tea.includes((stack.at(-1)!.v as { clan: number }).clan),
  queue: ({ queue }, _, id) => (queue as string[]).includes(id),
  goods: () => true,
  clerks: ({ players }, seat) => players[seat]!.idle > 0,
  reserve: ({ players }, seat, id) => players[seat]!.reserve[id as Troop] > 0,
  shamed: ({ players }, seat, id) => players[seat]!.shamed[id as Troop] > 0,
  trophies: ({ players }, seat, id) => players[seat]!.claimed.some(({ horde }) => horde === id),
  people: ({ players }, seat, id) => {
    const { general, active, dealtGenerals, dealtAdvisors } = players[seat]!;
    const dealt = [dealtGenerals, dealtAdvisors].flat().map(String);
    return general === id || (active as string[]).includes(id) || dealt.includes(id);
  },
  commands: ({ players }, seat, id) => [...players[seat]!.hand, ...players[seat]!.pile].some(card => card === id),
  tactics: ({ players }, seat, id) => (players[seat]!.tactics as string[]).includes(id),
  council: (seen, _, id) => talksIn(seen)!.among.includes(id),
};

/** A section in play; a vital point there that nothing covers. */
function isInSection(seen: Seen, section: SectionId, id: string): boolean {
  if (!sectionsOf(seen).includes(SECTIONS.indexOf(section))) return false;
  const aimed = target(id);
  if (aimed === undefined) return true;
  const horde = seen.sections[SECTIONS.indexOf(section)]!.hordes.find(one => one.id === aimed.horde);
  return horde !== undefined && aimed.at.every(spot => coverOf(horde, spot) === null);
}

/** Answers that are words or prices and not things. */
const PLAIN = [
  ...['done', 'pass', 'bribe', 'basic', 'boosted', 'active', 'supporting', 'take-back', 'honor', 'clerks', 'attack'],
  ...['withdraw', 'pay-chi', 'advance', 'clerk', 'post-to-post', 'post-to-rest'],
  ...['keep', 'give', 'bear-shame', 'lose-honor'],
  ...DRAW,
  ...DONATE,
  ...SEATS,
  ...GIFTS,
  ...SPOILS,
  ...PENANCE,
];
/** Soldiers of a certain place, or of a certain clan. */
const isPledged = (id: string): boolean => standing(id) !== undefined || comrade(id) !== undefined;
/** Soldiers who stand nowhere yet, or of whom only the kind matters. */
const ANY_SOLDIER = ['recruit.choose', 'kill/pick.choose', 'kill/save.choose', 'card/retreat.choose'];

const visits: { seen: Seen; q: Question }[] = [];
before(() => everywhere('where', GAMES, (_, q, seen) => visits.push(structuredClone({ seen, q }))));

test('everything that is offered lies where it is looked for', () => {
  for (const { seen, q } of visits) {
    for (const id of q.options) {
      const where = whereIs(seen, q, id);
      if (where === 'tray') continue;
      const isDrawn = (SECTIONS as readonly string[]).includes(where)
        ? isInSection(seen, where as SectionId, id)
        : DRAWN[where as keyof typeof DRAWN](seen, q.seat, id);
      assert.ok(isDrawn, `${q.ask}: ${id} is not drawn at ${where}`);
    }
  }
});

test('only what is no thing of the table lies in the tray', () => {
  for (const { seen, q } of visits) {
    for (const id of inTray(seen, q)) {
      const isSoldier = (TROOPS as readonly string[]).includes(id) && ANY_SOLDIER.includes(q.ask);
      assert.ok(
        PLAIN.includes(id) || isMix(id) || offer(id) !== undefined || isSoldier || isPledged(id),
        `${q.ask}: ${id}`,
      );
    }
  }
});

test('whoever is asked for a card is told why now', () => {
  let met = 0;
  for (const { seen, q } of visits) {
    const moment = momentOf(seen);
    assert.equal(moment !== null, q.ask === 'event/window.react', q.ask);
    if (moment === null) continue;
    met++;
    assert.ok((MOMENTS as readonly string[]).includes(moment.type), moment.type);
  }
  assert.ok(met > 500, `${met} windows`);
});

test('on a phone every question has a pane, or is answered beside itself', () => {
  for (const { seen, q } of visits) {
    const panes = askedIn(seen, q);
    assert.ok(panes.length > 0 || inTray(seen, q).length === q.options.length || talksIn(seen) !== null, q.ask);
    for (const pane of ['left', 'middle', 'right'] as const) {
      if (panes.includes(pane)) assert.ok(sectionsOf(seen).includes(SECTIONS.indexOf(pane)), `${q.ask}: ${pane}`);
    }
  }
  assert.deepEqual(askedIn(visits[0]!.seen, null), []);
});
