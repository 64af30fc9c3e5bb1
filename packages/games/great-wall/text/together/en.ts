import { plural } from '@teahouse/kernel';
import type { TogetherText } from './keys.ts';

export const together: TogetherText = {
  cards: {
    // Generals
    'wang-jian': [
      'Wang Jian',
      'At the start of the assault, 1 defence per supporting advisor in one section, at most 5.',
    ],
    'zhang-jue': [
      'Zhang Jue',
      'When a player would take shame for a breach, pay 1 chi: not so. Once per supporting advisor and year.',
    ],
    'liu-qi': [
      'Liu Qi',
      'After your activation step: hand resources from player to player, one per supporting advisor; the owners agree.',
    ],
    'li-gang': [
      'Li Gang',
      'Who builds a wall level may take back 1 command more. Once per supporting advisor and year.',
    ],
    'xin-qiji': [
      'Xin Qiji',
      'In the box for others of your command, they may together move 1 clerk more per supporting advisor.',
    ],
    'mu-guiying': [
      'Mu Guiying',
      'When a horde with soldiers of 2 clans is defeated, one soldier per supporting advisor is saved, whosever it is.',
    ],
    'yang-miaozhen': [
      'Yang Miaozhen',
      'Where demands are fulfilled, one of your resources per supporting advisor may stand for another.',
    ],
    'cao-bin': [
      'Cao Bin',
      'When you collect at a location, one other player there per supporting advisor collects 1 more.',
    ],

    // Tactics
    'shared-granary': [
      'Shared Granary',
      'In summer: give up to 3 resources to other players. Boosted (1 chi): up to 6, and each receiver draws a tactic.',
    ],
    'brothers-in-arms': [
      'Brothers in Arms',
      'When your soldiers would be killed: save 1 of each player. Boosted (3 chi): save all of one other player and 1 of yours.',
    ],
    'human-chain': [
      'Human Chain',
      "After a command's effects: another player moves up to 2 clerks. Boosted (2 chi): every player does.",
    ],
    'beacon-fires': [
      'Beacon Fires',
      'At the start of the assault: 3 defence in one section. Boosted (3 chi): in every section.',
    ],
    'renewed-orders': [
      'Renewed Orders',
      'In summer: a player takes back 1 command, never Betrayal. Boosted (3 chi): every player does.',
    ],
    'joint-sortie': [
      'Joint Sortie',
      'Before a defeat check: in one section each player may attack with 1 resting soldier. Boosted (3 chi): with 2.',
    ],

    // Hordes
    'wolf-riders': ['Wolf Riders', 'Pack: power is 2 and 1 for each uncovered vital point.'],
    tumen: ['Iron Tumen', 'Iron ranks: at most 1 wound is placed on it while archers shoot in winter.'],
    'fire-lancers': ['Fire Lancers', 'Torches: when they breach, 3 resources leave the Warehouse.'],
    sappers: ['Sappers', 'Undermine: the wall of this section counts 1 level lower for defence.'],
    'blood-shamans': [
      'Blood Shamans',
      'Mending rite: before the defeat check of winter each horde of the section loses 1 wound token.',
    ],
    envoys: ["Khan's Envoys", 'Insult: in the demand step one player, chosen by the group, takes 1 shame token.'],
    locusts: [
      'Locust Band',
      'Strip the land: in summer the group picks a production location; overseers there give 1 less.',
    ],
    'twin-banners': ['Twin Banners', 'Two fronts: claimed only if soldiers of 2 clans or more are on them.'],

    // Demands
    'taunt-them': ['Taunt them and prevail!', 'Every section holds a horde, and no section was breached this winter.'],
    'imperial-guard': [
      "Warriors for the Emperor's guard",
      'Three players sacrifice a soldier each, of three different types, from rest zones or the reserve.',
    ],
    'glory-to-the-emperor': ['Glory belongs to the Emperor!', 'Three players lose 8 honor each.'],
    'royal-escort': [
      "Royal escort for the Emperor's officials",
      'Sacrifice a soldier in each of the three rest zones, from 2 players at least.',
    ],
    'timber-for-the-fleet': ['Timber for the fleet', 'Each player discards 2 wood.'],
    'stone-for-the-palace': ['Stone for the palace', 'Each player discards 2 stone.'],
    'gold-for-the-treasury': ['Gold for the treasury', 'Each player discards 2 gold.'],
    'prayers-for-the-dynasty': ['Prayers for the dynasty', 'Each player discards 2 chi.'],
    'gifts-of-the-provinces': ['Gifts of the provinces', 'Each player discards 1 wood, 1 stone and 1 gold.'],
    'raise-the-ramparts': [
      'Raise the ramparts',
      'Two sections have a wall of level 2 or more; together the players discard 1 wood, stone or gold per player.',
    ],
    'spoils-of-the-steppe': ['Spoils of the steppe', 'Spend 2 claimed hordes, of one player or of two.'],
    'scrolls-of-war': ['Scrolls of war', 'Each player discards 1 tactic.'],

    // Events
    'harsh-frost': ['Harsh Frost', 'Each player sends 1 soldier home from a rest zone or a shooting post.'],
    requisition: ['Requisition', 'Each player discards 2 wood, stone or gold, or takes 1 shame token.'],
    'broken-bridges': ['Broken Bridges', 'From now on a clerk at the Logistics Center moves 2 soldiers at most.'],
    'thin-ranks': [
      'Thin Ranks',
      'From now on the first soldier a player recruits at an activation of the Barracks costs 1 wood more.',
    ],
    'dust-storm': [
      'Dust Storm',
      'From now on archers of the section that the top horde points to do not shoot in winter.',
    ],
    'court-intrigue': [
      'Court Intrigue',
      'Each player discards a tactic or loses 3 honor. From now on advisors cost 1 gold more.',
    ],
    'crumbling-mortar': ['Crumbling Mortar', 'From now on the section with the highest wall has 2 defence less.'],
    'wrath-of-the-khan': ['Wrath of the Khan', 'From now on lethality is 1 higher in the section with most hordes.'],
    'border-refugees': [
      'Border Refugees',
      'Each player may take a clerk from the school. From now on donations give 1 honor less.',
    ],
    'auspicious-comet': ['Auspicious Comet', 'From now on boosting a tactic costs 1 chi less.'],
    'veterans-return': ['Veterans Return', 'Each player may put a spearman from the reserve into a rest zone.'],
    'empty-coffers': [
      'Empty Coffers',
      'Half of the Warehouse is lost. From now on the highest overseer of each player gives 1 less in summer, at least 1.',
    ],
  },
  plain: { keep: 'Give nothing', give: 'Give it', 'bear-shame': 'Take a shame token', 'lose-honor': 'Lose 3 honor' },
  words: {
    player: n => `Player ${n}`,
    order: names => names.join(', then '),
    gift: (from, to) => `From ${from} to ${to}`,
    comrade: (troop, of) => `${troop} of ${of}`,
    places: {
      reserve: 'reserve',
      left: 'left rest zone',
      middle: 'middle rest zone',
      right: 'right rest zone',
      'post-left': 'left post',
      'post-middle': 'middle post',
      'post-right': 'right post',
    },
    standing: (troop, place) => `${troop}, ${place}`,
    spoils: n => plural(n, '# claimed horde', '# claimed hordes'),
    penance: troop => (troop === null ? 'Pay 10 honor for this token' : `Pay 10 honor for the token of a ${troop}`),
  },
  asks: {
    'together/freeze.choose': 'The frost: which soldier goes home?',
    'together/requisition.choose': 'What do you hand over, or do you take shame?',
    'together/intrigue.choose': 'Which tactic do you discard, or do you lose 3 honor?',
    'together/refuge.choose': 'Do you take a clerk from the school?',
    'together/veteran.choose': 'Where does the veteran rest?',
    'together/take-back.choose': 'Which command do you take back for the wall?',
    'together/hand-over.choose': 'Who hands a resource to whom?',
    'together/hand-over.give': 'Which resource do you hand over?',
    'together/share.choose': 'To whom do you give a resource?',
    'together/share.give': 'Which resource do you give?',
    'together/partner.choose': 'For whom?',
    'together/rescue.choose': 'Which soldier is saved?',
    'together/sortie.choose': 'In which section do all attack?',
    'winter/disgrace.spare': 'Do you pay 1 chi, so that a shame token is not taken?',
  },
  agree: {
    commands: () => 'In which order do your commands act? Say what you would like; it holds if all want the same.',
    clerks: place => `${place}: whose clerks come first? It holds if all want the same.`,
    insult: () => "Who bears the envoys' insult? It holds if all want the same.",
    strip: () => 'Which location do the locusts strip? It holds if all want the same.',
    stores: () => 'What is lost from the Warehouse? It holds if all want the same.',
  },
  pledge: (demand, help) => `${demand}: what do you give? ${help}`,
  atone: 'Which shame token do you discard for 10 honor?',
  outcomes: {
    'demands-met': 'The emperor has all he demanded: you have won together.',
    'shame-gone': 'No shame token is left: you have lost together.',
    'time-up': 'Time is up before all demands are fulfilled: you have lost together.',
  },
  reasons: {
    demands: 'a demand that is fulfilled',
    tribute: 'what the demands ask for',
    supply: 'shame tokens that stay in the supply',
    threat: 'walls that hold',
    standing: 'what the clan can do in years to come',
    accord: 'going along with what another proposes',
  },
  notes: ({ answer, card, troop, amount, spoken }) => ({
    wishes: (e, name) => `${name(e.seat)} would like: ${spoken(e.what, name)}.`,
    agreed: (e, name) =>
      e.n === 1 ? `Agreed: ${spoken(e.what, name)}.` : `Nobody agrees, so it is: ${spoken(e.what, name)}.`,
    'demand-arrives': e => `The emperor demands: ${card(e.what)}.`,
    pledges: (e, name) => `${name(e.seat)} offers for ${card(e.at)}: ${answer(e.what)}.`,
    'demand-met': e => `Fulfilled: ${card(e.what)}.`,
    'demand-open': e => `Not fulfilled: ${card(e.what)}.`,
    sacrifices: (e, name) => `${name(e.seat)} sacrifices a ${troop(e.what)}.`,
    spends: (e, name) => `${name(e.seat)} spends ${plural(e.n, '# claimed horde', '# claimed hordes')}.`,
    event: e => `Event: ${card(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} takes back: ${card(e.what)}.`,
    'goes-home': (e, name) => `${name(e.seat)}: a ${troop(e.what)} goes home.`,
    'gives-to': (e, name) => `${name(e.seat)} gives ${amount(e.what, e.n)} to ${spoken(e.at, name)}.`,
    'stores-lost': e => `The Warehouse loses ${amount(e.what, e.n)}.`,
    mends: e => `A wound heals: ${answer(e.at)}.`,
    strips: e => `Locusts strip the land: ${answer(e.what)}.`,
  }),
};
