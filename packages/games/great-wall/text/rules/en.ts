import { modes } from './modes/en.ts';

/** Every rule of the ledger in a sentence. */
export const rules = {
  // Components
  'GW-COMP-01':
    'One double-sided main board: one side for 3 players (also used for 2 and solo), the other for 4 (and 5).',
  'GW-COMP-02': 'Figures may be meeples or miniatures depending on the edition; no rule effect.',
  'GW-COMP-03': '32 Clerks, 8 per clan.',
  'GW-COMP-04': '40 Spearmen, 10 per clan.',
  'GW-COMP-05': '16 Archers, 4 per clan.',
  'GW-COMP-06': '8 Horsemen, 2 per clan.',
  'GW-COMP-07': 'So each clan owns 16 Soldiers (10+4+2).',
  'GW-COMP-08': '24 standard Horde cards.',
  'GW-COMP-09': '24 Command cards: 6 per clan in 4 colours.',
  'GW-COMP-10': '1 Reed Clan Command card.',
  'GW-COMP-11': '20 standard Tactic cards.',
  'GW-COMP-12': '5 Artifact cards.',
  'GW-COMP-13': '44 Advisor cards.',
  'GW-COMP-14': '13 standard General cards.',
  'GW-COMP-15': '2 Reed Clan General cards.',
  'GW-COMP-16': '12 Event cards (co-op).',
  'GW-COMP-17': "12 Emperor's Demand cards (co-op).",
  'GW-COMP-18': '24 co-op Horde cards.',
  'GW-COMP-19': '8 co-op General cards.',
  'GW-COMP-20': '12 co-op Tactic cards.',
  'GW-COMP-21': '1 solo General card (Qin Jiushao).',
  'GW-COMP-22': '6 solo Command cards (teal).',
  'GW-COMP-23': '4 player screens, 1 per player.',
  'GW-COMP-24': 'Wall pieces: 3 of level 1, 3 of level 2, 3 of level 3.',
  'GW-COMP-25': '9 Barricades.',
  'GW-COMP-26': '4 Tea markers and 4 Honor markers, one of each per clan.',
  'GW-COMP-27': '5 two-sided generic Honor tokens (one side is 100).',
  'GW-COMP-28': '50 each of Wood, Stone, Gold and Chi tokens.',
  'GW-COMP-29': '30 Wound tokens.',
  'GW-COMP-30': '50 Shame tokens (a real limit; the number in play depends on player count).',
  'GW-COMP-31': '1 two-sided Time token: blank side and "+1" side.',
  'GW-COMP-32': '2 sticker sheets; no rule effect.',
  'GW-COMP-33':
    'Board regions: Honor track round the edge, Time track (year, lethality, new-Horde count, player-count icon), 3 Wall Sections each with 3 Horde spaces in rows 1–3, 3 Barricade spaces, a Wall space and a rest zone, Command track with its discard pile, 10 Locations, Warehouse, Tactic deck and discard, Tea stack, Clerk area, 4-card Advisor queue with deck and discard, Overseer spaces, 3 Artifact spaces, Horde deck and discard.',
  'GW-COMP-34':
    'Icon vocabulary needed by card text: the 4 resources; "Wood, Stone or Gold"; "any resource"; Overseer of each resource; any Overseer; Clerk; Spearman; Archer; Horseman; Soldier; Honor; Wound; Shame token; Horde card; Advisor card; supporting advisor; Tactic card; Command card; Tea; Wall; Defence value; Offensive Power; Barricade; number of players.',
  'GW-COMP-35':
    'A Horde card shows on its face: Offensive Power, end-of-game Honor, a special ability (possibly), and Vital Points with printed rewards; on its back: the Invasion indicator and two Shame spaces.',
  'GW-COMP-36':
    'Each wall space/level shows its Defence value, the cost of the next level and its shooting posts; a Post holds exactly 1 Archer.',

  // Setup, 3–4 players competitive
  'GW-SETUP-01':
    'For competitive games with 3 or 4 players remove the Reed Clan cards (only used with 2 players, and in solo).',
  'GW-SETUP-02': 'Remove the teal solo Command cards and the General Qin Jiushao (solo only).',
  'GW-SETUP-03': "Remove every General, Horde, Event, Emperor's Demand and Tactic card bearing the co-op symbol.",
  'GW-SETUP-04': 'Put the board out with the side matching the player count: "3" for three players.',
  'GW-SETUP-05': 'Use the "4" side for four or five players.',
  'GW-SETUP-06': 'Place the Time token, blank side up, on the Time-track space marked with the player count.',
  'GW-SETUP-07': 'With 2 players the Time token starts on the 3-player space.',
  'GW-SETUP-08':
    'Shuffle the Artifacts and put one at random face up on each of the 3 Artifact spaces; box the other 2.',
  'GW-SETUP-09': 'Artifacts do nothing during play; they only give Honor in final scoring.',
  'GW-SETUP-10': 'Shuffle the standard Horde cards into a face-down deck on its icon at the top of the board.',
  'GW-SETUP-11': 'Deal 1 Horde face up to the space nearest the wall (row 1) of each Wall Section.',
  'GW-SETUP-12':
    'With exactly 4 players deal a fourth Horde: draw the top card, then put it in the section shown by the Invasion indicator on the card that is now on top of the deck.',
  'GW-SETUP-13': 'A new Horde always goes to the free Horde space closest to the wall in its section.',
  'GW-SETUP-14': 'Put 1 Barricade on every Barricade space (9 in all, 3 per section).',
  'GW-SETUP-15':
    'Shuffle the standard Tactic cards into a face-down deck on its space; next to it a face-up discard pile.',
  'GW-SETUP-16':
    'Each player chooses a clan and takes its 10 Spearmen, 8 Clerks, 4 Archers, 2 Horsemen, screen, Honor marker, Tea marker and 6 Command cards.',
  'GW-SETUP-17': 'Shuffle the Generals, deal 2 face down to each player, box the rest.',
  'GW-SETUP-18':
    'Shuffle the Advisors into a face-down deck beside the lower right corner of the board (no printed space).',
  'GW-SETUP-19': 'Deal 2 Advisors from the top of that deck, face down, to each player.',
  'GW-SETUP-20':
    'Everyone looks at their four cards and all simultaneously choose 1 General, put face up in front of them; the other General goes to the box.',
  'GW-SETUP-21': 'Each player makes one of the two Advisors the Active Advisor, face up to the right of the General.',
  'GW-SETUP-22':
    'The other Advisor becomes a supporting advisor, face down under the General with its support icon showing.',
  'GW-SETUP-23': 'Shame supply: 10 tokens per player; box the rest.',
  'GW-SETUP-24': 'Common supplies: all Wood, Stone, Gold, Chi, Wound tokens and generic Honor tokens.',
  'GW-SETUP-25': 'All wall pieces lie ready, sorted by level.',
  'GW-SETUP-26':
    'From the setup strip of the General each player takes the shown number of each resource and puts them behind the screen.',
  'GW-SETUP-27': 'From the same strip each player draws the shown number of Tactic cards into hand.',
  'GW-SETUP-28': 'The tea value on that strip sets the starting tea order.',
  'GW-SETUP-29': 'Draw 4 Advisors from the deck to fill the Advisor queue, face up, left to right.',
  'GW-SETUP-30': 'Honor markers start on the first (dragon) space = 0.',
  'GW-SETUP-31': 'Tea markers are stacked by tea value: highest on top, lowest at the bottom.',
  'GW-SETUP-32': 'Each player puts 3 of the 8 Clerks in the Clerk area of the board (the hiring stock).',
  'GW-SETUP-33': 'So each player starts with 5 Clerks in reserve and can grow to 8.',
  'GW-SETUP-34': 'The first year starts in Autumn: Spring and Summer are skipped.',
  'GW-SETUP-35': '2-player setup: see GW-2P; solo: GW-SOLO; co-op: GW-COOP.',

  // Five players (what is said)
  'GW-5P-01': 'A five-player game needs the expansion ("additional content") box.',
  'GW-5P-02': 'It uses the "4" side of the board.',
  'GW-5P-03':
    'The Command-track space marked with the 5-player icon is used only with five players; with four it is ignored.',
  'GW-5P-04': 'Co-op with five players needs 9 Demands.',
  'GW-5P-05': 'Nothing else is said about five players: the table is for two, three or four.',

  // Objective and general rules
  'GW-GEN-01': 'The game runs over Years; each Year is Spring, Summer, Autumn, Winter in that order.',
  'GW-GEN-02': 'The competitive goal is to have the most Honor at the end.',
  'GW-GEN-03': "Private: the cards in a player's hand and everything behind the player's screen.",
  'GW-GEN-04': 'The order/contents of face-down decks are hidden.',
  'GW-GEN-05': 'Everything else is public, including discarded Command cards, which stay face up and fanned out.',
  'GW-GEN-06': '"Soldier" means every figure that is not a Clerk.',
  'GW-GEN-07': 'Honor and points are the same thing.',
  'GW-GEN-08': 'To pay, a player must hold the required resources at that moment; they go back to the supply.',
  'GW-GEN-09': 'Resources are unlimited: use substitutes if tokens run out.',
  'GW-GEN-10':
    'Whenever a Soldier leaves a Horde card for any reason, a Wound is put on the Vital Point it held — except when that Horde is being defeated.',
  'GW-GEN-11': "When an effect names a component without an owner, it means only the acting player's own components.",
  'GW-GEN-12':
    'Effects that are to happen at the same moment happen simultaneously: what one yields cannot pay for another in the same moment.',
  'GW-GEN-13': 'Generals give no resource income by themselves; passive income comes from Overseers.',
  'GW-GEN-14':
    'The Time track carries three facts: the current year (token position), the lethality (number under the token) and the number of new Hordes (number over the token).',

  // Tea order and ties
  'GW-TEA-01': 'The stack of Tea markers is the tea order, read from top to bottom.',
  'GW-TEA-02':
    'Whenever something concerns several players and order matters, they act in tea order from the top down.',
  'GW-TEA-03':
    'Typical uses: placing Command cards, "Other players" effects, resolving Locations, claiming tied Hordes, anything else where order matters.',
  'GW-TEA-04': 'In any tie the advantage goes to the tied player higher in the stack.',
  'GW-TEA-05': 'Players change the tea order through the Tea House (no other means is named in the rules).',

  // Generals and Advisors
  'GW-GENERAL-01': 'Each General has a special ability.',
  'GW-GENERAL-02':
    'The strength of the ability is the number of supporting advisors whose icon shows under the General.',
  'GW-ADV-01': 'When an Advisor is gained, its owner decides at once whether it is Active or Supporting.',
  'GW-ADV-02': 'That choice is permanent.',
  'GW-ADV-03': 'An Active Advisor lies face up to the right of the General; only so can its printed ability be used.',
  'GW-ADV-04':
    'A supporting advisor lies face down under the General with the icon visible; several all show their icons.',
  'GW-ADV-05': 'There is no limit to the number of Active or supporting advisors.',

  // Clerks, Locations, activation
  'GW-CLERK-01':
    '"Move a Clerk" means either take one from your reserve to any Location, or shift one of your placed Clerks to another Location.',
  'GW-CLERK-02':
    'A Clerk cannot be moved out of an ordinary Location whose spaces are all occupied (whoever owns them): full = locked.',
  'GW-CLERK-03': 'A Clerk cannot be placed at an ordinary Location without a free space.',
  'GW-CLERK-04':
    '"Move up to 2 Clerks to 2 Locations": the two destinations must differ; origins may be the same Location, different ones, and/or the reserve.',
  'GW-CLERK-05': 'A Clerk may be moved to a Location where other Clerks (also your own) already stand.',
  'GW-CLERK-06': 'Clerks stay on their Locations from year to year until the Location is activated.',
  'GW-CLERK-07': 'Clerks can never be sent to the Warehouse.',
  'GW-LOC-01':
    "There are 10 Locations: Lumber Mill, Quarry, Gold Mine, Temple, Barracks, Builders' Camp, Logistics Center, Tea House, Embassy, War Academy.",
  'GW-LOC-02': 'An ordinary Location has single-Clerk spaces and its Clerk count can never exceed its spaces.',
  'GW-LOC-03': 'An ordinary Location can activate only when all its spaces are occupied.',
  'GW-LOC-04': 'A special Location has one big space for any number of Clerks.',
  'GW-LOC-05': 'A special Location activates with at least 1 Clerk on it.',
  'GW-LOC-06': 'On activation each player with Clerks there resolves its effect, in tea order.',
  'GW-LOC-07':
    'A player with several Clerks there resolves them combined at one go before the next player (exception: Embassy).',
  'GW-LOC-08': "Then all Clerks of the activated Location return to their owners' reserves, used or not.",
  'GW-LOC-09': 'A player may decline the effect for any reason; the Clerks return all the same.',
  'GW-LOC-10': 'Reed Clan Clerks are not removed on activation.',
  'GW-LOC-11':
    'When a Location with the Shame icon is activated and only one player has Clerks there (however many), that player gains 1 Shame token.',
  'GW-LOC-12': 'If Clerks of two or more colours are there, nobody gains Shame.',
  'GW-ADVACT-01': 'Advanced Activation is granted by some Command cards (e.g. Despotism), Advisors or other effects.',
  'GW-ADVACT-02': 'It works as a normal activation except for the two changes below.',
  'GW-ADVACT-03': 'A lone player at the Location gets no Shame token.',
  'GW-ADVACT-04': 'An ordinary Location may be activated even if not all its spaces are occupied.',
  'GW-ADVACT-05': 'Special Locations activate as normal (at least 1 Clerk).',

  // Command cards
  'GW-CMD-01': 'Each player owns 6 Command cards; each has a column of effect boxes.',
  'GW-CMD-02': "Dark boxes are carried out by the card's owner only.",
  'GW-CMD-03': 'Boxes titled "Other players" are carried out by every other player, in tea order, not by the owner.',
  'GW-CMD-04': 'Usual layout: owner – other players – owner (third box if present).',
  'GW-CMD-05': 'Discarded Command cards are public.',
  'GW-CMD-06':
    'Cards on the Command track can give bonuses to other cards played the same Autumn (e.g. Economy on the track improves Despotism).',
  'GW-CMD-07': 'The card Betrayal, once discarded, never leaves the discard pile.',
  'GW-CMD-08': 'Attack Order is the main way to attack with Soldiers already recruited.',

  // Spring
  'GW-SPRING-01': 'Skipped in the first year.',
  'GW-SPRING-02': 'Step 1: move the Time token one space on.',
  'GW-SPRING-03': 'Step 2: place as many new Hordes as the number above the Time token.',
  'GW-SPRING-04': 'Draw and place them one at a time.',
  'GW-SPRING-05': 'First fill Wall Sections that have no Horde, from left to right.',
  'GW-SPRING-06':
    'Once every section has at least 1 Horde, the next one goes where the Invasion indicator on the card now on top of the deck points (not the card being placed).',
  'GW-SPRING-07': 'Inside a section the Horde goes to the free space nearest the wall.',
  'GW-SPRING-08': 'A section holds at most 3 Hordes.',
  'GW-SPRING-09':
    'Raid: if a Horde must go to a full section, discard it instead and at once remove from the game (supply → box) as many Shame tokens as there are players.',
  'GW-SPRING-10': 'If fewer tokens remain, remove what is there and ignore the rest.',
  'GW-SPRING-11': 'Emptying the supply by a Raid does not end the game at once; it is checked in the coming Winter.',
  'GW-SPRING-12':
    'Step 3: discard the 2 leftmost Advisors of the queue, slide the other 2 left, and add 2 new ones face up on the right.',

  // Summer
  'GW-SUMMER-01': 'Skipped in the first year.',
  'GW-SUMMER-02':
    'Step 1, Overseer income: each player takes, for each own Overseer, the resources shown above its space.',
  'GW-SUMMER-03':
    'Step 2: each player in tea order may pay 2 Chi per Shame token to discard it, as often as can be paid.',
  'GW-SUMMER-04':
    'The discarded token may come from anywhere (under a Soldier or on a claimed Horde) and goes back to the Shame supply.',
  'GW-SUMMER-05': 'This happens after Overseer income, so fresh Chi can be used.',
  'GW-SUMMER-06':
    'Step 3: discard all Command cards from the Command track to the discard pile at the upper right of the board.',
  'GW-SUMMER-07':
    'Step 4, in tea order each player picks one: take back all own Command cards from the discard pile to hand, or gain 2 Honor for each own Command card in the pile (cards stay there).',
  'GW-SUMMER-08': 'Betrayal is never taken back.',

  // Autumn
  'GW-AUTUMN-01': 'Step 1: every player secretly chooses 1 Command card from hand and lays it face down.',
  'GW-AUTUMN-02': 'When all have chosen, all cards are revealed at once.',
  'GW-AUTUMN-03': 'Step 2: in tea order each player puts the card on an empty space of the Command track.',
  'GW-AUTUMN-04': 'Cards resolve one at a time in numerical order of the spaces, from space 1.',
  'GW-AUTUMN-05': 'With 4 players the space with the 5-player icon is ignored.',
  'GW-AUTUMN-06': "The player whose card is resolving is the active player and it is that player's turn.",
  'GW-AUTUMN-07': 'A turn has four steps in order: A card effects, B activation, C defeated Hordes, D next card.',
  'GW-AUTUMN-08': 'Step A: resolve the boxes from top to bottom; each must be finished before the next.',
  'GW-AUTUMN-09': 'Every action on a card is optional.',
  'GW-AUTUMN-10':
    'Step B: after all boxes, check which Locations activate: ordinary ones that are full, special ones with at least 1 Clerk.',
  'GW-AUTUMN-11':
    'The active player decides the order of the activations, also for Locations where that player has no Clerk.',
  'GW-AUTUMN-12':
    'Step C: check Hordes for defeat one at a time, row nearest the wall first, then the rows behind, running the full defeat procedure for each.',
  'GW-AUTUMN-13': 'Step D: go to the next Command card in numerical order.',
  'GW-AUTUMN-14':
    'When no card is left, Autumn ends; the Command cards stay on the track for now (until Summer step 3).',

  // Winter
  'GW-WINTER-01':
    'Step 1a, Shooting: from the leftmost section, in tea order, each Archer on a shooting post must, if possible, put 1 Wound on any Horde of its own section.',
  'GW-WINTER-02': 'Archers in rest zones do not shoot.',
  'GW-WINTER-03': 'Step 1b: then run the defeat check for all Hordes.',
  'GW-WINTER-04': 'Step 2, Assault: from the leftmost section decide for each whether the wall holds.',
  'GW-WINTER-05': 'Defence = base Defence value of the wall in the section + 2 per Barricade built there.',
  'GW-WINTER-06': 'Offence = sum of the Offensive Power of all Hordes in the section, with their special abilities.',
  'GW-WINTER-07': 'Defence ≥ Offence: the wall holds, nothing happens.',
  'GW-WINTER-08': 'Offence > Defence: every Horde in the section breaches.',
  'GW-WINTER-09': 'After all sections are resolved, discard all Barricades (they can be rebuilt).',
  'GW-WINTER-10': 'Step 3: end-of-game check; it is made only here.',
  'GW-WINTER-11': 'If no end condition holds, the year ends and a new one starts with Spring.',

  // Defeated Hordes
  'GW-DEFEAT-01': 'A Horde is defeated when all its Vital Points are covered by Soldiers and/or Wounds.',
  'GW-DEFEAT-02':
    'This is only looked at in the Autumn step C and the Winter step 1b; covering the last point does not defeat it at once.',
  'GW-DEFEAT-03': '(1) Each player with at least 1 Soldier on the Horde gains 2 Honor.',
  'GW-DEFEAT-04': '(2) Each player gains 2 Honor for each own Archer on a shooting post of that section.',
  'GW-DEFEAT-05': '(3) Find who covers most Vital Points with Soldiers; Wounds do not count; ties by tea order.',
  'GW-DEFEAT-06': 'The majority is fixed before Soldiers are killed: however many die, that player gets the card.',
  'GW-DEFEAT-07': 'With no Soldier on it, the Horde is discarded (at step 6) and nobody claims it.',
  'GW-DEFEAT-08': '(4) Soldiers on the card are killed by lethality.',
  'GW-DEFEAT-09':
    '(5) Soldiers not killed go to the rest zone of that section; Wounds on the card go back to the supply.',
  'GW-DEFEAT-10': '(6) The majority player takes the card, face down in front of the screen.',
  'GW-DEFEAT-11': '(7) The other Hordes of the section close up towards the wall.',
  'GW-DEFEAT-12': 'Each defeated Horde is a separate event (matters for Tactics).',

  // Killing and saving Soldiers
  'GW-KILL-01': 'lethality is the number under the Time token.',
  'GW-KILL-02': 'On a defeated or breaching Horde, that many Soldiers of each player on that card are killed.',
  'GW-KILL-03': 'lethality applies when a Horde is defeated and when a section is breached: those two situations.',
  'GW-KILL-04': 'In a breach lethality is counted for each Horde card separately.',
  'GW-KILL-05': "Killed Soldiers return to their owner's reserve unless saved.",
  'GW-SAVE-01':
    'Whenever one of your Soldiers would be killed you may pay 2 Chi to save it: it goes to the rest zone of the section it was in.',
  'GW-SAVE-02': 'Each saved Soldier costs 2 Chi.',
  'GW-SAVE-03': 'A saved Soldier does not count as killed for any effect.',
  'GW-SAVE-04': 'All Soldiers killed in the same event die at the same moment, not card by card.',
  'GW-SAVE-05':
    "So one boosted Retreat Tactic can save all of a player's Soldiers killed in that event, Archers included.",

  // Breach
  'GW-BREACH-01': '(1) For each Horde in the section, each player with no Soldier on that Horde gains 1 Shame token.',
  'GW-BREACH-02': '(2) Soldiers on each Horde of the section are killed by lethality.',
  'GW-BREACH-03': 'Soldiers not killed stay on their Horde.',
  'GW-BREACH-04': 'All Soldiers killed in the section die together, as one event.',
  'GW-BREACH-05': '(3) Each Soldier removed from a Horde (killed or saved) leaves a Wound on its Vital Point.',
  'GW-BREACH-06': '(4) All Archers on shooting posts of the section are killed (all of them, regardless of lethality).',
  'GW-BREACH-07': 'Archers killed so may be saved like other Soldiers.',
  'GW-BREACH-08': 'Soldiers in the rest zone are not affected.',
  'GW-BREACH-09': 'The Hordes remain in place after the breach.',

  // rest zones
  'GW-REST-01': 'Each Wall Section has its own rest zone.',
  'GW-REST-02': 'Soldiers there are safe from breaches.',
  'GW-REST-03': 'Saved Soldiers always go to the rest zone of their section.',
  'GW-REST-04': 'Soldiers can be moved from one rest zone to another by the Logistics Center.',
  'GW-REST-05':
    'From a rest zone a Soldier can attack only Hordes of the same section; an Archer must first take a shooting post.',

  // Shame tokens
  'GW-SHAME-01': 'Source A: each breaching Horde on which you have no Soldier.',
  'GW-SHAME-02': 'Source B: being the only player with Clerks at a Shame-icon Location when it activates.',
  'GW-SHAME-03': 'A gained token must be placed at once in one of the following two ways.',
  'GW-SHAME-04': 'Way A: under a Soldier in your reserve that has no token yet.',
  'GW-SHAME-05': 'A Soldier with a token cannot be used in any way.',
  'GW-SHAME-06': 'Each Soldier with a token costs 5 Honor at the end.',
  'GW-SHAME-07': 'Way B: on an empty Shame space of a Horde card you have claimed (each has 2 spaces).',
  'GW-SHAME-08': 'A Horde with 1 or 2 tokens gives no Honor at the end.',
  'GW-SHAME-09': 'Tokens on Hordes do not cost Honor themselves.',
  'GW-SHAME-10': 'If the supply is empty when you would gain a token, you lose 5 Honor at once instead.',
  'GW-SHAME-11': 'If you cannot place it either way, it is removed from the game and you lose 5 Honor at once.',
  'GW-SHAME-12': 'In Summer 2 Chi discards 1 token, any number of times.',
  'GW-SHAME-13':
    '"Remove/discard a Shame token" always means back to the supply; the Raid is the exception (to the box).',

  // Production Locations and Overseers
  'GW-LOC-PROD-01': 'Lumber Mill gives Wood, Quarry Stone, Gold Mine Gold, Temple Chi.',
  'GW-LOC-PROD-02':
    'On activation three steps run in order, each in tea order and finished by all players before the next: collect, upgrade Overseer (optional), donate (optional).',
  'GW-LOC-PROD-03': 'After them the Clerks go back to reserve.',
  'GW-LOC-PROD-04': 'Collect: 1 resource per own Clerk there.',
  'GW-LOC-PROD-05': "With an own Overseer there, add as many resources as the Overseer's level.",
  'GW-LOC-PROD-06': 'Without a Clerk there you collect nothing, Overseer or not.',
  'GW-OVERSEER-01': 'Only a player who gained resources in this activation may upgrade the own Overseer there, once.',
  'GW-OVERSEER-02': 'Placing the first Overseer counts as an upgrade.',
  'GW-OVERSEER-03':
    'First Overseer: pay 2 resources of the type printed at the arrow to the first space, then put any Soldier from your reserve (not a Clerk) on the leftmost Overseer space.',
  'GW-OVERSEER-04':
    'Later: pay the cost printed between the current and the next space and move the Overseer one space right.',
  'GW-OVERSEER-05': 'An Overseer can never be removed again.',
  'GW-OVERSEER-06': 'At most one Overseer per player per production Location.',
  'GW-OVERSEER-07': 'An Overseer space may hold Overseers of several players.',
  'GW-OVERSEER-08': 'The level of an Overseer is the number of extra resources its space gives.',
  'GW-OVERSEER-09': 'Level 3 is the highest shown; it cannot be upgraded further.',
  'GW-OVERSEER-10': 'Overseers also give their resources in Summer.',
  'GW-DONATE-01': 'Only a player who gained resources in this activation may donate, once.',
  'GW-DONATE-02': 'Donate: put 1 resource of the type just gained in the Warehouse and gain 2 Honor at once.',
  'GW-DONATE-03': 'Chi cannot be donated: the Temple has no donation step.',
  'GW-DONATE-04': 'The Warehouse holds donated resources; any player may use them for walls and Barricades.',

  // Barracks
  'GW-LOC-BARRACKS-01':
    'On activation, in tea order, each player may recruit 1 Soldier of any type per own Clerk there.',
  'GW-LOC-BARRACKS-02': '(1) Choose the Soldiers from your reserve (types may differ).',
  'GW-LOC-BARRACKS-03': '(2) Pay the cost of each.',
  'GW-LOC-BARRACKS-04': 'Costs: Spearman 2 Stone + 1 Wood; Archer 2 Chi + 1 Wood; Horseman 3 Gold + 1 Wood.',
  'GW-LOC-BARRACKS-05': '(3) Each recruited Soldier either attacks at once or is put in any one of the rest zones.',
  'GW-LOC-BARRACKS-06':
    'All Soldiers of a player are recruited together: all costs are paid at once, and a "recruit bonus" triggers only once.',
  'GW-LOC-BARRACKS-07':
    'The recruits may attack the same Horde or different ones, and go to the same rest zone or different ones.',

  // Attack
  'GW-ATTACK-01': 'A freshly recruited Soldier may attack in any Wall Section.',
  'GW-ATTACK-02': 'Spearman: put on a vacant Vital Point of the Horde in row 1 (next to the wall).',
  'GW-ATTACK-03': 'Placing a Spearman gives at once the reward printed on the covered Vital Point.',
  'GW-ATTACK-04': 'A Spearman stays there until the Horde is defeated or he is killed or saved.',
  'GW-ATTACK-05':
    'If every Vital Point of the first Horde is taken, no Spearman can attack in that section until a defeat check removes it.',
  'GW-ATTACK-06': 'Horseman: put on 2 adjacent (not diagonal) vacant Vital Points of any one Horde, whatever its row.',
  'GW-ATTACK-07': 'Placing a Horseman gives the rewards of both covered points.',
  'GW-ATTACK-08': 'Sometimes no legal pair exists; then a Horseman cannot attack.',
  'GW-ATTACK-09':
    'Archer: put on a free shooting post, then at once put 1 Wound on a vacant Vital Point of any Horde in that section.',
  'GW-ATTACK-10': 'With no free shooting post an Archer cannot attack (be deployed).',
  'GW-ATTACK-11': 'Wound tokens never give a reward.',
  'GW-ATTACK-12': 'Effects other than recruiting that say "Attack" use the same rules with these limits (13–17).',
  'GW-ATTACK-13': 'Soldiers already on a Vital Point cannot attack again or be moved.',
  'GW-ATTACK-14': 'Only Soldiers in rest zones and Archers on shooting posts can attack by an "Attack" effect.',
  'GW-ATTACK-15':
    'Spearman from a rest zone: vacant Vital Point of the nearest Horde (row 1) of its own section, with reward.',
  'GW-ATTACK-16':
    'Horseman from a rest zone: 2 adjacent vacant points on any Horde of its own section, with both rewards.',
  'GW-ATTACK-17':
    'Archer from a rest zone: a vacant shooting post of its own section, then 1 Wound on any Horde of that section.',
  'GW-ATTACK-18':
    'Archer already on a Post: 1 Wound on any vacant Vital Point of any Horde in its section; he stays on the Post.',
  'GW-ATTACK-19':
    'A Soldier counts as attacking when recruited onto a Horde, when placed on a Horde from a rest zone, and when an Archer shoots from a Post.',
  'GW-ATTACK-20': 'Each Vital Point covered by a Soldier counts as one wound on the Horde.',
  'GW-ATTACK-22': 'Archers are never put on a Horde card.',
  'GW-ATTACK-21': 'Soldiers in a rest zone can reach only the Hordes in the column above them.',

  // Builders' Camp
  'GW-LOC-BUILD-01': 'On activation, in tea order, each player may do one of the two builds per own Clerk there.',
  'GW-LOC-BUILD-02':
    'Barricade: pay 2 of Wood/Stone/Gold in any mix, put a Barricade on an empty Barricade space, gain 2 Honor.',
  'GW-LOC-BUILD-03': 'A section holds at most 3 Barricades.',
  'GW-LOC-BUILD-04': 'Each Barricade adds 2 Defence to its section.',
  'GW-LOC-BUILD-05':
    "Barricades are temporary: all are discarded at the end of Winter's assault, not removed from the game.",
  'GW-LOC-BUILD-06': 'Wall: choose a section that is empty or at level 1 or 2.',
  'GW-LOC-BUILD-07': 'Pay the cost shown on the current level, in any mix of Wood, Stone, Gold.',
  'GW-LOC-BUILD-08': 'Gain Honor equal to that cost.',
  'GW-LOC-BUILD-09': 'Costs (= Honor): level 1: 5, level 2: 10, level 3: 15.',
  'GW-LOC-BUILD-10': 'Put the new level on top; the order is empty → 1 → 2 → 3.',
  'GW-LOC-BUILD-11': 'Payment must first use what is in the Warehouse; only the rest comes from the player.',
  'GW-LOC-BUILD-12': "Resources spent from the Warehouse give no extra Honor (but the build's Honor is full).",
  'GW-LOC-BUILD-13':
    'A player with several Clerks does all builds together; same or different sections; the same option may be repeated.',
  'GW-LOC-BUILD-14':
    'If a wall goes on top of Archers, they move up onto shooting posts of the new level with no other effect.',

  // Logistics Center
  'GW-LOC-LOGI-01': 'On activation, in tea order, each player may do one troop move per own Clerk there.',
  'GW-LOC-LOGI-02':
    'Move: choose one section and move any number of your Soldiers from its shooting posts and/or rest zone to another section.',
  'GW-LOC-LOGI-03':
    'Archers from a Post may go to vacant Posts and/or the rest zone of the target, in any mix, and place no Wounds.',
  'GW-LOC-LOGI-04': 'Archers from a rest zone may go only to the rest zone, not to a Post.',
  'GW-LOC-LOGI-05': 'Other Soldiers go from rest zone to rest zone; only Archers may be on Posts.',
  'GW-LOC-LOGI-06': 'This is neither recruiting nor attacking; Hordes cannot be touched in any way.',
  'GW-LOC-LOGI-07': 'With several Clerks the same Soldiers may be moved again.',

  // Tea House
  'GW-LOC-TEA-01':
    'On activation, in the tea order as it was, each player with Clerks there moves the own Tea marker up one position.',
  'GW-LOC-TEA-02': 'Each marker moves only once, however many Clerks the player has there.',
  'GW-LOC-TEA-03': 'If one player alone occupies all the Clerk spaces, that marker goes straight to the top instead.',
  'GW-LOC-TEA-04':
    "The top player's Clerks have no effect (that player resolves first and cannot rise); they still return to reserve.",

  // Embassy
  'GW-LOC-EMB-01': 'On activation, in tea order, each player may do one of the two hires per own Clerk there.',
  'GW-LOC-EMB-02':
    'Exception to the "combined" rule: the player\'s Clerks are resolved one by one, in succession, before the next player.',
  'GW-LOC-EMB-03': 'Hire a Clerk: pay 2 Gold, take one of your Clerks from the Clerk area to your reserve.',
  'GW-LOC-EMB-04':
    'Hire an Advisor: pay Gold equal to the number of Advisors (Active + Supporting) you will have after this hire.',
  'GW-LOC-EMB-05': 'Take any 1 face-up Advisor of the queue and place it at once as Active or Supporting.',
  'GW-LOC-EMB-06':
    'After each Advisor taken, slide the rest left and refill the free space from the deck, before the next hire.',

  // War Academy
  'GW-LOC-ACAD-01': 'On activation, in tea order, each player draws 1 Tactic card per own Clerk there.',
  'GW-LOC-ACAD-02':
    'If the deck is empty when a card must be drawn, shuffle the discard pile into a new deck and go on.',

  // Tactic cards
  'GW-TACTIC-01': 'Hand limit 5 Tactic cards; a player with more must at once discard down to 5, own choice.',
  'GW-TACTIC-02': 'Each card says when it may be played.',
  'GW-TACTIC-03': "Tactics may be played in any player's turn.",
  'GW-TACTIC-04': 'A card has two boxes; use exactly one of them.',
  'GW-TACTIC-05': 'The boosted box needs its cost to be paid; without payment the basic box is used.',
  'GW-TACTIC-06': 'Each player may play one Tactic per "single event".',
  'GW-TACTIC-07': 'A breach of one Wall Section, with all its Hordes and Archers, is one single event.',
  'GW-TACTIC-08':
    'Each defeated Horde is its own event, and the deaths of all Soldiers on it are one event apart from other Hordes.',
  'GW-TACTIC-09': 'Resources gained because you play a Tactic cannot pay for empowering that same Tactic.',
  'GW-TACTIC-10': 'Played and discarded Tactics go to the face-up Tactic discard pile.',

  // End of game and scoring
  'GW-END-01': 'The game ends at the Winter check if at least one condition holds (2–4).',
  'GW-END-02': 'Walls: all 3 sections at level 3 — with 2 or 3 players, 2 sections.',
  'GW-END-03': 'The Shame supply is empty.',
  'GW-END-04': "The Time token is on the last space (i.e. it got there in this year's Spring).",
  'GW-END-05': 'Conditions met earlier in the year count only if still true at this check.',
  'GW-END-06': 'Scoring step 1: lose 5 Honor per own Soldier with a Shame token.',
  'GW-END-07': 'This loss cannot take a player below 0.',
  'GW-END-08': 'Step 2: gain the Honor of each claimed Horde without Shame tokens.',
  'GW-END-09': 'Step 3: gain Honor from the 3 Artifacts.',
  'GW-END-10': 'The steps are done in that order.',
  'GW-END-11': 'Most Honor wins; ties are broken by tea order.',

  // Two players with the Reed Clan
  'GW-2P-01': 'A third, rule-driven faction joins: the Reed Clan.',
  'GW-2P-02': 'Two players can play the standard game or the co-op game.',
  'GW-2P-03': 'Set up as for 3 players with the Reed Clan as third player, and these changes.',
  'GW-2P-04': 'Use the 3-player (2–3) board side.',
  'GW-2P-05': 'Put one Barricade on each Horde space of the leftmost section: that section is not used.',
  'GW-2P-06': 'Those 3 Barricades are never removed.',
  'GW-2P-07': 'Remove every Horde whose back points to the leftmost section; the rest is the Horde deck.',
  'GW-2P-08': 'Deal 1 Horde to each of the 2 sections in use.',
  'GW-2P-09': 'Put 6 Barricades, one on each Barricade space of the 2 sections in use.',
  'GW-2P-10': 'Each player takes a clan as usual.',
  'GW-2P-11': 'The Reed Command card and Reed General card lie face up between the players.',
  'GW-2P-12':
    'The Reed Clan gets the Tea marker, 3 Clerks and all (10) Spearmen of an unused clan; the rest of that clan is boxed.',
  'GW-2P-13': '1 Reed Clerk starts on each of Lumber Mill, Quarry, Gold Mine.',
  'GW-2P-14': 'Use 20 Shame tokens in total.',
  'GW-2P-15': 'Stack Tea markers as usual with the Reed marker at the bottom.',
  'GW-2P-16': 'Reed never gains or tracks Honor.',
  'GW-2P-17': 'Reed never gains Shame tokens.',
  'GW-2P-18': 'Reed never keeps Horde cards; a Horde it wins is discarded.',
  'GW-2P-19': 'Reed keeps no resources; any it gains go to the Warehouse.',
  'GW-2P-20': 'Reed never saves its Soldiers.',
  'GW-2P-21': 'Reed Soldiers are never put in rest zones; they go to the Reed reserve instead.',
  'GW-2P-22': 'Reed always has exactly 3 Clerks on the board; it cannot hire or lose any.',
  'GW-2P-23': 'A special Location whose only Clerk is a Reed Clerk does not activate.',
  'GW-2P-24': "After an activation the players' Clerks return but the Reed Clerk stays.",
  'GW-2P-25': 'Betrayal cannot copy the Reed Command card.',
  'GW-2P-26': 'Reed has 1 Command card and plays it every Autumn.',
  'GW-2P-27':
    'At its place in tea order the Reed card always takes the first free (lowest) space of the Command track.',
  'GW-2P-28': "The active player is supreme commander and controls Reed's actions.",
  'GW-2P-29': "In the Reed Clan's own turn the player highest in tea order is supreme commander.",
  'GW-2P-30': 'Reed Clerks are moved as usual in tea order, the supreme commander choosing.',
  'GW-2P-31': 'Never more than 1 Reed Clerk on the same Location.',
  'GW-2P-32': 'When a Location activates, the supreme commander resolves the effect of a Reed Clerk there (33–39).',
  'GW-2P-33': 'Lumber Mill/Quarry/Gold Mine: Reed puts 1 of that resource into the Warehouse (no Honor).',
  'GW-2P-34':
    'Temple: the active player discards 1 own Shame token; nothing if there is none or if Reed is the active player.',
  'GW-2P-35': 'Embassy: the supreme commander discards any 1 Advisor of the queue; slide left and refill.',
  'GW-2P-36':
    "Builders' Camp: Reed builds 1 Barricade for free on an empty Barricade space chosen by the supreme commander (no Honor).",
  'GW-2P-37':
    'Barracks: Reed recruits 1 Spearman, the supreme commander picks any legal Vital Point; the covered reward is ignored.',
  'GW-2P-38': 'If there is no legal Vital Point, the Spearman goes back to the reserve with no effect.',
  'GW-2P-39': 'War Academy and Logistics Center: no effect.',
  'GW-2P-40': 'Tea House: works normally for Reed.',
  'GW-2P-41': 'With 2 players, 2 sections at level 3 (both in use) end the game.',

  ...modes,
} as const satisfies Record<string, string>;
export type Rule = keyof typeof rules;
