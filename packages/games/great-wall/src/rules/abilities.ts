import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, DRAW, PASS, POST, RESOURCES, type Resource, SECTIONS, TROOPS } from '../ids.ts';
import { note } from '../journal.ts';
import { type HordeId, target } from '../printed/hordes.ts';
import type { Table } from '../table.ts';
import { attackedIn, couldSortie, newSortie, noShots, partOfAttack, sortie } from './attack.ts';
import { findHorde, freePosts, offerWounds, wound, woundable } from './battle.ts';
import { answered, asks, procedure } from './book.ts';
import { doomedTroops, isBreach, saveOne } from './defeat.ts';
import { canAfford, couldUpgrade, newUpgrade, payUpgrade, raiseOverseer, waysUp } from './locations/production.ts';
import { happens } from './moments.ts';
import { drawTactics } from './tactics.ts';
import { archersOn, restOf, sectionsOf } from './vocabulary.ts';

// What generals, advisors and tactics ask.

interface Volley {
  seat: Seat;
  left: number;
  hordes: HordeId[];
  /** As many wounds as own archers stand there, and one more. */
  storm: boolean;
  /** It may end sooner. */
  upTo: boolean;
}

/** Wounds on one of some hordes. */
export const volleying = procedure<Volley>(
  'card/volley',
  {
    shoot: asks({
      rule: 'GW-ATTACK-11',
      who: (g, { seat, left, hordes }) => (left > 0 && openSpots(g, hordes).length > 0 ? seat : NOBODY),
      options: (g, { hordes, upTo }) => {
        const out = openSpots(g, hordes);
        if (upTo) out.push(DONE);
        return out;
      },
      otherwise: (g, { hordes }) => openSpots(g, hordes)[0]!,
      take: (g, v, spot, seat) => {
        if (spot === DONE) return;
        const { horde } = target(spot);
        if (v.storm) v.left = 1 + archersOn(g, findHorde(g, horde).section, seat);
        v.storm = false;
        v.left--;
        v.hordes = [horde];
        wound(g, seat, target(spot), 'GW-ATTACK-11');
        return 'again';
      },
    }),
  },
  { draft: true },
);

function openSpots(g: Table, hordes: readonly HordeId[]): string[] {
  const out: string[] = [];
  for (const id of hordes) offerWounds(findHorde(g, id).horde, out);
  return out;
}

export const volley = (g: Table, seat: Seat, left: number, hordes: HordeId[], upTo: boolean): void =>
  call(g, volleying, { seat, left, hordes, storm: false, upTo });

/** The hordes of the attack under way that can still be wounded. */
export function attackedHordes(g: Table): HordeId[] {
  const out: HordeId[] = [];
  for (const id of attackedIn(g)) if (!out.includes(id) && openSpots(g, [id]).length > 0) out.push(id);
  return out;
}

/** Sections where a seat has an archer on a post and something to shoot at. */
const stormable = (g: Table, seat: Seat): number[] =>
  sectionsOf(g).filter(section => archersOn(g, section, seat) > 0 && woundable(g.sections[section]!).length > 0);
export const mayStorm = (g: Table, seat: Seat): boolean => stormable(g, seat).length > 0;
export function arrowStorm(g: Table, seat: Seat, storm: boolean): void {
  const hordes: HordeId[] = [];
  for (const section of stormable(g, seat)) for (const { id } of g.sections[section]!.hordes) hordes.push(id);
  call(g, volleying, { seat, left: 1, hordes, storm, upTo: false });
}

/** One soldier who would die is saved. */
export const retreating = procedure<{ seat: Seat }>('card/retreat', {
  choose: asks({
    rule: 'GW-SAVE-05',
    who: (_, { seat }) => seat,
    options: (g, _, seat) => doomedTroops(g, seat),
    otherwise: (g, _, seat) => doomedTroops(g, seat)[0]!,
    take: (g, _, troop, seat) => saveOne(g, seat, troop, isBreach(g)),
  }),
});
export function retreat(g: Table, seat: Seat): void {
  call(g, retreating, { seat });
}

/** GW-SAVE-05 */
export function retreatAll(g: Table, seat: Seat): void {
  const breach = isBreach(g);
  for (const troop of TROOPS) while (doomedTroops(g, seat).includes(troop)) saveOne(g, seat, troop, breach);
}

interface Upgrades {
  seat: Seat;
  left: number;
  /** At no further cost; otherwise for 2 less. */
  free: boolean;
  done: Resource[];
  resource: Resource | null;
}
const REBATE = 2;
const restlessUpgrade = (g: Table, seat: Seat, resource: Resource) => newUpgrade(g, seat, resource, REBATE, 0);

