import { plural } from '@teahouse/kernel';
import type { TogetherText } from './keys.ts';

export const together: TogetherText = {
  cards: {
    // Generali
    'wang-jian': [
      'Wang Jian',
      "All'inizio dell'assalto, 1 difesa per Consigliere di Supporto in una Sezione, al massimo 5.",
    ],
    'zhang-jue': [
      'Zhang Jue',
      'Quando un giocatore prenderebbe Onta per una Breccia, paga 1 Qi: non la prende. Una volta per Consigliere di Supporto e per anno.',
    ],
    'liu-qi': [
      'Liu Qi',
      'Dopo la tua fase di attivazione: passa risorse da giocatore a giocatore, una per Consigliere di Supporto, se chi le ha è d’accordo.',
    ],
    'li-gang': [
      'Li Gang',
      'Chi costruisce un livello di Mura può riprendere 1 Comando in più. Una volta per Consigliere di Supporto e per anno.',
    ],
    'xin-qiji': [
      'Xin Qiji',
      'Nel riquadro per gli altri del tuo Comando, insieme possono muovere 1 Commesso in più per Consigliere di Supporto.',
    ],
    'mu-guiying': [
      'Mu Guiying',
      "Quando è sconfitta un'Orda con Soldati di 2 clan, si salva un Soldato per Consigliere di Supporto, di chiunque sia.",
    ],
    'yang-miaozhen': [
      'Yang Miaozhen',
      "Quando si soddisfano le Richieste, una tua risorsa per Consigliere di Supporto può valere come un'altra.",
    ],
    'cao-bin': [
      'Cao Bin',
      'Quando raccogli in un Luogo, un altro giocatore presente per Consigliere di Supporto raccoglie 1 in più.',
    ],

    // Tattiche
    'shared-granary': [
      'Granaio comune',
      'In estate: dai fino a 3 risorse ad altri giocatori. Potenziata (1 Qi): fino a 6, e chi riceve pesca una Tattica.',
    ],
    'brothers-in-arms': [
      "Fratelli d'arme",
      'Quando i tuoi Soldati sarebbero uccisi: salvane 1 per giocatore. Potenziata (3 Qi): tutti quelli di un altro giocatore e 1 tuo.',
    ],
    'human-chain': [
      'Catena umana',
      'Dopo gli effetti di un Comando: un altro giocatore muove fino a 2 Commessi. Potenziata (2 Qi): tutti i giocatori.',
    ],
    'beacon-fires': [
      'Fuochi di segnalazione',
      "All'inizio dell'assalto: 3 difesa in una Sezione. Potenziata (3 Qi): in ogni Sezione.",
    ],
    'renewed-orders': [
      'Ordini rinnovati',
      'In estate: un giocatore riprende 1 Comando, mai Tradimento. Potenziata (3 Qi): tutti i giocatori.',
    ],
    'joint-sortie': [
      'Sortita comune',
      'Prima di un controllo delle sconfitte: in una Sezione ognuno può attaccare con 1 Soldato a riposo. Potenziata (3 Qi): con 2.',
    ],

    // Orde
    'wolf-riders': ['Cavalieri dei lupi', 'Branco: il Potere è 2, più 1 per ogni Punto Vitale scoperto.'],
    tumen: ['Tumen di ferro', 'Ranghi di ferro: nel tiro invernale vi si mette al massimo 1 ferita.'],
    'fire-lancers': ['Lancieri di fuoco', 'Torce: quando fanno breccia, 3 risorse lasciano il Magazzino.'],
    sappers: ['Zappatori', 'Scalzamento: le Mura di questa Sezione valgono 1 livello in meno per la difesa.'],
    'blood-shamans': [
      'Sciamani del sangue',
      'Rito di guarigione: prima del controllo invernale ogni Orda della Sezione perde 1 segnalino ferita.',
    ],
    envoys: [
      'Inviati del Khan',
      'Insulto: nella fase delle Richieste un giocatore, scelto dal gruppo, prende 1 tassello Onta.',
    ],
    locusts: [
      'Banda delle locuste',
      'Terra spogliata: in estate il gruppo sceglie un Luogo di produzione; lì i Sorveglianti danno 1 in meno.',
    ],
    'twin-banners': ['Stendardi gemelli', 'Due fronti: si prendono solo se ci sono Soldati di almeno 2 clan.'],

    // Richieste
    'taunt-them': [
      'Provocateli e prevalete!',
      'In ogni Sezione c’è un’Orda, e quest’inverno non c’è stata alcuna Breccia.',
    ],
    'imperial-guard': [
      "Guerrieri per la guardia dell'Imperatore",
      'Tre giocatori sacrificano un Soldato a testa, di tre tipi diversi, dalle Zone di Riposo o dalla riserva.',
    ],
    'glory-to-the-emperor': ["La gloria è dell'Imperatore!", 'Tre giocatori perdono 8 Onore a testa.'],
    'royal-escort': [
      "Scorta reale per i funzionari dell'Imperatore",
      'Sacrificate un Soldato in ognuna delle tre Zone di Riposo, di almeno 2 giocatori.',
    ],
    'timber-for-the-fleet': ['Legname per la flotta', 'Ogni giocatore scarta 2 legno.'],
    'stone-for-the-palace': ['Pietra per il palazzo', 'Ogni giocatore scarta 2 pietra.'],
    'gold-for-the-treasury': ['Oro per il tesoro', 'Ogni giocatore scarta 2 oro.'],
    'prayers-for-the-dynasty': ['Preghiere per la dinastia', 'Ogni giocatore scarta 2 Qi.'],
    'gifts-of-the-provinces': ['Doni delle province', 'Ogni giocatore scarta 1 legno, 1 pietra e 1 oro.'],
    'raise-the-ramparts': [
      'Alzate i bastioni',
      'Due Sezioni hanno Mura di livello 2 o più; insieme i giocatori scartano 1 legno, pietra od oro per giocatore.',
    ],
    'spoils-of-the-steppe': ['Bottino della steppa', 'Spendete 2 Orde prese, di un giocatore o di due.'],
    'scrolls-of-war': ['Rotoli di guerra', 'Ogni giocatore scarta 1 Tattica.'],

    // Eventi
    'harsh-frost': [
      'Gelo pungente',
      'Ognuno rimanda a casa 1 Soldato da una Zona di Riposo o da una Postazione di Tiro.',
    ],
    requisition: ['Requisizione', 'Ognuno scarta 2 tra legno, pietra e oro, o prende 1 tassello Onta.'],
    'broken-bridges': ['Ponti crollati', "D'ora in poi un Commesso al Centro logistico sposta al massimo 2 Soldati."],
    'thin-ranks': [
      'Ranghi radi',
      "D'ora in poi il primo Soldato che ognuno recluta a un'attivazione della Caserma costa 1 legno in più.",
    ],
    'dust-storm': [
      'Tempesta di polvere',
      "D'ora in poi gli Arcieri della Sezione indicata dalla prima Orda del mazzo non tirano in inverno.",
    ],
    'court-intrigue': [
      'Intrighi di corte',
      "Ognuno scarta una Tattica o perde 3 Onore. D'ora in poi i Consiglieri costano 1 oro in più.",
    ],
    'crumbling-mortar': ['Malta che si sgretola', "D'ora in poi la Sezione con le Mura più alte ha 2 difesa in meno."],
    'wrath-of-the-khan': ['Ira del Khan', "D'ora in poi la Letalità è 1 in più nella Sezione con più Orde."],
    'border-refugees': [
      'Profughi di confine',
      "Ognuno può prendere un Commesso da assumere. D'ora in poi donare dà 1 Onore in meno.",
    ],
    'auspicious-comet': ['Cometa propizia', "D'ora in poi potenziare una Tattica costa 1 Qi in meno."],
    'veterans-return': ['Ritorno dei veterani', 'Ognuno può mettere un Lanciere dalla riserva in una Zona di Riposo.'],
    'empty-coffers': [
      'Casse vuote',
      "Metà del Magazzino è persa. D'ora in poi il Sorvegliante più alto di ognuno dà 1 in meno in estate, almeno 1.",
    ],
  },
  plain: {
    keep: 'Non do niente',
    give: 'Lo do',
    'bear-shame': 'Prendo un tassello Onta',
    'lose-honor': 'Perdo 3 Onore',
  },
  words: {
    player: n => `Giocatore ${n}`,
    order: names => names.join(', poi '),
    gift: (from, to) => `Da ${from} a ${to}`,
    comrade: (troop, of) => `${troop} di ${of}`,
    places: {
      reserve: 'riserva',
      left: 'Zona di Riposo sinistra',
      middle: 'Zona di Riposo centrale',
      right: 'Zona di Riposo destra',
      'post-left': 'Postazione sinistra',
      'post-middle': 'Postazione centrale',
      'post-right': 'Postazione destra',
    },
    standing: (troop, place) => `${troop}, ${place}`,
    spoils: n => plural(n, '# Orda presa', '# Orde prese'),
    penance: troop =>
      troop === null ? 'Paga 10 Onore per questo tassello' : `Paga 10 Onore per il tassello: ${troop}`,
  },
  asks: {
    'together/freeze.choose': 'Il gelo: quale Soldato torna a casa?',
    'together/requisition.choose': "Che cosa consegni, o prendi l'Onta?",
    'together/intrigue.choose': 'Quale Tattica scarti, o perdi 3 Onore?',
    'together/refuge.choose': 'Prendi un Commesso da assumere?',
    'together/veteran.choose': 'Dove riposa il veterano?',
    'together/take-back.choose': 'Quale Comando riprendi per le Mura?',
    'together/hand-over.choose': 'Chi passa una risorsa, e a chi?',
    'together/hand-over.give': 'Quale risorsa passi?',
    'together/share.choose': 'A chi dai una risorsa?',
    'together/share.give': 'Quale risorsa dai?',
    'together/partner.choose': 'Per chi?',
    'together/rescue.choose': 'Quale Soldato si salva?',
    'together/sortie.choose': 'In quale Sezione attaccate tutti?',
    'winter/disgrace.spare': 'Paghi 1 Qi perché un tassello Onta non venga preso?',
  },
  agree: {
    commands: () => 'In che ordine agiscono i vostri Comandi? Di’ che cosa vorresti; vale se tutti vogliono lo stesso.',
    clerks: place => `${place}: di chi sono i primi Commessi? Vale se tutti vogliono lo stesso.`,
    insult: () => "Chi sopporta l'insulto degli inviati? Vale se tutti vogliono lo stesso.",
    strip: () => 'Quale Luogo spogliano le locuste? Vale se tutti vogliono lo stesso.',
    stores: () => 'Che cosa perde il Magazzino? Vale se tutti vogliono lo stesso.',
  },
  pledge: (demand, help) => `${demand}: che cosa dai? ${help}`,
  atone: 'Quale tassello Onta scarti per 10 Onore?',
  outcomes: {
    'demands-met': "L'Imperatore ha avuto tutto ciò che chiedeva: avete vinto insieme.",
    'shame-gone': 'Non ci sono più tasselli Onta: avete perso insieme.',
    'time-up': 'Il tempo è finito prima di soddisfare tutte le Richieste: avete perso insieme.',
  },
  reasons: {
    demands: 'una Richiesta soddisfatta',
    tribute: 'ciò che le Richieste vogliono',
    supply: 'i tasselli Onta che restano nella riserva',
    threat: 'Mura che reggono',
    standing: 'ciò che il clan potrà fare negli anni a venire',
    accord: 'andare incontro alla proposta di un altro',
  },
  notes: ({ answer, card, troop, amount, spoken }) => ({
    wishes: (e, name) => `${name(e.seat)} vorrebbe: ${spoken(e.what, name)}.`,
    agreed: (e, name) =>
      e.n === 1 ? `D'accordo: ${spoken(e.what, name)}.` : `Nessun accordo, quindi: ${spoken(e.what, name)}.`,
    'demand-arrives': e => `L'Imperatore chiede: ${card(e.what)}.`,
    pledges: (e, name) => `${name(e.seat)} offre per ${card(e.at)}: ${answer(e.what)}.`,
    'demand-met': e => `Soddisfatta: ${card(e.what)}.`,
    'demand-open': e => `Non soddisfatta: ${card(e.what)}.`,
    sacrifices: (e, name) => `${name(e.seat)} sacrifica: ${troop(e.what)}.`,
    spends: (e, name) => `${name(e.seat)} spende ${plural(e.n, '# Orda presa', '# Orde prese')}.`,
    event: e => `Evento: ${card(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} riprende: ${card(e.what)}.`,
    'goes-home': (e, name) => `${name(e.seat)}: torna a casa un ${troop(e.what)}.`,
    'gives-to': (e, name) => `${name(e.seat)} dà ${amount(e.what, e.n)} a ${spoken(e.at, name)}.`,
    'stores-lost': e => `Il Magazzino perde ${amount(e.what, e.n)}.`,
    mends: e => `Una ferita guarisce: ${answer(e.at)}.`,
    strips: e => `Le locuste spogliano la terra: ${answer(e.what)}.`,
  }),
};
