import { CARD_ID, type CardId, type Person, TILE } from '../src/cards/persons.ts';
import type { AskLabel } from '../text/en.ts';
import { useTable } from './table.tsx';

const CARDS: AskLabel = 'persons/card.play';

/**
 * Whoever clicks on a person while cards are asked for means the card of my hand that fetches them: their own, else the
 * wild one. Null where none does.
 */
export function useCardFor(person: Person): CardId | null {
  const { seen, question } = useTable();
  if (question?.ask !== CARDS || seen.stacks[person] === 0) return null;
  return [CARD_ID[TILE[person].type], CARD_ID.wild].find(card => question.options.includes(card)) ?? null;
}
