import { plural } from '@teahouse/kernel';
import type { Parts } from './en.ts';

export const parts: Parts = {
  ending: {
    youWin: 'Du gewinnst',
    place: n => `${n}.`,
    youCame: (place, of) => `Du bist auf Platz ${place} von ${of}`,
    youShare: names => `Du teilst dir den Sieg mit ${names}`,
    behind: (n, name) => plural(n, `Ein Punkt hinter ${name}.`, `# Punkte hinter ${name}.`),
    made: (source, more, fewer) => `Den Ausschlag gab: ${source}, ${more} zu ${fewer}.`,
    tie: (name, rule) => `Gleichauf mit ${name}. ${rule}`,
    mine: {
      since: when => `Der Wendepunkt: ${when}. Seitdem lagst du vorn.`,
      always: 'Du lagst von Anfang bis Ende vorn.',
      atLast: 'Erst die Schlusswertung brachte dich nach vorn.',
    },
    theirs: name => ({
      since: when => `Der Wendepunkt: ${when}. Seitdem lag ${name} vorn.`,
      always: `${name} lag von Anfang bis Ende vorn.`,
      atLast: `Erst die Schlusswertung brachte ${name} nach vorn.`,
    }),
    givenUp: 'Die Partie wurde abgebrochen.',
    givenUpHelp: 'Sie endet ohne Sieger, und hier ist nichts mehr zu tun.',
    next: game => `Nächster Tisch: ${game}`,
    home: 'Zum Teehaus',
    end: 'Ende',
    breaks: 'Bei Gleichstand',
  },
  chronicle: {
    book: 'Länge der Regeln',
    help: 'Kurz erzählt das Wichtige und faltet den Rest ein; ganz erzählt alles.',
    short: 'Kurz',
    full: 'Ganz',
    moment: 'Diesen Moment noch einmal sehen',
    more: n => plural(n, 'Noch eine Zeile', 'Noch # Zeilen'),
  },
  since: {
    title: 'Seit deinem letzten Zug',
    earlier: 'Einen Zug zurück',
    later: 'Einen Zug vor',
    back: n => plural(n, 'Vor einem Zug', 'Vor # Zügen'),
    keys: 'einen Zug zurück oder vor',
  },
  speed: {
    title: 'Züge der anderen',
    help: 'Wie schnell die Figuren ziehen. Jede Taste überspringt es.',
    slow: 'Langsam',
    normal: 'Normal',
    instant: 'Sofort',
  },
  sound: { title: 'Töne', help: 'Wenn du dran bist und wenn eine Partie endet.' },
  review: {
    retry: 'Hier noch einmal',
    instead: (better, played) => `${better}, nicht ${played}.`,
    costs: things => `Das kostete dich ${things}.`,
    chance: (before, after) => `Deine Siegchance fiel von ${before} auf ${after}.`,
    sure: points => plural(points, 'Auf etwa # Punkt genau.', 'Auf etwa # Punkte genau.'),
  },
  learn: {
    inThree: game => `${game} in 3 Minuten`,
    three: '3 Minuten',
    book: 'Regelheft',
    lesson: 'Lektion',
    enough: 'Mehr braucht es nicht für den Anfang.',
    contents: 'Inhalt',
  },
  box: {
    minutes: n => plural(n, 'etwa # Minute', 'etwa # Minuten'),
    weights: { light: 'leicht', medium: 'mittelschwer', heavy: 'anspruchsvoll' },
    age: n => plural(n, 'ab # Jahr', 'ab # Jahren'),
  },
  live: { title: 'Laufende Partien' },
  importing: {
    title: 'Partie importieren',
    help: 'Eine Partie, die als Datei gesichert wurde, wird nachgespielt und geprüft; danach lässt sie sich ansehen wie jede andere.',
    choose: 'Datei wählen',
    noFile: 'Das ist keine Partiedatei des Teehauses.',
  },
  bots: {
    lead: 'Hier kann alles mitspielen, was HTTP spricht: ein Skript, ein Bot, ein eigenes Programm.',
    steps: [
      'Lege in deinem Profil einen Zugangsschlüssel an.',
      'Decke einen Tisch oder nimm einen freien Platz ein.',
      'Verfolge ihn über den Socket oder frage nach deinen Tischen; antworte mit einer der angebotenen Möglichkeiten.',
    ],
    token: 'Schlüssel holen',
    description: 'Die Beschreibung der API (OpenAPI)',
  },
  /** What a field needs, for whoever gave it something else. */
  fields: {
    login:
      'Der Anmeldename braucht 3 bis 32 Kleinbuchstaben, Ziffern, Punkte oder Striche und beginnt mit Buchstabe oder Ziffer.',
    password: 'Das Passwort braucht 10 bis 200 Zeichen.',
    name: 'Der Name braucht 1 bis 40 Zeichen.',
    address: 'Das ist keine E-Mail-Adresse. Sie sollte aussehen wie mei@example.org.',
    url: 'Das ist keine Webadresse. Sie sollte mit https:// beginnen.',
    text: 'Schreib 1 bis 500 Zeichen.',
    file: 'Die Datei ist keine Partie dieses Teehauses, oder ein Teil von ihr fehlt.',
  },
};
