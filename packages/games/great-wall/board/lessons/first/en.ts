import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Your first game',
  teaches: 'Two years against others: commands, clerks, soldiers, the wall, and what a breach costs.',
  words: {
    welcome: {
      title: 'Honor on the wall',
      text: 'Hordes ride against the wall, and we all defend it. But only one of us wins: whoever has the most honor at the end. First choose a general: resources to start with, a place in the tea order, and an ability.',
    },
    advisors: {
      title: 'One speaks, one supports',
      text: 'The active advisor lends you an ability for the whole game. The other one lies face down under your general and makes the general’s ability stronger. Both are good choices here.',
    },
    command: {
      title: 'A secret command',
      text: 'Everything is decided in autumn. All choose a command in secret, then all are revealed. Take “Levy” this time, which recruits a soldier. Nearly every command also lets the other players move clerks, so you also act in their turns.',
    },
    track: {
      title: 'Who acts when?',
      text: 'In tea order, everyone puts a command on a free space. Then each card has its turn, from space 1 on. You may choose first. Early is not always best: later, the others have helped to fill the locations.',
    },
    clerks: {
      title: 'Send your clerks',
      text: 'A location with spaces activates only when all of them are full, whoever fills them. One with room for any number needs a single clerk. So help to fill the Quarry, or go straight to the War Academy.',
    },
    fetch: {
      title: 'Where from?',
      text: 'A clerk comes from your reserve or from another location. From a full location nobody can leave any more. When a location activates, all its clerks go home to the reserve.',
    },
    together: {
      title: 'Better not alone',
      text: 'Here you want company. If only your clerks stand at one of these five places when it activates, you take a shame token. A single clerk of somebody else is enough, and nobody takes shame.',
    },
    recruit: {
      title: 'Who do you recruit?',
      text: 'A spearman strikes the horde in the first row. A horseman covers two adjacent vital points of any horde. An archer takes a shooting post, wounds at once and again every winter. With “Levy” you pay 1 resource less.',
    },
    attack: {
      title: 'Into the attack',
      text: 'Cover a vital point and take its reward at once. When all points of a horde are covered, it is defeated: everybody with a soldier on it gains 2 honor, and whoever covers most claims it, for more honor at the end.',
    },
    wound: {
      title: 'A wound',
      text: 'A wound covers a vital point for good. It gives no reward and does not count when the horde is claimed, but it brings the defeat closer. Each of your archers on the posts there gains 2 honor then.',
    },
    tactics: {
      title: 'A moment for tactics',
      text: 'Now you may play a tactic or use an ability. Each tactic says when, and has a basic and a boosted effect, which costs chi. Nothing fits? Pass. You are asked anyway, so that nobody guesses your cards.',
    },
    activate: {
      title: 'You set the order',
      text: 'After your command, every location that is ready activates. It is your turn, so you choose the order, even where you have no clerk. It’s often best to start with what brings you resources.',
    },
    overseer: {
      title: 'An overseer',
      text: 'You got 1 resource for each of your clerks here. For 2 chi, one of your soldiers becomes overseer for good: 1 resource more whenever you collect here, and 1 every summer. The earlier, the better.',
    },
    donate: {
      title: 'A gift for the wall',
      text: 'Put 1 resource into the Warehouse and gain 2 honor at once. Whoever builds next has to use the Warehouse first, so you make it cheaper for them. That can also be you.',
    },
    winter: {
      title: 'Winter is coming',
      text: 'Then the hordes attack. Above each section you read power against defense: the wall, and 2 for each barricade. If the power is greater, they breach, and each horde there without a soldier of yours brings you shame.',
    },
    wall: {
      title: 'Build the wall',
      text: 'At the Builders’ Camp each clerk builds once: a barricade for 2 resources and 2 honor, or a wall level for 5, 10 or 15, with just as much honor. Only chi does not count. The Warehouse pays first.',
    },
    build: {
      title: 'What do you build?',
      text: 'A wall level stays, and has room for more archers. Barricades fall after winter. Point at an answer: above the section you see at once whether it would hold.',
    },
    counsel: {
      title: 'Three quiet places',
      text: 'The Embassy hires clerks and advisors for gold. The War Academy gives you tactics. In the Tea House you rise in the tea order: whoever is higher chooses first and wins every tie.',
    },
    embassy: {
      title: 'Clerk or advisor?',
      text: 'A clerk costs 2 gold and works every year. An advisor costs 1 gold for each advisor you’ll then have: active for an ability, or supporting to make your general stronger. You can’t change that later.',
    },
    barracks: {
      title: 'The Barracks',
      text: 'When it is full, each clerk there recruits a soldier: a spearman for 2 stone and 1 wood, an archer for 2 chi and 1 wood, a horseman for 3 gold and 1 wood. He attacks, or rests for later.',
    },
    losses: {
      title: 'Soldiers fall',
      text: 'When a horde is defeated or breaches, each player loses as many soldiers on it as the lethality of the year. For 2 chi you save one: he goes to the rest zone, and can attack again with “Attack Order”.',
    },
    shame: {
      title: 'A shame token',
      text: 'Under a soldier of your reserve it takes him out of play and costs 5 honor at the end. On a horde you claimed, the horde gives no honor. Choose what you need least. In summer, 2 chi discard a token.',
    },
    atone: {
      title: 'Honor restored',
      text: 'For 2 chi a shame token goes back to the supply, and your soldier or your horde counts again. Keep an eye on the supply: when it is empty, the game ends after that winter.',
    },
    summer: {
      title: 'Spring and summer',
      text: 'Winter is over, and all barricades are gone. Spring brought new hordes, summer pays your overseers. Now take your commands back, or gain 2 honor for each in the pile. You still hold five: the honor is a good choice.',
    },
    bare: {
      title: 'No barricades left',
      text: 'They fall every winter. Where power is higher than defense in winter, there will be a breach. “Work Harder” sends your clerks to produce and then builds once. Or recruit again: a soldier on a horde saves you the shame.',
    },
    bonus: {
      title: 'Commands that help',
      text: 'All commands are face up now. Most do more when a certain command of another player is on the track: “Work Harder” builds for less with somebody’s “Levy”. Read your card, then choose the space.',
    },
    advanced: {
      title: 'Advanced activation',
      text: 'Choose a location with a clerk of yours: it activates at once, even if it is not full, and being alone there brings no shame this time.',
    },
    farewell: {
      title: 'Now you know the year',
      text: 'The game ends after a winter: when two sections have level 3, no shame token is left, or year 6 is over. Then shame costs, and hordes and artifacts give honor. Play on: I’ll be quiet now.',
    },
    end: {
      title: 'The last winter is over',
      text: 'The score sheet shows where everybody got their honor. Which breach cost you the most, and which artifact did you forget? Next time, look at the artifacts in the first autumn.',
    },
  },
});
