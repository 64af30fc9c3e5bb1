import { plural, sentence } from '@teahouse/kernel';
import type { Season } from '../../src/table.ts';
import type { Naming } from '../naming.ts';
import type { NoteLines } from './lines.ts';

const SEASONS: Readonly<Record<Exclude<Season, 'set-up'>, string>> = {
  spring: 'Spring begins.',
  summer: 'Summer begins.',
  autumn: 'Autumn begins.',
  winter: 'Winter begins.',
};
const ENDS: Readonly<Record<string, string>> = {
  demands: 'All demands are fulfilled, and the game ends.',
  walls: 'The walls are complete, and the game ends.',
  shame: 'No shame token is left, and the game ends.',
  time: 'The last year is over, and the game ends.',
};
const points = (at: readonly number[]): string =>
  plural(at.length, `vital point ${at[0]}`, `vital points ${at.join(' and ')}`);
/** Who takes a shooting post. */
const posted = (n: Naming, who: string, troop: string, post: string): string =>
  `${who} puts ${n.troop(troop).object(1)} on a shooting post ${n.postAt(post).in}.`;

export const notes = (n: Naming): NoteLines => ({
  year: e => `Year ${e.n} begins.`,
  season: e => SEASONS[e.what as keyof typeof SEASONS],
  'chooses-general': (e, name) => `${n.card(e.what)} leads ${n.actor(e.seat, name).of} clan.`,
  appoints: (e, name) => {
    if (e.what === '') return `${name(e.seat)} puts a supporting advisor under the general.`;
    return e.at === 'supporting'
      ? `${name(e.seat)} puts ${n.quoted(e.what)} under the general as a supporting advisor.`
      : `${name(e.seat)} makes ${n.quoted(e.what)} an active advisor.`;
  },
  'horde-arrives': e => `The horde ${n.horde(e.what)} arrives ${n.section(e.at).in}.`,
  raid: e => {
    const gone = e.n === 0 ? '' : `, and ${n.amount('shame', e.n)} ${plural(e.n, 'leaves', 'leave')} the game`;
    return `The horde ${n.horde(e.what)} finds ${n.section(e.at).the} full: there is a raid${gone}.`;
  },
  'advisor-leaves': e => `${n.quoted(e.what)} leaves the advisor queue.`,
  'joins-qin': (e, name) => `${n.quoted(e.what)} joins ${n.actor(e.seat, name).of} supporting advisors.`,
  'advisor-arrives': e => `${n.quoted(e.what)} joins the advisor queue.`,
  gains: (e, name) => `${name(e.seat)} gains ${n.amount(e.what, e.n)}.`,
  pays: (e, name) => `${name(e.seat)} pays ${n.amount(e.what, e.n)}.`,
  honor: (e, name) =>
    `${n.actor(e.seat, name).subject} ${e.n < 0 ? 'loses' : 'gains'} ${n.amount('honor', Math.abs(e.n))} (${n.source(e.what)}).`,
  shame: (e, name) =>
    `${name(e.seat)} takes a shame token and puts it ${n.isTroop(e.what) ? `under ${n.troop(e.what).object(1)}` : `on ${n.horde(e.what)}`}.`,
  'shame-lost': (e, name) => `${name(e.seat)} can’t take a shame token and loses ${n.amount('honor', e.n)} instead.`,
  'shame-averted': (e, name) => `${name(e.seat)} averts the shame.`,
  atones: (e, name) =>
    `${name(e.seat)} discards a shame token from ${n.isTroop(e.what) ? `under ${n.troop(e.what).object(1)}` : n.horde(e.what)}.`,
  'takes-back': (e, name) =>
    e.n === 0
      ? `${name(e.seat)} has no commands to take back.`
      : `${name(e.seat)} takes ${plural(e.n, 'a command', '# commands')} back.`,
  reveals: (e, name) => `${n.actor(e.seat, name).subject} reveals ${n.quoted(e.what)}.`,
  orders: (e, name) =>
    `${n.actor(e.seat, name).subject} puts ${e.what === 'reed' ? 'its command' : n.quoted(e.what)} on space ${e.n}.`,
  turn: (e, name) => `It’s ${n.actor(e.seat, name).of} turn${e.what === 'reed' ? '' : ` with ${n.quoted(e.what)}`}.`,
  copies: (e, name) => `${name(e.seat)} copies ${n.quoted(e.what)}.`,
  'moves-clerk': (e, name) =>
    `${n.actor(e.seat, name).subject} moves a clerk ${e.at === 'idle' ? '' : `${n.location(e.at).from} `}${n.location(e.what).to}.`,
  'go-home': (e, name) =>
    `${n.actor(e.seat, name).subject} takes ${plural(e.n, 'a clerk', '# clerks')} back ${n.location(e.what).from}.`,
  activates: e =>
    `${sentence(n.location(e.what).the)} activates${e.at === 'advanced' ? ' (advanced activation)' : ''}.`,
  upgrades: (e, name) =>
    e.n === 1
      ? `${n.actor(e.seat, name).subject} places an overseer ${n.mine(e.what).at}.`
      : `${n.actor(e.seat, name).subject} upgrades the overseer ${n.mine(e.what).at} to level ${e.n}.`,
  donates: (e, name) => `${name(e.seat)} donates ${n.amount(e.what, 1)} to the Warehouse.`,
  stores: (e, name) => `${n.actor(e.seat, name).subject} puts ${n.amount(e.what, 1)} into the Warehouse.`,
  'uses-stores': (e, name) => `${n.actor(e.seat, name).subject} uses ${n.amount(e.what, e.n)} from the Warehouse.`,
  'ranks-first': (e, name) =>
    `${sentence(n.location(e.what).the)} is now the highest on ${n.actor(e.seat, name).of} location track.`,
  recruits: (e, name) => `${name(e.seat)} recruits ${n.troop(e.what).object(1)}.`,
  rests: (e, name) => `${name(e.seat)} puts ${n.troop(e.what).object(1)} into the rest zone ${n.section(e.at).of}.`,
  attacks: (e, name) => {
    const who = n.actor(e.seat, name).subject;
    const at = n.struck(e.at);
    return at === null
      ? posted(n, who, e.what, e.at)
      : `${who} attacks ${at.horde} at ${points(at.points)} with ${n.troop(e.what).object(1)}.`;
  },
  wounds: (e, name) => {
    const { horde, points: at } = n.struck(e.at)!;
    return `${n.actor(e.seat, name).subject} wounds ${horde} at ${points(at)}.`;
  },
  'builds-wall': (e, name) => `${n.actor(e.seat, name).subject} builds level ${e.n} of the wall ${n.section(e.at).in}.`,
  'builds-barricade': (e, name) => `${n.actor(e.seat, name).subject} builds a barricade ${n.section(e.at).in}.`,
  marches: (e, name) => {
    const way = n.way(e.at);
    if (way === null) return posted(n, name(e.seat), e.what, e.at);
    const { from, to } = way;
    if (n.isTroop(e.what)) return `${name(e.seat)} moves ${n.troop(e.what).object(1)} ${from.from} ${to.to}.`;
    const there = e.what === 'post-to-post' ? 'one' : 'the rest zone';
    return `${name(e.seat)} moves an archer from a shooting post ${from.in} to ${there} ${to.in}.`;
  },
  rises: (e, name) => `${n.actor(e.seat, name).subject} rises to place ${e.n} in the tea order.`,
  'hires-clerk': (e, name) => `${name(e.seat)} hires a clerk.`,
  'hires-advisor': (e, name) =>
    `${name(e.seat)} hires ${n.quoted(e.what)} as ${e.at === 'active' ? 'an active' : 'a supporting'} advisor.`,
  draws: (e, name) => `${name(e.seat)} draws ${e.what === '' ? 'a tactic' : n.tactic(e.what)}.`,
  discards: (e, name) => `${name(e.seat)} discards ${n.tactic(e.what)}.`,
  plays: (e, name) =>
    `${name(e.seat)} plays ${n.quoted(e.what)}${e.at === 'boosted' ? ' with its boosted effect' : ''}.`,
  uses: (e, name) =>
    n.isGeneral(e.what)
      ? `${name(e.seat)} uses ${n.card(e.what)}’s ability.`
      : `${name(e.seat)} uses ${n.quoted(e.what)}.`,
  defeated: e => `The horde ${n.horde(e.what)} is defeated.`,
  claims: (e, name) => `${n.actor(e.seat, name).subject} claims the horde ${n.horde(e.what)}.`,
  'horde-leaves': e => `Nobody claims the horde ${n.horde(e.what)}.`,
  saves: (e, name) => `${name(e.seat)} saves ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  dies: (e, name) => `${n.actor(e.seat, name).subject} loses ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  withdraws: (e, name) => `${n.actor(e.seat, name).subject} sends an archer to the rest zone ${n.section(e.at).of}.`,
  'wall-holds': e => `The wall ${n.section(e.at).of} holds with a defense of ${e.n}.`,
  breach: e => `The hordes breach the wall ${n.section(e.at).of} with a power of ${e.n}.`,
  bolsters: (e, name) => `${name(e.seat)} adds ${n.amount('defence', e.n)} ${n.section(e.at).in}.`,
  'barricades-fall': () => 'All barricades are discarded.',
  ends: e => ENDS[e.what]!,
});
