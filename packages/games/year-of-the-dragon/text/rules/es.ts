import type { Rule } from './en.ts';

/** Every rule of the ledger in a sentence. */
export const rules: Record<Rule, string> = {
  // Readings that are easy to get wrong
  'YD-TRANS-01': 'Un palacio sin personas se considera deshabitado.',
  'YD-TRANS-02': 'Las cartas de acción forman tantos grupos como jugadores haya.',
  'YD-TRANS-03': 'Tras las acciones vuelven al mazo todas las cartas de acción, no solo las elegidas.',
  'YD-TRANS-04': 'Contra los mongoles cuenta el total de cascos, no el número de guerreros.',
  'YD-TRANS-05': 'El símbolo de los curanderos es el mortero; el arroz guardado sirve en la Sequía.',
  'YD-TRANS-06': 'Quien pasa completa su dinero hasta 3 yuanes en total; no suma otros 3.',
  'YD-TRANS-07': 'Con la Concesión se elige un tipo de persona, no una sola persona.',
  'YD-TRANS-08': 'Tus losetas de Muralla sin construir muestran sus bonificaciones: las ves y eliges libremente.',
  'YD-TRANS-09': 'Un privilegio grande cuesta 7 yuanes; hay 26 losetas de arroz y 14 de fuegos artificiales.',

  // Goal and components
  'YD-GOAL-01': 'Juegan de 2 a 5 jugadores, cada uno al frente de una provincia.',
  'YD-GOAL-02': 'Gana quien tenga más puntos de victoria al final.',
  'YD-COMP-01': 'Hay 90 losetas de persona: 10 de cada uno de los 9 tipos.',
  'YD-COMP-02': 'Cada jugador tiene 11 cartas de persona: una por tipo y 2 comodines «?».',
  'YD-COMP-03': 'Hay 12 losetas de evento: 2 de cada uno de los 6 tipos.',
  'YD-COMP-04':
    'Hay 5 privilegios pequeños y 3 grandes, 7 cartas de acción, 66 pisos, 21 monedas de 1 yuan y 15 de 3, 26 losetas de arroz y 14 de fuegos artificiales.',
  'YD-COMP-05':
    'Solo pueden agotarse las losetas de persona; el dinero, los privilegios, los pisos, el arroz y los fuegos artificiales, no.',
  'YD-COMP-06': 'Las monedas se cambian libremente; solo cuenta la suma.',
  'YD-COMP-07': 'Las cartas de reemplazo, las peanas y las cartas de ayuda no tienen efecto en el juego.',

  // Setting up
  'YD-SETUP-01':
    'Seis tipos tienen 6 jóvenes y 4 ancianos; artesanos, damas de la corte y recaudadores de impuestos son 10 jóvenes, sin ancianos.',
  'YD-SETUP-02':
    'Los jóvenes tienen menos símbolos y más valor en el marcador de personas; los ancianos, más símbolos y menos valor.',
  'YD-SETUP-03':
    'Por cada jugador que falte para llegar a 5 se retiran 2 losetas por tipo: 1 joven y 1 anciano, o 2 jóvenes si no hay ancianos.',
  'YD-SETUP-04': 'Con 5, 4, 3 o 2 jugadores hay en juego 10, 8, 6 o 4 losetas de cada tipo.',
  'YD-SETUP-05': 'Todas las pilas de personas están boca arriba, a la vista de todos.',
  'YD-SETUP-06': 'Los meses 1 y 2 son siempre de Paz.',
  'YD-SETUP-07':
    'Los otros 10 eventos se mezclan y se colocan boca arriba de izquierda a derecha en los meses 3 a 12, a la vista desde el principio.',
  'YD-SETUP-08': 'Nunca hay dos eventos iguales seguidos, salvo la Paz.',
  'YD-SETUP-09':
    'Un evento igual a su vecino de la izquierda va a la siguiente casilla libre a la derecha; el próximo que salga llena el hueco.',
  'YD-SETUP-10': 'Si el último evento es igual al del mes 11, va al mes 12 y se intercambian los meses 10 y 11.',
  'YD-SETUP-11': 'Las cartas de acción empiezan en un mazo barajado boca abajo.',
  'YD-SETUP-12':
    'Cada jugador empieza con el disco de persona y la ficha de puntos en el 0, 1 dragón y 11 cartas de persona en la mano.',
  'YD-SETUP-13': 'Cada jugador empieza con dos palacios de 2 pisos y 6 yuanes.',
  'YD-SETUP-14': 'Nadie empieza con arroz, fuegos artificiales ni privilegios.',
  'YD-SETUP-15': 'El dinero, el arroz, los fuegos artificiales y los privilegios están a la vista de todos.',
  'YD-SETUP-16': 'Las cartas de la mano están a la vista, salvo que la mesa las juegue en secreto.',

  // The opening draft
  'YD-DRAFT-01': 'El jugador de más edad elige primero sus personas iniciales; después, los demás en sentido horario.',
  'YD-DRAFT-02':
    'Como aquí no se conocen las edades, el primero en elegir se sortea, salvo que lo decida el anfitrión.',
  'YD-DRAFT-03': 'Cada jugador toma 2 personas jóvenes de tipos distintos.',
  'YD-DRAFT-04': 'Nadie puede tomar la misma pareja de tipos que un jugador anterior.',
  'YD-DRAFT-05': 'Se puede coincidir con otro jugador en un solo tipo.',
  'YD-DRAFT-06': 'Elegir las personas iniciales no cuesta ninguna carta de persona.',
  'YD-DRAFT-07': 'Las personas iniciales salen de las pilas comunes.',
  'YD-DRAFT-08': 'Cada persona inicial va a cualquiera de tus palacios, incluso las dos al mismo.',
  'YD-DRAFT-09': 'Las personas iniciales hacen avanzar el disco de persona según su valor, pero no dan recursos.',
  'YD-DRAFT-10': 'Avanzar la suma de una vez o en dos veces es lo mismo: solo cuenta la casilla donde acaba el disco.',

  // Palaces and person track
  'YD-PALACE-01': 'Un palacio aloja como máximo tantas personas como pisos tiene.',
  'YD-PALACE-02': 'Ningún palacio tiene más de 3 pisos.',
  'YD-PALACE-03': 'Puedes tener cualquier número de palacios.',
  'YD-PALACE-04': 'Una vez colocadas, las personas nunca cambian de palacio.',
  'YD-PALACE-05': 'Puedes quedarte sin palacios; equivale a tenerlos todos llenos.',
  'YD-PALACE-06':
    'Los palacios con los mismos pisos y las mismas personas son una sola opción: el primero vale por todos.',
  'YD-TRACK-01': 'Tomar y colocar una persona hace avanzar de inmediato tu disco según su valor, de 1 a 6.',
  'YD-TRACK-02': 'Un disco que llega a una casilla ocupada se pone encima de la pila.',
  'YD-TRACK-03': 'Se juega de delante hacia atrás según el marcador de personas y, en una pila, de arriba abajo.',
  'YD-TRACK-04': 'Tras elegir las personas iniciales, el orden de asiento ya no importa.',
  'YD-TRACK-05': 'Los discos nunca retroceden cuando se va una persona.',
  'YD-TRACK-06': 'El orden de juego se fija al empezar cada fase y cada Superevento y vale hasta que acaba.',
  'YD-TRACK-07': 'El marcador de personas y el de puntos no tienen fin; pasados los 100 puntos se sigue contando.',

  // Rounds
  'YD-ROUND-01': 'La partida dura exactamente 12 rondas, una por mes.',
  'YD-ROUND-02': 'Cada ronda tiene 4 fases en orden: acción, personas, evento con deterioro y puntuación.',

  // Action phase
  'YD-ACT-01':
    'Cada ronda se barajan todas las cartas de acción, se reparten lo más igualadas posible en un grupo por jugador y se descubren.',
  'YD-ACT-02': 'Las 7 cartas forman grupos de 4/3 con 2 jugadores, 3/2/2 con 3, 2/2/2/1 con 4 y 2/2/1/1/1 con 5.',
  'YD-ACT-03':
    'En el orden del marcador de personas, cada jugador pone su dragón en un grupo y realiza exactamente una de sus acciones.',
  'YD-ACT-04': 'Varios jugadores pueden usar el mismo grupo e incluso la misma acción.',
  'YD-ACT-05': 'Un grupo con al menos un dragón cuesta 3 yuanes, sin importar cuántos dragones haya.',
  'YD-ACT-06': 'Sin 3 yuanes no puedes elegir un grupo ocupado.',
  'YD-ACT-07': 'Los 3 yuanes del grupo se pagan antes de la acción, así que no pueden salir de sus ingresos.',
  'YD-ACT-08': 'En vez de actuar puedes pasar: si tienes menos de 3 yuanes, completas hasta tener exactamente 3.',
  'YD-ACT-09': 'Quien pasa no coloca su dragón, así que nunca hace que un grupo cueste dinero.',
  'YD-ACT-10': 'Pasar con 3 yuanes o más está permitido, pero no da nada.',
  'YD-ACT-11': 'Cuando todos han actuado, se recuperan los dragones y las cartas vuelven al mazo.',
  'YD-ACT-12': 'Las personas recién colocadas solo ayudan en fases de acción posteriores.',
  'YD-ACT-13': 'Una acción que no puede tener efecto, como Privilegio sin dinero para pagarlo, no se puede elegir.',

  // The actions
  'YD-ACT-TAXES-01':
    'Impuestos da 2 yuanes más 1 por cada moneda de tus recaudadores de impuestos, que muestran 3 cada uno.',
  'YD-ACT-BUILD-01': 'Construir da 1 piso más 1 por cada martillo de tus artesanos.',
  'YD-ACT-BUILD-02':
    'Los pisos nuevos pueden ampliar tus palacios o crear otros de 1 a 3 pisos, repartidos como quieras.',
  'YD-ACT-BUILD-03': 'Solo se colocan los pisos nuevos; los ya construidos nunca se mueven.',
  'YD-ACT-BUILD-04': 'Todos los pisos nuevos se construyen de inmediato; no se pueden guardar ni rechazar.',
  'YD-ACT-HARVEST-01': 'Cosecha da 1 loseta de arroz más 1 por cada saco de tus campesinos.',
  'YD-ACT-FIREWORKS-01':
    'Espectáculo pirotécnico da 1 loseta de fuegos artificiales más 1 por cada cohete de tus pirotécnicos.',
  'YD-ACT-PARADE-01':
    'Desfile militar hace avanzar tu disco de persona 1 casilla más 1 por cada casco de tus guerreros.',
  'YD-ACT-PARADE-02': 'El avance del desfile vale de inmediato y puede cambiar el orden de la fase de personas.',
  'YD-ACT-RESEARCH-01': 'Investigación da 1 punto de victoria más 1 por cada libro de tus eruditos.',
  'YD-ACT-PRIV-01':
    'Un privilegio pequeño cuesta 2 yuanes; uno grande, 7 (6 si la mesa usa el precio de la primera edición).',
  'YD-ACT-PRIV-02': 'Cada acción permite comprar un solo privilegio, pero puedes tener cuantos quieras.',
  'YD-ACT-PRIV-03':
    'Un privilegio pequeño muestra 1 dragón y uno grande, 2; cada dragón da 1 punto de victoria por ronda.',
  'YD-ACT-PRIV-04': 'Los privilegios no se agotan nunca.',
  'YD-ACT-PRIV-05':
    'En un grupo ocupado se suman los 3 yuanes: 5 en total por un privilegio pequeño, 10 por uno grande a precio completo.',

  // Person phase
  'YD-PERS-01': 'Tras la fase de acción, el orden se vuelve a mirar en el marcador de personas.',
  'YD-PERS-02':
    'Cada jugador juega exactamente 1 carta de persona al descarte común y toma una persona que le corresponda.',
  'YD-PERS-03': 'Una carta de persona permite tomar al joven o al anciano de su tipo, si queda.',
  'YD-PERS-04': 'Una carta «?» permite tomar cualquier persona del tablero.',
  'YD-PERS-05':
    'Mientras alguno de tus palacios tenga sitio, debes tomar la persona y colocarla en un hueco libre a tu elección.',
  'YD-PERS-06': 'Solo puedes sustituir a una persona si todos tus palacios están llenos.',
  'YD-PERS-07': 'La persona sustituida sale definitivamente del juego y la nueva ocupa su lugar.',
  'YD-PERS-08':
    'Si todos tus palacios están llenos, puedes en cambio retirar del juego a la nueva persona; entonces tu disco no avanza.',
  'YD-PERS-09': 'Aunque rechaces a la nueva persona, su loseta sale de la pila.',
  'YD-PERS-10': 'Tras colocar una persona, avanzas tu disco según su valor.',
  'YD-PERS-11':
    'Si no quedan personas del tipo jugado, la carta se pierde sin efecto; incluso puedes jugarla a propósito.',
  'YD-PERS-12': 'Mientras quede alguna persona del tipo jugado, joven o anciana, hay que tomar una.',
  'YD-PERS-13': 'Tú eliges qué carta jugar, incluso un «?» aunque aún tengas la carta de ese tipo.',
  'YD-PERS-14': 'Una nueva persona no da recursos ni puntos de victoria al llegar.',
  'YD-PERS-15': 'La ronda 12 no tiene fase de personas, porque ya no quedan cartas en la mano.',
  'YD-PERS-16': 'Sin palacios, la nueva persona sale del juego y tu disco no avanza.',

  // Event phase
  'YD-EVENT-01': 'Cada mes se resuelve el evento correspondiente, que luego se pone boca abajo.',
  'YD-EVENT-02': 'Si varios jugadores deben despedir personas, lo hacen en el orden del marcador de personas.',
  'YD-EVENT-03': 'Las personas despedidas salen definitivamente del juego.',
  'YD-EVENT-04': 'Siempre eliges a quién despides, salvo que una regla indique el palacio.',
  'YD-EVENT-05': 'Si tienes menos personas de las que debes despedir, las pierdes todas y no debes nada más.',
  'YD-EVENT-06': 'Cuando no hay elección, las personas que toca despedir se van automáticamente.',
  'YD-EVENT-PEACE-01': 'Con la Paz no ocurre nada.',
  'YD-EVENT-PEACE-02': 'También en los meses de Paz hay deterioro y puntuación.',
  'YD-EVENT-TRIBUTE-01': 'En el Tributo Imperial cada jugador paga 4 yuanes.',
  'YD-EVENT-TRIBUTE-02':
    'Por cada yuan del tributo que te falte, despides a 1 persona a tu elección de cualquier palacio.',
  'YD-EVENT-TRIBUTE-03': 'Debes pagar todo el tributo que puedas; no puedes despedir personas para ahorrar dinero.',
  'YD-EVENT-TRIBUTE-04': 'Las monedas de los recaudadores de impuestos no cuentan para el tributo.',
  'YD-EVENT-TRIBUTE-05': 'No se pueden vender arroz ni fuegos artificiales para pagar el tributo.',
  'YD-EVENT-DROUGHT-01':
    'En la Sequía devuelves 1 loseta de arroz por cada palacio tuyo con al menos 1 persona; los vacíos no la necesitan.',
  'YD-EVENT-DROUGHT-02':
    'En la Sequía, cada palacio habitado sin arroz pierde exactamente 1 persona; tú eliges cuáles se quedan sin él.',
  'YD-EVENT-DROUGHT-03':
    'Debes abastecer todos los palacios que puedas; no puedes despedir personas para ahorrar arroz.',
  'YD-EVENT-DROUGHT-04': 'Los sacos de los campesinos no cuentan en la Sequía.',
  'YD-EVENT-DROUGHT-05':
    'En la Sequía despides a 1 persona por cada palacio habitado que tengas de más respecto a tus losetas de arroz.',
  'YD-EVENT-FESTIVAL-01':
    'En el Festival del Dragón, quien tenga más fuegos artificiales gana 6 puntos de victoria; en caso de empate, 6 cada uno.',
  'YD-EVENT-FESTIVAL-02':
    'En el festival, quien sea segundo en fuegos artificiales gana 3 puntos de victoria; si empatan, 3 cada uno, aunque también haya empate en el primer puesto.',
  'YD-EVENT-FESTIVAL-03': 'Sin fuegos artificiales nunca se puntúa en el festival.',
  'YD-EVENT-FESTIVAL-04':
    'Quienes puntúan en el festival devuelven después la mitad de sus fuegos artificiales, redondeando hacia arriba.',
  'YD-EVENT-FESTIVAL-05': 'Los cohetes de los pirotécnicos no cuentan en el festival.',
  'YD-EVENT-FESTIVAL-06': 'Los fuegos artificiales se cuentan una sola vez, antes de que nadie devuelva losetas.',
  'YD-EVENT-MONGOL-01': 'En la Invasión mongola ganas 1 punto de victoria por cada casco de tus guerreros.',
  'YD-EVENT-MONGOL-02':
    'En la Invasión mongola, todos los que tengan menos cascos despiden después a 1 persona a su elección, incluso a un guerrero recién contado.',
  'YD-EVENT-MONGOL-03': 'Si todos tienen el mismo número de cascos, incluso cero, cada uno despide a 1 persona.',
  'YD-EVENT-MONGOL-04': 'Quién tiene menos cascos se determina antes de que nadie despida a una persona.',
  'YD-EVENT-MONGOL-05':
    'El casco de la carta Desfile militar no cuenta en la Invasión mongola; solo cuentan los guerreros.',
  'YD-EVENT-CONTAGION-01':
    'En el Contagio despides a 3 personas a tu elección, 1 menos por cada mortero de tus curanderos.',
  'YD-EVENT-CONTAGION-02':
    'Los morteros se cuentan una sola vez, al principio; puedes despedir a un curandero sin perder más personas.',

  // Decay
  'YD-DECAY-01': 'Tras el evento, cada palacio sin personas pierde 1 piso; si solo tiene 1, desaparece.',
  'YD-DECAY-02': 'Un palacio que este mismo evento deja vacío se deteriora de inmediato.',
  'YD-DECAY-03': 'Todos los palacios se deterioran a la vez y sin elecciones, así que el orden no importa.',
  'YD-DECAY-04': 'Los huecos libres de un palacio habitado nunca se deterioran.',
  'YD-DECAY-05': 'Un palacio nuevo debe habitarse en la fase de personas de la misma ronda o se deteriora.',

  // Scoring phase
  'YD-SCORE-01': 'La puntuación llega después del evento y del deterioro.',
  'YD-SCORE-02': 'En cada ronda, cada palacio tuyo da 1 punto de victoria, sea cual sea su altura, esté habitado o no.',
  'YD-SCORE-03': 'En cada ronda, cada una de tus damas de la corte da 1 punto de victoria por el dragón que muestra.',
  'YD-SCORE-04': 'En cada ronda, cada dragón de tus privilegios da 1 punto de victoria.',
  'YD-SCORE-05': 'Tras la puntuación empieza la siguiente ronda.',
  'YD-SCORE-06':
    'Un dragón en privilegios, libros o abanicos siempre vale 1 punto de victoria; los libros solo dan puntos con Investigación o Concesión.',

  // End of the game
  'YD-END-01': 'La partida termina tras la fase de puntuación de la ronda 12.',
  'YD-END-02': 'Al final, cada persona en tus palacios da 2 puntos de victoria.',
  'YD-END-03': 'Al final, cada monje da además tantos puntos de victoria como sus Budas por los pisos de su palacio.',
  'YD-END-04': 'Para los monjes cuentan los pisos del palacio, no las personas que lo habitan.',
  'YD-END-05':
    'Al final se venden todas las losetas de arroz y de fuegos artificiales a 2 yuanes cada una; luego, cada 3 yuanes completos dan 1 punto de victoria.',
  'YD-END-06': 'Gana quien tenga más puntos de victoria.',
  'YD-END-07': 'En caso de empate gana, entre los empatados, quien esté más adelantado en el marcador de personas.',
  'YD-END-08': 'Si los empatados comparten casilla en el marcador, va por delante quien esté más arriba en la pila.',

  // The Great Wall
  'YD-WALL-SETUP-01': 'Con la Gran Muralla valen todas las reglas básicas, salvo lo que ella cambie.',
  'YD-WALL-SETUP-02': 'Cada jugador toma las 6 losetas de Muralla de su color, cada una con una bonificación distinta.',
  'YD-WALL-SETUP-03':
    'Con la carta de Muralla hay 8 cartas de acción, en grupos de 4/4 con 2 jugadores, 3/3/2 con 3, 2/2/2/2 con 4 y 2/2/2/1/1 con 5.',
  'YD-WALL-ACT-01': 'La carta de Muralla se elige como cualquier otra acción, y su grupo puede costar 3 yuanes.',
  'YD-WALL-ACT-02':
    'Eliges una loseta de Muralla tuya sin construir y recibes su bonificación: 1 loseta de arroz, 1 de fuegos artificiales, 1 piso, 2 yuanes, 3 casillas o 3 puntos de victoria.',
  'YD-WALL-ACT-03':
    'La loseta de Muralla va, con el lado de la Muralla a la vista, bajo el primer evento por la izquierda que aún no tenga.',
  'YD-WALL-ACT-04': 'La Muralla nunca tiene más de 12 losetas.',
  'YD-WALL-ACT-05': 'Con 12 losetas construidas, o si ya no te quedan, no puedes elegir Construir la Muralla.',
  'YD-WALL-ACT-06':
    'Las personas no aumentan las bonificaciones de la Muralla; el piso obtenido se construye de inmediato con las reglas normales.',
  'YD-WALL-ACT-07': 'Cada acción de Construir la Muralla construye exactamente una loseta.',
  'YD-WALL-CHECK-01':
    'En los dos meses de Invasión mongola se comprueba la Muralla, una vez resuelta del todo la invasión.',
  'YD-WALL-CHECK-02':
    'Si la Muralla tiene al menos tantas losetas como el número del mes, cada loseta construida da 1 punto de victoria a su dueño.',
  'YD-WALL-CHECK-03':
    'Si la Muralla es demasiado corta, todos los que tengan menos losetas construidas despiden a 1 persona a su elección y nadie puntúa.',
  'YD-WALL-CHECK-04':
    'Las personas perdidas por la Muralla se despiden en el orden del marcador de personas y antes del deterioro.',
  'YD-WALL-CHECK-05': 'Quien no tenga personas no pierde nada más en la comprobación de la Muralla.',
  'YD-WALL-END-01':
    'Al final de la ronda 12, una Muralla de 12 da 1 punto de victoria por loseta propia; si es más corta, quienes tengan menos despiden a 1 persona antes de la puntuación final.',
  'YD-WALL-END-02': 'Si el mes 12 es de Invasión mongola, se hacen las dos comprobaciones de la Muralla.',
  'YD-WALL-END-03':
    'La última comprobación de la Muralla va entre la puntuación de la ronda 12 y la final, sin más deterioro, salvo que la mesa haya elegido otra cosa.',

  // The Super Events
  'YD-SUPER-SETUP-01': 'Los Supereventos se pueden usar solos o junto con la Gran Muralla.',
  'YD-SUPER-SETUP-02':
    'Se saca al azar uno de los 10 Supereventos y se pone boca arriba en el mes 7; los otros 9 quedan fuera del juego.',
  'YD-SUPER-SETUP-03': 'Los jugadores también pueden acordar un Superevento, antes o después de colocar los eventos.',
  'YD-SUPER-01': 'El Superevento se resuelve en la ronda 7, después del evento normal y antes de la puntuación.',
  'YD-SUPER-02':
    'En la ronda 7: evento, comprobación de la Muralla tras los mongoles, Superevento, un solo deterioro y puntuación, salvo que la mesa haya elegido otra cosa.',
  'YD-SUPER-03': 'Los Supereventos empiezan por quien va primero en el marcador de personas y siguen su orden.',
  'YD-SUPER-LANTERN-01':
    'En el Festival de los Faroles cada persona en tus palacios da 2 puntos de victoria, y al final vuelve a contar.',
  'YD-SUPER-BUDDHA-01':
    'Con Buda, cada monje da tantos puntos de victoria como sus Budas por los pisos de su palacio, y al final vuelve a contar.',
  'YD-SUPER-QUAKE-01':
    'En el Terremoto cada jugador, en el orden del marcador de personas, retira 2 pisos cualesquiera de uno o dos palacios suyos.',
  'YD-SUPER-QUAKE-02': 'Se despide a las personas que pierden su piso en el Terremoto.',
  'YD-SUPER-QUAKE-03':
    'Retirados los 2 pisos del Terremoto, solo se van las personas que excedan los pisos restantes de un palacio, a elección de su dueño; nadie cambia de palacio.',
  'YD-SUPER-QUAKE-04': 'En el Terremoto, quien tenga menos de 2 pisos retira los que haya.',
  'YD-SUPER-FLOOD-01':
    'En la Inundación sumas tus yuanes y losetas de arroz y de fuegos artificiales y devuelves la mitad, redondeada hacia abajo, en la combinación que prefieras.',
  'YD-SUPER-FLOOD-02': 'En la Inundación los yuanes cuentan por su valor, no por monedas.',
  'YD-SUPER-FLOOD-03': 'Los privilegios, los pisos y las personas no cuentan en la Inundación.',
  'YD-SUPER-ECLIPSE-01': 'En el Eclipse solar el evento del mes 7 se resuelve por segunda vez, con la nueva situación.',
  'YD-SUPER-ECLIPSE-02':
    'Si el Eclipse solar repite una Invasión mongola, se repite también la comprobación de la Muralla, salvo que la mesa haya elegido otra cosa.',
  'YD-SUPER-ECLIPSE-03': 'Entre el evento y su repetición por el Eclipse solar no hay deterioro.',
  'YD-SUPER-VOLCANO-01':
    'En la Erupción volcánica todos los discos de persona van al 0, apilados sin cambiar el orden, con el primero encima.',
  'YD-SUPER-TORNADO-01':
    'En el Tornado cada jugador, en el orden del marcador de personas, descarta 2 cartas de persona a su elección.',
  'YD-SUPER-TORNADO-02':
    'Las 2 cartas que quedan tras el Tornado sirven para los meses 8 y 9; los meses 10, 11 y 12 no tienen fase de personas.',
  'YD-SUPER-TORNADO-03': 'Las cartas descartadas en el Tornado quedan a la vista de todos.',
  'YD-SUPER-SUNRISE-01':
    'En el Amanecer cada jugador, en el orden del marcador, toma una persona joven sin jugar carta, la coloca según las reglas normales y avanza según su valor.',
  'YD-SUPER-SUNRISE-02': 'En el Amanecer no puedes tomar un tipo que ya haya tomado un jugador anterior.',
  'YD-SUPER-SUNRISE-03':
    'Artesanos, damas de la corte y recaudadores de impuestos son jóvenes y se pueden tomar en el Amanecer.',
  'YD-SUPER-SUNRISE-04':
    'En el Amanecer, con los palacios llenos, sustituyes a una persona o rechazas a la nueva sin avanzar; su tipo cuenta igualmente como tomado.',
  'YD-SUPER-SUNRISE-05': 'En el Amanecer, quien no encuentre una persona joven permitida pierde su vez.',
  'YD-SUPER-ASSASSIN-01':
    'En el Intento de asesinato todos pierden todos sus privilegios sin compensación, antes de la puntuación de la ronda 7.',
  'YD-SUPER-CHARTER-01':
    'Con la Concesión cada jugador, en el orden del marcador de personas, elige un tipo presente en sus palacios y recibe de inmediato su beneficio.',
  'YD-SUPER-CHARTER-02':
    'La Concesión cuenta los símbolos de todas tus personas de ese tipo, sin los de la carta de acción.',
  'YD-SUPER-CHARTER-03':
    'Con la Concesión los campesinos dan arroz; los eruditos, puntos de victoria; y los monjes, sus Budas por los pisos en puntos de victoria.',
  'YD-SUPER-CHARTER-04':
    'Concesión: los recaudadores dan yuanes; los artesanos, pisos para construir ya; los pirotécnicos, fuegos; los guerreros, casillas; las damas de la corte, puntos; los curanderos, nada.',
  'YD-SUPER-CHARTER-05': 'Quien no tenga personas se salta la Concesión; los demás continúan.',
};
