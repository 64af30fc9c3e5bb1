import type { LocationsRule } from './en.ts';

export const locations: Record<LocationsRule, string> = {
  // Localizaciones de Producción
  'GW-LOC-PROD-01': 'El Aserradero da Madera, la Cantera Piedra, la Mina de Oro da Oro y el Templo Chi.',
  'GW-LOC-PROD-02':
    'Cuando se activa una Localización de Producción hay tres pasos: recolectar, mejorar Supervisores (opcional) y donar (opcional). Todos los jugadores terminan un paso, siguiendo el orden de Té, antes de que empiece el siguiente.',
  'GW-LOC-PROD-03':
    'Después de estos pasos de una Localización de Producción, los Funcionarios vuelven a las reservas.',
  'GW-LOC-PROD-04': 'En una Localización de Producción recolectas 1 recurso por cada uno de tus Funcionarios allí.',
  'GW-LOC-PROD-05':
    'Si tienes un Supervisor en la Localización de Producción, recolectas además tantos recursos como su nivel.',
  'GW-LOC-PROD-06':
    'Sin Funcionarios en la Localización de Producción no recolectas nada, ni siquiera con un Supervisor.',

  // Supervisores
  'GW-OVERSEER-01':
    'Solo quien ha obtenido recursos en esta activación puede mejorar allí su Supervisor, y solo una vez.',
  'GW-OVERSEER-02': 'Colocar tu primer Supervisor en una Localización cuenta como mejora.',
  'GW-OVERSEER-03':
    'Para el primer Supervisor pagas 2 recursos del tipo que muestra la flecha hacia la primera casilla. Después colocas cualquier Soldado de tu reserva (no un Funcionario) en la casilla de Supervisor más a la izquierda.',
  'GW-OVERSEER-04':
    'Para seguir mejorando un Supervisor pagas el coste que aparece entre su casilla y la siguiente, y lo mueves una casilla a la derecha.',
  'GW-OVERSEER-05': 'Un Supervisor ya no se puede retirar nunca.',
  'GW-OVERSEER-06': 'Cada jugador tiene como mucho un Supervisor en cada Localización de Producción.',
  'GW-OVERSEER-07': 'En una casilla de Supervisor puede haber Supervisores de varios jugadores.',
  'GW-OVERSEER-08': 'El nivel de un Supervisor es el número de recursos adicionales que da su casilla.',
  'GW-OVERSEER-09': 'El nivel 3 es el más alto para un Supervisor y no se puede mejorar más.',
  'GW-OVERSEER-10': 'Los Supervisores también dan sus recursos en Verano.',

  // Donaciones
  'GW-DONATE-01': 'Solo quien ha obtenido recursos en esta activación puede donar, y solo una vez.',
  'GW-DONATE-02':
    'Para donar colocas en el Almacén 1 recurso del tipo recién obtenido y obtienes inmediatamente 2 de Honor.',
  'GW-DONATE-03': 'El Chi no se puede donar, así que en el Templo no hay donación.',
  'GW-DONATE-04': 'El Almacén guarda los recursos donados. Cualquier jugador puede usarlos para Murallas y Barricadas.',

  // Cuartel
  'GW-LOC-BARRACKS-01':
    'Cuando se activa el Cuartel, siguiendo el orden de Té, cada jugador puede reclutar 1 Soldado de cualquier tipo por cada uno de sus Funcionarios allí.',
  'GW-LOC-BARRACKS-02': '(1) En el Cuartel eliges Soldados de tu reserva; pueden ser de tipos distintos.',
  'GW-LOC-BARRACKS-03': '(2) Pagas el coste de cada Soldado que reclutas.',
  'GW-LOC-BARRACKS-04':
    'Un Lancero cuesta 2 Piedras y 1 Madera, un Arquero 2 Chi y 1 Madera, un Jinete 3 Oros y 1 Madera.',
  'GW-LOC-BARRACKS-05': '(3) Cada Soldado reclutado ataca inmediatamente o va a cualquiera de las zonas de Descanso.',
  'GW-LOC-BARRACKS-06':
    'Todos los Soldados de un jugador se reclutan a la vez. Todos los costes se pagan juntos, y una bonificación de reclutamiento se aplica una sola vez.',
  'GW-LOC-BARRACKS-07':
    'Los reclutas pueden atacar la misma Horda u otras distintas, e ir a la misma zona de Descanso o a zonas distintas.',

  // Atacar
  'GW-ATTACK-01': 'Un Soldado recién reclutado puede atacar en cualquier sección de Muralla.',
  'GW-ATTACK-02': 'Un Lancero ataca colocándose en una Zona Vital libre de la Horda de la fila 1, junto a la Muralla.',
  'GW-ATTACK-03': 'Al colocar un Lancero obtienes inmediatamente la recompensa impresa en la Zona Vital que tapa.',
  'GW-ATTACK-04':
    'Un Lancero permanece en la Horda hasta que esta es derrotada, o hasta que el Lancero muere o es salvado.',
  'GW-ATTACK-05':
    'Si todas las Zonas Vitales de la primera Horda están tapadas, ningún Lancero puede atacar en esa sección hasta que una comprobación de derrota la retire.',
  'GW-ATTACK-06':
    'Un Jinete ataca colocándose en 2 Zonas Vitales libres y adyacentes (no en diagonal) de una misma Horda, esté en la fila que esté.',
  'GW-ATTACK-07': 'Al colocar un Jinete obtienes las recompensas de las dos Zonas Vitales que tapa.',
  'GW-ATTACK-08': 'Si no hay dos Zonas Vitales libres y adyacentes, un Jinete no puede atacar.',
  'GW-ATTACK-09':
    'Un Arquero ataca ocupando un Puesto de Disparo libre y colocando inmediatamente 1 Herida en una Zona Vital libre de cualquier Horda de esa sección.',
  'GW-ATTACK-10': 'Sin un Puesto de Disparo libre un Arquero no puede atacar y no se despliega.',
  'GW-ATTACK-11': 'Las fichas de Herida nunca dan recompensas.',
  'GW-ATTACK-12':
    'Los efectos distintos del reclutamiento que dicen «Ataca» usan las mismas reglas, con los límites siguientes.',
  'GW-ATTACK-13': 'Los Soldados que ya están en una Zona Vital no pueden volver a atacar ni ser movidos.',
  'GW-ATTACK-14':
    'Con un efecto «Ataca» solo pueden atacar los Soldados en zonas de Descanso y los Arqueros en Puestos de Disparo.',
  'GW-ATTACK-15':
    'Un Lancero en una zona de Descanso ataca una Zona Vital libre de la Horda más cercana (fila 1) de su sección y da su recompensa.',
  'GW-ATTACK-16':
    'Un Jinete en una zona de Descanso ataca 2 Zonas Vitales libres y adyacentes de cualquier Horda de su sección y da las dos recompensas.',
  'GW-ATTACK-17':
    'Un Arquero en una zona de Descanso ocupa un Puesto de Disparo libre de su sección y después coloca 1 Herida en cualquier Horda de ella.',
  'GW-ATTACK-18':
    'Un Arquero que ya está en un Puesto de Disparo coloca 1 Herida en cualquier Zona Vital libre de cualquier Horda de su sección y se queda en su puesto.',
  'GW-ATTACK-19':
    'Un Soldado ataca cuando es reclutado sobre una Horda, cuando pasa de una zona de Descanso a una Horda y cuando un Arquero dispara desde un puesto.',
  'GW-ATTACK-20': 'Cada Zona Vital tapada por un Soldado cuenta como una Herida en la Horda.',
  'GW-ATTACK-22': 'Los Arqueros nunca se colocan en una Horda.',
  'GW-ATTACK-21': 'Los Soldados de una zona de Descanso solo alcanzan las Hordas de la columna que tienen encima.',

  // Campamento de Constructores
  'GW-LOC-BUILD-01':
    'Cuando se activa el Campamento de Constructores, siguiendo el orden de Té, cada jugador puede construir una Barricada o un nivel de Muralla por cada uno de sus Funcionarios allí.',
  'GW-LOC-BUILD-02':
    'Por una Barricada pagas 2 entre Madera, Piedra y Oro en cualquier combinación, la colocas en un espacio de Barricada vacío y obtienes 2 de Honor.',
  'GW-LOC-BUILD-03': 'En una sección caben como mucho 3 Barricadas.',
  'GW-LOC-BUILD-04': 'Cada Barricada suma 2 a la Defensa de su sección.',
  'GW-LOC-BUILD-05':
    'Las Barricadas son temporales. Todas se descartan al final del Asalto del Invierno, pero no se retiran de la partida.',
  'GW-LOC-BUILD-06': 'Para la Muralla eliges una sección vacía o de nivel 1 o 2.',
  'GW-LOC-BUILD-07':
    'Por un nivel de Muralla pagas el coste que muestra el nivel actual, en cualquier combinación de Madera, Piedra y Oro.',
  'GW-LOC-BUILD-08': 'Construir un nivel de Muralla te da tanto Honor como cuesta.',
  'GW-LOC-BUILD-09':
    'El nivel 1 de la Muralla cuesta 5 y da 5 de Honor, el nivel 2 cuesta y da 10, el nivel 3 cuesta y da 15.',
  'GW-LOC-BUILD-10':
    'El nuevo nivel de Muralla va encima del anterior, de vacío al nivel 1, después al 2 y después al 3.',
  'GW-LOC-BUILD-11': 'Para construir hay que usar primero los recursos del Almacén; solo el resto lo pone el jugador.',
  'GW-LOC-BUILD-12':
    'Los recursos gastados del Almacén no dan Honor adicional, pero el Honor de la construcción se obtiene entero.',
  'GW-LOC-BUILD-13':
    'Un jugador con varios Funcionarios en el Campamento de Constructores lo construye todo a la vez, en la misma sección o en secciones distintas, incluso varias veces lo mismo.',
  'GW-LOC-BUILD-14':
    'Si un nivel de Muralla se construye encima de Arqueros, estos suben a Puestos de Disparo del nuevo nivel sin ningún otro efecto.',

  // Centro de Logística
  'GW-LOC-LOGI-01':
    'Cuando se activa el Centro de Logística, siguiendo el orden de Té, cada jugador puede mover tropas una vez por cada uno de sus Funcionarios allí.',
  'GW-LOC-LOGI-02':
    'Para mover tropas eliges una sección y mueves cualquier número de tus Soldados de sus Puestos de Disparo y de su zona de Descanso a otra sección.',
  'GW-LOC-LOGI-03':
    'Los Arqueros que dejan un Puesto de Disparo pueden ir a Puestos de Disparo libres o a la zona de Descanso de la otra sección, en cualquier combinación. No colocan Heridas.',
  'GW-LOC-LOGI-04':
    'Los Arqueros que dejan una zona de Descanso solo pueden ir a una zona de Descanso, no a un Puesto de Disparo.',
  'GW-LOC-LOGI-05':
    'Los demás Soldados van de zona de Descanso a zona de Descanso; solo los Arqueros pueden estar en Puestos de Disparo.',
  'GW-LOC-LOGI-06':
    'Mover tropas en el Centro de Logística no es reclutar ni atacar. Las Hordas no resultan afectadas de ninguna manera.',
  'GW-LOC-LOGI-07': 'Con varios Funcionarios en el Centro de Logística se pueden volver a mover los mismos Soldados.',

  // Casa de Té
  'GW-LOC-TEA-01':
    'Cuando se activa la Casa de Té, cada jugador con Funcionarios allí sube su marcador de Té un puesto, según el orden de Té anterior.',
  'GW-LOC-TEA-02':
    'En la Casa de Té cada marcador de Té se mueve una sola vez, tenga el jugador los Funcionarios que tenga.',
  'GW-LOC-TEA-03':
    'Si un solo jugador ocupa todas las casillas de Funcionario de la Casa de Té, su marcador de Té va directamente a lo más alto.',
  'GW-LOC-TEA-04':
    'En la Casa de Té los Funcionarios de quien está en lo más alto no tienen efecto, porque actúa primero y no puede subir. Aun así vuelven a la reserva.',

  // Embajada
  'GW-LOC-EMB-01':
    'Cuando se activa la Embajada, siguiendo el orden de Té, cada jugador puede contratar a un Funcionario o a un Consejero por cada uno de sus Funcionarios allí.',
  'GW-LOC-EMB-02':
    'A diferencia de otras Localizaciones, en la Embajada los Funcionarios de un jugador se resuelven de uno en uno, antes de que le toque al siguiente.',
  'GW-LOC-EMB-03':
    'Para contratar a un Funcionario pagas 2 Oros y tomas uno de tus Funcionarios del espacio de Funcionarios para tu reserva.',
  'GW-LOC-EMB-04':
    'Para contratar a un Consejero pagas tantos Oros como Consejeros, Activos y de Apoyo, tendrás después.',
  'GW-LOC-EMB-05':
    'Tomas 1 Consejero cualquiera de los que están bocarriba en la cola e inmediatamente lo haces Activo o de Apoyo.',
  'GW-LOC-EMB-06':
    'Después de cada Consejero contratado los demás se mueven a la izquierda y el espacio libre se llena del mazo, antes de otra contratación.',

  // Academia de Guerra
  'GW-LOC-ACAD-01':
    'Cuando se activa la Academia de Guerra, siguiendo el orden de Té, cada jugador roba 1 Táctica por cada uno de sus Funcionarios allí.',
  'GW-LOC-ACAD-02':
    'Si el mazo de Tácticas está vacío cuando hay que robar, la pila de descarte se baraja y forma un mazo nuevo.',

  // Cartas de Táctica
  'GW-TACTIC-01':
    'Puedes tener hasta 5 Tácticas en la mano. Si tienes más, debes descartar inmediatamente las que elijas hasta quedarte con 5.',
  'GW-TACTIC-02': 'Cada Táctica dice cuándo se puede jugar.',
  'GW-TACTIC-03': 'Las Tácticas se pueden jugar en el turno de cualquier jugador.',
  'GW-TACTIC-04': 'Una Táctica tiene dos recuadros. Se usa exactamente uno.',
  'GW-TACTIC-05': 'Para el efecto reforzado de una Táctica debes pagar su coste. Sin pagar se usa el efecto básico.',
  'GW-TACTIC-06': 'Cada jugador puede jugar una Táctica por cada evento.',
  'GW-TACTIC-07': 'La Brecha en una sección de Muralla, con todas sus Hordas y Arqueros, es un único evento.',
  'GW-TACTIC-08':
    'Cada Horda derrotada es un evento distinto, y la muerte de todos los Soldados en ella es un evento aparte de las demás Hordas.',
  'GW-TACTIC-09':
    'Los recursos que obtienes por jugar una Táctica no pueden pagar el efecto reforzado de esa misma Táctica.',
  'GW-TACTIC-10': 'Las Tácticas jugadas y descartadas van bocarriba a la pila de descarte.',

  // Fin de la partida
  'GW-END-01':
    'La partida termina en la comprobación del Invierno si se cumple al menos una de tres condiciones: las Murallas, el suministro de Deshonra o el Tiempo.',
  'GW-END-02':
    'La partida termina en Invierno si las 3 secciones tienen Murallas de nivel 3; con 2 o 3 jugadores bastan 2 secciones.',
  'GW-END-03': 'La partida termina en Invierno si el suministro de Deshonra está vacío.',
  'GW-END-04':
    'La partida termina en Invierno si el marcador de Tiempo está en la última casilla, a la que llegó en la Primavera de este Año.',
  'GW-END-05':
    'Una condición de fin de partida cumplida antes en el Año solo cuenta si sigue cumpliéndose en la comprobación.',
  'GW-END-06':
    'Paso 1 de la puntuación final: pierdes 5 de Honor por cada uno de tus Soldados con una ficha de Deshonra.',
  'GW-END-07': 'En la puntuación final, las fichas de Deshonra no pueden dejarte por debajo de 0 de Honor.',
  'GW-END-08': 'Paso 2 de la puntuación final: obtienes el Honor de cada Horda reclamada sin fichas de Deshonra.',
  'GW-END-09': 'Paso 3 de la puntuación final: obtienes Honor por los 3 Artefactos.',
  'GW-END-10': 'Los pasos de la puntuación final se realizan exactamente en este orden.',
  'GW-END-11': 'Gana quien tenga más Honor; los empates se deciden por el orden de Té.',
};
