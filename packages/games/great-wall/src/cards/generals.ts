import { call, type Seat } from '@teahouse/kernel';
import { goods } from '../ids.ts';
import type { HordeId } from '../printed/hordes.ts';
import type { GeneralId } from '../printed/ids.ts';
import { attackedHordes, strikeOrStudy, volley } from '../rules/abilities.ts';
import { couldSortie, newSortie, noShots, type Sortie, sortie } from '../rules/attack.ts';
import { findHorde } from '../rules/battle.ts';
import type { General } from '../rules/cards.ts';
import { own } from '../rules/moments.ts';
import { archersOn, gain, pay, score, sectionsOf, supportOf } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';
import { TOGETHER_GENERAL } from './generals-together.ts';

/** Very many supporters count for no more than this where a card says so. */
const capped = (supporters: number, most: number): number => Math.min(supporters, most);

const onePerSupporter = (g: Table, seat: Seat): Sortie =>
  newSortie(g, seat, supportOf(g, seat), sectionsOf(g), noShots());

const horsemenOn = (g: Table, horde: string, seat: Seat): number =>
  findHorde(g, horde as HordeId).horde.soldiers.filter(({ clan, troop }) => clan === seat && troop === 'horseman')
    .length;

const mannedSections = (g: Table, seat: Seat): number =>
  sectionsOf(g).filter(section => archersOn(g, section, seat) > 0).length;

