/** Everything a person reads on the pages of the server, in one language. */
export interface Text {
  /** The language's own name for itself. */
  readonly language: string;
  readonly chooseLanguage: string;
  /** What Teahouse is, in one sentence. */
  readonly lead: string;
  readonly shelf: string;
  readonly emptyShelf: string;
  readonly players: (min: number, max: number) => string;
  readonly owners: string;
  readonly toEntrance: string;
  readonly notFound: Notice;
  readonly broken: Notice;
}

export interface Notice {
  readonly title: string;
  readonly sentence: string;
}

export const text: Text = {
  language: 'English',
  chooseLanguage: 'Language',
  lead: 'An online table for games that deserve a whole evening.',
  shelf: 'On the shelf',
  emptyShelf: 'The shelf is still empty.',
  players: (min, max) => (max === 1 ? '1 player' : min === max ? `${max} players` : `${min}–${max} players`),
  owners: 'The names of the games belong to their owners. Teahouse is independent of their publishers.',
  toEntrance: 'Back to the entrance',
  notFound: {
    title: 'Nothing here',
    sentence: 'There is no page at this address.',
  },
  broken: {
    title: 'Something broke',
    sentence: 'The fault is ours, and it has been noted. Please try again in a moment.',
  },
};
