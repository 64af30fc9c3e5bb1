import { call, draw, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, numbers, SEATS } from '../../ids.ts';
import { note, noteTo } from '../../journal.ts';
import { type AreaId, ORDERS, type OrderId, RESOURCES, type Resource } from '../../printed/ids.ts';
import { area, citiesOf, player } from '../../rules/areas.ts';
import { answered, anyway, asks, procedure } from '../../rules/book.ts';
import type { TacticCard } from '../../rules/cards.ts';
import {
  drawTactics,
  dropTactics,
  gainInfluence,
  loseInfluence,
  MOST_TACTICS,
  turnDial,
} from '../../rules/holdings.ts';
import { look } from '../../rules/runes.ts';
import { type Area, knows, type Table, told } from '../../table.ts';
import { type Aimed, areasFor, hasFoe, named, opponent } from './targets.ts';

/* Cards of one's turn that work at court: influence, hands, dials, orders and secrets. */

const rule = 'RW-TACT-01';
const window = 'turn';

/* War Council: both draw */

const anybody = (): boolean => true;

const warCouncil = procedure<Aimed & { n: number }>(
  'tactics/war-council',
  {
    opponent: opponent(anybody),
    number: asks({
      rule,
      who: (_, { seat }) => seat,
      options: () => numbers(1, 4),
      otherwise: () => '4',
      take: (g, v, n) => {
        v.n = Number(n);
        note(g, 'names', rule, v.seat, named(v), v.n);
      },
    }),
    mine: answered((g, { seat, n }) => drawTactics(g, seat, n, rule)),
    theirs: answered((g, { foe, n }) => drawTactics(g, foe, n, rule)),
  },
  { draft: true },
);

/* Spy Ring: an order of an earlier season comes back */

const earlier = (g: Table, seat: Seat): OrderId[] => player(g, seat).played.filter(order => order !== g.turn!.order);

const spyRing = procedure<{ seat: Seat }>('tactics/spy-ring', {
  order: asks({
    rule,
    who: (_, { seat }) => seat,
    options: (g, { seat }) => earlier(g, seat),
    otherwise: (g, { seat }) => earlier(g, seat).at(-1)!,
    take: (g, { seat }, order) => {
      const one = player(g, seat);
      one.played.splice(one.played.indexOf(order), 1);
      one.hand = ORDERS.filter(id => id === order || one.hand.includes(id));
      note(g, 'takes-back', rule, seat, order);
    },
  }),
});

/* Bribed Scouts: up to three runes are looked at, once all are chosen */

const SCOUTED = 3;
interface Scouts {
  seat: Seat;
  at: AreaId[];
}
const unseen = (_: Table, { seat, at }: Scouts, { id, rune }: Area): boolean =>
  rune !== null && !knows(rune.known, seat) && !at.includes(id);

const bribedScouts = procedure<Scouts>(
  'tactics/bribed-scouts',
  {
    choose: asks({
      rule: 'RW-RUNE-05',
      who: (g, v) => (v.at.length < SCOUTED && areasFor(g, v, unseen).length > 0 ? v.seat : NOBODY),
      options: (g, v): (AreaId | typeof DONE)[] => {
        const ids: (AreaId | typeof DONE)[] = areasFor(g, v, unseen);
        if (v.at.length > 0) ids.push(DONE);
        return ids;
      },
      otherwise: (g, v) => areasFor(g, v, unseen)[0]!,
      take: (_, v, answer) => {
        if (answer === DONE) return;
        v.at.push(answer);
        return 'again';
      },
    }),
    look: anyway((g, { seat, at }) => {
      for (const id of at) {
        look(g, seat, area(g, id));
      }
    }),
  },
  { draft: true },
);

/* Poisoned Wells and Bumper Crop: a dial is turned by two */

const TURNED = 2;
const hasDial = (g: Table, _: Seat, foe: Seat): boolean => dialsAbove(g, foe).length > 0;
const dialsAbove = (g: Table, seat: Seat): Resource[] => RESOURCES.filter(dial => player(g, seat).dials[dial] > 0);
const dialsBelow = (g: Table, seat: Seat): Resource[] => RESOURCES.filter(dial => player(g, seat).dials[dial] < 8);

const poisonedWells = procedure<Aimed>(
  'tactics/poisoned-wells',
  {
    opponent: opponent(hasDial),
    dial: asks({
      rule,
      who: (_, { seat }) => seat,
      options: (g, { foe }) => dialsAbove(g, foe),
      otherwise: (g, { foe }) => dialsAbove(g, foe)[0]!,
      take: (g, { foe }, dial) => turnDial(g, foe, dial, player(g, foe).dials[dial] - TURNED, rule),
    }),
  },
  { draft: true },
);

