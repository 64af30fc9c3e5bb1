import { grammar, noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.es;

export const forms: Forms = {
  units: {
    footman: noun('Soldado', 'Soldados', 'm'),
    bowman: noun('Arquero', 'Arqueros', 'm'),
    knight: noun('Caballero', 'Caballeros', 'm'),
    'siege-tower': noun('Torre de asedio', 'Torres de asedio', 'f'),
    archer: noun('Arquero elfo', 'Arqueros elfos', 'm'),
    sorceress: noun('Hechicera', 'Hechiceras', 'f'),
    warrior: noun('Guerrero', 'Guerreros', 'm'),
    'pegasus-rider': noun('Jinete de pegaso', 'Jinetes de pegaso', 'm'),
    berserker: noun('Berserker', 'Berserkers', 'm'),
    'flesh-ripper': noun('Desgarracarnes', 'Desgarracarnes', 'm'),
    warlock: noun('Brujo', 'Brujos', 'm'),
    'chaos-lord': noun('Señor del Caos', 'Señores del Caos', 'm'),
    reanimate: noun('Reanimado', 'Reanimados', 'm'),
    'skeleton-archer': noun('Arquero esqueleto', 'Arqueros esqueleto', 'm'),
    necromancer: noun('Nigromante', 'Nigromantes', 'm'),
    'dark-knight': noun('Caballero oscuro', 'Caballeros oscuros', 'm'),
    beastman: noun('Hombre bestia', 'Hombres bestia', 'm'),
    razorwing: noun('Alafilada', 'Alafiladas', 'f'),
    sorcerer: noun('Hechicero', 'Hechiceros', 'm'),
    hellhound: noun('Sabueso infernal', 'Sabuesos infernales', 'm'),
    dragon: noun('Dragón', 'Dragones', 'm'),
    giant: noun('Gigante', 'Gigantes', 'm'),
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
  list: grammar('es').and,
};
