import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Cuatro facciones luchan por las runas de dragón con ejércitos, héroes y engaños.',
  steps: [
    {
      title: 'Controla seis runas de dragón',
      text: 'Están boca abajo en las áreas, entre runas falsas. Quien controla seis gana al instante.',
    },
    {
      title: 'Un año tiene cuatro estaciones',
      text: 'Cada una empieza con una carta de estación. En invierno el agua se hiela y se puede cruzar.',
    },
    {
      title: 'Elige una orden en secreto',
      text: 'Todos revelan a la vez; los números bajos actúan antes. Las órdenes vuelven en primavera.',
    },
    {
      title: 'Tu tierra te alimenta',
      text: 'Una cosecha fija comida, madera y mineral según las áreas que controlas: deciden qué puedes reclutar.',
    },
    {
      title: 'Marcha y combate',
      text: 'El área en la que entras queda activada: sus unidades no salen hasta la primavera. Las cartas de destino deciden las batallas.',
    },
    {
      title: 'Los héroes van por libre',
      text: 'Viajan por misiones y recompensas y se baten en duelo. Tres recompensas pueden dar una runa de dragón.',
    },
    {
      title: 'Más caminos a una runa',
      text: 'Objetivos, cartas de invierno y las runas ajenas: toma el área y la runa será tuya.',
    },
  ],
  overlooked:
    'No lo olvides: una orden jugada no vuelve hasta la primavera, y en invierno sin comida se pierden unidades.',
};
