import { ad, grammar, plural, reasoned } from '@teahouse/kernel';
import { board } from './board/it.ts';
import { chapters } from './chapters/it.ts';
import type { Text } from './en.ts';
import { naming } from './naming.ts';

const { answer, tea, guest, favour } = naming({
  kinds: { green: 'tè verde', black: 'tè nero', flower: 'tè ai fiori' },
  faces: { gossip: 'Pettegolezzo', sweets: 'Dolcetti', gift: 'Dono' },
  tea: (kind, strength) => `${kind} (forza ${strength})`,
  guest: (kind, tip) => `appassionato di ${kind} (mancia ${tip})`,
  pass: 'Passo',
});

export const text: Text = {
  chapters,
  title: 'Cinque tazze',
  tagline: 'Scegli il tè in segreto, servi gli ospiti migliori e guardati dai pettegolezzi.',
  cover: 'Una teiera riempie una di cinque tazze',
  options: {
    cups: { name: 'Durata', help: 'Quante tazze dura la serata.', values: { 5: 'Cinque tazze', 3: 'Tre tazze' } },
    favours: {
      name: 'Favori',
      help: 'Carte segrete da giocare quando un ospite si siede.',
      values: { true: 'Con i favori', false: 'Senza favori' },
    },
  },
  asks: {
    'cup.brew': 'Quale tè prepari? Il più forte invita per primo, il più debole guadagna un favore.',
    'cup/invite.choose': 'Quale ospite inviti?',
    'event/window.react': 'Giochi un favore?',
  },
  answer,
  why: (id, why) => reasoned('it', id, why, { name: answer, because: null }),
  counts: { coins: n => plural(n, '# moneta', '# monete'), guests: n => plural(n, '# ospite', '# ospiti') },
  notes: {
    arrives: e => `Arriva un ${guest(e.what)}.`,
    brews: (e, name) => `${name(e.seat)} prepara ${tea(e.what)}.`,
    invites: (e, name) => `${name(e.seat)} invita l’${guest(e.what)}.`,
    'finds-nobody': (e, name) => `${name(e.seat)} non trova nessuno da invitare.`,
    gossips: (e, name) => `${name(e.seat)} sparla di ${name(e.n)}, e l’${guest(e.what)} torna a casa.`,
    sits: (e, name) =>
      `L’${guest(e.what)} si siede da ${name(e.seat)} e lascia ${plural(e.n, '# moneta', '# monete')}.`,
    praises: (e, name) => `L’ospite loda il tè e dà ${ad(name(e.seat))} altre ${e.n} monete.`,
    sweetens: (e, name) => `${name(e.seat)} offre dolcetti e guadagna ${e.n} monete.`,
    'draws-tea': (e, name) => `${name(e.seat)} pesca ${e.what === '' ? 'un tè' : tea(e.what)}.`,
    'draws-favour': (e, name) =>
      `${name(e.seat)} pesca un favore${e.what === '' ? '' : `, ${grammar('it').quoted(favour(e.what))}`}.`,
    'goes-home': e => `L’${guest(e.what)} torna a casa.`,
    trios: (e, name) =>
      `${name(e.seat)} completa ${plural(e.n, 'una terna', '# terne')} di ospiti e guadagna ${3 * e.n} monete.`,
  },
  board,
  rules: {
    'FC-COMP-01': 'I tè sono 36, di forza da 1 a 36; verde, nero e ai fiori si alternano.',
    'FC-COMP-02': 'Gli ospiti sono 27: nove per ogni tipo di tè, con mance da 1 a 5 monete.',
    'FC-COMP-03': 'I favori sono 12: 5 pettegolezzi, 4 dolcetti e 3 doni.',
    'FC-SETUP-01': 'Tè, ospiti e favori vengono mescolati.',
    'FC-SETUP-02': 'Ogni maestro comincia con sette tè.',
    'FC-SETUP-03': 'Ogni maestro comincia con due favori, a meno che non si giochi senza.',
    'FC-SETUP-04': 'Le carte in mano sono segrete, il loro numero no.',
    'FC-SETUP-05': 'Una serata dura cinque tazze, una breve tre.',
    'FC-ARRIVE-01': 'Arriva un ospite in più del numero di maestri.',
    'FC-BREW-01': 'Tutti scelgono un tè in segreto e possono cambiare idea finché l’ultimo non ha scelto.',
    'FC-BREW-02': 'I tè si rivelano insieme.',
    'FC-INVITE-01': 'Il tè più forte invita per primo; ogni maestro invita uno degli ospiti presenti.',
    'FC-INVITE-02': 'Chi non trova ospiti resta senza.',
    'FC-SIT-01': 'Un ospite che si siede lascia la mancia.',
    'FC-SIT-02': 'Un ospite servito con il suo tè preferito paga 2 monete in più.',
    'FC-HOME-01': 'Gli ospiti che nessuno ha invitato tornano a casa.',
    'FC-LAST-01': 'Il tè più debole di ogni tazza guadagna un favore dal mazzo.',
    'FC-FAVOUR-01': 'Prima che un ospite si sieda possono giocare favori gli altri maestri, dopo chi lo ospita.',
    'FC-FAVOUR-02': 'Un favore si gioca una volta sola.',
    'FC-FAVOUR-03':
      'Il pettegolezzo manda a casa un ospite che sta per sedersi da un altro maestro, il quale invita di nuovo.',
    'FC-FAVOUR-04': 'I dolcetti fruttano 2 monete dopo che un ospite si è seduto da te.',
    'FC-FAVOUR-05': 'Un dono ti fa pescare un tè dopo che un ospite si è seduto da te.',
    'FC-END-01': 'La serata finisce dopo l’ultima tazza.',
    'FC-END-02': 'Ogni terna di ospiti, uno per tipo, vale 3 monete.',
    'FC-END-03': 'Vince chi ha più monete.',
    'FC-END-04': 'In parità vince chi ha in mano i tè più forti; altrimenti il posto è condiviso.',
  },
};
