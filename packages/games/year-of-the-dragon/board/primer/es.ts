import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Soberanos que ven venir doce meses de desgracias e intentan salvar su corte.',
  steps: [
    {
      title: 'Gana quien tiene más puntos',
      text: 'Gobiernas una provincia durante doce meses. Hay puntos cada mes y al final.',
    },
    {
      title: 'Sabes lo que viene',
      text: 'El evento de cada mes está a la vista desde el principio. Dos son de paz, diez no.',
    },
    {
      title: 'Elige una acción',
      text: 'Las cartas de acción están en grupos. Un grupo que otro ya ha elegido cuesta 3 yuanes.',
    },
    {
      title: 'Acoge a una persona',
      text: 'Juega una carta de ese tipo. Los jóvenes te adelantan, los ancianos rinden más.',
    },
    {
      title: 'Luego golpea el evento',
      text: 'Quien no tiene dinero, arroz, curanderos o guerreros pierde personas. Los fuegos dan puntos.',
    },
    {
      title: 'Cada mes cuenta',
      text: 'Un punto por cada palacio, cada dama de la corte y cada dragón de tus privilegios.',
    },
    {
      title: 'Al final',
      text: '2 puntos por persona, más por los monjes en palacios altos, 1 por cada 3 yuanes.',
    },
  ],
  overlooked: 'No lo olvides: un palacio vacío se deteriora, y quien pasa vuelve a tener 3 yuanes.',
};
