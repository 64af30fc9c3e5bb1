import { grammar, type NameOf, plural, type Seat, sentence } from '@teahouse/kernel';
import { type CAPTURED, pick, type RuneSource, type SeatId, seatOf } from '../../src/ids.ts';
import type { Attribute, Destiny, DevelopmentId, FactionId, Resource, Season, UnitId } from '../../src/printed/ids.ts';
import { words } from '../answers/en.ts';
import { forms } from '../forms/en.ts';
import { naming } from '../naming.ts';
import { isPrice, type NoteLines } from './lines.ts';

const { area, card, drawn, fighterName: hero, hero: heroInFull } = naming(words);
const { counted } = forms;

/** What brought dragon runes. */
const FROM: Readonly<Record<RuneSource | typeof CAPTURED, string>> = {
  start: 'from the start',
  winter: 'from winter',
  objective: 'for an objective',
  captain: 'traded by the Captain',
  shard: 'from Timmorran Shards',
  vault: 'from a Rune Vault',
  captured: 'captured from others',
};

const DIALS: Readonly<Record<Resource, string>> = { food: 'food dial', wood: 'wood dial', ore: 'ore dial' };

const quoted = (id: string): string => grammar('en').quoted(card(id));
const units = (unit: string, n: number): string => forms.units[unit as UnitId].object(n);
/** Units as the subject of a sentence, with the verb that fits their number. */
const theUnits = (unit: string, n: number, one: string, many: string): string =>
  `${sentence(forms.units[unit as UnitId].subject(n))} ${n === 1 ? one : many}`;
/** A player, or the neutral units, with the verb that fits. */
const side = (seat: Seat, name: NameOf, one: string, many: string): string =>
  seat < 0 ? `The neutrals ${many}` : `${name(seat)} ${one}`;
/** Units of a side in a battle, with the verb that fits their number. */
const theirs = (seat: Seat, name: NameOf, unit: string, n: number, one: string, many: string): string => {
  const noun = forms.units[unit as UnitId];
  if (n === 1) return `${seat < 0 ? 'A neutral' : `${name(seat)}’s`} ${noun.name} ${one}`;
  return `${seat < 0 ? `${n} neutral` : `${n} of ${name(seat)}’s`} ${noun.many} ${many}`;
};
const rival = (id: string, name: NameOf): string => name(seatOf(id as SeatId));
const faction = (id: string) => forms.factions[id as FactionId];
const development = (id: string): string => forms.developments[id as DevelopmentId];
const color = (id: string): string => words.colors[id as Destiny];

