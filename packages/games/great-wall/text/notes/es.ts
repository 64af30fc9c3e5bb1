import { plural } from '@teahouse/kernel';
import type { Season } from '../../src/table.ts';
import type { Naming } from '../naming.ts';
import type { NoteLines } from './lines.ts';

const SEASONS: Readonly<Record<Exclude<Season, 'set-up'>, string>> = {
  spring: 'Empieza la Primavera.',
  summer: 'Empieza el Verano.',
  autumn: 'Empieza el Otoño.',
  winter: 'Empieza el Invierno.',
};
const ENDS: Readonly<Record<string, string>> = {
  demands: 'Se han cumplido todas las Demandas y la partida termina.',
  walls: 'Las Murallas están completas y la partida termina.',
  shame: 'No quedan fichas de Deshonra y la partida termina.',
  time: 'Ha pasado el último Año y la partida termina.',
};
const points = (at: readonly number[]): string =>
  plural(at.length, `en la Zona Vital ${at[0]}`, `en las Zonas Vitales ${at.join(' y ')}`);
/** Who takes a shooting post. */
const posted = (n: Naming, who: string, troop: string, post: string): string =>
  `${who} pone ${n.troop(troop).object(1)} en un Puesto de Disparo ${n.postAt(post).of}.`;

export const notes = (n: Naming): NoteLines => ({
  year: e => `Empieza el Año ${e.n}.`,
  season: e => SEASONS[e.what as keyof typeof SEASONS],
  'chooses-general': (e, name) => `${n.card(e.what)} dirige el clan ${n.actor(e.seat, name).of}.`,
  appoints: (e, name) => {
    if (e.what === '') return `${name(e.seat)} pone un Consejero de Apoyo debajo del General.`;
    return e.at === 'supporting'
      ? `${name(e.seat)} pone a ${n.quoted(e.what)} debajo del General como Consejero de Apoyo.`
      : `${name(e.seat)} elige a ${n.quoted(e.what)} como Consejero Activo.`;
  },
  'horde-arrives': e => `La Horda ${n.horde(e.what)} llega ${n.section(e.at).to}.`,
  raid: e => {
    const gone = e.n === 0 ? '' : ` y ${n.amount('shame', e.n)} ${plural(e.n, 'sale', 'salen')} de la partida`;
    return `La Horda ${n.horde(e.what)} encuentra llena ${n.section(e.at).the}: hay una Incursión${gone}.`;
  },
  'advisor-leaves': e => `${n.quoted(e.what)} deja la cola de Consejeros.`,
  'joins-qin': (e, name) => `${n.quoted(e.what)} pasa a ser Consejero de Apoyo ${n.actor(e.seat, name).of}.`,
  'advisor-arrives': e => `${n.quoted(e.what)} entra en la cola de Consejeros.`,
  gains: (e, name) => `${name(e.seat)} obtiene ${n.amount(e.what, e.n)}.`,
  pays: (e, name) => `${name(e.seat)} paga ${n.amount(e.what, e.n)}.`,
  honor: (e, name) =>
    `${n.actor(e.seat, name).subject} ${e.n < 0 ? 'pierde' : 'obtiene'} ${n.amount('honor', Math.abs(e.n))} (${n.source(e.what)}).`,
  shame: (e, name) =>
    `${name(e.seat)} obtiene una ficha de Deshonra y la coloca ${n.isTroop(e.what) ? `debajo de ${n.troop(e.what).object(1)}` : `en ${n.horde(e.what)}`}.`,
  'shame-lost': (e, name) =>
    `${name(e.seat)} no puede obtener una ficha de Deshonra y pierde ${n.amount('honor', e.n)}.`,
  'shame-averted': (e, name) => `${name(e.seat)} evita la Deshonra.`,
  atones: (e, name) =>
    `${name(e.seat)} descarta una ficha de Deshonra de ${n.isTroop(e.what) ? `debajo de ${n.troop(e.what).object(1)}` : n.horde(e.what)}.`,
  'takes-back': (e, name) =>
    e.n === 0
      ? `${name(e.seat)} no tiene cartas de Mando que recuperar.`
      : `${name(e.seat)} recupera ${plural(e.n, 'una carta de Mando', '# cartas de Mando')}.`,
  reveals: (e, name) => `${n.actor(e.seat, name).subject} revela ${n.quoted(e.what)}.`,
  orders: (e, name) =>
    `${n.actor(e.seat, name).subject} coloca ${e.what === 'reed' ? 'su carta' : n.quoted(e.what)} en el espacio ${e.n}.`,
  turn: (e, name) => `Es el turno ${n.actor(e.seat, name).of}${e.what === 'reed' ? '' : ` con ${n.quoted(e.what)}`}.`,
  copies: (e, name) => `${name(e.seat)} copia ${n.quoted(e.what)}.`,
  'moves-clerk': (e, name) =>
    `${n.actor(e.seat, name).subject} mueve un Funcionario ${e.at === 'idle' ? '' : `${n.location(e.at).from} `}${n.location(e.what).to}.`,
  'go-home': (e, name) =>
    `${n.actor(e.seat, name).subject} recupera ${plural(e.n, 'un Funcionario', '# Funcionarios')} ${n.location(e.what).from}.`,
  activates: e => `Se activa ${n.location(e.what).the}${e.at === 'advanced' ? ' (activación avanzada)' : ''}.`,
  upgrades: (e, name) =>
    e.n === 1
      ? `${n.actor(e.seat, name).subject} coloca un Supervisor ${n.mine(e.what).at}.`
      : `${n.actor(e.seat, name).subject} mejora al nivel ${e.n} el Supervisor ${n.mine(e.what).of}.`,
  donates: (e, name) => `${name(e.seat)} dona ${n.amount(e.what, 1)} al Almacén.`,
  stores: (e, name) => `${n.actor(e.seat, name).subject} pone ${n.amount(e.what, 1)} en el Almacén.`,
  'uses-stores': (e, name) => `${n.actor(e.seat, name).subject} usa ${n.amount(e.what, e.n)} del Almacén.`,
  'ranks-first': (e, name) =>
    `En el indicador de Localización ${n.actor(e.seat, name).of} la Localización más alta es ahora ${n.location(e.what).the}.`,
  recruits: (e, name) => `${name(e.seat)} recluta ${n.troop(e.what).object(1)}.`,
  rests: (e, name) => `${name(e.seat)} pone ${n.troop(e.what).object(1)} en la zona de Descanso ${n.section(e.at).of}.`,
  attacks: (e, name) => {
    const who = n.actor(e.seat, name).subject;
    const at = n.struck(e.at);
    return at === null
      ? posted(n, who, e.what, e.at)
      : `${who} ataca a ${at.horde} ${points(at.points)} con ${n.troop(e.what).object(1)}.`;
  },
  wounds: (e, name) => {
    const { horde, points: at } = n.struck(e.at)!;
    return `${n.actor(e.seat, name).subject} hiere a ${horde} ${points(at)}.`;
  },
  'builds-wall': (e, name) =>
    `${n.actor(e.seat, name).subject} construye el nivel ${e.n} de la Muralla ${n.section(e.at).in}.`,
  'builds-barricade': (e, name) => `${n.actor(e.seat, name).subject} construye una Barricada ${n.section(e.at).in}.`,
  marches: (e, name) => {
    const way = n.way(e.at);
    if (way === null) return posted(n, name(e.seat), e.what, e.at);
    const { from, to } = way;
    if (n.isTroop(e.what)) return `${name(e.seat)} mueve ${n.troop(e.what).object(1)} ${from.from} ${to.to}.`;
    const there = e.what === 'post-to-post' ? 'a uno' : 'a la zona de Descanso';
    return `${name(e.seat)} mueve un Arquero de un Puesto de Disparo ${from.of} ${there} ${to.of}.`;
  },
  rises: (e, name) => `${n.actor(e.seat, name).subject} sube al puesto ${e.n} del orden de Té.`,
  'hires-clerk': (e, name) => `${name(e.seat)} contrata a un Funcionario.`,
  'hires-advisor': (e, name) =>
    `${name(e.seat)} contrata a ${n.quoted(e.what)} como Consejero ${e.at === 'active' ? 'Activo' : 'de Apoyo'}.`,
  draws: (e, name) => `${name(e.seat)} roba ${e.what === '' ? 'una Táctica' : n.tactic(e.what)}.`,
  discards: (e, name) => `${name(e.seat)} descarta ${n.tactic(e.what)}.`,
  plays: (e, name) =>
    `${name(e.seat)} juega ${n.quoted(e.what)}${e.at === 'boosted' ? ' con su efecto reforzado' : ''}.`,
  uses: (e, name) =>
    n.isGeneral(e.what)
      ? `${name(e.seat)} usa la habilidad de ${n.card(e.what)}.`
      : `${name(e.seat)} usa ${n.quoted(e.what)}.`,
  defeated: e => `La Horda ${n.horde(e.what)} es derrotada.`,
  claims: (e, name) => `${n.actor(e.seat, name).subject} reclama la Horda ${n.horde(e.what)}.`,
  'horde-leaves': e => `Nadie reclama la Horda ${n.horde(e.what)}.`,
  saves: (e, name) => `${name(e.seat)} salva a ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  dies: (e, name) => `${n.actor(e.seat, name).subject} pierde ${n.troop(e.what).object(1)} ${n.section(e.at).in}.`,
  withdraws: (e, name) =>
    `${n.actor(e.seat, name).subject} manda un Arquero a la zona de Descanso ${n.section(e.at).of}.`,
  'wall-holds': e => `La Muralla ${n.section(e.at).of} aguanta con un valor de Defensa de ${e.n}.`,
  breach: e => `Las Hordas abren una Brecha ${n.section(e.at).in} con un Poder Ofensivo de ${e.n}.`,
  bolsters: (e, name) => `${name(e.seat)} añade ${n.amount('defence', e.n)} ${n.section(e.at).to}.`,
  'barricades-fall': () => 'Se descartan todas las Barricadas.',
  ends: e => ENDS[e.what]!,
});
