import type { runes as english } from './en.ts';

/** Runes and victory, cards, bids, buildings and limits; then what players may agree on. */
export const runes: Record<keyof typeof english, string> = {
  // Runas de dragón
  'RW-RUNE-01': 'Antes de recibir una runa de dragón, puedes descartar hasta 2 runas falsas que poseas.',
  'RW-RUNE-02':
    'Para recibir una runa de dragón, coloca boca abajo 1 runa de dragón y 1 runa falsa en áreas amigas o no controladas. Solo tú sabes cuál es cuál.',
  'RW-RUNE-03': 'En un área puede haber como máximo 1 ficha de runa.',
  'RW-RUNE-04': 'Posees una runa si está en un área que controlas.',
  'RW-RUNE-05': 'Puedes mirar las fichas de runa de las áreas que controlas y de las áreas donde tengas un héroe.',
  'RW-RUNE-06': 'El número de fichas de runa no tiene límite.',
  'RW-RUNE-07': 'Si solo un área puede acoger una ficha de runa, se coloca en ella la runa de dragón.',
  'RW-RUNE-08': 'Las fichas de runa solo se mueven con Fortificar o con una carta.',
  'RW-RUNE-09': 'Sigues viendo una ficha de runa que has mirado mientras se le pueda seguir la pista.',

  // Victoria
  'RW-VICT-01': 'Ganas de inmediato cuando controlas 6 runas de dragón.',
  'RW-VICT-02': 'La sexta runa de dragón da la victoria en cualquier momento, incluso fuera de tu turno.',
  'RW-VICT-03':
    'Si nadie ha ganado al final del último invierno, se revelan todas las runas y gana el jugador con más runas de dragón.',
  'RW-VICT-04':
    'Si varios jugadores tienen el mismo número de runas de dragón, gana el que tenga más influencia y, si persiste el empate, el de mayor influencia inicial.',
  'RW-VICT-05': 'Si dos jugadores alcanzan la meta a la vez, el empate se resuelve como siempre.',
  'RW-VICT-06': 'Nadie tiene que anunciar la sexta runa de dragón: la partida termina por sí sola.',

  // Objetivos
  'RW-OBJ-01': 'Cada jugador tiene 1 objetivo. No se repone después de cumplirlo.',
  'RW-OBJ-02':
    'Si en tu turno se cumple la condición de tu objetivo, puedes revelarlo y descartarlo para recibir una runa de dragón.',
  'RW-OBJ-03':
    'Un objetivo que ya no se puede cumplir puede permitirte cambiarlo. Una vez en tu turno, robas uno nuevo y barajas el antiguo de vuelta en su mazo sin enseñarlo.',

  // Cartas de táctica
  'RW-TACT-01': 'Una carta de táctica dice cuándo puede jugarse; por lo general, en cualquier momento de tu turno.',
  'RW-TACT-02': 'No puedes jugar una carta de táctica en la estación en la que la has robado.',
  'RW-TACT-03':
    'Puedes tener como máximo 10 cartas de táctica; si tienes más, descartas de inmediato hasta quedarte con 10.',
  'RW-TACT-04': 'Una carta de táctica jugada se descarta boca arriba.',
  'RW-TACT-05': 'Las cartas de táctica con las que empiezas pueden jugarse en la primera primavera.',
  'RW-TACT-06':
    'Las cartas de «tu turno» pueden jugarse antes de la acción de tu orden, entre la acción y la bonificación, después de la bonificación y al comienzo de una batalla en la que atacas. Las demás cartas indican su propio momento.',

  // Pujas de influencia
  'RW-BID-01': 'Antes de una puja, todos ven cuánta influencia tiene cada jugador.',
  'RW-BID-02': 'En una puja, cada jugador ofrece en secreto la cantidad de influencia que quiera, incluso 0.',
  'RW-BID-03': 'Todas las pujas se revelan a la vez. Gana la más alta.',
  'RW-BID-04':
    'Si hay empate en una puja, el Primarca del Consejo de Magos decide cuál de los jugadores empatados gana, aunque sea uno de ellos.',
  'RW-BID-05':
    'Si no hay Primarca, una puja empatada la gana el jugador al que le quede más influencia después de pagar y, si persiste el empate, el de mayor influencia inicial.',
  'RW-BID-06': 'Todos los jugadores pagan lo que han pujado, ganen o pierdan.',
  'RW-BID-07': 'Aunque todos pujen 0, se deshace el empate y alguien gana.',

  // Fortalezas y desarrollos
  'RW-STR-01': 'Cada jugador tiene 4 fortalezas y 5 desarrollos.',
  'RW-STR-02': 'Una fortaleza te permite reclutar en su área y suma 5 de fuerza a su defensa, o 3 si está dañada.',
  'RW-STR-03': 'Una fortaleza tiene como máximo un desarrollo.',
  'RW-STR-04': 'Cada jugador tiene 2 Almacenes, una Sala de guerra, una Corte y un desarrollo que ayuda en la defensa.',
  'RW-STR-05':
    'Con la orden Cosechar, un Almacén añade 1 de un recurso impreso en su área. Las fichas de exploración no cuentan como impresas.',
  'RW-STR-06':
    'Las Zanjas ardientes y las Fosas de huesos vuelven a la reserva de su dueño cuando se usan. Las Torres de balistas y los Árboles guardianes se quedan.',
  'RW-STR-07':
    'Si el desarrollo que quieres no está en tu reserva, puedes destruirlo en otro lugar y construirlo aquí.',
  'RW-STR-08': 'Una fortaleza dañada conserva su desarrollo.',
  'RW-STR-09':
    'Las batallas y las cartas dañan las fortalezas. Una fortaleza dañada que vuelve a sufrir daño se queda como está.',

  // Ciudades
  'RW-CITY-01': 'Hay 7 fichas de ciudad.',
  'RW-CITY-02': 'En un área con ciudad no puede construirse ninguna fortaleza.',
  'RW-CITY-03': 'Quien controla el área de una ciudad controla la ciudad.',
  'RW-CITY-04': 'Solo las cartas pueden destruir una ciudad, y nunca se reconstruye.',

  // Límites
  'RW-LIMIT-01': 'Cuando se agota un mazo, se vuelven a barajar sus descartes.',
  'RW-LIMIT-02':
    'Si no te queda ninguna unidad, fortaleza ni desarrollo que colocar, puedes destruir una pieza propia para usarla. Esto no vale para las habilidades en batalla.',
  'RW-LIMIT-03': 'Todos los demás componentes son ilimitados.',
  'RW-LIMIT-04':
    'En un área puede haber 8 unidades, contando las aliadas y sin contar los héroes. El límite no se aplica durante una batalla.',
  'RW-LIMIT-05': 'Cada jugador tiene solo 1 objetivo, que no se repone.',
  'RW-LIMIT-06': 'Cada jugador puede tener 3 héroes.',
  'RW-LIMIT-07': 'Cada jugador puede tener 3 cartas de misión.',
  'RW-LIMIT-08': 'Cada jugador puede tener 10 cartas de táctica.',
  'RW-LIMIT-09': 'En un área amiga o no controlada puede haber 1 ficha de runa.',

  // Fichas de exploración
  'RW-OPT-EXP-01': 'Las fichas de exploración son una opción que los jugadores pueden elegir antes de la partida.',
  'RW-OPT-EXP-02': 'Hay 35 fichas de exploración.',
  'RW-OPT-EXP-03':
    'En la preparación, se coloca boca abajo una ficha de exploración al azar en cada área fuera de los reinos de origen y sin ciudad.',
  'RW-OPT-EXP-04':
    'Una ficha de exploración se revela cuando un héroe acaba su movimiento en su área en la fase de misiones.',
  'RW-OPT-EXP-05':
    'Los héroes que se curan o entrenan, o que se mueven con Trazar estrategia, no revelan fichas de exploración.',
  'RW-OPT-EXP-06': 'Una ficha de exploración se resuelve antes del duelo o la misión del héroe.',
  'RW-OPT-EXP-07': 'Un héroe que entra en una Mazmorra debe detenerse en ella, pero aun así puede intentar una misión.',
  'RW-OPT-EXP-08':
    'Una Aldea, una Mina abandonada, una Serrería o una Cámara rúnica puede destruirse, en tu propio turno, si controlas el área con al menos 6 unidades.',
  'RW-OPT-EXP-09': 'Las fichas de exploración que no se quedan se descartan al resolverlas.',

  // La partida épica
  'RW-OPT-EPIC-01': 'La partida épica es una opción que los jugadores pueden elegir antes de la partida.',
  'RW-OPT-EPIC-02': 'En la partida épica hacen falta 7 runas de dragón para ganar.',
  'RW-OPT-EPIC-03': 'La partida épica dura un máximo de 8 años.',
  'RW-OPT-EPIC-04':
    'En la partida épica, cada jugador empieza con 1 runa de dragón y 2 runas falsas en su reino de origen y elige dónde está la runa de dragón.',
  'RW-OPT-EPIC-05': 'Por lo demás, la partida épica se juega como la partida normal.',

  // Opciones de la edición revisada
  'RW-OPT-REV-01':
    'Con la opción «Los hexágonos no flaquean», las unidades hexagonales en fuga cuentan para la fuerza como las que están en pie.',
  'RW-OPT-REV-02':
    'Con la opción «Apoyo de héroes», un héroe en el área de la batalla puede apoyar a un tipo de unidad: roba 1 carta de destino más para ese tipo y descarta una. Los héroes del bando perdedor se retiran y quedan en fuga.',
  'RW-OPT-REV-03': 'Con la opción «Héroes en marcha», Movilizar y Conquistar también mueven héroes.',
  'RW-OPT-REV-04': 'Con la opción «Primero el defensor», el defensor asigna las fugas y el daño antes que el atacante.',
  'RW-OPT-REV-05':
    'Con la opción «Reinos de origen más cercanos», entre los reinos de origen bastan 3 áreas en lugar de 4.',
  'RW-OPT-REV-06':
    'Con la opción «Runas en tierra de nadie», el jugador inicial y después los demás, en sentido contrario a las agujas del reloj, colocan cada uno boca abajo 1 runa de dragón y 1 runa falsa en dos áreas sin ficha de runa y no adyacentes a un reino de origen. En los reinos de origen no se coloca ninguna.',
  'RW-OPT-REV-07':
    'Con la opción «Amenaza más leve», «Reinos de origen amenazados» mueve 1 ficha de runa por jugador en lugar de 2.',
  'RW-OPT-REV-08': 'La «Palabra de Vaal» de la Hechicera hace que se retire una unidad enemiga de tu elección.',
};
