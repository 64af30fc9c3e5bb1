import { plural, reasoned } from '@teahouse/kernel';
import type { Prospects } from '../src/prospects.ts';
import { words } from './answers/it.ts';
import { asks } from './asks/it.ts';
import { board } from './board/it.ts';
import type { Text } from './en.ts';
import { naming } from './naming.ts';
import { notes } from './notes/it.ts';
import { chapters, rules } from './rules/it.ts';

const { answer, asksOf, quest, benefits } = naming(words);

const reasons: Text['reasons'] = {
  runes: 'più rune di drago',
  threatened: 'rune di drago più al sicuro',
  army: 'un esercito più forte',
  hunger: 'meno unità perse per mancanza di cibo o di spazio',
  land: 'aree migliori',
  dials: 'quadranti più alti',
  influence: 'più segnalini Influenza',
  tactics: 'più carte Tattica',
  heroes: 'Eroi più forti',
  rewards: 'carte Ricompensa migliori',
  quests: 'Missioni a portata di mano',
  objective: 'un passo verso il tuo Obiettivo',
  strongholds: 'Fortezze migliori',
  titles: 'un Titolo',
  order: 'un uso migliore dell’ordine',
  hope: 'ordini migliori più avanti nell’anno',
  campaign: 'un esercito più vicino a una preda',
  underWay: 'ciò che mette in moto',
};

const off = { true: 'Sì', false: 'No' } as const;

export const text: Text = {
  title: 'Runewars',
  tagline: 'Eserciti, Eroi e diplomazia a Terrinoth. Con sei rune di drago si vince la guerra.',
  cover:
    'Un drago volteggia su una fortezza in cima a un colle mentre due eserciti marciano verso di essa e una runa risplende nel cielo',
  options: {
    setup: {
      name: 'Preparazione',
      help: 'La partenza rapida usa una mappa equilibrata già pronta, con posti a caso. Con la preparazione completa i giocatori costruiscono la mappa e piazzano regni natii ed eserciti.',
      values: { quick: 'Partenza rapida', book: 'Preparazione completa' },
    },
    exploration: {
      name: 'Segnalini Esplorazione',
      help: 'Ogni area fuori dai regni natii e senza Città ha un segnalino coperto. Gli Eroi lo rivelano quando vi terminano il movimento.',
      values: off,
    },
    epic: {
      name: 'Gioco Epico',
      help: 'I giocatori cominciano con 1 runa di drago e ne servono 7. La partita dura fino a 8 anni.',
      values: off,
    },
    hexagonsStand: {
      name: 'Unità esagonali incrollabili',
      help: 'Le unità esagonali in rotta contano comunque quando si calcola la forza (edizione riveduta).',
      values: off,
    },
    heroSupport: {
      name: 'Sostegno degli Eroi',
      help: 'Gli Eroi nell’area di una battaglia permettono alle unità di pescare 1 carta Fato in più e scartarne una. Gli Eroi della parte sconfitta si ritirano in rotta (edizione riveduta).',
      values: off,
    },
    heroesMarch: {
      name: 'Eroi in marcia',
      help: 'Mobilizzazione e Conquista muovono anche gli Eroi (edizione riveduta).',
      values: off,
    },
    defenderFirst: {
      name: 'Prima il difensore',
      help: 'Il difensore assegna messe in rotta e danni prima dell’attaccante (edizione riveduta).',
      values: off,
    },
    closeRealms: {
      name: 'Regni natii più vicini',
      help: 'Tra i regni natii bastano 3 aree invece di 4 (edizione riveduta). Conta nella preparazione completa.',
      values: off,
    },
    wildRunes: {
      name: 'Rune selvagge',
      help: 'Ogni giocatore comincia con 1 runa di drago e 1 runa falsa, piazzate fuori dai regni natii (edizione riveduta).',
      values: off,
    },
    mildThreat: {
      name: 'Minaccia più lieve',
      help: 'La carta Stagione «Regni Natii Minacciati» sposta solo 1 segnalino runa per giocatore (edizione riveduta).',
      values: off,
    },
  },
  asks: asksOf(asks),
  answer,
  counts: {
    runes: n => plural(n, '# runa di drago', '# rune di drago'),
    units: n => plural(n, '# unità', '# unità'),
    strongholds: n => plural(n, '# Fortezza', '# Fortezze'),
    heroes: n => plural(n, '# Eroe', '# Eroi'),
    influence: n => plural(n, '# segnalino Influenza', '# segnalini Influenza'),
  },
  notes,
  why: (id, why, seen) =>
    reasoned('it', id, why, {
      name: other => answer(other, seen),
      because: why.because === null ? null : `Motivo principale: ${reasons[why.because.what as keyof Prospects]}.`,
    }),
  reasons,
  rules,
  chapters,
  words,
  board,
  quest,
  benefits,
};
