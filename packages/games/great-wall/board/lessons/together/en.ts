import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'All together for the emperor',
  teaches: 'What you win and lose by, how demands are met, how you agree, and what events and shame do.',
  words: {
    aim: {
      title: 'One emperor, one wall',
      text: 'Here all win together or lose together. The emperor wants 7 demands fulfilled before year 6 is over; nobody counts honor against you. First choose a general, as always. Some of them help the others.',
    },
    demands: {
      title: 'Three demands',
      text: 'Demands are fulfilled once a year, in winter, by all at the same moment. Each gives their own share, nobody pays for another. The emblems show who has how much. Keep your chi: “Prayers for the dynasty” wants some from each of you.',
    },
    secret: {
      title: 'Still in secret',
      text: 'Commands are chosen in secret, as always. But nobody takes them back in summer: only whoever builds a wall level may take one from the pile. So think which ones you will need later. Take “Economy” this time.',
    },
    agreement: {
      title: 'Agree on an order',
      text: 'Now all commands are face up, and you decide together who acts when. Accept the proposal, or move a card and propose another order. If all want the same, it is settled; after three rounds without agreement, tea order decides.',
    },
    stores: {
      title: 'You see their stores',
      text: 'Partners see each other’s resources, unless the table hides them. Check what they lack for the demands before you send a clerk: where you fill a location together, both collect, and nobody takes shame.',
    },
    order: {
      title: 'The same for clerks',
      text: 'Where several of you have clerks, tea order does not say who goes first: you agree on that as well. Usually it’s enough to accept the proposal.',
    },
    hordes: {
      title: 'One horde more',
      text: 'Every spring brings one horde more than the year says, and they are fiercer. Whoever claims one gains its honor at once. A breach brings shame to all who have no soldier there: defend every section, not only yours.',
    },
    supply: {
      title: 'One supply for all',
      text: 'The three of you share 30 shame tokens. If somebody has to take one and none is left, all lose at once. Here you read how many are due this winter, by breaches and by demands.',
    },
    sacrifice: {
      title: 'A sacrifice',
      text: 'This demand wants a soldier from each of you, of three different types. Whoever is sacrificed leaves the game for good. Look at what the others have pledged, and give another type, ideally one you can spare.',
    },
    pledge: {
      title: 'All or nothing',
      text: 'Each says openly what they give. It is taken only if everybody gives their whole share; else nobody loses anything, and the demand stays. So there is no risk in giving.',
    },
    open: {
      title: 'What stays open costs',
      text: 'For each demand that stays, everybody takes a shame token, every winter. Chi does not lift it: you may lose 10 honor instead. That is what honor is good for here. The token goes to a soldier, never to a horde.',
    },
    event: {
      title: 'An event every winter',
      text: 'Some strike once, others last to the end of the game, and are also shown where they bite. The first one was “Crumbling Mortar”: from now on the section with the highest wall has 2 defense less.',
    },
    farewell: {
      title: 'Now you know how',
      text: 'New demands have come. You win when 7 are fulfilled; you lose when shame tokens run out, or with year 6. Aim at two demands every year, and talk about who gives what. Play on if you like.',
    },
  },
});
