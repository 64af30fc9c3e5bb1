import { useEffect, useRef } from 'preact/hooks';
import { CARD_ID, type Person, TILE } from '../src/cards/persons.ts';
import type { AskLabel } from '../text/en.ts';
import { useTable } from './table.tsx';

const CARDS: AskLabel = 'persons/card.play';
const TILES: AskLabel = 'persons/tile.choose';

/** The card of my hand that fetches a person, while cards are asked for: their own, else the wild one. */
function cardFor(person: Person, options: readonly string[]): string | null {
  return [CARD_ID[TILE[person].type], CARD_ID.wild].find(card => options.includes(card)) ?? null;
}

/** Whoever clicks on a person means the card too: it is played, and the person taken as soon as that is asked. */
export function useChain(): { answerFor(person: Person): string; onPick(person: Person): () => boolean } {
  const { seen, question, aimed, choose } = useTable();
  const meant = useRef<Person | null>(null);
  useEffect(() => {
    const person = meant.current;
    if (person === null || question === null || question.ask === CARDS) return;
    meant.current = null;
    if (question.ask === TILES && question.options.includes(person)) choose(person);
  }, [question, choose]);
  const isOfCards = question?.ask === CARDS;
  const answerFor = (person: Person): string =>
    (isOfCards && seen.stacks[person] > 0 ? cardFor(person, question.options) : null) ?? person;
  return {
    answerFor,
    // A first tap only points: what is meant is said by the one that gives.
    onPick: person => () => {
      meant.current = isOfCards && aimed === answerFor(person) ? person : null;
      return true;
    },
  };
}
