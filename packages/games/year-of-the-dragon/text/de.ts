import { grammar, plural, reasoned, type Why } from '@teahouse/kernel';
import type { EventKind, SuperEvent } from '../src/cards/events.ts';
import type { Type } from '../src/cards/persons.ts';
import type { Source } from '../src/table.ts';
import { board } from './board/de.ts';
import { chapters } from './chapters/de.ts';
import type { Text } from './en.ts';
import { namesOf, naming } from './naming.ts';
import { rules } from './rules/de.ts';

/** Als Objekt, wo der Name ein anderer ist. */
const declined: Record<Exclude<Type, 'court-lady'>, string> = {
  craftsman: 'Handwerker',
  'tax-collector': 'Steuereintreiber',
  pyrotechnist: 'Feuerwerker',
  warrior: 'Krieger',
  monk: 'Mönch',
  healer: 'Heiler',
  farmer: 'Bauern',
  scholar: 'Gelehrten',
};

const { answer, object, palace, card, amount, change, group } = naming({
  types: {
    craftsman: 'Handwerker',
    'court-lady': 'Hofdame',
    'tax-collector': 'Steuereintreiber',
    pyrotechnist: 'Feuerwerker',
    warrior: 'Krieger',
    monk: 'Mönch',
    healer: 'Heiler',
    farmer: 'Bauer',
    scholar: 'Gelehrter',
  },
  object: (type, age) => {
    if (type === 'court-lady') return 'eine Hofdame';
    return `einen ${age === null ? '' : age === 'young' ? 'jungen ' : 'alten '}${declined[type]}`;
  },
  young: type => `junger ${type}`,
  old: type => `alter ${type}`,
  card: type => `Karte ${type}`,
  wild: 'Jokerkarte',
  actions: {
    taxes: 'Steuern',
    build: 'Palastbau',
    harvest: 'Ernte',
    fireworks: 'Feuerwerk',
    parade: 'Heerschau',
    research: 'Studium',
    privilege: 'Privileg',
    wall: 'Mauerbau',
  },
  and: grammar('de').and,
  group: n => `Gruppe ${n}`,
  palace: n => `Palast ${n}`,
  lodger: (who, where) => `${who}, ${where}`,
  wall: {
    'wall-rice': 'Mauerplättchen (1 Reis)',
    'wall-fireworks': 'Mauerplättchen (1 Feuerwerksplättchen)',
    'wall-floor': 'Mauerplättchen (1 Stockwerk)',
    'wall-yuan': 'Mauerplättchen (2 Yuan)',
    'wall-track': 'Mauerplättchen (3 Felder)',
    'wall-points': 'Mauerplättchen (3 Siegpunkte)',
  },
  plain: {
    pass: 'Passen',
    'new-palace': 'Neuer Palast',
    decline: 'Wegschicken',
    small: 'Kleines Privileg',
    large: 'Großes Privileg',
  },
  amount: {
    yuan: n => `${n} Yuan`,
    rice: n => `${n} Reis`,
    fireworks: n => `${n} Feuerwerksplättchen`,
    goods: n => plural(n, '# Ware', '# Waren'),
    points: n => plural(n, '# Siegpunkt', '# Siegpunkte'),
    track: n => plural(n, '# Feld', '# Felder'),
    floors: n => plural(n, '# Stockwerk', '# Stockwerke'),
    dragons: n => plural(n, '# Drache', '# Drachen'),
    persons: n => plural(n, '# Person', '# Personen'),
    cards: n => plural(n, '# Karte', '# Karten'),
  },
});

const events: Text['events'] = {
  peace: { name: 'Ruhe', help: 'Nichts geschieht.' },
  tribute: { name: 'Kaisertribut', help: 'Zahle 4 Yuan; entlasse für jeden fehlenden eine Person.' },
  drought: { name: 'Dürre', help: '1 Reis je bewohntem Palast; jeder Palast ohne Reis verliert eine Person.' },
  festival: {
    name: 'Drachenfest',
    help: 'Das meiste Feuerwerk bringt 6 Siegpunkte, das zweitmeiste 3; die Hälfte ist verbraucht.',
  },
  mongols: { name: 'Mongolensturm', help: 'Ein Siegpunkt je Helm; wer die wenigsten hat, entlässt eine Person.' },
  contagion: { name: 'Krankheit', help: 'Entlasse 3 Personen, eine weniger je Mörser.' },
};

