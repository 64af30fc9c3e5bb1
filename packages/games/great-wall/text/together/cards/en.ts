import type { TogetherText } from '../keys.ts';

export const cards: TogetherText['cards'] = {
  // Generals
  'wang-jian': [
    'Wang Jian',
    'At the start of the assault: add 1 defense per supporting advisor in one section, at most 5.',
  ],
  'zhang-jue': [
    'Zhang Jue',
    'When a player would take a shame token for a breach, for 1 chi: it is not taken. Once per supporting advisor each year.',
  ],
  'liu-qi': [
    'Liu Qi',
    'After your activation step: hand resources from player to player, one per supporting advisor, if their owners agree.',
  ],
  'li-gang': [
    'Li Gang',
    'When a player builds a wall level: that player may take back 1 more command. Once per supporting advisor each year.',
  ],
  'xin-qiji': [
    'Xin Qiji',
    'In the “Other players” box of your command: together they may move 1 more clerk per supporting advisor.',
  ],
  'mu-guiying': [
    'Mu Guiying',
    'When a horde with soldiers of 2 clans or more is defeated: save one soldier per supporting advisor for free, whoever owns them.',
  ],
  'yang-miaozhen': [
    'Yang Miaozhen',
    'When demands are fulfilled: one of your resources per supporting advisor may stand for another.',
  ],
  'cao-bin': [
    'Cao Bin',
    'When you collect at a location: one other player there per supporting advisor collects 1 more.',
  ],

  // Tactics
  'shared-granary': [
    'Shared Granary',
    'In summer: give up to 3 resources to other players. Boosted (1 chi): give up to 6, and each receiver draws a tactic.',
  ],
  'brothers-in-arms': [
    'Brothers in Arms',
    'When your soldiers would be killed: save 1 of each player. Boosted (3 chi): save all of one other player and 1 of yours.',
  ],
  'human-chain': [
    'Human Chain',
    'After a command’s effects: another player moves up to 2 clerks. Boosted (2 chi): every player does.',
  ],
  'beacon-fires': [
    'Beacon Fires',
    'At the start of the assault: add 3 defense in one section. Boosted (3 chi): in every section.',
  ],
  'renewed-orders': [
    'Renewed Orders',
    'In summer: a player takes back 1 command, but never “Betrayal”. Boosted (3 chi): every player does.',
  ],
  'joint-sortie': [
    'Joint Sortie',
    'Before a defeat check: in one section, each player may attack with 1 resting soldier. Boosted (3 chi): with 2.',
  ],

  // Hordes
  'wolf-riders': ['Wolf Riders', 'Pack: power is 2 plus 1 for each uncovered vital point.'],
  tumen: ['Iron Tumen', 'Iron ranks: at most 1 wound is placed on it by shooting in winter.'],
  'fire-lancers': ['Fire Lancers', 'Torches: when they breach, 3 resources leave the Warehouse.'],
  sappers: ['Sappers', 'Undermine: the wall of this section counts as 1 level lower for defense.'],
  'blood-shamans': [
    'Blood Shamans',
    'Mending rite: before the defeat check in winter, each horde of the section loses 1 wound token.',
  ],
  envoys: ['Khan’s Envoys', 'Insult: in the demand step one player, chosen by the group, takes 1 shame token.'],
  locusts: [
    'Locust Band',
    'Strip the land: in summer the group picks a production location where overseers give 1 less.',
  ],
  'twin-banners': ['Twin Banners', 'Two fronts: claimed only if soldiers of 2 clans or more are on them.'],

  // Demands
  'taunt-them': ['Taunt them and prevail!', 'Every section has a horde, and no section was breached this winter.'],
  'imperial-guard': [
    'Warriors for the Emperor’s guard',
    'Three players sacrifice a soldier each, of three different types, from rest zones or the reserve.',
  ],
  'glory-to-the-emperor': ['Glory belongs to the Emperor!', 'Three players lose 8 honor each.'],
  'royal-escort': [
    'Royal escort for the Emperor’s officials',
    'The players sacrifice a soldier in each of the three rest zones, from at least 2 players.',
  ],
  'timber-for-the-fleet': ['Timber for the fleet', 'Each player discards 3 wood.'],
  'stone-for-the-palace': ['Stone for the palace', 'Each player discards 4 stone.'],
  'gold-for-the-treasury': ['Gold for the treasury', 'Each player discards 4 gold.'],
  'prayers-for-the-dynasty': ['Prayers for the dynasty', 'Each player discards 3 chi.'],
  'gifts-of-the-provinces': ['Gifts of the provinces', 'Each player discards 2 wood, 1 stone and 1 gold.'],
  'raise-the-ramparts': [
    'Raise the ramparts',
    'Two sections have a wall of level 2 or more, and together the players discard 1 wood, stone or gold per player.',
  ],
  'spoils-of-the-steppe': ['Spoils of the steppe', 'One or two players spend 2 claimed hordes.'],
  'scrolls-of-war': ['Scrolls of war', 'Each player discards 1 tactic.'],

  // Events
  'harsh-frost': ['Harsh Frost', 'Each player sends 1 soldier home from a rest zone or a shooting post.'],
  requisition: ['Requisition', 'Each player discards 2 wood, stone or gold, or takes 1 shame token.'],
  'broken-bridges': ['Broken Bridges', 'From now on a clerk at the Logistics Center moves at most 2 soldiers.'],
  'thin-ranks': [
    'Thin Ranks',
    'From now on the first soldier each player recruits when the Barracks activates costs 1 wood more.',
  ],
  'dust-storm': [
    'Dust Storm',
    'From now on archers do not shoot in winter in the section that the top horde points to.',
  ],
  'court-intrigue': [
    'Court Intrigue',
    'Each player discards a tactic or loses 3 honor. From now on advisors cost 1 gold more.',
  ],
  'crumbling-mortar': ['Crumbling Mortar', 'From now on the section with the highest wall has 2 defense less.'],
  'wrath-of-the-khan': ['Wrath of the Khan', 'From now on lethality is 1 higher in the section with the most hordes.'],
  'border-refugees': [
    'Border Refugees',
    'Each player may take a clerk from the clerk area. From now on donations give 1 honor less.',
  ],
  'auspicious-comet': ['Auspicious Comet', 'From now on boosting a tactic costs 1 chi less.'],
  'veterans-return': ['Veterans Return', 'Each player may put a spearman from the reserve into a rest zone.'],
  'empty-coffers': [
    'Empty Coffers',
    'Half of the Warehouse, rounded up, is lost. From now on each player’s highest overseer gives 1 less in summer, but at least 1.',
  ],
};
