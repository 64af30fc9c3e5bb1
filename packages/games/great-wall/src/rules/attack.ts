import { call, NOBODY, type Seat } from '@teahouse/kernel';
import { DONE, POST, SECTIONS, SHOOT, TROOPS, type Troop, type Troops } from '../ids.ts';
import { note } from '../journal.ts';
import { HORDE, type HordeId, target } from '../printed/hordes.ts';
import type { Table } from '../table.ts';
import { findHorde, freePosts, isVacant, wound, woundable } from './battle.ts';
import { anyway, asks, does, each, procedure } from './book.ts';
import { happens } from './moments.ts';
import { drawTactics } from './tactics.ts';
import { archersOn, bonus, gain, pay, restOf, score } from './vocabulary.ts';

/** Chi that is more than anybody needs: what everybody must think another seat may have. */
const ENOUGH = Number.POSITIVE_INFINITY;

/** GW-ATTACK-02, GW-ATTACK-06, GW-ATTACK-09: where a soldier can attack in a section, as answers. */
export function offerAttacks(
  g: Table,
  section: number,
  troop: Troop,
  chi: number,
  secondRow: number,
  out: string[],
): void {
  const where = g.sections[section]!;
  const { hordes } = where;
  if (troop === 'archer') {
    if (freePosts(where) > 0) out.push(POST[section]!);
    return;
  }
  for (let row = 0; row < hordes.length; row++) {
    const horde = hordes[row]!;
    const card = HORDE[horde.id];
    if (troop === 'spearman') {
      if (row > 1 || (row === 1 && (secondRow === 0 || chi < secondRow))) break;
      for (let spot = 0; spot < card.spots.length; spot++) if (isVacant(horde, spot)) out.push(card.spotIds[spot]!);
    } else if (chi >= (card.ability.lances ?? 0)) {
      for (const { id, at } of card.pairs) if (isVacant(horde, at[0]) && isVacant(horde, at[1])) out.push(id);
    }
  }
}

/** Whatever is one attack as a whole keeps the hordes it was made on: a sortie, recruits, an order for everybody. */
export interface Attack {
  attacked: HordeId[];
  /** What it costs one spearman to attack the second row; 0 where nobody may, or one did. */
  secondRow: number;
}

export const newAttack = (g: Table, seat: Seat): Attack => ({ attacked: [], secondRow: bonus(g, seat, 'secondRow') });

/** The attack under way as a whole. */
function attackIn({ stack }: Pick<Table, 'stack'>): Attack | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const { v } = stack[i]!;
    if (isAttack(v)) return v;
  }
  return null;
}
const isAttack = (v: object): v is Attack => 'attacked' in v && v.attacked !== null;

/** The hordes of the attack under way; none where there is none. */
export const attackedIn = (g: Pick<Table, 'stack'>): HordeId[] => attackIn(g)?.attacked ?? [];
export function attacked(g: Table, horde: HordeId): void {
  attackedIn(g).push(horde);
}

/** One soldier attacks. An answer of `offerAttacks` says where. */
interface Strike {
  seat: Seat;
  troop: Troop;
  section: number;
  /** The vital points, a post, or an archer's shot from where he stands. */
  where: string;
}

export const strike = procedure<Strike & { first: number }>(
  'attack/strike',
  {
    place: does((g, v) => {
      const { seat, troop, section, where } = v;
      if (where === SHOOT[section]) return;
      note(g, 'attacks', 'GW-ATTACK-12', seat, troop, 0, where);
      if (troop === 'archer') {
        g.sections[section]!.posts.push(seat);
        return;
      }
      const { horde: id, at } = target(where);
      const { horde, row } = findHorde(g, id);
      const { lances = 0 } = HORDE[id].ability;
      if (troop === 'horseman') pay(g, seat, 'chi', lances, 'GW-COMP-35');
      if (troop === 'spearman' && row > 0) pay(g, seat, 'chi', bonus(g, seat, 'secondRow'), 'GW-ADV-03');
      v.first = horde.soldiers.length === 0 ? 1 : 0;
      horde.soldiers.push({ clan: seat, troop, at: at.slice() });
      g.players[seat]!.wounds += at.length;
      attacked(g, id);
    }),
    shoot: asks({
      rule: 'GW-ATTACK-09',
      who: (_, { seat, troop }) => (troop === 'archer' ? seat : NOBODY),
      options: (g, { section }) => woundable(g.sections[section]!),
      mayBeEmpty: true,
      take: (g, _, spot, seat) => {
        wound(g, seat, target(spot), 'GW-ATTACK-09');
        attacked(g, target(spot).horde);
      },
    }),
    reward: each(
      (_, { troop, where }) => (troop === 'archer' ? [] : target(where).at),
      (g, spot, { seat, where }) => {
        const { gives, n } = HORDE[target(where).horde].spots[spot]!.reward;
        if (gives === 'tactic') call(g, drawTactics, { seat, n, spare: 0, keep: 0 });
        else if (gives === 'honor') score(g, seat, 'rewards', n, 'GW-ATTACK-03');
        else if (gives !== 'nothing') gain(g, seat, gives, n, 'GW-ATTACK-03');
      },
    ),
    tell: does((g, { seat, troop, first, section }) => happens(g, 'attacked', seat, troop, first, section)),
  },
  { draft: true },
);

