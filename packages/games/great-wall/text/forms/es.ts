import { noun as nouns, plural } from '@teahouse/kernel';
import type { Forms } from '../forms.ts';

const noun = nouns.es;

export const forms: Forms = {
  locations: {
    'lumber-mill': noun('Aserradero', 'Aserraderos', 'm'),
    quarry: noun('Cantera', 'Canteras', 'f'),
    'gold-mine': noun('Mina de Oro', 'Minas de Oro', 'f'),
    temple: noun('Templo', 'Templos', 'm'),
    barracks: noun('Cuartel', 'Cuarteles', 'm'),
    'builders-camp': noun('Campamento de Constructores', 'Campamentos de Constructores', 'm'),
    'logistics-center': noun('Centro de Logística', 'Centros de Logística', 'm'),
    'tea-house': noun('Casa de Té', 'Casas de Té', 'f'),
    embassy: noun('Embajada', 'Embajadas', 'f'),
    'war-academy': noun('Academia de Guerra', 'Academias de Guerra', 'f'),
  },
  sections: {
    left: noun('sección izquierda', 'secciones izquierdas', 'f'),
    middle: noun('sección central', 'secciones centrales', 'f'),
    right: noun('sección derecha', 'secciones derechas', 'f'),
  },
  troops: {
    spearman: noun('Lancero', 'Lanceros', 'm'),
    archer: noun('Arquero', 'Arqueros', 'm'),
    horseman: noun('Jinete', 'Jinetes', 'm'),
  },
  resources: { wood: 'Madera', stone: 'Piedra', gold: 'Oro', chi: 'Chi' },
  amount: {
    wood: n => plural(n, '# Madera', '# Maderas'),
    stone: n => plural(n, '# Piedra', '# Piedras'),
    gold: n => plural(n, '# Oro', '# Oros'),
    chi: n => `${n} Chi`,
    honor: n => `${n} de Honor`,
    shame: n => plural(n, '# ficha de Deshonra', '# fichas de Deshonra'),
    tactics: n => plural(n, '# Táctica', '# Tácticas'),
    soldiers: n => plural(n, '# Soldado', '# Soldados'),
    clerks: n => plural(n, '# Funcionario', '# Funcionarios'),
    defence: n => `${n} de Defensa`,
    power: n => `${n} de Poder Ofensivo`,
  },
  player: name => ({ subject: name, of: `de ${name}`, to: `a ${name}` }),
  automata: {
    reed: { subject: 'El clan Junco', of: 'del clan Junco', to: 'al clan Junco' },
    qin: { subject: 'Qin Jiushao', of: 'de Qin Jiushao', to: 'a Qin Jiushao' },
  },
};
