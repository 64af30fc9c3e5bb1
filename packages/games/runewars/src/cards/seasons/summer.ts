import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { NO, PASS, SEATS, type SeatId, seatOf } from '../../ids.ts';
import { note } from '../../journal.ts';
import { stepsFrom } from '../../map.ts';
import type { AreaId, HeroId, SeasonCardId } from '../../printed/ids.ts';
import { area, homeOf, isFriendly, othersOf } from '../../rules/areas.ts';
import { anyway, asks, does, each, procedure } from '../../rules/book.ts';
import { heroCard, type SeasonCard } from '../../rules/cards.ts';
import { canHire, desert, giveUpHero, hire, hiring, isUsable } from '../../rules/hire.ts';
import { drawReward, loseInfluence, turnDial } from '../../rules/holdings.ts';
import { canTakeRune, look, possessed } from '../../rules/runes.ts';
import { stir } from '../../rules/stir.ts';
import { type Hero, type Table, told } from '../../table.ts';
import { type Auction, auction, card, lasting, offer, RULE, toAll } from './common.ts';

const heroesOf = (g: Table, seat: Seat): Hero[] => g.players[seat]!.heroes;

const audience = procedure<Auction>('season/audience', {
  bid: auction(),
  /** A hero who gets a reward, an opponent whose runes are looked at, or neither. */
  favour: asks({
    rule: RULE,
    who: (_, { got }) => got!,
    options: (g, { got }) => {
      const ids: (HeroId | SeatId | typeof PASS)[] = [PASS];
      if (g.rewardDeck.length + g.rewardDiscard.length > 0) for (const { id } of heroesOf(g, got!)) ids.push(id);
      for (const other of othersOf(g, got!)) if (possessed(g, other).length > 0) ids.push(SEATS[other]!);
      return ids;
    },
    otherwise: () => PASS,
    take: (g, { got }, answer) => {
      if (answer === PASS) return;
      const hero = heroesOf(g, got!).find(({ id }) => id === answer);
      if (hero !== undefined) drawReward(g, got!, hero, RULE);
      else for (const here of possessed(g, seatOf(answer as SeatId))) look(g, got!, here);
    },
  }),
});

/** Heroes of everybody else. */
function strangers(g: Table, seat: Seat): HeroId[] {
  const ids: HeroId[] = [];
  for (const other of othersOf(g, seat)) for (const { id } of heroesOf(g, other)) ids.push(id);
  return ids;
}

const turncoat = procedure<Auction & { hero: HeroId | null }>('season/turncoat', {
  bid: auction(),
  hero: asks({
    rule: RULE,
    who: (_, { got }) => got!,
    options: (g, { got }) => strangers(g, got!),
    mayBeEmpty: true,
    otherwise: (g, { got }) => {
      const ids = strangers(g, got!);
      return ids.find(id => isUsable(g, got!, id)) ?? ids[0]!;
    },
    take: (g, v, id) => {
      const owner = g.players.findIndex(({ heroes }) => heroes.some(hero => hero.id === id));
      if (!isUsable(g, v.got!, id)) desert(g, owner, id, 'RW-HERO-30');
      else {
        changeSides(g, owner, v.got!, id);
        v.hero = id;
      }
    },
  }),
  joins: anyway((g, { got, hero }) => {
    if (hero !== null) heroCard(hero).joins?.(g, got!);
  }),
  fourth: does((g, { got }) => call(g, giveUpHero, { seat: got! })),
});

/** RW-HERO-04: he stays where he is, as he is; whom he leaves knows what he carries. */
function changeSides(g: Table, from: Seat, to: Seat, id: HeroId): void {
  const heroes = heroesOf(g, from);
  const at = heroes.findIndex(hero => hero.id === id);
  const [hero] = heroes.splice(at, 1);
  for (const held of hero!.rewards) held.known = told(held.known, from);
  heroesOf(g, to).push(hero!);
  stir();
  note(g, 'changes-sides', 'RW-HERO-04', to, id);
}

