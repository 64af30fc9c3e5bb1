import type { Seat } from '@teahouse/kernel';
import type { AdvisorId, GeneralId } from '../cards/ids.ts';
import type { Player, Table } from '../table.ts';
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

/** Honor a year that an active advisor brings, as bots play. */
const ADVISOR: Readonly<Record<AdvisorId, number>> = {
  'timber-steward': 1.1,
  'stone-steward': 1.1,
  'mint-steward': 1.1,
  'incense-keeper': 1.2,
  'river-trader': 0.2,
  'pilgrim-broker': 0.4,
  surveyor: 0.5,
  'guild-master': 1,
  'toll-collector': 0.4,
  extortionist: 1.2,
  'spiritual-guide': 0.8,
  almsgiver: 2,
  chancellor: 0.6,
  courier: 1.2,
  examiner: 0.2,
  'court-tutor': 0.2,
  'tea-master': 0.4,
  magistrate: 0.2,
  logistician: 0.1,
  'war-scholar': 0.4,
  'gang-overseer': 1.5,
  archivist: 0.2,
  guardian: 0.8,
  'spear-drillmaster': 0.7,
  fletcher: 0.5,
  'stable-master': 0.6,
  'cavalry-paymaster': 0.2,
  'vanguard-captain': 0.6,
  'bounty-keeper': 0.5,
  'field-surgeon': 0.2,
  'patron-of-widows': 0.3,
  sharpshooter: 0.5,
  'signal-officer': 0.4,
  pathfinder: 0.3,
  duellist: 0.3,
  'camp-quartermaster': 0.6,
  'wall-architect': 0.9,
  'palisade-maker': 1.8,
  'watch-captain': 0.2,
  'storehouse-keeper': 1.2,
  'fire-pot-engineer': 0.3,
  strategist: 0.5,
  'court-poet': 0.9,
  'penitent-abbot': 0.8,
};
const CLERK = 0.2;
/** Nobody knows what a general will be good for before there is one. */
const UNKNOWN = 0.4;

const TACTIC = 1.1;
/** What the Roll of Counsellors adds to a supporter. */
const ROLL = 7;

/** What one more of each is worth to a seat for the rest of the game. */
export interface Prices {
  supporter: number;
  /** The best advisor who is for hire, wherever it is worth most. */
  advisor: number;
  clerk: number;
  tactic: number;
}

export function pricesFor(g: Table, seat: Seat, { years }: Horizon): Prices {
  const { general } = g.players[seat]!;
  const supporter = years * (general === null ? UNKNOWN : SUPPORTER[general]);
  let advisor = asSupporter(g, supporter);
  for (const id of g.queue) advisor = Math.max(advisor, years * ADVISOR[id]);
  return { supporter, advisor, clerk: years * CLERK, tactic: TACTIC };
}

const asSupporter = ({ artifacts }: Table, supporter: number): number =>
  artifacts.includes('roll-of-counsellors') ? supporter + ROLL : supporter;

/** What an advisor who is paid and not yet appointed is worth. */
export const appointed = (g: Table, id: AdvisorId, { supporter }: Prices, { years }: Horizon): number =>
  Math.max(asSupporter(g, supporter), years * ADVISOR[id]);

/** What all advisors of a seat are worth; artifacts are counted elsewhere. */
export function courtWorth({ active, supporters }: Player, { supporter }: Prices, { years }: Horizon): number {
  let yearly = 0;
  for (const id of active) yearly += ADVISOR[id];
  return supporter * supporters.length + years * yearly;
}
