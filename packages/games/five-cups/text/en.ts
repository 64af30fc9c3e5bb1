import { type GameText, grammar, plural, reasoned } from '@teahouse/kernel';
import type { Term } from '../src/counts.ts';
import type { Notes, TableOptions } from '../src/table.ts';
import { board } from './board/en.ts';
import type { BoardWords } from './board/words.ts';
import { chapters } from './chapters/en.ts';
import { naming } from './naming.ts';

const rules = {
  'FC-COMP-01': 'There are 36 teas of strength 1 to 36; green, black and flower alternate.',
  'FC-COMP-02': 'There are 27 guests: nine for each kind of tea, who tip 1 to 5 coins.',
  'FC-COMP-03': 'There are 12 favors: 5 gossip, 4 sweets and 3 gifts.',
  'FC-SETUP-01': 'Teas, guests and favors are shuffled.',
  'FC-SETUP-02': 'Every master starts with seven teas.',
  'FC-SETUP-03': 'Every master starts with two favors, unless the table plays without them.',
  'FC-SETUP-04': 'Hands are secret; how many cards somebody holds is not.',
  'FC-SETUP-05': 'An evening has five cups, a short one three.',
  'FC-ARRIVE-01': 'One more guest arrives than there are masters.',
  'FC-BREW-01': 'All masters choose a tea in secret and may change their mind until the last one has chosen.',
  'FC-BREW-02': 'The teas are revealed together.',
  'FC-INVITE-01': 'The strongest tea invites first; each master invites one of the guests present.',
  'FC-INVITE-02': 'A master who finds no guest goes without.',
  'FC-SIT-01': 'A guest who sits down leaves a tip.',
  'FC-SIT-02': 'A guest who is served their favorite kind of tea pays 2 coins more.',
  'FC-HOME-01': 'Guests whom nobody invited go home.',
  'FC-LAST-01': 'The weakest tea of each cup earns a favor from the deck.',
  'FC-FAVOUR-01': 'Before a guest sits down, the other masters may play favors; afterward, the host may.',
  'FC-FAVOUR-02': 'A favor is played once.',
  'FC-FAVOUR-03': 'Gossip sends home a guest who is about to sit down with another master; that master invites again.',
  'FC-FAVOUR-04': 'Sweets bring 2 coins after a guest has sat down with you.',
  'FC-FAVOUR-05': 'A gift lets you draw a tea after a guest has sat down with you.',
  'FC-END-01': 'The evening ends after its last cup.',
  'FC-END-02': 'Each trio of guests, one of every kind, is worth 3 coins.',
  'FC-END-03': 'The master with the most coins wins.',
  'FC-END-04': 'A tie goes to the stronger teas left in hand; otherwise the place is shared.',
};
export type Rule = keyof typeof rules;

/** The shape every language fills: a key that is missing in one does not compile. */
export type Text = GameText<Notes, Rule, keyof TableOptions> & {
  counts: Record<Term, (n: number) => string>;
  asks: Record<AskLabel, string>;
  board: BoardWords;
};
export type AskLabel = 'cup.brew' | 'cup/invite.choose' | 'event/window.react';

const { answer, tea, guest, favour } = naming({
  kinds: { green: 'green tea', black: 'black tea', flower: 'flower tea' },
  faces: { gossip: 'Gossip', sweets: 'Sweets', gift: 'Gift' },
  tea: (kind, strength) => `${kind} (strength ${strength})`,
  guest: (kind, tip) => `${kind} lover (tip ${tip})`,
  pass: 'Pass',
});

export const text: Text = {
  chapters,
  title: 'Five Cups',
  tagline: 'Brew in secret, pour for the best guests, and mind the gossip.',
  cover: 'A pot of tea pours into one of five cups',
  options: {
    cups: { name: 'Length', help: 'How many cups the evening has.', values: { 5: 'Five cups', 3: 'Three cups' } },
    favours: {
      name: 'Favors',
      help: 'Secret cards played when a guest sits down.',
      values: { true: 'With favors', false: 'Without favors' },
    },
  },
  asks: {
    'cup.brew': 'Which tea do you brew? The strongest invites first, the weakest earns a favor.',
    'cup/invite.choose': 'Which guest do you invite?',
    'event/window.react': 'Do you play a favor?',
  },
  answer,
  why: (id, why) => reasoned('en', id, why, { name: answer, because: null }),
  counts: { coins: n => plural(n, '# coin', '# coins'), guests: n => plural(n, '# guest', '# guests') },
  notes: {
    arrives: e => `A ${guest(e.what)} arrives.`,
    brews: (e, name) => `${name(e.seat)} brews ${tea(e.what)}.`,
    invites: (e, name) => `${name(e.seat)} invites the ${guest(e.what)}.`,
    'finds-nobody': (e, name) => `${name(e.seat)} finds nobody to invite.`,
    gossips: (e, name) => `${name(e.seat)} gossips about ${name(e.n)}, and the ${guest(e.what)} goes home.`,
    sits: (e, name) =>
      `The ${guest(e.what)} sits down with ${name(e.seat)} and pays ${plural(e.n, '# coin', '# coins')}.`,
    praises: (e, name) => `The guest praises the tea and pays ${name(e.seat)} ${e.n} coins more.`,
    sweetens: (e, name) => `${name(e.seat)} serves sweets and earns ${e.n} coins.`,
    'draws-tea': (e, name) => `${name(e.seat)} draws ${e.what === '' ? 'a tea' : tea(e.what)}.`,
    'draws-favour': (e, name) =>
      `${name(e.seat)} draws ${e.what === '' ? 'a favor' : `the favor ${grammar('en').quoted(favour(e.what))}`}.`,
    'goes-home': e => `The ${guest(e.what)} goes home.`,
    trios: (e, name) =>
      `${name(e.seat)} has served ${plural(e.n, 'a trio', '# trios')} of guests and earns ${3 * e.n} coins.`,
  },
  board,
  rules,
};
