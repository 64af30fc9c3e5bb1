import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'En solitario contra Qin',
  teaches: 'Qué hace Qin Jiushao y por qué, cómo leer lo que viene y cómo mantenerse por delante.',
  words: {
    rival: {
      title: 'Un rival hecho de reglas',
      text: 'Qin Jiushao no es un bot: no planea nada. Las reglas dicen qué hace, y casi todo está a la vista. Gana quien tenga más Honor al final. Primero elige a tu General, como siempre.',
    },
    difficulty: {
      title: '¿Cómo es de fuerte?',
      text: 'Aquí empieza sin Honor. En una mesa nueva puedes darle una ventaja de 50 o 100, o un Consejero más cada Primavera. Y cada uno de los tres Artefactos le da 20 de Honor al final.',
    },
    deck: {
      title: 'Seis cartas, una al año',
      text: 'Primero eliges tú, después se revela su primera carta. Cada una de las seis sale una vez: cada año sabes mejor qué queda. Los nombres son los de las tuyas, los efectos no: abre una. Esta vez toma «Leva».',
    },
    order: {
      title: 'El primer espacio libre',
      text: 'Qin ha revelado «Trabajo duro». Él y el clan Junco toman siempre el primer espacio libre, y tú eliges antes: estás arriba en el orden de Té. El espacio 1 va bien: en tu turno él también envía Funcionarios, y te ayuda.',
    },
    lowest: {
      title: 'Quiere la más baja',
      text: 'Su indicador ordena cinco Localizaciones, la más baja a la derecha. En tu turno y en el del clan Junco envía un Funcionario a cada una de las dos más bajas: están marcadas. Si una está llena, va a la siguiente.',
    },
    wall: {
      title: 'Él también construye',
      text: '«Trabajo duro» le dio un nivel de Muralla, donde llega la próxima Horda, con su Honor. Primero pagó el Almacén, el resto fue gratis: tus donaciones pueden servirle. Pero su Muralla te protege: solo tú obtienes Deshonra.',
    },
    fires: {
      title: 'Lo que le da',
      text: 'Cuando una así se activa, gana Honor: sus Funcionarios allí por el nivel de su Supervisor. Después su ficha va al extremo izquierdo y él quiere otra. Tú recoges como siempre: te ha ayudado a llenarla.',
    },
    next: {
      title: 'Todo es público',
      text: 'Mira aquí antes de mover: adónde van sus Funcionarios, qué ganaría, qué Zona Vital tapa su próximo Lancero, dónde construye. Solo se ignora su próxima carta.',
    },
    strikes: {
      title: 'Sus Soldados',
      text: 'No le cuestan nada y golpean donde llega la próxima Horda: la Horda más cercana a la Muralla, la primera Zona libre. Cada Herida le da 2 de Honor, y la recompensa se pierde. No obtiene Deshonra ni salva a nadie. Llega antes.',
    },
    reed: {
      title: '¿Quién dirige el clan Junco?',
      text: 'En tu turno tú, en el suyo él, en el turno del clan Junco quien esté más alto en el orden de Té. Qin envía sus Funcionarios adonde él quiere ir. Por eso la Casa de Té vale más que contra otros.',
    },
    shame: {
      title: 'Diez fichas',
      text: 'El suministro tiene 10 fichas de Deshonra, y solo las obtienes tú. Cuando se vacía, has perdido. Aquí se marca cuántas tomaría una Brecha: mira antes de cada Invierno.',
    },
    court: {
      title: 'Su corte crece',
      text: 'Cada Primavera, uno de los dos Consejeros que dejan la cola va con él. Con «Economía» y «Traición» cada uno le da 1 de Honor. A quien contrates a tiempo en la Embajada no lo tendrá él.',
    },
    farewell: {
      title: 'Ya lo conoces',
      text: 'No sabe hacer más. La partida acaba tras un Invierno: con ambas secciones a nivel 3 o tras el Año 6, y en el acto sin fichas de Deshonra. Sigue si quieres. La próxima vez dale ventaja.',
    },
  },
});