const threatened = procedure('season/threatened-home-realms', {
  players: each(
    g => g.order,
    (g, seat: Seat) => call(g, flee, { seat, left: g.house.mildThreat ? 1 : 2, from: null }),
  ),
});

/** Runes in one's home realm, where it is one's own. */
const atHome = (g: Table, seat: Seat): AreaId[] =>
  homeOf(g, seat).filter(id => area(g, id).rune !== null && isFriendly(g, seat, area(g, id)));

/** The nearest areas outside that can take a rune, borders ignored. */
function refuges(g: Table, seat: Seat, from: AreaId): AreaId[] {
  const home = homeOf(g, seat);
  let nearest = Number.POSITIVE_INFINITY;
  const ids: AreaId[] = [];
  for (const [id, steps] of stepsFrom(g, from)) {
    if (steps > nearest) break;
    if (home.includes(id) || !canTakeRune(g, seat, area(g, id))) continue;
    nearest = steps;
    ids.push(id);
  }
  return ids;
}

const canFlee = (g: Table, { seat, left }: { seat: Seat; left: number }): boolean => {
  const [from] = atHome(g, seat);
  return left > 0 && from !== undefined && refuges(g, seat, from).length > 0;
};

/** One rune after another is moved in the open, face down (RW-RUNE-09). */
const flee = procedure<{ seat: Seat; left: number; from: AreaId | null }>(
  'season/flee',
  {
    rune: asks({
      rule: RULE,
      who: (g, v) => (canFlee(g, v) ? v.seat : NOBODY),
      options: (g, { seat }) => atHome(g, seat),
      otherwise: (g, { seat }) => atHome(g, seat)[0]!,
      take: (_, v, from) => {
        v.from = from;
      },
    }),
    to: asks({
      rule: RULE,
      who: (_, { seat, from }) => (from === null ? NOBODY : seat),
      options: (g, { seat, from }) => refuges(g, seat, from!),
      otherwise: (g, { seat, from }) => refuges(g, seat, from!)[0]!,
      take: (g, v, to) => {
        const { rune } = area(g, v.from!);
        area(g, v.from!).rune = null;
        area(g, to).rune = rune;
        stir();
        note(g, 'moves-rune', RULE, v.seat, v.from!, 0, to);
        v.from = null;
        v.left--;
      },
    }),
  },
  { draft: true, repeats: canFlee },
);

export const SUMMER = {
  /** In order, each may pay 2 influence to draw 2 usable heroes and keep 1. */
  'champions-fair': offer('champions-fair', {
    can: (g, seat) => g.players[seat]!.influence >= 2 && canHire(g, seat),
    accept: (g, seat) => {
      loseInfluence(g, seat, 2, RULE);
      call(g, hire, hiring(seat, 2, RULE));
    },
    otherwise: NO,
  }),
  /** Bid. The winner may give a hero 1 reward, or look at all runes of one opponent. */
  audience: card(g => call(g, audience, { got: null })),
  /** Bid. The winner names an enemy hero, who joins him if he can serve him, and deserts otherwise. */
  turncoat: card(g => call(g, turncoat, { got: null, hero: null })),
  /** Food falls by 1, but not to 0. */
  drought: toAll((g, seat) => {
    const { food } = g.players[seat]!.dials;
    if (food > 1) turnDial(g, seat, 'food', food - 1, RULE);
  }),
  /** Heroes may move up to 3 areas. */
  'long-days': lasting,
  /** Units come from 1 area away only, fast ones from 2. */
  'scorching-march': lasting,
  /** Whoever has more than 5 influence loses 2. */
  highwaymen: toAll((g, seat) => {
    if (g.players[seat]!.influence > 5) loseInfluence(g, seat, 2, RULE);
  }),
  /** In order, each moves 2 runes out of the home realm to the nearest areas (RW-OPT-REV-07: 1). */
  'threatened-home-realms': card(g => call(g, threatened, {})),
} satisfies Partial<Record<SeasonCardId, SeasonCard>>;
