import { grammar, noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.it;

export const forms: Forms = {
  units: {
    footman: noun('Fante', 'Fanti', 'm'),
    bowman: noun('Arciere', 'Arcieri', 'm'),
    knight: noun('Cavaliere', 'Cavalieri', 'm'),
    'siege-tower': noun('Torre d’Assedio', 'Torri d’Assedio', 'f'),
    archer: noun('Arciere Elfico', 'Arcieri Elfici', 'm'),
    sorceress: noun('Incantatrice', 'Incantatrici', 'f'),
    warrior: noun('Guerriero', 'Guerrieri', 'm'),
    'pegasus-rider': noun('Cavaliere di Pegaso', 'Cavalieri di Pegaso', 'm'),
    berserker: noun('Berserker', 'Berserker', 'm'),
    'flesh-ripper': noun('Squarciacarne', 'Squarciacarne', 'm'),
    warlock: noun('Stregone', 'Stregoni', 'm'),
    'chaos-lord': noun('Signore del Caos', 'Signori del Caos', 'm'),
    reanimate: noun('Rianimato', 'Rianimati', 'm'),
    'skeleton-archer': noun('Arciere Scheletro', 'Arcieri Scheletro', 'm'),
    necromancer: noun('Negromante', 'Negromanti', 'm'),
    'dark-knight': noun('Cavaliere Oscuro', 'Cavalieri Oscuri', 'm'),
    beastman: noun('Uomo Bestia', 'Uomini Bestia', 'm'),
    razorwing: noun('Alarasoio', 'Alarasoio', 'm'),
    sorcerer: noun('Mago', 'Maghi', 'm'),
    hellhound: noun('Segugio Infernale', 'Segugi Infernali', 'm'),
    dragon: noun('Drago', 'Draghi', 'm'),
    giant: noun('Gigante', 'Giganti', 'm'),
  },
  factions: {
    daqan: { name: 'Signori Daqan', inFull: 'i Signori Daqan', short: 'Daqan' },
    latari: { name: 'Elfi Latari', inFull: 'gli Elfi Latari', short: 'Latari' },
    uthuk: { name: 'Uthuk Y’llan', inFull: 'gli Uthuk Y’llan', short: 'Uthuk' },
    waiqar: { name: 'Waiqar l’Immortale', inFull: 'Waiqar l’Immortale', short: 'Waiqar' },
  },
  developments: {
    storehouse: 'un Magazzino',
    'war-room': 'una Sala di Guerra',
    court: 'una Corte',
    'ballista-towers': 'le Torri con Baliste',
    'warding-trees': 'gli Alberi Guardiani',
    'burning-ditches': 'i Fossati Ardenti',
    'bone-pits': 'le Fosse di Ossa',
  },
  area: (code, known) => {
    const name = known === null ? code : `${code} (${known})`;
    return { name, in: `nell’area ${name}`, to: `nell’area ${name}`, from: `dall’area ${name}` };
  },
  counted: {
    influence: n => plural(n, '1 segnalino Influenza', '# segnalini Influenza'),
    tactics: n => plural(n, 'una carta Tattica', '# carte Tattica'),
    quests: n => plural(n, 'una carta Missione', '# carte Missione'),
    rewards: n => plural(n, 'una carta Ricompensa', '# carte Ricompensa'),
    damage: n => plural(n, '1 danno', '# danni'),
    runes: n => plural(n, '1 runa di drago', '# rune di drago'),
    strength: n => `forza ${n}`,
  },
  list: grammar('it').and,
};
