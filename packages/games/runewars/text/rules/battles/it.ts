import type { battles as english } from './en.ts';

/** Fate cards, battles, retreats, heroes, quests and duels. */
export const battles: Record<keyof typeof english, string> = {
  // Fate cards
  'RW-FATE-01':
    'Le carte Fato sono 30, numerate da 1 a 30. Ciascuna ha un simbolo del destino e quattro sezioni, una per ogni forma.',
  'RW-FATE-02':
    'Una sezione di una carta Fato mostra nulla, da 1 a 3 danni, 1 o 2 messe in rotta, oppure un simbolo abilità speciale.',
  'RW-FATE-03': 'Quando il mazzo Fato è esaurito, si rimescolano subito gli scarti e si continua a pescare.',
  'RW-FATE-04': 'Il mazzo Fato si rimescola anche ogni autunno.',

  // Battles
  'RW-BATTLE-01': 'Si combatte una battaglia ogni volta che delle unità entrano in un’area con unità nemiche.',
  'RW-BATTLE-02': 'Una battaglia comincia piazzando l’indicatore battaglia nella sua area.',
  'RW-BATTLE-03': 'In battaglia le due parti dispongono le loro unità in righe per iniziativa, da 1 a 5.',
  'RW-BATTLE-04': 'Gli Eroi e le unità già in rotta non partecipano alla battaglia.',
  'RW-BATTLE-05': 'Le unità già in rotta prima della battaglia sono distrutte se la loro parte deve ritirarsi.',
  'RW-BATTLE-06': 'All’inizio di una battaglia può giocare carte Tattica prima l’attaccante, poi il difensore.',
  'RW-BATTLE-07':
    'All’inizio di una battaglia l’attaccante può giocare anche carte per «il tuo turno». Dopo, queste carte devono attendere la fine della battaglia.',
  'RW-BATTLE-08': 'All’inizio di una battaglia una parte non può giocare due carte con lo stesso nome.',
  'RW-BATTLE-09': 'Una battaglia ha al massimo 5 round, uno per ogni riga.',
  'RW-BATTLE-10': 'In ogni round di battaglia ogni unità di quella riga attacca una volta, a partire dalla riga 1.',
  'RW-BATTLE-11': 'Quando in battaglia l’ordine conta, l’attaccante sceglie e risolve per primo.',
  'RW-BATTLE-12':
    'In ogni riga, prima l’attaccante e poi il difensore scelgono un tipo di unità che non ha ancora pescato e pescano una carta Fato per ogni unità in piedi di quel tipo. Le unità leggono la sezione della propria forma.',
  'RW-BATTLE-13': 'In battaglia una parte senza un tipo di unità che debba ancora pescare nella riga non pesca nulla.',
  'RW-BATTLE-14':
    'Dopo che entrambe le parti hanno pescato, si risolvono i simboli abilità speciale, prima quelli dell’attaccante; poi tutte le messe in rotta, poi tutti i danni.',
  'RW-BATTLE-15':
    'Gli attacchi sono simultanei. Se un’unità è messa in rotta o distrutta, le carte pescate per lei contano comunque.',
  'RW-BATTLE-16': 'Le abilità che richiedono unità in piedi lo verificano nel momento in cui si risolvono.',
  'RW-BATTLE-17':
    'Risolti gli attacchi, le carte Fato pescate si scartano. Se nella riga un tipo di unità non ha ancora pescato, la riga continua; altrimenti comincia la riga successiva.',
  'RW-BATTLE-18': 'In battaglia ogni simbolo abilità speciale attiva una volta l’abilità di un’unità.',
  'RW-BATTLE-19': 'Le messe in rotta vanno assegnate, se possibile, a unità in piedi non danneggiate.',
  'RW-BATTLE-20':
    'Se nessuna unità in piedi è priva di danni, va in rotta un’unità danneggiata. Se tutte le unità sono in rotta, altre messe in rotta non hanno effetto.',
  'RW-BATTLE-21':
    'I danni vanno assegnati a unità in piedi, e per prima a una già danneggiata. Per il resto sceglie il proprietario.',
  'RW-BATTLE-22':
    'Le unità in rotta subiscono danni solo quando nessuna unità della loro parte è in piedi, e per prime quelle danneggiate.',
  'RW-BATTLE-23': 'Un’unità è distrutta quando i suoi danni sono pari alla sua salute.',
  'RW-BATTLE-24': 'I danni si assegnano uno per volta, perciò un solo risultato può colpire più unità.',
  'RW-BATTLE-25': 'Un’unità in rotta non pesca carte nelle righe successive e non conta per la forza.',
  'RW-BATTLE-26': 'Un’unità messa in rotta dopo la sua riga non perde il proprio attacco.',
  'RW-BATTLE-27':
    'Le unità che si aggiungono durante una battaglia sono in piedi. Pescano solo se la loro riga deve ancora venire.',
  'RW-BATTLE-28':
    'I Rianimati piazzati da «Rianimare i Morti» restano dopo la battaglia. Non puoi distruggerne altri per liberare miniature.',
  'RW-BATTLE-30': 'Quando tutte le righe sono concluse, entrambe le parti calcolano la propria forza.',
  'RW-BATTLE-31': 'Prima che si calcoli la forza, il difensore può usare il Miglioramento della Fortezza nell’area.',
  'RW-BATTLE-32': 'La forza di una parte è il numero delle sue unità in piedi.',
  'RW-BATTLE-33': 'Il difensore aggiunge la forza della Fortezza nell’area.',
  'RW-BATTLE-34': 'Una Fortezza ha forza 5, una danneggiata 3.',
  'RW-BATTLE-35':
    'Se ci sono unità attaccanti in piedi, dopo averne contato la forza la Fortezza si gira sul lato danneggiato.',
  'RW-BATTLE-36': 'Entrambe le parti aggiungono alla forza ciò che danno loro abilità, carte e ordini.',
  'RW-BATTLE-37': 'I danni su un’unità non influiscono sulla forza.',
  'RW-BATTLE-40': 'Vince la battaglia la parte con più forza. In parità vince il difensore.',
  'RW-BATTLE-41': 'Le unità di chi perde la battaglia si ritirano e sono messe in rotta.',
  'RW-BATTLE-42':
    'Le unità di chi perde che erano in rotta prima della battaglia sono distrutte. Quelle messe in rotta nella battaglia si ritirano con le altre.',
  'RW-BATTLE-43': 'L’attaccante che vince contro una Fortezza può sostituirla con una delle sue, danneggiata.',
  'RW-BATTLE-44':
    'Se non gli restano Fortezze per sostituire quella espugnata, l’attaccante può rimuovere una delle sue e usare quella.',
  'RW-BATTLE-45': 'Una Fortezza espugnata che non viene sostituita si rimuove.',
  'RW-BATTLE-46': 'Il Miglioramento di una Fortezza espugnata torna nella riserva del suo proprietario.',
  'RW-BATTLE-47': 'Dopo una battaglia si rimuovono tutti i danni dalle unità superstiti.',
  'RW-BATTLE-48': 'Le unità superstiti di chi vince la battaglia occupano l’area. Quelle in rotta restano in rotta.',
  'RW-BATTLE-49':
    'Chi vince con più di 8 unità deve ritirare quelle in eccesso in una sola area adiacente, amica se possibile, altrimenti vuota. Le sceglie chi ha vinto, e sono messe in rotta.',
  'RW-BATTLE-50':
    'Se a nessuna delle due parti restano unità, il difensore conserva un’area con una Fortezza o del proprio regno natio. Altrimenti l’area diventa non controllata.',
  'RW-BATTLE-51': 'Chi controlla l’area dopo una battaglia possiede il segnalino runa che vi si trova.',
  'RW-BATTLE-52': 'Anche attaccare soltanto nemici in rotta è una battaglia, e se l’attaccante vince sono distrutti.',
  'RW-BATTLE-53':
    'Gli Eroi della parte sconfitta possono restare o ritirarsi in una qualsiasi area adiacente. Un Eroe che si ritira è messo in rotta.',
  'RW-BATTLE-54': 'Ogni unità ha la propria salute, iniziativa, forma e abilità.',
  'RW-BATTLE-55':
    'Ogni parte somma le messe in rotta e i danni che le sono inflitti, e il proprietario li assegna uno per volta. Le due parti assegnano contemporaneamente, e tutte le messe in rotta precedono i danni.',
  'RW-BATTLE-56':
    'I simboli abilità speciale di una parte si risolvono nell’ordine in cui sono stati pescati. I bersagli si scelgono quando si risolve ciascun simbolo.',

  // Retreats
  'RW-RETREAT-01':
    'Le unità di una parte si ritirano insieme in una sola area adiacente amica o vuota. Se non ce n’è, sono distrutte.',
  'RW-RETREAT-02': 'Nella ritirata un’area amica ha la precedenza su una vuota, anche se è piena.',
  'RW-RETREAT-03':
    'Le unità neutrali non alleate si ritirano in un’area adiacente non controllata, scelta dal giocatore alla sinistra del giocatore attivo. Se non ce n’è, sono distrutte.',
  'RW-RETREAT-04': 'Gli Eroi possono ritirarsi in qualsiasi area adiacente.',
  'RW-RETREAT-05': 'Tutte le miniature che si ritirano sono messe in rotta.',
  'RW-RETREAT-06':
    'Se dopo una ritirata in un’area ci sono più di 8 unità, il proprietario distrugge quelle in eccesso.',
  'RW-RETREAT-07':
    'Le unità in ritirata non possono attraversare i confini. Le unità volanti possono farlo se vola l’intero gruppo; in un gruppo misto si separano dalle altre solo se queste non hanno dove andare.',
  'RW-RETREAT-08': 'Le unità possono ritirarsi in aree con segnalini Attivazione.',
  'RW-RETREAT-09': 'Una singola unità che deve ritirarsi da una battaglia segue le normali regole della ritirata.',

  // Heroes
  'RW-HERO-01': 'Puoi avere al massimo 3 Eroi. Se a te se ne unisce un quarto, devi abbandonarne uno.',
  'RW-HERO-02': 'Un Eroe abbandonato esce dal gioco e le sue carte Ricompensa si scartano.',
  'RW-HERO-03': 'Un Eroe ha Forza, Agilità, Saggezza e salute.',
  'RW-HERO-04':
    'Possono unirsi a te solo Eroi del tuo allineamento ed Eroi neutrali. Una carta può far cambiare bandiera a un Eroe.',
  'RW-HERO-05':
    'Gli Eroi possono stare in qualsiasi area. Non contano per i limiti, non richiedono cibo e non danno il controllo.',
  'RW-HERO-06': 'Le carte Ricompensa stanno coperte sotto l’Eroe che le possiede.',
  'RW-HERO-07':
    'Nella Fase Missione i giocatori agiscono in ordine di gioco, a partire da chi ha giocato la carta Ordine più bassa nella stagione precedente. Ognuno fa una scelta per ciascun Eroe.',
  'RW-HERO-08': 'Nella Fase Missione un Eroe può muoversi, curarsi o addestrarsi.',
  'RW-HERO-09':
    'Un Eroe in piedi può muoversi di massimo 2 aree, anche attraverso aree nemiche, neutrali e attivate. Nessuna area viene attivata. Poi può iniziare un duello o affrontare una Missione.',
  'RW-HERO-10':
    'I confini montuosi e acquatici fermano gli Eroi come le unità. In inverno l’acqua si può attraversare.',
  'RW-HERO-11':
    'Un Eroe che sceglie di muoversi può restare dov’è e combattere comunque un duello o affrontare una Missione.',
  'RW-HERO-12': 'Puoi guardare il segnalino runa in ogni area in cui entra un tuo Eroe.',
  'RW-HERO-13':
    'Gli Eroi di uno stesso giocatore possono scambiarsi carte Ricompensa quando sono nella stessa area, anche solo di passaggio.',
  'RW-HERO-14': 'Un Eroe in un’area amica può curarsi, rimuovendo tutti i danni.',
  'RW-HERO-15':
    'Un Eroe che si addestra riceve 2 punti: +2 a un attributo oppure +1 a due attributi. Ogni attributo ha un solo segnalino Addestramento.',
  'RW-HERO-16':
    'Un addestramento successivo va agli attributi senza segnalino o trasforma un +1 in un +2. Un punto che non trova posto va perso.',
  'RW-HERO-17': 'Un Eroe in rotta non può scegliere di muoversi, ma può curarsi o addestrarsi.',
  'RW-HERO-20':
    'Quando un Eroe è sconfitto in duello dall’Eroe di un altro giocatore, il vincitore prende tutte le sue carte Ricompensa e l’Eroe sconfitto esce dal gioco.',
  'RW-HERO-21': 'Se chi vince un duello ha più Eroi nell’area, questi possono spartirsi le carte Ricompensa prese.',
  'RW-HERO-22':
    'Un Eroe sconfitto in qualsiasi altro modo viene rimosso. Le sue carte Ricompensa restano nell’area sotto un segnalino Eroe Sconfitto.',
  'RW-HERO-23': 'Un Eroe che arriva su un segnalino Eroe Sconfitto prende tutte le carte Ricompensa che sono sotto.',
  'RW-HERO-24': 'Il numero di segnalini Eroe Sconfitto non è limitato.',
  'RW-HERO-25': 'Un Eroe sconfitto è fuori dal gioco e ritorna solo se il mazzo Eroe è esaurito.',
  'RW-HERO-30': 'Un Eroe che diserta viene rimosso e tutte le sue carte Ricompensa si scartano scoperte.',

  // Quests
  'RW-QUEST-01':
    'Dopo il movimento un Eroe in piedi può affrontare una delle tue Missioni nell’area indicata dalla Missione.',
  'RW-QUEST-02': 'Per una prova si pescano tante carte Fato quanto vale l’attributo dell’Eroe.',
  'RW-QUEST-03': 'Dopo aver pescato per una prova, scegli una delle carte e applichi la riga del suo colore.',
  'RW-QUEST-04': 'Se un testo conta ogni simbolo rosso, contano tutte le carte pescate.',
  'RW-QUEST-05': 'Quando superi una Missione, peschi le carte Ricompensa che indica e le metti coperte sotto l’Eroe.',
  'RW-QUEST-06': 'Una Missione completata si scarta e peschi subito una nuova carta Missione.',
  'RW-QUEST-07': 'Una Missione fallita resta a te.',
  'RW-QUEST-08': 'Puoi tenere al massimo 3 carte Missione e scarti subito fino ad averne 3.',
  'RW-QUEST-09':
    'Le carte Missione sono segrete finché non vengono affrontate. Le Missioni iniziali sono note a tutti.',
  'RW-QUEST-10': 'Alcune Missioni impongono all’Eroe un duello con un’unità immaginaria.',
  'RW-QUEST-11': 'Le Missioni di tessere non in gioco si tolgono dalla partita durante la preparazione.',
  'RW-QUEST-12':
    'Una Missione con duello non richiede prove. È superata se l’unità immaginaria è sconfitta e l’Eroe no; altrimenti fallisce.',

  // Duels
  'RW-DUEL-01': 'Un duello si combatte con un Eroe nemico nella stessa area.',
  'RW-DUEL-02': 'Prima di un duello può giocare carte Tattica prima l’attaccante, poi il difensore.',
  'RW-DUEL-03':
    'In duello un Eroe può usare tutte le sue carte Ricompensa, ma una sola arma e una sola armatura. Si possono usare più volte.',
  'RW-DUEL-04': 'Un duello ha 4 round.',
  'RW-DUEL-05': 'In ogni round di un duello entrambe le parti pescano e rivelano una carta Fato.',
  'RW-DUEL-06': 'In duello gli Eroi usano la sezione circolare della carta Fato. L’attaccante decide per primo.',
  'RW-DUEL-07':
    'In duello un simbolo abilità speciale permette all’Eroe di usare un’abilità speciale o una carta Ricompensa.',
  'RW-DUEL-08':
    'In duello un simbolo di messa in rotta previene tutti i danni di quel round, tranne quelli che non si possono prevenire e quelli che l’Eroe infligge a sé stesso.',
  'RW-DUEL-09': 'In duello un simbolo danno infligge altrettanti danni.',
  'RW-DUEL-10': 'In un round di duello tutto avviene contemporaneamente. Possono cadere entrambi gli Eroi.',
  'RW-DUEL-11':
    'Un duello termina dopo 4 round o quando un Eroe è sconfitto. I danni restano e nessuno è obbligato a ritirarsi.',
  'RW-DUEL-12':
    'Le unità immaginarie sono gestite dal giocatore alla sinistra del giocatore attivo. Dopo il duello l’unità immaginaria scompare.',
  'RW-DUEL-13':
    'Chi vince un duello prende tutte le carte Ricompensa dello sconfitto. Se nessuno è sconfitto, nessuno vince.',
  'RW-DUEL-14': 'Un Eroe in rotta può difendersi in un duello, ma non iniziarlo.',
  'RW-DUEL-15': 'Un Eroe in rotta che si difende in duello pesca le carte normalmente.',
  'RW-DUEL-16': 'Un Eroe è sconfitto quando i danni sono pari alla sua salute.',
  'RW-DUEL-17':
    'Se in un duello sono sconfitti entrambi gli Eroi, entrambi vengono rimossi e le loro carte Ricompensa restano nell’area sotto segnalini Eroe Sconfitto.',
  'RW-DUEL-18':
    'Se in duello né l’abilità dell’Eroe né una carta Ricompensa in uso richiedono il simbolo abilità speciale, il simbolo infligge 1 danno.',
  'RW-DUEL-19':
    'In un round di duello si sommano tutti i danni inflitti a ciascuna parte, si tolgono quelli prevenuti, ed entrambe subiscono il resto contemporaneamente.',
};
