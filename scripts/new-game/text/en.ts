import { type GameText, PASS, reasoned } from '@teahouse/kernel';
import { type LanternId, numberOf } from '../src/lanterns.ts';
import type { Notes, TableOptions } from '../src/table.ts';

const rules = {
  'PL-COMP-01': 'There are 40 lanterns, numbered 1 to 40.',
  'PL-SETUP-01': 'Everybody is dealt two lanterns more than there are rounds; the rest is the deck.',
  'PL-SETUP-02': 'Hands and deck are secret; how many lanterns they hold is not.',
  'PL-SETUP-03': 'An evening has six rounds, a short one four.',
  'PL-SHOW-01': 'All choose a lantern in secret and may change their mind until the last one has chosen.',
  'PL-SHOW-02': 'A lantern higher than the last of its row is hung at the end of the row.',
  'PL-SHOW-03': 'A lantern that is not higher goes out.',
  'PL-WIND-01': 'Whoever showed the highest lantern may put out the last lantern of another row.',
  'PL-END-01': 'The evening ends after its last round.',
  'PL-END-02': 'The longest row wins; of equal rows the one whose last lantern is lower.',
};
export type Rule = keyof typeof rules;

/** The shape every language fills: a key that is missing in one does not compile. */
export type Text = GameText<Notes, Rule, keyof TableOptions> & {
  asks: Record<AskLabel, string>;
  board: BoardWords;
};
export type AskLabel = 'round.show' | 'round.blow';

/** What the board says. */
export interface BoardWords {
  round: (n: number, of: number) => string;
  deck: (n: number) => string;
  hand: string;
  handOf: (n: number) => string;
  row: string;
  rowLength: (n: number) => string;
  empty: string;
  shown: string;
  chosen: string;
  /** What an answer would do. */
  hangs: (length: number) => string;
  goesOut: string;
  blows: string;
}

const lantern = (id: string): string => `lantern ${numberOf(id as LanternId)}`;
const answer = (id: string): string => (id === PASS ? 'Leave them alight' : lantern(id));

export const text: Text = {
  title: 'Paper Lanterns',
  tagline: 'Hang your lanterns in rising order, and mind the wind.',
  cover: 'Paper lanterns on a string in the evening',
  options: {
    rounds: { name: 'Length', help: 'How many rounds the evening has.', values: { 6: 'Six rounds', 4: 'Four rounds' } },
  },
  asks: {
    'round.show': 'Which lantern do you show? A higher one than the last of your row is hung, any other goes out.',
    'round.blow': 'Yours is the highest. Which lantern do you put out?',
  },
  answer,
  why: (id, why) => reasoned('en', id, why, { name: answer, because: null }),
  notes: {
    draws: (e, name) => `${name(e.seat)} draws ${e.what === '' ? 'a lantern' : lantern(e.what)}.`,
    hangs: (e, name) => `${name(e.seat)} hangs ${lantern(e.what)}.`,
    'goes-out': (e, name) => `${name(e.seat)}’s ${lantern(e.what)} goes out.`,
    blows: (e, name) => `${name(e.seat)} puts out ${lantern(e.what)}.`,
  },
  board: {
    round: (n, of) => `Round ${n} of ${of}`,
    deck: n => `Deck: ${n}`,
    hand: 'Your hand',
    handOf: n => `In hand: ${n}`,
    row: 'Row',
    rowLength: n => `${n} ${n === 1 ? 'lantern' : 'lanterns'}`,
    empty: 'No lantern yet',
    shown: 'Shown',
    chosen: 'chosen, face down',
    hangs: length => `Your row grows to ${length}.`,
    goesOut: 'It goes out: it is not higher than the last of your row.',
    blows: 'That row gets shorter by one lantern.',
  },
  rules,
};
