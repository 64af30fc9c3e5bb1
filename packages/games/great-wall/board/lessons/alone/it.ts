import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'In solitario contro Qin',
  teaches: 'Che cosa fa Qin Jiushao e perché, come leggere che cosa farà, e come restargli davanti.',
  words: {
    rival: {
      title: 'Un rivale fatto di regole',
      text: 'Qin Jiushao non è un bot: non progetta nulla. Le regole dicono che cosa fa, e quasi tutto è visibile. Vince chi alla fine ha più Onore. Per prima cosa scegli il tuo Generale, come sempre.',
    },
    difficulty: {
      title: 'Quanto è forte?',
      text: 'Qui parte senza Onore. A un nuovo tavolo puoi dargli un vantaggio di 50 o 100, o un Consigliere in più ogni Primavera. E ognuno dei tre Artefatti gli porta 20 punti Onore alla fine.',
    },
    deck: {
      title: 'Sei carte, una l’anno',
      text: 'Prima scegli tu, poi si scopre la sua prima carta. Ognuna delle sei esce una volta sola: ogni anno sai meglio che cosa resta. I nomi sono quelli delle tue, gli effetti no: aprine una. Stavolta prendi «Leva».',
    },
    order: {
      title: 'Il primo spazio libero',
      text: 'Qin ha scoperto «Lavorare di più». Lui e il Clan del Giunco prendono sempre il primo spazio libero, e tu scegli prima: sei in cima all’ordine di Tè. Lo spazio 1 va bene: nel tuo turno anche lui manda Commessi, e ti aiuta.',
    },
    lowest: {
      title: 'Vuole il più basso',
      text: 'Il suo tracciato ordina cinque Luoghi, il più basso a destra. Nel tuo turno e in quello del Clan del Giunco manda un Commesso in ognuno dei due più bassi: sono segnati. Se uno è pieno, passa al successivo.',
    },
    wall: {
      title: 'Costruisce anche lui',
      text: '«Lavorare di più» gli ha dato un livello di Mura, dove arriva la prossima Orda, con il suo Onore. Ha pagato prima il Magazzino, il resto è gratis: i tuoi doni possono servire a lui. Ma le Mura proteggono te: l’Onta è solo tua.',
    },
    fires: {
      title: 'Che cosa gli rende',
      text: 'Quando un Luogo così si attiva, ottiene Onore: i suoi Commessi lì, per il livello del suo Sorvegliante. Poi il segnalino va tutto a sinistra e lui ne vuole un altro. Tu raccogli come sempre: ti ha aiutato a riempirlo.',
    },
    next: {
      title: 'Tutto è pubblico',
      text: 'Guarda qui prima di muovere: dove vanno i suoi Commessi, che cosa otterrebbe, quale Punto Vitale copre il prossimo Lanciere, dove costruisce. Solo la sua prossima carta è ignota.',
    },
    strikes: {
      title: 'I suoi Soldati',
      text: 'Non gli costano nulla e colpiscono dove arriva la prossima Orda: l’Orda più vicina alle Mura, il primo Punto libero. Ogni Ferita gli dà 2 punti Onore, e la ricompensa è persa. Non riceve Onta e non salva nessuno. Arriva prima tu.',
    },
    reed: {
      title: 'Chi comanda il Giunco?',
      text: 'Nel tuo turno tu, nel suo lui, nel turno del Clan del Giunco chi è più in alto nell’ordine di Tè. Qin ne manda i Commessi dove vuole andare lui. La Casa da Tè vale quindi più che contro altri.',
    },
    shame: {
      title: 'Dieci tasselli',
      text: 'La riserva ha 10 tasselli Onta, e li ricevi solo tu. Quando è vuota, hai perso. Quanti ne toglierebbe una Breccia è segnato qui: guarda prima di ogni Inverno.',
    },
    court: {
      title: 'La sua corte cresce',
      text: 'Ogni Primavera uno dei due Consiglieri che lasciano il tracciato va da lui. Con «Economia» e «Tradimento» ognuno gli dà 1 punto Onore. Chi assumi in tempo all’Ambasciata non va da lui.',
    },
    farewell: {
      title: 'Ora lo conosci',
      text: 'Non sa fare altro. La partita finisce dopo un Inverno: con entrambe le Sezioni al livello 3 o dopo l’Anno 6, e subito senza tasselli Onta. Continua pure, se vuoi. La prossima volta dagli un vantaggio.',
    },
  },
});
