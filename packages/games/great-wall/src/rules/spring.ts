import { NOBODY, shuffle } from '@teahouse/kernel';
import { SECTIONS } from '../ids.ts';
import { inJournal, note } from '../journal.ts';
import { timeTrack } from '../printed/board.ts';
import { HORDE, type HordeId } from '../printed/hordes.ts';
import type { AdvisorId } from '../printed/ids.ts';
import { clanOf, qinIn, type Table } from '../table.ts';
import { newHorde } from './battle.ts';
import { does, procedure } from './book.ts';
import { dismiss, refillQueue } from './locations/embassy.ts';
import { sectionsOf } from './vocabulary.ts';

const ROWS = 3;

/** Chapter 8. */
export const spring = procedure('spring', {
  advanceTime: does(g => {
    g.season = 'spring';
    g.year++;
    note(g, 'year', 'GW-SPRING-02', NOBODY, '', g.year);
    note(g, 'season', 'GW-GEN-01', NOBODY, 'spring');
  }),
  placeHordes: does(g => {
    // GW-COOP-37: one more where all play together.
    const more = g.together === null ? 0 : 1;
    for (let i = 0; i < timeTrack(g.seats)[g.year - 1]!.hordes + more; i++) invade(g);
  }),
  /** GW-SPRING-12: two leave on the left, two come on the right. */
  refreshAdvisors: does(g => {
    const qinTakes = qinIn(g)?.takes ?? 0;
    for (const [i, id] of g.queue.slice(0, 2).entries()) {
      if (i < qinTakes) joinQin(g, id);
      else dismiss(g, id);
    }
    refillQueue(g);
  }),
});

/** GW-SPRING-04 to GW-SPRING-07: one new horde. */
export function invade(g: Table): void {
  const id = drawHorde(g);
  if (id === null) return;
  const empty = sectionsOf(g).find(section => g.sections[section]!.hordes.length === 0);
  arrive(g, id, empty ?? indicated(g, id));
}

/** GW-SOLO-64, GW-SOLO-65 */
function joinQin(g: Table, id: AdvisorId): void {
  g.queue.splice(g.queue.indexOf(id), 1);
  qinIn(g)!.supporters.push(id);
  note(g, 'joins-qin', 'GW-SOLO-64', inJournal(g, clanOf(g, 'qin')), id);
}

/** The section that the back of the top card points to; of an empty deck, the back of the card just drawn, if one was. */
export function indicated(g: Table, drawn: HordeId | null): number {
  reshuffleHordes(g);
  const top = g.hordeDeck[g.hordeDeck.length - 1] ?? drawn;
  return top === null ? sectionsOf(g)[0]! : HORDE[top].points;
}

function reshuffleHordes(g: Table): void {
  if (g.hordeDeck.length === 0) g.hordeDeck = shuffle(g, g.hordeDiscard.splice(0), 'hordes again');
}

/** AMB-18: where no horde is left, none comes. */
export function drawHorde(g: Table): HordeId | null {
  reshuffleHordes(g);
  return g.hordeDeck.pop() ?? null;
}

/** GW-SPRING-08, GW-SPRING-09: to the free space next to the wall; a full section is raided. */
export function arrive(g: Table, id: HordeId, section: number): void {
  const { hordes } = g.sections[section]!;
  if (hordes.length < ROWS) {
    hordes.push(newHorde(id));
    note(g, 'horde-arrives', 'GW-SPRING-07', NOBODY, id, 0, SECTIONS[section]!);
    return;
  }
  g.hordeDiscard.push(id);
  const removed = Math.min(g.seats, g.shame);
  g.shame -= removed;
  g.shameGone += removed;
  note(g, 'raid', 'GW-SPRING-09', NOBODY, id, removed, SECTIONS[section]!);
}
