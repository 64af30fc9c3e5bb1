import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'La tua prima partita',
  teaches: 'Due anni contro gli altri: Comandi, Commessi, Soldati, Mura, e quanto costa una Breccia.',
  words: {
    welcome: {
      title: 'Onore sulle Mura',
      text: 'Le Orde assaltano le Mura e tutti le difendiamo. Ma vince uno solo: chi alla fine ha più Onore. Per prima cosa scegli un Generale: risorse iniziali, un posto nell’ordine di Tè e un’abilità.',
    },
    advisors: {
      title: 'Uno agisce, uno sostiene',
      text: 'Il Consigliere Attivo ti presta la sua abilità per tutta la partita. L’altro va coperto sotto il Generale, come Supporto, e ne rafforza l’abilità. Qui vanno bene entrambe le scelte.',
    },
    command: {
      title: 'Un Comando in segreto',
      text: 'In Autunno si decide tutto. Tutti scelgono in segreto un Comando, poi si scoprono insieme. Stavolta prendi «Leva», che recluta un Soldato. Quasi ogni Comando fa muovere Commessi anche agli altri: agirai anche nei loro turni.',
    },
    track: {
      title: 'Chi agisce quando?',
      text: 'In ordine di Tè ognuno mette il Comando su uno spazio libero. Poi ogni carta ha il suo turno, dallo spazio 1 in poi. La prima scelta è tua. Presto non è sempre meglio: più tardi gli altri avranno già riempito i Luoghi.',
    },
    clerks: {
      title: 'Manda i tuoi Commessi',
      text: 'Un Luogo ordinario si attiva solo quando tutti i suoi spazi sono pieni, chiunque li occupi. A uno speciale basta un Commesso. Aiuta quindi a riempire la Cava, o vai dritto alla Scuola Marziale.',
    },
    fetch: {
      title: 'Da dove viene?',
      text: 'Un Commesso arriva dalla riserva o da un altro Luogo. Da un Luogo pieno non si esce più. Quando un Luogo si attiva, tutti i suoi Commessi tornano nelle riserve.',
    },
    together: {
      title: 'Meglio in compagnia',
      text: 'Qui conviene avere compagnia. Se in uno di questi cinque Luoghi ci sono solo i tuoi Commessi quando si attiva, ricevi un tassello Onta. Basta un Commesso di un altro, e nessuno riceve nulla.',
    },
    recruit: {
      title: 'Chi recluti?',
      text: 'Il Lanciere colpisce l’Orda in prima fila. Il Cavalleggero copre due Punti Vitali adiacenti di un’Orda qualsiasi. L’Arciere va su una Postazione di Tiro: ferisce subito e di nuovo ogni Inverno. Con «Leva» paghi 1 risorsa in meno.',
    },
    attack: {
      title: 'All’attacco',
      text: 'Copri un Punto Vitale e prendi subito la ricompensa. Quando tutti i Punti di un’Orda sono coperti, è sconfitta: chi ha un Soldato lì ottiene 2 punti Onore, e chi ne copre di più prende la carta, che vale Onore alla fine.',
    },
    wound: {
      title: 'Una Ferita',
      text: 'Una Ferita copre un Punto Vitale per sempre. Non dà ricompensa e non conta per prendere l’Orda, ma avvicina la sconfitta: allora ogni tuo Arciere sulle Postazioni della Sezione ti dà 2 punti Onore.',
    },
    tactics: {
      title: 'Il momento delle Tattiche',
      text: 'Ora puoi giocare una Tattica o usare un’abilità. Ogni Tattica dice quando si gioca e ha un effetto base e uno potenziato, che costa Qi. Niente di adatto? Passa. Te lo chiedo comunque, così nessuno indovina le tue carte.',
    },
    activate: {
      title: 'L’ordine lo decidi tu',
      text: 'Dopo il tuo Comando si attiva ogni Luogo pronto. È il tuo turno: scegli tu l’ordine, anche dove non hai Commessi. Di solito conviene prima ciò che ti dà risorse, poi ciò che ne costa.',
    },
    overseer: {
      title: 'Un Sorvegliante',
      text: 'Hai raccolto 1 risorsa per ogni tuo Commesso. Con 2 Qi un tuo Soldato diventa Sorvegliante per sempre: 1 risorsa in più ogni volta che raccogli qui, e 1 ogni Estate. Prima arriva, più rende.',
    },
    donate: {
      title: 'Un dono per le Mura',
      text: 'Dona 1 risorsa al Magazzino e ottieni subito 2 punti Onore. Chi costruisce dopo deve usare prima il Magazzino: gli fai un piacere. Ma potresti essere tu.',
    },
    winter: {
      title: 'Arriva l’Inverno',
      text: 'Allora le Orde assaltano. Sopra ogni Sezione leggi Potere Offensivo contro Difesa: le Mura, più 2 per Barricata. Se il Potere è maggiore, fanno Breccia: ogni Orda lì senza un tuo Soldato ti porta Onta.',
    },
    wall: {
      title: 'Costruire le Mura',
      text: 'Al Quartiere dei costruttori ogni Commesso costruisce una volta: una Barricata per 2 risorse e 2 punti Onore, o un livello di Mura per 5, 10 o 15, con altrettanto Onore. Il Qi non vale. Si usa prima il Magazzino.',
    },
    build: {
      title: 'Che cosa costruisci?',
      text: 'Un livello di Mura resta e fa posto a più Arcieri. Le Barricate cadono dopo l’Inverno. Indica una risposta: sopra la Sezione vedi subito se reggerebbe.',
    },
    counsel: {
      title: 'Tre Luoghi tranquilli',
      text: 'L’Ambasciata assume Commessi e Consiglieri in cambio di Oro. La Scuola Marziale ti dà Tattiche. Alla Casa da Tè sali nell’ordine di Tè: chi sta più in alto sceglie prima e vince ogni pareggio.',
    },
    embassy: {
      title: 'Commesso o Consigliere?',
      text: 'Un Commesso costa 2 Ori e lavora ogni anno. Un Consigliere costa tanti Ori quanti ne avrai dopo: Attivo per la sua abilità, o di Supporto per rafforzare il Generale. La scelta è definitiva.',
    },
    barracks: {
      title: 'La Caserma',
      text: 'Quando è piena, ogni Commesso recluta un Soldato: un Lanciere per 2 Pietre e 1 Legno, un Arciere per 2 Qi e 1 Legno, un Cavalleggero per 3 Ori e 1 Legno. Attacca, o riposa per dopo.',
    },
    losses: {
      title: 'I Soldati cadono',
      text: 'Quando un’Orda è sconfitta o fa Breccia, ogni giocatore perde lì tanti Soldati quanta è la Letalità dell’anno. Con 2 Qi ne salvi uno: va nella Zona di Riposo e può attaccare di nuovo con «Ordine di attacco».',
    },
    shame: {
      title: 'Un tassello Onta',
      text: 'Sotto un Soldato della riserva lo mette fuori gioco e costa 5 punti Onore alla fine. Su un’Orda presa, quell’Orda non dà Onore. Scegli ciò che ti serve meno. In Estate 2 Qi scartano un tassello.',
    },
    atone: {
      title: 'Onore ritrovato',
      text: 'Con 2 Qi un tassello Onta torna alla riserva comune, e il tuo Soldato o la tua Orda contano di nuovo. Tieni d’occhio la riserva: se è vuota, la partita finisce dopo quell’Inverno.',
    },
    summer: {
      title: 'Primavera ed Estate',
      text: 'L’Inverno è passato e le Barricate sono cadute. La Primavera ha portato nuove Orde, l’Estate paga i Sorveglianti. Ora recupera i Comandi, oppure ottieni 2 punti Onore per ognuno negli scarti. Ne hai ancora cinque in mano: conviene l’Onore.',
    },
    bare: {
      title: 'Niente più Barricate',
      text: 'Cadono ogni inverno. Dove in inverno il Potere Offensivo supera la Difesa, c’è una Breccia. «Lavorare di più» manda i Commessi a produrre e poi costruisce una volta. Oppure recluta ancora: un Soldato su un’Orda ti risparmia l’Onta.',
    },
    bonus: {
      title: 'Comandi che si aiutano',
      text: 'Ora i Comandi sono scoperti. Molti fanno di più se nel tracciato c’è un certo Comando di un altro: con «Leva» di un altro, «Lavorare di più» costruisce a meno. Leggi la tua carta, poi scegli lo spazio.',
    },
    advanced: {
      title: 'Attivazione Avanzata',
      text: 'Scegli un Luogo con un tuo Commesso: si attiva subito, anche se non è pieno, e stavolta starci da solo non porta Onta.',
    },
    farewell: {
      title: 'Ora conosci l’anno',
      text: 'La partita finisce dopo un Inverno: con due Sezioni al livello 3, senza più tasselli Onta, o dopo l’Anno 6. Poi l’Onta costa, Orde e Artefatti danno Onore. Gioca pure: io ora taccio.',
    },
    end: {
      title: 'L’ultimo Inverno è finito',
      text: 'Il foglio dei punti mostra da dove viene l’Onore di ognuno. Quale Breccia ti è costata di più, quale Artefatto hai dimenticato? La prossima volta guarda gli Artefatti fin dal primo Autunno.',
    },
  },
});
