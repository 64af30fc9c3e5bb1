import type { Question } from '@teahouse/kernel';
import { PANES, type Pane } from '../../text/board/words.ts';
import type { Seen } from './reading.ts';
import { type Where, whereIs } from './where.ts';

/** On a phone the table is cut into panes: the tray and the council stay with the question. */
const PANE_OF: Readonly<Record<Where, Pane | null>> = {
  left: 'left',
  middle: 'middle',
  right: 'right',
  locations: 'town',
  warehouse: 'town',
  track: 'town',
  queue: 'town',
  tea: 'log',
  goods: 'mine',
  clerks: 'mine',
  reserve: 'mine',
  shamed: 'mine',
  trophies: 'mine',
  people: 'mine',
  commands: 'mine',
  tactics: 'mine',
  council: null,
  tray: null,
};

/** Where the open question can be answered. */
export function askedIn(seen: Seen, question: Question | null): readonly Pane[] {
  if (question === null) return [];
  const panes = new Set(question.options.map(id => PANE_OF[whereIs(seen, question, id)]));
  return PANES.filter(pane => panes.has(pane));
}
