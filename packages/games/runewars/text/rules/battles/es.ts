import type { battles as english } from './en.ts';

/** Fate cards, battles, retreats, heroes, quests and duels. */
export const battles: Record<keyof typeof english, string> = {
  // Cartas de destino
  'RW-FATE-01':
    'Hay 30 cartas de destino, numeradas del 1 al 30. Cada una tiene un símbolo de destino y cuatro secciones, una para cada forma.',
  'RW-FATE-02':
    'Una sección de una carta de destino no muestra nada, o muestra de 1 a 3 de daño, 1 o 2 fugas, o un símbolo especial.',
  'RW-FATE-03': 'Cuando se agota el mazo de destino, sus descartes se barajan de inmediato y se sigue robando.',
  'RW-FATE-04': 'El mazo de destino también se vuelve a barajar cada otoño.',

  // Batallas
  'RW-BATTLE-01': 'Se libra una batalla siempre que unas unidades entran en un área con unidades enemigas.',
  'RW-BATTLE-02': 'Una batalla empieza con el marcador de batalla en su área.',
  'RW-BATTLE-03': 'Ambos bandos disponen sus unidades en filas por iniciativa, de 1 a 5.',
  'RW-BATTLE-04': 'Los héroes y las unidades que ya están en fuga no participan en una batalla.',
  'RW-BATTLE-05':
    'Las unidades que estaban en fuga antes de la batalla son destruidas si su bando tiene que retirarse.',
  'RW-BATTLE-06':
    'Al comienzo de una batalla, primero el atacante y después el defensor pueden jugar cartas de táctica.',
  'RW-BATTLE-07':
    'Al comienzo de una batalla, el atacante también puede jugar cartas de «tu turno». Después, esas cartas tienen que esperar hasta que acabe la batalla.',
  'RW-BATTLE-08': 'Un bando no puede jugar dos cartas con el mismo nombre al comienzo de una batalla.',
  'RW-BATTLE-09': 'Una batalla tiene un máximo de 5 rondas, una por cada fila.',
  'RW-BATTLE-10': 'En cada ronda de una batalla, cada unidad de esa fila ataca una vez, empezando por la fila 1.',
  'RW-BATTLE-11': 'Cuando el orden importa en una batalla, el atacante elige y resuelve primero.',
  'RW-BATTLE-12':
    'En cada fila, primero el atacante y después el defensor eligen un tipo de unidad que aún no haya robado y roban una carta de destino por cada unidad en pie de ese tipo. Las unidades leen la sección de su forma.',
  'RW-BATTLE-13': 'En una fila de una batalla, un bando sin un tipo de unidad que aún no haya robado no roba nada.',
  'RW-BATTLE-14':
    'Cuando ambos bandos han robado, se resuelven los símbolos especiales, los del atacante primero; después, todas las fugas y, por último, todo el daño.',
  'RW-BATTLE-15':
    'Los ataques son simultáneos. Si una unidad queda en fuga o es destruida, las cartas robadas para ella siguen contando.',
  'RW-BATTLE-16': 'Las habilidades que requieren unidades en pie lo comprueban en el momento en que se resuelven.',
  'RW-BATTLE-17':
    'Una vez resueltos los símbolos especiales, las fugas y el daño, se descartan las cartas de destino robadas. Si algún tipo de unidad de esta fila aún no ha robado, la fila continúa; si no, empieza la fila siguiente.',
  'RW-BATTLE-18': 'Cada símbolo especial activa una vez la habilidad de una unidad.',
  'RW-BATTLE-19': 'Las fugas deben asignarse a unidades en pie sin daño, si es posible.',
  'RW-BATTLE-20':
    'Si no hay ninguna unidad en pie sin daño, se pone en fuga a una dañada. Si todas las unidades están en fuga, las demás fugas no tienen efecto.',
  'RW-BATTLE-21':
    'El daño debe asignarse a unidades en pie, y antes que nada a una ya dañada. Por lo demás, elige el dueño.',
  'RW-BATTLE-22':
    'Las unidades en fuga solo sufren daño cuando no queda en pie ninguna unidad de su bando, y las ya dañadas lo sufren primero.',
  'RW-BATTLE-23': 'Una unidad es destruida cuando su daño iguala su vida.',
  'RW-BATTLE-24': 'El daño se asigna punto por punto, así que un mismo resultado puede alcanzar a varias unidades.',
  'RW-BATTLE-25': 'Una unidad en fuga no roba cartas en filas posteriores y no cuenta para la fuerza.',
  'RW-BATTLE-26': 'Una unidad que queda en fuga después de su fila no pierde su ataque.',
  'RW-BATTLE-27':
    'Las unidades que se incorporan durante una batalla están en pie. Solo roban si su fila está todavía por llegar.',
  'RW-BATTLE-28':
    'Los Reanimados colocados con «Alzar a los muertos» se quedan después de la batalla. No puedes destruir otros para liberar figuras.',
  'RW-BATTLE-30': 'Cuando se han resuelto todas las filas, ambos bandos cuentan su fuerza.',
  'RW-BATTLE-31': 'Antes de contar la fuerza, el defensor puede usar el desarrollo de la fortaleza del área.',
  'RW-BATTLE-32': 'La fuerza de un bando es el número de sus unidades en pie.',
  'RW-BATTLE-33': 'El defensor suma la fuerza de la fortaleza del área.',
  'RW-BATTLE-34': 'Una fortaleza tiene 5 de fuerza; si está dañada, 3.',
  'RW-BATTLE-35':
    'Si quedan en pie unidades atacantes, la fortaleza se pone por su lado dañado después de contar su fuerza.',
  'RW-BATTLE-36': 'Ambos bandos suman a su fuerza lo que les den habilidades, cartas y órdenes.',
  'RW-BATTLE-37': 'El daño de una unidad no afecta a la fuerza.',
  'RW-BATTLE-40': 'Gana la batalla el bando con más fuerza. En caso de empate, gana el defensor.',
  'RW-BATTLE-41': 'Las unidades del perdedor de una batalla se retiran y quedan en fuga.',
  'RW-BATTLE-42':
    'Las unidades del perdedor que estaban en fuga antes de la batalla son destruidas. Las que han quedado en fuga en la batalla se retiran con las demás.',
  'RW-BATTLE-43': 'Un atacante que gana contra una fortaleza puede sustituirla por una suya, dañada.',
  'RW-BATTLE-44':
    'Si no le quedan fortalezas para sustituir la vencida, el atacante puede quitar del mapa una de las suyas para usarla.',
  'RW-BATTLE-45': 'Una fortaleza vencida que no se sustituye se quita del mapa.',
  'RW-BATTLE-46': 'El desarrollo de una fortaleza vencida vuelve a la reserva de su dueño.',
  'RW-BATTLE-47': 'Después de una batalla, se retira todo el daño de las unidades supervivientes.',
  'RW-BATTLE-48':
    'Las unidades supervivientes del ganador de una batalla toman el área. Las que están en fuga siguen en fuga.',
  'RW-BATTLE-49':
    'Un ganador con más de 8 unidades debe retirar las sobrantes a una misma área adyacente, amiga si es posible y, si no, vacía. El ganador elige cuáles; quedan en fuga.',
  'RW-BATTLE-50':
    'Si a ningún bando le quedan unidades, el defensor conserva el área si tiene una fortaleza o es de su reino de origen. En los demás casos, el área deja de estar controlada.',
  'RW-BATTLE-51': 'Quien controla el área después de una batalla posee la ficha de runa que haya en ella.',
  'RW-BATTLE-52': 'Atacar solo a enemigos en fuga sigue siendo una batalla, y son destruidos si gana el atacante.',
  'RW-BATTLE-53':
    'Los héroes del bando perdedor pueden quedarse o retirarse a cualquier área adyacente. Un héroe que se retira queda en fuga.',
  'RW-BATTLE-54': 'Cada unidad tiene su propia vida, iniciativa, forma y habilidad.',
  'RW-BATTLE-55':
    'Cada bando suma las fugas y el daño que recibe, y su dueño los asigna punto por punto. Ambos bandos asignan a la vez, y todas las fugas van antes que el daño.',
  'RW-BATTLE-56':
    'Los símbolos especiales de un bando se resuelven en el orden en que se robaron. Las unidades afectadas se eligen al resolver cada símbolo.',

  // Retiradas
  'RW-RETREAT-01':
    'Las unidades de un bando se retiran juntas a una misma área adyacente amiga o vacía. Si no la hay, son destruidas.',
  'RW-RETREAT-02':
    'Cuando unas unidades se retiran, un área amiga, aunque esté llena, tiene preferencia sobre una vacía.',
  'RW-RETREAT-03':
    'Las unidades neutrales no aliadas se retiran a un área adyacente no controlada, que elige el jugador situado a la izquierda del jugador activo. Si no la hay, son destruidas.',
  'RW-RETREAT-04': 'Los héroes pueden retirarse a cualquier área adyacente.',
  'RW-RETREAT-05': 'Todas las figuras que se retiran quedan en fuga.',
  'RW-RETREAT-06': 'Si una retirada deja más de 8 unidades en un área, su dueño destruye las sobrantes.',
  'RW-RETREAT-07':
    'Las unidades que se retiran no pueden cruzar bordes. Las voladoras pueden si todo el grupo vuela; en un grupo mixto, solo se separan de las demás si estas no tienen adónde ir.',
  'RW-RETREAT-08': 'Las unidades pueden retirarse a áreas con fichas de activación.',
  'RW-RETREAT-09': 'Una unidad suelta que tiene que retirarse de una batalla sigue las reglas habituales de retirada.',

  // Héroes
  'RW-HERO-01': 'Puedes tener como máximo 3 héroes. Si se te une un cuarto, debes despedir a uno.',
  'RW-HERO-02': 'Un héroe despedido sale del juego y sus recompensas se descartan.',
  'RW-HERO-03': 'Un héroe tiene Fuerza, Agilidad, Sabiduría y vida.',
  'RW-HERO-04':
    'Solo pueden unirse a ti los héroes de tu alineamiento y los héroes neutrales. Una carta puede hacer que un héroe cambie de bando.',
  'RW-HERO-05':
    'Los héroes pueden estar en cualquier área. No cuentan para los límites, no necesitan comida y no dan el control.',
  'RW-HERO-06': 'Las recompensas están boca abajo bajo el héroe que las tiene.',
  'RW-HERO-07':
    'En la fase de misiones, los jugadores actúan en orden de juego, la orden más baja de la estación anterior primero. Cada uno hace una elección por cada héroe.',
  'RW-HERO-08': 'En la fase de misiones, un héroe puede moverse, curarse o entrenar.',
  'RW-HERO-09':
    'Un héroe en pie puede moverse hasta 2 áreas, también a través de áreas enemigas, neutrales y activadas. No se activa ninguna área. Después, el héroe puede empezar un duelo o intentar una misión.',
  'RW-HERO-10':
    'Los bordes de montaña y de agua detienen a los héroes igual que a las unidades. En invierno se puede cruzar el agua.',
  'RW-HERO-11':
    'Un héroe que elige moverse puede quedarse donde está y, aun así, batirse en duelo o intentar una misión.',
  'RW-HERO-12': 'Puedes mirar la ficha de runa de cada área en la que entre tu héroe.',
  'RW-HERO-13':
    'Los héroes de un mismo jugador pueden intercambiar recompensas mientras estén en la misma área, incluso de paso.',
  'RW-HERO-14': 'Un héroe en un área amiga puede curarse, con lo que se retira todo su daño.',
  'RW-HERO-15':
    'Un héroe que entrena recibe 2 puntos: +2 en un atributo o +1 en cada uno de dos. Cada atributo tiene una ficha de entrenamiento.',
  'RW-HERO-16':
    'Los entrenamientos posteriores van a atributos sin ficha o convierten un +1 en un +2. Un punto que no tenga dónde ir se pierde.',
  'RW-HERO-17': 'Un héroe en fuga no puede elegir moverse, pero puede curarse o entrenar.',
  'RW-HERO-20':
    'Cuando un héroe es derrotado en un duelo por el héroe de otro jugador, el ganador se lleva todas sus recompensas y el héroe del perdedor queda fuera de la partida.',
  'RW-HERO-21':
    'Si el ganador de un duelo tiene varios héroes en el área, pueden repartirse las recompensas obtenidas.',
  'RW-HERO-22':
    'Un héroe derrotado de cualquier otra forma sale del mapa. Sus recompensas se quedan en el área bajo un marcador de Héroe derrotado.',
  'RW-HERO-23': 'Un héroe que llega a un marcador de Héroe derrotado se lleva todas las recompensas que haya debajo.',
  'RW-HERO-24': 'El número de marcadores de Héroe derrotado no tiene límite.',
  'RW-HERO-25': 'Un héroe derrotado queda fuera de la partida y solo vuelve si se agota el mazo de héroes.',
  'RW-HERO-30': 'Un héroe que deserta sale del mapa, y todas sus recompensas se descartan boca arriba.',

  // Misiones
  'RW-QUEST-01':
    'Después de moverse, un héroe en pie puede intentar una de tus misiones en el área que la misión nombra.',
  'RW-QUEST-02': 'Para una prueba, roba tantas cartas de destino como el valor del atributo del héroe.',
  'RW-QUEST-03': 'Después de robar para una prueba, elige una de las cartas y aplica la línea de su color.',
  'RW-QUEST-04': 'Si un texto cuenta cada símbolo rojo, cuentan todas las cartas robadas.',
  'RW-QUEST-05':
    'Cuando una misión tiene éxito, robas las recompensas que indica y las colocas boca abajo bajo el héroe.',
  'RW-QUEST-06': 'Una misión completada se descarta, y robas de inmediato una nueva carta de misión.',
  'RW-QUEST-07': 'Conservas una misión fallida.',
  'RW-QUEST-08':
    'Puedes tener como máximo 3 cartas de misión; si tienes más, descartas de inmediato hasta quedarte con 3.',
  'RW-QUEST-09': 'Las cartas de misión son secretas hasta que se intentan. Todos han visto las misiones iniciales.',
  'RW-QUEST-10': 'Algunas misiones hacen que el héroe se bata en duelo con una unidad imaginaria.',
  'RW-QUEST-11': 'Las misiones de losetas que no están en juego se retiran de la partida en la preparación.',
  'RW-QUEST-12':
    'Una misión de duelo no necesita prueba. Tiene éxito si la unidad imaginaria es derrotada y el héroe no; en los demás casos, falla.',

  // Duelos
  'RW-DUEL-01': 'Un duelo se libra con un héroe enemigo que esté en la misma área.',
  'RW-DUEL-02': 'Antes de un duelo, primero el atacante y después el defensor pueden jugar cartas de táctica.',
  'RW-DUEL-03':
    'En un duelo, un héroe puede usar cualesquiera recompensas, pero solo un arma y una armadura. Pueden usarse una y otra vez.',
  'RW-DUEL-04': 'Un duelo tiene 4 rondas.',
  'RW-DUEL-05': 'En cada ronda de un duelo, ambos bandos roban y revelan una carta de destino.',
  'RW-DUEL-06': 'En un duelo, los héroes usan la sección del círculo de la carta. El atacante decide primero.',
  'RW-DUEL-07': 'Un símbolo especial en un duelo permite al héroe usar una habilidad especial o una recompensa.',
  'RW-DUEL-08':
    'Un símbolo de fuga en un duelo evita todo el daño de esa ronda, salvo el daño que no se puede evitar y el que el héroe se inflige a sí mismo.',
  'RW-DUEL-09': 'Un símbolo de daño en un duelo inflige esa cantidad de daño.',
  'RW-DUEL-10': 'Todo lo que ocurre en una ronda de un duelo sucede a la vez. Pueden caer los dos héroes.',
  'RW-DUEL-11':
    'Un duelo termina después de 4 rondas o cuando un héroe es derrotado. El daño permanece, y nadie tiene que retirarse.',
  'RW-DUEL-12':
    'El jugador situado a la izquierda del jugador activo juega las unidades imaginarias. Después del duelo, la unidad imaginaria desaparece.',
  'RW-DUEL-13': 'Quien gana un duelo se lleva todas las recompensas del perdedor. Si nadie es derrotado, nadie gana.',
  'RW-DUEL-14': 'Un héroe en fuga puede defenderse en un duelo, pero no empezarlo.',
  'RW-DUEL-15': 'Un héroe en fuga que se defiende en un duelo roba cartas como siempre.',
  'RW-DUEL-16': 'Un héroe es derrotado cuando su daño iguala su vida.',
  'RW-DUEL-17':
    'Si los dos héroes de un duelo son derrotados, ambos salen del mapa y sus recompensas se quedan en el área bajo marcadores de Héroe derrotado.',
  'RW-DUEL-18':
    'Si ni la habilidad del héroe ni una recompensa en uso necesitan el símbolo especial, este inflige 1 de daño.',
  'RW-DUEL-19':
    'En una ronda de un duelo, se suma todo el daño infligido a cada bando, se resta el daño evitado y ambos sufren el resto a la vez.',
};