export const notes: NoteLines = {
  // Every chapter
  gains: (e, name) => `${name(e.seat)} gains ${counted.influence(e.n)}.`,
  loses: (e, name) => `${name(e.seat)} ${isPrice(e) ? 'pays' : 'loses'} ${counted.influence(e.n)}.`,
  dial: (e, name) => `${name(e.seat)} sets the ${DIALS[e.what as Resource]} to ${e.n}.`,
  destroyed: (e, name) => `${side(e.seat, name, 'loses', 'lose')} ${units(e.what, e.n)} ${area(e.at).in}.`,
  'fate-shuffled': () => 'The fate deck is reshuffled.',
  'draws-tactic': (e, name) =>
    e.what === '' ? `${name(e.seat)} draws a tactics card.` : `${name(e.seat)} draws ${quoted(e.what)}.`,
  'discards-tactic': (e, name) => `${name(e.seat)} discards ${quoted(e.what)}.`,
  plays: (e, name) => `${name(e.seat)} plays ${quoted(e.what)}.`,
  'draws-quest': (e, name) =>
    e.what === '' ? `${name(e.seat)} draws a quest card.` : `${name(e.seat)} draws the quest ${quoted(e.what)}.`,
  'drops-quest': (e, name) =>
    e.what === '' ? `${name(e.seat)} discards a quest card.` : `${name(e.seat)} discards the quest ${quoted(e.what)}.`,
  'draws-reward': (e, name) =>
    e.what === '' ? `${name(e.seat)} draws a reward.` : `${name(e.seat)} draws ${quoted(e.what)} for ${hero(e.at)}.`,
  'discards-reward': e => `${hero(e.at)} discards ${quoted(e.what)}.`,

  // Set-up
  'draws-lot': (e, name) => `${name(e.seat)} draws fate card ${e.n} for the first turn.`,
  'chooses-faction': (e, name) => `${name(e.seat)} leads ${faction(e.what).inFull}.`,
  'dealt-quest': (e, name) => `${name(e.seat)} starts with the quest ${quoted(e.what)}.`,
  'lays-tile': (e, name) => `${name(e.seat)} lays tile ${e.what}.`,
  'tiles-anew': () => 'There is no room for all home realms on this map. The tiles are laid again.',
  city: e => `${card(e.what)} lies ${area(e.at).in}.`,
  'places-marker': (e, name) => `${name(e.seat)} places a home-realm marker.`,
  'lays-realm': (e, name) => `${name(e.seat)} lays the ${faction(e.what).short} home realm.`,
  deploys: (e, name) => `${name(e.seat)} deploys ${units(e.what, e.n)} ${area(e.at).in}.`,
  'dealt-hero': (e, name) => `${heroInFull(e.what)} joins ${name(e.seat)}.`,

  // The year
  year: e => `Year ${e.n} begins.`,
  season: e => `${words.seasons[e.what as Season]} begins.`,
  'season-card': e => `The season card is ${quoted(e.what)}.`,
  'tokens-back': () => 'All activation tokens are removed from the map.',
  'orders-back': () => 'All players take back their orders.',
  'stand-up': e =>
    e.n === 0 ? 'No figure is routed.' : plural(e.n, '1 routed figure stands up.', '# routed figures stand up.'),
  bids: (e, name) => (e.n === 0 ? `${name(e.seat)} bids nothing.` : `${name(e.seat)} bids ${counted.influence(e.n)}.`),
  'wins-bid': (e, name) => `${name(e.seat)} wins the bid.`,
  'gives-tactic': (e, name) =>
    e.at === ''
      ? `${name(e.seat)} gives a tactics card to an opponent.`
      : `${name(e.seat)} gives ${quoted(e.what)} to ${rival(e.at, name)}.`,
  places: e => `${theUnits(e.what, e.n, 'appears', 'appear')} ${area(e.at).in}.`,
  routs: e => `${theUnits(e.what, e.n, 'is', 'are')} routed ${area(e.at).in}.`,
  'changes-sides': (e, name) => `${hero(e.what)} changes sides and joins ${name(e.seat)}.`,
  migrate: e => `${plural(e.n, '1 neutral unit moves', '# neutral units move')} ${area(e.what).from} ${area(e.at).to}.`,
  'has-runes': (e, name) => `${name(e.seat)} has ${counted.runes(e.n)} ${FROM[e.what as keyof typeof FROM]}.`,
  reckons: (e, name) => `${name(e.seat)} has ${counted.runes(e.n)}.`,
  wins: (e, name) => `${name(e.seat)} wins the game with ${counted.runes(e.n)}.`,

  // Orders
  reveals: (e, name) =>
    e.n === 1 && e.what !== 'fortify'
      ? `${name(e.seat)} reveals ${quoted(e.what)} and may use its bonus.`
      : `${name(e.seat)} reveals ${quoted(e.what)}.`,
  resolves: (e, name) => `${name(e.seat)} resolves ${quoted(e.what)}.`,
  declines: (e, name) => `${name(e.seat)} skips the action of ${quoted(e.what)}.`,
  'declines-bonus': (e, name) => `${name(e.seat)} skips the bonus of ${quoted(e.what)}.`,
  activates: (e, name) => `${name(e.seat)} activates ${area(e.at).name}.`,
  moves: (e, name) => {
    const { unit, from } = pick(e.what);
    return `${name(e.seat)} moves ${units(unit, e.n)} ${area(from).from} ${area(e.at).to}.`;
  },
  'draws-hero': (e, name) => `${name(e.seat)} considers hiring ${e.what === '' ? 'a hero' : heroInFull(e.what)}.`,
  hires: (e, name) => `${name(e.seat)} hires ${heroInFull(e.what)} ${area(e.at).in}.`,
  deserts: (e, name) => `${hero(e.what)} leaves ${name(e.seat)}.`,
  builds: (e, name) => `${name(e.seat)} builds ${development(e.what)} ${area(e.at).in}.`,
  'development-gone': (e, name) => `${name(e.seat)} loses ${development(e.what)} ${area(e.at).in}.`,
  'stronghold-rises': (e, name) =>
    `${name(e.seat)} builds a ${e.what === 'damaged' ? 'damaged stronghold' : 'stronghold'} ${area(e.at).in}.`,
  'stronghold-falls': (e, name) => `${name(e.seat)} loses the stronghold ${area(e.at).in}.`,
  'stronghold-damaged': e => `The stronghold ${area(e.at).in} is damaged.`,
  'stronghold-repaired': (e, name) => `${name(e.seat)} repairs the stronghold ${area(e.at).in}.`,
  recruits: (e, name) => `${name(e.seat)} recruits ${units(e.what, e.n)} ${area(e.at).in}.`,
  rallies: (e, name) => `${name(e.seat)} rallies support in ${card(e.what)}.`,
  joins: (e, name) => `${theUnits(e.what, e.n, 'joins', 'join')} ${name(e.seat)} ${area(e.at).in}.`,
  'moves-rune': (e, name) => `${name(e.seat)} moves a rune token ${area(e.what).from} ${area(e.at).to}.`,

  // Battles
  attacks: (e, name) => `${name(e.seat)} attacks ${area(e.at).name}.`,
  'unit-draws': (e, name) => `${theirs(e.seat, name, e.what, 1, 'draws', 'draw')} ${drawn(e.n, e.what)}.`,
  'drops-fate': (e, name) => `${side(e.seat, name, 'discards', 'discard')} ${drawn(e.n, e.what)}.`,
  uses: (e, name) =>
    `${theirs(e.seat, name, e.what, 1, 'uses', 'use')} “${words.cards.abilities[e.what as UnitId][0]}”.`,
  damaged: (e, name) => `${theirs(e.seat, name, e.what, 1, 'takes', 'take')} ${counted.damage(e.n)} ${area(e.at).in}.`,
  raises: (e, name) => `${name(e.seat)} raises ${units(e.what, e.n)} ${area(e.at).in}.`,
  defends: (e, name) => `${name(e.seat)} defends with ${development(e.what)}.`,
  strength: (e, name) => `${side(e.seat, name, 'has', 'have')} ${counted.strength(e.n)}.`,
  'wins-battle': (e, name) => `${side(e.seat, name, 'wins', 'win')} the battle ${area(e.at).in}.`,
  'breaks-off': (e, name) => `${name(e.seat)} breaks off the battle ${area(e.at).in}.`,
  retreats: (e, name) => `${theirs(e.seat, name, e.what, e.n, 'retreats', 'retreat')} ${area(e.at).to}.`,
  negotiates: (e, name) => `${name(e.seat)} spends ${counted.influence(e.n)} on diplomacy ${area(e.at).in}.`,
  'envoy-draws': (e, name) => `${name(e.seat)} draws ${drawn(e.n, null)}.`,
  destiny: (e, name) => `${name(e.seat)} chooses ${color(e.what)}.`,
  allies: (e, name) =>
    `${theUnits(e.what, e.n, 'becomes an ally', 'become allies')} of ${name(e.seat)} ${area(e.at).in}.`,

  // Runes
  'looks-at-rune': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} looks at a rune token.`
      : `${name(e.seat)} looks at the rune token ${area(e.at).in}, which is ${e.what}.`,
  'discards-rune': (e, name) => `${name(e.seat)} discards a false rune ${area(e.at).in}.`,
  'lays-rune': (e, name) => `${name(e.seat)} places a rune token ${area(e.at).in}.`,
  'genuine-rune': (e, name) =>
    e.at === ''
      ? `Only ${name(e.seat)} knows which rune token is genuine.`
      : `Only ${name(e.seat)} knows that the rune token ${area(e.at).in} is genuine.`,

  // Titles and objectives
  'takes-title': (e, name) => `${name(e.seat)} becomes ${card(e.what)} with ${counted.influence(e.n)}.`,
  'captain-trades': (e, name) => `${name(e.seat)} trades 3 rewards for a dragon rune.`,
  'claims-objective': (e, name) => `${name(e.seat)} achieves the objective ${quoted(e.what)}.`,
  'swaps-objective': (e, name) =>
    e.what === ''
      ? `${name(e.seat)} swaps an objective.`
      : `${name(e.seat)} swaps an objective and gets ${quoted(e.what)}.`,

  // Tactics
  names: (e, name) =>
    e.n === 0
      ? `${rival(e.what, name)} can’t use a supremacy bonus this season.`
      : `${name(e.seat)} names ${rival(e.what, name)}, and each of them draws ${counted.tactics(e.n)}.`,
  'takes-back': (e, name) => `${name(e.seat)} takes back ${quoted(e.what)}.`,
  'lays-token': (e, name) =>
    `${name(e.seat)} places one of ${rival(e.what, name)}’s activation tokens ${area(e.at).in}.`,
  'stands-up': e => `${theUnits(e.what, e.n, 'stands up', 'stand up')} ${area(e.at).in}.`,
  'patched-up': e => `${theUnits(e.what, 1, 'recovers', 'recover')} from ${counted.damage(e.n)} ${area(e.at).in}.`,
  ambushes: (e, name) => `${name(e.seat)} lays an ambush with ${forms.units[e.what as UnitId].many}.`,

  // Heroes
  'hero-moves': e => `${hero(e.what)} moves ${area(e.at).to}.`,
  'hero-heals': e => `${hero(e.what)} removes ${counted.damage(e.n)}.`,
  'hero-hurt': e => `${hero(e.what)} takes ${counted.damage(e.n)}.`,
  'hero-falls': e =>
    e.n === 0
      ? `${hero(e.what)} falls ${area(e.at).in}.`
      : `${hero(e.what)} falls ${area(e.at).in} and leaves ${counted.rewards(e.n)} behind.`,
  'hero-endures': e => `${hero(e.what)} endures with 1 health left.`,
  trains: e => `${hero(e.what)} trains ${words.attributes[e.at as Attribute]} to +${e.n}.`,
  'takes-rewards': e => `${hero(e.what)} takes ${counted.rewards(e.n)} ${area(e.at).in}.`,
  'hands-over': e => `${hero(e.what)} hands a reward to ${hero(e.at)}.`,
  'shows-reward': e => `${hero(e.at)} shows ${quoted(e.what)}.`,
  attempts: e => `${hero(e.at)} attempts the quest ${quoted(e.what)}.`,
  completes: (e, name) => `${name(e.seat)} completes the quest ${quoted(e.what)}.`,
  fails: (e, name) => `${name(e.seat)} fails the quest ${quoted(e.what)}.`,
  'hero-fate': e => `${sentence(hero(e.what))} draws ${drawn(e.n, e.rule === 'RW-DUEL-05' ? 'hero' : null)}.`,
  'takes-line': (e, name) => `${name(e.seat)} chooses ${color(e.what)}.`,
  challenges: e => `${hero(e.what)} challenges ${hero(e.at)} to a duel.`,
  'duel-prevented': e => `${hero(e.what)} slips away, and there is no duel.`,
  'duel-weapon': e => `${hero(e.at)} fights with ${quoted(e.what)}.`,
  'duel-uses': (e, name) => {
    if (e.what === 'foe') return 'The imaginary unit uses its special ability.';
    if (e.what === 'strike') return `${name(e.seat)} deals 1 damage with the special symbol.`;
    return e.what in words.cards.heroes
      ? `${hero(e.what)} uses a special ability.`
      : `${name(e.seat)} uses ${quoted(e.what)}.`;
  },
  'duel-hurt': e => `${sentence(hero(e.what))} takes ${counted.damage(e.n)}.`,
  'wins-duel': e => `${hero(e.what)} wins the duel.`,
  'duel-ends': e => `The duel ends after round ${e.n}.`,
  explores: e => `The exploration token ${area(e.at).in} is ${quoted(e.what)}.`,
  'token-gone': e => `The exploration token ${quoted(e.what)} ${area(e.at).in} is discarded.`,
  stands: e => `${theUnits(e.what, e.n, 'stands up', 'stand up')} ${area(e.at).in}.`,
};
