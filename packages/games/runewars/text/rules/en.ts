/** Every rule of the ledger in a sentence. */
export const rules = {
  // frame
  'RW-GEN-01': '2 to 4 players, one faction each (Daqan Lords, Latari Elves, Uthuk Y’llan, Waiqar the Undying).',
  'RW-GEN-02':
    'Daqan and Latari are aligned Good, Uthuk and Waiqar Evil; alignment decides which objective deck you draw from and which heroes can join you.',
  'RW-GEN-03':
    'The game lasts at most 6 years; a year is 4 seasons in the order Spring, Summer, Autumn, Winter; so at most 24 rounds.',
  'RW-GEN-04': 'Each season has three steps: resolve a Season card, choose Order cards, resolve Order cards.',
  'RW-GEN-05': 'When a card contradicts a general rule, the card wins. recommend: yes.',
  'RW-GEN-06': '"Turn" of a player = the time in which that player resolves their Order card in a season.',
  'RW-GEN-07':
    'General tie-breaking order between players everywhere in the game: more Influence tokens in possession, then the higher printed starting Influence of the faction.',
  'RW-GEN-08':
    'Because the last tie-break must always decide, the four printed starting Influence values are all different. recommend 4/3/2/1 (see content bible; Latari 4 and Daqan 3 are).',
  'RW-GEN-09':
    'Hidden information: hand of tactics, objective, quests, rewards of a hero (face down), face of rune tokens, chosen order, secret bids. Open: influence count, dials, units, damage, titles, developments, number of cards in hand. decided as listed; rewards face down is. Who learns what when: content bible 21.11.',
  // terms (rulebook p. 15, not in the seed)
  'RW-TERM-01': 'Area = one hex of the board.',
  'RW-TERM-02':
    'Controlled area = an area with at least one of a player’s units, or with a player’s stronghold, or a home-realm area under RW-TERM-03.',
  'RW-TERM-03':
    'A home-realm area is always controlled by its owner even when empty, except while an enemy has units or a stronghold there; if those leave, control returns at once.',
  'RW-TERM-04': 'Friendly area = an area you control. Enemy area = an area another player controls.',
  'RW-TERM-05':
    'Uncontrolled area = no player controls it; it may hold neutral units. Neutral area = uncontrolled with non-allied neutral units. Empty area = uncontrolled and without units. recommend as written.',
  'RW-TERM-06': 'Heroes never give control and never count as units.',
  'RW-TERM-07': 'Figure/miniature = unit or hero. Standing = not routed. Routed = lying down.',
  'RW-TERM-08':
    'Base shapes: triangle, circle, rectangle, hexagon; the shape tells which section of a Fate card the unit reads.',
  'RW-TERM-09':
    'Adjacent = sharing a hex side, including sides with coloured borders; but nothing may move or retreat across a blocking border unless allowed. recommend: for movement, retreat and placement effects "adjacent" excludes blocked sides; for card text that only looks at neighbours (e.g. home-realm placement) borders are ignored. (W19 says distance for home realms ignores borders.)',
  'RW-TERM-10': '"Destroy" a unit = return it to its owner’s (or the neutral) supply. recommend yes.',
  // preparation (rulebook pp. 8–10, only pointed at by the seed)
  'RW-SETUP-01': 'Setup is done before the first Spring.',
  'RW-SETUP-02': 'Shuffle the 30 Fate cards, deal one to each player; the highest number is first player; reshuffle.',
  'RW-SETUP-03':
    'From the first player clockwise, each chooses a faction and takes its sheet, figures, home-realm tile, activation tokens, order cards, strongholds and developments.',
  'RW-SETUP-04': 'Take the Setup Quest cards out of the quest deck, shuffle them, deal 2 face up to each player.',
  'RW-SETUP-05':
    'Each player takes the map tiles named by those 2 cards (2 tiles per player: 4/6/8 tiles for 2/3/4 players out of 9).',
  'RW-SETUP-06':
    'The first player puts one of their tiles in the centre; then, clockwise, each player adds one tile, until everybody has placed both.',
  'RW-SETUP-07':
    'A new tile must touch the map so that at least 2 of its areas touch at least 2 different areas already placed; any rotation.',
  'RW-SETUP-08':
    'A coloured border (mountain or water) may not be laid side against side with another coloured border of any colour.',
  'RW-SETUP-09': 'The whole outline may have missing hexes (holes); units may never move over them.',
  'RW-SETUP-10':
    'City tokens are placed on the city sites of the tiles in play before home realms are chosen, so that everybody can see them. Which token goes on which site: decided: at random; tokens left over go back to the box unseen.',
  'RW-SETUP-11':
    'The first player then places one home-realm marker per player on the edge of the map; each marker must touch at least 3 uncoloured sides and keep the minimum distance to the others. A marker covers two adjacent empty hexes outside the map (not in an enclosed hole); the 3 sides are counted over both together, only the map’s side of the border matters.',
  'RW-SETUP-12':
    'Minimum distance, original rules: 4 areas between two home-realm positions, ignoring borders; if impossible one home realm may be 3 away. Measure: steps from marker to marker over areas that exist, borders ignored; 4 areas between = 5 steps or more for every pair; only if no such set exists on the finished map, one marker may be 4 steps from the others.',
  'RW-SETUP-13':
    'If markers cannot be placed legally, take the tiles back and rebuild. Digital: only offer positions that keep a solution; if none, the generator restarts the drafting step. Measured on 4,000 random drafts per player count: no tile was ever without a legal place (12 or more); 5 steps possible on 97.5 / 78 / 47 % of the maps for 2 / 3 / 4 players, with the exception on another 2.5 / 21.8 / 49.3 %; restart needed on 0.1 / 0.2 / 3.9 %. A set of markers counts as a solution only if the factions of this game can all be seated on it under 14 to 16 (a random set fails on 0.1 / 0.7 / 3.3 % of the maps; then another set must be taken).',
  'RW-SETUP-14':
    'From the player to the left of the first player clockwise, each replaces one marker with their home-realm tile, any rotation, so that two of its three areas lie on the marker’s space. The third hex must be empty too; a marker that a faction cannot use because of 15 or 16 is not offered to it, nor one that would leave a later player without any (designed; 0.3 to 1.8 % of marker and faction pairs).',
  'RW-SETUP-15': 'Home realms may never be adjacent to each other.',
  'RW-SETUP-16': 'The coloured-border rule (08) applies to home realms too. players asked (W17); decided: yes.',
  'RW-SETUP-17': 'Neutral units are placed on every area of the map that shows their picture, in the printed number.',
  'RW-SETUP-18': 'City areas have exactly 1 resource and a city and no starting neutrals.',
  'RW-SETUP-19':
    'Each player sets the three dials (food, wood, ore) to the printed starting values; food starts at 3, for the Latari at 2. Wood and ore start values: recommend = what the home realm prints (see content bible).',
  'RW-SETUP-20':
    'Each player takes starting Influence and Tactics cards as printed: Daqan 3 influence + 2 tactics, Latari 4 + 1; the Uthuk have the most tactics. Recommend Waiqar 2 + 3, Uthuk 1 + 4.',
  'RW-SETUP-21':
    'Each player draws 1 hero (matching alignment or neutral) and puts the figure in the home-realm area with the stronghold.',
  'RW-SETUP-22': 'Each player starts with 2 quest cards: the two setup quests.',
  'RW-SETUP-23': 'Each player draws 1 objective card of their alignment, kept secret.',
  'RW-SETUP-24':
    'Each player places 1 stronghold (undamaged) in the marked area of the home realm and the starting army in the home realm. Distribution of the army: recommend free choice among the three areas, max 8 per area, first player first (designed; a fixed preset is offered for quick start).',
  'RW-SETUP-25':
    'Original rules for runes: each player takes 2 dragon runes and 1 false rune and puts them face down in the three home-realm areas, one each.',
  'RW-SETUP-26': 'Sort the 32 season cards in four decks of 8 by season; shuffle each.',
  'RW-SETUP-27':
    'Shuffle tactics (50), rewards (25), objectives (16: 8 Good, 8 Evil – the even split is inferred), heroes (12), quests (24, with unused setup quests shuffled back). Decided: every quest whose tile is not in play, the unused setup quests among them, is taken out for this game; so 5 to 8 / 9 to 12 / 13 or 14 quests are left in the deck for 2 / 3 / 4 players.',
  'RW-SETUP-28': 'The 3 title cards lie face up beside the board with no influence on them.',
  'RW-SETUP-29':
    'Before the first season no order has been played; where a rule needs "the lowest order of the previous season" in the very first season use clockwise order from the first player.',
  // number of players
  'RW-PLAYERS-01': '2 players: 4 map tiles; 3 players: 6; 4 players: 8.',
  'RW-PLAYERS-02':
    'In neutral battles/duels/retreats the player to the left of the active player decides for the neutrals; with 2 players that is the opponent.',
  'RW-PLAYERS-03': 'No other rule changes with the number of players (6 runes to win for every count). recommend yes.',
  'RW-PLAYERS-04':
    'A player with no areas, units or strongholds left stays in the game with heroes and cards and may still win by runes; home-realm areas are regained when enemies leave. They choose orders, bid and take season choices as everybody; a turn whose order can do nothing is passed automatically.',
  // I) resolve a Season card
  'RW-SEASON-01': 'Reveal the top card of the current season’s deck.',
  'RW-SEASON-02':
    'First resolve its primary ability (the text), then the secondary ability (the icons of that season).',
  'RW-SEASON-03':
    'Where players act one after another, use normal play order. Normal play order in this step = from the player who resolved the lowest order in the previous season up (as in the quest phase).',
  'RW-SEASON-04': 'Spring: remove all activation tokens from the board.',
  'RW-SEASON-05': 'Spring: take all your order cards back to hand.',
  'RW-SEASON-06': 'Spring: stand up all routed figures (units and heroes, also neutrals).',
  'RW-SEASON-07': 'Summer: quest phase – each hero may heal, or train, or move (and then duel or attempt a quest).',
  'RW-SEASON-08': 'Autumn: shuffle the Fate discard pile back into the Fate deck.',
  'RW-SEASON-09': 'Autumn: each player chooses to receive 2 Influence or 1 Tactics card.',
  'RW-SEASON-10': 'Autumn choice is made in normal play order, openly.',
  'RW-SEASON-11': 'Winter: the maximum number of units a player may keep in each area equals that player’s food dial.',
  'RW-SEASON-12': 'Winter: units in excess are destroyed; the owner chooses which.',
  'RW-SEASON-13': 'Winter: the food limit counts allied neutrals (they count for all normal limits) but not heroes.',
  'RW-SEASON-14':
    'Winter: the food check happens once, when the secondary ability resolves; later in winter the normal limit of 8 holds. recommend yes.',
  'RW-SEASON-15': 'Winter: all water borders are ignored for the whole winter season.',
  'RW-SEASON-16': 'Winter check does not touch non-allied neutrals. recommend yes.',
  'RW-SEASON-17': 'If a season deck runs out, reshuffle its discards (only possible in long games).',
  'RW-SEASON-18':
    'Cards named "Wizards’ Council" exist among the seasons, and several Winter cards let players bid influence or compare influence for a dragon rune.',
  // II) choose and III) resolve orders
  'RW-ORDER-01': 'Every player secretly picks one order card from hand; all are revealed together.',
  'RW-ORDER-02': 'Played orders stay face up on the table until next Spring; so each order can be used once a year.',
  'RW-ORDER-03': 'Orders are resolved in ascending number.',
  'RW-ORDER-04':
    'Equal numbers: more Influence first, then higher starting Influence. Counted once, when the orders are revealed; later gains do not change the order of the season.',
  'RW-ORDER-05':
    'Supremacy bonus: if the card you play is the highest number you have played so far this year, you may also use its supremacy bonus. Highest = strictly above every number you played earlier this year, an order taken back by a card included.',
  'RW-ORDER-06': 'The first order of a year always qualifies (nothing played before). recommend yes.',
  'RW-ORDER-07':
    'Bonus and main action are both optional, independently of each other; the bonus is resolved after the main action unless the card says otherwise.',
  'RW-ORDER-08': 'Only 4 of the 8 orders are used in a year.',
  'RW-ORDER-10': 'Move any number of your units, each 1 area, into adjacent areas that are empty or friendly.',
  'RW-ORDER-11': 'Areas of arrival are not activated.',
  'RW-ORDER-12': 'Units may not leave areas that hold your activation token.',
  'RW-ORDER-13': 'Heroes may move 1 area but may not duel or quest.',
  'RW-ORDER-14': 'Heroes may enter enemy or neutral areas and may leave activated areas.',
  'RW-ORDER-15': 'Routed units and routed heroes may not move.',
  'RW-ORDER-16':
    'May Strategize enter an area that already has your activation token? Yes, it may be entered (recruiting into and moving into activated areas is allowed).',
  'RW-ORDER-17': 'Supremacy: draw Tactics cards as shown by your dials.',
  'RW-ORDER-20': 'Put an activation token in one area, then move units from up to 2 areas away into it.',
  'RW-ORDER-21': 'FAST units may come from up to 3 areas away. Fast helps only in Mobilize and Conquer.',
  'RW-ORDER-22': 'You may not activate an area that already has your activation token.',
  'RW-ORDER-23':
    'Supremacy: activate a second area and move into it; but only one battle may be started in the whole order.',
  'RW-ORDER-24': 'A cancelled battle (Tactical Retreat) still counts as the one battle.',
  'RW-ORDER-25':
    'If you have already fought this order and try diplomacy on the second move, a failed test makes you retreat instead of fighting.',
  'RW-ORDER-26':
    'Each player has 4 activation tokens. If none is left, taking one from the board is not allowed; the order then cannot activate.',
  'RW-ORDER-30': 'Same as Mobilize for one area: activate it and move units up to 2 areas (FAST 3) into it.',
  'RW-ORDER-31':
    'Supremacy: a siege bonus in the battle. Amount: recommend +2 strength in that battle if the area holds an enemy stronghold, otherwise +1.',
  'RW-ORDER-40': 'Set each dial to the total of that resource printed in all areas you control.',
  'RW-ORDER-41': 'Dials are reset, not added to; they can go down; range 0–8, more than 8 is lost.',
  'RW-ORDER-42': 'Dials change only by Harvest or by a card; gaining or losing an area does nothing until then.',
  'RW-ORDER-43':
    'Supremacy: build one development on one of your strongholds, and receive the benefits of your developments.',
  'RW-ORDER-44':
    'Order inside the bonus: build first, then benefits of all your developments. War room and Court pay each time; a Resources development pays at the main action, and one built by this very bonus pays its 1 at once.',
  'RW-ORDER-50': 'Choose one dial and take the units shown for its present value.',
  'RW-ORDER-51': 'Recruited units go to areas with a friendly stronghold, any split, respecting 8 per area.',
  'RW-ORDER-52': 'Recruiting does not lower the dial.',
  'RW-ORDER-53': 'Supremacy: recruit also from a second, different dial.',
  'RW-ORDER-54': 'If figures are missing you may destroy your own units of that type elsewhere to place them.',
  'RW-ORDER-55': 'Recruiting into an activated area is allowed.',
  'RW-ORDER-60':
    'For each city you control take its benefits: influence, tactics cards, neutral units or quest cards as printed.',
  'RW-ORDER-61':
    'One benefit per city or all of them? recommend ONE of the printed benefits per city, your choice (designed; keeps cities in scale).',
  'RW-ORDER-62': 'Neutral units gained are allied and are placed in that city’s area.',
  'RW-ORDER-63': 'A unit icon names a shape; you choose which neutral type of that shape.',
  'RW-ORDER-64': 'Supremacy: recruit a hero. How: recommend draw 3 hero cards you may use, keep 1.',
  'RW-ORDER-65': 'The new hero is placed in any friendly stronghold area.',
  'RW-ORDER-66': 'Discarded/unchosen hero cards are shuffled back into the hero deck.',
  'RW-ORDER-67': 'Drawing quests: discard down to 3 afterwards.',
  'RW-ORDER-70': 'Gain Influence as shown by your dials. The most a Latari can get is 5.',
  'RW-ORDER-71': 'Supremacy: claim one title by putting Influence on its card.',
  'RW-ORDER-72': 'Titles always lie face up on the table; a title is controlled by one player only.',
  'RW-ORDER-73':
    'To take a title you must put on it more Influence than lies there; the Influence that lay there is discarded.',
  'RW-ORDER-74': 'A free title needs at least 1 Influence. recommend 1.',
  'RW-ORDER-75': 'The Influence on a title is spent: it does not count as possessed. recommend yes.',
  'RW-ORDER-76':
    'You may raise your own title by placing a larger amount again. allowed; the old tokens are discarded.',
  'RW-ORDER-80': 'Do one or all of its actions, in any order.',
  'RW-ORDER-81': 'There is no supremacy bonus.',
  'RW-ORDER-82': 'Actions: build a stronghold; repair a damaged stronghold; move rune tokens.',
  'RW-ORDER-83':
    'Build: pay Influence, put a stronghold (undamaged side) in a friendly area with at least one of your units; not in a city area; one stronghold per area. Cost and the rest: recommend 3 Influence.',
  'RW-ORDER-84': 'Repair: flip one damaged stronghold you control to its undamaged side, free.',
  'RW-ORDER-85':
    'Move runes: move any number of rune tokens from friendly areas, each to an adjacent friendly area, max 1 per area afterwards.',
  'RW-ORDER-86': 'You may destroy your own stronghold only when you need the token for another one.',
  // movement of units
  'RW-MOVE-01': 'Units may pass through empty or friendly areas, never through enemy or neutral ones.',
  'RW-MOVE-02': 'Mountain (red) and water (blue) borders cannot be crossed.',
  'RW-MOVE-03': 'Flying units ignore mountain and water borders but may not pass over enemy or neutral areas.',
  'RW-MOVE-04': 'In winter water borders are ignored.',
  'RW-MOVE-05': 'Units in an area with your activation token cannot leave (except by retreat).',
  'RW-MOVE-06': 'Units may move through activated areas.',
  'RW-MOVE-07': 'Units moved by Mobilize/Conquer may come from several areas, all end in the activated area.',
  'RW-MOVE-08': 'A unit that starts in the activated area may stay. recommend yes.',
  'RW-MOVE-09':
    'Passing through an area that already has 8 units is allowed; the limit counts only at the end of the order. recommend yes.',
  'RW-MOVE-10': 'Any number of units may enter for a battle; the limit of 8 is applied after it.',
  'RW-MOVE-11':
    'Entering an enemy area, even one with no units, starts a battle (e.g. lone stronghold, empty home realm).',
  'RW-MOVE-12': 'Entering a neutral area means battle or one diplomacy test.',
  'RW-MOVE-14': 'Mobilize and Conquer may activate an area and move nothing into it.',
  'RW-MOVE-13': 'Heroes with original rules do not move with Mobilize/Conquer.',
  // neutral and allied units
  'RW-NEUT-01':
    'Whenever you move units into an area with neutral units not allied to you, you must fight or use diplomacy.',
  'RW-NEUT-02': 'Diplomacy may be tried once, toward all the neutrals of that area together.',
  'RW-NEUT-03': 'Allied units stay allied as long as they are in areas you control.',
  'RW-NEUT-04': 'During a battle they stay allied even if your last own unit is destroyed.',
  'RW-NEUT-05': 'They may retreat to a friendly area with your side.',
  'RW-NEUT-06': 'They may move on their own, provided they end in a friendly area.',
  'RW-NEUT-07':
    'Hence an area left with only allied neutrals: control is lost unless a unit or stronghold of yours (or home realm) keeps it; the neutrals then become unallied. recommend yes (follows 03).',
  'RW-NEUT-08': 'Allied units count for every normal limit (8 per area, food).',
  'RW-NEUT-09': 'Neutral units moved into a friendly area by a Tactics card become allied at once.',
  'RW-NEUT-10': 'In battles against neutrals the player to the left of the active player plays the neutrals.',
  'RW-NEUT-11': 'That player may not play Tactics cards for them.',
  'RW-NEUT-12':
    'Non-allied neutrals retreat to an adjacent uncontrolled area or are destroyed; the player to the left of the player whose turn it is decides.',
  'RW-NEUT-13': 'Cards that make allied neutrals retreat follow RW-NEUT-12 (no friendly area allowed).',
  'RW-NEUT-14': 'Allied units fight as part of your army and use their printed stats and ability. recommend yes.',
  'RW-NEUT-17':
    'The end of an alliance is checked after every change outside battles and, for the units of a battle, when it is over.',
  'RW-NEUT-15': 'Two different groups of neutrals may end in the same area (by retreat). recommend yes, up to 8.',
  'RW-NEUT-16':
    'Neutral figures are limited to the supply (36). If none is left of the type, choose another of that shape or nothing.',
  // diplomacy test
  'RW-DIP-01': 'Spend 1 to 6 Influence.',
  'RW-DIP-02': 'Draw that many Fate cards.',
  'RW-DIP-03': 'Choose one of them and apply its destiny symbol.',
  'RW-DIP-04': 'Gold (4 of 30): the neutrals become allied.',
  'RW-DIP-05': 'Grey/blank (8 of 30): the neutrals retreat.',
  'RW-DIP-06': 'Red (18 of 30): you must fight, or retreat your moved units.',
  'RW-DIP-07':
    'On red, "retreat" = your moving units go back as a retreat (routed) to an adjacent friendly or empty area. recommend yes (follows RETREAT rules).',
  'RW-DIP-08':
    'Success: your units and the new allies share the area; above 8 units the excess is destroyed by the owner’s choice.',
  'RW-DIP-09': 'The test may also be used on routed neutrals. recommend yes.',
  'RW-DIP-10': 'Used Fate cards are discarded.',
  // fate deck
  'RW-FATE-01': '30 cards, numbered 1–30; each has a destiny symbol and four shape sections.',
  'RW-FATE-02': 'A section shows nothing, 1–3 damage, 1–2 rout, or 1 special.',
  'RW-FATE-03':
    'When the deck is empty, shuffle the discards at once and go on. If the discards are empty too (more than 30 cards in one pass, only by cards such as Ambush or Ravage), the results of the open cards are noted, these cards are shuffled and drawing goes on.',
  'RW-FATE-04': 'It is also reshuffled every Autumn.',
  // battles
  'RW-BATTLE-01': 'A battle must be fought whenever units are moved into an area with enemy units.',
  'RW-BATTLE-02': 'Step 1: put the battle marker in the area.',
  'RW-BATTLE-03':
    'Step 2: both sides put all their units involved beside the faction sheet on the row of their initiative.',
  'RW-BATTLE-04': 'Heroes and routed units do not take part.',
  'RW-BATTLE-05': 'Units already routed are destroyed if their side is forced to retreat.',
  'RW-BATTLE-06': 'Step 3: the attacker may play Tactics cards or start-of-battle abilities; then the defender may.',
  'RW-BATTLE-07':
    'The attacker must also use at this point any "during your turn" card he wants for this battle; afterwards no such card until the battle is over. Cards whose text names a moment inside the battle keep their own window (content bible 21.2).',
  'RW-BATTLE-08': 'The same named start-of-battle card may not be played twice at the same time.',
  'RW-BATTLE-09': 'Step 4: at most 5 battle rounds, one per initiative row 1…5.',
  'RW-BATTLE-10': 'In each round every unit of that row attacks once, starting from row 1.',
  'RW-BATTLE-11':
    'The seed adds in brackets: "to decide who attacks first, look at the number of the Fate card played". This conflicts with 12 and 14; decision: attacker chooses and resolves first; the Fate number is used only where no rule orders two simultaneous effects (higher single number drawn in that step goes first). DECIDED; with the order fixed in content bible 21.4 the number is never needed.',
  'RW-BATTLE-12':
    '4a: first the attacker, then the defender, chooses one unit type of the current row that has not yet drawn Fate cards, and draws one Fate card per standing unit of that type, reading the section of its base shape.',
  'RW-BATTLE-13': 'If a side has no such type it simply draws nothing in that pass.',
  'RW-BATTLE-14':
    '4b: starting with the attacker, both resolve all special-ability symbols drawn; then rout results; then damage results.',
  'RW-BATTLE-15': 'Attacks are simultaneous: a unit killed or routed in this step still has its drawn cards resolved.',
  'RW-BATTLE-16': 'Exception: abilities that ask for "standing" units check the state at the moment they resolve.',
  'RW-BATTLE-17':
    '4c: discard all cards drawn; if other unit types of the same row have not yet drawn, repeat 12–15; otherwise go to the next row.',
  'RW-BATTLE-18': 'Each special symbol triggers the ability once. recommend yes (one orb = one use).',
  'RW-BATTLE-19': 'Units to rout must be undamaged standing units if possible.',
  'RW-BATTLE-20':
    'If there is no undamaged standing unit, a damaged standing unit is routed; if all are routed further routs do nothing.',
  'RW-BATTLE-21':
    'Damage must go to standing units if possible, and first to a unit already damaged; otherwise the owner chooses.',
  'RW-BATTLE-22': 'Only when no standing unit is left may damage go to routed units, again damaged ones first.',
  'RW-BATTLE-23': 'A unit is destroyed when damage equals its health. recommend yes (W26 does so).',
  'RW-BATTLE-24':
    'One damage result is assigned point by point; a 3-damage result may spill over to other units. recommend yes (W26, W11).',
  'RW-BATTLE-25': 'A routed unit does not draw cards in later rows and does not count for strength.',
  'RW-BATTLE-26': 'Units of row 1 that acted keep standing; being routed later does not undo their attack.',
  'RW-BATTLE-27':
    'Units added during a battle (Raise Dead) join at their row and draw if that row has not been resolved. recommend: they join standing; they draw only if their row is still to come.',
  'RW-BATTLE-28':
    'Raised Reanimates stay after the battle; it is not recruiting, so you may not destroy others to free figures.',
  'RW-BATTLE-30': 'Step 5, after every unit has attacked once: tally strength.',
  'RW-BATTLE-31': '5a: the defender may use one development of the stronghold in the area.',
  'RW-BATTLE-32': '5b: a side’s strength = number of its units still standing.',
  'RW-BATTLE-33': '5c: the defender adds the strength of the stronghold in the area.',
  'RW-BATTLE-34': 'A stronghold has strength 5 undamaged, 3 damaged.',
  'RW-BATTLE-35':
    '5d: if enemy units are standing, the defender flips the stronghold to its damaged side. Timing: after its strength has been counted. recommend yes.',
  'RW-BATTLE-36': 'Both sides add bonuses from abilities and cards (e.g. Lay Siege +2, Conquer bonus).',
  'RW-BATTLE-37': 'A unit’s remaining health plays no part in strength.',
  'RW-BATTLE-40': 'Step 6: the side with more strength wins; the defender wins ties.',
  'RW-BATTLE-41': '6a: the loser retreats all units still standing and then routs them.',
  'RW-BATTLE-42':
    '6a (seed): units of the loser that were already routed are destroyed. Reading: routed BEFORE the battle → destroyed; routed DURING the battle → may retreat with the others, staying routed.',
  'RW-BATTLE-43': '6b: if the attacker beat a stronghold he may replace it by one of his own, damaged side up.',
  'RW-BATTLE-44': '6b: with no stronghold token left he may remove one of his placed ones to use it.',
  'RW-BATTLE-45': 'If he does not replace it the enemy stronghold is removed. recommend yes.',
  'RW-BATTLE-46': 'A development on a captured stronghold is discarded. recommend yes.',
  'RW-BATTLE-47': '6c: remove all damage tokens from the surviving units.',
  'RW-BATTLE-48': '6d: the winner puts all his surviving units of the battle in the area; routed ones stay routed.',
  'RW-BATTLE-49':
    'A winner with more than 8 units must retreat the excess (his choice) to one adjacent friendly, else empty area; they are routed.',
  'RW-BATTLE-50':
    'If the winner has no unit left (both sides wiped out): the tie goes to the defender, who keeps a stronghold area; otherwise the area becomes uncontrolled. recommend yes.',
  'RW-BATTLE-51': 'The winner takes control of any rune token in the area by controlling it.',
  'RW-BATTLE-52':
    'Battle against only routed enemies is still a battle: cards may be played, the attacker draws cards; the routed defenders die if the attacker wins.',
  'RW-BATTLE-53': 'Enemy heroes in the area of a lost battle may stay or retreat to any adjacent area.',
  'RW-BATTLE-55':
    'Routs and damage of one pass are added up per side and assigned by the owner point by point: first what the attacker dealt, then what the defender dealt; all routs before any damage.',
  'RW-BATTLE-56':
    'The special symbols of one side are resolved in the order the cards were drawn; targets are chosen when each resolves.',
  'RW-BATTLE-54': 'Health, initiative, shape and ability of each unit: content bible section 2.',
  // retreat
  'RW-RETREAT-01':
    'Units of one side always retreat together to ONE adjacent friendly or empty area; otherwise they are destroyed.',
  'RW-RETREAT-02': 'A friendly area has precedence over an empty one, even if it is full and units die of the limit.',
  'RW-RETREAT-03':
    'Non-allied neutrals: adjacent uncontrolled area, or destroyed; chosen by the player left of the active player.',
  'RW-RETREAT-04': 'Heroes may retreat to any adjacent area.',
  'RW-RETREAT-05': 'All figures that retreat are routed.',
  'RW-RETREAT-06':
    'After a retreat at most 8 units (standing and routed) may be in the area; the excess is destroyed, owner’s choice.',
  'RW-RETREAT-07':
    'Retreat obeys mountain and water borders; flyers ignore them only if the whole group flies, since all go to one area. Mixed group: areas open to all, friendly before empty; only if there is none, an area the flyers alone can reach (friendly before empty): they go, the others are destroyed.',
  'RW-RETREAT-08':
    'Attackers may also retreat into areas with activation tokens. recommend yes (web: W8 "cannot leave … except retreat").',
  'RW-RETREAT-09': 'An ability that makes one unit "retreat from the battle" applies 01–06 to that unit alone.',
  // heroes
  'RW-HERO-01': 'You may control at most 3 heroes; on hiring a fourth you must give up one of your choice.',
  'RW-HERO-02':
    'A given-up hero’s figure and card leave play, rewards are discarded. recommend like a deserter (RW-HERO-30).',
  'RW-HERO-03': 'A hero has three attributes (Strength, Agility, Wisdom) and a health value.',
  'RW-HERO-04':
    'Only heroes that fit your alignment can serve you; a hero may change side by a season card. Neutral heroes fit everyone.',
  'RW-HERO-05': 'Heroes may stand in any area and do not affect control, supply or limits.',
  'RW-HERO-06': 'Rewards are kept face down under the hero.',
  'RW-HERO-07':
    'Quest phase (Summer): starting with the player who played the lowest order in the previous season, each player performs one choice per hero.',
  'RW-HERO-08': 'Choices: Move, Heal, Train.',
  'RW-HERO-09':
    'Move: a non-routed hero moves up to 2 areas, any areas (enemy and neutral too), which are not activated, and then may start one duel or attempt one quest.',
  'RW-HERO-10': 'Heroes are blocked by mountain and water borders like units. recommend yes, water open in winter.',
  'RW-HERO-11': 'A hero may stay in place and still use the Move choice to duel or quest. recommend yes (0–2 areas).',
  'RW-HERO-12': 'You may look at rune tokens in every area the hero enters, also while passing.',
  'RW-HERO-13': 'Heroes of the same player may exchange rewards when in the same area, also while passing through.',
  'RW-HERO-14': 'Heal: in any friendly area remove all damage from the hero.',
  'RW-HERO-15':
    'Train: spend 2 points to raise one or two attributes; each attribute can hold only one training token. Reading: 24 tokens exist; a token adds +1, or +2 if both points go on the same attribute (two-sided token).',
  'RW-HERO-16':
    'Training may be repeated in later summers only on attributes without a token, or to turn a +1 into +2.',
  'RW-HERO-17': 'A routed hero may not choose Move; it may heal or train.',
  'RW-HERO-20':
    'Defeated in a duel with another player’s hero: the winner takes all its rewards; the loser removes figure and hero card.',
  'RW-HERO-21': 'Several heroes of the winner in the area: he may split the rewards among them. recommend yes.',
  'RW-HERO-22':
    'Defeated in any other way: the figure is removed, the rewards are not; put a Defeated Hero marker in the area with the cards.',
  'RW-HERO-23': 'Any hero who arrives in that area takes all those cards.',
  'RW-HERO-24': '8 Defeated Hero markers exist; treat as unlimited.',
  'RW-HERO-25':
    'A defeated hero’s card goes to the hero discard/box; it is out of the game. recommend out of the game, so heroes stay unique and losses matter; if the deck is empty shuffle them back.',
  'RW-HERO-30': 'Deserting hero: the figure is removed and all its rewards are discarded face up.',
  // quests
  'RW-QUEST-01':
    'A non-routed hero, in the area named by one of your quest cards, after the Move choice may attempt it.',
  'RW-QUEST-02': 'Test: draw as many Fate cards as the hero’s tested attribute.',
  'RW-QUEST-03':
    'Read the destiny symbols; unless the card says otherwise choose one card drawn and apply the line of its colour.',
  'RW-QUEST-04': 'When the text says "for each red symbol" all cards count.',
  'RW-QUEST-05': 'Success: draw the rewards shown and put them face down under the hero.',
  'RW-QUEST-06': 'A completed quest is discarded and a new quest card is drawn at once.',
  'RW-QUEST-07': 'A failed quest is kept unless it says otherwise.',
  'RW-QUEST-08': 'At most 3 quest cards; discard down at once.',
  'RW-QUEST-09': 'Quest cards are secret until attempted (setup quests were seen). recommend yes.',
  'RW-QUEST-10': 'Quests may make the hero fight an imaginary opponent (RW-DUEL-12).',
  'RW-QUEST-12':
    'Duel quests draw no test cards; win = the imaginary unit falls and the hero does not; anything else is a failed quest.',
  'RW-QUEST-11': 'A quest whose area is not on the map is discarded and replaced when drawn.',
  // duels
  'RW-DUEL-01': 'Choose an enemy hero in the same area.',
  'RW-DUEL-02': 'The attacker decides on Tactics cards or starting abilities, then the defender.',
  'RW-DUEL-03': 'Each hero may use rewards, but only one WEAPON and one ARMOUR in a duel; several times if possible.',
  'RW-DUEL-04': 'A duel has 4 rounds.',
  'RW-DUEL-05': 'Each round: both draw 1 Fate card and reveal it.',
  'RW-DUEL-06': 'Starting with the attacker each decides how to use the symbol in the circle section.',
  'RW-DUEL-07': 'Special symbol: use a hero ability or a reward that asks for it.',
  'RW-DUEL-08':
    'Rout symbol: avoid wounds received in this round. Amount: all of them. DECIDED: all damage of that round, except damage that cannot be prevented and self-inflicted damage.',
  'RW-DUEL-09': 'Damage symbol: inflict that much damage.',
  'RW-DUEL-10': 'Everything in a round is simultaneous; both may fall.',
  'RW-DUEL-11': 'The duel ends after 4 rounds or when a hero is defeated; damage stays; nobody must retreat.',
  'RW-DUEL-12':
    'Duels against imaginary units are played by the player to the left of the active player; whatever the result the imaginary unit is then removed from the board.',
  'RW-DUEL-13':
    'If there is a winner he takes all rewards of the loser. Without a defeat there is no winner. recommend yes.',
  'RW-DUEL-14': 'A routed hero can defend in a duel but not start one.',
  'RW-DUEL-15': 'A routed hero who defends draws cards normally (original). recommend normal.',
  'RW-DUEL-16': 'A hero is defeated when damage equals health. recommend yes.',
  'RW-DUEL-17': 'Both defeated at once: both removed; both sets of rewards stay under Defeated Hero markers.',
  'RW-DUEL-19':
    'Inside a round: add up the damage dealt by each, take off what is prevented, then both take the rest at the same moment.',
  'RW-DUEL-18':
    'Special symbol without a usable ability: nothing. recommend: a hero without any matching ability deals 1 damage with it (designed, avoids dead cards since 12 of 30 circle results are special). DECIDED: 1 damage if neither the hero’s ability nor a reward in use asks for the symbol.',
  // dragon runes
  'RW-RUNE-01': '"Receive a dragon rune": first you may discard up to 2 false runes you possess.',
  'RW-RUNE-02':
    'Then take 1 false and 1 genuine rune, shuffle them, and place each in a friendly or uncontrolled area. You place them yourself and know which is which.',
  'RW-RUNE-03': 'At most 1 rune token per area.',
  'RW-RUNE-04': '"Possess" a rune = it is in an area you control.',
  'RW-RUNE-05': 'You may look at runes in all areas you control and in any area with one of your heroes, at any time.',
  'RW-RUNE-06': 'Supply 21 genuine, 17 false tokens. If a kind runs out treat as unlimited.',
  'RW-RUNE-07': 'If only one legal area exists place the genuine one.',
  'RW-RUNE-09':
    'What a player has seen he keeps on his screen as long as the token can be followed: until it is discarded or moved by a hidden choice.',
  'RW-RUNE-08': 'Runes do not move unless a card or Fortify says so. recommend yes.',
  // victory
  'RW-VICT-01': 'You win at once when you control 6 dragon runes (genuine), by revealing them.',
  'RW-VICT-02': 'You may claim at any moment, also outside your turn.',
  'RW-VICT-03':
    'If nobody has by the end of the sixth Winter, reveal all runes; the player with most genuine runes wins.',
  'RW-VICT-04': 'Tie: more Influence possessed, then higher starting Influence.',
  'RW-VICT-05': 'If two players reach 6 at the same time use RW-VICT-04 among them. recommend yes.',
  'RW-VICT-06':
    'Digital: the engine offers the reveal automatically when the count is reached; no silent auto-win for hidden information reasons is needed, the win is forced.',
  // objectives
  'RW-OBJ-01': '1 objective each; it is not replaced after completion.',
  'RW-OBJ-02': 'When its condition holds you may, during your turn, reveal and discard it to receive a dragon rune.',
  'RW-OBJ-03':
    'Some objectives say when they can be swapped if they become impossible. Swap = in your turn, once per turn: draw the top card of your objective deck, shuffle the old one in unseen.',
  // tactics cards
  'RW-TACT-01': 'A Tactics card is played when its text says, usually at any moment of your own turn.',
  'RW-TACT-02': 'You may not play a Tactics card in the season in which you drew it.',
  'RW-TACT-03': 'Hand limit 10; discard down at once.',
  'RW-TACT-04': 'After use discard it face up. recommend yes.',
  'RW-TACT-06':
    'The moments at which cards may be played are the windows of content bible 21.2; "your turn" = before the main action, between action and bonus, after the bonus, and (attacker) at the start of a battle.',
  'RW-TACT-05': 'Initial Tactics cards may be played in the first Spring. recommend yes (drawn before the season).',
  // influence bids
  'RW-BID-01': '1: the number of Influence tokens is declared – every player states how many tokens he owns.',
  'RW-BID-02': '2: each secretly takes the tokens he wants to bid (0 allowed).',
  'RW-BID-03': '3: reveal; the highest bid wins and decides the outcome of the bid.',
  'RW-BID-04':
    'Ties: whoever holds "Primarch of the Wizards’ Council" decides among the tied, also if he is one of them.',
  'RW-BID-05':
    'Otherwise ties by Influence possessed, then starting Influence, among the tied players. Possessed = after paying the bid. recommend: counted before the bid is discarded, minus the bid (i.e. what remains).',
  'RW-BID-06': '4: everybody discards the tokens offered, winners and losers.',
  'RW-BID-07': 'If all bid 0 the tie rules still give a winner. recommend yes.',
  // strongholds and developments (rulebook p. 33)
  'RW-STR-01': 'Each player has 4 strongholds and 5 development tokens.',
  'RW-STR-02': 'A stronghold lets you recruit there and defends (5 / 3 strength).',
  'RW-STR-03': 'One development per stronghold at most.',
  'RW-STR-04': 'Developments exist that draw Tactics cards, that give more resources, and that help in defence.',
  'RW-STR-05': 'A Resources development yields only resources its area normally provides, at Harvest.',
  'RW-STR-06': 'The defensive development of Waiqar and of the Uthuk is discarded when used; others are not.',
  'RW-STR-07': 'If the development you want is not available you may destroy one of yours elsewhere.',
  'RW-STR-08': 'A damaged stronghold keeps its development. recommend yes.',
  'RW-STR-09':
    'Strongholds can be damaged again only by battle; a damaged stronghold that is "damaged" again stays damaged. recommend yes.',
  // cities
  'RW-CITY-01': '7 city tokens exist.',
  'RW-CITY-02': 'No stronghold may be built in a city area.',
  'RW-CITY-03': 'Controlling the area = controlling the city.',
  'RW-CITY-04': 'Cities can be destroyed only by cards; a destroyed city is not rebuilt. recommend as written.',
  // limits
  'RW-LIMIT-01': 'Exhausted decks are reshuffled.',
  'RW-LIMIT-02': 'If no unit, stronghold or development is available you may destroy one of your own to use it.',
  'RW-LIMIT-03': 'All other components are unlimited.',
  'RW-LIMIT-04': '8 units per area, allied units included, heroes not; not applied during combat.',
  'RW-LIMIT-05': '1 objective card, not replaceable.',
  'RW-LIMIT-06': '3 hero cards.',
  'RW-LIMIT-07': '3 quest cards.',
  'RW-LIMIT-08': '10 tactics cards.',
  'RW-LIMIT-09': '1 rune token per friendly/uncontrolled area.',
  // optional: exploration tokens (rulebook p. 37)
  'RW-OPT-EXP-01': 'Optional rule, off by default.',
  'RW-OPT-EXP-02': '35 tokens.',
  'RW-OPT-EXP-03':
    'At setup shuffle and put one face down in each area outside home realms and without a city. recommend as written.',
  'RW-OPT-EXP-04': 'A token is revealed when a hero ends its movement in that area during the quest phase.',
  'RW-OPT-EXP-05': 'Only the Move choice reveals (not Strategize, heal or train).',
  'RW-OPT-EXP-06': 'Resolve it before duel or quest.',
  'RW-OPT-EXP-07':
    '"Dungeon": a hero entering must stop moving there this turn. Stopping does not forbid the quest. recommend quest allowed.',
  'RW-OPT-EXP-08':
    'Some tokens are lasting places; "destructible" ones may be discarded by a player who controls the area with at least 6 units. Only during his own turn.',
  'RW-OPT-EXP-09': 'One-shot tokens are discarded after resolving. recommend yes.',
  // optional: epic game (rulebook p. 37)
  'RW-OPT-EPIC-01': 'Optional rule, off by default.',
  'RW-OPT-EPIC-02': '7 dragon runes are needed to win.',
  'RW-OPT-EPIC-03': 'The game may last 8 years. recommend 8.',
  'RW-OPT-EPIC-04': 'Starting runes: 1 genuine + 2 false in the home realm instead of 2 + 1. recommend.',
  'RW-OPT-EPIC-05': 'Everything else as in the standard game. recommend.',
  // optional: revised-edition switches (default off)
  'RW-OPT-REV-01': 'Routed hexagon units count as standing when strength is tallied.',
  'RW-OPT-REV-02':
    'Hero support: before drawing for a unit type that a hero in the area supports, draw one more Fate card and discard one of choice; heroes of the losing side are routed and retreat. At most one hero per unit type.',
  'RW-OPT-REV-03': 'Mobilize and Conquer also move heroes.',
  'RW-OPT-REV-04': 'The defender assigns damage and routs before the attacker does.',
  'RW-OPT-REV-05': 'Home realms 3 areas apart instead of 4.',
  'RW-OPT-REV-06':
    'Runes: after tiles are placed, from the first player counterclockwise, each takes 1 dragon and 1 false rune, looks, and places them face down in two areas without token and not adjacent to a home-realm marker; none in home realms.',
  'RW-OPT-REV-07': '"Threatened Home Realms" moves 1 rune instead of 2.',
  'RW-OPT-REV-08':
    'The Sorceress ability reads: the opponent must retreat one unit of your choice. (used as base in the content bible, W26)',
} as const;

export type Rule = keyof typeof rules;
