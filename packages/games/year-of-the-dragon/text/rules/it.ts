import type { Rule } from './en.ts';

/** Every rule of the ledger in a sentence. */
export const rules: Record<Rule, string> = {
  // Readings that are easy to get wrong
  'YD-TRANS-01': 'Un palazzo senza persone è considerato disabitato.',
  'YD-TRANS-02': 'Le carte azione formano tanti gruppi quanti sono i giocatori.',
  'YD-TRANS-03': 'Dopo le azioni tornano nella pila tutte le carte azione, non solo quelle scelte.',
  'YD-TRANS-04': 'Contro i Mongoli conta il totale degli elmi, non il numero dei Guerrieri.',
  'YD-TRANS-05': 'Il simbolo dei Guaritori è il mortaio; il riso messo da parte serve nella Siccità.',
  'YD-TRANS-06': 'Chi passa torna ad avere 3 yuan in tutto; non ne prende altri 3.',
  'YD-TRANS-07': 'Con la Concessione si sceglie un tipo di persona, non una singola persona.',
  'YD-TRANS-08': 'Le tue tessere Muraglia non ancora costruite mostrano i bonus: li vedi e scegli liberamente.',
  'YD-TRANS-09': 'Un privilegio grande costa 7 yuan; le tessere Riso sono 26 e le tessere Fuochi d’artificio 14.',

  // Goal and components
  'YD-GOAL-01': 'Si gioca da 2 a 5, ciascuno alla guida di una provincia.',
  'YD-GOAL-02': 'Vince chi alla fine ha più punti vittoria.',
  'YD-COMP-01': 'Le tessere persona sono 90: 10 per ciascuno dei 9 tipi.',
  'YD-COMP-02': 'Ognuno ha 11 carte persona: una per tipo e 2 jolly «?».',
  'YD-COMP-03': 'Le tessere evento sono 12: 2 per ciascuno dei 6 tipi.',
  'YD-COMP-04':
    'Ci sono 5 privilegi piccoli e 3 grandi, 7 carte azione, 66 piani, 21 monete da 1 yuan e 15 da 3, 26 tessere Riso e 14 Fuochi d’artificio.',
  'YD-COMP-05': 'Solo le tessere persona possono finire; monete, privilegi, piani, riso e fuochi d’artificio no.',
  'YD-COMP-06': 'Le monete si cambiano liberamente; conta solo la somma.',
  'YD-COMP-07': 'Carte di riserva, basi in plastica e schede riassuntive non hanno effetto sul gioco.',

  // Setting up
  'YD-SETUP-01':
    'Sei tipi hanno 6 Giovani e 4 Anziani; Artigiani, Cortigiane ed Esattori delle tasse sono 10 Giovani, senza Anziani.',
  'YD-SETUP-02':
    'I Giovani hanno meno simboli e un valore più alto per il percorso persona, gli Anziani più simboli e un valore più basso.',
  'YD-SETUP-03':
    'Per ogni giocatore in meno rispetto a 5 si tolgono 2 tessere per tipo: 1 Giovane e 1 Anziano, o 2 Giovani se il tipo non ha Anziani.',
  'YD-SETUP-04': 'In 5, 4, 3 o 2 giocatori restano in gioco 10, 8, 6 o 4 tessere per tipo.',
  'YD-SETUP-05': 'Tutte le pile di persone sono scoperte e visibili a tutti.',
  'YD-SETUP-06': 'I mesi 1 e 2 sono sempre di Pace.',
  'YD-SETUP-07':
    'Gli altri 10 eventi si mescolano e si scoprono da sinistra a destra nei mesi da 3 a 12, noti a tutti fin dall’inizio.',
  'YD-SETUP-08': 'Due eventi uguali non sono mai adiacenti, tranne la Pace.',
  'YD-SETUP-09':
    'Un evento uguale al vicino di sinistra va nel successivo spazio libero a destra; quello pescato dopo riempie il vuoto.',
  'YD-SETUP-10': 'Se l’ultimo evento è uguale a quello del mese 11, va nel mese 12 e i mesi 10 e 11 si scambiano.',
  'YD-SETUP-11': 'Le carte azione cominciano in una pila mescolata e coperta.',
  'YD-SETUP-12':
    'Ognuno comincia con il segnalino persona e il segnalino punteggio sullo 0, 1 Dragone e 11 carte persona in mano.',
  'YD-SETUP-13': 'Ognuno comincia con due palazzi da 2 piani e 6 yuan.',
  'YD-SETUP-14': 'Nessuno comincia con riso, fuochi d’artificio o privilegi.',
  'YD-SETUP-15': 'Monete, riso, fuochi d’artificio e privilegi sono visibili a tutti.',
  'YD-SETUP-16': 'Le carte in mano sono scoperte, a meno che il tavolo non le tenga segrete.',

  // The opening draft
  'YD-DRAFT-01': 'Il giocatore più anziano sceglie per primo le persone iniziali, poi gli altri in senso orario.',
  'YD-DRAFT-02':
    'Poiché qui l’età non si conosce, chi sceglie per primo è estratto a sorte, salvo che lo decida chi ospita il tavolo.',
  'YD-DRAFT-03': 'Ognuno prende 2 persone Giovani di tipo diverso.',
  'YD-DRAFT-04': 'Nessuno può prendere la stessa coppia di tipi di chi ha già scelto.',
  'YD-DRAFT-05': 'Avere un solo tipo in comune con un altro giocatore è permesso.',
  'YD-DRAFT-06': 'Per scegliere le persone iniziali non si gioca nessuna carta persona.',
  'YD-DRAFT-07': 'Le persone iniziali si prendono dalle pile comuni.',
  'YD-DRAFT-08': 'Ogni persona iniziale va in un tuo palazzo qualsiasi, anche entrambe nello stesso.',
  'YD-DRAFT-09': 'Le persone iniziali fanno avanzare il segnalino persona del loro valore, ma non danno risorse.',
  'YD-DRAFT-10': 'Muovere della somma o in due volte è lo stesso: conta solo lo spazio dove il segnalino si ferma.',

  // Palaces and person track
  'YD-PALACE-01': 'Un palazzo ospita al massimo tante persone quanti sono i suoi piani.',
  'YD-PALACE-02': 'Nessun palazzo ha più di 3 piani.',
  'YD-PALACE-03': 'Puoi avere un numero qualsiasi di palazzi.',
  'YD-PALACE-04': 'Una volta piazzate, le persone non cambiano mai palazzo.',
  'YD-PALACE-05': 'Si può restare senza palazzi; è come avere tutti i palazzi pieni.',
  'YD-PALACE-06': 'Palazzi con gli stessi piani e le stesse persone sono una sola scelta: il primo vale per tutti.',
  'YD-TRACK-01': 'Prendere e piazzare una persona fa avanzare subito il tuo segnalino del suo valore, da 1 a 6.',
  'YD-TRACK-02': 'Un segnalino che arriva in uno spazio occupato va in cima alla pila.',
  'YD-TRACK-03':
    'Si gioca da chi è più avanti sul percorso persona a chi è più indietro e, in una pila, dall’alto in basso.',
  'YD-TRACK-04': 'Dopo la scelta delle persone iniziali i posti a sedere non contano più.',
  'YD-TRACK-05': 'I segnalini non arretrano mai quando una persona se ne va.',
  'YD-TRACK-06': 'L’ordine di gioco si fissa all’inizio di ogni fase e di ogni Super Evento e vale fino alla sua fine.',
  'YD-TRACK-07':
    'Il percorso persona e il percorso punteggio non finiscono mai; oltre 100 punti si continua a contare.',

  // Rounds
  'YD-ROUND-01': 'La partita dura esattamente 12 turni, uno per mese.',
  'YD-ROUND-02': 'Ogni turno ha 4 fasi in ordine: azione, persona, evento con Decadenza, punteggio.',

  // Action phase
  'YD-ACT-01':
    'A ogni turno si mescolano tutte le carte azione, si dividono il più equamente possibile in un gruppo per giocatore e si scoprono.',
  'YD-ACT-02': 'Le 7 carte formano gruppi da 4/3 in 2 giocatori, 3/2/2 in 3, 2/2/2/1 in 4 e 2/2/1/1/1 in 5.',
  'YD-ACT-03':
    'Nell’ordine del percorso persona ognuno mette il Dragone su un gruppo e svolge esattamente una delle sue azioni.',
  'YD-ACT-04': 'Più giocatori possono usare lo stesso gruppo e perfino la stessa azione.',
  'YD-ACT-05': 'Un gruppo con almeno un Dragone costa 3 yuan, qualunque sia il numero di Dragoni.',
  'YD-ACT-06': 'Senza 3 yuan non puoi scegliere un gruppo occupato.',
  'YD-ACT-07': 'I 3 yuan del gruppo si pagano prima dell’azione, quindi non con il suo ricavo.',
  'YD-ACT-08': 'Invece di agire puoi passare: se hai meno di 3 yuan, torni ad averne esattamente 3.',
  'YD-ACT-09': 'Chi passa non piazza il Dragone, quindi nessun gruppo diventa a pagamento.',
  'YD-ACT-10': 'Passare con 3 o più yuan è permesso, ma non dà nulla.',
  'YD-ACT-11': 'Quando tutti hanno agito, si riprendono i Dragoni e le carte tornano nella pila.',
  'YD-ACT-12': 'Le persone appena piazzate aiutano solo nelle fasi azione successive.',
  'YD-ACT-13': 'Un’azione che non può avere effetto, come Privilegio senza i soldi per pagarlo, non si può scegliere.',

  // The actions
  'YD-ACT-TAXES-01': 'Tasse dà 2 yuan più 1 per ogni moneta sui tuoi Esattori delle tasse, che ne mostrano 3 ciascuno.',
  'YD-ACT-BUILD-01': 'Costruire dà 1 piano più 1 per ogni martello sui tuoi Artigiani.',
  'YD-ACT-BUILD-02':
    'I nuovi piani possono alzare i tuoi palazzi o fondarne di nuovi da 1 a 3 piani, divisi come preferisci.',
  'YD-ACT-BUILD-03': 'Si piazzano solo i piani nuovi; quelli già costruiti non si spostano mai.',
  'YD-ACT-BUILD-04': 'Tutti i nuovi piani vanno costruiti subito; non si possono conservare né rifiutare.',
  'YD-ACT-HARVEST-01': 'Raccolto dà 1 tessera Riso più 1 per ogni sacco sui tuoi Contadini.',
  'YD-ACT-FIREWORKS-01':
    'Spettacolo pirotecnico dà 1 tessera Fuochi d’artificio più 1 per ogni razzo sui tuoi Pirotecnici.',
  'YD-ACT-PARADE-01':
    'Parata militare fa avanzare il tuo segnalino persona di 1 spazio più 1 per ogni elmo sui tuoi Guerrieri.',
  'YD-ACT-PARADE-02': 'L’avanzamento della parata vale subito e può cambiare l’ordine della fase persona.',
  'YD-ACT-RESEARCH-01': 'Ricerca dà 1 punto vittoria più 1 per ogni libro sui tuoi Studiosi.',
  'YD-ACT-PRIV-01':
    'Un privilegio piccolo costa 2 yuan, uno grande 7 (6 se il tavolo usa il prezzo della prima edizione).',
  'YD-ACT-PRIV-02': 'Ogni azione permette di comprare un solo privilegio, ma puoi averne quanti ne vuoi.',
  'YD-ACT-PRIV-03':
    'Un privilegio piccolo mostra 1 Dragone, uno grande 2; ogni Dragone dà 1 punto vittoria a ogni turno.',
  'YD-ACT-PRIV-04': 'I privilegi non finiscono mai.',
  'YD-ACT-PRIV-05':
    'In un gruppo occupato si aggiungono i 3 yuan: 5 in tutto per un privilegio piccolo, 10 per uno grande a prezzo pieno.',

  // Person phase
  'YD-PERS-01': 'Dopo la fase azione l’ordine si rilegge dal percorso persona.',
  'YD-PERS-02':
    'Ognuno gioca esattamente 1 carta persona nella pila comune degli scarti e prende una persona corrispondente.',
  'YD-PERS-03': 'Una carta persona permette di prendere il Giovane o l’Anziano di quel tipo, se c’è.',
  'YD-PERS-04': 'Una carta «?» permette di prendere qualsiasi persona dal tabellone.',
  'YD-PERS-05': 'Finché un tuo palazzo ha posto, devi prendere la persona e piazzarla in un posto libero a tua scelta.',
  'YD-PERS-06': 'Puoi sostituire una persona solo se tutti i tuoi palazzi sono pieni.',
  'YD-PERS-07': 'La persona sostituita esce definitivamente dal gioco e la nuova ne prende il posto.',
  'YD-PERS-08':
    'Se tutti i tuoi palazzi sono pieni, puoi invece togliere dal gioco la nuova persona; il segnalino allora non avanza.',
  'YD-PERS-09': 'Anche se rifiuti la nuova persona, la tessera lascia la sua pila.',
  'YD-PERS-10': 'Dopo aver piazzato una persona, fai avanzare il segnalino del suo valore.',
  'YD-PERS-11': 'Se del tipo giocato non resta nessuno, la carta è persa senza effetto; puoi anche giocarla apposta.',
  'YD-PERS-12': 'Finché del tipo giocato resta una persona, Giovane o Anziana, bisogna prenderne una.',
  'YD-PERS-13': 'Scegli tu quale carta giocare, anche un «?» pur avendo ancora la carta di quel tipo.',
  'YD-PERS-14': 'Una nuova persona non dà né risorse né punti vittoria al suo arrivo.',
  'YD-PERS-15': 'Nel turno 12 non c’è fase persona, perché nessuno ha più carte in mano.',
  'YD-PERS-16': 'Senza palazzi la nuova persona esce dal gioco e il segnalino non avanza.',

  // Event phase
  'YD-EVENT-01': 'Ogni mese si risolve l’evento corrispondente, che poi si gira a faccia in giù.',
  'YD-EVENT-02': 'Se più giocatori devono liberare persone, lo fanno nell’ordine del percorso persona.',
  'YD-EVENT-03': 'Le persone liberate escono definitivamente dal gioco.',
  'YD-EVENT-04': 'Scegli sempre tu chi liberare, a meno che una regola non indichi il palazzo.',
  'YD-EVENT-05': 'Se hai meno persone di quante devi liberarne, le perdi tutte e non devi altro.',
  'YD-EVENT-06': 'Quando non c’è scelta, le persone da liberare escono automaticamente.',
  'YD-EVENT-PEACE-01': 'Con la Pace non accade nulla.',
  'YD-EVENT-PEACE-02': 'Decadenza e punteggio ci sono anche nei mesi di Pace.',
  'YD-EVENT-TRIBUTE-01': 'Al Tributo Imperiale ognuno paga 4 yuan.',
  'YD-EVENT-TRIBUTE-02': 'Per ogni yuan del tributo che ti manca liberi 1 persona a tua scelta, da qualsiasi palazzo.',
  'YD-EVENT-TRIBUTE-03': 'Devi pagare tutto il tributo che puoi; non puoi liberare persone per risparmiare monete.',
  'YD-EVENT-TRIBUTE-04': 'Le monete sugli Esattori delle tasse non valgono per il tributo.',
  'YD-EVENT-TRIBUTE-05': 'Non si possono vendere riso e fuochi d’artificio per pagare il tributo.',
  'YD-EVENT-DROUGHT-01':
    'Con la Siccità restituisci 1 tessera Riso per ogni tuo palazzo con almeno 1 persona; quelli vuoti non ne richiedono.',
  'YD-EVENT-DROUGHT-02':
    'Con la Siccità ogni palazzo abitato senza riso perde esattamente 1 persona; scegli tu quali restano senza.',
  'YD-EVENT-DROUGHT-03': 'Devi rifornire tutti i palazzi che puoi; non puoi liberare persone per risparmiare riso.',
  'YD-EVENT-DROUGHT-04': 'I sacchi sui Contadini non valgono durante la Siccità.',
  'YD-EVENT-DROUGHT-05':
    'Con la Siccità liberi 1 persona per ogni palazzo abitato in più rispetto alle tue tessere Riso.',
  'YD-EVENT-FESTIVAL-01':
    'Al Festival del Dragone chi ha più tessere Fuochi d’artificio ottiene 6 punti vittoria; in parità, 6 ciascuno.',
  'YD-EVENT-FESTIVAL-02':
    'Al festival chi è secondo per tessere Fuochi d’artificio ottiene 3 punti vittoria, in parità 3 ciascuno, anche se il primo posto è condiviso.',
  'YD-EVENT-FESTIVAL-03': 'Senza fuochi d’artificio non si ottengono mai punti al festival.',
  'YD-EVENT-FESTIVAL-04':
    'Chi ottiene punti al festival restituisce poi metà delle sue tessere Fuochi d’artificio, arrotondata per eccesso.',
  'YD-EVENT-FESTIVAL-05': 'I razzi sui Pirotecnici non valgono al festival.',
  'YD-EVENT-FESTIVAL-06': 'Le tessere Fuochi d’artificio si contano una volta sola, prima che qualcuno ne restituisca.',
  'YD-EVENT-MONGOL-01': 'All’Invasione Mongola ottieni 1 punto vittoria per ogni elmo sui tuoi Guerrieri.',
  'YD-EVENT-MONGOL-02':
    'All’Invasione Mongola chi ha meno elmi, anche a pari merito, libera poi 1 persona a scelta, perfino un Guerriero appena contato.',
  'YD-EVENT-MONGOL-03': 'Se tutti hanno lo stesso numero di elmi, anche zero, ognuno libera 1 persona.',
  'YD-EVENT-MONGOL-04': 'Chi ha meno elmi si stabilisce prima che qualcuno liberi una persona.',
  'YD-EVENT-MONGOL-05': 'L’elmo sulla carta Parata militare non vale all’Invasione Mongola; contano solo i Guerrieri.',
  'YD-EVENT-CONTAGION-01':
    'Con il Contagio liberi 3 persone a tua scelta, 1 in meno per ogni mortaio sui tuoi Guaritori.',
  'YD-EVENT-CONTAGION-02':
    'I mortai si contano una volta sola all’inizio; puoi liberare un Guaritore senza perdere altre persone.',

  // Decay
  'YD-DECAY-01': 'Dopo l’evento ogni palazzo senza persone perde 1 piano; se ne ha solo 1, scompare.',
  'YD-DECAY-02': 'Un palazzo svuotato proprio da questo evento subisce subito la Decadenza.',
  'YD-DECAY-03': 'La Decadenza colpisce tutti i palazzi insieme e senza scelte, quindi l’ordine non conta.',
  'YD-DECAY-04': 'I posti liberi in un palazzo abitato non subiscono mai la Decadenza.',
  'YD-DECAY-05': 'Un palazzo nuovo va abitato nella fase persona dello stesso turno, altrimenti subisce la Decadenza.',

  // Scoring phase
  'YD-SCORE-01': 'Il punteggio viene dopo l’evento e la Decadenza.',
  'YD-SCORE-02': 'A ogni turno ogni tuo palazzo dà 1 punto vittoria, qualunque sia l’altezza, abitato o no.',
  'YD-SCORE-03': 'A ogni turno ogni tua Cortigiana dà 1 punto vittoria per il Dragone che mostra.',
  'YD-SCORE-04': 'A ogni turno ogni Dragone sui tuoi privilegi dà 1 punto vittoria.',
  'YD-SCORE-05': 'Dopo il punteggio comincia il turno successivo.',
  'YD-SCORE-06':
    'Un Dragone su privilegi, libri o ventagli vale sempre 1 punto vittoria; i libri rendono solo con Ricerca o Concessione.',

  // End of the game
  'YD-END-01': 'La partita finisce dopo la fase punteggio del turno 12.',
  'YD-END-02': 'Alla fine ogni persona nei tuoi palazzi dà 2 punti vittoria.',
  'YD-END-03':
    'Alla fine ogni Monaco dà inoltre tanti punti vittoria quanti i suoi Buddha per i piani del suo palazzo.',
  'YD-END-04': 'Per i Monaci contano i piani del palazzo, non le persone che lo abitano.',
  'YD-END-05':
    'Alla fine si vendono tutte le tessere Riso e Fuochi d’artificio a 2 yuan l’una; poi ogni 3 yuan interi danno 1 punto vittoria.',
  'YD-END-06': 'Vince chi ha più punti vittoria.',
  'YD-END-07': 'In parità vince chi, tra i pari merito, è più avanti sul percorso persona.',
  'YD-END-08': 'Se i pari merito sono sullo stesso spazio del percorso, precede chi è più in alto nella pila.',

  // The Great Wall
  'YD-WALL-SETUP-01': 'Con la Grande Muraglia valgono tutte le regole base, salvo ciò che essa cambia.',
  'YD-WALL-SETUP-02': 'Ognuno prende le 6 tessere Muraglia del proprio colore, ciascuna con un bonus diverso.',
  'YD-WALL-SETUP-03':
    'Con la carta Muraglia le carte azione sono 8, in gruppi da 4/4 in 2 giocatori, 3/3/2 in 3, 2/2/2/2 in 4 e 2/2/2/1/1 in 5.',
  'YD-WALL-ACT-01': 'La carta Muraglia si sceglie come ogni altra azione, e il suo gruppo può costare 3 yuan.',
  'YD-WALL-ACT-02':
    'Scegli una tua tessera Muraglia non costruita e ne ricevi il bonus: 1 tessera Riso, 1 tessera Fuochi d’artificio, 1 piano, 2 yuan, 3 spazi sul percorso persona o 3 punti vittoria.',
  'YD-WALL-ACT-03':
    'La tessera Muraglia va, con il lato Muraglia visibile, sotto il primo evento da sinistra che ne è ancora privo.',
  'YD-WALL-ACT-04': 'La Muraglia non supera mai le 12 tessere.',
  'YD-WALL-ACT-05': 'Con 12 tessere costruite, o se non ne hai più, non puoi scegliere Costruzione della Muraglia.',
  'YD-WALL-ACT-06':
    'Le persone non aumentano i bonus della Muraglia; il piano bonus si costruisce subito con le regole normali.',
  'YD-WALL-ACT-07': 'Ogni azione Costruzione della Muraglia costruisce esattamente una tessera.',
  'YD-WALL-CHECK-01':
    'In entrambi i mesi di Invasione Mongola si controlla la Muraglia, dopo aver risolto del tutto l’invasione.',
  'YD-WALL-CHECK-02':
    'Se la Muraglia ha almeno tante tessere quanto il numero del mese, ogni tessera costruita dà 1 punto vittoria a chi l’ha piazzata.',
  'YD-WALL-CHECK-03':
    'Se la Muraglia è troppo corta, chi ha costruito meno tessere, anche a pari merito, libera 1 persona a scelta; nessuno ottiene punti.',
  'YD-WALL-CHECK-04':
    'Le persone perse per la Muraglia si liberano nell’ordine del percorso persona e prima della Decadenza.',
  'YD-WALL-CHECK-05': 'Chi non ha più persone non perde altro al controllo della Muraglia.',
  'YD-WALL-END-01':
    'Alla fine del turno 12 una Muraglia da 12 dà a ognuno 1 punto vittoria per tessera propria; se è più corta, chi ne ha meno libera 1 persona prima del punteggio finale.',
  'YD-WALL-END-02': 'Se il mese 12 è di Invasione Mongola, si fanno entrambi i controlli della Muraglia.',
  'YD-WALL-END-03':
    'L’ultimo controllo della Muraglia sta tra il punteggio del turno 12 e quello finale, senza altra Decadenza, salvo diversa scelta del tavolo.',

  // The Super Events
  'YD-SUPER-SETUP-01': 'I Super Eventi si possono usare da soli o insieme alla Grande Muraglia.',
  'YD-SUPER-SETUP-02':
    'Si pesca a caso uno dei 10 Super Eventi e lo si mette scoperto sul mese 7; gli altri 9 restano fuori dal gioco.',
  'YD-SUPER-SETUP-03':
    'In alternativa i giocatori scelgono insieme un Super Evento, prima o dopo aver disposto gli eventi.',
  'YD-SUPER-01': 'Il Super Evento si risolve nel turno 7, dopo l’evento normale e prima del punteggio.',
  'YD-SUPER-02':
    'Nel turno 7: evento, controllo della Muraglia dopo i Mongoli, Super Evento, una sola Decadenza, poi punteggio, salvo diversa scelta del tavolo.',
  'YD-SUPER-03': 'I Super Eventi cominciano da chi è primo sul percorso persona e ne seguono l’ordine.',
  'YD-SUPER-LANTERN-01':
    'Al Festival delle Lanterne ogni persona nei tuoi palazzi dà 2 punti vittoria, e alla fine conta di nuovo.',
  'YD-SUPER-BUDDHA-01':
    'Con Buddha ogni Monaco dà tanti punti vittoria quanti i suoi Buddha per i piani del suo palazzo, e alla fine conta di nuovo.',
  'YD-SUPER-QUAKE-01':
    'Con il Terremoto ognuno, nell’ordine del percorso persona, toglie 2 piani qualsiasi da uno o due dei propri palazzi.',
  'YD-SUPER-QUAKE-02': 'Le persone che perdono il loro piano nel Terremoto vengono liberate.',
  'YD-SUPER-QUAKE-03':
    'Dopo che il Terremoto ha tolto i 2 piani, escono solo le persone di troppo per i piani rimasti in un palazzo, a scelta di chi lo possiede; nessuno cambia palazzo.',
  'YD-SUPER-QUAKE-04': 'Nel Terremoto chi ha meno di 2 piani toglie quelli che ha.',
  'YD-SUPER-FLOOD-01':
    'Con l’Alluvione sommi yuan, tessere Riso e Fuochi d’artificio e ne restituisci metà, arrotondata per difetto, nella combinazione che preferisci.',
  'YD-SUPER-FLOOD-02': 'Nell’Alluvione gli yuan contano per valore, non per moneta.',
  'YD-SUPER-FLOOD-03': 'Privilegi, piani e persone non contano nell’Alluvione.',
  'YD-SUPER-ECLIPSE-01':
    'Con l’Eclissi solare l’evento del mese 7 si risolve una seconda volta, nella nuova situazione.',
  'YD-SUPER-ECLIPSE-02':
    'Se l’Eclissi solare ripete un’Invasione Mongola, si ripete anche il controllo della Muraglia, salvo diversa scelta del tavolo.',
  'YD-SUPER-ECLIPSE-03': 'Tra l’evento e la sua ripetizione con l’Eclissi solare non c’è Decadenza.',
  'YD-SUPER-VOLCANO-01':
    'Con l’Eruzione vulcanica tutti i segnalini persona vanno sullo 0, impilati senza cambiare l’ordine, con il primo in cima.',
  'YD-SUPER-TORNADO-01': 'Con il Tornado ognuno, nell’ordine del percorso persona, scarta 2 carte persona a scelta.',
  'YD-SUPER-TORNADO-02':
    'Le 2 carte rimaste dopo il Tornado servono nei mesi 8 e 9; nei mesi 10, 11 e 12 non c’è fase persona.',
  'YD-SUPER-TORNADO-03': 'Le carte scartate con il Tornado sono visibili a tutti.',
  'YD-SUPER-SUNRISE-01':
    'All’Alba ognuno, nell’ordine del percorso, prende una persona Giovane senza giocare carte, la piazza con le regole normali e avanza del suo valore.',
  'YD-SUPER-SUNRISE-02': 'All’Alba non puoi prendere un tipo già preso da chi ti precede.',
  'YD-SUPER-SUNRISE-03': 'Artigiani, Cortigiane ed Esattori delle tasse sono Giovani e all’Alba si possono prendere.',
  'YD-SUPER-SUNRISE-04':
    'All’Alba, a palazzi pieni, sostituisci una persona o rifiuti la nuova senza avanzare; il suo tipo risulta comunque preso.',
  'YD-SUPER-SUNRISE-05': 'All’Alba si salta chi non trova una persona Giovane permessa.',
  'YD-SUPER-ASSASSIN-01':
    'Con il Tentato omicidio tutti perdono tutti i privilegi senza compenso, prima del punteggio del turno 7.',
  'YD-SUPER-CHARTER-01':
    'Con la Concessione ognuno, nell’ordine del percorso persona, sceglie un tipo presente nei propri palazzi e ne riceve subito il vantaggio.',
  'YD-SUPER-CHARTER-02':
    'La Concessione conta i simboli su tutte le tue persone di quel tipo, senza quelli della carta azione.',
  'YD-SUPER-CHARTER-03':
    'Con la Concessione i Contadini danno riso, gli Studiosi punti vittoria e i Monaci punti vittoria pari ai Buddha per i piani.',
  'YD-SUPER-CHARTER-04':
    'Con la Concessione gli Esattori delle tasse danno yuan, gli Artigiani piani da costruire subito, i Pirotecnici fuochi, i Guerrieri spazi, le Cortigiane punti, i Guaritori nulla.',
  'YD-SUPER-CHARTER-05': 'Chi non ha persone salta la Concessione; gli altri proseguono.',
};
