import { grammar, type NameOf, plural, type Seat, sentence } from '@teahouse/kernel';
import { type CAPTURED, pick, type RuneSource, type SeatId, seatOf } from '../../src/ids.ts';
import type { Attribute, Destiny, DevelopmentId, FactionId, Resource, Season, UnitId } from '../../src/printed/ids.ts';
import { words } from '../answers/es.ts';
import { forms } from '../forms/es.ts';
import { naming } from '../naming.ts';
import { isPrice, type NoteLines } from './lines.ts';

const { area, card, drawn, fighterName: hero, hero: heroInFull } = naming(words);
const { counted } = forms;

/** De dónde vienen las runas de dragón. */
const FROM: Readonly<Record<RuneSource | typeof CAPTURED, string>> = {
  start: 'del comienzo',
  winter: 'del invierno',
  objective: 'por un objetivo',
  captain: 'por los cambios del Capitán',
  shard: 'de Fragmentos de Timmorran',
  vault: 'de la Cámara rúnica',
  captured: 'quitadas a otros',
};

const DIALS: Readonly<Record<Resource, string>> = {
  food: 'dial de comida',
  wood: 'dial de madera',
  ore: 'dial de mineral',
};
const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'la primavera',
  summer: 'el verano',
  autumn: 'el otoño',
  winter: 'el invierno',
};

const quoted = (id: string): string => grammar('es').quoted(card(id));
/** A fighter after 'a', which melts with 'el'. */
const toHero = (id: string): string => `a ${hero(id)}`.replace(/^a el /, 'al ');
const units = (unit: string, n: number): string => forms.units[unit as UnitId].object(n);
/** Units as the subject of a sentence, with the verb that fits their number. */
const theUnits = (unit: string, n: number, one: string, many: string): string =>
  `${sentence(forms.units[unit as UnitId].subject(n))} ${n === 1 ? one : many}`;
/** A player, or the neutral units, with the verb that fits. */
const side = (seat: Seat, name: NameOf, one: string, many: string): string =>
  seat < 0 ? `Las unidades neutrales ${many}` : `${name(seat)} ${one}`;
/** Units of a side in a battle, with the verb that fits their number. */
const theirs = (seat: Seat, name: NameOf, unit: string, n: number, one: string, many: string): string => {
  const whose = seat < 0 ? plural(n, 'neutral', 'neutrales') : `de ${name(seat)}`;
  return `${sentence(forms.units[unit as UnitId].subject(n))} ${whose} ${n === 1 ? one : many}`;
};
const rival = (id: string, name: NameOf): string => name(seatOf(id as SeatId));
const faction = (id: string) => forms.factions[id as FactionId];
const development = (id: string): string => forms.developments[id as DevelopmentId];
const color = (id: string): string => words.colors[id as Destiny];

