import type { Question } from '@teahouse/kernel';
import { PANES, type Pane } from '../../text/board/words.ts';
import type { Seen } from './reading.ts';
import { type Where, whereIs } from './where.ts';

/** On a phone the table is cut into panes: tray and plain answers stay with the question. */
const PANE_OF: Readonly<Record<Where, Pane | null>> = {
  map: 'map',
  battle: 'map',
  dials: 'mine',
  orders: 'mine',
  heroes: 'mine',
  rewards: 'mine',
  quests: 'mine',
  tactics: 'mine',
  titles: 'orders',
  rivals: 'rivals',
  tray: null,
  question: null,
};

/** Where the open question can be answered. */
export function askedIn(seen: Seen, question: Question | null): readonly Pane[] {
  if (question === null) return [];
  const panes = new Set(question.options.map(id => PANE_OF[whereIs(seen, question, id)]));
  return PANES.filter(pane => panes.has(pane));
}
