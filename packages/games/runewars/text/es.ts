import { plural, reasoned } from '@teahouse/kernel';
import type { Prospects } from '../src/prospects.ts';
import { words } from './answers/es.ts';
import { asks } from './asks/es.ts';
import { board } from './board/es.ts';
import type { Text } from './en.ts';
import { naming } from './naming.ts';
import { notes } from './notes/es.ts';
import { chapters, rules } from './rules/es.ts';

const { answer, asksOf, quest, benefits } = naming(words);

const reasons: Text['reasons'] = {
  runes: 'más runas de dragón',
  threatened: 'runas de dragón más seguras',
  army: 'un ejército más fuerte',
  hunger: 'menos bajas por hambre o por falta de sitio',
  land: 'mejores áreas',
  dials: 'diales más altos',
  influence: 'más influencia',
  tactics: 'más cartas de táctica',
  heroes: 'héroes más fuertes',
  rewards: 'mejores recompensas',
  quests: 'misiones al alcance',
  objective: 'un paso más hacia tu objetivo',
  strongholds: 'mejores fortalezas',
  titles: 'un título',
  order: 'un mejor uso de la orden',
  hope: 'mejores órdenes más adelante este año',
  campaign: 'un ejército más cerca de un botín',
  underWay: 'lo que pone en marcha',
};

const off = { true: 'Sí', false: 'No' } as const;

export const text: Text = {
  title: 'Runewars',
  tagline: 'Ejércitos, héroes y diplomacia en Terrinoth. Con seis runas de dragón se gana la guerra.',
  cover:
    'Un dragón sobrevuela en círculos una fortaleza en lo alto de una colina mientras dos ejércitos marchan hacia ella y una runa brilla en el cielo',
  options: {
    setup: {
      name: 'Preparación',
      help: 'El inicio rápido usa un mapa equilibrado ya montado, con asientos al azar. En la preparación completa, los jugadores construyen el mapa y colocan sus reinos de origen y sus ejércitos.',
      values: { quick: 'Inicio rápido', book: 'Preparación completa' },
    },
    exploration: {
      name: 'Fichas de exploración',
      help: 'En cada área fuera de los reinos de origen y sin ciudad hay una ficha boca abajo. Los héroes la revelan cuando acaban allí su movimiento.',
      values: off,
    },
    epic: {
      name: 'Partida épica',
      help: 'Los jugadores empiezan con 1 runa de dragón y necesitan 7. La partida dura un máximo de 8 años.',
      values: off,
    },
    hexagonsStand: {
      name: 'Los hexágonos no flaquean',
      help: 'Las unidades hexagonales en fuga siguen contando al contar la fuerza (edición revisada).',
      values: off,
    },
    heroSupport: {
      name: 'Apoyo de héroes',
      help: 'Los héroes que están en el área de una batalla permiten a las unidades robar 1 carta de destino más y descartar una. Los héroes del bando perdedor se retiran en fuga (edición revisada).',
      values: off,
    },
    heroesMarch: {
      name: 'Héroes en marcha',
      help: 'Movilizar y Conquistar también mueven héroes (edición revisada).',
      values: off,
    },
    defenderFirst: {
      name: 'Primero el defensor',
      help: 'El defensor asigna las fugas y el daño antes que el atacante (edición revisada).',
      values: off,
    },
    closeRealms: {
      name: 'Reinos de origen más cercanos',
      help: 'Entre los reinos de origen bastan 3 áreas en lugar de 4 (edición revisada). Solo influye en la preparación completa.',
      values: off,
    },
    wildRunes: {
      name: 'Runas en tierra de nadie',
      help: 'Cada jugador empieza con 1 runa de dragón y 1 runa falsa, colocadas fuera de los reinos de origen (edición revisada).',
      values: off,
    },
    mildThreat: {
      name: 'Amenaza más leve',
      help: 'La carta de estación «Reinos de origen amenazados» mueve solo 1 ficha de runa por jugador (edición revisada).',
      values: off,
    },
  },
  asks: asksOf(asks),
  answer,
  counts: {
    runes: n => plural(n, '# runa de dragón', '# runas de dragón'),
    units: n => plural(n, '# unidad', '# unidades'),
    strongholds: n => plural(n, '# fortaleza', '# fortalezas'),
    heroes: n => plural(n, '# héroe', '# héroes'),
    influence: n => `${n} de influencia`,
  },
  notes,
  why: (id, why, seen) =>
    reasoned('es', id, why, {
      name: other => answer(other, seen),
      because: why.because === null ? null : `Motivo principal: ${reasons[why.because.what as keyof Prospects]}.`,
    }),
  reasons,
  rules,
  chapters,
  words,
  board,
  quest,
  benefits,
};
