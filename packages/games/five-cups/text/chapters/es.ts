import type { Chapter } from './en.ts';

export const chapters: Record<Chapter, string> = {
  'FC-SETUP': 'Preparación',
  'FC-ARRIVE': 'Llegan los invitados',
  'FC-BREW': 'Preparar el té',
  'FC-INVITE': 'Invitar',
  'FC-SIT': 'Sentarse',
  'FC-HOME': 'Irse a casa',
  'FC-LAST': 'El té más flojo',
  'FC-FAVOUR': 'Favores',
  'FC-END': 'Fin de la velada',
  'FC-COMP': 'Componentes',
};
