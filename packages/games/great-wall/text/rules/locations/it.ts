import type { LocationsRule } from './en.ts';

export const locations: Record<LocationsRule, string> = {
  // Luoghi di produzione
  'GW-LOC-PROD-01': 'La Segheria dà Legno, la Cava Pietra, la Miniera d’oro Oro e il Tempio Qi.',
  'GW-LOC-PROD-02':
    'Quando si attiva un Luogo di produzione ci sono tre passi: raccogliere, potenziare i Sorveglianti (facoltativo) e donare (facoltativo). Tutti i giocatori completano un passo, in ordine di Tè, prima che cominci il successivo.',
  'GW-LOC-PROD-03': 'Dopo questi passi di un Luogo di produzione i Commessi tornano nelle riserve.',
  'GW-LOC-PROD-04': 'In un Luogo di produzione raccogli 1 risorsa per ciascuno dei tuoi Commessi lì.',
  'GW-LOC-PROD-05':
    'Se nel Luogo di produzione hai un Sorvegliante, raccogli in più tante risorse quant’è il suo livello.',
  'GW-LOC-PROD-06': 'Senza Commessi nel Luogo di produzione non raccogli nulla, nemmeno con un Sorvegliante.',

  // Sorveglianti
  'GW-OVERSEER-01':
    'Solo chi ha ottenuto risorse in questa Attivazione può potenziare lì il proprio Sorvegliante, e una sola volta.',
  'GW-OVERSEER-02': 'Mettere il primo Sorvegliante in un Luogo conta come potenziamento.',
  'GW-OVERSEER-03':
    'Per il primo Sorvegliante paghi 2 risorse del tipo indicato dalla freccia che porta al primo spazio. Poi metti un Soldato qualsiasi della tua riserva (non un Commesso) sullo spazio Sorvegliante più a sinistra.',
  'GW-OVERSEER-04':
    'Per potenziare ancora un Sorvegliante paghi il costo indicato fra il suo spazio e il successivo, e lo sposti di uno spazio a destra.',
  'GW-OVERSEER-05': 'Un Sorvegliante non si può più togliere.',
  'GW-OVERSEER-06': 'Ogni giocatore ha al massimo un Sorvegliante in ciascun Luogo di produzione.',
  'GW-OVERSEER-07': 'Uno spazio Sorvegliante può ospitare Sorveglianti di più giocatori.',
  'GW-OVERSEER-08': 'Il livello di un Sorvegliante è il numero di risorse in più che dà il suo spazio.',
  'GW-OVERSEER-09': 'Il livello 3 è il massimo per un Sorvegliante e non si può potenziare oltre.',
  'GW-OVERSEER-10': 'I Sorveglianti danno le loro risorse anche in Estate.',

  // Donazioni
  'GW-DONATE-01': 'Solo chi ha ottenuto risorse in questa Attivazione può donare, e una sola volta.',
  'GW-DONATE-02': 'Per donare metti nel Magazzino 1 risorsa del tipo appena ottenuto e ottieni subito 2 punti Onore.',
  'GW-DONATE-03': 'Il Qi non si può donare, perciò al Tempio non ci sono donazioni.',
  'GW-DONATE-04': 'Il Magazzino contiene le risorse donate. Ogni giocatore può usarle per Mura e Barricate.',

  // Caserma
  'GW-LOC-BARRACKS-01':
    'Quando si attiva la Caserma, in ordine di Tè ogni giocatore può reclutare 1 Soldato di qualsiasi tipo per ciascuno dei suoi Commessi lì.',
  'GW-LOC-BARRACKS-02': '(1) Alla Caserma scegli i Soldati dalla tua riserva; i tipi possono essere diversi.',
  'GW-LOC-BARRACKS-03': '(2) Paghi il costo di ogni Soldato che recluti.',
  'GW-LOC-BARRACKS-04':
    'Un Lanciere costa 2 Pietre e 1 Legno, un Arciere 2 Qi e 1 Legno, un Cavalleggero 3 Ori e 1 Legno.',
  'GW-LOC-BARRACKS-05': '(3) Ogni Soldato reclutato attacca subito oppure va in una qualsiasi delle Zone di Riposo.',
  'GW-LOC-BARRACKS-06':
    'Tutti i Soldati di un giocatore si reclutano insieme. Tutti i costi si pagano in una volta, e un bonus di reclutamento vale una volta sola.',
  'GW-LOC-BARRACKS-07':
    'Le reclute possono attaccare la stessa Orda o Orde diverse, e andare nella stessa Zona di Riposo o in Zone diverse.',

  // Attacco
  'GW-ATTACK-01': 'Un Soldato appena reclutato può attaccare in qualsiasi Sezione di Mura.',
  'GW-ATTACK-02': 'Un Lanciere attacca andando su un Punto Vitale libero dell’Orda in fila 1, a ridosso delle Mura.',
  'GW-ATTACK-03': 'Quando metti un Lanciere ottieni subito la ricompensa stampata sul Punto Vitale che copre.',
  'GW-ATTACK-04':
    'Un Lanciere resta sull’Orda finché questa non viene sconfitta o finché lui non viene ucciso o salvato.',
  'GW-ATTACK-05':
    'Se tutti i Punti Vitali della prima Orda sono coperti, in quella Sezione nessun Lanciere può attaccare finché un controllo delle sconfitte non la toglie.',
  'GW-ATTACK-06':
    'Un Cavalleggero attacca andando su 2 Punti Vitali liberi e adiacenti (non in diagonale) di una stessa Orda, in qualunque fila sia.',
  'GW-ATTACK-07': 'Quando metti un Cavalleggero ottieni le ricompense di entrambi i Punti Vitali che copre.',
  'GW-ATTACK-08': 'Se non ci sono due Punti Vitali liberi e adiacenti, un Cavalleggero non può attaccare.',
  'GW-ATTACK-09':
    'Un Arciere attacca prendendo una Postazione di Tiro libera e mettendo subito 1 Ferita su un Punto Vitale libero di un’Orda qualsiasi di quella Sezione.',
  'GW-ATTACK-10': 'Senza una Postazione di Tiro libera un Arciere non può attaccare e non viene schierato.',
  'GW-ATTACK-11': 'I segnalini Ferita non danno mai ricompense.',
  'GW-ATTACK-12':
    'Gli effetti diversi dal reclutamento che dicono «Attacca» seguono le stesse regole, con i limiti seguenti.',
  'GW-ATTACK-13': 'I Soldati già su un Punto Vitale non possono attaccare di nuovo né essere mossi.',
  'GW-ATTACK-14':
    'Con un effetto «Attacca» possono attaccare solo i Soldati nelle Zone di Riposo e gli Arcieri sulle Postazioni di Tiro.',
  'GW-ATTACK-15':
    'Un Lanciere in una Zona di Riposo attacca un Punto Vitale libero dell’Orda più vicina (fila 1) della sua Sezione e ne porta la ricompensa.',
  'GW-ATTACK-16':
    'Un Cavalleggero in una Zona di Riposo attacca 2 Punti Vitali liberi e adiacenti di un’Orda qualsiasi della sua Sezione e porta entrambe le ricompense.',
  'GW-ATTACK-17':
    'Un Arciere in una Zona di Riposo prende una Postazione di Tiro libera della sua Sezione e poi mette 1 Ferita su un’Orda qualsiasi lì.',
  'GW-ATTACK-18':
    'Un Arciere già su una Postazione di Tiro mette 1 Ferita su un Punto Vitale libero di un’Orda qualsiasi della sua Sezione e resta dov’è.',
  'GW-ATTACK-19':
    'Un Soldato attacca quando è reclutato direttamente su un’Orda, quando passa da una Zona di Riposo a un’Orda e quando un Arciere tira da una Postazione.',
  'GW-ATTACK-20': 'Ogni Punto Vitale coperto da un Soldato conta come una Ferita per l’Orda.',
  'GW-ATTACK-22': 'Gli Arcieri non vanno mai su un’Orda.',
  'GW-ATTACK-21': 'I Soldati in una Zona di Riposo raggiungono solo le Orde della colonna sopra di loro.',

  // Quartiere dei costruttori
  'GW-LOC-BUILD-01':
    'Quando si attiva il Quartiere dei costruttori, in ordine di Tè ogni giocatore può costruire una Barricata o un livello di Mura per ciascuno dei suoi Commessi lì.',
  'GW-LOC-BUILD-02':
    'Per una Barricata paghi 2 fra Legno, Pietra e Oro in qualsiasi combinazione, la metti su uno spazio Barricata vuoto e ottieni 2 punti Onore.',
  'GW-LOC-BUILD-03': 'Una Sezione contiene al massimo 3 Barricate.',
  'GW-LOC-BUILD-04': 'Ogni Barricata aggiunge 2 al Valore di Difesa della sua Sezione.',
  'GW-LOC-BUILD-05':
    'Le Barricate sono temporanee. Si scartano tutte alla fine dell’Assalto invernale, ma non escono dalla partita.',
  'GW-LOC-BUILD-06': 'Per le Mura scegli una Sezione vuota o di livello 1 o 2.',
  'GW-LOC-BUILD-07':
    'Per un livello di Mura paghi il costo indicato sul livello attuale, in qualsiasi combinazione di Legno, Pietra e Oro.',
  'GW-LOC-BUILD-08': 'Costruire un livello di Mura ti dà tanti punti Onore quanto costa.',
  'GW-LOC-BUILD-09':
    'Il livello 1 delle Mura costa 5 e dà 5 punti Onore, il livello 2 costa e ne dà 10, il livello 3 costa e ne dà 15.',
  'GW-LOC-BUILD-10': 'Il nuovo livello di Mura va sopra il vecchio, da vuoto al livello 1, poi al 2, poi al 3.',
  'GW-LOC-BUILD-11': 'Per costruire si devono usare prima le risorse del Magazzino; solo il resto viene dal giocatore.',
  'GW-LOC-BUILD-12':
    'Le risorse spese dal Magazzino non danno altro Onore, ma l’Onore della costruzione si ottiene per intero.',
  'GW-LOC-BUILD-13':
    'Chi ha più Commessi nel Quartiere dei costruttori costruisce tutto insieme, nella stessa Sezione o in Sezioni diverse, anche la stessa cosa più volte.',
  'GW-LOC-BUILD-14':
    'Se un livello di Mura si costruisce sopra degli Arcieri, questi salgono sulle Postazioni di Tiro del nuovo livello senza altri effetti.',

  // Centro logistico
  'GW-LOC-LOGI-01':
    'Quando si attiva il Centro logistico, in ordine di Tè ogni giocatore può fare uno spostamento di truppe per ciascuno dei suoi Commessi lì.',
  'GW-LOC-LOGI-02':
    'Per spostare truppe scegli una Sezione e muovi quanti tuoi Soldati vuoi dalle sue Postazioni di Tiro e dalla sua Zona di Riposo a una sola altra Sezione.',
  'GW-LOC-LOGI-03':
    'Gli Arcieri che lasciano una Postazione di Tiro possono andare su Postazioni di Tiro libere o nella Zona di Riposo dell’altra Sezione, in qualsiasi combinazione. Non mettono Ferite.',
  'GW-LOC-LOGI-04':
    'Gli Arcieri che lasciano una Zona di Riposo possono andare solo in una Zona di Riposo, non su una Postazione di Tiro.',
  'GW-LOC-LOGI-05':
    'Gli altri Soldati vanno da Zona di Riposo a Zona di Riposo; solo gli Arcieri possono stare sulle Postazioni di Tiro.',
  'GW-LOC-LOGI-06':
    'Spostare truppe al Centro logistico non è né reclutare né attaccare. Le Orde non ne risentono in alcun modo.',
  'GW-LOC-LOGI-07': 'Con più Commessi al Centro logistico si possono spostare di nuovo gli stessi Soldati.',

  // Casa da Tè
  'GW-LOC-TEA-01':
    'Quando si attiva la Casa da Tè, ogni giocatore che vi ha Commessi sposta la pedina Tè in su di un posto, nell’ordine di Tè di prima.',
  'GW-LOC-TEA-02':
    'Alla Casa da Tè ogni pedina Tè si sposta una volta sola, per quanti Commessi vi abbia il giocatore.',
  'GW-LOC-TEA-03':
    'Se un solo giocatore occupa tutti gli spazi Commesso della Casa da Tè, la sua pedina Tè va invece direttamente in cima.',
  'GW-LOC-TEA-04':
    'Alla Casa da Tè i Commessi di chi è in cima non hanno effetto, perché agisce per primo e non può salire. Tornano comunque nella riserva.',

  // Ambasciata
  'GW-LOC-EMB-01':
    'Quando si attiva l’Ambasciata, in ordine di Tè ogni giocatore può assumere un Commesso o un Consigliere per ciascuno dei suoi Commessi lì.',
  'GW-LOC-EMB-02':
    'A differenza degli altri Luoghi, all’Ambasciata i Commessi di un giocatore si risolvono uno per uno, prima che tocchi al giocatore successivo.',
  'GW-LOC-EMB-03':
    'Per assumere un Commesso paghi 2 Ori e prendi uno dei tuoi Commessi dall’area Commessi nella tua riserva.',
  'GW-LOC-EMB-04':
    'Per assumere un Consigliere paghi tanti Ori quanti Consiglieri, Attivi e di Supporto, avrai dopo l’assunzione.',
  'GW-LOC-EMB-05': 'Prendi 1 Consigliere scoperto qualsiasi dal tracciato e lo rendi subito Attivo o di Supporto.',
  'GW-LOC-EMB-06':
    'Dopo ogni Consigliere preso gli altri scorrono a sinistra e lo spazio libero si riempie dal mazzo, prima di un’altra assunzione.',

  // Scuola Marziale
  'GW-LOC-ACAD-01':
    'Quando si attiva la Scuola Marziale, in ordine di Tè ogni giocatore pesca 1 Tattica per ciascuno dei suoi Commessi lì.',
  'GW-LOC-ACAD-02':
    'Se il mazzo Tattica è vuoto quando si deve pescare, la pila degli scarti si mescola e forma un nuovo mazzo.',

  // Carte Tattica
  'GW-TACTIC-01':
    'Puoi tenere in mano fino a 5 Tattiche. Se ne hai di più, devi subito scartarne a tua scelta fino ad averne 5.',
  'GW-TACTIC-02': 'Ogni Tattica dice quando si può giocare.',
  'GW-TACTIC-03': 'Le Tattiche si possono giocare nel turno di qualsiasi giocatore.',
  'GW-TACTIC-04': 'Una Tattica ha due riquadri. Se ne usa esattamente uno.',
  'GW-TACTIC-05': 'Per l’effetto potenziato di una Tattica devi pagarne il costo. Senza pagare si usa l’effetto base.',
  'GW-TACTIC-06': 'Ogni giocatore può giocare una Tattica per singolo evento.',
  'GW-TACTIC-07': 'La Breccia in una Sezione di Mura, con tutte le sue Orde e i suoi Arcieri, è un singolo evento.',
  'GW-TACTIC-08':
    'Ogni Orda sconfitta è un evento a sé, e la morte di tutti i Soldati su di essa è un evento separato dalle altre Orde.',
  'GW-TACTIC-09':
    'Le risorse che ottieni perché giochi una Tattica non possono pagare il potenziamento della stessa Tattica.',
  'GW-TACTIC-10': 'Le Tattiche giocate e scartate vanno nella pila degli scarti, scoperte.',

  // Fine della partita
  'GW-END-01':
    'La partita finisce al controllo d’Inverno se è vera almeno una di tre condizioni: le Mura, la riserva di Onta o il Tempo.',
  'GW-END-02':
    'La partita finisce in Inverno se tutte e 3 le Sezioni hanno Mura di livello 3; in 2 o 3 giocatori bastano 2 Sezioni.',
  'GW-END-03': 'La partita finisce in Inverno se la riserva di Onta è vuota.',
  'GW-END-04':
    'La partita finisce in Inverno se il tassello Tempo è sull’ultimo spazio, raggiunto nella Primavera di quest’Anno.',
  'GW-END-05': 'Una condizione di fine partita che era vera prima nell’Anno conta solo se lo è ancora al controllo.',
  'GW-END-06': 'Passo 1 del punteggio finale: perdi 5 punti Onore per ciascun tuo Soldato con un tassello Onta.',
  'GW-END-07': 'Nel punteggio finale i tasselli Onta non possono farti scendere sotto 0 punti Onore.',
  'GW-END-08': 'Passo 2 del punteggio finale: ottieni i punti Onore di ogni Orda presa senza tasselli Onta.',
  'GW-END-09': 'Passo 3 del punteggio finale: ottieni punti Onore dai 3 Artefatti.',
  'GW-END-10': 'I passi del punteggio finale si svolgono esattamente in quest’ordine.',
  'GW-END-11': 'Vince chi ha più Onore; i pareggi si risolvono in ordine di Tè.',
};
