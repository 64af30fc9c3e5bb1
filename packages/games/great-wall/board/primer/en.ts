import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Clans of the Song defend one wall and compete for honor.',
  steps: [
    {
      title: 'Most honor wins',
      text: 'You lead a clan and a general. The wall is everybody’s; the honor is your own.',
    },
    {
      title: 'A year has four seasons',
      text: 'Spring brings hordes, summer brings income, in autumn you act, and in winter they storm the wall.',
    },
    {
      title: 'Choose a command in secret',
      text: 'All are revealed at once. Each card acts in turn: you do most, the others a little.',
    },
    {
      title: 'Clerks fill locations',
      text: 'A location that is full is activated: each clerk there works for its clan, then all go home.',
    },
    {
      title: 'Soldiers cover vital points',
      text: 'A spearman takes what is printed under him. When all points are covered, the horde is beaten.',
    },
    {
      title: 'The wall must hold',
      text: 'Power against defense. In a breach, whoever has no soldier on a horde takes a shame token for it.',
    },
    { title: 'At the end', text: 'Hordes, artifacts and what you built bring honor. A soldier in shame costs you 5.' },
  ],
  overlooked: 'Easily missed: whoever is alone at a location with the shame icon takes a shame token.',
};
