import { NOBODY, shuffle } from '@teahouse/kernel';
import { note } from '../journal.ts';
import type { Table } from '../table.ts';

/* RW-FATE */

/** Turns over so many fate cards; they lie open until `discardFate`. */
export function drawFate(g: Table, n: number): number[] {
  const drawn: number[] = [];
  for (let i = 0; i < n; i++) {
    if (g.fateDeck.length === 0) reshuffle(g);
    const card = g.fateDeck.pop();
    // More than thirty at a time: what lies open has been read, so it is shuffled as well (RW-FATE-03).
    drawn.push(card ?? again(g));
    g.fateOpen.push(drawn[i]!);
  }
  return drawn;
}

function again(g: Table): number {
  g.fateDiscard.push(...g.fateOpen.splice(0));
  reshuffle(g);
  return g.fateDeck.pop()!;
}

/** RW-SEASON-08, RW-FATE-03 */
export function reshuffle(g: Table): void {
  if (g.fateDiscard.length > 0) g.shuffled.fate = g.fateDiscard.join(' ');
  g.fateDeck = shuffle(
    g,
    [...g.fateDeck, ...g.fateDiscard.splice(0)].sort((a, b) => a - b),
    'fate',
  );
  note(g, 'fate-shuffled', 'RW-FATE-03', NOBODY);
}

export function discardFate(g: Table): void {
  g.fateDiscard.push(...g.fateOpen.splice(0));
}
