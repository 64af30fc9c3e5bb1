import { locations } from './locations/en.ts';
import { modes } from './modes/en.ts';
import { year } from './year/en.ts';

/** Chapters of the rules, by the beginning of their ids. */
export const chapters = {
  'GW-COMP': 'Components',
  'GW-SETUP': 'Setup',
  'GW-5P': 'Five players',
  'GW-GEN': 'General rules',
  'GW-TEA': 'Tea order and ties',
  'GW-GENERAL': 'Generals',
  'GW-ADV': 'Advisors',
  'GW-CLERK': 'Clerks',
  'GW-LOC': 'Locations',
  'GW-ADVACT': 'Advanced activation',
  'GW-CMD': 'Commands',
  'GW-SPRING': 'Spring',
  'GW-SUMMER': 'Summer',
  'GW-AUTUMN': 'Autumn',
  'GW-WINTER': 'Winter',
  'GW-DEFEAT': 'Defeated hordes',
  'GW-KILL': 'Killing soldiers',
  'GW-SAVE': 'Saving soldiers',
  'GW-BREACH': 'Breach',
  'GW-REST': 'Rest zones',
  'GW-SHAME': 'Shame tokens',
  'GW-LOC-PROD': 'Production locations',
  'GW-OVERSEER': 'Overseers',
  'GW-DONATE': 'Donations',
  'GW-LOC-BARRACKS': 'Barracks',
  'GW-ATTACK': 'Attacking',
  'GW-LOC-BUILD': 'Builders’ Camp',
  'GW-LOC-LOGI': 'Logistics Center',
  'GW-LOC-TEA': 'Tea House',
  'GW-LOC-EMB': 'Embassy',
  'GW-LOC-ACAD': 'War Academy',
  'GW-TACTIC': 'Tactics',
  'GW-END': 'End of the game',
  'GW-2P': 'Two players: the Reed Clan',
  'GW-SOLO': 'Solo: Qin Jiushao',
  'GW-COOP': 'Co-op: together for the emperor',
};
export type Chapter = keyof typeof chapters;

