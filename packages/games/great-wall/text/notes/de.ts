import { plural, sentence } from '@teahouse/kernel';
import type { Troop } from '../../src/ids.ts';
import type { Season } from '../../src/table.ts';
import type { Naming } from '../naming.ts';
import type { NoteLines } from './lines.ts';

const SEASONS: Readonly<Record<Exclude<Season, 'set-up'>, string>> = {
  spring: 'Der Frühling beginnt.',
  summer: 'Der Sommer beginnt.',
  autumn: 'Der Herbst beginnt.',
  winter: 'Der Winter beginnt.',
};
const ENDS: Readonly<Record<string, string>> = {
  demands: 'Alle Aufträge sind erfüllt, und die Partie endet.',
  walls: 'Die Mauern sind fertig, und die Partie endet.',
  shame: 'Kein Schandmarker ist mehr da, und die Partie endet.',
  time: 'Das letzte Jahr ist vorbei, und die Partie endet.',
};
/** With one of them, or under one. */
const WITH: Readonly<Record<Troop, string>> = {
  spearman: 'einem Lanzenträger',
  archer: 'einem Bogenschützen',
  horseman: 'einem Reiter',
};
const points = (at: readonly number[]): string =>
  plural(at.length, `an Schwachstelle ${at[0]}`, `an den Schwachstellen ${at.join(' und ')}`);
/** Who takes a shooting post. */
const posted = (n: Naming, who: string, troop: string, post: string): string =>
  `${who} stellt ${n.troop(troop).object(1)} auf einen Schießposten ${n.postAt(post).of}.`;

