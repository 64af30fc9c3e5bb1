import type { Chapter, Rule } from './en.ts';
import { locations } from './locations/it.ts';
import { modes } from './modes/it.ts';
import { year } from './year/it.ts';

export const chapters: Record<Chapter, string> = {
  'GW-COMP': 'Componenti',
  'GW-SETUP': 'Preparazione',
  'GW-5P': 'Cinque giocatori',
  'GW-GEN': 'Regole generali',
  'GW-TEA': 'Ordine di Tè e pareggi',
  'GW-GENERAL': 'Generali',
  'GW-ADV': 'Consiglieri',
  'GW-CLERK': 'Commessi',
  'GW-LOC': 'Luoghi',
  'GW-ADVACT': 'Attivazione Avanzata',
  'GW-CMD': 'Comandi',
  'GW-SPRING': 'Primavera',
  'GW-SUMMER': 'Estate',
  'GW-AUTUMN': 'Autunno',
  'GW-WINTER': 'Inverno',
  'GW-DEFEAT': 'Orde sconfitte',
  'GW-KILL': 'Uccisione dei Soldati',
  'GW-SAVE': 'Salvataggio dei Soldati',
  'GW-BREACH': 'Breccia',
  'GW-REST': 'Zone di Riposo',
  'GW-SHAME': 'Tasselli Onta',
  'GW-LOC-PROD': 'Luoghi di produzione',
  'GW-OVERSEER': 'Sorveglianti',
  'GW-DONATE': 'Donazioni',
  'GW-LOC-BARRACKS': 'Caserma',
  'GW-ATTACK': 'Attacco',
  'GW-LOC-BUILD': 'Quartiere dei costruttori',
  'GW-LOC-LOGI': 'Centro logistico',
  'GW-LOC-TEA': 'Casa da Tè',
  'GW-LOC-EMB': 'Ambasciata',
  'GW-LOC-ACAD': 'Scuola Marziale',
  'GW-TACTIC': 'Tattiche',
  'GW-END': 'Fine della partita',
  'GW-2P': 'Due giocatori: il Clan del Giunco',
  'GW-SOLO': 'Solitario: Qin Jiushao',
  'GW-COOP': 'Cooperazione: insieme per l’Imperatore',
};

