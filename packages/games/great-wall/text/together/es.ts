import { plural } from '@teahouse/kernel';
import type { Topic } from '../../src/rules/together/agreement.ts';
import { cards } from './cards/es.ts';
import type { Agreed, TogetherText } from './keys.ts';

const spoils = (n: number): string => plural(n, 'una Horda reclamada', '# Hordas reclamadas');

/** What a player suggests, by what is to be agreed on. */
const WISHES: Agreed = {
  commands: (what, n, name) => `este orden de cartas de Mando: ${n.named(what, name)}`,
  clerks: (what, n, name) => `este orden de Funcionarios: ${n.named(what, name)}`,
  insult: (what, n, name) => `que ${n.named(what, name)} sufra el insulto`,
  strip: (what, n) => `que las langostas arrasen ${n.location(what).the}`,
  stores: (what, n, name) => `que el Almacén pierda ${n.named(what, name)}`,
};
/** What was settled. */
const SETTLED: Agreed = {
  commands: (what, n, name) => `el orden de las cartas de Mando es ${n.named(what, name)}`,
  clerks: (what, n, name) => `el orden de los Funcionarios es ${n.named(what, name)}`,
  insult: (what, n, name) => `${n.named(what, name)} sufre el insulto`,
  strip: (what, n) => `las langostas arrasan ${n.location(what).the}`,
  stores: (what, n, name) => `el Almacén pierde ${n.named(what, name)}`,
};

export const together: TogetherText = {
  cards,
  plain: {
    keep: 'No dar nada',
    give: 'Dar lo que se pide',
    'bear-shame': 'Obtener una ficha de Deshonra',
    'lose-honor': 'Perder 3 de Honor',
    forfeit: 'Perder 5 de Honor, y la ficha sale del juego',
  },
  words: {
    player: n => `Jugador ${n}`,
    order: names => names.join(', luego '),
    gift: (from, to) => `De ${from.subject} ${to.to}`,
    comrade: (troop, of) => `${troop.name} ${of.of}`,
    places: {
      reserve: 'de la reserva',
      left: 'de la zona de Descanso izquierda',
      middle: 'de la zona de Descanso central',
      right: 'de la zona de Descanso derecha',
      'post-left': 'de un Puesto de Disparo de la izquierda',
      'post-middle': 'de un Puesto de Disparo del centro',
      'post-right': 'de un Puesto de Disparo de la derecha',
    },
    standing: (troop, place) => `${troop.object(1)} ${place}`,
    spoils,
    penance: troop =>
      troop === null
        ? 'Perder 10 de Honor por esta ficha'
        : `Perder 10 de Honor por la ficha debajo de ${troop.object(1)}`,
  },
  asks: {
    'together/freeze.choose': 'Hiela. ¿Qué Soldado vuelve a casa?',
    'together/requisition.choose': '¿Qué entregas, o prefieres la Deshonra?',
    'together/intrigue.choose': '¿Qué Táctica descartas, o pierdes 3 de Honor?',
    'together/refuge.choose': '¿Tomas un Funcionario del espacio de Funcionarios?',
    'together/veteran.choose': '¿A qué zona de Descanso va el veterano?',
    'together/take-back.choose': '¿Qué carta de Mando recuperas?',
    'together/hand-over.choose': '¿Quién pasa un recurso, y a quién?',
    'together/hand-over.give': '¿Qué recurso pasas?',
    'together/share.choose': '¿A quién das un recurso?',
    'together/share.give': '¿Qué recurso das?',
    'together/partner.choose': '¿Qué compañero eliges?',
    'together/rescue.choose': '¿Qué Soldado se salva?',
    'together/sortie.choose': '¿En qué sección atacáis todos?',
    'winter/disgrace.spare': '¿Pagas 1 Chi para evitar una ficha de Deshonra?',
  },
  agree: {
    commands: () => '¿En qué orden actúan vuestras cartas de Mando? Tenéis que estar todos de acuerdo.',
    clerks: place =>
      `¿De quién son los primeros Funcionarios${place === null ? '' : ` ${place.at}`}? Tenéis que estar todos de acuerdo.`,
    insult: () => '¿Quién sufre el insulto de los enviados? Tenéis que estar todos de acuerdo.',
    strip: () => '¿Qué Localización arrasan las langostas? Tenéis que estar todos de acuerdo.',
    stores: () => '¿Qué pierde el Almacén? Tenéis que estar todos de acuerdo.',
  },
  pledge: to => (to === null ? '¿Qué das para la Demanda?' : `¿Qué das para ${to.demand}? ${to.help}`),
  atone: '¿Qué ficha de Deshonra descartas por 10 de Honor?',
  outcomes: {
    'demands-met': 'El Emperador tiene todo lo que pedía. Habéis ganado juntos.',
    'shame-gone': 'No quedan fichas de Deshonra. Habéis perdido juntos.',
    'time-up': 'El tiempo se ha acabado antes de cumplir todas las Demandas. Habéis perdido juntos.',
  },
  reasons: {
    demands: 'una Demanda cumplida',
    tribute: 'lo que piden las Demandas',
    supply: 'las fichas de Deshonra que quedan en el suministro',
    threat: 'Murallas que aguantan',
    standing: 'lo que el clan podrá hacer en los años que vienen',
    accord: 'el acuerdo con un compañero',
  },
  notes: n => ({
    wishes: (e, name) => `${name(e.seat)} propone ${WISHES[e.at as Topic](e.what, n, name)}.`,
    agreed: (e, name) =>
      `${e.n === 1 ? 'Hay acuerdo' : 'Sin acuerdo, se decide así'}: ${SETTLED[e.at as Topic](e.what, n, name)}.`,
    'demand-arrives': e => `El Emperador hace una nueva Demanda: ${n.quoted(e.what)}.`,
    pledges: (e, name) => {
      const what = n.offered(e.what);
      return what === null
        ? `${name(e.seat)} ofrece lo que pide ${n.quoted(e.at)}.`
        : `${name(e.seat)} ofrece ${what} para ${n.quoted(e.at)}.`;
    },
    'demand-met': e => `Se cumple la Demanda ${n.quoted(e.what)}.`,
    'demand-open': e => `No se cumple la Demanda ${n.quoted(e.what)}.`,
    sacrifices: (e, name) => `${name(e.seat)} sacrifica ${n.troop(e.what).object(1)}.`,
    spends: (e, name) => `${name(e.seat)} gasta ${spoils(e.n)}.`,
    event: e => `Ocurre un Evento: ${n.quoted(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} recupera ${n.quoted(e.what)}.`,
    'goes-home': (e, name) => `${name(e.seat)} manda a casa ${n.troop(e.what).object(1)}.`,
    'gives-to': (e, name) => `${name(e.seat)} da ${n.amount(e.what, e.n)} ${n.toNamed(e.at, name)}.`,
    'stores-lost': e => `El Almacén pierde ${n.amount(e.what, e.n)}.`,
    mends: e => {
      const { horde, points } = n.struck(e.at)!;
      return `Sana una Herida de ${horde} en la Zona Vital ${points[0]}.`;
    },
    strips: e => `Las langostas arrasan ${n.location(e.what).the}.`,
  }),
};
