import { plural } from '@teahouse/kernel';
import type { Topic } from '../../src/rules/together/agreement.ts';
import { cards } from './cards/en.ts';
import type { Agreed, TogetherText } from './keys.ts';

const spoils = (n: number): string => plural(n, 'a claimed horde', '# claimed hordes');

/** What a player suggests, by what is to be agreed on. */
const WISHES: Agreed = {
  commands: (what, n, name) => `this order of commands: ${n.named(what, name)}`,
  clerks: (what, n, name) => `this order of clerks: ${n.named(what, name)}`,
  insult: (what, n, name) => `that the insult hits ${n.named(what, name)}`,
  strip: (what, n) => `that the locusts strip ${n.location(what).the}`,
  stores: (what, n, name) => `that the Warehouse loses ${n.named(what, name)}`,
};
/** What was settled. */
const SETTLED: Agreed = {
  commands: (what, n, name) => `the order of commands is ${n.named(what, name)}`,
  clerks: (what, n, name) => `the order of clerks is ${n.named(what, name)}`,
  insult: (what, n, name) => `the insult hits ${n.named(what, name)}`,
  strip: (what, n) => `the locusts strip ${n.location(what).the}`,
  stores: (what, n, name) => `the Warehouse loses ${n.named(what, name)}`,
};

export const together: TogetherText = {
  cards,
  plain: {
    keep: 'Give nothing',
    give: 'Give it',
    'bear-shame': 'Take a shame token',
    'lose-honor': 'Lose 3 honor',
    forfeit: 'Lose 5 honor, and the token leaves the game',
  },
  words: {
    player: n => `Player ${n}`,
    order: names => names.join(', then '),
    gift: (from, to) => `From ${from.subject} ${to.to}`,
    comrade: (troop, of) => `${of.of} ${troop.name}`,
    places: {
      reserve: 'the reserve',
      left: 'the left rest zone',
      middle: 'the middle rest zone',
      right: 'the right rest zone',
      'post-left': 'a left shooting post',
      'post-middle': 'a middle shooting post',
      'post-right': 'a right shooting post',
    },
    standing: (troop, place) => `${troop.object(1)} from ${place}`,
    spoils,
    penance: troop =>
      troop === null ? 'Lose 10 honor for this token' : `Lose 10 honor for the token under ${troop.object(1)}`,
  },
  asks: {
    'together/freeze.choose': 'The frost bites. Which soldier goes home?',
    'together/requisition.choose': 'What do you hand over, or do you take shame?',
    'together/intrigue.choose': 'Which tactic do you discard, or do you lose 3 honor?',
    'together/refuge.choose': 'Do you take a clerk from the clerk area?',
    'together/veteran.choose': 'To which rest zone does the veteran go?',
    'together/take-back.choose': 'Which command do you take back?',
    'together/hand-over.choose': 'Who hands a resource to whom?',
    'together/hand-over.give': 'Which resource do you hand over?',
    'together/share.choose': 'Who gets a resource from you?',
    'together/share.give': 'Which resource do you give?',
    'together/partner.choose': 'Which partner do you choose?',
    'together/rescue.choose': 'Which soldier is saved?',
    'together/sortie.choose': 'In which section does everyone attack?',
    'winter/disgrace.spare': 'Do you pay 1 chi so that a shame token isn’t taken?',
  },
  agree: {
    commands: () => 'In which order do your commands act? You all have to agree.',
    clerks: place => `Whose clerks go first${place === null ? '' : ` ${place.at}`}? You all have to agree.`,
    insult: () => 'Who takes the envoys’ insult? You all have to agree.',
    strip: () => 'Which location do the locusts strip? You all have to agree.',
    stores: () => 'What does the Warehouse lose? You all have to agree.',
  },
  pledge: to => (to === null ? 'What do you give for the demand?' : `What do you give for ${to.demand}? ${to.help}`),
  atone: 'Which shame token do you discard for 10 honor?',
  outcomes: {
    'demands-met': 'The emperor has everything he demanded. You win together.',
    'shame-gone': 'No shame token is left. You lose together.',
    'time-up': 'Time ran out before all demands were fulfilled. You lose together.',
  },
  reasons: {
    demands: 'a fulfilled demand',
    tribute: 'what the demands ask for',
    supply: 'shame tokens that stay in the supply',
    threat: 'walls that hold',
    standing: 'what the clan can do in years to come',
    accord: 'agreeing with a partner',
  },
  notes: n => ({
    wishes: (e, name) => `${name(e.seat)} suggests ${WISHES[e.at as Topic](e.what, n, name)}.`,
    agreed: (e, name) =>
      `${e.n === 1 ? 'It’s agreed' : 'There’s no agreement, so it’s decided'}: ${SETTLED[e.at as Topic](e.what, n, name)}.`,
    'demand-arrives': e => `The emperor makes a new demand: ${n.quoted(e.what)}.`,
    pledges: (e, name) => {
      const what = n.offered(e.what);
      return what === null
        ? `${name(e.seat)} offers what ${n.quoted(e.at)} asks for.`
        : `${name(e.seat)} offers ${what} for ${n.quoted(e.at)}.`;
    },
    'demand-met': e => `The demand ${n.quoted(e.what)} is fulfilled.`,
    'demand-open': e => `The demand ${n.quoted(e.what)} is not fulfilled.`,
    sacrifices: (e, name) => `${name(e.seat)} sacrifices ${n.troop(e.what).object(1)}.`,
    spends: (e, name) => `${name(e.seat)} spends ${spoils(e.n)}.`,
    event: e => `An event strikes: ${n.quoted(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} takes ${n.quoted(e.what)} back.`,
    'goes-home': (e, name) => `${name(e.seat)} sends ${n.troop(e.what).object(1)} home.`,
    'gives-to': (e, name) => `${name(e.seat)} gives ${n.amount(e.what, e.n)} to ${n.named(e.at, name)}.`,
    'stores-lost': e => `The Warehouse loses ${n.amount(e.what, e.n)}.`,
    mends: e => {
      const { horde, points } = n.struck(e.at)!;
      return `A wound of ${horde} heals at vital point ${points[0]}.`;
    },
    strips: e => `The locusts strip ${n.location(e.what).the}.`,
  }),
};
