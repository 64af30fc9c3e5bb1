import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Alone against Qin',
  teaches: 'What Qin Jiushao does and why, how to read what comes next, and how to stay ahead of him.',
  words: {
    rival: {
      title: 'A rival made of rules',
      text: 'Qin Jiushao is not a bot: he plans nothing. The rules say what he does, and almost all of it is open. Whoever has more honor at the end wins. First choose your general, as always.',
    },
    difficulty: {
      title: 'How strong is he?',
      text: 'Here he begins with no honor. At a new table you may give him a head start of 50 or 100, or one more advisor every spring. And each of the three artifacts brings him 20 honor at the end.',
    },
    deck: {
      title: 'Six cards, one a year',
      text: 'First you choose, then his top card is turned up. Each of the six comes once: every year you know better what is left. Their names are those of yours, their effects are not: open one. Take “Levy” this time.',
    },
    order: {
      title: 'The first free space',
      text: 'Qin drew “Work Harder”. He and the Reed Clan always take the first free space, and you choose before them, because you are first in tea order. Space 1 is good: in your turn he also sends clerks, and they help you fill a location.',
    },
    lowest: {
      title: 'He wants the lowest',
      text: 'His track ranks five locations, the lowest at the right. In your turn and in that of the Reed Clan, a clerk of his goes to each of the two lowest: they are marked. If one is full, he takes the next.',
    },
    wall: {
      title: 'He builds, too',
      text: '“Work Harder” built a level for him, where the next horde comes, and gave him its honor. The Warehouse paid first, the rest was free. So your donations may serve him. But his wall protects you: only you take shame.',
    },
    fires: {
      title: 'What it brings him',
      text: 'When such a location activates, he gains honor: his clerks there, times the level of his overseer. Then its token goes to the far left, and he wants another one. You collect as usual: he has helped you fill it.',
    },
    next: {
      title: 'All of it is public',
      text: 'Look here before you move: where his clerks go, what he would gain, which vital point his next spearman covers, where he builds. Only his next card is unknown.',
    },
    strikes: {
      title: 'His soldiers',
      text: 'They cost him nothing and strike where the next horde comes: the horde closest to the wall, the first free point. Each wound brings him 2 honor, and its reward is lost. He takes no shame and saves nobody. Be there before him.',
    },
    reed: {
      title: 'Who commands the Reed Clan?',
      text: 'In your turn you do, in his turn he does, in its own turn whoever is higher in tea order. Qin sends its clerks where he wants to go. So the Tea House is worth more than usual.',
    },
    shame: {
      title: 'Ten tokens',
      text: 'The supply holds 10 shame tokens, and only you take them. When it is empty, you have lost. What a breach would take is marked here: look before every winter.',
    },
    court: {
      title: 'His court grows',
      text: 'Every spring one of the two advisors who leave the queue joins him. With “Economy” and “Betrayal” each of them brings him 1 honor. Whoever you hire at the Embassy in time does not go to him.',
    },
    farewell: {
      title: 'Now you know him',
      text: 'That is all he can do. The game ends after a winter: with both sections at level 3 or after year 6, and at once without shame tokens. Play on if you like. Next time, give him a head start.',
    },
  },
});
