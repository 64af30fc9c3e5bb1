import type { Chapter } from './en.ts';

export const chapters: Record<Chapter, string> = {
  'FC-SETUP': 'Aufbau',
  'FC-ARRIVE': 'Gäste kommen',
  'FC-BREW': 'Aufbrühen',
  'FC-INVITE': 'Einladen',
  'FC-SIT': 'Platz nehmen',
  'FC-HOME': 'Heimgehen',
  'FC-LAST': 'Der schwächste Tee',
  'FC-FAVOUR': 'Gefälligkeiten',
  'FC-END': 'Ende des Abends',
  'FC-COMP': 'Spielmaterial',
};
