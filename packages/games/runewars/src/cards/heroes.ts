import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { FATE } from '../printed/fate.ts';
import type { AreaId, HeroId } from '../printed/ids.ts';
import { area, heroesIn } from '../rules/areas.ts';
import { asks, procedure } from '../rules/book.ts';
import type { HeroCard } from '../rules/cards.ts';
import { discardFate } from '../rules/fate.ts';
import { heal } from '../rules/heroes.ts';
import { drawQuests, gainInfluence } from '../rules/holdings.ts';
import { look, possessed } from '../rules/runes.ts';
import { drawForHero } from '../rules/test.ts';
import { type Duellist, knows, type Table } from '../table.ts';

const rule = 'RW-HERO-03';

/** Runes of an opponent that a seat has not seen. */
function unseenRunes(g: Table, seat: Seat, rival: Seat): AreaId[] {
  const ids: AreaId[] = [];
  for (const { id, rune } of possessed(g, rival)) if (!knows(rune!.known, seat)) ids.push(id);
  return ids;
}

const spyOut = procedure<{ seat: Seat; rival: Seat }>('hero/vessa', {
  rune: asks({
    rule,
    who: (_, { seat, rival }) => (rival === NOBODY ? NOBODY : seat),
    options: (g, { seat, rival }) => unseenRunes(g, seat, rival),
    mayBeEmpty: true,
    otherwise: (g, { seat, rival }) => unseenRunes(g, seat, rival)[0]!,
    take: (g, { seat }, at) => look(g, seat, area(g, at)),
  }),
});

const deal = (mine: Duellist, n: number): void => {
  mine.deals += n;
};

export const HERO_CARD: Readonly<Record<HeroId, HeroCard>> = {
  /** Duel special: deal 2 damage. */
  'aldis-brandt': { rule, special: { use: (_, mine) => deal(mine, 2) } },
  /** At the start of the quest phase 1 damage leaves her and each of your heroes in her area. */
  'sister-ysolde': {
    rule,
    questPhase: (g, seat, { area: at }) => {
      for (const hero of heroesIn(g, seat, at)) heal(g, seat, hero, 1, rule);
    },
  },
  /** Ignores mountain and water borders. */
  teren: { rule: 'RW-HERO-10', ignoresBorders: true },
  /** Duel special: prevent 2 damage of this round and deal 1. */
  marrec: {
    rule,
    special: {
      use: (_, mine) => {
        mine.prevents += 2;
        deal(mine, 1);
      },
    },
  },
  /** For a completed quest 1 more reward; then discards one of hers. */
  ilvane: { rule, sifts: 1 },
  /** Duel special: deal 2 damage, but he takes 1. */
  gorrath: {
    rule,
    special: {
      use: (_, mine) => {
        deal(mine, 2);
        mine.suffers++;
      },
    },
  },
  /** Duel special: deal 1 damage and look at one rune of that opponent. */
  vessa: {
    rule,
    special: {
      use: (g, mine, foe) => {
        deal(mine, 1);
        call(g, spyOut, { seat: mine.seat, rival: foe.seat });
      },
    },
  },
  /** Defeated other than by a hero in a duel he draws a fate card: unless it is red he stays with 1 health left. */
  morvan: {
    rule: 'RW-HERO-22',
    endures: (g, seat) => {
      const [card] = drawForHero(g, seat, 'morvan', 1);
      discardFate(g);
      return FATE[card!]!.destiny !== 'red';
    },
  },
  /** Once per quest phase he may duel after a quest. */
  skarn: { rule: 'RW-HERO-09', duelsAfterQuest: true },
  /** 2 influence when she wins a duel with a hero. */
  'lady-ashmere': { rule: 'RW-DUEL-13', wins: (g, seat) => gainInfluence(g, seat, 2, 'RW-DUEL-13') },
  /** 1 quest when he enters your service. */
  'old-brannoch': { rule, joins: (g, seat) => drawQuests(g, seat, 1, rule) },
  /** Moves up to 3 areas in the quest phase. */
  quill: { rule: 'RW-HERO-09', reach: 1 },
};
