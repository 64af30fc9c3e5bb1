import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Los clanes Song defienden una sola muralla y compiten por el honor.',
  steps: [
    {
      title: 'Gana quien tiene más honor',
      text: 'Diriges un clan y un general. La muralla es de todos; el honor, solo tuyo.',
    },
    {
      title: 'Un año tiene cuatro estaciones',
      text: 'La primavera trae hordas, el verano ingresos, en otoño actúas, en invierno asaltan la muralla.',
    },
    {
      title: 'Elige un mando en secreto',
      text: 'Se revelan todos a la vez. Cada carta actúa en su turno: tú haces más, los demás un poco.',
    },
    {
      title: 'Los funcionarios llenan los lugares',
      text: 'Un lugar lleno se activa: cada funcionario trabaja para su clan y luego todos vuelven a casa.',
    },
    {
      title: 'Los soldados cubren zonas vitales',
      text: 'Un lancero toma lo impreso debajo de él. Cubiertas todas las zonas, la horda cae.',
    },
    {
      title: 'La muralla debe resistir',
      text: 'Poder contra defensa. En una brecha, quien no tiene soldados en una horda recibe deshonra.',
    },
    { title: 'Se cuenta', text: 'Hordas, artefactos y obras dan honor. Un soldado con deshonra cuesta 5.' },
  ],
  overlooked: 'Quien empieza olvida que quien está solo en un lugar con el símbolo de deshonra recibe una ficha.',
};
