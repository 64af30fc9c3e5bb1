import type { YearRule } from './en.ts';

export const year: Record<YearRule, string> = {
  // Primavera
  'GW-SPRING-01': 'Nel primo Anno la Primavera si salta.',
  'GW-SPRING-02': 'Passo 1 della Primavera: il tassello Tempo avanza di uno spazio.',
  'GW-SPRING-03': 'Passo 2 della Primavera: arrivano tante nuove Orde quante indica il numero sopra il tassello Tempo.',
  'GW-SPRING-04': 'Le nuove Orde si pescano e si mettono una alla volta.',
  'GW-SPRING-05': 'Le nuove Orde riempiono prima le Sezioni di Mura senza Orde, da sinistra a destra.',
  'GW-SPRING-06':
    'Quando ogni Sezione ha almeno 1 Orda, la successiva va dove punta l’indicatore di Invasione. È quello della carta che ora è in cima al mazzo, non della carta che si sta mettendo.',
  'GW-SPRING-07': 'Nella sua Sezione una nuova Orda va nello spazio libero più vicino alle Mura.',
  'GW-SPRING-08': 'Una Sezione contiene al massimo 3 Orde.',
  'GW-SPRING-09':
    'Se un’Orda dovesse andare in una Sezione piena, c’è una Razzia. L’Orda si scarta, e subito tanti tasselli Onta quanti sono i giocatori passano dalla riserva alla scatola.',
  'GW-SPRING-10':
    'Se nella riserva ci sono meno tasselli Onta di quanti ne toglie una Razzia, si tolgono quelli rimasti e il resto si ignora.',
  'GW-SPRING-11':
    'Se una Razzia svuota la riserva di Onta, la partita non finisce subito; lo si controlla nell’Inverno seguente.',
  'GW-SPRING-12':
    'Passo 3 della Primavera: i 2 Consiglieri più a sinistra del tracciato si scartano, gli altri 2 scorrono a sinistra e se ne aggiungono 2 nuovi, scoperti, a destra.',

  // Estate
  'GW-SUMMER-01': 'Nel primo Anno l’Estate si salta.',
  'GW-SUMMER-02':
    'Passo 1 dell’Estate: per ogni proprio Sorvegliante, ciascun giocatore prende le risorse indicate sopra il suo spazio.',
  'GW-SUMMER-03':
    'Passo 2 dell’Estate: in ordine di Tè, ogni giocatore può pagare 2 Qi per scartare un tassello Onta, tante volte quante può pagare.',
  'GW-SUMMER-04':
    'Un tassello Onta scartato in Estate può venire da sotto un Soldato o da un’Orda presa, e torna nella riserva di Onta.',
  'GW-SUMMER-05':
    'I tasselli Onta si scartano dopo il reddito dei Sorveglianti, perciò si può usare il Qi appena ottenuto.',
  'GW-SUMMER-06':
    'Passo 3 dell’Estate: tutti i Comandi sul tracciato del Comando vanno nella pila degli scarti, in alto a destra sul tabellone.',
  'GW-SUMMER-07':
    'Passo 4 dell’Estate: in ordine di Tè, ogni giocatore sceglie una di due cose. O recupera in mano tutti i propri Comandi dalla pila degli scarti, oppure ottiene 2 punti Onore per ciascun proprio Comando nella pila, e le carte restano lì.',
  'GW-SUMMER-08': 'In Estate «Tradimento» non si recupera mai.',

  // Autunno
  'GW-AUTUMN-01':
    'Passo 1 dell’Autunno: ogni giocatore sceglie in segreto 1 Comando dalla mano e lo mette coperto davanti a sé.',
  'GW-AUTUMN-02': 'Quando tutti hanno scelto, tutti i Comandi si rivelano insieme.',
  'GW-AUTUMN-03':
    'Passo 2 dell’Autunno: in ordine di Tè, ogni giocatore mette il proprio Comando su uno spazio vuoto del tracciato del Comando.',
  'GW-AUTUMN-04': 'I Comandi si risolvono uno alla volta nell’ordine degli spazi, a partire dallo spazio 1.',
  'GW-AUTUMN-05': 'In 4 giocatori lo spazio del tracciato del Comando con l’icona dei 5 giocatori si ignora.',
  'GW-AUTUMN-06': 'Il giocatore di cui si risolve il Comando è il giocatore attivo, ed è il suo turno.',
  'GW-AUTUMN-07':
    'Un turno ha quattro passi in quest’ordine: A effetti della carta, B Attivazione, C Orde sconfitte, D carta successiva.',
  'GW-AUTUMN-08':
    'Passo A di un turno: i riquadri del Comando si risolvono dall’alto in basso. Ciascuno va completato prima del successivo.',
  'GW-AUTUMN-09': 'Ogni azione di un Comando è facoltativa.',
  'GW-AUTUMN-10':
    'Passo B di un turno: dopo tutti i riquadri si attivano i Luoghi ordinari pieni e i Luoghi speciali con almeno 1 Commesso.',
  'GW-AUTUMN-11':
    'Il giocatore attivo decide l’ordine in cui si attivano i Luoghi, anche di quelli in cui non ha Commessi.',
  'GW-AUTUMN-12':
    'Passo C di un turno: si controlla, un’Orda alla volta, quali sono sconfitte, prima nella fila più vicina alle Mura e poi in quelle dietro. Per ogni Orda sconfitta si svolge tutta la procedura.',
  'GW-AUTUMN-13': 'Passo D di un turno: si risolve il Comando successivo in ordine numerico.',
  'GW-AUTUMN-14':
    'Quando non ci sono più Comandi da risolvere, l’Autunno finisce. I Comandi restano sul tracciato fino al passo 3 dell’Estate.',

  // Inverno
  'GW-WINTER-01':
    'Passo 1a dell’Inverno: dalla Sezione più a sinistra e in ordine di Tè, ogni Arciere su una Postazione di Tiro deve mettere, se può, 1 Ferita su un’Orda qualsiasi della sua Sezione.',
  'GW-WINTER-02': 'In Inverno gli Arcieri nelle Zone di Riposo non tirano.',
  'GW-WINTER-03': 'Passo 1b dell’Inverno: dopo il tiro si controlla quali Orde sono sconfitte.',
  'GW-WINTER-04':
    'Il passo 2 dell’Inverno è l’Assalto: dalla Sezione più a sinistra si controlla per ciascuna se le Mura reggono.',
  'GW-WINTER-05': 'Il Valore di Difesa di una Sezione è quello delle sue Mura più 2 per ogni Barricata costruita lì.',
  'GW-WINTER-06':
    'Il Potere Offensivo contro una Sezione è la somma di quello di tutte le sue Orde, comprese le loro abilità speciali.',
  'GW-WINTER-07': 'Se il Valore di Difesa è pari o superiore al Potere Offensivo, le Mura reggono e non succede nulla.',
  'GW-WINTER-08': 'Se il Potere Offensivo è superiore al Valore di Difesa, ogni Orda della Sezione fa Breccia.',
  'GW-WINTER-09': 'Dopo aver risolto tutte le Sezioni si scartano tutte le Barricate. Si possono ricostruire.',
  'GW-WINTER-10': 'Il passo 3 dell’Inverno è il controllo di fine partita, che si fa solo qui.',
  'GW-WINTER-11':
    'Se nessuna condizione di fine partita è vera, l’Anno finisce e ne comincia uno nuovo con la Primavera.',

  // Orde sconfitte
  'GW-DEFEAT-01': 'Un’Orda è sconfitta quando tutti i suoi Punti Vitali sono coperti da Soldati o da Ferite.',
  'GW-DEFEAT-02':
    'Se un’Orda è sconfitta si controlla solo nel passo C dei turni d’Autunno e nel passo 1b dell’Inverno. Coprire l’ultimo Punto Vitale non la sconfigge subito.',
  'GW-DEFEAT-03': '(1) Ogni giocatore con almeno 1 Soldato sull’Orda sconfitta ottiene 2 punti Onore.',
  'GW-DEFEAT-04':
    '(2) Ogni giocatore ottiene 2 punti Onore per ciascun proprio Arciere su una Postazione di Tiro della Sezione dell’Orda sconfitta.',
  'GW-DEFEAT-05':
    '(3) Ha la maggioranza chi copre con i Soldati più Punti Vitali dell’Orda sconfitta. Le Ferite non contano, e i pareggi si risolvono in ordine di Tè.',
  'GW-DEFEAT-06':
    'La maggioranza si stabilisce prima che i Soldati vengano uccisi. Per quanti ne muoiano, quel giocatore prende l’Orda.',
  'GW-DEFEAT-07': 'Se su un’Orda sconfitta non ci sono Soldati, al passo 6 si scarta e nessuno la prende.',
  'GW-DEFEAT-08': '(4) I Soldati sull’Orda sconfitta vengono uccisi secondo la Letalità.',
  'GW-DEFEAT-09':
    '(5) I Soldati non uccisi vanno nella Zona di Riposo di quella Sezione. Le Ferite sull’Orda sconfitta tornano nella riserva.',
  'GW-DEFEAT-10': '(6) Chi ha la maggioranza prende l’Orda e la mette coperta davanti allo schermo.',
  'GW-DEFEAT-11': '(7) Le altre Orde della Sezione avanzano verso le Mura.',
  'GW-DEFEAT-12': 'Ogni Orda sconfitta è un evento a sé, il che conta per le Tattiche.',

  // Uccisione dei Soldati
  'GW-KILL-01': 'La Letalità è il numero sotto il tassello Tempo.',
  'GW-KILL-02':
    'Su un’Orda sconfitta o che fa Breccia vengono uccisi tanti Soldati di ciascun giocatore quanti ne indica la Letalità.',
  'GW-KILL-03': 'La Letalità vale in due casi: quando un’Orda è sconfitta e quando in una Sezione c’è una Breccia.',
  'GW-KILL-04': 'In una Breccia la Letalità si conta per ciascuna Orda separatamente.',
  'GW-KILL-05': 'I Soldati uccisi tornano nella riserva del proprietario, a meno che non vengano salvati.',

  // Salvataggio dei Soldati
  'GW-SAVE-01':
    'Ogni volta che un tuo Soldato verrebbe ucciso, puoi pagare 2 Qi per salvarlo. Va nella Zona di Riposo della Sezione in cui si trovava.',
  'GW-SAVE-02': 'Ogni Soldato salvato costa 2 Qi.',
  'GW-SAVE-03': 'Un Soldato salvato non conta come ucciso per nessun effetto.',
  'GW-SAVE-04': 'Tutti i Soldati uccisi nello stesso evento muoiono nello stesso momento, non un’Orda alla volta.',
  'GW-SAVE-05':
    'Una sola «Ritirata» potenziata può quindi salvare tutti i tuoi Soldati uccisi in un evento, Arcieri compresi.',

  // Breccia
  'GW-BREACH-01':
    '(1) Per ogni Orda della Sezione con la Breccia, ciascun giocatore senza Soldati su quell’Orda riceve 1 tassello Onta.',
  'GW-BREACH-02': '(2) Su ogni Orda della Sezione con la Breccia i Soldati vengono uccisi secondo la Letalità.',
  'GW-BREACH-03': 'In una Breccia i Soldati non uccisi restano sulla loro Orda.',
  'GW-BREACH-04': 'Tutti i Soldati uccisi in una Sezione con una Breccia muoiono insieme, in un solo evento.',
  'GW-BREACH-05':
    '(3) In una Breccia ogni Soldato tolto da un’Orda, ucciso o salvato, lascia una Ferita sul suo Punto Vitale.',
  'GW-BREACH-06':
    '(4) Tutti gli Arcieri sulle Postazioni di Tiro della Sezione con la Breccia vengono uccisi, qualunque sia la Letalità.',
  'GW-BREACH-07': 'Gli Arcieri uccisi in una Breccia si possono salvare come gli altri Soldati.',
  'GW-BREACH-08': 'I Soldati nella Zona di Riposo non risentono di una Breccia.',
  'GW-BREACH-09': 'Dopo una Breccia le Orde restano al loro posto.',

  // Zone di Riposo
  'GW-REST-01': 'Ogni Sezione di Mura ha la sua Zona di Riposo.',
  'GW-REST-02': 'In una Zona di Riposo i Soldati sono al sicuro dalle Brecce.',
  'GW-REST-03': 'I Soldati salvati vanno sempre nella Zona di Riposo della loro Sezione.',
  'GW-REST-04': 'Il Centro logistico può muovere i Soldati da una Zona di Riposo a un’altra.',
  'GW-REST-05':
    'Da una Zona di Riposo un Soldato può attaccare solo Orde della stessa Sezione. Un Arciere deve prima prendere una Postazione di Tiro.',

  // Tasselli Onta
  'GW-SHAME-01': 'Ricevi 1 tassello Onta per ogni Orda che fa Breccia e su cui non hai Soldati.',
  'GW-SHAME-02':
    'Ricevi 1 tassello Onta se sei il solo ad avere Commessi in un Luogo con l’icona Onta quando si attiva.',
  'GW-SHAME-03': 'Un tassello Onta ricevuto va messo subito, sotto un Soldato o su un’Orda presa.',
  'GW-SHAME-04': 'Puoi mettere un tassello Onta sotto un Soldato della tua riserva che non ne ha ancora uno.',
  'GW-SHAME-05': 'Un Soldato con un tassello Onta non si può usare in alcun modo.',
  'GW-SHAME-06': 'Ogni Soldato con un tassello Onta ti costa 5 punti Onore alla fine.',
  'GW-SHAME-07':
    'Puoi anche mettere un tassello Onta su uno spazio Onta vuoto di un’Orda che hai preso. Ogni Orda ha 2 di questi spazi.',
  'GW-SHAME-08': 'Un’Orda presa con 1 o 2 tasselli Onta non dà punti Onore alla fine.',
  'GW-SHAME-09': 'I tasselli Onta sulle Orde non costano di per sé Onore.',
  'GW-SHAME-10': 'Se la riserva è vuota quando dovresti ricevere un tassello Onta, perdi invece subito 5 punti Onore.',
  'GW-SHAME-11':
    'Se non puoi mettere un tassello Onta in nessuno dei due modi, esce dalla partita e perdi subito 5 punti Onore.',
  'GW-SHAME-12': 'In Estate con 2 Qi si scarta 1 tassello Onta, quante volte si vuole.',
  'GW-SHAME-13':
    'Un tassello Onta scartato o tolto torna sempre nella riserva. Fa eccezione la Razzia, con cui va nella scatola.',
};
