import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Tea masters pour for the best guests of an evening.',
  steps: [
    { title: 'Most coins win', text: 'Guests pay you. After five cups the evening is over.' },
    {
      title: 'Brew in secret',
      text: 'Everybody chooses a tea; all are revealed together. The strongest invites first.',
    },
    { title: 'Guests tip and praise', text: 'A guest leaves a tip, and 2 coins more for their favorite kind of tea.' },
    {
      title: 'Favors',
      text: 'Gossip sends a guest home, sweets bring 2 coins, a gift draws a tea. The weakest tea earns a favor.',
    },
    { title: 'Trios', text: 'Three guests, one of every kind, are worth 3 coins at the end.' },
  ],
  overlooked: 'Easily missed: ties go to the stronger teas left in hand.',
};
