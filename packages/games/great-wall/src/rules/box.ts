import { HORDES, type HordeId, TOGETHER_HORDES } from '../printed/hordes.ts';
import {
  DEMANDS,
  type DemandId,
  GENERALS,
  type GeneralId,
  TACTIC_IDS,
  TACTICS,
  type TacticFace,
  type TacticId,
  TOGETHER_GENERALS,
  TOGETHER_TACTIC_IDS,
  TOGETHER_TACTICS,
} from '../printed/ids.ts';
import type { Table } from '../table.ts';
import { sectionsOf } from './vocabulary.ts';

/** What decides which cards are in play. */
interface Kind extends Pick<Table, 'seats'> {
  house: Pick<Table['house'], 'mode'>;
}

const isTogether = ({ house }: Kind): boolean => house.mode === 'together';

const ALL_GENERALS: readonly GeneralId[] = [...GENERALS, ...TOGETHER_GENERALS];
const ALL_FACES: readonly TacticFace[] = [...TACTICS, ...TOGETHER_TACTICS];
const ALL_TACTICS: readonly TacticId[] = [...TACTIC_IDS, ...TOGETHER_TACTIC_IDS];

/** GW-SETUP-03, GW-COOP-11 */
export const generalsFor = (g: Kind): readonly GeneralId[] => (isTogether(g) ? ALL_GENERALS : GENERALS);
/** GW-SETUP-03, GW-COOP-10 */
export const facesFor = (g: Kind): readonly TacticFace[] => (isTogether(g) ? ALL_FACES : TACTICS);
export const tacticsFor = (g: Kind): readonly TacticId[] => (isTogether(g) ? ALL_TACTICS : TACTIC_IDS);

/** GW-COOP-08; GW-2P-07: no horde points to a section that is not used. */
export const hordesFor = (g: Kind): HordeId[] =>
  (isTogether(g) ? TOGETHER_HORDES : HORDES).filter(({ points }) => sectionsOf(g).includes(points)).map(({ id }) => id);

/** GW-COOP-39: these ask for three players or three sections. */
const FOR_THREE: readonly DemandId[] = ['taunt-them', 'imperial-guard', 'glory-to-the-emperor', 'royal-escort'];
export const demandsFor = ({ seats }: Pick<Table, 'seats'>): DemandId[] =>
  DEMANDS.filter(id => seats > 2 || !FOR_THREE.includes(id));
