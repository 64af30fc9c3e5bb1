import { plural } from '@teahouse/kernel';
import type { Parts } from './en.ts';

export const parts: Parts = {
  ending: {
    youWin: 'Has ganado',
    place: n => `${n}.º`,
    youCame: (place, of) => `Has quedado en el ${place}.º puesto de ${of}`,
    youShare: names => `Compartes la victoria con ${names}`,
    behind: (n, name) => plural(n, `A un punto de ${name}.`, `A # puntos de ${name}.`),
    made: (source, more, fewer) => `La diferencia: ${source}, ${more} a ${fewer}.`,
    tie: (name, rule) => `Empate con ${name}. ${rule}`,
    mine: {
      since: when => `El punto de inflexión: ${when}, cuando tomaste la delantera para no soltarla.`,
      always: 'Has ido en cabeza de principio a fin.',
      atLast: 'Solo el recuento final te puso en cabeza.',
    },
    theirs: name => ({
      since: when => `El punto de inflexión: ${when}, cuando ${name} tomó la delantera para no soltarla.`,
      always: `${name} ha ido en cabeza de principio a fin.`,
      atLast: `Solo el recuento final puso en cabeza a ${name}.`,
    }),
    givenUp: 'La partida se ha abandonado.',
    givenUpHelp: 'Termina sin ganador y aquí no queda nada por hacer.',
    next: game => `Siguiente mesa: ${game}`,
    home: 'A la casa de té',
    end: 'fin',
    breaks: 'Desempate',
  },
  chronicle: {
    book: 'Extensión del reglamento',
    help: 'Breve cuenta lo importante y pliega el resto; completa lo cuenta todo.',
    short: 'Breve',
    full: 'Completa',
    moment: 'Volver a ver este momento',
    more: n => plural(n, 'Una línea más', '# líneas más'),
  },
  since: {
    title: 'Desde tu último turno',
    earlier: 'Una jugada atrás',
    later: 'Una jugada adelante',
    back: n => plural(n, 'Hace una jugada', 'Hace # jugadas'),
    keys: 'una jugada atrás o adelante',
  },
  speed: {
    title: 'Jugadas de los demás',
    help: 'La velocidad de las piezas. Cualquier tecla las hace llegar.',
    slow: 'Lentas',
    normal: 'Normales',
    instant: 'Al instante',
  },
  sound: { title: 'Sonidos', help: 'Cuando te toca y cuando acaba una partida.' },
  review: {
    retry: 'Reintentar desde aquí',
    instead: (better, played) => `${better}, no ${played}.`,
    costs: things => `Te costó ${things}.`,
    chance: (before, after) => `Tu probabilidad de ganar bajó del ${before} al ${after}.`,
    sure: points => plural(points, 'Margen de error: # punto.', 'Margen de error: unos # puntos.'),
  },
  learn: {
    inThree: game => `${game} en 3 minutos`,
    three: '3 minutos',
    book: 'Reglamento',
    lesson: 'Lección',
    enough: 'Con esto basta para sentarse.',
    contents: 'Índice',
  },
  box: {
    minutes: n => plural(n, 'un minuto', 'unos # minutos'),
    weights: { light: 'ligero', medium: 'medio', heavy: 'denso' },
    age: n => plural(n, 'desde # año', 'desde # años'),
  },
  live: { title: 'Partidas en curso' },
  importing: {
    title: 'Importar una partida',
    help: 'Una partida exportada a un archivo se vuelve a jugar y se comprueba; después se puede ver como cualquier otra.',
    choose: 'Elegir el archivo',
    noFile: 'Esto no es un archivo de partida de la casa de té.',
  },
  bots: {
    lead: 'Aquí puede jugar todo lo que hable HTTP: un script, un bot, un programa tuyo.',
    steps: [
      'Crea un token de acceso en tu perfil.',
      'Prepara una mesa o toma un sitio libre.',
      'Síguela por el socket o pide tus mesas; responde con una de las opciones ofrecidas.',
    ],
    token: 'Obtener un token',
    description: 'La descripción de la API (OpenAPI)',
  },
  /** What a field needs, for whoever gave it something else. */
  fields: {
    login:
      'El usuario necesita de 3 a 32 letras minúsculas, cifras, puntos o guiones y empieza por una letra o una cifra.',
    password: 'La contraseña necesita de 10 a 200 caracteres.',
    name: 'El nombre necesita de 1 a 40 caracteres.',
    address: 'Eso no es una dirección de correo. Un ejemplo: mei@example.org.',
    url: 'Eso no es una dirección web. Debería empezar por https://.',
    text: 'Escribe de 1 a 500 caracteres.',
    file: 'El archivo no es una partida de esta casa de té, o le falta una parte.',
  },
};
