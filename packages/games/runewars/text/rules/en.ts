import { battles } from './battles/en.ts';
import { runes } from './runes/en.ts';

/** Chapters of the rules, by the beginning of their ids. */
export const chapters = {
  'RW-GEN': 'The game',
  'RW-TERM': 'Terms',
  'RW-SETUP': 'Setup',
  'RW-PLAYERS': 'Number of players',
  'RW-SEASON': 'Seasons',
  'RW-ORDER': 'Orders',
  'RW-MOVE': 'Movement',
  'RW-NEUT': 'Neutral units and allies',
  'RW-DIP': 'Diplomacy',
  'RW-FATE': 'Fate cards',
  'RW-BATTLE': 'Battles',
  'RW-RETREAT': 'Retreats',
  'RW-HERO': 'Heroes',
  'RW-QUEST': 'Quests',
  'RW-DUEL': 'Duels',
  'RW-RUNE': 'Dragon runes',
  'RW-VICT': 'Winning the game',
  'RW-OBJ': 'Objectives',
  'RW-TACT': 'Tactics cards',
  'RW-BID': 'Influence bids',
  'RW-STR': 'Strongholds and developments',
  'RW-CITY': 'Cities',
  'RW-LIMIT': 'Limits',
  'RW-OPT-EXP': 'Exploration tokens',
  'RW-OPT-EPIC': 'The epic game',
  'RW-OPT-REV': 'Revised-edition options',
};
export type Chapter = keyof typeof chapters;

