import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { NO, YES } from '../ids.ts';
import { note } from '../journal.ts';
import { EXPLORATION } from '../printed/decks.ts';
import type { AreaId, Destiny, ExplorationId, HeroId } from '../printed/ids.ts';
import type { Area, Hero, Table } from '../table.ts';
import { area, isFriendly, isUncontrolled, unitsIn } from './areas.ts';
import { anyway, asks, does, procedure } from './book.ts';
import { heal, heroOf, hurt, serves } from './heroes.ts';
import { drawQuests, drawReward, gainInfluence } from './holdings.ts';
import { canReceiveRune, receipt, receiveRune } from './runes.ts';
import { test } from './test.ts';
import { crowd, place } from './troops.ts';

/* RW-OPT-EXP: exploration tokens. */

const revealed = ({ exploration }: Area): ExplorationId | null =>
  exploration?.revealed === true ? exploration.token : null;
export const isDungeon = (g: Table, at: AreaId): boolean => revealed(area(g, at)) === 'dungeon';

interface Explorer {
  seat: Seat;
  hero: HeroId;
  at: AreaId;
  /** Whether he came here, or the token was turned over just now. */
  arrived: boolean;
  got: Destiny | null;
}

/** RW-OPT-EXP-04, 05: a hero has ended his move. The last thing a step does. */
export function explore(g: Table, seat: Seat, hero: Hero, arrived: boolean): void {
  const { exploration } = area(g, hero.area);
  if (exploration === null) return;
  const fresh = !exploration.revealed;
  if (fresh) {
    exploration.revealed = true;
    note(g, 'explores', 'RW-OPT-EXP-04', seat, exploration.token, 0, hero.area);
  }
  const v: Explorer = { seat, hero: hero.id, at: hero.area, arrived: arrived || fresh, got: null };
  call(g, exploration.token === 'dungeon' ? dungeon : token, v);
}

/** RW-OPT-EXP-09 */
function discardToken(g: Table, at: AreaId, seat: Seat): void {
  const here = area(g, at);
  const { token } = here.exploration!;
  here.exploration = null;
  g.explorationDiscard.push(token);
  note(g, 'token-gone', 'RW-OPT-EXP-09', seat, token, 0, at);
}

/** What one does; lasting ones do it whenever a hero ends his move there. */
const DOES: Readonly<Partial<Record<ExplorationId, (g: Table, v: Explorer, hero: Hero) => void>>> = {
  cache: (g, { seat }, hero) => {
    drawReward(g, seat, hero, 'RW-OPT-EXP-04');
  },
  hermit: (g, { seat }) => drawQuests(g, seat, 1, 'RW-OPT-EXP-04'),
  trap: (g, v) => call(g, test, { seat: v.seat, hero: v.hero, attribute: 'agility', extra: 0 }, v),
  shrine: (g, { seat }, hero) => heal(g, seat, hero, hero.damage, 'RW-OPT-EXP-04'),
  'wild-pack': (g, { seat, at }, hero) => {
    const here = area(g, at);
    if (!isUncontrolled(g, here)) return hurt(g, seat, hero, 1, 'RW-OPT-EXP-04');
    const n = Math.min(2, g.supply.beastman);
    if (n === 0) return;
    place(g, here, NOBODY, 'beastman', n);
    note(g, 'places', 'RW-OPT-EXP-04', NOBODY, 'beastman', n, at);
    crowd(g, at, seat, 'RW-LIMIT-04');
  },
};

const TRAP_DAMAGE = 2;

const token = procedure<Explorer>('exploration', {
  resolve: does((g, v) => DOES[area(g, v.at).exploration!.token]?.(g, v, heroOf(g, v.seat, v.hero))),
  trap: does((g, { seat, hero, got }) => {
    if (got === 'red') hurt(g, seat, heroOf(g, seat, hero), TRAP_DAMAGE, 'RW-OPT-EXP-04');
  }),
  discard: does((g, { at, seat }) => {
    if (!EXPLORATION[area(g, at).exploration!.token].lasting) discardToken(g, at, seat);
  }),
});

/** Once per arrival Strength may be tested: a reward on gold, which uses it up, and damage on red. */
const dungeon = procedure<Explorer>('exploration/dungeon', {
  enter: asks({
    rule: 'RW-OPT-EXP-07',
    who: (_, { seat, arrived }) => (arrived ? seat : NOBODY),
    options: () => [YES, NO],
    otherwise: () => NO,
    take: (g, v, answer) => {
      if (answer === YES) call(g, test, { seat: v.seat, hero: v.hero, attribute: 'strength', extra: 0 }, v);
    },
  }),
  outcome: anyway((g, { seat, hero: id, at, got }) => {
    if (!serves(g, seat, id) || got === null) return;
    const hero = heroOf(g, seat, id);
    if (got === 'red') hurt(g, seat, hero, 1, 'RW-OPT-EXP-07');
    if (got !== 'gold') return;
    drawReward(g, seat, hero, 'RW-OPT-EXP-07');
    discardToken(g, at, seat);
  }),
});

/** RW-OPT-EXP-08 */
const NEEDED_UNITS = 6;
const SPOILS = 2;

/** Areas whose exploration token a player may destroy in his turn. */
export function destructibleTokens(g: Table, seat: Seat): AreaId[] {
  const ids: AreaId[] = [];
  if (!g.house.exploration) return ids;
  for (const here of g.areas) {
    const token = revealed(here);
    if (token === null || !EXPLORATION[token].destructible) continue;
    if (token === 'rune-vault' && !canReceiveRune(g, seat)) continue;
    if (here.holder === seat && isFriendly(g, seat, here) && unitsIn(here) >= NEEDED_UNITS) ids.push(here.id);
  }
  return ids;
}

/** The last thing a step does. */
export function destroyToken(g: Table, seat: Seat, at: AreaId): void {
  const { token } = area(g, at).exploration!;
  discardToken(g, at, seat);
  if (token === 'rune-vault') call(g, receiveRune, receipt(seat, 'vault'));
  else gainInfluence(g, seat, SPOILS, 'RW-OPT-EXP-08');
}
