/** The names of all cards that are not hordes; what they do is in the file of their deck, under cards/. */

export const COMMANDS = ['economy', 'despotism', 'attack-order', 'work-harder', 'levy', 'betrayal'] as const;
export type CommandId = (typeof COMMANDS)[number];
/** What can lie on the command track. */
export type OrderId = CommandId | 'reed';

/** Qin Jiushao has commands of his own, which bear the same names, and a card with his location track. */
export type QinCardId = 'qin-jiushao' | `qin-${CommandId}`;
export const qinCardId = (command: CommandId): QinCardId => `qin-${command}`;

export const GENERALS = [
  'song-ci',
  'yang-ye',
  'che-kung',
  'zhang-shijie',
  'yue-fei',
  'han-shizhong',
  'liang-hongyu',
  'meng-gong',
  'zong-ze',
  'wen-tianxiang',
  'bi-zaiyu',
  'yu-jie',
  'yang-paifeng',
] as const;
/** Those who only lead where all play together. */
export const TOGETHER_GENERALS = [
  'wang-jian',
  'zhang-jue',
  'liu-qi',
  'li-gang',
  'xin-qiji',
  'mu-guiying',
  'yang-miaozhen',
  'cao-bin',
] as const;
export type GeneralId = (typeof GENERALS)[number] | (typeof TOGETHER_GENERALS)[number];

export const REED_GENERALS = ['marsh-elders', 'river-wardens'] as const;
export type ReedGeneralId = (typeof REED_GENERALS)[number];

export const ADVISORS = [
  'timber-steward',
  'stone-steward',
  'mint-steward',
  'incense-keeper',
  'river-trader',
  'pilgrim-broker',
  'surveyor',
  'guild-master',
  'toll-collector',
  'extortionist',
  'spiritual-guide',
  'almsgiver',
  'chancellor',
  'courier',
  'examiner',
  'court-tutor',
  'tea-master',
  'magistrate',
  'logistician',
  'war-scholar',
  'gang-overseer',
  'archivist',
  'guardian',
  'spear-drillmaster',
  'fletcher',
  'stable-master',
  'cavalry-paymaster',
  'vanguard-captain',
  'bounty-keeper',
  'field-surgeon',
  'patron-of-widows',
  'sharpshooter',
  'signal-officer',
  'pathfinder',
  'duellist',
  'camp-quartermaster',
  'wall-architect',
  'palisade-maker',
  'watch-captain',
  'storehouse-keeper',
  'fire-pot-engineer',
  'strategist',
  'court-poet',
  'penitent-abbot',
] as const;
export type AdvisorId = (typeof ADVISORS)[number];

export const TACTICS = [
  'retreat',
  'restless',
  'feigned-flight',
  'arrow-storm',
  'night-labour',
  'forced-march',
  'tribute-caravan',
  'stockades',
  'public-atonement',
  'trophy-hunters',
] as const;
/** Those that are only played together. */
export const TOGETHER_TACTICS = [
  'shared-granary',
  'brothers-in-arms',
  'human-chain',
  'beacon-fires',
  'renewed-orders',
  'joint-sortie',
] as const;
export type TacticFace = (typeof TACTICS)[number] | (typeof TOGETHER_TACTICS)[number];
export type TacticId = `${TacticFace}-${1 | 2}`;

const faces = new Map<string, TacticFace>();
/** Two copies of each. */
function copiesOf(printed: readonly TacticFace[]): readonly TacticId[] {
  const ids: TacticId[] = [];
  for (const face of printed) {
    for (const copy of [1, 2] as const) {
      faces.set(`${face}-${copy}`, face);
      ids.push(`${face}-${copy}`);
    }
  }
  return ids;
}
export const TACTIC_IDS = copiesOf(TACTICS);
export const TOGETHER_TACTIC_IDS = copiesOf(TOGETHER_TACTICS);
export const faceOf = (id: string): TacticFace => faces.get(id)!;

export const ARTIFACTS = [
  'roll-of-counsellors',
  'ledger-of-overseers',
  'banner-of-blood',
  'foundation-stone',
  'hall-of-trophies',
] as const;
export type ArtifactId = (typeof ARTIFACTS)[number];

/** What the emperor demands of those who play together. */
export const DEMANDS = [
  'taunt-them',
  'imperial-guard',
  'glory-to-the-emperor',
  'royal-escort',
  'timber-for-the-fleet',
  'stone-for-the-palace',
  'gold-for-the-treasury',
  'prayers-for-the-dynasty',
  'gifts-of-the-provinces',
  'raise-the-ramparts',
  'spoils-of-the-steppe',
  'scrolls-of-war',
] as const;
export type DemandId = (typeof DEMANDS)[number];

export const EVENTS = [
  'harsh-frost',
  'requisition',
  'broken-bridges',
  'thin-ranks',
  'dust-storm',
  'court-intrigue',
  'crumbling-mortar',
  'wrath-of-the-khan',
  'border-refugees',
  'auspicious-comet',
  'veterans-return',
  'empty-coffers',
] as const;
export type EventId = (typeof EVENTS)[number];
