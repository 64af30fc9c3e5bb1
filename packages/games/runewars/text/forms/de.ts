import { plural } from '@teahouse/kernel';
import type { Forms, Noun } from '../forms.ts';

type Article = 'ein' | 'eine';

/** Most nouns are alike as subject and object; those that are not, such as 'den Boten', say how. */
const noun = (name: string, many: string, article: Article = 'ein', asObject = name): Noun => ({
  name,
  many,
  subject: n => (n === 1 ? `${article} ${name}` : `${n} ${many}`),
  object: n => (n === 1 ? `${article === 'ein' ? 'einen' : article} ${asObject}` : `${n} ${many}`),
});
/** Such as der Bote, den Boten. */
const weak = (name: string, other: string): Noun => noun(name, other, 'ein', other);

export const forms: Forms = {
  units: {
    footman: weak('Fußsoldat', 'Fußsoldaten'),
    bowman: weak('Bogenschütze', 'Bogenschützen'),
    knight: noun('Ritter', 'Ritter'),
    'siege-tower': noun('Belagerungsturm', 'Belagerungstürme'),
    archer: weak('Elfenschütze', 'Elfenschützen'),
    sorceress: noun('Zauberin', 'Zauberinnen', 'eine'),
    warrior: noun('Krieger', 'Krieger'),
    'pegasus-rider': noun('Pegasusreiter', 'Pegasusreiter'),
    berserker: noun('Berserker', 'Berserker'),
    'flesh-ripper': noun('Fleischreißer', 'Fleischreißer'),
    warlock: noun('Hexer', 'Hexer'),
    'chaos-lord': weak('Chaosfürst', 'Chaosfürsten'),
    reanimate: noun('Wiederbelebter', 'Wiederbelebte', 'ein', 'Wiederbelebten'),
    'skeleton-archer': weak('Skelettschütze', 'Skelettschützen'),
    necromancer: weak('Nekromant', 'Nekromanten'),
    'dark-knight': noun('Dunkelritter', 'Dunkelritter'),
    beastman: weak('Tiermensch', 'Tiermenschen'),
    razorwing: noun('Rasierklingenflügler', 'Rasierklingenflügler'),
    sorcerer: noun('Hexenmeister', 'Hexenmeister'),
    hellhound: noun('Höllenhund', 'Höllenhunde'),
    dragon: weak('Drache', 'Drachen'),
    giant: weak('Riese', 'Riesen'),
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
  list: words => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`),
};
