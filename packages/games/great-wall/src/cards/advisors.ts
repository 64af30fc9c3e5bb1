import { call } from '@teahouse/kernel';
import type { Resource } from '../ids.ts';
import { bolster, manPost, mayManPost } from '../rules/abilities.ts';
import { allShots, couldSortie, countTroops, newSortie, sortie } from '../rules/attack.ts';
import { advanceWith } from '../rules/command-boxes.ts';
import { gainAny, payMix, swapMaterials } from '../rules/goods.ts';
import { couldMarch, regroup } from '../rules/locations/logistics.ts';
import { gain, isResting, materials, pay, score, sectionsOf } from '../rules/vocabulary.ts';
import { LOCATIONS } from './board.ts';
import type { AdvisorId } from './ids.ts';
import { forced, optional, own, type Passive, type Talent } from './talents.ts';

const RULE = 'GW-ADV-03';

const passive = (passives: Partial<Record<Passive, number>>): Talent => ({ abilities: [], passives });

/** In summer: 1 of a resource, 2 with an overseer of it. */
const steward = (resource: Resource): Talent => ({
  passives: {},
  abilities: [
    forced('income', own, (g, _, seat) => {
      gain(g, seat, resource, g.players[seat]!.overseers[resource] === null ? 1 : 2, RULE);
    }),
  ],
});

const guardian = (g: Parameters<typeof allShots>[0], seat: number) => ({
  ...newSortie(g, seat, sectionsOf(g).length, sectionsOf(g), allShots(g, seat)),
  spread: true,
});

