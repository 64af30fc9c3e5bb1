import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Maestros del té se disputan a los mejores invitados de la velada.',
  steps: [
    { title: 'Gana quien tiene más monedas', text: 'Los invitados te pagan. Tras cinco tazas la velada termina.' },
    { title: 'Prepara en secreto', text: 'Todos eligen un té y lo revelan a la vez. El más fuerte invita primero.' },
    {
      title: 'Los invitados pagan y elogian',
      text: 'Un invitado deja la propina, y 2 monedas más por su té favorito.',
    },
    {
      title: 'Favores',
      text: 'El cotilleo manda a casa a un invitado, los dulces dan 2 monedas, un regalo deja robar un té. El té más flojo gana un favor.',
    },
    { title: 'Ternas', text: 'Tres invitados, uno de cada tipo, valen 3 monedas al final.' },
  ],
  overlooked: 'No lo olvides: el empate es para quien guarda los tés más fuertes.',
};
