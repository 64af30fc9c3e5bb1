import { plural } from '@teahouse/kernel';
import type { CommonWords } from './en.ts';

export const common: CommonWords = {
  panes: 'Teile des Tisches',
  question: 'Deine Entscheidung',
  notAsked: 'Gerade gibt es für dich nichts zu entscheiden.',
  now: 'jetzt',
  past: 'vorbei',
  point: name => `Zeigen: ${name}`,
  draft: {
    title: 'Dein Zug bis hier',
    back: 'Schritt zurück',
    clear: 'Von vorn',
    give: 'Ausführen',
    steps: n => plural(n, '# Schritt, noch nicht ausgeführt', '# Schritte, noch nicht ausgeführt'),
    tookBack: name => `Zurückgenommen: ${name}.`,
  },
  map: {
    map: 'Karte. Pfeiltasten bewegen sie, Plus und Minus zoomen, 0 zeigt sie ganz.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganze Karte zeigen',
  },
  spans: {
    year: n => `Jahr ${n}`,
    season: (year, season) => `Jahr ${year}, ${season}`,
  },
};
