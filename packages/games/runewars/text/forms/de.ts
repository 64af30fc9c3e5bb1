import { grammar, noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.de;

export const forms: Forms = {
  units: {
    footman: noun('Fußsoldat', 'Fußsoldaten', 'm', 'Fußsoldaten'),
    bowman: noun('Bogenschütze', 'Bogenschützen', 'm', 'Bogenschützen'),
    knight: noun('Ritter', 'Ritter', 'm'),
    'siege-tower': noun('Belagerungsturm', 'Belagerungstürme', 'm'),
    archer: noun('Elfenschütze', 'Elfenschützen', 'm', 'Elfenschützen'),
    sorceress: noun('Zauberin', 'Zauberinnen', 'f'),
    warrior: noun('Krieger', 'Krieger', 'm'),
    'pegasus-rider': noun('Pegasusreiter', 'Pegasusreiter', 'm'),
    berserker: noun('Berserker', 'Berserker', 'm'),
    'flesh-ripper': noun('Fleischreißer', 'Fleischreißer', 'm'),
    warlock: noun('Hexer', 'Hexer', 'm'),
    'chaos-lord': noun('Chaosfürst', 'Chaosfürsten', 'm', 'Chaosfürsten'),
    reanimate: noun('Wiederbelebter', 'Wiederbelebte', 'm', 'Wiederbelebten'),
    'skeleton-archer': noun('Skelettschütze', 'Skelettschützen', 'm', 'Skelettschützen'),
    necromancer: noun('Nekromant', 'Nekromanten', 'm', 'Nekromanten'),
    'dark-knight': noun('Dunkelritter', 'Dunkelritter', 'm'),
    beastman: noun('Tiermensch', 'Tiermenschen', 'm', 'Tiermenschen'),
    razorwing: noun('Rasierklingenflügler', 'Rasierklingenflügler', 'm'),
    sorcerer: noun('Hexenmeister', 'Hexenmeister', 'm'),
    hellhound: noun('Höllenhund', 'Höllenhunde', 'm'),
    dragon: noun('Drache', 'Drachen', 'm', 'Drachen'),
    giant: noun('Riese', 'Riesen', 'm', 'Riesen'),
  },
  factions: {
    daqan: { name: 'Daqan-Lords', inFull: 'die Daqan-Lords', short: 'Daqan' },
    latari: { name: 'Latari-Elfen', inFull: 'die Latari-Elfen', short: 'Latari' },
    uthuk: { name: 'Uthuk Y’llan', inFull: 'die Uthuk Y’llan', short: 'Uthuk' },
    waiqar: { name: 'Waiqar der Unsterbliche', inFull: 'Waiqar den Unsterblichen', short: 'Waiqar' },
  },
  developments: {
    storehouse: 'ein Lagerhaus',
    'war-room': 'eine Kriegskammer',
    court: 'einen Fürstenhof',
    'ballista-towers': 'Ballistentürme',
    'warding-trees': 'Wächterbäume',
    'burning-ditches': 'Feuergräben',
    'bone-pits': 'Knochengruben',
  },
  area: (code, known) => {
    const name = known === null ? code : `${code} (${known})`;
    return { name, in: `in ${name}`, to: `nach ${name}`, from: `aus ${name}` };
  },
  counted: {
    influence: n => `${n} Einfluss`,
    tactics: n => plural(n, 'eine Taktikkarte', '# Taktikkarten'),
    quests: n => plural(n, 'eine Questkarte', '# Questkarten'),
    rewards: n => plural(n, 'eine Belohnung', '# Belohnungen'),
    damage: n => `${n} Schaden`,
    runes: n => (n === 0 ? 'keine Drachenrune' : plural(n, '1 Drachenrune', '# Drachenrunen')),
    strength: n => `Stärke ${n}`,
  },
  list: grammar('de').and,
};
