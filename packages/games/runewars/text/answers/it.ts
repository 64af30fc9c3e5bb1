import { plural } from '@teahouse/kernel';
import { cards } from '../cards/it.ts';
import { forms } from '../forms/it.ts';
import type { Words } from '../words.ts';

const { influence, damage: damages } = forms.counted;

const PAIRS: Readonly<Record<string, string>> = {
  triangolare: 'triangolari',
  circolare: 'circolari',
  rettangolare: 'rettangolari',
  esagonale: 'esagonali',
};
const SIDES = ['nord', 'nord-est', 'sud-est', 'sud', 'sud-ovest', 'nord-ovest'] as const;

export const words: Words = {
  forms,
  cards,
  seasons: { spring: 'Primavera', summer: 'Estate', autumn: 'Autunno', winter: 'Inverno' },
  resources: { food: 'Cibo', wood: 'Legno', ore: 'Minerale' },
  attributes: { strength: 'Forza', agility: 'Agilità', wisdom: 'Saggezza' },
  shapes: { triangle: 'triangolare', circle: 'circolare', rectangle: 'rettangolare', hexagon: 'esagonale' },
  destinies: { red: 'Rosso', grey: 'Grigio', gold: 'Oro' },
  colors: { red: 'rosso', grey: 'grigio', gold: 'oro' },
  foes: { marauder: 'il Predone', 'pack-leader': 'il Capobranco', hunter: 'il Cacciatore' },
  plain: {
    done: 'Fatto',
    pass: 'Passo',
    clear: 'Ricominciare',
    yes: 'Sì',
    no: 'No',
    fight: 'Combattere',
    retreat: 'Ritirarsi',
    stay: 'Restare',
    'as-usual': 'Assegnare automaticamente le mie perdite in questa battaglia',
    'pass-battle': 'Passo fino alla fine di questa battaglia',
    act: 'Sì',
    decline: 'No',
    build: 'Costruire una Fortezza (3 segnalini Influenza)',
    repair: 'Riparare una Fortezza',
    'move-runes': 'Spostare segnalini runa',
    move: 'Muoversi',
    heal: 'Curarsi',
    train: 'Addestrarsi',
    exchange: 'Scambiare carte Ricompensa',
    claim: 'Rivelare il tuo Obiettivo',
    swap: 'Cambiare il tuo Obiettivo',
    influence: 'Influenza',
    tactics: 'Una carta Tattica',
    card: 'Una carta Tattica',
    damage: 'Infliggere 1 danno',
    stand: 'Rialzare le tue unità',
    strike: 'Infliggere 1 danno',
  },
  toQuestion: {
    'autumn.receive influence': '2 segnalini Influenza',
    'autumn.receive tactics': 'Una carta Tattica',
    'season/reckoning.prize tactics': 'Una carta Tattica',
    'tactics/cutpurses.give influence': '2 segnalini Influenza',
    'tactics/cutpurses.give card': 'Una carta Tattica a caso',
    'battle/aftermath.stronghold yes': 'Sostituirla con una delle tue, danneggiata',
    'battle/aftermath.stronghold no': 'Rimuoverla',
    'battle/development.use no': 'Non usarlo',
    'battle/draw.support yes': 'Sostenerle',
    'battle/draw.support no': 'Tenere l’Eroe per altre unità',
    'hero/move.step done': 'Fermarsi qui',
    'hero/move.act pass': 'Niente',
    'quests/hero.choose pass': 'Niente',
    'season/audience.favour pass': 'Nessuna delle due cose',
    'harvest/develop.choose pass': 'Non costruire nulla',
    'window/turn.choose pass': 'Continuare',
    'mobilize.activate pass': 'Nessuna area',
    'conquer.activate pass': 'Nessuna area',
    'power/bonus.title pass': 'Nessun Titolo',
    'duel/arms.weapon pass': 'Nessuna arma',
    'duel/arms.armour pass': 'Nessuna armatura',
    'ability/fury.choose pass': 'Nessuno',
  },
  numbered: {
    'bid.offer': n => (n === 0 ? 'Niente' : influence(n)),
    'power/bonus.influence': influence,
    'diplomacy.choose': n => `Diplomazia con ${plural(n, '1 segnalino', '# segnalini')}`,
    'ability/raise-dead.choose': n => (n === 0 ? 'Nessuno' : plural(n, '1 Rianimato', '# Rianimati')),
    'tactics/war-council.number': n => plural(n, '1 carta a testa', '# carte a testa'),
  },
  diplomacy: {
    gold: 'Oro (diventano tue alleate)',
    grey: 'Grigio (si ritirano)',
    red: 'Rosso (rifiutano)',
  },
  inState: (unit, damage, routed) => {
    const state = [damage > 0 ? damages(damage) : '', routed ? 'in rotta' : ''].filter(word => word !== '');
    return state.length === 0 ? unit : `${unit} (${state.join(', ')})`;
  },
  unitFrom: (unit, area) => `${unit} da ${area.name}`,
  unitIn: (unit, area) => `${unit} in ${area.name}`,
  unitTo: (unit, area) => `${unit} in ${area.name}`,
  allFrom: area => `Tutte le unità da ${area.name}`,
  allTo: area => `Tutte le unità in ${area.name}`,
  player: n => `Giocatore ${n}`,
  tile: id => `Tessera ${id}`,
  tilePlace: areas => forms.list(areas),
  inTheMiddle: code => `${code} al centro`,
  sideOf: (sides, code) => `${forms.list(sides.map(side => `a ${SIDES[side]}`))} di ${code}`,
  bothSides: (one, other) => `${one} e ${other}`,
  fromThere: (one, side) => `${one}, e da lì verso ${SIDES[side]}`,
  dial: (resource, units) => `${resource} (${units})`,
  destroyToken: (token, area) => `Distruggere «${token}» ${area.in}`,
  reveal: objective => `Rivelare «${objective}»`,
  abilityOf: hero => `Abilità di ${hero}`,
  duelWith: hero => `Duello con ${hero}`,
  attempt: quest => `Affrontare «${quest}»`,
  benefit: (city, what) => `${city} (${what})`,
  neutrals: ([first, ...others]) =>
    others.length === 1 && others[0] === first
      ? `2 unità neutrali ${PAIRS[first!]}`
      : forms.list([`un’unità neutrale ${first}`, ...others.map(shape => `una ${shape}`)]),
  fateCard: (n, result) => `carta Fato ${n} (${result})`,
  result: ({ damage, rout, special }) => {
    if (damage > 0) return damages(damage);
    if (rout > 0) return plural(rout, '1 messa in rotta', '# messe in rotta');
    return special > 0 ? 'abilità speciale' : 'nessun effetto';
  },
  questPart: {
    looks: () => 'guarda tutte le rune di un avversario',
    rewards: (n, keep) => {
      const drawn = `pesca ${forms.counted.rewards(n)}`;
      return keep < n ? `${drawn} e tienine ${keep}` : drawn;
    },
    influence: n => `guadagna ${influence(n)}`,
    tactics: n => `pesca ${forms.counted.tactics(n)}`,
    quests: n => `pesca ${forms.counted.quests(n)}`,
    heal: () => 'rimuovi tutti i danni da questo Eroe',
    move: n => plural(n, 'muovi questo Eroe di 1 area', 'muovi questo Eroe di massimo # aree'),
    allies: () => 'piazza un’unità neutrale triangolare alleata in un’area amica adiacente',
    damage: n => `l’Eroe subisce ${damages(n)}`,
    loses: n => `perdi ${influence(n)}`,
  },
  questFails: 'la Missione fallisce',
  questClauses: forms.list,
  questTest: attribute => `Prova di ${attribute}.`,
  questDuel: (foe, health, { damage, prevents }) =>
    `Duello con ${foe}, che ha salute ${health}. Abilità speciale: ${prevents > 0 ? `previene ${damages(prevents)} e ne infligge ${damage}` : `infligge ${damages(damage)}`}.`,
};
