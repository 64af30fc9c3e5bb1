import { shuffle } from '@teahouse/kernel';
import { inJournal, note } from '../../journal.ts';
import { clanOf, qinIn, type Table } from '../../table.ts';

/** GW-SOLO-39: the top card of his deck; an empty one is made of his old cards again (AMB-21). */
export function drawCommand(g: Table): void {
  const qin = qinIn(g)!;
  if (qin.deck.length === 0) qin.deck = shuffle(g, qin.pile.splice(0), 'commands of Qin again');
  qin.revealed = qin.deck.pop()!;
  note(g, 'reveals', 'GW-SOLO-39', inJournal(g, clanOf(g, 'qin')), qin.revealed);
}
