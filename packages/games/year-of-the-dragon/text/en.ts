import { type GameText, grammar, noun, plural, reasoned, type Why } from '@teahouse/kernel';
import type { EventKind, SuperEvent } from '../src/cards/events.ts';
import type { Type } from '../src/cards/persons.ts';
import type { Term } from '../src/counts.ts';
import type { Change } from '../src/foresight/change.ts';
import type { Warning } from '../src/foresight/warnings.ts';
import type { Clash } from '../src/index.ts';
import type { Notes } from '../src/journal.ts';
import type { Source, TableOptions } from '../src/table.ts';
import { board } from './board/en.ts';
import type { BoardWords } from './board/words.ts';
import { chapters } from './chapters/en.ts';
import { namesOf, naming } from './naming.ts';
import { type Rule, rules } from './rules/en.ts';

/** Everything this game says, in one language. A key that is missing in a language does not compile. */
export interface Text extends GameText<Notes, Rule, keyof TableOptions> {
  counts: Record<Term, (n: number) => string>;
  asks: Record<AskLabel, string>;
  clashes: Record<Clash, string>;
  events: Record<EventKind, { name: string; help: string }>;
  superEvents: Record<SuperEvent, { name: string; help: string }>;
  sources: Record<Source, string>;
  warnings: Record<Warning, string>;
  /** What is foreseen, in words. */
  change: (change: Change) => string;
  /** A number of goods, points, floors ... in words. */
  amount: (what: keyof Change, n: number) => string;
  /** What an event would do; for none at all a word of relief. */
  nothing: string;
  board: BoardWords;
}

export type AskLabel =
  | 'draft.chooseFirst'
  | 'draft.chooseSecond'
  | 'actions/act.chooseGroup'
  | 'actions/act.chooseAction'
  | 'actions/build.placeFloor'
  | 'actions/privilege.choose'
  | 'persons/card.play'
  | 'persons/tile.choose'
  | 'persons/lodge.choose'
  | 'release.choose'
  | 'release/hungry.choose'
  | 'wall/build.choose'
  | 'super/earthquake.removeFloor'
  | 'super/earthquake.evict'
  | 'super/flood.chooseRice'
  | 'super/flood.chooseFireworks'
  | 'super/tornado.discard'
  | 'super/sunrise.choose'
  | 'super/charter.choose';

const { answer, object, palace, card, amount, change, group } = naming({
  types: {
    craftsman: 'craftsman',
    'court-lady': 'court lady',
    'tax-collector': 'tax collector',
    pyrotechnist: 'pyrotechnist',
    warrior: 'warrior',
    monk: 'monk',
    healer: 'healer',
    farmer: 'farmer',
    scholar: 'scholar',
  },
  object: (type, age) => noun.en(age === null ? type.replace('-', ' ') : `${age} ${type}`, '').object(1),
  young: type => `young ${type}`,
  old: type => `old ${type}`,
  card: type => `${type} card`,
  wild: 'wild card',
  actions: {
    taxes: 'Taxes',
    build: 'Build',
    harvest: 'Harvest',
    fireworks: 'Fireworks Show',
    parade: 'Military Parade',
    research: 'Research',
    privilege: 'Privilege',
    wall: 'Great Wall',
  },
  and: grammar('en').and,
  group: n => `Group ${n}`,
  palace: n => `palace ${n}`,
  lodger: (who, where) => `${who} in ${where}`,
  wall: {
    'wall-rice': 'Wall tile (1 rice)',
    'wall-fireworks': 'Wall tile (1 fireworks tile)',
    'wall-floor': 'Wall tile (1 floor)',
    'wall-yuan': 'Wall tile (2 yuan)',
    'wall-track': 'Wall tile (3 spaces)',
    'wall-points': 'Wall tile (3 points)',
  },
  plain: {
    pass: 'Pass',
    'new-palace': 'New palace',
    decline: 'Send away',
    small: 'Small privilege',
    large: 'Large privilege',
  },
  amount: {
    yuan: n => `${n} yuan`,
    rice: n => `${n} rice`,
    fireworks: n => plural(n, '# fireworks tile', '# fireworks tiles'),
    goods: n => plural(n, '# good', '# goods'),
    points: n => plural(n, '# point', '# points'),
    track: n => plural(n, '# space', '# spaces'),
    floors: n => plural(n, '# floor', '# floors'),
    dragons: n => plural(n, '# dragon', '# dragons'),
    persons: n => plural(n, '# person', '# persons'),
    cards: n => plural(n, '# card', '# cards'),
  },
});

const events: Text['events'] = {
  peace: { name: 'Peace', help: 'Nothing happens.' },
  tribute: { name: 'Imperial Tribute', help: 'Pay 4 yuan; release a person for each one missing.' },
  drought: { name: 'Drought', help: '1 rice for each inhabited palace; each one unfed loses a person.' },
  festival: {
    name: 'Dragon Festival',
    help: 'The most fireworks score 6 points, the second most 3; half of them are used up.',
  },
  mongols: { name: 'Mongol Invasion', help: 'A point per helmet; whoever has the fewest releases a person.' },
  contagion: { name: 'Contagion', help: 'Release 3 persons, one fewer for each mortar.' },
};

