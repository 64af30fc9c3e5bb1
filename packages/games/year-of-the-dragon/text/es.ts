import { grammar, noun, plural, reasoned, type Why } from '@teahouse/kernel';
import type { EventKind, SuperEvent } from '../src/cards/events.ts';
import type { Type } from '../src/cards/persons.ts';
import type { Source } from '../src/table.ts';
import { board } from './board/es.ts';
import { chapters } from './chapters/es.ts';
import type { Text } from './en.ts';
import { namesOf, naming } from './naming.ts';
import { rules } from './rules/es.ts';

const types: Record<Type, string> = {
  craftsman: 'artesano',
  'court-lady': 'dama de la corte',
  'tax-collector': 'recaudador de impuestos',
  pyrotechnist: 'pirotécnico',
  warrior: 'guerrero',
  monk: 'monje',
  healer: 'curandero',
  farmer: 'campesino',
  scholar: 'erudito',
};

const { answer, object, palace, card, amount, change, group } = naming({
  types,
  object: (type, age) => {
    const name = age === null ? types[type] : `${types[type]} ${age === 'young' ? 'joven' : 'anciano'}`;
    return `a ${noun.es(name, '', type === 'court-lady' ? 'f' : 'm').object(1)}`;
  },
  young: type => `${type} joven`,
  old: type => `${type} anciano`,
  card: type => `carta de ${type}`,
  wild: 'carta comodín',
  actions: {
    taxes: 'Impuestos',
    build: 'Construir',
    harvest: 'Cosecha',
    fireworks: 'Espectáculo pirotécnico',
    parade: 'Desfile militar',
    research: 'Investigación',
    privilege: 'Privilegio',
    wall: 'Construir la Muralla',
  },
  and: grammar('es').and,
  group: n => `Grupo ${n}`,
  palace: n => `palacio ${n}`,
  lodger: (who, where) => `${who}, ${where}`,
  wall: {
    'wall-rice': 'Loseta de Muralla (1 loseta de arroz)',
    'wall-fireworks': 'Loseta de Muralla (1 fuego artificial)',
    'wall-floor': 'Loseta de Muralla (1 piso)',
    'wall-yuan': 'Loseta de Muralla (2 yuanes)',
    'wall-track': 'Loseta de Muralla (3 casillas)',
    'wall-points': 'Loseta de Muralla (3 puntos)',
  },
  plain: {
    pass: 'Paso',
    'new-palace': 'Palacio nuevo',
    decline: 'Rechazar',
    small: 'Privilegio pequeño',
    large: 'Privilegio grande',
  },
  amount: {
    yuan: n => plural(n, '# yuan', '# yuanes'),
    rice: n => plural(n, '# loseta de arroz', '# losetas de arroz'),
    fireworks: n => plural(n, '# fuego artificial', '# fuegos artificiales'),
    goods: n => plural(n, '# bien', '# bienes'),
    points: n => plural(n, '# punto', '# puntos'),
    track: n => plural(n, '# casilla', '# casillas'),
    floors: n => plural(n, '# piso', '# pisos'),
    dragons: n => plural(n, '# dragón', '# dragones'),
    persons: n => plural(n, '# persona', '# personas'),
    cards: n => plural(n, '# carta', '# cartas'),
  },
});

const events: Text['events'] = {
  peace: { name: 'Paz', help: 'No pasa nada.' },
  tribute: { name: 'Tributo Imperial', help: 'Paga 4 yuanes; despide a una persona por cada uno que falte.' },
  drought: {
    name: 'Sequía',
    help: '1 loseta de arroz por cada palacio habitado; cada palacio sin arroz pierde a una persona.',
  },
  festival: {
    name: 'Festival del Dragón',
    help: 'Quien tenga más fuegos artificiales suma 6 puntos; el segundo, 3. Se gasta la mitad.',
  },
  mongols: { name: 'Invasión mongola', help: 'Un punto por casco; quien tenga menos despide a una persona.' },
  contagion: { name: 'Contagio', help: 'Despide a 3 personas, una menos por cada mortero.' },
};

