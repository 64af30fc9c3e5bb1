import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Your first year',
  teaches: 'One year against one rival: orders, a battle, a quest, a rune; then the game goes on, with hints.',
  words: {
    welcome: {
      title: 'Six dragon runes',
      text: 'Runes lie in areas, and whoever controls the area has the rune. With six dragon runes you win at once; after six years, whoever has the most does. First choose a faction. Take the Daqan Lords: my advice is for them.',
    },
    runes: {
      title: 'Two genuine, one false',
      text: 'These three areas are your home realm. A rune token lies face down in each: two are dragon runes, one is false. Choose where the false one lies. Only you know; others can only guess.',
    },
    orders: {
      title: 'One order each season',
      text: 'A year has four seasons. First the season card is resolved, then everybody secretly chooses one of eight orders; it comes back only in spring. Take Mobilize, with the number 2.',
    },
    revealed: {
      title: 'Low numbers first',
      text: 'All orders are revealed and resolved from the lowest number to the highest. A tactics card could be played now; yours don’t fit. You are asked all the same, so that nobody can guess. Pass.',
    },
    tactics: {
      title: 'Your tactics cards',
      text: 'Each card says when it may be played. Reinforcements fit your turn: they bring two more units to your stronghold. Play them.',
    },
    kind: {
      title: 'Triangles',
      text: 'The shape of a base says which part of a fate card the unit reads. Triangles are many and fall quickly. Take Footmen.',
    },
    muster: {
      title: 'Place your units',
      text: 'Recruited units always arrive at a stronghold of yours. An area holds at most eight units.',
    },
    target: {
      title: 'Activate an area',
      text: 'Units move into the area that you activate, from up to two areas away. Nobody crosses mountains or water on foot. Choose 7A: two neutral Razorwings live there, on land with food and wood.',
    },
    army: {
      title: 'Who marches?',
      text: 'Your token stays in the area until spring: units there can’t leave again this year. So bring enough at once. Take all from DB; your realm stays yours even when it is empty.',
    },
    march: {
      title: 'Look before you go',
      text: 'You see who comes and what they would meet, with your chance to win. Nothing has happened yet: you can take back every step. Press Done, and they march.',
    },
    meeting: {
      title: 'Fight or negotiate?',
      text: 'Neutral units don’t mind talking: for each influence you spend you draw a fate card. Gold, and they join you; gray, and they leave; red, and they refuse. We need our influence in winter. Fight.',
    },
    rows: {
      title: 'Five rows',
      text: 'Armies stand in rows by initiative. Row by row, both sides draw one fate card for each of their units, and each unit acts once. You may play a card at certain moments. Pass for now.',
    },
    fate: {
      title: 'What fate cards say',
      text: 'Only the section with the shape of the unit counts: first specials, then routs, then damage. A routed unit lies down, does nothing more and does not count. You choose which: a Footman.',
    },
    rally: {
      title: 'The right moment',
      text: 'Between the rows you may play Rally Cry: the Footman stands up again. That counts, because in the end strength is the number of your standing units. With equal strength the defender wins.',
    },
    city: {
      title: 'The supremacy bonus',
      text: '7A is yours! Mobilize is the highest order you have played this year, so you may use its bonus: activate a second area. Choose the empty city in 7C.',
    },
    garrison: {
      title: 'Somebody has to stay',
      text: 'Outside your realm you control an area only with a unit or a stronghold in it. Send the Footmen from DA and DC, then Done. Cities serve you when you play Rally Support.',
    },
    hero: {
      title: 'Summer belongs to heroes',
      text: 'In summer each hero heals, trains or moves. Heroes aren’t units: they need no order, enter any area and fight no battles. Let Marrec move.',
    },
    walk: {
      title: 'On the way',
      text: 'Your quests lie in your realm, each with an area and an attribute. The Lamp in the Marsh is in 7D, next door. The Sorcerers there let a hero pass.',
    },
    arrived: {
      title: 'Here we are',
      text: 'A hero moves two areas, and this summer three. But the quest is here: Done.',
    },
    quest: {
      title: 'A quest',
      text: 'Marrec tests his Wisdom of 3: he draws three fate cards, and you choose one of them. Gold or gray bring a reward; on red the quest stays with you. Heroes can also duel other heroes.',
    },
    destiny: {
      title: 'Choose your destiny',
      text: 'Gold is better than gray, gray is better than red. Rewards are weapons and treasures; they stay face down under the hero, and whoever beats him in a duel takes them.',
    },
    harvest: {
      title: 'Time to harvest',
      text: 'New areas bring nothing by themselves. Only Harvest sets your three dials to what your areas yield: look, each dial tells what it would show. Its number is 4, so the bonus is yours again.',
    },
    development: {
      title: 'A development',
      text: 'The bonus of Harvest adds something to a stronghold. The Court gives 1 influence now and again with every such bonus. We are saving for winter, so take it.',
    },
    caravans: {
      title: 'A season card asks',
      text: 'Most season cards simply happen, some ask you. Two tactics cards for 2 influence would be fair, but in winter influence will be worth a rune. Not this time.',
    },
    autumn: {
      title: 'Autumn gives',
      text: 'Every autumn you take 2 influence or a tactics card, and the fate cards are shuffled. Influence is for bids, for titles and for talking with neutral units. Take it.',
    },
    power: {
      title: 'Acquire Power',
      text: 'Now for influence: Acquire Power gives as much as your three dials show. Its number is 7, so you have the bonus. But after it only 8 is higher this year.',
    },
    title: {
      title: 'A title for the bold',
      text: 'A title belongs to whoever puts more influence on it than lies there. The Primarch of the Wizards’ Council decides tied bids. Take it.',
    },
    price: {
      title: 'What is it worth?',
      text: 'It is still free, so 1 is enough. More would only make it harder for your rival to take it away. What lies on a title is spent.',
    },
    bid: {
      title: 'A rune in winter',
      text: 'The season card offers a dragon rune. All bid in secret, and everybody pays. But you see how much your rival has: bid one more than that, and you can’t lose.',
    },
    decoy: {
      title: 'Won!',
      text: 'First you could discard false runes of yours. But a false one makes others march to the wrong place. Keep it: Done.',
    },
    place: {
      title: 'A rune and a decoy',
      text: 'You get a dragon rune and a false one. Each goes into an area without a rune: yours or nobody’s. Only what lies in your areas counts, so place them in 7A and 7C.',
    },
    secret: {
      title: 'Which one is it?',
      text: 'Everybody saw the places, only you say which is genuine. Choose the area that is easier to defend: 7C is next to your stronghold.',
    },
    hunger: {
      title: 'Winter is hungry',
      text: 'In no area may you keep more units than your food dial shows. The others are lost. Next year spread your army in time, or take land with more food. In winter rivers are frozen, too.',
    },
    supremacy: {
      title: 'Without the bonus',
      text: 'You need new units: Recruit. Its 5 is lower than the 7 you have played this year, so you get the action without the bonus. Always going up would have given you all four.',
    },
    levy: {
      title: 'Choose a dial',
      text: 'Each dial shows whom it recruits: the higher, the more. Recruiting does not lower it. Take the food dial: it brings the most units.',
    },
    farewell: {
      title: 'Now you know a year',
      text: 'You have three dragon runes; an objective brings one more. Every spring your orders come back, your tokens are removed and everybody stands up. Play on: I speak when something is new, and Hint shows what a master would play.',
    },
    conquer: {
      title: 'Conquer',
      text: 'Like Mobilize, but with only one area. Its bonus is for the battle: 2 more strength against a stronghold, otherwise 1 more.',
    },
    strategize: {
      title: 'Strategize',
      text: 'Everybody may move, each one area, into empty areas or your own. Nothing is activated: a good way to spread an army before winter. Heroes may walk along.',
    },
    'rally-support': {
      title: 'Your cities',
      text: 'Each city you control gives you one of its two benefits: influence, cards, quests or neutral units that join you. With the bonus a new hero comes.',
    },
    hire: {
      title: 'A new hero',
      text: 'Three are drawn, one stays; you may lead three. Look at the attributes: which one do your quests need?',
    },
    fortify: {
      title: 'Fortify',
      text: 'Build a stronghold for 3 influence, repair one, move rune tokens to areas next door: any or all of them. A stronghold holds the area and has a strength of 5.',
    },
    'own-turn': {
      title: 'A card for your turn',
      text: 'In your turn you may play such cards before or after your order. New cards have to wait until the next season.',
    },
    defence: {
      title: 'You are attacked',
      text: 'With equal strength the defender wins, and a stronghold adds 5. The attacker may play cards first, then you.',
    },
    tally: {
      title: 'Who is stronger?',
      text: 'All rows have acted. Now standing units are counted, with the stronghold and cards. The loser retreats and is routed.',
    },
    retreat: {
      title: 'Retreat',
      text: 'All go together to one area next door that is friendly or empty, and are routed there until spring. Without such an area they are lost. Neutral units look for an uncontrolled one.',
    },
    stronghold: {
      title: 'Taken!',
      text: 'You may replace the stronghold with a damaged one of yours. It recruits and defends for you, and Fortify repairs it.',
    },
    duel: {
      title: 'A duel',
      text: 'Four rounds, one fate card each: the circle counts. Damage wounds, a rout parries, a special uses an ability or a weapon. The winner takes the rewards of the loser.',
    },
    end: {
      title: 'The runes are counted',
      text: 'The score sheet shows whose runes lay where. What brought the most: bids, quests, objectives or war? Next time, choose your last order of the year before the first.',
    },
  },
});
