import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Tu primera partida',
  teaches: 'Dos años contra los demás: cartas de Mando, Funcionarios, Soldados, la Muralla y lo que cuesta una Brecha.',
  words: {
    welcome: {
      title: 'Honor en la Muralla',
      text: 'Las Hordas asaltan la Muralla y todos la defendemos. Pero solo gana uno: quien tenga más Honor al final. Primero elige un General: recursos iniciales, un puesto en el orden de Té y una habilidad.',
    },
    advisors: {
      title: 'Uno actúa, otro apoya',
      text: 'El Consejero Activo te presta su habilidad toda la partida. El otro va bocabajo debajo de tu General, como Apoyo, y refuerza la habilidad del General. Aquí cualquiera de los dos es buena elección.',
    },
    command: {
      title: 'Una carta en secreto',
      text: 'En Otoño se decide todo. Todos eligen una carta de Mando en secreto y se revelan a la vez. Esta vez toma «Leva», que recluta un Soldado. Casi todas las cartas dejan mover Funcionarios a los demás: también actúas en sus turnos.',
    },
    track: {
      title: '¿Quién actúa cuándo?',
      text: 'Siguiendo el orden de Té, cada uno pone su carta en un espacio libre. Después cada carta tiene su turno, desde el espacio 1. Tú eliges el primero. Pronto no siempre es mejor: más tarde, los demás ya habrán llenado las Localizaciones.',
    },
    clerks: {
      title: 'Envía a tus Funcionarios',
      text: 'Una Localización normal solo se activa con todas sus casillas llenas, sea quien sea. A una especial le basta un Funcionario. Ayuda a llenar la Cantera, o ve directo a la Academia de Guerra.',
    },
    fetch: {
      title: '¿De dónde viene?',
      text: 'Un Funcionario viene de tu reserva o de otra Localización. De una Localización llena ya no sale nadie. Cuando una Localización se activa, todos sus Funcionarios vuelven a las reservas.',
    },
    together: {
      title: 'Mejor acompañado',
      text: 'Aquí conviene tener compañía. Si en una de estas cinco Localizaciones solo están tus Funcionarios cuando se activa, obtienes una ficha de Deshonra. Basta un Funcionario de otro, y nadie la obtiene.',
    },
    recruit: {
      title: '¿A quién reclutas?',
      text: 'El Lancero golpea a la Horda de la primera fila. El Jinete tapa dos Zonas Vitales contiguas de cualquier Horda. El Arquero ocupa un Puesto de Disparo: hiere inmediatamente y otra vez cada Invierno. Con «Leva» pagas 1 recurso menos.',
    },
    attack: {
      title: 'Al ataque',
      text: 'Tapa una Zona Vital y toma su recompensa inmediatamente. Con todas las Zonas tapadas, la Horda es derrotada: quien tenga un Soldado en ella obtiene 2 de Honor, y quien tape más la reclama y puntúa al final.',
    },
    wound: {
      title: 'Una Herida',
      text: 'Una Herida tapa una Zona Vital para siempre. No da recompensa ni cuenta para reclamar la Horda, pero acerca la derrota: entonces cada Arquero tuyo en los Puestos de la sección te da 2 de Honor.',
    },
    tactics: {
      title: 'Momento para Tácticas',
      text: 'Ahora puedes jugar una Táctica o usar una habilidad. Cada Táctica dice cuándo y tiene un efecto básico y otro reforzado, que cuesta Chi. ¿Nada encaja? Pasa. Se te pregunta igual, para que nadie adivine tus cartas.',
    },
    activate: {
      title: 'El orden lo decides tú',
      text: 'Después de tu carta de Mando se activa cada Localización que esté lista. Es tu turno: eliges el orden, incluso donde no tienes Funcionarios. Suele convenir primero lo que te da recursos y después lo que los cuesta.',
    },
    overseer: {
      title: 'Un Supervisor',
      text: 'Has obtenido 1 recurso por cada Funcionario tuyo. Por 2 Chi, un Soldado tuyo será Supervisor para siempre: 1 recurso más cada vez que recojas aquí, y 1 cada Verano. Cuanto antes, mejor.',
    },
    donate: {
      title: 'Un regalo a la Muralla',
      text: 'Dona 1 recurso al Almacén y obtén inmediatamente 2 de Honor. Quien construya después tiene que usar primero el Almacén: le sale más barato. Pero puedes ser tú.',
    },
    winter: {
      title: 'Llega el Invierno',
      text: 'Entonces asaltan las Hordas. Sobre cada sección lees Poder Ofensivo contra Defensa: la Muralla y 2 por Barricada. Si el Poder es mayor, hay Brecha: cada Horda de allí sin un Soldado tuyo te trae Deshonra.',
    },
    wall: {
      title: 'Construir la Muralla',
      text: 'En el Campamento de Constructores cada Funcionario construye una vez: una Barricada por 2 recursos y 2 de Honor, o un nivel de Muralla por 5, 10 o 15, con otro tanto de Honor. El Chi no vale. Primero paga el Almacén.',
    },
    build: {
      title: '¿Qué construyes?',
      text: 'Un nivel de Muralla se queda y da sitio a más Arqueros. Las Barricadas caen después del Invierno. Señala una respuesta: sobre la sección ves al momento si aguantaría.',
    },
    counsel: {
      title: 'Tres Localizaciones tranquilas',
      text: 'La Embajada contrata Funcionarios y Consejeros por Oro. La Academia de Guerra te da Tácticas. En la Casa de Té subes en el orden de Té: quien está más arriba elige antes y gana los empates.',
    },
    embassy: {
      title: '¿Funcionario o Consejero?',
      text: 'Un Funcionario cuesta 2 Oros y trabaja cada año. Un Consejero cuesta tantos Oros como Consejeros tendrás después: Activo por su habilidad, o de Apoyo para reforzar al General. Es para siempre.',
    },
    barracks: {
      title: 'El Cuartel',
      text: 'Cuando está lleno, cada Funcionario recluta un Soldado: un Lancero por 2 Piedras y 1 Madera, un Arquero por 2 Chi y 1 Madera, un Jinete por 3 Oros y 1 Madera. Ataca, o descansa para después.',
    },
    losses: {
      title: 'Caen Soldados',
      text: 'Cuando una Horda es derrotada o abre Brecha, cada jugador pierde en ella tantos Soldados como la Mortandad del año. Por 2 Chi salvas a uno: va a la zona de Descanso y puede volver a atacar con «Orden de ataque».',
    },
    shame: {
      title: 'Una ficha de Deshonra',
      text: 'Bajo un Soldado de tu reserva lo deja fuera de juego y cuesta 5 de Honor al final. Sobre una Horda reclamada, esa Horda no da Honor. Elige lo que menos necesites. En Verano, 2 Chi descartan una ficha.',
    },
    atone: {
      title: 'El Honor recuperado',
      text: 'Por 2 Chi, una ficha de Deshonra vuelve al suministro, y tu Soldado o tu Horda cuenta de nuevo. Vigila el suministro: si está vacío, la partida acaba tras ese Invierno.',
    },
    summer: {
      title: 'Primavera y Verano',
      text: 'El Invierno pasó y no quedan Barricadas. La Primavera trajo Hordas nuevas, el Verano paga a tus Supervisores. Ahora recupera tus cartas de Mando u obtén 2 de Honor por cada una en la pila de descarte. Te quedan cinco: conviene el Honor.',
    },
    bare: {
      title: 'Ya no hay Barricadas',
      text: 'Caen cada invierno. Donde en invierno el Poder Ofensivo supere la Defensa, habrá una Brecha. «Trabajo duro» lleva a tus Funcionarios a producir y después construye una vez. O recluta otra vez: un Soldado sobre una Horda te ahorra la Deshonra.',
    },
    bonus: {
      title: 'Cartas que ayudan',
      text: 'Ahora todas las cartas de Mando están a la vista. Muchas hacen más si otro tiene cierta carta en la cola: con «Leva» de otro, «Trabajo duro» construye por menos. Lee tu carta y elige el espacio.',
    },
    advanced: {
      title: 'Activación avanzada',
      text: 'Elige una Localización con un Funcionario tuyo: se activa inmediatamente, aunque no esté llena, y esta vez estar solo allí no trae Deshonra.',
    },
    farewell: {
      title: 'Ya conoces el año',
      text: 'La partida acaba tras un Invierno: con dos secciones a nivel 3, sin fichas de Deshonra o tras el Año 6. Después la Deshonra cuesta, y Hordas y Artefactos dan Honor. Sigue jugando: yo ya me callo.',
    },
    end: {
      title: 'Acabó el último Invierno',
      text: 'La hoja de puntos muestra de dónde viene el Honor de cada uno. ¿Qué Brecha te costó más, qué Artefacto olvidaste? La próxima vez mira los Artefactos desde el primer Otoño.',
    },
  },
});
