import type { Cards } from './keys.ts';

export const cards: Cards = {
  orders: {
    strategize: [
      'Strategize',
      'Move any of your units 1 area each, into empty or friendly areas, and any of your heroes 1 area, wherever they like. No area is activated. Units can’t leave areas with your activation token.',
      'Draw as many tactics cards as your three dials show.',
    ],
    mobilize: [
      'Mobilize',
      'Activate 1 area and move units into it from up to 2 areas away, fast units from up to 3.',
      'Activate a second area and move units into it. Only one battle may be fought in the whole order.',
    ],
    conquer: [
      'Conquer',
      'Activate 1 area and move units into it from up to 2 areas away, fast units from up to 3.',
      'In the battle of this order you have +2 strength against a stronghold, otherwise +1.',
    ],
    harvest: [
      'Harvest',
      'Set each of your dials to what your areas yield, Storehouses included.',
      'Build 1 development, then receive the benefits of all your developments.',
    ],
    recruit: [
      'Recruit',
      'Choose one of your dials and place the units it shows in areas with a friendly stronghold.',
      'Recruit from a second dial, too.',
    ],
    'rally-support': [
      'Rally Support',
      'Take one benefit of each city you control.',
      'Draw 3 heroes who may join you and hire 1 of them at a friendly stronghold.',
    ],
    'acquire-power': [
      'Acquire Power',
      'Gain as much influence as your three dials show.',
      'Place influence on a title, more than lies there, to take it.',
    ],
    fortify: [
      'Fortify',
      'Do any or all of these, in any order: build a stronghold for 3 influence, repair a stronghold, move rune tokens to adjacent friendly areas.',
      '',
    ],
  },
  developments: {
    storehouse: [
      'Storehouse',
      'At Harvest, its area yields 1 more of a resource printed there, your choice each time.',
    ],
    'war-room': ['War Room', 'Benefit: draw a tactics card.'],
    court: ['Court', 'Benefit: gain 1 influence.'],
    'ballista-towers': [
      'Ballista Towers',
      'When strength is counted, you may deal 2 damage to the attackers. Ballista Towers stay in place.',
    ],
    'warding-trees': [
      'Warding Trees',
      'When strength is counted, you may rout 1 standing attacker of your choice. Warding Trees stay in place.',
    ],
    'burning-ditches': [
      'Burning Ditches',
      'When strength is counted, you may discard this. The attacker must destroy 2 units with 1 health or 1 other unit.',
    ],
    'bone-pits': [
      'Bone Pits',
      'When strength is counted, you may discard this to place up to 3 standing Reanimates from your supply in the battle.',
    ],
  },
  cities: {
    marlford: 'Marlford',
    ashgate: 'Ashgate',
    saltmere: 'Saltmere',
    thornwick: 'Thornwick',
    highmarket: 'Highmarket',
    gloamhaven: 'Gloamhaven',
    brassport: 'Brassport',
  },
  seasons: {
    famine: [
      'Famine',
      'Each player lowers every dial that is higher than what the player’s areas yield to that number. Storehouses don’t count.',
    ],
    'call-to-arms': ['Call to Arms', 'In play order, each player may recruit from one dial.'],
    convocation: [
      'Wizards’ Council: Convocation',
      'Bid influence. The winner draws 3 tactics cards, keeps 2 and gives 1 to an opponent.',
    ],
    'rivers-in-flood': ['Rivers in Flood', 'No area with a water border may be activated this season.'],
    'wandering-herds': [
      'Wandering Herds',
      'In play order, each player places 1 triangle neutral in an uncontrolled area with fewer than 8 units.',
    ],
    'planting-feast': ['Planting Feast', 'Each player raises the food dial by 1, up to 8.'],
    'tithe-day': ['Tithe Day', 'Each player gains 1 influence, plus 1 for each city the player controls.'],
    'champions-fair': [
      'Champions’ Fair',
      'In play order, each player may pay 2 influence to draw 2 heroes who may join and hire 1 of them at a friendly stronghold.',
    ],
    audience: [
      'Wizards’ Council: Audience',
      'Bid influence. The winner may draw a reward for one hero, or look at all runes in areas one opponent controls.',
    ],
    turncoat: [
      'Turncoat',
      'Bid influence. The winner chooses an enemy hero. If that hero may join the winner, the hero changes sides with all rewards; otherwise the hero deserts.',
    ],
    drought: ['Drought', 'Each player lowers the food dial by 1, but not below 1.'],
    'long-days': ['Long Days', 'Heroes may move 1 area farther in this quest phase.'],
    'scorching-march': [
      'Scorching March',
      'This season, Mobilize and Conquer move units from 1 area away only, fast units from up to 2.',
    ],
    highwaymen: ['Highwaymen', 'Each player with more than 5 influence loses 2.'],
    'threatened-home-realms': [
      'Threatened Home Realms',
      'In play order, each player moves 2 rune tokens (with “Milder threat”: 1) out of the home realm, each to the nearest friendly or uncontrolled area without a rune token.',
    ],
    reckoning: [
      'Wizards’ Council: Reckoning',
      'Bid influence. The winner takes a title nobody holds, with 1 influence on it, or draws a tactics card.',
    ],
    'rich-harvest': ['Rich Harvest', 'In play order, each player may perform the main action of Harvest.'],
    'raiders-at-the-fords': [
      'Raiders at the Fords',
      'In play order, each player routs 1 standing unit in an area with a water border, if possible.',
    ],
    caravans: ['Caravans', 'In play order, each player may pay 2 influence to draw 2 tactics cards.'],
    'camp-fever': [
      'Camp Fever',
      'In each area where a player has 6 or more units, allies included, that player destroys 1 triangle or circle unit.',
    ],
    'old-alliances': [
      'Old Alliances',
      'In play order, each player may test diplomacy with 2 free fate cards on neutrals adjacent to a friendly area. Gold: they move to that area as allies. Gray: they retreat. Red: nothing happens.',
    ],
    'market-of-secrets': ['Market of Secrets', 'In play order, each player draws a tactics card, then discards one.'],
    stampede: [
      'Stampede',
      'In play order, each player may move all neutral units of one area to an adjacent empty area.',
    ],
    'rune-unearthed': ['Rune Unearthed', 'Bid influence. The winner receives a dragon rune.'],
    'midwinter-verdict': [
      'Wizards’ Council: Midwinter Verdict',
      'The player with the most influence may pay 4 influence to receive a dragon rune. If that player declines, the next may, and so on.',
    ],
    'seekers-vision': [
      'Seeker’s Vision',
      'Players with a standing hero outside their home realm bid influence. The winner names one of these heroes and receives a dragon rune; one of the two tokens must go to that hero’s area, if possible.',
    ],
    'hard-winter': [
      'Hard Winter',
      'This winter each area may hold 1 unit fewer than the food dial shows, but at least 1. With no food, none stay.',
    ],
    'mild-winter': ['Mild Winter', 'This winter food doesn’t limit the number of units in an area.'],
    'dragons-bargain': [
      'Dragon’s Bargain',
      'In play order, each player may destroy 3 standing units in one area to receive a dragon rune. Only the first to do so gets one.',
    ],
    snowbound: ['Snowbound', 'This season no unit may cross a mountain border, not even a flying one.'],
    'tales-by-the-fire': [
      'Tales by the Fire',
      'Each hero in a friendly area removes 1 damage. Then each player whose heroes have no reward draws a quest card.',
    ],
  },
  objectives: {
    'bound-by-honor': ['Bound by Honor', 'Every triangle neutral on the map is allied to a player.'],
    'keeper-of-cities': ['Keeper of Cities', 'You control 3 cities (2 in a two-player game).'],
    'shield-of-the-land': ['Shield of the Land', 'You control 3 undamaged strongholds.'],
    'hall-of-heroes': ['Hall of Heroes', 'You have 3 heroes, each with at least 1 reward.'],
    'friend-of-dragons': [
      'Friend of Dragons',
      'A Dragon is allied to you. If there is no Dragon on the map, you may swap this card once in your turn.',
    ],
    'full-granaries': ['Full Granaries', 'Each of your three dials shows 5 or more.'],
    'voice-of-the-council': ['Voice of the Council', 'You hold a title and have at least 8 influence.'],
    liberator: ['Liberator', 'You control an area of another player’s home realm.'],
    'yoke-of-giants': [
      'Yoke of Giants',
      'A Giant is allied to you. If there is no Giant on the map, you may swap this card once in your turn.',
    ],
    'ruin-of-realms': [
      'Ruin of Realms',
      'You control 2 areas of other players’ home realms, or 1 that held its owner’s stronghold when your turn began.',
    ],
    'blood-tally': ['Blood Tally', 'In one battle of your turn, the other side lost at least 6 units.'],
    slayer: ['Slayer', 'Your heroes have defeated 2 heroes in duels.'],
    'iron-and-ash': [
      'Iron and Ash',
      'Your ore dial shows 6 or more, and you have 2 strongholds outside your home realm.',
    ],
    'web-of-lies': ['Web of Lies', 'You hold 8 or more tactics cards.'],
    'the-horde': ['The Horde', 'You have 20 or more units on the map, allies included.'],
    'hoarder-of-relics': ['Hoarder of Relics', 'Your heroes hold 5 or more rewards in total.'],
  },
  titles: {
    primarch: [
      'Primarch of the Wizards’ Council',
      'You decide who wins a tied bid, even if you are one of the tied players. Gain 1 influence whenever a Wizards’ Council card is revealed.',
    ],
    captain: [
      'Captain of the Heroes’ League',
      'Once in each of your turns, you may discard 3 rewards of your heroes to receive a dragon rune.',
    ],
    warden: [
      'Warden of the Free Cities',
      'When you resolve Rally Support, one city gives you both benefits. In winter, food doesn’t limit your units in city areas.',
    ],
  },
  tactics: {
    'summon-lightning': ['Summon Lightning', 'At the start of a battle: deal 4 damage to the enemy.'],
    'tactical-retreat': [
      'Tactical Retreat',
      'At the start of a battle you defend: cancel it. Your units retreat to a friendly area or are destroyed; those routed before the battle are destroyed. The attacker takes the area and may replace a stronghold there with one of their own, undamaged.',
    ],
    'horrific-rumors': [
      'Horrific Rumors',
      'In your turn: place 1 activation token of an opponent in an area that opponent doesn’t control.',
    ],
    'lost-city': [
      'Lost City',
      'In your turn: choose an uncontrolled area with one of your heroes and without a city. All neutrals there retreat, and you place a damaged stronghold there.',
    ],
    'rally-cry': [
      'Rally Cry',
      'Before a row of a battle: stand up to 2 of your units routed in this battle. They may still act if their row isn’t over.',
    ],
    'mountain-pass': [
      'Mountain Pass',
      'In your turn, before you move: your units may cross mountain borders during this order.',
    ],
    'spoils-of-war': [
      'Spoils of War',
      'At the start of a battle: the player who wins it gains 2 influence and draws a tactics card.',
    ],
    'war-council': [
      'War Council',
      'In your turn: name an opponent and a number from 1 to 4. Each of you draws that many tactics cards.',
    ],
    'spy-ring': ['Spy Ring', 'In your turn: take back one order you played in an earlier season of this year.'],
    'beast-drums': ['Beast Drums', 'In your turn: all neutral units of one area retreat, allied or not.'],
    'forced-march': [
      'Forced March',
      'In your turn, before you Mobilize or Conquer: your units may come from 1 area farther.',
    ],
    'bribed-scouts': ['Bribed Scouts', 'In your turn: look at up to 3 rune tokens anywhere.'],
    sappers: ['Sappers', 'In your turn: damage 1 enemy stronghold adjacent to a friendly area.'],
    'field-surgeons': ['Field Surgeons', 'After a row of a battle: remove all damage from your units in it.'],
    ambush: ['Ambush', 'At the start of a battle: choose one of your unit types. It acts in row 1.'],
    'shield-wall': ['Shield Wall', 'When strength is counted: you have +2 strength.'],
    reinforcements: ['Reinforcements', 'In your turn: place 2 of your triangle units at one friendly stronghold.'],
    'levy-of-silver': ['Levy of Silver', 'In your turn: gain 2 influence, or 3 if you control a city.'],
    'poisoned-wells': ['Poisoned Wells', 'In your turn: lower one dial of an opponent by 2.'],
    'bumper-crop': ['Bumper Crop', 'In your turn: raise one of your dials by 2, up to 8.'],
    'sudden-frost': ['Sudden Frost', 'In your turn: your units ignore water borders until the turn ends.'],
    'envoys-gift': ['Envoy’s Gift', 'Before you draw for diplomacy: draw 2 more fate cards.'],
    'heros-hour': [
      'Hero’s Hour',
      'Before a quest test: draw 2 more fate cards for your hero. Or at the start of a duel: your hero ignores the first 2 damage.',
    ],
    'wandering-giant': [
      'Wandering Giant',
      'In your turn: place a Giant from the supply in an empty area that isn’t adjacent to any friendly area.',
    ],
    'night-raid': [
      'Night Raid',
      'In your turn: rout 1 unit of your choice in an enemy area adjacent to a friendly area.',
    ],
    cutpurses: [
      'Cutpurses',
      'In your turn: name an opponent, who gives you 2 influence or a random tactics card, as the opponent chooses.',
    ],
    'confused-orders': [
      'Confused Orders',
      'When orders are revealed: name an opponent, who may not use a supremacy bonus this season.',
    ],
  },
  heroes: {
    'aldis-brandt': ['Aldis Brandt', 'Special in a duel: deal 2 damage.', 'Aldis'],
    'sister-ysolde': [
      'Sister Ysolde',
      'At the start of your part of the quest phase, remove 1 damage from her and from each of your heroes in her area.',
      'Ysolde',
    ],
    teren: ['Teren of the Reeds', 'Ignores mountain and water borders when moving.', 'Teren'],
    marrec: ['Marrec Oathhand', 'Special in a duel: prevent 2 damage this round and deal 1 damage.', 'Marrec'],
    ilvane: [
      'Ilvane Starling',
      'When she completes a quest, she draws 1 more reward, then discards one of her rewards.',
      'Ilvane',
    ],
    gorrath: ['Gorrath Ironmaw', 'Special in a duel: deal 2 damage, but he takes 1 damage himself.', 'Gorrath'],
    vessa: [
      'Vessa Nightbloom',
      'Special in a duel: deal 1 damage and look at a rune in an area that opponent controls.',
      'Vessa',
    ],
    morvan: [
      'Morvan the Hollow',
      'When he would be defeated, except in a duel with a hero, draw a fate card. On gold or gray he stays with 1 health left.',
      'Morvan',
    ],
    skarn: ['Skarn Two-Knives', 'Once per quest phase, he may also start a duel after a quest.', 'Skarn'],
    'lady-ashmere': ['Lady Ashmere', 'When she wins a duel against a hero, gain 2 influence.', 'Lady Ashmere'],
    'old-brannoch': ['Old Brannoch', 'When he joins you, draw a quest card.', 'Brannoch'],
    quill: ['Quill the Wanderer', 'May move up to 3 areas in the quest phase.', 'Quill'],
  },
  quests: {
    'ford-watch': 'The Ford Watch',
    'sealed-adit': 'The Sealed Adit',
    'wyrms-riddle': 'The Wyrm’s Riddle',
    'hanging-trail': 'The Hanging Trail',
    'circle-of-stones': 'The Circle of Stones',
    'drowned-mill': 'The Drowned Mill',
    'lamp-in-the-marsh': 'The Lamp in the Marsh',
    'heartwood-gate': 'The Heartwood Gate',
    'toll-of-the-hill': 'The Toll of the Hill',
    'voices-over-the-water': 'Voices over the Water',
    'burned-farm': 'The Burned Farm',
    'thieves-ladder': 'The Thieves’ Ladder',
    'forged-charter': 'The Forged Charter',
    'kennel-cave': 'The Kennel Cave',
    'nest-on-the-cliff': 'The Nest on the Cliff',
    'silent-mirror': 'The Silent Mirror',
    'giants-wager': 'The Giant’s Wager',
    'runaway-herd': 'The Runaway Herd',
    'deep-forge': 'The Deep Forge',
    'ash-wood-hunt': 'The Ash Wood Hunt',
    'broken-bridge': 'The Broken Bridge',
    'ember-well': 'The Ember Well',
    'last-orchard': 'The Last Orchard',
    'guild-vault': 'The Guild Vault',
  },
  rewards: {
    'timmorran-shard': [
      'Timmorran Shard',
      'In your turn, if this hero is in a friendly area with a stronghold or a city, discard it to receive a dragon rune.',
    ],
    soulbiter: [
      'Soulbiter',
      'Special in a duel: deal 1 damage. If that defeats the enemy and this hero survives, remove all damage from this hero.',
    ],
    'dwarven-fire-bombs': [
      'Dwarven Fire Bombs',
      'Special in a duel: deal 3 damage, then test Agility. This hero takes 1 damage for each red symbol.',
    ],
    'flute-of-possession': [
      'Flute of Possession',
      'In your turn, discard it to move all neutral units in this hero’s area to an adjacent area that isn’t an enemy’s. In a friendly area they become your allies.',
    ],
    'ghost-armor': ['Ghost Armor', 'Special in a duel: prevent all damage this round.'],
    'amulet-of-shielding': ['Amulet of Shielding', 'Prevents the first damage of each duel.'],
    runeplate: ['Runeplate', 'In a duel, prevents 1 damage each round.'],
    'staff-of-light': [
      'Staff of Light',
      'In your turn, discard it to stand up all your units in this hero’s area, or to rout 1 neutral unit there.',
    ],
    'ice-storm': ['Ice Storm', 'In your turn, discard it to rout up to 2 units in an area adjacent to this hero.'],
    'long-spear': ['Long Spear', 'In round 1 of a duel, deal 1 damage.'],
    'twin-blades': ['Twin Blades', 'In a duel, a damage symbol deals 1 more damage.'],
    'thunder-maul': ['Thunder Maul', 'Special in a duel: deal 2 damage.'],
    'hunters-bow': ['Hunter’s Bow', 'Special in a duel: deal 1 damage that can’t be prevented.'],
    'oak-shield': ['Oak Shield', 'In a duel, a rout symbol also deals 1 damage.'],
    'shadow-cloak': [
      'Shadow Cloak',
      'Before a duel against this hero, the attacker draws a fate card. On gold there is no duel.',
    ],
    'ring-of-insight': ['Ring of Insight', '+1 Wisdom.'],
    'belt-of-the-bear': ['Belt of the Bear', '+1 Strength.'],
    'swift-boots': ['Swift Boots', '+1 Agility. This hero may move 1 area farther in the quest phase.'],
    'healers-satchel': [
      'Healer’s Satchel',
      'As this hero’s choice in the quest phase, discard it to remove all damage from this hero in any area.',
    ],
    'seal-of-envoys': ['Seal of Envoys', 'In your turn, discard it to gain 3 influence.'],
    'horn-of-the-levy': [
      'Horn of the Levy',
      'In your turn, if this hero is at a friendly stronghold, discard it to recruit 2 of your triangle units there.',
    ],
  },
  explorations: {
    empty: ['Empty', 'Nothing is here.'],
    dungeon: [
      'Dungeon',
      'A hero who enters must stop, and may test Strength when the move ends here. Gold: draw a reward and discard this token. Gray: nothing happens. Red: the hero takes 1 damage.',
    ],
    cache: ['Cache', 'The hero draws a reward.'],
    hermit: ['Hermit', 'Draw a quest card.'],
    trap: ['Trap', 'Test Agility. On red, the hero takes 2 damage.'],
    hamlet: [
      'Hamlet',
      'The area yields 1 more food. If you control it with 6 or more units, you may destroy the Hamlet in your turn to gain 2 influence.',
    ],
    'old-mine': [
      'Old Mine',
      'The area yields 1 more ore. If you control it with 6 or more units, you may destroy the Old Mine in your turn to gain 2 influence.',
    ],
    sawmill: [
      'Sawmill',
      'The area yields 1 more wood. If you control it with 6 or more units, you may destroy the Sawmill in your turn to gain 2 influence.',
    ],
    shrine: ['Shrine', 'A hero who ends the move here removes all damage.'],
    'wild-pack': [
      'Wild Pack',
      'If the area is uncontrolled, place 2 Beastmen there. Otherwise the hero takes 1 damage.',
    ],
    'rune-vault': [
      'Rune Vault',
      'If you control the area with 6 or more units, you may destroy the Rune Vault in your turn to receive a dragon rune.',
    ],
  },
  abilities: {
    footman: ['Valiant Strike', 'Deal 1 damage. If that unit survives, it takes 1 more.'],
    bowman: [
      'Concentrated Fire',
      'Deal 1 damage. The enemy must assign it to a unit with a printed health above 1, if possible.',
    ],
    knight: ['Command', 'Deal 1 rout, then draw a tactics card.'],
    'siege-tower': ['Lay Siege', '+2 strength in this battle.'],
    archer: ['Crack Shot', 'Deal 1 damage to an enemy unit of your choice.'],
    sorceress: ['Word of Vaal', 'An enemy unit of your choice must retreat from the battle.'],
    warrior: ['Overpower', 'Deal 1 damage, or destroy a damaged or routed enemy unit of your choice.'],
    'pegasus-rider': ['Charge', 'Rout up to 2 enemy triangle units or 1 enemy rectangle unit of your choice.'],
    berserker: ['Fury', 'You may destroy 1 of your Berserkers in the battle to deal 2 damage.'],
    'flesh-ripper': ['Unrelenting', 'Each of your Flesh Rippers has 3 health until the battle ends.'],
    warlock: ['Rain Fire', 'The enemy must destroy 2 of their triangle units or 1 of their rectangle units.'],
    'chaos-lord': [
      'Terrifying',
      'Choose up to 2 different enemy units. Each is routed, or destroyed if it was routed already.',
    ],
    reanimate: ['Overrun', 'If at least 2 of your Reanimates are standing, deal 2 damage.'],
    'skeleton-archer': [
      'Mortal Strike',
      'The enemy must destroy 1 of their triangle, circle or rectangle units, a standing one if possible.',
    ],
    necromancer: [
      'Raise Dead',
      'Place up to 2 standing Reanimates from your supply in the battle. They stay afterward.',
    ],
    'dark-knight': ['Dread Charge', 'Deal 1 damage and 1 rout.'],
    beastman: [
      'Ravage',
      'Deal 1 damage and draw 1 more fate card for its damage or rout. Once per Beastman in each battle.',
    ],
    razorwing: ['Stun', 'The enemy must rout 1 of their units with initiative 2 or higher.'],
    sorcerer: ['Undying', 'Each of your Sorcerers has 2 health until the battle ends.'],
    hellhound: ['Burning', 'The enemy must deal 1 damage to each of 2 different standing units of theirs.'],
    dragon: ['Flaming Breath', 'Destroy up to 3 enemy triangle units of your choice.'],
    giant: ['Rage', 'Deal 1 damage for each damage on one of your Giants.'],
  },
  factions: {
    daqan: 'Good. Disciplined soldiers and knights who can draw tactics cards in the middle of a battle.',
    latari: 'Good. Quick archers and pegasus riders, with more influence than anyone.',
    uthuk: 'Evil. Berserkers who die for a harder blow, and a fistful of tactics cards.',
    waiqar: 'Evil. Slow but endless dead, and necromancers who raise more of them.',
  },
};
