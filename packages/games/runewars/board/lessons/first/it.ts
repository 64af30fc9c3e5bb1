import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Il tuo primo anno',
  teaches:
    'Un anno contro un rivale: ordini, una battaglia, una Missione, una runa. Poi la partita continua, con consigli.',
  words: {
    welcome: {
      title: 'Sei rune di drago',
      text: 'Le rune giacciono nelle aree: chi controlla l’area possiede la runa. Con sei rune di drago vinci subito; dopo sei anni vince chi ne ha di più. Prima scegli una fazione. Prendi i Signori Daqan: i miei consigli sono per loro.',
    },
    runes: {
      title: 'Due genuine, una falsa',
      text: 'Queste tre aree sono il tuo regno natio. In ognuna c’è un segnalino runa coperto: due sono rune di drago, una è falsa. Scegli dove sta la falsa. Lo sai solo tu; gli altri possono solo indovinare.',
    },
    orders: {
      title: 'Un ordine per stagione',
      text: 'L’anno ha quattro stagioni. Prima si risolve la carta Stagione, poi tutti scelgono in segreto una di otto carte Ordine, che torna in mano solo in primavera. Prendi Mobilizzazione, il numero 2.',
    },
    revealed: {
      title: 'Prima i numeri bassi',
      text: 'Gli ordini si rivelano insieme e si risolvono dal numero più basso al più alto. Ora si potrebbe giocare una carta Tattica; le tue non sono adatte. Te lo chiedo comunque, così nessuno indovina. Passa.',
    },
    tactics: {
      title: 'Le tue carte Tattica',
      text: 'Ogni carta dice quando si gioca. Rinforzi va bene nel tuo turno: porta altre due unità alla tua Fortezza. Giocala.',
    },
    kind: {
      title: 'I triangoli',
      text: 'La forma della base dice quale sezione di una carta Fato legge l’unità. I triangoli sono tanti e cadono in fretta. Prendi i Fanti.',
    },
    muster: {
      title: 'Piazza le unità',
      text: 'Le unità reclutate arrivano sempre presso una tua Fortezza. In un’area stanno al massimo otto unità.',
    },
    target: {
      title: 'Attiva un’area',
      text: 'Le unità si muovono nell’area che attivi, da al massimo due aree di distanza. A piedi nessuno passa montagne o acqua. Scegli 7A: ci vivono due Alarasoio neutrali, su una terra con cibo e legno.',
    },
    army: {
      title: 'Chi marcia?',
      text: 'Il tuo segnalino Attivazione resta lì fino a primavera: quelle unità non ripartono più quest’anno. Portane subito abbastanza. Prendile tutte da DB; il tuo regno natio resta tuo anche se è vuoto.',
    },
    march: {
      title: 'Guarda prima di partire',
      text: 'Vedi chi arriva e che cosa incontra, con la probabilità di vincere. Non è ancora successo nulla: puoi annullare ogni passo. Con Fatto si marcia.',
    },
    meeting: {
      title: 'Battaglia o diplomazia?',
      text: 'Con le unità neutrali si può parlare: per ogni segnalino Influenza speso peschi una carta Fato. Con l’oro si alleano, con il grigio si ritirano, con il rosso rifiutano. La nostra Influenza serve in inverno. Combatti.',
    },
    rows: {
      title: 'Cinque righe',
      text: 'Le unità stanno in righe secondo l’iniziativa. Riga per riga, entrambi pescano una carta Fato per unità, e ogni unità attacca una volta. In certi momenti puoi giocare una carta. Per ora passa.',
    },
    fate: {
      title: 'Che cosa dice il Fato',
      text: 'Conta solo la sezione con la forma dell’unità: prima le abilità speciali, poi le messe in rotta, poi i danni. Un’unità in rotta non fa più nulla e non conta. Scegli tu quale: un Fante.',
    },
    rally: {
      title: 'Il momento giusto',
      text: 'Tra le righe puoi giocare Grido di Battaglia: il Fante si rialza. Serve, perché alla fine la forza è il numero delle tue unità in piedi. A parità vince il difensore.',
    },
    city: {
      title: 'Il Bonus di Supremazia',
      text: '7A è tua! Mobilizzazione è l’ordine più alto che hai giocato quest’anno: puoi usarne anche il bonus e attivare una seconda area. Scegli la Città vuota in 7C.',
    },
    garrison: {
      title: 'Qualcuno deve restare',
      text: 'Fuori dal tuo regno controlli un’area solo con un’unità o una Fortezza. Manda i Fanti da DA e DC, poi Fatto. Le Città ti servono con Ottenere Supporto.',
    },
    hero: {
      title: 'L’estate è degli Eroi',
      text: 'In estate ogni Eroe può curarsi, addestrarsi o muoversi. Gli Eroi non sono unità: non servono ordini, entrano in ogni area e non combattono battaglie. Fai muovere Marrec.',
    },
    walk: {
      title: 'In cammino',
      text: 'Le tue Missioni stanno nel tuo regno, ognuna con un’area e un attributo. La Lanterna nella Palude è in 7D, qui accanto. I Maghi lasciano passare un Eroe.',
    },
    arrived: {
      title: 'Eccoci',
      text: 'Un Eroe si muove di due aree, e questa estate di tre. Ma la Missione è qui: Fatto.',
    },
    quest: {
      title: 'Una Missione',
      text: 'Marrec mette alla prova la sua Saggezza, che è 3: pesca tre carte Fato e tu ne scegli una. Oro o grigio danno una Ricompensa; con il rosso la Missione ti resta. Gli Eroi possono anche sfidarsi a duello.',
    },
    destiny: {
      title: 'Scegli il destino',
      text: 'L’oro è meglio del grigio, il grigio è meglio del rosso. Le Ricompense sono armi e tesori; stanno coperte sotto l’Eroe, e chi lo batte in duello le prende.',
    },
    harvest: {
      title: 'È tempo di Raccolto',
      text: 'Le aree nuove da sole non danno nulla. Solo Raccolto regola i tre quadranti su ciò che le tue aree producono: ogni quadrante mostra quanto segnerebbe. È il 4: il bonus è di nuovo tuo.',
    },
    development: {
      title: 'Un Miglioramento',
      text: 'Il bonus di Raccolto aggiunge qualcosa a una Fortezza. La Corte dà 1 segnalino Influenza adesso, e di nuovo a ogni bonus come questo. Risparmiamo per l’inverno: prendila.',
    },
    caravans: {
      title: 'Una carta Stagione chiede',
      text: 'Quasi tutte le carte Stagione accadono e basta, alcune chiedono. Due carte Tattica per 2 segnalini Influenza sarebbero giuste, ma in inverno l’Influenza vale una runa. Stavolta no.',
    },
    autumn: {
      title: 'I doni dell’autunno',
      text: 'Ogni autunno ricevi 2 segnalini Influenza o una carta Tattica, e si rimescolano le carte Fato. L’Influenza serve per le aste, i Titoli e la diplomazia. Prendila.',
    },
    power: {
      title: 'Acquisire Potere',
      text: 'Ora l’Influenza: Acquisire Potere ne dà quanta ne mostrano i tre quadranti. È il numero 7, quindi hai il bonus. Ma dopo, quest’anno, solo l’8 è più alto.',
    },
    title: {
      title: 'Un Titolo per chi osa',
      text: 'Un Titolo è di chi ci mette più segnalini Influenza di quanti ce ne sono. Il Primarca del Concilio dei Maghi decide le aste in parità. Prendilo.',
    },
    price: {
      title: 'Quanto vale?',
      text: 'È ancora libero, quindi ne basta 1. Spenderne di più renderebbe solo più difficile al rivale togliertelo. Quello che sta su un Titolo è speso.',
    },
    bid: {
      title: 'Una runa in inverno',
      text: 'La carta Stagione offre una runa di drago. Tutti offrono in segreto, e tutti pagano. Ma vedi quanta Influenza ha il rivale: offri uno in più, e non puoi perdere.',
    },
    decoy: {
      title: 'Asta vinta!',
      text: 'Prima potresti scartare le tue rune false. Ma una falsa fa marciare gli altri verso il posto sbagliato. Tienila: Fatto.',
    },
    place: {
      title: 'Una vera e un’esca',
      text: 'Ricevi una runa di drago e una falsa. Ognuna va in un’area senza runa, tua o di nessuno. Conta solo ciò che sta nelle tue aree: mettile in 7A e 7C.',
    },
    secret: {
      title: 'Qual è quella genuina?',
      text: 'Tutti hanno visto i posti, solo tu dici qual è quella genuina. Scegli l’area più facile da difendere: 7C è accanto alla tua Fortezza.',
    },
    hunger: {
      title: 'L’inverno ha fame',
      text: 'In nessuna area puoi tenere più unità di quante ne segna il quadrante del cibo: le altre sono perse. L’anno prossimo distribuiscile in tempo, o prendi terre con più cibo. In inverno, poi, i fiumi gelano.',
    },
    supremacy: {
      title: 'Senza bonus',
      text: 'Servono nuove unità: Reclutamento. Il suo 5 è più basso del 7 che hai già giocato: avrai l’azione, non il bonus. Salendo sempre, li avresti avuti tutti e quattro.',
    },
    levy: {
      title: 'Scegli un quadrante',
      text: 'Ogni quadrante mostra chi recluta: più è alto, più unità. Reclutare non lo abbassa. Prendi quello del cibo: porta più unità di tutti.',
    },
    farewell: {
      title: 'Ora conosci un anno',
      text: 'Hai tre rune di drago; l’Obiettivo ne porta un’altra. Ogni primavera tornano gli ordini, spariscono i segnalini Attivazione e tutti si rialzano. Continua: parlo solo quando c’è qualcosa di nuovo, e Suggerimento mostra che cosa giocherebbe un maestro.',
    },
    conquer: {
      title: 'Conquista',
      text: 'Come Mobilizzazione, ma con una sola area. Il bonus è per la battaglia: +2 alla forza contro una Fortezza, altrimenti +1.',
    },
    strategize: {
      title: 'Azione Strategica',
      text: 'Possono muoversi tutte, ognuna di un’area, in aree vuote o tue. Non si attiva nulla: un buon modo per distribuire l’esercito prima dell’inverno. Anche gli Eroi possono muoversi.',
    },
    'rally-support': {
      title: 'Le tue Città',
      text: 'Ogni Città che controlli dà uno dei suoi due benefici: Influenza, carte, Missioni o unità neutrali che si alleano. Con il bonus arriva un nuovo Eroe.',
    },
    hire: {
      title: 'Un nuovo Eroe',
      text: 'Se ne pescano tre, uno resta; puoi averne tre. Guarda gli attributi: quale serve alle tue Missioni?',
    },
    fortify: {
      title: 'Fortificazione',
      text: 'Costruisci una Fortezza per 3 segnalini Influenza, riparane una, sposta rune in aree accanto: una di queste azioni o tutte. Una Fortezza tiene l’area e ha forza 5.',
    },
    'own-turn': {
      title: 'Una carta per il turno',
      text: 'Nel tuo turno puoi giocare carte come questa prima o dopo l’ordine. Quelle appena pescate aspettano la prossima stagione.',
    },
    defence: {
      title: 'Sei sotto attacco',
      text: 'A parità di forza vince il difensore, e una Fortezza aggiunge 5. Prima gioca carte chi attacca, poi tu.',
    },
    tally: {
      title: 'Chi è più forte?',
      text: 'Tutte le righe hanno attaccato. Ora si contano le unità in piedi, con la Fortezza e le carte. Chi perde si ritira e va in rotta.',
    },
    retreat: {
      title: 'La ritirata',
      text: 'Tutte vanno insieme in una sola area adiacente, amica o vuota, e lì restano in rotta fino a primavera. Se non c’è, sono perse. Le unità neutrali cercano un’area non controllata.',
    },
    stronghold: {
      title: 'Presa!',
      text: 'Puoi sostituire la Fortezza con una tua, danneggiata. Recluta e difende per te, e Fortificazione la ripara.',
    },
    duel: {
      title: 'Un duello',
      text: 'Quattro round, una carta Fato a testa: conta la sezione circolare. Il danno ferisce, la messa in rotta para, l’abilità speciale usa un potere o un’arma. Chi vince prende le Ricompense dell’altro.',
    },
    end: {
      title: 'Si contano le rune',
      text: 'Il foglio dei punti mostra da dove vengono le rune di ognuno. Che cosa ha reso di più: aste, Missioni, Obiettivo o guerra? La prossima volta pensa all’ultimo ordine dell’anno prima del primo.',
    },
  },
});
