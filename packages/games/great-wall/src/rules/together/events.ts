import { call, NOBODY, type Seat } from '@teahouse/kernel';
import {
  MATERIALS,
  type MixId,
  mix,
  PASS,
  type PlaceId,
  REST,
  SECTIONS,
  standing,
  standingId,
  TROOPS,
  waysToPay,
} from '../../ids.ts';
import { note } from '../../journal.ts';
import type { TacticId } from '../../printed/ids.ts';
import type { Table } from '../../table.ts';
import { asks, does, each, procedure } from '../book.ts';
import { eventCard } from '../cards.ts';
import { shame } from '../shame.ts';
import { discard } from '../tactics.ts';
import { archersOn, loseHonor, materials, payAll, restOf, seatsByTea, sectionsOf, toRest } from '../vocabulary.ts';
import { agree } from './agreement.ts';

/** GW-COOP-23, GW-COOP-24: one event every winter. It stays in sight, and what lasts of it lasts. */
export const eventStep = procedure('together/event', {
  reveal: does(g => {
    const { events, eventDeck } = g.together!;
    const id = eventDeck.pop();
    if (id === undefined) return 'leave';
    events.push(id);
    note(g, 'event', 'GW-COOP-23', NOBODY, id);
  }),
  strike: does(g => {
    const { events } = g.together!;
    eventCard(events[events.length - 1]!).strikes?.(g);
  }),
});

/** Soldiers at the wall who could be sent home. */
function atTheWall(g: Table, seat: Seat): string[] {
  const out: string[] = [];
  for (const section of sectionsOf(g)) {
    for (const troop of TROOPS)
      if (restOf(g, section, seat)[troop] > 0) out.push(standingId(troop, SECTIONS[section]!));
    if (archersOn(g, section, seat) > 0) out.push(standingId('archer', `post-${SECTIONS[section]!}`));
  }
  return out;
}

/** One soldier leaves where he stands. */
export function leave(g: Table, seat: Seat, place: PlaceId, troop: (typeof TROOPS)[number]): void {
  if (place === 'reserve') {
    g.players[seat]!.reserve[troop]--;
    return;
  }
  for (const [at, id] of SECTIONS.entries()) {
    const { rest, posts } = g.sections[at]!;
    if (place === id) rest[seat]![troop]--;
    if (place === `post-${id}`) posts.splice(posts.indexOf(seat), 1);
  }
}

const freeze = procedure<{ seat: Seat }>('together/freeze', {
  choose: asks({
    rule: 'GW-COOP-24',
    who: (g, { seat }) => (atTheWall(g, seat).length > 0 ? seat : NOBODY),
    options: (g, _, seat) => atTheWall(g, seat),
    otherwise: (g, _, seat) => atTheWall(g, seat)[0]!,
    take: (g, _, id, seat) => {
      const { troop, place } = standing(id);
      leave(g, seat, place, troop);
      g.players[seat]!.reserve[troop]++;
      note(g, 'goes-home', 'GW-COOP-24', seat, troop, 0, place);
    },
  }),
});

const REQUISITION = 2;
const BEAR = 'bear-shame';
const requisitioned = procedure<{ seat: Seat }>('together/requisition', {
  choose: asks({
    rule: 'GW-COOP-24',
    pause: true,
    who: (_, { seat }) => seat,
    options: (g, _, seat): MixId[] => [...waysToPay(g.players[seat]!.goods, REQUISITION, false), BEAR],
    // GW-COOP-45: nobody's silence loses the game for all.
    otherwise: (g, _, seat) =>
      g.shame > 0 ? BEAR : (waysToPay(g.players[seat]!.goods, REQUISITION, false)[0] ?? BEAR),
    take: (g, _, answer, seat) => {
      if (answer === BEAR) call(g, shame, { seat, n: 1, rule: 'GW-COOP-24' });
      else payAll(g, seat, mix(answer), 'GW-COOP-24');
    },
  }),
});

const INTRIGUE = 3;
const LOSE_HONOR = 'lose-honor';
const intrigued = procedure<{ seat: Seat }>('together/intrigue', {
  choose: asks({
    rule: 'GW-COOP-24',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => [LOSE_HONOR, ...g.players[seat]!.tactics],
    otherwise: () => LOSE_HONOR,
    take: (g, _, answer, seat) => {
      if (answer === LOSE_HONOR) loseHonor(g, seat, INTRIGUE, 'GW-COOP-24');
      else {
        discard(g, seat, answer as TacticId);
        note(g, 'discards', 'GW-COOP-24', seat, answer as TacticId);
      }
    },
  }),
});

const CLERK = 'clerk';
const refuge = procedure<{ seat: Seat }>('together/refuge', {
  choose: asks({
    rule: 'GW-COOP-24',
    who: (g, { seat }) => (g.players[seat]!.school > 0 ? seat : NOBODY),
    options: () => [CLERK, PASS],
    otherwise: () => CLERK,
    take: (g, _, answer, seat) => {
      if (answer === PASS) return;
      const player = g.players[seat]!;
      player.school--;
      player.idle++;
      note(g, 'hires-clerk', 'GW-COOP-24', seat);
    },
  }),
});

const veteran = procedure<{ seat: Seat }>('together/veteran', {
  choose: asks({
    rule: 'GW-COOP-24',
    who: (g, { seat }) => (g.players[seat]!.reserve.spearman > 0 ? seat : NOBODY),
    options: g => [...sectionsOf(g).map(section => REST[section]!), PASS],
    otherwise: g => REST[sectionsOf(g)[0]!]!,
    take: (g, _, answer, seat) => {
      if (answer === PASS) return;
      g.players[seat]!.reserve.spearman--;
      toRest(g, seat, 'spearman', (REST as readonly string[]).indexOf(answer), 'GW-COOP-24');
    },
  }),
});

/** What events do to every player, one after another. */
const STRIKES = { frost: freeze, requisition: requisitioned, intrigue: intrigued, refugees: refuge, veterans: veteran };
const everybody = procedure<{ what: keyof typeof STRIKES }>('together/everybody', {
  inTurn: each(seatsByTea, (g, seat, { what }) => call(g, STRIKES[what], { seat })),
});
export const strikes =
  (what: keyof typeof STRIKES) =>
  (g: Table): void =>
    call(g, everybody, { what });

/** Resources leave the warehouse; the players choose which. */
const looting = procedure<{ n: number; about: string; got: string | null }>('together/loot', {
  agree: does((g, v) => {
    const n = Math.min(v.n, materials(g.warehouse));
    if (n > 0) agree(g, v, 'stores', v.about, seatsByTea(g), waysToPay({ ...g.warehouse, chi: 0 }, n, false));
  }),
  lose: does((g, { got }) => {
    if (got === null) return;
    for (const material of MATERIALS) {
      const n = mix(got)[material];
      if (n === 0) continue;
      g.warehouse[material] -= n;
      note(g, 'stores-lost', 'GW-COOP-24', NOBODY, material, n);
    }
  }),
});
export const loot = (g: Table, n: number, about: string): void => call(g, looting, { n, about, got: null });