export const rules: Record<Rule, string> = {
  // Componenti
  'GW-COMP-01':
    'Il gioco ha un tabellone a due lati. Un lato è per 3 giocatori, e anche per 2 e per il solitario; l’altro è per 4 e per 5.',
  'GW-COMP-02': 'Le figure sono meeple o miniature a seconda dell’edizione; per le regole non cambia nulla.',
  'GW-COMP-03': 'Ci sono 32 Commessi, 8 per clan.',
  'GW-COMP-04': 'Ci sono 40 Lancieri, 10 per clan.',
  'GW-COMP-05': 'Ci sono 16 Arcieri, 4 per clan.',
  'GW-COMP-06': 'Ci sono 8 Cavalleggeri, 2 per clan.',
  'GW-COMP-07': 'Ogni clan ha quindi 16 Soldati (10 + 4 + 2).',
  'GW-COMP-08': 'Ci sono 24 carte Orda standard.',
  'GW-COMP-09': 'Ci sono 24 carte Comando, 6 per ciascuno dei 4 colori dei clan.',
  'GW-COMP-10': 'C’è 1 carta Comando del Clan del Giunco.',
  'GW-COMP-11': 'Ci sono 20 carte Tattica standard.',
  'GW-COMP-12': 'Ci sono 5 carte Artefatto.',
  'GW-COMP-13': 'Ci sono 44 carte Consigliere.',
  'GW-COMP-14': 'Ci sono 13 carte Generale standard.',
  'GW-COMP-15': 'Ci sono 2 carte Generale del Clan del Giunco.',
  'GW-COMP-16': 'Ci sono 12 carte Evento per la modalità cooperazione.',
  'GW-COMP-17': 'Ci sono 12 carte Richiesta dell’Imperatore per la modalità cooperazione.',
  'GW-COMP-18': 'Ci sono 24 carte Orda per la modalità cooperazione.',
  'GW-COMP-19': 'Ci sono 8 carte Generale per la modalità cooperazione.',
  'GW-COMP-20': 'Ci sono 12 carte Tattica per la modalità cooperazione.',
  'GW-COMP-21': 'C’è 1 carta Generale per il solitario, Qin Jiushao.',
  'GW-COMP-22': 'Ci sono 6 carte Comando verde-blu per il solitario.',
  'GW-COMP-23': 'Ci sono 4 schermi, 1 per giocatore.',
  'GW-COMP-24': 'Ci sono 9 parti di Mura, 3 di livello 1, 3 di livello 2 e 3 di livello 3.',
  'GW-COMP-25': 'Ci sono 9 Barricate.',
  'GW-COMP-26': 'Ci sono 4 pedine Tè e 4 pedine Onore, una di ciascun tipo per clan.',
  'GW-COMP-27': 'Ci sono 5 tasselli Onore generici a due lati; uno dei lati vale 100.',
  'GW-COMP-28': 'Ci sono 50 segnalini ciascuno di Legno, Pietra, Oro e Qi.',
  'GW-COMP-29': 'Ci sono 30 segnalini Ferita.',
  'GW-COMP-30':
    'Ci sono 50 tasselli Onta. Sono un limite vero, e quanti ne entrano in gioco dipende dal numero di giocatori.',
  'GW-COMP-31': 'C’è 1 tassello Tempo a due lati, uno vuoto e uno con «+1».',
  'GW-COMP-32': 'Ci sono 2 fogli di adesivi, senza effetto sulle regole.',
  'GW-COMP-33':
    'Il tabellone mostra il tracciato dell’Onore lungo il bordo e il tracciato del Tempo con l’Anno, la Letalità, il numero di nuove Orde e il numero di giocatori. Ha 3 Sezioni di Mura, ciascuna con 3 spazi Orda nelle file da 1 a 3, 3 spazi Barricata, uno spazio per le Mura e una Zona di Riposo. Ci sono inoltre il tracciato del Comando con la pila degli scarti, 10 Luoghi, il Magazzino, il mazzo Tattica con gli scarti, la pila del Tè, l’area Commessi, il tracciato dei 4 Consiglieri con mazzo e scarti, gli spazi Sorvegliante, 3 spazi Artefatto e il mazzo Orda con gli scarti.',
  'GW-COMP-34':
    'Sulle carte ci sono icone per le 4 risorse, per «Legno, Pietra o Oro», per «risorsa qualsiasi», per il Sorvegliante di ogni risorsa e per un Sorvegliante qualsiasi. Altre icone indicano Commesso, Lanciere, Arciere, Cavalleggero e Soldato, Onore, Ferita, tassello Onta, Orda, Consigliere, Consigliere di Supporto, Tattica, Comando, Tè, Mura, Valore di Difesa, Potere Offensivo, Barricata e numero di giocatori.',
  'GW-COMP-35':
    'Il fronte di una carta Orda mostra il Potere Offensivo, i punti Onore di fine partita, talvolta un’abilità speciale, e i Punti Vitali con le loro ricompense. Il retro mostra l’indicatore di Invasione e due spazi per i tasselli Onta.',
  'GW-COMP-36':
    'Ogni spazio e ogni livello di Mura mostra il Valore di Difesa, il costo del livello successivo e le Postazioni di Tiro. Una Postazione di Tiro ospita esattamente 1 Arciere.',

  // Preparazione
  'GW-SETUP-01':
    'Nelle partite competitive a 3 o 4 giocatori si tolgono le carte del Clan del Giunco. Si usano solo in 2 giocatori e in solitario.',
  'GW-SETUP-02': 'I Comandi verde-blu e il Generale Qin Jiushao si tolgono, a meno che non si giochi in solitario.',
  'GW-SETUP-03':
    'Nelle partite competitive si toglie ogni Generale, Orda, Evento, Richiesta e Tattica con il simbolo della cooperazione.',
  'GW-SETUP-04': 'Il tabellone mostra il lato adatto al numero di giocatori, cioè il lato «3» per tre giocatori.',
  'GW-SETUP-05': 'In quattro o cinque giocatori si usa il lato «4» del tabellone.',
  'GW-SETUP-06':
    'Il tassello Tempo parte, con il lato vuoto in alto, dallo spazio del tracciato del Tempo che indica il numero di giocatori.',
  'GW-SETUP-07': 'In 2 giocatori il tassello Tempo parte dallo spazio per 3 giocatori.',
  'GW-SETUP-08':
    'Si mescolano gli Artefatti e se ne mette uno scoperto su ciascuno dei 3 spazi Artefatto. Gli altri 2 tornano nella scatola.',
  'GW-SETUP-09': 'Durante la partita gli Artefatti non hanno effetto; danno Onore solo nel punteggio finale.',
  'GW-SETUP-10': 'Le Orde standard si mescolano in un mazzo coperto, sulla sua icona in cima al tabellone.',
  'GW-SETUP-11': 'Ogni Sezione di Mura comincia con 1 Orda scoperta sullo spazio più vicino alle Mura (fila 1).',
  'GW-SETUP-12':
    'Solo in 4 giocatori si pesca una quarta Orda. Va nella Sezione indicata dall’indicatore di Invasione della carta che ora è in cima al mazzo.',
  'GW-SETUP-13': 'Una nuova Orda va sempre nello spazio Orda libero più vicino alle Mura della sua Sezione.',
  'GW-SETUP-14': 'Ogni spazio Barricata comincia con 1 Barricata (9 in tutto, 3 per Sezione).',
  'GW-SETUP-15':
    'Le Tattiche standard si mescolano in un mazzo coperto sul suo spazio; accanto c’è la pila degli scarti, scoperta.',
  'GW-SETUP-16':
    'Ogni giocatore sceglie un clan e ne prende 10 Lancieri, 8 Commessi, 4 Arcieri, 2 Cavalleggeri, lo schermo, la pedina Onore, la pedina Tè e 6 Comandi.',
  'GW-SETUP-17': 'Si mescolano i Generali e ogni giocatore ne riceve 2 coperti. Gli altri tornano nella scatola.',
  'GW-SETUP-18':
    'I Consiglieri si mescolano in un mazzo coperto vicino all’angolo in basso a destra del tabellone, dove non c’è uno spazio stampato.',
  'GW-SETUP-19': 'Ogni giocatore riceve 2 Consiglieri coperti dalla cima del mazzo Consigliere.',
  'GW-SETUP-20':
    'Ognuno guarda le sue quattro carte; poi tutti scelgono insieme 1 Generale e lo mettono scoperto davanti a sé. L’altro Generale torna nella scatola.',
  'GW-SETUP-21':
    'Ogni giocatore rende Attivo uno dei due Consiglieri ricevuti e lo mette scoperto a destra del Generale.',
  'GW-SETUP-22':
    'L’altro Consigliere ricevuto diventa un Consigliere di Supporto, coperto sotto il Generale con l’icona di supporto visibile.',
  'GW-SETUP-23': 'La riserva di Onta comincia con 10 tasselli Onta per giocatore. Gli altri tornano nella scatola.',
  'GW-SETUP-24':
    'Tutti i segnalini Legno, Pietra, Oro, Qi e Ferita e tutti i tasselli Onore formano le riserve comuni.',
  'GW-SETUP-25': 'Tutte le parti di Mura sono pronte, divise per livello.',
  'GW-SETUP-26': 'Ogni giocatore prende le risorse indicate in fondo al proprio Generale e le mette dietro lo schermo.',
  'GW-SETUP-27': 'Ogni giocatore pesca tante Tattiche quante ne indica in fondo il proprio Generale.',
  'GW-SETUP-28': 'Il valore di Tè in fondo ai Generali decide l’ordine di Tè iniziale.',
  'GW-SETUP-29': 'Quattro Consiglieri del mazzo riempiono il tracciato dei Consiglieri, scoperti da sinistra a destra.',
  'GW-SETUP-30': 'Le pedine Onore partono dal primo spazio del tracciato dell’Onore, quello con il drago, che vale 0.',
  'GW-SETUP-31': 'Le pedine Tè si impilano secondo il valore di Tè, la più alta in cima e la più bassa in fondo.',
  'GW-SETUP-32':
    'Ogni giocatore mette 3 dei suoi 8 Commessi nell’area Commessi del tabellone, da dove si possono assumere.',
  'GW-SETUP-33': 'Ogni giocatore comincia quindi con 5 Commessi nella riserva e può arrivare a 8.',
  'GW-SETUP-34': 'Il primo Anno comincia in Autunno; Primavera ed Estate si saltano.',
  'GW-SETUP-35': 'La preparazione cambia in 2 giocatori, in solitario e in cooperazione; ciascuna ha il suo capitolo.',

  // Cinque giocatori
  'GW-5P-01': 'Per una partita in cinque serve la scatola delle espansioni.',
  'GW-5P-02': 'In cinque giocatori si usa il lato «4» del tabellone.',
  'GW-5P-03':
    'Lo spazio del tracciato del Comando con l’icona dei 5 giocatori si usa solo in cinque; in quattro si ignora.',
  'GW-5P-04': 'Una partita in cooperazione in cinque richiede 9 Richieste.',
  'GW-5P-05': 'Del gioco in cinque non si dice altro, perciò qui un tavolo è per due, tre o quattro giocatori.',

  // Regole generali
  'GW-GEN-01': 'La partita dura diversi Anni. Ogni Anno ha Primavera, Estate, Autunno e Inverno, in quest’ordine.',
  'GW-GEN-02': 'In una partita competitiva vince chi alla fine ha più Onore.',
  'GW-GEN-03': 'Le carte che hai in mano e tutto ciò che sta dietro il tuo schermo sono segreti.',
  'GW-GEN-04': 'L’ordine e il contenuto dei mazzi coperti sono nascosti a tutti.',
  'GW-GEN-05': 'Tutto il resto è pubblico, anche i Comandi scartati, che stanno scoperti e aperti a ventaglio.',
  'GW-GEN-06': '«Soldato» indica ogni figura che non è un Commesso.',
  'GW-GEN-07': 'Onore e punti sono la stessa cosa.',
  'GW-GEN-08': 'Per pagare devi avere in quel momento le risorse richieste. Tornano nella riserva.',
  'GW-GEN-09': 'Le risorse sono illimitate; se i segnalini finiscono, si usa qualcos’altro al loro posto.',
  'GW-GEN-10':
    'Ogni volta che un Soldato lascia un’Orda, per qualsiasi motivo, sul Punto Vitale che occupava si mette una Ferita, a meno che l’Orda non venga sconfitta.',
  'GW-GEN-11': 'Quando un effetto nomina un componente senza dire di chi è, intende solo i componenti di chi agisce.',
  'GW-GEN-12':
    'Gli effetti dello stesso momento avvengono insieme. Ciò che uno di essi fa ottenere non può pagarne un altro.',
  'GW-GEN-13': 'I Generali da soli non danno risorse; il reddito viene dai Sorveglianti.',
  'GW-GEN-14':
    'Il tracciato del Tempo mostra tre cose: l’Anno in corso con la posizione del tassello Tempo, la Letalità con il numero sotto il tassello e il numero di nuove Orde con quello sopra.',

  // Ordine di Tè e pareggi
  'GW-TEA-01': 'La pila delle pedine Tè è l’ordine di Tè, letto dall’alto in basso.',
  'GW-TEA-02':
    'Quando qualcosa riguarda più giocatori e l’ordine conta, si agisce in ordine di Tè dalla cima verso il basso.',
  'GW-TEA-03':
    'L’ordine di Tè decide chi mette per primo il Comando, chi svolge per primo gli effetti «Altri giocatori», chi risolve per primo un Luogo, chi prende un’Orda in caso di pareggio e tutto il resto in cui l’ordine conta.',
  'GW-TEA-04':
    'In ogni pareggio il vantaggio spetta a chi, fra i giocatori in parità, è più in alto nella pila del Tè.',
  'GW-TEA-05': 'La Casa da Tè cambia l’ordine di Tè; le regole non nominano altri modi.',

  // Generali
  'GW-GENERAL-01': 'Ogni Generale ha un’abilità speciale.',
  'GW-GENERAL-02':
    'La forza dell’abilità di un Generale è il numero di Consiglieri di Supporto di cui si vede l’icona sotto il Generale.',

  // Consiglieri
  'GW-ADV-01': 'Quando ottieni un Consigliere, decidi subito se è Attivo o di Supporto.',
  'GW-ADV-02': 'Che un Consigliere sia Attivo o di Supporto non si può più cambiare.',
  'GW-ADV-03':
    'Un Consigliere Attivo sta scoperto a destra del Generale. Solo i Consiglieri Attivi possono usare l’abilità stampata.',
  'GW-ADV-04':
    'Un Consigliere di Supporto sta coperto sotto il Generale con l’icona visibile. Se sono più di uno, si vedono tutte le icone.',
  'GW-ADV-05': 'Puoi avere quanti Consiglieri Attivi e di Supporto vuoi.',

  // Commessi
  'GW-CLERK-01':
    '«Muovere un Commesso» vuol dire mettere un Commesso dalla riserva in un Luogo qualsiasi, oppure spostare uno dei tuoi Commessi da un Luogo a un altro.',
  'GW-CLERK-02':
    'Un Commesso non si può muovere via da un Luogo ordinario i cui spazi sono tutti occupati, chiunque li occupi. Un Luogo pieno è bloccato.',
  'GW-CLERK-03': 'Un Commesso non si può mettere in un Luogo ordinario senza spazi liberi.',
  'GW-CLERK-04':
    '«Muovi fino a 2 Commessi in 2 Luoghi» vuol dire due destinazioni diverse. I Commessi possono venire dallo stesso Luogo, da Luoghi diversi o dalla riserva.',
  'GW-CLERK-05': 'Un Commesso può andare in un Luogo dove ci sono già altri Commessi, anche tuoi.',
  'GW-CLERK-06': 'I Commessi restano nei loro Luoghi di Anno in Anno, finché il Luogo non si attiva.',
  'GW-CLERK-07': 'I Commessi non si possono mai mandare nel Magazzino.',

  // Luoghi
  'GW-LOC-01':
    'Ci sono 10 Luoghi: la Segheria, la Cava, la Miniera d’oro, il Tempio, la Caserma, il Quartiere dei costruttori, il Centro logistico, la Casa da Tè, l’Ambasciata e la Scuola Marziale.',
  'GW-LOC-02':
    'Un Luogo ordinario ha spazi per un Commesso ciascuno, e non contiene mai più Commessi di quanti sono gli spazi.',
  'GW-LOC-03': 'Un Luogo ordinario può attivarsi solo quando tutti i suoi spazi sono occupati.',
  'GW-LOC-04': 'Un Luogo speciale ha un unico grande spazio per quanti Commessi si vuole.',
  'GW-LOC-05': 'Un Luogo speciale si attiva se vi si trova almeno 1 Commesso.',
  'GW-LOC-06': 'Quando un Luogo si attiva, ogni giocatore che vi ha Commessi ne risolve l’effetto, in ordine di Tè.',
  'GW-LOC-07':
    'Chi ha più Commessi in un Luogo li risolve tutti insieme, prima del giocatore successivo. L’Ambasciata fa eccezione.',
  'GW-LOC-08': 'Poi tutti i Commessi del Luogo attivato tornano nelle riserve dei proprietari, usati o no.',
  'GW-LOC-09': 'Puoi rinunciare all’effetto di un Luogo per qualsiasi motivo. I tuoi Commessi tornano comunque.',
  'GW-LOC-10': 'I Commessi del Clan del Giunco non si tolgono quando un Luogo si attiva.',
  'GW-LOC-11':
    'Quando si attiva un Luogo con l’icona Onta e un solo giocatore vi ha Commessi, quanti che siano, quel giocatore riceve 1 tassello Onta.',
  'GW-LOC-12': 'Se in un Luogo ci sono Commessi di due o più colori, lì nessuno riceve Onta.',

  // Attivazione Avanzata
  'GW-ADVACT-01':
    'L’Attivazione Avanzata è concessa da alcuni Comandi, come «Dispotismo», da Consiglieri o da altri effetti.',
  'GW-ADVACT-02': 'Un’Attivazione Avanzata funziona come una normale, con due eccezioni.',
  'GW-ADVACT-03': 'Con un’Attivazione Avanzata chi è solo nel Luogo non riceve tasselli Onta.',
  'GW-ADVACT-04':
    'Un’Attivazione Avanzata è possibile in un Luogo ordinario anche se non tutti i suoi spazi sono occupati.',
  'GW-ADVACT-05': 'In un Luogo speciale un’Attivazione Avanzata richiede come sempre almeno 1 Commesso.',

  // Carte Comando
  'GW-CMD-01': 'Ogni giocatore ha 6 Comandi. Ogni Comando ha una colonna di riquadri con effetti.',
  'GW-CMD-02': 'I riquadri scuri di un Comando valgono solo per il suo proprietario.',
  'GW-CMD-03':
    'I riquadri intitolati «Altri giocatori» valgono per tutti gli altri, in ordine di Tè, e non per il proprietario.',
  'GW-CMD-04':
    'Di solito un Comando ha un riquadro per il proprietario, uno per gli altri giocatori e talvolta un terzo per il proprietario.',
  'GW-CMD-05': 'I Comandi scartati sono pubblici.',
  'GW-CMD-06':
    'I Comandi sul tracciato del Comando possono migliorare altri Comandi giocati nello stesso Autunno. «Economia» sul tracciato, per esempio, migliora «Dispotismo».',
  'GW-CMD-07': 'Una volta scartato, «Tradimento» non lascia più la pila degli scarti.',
  'GW-CMD-08': '«Ordine di attacco» è il modo principale di attaccare con Soldati già reclutati.',

  ...year,
  ...locations,
  ...modes,
};
