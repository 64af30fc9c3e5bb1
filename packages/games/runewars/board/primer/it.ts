import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Quattro fazioni si contendono le rune di drago con eserciti, Eroi e inganni.',
  steps: [
    {
      title: 'Controlla sei rune di drago',
      text: 'Sono coperte nelle aree, fra rune false. Chi ne controlla sei vince subito.',
    },
    {
      title: 'Un anno ha quattro stagioni',
      text: 'Ognuna comincia con una carta Stagione. In inverno l’acqua gela e si può attraversare.',
    },
    {
      title: 'Scegli un ordine in segreto',
      text: 'Si rivelano tutti insieme: i numeri bassi agiscono prima. Gli ordini tornano in primavera.',
    },
    {
      title: 'La terra ti nutre',
      text: 'Un Raccolto fissa cibo, legno e minerale secondo le aree che controlli: decidono che cosa puoi reclutare.',
    },
    {
      title: 'Marcia e combatti',
      text: 'L’area in cui marci si attiva: le unità vi restano fino a primavera. Le carte Fato decidono le battaglie.',
    },
    {
      title: 'Gli Eroi fanno da sé',
      text: 'Viaggiano per Missioni e Ricompense e si sfidano a duello. Tre Ricompense possono valere una runa di drago.',
    },
    {
      title: 'Altre vie per una runa',
      text: 'Obiettivi, carte dell’inverno e le rune altrui: prendi l’area, e la runa è tua.',
    },
  ],
  overlooked: 'Da non dimenticare: un ordine giocato torna solo in primavera, e d’inverno chi non ha cibo perde unità.',
};
