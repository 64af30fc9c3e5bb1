/** The seasons, and what happens to hordes and soldiers in them. */
export const year = {
  // Spring
  'GW-SPRING-01': 'Spring is skipped in the first year.',
  'GW-SPRING-02': 'Step 1 of spring: the time token moves one space on.',
  'GW-SPRING-03': 'Step 2 of spring: as many new hordes arrive as the number above the time token says.',
  'GW-SPRING-04': 'New hordes are drawn and placed one at a time.',
  'GW-SPRING-05': 'New hordes first fill the wall sections that have no horde, from left to right.',
  'GW-SPRING-06':
    'Once every section has at least 1 horde, the next one goes where the invasion indicator points. The indicator is on the card now on top of the deck, not on the card being placed.',
  'GW-SPRING-07': 'Within its section a new horde goes to the free space nearest the wall.',
  'GW-SPRING-08': 'A section holds at most 3 hordes.',
  'GW-SPRING-09':
    'If a horde would have to go to a full section, there is a raid. The horde is discarded, and at once as many shame tokens as there are players leave the supply for the box.',
  'GW-SPRING-10':
    'If the supply has fewer shame tokens than a raid removes, all that are left are removed and the rest is ignored.',
  'GW-SPRING-11':
    'If a raid empties the shame supply, the game does not end at once; this is checked in the coming winter.',
  'GW-SPRING-12':
    'Step 3 of spring: the 2 leftmost advisors of the queue are discarded, the other 2 slide to the left, and 2 new ones are added face up on the right.',

  // Summer
  'GW-SUMMER-01': 'Summer is skipped in the first year.',
  'GW-SUMMER-02': 'Step 1 of summer: each player takes the resources shown above the space of each of their overseers.',
  'GW-SUMMER-03':
    'Step 2 of summer: in tea order, each player may pay 2 chi to discard a shame token, as often as they can pay.',
  'GW-SUMMER-04':
    'A shame token discarded in summer may come from under a soldier or from a claimed horde, and goes back to the shame supply.',
  'GW-SUMMER-05': 'Shame tokens are discarded after the overseers’ income, so chi just gained can be used.',
  'GW-SUMMER-06':
    'Step 3 of summer: all commands on the command track go to the discard pile at the upper right of the board.',
  'GW-SUMMER-07':
    'Step 4 of summer: in tea order, each player chooses one of two things. Either all of their commands in the discard pile return to their hand, or they gain 2 honor for each of their commands in the pile, which stay there.',
  'GW-SUMMER-08': '“Betrayal” is never taken back in summer.',

  // Autumn
  'GW-AUTUMN-01': 'Step 1 of autumn: every player secretly chooses 1 command from their hand and lays it face down.',
  'GW-AUTUMN-02': 'When everyone has chosen, all commands are revealed at once.',
  'GW-AUTUMN-03':
    'Step 2 of autumn: in tea order, each player puts their command on an empty space of the command track.',
  'GW-AUTUMN-04': 'Commands are resolved one at a time in the order of their spaces, starting with space 1.',
  'GW-AUTUMN-05': 'With 4 players the space of the command track with the 5-player icon is ignored.',
  'GW-AUTUMN-06': 'The player whose command is being resolved is the active player, and it is that player’s turn.',
  'GW-AUTUMN-07': 'A turn has four steps in this order: A card effects, B activation, C defeated hordes, D next card.',
  'GW-AUTUMN-08':
    'Step A of a turn: the boxes of the command are resolved from top to bottom. Each must be finished before the next.',
  'GW-AUTUMN-09': 'Every action on a command is optional.',
  'GW-AUTUMN-10':
    'Step B of a turn: after all boxes, ordinary locations that are full activate, and so do special locations with at least 1 clerk.',
  'GW-AUTUMN-11':
    'The active player decides the order in which locations activate, even for locations where that player has no clerk.',
  'GW-AUTUMN-12':
    'Step C of a turn: hordes are checked for defeat one at a time, starting with the row nearest the wall and then the rows behind it. The whole procedure is carried out for each defeated horde.',
  'GW-AUTUMN-13': 'Step D of a turn: the next command in numerical order is resolved.',
  'GW-AUTUMN-14': 'When no command is left, autumn ends. The commands stay on the track until step 3 of summer.',

  // Winter
  'GW-WINTER-01':
    'Step 1a of winter: starting with the leftmost section and in tea order, each archer on a shooting post must put 1 wound on any horde of his section, if possible.',
  'GW-WINTER-02': 'Archers in rest zones do not shoot in winter.',
  'GW-WINTER-03': 'Step 1b of winter: after the shooting, all hordes are checked for defeat.',
  'GW-WINTER-04':
    'Step 2 of winter is the assault: starting with the leftmost section, each section is checked to see whether its wall holds.',
  'GW-WINTER-05': 'The defense of a section is the base defense of its wall plus 2 for each barricade built there.',
  'GW-WINTER-06':
    'The power against a section is the sum of the power of all hordes there, including their special abilities.',
  'GW-WINTER-07': 'If the defense is at least as high as the power, the wall holds and nothing happens.',
  'GW-WINTER-08': 'If the power is higher than the defense, every horde in the section breaches the wall.',
  'GW-WINTER-09': 'After all sections are resolved, all barricades are discarded. They can be built again.',
  'GW-WINTER-10': 'Step 3 of winter is the check for the end of the game, which is made only here.',
  'GW-WINTER-11': 'If no condition for the end holds, the year ends and a new one starts with spring.',

  // Defeated hordes
  'GW-DEFEAT-01': 'A horde is defeated when all of its vital points are covered by soldiers or wounds.',
  'GW-DEFEAT-02':
    'Hordes are checked for defeat only in step C of autumn turns and in step 1b of winter. Covering the last vital point does not defeat a horde at once.',
  'GW-DEFEAT-03': '(1) Each player with at least 1 soldier on the defeated horde gains 2 honor.',
  'GW-DEFEAT-04':
    '(2) Each player gains 2 honor for each of their archers on a shooting post of the defeated horde’s section.',
  'GW-DEFEAT-05':
    '(3) The player whose soldiers cover the most vital points of the defeated horde has the majority. Wounds don’t count, and ties are broken by tea order.',
  'GW-DEFEAT-06': 'The majority is settled before soldiers are killed. However many die, that player gets the horde.',
  'GW-DEFEAT-07': 'If no soldier is on a defeated horde, it is discarded in step 6 and nobody claims it.',
  'GW-DEFEAT-08': '(4) Soldiers on the defeated horde are killed according to the lethality.',
  'GW-DEFEAT-09':
    '(5) Soldiers who are not killed go to the rest zone of that section. Wounds on the defeated horde go back to the supply.',
  'GW-DEFEAT-10': '(6) The player with the majority claims the horde and puts it face down in front of the screen.',
  'GW-DEFEAT-11': '(7) The other hordes of the section move up toward the wall.',
  'GW-DEFEAT-12': 'Each defeated horde is an event of its own, which matters for tactics.',

  // Killing soldiers
  'GW-KILL-01': 'Lethality is the number under the time token.',
  'GW-KILL-02':
    'On a horde that is defeated or breaches, as many soldiers of each player are killed as the lethality says.',
  'GW-KILL-03': 'Lethality applies in two situations: when a horde is defeated and when a section is breached.',
  'GW-KILL-04': 'In a breach, lethality is counted for each horde separately.',
  'GW-KILL-05': 'Killed soldiers return to their owner’s reserve unless they are saved.',

  // Saving soldiers
  'GW-SAVE-01':
    'Whenever one of your soldiers would be killed, you may pay 2 chi to save him. He goes to the rest zone of the section he was in.',
  'GW-SAVE-02': 'Each saved soldier costs 2 chi.',
  'GW-SAVE-03': 'A saved soldier does not count as killed for any effect.',
  'GW-SAVE-04': 'All soldiers killed in the same event die at the same moment, not horde by horde.',
  'GW-SAVE-05':
    'A single boosted “Retreat” can therefore save all of your soldiers killed in one event, archers included.',

  // Breach
  'GW-BREACH-01':
    '(1) For each horde in the breached section, each player without a soldier on that horde gains 1 shame token.',
  'GW-BREACH-02': '(2) Soldiers on each horde of the breached section are killed according to the lethality.',
  'GW-BREACH-03': 'In a breach, soldiers who are not killed stay on their horde.',
  'GW-BREACH-04': 'All soldiers killed in a breached section die together, in one event.',
  'GW-BREACH-05':
    '(3) In a breach, each soldier removed from a horde, killed or saved, leaves a wound on his vital point.',
  'GW-BREACH-06': '(4) All archers on shooting posts of the breached section are killed, whatever the lethality.',
  'GW-BREACH-07': 'Archers killed in a breach may be saved like other soldiers.',
  'GW-BREACH-08': 'Soldiers in the rest zone are not affected by a breach.',
  'GW-BREACH-09': 'The hordes stay in place after a breach.',

  // Rest zones
  'GW-REST-01': 'Each wall section has its own rest zone.',
  'GW-REST-02': 'Soldiers in a rest zone are safe from breaches.',
  'GW-REST-03': 'Saved soldiers always go to the rest zone of their section.',
  'GW-REST-04': 'The Logistics Center can move soldiers from one rest zone to another.',
  'GW-REST-05':
    'From a rest zone a soldier can only attack hordes of the same section. An archer must first take a shooting post.',

  // Shame tokens
  'GW-SHAME-01': 'You gain 1 shame token for each breaching horde on which you have no soldier.',
  'GW-SHAME-02':
    'You gain 1 shame token if you are the only player with clerks at a location with the shame icon when it activates.',
  'GW-SHAME-03': 'A shame token you gain must be placed at once, either under a soldier or on a claimed horde.',
  'GW-SHAME-04': 'You may place a shame token under a soldier in your reserve who does not have one yet.',
  'GW-SHAME-05': 'A soldier with a shame token can’t be used in any way.',
  'GW-SHAME-06': 'Each soldier with a shame token costs you 5 honor at the end.',
  'GW-SHAME-07':
    'You may also place a shame token on an empty shame space of a horde you have claimed. Each horde has 2 such spaces.',
  'GW-SHAME-08': 'A claimed horde with 1 or 2 shame tokens gives no honor at the end.',
  'GW-SHAME-09': 'Shame tokens on hordes don’t cost honor themselves.',
  'GW-SHAME-10': 'If the supply is empty when you would gain a shame token, you lose 5 honor at once instead.',
  'GW-SHAME-11':
    'If you can’t place a shame token either way, it is removed from the game and you lose 5 honor at once.',
  'GW-SHAME-12': 'In summer, 2 chi discard 1 shame token, any number of times.',
  'GW-SHAME-13':
    'A shame token that is discarded or removed always goes back to the supply. A raid is the exception, where it goes to the box.',
};
export type YearRule = keyof typeof year;
