import { type GameText, plural, type SeenCore } from '@teahouse/kernel';
import type { Change } from '../src/foresight/change.ts';
import type { Warning } from '../src/foresight/warnings.ts';
import type { Notes } from '../src/journal.ts';
import type { Clash } from '../src/modes.ts';
import type { TableOptions } from '../src/table.ts';
import type { TogetherProspects } from '../src/value/together.ts';
import type { Prospects } from '../src/value.ts';
import type { View } from '../src/view.ts';
import { board } from './board/en.ts';
import type { BoardWords } from './board/words.ts';
import { cards } from './cards/en.ts';
import type { Cards } from './cards/keys.ts';
import { naming, percent, sentences, type Words } from './naming.ts';
import { type Rule, rules } from './rules/en.ts';
import { together } from './together/en.ts';
import type { TogetherAsk, TogetherText } from './together/keys.ts';

/** Everything this game says, in one language. A key that is missing in a language does not compile. */
export interface Text extends GameText<Notes, Rule, keyof TableOptions, View & SeenCore> {
  clashes: Record<Clash, string>;
  outcomes: Record<'more' | 'less' | 'level' | 'shame', string> & TogetherText['outcomes'];
  asks: Record<AskLabel, string | ((seen: (View & SeenCore) | null) => string)>;
  board: BoardWords;
  cards: Cards;
  locations: Words['locations'];
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
  ...together.words,
  cards: { ...cards, ...together.cards },
  locations: {
    'lumber-mill': 'Lumber Mill',
    quarry: 'Quarry',
    'gold-mine': 'Gold Mine',
    temple: 'Temple',
    barracks: 'Barracks',
    'builders-camp': "Builders' Camp",
    'logistics-center': 'Logistics Center',
    'tea-house': 'Tea House',
    embassy: 'Embassy',
    'war-academy': 'War Academy',
  },
  sections: { left: 'left section', middle: 'middle section', right: 'right section' },
  troops: { spearman: 'spearman', archer: 'archer', horseman: 'horseman' },
  resources: { wood: 'wood', stone: 'stone', gold: 'gold', chi: 'chi' },
  amount: {
    wood: n => `${n} wood`,
    stone: n => `${n} stone`,
    gold: n => `${n} gold`,
    chi: n => `${n} chi`,
    honor: n => `${n} honor`,
    shame: n => plural(n, '# shame token', '# shame tokens'),
    tactics: n => plural(n, '# tactic', '# tactics'),
    soldiers: n => plural(n, '# soldier', '# soldiers'),
    clerks: n => plural(n, '# clerk', '# clerks'),
    defence: n => `${n} defence`,
    power: n => `${n} power`,
  },
  plain: {
    ...together.plain,
    done: 'Done',
    pass: 'Pass',
    rise: 'Rise in the tea order',
    bribe: 'Pay gold instead of shame',
    basic: 'Basic effect',
    boosted: 'Boosted effect',
    active: 'As active advisor',
    supporting: 'As supporting advisor',
    'take-back': 'Take the commands back',
    honor: 'Take the honor',
    clerks: 'Move clerks',
    attack: 'Attack',
    withdraw: 'Send an archer to rest',
    'pay-chi': 'Pay 1 chi',
    advance: 'Upgrade the overseer',
    clerk: 'Hire a clerk',
    idle: 'From the reserve',
    'post-to-post': 'Archer: from post to post',
    'post-to-rest': 'Archer: from post to rest zone',
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
  automata: { reed: 'The Reed Clan', qin: 'Qin Jiushao' },
  post: section => `Shooting post, ${section}`,
  shoot: section => `Shoot, ${section}`,
  rest: section => `Rest zone, ${section}`,
  wall: section => `Wall, ${section}`,
  barricade: section => `Barricade, ${section}`,
  route: (from, to) => `From the ${from} to the ${to}`,
  space: n => `Space ${n}`,
  draw: n => (n === 0 ? 'Draw nothing' : `Draw ${n}`),
  donate: n => (n === 0 ? 'Donate nothing' : `Donate ${n}`),
  spot: (horde, n) => `${horde}, vital point ${n}`,
  offer: (troop, price) => `Recruit a ${troop} (${price})`,
};

const names = naming(words);
const { answer, section, troop, card, horde, amount, who, change, source } = names;
const { agreeing, pledging, atoning } = sentences(names, together, {
  atone: 'Which shame token do you discard for chi?',
});
const seasons: Text['seasons'] = { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' };
const ENDS: Record<string, string> = {
  demands: 'All demands are fulfilled: the game ends.',
  walls: 'The walls are complete: the game ends.',
  shame: 'No shame token is left: the game ends.',
  time: 'The last year is over: the game ends.',
};

/** What a bot may find good about an answer. */
const reasons: Record<keyof Prospects | keyof TogetherProspects, string> = {
  ...together.reasons,
  honor: 'honor at once',
  trophies: 'claimed hordes',
  hunt: 'hordes that are about to fall',
  soldiers: 'soldiers in the field',
  threat: 'less shame where a wall may break',
  shamed: 'fewer shame tokens',
  artifacts: 'the artifacts',
  goods: 'resources behind the screen',
  tactics: 'tactics in hand',
  overseers: 'overseers who collect year after year',
  clerks: 'more clerks',
  advisors: 'advisors',
  working: 'clerks who will be of use where they stand',
  commands: 'commands for the years to come',
  plan: 'the command that is still to be resolved',
  underWay: 'what it sets in motion',
  tea: 'a better place in tea',
  qin: 'less for Qin Jiushao',
  supply: 'shame tokens left in the supply',
};

export const text: Text = {
  title: 'The Great Wall',
  tagline: 'Clerks, soldiers and advisors against the hordes: build the wall together, and earn the most honor.',
  cover: 'Horsemen ride towards a wall that climbs over the mountains, a signal fire on its tower',
  options: {
    edition: {
      name: 'Rules',
      help: 'Edition 1 lets overseers rise without collecting, allows several tactics at one event, and counts shooting in winter as an attack.',
      values: { 2: 'Edition 2.0', 1: 'Edition 1' },
    },
    mode: {
      name: 'Players',
      help: 'Each for the most honor of all, one player against Qin Jiushao, or all together for the emperor.',
      values: { rivals: 'Against each other', alone: 'Alone', together: 'Together' },
    },
    qinHonor: {
      name: 'Head start of Qin Jiushao',
      help: 'How much honor Qin Jiushao has at the start of a game alone.',
      values: { 0: 'None', 50: '50 honor', 100: '100 honor' },
    },
    qinAdvisors: {
      name: 'Advisors of Qin Jiushao',
      help: 'How many of the two advisors who leave the queue in spring go to Qin Jiushao, in a game alone.',
      values: { 1: 'One', 2: 'Both' },
    },
    stores: {
      name: 'Stores',
      help: "Only where all play together: whether partners see what is behind each other's screens. Spectators never do.",
      values: { shown: 'Shown to partners', hidden: 'Hidden' },
    },
  },
  clashes: {
    'alone-is-for-one': 'Alone is for one player: take the other seats away.',
    'one-plays-alone': 'One player plays alone: choose “Alone”, or add a seat.',
    'qin-is-for-one': 'Only whoever plays alone meets Qin Jiushao: choose “Alone”, or leave him as he is.',
  },
  asks: {
    'opening.chooseGeneral': 'Which general leads your clan?',
    'opening.appoint': 'Which advisor becomes active? The other one supports your general.',
    'summer/reclaim.choose': 'Take all your commands back, or gain 2 honor for each that lies in the pile?',
    'autumn.chooseCommands': 'Choose a command in secret.',
    'autumn/place.choose': 'On which space of the command track does your command go?',
    'autumn/turn.activate': 'Which location activates next?',
    'command/take.choose': 'Which resource do you take?',
    'command/advance.choose': 'Which location do you activate?',
    'command/either.choose': 'Move clerks, or attack with a soldier?',
    'command/all-in.choose': 'In which section do all your soldiers attack?',
    'command/betray.choose': 'Which command do you copy, or do you move clerks?',
    'clerks/move.choose': 'Where does a clerk go?',
    'clerks/move.fetch': 'Where does the clerk come from?',
    'goods/choose.choose': 'Which resource do you gain?',
    'goods/settle.pay': 'What do you pay with?',
    'goods/swap.give': 'Which resource do you give away?',
    'goods/swap.take': 'Which resource do you get for it?',
    'goods/plunder.choose': 'Which resource do you lose to the raiders?',
    'location/disgrace.bribe': 'You are alone here. Do you pay gold instead of taking shame?',
    'location/upgrade.choose': 'Do you upgrade your overseer here?',
    'location/donate.choose': 'Do you donate to the Warehouse for honor?',
    'recruit.hire': 'Whom do you recruit?',
    'recruit.choose': 'Which recruit do you place next?',
    'recruit.place': 'Does the recruit attack or rest, and where?',
    'attack/strike.shoot': 'Which vital point does the archer wound?',
    'attack/sortie.choose': 'Who attacks, and where?',
    'location/build.choose': 'What do you build?',
    'location/build.emptyWarehouse': 'Which resources of the Warehouse do you use?',
    'location/fortify.choose': 'Where does the barricade go?',
    'location/march.choose': 'Which way do your troops march?',
    'location/march.go': 'Who marches?',
    'location/rise.choose': 'Does the tea marker rise?',
    'location/hire.choose': 'Whom do you hire?',
    'location/hire.appoint': 'Is the advisor active or supporting? This is for good.',
    'location/hire.post': 'Does the new clerk go straight to a location?',
    'location/study.choose': 'How many tactics do you draw?',
    'reed/dismiss.choose': 'Which advisor does the Reed Clan send away?',
    'reed/barricade.choose': 'Where does the Reed Clan build a barricade?',
    'reed/recruit.choose': 'Which vital point does the Reed spearman cover?',
    'reed/recruit.orElse': 'Where do the River Wardens build a barricade?',
    'reed/gather.choose': 'What does the Reed Clan put into the Warehouse?',
    'tactics/draw.discard': 'You hold too many tactics: which one do you discard?',
    'tactics/play.chooseBox': 'Which effect of the tactic do you use?',
    'card/volley.shoot': 'Which vital point is wounded?',
    'card/retreat.choose': 'Which soldier retreats?',
    'card/upgrade.choose': 'Which overseer do you upgrade?',
    'card/upgrade.raise': 'Who becomes overseer?',
    'card/sally.choose': 'From which section do they attack?',
    'card/strike-or-study.choose': 'Attack, or draw a tactic?',
    'card/bolster.choose': 'Which section gets more defence?',
    'winter/duck.choose': 'The horse archers shoot: pay 1 chi, or send an archer to rest?',
    'winter/shoot.shoot': 'Which vital point does your archer wound?',
    'winter/shoot.shootMore': 'Does your sharpshooter place one more wound here?',
    'kill/pick.choose': 'Which of your soldiers dies?',
    'kill/save.choose': 'Which soldier do you save for chi?',
    'shame.place': 'Who bears the shame token?',
    'shame/atone.choose': atoning,
    'shame/lift.choose': 'Which shame token do you discard?',
    'event/window.react': 'Do you play a tactic or use an ability?',
    ...together.asks,
    'together/wish.choose': agreeing,
    'together/pledge.choose': pledging,
  },
  answer,
  why: (id, { chance, others, because }, seen) => {
    const reason =
      because === null ? '' : ` What speaks for it most: ${reasons[because.what as keyof typeof reasons]}.`;
    const worse = others.map(other => `${answer(other.answer, seen)} by ${percent(other.chance)}`).join(', ');
    return `${answer(id, seen)}: my chance is then ${percent(chance)}.${reason}${worse === '' ? '' : ` Worse: ${worse}.`}`;
  },
  outcomes: {
    ...together.outcomes,
    more: 'You have more honor than Qin Jiushao.',
    less: 'Qin Jiushao has more honor.',
    level: 'Qin Jiushao has as much honor as you: that is not enough.',
    shame: 'No shame token is left: the wall has lost its honor.',
  },
  notes: {
    year: e => `Year ${e.n} begins.`,
    season: e => `${seasons[e.what as 'spring']}.`,
    'chooses-general': (e, name) => `${name(e.seat)} is led by ${card(e.what)}.`,
    appoints: (e, name) =>
      e.what === ''
        ? `${name(e.seat)} puts a supporting advisor under the general.`
        : `${name(e.seat)} appoints: ${card(e.what)}${e.at === 'supporting' ? ' (supporting)' : ''}.`,
    'horde-arrives': e => `A horde arrives at the ${section(e.at)}: ${horde(e.what)}.`,
    raid: e => `The ${section(e.at)} is full: ${horde(e.what)} raid, and ${amount('shame', e.n)} leave the game.`,
    'advisor-leaves': e => `${card(e.what)} leaves the court.`,
    'joins-qin': (e, name) => `${card(e.what)} joins the court of ${who(e.seat, name)}.`,
    'advisor-arrives': e => `${card(e.what)} offers advice.`,
    gains: (e, name) => `${name(e.seat)} gains ${amount(e.what, e.n)}.`,
    pays: (e, name) => `${name(e.seat)} pays ${amount(e.what, e.n)}.`,
    honor: (e, name) =>
      e.n < 0
        ? `${who(e.seat, name)} loses ${amount('honor', -e.n)} (${source(e.what)}).`
        : `${who(e.seat, name)} gains ${amount('honor', e.n)} (${source(e.what)}).`,
    shame: (e, name) => `${name(e.seat)} takes a shame token: ${answer(e.what)}.`,
    'shame-lost': (e, name) => `${name(e.seat)} cannot take a shame token and pays with honor.`,
    'shame-averted': (e, name) => `${name(e.seat)} averts the shame.`,
    atones: (e, name) => `${name(e.seat)} discards a shame token: ${answer(e.what)}.`,
    'takes-back': (e, name) => `${name(e.seat)} takes ${e.n} commands back.`,
    reveals: (e, name) => `${who(e.seat, name)} reveals: ${card(e.what)}.`,
    orders: (e, name) => `${who(e.seat, name)}: ${card(e.what)} on space ${e.n}.`,
    turn: (e, name) => `Turn of ${who(e.seat, name)}: ${card(e.what)}.`,
    copies: (e, name) => `${name(e.seat)} copies ${card(e.what)}.`,
    'moves-clerk': (e, name) => `${who(e.seat, name)}: a clerk goes to ${answer(e.what)}.`,
    'go-home': (e, name) =>
      `${who(e.seat, name)}: ${amount('clerks', e.n)} ${e.n === 1 ? 'goes' : 'go'} home (${answer(e.what)}).`,
    activates: e => `${answer(e.what)} activates${e.at === 'advanced' ? ' (advanced activation)' : ''}.`,
    upgrades: (e, name) => `${who(e.seat, name)} upgrades the overseer of ${answer(e.what)} to level ${e.n}.`,
    donates: (e, name) => `${name(e.seat)} donates ${amount(e.what, 1)}.`,
    stores: (e, name) => `${who(e.seat, name)} puts ${amount(e.what, 1)} into the Warehouse.`,
    'uses-stores': (e, name) => `${who(e.seat, name)} uses ${amount(e.what, e.n)} of the Warehouse.`,
    'ranks-first': (e, name) => `${answer(e.what)} is now the highest on the track of ${who(e.seat, name)}.`,
    recruits: (e, name) => `${name(e.seat)} recruits: ${troop(e.what)}.`,
    rests: (e, name) => `${name(e.seat)}: a ${troop(e.what)} rests, ${section(e.at)}.`,
    attacks: (e, name) => `${who(e.seat, name)} attacks: ${troop(e.what)}, ${answer(e.at)}.`,
    wounds: (e, name) => `${who(e.seat, name)} wounds: ${answer(e.at)}.`,
    'builds-wall': (e, name) => `${who(e.seat, name)} builds level ${e.n} of the wall, ${section(e.at)}.`,
    'builds-barricade': (e, name) => `${who(e.seat, name)} builds a barricade, ${section(e.at)}.`,
    marches: (e, name) => `${name(e.seat)}: ${answer(e.what)}, ${answer(e.at).toLowerCase()}.`,
    rises: (e, name) => `${who(e.seat, name)} rises to place ${e.n} in the tea order.`,
    'hires-clerk': (e, name) => `${name(e.seat)} hires a clerk.`,
    'hires-advisor': (e, name) => `${name(e.seat)} hires ${card(e.what)}: ${answer(e.at).toLowerCase()}.`,
    draws: (e, name) =>
      e.what === '' ? `${name(e.seat)} draws a tactic.` : `${name(e.seat)} draws: ${answer(e.what)}.`,
    discards: (e, name) => `${name(e.seat)} discards: ${answer(e.what)}.`,
    plays: (e, name) => `${name(e.seat)} plays ${card(e.what)}${e.at === 'boosted' ? ', boosted' : ''}.`,
    uses: (e, name) => `${name(e.seat)}: ${card(e.what)}.`,
    defeated: e => `Defeated: ${horde(e.what)}.`,
    claims: (e, name) => `${who(e.seat, name)} claims: ${horde(e.what)}.`,
    'horde-leaves': e => `Nobody claims: ${horde(e.what)}.`,
    saves: (e, name) => `${name(e.seat)} saves a ${troop(e.what)}, ${section(e.at)}.`,
    dies: (e, name) => `${who(e.seat, name)} loses a ${troop(e.what)}, ${section(e.at)}.`,
    withdraws: (e, name) => `${who(e.seat, name)} sends an archer to rest, ${section(e.at)}.`,
    'wall-holds': e => `The wall holds with ${amount('defence', e.n)}: ${section(e.at)}.`,
    breach: e => `Breach with ${amount('power', e.n)}: ${section(e.at)}.`,
    bolsters: (e, name) => `${name(e.seat)} adds ${amount('defence', e.n)}: ${section(e.at)}.`,
    'barricades-fall': () => 'All barricades are gone.',
    ends: e => ENDS[e.what]!,
    ...together.notes(names),
  },
  board,
  rules,
  cards: words.cards,
  locations: words.locations,
  sources: words.sources,
  seasons,
  warnings: {
    alone: 'You would be alone there when it activates: that brings shame.',
    'no-command-left': 'You have no command in hand: in autumn you would have no turn.',
  },
  change,
  threat: (defence, power) => `${amount('defence', defence)} against ${amount('power', power)}`,
};