const bumperCrop = procedure<{ seat: Seat }>('tactics/bumper-crop', {
  dial: asks({
    rule,
    who: (_, { seat }) => seat,
    options: (g, { seat }) => dialsBelow(g, seat),
    otherwise: (g, { seat }) => dialsBelow(g, seat)[0]!,
    take: (g, { seat }, dial) => turnDial(g, seat, dial, player(g, seat).dials[dial] + TURNED, rule),
  }),
});

/* Cutpurses: two influence or a card, as the victim likes */

const ROBBED = 2;
const INFLUENCE = 'influence';
const CARD = 'card';
const isWorthwhile = (g: Table, _: Seat, foe: Seat): boolean => loot(g, foe).length > 0;
const loot = (g: Table, foe: Seat): (typeof INFLUENCE | typeof CARD)[] => {
  const ids: (typeof INFLUENCE | typeof CARD)[] = [];
  if (player(g, foe).influence >= ROBBED) ids.push(INFLUENCE);
  if (player(g, foe).tactics.length > 0) ids.push(CARD);
  return ids;
};

const cutpurses = procedure<Aimed>('tactics/cutpurses', {
  opponent: opponent(isWorthwhile),
  give: asks({
    rule,
    who: (_, { foe }) => foe,
    options: (g, { foe }) => loot(g, foe),
    otherwise: (g, { foe }) => loot(g, foe)[0]!,
    take: (g, { seat, foe }, what) => {
      if (what === CARD) return giveCard(g, foe, seat);
      loseInfluence(g, foe, ROBBED, rule);
      gainInfluence(g, seat, ROBBED, rule);
    },
  }),
});

/**
 * A card at random from one hand into another. Both know it afterwards; others cannot tell whether a card that they knew
 * is still where it was. It counts as drawn now (RW-TACT-02). The last thing a step does.
 */
function giveCard(g: Table, from: Seat, to: Seat): void {
  const hand = player(g, from).tactics;
  const isOnly = hand.length === 1;
  const [held] = hand.splice(draw(g, hand.length, 'cutpurses'), 1);
  if (!isOnly) {
    for (const other of hand) other.known &= told(0, to);
    held!.known &= told(0, to);
  }
  player(g, to).tactics.push({ card: held!.card, known: told(held!.known, from), fresh: true });
  noteTo(g, [from, to], 'gives-tactic', rule, from, held!.card, 1, SEATS[to]!);
  if (player(g, to).tactics.length > MOST_TACTICS) call(g, dropTactics, { seat: to });
}

export const PLOTS = {
  /** Name a number from 1 to 4 and an opponent: you both draw that many tactics cards. */
  'war-council': {
    rule,
    windows: [window],
    can: () => true,
    play: (g, seat) => call(g, warCouncil, { seat, foe: NOBODY, n: 0 }),
  },
  /** Take back one order you played earlier this year. */
  'spy-ring': {
    rule,
    windows: [window],
    can: (g, seat) => earlier(g, seat).length > 0,
    play: (g, seat) => call(g, spyRing, { seat }),
  },
  /** Look at up to 3 rune tokens anywhere. */
  'bribed-scouts': {
    rule,
    windows: [window],
    can: (g, seat) => areasFor(g, { seat, at: [] }, unseen).length > 0,
    play: (g, seat) => call(g, bribedScouts, { seat, at: [] }),
  },
  /** Gain 2 influence, plus 1 if you control a city. */
  'levy-of-silver': {
    rule,
    windows: [window],
    can: () => true,
    play: (g, seat) => gainInfluence(g, seat, citiesOf(g, seat).length > 0 ? 3 : 2, rule),
  },
  /** Lower one dial of an opponent by 2. */
  'poisoned-wells': {
    rule,
    windows: [window],
    can: (g, seat) => hasFoe(g, seat, hasDial),
    play: (g, seat) => call(g, poisonedWells, { seat, foe: NOBODY }),
  },
  /** Raise one of your dials by 2. */
  'bumper-crop': {
    rule,
    windows: [window],
    can: (g, seat) => dialsBelow(g, seat).length > 0,
    play: (g, seat) => call(g, bumperCrop, { seat }),
  },
  /** An opponent gives you 2 influence or 1 random tactics card. */
  cutpurses: {
    rule,
    windows: [window],
    can: (g, seat) => hasFoe(g, seat, isWorthwhile),
    play: (g, seat) => call(g, cutpurses, { seat, foe: NOBODY }),
  },
} satisfies Record<string, TacticCard>;
