import type { ModesRule } from './en.ts';

export const modes: Record<ModesRule, string> = {
  // Due giocatori con il Clan del Giunco
  'GW-2P-01': 'In 2 giocatori si aggiunge un terzo clan che segue regole fisse: il Clan del Giunco.',
  'GW-2P-02': 'Due giocatori possono giocare la partita standard o quella in cooperazione.',
  'GW-2P-03':
    'In 2 giocatori la partita si prepara come per 3, con il Clan del Giunco come terzo giocatore e alcune differenze.',
  'GW-2P-04': 'In 2 giocatori si usa il lato del tabellone per 3 giocatori.',
  'GW-2P-05': 'In 2 giocatori si mette una Barricata su ogni spazio Orda della Sezione più a sinistra, che non si usa.',
  'GW-2P-06': 'In 2 giocatori le 3 Barricate sugli spazi Orda della Sezione più a sinistra non si tolgono mai.',
  'GW-2P-07':
    'In 2 giocatori si toglie ogni Orda il cui retro indica la Sezione più a sinistra; le altre formano il mazzo Orda.',
  'GW-2P-08': 'In 2 giocatori ciascuna delle 2 Sezioni in uso comincia con 1 Orda.',
  'GW-2P-09': 'In 2 giocatori si mettono 6 Barricate, una su ogni spazio Barricata delle 2 Sezioni in uso.',
  'GW-2P-10': 'In 2 giocatori ciascuno prende un clan come di consueto.',
  'GW-2P-11': 'Il Comando e il Generale del Clan del Giunco stanno scoperti fra i giocatori.',
  'GW-2P-12':
    'Il Clan del Giunco riceve la pedina Tè, 3 Commessi e tutti i 10 Lancieri di un clan inutilizzato. Il resto di quel clan torna nella scatola.',
  'GW-2P-13': 'Il Clan del Giunco comincia con 1 Commesso ciascuno alla Segheria, alla Cava e alla Miniera d’oro.',
  'GW-2P-14': 'In 2 giocatori si usano in tutto 20 tasselli Onta.',
  'GW-2P-15': 'Le pedine Tè si impilano come di consueto, con quella del Clan del Giunco in fondo.',
  'GW-2P-16': 'Il Clan del Giunco non ottiene né conta mai Onore.',
  'GW-2P-17': 'Il Clan del Giunco non riceve mai tasselli Onta.',
  'GW-2P-18': 'Il Clan del Giunco non tiene mai Orde; un’Orda che vince si scarta.',
  'GW-2P-19': 'Il Clan del Giunco non tiene risorse; quelle che ottiene vanno nel Magazzino.',
  'GW-2P-20': 'Il Clan del Giunco non salva mai i suoi Soldati.',
  'GW-2P-21': 'I Soldati del Clan del Giunco non vanno mai nelle Zone di Riposo; tornano invece nella sua riserva.',
  'GW-2P-22': 'Il Clan del Giunco ha sempre esattamente 3 Commessi sul tabellone e non può né assumerne né perderne.',
  'GW-2P-23': 'Un Luogo speciale il cui unico Commesso è del Clan del Giunco non si attiva.',
  'GW-2P-24': 'Dopo un’Attivazione i Commessi dei giocatori tornano, ma quello del Clan del Giunco resta.',
  'GW-2P-25': '«Tradimento» non può copiare il Comando del Clan del Giunco.',
  'GW-2P-26': 'Il Clan del Giunco ha 1 Comando e lo gioca ogni Autunno.',
  'GW-2P-27':
    'Quando tocca a lui in ordine di Tè, il Comando del Clan del Giunco prende sempre il primo spazio libero del tracciato del Comando.',
  'GW-2P-28': 'Il giocatore attivo è il Comandante Supremo e controlla le azioni del Clan del Giunco.',
  'GW-2P-29': 'Nel turno del Clan del Giunco il Comandante Supremo è il giocatore più in alto nell’ordine di Tè.',
  'GW-2P-30':
    'I Commessi del Clan del Giunco si muovono come di consueto in ordine di Tè, e il Comandante Supremo sceglie dove vanno.',
  'GW-2P-31': 'Non c’è mai più di 1 Commesso del Clan del Giunco nello stesso Luogo.',
  'GW-2P-32':
    'Quando un Luogo si attiva, il Comandante Supremo risolve l’effetto di un Commesso del Clan del Giunco che vi si trova.',
  'GW-2P-33':
    'Alla Segheria, alla Cava e alla Miniera d’oro il Clan del Giunco mette 1 di quella risorsa nel Magazzino, senza ottenere Onore.',
  'GW-2P-34':
    'Per un Commesso del Clan del Giunco al Tempio, il giocatore attivo scarta 1 dei propri tasselli Onta. Non succede nulla se non ne ha o se il giocatore attivo è il Clan del Giunco.',
  'GW-2P-35':
    'Per un Commesso del Clan del Giunco all’Ambasciata, il Comandante Supremo scarta 1 Consigliere qualsiasi del tracciato. Gli altri scorrono a sinistra e lo spazio si riempie.',
  'GW-2P-36':
    'Al Quartiere dei costruttori il Clan del Giunco costruisce gratis 1 Barricata su uno spazio Barricata vuoto scelto dal Comandante Supremo, senza ottenere Onore.',
  'GW-2P-37':
    'Alla Caserma il Clan del Giunco recluta 1 Lanciere. Il Comandante Supremo sceglie un Punto Vitale consentito, e la ricompensa coperta si ignora.',
  'GW-2P-38':
    'Se non c’è un Punto Vitale consentito, il Lanciere del Clan del Giunco torna nella sua riserva senza effetto.',
  'GW-2P-39': 'Alla Scuola Marziale e al Centro logistico un Commesso del Clan del Giunco non ha effetto.',
  'GW-2P-40': 'La Casa da Tè funziona per il Clan del Giunco come per chiunque altro.',
  'GW-2P-41': 'In 2 giocatori, 2 Sezioni di livello 3 (entrambe quelle in uso) chiudono la partita.',

  // Solitario
  'GW-SOLO-01':
    'Prima del solitario conviene conoscere le regole per 2 giocatori, perché partecipa anche il Clan del Giunco.',
  'GW-SOLO-02': 'Il solitario aggiunge Qin Jiushao, un Generale che segue regole fisse.',
  'GW-SOLO-03': 'Il solitario funziona solo con la partita standard, non con quella in cooperazione.',
  'GW-SOLO-04': 'In solitario si usa il lato del tabellone per 3 giocatori.',
  'GW-SOLO-05':
    'In solitario si mette una Barricata su ogni spazio Orda della Sezione più a sinistra, che non si usa. Queste Barricate non si tolgono alla fine dell’Inverno.',
  'GW-SOLO-06': 'In solitario si tolgono le Orde il cui retro indica la Sezione più a sinistra.',
  'GW-SOLO-07': 'In solitario ciascuna delle 2 Sezioni in uso comincia con 1 Orda.',
  'GW-SOLO-08': 'In solitario si mettono 6 Barricate nelle 2 Sezioni in uso.',
  'GW-SOLO-09':
    'In solitario scegli un clan e dai i componenti di un clan inutilizzato al Clan del Giunco, come in 2 giocatori.',
  'GW-SOLO-10':
    'Un altro clan inutilizzato va a Qin Jiushao: 8 Commessi, tutti i Soldati, la pedina Tè, la pedina Onore e i 6 Comandi per il solitario.',
  'GW-SOLO-11': 'I Comandi per il solitario si mescolano e formano il mazzo Comando di Qin Jiushao.',
  'GW-SOLO-12':
    'Qin Jiushao comincia con 2 Cavalleggeri e 2 Lancieri come Sorveglianti di livello 1, uno in ciascun Luogo di produzione.',
  'GW-SOLO-13': 'In solitario peschi 2 Generali a caso e ne tieni 1 come di consueto.',
  'GW-SOLO-14': 'La carta di Qin Jiushao sta accanto ai suoi componenti.',
  'GW-SOLO-15':
    'Un segnalino di ciascuna delle 4 risorse e 1 segnalino Ferita si mettono a caso sui 5 spazi del tracciato dei Luoghi di Qin Jiushao, uno per spazio.',
  'GW-SOLO-16': 'In solitario peschi 2 Consiglieri a caso e, come di consueto, uno diventa Attivo e uno di Supporto.',
  'GW-SOLO-17':
    'Altri 2 Consiglieri a caso vanno sotto la carta di Qin Jiushao come suoi primi Consiglieri di Supporto.',
  'GW-SOLO-18': 'In solitario la riserva di Onta ha 10 tasselli.',
  'GW-SOLO-19': 'La pedina Onore di Qin Jiushao parte da 0.',
  'GW-SOLO-20': 'In solitario cominci in cima all’ordine di Tè, Qin Jiushao è secondo e il Clan del Giunco ultimo.',
  'GW-SOLO-21':
    'In solitario 3 dei tuoi Commessi vanno nell’area Commessi, e il Clan del Giunco ha 1 Commesso ciascuno alla Segheria, alla Cava e alla Miniera d’oro.',
  'GW-SOLO-22': 'Lo scopo del solitario è avere più Onore di Qin Jiushao.',
  'GW-SOLO-23':
    'Qin Jiushao non raccoglie risorse. Il suo tracciato dei Luoghi le ordina, dalla più alta sullo spazio più a sinistra alla più bassa su quello più a destra.',
  'GW-SOLO-24':
    'Ogni segnalino risorsa sul tracciato di Qin Jiushao indica il Luogo che la produce; il segnalino Ferita indica la Caserma.',
  'GW-SOLO-25': 'Qin Jiushao punta sempre al segnalino più basso (il più a destra) e manda i Commessi nel suo Luogo.',
  'GW-SOLO-26':
    'Dopo l’Attivazione di un Luogo con almeno 1 Commesso di Qin Jiushao, il suo segnalino va sullo spazio più alto (il più a sinistra) del tracciato e gli altri scorrono di uno spazio a destra.',
  'GW-SOLO-27': 'Uno spazio del tracciato di Qin Jiushao non contiene mai più di 1 segnalino.',
  'GW-SOLO-28': 'I Comandi di Qin Jiushao hanno i nomi di quelli standard, ma effetti diversi.',
  'GW-SOLO-29': 'Benefici comunque dei bonus che danno le carte di Qin Jiushao sul tracciato del Comando.',
  'GW-SOLO-30': 'Qin Jiushao non riceve mai tasselli Onta.',
  'GW-SOLO-31': 'Qin Jiushao non usa Consiglieri Attivi.',
  'GW-SOLO-32': 'Qin Jiushao non salva mai i Soldati e non li lascia mai nelle Zone di Riposo.',
  'GW-SOLO-33': 'I Soldati uccisi di Qin Jiushao, e tutti i suoi su un’Orda sconfitta, tornano nella sua riserva.',
  'GW-SOLO-34':
    'Qin Jiushao non spende mai risorse proprie, perciò non può pagare Sorveglianti, Consiglieri, reclute, Mura o Barricate.',
  'GW-SOLO-35': 'Qin Jiushao può usare le risorse del Magazzino per costruire Mura.',
  'GW-SOLO-36': 'Qin Jiushao ottiene Onore da ogni fonte come un giocatore, con alcune eccezioni.',
  'GW-SOLO-37':
    'Qin Jiushao costruisce le Mura nella Sezione mostrata dall’indicatore di Invasione attuale; se quelle Mura sono complete, nell’altra Sezione.',
  'GW-SOLO-38': 'Le risorse del Magazzino che Qin Jiushao usa si scartano come di consueto, e lui ottiene l’Onore.',
  'GW-SOLO-39':
    'Nell’Autunno di una partita in solitario scegli un Comando come di consueto. Poi si pesca la prima carta del mazzo di Qin Jiushao, che è il suo Comando.',
  'GW-SOLO-40': 'Come il Clan del Giunco, Qin Jiushao prende sempre il primo spazio libero del tracciato del Comando.',
  'GW-SOLO-41': 'Nel suo turno Qin Jiushao muove i Commessi come dice la sua carta.',
  'GW-SOLO-42':
    'Nel turno tuo o del Clan del Giunco, Qin Jiushao muove 2 Commessi in 2 Luoghi diversi, quelli dei segnalini più bassi del suo tracciato.',
  'GW-SOLO-43':
    'Se un Commesso di Qin Jiushao non può andare in un Luogo, per esempio perché è pieno, va in quello successivo del tracciato.',
  'GW-SOLO-44':
    'Se tutti i Commessi di Qin Jiushao sono sul tabellone, uno si sposta dal Luogo più alto possibile del tracciato a quello previsto.',
  'GW-SOLO-45': 'Qin Jiushao manda Commessi solo nei Luoghi di produzione e alla Caserma.',
  'GW-SOLO-46':
    'Quando si attiva un Luogo di produzione con Commessi di Qin Jiushao, lui ottiene tanti punti Onore quant’è il livello del suo Sorvegliante lì per il numero dei suoi Commessi lì.',
  'GW-SOLO-47': 'Qin Jiushao non dona mai.',
  'GW-SOLO-48': 'Quando si attiva la Caserma, Qin Jiushao recluta 1 Lanciere per ciascuno dei suoi Commessi lì.',
  'GW-SOLO-49':
    'Nel suo turno Qin Jiushao attiva prima i Luoghi con i suoi Commessi, dal più alto al più basso del suo tracciato.',
  'GW-SOLO-50': 'Nel turno di Qin Jiushao decidi tu l’ordine degli altri Luoghi.',
  'GW-SOLO-51':
    'Se Qin Jiushao può attivare solo uno di più Luoghi, per esempio con il suo «Dispotismo», sceglie il più alto.',
  'GW-SOLO-52':
    'Un Soldato reclutato da Qin Jiushao attacca, se può, l’Orda nella Sezione mostrata dall’indicatore di Invasione attuale.',
  'GW-SOLO-53':
    'Se un Lanciere di Qin Jiushao non può attaccare lì, va nell’altra Sezione; se non può nemmeno lì, non viene reclutato.',
  'GW-SOLO-54':
    'Un Arciere di Qin Jiushao prende una Postazione di Tiro della Sezione indicata; se non è possibile, non viene reclutato.',
  'GW-SOLO-55': 'Quando infligge Ferite, Qin Jiushao sceglie sempre l’Orda più vicina alle Mura.',
  'GW-SOLO-56': 'Qin Jiushao copre i Punti Vitali dall’alto in basso, poi da sinistra a destra.',
  'GW-SOLO-57':
    'Qin Jiushao ottiene 2 punti Onore per ogni Ferita che infligge, qualunque sia la ricompensa stampata e che sia stato un Lanciere o un Arciere.',
  'GW-SOLO-58':
    'Qin Jiushao comanda il Clan del Giunco quando è il giocatore attivo e, nel turno del clan, quando è più in alto di te nell’ordine di Tè. Segue allora le regole per i propri Commessi e Soldati.',
  'GW-SOLO-59':
    'Da Comandante Supremo, Qin Jiushao cerca di mettere i Commessi del Clan del Giunco nei Luoghi più bassi possibili del suo tracciato.',
  'GW-SOLO-60':
    'Da Comandante Supremo, Qin Jiushao muove prima i Commessi del Clan del Giunco dai Luoghi che lui stesso non usa.',
  'GW-SOLO-61': 'Altrimenti prende i Commessi del Clan del Giunco da Luoghi più alti e li muove in Luoghi più bassi.',
  'GW-SOLO-62':
    'I Soldati del Clan del Giunco agli ordini di Qin Jiushao attaccano secondo le regole dei suoi Soldati.',
  'GW-SOLO-63': 'Qin Jiushao non trae mai vantaggio dalle azioni del Clan del Giunco.',
  'GW-SOLO-64':
    'Nel passo 3 della Primavera, 1 dei 2 Consiglieri più a sinistra va sotto Qin Jiushao come Consigliere di Supporto e l’altro si scarta.',
  'GW-SOLO-65': 'Nella variante più difficile entrambi i Consiglieri più a sinistra vanno sotto Qin Jiushao.',
  'GW-SOLO-66': 'Alla fine Qin Jiushao ottiene sempre 20 punti Onore per Artefatto.',
  'GW-SOLO-67':
    'Con «Tradimento» puoi copiare il Comando di Qin Jiushao, ma risolvi il Comando dei giocatori con lo stesso nome.',
  'GW-SOLO-68':
    'Una partita in solitario finisce alle stesse condizioni di quella standard. Se però la riserva di Onta è vuota, la partita finisce e hai perso.',
  'GW-SOLO-69':
    'Altrimenti il punteggio del solitario si calcola come di consueto, e vinci se hai più Onore di Qin Jiushao.',
  'GW-SOLO-70': 'Per un solitario più difficile Qin Jiushao può partire da 50 punti Onore.',
  'GW-SOLO-71': 'Per un solitario ancora più difficile Qin Jiushao parte con un tassello Onore sul lato 100.',

  // Cooperazione
  'GW-COOP-01': 'Lo scopo di una partita in cooperazione in 2 giocatori è soddisfare 6 Richieste.',
  'GW-COOP-02': 'In 3 giocatori una partita in cooperazione richiede 7 Richieste soddisfatte.',
  'GW-COOP-03': 'In 4 giocatori una partita in cooperazione richiede 9 Richieste soddisfatte.',
  'GW-COOP-04': 'In 5 giocatori una partita in cooperazione richiede 9 Richieste soddisfatte.',
  'GW-COOP-05': 'In cooperazione il tassello Tempo mostra il lato «+1», per ricordare l’Orda in più.',
  'GW-COOP-06': 'In cooperazione gli Artefatti non si usano.',
  'GW-COOP-07':
    'Le Richieste si mescolano coperte accanto al tabellone. Se ne pescano 3, una scoperta su ogni spazio Artefatto.',
  'GW-COOP-08':
    'In cooperazione le Orde standard non si usano; il mazzo Orda è formato dalle Orde per la cooperazione.',
  'GW-COOP-09':
    'Una partita in cooperazione comincia con un’Orda in più del numero di giocatori, messe nel modo consueto.',
  'GW-COOP-10': 'Le Tattiche per la cooperazione si mescolano con quelle standard.',
  'GW-COOP-11': 'I Generali per la cooperazione si mescolano con quelli standard, e ogni giocatore ne riceve 2.',
  'GW-COOP-12': 'Gli Eventi si mescolano in un mazzo coperto.',
  'GW-COOP-13': 'Le Richieste attive stanno scoperte sugli spazi Artefatto. Non sono mai più di 3.',
  'GW-COOP-14':
    'Le Richieste si possono soddisfare una volta l’Anno, subito prima del controllo di fine partita, e solo allora. Prima non si possono sacrificare Soldati né scartare risorse per esse.',
  'GW-COOP-15': 'Se una Richiesta chiede qualcosa a tutti i giocatori, tutti lo fanno nello stesso momento.',
  'GW-COOP-16':
    'Ogni giocatore deve soddisfare una Richiesta da solo. Le risorse non si possono dividere, e nessun Soldato si perde per un compagno.',
  'GW-COOP-17': 'Quando tutte le condizioni di una Richiesta sono soddisfatte, la carta si scarta.',
  'GW-COOP-18': 'Le Richieste non ammettono rinvii né rate; una condizione si paga per intero e in una volta.',
  'GW-COOP-19':
    'Solo le Richieste chiedono sacrifici. Sacrificare vuol dire togliere dalla partita e rimettere nella scatola.',
  'GW-COOP-20':
    'Nella fase delle Richieste, alla fine dell’Inverno e prima dell’Evento, ogni giocatore riceve 1 tassello Onta per ogni Richiesta ancora sul tabellone.',
  'GW-COOP-21': 'Poi nuove Richieste riempiono gli spazi Artefatto vuoti.',
  'GW-COOP-22': 'Le Richieste non soddisfatte restano finché non vengono soddisfatte o finché la partita non finisce.',
  'GW-COOP-23': 'Nella fase degli Eventi, dopo quella delle Richieste alla fine dell’Inverno, si rivela 1 Evento.',
  'GW-COOP-24': 'Gli effetti immediati di un Evento si risolvono subito.',
  'GW-COOP-25': 'Gli effetti passivi di un Evento valgono per il resto della partita.',
  'GW-COOP-26': 'Gli Eventi non si scartano mai. Stanno uno accanto all’altro, visibili a tutti.',
  'GW-COOP-27': 'In cooperazione i Comandi si scelgono in segreto e si rivelano insieme, come di consueto.',
  'GW-COOP-28':
    'Rivelati i Comandi, in cooperazione i giocatori possono fare piani insieme e discutere liberamente l’ordine sul tracciato del Comando.',
  'GW-COOP-29': 'In cooperazione i Commessi non agiscono più in ordine di Tè; i giocatori decidono l’ordine insieme.',
  'GW-COOP-30': 'In cooperazione l’ordine di Tè risolve ancora i pareggi su chi prende un’Orda sconfitta.',
  'GW-COOP-31': 'In cooperazione non si può spendere Qi per scartare tasselli Onta.',
  'GW-COOP-32':
    'In cooperazione un giocatore può perdere 10 punti Onore per scartare 1 tassello Onta quando ne riceve uno.',
  'GW-COOP-33':
    'In cooperazione un giocatore può perdere 10 punti Onore per scartare un tassello Onta anche in Estate, nel momento consueto.',
  'GW-COOP-34': 'In cooperazione i tasselli Onta non si possono mettere sulle Orde.',
  'GW-COOP-35': 'In cooperazione non esiste il passo dell’Estate in cui si recuperano i Comandi.',
  'GW-COOP-36':
    'In cooperazione chi costruisce un livello di Mura può recuperare 1 dei propri Comandi dalla pila degli scarti.',
  'GW-COOP-37': 'In cooperazione ogni Primavera arriva 1 Orda in più di quante ne indica il tracciato del Tempo.',
  'GW-COOP-38': 'In cooperazione chi prende un’Orda ne ottiene subito i punti Onore, non alla fine.',
  'GW-COOP-39':
    'In cooperazione in due giocatori le Richieste «Provocateli e poi batteteli!», «Guerrieri per la guardia dell’Imperatore», «La gloria spetta all’Imperatore!» e «Scorta reale ai funzionari dell’Imperatore» restano nella scatola.',
  'GW-COOP-40':
    'In cooperazione in due giocatori si pescano 2 Richieste invece di 3; il terzo spazio resta inutilizzato.',
  'GW-COOP-41':
    'In cooperazione l’Inverno ha sei passi: 1 tiro, 2 Assalto, 3 Richieste da soddisfare, 4 controllo di fine partita, 5 fase delle Richieste, 6 fase degli Eventi.',
  'GW-COOP-42': 'Per il resto Primavera, Estate e Autunno non cambiano in cooperazione.',
  'GW-COOP-43':
    'In cooperazione vincete se al controllo di fine partita è soddisfatto il numero richiesto di Richieste.',
  'GW-COOP-44': 'In cooperazione le Mura non chiudono la partita.',
  'GW-COOP-45':
    'Se in cooperazione un giocatore deve ricevere un tassello Onta e la riserva è vuota, tutti perdono subito.',
  'GW-COOP-46': 'Tutti perdono una partita in cooperazione che finisce perché il tassello Tempo è sull’ultimo spazio.',
  'GW-COOP-47':
    'Al controllo di fine partita in cooperazione contano ancora la riserva di Onta vuota e l’ultimo spazio del tracciato del Tempo; cade solo la condizione sulle Mura.',
};
