import type { Reached } from '@teahouse/testkit';
import { DISASTERS, SUPER_EVENTS } from '../../src/cards/events.ts';
import { CARD_ID, TILES } from '../../src/cards/persons.ts';
import { text } from '../../src/index.ts';

const cards = [...DISASTERS, ...SUPER_EVENTS, ...Object.values(CARD_ID), ...TILES.map(({ id }) => id)];

/** Every question, note, event, tile and card has to come up in the games under laws, but for a rare one. */
export const reach: Reached = { text: text.en, cards, without: { questions: 1, notes: 1, cards: 1 } };
