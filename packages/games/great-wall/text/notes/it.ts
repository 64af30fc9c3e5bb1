import { plural } from '@teahouse/kernel';
import type { Season } from '../../src/table.ts';
import type { Naming } from '../naming.ts';
import type { NoteLines } from './lines.ts';

const SEASONS: Readonly<Record<Exclude<Season, 'set-up'>, string>> = {
  spring: 'Comincia la Primavera.',
  summer: 'Comincia l’Estate.',
  autumn: 'Comincia l’Autunno.',
  winter: 'Comincia l’Inverno.',
};
const ENDS: Readonly<Record<string, string>> = {
  demands: 'Tutte le Richieste sono soddisfatte e la partita finisce.',
  walls: 'Le Mura sono complete e la partita finisce.',
  shame: 'Non restano tasselli Onta e la partita finisce.',
  time: 'L’ultimo Anno è passato e la partita finisce.',
};
const points = (at: readonly number[]): string =>
  plural(at.length, `al Punto Vitale ${at[0]}`, `ai Punti Vitali ${at.join(' e ')}`);
/** Who takes a shooting post. */
const posted = (n: Naming, who: string, troop: string, post: string): string =>
  `${who} mette ${n.troop(troop).object(1)} su una Postazione di Tiro ${n.postAt(post).of}.`;

