/** Fate cards, battles, retreats, heroes, quests and duels. */
export const battles = {
  // Fate cards
  'RW-FATE-01':
    'There are 30 fate cards, numbered 1 to 30. Each has a destiny symbol and four sections, one for each shape.',
  'RW-FATE-02': 'A section of a fate card shows nothing, 1 to 3 damage, 1 or 2 routs, or a special symbol.',
  'RW-FATE-03': 'When the fate deck is empty, its discards are shuffled at once and drawing goes on.',
  'RW-FATE-04': 'The fate deck is also reshuffled each autumn.',

  // Battles
  'RW-BATTLE-01': 'A battle is fought whenever units move into an area with enemy units.',
  'RW-BATTLE-02': 'A battle begins with the battle marker in its area.',
  'RW-BATTLE-03': 'Both sides line up their units in rows by initiative, 1 to 5.',
  'RW-BATTLE-04': 'Heroes and units that are already routed take no part in a battle.',
  'RW-BATTLE-05': 'Units that were routed before the battle are destroyed if their side must retreat.',
  'RW-BATTLE-06': 'At the start of a battle, first the attacker and then the defender may play tactics cards.',
  'RW-BATTLE-07':
    'At the start of a battle, the attacker may also play cards for “your turn”. After that, such cards must wait until the battle is over.',
  'RW-BATTLE-08': 'A side may not play two cards of the same name at the start of a battle.',
  'RW-BATTLE-09': 'A battle has at most 5 rounds, one for each row.',
  'RW-BATTLE-10': 'In each round, every unit in that row attacks once, starting with row 1.',
  'RW-BATTLE-11': 'Where order matters in a battle, the attacker chooses and resolves first.',
  'RW-BATTLE-12':
    'In each row, first the attacker and then the defender chooses a unit type that hasn’t drawn yet and draws a fate card for each standing unit of that type. Units read the section of their shape.',
  'RW-BATTLE-13': 'A side without such a unit type draws nothing.',
  'RW-BATTLE-14':
    'After both sides have drawn, special symbols are resolved, the attacker’s first; then all routs, then all damage.',
  'RW-BATTLE-15': 'Attacks are simultaneous. If a unit is routed or destroyed, the cards drawn for it still count.',
  'RW-BATTLE-16': 'Abilities that need standing units check this at the moment they are resolved.',
  'RW-BATTLE-17':
    'Then the cards drawn are discarded. If a unit type in this row hasn’t drawn yet, the row continues; otherwise the next row begins.',
  'RW-BATTLE-18': 'Each special symbol triggers a unit’s ability once.',
  'RW-BATTLE-19': 'Routs must be assigned to undamaged standing units, if possible.',
  'RW-BATTLE-20':
    'If there is no undamaged standing unit, a damaged one is routed. If all units are routed, more routs have no effect.',
  'RW-BATTLE-21': 'Damage must be assigned to standing units, and to a damaged one first. Otherwise the owner chooses.',
  'RW-BATTLE-22':
    'Routed units take damage only when no unit of their side is standing, and damaged ones take it first.',
  'RW-BATTLE-23': 'A unit is destroyed when its damage equals its health.',
  'RW-BATTLE-24': 'Damage is assigned point by point, so one result may hit several units.',
  'RW-BATTLE-25': 'A routed unit draws no cards in later rows and doesn’t count for strength.',
  'RW-BATTLE-26': 'A unit that is routed after its row doesn’t lose its attack.',
  'RW-BATTLE-27': 'Units that join during a battle are standing. They draw only if their row is still to come.',
  'RW-BATTLE-28':
    'Reanimates placed by “Raise Dead” stay after the battle. You may not destroy others to free figures for it.',
  'RW-BATTLE-30': 'When all rows are done, both sides count their strength.',
  'RW-BATTLE-31': 'Before strength is counted, the defender may use the development of the stronghold in the area.',
  'RW-BATTLE-32': 'A side’s strength is the number of its standing units.',
  'RW-BATTLE-33': 'The defender adds the strength of the stronghold in the area.',
  'RW-BATTLE-34': 'A stronghold has 5 strength, a damaged one 3.',
  'RW-BATTLE-35':
    'If attacking units are standing, the stronghold is turned to its damaged side after its strength has been counted.',
  'RW-BATTLE-36': 'Both sides add what abilities, cards and orders give them to their strength.',
  'RW-BATTLE-37': 'Damage on a unit doesn’t affect strength.',
  'RW-BATTLE-40': 'The side with more strength wins the battle. The defender wins ties.',
  'RW-BATTLE-41': 'The loser’s units retreat and are routed.',
  'RW-BATTLE-42':
    'The loser’s units that were routed before the battle are destroyed. Those routed in the battle retreat with the others.',
  'RW-BATTLE-43': 'An attacker who wins against a stronghold may replace it with one of their own, damaged.',
  'RW-BATTLE-44':
    'With no stronghold left to replace a beaten one, the attacker may remove one of their own to use it.',
  'RW-BATTLE-45': 'A beaten stronghold that isn’t replaced is removed.',
  'RW-BATTLE-46': 'The development of a beaten stronghold goes back to its owner’s supply.',
  'RW-BATTLE-47': 'After a battle, all damage is removed from the surviving units.',
  'RW-BATTLE-48': 'The winner’s surviving units take the area. Routed ones stay routed.',
  'RW-BATTLE-49':
    'A winner with more than 8 units must retreat the excess to one adjacent area, friendly if possible, otherwise empty. The winner chooses which; they are routed.',
  'RW-BATTLE-50':
    'If neither side has units left, the defender keeps an area with a stronghold or in the home realm. Otherwise the area becomes uncontrolled.',
  'RW-BATTLE-51': 'Whoever controls the area after a battle possesses the rune token there.',
  'RW-BATTLE-52': 'Attacking only routed enemies is still a battle, and they are destroyed if the attacker wins.',
  'RW-BATTLE-53': 'Heroes of the losing side may stay, or retreat to any adjacent area. A hero who retreats is routed.',
  'RW-BATTLE-54': 'Each unit has its own health, initiative, shape and ability.',
  'RW-BATTLE-55':
    'Each side adds up the routs and the damage dealt to it, and its owner assigns them point by point. Both sides assign at the same time, and all routs come before any damage.',
  'RW-BATTLE-56':
    'Special symbols of one side are resolved in the order they were drawn. Targets are chosen when each is resolved.',

  // Retreats
  'RW-RETREAT-01':
    'Units of one side retreat together to one adjacent friendly or empty area. If there is none, they are destroyed.',
  'RW-RETREAT-02': 'A friendly area comes before an empty one when units retreat, even if it is full.',
  'RW-RETREAT-03':
    'Unallied neutral units retreat to an adjacent uncontrolled area, chosen by the player to the left of the active player. If there is none, they are destroyed.',
  'RW-RETREAT-04': 'Heroes may retreat to any adjacent area.',
  'RW-RETREAT-05': 'All figures that retreat are routed.',
  'RW-RETREAT-06': 'If a retreat leaves more than 8 units in an area, the owner destroys the excess.',
  'RW-RETREAT-07':
    'Retreating units can’t cross borders. Flying units may if the whole group flies; in a mixed group, they part from the others only if these have nowhere to go.',
  'RW-RETREAT-08': 'Units may retreat into areas with activation tokens.',
  'RW-RETREAT-09': 'A single unit that must retreat from a battle follows the usual rules for retreats.',

  // Heroes
  'RW-HERO-01': 'You may have at most 3 heroes. If a fourth joins you, you must dismiss one.',
  'RW-HERO-02': 'A dismissed hero leaves play, and the hero’s rewards are discarded.',
  'RW-HERO-03': 'A hero has Strength, Agility, Wisdom and health.',
  'RW-HERO-04': 'Only heroes of your alignment and neutral heroes may join you. A card may make a hero change sides.',
  'RW-HERO-05': 'Heroes may be in any area. They don’t count toward limits, need no food and give no control.',
  'RW-HERO-06': 'Rewards lie face down under the hero who has them.',
  'RW-HERO-07':
    'In the quest phase, players act in play order, the lowest order of last season first. Each makes one choice for each hero.',
  'RW-HERO-08': 'In the quest phase, a hero may move, heal or train.',
  'RW-HERO-09':
    'A standing hero may move up to 2 areas, through enemy, neutral and activated areas, too. No area is activated. Then the hero may start one duel or attempt one quest.',
  'RW-HERO-10': 'Mountain and water borders stop heroes as they stop units. In winter, water is open.',
  'RW-HERO-11': 'A hero who chooses to move may stay in place and still duel or attempt a quest.',
  'RW-HERO-12': 'You may look at the rune token in every area your hero enters.',
  'RW-HERO-13': 'Heroes of one player may exchange rewards while they are in the same area, even in passing.',
  'RW-HERO-14': 'A hero in a friendly area may heal, which removes all damage.',
  'RW-HERO-15':
    'A hero who trains gets 2 points: +2 on one attribute or +1 on each of two. Each attribute has one training token.',
  'RW-HERO-16':
    'Later training goes to attributes without a token or turns a +1 into a +2. A point with no place is lost.',
  'RW-HERO-17': 'A routed hero can’t choose to move, but may heal or train.',
  'RW-HERO-20':
    'When a hero is defeated by another player’s hero in a duel, the winner takes all rewards, and the loser’s hero is out of the game.',
  'RW-HERO-21': 'If the winner of a duel has several heroes in the area, they may share the rewards taken.',
  'RW-HERO-22':
    'A hero defeated in any other way is removed. The hero’s rewards stay in the area under a Defeated Hero marker.',
  'RW-HERO-23': 'A hero who arrives at a Defeated Hero marker takes all rewards under it.',
  'RW-HERO-24': 'The number of Defeated Hero markers is not limited.',
  'RW-HERO-25': 'A defeated hero is out of the game and comes back only if the hero deck is empty.',
  'RW-HERO-30': 'A hero who deserts is removed, and all of the hero’s rewards are discarded face up.',

  // Quests
  'RW-QUEST-01': 'After moving, a standing hero may attempt one of your quests in the area the quest names.',
  'RW-QUEST-02': 'For a test, draw as many fate cards as the hero’s attribute.',
  'RW-QUEST-03': 'After drawing for a test, choose one of the cards and apply the line of its color.',
  'RW-QUEST-04': 'If a text counts every red symbol, all cards drawn count.',
  'RW-QUEST-05': 'When a quest succeeds, you draw the rewards it shows and place them face down under the hero.',
  'RW-QUEST-06': 'A completed quest is discarded, and you draw a new quest card at once.',
  'RW-QUEST-07': 'You keep a quest that failed.',
  'RW-QUEST-08': 'You may hold at most 3 quest cards and discard down to 3 at once.',
  'RW-QUEST-09': 'Quest cards are secret until attempted. Everyone has seen the setup quests.',
  'RW-QUEST-10': 'Some quests make the hero duel with an imaginary unit.',
  'RW-QUEST-11': 'Quests of tiles that aren’t in play are taken out of the game during setup.',
  'RW-QUEST-12':
    'A duel quest needs no test. It succeeds if the imaginary unit is defeated and the hero is not; otherwise it fails.',

  // Duels
  'RW-DUEL-01': 'A duel is fought with an enemy hero in the same area.',
  'RW-DUEL-02': 'Before a duel, first the attacker and then the defender may play tactics cards.',
  'RW-DUEL-03':
    'In a duel, a hero may use any rewards, but only one weapon and one armor. They may be used again and again.',
  'RW-DUEL-04': 'A duel has 4 rounds.',
  'RW-DUEL-05': 'In each round of a duel, both sides draw and reveal a fate card.',
  'RW-DUEL-06': 'In a duel, heroes use the circle section of the card. The attacker decides first.',
  'RW-DUEL-07': 'A special symbol in a duel lets the hero use a special ability or a reward.',
  'RW-DUEL-08':
    'A rout symbol in a duel prevents all damage of that round, except damage that can’t be prevented and damage the hero does to himself or herself.',
  'RW-DUEL-09': 'A damage symbol in a duel deals that much damage.',
  'RW-DUEL-10': 'Everything in a round of a duel happens at the same time. Both heroes may fall.',
  'RW-DUEL-11': 'A duel ends after 4 rounds or when a hero is defeated. Damage remains, and nobody has to retreat.',
  'RW-DUEL-12':
    'The player to the left of the active player plays imaginary units. After the duel, the imaginary unit is gone.',
  'RW-DUEL-13': 'Whoever wins a duel takes all of the loser’s rewards. If nobody is defeated, nobody wins.',
  'RW-DUEL-14': 'A routed hero may defend in a duel, but not start one.',
  'RW-DUEL-15': 'A routed hero who defends in a duel draws cards as usual.',
  'RW-DUEL-16': 'A hero is defeated when damage equals health.',
  'RW-DUEL-17':
    'If both heroes of a duel are defeated, both are removed, and their rewards stay in the area under Defeated Hero markers.',
  'RW-DUEL-18': 'If neither the hero’s ability nor a reward in use needs the special symbol, it deals 1 damage.',
  'RW-DUEL-19':
    'In a round of a duel, all damage dealt to each side is added up, prevented damage is taken off, and both take the rest at the same time.',
};