/** Attacks with soldiers who are already at the wall. */
export interface Sortie extends Omit<Attack, 'attacked'> {
  /** Null where it is part of another attack: then it is no event of its own. */
  attacked: HordeId[] | null;
  seat: Seat;
  /** How many soldiers may still attack. */
  left: number;
  /** Where they may come from. */
  sections: number[];
  /** Which of the resting ones. */
  troops: Troop[];
  /** Archers on posts who may still shoot, by section. */
  shots: number[];
  /** At most one in each section. */
  spread: boolean;
  /** Whoever can attack must. */
  allIn: boolean;
  /** Caused by a tactic: opens no window for another one (AMB-28). */
  byTactic: boolean;
}

/** Own archers who may shoot from where they stand. */
export const allShots = (g: Table, seat: Seat): number[] => SECTIONS.map((_, section) => archersOn(g, section, seat));
export const noShots = (): number[] => SECTIONS.map(() => 0);

export const newSortie = (
  g: Table,
  seat: Seat,
  left: number,
  sections: readonly number[],
  shots: number[],
): Sortie => ({
  ...newAttack(g, seat),
  seat,
  left,
  sections: sections.slice(),
  troops: TROOPS.slice(),
  shots,
  spread: false,
  allIn: false,
  byTactic: false,
});

/** A sortie within the attack under way, which has one spearman in the second row at most. */
export const partOfAttack = (g: Table, sortie: Sortie): Sortie => ({
  ...sortie,
  attacked: null,
  secondRow: attackIn(g)?.secondRow ?? 0,
});

/** All attacks for so much chi: what the seat has, none for what can be forced, ENOUGH for what others must expect. */
function offerSortie(g: Table, v: Sortie, chi: number, out: string[]): string[] {
  for (const section of v.sections) {
    const rest = restOf(g, section, v.seat);
    for (const troop of v.troops) if (rest[troop] > 0) offerAttacks(g, section, troop, chi, v.secondRow, out);
    if (v.shots[section]! > 0 && woundable(g.sections[section]!).length > 0) out.push(SHOOT[section]!);
  }
  return out;
}

/** Whether, as far as everybody knows, somebody could attack. */
export const couldSortie = (g: Table, v: Sortie): boolean => v.left > 0 && offerSortie(g, v, ENOUGH, []).length > 0;

export const sortie = procedure<Sortie>(
  'attack/sortie',
  {
    begin: does((g, v) => {
      if (v.attacked !== null && !v.byTactic && couldSortie(g, v)) happens(g, 'attack', v.seat);
    }),
    choose: asks({
      rule: 'GW-ATTACK-14',
      pause: true,
      who: (g, v) => (couldSortie(g, v) ? v.seat : NOBODY),
      options: (g, v, seat) => {
        const out = offerSortie(g, v, g.players[seat]!.goods.chi, []);
        if (!v.allIn || offerSortie(g, v, 0, []).length === 0) out.push(DONE);
        return out;
      },
      otherwise: (g, v) => (v.allIn ? (offerSortie(g, v, 0, [])[0] ?? DONE) : DONE),
      take: (g, v, where, seat) => {
        if (where === DONE) return;
        const { section, troop } = strikerOf(g, where);
        v.left--;
        if (v.spread) v.sections.splice(v.sections.indexOf(section), 1);
        if (isSecondRow(g, where, troop)) {
          v.secondRow = 0;
          attackIn(g)!.secondRow = 0;
        }
        if (where === SHOOT[section]) v.shots[section]!--;
        else g.sections[section]!.rest[seat]![troop]--;
        call(g, strike, { seat, troop, section, where, first: 0 });
        return 'again';
      },
    }),
    over: anyway((g, v) => {
      if (v.attacked !== null && v.attacked.length > 0) happens(g, 'attack-over', v.seat);
    }),
  },
  { draft: true },
);

/** Which soldier an answer means: the place tells the section, its shape the type. */
export function strikerOf(g: Table, where: string): { section: number; troop: Troop } {
  for (let section = 0; section < SECTIONS.length; section++) {
    if (where === POST[section] || where === SHOOT[section]) return { section, troop: 'archer' };
  }
  const { horde, at } = target(where);
  return { section: findHorde(g, horde).section, troop: at.length === 2 ? 'horseman' : 'spearman' };
}

/** A spearman behind the first horde, who got there by a card. */
export const isSecondRow = (g: Table, where: string, troop: Troop): boolean =>
  troop === 'spearman' && findHorde(g, target(where).horde).row > 0;

export const countTroops = ({ spearman, archer, horseman }: Readonly<Troops>): number => spearman + archer + horseman;
