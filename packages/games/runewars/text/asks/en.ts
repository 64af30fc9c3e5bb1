import type { Place } from '@teahouse/kernel';
import type { Blow } from '../../src/rules/battle/losses.ts';
import type { Asks } from './labels.ts';

/** ' in 7C', where the place is known. */
const inside = (place: Place | null): string => (place === null ? '' : ` ${place.in}`);
const into = (place: Place | null): string => (place === null ? '' : ` ${place.to}`);
const outOf = (place: Place | null): string => (place === null ? '' : ` ${place.from}`);
/** ' (2 Sorcerers)', where units are named. */
const named = (army: string): string => (army === '' ? '' : ` (${army})`);

const AIMS: Readonly<Record<Blow, string>> = {
  rout: 'Which enemy unit do you rout?',
  damage: 'Which enemy unit takes 1 damage?',
  strike: 'Which enemy unit do you strike?',
  destroy: 'Which enemy unit do you destroy?',
  terrify: 'Which enemy unit do you terrify?',
};

export const asks: Asks = {
  // Set-up
  'setup.faction': 'Which faction do you lead?',
  'setup/tile.choose': 'Which of your tiles do you lay first?',
  'setup/tile.place': 'Where does the tile go, and which way is it turned?',
  'setup/markers.place': 'Where does the next home-realm marker go?',
  'setup/realm.choose': 'Which marker do you replace with your home realm?',
  'setup/realm.place': 'How does your home realm lie?',
  'setup/army.place': 'Where do you deploy your army?',
  'setup/runes.home': now =>
    now.seen?.house.epic
      ? 'Which area of your home realm holds the genuine rune?'
      : 'Which area of your home realm holds the false rune?',
  'setup/wild.first': 'Where do you place the first of your two rune tokens?',
  'setup/wild.second': 'Where do you place the other rune token?',
  'setup/wild.genuine': 'Which of the two rune tokens is genuine? Only you will know.',

  // Seasons
  'bid.offer': now =>
    now.season === null ? 'How much influence do you bid?' : `How much do you bid for “${now.season}”?`,
  'bid.tie': 'You are the Primarch. Who wins the tied bid?',
  'autumn.receive': 'Do you take 2 influence or a tactics card?',
  'winter/starve.area': 'Food is short. In which area do you destroy units next?',
  'season/call-to-arms.decide': 'Do you recruit from one of your dials?',
  'season/share.opponent': 'Which opponent gets one of your three new tactics cards?',
  'season/share.card': 'Which of the three do you give away?',
  'season/herd.unit': 'Which neutral unit do you place?',
  'season/herd.area': 'Where do you place it?',
  'season/champions-fair.decide': 'Do you pay 2 influence to hire a hero?',
  'season/audience.favour': 'Which hero gets a reward, or whose runes do you look at?',
  'season/turncoat.hero': 'Which enemy hero do you win over?',
  'season/flee.rune': 'Which rune token leaves your home realm?',
  'season/flee.to': 'Where do you move the rune token?',
  'season/reckoning.prize': 'Which title do you take, or do you draw a tactics card?',
  'season/rich-harvest.decide': 'Do you harvest?',
  'season/raiders-at-the-fords.rout': 'Which of your units do you rout?',
  'season/caravans.decide': 'Do you pay 2 influence to draw 2 tactics cards?',
  'season/fever.unit': now => `Which unit${inside(now.at)} do you destroy?`,
  'season/envoy.from': 'Which neutral units do you approach? You draw 2 fate cards.',
  'season/envoy.to': 'Where do they go if they become your allies?',
  'season/trade.discard': 'Which tactics card do you discard?',
  'season/drive.from': 'Which neutral units do you drive away?',
  'season/drive.to': now => `Where do the neutral units${outOf(now.from)} go?`,
  'season/midwinter-verdict.tie': 'You are the Primarch. Which of the tied players may pay first?',
  'season/midwinter-verdict.pay': 'Do you pay 4 influence to receive a dragon rune?',
  'season/seekers-vision.hero': 'Which hero finds the rune? One of the two tokens goes there, if possible.',
  'season/bargain.area': 'In which area do you destroy 3 units to receive a dragon rune?',
  'season/bargain.units': now => `Which unit${inside(now.at)} do you destroy?`,

  // Orders
  'orders.choose': 'Which order do you choose? It stays secret until all have chosen.',
  'turn.decide': 'Harvest would lower one of your dials. Do you perform it?',
  'turn.decideBonus': 'You already have 3 heroes. Do you hire another and dismiss one?',
  'strategize.mend': 'These moves aren’t allowed together. Start over.',
  'strategize.choose': 'Which area’s units, or which hero, do you move next?',
  'strategize.to': now =>
    now.hero === null ? `Where do the units${outOf(now.from)} go?` : `Where does ${now.hero} go?`,
  'strategize.units': now => `Which units go${outOf(now.from)}${into(now.to)}?`,
  'mobilize.activate': 'Which area do you activate?',
  'mobilize.move': now => `Who moves${into(now.at)}?`,
  'conquer.activate': 'Which area do you activate?',
  'conquer.move': now => `Who moves${into(now.at)}?`,
  'harvest.store': 'Which resource does the Storehouse add?',
  'harvest/develop.choose': 'Which development do you build?',
  'harvest/develop.site': 'At which stronghold do you build it?',
  'harvest/develop.free': 'None is left. Which one do you move here?',
  'harvest/develop.store': 'Which resource does the new Storehouse add?',
  'recruit.dial': 'Which dial do you recruit from?',
  'muster.place': 'Which unit do you place, and where?',
  'muster.free': now => `No figure is left. From which area do you take one${into(now.to)}?`,
  'levy/triangles.kind': now => `Which unit do you place${inside(now.at)}?`,
  'rally.benefit': 'Which city do you rally next, and for what?',
  'rally/volunteers.kind': 'Which neutral unit joins you?',
  'hero/hire.keep': 'Which hero do you hire?',
  'hero/hire.place': now => (now.hero === null ? 'Where does the hero join you?' : `Where does ${now.hero} join you?`),
  'hero/give-up.choose': 'You may have only 3 heroes. Which one do you dismiss?',
  'power/bonus.title': 'Which title do you take?',
  'power/bonus.influence': 'How much influence do you place on the title?',
  'fortify.work': 'What do you do next?',
  'fortify/build.site': 'Where do you build a stronghold?',
  'fortify/repair.stronghold': 'Which stronghold do you repair?',
  'fortify/move-runes.from': 'Which rune token do you move?',
  'fortify/move-runes.to': now => `Where do you move the rune token${outOf(now.from)}?`,
  'stronghold/raise.free': now => `No stronghold is left. Which one do you give up to build${inside(now.at)}?`,
  'units/sacrifice.choose': now => `There are too many units${inside(now.at)}. Which one do you destroy?`,

  // What the player of the turn may do besides
  'window/turn.choose': 'Do you use anything before you go on?',
  'reward/use.hero': now => (now.card === null ? 'Which hero uses it?' : `Which hero uses “${now.card}”?`),
  'reward/flute.to': now => `Where do the neutral units${outOf(now.from)} go?`,
  'reward/staff.choose': now => `Do you stand up your units${inside(now.at)}, or which neutral unit do you rout?`,
  'reward/ice-storm.area': 'Which area does the ice storm hit?',
  'reward/ice-storm.unit': now => `Which unit${inside(now.at)} do you rout?`,
  'title/captain.hero': 'Whose reward do you discard?',
  'title/captain.reward': now =>
    now.hero === null ? 'Which reward do you discard?' : `Which reward of ${now.hero} do you discard?`,

  // Tactics
  'hand/tactics.discard': 'You may hold only 10 tactics cards. Which one do you discard?',
  'window/orders-revealed.play': 'All orders are revealed. Do you play a tactics card?',
  'window/battle-start.play': now => `The battle${inside(now.battle)} begins. Do you play a tactics card?`,
  'window/battle-row.play': now =>
    now.row === 0 ? 'Do you play a tactics card before this row?' : `Do you play a tactics card before row ${now.row}?`,
  'window/battle-row-after.play': now =>
    now.row === 0 ? 'Do you play a tactics card after this row?' : `Do you play a tactics card after row ${now.row}?`,
  'window/battle-tally.play': 'Strength is about to be counted. Do you play a tactics card?',
  'window/diplomacy.play': 'Do you play a tactics card before you draw for diplomacy?',
  'window/test.play': 'Do you play a tactics card before the test?',
  'window/duel-start.play': 'The duel begins. Do you play a tactics card?',
  'tactics/ambush.unit': 'Which of your units act in row 1?',
  'tactics/rally-cry.unit': 'Which routed unit do you stand up?',
  'tactics/horrific-rumors.opponent': 'Whose activation token do you place?',
  'tactics/horrific-rumors.area': 'Where do you place the activation token?',
  'tactics/lost-city.area': 'Where do you find the lost city?',
  'tactics/beast-drums.area': 'From which area do all neutral units retreat?',
  'tactics/sappers.area': 'Which stronghold do you damage?',
  'tactics/reinforcements.area': 'At which stronghold do your reinforcements arrive?',
  'tactics/wandering-giant.area': 'Where does the Giant appear?',
  'tactics/night-raid.area': 'Which area do you raid?',
  'tactics/night-raid.unit': now => `Which unit${inside(now.at)} do you rout?`,
  'tactics/war-council.opponent': 'Which opponent draws with you?',
  'tactics/war-council.number': 'How many cards do you both draw?',
  'tactics/spy-ring.order': 'Which order do you take back?',
  'tactics/bribed-scouts.choose': 'Which rune token do you look at? You may look at up to 3.',
  'tactics/poisoned-wells.opponent': 'Whose dial do you lower?',
  'tactics/poisoned-wells.dial': 'Which dial do you lower by 2?',
  'tactics/bumper-crop.dial': 'Which dial do you raise by 2?',
  'tactics/cutpurses.opponent': 'Whom do you rob?',
  'tactics/cutpurses.give': 'You are being robbed. What do you give?',
  'tactics/confused-orders.opponent': 'Who may not use a supremacy bonus this season?',

  // Diplomacy and battles
  'diplomacy.choose': now => `Neutral units hold ${now.battle?.name ?? 'the area'}. Do you fight or negotiate?`,
  'diplomacy/test.choose': 'Which destiny do you choose?',
  'diplomacy.fightOn': 'They refuse. Do you fight or retreat?',
  'battle/draw.kind': now => (now.row === 0 ? 'Which units draw next?' : `Which units draw next in row ${now.row}?`),
  'battle/draw.support': 'Does a hero support these units? You draw 1 more fate card and discard one.',
  'battle/draw.drop': 'Which fate card do you discard?',
  'battle/aim.choose': now => (now.blow === null ? 'Which enemy unit do you choose?' : AIMS[now.blow]),
  'battle/routs.choose': now =>
    now.n > 1 ? `You must rout ${now.n} units. Which one is next?` : 'Which unit is routed?',
  'battle/damage.choose': now =>
    now.n > 1 ? `You must assign ${now.n} damage. Which unit takes the next point?` : 'Which unit takes the damage?',
  'battle/destruction.choose': 'Which unit do you destroy?',
  'battle/ransom.choose': 'Which unit do you destroy?',
  'ability/word-of-vaal.choose': 'Which enemy unit must retreat?',
  'ability/overpower.choose': 'Do you deal 1 damage, or which weakened unit do you destroy?',
  'ability/fury.choose': 'Which Berserker do you destroy to deal 2 damage?',
  'ability/raise-dead.choose': 'How many Reanimates do you raise?',
  'ability/burning.choose': 'Which unit burns?',
  'battle/development.use': 'Do you use your development?',
  'battle/aftermath.stronghold': now => `You took the stronghold${inside(now.battle)}. What becomes of it?`,
  'battle/hero.choose': now =>
    now.hero === null ? 'Does the hero stay or retreat?' : `Does ${now.hero} stay or retreat?`,
  'battle/excess.choose': now => `Only 8 units may stay${inside(now.at)}. Which one retreats?`,
  'retreat.choose': now => `Where do the units${outOf(now.from)} retreat${named(now.army)}?`,

  // Heroes
  'quests/heroes.next': 'Which hero acts next?',
  'quests/hero.choose': now => (now.hero === null ? 'What does the hero do?' : `What does ${now.hero} do?`),
  'hero/train.attribute': now =>
    now.hero === null ? 'Which attribute is trained?' : `Which attribute does ${now.hero} train?`,
  'hero/move.step': now => (now.hero === null ? 'Where does the hero go?' : `Where does ${now.hero} go?`),
  'hero/move.act': now =>
    now.hero === null ? 'Does the hero duel or attempt a quest?' : `Does ${now.hero} duel or attempt a quest?`,
  'hero/exchange.from': 'Who hands over a reward?',
  'hero/exchange.to': 'Who gets the reward?',
  'hero/exchange.reward': 'Which reward changes hands?',
  'hero/test.choose': 'Which destiny do you choose?',
  'exploration/dungeon.enter': now =>
    now.hero === null
      ? 'Does the hero test Strength in the dungeon?'
      : `Does ${now.hero} test Strength in the dungeon?`,
  'hand/quests.discard': 'You may hold only 3 quest cards. Which one do you discard?',
  'quest/line.looks': 'Whose runes do you look at?',
  'quest/line.keep': now => (now.hero === null ? 'Which reward do you keep?' : `Which reward does ${now.hero} keep?`),
  'quest/line.sift': now =>
    now.hero === null ? 'Which reward is discarded?' : `Which reward does ${now.hero} discard?`,
  'quest/line.move': now => (now.hero === null ? 'Where does the hero go?' : `Where does ${now.hero} go?`),
  'quest/line.allies': 'Where do your new allies go?',
  'quest/line.kind': 'Which neutral unit joins you?',
  'duel/arms.weapon': 'Which weapon does your hero use?',
  'duel/arms.armour': 'Which armor does your hero use?',
  'duel/special.choose': 'What does your hero use the special symbol for?',
  'duel/share.hero': 'Which hero takes the next reward?',
  'hero/vessa.rune': 'Which rune token does Vessa look at?',

  // Runes
  'rune/receive.discard': 'Do you discard a false rune first? You may discard up to 2.',
  'rune/receive.first': 'You receive a dragon rune. Where do you place the first token?',
  'rune/receive.second': 'Where do you place the other token?',
  'rune/receive.genuine': 'Which of the two is genuine? Only you will know.',
};
