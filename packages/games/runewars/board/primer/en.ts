import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Four factions fight for the dragon runes, with armies, heroes and deceit.',
  steps: [
    {
      title: 'Control six dragon runes',
      text: 'They lie face down in areas, among false ones. Whoever controls six wins at once.',
    },
    {
      title: 'A year has four seasons',
      text: 'Each begins with a season card. In winter water freezes and armies may cross it.',
    },
    {
      title: 'Choose an order in secret',
      text: 'All reveal together, low numbers act first. What you play comes back in spring.',
    },
    {
      title: 'Your land feeds you',
      text: 'A harvest sets food, wood and ore by the areas you control. They say what you can recruit.',
    },
    {
      title: 'March and fight',
      text: 'An area you march into is activated: its units stay there until spring. Fate cards decide battles.',
    },
    {
      title: 'Heroes go their own way',
      text: 'They travel for quests and rewards, and fight duels for them. Three rewards may become a rune.',
    },
    {
      title: 'More ways to a rune',
      text: 'Objectives, winter cards, and the runes of others: take the area, and it is yours.',
    },
  ],
  overlooked: 'Newcomers overlook: an order used once is gone until spring, and hungry armies starve in winter.',
};
