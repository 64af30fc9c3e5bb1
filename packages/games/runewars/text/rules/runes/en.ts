/** Runes and victory, cards, bids, buildings and limits; then what players may agree on. */
export const runes = {
  // Dragon runes
  'RW-RUNE-01': 'Before you receive a dragon rune, you may discard up to 2 false runes you possess.',
  'RW-RUNE-02':
    'To receive a dragon rune, place 1 dragon rune and 1 false rune face down in friendly or uncontrolled areas. Only you know which is which.',
  'RW-RUNE-03': 'An area holds at most 1 rune token.',
  'RW-RUNE-04': 'You possess a rune if it lies in an area you control.',
  'RW-RUNE-05': 'You may look at rune tokens in areas you control and in areas with one of your heroes.',
  'RW-RUNE-06': 'The number of rune tokens is not limited.',
  'RW-RUNE-07': 'If only one area can take a rune token, the dragon rune is placed there.',
  'RW-RUNE-08': 'Rune tokens move only by Fortify or by a card.',
  'RW-RUNE-09': 'You keep seeing a rune token you have looked at as long as it can be followed.',

  // Winning the game
  'RW-VICT-01': 'You win at once when you control 6 dragon runes.',
  'RW-VICT-02': 'The sixth dragon rune wins at any moment, even outside your turn.',
  'RW-VICT-03':
    'If nobody has won by the end of the last winter, all runes are revealed, and the player with the most dragon runes wins.',
  'RW-VICT-04':
    'If players have the same number of dragon runes, the one with more influence wins, then the one with the higher starting influence.',
  'RW-VICT-05': 'If two players reach the goal at the same time, the tie is broken as usual.',
  'RW-VICT-06': 'Nobody has to announce the sixth dragon rune: the game ends by itself.',

  // Objectives
  'RW-OBJ-01': 'Each player has 1 objective. It isn’t replaced after you achieve it.',
  'RW-OBJ-02':
    'If the condition of your objective holds in your turn, you may reveal and discard it to receive a dragon rune.',
  'RW-OBJ-03':
    'An objective that can no longer be achieved may say that you can swap it. Once in your turn, you draw a new one and shuffle the old one back, unseen.',

  // Tactics cards
  'RW-TACT-01': 'A tactics card says when it may be played, usually at any time in your turn.',
  'RW-TACT-02': 'You may not play a tactics card in the season in which you drew it.',
  'RW-TACT-03': 'You may hold at most 10 tactics cards and discard down to 10 at once.',
  'RW-TACT-04': 'A played tactics card is discarded face up.',
  'RW-TACT-05': 'Tactics cards you start with may be played in the first spring.',
  'RW-TACT-06':
    'Cards for “your turn” may be played before the action of your order, between action and bonus, after the bonus, and at the start of a battle you attack in. Other cards name their own moment.',

  // Influence bids
  'RW-BID-01': 'Before a bid, everyone sees how much influence each player has.',
  'RW-BID-02': 'For a bid, each player secretly offers any amount of influence, even 0.',
  'RW-BID-03': 'All bids are revealed together. The highest bid wins.',
  'RW-BID-04':
    'If bids are tied, the Primarch of the Wizards’ Council decides which of the tied players wins, even if the Primarch is one of them.',
  'RW-BID-05':
    'Without a Primarch, a tied bid goes to the player with more influence left after paying, then to the higher starting influence.',
  'RW-BID-06': 'All players pay what they bid, whether they win or lose.',
  'RW-BID-07': 'Even if everyone bids 0, the tie is broken and somebody wins.',

  // Strongholds and developments
  'RW-STR-01': 'Each player has 4 strongholds and 5 developments.',
  'RW-STR-02': 'A stronghold lets you recruit in its area and adds 5 strength to its defense, 3 if damaged.',
  'RW-STR-03': 'A stronghold has at most one development.',
  'RW-STR-04': 'Each player has 2 Storehouses, a War Room, a Court and a development that helps in defense.',
  'RW-STR-05':
    'A Storehouse adds 1 of a resource printed in its area at Harvest. Exploration tokens don’t count as printed.',
  'RW-STR-06':
    'Burning Ditches and Bone Pits go back to their owner’s supply when used. Ballista Towers and Warding Trees stay.',
  'RW-STR-07': 'If the development you want is not in your supply, you may destroy it elsewhere and build it here.',
  'RW-STR-08': 'A damaged stronghold keeps its development.',
  'RW-STR-09': 'Battles and cards damage strongholds. A damaged stronghold that is damaged again stays as it is.',

  // Cities
  'RW-CITY-01': 'There are 7 city tokens.',
  'RW-CITY-02': 'No stronghold may be built in a city area.',
  'RW-CITY-03': 'Whoever controls a city’s area controls the city.',
  'RW-CITY-04': 'Only cards can destroy a city, and it is never rebuilt.',

  // Limits
  'RW-LIMIT-01': 'When a deck is empty, its discards are reshuffled.',
  'RW-LIMIT-02':
    'If you have no unit, stronghold or development left to place, you may destroy one of your own to use it. This doesn’t apply to abilities in battle.',
  'RW-LIMIT-03': 'All other components are unlimited.',
  'RW-LIMIT-04':
    'An area may hold 8 units, allied ones included and heroes not. The limit doesn’t apply during a battle.',
  'RW-LIMIT-05': 'Each player has only 1 objective, which isn’t replaced.',
  'RW-LIMIT-06': 'Each player may have 3 heroes.',
  'RW-LIMIT-07': 'Each player may hold 3 quest cards.',
  'RW-LIMIT-08': 'Each player may hold 10 tactics cards.',
  'RW-LIMIT-09': 'A friendly or uncontrolled area may hold 1 rune token.',

  // Exploration tokens
  'RW-OPT-EXP-01': 'Exploration tokens are an option that players may choose before the game.',
  'RW-OPT-EXP-02': 'There are 35 exploration tokens.',
  'RW-OPT-EXP-03':
    'During setup, a random exploration token is placed face down in each area outside home realms and without a city.',
  'RW-OPT-EXP-04': 'An exploration token is revealed when a hero ends a move in its area in the quest phase.',
  'RW-OPT-EXP-05': 'Heroes who heal or train, or who move by Strategize, don’t reveal exploration tokens.',
  'RW-OPT-EXP-06': 'An exploration token is resolved before the hero’s duel or quest.',
  'RW-OPT-EXP-07': 'A hero who enters a Dungeon must stop there, but may still attempt a quest.',
  'RW-OPT-EXP-08':
    'A Hamlet, Old Mine, Sawmill or Rune Vault may be destroyed, in your own turn, if you control the area with at least 6 units.',
  'RW-OPT-EXP-09': 'Exploration tokens that don’t stay are discarded when resolved.',

  // The epic game
  'RW-OPT-EPIC-01': 'The epic game is an option that players may choose before the game.',
  'RW-OPT-EPIC-02': 'In the epic game, 7 dragon runes are needed to win.',
  'RW-OPT-EPIC-03': 'The epic game lasts up to 8 years.',
  'RW-OPT-EPIC-04':
    'In the epic game, each player starts with 1 dragon rune and 2 false runes in the home realm and chooses where the dragon rune lies.',
  'RW-OPT-EPIC-05': 'Otherwise, the epic game is played like the standard game.',

  // Revised-edition options
  'RW-OPT-REV-01':
    'With the option “Hexagon units never waver”, routed hexagon units count for strength like standing ones.',
  'RW-OPT-REV-02':
    'With hero support, a hero in the battle area may support one unit type: draw 1 more fate card for it and discard one. Heroes of the losing side retreat and are routed.',
  'RW-OPT-REV-03': 'With the option “Heroes march along”, Mobilize and Conquer also move heroes.',
  'RW-OPT-REV-04': 'With the option “Defender first”, the defender assigns routs and damage before the attacker does.',
  'RW-OPT-REV-05': 'With the option “Closer home realms”, home realms need only 3 areas between them instead of 4.',
  'RW-OPT-REV-06':
    'With the option “Runes in the wild”, the first player and then the others counterclockwise each place 1 dragon rune and 1 false rune face down in two areas without a rune token and not adjacent to a home realm. None are placed in home realms.',
  'RW-OPT-REV-07':
    'With the option “Milder threat”, “Threatened Home Realms” moves 1 rune token per player instead of 2.',
  'RW-OPT-REV-08': 'The Sorceress’s “Word of Vaal” makes an enemy unit of your choice retreat.',
};