const superEvents: Text['superEvents'] = {
  lantern: { name: 'Festival de los Faroles', help: '2 puntos por cada persona.' },
  buddha: { name: 'Buda', help: 'Cada monje suma sus Budas por los pisos de su palacio.' },
  earthquake: { name: 'Terremoto', help: 'Cada uno pierde 2 pisos; quien ya no quepa se va.' },
  flood: { name: 'Inundación', help: 'Devuelve la mitad de tus yuanes, arroz y fuegos artificiales.' },
  eclipse: { name: 'Eclipse solar', help: 'El evento de este mes golpea otra vez.' },
  volcano: { name: 'Erupción volcánica', help: 'Todos los discos de persona vuelven a 0, en el mismo orden.' },
  tornado: { name: 'Tornado', help: 'Cada uno descarta 2 cartas de persona.' },
  sunrise: { name: 'Amanecer', help: 'Cada uno acoge a un joven sin jugar carta, todos de tipos distintos.' },
  assassination: { name: 'Intento de asesinato', help: 'Todos pierden todos sus privilegios.' },
  charter: { name: 'Concesión', help: 'Un tipo de persona de tus palacios rinde al momento.' },
};

const sources: Text['sources'] = {
  palaces: 'palacios',
  ladies: 'damas de la corte',
  privileges: 'privilegios',
  research: 'investigación',
  festival: 'Festival del Dragón',
  mongols: 'Invasión mongola',
  wall: 'Gran Muralla',
  super: 'superevento',
  persons: 'personas al final',
  monks: 'monjes al final',
  money: 'dinero al final',
};

const { quoted } = grammar('es');

/** All persons of a type. */
const many: Record<Type, string> = {
  craftsman: 'los artesanos',
  'court-lady': 'las damas de la corte',
  'tax-collector': 'los recaudadores de impuestos',
  pyrotechnist: 'los pirotécnicos',
  warrior: 'los guerreros',
  monk: 'los monjes',
  healer: 'los curanderos',
  farmer: 'los campesinos',
  scholar: 'los eruditos',
};

const coming = ({ because }: Why): string | null =>
  because === null ? null : `En el mes ${because.n} llega el evento ${events[because.what as EventKind].name}.`;

