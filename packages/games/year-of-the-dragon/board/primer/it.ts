import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Sovrani che vedono arrivare dodici mesi di guai e cercano di tenere in vita la corte.',
  steps: [
    {
      title: 'Vince chi ha più punti',
      text: 'Governi una provincia per dodici mesi. I punti arrivano ogni mese e alla fine.',
    },
    {
      title: 'Sai che cosa ti aspetta',
      text: 'L’evento di ogni mese è scoperto fin dall’inizio. Due sono di pace, dieci no.',
    },
    {
      title: 'Scegli un’azione',
      text: 'Le carte azione sono divise in gruppi. Un gruppo già scelto da altri costa 3 yuan.',
    },
    {
      title: 'Accogli una persona',
      text: 'Gioca una carta di quel tipo. I giovani ti fanno avanzare, gli anziani rendono di più.',
    },
    {
      title: 'Poi colpisce l’evento',
      text: 'Chi non ha denaro, riso, guaritori o guerrieri perde persone. I fuochi danno punti.',
    },
    {
      title: 'Ogni mese conta',
      text: 'Un punto per ogni palazzo, per ogni cortigiana e per ogni drago dei privilegi.',
    },
    { title: 'Alla fine', text: 'Due punti a persona, i monaci per l’altezza del palazzo, uno ogni 3 yuan.' },
  ],
  overlooked: 'Chi comincia dimentica che un palazzo vuoto decade e che passando si torna a 3 yuan.',
};
