import { plural } from '@teahouse/kernel';
import type { Parts } from './en.ts';

export const parts: Parts = {
  ending: {
    youWin: 'Hai vinto',
    place: n => `${n}º`,
    youCame: (place, of) => `Sei al ${place}º posto su ${of}`,
    youShare: names => `Condividi la vittoria con ${names}`,
    behind: (n, name) => plural(n, `Un punto dietro ${name}.`, `# punti dietro ${name}.`),
    made: (source, more, fewer) => `La differenza: ${source}, ${more} a ${fewer}.`,
    tie: (name, rule) => `In parità con ${name}. ${rule}`,
    mine: {
      since: when => `La svolta: ${when}, quando hai preso il comando per non lasciarlo più.`,
      always: 'Hai condotto dall’inizio alla fine.',
      atLast: 'Solo il conteggio finale ti ha portato in testa.',
    },
    theirs: name => ({
      since: when => `La svolta: ${when}, quando ${name} ha preso il comando per non lasciarlo più.`,
      always: `${name} ha condotto dall’inizio alla fine.`,
      atLast: `Solo il conteggio finale ha portato in testa ${name}.`,
    }),
    givenUp: 'La partita è stata abbandonata.',
    givenUpHelp: 'Finisce senza vincitori, e qui non c’è altro da fare.',
    next: game => `Prossimo tavolo: ${game}`,
    home: 'Alla sala da tè',
    end: 'fine',
    breaks: 'Spareggio',
  },
  chronicle: {
    book: 'Lunghezza del regolamento',
    help: 'Breve racconta l’essenziale e ripiega il resto; completa racconta tutto.',
    short: 'Breve',
    full: 'Completa',
    moment: 'Rivedi questo momento',
    more: n => plural(n, 'Un’altra riga', 'Altre # righe'),
  },
  since: {
    title: 'Dal tuo ultimo turno',
    earlier: 'Una mossa indietro',
    later: 'Una mossa avanti',
    back: n => plural(n, 'Una mossa fa', '# mosse fa'),
    keys: 'una mossa indietro o avanti',
  },
  speed: {
    title: 'Mosse degli altri',
    help: 'La velocità dei pezzi. Un tasto qualsiasi li fa arrivare subito.',
    slow: 'Lente',
    normal: 'Normali',
    instant: 'Immediate',
  },
  sound: { title: 'Suoni', help: 'Quando tocca a te e quando una partita finisce.' },
  review: {
    retry: 'Riprova da qui',
    instead: (better, played) => `${better}, non ${played}.`,
    costs: things => `Ti è costato ${things}.`,
    chance: (before, after) => `La tua probabilità di vittoria: ${before} prima, ${after} dopo.`,
    sure: points => plural(points, 'Margine di errore: circa # punto.', 'Margine di errore: circa # punti.'),
  },
  learn: {
    inThree: game => `${game} in 3 minuti`,
    three: '3 minuti',
    book: 'Regolamento',
    lesson: 'Lezione',
    enough: 'Tanto basta per sedersi al tavolo.',
    contents: 'Indice',
  },
  box: {
    minutes: n => plural(n, 'circa # minuto', 'circa # minuti'),
    weights: { light: 'leggero', medium: 'medio', heavy: 'impegnativo' },
    age: n => plural(n, 'da # anno', 'da # anni'),
  },
  live: { title: 'Partite in corso' },
  importing: {
    title: 'Importa una partita',
    help: 'Una partita esportata in un file viene rigiocata e controllata; poi si può rivedere come ogni altra.',
    choose: 'Scegli il file',
    noFile: 'Questo non è un file di partita della sala da tè.',
  },
  bots: {
    lead: 'Qui può giocare tutto ciò che parla HTTP: uno script, un bot, un tuo programma.',
    steps: [
      'Crea un token di accesso nel tuo profilo.',
      'Prepara un tavolo o prendi un posto libero.',
      'Seguilo dal socket o chiedi i tuoi tavoli; rispondi con una delle opzioni offerte.',
    ],
    token: 'Ottieni un token',
    description: 'La descrizione dell’API (OpenAPI)',
  },
  /** What a field needs, for whoever gave it something else. */
  fields: {
    login:
      'Il nome utente richiede da 3 a 32 lettere minuscole, cifre, punti o trattini e comincia con una lettera o una cifra.',
    password: 'La password richiede da 10 a 200 caratteri.',
    name: 'Il nome richiede da 1 a 40 caratteri.',
    address: 'Questo non è un indirizzo e-mail. Dovrebbe essere come mei@example.org.',
    url: 'Questo non è un indirizzo web. Dovrebbe cominciare con https://.',
    text: 'Scrivi da 1 a 500 caratteri.',
    file: 'Il file non è una partita di questa sala da tè, oppure ne manca una parte.',
  },
};