/** Where they are long they can be parted: their tiles are narrow. */
const superEvents: Text['superEvents'] = {
  lantern: { name: 'Laternen\u00ADfest', help: '2 Siegpunkte je Person.' },
  buddha: { name: 'Buddha', help: 'Jeder Mönch zählt seine Buddhas mal die Stockwerke seines Palasts.' },
  earthquake: { name: 'Erdbeben', help: 'Alle verlieren 2 Stockwerke; wer keinen Platz mehr hat, geht.' },
  flood: { name: 'Über\u00ADschwemmung', help: 'Gib die Hälfte von Yuan, Reis und Feuerwerk ab.' },
  eclipse: { name: 'Sonnen\u00ADfinsternis', help: 'Das Ereignis dieses Monats schlägt noch einmal zu.' },
  volcano: {
    name: 'Vulkan\u00ADausbruch',
    help: 'Alle Personenscheiben gehen auf 0 zurück, in derselben Reihenfolge.',
  },
  tornado: { name: 'Tornado', help: 'Alle werfen 2 Personenkarten ab.' },
  sunrise: {
    name: 'Sonnen\u00ADaufgang',
    help: 'Alle nehmen eine junge Person auf, ohne Karte, jede von einer anderen Art.',
  },
  assassination: { name: 'Attentat', help: 'Alle verlieren alle Privilegien.' },
  charter: { name: 'Freibrief', help: 'Eine Personenart in deinen Palästen bringt sofort ihren Ertrag.' },
};

const sources: Text['sources'] = {
  palaces: 'Paläste',
  ladies: 'Hofdamen',
  privileges: 'Privilegien',
  research: 'Studium',
  festival: 'Drachenfest',
  mongols: 'Mongolensturm',
  wall: 'Chinesische Mauer',
  super: 'Superereignis',
  persons: 'Personen am Ende',
  monks: 'Mönche am Ende',
  money: 'Geld am Ende',
};

const { quoted } = grammar('de');

/** All persons of a type. */
const many: Record<Type, string> = {
  craftsman: 'Handwerker',
  'court-lady': 'Hofdamen',
  'tax-collector': 'Steuereintreiber',
  pyrotechnist: 'Feuerwerker',
  warrior: 'Krieger',
  monk: 'Mönche',
  healer: 'Heiler',
  farmer: 'Bauern',
  scholar: 'Gelehrte',
};

const coming = ({ because }: Why): string | null =>
  because === null ? null : `Im Monat ${because.n} kommt das Ereignis ${events[because.what as EventKind].name}.`;

