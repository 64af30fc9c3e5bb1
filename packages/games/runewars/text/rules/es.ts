import { battles } from './battles/es.ts';
import type { Chapter, Rule } from './en.ts';
import { runes } from './runes/es.ts';

/** Chapters of the rules, by the beginning of their ids. */
export const chapters: Record<Chapter, string> = {
  'RW-GEN': 'El juego',
  'RW-TERM': 'Términos',
  'RW-SETUP': 'Preparación',
  'RW-PLAYERS': 'Número de jugadores',
  'RW-SEASON': 'Estaciones',
  'RW-ORDER': 'Órdenes',
  'RW-MOVE': 'Movimiento',
  'RW-NEUT': 'Unidades neutrales y aliadas',
  'RW-DIP': 'Diplomacia',
  'RW-FATE': 'Cartas de destino',
  'RW-BATTLE': 'Batallas',
  'RW-RETREAT': 'Retiradas',
  'RW-HERO': 'Héroes',
  'RW-QUEST': 'Misiones',
  'RW-DUEL': 'Duelos',
  'RW-RUNE': 'Runas de dragón',
  'RW-VICT': 'Victoria',
  'RW-OBJ': 'Objetivos',
  'RW-TACT': 'Cartas de táctica',
  'RW-BID': 'Pujas de influencia',
  'RW-STR': 'Fortalezas y desarrollos',
  'RW-CITY': 'Ciudades',
  'RW-LIMIT': 'Límites',
  'RW-OPT-EXP': 'Fichas de exploración',
  'RW-OPT-EPIC': 'La partida épica',
  'RW-OPT-REV': 'Opciones de la edición revisada',
};

