import { noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.en;

export const forms: Forms = {
  locations: {
    'lumber-mill': noun('Lumber Mill', 'Lumber Mills'),
    quarry: noun('Quarry', 'Quarries'),
    'gold-mine': noun('Gold Mine', 'Gold Mines'),
    temple: noun('Temple', 'Temples'),
    barracks: noun('Barracks', 'Barracks'),
    'builders-camp': noun('Builders’ Camp', 'Builders’ Camps'),
    'logistics-center': noun('Logistics Center', 'Logistics Centers'),
    'tea-house': noun('Tea House', 'Tea Houses'),
    embassy: noun('Embassy', 'Embassies'),
    'war-academy': noun('War Academy', 'War Academies'),
  },
  sections: {
    left: noun('left section', 'left sections'),
    middle: noun('middle section', 'middle sections'),
    right: noun('right section', 'right sections'),
  },
  troops: {
    spearman: noun('spearman', 'spearmen'),
    archer: noun('archer', 'archers'),
    horseman: noun('horseman', 'horsemen'),
  },
  resources: { wood: 'wood', stone: 'stone', gold: 'gold', chi: 'chi' },
  amount: {
    wood: n => `${n} wood`,
    stone: n => `${n} stone`,
    gold: n => `${n} gold`,
    chi: n => `${n} chi`,
    honor: n => `${n} honor`,
    shame: n => plural(n, '# shame token', '# shame tokens'),
    tactics: n => plural(n, '# tactic', '# tactics'),
    soldiers: n => plural(n, '# soldier', '# soldiers'),
    clerks: n => plural(n, '# clerk', '# clerks'),
    defence: n => `${n} defense`,
    power: n => `${n} power`,
  },
  player: name => ({ subject: name, of: `${name}’s`, to: `to ${name}` }),
  automata: {
    reed: { subject: 'The Reed Clan', of: 'the Reed Clan’s', to: 'to the Reed Clan' },
    qin: { subject: 'Qin Jiushao', of: 'Qin Jiushao’s', to: 'to Qin Jiushao' },
  },
};