/** Every rule of the ledger. Rules are searched and linked singly, so each names what it is about. */
export const rules = {
  // Components
  'GW-COMP-01':
    'The game has one double-sided main board. One side is for 3 players, and also for 2 and for solo play; the other is for 4 and 5.',
  'GW-COMP-02': 'Figures are meeples or miniatures depending on the edition, which has no effect on the rules.',
  'GW-COMP-03': 'There are 32 clerks, 8 per clan.',
  'GW-COMP-04': 'There are 40 spearmen, 10 per clan.',
  'GW-COMP-05': 'There are 16 archers, 4 per clan.',
  'GW-COMP-06': 'There are 8 horsemen, 2 per clan.',
  'GW-COMP-07': 'Each clan therefore has 16 soldiers (10 + 4 + 2).',
  'GW-COMP-08': 'There are 24 standard horde cards.',
  'GW-COMP-09': 'There are 24 command cards, 6 for each of the 4 clan colors.',
  'GW-COMP-10': 'There is 1 command card of the Reed Clan.',
  'GW-COMP-11': 'There are 20 standard tactic cards.',
  'GW-COMP-12': 'There are 5 artifact cards.',
  'GW-COMP-13': 'There are 44 advisor cards.',
  'GW-COMP-14': 'There are 13 standard general cards.',
  'GW-COMP-15': 'There are 2 general cards of the Reed Clan.',
  'GW-COMP-16': 'There are 12 event cards for co-op games.',
  'GW-COMP-17': 'There are 12 cards with the emperor’s demands for co-op games.',
  'GW-COMP-18': 'There are 24 horde cards for co-op games.',
  'GW-COMP-19': 'There are 8 general cards for co-op games.',
  'GW-COMP-20': 'There are 12 tactic cards for co-op games.',
  'GW-COMP-21': 'There is 1 general card for solo games, Qin Jiushao.',
  'GW-COMP-22': 'There are 6 teal command cards for solo games.',
  'GW-COMP-23': 'There are 4 screens, 1 per player.',
  'GW-COMP-24': 'There are 9 wall pieces, 3 each of level 1, level 2 and level 3.',
  'GW-COMP-25': 'There are 9 barricades.',
  'GW-COMP-26': 'There are 4 tea markers and 4 honor markers, one of each per clan.',
  'GW-COMP-27': 'There are 5 two-sided honor tokens for any clan; one of their sides shows 100.',
  'GW-COMP-28': 'There are 50 tokens each of wood, stone, gold and chi.',
  'GW-COMP-29': 'There are 30 wound tokens.',
  'GW-COMP-30':
    'There are 50 shame tokens. They are a real limit, and how many are in play depends on the number of players.',
  'GW-COMP-31': 'There is 1 two-sided time token with a blank side and a “+1” side.',
  'GW-COMP-32': 'There are 2 sheets of stickers, which have no effect on the rules.',
  'GW-COMP-33':
    'The board shows the honor track around the edge and the time track with the year, the lethality, the number of new hordes and the player counts. It has 3 wall sections, each with 3 horde spaces in rows 1 to 3, 3 barricade spaces, a wall space and a rest zone. There are also the command track with its discard pile, 10 locations, the Warehouse, the tactic deck and its discard pile, the tea stack, the clerk area, the queue of 4 advisors with deck and discard pile, the overseer spaces, 3 artifact spaces, and the horde deck with its discard pile.',
  'GW-COMP-34':
    'Cards use icons for the 4 resources, for “wood, stone or gold”, for “any resource”, for the overseer of each resource and for any overseer. Other icons stand for clerk, spearman, archer, horseman and soldier, honor, wound, shame token, horde, advisor, supporting advisor, tactic, command, tea, wall, defense, power, barricade and number of players.',
  'GW-COMP-35':
    'The front of a horde card shows its power, its honor at the end of the game, perhaps a special ability, and its vital points with their rewards. The back shows the invasion indicator and two spaces for shame tokens.',
  'GW-COMP-36':
    'Each wall space and each wall level shows its defense, the cost of the next level and its shooting posts. A shooting post holds exactly 1 archer.',

  // Setup
  'GW-SETUP-01':
    'In competitive games with 3 or 4 players the Reed Clan cards are removed. They are only used with 2 players and in solo games.',
  'GW-SETUP-02': 'The teal solo commands and the general Qin Jiushao are removed unless you play solo.',
  'GW-SETUP-03':
    'In competitive games every general, horde, event, demand and tactic with the co-op symbol is removed.',
  'GW-SETUP-04':
    'The board lies with the side up that fits the number of players, which is side “3” for three players.',
  'GW-SETUP-05': 'Four or five players use side “4” of the board.',
  'GW-SETUP-06': 'The time token starts blank side up on the space of the time track that shows the number of players.',
  'GW-SETUP-07': 'With 2 players the time token starts on the space for 3 players.',
  'GW-SETUP-08':
    'The artifacts are shuffled and one is put face up on each of the 3 artifact spaces. The other 2 go back to the box.',
  'GW-SETUP-09': 'Artifacts do nothing during play; they only give honor in the final scoring.',
  'GW-SETUP-10': 'The standard hordes are shuffled into a face-down deck on its icon at the top of the board.',
  'GW-SETUP-11': 'Each wall section starts with 1 horde, face up on the space nearest the wall (row 1).',
  'GW-SETUP-12':
    'With exactly 4 players a fourth horde is drawn. It goes to the section shown by the invasion indicator on the card that is now on top of the deck.',
  'GW-SETUP-13': 'A new horde always goes to the free horde space nearest the wall in its section.',
  'GW-SETUP-14': 'Every barricade space starts with 1 barricade (9 in all, 3 per section).',
  'GW-SETUP-15':
    'The standard tactics are shuffled into a face-down deck on its space; the discard pile next to it is face up.',
  'GW-SETUP-16':
    'Each player chooses a clan and takes its 10 spearmen, 8 clerks, 4 archers, 2 horsemen, screen, honor marker, tea marker and 6 commands.',
  'GW-SETUP-17': 'The generals are shuffled and each player is dealt 2, face down. The rest go back to the box.',
  'GW-SETUP-18':
    'The advisors are shuffled into a face-down deck beside the lower right corner of the board, where no space is printed for it.',
  'GW-SETUP-19': 'Each player is dealt 2 advisors, face down, from the top of the advisor deck.',
  'GW-SETUP-20':
    'Everyone looks at their four cards, and all choose 1 general at the same time and put it face up in front of them. The other general goes back to the box.',
  'GW-SETUP-21':
    'Each player makes one of the two dealt advisors active and puts it face up to the right of the general.',
  'GW-SETUP-22':
    'The other dealt advisor becomes a supporting advisor, face down under the general with its support icon showing.',
  'GW-SETUP-23': 'The shame supply starts with 10 shame tokens per player. The rest go back to the box.',
  'GW-SETUP-24': 'All wood, stone, gold, chi and wound tokens and all honor tokens form the common supplies.',
  'GW-SETUP-25': 'All wall pieces lie ready, sorted by level.',
  'GW-SETUP-26': 'Each player takes the resources shown at the bottom of the general and puts them behind the screen.',
  'GW-SETUP-27': 'Each player draws as many tactics as the bottom of the general shows.',
  'GW-SETUP-28': 'The tea value at the bottom of the generals decides the tea order at the start.',
  'GW-SETUP-29': 'Four advisors from the deck fill the advisor queue, face up from left to right.',
  'GW-SETUP-30':
    'The honor markers start on the first space of the honor track, the one with the dragon, which counts as 0.',
  'GW-SETUP-31': 'The tea markers are stacked by tea value, the highest on top and the lowest at the bottom.',
  'GW-SETUP-32': 'Each player puts 3 of the 8 clerks into the clerk area of the board, where they can be hired.',
  'GW-SETUP-33': 'Each player therefore starts with 5 clerks in reserve and can have up to 8.',
  'GW-SETUP-34': 'The first year starts in autumn; spring and summer are skipped.',
  'GW-SETUP-35': 'Setup differs with 2 players, in solo games and in co-op games; each has its own chapter.',

  // Five players
  'GW-5P-01': 'A game with five players needs the box with additional content.',
  'GW-5P-02': 'Five players use side “4” of the board.',
  'GW-5P-03':
    'The space of the command track with the 5-player icon is used only with five players; with four it is ignored.',
  'GW-5P-04': 'A co-op game with five players needs 9 demands.',
  'GW-5P-05': 'Nothing else is said about five players, so a table here is for two, three or four.',

  // General rules
  'GW-GEN-01': 'The game is played over several years. Each year has spring, summer, autumn and winter, in that order.',
  'GW-GEN-02': 'In a competitive game, whoever has the most honor at the end wins.',
  'GW-GEN-03': 'The cards in your hand and everything behind your screen are secret.',
  'GW-GEN-04': 'The order and the contents of face-down decks are hidden from everyone.',
  'GW-GEN-05': 'Everything else is public, including discarded commands, which lie face up and fanned out.',
  'GW-GEN-06': '“Soldier” means every figure that is not a clerk.',
  'GW-GEN-07': 'Honor and points are the same thing.',
  'GW-GEN-08': 'To pay, you must have the required resources at that moment. They go back to the supply.',
  'GW-GEN-09': 'Resources are unlimited; if tokens run out, something else stands in for them.',
  'GW-GEN-10':
    'Whenever a soldier leaves a horde for any reason, a wound is put on the vital point that he held, unless the horde is being defeated.',
  'GW-GEN-11': 'When an effect names a component without an owner, it means only the acting player’s own components.',
  'GW-GEN-12':
    'Effects that happen at the same moment happen simultaneously. What one of them yields can’t pay for another.',
  'GW-GEN-13': 'Generals give no income of resources by themselves; income comes from overseers.',
  'GW-GEN-14':
    'The time track shows three things: the current year by the position of the time token, the lethality by the number under it, and the number of new hordes by the number above it.',

  // Tea order and ties
  'GW-TEA-01': 'The stack of tea markers is the tea order, read from top to bottom.',
  'GW-TEA-02':
    'Whenever something concerns several players and the order matters, they act in tea order from the top down.',
  'GW-TEA-03':
    'Tea order decides who places a command first, who carries out “Other players” effects first, who resolves a location first, who claims a horde in a tie, and everything else where order matters.',
  'GW-TEA-04': 'In any tie the advantage goes to the tied player who is higher in the tea stack.',
  'GW-TEA-05': 'The Tea House changes the tea order; the rules name no other way.',

  // Generals
  'GW-GENERAL-01': 'Each general has a special ability.',
  'GW-GENERAL-02':
    'The strength of a general’s ability is the number of supporting advisors whose icons show under the general.',

  // Advisors
  'GW-ADV-01': 'When you gain an advisor, you decide at once whether it is active or supporting.',
  'GW-ADV-02': 'Whether an advisor is active or supporting can never be changed later.',
  'GW-ADV-03':
    'An active advisor lies face up to the right of the general. Only active advisors can use their printed ability.',
  'GW-ADV-04':
    'A supporting advisor lies face down under the general with its icon showing. If there are several, all icons show.',
  'GW-ADV-05': 'You may have any number of active and supporting advisors.',

  // Clerks
  'GW-CLERK-01':
    '“Move a clerk” means either to put a clerk from your reserve on any location, or to move one of your clerks from one location to another.',
  'GW-CLERK-02':
    'A clerk can’t be moved away from an ordinary location whose spaces are all occupied, whoever occupies them. A full location is locked.',
  'GW-CLERK-03': 'A clerk can’t be put on an ordinary location without a free space.',
  'GW-CLERK-04':
    '“Move up to 2 clerks to 2 locations” means two different destinations. The clerks may come from the same location, from different ones or from the reserve.',
  'GW-CLERK-05': 'A clerk may move to a location where other clerks already stand, even your own.',
  'GW-CLERK-06': 'Clerks stay on their locations from year to year until the location is activated.',
  'GW-CLERK-07': 'Clerks can never be sent to the Warehouse.',

  // Locations
  'GW-LOC-01':
    'There are 10 locations: the Lumber Mill, the Quarry, the Gold Mine, the Temple, the Barracks, the Builders’ Camp, the Logistics Center, the Tea House, the Embassy and the War Academy.',
  'GW-LOC-02': 'An ordinary location has spaces for one clerk each, and never holds more clerks than it has spaces.',
  'GW-LOC-03': 'An ordinary location can only activate when all of its spaces are occupied.',
  'GW-LOC-04': 'A special location has one big space for any number of clerks.',
  'GW-LOC-05': 'A special location activates if at least 1 clerk is on it.',
  'GW-LOC-06': 'When a location activates, each player with clerks there resolves its effect, in tea order.',
  'GW-LOC-07':
    'A player with several clerks at a location resolves them all at once before the next player does. The Embassy is the exception.',
  'GW-LOC-08':
    'Then all clerks of the activated location return to their owners’ reserves, whether they were used or not.',
  'GW-LOC-09': 'You may decline the effect of a location for any reason. Your clerks return all the same.',
  'GW-LOC-10': 'Clerks of the Reed Clan are not removed when a location activates.',
  'GW-LOC-11':
    'When a location with the shame icon activates and only one player has clerks there, however many, that player gains 1 shame token.',
  'GW-LOC-12': 'If clerks of two or more colors are at a location, nobody gains shame there.',

  // Advanced activation
  'GW-ADVACT-01':
    'An advanced activation is granted by some commands, such as “Despotism”, by advisors or by other effects.',
  'GW-ADVACT-02': 'An advanced activation works like a normal one, with two exceptions.',
  'GW-ADVACT-03': 'At an advanced activation, being alone at the location brings no shame token.',
  'GW-ADVACT-04':
    'An advanced activation is possible at an ordinary location even if not all of its spaces are occupied.',
  'GW-ADVACT-05': 'At a special location an advanced activation needs at least 1 clerk, as usual.',

  // Command cards
  'GW-CMD-01': 'Each player has 6 commands. Each command has several boxes with effects, one below the other.',
  'GW-CMD-02': 'The dark boxes of a command are for its owner only.',
  'GW-CMD-03': 'Boxes titled “Other players” are for every other player, in tea order, and not for the owner.',
  'GW-CMD-04':
    'A command usually has a box for its owner, one for the other players and perhaps a third one for its owner.',
  'GW-CMD-05': 'Discarded commands are public.',
  'GW-CMD-06':
    'Commands on the command track can improve other commands played in the same autumn. “Economy” on the track, for example, improves “Despotism”.',
  'GW-CMD-07': 'Once discarded, “Betrayal” never leaves the discard pile.',
  'GW-CMD-08': '“Attack Order” is the main way to attack with soldiers who have already been recruited.',

  ...year,
  ...locations,
  ...modes,
} as const satisfies Record<string, string>;
export type Rule = keyof typeof rules;
