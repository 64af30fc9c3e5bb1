import { grammar, noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.en;

export const forms: Forms = {
  units: {
    footman: noun('Footman', 'Footmen'),
    bowman: noun('Bowman', 'Bowmen'),
    knight: noun('Knight', 'Knights'),
    'siege-tower': noun('Siege Tower', 'Siege Towers'),
    archer: noun('Archer', 'Archers'),
    sorceress: noun('Sorceress', 'Sorceresses'),
    warrior: noun('Warrior', 'Warriors'),
    'pegasus-rider': noun('Pegasus Rider', 'Pegasus Riders'),
    berserker: noun('Berserker', 'Berserkers'),
    'flesh-ripper': noun('Flesh Ripper', 'Flesh Rippers'),
    warlock: noun('Warlock', 'Warlocks'),
    'chaos-lord': noun('Chaos Lord', 'Chaos Lords'),
    reanimate: noun('Reanimate', 'Reanimates'),
    'skeleton-archer': noun('Skeleton Archer', 'Skeleton Archers'),
    necromancer: noun('Necromancer', 'Necromancers'),
    'dark-knight': noun('Dark Knight', 'Dark Knights'),
    beastman: noun('Beastman', 'Beastmen'),
    razorwing: noun('Razorwing', 'Razorwings'),
    sorcerer: noun('Sorcerer', 'Sorcerers'),
    hellhound: noun('Hellhound', 'Hellhounds'),
    dragon: noun('Dragon', 'Dragons'),
    giant: noun('Giant', 'Giants'),
  },
  factions: {
    daqan: { name: 'Daqan Lords', inFull: 'the Daqan Lords', short: 'Daqan' },
    latari: { name: 'Latari Elves', inFull: 'the Latari Elves', short: 'Latari' },
    uthuk: { name: 'Uthuk Y’llan', inFull: 'the Uthuk Y’llan', short: 'Uthuk' },
    waiqar: { name: 'Waiqar the Undying', inFull: 'Waiqar the Undying', short: 'Waiqar' },
  },
  developments: {
    storehouse: 'a Storehouse',
    'war-room': 'a War Room',
    court: 'a Court',
    'ballista-towers': 'Ballista Towers',
    'warding-trees': 'Warding Trees',
    'burning-ditches': 'Burning Ditches',
    'bone-pits': 'Bone Pits',
  },
  area: (code, known) => {
    const name = known === null ? code : `${code} (${known})`;
    return { name, in: `in ${name}`, to: `to ${name}`, from: `from ${name}` };
  },
  counted: {
    influence: n => `${n} influence`,
    tactics: n => plural(n, 'a tactics card', '# tactics cards'),
    quests: n => plural(n, 'a quest card', '# quest cards'),
    rewards: n => plural(n, 'a reward', '# rewards'),
    damage: n => `${n} damage`,
    runes: n => (n === 0 ? 'no dragon runes' : plural(n, '1 dragon rune', '# dragon runes')),
    strength: n => `${n} strength`,
  },
  list: grammar('en').and,
};
