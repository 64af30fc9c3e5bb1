import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Tu primera partida',
  teaches: 'Dos años contra los demás: Mandos, Funcionarios, Soldados, la Muralla y lo que cuesta una Brecha.',
  words: {
    welcome: {
      title: 'Honor en la Muralla',
      text: 'Las Hordas asaltan la Muralla y todos la defendemos. Pero solo gana uno: quien tenga más Honor al final. Primero elige un General: recursos iniciales, un puesto en el orden del té y una habilidad.',
    },
    advisors: {
      title: 'Uno actúa, otro apoya',
      text: 'El Consejero Activo te presta su habilidad toda la partida. El otro va boca abajo bajo tu General, como Apoyo, y refuerza la habilidad del General. Aquí cualquiera de los dos es buena elección.',
    },
    command: {
      title: 'Un Mando en secreto',
      text: 'El otoño decide el año. Todos eligen un Mando en secreto y se revelan a la vez. Esta vez toma Leva: recluta un Soldado. Casi todos los Mandos dejan mover Funcionarios a los demás: también actúas en sus turnos.',
    },
    track: {
      title: '¿Quién actúa cuándo?',
      text: 'Por orden del té, cada uno pone su Mando en un espacio libre. Después cada carta tiene su turno, desde el espacio 1. Tú eliges primero. Pronto no siempre es mejor: más tarde, los demás ya habrán llenado las Localizaciones.',
    },
    clerks: {
      title: 'Envía a tus Funcionarios',
      text: 'Una Localización normal solo se activa con todos sus espacios llenos, sea quien sea. A una especial le basta un Funcionario. Ayuda a llenar la Cantera, o ve directo a la Academia de Guerra.',
    },
    fetch: {
      title: '¿De dónde viene?',
      text: 'Un Funcionario viene de tu reserva o de otra Localización. De una Localización llena ya no sale nadie. Cuando una Localización se activa, todos sus Funcionarios vuelven a las reservas.',
    },
    together: {
      title: 'Mejor acompañado',
      text: 'Aquí conviene tener compañía. Si en una de estas cinco Localizaciones solo están tus Funcionarios cuando se activa, recibes una ficha de Deshonra. Basta un Funcionario de otro, y nadie la recibe.',
    },
    recruit: {
      title: '¿A quién reclutas?',
      text: 'El Lancero golpea a la Horda de la primera fila. El Jinete cubre dos Zonas Vitales contiguas de cualquier Horda. El Arquero ocupa un Puesto de Disparo: hiere enseguida y otra vez cada invierno. Con Leva pagas 1 recurso menos.',
    },
    attack: {
      title: 'Al ataque',
      text: 'Cubre una Zona Vital y toma su recompensa enseguida. Con todas las Zonas cubiertas, la Horda es derrotada: quien tenga un Soldado en ella gana 2 de Honor, y quien cubra más se la lleva y puntúa al final.',
    },
    wound: {
      title: 'Una herida',
      text: 'Una herida cubre una Zona Vital para siempre. No da recompensa ni cuenta para llevarse la Horda, pero acerca la derrota: entonces cada Arquero tuyo en los Puestos de la sección te da 2 de Honor.',
    },
    tactics: {
      title: 'Momento para Tácticas',
      text: 'Ahora puedes jugar una Táctica o usar una habilidad. Cada Táctica dice cuándo y tiene un efecto básico y otro potenciado, que cuesta Chi. ¿Nada encaja? Pasa. Se te pregunta igual, para que nadie adivine tus cartas.',
    },
    activate: {
      title: 'El orden lo decides tú',
      text: 'Tras tu Mando se activa cada Localización que esté lista. Es tu turno: eliges el orden, incluso donde no tienes Funcionarios. Suele convenir primero lo que te da recursos y después lo que los cuesta.',
    },
    overseer: {
      title: 'Un Supervisor',
      text: 'Has obtenido 1 recurso por cada Funcionario tuyo. Por 2 Chi, un Soldado tuyo será Supervisor para siempre: 1 recurso más cada vez que recojas aquí, y 1 cada verano. Cuanto antes, mejor.',
    },
    donate: {
      title: 'Un regalo a la Muralla',
      text: 'Dona 1 recurso al Almacén y gana 2 de Honor enseguida. Quien construya después tiene que usar primero el Almacén: le sale más barato. Pero puedes ser tú.',
    },
    winter: {
      title: 'Llega el invierno',
      text: 'Entonces asaltan las Hordas. Sobre cada sección lees Poder Ofensivo contra defensa: la Muralla y 2 por Barricada. Si el Poder es mayor, hay Brecha: cada Horda de allí sin un Soldado tuyo te trae Deshonra.',
    },
    wall: {
      title: 'Construir la Muralla',
      text: 'En el Campamento de Constructores cada Funcionario construye una vez: una Barricada por 2 recursos y 2 de Honor, o un nivel de Muralla por 5, 10 o 15, con otro tanto de Honor. El Chi no vale. Primero paga el Almacén.',
    },
    build: {
      title: '¿Qué construyes?',
      text: 'Un nivel de Muralla se queda y da sitio a más Arqueros. Las Barricadas caen después del invierno. Señala una respuesta: sobre la sección ves enseguida si resistiría.',
    },
    counsel: {
      title: 'Tres lugares tranquilos',
      text: 'La Embajada contrata Funcionarios y Consejeros por oro. La Academia de Guerra te da Tácticas. En la Casa de Té subes en el orden del té: quien está más arriba elige antes y gana los empates.',
    },
    embassy: {
      title: '¿Funcionario o Consejero?',
      text: 'Un Funcionario cuesta 2 oro y trabaja cada año. Un Consejero cuesta tanto oro como Consejeros tendrás después: Activo por su habilidad, o de Apoyo para reforzar al General. Es para siempre.',
    },
    barracks: {
      title: 'El Cuartel',
      text: 'Cuando está lleno, cada Funcionario recluta un Soldado: un Lancero por 2 piedra y 1 madera, un Arquero por 2 Chi y 1 madera, un Jinete por 3 oro y 1 madera. Ataca, o descansa para después.',
    },
    losses: {
      title: 'Caen Soldados',
      text: 'Cuando una Horda es derrotada o abre Brecha, cada jugador pierde en ella tantos Soldados como la Mortandad del año. Por 2 Chi salvas a uno: va a la zona de Descanso y puede volver a atacar con Orden de ataque.',
    },
    shame: {
      title: 'Una ficha de Deshonra',
      text: 'Bajo un Soldado de tu reserva lo deja fuera de juego y cuesta 5 de Honor al final. Sobre una Horda conseguida, esa Horda no da Honor. Elige lo que menos necesites. En verano, 2 Chi descartan una ficha.',
    },
    atone: {
      title: 'El Honor recuperado',
      text: 'Por 2 Chi, una ficha de Deshonra vuelve al suministro, y tu Soldado o tu Horda cuenta de nuevo. Vigila el suministro: si está vacío, la partida acaba tras ese invierno.',
    },
    summer: {
      title: 'Primavera y verano',
      text: 'El invierno pasó y no quedan Barricadas. La primavera trajo Hordas nuevas, el verano paga a tus Supervisores. Ahora recupera tus Mandos o gana 2 de Honor por cada uno del descarte. Te quedan cinco: conviene el Honor.',
    },
    bare: {
      title: 'Casi sin defensa',
      text: 'Mira las secciones: sin Barricadas habrá Brechas. Trabajo duro lleva a tus Funcionarios a producir y después construye una vez. O recluta otra vez: un Soldado sobre una Horda te ahorra la Deshonra.',
    },
    bonus: {
      title: 'Mandos que ayudan',
      text: 'Ahora todos los Mandos están a la vista. Muchos hacen más si otro tiene cierto Mando en la cola: con la Leva de otro, Trabajo duro construye por menos. Lee tu carta y elige el espacio.',
    },
    advanced: {
      title: 'Activación avanzada',
      text: 'Elige una Localización con un Funcionario tuyo: se activa enseguida, aunque no esté llena, y esta vez estar solo allí no trae Deshonra.',
    },
    farewell: {
      title: 'Ya conoces el año',
      text: 'La partida acaba tras un invierno: con dos secciones a nivel 3, sin fichas de Deshonra o tras el año 6. Después la Deshonra cuesta, y Hordas y Artefactos dan Honor. Sigue jugando: yo ya me callo.',
    },
    end: {
      title: 'Acabó el último invierno',
      text: 'La hoja de puntos muestra de dónde viene el Honor de cada uno. ¿Qué Brecha te costó más, qué Artefacto olvidaste? La próxima vez mira los Artefactos desde el primer otoño.',
    },
  },
});
