import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { group, NO, PASS, type PickId, pick, pickId } from '../../ids.ts';
import { note } from '../../journal.ts';
import { placeOf } from '../../map.ts';
import type { AreaId, Destiny, SeasonCardId, TitleId, UnitId } from '../../printed/ids.ts';
import { UNIT } from '../../printed/units.ts';
import { area, friendlyAreas, isEmpty, isFriendly, isNeutral, unitsIn } from '../../rules/areas.ts';
import { testDestiny } from '../../rules/battle/diplomacy.ts';
import { scatter } from '../../rules/battle/retreat.ts';
import { anyway, asks, does, each, inTurn, procedure } from '../../rules/book.ts';
import { allFly, canCross } from '../../rules/borders.ts';
import type { SeasonCard } from '../../rules/cards.ts';
import { harvest, harvesting } from '../../rules/harvest.ts';
import { discardTactic, drawTactics, faces, loseInfluence, pickUpTactics } from '../../rules/holdings.ts';
import { freeTitles, grantTitle } from '../../rules/titles.ts';
import { add, cheapest, crowd, destroy, groupsIn, take, troopOf } from '../../rules/troops.ts';
import type { Area, Table } from '../../table.ts';
import { type Auction, auction, card, offer, RULE } from './common.ts';

const TACTICS = 'tactics';

const reckoning = procedure<Auction>('season/reckoning', {
  bid: auction(),
  prize: asks({
    rule: RULE,
    who: (_, { got }) => got!,
    options: (g): (TitleId | typeof TACTICS)[] => [...freeTitles(g), TACTICS],
    otherwise: g => freeTitles(g)[0] ?? TACTICS,
    take: (g, { got }, answer) => {
      if (answer === TACTICS) drawTactics(g, got!, 1, RULE);
      else grantTitle(g, got!, answer, 1, RULE);
    },
  }),
});

/** Standing units of a seat beside water. */
function atTheFords(g: Table, seat: Seat): PickId[] {
  const ids: PickId[] = [];
  for (const here of g.areas) {
    if (here.holder !== seat || !placeOf(g, here.id).onWater) continue;
    for (const { unit, standing } of here.troops) if (standing > 0) ids.push(pickId(unit, here.id));
  }
  return ids;
}

const raiders = procedure('season/raiders-at-the-fords', {
  rout: inTurn({
    rule: RULE,
    order: g => g.order,
    options: (g, _, seat) => atTheFords(g, seat),
    mayBeEmpty: true,
    otherwise: (g, _, seat) => atTheFords(g, seat)[0]!,
    take: (g, _, answer, seat) => {
      const { unit, from } = pick(answer);
      const troop = troopOf(area(g, from), unit as UnitId)!;
      troop.standing--;
      troop.routed++;
      note(g, 'routs', RULE, seat, troop.unit, 1, from);
    },
  }),
});

const CROWDED = 6;
const isFrail = (unit: UnitId): boolean => UNIT[unit].shape === 'triangle' || UNIT[unit].shape === 'circle';

const fevers = procedure('season/camp-fever', {
  /** Player by player, and area by area. */
  camps: each(camps, (g, at: AreaId) => call(g, fever, { at })),
});

function camps(g: Table): AreaId[] {
  const ids: AreaId[] = [];
  for (const seat of g.order) {
    for (const here of g.areas) if (here.holder === seat && unitsIn(here) >= CROWDED) ids.push(here.id);
  }
  return ids;
}

const fever = procedure<{ at: AreaId }>('season/fever', {
  unit: asks({
    rule: RULE,
    who: (g, { at }) => area(g, at).holder,
    options: (g, { at }) => groupsIn(area(g, at), isFrail),
    mayBeEmpty: true,
    otherwise: (g, { at }) => cheapest(groupsIn(area(g, at), isFrail)),
    take: (g, { at }, id, seat) => {
      const { unit, routed } = group(id);
      destroy(g, area(g, at), unit, routed);
      note(g, 'destroyed', RULE, seat, unit, 1, at);
    },
  }),
});

/** Neighbours of an area that units could step into. */
function open(g: Table, from: AreaId, flying: boolean): Area[] {
  const there: Area[] = [];
  for (const { to, border } of placeOf(g, from).ways) {
    if (canCross(g, border, { seat: NOBODY, flying, byOrder: false })) there.push(area(g, to));
  }
  return there;
}

/** All units of an area, as they are, go to another. */
function moveAll(g: Table, from: AreaId, to: AreaId, holder: Seat, seat: Seat): void {
  const here = area(g, from);
  note(g, 'migrate', RULE, seat, from, unitsIn(here), to);
  for (const { unit, standing, routed } of here.troops.slice()) {
    take(here, unit, standing, routed);
    add(area(g, to), holder, unit, standing, routed);
  }
}

/** Friendly areas that border on a neutral one over an open side. */
const hosts = (g: Table, seat: Seat, from: AreaId): AreaId[] =>
  open(g, from, false)
    .filter(here => isFriendly(g, seat, here))
    .map(({ id }) => id);
/** Neutral areas from which somebody could be invited. */
const kin = (g: Table, seat: Seat): AreaId[] =>
  g.areas.filter(here => isNeutral(g, here) && hosts(g, seat, here.id).length > 0).map(({ id }) => id);

interface Envoy {
  seat: Seat;
  from: AreaId | null;
  to: AreaId | null;
  got: Destiny | null;
}

