import { call, type Seat } from '@teahouse/kernel';
import { RESOURCES } from '../ids.ts';
import type { TacticFace } from '../printed/ids.ts';
import { arrowStorm, attackFrom, canUpgrade, mayStorm, retreat, retreatAll, upgradeSome } from '../rules/abilities.ts';
import { couldSortie, newSortie, noShots, partOfAttack, type Sortie, sortie } from '../rules/attack.ts';
import { hasSoldier } from '../rules/battle.ts';
import type { Tactic } from '../rules/cards.ts';
import { couldMove, move } from '../rules/clerks.ts';
import { hunt, isDoomed } from '../rules/defeat.ts';
import { gainAny } from '../rules/goods.ts';
import { freeBarricades, roomForBarricades } from '../rules/locations/builders-camp.ts';
import { couldMarch, forcedMarch } from '../rules/locations/logistics.ts';
import { couldUpgrade } from '../rules/locations/production.ts';
import { burdens, liftShame } from '../rules/shame.ts';
import { score, sectionsOf } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';
import { TOGETHER_TACTIC } from './tactics-together.ts';

const rested = (g: Table, seat: Seat, left: number): Sortie =>
  partOfAttack(g, newSortie(g, seat, left, sectionsOf(g), noShots()));

/** GW-TACTIC-02: when a tactic may be played, and what its boxes do. */
export const TACTIC: Readonly<Record<TacticFace, Tactic>> = {
  ...TOGETHER_TACTIC,
  /** When your soldiers would be killed: save 1. Boosted (2 chi): save all in this event. */
  retreat: {
    rule: 'GW-SAVE-05',
    window: 'doomed',
    boost: 2,
    could: (g, _, seat) => isDoomed(g, seat),
    basic: { does: retreat },
    boosted: { does: retreatAll },
  },
  /** In summer: upgrade 1 overseer for 2 less. Boosted (3 chi): upgrade 2 different ones at no further cost. */
  restless: {
    rule: 'GW-OVERSEER-02',
    window: 'summer',
    boost: 3,
    could: (g, _, seat) => RESOURCES.some(resource => couldUpgrade(g, seat, resource)),
    basic: { can: canUpgrade, does: (g, seat) => upgradeSome(g, seat, 1, false) },
    boosted: { does: (g, seat) => upgradeSome(g, seat, 2, true) },
  },
  /**
   * When you recruit or may attack: attack with 1 resting soldier. Boosted (2 chi): attack with up to 3 in one section.
   */
  'feigned-flight': {
    rule: 'GW-ATTACK-14',
    window: 'attack',
    boost: 2,
    could: (g, moment, seat) => moment.seat === seat && couldSortie(g, rested(g, seat, 1)),
    basic: { does: (g, seat) => call(g, sortie, rested(g, seat, 1)) },
    boosted: { does: (g, seat) => attackFrom(g, seat, 3) },
  },
  /**
   * Before a defeat check: place 1 wound on a horde in a section where you have an archer on a post. Boosted (2 chi):
   * place 1 per archer there and 1 more.
   */
  'arrow-storm': {
    rule: 'GW-ATTACK-11',
    window: 'check',
    boost: 2,
    could: (g, _, seat) => mayStorm(g, seat),
    basic: { does: (g, seat) => arrowStorm(g, seat, false) },
    boosted: { does: (g, seat) => arrowStorm(g, seat, true) },
  },
  /** After a command’s effects: move 1 clerk. Boosted (2 chi): move up to 2, even to the same location. */
  'night-labour': {
    rule: 'GW-CLERK-01',
    window: 'ordered',
    boost: 2,
    could: (g, _, seat) => couldMove(g, seat),
    basic: { does: (g, seat) => move(g, seat, 1) },
    boosted: { does: (g, seat) => move(g, seat, 2, { spread: false }) },
  },
  /**
   * At the start of any turn: move resting soldiers to another rest zone. Boosted (1 chi): then attack with 1 of them.
   */
  'forced-march': {
    rule: 'GW-REST-04',
    window: 'turn',
    boost: 1,
    could: (g, _, seat) => couldMarch(g, seat, false),
    basic: { does: (g, seat) => forcedMarch(g, seat, false) },
    boosted: { does: (g, seat) => forcedMarch(g, seat, true) },
  },
  /** In summer: gain 2 wood, stone or gold. Boosted (2 chi): gain 5. */
  'tribute-caravan': {
    rule: 'GW-TACTIC-02',
    window: 'summer',
    boost: 2,
    could: () => true,
    basic: { does: (g, seat, rule) => gainAny(g, seat, 2, rule) },
    boosted: { does: (g, seat, rule) => gainAny(g, seat, 5, rule) },
  },
  /** At the start of the assault: build 1 barricade for free. Boosted (2 chi): build 2. */
  stockades: {
    rule: 'GW-LOC-BUILD-03',
    window: 'assault',
    boost: 2,
    could: g => roomForBarricades(g).length > 0,
    basic: { does: (g, seat) => freeBarricades(g, seat, 1) },
    boosted: { does: (g, seat) => freeBarricades(g, seat, 2) },
  },
  /** In summer: discard 1 of your shame tokens. Boosted (3 chi): discard 2 and gain 3 honor. */
  'public-atonement': {
    rule: 'GW-SHAME-13',
    window: 'summer',
    boost: 3,
    could: (g, _, seat) => burdens(g.players[seat]!).length > 0,
    basic: { does: (g, seat, rule) => liftShame(g, seat, 1, rule) },
    boosted: {
      does: (g, seat, rule) => {
        score(g, seat, 'cards', 3, rule);
        liftShame(g, seat, 2, rule);
      },
    },
  },
  /**
   * Before a defeat check: gain 3 honor if a horde with your soldier is defeated in it. Boosted (2 chi): you also count
   * as covering 2 more vital points.
   */
  'trophy-hunters': {
    rule: 'GW-DEFEAT-05',
    window: 'check',
    boost: 2,
    could: (g, _, seat) => g.sections.some(({ hordes }) => hordes.some(horde => hasSoldier(horde, seat))),
    basic: { does: (g, seat) => hunt(g, { seat, honor: 3, spots: 0 }) },
    boosted: { does: (g, seat) => hunt(g, { seat, honor: 3, spots: 2 }) },
  },
};
