import type { Chapter } from './en.ts';

export const chapters: Record<Chapter, string> = {
  'FC-SETUP': 'Preparazione',
  'FC-ARRIVE': 'Arrivano gli ospiti',
  'FC-BREW': 'Preparare il tè',
  'FC-INVITE': 'Invitare',
  'FC-SIT': 'Accomodarsi',
  'FC-HOME': 'Tornare a casa',
  'FC-LAST': 'Il tè più debole',
  'FC-FAVOUR': 'Favori',
  'FC-END': 'Fine della serata',
  'FC-COMP': 'Componenti',
};
