import { grammar, type NameOf, plural, type Seat, sentence } from '@teahouse/kernel';
import { type CAPTURED, pick, type RuneSource, type SeatId, seatOf } from '../../src/ids.ts';
import type { Attribute, Destiny, DevelopmentId, FactionId, Resource, Season, UnitId } from '../../src/printed/ids.ts';
import { words } from '../answers/de.ts';
import { forms } from '../forms/de.ts';
import { naming } from '../naming.ts';
import type { Foe } from '../words.ts';
import { isPrice, type NoteLines } from './lines.ts';

const { area, card, drawn, fighterName: hero, hero: heroInFull } = naming(words);
const { counted } = forms;

/** Woher Drachenrunen kommen. */
const FROM: Readonly<Record<RuneSource | typeof CAPTURED, string>> = {
  start: 'vom Beginn der Partie',
  winter: 'aus dem Winter',
  objective: 'für ein Ziel',
  captain: 'durch den Tausch des Hauptmanns',
  shard: 'aus Timmorran-Splittern',
  vault: 'aus dem Runengewölbe',
  captured: 'von anderen erobert',
};

const DIALS: Readonly<Record<Resource, string>> = {
  food: 'Nahrungsanzeiger',
  wood: 'Holzanzeiger',
  ore: 'Erzanzeiger',
};
/** Imaginary units as the object of a sentence. */
const FOES: Readonly<Record<Foe, string>> = {
  marauder: 'den Plünderer',
  'pack-leader': 'den Rudelführer',
  hunter: 'den Jäger',
};

const quoted = (id: string): string => grammar('de').quoted(card(id));
const units = (unit: string, n: number): string => forms.units[unit as UnitId].object(n);
/** Units as the subject of a sentence, with the verb that fits their number. */
const theUnits = (unit: string, n: number, one: string, many: string): string =>
  `${sentence(forms.units[unit as UnitId].subject(n))} ${n === 1 ? one : many}`;
/** A player, or the neutral units, with the verb that fits. */
const side = (seat: Seat, name: NameOf, one: string, many: string): string =>
  seat < 0 ? `Die neutralen Einheiten ${many}` : `${name(seat)} ${one}`;
/** Units of a side in a battle, with the verb that fits their number. */
const theirs = (seat: Seat, name: NameOf, unit: string, n: number, one: string, many: string): string => {
  const noun = forms.units[unit as UnitId];
  if (seat >= 0) return `${sentence(noun.subject(n))} von ${name(seat)} ${n === 1 ? one : many}`;
  return n === 1 ? `Ein neutraler ${noun.name} ${one}` : `${n} neutrale ${noun.many} ${many}`;
};
const rival = (id: string, name: NameOf): string => name(seatOf(id as SeatId));
const faction = (id: string) => forms.factions[id as FactionId];
const development = (id: string): string => forms.developments[id as DevelopmentId];
const color = (id: string): string => words.destinies[id as Destiny];
const foe = (id: string): string => (Object.hasOwn(FOES, id) ? FOES[id as Foe] : hero(id));

