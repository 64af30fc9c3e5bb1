import { plural } from '@teahouse/kernel';

/** "Your move": a position a day. */
export const puzzle = {
  title: 'Your move',
  lead: 'One position a day, from games between strong bots.',
  ask: 'What would you do?',
  help: 'Choose before you look: the futures open only once. There is no clock, and a wrong guess costs nothing.',
  mine: (answer: string) => `My move: ${answer}`,
  choose: 'Choose a move',
  found: (answer: string) => `${answer}: you found it`,
  better: (answer: string) => `${answer} was better`,
  guessed: (n: number) => (n === 1 ? 'you found it' : `your guess was number ${n}`),
  compared: (mine: string, chance: string, best: string, more: string) =>
    `Your chance to win. ${mine}: ${chance}; ${best}: ${more}.`,
  tempting: (answer: string, chance: string) => `At first sight ${answer} looks good: ${chance}.`,
  later: (things: string) => `A few rounds later it leaves you with ${things} more.`,
  futures: 'Chance to win after each move',
  you: 'you',
  best: 'best',
  has: 'A few rounds later, on average',
  sure: (worlds: number) => `From ${worlds} imagined games for each move; the lines show how sure the numbers are.`,
  playOn: 'Play on from here',
  link: 'Link to this position',
  rule: 'The rule',
  tomorrow: 'The next one comes tomorrow.',
  earlier: 'Earlier',
  notYet: 'not guessed yet',
  week: 'Your week',
  streak: (days: number) => plural(days, '1 day in a row', '# days in a row'),
  local: 'Your guesses are kept in this browser only.',
  none: 'There is no position for this day.',
};

export type PuzzleText = typeof puzzle;
