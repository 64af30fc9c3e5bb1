import type { Place } from '@teahouse/kernel';
import type { Blow } from '../../src/rules/battle/losses.ts';
import type { Asks } from './labels.ts';

/** ' en 7C', where the place is known. */
const inside = (place: Place | null): string => (place === null ? '' : ` ${place.in}`);
const into = (place: Place | null): string => (place === null ? '' : ` ${place.to}`);
const outOf = (place: Place | null): string => (place === null ? '' : ` ${place.from}`);
/** ' (2 Sorcerers)', where units are named. */
const named = (army: string): string => (army === '' ? '' : ` (${army})`);

const AIMS: Readonly<Record<Blow, string>> = {
  rout: '¿A qué unidad enemiga pones en fuga?',
  damage: '¿Qué unidad enemiga sufre 1 de daño?',
  strike: '¿A qué unidad enemiga golpeas?',
  destroy: '¿Qué unidad enemiga destruyes?',
  terrify: '¿A qué unidad enemiga aterrorizas?',
};

export const asks: Asks = {
  // Preparación
  'setup.faction': '¿Qué facción lideras?',
  'setup/tile.choose': '¿Cuál de tus losetas colocas primero?',
  'setup/tile.place': '¿Dónde va la loseta y con qué orientación?',
  'setup/markers.place': '¿Dónde va el siguiente marcador de reino de origen?',
  'setup/realm.choose': '¿Qué marcador sustituyes por tu reino de origen?',
  'setup/realm.place': '¿Con qué orientación colocas tu reino de origen?',
  'setup/army.place': '¿Dónde despliegas tu ejército?',
  'setup/runes.home': now =>
    now.seen?.house.epic
      ? '¿En qué área de tu reino de origen está la runa auténtica?'
      : '¿En qué área de tu reino de origen está la runa falsa?',
  'setup/wild.first': '¿Dónde colocas la primera de tus dos fichas de runa?',
  'setup/wild.second': '¿Dónde colocas la otra ficha de runa?',
  'setup/wild.genuine': '¿Cuál de las dos fichas de runa es la auténtica? Solo tú lo sabrás.',

  // Estaciones
  'bid.offer': now =>
    now.season === null ? '¿Cuánta influencia pujas?' : `¿Cuánta influencia pujas por «${now.season}»?`,
  'bid.tie': 'Eres el Primarca. ¿Quién gana la puja empatada?',
  'autumn.receive': '¿Tomas 2 de influencia o una carta de táctica?',
  'winter/starve.area': 'Falta comida. ¿En qué área destruyes ahora unidades?',
  'season/call-to-arms.decide': '¿Reclutas con uno de tus diales?',
  'season/share.opponent': '¿A qué rival le das una de tus tres cartas de táctica nuevas?',
  'season/share.card': '¿Cuál de las tres le das?',
  'season/herd.unit': '¿Qué unidad neutral colocas?',
  'season/herd.area': '¿Dónde la colocas?',
  'season/champions-fair.decide': '¿Pagas 2 de influencia para contratar a un héroe?',
  'season/audience.favour': '¿Qué héroe recibe una recompensa, o de quién miras las runas?',
  'season/turncoat.hero': '¿A qué héroe enemigo atraes a tu bando?',
  'season/flee.rune': '¿Qué ficha de runa sale de tu reino de origen?',
  'season/flee.to': '¿Adónde mueves la ficha de runa?',
  'season/reckoning.prize': '¿Qué título tomas, o robas una carta de táctica?',
  'season/rich-harvest.decide': '¿Cosechas?',
  'season/raiders-at-the-fords.rout': '¿A cuál de tus unidades pones en fuga?',
  'season/caravans.decide': '¿Pagas 2 de influencia para robar 2 cartas de táctica?',
  'season/fever.unit': now => `¿Qué unidad destruyes${inside(now.at)}?`,
  'season/envoy.from': '¿Con qué unidades neutrales negocias? Robas 2 cartas de destino.',
  'season/envoy.to': '¿Adónde van si se convierten en tus aliadas?',
  'season/trade.discard': '¿Qué carta de táctica descartas?',
  'season/drive.from': '¿Qué unidades neutrales ahuyentas?',
  'season/drive.to': now => `¿Adónde van las unidades neutrales${outOf(now.from)}?`,
  'season/midwinter-verdict.tie': 'Eres el Primarca. ¿Cuál de los jugadores empatados puede pagar primero?',
  'season/midwinter-verdict.pay': '¿Pagas 4 de influencia para recibir una runa de dragón?',
  'season/seekers-vision.hero': '¿Qué héroe encuentra la runa? Una de las dos fichas va a su área, si es posible.',
  'season/bargain.area': '¿En qué área destruyes 3 unidades para recibir una runa de dragón?',
  'season/bargain.units': now => `¿Qué unidad destruyes${inside(now.at)}?`,

  // Órdenes
  'orders.choose': '¿Qué orden eliges? Es secreta hasta que todos hayan elegido.',
  'turn.decide': 'Cosechar bajaría uno de tus diales. ¿Realizas la acción?',
  'turn.decideBonus': 'Ya tienes 3 héroes. ¿Contratas a otro y despides a uno?',
  'strategize.mend': 'Estos movimientos no están permitidos en conjunto. Empieza de nuevo.',
  'strategize.choose': '¿Las unidades de qué área mueves ahora, o a qué héroe?',
  'strategize.to': now =>
    now.hero === null ? `¿Adónde van las unidades${outOf(now.from)}?` : `¿Adónde va ${now.hero}?`,
  'strategize.units': now => `¿Qué unidades van${outOf(now.from)}${into(now.to)}?`,
  'mobilize.activate': '¿Qué área activas?',
  'mobilize.move': now => `¿Quién se mueve${into(now.at)}?`,
  'conquer.activate': '¿Qué área activas?',
  'conquer.move': now => `¿Quién se mueve${into(now.at)}?`,
  'harvest.store': '¿Qué recurso añade el Almacén?',
  'harvest/develop.choose': '¿Qué desarrollo construyes?',
  'harvest/develop.site': '¿En qué fortaleza lo construyes?',
  'harvest/develop.free': 'No te queda ninguno. ¿Cuál trasladas aquí?',
  'harvest/develop.store': '¿Qué recurso añade el nuevo Almacén?',
  'recruit.dial': '¿Con qué dial reclutas?',
  'muster.place': '¿Qué unidad colocas y dónde?',
  'muster.free': now => `No quedan figuras. ¿De qué área tomas una para llevarla${into(now.to) || ' allí'}?`,
  'levy/triangles.kind': now => `¿Qué unidad colocas${inside(now.at)}?`,
  'rally.benefit': '¿De qué ciudad recabas apoyo ahora y qué tomas?',
  'rally/volunteers.kind': '¿Qué unidad neutral se une a ti?',
  'hero/hire.keep': '¿A qué héroe contratas?',
  'hero/hire.place': now => (now.hero === null ? '¿Dónde se une a ti el héroe?' : `¿Dónde se une a ti ${now.hero}?`),
  'hero/give-up.choose': 'Solo puedes tener 3 héroes. ¿A cuál despides?',
  'power/bonus.title': '¿Qué título tomas?',
  'power/bonus.influence': '¿Cuánta influencia colocas en el título?',
  'fortify.work': '¿Qué haces ahora?',
  'fortify/build.site': '¿Dónde construyes una fortaleza?',
  'fortify/repair.stronghold': '¿Qué fortaleza reparas?',
  'fortify/move-runes.from': '¿Qué ficha de runa mueves?',
  'fortify/move-runes.to': now => `¿Adónde mueves la ficha de runa${outOf(now.from)}?`,
  'stronghold/raise.free': now => `No te quedan fortalezas. ¿A cuál renuncias para construir${inside(now.at)}?`,
  'units/sacrifice.choose': now => `Hay demasiadas unidades${inside(now.at)}. ¿Cuál destruyes?`,

  // Lo que el jugador en turno puede hacer además
  'window/turn.choose': '¿Usas algo antes de seguir?',
  'reward/use.hero': now => (now.card === null ? '¿Qué héroe la usa?' : `¿Qué héroe usa «${now.card}»?`),
  'reward/flute.to': now => `¿Adónde van las unidades neutrales${outOf(now.from)}?`,
  'reward/staff.choose': now => `¿Pones en pie tus unidades${inside(now.at)}, o a qué unidad neutral pones en fuga?`,
  'reward/ice-storm.area': '¿En qué área descarga la tormenta de hielo?',
  'reward/ice-storm.unit': now => `¿A qué unidad pones en fuga${inside(now.at)}?`,
  'title/captain.hero': '¿De quién es la recompensa que descartas?',
  'title/captain.reward': now =>
    now.hero === null ? '¿Qué recompensa descartas?' : `¿Qué recompensa de ${now.hero} descartas?`,

  // Tácticas
  'hand/tactics.discard': 'Solo puedes tener 10 cartas de táctica. ¿Cuál descartas?',
  'window/orders-revealed.play': 'Todas las órdenes están reveladas. ¿Juegas una carta de táctica?',
  'window/battle-start.play': now => `Comienza la batalla${inside(now.battle)}. ¿Juegas una carta de táctica?`,
  'window/battle-row.play': now =>
    now.row === 0
      ? '¿Juegas una carta de táctica antes de esta fila?'
      : `¿Juegas una carta de táctica antes de la fila ${now.row}?`,
  'window/battle-row-after.play': now =>
    now.row === 0
      ? '¿Juegas una carta de táctica después de esta fila?'
      : `¿Juegas una carta de táctica después de la fila ${now.row}?`,
  'window/battle-tally.play': 'Se va a contar la fuerza. ¿Juegas una carta de táctica?',
  'window/diplomacy.play': '¿Juegas una carta de táctica antes de robar para la diplomacia?',
  'window/test.play': '¿Juegas una carta de táctica antes de la prueba?',
  'window/duel-start.play': 'Comienza el duelo. ¿Juegas una carta de táctica?',
  'tactics/ambush.unit': '¿Cuáles de tus unidades actúan en la fila 1?',
  'tactics/rally-cry.unit': '¿Qué unidad en fuga pones en pie?',
  'tactics/horrific-rumors.opponent': '¿De quién es la ficha de activación que colocas?',
  'tactics/horrific-rumors.area': '¿Dónde colocas la ficha de activación?',
  'tactics/lost-city.area': '¿Dónde encuentras la ciudad perdida?',
  'tactics/beast-drums.area': '¿De qué área se retiran todas las unidades neutrales?',
  'tactics/sappers.area': '¿Qué fortaleza dañas?',
  'tactics/reinforcements.area': '¿A qué fortaleza llegan tus refuerzos?',
  'tactics/wandering-giant.area': '¿Dónde aparece el Gigante?',
  'tactics/night-raid.area': '¿Qué área atacas de noche?',
  'tactics/night-raid.unit': now => `¿A qué unidad pones en fuga${inside(now.at)}?`,
  'tactics/war-council.opponent': '¿Qué rival roba contigo?',
  'tactics/war-council.number': '¿Cuántas cartas robáis cada uno?',
  'tactics/spy-ring.order': '¿Qué orden recuperas?',
  'tactics/bribed-scouts.choose': '¿Qué ficha de runa miras? Puedes mirar hasta 3.',
  'tactics/poisoned-wells.opponent': '¿De quién es el dial que bajas?',
  'tactics/poisoned-wells.dial': '¿Qué dial bajas en 2?',
  'tactics/bumper-crop.dial': '¿Qué dial subes en 2?',
  'tactics/cutpurses.opponent': '¿A quién robas?',
  'tactics/cutpurses.give': 'Te están robando. ¿Qué das?',
  'tactics/confused-orders.opponent': '¿Quién no puede usar ninguna bonificación de supremacía esta estación?',

  // Diplomacia y batallas
  'diplomacy.choose': now =>
    `Hay unidades neutrales ${now.battle === null ? 'en el área' : now.battle.in}. ¿Luchas o negocias?`,
  'diplomacy/test.choose': '¿Qué color eliges?',
  'diplomacy.fightOn': 'Se niegan. ¿Luchas o te retiras?',
  'battle/draw.kind': now =>
    now.row === 0 ? '¿Qué unidades roban ahora?' : `¿Qué unidades roban ahora en la fila ${now.row}?`,
  'battle/draw.support': '¿Apoya un héroe a estas unidades? Robas 1 carta de destino más y descartas una.',
  'battle/draw.drop': '¿Qué carta de destino descartas?',
  'battle/aim.choose': now => (now.blow === null ? '¿Qué unidad enemiga eliges?' : AIMS[now.blow]),
  'battle/routs.choose': now =>
    now.n > 1 ? `Debes poner en fuga a ${now.n} unidades. ¿Cuál es la siguiente?` : '¿Qué unidad queda en fuga?',
  'battle/damage.choose': now =>
    now.n > 1 ? `Debes asignar ${now.n} de daño. ¿Qué unidad sufre el siguiente punto?` : '¿Qué unidad sufre el daño?',
  'battle/destruction.choose': '¿Qué unidad destruyes?',
  'battle/ransom.choose': '¿Qué unidad destruyes?',
  'ability/word-of-vaal.choose': '¿Qué unidad enemiga debe retirarse?',
  'ability/overpower.choose': '¿Infliges 1 de daño, o qué unidad debilitada destruyes?',
  'ability/fury.choose': '¿Qué Berserker destruyes para infligir 2 de daño?',
  'ability/raise-dead.choose': '¿Cuántos Reanimados alzas?',
  'ability/burning.choose': '¿Qué unidad arde?',
  'battle/development.use': '¿Usas tu desarrollo?',
  'battle/aftermath.stronghold': now => `Has tomado la fortaleza${inside(now.battle)}. ¿Qué haces con ella?`,
  'battle/hero.choose': now =>
    now.hero === null ? '¿El héroe se queda o se retira?' : `¿Se queda ${now.hero} o se retira?`,
  'battle/excess.choose': now => `Solo pueden quedarse 8 unidades${inside(now.at)}. ¿Cuál se retira?`,
  'retreat.choose': now => `¿Adónde se retiran las unidades${outOf(now.from)}${named(now.army)}?`,

  // Héroes
  'quests/heroes.next': '¿Qué héroe actúa ahora?',
  'quests/hero.choose': now => (now.hero === null ? '¿Qué hace el héroe?' : `¿Qué hace ${now.hero}?`),
  'hero/train.attribute': now =>
    now.hero === null ? '¿Qué atributo se entrena?' : `¿Qué atributo entrena ${now.hero}?`,
  'hero/move.step': now => (now.hero === null ? '¿Adónde va el héroe?' : `¿Adónde va ${now.hero}?`),
  'hero/move.act': now =>
    now.hero === null
      ? '¿El héroe se bate en duelo o intenta una misión?'
      : `¿${now.hero} se bate en duelo o intenta una misión?`,
  'hero/exchange.from': '¿Quién entrega una recompensa?',
  'hero/exchange.to': '¿Quién recibe la recompensa?',
  'hero/exchange.reward': '¿Qué recompensa cambia de manos?',
  'hero/test.choose': '¿Qué color eliges?',
  'exploration/dungeon.enter': now =>
    now.hero === null
      ? '¿El héroe hace la prueba de Fuerza de la mazmorra?'
      : `¿Hace ${now.hero} la prueba de Fuerza de la mazmorra?`,
  'hand/quests.discard': 'Solo puedes tener 3 cartas de misión. ¿Cuál descartas?',
  'quest/line.looks': '¿De quién miras las runas?',
  'quest/line.keep': now =>
    now.hero === null ? '¿Qué recompensa conservas?' : `¿Qué recompensa conserva ${now.hero}?`,
  'quest/line.sift': now =>
    now.hero === null ? '¿Qué recompensa se descarta?' : `¿Qué recompensa descarta ${now.hero}?`,
  'quest/line.move': now => (now.hero === null ? '¿Adónde va el héroe?' : `¿Adónde va ${now.hero}?`),
  'quest/line.allies': '¿Adónde van tus nuevas aliadas?',
  'quest/line.kind': '¿Qué unidad neutral se une a ti?',
  'duel/arms.weapon': '¿Qué arma usa tu héroe?',
  'duel/arms.armour': '¿Qué armadura usa tu héroe?',
  'duel/special.choose': '¿Para qué usa tu héroe el símbolo especial?',
  'duel/share.hero': '¿Qué héroe se lleva la siguiente recompensa?',
  'hero/vessa.rune': '¿Qué ficha de runa mira Vessa?',

  // Runas
  'rune/receive.discard': '¿Descartas antes una runa falsa? Puedes descartar hasta 2.',
  'rune/receive.first': 'Recibes una runa de dragón. ¿Dónde colocas la primera ficha?',
  'rune/receive.second': '¿Dónde colocas la otra ficha?',
  'rune/receive.genuine': '¿Cuál de las dos es la auténtica? Solo tú lo sabrás.',
};