export const notes: NoteLines = {
  // En todos los capítulos
  gains: (e, name) => `${name(e.seat)} obtiene ${counted.influence(e.n)}.`,
  loses: (e, name) => `${name(e.seat)} ${isPrice(e) ? 'paga' : 'pierde'} ${counted.influence(e.n)}.`,
  dial: (e, name) => `${name(e.seat)} ajusta su ${DIALS[e.what as Resource]} a ${e.n}.`,
  destroyed: (e, name) => `${side(e.seat, name, 'pierde', 'pierden')} ${units(e.what, e.n)} ${area(e.at).in}.`,
  'fate-shuffled': () => 'Se vuelve a barajar el mazo de destino.',
  'draws-tactic': (e, name) =>
    e.what === '' ? `${name(e.seat)} roba una carta de táctica.` : `${name(e.seat)} roba ${quoted(e.what)}.`,
  'discards-tactic': (e, name) => `${name(e.seat)} descarta ${quoted(e.what)}.`,
  plays: (e, name) => `${name(e.seat)} juega ${quoted(e.what)}.`,
  'draws-quest': (e, name) =>
    e.what === '' ? `${name(e.seat)} roba una carta de misión.` : `${name(e.seat)} roba la misión ${quoted(e.what)}.`,
  'drops-quest': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} descarta una carta de misión.`
      : `${name(e.seat)} descarta la misión ${quoted(e.what)}.`,
  'draws-reward': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} roba una recompensa.`
      : `${name(e.seat)} roba ${quoted(e.what)} para ${hero(e.at)}.`,
  'discards-reward': e => `${hero(e.at)} descarta ${quoted(e.what)}.`,

  // Preparación
  'draws-lot': (e, name) => `${name(e.seat)} saca la carta de destino ${e.n} en el sorteo del jugador inicial.`,
  'chooses-faction': (e, name) => `${name(e.seat)} lidera ${faction(e.what).inFull}.`,
  'dealt-quest': (e, name) => `${name(e.seat)} empieza con la misión ${quoted(e.what)}.`,
  'lays-tile': (e, name) => `${name(e.seat)} coloca la loseta ${e.what}.`,
  'tiles-anew': () => 'En este mapa no caben todos los reinos de origen. Las losetas se colocan de nuevo.',
  city: e => `${card(e.what)} está ${area(e.at).in}.`,
  'places-marker': (e, name) => `${name(e.seat)} coloca un marcador de reino de origen.`,
  'lays-realm': (e, name) => `${name(e.seat)} coloca su reino de origen (${faction(e.what).short}).`,
  deploys: (e, name) => `${name(e.seat)} despliega ${units(e.what, e.n)} ${area(e.at).in}.`,
  'dealt-hero': (e, name) => `${heroInFull(e.what)} se une a ${name(e.seat)}.`,

  // El año
  year: e => `Empieza el año ${e.n}.`,
  season: e => `Empieza ${SEASONS[e.what as Season]}.`,
  'season-card': e => `La carta de estación es ${quoted(e.what)}.`,
  'tokens-back': () => 'Se retiran del mapa todas las fichas de activación.',
  'orders-back': () => 'Todos los jugadores recuperan sus órdenes.',
  'stand-up': e =>
    e.n === 0
      ? 'No hay ninguna figura en fuga.'
      : plural(e.n, '1 figura en fuga se pone en pie.', '# figuras en fuga se ponen en pie.'),
  bids: (e, name) => (e.n === 0 ? `${name(e.seat)} no puja nada.` : `${name(e.seat)} puja ${counted.influence(e.n)}.`),
  'wins-bid': (e, name) => `${name(e.seat)} gana la puja.`,
  'gives-tactic': (e, name) =>
    e.at === ''
      ? `${name(e.seat)} da una carta de táctica a un rival.`
      : `${name(e.seat)} da ${quoted(e.what)} a ${rival(e.at, name)}.`,
  places: e => `${theUnits(e.what, e.n, 'aparece', 'aparecen')} ${area(e.at).in}.`,
  routs: e => `${theUnits(e.what, e.n, 'queda', 'quedan')} en fuga ${area(e.at).in}.`,
  'changes-sides': (e, name) => `${hero(e.what)} cambia de bando y se une a ${name(e.seat)}.`,
  migrate: e =>
    `${plural(e.n, '1 unidad neutral se mueve', '# unidades neutrales se mueven')} ${area(e.what).from} ${area(e.at).to}.`,
  'has-runes': (e, name) => `${name(e.seat)} tiene ${counted.runes(e.n)} ${FROM[e.what as keyof typeof FROM]}.`,
  reckons: (e, name) =>
    e.n === 0 ? `${name(e.seat)} no tiene ninguna runa de dragón.` : `${name(e.seat)} tiene ${counted.runes(e.n)}.`,
  wins: (e, name) =>
    `${name(e.seat)} gana la partida ${e.n === 0 ? 'sin runas de dragón' : `con ${counted.runes(e.n)}`}.`,

  // Órdenes
  reveals: (e, name) =>
    e.n === 1 && e.what !== 'fortify'
      ? `${name(e.seat)} revela la orden ${card(e.what)} y puede usar su bonificación.`
      : `${name(e.seat)} revela la orden ${card(e.what)}.`,
  resolves: (e, name) => `${name(e.seat)} resuelve la orden ${card(e.what)}.`,
  declines: (e, name) => `${name(e.seat)} renuncia a la acción de ${card(e.what)}.`,
  'declines-bonus': (e, name) => `${name(e.seat)} renuncia a la bonificación de ${card(e.what)}.`,
  activates: (e, name) => `${name(e.seat)} activa ${area(e.at).name}.`,
  moves: (e, name) => {
    const { unit, from } = pick(e.what);
    return `${name(e.seat)} mueve ${units(unit, e.n)} ${area(from).from} ${area(e.at).to}.`;
  },
  'draws-hero': (e, name) =>
    `${name(e.seat)} se plantea contratar a ${e.what === '' ? 'un héroe' : heroInFull(e.what)}.`,
  hires: (e, name) => `${name(e.seat)} contrata a ${heroInFull(e.what)} ${area(e.at).in}.`,
  deserts: (e, name) => `${hero(e.what)} abandona a ${name(e.seat)}.`,
  builds: (e, name) => `${name(e.seat)} construye ${development(e.what)} ${area(e.at).in}.`,
  'development-gone': (e, name) => `${name(e.seat)} pierde ${development(e.what)} ${area(e.at).in}.`,
  'stronghold-rises': (e, name) =>
    `${name(e.seat)} construye una fortaleza${e.what === 'damaged' ? ' dañada' : ''} ${area(e.at).in}.`,
  'stronghold-falls': (e, name) => `${name(e.seat)} pierde la fortaleza ${area(e.at).from}.`,
  'stronghold-damaged': e => `La fortaleza ${area(e.at).from} queda dañada.`,
  'stronghold-repaired': (e, name) => `${name(e.seat)} repara la fortaleza ${area(e.at).from}.`,
  recruits: (e, name) => `${name(e.seat)} recluta ${units(e.what, e.n)} ${area(e.at).in}.`,
  rallies: (e, name) => `${name(e.seat)} recaba apoyo en ${card(e.what)}.`,
  joins: (e, name) => `${theUnits(e.what, e.n, 'se une', 'se unen')} a ${name(e.seat)} ${area(e.at).in}.`,
  'moves-rune': (e, name) => `${name(e.seat)} mueve una ficha de runa ${area(e.what).from} ${area(e.at).to}.`,

  // Batallas
  attacks: (e, name) => `${name(e.seat)} ataca ${area(e.at).name}.`,
  'unit-draws': (e, name) => `${theirs(e.seat, name, e.what, 1, 'roba', 'roban')} la ${drawn(e.n, e.what)}.`,
  'drops-fate': (e, name) => `${side(e.seat, name, 'descarta', 'descartan')} la ${drawn(e.n, e.what)}.`,
  uses: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'usa', 'usan')} «${words.cards.abilities[e.what as UnitId][0]}».`,
  damaged: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'sufre', 'sufren')} ${counted.damage(e.n)} ${area(e.at).in}.`,
  raises: (e, name) => `${name(e.seat)} alza ${units(e.what, e.n)} ${area(e.at).in}.`,
  defends: (e, name) => `${name(e.seat)} se defiende con ${development(e.what)}.`,
  strength: (e, name) => `${side(e.seat, name, 'tiene', 'tienen')} ${counted.strength(e.n)}.`,
  'wins-battle': (e, name) => `${side(e.seat, name, 'gana', 'ganan')} la batalla ${area(e.at).in}.`,
  'breaks-off': (e, name) => `${name(e.seat)} interrumpe la batalla ${area(e.at).in}.`,
  retreats: (e, name) => `${theirs(e.seat, name, e.what, e.n, 'se retira', 'se retiran')} ${area(e.at).to}.`,
  negotiates: (e, name) => `${name(e.seat)} gasta ${counted.influence(e.n)} para negociar ${area(e.at).in}.`,
  'envoy-draws': (e, name) => `${name(e.seat)} roba la ${drawn(e.n, null)}.`,
  destiny: (e, name) => `${name(e.seat)} elige el color ${color(e.what)}.`,
  allies: (e, name) => `${theUnits(e.what, e.n, 'se alía', 'se alían')} con ${name(e.seat)} ${area(e.at).in}.`,

  // Runas
  'looks-at-rune': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} mira una ficha de runa.`
      : `${name(e.seat)} mira la ficha de runa ${area(e.at).from}, que es ${e.what === 'genuine' ? 'auténtica' : 'falsa'}.`,
  'discards-rune': (e, name) => `${name(e.seat)} descarta una runa falsa ${area(e.at).in}.`,
  'lays-rune': (e, name) => `${name(e.seat)} coloca una ficha de runa ${area(e.at).in}.`,
  'genuine-rune': (e, name) =>
    e.at === ''
      ? `Solo ${name(e.seat)} sabe qué ficha de runa es la auténtica.`
      : `Solo ${name(e.seat)} sabe que la ficha de runa ${area(e.at).from} es auténtica.`,

  // Títulos y objetivos
  'takes-title': (e, name) => `${name(e.seat)} obtiene el título de ${card(e.what)} con ${counted.influence(e.n)}.`,
  'captain-trades': (e, name) => `${name(e.seat)} cambia 3 recompensas por una runa de dragón.`,
  'claims-objective': (e, name) => `${name(e.seat)} cumple el objetivo ${quoted(e.what)}.`,
  'swaps-objective': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} cambia su objetivo.`
      : `${name(e.seat)} cambia su objetivo y recibe ${quoted(e.what)}.`,

  // Tácticas
  names: (e, name) =>
    e.n === 0
      ? `${rival(e.what, name)} no puede usar ninguna bonificación de supremacía esta estación.`
      : `${name(e.seat)} nombra a ${rival(e.what, name)}, y cada uno roba ${counted.tactics(e.n)}.`,
  'takes-back': (e, name) => `${name(e.seat)} recupera la orden ${card(e.what)}.`,
  'lays-token': (e, name) =>
    `${name(e.seat)} coloca una ficha de activación de ${rival(e.what, name)} ${area(e.at).in}.`,
  'stands-up': e => `${theUnits(e.what, e.n, 'se pone', 'se ponen')} en pie ${area(e.at).in}.`,
  'patched-up': e => `${theUnits(e.what, 1, 'se cura', 'se curan')} ${counted.damage(e.n)} ${area(e.at).in}.`,
  ambushes: (e, name) => `${name(e.seat)} tiende una emboscada con sus ${forms.units[e.what as UnitId].many}.`,

  // Héroes
  'hero-moves': e => `${hero(e.what)} se mueve ${area(e.at).to}.`,
  'hero-heals': e => `${hero(e.what)} se cura ${counted.damage(e.n)}.`,
  'hero-hurt': e => `${hero(e.what)} sufre ${counted.damage(e.n)}.`,
  'hero-falls': e =>
    e.n === 0
      ? `${hero(e.what)} cae ${area(e.at).in}.`
      : `${hero(e.what)} cae ${area(e.at).in} y deja ${counted.rewards(e.n)} en el área.`,
  'hero-endures': e => `${hero(e.what)} resiste con 1 de vida.`,
  trains: e => `${hero(e.what)} entrena y alcanza +${e.n} en ${words.attributes[e.at as Attribute]}.`,
  'takes-rewards': e => `${hero(e.what)} se lleva ${counted.rewards(e.n)} ${area(e.at).in}.`,
  'hands-over': e => `${hero(e.what)} entrega una recompensa ${toHero(e.at)}.`,
  'shows-reward': e => `${hero(e.at)} muestra ${quoted(e.what)}.`,
  attempts: e => `${hero(e.at)} intenta la misión ${quoted(e.what)}.`,
  completes: (e, name) => `${name(e.seat)} completa la misión ${quoted(e.what)}.`,
  fails: (e, name) => `${name(e.seat)} falla la misión ${quoted(e.what)}.`,
  'hero-fate': e => `${sentence(hero(e.what))} roba la ${drawn(e.n, e.rule === 'RW-DUEL-05' ? 'hero' : null)}.`,
  'takes-line': (e, name) => `${name(e.seat)} elige el color ${color(e.what)}.`,
  challenges: e => `${hero(e.what)} reta a duelo ${toHero(e.at)}.`,
  'duel-prevented': e => `${hero(e.what)} se escabulle y no hay duelo.`,
  'duel-weapon': e => `${hero(e.at)} lucha con ${quoted(e.what)}.`,
  'duel-uses': (e, name) => {
    if (e.what === 'foe') return 'La unidad imaginaria usa su habilidad especial.';
    if (e.what === 'strike') return `${name(e.seat)} inflige 1 de daño con el símbolo especial.`;
    return e.what in words.cards.heroes
      ? `${hero(e.what)} usa su habilidad especial.`
      : `${name(e.seat)} usa ${quoted(e.what)}.`;
  },
  'duel-hurt': e => `${sentence(hero(e.what))} sufre ${counted.damage(e.n)}.`,
  'wins-duel': e => `${hero(e.what)} gana el duelo.`,
  'duel-ends': e => `El duelo termina tras la ronda ${e.n}.`,
  explores: e => `La ficha de exploración ${area(e.at).from} es ${quoted(e.what)}.`,
  'token-gone': e => `Se descarta la ficha de exploración ${quoted(e.what)} ${area(e.at).from}.`,
  stands: e => `${theUnits(e.what, e.n, 'se pone', 'se ponen')} en pie ${area(e.at).in}.`,
};
