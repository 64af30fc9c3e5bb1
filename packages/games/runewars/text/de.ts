import { plural, reasoned } from '@teahouse/kernel';
import type { Prospects } from '../src/prospects.ts';
import { words } from './answers/de.ts';
import { asks } from './asks/de.ts';
import { board } from './board/de.ts';
import type { Text } from './en.ts';
import { naming } from './naming.ts';
import { notes } from './notes/de.ts';
import { chapters, rules } from './rules/de.ts';

const { answer, asksOf, quest, benefits } = naming(words);

const reasons: Text['reasons'] = {
  runes: 'mehr Drachenrunen',
  threatened: 'sicherere Drachenrunen',
  army: 'eine stärkere Armee',
  hunger: 'weniger Einheiten, die verhungern oder keinen Platz finden',
  land: 'bessere Gebiete',
  dials: 'höhere Anzeiger',
  influence: 'mehr Einfluss',
  tactics: 'mehr Taktikkarten',
  heroes: 'stärkere Helden',
  rewards: 'bessere Belohnungen',
  quests: 'Quests in Reichweite',
  objective: 'ein Schritt auf dein Ziel zu',
  strongholds: 'bessere Festungen',
  titles: 'ein Titel',
  order: 'ein besser genutzter Befehl',
  hope: 'bessere Befehle später im Jahr',
  campaign: 'ein Heer näher an lohnender Beute',
  underWay: 'was es in Gang setzt',
};

const off = { true: 'An', false: 'Aus' } as const;

export const text: Text = {
  title: 'Runewars',
  tagline: 'Armeen, Helden und Diplomatie in Terrinoth. Sechs Drachenrunen gewinnen den Krieg.',
  cover:
    'Ein Drache kreist über einer Bergfestung, auf die zwei Armeen zumarschieren, und am Himmel leuchtet eine Rune',
  options: {
    setup: {
      name: 'Spielaufbau',
      help: 'Der Schnellstart nutzt einen ausgewogenen fertigen Spielplan mit zufälligen Plätzen. Beim vollständigen Aufbau legen die Spieler den Spielplan selbst und platzieren ihre Heimatreiche und Armeen.',
      values: { quick: 'Schnellstart', book: 'Vollständiger Aufbau' },
    },
    exploration: {
      name: 'Erkundungsmarker',
      help: 'In jedem Gebiet außerhalb von Heimatreichen und Städten liegt ein verdeckter Marker. Helden decken ihn auf, wenn sie dort eine Bewegung beenden.',
      values: off,
    },
    epic: {
      name: 'Episches Spiel',
      help: 'Alle beginnen mit 1 Drachenrune und brauchen 7. Das Spiel dauert bis zu 8 Jahre.',
      values: off,
    },
    hexagonsStand: {
      name: 'Sechsecke wanken nicht',
      help: 'Fliehende Sechseck-Einheiten zählen trotzdem, wenn die Stärke gezählt wird (überarbeitete Ausgabe).',
      values: off,
    },
    heroSupport: {
      name: 'Heldenunterstützung',
      help: 'Mit Helden im Kampfgebiet ziehen Einheiten 1 Schicksalskarte mehr und legen eine ab. Helden der unterlegenen Seite ziehen sich fliehend zurück (überarbeitete Ausgabe).',
      values: off,
    },
    heroesMarch: {
      name: 'Helden ziehen mit',
      help: '„Mobilisieren“ und „Erobern“ bewegen auch Helden (überarbeitete Ausgabe).',
      values: off,
    },
    defenderFirst: {
      name: 'Verteidiger zuerst',
      help: 'Der Verteidiger weist Flucht und Schaden vor dem Angreifer zu (überarbeitete Ausgabe).',
      values: off,
    },
    closeRealms: {
      name: 'Nähere Heimatreiche',
      help: 'Zwischen Heimatreichen müssen nur 3 Gebiete liegen statt 4 (überarbeitete Ausgabe). Das betrifft den vollständigen Aufbau.',
      values: off,
    },
    wildRunes: {
      name: 'Runen in der Wildnis',
      help: 'Alle beginnen mit 1 Drachenrune und 1 falschen Rune, die außerhalb der Heimatreiche liegen (überarbeitete Ausgabe).',
      values: off,
    },
    mildThreat: {
      name: 'Mildere Bedrohung',
      help: 'Die Jahreszeitenkarte „Bedrohte Heimatreiche“ verlegt nur 1 Runenmarker je Spieler (überarbeitete Ausgabe).',
      values: off,
    },
  },
  asks: asksOf(asks),
  answer,
  counts: {
    runes: n => plural(n, '# Drachenrune', '# Drachenrunen'),
    units: n => plural(n, '# Einheit', '# Einheiten'),
    strongholds: n => plural(n, '# Festung', '# Festungen'),
    heroes: n => plural(n, '# Helden', '# Helden'),
    influence: n => `${n} Einfluss`,
  },
  notes,
  why: (id, why, seen) =>
    reasoned('de', id, why, {
      name: other => answer(other, seen),
      because: why.because === null ? null : `Hauptgrund: ${reasons[why.because.what as keyof Prospects]}.`,
    }),
  reasons,
  rules,
  chapters,
  words,
  board,
  quest,
  benefits,
};
