import type { Seat } from '@teahouse/kernel';
import type { Rule } from '../../../text/rules/en.ts';
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

/** RW-NEUT-12: all neutral units of an area retreat; `active` is the player whose doing it is. */
export const scatter = procedure<{ at: AreaId; active: Seat; rule: Rule }>('battle/scatter', {
  retreat: does(() => undefined),
});
