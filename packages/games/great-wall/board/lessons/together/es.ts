import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Todos juntos por el Emperador',
  teaches:
    'Con qué se gana y se pierde, cómo se cumplen las Demandas, cómo os ponéis de acuerdo, y qué hacen Eventos y Deshonra.',
  words: {
    aim: {
      title: 'Un Emperador, una Muralla',
      text: 'Aquí todos ganan juntos o pierden juntos. El Emperador quiere 7 Demandas cumplidas antes de acabar el Año 6; nadie cuenta el Honor contra ti. Primero elige un General, como siempre. Algunos ayudan a los demás.',
    },
    demands: {
      title: 'Tres Demandas',
      text: 'Se cumplen una vez al año, en Invierno, todos a la vez. Cada uno da su parte, nadie paga por otro. Los emblemas muestran quién tiene cuánto. Guarda tu Chi: «Plegarias por la dinastía» lo pide a cada uno.',
    },
    secret: {
      title: 'Todavía en secreto',
      text: 'Las cartas de Mando se eligen en secreto, como siempre. Pero en Verano nadie las recupera: solo quien construye un nivel de Muralla puede recuperar una. Piensa cuáles te harán falta. Esta vez toma «Economía».',
    },
    agreement: {
      title: 'Poneos de acuerdo',
      text: 'Ahora todas las cartas de Mando están a la vista, y decidís juntos quién actúa cuándo. Acepta la propuesta, o mueve una carta y propón otro orden. Si todos quieren lo mismo, queda decidido; tras tres rondas vale el orden de Té.',
    },
    stores: {
      title: 'Ves sus reservas',
      text: 'Los compañeros ven los recursos de los demás, si la mesa no los oculta. Mira qué les falta para las Demandas antes de enviar un Funcionario: una Localización llenada juntos da a ambos, y nadie obtiene Deshonra.',
    },
    order: {
      title: 'Igual con los Funcionarios',
      text: 'Donde varios tenéis Funcionarios, el orden de Té no dice quién va primero: también os ponéis de acuerdo. Casi siempre basta aceptar la propuesta.',
    },
    hordes: {
      title: 'Una Horda más',
      text: 'Cada Primavera trae una Horda más de lo que dice el año, y más feroz. Quien reclama una obtiene su Honor inmediatamente. Una Brecha da Deshonra a quien no tiene Soldados allí: defended cada sección, no solo la vuestra.',
    },
    supply: {
      title: 'Un suministro para todos',
      text: 'Los tres compartís 30 fichas de Deshonra. Si alguien debe obtener una y no queda ninguna, perdéis todos en el acto. Aquí lees cuántas amenazan este Invierno, por Brechas y por Demandas.',
    },
    sacrifice: {
      title: 'Un sacrificio',
      text: 'Esta Demanda pide un Soldado a cada uno, de tres tipos distintos. Quien es sacrificado deja la partida para siempre. Mira qué han prometido los demás y da otro tipo, uno del que puedas prescindir.',
    },
    pledge: {
      title: 'Todo o nada',
      text: 'Cada uno dice abiertamente qué da. Solo se toma si todos dan su parte entera; si no, nadie pierde nada y la Demanda queda. Decir que sí no es, pues, un riesgo.',
    },
    open: {
      title: 'Lo que queda cuesta',
      text: 'Por cada Demanda que queda, cada uno obtiene una ficha de Deshonra, cada Invierno. El Chi no la quita: puedes perder 10 de Honor. Para eso sirve aquí el Honor. La ficha va a un Soldado, nunca a una Horda.',
    },
    event: {
      title: 'Un Evento cada Invierno',
      text: 'Algunos golpean una vez, otros duran hasta el final, y se ven también donde muerden. El primero fue «Argamasa desmoronada»: la sección con la Muralla más alta tiene ahora 2 de Defensa menos.',
    },
    farewell: {
      title: 'Ya sabes cómo',
      text: 'Han llegado nuevas Demandas. Ganáis con 7 cumplidas; perdéis sin fichas de Deshonra, o con el Año 6. Apuntad a dos Demandas al año, y hablad de quién da qué. Sigue si quieres.',
    },
  },
});