/** Every rule of the ledger in a sentence. */
export const rules = {
  // The game
  'RW-GEN-01':
    'Runewars is for 2 to 4 players. Each leads one faction: the Daqan Lords, the Latari Elves, the Uthuk Y’llan or Waiqar the Undying.',
  'RW-GEN-02':
    'The Daqan Lords and the Latari Elves are good, the Uthuk Y’llan and Waiqar are evil. Alignment decides which objectives you draw and which heroes may join you.',
  'RW-GEN-03': 'The game lasts up to 6 years. Each year has four seasons: Spring, Summer, Autumn and Winter.',
  'RW-GEN-04': 'Each season has three steps: resolve a season card, choose orders, resolve orders.',
  'RW-GEN-05': 'When a card contradicts a rule, the card wins.',
  'RW-GEN-06': 'Your turn is the time in which you resolve your order of the season.',
  'RW-GEN-07':
    'Ties between players go to the player with more influence, then to the faction with the higher starting influence.',
  'RW-GEN-08':
    'No two factions start with the same influence: the Latari have 4, the Daqan 3, Waiqar 2 and the Uthuk 1. So the last tiebreaker always decides.',
  'RW-GEN-09':
    'Tactics cards, objectives, quests, rewards, the faces of rune tokens, chosen orders and bids are secret. Influence, dials, units, damage, titles, developments and the number of cards in hand are open.',

  // Terms
  'RW-TERM-01': 'An area is one hex of the map.',
  'RW-TERM-02':
    'You control an area if you have a unit or a stronghold there, or if it belongs to your home realm and no enemy holds it.',
  'RW-TERM-03':
    'You control your home-realm areas even when they are empty, except while an enemy has units or a stronghold there. When the enemy leaves, control returns to you at once.',
  'RW-TERM-04': 'A friendly area is one you control. An enemy area is one another player controls.',
  'RW-TERM-05':
    'An uncontrolled area belongs to no player. It is a neutral area if neutral units are there, and empty if there are no units.',
  'RW-TERM-06': 'Heroes are not units and never give control of an area.',
  'RW-TERM-07': 'Figures are units and heroes. A figure is either standing or routed.',
  'RW-TERM-08':
    'A unit’s base is a triangle, a circle, a rectangle or a hexagon. Its shape tells which section of a fate card the unit reads.',
  'RW-TERM-09':
    'Areas that share a side are adjacent. Figures can’t move or retreat across a mountain or water border, but effects that only look at neighbors ignore borders.',
  'RW-TERM-10': 'A destroyed unit goes back to its owner’s supply, a neutral unit to the neutral supply.',

  // Set-up
  'RW-SETUP-01': 'Setup comes before the first spring.',
  'RW-SETUP-02':
    'Deal each player a fate card. The player with the highest number is the first player. Then shuffle the fate deck again.',
  'RW-SETUP-03':
    'Starting with the first player and going clockwise, each player chooses a faction and takes everything that belongs to it.',
  'RW-SETUP-04': 'Each player is dealt 2 setup quests, face up.',
  'RW-SETUP-05':
    'Each player takes the 2 map tiles named by the player’s setup quests. So 4, 6 or 8 of the 9 tiles are in play.',
  'RW-SETUP-06':
    'The first player lays a tile in the center. Then, clockwise, each player adds a tile until all are laid.',
  'RW-SETUP-07':
    'At least 2 areas of a new tile must touch at least 2 different areas of the map. It may be turned any way.',
  'RW-SETUP-08': 'A mountain or water border may not be laid against another mountain or water border.',
  'RW-SETUP-09': 'The map may have holes. Nothing can move across them.',
  'RW-SETUP-10':
    'A random city token is placed on each city site before home realms are chosen. The other tokens go back to the box unseen.',
  'RW-SETUP-11':
    'The first player places one home-realm marker per player along the edge of the map. A marker covers 2 adjacent hexes outside the map that together touch at least 3 sides of the map without a border.',
  'RW-SETUP-12':
    'Any two markers must have at least 4 areas between them, borders ignored. Only if that is impossible, one marker may have 3 areas between it and the others.',
  'RW-SETUP-13':
    'Markers may only be placed where the rest can be completed. If the map allows no solution, the tiles are laid again.',
  'RW-SETUP-14':
    'Starting to the left of the first player and going clockwise, each player replaces a marker with the home realm. Two of its three areas cover the marker, and the third must lie on an empty hex.',
  'RW-SETUP-15': 'Home realms may not be adjacent to each other.',
  'RW-SETUP-16': 'Borders of home realms may not be laid against other borders, either.',
  'RW-SETUP-17': 'Neutral units are placed in every area that shows them, in the printed number.',
  'RW-SETUP-18': 'A city area yields exactly 1 resource and starts without neutral units.',
  'RW-SETUP-19':
    'Each player sets the food, wood and ore dials to what the home realm yields. Food starts at 3, for the Latari at 2.',
  'RW-SETUP-20': 'Starting influence and tactics cards: Daqan 3 and 2, Latari 4 and 1, Waiqar 2 and 3, Uthuk 1 and 4.',
  'RW-SETUP-21':
    'Each player draws a hero who may join the faction and places the figure in the home-realm area with the stronghold.',
  'RW-SETUP-22': 'The two setup quests are each player’s first quest cards.',
  'RW-SETUP-23': 'Each player draws 1 secret objective of the faction’s alignment.',
  'RW-SETUP-24':
    'Each player starts with an undamaged stronghold in the marked area of the home realm and deploys the starting army in the three home areas, at most 8 units in each. The first player goes first.',
  'RW-SETUP-25': 'Each player places 2 dragon runes and 1 false rune face down in the home realm, one per area.',
  'RW-SETUP-26': 'The 32 season cards form four shuffled decks of 8, one for each season.',
  'RW-SETUP-27':
    'Tactics, rewards, objectives, heroes and quests are shuffled. Quests whose tile isn’t in play are taken out of the game.',
  'RW-SETUP-28': 'The 3 titles lie face up beside the map with no influence on them.',
  'RW-SETUP-29': 'In the first spring, players act clockwise from the first player.',

  // Number of players
  'RW-PLAYERS-01': 'The map has 4 tiles with 2 players, 6 with 3 players and 8 with 4 players.',
  'RW-PLAYERS-02':
    'The player to the left of the active player decides for neutral units in battles, duels and retreats. With 2 players, that is the opponent.',
  'RW-PLAYERS-03': 'All other rules are the same for any number of players: 6 dragon runes win.',
  'RW-PLAYERS-04':
    'A player who has lost all areas, units and strongholds stays in the game, keeps choosing orders and may still win.',

  // Seasons
  'RW-SEASON-01': 'Each season begins with the top card of that season’s deck.',
  'RW-SEASON-02': 'First the text of the season card is resolved, then what every card of that season brings.',
  'RW-SEASON-03':
    'Where players act one after another, they do so in play order: as their orders were resolved last season, the lowest first.',
  'RW-SEASON-04': 'In spring, all activation tokens are removed from the map.',
  'RW-SEASON-05': 'In spring, all players take back their orders.',
  'RW-SEASON-06': 'In spring, all routed figures stand up, neutral units and heroes included.',
  'RW-SEASON-07':
    'Summer brings the quest phase, in which each hero may heal, train, or move and then duel or attempt a quest.',
  'RW-SEASON-08': 'In autumn, the discarded fate cards are shuffled back into the fate deck.',
  'RW-SEASON-09': 'In autumn, each player takes 2 influence or a tactics card.',
  'RW-SEASON-10': 'Players make their autumn choice openly, in play order.',
  'RW-SEASON-11': 'In winter, no area of yours may hold more units than your food dial shows. With no food, none stay.',
  'RW-SEASON-12': 'Units that can’t be fed in winter are destroyed. Their owner chooses which.',
  'RW-SEASON-13': 'The winter food limit counts allied neutrals, but not heroes.',
  'RW-SEASON-14': 'Food is checked only once each winter. Later in the season, the usual limit of 8 applies.',
  'RW-SEASON-15': 'All through winter, water borders are ignored.',
  'RW-SEASON-16': 'The winter food limit doesn’t affect unallied neutral units.',
  'RW-SEASON-17': 'When a season deck runs out, its discards are reshuffled.',
  'RW-SEASON-18':
    'Some season cards are Wizards’ Councils, and some winter cards let players compete for a dragon rune with influence.',

  // Orders
  'RW-ORDER-01': 'All players secretly choose an order from their hand and reveal it together.',
  'RW-ORDER-02': 'Orders stay on the table until spring, so each can be used once a year.',
  'RW-ORDER-03': 'Orders are resolved from the lowest number to the highest.',
  'RW-ORDER-04':
    'If players revealed the same order, the one with more influence goes first, then the one with the higher starting influence. Influence is counted when orders are revealed.',
  'RW-ORDER-05':
    'If your order is higher than every order you played earlier this year, you may also use its supremacy bonus. Orders you took back still count.',
  'RW-ORDER-06': 'Your first order of a year always earns its supremacy bonus.',
  'RW-ORDER-07':
    'You may skip the action of your order, its supremacy bonus, or both. The bonus comes after the action.',
  'RW-ORDER-08': 'Each player uses only 4 of the 8 orders in a year.',
  'RW-ORDER-10':
    'Strategize moves any number of your units, each 1 area, into adjacent areas that are empty or friendly.',
  'RW-ORDER-11': 'Strategize doesn’t activate areas.',
  'RW-ORDER-12': 'With Strategize, units may not leave areas with your activation token.',
  'RW-ORDER-13': 'Strategize also moves your heroes 1 area each, but they may not duel or attempt quests.',
  'RW-ORDER-14': 'With Strategize, heroes may enter enemy and neutral areas and leave activated ones.',
  'RW-ORDER-15': 'Strategize can’t move routed units or routed heroes.',
  'RW-ORDER-16': 'Strategize may move units into areas with your activation token.',
  'RW-ORDER-17': 'The bonus of Strategize lets you draw as many tactics cards as your three dials show.',
  'RW-ORDER-20': 'Mobilize activates 1 area. Then you move units into it from up to 2 areas away.',
  'RW-ORDER-21': 'With Mobilize and Conquer, fast units may come from up to 3 areas away.',
  'RW-ORDER-22': 'You may not activate an area that already has your activation token.',
  'RW-ORDER-23':
    'The bonus of Mobilize activates a second area, and units may move into it. Only one battle may be fought in the whole order.',
  'RW-ORDER-24': 'A battle canceled by “Tactical Retreat” still counts as the one battle of Mobilize.',
  'RW-ORDER-25': 'If Mobilize has had its battle and diplomacy then fails in the second area, you must retreat.',
  'RW-ORDER-26': 'Each player has 4 activation tokens. With none left, you can’t activate an area.',
  'RW-ORDER-30':
    'Conquer activates 1 area. Then you move units into it from up to 2 areas away, fast ones from up to 3.',
  'RW-ORDER-31':
    'The bonus of Conquer gives +2 strength in its battle if the area holds an enemy stronghold, otherwise +1.',
  'RW-ORDER-40': 'Harvest sets each of your dials to what all areas you control yield of that resource.',
  'RW-ORDER-41': 'Harvest resets the dials, so they may also fall. They go from 0 to 8; anything above 8 is lost.',
  'RW-ORDER-42': 'Dials change only by Harvest or by a card, not when you gain or lose an area.',
  'RW-ORDER-43':
    'The bonus of Harvest lets you build 1 development at one of your strongholds and receive the benefits of your developments.',
  'RW-ORDER-44':
    'With the bonus of Harvest, you build first, then every War Room and every Court pays. A Storehouse built now adds its 1 resource at once.',
  'RW-ORDER-50': 'Recruit lets you choose one of your dials and take the units it shows at its present level.',
  'RW-ORDER-51':
    'Recruited units are placed in areas with a friendly stronghold, split as you like, up to 8 units per area.',
  'RW-ORDER-52': 'Recruiting doesn’t lower the dial.',
  'RW-ORDER-53': 'The bonus of Recruit lets you recruit from a second, different dial.',
  'RW-ORDER-54':
    'If figures are missing when you recruit, you may destroy your own units of that type elsewhere to place them.',
  'RW-ORDER-55': 'You may recruit into areas with your activation token.',
  'RW-ORDER-60':
    'Rally Support gives you influence, tactics cards, quest cards or neutral units from the cities you control.',
  'RW-ORDER-61':
    'With Rally Support, you choose one of the benefits of each city. Benefits that give nothing aren’t offered.',
  'RW-ORDER-62': 'Neutral units from a city are allied to you and placed in the city’s area.',
  'RW-ORDER-63': 'A city names the shape of a neutral unit. You choose which unit of that shape.',
  'RW-ORDER-64': 'The bonus of Rally Support lets you draw 3 heroes who may join you and hire 1 of them.',
  'RW-ORDER-65': 'A hired hero is placed in any area with a friendly stronghold.',
  'RW-ORDER-66': 'Heroes who aren’t hired are shuffled back into the hero deck.',
  'RW-ORDER-67': 'If you hold more than 3 quest cards after drawing, you discard down to 3.',
  'RW-ORDER-70': 'Acquire Power gives you as much influence as your three dials show.',
  'RW-ORDER-71': 'The bonus of Acquire Power lets you take one title by placing influence on it.',
  'RW-ORDER-72': 'Titles lie face up, and each has at most one holder.',
  'RW-ORDER-73':
    'To take a title, you must place more influence on it than lies there. The influence that lay there is discarded.',
  'RW-ORDER-74': 'A title nobody holds costs at least 1 influence.',
  'RW-ORDER-75': 'Influence on a title is spent and no longer counts as yours.',
  'RW-ORDER-76':
    'You may place a larger amount on a title you already hold. The influence that lay there is discarded.',
  'RW-ORDER-80': 'With Fortify, you may perform any or all of its actions once each, in any order.',
  'RW-ORDER-81': 'Fortify has no supremacy bonus.',
  'RW-ORDER-82': 'Fortify lets you build a stronghold, repair a stronghold and move rune tokens.',
  'RW-ORDER-83':
    'A new stronghold costs 3 influence. It goes undamaged into a friendly area with one of your units, without a city and without a stronghold.',
  'RW-ORDER-84': 'With Fortify, you may repair one damaged stronghold you control for free.',
  'RW-ORDER-85':
    'With Fortify, you may move any number of rune tokens from friendly areas to adjacent friendly areas, at most 1 token per area afterward.',
  'RW-ORDER-86': 'You may destroy your own stronghold only if you need it to build another.',

  // Movement
  'RW-MOVE-01': 'Units may move through empty and friendly areas, but never through enemy or neutral ones.',
  'RW-MOVE-02': 'Units can’t cross mountain or water borders.',
  'RW-MOVE-03': 'Flying units ignore borders, but they can’t move through enemy or neutral areas, either.',
  'RW-MOVE-04': 'In winter, units move across water borders freely.',
  'RW-MOVE-05': 'Units in an area with your activation token can’t leave it, except by retreating.',
  'RW-MOVE-06': 'Units may move through areas with activation tokens.',
  'RW-MOVE-07': 'Units moved by Mobilize or Conquer may come from several areas. All end in the activated area.',
  'RW-MOVE-08': 'Units already in the area you activate may stay there.',
  'RW-MOVE-09': 'Units may move through an area with 8 units. The limit is checked at the end of the order.',
  'RW-MOVE-10': 'Any number of units may enter an area to fight. The limit of 8 applies after the battle.',
  'RW-MOVE-11': 'Moving into an enemy area starts a battle, even if there are no units.',
  'RW-MOVE-12': 'Moving into a neutral area means fighting or trying diplomacy once.',
  'RW-MOVE-13': 'Heroes don’t move with Mobilize or Conquer.',
  'RW-MOVE-14': 'With Mobilize and Conquer, you may activate an area and move nothing into it.',

  // Neutral units and allies
  'RW-NEUT-01':
    'When you move units into an area with neutral units that aren’t your allies, you must fight or try diplomacy.',
  'RW-NEUT-02': 'Diplomacy may be tried once, with all neutral units of the area together.',
  'RW-NEUT-03': 'Allied neutral units stay your allies as long as they are in areas you control.',
  'RW-NEUT-04': 'During a battle, allied neutral units stay your allies even if your last own unit is destroyed.',
  'RW-NEUT-05': 'Allied neutral units retreat with your side to a friendly area.',
  'RW-NEUT-06':
    'Allied neutral units may go wherever your own units go with them. On their own, they may only move into friendly areas.',
  'RW-NEUT-07':
    'If only allied neutral units are left in an area and nothing else gives you control of it, they stop being your allies.',
  'RW-NEUT-08': 'Allied neutral units count toward all limits: 8 units per area, and food in winter.',
  'RW-NEUT-09': 'Neutral units that a card moves into a friendly area become your allies at once.',
  'RW-NEUT-10': 'In battles against neutral units, the player to the left of the active player plays them.',
  'RW-NEUT-11': 'Whoever plays neutral units may not play tactics cards for them.',
  'RW-NEUT-12':
    'Unallied neutral units retreat to an adjacent uncontrolled area or are destroyed. The player to the left of the active player decides where.',
  'RW-NEUT-13':
    'When a card makes allied neutral units retreat, they go to an uncontrolled area, never to a friendly one.',
  'RW-NEUT-14': 'Allied neutral units fight as part of your army and use their own abilities.',
  'RW-NEUT-15': 'Different groups of neutral units may share an area after a retreat, up to 8 units.',
  'RW-NEUT-16':
    'There are only 36 neutral figures. If none of a type is left, choose another type of the same shape, or nothing.',
  'RW-NEUT-17':
    'Alliances may end after any change outside battles. For units in a battle, this is checked when it is over.',

  // Diplomacy
  'RW-DIP-01': 'To try diplomacy, spend 1 to 6 influence.',
  'RW-DIP-02': 'For diplomacy, draw as many fate cards as you spent influence.',
  'RW-DIP-03': 'For diplomacy, choose one of the fate cards drawn and apply its destiny symbol.',
  'RW-DIP-04': 'Gold in diplomacy: the neutral units become your allies.',
  'RW-DIP-05': 'Gray in diplomacy: the neutral units retreat.',
  'RW-DIP-06': 'Red in diplomacy: you must fight, or retreat the units you moved.',
  'RW-DIP-07':
    'If you retreat after diplomacy fails, your units go to an adjacent friendly or empty area and are routed.',
  'RW-DIP-08': 'New allies share the area with your units. If there are more than 8, you choose which are destroyed.',
  'RW-DIP-09': 'Diplomacy also works on routed neutral units.',
  'RW-DIP-10': 'Fate cards drawn for diplomacy are discarded.',

  ...battles,
  ...runes,
};

export type Rule = keyof typeof rules;
