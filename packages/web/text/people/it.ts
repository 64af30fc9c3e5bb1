import { plural } from '@teahouse/kernel';
import type { PeopleText } from './en.ts';

export const people: PeopleText = {
  shows: 'La tua pagina',
  showsHelp: 'quello che tutti possono vedere di te',
  choices: { nothing: 'Nessuna pagina', games: 'Nome e giochi', results: 'Anche i risultati' },
  showsText: {
    nothing: 'Non hai una pagina pubblica. Al tavolo si vedono il tuo nome e il tuo emblema.',
    games: 'Tutti vedono il tuo nome e quante volte hai giocato a ogni gioco.',
    results: 'Tutti vedono anche come sono finite le tue partite.',
  },
  only: 'Contano solo le partite che chiunque poteva guardare. Gli altri giocatori non compaiono mai.',
  see: 'Vedi la tua pagina',
  page: name => `La pagina di ${name}`,
  statistics: 'Partite giocate',
  none: 'Ancora nessuna partita finita.',
  played: n => plural(n, '# partita', '# partite'),
  won: n => plural(n, '# vinta', '# vinte'),
  place: (place, n) => `${place}º posto: ${plural(n, 'una volta', '# volte')}`,
  noPage: 'Qui non c’è nessuna pagina',
  noPageText: 'Questa persona non ha una pagina, oppure l’indirizzo non è del tutto giusto.',
  opponents: 'Avversari recenti',
  opponentsHelp: 'con un clic tieni loro un posto, e vengono avvisati',
  invite: name => `Invita ${name}`,
  withdraw: name => `Non invitare ${name}`,
  together: n => plural(n, '# partita insieme', '# partite insieme'),
};
