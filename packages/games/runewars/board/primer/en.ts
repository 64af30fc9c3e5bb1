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
      text: 'Each begins with a season card. In winter, water freezes and armies may cross it.',
    },
    {
      title: 'Choose an order in secret',
      text: 'All are revealed together; low numbers act first. Orders come back in spring.',
    },
    {
      title: 'Your land feeds you',
      text: 'A harvest sets food, wood and ore by the areas you control. They decide what you can recruit.',
    },
    {
      title: 'March and fight',
      text: 'An area you march into is activated: its units stay there until spring. Fate cards decide battles.',
    },
    {
      title: 'Heroes go their own way',
      text: 'They travel for quests and rewards, and fight duels. Three rewards may become a dragon rune.',
    },
    {
      title: 'More ways to a rune',
      text: 'Objectives, winter cards and the runes of others: take the area, and the rune is yours.',
    },
  ],
  overlooked: 'Easily missed: a played order is gone until spring, and armies without food starve in winter.',
};
