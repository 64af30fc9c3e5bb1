import { type GameText, plural, reasoned, type SeenCore, sentence } from '@teahouse/kernel';
import type { Term } from '../src/counts.ts';
import type { Change } from '../src/foresight/change.ts';
import type { Warning } from '../src/foresight/warnings.ts';
import type { Notes } from '../src/journal.ts';
import type { Clash } from '../src/modes.ts';
import type { LocationId } from '../src/printed/board.ts';
import type { Prospects } from '../src/prospects.ts';
import type { TableOptions } from '../src/table.ts';
import type { TogetherProspects } from '../src/value/together.ts';
import type { View } from '../src/view.ts';
import { board } from './board/en.ts';
import type { BoardWords } from './board/words.ts';
import { cards } from './cards/en.ts';
import type { Cards } from './cards/keys.ts';
import { forms } from './forms/en.ts';
import { namesOf, naming, sentences, type Words } from './naming.ts';
import { notes } from './notes/en.ts';
import { type Chapter, chapters, type Rule, rules } from './rules/en.ts';
import { together } from './together/en.ts';
import type { TogetherAsk, TogetherText } from './together/keys.ts';

/** Everything this game says, in one language. A key that is missing in a language does not compile. */
export interface Text extends GameText<Notes, Rule, keyof TableOptions, View & SeenCore> {
  clashes: Record<Clash, string>;
  outcomes: Record<'more' | 'less' | 'level' | 'shame', string> & TogetherText['outcomes'];
  counts: Record<Term, (n: number) => string>;
  asks: Record<AskLabel, string | ((seen: (View & SeenCore) | null) => string)>;
  board: BoardWords;
  chapters: Record<Chapter, string>;
  cards: Cards;
  locations: Record<LocationId, string>;
  sources: Words['sources'];
  seasons: Record<'spring' | 'summer' | 'autumn' | 'winter', string>;
  warnings: Record<Warning, string>;
  /** What is foreseen, in words. */
  change: (change: Change) => string;
  /** Defence against power. */
  threat: (defence: number, power: number) => string;
}

export type AskLabel =
  | 'opening.chooseGeneral'
  | 'opening.appoint'
  | 'summer/reclaim.choose'
  | 'autumn.chooseCommands'
  | 'autumn/place.choose'
  | 'autumn/turn.activate'
  | 'command/take.choose'
  | 'command/advance.choose'
  | 'command/either.choose'
  | 'command/all-in.choose'
  | 'command/betray.choose'
  | 'clerks/move.choose'
  | 'clerks/move.fetch'
  | 'goods/choose.choose'
  | 'goods/settle.pay'
  | 'goods/swap.give'
  | 'goods/swap.take'
  | 'goods/plunder.choose'
  | 'location/disgrace.bribe'
  | 'location/upgrade.choose'
  | 'location/donate.choose'
  | 'recruit.hire'
  | 'recruit.choose'
  | 'recruit.place'
  | 'attack/strike.shoot'
  | 'attack/sortie.choose'
  | 'location/build.choose'
  | 'location/build.emptyWarehouse'
  | 'location/fortify.choose'
  | 'location/march.choose'
  | 'location/march.go'
  | 'location/rise.choose'
  | 'location/hire.choose'
  | 'location/hire.appoint'
  | 'location/hire.post'
  | 'location/study.choose'
  | 'reed/dismiss.choose'
  | 'reed/barricade.choose'
  | 'reed/recruit.choose'
  | 'reed/recruit.orElse'
  | 'reed/gather.choose'
  | 'tactics/draw.discard'
  | 'tactics/play.chooseBox'
  | 'card/volley.shoot'
  | 'card/retreat.choose'
  | 'card/upgrade.choose'
  | 'card/upgrade.raise'
  | 'card/sally.choose'
  | 'card/strike-or-study.choose'
  | 'card/bolster.choose'
  | 'winter/duck.choose'
  | 'winter/shoot.shoot'
  | 'winter/shoot.shootMore'
  | 'kill/pick.choose'
  | 'kill/save.choose'
  | 'shame.place'
  | 'shame/atone.choose'
  | 'shame/lift.choose'
  | 'event/window.react'
  | 'together/wish.choose'
  | 'together/pledge.choose'
  | TogetherAsk;

