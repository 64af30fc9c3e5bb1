/** Two players, alone, and all together. */
export const modes = {
  // Two players with the Reed Clan
  'GW-2P-01': 'With 2 players a third clan that follows fixed rules joins in: the Reed Clan.',
  'GW-2P-02': 'Two players can play the standard game or the co-op game.',
  'GW-2P-03': 'With 2 players the game is set up as for 3, with the Reed Clan as the third player and some changes.',
  'GW-2P-04': 'With 2 players the board side for 3 players is used.',
  'GW-2P-05': 'With 2 players one barricade is put on each horde space of the leftmost section, which is not used.',
  'GW-2P-06': 'With 2 players the 3 barricades on the horde spaces of the leftmost section are never removed.',
  'GW-2P-07':
    'With 2 players every horde whose back points to the leftmost section is removed; the rest form the horde deck.',
  'GW-2P-08': 'With 2 players each of the 2 sections in use starts with 1 horde.',
  'GW-2P-09': 'With 2 players 6 barricades are placed, one on each barricade space of the 2 sections in use.',
  'GW-2P-10': 'With 2 players each player takes a clan as usual.',
  'GW-2P-11': 'The command and the general of the Reed Clan lie face up between the players.',
  'GW-2P-12':
    'The Reed Clan gets the tea marker, 3 clerks and all 10 spearmen of an unused clan. The rest of that clan goes back to the box.',
  'GW-2P-13': 'The Reed Clan starts with 1 clerk each at the Lumber Mill, the Quarry and the Gold Mine.',
  'GW-2P-14': 'With 2 players 20 shame tokens are used in total.',
  'GW-2P-15': 'The tea markers are stacked as usual, with the marker of the Reed Clan at the bottom.',
  'GW-2P-16': 'The Reed Clan never gains or counts honor.',
  'GW-2P-17': 'The Reed Clan never gains shame tokens.',
  'GW-2P-18': 'The Reed Clan never keeps hordes; a horde it wins is discarded.',
  'GW-2P-19': 'The Reed Clan keeps no resources; any it gains go to the Warehouse.',
  'GW-2P-20': 'The Reed Clan never saves its soldiers.',
  'GW-2P-21': 'Soldiers of the Reed Clan never go to rest zones; they return to its reserve instead.',
  'GW-2P-22': 'The Reed Clan always has exactly 3 clerks on the board and can neither hire nor lose any.',
  'GW-2P-23': 'A special location whose only clerk belongs to the Reed Clan does not activate.',
  'GW-2P-24': 'After an activation the players’ clerks return, but the clerk of the Reed Clan stays.',
  'GW-2P-25': '“Betrayal” can’t copy the command of the Reed Clan.',
  'GW-2P-26': 'The Reed Clan has 1 command and plays it every autumn.',
  'GW-2P-27':
    'When its place in the tea order comes, the command of the Reed Clan always takes the first free space of the command track.',
  'GW-2P-28': 'The active player is the supreme commander and controls the actions of the Reed Clan.',
  'GW-2P-29': 'In the Reed Clan’s own turn, the player highest in the tea order is the supreme commander.',
  'GW-2P-30':
    'Clerks of the Reed Clan are moved as usual in tea order, and the supreme commander chooses where they go.',
  'GW-2P-31': 'There is never more than 1 clerk of the Reed Clan at the same location.',
  'GW-2P-32': 'When a location activates, the supreme commander resolves the effect of a Reed Clan clerk there.',
  'GW-2P-33':
    'At the Lumber Mill, the Quarry and the Gold Mine the Reed Clan puts 1 of that resource into the Warehouse, without gaining honor.',
  'GW-2P-34':
    'For a Reed Clan clerk at the Temple, the active player discards 1 of their own shame tokens. Nothing happens if they have none or if the Reed Clan is the active player.',
  'GW-2P-35':
    'For a Reed Clan clerk at the Embassy, the supreme commander discards any 1 advisor of the queue. The others slide to the left and the space is filled.',
  'GW-2P-36':
    'At the Builders’ Camp the Reed Clan builds 1 barricade for free on an empty barricade space chosen by the supreme commander, without gaining honor.',
  'GW-2P-37':
    'At the Barracks the Reed Clan recruits 1 spearman. The supreme commander chooses any legal vital point, and the covered reward is ignored.',
  'GW-2P-38': 'If there is no legal vital point, the Reed Clan’s spearman returns to its reserve with no effect.',
  'GW-2P-39': 'At the War Academy and the Logistics Center a Reed Clan clerk has no effect.',
  'GW-2P-40': 'The Tea House works for the Reed Clan as for anyone else.',
  'GW-2P-41': 'With 2 players, 2 sections at level 3 (both that are in use) end the game.',

  // Solo
  'GW-SOLO-01': 'Know the rules for 2 players before you play solo, since the Reed Clan takes part too.',
  'GW-SOLO-02': 'Solo play adds Qin Jiushao, a general who follows fixed rules.',
  'GW-SOLO-03': 'Solo play works only with the standard game, not with the co-op game.',
  'GW-SOLO-04': 'In a solo game the board side for 3 players is used.',
  'GW-SOLO-05':
    'In a solo game one barricade is put on each horde space of the leftmost section, which is not used. These barricades are not removed at the end of winter.',
  'GW-SOLO-06': 'In a solo game the hordes whose backs point to the leftmost section are removed.',
  'GW-SOLO-07': 'In a solo game each of the 2 sections in use starts with 1 horde.',
  'GW-SOLO-08': 'In a solo game 6 barricades are put on the 2 sections in use.',
  'GW-SOLO-09':
    'In a solo game you choose a clan and give the pieces of an unused clan to the Reed Clan, as with 2 players.',
  'GW-SOLO-10':
    'Another unused clan goes to Qin Jiushao: 8 clerks, all soldiers, the tea marker, the honor marker and the 6 solo commands.',
  'GW-SOLO-11': 'The solo commands are shuffled into Qin Jiushao’s command deck.',
  'GW-SOLO-12':
    'Qin Jiushao starts with 2 horsemen and 2 spearmen as overseers of level 1, one at each production location.',
  'GW-SOLO-13': 'In a solo game you draw 2 random generals and keep 1 as usual.',
  'GW-SOLO-14': 'The card of Qin Jiushao lies beside his pieces.',
  'GW-SOLO-15':
    'One token of each of the 4 resources and 1 wound token are put at random on the 5 spaces of Qin Jiushao’s location track, one per space.',
  'GW-SOLO-16': 'In a solo game you draw 2 random advisors and make one active and one supporting as usual.',
  'GW-SOLO-17': 'Another 2 random advisors go under Qin Jiushao’s card as his first supporting advisors.',
  'GW-SOLO-18': 'In a solo game the shame supply has 10 tokens.',
  'GW-SOLO-19': 'Qin Jiushao’s honor marker starts at 0.',
  'GW-SOLO-20': 'In a solo game you start on top of the tea order, Qin Jiushao is second and the Reed Clan last.',
  'GW-SOLO-21':
    'In a solo game 3 of your clerks go to the clerk area, and the Reed Clan has 1 clerk each at the Lumber Mill, the Quarry and the Gold Mine.',
  'GW-SOLO-22': 'The goal of a solo game is to have more honor than Qin Jiushao.',
  'GW-SOLO-23':
    'Qin Jiushao collects no resources. His location track ranks them, from the highest on the leftmost space to the lowest on the rightmost.',
  'GW-SOLO-24':
    'Each resource token on Qin Jiushao’s track stands for the location that produces it; the wound token stands for the Barracks.',
  'GW-SOLO-25': 'Qin Jiushao always goes for the lowest (rightmost) token and sends clerks to its location.',
  'GW-SOLO-26':
    'After a location with at least 1 clerk of Qin Jiushao activates, its token moves to the highest (leftmost) space of his track and the others shift one space to the right.',
  'GW-SOLO-27': 'A space of Qin Jiushao’s track never holds more than 1 token.',
  'GW-SOLO-28': 'Qin Jiushao’s commands have the names of standard commands but different effects.',
  'GW-SOLO-29': 'You still benefit from bonuses that Qin Jiushao’s cards on the command track give.',
  'GW-SOLO-30': 'Qin Jiushao never gains shame tokens.',
  'GW-SOLO-31': 'Qin Jiushao uses no active advisors.',
  'GW-SOLO-32': 'Qin Jiushao never saves soldiers and never leaves them in rest zones.',
  'GW-SOLO-33': 'Qin Jiushao’s killed soldiers, and all of his soldiers on a defeated horde, return to his reserve.',
  'GW-SOLO-34':
    'Qin Jiushao never spends resources of his own, so he can’t pay for overseers, advisors, recruits, walls or barricades.',
  'GW-SOLO-35': 'Qin Jiushao can use resources from the Warehouse to build walls.',
  'GW-SOLO-36': 'Qin Jiushao gains honor from every source like a player, with a few exceptions.',
  'GW-SOLO-37':
    'Qin Jiushao builds a wall in the section shown by the current invasion indicator; if that wall is complete, in the other section.',
  'GW-SOLO-38': 'Resources of the Warehouse that Qin Jiushao uses are discarded as usual, and he gains the honor.',
  'GW-SOLO-39':
    'In autumn of a solo game you choose a command as usual. Then the top card of Qin Jiushao’s deck is drawn as his command.',
  'GW-SOLO-40': 'Like the Reed Clan, Qin Jiushao always takes the first free space of the command track.',
  'GW-SOLO-41': 'In his turn Qin Jiushao moves clerks as his card says.',
  'GW-SOLO-42':
    'In your turn or the Reed Clan’s, Qin Jiushao moves 2 clerks to 2 different locations, those of the lowest tokens on his track.',
  'GW-SOLO-43':
    'If a clerk of Qin Jiushao can’t go to a location, for example because it is full, he goes to the next one on the track.',
  'GW-SOLO-44':
    'If all of Qin Jiushao’s clerks are on the board, one moves from the highest possible location on his track to the intended one.',
  'GW-SOLO-45': 'Qin Jiushao sends clerks only to production locations and to the Barracks.',
  'GW-SOLO-46':
    'When a production location with clerks of Qin Jiushao activates, he gains as much honor as the level of his overseer there times the number of his clerks there.',
  'GW-SOLO-47': 'Qin Jiushao never donates.',
  'GW-SOLO-48': 'When the Barracks activates, Qin Jiushao recruits 1 spearman for each of his clerks there.',
  'GW-SOLO-49':
    'In his own turn Qin Jiushao first activates the locations with his clerks, from the highest to the lowest on his track.',
  'GW-SOLO-50': 'In Qin Jiushao’s turn you decide the order of the other locations.',
  'GW-SOLO-51':
    'If Qin Jiushao can activate only one of several locations, for example with his “Despotism”, he takes the highest.',
  'GW-SOLO-52':
    'A soldier recruited by Qin Jiushao attacks the horde in the section shown by the current invasion indicator, if possible.',
  'GW-SOLO-53':
    'If a spearman of Qin Jiushao can’t attack there, he goes to the other section; if he can’t attack there either, he is not recruited.',
  'GW-SOLO-54':
    'An archer of Qin Jiushao takes a shooting post of the indicated section; if that is impossible, he is not recruited.',
  'GW-SOLO-55': 'When Qin Jiushao deals wounds, he always chooses the horde nearest the wall.',
  'GW-SOLO-56': 'Qin Jiushao covers vital points from top to bottom, then from left to right.',
  'GW-SOLO-57':
    'Qin Jiushao gains 2 honor per wound he deals, whatever the printed reward and whether a spearman or an archer dealt it.',
  'GW-SOLO-58':
    'Qin Jiushao commands the Reed Clan when he is the active player and, in its own turn, when he is higher in the tea order than you. He then follows the rules for his own clerks and soldiers.',
  'GW-SOLO-59':
    'As supreme commander, Qin Jiushao tries to put clerks of the Reed Clan on the lowest possible locations of his track.',
  'GW-SOLO-60':
    'As supreme commander, Qin Jiushao first moves clerks of the Reed Clan from locations he does not use himself.',
  'GW-SOLO-61': 'Otherwise he takes clerks of the Reed Clan from higher locations and moves them to lower ones.',
  'GW-SOLO-62': 'Soldiers of the Reed Clan under Qin Jiushao attack by the rules for his own soldiers.',
  'GW-SOLO-63': 'Qin Jiushao never benefits from actions of the Reed Clan.',
  'GW-SOLO-64':
    'In step 3 of spring, 1 of the 2 leftmost advisors goes under Qin Jiushao as a supporting advisor and the other is discarded.',
  'GW-SOLO-65': 'In the harder variant, both of the leftmost advisors go under Qin Jiushao.',
  'GW-SOLO-66': 'At the end Qin Jiushao always gains 20 honor per artifact.',
  'GW-SOLO-67':
    'With “Betrayal” you may copy Qin Jiushao’s command, but you resolve the players’ command of the same name.',
  'GW-SOLO-68':
    'A solo game ends under the same conditions as the standard game. If the shame supply is empty, however, the game ends and you lose.',
  'GW-SOLO-69': 'Otherwise a solo game is scored as usual, and you win if you have more honor than Qin Jiushao.',
  'GW-SOLO-70': 'For a harder solo game, Qin Jiushao may start at 50 honor.',
  'GW-SOLO-71': 'For an even harder solo game, Qin Jiushao starts with an honor token on its 100 side.',

  // Co-op
  'GW-COOP-01': 'The goal of a co-op game with 2 players is to fulfill 6 demands.',
  'GW-COOP-02': 'With 3 players a co-op game needs 7 fulfilled demands.',
  'GW-COOP-03': 'With 4 players a co-op game needs 9 fulfilled demands.',
  'GW-COOP-04': 'With 5 players a co-op game needs 9 fulfilled demands.',
  'GW-COOP-05': 'In a co-op game the time token lies with its “+1” side up, as a reminder of the additional horde.',
  'GW-COOP-06': 'Artifacts are not used in a co-op game.',
  'GW-COOP-07':
    'The demands are shuffled face down beside the board. Of them 3 are drawn, one face up on each artifact space.',
  'GW-COOP-08': 'Standard hordes are not used in a co-op game; the co-op hordes form the horde deck.',
  'GW-COOP-09': 'A co-op game starts with one horde more than there are players, placed in the usual way.',
  'GW-COOP-10': 'The co-op tactics are shuffled together with the standard ones.',
  'GW-COOP-11': 'The co-op generals are shuffled together with the standard ones, and each player is dealt 2.',
  'GW-COOP-12': 'The events are shuffled into a face-down deck.',
  'GW-COOP-13': 'Active demands lie face up on the artifact spaces. There are never more than 3.',
  'GW-COOP-14':
    'Demands can be fulfilled once a year, right before the check for the end of the game, and only then. Soldiers can’t be sacrificed and resources can’t be discarded for them earlier.',
  'GW-COOP-15': 'If a demand asks all players for something, all do it at the same moment.',
  'GW-COOP-16':
    'Each player must meet a demand alone. Resources can’t be shared, and no soldier is lost for a partner.',
  'GW-COOP-17': 'When all requirements of a demand are met, the card is discarded.',
  'GW-COOP-18': 'Demands allow no delay and no installments; a requirement is paid in full at once.',
  'GW-COOP-19': 'Only demands ask for sacrifices. To sacrifice means to remove from the game, to the box.',
  'GW-COOP-20':
    'In the demand step, at the end of winter and before the event, each player gains 1 shame token per demand still on the board.',
  'GW-COOP-21': 'Then new demands fill the empty artifact spaces.',
  'GW-COOP-22': 'Demands that are not fulfilled stay until they are fulfilled or the game ends.',
  'GW-COOP-23': 'In the event step, after the demand step at the end of winter, 1 event is revealed.',
  'GW-COOP-24': 'Immediate effects of an event are resolved at once.',
  'GW-COOP-25': 'Lasting effects of an event apply for the rest of the game.',
  'GW-COOP-26': 'Events are never discarded. They lie side by side where everyone can see them.',
  'GW-COOP-27': 'In a co-op game commands are chosen in secret and revealed at once, as usual.',
  'GW-COOP-28':
    'After the commands are revealed, the players of a co-op game may plan together and freely discuss the order on the command track.',
  'GW-COOP-29': 'In a co-op game clerks no longer act in tea order; the players decide the order together.',
  'GW-COOP-30': 'In a co-op game tea order still breaks ties for claiming a defeated horde.',
  'GW-COOP-31': 'In a co-op game chi can’t be spent to discard shame tokens.',
  'GW-COOP-32': 'In a co-op game a player may lose 10 honor to discard 1 shame token when gaining one.',
  'GW-COOP-33':
    'In a co-op game a player may also lose 10 honor to discard a shame token in summer, at the usual time.',
  'GW-COOP-34': 'In a co-op game shame tokens can’t be placed on hordes.',
  'GW-COOP-35': 'In a co-op game the summer step of taking back commands does not exist.',
  'GW-COOP-36':
    'In a co-op game a player who builds a wall level may take back 1 of their commands from the discard pile.',
  'GW-COOP-37': 'In a co-op game 1 horde more than the time track says arrives each spring.',
  'GW-COOP-38': 'In a co-op game whoever claims a horde gains its honor at once, not at the end.',
  'GW-COOP-39':
    'In a co-op game with two players the demands “Taunt them and prevail!”, “Warriors for the Emperor’s guard”, “Glory belongs to the Emperor!” and “Royal escort for the Emperor’s officials” stay in the box.',
  'GW-COOP-40': 'In a co-op game with two players 2 demands are drawn instead of 3; the third space stays unused.',
  'GW-COOP-41':
    'Winter in a co-op game has six steps: 1 shooting, 2 assault, 3 fulfilling demands, 4 check for the end, 5 demand step, 6 event step.',
  'GW-COOP-42': 'Otherwise spring, summer and autumn of a co-op game are unchanged.',
  'GW-COOP-43': 'You win a co-op game if the required number of demands is fulfilled at the check for the end.',
  'GW-COOP-44': 'In a co-op game the walls do not end the game.',
  'GW-COOP-45': 'If a player of a co-op game must gain a shame token and the supply is empty, everyone loses at once.',
  'GW-COOP-46': 'Everyone loses a co-op game that ends because the time token is on the last space.',
  'GW-COOP-47':
    'At the end check of a co-op game the empty shame supply and the last space of the time track still count; only the condition about the walls is dropped.',
};
export type ModesRule = keyof typeof modes;
