import type { Seat } from '@teahouse/kernel';
import type { AreaId } from '../printed/ids.ts';
import type { Troop } from '../table.ts';
import { does, procedure } from './book.ts';

/** Units that moved in, by where they came from; they are taken out of those areas when the battle begins. */
export interface Attack {
  seat: Seat;
  at: AreaId;
  /** Strength of the Conquer bonus. */
  bonus: number;
  army: Troop[];
}

/** RW-BATTLE. The army has left its areas and stands nowhere else: it is in the battle. */
export const battle = procedure<Attack>('battle', { marker: does(() => undefined) });
