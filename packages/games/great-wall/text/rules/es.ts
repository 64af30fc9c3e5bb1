import type { Chapter, Rule } from './en.ts';
import { locations } from './locations/es.ts';
import { modes } from './modes/es.ts';
import { year } from './year/es.ts';

export const chapters: Record<Chapter, string> = {
  'GW-COMP': 'Componentes',
  'GW-SETUP': 'Preparación',
  'GW-5P': 'Cinco jugadores',
  'GW-GEN': 'Normas generales',
  'GW-TEA': 'Orden de Té y empates',
  'GW-GENERAL': 'Generales',
  'GW-ADV': 'Consejeros',
  'GW-CLERK': 'Funcionarios',
  'GW-LOC': 'Localizaciones',
  'GW-ADVACT': 'Activación avanzada',
  'GW-CMD': 'Cartas de Mando',
  'GW-SPRING': 'Primavera',
  'GW-SUMMER': 'Verano',
  'GW-AUTUMN': 'Otoño',
  'GW-WINTER': 'Invierno',
  'GW-DEFEAT': 'Hordas derrotadas',
  'GW-KILL': 'Muerte de Soldados',
  'GW-SAVE': 'Salvar Soldados',
  'GW-BREACH': 'Brecha',
  'GW-REST': 'Zonas de Descanso',
  'GW-SHAME': 'Fichas de Deshonra',
  'GW-LOC-PROD': 'Localizaciones de Producción',
  'GW-OVERSEER': 'Supervisores',
  'GW-DONATE': 'Donaciones',
  'GW-LOC-BARRACKS': 'Cuartel',
  'GW-ATTACK': 'Atacar',
  'GW-LOC-BUILD': 'Campamento de Constructores',
  'GW-LOC-LOGI': 'Centro de Logística',
  'GW-LOC-TEA': 'Casa de Té',
  'GW-LOC-EMB': 'Embajada',
  'GW-LOC-ACAD': 'Academia de Guerra',
  'GW-TACTIC': 'Tácticas',
  'GW-END': 'Fin de la partida',
  'GW-2P': 'Dos jugadores: el clan Junco',
  'GW-SOLO': 'Solitario: Qin Jiushao',
  'GW-COOP': 'Cooperativo: juntos por el Emperador',
};

