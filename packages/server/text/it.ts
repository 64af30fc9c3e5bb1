import type { Text } from './en.ts';

export const text: Text = {
  language: 'Italiano',
  chooseLanguage: 'Lingua',
  lead: 'Un tavolo online per i giochi che meritano una serata intera.',
  shelf: 'Sullo scaffale',
  emptyShelf: 'Lo scaffale è ancora vuoto.',
  players: (min, max) => (max === 1 ? '1 giocatore' : min === max ? `${max} giocatori` : `${min}–${max} giocatori`),
  owners: 'I nomi dei giochi appartengono ai rispettivi titolari. Teahouse è indipendente dai loro editori.',
  toEntrance: 'Torna all’ingresso',
  notFound: {
    title: 'Qui non c’è niente',
    sentence: 'A questo indirizzo non corrisponde nessuna pagina.',
  },
  broken: {
    title: 'Qualcosa è andato storto',
    sentence: 'L’errore è nostro e ne abbiamo preso nota. Riprova tra un momento.',
  },
};
