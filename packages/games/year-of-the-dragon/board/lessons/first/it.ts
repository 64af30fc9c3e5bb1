import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'La tua prima partita',
  teaches: 'L’anno intero: persone, palazzi, azioni e gli eventi a cui prepararti.',
  words: {
    welcome: {
      title: 'Un anno da superare',
      text: 'Due mesi di pace, poi dieci eventi, tutti visibili fin da subito. Proteggi la tua gente e fai qualche punto ogni mese. Per prima cosa prendi due Giovani. Una Cortigiana dà un punto ogni mese: prima arriva, meglio è.',
    },
    pair: {
      title: 'Simboli e numeri',
      text: 'I simboli di una persona potenziano un’azione: con un Artigiano, per esempio, costruisci un piano in più. Il numero fa avanzare il tuo segnalino sul percorso persona, e chi è più avanti agisce prima. Nessuno potrà ripetere la tua coppia.',
    },
    homes: {
      title: 'Una stanza per ognuno',
      text: 'Ogni piano è la stanza di una persona. Un palazzo disabitato perde un piano al mese, e ogni palazzo in piedi dà un punto al mese. Meglio quindi far abitare questa persona nel palazzo vuoto.',
    },
    month: {
      title: 'Il mese ha quattro fasi',
      text: 'Un’azione, una nuova persona, l’evento, i punti. Le sette azioni del mese sono divise in tre gruppi: scegli un gruppo ed esegui una sua azione. Ogni carta dice che cosa ti dà adesso. I fuochi d’artificio daranno punti nel mese 3.',
    },
    recruit: {
      title: 'Una nuova persona',
      text: 'Ogni mese giochi una carta persona e accogli quella persona: ogni tipo una volta, più due jolly. Chi arriva potenzia le azioni dal mese prossimo. Un Pirotecnico adesso porta più fuochi per i Festival dei mesi 3 e 8.',
    },
    ages: {
      title: 'Giovane o Anziano?',
      text: 'I Giovani fanno avanzare di più il segnalino, gli Anziani hanno più simboli: agire prima o essere più preparati. Artigiani, Cortigiane ed Esattori sono solo Giovani.',
    },
    build: {
      title: 'Più in alto o uno in più?',
      text: 'Ogni piano è una stanza in più, tre al massimo per palazzo. Un nuovo palazzo dà un punto ogni mese, ma decade se nessuno ci entra già questo mese.',
    },
    fee: {
      title: 'Tre yuan per entrare',
      text: 'Dove c’è già un Dragone, entrare costa 3 yuan. Sei quasi al verde? Passa, e torni ad averne 3. Ma pensa al mese 5: l’imperatore vorrà 4 yuan.',
    },
    order: {
      title: 'Chi è avanti agisce prima',
      text: 'Chi è più avanti sul percorso persona gioca per primo in ogni fase, prima che i Dragoni rendano cari i gruppi. Avanzi del numero della persona che accogli. Sullo stesso spazio, chi è arrivato per ultimo sta sopra e gioca prima.',
    },
    foresight: {
      title: 'Che cosa ci aspetta?',
      text: 'Sotto ogni evento leggi che cosa ti farebbe adesso. Indica una risposta e i numeri cambiano prima che tu decida. Guarda il mese 4: ogni palazzo abitato avrà bisogno di 1 tessera Riso. Meglio un Raccolto per tempo.',
    },
    rooms: {
      title: 'Chi abita dove?',
      text: 'Se c’è una stanza, il nuovo arrivato la occupa. Se no, qualcuno se ne va per sempre: costruisci in tempo. Nella Siccità ogni palazzo abitato mangia: pochi palazzi alti chiedono meno riso, molti bassi danno più punti.',
    },
    festival: {
      title: 'Festival del Dragone',
      text: 'Nei mesi 3 e 8 chi ha più fuochi d’artificio fa 6 punti, il secondo 3; poi se ne consuma la metà. Senza fuochi non perdi nessuno: è una gara che puoi anche lasciare agli altri.',
    },
    drought: {
      title: 'Siccità',
      text: 'Nei mesi 4 e 11 ogni palazzo abitato consuma 1 tessera Riso, e chi resta senza perde una persona. Il Raccolto ne dà 1, più 1 per ogni sacco dei tuoi Contadini. La previsione dice quanto manca.',
    },
    decay: {
      title: 'Come finisce il mese',
      text: 'Dopo l’evento i palazzi vuoti perdono un piano. Poi fai punti: 1 per ogni palazzo, per ogni Cortigiana e per ogni Dragone sui tuoi privilegi. Accanto ai tuoi punti vedi quanto renderà questo mese.',
    },
    hungry: {
      title: 'Il riso non basta',
      text: 'Ogni palazzo affamato perde una persona per sempre; scegli tu chi. Tieni chi serve negli eventi che verranno, e ricorda che un palazzo rimasto vuoto decade subito.',
    },
    tribute: {
      title: 'Tributo Imperiale',
      text: 'Nei mesi 5 e 12 l’imperatore vuole 4 yuan. Ogni yuan mancante ti costa una persona: prima risparmia, poi spendi. Le Tasse danno 2 yuan, più 3 per ogni Esattore.',
    },
    worth: {
      title: 'Da dove vengono i punti',
      text: 'Un privilegio piccolo costa 2 yuan e rende ogni mese, come una Cortigiana: prima arrivano, più rendono. Gli Studiosi fanno punti con la Ricerca, i Monaci alla fine: Buddha per i piani del loro palazzo.',
    },
    mongols: {
      title: 'Invasione Mongola',
      text: 'Nei mesi 6 e 9 ogni elmo dei tuoi Guerrieri dà un punto, e chi ne ha di meno libera una persona. Non serve essere i più forti: basta non essere ultimi.',
    },
    release: {
      title: 'Chi liberare?',
      text: 'Chi liberi lascia il gioco per sempre. Chi serve ancora in un evento? Chi tiene abitato un palazzo? Lascia andare gli altri. Ogni persona rimasta alla fine vale 2 punti.',
    },
    contagion: {
      title: 'Contagio',
      text: 'Nei mesi 7 e 10 perdi tre persone, una in meno per ogni mortaio dei tuoi Guaritori; un Guaritore Anziano ne ha due. Senza Guaritori, tieni pronte tre persone che hanno già fatto il loro lavoro.',
    },
    ahead: {
      title: 'Due eventi più in là',
      text: 'Chi arriva potenzia le azioni solo dal mese dopo: prepara sempre anche l’evento successivo al prossimo. A volte una perdita costa meno di tutto il lavoro per evitarla: confronta le previsioni.',
    },
    late: {
      title: 'Verso la fine',
      text: 'Contagio, Siccità e Tributo chiudono l’anno. Poi ogni persona vale 2 punti, e i Monaci contano Buddha per piani. Vince chi ha i palazzi pieni: sostituisci chi non ha più nulla da fare.',
    },
    last: {
      title: 'Le ultime azioni',
      text: 'Nel mese 12 non arriva più nessuno, e il Tributo prende 4 yuan. Proprio alla fine riso e fuochi d’artificio si vendono a 2 yuan l’uno, e ogni 3 yuan sono un punto. Che cosa ti rende di più?',
    },
    end: {
      title: 'L’anno è finito',
      text: 'Il foglio dei punti mostra da dove arrivano. Dove hai perso persone, e quale evento hai visto troppo tardi? Nella prossima partita guarda due eventi più in là fin dal primo mese.',
    },
  },
});