export const notes = (n: Naming): NoteLines => ({
  year: e => `Jahr ${e.n} beginnt.`,
  season: e => SEASONS[e.what as keyof typeof SEASONS],
  'chooses-general': (e, name) => `${n.card(e.what)} führt den Clan ${n.actor(e.seat, name).of}.`,
  appoints: (e, name) => {
    if (e.what === '') return `${name(e.seat)} legt einen unterstützenden Berater unter den General.`;
    return e.at === 'supporting'
      ? `${name(e.seat)} legt ${n.quoted(e.what)} als unterstützenden Berater unter den General.`
      : `${name(e.seat)} macht ${n.quoted(e.what)} zum aktiven Berater.`;
  },
  'horde-arrives': e => `Die Horde ${n.horde(e.what)} erscheint ${n.section(e.at).in}.`,
  raid: e => {
    const gone = e.n === 0 ? '' : `, und ${n.amount('shame', e.n)} ${plural(e.n, 'kommt', 'kommen')} aus dem Spiel`;
    return `Für die Horde ${n.horde(e.what)} ist ${n.section(e.at).in} kein Platz: Es gibt einen Raubzug${gone}.`;
  },
  'advisor-leaves': e => `${n.quoted(e.what)} verlässt die Beraterleiste.`,
  'joins-qin': (e, name) => `${n.quoted(e.what)} wird unterstützender Berater ${n.actor(e.seat, name).of}.`,
  'advisor-arrives': e => `${n.quoted(e.what)} kommt auf die Beraterleiste.`,
  gains: (e, name) => `${name(e.seat)} erhält ${n.amount(e.what, e.n)}.`,
  pays: (e, name) => `${name(e.seat)} bezahlt ${n.amount(e.what, e.n)}.`,
  honor: (e, name) =>
    `${n.actor(e.seat, name).subject} ${e.n < 0 ? 'verliert' : 'erhält'} ${n.amount('honor', Math.abs(e.n))} (${n.source(e.what)}).`,
  shame: (e, name) =>
    `${name(e.seat)} erhält einen Schandmarker und legt ihn ${n.isTroop(e.what) ? `unter ${n.troop(e.what).object(1)}` : `auf ${n.horde(e.what)}`}.`,
  'shame-lost': (e, name) => `${name(e.seat)} kann keinen Schandmarker nehmen und verliert ${n.amount('honor', e.n)}.`,
  'shame-averted': (e, name) => `${name(e.seat)} wendet die Schande ab.`,
  atones: (e, name) =>
    n.isTroop(e.what)
      ? `${name(e.seat)} legt einen Schandmarker ab, der unter ${WITH[e.what as Troop]} lag.`
      : `${name(e.seat)} legt einen Schandmarker von ${n.horde(e.what)} ab.`,
  'takes-back': (e, name) =>
    e.n === 0
      ? `${name(e.seat)} hat keine Befehle zurückzuholen.`
      : `${name(e.seat)} holt ${plural(e.n, 'einen Befehl', '# Befehle')} zurück.`,
  reveals: (e, name) => `${n.actor(e.seat, name).subject} deckt ${n.quoted(e.what)} auf.`,
  orders: (e, name) =>
    `${n.actor(e.seat, name).subject} legt ${e.what === 'reed' ? 'seinen Befehl' : n.quoted(e.what)} auf Feld ${e.n}.`,
  turn: (e, name) =>
    `${n.actor(e.seat, name).subject} ist ${e.what === 'reed' ? '' : `mit ${n.quoted(e.what)} `}am Zug.`,
  copies: (e, name) => `${name(e.seat)} kopiert ${n.quoted(e.what)}.`,
  'moves-clerk': (e, name) =>
    `${n.actor(e.seat, name).subject} bewegt einen Schreiber ${e.at === 'idle' ? '' : `${n.location(e.at).from} `}${n.location(e.what).to}.`,
  'go-home': (e, name) =>
    `${n.actor(e.seat, name).subject} nimmt ${plural(e.n, 'einen', '#')} Schreiber ${n.location(e.what).from} zurück.`,
  activates: e =>
    e.at === 'advanced'
      ? `${sentence(n.location(e.what).the)} wird erweitert aktiviert.`
      : `${sentence(n.location(e.what).the)} wird aktiviert.`,
  upgrades: (e, name) =>
    e.n === 1
      ? `${n.actor(e.seat, name).subject} setzt einen Aufseher ${n.mine(e.what).in} ein.`
      : `${n.actor(e.seat, name).subject} wertet den Aufseher ${n.mine(e.what).in} auf Stufe ${e.n} auf.`,
  donates: (e, name) => `${name(e.seat)} spendet ${n.amount(e.what, 1)} an das Lager.`,
  stores: (e, name) => `${n.actor(e.seat, name).subject} legt ${n.amount(e.what, 1)} ins Lager.`,
  'uses-stores': (e, name) => `${n.actor(e.seat, name).subject} nimmt ${n.amount(e.what, e.n)} aus dem Lager.`,
  'ranks-first': (e, name) =>
    `${sentence(n.location(e.what).the)} steht jetzt an höchster Stelle der Ortsleiste ${n.actor(e.seat, name).of}.`,
  recruits: (e, name) => `${name(e.seat)} rekrutiert ${n.troop(e.what).object(1)}.`,
  rests: (e, name) => `${name(e.seat)} stellt ${n.troop(e.what).object(1)} in die Aufmarschzone ${n.section(e.at).of}.`,
  attacks: (e, name) => {
    const who = n.actor(e.seat, name).subject;
    const at = n.struck(e.at);
    return at === null
      ? posted(n, who, e.what, e.at)
      : `${who} greift ${at.horde} ${points(at.points)} mit ${WITH[e.what as Troop]} an.`;
  },
  wounds: (e, name) => {
    const { horde, points: at } = n.struck(e.at)!;
    return `${n.actor(e.seat, name).subject} verwundet ${horde} ${points(at)}.`;
  },
  'builds-wall': (e, name) => `${n.actor(e.seat, name).subject} baut Mauerstufe ${e.n} ${n.section(e.at).in}.`,
  'builds-barricade': (e, name) => `${n.actor(e.seat, name).subject} baut eine Barrikade ${n.section(e.at).in}.`,
  marches: (e, name) => {
    const way = n.way(e.at);
    if (way === null) return posted(n, name(e.seat), e.what, e.at);
    const { from, to } = way;
    if (n.isTroop(e.what)) return `${name(e.seat)} bewegt ${n.troop(e.what).object(1)} ${from.from} ${to.to}.`;
    const there = e.what === 'post-to-post' ? 'auf einen Schießposten' : 'in die Aufmarschzone';
    return `${name(e.seat)} bewegt einen Bogenschützen von einem Schießposten ${from.of} ${there} ${to.of}.`;
  },
  rises: (e, name) => `${n.actor(e.seat, name).subject} steigt in der Teereihenfolge auf Platz ${e.n}.`,
  'hires-clerk': (e, name) => `${name(e.seat)} wirbt einen Schreiber an.`,
  'hires-advisor': (e, name) =>
    `${name(e.seat)} wirbt ${n.quoted(e.what)} als ${e.at === 'active' ? 'aktiven' : 'unterstützenden'} Berater an.`,
  draws: (e, name) => `${name(e.seat)} zieht ${e.what === '' ? 'eine Taktik' : n.tactic(e.what)}.`,
  discards: (e, name) => `${name(e.seat)} wirft ${n.tactic(e.what)} ab.`,
  plays: (e, name) =>
    `${name(e.seat)} spielt ${n.quoted(e.what)}${e.at === 'boosted' ? ' mit verstärktem Effekt' : ''}.`,
  uses: (e, name) =>
    n.isGeneral(e.what)
      ? `${name(e.seat)} verwendet die Fähigkeit von ${n.card(e.what)}.`
      : `${name(e.seat)} verwendet ${n.quoted(e.what)}.`,
  defeated: e => `Die Horde ${n.horde(e.what)} ist besiegt.`,
  claims: (e, name) => `${n.actor(e.seat, name).subject} beansprucht die Horde ${n.horde(e.what)}.`,
  'horde-leaves': e => `Niemand beansprucht die Horde ${n.horde(e.what)}.`,
  saves: (e, name) => `${name(e.seat)} rettet ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  dies: (e, name) => `${n.actor(e.seat, name).subject} verliert ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  withdraws: (e, name) =>
    `${n.actor(e.seat, name).subject} zieht einen Bogenschützen in die Aufmarschzone ${n.section(e.at).of} ab.`,
  'wall-holds': e => `Die Mauer ${n.section(e.at).of} hält mit einem Verteidigungswert von ${e.n}.`,
  breach: e => `Die Horden brechen ${n.section(e.at).in} mit einer Angriffsstärke von ${e.n} durch.`,
  bolsters: (e, name) => `${name(e.seat)} erhöht die Verteidigung ${n.section(e.at).of} um ${e.n}.`,
  'barricades-fall': () => 'Alle Barrikaden werden abgelegt.',
  ends: e => ENDS[e.what]!,
});
