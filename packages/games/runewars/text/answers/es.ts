import { plural } from '@teahouse/kernel';
import { cards } from '../cards/es.ts';
import { forms } from '../forms/es.ts';
import type { Words } from '../words.ts';

const influence = forms.counted.influence;
const SIDES = ['norte', 'noreste', 'sureste', 'sur', 'suroeste', 'noroeste'] as const;

export const words: Words = {
  forms,
  cards,
  seasons: { spring: 'Primavera', summer: 'Verano', autumn: 'Otoño', winter: 'Invierno' },
  resources: { food: 'Comida', wood: 'Madera', ore: 'Mineral' },
  attributes: { strength: 'Fuerza', agility: 'Agilidad', wisdom: 'Sabiduría' },
  shapes: { triangle: 'triangular', circle: 'circular', rectangle: 'rectangular', hexagon: 'hexagonal' },
  destinies: { red: 'Rojo', grey: 'Gris', gold: 'Dorado' },
  colors: { red: 'rojo', grey: 'gris', gold: 'dorado' },
  foes: { marauder: 'el Merodeador', 'pack-leader': 'el Jefe de la jauría', hunter: 'el Cazador' },
  plain: {
    done: 'Hecho',
    pass: 'Paso',
    clear: 'Empezar de nuevo',
    yes: 'Sí',
    no: 'No',
    fight: 'Luchar',
    retreat: 'Retirarse',
    stay: 'Quedarse',
    'as-usual': 'Asignar mis bajas automáticamente en esta batalla',
    'pass-battle': 'Pasar durante el resto de esta batalla',
    act: 'Sí',
    decline: 'No',
    build: 'Construir una fortaleza (3 de influencia)',
    repair: 'Reparar una fortaleza',
    'move-runes': 'Mover fichas de runa',
    move: 'Moverse',
    heal: 'Curarse',
    train: 'Entrenar',
    exchange: 'Intercambiar recompensas',
    claim: 'Revelar tu objetivo',
    swap: 'Cambiar tu objetivo',
    influence: 'Influencia',
    tactics: 'Una carta de táctica',
    card: 'Una carta de táctica',
    damage: 'Infligir 1 de daño',
    stand: 'Poner en pie tus unidades de aquí',
    strike: 'Infligir 1 de daño',
  },
  toQuestion: {
    'autumn.receive influence': '2 de influencia',
    'autumn.receive tactics': 'Una carta de táctica',
    'season/reckoning.prize tactics': 'Una carta de táctica',
    'tactics/cutpurses.give influence': 'Dar 2 de influencia',
    'tactics/cutpurses.give card': 'Dar una carta de táctica al azar',
    'battle/aftermath.stronghold yes': 'Sustituirla por una tuya, dañada',
    'battle/aftermath.stronghold no': 'Quitarla del mapa',
    'battle/development.use no': 'No usarlo',
    'battle/draw.support yes': 'Apoyarlas',
    'battle/draw.support no': 'Reservar al héroe para otras',
    'hero/move.step done': 'Quedarse aquí',
    'hero/move.act pass': 'No hacer nada',
    'quests/hero.choose pass': 'No hacer nada',
    'season/audience.favour pass': 'Ninguna de las dos cosas',
    'harvest/develop.choose pass': 'No construir nada',
    'window/turn.choose pass': 'Continuar',
    'mobilize.activate pass': 'No activar ningún área',
    'conquer.activate pass': 'No activar ningún área',
    'power/bonus.title pass': 'No tomar ningún título',
    'duel/arms.weapon pass': 'Sin arma',
    'duel/arms.armour pass': 'Sin armadura',
    'ability/fury.choose pass': 'No destruir ninguno',
  },
  numbered: {
    'bid.offer': influence,
    'power/bonus.influence': influence,
    'diplomacy.choose': n => `Diplomacia con ${influence(n)}`,
    'ability/raise-dead.choose': n => (n === 0 ? 'Ninguno' : plural(n, '1 Reanimado', '# Reanimados')),
    'tactics/war-council.number': n => plural(n, '1 carta cada uno', '# cartas cada uno'),
  },
  diplomacy: {
    gold: 'Dorado (se convierten en tus aliadas)',
    grey: 'Gris (se retiran)',
    red: 'Rojo (se niegan)',
  },
  inState: (unit, damage, routed) => {
    const state = [damage > 0 ? forms.counted.damage(damage) : '', routed ? 'en fuga' : ''].filter(word => word !== '');
    return state.length === 0 ? unit : `${unit} (${state.join(', ')})`;
  },
  unitFrom: (unit, area) => `${unit} ${area.from}`,
  unitIn: (unit, area) => `${unit} ${area.in}`,
  unitTo: (unit, area) => `${unit} ${area.in}`,
  allFrom: area => `Todas las ${area.from}`,
  allTo: area => `Todas ${area.in}`,
  player: n => `Jugador ${n}`,
  tile: id => `Loseta ${id}`,
  tilePlace: areas => forms.list(areas),
  inTheMiddle: code => `${code} en el centro`,
  sideOf: (sides, code) => `${forms.list(sides.map(side => `al ${SIDES[side]}`))} de ${code}`,
  bothSides: (one, other) => `${one} y ${other}`,
  fromThere: (one, side) => `${one} y, desde ahí, hacia el ${SIDES[side]}`,
  dial: (resource, units) => `${resource} (${units})`,
  destroyToken: (token, area) => `Destruir «${token}» ${area.in}`,
  reveal: objective => `Revelar «${objective}»`,
  abilityOf: hero => `Habilidad de ${hero}`,
  duelWith: hero => `Duelo con ${hero}`,
  attempt: quest => `Intentar «${quest}»`,
  benefit: (city, what) => `${city} (${what})`,
  neutrals: shapes =>
    shapes.length === 2 && shapes[0] === shapes[1]
      ? `2 unidades neutrales ${shapes[0]}es`
      : forms.list(shapes.map((shape, i) => `${i === 0 ? 'una unidad neutral' : 'otra'} ${shape}`)),
  fateCard: (n, result) => `carta de destino ${n} (${result})`,
  result: ({ damage, rout, special }) => {
    if (damage > 0) return forms.counted.damage(damage);
    if (rout > 0) return plural(rout, '1 fuga', '# fugas');
    return special > 0 ? 'especial' : 'nada';
  },
  questPart: {
    looks: () => 'miras todas las runas de un rival',
    rewards: (n, keep) => {
      const drawn = `robas ${forms.counted.rewards(n)}`;
      return keep < n ? `${drawn}, de las que conservas ${keep}` : drawn;
    },
    influence: n => `obtienes ${influence(n)}`,
    tactics: n => `robas ${forms.counted.tactics(n)}`,
    quests: n => `robas ${forms.counted.quests(n)}`,
    heal: () => 'retiras todo el daño de este héroe',
    move: n => plural(n, 'este héroe se mueve 1 área', 'este héroe se mueve hasta # áreas'),
    allies: () => 'colocas una unidad neutral triangular aliada en un área amiga adyacente',
    damage: n => `este héroe sufre ${forms.counted.damage(n)}`,
    loses: n => `pierdes ${influence(n)}`,
  },
  questFails: 'fallas',
  questClauses: forms.list,
  questTest: attribute => `Haz una prueba de ${attribute}.`,
  questDuel: (foe, health, { damage, prevents }) =>
    `Duelo con ${foe}, que tiene ${health} de vida. Especial: ${prevents > 0 ? `evita ${prevents} de daño e inflige ${damage}` : `inflige ${damage} de daño`}.`,
};
