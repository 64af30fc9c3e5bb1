import type { BoardProps, BoardText, Draft } from '../../src/index.ts';
import { common } from '../../text/en.ts';

export interface Seen {
  coins: number;
}
export type Text = BoardText & { board: { purse: string } };

const text: Text = {
  title: 'Toy',
  tagline: '',
  cover: '',
  options: {},
  asks: { 'toy.take': 'What do you take?' },
  answer: id => `the ${id}`,
  notes: {},
  why: () => '',
  rules: {},
  board: { purse: 'Purse' },
};

/** What a shell would give: it remembers what was chosen, and where things lie. */
export function toyProps(change: Partial<BoardProps<Seen, Text>> = {}) {
  const chosen: string[] = [];
  const aims: (string | null)[] = [];
  const lying = new Map<string, Element>();
  const props: BoardProps<Seen, Text> = {
    seen: { coins: 3 },
    me: 1,
    players: [
      { seat: 0, name: 'Ada', colour: 'jade' },
      { seat: 1, name: 'Bo', colour: 'plum' },
    ],
    text,
    common,
    language: 'en',
    question: { seat: 1, ask: 'toy.take', options: ['apple', 'pear'] },
    draft: null,
    journal: { entries: [], opened: null, open: () => {} },
    point: null,
    slots: { question: 'the question', lesson: null, log: 'the log', seat: seat => (seat === 0 ? 'away' : null) },
    choose: (...answers) => void chosen.push(answers.join(' ')),
    aimed: null,
    aim: answer => void aims.push(answer),
    lies: (answer, element) => {
      lying.set(answer, element);
      return () => void lying.delete(answer);
    },
    ...change,
  };
  return { props, chosen, aims, lying };
}

export function toyDraft(answers: string[], canCommit = true): Draft & { did: string[] } {
  const did: string[] = [];
  return {
    did,
    answers,
    canCommit,
    back: () => void did.push('back'),
    clear: () => void did.push('clear'),
    recompose: answers => void did.push(answers.join()),
    commit: () => void did.push('commit'),
  };
}
