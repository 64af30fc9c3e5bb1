import type { Reached, Without } from '@teahouse/testkit';
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

const cards = [...COMMANDS, ...GENERALS, ...ADVISORS, ...TACTIC_IDS, ...HORDES.map(({ id }) => id)];

/**
 * All questions, notes and cards have to come up in the games under laws, but for a few. Without the Reed clan, at tables
 * of more than two, five questions and a note cannot; at tables of one or two the eight hordes of the left section; and
 * only whoever plays alone hears two notes about Qin Jiushao. Whether anybody bribes somebody is luck.
 */
export const reach = (without: Without): Reached => ({
  text: text.en,
  cards,
  elsewhere: id => id.startsWith('together/') || TOGETHER.includes(id),
  without,
});

/** What only those ask and hear who play together. */
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

const together = [
  ...COMMANDS,
  ...TOGETHER_GENERALS,
  ...TOGETHER_TACTIC_IDS,
  ...DEMANDS,
  ...EVENTS,
  ...TOGETHER_HORDES.map(({ id }) => id),
];
/** The same where all play together: only what is new there has to come up. */
export const reachTogether = (without: Without): Reached => ({ text: text.en, cards: together, without });
