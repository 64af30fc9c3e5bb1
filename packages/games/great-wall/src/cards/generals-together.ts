import { goods } from '../ids.ts';
import type { TOGETHER_GENERALS } from '../printed/ids.ts';
import { bolster } from '../rules/abilities.ts';
import type { General } from '../rules/cards.ts';
import { own } from '../rules/moments.ts';
import { handOver, mayRescue, rescue } from '../rules/together/help.ts';
import { supportOf } from '../rules/vocabulary.ts';

/** GW-COOP-11: generals for those who play together. */
export const TOGETHER_GENERAL: Readonly<Record<(typeof TOGETHER_GENERALS)[number], General>> = {
  /** At the start of the assault: add 1 defense per supporting advisor in one section, at most 5. */
  'wang-jian': {
    rule: 'GW-WINTER-05',
    start: goods(4, 5, 3, 4),
    tactics: 1,
    tea: 37,
    may: {
      on: 'assault',
      could: (g, _, owner) => supportOf(g, owner) > 0,
      does: (g, _, seat) => bolster(g, seat, Math.min(5, supportOf(g, seat))),
    },
    worth: 0.6,
  },
  /**
   * When a player would take a shame token for a breach, for 1 chi: it is not taken. Once per supporting advisor each
   * year.
   */
  'zhang-jue': {
    rule: 'GW-BREACH-01',
    start: goods(3, 4, 3, 6),
    tactics: 1,
    tea: 60,
    passives: { sparesShame: n => n },
    worth: 0.8,
  },
  /**
   * After your activation step: hand resources from player to player, one per supporting advisor, if their owners
   * agree.
   */
  'liu-qi': {
    rule: 'GW-GENERAL-01',
    start: goods(4, 4, 4, 4),
    tactics: 1,
    tea: 7,
    may: {
      on: 'activation-over',
      could: (g, moment, owner) => own(g, moment, owner) && supportOf(g, owner) > 0,
      does: (g, _, seat) => handOver(g, seat, supportOf(g, seat)),
    },
    worth: 0.4,
  },
  /**
   * When a player builds a wall level: that player may take back 1 more command. Once per supporting advisor each year.
   */
  'li-gang': {
    rule: 'GW-COOP-36',
    start: goods(4, 4, 4, 3),
    tactics: 2,
    tea: 51,
    passives: { moreTakeBacks: n => n },
    worth: 0.5,
  },
  /** In the “Other players” box of your command: together they may move 1 more clerk per supporting advisor. */
  'xin-qiji': {
    rule: 'GW-CMD-03',
    start: goods(3, 4, 4, 4),
    tactics: 2,
    tea: 91,
    passives: { sharedMoves: n => n },
    worth: 0.5,
  },
  /**
   * When a horde with soldiers of 2 clans or more is defeated: save one soldier per supporting advisor for free, whoever
   * owns them.
   */
  'mu-guiying': {
    rule: 'GW-SAVE-03',
    start: goods(3, 5, 3, 4),
    tactics: 1,
    tea: 76,
    may: {
      on: 'doomed',
      could: (g, _, owner) => supportOf(g, owner) > 0 && mayRescue(g),
      does: (g, _, seat) => rescue(g, seat, supportOf(g, seat)),
    },
    worth: 0.5,
  },
  /** When demands are fulfilled: one of your resources per supporting advisor may stand for another. */
  'yang-miaozhen': {
    rule: 'GW-COOP-16',
    start: goods(4, 3, 5, 4),
    tactics: 1,
    tea: 15,
    passives: { anyResource: n => n },
    worth: 0.5,
  },
  /** When you collect at a location: one other player there per supporting advisor collects 1 more. */
  'cao-bin': {
    rule: 'GW-LOC-PROD-04',
    start: goods(4, 4, 3, 5),
    tactics: 1,
    tea: 44,
    passives: { sharesHarvest: n => n },
    worth: 0.6,
  },
};