export const text: Text = {
  chapters,
  title: 'El año del Dragón',
  tagline: 'Doce meses de sequías, contagios y mongoles: guía tu provincia por el peor año de todos.',
  cover: 'Un dragón se enrosca alrededor del sol sobre los tejados de los palacios',
  options: {
    wall: {
      name: 'La Gran Muralla',
      help: 'Una octava acción construye la Muralla; los mongoles la ponen a prueba.',
      values: { off: 'Sin ella', choose: 'Elegir la loseta', random: 'Loseta al azar' },
    },
    superEvent: {
      name: 'Superevento',
      help: 'En el séptimo mes ocurre algo especial.',
      values: {
        off: 'Sin él',
        random: 'Al azar, a la vista',
        hidden: 'Al azar, oculto hasta el mes 7',
        ...namesOf(superEvents),
      },
    },
    openHands: {
      name: 'Manos',
      help: 'Si todos ven las cartas de persona que quedan en la mano. De todos modos se pueden deducir.',
      values: { true: 'A la vista', false: 'Secretas' },
    },
    largePrivilege: {
      name: 'Precio del privilegio grande',
      help: '7 yuanes desde 2017, 6 en la primera edición.',
      values: { 7: '7 yuanes', 6: '6 yuanes' },
    },
    firstDrafter: {
      name: 'Primero en elegir',
      help: 'Quién toma primero las personas iniciales.',
      values: { random: 'Al azar', 1: 'Asiento 1', 2: 'Asiento 2', 3: 'Asiento 3', 4: 'Asiento 4', 5: 'Asiento 5' },
    },
    wallEnd: {
      name: 'Última comprobación de la Muralla',
      help: 'Cuándo se comprueba la Muralla en el último mes.',
      values: { 'after-scoring': 'Después de puntuar', 'before-decay': 'Antes del deterioro' },
    },
    superDecay: {
      name: 'Deterioro en el mes 7',
      help: 'Si los palacios vacíos se deterioran una vez, después del superevento, o también antes.',
      values: { once: 'Una vez', twice: 'Dos veces' },
    },
    eclipseWall: {
      name: 'Muralla con el Eclipse solar',
      help: 'Si la Muralla se comprueba otra vez cuando los mongoles vienen dos veces.',
      values: { again: 'Otra vez', once: 'Una sola vez' },
    },
  },
  clashes: {
    'first-drafter-not-seated': 'El primero en elegir tiene que estar sentado a la mesa.',
    'wall-end-without-wall': 'El momento de la comprobación solo se puede elegir si se juega con la Gran Muralla.',
    'super-decay-without-super-event': 'El deterioro del mes 7 solo se puede elegir si hay superevento.',
    'eclipse-wall-without-both': 'Hacen falta la Gran Muralla y un superevento que pueda ser el Eclipse solar.',
  },
  asks: {
    'draft.chooseFirst': 'Elige tu primera persona joven.',
    'draft.chooseSecond': 'Elige una segunda persona joven de otro tipo.',
    'actions/act.chooseGroup': 'Elige un grupo de acciones, o pasa.',
    'actions/act.chooseAction': '¿Qué acción realizas?',
    'actions/build.placeFloor': '¿Dónde va el piso nuevo?',
    'actions/privilege.choose': '¿Qué privilegio compras?',
    'persons/card.play': '¿Qué carta de persona juegas?',
    'persons/tile.choose': '¿Qué persona tomas?',
    'persons/lodge.choose': '¿Dónde vive la persona nueva? Si todo está lleno, elige a quién reemplaza.',
    'release.choose': '¿A quién despides?',
    'release/hungry.choose': 'No hay arroz para todos: ¿quién se va?',
    'wall/build.choose': '¿Qué loseta de Muralla construyes?',
    'super/earthquake.removeFloor': '¿Qué palacio pierde un piso?',
    'super/earthquake.evict': 'No queda sitio para todos: ¿quién se va?',
    'super/flood.chooseRice': '¿Cuánto arroz se lleva la inundación?',
    'super/flood.chooseFireworks': '¿Cuántos fuegos artificiales se lleva la inundación? El resto se paga en yuanes.',
    'super/tornado.discard': '¿Qué carta se lleva el tornado?',
    'super/sunrise.choose': '¿A qué joven acoges?',
    'super/charter.choose': '¿Para qué tipo de persona usas la Concesión?',
  },
  answer,
  why: (id, why) => reasoned('es', id, why, { name: answer, because: coming(why) }),
  counts: {
    persons: n => amount('persons', n),
    points: n => amount('points', n),
    palaces: n => plural(n, '# palacio', '# palacios'),
    privileges: n => plural(n, '# privilegio', '# privilegios'),
  },
  notes: {
    month: e => `Empieza el mes ${e.n}.`,
    drafts: (e, name) => `${name(e.seat)} elige ${object(e.what)}.`,
    groups: e => `El grupo ${e.n} tiene ${group(e.what)}.`,
    passes: (e, name) => `${name(e.seat)} pasa${e.n === 0 ? '' : ` y toma ${amount('yuan', e.n)}`}.`,
    'chooses-group': (e, name) => `${name(e.seat)} elige el grupo ${e.n}${e.at === '0' ? '' : ` por ${e.at} yuanes`}.`,
    acts: (e, name) => `${name(e.seat)} realiza la acción ${quoted(answer(e.what))}.`,
    gains: (e, name) => `${name(e.seat)} recibe ${amount(e.what, e.n)}.`,
    scores: (e, name) => `${name(e.seat)} suma ${amount('points', e.n)} (${sources[e.what as Source]}).`,
    advances: (e, name) => `${name(e.seat)} avanza ${amount('track', e.n)}.`,
    builds: (e, name) => `${name(e.seat)} construye: el ${palace(e.what)} tiene ahora ${amount('floors', e.n)}.`,
    buys: (e, name) =>
      `${name(e.seat)} compra un privilegio ${e.what === 'small' ? 'pequeño' : 'grande'} por ${amount('yuan', e.n)}.`,
    'builds-wall': (e, name) => `${name(e.seat)} construye la Muralla, que ya tiene ${e.n} de 12 losetas.`,
    plays: (e, name) => `${name(e.seat)} juega la ${card(e.what)}.`,
    'card-lost': (e, name) => `No queda nadie de ese tipo: ${name(e.seat)} pierde la carta.`,
    'takes-in': (e, name) => `${name(e.seat)} acoge ${object(e.what)} en el ${palace(e.at)}.`,
    replaces: (e, name) => `${name(e.seat)} reemplaza ${object(e.what)} en el ${palace(e.at)}.`,
    declines: (e, name) => `${name(e.seat)} rechaza ${object(e.what)}.`,
    event: e => `Evento del mes ${e.n}: ${events[e.what as EventKind].name}.`,
    pays: (e, name) => `${name(e.seat)} entrega ${amount(e.what, e.n)}.`,
    releases: (e, name) => `${name(e.seat)} despide ${object(e.what)} del ${palace(e.at)}.`,
    decays: (e, name) =>
      e.n === 0
        ? `Se derrumba el ${palace(e.what)} de ${name(e.seat)}, que estaba vacío.`
        : `El ${palace(e.what)} de ${name(e.seat)}, vacío, se queda en ${amount('floors', e.n)}.`,
    'wall-holds': e => `La Muralla resiste con ${plural(e.n, '# loseta', '# losetas')}.`,
    'wall-fails': e =>
      e.n === 0
        ? 'Nadie ha construido aún la Muralla.'
        : `La Muralla es demasiado corta: tiene ${plural(e.n, '# loseta', '# losetas')}.`,
    'super-event': e => `Superevento: ${superEvents[e.what as SuperEvent].name}.`,
    revealed: e => `Se revela el superevento: ${superEvents[e.what as SuperEvent].name}.`,
    'floor-lost': (e, name) => `El terremoto quita un piso al ${palace(e.what)} de ${name(e.seat)}.`,
    'markers-reset': () => 'Todos los discos de persona vuelven a 0; el orden se mantiene.',
    discards: (e, name) => `El tornado se lleva la ${card(e.what)} de ${name(e.seat)}.`,
    'loses-privileges': (e, name) => `${name(e.seat)} pierde todos sus privilegios (${amount('dragons', e.n)}).`,
    charters: (e, name) =>
      `${name(e.seat)} usa la Concesión para ${many[e.what as Type]}${e.what === 'healer' ? ', sin efecto' : ''}.`,
    sells: (e, name) => `${name(e.seat)} vende su arroz y sus fuegos artificiales por ${amount('yuan', e.n)}.`,
  },
  rules,
  events,
  superEvents,
  sources,
  warnings: {
    'pass-for-nothing': 'Ya tienes 3 yuanes o más: pasar no te da nada.',
    'card-without-tile': 'No queda nadie de ese tipo: perderías la carta.',
    'palace-will-decay': 'Este mes nadie puede mudarse ahí: el palacio nuevo se deterioraría.',
    'charter-for-nothing': 'La Concesión no te daría nada.',
    'person-declined': 'La persona deja el juego y tu disco no se mueve.',
  },
  change,
  amount,
  nothing: 'nada',
  board,
};
