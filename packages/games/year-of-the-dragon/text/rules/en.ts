/** Every rule of the ledger in a sentence. */
export const rules = {
  // Readings that are easy to get wrong
  'YD-TRANS-01': 'A palace without persons counts as uninhabited.',
  'YD-TRANS-02': 'The action cards form as many groups as there are players.',
  'YD-TRANS-03': 'After the actions all action cards go back to the pile, not only the chosen ones.',
  'YD-TRANS-04': 'Against the Mongols the total of your helmets counts, not the number of your warriors.',
  'YD-TRANS-05': 'The healers’ symbol is the mortar, and stored rice serves in a Drought.',
  'YD-TRANS-06': 'Passing refills your money to a total of 3 yuan; it does not add 3.',
  'YD-TRANS-07': 'With the Charter you choose a type of person, not a single person.',
  'YD-TRANS-08': 'Your unbuilt wall tiles show their bonuses: you see them and choose freely.',
  'YD-TRANS-09': 'A large privilege costs 7 yuan; the box holds 26 rice and 14 fireworks tiles.',

  // Goal and components
  'YD-GOAL-01': 'The game is for 2 to 5 players, each the ruler of a province.',
  'YD-GOAL-02': 'Whoever has the most points at the end wins.',
  'YD-COMP-01': 'There are 90 person tiles, 10 of each of the 9 types.',
  'YD-COMP-02': 'Each player has 11 person cards: one per type and 2 wild “?” cards.',
  'YD-COMP-03': 'There are 12 event tiles, 2 of each of the 6 kinds.',
  'YD-COMP-04':
    'There are 5 small and 3 large privileges, 7 action cards, 66 floors, 21 coins of 1 yuan and 15 of 3, 26 rice and 14 fireworks tiles.',
  'YD-COMP-05': 'Only person tiles can run out; money, privileges, floors, rice and fireworks never do.',
  'YD-COMP-06': 'Coins may be changed freely; only the sum counts.',
  'YD-COMP-07': 'Spare cards, stands and overview cards have no effect on play.',

  // Setting up
  'YD-SETUP-01':
    'Six types have 6 young and 4 old tiles; craftsmen, court ladies and tax collectors have 10 young and no old ones.',
  'YD-SETUP-02': 'Young persons have fewer symbols and a higher track value, old ones more symbols and a lower value.',
  'YD-SETUP-03':
    'For each player short of 5, 2 tiles of each type are removed: 1 young and 1 old, or 2 young if the type has no old ones.',
  'YD-SETUP-04': 'With 5, 4, 3 or 2 players there are 10, 8, 6 or 4 tiles of each type in play.',
  'YD-SETUP-05': 'All stacks of persons lie face up for everyone to see.',
  'YD-SETUP-06': 'Months 1 and 2 are always Peace.',
  'YD-SETUP-07':
    'The other 10 events are shuffled and laid face up from left to right into months 3 to 12, known to all from the start.',
  'YD-SETUP-08': 'Two equal events are never next to each other, except Peace.',
  'YD-SETUP-09':
    'An event equal to its left neighbor goes to the next free space further right; the next one drawn fills the gap.',
  'YD-SETUP-10': 'If the last event equals the one in month 11, it takes month 12 and months 10 and 11 swap places.',
  'YD-SETUP-11': 'The action cards start as a shuffled pile, face down.',
  'YD-SETUP-12':
    'Each player starts with the person marker and the score marker on 0, 1 dragon and 11 person cards in hand.',
  'YD-SETUP-13': 'Each player starts with two palaces of 2 floors and 6 yuan.',
  'YD-SETUP-14': 'Nobody starts with rice, fireworks or privileges.',
  'YD-SETUP-15': 'Money, rice, fireworks and privileges are open for all to see.',
  'YD-SETUP-16': 'Hands lie open, unless the table plays them in secret.',

  // The opening draft
  'YD-DRAFT-01': 'The oldest player chooses starting persons first, then the others clockwise.',
  'YD-DRAFT-02': 'Since ages are not known here, chance decides who chooses first, unless the host does.',
  'YD-DRAFT-03': 'Each player takes 2 young persons of different types.',
  'YD-DRAFT-04': 'Nobody may take the same pair of types as an earlier player.',
  'YD-DRAFT-05': 'Having one type in common with another player is allowed.',
  'YD-DRAFT-06': 'Choosing the starting persons costs no person card.',
  'YD-DRAFT-07': 'The starting persons come out of the common stacks.',
  'YD-DRAFT-08': 'Each starting person goes into any of your palaces, even both into the same one.',
  'YD-DRAFT-09': 'The starting persons move the person marker by their values, but bring no goods.',
  'YD-DRAFT-10': 'One move by the sum equals two single moves: only the space where the marker lands matters.',

  // Palaces and person track
  'YD-PALACE-01': 'A palace holds at most as many persons as it has floors.',
  'YD-PALACE-02': 'No palace has more than 3 floors.',
  'YD-PALACE-03': 'You may own any number of palaces.',
  'YD-PALACE-04': 'Once placed, persons never move to another palace.',
  'YD-PALACE-05': 'You may end up without any palace; this counts as having all palaces full.',
  'YD-PALACE-06': 'Palaces with the same floors and the same persons are one choice: the first of them stands for all.',
  'YD-TRACK-01': 'Taking and placing a person moves your marker forward at once by the person’s value, 1 to 6.',
  'YD-TRACK-02': 'A marker that lands on an occupied space goes on top of the stack.',
  'YD-TRACK-03': 'Play goes from the front of the person track to the back, and within a stack from top to bottom.',
  'YD-TRACK-04': 'Seating does not matter once the starting persons are chosen.',
  'YD-TRACK-05': 'Markers never move back when persons leave.',
  'YD-TRACK-06': 'Player order is set at the start of each phase and of each Super Event and holds until its end.',
  'YD-TRACK-07': 'The person track and the score track have no end; points go on past 100.',

  // Rounds
  'YD-ROUND-01': 'The game lasts exactly 12 rounds, one per month.',
  'YD-ROUND-02': 'Each round has 4 phases in order: action, person, event with decay, scoring.',

  // Action phase
  'YD-ACT-01':
    'Each round all action cards are shuffled, dealt as evenly as possible into as many groups as players, and revealed.',
  'YD-ACT-02': 'The 7 cards form groups of 4/3 with 2 players, 3/2/2 with 3, 2/2/2/1 with 4 and 2/2/1/1/1 with 5.',
  'YD-ACT-03': 'In track order each player puts the dragon on one group and takes exactly one of its actions.',
  'YD-ACT-04': 'Several players may use the same group and even the same action.',
  'YD-ACT-05': 'A group with any dragon on it costs 3 yuan, however many dragons there are.',
  'YD-ACT-06': 'Without 3 yuan you may not choose an occupied group.',
  'YD-ACT-07': 'The 3 yuan for the group are paid before the action, so its income cannot cover them.',
  'YD-ACT-08': 'Instead of acting you may pass: if you have less than 3 yuan, you refill to exactly 3.',
  'YD-ACT-09': 'Passing places no dragon, so it never makes a group cost money.',
  'YD-ACT-10': 'Passing with 3 or more yuan is allowed, but brings nothing.',
  'YD-ACT-11': 'When all have acted, the dragons return and the cards go back to the pile.',
  'YD-ACT-12': 'Newly placed persons only help in later action phases.',
  'YD-ACT-13': 'An action that cannot have any effect, such as Privilege without the money for it, cannot be chosen.',

  // The actions
  'YD-ACT-TAXES-01': 'Taxes bring 2 yuan plus 1 per coin on your tax collectors, who show 3 each.',
  'YD-ACT-BUILD-01': 'Build brings 1 floor plus 1 per hammer on your craftsmen.',
  'YD-ACT-BUILD-02': 'New floors may extend your palaces or start new ones of 1 to 3 floors, split as you like.',
  'YD-ACT-BUILD-03': 'Only the new floors are placed; floors already built never move.',
  'YD-ACT-BUILD-04': 'All new floors must be built at once; none may be kept or refused.',
  'YD-ACT-HARVEST-01': 'Harvest brings 1 rice plus 1 per sack on your farmers.',
  'YD-ACT-FIREWORKS-01': 'Fireworks Show brings 1 fireworks tile plus 1 per rocket on your pyrotechnists.',
  'YD-ACT-PARADE-01': 'Military Parade moves your person marker 1 space plus 1 per helmet on your warriors.',
  'YD-ACT-PARADE-02': 'The move of the parade counts at once and may change the order of the person phase.',
  'YD-ACT-RESEARCH-01': 'Research scores 1 point plus 1 per book on your scholars.',
  'YD-ACT-PRIV-01': 'A small privilege costs 2 yuan, a large one 7 (6 if the table plays the older price).',
  'YD-ACT-PRIV-02': 'Each action buys only one privilege, but you may own any number.',
  'YD-ACT-PRIV-03': 'A small privilege shows 1 dragon, a large one 2; each dragon scores 1 point every round.',
  'YD-ACT-PRIV-04': 'Privileges cannot run out.',
  'YD-ACT-PRIV-05':
    'In an occupied group the fee of 3 yuan comes on top: 5 yuan for a small privilege, 10 for a large one at full price.',

  // Person phase
  'YD-PERS-01': 'After the action phase the order is read anew from the person track.',
  'YD-PERS-02': 'Each player plays exactly 1 person card to the common discard pile and takes a matching person.',
  'YD-PERS-03': 'A person card takes the young or the old person of its type, if there is one.',
  'YD-PERS-04': 'A “?” card takes any person on the board.',
  'YD-PERS-05':
    'While any of your palaces has room, you must take the person and place it in a free slot of your choice.',
  'YD-PERS-06': 'You may replace a person only if all your palaces are full.',
  'YD-PERS-07': 'A replaced person leaves the game for good, and the new one moves in there.',
  'YD-PERS-08':
    'If all your palaces are full, you may remove the new person from the game instead; your marker then does not move.',
  'YD-PERS-09': 'A new person you turn away still leaves its stack.',
  'YD-PERS-10': 'After placing a person, move your marker by its value.',
  'YD-PERS-11':
    'If no person of the type played is left, the card is lost for nothing; you may even play it on purpose.',
  'YD-PERS-12': 'As long as the type played still has a person, young or old, one must be taken.',
  'YD-PERS-13': 'You choose which card to play, even a “?” while you still hold the card of that type.',
  'YD-PERS-14': 'A new person brings no goods and no points on arrival.',
  'YD-PERS-15': 'Round 12 has no person phase, because all hands are empty.',
  'YD-PERS-16': 'Without any palace the new person leaves the game and your marker does not move.',

  // Event phase
  'YD-EVENT-01': 'Each month the event in its space takes place and is then turned face down.',
  'YD-EVENT-02': 'When several players must release persons, they do so in track order.',
  'YD-EVENT-03': 'Released persons leave the game for good.',
  'YD-EVENT-04': 'You always choose whom you release, unless a rule names the palace.',
  'YD-EVENT-05': 'If you have fewer persons than you must release, you lose them all and owe nothing more.',
  'YD-EVENT-06': 'When there is no choice, the persons to be released leave automatically.',
  'YD-EVENT-PEACE-01': 'In Peace nothing happens.',
  'YD-EVENT-PEACE-02': 'Decay and scoring take place in months of Peace too.',
  'YD-EVENT-TRIBUTE-01': 'In the Imperial Tribute each player pays 4 yuan.',
  'YD-EVENT-TRIBUTE-02':
    'For each yuan of tribute you cannot pay, you release 1 person of your choice from any palace.',
  'YD-EVENT-TRIBUTE-03': 'You must pay as much tribute as you can; releasing persons to save money is not allowed.',
  'YD-EVENT-TRIBUTE-04': 'Coins on tax collectors do not count for the tribute.',
  'YD-EVENT-TRIBUTE-05': 'Rice and fireworks cannot be sold to pay the tribute.',
  'YD-EVENT-DROUGHT-01':
    'In a Drought you return 1 rice for each of your palaces with at least 1 person; empty ones need none.',
  'YD-EVENT-DROUGHT-02':
    'In a Drought each inhabited palace without rice loses exactly 1 person; you choose which palaces go without.',
  'YD-EVENT-DROUGHT-03': 'You must feed as many palaces as you can; releasing persons to save rice is not allowed.',
  'YD-EVENT-DROUGHT-04': 'Sacks on farmers do not count in a Drought.',
  'YD-EVENT-DROUGHT-05':
    'In a Drought you release 1 person for each inhabited palace beyond your number of rice tiles.',
  'YD-EVENT-FESTIVAL-01': 'At the Dragon Festival each player with the most fireworks scores 6 points.',
  'YD-EVENT-FESTIVAL-02':
    'At the festival each player with the second most fireworks scores 3 points, even if first place is tied.',
  'YD-EVENT-FESTIVAL-03': 'Without fireworks you never score at the festival.',
  'YD-EVENT-FESTIVAL-04': 'Those who score at the festival then return half of their fireworks, rounded up.',
  'YD-EVENT-FESTIVAL-05': 'Rockets on pyrotechnists do not count at the festival.',
  'YD-EVENT-FESTIVAL-06': 'Fireworks are counted once, before anyone returns a tile.',
  'YD-EVENT-MONGOL-01': 'In the Mongol Invasion you score 1 point per helmet on your warriors.',
  'YD-EVENT-MONGOL-02':
    'In the Mongol Invasion everyone with the fewest helmets then releases 1 person of choice, even a warrior just counted.',
  'YD-EVENT-MONGOL-03': 'If all have the same number of helmets, even none, everyone releases 1 person.',
  'YD-EVENT-MONGOL-04': 'Who has the fewest helmets is settled before anyone releases a person.',
  'YD-EVENT-MONGOL-05':
    'The helmet on the Military Parade card does not count in the Mongol Invasion; only warriors do.',
  'YD-EVENT-CONTAGION-01':
    'In a Contagion you release 3 persons of your choice, 1 fewer for each mortar on your healers.',
  'YD-EVENT-CONTAGION-02':
    'Mortars are counted once at the start; you may release a healer without losing more persons.',

  // Decay
  'YD-DECAY-01': 'After the event each palace without persons loses 1 floor; with only 1 floor it disappears.',
  'YD-DECAY-02': 'A palace emptied by this very event decays at once.',
  'YD-DECAY-03': 'All palaces decay at the same time and without choices, so order does not matter.',
  'YD-DECAY-04': 'Free slots in an inhabited palace never decay.',
  'YD-DECAY-05': 'A new palace must be inhabited in the person phase of the same round, or it decays.',

  // Scoring phase
  'YD-SCORE-01': 'Scoring comes after the event and the decay.',
  'YD-SCORE-02': 'Every round each of your palaces scores 1 point, whatever its height, inhabited or not.',
  'YD-SCORE-03': 'Every round each of your court ladies scores 1 point for the dragon she shows.',
  'YD-SCORE-04': 'Every round each dragon on your privileges scores 1 point.',
  'YD-SCORE-05': 'After scoring the next round starts.',
  'YD-SCORE-06':
    'A dragon on privileges, books or fans always means 1 point; books only pay through Research or the Charter.',

  // End of the game
  'YD-END-01': 'The game ends after the scoring phase of round 12.',
  'YD-END-02': 'At the end each person in your palaces scores 2 points.',
  'YD-END-03': 'At the end each monk also scores its Buddhas times the floors of its palace.',
  'YD-END-04': 'For monks the floors of the palace count, not the persons in it.',
  'YD-END-05': 'At the end all rice and fireworks are sold for 2 yuan each; then every full 3 yuan score 1 point.',
  'YD-END-06': 'Whoever has the most points wins.',
  'YD-END-07': 'A tie goes to the tied player furthest ahead on the person track.',
  'YD-END-08': 'If tied players share a space of the track, the one higher in the stack ranks first.',

  // The Great Wall
  'YD-WALL-SETUP-01': 'With the Great Wall all base rules hold unless it changes them.',
  'YD-WALL-SETUP-02': 'Each player takes the 6 wall tiles of their color, each with a different bonus.',
  'YD-WALL-SETUP-03':
    'With the wall card there are 8 action cards, in groups of 4/4 with 2 players, 3/3/2 with 3, 2/2/2/2 with 4 and 2/2/2/1/1 with 5.',
  'YD-WALL-ACT-01': 'The wall card is chosen like any other action, and its group may cost 3 yuan.',
  'YD-WALL-ACT-02':
    'You pick one of your unbuilt wall tiles and get its bonus: 1 rice, 1 fireworks tile, 1 floor, 2 yuan, 3 track spaces or 3 points.',
  'YD-WALL-ACT-03': 'The wall tile goes, wall side up, under the leftmost event that has none yet.',
  'YD-WALL-ACT-04': 'The wall never has more than 12 tiles.',
  'YD-WALL-ACT-05': 'With 12 tiles built, or without a tile of your own left, you cannot choose the wall action.',
  'YD-WALL-ACT-06': 'Persons do not increase wall bonuses; a bonus floor is built at once by the usual rules.',
  'YD-WALL-ACT-07': 'Each wall action builds exactly one tile.',
  'YD-WALL-CHECK-01': 'In both months of Mongol Invasion the wall is checked once the invasion is fully resolved.',
  'YD-WALL-CHECK-02':
    'If the wall has at least as many tiles as the number of the month, each built tile scores its owner 1 point.',
  'YD-WALL-CHECK-03':
    'If the wall is too short, everyone with the fewest built tiles releases 1 person of choice, and nobody scores.',
  'YD-WALL-CHECK-04': 'Releases for the wall go in track order and come before decay.',
  'YD-WALL-CHECK-05': 'Whoever has no person left loses nothing more to the wall check.',
  'YD-WALL-END-01':
    'At the end of round 12 a wall of 12 tiles scores 1 point per own tile; if it is shorter, those with the fewest release 1 person before the final scoring.',
  'YD-WALL-END-02': 'If month 12 is a Mongol Invasion, both wall checks take place.',
  'YD-WALL-END-03':
    'The last wall check comes between the scoring of round 12 and the final scoring, without further decay, unless the table chose otherwise.',

  // The Super Events
  'YD-SUPER-SETUP-01': 'The Super Events may be played alone or together with the Great Wall.',
  'YD-SUPER-SETUP-02':
    'One of the 10 Super Events is drawn at random and put face up on month 7; the other 9 stay out of the game.',
  'YD-SUPER-SETUP-03': 'Instead the players may agree on a Super Event, before or after the events are laid out.',
  'YD-SUPER-01': 'The Super Event takes place in round 7 after the normal event and before scoring.',
  'YD-SUPER-02':
    'Round 7 has the event, the wall check after a Mongol Invasion, the Super Event, one decay, then scoring, unless the table chose otherwise.',
  'YD-SUPER-03': 'Super Events start with the first player on the person track and go on in track order.',
  'YD-SUPER-LANTERN-01':
    'At the Lantern Festival each person in your palaces scores 2 points, and scores again at the end.',
  'YD-SUPER-BUDDHA-01':
    'With Buddha each monk scores its Buddhas times the floors of its palace, and scores again at the end.',
  'YD-SUPER-QUAKE-01':
    'In the Earthquake each player, in track order, removes any 2 of their floors from one or two palaces.',
  'YD-SUPER-QUAKE-02': 'Persons who lose their floor in the Earthquake are released.',
  'YD-SUPER-QUAKE-03':
    'Once the Earthquake has taken both floors, only persons beyond a palace’s remaining floors leave, of the owner’s choice; nobody moves to another palace.',
  'YD-SUPER-QUAKE-04': 'In the Earthquake whoever has fewer than 2 floors removes what there is.',
  'YD-SUPER-FLOOD-01':
    'In the Flood you add up your yuan, rice and fireworks tiles and return half, rounded down, in any mix.',
  'YD-SUPER-FLOOD-02': 'In the Flood yuan count by value, not by coin.',
  'YD-SUPER-FLOOD-03': 'Privileges, floors and persons do not count in the Flood.',
  'YD-SUPER-ECLIPSE-01': 'In the Solar Eclipse the event of month 7 takes place a second time in the new situation.',
  'YD-SUPER-ECLIPSE-02':
    'If the Solar Eclipse repeats a Mongol Invasion, the wall check is repeated too, unless the table chose otherwise.',
  'YD-SUPER-ECLIPSE-03': 'There is no decay between the event and its repetition in the Solar Eclipse.',
  'YD-SUPER-VOLCANO-01':
    'In the Volcanic Eruption all person markers go to 0, stacked in unchanged order with the leader on top.',
  'YD-SUPER-TORNADO-01': 'In the Tornado each player, in track order, discards 2 person cards of choice.',
  'YD-SUPER-TORNADO-02':
    'The 2 cards left after the Tornado serve in months 8 and 9; months 10, 11 and 12 have no person phase.',
  'YD-SUPER-TORNADO-03': 'Cards discarded in the Tornado are open to all.',
  'YD-SUPER-SUNRISE-01':
    'At Sunrise each player, in track order, takes a young person without a card, places it by the usual rules and moves the marker by its value.',
  'YD-SUPER-SUNRISE-02': 'At Sunrise you may not take a type that an earlier player has taken.',
  'YD-SUPER-SUNRISE-03': 'Craftsmen, court ladies and tax collectors are young and may be taken at Sunrise.',
  'YD-SUPER-SUNRISE-04':
    'At Sunrise with full palaces you replace a person or turn the new one away without moving; its type counts as taken all the same.',
  'YD-SUPER-SUNRISE-05': 'Whoever finds no permitted young person at Sunrise is skipped.',
  'YD-SUPER-ASSASSIN-01':
    'In the Assassination Attempt all players lose all their privileges for nothing, before round 7 is scored.',
  'YD-SUPER-CHARTER-01':
    'With the Charter each player, in track order, chooses one person type in their palaces and gets its benefit at once.',
  'YD-SUPER-CHARTER-02':
    'The Charter counts the symbols on all your persons of that type, without the symbol on the action card.',
  'YD-SUPER-CHARTER-03':
    'With the Charter farmers bring rice, scholars points, and monks score their Buddhas times the floors.',
  'YD-SUPER-CHARTER-04':
    'With the Charter tax collectors bring yuan, craftsmen floors built at once, pyrotechnists fireworks, warriors track spaces, court ladies points, healers nothing.',
  'YD-SUPER-CHARTER-05': 'Whoever has no persons is skipped at the Charter; the others go on.',
};
export type Rule = keyof typeof rules;
