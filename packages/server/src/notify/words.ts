import type { Language } from '@teahouse/kernel';
import type { NoticeKind } from '@teahouse/protocol';

/** What a notice says outside the page. The title of the game stands above it. */
export interface NoticeWords {
  readonly says: Readonly<Record<NoticeKind, string>>;
  /** Before the address of the table. */
  readonly toTable: string;
  /** At the end of an e-mail. */
  readonly whyMail: string;
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
    },
    toTable: 'To the table:',
    whyMail: 'You get this e-mail because someone entered your address at Teahouse. You can turn it off there.',
  },
  it: {
    says: {
      'your-turn': 'Tocca a te.',
      'time-warning': 'Il tuo tempo sta per scadere.',
      'bot-keeps': 'Tempo scaduto: finché non torni, gioca un bot al posto tuo.',
      started: 'La partita è cominciata.',
      over: 'La partita è finita. Guarda com’è andata.',
      'undo-asked': 'Qualcuno vorrebbe ritirare una mossa. Ti va bene?',
    },
    toTable: 'Vai al tavolo:',
    whyMail: 'Ricevi questa e-mail perché il tuo indirizzo è stato inserito su Teahouse. Puoi disattivarla da lì.',
  },
  es: {
    says: {
      'your-turn': 'Te toca.',
      'time-warning': 'Se te está acabando el tiempo.',
      'bot-keeps': 'Se te ha acabado el tiempo: un bot juega por ti hasta que vuelvas.',
      started: 'La partida ha empezado.',
      over: 'La partida ha terminado. Mira cómo ha quedado.',
      'undo-asked': 'Alguien quiere deshacer una jugada. ¿Te parece bien?',
    },
    toTable: 'Ir a la mesa:',
    whyMail: 'Recibes este correo porque alguien introdujo tu dirección en Teahouse. Allí puedes desactivarlo.',
  },
  de: {
    says: {
      'your-turn': 'Du bist am Zug.',
      'time-warning': 'Deine Zeit wird knapp.',
      'bot-keeps': 'Deine Zeit ist um. Ein Bot spielt für dich, bis du zurück bist.',
      started: 'Die Partie hat begonnen.',
      over: 'Die Partie ist zu Ende. Sieh dir an, wie sie ausgegangen ist.',
      'undo-asked': 'Jemand möchte einen Zug zurücknehmen. Ist das für dich in Ordnung?',
    },
    toTable: 'Zum Tisch:',
    whyMail:
      'Du bekommst diese E-Mail, weil deine Adresse bei Teahouse eingetragen wurde. Dort kannst du sie abstellen.',
  },
};
