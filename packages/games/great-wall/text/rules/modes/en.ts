/** Solo and co-operative play. */
export const modes = {
  // Solo: setup
  'GW-SOLO-01': 'Know the 2-player rules first: the Reed Clan is used too.',
  'GW-SOLO-02': 'Solo adds Qin Jiushao, a rule-driven General.',
  'GW-SOLO-03': 'Solo works only with the standard game (not co-op).',
  'GW-SOLO-04': 'Board on the 3-player side.',
  'GW-SOLO-05':
    'One Barricade on each Horde space of the leftmost section, which is not used; these are not removed at the end of Winter.',
  'GW-SOLO-06': 'Remove Hordes whose back points to the leftmost section.',
  'GW-SOLO-07': 'Deal 1 Horde to each of the 2 sections in use.',
  'GW-SOLO-08': '6 Barricades on the 2 sections in use.',
  'GW-SOLO-09': "Choose a clan; give an unused clan's parts to Reed as with 2 players.",
  'GW-SOLO-10':
    'Give another unused clan to Qin: 8 Clerks, all Soldiers, Tea marker, Honor marker, plus the 6 solo Command cards.',
  'GW-SOLO-11': "Shuffle the solo Command cards into Qin's Command deck.",
  'GW-SOLO-12': 'Put 2 Horsemen and 2 Spearmen of Qin as level-1 Overseers, one on each production Location.',
  'GW-SOLO-13': 'The player draws 2 random Generals (keeps 1 as usual).',
  'GW-SOLO-14': 'Put the Qin card beside his parts.',
  'GW-SOLO-15':
    "Put 1 token of each of the 4 resources and 1 Wound token at random on the 5 spaces of Qin's Location track, one per space.",
  'GW-SOLO-16': 'The player draws 2 random Advisors (one Active, one Supporting as usual).',
  'GW-SOLO-17': "2 further random Advisors go under Qin's card as his first supporting advisors.",
  'GW-SOLO-18': 'Shame supply of 10 tokens.',
  'GW-SOLO-19': "Qin's Honor marker starts at 0.",
  'GW-SOLO-20': 'Tea order at start: player on top, Qin second, Reed last.',
  'GW-SOLO-21': '3 of your Clerks go to the Clerk area; 1 Reed Clerk each on Lumber Mill, Quarry, Gold Mine.',
  'GW-SOLO-22': 'Goal: beat Qin on Honor.',

  // Qin's card and cards
  'GW-SOLO-23':
    'Qin collects no resources; his Location track ranks them: leftmost space = highest, rightmost = lowest.',
  'GW-SOLO-24':
    'Each resource token on the track stands for the Location that produces it; the Wound token stands for the Barracks.',
  'GW-SOLO-25': 'Qin always goes for the lowest (rightmost) token: he sends Clerks to its Location.',
  'GW-SOLO-26':
    'After a Location with at least 1 Qin Clerk is activated, its token moves to the highest (leftmost) space and the others shift one to the right.',
  'GW-SOLO-27': 'A track space never holds more than 1 token.',
  'GW-SOLO-28': "Qin's Command cards bear standard names but have different effects.",
  'GW-SOLO-29': "The player still benefits from bonuses that Qin's cards on the Command track give.",

  // Qin: general rules
  'GW-SOLO-30': 'Qin never gains Shame.',
  'GW-SOLO-31': 'Qin uses no Active Advisors.',
  'GW-SOLO-32': 'Qin never saves Soldiers and never leaves them in rest zones.',
  'GW-SOLO-33': "Qin's killed Soldiers, and all of his on a defeated Horde, return to his reserve.",
  'GW-SOLO-34':
    'Qin never spends resources of his own: he cannot pay for Overseers, Advisors, recruits (nor walls and Barricades).',
  'GW-SOLO-35': 'He can use Warehouse resources to build walls.',
  'GW-SOLO-36': 'Qin gains Honor from every source like a player, save the exceptions below.',
  'GW-SOLO-37':
    'Qin builds a wall in the section shown by the current Invasion indicator; if that one is complete, in the other.',
  'GW-SOLO-38': 'The Warehouse resources used are discarded as usual and Qin gains the Honor.',

  // Qin's Autumn
  'GW-SOLO-39':
    "The player chooses a Command card as usual; then the top card of Qin's deck is drawn: that is his card this Autumn.",
  'GW-SOLO-40': 'Like Reed, Qin always takes the first free space of the Command track.',
  'GW-SOLO-41': 'In his turn Qin moves Clerks as his card says.',
  'GW-SOLO-42':
    "In the player's or Reed's turn he moves 2 Clerks to 2 different Locations, those of the lowest tokens on his track.",
  'GW-SOLO-43': 'If a Clerk cannot go there (e.g. full), it goes to the next Location on the track.',
  'GW-SOLO-44':
    'If all his Clerks are on the board, one moves from the highest possible Location on the track to the target.',
  'GW-SOLO-45': 'Qin sends Clerks only to production Locations and the Barracks.',
  'GW-SOLO-46':
    "When a production Location with Qin Clerks activates, he gains Honor = his Overseer's level there × his Clerks there.",
  'GW-SOLO-47': 'Qin never donates.',
  'GW-SOLO-48': 'When the Barracks activates, Qin recruits 1 Spearman per own Clerk there.',
  'GW-SOLO-49':
    'In his own turn Qin first activates Locations with his Clerks, from the highest to the lowest on his track.',
  'GW-SOLO-50': 'The order of the other Locations is up to the player.',
  'GW-SOLO-51': 'If he can activate only one of several (e.g. his Despotism), he takes the highest.',

  // Qin's Soldiers
  'GW-SOLO-52':
    'A recruited Soldier attacks the Horde of the section shown by the current Invasion indicator, if possible.',
  'GW-SOLO-53':
    'If a Spearman cannot attack there, he goes to the other section; if not there either, he is not recruited.',
  'GW-SOLO-54': 'An Archer goes on a shooting post of the indicated section; if impossible he is not recruited.',
  'GW-SOLO-55': 'When wounding, Qin always targets the Horde nearest the wall.',
  'GW-SOLO-56': 'He covers Vital Points top to bottom, then left to right.',
  'GW-SOLO-57': 'Qin gains 2 Honor per wound he deals, whatever the printed reward and whether by Spearman or Archer.',

  // Qin as supreme commander
  'GW-SOLO-58':
    "Qin commands Reed when he is the active player, or (in Reed's turn) when he is higher in tea order than the player; he then follows the rules of his own Clerks and Soldiers.",
  'GW-SOLO-59': 'He tries to put Reed Clerks on the lowest possible Locations.',
  'GW-SOLO-60': 'First he moves Reed Clerks from Locations he does not use himself.',
  'GW-SOLO-61': 'Otherwise he takes Reed Clerks on higher Locations and moves them to lower ones.',
  'GW-SOLO-62': 'Reed Soldiers under him attack by the rules for his Soldiers.',
  'GW-SOLO-63': "Qin never benefits from Reed's actions.",

  // Solo: other
  'GW-SOLO-64':
    'Spring step 3: of the 2 leftmost Advisors, 1 goes under Qin as supporting advisor, the other is discarded.',
  'GW-SOLO-65': 'Harder variant: both go under Qin.',
  'GW-SOLO-66': 'At the end Qin always gains 20 Honor per Artifact.',
  'GW-SOLO-67': "With Betrayal you may copy Qin's Command card, but you resolve the player card of the same name.",
  'GW-SOLO-68':
    'End conditions as in the standard game, except: if the Shame supply is empty the game ends and the player loses.',
  'GW-SOLO-69': 'Otherwise score as usual; the player wins with more Honor than Qin.',
  'GW-SOLO-70': 'Difficulty: Qin may start at 50 Honor.',
  'GW-SOLO-71': 'Higher difficulty: give Qin a generic Honor token on its 100 side.',

  // Co-op: goal and setup
  'GW-COOP-01': 'Goal: fulfil 6 Demands with 2 players.',
  'GW-COOP-02': '7 with 3 players.',
  'GW-COOP-03': '9 with 4 players.',
  'GW-COOP-04': '9 with 5 players.',
  'GW-COOP-05': 'Time token with the +1 side up (reminder of the extra Horde).',
  'GW-COOP-06': 'Artifacts are not used.',
  'GW-COOP-07': 'Shuffle the Demands face down by the board; draw 3, one on each Artifact space, face up.',
  'GW-COOP-08': 'Standard Hordes are not used; shuffle the co-op Hordes as the Horde deck.',
  'GW-COOP-09': 'Draw players + 1 Hordes and place them in the normal way.',
  'GW-COOP-10': 'Shuffle the co-op Tactics together with the standard ones.',
  'GW-COOP-11': 'Shuffle the co-op Generals together with the standard ones and deal 2 each.',
  'GW-COOP-12': 'New step: shuffle the Events into a face-down deck.',

  // Demands, Sacrifice, Events
  'GW-COOP-13': 'Active Demands lie face up on the Artifact spaces; never more than 3.',
  'GW-COOP-14':
    'Demands can be fulfilled once a year, right before the end-of-game check, and only then (e.g. sacrificing Soldiers or discarding resources not earlier).',
  'GW-COOP-15': 'If a Demand asks all players for something, all do it at the same moment.',
  'GW-COOP-16': "Each must meet it alone: no sharing of resources, no Soldier lost on a partner's behalf.",
  'GW-COOP-17': 'When all requirements of a Demand are met, discard the card.',
  'GW-COOP-18': 'No delay and no instalments: a requirement is paid in full at once.',
  'GW-COOP-19': 'Sacrifice exists only for Demands and means "remove from the game" (to the box).',
  'GW-COOP-20':
    'Demand step (end of each year, Winter, before the Event): each player gains 1 Shame per Demand still on the board.',
  'GW-COOP-21': 'Then new Demands fill the empty Artifact spaces.',
  'GW-COOP-22': 'Unfulfilled Demands stay until fulfilled or the game ends.',
  'GW-COOP-23': 'Event step (after the Demand step, end of Winter): reveal 1 Event.',
  'GW-COOP-24': 'Immediate effects are resolved at once.',
  'GW-COOP-25': 'Passive effects last for the rest of the game.',
  'GW-COOP-26': 'Event cards are never discarded; they lie side by side, visible.',

  // Co-op: special rules
  'GW-COOP-27': 'Command cards are chosen in secret and revealed at once, as usual.',
  'GW-COOP-28': 'After the reveal the players may plan together and freely discuss the order on the Command track.',
  'GW-COOP-29': 'The Tea track no longer orders Clerk actions: the players decide the order together.',
  'GW-COOP-30': 'Tea order still breaks the tie for claiming a defeated Horde.',
  'GW-COOP-31': 'Chi cannot be spent to discard Shame.',
  'GW-COOP-32': 'Instead a player may lose 10 Honor to discard 1 Shame token, when gaining one.',
  'GW-COOP-33': 'Or in Summer at the usual time.',
  'GW-COOP-34': 'Shame tokens cannot be placed on Hordes.',
  'GW-COOP-35': 'The Summer step "take back Command cards" does not exist.',
  'GW-COOP-36': 'A player who builds a wall level may take back 1 own Command card from the discard pile.',
  'GW-COOP-37': 'Each Spring place 1 Horde more than the Time track says.',
  'GW-COOP-38': 'Whoever claims a Horde gains its Honor at once, not at the end.',
  'GW-COOP-39':
    'Two players: box the Demands "Taunt them and prevail", "Warriors for the Imperial Guard", "Glory belongs to the Emperor" and "Royal escort for the Emperor\'s officials".',
  'GW-COOP-40': 'Two players: draw 2 Demands instead of 3; the third space stays unused.',
  'GW-COOP-41': 'Winter in co-op: 1 Shooting, 2 Assault, 3 Fulfil Demands, 4 End check, 5 Demand step, 6 Event step.',
  'GW-COOP-42': 'The flow of Spring, Summer and Autumn is otherwise unchanged.',

  // Co-op: end
  'GW-COOP-43': 'Win: the required number of Demands is fulfilled at the end check.',
  'GW-COOP-44': 'The wall condition does not apply.',
  'GW-COOP-45': 'If a player must gain a Shame token and the supply is empty, all lose immediately.',
  'GW-COOP-46': 'All lose if the game ends because the Time token is on the last space.',
  'GW-COOP-47':
    'In the co-op end check the conditions "Shame supply empty" and "Time token on last space" still stand; only the wall condition is struck.',
};
export type ModeRule = keyof typeof modes;