const superEvents: Text['superEvents'] = {
  lantern: { name: 'Lantern Festival', help: '2 points for each person.' },
  buddha: { name: 'Buddha', help: 'Each monk scores its Buddhas times the floors of its palace.' },
  earthquake: { name: 'Earthquake', help: 'Everybody loses 2 floors; persons who no longer have room leave.' },
  flood: { name: 'Flood', help: 'Give back half of all yuan, rice and fireworks.' },
  eclipse: { name: 'Solar Eclipse', help: 'The event of this month strikes again.' },
  volcano: { name: 'Volcanic Eruption', help: 'All markers on the person track go back to 0, in the same order.' },
  tornado: { name: 'Tornado', help: 'Everybody discards 2 person cards.' },
  sunrise: {
    name: 'Sunrise',
    help: 'Everybody takes in a young person without playing a card, each of a different type.',
  },
  assassination: { name: 'Assassination Attempt', help: 'Everybody loses all privileges.' },
  charter: { name: 'Charter', help: 'One type of person in your palaces pays off at once.' },
};

const sources: Text['sources'] = {
  palaces: 'palaces',
  ladies: 'court ladies',
  privileges: 'privileges',
  research: 'research',
  festival: 'Dragon Festival',
  mongols: 'Mongol Invasion',
  wall: 'Great Wall',
  super: 'super event',
  persons: 'persons at the end',
  monks: 'monks at the end',
  money: 'money at the end',
};

const { quoted } = grammar('en');

/** All persons of a type. */
const many: Record<Type, string> = {
  craftsman: 'craftsmen',
  'court-lady': 'court ladies',
  'tax-collector': 'tax collectors',
  pyrotechnist: 'pyrotechnists',
  warrior: 'warriors',
  monk: 'monks',
  healer: 'healers',
  farmer: 'farmers',
  scholar: 'scholars',
};

const coming = ({ because }: Why): string | null =>
  because === null ? null : `The ${events[because.what as EventKind].name} comes in month ${because.n}.`;

