import type { Cards } from './keys.ts';

export const cards: Cards = {
  orders: {
    strategize: [
      'Trazar estrategia',
      'Mueve 1 área tantas unidades tuyas como quieras, a áreas vacías o amigas, y 1 área tantos héroes tuyos como quieras, a áreas de cualquier tipo. No se activa ningún área. Las unidades no pueden salir de áreas con tu ficha de activación.',
      'Roba tantas cartas de táctica como indiquen tus tres diales.',
    ],
    mobilize: [
      'Movilizar',
      'Activa 1 área y mueve a ella unidades que estén a un máximo de 2 áreas, o de 3 si son rápidas.',
      'Activa una segunda área y mueve unidades a ella. Solo puede librarse una batalla en toda la orden.',
    ],
    conquer: [
      'Conquistar',
      'Activa 1 área y mueve a ella unidades que estén a un máximo de 2 áreas, o de 3 si son rápidas.',
      'En la batalla de esta orden tienes +2 de fuerza contra una fortaleza; en los demás casos, +1.',
    ],
    harvest: [
      'Cosechar',
      'Ajusta cada uno de tus diales a lo que producen tus áreas, Almacenes incluidos.',
      'Construye 1 desarrollo y después recibe los beneficios de todos tus desarrollos.',
    ],
    recruit: [
      'Reclutar',
      'Elige uno de tus diales y coloca las unidades que indica en áreas con una fortaleza amiga.',
      'Recluta también con un segundo dial.',
    ],
    'rally-support': [
      'Recabar apoyo',
      'Toma un beneficio de cada ciudad que controles.',
      'Roba 3 héroes que puedan unirse a ti y contrata a 1 de ellos en una fortaleza amiga.',
    ],
    'acquire-power': [
      'Adquirir poder',
      'Obtén tanta influencia como indiquen tus tres diales.',
      'Coloca influencia en un título, más de la que haya en él, para hacerte con él.',
    ],
    fortify: [
      'Fortificar',
      'Haz una, varias o todas estas cosas, en cualquier orden: construir una fortaleza por 3 de influencia, reparar una fortaleza, mover fichas de runa a áreas amigas adyacentes.',
      '',
    ],
  },
  developments: {
    storehouse: [
      'Almacén',
      'Con la orden Cosechar, su área produce 1 más de un recurso impreso en ella, a tu elección cada vez.',
    ],
    'war-room': ['Sala de guerra', 'Beneficio: roba una carta de táctica.'],
    court: ['Corte', 'Beneficio: obtén 1 de influencia.'],
    'ballista-towers': [
      'Torres de balistas',
      'Al contar la fuerza, puedes infligir 2 de daño a los atacantes. Las Torres de balistas se quedan en su sitio.',
    ],
    'warding-trees': [
      'Árboles guardianes',
      'Al contar la fuerza, puedes poner en fuga a 1 atacante en pie de tu elección. Los Árboles guardianes se quedan en su sitio.',
    ],
    'burning-ditches': [
      'Zanjas ardientes',
      'Al contar la fuerza, puedes descartar este desarrollo. El atacante debe destruir 2 unidades con 1 de vida o 1 unidad con más vida.',
    ],
    'bone-pits': [
      'Fosas de huesos',
      'Al contar la fuerza, puedes descartar este desarrollo para colocar en la batalla hasta 3 Reanimados en pie de tu reserva.',
    ],
  },
  cities: {
    marlford: 'Marlford',
    ashgate: 'Ashgate',
    saltmere: 'Saltmere',
    thornwick: 'Thornwick',
    highmarket: 'Highmarket',
    gloamhaven: 'Gloamhaven',
    brassport: 'Brassport',
  },
  seasons: {
    famine: [
      'Hambruna',
      'Cada jugador baja cada dial que supere lo que producen sus áreas hasta esa cantidad. Los Almacenes no cuentan.',
    ],
    'call-to-arms': ['Llamada a las armas', 'En orden de juego, cada jugador puede reclutar con un dial.'],
    convocation: [
      'Consejo de Magos: Convocatoria',
      'Pujad influencia. El ganador roba 3 cartas de táctica, conserva 2 y da 1 a un rival.',
    ],
    'rivers-in-flood': ['Ríos desbordados', 'Esta estación no puede activarse ningún área con un borde de agua.'],
    'wandering-herds': [
      'Manadas errantes',
      'En orden de juego, cada jugador coloca 1 unidad neutral triangular en un área no controlada con menos de 8 unidades.',
    ],
    'planting-feast': ['Fiesta de la siembra', 'Cada jugador sube en 1 su dial de comida, hasta un máximo de 8.'],
    'tithe-day': ['Día del diezmo', 'Cada jugador obtiene 1 de influencia, más 1 por cada ciudad que controle.'],
    'champions-fair': [
      'Feria de campeones',
      'En orden de juego, cada jugador puede pagar 2 de influencia para robar 2 héroes que puedan unirse a él y contratar a 1 de ellos en una fortaleza amiga.',
    ],
    audience: [
      'Consejo de Magos: Audiencia',
      'Pujad influencia. El ganador puede robar una recompensa para uno de sus héroes o mirar todas las runas de las áreas que controle un rival.',
    ],
    turncoat: [
      'Cambio de bando',
      'Pujad influencia. El ganador elige un héroe enemigo. Si ese héroe puede unirse al ganador, cambia de bando con todas sus recompensas; si no, deserta.',
    ],
    drought: ['Sequía', 'Cada jugador baja en 1 su dial de comida, pero no a menos de 1.'],
    'long-days': ['Días largos', 'En esta fase de misiones, los héroes pueden moverse 1 área más.'],
    'scorching-march': [
      'Marcha abrasadora',
      'Esta estación, Movilizar y Conquistar solo mueven unidades que estén a 1 área, o a un máximo de 2 si son rápidas.',
    ],
    highwaymen: ['Salteadores de caminos', 'Cada jugador con más de 5 de influencia pierde 2.'],
    'threatened-home-realms': [
      'Reinos de origen amenazados',
      'En orden de juego, cada jugador saca 2 fichas de runa (con «Amenaza más leve»: 1) de su reino de origen y lleva cada una al área amiga o no controlada más cercana sin ficha de runa.',
    ],
    reckoning: [
      'Consejo de Magos: Rendición de cuentas',
      'Pujad influencia. El ganador toma un título que nadie tenga, con 1 de influencia en él, o roba una carta de táctica.',
    ],
    'rich-harvest': [
      'Cosecha abundante',
      'En orden de juego, cada jugador puede realizar la acción principal de Cosechar.',
    ],
    'raiders-at-the-fords': [
      'Saqueadores en los vados',
      'En orden de juego, cada jugador pone en fuga a 1 de sus unidades en pie en un área con un borde de agua, si puede.',
    ],
    caravans: [
      'Caravanas',
      'En orden de juego, cada jugador puede pagar 2 de influencia para robar 2 cartas de táctica.',
    ],
    'camp-fever': [
      'Fiebre de campamento',
      'En cada área donde un jugador tenga 6 o más unidades, contando las aliadas, ese jugador destruye 1 unidad triangular o circular.',
    ],
    'old-alliances': [
      'Viejas alianzas',
      'En orden de juego, cada jugador puede intentar la diplomacia, con 2 cartas de destino gratis, con las unidades neutrales de un área adyacente a un área amiga. Dorado: se mueven a esa área amiga como aliadas. Gris: se retiran. Rojo: no pasa nada.',
    ],
    'market-of-secrets': [
      'Mercado de secretos',
      'En orden de juego, cada jugador roba una carta de táctica y después descarta una.',
    ],
    stampede: [
      'Estampida',
      'En orden de juego, cada jugador puede mover todas las unidades neutrales de un área a un área vacía adyacente.',
    ],
    'rune-unearthed': ['Runa desenterrada', 'Pujad influencia. El ganador recibe una runa de dragón.'],
    'midwinter-verdict': [
      'Consejo de Magos: Veredicto del solsticio',
      'El jugador con más influencia puede pagar 4 de influencia para recibir una runa de dragón. Si no quiere, puede hacerlo el siguiente, y así sucesivamente.',
    ],
    'seekers-vision': [
      'Visión del buscador',
      'Pujan influencia los jugadores que tengan un héroe en pie fuera de su reino de origen. El ganador nombra a uno de esos héroes y recibe una runa de dragón; una de las dos fichas debe ir al área de ese héroe, si es posible.',
    ],
    'hard-winter': [
      'Invierno crudo',
      'Este invierno, en cada área puede haber 1 unidad menos de lo que indique el dial de comida, pero siempre al menos 1. Sin comida, no se queda ninguna.',
    ],
    'mild-winter': ['Invierno suave', 'Este invierno, la comida no limita el número de unidades de un área.'],
    'dragons-bargain': [
      'Pacto con el dragón',
      'En orden de juego, cada jugador puede destruir 3 de sus unidades en pie en una misma área para recibir una runa de dragón. Solo la recibe el primero que lo haga.',
    ],
    snowbound: [
      'Aislados por la nieve',
      'Esta estación, ninguna unidad puede cruzar un borde de montaña, ni siquiera las voladoras.',
    ],
    'tales-by-the-fire': [
      'Relatos junto al fuego',
      'Se retira 1 de daño de cada héroe que esté en un área amiga. Después, cada jugador cuyos héroes no tengan ninguna recompensa roba una carta de misión.',
    ],
  },
  objectives: {
    'bound-by-honor': [
      'Ligados por el honor',
      'Todas las unidades neutrales triangulares del mapa son aliadas de algún jugador.',
    ],
    'keeper-of-cities': ['Señor de las ciudades', 'Controlas 3 ciudades (2 en una partida de dos jugadores).'],
    'shield-of-the-land': ['Escudo de la tierra', 'Controlas 3 fortalezas sin daños.'],
    'hall-of-heroes': ['Salón de los héroes', 'Tienes 3 héroes, cada uno con al menos 1 recompensa.'],
    'friend-of-dragons': [
      'Amigo de los dragones',
      'Un Dragón es tu aliado. Si no hay ningún Dragón en el mapa, puedes cambiar esta carta una vez en tu turno.',
    ],
    'full-granaries': ['Graneros llenos', 'Cada uno de tus tres diales indica 5 o más.'],
    'voice-of-the-council': ['Voz del Consejo', 'Tienes un título y al menos 8 de influencia.'],
    liberator: ['Libertador', 'Controlas un área del reino de origen de otro jugador.'],
    'yoke-of-giants': [
      'Yugo de los gigantes',
      'Un Gigante es tu aliado. Si no hay ningún Gigante en el mapa, puedes cambiar esta carta una vez en tu turno.',
    ],
    'ruin-of-realms': [
      'Ruina de los reinos',
      'Controlas 2 áreas de reinos de origen de otros jugadores, o 1 que tuviera la fortaleza de su dueño al empezar tu turno.',
    ],
    'blood-tally': ['Tributo de sangre', 'En una batalla de tu turno, el otro bando ha perdido al menos 6 unidades.'],
    slayer: ['Verdugo', 'Tus héroes han derrotado a 2 héroes en duelos.'],
    'iron-and-ash': [
      'Hierro y ceniza',
      'Tu dial de mineral indica 6 o más y tienes 2 fortalezas fuera de tu reino de origen.',
    ],
    'web-of-lies': ['Red de mentiras', 'Tienes 8 o más cartas de táctica en la mano.'],
    'the-horde': ['La horda', 'Tienes 20 o más unidades en el mapa, contando las aliadas.'],
    'hoarder-of-relics': ['Acaparador de reliquias', 'Tus héroes tienen 5 o más recompensas en total.'],
  },
  titles: {
    primarch: [
      'Primarca del Consejo de Magos',
      'Decides quién gana una puja empatada, aunque seas uno de los empatados. Obtén 1 de influencia cada vez que se revele una carta del Consejo de Magos.',
    ],
    captain: [
      'Capitán de la Liga de Héroes',
      'Una vez en cada uno de tus turnos, puedes descartar 3 recompensas de tus héroes para recibir una runa de dragón.',
    ],
    warden: [
      'Guardián de las Ciudades Libres',
      'Cuando resuelves Recabar apoyo, una ciudad te da los dos beneficios. En invierno, la comida no limita tus unidades en áreas con ciudad.',
    ],
  },
  tactics: {
    'summon-lightning': ['Invocar el rayo', 'Al comienzo de una batalla: inflige 4 de daño al enemigo.'],
    'tactical-retreat': [
      'Retirada táctica',
      'Al comienzo de una batalla en la que defiendes: cancélala. Tus unidades se retiran a un área amiga o son destruidas; las que ya estaban en fuga antes de la batalla son destruidas. El atacante toma el área y, si hay una fortaleza, puede sustituirla por una suya sin daños.',
    ],
    'horrific-rumors': [
      'Rumores espantosos',
      'En tu turno: coloca 1 ficha de activación de un rival en un área que ese rival no controle.',
    ],
    'lost-city': [
      'Ciudad perdida',
      'En tu turno: elige un área no controlada con uno de tus héroes y sin ciudad. Todas las unidades neutrales que haya allí se retiran y colocas en ella una fortaleza dañada.',
    ],
    'rally-cry': [
      'Grito de guerra',
      'Antes de una fila de una batalla: pon en pie hasta 2 de tus unidades puestas en fuga en esa batalla. Aún pueden actuar si su fila no ha terminado.',
    ],
    'mountain-pass': [
      'Paso de montaña',
      'En tu turno, antes de mover: tus unidades pueden cruzar bordes de montaña durante esta orden.',
    ],
    'spoils-of-war': [
      'Botín de guerra',
      'Al comienzo de una batalla: el jugador que la gane obtiene 2 de influencia y roba una carta de táctica.',
    ],
    'war-council': [
      'Consejo de guerra',
      'En tu turno: nombra a un rival y un número del 1 al 4. Cada uno de los dos roba esa cantidad de cartas de táctica.',
    ],
    'spy-ring': [
      'Red de espías',
      'En tu turno: recupera una orden que hayas jugado en una estación anterior de este año.',
    ],
    'beast-drums': [
      'Tambores de las bestias',
      'En tu turno: todas las unidades neutrales de un área se retiran, sean aliadas o no.',
    ],
    'forced-march': [
      'Marcha forzada',
      'En tu turno, antes de Movilizar o Conquistar: tus unidades pueden venir de 1 área más lejos.',
    ],
    'bribed-scouts': ['Exploradores sobornados', 'En tu turno: mira hasta 3 fichas de runa de cualquier lugar.'],
    sappers: ['Zapadores', 'En tu turno: daña 1 fortaleza enemiga adyacente a un área amiga.'],
    'field-surgeons': [
      'Cirujanos de campaña',
      'Después de una fila de una batalla: retira todo el daño de tus unidades de esa batalla.',
    ],
    ambush: ['Emboscada', 'Al comienzo de una batalla: elige uno de tus tipos de unidad. Actúa en la fila 1.'],
    'shield-wall': ['Muro de escudos', 'Al contar la fuerza: tienes +2 de fuerza.'],
    reinforcements: [
      'Refuerzos',
      'En tu turno: coloca 2 de tus unidades triangulares en el área de una fortaleza amiga.',
    ],
    'levy-of-silver': ['Tributo de plata', 'En tu turno: obtén 2 de influencia, o 3 si controlas una ciudad.'],
    'poisoned-wells': ['Pozos envenenados', 'En tu turno: baja en 2 un dial de un rival.'],
    'bumper-crop': ['Cosecha récord', 'En tu turno: sube en 2 uno de tus diales, hasta un máximo de 8.'],
    'sudden-frost': [
      'Helada repentina',
      'En tu turno: tus unidades ignoran los bordes de agua hasta que acabe el turno.',
    ],
    'envoys-gift': ['Obsequio del emisario', 'Antes de robar para la diplomacia: roba 2 cartas de destino más.'],
    'heros-hour': [
      'La hora del héroe',
      'Antes de una prueba de misión: roba 2 cartas de destino más para tu héroe. O bien, al comienzo de un duelo: tu héroe ignora los primeros 2 de daño.',
    ],
    'wandering-giant': [
      'Gigante errante',
      'En tu turno: coloca un Gigante de la reserva en un área vacía que no esté adyacente a ningún área amiga.',
    ],
    'night-raid': [
      'Ataque nocturno',
      'En tu turno: pon en fuga a 1 unidad de tu elección en un área enemiga adyacente a un área amiga.',
    ],
    cutpurses: [
      'Rateros',
      'En tu turno: nombra a un rival, que te da 2 de influencia o una carta de táctica al azar, según elija él.',
    ],
    'confused-orders': [
      'Órdenes confusas',
      'Al revelarse las órdenes: nombra a un rival, que no puede usar ninguna bonificación de supremacía esta estación.',
    ],
  },
  heroes: {
    'aldis-brandt': ['Aldis Brandt', 'Especial en un duelo: inflige 2 de daño.', 'Aldis'],
    'sister-ysolde': [
      'Sor Ysolde',
      'Al comienzo de tu parte de la fase de misiones, retira 1 de daño de ella y de cada uno de tus héroes que esté en su área.',
      'Ysolde',
    ],
    teren: ['Teren de los Juncos', 'Al moverse, ignora los bordes de montaña y de agua.', 'Teren'],
    marrec: ['Marrec Mano Jurada', 'Especial en un duelo: evita 2 de daño esta ronda e inflige 1 de daño.', 'Marrec'],
    ilvane: [
      'Ilvane Starling',
      'Cuando completa una misión, roba 1 recompensa más y después descarta una de sus recompensas.',
      'Ilvane',
    ],
    gorrath: [
      'Gorrath Fauces de Hierro',
      'Especial en un duelo: inflige 2 de daño, pero él mismo sufre 1 de daño.',
      'Gorrath',
    ],
    vessa: [
      'Vessa Flor Nocturna',
      'Especial en un duelo: inflige 1 de daño y miras una runa en un área que controle ese rival.',
      'Vessa',
    ],
    morvan: [
      'Morvan el Vacío',
      'Cuando vaya a ser derrotado, salvo en un duelo con un héroe, roba una carta de destino. Si sale dorado o gris, sigue en juego con 1 de vida.',
      'Morvan',
    ],
    skarn: [
      'Skarn Dos Cuchillos',
      'Una vez por fase de misiones, también puede empezar un duelo después de una misión.',
      'Skarn',
    ],
    'lady-ashmere': ['Lady Ashmere', 'Cuando gana un duelo contra un héroe, obtienes 2 de influencia.', 'Lady Ashmere'],
    'old-brannoch': ['Brannoch el Viejo', 'Cuando se une a ti, roba una carta de misión.', 'Brannoch'],
    quill: ['Quill el Errante', 'Puede moverse hasta 3 áreas en la fase de misiones.', 'Quill'],
  },
  quests: {
    'ford-watch': 'La guardia del vado',
    'sealed-adit': 'La galería sellada',
    'wyrms-riddle': 'El acertijo de la sierpe',
    'hanging-trail': 'El sendero colgante',
    'circle-of-stones': 'El círculo de piedras',
    'drowned-mill': 'El molino anegado',
    'lamp-in-the-marsh': 'El farol del pantano',
    'heartwood-gate': 'La puerta del corazón del bosque',
    'toll-of-the-hill': 'El peaje de la colina',
    'voices-over-the-water': 'Voces sobre el agua',
    'burned-farm': 'La granja quemada',
    'thieves-ladder': 'La escala de los ladrones',
    'forged-charter': 'El fuero falsificado',
    'kennel-cave': 'La cueva de la jauría',
    'nest-on-the-cliff': 'El nido del acantilado',
    'silent-mirror': 'El espejo silencioso',
    'giants-wager': 'La apuesta del gigante',
    'runaway-herd': 'El rebaño desbocado',
    'deep-forge': 'La forja profunda',
    'ash-wood-hunt': 'La caza en la fresneda',
    'broken-bridge': 'El puente roto',
    'ember-well': 'El pozo de ascuas',
    'last-orchard': 'El último huerto',
    'guild-vault': 'La cámara del gremio',
  },
  rewards: {
    'timmorran-shard': [
      'Fragmento de Timmorran',
      'En tu turno, si este héroe está en un área amiga con una fortaleza o una ciudad, descarta esta recompensa para recibir una runa de dragón.',
    ],
    soulbiter: [
      'Devoraalmas',
      'Especial en un duelo: inflige 1 de daño. Si con ello derrota al enemigo y este héroe sobrevive, retira todo el daño de este héroe.',
    ],
    'dwarven-fire-bombs': [
      'Bombas de fuego enanas',
      'Especial en un duelo: inflige 3 de daño y después haz una prueba de Agilidad. Este héroe sufre 1 de daño por cada símbolo rojo.',
    ],
    'flute-of-possession': [
      'Flauta de posesión',
      'En tu turno, descarta esta recompensa para mover todas las unidades neutrales del área de este héroe a un área adyacente que no sea enemiga. En un área amiga se convierten en tus aliadas.',
    ],
    'ghost-armor': ['Armadura espectral', 'Especial en un duelo: evita todo el daño de esta ronda.'],
    'amulet-of-shielding': ['Amuleto de protección', 'Evita el primer punto de daño de cada duelo.'],
    runeplate: ['Coraza rúnica', 'En un duelo, evita 1 de daño en cada ronda.'],
    'staff-of-light': [
      'Báculo de luz',
      'En tu turno, descarta esta recompensa para poner en pie todas tus unidades del área de este héroe, o para poner en fuga a 1 unidad neutral que esté allí.',
    ],
    'ice-storm': [
      'Tormenta de hielo',
      'En tu turno, descarta esta recompensa para poner en fuga hasta a 2 unidades en un área adyacente a este héroe.',
    ],
    'long-spear': ['Lanza larga', 'En la ronda 1 de un duelo, inflige 1 de daño.'],
    'twin-blades': ['Hojas gemelas', 'En un duelo, un símbolo de daño inflige 1 de daño más.'],
    'thunder-maul': ['Maza del trueno', 'Especial en un duelo: inflige 2 de daño.'],
    'hunters-bow': ['Arco del cazador', 'Especial en un duelo: inflige 1 de daño que no se puede evitar.'],
    'oak-shield': ['Escudo de roble', 'En un duelo, un símbolo de fuga también inflige 1 de daño.'],
    'shadow-cloak': [
      'Capa de sombras',
      'Antes de un duelo contra este héroe, el atacante roba una carta de destino. Si sale dorado, no hay duelo.',
    ],
    'ring-of-insight': ['Anillo de clarividencia', '+1 a Sabiduría.'],
    'belt-of-the-bear': ['Cinturón del oso', '+1 a Fuerza.'],
    'swift-boots': ['Botas veloces', '+1 a Agilidad. Este héroe puede moverse 1 área más en la fase de misiones.'],
    'healers-satchel': [
      'Zurrón de sanador',
      'Como elección de este héroe en la fase de misiones, descarta esta recompensa para retirar todo su daño en cualquier área.',
    ],
    'seal-of-envoys': ['Sello de los emisarios', 'En tu turno, descarta esta recompensa para obtener 3 de influencia.'],
    'horn-of-the-levy': [
      'Cuerno de la leva',
      'En tu turno, si este héroe está en una fortaleza amiga, descarta esta recompensa para reclutar allí 2 de tus unidades triangulares.',
    ],
  },
  explorations: {
    empty: ['Lugar vacío', 'Aquí no hay nada.'],
    dungeon: [
      'Mazmorra',
      'Un héroe que entre debe detenerse y, al acabar aquí su movimiento, puede hacer una prueba de Fuerza. Dorado: roba una recompensa y descarta esta ficha. Gris: no pasa nada. Rojo: el héroe sufre 1 de daño.',
    ],
    cache: ['Alijo', 'El héroe roba una recompensa.'],
    hermit: ['Ermitaño', 'Roba una carta de misión.'],
    trap: ['Trampa', 'Haz una prueba de Agilidad. Con rojo, el héroe sufre 2 de daño.'],
    hamlet: [
      'Aldea',
      'El área produce 1 de comida más. Si la controlas con 6 o más unidades, en tu turno puedes destruir la Aldea para obtener 2 de influencia.',
    ],
    'old-mine': [
      'Mina abandonada',
      'El área produce 1 de mineral más. Si la controlas con 6 o más unidades, en tu turno puedes destruir la Mina abandonada para obtener 2 de influencia.',
    ],
    sawmill: [
      'Serrería',
      'El área produce 1 de madera más. Si la controlas con 6 o más unidades, en tu turno puedes destruir la Serrería para obtener 2 de influencia.',
    ],
    shrine: ['Santuario', 'Retira todo el daño de un héroe que acabe aquí su movimiento.'],
    'wild-pack': [
      'Manada salvaje',
      'Si nadie controla el área, coloca en ella 2 Hombres bestia. Si no, el héroe sufre 1 de daño.',
    ],
    'rune-vault': [
      'Cámara rúnica',
      'Si controlas el área con 6 o más unidades, en tu turno puedes destruir la Cámara rúnica para recibir una runa de dragón.',
    ],
  },
  abilities: {
    footman: ['Golpe valeroso', 'Inflige 1 de daño. Si esa unidad sobrevive, sufre 1 más.'],
    bowman: [
      'Fuego concentrado',
      'Inflige 1 de daño. El enemigo debe asignarlo a una unidad con más de 1 de vida impresa, si es posible.',
    ],
    knight: ['Mando', 'Inflige 1 fuga y después roba una carta de táctica.'],
    'siege-tower': ['Asedio', '+2 de fuerza en esta batalla.'],
    archer: ['Tiro certero', 'Inflige 1 de daño a una unidad enemiga de tu elección.'],
    sorceress: ['Palabra de Vaal', 'Una unidad enemiga de tu elección debe retirarse de la batalla.'],
    warrior: ['Arrollar', 'Inflige 1 de daño, o destruye una unidad enemiga dañada o en fuga de tu elección.'],
    'pegasus-rider': [
      'Carga',
      'Pon en fuga hasta a 2 unidades enemigas triangulares o a 1 unidad enemiga rectangular de tu elección.',
    ],
    berserker: ['Furia', 'Puedes destruir 1 de tus Berserkers en la batalla para infligir 2 de daño.'],
    'flesh-ripper': ['Implacable', 'Cada uno de tus Desgarracarnes tiene 3 de vida hasta que acabe la batalla.'],
    warlock: [
      'Lluvia de fuego',
      'El enemigo debe destruir 2 de sus unidades triangulares o 1 de sus unidades rectangulares.',
    ],
    'chaos-lord': [
      'Aterrador',
      'Elige hasta 2 unidades enemigas distintas. Pon en fuga a cada una, o destrúyela si ya estaba en fuga.',
    ],
    reanimate: ['Avalancha', 'Si al menos 2 de tus Reanimados están en pie, inflige 2 de daño.'],
    'skeleton-archer': [
      'Golpe mortal',
      'El enemigo debe destruir 1 de sus unidades triangulares, circulares o rectangulares, que esté en pie si es posible.',
    ],
    necromancer: [
      'Alzar a los muertos',
      'Coloca en la batalla hasta 2 Reanimados en pie de tu reserva. Después se quedan.',
    ],
    'dark-knight': ['Carga pavorosa', 'Inflige 1 de daño y 1 fuga.'],
    beastman: [
      'Estragos',
      'Inflige 1 de daño y roba 1 carta de destino más, de la que solo cuenta el daño o la fuga. Una vez por Hombre bestia en cada batalla.',
    ],
    razorwing: ['Aturdir', 'El enemigo debe poner en fuga a 1 de sus unidades con iniciativa 2 o más.'],
    sorcerer: ['Inmortal', 'Cada uno de tus Hechiceros tiene 2 de vida hasta que acabe la batalla.'],
    hellhound: [
      'En llamas',
      'El enemigo debe infligir 1 de daño a cada una de 2 unidades suyas distintas que estén en pie.',
    ],
    dragon: ['Aliento de fuego', 'Destruye hasta 3 unidades enemigas triangulares de tu elección.'],
    giant: ['Cólera', 'Inflige 1 de daño por cada punto de daño que tenga uno de tus Gigantes.'],
  },
  factions: {
    daqan: 'Buenos. Soldados disciplinados y caballeros que pueden robar cartas de táctica en plena batalla.',
    latari: 'Buenos. Arqueros veloces y jinetes de pegaso, con más influencia que nadie.',
    uthuk: 'Malvados. Berserkers que mueren por un golpe más fuerte y un buen puñado de cartas de táctica.',
    waiqar: 'Malvados. Muertos lentos pero inagotables, y nigromantes que alzan a más.',
  },
};
