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
      text: 'Gioca una carta di quel tipo. I Giovani ti fanno avanzare, gli Anziani rendono di più.',
    },
    {
      title: 'Poi colpisce l’evento',
      text: 'Chi non ha denaro, riso, Guaritori o Guerrieri perde persone. I fuochi danno punti.',
    },
    {
      title: 'Ogni mese conta',
      text: 'Un punto per ogni palazzo, per ogni Cortigiana e per ogni Dragone sui privilegi.',
    },
    { title: 'Alla fine', text: '2 punti a persona, di più per i Monaci nei palazzi alti, 1 ogni 3 yuan.' },
  ],
  overlooked: 'Da non dimenticare: un palazzo vuoto decade, e chi passa torna ad avere 3 yuan.',
};
