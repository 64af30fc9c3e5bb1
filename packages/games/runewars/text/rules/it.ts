import { battles } from './battles/it.ts';
import type { Chapter, Rule } from './en.ts';
import { runes } from './runes/it.ts';

/** Chapters of the rules, by the beginning of their ids. */
export const chapters: Record<Chapter, string> = {
  'RW-GEN': 'Il gioco',
  'RW-TERM': 'Termini importanti',
  'RW-SETUP': 'Preparazione',
  'RW-PLAYERS': 'Numero di giocatori',
  'RW-SEASON': 'Stagioni',
  'RW-ORDER': 'Carte Ordine',
  'RW-MOVE': 'Movimento',
  'RW-NEUT': 'Unità neutrali e alleate',
  'RW-DIP': 'Diplomazia',
  'RW-FATE': 'Carte Fato',
  'RW-BATTLE': 'Battaglie',
  'RW-RETREAT': 'Ritirata',
  'RW-HERO': 'Eroi',
  'RW-QUEST': 'Missioni',
  'RW-DUEL': 'Duelli',
  'RW-RUNE': 'Rune di drago',
  'RW-VICT': 'Condizioni di vittoria',
  'RW-OBJ': 'Carte Obiettivo',
  'RW-TACT': 'Carte Tattica',
  'RW-BID': 'Aste d’Influenza',
  'RW-STR': 'Fortezze e Miglioramenti',
  'RW-CITY': 'Città',
  'RW-LIMIT': 'Limiti',
  'RW-OPT-EXP': 'Segnalini Esplorazione',
  'RW-OPT-EPIC': 'Gioco Epico',
  'RW-OPT-REV': 'Opzioni dell’edizione riveduta',
};

