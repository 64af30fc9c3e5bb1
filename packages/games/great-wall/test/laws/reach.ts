import type { Reached } from '@teahouse/testkit';
import { text } from '../../src/index.ts';
import { HORDES, TOGETHER_HORDES } from '../../src/printed/hordes.ts';
import {
  ADVISORS,
  COMMANDS,
  DEMANDS,
  EVENTS,
  GENERALS,
  TACTIC_IDS,
  TOGETHER_GENERALS,
  TOGETHER_TACTIC_IDS,
} from '../../src/printed/ids.ts';

/*
 * All questions, notes and cards come up in the games under laws. What cannot come up at some tables is said here by its
 * name, and must not come up there; what luck brings up in some games only has a test of its own that reaches it.
 */

const idOf = ({ id }: { id: string }): string => id;
const rivalCards = [...COMMANDS, ...GENERALS, ...ADVISORS, ...TACTIC_IDS, ...HORDES.map(idOf)];
const sharedCards = [
  ...COMMANDS,
  ...TOGETHER_GENERALS,
  ...TOGETHER_TACTIC_IDS,
  ...DEMANDS,
  ...EVENTS,
  ...TOGETHER_HORDES.map(idOf),
];

/** Asked, told and held only where all play together. */
const TOGETHER: readonly string[] = [
  'winter/disgrace.spare',
  'agreed',
  'demand-arrives',
  'demand-met',
  'demand-open',
  'event',
  'gives-to',
  'goes-home',
  'mends',
  'pledges',
  'sacrifices',
  'spends',
  'stores-lost',
  'strips',
  'takes-command',
  'wishes',
];
const isTogether = (id: string): boolean => id.startsWith('together/') || TOGETHER.includes(id);
/** Only among rivals, or alone: together spaces of the track and cards in the pile are agreed on or come back anyway. */
const RIVALS: readonly string[] = [
  'autumn/place.choose',
  'goods/plunder.choose',
  'summer/reclaim.choose',
  'winter/duck.choose',
  'takes-back',
  'withdraws',
];
/** What Qin Jiushao does. */
const ALONE: readonly string[] = ['joins-qin', 'ranks-first'];
/** The Reed Clan sits at tables of one or two. */
const REED: readonly string[] = [
  'reed/barricade.choose',
  'reed/dismiss.choose',
  'reed/gather.choose',
  'reed/recruit.choose',
  'reed/recruit.orElse',
  'stores',
];
/** GW-2P-07, GW-SOLO-06: hordes of the left section come to tables of three and four. */
const isLeft = (id: string): boolean =>
  [...HORDES, ...TOGETHER_HORDES].some(horde => horde.id === id && id.endsWith('-l'));
/** GW-COOP-39: demands on three players or three sections, and the note that only these lead to. */
const FOR_THREE: readonly string[] = [
  'taunt-them',
  'imperial-guard',
  'glory-to-the-emperor',
  'royal-escort',
  'sacrifices',
];

/** Up to luck, and the tests that reach it all the same. */
export const SELDOM: Readonly<Record<string, string>> = {
  'card/strike-or-study.choose': '../cards/generals.test.ts',
  'command/take.choose': '../cards/commands.test.ts',
  'location/disgrace.bribe': '../cards/advisors-clerks.test.ts',
  'location/hire.post': '../cards/advisors-clerks.test.ts',
  'reed/recruit.orElse': '../rules/two-players.test.ts',
  'shame-averted': '../cards/advisors-clerks.test.ts',
  'together/hand-over.choose': '../together/generals.test.ts',
  'together/hand-over.give': '../together/generals.test.ts',
  'together/rescue.choose': '../together/generals.test.ts',
  'winter/disgrace.spare': '../together/generals.test.ts',
};
/** Partners choose among thirteen generals; each has its tests. */
const GENERALS_TESTED = '../together/generals.test.ts';
export const SELDOM_GENERALS: Readonly<Record<string, string>> = Object.fromEntries(
  TOGETHER_GENERALS.map(id => [id, GENERALS_TESTED]),
);

const fewSeats = (seats: number, id: string): boolean => (seats < 3 ? isLeft(id) : REED.includes(id));

/** Among rivals, or alone at a table of one. */
export const reach = (seats: number): Reached => ({
  text: text.en,
  cards: rivalCards,
  elsewhere: id => isTogether(id) || fewSeats(seats, id) || (seats > 1 && ALONE.includes(id)),
  seldom: Object.keys(SELDOM).filter(id => !isTogether(id) && !fewSeats(seats, id)),
});

/** The same where all play together. */
export const reachTogether = (seats: number): Reached => ({
  text: text.en,
  cards: sharedCards,
  elsewhere: id =>
    RIVALS.includes(id) || ALONE.includes(id) || fewSeats(seats, id) || (seats === 2 && FOR_THREE.includes(id)),
  seldom: [...Object.keys(SELDOM).filter(id => !fewSeats(seats, id)), ...Object.keys(SELDOM_GENERALS)],
});
