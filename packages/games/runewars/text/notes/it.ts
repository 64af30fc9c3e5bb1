import { ad, grammar, type NameOf, plural, type Seat, sentence } from '@teahouse/kernel';
import { type CAPTURED, pick, type RuneSource, type SeatId, seatOf } from '../../src/ids.ts';
import type { Attribute, Destiny, DevelopmentId, FactionId, Resource, Season, UnitId } from '../../src/printed/ids.ts';
import { words } from '../answers/it.ts';
import { forms } from '../forms/it.ts';
import { naming } from '../naming.ts';
import { isPrice, type NoteLines } from './lines.ts';

const { area, card, drawn, fighterName: hero, hero: heroInFull } = naming(words);
const { counted } = forms;

/** Da dove vengono le rune di drago. */
const FROM: Readonly<Record<RuneSource | typeof CAPTURED, string>> = {
  start: 'dall’inizio',
  winter: 'dalle carte dell’inverno',
  objective: 'per un Obiettivo',
  captain: 'dagli scambi del Capitano',
  shard: 'dai Frammenti di Timmorran',
  vault: 'dalla Cripta della Runa',
  captured: 'dalle aree degli avversari',
};

const DIALS: Readonly<Record<Resource, string>> = {
  food: 'il quadrante del cibo',
  wood: 'il quadrante del legno',
  ore: 'il quadrante del minerale',
};
const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'la primavera',
  summer: 'l’estate',
  autumn: 'l’autunno',
  winter: 'l’inverno',
};
const REALMS: Readonly<Record<FactionId, string>> = {
  daqan: 'dei Signori Daqan',
  latari: 'degli Elfi Latari',
  uthuk: 'degli Uthuk Y’llan',
  waiqar: 'di Waiqar l’Immortale',
};
const COLORS: Readonly<Record<Destiny, string>> = { red: 'il rosso', grey: 'il grigio', gold: 'l’oro' };
const FACES: Readonly<Record<string, string>> = { genuine: 'genuino', false: 'falso' };

const quoted = (id: string): string => grammar('it').quoted(card(id));
const units = (unit: string, n: number): string => forms.units[unit as UnitId].object(n);
/** Units as the subject of a sentence, with the verb that fits their number. */
const theUnits = (unit: string, n: number, one: string, many: string): string =>
  `${sentence(forms.units[unit as UnitId].subject(n))} ${n === 1 ? one : many}`;
/** A player, or the neutral units, with the verb that fits. */
const side = (seat: Seat, name: NameOf, one: string, many: string): string =>
  seat < 0 ? `Le unità neutrali ${many}` : `${name(seat)} ${one}`;
/** Units of a side in a battle, with the verb that fits their number. */
const theirs = (seat: Seat, name: NameOf, unit: string, n: number, one: string, many: string): string => {
  const whose = seat < 0 ? plural(n, 'neutrale', 'neutrali') : `di ${name(seat)}`;
  return theUnits(unit, n, `${whose} ${one}`, `${whose} ${many}`);
};
const rival = (id: string, name: NameOf): string => name(seatOf(id as SeatId));
const development = (id: string): string => forms.developments[id as DevelopmentId];

