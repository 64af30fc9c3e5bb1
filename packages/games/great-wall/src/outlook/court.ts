import type { Seat } from '@teahouse/kernel';
import type { GeneralId } from '../cards/ids.ts';
import type { Table } from '../table.ts';
import type { Horizon } from './horizon.ts';

/** Honor a year that a general makes of one supporter more, as bots play. */
const SUPPORTER: Readonly<Record<GeneralId, number>> = {
  'song-ci': 0.83,
  'yang-ye': 0.22,
  'che-kung': 0.66,
  'zhang-shijie': 0.5,
  'yue-fei': 0.33,
  'han-shizhong': 0.33,
  'liang-hongyu': 0.55,
  'meng-gong': 0.33,
  'zong-ze': 0.39,
  'wen-tianxiang': 0.83,
  'bi-zaiyu': 0.55,
  'yu-jie': 0.99,
  'yang-paifeng': 0.44,
};
const ADVISOR = 0.25;
const CLERK = 0.2;
/** Nobody knows what a general will be good for before there is one. */
const UNKNOWN = 0.4;

/** What one more of each is worth to a seat for the rest of the game. */
export interface Prices {
  supporter: number;
  advisor: number;
  clerk: number;
  tactic: number;
}

const TACTIC = 1.1;

export function pricesFor(g: Table, seat: Seat, { summers }: Horizon): Prices {
  const years = summers + 0.4;
  const { general } = g.players[seat]!;
  return {
    supporter: years * (general === null ? UNKNOWN : SUPPORTER[general]),
    advisor: years * ADVISOR,
    clerk: years * CLERK,
    tactic: TACTIC,
  };
}

/** What the next advisor is worth, wherever it is put: an artifact may count supporters. */
export const appointment = (g: Table, { supporter, advisor }: Prices): number =>
  Math.max(advisor, supporter + (g.artifacts.includes('roll-of-counsellors') ? ROLL : 0));
const ROLL = 7;