export const ADVISOR: Readonly<Record<AdvisorId, Talent>> = {
  // Economy

  'timber-steward': steward('wood'),
  'stone-steward': steward('stone'),
  'mint-steward': steward('gold'),
  'incense-keeper': steward('chi'),
  /** At the start of your turn: swap up to 2 resources for others, none of them chi. */
  'river-trader': {
    passives: {},
    abilities: [
      optional(
        'turn',
        own,
        (g, _, seat) => swapMaterials(g, seat, 2),
        (g, seat) => materials(g.players[seat]!.goods) > 0,
      ),
    ],
  },
  /** At the start of your turn: pay 2 wood, stone or gold for 2 chi. */
  'pilgrim-broker': {
    passives: {},
    abilities: [
      optional(
        'turn',
        own,
        (g, _, seat) => {
          gain(g, seat, 'chi', 2, RULE);
          payMix(g, seat, 2, RULE);
        },
        (g, seat) => materials(g.players[seat]!.goods) >= 2,
      ),
    ],
  },
  /** Upgrades cost 1 less, at least 1. */
  surveyor: passive({ upgradeDiscount: 1 }),
  /** When you upgrade: 1 of that resource and 1 honor. */
  'guild-master': {
    passives: {},
    abilities: [
      forced('upgraded', own, (g, { what }, seat) => {
        gain(g, seat, what as Resource, 1, RULE);
        score(g, seat, 'cards', 1, RULE);
      }),
    ],
  },
  /** 1 gold for each clerk or advisor another player hires. */
  'toll-collector': {
    passives: {},
    abilities: [
      forced(
        'hired',
        (g, moment, owner) => !own(g, moment, owner),
        (g, _, seat) => gain(g, seat, 'gold', 1, RULE),
      ),
    ],
  },
  /** When you collect you may use the level of another player's overseer there instead of your own. */
  extortionist: passive({ borrowsOverseers: 1 }),
  /** You may pay upgrades with any resources, mixed. */
  'spiritual-guide': passive({ upgradeWithAnything: 1 }),
  /** You may donate up to 2. */
  almsgiver: passive({ moreDonations: 1 }),

  // Clerks

  /** In the first box of your card: 1 clerk more, to a location you did not move to. */
  chancellor: passive({ ownMoves: 1 }),
  /** In the box for others: 1 clerk more, to another location. */
  courier: passive({ otherMoves: 1 }),
  /** A clerk costs 1 gold less and may go straight to a location. */
  examiner: passive({ clerkDiscount: 1, clerkPosting: 1 }),
  /** An advisor costs 1 gold less, at least 1. */
  'court-tutor': passive({ advisorDiscount: 1 }),
  /** At the tea house you rise 1 more; on top already, gain 2 chi. */
  'tea-master': passive({ teaSteps: 1, teaChi: 2 }),
  /** Pay 1 gold instead of shame for being alone. */
  magistrate: passive({ bribe: 1 }),
  /** After your activation step: up to 2 soldiers from rest zones or posts to rest zones. */
  logistician: {
    passives: {},
    abilities: [
      optional(
        'activation-over',
        (g, { seat }, owner) => seat === owner && couldMarch(g, owner, true),
        (g, _, seat) => regroup(g, seat, 2),
      ),
    ],
  },
  /** At the academy draw 1 more, then discard 1. Your hand limit is 7. */
  'war-scholar': passive({ academyDraws: 1, handLimit: 2 }),
  /** Once a year, in your activation step: an advanced activation where you have 2 clerks or more. */
  'gang-overseer': {
    passives: {},
    abilities: [
      optional(
        'activation',
        (g, { seat }, owner) => {
          const { clerks, tired } = g.players[owner]!;
          return (
            seat === owner && !tired.includes('gang-overseer') && LOCATIONS.some(location => clerks[location] >= 2)
          );
        },
        (g, _, seat) => {
          g.players[seat]!.tired.push('gang-overseer');
          advanceWith(g, seat, 2);
        },
      ),
    ],
  },
  /** When you take commands back: 1 honor per card. */
  archivist: {
    passives: {},
    abilities: [forced('reclaimed', own, (g, { n }, seat) => score(g, seat, 'cards', n, RULE))],
  },

  // War

  /** After your activation step: attack with 1 soldier in each section. */
  guardian: {
    passives: {},
    abilities: [
      optional(
        'activation-over',
        (g, { seat }, owner) => seat === owner && couldSortie(g, guardian(g, owner)),
        (g, _, seat) => call(g, sortie, guardian(g, seat)),
      ),
    ],
  },
  /** Recruiting with a spearman costs 2 stone less. */
  'spear-drillmaster': passive({ spearmanRelief: 2 }),
  /** Recruiting with an archer costs 2 chi less. */
  fletcher: passive({ archerRelief: 2 }),
  /** Recruiting with a horseman costs 2 gold less. */
  'stable-master': passive({ horsemanRelief: 2 }),
  /** 2 gold for each of your horsemen killed. */
  'cavalry-paymaster': {
    passives: {},
    abilities: [
      forced(
        'fallen',
        (g, _, owner) => g.players[owner]!.fallen.horseman > 0,
        (g, _, seat) => gain(g, seat, 'gold', 2 * g.players[seat]!.fallen.horseman, RULE),
      ),
    ],
  },
  /** When your soldier is the first on a horde: 2 honor. */
  'vanguard-captain': {
    passives: {},
    abilities: [
      forced(
        'attacked',
        (_, { seat, n }, owner) => seat === owner && n === 1,
        (g, _, seat) => score(g, seat, 'cards', 2, RULE),
      ),
    ],
  },
  /** When you claim a horde: 2 wood, stone or gold. */
  'bounty-keeper': { passives: {}, abilities: [forced('claimed', own, (g, _, seat) => gainAny(g, seat, 2, RULE))] },
  /** The first soldier you save in each event costs 1 chi less. */
  'field-surgeon': passive({ firstSaveDiscount: 1 }),
  /** 1 honor per soldier of yours killed, at most 3 per event. */
  'patron-of-widows': {
    passives: {},
    abilities: [
      forced(
        'fallen',
        (g, _, owner) => countTroops(g.players[owner]!.fallen) > 0,
        (g, _, seat) => score(g, seat, 'cards', Math.min(3, countTroops(g.players[seat]!.fallen)), RULE),
      ),
    ],
  },
  /** In winter one of your archers places 1 wound more. */
  sharpshooter: passive({ extraShot: 1 }),
  /** When you recruit, also attack with 1 resting soldier. */
  'signal-officer': passive({ recruitSortie: 1 }),
  /** Pay 1 chi: one spearman may attack the second horde of his section. */
  pathfinder: passive({ secondRow: 1 }),
  /** You win ties for claiming. */
  duellist: passive({ winsTies: 1 }),
  /** At the start of winter: 1 chi per section where a soldier of yours rests. */
  'camp-quartermaster': {
    passives: {},
    abilities: [
      forced(
        'winter',
        (g, _, owner) => sectionsOf(g).some(section => isResting(g, section, owner)),
        (g, _, seat) => gain(g, seat, 'chi', sectionsOf(g).filter(section => isResting(g, section, seat)).length, RULE),
      ),
    ],
  },

  // Walls

  /** A wall level costs 2 of your own resources less. */
  'wall-architect': passive({ wallDiscount: 2 }),
  /** A barricade costs 1 less and gives 1 honor more. */
  'palisade-maker': passive({ barricadeDiscount: 1, barricadeHonor: 1 }),
  /** When you build a wall level: one of your archers resting there takes a post and places 1 wound. */
  'watch-captain': {
    passives: {},
    abilities: [
      optional(
        'built',
        (g, { seat, what, section }, owner) => seat === owner && what === 'wall' && mayManPost(g, owner, section),
        (g, { section }, seat) => manPost(g, seat, section),
      ),
    ],
  },
  /** When another player pays with resources of the warehouse: 1 honor. */
  'storehouse-keeper': {
    passives: {},
    abilities: [
      forced(
        'built',
        (_, { seat, n }, owner) => seat !== owner && n > 0,
        (g, _, seat) => score(g, seat, 'cards', 1, RULE),
      ),
    ],
  },
  /** Once a winter, at the start of the assault, pay 1 chi: +2 defence in one section. */
  'fire-pot-engineer': {
    passives: {},
    abilities: [
      optional(
        'assault',
        () => true,
        (g, _, seat) => {
          pay(g, seat, 'chi', 1, RULE);
          bolster(g, seat, 2);
        },
        (g, seat) => g.players[seat]!.goods.chi >= 1,
      ),
    ],
  },

  // Court

  /** Boosting a tactic costs 1 chi less. */
  strategist: passive({ boostDiscount: 1 }),
  /** When you play a tactic: 1 honor, boosted 2. */
  'court-poet': {
    passives: {},
    abilities: [forced('tactic-played', own, (g, { n }, seat) => score(g, seat, 'cards', n === 1 ? 2 : 1, RULE))],
  },
  /** In summer the first shame token you discard is free. */
  'penitent-abbot': passive({ freePenance: 1 }),
};
