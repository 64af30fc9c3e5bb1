import { plural } from '@teahouse/kernel';
import type { TogetherText } from './keys.ts';

export const together: TogetherText = {
  cards: {
    // Generales
    'wang-jian': [
      'Wang Jian',
      'Al empezar el asalto, 1 de defensa por Consejero de Apoyo en una sección, como máximo 5.',
    ],
    'zhang-jue': [
      'Zhang Jue',
      'Cuando un jugador recibiría Deshonra por una Brecha, paga 1 Chi: no la recibe. Una vez por Consejero de Apoyo y año.',
    ],
    'liu-qi': [
      'Liu Qi',
      'Tras tu paso de activación: pasa recursos de jugador a jugador, uno por Consejero de Apoyo, si sus dueños quieren.',
    ],
    'li-gang': [
      'Li Gang',
      'Quien construye un nivel de Muralla puede recuperar 1 Mando más. Una vez por Consejero de Apoyo y año.',
    ],
    'xin-qiji': [
      'Xin Qiji',
      'En la casilla para los demás de tu Mando, juntos pueden mover 1 Funcionario más por Consejero de Apoyo.',
    ],
    'mu-guiying': [
      'Mu Guiying',
      'Cuando se derrota una Horda con Soldados de 2 clanes, se salva un Soldado por Consejero de Apoyo, sea de quien sea.',
    ],
    'yang-miaozhen': [
      'Yang Miaozhen',
      'Al cumplir Demandas, un recurso tuyo por Consejero de Apoyo puede valer por otro.',
    ],
    'cao-bin': [
      'Cao Bin',
      'Cuando recolectas en una Localización, otro jugador allí por Consejero de Apoyo recolecta 1 más.',
    ],

    // Tácticas
    'shared-granary': [
      'Granero común',
      'En verano: da hasta 3 recursos a otros jugadores. Potenciada (1 Chi): hasta 6, y quien reciba roba una Táctica.',
    ],
    'brothers-in-arms': [
      'Hermanos de armas',
      'Cuando tus Soldados morirían: salva 1 de cada jugador. Potenciada (3 Chi): todos los de otro jugador y 1 tuyo.',
    ],
    'human-chain': [
      'Cadena humana',
      'Tras los efectos de un Mando: otro jugador mueve hasta 2 Funcionarios. Potenciada (2 Chi): todos los jugadores.',
    ],
    'beacon-fires': [
      'Hogueras de aviso',
      'Al empezar el asalto: 3 de defensa en una sección. Potenciada (3 Chi): en todas las secciones.',
    ],
    'renewed-orders': [
      'Órdenes renovadas',
      'En verano: un jugador recupera 1 Mando, nunca Traición. Potenciada (3 Chi): todos los jugadores.',
    ],
    'joint-sortie': [
      'Salida conjunta',
      'Antes de comprobar derrotas: en una sección cada uno puede atacar con 1 Soldado en descanso. Potenciada (3 Chi): con 2.',
    ],

    // Hordas
    'wolf-riders': ['Jinetes de lobos', 'Manada: el Poder es 2, más 1 por cada Zona Vital sin cubrir.'],
    tumen: ['Tumen de hierro', 'Filas de hierro: al disparar en invierno se le pone 1 herida como máximo.'],
    'fire-lancers': ['Lanceros de fuego', 'Antorchas: cuando abren brecha, 3 recursos dejan el Almacén.'],
    sappers: ['Zapadores', 'Socavar: la Muralla de esta sección cuenta 1 nivel menos para la defensa.'],
    'blood-shamans': [
      'Chamanes de sangre',
      'Rito de curación: antes de comprobar derrotas en invierno cada Horda de la sección pierde 1 ficha de herida.',
    ],
    envoys: [
      'Enviados del Kan',
      'Insulto: en el paso de Demandas un jugador, elegido por el grupo, recibe 1 ficha de Deshonra.',
    ],
    locusts: [
      'Banda de langostas',
      'Tierra arrasada: en verano el grupo elige una Localización de Producción; sus Supervisores dan 1 menos.',
    ],
    'twin-banners': ['Estandartes gemelos', 'Dos frentes: solo se consiguen si hay Soldados de 2 clanes o más.'],

    // Demandas
    'taunt-them': ['¡Provocadlos y venced!', 'Cada sección tiene una Horda, y este invierno no hubo ninguna Brecha.'],
    'imperial-guard': [
      'Guerreros para la guardia del Emperador',
      'Tres jugadores sacrifican un Soldado cada uno, de tres tipos distintos, de zonas de Descanso o de la reserva.',
    ],
    'glory-to-the-emperor': ['¡La gloria es del Emperador!', 'Tres jugadores pierden 8 de Honor cada uno.'],
    'royal-escort': [
      'Escolta real para los oficiales del Emperador',
      'Sacrificad un Soldado en cada una de las tres zonas de Descanso, de 2 jugadores como mínimo.',
    ],
    'timber-for-the-fleet': ['Madera para la flota', 'Cada jugador descarta 2 de madera.'],
    'stone-for-the-palace': ['Piedra para el palacio', 'Cada jugador descarta 2 de piedra.'],
    'gold-for-the-treasury': ['Oro para el tesoro', 'Cada jugador descarta 2 de oro.'],
    'prayers-for-the-dynasty': ['Plegarias por la dinastía', 'Cada jugador descarta 2 de Chi.'],
    'gifts-of-the-provinces': ['Dones de las provincias', 'Cada jugador descarta 1 de madera, 1 de piedra y 1 de oro.'],
    'raise-the-ramparts': [
      'Alzad los baluartes',
      'Dos secciones tienen Muralla de nivel 2 o más; juntos los jugadores descartan 1 de madera, piedra u oro por jugador.',
    ],
    'spoils-of-the-steppe': ['Botín de la estepa', 'Gastad 2 Hordas conseguidas, de un jugador o de dos.'],
    'scrolls-of-war': ['Rollos de guerra', 'Cada jugador descarta 1 Táctica.'],

    // Eventos
    'harsh-frost': [
      'Helada cruel',
      'Cada jugador manda a casa 1 Soldado de una zona de Descanso o de un Puesto de Disparo.',
    ],
    requisition: ['Requisa', 'Cada jugador descarta 2 de madera, piedra u oro, o recibe 1 ficha de Deshonra.'],
    'broken-bridges': [
      'Puentes rotos',
      'Desde ahora un Funcionario en el Centro de Logística mueve 2 Soldados como máximo.',
    ],
    'thin-ranks': [
      'Filas mermadas',
      'Desde ahora el primer Soldado que cada uno recluta en una activación del Cuartel cuesta 1 de madera más.',
    ],
    'dust-storm': [
      'Tormenta de polvo',
      'Desde ahora los Arqueros de la sección que señala la primera Horda del mazo no disparan en invierno.',
    ],
    'court-intrigue': [
      'Intrigas de la corte',
      'Cada jugador descarta una Táctica o pierde 3 de Honor. Desde ahora los Consejeros cuestan 1 de oro más.',
    ],
    'crumbling-mortar': [
      'Argamasa desmoronada',
      'Desde ahora la sección con la Muralla más alta tiene 2 de defensa menos.',
    ],
    'wrath-of-the-khan': ['Ira del Kan', 'Desde ahora la Mortandad es 1 más en la sección con más Hordas.'],
    'border-refugees': [
      'Refugiados de la frontera',
      'Cada jugador puede tomar un Funcionario por contratar. Desde ahora donar da 1 de Honor menos.',
    ],
    'auspicious-comet': ['Cometa propicio', 'Desde ahora potenciar una Táctica cuesta 1 Chi menos.'],
    'veterans-return': [
      'Regreso de los veteranos',
      'Cada jugador puede poner un Lancero de la reserva en una zona de Descanso.',
    ],
    'empty-coffers': [
      'Arcas vacías',
      'Se pierde la mitad del Almacén. Desde ahora el Supervisor más alto de cada uno da 1 menos en verano, como mínimo 1.',
    ],
  },
  plain: {
    keep: 'No doy nada',
    give: 'Lo doy',
    'bear-shame': 'Recibir una ficha de Deshonra',
    'lose-honor': 'Perder 3 de Honor',
  },
  words: {
    player: n => `Jugador ${n}`,
    order: names => names.join(', luego '),
    gift: (from, to) => `De ${from} a ${to}`,
    comrade: (troop, of) => `${troop} de ${of}`,
    places: {
      reserve: 'reserva',
      left: 'zona de Descanso izquierda',
      middle: 'zona de Descanso central',
      right: 'zona de Descanso derecha',
      'post-left': 'Puesto izquierdo',
      'post-middle': 'Puesto central',
      'post-right': 'Puesto derecho',
    },
    standing: (troop, place) => `${troop}, ${place}`,
    spoils: n => plural(n, '# Horda conseguida', '# Hordas conseguidas'),
    penance: troop =>
      troop === null ? 'Pagar 10 de Honor por esta ficha' : `Pagar 10 de Honor por la ficha: ${troop}`,
  },
  asks: {
    'together/freeze.choose': 'La helada: ¿qué Soldado vuelve a casa?',
    'together/requisition.choose': '¿Qué entregas, o recibes Deshonra?',
    'together/intrigue.choose': '¿Qué Táctica descartas, o pierdes 3 de Honor?',
    'together/refuge.choose': '¿Tomas un Funcionario por contratar?',
    'together/veteran.choose': '¿Dónde descansa el veterano?',
    'together/take-back.choose': '¿Qué Mando recuperas por la Muralla?',
    'together/hand-over.choose': '¿Quién pasa un recurso, y a quién?',
    'together/hand-over.give': '¿Qué recurso pasas?',
    'together/share.choose': '¿A quién das un recurso?',
    'together/share.give': '¿Qué recurso das?',
    'together/partner.choose': '¿Para quién?',
    'together/rescue.choose': '¿Qué Soldado se salva?',
    'together/sortie.choose': '¿En qué sección atacáis todos?',
    'winter/disgrace.spare': '¿Pagas 1 Chi para que no se reciba una ficha de Deshonra?',
  },
  agree: {
    commands: () => '¿En qué orden actúan vuestros Mandos? Di qué te gustaría; vale si todos quieren lo mismo.',
    clerks: place => `${place}: ¿de quién son los primeros Funcionarios? Vale si todos quieren lo mismo.`,
    insult: () => '¿Quién soporta el insulto de los enviados? Vale si todos quieren lo mismo.',
    strip: () => '¿Qué Localización arrasan las langostas? Vale si todos quieren lo mismo.',
    stores: () => '¿Qué pierde el Almacén? Vale si todos quieren lo mismo.',
  },
  pledge: (demand, help) => `${demand} ¿Qué das? ${help}`,
  atone: '¿Qué ficha de Deshonra descartas por 10 de Honor?',
  outcomes: {
    'demands-met': 'El Emperador tiene todo lo que pedía: habéis ganado juntos.',
    'shame-gone': 'No quedan fichas de Deshonra: habéis perdido juntos.',
    'time-up': 'El tiempo se acaba antes de cumplir todas las Demandas: habéis perdido juntos.',
  },
  reasons: {
    demands: 'una Demanda cumplida',
    tribute: 'lo que piden las Demandas',
    supply: 'las fichas de Deshonra que quedan',
    threat: 'Murallas que resisten',
    standing: 'lo que el clan podrá hacer en los años que vienen',
    accord: 'sumarse a lo que propone otro',
  },
  notes: ({ answer, card, troop, amount, spoken }) => ({
    wishes: (e, name) => `${name(e.seat)} querría: ${spoken(e.what, name)}.`,
    agreed: (e, name) =>
      e.n === 1 ? `De acuerdo: ${spoken(e.what, name)}.` : `Sin acuerdo, así que: ${spoken(e.what, name)}.`,
    'demand-arrives': e => `El Emperador pide: ${card(e.what)}.`,
    pledges: (e, name) => `${name(e.seat)} ofrece para ${card(e.at)}: ${answer(e.what)}.`,
    'demand-met': e => `Cumplida: ${card(e.what)}.`,
    'demand-open': e => `No cumplida: ${card(e.what)}.`,
    sacrifices: (e, name) => `${name(e.seat)} sacrifica: ${troop(e.what)}.`,
    spends: (e, name) => `${name(e.seat)} gasta ${plural(e.n, '# Horda conseguida', '# Hordas conseguidas')}.`,
    event: e => `Evento: ${card(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} recupera: ${card(e.what)}.`,
    'goes-home': (e, name) => `${name(e.seat)}: un ${troop(e.what)} vuelve a casa.`,
    'gives-to': (e, name) => `${name(e.seat)} da ${amount(e.what, e.n)} a ${spoken(e.at, name)}.`,
    'stores-lost': e => `El Almacén pierde ${amount(e.what, e.n)}.`,
    mends: e => `Una herida sana: ${answer(e.at)}.`,
    strips: e => `Las langostas arrasan la tierra: ${answer(e.what)}.`,
  }),
};
