import { plural } from '@teahouse/kernel';

/** Parts of the screens that came after the first ones: endings, what just happened, the chronicle, the review. */
export const parts = {
  ending: {
    youWin: 'You win',
    /** In a table. */
    place: (n: number): string => ordinal(n),
    youCame: (place: number, of: number) => `You came ${ordinal(place)} of ${of}`,
    youShare: (names: string) => `You share the win with ${names}`,
    behind: (n: number, name: string) => plural(n, `One behind ${name}.`, `# behind ${name}.`),
    made: (source: string, more: number, fewer: number) => `${source} made the difference: ${more} to ${fewer}.`,
    tie: (name: string, rule: string) => `Tied with ${name}. ${rule}`,
    mine: {
      since: (when: string) => `The turning point: ${when}, when you took the lead for good.`,
      always: 'You led from start to finish.',
      atLast: 'Only the last count put you ahead.',
    },
    theirs: (name: string) => ({
      since: (when: string) => `The turning point: ${when}, when ${name} took the lead for good.`,
      always: `${name} led from start to finish.`,
      atLast: `Only the last count put ${name} ahead.`,
    }),
    givenUp: 'The game was abandoned.',
    givenUpHelp: 'It ends without a winner, and there’s nothing left to do here.',
    next: (game: string) => `Next table: ${game}`,
    home: 'To the teahouse',
    end: 'end',
    breaks: 'Breaks ties',
  },
  chronicle: {
    book: 'Length of the rulebook',
    help: 'Short tells what matters and folds the rest; full tells everything.',
    short: 'Short',
    full: 'Full',
    moment: 'See this moment again',
    more: (n: number) => plural(n, 'One more line', '# more lines'),
  },
  since: {
    title: 'Since your last turn',
    earlier: 'One move back',
    later: 'One move forward',
    back: (n: number) => plural(n, 'One move ago', '# moves ago'),
    keys: 'one move back or forward',
  },
  speed: {
    title: 'Moves of others',
    help: 'How fast pieces travel. Any key skips them.',
    slow: 'Slow',
    normal: 'Normal',
    instant: 'Instant',
  },
  sound: { title: 'Sounds', help: 'When it’s your turn, and when a game ends.' },
  review: {
    retry: 'Retry here',
    instead: (better: string, played: string) => `${better}, not ${played}.`,
    costs: (things: string) => `It cost you ${things}.`,
    chance: (before: string, after: string) => `Your chance went from ${before} to ${after}.`,
    sure: (points: number) => plural(points, 'Sure to about # point.', 'Sure to about # points.'),
  },
  learn: {
    inThree: (game: string) => `${game} in 3 minutes`,
    three: '3 minutes',
    book: 'Rulebook',
    lesson: 'Lesson',
    enough: 'That’s all you need to sit down.',
    contents: 'Contents',
  },
  box: {
    minutes: (n: number) => plural(n, 'about # minute', 'about # minutes'),
    weights: { light: 'light', medium: 'medium weight', heavy: 'heavy' },
    age: (n: number) => `ages ${n}+`,
  },
  live: { title: 'Playing now' },
  importing: {
    title: 'Import a game',
    help: 'Choose a game that was exported as a file. We replay and check it; then you can look at it like any other.',
    choose: 'Choose the file',
    noFile: 'This isn’t a Teahouse game file.',
  },
  bots: {
    lead: 'Anything that speaks HTTP can play here: a script, a bot, a program of your own.',
    steps: [
      'Create an access token in your profile.',
      'Set a table, or take a free seat at one.',
      'Follow it over the socket, or ask for your tables; answer with one of the options offered.',
    ],
    token: 'Get a token',
    description: 'API description (OpenAPI)',
  },
  /** What a field needs, for whoever gave it something else. */
  fields: {
    login: 'A login has 3 to 32 lowercase letters, digits, dots, or dashes, and starts with a letter or a digit.',
    password: 'A password has 10 to 200 characters.',
    name: 'A name has 1 to 40 characters.',
    address: 'That isn’t an e-mail address. It should look like mei@example.org.',
    url: 'That isn’t a web address. It should start with https://.',
    text: 'Use 1 to 500 characters.',
    file: 'This file isn’t a game from this teahouse, or part of it is missing.',
  },
};

export type Parts = typeof parts;

/** 1st, 2nd, 3rd, 11th. */
function ordinal(n: number): string {
  const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(n);
  return `${n}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ending]}`;
}
