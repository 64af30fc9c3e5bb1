import type { runes as english } from './en.ts';

/** Runes and victory, cards, bids, buildings and limits; then what players may agree on. */
export const runes: Record<keyof typeof english, string> = {
  // Dragon runes
  'RW-RUNE-01': 'Prima di ricevere una runa di drago puoi scartare fino a 2 rune false che possiedi.',
  'RW-RUNE-02':
    'Per ricevere una runa di drago piazza 1 runa di drago e 1 runa falsa, coperte, in aree amiche o non controllate. Solo tu sai qual è l’una e quale l’altra.',
  'RW-RUNE-03': 'Un’area contiene al massimo 1 segnalino runa.',
  'RW-RUNE-04': 'Possiedi una runa se si trova in un’area che controlli.',
  'RW-RUNE-05': 'Puoi guardare i segnalini runa nelle aree che controlli e nelle aree in cui si trova un tuo Eroe.',
  'RW-RUNE-06': 'Il numero di segnalini runa non è limitato.',
  'RW-RUNE-07': 'Se una sola area può accogliere un segnalino runa, vi si piazza la runa di drago.',
  'RW-RUNE-08': 'I segnalini runa si spostano solo con la Fortificazione o con una carta.',
  'RW-RUNE-09': 'Continui a vedere un segnalino runa che hai guardato finché lo si può seguire.',

  // Winning the game
  'RW-VICT-01': 'Vinci subito quando controlli 6 rune di drago.',
  'RW-VICT-02': 'La sesta runa di drago dà la vittoria in qualsiasi momento, anche fuori dal tuo turno.',
  'RW-VICT-03':
    'Se alla fine dell’ultimo inverno nessuno ha vinto, si rivelano tutte le rune e vince chi ha più rune di drago.',
  'RW-VICT-04':
    'Se più giocatori hanno lo stesso numero di rune di drago, vince chi ha più segnalini Influenza, poi chi ne ha di più all’inizio della partita.',
  'RW-VICT-05': 'Se due giocatori raggiungono la vittoria nello stesso momento, la parità si risolve come di consueto.',
  'RW-VICT-06': 'Nessuno deve annunciare la sesta runa di drago: la partita finisce da sé.',

  // Objectives
  'RW-OBJ-01': 'Ogni giocatore ha 1 carta Obiettivo. Non viene rimpiazzata dopo che l’ha realizzata.',
  'RW-OBJ-02':
    'Se nel tuo turno la condizione della tua carta Obiettivo è soddisfatta, puoi rivelarla e scartarla per ricevere una runa di drago.',
  'RW-OBJ-03':
    'Una carta Obiettivo che non si può più realizzare può dire che puoi cambiarla. Una volta nel tuo turno ne peschi una nuova e rimescoli la vecchia nel mazzo, senza mostrarla.',

  // Tactics cards
  'RW-TACT-01': 'Una carta Tattica dice quando si può giocare, di solito in qualsiasi momento del tuo turno.',
  'RW-TACT-02': 'Non puoi giocare una carta Tattica nella stagione in cui l’hai pescata.',
  'RW-TACT-03': 'Puoi tenere al massimo 10 carte Tattica e scarti subito fino ad averne 10.',
  'RW-TACT-04': 'Una carta Tattica giocata si scarta scoperta.',
  'RW-TACT-05': 'Le carte Tattica con cui cominci si possono giocare nella prima primavera.',
  'RW-TACT-06':
    'Le carte Tattica per «il tuo turno» si possono giocare prima dell’azione della tua carta Ordine, tra l’azione e il bonus, dopo il bonus e all’inizio di una battaglia in cui attacchi. Le altre indicano il proprio momento.',

  // Influence bids
  'RW-BID-01': 'Prima di un’asta tutti vedono quanti segnalini Influenza ha ogni giocatore.',
  'RW-BID-02': 'In un’asta ogni giocatore offre in segreto quanti segnalini Influenza vuole, anche 0.',
  'RW-BID-03': 'Tutte le offerte di un’asta si rivelano insieme. Vince la più alta.',
  'RW-BID-04':
    'Se in un’asta le offerte sono in parità, il Primarca del Concilio dei Maghi decide quale dei giocatori in parità vince, anche se è uno di loro.',
  'RW-BID-05':
    'Senza un Primarca, un’asta in parità va a chi ha più segnalini Influenza dopo aver pagato, poi a chi ne ha di più all’inizio della partita.',
  'RW-BID-06': 'In un’asta tutti i giocatori pagano ciò che hanno offerto, che vincano o no.',
  'RW-BID-07': 'Anche se in un’asta tutti offrono 0, la parità si risolve e qualcuno vince.',

  // Strongholds and developments
  'RW-STR-01': 'Ogni giocatore ha 4 Fortezze e 5 Miglioramenti.',
  'RW-STR-02':
    'Una Fortezza ti permette di reclutare nella sua area e aggiunge 5 alla forza di chi la difende, 3 se danneggiata.',
  'RW-STR-03': 'Una Fortezza ha al massimo un Miglioramento.',
  'RW-STR-04':
    'Ogni giocatore ha 2 Magazzini, una Sala di Guerra, una Corte e un Miglioramento che aiuta nella difesa.',
  'RW-STR-05':
    'Durante il Raccolto un Magazzino aggiunge 1 di una risorsa stampata nella sua area. I segnalini Esplorazione non contano come stampati.',
  'RW-STR-06':
    'I Fossati Ardenti e le Fosse di Ossa, una volta usati, tornano nella riserva del proprietario. Le Torri con Baliste e gli Alberi Guardiani restano.',
  'RW-STR-07':
    'Se il Miglioramento che vuoi non è nella tua riserva, puoi distruggerlo altrove e costruirlo dove ti serve.',
  'RW-STR-08': 'Una Fortezza danneggiata conserva il suo Miglioramento.',
  'RW-STR-09':
    'Battaglie e carte danneggiano le Fortezze. Una Fortezza già danneggiata che viene danneggiata di nuovo resta com’è.',

  // Cities
  'RW-CITY-01': 'I segnalini Città sono 7.',
  'RW-CITY-02': 'In un’area con una Città non si possono costruire Fortezze.',
  'RW-CITY-03': 'Chi controlla l’area di una Città controlla la Città.',
  'RW-CITY-04': 'Solo le carte possono distruggere una Città, che non viene mai ricostruita.',

  // Limits
  'RW-LIMIT-01': 'Quando un mazzo è esaurito, si rimescolano i suoi scarti.',
  'RW-LIMIT-02':
    'Se non ti restano unità, Fortezze o Miglioramenti da piazzare, puoi distruggerne uno dei tuoi per usarlo. Questo non vale per le abilità in battaglia.',
  'RW-LIMIT-03': 'Tutti gli altri componenti sono illimitati.',
  'RW-LIMIT-04':
    'Un’area può contenere 8 unità, comprese le alleate ed esclusi gli Eroi. Il limite non vale durante una battaglia.',
  'RW-LIMIT-05': 'Ogni giocatore ha solo 1 carta Obiettivo, che non viene rimpiazzata.',
  'RW-LIMIT-06': 'Ogni giocatore può avere 3 Eroi.',
  'RW-LIMIT-07': 'Ogni giocatore può tenere 3 carte Missione.',
  'RW-LIMIT-08': 'Ogni giocatore può tenere 10 carte Tattica.',
  'RW-LIMIT-09': 'Un’area amica o non controllata può contenere 1 segnalino runa.',

  // Exploration tokens
  'RW-OPT-EXP-01':
    'I segnalini Esplorazione sono una regola opzionale che i giocatori possono scegliere prima della partita.',
  'RW-OPT-EXP-02': 'I segnalini Esplorazione sono 35.',
  'RW-OPT-EXP-03':
    'Durante la preparazione si piazza a caso un segnalino Esplorazione coperto in ogni area fuori dai regni natii e senza Città.',
  'RW-OPT-EXP-04':
    'Un segnalino Esplorazione si rivela quando, nella Fase Missione, un Eroe termina il movimento nella sua area.',
  'RW-OPT-EXP-05':
    'Gli Eroi che si curano, si addestrano o si muovono con l’Azione Strategica non rivelano segnalini Esplorazione.',
  'RW-OPT-EXP-06': 'Un segnalino Esplorazione si risolve prima del duello o della Missione dell’Eroe.',
  'RW-OPT-EXP-07': 'Un Eroe che entra in un Sotterraneo deve fermarsi, ma può comunque affrontare una Missione.',
  'RW-OPT-EXP-08':
    'Un Borgo, una Vecchia Miniera, una Segheria o una Cripta della Runa si possono distruggere, nel proprio turno, se si controlla l’area con almeno 6 unità.',
  'RW-OPT-EXP-09': 'I segnalini Esplorazione che non restano si scartano una volta risolti.',

  // The epic game
  'RW-OPT-EPIC-01': 'Il Gioco Epico è una regola opzionale che i giocatori possono scegliere prima della partita.',
  'RW-OPT-EPIC-02': 'Nel Gioco Epico servono 7 rune di drago per vincere.',
  'RW-OPT-EPIC-03': 'Il Gioco Epico dura fino a 8 anni.',
  'RW-OPT-EPIC-04':
    'Nel Gioco Epico ogni giocatore comincia con 1 runa di drago e 2 rune false nel regno natio e sceglie dove sta la runa di drago.',
  'RW-OPT-EPIC-05': 'Per il resto il Gioco Epico si gioca come la partita normale.',

  // Revised-edition options
  'RW-OPT-REV-01':
    'Con l’opzione «Unità esagonali incrollabili» le unità esagonali in rotta contano per la forza come quelle in piedi.',
  'RW-OPT-REV-02':
    'Con il sostegno degli Eroi, un Eroe nell’area della battaglia può sostenere un tipo di unità: per esso si pesca 1 carta Fato in più e se ne scarta una. Gli Eroi della parte sconfitta si ritirano e sono messi in rotta.',
  'RW-OPT-REV-03': 'Con l’opzione «Eroi in marcia» Mobilizzazione e Conquista muovono anche gli Eroi.',
  'RW-OPT-REV-04':
    'Con l’opzione «Prima il difensore» il difensore assegna messe in rotta e danni prima dell’attaccante.',
  'RW-OPT-REV-05': 'Con l’opzione «Regni natii più vicini» tra i regni natii bastano 3 aree invece di 4.',
  'RW-OPT-REV-06':
    'Con l’opzione «Rune selvagge» il primo giocatore, e poi gli altri in senso antiorario, piazzano ciascuno 1 runa di drago e 1 runa falsa, coperte, in due aree senza segnalini runa e non adiacenti a un regno natio. Nei regni natii non se ne piazzano.',
  'RW-OPT-REV-07':
    'Con l’opzione «Minaccia più lieve» la carta «Regni Natii Minacciati» sposta 1 segnalino runa per giocatore invece di 2.',
  'RW-OPT-REV-08': '«Parola di Vaal» dell’Incantatrice fa ritirare un’unità nemica a tua scelta.',
};