const words: Words = {
  language: 'en',
  forms,
  ...together.words,
  cards: { ...cards, ...together.cards },
  plain: {
    ...together.plain,
    done: 'Done',
    pass: 'Pass',
    rise: 'Rise in the tea order',
    bribe: 'Pay gold instead of taking shame',
    basic: 'Basic effect',
    boosted: 'Boosted effect',
    active: 'As an active advisor',
    supporting: 'As a supporting advisor',
    'take-back': 'Take all commands back',
    honor: 'Gain the honor',
    clerks: 'Move clerks',
    attack: 'Attack',
    withdraw: 'Send an archer to the rest zone',
    'pay-chi': 'Pay 1 chi',
    advance: 'Upgrade the overseer',
    clerk: 'Hire a clerk',
    idle: 'From the reserve',
    'post-to-post': 'An archer, from post to post',
    'post-to-rest': 'An archer, from a post to the rest zone',
    free: 'nothing',
  },
  sources: {
    rewards: 'vital points',
    battles: 'defeated hordes',
    walls: 'walls and barricades',
    donations: 'donations',
    commands: 'commands',
    cards: 'cards',
    shame: 'shame',
    hordes: 'claimed hordes',
    artifacts: 'artifacts',
    'head-start': 'head start',
    production: 'production',
  },
  post: section => `A shooting post ${section.in}`,
  shoot: section => `Shoot ${section.in}`,
  rest: section => `The rest zone ${section.of}`,
  wall: section => `A wall level ${section.in}`,
  barricade: section => `A barricade ${section.in}`,
  route: (from, to) => `${sentence(from.from)} ${to.to}`,
  space: n => `Space ${n}`,
  draw: n => (n === 0 ? 'Draw nothing' : plural(n, 'Draw a tactic', 'Draw # tactics')),
  donate: n => (n === 0 ? 'Donate nothing' : `Donate ${n}`),
  spot: (horde, points) => `${horde}, ${plural(points.length, 'vital point', 'vital points')} ${points.join(' and ')}`,
  offer: (troop, price) => `Recruit ${troop.object(1)} (${price})`,
};

const names = naming(words);
const { answer, amount, change } = names;
const { agreeing, pledging, atoning } = sentences(names, together, {
  atone: 'Which shame token do you discard for chi?',
});
const seasons: Text['seasons'] = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' };

/** What a bot may find good about an answer. */
const reasons: Record<keyof Prospects | keyof TogetherProspects, string> = {
  ...together.reasons,
  honor: 'honor at once',
  trophies: 'claimed hordes',
  hunt: 'hordes about to fall',
  soldiers: 'soldiers in the field',
  threat: 'less shame where a wall may break',
  shamed: 'fewer shame tokens',
  artifacts: 'the artifacts',
  goods: 'resources behind the screen',
  tactics: 'tactics in hand',
  overseers: 'overseers that pay every year',
  clerks: 'more clerks',
  advisors: 'advisors',
  working: 'well-placed clerks',
  commands: 'commands for years to come',
  plan: 'the command still to be resolved',
  underWay: 'what it sets in motion',
  tea: 'a better place in the tea order',
  qin: 'less for Qin Jiushao',
  supply: 'shame tokens left in the supply',
};