/** Some overseers, each once. */
export const upgrading = procedure<Upgrades, 'choose' | 'raise' | 'tell' | 'next'>(
  'card/upgrade',
  {
    choose: asks({
      rule: 'GW-OVERSEER-02',
      pause: true,
      who: (_, { seat, left }) => (left > 0 ? seat : NOBODY),
      options: (g, { free, done }, seat) => {
        const out: (Resource | typeof PASS)[] = [PASS];
        for (const resource of RESOURCES) {
          if (done.includes(resource) || !couldUpgrade(g, seat, resource)) continue;
          if (free || canAfford(g, restlessUpgrade(g, seat, resource))) out.push(resource);
        }
        return out;
      },
      otherwise: () => PASS,
      take: (_, v, answer) => {
        if (answer === PASS) return 'leave';
        v.left--;
        v.resource = answer;
        v.done.push(answer);
      },
    }),
    raise: asks({
      rule: 'GW-OVERSEER-03',
      who: (_, { seat, resource }) => (resource === null ? NOBODY : seat),
      options: (g, { resource }, seat) => waysUp(g, seat, resource!),
      take: (g, { free, resource }, how, seat) => {
        const upgrade = restlessUpgrade(g, seat, resource!);
        raiseOverseer(g, seat, resource!, how);
        if (!free) payUpgrade(g, upgrade);
      },
    }),
    tell: answered((g, v) => {
      const resource = v.resource!;
      v.resource = null;
      happens(g, 'upgraded', v.seat, resource);
    }),
    next: answered(() => ({ goto: 'choose' })),
  },
  { draft: true },
);
export const upgradeSome = (g: Table, seat: Seat, left: number, free: boolean): void =>
  call(g, upgrading, { seat, left, free, done: [], resource: null });
export function canUpgrade(g: Table, seat: Seat): boolean {
  return RESOURCES.some(
    resource => couldUpgrade(g, seat, resource) && canAfford(g, restlessUpgrade(g, seat, resource)),
  );
}

/** Attack with some resting soldiers of one section. */
export const sally = procedure<{ seat: Seat; left: number }>(
  'card/sally',
  {
    choose: asks({
      rule: 'GW-ATTACK-14',
      who: (_, { seat }) => seat,
      options: (g, { left }, seat) => {
        const out: string[] = [PASS];
        for (const section of sectionsOf(g))
          if (couldSortie(g, sallyFrom(g, seat, left, section))) out.push(SECTIONS[section]!);
        return out;
      },
      otherwise: () => PASS,
      take: (g, { left }, answer, seat) => {
        if (answer === PASS) return;
        call(g, sortie, sallyFrom(g, seat, left, (SECTIONS as readonly string[]).indexOf(answer)));
      },
    }),
  },
  { draft: true },
);
const sallyFrom = (g: Table, seat: Seat, left: number, section: number) =>
  partOfAttack(g, newSortie(g, seat, left, [section], noShots()));
export const attackFrom = (g: Table, seat: Seat, left: number): void => call(g, sally, { seat, left });

/** An attack with one resting soldier, or a tactic. */
export const choosing = procedure<{ seat: Seat }>('card/strike-or-study', {
  choose: asks({
    rule: 'GW-GENERAL-01',
    who: (_, { seat }) => seat,
    options: (g, _, seat) =>
      couldSortie(g, newSortie(g, seat, 1, sectionsOf(g), noShots())) ? ['attack', DRAW[1]!] : [DRAW[1]!],
    otherwise: () => DRAW[1]!,
    take: (g, _, answer, seat) => {
      if (answer === 'attack') call(g, sortie, newSortie(g, seat, 1, sectionsOf(g), noShots()));
      else call(g, drawTactics, { seat, n: 1, spare: 0, keep: 0 });
    },
  }),
});
export const strikeOrStudy = (g: Table, seat: Seat): void => call(g, choosing, { seat });

/** Defence for one section until the end of winter. */
export const bolstering = procedure<{ seat: Seat; n: number }>('card/bolster', {
  choose: asks({
    rule: 'GW-WINTER-05',
    who: (_, { seat }) => seat,
    options: g => sectionsOf(g).map(section => SECTIONS[section]!),
    take: (g, { n }, answer, seat) => {
      g.sections[SECTIONS.indexOf(answer)]!.bolster += n;
      note(g, 'bolsters', 'GW-ADV-03', seat, '', n, answer);
    },
  }),
});
export const bolster = (g: Table, seat: Seat, n: number): void => call(g, bolstering, { seat, n });

export const mayManPost = (g: Table, seat: Seat, section: number): boolean =>
  restOf(g, section, seat).archer > 0 && freePosts(g.sections[section]!) > 0;

/** A resting archer takes a post and places a wound. It is no attack. */
export function manPost(g: Table, seat: Seat, section: number): void {
  const where = g.sections[section]!;
  where.rest[seat]!.archer--;
  where.posts.push(seat);
  note(g, 'marches', 'GW-ADV-03', seat, 'archer', 0, POST[section]!);
  volley(
    g,
    seat,
    1,
    where.hordes.map(({ id }) => id),
    false,
  );
}
