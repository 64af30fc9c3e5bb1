import { plural } from '@teahouse/kernel';
import type { CommonWords } from './en.ts';

export const common: CommonWords = {
  panes: 'Parti del tavolo',
  question: 'La tua decisione',
  notAsked: 'Adesso non devi decidere nulla.',
  now: 'adesso',
  past: 'passato',
  point: name => `Indica: ${name}`,
  draft: {
    title: 'La tua mossa finora',
    back: 'Un passo indietro',
    clear: 'Ricomincia',
    give: 'Conferma',
    steps: n => plural(n, '# passo, non ancora confermato', '# passi, non ancora confermati'),
    tookBack: name => `Annullato: ${name}.`,
  },
  map: {
    map: 'Mappa. Le frecce la spostano, più e meno cambiano lo zoom, 0 la mostra tutta.',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Rimpicciolisci',
    fit: 'Mostra tutta la mappa',
  },
  spans: {
    year: n => `Anno ${n}`,
    season: (year, season) => `Anno ${year}, ${season}`,
  },
};
