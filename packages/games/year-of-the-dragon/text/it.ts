import { ad, grammar, noun, plural, reasoned, type Why } from '@teahouse/kernel';
import type { EventKind, SuperEvent } from '../src/cards/events.ts';
import type { Type } from '../src/cards/persons.ts';
import type { Source } from '../src/table.ts';
import { board } from './board/it.ts';
import { chapters } from './chapters/it.ts';
import type { Text } from './en.ts';
import { namesOf, naming } from './naming.ts';
import { rules } from './rules/it.ts';

const types: Record<Type, string> = {
  craftsman: 'Artigiano',
  'court-lady': 'Cortigiana',
  'tax-collector': 'Esattore delle tasse',
  pyrotechnist: 'Pirotecnico',
  warrior: 'Guerriero',
  monk: 'Monaco',
  healer: 'Guaritore',
  farmer: 'Contadino',
  scholar: 'Studioso',
};

const { answer, object, palace, card, amount, change, group } = naming({
  types,
  object: (type, age) => {
    const name = types[type];
    const gender = type === 'court-lady' ? 'f' : 'm';
    return noun.it(age === null ? name : `${name} ${age === 'young' ? 'Giovane' : 'Anziano'}`, '', gender).object(1);
  },
  young: type => `${type} Giovane`,
  old: type => `${type} Anziano`,
  card: type => `carta ${type}`,
  wild: 'carta jolly',
  actions: {
    taxes: 'Tasse',
    build: 'Costruire',
    harvest: 'Raccolto',
    fireworks: 'Spettacolo pirotecnico',
    parade: 'Parata militare',
    research: 'Ricerca',
    privilege: 'Privilegio',
    wall: 'Costruzione della Muraglia',
  },
  and: grammar('it').and,
  group: n => `Gruppo ${n}`,
  palace: n => `palazzo ${n}`,
  lodger: (who, where) => `${who}, ${where}`,
  wall: {
    'wall-rice': 'Tessera Muraglia (1 tessera Riso)',
    'wall-fireworks': 'Tessera Muraglia (1 fuoco d’artificio)',
    'wall-floor': 'Tessera Muraglia (1 piano)',
    'wall-yuan': 'Tessera Muraglia (2 yuan)',
    'wall-track': 'Tessera Muraglia (3 spazi)',
    'wall-points': 'Tessera Muraglia (3 punti)',
  },
  plain: {
    pass: 'Passo',
    'new-palace': 'Nuovo palazzo',
    decline: 'Manda via',
    small: 'Privilegio piccolo',
    large: 'Privilegio grande',
  },
  amount: {
    yuan: n => `${n} yuan`,
    rice: n => plural(n, '# tessera Riso', '# tessere Riso'),
    fireworks: n => plural(n, '# fuoco d’artificio', '# fuochi d’artificio'),
    goods: n => plural(n, '# bene', '# beni'),
    points: n => plural(n, '# punto', '# punti'),
    track: n => plural(n, '# spazio', '# spazi'),
    floors: n => plural(n, '# piano', '# piani'),
    dragons: n => plural(n, '# Dragone', '# Dragoni'),
    persons: n => plural(n, '# persona', '# persone'),
    cards: n => plural(n, '# carta', '# carte'),
  },
});

const events: Text['events'] = {
  peace: { name: 'Pace', help: 'Non succede nulla.' },
  tribute: { name: 'Tributo Imperiale', help: 'Paga 4 yuan; libera una persona per ogni yuan mancante.' },
  drought: {
    name: 'Siccità',
    help: '1 tessera Riso per ogni palazzo abitato; ogni palazzo senza riso perde una persona.',
  },
  festival: {
    name: 'Festival del Dragone',
    help: 'Chi ha più fuochi d’artificio fa 6 punti, il secondo 3; metà si consuma.',
  },
  mongols: { name: 'Invasione Mongola', help: 'Un punto per elmo; chi ne ha di meno libera una persona.' },
  contagion: { name: 'Contagio', help: 'Libera 3 persone, una in meno per ogni mortaio.' },
};

