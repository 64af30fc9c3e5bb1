import { plural } from '@teahouse/kernel';
import type { CommonWords } from './en.ts';

export const common: CommonWords = {
  panes: 'Partes de la mesa',
  question: 'Tu decisión',
  notAsked: 'Ahora no tienes nada que decidir.',
  now: 'ahora',
  past: 'pasado',
  point: name => `Señalar: ${name}`,
  draft: {
    title: 'Tu jugada hasta ahora',
    back: 'Un paso atrás',
    clear: 'Empezar de nuevo',
    give: 'Confirmar',
    steps: n => plural(n, '# paso, sin confirmar', '# pasos, sin confirmar'),
    tookBack: name => `Deshecho: ${name}.`,
  },
  map: {
    map: 'Mapa. Las flechas lo mueven, más y menos cambian el zoom, 0 lo muestra entero.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Mostrar todo el mapa',
  },
  spans: {
    year: n => `Año ${n}`,
    season: (year, season) => `Año ${year}, ${season}`,
  },
};
