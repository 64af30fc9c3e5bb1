import { plural } from '@teahouse/kernel';
import type { Forms, Noun } from '../forms.ts';

/** The article with its space, or with its apostrophe. */
const noun = (article: string, name: string, many: string): Noun => {
  const counted = (n: number): string => (n === 1 ? `${article}${name}` : `${n} ${many}`);
  return { name, many, subject: counted, object: counted };
};

export const forms: Forms = {
  units: {
    footman: noun('un ', 'Fante', 'Fanti'),
    bowman: noun('un ', 'Arciere', 'Arcieri'),
    knight: noun('un ', 'Cavaliere', 'Cavalieri'),
    'siege-tower': noun('una ', 'Torre d’Assedio', 'Torri d’Assedio'),
    archer: noun('un ', 'Arciere Elfico', 'Arcieri Elfici'),
    sorceress: noun('un’', 'Incantatrice', 'Incantatrici'),
    warrior: noun('un ', 'Guerriero', 'Guerrieri'),
    'pegasus-rider': noun('un ', 'Cavaliere di Pegaso', 'Cavalieri di Pegaso'),
    berserker: noun('un ', 'Berserker', 'Berserker'),
    'flesh-ripper': noun('uno ', 'Squarciacarne', 'Squarciacarne'),
    warlock: noun('uno ', 'Stregone', 'Stregoni'),
    'chaos-lord': noun('un ', 'Signore del Caos', 'Signori del Caos'),
    reanimate: noun('un ', 'Rianimato', 'Rianimati'),
    'skeleton-archer': noun('un ', 'Arciere Scheletro', 'Arcieri Scheletro'),
    necromancer: noun('un ', 'Negromante', 'Negromanti'),
    'dark-knight': noun('un ', 'Cavaliere Oscuro', 'Cavalieri Oscuri'),
    beastman: noun('un ', 'Uomo Bestia', 'Uomini Bestia'),
    razorwing: noun('un ', 'Alarasoio', 'Alarasoio'),
    sorcerer: noun('un ', 'Mago', 'Maghi'),
    hellhound: noun('un ', 'Segugio Infernale', 'Segugi Infernali'),
    dragon: noun('un ', 'Drago', 'Draghi'),
    giant: noun('un ', 'Gigante', 'Giganti'),
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
  list: words => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`),
};