export const rules: Record<Rule, string> = {
  // Componentes
  'GW-COMP-01':
    'El juego tiene un tablero principal de dos caras. Una es para 3 jugadores, y también para 2 y para el modo solitario; la otra es para 4 y para 5.',
  'GW-COMP-02': 'Las figuras son meeples o miniaturas según la edición, sin efecto en las reglas.',
  'GW-COMP-03': 'Hay 32 Funcionarios, 8 por clan.',
  'GW-COMP-04': 'Hay 40 Lanceros, 10 por clan.',
  'GW-COMP-05': 'Hay 16 Arqueros, 4 por clan.',
  'GW-COMP-06': 'Hay 8 Jinetes, 2 por clan.',
  'GW-COMP-07': 'Cada clan tiene, por tanto, 16 Soldados (10 + 4 + 2).',
  'GW-COMP-08': 'Hay 24 cartas de Horda normales.',
  'GW-COMP-09': 'Hay 24 cartas de Mando, 6 de cada uno de los 4 colores de clan.',
  'GW-COMP-10': 'Hay 1 carta de Mando del clan Junco.',
  'GW-COMP-11': 'Hay 20 cartas de Táctica normales.',
  'GW-COMP-12': 'Hay 5 cartas de Artefacto.',
  'GW-COMP-13': 'Hay 44 cartas de Consejero.',
  'GW-COMP-14': 'Hay 13 cartas de General normales.',
  'GW-COMP-15': 'Hay 2 cartas de General del clan Junco.',
  'GW-COMP-16': 'Hay 12 cartas de Evento para el modo cooperativo.',
  'GW-COMP-17': 'Hay 12 cartas de Demanda del Emperador para el modo cooperativo.',
  'GW-COMP-18': 'Hay 24 cartas de Horda para el modo cooperativo.',
  'GW-COMP-19': 'Hay 8 cartas de General para el modo cooperativo.',
  'GW-COMP-20': 'Hay 12 cartas de Táctica para el modo cooperativo.',
  'GW-COMP-21': 'Hay 1 carta de General para el modo solitario, Qin Jiushao.',
  'GW-COMP-22': 'Hay 6 cartas de Mando verdeazuladas para el modo solitario.',
  'GW-COMP-23': 'Hay 4 pantallas, 1 por jugador.',
  'GW-COMP-24': 'Hay 9 piezas de Muralla, 3 de nivel 1, 3 de nivel 2 y 3 de nivel 3.',
  'GW-COMP-25': 'Hay 9 Barricadas.',
  'GW-COMP-26': 'Hay 4 marcadores de Té y 4 marcadores de Honor, uno de cada tipo por clan.',
  'GW-COMP-27': 'Hay 5 fichas de Honor universales de dos caras; una de las caras vale 100.',
  'GW-COMP-28': 'Hay 50 fichas de cada uno de los recursos: Madera, Piedra, Oro y Chi.',
  'GW-COMP-29': 'Hay 30 fichas de Herida.',
  'GW-COMP-30':
    'Hay 50 fichas de Deshonra. Son un límite real, y cuántas entran en juego depende del número de jugadores.',
  'GW-COMP-31': 'Hay 1 marcador de Tiempo de dos caras, una vacía y otra con «+1».',
  'GW-COMP-32': 'Hay 2 hojas de pegatinas, sin efecto en las reglas.',
  'GW-COMP-33':
    'El tablero muestra el medidor de Honor en el borde y el indicador de Tiempo con el Año, la Mortandad, el número de Hordas nuevas y el número de jugadores. Tiene 3 secciones de Muralla, cada una con 3 espacios de Horda en las filas 1 a 3, 3 espacios de Barricada, un espacio de Muralla y una zona de Descanso. Además están la cola de Mando con su pila de descarte, 10 Localizaciones, el Almacén, el mazo de Tácticas y sus descartes, la pila de Té, el espacio de Funcionarios, la cola de 4 Consejeros con su mazo y sus descartes, las casillas de Supervisor, 3 espacios de Artefacto y el mazo de Hordas con sus descartes.',
  'GW-COMP-34':
    'Las cartas usan iconos para los 4 recursos, para «Madera, Piedra u Oro», para «cualquier recurso», para el Supervisor de cada recurso y para cualquier Supervisor. Otros iconos representan Funcionario, Lancero, Arquero, Jinete y Soldado, Honor, Herida, ficha de Deshonra, Horda, Consejero, Consejero de Apoyo, Táctica, Mando, Té, Muralla, valor de Defensa, Poder Ofensivo, Barricada y número de jugadores.',
  'GW-COMP-35':
    'El anverso de una carta de Horda muestra su Poder Ofensivo, su Honor al final de la partida, a veces una habilidad especial, y sus Zonas Vitales con sus recompensas. El reverso muestra el indicador de Invasión y dos casillas de Deshonra.',
  'GW-COMP-36':
    'Cada espacio y cada nivel de Muralla muestra su valor de Defensa, el coste del nivel siguiente y sus Puestos de Disparo. En un Puesto de Disparo cabe exactamente 1 Arquero.',

  // Preparación
  'GW-SETUP-01':
    'En partidas competitivas de 3 o 4 jugadores se retiran las cartas del clan Junco. Solo se usan con 2 jugadores y en solitario.',
  'GW-SETUP-02':
    'Las cartas de Mando verdeazuladas y el General Qin Jiushao se retiran, salvo que se juegue en solitario.',
  'GW-SETUP-03':
    'En partidas competitivas se retiran todos los Generales, Hordas, Eventos, Demandas y Tácticas con el símbolo del modo cooperativo.',
  'GW-SETUP-04':
    'El tablero muestra la cara que corresponde al número de jugadores, es decir, la cara «3» para tres jugadores.',
  'GW-SETUP-05': 'Con cuatro o cinco jugadores se usa la cara «4» del tablero.',
  'GW-SETUP-06':
    'El marcador de Tiempo empieza, con la cara vacía hacia arriba, en la casilla del indicador de Tiempo que muestra el número de jugadores.',
  'GW-SETUP-07': 'Con 2 jugadores el marcador de Tiempo empieza en la casilla de 3 jugadores.',
  'GW-SETUP-08':
    'Se barajan los Artefactos y se coloca uno bocarriba en cada uno de los 3 espacios de Artefacto. Los otros 2 vuelven a la caja.',
  'GW-SETUP-09': 'Los Artefactos no hacen nada durante la partida; solo dan Honor en la puntuación final.',
  'GW-SETUP-10': 'Las Hordas normales se barajan en un mazo bocabajo, sobre su icono en la parte superior del tablero.',
  'GW-SETUP-11':
    'Cada sección de Muralla empieza con 1 Horda bocarriba en el espacio más cercano a la Muralla (fila 1).',
  'GW-SETUP-12':
    'Solo con 4 jugadores se roba una cuarta Horda. Va a la sección que muestra el indicador de Invasión de la carta que queda en la parte superior del mazo.',
  'GW-SETUP-13': 'Una Horda nueva va siempre al espacio de Horda libre más cercano a la Muralla de su sección.',
  'GW-SETUP-14': 'Cada espacio de Barricada empieza con 1 Barricada (9 en total, 3 por sección).',
  'GW-SETUP-15':
    'Las Tácticas normales se barajan en un mazo bocabajo en su lugar; la pila de descarte contigua está bocarriba.',
  'GW-SETUP-16':
    'Cada jugador elige un clan y coge sus 10 Lanceros, 8 Funcionarios, 4 Arqueros, 2 Jinetes, pantalla, marcador de Honor, marcador de Té y 6 cartas de Mando.',
  'GW-SETUP-17': 'Se barajan los Generales y cada jugador recibe 2 bocabajo. El resto vuelve a la caja.',
  'GW-SETUP-18':
    'Los Consejeros se barajan en un mazo bocabajo cerca de la esquina inferior derecha del tablero, donde no hay ningún lugar marcado.',
  'GW-SETUP-19': 'Cada jugador recibe 2 Consejeros bocabajo de la parte superior del mazo de Consejeros.',
  'GW-SETUP-20':
    'Cada uno mira sus cuatro cartas; después todos eligen a la vez 1 General y lo colocan bocarriba delante. El otro General vuelve a la caja.',
  'GW-SETUP-21':
    'Cada jugador hace Activo a uno de los dos Consejeros recibidos y lo coloca bocarriba a la derecha del General.',
  'GW-SETUP-22':
    'El otro Consejero recibido pasa a ser Consejero de Apoyo, bocabajo debajo del General con su icono de apoyo a la vista.',
  'GW-SETUP-23': 'El suministro de Deshonra empieza con 10 fichas de Deshonra por jugador. El resto vuelve a la caja.',
  'GW-SETUP-24':
    'Todas las fichas de Madera, Piedra, Oro, Chi y Herida y todas las fichas de Honor forman los suministros comunes.',
  'GW-SETUP-25': 'Todas las piezas de Muralla están preparadas, ordenadas por nivel.',
  'GW-SETUP-26':
    'Cada jugador toma los recursos que muestra la parte inferior de su General y los pone detrás de su pantalla.',
  'GW-SETUP-27': 'Cada jugador roba tantas Tácticas como muestra la parte inferior de su General.',
  'GW-SETUP-28': 'El valor de Té de la parte inferior de los Generales decide el orden de Té inicial.',
  'GW-SETUP-29': 'Cuatro Consejeros del mazo llenan la cola de Consejeros, bocarriba y de izquierda a derecha.',
  'GW-SETUP-30':
    'Los marcadores de Honor empiezan en la primera casilla del medidor de Honor, la del dragón, que vale 0.',
  'GW-SETUP-31': 'Los marcadores de Té se apilan según el valor de Té, el más alto arriba y el más bajo abajo.',
  'GW-SETUP-32':
    'Cada jugador pone 3 de sus 8 Funcionarios en el espacio de Funcionarios del tablero, donde se pueden contratar.',
  'GW-SETUP-33': 'Cada jugador empieza, por tanto, con 5 Funcionarios en la reserva y puede llegar a 8.',
  'GW-SETUP-34': 'El primer Año empieza en Otoño; la Primavera y el Verano se saltan.',
  'GW-SETUP-35':
    'La preparación cambia con 2 jugadores, en solitario y en el modo cooperativo; cada uno tiene su capítulo.',

  // Cinco jugadores
  'GW-5P-01': 'Para una partida de cinco jugadores hace falta la caja de Contenido adicional.',
  'GW-5P-02': 'Con cinco jugadores se usa la cara «4» del tablero.',
  'GW-5P-03':
    'El espacio de la cola de Mando con el icono de 5 jugadores solo se usa con cinco jugadores; con cuatro se ignora.',
  'GW-5P-04': 'Una partida cooperativa de cinco jugadores exige 9 Demandas.',
  'GW-5P-05': 'No se dice nada más sobre cinco jugadores, así que aquí una mesa es para dos, tres o cuatro.',

  // Normas generales
  'GW-GEN-01': 'La partida dura varios Años. Cada Año tiene Primavera, Verano, Otoño e Invierno, en ese orden.',
  'GW-GEN-02': 'En una partida competitiva gana quien tenga más Honor al final.',
  'GW-GEN-03': 'Las cartas de tu mano y todo lo que está detrás de tu pantalla son secretos.',
  'GW-GEN-04': 'El orden y el contenido de los mazos bocabajo están ocultos para todos.',
  'GW-GEN-05':
    'Todo lo demás es público, incluidas las cartas de Mando descartadas, que quedan bocarriba y extendidas en abanico.',
  'GW-GEN-06': '«Soldado» es toda figura que no sea un Funcionario.',
  'GW-GEN-07': 'El Honor y los puntos son lo mismo.',
  'GW-GEN-08': 'Para pagar debes tener en ese momento los recursos necesarios. Vuelven al suministro.',
  'GW-GEN-09': 'Los recursos son infinitos; si se acaban las fichas, se usa otra cosa en su lugar.',
  'GW-GEN-10':
    'Siempre que un Soldado deja una Horda, por la razón que sea, se coloca una Herida en la Zona Vital que ocupaba, salvo que la Horda esté siendo derrotada.',
  'GW-GEN-11':
    'Cuando un efecto nombra un componente sin decir de quién es, se refiere solo a los componentes de quien actúa.',
  'GW-GEN-12': 'Los efectos de un mismo momento suceden a la vez. Lo que da uno de ellos no puede pagar otro.',
  'GW-GEN-13': 'Los Generales no dan recursos por sí mismos; los ingresos vienen de los Supervisores.',
  'GW-GEN-14':
    'El indicador de Tiempo muestra tres cosas: el Año actual con la posición del marcador de Tiempo, la Mortandad con el número debajo de él y el número de Hordas nuevas con el número de encima.',

  // Orden de Té y empates
  'GW-TEA-01': 'La pila de marcadores de Té es el orden de Té, leído de arriba abajo.',
  'GW-TEA-02':
    'Siempre que algo afecta a varios jugadores y el orden importa, actúan siguiendo el orden de Té, de arriba abajo.',
  'GW-TEA-03':
    'El orden de Té decide quién coloca primero su carta de Mando, quién realiza primero los efectos de «Otros jugadores», quién resuelve primero una Localización, quién reclama una Horda en caso de empate y todo lo demás en que el orden importe.',
  'GW-TEA-04': 'En cualquier empate la ventaja es del jugador empatado que esté más arriba en la pila de Té.',
  'GW-TEA-05': 'La Casa de Té cambia el orden de Té; las reglas no nombran otra manera.',

  // Generales
  'GW-GENERAL-01': 'Cada General tiene una habilidad especial.',
  'GW-GENERAL-02':
    'La fuerza de la habilidad de un General es el número de Consejeros de Apoyo cuyo icono se ve debajo de él.',

  // Consejeros
  'GW-ADV-01': 'Cuando obtienes un Consejero, decides inmediatamente si es Activo o de Apoyo.',
  'GW-ADV-02': 'Que un Consejero sea Activo o de Apoyo ya no se puede cambiar.',
  'GW-ADV-03':
    'Un Consejero Activo está bocarriba a la derecha del General. Solo los Consejeros Activos pueden usar su habilidad impresa.',
  'GW-ADV-04':
    'Un Consejero de Apoyo está bocabajo debajo del General con su icono a la vista. Si hay varios, se ven todos los iconos.',
  'GW-ADV-05': 'Puedes tener tantos Consejeros Activos y de Apoyo como quieras.',

  // Funcionarios
  'GW-CLERK-01':
    '«Mover un Funcionario» es colocar un Funcionario de tu reserva en cualquier Localización, o mover uno de los tuyos de una Localización a otra.',
  'GW-CLERK-02':
    'Un Funcionario no se puede mover fuera de una Localización normal con todas sus casillas ocupadas, sean de quien sean. Una Localización llena está bloqueada.',
  'GW-CLERK-03': 'Un Funcionario no se puede colocar en una Localización normal sin casillas libres.',
  'GW-CLERK-04':
    '«Mueve hasta 2 Funcionarios a 2 Localizaciones» significa dos destinos distintos. Los Funcionarios pueden salir de la misma Localización, de Localizaciones distintas o de la reserva.',
  'GW-CLERK-05': 'Un Funcionario puede ir a una Localización donde ya haya otros Funcionarios, incluso tuyos.',
  'GW-CLERK-06':
    'Los Funcionarios permanecen en sus Localizaciones de un Año a otro hasta que la Localización se active.',
  'GW-CLERK-07': 'Los Funcionarios nunca se pueden enviar al Almacén.',

  // Localizaciones
  'GW-LOC-01':
    'Hay 10 Localizaciones: el Aserradero, la Cantera, la Mina de Oro, el Templo, el Cuartel, el Campamento de Constructores, el Centro de Logística, la Casa de Té, la Embajada y la Academia de Guerra.',
  'GW-LOC-02':
    'Una Localización normal tiene casillas para un Funcionario cada una, y nunca hay en ella más Funcionarios que casillas.',
  'GW-LOC-03': 'Una Localización normal solo puede activarse cuando todas sus casillas están ocupadas.',
  'GW-LOC-04': 'Una Localización especial tiene una casilla grande para cualquier número de Funcionarios.',
  'GW-LOC-05': 'Una Localización especial se activa si hay en ella al menos 1 Funcionario.',
  'GW-LOC-06':
    'Cuando se activa una Localización, cada jugador que tenga Funcionarios en ella resuelve su efecto, siguiendo el orden de Té.',
  'GW-LOC-07':
    'Un jugador con varios Funcionarios en una Localización los resuelve todos a la vez, antes que el jugador siguiente. La Embajada es la excepción.',
  'GW-LOC-08':
    'Después, todos los Funcionarios de la Localización activada vuelven a las reservas de sus propietarios, se hayan usado o no.',
  'GW-LOC-09':
    'Puedes renunciar al efecto de una Localización por la razón que sea. Tus Funcionarios vuelven igualmente.',
  'GW-LOC-10': 'Los Funcionarios del clan Junco no se retiran cuando se activa una Localización.',
  'GW-LOC-11':
    'Cuando se activa una Localización con el icono de Deshonra y solo un jugador tiene Funcionarios en ella, sean cuantos sean, ese jugador obtiene 1 ficha de Deshonra.',
  'GW-LOC-12': 'Si en una Localización hay Funcionarios de dos o más colores, nadie obtiene Deshonra en ella.',

  // Activación avanzada
  'GW-ADVACT-01':
    'La activación avanzada la conceden algunas cartas de Mando, como «Despotismo», algunos Consejeros u otros efectos.',
  'GW-ADVACT-02': 'Una activación avanzada funciona como una normal, con dos excepciones.',
  'GW-ADVACT-03': 'En una activación avanzada, quien está solo en la Localización no obtiene fichas de Deshonra.',
  'GW-ADVACT-04':
    'Una activación avanzada es posible en una Localización normal aunque no estén ocupadas todas sus casillas.',
  'GW-ADVACT-05': 'En una Localización especial la activación avanzada necesita al menos 1 Funcionario, como siempre.',

  // Cartas de Mando
  'GW-CMD-01': 'Cada jugador tiene 6 cartas de Mando. Cada una tiene una columna de recuadros con efectos.',
  'GW-CMD-02': 'Los recuadros oscuros de una carta de Mando son solo para su propietario.',
  'GW-CMD-03':
    'Los recuadros con el título «Otros jugadores» son para todos los demás, siguiendo el orden de Té, y no para el propietario.',
  'GW-CMD-04':
    'Una carta de Mando suele tener un recuadro para su propietario, otro para los demás jugadores y a veces un tercero para su propietario.',
  'GW-CMD-05': 'Las cartas de Mando descartadas son públicas.',
  'GW-CMD-06':
    'Las cartas en la cola de Mando pueden mejorar otras jugadas en el mismo Otoño. «Economía» en la cola, por ejemplo, mejora «Despotismo».',
  'GW-CMD-07': 'Una vez descartada, «Traición» nunca abandona la pila de descarte.',
  'GW-CMD-08': '«Orden de ataque» es la forma principal de atacar con Soldados ya reclutados.',

  ...year,
  ...locations,
  ...modes,
};
