import type { Place } from '@teahouse/kernel';
import type { Blow } from '../../src/rules/battle/losses.ts';
import type { Asks } from './labels.ts';

/** ' nell’area 7C', where the place is known. */
const inside = (place: Place | null): string => (place === null ? '' : ` ${place.in}`);
const outOf = (place: Place | null): string => (place === null ? '' : ` ${place.from}`);
/** ' dell’area 7C', where the place is known. */
const of = (place: Place | null): string => (place === null ? '' : ` dell’area ${place.name}`);
/** ' (2 Sorcerers)', where units are named. */
const named = (army: string): string => (army === '' ? '' : ` (${army})`);

const AIMS: Readonly<Record<Blow, string>> = {
  rout: 'Quale unità nemica metti in rotta?',
  damage: 'Quale unità nemica subisce 1 danno?',
  strike: 'Quale unità nemica colpisci?',
  destroy: 'Quale unità nemica distruggi?',
  terrify: 'Quale unità nemica terrorizzi?',
};

export const asks: Asks = {
  // Set-up
  'setup.faction': 'Quale fazione guidi?',
  'setup/tile.choose': 'Quale delle tue tessere piazzi per prima?',
  'setup/tile.place': 'Dove va la tessera, e con quale orientamento?',
  'setup/markers.place': 'Dove va il prossimo indicatore di regno natio?',
  'setup/realm.choose': 'Quale indicatore sostituisci con il tuo regno natio?',
  'setup/realm.place': 'Con quale orientamento piazzi il tuo regno natio?',
  'setup/army.place': 'Dove schieri il tuo esercito?',
  'setup/runes.home': now =>
    now.seen?.house.epic
      ? 'In quale area del tuo regno natio va la runa genuina?'
      : 'In quale area del tuo regno natio va la runa falsa?',
  'setup/wild.first': 'Dove piazzi il primo dei tuoi due segnalini runa?',
  'setup/wild.second': 'Dove piazzi l’altro segnalino runa?',
  'setup/wild.genuine': 'Quale dei due segnalini runa è genuino? Lo saprai solo tu.',

  // Seasons
  'bid.offer': now =>
    now.season === null ? 'Quanti segnalini Influenza offri?' : `Quanti segnalini Influenza offri per «${now.season}»?`,
  'bid.tie': 'Da Primarca decidi tu. Chi vince l’asta in parità?',
  'autumn.receive': 'Prendi 2 segnalini Influenza o una carta Tattica?',
  'winter/starve.area': 'Il cibo non basta. In quale area distruggi ora delle unità?',
  'season/call-to-arms.decide': 'Recluti da uno dei tuoi quadranti?',
  'season/share.opponent': 'A quale avversario dai una delle tue tre nuove carte Tattica?',
  'season/share.card': 'Quale delle tre carte dai via?',
  'season/herd.unit': 'Quale unità neutrale piazzi?',
  'season/herd.area': 'Dove la piazzi?',
  'season/champions-fair.decide': 'Paghi 2 segnalini Influenza per assoldare un Eroe?',
  'season/audience.favour': 'Quale Eroe riceve una carta Ricompensa, o di chi guardi le rune?',
  'season/turncoat.hero': 'Quale Eroe nemico porti dalla tua parte?',
  'season/flee.rune': 'Quale segnalino runa lascia il tuo regno natio?',
  'season/flee.to': 'Dove sposti il segnalino runa?',
  'season/reckoning.prize': 'Quale Titolo prendi, o preferisci una carta Tattica?',
  'season/rich-harvest.decide': 'Esegui il Raccolto?',
  'season/raiders-at-the-fords.rout': 'Quale delle tue unità metti in rotta?',
  'season/caravans.decide': 'Paghi 2 segnalini Influenza per pescare 2 carte Tattica?',
  'season/fever.unit': now => `Quale unità distruggi${inside(now.at)}?`,
  'season/envoy.from': 'Con quali unità neutrali tenti la diplomazia? Peschi 2 carte Fato.',
  'season/envoy.to': 'Dove vanno se diventano tue alleate?',
  'season/trade.discard': 'Quale carta Tattica scarti?',
  'season/drive.from': 'Quali unità neutrali sposti?',
  'season/drive.to': now => `Dove vanno le unità neutrali${of(now.from)}?`,
  'season/midwinter-verdict.tie': 'Da Primarca decidi tu. Chi tra i giocatori in parità può pagare per primo?',
  'season/midwinter-verdict.pay': 'Paghi 4 segnalini Influenza per ricevere una runa di drago?',
  'season/seekers-vision.hero': 'Quale Eroe trova la runa? Uno dei due segnalini va nella sua area, se possibile.',
  'season/bargain.area': 'In quale area distruggi 3 unità per ricevere una runa di drago?',
  'season/bargain.units': now => `Quale unità distruggi${inside(now.at)}?`,

  // Orders
  'orders.choose': 'Quale Ordine scegli? Resta segreto finché tutti non hanno scelto.',
  'turn.decide': 'Il Raccolto abbasserebbe uno dei tuoi quadranti. Lo esegui?',
  'turn.decideBonus': 'Hai già 3 Eroi. Ne assoldi un altro e ne abbandoni uno?',
  'strategize.mend': 'Questi movimenti non sono permessi insieme. Ricomincia.',
  'strategize.choose': 'Da quale area muovi unità, o quale Eroe muovi?',
  'strategize.to': now => (now.hero === null ? `Dove vanno le unità${of(now.from)}?` : `Dove va ${now.hero}?`),
  'strategize.units': now =>
    `Quali unità si muovono${outOf(now.from)}${now.to === null ? '' : ` all’area ${now.to.name}`}?`,
  'mobilize.activate': 'Quale area attivi?',
  'mobilize.move': now => `Chi si muove${now.at === null ? '' : ` verso l’area ${now.at.name}`}?`,
  'conquer.activate': 'Quale area attivi?',
  'conquer.move': now => `Chi si muove${now.at === null ? '' : ` verso l’area ${now.at.name}`}?`,
  'harvest.store': 'Quale risorsa aggiunge il Magazzino?',
  'harvest/develop.choose': 'Quale Miglioramento costruisci?',
  'harvest/develop.site': 'Presso quale Fortezza lo costruisci?',
  'harvest/develop.free': 'Non ne restano nella riserva. Quale sposti qui?',
  'harvest/develop.store': 'Quale risorsa aggiunge il nuovo Magazzino?',
  'recruit.dial': 'Da quale quadrante recluti?',
  'muster.place': 'Quale unità piazzi, e dove?',
  'muster.free': now =>
    `Non restano miniature. Da quale area ne prendi una${now.to === null ? '' : ` per l’area ${now.to.name}`}?`,
  'levy/triangles.kind': now => `Quale unità piazzi${inside(now.at)}?`,
  'rally.benefit': 'Da quale Città ottieni ora supporto, e quale beneficio scegli?',
  'rally/volunteers.kind': 'Quale unità neutrale si unisce a te?',
  'hero/hire.keep': 'Quale Eroe assoldi?',
  'hero/hire.place': now => (now.hero === null ? 'Dove si unisce a te l’Eroe?' : `Dove si unisce a te ${now.hero}?`),
  'hero/give-up.choose': 'Puoi avere solo 3 Eroi. Quale abbandoni?',
  'power/bonus.title': 'Quale Titolo prendi?',
  'power/bonus.influence': 'Quanti segnalini Influenza piazzi sul Titolo?',
  'fortify.work': 'Che cosa fai ora?',
  'fortify/build.site': 'Dove costruisci una Fortezza?',
  'fortify/repair.stronghold': 'Quale Fortezza ripari?',
  'fortify/move-runes.from': 'Quale segnalino runa sposti?',
  'fortify/move-runes.to': now => `Dove sposti il segnalino runa${of(now.from)}?`,
  'stronghold/raise.free': now => `Non restano Fortezze. A quale rinunci per costruirne una${inside(now.at)}?`,
  'units/sacrifice.choose': now => `Ci sono troppe unità${inside(now.at)}. Quale distruggi?`,

  // What the player of the turn may do besides
  'window/turn.choose': 'Usi qualcosa prima di continuare?',
  'reward/use.hero': now => (now.card === null ? 'Quale Eroe la usa?' : `Quale Eroe usa «${now.card}»?`),
  'reward/flute.to': now => `Dove vanno le unità neutrali${of(now.from)}?`,
  'reward/staff.choose': now => `Rialzi le tue unità${inside(now.at)}, o quale unità neutrale metti in rotta?`,
  'reward/ice-storm.area': 'Quale area colpisce la tempesta di ghiaccio?',
  'reward/ice-storm.unit': now => `Quale unità metti in rotta${inside(now.at)}?`,
  'title/captain.hero': 'Di quale Eroe scarti una carta Ricompensa?',
  'title/captain.reward': now =>
    now.hero === null ? 'Quale carta Ricompensa scarti?' : `Quale carta Ricompensa di ${now.hero} scarti?`,

  // Tactics
  'hand/tactics.discard': 'Puoi tenere solo 10 carte Tattica. Quale scarti?',
  'window/orders-revealed.play': 'Tutte le carte Ordine sono rivelate. Giochi una carta Tattica?',
  'window/battle-start.play': now => `Comincia la battaglia${inside(now.battle)}. Giochi una carta Tattica?`,
  'window/battle-row.play': now =>
    now.row === 0
      ? 'Giochi una carta Tattica prima di questa riga?'
      : `Giochi una carta Tattica prima della riga ${now.row}?`,
  'window/battle-row-after.play': now =>
    now.row === 0 ? 'Giochi una carta Tattica dopo questa riga?' : `Giochi una carta Tattica dopo la riga ${now.row}?`,
  'window/battle-tally.play': 'Sta per essere calcolata la forza. Giochi una carta Tattica?',
  'window/diplomacy.play': 'Giochi una carta Tattica prima di pescare per la diplomazia?',
  'window/test.play': 'Giochi una carta Tattica prima della prova?',
  'window/duel-start.play': 'Comincia il duello. Giochi una carta Tattica?',
  'tactics/ambush.unit': 'Quali delle tue unità agiscono nella riga 1?',
  'tactics/rally-cry.unit': 'Quale unità in rotta rialzi?',
  'tactics/horrific-rumors.opponent': 'Di chi è il segnalino Attivazione che piazzi?',
  'tactics/horrific-rumors.area': 'Dove piazzi il segnalino Attivazione?',
  'tactics/lost-city.area': 'Dove trovi la città perduta?',
  'tactics/beast-drums.area': 'Da quale area si ritirano tutte le unità neutrali?',
  'tactics/sappers.area': 'Quale Fortezza danneggi?',
  'tactics/reinforcements.area': 'Presso quale Fortezza arrivano i rinforzi?',
  'tactics/wandering-giant.area': 'Dove compare il Gigante?',
  'tactics/night-raid.area': 'In quale area fai l’incursione?',
  'tactics/night-raid.unit': now => `Quale unità metti in rotta${inside(now.at)}?`,
  'tactics/war-council.opponent': 'Quale avversario pesca con te?',
  'tactics/war-council.number': 'Quante carte pescate entrambi?',
  'tactics/spy-ring.order': 'Quale carta Ordine riprendi in mano?',
  'tactics/bribed-scouts.choose': 'Quale segnalino runa guardi? Puoi guardarne fino a 3.',
  'tactics/poisoned-wells.opponent': 'A chi abbassi un quadrante?',
  'tactics/poisoned-wells.dial': 'Quale quadrante abbassi di 2?',
  'tactics/bumper-crop.dial': 'Quale quadrante alzi di 2?',
  'tactics/cutpurses.opponent': 'Chi derubi?',
  'tactics/cutpurses.give': 'Ti stanno derubando. Che cosa dai?',
  'tactics/confused-orders.opponent': 'Chi non può usare il Bonus di Supremazia in questa stagione?',

  // Diplomacy and battles
  'diplomacy.choose': now => `Ci sono unità neutrali${inside(now.battle)}. Combatti o tenti la diplomazia?`,
  'diplomacy/test.choose': 'Quale simbolo del destino scegli?',
  'diplomacy.fightOn': 'Rifiutano. Combatti o ti ritiri?',
  'battle/draw.kind': now =>
    now.row === 0 ? 'Quali unità pescano ora?' : `Quali unità pescano ora nella riga ${now.row}?`,
  'battle/draw.support': 'Un Eroe sostiene queste unità? Peschi 1 carta Fato in più e ne scarti una.',
  'battle/draw.drop': 'Quale carta Fato scarti?',
  'battle/aim.choose': now => (now.blow === null ? 'Quale unità nemica scegli?' : AIMS[now.blow]),
  'battle/routs.choose': now =>
    now.n > 1 ? `Devi mettere in rotta ${now.n} unità. Quale ora?` : 'Quale unità va in rotta?',
  'battle/damage.choose': now =>
    now.n > 1 ? `Devi assegnare ${now.n} danni. Quale unità subisce il prossimo?` : 'Quale unità subisce il danno?',
  'battle/destruction.choose': 'Quale unità distruggi?',
  'battle/ransom.choose': 'Quale unità distruggi?',
  'ability/word-of-vaal.choose': 'Quale unità nemica deve ritirarsi?',
  'ability/overpower.choose': 'Infliggi 1 danno, o quale unità danneggiata o in rotta distruggi?',
  'ability/fury.choose': 'Quale Berserker distruggi per infliggere 2 danni?',
  'ability/raise-dead.choose': 'Quanti Rianimati piazzi?',
  'ability/burning.choose': 'Quale unità brucia?',
  'battle/development.use': 'Usi il tuo Miglioramento?',
  'battle/aftermath.stronghold': now => `Hai espugnato la Fortezza${inside(now.battle)}. Che cosa ne fai?`,
  'battle/hero.choose': now => (now.hero === null ? 'L’Eroe resta o si ritira?' : `${now.hero} resta o si ritira?`),
  'battle/excess.choose': now => `Solo 8 unità possono restare${inside(now.at)}. Quale si ritira?`,
  'retreat.choose': now => `Dove si ritirano le unità${of(now.from)}${named(now.army)}?`,

  // Heroes
  'quests/heroes.next': 'Quale Eroe agisce ora?',
  'quests/hero.choose': now => (now.hero === null ? 'Che cosa fa l’Eroe?' : `Che cosa fa ${now.hero}?`),
  'hero/train.attribute': now =>
    now.hero === null ? 'Quale attributo viene addestrato?' : `Quale attributo addestra ${now.hero}?`,
  'hero/move.step': now => (now.hero === null ? 'Dove va l’Eroe?' : `Dove va ${now.hero}?`),
  'hero/move.act': now =>
    now.hero === null
      ? 'L’Eroe inizia un duello o affronta una Missione?'
      : `${now.hero} inizia un duello o affronta una Missione?`,
  'hero/exchange.from': 'Chi cede una carta Ricompensa?',
  'hero/exchange.to': 'Chi riceve la carta Ricompensa?',
  'hero/exchange.reward': 'Quale carta Ricompensa passa di mano?',
  'hero/test.choose': 'Quale simbolo del destino scegli?',
  'exploration/dungeon.enter': now =>
    now.hero === null
      ? 'L’Eroe fa una prova di Forza nel Sotterraneo?'
      : `${now.hero} fa una prova di Forza nel Sotterraneo?`,
  'hand/quests.discard': 'Puoi tenere solo 3 carte Missione. Quale scarti?',
  'quest/line.looks': 'Di chi guardi le rune?',
  'quest/line.keep': now =>
    now.hero === null ? 'Quale carta Ricompensa tieni?' : `Quale carta Ricompensa tiene ${now.hero}?`,
  'quest/line.sift': now =>
    now.hero === null ? 'Quale carta Ricompensa viene scartata?' : `Quale carta Ricompensa scarta ${now.hero}?`,
  'quest/line.move': now => (now.hero === null ? 'Dove va l’Eroe?' : `Dove va ${now.hero}?`),
  'quest/line.allies': 'Dove vanno i tuoi nuovi alleati?',
  'quest/line.kind': 'Quale unità neutrale si unisce a te?',
  'duel/arms.weapon': 'Quale arma usa il tuo Eroe?',
  'duel/arms.armour': 'Quale armatura usa il tuo Eroe?',
  'duel/special.choose': 'Per che cosa usa il tuo Eroe il simbolo abilità speciale?',
  'duel/share.hero': 'Quale Eroe prende la prossima carta Ricompensa?',
  'hero/vessa.rune': 'Quale segnalino runa guarda Vessa?',

  // Runes
  'rune/receive.discard': 'Prima scarti una runa falsa? Puoi scartarne fino a 2.',
  'rune/receive.first': 'Ricevi una runa di drago. Dove piazzi il primo segnalino?',
  'rune/receive.second': 'Dove piazzi l’altro segnalino?',
  'rune/receive.genuine': 'Quale dei due è genuino? Lo saprai solo tu.',
};