/** Every rule of the ledger in a sentence. */
export const rules: Record<Rule, string> = {
  // The game
  'RW-GEN-01':
    'A Runewars si gioca da 2 a 4. Ognuno guida una fazione: i Signori Daqan, gli Elfi Latari, gli Uthuk Y’llan o Waiqar l’Immortale.',
  'RW-GEN-02':
    'I Signori Daqan e gli Elfi Latari sono buoni, gli Uthuk Y’llan e Waiqar sono malvagi. L’allineamento decide quali carte Obiettivo peschi e quali Eroi possono unirsi a te.',
  'RW-GEN-03': 'La partita dura fino a 6 anni. Ogni anno ha quattro stagioni: primavera, estate, autunno e inverno.',
  'RW-GEN-04':
    'Ogni stagione ha tre fasi: risolvere una carta Stagione, scegliere le carte Ordine, risolvere le carte Ordine.',
  'RW-GEN-05': 'Quando una carta contraddice una regola, prevale la carta.',
  'RW-GEN-06': 'Il tuo turno è il momento in cui risolvi la tua carta Ordine della stagione.',
  'RW-GEN-07':
    'Le parità tra giocatori si risolvono a favore di chi ha più segnalini Influenza, poi della fazione che ne ha di più all’inizio della partita.',
  'RW-GEN-08':
    'Le fazioni cominciano tutte con un numero diverso di segnalini Influenza: 4 i Latari, 3 i Daqan, 2 Waiqar e 1 gli Uthuk. Perciò l’ultimo spareggio è sempre decisivo.',
  'RW-GEN-09':
    'Sono segreti le carte Tattica, Obiettivo, Missione e Ricompensa, il lato nascosto dei segnalini runa, le carte Ordine scelte e le offerte. Sono visibili a tutti segnalini Influenza, quadranti, unità, danni, Titoli, Miglioramenti e numero di carte in mano.',

  // Terms
  'RW-TERM-01': 'Un’area è un esagono della mappa.',
  'RW-TERM-02':
    'Controlli un’area se vi hai un’unità o una Fortezza, oppure se appartiene al tuo regno natio e nessun nemico la occupa.',
  'RW-TERM-03':
    'Controlli le aree del tuo regno natio anche quando sono vuote, tranne finché un nemico vi ha unità o una Fortezza. Quando il nemico se ne va, ne riprendi subito il controllo.',
  'RW-TERM-04': 'Un’area amica è un’area che controlli. Un’area nemica è un’area controllata da un altro giocatore.',
  'RW-TERM-05':
    'Un’area non controllata non appartiene a nessun giocatore. È neutrale se contiene unità neutrali, vuota se non contiene unità.',
  'RW-TERM-06': 'Gli Eroi non sono unità e non danno mai il controllo di un’area.',
  'RW-TERM-07': 'Le miniature sono unità ed Eroi. Una miniatura è in piedi oppure in rotta.',
  'RW-TERM-08':
    'La base di un’unità è triangolare, circolare, rettangolare o esagonale. La forma indica quale sezione di una carta Fato legge l’unità.',
  'RW-TERM-09':
    'Due aree con un lato in comune sono adiacenti. Le miniature non possono muoversi né ritirarsi attraverso un confine montuoso o acquatico, ma gli effetti che considerano solo l’adiacenza ignorano i confini.',
  'RW-TERM-10':
    'Un’unità distrutta torna nella riserva del suo proprietario, un’unità neutrale nella riserva delle unità neutrali.',

  // Set-up
  'RW-SETUP-01': 'La preparazione precede la prima primavera.',
  'RW-SETUP-02':
    'Si dà a ogni giocatore una carta Fato. Chi ha il numero più alto è il primo giocatore. Poi si rimescola il mazzo Fato.',
  'RW-SETUP-03':
    'A partire dal primo giocatore e in senso orario, ognuno sceglie una fazione e prende tutto ciò che le appartiene.',
  'RW-SETUP-04': 'Ogni giocatore riceve 2 carte Missione iniziali, scoperte.',
  'RW-SETUP-05':
    'Ogni giocatore prende le 2 tessere mappa indicate dalle sue Missioni iniziali. Così sono in gioco 4, 6 o 8 delle 9 tessere.',
  'RW-SETUP-06':
    'Il primo giocatore piazza una tessera al centro. Poi, in senso orario, ognuno aggiunge una tessera finché non sono tutte piazzate.',
  'RW-SETUP-07':
    'Almeno 2 aree di una nuova tessera devono toccare almeno 2 aree diverse della mappa. La tessera si può orientare a piacere.',
  'RW-SETUP-08':
    'Un confine montuoso o acquatico non può essere piazzato contro un altro confine montuoso o acquatico.',
  'RW-SETUP-09': 'La mappa può avere dei buchi. Nulla può attraversarli.',
  'RW-SETUP-10':
    'Prima della scelta dei regni natii si piazza un segnalino Città a caso su ogni spazio Città. Gli altri segnalini tornano nella scatola senza essere guardati.',
  'RW-SETUP-11':
    'Il primo giocatore piazza un indicatore di regno natio per ogni giocatore lungo il bordo della mappa. Un indicatore copre 2 esagoni adiacenti fuori dalla mappa che, insieme, toccano almeno 3 lati della mappa senza confine.',
  'RW-SETUP-12':
    'Tra due indicatori qualsiasi devono esserci almeno 4 aree, ignorando i confini. Solo se è impossibile, un indicatore può avere 3 aree tra sé e gli altri.',
  'RW-SETUP-13':
    'Gli indicatori di regno natio si possono piazzare solo dove il resto si può completare. Se la mappa non permette nessuna soluzione, le tessere si piazzano di nuovo.',
  'RW-SETUP-14':
    'A partire dalla sinistra del primo giocatore e in senso orario, ognuno sostituisce un indicatore con il proprio regno natio. Due delle sue tre aree coprono l’indicatore e la terza deve stare su un esagono vuoto.',
  'RW-SETUP-15': 'I regni natii non possono essere adiacenti tra loro.',
  'RW-SETUP-16': 'Neanche i confini dei regni natii possono essere piazzati contro altri confini.',
  'RW-SETUP-17': 'Si piazzano le unità neutrali in ogni area che le mostra, nel numero stampato.',
  'RW-SETUP-18': 'Un’area con una Città produce esattamente 1 risorsa e comincia senza unità neutrali.',
  'RW-SETUP-19':
    'Ogni giocatore regola i quadranti del cibo, del legno e del minerale in base a ciò che produce il regno natio. Il cibo parte da 3, per i Latari da 2.',
  'RW-SETUP-20': 'Segnalini Influenza e carte Tattica iniziali: Daqan 3 e 2, Latari 4 e 1, Waiqar 2 e 3, Uthuk 1 e 4.',
  'RW-SETUP-21':
    'Ogni giocatore pesca un Eroe che può unirsi alla sua fazione e ne piazza la miniatura nell’area del regno natio con la Fortezza.',
  'RW-SETUP-22': 'Le due Missioni iniziali sono le prime carte Missione di ogni giocatore.',
  'RW-SETUP-23': 'Ogni giocatore pesca 1 carta Obiettivo segreta dell’allineamento della sua fazione.',
  'RW-SETUP-24':
    'Ogni giocatore comincia con una Fortezza non danneggiata nell’area contrassegnata del regno natio e schiera l’esercito iniziale nelle tre aree del regno, al massimo 8 unità in ciascuna. Comincia il primo giocatore.',
  'RW-SETUP-25': 'Ogni giocatore piazza 2 rune di drago e 1 runa falsa coperte nel proprio regno natio, una per area.',
  'RW-SETUP-26': 'Le 32 carte Stagione formano quattro mazzi mescolati di 8 carte, uno per stagione.',
  'RW-SETUP-27':
    'Si mescolano le carte Tattica, Ricompensa, Obiettivo, Eroe e Missione. Le Missioni la cui tessera non è in gioco si tolgono dalla partita.',
  'RW-SETUP-28': 'I 3 Titoli stanno scoperti accanto alla mappa, senza segnalini Influenza sopra.',
  'RW-SETUP-29': 'Nella prima primavera i giocatori agiscono in senso orario a partire dal primo giocatore.',

  // Number of players
  'RW-PLAYERS-01': 'La mappa ha 4 tessere con 2 giocatori, 6 con 3 giocatori e 8 con 4 giocatori.',
  'RW-PLAYERS-02':
    'Il giocatore alla sinistra del giocatore attivo decide per le unità neutrali in battaglie, duelli e ritirate. Con 2 giocatori è l’avversario.',
  'RW-PLAYERS-03': 'Tutte le altre regole sono uguali per qualsiasi numero di giocatori: si vince con 6 rune di drago.',
  'RW-PLAYERS-04':
    'Un giocatore che ha perso tutte le aree, le unità e le Fortezze resta in gioco, continua a scegliere carte Ordine e può ancora vincere.',

  // Seasons
  'RW-SEASON-01': 'Ogni stagione comincia con la prima carta del mazzo di quella stagione.',
  'RW-SEASON-02': 'Prima si risolve il testo della carta Stagione, poi ciò che porta ogni carta di quella stagione.',
  'RW-SEASON-03':
    'Quando i giocatori agiscono uno dopo l’altro, seguono l’ordine di gioco: quello in cui sono state risolte le carte Ordine della stagione precedente, dalla più bassa.',
  'RW-SEASON-04': 'In primavera si rimuovono dalla mappa tutti i segnalini Attivazione.',
  'RW-SEASON-05': 'In primavera tutti i giocatori riprendono in mano le loro carte Ordine.',
  'RW-SEASON-06': 'In primavera si rialzano tutte le miniature in rotta, comprese le unità neutrali e gli Eroi.',
  'RW-SEASON-07':
    'L’estate porta la Fase Missione, in cui ogni Eroe può curarsi, addestrarsi, oppure muoversi e poi combattere un duello o affrontare una Missione.',
  'RW-SEASON-08': 'In autunno le carte Fato scartate si rimescolano nel mazzo Fato.',
  'RW-SEASON-09': 'In autunno ogni giocatore prende 2 segnalini Influenza o una carta Tattica.',
  'RW-SEASON-10': 'I giocatori fanno la scelta autunnale apertamente, in ordine di gioco.',
  'RW-SEASON-11':
    'In inverno nessuna tua area può contenere più unità di quante ne indica il tuo quadrante del cibo. Senza cibo non ne resta nessuna.',
  'RW-SEASON-12': 'Le unità che in inverno non si possono sfamare sono distrutte. Sceglie il loro proprietario.',
  'RW-SEASON-13': 'Per il limite di cibo invernale contano le unità neutrali alleate, ma non gli Eroi.',
  'RW-SEASON-14':
    'Il cibo si controlla una sola volta ogni inverno. Più tardi nella stagione vale il solito limite di 8 unità.',
  'RW-SEASON-15': 'Per tutto l’inverno i confini acquatici vengono ignorati.',
  'RW-SEASON-16': 'Il limite di cibo invernale non riguarda le unità neutrali non alleate.',
  'RW-SEASON-17': 'Quando un mazzo Stagione si esaurisce, si rimescolano i suoi scarti.',
  'RW-SEASON-18':
    'Alcune carte Stagione sono Concili dei Maghi, e con alcune carte invernali i giocatori si contendono una runa di drago con i segnalini Influenza.',

  // Orders
  'RW-ORDER-01': 'Tutti i giocatori scelgono in segreto una carta Ordine dalla mano e la rivelano insieme.',
  'RW-ORDER-02':
    'Le carte Ordine restano sul tavolo fino alla primavera, perciò ciascuna si può usare una volta all’anno.',
  'RW-ORDER-03': 'Le carte Ordine si risolvono dal numero più basso al più alto.',
  'RW-ORDER-04':
    'Se più giocatori hanno rivelato la stessa carta Ordine, comincia chi ha più segnalini Influenza, poi chi ne ha di più all’inizio della partita. I segnalini Influenza si contano quando si rivelano le carte Ordine.',
  'RW-ORDER-05':
    'Se la tua carta Ordine è più alta di tutte quelle che hai già giocato quest’anno, puoi usare anche il suo Bonus di Supremazia. Le carte Ordine che hai ripreso in mano contano comunque.',
  'RW-ORDER-06': 'La tua prima carta Ordine dell’anno dà sempre diritto al suo Bonus di Supremazia.',
  'RW-ORDER-07':
    'Puoi rinunciare all’azione della tua carta Ordine, al suo Bonus di Supremazia o a entrambi. Il bonus viene dopo l’azione.',
  'RW-ORDER-08': 'In un anno ogni giocatore usa solo 4 delle 8 carte Ordine.',
  'RW-ORDER-10':
    'L’Azione Strategica muove quante tue unità vuoi, ciascuna di 1 area, in aree adiacenti vuote o amiche.',
  'RW-ORDER-11': 'L’Azione Strategica non attiva aree.',
  'RW-ORDER-12': 'Con l’Azione Strategica le unità non possono lasciare aree con un tuo segnalino Attivazione.',
  'RW-ORDER-13':
    'L’Azione Strategica muove anche i tuoi Eroi di 1 area ciascuno, ma non possono combattere duelli né affrontare Missioni.',
  'RW-ORDER-14':
    'Con l’Azione Strategica gli Eroi possono entrare in aree nemiche e neutrali e lasciare aree attivate.',
  'RW-ORDER-15': 'L’Azione Strategica non può muovere unità in rotta né Eroi in rotta.',
  'RW-ORDER-16': 'L’Azione Strategica può muovere unità in aree con un tuo segnalino Attivazione.',
  'RW-ORDER-17':
    'Il bonus dell’Azione Strategica ti fa pescare tante carte Tattica quante ne indicano i tuoi tre quadranti.',
  'RW-ORDER-20': 'La Mobilizzazione attiva 1 area. Poi muovi al suo interno unità distanti al massimo 2 aree.',
  'RW-ORDER-21':
    'Con la Mobilizzazione e la Conquista le unità veloci possono provenire da una distanza di massimo 3 aree.',
  'RW-ORDER-22': 'Non puoi attivare un’area che contiene già un tuo segnalino Attivazione.',
  'RW-ORDER-23':
    'Il bonus della Mobilizzazione attiva una seconda area, in cui si possono muovere unità. In tutto l’ordine si può combattere una sola battaglia.',
  'RW-ORDER-24':
    'Una battaglia annullata da «Ritirata Tattica» conta comunque come l’unica battaglia della Mobilizzazione.',
  'RW-ORDER-25':
    'Se la Mobilizzazione ha già avuto la sua battaglia e poi la diplomazia fallisce nella seconda area, devi ritirarti.',
  'RW-ORDER-26': 'Ogni giocatore ha 4 segnalini Attivazione. Se non te ne restano, non puoi attivare aree.',
  'RW-ORDER-30': 'La Conquista attiva 1 area. Poi muovi al suo interno unità distanti al massimo 2 aree, 3 se veloci.',
  'RW-ORDER-31':
    'Il bonus della Conquista dà +2 forza nella sua battaglia se l’area contiene una Fortezza nemica, altrimenti +1.',
  'RW-ORDER-40':
    'Il Raccolto porta ciascuno dei tuoi quadranti al valore che tutte le aree che controlli producono di quella risorsa.',
  'RW-ORDER-41':
    'Il Raccolto regola da capo i quadranti, che quindi possono anche scendere. Vanno da 0 a 8; ciò che supera 8 va perso.',
  'RW-ORDER-42': 'I quadranti cambiano solo con il Raccolto o con una carta, non quando ottieni o perdi un’area.',
  'RW-ORDER-43':
    'Il bonus del Raccolto ti permette di costruire 1 Miglioramento presso una delle tue Fortezze e di ricevere i benefici dei tuoi Miglioramenti.',
  'RW-ORDER-44':
    'Con il bonus del Raccolto prima costruisci, poi ogni Sala di Guerra e ogni Corte danno il loro beneficio. Un Magazzino costruito ora aggiunge subito 1 risorsa.',
  'RW-ORDER-50':
    'Il Reclutamento ti fa scegliere uno dei tuoi quadranti e prendere le unità che indica al livello attuale.',
  'RW-ORDER-51':
    'Le unità reclutate si piazzano in aree con una Fortezza amica, divise come vuoi, fino a 8 unità per area.',
  'RW-ORDER-52': 'Reclutare non abbassa il quadrante.',
  'RW-ORDER-53': 'Il bonus del Reclutamento ti fa reclutare da un secondo quadrante, diverso dal primo.',
  'RW-ORDER-54': 'Se quando recluti mancano miniature, puoi distruggere altrove tue unità di quel tipo per piazzarle.',
  'RW-ORDER-55': 'Puoi reclutare in aree con un tuo segnalino Attivazione.',
  'RW-ORDER-60':
    'Ottenere Supporto ti dà segnalini Influenza, carte Tattica, carte Missione o unità neutrali dalle Città che controlli.',
  'RW-ORDER-61':
    'Con Ottenere Supporto scegli uno dei benefici di ogni Città. I benefici che non danno nulla non vengono proposti.',
  'RW-ORDER-62': 'Le unità neutrali ottenute da una Città sono tue alleate e si piazzano nell’area della Città.',
  'RW-ORDER-63': 'Una Città indica la forma di un’unità neutrale. Scegli tu quale unità di quella forma.',
  'RW-ORDER-64': 'Il bonus di Ottenere Supporto ti fa pescare 3 Eroi che possono unirsi a te e assoldarne 1.',
  'RW-ORDER-65': 'Un Eroe assoldato si piazza in una qualsiasi area con una Fortezza amica.',
  'RW-ORDER-66': 'Gli Eroi non assoldati si rimescolano nel mazzo Eroe.',
  'RW-ORDER-67': 'Se dopo aver pescato hai più di 3 carte Missione, ne scarti fino ad averne 3.',
  'RW-ORDER-70': 'Acquisire Potere ti dà tanti segnalini Influenza quanti ne indicano i tuoi tre quadranti.',
  'RW-ORDER-71': 'Il bonus di Acquisire Potere ti fa prendere un Titolo piazzandovi sopra segnalini Influenza.',
  'RW-ORDER-72': 'Le carte Titolo stanno scoperte e ciascuna ha al massimo un possessore.',
  'RW-ORDER-73':
    'Per prendere un Titolo devi piazzarvi più segnalini Influenza di quanti ce ne sono. Quelli che c’erano si scartano.',
  'RW-ORDER-74': 'Un Titolo che nessuno possiede costa almeno 1 segnalino Influenza.',
  'RW-ORDER-75': 'I segnalini Influenza su un Titolo sono spesi e non contano più come tuoi.',
  'RW-ORDER-76':
    'Su un Titolo che già possiedi puoi piazzare un numero maggiore di segnalini Influenza. Quelli che c’erano si scartano.',
  'RW-ORDER-80':
    'Con la Fortificazione puoi eseguire una, alcune o tutte le sue azioni, una volta ciascuna, in qualsiasi ordine.',
  'RW-ORDER-81': 'La Fortificazione non ha Bonus di Supremazia.',
  'RW-ORDER-82':
    'La Fortificazione ti permette di costruire una Fortezza, riparare una Fortezza e spostare segnalini runa.',
  'RW-ORDER-83':
    'Una nuova Fortezza costa 3 segnalini Influenza. Va piazzata, non danneggiata, in un’area amica con una tua unità, senza Città e senza Fortezza.',
  'RW-ORDER-84': 'Con la Fortificazione puoi riparare gratis una Fortezza danneggiata che controlli.',
  'RW-ORDER-85':
    'Con la Fortificazione puoi spostare quanti segnalini runa vuoi da aree amiche ad aree amiche adiacenti, purché alla fine ci sia al massimo 1 segnalino per area.',
  'RW-ORDER-86': 'Puoi distruggere una tua Fortezza solo se ti serve per costruirne un’altra.',

  // Movement
  'RW-MOVE-01': 'Le unità possono attraversare aree vuote e amiche, ma mai aree nemiche o neutrali.',
  'RW-MOVE-02': 'Le unità non possono attraversare confini montuosi o acquatici.',
  'RW-MOVE-03': 'Le unità volanti ignorano i confini, ma neanche loro possono attraversare aree nemiche o neutrali.',
  'RW-MOVE-04': 'In inverno le unità attraversano liberamente i confini acquatici.',
  'RW-MOVE-05': 'Le unità in un’area con un tuo segnalino Attivazione non possono lasciarla, se non ritirandosi.',
  'RW-MOVE-06': 'Le unità possono attraversare aree con segnalini Attivazione.',
  'RW-MOVE-07':
    'Le unità mosse dalla Mobilizzazione o dalla Conquista possono provenire da più aree. Tutte terminano nell’area attivata.',
  'RW-MOVE-08': 'Le unità che si trovano già nell’area che attivi possono restarvi.',
  'RW-MOVE-09': 'Le unità possono attraversare un’area con 8 unità. Il limite si controlla alla fine dell’ordine.',
  'RW-MOVE-10':
    'In un’area può entrare a combattere un numero qualsiasi di unità. Il limite di 8 vale dopo la battaglia.',
  'RW-MOVE-11': 'Entrare in un’area nemica dà inizio a una battaglia, anche se non vi sono unità.',
  'RW-MOVE-12': 'Chi entra in un’area neutrale deve combattere o tentare una volta la diplomazia.',
  'RW-MOVE-13': 'Gli Eroi non si muovono con la Mobilizzazione né con la Conquista.',
  'RW-MOVE-14': 'Con la Mobilizzazione e la Conquista puoi attivare un’area senza muovervi nulla.',

  // Neutral units and allies
  'RW-NEUT-01':
    'Quando muovi unità in un’area con unità neutrali che non sono tue alleate, devi combattere o tentare la diplomazia.',
  'RW-NEUT-02': 'La diplomazia si può tentare una sola volta, verso tutte le unità neutrali dell’area insieme.',
  'RW-NEUT-03': 'Le unità neutrali alleate restano tali finché sono in aree che controlli.',
  'RW-NEUT-04':
    'Durante una battaglia le unità neutrali alleate restano tue alleate anche se la tua ultima unità viene distrutta.',
  'RW-NEUT-05': 'Le unità neutrali alleate si ritirano con le tue in un’area amica.',
  'RW-NEUT-06':
    'Le unità neutrali alleate possono andare ovunque vadano con loro le tue unità. Da sole possono muoversi soltanto in aree amiche.',
  'RW-NEUT-07':
    'Se in un’area restano solo unità neutrali alleate e nient’altro te ne dà il controllo, smettono di essere tue alleate.',
  'RW-NEUT-08': 'Le unità neutrali alleate contano per tutti i limiti: 8 unità per area e il cibo in inverno.',
  'RW-NEUT-09': 'Le unità neutrali che una carta sposta in un’area amica diventano subito tue alleate.',
  'RW-NEUT-10': 'Nelle battaglie contro unità neutrali, le gestisce il giocatore alla sinistra del giocatore attivo.',
  'RW-NEUT-11': 'Chi gestisce le unità neutrali non può giocare carte Tattica per loro.',
  'RW-NEUT-12':
    'Le unità neutrali non alleate si ritirano in un’area adiacente non controllata o sono distrutte. Decide dove il giocatore alla sinistra del giocatore attivo.',
  'RW-NEUT-13':
    'Quando una carta fa ritirare unità neutrali alleate, vanno in un’area non controllata, mai in una amica.',
  'RW-NEUT-14': 'Le unità neutrali alleate combattono nel tuo esercito e usano le proprie abilità.',
  'RW-NEUT-15':
    'Dopo una ritirata gruppi diversi di unità neutrali possono trovarsi nella stessa area, fino a 8 unità.',
  'RW-NEUT-16':
    'Le miniature neutrali sono soltanto 36. Se di un tipo non ne restano, scegli un altro tipo della stessa forma, oppure nulla.',
  'RW-NEUT-17':
    'Un’alleanza può cessare dopo qualsiasi cambiamento fuori dalle battaglie. Per le unità in battaglia lo si verifica quando è conclusa.',

  // Diplomacy
  'RW-DIP-01': 'Per tentare la diplomazia spendi da 1 a 6 segnalini Influenza.',
  'RW-DIP-02': 'Per la diplomazia peschi tante carte Fato quanti segnalini Influenza hai speso.',
  'RW-DIP-03': 'Nella diplomazia scegli una delle carte Fato pescate e applichi il suo simbolo del destino.',
  'RW-DIP-04': 'Oro nella diplomazia: le unità neutrali diventano tue alleate.',
  'RW-DIP-05': 'Grigio nella diplomazia: le unità neutrali si ritirano.',
  'RW-DIP-06': 'Rosso nella diplomazia: devi combattere o ritirare le unità che hai mosso.',
  'RW-DIP-07':
    'Se ti ritiri dopo che la diplomazia è fallita, le tue unità vanno in un’area adiacente amica o vuota e sono messe in rotta.',
  'RW-DIP-08':
    'I nuovi alleati stanno nell’area con le tue unità. Se sono più di 8, scegli tu quali vengono distrutte.',
  'RW-DIP-09': 'La diplomazia vale anche per unità neutrali in rotta.',
  'RW-DIP-10': 'Le carte Fato pescate per la diplomazia si scartano.',

  ...battles,
  ...runes,
};
