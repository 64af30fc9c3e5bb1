import type { Language } from '@teahouse/kernel';
import type { NoticeKind } from '@teahouse/protocol';

/** What a notice says outside the page. The title of the game stands above it. */
export interface NoticeWords {
  readonly says: Readonly<Record<NoticeKind, string>>;
  /** Before the address of the table. */
  readonly toTable: string;
  /** At the end of an e-mail. */
  readonly whyMail: string;
  /** Before the address of the page that ends them. */
  readonly noMore: string;
}

/** Asks a mailbox whether notices may go there. The link stands between `why` and `otherwise`. */
interface ConsentWords {
  readonly subject: string;
  readonly why: string;
  readonly otherwise: string;
}

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  en: {
    says: {
      'your-turn': 'It’s your turn.',
      'time-warning': 'You’re running out of time.',
      'bot-keeps': 'Your time is up. A bot is playing for you until you’re back.',
      started: 'The game has started.',
      over: 'The game is over. See how it ended.',
      'undo-asked': 'Someone would like to take a move back. Is that all right with you?',
      invited: 'Somebody you have played with has kept a seat for you.',
    },
    toTable: 'To the table:',
    whyMail: 'You get this e-mail because this address was confirmed at Teahouse.',
    noMore: 'No more e-mails:',
  },
  it: {
    says: {
      'your-turn': 'Tocca a te.',
      'time-warning': 'Il tuo tempo sta per scadere.',
      'bot-keeps': 'Tempo scaduto: finché non torni, gioca un bot al posto tuo.',
      started: 'La partita è cominciata.',
      over: 'La partita è finita. Guarda com’è andata.',
      'undo-asked': 'Qualcuno vorrebbe ritirare una mossa. Ti va bene?',
      invited: 'Qualcuno con cui hai già giocato ti ha tenuto un posto.',
    },
    toTable: 'Vai al tavolo:',
    whyMail: 'Ricevi questa e-mail perché il tuo indirizzo è stato confermato su Teahouse.',
    noMore: 'Non voglio più e-mail:',
  },
  es: {
    says: {
      'your-turn': 'Te toca.',
      'time-warning': 'Se te está acabando el tiempo.',
      'bot-keeps': 'Se te ha acabado el tiempo: un bot juega por ti hasta que vuelvas.',
      started: 'La partida ha empezado.',
      over: 'La partida ha terminado. Mira cómo ha quedado.',
      'undo-asked': 'Alguien quiere deshacer una jugada. ¿Te parece bien?',
      invited: 'Alguien con quien ya has jugado te ha guardado un sitio.',
    },
    toTable: 'Ir a la mesa:',
    whyMail: 'Recibes este correo porque tu dirección se confirmó en Teahouse.',
    noMore: 'No quiero más correos:',
  },
  de: {
    says: {
      'your-turn': 'Du bist am Zug.',
      'time-warning': 'Deine Zeit wird knapp.',
      'bot-keeps': 'Deine Zeit ist um. Ein Bot spielt für dich, bis du zurück bist.',
      started: 'Die Partie hat begonnen.',
      over: 'Die Partie ist zu Ende. Sieh dir an, wie sie ausgegangen ist.',
      'undo-asked': 'Jemand möchte einen Zug zurücknehmen. Ist das für dich in Ordnung?',
      invited: 'Jemand, mit dem du schon gespielt hast, hat dir einen Platz freigehalten.',
    },
    toTable: 'Zum Tisch:',
    whyMail: 'Du bekommst diese E-Mail, weil deine Adresse bei Teahouse bestätigt wurde.',
    noMore: 'Keine E-Mails mehr:',
  },
};

export const consentWords: Readonly<Record<Language, ConsentWords>> = {
  en: {
    subject: 'Teahouse: confirm your address',
    why: 'Someone, probably you, would like Teahouse to write to this address when it’s their turn. If it was you, open this page and confirm it within 24 hours:',
    otherwise: 'If it wasn’t you, there’s nothing to do: unless you confirm it, this address gets no notifications.',
  },
  it: {
    subject: 'Teahouse: conferma il tuo indirizzo',
    why: 'Qualcuno, probabilmente tu, vorrebbe che Teahouse scrivesse a questo indirizzo quando è il momento di giocare. Se la richiesta è tua, apri questa pagina e conferma entro 24 ore:',
    otherwise:
      'In caso contrario non devi fare niente: senza conferma, a questo indirizzo non arriva nessuna notifica.',
  },
  es: {
    subject: 'Teahouse: confirma tu dirección',
    why: 'Alguien, probablemente tú, quiere que Teahouse escriba a esta dirección cuando le toque jugar. Si has sido tú, abre esta página y confírmalo en las próximas 24 horas:',
    otherwise:
      'Si no has sido tú, no tienes que hacer nada: sin confirmación no llegará ningún aviso a esta dirección.',
  },
  de: {
    subject: 'Teahouse: Bestätige deine Adresse',
    why: 'Jemand, wahrscheinlich du, möchte, dass Teahouse an diese Adresse schreibt, sobald ein Zug ansteht. Wenn du das warst, öffne diese Seite und bestätige es innerhalb von 24 Stunden:',
    otherwise: 'Wenn nicht, musst du nichts tun: Ohne Bestätigung gehen keine Benachrichtigungen an diese Adresse.',
  },
};
