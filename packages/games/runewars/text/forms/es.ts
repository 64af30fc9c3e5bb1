import { plural } from '@teahouse/kernel';
import type { Forms, Noun } from '../forms.ts';

const noun = (name: string, many: string, article = 'un'): Noun => {
  const counted = (n: number): string => (n === 1 ? `${article} ${name}` : `${n} ${many}`);
  return { name, many, subject: counted, object: counted };
};

/** 'a, b y c', with 'e' where the ear wants it. */
const enumeration = new Intl.ListFormat('es', { type: 'conjunction' });

export const forms: Forms = {
  units: {
    footman: noun('Soldado', 'Soldados'),
    bowman: noun('Arquero', 'Arqueros'),
    knight: noun('Caballero', 'Caballeros'),
    'siege-tower': noun('Torre de asedio', 'Torres de asedio', 'una'),
    archer: noun('Arquero elfo', 'Arqueros elfos'),
    sorceress: noun('Hechicera', 'Hechiceras', 'una'),
    warrior: noun('Guerrero', 'Guerreros'),
    'pegasus-rider': noun('Jinete de pegaso', 'Jinetes de pegaso'),
    berserker: noun('Berserker', 'Berserkers'),
    'flesh-ripper': noun('Desgarracarnes', 'Desgarracarnes'),
    warlock: noun('Brujo', 'Brujos'),
    'chaos-lord': noun('Señor del Caos', 'Señores del Caos'),
    reanimate: noun('Reanimado', 'Reanimados'),
    'skeleton-archer': noun('Arquero esqueleto', 'Arqueros esqueleto'),
    necromancer: noun('Nigromante', 'Nigromantes'),
    'dark-knight': noun('Caballero oscuro', 'Caballeros oscuros'),
    beastman: noun('Hombre bestia', 'Hombres bestia'),
    razorwing: noun('Alafilada', 'Alafiladas', 'una'),
    sorcerer: noun('Hechicero', 'Hechiceros'),
    hellhound: noun('Sabueso infernal', 'Sabuesos infernales'),
    dragon: noun('Dragón', 'Dragones'),
    giant: noun('Gigante', 'Gigantes'),
  },
  factions: {
    daqan: { name: 'Señores de Daqan', inFull: 'a los Señores de Daqan', short: 'Daqan' },
    latari: { name: 'Elfos Latari', inFull: 'a los Elfos Latari', short: 'Latari' },
    uthuk: { name: 'Uthuk Y’llan', inFull: 'a los Uthuk Y’llan', short: 'Uthuk' },
    waiqar: { name: 'Waiqar el Inmortal', inFull: 'a Waiqar el Inmortal', short: 'Waiqar' },
  },
  developments: {
    storehouse: 'un Almacén',
    'war-room': 'la Sala de guerra',
    court: 'la Corte',
    'ballista-towers': 'las Torres de balistas',
    'warding-trees': 'los Árboles guardianes',
    'burning-ditches': 'las Zanjas ardientes',
    'bone-pits': 'las Fosas de huesos',
  },
  area: (code, known) => {
    const name = known === null ? code : `${code} (${known})`;
    return { name, in: `en ${name}`, to: `a ${name}`, from: `de ${name}` };
  },
  counted: {
    influence: n => `${n} de influencia`,
    tactics: n => plural(n, 'una carta de táctica', '# cartas de táctica'),
    quests: n => plural(n, 'una carta de misión', '# cartas de misión'),
    rewards: n => plural(n, 'una recompensa', '# recompensas'),
    damage: n => `${n} de daño`,
    runes: n => plural(n, '1 runa de dragón', '# runas de dragón'),
    strength: n => `${n} de fuerza`,
  },
  list: words => enumeration.format(words),
};