export const text: Text = {
  chapters,
  title: 'Im Jahr des Drachen',
  tagline: 'Zwölf Monate Dürre, Krankheit und Mongolen: Führe deine Provinz durch das schlimmste aller Jahre.',
  cover: 'Ein Drache windet sich über Palastdächern um die Sonne',
  options: {
    wall: {
      name: 'Die Chinesische Mauer',
      help: 'Eine achte Aktion baut die Mauer; die Mongolen stellen sie auf die Probe.',
      values: { off: 'Ohne', choose: 'Plättchen wählen', random: 'Plättchen ziehen' },
    },
    superEvent: {
      name: 'Superereignis',
      help: 'Im siebten Monat geschieht etwas Besonderes.',
      values: {
        off: 'Ohne',
        random: 'Zufällig, offen',
        hidden: 'Zufällig, verdeckt bis Monat 7',
        ...namesOf(superEvents),
      },
    },
    openHands: {
      name: 'Handkarten',
      help: 'Ob alle sehen, welche Personenkarten noch auf der Hand sind. Erschließen lässt es sich ohnehin.',
      values: { true: 'Offen', false: 'Geheim' },
    },
    largePrivilege: {
      name: 'Preis des großen Privilegs',
      help: '7 Yuan seit 2017, 6 in der ersten Auflage.',
      values: { 7: '7 Yuan', 6: '6 Yuan' },
    },
    firstDrafter: {
      name: 'Wer zuerst wählt',
      help: 'Wer sich die Startpersonen zuerst nimmt.',
      values: { random: 'Zufällig', 1: 'Platz 1', 2: 'Platz 2', 3: 'Platz 3', 4: 'Platz 4', 5: 'Platz 5' },
    },
    wallEnd: {
      name: 'Letzte Mauerprüfung',
      help: 'Wann die Mauer im letzten Monat geprüft wird.',
      values: { 'after-scoring': 'Nach der Wertung', 'before-decay': 'Vor dem Verfall' },
    },
    superDecay: {
      name: 'Verfall im Monat 7',
      help: 'Ob leere Paläste einmal verfallen, nach dem Superereignis, oder auch davor.',
      values: { once: 'Einmal', twice: 'Zweimal' },
    },
    eclipseWall: {
      name: 'Mauer bei Sonnenfinsternis',
      help: 'Ob die Mauer noch einmal geprüft wird, wenn die Mongolen zweimal kommen.',
      values: { again: 'Noch einmal', once: 'Nur einmal' },
    },
  },
  clashes: {
    'first-drafter-not-seated': 'Wer zuerst wählt, muss am Tisch sitzen.',
    'wall-end-without-wall': 'Der Zeitpunkt der Prüfung lässt sich nur wählen, wenn mit der Mauer gespielt wird.',
    'super-decay-without-super-event': 'Der Verfall im Monat 7 lässt sich nur mit einem Superereignis wählen.',
    'eclipse-wall-without-both':
      'Dafür braucht es die Mauer und ein Superereignis, das die Sonnenfinsternis sein kann.',
  },
  asks: {
    'draft.chooseFirst': 'Wähle deine erste junge Person.',
    'draft.chooseSecond': 'Wähle eine zweite junge Person einer anderen Art.',
    'actions/act.chooseGroup': 'Wähle eine Aktionsgruppe oder passe.',
    'actions/act.chooseAction': 'Welche Aktion führst du aus?',
    'actions/build.placeFloor': 'Wohin kommt das neue Stockwerk?',
    'actions/privilege.choose': 'Welches Privileg kaufst du?',
    'persons/card.play': 'Welche Personenkarte spielst du?',
    'persons/tile.choose': 'Welche Person nimmst du?',
    'persons/lodge.choose': 'Wo zieht die neue Person ein? Ist alles voll, wähle, wen sie ersetzt.',
    'release.choose': 'Wen entlässt du?',
    'release/hungry.choose': 'Der Reis reicht nicht: Wer geht?',
    'wall/build.choose': 'Welches Mauerplättchen baust du?',
    'super/earthquake.removeFloor': 'Welcher Palast verliert ein Stockwerk?',
    'super/earthquake.evict': 'Es ist nicht mehr Platz für alle: Wer geht?',
    'super/flood.chooseRice': 'Wie viel Reis nimmt die Überschwemmung?',
    'super/flood.chooseFireworks': 'Wie viel Feuerwerk nimmt die Überschwemmung? Der Rest wird in Yuan bezahlt.',
    'super/tornado.discard': 'Welche Karte nimmt der Tornado?',
    'super/sunrise.choose': 'Welche junge Person nimmst du auf?',
    'super/charter.choose': 'Für welche Personenart nutzt du den Freibrief?',
  },
  answer,
  why: (id, why) => reasoned('de', id, why, { name: answer, because: coming(why) }),
  counts: {
    persons: n => amount('persons', n),
    points: n => amount('points', n),
    palaces: n => plural(n, '# Palast', '# Paläste'),
    privileges: n => plural(n, '# Privileg', '# Privilegien'),
  },
  notes: {
    month: e => `Monat ${e.n} beginnt.`,
    drafts: (e, name) => `${name(e.seat)} wählt ${object(e.what)}.`,
    groups: e => `Gruppe ${e.n} hat ${group(e.what)}.`,
    passes: (e, name) => `${name(e.seat)} passt${e.n === 0 ? '' : ` und nimmt ${e.n} Yuan`}.`,
    'chooses-group': (e, name) => `${name(e.seat)} wählt Gruppe ${e.n}${e.at === '0' ? '' : ` für ${e.at} Yuan`}.`,
    acts: (e, name) => `${name(e.seat)} führt die Aktion ${quoted(answer(e.what))} aus.`,
    gains: (e, name) => `${name(e.seat)} bekommt ${amount(e.what, e.n)}.`,
    scores: (e, name) => `${name(e.seat)} macht ${amount('points', e.n)} (${sources[e.what as Source]}).`,
    advances: (e, name) => `${name(e.seat)} zieht ${amount('track', e.n)} vor.`,
    builds: (e, name) => `${name(e.seat)} baut: ${palace(e.what)} hat jetzt ${amount('floors', e.n)}.`,
    buys: (e, name) =>
      `${name(e.seat)} kauft ein ${e.what === 'small' ? 'kleines' : 'großes'} Privileg für ${e.n} Yuan.`,
    'builds-wall': (e, name) => `${name(e.seat)} baut an der Mauer; sie hat jetzt ${e.n} von 12 Plättchen.`,
    plays: (e, name) => `${name(e.seat)} spielt die ${card(e.what)}.`,
    'card-lost': (e, name) => `Von dieser Art ist niemand mehr da: ${name(e.seat)} verliert die Karte.`,
    'takes-in': (e, name) => `${name(e.seat)} nimmt ${object(e.what)} in ${palace(e.at)} auf.`,
    replaces: (e, name) => `${name(e.seat)} ersetzt ${object(e.what)} in ${palace(e.at)}.`,
    declines: (e, name) => `${name(e.seat)} schickt ${object(e.what)} weg.`,
    event: e => `Ereignis im Monat ${e.n}: ${events[e.what as EventKind].name}.`,
    pays: (e, name) => `${name(e.seat)} gibt ${amount(e.what, e.n)} ab.`,
    releases: (e, name) => `${name(e.seat)} entlässt ${object(e.what)} aus ${palace(e.at)}.`,
    decays: (e, name) =>
      e.n === 0
        ? `Der leere ${palace(e.what)} von ${name(e.seat)} stürzt ein.`
        : `Der leere ${palace(e.what)} von ${name(e.seat)} verfällt auf ${amount('floors', e.n)}.`,
    'wall-holds': e => `Die Mauer hält mit ${e.n} Plättchen.`,
    'wall-fails': e =>
      e.n === 0 ? 'Niemand hat bisher an der Mauer gebaut.' : `Die Mauer ist mit ${e.n} Plättchen zu kurz.`,
    'super-event': e => `Superereignis: ${superEvents[e.what as SuperEvent].name}.`,
    revealed: e => `Das Superereignis wird aufgedeckt: ${superEvents[e.what as SuperEvent].name}.`,
    'floor-lost': (e, name) => `Das Erdbeben nimmt ${palace(e.what)} von ${name(e.seat)} ein Stockwerk.`,
    'markers-reset': () => 'Alle Personenscheiben gehen auf 0 zurück; die Reihenfolge bleibt.',
    discards: (e, name) => `Der Tornado nimmt ${name(e.seat)} die ${card(e.what)} weg.`,
    'loses-privileges': (e, name) => `${name(e.seat)} verliert alle Privilegien (${amount('dragons', e.n)}).`,
    charters: (e, name) =>
      `${name(e.seat)} nutzt den Freibrief für ${many[e.what as Type]}${e.what === 'healer' ? ', ohne Wirkung' : ''}.`,
    sells: (e, name) => `${name(e.seat)} verkauft Reis und Feuerwerk für ${e.n} Yuan.`,
  },
  rules,
  events,
  superEvents,
  sources,
  warnings: {
    'pass-for-nothing': 'Du hast schon 3 Yuan oder mehr: Passen bringt dir nichts.',
    'card-without-tile': 'Von dieser Art ist niemand mehr da: Die Karte wäre verloren.',
    'palace-will-decay': 'Diesen Monat kann dort niemand einziehen: Der neue Palast würde verfallen.',
    'charter-for-nothing': 'Der Freibrief brächte dir nichts.',
    'person-declined': 'Die Person verlässt das Spiel, und deine Scheibe bewegt sich nicht.',
  },
  change,
  amount,
  nothing: 'nichts',
  board,
};
