import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Your first game',
  teaches: 'The whole year: persons, palaces, actions, and the events you must be ready for.',
  words: {
    welcome: {
      title: 'A year to survive',
      text: 'Two months of peace, then ten events, all in sight from the start. Keep your people, and score a little every month. First you take two young persons. A court lady scores a point every month: the sooner she comes, the better.',
    },
    pair: {
      title: 'Symbols and numbers',
      text: 'The symbols of a person make one action stronger: with a craftsman, for example, you build one floor more. The number moves your marker on the person track, and whoever is ahead acts first. Nobody may repeat your pair.',
    },
    homes: {
      title: 'A room for everybody',
      text: 'Every floor is a room for one person. A palace where nobody lives decays by one floor each month, and each palace that stands is a point a month. So this person is better off in the empty palace.',
    },
    month: {
      title: 'A month has four parts',
      text: 'An action, a new person, the event, the points. The seven actions of the month lie in three groups: choose a group and take one action from it. Every card says what it gives you now. Fireworks will score in month 3.',
    },
    recruit: {
      title: 'A new person',
      text: 'Every month you play one person card and take in that person: each type once, and two wild cards. Newcomers help your actions from next month on. A pyrotechnist now brings more fireworks for the festivals of months 3 and 8.',
    },
    ages: {
      title: 'Young or old?',
      text: 'The young carry your marker further, the old have more symbols: be earlier, or be better prepared. There are no old craftsmen, court ladies or tax collectors.',
    },
    build: {
      title: 'Higher, or one more?',
      text: 'Each floor is one more room, three in a palace at most. A new palace scores a point every month, but it decays unless somebody moves in this very month.',
    },
    fee: {
      title: 'Three yuan to enter',
      text: 'Where a dragon already stands, entering costs you 3 yuan. Is your purse nearly empty? Pass, and it is filled up to 3. But think of month 5: then the emperor wants 4 yuan.',
    },
    order: {
      title: 'Furthest acts first',
      text: 'Whoever is furthest on the person track goes first in every phase, before dragons make groups expensive. Your marker moves by the number of the person you take in. On one space, whoever came last is on top and goes first.',
    },
    foresight: {
      title: 'What is coming?',
      text: 'Under each event you read what it would do to you now. Point at an answer, and the numbers change before you decide. Look at month 4: every palace with people in it will need 1 rice. Harvest in good time.',
    },
    rooms: {
      title: 'Who lives where?',
      text: 'If there is a room, the newcomer takes it. If not, somebody leaves for good, so build in time. In a drought every inhabited palace eats: a few high ones need less rice, many low ones score more.',
    },
    festival: {
      title: 'Dragon Festival',
      text: 'In months 3 and 8 the most fireworks score 6 points and the second most 3; half of them are then used up. Without fireworks you lose nobody: it is a race you may also leave to the others.',
    },
    drought: {
      title: 'Drought',
      text: 'In months 4 and 11 every inhabited palace eats 1 rice, and each one left hungry loses a person. Harvest brings 1 rice, and 1 more for each sack of your farmers. The forecast tells how much is missing.',
    },
    decay: {
      title: 'How a month ends',
      text: 'After the event empty palaces lose a floor. Then you score: 1 point for each palace, each court lady and each dragon on your privileges. Beside your points you see what this month will bring.',
    },
    hungry: {
      title: 'Not enough rice',
      text: 'Each hungry palace loses one person for good; you choose who. Keep those who help in the events to come, and remember that an empty palace decays at once.',
    },
    tribute: {
      title: 'Imperial Tribute',
      text: 'In months 5 and 12 the emperor wants 4 yuan. Each missing yuan costs you a person, so save before you spend. Taxes bring 2 yuan, and 3 more for each tax collector.',
    },
    worth: {
      title: 'Where points come from',
      text: 'A small privilege costs 2 yuan and scores every month, and so does a court lady. The sooner they come, the more they bring. Scholars score with Research, and monks at the end: Buddhas times the floors of their palace.',
    },
    mongols: {
      title: 'Mongol Invasion',
      text: 'In months 6 and 9 each helmet of your warriors scores a point, and whoever has the fewest releases a person. You don’t have to be the strongest: it’s enough not to be last.',
    },
    release: {
      title: 'Whom to release?',
      text: 'Whoever you release is gone for good. Who still helps in an event to come? Who keeps a palace from standing empty? Let the others go. Each person left at the end is worth 2 points.',
    },
    contagion: {
      title: 'Contagion',
      text: 'In months 7 and 10 you lose three persons, one fewer for each mortar of your healers; an old healer has two. Without healers, have three persons ready whose work is done.',
    },
    ahead: {
      title: 'Two events ahead',
      text: 'A newcomer helps your actions only next month. So always prepare for the event after the next as well. Sometimes a loss is cheaper than all the work to prevent it: compare the forecasts.',
    },
    late: {
      title: 'Toward the end',
      text: 'Contagion, Drought and Tribute close the year. Then each person is worth 2 points, and monks score their Buddhas times floors. Full palaces win: let newcomers replace those who have no work left.',
    },
    last: {
      title: 'The last actions',
      text: 'In month 12 nobody new arrives, and the Tribute takes 4 yuan. At the very end rice and fireworks are sold for 2 yuan each, and every 3 yuan are a point. What brings you the most now?',
    },
    end: {
      title: 'The year is over',
      text: 'The score sheet shows where the points came from. Where did you lose people, and which event did you see too late? In your next game look two events ahead from the first month on.',
    },
  },
});
