import type { Seat } from '@teahouse/kernel';
import type { AreaId, UnitId } from '../../printed/ids.ts';
import { does, procedure } from '../book.ts';

export interface Retreat {
  /** Whose units they are; NOBODY: neutral ones. */
  side: Seat;
  /** Who chooses. */
  speaker: Seat;
  from: AreaId;
  /** Kinds in the group: flyers ignore borders only among themselves (RW-RETREAT-07). */
  units: UnitId[];
}

/** RW-RETREAT: chooses where a group goes, and gives it; the caller moves and routs the units, or destroys them on null. */
export const chooseRetreat = procedure<Retreat, string, { to: AreaId | null; flyersOnly: boolean }>('retreat', {
  choose: does(() => undefined),
});