/** GW-GENERAL-02: the more supporters, the stronger. */
export const GENERAL: Readonly<Record<GeneralId, General>> = {
  ...TOGETHER_GENERAL,
  /** Whenever you upgrade an overseer: gain 2 honor per supporting advisor. */
  'song-ci': {
    rule: 'GW-OVERSEER-02',
    start: goods(3, 3, 4, 6),
    tactics: 1,
    tea: 40,
    gains: {
      on: 'upgraded',
      could: own,
      does: (g, _, seat, rule) => score(g, seat, 'cards', 2 * supportOf(g, seat), rule),
    },
    worth: 0.83,
  },
  /** When your soldiers would be killed: save one per supporting advisor for 1 chi each. */
  'yang-ye': {
    rule: 'GW-SAVE-02',
    start: goods(2, 4, 3, 7),
    tactics: 2,
    tea: 55,
    passives: { cheapSaves: n => n },
    worth: 0.22,
  },
  /** For each spearman or horseman you place on a horde: gain 1 honor per supporting advisor, at most 4. */
  'che-kung': {
    rule: 'GW-ATTACK-19',
    start: goods(4, 5, 4, 6),
    tactics: 1,
    tea: 18,
    gains: {
      on: 'attacked',
      could: (_, { seat, what }, owner) => seat === owner && what !== 'archer',
      does: (g, _, seat, rule) => score(g, seat, 'cards', capped(supportOf(g, seat), 4), rule),
    },
    worth: 0.66,
  },
  /** After you play a tactic: gain 1 chi per supporting advisor, at most 4. */
  'zhang-shijie': {
    rule: 'GW-TACTIC-04',
    start: goods(4, 4, 4, 3),
    tactics: 2,
    tea: 72,
    gains: {
      on: 'tactic-played',
      could: own,
      does: (g, _, seat, rule) => gain(g, seat, 'chi', capped(supportOf(g, seat), 4), rule),
    },
    worth: 0.5,
  },
  /** After your activation step: attack with one resting soldier per supporting advisor. */
  'yue-fei': {
    rule: 'GW-ATTACK-14',
    start: goods(3, 5, 2, 5),
    tactics: 1,
    tea: 65,
    may: {
      on: 'activation-over',
      could: (g, { seat }, owner) => seat === owner && couldSortie(g, onePerSupporter(g, owner)),
      does: (g, _, seat) => call(g, sortie, onePerSupporter(g, seat)),
    },
    worth: 0.33,
  },
  /** Once per attack, for 1 chi: place up to one wound per supporting advisor on one horde you attacked, at most 4. */
  'han-shizhong': {
    rule: 'GW-ATTACK-11',
    start: goods(4, 4, 3, 5),
    tactics: 1,
    tea: 33,
    may: {
      on: 'attack-over',
      could: (g, { seat }, owner) => seat === owner && attackedHordes(g).length > 0,
      can: (g, seat) => g.players[seat]!.goods.chi >= 1,
      does: (g, _, seat, rule) => {
        pay(g, seat, 'chi', 1, rule);
        volley(g, seat, capped(supportOf(g, seat), 4), attackedHordes(g), true);
      },
    },
    worth: 0.33,
  },
  /**
   * When the shooting begins, for each section with one of your archers on a post: gain 1 honor per supporting advisor,
   * at most 4.
   */
  'liang-hongyu': {
    rule: 'GW-WINTER-01',
    start: goods(5, 2, 3, 7),
    tactics: 1,
    tea: 47,
    gains: {
      on: 'shooting',
      could: (g, _, owner) => mannedSections(g, owner) > 0,
      does: (g, _, seat, rule) =>
        score(g, seat, 'cards', mannedSections(g, seat) * capped(supportOf(g, seat), 4), rule),
    },
    worth: 0.55,
  },
  /**
   * Your horsemen cost 1 gold less per supporting advisor. When a horde is defeated: gain 2 honor for each of your
   * horsemen on it.
   */
  'meng-gong': {
    rule: 'GW-DEFEAT-03',
    start: goods(4, 3, 5, 3),
    tactics: 1,
    tea: 28,
    passives: { horsemanDiscount: n => n },
    gains: {
      on: 'defeated',
      could: (g, { what }, owner) => horsemenOn(g, what, owner) > 0,
      does: (g, { what }, seat, rule) => score(g, seat, 'cards', 2 * horsemenOn(g, what, seat), rule),
    },
    worth: 0.33,
  },
  /**
   * Once per recruitment: pay 1 resource of your choice less per supporting advisor. Every soldier costs at least 1.
   */
  'zong-ze': {
    rule: 'GW-LOC-BARRACKS-03',
    start: goods(3, 3, 4, 4),
    tactics: 1,
    tea: 22,
    passives: { waiver: n => n },
    worth: 0.39,
  },
  /**
   * When a location activates, except the Embassy: your only clerk there counts as one per supporting advisor, at most
   * 4.
   */
  'wen-tianxiang': {
    rule: 'GW-LOC-07',
    start: goods(4, 4, 4, 4),
    tactics: 1,
    tea: 2,
    passives: { loneClerk: n => capped(n, 4) },
    worth: 0.83,
  },
  /**
   * After a location activates where you had 2 clerks or more: attack with 1 resting soldier or draw a tactic. Once per
   * supporting advisor each autumn.
   */
  'bi-zaiyu': {
    rule: 'GW-LOC-08',
    start: goods(3, 4, 3, 5),
    tactics: 2,
    tea: 80,
    may: {
      on: 'activated',
      could: (g, { seat }, owner) =>
        seat === owner && g.players[owner]!.tired.filter(card => card === 'bi-zaiyu').length < supportOf(g, owner),
      does: (g, _, seat) => {
        g.players[seat]!.tired.push('bi-zaiyu');
        strikeOrStudy(g, seat);
      },
    },
    worth: 0.55,
  },
  /**
   * When you build a wall level: gain 2 honor per supporting advisor. When you build a barricade: gain 1 per advisor,
   * at most 3. With two players: gain 1 per advisor for a level, and at most 1 for a barricade.
   */
  'yu-jie': {
    rule: 'GW-LOC-BUILD-08',
    start: goods(5, 5, 5, 4),
    tactics: 1,
    tea: 12,
    gains: {
      on: 'built',
      could: own,
      does: (g, { what }, seat, rule) => {
        const supporters = supportOf(g, seat);
        const { wall, barricade } = g.seats === 2 ? { wall: 1, barricade: 1 } : { wall: 2, barricade: 3 };
        score(g, seat, 'cards', what === 'wall' ? wall * supporters : capped(supporters, barricade), rule);
      },
    },
    worth: 0.99,
  },
  /**
   * When a horde with one of your soldiers is defeated: you count as covering 1 more vital point per supporting
   * advisor.
   */
  'yang-paifeng': {
    rule: 'GW-DEFEAT-05',
    start: goods(3, 5, 4, 4),
    tactics: 1,
    tea: 88,
    passives: { claimSpots: n => n },
    worth: 0.44,
  },
};
