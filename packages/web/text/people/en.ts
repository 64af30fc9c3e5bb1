import { plural } from '@teahouse/kernel';

/** What a player shows of themselves, and with whom one plays; loaded by the screens that say it. */
export const people = {
  shows: 'Your page',
  showsHelp: 'what everyone may see of you',
  choices: { nothing: 'No page', games: 'Name and games', results: 'Results too' },
  showsText: {
    nothing: 'Nobody sees a page of yours. At a table, people see your name and emblem.',
    games: 'Everyone sees your name and how often you’ve played each game.',
    results: 'Everyone also sees how your games ended.',
  },
  only: 'Only games that anyone could watch count there. Other players are never named.',
  see: 'See your page',
  page: (name: string) => `${name}’s page`,
  statistics: 'Games played',
  none: 'No finished games yet.',
  played: (n: number) => plural(n, '# game', '# games'),
  won: (n: number) => plural(n, '# won', '# won'),
  place: (place: number, n: number) => `Place ${place}: ${plural(n, 'once', '# times')}`,
  noPage: 'There’s no page here',
  noPageText: 'This player doesn’t have a page, or the address isn’t quite right.',
  opponents: 'Recent opponents',
  opponentsHelp: 'one click keeps a seat for them, and they’re told',
  invite: (name: string) => `Invite ${name}`,
  withdraw: (name: string) => `Don’t invite ${name}`,
  together: (n: number) => plural(n, '# game together', '# games together'),
};

export type PeopleText = typeof people;
