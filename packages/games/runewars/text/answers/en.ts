import { plural } from '@teahouse/kernel';
import { cards } from '../cards/en.ts';
import { forms } from '../forms/en.ts';
import type { Words } from '../words.ts';

const influence = forms.counted.influence;
const SIDES = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;

export const words: Words = {
  forms,
  cards,
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  resources: { food: 'Food', wood: 'Wood', ore: 'Ore' },
  attributes: { strength: 'Strength', agility: 'Agility', wisdom: 'Wisdom' },
  shapes: { triangle: 'triangle', circle: 'circle', rectangle: 'rectangle', hexagon: 'hexagon' },
  destinies: { red: 'Red', grey: 'Gray', gold: 'Gold' },
  colors: { red: 'red', grey: 'gray', gold: 'gold' },
  foes: { marauder: 'the Marauder', 'pack-leader': 'the Pack Leader', hunter: 'the Hunter' },
  plain: {
    done: 'Done',
    pass: 'Pass',
    clear: 'Start over',
    yes: 'Yes',
    no: 'No',
    fight: 'Fight',
    retreat: 'Retreat',
    stay: 'Stay',
    'as-usual': 'Assign my losses automatically in this battle',
    'pass-battle': 'Pass for the rest of this battle',
    act: 'Yes',
    decline: 'No',
    build: 'Build a stronghold (3 influence)',
    repair: 'Repair a stronghold',
    'move-runes': 'Move rune tokens',
    move: 'Move',
    heal: 'Heal',
    train: 'Train',
    exchange: 'Exchange rewards',
    claim: 'Reveal your objective',
    swap: 'Swap your objective',
    influence: 'Influence',
    tactics: 'A tactics card',
    card: 'A tactics card',
    damage: 'Deal 1 damage',
    stand: 'Stand up your units here',
    strike: 'Deal 1 damage',
  },
  toQuestion: {
    'autumn.receive influence': '2 influence',
    'autumn.receive tactics': 'A tactics card',
    'season/reckoning.prize tactics': 'A tactics card',
    'tactics/cutpurses.give influence': 'Give 2 influence',
    'tactics/cutpurses.give card': 'Give a random tactics card',
    'battle/aftermath.stronghold yes': 'Replace it with one of your own, damaged',
    'battle/aftermath.stronghold no': 'Remove it',
    'battle/development.use no': 'Don’t use it',
    'battle/draw.support yes': 'Support them',
    'battle/draw.support no': 'Save the hero for others',
    'hero/move.step done': 'Stay here',
    'hero/move.act pass': 'Do nothing',
    'quests/hero.choose pass': 'Do nothing',
    'season/audience.favour pass': 'Neither',
    'harvest/develop.choose pass': 'Build nothing',
    'window/turn.choose pass': 'Continue',
    'mobilize.activate pass': 'Activate no area',
    'conquer.activate pass': 'Activate no area',
    'power/bonus.title pass': 'Take no title',
    'duel/arms.weapon pass': 'No weapon',
    'duel/arms.armour pass': 'No armor',
    'ability/fury.choose pass': 'Destroy none',
  },
  numbered: {
    'bid.offer': influence,
    'power/bonus.influence': influence,
    'diplomacy.choose': n => `Diplomacy with ${influence(n)}`,
    'ability/raise-dead.choose': n => (n === 0 ? 'None' : plural(n, '1 Reanimate', '# Reanimates')),
    'tactics/war-council.number': n => plural(n, '1 card each', '# cards each'),
  },
  diplomacy: { gold: 'Gold (they become your allies)', grey: 'Gray (they retreat)', red: 'Red (they refuse)' },
  inState: (unit, damage, routed) => {
    const state = [damage > 0 ? `${damage} damage` : '', routed ? 'routed' : ''].filter(word => word !== '');
    return state.length === 0 ? unit : `${unit} (${state.join(', ')})`;
  },
  unitFrom: (unit, area) => `${unit} ${area.from}`,
  unitIn: (unit, area) => `${unit} ${area.in}`,
  unitTo: (unit, area) => `${unit} ${area.to}`,
  allFrom: area => `All ${area.from}`,
  allTo: area => `All ${area.to}`,
  player: n => `Player ${n}`,
  tile: id => `Tile ${id}`,
  tilePlace: areas => forms.list(areas),
  inTheMiddle: code => `${code} in the middle`,
  sideOf: (sides, code) => `${forms.list(sides.map(side => SIDES[side]))} of ${code}`,
  bothSides: (one, other) => `${one} and ${other}`,
  fromThere: (one, side) => `${one}, then on to the ${SIDES[side]}`,
  dial: (resource, units) => `${resource} dial (${units})`,
  destroyToken: (token, area) => `Destroy the ${token} ${area.in}`,
  reveal: objective => `Reveal “${objective}”`,
  abilityOf: hero => `${hero}’s ability`,
  duelWith: hero => `Duel with ${hero}`,
  attempt: quest => `Attempt “${quest}”`,
  benefit: (city, what) => `${city} (${what})`,
  neutrals: shapes =>
    shapes.length === 2 && shapes[0] === shapes[1]
      ? `2 ${shapes[0]} neutrals`
      : `${forms.list(shapes.map(shape => `a ${shape}`))} neutral`,
  fateCard: (n, result) => `fate card ${n} (${result})`,
  result: ({ damage, rout, special }) => {
    if (damage > 0) return `${damage} damage`;
    if (rout > 0) return plural(rout, '1 rout', '# routs');
    return special > 0 ? 'special' : 'nothing';
  },
  questPart: {
    looks: () => 'look at all runes of one opponent',
    rewards: (n, keep) => {
      const drawn = `draw ${forms.counted.rewards(n)}`;
      return keep < n ? `${drawn} and keep ${keep}` : drawn;
    },
    influence: n => `gain ${influence(n)}`,
    tactics: n => `draw ${forms.counted.tactics(n)}`,
    quests: n => `draw ${forms.counted.quests(n)}`,
    heal: () => 'remove all damage from this hero',
    move: n => plural(n, 'move this hero 1 area', 'move this hero up to # areas'),
    allies: () => 'place an allied triangle neutral in an adjacent friendly area',
    damage: n => `take ${n} damage`,
    loses: n => `lose ${influence(n)}`,
  },
  questFails: 'fail',
  questClauses: forms.list,
  questTest: attribute => `Test ${attribute}.`,
  questDuel: (foe, health, { damage, prevents }) =>
    `Duel with ${foe}, who has ${health} health. Special: ${prevents > 0 ? `prevent ${prevents} damage and deal ${damage}` : `deal ${damage} damage`}.`,
};
