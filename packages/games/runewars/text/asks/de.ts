import { type Place, sentence } from '@teahouse/kernel';
import type { Blow } from '../../src/rules/battle/losses.ts';
import type { Asks } from './labels.ts';

/** ' in 7C', where the place is known. */
const inside = (place: Place | null): string => (place === null ? '' : ` ${place.in}`);
const into = (place: Place | null): string => (place === null ? '' : ` ${place.to}`);
const outOf = (place: Place | null): string => (place === null ? '' : ` ${place.from}`);
/** ' (2 Sorcerers)', where units are named. */
const named = (army: string): string => (army === '' ? '' : ` (${army})`);

const AIMS: Readonly<Record<Blow, string>> = {
  rout: 'Welche feindliche Einheit schlägst du in die Flucht?',
  damage: 'Welche feindliche Einheit nimmt 1 Schaden?',
  strike: 'Welche feindliche Einheit triffst du?',
  destroy: 'Welche feindliche Einheit vernichtest du?',
  terrify: 'Welcher feindlichen Einheit jagst du Schrecken ein?',
};

export const asks: Asks = {
  // Set-up
  'setup.faction': 'Welche Fraktion führst du an?',
  'setup/tile.choose': 'Welches deiner Spielplanteile legst du zuerst?',
  'setup/tile.place': 'Wohin kommt das Spielplanteil, und wie liegt es?',
  'setup/markers.place': 'Wohin kommt der nächste Heimatreichmarker?',
  'setup/realm.choose': 'Welchen Marker ersetzt du durch dein Heimatreich?',
  'setup/realm.place': 'Wie liegt dein Heimatreich?',
  'setup/army.place': 'Wo stellst du deine Armee auf?',
  'setup/runes.home': now =>
    now.seen?.house.epic
      ? 'In welches Gebiet deines Heimatreichs legst du die echte Rune?'
      : 'In welches Gebiet deines Heimatreichs legst du die falsche Rune?',
  'setup/wild.first': 'Wohin legst du den ersten deiner beiden Runenmarker?',
  'setup/wild.second': 'Wohin legst du den anderen Runenmarker?',
  'setup/wild.genuine': 'Welcher der beiden Runenmarker ist echt? Nur du wirst es wissen.',

  // Seasons
  'bid.offer': now =>
    now.season === null ? 'Wie viel Einfluss bietest du?' : `Wie viel Einfluss bietest du für „${now.season}“?`,
  'bid.tie': 'Du bist Primarch. Wer gewinnt bei gleichen Geboten?',
  'autumn.receive': 'Nimmst du 2 Einfluss oder eine Taktikkarte?',
  'winter/starve.area': 'Die Nahrung reicht nicht. In welchem Gebiet vernichtest du als Nächstes Einheiten?',
  'season/call-to-arms.decide': 'Rekrutierst du mit einem deiner Anzeiger?',
  'season/share.opponent': 'Welcher Gegner bekommt eine deiner drei neuen Taktikkarten?',
  'season/share.card': 'Welche der drei gibst du ab?',
  'season/herd.unit': 'Welche neutrale Einheit stellst du auf?',
  'season/herd.area': 'Wohin stellst du sie?',
  'season/champions-fair.decide': 'Zahlst du 2 Einfluss, um einen Helden anzuheuern?',
  'season/audience.favour': 'Welcher Held bekommt eine Belohnung, oder wessen Runen siehst du dir an?',
  'season/turncoat.hero': 'Welchen feindlichen Helden gewinnst du für dich?',
  'season/flee.rune': 'Welcher Runenmarker verlässt dein Heimatreich?',
  'season/flee.to': 'Wohin verlegst du den Runenmarker?',
  'season/reckoning.prize': 'Welchen Titel nimmst du, oder ziehst du eine Taktikkarte?',
  'season/rich-harvest.decide': 'Möchtest du ernten?',
  'season/raiders-at-the-fords.rout': 'Welche deiner Einheiten lässt du fliehen?',
  'season/caravans.decide': 'Zahlst du 2 Einfluss, um 2 Taktikkarten zu ziehen?',
  'season/fever.unit': now => `Welche Einheit${inside(now.at)} vernichtest du?`,
  'season/envoy.from': 'Mit welchen neutralen Einheiten verhandelst du? Du ziehst 2 Schicksalskarten.',
  'season/envoy.to': 'Wohin ziehen sie, wenn sie deine Verbündeten werden?',
  'season/trade.discard': 'Welche Taktikkarte legst du ab?',
  'season/drive.from': 'Welche neutralen Einheiten treibst du fort?',
  'season/drive.to': now => `Wohin ziehen die neutralen Einheiten${outOf(now.from)}?`,
  'season/midwinter-verdict.tie': 'Du bist Primarch. Wer darf bei Gleichstand zuerst zahlen?',
  'season/midwinter-verdict.pay': 'Zahlst du 4 Einfluss, um eine Drachenrune zu erhalten?',
  'season/seekers-vision.hero':
    'Welcher Held findet die Rune? Einer der beiden Marker kommt, wenn möglich, in dessen Gebiet.',
  'season/bargain.area': 'In welchem Gebiet vernichtest du 3 Einheiten, um eine Drachenrune zu erhalten?',
  'season/bargain.units': now => `Welche Einheit${inside(now.at)} vernichtest du?`,

  // Orders
  'orders.choose': 'Welchen Befehl wählst du? Er bleibt geheim, bis alle gewählt haben.',
  'turn.decide': '„Ernten“ würde einen deiner Anzeiger senken. Führst du es aus?',
  'turn.decideBonus': 'Du hast schon 3 Helden. Heuerst du noch einen an und entlässt einen anderen?',
  'strategize.mend': 'Diese Bewegungen sind zusammen nicht erlaubt. Beginne von vorn.',
  'strategize.choose': 'Aus welchem Gebiet bewegst du Einheiten, oder welchen Helden bewegst du?',
  'strategize.to': now =>
    now.hero === null ? `Wohin ziehen die Einheiten${outOf(now.from)}?` : `Wohin geht ${now.hero}?`,
  'strategize.units': now => `Welche Einheiten ziehen${outOf(now.from)}${into(now.to)}?`,
  'mobilize.activate': 'Welches Gebiet aktivierst du?',
  'mobilize.move': now => `Wer zieht${into(now.at)}?`,
  'conquer.activate': 'Welches Gebiet aktivierst du?',
  'conquer.move': now => `Wer zieht${into(now.at)}?`,
  'harvest.store': 'Welchen Rohstoff liefert das Lagerhaus zusätzlich?',
  'harvest/develop.choose': 'Welche Entwicklung baust du?',
  'harvest/develop.site': 'Bei welcher Festung baust du sie?',
  'harvest/develop.free': 'Es ist keine mehr übrig. Welche verlegst du hierher?',
  'harvest/develop.store': 'Welchen Rohstoff liefert das neue Lagerhaus zusätzlich?',
  'recruit.dial': 'Mit welchem Anzeiger rekrutierst du?',
  'muster.place': 'Welche Einheit stellst du auf, und wo?',
  'muster.free': now => `Es ist keine Figur mehr übrig. Aus welchem Gebiet holst du eine${into(now.to)}?`,
  'levy/triangles.kind': now => `Welche Einheit stellst du${inside(now.at)} auf?`,
  'rally.benefit': 'Welche Stadt unterstützt dich als Nächstes, und womit?',
  'rally/volunteers.kind': 'Welche neutrale Einheit schließt sich dir an?',
  'hero/hire.keep': 'Welchen Helden heuerst du an?',
  'hero/hire.place': now =>
    now.hero === null ? 'Wo schließt sich dir der Held an?' : `Wo schließt sich dir ${now.hero} an?`,
  'hero/give-up.choose': 'Du darfst nur 3 Helden haben. Welchen entlässt du?',
  'power/bonus.title': 'Welchen Titel nimmst du?',
  'power/bonus.influence': 'Wie viel Einfluss legst du auf den Titel?',
  'fortify.work': 'Was tust du als Nächstes?',
  'fortify/build.site': 'Wo baust du eine Festung?',
  'fortify/repair.stronghold': 'Welche Festung reparierst du?',
  'fortify/move-runes.from': 'Welchen Runenmarker verlegst du?',
  'fortify/move-runes.to': now => `Wohin verlegst du den Runenmarker${outOf(now.from)}?`,
  'stronghold/raise.free': now => `Es ist keine Festung mehr übrig. Welche gibst du auf, um${inside(now.at)} zu bauen?`,
  'units/sacrifice.choose': now =>
    now.at === null
      ? 'Es stehen zu viele Einheiten im Gebiet. Welche vernichtest du?'
      : `${sentence(now.at.in)} stehen zu viele Einheiten. Welche vernichtest du?`,

  // What the player of the turn may do besides
  'window/turn.choose': 'Setzt du noch etwas ein, bevor es weitergeht?',
  'reward/use.hero': now =>
    now.card === null ? 'Welcher Held setzt sie ein?' : `Welcher Held setzt „${now.card}“ ein?`,
  'reward/flute.to': now => `Wohin ziehen die neutralen Einheiten${outOf(now.from)}?`,
  'reward/staff.choose': now =>
    `Richtest du deine Einheiten${inside(now.at)} auf, oder welche neutrale Einheit schlägst du in die Flucht?`,
  'reward/ice-storm.area': 'Welches Gebiet trifft der Eissturm?',
  'reward/ice-storm.unit': now => `Welche Einheit${inside(now.at)} schlägst du in die Flucht?`,
  'title/captain.hero': 'Welcher Held legt eine Belohnung ab?',
  'title/captain.reward': now =>
    now.hero === null ? 'Welche Belohnung legst du ab?' : `Welche Belohnung legt ${now.hero} ab?`,

  // Tactics
  'hand/tactics.discard': 'Du darfst nur 10 Taktikkarten haben. Welche legst du ab?',
  'window/orders-revealed.play': 'Alle Befehle sind aufgedeckt. Spielst du eine Taktikkarte?',
  'window/battle-start.play': now => `Der Kampf${inside(now.battle)} beginnt. Spielst du eine Taktikkarte?`,
  'window/battle-row.play': now =>
    now.row === 0
      ? 'Spielst du vor dieser Reihe eine Taktikkarte?'
      : `Spielst du vor Reihe ${now.row} eine Taktikkarte?`,
  'window/battle-row-after.play': now =>
    now.row === 0
      ? 'Spielst du nach dieser Reihe eine Taktikkarte?'
      : `Spielst du nach Reihe ${now.row} eine Taktikkarte?`,
  'window/battle-tally.play': 'Gleich wird die Stärke gezählt. Spielst du eine Taktikkarte?',
  'window/diplomacy.play': 'Spielst du eine Taktikkarte, bevor du für Diplomatie ziehst?',
  'window/test.play': 'Spielst du vor der Probe eine Taktikkarte?',
  'window/duel-start.play': 'Das Duell beginnt. Spielst du eine Taktikkarte?',
  'tactics/ambush.unit': 'Welcher deiner Einheitentypen handelt in Reihe 1?',
  'tactics/rally-cry.unit': 'Welche fliehende Einheit richtest du auf?',
  'tactics/horrific-rumors.opponent': 'Wessen Aktivierungsmarker platzierst du?',
  'tactics/horrific-rumors.area': 'Wo platzierst du den Aktivierungsmarker?',
  'tactics/lost-city.area': 'Wo findest du die verlorene Stadt?',
  'tactics/beast-drums.area': 'Aus welchem Gebiet ziehen sich alle neutralen Einheiten zurück?',
  'tactics/sappers.area': 'Welche Festung beschädigst du?',
  'tactics/reinforcements.area': 'Bei welcher Festung trifft deine Verstärkung ein?',
  'tactics/wandering-giant.area': 'Wo erscheint der Riese?',
  'tactics/night-raid.area': 'Welches Gebiet überfällst du?',
  'tactics/night-raid.unit': now => `Welche Einheit${inside(now.at)} schlägst du in die Flucht?`,
  'tactics/war-council.opponent': 'Welcher Gegner zieht mit dir?',
  'tactics/war-council.number': 'Wie viele Karten zieht ihr beide?',
  'tactics/spy-ring.order': 'Welchen Befehl nimmst du zurück?',
  'tactics/bribed-scouts.choose': 'Welchen Runenmarker siehst du dir an? Bis zu 3 sind erlaubt.',
  'tactics/poisoned-wells.opponent': 'Wessen Anzeiger senkst du?',
  'tactics/poisoned-wells.dial': 'Welchen Anzeiger senkst du um 2?',
  'tactics/bumper-crop.dial': 'Welchen Anzeiger erhöhst du um 2?',
  'tactics/cutpurses.opponent': 'Wen bestiehlst du?',
  'tactics/cutpurses.give': 'Du wirst bestohlen. Was gibst du her?',
  'tactics/confused-orders.opponent': 'Wer darf in dieser Jahreszeit keinen Vorherrschaftsbonus nutzen?',

  // Diplomacy and battles
  'diplomacy.choose': now =>
    `Neutrale Einheiten halten ${now.battle?.name ?? 'das Gebiet'}. Kämpfst du, oder verhandelst du?`,
  'diplomacy/test.choose': 'Welche Bestimmung wählst du?',
  'diplomacy.fightOn': 'Sie lehnen ab. Kämpfst du, oder ziehst du dich zurück?',
  'battle/draw.kind': now =>
    now.row === 0
      ? 'Welcher Einheitentyp zieht als Nächster?'
      : `Welcher Einheitentyp zieht in Reihe ${now.row} als Nächster?`,
  'battle/draw.support': 'Unterstützt ein Held diese Einheiten? Du ziehst 1 Schicksalskarte mehr und legst eine ab.',
  'battle/draw.drop': 'Welche Schicksalskarte legst du ab?',
  'battle/aim.choose': now => (now.blow === null ? 'Welche feindliche Einheit wählst du?' : AIMS[now.blow]),
  'battle/routs.choose': now =>
    now.n > 1 ? `${now.n} deiner Einheiten müssen fliehen. Welche ist die nächste?` : 'Welche Einheit flieht?',
  'battle/damage.choose': now =>
    now.n > 1
      ? `Du musst ${now.n} Schaden zuweisen. Welche Einheit nimmt den nächsten?`
      : 'Welche Einheit nimmt den Schaden?',
  'battle/destruction.choose': 'Welche Einheit vernichtest du?',
  'battle/ransom.choose': 'Welche Einheit vernichtest du?',
  'ability/word-of-vaal.choose': 'Welche feindliche Einheit muss sich zurückziehen?',
  'ability/overpower.choose': 'Verursachst du 1 Schaden, oder welche geschwächte Einheit vernichtest du?',
  'ability/fury.choose': 'Welchen Berserker vernichtest du, um 2 Schaden zu verursachen?',
  'ability/raise-dead.choose': 'Wie viele Wiederbelebte erweckst du?',
  'ability/burning.choose': 'Welche Einheit brennt?',
  'battle/development.use': 'Setzt du deine Entwicklung ein?',
  'battle/aftermath.stronghold': now => `Du hast die Festung${inside(now.battle)} erobert. Was wird aus ihr?`,
  'battle/hero.choose': now =>
    now.hero === null
      ? 'Bleibt der Held hier, oder wohin geht der Rückzug?'
      : `Bleibt ${now.hero} hier, oder wohin geht der Rückzug?`,
  'battle/excess.choose': now => `Nur 8 Einheiten dürfen${inside(now.at)} bleiben. Welche zieht sich zurück?`,
  'retreat.choose': now => `Wohin ziehen sich die Einheiten${outOf(now.from)} zurück${named(now.army)}?`,

  // Heroes
  'quests/heroes.next': 'Welcher Held handelt als Nächster?',
  'quests/hero.choose': now => (now.hero === null ? 'Was tut der Held?' : `Was tut ${now.hero}?`),
  'hero/train.attribute': now =>
    now.hero === null ? 'Welches Attribut wird trainiert?' : `Welches Attribut trainiert ${now.hero}?`,
  'hero/move.step': now => (now.hero === null ? 'Wohin geht der Held?' : `Wohin geht ${now.hero}?`),
  'hero/move.act': now =>
    now.hero === null
      ? 'Beginnt der Held ein Duell oder eine Quest?'
      : `Beginnt ${now.hero} ein Duell oder eine Quest?`,
  'hero/exchange.from': 'Wer gibt eine Belohnung ab?',
  'hero/exchange.to': 'Wer bekommt die Belohnung?',
  'hero/exchange.reward': 'Welche Belohnung wechselt den Besitzer?',
  'hero/test.choose': 'Welche Bestimmung wählst du?',
  'exploration/dungeon.enter': now =>
    now.hero === null
      ? 'Legt der Held im Verlies eine Kraftprobe ab?'
      : `Legt ${now.hero} im Verlies eine Kraftprobe ab?`,
  'hand/quests.discard': 'Du darfst nur 3 Questkarten haben. Welche legst du ab?',
  'quest/line.looks': 'Wessen Runen siehst du dir an?',
  'quest/line.keep': now =>
    now.hero === null ? 'Welche Belohnung behältst du?' : `Welche Belohnung behält ${now.hero}?`,
  'quest/line.sift': now =>
    now.hero === null ? 'Welche Belohnung wird abgelegt?' : `Welche Belohnung legt ${now.hero} ab?`,
  'quest/line.move': now => (now.hero === null ? 'Wohin geht der Held?' : `Wohin geht ${now.hero}?`),
  'quest/line.allies': 'Wohin kommen deine neuen Verbündeten?',
  'quest/line.kind': 'Welche neutrale Einheit schließt sich dir an?',
  'duel/arms.weapon': 'Welche Waffe benutzt dein Held?',
  'duel/arms.armour': 'Welche Rüstung benutzt dein Held?',
  'duel/special.choose': 'Wofür nutzt dein Held das Spezialsymbol?',
  'duel/share.hero': 'Welcher Held bekommt die nächste Belohnung?',
  'hero/vessa.rune': 'Welchen Runenmarker sieht sich Vessa an?',

  // Runes
  'rune/receive.discard': 'Legst du zuerst eine falsche Rune ab? Bis zu 2 sind erlaubt.',
  'rune/receive.first': 'Du erhältst eine Drachenrune. Wohin legst du den ersten Marker?',
  'rune/receive.second': 'Wohin legst du den anderen Marker?',
  'rune/receive.genuine': 'Welcher der beiden ist echt? Nur du wirst es wissen.',
};
