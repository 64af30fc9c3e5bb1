import { plural } from '@teahouse/kernel';
import type { Topic } from '../../src/rules/together/agreement.ts';
import { cards } from './cards/it.ts';
import type { Agreed, TogetherText } from './keys.ts';

const spoils = (n: number): string => plural(n, 'un’Orda presa', '# Orde prese');

/** What a player suggests, by what is to be agreed on. */
const WISHES: Agreed = {
  commands: (what, n, name) => `quest’ordine per i Comandi: ${n.named(what, name)}`,
  clerks: (what, n, name) => `quest’ordine per i Commessi: ${n.named(what, name)}`,
  insult: (what, n, name) => `che l’insulto tocchi ${n.toNamed(what, name)}`,
  strip: (what, n) => `che le locuste spoglino ${n.location(what).the}`,
  stores: (what, n, name) => `che il Magazzino perda ${n.named(what, name)}`,
};
/** What was settled. */
const SETTLED: Agreed = {
  commands: (what, n, name) => `l’ordine dei Comandi è ${n.named(what, name)}`,
  clerks: (what, n, name) => `l’ordine dei Commessi è ${n.named(what, name)}`,
  insult: (what, n, name) => `l’insulto tocca ${n.toNamed(what, name)}`,
  strip: (what, n) => `le locuste spogliano ${n.location(what).the}`,
  stores: (what, n, name) => `il Magazzino perde ${n.named(what, name)}`,
};

export const together: TogetherText = {
  cards,
  plain: {
    keep: 'Non dare nulla',
    give: 'Dai quanto richiesto',
    'bear-shame': 'Ricevi un tassello Onta',
    'lose-honor': 'Perdi 3 punti Onore',
    forfeit: 'Perdi 5 punti Onore, e il tassello esce dal gioco',
  },
  words: {
    player: n => `Giocatore ${n}`,
    order: names => names.join(', poi '),
    gift: (from, to) => `Da ${from.subject} ${to.to}`,
    comrade: (troop, of) => `${troop.name} ${of.of}`,
    places: {
      reserve: 'dalla riserva',
      left: 'dalla Zona di Riposo sinistra',
      middle: 'dalla Zona di Riposo centrale',
      right: 'dalla Zona di Riposo destra',
      'post-left': 'da una Postazione di Tiro a sinistra',
      'post-middle': 'da una Postazione di Tiro al centro',
      'post-right': 'da una Postazione di Tiro a destra',
    },
    standing: (troop, place) => `${troop.object(1)} ${place}`,
    spoils,
    penance: troop =>
      troop === null
        ? 'Perdi 10 punti Onore per questo tassello'
        : `Perdi 10 punti Onore per il tassello sotto ${troop.object(1)}`,
  },
  asks: {
    'together/freeze.choose': 'Il gelo è pungente. Quale Soldato torna a casa?',
    'together/requisition.choose': 'Che cosa consegni, o ricevi l’Onta?',
    'together/intrigue.choose': 'Quale Tattica scarti, o perdi 3 punti Onore?',
    'together/refuge.choose': 'Prendi un Commesso dall’area Commessi?',
    'together/veteran.choose': 'In quale Zona di Riposo va il veterano?',
    'together/take-back.choose': 'Quale Comando recuperi?',
    'together/hand-over.choose': 'Chi passa una risorsa, e a chi?',
    'together/hand-over.give': 'Quale risorsa passi?',
    'together/share.choose': 'A chi dai una risorsa?',
    'together/share.give': 'Quale risorsa dai?',
    'together/partner.choose': 'Quale compagno scegli?',
    'together/rescue.choose': 'Quale Soldato viene salvato?',
    'together/sortie.choose': 'In quale Sezione attaccano tutti?',
    'winter/disgrace.spare': 'Paghi 1 Qi per evitare un tassello Onta?',
  },
  agree: {
    commands: () => 'In che ordine agiscono i vostri Comandi? Dovete essere tutti d’accordo.',
    clerks: place =>
      `Di chi sono i primi Commessi${place === null ? '' : ` ${place.at}`}? Dovete essere tutti d’accordo.`,
    insult: () => 'Chi subisce l’insulto degli inviati? Dovete essere tutti d’accordo.',
    strip: () => 'Quale Luogo spogliano le locuste? Dovete essere tutti d’accordo.',
    stores: () => 'Che cosa perde il Magazzino? Dovete essere tutti d’accordo.',
  },
  pledge: to => (to === null ? 'Che cosa dai per la Richiesta?' : `Che cosa dai per ${to.demand}? ${to.help}`),
  atone: 'Quale tassello Onta scarti per 10 punti Onore?',
  outcomes: {
    'demands-met': 'L’Imperatore ha avuto tutto ciò che chiedeva. Avete vinto insieme.',
    'shame-gone': 'Non restano tasselli Onta. Avete perso insieme.',
    'time-up': 'Il tempo è finito prima di soddisfare tutte le Richieste. Avete perso insieme.',
  },
  reasons: {
    demands: 'una Richiesta soddisfatta',
    tribute: 'ciò che le Richieste vogliono',
    supply: 'i tasselli Onta che restano nella riserva',
    threat: 'Mura che reggono',
    standing: 'ciò che il clan potrà fare negli anni a venire',
    accord: 'l’accordo con un compagno',
  },
  notes: n => ({
    wishes: (e, name) => `${name(e.seat)} propone ${WISHES[e.at as Topic](e.what, n, name)}.`,
    agreed: (e, name) =>
      `${e.n === 1 ? 'C’è l’accordo' : 'Senza accordo si decide così'}: ${SETTLED[e.at as Topic](e.what, n, name)}.`,
    'demand-arrives': e => `L’Imperatore fa una nuova Richiesta: ${n.quoted(e.what)}.`,
    pledges: (e, name) => {
      const what = n.offered(e.what);
      return what === null
        ? `${name(e.seat)} offre quanto chiede ${n.quoted(e.at)}.`
        : `${name(e.seat)} offre ${what} per ${n.quoted(e.at)}.`;
    },
    'demand-met': e => `La Richiesta ${n.quoted(e.what)} è soddisfatta.`,
    'demand-open': e => `La Richiesta ${n.quoted(e.what)} non è soddisfatta.`,
    sacrifices: (e, name) => `${name(e.seat)} sacrifica ${n.troop(e.what).object(1)}.`,
    spends: (e, name) => `${name(e.seat)} spende ${spoils(e.n)}.`,
    event: e => `Accade un Evento: ${n.quoted(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} recupera ${n.quoted(e.what)}.`,
    'goes-home': (e, name) => `${name(e.seat)} manda a casa ${n.troop(e.what).object(1)}.`,
    'gives-to': (e, name) => `${name(e.seat)} dà ${n.amount(e.what, e.n)} ${n.toNamed(e.at, name)}.`,
    'stores-lost': e => `Il Magazzino perde ${n.amount(e.what, e.n)}.`,
    mends: e => {
      const { horde, points } = n.struck(e.at)!;
      return `Guarisce una Ferita di ${horde} al Punto Vitale ${points[0]}.`;
    },
    strips: e => `Le locuste spogliano ${n.location(e.what).the}.`,
  }),
};
