import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Tu primer año',
  teaches: 'Un año contra un rival: órdenes, una batalla, una misión, una runa. Después la partida sigue, con pistas.',
  words: {
    welcome: {
      title: 'Seis runas de dragón',
      text: 'Las runas están en las áreas: quien controla el área tiene la runa. Con seis runas de dragón ganas al instante; tras seis años gana quien más tenga. Primero elige facción. Toma a los Señores de Daqan: mis consejos son para ellos.',
    },
    runes: {
      title: 'Dos auténticas, una falsa',
      text: 'Estas tres áreas son tu reino de origen. En cada una hay una ficha de runa boca abajo: dos son runas de dragón y una es falsa. Elige dónde está la falsa. Solo tú lo sabes; los demás solo pueden adivinarlo.',
    },
    orders: {
      title: 'Una orden por estación',
      text: 'El año tiene cuatro estaciones. Primero se resuelve la carta de estación; luego todos eligen en secreto una de ocho órdenes, que no vuelve a la mano hasta la primavera. Toma Movilizar, la número 2.',
    },
    revealed: {
      title: 'Los números bajos, primero',
      text: 'Las órdenes se revelan a la vez y se resuelven del número más bajo al más alto. Ahora se podría jugar una carta de táctica; las tuyas no sirven aquí. Se te pregunta igualmente, para que nadie adivine. Pasa.',
    },
    tactics: {
      title: 'Tus cartas de táctica',
      text: 'Cada carta dice cuándo se juega. Refuerzos sirve en tu turno: lleva dos unidades más a tu fortaleza. Juégala.',
    },
    kind: {
      title: 'Los triángulos',
      text: 'La forma de la base dice qué sección de una carta de destino lee la unidad. Los triángulos son muchos y caen pronto. Toma Soldados.',
    },
    muster: {
      title: 'Coloca las unidades',
      text: 'Las unidades reclutadas llegan siempre a una fortaleza tuya. En un área caben como mucho ocho unidades.',
    },
    target: {
      title: 'Activa un área',
      text: 'Las unidades se mueven al área que activas, desde dos áreas de distancia como mucho. A pie nadie cruza montañas ni agua. Elige 7A: allí viven dos Alafiladas neutrales, en una tierra con comida y madera.',
    },
    army: {
      title: '¿Quién marcha?',
      text: 'Tu ficha de activación se queda allí hasta la primavera: esas unidades ya no salen este año. Lleva suficientes de una vez. Toma todas las de DB; tu reino sigue siendo tuyo aunque quede vacío.',
    },
    march: {
      title: 'Mira antes de partir',
      text: 'Ves quién llega y qué encontraría, con la probabilidad de ganar. Todavía no ha pasado nada: puedes deshacer cada paso. Con Hecho, se marcha.',
    },
    meeting: {
      title: '¿Luchar o negociar?',
      text: 'Con las unidades neutrales se puede hablar: por cada punto de influencia gastado robas una carta de destino. Con el dorado se alían, con el gris se retiran y con el rojo se niegan. La influencia nos hará falta en invierno. Lucha.',
    },
    rows: {
      title: 'Cinco filas',
      text: 'Las unidades forman filas según su iniciativa. Fila por fila, cada bando roba una carta de destino por unidad, y cada unidad actúa una vez. En ciertos momentos puedes jugar una carta. Por ahora, pasa.',
    },
    fate: {
      title: 'Qué dice el destino',
      text: 'Solo cuenta la sección con la forma de la unidad: primero los especiales, luego las fugas, luego el daño. Una unidad en fuga ya no hace nada y no cuenta. Tú eliges cuál: un Soldado.',
    },
    rally: {
      title: 'El momento justo',
      text: 'Entre las filas puedes jugar Grito de guerra: el Soldado se pone en pie. Importa, porque al final la fuerza es el número de tus unidades en pie. Con fuerzas iguales gana el defensor.',
    },
    city: {
      title: 'La supremacía',
      text: '¡7A es tuya! Movilizar es la orden más alta que has jugado este año, así que también puedes usar su bonificación de supremacía: activa una segunda área. Elige la ciudad vacía de 7C.',
    },
    garrison: {
      title: 'Alguien tiene que quedarse',
      text: 'Fuera de tu reino solo controlas un área con una unidad o una fortaleza en ella. Manda los Soldados de DA y DC, y luego Hecho. Las ciudades te ayudan cuando juegas Recabar apoyo.',
    },
    hero: {
      title: 'El verano de los héroes',
      text: 'En verano cada héroe se cura, entrena o se mueve. Los héroes no son unidades: no necesitan órdenes, entran en cualquier área y no luchan en batallas. Haz que Marrec se mueva.',
    },
    walk: {
      title: 'En camino',
      text: 'Tus misiones están en tu reino, cada una con un área y un atributo. El farol del pantano está en 7D, aquí al lado. Los Hechiceros dejan pasar a un héroe.',
    },
    arrived: {
      title: 'Ya hemos llegado',
      text: 'Un héroe se mueve dos áreas, y este verano tres. Pero la misión está aquí: Hecho.',
    },
    quest: {
      title: 'Una misión',
      text: 'Marrec pone a prueba su Sabiduría, que es 3: roba tres cartas de destino y tú eliges una. Dorado o gris traen una recompensa; con rojo, la misión sigue siendo tuya. Los héroes también pueden batirse en duelo.',
    },
    destiny: {
      title: 'Elige el destino',
      text: 'Dorado es mejor que gris, y gris es mejor que rojo. Las recompensas son armas y tesoros; quedan boca abajo bajo el héroe, y quien lo venza en duelo se las lleva.',
    },
    harvest: {
      title: 'Hora de cosechar',
      text: 'Las áreas nuevas no dan nada por sí solas. Solo Cosechar ajusta los tres diales a lo que producen tus áreas: mira, cada dial dice cuánto marcaría. Con su 4, la bonificación vuelve a ser tuya.',
    },
    development: {
      title: 'Un desarrollo',
      text: 'La bonificación de Cosechar añade algo a una fortaleza. La Corte da 1 de influencia ahora, y otra vez con cada bonificación como esta. Ahorramos para el invierno: tómala.',
    },
    caravans: {
      title: 'Una estación pregunta',
      text: 'Casi todas las cartas de estación simplemente ocurren; algunas preguntan. Dos cartas de táctica por 2 de influencia serían un trato justo, pero en invierno la influencia valdrá una runa. Esta vez, no.',
    },
    autumn: {
      title: 'Lo que da el otoño',
      text: 'Cada otoño tomas 2 de influencia o una carta de táctica, y se barajan las cartas de destino. La influencia sirve para pujas, títulos y diplomacia. Tómala.',
    },
    power: {
      title: 'Adquirir poder',
      text: 'Ahora, influencia: Adquirir poder da tanta como muestran tus tres diales. Es la número 7, así que tienes la bonificación. Pero después, este año, solo la 8 es más alta.',
    },
    title: {
      title: 'Un título para audaces',
      text: 'Un título es de quien pone más influencia de la que hay sobre él. El Primarca del Consejo de Magos decide las pujas empatadas. Tómalo.',
    },
    price: {
      title: '¿Cuánto vale?',
      text: 'Aún está libre, así que basta con 1. Con más, a tu rival solo le costaría más quitártelo. Lo que está sobre un título ya está gastado.',
    },
    bid: {
      title: 'Una runa en invierno',
      text: 'La carta de estación ofrece una runa de dragón. Todos pujan en secreto, y todos pagan. Pero ves cuánta influencia tiene tu rival: puja uno más, y no puedes perder.',
    },
    decoy: {
      title: '¡Puja ganada!',
      text: 'Primero podrías descartar tus runas falsas. Pero una falsa hace que otros marchen al lugar equivocado. Quédatela: Hecho.',
    },
    place: {
      title: 'Una runa y un señuelo',
      text: 'Recibes una runa de dragón y una falsa. Cada una va a un área sin runa, tuya o de nadie. Solo cuenta lo que está en tus áreas: ponlas en 7A y 7C.',
    },
    secret: {
      title: '¿Cuál es la auténtica?',
      text: 'Todos han visto los lugares; solo tú dices cuál es la auténtica. Elige el área más fácil de defender: 7C está junto a tu fortaleza.',
    },
    hunger: {
      title: 'El invierno tiene hambre',
      text: 'En ninguna área puedes mantener más unidades de las que marca tu dial de comida; las demás se pierden. El año que viene repártelas a tiempo o toma tierras con más comida. Además, en invierno los ríos se hielan.',
    },
    supremacy: {
      title: 'Sin bonificación',
      text: 'Hacen falta unidades nuevas: Reclutar. Su 5 es más bajo que el 7 que ya has jugado: tendrás la acción, pero no la bonificación. Subiendo siempre, habrías tenido las cuatro.',
    },
    levy: {
      title: 'Elige un dial',
      text: 'Cada dial muestra a quién recluta: cuanto más alto, más unidades. Reclutar no lo baja. Toma el de comida: es el que trae más.',
    },
    farewell: {
      title: 'Ya conoces un año',
      text: 'Tienes tres runas de dragón; el objetivo trae otra. Cada primavera vuelven tus órdenes, se retiran tus fichas y todos se ponen en pie. Sigue jugando: hablaré cuando haya algo nuevo, y Pista muestra qué jugaría un maestro.',
    },
    conquer: {
      title: 'Conquistar',
      text: 'Como Movilizar, pero con una sola área. Su bonificación es para la batalla: 2 de fuerza más contra una fortaleza; si no, 1 más.',
    },
    strategize: {
      title: 'Trazar estrategia',
      text: 'Pueden moverse todas, cada una un área, a áreas vacías o tuyas. No se activa nada: una buena forma de repartir el ejército antes del invierno. También pueden ir los héroes.',
    },
    'rally-support': {
      title: 'Tus ciudades',
      text: 'Cada ciudad que controlas da uno de sus dos beneficios: influencia, cartas, misiones o unidades neutrales que se alían. Con la bonificación llega un nuevo héroe.',
    },
    hire: {
      title: 'Un nuevo héroe',
      text: 'Se roban tres y se queda uno; puedes tener tres. Mira los atributos: ¿cuál necesitan tus misiones?',
    },
    fortify: {
      title: 'Fortificar',
      text: 'Construye una fortaleza por 3 de influencia, repara una, mueve runas a áreas vecinas: algo de ello o todo. Una fortaleza mantiene el área y tiene fuerza 5.',
    },
    'own-turn': {
      title: 'Una carta para tu turno',
      text: 'En tu turno puedes jugar cartas así antes o después de tu orden. Las recién robadas esperan a la próxima estación.',
    },
    defence: {
      title: 'Te atacan',
      text: 'Con fuerzas iguales gana el defensor, y una fortaleza suma 5. Primero juega cartas quien ataca; luego, tú.',
    },
    tally: {
      title: '¿Quién es más fuerte?',
      text: 'Todas las filas han actuado. Ahora se cuentan las unidades en pie, con la fortaleza y las cartas. Quien pierde se retira en fuga.',
    },
    retreat: {
      title: 'La retirada',
      text: 'Todas van juntas a una sola área vecina, amiga o vacía, y quedan allí en fuga hasta la primavera. Si no la hay, se pierden. Las unidades neutrales buscan un área no controlada.',
    },
    stronghold: {
      title: '¡Tomada!',
      text: 'Puedes sustituir la fortaleza por una tuya, dañada. Recluta y defiende para ti, y Fortificar la repara.',
    },
    duel: {
      title: 'Un duelo',
      text: 'Cuatro rondas, una carta de destino cada uno: cuenta el círculo. El daño hiere, la fuga para el golpe, el especial usa una habilidad o un arma. El ganador se lleva las recompensas del otro.',
    },
    end: {
      title: 'Se cuentan las runas',
      text: 'La hoja de puntos muestra de dónde vienen las runas de cada uno. ¿Qué dio más: pujas, misiones, objetivo o guerra? La próxima vez piensa en la última orden del año antes que en la primera.',
    },
  },
});
