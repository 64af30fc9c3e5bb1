import { call, type Seat } from '@teahouse/kernel';
import type { Resource } from '../ids.ts';
import { LOCATIONS } from '../printed/board.ts';
import type { AdvisorId } from '../printed/ids.ts';
import { bolster, manPost, mayManPost } from '../rules/abilities.ts';
import { allShots, couldSortie, countTroops, newSortie, type Sortie, sortie } from '../rules/attack.ts';
import type { Talent } from '../rules/cards.ts';
import { advanceWith } from '../rules/command-boxes.ts';
import { fallenOf } from '../rules/defeat.ts';
import { gainAny, payMix, swapMaterials } from '../rules/goods.ts';
import { couldMarch, regroup } from '../rules/locations/logistics.ts';
import { own } from '../rules/moments.ts';
import { gain, isResting, materials, pay, score, sectionsOf } from '../rules/vocabulary.ts';
import type { Table } from '../table.ts';

/** The four who bring a resource in summer. */
const steward = (resource: Resource, worth: number): Talent => ({
  rule: 'GW-SUMMER-02',
  gains: {
    on: 'income',
    could: own,
    does: (g, _, seat, rule) => {
      gain(g, seat, resource, g.players[seat]!.overseers[resource] === null ? 1 : 2, rule);
    },
  },
  worth,
});

const oneInEachSection = (g: Table, seat: Seat): Sortie => ({
  ...newSortie(g, seat, sectionsOf(g).length, sectionsOf(g), allShots(g, seat)),
  spread: true,
});

