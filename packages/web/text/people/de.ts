import { plural } from '@teahouse/kernel';
import type { PeopleText } from './en.ts';

export const people: PeopleText = {
  shows: 'Deine Seite',
  showsHelp: 'was alle von dir sehen dürfen',
  choices: { nothing: 'Keine Seite', games: 'Name und Spiele', results: 'Auch Ergebnisse' },
  showsText: {
    nothing: 'Du hast keine öffentliche Seite. Am Tisch sieht man deinen Namen und dein Zeichen.',
    games: 'Alle sehen deinen Namen und wie oft du welches Spiel gespielt hast.',
    results: 'Alle sehen auch, wie deine Partien ausgegangen sind.',
  },
  only: 'Es zählen nur Partien, denen alle zusehen konnten. Mitspieler werden nie genannt.',
  see: 'Deine Seite ansehen',
  page: name => `Die Seite von ${name}`,
  statistics: 'Gespielte Partien',
  none: 'Noch keine beendete Partie.',
  played: n => plural(n, '# Partie', '# Partien'),
  won: n => plural(n, '# gewonnen', '# gewonnen'),
  place: (place, n) => `Platz ${place}: ${plural(n, 'einmal', '#-mal')}`,
  noPage: 'Hier ist keine Seite',
  noPageText: 'Wer hier spielt, hat keine Seite, oder die Adresse stimmt nicht ganz.',
  opponents: 'Zuletzt gespielt mit',
  opponentsHelp: 'ein Klick hält ihnen einen Platz frei und sagt ihnen Bescheid',
  invite: name => `${name} einladen`,
  withdraw: name => `${name} nicht einladen`,
  together: n => plural(n, '# gemeinsame Partie', '# gemeinsame Partien'),
};
