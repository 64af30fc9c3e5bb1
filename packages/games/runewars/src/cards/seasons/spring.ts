import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { SEATS, type SeatId, seatOf, YES } from '../../ids.ts';
import { note, noteTo } from '../../journal.ts';
import { type AreaId, RESOURCES, type SeasonCardId, type TacticId, UNITS, type UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import { area, citiesOf, isUncontrolled, othersOf, unitsIn } from '../../rules/areas.ts';
import { answered, asks, does, each, procedure } from '../../rules/book.ts';
import type { SeasonCard } from '../../rules/cards.ts';
import { incomeOf } from '../../rules/harvest.ts';
import { dropTactics, faces, gainInfluence, pickUpTactics, turnDial } from '../../rules/holdings.ts';
import { canRecruit, recruit } from '../../rules/recruit.ts';
import { MOST_UNITS, place } from '../../rules/troops.ts';
import { type Table, told } from '../../table.ts';
import { type Auction, auction, card, lasting, offer, RULE, toAll } from './common.ts';

/** There are always as many: hands can never hold all. */
const DRAWN = 3;

const convocation = procedure<Auction>('season/convocation', {
  bid: auction(),
  draw: does((g, { got }) => pickUpTactics(g, got!, DRAWN, RULE)),
  share: does((g, { got }) => call(g, share, { seat: got!, to: NOBODY })),
});

/** The card is secret between the two, the opponent is open. */
const share = procedure<{ seat: Seat; to: Seat }>(
  'season/share',
  {
    opponent: asks({
      rule: RULE,
      who: (_, { seat }) => seat,
      options: (g, { seat }): SeatId[] => othersOf(g, seat).map(other => SEATS[other]!),
      otherwise: (g, { seat }) => SEATS[othersOf(g, seat)[0]!]!,
      take: (_, v, answer) => {
        v.to = seatOf(answer);
      },
    }),
    /** One of those just drawn, which lie at the end of the hand. */
    card: asks({
      rule: RULE,
      who: (_, { seat }) => seat,
      pause: true,
      options: (g, { seat }) => faces(g.players[seat]!.tactics.slice(-DRAWN)),
      otherwise: (g, { seat }) => g.players[seat]!.tactics.at(-1)!.card,
      take: (g, { seat, to }, answer) => give(g, seat, to, answer),
    }),
    giver: answered((g, { seat }) => call(g, dropTactics, { seat })),
    receiver: answered((g, { to }) => call(g, dropTactics, { seat: to })),
  },
  { draft: true },
);

function give(g: Table, seat: Seat, to: Seat, card: TacticId): void {
  const hand = g.players[seat]!.tactics;
  const from = hand.length - DRAWN;
  hand.splice(
    hand.findIndex((held, i) => i >= from && held.card === card),
    1,
  );
  g.players[to]!.tactics.push({ card, known: told(0, seat), fresh: true });
  noteTo(g, [seat, to], 'gives-tactic', RULE, seat, card, 1, SEATS[to]!);
}

const herds = procedure('season/wandering-herds', {
  players: each(
    g => g.order,
    (g, seat: Seat) => {
      if (wilderness(g).length > 0) call(g, herd, { seat, unit: null });
    },
  ),
});

const WILD_TRIANGLES = UNITS.filter(unit => UNIT[unit].faction === null && UNIT[unit].shape === 'triangle');

/** Uncontrolled areas with room. */
function wilderness(g: Table): AreaId[] {
  const ids: AreaId[] = [];
  for (const here of g.areas) if (isUncontrolled(g, here) && unitsIn(here) < MOST_UNITS) ids.push(here.id);
  return ids;
}

const herd = procedure<{ seat: Seat; unit: UnitId | null }>(
  'season/herd',
  {
    unit: asks({
      rule: RULE,
      who: (_, { seat }) => seat,
      options: g => WILD_TRIANGLES.filter(unit => g.supply[unit] > 0),
      mayBeEmpty: true,
      otherwise: g => WILD_TRIANGLES.find(unit => g.supply[unit] > 0)!,
      take: (_, v, unit) => {
        v.unit = unit;
      },
    }),
    area: asks({
      rule: RULE,
      who: (_, { seat, unit }) => (unit === null ? NOBODY : seat),
      options: wilderness,
      otherwise: g => wilderness(g)[0]!,
      take: (g, { seat, unit }, at) => {
        place(g, area(g, at), NOBODY, unit!, 1);
        note(g, 'places', RULE, seat, unit!, 1, at);
      },
    }),
  },
  { draft: true },
);

export const SPRING = {
  /** Every dial above the resources of one's areas falls to that number; developments do not count. */
  famine: toAll((g, seat) => {
    const { dials } = g.players[seat]!;
    for (const resource of RESOURCES) {
      turnDial(g, seat, resource, Math.min(dials[resource], incomeOf(g, seat, resource)), RULE);
    }
  }),
  /** In order, each may recruit from one dial. */
  'call-to-arms': offer('call-to-arms', {
    can: canRecruit,
    accept: (g, seat) => call(g, recruit, { seat }),
    otherwise: YES,
  }),
  /** Bid. The winner draws 3 tactics, keeps 2 and gives 1 to an opponent. */
  convocation: card(g => call(g, convocation, { got: null })),
  /** No area with a water border may be activated. */
  'rivers-in-flood': lasting,
  /** In order, each places 1 neutral triangle unit in an uncontrolled area. */
  'wandering-herds': card(g => call(g, herds, {})),
  /** Food rises by 1. */
  'planting-feast': toAll((g, seat) => turnDial(g, seat, 'food', g.players[seat]!.dials.food + 1, RULE)),
  /** 1 influence, and 1 for each city. */
  'tithe-day': toAll((g, seat) => gainInfluence(g, seat, 1 + citiesOf(g, seat).length, RULE)),
} satisfies Partial<Record<SeasonCardId, SeasonCard>>;
