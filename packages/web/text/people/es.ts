import { plural } from '@teahouse/kernel';
import type { PeopleText } from './en.ts';

export const people: PeopleText = {
  shows: 'Tu página',
  showsHelp: 'lo que todo el mundo puede ver de ti',
  choices: { nothing: 'Sin página', games: 'Nombre y juegos', results: 'También resultados' },
  showsText: {
    nothing: 'No tienes página pública. En la mesa se ven tu nombre y tu emblema.',
    games: 'Todo el mundo ve tu nombre y cuántas veces has jugado a cada juego.',
    results: 'Todo el mundo ve además cómo acabaron tus partidas.',
  },
  only: 'Solo cuentan las partidas que cualquiera podía ver. Nunca se nombra a los demás jugadores.',
  see: 'Ver tu página',
  page: name => `La página de ${name}`,
  statistics: 'Partidas jugadas',
  none: 'Aún no hay partidas terminadas.',
  played: n => plural(n, '# partida', '# partidas'),
  won: n => plural(n, '# ganada', '# ganadas'),
  place: (place, n) => `Puesto ${place}: ${plural(n, 'una vez', '# veces')}`,
  noPage: 'Aquí no hay ninguna página',
  noPageText: 'Esta persona no tiene página, o la dirección no es del todo correcta.',
  opponents: 'Rivales recientes',
  opponentsHelp: 'con un clic les guardas un sitio y se les avisa',
  invite: name => `Invitar a ${name}`,
  withdraw: name => `No invitar a ${name}`,
  together: n => plural(n, '# partida juntos', '# partidas juntos'),
};
