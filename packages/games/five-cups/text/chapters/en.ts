/** Chapters of the rules, by the beginning of their ids. */
export const chapters = {
  'FC-SETUP': 'Setup',
  'FC-ARRIVE': 'Guests arrive',
  'FC-BREW': 'Brewing',
  'FC-INVITE': 'Inviting',
  'FC-SIT': 'Sitting down',
  'FC-HOME': 'Going home',
  'FC-LAST': 'The weakest tea',
  'FC-FAVOUR': 'Favors',
  'FC-END': 'End of the evening',
  'FC-COMP': 'Components',
};
export type Chapter = keyof typeof chapters;
