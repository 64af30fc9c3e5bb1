import type { Seat } from '@teahouse/kernel';
import type { Moment, MomentType } from '../rules/moments.ts';
import type { Table } from '../table.ts';

/** What a general or an active advisor does when something happens. */
export interface Ability {
  on: MomentType;
  /** Plain gains happen by themselves; all else is asked. */
  forced: boolean;
  /** Public knowledge only: it decides who is asked. */
  could(g: Table, moment: Moment, owner: Seat): boolean;
  /** What only the owner knows, such as whether it can be paid. */
  can?(g: Table, owner: Seat): boolean;
  does(g: Table, moment: Moment, owner: Seat): void;
}

/**
 * What a card changes as long as it lies there. Rules ask for the sum, and never for a card by its name.
 * 0 is what holds without any card.
 */
export type Passive =
  | 'upgradeDiscount'
  | 'upgradeWithAnything'
  | 'borrowsOverseers'
  | 'moreDonations'
  | 'ownMoves' // clerks more in an own box
  | 'otherMoves' // and in a box of others
  | 'clerkDiscount'
  | 'clerkPosting' // a new clerk may go straight to work
  | 'advisorDiscount'
  | 'teaSteps'
  | 'teaChi' // on top already
  | 'bribe' // gold instead of shame
  | 'academyDraws' // one more, and then one fewer
  | 'handLimit'
  | 'spearmanRelief' // stone less for a recruitment with a spearman, and so on
  | 'archerRelief'
  | 'horsemanRelief'
  | 'horsemanDiscount' // gold less for every horseman
  | 'waiver' // resources less for a recruitment, of any kind
  | 'firstSaveDiscount'
  | 'cheapSaves' // soldiers that can be saved for 1 chi less
  | 'extraShot'
  | 'recruitSortie'
  | 'secondRow' // chi for a spearman who attacks there
  | 'winsTies'
  | 'claimSpots'
  | 'wallDiscount'
  | 'barricadeDiscount'
  | 'barricadeHonor'
  | 'boostDiscount'
  | 'freePenance'
  | 'loneClerk'; // what a single clerk counts for

export interface Talent {
  readonly abilities: readonly Ability[];
  /** A number, or one that depends on the supporters. */
  readonly passives: Partial<Readonly<Record<Passive, number | ((supporters: number) => number)>>>;
}

/** A plain gain, which happens by itself. */
export const forced = (on: MomentType, could: Ability['could'], does: Ability['does']): Ability => ({
  on,
  forced: true,
  could,
  does,
});
/** Something one may do. */
export const optional = (
  on: MomentType,
  could: Ability['could'],
  does: Ability['does'],
  can: (g: Table, owner: Seat) => boolean = () => true,
): Ability => ({ on, forced: false, could, can, does });

/** The moment is the owner's own: the own turn, the own build. */
export const own = (_: Table, { seat }: Moment, owner: Seat): boolean => seat === owner;
