import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Quattro fazioni si contendono le rune del drago con eserciti, eroi e inganni.',
  steps: [
    {
      title: 'Controlla sei rune del drago',
      text: 'Sono coperte nelle aree, fra rune false. Chi ne controlla sei vince subito.',
    },
    {
      title: 'Un anno ha quattro stagioni',
      text: 'Ognuna comincia con una carta Stagione. In inverno l’acqua gela e si attraversa.',
    },
    {
      title: 'Scegli un ordine in segreto',
      text: 'Si rivela tutti insieme, i numeri bassi agiscono prima. Gli ordini tornano in primavera.',
    },
    {
      title: 'La terra ti nutre',
      text: 'Un raccolto fissa cibo, legno e minerale secondo le tue aree: dicono che cosa puoi reclutare.',
    },
    {
      title: 'Marcia e combatti',
      text: 'L’area in cui marci si attiva: le unità vi restano fino a primavera. Le carte Fato decidono le battaglie.',
    },
    {
      title: 'Gli eroi fanno da sé',
      text: 'Viaggiano per imprese e ricompense e si sfidano a duello. Tre ricompense possono valere una runa.',
    },
    {
      title: 'Altre vie per una runa',
      text: 'Obiettivi, carte dell’inverno e le rune altrui: prendi l’area ed è tua.',
    },
  ],
  overlooked: 'Chi comincia dimentica che un ordine usato manca fino a primavera e che d’inverno si muore di fame.',
};
