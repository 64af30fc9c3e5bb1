import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Tutti insieme per l’Imperatore',
  teaches:
    'Come si vince e si perde, come si soddisfano le Richieste, come vi accordate, e che cosa fanno Eventi e Onta.',
  words: {
    aim: {
      title: 'Un Imperatore, una Muraglia',
      text: 'Qui si vince insieme o si perde insieme. L’Imperatore vuole 7 Richieste soddisfatte prima che finisca l’Anno 6; nessuno conta l’Onore contro di te. Prima scegli un Generale, come sempre. Alcuni aiutano gli altri.',
    },
    demands: {
      title: 'Tre Richieste',
      text: 'Si soddisfano una volta l’anno, in Inverno, tutti nello stesso momento. Ognuno dà la sua parte, nessuno paga per un altro. Gli emblemi dicono chi ha quanto. Conserva il Qi: «Preghiere per la dinastia» ne vuole da ognuno.',
    },
    secret: {
      title: 'Ancora in segreto',
      text: 'I Comandi si scelgono in segreto, come sempre. Ma in Estate nessuno li recupera: solo chi costruisce un livello di Mura può recuperarne uno dagli scarti. Pensa quindi a quali ti serviranno. Stavolta prendi «Economia».',
    },
    agreement: {
      title: 'Accordatevi',
      text: 'Ora tutti i Comandi sono scoperti, e decidete insieme chi agisce quando. Accetta la proposta, o sposta una carta e proponi un altro ordine. Se tutti vogliono lo stesso, è deciso; dopo tre giri senza accordo vale l’ordine di Tè.',
    },
    stores: {
      title: 'Vedi le loro scorte',
      text: 'I compagni vedono le risorse degli altri, se il tavolo non le nasconde. Guarda che cosa manca loro per le Richieste prima di mandare un Commesso: un Luogo riempito insieme rende a entrambi, e nessuno riceve Onta.',
    },
    order: {
      title: 'Lo stesso per i Commessi',
      text: 'Dove più di voi hanno Commessi, non è l’ordine di Tè a dire chi va prima: vi accordate anche su questo. Di solito basta accettare la proposta.',
    },
    hordes: {
      title: 'Un’Orda in più',
      text: 'Ogni Primavera porta un’Orda in più di quanto dice l’anno, e più feroce. Chi ne prende una ottiene subito il suo Onore. Una Breccia porta Onta a chi non ha Soldati lì: difendete ogni Sezione, non solo la vostra.',
    },
    supply: {
      title: 'Una riserva per tutti',
      text: 'In tre avete 30 tasselli Onta. Se qualcuno deve riceverne uno e non ce ne sono più, perdete tutti subito. Qui leggi quanti ne arrivano questo Inverno, per Brecce e per Richieste.',
    },
    sacrifice: {
      title: 'Un sacrificio',
      text: 'Questa Richiesta vuole un Soldato da ognuno di voi, di tre tipi diversi. Chi è sacrificato lascia la partita per sempre. Guarda che cosa hanno promesso gli altri e dai un altro tipo, uno di cui puoi fare a meno.',
    },
    pledge: {
      title: 'Tutto o niente',
      text: 'Ognuno dice apertamente che cosa dà. Si prende solo se tutti danno la loro parte intera; altrimenti nessuno perde nulla, e la Richiesta resta. Dire di sì non è quindi un rischio.',
    },
    open: {
      title: 'Ciò che resta costa',
      text: 'Per ogni Richiesta che resta, ognuno riceve un tassello Onta, ogni Inverno. Il Qi non la toglie: puoi perdere invece 10 punti Onore. Ecco a che serve qui l’Onore. Il tassello va a un Soldato, mai a un’Orda.',
    },
    event: {
      title: 'Un Evento ogni Inverno',
      text: 'Alcuni colpiscono una volta, altri durano fino alla fine, e sono segnati anche dove mordono. Il primo è stato «Malta che si sgretola»: la Sezione con le Mura più alte ha ora 2 di Difesa in meno.',
    },
    farewell: {
      title: 'Ora sai come si fa',
      text: 'Sono arrivate nuove Richieste. Vincete con 7 soddisfatte; perdete senza più tasselli Onta, o con l’Anno 6. Puntate a due Richieste l’anno, e parlate di chi dà che cosa. Continua pure, se vuoi.',
    },
  },
});