const superEvents: Text['superEvents'] = {
  lantern: { name: 'Festival delle Lanterne', help: '2 punti per ogni persona.' },
  buddha: { name: 'Buddha', help: 'Ogni Monaco fa punti pari ai suoi Buddha per i piani del suo palazzo.' },
  earthquake: { name: 'Terremoto', help: 'Ognuno perde 2 piani; chi non ha più posto se ne va.' },
  flood: { name: 'Alluvione', help: 'Restituisci metà di yuan, riso e fuochi d’artificio.' },
  eclipse: { name: 'Eclissi solare', help: 'L’evento di questo mese colpisce ancora.' },
  volcano: {
    name: 'Eruzione vulcanica',
    help: 'Tutti i segnalini del percorso persona tornano a 0, nello stesso ordine.',
  },
  tornado: { name: 'Tornado', help: 'Ognuno scarta 2 carte persona.' },
  sunrise: { name: 'Alba', help: 'Ognuno accoglie un Giovane senza giocare carte, ciascuno di un tipo diverso.' },
  assassination: { name: 'Tentato omicidio', help: 'Tutti perdono tutti i privilegi.' },
  charter: { name: 'Concessione', help: 'Un tipo di persona nei tuoi palazzi rende subito.' },
};

const sources: Text['sources'] = {
  palaces: 'palazzi',
  ladies: 'Cortigiane',
  privileges: 'privilegi',
  research: 'Ricerca',
  festival: 'Festival del Dragone',
  mongols: 'Invasione Mongola',
  wall: 'Muraglia',
  super: 'super evento',
  persons: 'persone alla fine',
  monks: 'Monaci alla fine',
  money: 'denaro alla fine',
};

const { quoted } = grammar('it');

/** All persons of a type. */
const many: Record<Type, string> = {
  craftsman: 'gli Artigiani',
  'court-lady': 'le Cortigiane',
  'tax-collector': 'gli Esattori delle tasse',
  pyrotechnist: 'i Pirotecnici',
  warrior: 'i Guerrieri',
  monk: 'i Monaci',
  healer: 'i Guaritori',
  farmer: 'i Contadini',
  scholar: 'gli Studiosi',
};

const coming = ({ because }: Why): string | null =>
  because === null ? null : `Nel mese ${because.n} arriva l’evento ${events[because.what as EventKind].name}.`;