export const notes = (n: Naming): NoteLines => ({
  year: e => `Comincia l’Anno ${e.n}.`,
  season: e => SEASONS[e.what as keyof typeof SEASONS],
  'chooses-general': (e, name) => `${n.card(e.what)} guida il clan ${n.actor(e.seat, name).of}.`,
  appoints: (e, name) => {
    if (e.what === '') return `${name(e.seat)} mette un Consigliere di Supporto sotto il Generale.`;
    return e.at === 'supporting'
      ? `${name(e.seat)} mette ${n.quoted(e.what)} sotto il Generale come Consigliere di Supporto.`
      : `${name(e.seat)} sceglie ${n.quoted(e.what)} come Consigliere Attivo.`;
  },
  'horde-arrives': e => `L’Orda ${n.horde(e.what)} arriva ${n.section(e.at).in}.`,
  raid: e => {
    const gone = e.n === 0 ? '' : ` e ${n.amount('shame', e.n)} ${plural(e.n, 'lascia', 'lasciano')} la partita`;
    return `L’Orda ${n.horde(e.what)} trova piena ${n.section(e.at).the}: c’è una Razzia${gone}.`;
  },
  'advisor-leaves': e => `${n.quoted(e.what)} lascia il tracciato dei Consiglieri.`,
  'joins-qin': (e, name) => `${n.quoted(e.what)} diventa un Consigliere di Supporto ${n.actor(e.seat, name).of}.`,
  'advisor-arrives': e => `${n.quoted(e.what)} entra nel tracciato dei Consiglieri.`,
  gains: (e, name) => `${name(e.seat)} ottiene ${n.amount(e.what, e.n)}.`,
  pays: (e, name) => `${name(e.seat)} paga ${n.amount(e.what, e.n)}.`,
  honor: (e, name) =>
    `${n.actor(e.seat, name).subject} ${e.n < 0 ? 'perde' : 'ottiene'} ${n.amount('honor', Math.abs(e.n))} (${n.source(e.what)}).`,
  shame: (e, name) =>
    `${name(e.seat)} riceve un tassello Onta e lo mette ${n.isTroop(e.what) ? `sotto ${n.troop(e.what).object(1)}` : `su ${n.horde(e.what)}`}.`,
  'shame-lost': (e, name) => `${name(e.seat)} non può ricevere un tassello Onta e perde ${n.amount('honor', e.n)}.`,
  'shame-averted': (e, name) => `${name(e.seat)} evita l’Onta.`,
  atones: (e, name) =>
    `${name(e.seat)} scarta un tassello Onta da ${n.isTroop(e.what) ? `sotto ${n.troop(e.what).object(1)}` : n.horde(e.what)}.`,
  'takes-back': (e, name) =>
    e.n === 0
      ? `${name(e.seat)} non ha Comandi da recuperare.`
      : `${name(e.seat)} recupera ${plural(e.n, 'un Comando', '# Comandi')}.`,
  reveals: (e, name) => `${n.actor(e.seat, name).subject} rivela ${n.quoted(e.what)}.`,
  orders: (e, name) =>
    `${n.actor(e.seat, name).subject} mette ${e.what === 'reed' ? 'il suo Comando' : n.quoted(e.what)} sullo spazio ${e.n}.`,
  turn: (e, name) => `Tocca ${n.actor(e.seat, name).to}${e.what === 'reed' ? '' : ` con ${n.quoted(e.what)}`}.`,
  copies: (e, name) => `${name(e.seat)} copia ${n.quoted(e.what)}.`,
  'moves-clerk': (e, name) =>
    `${n.actor(e.seat, name).subject} muove un Commesso ${e.at === 'idle' ? '' : `${n.location(e.at).from} `}${n.location(e.what).to}.`,
  'go-home': (e, name) =>
    `${n.actor(e.seat, name).subject} riprende ${plural(e.n, 'un Commesso', '# Commessi')} ${n.location(e.what).from}.`,
  activates: e => `Si attiva ${n.location(e.what).the}${e.at === 'advanced' ? ' (Attivazione Avanzata)' : ''}.`,
  upgrades: (e, name) =>
    e.n === 1
      ? `${n.actor(e.seat, name).subject} mette un Sorvegliante ${n.mine(e.what).at}.`
      : `${n.actor(e.seat, name).subject} porta al livello ${e.n} il Sorvegliante ${n.mine(e.what).of}.`,
  donates: (e, name) => `${name(e.seat)} dona ${n.amount(e.what, 1)} al Magazzino.`,
  stores: (e, name) => `${n.actor(e.seat, name).subject} mette ${n.amount(e.what, 1)} nel Magazzino.`,
  'uses-stores': (e, name) => `${n.actor(e.seat, name).subject} usa ${n.amount(e.what, e.n)} del Magazzino.`,
  'ranks-first': (e, name) =>
    `Sul tracciato dei Luoghi ${n.actor(e.seat, name).of} il posto più alto va ora ${n.location(e.what).to}.`,
  recruits: (e, name) => `${name(e.seat)} recluta ${n.troop(e.what).object(1)}.`,
  rests: (e, name) => `${name(e.seat)} mette ${n.troop(e.what).object(1)} nella Zona di Riposo ${n.section(e.at).of}.`,
  attacks: (e, name) => {
    const who = n.actor(e.seat, name).subject;
    const at = n.struck(e.at);
    return at === null
      ? posted(n, who, e.what, e.at)
      : `${who} attacca ${at.horde} ${points(at.points)} con ${n.troop(e.what).object(1)}.`;
  },
  wounds: (e, name) => {
    const { horde, points: at } = n.struck(e.at)!;
    return `${n.actor(e.seat, name).subject} ferisce ${horde} ${points(at)}.`;
  },
  'builds-wall': (e, name) =>
    `${n.actor(e.seat, name).subject} costruisce il livello ${e.n} delle Mura ${n.section(e.at).in}.`,
  'builds-barricade': (e, name) => `${n.actor(e.seat, name).subject} costruisce una Barricata ${n.section(e.at).in}.`,
  marches: (e, name) => {
    const way = n.way(e.at);
    if (way === null) return posted(n, name(e.seat), e.what, e.at);
    const { from, to } = way;
    if (n.isTroop(e.what)) return `${name(e.seat)} sposta ${n.troop(e.what).object(1)} ${from.from} ${to.to}.`;
    const there = e.what === 'post-to-post' ? 'a una' : 'alla Zona di Riposo';
    return `${name(e.seat)} sposta un Arciere da una Postazione di Tiro ${from.of} ${there} ${to.of}.`;
  },
  rises: (e, name) => `${n.actor(e.seat, name).subject} sale al posto ${e.n} nell’ordine di Tè.`,
  'hires-clerk': (e, name) => `${name(e.seat)} assume un Commesso.`,
  'hires-advisor': (e, name) =>
    `${name(e.seat)} assume ${n.quoted(e.what)} come Consigliere ${e.at === 'active' ? 'Attivo' : 'di Supporto'}.`,
  draws: (e, name) => `${name(e.seat)} pesca ${e.what === '' ? 'una Tattica' : n.tactic(e.what)}.`,
  discards: (e, name) => `${name(e.seat)} scarta ${n.tactic(e.what)}.`,
  plays: (e, name) =>
    `${name(e.seat)} gioca ${n.quoted(e.what)}${e.at === 'boosted' ? ' con l’effetto potenziato' : ''}.`,
  uses: (e, name) =>
    n.isGeneral(e.what)
      ? `${name(e.seat)} usa l’abilità di ${n.card(e.what)}.`
      : `${name(e.seat)} usa ${n.quoted(e.what)}.`,
  defeated: e => `L’Orda ${n.horde(e.what)} è sconfitta.`,
  claims: (e, name) => `${n.actor(e.seat, name).subject} prende l’Orda ${n.horde(e.what)}.`,
  'horde-leaves': e => `Nessuno prende l’Orda ${n.horde(e.what)}.`,
  saves: (e, name) => `${name(e.seat)} salva ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  dies: (e, name) => `${n.actor(e.seat, name).subject} perde ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  withdraws: (e, name) =>
    `${n.actor(e.seat, name).subject} manda un Arciere nella Zona di Riposo ${n.section(e.at).of}.`,
  'wall-holds': e => `Le Mura ${n.section(e.at).of} reggono con un Valore di Difesa di ${e.n}.`,
  breach: e => `Le Orde fanno Breccia ${n.section(e.at).in} con un Potere Offensivo di ${e.n}.`,
  bolsters: (e, name) => `${name(e.seat)} aggiunge ${n.amount('defence', e.n)} ${n.section(e.at).to}.`,
  'barricades-fall': () => 'Tutte le Barricate vengono scartate.',
  ends: e => ENDS[e.what]!,
});
