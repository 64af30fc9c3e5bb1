import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Commands
  economy: [
    'Economy',
    'Move up to 3 clerks to 3 different locations. Others: up to 2 to 2. Then 1 resource of each production location where you have a clerk, at most 3; with Work Harder of another, 1 wood, stone or gold more.',
  ],
  despotism: [
    'Despotism',
    'Move up to 2 clerks, also to one location; with Economy of another, 2 more. Others: 1 clerk. Then an advanced activation of a location with a clerk of yours.',
  ],
  'attack-order': [
    'Attack Order',
    'Move up to 2 clerks to 2 locations. Others: the same, or attack with 1 soldier. Then, in any sections, all your resting soldiers attack and all your archers shoot. With Despotism of another, gain 2 chi.',
  ],
  'work-harder': [
    'Work Harder',
    "Move up to 3 clerks over the production locations and the Builders' Camp. Others: up to 2 clerks to 2 locations. Then build once; with Levy of another, for 1 own resource less.",
  ],
  levy: [
    'Levy',
    'Move up to 2 clerks to 2 locations. Others: the same. Then recruit 1 soldier for 1 resource less; with Attack Order of another, 1 more at full cost. Draw a tactic.',
  ],
  betrayal: [
    'Betrayal',
    "Do what is for the owner on another player's command on the track, or move up to 2 clerks to 1 or 2 locations. It is never taken back.",
  ],
  reed: [
    'Reed Clan',
    'The supreme commander moves up to 2 Reed clerks. Each player: up to 2 clerks to 2 locations. Then 1 wood, stone or gold goes to the Warehouse.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'He sends clerks to the lowest locations of his track, and activates from the highest down. He gains honor for clerks at places of production, for every wound, for walls, hordes and artifacts. He never pays, and never takes shame.',
  ],
  'qin-economy': [
    'Economy',
    '3 clerks to the 3 lowest locations. Others: up to 2 clerks to 2 locations. Then his overseer at the lowest place of production rises by 1 level, and he gains 1 honor per supporting advisor.',
  ],
  'qin-despotism': [
    'Despotism',
    '2 clerks to the 2 lowest locations. Others: 1 clerk. Then an advanced activation of the highest location with a clerk of his.',
  ],
  'qin-attack-order': [
    'Attack Order',
    '2 clerks to the 2 lowest locations. Others: up to 2 clerks to 2 locations, or attack with 1 soldier. Then a spearman joins for nothing and attacks, and all his archers shoot.',
  ],
  'qin-work-harder': [
    'Work Harder',
    '2 clerks to the 2 lowest locations. Others: up to 2 clerks to 2 locations. Then he builds a wall level where the invasion indicator points, or in the other section: the Warehouse pays first, the rest counts as paid. If both walls are complete: 6 honor.',
  ],
  'qin-levy': [
    'Levy',
    '2 clerks to the 2 lowest locations. Others: up to 2 clerks to 2 locations. Then an archer and a spearman join for nothing and attack.',
  ],
  'qin-betrayal': [
    'Betrayal',
    '2 clerks to the 2 lowest locations. Then his tea marker goes on top, his overseer of the lowest level rises by 1, and he gains 1 honor per supporting advisor.',
  ],

  // Generals
  'song-ci': ['Song Ci', 'Each time you upgrade an overseer: 2 honor per supporting advisor.'],
  'yang-ye': ['Yang Ye', 'Of your soldiers who would be killed, one per supporting advisor may be saved for 1 chi.'],
  'che-kung': [
    'Che Kung',
    'For each spearman or horseman you place on a horde: 1 honor per supporting advisor, at most 4.',
  ],
  'zhang-shijie': ['Zhang Shijie', 'After you play a tactic: 1 chi per supporting advisor, at most 4.'],
  'yue-fei': ['Yue Fei', 'After your activation step you may attack with one resting soldier per supporting advisor.'],
  'han-shizhong': [
    'Han Shizhong',
    'Once per attack, pay 1 chi: up to one wound per supporting advisor, at most 4, on one horde you attacked.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'When shooting begins, for each section with an archer of yours on a post: 1 honor per supporting advisor, at most 4.',
  ],
  'meng-gong': [
    'Meng Gong',
    'Your horsemen cost 1 gold less per supporting advisor. When a horde is defeated: 2 honor per horseman of yours on it.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Once per recruitment: 1 resource less per supporting advisor, of your choice; every soldier costs at least 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'A single clerk of yours at an activated location, except the Embassy, counts as one per supporting advisor, at most 4.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'After a location activates where you had 2 clerks or more: attack with 1 resting soldier, or draw a tactic. Once per supporting advisor each autumn.',
  ],
  'yu-jie': [
    'Yu Jie',
    'When you build a wall level: 2 honor per supporting advisor; a barricade: 1 per advisor, at most 3. With two players: 1 per advisor, and at most 1.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'On a defeated horde with a soldier of yours you count as covering 1 vital point more per supporting advisor.',
  ],
  'marsh-elders': ['Marsh Elders', 'When the Reed Clan donates, the supreme commander gains 1 honor.'],
  'river-wardens': [
    'River Wardens',
    'A Reed spearman without a legal target builds a barricade instead, if there is room.',
  ],

  // Advisors: economy
  'timber-steward': ['Timber Steward', 'In summer: 1 wood, or 2 with an overseer of wood.'],
  'stone-steward': ['Stone Steward', 'In summer: 1 stone, or 2 with an overseer of stone.'],
  'mint-steward': ['Mint Steward', 'In summer: 1 gold, or 2 with an overseer of gold.'],
  'incense-keeper': ['Incense Keeper', 'In summer: 1 chi, or 2 with an overseer of chi.'],
  'river-trader': ['River Trader', 'At the start of your turn: swap up to 2 wood, stone or gold for others of these.'],
  'pilgrim-broker': ['Pilgrim Broker', 'At the start of your turn: pay 2 wood, stone or gold for 2 chi.'],
  surveyor: ['Surveyor', 'Upgrades cost 1 less, at least 1.'],
  'guild-master': ['Guild Master', 'When you upgrade an overseer: 1 of its resource and 1 honor.'],
  'toll-collector': ['Toll Collector', '1 gold for each clerk or advisor another player hires.'],
  extortionist: [
    'Extortionist',
    "When you collect, use the level of another player's overseer there instead of your own.",
  ],
  'spiritual-guide': ['Spiritual Guide', 'You may pay upgrades with any resources, mixed.'],
  almsgiver: ['Almsgiver', 'You may donate up to 2 at one activation.'],

  // Advisors: clerks
  chancellor: ['Chancellor', 'In the first box of your command: 1 clerk more, to a location you did not move to.'],
  courier: ['Courier', "In the box for others of another's command: 1 clerk more, to another location."],
  examiner: ['Examiner', 'A clerk costs 1 gold less and may go straight to a location with room.'],
  'court-tutor': ['Court Tutor', 'An advisor costs 1 gold less, at least 1.'],
  'tea-master': ['Tea Master', 'At the Tea House you rise 1 more; on top already, gain 2 chi.'],
  magistrate: ['Magistrate', 'Pay 1 gold instead of taking shame for being alone at a location.'],
  logistician: [
    'Logistician',
    'After your activation step: move up to 2 soldiers from rest zones or shooting posts to rest zones of other sections.',
  ],
  'war-scholar': ['War Scholar', 'At the War Academy draw 1 more, then discard 1. You may hold 7 tactics.'],
  'gang-overseer': [
    'Gang Overseer',
    'Once a year in your activation step: an advanced activation where you have 2 clerks or more.',
  ],
  archivist: ['Archivist', 'When you take commands back: 1 honor per card; where all play together, 2.'],

  // Advisors: war
  guardian: ['Guardian', 'After your activation step: attack with 1 soldier in each section.'],
  'spear-drillmaster': ['Spear Drillmaster', 'A recruitment with a spearman costs 2 stone less.'],
  fletcher: ['Fletcher', 'A recruitment with an archer costs 2 chi less.'],
  'stable-master': ['Stable Master', 'A recruitment with a horseman costs 2 gold less.'],
  'cavalry-paymaster': ['Cavalry Paymaster', '2 gold for each of your horsemen killed.'],
  'vanguard-captain': ['Vanguard Captain', 'When your soldier is the first on a horde: 2 honor.'],
  'bounty-keeper': ['Bounty Keeper', 'When you claim a horde: 2 wood, stone or gold.'],
  'field-surgeon': ['Field Surgeon', 'The first soldier you save in each event costs 1 chi less.'],
  'patron-of-widows': ['Patron of Widows', '1 honor per soldier of yours killed, at most 3 per event.'],
  sharpshooter: ['Sharpshooter', 'When shooting in winter, one of your archers places 1 wound more.'],
  'signal-officer': ['Signal Officer', 'When you recruit, also attack with 1 resting soldier.'],
  pathfinder: ['Pathfinder', 'Pay 1 chi: one spearman may attack the second horde of his section.'],
  duellist: ['Duellist', 'You win ties for claiming hordes.'],
  'camp-quartermaster': [
    'Camp Quartermaster',
    'At the start of winter: 1 chi per section where a soldier of yours rests.',
  ],

  // Advisors: walls
  'wall-architect': ['Wall Architect', 'A wall level costs 2 of your own resources less.'],
  'palisade-maker': ['Palisade Maker', 'A barricade costs 1 less and gives 1 honor more.'],
  'watch-captain': [
    'Watch Captain',
    'When you build a wall level: one of your archers resting there takes a post and places 1 wound.',
  ],
  'storehouse-keeper': ['Storehouse Keeper', '1 honor when another player builds with resources of the Warehouse.'],
  'fire-pot-engineer': [
    'Fire-pot Engineer',
    'Once each winter, at the start of the assault, pay 1 chi: +2 defence in one section.',
  ],

  // Advisors: court
  strategist: ['Strategist', 'Boosting a tactic costs 1 chi less.'],
  'court-poet': ['Court Poet', 'When you play a tactic: 1 honor, boosted 2.'],
  'penitent-abbot': [
    'Penitent Abbot',
    'In summer the first shame token you discard is free; where all play together, it costs 5 honor less.',
  ],

  // Tactics
  retreat: ['Retreat', 'When your soldiers would be killed: save 1. Boosted (2 chi): save all of this event.'],
  restless: [
    'Restless',
    'In summer: upgrade 1 overseer for 2 less. Boosted (3 chi): upgrade 2 different ones at no further cost.',
  ],
  'feigned-flight': [
    'Feigned Flight',
    'When you recruit or may attack: attack with 1 resting soldier. Boosted (2 chi): with up to 3 of one section.',
  ],
  'arrow-storm': [
    'Arrow Storm',
    'Before a defeat check: 1 wound on a horde of a section where you have an archer on a post. Boosted (2 chi): 1 per archer there, and 1 more.',
  ],
  'night-labour': [
    'Night Labour',
    "After a command's effects: move 1 clerk. Boosted (2 chi): up to 2, also to one location.",
  ],
  'forced-march': [
    'Forced March',
    'At the start of any turn: move resting soldiers to another rest zone. Boosted (1 chi): then attack with 1 of them.',
  ],
  'tribute-caravan': ['Tribute Caravan', 'In summer: 2 wood, stone or gold. Boosted (2 chi): 5.'],
  stockades: ['Stockades', 'At the start of the assault: 1 barricade for nothing. Boosted (2 chi): 2.'],
  'public-atonement': [
    'Public Atonement',
    'In summer: discard 1 of your shame tokens. Boosted (3 chi): 2, and 3 honor.',
  ],
  'trophy-hunters': [
    'Trophy Hunters',
    'Before a defeat check: if a horde with your soldier is defeated in it, 3 honor. Boosted (2 chi): and you count as covering 2 vital points more.',
  ],

  // Artifacts
  'roll-of-counsellors': ['Roll of Counsellors', '8 honor per supporting advisor.'],
  'ledger-of-overseers': ['Ledger of Overseers', '3 honor per level of your overseers.'],
  'banner-of-blood': [
    'Banner of Blood',
    '1 honor per wound you dealt: vital points your soldiers covered and wound tokens you placed.',
  ],
  'foundation-stone': ['Foundation Stone', '6 honor per wall level and 1 per barricade you built.'],
  'hall-of-trophies': ['Hall of Trophies', 'By claimed hordes without shame: 20, 12, 6, 0 honor; with none, nothing.'],

  // Hordes
  outriders: ['Steppe Outriders', 'Outflank: +2 power while not in the first row.'],
  shields: ['Shield Vanguard', 'Tower shields: wounds may only be placed on the upper row.'],
  'horse-archers': [
    'Horse Archers',
    'Parting shots: before their section shoots in winter, each player with archers on posts there pays 1 chi or sends one to rest.',
  ],
  'siege-crew': ['Siege Crew', 'Breakers: in the first row, each barricade here gives 1 defence instead of 2.'],
  keshig: ['Keshig Guard', 'No quarter: lethality on this card is 1 higher.'],
  shamans: ['Shaman Circle', 'War drums: every other horde in the section has +1 power.'],
  raiders: ['Raiders', 'Plunder: when they breach, whoever has no soldier on them also loses 1 wood, stone or gold.'],
  lancers: ['Camel Lancers', 'Bristling lances: placing a horseman here costs 1 chi more.'],
};
