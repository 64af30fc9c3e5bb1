import { call } from '@teahouse/kernel';
import type { Goods } from '../ids.ts';
import { attackedHordes, strikeOrStudy, volley } from '../rules/abilities.ts';
import { couldSortie, newSortie, noShots, sortie } from '../rules/attack.ts';
import { findHorde } from '../rules/battle.ts';
import { archersOn, gain, pay, score, sectionsOf, supportOf } from '../rules/vocabulary.ts';
import type { HordeId } from './hordes.ts';
import { GENERALS, type GeneralId } from './ids.ts';
import { forced, optional, own, type Talent } from './talents.ts';

/** What a general brings along, how high the tea marker starts, and what the supporters make of the ability. */
export interface General extends Talent {
  start: Goods;
  tactics: number;
  tea: number;
}

const setup = (wood: number, stone: number, gold: number, chi: number, tactics: number, tea: number) => ({
  start: { wood, stone, gold, chi },
  tactics,
  tea,
  abilities: [],
  passives: {},
});

/** Very many supporters count for no more than this where a card says so. */
const capped = (supporters: number, most: number): number => Math.min(supporters, most);

export const GENERAL: Readonly<Record<GeneralId, General>> = {
  /** Each time you upgrade an overseer: 2 honor per supporter. */
  'song-ci': {
    ...setup(3, 3, 4, 4, 1, 40),
    abilities: [
      forced('upgraded', own, (g, _, seat) => score(g, seat, 'cards', 2 * supportOf(g, seat), 'GW-GENERAL-02')),
    ],
  },
  /** Of your soldiers who would be killed, one per supporter may be saved for 1 chi. */
  'yang-ye': { ...setup(2, 4, 3, 7, 2, 55), passives: { cheapSaves: n => n } },
  /** For each spearman or horseman you place on a horde: 1 honor per supporter, at most 4. */
  'che-kung': {
    ...setup(3, 5, 3, 5, 1, 18),
    abilities: [
      forced(
        'attacked',
        (_, { seat, what }, owner) => seat === owner && what !== 'archer',
        (g, _, seat) => score(g, seat, 'cards', capped(supportOf(g, seat), 4), 'GW-GENERAL-02'),
      ),
    ],
  },
  /** After you play a tactic: 1 chi per supporter, at most 4. */
  'zhang-shijie': {
    ...setup(4, 4, 4, 3, 2, 72),
    abilities: [
      forced('tactic-played', own, (g, _, seat) =>
        gain(g, seat, 'chi', capped(supportOf(g, seat), 4), 'GW-GENERAL-02'),
      ),
    ],
  },
  /** After your activation step you may attack with one resting soldier per supporter. */
  'yue-fei': {
    ...setup(3, 5, 2, 5, 1, 65),
    abilities: [
      optional(
        'activation-over',
        (g, { seat }, owner) =>
          seat === owner && couldSortie(g, newSortie(g, owner, supportOf(g, owner), sectionsOf(g), noShots())),
        (g, _, seat) => call(g, sortie, newSortie(g, seat, supportOf(g, seat), sectionsOf(g), noShots())),
      ),
    ],
  },
  /** Once per attack: pay 1 chi for up to one wound per supporter, at most 4, on one horde you attacked. */
  'han-shizhong': {
    ...setup(4, 4, 3, 5, 1, 33),
    abilities: [
      optional(
        'attack-over',
        (g, { seat }, owner) => seat === owner && attackedHordes(g).length > 0,
        (g, _, seat) => {
          pay(g, seat, 'chi', 1, 'GW-GENERAL-01');
          volley(g, seat, capped(supportOf(g, seat), 4), attackedHordes(g), true);
        },
        (g, seat) => g.players[seat]!.goods.chi >= 1,
      ),
    ],
  },
  /** When shooting begins, for each section with an archer of yours on a post: 1 honor per supporter, at most 4. */
  'liang-hongyu': {
    ...setup(5, 2, 3, 7, 1, 47),
    abilities: [
      forced(
        'shooting',
        (g, _, owner) => sectionsOf(g).some(section => archersOn(g, section, owner) > 0),
        (g, _, seat) => {
          const manned = sectionsOf(g).filter(section => archersOn(g, section, seat) > 0).length;
          score(g, seat, 'cards', manned * capped(supportOf(g, seat), 4), 'GW-GENERAL-02');
        },
      ),
    ],
  },
  /** Horsemen cost 1 gold less per supporter. When a horde is defeated: 2 honor per horseman of yours on it. */
  'meng-gong': {
    ...setup(4, 3, 6, 3, 1, 28),
    passives: { horsemanDiscount: n => n },
    abilities: [
      forced(
        'defeated',
        (g, { what }, owner) =>
          findHorde(g, what as HordeId).horde.soldiers.some(
            ({ clan, troop }) => clan === owner && troop === 'horseman',
          ),
        (g, { what }, seat) => {
          const { soldiers } = findHorde(g, what as HordeId).horde;
          const riders = soldiers.filter(({ clan, troop }) => clan === seat && troop === 'horseman').length;
          score(g, seat, 'cards', 2 * riders, 'GW-GENERAL-01');
        },
      ),
    ],
  },
  /** Once per recruitment: one resource less per supporter; every soldier costs at least 1. */
  'zong-ze': { ...setup(3, 3, 4, 4, 1, 22), passives: { waiver: n => n } },
  /** A single clerk of yours counts, except at the embassy, as one per supporter, at most 4. */
  'wen-tianxiang': { ...setup(4, 4, 4, 4, 1, 2), passives: { loneClerk: n => capped(n, 4) } },
  /** After a location activates where you had 2 clerks or more: attack with 1 resting soldier, or draw a tactic. At most once per supporter each autumn. */
  'bi-zaiyu': {
    ...setup(3, 4, 3, 5, 2, 80),
    abilities: [
      optional(
        'activated',
        (g, { seat }, owner) =>
          seat === owner && g.players[owner]!.tired.filter(card => card === 'bi-zaiyu').length < supportOf(g, owner),
        (g, _, seat) => {
          g.players[seat]!.tired.push('bi-zaiyu');
          strikeOrStudy(g, seat);
        },
      ),
    ],
  },
  /** When you build a wall level: 2 honor per supporter; a barricade: 1 per supporter, at most 3; with two players 1 and at most 1. */
  'yu-jie': {
    ...setup(5, 5, 4, 2, 1, 12),
    abilities: [
      forced('built', own, (g, { what }, seat) => {
        const supporters = supportOf(g, seat);
        const { wall, barricade } = g.seats === 2 ? { wall: 1, barricade: 1 } : { wall: 2, barricade: 3 };
        score(g, seat, 'cards', what === 'wall' ? wall * supporters : capped(supporters, barricade), 'GW-GENERAL-02');
      }),
    ],
  },
  /** On a defeated horde with a soldier of yours you cover one vital point more per supporter. */
  'yang-paifeng': { ...setup(3, 5, 4, 4, 1, 88), passives: { claimSpots: n => n } },
};

export const isGeneral = (id: string): id is GeneralId => (GENERALS as readonly string[]).includes(id);
