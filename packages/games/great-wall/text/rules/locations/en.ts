/** What locations do, tactics, and the end of the game. */
export const locations = {
  // Places of production
  'GW-LOC-PROD-01': 'The Lumber Mill gives wood, the Quarry stone, the Gold Mine gold and the Temple chi.',
  'GW-LOC-PROD-02':
    'When a production location activates, there are three steps: collecting, upgrading overseers (optional) and donating (optional). All players finish a step in tea order before the next step begins.',
  'GW-LOC-PROD-03': 'After these steps of a production location, the clerks return to the reserves.',
  'GW-LOC-PROD-04': 'At a production location you collect 1 resource for each of your clerks there.',
  'GW-LOC-PROD-05':
    'If you have an overseer at the production location, you collect as many more resources as his level.',
  'GW-LOC-PROD-06': 'Without a clerk at the production location you collect nothing, even with an overseer.',

  // Overseers
  'GW-OVERSEER-01':
    'Only a player who gained resources in this activation may upgrade their overseer there, and only once.',
  'GW-OVERSEER-02': 'Placing your first overseer at a location counts as an upgrade.',
  'GW-OVERSEER-03':
    'For a first overseer you pay 2 resources of the type shown at the arrow to the first space. Then you put any soldier from your reserve (not a clerk) on the leftmost overseer space.',
  'GW-OVERSEER-04':
    'To upgrade an overseer further, you pay the cost shown between his space and the next, and move him one space to the right.',
  'GW-OVERSEER-05': 'An overseer can never be removed again.',
  'GW-OVERSEER-06': 'Each player has at most one overseer at each production location.',
  'GW-OVERSEER-07': 'An overseer space may hold overseers of several players.',
  'GW-OVERSEER-08': 'The level of an overseer is the number of extra resources that his space gives.',
  'GW-OVERSEER-09': 'Level 3 is the highest for an overseer and can’t be upgraded further.',
  'GW-OVERSEER-10': 'Overseers also give their resources in summer.',

  // Donations
  'GW-DONATE-01': 'Only a player who gained resources in this activation may donate, and only once.',
  'GW-DONATE-02': 'To donate, you put 1 resource of the type just gained into the Warehouse and gain 2 honor at once.',
  'GW-DONATE-03': 'Chi can’t be donated, so there is no donation at the Temple.',
  'GW-DONATE-04': 'The Warehouse holds donated resources. Any player may use them for walls and barricades.',

  // Barracks
  'GW-LOC-BARRACKS-01':
    'When the Barracks activates, each player in tea order may recruit 1 soldier of any type for each of their clerks there.',
  'GW-LOC-BARRACKS-02': '(1) At the Barracks you choose soldiers from your reserve; their types may differ.',
  'GW-LOC-BARRACKS-03': '(2) You pay the cost of each soldier you recruit.',
  'GW-LOC-BARRACKS-04':
    'A spearman costs 2 stone and 1 wood, an archer 2 chi and 1 wood, a horseman 3 gold and 1 wood.',
  'GW-LOC-BARRACKS-05': '(3) Each recruited soldier either attacks at once or goes to any one of the rest zones.',
  'GW-LOC-BARRACKS-06':
    'All of a player’s soldiers are recruited together. All costs are paid at once, and a bonus for recruiting applies only once.',
  'GW-LOC-BARRACKS-07':
    'Recruits may attack the same horde or different ones, and may go to the same rest zone or different ones.',

  // Attack
  'GW-ATTACK-01': 'A soldier who has just been recruited may attack in any wall section.',
  'GW-ATTACK-02': 'A spearman attacks by going to a free vital point of the horde in row 1, next to the wall.',
  'GW-ATTACK-03': 'Placing a spearman gives you at once the reward printed on the vital point he covers.',
  'GW-ATTACK-04': 'A spearman stays on the horde until it is defeated or until he is killed or saved.',
  'GW-ATTACK-05':
    'If all vital points of the first horde are covered, no spearman can attack in that section until a defeat check removes it.',
  'GW-ATTACK-06':
    'A horseman attacks by going to 2 adjacent free vital points (not diagonal) of one horde, whatever its row.',
  'GW-ATTACK-07': 'Placing a horseman gives you the rewards of both vital points he covers.',
  'GW-ATTACK-08': 'If there is no free pair of adjacent vital points, a horseman can’t attack.',
  'GW-ATTACK-09':
    'An archer attacks by taking a free shooting post and at once putting 1 wound on a free vital point of any horde in that section.',
  'GW-ATTACK-10': 'Without a free shooting post an archer can’t attack and is not deployed.',
  'GW-ATTACK-11': 'Wound tokens never give a reward.',
  'GW-ATTACK-12': 'Effects other than recruiting that say “Attack” use the same rules, with the limits that follow.',
  'GW-ATTACK-13': 'Soldiers already on a vital point can’t attack again or be moved.',
  'GW-ATTACK-14': 'With an “Attack” effect, only soldiers in rest zones and archers on shooting posts can attack.',
  'GW-ATTACK-15':
    'A spearman from a rest zone attacks a free vital point of the nearest horde (row 1) of his section and brings its reward.',
  'GW-ATTACK-16':
    'A horseman from a rest zone attacks 2 adjacent free vital points of any horde of his section and brings both rewards.',
  'GW-ATTACK-17':
    'An archer from a rest zone takes a free shooting post of his section and then puts 1 wound on any horde there.',
  'GW-ATTACK-18':
    'An archer already on a shooting post puts 1 wound on any free vital point of any horde in his section and stays on his post.',
  'GW-ATTACK-19':
    'A soldier attacks when he is recruited onto a horde, when he goes from a rest zone to a horde, and when an archer shoots from a post.',
  'GW-ATTACK-20': 'Each vital point covered by a soldier counts as one wound on the horde.',
  'GW-ATTACK-22': 'Archers are never put on a horde.',
  'GW-ATTACK-21': 'Soldiers in a rest zone can only reach the hordes in the column above them.',

  // Builders’ Camp
  'GW-LOC-BUILD-01':
    'When the Builders’ Camp activates, each player in tea order may build a barricade or a wall level for each of their clerks there.',
  'GW-LOC-BUILD-02':
    'For a barricade you pay 2 of wood, stone or gold in any mix, put it on an empty barricade space and gain 2 honor.',
  'GW-LOC-BUILD-03': 'A section holds at most 3 barricades.',
  'GW-LOC-BUILD-04': 'Each barricade adds 2 defense to its section.',
  'GW-LOC-BUILD-05':
    'Barricades are temporary. All are discarded at the end of winter’s assault, but not removed from the game.',
  'GW-LOC-BUILD-06': 'For a wall you choose a section that is empty or at level 1 or 2.',
  'GW-LOC-BUILD-07':
    'For a wall level you pay the cost shown on the current level, in any mix of wood, stone and gold.',
  'GW-LOC-BUILD-08': 'Building a wall level gives you as much honor as it costs.',
  'GW-LOC-BUILD-09':
    'Level 1 of a wall costs 5 and gives 5 honor, level 2 costs and gives 10, level 3 costs and gives 15.',
  'GW-LOC-BUILD-10': 'The new wall level goes on top of the old one, from empty to level 1, then 2, then 3.',
  'GW-LOC-BUILD-11':
    'When building, resources from the Warehouse must be used first; only the rest comes from the player.',
  'GW-LOC-BUILD-12':
    'Resources spent from the Warehouse give no extra honor, but the honor for the building is paid in full.',
  'GW-LOC-BUILD-13':
    'A player with several clerks at the Builders’ Camp builds everything together, in the same section or different ones, even the same thing several times.',
  'GW-LOC-BUILD-14':
    'If a wall level is built on top of archers, they move up to shooting posts of the new level with no other effect.',

  // Logistics Center
  'GW-LOC-LOGI-01':
    'When the Logistics Center activates, each player in tea order may move troops once for each of their clerks there.',
  'GW-LOC-LOGI-02':
    'To move troops, you choose one section and move any number of your soldiers from its shooting posts and its rest zone to one other section.',
  'GW-LOC-LOGI-03':
    'Archers who leave a shooting post may go to free shooting posts or to the rest zone of the other section, in any mix. They place no wounds.',
  'GW-LOC-LOGI-04': 'Archers who leave a rest zone may only go to a rest zone, not to a shooting post.',
  'GW-LOC-LOGI-05': 'Other soldiers move from rest zone to rest zone; only archers may stand on shooting posts.',
  'GW-LOC-LOGI-06':
    'Moving troops at the Logistics Center is neither recruiting nor attacking. Hordes are not affected in any way.',
  'GW-LOC-LOGI-07': 'With several clerks at the Logistics Center the same soldiers may be moved again.',

  // Tea House
  'GW-LOC-TEA-01':
    'When the Tea House activates, each player with clerks there moves their tea marker up one place, in the tea order as it was before.',
  'GW-LOC-TEA-02': 'At the Tea House each tea marker moves only once, however many clerks the player has there.',
  'GW-LOC-TEA-03':
    'If one player alone occupies all clerk spaces of the Tea House, that player’s tea marker goes straight to the top instead.',
  'GW-LOC-TEA-04':
    'At the Tea House the clerks of the top player have no effect, since that player acts first and can’t rise. They still return to the reserve.',

  // Embassy
  'GW-LOC-EMB-01':
    'When the Embassy activates, each player in tea order may hire a clerk or an advisor for each of their clerks there.',
  'GW-LOC-EMB-02':
    'Unlike elsewhere, a player’s clerks at the Embassy are resolved one by one before it is the next player’s turn.',
  'GW-LOC-EMB-03': 'To hire a clerk, you pay 2 gold and take one of your clerks from the clerk area into your reserve.',
  'GW-LOC-EMB-04':
    'To hire an advisor, you pay as much gold as the number of advisors, active and supporting, that you will then have.',
  'GW-LOC-EMB-05': 'You take any 1 face-up advisor of the queue and make it active or supporting at once.',
  'GW-LOC-EMB-06':
    'After each advisor taken, the others slide to the left and the free space is filled from the deck before anyone hires again.',

  // War Academy
  'GW-LOC-ACAD-01':
    'When the War Academy activates, each player in tea order draws 1 tactic for each of their clerks there.',
  'GW-LOC-ACAD-02':
    'If the tactic deck is empty when a card must be drawn, the discard pile is shuffled into a new deck.',

  // Tactic cards
  'GW-TACTIC-01': 'You may hold up to 5 tactics. If you have more, you must at once discard down to 5, as you choose.',
  'GW-TACTIC-02': 'Each tactic says when it may be played.',
  'GW-TACTIC-03': 'Tactics may be played in any player’s turn.',
  'GW-TACTIC-04': 'A tactic has two boxes. You use exactly one of them.',
  'GW-TACTIC-05': 'For the boosted effect of a tactic you must pay its cost. Without payment the basic effect is used.',
  'GW-TACTIC-06': 'Each player may play one tactic per single event.',
  'GW-TACTIC-07': 'The breach of one wall section, with all its hordes and archers, is a single event.',
  'GW-TACTIC-08':
    'Each defeated horde is an event of its own, and the deaths of all soldiers on it are one event apart from other hordes.',
  'GW-TACTIC-09': 'Resources you gain because you play a tactic can’t pay for boosting that same tactic.',
  'GW-TACTIC-10': 'Played and discarded tactics go to the face-up discard pile.',

  // End of the game
  'GW-END-01':
    'The game ends at the check in winter if at least one of three conditions holds: the walls, the shame supply or the time.',
  'GW-END-02':
    'The game ends in winter if all 3 sections have walls of level 3; with 2 or 3 players, 2 sections are enough.',
  'GW-END-03': 'The game ends in winter if the shame supply is empty.',
  'GW-END-04':
    'The game ends in winter if the time token is on the last space, which it reached in this year’s spring.',
  'GW-END-05': 'A condition for the end that was met earlier in the year counts only if it still holds at the check.',
  'GW-END-06': 'Step 1 of the final scoring: you lose 5 honor for each of your soldiers with a shame token.',
  'GW-END-07': 'In the final scoring, shame tokens can’t take you below 0 honor.',
  'GW-END-08': 'Step 2 of the final scoring: you gain the honor of each claimed horde without shame tokens.',
  'GW-END-09': 'Step 3 of the final scoring: you gain honor from the 3 artifacts.',
  'GW-END-10': 'The steps of the final scoring are carried out in exactly this order.',
  'GW-END-11': 'Whoever has the most honor wins; ties are broken by tea order.',
};
export type LocationsRule = keyof typeof locations;