export const notes: NoteLines = {
  // Every chapter
  gains: (e, name) => `${name(e.seat)} guadagna ${counted.influence(e.n)}.`,
  loses: (e, name) => `${name(e.seat)} ${isPrice(e) ? 'paga' : 'perde'} ${counted.influence(e.n)}.`,
  dial: (e, name) => `${name(e.seat)} porta ${DIALS[e.what as Resource]} a ${e.n}.`,
  destroyed: (e, name) => `${side(e.seat, name, 'perde', 'perdono')} ${units(e.what, e.n)} ${area(e.at).in}.`,
  'fate-shuffled': () => 'Il mazzo Fato viene rimescolato.',
  'draws-tactic': (e, name) =>
    e.what === '' ? `${name(e.seat)} pesca una carta Tattica.` : `${name(e.seat)} pesca ${quoted(e.what)}.`,
  'discards-tactic': (e, name) => `${name(e.seat)} scarta ${quoted(e.what)}.`,
  plays: (e, name) => `${name(e.seat)} gioca ${quoted(e.what)}.`,
  'draws-quest': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} pesca una carta Missione.`
      : `${name(e.seat)} pesca la Missione ${quoted(e.what)}.`,
  'drops-quest': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} scarta una carta Missione.`
      : `${name(e.seat)} scarta la Missione ${quoted(e.what)}.`,
  'draws-reward': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} pesca una carta Ricompensa.`
      : `${name(e.seat)} pesca ${quoted(e.what)} per ${hero(e.at)}.`,
  'discards-reward': e => `${hero(e.at)} scarta ${quoted(e.what)}.`,

  // Set-up
  'draws-lot': (e, name) => `${name(e.seat)} pesca la carta Fato ${e.n} per decidere chi comincia.`,
  'chooses-faction': (e, name) => `${name(e.seat)} guida ${forms.factions[e.what as FactionId].inFull}.`,
  'dealt-quest': (e, name) => `${name(e.seat)} comincia con la Missione ${quoted(e.what)}.`,
  'lays-tile': (e, name) => `${name(e.seat)} piazza la tessera ${e.what}.`,
  'tiles-anew': () => 'Su questa mappa non c’è posto per tutti i regni natii. Le tessere si piazzano di nuovo.',
  city: e => `${card(e.what)} sorge ${area(e.at).in}.`,
  'places-marker': (e, name) => `${name(e.seat)} piazza un indicatore di regno natio.`,
  'lays-realm': (e, name) => `${name(e.seat)} piazza il regno natio ${REALMS[e.what as FactionId]}.`,
  deploys: (e, name) => `${name(e.seat)} schiera ${units(e.what, e.n)} ${area(e.at).in}.`,
  'dealt-hero': (e, name) => `${heroInFull(e.what)} si unisce ${ad(name(e.seat))}.`,

  // The year
  year: e => `Comincia l’anno ${e.n}.`,
  season: e => `Comincia ${SEASONS[e.what as Season]}.`,
  'season-card': e => `La carta Stagione è ${quoted(e.what)}.`,
  'tokens-back': () => 'Tutti i segnalini Attivazione vengono rimossi dalla mappa.',
  'orders-back': () => 'Tutti i giocatori riprendono in mano le carte Ordine.',
  'stand-up': e =>
    e.n === 0
      ? 'Nessuna miniatura è in rotta.'
      : plural(e.n, '1 miniatura in rotta si rialza.', '# miniature in rotta si rialzano.'),
  bids: (e, name) =>
    e.n === 0 ? `${name(e.seat)} non offre nulla.` : `${name(e.seat)} offre ${counted.influence(e.n)}.`,
  'wins-bid': (e, name) => `${name(e.seat)} vince l’asta.`,
  'gives-tactic': (e, name) =>
    e.at === ''
      ? `${name(e.seat)} dà una carta Tattica a un avversario.`
      : `${name(e.seat)} dà ${quoted(e.what)} ${ad(rival(e.at, name))}.`,
  places: e => `${theUnits(e.what, e.n, 'compare', 'compaiono')} ${area(e.at).in}.`,
  routs: e => `${theUnits(e.what, e.n, 'va', 'vanno')} in rotta ${area(e.at).in}.`,
  'changes-sides': (e, name) => `${hero(e.what)} cambia bandiera e si unisce ${ad(name(e.seat))}.`,
  migrate: e =>
    `${plural(e.n, '1 unità neutrale si sposta', '# unità neutrali si spostano')} ${area(e.what).from} all’area ${area(e.at).name}.`,
  'has-runes': (e, name) => `${name(e.seat)} ha ${counted.runes(e.n)} ${FROM[e.what as keyof typeof FROM]}.`,
  reckons: (e, name) =>
    e.n === 0 ? `${name(e.seat)} non ha rune di drago.` : `${name(e.seat)} ha ${counted.runes(e.n)}.`,
  wins: (e, name) =>
    e.n === 0
      ? `${name(e.seat)} vince la partita senza rune di drago.`
      : `${name(e.seat)} vince la partita con ${counted.runes(e.n)}.`,

  // Orders
  reveals: (e, name) =>
    e.n === 1 && e.what !== 'fortify'
      ? `${name(e.seat)} rivela ${quoted(e.what)} e può usarne il Bonus di Supremazia.`
      : `${name(e.seat)} rivela ${quoted(e.what)}.`,
  resolves: (e, name) => `${name(e.seat)} risolve ${quoted(e.what)}.`,
  declines: (e, name) => `${name(e.seat)} rinuncia all’azione di ${quoted(e.what)}.`,
  'declines-bonus': (e, name) => `${name(e.seat)} rinuncia al bonus di ${quoted(e.what)}.`,
  activates: (e, name) => `${name(e.seat)} attiva l’area ${area(e.at).name}.`,
  moves: (e, name) => {
    const { unit, from } = pick(e.what);
    return `${name(e.seat)} muove ${units(unit, e.n)} ${area(from).from} all’area ${area(e.at).name}.`;
  },
  'draws-hero': (e, name) => `${name(e.seat)} valuta se assoldare ${e.what === '' ? 'un Eroe' : heroInFull(e.what)}.`,
  hires: (e, name) => `${name(e.seat)} assolda ${heroInFull(e.what)} ${area(e.at).in}.`,
  deserts: (e, name) => `${hero(e.what)} lascia ${name(e.seat)}.`,
  builds: (e, name) => `${name(e.seat)} costruisce ${development(e.what)} ${area(e.at).in}.`,
  'development-gone': (e, name) => `${name(e.seat)} perde ${development(e.what)} ${area(e.at).in}.`,
  'stronghold-rises': (e, name) =>
    `${name(e.seat)} costruisce una ${e.what === 'damaged' ? 'Fortezza danneggiata' : 'Fortezza'} ${area(e.at).in}.`,
  'stronghold-falls': (e, name) => `${name(e.seat)} perde la Fortezza ${area(e.at).in}.`,
  'stronghold-damaged': e => `La Fortezza ${area(e.at).in} viene danneggiata.`,
  'stronghold-repaired': (e, name) => `${name(e.seat)} ripara la Fortezza ${area(e.at).in}.`,
  recruits: (e, name) => `${name(e.seat)} recluta ${units(e.what, e.n)} ${area(e.at).in}.`,
  rallies: (e, name) => `${name(e.seat)} ottiene supporto da ${card(e.what)}.`,
  joins: (e, name) => `${theUnits(e.what, e.n, 'si unisce', 'si uniscono')} ${ad(name(e.seat))} ${area(e.at).in}.`,
  'moves-rune': (e, name) =>
    `${name(e.seat)} sposta un segnalino runa ${area(e.what).from} all’area ${area(e.at).name}.`,

  // Battles
  attacks: (e, name) => `${name(e.seat)} attacca l’area ${area(e.at).name}.`,
  'unit-draws': (e, name) => `${theirs(e.seat, name, e.what, 1, 'pesca', 'pescano')} la ${drawn(e.n, e.what)}.`,
  'drops-fate': (e, name) => `${side(e.seat, name, 'scarta', 'scartano')} la ${drawn(e.n, e.what)}.`,
  uses: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'usa', 'usano')} «${words.cards.abilities[e.what as UnitId][0]}».`,
  damaged: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'subisce', 'subiscono')} ${counted.damage(e.n)} ${area(e.at).in}.`,
  raises: (e, name) => `${name(e.seat)} rianima ${units(e.what, e.n)} ${area(e.at).in}.`,
  defends: (e, name) => `${name(e.seat)} si difende con ${development(e.what)}.`,
  strength: (e, name) => `${side(e.seat, name, 'ha', 'hanno')} ${counted.strength(e.n)}.`,
  'wins-battle': (e, name) => `${side(e.seat, name, 'vince', 'vincono')} la battaglia ${area(e.at).in}.`,
  'breaks-off': (e, name) => `${name(e.seat)} interrompe la battaglia ${area(e.at).in}.`,
  retreats: (e, name) => `${theirs(e.seat, name, e.what, e.n, 'si ritira', 'si ritirano')} ${area(e.at).to}.`,
  negotiates: (e, name) => `${name(e.seat)} spende ${counted.influence(e.n)} per la diplomazia ${area(e.at).in}.`,
  'envoy-draws': (e, name) => `${name(e.seat)} pesca la ${drawn(e.n, null)}.`,
  destiny: (e, name) => `${name(e.seat)} sceglie ${COLORS[e.what as Destiny]}.`,
  allies: (e, name) => `${theUnits(e.what, e.n, 'si allea', 'si alleano')} con ${name(e.seat)} ${area(e.at).in}.`,

  // Runes
  'looks-at-rune': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} guarda un segnalino runa.`
      : `${name(e.seat)} guarda il segnalino runa ${area(e.at).in}, che è ${FACES[e.what]}.`,
  'discards-rune': (e, name) => `${name(e.seat)} scarta una runa falsa ${area(e.at).in}.`,
  'lays-rune': (e, name) => `${name(e.seat)} piazza un segnalino runa ${area(e.at).in}.`,
  'genuine-rune': (e, name) =>
    e.at === ''
      ? `Solo ${name(e.seat)} sa quale segnalino runa è genuino.`
      : `Solo ${name(e.seat)} sa che il segnalino runa ${area(e.at).in} è genuino.`,

  // Titles and objectives
  'takes-title': (e, name) => `${name(e.seat)} diventa ${card(e.what)} con ${counted.influence(e.n)}.`,
  'captain-trades': (e, name) => `${name(e.seat)} scambia 3 carte Ricompensa con una runa di drago.`,
  'claims-objective': (e, name) => `${name(e.seat)} realizza l’Obiettivo ${quoted(e.what)}.`,
  'swaps-objective': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} cambia Obiettivo.`
      : `${name(e.seat)} cambia Obiettivo e riceve ${quoted(e.what)}.`,

  // Tactics
  names: (e, name) =>
    e.n === 0
      ? `${rival(e.what, name)} non può usare il Bonus di Supremazia in questa stagione.`
      : `${name(e.seat)} indica ${rival(e.what, name)}, e ciascuno dei due pesca ${counted.tactics(e.n)}.`,
  'takes-back': (e, name) => `${name(e.seat)} riprende in mano ${quoted(e.what)}.`,
  'lays-token': (e, name) =>
    `${name(e.seat)} piazza un segnalino Attivazione di ${rival(e.what, name)} ${area(e.at).in}.`,
  'stands-up': e => `${theUnits(e.what, e.n, 'si rialza', 'si rialzano')} ${area(e.at).in}.`,
  'patched-up': e => `${theUnits(e.what, 1, 'guarisce', 'guariscono')} da ${counted.damage(e.n)} ${area(e.at).in}.`,
  ambushes: (e, name) => `${name(e.seat)} tende un’imboscata (${forms.units[e.what as UnitId].many}).`,

  // Heroes
  'hero-moves': e => `${hero(e.what)} si muove ${area(e.at).to}.`,
  'hero-heals': e => `${hero(e.what)} guarisce da ${counted.damage(e.n)}.`,
  'hero-hurt': e => `${hero(e.what)} subisce ${counted.damage(e.n)}.`,
  'hero-falls': e =>
    e.n === 0
      ? `${hero(e.what)} cade ${area(e.at).in}.`
      : `${hero(e.what)} cade ${area(e.at).in} e lascia ${counted.rewards(e.n)}.`,
  'hero-endures': e => `${hero(e.what)} resiste con 1 punto di salute.`,
  trains: e => `${hero(e.what)} si addestra e ora ha +${e.n} ${words.attributes[e.at as Attribute]}.`,
  'takes-rewards': e => `${hero(e.what)} prende ${counted.rewards(e.n)} ${area(e.at).in}.`,
  'hands-over': e => `${hero(e.what)} cede una carta Ricompensa ${ad(hero(e.at))}.`,
  'shows-reward': e => `${hero(e.at)} mostra ${quoted(e.what)}.`,
  attempts: e => `${hero(e.at)} affronta la Missione ${quoted(e.what)}.`,
  completes: (e, name) => `${name(e.seat)} completa la Missione ${quoted(e.what)}.`,
  fails: (e, name) => `${name(e.seat)} fallisce la Missione ${quoted(e.what)}.`,
  'hero-fate': e => `${sentence(hero(e.what))} pesca la ${drawn(e.n, e.rule === 'RW-DUEL-05' ? 'hero' : null)}.`,
  'takes-line': (e, name) => `${name(e.seat)} sceglie ${COLORS[e.what as Destiny]}.`,
  challenges: e => `${hero(e.what)} sfida a duello ${hero(e.at)}.`,
  'duel-prevented': e => `${hero(e.what)} si dilegua e il duello non si combatte.`,
  'duel-weapon': e => `${hero(e.at)} combatte con ${quoted(e.what)}.`,
  'duel-uses': (e, name) => {
    if (e.what === 'foe') return 'L’unità immaginaria usa la sua abilità speciale.';
    if (e.what === 'strike') return `${name(e.seat)} infligge 1 danno con il simbolo abilità speciale.`;
    return e.what in words.cards.heroes
      ? `${hero(e.what)} usa la propria abilità speciale.`
      : `${name(e.seat)} usa ${quoted(e.what)}.`;
  },
  'duel-hurt': e => `${sentence(hero(e.what))} subisce ${counted.damage(e.n)}.`,
  'wins-duel': e => `${hero(e.what)} vince il duello.`,
  'duel-ends': e => `Il duello termina dopo il round ${e.n}.`,
  explores: e => `Il segnalino Esplorazione ${area(e.at).in} è ${quoted(e.what)}.`,
  'token-gone': e => `Il segnalino Esplorazione ${quoted(e.what)} ${area(e.at).in} viene scartato.`,
  stands: e => `${theUnits(e.what, e.n, 'si rialza', 'si rialzano')} ${area(e.at).in}.`,
};
