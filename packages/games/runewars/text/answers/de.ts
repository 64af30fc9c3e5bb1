import { plural, sentence } from '@teahouse/kernel';
import { cards } from '../cards/de.ts';
import { forms } from '../forms/de.ts';
import type { Words } from '../words.ts';

const { influence, rewards, tactics, quests } = forms.counted;
/** With this ends what is drawn; twice in a sentence, it is said once. */
const DRAWS = ' ziehen';
const SIDES = ['nördlich', 'nordöstlich', 'südöstlich', 'südlich', 'südwestlich', 'nordwestlich'] as const;
const TOWARDS = ['Norden', 'Nordosten', 'Südosten', 'Süden', 'Südwesten', 'Nordwesten'] as const;

export const words: Words = {
  forms,
  cards,
  seasons: { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
  resources: { food: 'Nahrung', wood: 'Holz', ore: 'Erz' },
  attributes: { strength: 'Kraft', agility: 'Gewandtheit', wisdom: 'Weisheit' },
  shapes: { triangle: 'Dreieck', circle: 'Kreis', rectangle: 'Rechteck', hexagon: 'Sechseck' },
  destinies: { red: 'Rot', grey: 'Grau', gold: 'Gold' },
  colors: { red: 'rot', grey: 'grau', gold: 'gold' },
  foes: { marauder: 'der Plünderer', 'pack-leader': 'der Rudelführer', hunter: 'der Jäger' },
  plain: {
    done: 'Fertig',
    pass: 'Passen',
    clear: 'Von vorn',
    yes: 'Ja',
    no: 'Nein',
    fight: 'Kämpfen',
    retreat: 'Zurückziehen',
    stay: 'Bleiben',
    'as-usual': 'Meine Verluste in diesem Kampf automatisch zuweisen',
    'pass-battle': 'In diesem Kampf nur noch passen',
    act: 'Ja',
    decline: 'Nein',
    build: 'Festung bauen (3 Einfluss)',
    repair: 'Festung reparieren',
    'move-runes': 'Runenmarker verlegen',
    move: 'Bewegen',
    heal: 'Heilen',
    train: 'Trainieren',
    exchange: 'Belohnungen tauschen',
    claim: 'Dein Ziel aufdecken',
    swap: 'Dein Ziel tauschen',
    influence: 'Einfluss',
    tactics: 'Eine Taktikkarte',
    card: 'Eine Taktikkarte',
    damage: '1 Schaden verursachen',
    stand: 'Deine Einheiten hier aufrichten',
    strike: '1 Schaden verursachen',
  },
  toQuestion: {
    'autumn.receive influence': '2 Einfluss',
    'autumn.receive tactics': 'Eine Taktikkarte',
    'season/reckoning.prize tactics': 'Eine Taktikkarte',
    'tactics/cutpurses.give influence': '2 Einfluss geben',
    'tactics/cutpurses.give card': 'Eine zufällige Taktikkarte geben',
    'battle/aftermath.stronghold yes': 'Durch eine eigene, beschädigte ersetzen',
    'battle/aftermath.stronghold no': 'Entfernen',
    'battle/development.use no': 'Nicht einsetzen',
    'battle/draw.support yes': 'Unterstützen',
    'battle/draw.support no': 'Den Helden für andere aufsparen',
    'hero/move.step done': 'Hier bleiben',
    'hero/move.act pass': 'Nichts tun',
    'quests/hero.choose pass': 'Nichts tun',
    'season/audience.favour pass': 'Keins von beidem',
    'harvest/develop.choose pass': 'Nichts bauen',
    'window/turn.choose pass': 'Weiter',
    'mobilize.activate pass': 'Kein Gebiet aktivieren',
    'conquer.activate pass': 'Kein Gebiet aktivieren',
    'power/bonus.title pass': 'Keinen Titel nehmen',
    'duel/arms.weapon pass': 'Keine Waffe',
    'duel/arms.armour pass': 'Keine Rüstung',
    'ability/fury.choose pass': 'Keinen vernichten',
  },
  numbered: {
    'bid.offer': influence,
    'power/bonus.influence': influence,
    'diplomacy.choose': n => `Diplomatie mit ${influence(n)}`,
    'ability/raise-dead.choose': n => (n === 0 ? 'Keinen' : plural(n, '1 Wiederbelebten', '# Wiederbelebte')),
    'tactics/war-council.number': n => plural(n, 'Je 1 Karte', 'Je # Karten'),
  },
  diplomacy: {
    gold: 'Gold (sie werden deine Verbündeten)',
    grey: 'Grau (sie ziehen sich zurück)',
    red: 'Rot (sie lehnen ab)',
  },
  inState: (unit, damage, routed) => {
    const state = [damage > 0 ? `${damage} Schaden` : '', routed ? 'fliehend' : ''].filter(word => word !== '');
    return state.length === 0 ? unit : `${unit} (${state.join(', ')})`;
  },
  unitFrom: (unit, area) => `${unit} ${area.from}`,
  unitIn: (unit, area) => `${unit} ${area.in}`,
  unitTo: (unit, area) => `${unit} ${area.to}`,
  allFrom: area => `Alle ${area.from}`,
  allTo: area => `Alle ${area.to}`,
  player: n => `Spieler ${n}`,
  tile: id => `Spielplanteil ${id}`,
  tilePlace: areas => forms.list(areas),
  inTheMiddle: code => `${code} in der Mitte`,
  sideOf: (sides, code) => `${forms.list(sides.map(side => SIDES[side]))} von ${code}`,
  bothSides: (one, other) => `${one} und ${other}`,
  fromThere: (one, side) => `${one}, von dort weiter nach ${TOWARDS[side]}`,
  dial: (resource, units) => `${resource} (${units})`,
  destroyToken: (token, area) => `„${token}“ ${area.in} zerstören`,
  reveal: objective => `„${objective}“ aufdecken`,
  abilityOf: hero => `Fähigkeit von ${hero}`,
  duelWith: hero => `Duell (${hero})`,
  attempt: quest => `Quest „${quest}“ versuchen`,
  benefit: (city, what) => `${city} (${what})`,
  neutrals: shapes => {
    if (shapes.length === 1) return `eine neutrale ${shapes[0]}-Einheit`;
    return shapes[0] === shapes[1]
      ? `2 neutrale ${shapes[0]}-Einheiten`
      : `je eine neutrale ${forms.list(shapes.map(shape => `${shape}-`))}Einheit`;
  },
  fateCard: (n, result) => `Schicksalskarte ${n} (${result})`,
  result: ({ damage, rout, special }) => {
    if (damage > 0) return `${damage} Schaden`;
    if (rout > 0) return plural(rout, 'Flucht', '#-mal Flucht');
    return special > 0 ? 'Spezialsymbol' : 'nichts';
  },
  questPart: {
    looks: () => 'alle Runen eines Gegners ansehen',
    rewards: (n, keep) => (keep < n ? `von ${n} gezogenen Belohnungen ${keep} behalten` : `${rewards(n)} ziehen`),
    influence: n => `${influence(n)} erhalten`,
    tactics: n => `${tactics(n)} ziehen`,
    quests: n => `${quests(n)} ziehen`,
    heal: () => 'allen Schaden dieses Helden entfernen',
    move: n => plural(n, 'diesen Helden 1 Gebiet weit bewegen', 'diesen Helden bis zu # Gebiete weit bewegen'),
    allies: () => 'eine verbündete neutrale Dreieck-Einheit in ein angrenzendes befreundetes Gebiet stellen',
    damage: n => `${n} Schaden nehmen`,
    loses: n => `${influence(n)} verlieren`,
  },
  questFails: 'scheitern',
  questClauses: clauses => {
    const isDrawing = clauses.length === 2 && clauses.every(clause => clause.endsWith(DRAWS));
    return forms.list(isDrawing ? [clauses[0]!.slice(0, -DRAWS.length), clauses[1]!] : clauses);
  },
  questTest: attribute => `Probe auf ${attribute}.`,
  questDuel: (foe, health, { damage, prevents }) =>
    `Duell. ${sentence(foe)} hat ${plural(health, '1 Lebenspunkt', '# Lebenspunkte')} und ${
      prevents > 0
        ? `verhindert mit dem Spezialsymbol ${prevents} Schaden und verursacht ${damage}`
        : `verursacht mit dem Spezialsymbol ${damage} Schaden`
    }.`,
};
