import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { group, NO, PASS, SEATS, type SeatId, seatOf, YES } from '../../ids.ts';
import { note } from '../../journal.ts';
import type { AreaId, HeroId, SeasonCardId } from '../../printed/ids.ts';
import { area, homeOf, isFriendly } from '../../rules/areas.ts';
import { bid, bidding } from '../../rules/bid.ts';
import { anyway, asks, does, each, procedure } from '../../rules/book.ts';
import type { SeasonCard } from '../../rules/cards.ts';
import { byInfluence } from '../../rules/consequences.ts';
import { heal } from '../../rules/heroes.ts';
import { drawQuests, loseInfluence } from '../../rules/holdings.ts';
import { canReceiveRune, receipt, receiveRune } from '../../rules/runes.ts';
import { cheapest, destroy, groupsIn } from '../../rules/troops.ts';
import type { Area, Hero, Table } from '../../table.ts';
import { type Auction, auction, card, lasting, RULE } from './common.ts';

const unearthed = procedure<Auction>('season/rune-unearthed', {
  bid: auction(),
  receive: does((g, { got }) => call(g, receiveRune, receipt(got!, 'winter'))),
});

const PRICE = 4;

interface Verdict {
  /** Who has declined. */
  declined: Seat[];
  next: Seat;
}

/** Those with most influence among all who can pay and have not declined, the highest printed start first. */
function foremost(g: Table, { declined }: Verdict): Seat[] {
  const able = g.order.filter(
    seat => g.players[seat]!.influence >= PRICE && !declined.includes(seat) && canReceiveRune(g, seat),
  );
  able.sort((a, b) => byInfluence(g, a, b));
  return able.filter(seat => g.players[seat]!.influence === g.players[able[0]!]!.influence);
}

const verdict = procedure<Verdict>(
  'season/midwinter-verdict',
  {
    /** RW-BID-04: the Primarch decides who comes first among equals. */
    tie: asks({
      rule: 'RW-BID-04',
      who: (g, v) => (foremost(g, v).length > 1 ? g.titles.primarch.holder : NOBODY),
      options: (g, v): SeatId[] => foremost(g, v).map(seat => SEATS[seat]!),
      otherwise: (g, v) => SEATS[foremost(g, v)[0]!]!,
      take: (_, v, answer) => {
        v.next = seatOf(answer);
      },
    }),
    first: anyway((g, v) => {
      if (v.next === NOBODY) v.next = foremost(g, v)[0] ?? NOBODY;
    }),
    pay: asks({
      rule: RULE,
      who: (_, { next }) => next,
      options: () => [YES, NO] as const,
      otherwise: () => YES,
      take: (g, v, answer, seat) => {
        if (answer === YES) {
          loseInfluence(g, seat, PRICE, RULE);
          call(g, receiveRune, receipt(seat, 'winter'));
          return 'leave';
        }
        v.declined.push(seat);
        v.next = NOBODY;
      },
    }),
  },
  { repeats: (g, v) => foremost(g, v).length > 0 },
);

/** Standing heroes outside the home realm of their master. */
const seekers = (g: Table, seat: Seat): Hero[] =>
  g.players[seat]!.heroes.filter(({ area, routed }) => !routed && !homeOf(g, seat).includes(area));

const vision = procedure<Auction>('season/seekers-vision', {
  bid: does((g, v) => {
    const bidders = g.order.filter(seat => seekers(g, seat).length > 0);
    if (bidders.length === 0) return 'leave';
    call(g, bid, bidding(g, bidders), v);
  }),
  hero: asks({
    rule: RULE,
    who: (_, { got }) => got!,
    options: (g, { got }): HeroId[] => seekers(g, got!).map(({ id }) => id),
    otherwise: (g, { got }) => seekers(g, got!)[0]!.id,
    take: (g, { got }, id) => {
      const { area } = seekers(g, got!).find(hero => hero.id === id)!;
      call(g, receiveRune, receipt(got!, 'winter', area));
    },
  }),
});

const VICTIMS = 3;

function standingIn({ troops }: Area): number {
  let n = 0;
  for (const { standing } of troops) n += standing;
  return n;
}
const isStanding = (_: unknown, routed: boolean): boolean => !routed;

/** Areas with enough standing units of a seat, allied ones too. */
const altars = (g: Table, seat: Seat): AreaId[] =>
  g.areas.filter(here => here.holder === seat && standingIn(here) >= VICTIMS).map(({ id }) => id);

const dragons = procedure<{ got: boolean | null }>('season/dragons-bargain', {
  /** Only the first who does it. */
  players: each(
    g => g.order,
    (g, seat: Seat, v) => {
      if (v.got !== true) call(g, bargain, { seat, at: null, left: VICTIMS }, v);
    },
  ),
});

const bargain = procedure<{ seat: Seat; at: AreaId | null; left: number }, string, boolean>(
  'season/bargain',
  {
    area: asks({
      rule: RULE,
      who: (g, { seat }) => (altars(g, seat).length > 0 && canReceiveRune(g, seat) ? seat : NOBODY),
      options: (g, { seat }): (AreaId | typeof PASS)[] => [PASS, ...altars(g, seat)],
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.at = answer;
      },
    }),
    units: asks({
      rule: RULE,
      who: (_, { seat, at, left }) => (at === null || left === 0 ? NOBODY : seat),
      options: (g, { at }) => groupsIn(area(g, at!), isStanding),
      otherwise: (g, { at }) => cheapest(groupsIn(area(g, at!), isStanding)),
      take: (g, v, id) => {
        destroy(g, area(g, v.at!), group(id).unit, false);
        note(g, 'destroyed', RULE, v.seat, group(id).unit, 1, v.at!);
        v.left--;
        return 'again';
      },
    }),
    receive: anyway((g, { seat, at }) => {
      if (at === null) return 'leave';
      call(g, receiveRune, receipt(seat, 'winter'));
    }),
    done: does(() => ({ gives: true })),
  },
  { draft: true },
);

const tales = procedure('season/tales-by-the-fire', {
  heal: does(g => {
    g.players.forEach(({ heroes }, seat) => {
      for (const hero of heroes) {
        if (isFriendly(g, seat, area(g, hero.area))) heal(g, seat, hero, 1, RULE);
      }
    });
  }),
  quests: each(
    g => g.order.filter(seat => g.players[seat]!.heroes.every(({ rewards }) => rewards.length === 0)),
    (g, seat: Seat) => drawQuests(g, seat, 1, RULE),
  ),
});

export const WINTER = {
  /** Bid. The winner receives a dragon rune. */
  'rune-unearthed': card(g => call(g, unearthed, { got: null })),
  /** Who has most influence may pay 4 to receive a dragon rune; if he declines the next may. */
  'midwinter-verdict': card(g => call(g, verdict, { declined: [], next: NOBODY })),
  /** Bid among those with a hero abroad. The winner receives a dragon rune, one token at such a hero. */
  'seekers-vision': card(g => call(g, vision, { got: null })),
  /** The food limit is 1 lower, but not below 1. */
  'hard-winter': lasting,
  /** The food limit is not applied. */
  'mild-winter': lasting,
  /** In order, each may destroy 3 standing units in one area to receive a dragon rune; only the first does. */
  'dragons-bargain': card(g => call(g, dragons, { got: null })),
  /** Units cross no mountains, and none fly. */
  snowbound: lasting,
  /** Heroes in friendly areas heal 1; players without rewards draw a quest. */
  'tales-by-the-fire': card(g => call(g, tales, {})),
} satisfies Partial<Record<SeasonCardId, SeasonCard>>;
