import type { TogetherText } from '../keys.ts';

export const cards: TogetherText['cards'] = {
  // Generali
  'wang-jian': [
    'Wang Jian',
    'All’inizio dell’Assalto: aggiungi 1 di Difesa per Consigliere di Supporto in una Sezione, al massimo 5.',
  ],
  'zhang-jue': [
    'Zhang Jue',
    'Quando un giocatore riceverebbe un tassello Onta per una Breccia, per 1 Qi: non lo riceve. Una volta per Consigliere di Supporto ogni Anno.',
  ],
  'liu-qi': [
    'Liu Qi',
    'Dopo il tuo passo di Attivazione: passa risorse da giocatore a giocatore, una per Consigliere di Supporto, se chi le ha è d’accordo.',
  ],
  'li-gang': [
    'Li Gang',
    'Quando un giocatore costruisce un livello di Mura: può recuperare 1 Comando in più. Una volta per Consigliere di Supporto ogni Anno.',
  ],
  'xin-qiji': [
    'Xin Qiji',
    'Nel riquadro «Altri giocatori» del tuo Comando: insieme possono muovere 1 Commesso in più per Consigliere di Supporto.',
  ],
  'mu-guiying': [
    'Mu Guiying',
    'Quando è sconfitta un’Orda con Soldati di 2 clan o più: salva gratis un Soldato per Consigliere di Supporto, di chiunque sia.',
  ],
  'yang-miaozhen': [
    'Yang Miaozhen',
    'Quando si soddisfano le Richieste: una tua risorsa per Consigliere di Supporto può valere come un’altra.',
  ],
  'cao-bin': [
    'Cao Bin',
    'Quando raccogli in un Luogo: un altro giocatore presente per Consigliere di Supporto raccoglie 1 in più.',
  ],

  // Tattiche
  'shared-granary': [
    'Granaio comune',
    'In Estate: dai fino a 3 risorse ad altri giocatori. Potenziata (1 Qi): dai fino a 6, e chi riceve pesca una Tattica.',
  ],
  'brothers-in-arms': [
    'Fratelli d’arme',
    'Quando i tuoi Soldati verrebbero uccisi: salvane 1 di ciascun giocatore. Potenziata (3 Qi): salva tutti quelli di un altro giocatore e 1 tuo.',
  ],
  'human-chain': [
    'Catena umana',
    'Dopo gli effetti di un Comando: un altro giocatore muove fino a 2 Commessi. Potenziata (2 Qi): lo fanno tutti i giocatori.',
  ],
  'beacon-fires': [
    'Fuochi di segnalazione',
    'All’inizio dell’Assalto: aggiungi 3 di Difesa in una Sezione. Potenziata (3 Qi): in ogni Sezione.',
  ],
  'renewed-orders': [
    'Ordini rinnovati',
    'In Estate: un giocatore recupera 1 Comando, ma mai «Tradimento». Potenziata (3 Qi): lo fanno tutti i giocatori.',
  ],
  'joint-sortie': [
    'Sortita comune',
    'Prima di un controllo delle sconfitte: in una Sezione ogni giocatore può attaccare con 1 Soldato a riposo. Potenziata (3 Qi): con 2.',
  ],

  // Orde
  'wolf-riders': ['Cavalieri dei lupi', 'Branco: il Potere Offensivo è 2 più 1 per ogni Punto Vitale scoperto.'],
  tumen: ['Tumen di ferro', 'Ranghi di ferro: nel tiro invernale vi si mette al massimo 1 Ferita.'],
  'fire-lancers': ['Lancieri di fuoco', 'Torce: quando fanno Breccia, 3 risorse lasciano il Magazzino.'],
  sappers: ['Zappatori', 'Scalzamento: per la Difesa le Mura di questa Sezione valgono 1 livello in meno.'],
  'blood-shamans': [
    'Sciamani del sangue',
    'Rito di guarigione: prima del controllo delle sconfitte in Inverno ogni Orda della Sezione perde 1 segnalino Ferita.',
  ],
  envoys: [
    'Inviati del Khan',
    'Insulto: nella fase delle Richieste un giocatore, scelto dal gruppo, riceve 1 tassello Onta.',
  ],
  locusts: [
    'Banda delle locuste',
    'Terra spogliata: in Estate il gruppo sceglie un Luogo di produzione in cui i Sorveglianti danno 1 in meno.',
  ],
  'twin-banners': ['Stendardi gemelli', 'Due fronti: si prendono solo se ci sono Soldati di almeno 2 clan.'],

  // Richieste
  'taunt-them': [
    'Provocateli e poi batteteli!',
    'In ogni Sezione c’è un’Orda, e quest’Inverno non c’è stata alcuna Breccia.',
  ],
  'imperial-guard': [
    'Guerrieri per la guardia dell’Imperatore',
    'Tre giocatori sacrificano un Soldato a testa, di tre tipi diversi, dalle Zone di Riposo o dalla riserva.',
  ],
  'glory-to-the-emperor': ['La gloria spetta all’Imperatore!', 'Tre giocatori perdono 8 punti Onore a testa.'],
  'royal-escort': [
    'Scorta reale ai funzionari dell’Imperatore',
    'I giocatori sacrificano un Soldato in ognuna delle tre Zone di Riposo, di almeno 2 giocatori.',
  ],
  'timber-for-the-fleet': ['Legname per la flotta', 'Ogni giocatore scarta 3 Legni.'],
  'stone-for-the-palace': ['Pietra per il palazzo', 'Ogni giocatore scarta 4 Pietre.'],
  'gold-for-the-treasury': ['Oro per il tesoro', 'Ogni giocatore scarta 4 Ori.'],
  'prayers-for-the-dynasty': ['Preghiere per la dinastia', 'Ogni giocatore scarta 3 Qi.'],
  'gifts-of-the-provinces': ['Doni delle province', 'Ogni giocatore scarta 2 Legni, 1 Pietra e 1 Oro.'],
  'raise-the-ramparts': [
    'Alzate i bastioni',
    'Due Sezioni hanno Mura di livello 2 o più, e insieme i giocatori scartano 1 Legno, Pietra o Oro per giocatore.',
  ],
  'spoils-of-the-steppe': ['Bottino della steppa', 'Uno o due giocatori spendono 2 Orde prese.'],
  'scrolls-of-war': ['Rotoli di guerra', 'Ogni giocatore scarta 1 Tattica.'],

  // Eventi
  'harsh-frost': [
    'Gelo pungente',
    'Ogni giocatore manda a casa 1 Soldato da una Zona di Riposo o da una Postazione di Tiro.',
  ],
  requisition: ['Requisizione', 'Ogni giocatore scarta 2 fra Legno, Pietra e Oro, o riceve 1 tassello Onta.'],
  'broken-bridges': ['Ponti crollati', 'D’ora in poi un Commesso al Centro logistico sposta al massimo 2 Soldati.'],
  'thin-ranks': [
    'Ranghi radi',
    'D’ora in poi il primo Soldato che ogni giocatore recluta quando si attiva la Caserma costa 1 Legno in più.',
  ],
  'dust-storm': [
    'Tempesta di polvere',
    'D’ora in poi gli Arcieri non tirano in Inverno nella Sezione indicata dall’Orda in cima al mazzo.',
  ],
  'court-intrigue': [
    'Intrighi di corte',
    'Ogni giocatore scarta una Tattica o perde 3 punti Onore. D’ora in poi i Consiglieri costano 1 Oro in più.',
  ],
  'crumbling-mortar': ['Malta che si sgretola', 'D’ora in poi la Sezione con le Mura più alte ha 2 di Difesa in meno.'],
  'wrath-of-the-khan': ['Ira del Khan', 'D’ora in poi la Letalità è 1 in più nella Sezione con più Orde.'],
  'border-refugees': [
    'Profughi di confine',
    'Ogni giocatore può prendere un Commesso dall’area Commessi. D’ora in poi le donazioni danno 1 punto Onore in meno.',
  ],
  'auspicious-comet': ['Cometa propizia', 'D’ora in poi potenziare una Tattica costa 1 Qi in meno.'],
  'veterans-return': [
    'Ritorno dei veterani',
    'Ogni giocatore può mettere un Lanciere dalla riserva in una Zona di Riposo.',
  ],
  'empty-coffers': [
    'Casse vuote',
    'Metà del Magazzino, arrotondata per eccesso, è persa. D’ora in poi il Sorvegliante più alto di ogni giocatore dà 1 in meno in Estate, ma almeno 1.',
  ],
};
