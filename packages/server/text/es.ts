import type { Text } from './en.ts';

export const text: Text = {
  language: 'Español',
  chooseLanguage: 'Idioma',
  lead: 'Una mesa en línea para juegos que merecen toda una velada.',
  shelf: 'En la estantería',
  emptyShelf: 'La estantería todavía está vacía.',
  players: (min, max) => (max === 1 ? '1 jugador' : min === max ? `${max} jugadores` : `${min}–${max} jugadores`),
  owners: 'Los nombres de los juegos pertenecen a sus titulares. Teahouse es independiente de sus editoriales.',
  toEntrance: 'Volver a la entrada',
  notFound: {
    title: 'Aquí no hay nada',
    sentence: 'No existe ninguna página en esta dirección.',
  },
  broken: {
    title: 'Algo ha fallado',
    sentence: 'El error es nuestro y ha quedado anotado. Vuelve a intentarlo dentro de un momento.',
  },
};
