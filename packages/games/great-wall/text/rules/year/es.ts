import type { YearRule } from './en.ts';

export const year: Record<YearRule, string> = {
  // Primavera
  'GW-SPRING-01': 'En el primer Año la Primavera se salta.',
  'GW-SPRING-02': 'Paso 1 de la Primavera: el marcador de Tiempo avanza una casilla.',
  'GW-SPRING-03':
    'Paso 2 de la Primavera: llegan tantas Hordas nuevas como indica el número que hay sobre el marcador de Tiempo.',
  'GW-SPRING-04': 'Las Hordas nuevas se roban y se colocan de una en una.',
  'GW-SPRING-05': 'Las Hordas nuevas llenan primero las secciones de Muralla sin Hordas, de izquierda a derecha.',
  'GW-SPRING-06':
    'Cuando cada sección tiene al menos 1 Horda, la siguiente va adonde apunta el indicador de Invasión. Es el de la carta que queda en la parte superior del mazo, no el de la carta que se coloca.',
  'GW-SPRING-07': 'En su sección, una Horda nueva va al espacio libre más cercano a la Muralla.',
  'GW-SPRING-08': 'En una sección caben como mucho 3 Hordas.',
  'GW-SPRING-09':
    'Si una Horda tuviera que ir a una sección llena, hay una Incursión. La Horda se descarta e inmediatamente pasan del suministro a la caja tantas fichas de Deshonra como jugadores haya.',
  'GW-SPRING-10':
    'Si en el suministro hay menos fichas de Deshonra de las que retira una Incursión, se retiran las que quedan y se ignora el resto.',
  'GW-SPRING-11':
    'Si una Incursión vacía el suministro de Deshonra, la partida no termina en el acto; se comprueba en el Invierno siguiente.',
  'GW-SPRING-12':
    'Paso 3 de la Primavera: los 2 Consejeros más a la izquierda de la cola se descartan, los otros 2 se mueven a la izquierda y se añaden 2 nuevos bocarriba a la derecha.',

  // Verano
  'GW-SUMMER-01': 'En el primer Año el Verano se salta.',
  'GW-SUMMER-02':
    'Paso 1 del Verano: cada jugador toma los recursos que aparecen sobre la casilla de cada uno de sus Supervisores.',
  'GW-SUMMER-03':
    'Paso 2 del Verano: siguiendo el orden de Té, cada jugador puede pagar 2 Chi para descartar una ficha de Deshonra, tantas veces como pueda pagarlo.',
  'GW-SUMMER-04':
    'Una ficha de Deshonra descartada en Verano puede venir de debajo de un Soldado o de una Horda reclamada, y vuelve al suministro de Deshonra.',
  'GW-SUMMER-05':
    'Las fichas de Deshonra se descartan después de los ingresos de los Supervisores, así que se puede usar el Chi recién obtenido.',
  'GW-SUMMER-06':
    'Paso 3 del Verano: todas las cartas de la cola de Mando van a la pila de descarte, en la parte superior derecha del tablero.',
  'GW-SUMMER-07':
    'Paso 4 del Verano: siguiendo el orden de Té, cada jugador elige una de dos cosas. O recupera en su mano todas sus cartas de Mando de la pila de descarte, u obtiene 2 de Honor por cada carta de Mando suya en la pila, y las cartas se quedan allí.',
  'GW-SUMMER-08': 'En Verano «Traición» nunca se recupera.',

  // Otoño
  'GW-AUTUMN-01': 'Paso 1 del Otoño: cada jugador elige en secreto 1 carta de Mando de su mano y la coloca bocabajo.',
  'GW-AUTUMN-02': 'Cuando todos han elegido, todas las cartas de Mando se revelan a la vez.',
  'GW-AUTUMN-03':
    'Paso 2 del Otoño: siguiendo el orden de Té, cada jugador coloca su carta de Mando en un espacio vacío de la cola de Mando.',
  'GW-AUTUMN-04':
    'Las cartas de Mando se resuelven de una en una en el orden de los espacios, empezando por el espacio 1.',
  'GW-AUTUMN-05': 'Con 4 jugadores se ignora el espacio de la cola de Mando con el icono de 5 jugadores.',
  'GW-AUTUMN-06': 'El jugador cuya carta de Mando se está resolviendo es el jugador activo, y es su turno.',
  'GW-AUTUMN-07':
    'Un turno tiene cuatro pasos en este orden: A efectos de la carta, B activación, C derrota de Hordas, D siguiente carta.',
  'GW-AUTUMN-08':
    'Paso A de un turno: los recuadros de la carta de Mando se resuelven de arriba abajo. Cada uno debe terminarse antes del siguiente.',
  'GW-AUTUMN-09': 'Todas las acciones de una carta de Mando son opcionales.',
  'GW-AUTUMN-10':
    'Paso B de un turno: después de todos los recuadros se activan las Localizaciones normales que estén llenas y las especiales con al menos 1 Funcionario.',
  'GW-AUTUMN-11':
    'El jugador activo decide el orden en que se activan las Localizaciones, incluso las que no tengan ningún Funcionario suyo.',
  'GW-AUTUMN-12':
    'Paso C de un turno: se comprueba, de una en una, qué Hordas son derrotadas, primero en la fila más cercana a la Muralla y después en las de detrás. Con cada Horda derrotada se realiza todo el procedimiento.',
  'GW-AUTUMN-13': 'Paso D de un turno: se resuelve la siguiente carta de Mando por orden numérico.',
  'GW-AUTUMN-14':
    'Cuando no quedan cartas de Mando que resolver, el Otoño termina. Las cartas permanecen en la cola hasta el paso 3 del Verano.',

  // Invierno
  'GW-WINTER-01':
    'Paso 1a del Invierno: empezando por la sección más a la izquierda y siguiendo el orden de Té, cada Arquero en un Puesto de Disparo debe colocar, si puede, 1 Herida en cualquier Horda de su sección.',
  'GW-WINTER-02': 'En Invierno los Arqueros en zonas de Descanso no disparan.',
  'GW-WINTER-03': 'Paso 1b del Invierno: después de los disparos se comprueba qué Hordas son derrotadas.',
  'GW-WINTER-04':
    'El paso 2 del Invierno es el Asalto: empezando por la sección más a la izquierda, se comprueba en cada una si la Muralla aguanta.',
  'GW-WINTER-05':
    'El valor de Defensa de una sección es el básico de su Muralla más 2 por cada Barricada construida allí.',
  'GW-WINTER-06':
    'El Poder Ofensivo contra una sección es la suma del de todas sus Hordas, incluidas sus habilidades especiales.',
  'GW-WINTER-07': 'Si la Defensa es igual o mayor que el Poder Ofensivo, la Muralla aguanta y no sucede nada.',
  'GW-WINTER-08': 'Si el Poder Ofensivo es mayor que la Defensa, cada Horda de la sección abre una Brecha.',
  'GW-WINTER-09':
    'Cuando se han resuelto todas las secciones, se descartan todas las Barricadas. Se pueden volver a construir.',
  'GW-WINTER-10': 'El paso 3 del Invierno es la comprobación de fin de partida, que solo se hace aquí.',
  'GW-WINTER-11':
    'Si no se cumple ninguna condición de fin de partida, el Año termina y empieza uno nuevo con la Primavera.',

  // Hordas derrotadas
  'GW-DEFEAT-01': 'Una Horda es derrotada cuando todas sus Zonas Vitales están tapadas por Soldados o por Heridas.',
  'GW-DEFEAT-02':
    'Si una Horda es derrotada se comprueba solo en el paso C de los turnos de Otoño y en el paso 1b del Invierno. Tapar la última Zona Vital no la derrota en el acto.',
  'GW-DEFEAT-03': '(1) Cada jugador con al menos 1 Soldado en la Horda derrotada obtiene 2 de Honor.',
  'GW-DEFEAT-04':
    '(2) Cada jugador obtiene 2 de Honor por cada uno de sus Arqueros en un Puesto de Disparo de la sección de la Horda derrotada.',
  'GW-DEFEAT-05':
    '(3) Tiene la mayoría quien tapa con sus Soldados más Zonas Vitales de la Horda derrotada. Las Heridas no cuentan, y los empates se deciden por el orden de Té.',
  'GW-DEFEAT-06':
    'La mayoría se fija antes de que mueran Soldados. Mueran cuantos mueran, ese jugador se lleva la Horda.',
  'GW-DEFEAT-07': 'Si en una Horda derrotada no hay Soldados, se descarta en el paso 6 y nadie la reclama.',
  'GW-DEFEAT-08': '(4) Los Soldados de la Horda derrotada mueren según la Mortandad.',
  'GW-DEFEAT-09':
    '(5) Los Soldados que no mueren van a la zona de Descanso de esa sección. Las Heridas de la Horda derrotada vuelven al suministro.',
  'GW-DEFEAT-10': '(6) Quien tiene la mayoría reclama la Horda y la coloca bocabajo delante de su pantalla.',
  'GW-DEFEAT-11': '(7) Las demás Hordas de la sección avanzan hacia la Muralla.',
  'GW-DEFEAT-12': 'Cada Horda derrotada es un evento distinto, lo cual importa para las Tácticas.',

  // Muerte de Soldados
  'GW-KILL-01': 'La Mortandad es el número que hay debajo del marcador de Tiempo.',
  'GW-KILL-02':
    'En una Horda derrotada o que abre una Brecha mueren tantos Soldados de cada jugador como indica la Mortandad.',
  'GW-KILL-03':
    'La Mortandad se aplica en dos situaciones: cuando una Horda es derrotada y cuando en una sección se abre una Brecha.',
  'GW-KILL-04': 'En una Brecha la Mortandad se cuenta por separado en cada Horda.',
  'GW-KILL-05': 'Los Soldados muertos vuelven a la reserva de su propietario, salvo que sean salvados.',

  // Salvar Soldados
  'GW-SAVE-01':
    'Siempre que uno de tus Soldados fuera a morir, puedes pagar 2 Chi para salvarlo. Va a la zona de Descanso de la sección en la que estaba.',
  'GW-SAVE-02': 'Cada Soldado salvado cuesta 2 Chi.',
  'GW-SAVE-03': 'Un Soldado salvado no cuenta como muerto para ningún efecto.',
  'GW-SAVE-04': 'Todos los Soldados que mueren en el mismo evento mueren a la vez, no Horda por Horda.',
  'GW-SAVE-05':
    'Una sola «Retirada» reforzada puede, por tanto, salvar a todos tus Soldados muertos en un evento, Arqueros incluidos.',

  // Brecha
  'GW-BREACH-01':
    '(1) Por cada Horda de la sección con la Brecha, cada jugador sin Soldados en esa Horda obtiene 1 ficha de Deshonra.',
  'GW-BREACH-02': '(2) En cada Horda de la sección con la Brecha mueren Soldados según la Mortandad.',
  'GW-BREACH-03': 'En una Brecha, los Soldados que no mueren se quedan en su Horda.',
  'GW-BREACH-04': 'Todos los Soldados que mueren en una sección con una Brecha mueren a la vez, en un solo evento.',
  'GW-BREACH-05':
    '(3) En una Brecha, cada Soldado retirado de una Horda, muerto o salvado, deja una Herida en su Zona Vital.',
  'GW-BREACH-06':
    '(4) Todos los Arqueros en Puestos de Disparo de la sección con la Brecha mueren, sea cual sea la Mortandad.',
  'GW-BREACH-07': 'Los Arqueros que mueren en una Brecha se pueden salvar como los demás Soldados.',
  'GW-BREACH-08': 'Los Soldados en la zona de Descanso no resultan afectados por una Brecha.',
  'GW-BREACH-09': 'Después de una Brecha las Hordas siguen en su sitio.',

  // Zonas de Descanso
  'GW-REST-01': 'Cada sección de Muralla tiene su propia zona de Descanso.',
  'GW-REST-02': 'En una zona de Descanso los Soldados están a salvo de las Brechas.',
  'GW-REST-03': 'Los Soldados salvados van siempre a la zona de Descanso de su sección.',
  'GW-REST-04': 'El Centro de Logística puede mover Soldados de una zona de Descanso a otra.',
  'GW-REST-05':
    'Desde una zona de Descanso un Soldado solo puede atacar Hordas de la misma sección. Un Arquero debe ocupar primero un Puesto de Disparo.',

  // Fichas de Deshonra
  'GW-SHAME-01': 'Obtienes 1 ficha de Deshonra por cada Horda que abre una Brecha y en la que no tienes Soldados.',
  'GW-SHAME-02':
    'Obtienes 1 ficha de Deshonra si eres el único jugador con Funcionarios en una Localización con el icono de Deshonra cuando se activa.',
  'GW-SHAME-03':
    'Una ficha de Deshonra que obtienes debe colocarse inmediatamente, debajo de un Soldado o en una Horda reclamada.',
  'GW-SHAME-04': 'Puedes colocar una ficha de Deshonra debajo de un Soldado de tu reserva que aún no tenga ninguna.',
  'GW-SHAME-05': 'Un Soldado con una ficha de Deshonra no se puede utilizar de ninguna manera.',
  'GW-SHAME-06': 'Cada Soldado con una ficha de Deshonra te cuesta 5 de Honor al final.',
  'GW-SHAME-07':
    'También puedes colocar una ficha de Deshonra en una casilla de Deshonra vacía de una Horda que hayas reclamado. Cada Horda tiene 2 de estas casillas.',
  'GW-SHAME-08': 'Una Horda reclamada con 1 o 2 fichas de Deshonra no da Honor al final.',
  'GW-SHAME-09': 'Las fichas de Deshonra en las Hordas no cuestan Honor por sí mismas.',
  'GW-SHAME-10':
    'Si el suministro está vacío cuando tuvieras que obtener una ficha de Deshonra, pierdes inmediatamente 5 de Honor en su lugar.',
  'GW-SHAME-11':
    'Si no puedes colocar una ficha de Deshonra de ninguna de las dos maneras, se retira de la partida y pierdes inmediatamente 5 de Honor.',
  'GW-SHAME-12': 'En Verano, con 2 Chi se descarta 1 ficha de Deshonra, tantas veces como se quiera.',
  'GW-SHAME-13':
    'Una ficha de Deshonra descartada o retirada vuelve siempre al suministro. La excepción es la Incursión, con la que va a la caja.',
};
