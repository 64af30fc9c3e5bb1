import { ad, noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.it;

export const forms: Forms = {
  locations: {
    'lumber-mill': noun('Segheria', 'Segherie', 'f'),
    quarry: noun('Cava', 'Cave', 'f'),
    'gold-mine': noun('Miniera d’oro', 'Miniere d’oro', 'f'),
    temple: noun('Tempio', 'Templi', 'm'),
    barracks: noun('Caserma', 'Caserme', 'f'),
    'builders-camp': noun('Quartiere dei costruttori', 'Quartieri dei costruttori', 'm'),
    'logistics-center': noun('Centro logistico', 'Centri logistici', 'm'),
    'tea-house': noun('Casa da Tè', 'Case da Tè', 'f'),
    embassy: noun('Ambasciata', 'Ambasciate', 'f'),
    'war-academy': noun('Scuola Marziale', 'Scuole Marziali', 'f'),
  },
  sections: {
    left: noun('Sezione sinistra', 'Sezioni sinistre', 'f'),
    middle: noun('Sezione centrale', 'Sezioni centrali', 'f'),
    right: noun('Sezione destra', 'Sezioni destre', 'f'),
  },
  troops: {
    spearman: noun('Lanciere', 'Lancieri', 'm'),
    archer: noun('Arciere', 'Arcieri', 'm'),
    horseman: noun('Cavalleggero', 'Cavalleggeri', 'm'),
  },
  resources: { wood: 'Legno', stone: 'Pietra', gold: 'Oro', chi: 'Qi' },
  amount: {
    wood: n => plural(n, '# Legno', '# Legni'),
    stone: n => plural(n, '# Pietra', '# Pietre'),
    gold: n => plural(n, '# Oro', '# Ori'),
    chi: n => `${n} Qi`,
    honor: n => plural(n, '# punto Onore', '# punti Onore'),
    shame: n => plural(n, '# tassello Onta', '# tasselli Onta'),
    tactics: n => plural(n, '# Tattica', '# Tattiche'),
    soldiers: n => plural(n, '# Soldato', '# Soldati'),
    clerks: n => plural(n, '# Commesso', '# Commessi'),
    defence: n => `${n} di Difesa`,
    power: n => `${n} di Potere Offensivo`,
  },
  player: name => ({ subject: name, of: `di ${name}`, to: ad(name) }),
  automata: {
    reed: { subject: 'Il Clan del Giunco', of: 'del Clan del Giunco', to: 'al Clan del Giunco' },
    qin: { subject: 'Qin Jiushao', of: 'di Qin Jiushao', to: 'a Qin Jiushao' },
  },
};
