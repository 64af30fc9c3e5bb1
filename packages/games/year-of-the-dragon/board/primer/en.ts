import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Rulers who see twelve months of trouble coming, and try to keep their court alive.',
  steps: [
    {
      title: 'Most points win',
      text: 'You rule a province for twelve months. Points come every month and at the end.',
    },
    {
      title: 'You see what is coming',
      text: 'The event of every month lies open from the start. Two are peaceful, ten are not.',
    },
    {
      title: 'Choose one action',
      text: 'Action cards lie in groups. A group that somebody has chosen costs you 3 yuan.',
    },
    {
      title: 'Take in one person',
      text: 'Play a card of that type. The young move you ahead on the track, the old do more.',
    },
    {
      title: 'Then the event strikes',
      text: 'If you lack money, rice, healers or warriors, you lose persons. Fireworks bring points.',
    },
    {
      title: 'Every month counts',
      text: 'One point for each palace, each court lady and each dragon on your privileges.',
    },
    {
      title: 'At the end',
      text: '2 points for each person, more for monks in high palaces, 1 for every 3 yuan.',
    },
  ],
  overlooked: 'Easily missed: an empty palace decays, and passing refills your money to 3 yuan.',
};
