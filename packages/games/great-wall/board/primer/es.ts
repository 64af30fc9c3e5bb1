import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Los clanes Song defienden una misma Muralla y compiten por el Honor.',
  steps: [
    {
      title: 'Gana quien tiene más Honor',
      text: 'Diriges un clan y un General. La Muralla es de todos; el Honor, solo tuyo.',
    },
    {
      title: 'Un año tiene cuatro estaciones',
      text: 'La primavera trae Hordas, el verano ingresos; en otoño actúas, en invierno asaltan la Muralla.',
    },
    {
      title: 'Elige una carta de Mando en secreto',
      text: 'Se revelan todas a la vez. Cada carta actúa en su turno: tú haces más, los demás un poco.',
    },
    {
      title: 'Los Funcionarios y las Localizaciones',
      text: 'Una Localización llena se activa: cada Funcionario trabaja para su clan y luego todos vuelven a casa.',
    },
    {
      title: 'Los Soldados tapan Zonas Vitales',
      text: 'Un Lancero toma lo que hay impreso debajo de él. Tapadas todas las Zonas Vitales, la Horda es derrotada.',
    },
    {
      title: 'La Muralla debe resistir',
      text: 'Poder Ofensivo contra Defensa. En una Brecha, quien no tiene Soldados en una Horda recibe una ficha de Deshonra.',
    },
    {
      title: 'Al final',
      text: 'Las Hordas, los Artefactos y lo construido dan Honor. Un Soldado con Deshonra cuesta 5.',
    },
  ],
  overlooked:
    'No lo olvides: quien está solo en una Localización con el icono de Deshonra recibe una ficha de Deshonra.',
};