export const notes: NoteLines = {
  // Every chapter
  gains: (e, name) => `${name(e.seat)} erhält ${counted.influence(e.n)}.`,
  loses: (e, name) => `${name(e.seat)} ${isPrice(e) ? 'zahlt' : 'verliert'} ${counted.influence(e.n)}.`,
  dial: (e, name) => `${name(e.seat)} stellt den ${DIALS[e.what as Resource]} auf ${e.n}.`,
  destroyed: (e, name) => `${side(e.seat, name, 'verliert', 'verlieren')} ${units(e.what, e.n)} ${area(e.at).in}.`,
  'fate-shuffled': () => 'Der Schicksalsstapel wird neu gemischt.',
  'draws-tactic': (e, name) =>
    e.what === '' ? `${name(e.seat)} zieht eine Taktikkarte.` : `${name(e.seat)} zieht ${quoted(e.what)}.`,
  'discards-tactic': (e, name) => `${name(e.seat)} legt ${quoted(e.what)} ab.`,
  plays: (e, name) => `${name(e.seat)} spielt ${quoted(e.what)}.`,
  'draws-quest': (e, name) =>
    e.what === '' ? `${name(e.seat)} zieht eine Questkarte.` : `${name(e.seat)} zieht die Quest ${quoted(e.what)}.`,
  'drops-quest': (e, name) =>
    e.what === '' ? `${name(e.seat)} legt eine Questkarte ab.` : `${name(e.seat)} legt die Quest ${quoted(e.what)} ab.`,
  'draws-reward': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} zieht eine Belohnung.`
      : `${name(e.seat)} zieht ${quoted(e.what)} für ${hero(e.at)}.`,
  'discards-reward': e => `${hero(e.at)} legt ${quoted(e.what)} ab.`,

  // Set-up
  'draws-lot': (e, name) => `${name(e.seat)} zieht beim Auslosen des Startspielers Schicksalskarte ${e.n}.`,
  'chooses-faction': (e, name) => `${name(e.seat)} führt ${faction(e.what).inFull} an.`,
  'dealt-quest': (e, name) => `${name(e.seat)} beginnt mit der Quest ${quoted(e.what)}.`,
  'lays-tile': (e, name) => `${name(e.seat)} legt Spielplanteil ${e.what}.`,
  'tiles-anew': () => 'Auf diesem Spielplan ist nicht genug Platz für alle Heimatreiche. Er wird neu gelegt.',
  city: e => `${card(e.what)} liegt in ${e.at}.`,
  'places-marker': (e, name) => `${name(e.seat)} legt einen Heimatreichmarker.`,
  'lays-realm': (e, name) => `${name(e.seat)} legt das ${faction(e.what).short}-Heimatreich.`,
  deploys: (e, name) => `${name(e.seat)} stellt ${units(e.what, e.n)} ${area(e.at).in} auf.`,
  'dealt-hero': (e, name) => `${heroInFull(e.what)} schließt sich ${name(e.seat)} an.`,

  // The year
  year: e => `Jahr ${e.n} beginnt.`,
  season: e => `Der ${words.seasons[e.what as Season]} beginnt.`,
  'season-card': e => `Die Jahreszeitenkarte ${quoted(e.what)} wird aufgedeckt.`,
  'tokens-back': () => 'Alle Aktivierungsmarker werden vom Spielplan entfernt.',
  'orders-back': () => 'Alle nehmen ihre Befehle zurück.',
  'stand-up': e =>
    e.n === 0
      ? 'Keine Figur ist auf der Flucht.'
      : plural(e.n, '1 fliehende Figur richtet sich auf.', '# fliehende Figuren richten sich auf.'),
  bids: (e, name) =>
    e.n === 0 ? `${name(e.seat)} bietet nichts.` : `${name(e.seat)} bietet ${counted.influence(e.n)}.`,
  'wins-bid': (e, name) => `${name(e.seat)} erhält den Zuschlag.`,
  'gives-tactic': (e, name) =>
    e.at === ''
      ? `${name(e.seat)} gibt einem Gegner eine Taktikkarte.`
      : `${name(e.seat)} gibt ${rival(e.at, name)} ${quoted(e.what)}.`,
  places: e => `${theUnits(e.what, e.n, 'erscheint', 'erscheinen')} ${area(e.at).in}.`,
  routs: e => `${theUnits(e.what, e.n, 'flieht', 'fliehen')} ${area(e.at).in}.`,
  'changes-sides': (e, name) => `${hero(e.what)} wechselt die Seite und schließt sich ${name(e.seat)} an.`,
  migrate: e =>
    `${plural(e.n, '1 neutrale Einheit zieht', '# neutrale Einheiten ziehen')} ${area(e.what).from} ${area(e.at).to}.`,
  'has-runes': (e, name) => `${name(e.seat)} hat ${counted.runes(e.n)} ${FROM[e.what as keyof typeof FROM]}.`,
  reckons: (e, name) => `${name(e.seat)} hat ${counted.runes(e.n)}.`,
  wins: (e, name) =>
    `${name(e.seat)} gewinnt die Partie ${e.n === 0 ? 'ohne Drachenrune' : `mit ${counted.runes(e.n)}`}.`,

  // Orders
  reveals: (e, name) =>
    e.n === 1 && e.what !== 'fortify'
      ? `${name(e.seat)} deckt ${quoted(e.what)} auf und darf den Bonus nutzen.`
      : `${name(e.seat)} deckt ${quoted(e.what)} auf.`,
  resolves: (e, name) => `${name(e.seat)} führt ${quoted(e.what)} aus.`,
  declines: (e, name) => `${name(e.seat)} verzichtet auf die Aktion von ${quoted(e.what)}.`,
  'declines-bonus': (e, name) => `${name(e.seat)} verzichtet auf den Bonus von ${quoted(e.what)}.`,
  activates: (e, name) => `${name(e.seat)} aktiviert ${area(e.at).name}.`,
  moves: (e, name) => {
    const { unit, from } = pick(e.what);
    return `${name(e.seat)} bewegt ${units(unit, e.n)} ${area(from).from} ${area(e.at).to}.`;
  },
  'draws-hero': (e, name) =>
    e.what === ''
      ? `Ein Held könnte sich ${name(e.seat)} anschließen.`
      : `${heroInFull(e.what)} könnte sich ${name(e.seat)} anschließen.`,
  hires: (e, name) => `${heroInFull(e.what)} schließt sich ${name(e.seat)} ${area(e.at).in} an.`,
  deserts: (e, name) => `${hero(e.what)} verlässt ${name(e.seat)}.`,
  builds: (e, name) => `${name(e.seat)} baut ${development(e.what)} ${area(e.at).in}.`,
  'development-gone': (e, name) => `${name(e.seat)} verliert ${development(e.what)} ${area(e.at).in}.`,
  'stronghold-rises': (e, name) =>
    e.what === 'damaged'
      ? `${name(e.seat)} stellt eine beschädigte Festung ${area(e.at).in} auf.`
      : `${name(e.seat)} baut eine Festung ${area(e.at).in}.`,
  'stronghold-falls': (e, name) => `${name(e.seat)} verliert die Festung ${area(e.at).in}.`,
  'stronghold-damaged': e => `Die Festung ${area(e.at).in} wird beschädigt.`,
  'stronghold-repaired': (e, name) => `${name(e.seat)} repariert die Festung ${area(e.at).in}.`,
  recruits: (e, name) => `${name(e.seat)} rekrutiert ${units(e.what, e.n)} ${area(e.at).in}.`,
  rallies: (e, name) => `${name(e.seat)} holt in ${card(e.what)} Unterstützung ein.`,
  joins: (e, name) => `${theUnits(e.what, e.n, 'schließt', 'schließen')} sich ${name(e.seat)} ${area(e.at).in} an.`,
  'moves-rune': (e, name) => `${name(e.seat)} verlegt einen Runenmarker ${area(e.what).from} ${area(e.at).to}.`,

  // Battles
  attacks: (e, name) => `${name(e.seat)} greift ${area(e.at).name} an.`,
  'unit-draws': (e, name) => `${theirs(e.seat, name, e.what, 1, 'zieht', 'ziehen')} ${drawn(e.n, e.what)}.`,
  'drops-fate': (e, name) => `${side(e.seat, name, 'legt', 'legen')} ${drawn(e.n, e.what)} ab.`,
  uses: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'nutzt', 'nutzen')} „${words.cards.abilities[e.what as UnitId][0]}“.`,
  damaged: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'nimmt', 'nehmen')} ${counted.damage(e.n)} ${area(e.at).in}.`,
  raises: (e, name) => `${name(e.seat)} erweckt ${units(e.what, e.n)} ${area(e.at).in}.`,
  defends: (e, name) => `${name(e.seat)} setzt zur Verteidigung ${development(e.what)} ein.`,
  strength: (e, name) => `${side(e.seat, name, 'kommt', 'kommen')} auf ${counted.strength(e.n)}.`,
  'wins-battle': (e, name) => `${side(e.seat, name, 'gewinnt', 'gewinnen')} den Kampf ${area(e.at).in}.`,
  'breaks-off': (e, name) => `${name(e.seat)} bricht den Kampf ${area(e.at).in} ab.`,
  retreats: (e, name) => `${theirs(e.seat, name, e.what, e.n, 'zieht', 'ziehen')} sich ${area(e.at).to} zurück.`,
  negotiates: (e, name) => `${name(e.seat)} gibt ${counted.influence(e.n)} für Diplomatie ${area(e.at).in} aus.`,
  'envoy-draws': (e, name) => `${name(e.seat)} zieht ${drawn(e.n, null)}.`,
  destiny: (e, name) => `${name(e.seat)} wählt ${color(e.what)}.`,
  allies: (e, name) => `${theUnits(e.what, e.n, 'verbündet', 'verbünden')} sich ${area(e.at).in} mit ${name(e.seat)}.`,

  // Runes
  'looks-at-rune': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} sieht sich einen Runenmarker an.`
      : `${name(e.seat)} sieht sich den Runenmarker ${area(e.at).in} an, er ist ${e.what === 'genuine' ? 'echt' : 'falsch'}.`,
  'discards-rune': (e, name) => `${name(e.seat)} legt ${area(e.at).in} eine falsche Rune ab.`,
  'lays-rune': (e, name) => `${name(e.seat)} platziert einen Runenmarker ${area(e.at).in}.`,
  'genuine-rune': (e, name) =>
    e.at === ''
      ? `Nur ${name(e.seat)} weiß, welcher Runenmarker echt ist.`
      : `Nur ${name(e.seat)} weiß, dass der Runenmarker ${area(e.at).in} echt ist.`,

  // Titles and objectives
  'takes-title': (e, name) => `${name(e.seat)} übernimmt mit ${counted.influence(e.n)} den Titel ${quoted(e.what)}.`,
  'captain-trades': (e, name) => `${name(e.seat)} tauscht 3 Belohnungen gegen eine Drachenrune.`,
  'claims-objective': (e, name) => `${name(e.seat)} erreicht das Ziel ${quoted(e.what)}.`,
  'swaps-objective': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} tauscht das eigene Ziel.`
      : `${name(e.seat)} tauscht das eigene Ziel und bekommt ${quoted(e.what)}.`,

  // Tactics
  names: (e, name) =>
    e.n === 0
      ? `${rival(e.what, name)} darf in dieser Jahreszeit keinen Vorherrschaftsbonus nutzen.`
      : `${name(e.seat)} nennt ${rival(e.what, name)}, und beide ziehen je ${counted.tactics(e.n)}.`,
  'takes-back': (e, name) => `${name(e.seat)} nimmt ${quoted(e.what)} zurück.`,
  'lays-token': (e, name) =>
    `${name(e.seat)} platziert einen Aktivierungsmarker von ${rival(e.what, name)} ${area(e.at).in}.`,
  'stands-up': e => `${theUnits(e.what, e.n, 'richtet', 'richten')} sich ${area(e.at).in} auf.`,
  'patched-up': e => `${theUnits(e.what, 1, 'entfernt', 'entfernen')} ${counted.damage(e.n)} ${area(e.at).in}.`,
  ambushes: (e, name) => `${name(e.seat)} lässt ${forms.units[e.what as UnitId].many} aus dem Hinterhalt angreifen.`,

  // Heroes
  'hero-moves': e => `${hero(e.what)} geht ${area(e.at).to}.`,
  'hero-heals': e => `${hero(e.what)} entfernt ${counted.damage(e.n)}.`,
  'hero-hurt': e => `${hero(e.what)} nimmt ${counted.damage(e.n)}.`,
  'hero-falls': e =>
    e.n === 0
      ? `${hero(e.what)} fällt ${area(e.at).in}.`
      : `${hero(e.what)} fällt ${area(e.at).in} und lässt ${counted.rewards(e.n)} zurück.`,
  'hero-endures': e => `${hero(e.what)} hält mit 1 Lebenspunkt durch.`,
  trains: e => `${hero(e.what)} trainiert ${words.attributes[e.at as Attribute]} auf +${e.n}.`,
  'takes-rewards': e => `${hero(e.what)} nimmt ${counted.rewards(e.n)} ${area(e.at).in} an sich.`,
  'hands-over': e => `${hero(e.what)} gibt ${hero(e.at)} eine Belohnung.`,
  'shows-reward': e => `${hero(e.at)} zeigt ${quoted(e.what)}.`,
  attempts: e => `${hero(e.at)} versucht die Quest ${quoted(e.what)}.`,
  completes: (e, name) => `${name(e.seat)} erfüllt die Quest ${quoted(e.what)}.`,
  fails: (e, name) => `${name(e.seat)} scheitert an der Quest ${quoted(e.what)}.`,
  'hero-fate': e => `${sentence(hero(e.what))} zieht ${drawn(e.n, e.rule === 'RW-DUEL-05' ? 'hero' : null)}.`,
  'takes-line': (e, name) => `${name(e.seat)} wählt ${color(e.what)}.`,
  challenges: e => `${hero(e.what)} fordert ${foe(e.at)} zum Duell.`,
  'duel-prevented': e => `${hero(e.what)} entkommt, und es gibt kein Duell.`,
  'duel-weapon': e => `${hero(e.at)} kämpft mit ${quoted(e.what)}.`,
  'duel-uses': (e, name) => {
    if (e.what === 'foe') return 'Die imaginäre Einheit nutzt ihre Spezialfähigkeit.';
    if (e.what === 'strike') return `${name(e.seat)} verursacht mit dem Spezialsymbol 1 Schaden.`;
    return e.what in words.cards.heroes
      ? `${hero(e.what)} nutzt eine Spezialfähigkeit.`
      : `${name(e.seat)} nutzt ${quoted(e.what)}.`;
  },
  'duel-hurt': e => `${sentence(hero(e.what))} nimmt ${counted.damage(e.n)}.`,
  'wins-duel': e => `${hero(e.what)} gewinnt das Duell.`,
  'duel-ends': e => `Das Duell endet nach Runde ${e.n}.`,
  explores: e => `Der Erkundungsmarker ${area(e.at).in} zeigt ${quoted(e.what)}.`,
  'token-gone': e => `Der Erkundungsmarker ${quoted(e.what)} ${area(e.at).in} wird abgelegt.`,
  stands: e => `${theUnits(e.what, e.n, 'richtet', 'richten')} sich ${area(e.at).in} auf.`,
};
