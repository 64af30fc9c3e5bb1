import type { TOGETHER_TACTICS } from '../printed/ids.ts';
import { bolster } from '../rules/abilities.ts';
import type { Tactic } from '../rules/cards.ts';
import { couldMove } from '../rules/clerks.ts';
import { isDoomed } from '../rules/defeat.ts';
import {
  bolsterAll,
  everybodyMoves,
  jointSortie,
  mayJoin,
  partnerMoves,
  partnerTakesBack,
  saveComrades,
  saveOfEach,
  share,
} from '../rules/together/help.ts';
import { reclaimable, takeBackAll } from '../rules/together/take-back.ts';

/** GW-COOP-10: tactics for those who play together. */
export const TOGETHER_TACTIC: Readonly<Record<(typeof TOGETHER_TACTICS)[number], Tactic>> = {
  /**
   * In summer: give up to 3 resources to other players. Boosted (1 chi): give up to 6, and each receiver draws a
   * tactic.
   */
  'shared-granary': {
    rule: 'GW-TACTIC-02',
    window: 'summer',
    boost: 1,
    could: () => true,
    basic: { does: (g, seat) => share(g, seat, 3, false) },
    boosted: { does: (g, seat) => share(g, seat, 6, true) },
  },
  /**
   * When your soldiers would be killed: save 1 of each player. Boosted (3 chi): save all of one other player and 1 of
   * yours.
   */
  'brothers-in-arms': {
    rule: 'GW-SAVE-05',
    window: 'doomed',
    boost: 3,
    could: (g, _, seat) => isDoomed(g, seat),
    basic: { does: saveOfEach },
    boosted: { does: saveComrades },
  },
  /** After a command’s effects: another player moves up to 2 clerks. Boosted (2 chi): every player does. */
  'human-chain': {
    rule: 'GW-CLERK-01',
    window: 'ordered',
    boost: 2,
    could: (g, _, seat) => g.players.some((_p, other) => other !== seat && couldMove(g, other)),
    basic: { does: partnerMoves },
    boosted: { does: everybodyMoves },
  },
  /** At the start of the assault: add 3 defense in one section. Boosted (3 chi): in every section. */
  'beacon-fires': {
    rule: 'GW-WINTER-05',
    window: 'assault',
    boost: 3,
    could: () => true,
    basic: { does: (g, seat) => bolster(g, seat, 3) },
    boosted: { does: (g, seat) => bolsterAll(g, seat, 3) },
  },
  /** In summer: a player takes back 1 command, but never “Betrayal”. Boosted (3 chi): every player does. */
  'renewed-orders': {
    rule: 'GW-COOP-36',
    window: 'summer',
    boost: 3,
    could: g => g.players.some((_, seat) => reclaimable(g, seat).length > 0),
    basic: { does: partnerTakesBack },
    boosted: { does: takeBackAll },
  },
  /** Before a defeat check: in one section, each player may attack with 1 resting soldier. Boosted (3 chi): with 2. */
  'joint-sortie': {
    rule: 'GW-ATTACK-14',
    window: 'check',
    boost: 3,
    could: g => mayJoin(g).length > 0,
    basic: { does: (g, seat) => jointSortie(g, seat, 1) },
    boosted: { does: (g, seat) => jointSortie(g, seat, 2) },
  },
};
