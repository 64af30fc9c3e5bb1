import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Commands
  economy: [
    'Economy',
    'You move up to 3 clerks to 3 different locations. Other players move up to 2 clerks to 2 different locations. Then you gain 1 resource from each production location where you have a clerk, at most 3. With another player’s “Work Harder” on the track, you gain 1 more wood, stone or gold.',
  ],
  despotism: [
    'Despotism',
    'You move up to 2 clerks, even to the same location. With another player’s “Economy” on the track, you move up to 2 more. Other players move 1 clerk. Then you make an advanced activation of a location with one of your clerks.',
  ],
  'attack-order': [
    'Attack Order',
    'You move up to 2 clerks to 2 different locations. Other players do the same or attack with 1 soldier. Then all your resting soldiers attack and all your archers shoot, in any sections. With another player’s “Despotism” on the track, you gain 2 chi.',
  ],
  'work-harder': [
    'Work Harder',
    'You move up to 3 clerks among the production locations and the Builders’ Camp. Other players move up to 2 clerks to 2 different locations. Then you build once. With another player’s “Levy” on the track, you pay 1 resource of your own less.',
  ],
  levy: [
    'Levy',
    'You move up to 2 clerks to 2 different locations. Other players do the same. Then you recruit 1 soldier for 1 resource less. With another player’s “Attack Order” on the track, you recruit 1 more at full cost. You draw a tactic.',
  ],
  betrayal: [
    'Betrayal',
    'You carry out the owner’s part of another player’s command on the track, or you move up to 2 clerks to 1 or 2 locations. “Betrayal” is never taken back.',
  ],
  reed: [
    'Reed Clan',
    'The supreme commander moves up to 2 clerks of the Reed Clan. Each player moves up to 2 clerks to 2 different locations. Then 1 wood, stone or gold goes to the Warehouse.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'He sends clerks to the lowest locations of his track and activates from the highest down. He gains honor for clerks at production locations, for every wound, and for walls, hordes and artifacts. He never pays and never takes shame.',
  ],
  'qin-economy': [
    'Economy',
    'He moves 3 clerks to the 3 lowest locations. Other players move up to 2 clerks to 2 different locations. Then his overseer at the lowest production location rises by 1 level, and he gains 1 honor per supporting advisor.',
  ],
  'qin-despotism': [
    'Despotism',
    'He moves 2 clerks to the 2 lowest locations. Other players move 1 clerk. Then he makes an advanced activation of the highest location with one of his clerks.',
  ],
  'qin-attack-order': [
    'Attack Order',
    'He moves 2 clerks to the 2 lowest locations. Other players move up to 2 clerks to 2 different locations or attack with 1 soldier. Then he recruits a spearman for free, who attacks, and all his archers shoot.',
  ],
  'qin-work-harder': [
    'Work Harder',
    'He moves 2 clerks to the 2 lowest locations. Other players move up to 2 clerks to 2 different locations. Then he builds a wall level where the invasion indicator points, or else in the other section. The Warehouse pays first, and the rest counts as paid. If both walls are complete, he gains 6 honor.',
  ],
  'qin-levy': [
    'Levy',
    'He moves 2 clerks to the 2 lowest locations. Other players move up to 2 clerks to 2 different locations. Then he recruits an archer and a spearman for free, and both attack.',
  ],
  'qin-betrayal': [
    'Betrayal',
    'He moves 2 clerks to the 2 lowest locations. Then his tea marker goes to the top, his overseer of the lowest level rises by 1, and he gains 1 honor per supporting advisor.',
  ],

  // Generals
  'song-ci': ['Song Ci', 'Whenever you upgrade an overseer: gain 2 honor per supporting advisor.'],
  'yang-ye': ['Yang Ye', 'When your soldiers would be killed: save one per supporting advisor for 1 chi each.'],
  'che-kung': [
    'Che Kung',
    'For each spearman or horseman you place on a horde: gain 1 honor per supporting advisor, at most 4.',
  ],
  'zhang-shijie': ['Zhang Shijie', 'After you play a tactic: gain 1 chi per supporting advisor, at most 4.'],
  'yue-fei': ['Yue Fei', 'After your activation step: attack with one resting soldier per supporting advisor.'],
  'han-shizhong': [
    'Han Shizhong',
    'Once per attack, for 1 chi: place up to one wound per supporting advisor on one horde you attacked, at most 4.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'When the shooting begins, for each section with one of your archers on a post: gain 1 honor per supporting advisor, at most 4.',
  ],
  'meng-gong': [
    'Meng Gong',
    'Your horsemen cost 1 gold less per supporting advisor. When a horde is defeated: gain 2 honor for each of your horsemen on it.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Once per recruitment: pay 1 resource of your choice less per supporting advisor. Every soldier costs at least 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'When a location activates, except the Embassy: your only clerk there counts as one per supporting advisor, at most 4.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'After a location activates where you had 2 clerks or more: attack with 1 resting soldier or draw a tactic. Once per supporting advisor each autumn.',
  ],
  'yu-jie': [
    'Yu Jie',
    'When you build a wall level: gain 2 honor per supporting advisor. When you build a barricade: gain 1 per advisor, at most 3. With two players: gain 1 per advisor for a level, and at most 1 for a barricade.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'When a horde with one of your soldiers is defeated: you count as covering 1 more vital point per supporting advisor.',
  ],
  'marsh-elders': ['Marsh Elders', 'When the Reed Clan donates: the supreme commander gains 1 honor.'],
  'river-wardens': [
    'River Wardens',
    'When a Reed Clan spearman has no legal target: he builds a barricade instead, if there is room.',
  ],

  // Advisors: economy
  'timber-steward': ['Timber Steward', 'In summer: gain 1 wood, or 2 with a wood overseer.'],
  'stone-steward': ['Stone Steward', 'In summer: gain 1 stone, or 2 with a stone overseer.'],
  'mint-steward': ['Mint Steward', 'In summer: gain 1 gold, or 2 with a gold overseer.'],
  'incense-keeper': ['Incense Keeper', 'In summer: gain 1 chi, or 2 with a chi overseer.'],
  'river-trader': ['River Trader', 'At the start of your turn: swap up to 2 wood, stone or gold for one another.'],
  'pilgrim-broker': ['Pilgrim Broker', 'At the start of your turn: pay 2 wood, stone or gold for 2 chi.'],
  surveyor: ['Surveyor', 'When you upgrade an overseer: pay 1 less, but at least 1.'],
  'guild-master': ['Guild Master', 'When you upgrade an overseer: gain 1 of its resource and 1 honor.'],
  'toll-collector': ['Toll Collector', 'When another player hires a clerk or an advisor: gain 1 gold.'],
  extortionist: [
    'Extortionist',
    'When you collect: use the level of another player’s overseer there instead of your own.',
  ],
  'spiritual-guide': ['Spiritual Guide', 'When you upgrade an overseer: you may pay with any mix of resources.'],
  almsgiver: ['Almsgiver', 'When you donate: you may donate up to 2.'],

  // Advisors: clerks
  chancellor: ['Chancellor', 'In the first box of your command: move 1 more clerk, to a location you did not move to.'],
  courier: [
    'Courier',
    'In the “Other players” box of another player’s command: move 1 more clerk, to another location.',
  ],
  examiner: ['Examiner', 'When you hire a clerk: pay 1 gold less, and he may go straight to a location with room.'],
  'court-tutor': ['Court Tutor', 'When you hire an advisor: pay 1 gold less, but at least 1.'],
  'tea-master': ['Tea Master', 'At the Tea House: rise 1 more place, or gain 2 chi if you are already on top.'],
  magistrate: ['Magistrate', 'When you would take shame for being alone at a location: pay 1 gold instead.'],
  logistician: [
    'Logistician',
    'After your activation step: move up to 2 soldiers from rest zones or shooting posts to rest zones of other sections.',
  ],
  'war-scholar': ['War Scholar', 'At the War Academy: draw 1 more tactic, then discard 1. You may hold 7 tactics.'],
  'gang-overseer': [
    'Gang Overseer',
    'In your activation step: make an advanced activation where you have 2 clerks or more. Once a year.',
  ],
  archivist: ['Archivist', 'When you take commands back: gain 1 honor per card, or 2 in co-op games.'],

  // Advisors: war
  guardian: ['Guardian', 'After your activation step: attack with 1 soldier in each section.'],
  'spear-drillmaster': ['Spear Drillmaster', 'When you recruit at least one spearman: pay 2 stone less.'],
  fletcher: ['Fletcher', 'When you recruit at least one archer: pay 2 chi less.'],
  'stable-master': ['Stable Master', 'When you recruit at least one horseman: pay 2 gold less.'],
  'cavalry-paymaster': ['Cavalry Paymaster', 'When one of your horsemen is killed: gain 2 gold.'],
  'vanguard-captain': ['Vanguard Captain', 'When your soldier is the first on a horde: gain 2 honor.'],
  'bounty-keeper': ['Bounty Keeper', 'When you claim a horde: gain 2 wood, stone or gold.'],
  'field-surgeon': ['Field Surgeon', 'When you save soldiers: the first one in each event costs 1 chi less.'],
  'patron-of-widows': ['Patron of Widows', 'When your soldiers are killed: gain 1 honor each, at most 3 per event.'],
  sharpshooter: ['Sharpshooter', 'When your archers shoot in winter: one of them places 1 more wound.'],
  'signal-officer': ['Signal Officer', 'When you recruit: also attack with 1 resting soldier.'],
  pathfinder: ['Pathfinder', 'When a spearman attacks, for 1 chi: he may attack the second horde of his section.'],
  duellist: ['Duelist', 'When players tie for a horde: you win the tie.'],
  'camp-quartermaster': [
    'Camp Quartermaster',
    'At the start of winter: gain 1 chi for each section where one of your soldiers rests.',
  ],

  // Advisors: walls
  'wall-architect': ['Wall Architect', 'When you build a wall level: pay 2 of your own resources less.'],
  'palisade-maker': ['Palisade Maker', 'When you build a barricade: pay 1 less and gain 1 more honor.'],
  'watch-captain': [
    'Watch Captain',
    'When you build a wall level: one of your archers resting there takes a post and places 1 wound.',
  ],
  'storehouse-keeper': [
    'Storehouse Keeper',
    'When another player builds with resources from the Warehouse: gain 1 honor.',
  ],
  'fire-pot-engineer': [
    'Fire-Pot Engineer',
    'At the start of the assault, for 1 chi: add 2 defense in one section. Once each winter.',
  ],

  // Advisors: court
  strategist: ['Strategist', 'When you boost a tactic: pay 1 chi less.'],
  'court-poet': ['Court Poet', 'When you play a tactic: gain 1 honor, or 2 if boosted.'],
  'penitent-abbot': [
    'Penitent Abbot',
    'In summer: the first shame token you discard is free. In co-op games it costs 5 honor less.',
  ],

  // Tactics
  retreat: ['Retreat', 'When your soldiers would be killed: save 1. Boosted (2 chi): save all in this event.'],
  restless: [
    'Restless',
    'In summer: upgrade 1 overseer for 2 less. Boosted (3 chi): upgrade 2 different ones at no further cost.',
  ],
  'feigned-flight': [
    'Feigned Flight',
    'When you recruit or may attack: attack with 1 resting soldier. Boosted (2 chi): attack with up to 3 in one section.',
  ],
  'arrow-storm': [
    'Arrow Storm',
    'Before a defeat check: place 1 wound on a horde in a section where you have an archer on a post. Boosted (2 chi): place 1 per archer there and 1 more.',
  ],
  'night-labour': [
    'Night Labor',
    'After a command’s effects: move 1 clerk. Boosted (2 chi): move up to 2, even to the same location.',
  ],
  'forced-march': [
    'Forced March',
    'At the start of any turn: move resting soldiers to another rest zone. Boosted (1 chi): then attack with 1 of them.',
  ],
  'tribute-caravan': ['Tribute Caravan', 'In summer: gain 2 wood, stone or gold. Boosted (2 chi): gain 5.'],
  stockades: ['Stockades', 'At the start of the assault: build 1 barricade for free. Boosted (2 chi): build 2.'],
  'public-atonement': [
    'Public Atonement',
    'In summer: discard 1 of your shame tokens. Boosted (3 chi): discard 2 and gain 3 honor.',
  ],
  'trophy-hunters': [
    'Trophy Hunters',
    'Before a defeat check: gain 3 honor if a horde with your soldier is defeated in it. Boosted (2 chi): you also count as covering 2 more vital points.',
  ],

  // Artifacts
  'roll-of-counsellors': ['Roll of Counselors', 'At the end: 8 honor per supporting advisor.'],
  'ledger-of-overseers': ['Ledger of Overseers', 'At the end: 3 honor per level of your overseers.'],
  'banner-of-blood': [
    'Banner of Blood',
    'At the end: 1 honor per wound you dealt, by vital points your soldiers covered and wound tokens you placed.',
  ],
  'foundation-stone': ['Foundation Stone', 'At the end: 4 honor per wall level and 1 per barricade you built.'],
  'hall-of-trophies': [
    'Hall of Trophies',
    'At the end: 20, 12, 6 or 0 honor by rank in claimed hordes without shame. With none, nothing.',
  ],

  // Hordes
  outriders: ['Steppe Outriders', 'Outflank: +2 power while not in the first row.'],
  shields: ['Shield Vanguard', 'Tower shields: wounds may only be placed on the upper row.'],
  'horse-archers': [
    'Horse Archers',
    'Parting shots: before their section shoots in winter, each player with archers on posts there pays 1 chi or sends one to the rest zone.',
  ],
  'siege-crew': ['Siege Crew', 'Breakers: in the first row, each barricade here gives 1 defense instead of 2.'],
  keshig: ['Keshig Guard', 'No quarter: lethality on this card is 1 higher.'],
  shamans: ['Shaman Circle', 'War drums: every other horde in the section has +1 power.'],
  raiders: [
    'Raiders',
    'Plunder: when they breach, each player without a soldier on them also loses 1 wood, stone or gold.',
  ],
  lancers: ['Camel Lancers', 'Bristling lances: placing a horseman here costs 1 chi more.'],
};
