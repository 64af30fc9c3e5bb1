import { call, type Seat } from '@teahouse/kernel';
import { RESOURCES } from '../ids.ts';
import { arrowStorm, attackFrom, canUpgrade, mayStorm, retreat, retreatAll, upgradeSome } from '../rules/abilities.ts';
import { couldSortie, newSortie, noShots, sortie } from '../rules/attack.ts';
import { hasSoldier } from '../rules/battle.ts';
import { couldMove, move } from '../rules/clerks.ts';
import { isDoomed } from '../rules/defeat.ts';
import { gainAny } from '../rules/goods.ts';
import { freeBarricades, roomForBarricades } from '../rules/locations/builders-camp.ts';
import { couldMarch, forcedMarch } from '../rules/locations/logistics.ts';
import { couldUpgrade } from '../rules/locations/production.ts';
import type { Moment, MomentType } from '../rules/moments.ts';
import { burdens, liftShame } from '../rules/shame.ts';
import { score, sectionsOf } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';
import type { TacticFace } from './ids.ts';

interface Box {
  /** What only the holder knows, such as whether it can be paid. */
  can(g: Table, seat: Seat): boolean;
  does(g: Table, seat: Seat): void;
}

export interface Tactic {
  /** When it may be played. */
  window: MomentType;
  /** Chi for the stronger box. */
  boost: number;
  /** Whether it could do anything for a seat, as far as everybody knows. */
  could(g: Table, moment: Moment, seat: Seat): boolean;
  basic: Box;
  boosted: Box;
}

const box = (does: Box['does'], can: Box['can'] = () => true): Box => ({ can, does });

const rested = (g: Table, seat: Seat, left: number) => ({
  ...newSortie(g, seat, left, sectionsOf(g), noShots()),
  part: true,
});

export const TACTIC: Readonly<Record<TacticFace, Tactic>> = {
  /** When your soldiers would be killed: save 1 of them. Boosted: all of this event. */
  retreat: {
    window: 'doomed',
    boost: 2,
    could: (g, _, seat) => isDoomed(g, seat),
    basic: box(retreat),
    boosted: box(retreatAll),
  },
  /** In summer: upgrade 1 overseer for 2 less. Boosted: upgrade 2 different ones for nothing more. */
  restless: {
    window: 'summer',
    boost: 3,
    could: (g, _, seat) => RESOURCES.some(resource => couldUpgrade(g, seat, resource)),
    basic: box((g, seat) => upgradeSome(g, seat, 1, false), canUpgrade),
    boosted: box((g, seat) => upgradeSome(g, seat, 2, true)),
  },
  /** When you recruit or may attack: attack with 1 resting soldier. Boosted: with up to 3 of one section. */
  'feigned-flight': {
    window: 'attack',
    boost: 2,
    could: (g, moment, seat) => moment.seat === seat && couldSortie(g, rested(g, seat, 1)),
    basic: box((g, seat) => call(g, sortie, rested(g, seat, 1))),
    boosted: box((g, seat) => attackFrom(g, seat, 3)),
  },
  /** Before a defeat check: 1 wound where you have an archer on a post. Boosted: 1 per archer there, and 1 more. */
  'arrow-storm': {
    window: 'check',
    boost: 2,
    could: (g, _, seat) => mayStorm(g, seat),
    basic: box((g, seat) => arrowStorm(g, seat, false)),
    boosted: box((g, seat) => arrowStorm(g, seat, true)),
  },
  /** After a command's effects: move 1 clerk. Boosted: up to 2, also to one location. */
  'night-labour': {
    window: 'ordered',
    boost: 2,
    could: (g, _, seat) => couldMove(g, seat),
    basic: box((g, seat) => move(g, seat, 1)),
    boosted: box((g, seat) => move(g, seat, 2, { spread: false })),
  },
  /** At the start of any turn: move resting soldiers to another rest zone. Boosted: then attack with 1 of them. */
  'forced-march': {
    window: 'turn',
    boost: 1,
    could: (g, _, seat) => couldMarch(g, seat, false),
    basic: box((g, seat) => forcedMarch(g, seat, false)),
    boosted: box((g, seat) => forcedMarch(g, seat, true)),
  },
  /** In summer: 2 wood, stone or gold. Boosted: 5. */
  'tribute-caravan': {
    window: 'summer',
    boost: 2,
    could: () => true,
    basic: box((g, seat) => gainAny(g, seat, 2, 'GW-TACTIC-02')),
    boosted: box((g, seat) => gainAny(g, seat, 5, 'GW-TACTIC-02')),
  },
  /** At the start of the assault: 1 barricade for nothing. Boosted: 2. */
  stockades: {
    window: 'assault',
    boost: 2,
    could: g => roomForBarricades(g).length > 0,
    basic: box((g, seat) => freeBarricades(g, seat, 1)),
    boosted: box((g, seat) => freeBarricades(g, seat, 2)),
  },
  /** In summer: discard 1 of your shame tokens. Boosted: 2, and 3 honor. */
  'public-atonement': {
    window: 'summer',
    boost: 3,
    could: (g, _, seat) => burdens(g.players[seat]!).length > 0,
    basic: box((g, seat) => liftShame(g, seat, 1, 'GW-TACTIC-02')),
    boosted: box((g, seat) => {
      score(g, seat, 'cards', 3, 'GW-TACTIC-02');
      liftShame(g, seat, 2, 'GW-TACTIC-02');
    }),
  },
  /** If a horde with your soldier is defeated in this check: 3 honor. Boosted: and 2 points more towards the claim. */
  'trophy-hunters': {
    window: 'check',
    boost: 2,
    could: (g, _, seat) => g.sections.some(({ hordes }) => hordes.some(horde => hasSoldier(horde, seat))),
    basic: box((g, seat) => {
      g.hunters.push({ seat, spots: 0 });
    }),
    boosted: box((g, seat) => {
      g.hunters.push({ seat, spots: 2 });
    }),
  },
};