export const text: Text = {
  chapters,
  title: 'L’anno del Dragone',
  tagline: 'Dodici mesi di siccità, contagi e Mongoli: guida la tua provincia nell’anno peggiore di tutti.',
  cover: 'Un Dragone si avvolge intorno al sole sopra i tetti dei palazzi',
  options: {
    wall: {
      name: 'La Grande Muraglia',
      help: 'Un’ottava azione costruisce la Muraglia; i Mongoli la mettono alla prova.',
      values: { off: 'Senza', choose: 'Tessera a scelta', random: 'Tessera a caso' },
    },
    superEvent: {
      name: 'Super evento',
      help: 'Nel settimo mese succede qualcosa di speciale.',
      values: {
        off: 'Senza',
        random: 'A caso, scoperto',
        hidden: 'A caso, nascosto fino al mese 7',
        ...namesOf(superEvents),
      },
    },
    openHands: {
      name: 'Carte in mano',
      help: 'Se tutti vedono le carte persona rimaste in mano. Si possono comunque dedurre.',
      values: { true: 'Scoperte', false: 'Segrete' },
    },
    largePrivilege: {
      name: 'Prezzo del privilegio grande',
      help: '7 yuan dal 2017, 6 nella prima edizione.',
      values: { 7: '7 yuan', 6: '6 yuan' },
    },
    firstDrafter: {
      name: 'Chi sceglie per primo',
      help: 'Chi prende per primo le persone iniziali.',
      values: { random: 'A caso', 1: 'Posto 1', 2: 'Posto 2', 3: 'Posto 3', 4: 'Posto 4', 5: 'Posto 5' },
    },
    wallEnd: {
      name: 'Ultimo controllo della Muraglia',
      help: 'Quando si controlla la Muraglia nell’ultimo mese.',
      values: { 'after-scoring': 'Dopo il punteggio', 'before-decay': 'Prima della decadenza' },
    },
    superDecay: {
      name: 'Decadenza nel mese 7',
      help: 'Se i palazzi disabitati decadono una volta, dopo il super evento, o anche prima.',
      values: { once: 'Una volta', twice: 'Due volte' },
    },
    eclipseWall: {
      name: 'Muraglia durante l’Eclissi solare',
      help: 'Se la Muraglia si controlla di nuovo quando i Mongoli arrivano due volte.',
      values: { again: 'Di nuovo', once: 'Una volta sola' },
    },
  },
  clashes: {
    'first-drafter-not-seated': 'Chi sceglie per primo deve sedere al tavolo.',
    'wall-end-without-wall': 'Il momento del controllo si può scegliere solo se si gioca con la Muraglia.',
    'super-decay-without-super-event': 'La decadenza nel mese 7 si può scegliere solo se c’è un super evento.',
    'eclipse-wall-without-both': 'Servono la Muraglia e un super evento che possa essere l’Eclissi solare.',
  },
  asks: {
    'draft.chooseFirst': 'Scegli il tuo primo Giovane.',
    'draft.chooseSecond': 'Scegli un secondo Giovane di un altro tipo.',
    'actions/act.chooseGroup': 'Scegli un gruppo di azioni, oppure passa.',
    'actions/act.chooseAction': 'Quale azione esegui?',
    'actions/build.placeFloor': 'Dove va il nuovo piano?',
    'actions/privilege.choose': 'Quale privilegio compri?',
    'persons/card.play': 'Quale carta persona giochi?',
    'persons/tile.choose': 'Quale persona prendi?',
    'persons/lodge.choose': 'Dove abita la nuova persona? Se tutto è pieno, scegli chi sostituire.',
    'release.choose': 'Chi liberi?',
    'release/hungry.choose': 'Il riso non basta: chi se ne va?',
    'wall/build.choose': 'Quale tessera Muraglia costruisci?',
    'super/earthquake.removeFloor': 'Quale palazzo perde un piano?',
    'super/earthquake.evict': 'Non c’è più posto per tutti: chi se ne va?',
    'super/flood.chooseRice': 'Quanto riso porta via l’alluvione?',
    'super/flood.chooseFireworks': 'Quanti fuochi d’artificio porta via l’alluvione? Il resto si paga in yuan.',
    'super/tornado.discard': 'Quale carta porta via il tornado?',
    'super/sunrise.choose': 'Quale Giovane accogli?',
    'super/charter.choose': 'Per quale tipo di persona usi la Concessione?',
  },
  answer,
  why: (id, why) => reasoned('it', id, why, { name: answer, because: coming(why) }),
  counts: {
    persons: n => amount('persons', n),
    points: n => amount('points', n),
    palaces: n => plural(n, '# palazzo', '# palazzi'),
    privileges: n => plural(n, '# privilegio', '# privilegi'),
  },
  notes: {
    month: e => `Comincia il mese ${e.n}.`,
    drafts: (e, name) => `${name(e.seat)} comincia con ${object(e.what)}.`,
    groups: e => `Il gruppo ${e.n} ha ${group(e.what)}.`,
    passes: (e, name) => `${name(e.seat)} passa${e.n === 0 ? '' : ` e prende ${e.n} yuan`}.`,
    'chooses-group': (e, name) =>
      `${name(e.seat)} sceglie il gruppo ${e.n}${e.at === '0' ? '' : ` pagando ${e.at} yuan`}.`,
    acts: (e, name) => `${name(e.seat)} esegue l’azione ${quoted(answer(e.what))}.`,
    gains: (e, name) => `${name(e.seat)} riceve ${amount(e.what, e.n)}.`,
    scores: (e, name) => `${name(e.seat)} ottiene ${amount('points', e.n)} (${sources[e.what as Source]}).`,
    advances: (e, name) => `${name(e.seat)} avanza di ${amount('track', e.n)}.`,
    builds: (e, name) => `${name(e.seat)} costruisce: il ${palace(e.what)} ora ha ${amount('floors', e.n)}.`,
    buys: (e, name) =>
      `${name(e.seat)} compra un privilegio ${e.what === 'small' ? 'piccolo' : 'grande'} per ${e.n} yuan.`,
    'builds-wall': (e, name) =>
      `${name(e.seat)} costruisce la Muraglia, che ora ha ${plural(e.n, '# tessera', '# tessere')} su 12.`,
    plays: (e, name) => `${name(e.seat)} gioca la ${card(e.what)}.`,
    'card-lost': (e, name) => `Non ci sono più persone di quel tipo: ${name(e.seat)} perde la carta.`,
    'takes-in': (e, name) => `${name(e.seat)} accoglie ${object(e.what)} nel ${palace(e.at)}.`,
    replaces: (e, name) => `${name(e.seat)} sostituisce ${object(e.what)} nel ${palace(e.at)}.`,
    declines: (e, name) => `${name(e.seat)} manda via ${object(e.what)}.`,
    event: e => `Evento del mese ${e.n}: ${events[e.what as EventKind].name}.`,
    pays: (e, name) => `${name(e.seat)} cede ${amount(e.what, e.n)}.`,
    releases: (e, name) => `${name(e.seat)} libera ${object(e.what)} dal ${palace(e.at)}.`,
    decays: (e, name) =>
      e.n === 0
        ? `Crolla il ${palace(e.what)} di ${name(e.seat)}, disabitato.`
        : `Il ${palace(e.what)} di ${name(e.seat)}, disabitato, scende a ${amount('floors', e.n)}.`,
    'wall-holds': e => `La Muraglia regge con ${plural(e.n, '# tessera', '# tessere')}.`,
    'wall-fails': e =>
      e.n === 0
        ? 'Nessuno ha ancora costruito la Muraglia.'
        : `La Muraglia è troppo corta: ha ${plural(e.n, '# tessera', '# tessere')}.`,
    'super-event': e => `Super evento: ${superEvents[e.what as SuperEvent].name}.`,
    revealed: e => `Il super evento viene rivelato: ${superEvents[e.what as SuperEvent].name}.`,
    'floor-lost': (e, name) => `Il terremoto toglie un piano al ${palace(e.what)} di ${name(e.seat)}.`,
    'markers-reset': () => 'Tutti i segnalini del percorso persona tornano a 0; l’ordine resta.',
    discards: (e, name) => `Il tornado porta via ${ad(name(e.seat))} la ${card(e.what)}.`,
    'loses-privileges': (e, name) => `${name(e.seat)} perde tutti i privilegi (${amount('dragons', e.n)}).`,
    charters: (e, name) =>
      `${name(e.seat)} usa la Concessione per ${many[e.what as Type]}${e.what === 'healer' ? ', senza effetto' : ''}.`,
    sells: (e, name) => `${name(e.seat)} vende riso e fuochi d’artificio per ${e.n} yuan.`,
  },
  rules,
  events,
  superEvents,
  sources,
  warnings: {
    'pass-for-nothing': 'Hai già 3 yuan o più: passando non prendi nulla.',
    'card-without-tile': 'Non ci sono più persone di quel tipo: la carta andrebbe persa.',
    'palace-will-decay': 'Questo mese nessuno può entrarci: il nuovo palazzo decadrebbe.',
    'charter-for-nothing': 'La Concessione non ti darebbe nulla.',
    'person-declined': 'La persona lascia il gioco e il tuo segnalino non si muove.',
  },
  change,
  amount,
  nothing: 'nulla',
  board,
};
