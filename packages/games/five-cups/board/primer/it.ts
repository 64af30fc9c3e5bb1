import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Maestri del tè si contendono gli ospiti migliori della serata.',
  steps: [
    { title: 'Vince chi ha più monete', text: 'Gli ospiti ti pagano. Dopo cinque tazze la serata è finita.' },
    { title: 'Prepara in segreto', text: 'Tutti scelgono un tè e lo rivelano insieme. Il più forte invita per primo.' },
    {
      title: 'Gli ospiti pagano e lodano',
      text: 'Un ospite lascia la mancia, e 2 monete in più per il suo tè preferito.',
    },
    {
      title: 'Favori',
      text: 'Il pettegolezzo manda a casa un ospite, i dolcetti danno 2 monete, un dono fa pescare un tè. Il tè più debole guadagna un favore.',
    },
    { title: 'Terne', text: 'Tre ospiti, uno per tipo, valgono 3 monete alla fine.' },
  ],
  overlooked: 'Da non dimenticare: in parità vince chi ha in mano i tè più forti.',
};