export const text: Text = {
  chapters,
  title: 'In the Year of the Dragon',
  tagline: 'Twelve months of drought, contagion and Mongols: lead your province through the worst year of all.',
  cover: 'A dragon winds around the sun above palace roofs',
  options: {
    wall: {
      name: 'The Great Wall',
      help: 'An eighth action builds the wall; the Mongols put it to the test.',
      values: { off: 'Without', choose: 'Choose the tile', random: 'Draw the tile' },
    },
    superEvent: {
      name: 'Super event',
      help: 'Something special happens in the seventh month.',
      values: {
        off: 'Without',
        random: 'Random, face up',
        hidden: 'Random, hidden until month 7',
        ...namesOf(superEvents),
      },
    },
    openHands: {
      name: 'Hands',
      help: 'Whether everybody sees the person cards still in hand. They can be worked out anyway.',
      values: { true: 'Open', false: 'Secret' },
    },
    largePrivilege: {
      name: 'Price of the large privilege',
      help: '7 yuan since 2017, 6 in the first edition.',
      values: { 7: '7 yuan', 6: '6 yuan' },
    },
    firstDrafter: {
      name: 'First to choose',
      help: 'Who takes the starting persons first.',
      values: { random: 'Random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', 5: 'Seat 5' },
    },
    wallEnd: {
      name: 'Last wall check',
      help: 'When the wall is checked in the last month.',
      values: { 'after-scoring': 'After the scoring', 'before-decay': 'Before the decay' },
    },
    superDecay: {
      name: 'Decay in month 7',
      help: 'Whether empty palaces decay once, after the super event, or also before it.',
      values: { once: 'Once', twice: 'Twice' },
    },
    eclipseWall: {
      name: 'Wall under the Solar Eclipse',
      help: 'Whether the wall is checked again when the Mongols come twice.',
      values: { again: 'Checked again', once: 'Checked once' },
    },
  },
  clashes: {
    'first-drafter-not-seated': 'The first to choose must be one of the seats at the table.',
    'wall-end-without-wall': 'When the wall is checked can only be chosen if the Great Wall is in play.',
    'super-decay-without-super-event': 'Decay in month 7 can only be chosen if a super event is in play.',
    'eclipse-wall-without-both': 'This needs the Great Wall and a super event that can be the Solar Eclipse.',
  },
  asks: {
    'draft.chooseFirst': 'Choose your first young person.',
    'draft.chooseSecond': 'Choose a second young person of another type.',
    'actions/act.chooseGroup': 'Choose a group of actions, or pass.',
    'actions/act.chooseAction': 'Which action do you take?',
    'actions/build.placeFloor': 'Where does the new floor go?',
    'actions/privilege.choose': 'Which privilege do you buy?',
    'persons/card.play': 'Which person card do you play?',
    'persons/tile.choose': 'Which person do you take?',
    'persons/lodge.choose': 'Where will the new person live? If every palace is full, choose whom to replace.',
    'release.choose': 'Whom do you release?',
    'release/hungry.choose': 'There isn’t enough rice: who leaves?',
    'wall/build.choose': 'Which wall tile do you build?',
    'super/earthquake.removeFloor': 'Which palace loses a floor?',
    'super/earthquake.evict': 'There is no longer room for everybody: who leaves?',
    'super/flood.chooseRice': 'How much rice does the flood take?',
    'super/flood.chooseFireworks': 'How many fireworks does the flood take? The rest is paid in yuan.',
    'super/tornado.discard': 'Which card does the tornado take?',
    'super/sunrise.choose': 'Which young person do you take in?',
    'super/charter.choose': 'Which type of person do you use the Charter for?',
  },
  answer,
  why: (id, why) => reasoned('en', id, why, { name: answer, because: coming(why) }),
  counts: {
    persons: n => amount('persons', n),
    points: n => amount('points', n),
    palaces: n => plural(n, '# palace', '# palaces'),
    privileges: n => plural(n, '# privilege', '# privileges'),
  },
  notes: {
    month: e => `Month ${e.n} begins.`,
    drafts: (e, name) => `${name(e.seat)} starts with ${object(e.what)}.`,
    groups: e => `Group ${e.n} has ${group(e.what)}.`,
    passes: (e, name) => `${name(e.seat)} passes${e.n === 0 ? '' : ` and takes ${e.n} yuan`}.`,
    'chooses-group': (e, name) => `${name(e.seat)} chooses group ${e.n}${e.at === '0' ? '' : ` for ${e.at} yuan`}.`,
    acts: (e, name) => `${name(e.seat)} takes the action ${quoted(answer(e.what))}.`,
    gains: (e, name) => `${name(e.seat)} gets ${amount(e.what, e.n)}.`,
    scores: (e, name) => `${name(e.seat)} scores ${amount('points', e.n)} (${sources[e.what as Source]}).`,
    advances: (e, name) => `${name(e.seat)} advances ${amount('track', e.n)}.`,
    builds: (e, name) => `${name(e.seat)} builds: ${palace(e.what)} now has ${amount('floors', e.n)}.`,
    buys: (e, name) => `${name(e.seat)} buys a ${e.what === 'small' ? 'small' : 'large'} privilege for ${e.n} yuan.`,
    'builds-wall': (e, name) => `${name(e.seat)} builds on the wall, which now has ${e.n} of its 12 tiles.`,
    plays: (e, name) => `${name(e.seat)} plays the ${card(e.what)}.`,
    'card-lost': (e, name) => `No such person is left; ${name(e.seat)} loses the card.`,
    'takes-in': (e, name) => `${name(e.seat)} takes ${object(e.what)} into ${palace(e.at)}.`,
    replaces: (e, name) => `${name(e.seat)} replaces ${object(e.what)} in ${palace(e.at)}.`,
    declines: (e, name) => `${name(e.seat)} sends ${object(e.what)} away.`,
    event: e => `Event of month ${e.n}: ${events[e.what as EventKind].name}.`,
    pays: (e, name) => `${name(e.seat)} gives up ${amount(e.what, e.n)}.`,
    releases: (e, name) => `${name(e.seat)} releases ${object(e.what)} from ${palace(e.at)}.`,
    decays: (e, name) =>
      e.n === 0
        ? `${name(e.seat)}’s empty ${palace(e.what)} collapses.`
        : `${name(e.seat)}’s empty ${palace(e.what)} decays to ${amount('floors', e.n)}.`,
    'wall-holds': e => `The wall holds with ${plural(e.n, '# tile', '# tiles')}.`,
    'wall-fails': e =>
      e.n === 0
        ? 'Nobody has built on the wall yet.'
        : `The wall is too short with ${plural(e.n, '# tile', '# tiles')}.`,
    'super-event': e => `Super event: ${superEvents[e.what as SuperEvent].name}.`,
    revealed: e => `The super event is revealed: ${superEvents[e.what as SuperEvent].name}.`,
    'floor-lost': (e, name) => `The earthquake takes a floor from ${name(e.seat)}’s ${palace(e.what)}.`,
    'markers-reset': () => 'All markers on the person track go back to 0; the order stays.',
    discards: (e, name) => `The tornado takes the ${card(e.what)} from ${name(e.seat)}.`,
    'loses-privileges': (e, name) => `${name(e.seat)} loses all privileges (${amount('dragons', e.n)}).`,
    charters: (e, name) =>
      `${name(e.seat)} uses the Charter for ${many[e.what as Type]}${e.what === 'healer' ? ', to no effect' : ''}.`,
    sells: (e, name) => `${name(e.seat)} sells all rice and fireworks for ${e.n} yuan.`,
  },
  rules,
  events,
  superEvents,
  sources,
  warnings: {
    'pass-for-nothing': 'You have 3 yuan or more: passing gives you nothing.',
    'card-without-tile': 'No such person is left: the card would be lost.',
    'palace-will-decay': 'Nobody can move in this month: the new palace would decay.',
    'charter-for-nothing': 'The Charter would bring you nothing.',
    'person-declined': 'The person leaves the game, and your marker does not move.',
  },
  change,
  amount,
  nothing: 'nothing',
  board,
};
