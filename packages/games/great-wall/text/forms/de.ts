import { noun as nouns, plural } from '@teahouse/kernel';
import type { Forms, Section } from '../forms.ts';

const noun = nouns.de;
/** By its adjective without an ending: 'im linken Abschnitt'. */
const section = (which: string): Section => ({
  name: `${which}er Abschnitt`,
  the: `der ${which}e Abschnitt`,
  in: `im ${which}en Abschnitt`,
  to: `in den ${which}en Abschnitt`,
  from: `aus dem ${which}en Abschnitt`,
  of: `des ${which}en Abschnitts`,
});

export const forms: Forms = {
  locations: {
    'lumber-mill': noun('Sägewerk', 'Sägewerke', 'n'),
    quarry: noun('Steinbruch', 'Steinbrüche', 'm'),
    'gold-mine': noun('Goldmine', 'Goldminen', 'f'),
    temple: noun('Tempel', 'Tempel', 'm'),
    barracks: noun('Kaserne', 'Kasernen', 'f'),
    'builders-camp': noun('Arbeitersiedlung', 'Arbeitersiedlungen', 'f'),
    'logistics-center': noun('Befehlsstand', 'Befehlsstände', 'm'),
    'tea-house': noun('Teehaus', 'Teehäuser', 'n'),
    embassy: noun('Gesandtschaft', 'Gesandtschaften', 'f'),
    'war-academy': noun('Kriegsakademie', 'Kriegsakademien', 'f'),
  },
  sections: { left: section('link'), middle: section('mittler'), right: section('recht') },
  troops: {
    spearman: noun('Lanzenträger', 'Lanzenträger', 'm'),
    archer: noun('Bogenschütze', 'Bogenschützen', 'm', 'Bogenschützen'),
    horseman: noun('Reiter', 'Reiter', 'm'),
  },
  resources: { wood: 'Holz', stone: 'Stein', gold: 'Gold', chi: 'Chi' },
  amount: {
    wood: n => `${n} Holz`,
    stone: n => `${n} Stein`,
    gold: n => `${n} Gold`,
    chi: n => `${n} Chi`,
    honor: n => `${n} Ehre`,
    shame: n => `${n} Schandmarker`,
    tactics: n => plural(n, '# Taktik', '# Taktiken'),
    soldiers: n => plural(n, '# Soldat', '# Soldaten'),
    clerks: n => `${n} Schreiber`,
    defence: n => `${n} Verteidigung`,
    power: n => `${n} Angriffsstärke`,
  },
  player: name => ({ subject: name, of: `von ${name}`, to: `an ${name}` }),
  automata: {
    reed: { subject: 'Der Schilfclan', of: 'des Schilfclans', to: 'an den Schilfclan' },
    qin: { subject: 'Qin Jiushao', of: 'von Qin Jiushao', to: 'an Qin Jiushao' },
  },
};