/** GW-ADV-03: what an advisor does while it is active. */
export const ADVISOR: Readonly<Record<AdvisorId, Talent>> = {
  // Economy

  /** In summer: gain 1 wood, or 2 with a wood overseer. */
  'timber-steward': steward('wood', 1.1),
  /** In summer: gain 1 stone, or 2 with a stone overseer. */
  'stone-steward': steward('stone', 1.1),
  /** In summer: gain 1 gold, or 2 with a gold overseer. */
  'mint-steward': steward('gold', 1.1),
  /** In summer: gain 1 chi, or 2 with a chi overseer. */
  'incense-keeper': steward('chi', 1.2),
  /** At the start of your turn: swap up to 2 wood, stone or gold for one another. */
  'river-trader': {
    rule: 'GW-AUTUMN-06',
    may: {
      on: 'turn',
      could: own,
      can: (g, seat) => materials(g.players[seat]!.goods) > 0,
      does: (g, _, seat) => swapMaterials(g, seat, 2),
    },
    worth: 0.2,
  },
  /** At the start of your turn: pay 2 wood, stone or gold for 2 chi. */
  'pilgrim-broker': {
    rule: 'GW-AUTUMN-06',
    may: {
      on: 'turn',
      could: own,
      can: (g, seat) => materials(g.players[seat]!.goods) >= 2,
      does: (g, _, seat, rule) => {
        gain(g, seat, 'chi', 2, rule);
        payMix(g, seat, 2, rule);
      },
    },
    worth: 0.4,
  },
  /** When you upgrade an overseer: pay 1 less, but at least 1. */
  surveyor: { rule: 'GW-OVERSEER-04', passives: { upgradeDiscount: 1 }, worth: 0.5 },
  /** When you upgrade an overseer: gain 1 of its resource and 1 honor. */
  'guild-master': {
    rule: 'GW-OVERSEER-02',
    gains: {
      on: 'upgraded',
      could: own,
      does: (g, { what }, seat, rule) => {
        gain(g, seat, what as Resource, 1, rule);
        score(g, seat, 'cards', 1, rule);
      },
    },
    worth: 1,
  },
  /** When another player hires a clerk or an advisor: gain 1 gold. */
  'toll-collector': {
    rule: 'GW-LOC-EMB-01',
    gains: {
      on: 'hired',
      could: (g, moment, owner) => !own(g, moment, owner),
      does: (g, _, seat, rule) => gain(g, seat, 'gold', 1, rule),
    },
    worth: 0.4,
  },
  /** When you collect: use the level of another player’s overseer there instead of your own. */
  extortionist: { rule: 'GW-LOC-PROD-05', passives: { borrowsOverseers: 1 }, worth: 1.2 },
  /** When you upgrade an overseer: you may pay with any mix of resources. */
  'spiritual-guide': { rule: 'GW-OVERSEER-03', passives: { upgradeWithAnything: 1 }, worth: 0.8 },
  /** When you donate: you may donate up to 2. */
  almsgiver: { rule: 'GW-DONATE-02', passives: { moreDonations: 1 }, worth: 2 },

  // Clerks

  /** In the first box of your command: move 1 more clerk, to a location you did not move to. */
  chancellor: { rule: 'GW-CMD-02', passives: { ownMoves: 1 }, worth: 0.6 },
  /** In the “Other players” box of another player’s command: move 1 more clerk, to another location. */
  courier: { rule: 'GW-CMD-03', passives: { otherMoves: 1 }, worth: 1.2 },
  /** When you hire a clerk: pay 1 gold less, and he may go straight to a location with room. */
  examiner: { rule: 'GW-LOC-EMB-03', passives: { clerkDiscount: 1, clerkPosting: 1 }, worth: 0.2 },
  /** When you hire an advisor: pay 1 gold less, but at least 1. */
  'court-tutor': { rule: 'GW-LOC-EMB-04', passives: { advisorDiscount: 1 }, worth: 0.2 },
  /** At the Tea House: rise 1 more place, or gain 2 chi if you are already on top. */
  'tea-master': { rule: 'GW-LOC-TEA-01', passives: { teaSteps: 1, teaChi: 2 }, worth: 0.4 },
  /** When you would take shame for being alone at a location: pay 1 gold instead. */
  magistrate: { rule: 'GW-LOC-11', passives: { bribe: 1 }, worth: 0.2 },
  /**
   * After your activation step: move up to 2 soldiers from rest zones or shooting posts to rest zones of other
   * sections.
   */
  logistician: {
    rule: 'GW-REST-04',
    may: {
      on: 'activation-over',
      could: (g, { seat }, owner) => seat === owner && couldMarch(g, owner, true),
      does: (g, _, seat) => regroup(g, seat, 2),
    },
    worth: 0.1,
  },
  /** At the War Academy: draw 1 more tactic, then discard 1. You may hold 7 tactics. */
  'war-scholar': { rule: 'GW-LOC-ACAD-01', passives: { academyDraws: 1, handLimit: 2 }, worth: 0.4 },
  /** In your activation step: make an advanced activation where you have 2 clerks or more. Once a year. */
  'gang-overseer': {
    rule: 'GW-ADVACT-01',
    may: {
      on: 'activation',
      could: (g, { seat }, owner) => {
        const { clerks, tired } = g.players[owner]!;
        return seat === owner && !tired.includes('gang-overseer') && LOCATIONS.some(location => clerks[location] >= 2);
      },
      does: (g, _, seat) => {
        g.players[seat]!.tired.push('gang-overseer');
        advanceWith(g, seat, 2);
      },
    },
    worth: 1.5,
  },
  /** When you take commands back: gain 1 honor per card, or 2 in co-op games. */
  archivist: {
    rule: 'GW-SUMMER-07',
    gains: {
      on: 'reclaimed',
      could: own,
      does: (g, { n }, seat, rule) => score(g, seat, 'cards', g.together === null ? n : 2 * n, rule),
    },
    worth: 0.2,
  },

  // War

  /** After your activation step: attack with 1 soldier in each section. */
  guardian: {
    rule: 'GW-ATTACK-14',
    may: {
      on: 'activation-over',
      could: (g, { seat }, owner) => seat === owner && couldSortie(g, oneInEachSection(g, owner)),
      does: (g, _, seat) => call(g, sortie, oneInEachSection(g, seat)),
    },
    worth: 0.8,
  },
  /** When you recruit at least one spearman: pay 2 stone less. */
  'spear-drillmaster': { rule: 'GW-LOC-BARRACKS-06', passives: { spearmanRelief: 2 }, worth: 0.7 },
  /** When you recruit at least one archer: pay 2 chi less. */
  fletcher: { rule: 'GW-LOC-BARRACKS-06', passives: { archerRelief: 2 }, worth: 0.5 },
  /** When you recruit at least one horseman: pay 2 gold less. */
  'stable-master': { rule: 'GW-LOC-BARRACKS-06', passives: { horsemanRelief: 2 }, worth: 0.6 },
  /** When one of your horsemen is killed: gain 2 gold. */
  'cavalry-paymaster': {
    rule: 'GW-KILL-05',
    gains: {
      on: 'fallen',
      could: (g, _, owner) => fallenOf(g, owner).horseman > 0,
      does: (g, _, seat, rule) => gain(g, seat, 'gold', 2 * fallenOf(g, seat).horseman, rule),
    },
    worth: 0.2,
  },
  /** When your soldier is the first on a horde: gain 2 honor. */
  'vanguard-captain': {
    rule: 'GW-ATTACK-19',
    gains: {
      on: 'attacked',
      could: (_, { seat, n }, owner) => seat === owner && n === 1,
      does: (g, _, seat, rule) => score(g, seat, 'cards', 2, rule),
    },
    worth: 0.6,
  },
  /** When you claim a horde: gain 2 wood, stone or gold. */
  'bounty-keeper': {
    rule: 'GW-DEFEAT-10',
    gains: { on: 'claimed', could: own, does: (g, _, seat, rule) => gainAny(g, seat, 2, rule) },
    worth: 0.5,
  },
  /** When you save soldiers: the first one in each event costs 1 chi less. */
  'field-surgeon': { rule: 'GW-SAVE-02', passives: { firstSaveDiscount: 1 }, worth: 0.2 },
  /** When your soldiers are killed: gain 1 honor each, at most 3 per event. */
  'patron-of-widows': {
    rule: 'GW-KILL-05',
    gains: {
      on: 'fallen',
      could: (g, _, owner) => countTroops(fallenOf(g, owner)) > 0,
      does: (g, _, seat, rule) => score(g, seat, 'cards', Math.min(3, countTroops(fallenOf(g, seat))), rule),
    },
    worth: 0.3,
  },
  /** When your archers shoot in winter: one of them places 1 more wound. */
  sharpshooter: { rule: 'GW-WINTER-01', passives: { extraShot: 1 }, worth: 0.5 },
  /** When you recruit: also attack with 1 resting soldier. */
  'signal-officer': { rule: 'GW-LOC-BARRACKS-06', passives: { recruitSortie: 1 }, worth: 0.4 },
  /** When a spearman attacks, for 1 chi: he may attack the second horde of his section. */
  pathfinder: { rule: 'GW-ATTACK-15', passives: { secondRow: 1 }, worth: 0.3 },
  /** When players tie for a horde: you win the tie. */
  duellist: { rule: 'GW-DEFEAT-05', passives: { winsTies: 1 }, worth: 0.3 },
  /** At the start of winter: gain 1 chi for each section where one of your soldiers rests. */
  'camp-quartermaster': {
    rule: 'GW-REST-01',
    gains: {
      on: 'winter',
      could: (g, _, owner) => sectionsOf(g).some(section => isResting(g, section, owner)),
      does: (g, _, seat, rule) =>
        gain(g, seat, 'chi', sectionsOf(g).filter(section => isResting(g, section, seat)).length, rule),
    },
    worth: 0.6,
  },

  // Walls

  /** When you build a wall level: pay 2 of your own resources less. */
  'wall-architect': { rule: 'GW-LOC-BUILD-07', passives: { wallDiscount: 2 }, worth: 0.9 },
  /** When you build a barricade: pay 1 less and gain 1 more honor. */
  'palisade-maker': { rule: 'GW-LOC-BUILD-02', passives: { barricadeDiscount: 1, barricadeHonor: 1 }, worth: 1.8 },
  /** When you build a wall level: one of your archers resting there takes a post and places 1 wound. */
  'watch-captain': {
    rule: 'GW-LOC-BUILD-14',
    may: {
      on: 'built',
      could: (g, { seat, what, section }, owner) => seat === owner && what === 'wall' && mayManPost(g, owner, section),
      does: (g, { section }, seat) => manPost(g, seat, section),
    },
    worth: 0.2,
  },
  /** When another player builds with resources from the Warehouse: gain 1 honor. */
  'storehouse-keeper': {
    rule: 'GW-LOC-BUILD-11',
    gains: {
      on: 'built',
      could: (_, { seat, n }, owner) => seat !== owner && n > 0,
      does: (g, _, seat, rule) => score(g, seat, 'cards', 1, rule),
    },
    worth: 1.2,
  },
  /** At the start of the assault, for 1 chi: add 2 defense in one section. Once each winter. */
  'fire-pot-engineer': {
    rule: 'GW-WINTER-05',
    may: {
      on: 'assault',
      could: () => true,
      can: (g, seat) => g.players[seat]!.goods.chi >= 1,
      does: (g, _, seat, rule) => {
        pay(g, seat, 'chi', 1, rule);
        bolster(g, seat, 2);
      },
    },
    worth: 0.3,
  },

  // Court

  /** When you boost a tactic: pay 1 chi less. */
  strategist: { rule: 'GW-TACTIC-05', passives: { boostDiscount: 1 }, worth: 0.5 },
  /** When you play a tactic: gain 1 honor, or 2 if boosted. */
  'court-poet': {
    rule: 'GW-TACTIC-04',
    gains: {
      on: 'tactic-played',
      could: own,
      does: (g, { n }, seat, rule) => score(g, seat, 'cards', n === 1 ? 2 : 1, rule),
    },
    worth: 0.9,
  },
  /** In summer: the first shame token you discard is free. In co-op games it costs 5 honor less. */
  'penitent-abbot': { rule: 'GW-SUMMER-03', passives: { freePenance: 1 }, worth: 0.8 },
};
