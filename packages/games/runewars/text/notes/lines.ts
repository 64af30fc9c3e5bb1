import type { GameText } from '@teahouse/kernel';
import type { Notes } from '../../src/journal.ts';
import type { Rule } from '../rules/en.ts';

/** Every line of the journal; a note that is kept from a reader comes with '' for what and where. */
export type NoteLines = GameText<Notes>['notes'];

/** Whether influence that goes was the price of something, rather than lost. */
const PRICES: ReadonlySet<string> = new Set<Rule>(['RW-DIP-01', 'RW-ORDER-83', 'RW-SEASON-02']);
export const isPrice = ({ rule }: { rule: string }): boolean => PRICES.has(rule);
