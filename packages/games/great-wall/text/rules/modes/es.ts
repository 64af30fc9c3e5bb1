import type { ModesRule } from './en.ts';

export const modes: Record<ModesRule, string> = {
  // Dos jugadores con el clan Junco
  'GW-2P-01': 'Con 2 jugadores se añade un tercer clan que sigue reglas fijas: el clan Junco.',
  'GW-2P-02': 'Dos jugadores pueden jugar la partida normal o la cooperativa.',
  'GW-2P-03':
    'Con 2 jugadores la partida se prepara como para 3, con el clan Junco como tercer jugador y algunos cambios.',
  'GW-2P-04': 'Con 2 jugadores se usa la cara del tablero para 3 jugadores.',
  'GW-2P-05':
    'Con 2 jugadores se coloca una Barricada en cada espacio de Horda de la sección más a la izquierda, que no se usa.',
  'GW-2P-06':
    'Con 2 jugadores, las 3 Barricadas de los espacios de Horda de la sección más a la izquierda nunca se retiran.',
  'GW-2P-07':
    'Con 2 jugadores se retiran todas las Hordas cuyo reverso muestra la sección más a la izquierda; las demás forman el mazo de Hordas.',
  'GW-2P-08': 'Con 2 jugadores, cada una de las 2 secciones en uso empieza con 1 Horda.',
  'GW-2P-09': 'Con 2 jugadores se colocan 6 Barricadas, una en cada espacio de Barricada de las 2 secciones en uso.',
  'GW-2P-10': 'Con 2 jugadores, cada uno toma un clan de la forma habitual.',
  'GW-2P-11': 'La carta de Mando y el General del clan Junco están bocarriba entre los jugadores.',
  'GW-2P-12':
    'El clan Junco recibe el marcador de Té, 3 Funcionarios y los 10 Lanceros de un clan sin usar. El resto de ese clan vuelve a la caja.',
  'GW-2P-13': 'El clan Junco empieza con 1 Funcionario en el Aserradero, otro en la Cantera y otro en la Mina de Oro.',
  'GW-2P-14': 'Con 2 jugadores se usan 20 fichas de Deshonra en total.',
  'GW-2P-15': 'Los marcadores de Té se apilan de la forma habitual, con el del clan Junco abajo del todo.',
  'GW-2P-16': 'El clan Junco nunca obtiene ni cuenta Honor.',
  'GW-2P-17': 'El clan Junco nunca obtiene fichas de Deshonra.',
  'GW-2P-18': 'El clan Junco nunca conserva Hordas; una Horda que gana se descarta.',
  'GW-2P-19': 'El clan Junco no conserva recursos; los que obtiene van al Almacén.',
  'GW-2P-20': 'El clan Junco nunca salva a sus Soldados.',
  'GW-2P-21': 'Los Soldados del clan Junco nunca van a las zonas de Descanso; vuelven a su reserva.',
  'GW-2P-22':
    'El clan Junco siempre tiene exactamente 3 Funcionarios en el tablero y no puede contratar ni perder ninguno.',
  'GW-2P-23': 'Una Localización especial cuyo único Funcionario es del clan Junco no se activa.',
  'GW-2P-24': 'Después de una activación los Funcionarios de los jugadores vuelven, pero el del clan Junco se queda.',
  'GW-2P-25': '«Traición» no puede copiar la carta de Mando del clan Junco.',
  'GW-2P-26': 'El clan Junco tiene 1 carta de Mando y la juega todos los Otoños.',
  'GW-2P-27':
    'Cuando le toca en el orden de Té, la carta de Mando del clan Junco ocupa siempre el primer espacio libre de la cola de Mando.',
  'GW-2P-28': 'El jugador activo es el Señor Feudal y controla las acciones del clan Junco.',
  'GW-2P-29': 'En el turno del propio clan Junco, el Señor Feudal es el jugador más alto en el orden de Té.',
  'GW-2P-30':
    'Los Funcionarios del clan Junco se mueven de la forma habitual siguiendo el orden de Té, y el Señor Feudal elige adónde van.',
  'GW-2P-31': 'Nunca hay más de 1 Funcionario del clan Junco en la misma Localización.',
  'GW-2P-32':
    'Cuando se activa una Localización, el Señor Feudal resuelve el efecto de un Funcionario del clan Junco que esté allí.',
  'GW-2P-33':
    'En el Aserradero, la Cantera y la Mina de Oro el clan Junco pone 1 de ese recurso en el Almacén, sin obtener Honor.',
  'GW-2P-34':
    'Por un Funcionario del clan Junco en el Templo, el jugador activo descarta 1 de sus propias fichas de Deshonra. No pasa nada si no tiene ninguna o si el jugador activo es el clan Junco.',
  'GW-2P-35':
    'Por un Funcionario del clan Junco en la Embajada, el Señor Feudal descarta 1 Consejero cualquiera de la cola. Los demás se mueven a la izquierda y el espacio se llena.',
  'GW-2P-36':
    'En el Campamento de Constructores el clan Junco construye gratis 1 Barricada en un espacio de Barricada vacío que elige el Señor Feudal, sin obtener Honor.',
  'GW-2P-37':
    'En el Cuartel el clan Junco recluta 1 Lancero. El Señor Feudal elige cualquier Zona Vital permitida, y la recompensa tapada se ignora.',
  'GW-2P-38': 'Si no hay ninguna Zona Vital permitida, el Lancero del clan Junco vuelve a su reserva sin efecto.',
  'GW-2P-39': 'En la Academia de Guerra y en el Centro de Logística un Funcionario del clan Junco no tiene efecto.',
  'GW-2P-40': 'La Casa de Té funciona para el clan Junco como para cualquier otro.',
  'GW-2P-41': 'Con 2 jugadores, 2 secciones de nivel 3 (las dos en uso) terminan la partida.',

  // Modo solitario
  'GW-SOLO-01':
    'Antes de jugar en solitario conviene conocer las reglas de 2 jugadores, porque también participa el clan Junco.',
  'GW-SOLO-02': 'El modo solitario añade a Qin Jiushao, un General que sigue reglas fijas.',
  'GW-SOLO-03': 'El modo solitario solo funciona con la partida normal, no con la cooperativa.',
  'GW-SOLO-04': 'En solitario se usa la cara del tablero para 3 jugadores.',
  'GW-SOLO-05':
    'En solitario se coloca una Barricada en cada espacio de Horda de la sección más a la izquierda, que no se usa. Estas Barricadas no se retiran al final del Invierno.',
  'GW-SOLO-06': 'En solitario se retiran las Hordas cuyo reverso muestra la sección más a la izquierda.',
  'GW-SOLO-07': 'En solitario, cada una de las 2 secciones en uso empieza con 1 Horda.',
  'GW-SOLO-08': 'En solitario se colocan 6 Barricadas en las 2 secciones en uso.',
  'GW-SOLO-09':
    'En solitario eliges un clan y das los componentes de un clan sin usar al clan Junco, como con 2 jugadores.',
  'GW-SOLO-10':
    'Otro clan sin usar es para Qin Jiushao: 8 Funcionarios, todos los Soldados, el marcador de Té, el marcador de Honor y las 6 cartas de Mando del modo solitario.',
  'GW-SOLO-11': 'Las cartas de Mando del modo solitario se barajan y forman el mazo de Mando de Qin Jiushao.',
  'GW-SOLO-12':
    'Qin Jiushao empieza con 2 Jinetes y 2 Lanceros como Supervisores de nivel 1, uno en cada Localización de Producción.',
  'GW-SOLO-13': 'En solitario robas 2 Generales al azar y te quedas con 1 de la forma habitual.',
  'GW-SOLO-14': 'La carta de Qin Jiushao está junto a sus componentes.',
  'GW-SOLO-15':
    'Una ficha de cada uno de los 4 recursos y 1 ficha de Herida se colocan al azar en las 5 casillas del indicador de Localización de Qin Jiushao, una por casilla.',
  'GW-SOLO-16': 'En solitario robas 2 Consejeros al azar y, de la forma habitual, uno es Activo y otro de Apoyo.',
  'GW-SOLO-17':
    'Otros 2 Consejeros al azar van debajo de la carta de Qin Jiushao como sus primeros Consejeros de Apoyo.',
  'GW-SOLO-18': 'En solitario el suministro de Deshonra tiene 10 fichas.',
  'GW-SOLO-19': 'El marcador de Honor de Qin Jiushao empieza en 0.',
  'GW-SOLO-20':
    'En solitario empiezas en lo más alto del orden de Té, Qin Jiushao es el segundo y el clan Junco el último.',
  'GW-SOLO-21':
    'En solitario 3 de tus Funcionarios van al espacio de Funcionarios, y el clan Junco tiene 1 Funcionario en el Aserradero, otro en la Cantera y otro en la Mina de Oro.',
  'GW-SOLO-22': 'El objetivo del modo solitario es tener más Honor que Qin Jiushao.',
  'GW-SOLO-23':
    'Qin Jiushao no recolecta recursos. Su indicador de Localización los ordena, del más alto en la casilla más a la izquierda al más bajo en la casilla más a la derecha.',
  'GW-SOLO-24':
    'Cada ficha de recurso en el indicador de Qin Jiushao representa la Localización que lo produce; la ficha de Herida representa el Cuartel.',
  'GW-SOLO-25':
    'Qin Jiushao va siempre a por la ficha más baja (la más a la derecha) y envía Funcionarios a su Localización.',
  'GW-SOLO-26':
    'Después de activarse una Localización con al menos 1 Funcionario de Qin Jiushao, su ficha va a la casilla más alta (la más a la izquierda) del indicador y las demás se desplazan una casilla a la derecha.',
  'GW-SOLO-27': 'En una casilla del indicador de Qin Jiushao nunca hay más de 1 ficha.',
  'GW-SOLO-28': 'Las cartas de Mando de Qin Jiushao tienen los nombres de las normales, pero efectos distintos.',
  'GW-SOLO-29': 'Sigues beneficiándote de las bonificaciones que dan las cartas de Qin Jiushao en la cola de Mando.',
  'GW-SOLO-30': 'Qin Jiushao nunca obtiene fichas de Deshonra.',
  'GW-SOLO-31': 'Qin Jiushao no utiliza Consejeros Activos.',
  'GW-SOLO-32': 'Qin Jiushao nunca salva Soldados ni los deja en zonas de Descanso.',
  'GW-SOLO-33': 'Los Soldados muertos de Qin Jiushao, y todos los suyos en una Horda derrotada, vuelven a su reserva.',
  'GW-SOLO-34':
    'Qin Jiushao nunca gasta recursos propios, así que no puede pagar Supervisores, Consejeros, reclutas, Murallas ni Barricadas.',
  'GW-SOLO-35': 'Qin Jiushao puede usar los recursos del Almacén para construir Murallas.',
  'GW-SOLO-36': 'Qin Jiushao obtiene Honor de todas las fuentes como un jugador, con algunas excepciones.',
  'GW-SOLO-37':
    'Qin Jiushao construye Muralla en la sección que muestra el indicador de Invasión actual; si esa Muralla está completa, en la otra sección.',
  'GW-SOLO-38':
    'Los recursos del Almacén que usa Qin Jiushao se descartan de la forma habitual, y él obtiene el Honor.',
  'GW-SOLO-39':
    'En el Otoño de una partida en solitario eliges una carta de Mando de la forma habitual. Después se roba la carta superior del mazo de Qin Jiushao, que es su carta de Mando.',
  'GW-SOLO-40': 'Como el clan Junco, Qin Jiushao ocupa siempre el primer espacio libre de la cola de Mando.',
  'GW-SOLO-41': 'En su turno Qin Jiushao mueve Funcionarios como dice su carta.',
  'GW-SOLO-42':
    'En tu turno o en el del clan Junco, Qin Jiushao mueve 2 Funcionarios a 2 Localizaciones distintas, las de las fichas más bajas de su indicador.',
  'GW-SOLO-43':
    'Si un Funcionario de Qin Jiushao no puede ir a una Localización, por ejemplo porque está llena, va a la siguiente del indicador.',
  'GW-SOLO-44':
    'Si todos los Funcionarios de Qin Jiushao están en el tablero, uno se mueve de la Localización más alta posible del indicador a la prevista.',
  'GW-SOLO-45': 'Qin Jiushao solo envía Funcionarios a Localizaciones de Producción y al Cuartel.',
  'GW-SOLO-46':
    'Cuando se activa una Localización de Producción con Funcionarios de Qin Jiushao, él obtiene tanto Honor como el nivel de su Supervisor allí multiplicado por el número de sus Funcionarios allí.',
  'GW-SOLO-47': 'Qin Jiushao nunca dona.',
  'GW-SOLO-48': 'Cuando se activa el Cuartel, Qin Jiushao recluta 1 Lancero por cada uno de sus Funcionarios allí.',
  'GW-SOLO-49':
    'En su propio turno Qin Jiushao activa primero las Localizaciones con Funcionarios suyos, de la más alta a la más baja de su indicador.',
  'GW-SOLO-50': 'En el turno de Qin Jiushao tú decides el orden de las demás Localizaciones.',
  'GW-SOLO-51':
    'Si Qin Jiushao puede activar solo una de varias Localizaciones, por ejemplo con su «Despotismo», elige la más alta.',
  'GW-SOLO-52':
    'Un Soldado reclutado por Qin Jiushao ataca, si puede, la Horda de la sección que muestra el indicador de Invasión actual.',
  'GW-SOLO-53':
    'Si un Lancero de Qin Jiushao no puede atacar allí, va a la otra sección; si allí tampoco puede, no se recluta.',
  'GW-SOLO-54':
    'Un Arquero de Qin Jiushao ocupa un Puesto de Disparo de la sección indicada; si es imposible, no se recluta.',
  'GW-SOLO-55': 'Cuando causa Heridas, Qin Jiushao elige siempre la Horda más cercana a la Muralla.',
  'GW-SOLO-56': 'Qin Jiushao tapa las Zonas Vitales de arriba abajo, después de izquierda a derecha.',
  'GW-SOLO-57':
    'Qin Jiushao obtiene 2 de Honor por cada Herida que causa, sea cual sea la recompensa impresa y la cause un Lancero o un Arquero.',
  'GW-SOLO-58':
    'Qin Jiushao dirige el clan Junco cuando es el jugador activo y, en el turno de ese clan, cuando está más alto que tú en el orden de Té. Entonces sigue las reglas de sus propios Funcionarios y Soldados.',
  'GW-SOLO-59':
    'Como Señor Feudal, Qin Jiushao intenta poner los Funcionarios del clan Junco en las Localizaciones más bajas posibles de su indicador.',
  'GW-SOLO-60':
    'Como Señor Feudal, Qin Jiushao mueve primero los Funcionarios del clan Junco de las Localizaciones que él no usa.',
  'GW-SOLO-61': 'Si no, toma Funcionarios del clan Junco de Localizaciones más altas y los mueve a otras más bajas.',
  'GW-SOLO-62':
    'Los Soldados del clan Junco a las órdenes de Qin Jiushao atacan según las reglas de los Soldados de este.',
  'GW-SOLO-63': 'Qin Jiushao nunca se beneficia de las acciones del clan Junco.',
  'GW-SOLO-64':
    'En el paso 3 de la Primavera, 1 de los 2 Consejeros más a la izquierda va debajo de Qin Jiushao como Consejero de Apoyo y el otro se descarta.',
  'GW-SOLO-65': 'En la variante más difícil, los dos Consejeros más a la izquierda van debajo de Qin Jiushao.',
  'GW-SOLO-66': 'Al final Qin Jiushao obtiene siempre 20 de Honor por Artefacto.',
  'GW-SOLO-67':
    'Con «Traición» puedes copiar la carta de Mando de Qin Jiushao, pero resuelves la carta de los jugadores con el mismo nombre.',
  'GW-SOLO-68':
    'Una partida en solitario termina en las mismas condiciones que la normal. Pero si el suministro de Deshonra está vacío, la partida termina y pierdes.',
  'GW-SOLO-69':
    'Si no, la partida en solitario se puntúa de la forma habitual, y ganas si tienes más Honor que Qin Jiushao.',
  'GW-SOLO-70': 'Para una partida en solitario más difícil, Qin Jiushao puede empezar con 50 de Honor.',
  'GW-SOLO-71':
    'Para una partida en solitario aún más difícil, Qin Jiushao empieza con una ficha de Honor por la cara de 100.',

  // Modo cooperativo
  'GW-COOP-01': 'El objetivo de una partida cooperativa de 2 jugadores es cumplir 6 Demandas.',
  'GW-COOP-02': 'Con 3 jugadores una partida cooperativa exige 7 Demandas cumplidas.',
  'GW-COOP-03': 'Con 4 jugadores una partida cooperativa exige 9 Demandas cumplidas.',
  'GW-COOP-04': 'Con 5 jugadores una partida cooperativa exige 9 Demandas cumplidas.',
  'GW-COOP-05':
    'En el modo cooperativo el marcador de Tiempo muestra la cara «+1», como recordatorio de la Horda adicional.',
  'GW-COOP-06': 'En el modo cooperativo no se usan los Artefactos.',
  'GW-COOP-07':
    'Las Demandas se barajan bocabajo junto al tablero. Se roban 3, una bocarriba en cada espacio de Artefacto.',
  'GW-COOP-08':
    'En el modo cooperativo no se usan las Hordas normales; el mazo de Hordas lo forman las del modo cooperativo.',
  'GW-COOP-09': 'Una partida cooperativa empieza con una Horda más que jugadores, colocadas de la forma habitual.',
  'GW-COOP-10': 'Las Tácticas del modo cooperativo se barajan con las normales.',
  'GW-COOP-11': 'Los Generales del modo cooperativo se barajan con los normales, y cada jugador recibe 2.',
  'GW-COOP-12': 'Los Eventos se barajan en un mazo bocabajo.',
  'GW-COOP-13': 'Las Demandas activas están bocarriba en los espacios de Artefacto. Nunca hay más de 3.',
  'GW-COOP-14':
    'Las Demandas se pueden cumplir una vez al Año, justo antes de la comprobación de fin de partida, y solo entonces. Antes no se pueden sacrificar Soldados ni descartar recursos para ellas.',
  'GW-COOP-15': 'Si una Demanda pide algo a todos los jugadores, todos lo hacen en el mismo momento.',
  'GW-COOP-16':
    'Cada jugador debe cumplir una Demanda por su cuenta. Los recursos no se pueden compartir, y ningún Soldado se pierde por un compañero.',
  'GW-COOP-17': 'Cuando se cumplen todos los requisitos de una Demanda, la carta se descarta.',
  'GW-COOP-18': 'Las Demandas no admiten aplazamientos ni plazos; un requisito se paga entero y de una vez.',
  'GW-COOP-19': 'Solo las Demandas piden sacrificios. Sacrificar significa retirar de la partida y devolver a la caja.',
  'GW-COOP-20':
    'En la fase de Demandas, al final del Invierno y antes del Evento, cada jugador obtiene 1 ficha de Deshonra por cada Demanda que siga en el tablero.',
  'GW-COOP-21': 'Después, nuevas Demandas llenan los espacios de Artefacto vacíos.',
  'GW-COOP-22': 'Las Demandas sin cumplir permanecen hasta que se cumplan o termine la partida.',
  'GW-COOP-23': 'En la fase de Eventos, después de la de Demandas al final del Invierno, se revela 1 Evento.',
  'GW-COOP-24': 'Los efectos inmediatos de un Evento se resuelven en el acto.',
  'GW-COOP-25': 'Los efectos pasivos de un Evento duran el resto de la partida.',
  'GW-COOP-26': 'Los Eventos nunca se descartan. Están uno junto a otro, a la vista de todos.',
  'GW-COOP-27':
    'En el modo cooperativo las cartas de Mando se eligen en secreto y se revelan a la vez, de la forma habitual.',
  'GW-COOP-28':
    'Una vez reveladas las cartas de Mando, en el modo cooperativo los jugadores pueden planear juntos y discutir libremente el orden en la cola de Mando.',
  'GW-COOP-29':
    'En el modo cooperativo los Funcionarios ya no actúan siguiendo el orden de Té; los jugadores deciden el orden juntos.',
  'GW-COOP-30': 'En el modo cooperativo el orden de Té sigue decidiendo los empates al reclamar una Horda derrotada.',
  'GW-COOP-31': 'En el modo cooperativo no se puede gastar Chi para descartar fichas de Deshonra.',
  'GW-COOP-32':
    'En el modo cooperativo un jugador puede perder 10 de Honor para descartar 1 ficha de Deshonra cuando obtiene una.',
  'GW-COOP-33':
    'En el modo cooperativo un jugador también puede perder 10 de Honor para descartar una ficha de Deshonra en Verano, en el momento habitual.',
  'GW-COOP-34': 'En el modo cooperativo las fichas de Deshonra no se pueden colocar en Hordas.',
  'GW-COOP-35': 'En el modo cooperativo no existe el paso del Verano en que se recuperan las cartas de Mando.',
  'GW-COOP-36':
    'En el modo cooperativo quien construye un nivel de Muralla puede recuperar 1 de sus cartas de Mando de la pila de descarte.',
  'GW-COOP-37': 'En el modo cooperativo cada Primavera llega 1 Horda más de las que indica el indicador de Tiempo.',
  'GW-COOP-38': 'En el modo cooperativo quien reclama una Horda obtiene su Honor inmediatamente, no al final.',
  'GW-COOP-39':
    'En una partida cooperativa de dos jugadores las Demandas «Burlaos de ellos y prevaleced», «Guerreros para la Guardia Imperial», «La gloria pertenece al Emperador» y «Escolta real para los agentes del Emperador» se quedan en la caja.',
  'GW-COOP-40':
    'En una partida cooperativa de dos jugadores se roban 2 Demandas en lugar de 3; el tercer espacio queda sin usar.',
  'GW-COOP-41':
    'En el modo cooperativo el Invierno tiene seis pasos: 1 disparo, 2 Asalto, 3 cumplir Demandas, 4 comprobación de fin de partida, 5 fase de Demandas, 6 fase de Eventos.',
  'GW-COOP-42': 'Por lo demás, la Primavera, el Verano y el Otoño no cambian en el modo cooperativo.',
  'GW-COOP-43':
    'En el modo cooperativo ganáis si en la comprobación de fin de partida se ha cumplido el número exigido de Demandas.',
  'GW-COOP-44': 'En el modo cooperativo las Murallas no terminan la partida.',
  'GW-COOP-45':
    'Si en el modo cooperativo un jugador debe obtener una ficha de Deshonra y el suministro está vacío, todos pierden en el acto.',
  'GW-COOP-46':
    'Todos pierden una partida cooperativa que termina porque el marcador de Tiempo está en la última casilla.',
  'GW-COOP-47':
    'En la comprobación de fin de una partida cooperativa siguen contando el suministro de Deshonra vacío y la última casilla del indicador de Tiempo; solo desaparece la condición de las Murallas.',
};
