import { NOBODY, type Seat } from '@teahouse/kernel';
import { HERO } from '../../printed/heroes.ts';
import type { HeroId, QuestId } from '../../printed/ids.ts';
import { type DuelQuest, QUEST } from '../../printed/quests.ts';
import type { Duellist, Hero, Table } from '../../table.ts';
import { heroOf } from '../heroes.ts';

/** The two sides of a duel, the attacker first. */
export const SIDES = ['attacker', 'defender'] as const;
export type DuelSide = (typeof SIDES)[number];
export const other = (side: DuelSide): DuelSide => (side === 'attacker' ? 'defender' : 'attacker');

const fresh = (seat: Seat, health: number, damage: number): Duellist => ({
  seat,
  hero: null,
  quest: null,
  health,
  damage,
  weapon: null,
  armour: null,
  shield: 0,
  spent: [],
  fate: 0,
  use: null,
  deals: 0,
  pierces: 0,
  suffers: 0,
  prevents: 0,
  guarded: false,
});
export const asDuellist = (g: Table, seat: Seat, hero: HeroId): Duellist => ({
  ...fresh(seat, HERO[hero].health, heroOf(g, seat, hero).damage),
  hero,
});
/** RW-DUEL-12 */
export const imaginary = (quest: QuestId): Duellist => ({ ...fresh(NOBODY, foeOf(quest).health, 0), quest });

export const foeOf = (quest: QuestId) => (QUEST[quest] as DuelQuest).duel.foe;
export const isImaginary = ({ hero }: Duellist): boolean => hero === null;
export const nameOf = ({ hero, quest }: Duellist) => hero ?? foeOf(quest!).name;
/** RW-DUEL-16 */
export const isDown = ({ damage, health }: Duellist): boolean => damage >= health;
export const heroIn = (g: Table, { seat, hero }: Duellist): Hero => heroOf(g, seat, hero!);
