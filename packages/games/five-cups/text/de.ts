import { grammar, plural, reasoned } from '@teahouse/kernel';
import { board } from './board/de.ts';
import { chapters } from './chapters/de.ts';
import type { Text } from './en.ts';
import { naming } from './naming.ts';

const { answer, tea, guest, favour } = naming({
  kinds: { green: 'Grüntee', black: 'Schwarztee', flower: 'Blütentee' },
  faces: { gossip: 'Klatsch', sweets: 'Naschwerk', gift: 'Geschenk' },
  tea: (kind, strength) => `${kind} (Stärke ${strength})`,
  guest: (kind, tip) => `${kind}-Gast (Trinkgeld ${tip})`,
  pass: 'Passen',
});

export const text: Text = {
  chapters,
  title: 'Fünf Tassen',
  tagline: 'Brüh heimlich auf, bewirte die besten Gäste und hüte dich vor Klatsch.',
  cover: 'Eine Teekanne füllt eine von fünf Tassen',
  options: {
    cups: { name: 'Länge', help: 'Wie viele Tassen der Abend hat.', values: { 5: 'Fünf Tassen', 3: 'Drei Tassen' } },
    favours: {
      name: 'Gefälligkeiten',
      help: 'Geheime Karten, die man spielt, wenn ein Gast Platz nimmt.',
      values: { true: 'Mit Gefälligkeiten', false: 'Ohne Gefälligkeiten' },
    },
  },
  asks: {
    'cup.brew': 'Welchen Tee brühst du auf? Der stärkste lädt zuerst ein, der schwächste verdient eine Gefälligkeit.',
    'cup/invite.choose': 'Welchen Gast lädst du ein?',
    'event/window.react': 'Spielst du eine Gefälligkeit?',
  },
  answer,
  why: (id, why) => reasoned('de', id, why, { name: answer, because: null }),
  counts: { coins: n => plural(n, '# Münze', '# Münzen'), guests: n => plural(n, '# Gast', '# Gäste') },
  notes: {
    arrives: e => `Ein ${guest(e.what)} kommt.`,
    brews: (e, name) => `${name(e.seat)} brüht ${tea(e.what)} auf.`,
    invites: (e, name) => `${name(e.seat)} lädt den ${guest(e.what)} ein.`,
    'finds-nobody': (e, name) => `${name(e.seat)} findet niemanden zum Einladen.`,
    gossips: (e, name) => `${name(e.seat)} tratscht über ${name(e.n)}, und der ${guest(e.what)} geht nach Hause.`,
    sits: (e, name) =>
      `Der ${guest(e.what)} nimmt bei ${name(e.seat)} Platz und zahlt ${plural(e.n, '# Münze', '# Münzen')}.`,
    praises: (e, name) => `Der Gast lobt den Tee und zahlt ${name(e.seat)} ${e.n} Münzen mehr.`,
    sweetens: (e, name) => `${name(e.seat)} reicht Naschwerk und verdient ${e.n} Münzen.`,
    'draws-tea': (e, name) => `${name(e.seat)} zieht ${e.what === '' ? 'einen Tee' : tea(e.what)}.`,
    'draws-favour': (e, name) =>
      `${name(e.seat)} zieht eine Gefälligkeit${e.what === '' ? '' : `, ${grammar('de').quoted(favour(e.what))}`}.`,
    'goes-home': e => `Der ${guest(e.what)} geht nach Hause.`,
    trios: (e, name) =>
      `${name(e.seat)} bewirtet ${plural(e.n, 'ein Gästetrio', '# Gästetrios')} und verdient ${3 * e.n} Münzen.`,
  },
  board,
  rules: {
    'FC-COMP-01': 'Es gibt 36 Tees der Stärke 1 bis 36; Grüntee, Schwarztee und Blütentee wechseln sich ab.',
    'FC-COMP-02': 'Es gibt 27 Gäste: neun je Teesorte, mit Trinkgeld von 1 bis 5 Münzen.',
    'FC-COMP-03': 'Es gibt 12 Gefälligkeiten: 5-mal Klatsch, 4-mal Naschwerk und 3-mal Geschenk.',
    'FC-SETUP-01': 'Tees, Gäste und Gefälligkeiten werden gemischt.',
    'FC-SETUP-02': 'Alle beginnen mit sieben Tees.',
    'FC-SETUP-03': 'Alle beginnen mit zwei Gefälligkeiten, außer es wird ohne gespielt.',
    'FC-SETUP-04': 'Handkarten sind geheim, ihre Anzahl nicht.',
    'FC-SETUP-05': 'Ein Abend hat fünf Tassen, ein kurzer drei.',
    'FC-ARRIVE-01': 'Es kommt ein Gast mehr, als Teemeister am Tisch sitzen.',
    'FC-BREW-01': 'Alle wählen heimlich einen Tee und dürfen umwählen, bis der Letzte gewählt hat.',
    'FC-BREW-02': 'Die Tees werden gemeinsam aufgedeckt.',
    'FC-INVITE-01': 'Der stärkste Tee lädt zuerst ein; jeder lädt einen der anwesenden Gäste ein.',
    'FC-INVITE-02': 'Wer keinen Gast mehr findet, geht leer aus.',
    'FC-SIT-01': 'Ein Gast, der Platz nimmt, lässt sein Trinkgeld da.',
    'FC-SIT-02': 'Ein Gast, der seine Lieblingssorte bekommt, zahlt 2 Münzen mehr.',
    'FC-HOME-01': 'Gäste, die niemand eingeladen hat, gehen nach Hause.',
    'FC-LAST-01': 'Der schwächste Tee jeder Tasse verdient eine Gefälligkeit vom Stapel.',
    'FC-FAVOUR-01': 'Bevor ein Gast Platz nimmt, dürfen die anderen Gefälligkeiten spielen, danach der Gastgeber.',
    'FC-FAVOUR-02': 'Eine Gefälligkeit wird nur einmal gespielt.',
    'FC-FAVOUR-03':
      'Klatsch schickt einen Gast heim, der bei einem anderen Teemeister Platz nehmen will; dieser lädt noch einmal ein.',
    'FC-FAVOUR-04': 'Naschwerk bringt 2 Münzen, nachdem ein Gast bei dir Platz genommen hat.',
    'FC-FAVOUR-05': 'Ein Geschenk lässt dich einen Tee ziehen, nachdem ein Gast bei dir Platz genommen hat.',
    'FC-END-01': 'Der Abend endet nach seiner letzten Tasse.',
    'FC-END-02': 'Jedes Gästetrio, ein Gast von jeder Sorte, ist 3 Münzen wert.',
    'FC-END-03': 'Wer die meisten Münzen hat, gewinnt.',
    'FC-END-04': 'Bei Gleichstand liegt vorn, wer die stärkeren Tees übrig hat; sonst wird der Platz geteilt.',
  },
};
