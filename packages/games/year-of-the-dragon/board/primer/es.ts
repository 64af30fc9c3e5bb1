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
      text: 'El suceso de cada mes está a la vista desde el principio. Dos son de paz, diez no.',
    },
    {
      title: 'Elige una acción',
      text: 'Las cartas de acción están en grupos. Un grupo que otro ya ha tomado cuesta 3 yuanes.',
    },
    {
      title: 'Acoge a una persona',
      text: 'Juega una carta de ese tipo. Los jóvenes te adelantan, los mayores rinden más.',
    },
    {
      title: 'Luego golpea el suceso',
      text: 'Quien no tiene dinero, arroz, sanadores o guerreros pierde personas. Los fuegos dan puntos.',
    },
    { title: 'Cada mes cuenta', text: 'Un punto por cada palacio, cada dama y cada dragón de tus privilegios.' },
    {
      title: 'Al final',
      text: 'Dos puntos por persona, los monjes según la altura de su palacio, uno por cada 3 yuanes.',
    },
  ],
  overlooked: 'Quien empieza olvida que un palacio vacío se deteriora y que al pasar se llega a 3 yuanes.',
};
