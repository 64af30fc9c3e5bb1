import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Tu primera partida',
  teaches: 'El año entero: personas, palacios, acciones y los eventos para los que hay que estar listo.',
  words: {
    welcome: {
      title: 'Un año que superar',
      text: 'Dos meses de paz y luego diez eventos, todos a la vista desde el principio. Protege a tu gente y puntúa un poco cada mes. Primero tomas dos personas jóvenes. Una dama de la corte da un punto cada mes: cuanto antes llegue, mejor.',
    },
    pair: {
      title: 'Símbolos y números',
      text: 'Los símbolos de una persona refuerzan una acción: con un artesano, por ejemplo, construyes un piso más. El número hace avanzar tu disco en el marcador de personas, y quien va delante actúa antes. Nadie podrá repetir tu pareja.',
    },
    homes: {
      title: 'Una habitación para cada uno',
      text: 'Cada piso es la habitación de una persona. Un palacio sin nadie pierde un piso al mes, y cada palacio en pie da un punto al mes. Así que esta persona estará mejor en el palacio vacío.',
    },
    month: {
      title: 'El mes tiene cuatro partes',
      text: 'Una acción, una persona nueva, el evento y los puntos. Las siete acciones del mes están en tres grupos: elige un grupo y haz una de sus acciones. Cada carta dice lo que te da ahora. Los fuegos artificiales puntuarán en el mes 3.',
    },
    recruit: {
      title: 'Una persona nueva',
      text: 'Cada mes juegas una carta de persona y acoges a esa persona: cada tipo una vez, y dos comodines. Quien llega refuerza tus acciones desde el mes siguiente. Un pirotécnico ahora da más fuegos para los festivales de los meses 3 y 8.',
    },
    ages: {
      title: '¿Joven o anciano?',
      text: 'Los jóvenes hacen avanzar más tu disco; los ancianos tienen más símbolos: actuar antes o estar mejor preparado. No hay artesanos, damas de la corte ni recaudadores ancianos.',
    },
    build: {
      title: '¿Más alto o uno más?',
      text: 'Cada piso es una habitación más, tres como mucho por palacio. Un palacio nuevo da un punto cada mes, pero se deteriora si nadie se muda a él este mismo mes.',
    },
    fee: {
      title: 'Tres yuanes por entrar',
      text: 'Donde ya hay un dragón, entrar te cuesta 3 yuanes. ¿Casi sin dinero? Pasa, y vuelves a tener 3. Pero piensa en el mes 5: el emperador querrá 4 yuanes.',
    },
    order: {
      title: 'Quien va delante actúa antes',
      text: 'Quien va más adelante en el marcador de personas juega primero en cada fase, antes de que los dragones encarezcan los grupos. Avanzas el número de la persona que acoges. En la misma casilla, el último en llegar queda encima y juega antes.',
    },
    foresight: {
      title: '¿Qué nos espera?',
      text: 'Bajo cada evento lees lo que te haría ahora. Señala una respuesta y los números cambian antes de que decidas. Mira el mes 4: cada palacio habitado necesitará 1 loseta de arroz. Mejor una Cosecha a tiempo.',
    },
    rooms: {
      title: '¿Quién vive dónde?',
      text: 'Si hay habitación, el recién llegado la ocupa. Si no, alguien se va para siempre: construye a tiempo. En una sequía come cada palacio habitado: pocos palacios altos piden menos arroz, muchos bajos puntúan más.',
    },
    festival: {
      title: 'Festival del Dragón',
      text: 'En los meses 3 y 8, quien tiene más fuegos artificiales gana 6 puntos, y el segundo 3; después se gasta la mitad. Sin fuegos no pierdes a nadie: es una carrera que también puedes dejar a los demás.',
    },
    drought: {
      title: 'Sequía',
      text: 'En los meses 4 y 11 cada palacio habitado gasta 1 loseta de arroz, y el que se queda sin comer pierde a una persona. Cosecha da 1 loseta, y 1 más por cada saco de tus campesinos. El pronóstico dice cuánto falta.',
    },
    decay: {
      title: 'Cómo acaba el mes',
      text: 'Tras el evento, los palacios vacíos pierden un piso. Luego puntúas: 1 por cada palacio, cada dama de la corte y cada dragón de tus privilegios. Junto a tus puntos ves lo que traerá este mes.',
    },
    hungry: {
      title: 'No hay arroz para todos',
      text: 'Cada palacio hambriento pierde a una persona para siempre; tú eliges a quién. Conserva a quien ayude en los próximos eventos, y recuerda que un palacio vacío se deteriora enseguida.',
    },
    tribute: {
      title: 'Tributo Imperial',
      text: 'En los meses 5 y 12 el emperador quiere 4 yuanes. Cada yuan que falte te cuesta una persona: ahorra antes de gastar. Impuestos da 2 yuanes, y 3 más por cada recaudador.',
    },
    worth: {
      title: 'De dónde salen los puntos',
      text: 'Un privilegio pequeño cuesta 2 yuanes y puntúa cada mes, igual que una dama de la corte: cuanto antes lleguen, más dan. Los eruditos puntúan con Investigación, y los monjes al final: Budas por los pisos de su palacio.',
    },
    mongols: {
      title: 'Invasión mongola',
      text: 'En los meses 6 y 9 cada casco de tus guerreros da un punto, y quien tenga menos despide a una persona. No hace falta ser el más fuerte: basta con no ser el último.',
    },
    release: {
      title: '¿A quién despedir?',
      text: 'La persona que despidas se va para siempre. ¿Quién ayuda aún en algún evento? ¿Quién evita que un palacio quede vacío? Deja ir a los demás. Cada persona que quede al final vale 2 puntos.',
    },
    contagion: {
      title: 'Contagio',
      text: 'En los meses 7 y 10 pierdes a tres personas, una menos por cada mortero de tus curanderos; un curandero anciano tiene dos. Si no tienes curanderos, ten a mano a tres personas que ya hayan cumplido.',
    },
    ahead: {
      title: 'Dos eventos por delante',
      text: 'Quien llega refuerza tus acciones solo desde el mes siguiente: prepara siempre también el evento que va después del próximo. A veces una pérdida sale más barata que evitarla: compara los pronósticos.',
    },
    late: {
      title: 'Hacia el final',
      text: 'Contagio, Sequía y Tributo cierran el año. Después cada persona vale 2 puntos, y los monjes suman Budas por pisos. Ganan los palacios llenos: sustituye a quien ya no tenga nada que hacer.',
    },
    last: {
      title: 'Las últimas acciones',
      text: 'En el mes 12 ya no llega nadie, y el Tributo se lleva 4 yuanes. Al final se venden arroz y fuegos artificiales a 2 yuanes cada uno, y cada 3 yuanes son un punto. ¿Qué te da más ahora?',
    },
    end: {
      title: 'El año ha terminado',
      text: 'La hoja de puntos muestra de dónde salió cada uno. ¿Dónde perdiste gente y qué evento viste demasiado tarde? En tu próxima partida, mira dos eventos por delante desde el primer mes.',
    },
  },
});
