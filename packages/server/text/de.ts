import type { Text } from './en.ts';

export const text: Text = {
  language: 'Deutsch',
  chooseLanguage: 'Sprache',
  lead: 'Ein Online-Tisch für Spiele, die einen ganzen Abend verdienen.',
  shelf: 'Im Regal',
  emptyShelf: 'Das Regal ist noch leer.',
  players: (min, max) => (max === 1 ? '1 Person' : min === max ? `${max} Personen` : `${min}–${max} Personen`),
  owners: 'Die Namen der Spiele gehören ihren Inhabern. Teahouse ist von deren Verlagen unabhängig.',
  toEntrance: 'Zurück zum Eingang',
  notFound: {
    title: 'Hier ist nichts',
    sentence: 'Unter dieser Adresse gibt es keine Seite.',
  },
  broken: {
    title: 'Da ist etwas schiefgegangen',
    sentence: 'Der Fehler liegt bei uns und ist notiert. Bitte versuche es gleich noch einmal.',
  },
};
