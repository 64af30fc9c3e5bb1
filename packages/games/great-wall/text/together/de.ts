import { plural } from '@teahouse/kernel';
import type { Topic } from '../../src/rules/together/agreement.ts';
import { cards } from './cards/de.ts';
import type { Agreed, TogetherText } from './keys.ts';

const spoils = (n: number): string => plural(n, 'eine beanspruchte Horde', '# beanspruchte Horden');

/** What a player suggests, by what is to be agreed on. */
const WISHES: Agreed = {
  commands: (what, n, name) => `diese Reihenfolge der Befehle vor: ${n.named(what, name)}`,
  clerks: (what, n, name) => `diese Reihenfolge der Schreiber vor: ${n.named(what, name)}`,
  insult: (what, n, name) => `vor, dass die Beleidigung ${n.named(what, name)} trifft`,
  strip: (what, n) => `vor, dass die Heuschrecken ${n.location(what).theObject} kahl fressen`,
  stores: (what, n, name) => `vor, dass das Lager ${n.named(what, name)} verliert`,
};
/** What was settled. */
const SETTLED: Agreed = {
  commands: (what, n, name) => `Die Reihenfolge der Befehle ist ${n.named(what, name)}`,
  clerks: (what, n, name) => `Die Reihenfolge der Schreiber ist ${n.named(what, name)}`,
  insult: (what, n, name) => `Die Beleidigung trifft ${n.named(what, name)}`,
  strip: (what, n) => `Die Heuschrecken fressen ${n.location(what).theObject} kahl`,
  stores: (what, n, name) => `Das Lager verliert ${n.named(what, name)}`,
};

export const together: TogetherText = {
  cards,
  plain: {
    keep: 'Nichts geben',
    give: 'Das Verlangte geben',
    'bear-shame': 'Einen Schandmarker nehmen',
    'lose-honor': '3 Ehre verlieren',
    forfeit: '5 Ehre verlieren, und der Marker kommt aus dem Spiel',
  },
  words: {
    player: n => `Spieler ${n}`,
    order: names => names.join(', dann '),
    gift: (from, to) => `Von ${from.subject} ${to.to}`,
    comrade: (troop, of) => `${troop.name} ${of.of}`,
    places: {
      reserve: 'aus dem Vorrat',
      left: 'aus der linken Aufmarschzone',
      middle: 'aus der mittleren Aufmarschzone',
      right: 'aus der rechten Aufmarschzone',
      'post-left': 'von einem linken Schießposten',
      'post-middle': 'von einem mittleren Schießposten',
      'post-right': 'von einem rechten Schießposten',
    },
    standing: (troop, place) => `${troop.object(1)} ${place}`,
    spoils,
    penance: troop =>
      troop === null ? '10 Ehre für diesen Marker verlieren' : `10 Ehre für den Marker beim ${troop.name} verlieren`,
  },
  asks: {
    'together/freeze.choose': 'Es herrscht Frost. Welcher Soldat geht heim?',
    'together/requisition.choose': 'Was gibst du ab, oder nimmst du einen Schandmarker?',
    'together/intrigue.choose': 'Welche Taktik wirfst du ab, oder verlierst du 3 Ehre?',
    'together/refuge.choose': 'Nimmst du einen Schreiber aus der Schreiberschule?',
    'together/veteran.choose': 'In welche Aufmarschzone kommt der Veteran?',
    'together/take-back.choose': 'Welchen Befehl holst du zurück?',
    'together/hand-over.choose': 'Wer gibt wem eine Ressource?',
    'together/hand-over.give': 'Welche Ressource gibst du weiter?',
    'together/share.choose': 'Wem gibst du eine Ressource?',
    'together/share.give': 'Welche Ressource gibst du?',
    'together/partner.choose': 'Wen wählst du?',
    'together/rescue.choose': 'Welcher Soldat wird gerettet?',
    'together/sortie.choose': 'In welchem Abschnitt greifen alle an?',
    'winter/disgrace.spare': 'Bezahlst du 1 Chi, um einen Schandmarker abzuwenden?',
  },
  agree: {
    commands: () => 'In welcher Reihenfolge kommen eure Befehle? Ihr müsst euch einig sein.',
    clerks: place =>
      `Wessen Schreiber kommen${place === null ? '' : ` ${place.in}`} zuerst? Ihr müsst euch einig sein.`,
    insult: () => 'Wen trifft die Beleidigung der Gesandten? Ihr müsst euch einig sein.',
    strip: () => 'Welchen Ort fressen die Heuschrecken kahl? Ihr müsst euch einig sein.',
    stores: () => 'Was verliert das Lager? Ihr müsst euch einig sein.',
  },
  pledge: to => (to === null ? 'Was gibst du für den Auftrag?' : `Was gibst du für ${to.demand}? ${to.help}`),
  atone: 'Welchen Schandmarker legst du für 10 Ehre ab?',
  outcomes: {
    'demands-met': 'Der Kaiser hat alles, was er verlangt hat. Ihr habt gemeinsam gewonnen.',
    'shame-gone': 'Kein Schandmarker ist mehr da. Ihr habt gemeinsam verloren.',
    'time-up': 'Die Zeit ist um, bevor alle Aufträge erfüllt sind. Ihr habt gemeinsam verloren.',
  },
  reasons: {
    demands: 'ein erfüllter Auftrag',
    tribute: 'was die Aufträge verlangen',
    supply: 'Schandmarker, die im Vorrat bleiben',
    threat: 'Mauern, die halten',
    standing: 'was der Clan in den kommenden Jahren kann',
    accord: 'Einigkeit mit den anderen',
  },
  notes: n => ({
    wishes: (e, name) => `${name(e.seat)} schlägt ${WISHES[e.at as Topic](e.what, n, name)}.`,
    agreed: (e, name) =>
      `${e.n === 1 ? 'Alle sind sich einig' : 'Ohne Einigung gilt'}: ${SETTLED[e.at as Topic](e.what, n, name)}.`,
    'demand-arrives': e => `Der Kaiser erteilt einen neuen Auftrag: ${n.quoted(e.what)}.`,
    pledges: (e, name) => {
      const what = n.offered(e.what);
      return what === null
        ? `${name(e.seat)} bietet, was ${n.quoted(e.at)} verlangt.`
        : `${name(e.seat)} bietet ${what} für ${n.quoted(e.at)}.`;
    },
    'demand-met': e => `Der Auftrag ${n.quoted(e.what)} ist erfüllt.`,
    'demand-open': e => `Der Auftrag ${n.quoted(e.what)} ist nicht erfüllt.`,
    sacrifices: (e, name) => `${name(e.seat)} opfert ${n.troop(e.what).object(1)}.`,
    spends: (e, name) => `${name(e.seat)} gibt ${spoils(e.n)} ab.`,
    event: e => `Ein Ereignis tritt ein: ${n.quoted(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} holt ${n.quoted(e.what)} zurück.`,
    'goes-home': (e, name) => `${name(e.seat)} schickt ${n.troop(e.what).object(1)} heim.`,
    'gives-to': (e, name) => `${name(e.seat)} gibt ${n.named(e.at, name)} ${n.amount(e.what, e.n)}.`,
    'stores-lost': e => `Das Lager verliert ${n.amount(e.what, e.n)}.`,
    mends: e => {
      const { horde, points } = n.struck(e.at)!;
      return `Eine Wunde von ${horde} heilt an Schwachstelle ${points[0]}.`;
    },
    strips: e => `Die Heuschrecken fressen ${n.location(e.what).theObject} kahl.`,
  }),
};