/** Every rule of the ledger in a sentence. */
export const rules: Record<Rule, string> = {
  // El juego
  'RW-GEN-01':
    'Runewars es para 2 a 4 jugadores. Cada uno lidera una facción: los Señores de Daqan, los Elfos Latari, los Uthuk Y’llan o Waiqar el Inmortal.',
  'RW-GEN-02':
    'Los Señores de Daqan y los Elfos Latari son buenos; los Uthuk Y’llan y Waiqar son malvados. El alineamiento decide qué objetivos robas y qué héroes pueden unirse a ti.',
  'RW-GEN-03':
    'La partida dura un máximo de 6 años. Cada año tiene cuatro estaciones: primavera, verano, otoño e invierno.',
  'RW-GEN-04':
    'Cada estación tiene tres pasos: resolver una carta de estación, elegir las órdenes y resolver las órdenes.',
  'RW-GEN-05': 'Cuando una carta contradice una regla, prevalece la carta.',
  'RW-GEN-06': 'Tu turno es el tiempo en el que resuelves tu orden de la estación.',
  'RW-GEN-07':
    'Los empates entre jugadores se resuelven a favor del que tenga más influencia y, si persiste el empate, a favor de la facción con mayor influencia inicial.',
  'RW-GEN-08':
    'No hay dos facciones que empiecen con la misma influencia: los Latari tienen 4, los Daqan 3, Waiqar 2 y los Uthuk 1. Así, el último criterio de desempate siempre decide.',
  'RW-GEN-09':
    'Son secretas las cartas de táctica, los objetivos, las misiones, las recompensas, las caras de las fichas de runa, las órdenes elegidas y las pujas. Son públicas la influencia, los diales, las unidades, el daño, los títulos, los desarrollos y el número de cartas en la mano.',

  // Términos
  'RW-TERM-01': 'Un área es un hexágono del mapa.',
  'RW-TERM-02':
    'Controlas un área si tienes en ella una unidad o una fortaleza, o si pertenece a tu reino de origen y ningún enemigo la ocupa.',
  'RW-TERM-03':
    'Controlas las áreas de tu reino de origen aunque estén vacías, salvo mientras un enemigo tenga en ellas unidades o una fortaleza. Cuando el enemigo se va, recuperas el control de inmediato.',
  'RW-TERM-04': 'Un área amiga es la que controlas tú. Un área enemiga es la que controla otro jugador.',
  'RW-TERM-05':
    'Un área no controlada no pertenece a ningún jugador. Es un área neutral si hay en ella unidades neutrales y un área vacía si no hay unidades.',
  'RW-TERM-06': 'Los héroes no son unidades y nunca dan el control de un área.',
  'RW-TERM-07': 'Las figuras son las unidades y los héroes. Una figura está en pie o en fuga.',
  'RW-TERM-08':
    'La base de una unidad es un triángulo, un círculo, un rectángulo o un hexágono. Su forma indica qué sección de una carta de destino lee la unidad.',
  'RW-TERM-09':
    'Las áreas que comparten un lado son adyacentes. Las figuras no pueden moverse ni retirarse a través de un borde de montaña o de agua, pero los efectos que solo atienden a la adyacencia ignoran los bordes.',
  'RW-TERM-10':
    'Una unidad destruida vuelve a la reserva de su dueño; una unidad neutral, a la reserva de unidades neutrales.',

  // Preparación
  'RW-SETUP-01': 'La preparación tiene lugar antes de la primera primavera.',
  'RW-SETUP-02':
    'Se reparte una carta de destino a cada jugador. El que tenga el número más alto es el jugador inicial. Después se vuelve a barajar el mazo de destino.',
  'RW-SETUP-03':
    'Empezando por el jugador inicial y en el sentido de las agujas del reloj, cada jugador elige una facción y toma todo lo que le corresponde.',
  'RW-SETUP-04': 'Cada jugador recibe 2 misiones iniciales boca arriba.',
  'RW-SETUP-05':
    'Cada jugador toma las 2 losetas de mapa que nombran sus misiones iniciales. Así, entran en juego 4, 6 u 8 de las 9 losetas.',
  'RW-SETUP-06':
    'El jugador inicial coloca una loseta en el centro. Después, en el sentido de las agujas del reloj, cada jugador añade una loseta hasta que estén todas colocadas.',
  'RW-SETUP-07':
    'Al menos 2 áreas de una loseta nueva deben tocar al menos 2 áreas distintas del mapa. La loseta puede girarse como se quiera.',
  'RW-SETUP-08': 'Un borde de montaña o de agua no puede colocarse contra otro borde de montaña o de agua.',
  'RW-SETUP-09': 'El mapa puede tener huecos. Nada puede moverse a través de ellos.',
  'RW-SETUP-10':
    'Antes de elegir los reinos de origen, se coloca una ficha de ciudad al azar en cada emplazamiento de ciudad. Las demás fichas vuelven a la caja sin mirarlas.',
  'RW-SETUP-11':
    'El jugador inicial coloca un marcador de reino de origen por jugador a lo largo del contorno del mapa. Un marcador cubre 2 hexágonos adyacentes fuera del mapa que, juntos, toquen al menos 3 lados del mapa sin borde.',
  'RW-SETUP-12':
    'Entre dos marcadores de reino de origen cualesquiera debe haber al menos 4 áreas, sin tener en cuenta los bordes. Solo si eso es imposible, un marcador puede tener 3 áreas entre él y los demás.',
  'RW-SETUP-13':
    'Los marcadores de reino de origen solo pueden colocarse donde se pueda completar el resto. Si el mapa no admite ninguna solución, las losetas se colocan de nuevo.',
  'RW-SETUP-14':
    'Empezando por la izquierda del jugador inicial y en el sentido de las agujas del reloj, cada jugador sustituye un marcador por su reino de origen. Dos de las tres áreas del reino cubren el marcador y la tercera debe quedar sobre un hexágono vacío.',
  'RW-SETUP-15': 'Los reinos de origen no pueden ser adyacentes entre sí.',
  'RW-SETUP-16': 'Los bordes de los reinos de origen no pueden colocarse contra otros bordes.',
  'RW-SETUP-17': 'Se colocan unidades neutrales en todas las áreas que las muestran, en la cantidad impresa.',
  'RW-SETUP-18': 'Un área con ciudad produce exactamente 1 recurso y empieza sin unidades neutrales.',
  'RW-SETUP-19':
    'Cada jugador ajusta los diales de comida, madera y mineral a lo que produce su reino de origen. La comida empieza en 3; para los Latari, en 2.',
  'RW-SETUP-20': 'Influencia y cartas de táctica iniciales: Daqan 3 y 2, Latari 4 y 1, Waiqar 2 y 3, Uthuk 1 y 4.',
  'RW-SETUP-21':
    'Cada jugador roba un héroe que pueda unirse a su facción y coloca la figura en el área de su reino de origen que tiene la fortaleza.',
  'RW-SETUP-22': 'Las dos misiones iniciales son las primeras cartas de misión de cada jugador.',
  'RW-SETUP-23': 'Cada jugador roba 1 objetivo secreto del alineamiento de su facción.',
  'RW-SETUP-24':
    'Cada jugador empieza con una fortaleza sin daños en el área señalada de su reino de origen y despliega su ejército inicial en las tres áreas del reino, con un máximo de 8 unidades en cada una. Empieza el jugador inicial.',
  'RW-SETUP-25': 'Cada jugador coloca boca abajo en su reino de origen 2 runas de dragón y 1 runa falsa, una por área.',
  'RW-SETUP-26': 'Las 32 cartas de estación forman cuatro mazos barajados de 8, uno para cada estación.',
  'RW-SETUP-27':
    'Se barajan las cartas de táctica, las recompensas, los objetivos, los héroes y las misiones. Las misiones cuya loseta no está en juego se retiran de la partida.',
  'RW-SETUP-28': 'Los 3 títulos quedan boca arriba junto al mapa, sin influencia en ellos.',
  'RW-SETUP-29':
    'En la primera primavera, los jugadores actúan en el sentido de las agujas del reloj a partir del jugador inicial.',

  // Número de jugadores
  'RW-PLAYERS-01': 'El mapa tiene 4 losetas con 2 jugadores, 6 con 3 jugadores y 8 con 4 jugadores.',
  'RW-PLAYERS-02':
    'El jugador situado a la izquierda del jugador activo decide por las unidades neutrales en batallas, duelos y retiradas. Con 2 jugadores, es el rival.',
  'RW-PLAYERS-03':
    'Todas las demás reglas son iguales para cualquier número de jugadores: se gana con 6 runas de dragón.',
  'RW-PLAYERS-04':
    'Un jugador que haya perdido todas sus áreas, unidades y fortalezas sigue en la partida, sigue eligiendo órdenes y todavía puede ganar.',

  // Estaciones
  'RW-SEASON-01': 'Cada estación empieza con la carta superior del mazo de esa estación.',
  'RW-SEASON-02':
    'Primero se resuelve el texto de la carta de estación y después lo que trae toda carta de esa estación.',
  'RW-SEASON-03':
    'Cuando los jugadores actúan uno tras otro, lo hacen en orden de juego: tal como se resolvieron sus órdenes la estación anterior, la más baja primero.',
  'RW-SEASON-04': 'En primavera se retiran del mapa todas las fichas de activación.',
  'RW-SEASON-05': 'En primavera todos los jugadores recuperan sus órdenes.',
  'RW-SEASON-06':
    'En primavera se ponen en pie todas las figuras en fuga, incluidos los héroes y las unidades neutrales.',
  'RW-SEASON-07':
    'El verano trae la fase de misiones, en la que cada héroe puede curarse, entrenar, o moverse y después batirse en duelo o intentar una misión.',
  'RW-SEASON-08': 'En otoño, las cartas de destino descartadas se barajan de nuevo con el mazo de destino.',
  'RW-SEASON-09': 'En otoño, cada jugador toma 2 de influencia o una carta de táctica.',
  'RW-SEASON-10': 'Los jugadores hacen su elección de otoño a la vista de todos, en orden de juego.',
  'RW-SEASON-11':
    'En invierno, ninguna de tus áreas puede tener más unidades de las que indica tu dial de comida. Sin comida, no se queda ninguna.',
  'RW-SEASON-12': 'Las unidades que no se pueden alimentar en invierno son destruidas. Su dueño elige cuáles.',
  'RW-SEASON-13': 'El límite de comida del invierno cuenta las unidades neutrales aliadas, pero no los héroes.',
  'RW-SEASON-14':
    'La comida se comprueba una sola vez cada invierno. En el resto de la estación se aplica el límite habitual de 8.',
  'RW-SEASON-15': 'Durante todo el invierno se ignoran los bordes de agua.',
  'RW-SEASON-16': 'El límite de comida del invierno no afecta a las unidades neutrales no aliadas.',
  'RW-SEASON-17': 'Cuando se agota un mazo de estación, se vuelven a barajar sus descartes.',
  'RW-SEASON-18':
    'Algunas cartas de estación son Consejos de Magos, y algunas cartas de invierno permiten a los jugadores competir con influencia por una runa de dragón.',

  // Órdenes
  'RW-ORDER-01': 'Todos los jugadores eligen en secreto una orden de su mano y la revelan a la vez.',
  'RW-ORDER-02': 'Las órdenes se quedan en la mesa hasta la primavera, así que cada una puede usarse una vez al año.',
  'RW-ORDER-03': 'Las órdenes se resuelven del número más bajo al más alto.',
  'RW-ORDER-04':
    'Si varios jugadores han revelado la misma orden, va primero el que tenga más influencia y, si persiste el empate, el de mayor influencia inicial. La influencia se cuenta al revelar las órdenes.',
  'RW-ORDER-05':
    'Si tu orden es más alta que todas las que has jugado antes este año, también puedes usar su bonificación de supremacía. Las órdenes que hayas recuperado siguen contando.',
  'RW-ORDER-06': 'Tu primera orden del año siempre da derecho a su bonificación de supremacía.',
  'RW-ORDER-07':
    'Puedes renunciar a la acción de tu orden, a su bonificación de supremacía o a ambas. La bonificación va después de la acción.',
  'RW-ORDER-08': 'Cada jugador usa solo 4 de las 8 órdenes en un año.',
  'RW-ORDER-10':
    'Trazar estrategia mueve cualquier número de tus unidades, 1 área cada una, a áreas adyacentes vacías o amigas.',
  'RW-ORDER-11': 'Trazar estrategia no activa áreas.',
  'RW-ORDER-12': 'Con Trazar estrategia, las unidades no pueden salir de áreas con tu ficha de activación.',
  'RW-ORDER-13':
    'Trazar estrategia también mueve a tus héroes 1 área cada uno, pero no pueden batirse en duelo ni intentar misiones.',
  'RW-ORDER-14':
    'Con Trazar estrategia, los héroes pueden entrar en áreas enemigas y neutrales y salir de áreas activadas.',
  'RW-ORDER-15': 'Trazar estrategia no puede mover unidades en fuga ni héroes en fuga.',
  'RW-ORDER-16': 'Trazar estrategia puede mover unidades a áreas con tu ficha de activación.',
  'RW-ORDER-17':
    'La bonificación de Trazar estrategia te permite robar tantas cartas de táctica como indiquen tus tres diales.',
  'RW-ORDER-20': 'Movilizar activa 1 área. Después mueves a ella unidades que estén a un máximo de 2 áreas.',
  'RW-ORDER-21': 'Con Movilizar y Conquistar, las unidades rápidas pueden venir de hasta 3 áreas de distancia.',
  'RW-ORDER-22': 'No puedes activar un área que ya tenga tu ficha de activación.',
  'RW-ORDER-23':
    'La bonificación de Movilizar activa una segunda área, y las unidades pueden moverse a ella. Solo puede librarse una batalla en toda la orden.',
  'RW-ORDER-24': 'Una batalla cancelada con «Retirada táctica» sigue contando como la única batalla de Movilizar.',
  'RW-ORDER-25':
    'Si Movilizar ya ha tenido su batalla y después la diplomacia fracasa en la segunda área, debes retirarte.',
  'RW-ORDER-26': 'Cada jugador tiene 4 fichas de activación. Si no te queda ninguna, no puedes activar un área.',
  'RW-ORDER-30':
    'Conquistar activa 1 área. Después mueves a ella unidades que estén a un máximo de 2 áreas, o de 3 si son rápidas.',
  'RW-ORDER-31':
    'La bonificación de Conquistar da +2 de fuerza en su batalla si el área tiene una fortaleza enemiga; en los demás casos, +1.',
  'RW-ORDER-40':
    'Cosechar ajusta cada uno de tus diales a lo que producen de ese recurso todas las áreas que controlas.',
  'RW-ORDER-41':
    'Cosechar ajusta los diales de nuevo, así que también pueden bajar. Van de 0 a 8; lo que pase de 8 se pierde.',
  'RW-ORDER-42': 'Los diales solo cambian con Cosechar o con una carta, no cuando ganas o pierdes un área.',
  'RW-ORDER-43':
    'La bonificación de Cosechar te permite construir 1 desarrollo en una de tus fortalezas y recibir los beneficios de tus desarrollos.',
  'RW-ORDER-44':
    'Con la bonificación de Cosechar, primero construyes y después rinden todas las Salas de guerra y todas las Cortes. Un Almacén construido en ese momento añade de inmediato 1 de su recurso.',
  'RW-ORDER-50': 'Reclutar te permite elegir uno de tus diales y tomar las unidades que indica en su nivel actual.',
  'RW-ORDER-51':
    'Las unidades reclutadas se colocan en áreas con una fortaleza amiga, repartidas como quieras, con un máximo de 8 unidades por área.',
  'RW-ORDER-52': 'Reclutar no baja el dial.',
  'RW-ORDER-53': 'La bonificación de Reclutar te permite reclutar con un segundo dial distinto.',
  'RW-ORDER-54':
    'Si faltan figuras cuando reclutas, puedes destruir unidades tuyas de ese tipo en otro lugar para colocarlas.',
  'RW-ORDER-55': 'Puedes reclutar en áreas con tu ficha de activación.',
  'RW-ORDER-60':
    'Recabar apoyo te da influencia, cartas de táctica, cartas de misión o unidades neutrales de las ciudades que controlas.',
  'RW-ORDER-61':
    'Con Recabar apoyo, eliges uno de los beneficios de cada ciudad. Los beneficios que no darían nada no se ofrecen.',
  'RW-ORDER-62': 'Las unidades neutrales de una ciudad son tus aliadas y se colocan en el área de la ciudad.',
  'RW-ORDER-63': 'Una ciudad indica la forma de una unidad neutral. Tú eliges qué unidad de esa forma.',
  'RW-ORDER-64':
    'La bonificación de Recabar apoyo te permite robar 3 héroes que puedan unirse a ti y contratar a 1 de ellos.',
  'RW-ORDER-65': 'Un héroe contratado se coloca en cualquier área con una fortaleza amiga.',
  'RW-ORDER-66': 'Los héroes que no se contratan se barajan de nuevo con el mazo de héroes.',
  'RW-ORDER-67': 'Si tienes más de 3 cartas de misión después de robar, descartas hasta quedarte con 3.',
  'RW-ORDER-70': 'Adquirir poder te da tanta influencia como indiquen tus tres diales.',
  'RW-ORDER-71': 'La bonificación de Adquirir poder te permite hacerte con un título colocando influencia en él.',
  'RW-ORDER-72': 'Los títulos están boca arriba, y cada uno tiene como máximo un titular.',
  'RW-ORDER-73':
    'Para hacerte con un título, debes colocar en él más influencia de la que haya. La influencia que había en él se descarta.',
  'RW-ORDER-74': 'Un título que nadie tiene cuesta al menos 1 de influencia.',
  'RW-ORDER-75': 'La influencia colocada en un título está gastada y ya no cuenta como tuya.',
  'RW-ORDER-76':
    'Puedes colocar una cantidad mayor en un título que ya tienes. La influencia que había en él se descarta.',
  'RW-ORDER-80':
    'Con Fortificar, puedes realizar una, varias o todas sus acciones, una vez cada una y en cualquier orden.',
  'RW-ORDER-81': 'Fortificar no tiene bonificación de supremacía.',
  'RW-ORDER-82': 'Fortificar te permite construir una fortaleza, reparar una fortaleza y mover fichas de runa.',
  'RW-ORDER-83':
    'Una fortaleza nueva cuesta 3 de influencia. Se coloca sin daños en un área amiga con una de tus unidades, sin ciudad y sin fortaleza.',
  'RW-ORDER-84': 'Con Fortificar, puedes reparar gratis una fortaleza dañada que controles.',
  'RW-ORDER-85':
    'Con Fortificar, puedes mover cualquier número de fichas de runa de áreas amigas a áreas amigas adyacentes, de modo que al final haya como máximo 1 ficha por área.',
  'RW-ORDER-86': 'Solo puedes destruir una fortaleza propia si la necesitas para construir otra.',

  // Movimiento
  'RW-MOVE-01':
    'Las unidades pueden moverse a través de áreas vacías y amigas, pero nunca a través de áreas enemigas o neutrales.',
  'RW-MOVE-02': 'Las unidades no pueden cruzar bordes de montaña ni de agua.',
  'RW-MOVE-03':
    'Las unidades voladoras ignoran los bordes, pero tampoco pueden moverse a través de áreas enemigas o neutrales.',
  'RW-MOVE-04': 'En invierno, las unidades cruzan los bordes de agua libremente.',
  'RW-MOVE-05': 'Las unidades de un área con tu ficha de activación no pueden salir de ella, salvo al retirarse.',
  'RW-MOVE-06': 'Las unidades pueden moverse a través de áreas con fichas de activación.',
  'RW-MOVE-07':
    'Las unidades que mueve Movilizar o Conquistar pueden venir de varias áreas. Todas acaban en el área activada.',
  'RW-MOVE-08': 'Las unidades que ya están en el área que activas pueden quedarse en ella.',
  'RW-MOVE-09':
    'Las unidades pueden moverse a través de un área con 8 unidades. El límite se comprueba al final de la orden.',
  'RW-MOVE-10':
    'Cualquier número de unidades puede entrar en un área para luchar. El límite de 8 se aplica después de la batalla.',
  'RW-MOVE-11': 'Entrar en un área enemiga inicia una batalla, aunque no haya unidades en ella.',
  'RW-MOVE-12': 'Entrar en un área neutral obliga a luchar o a intentar la diplomacia una vez.',
  'RW-MOVE-13': 'Los héroes no se mueven con Movilizar ni con Conquistar.',
  'RW-MOVE-14': 'Con Movilizar y Conquistar, puedes activar un área y no mover nada a ella.',

  // Unidades neutrales y aliadas
  'RW-NEUT-01':
    'Cuando mueves unidades a un área con unidades neutrales que no son tus aliadas, debes luchar o intentar la diplomacia.',
  'RW-NEUT-02': 'La diplomacia puede intentarse una vez, con todas las unidades neutrales del área en conjunto.',
  'RW-NEUT-03': 'Las unidades neutrales aliadas siguen siendo tus aliadas mientras estén en áreas que controlas.',
  'RW-NEUT-04':
    'Durante una batalla, las unidades neutrales aliadas siguen siendo tus aliadas aunque sea destruida tu última unidad propia.',
  'RW-NEUT-05': 'Las unidades neutrales aliadas se retiran con tu bando a un área amiga.',
  'RW-NEUT-06':
    'Las unidades neutrales aliadas pueden ir adonde vayan con ellas tus propias unidades. Por su cuenta, solo pueden moverse a áreas amigas.',
  'RW-NEUT-07':
    'Si en un área solo quedan unidades neutrales aliadas y nada más te da el control de ella, dejan de ser tus aliadas.',
  'RW-NEUT-08':
    'Las unidades neutrales aliadas cuentan para todos los límites: 8 unidades por área y la comida en invierno.',
  'RW-NEUT-09': 'Las unidades neutrales que una carta mueve a un área amiga se convierten de inmediato en tus aliadas.',
  'RW-NEUT-10':
    'En las batallas contra unidades neutrales, las juega el jugador situado a la izquierda del jugador activo.',
  'RW-NEUT-11': 'Quien juega las unidades neutrales no puede jugar cartas de táctica en su favor.',
  'RW-NEUT-12':
    'Las unidades neutrales no aliadas se retiran a un área adyacente no controlada o son destruidas. El jugador situado a la izquierda del jugador activo decide adónde van.',
  'RW-NEUT-13':
    'Cuando una carta hace que se retiren unidades neutrales aliadas, van a un área no controlada, nunca a un área amiga.',
  'RW-NEUT-14': 'Las unidades neutrales aliadas luchan como parte de tu ejército y usan sus propias habilidades.',
  'RW-NEUT-15':
    'Tras una retirada, distintos grupos de unidades neutrales pueden compartir un área, hasta un máximo de 8 unidades.',
  'RW-NEUT-16':
    'Solo hay 36 figuras neutrales. Si no queda ninguna de un tipo, elige otro tipo de la misma forma, o nada.',
  'RW-NEUT-17':
    'Las alianzas pueden terminar tras cualquier cambio fuera de las batallas. Para las unidades que están en una batalla, se comprueba cuando ha terminado.',

  // Diplomacia
  'RW-DIP-01': 'Para intentar la diplomacia, gasta de 1 a 6 de influencia.',
  'RW-DIP-02': 'Para la diplomacia, roba tantas cartas de destino como influencia hayas gastado.',
  'RW-DIP-03': 'Para la diplomacia, elige una de las cartas de destino robadas y aplica su símbolo de destino.',
  'RW-DIP-04': 'Dorado en la diplomacia: las unidades neutrales se convierten en tus aliadas.',
  'RW-DIP-05': 'Gris en la diplomacia: las unidades neutrales se retiran.',
  'RW-DIP-06': 'Rojo en la diplomacia: debes luchar o retirar las unidades que has movido.',
  'RW-DIP-07':
    'Si te retiras tras fracasar la diplomacia, tus unidades van a un área adyacente amiga o vacía y quedan en fuga.',
  'RW-DIP-08': 'Las nuevas aliadas comparten el área con tus unidades. Si hay más de 8, eliges cuáles se destruyen.',
  'RW-DIP-09': 'La diplomacia también funciona con unidades neutrales en fuga.',
  'RW-DIP-10': 'Las cartas de destino robadas para la diplomacia se descartan.',

  ...battles,
  ...runes,
};