export const text: Text = {
  title: 'The Great Wall',
  tagline:
    'Clerks, soldiers and advisors against the hordes: build the wall together, but earn the most honor yourself.',
  cover: 'Horsemen ride toward a wall that climbs over the mountains, a signal fire on its tower',
  options: {
    edition: {
      name: 'Rules',
      help: 'Edition 1 lets overseers be upgraded without collecting, allows several tactics at one event, and counts shooting in winter as an attack.',
      values: { 2: 'Edition 2.0', 1: 'Edition 1' },
    },
    mode: {
      name: 'Players',
      help: 'Everyone for themselves, one player against Qin Jiushao, or all together for the emperor.',
      values: { rivals: 'Against each other', alone: 'Alone', together: 'Together' },
    },
    qinHonor: {
      name: 'Difficulty against Qin Jiushao',
      help: 'How much honor Qin Jiushao starts with in a solo game.',
      values: { 0: 'Normal', 50: 'Hard: 50 honor', 100: 'Very hard: 100 honor' },
    },
    qinAdvisors: {
      name: 'Qin Jiushao’s advisors',
      help: 'How many of the two advisors who leave the queue each spring join Qin Jiushao in a solo game.',
      values: { 1: 'One', 2: 'Both' },
    },
    stores: {
      name: 'Stores',
      help: 'In co-op games, whether partners see what’s behind each other’s screens. Spectators never do.',
      values: { shown: 'Shown to partners', hidden: 'Hidden' },
    },
  },
  clashes: {
    'alone-is-for-one': 'A solo game is for one player. Remove the other seats.',
    'one-plays-alone': 'One player plays a solo game. Choose “Alone” or add a seat.',
    'qin-is-for-one': 'Qin Jiushao only plays in solo games. Choose “Alone” or leave his settings unchanged.',
  },
  asks: {
    'opening.chooseGeneral': 'Which general leads your clan?',
    'opening.appoint': 'Which advisor becomes active? The other one supports your general.',
    'summer/reclaim.choose': 'Do you take all your commands back, or gain 2 honor for each one in the discard pile?',
    'autumn.chooseCommands': 'Choose a command in secret.',
    'autumn/place.choose': 'On which space of the command track does your command go?',
    'autumn/turn.activate': 'Which location activates next?',
    'command/take.choose': 'Which resource do you take?',
    'command/advance.choose': 'Which location do you activate?',
    'command/either.choose': 'Do you move clerks or attack with a soldier?',
    'command/all-in.choose': 'In which section do all your soldiers attack?',
    'command/betray.choose': 'Which command do you copy, or do you move clerks instead?',
    'clerks/move.choose': 'Where does a clerk go?',
    'clerks/move.fetch': 'Where does the clerk come from?',
    'goods/choose.choose': 'Which resource do you gain?',
    'goods/settle.pay': 'What do you pay with?',
    'goods/swap.give': 'Which resource do you give away?',
    'goods/swap.take': 'Which resource do you get for it?',
    'goods/plunder.choose': 'Which resource do you lose to the raiders?',
    'location/disgrace.bribe': 'You’re alone here. Do you pay gold instead of taking shame?',
    'location/upgrade.choose': 'Do you upgrade your overseer here?',
    'location/donate.choose': 'Do you donate to the Warehouse for honor?',
    'recruit.hire': 'Who do you recruit?',
    'recruit.choose': 'Which recruit do you place next?',
    'recruit.place': 'Where does the recruit attack or rest?',
    'attack/strike.shoot': 'Which vital point does the archer wound?',
    'attack/sortie.choose': 'Who attacks, and where?',
    'location/build.choose': 'What do you build?',
    'location/build.emptyWarehouse': 'Which resources of the Warehouse do you use?',
    'location/fortify.choose': 'Where does the barricade go?',
    'location/march.choose': 'From where to where do your troops move?',
    'location/march.go': 'Who moves?',
    'location/rise.choose': 'Do you move your tea marker up?',
    'location/hire.choose': 'Who do you hire?',
    'location/hire.appoint': 'Is the advisor active or supporting? This can’t be changed later.',
    'location/hire.post': 'Does the new clerk go straight to a location?',
    'location/study.choose': 'How many tactics do you draw?',
    'reed/dismiss.choose': 'Which advisor does the Reed Clan discard?',
    'reed/barricade.choose': 'Where does the Reed Clan build a barricade?',
    'reed/recruit.choose': 'Which vital point does the Reed Clan’s spearman cover?',
    'reed/recruit.orElse': 'Where do the River Wardens build a barricade?',
    'reed/gather.choose': 'What does the Reed Clan put into the Warehouse?',
    'tactics/draw.discard': 'You hold too many tactics. Which one do you discard?',
    'tactics/play.chooseBox': 'Which effect of the tactic do you use?',
    'card/volley.shoot': 'Which vital point is wounded?',
    'card/retreat.choose': 'Which soldier retreats?',
    'card/upgrade.choose': 'Which overseer do you upgrade?',
    'card/upgrade.raise': 'Who becomes overseer?',
    'card/sally.choose': 'From which section do they attack?',
    'card/strike-or-study.choose': 'Do you attack or draw a tactic?',
    'card/bolster.choose': 'Which section gets more defense?',
    'winter/duck.choose': 'The horse archers shoot. Do you pay 1 chi or send an archer to the rest zone?',
    'winter/shoot.shoot': 'Which vital point does your archer wound?',
    'winter/shoot.shootMore': 'Does your sharpshooter place one more wound here?',
    'kill/pick.choose': 'Which of your soldiers dies?',
    'kill/save.choose': 'Which soldier do you save for chi?',
    'shame.place': 'Where do you put the shame token?',
    'shame/atone.choose': atoning,
    'shame/lift.choose': 'Which shame token do you discard?',
    'event/window.react': 'Do you play a tactic or use an ability?',
    ...together.asks,
    'together/wish.choose': agreeing,
    'together/pledge.choose': pledging,
  },
  answer,
  counts: {
    honor: n => `${n} honor`,
    hordes: n => plural(n, '# horde', '# hordes'),
    levels: n => plural(n, '# wall level', '# wall levels'),
    goods: n => plural(n, '# resource', '# resources'),
    demands: n => plural(n, '# demand', '# demands'),
    shame: n => plural(n, '# shame token in the supply', '# shame tokens in the supply'),
  },
  why: (id, why, seen) =>
    reasoned('en', id, why, {
      name: other => answer(other, seen),
      because: why.because === null ? null : `Main reason: ${reasons[why.because.what as keyof typeof reasons]}.`,
    }),
  outcomes: {
    ...together.outcomes,
    more: 'You have more honor than Qin Jiushao.',
    less: 'Qin Jiushao has more honor.',
    level: 'Qin Jiushao has as much honor as you, and that’s not enough.',
    shame: 'No shame token is left. The game is lost.',
  },
  notes: { ...notes(names), ...together.notes(names) },
  board,
  rules,
  chapters,
  cards: words.cards,
  locations: namesOf(forms.locations),
  sources: words.sources,
  seasons,
  warnings: {
    alone: 'You’d be alone there when it activates and take a shame token.',
    'no-command-left': 'You have no command in hand and would have no turn in autumn.',
  },
  change,
  threat: (defence, power) => `${amount('defence', defence)} against ${amount('power', power)}`,
};