const alliances = procedure('season/old-alliances', {
  players: each(
    g => g.order,
    (g, seat: Seat) => call(g, envoy, { seat, from: null, to: null, got: null }),
  ),
});

/** A diplomacy test with 2 cards that cost nothing; no tactics are played for it. */
const envoy = procedure<Envoy>(
  'season/envoy',
  {
    from: asks({
      rule: RULE,
      who: (g, { seat }) => (kin(g, seat).length > 0 ? seat : NOBODY),
      options: (g, { seat }): (AreaId | typeof PASS)[] => [PASS, ...kin(g, seat)],
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.from = answer;
      },
    }),
    to: asks({
      rule: RULE,
      who: (_, { seat, from }) => (from === null ? NOBODY : seat),
      options: (g, { seat, from }) => hosts(g, seat, from!),
      otherwise: (g, { seat, from }) => hosts(g, seat, from!)[0]!,
      take: (_, v, to) => {
        v.to = to;
      },
    }),
    test: anyway((g, v) => {
      if (v.from === null) return 'leave';
      call(g, testDestiny, { seat: v.seat, cards: 2 }, v);
    }),
    /** Red has no effect. */
    outcome: does((g, { seat, from, to, got }) => {
      if (got === 'gold') {
        moveAll(g, from!, to!, seat, seat);
        crowd(g, to!, seat, 'RW-DIP-08');
      } else if (got === 'grey') call(g, scatter, { at: from!, active: seat, rule: 'RW-DIP-05' });
    }),
  },
  { draft: true },
);

const market = procedure('season/market-of-secrets', {
  players: each(
    g => g.order,
    (g, seat: Seat) => call(g, trade, { seat }),
  ),
});

/** The card discarded may be the new one; after it the hand is no larger than before. */
const trade = procedure<{ seat: Seat }>('season/trade', {
  draw: does((g, { seat }) => pickUpTactics(g, seat, 1, RULE)),
  discard: asks({
    rule: RULE,
    who: (g, { seat }) => (g.players[seat]!.tactics.length > 0 ? seat : NOBODY),
    pause: true,
    options: (g, { seat }) => faces(g.players[seat]!.tactics),
    otherwise: (g, { seat }) => g.players[seat]!.tactics[0]!.card,
    take: (g, { seat }, answer) => discardTactic(g, seat, answer, RULE),
  }),
});

/** Where the neutral units of an area could run; flyers among themselves over any side. */
const pastures = (g: Table, from: Area): AreaId[] =>
  open(g, from.id, allFly(from.troops.map(({ unit }) => unit)))
    .filter(here => isEmpty(g, here))
    .map(({ id }) => id);
const restless = (g: Table): AreaId[] =>
  g.areas.filter(here => isNeutral(g, here) && pastures(g, here).length > 0).map(({ id }) => id);

const stampedes = procedure('season/stampede', {
  players: each(
    g => g.order,
    (g, seat: Seat) => call(g, stampede, { seat, from: null }),
  ),
});

const stampede = procedure<{ seat: Seat; from: AreaId | null }>(
  'season/drive',
  {
    from: asks({
      rule: RULE,
      who: (g, { seat }) => (restless(g).length > 0 ? seat : NOBODY),
      options: (g): (AreaId | typeof PASS)[] => [PASS, ...restless(g)],
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.from = answer;
      },
    }),
    to: asks({
      rule: RULE,
      who: (_, { seat, from }) => (from === null ? NOBODY : seat),
      options: (g, { from }) => pastures(g, area(g, from!)),
      otherwise: (g, { from }) => pastures(g, area(g, from!))[0]!,
      take: (g, { seat, from }, to) => moveAll(g, from!, to, NOBODY, seat),
    }),
  },
  { draft: true },
);

export const AUTUMN = {
  /** Bid. The winner takes a title nobody holds, with 1 influence on it, or 1 tactics card. */
  reckoning: card(g => call(g, reckoning, { got: null })),
  /** In order, each may do the main action of Harvest. */
  'rich-harvest': offer('rich-harvest', {
    can: (g, seat) => friendlyAreas(g, seat).length > 0,
    accept: (g, seat) => call(g, harvest, harvesting(seat)),
    otherwise: NO,
  }),
  /** Each routs 1 standing unit in an area with a water border, if he has one there. */
  'raiders-at-the-fords': card(g => call(g, raiders, {})),
  /** In order, each may pay 2 influence to draw 2 tactics. */
  caravans: offer('caravans', {
    can: (g, seat) => g.players[seat]!.influence >= 2,
    accept: (g, seat) => {
      loseInfluence(g, seat, 2, RULE);
      drawTactics(g, seat, 2, RULE);
    },
    otherwise: NO,
  }),
  /** In every area with 6 or more units of a player he destroys 1 triangle or circle unit. */
  'camp-fever': card(g => call(g, fevers, {})),
  /** In order, each may try diplomacy with 2 free cards toward a neutral area beside a friendly one. */
  'old-alliances': card(g => call(g, alliances, {})),
  /** In order, each draws 1 tactics card, then discards 1. */
  'market-of-secrets': card(g => call(g, market, {})),
  /** In order, each may move the neutral units of one area to an adjacent empty area. */
  stampede: card(g => call(g, stampedes, {})),
} satisfies Partial<Record<SeasonCardId, SeasonCard>>;
