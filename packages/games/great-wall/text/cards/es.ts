import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Mandos
  economy: [
    'Economía',
    'Mueve hasta 3 Funcionarios a 3 Localizaciones distintas. Los demás: hasta 2 a 2. Después, 1 recurso de cada Localización de producción donde tengas un Funcionario, 3 como máximo; con Trabajo duro de otro, 1 madera, piedra u oro más.',
  ],
  despotism: [
    'Despotismo',
    'Mueve hasta 2 Funcionarios, también a la misma Localización; con Economía de otro, 2 más. Los demás: 1 Funcionario. Después, una activación avanzada de una Localización con un Funcionario tuyo.',
  ],
  'attack-order': [
    'Orden de ataque',
    'Mueve hasta 2 Funcionarios a 2 Localizaciones. Los demás: lo mismo, o atacar con 1 Soldado. Después, en las secciones que quieras, todos tus Soldados en descanso atacan y todos tus Arqueros disparan. Con Despotismo de otro obtienes 2 Chi.',
  ],
  'work-harder': [
    'Trabajo duro',
    'Mueve hasta 3 Funcionarios entre las Localizaciones de producción y el Campamento de Constructores. Los demás: hasta 2 Funcionarios a 2 Localizaciones. Después construye una vez; con Leva de otro, por 1 recurso propio menos.',
  ],
  levy: [
    'Leva',
    'Mueve hasta 2 Funcionarios a 2 Localizaciones. Los demás: lo mismo. Después recluta 1 Soldado por 1 recurso menos; con Orden de ataque de otro, 1 más a precio completo. Roba una Táctica.',
  ],
  betrayal: [
    'Traición',
    'Haz lo que corresponde al dueño en un Mando ajeno de la cola, o mueve hasta 2 Funcionarios a 1 o 2 Localizaciones. Nunca se recupera.',
  ],
  reed: [
    'Clan Junco',
    'El Señor Feudal mueve hasta 2 Funcionarios del Junco. Cada jugador: hasta 2 Funcionarios a 2 Localizaciones. Después, 1 madera, piedra u oro va al Almacén.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'Envía Funcionarios a las Localizaciones más bajas de su indicador y activa de la más alta a la más baja. Obtiene Honor por los Funcionarios en Localizaciones de producción, por cada Herida, por Murallas, Hordas y Artefactos. Nunca paga ni recibe Deshonra.',
  ],
  'qin-economy': [
    'Economía',
    '3 Funcionarios a las 3 Localizaciones más bajas. Los demás: hasta 2 Funcionarios a 2 Localizaciones. Después, su Supervisor en la Localización de producción más baja sube 1 nivel, y obtiene 1 de Honor por Consejero de Apoyo.',
  ],
  'qin-despotism': [
    'Despotismo',
    '2 Funcionarios a las 2 Localizaciones más bajas. Los demás: 1 Funcionario. Después, una activación avanzada de la Localización más alta con un Funcionario suyo.',
  ],
  'qin-attack-order': [
    'Orden de ataque',
    '2 Funcionarios a las 2 Localizaciones más bajas. Los demás: hasta 2 Funcionarios a 2 Localizaciones, o un ataque con 1 Soldado. Después, un Lancero se une gratis y ataca, y todos sus Arqueros disparan.',
  ],
  'qin-work-harder': [
    'Trabajo duro',
    '2 Funcionarios a las 2 Localizaciones más bajas. Los demás: hasta 2 Funcionarios a 2 Localizaciones. Después construye un nivel de Muralla donde señala el indicador de Invasión, o en la otra sección: paga antes el Almacén, y el resto cuenta como pagado. Si las dos Murallas están completas: 6 de Honor.',
  ],
  'qin-levy': [
    'Leva',
    '2 Funcionarios a las 2 Localizaciones más bajas. Los demás: hasta 2 Funcionarios a 2 Localizaciones. Después, un Arquero y un Lancero se unen gratis y atacan.',
  ],
  'qin-betrayal': [
    'Traición',
    '2 Funcionarios a las 2 Localizaciones más bajas. Después, su marcador de Té va arriba del todo, su Supervisor de nivel más bajo sube 1, y obtiene 1 de Honor por Consejero de Apoyo.',
  ],

  // Generales
  'song-ci': ['Song Ci', 'Cada vez que mejoras un Supervisor: 2 de Honor por Consejero de Apoyo.'],
  'yang-ye': ['Yang Ye', 'De tus Soldados que morirían, uno por Consejero de Apoyo se salva por 1 Chi.'],
  'che-kung': [
    'Che Kung',
    'Por cada Lancero o Jinete que pones en una Horda: 1 de Honor por Consejero de Apoyo, 4 como máximo.',
  ],
  'zhang-shijie': ['Zhang Shijie', 'Después de jugar una Táctica: 1 Chi por Consejero de Apoyo, 4 como máximo.'],
  'yue-fei': [
    'Yue Fei',
    'Después de tu paso de activación puedes atacar con un Soldado en descanso por Consejero de Apoyo.',
  ],
  'han-shizhong': [
    'Han Shizhong',
    'Una vez por ataque, paga 1 Chi: hasta una herida por Consejero de Apoyo, 4 como máximo, en una Horda que atacaste.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'Al empezar los disparos, por cada sección con un Arquero tuyo en un Puesto: 1 de Honor por Consejero de Apoyo, 4 como máximo.',
  ],
  'meng-gong': [
    'Meng Gong',
    'Tus Jinetes cuestan 1 oro menos por Consejero de Apoyo. Al derrotar una Horda: 2 de Honor por cada Jinete tuyo en ella.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Una vez por reclutamiento: 1 recurso a elegir menos por Consejero de Apoyo; cada Soldado cuesta al menos 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'Un Funcionario tuyo solo en una Localización activada, salvo la Embajada, cuenta como uno por Consejero de Apoyo, 4 como máximo.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'Después de activarse una Localización donde tenías 2 Funcionarios o más: ataca con 1 Soldado en descanso o roba una Táctica. Una vez por Consejero de Apoyo cada otoño.',
  ],
  'yu-jie': [
    'Yu Jie',
    'Al construir un nivel de Muralla: 2 de Honor por Consejero de Apoyo; una Barricada: 1, con un máximo de 3. Con dos jugadores: 1 por Consejero, y un máximo de 1.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'En una Horda derrotada con un Soldado tuyo cuentas 1 Zona Vital más por Consejero de Apoyo.',
  ],
  'marsh-elders': ['Ancianos del pantano', 'Cuando el clan Junco dona, el Señor Feudal obtiene 1 de Honor.'],
  'river-wardens': ['Guardianes del río', 'Un Lancero del Junco sin objetivo construye una Barricada, si hay sitio.'],

  // Consejeros: economía
  'timber-steward': ['Intendente de la madera', 'En verano: 1 madera, o 2 con un Supervisor de madera.'],
  'stone-steward': ['Intendente de la piedra', 'En verano: 1 piedra, o 2 con un Supervisor de piedra.'],
  'mint-steward': ['Intendente de la ceca', 'En verano: 1 oro, o 2 con un Supervisor de oro.'],
  'incense-keeper': ['Guardián del incienso', 'En verano: 1 Chi, o 2 con un Supervisor de Chi.'],
  'river-trader': [
    'Mercader fluvial',
    'Al empezar tu turno: cambia hasta 2 de madera, piedra u oro por otros de estos.',
  ],
  'pilgrim-broker': ['Corredor de peregrinos', 'Al empezar tu turno: paga 2 de madera, piedra u oro por 2 Chi.'],
  surveyor: ['Agrimensor', 'Las mejoras cuestan 1 menos, al menos 1.'],
  'guild-master': ['Maestro del gremio', 'Al mejorar un Supervisor: 1 de su recurso y 1 de Honor.'],
  'toll-collector': ['Recaudador de peajes', '1 oro por cada Funcionario o Consejero que contrata otro jugador.'],
  extortionist: ['Extorsionador', 'Al recolectar, usa el nivel del Supervisor de otro jugador en vez del tuyo.'],
  'spiritual-guide': ['Guía espiritual', 'Puedes pagar las mejoras con cualquier recurso, también mezclados.'],
  almsgiver: ['Limosnero', 'Puedes donar hasta 2 recursos por activación.'],

  // Consejeros: funcionarios
  chancellor: [
    'Canciller',
    'En el primer recuadro de tu Mando: 1 Funcionario más, a una Localización a la que no moviste.',
  ],
  courier: ['Mensajero', 'En el recuadro para los demás: 1 Funcionario más, a otra Localización.'],
  examiner: ['Examinador', 'Un Funcionario cuesta 1 oro menos y puede ir directamente a una Localización con sitio.'],
  'court-tutor': ['Preceptor de la corte', 'Un Consejero cuesta 1 oro menos, al menos 1.'],
  'tea-master': ['Maestro del té', 'En la Casa de Té subes 1 más; si ya estás arriba, obtienes 2 Chi.'],
  magistrate: ['Magistrado', 'Paga 1 oro en vez de recibir Deshonra por estar solo en una Localización.'],
  logistician: [
    'Logista',
    'Después de tu paso de activación: mueve hasta 2 Soldados de zonas de Descanso o Puestos a zonas de Descanso de otras secciones.',
  ],
  'war-scholar': [
    'Erudito de la guerra',
    'En la Academia de Guerra roba 1 más y luego descarta 1. Puedes tener 7 Tácticas.',
  ],
  'gang-overseer': [
    'Capataz',
    'Una vez al año en tu paso de activación: una activación avanzada donde tengas 2 Funcionarios o más.',
  ],
  archivist: ['Archivero', 'Al recuperar los Mandos: 1 de Honor por carta; en cooperativo 2.'],

  // Consejeros: guerra
  guardian: ['Guardián', 'Después de tu paso de activación: ataca con 1 Soldado en cada sección.'],
  'spear-drillmaster': ['Instructor de lanceros', 'Un reclutamiento con un Lancero cuesta 2 piedras menos.'],
  fletcher: ['Flechero', 'Un reclutamiento con un Arquero cuesta 2 Chi menos.'],
  'stable-master': ['Caballerizo mayor', 'Un reclutamiento con un Jinete cuesta 2 oros menos.'],
  'cavalry-paymaster': ['Pagador de la caballería', '2 oros por cada Jinete tuyo muerto.'],
  'vanguard-captain': ['Capitán de vanguardia', 'Cuando un Soldado tuyo es el primero en una Horda: 2 de Honor.'],
  'bounty-keeper': ['Guardián del botín', 'Al quedarte una Horda: 2 de madera, piedra u oro.'],
  'field-surgeon': ['Cirujano de campaña', 'El primer Soldado que salvas en cada evento cuesta 1 Chi menos.'],
  'patron-of-widows': ['Protector de las viudas', '1 de Honor por Soldado tuyo muerto, 3 como máximo por evento.'],
  sharpshooter: ['Tirador de élite', 'En los disparos de invierno uno de tus Arqueros pone 1 herida más.'],
  'signal-officer': ['Oficial de señales', 'Al reclutar, ataca también con 1 Soldado en descanso.'],
  pathfinder: ['Explorador', 'Paga 1 Chi: un Lancero puede atacar la segunda Horda de su sección.'],
  duellist: ['Duelista', 'Ganas los empates por las Hordas.'],
  'camp-quartermaster': [
    'Intendente del campamento',
    'Al empezar el invierno: 1 Chi por sección donde descanse un Soldado tuyo.',
  ],

  // Consejeros: murallas
  'wall-architect': ['Arquitecto de la Muralla', 'Un nivel de Muralla cuesta 2 recursos propios menos.'],
  'palisade-maker': ['Maestro de empalizadas', 'Una Barricada cuesta 1 menos y da 1 de Honor más.'],
  'watch-captain': [
    'Capitán de la guardia',
    'Al construir un nivel de Muralla: un Arquero tuyo que descansa allí ocupa un Puesto y pone 1 herida.',
  ],
  'storehouse-keeper': ['Almacenero', '1 de Honor cuando otro jugador construye con recursos del Almacén.'],
  'fire-pot-engineer': [
    'Ingeniero de fuego',
    'Una vez por invierno, al empezar el asalto, paga 1 Chi: +2 de defensa en una sección.',
  ],

  // Consejeros: corte
  strategist: ['Estratega', 'Potenciar una Táctica cuesta 1 Chi menos.'],
  'court-poet': ['Poeta de la corte', 'Al jugar una Táctica: 1 de Honor, potenciada 2.'],
  'penitent-abbot': [
    'Abad penitente',
    'En verano la primera ficha de Deshonra que descartas es gratis; en cooperativo cuesta 5 de Honor menos.',
  ],

  // Tácticas
  retreat: ['Retirada', 'Cuando tus Soldados morirían: salva 1. Potenciada (2 Chi): todos los de este evento.'],
  restless: [
    'Incansable',
    'En verano: mejora 1 Supervisor por 2 menos. Potenciada (3 Chi): 2 distintos sin más coste.',
  ],
  'feigned-flight': [
    'Huida fingida',
    'Cuando reclutas o puedes atacar: ataca con 1 Soldado en descanso. Potenciada (2 Chi): con hasta 3 de una sección.',
  ],
  'arrow-storm': [
    'Tormenta de flechas',
    'Antes de comprobar derrotas: 1 herida en una Horda de una sección donde tengas un Arquero en un Puesto. Potenciada (2 Chi): 1 por Arquero allí y 1 más.',
  ],
  'night-labour': [
    'Trabajo nocturno',
    'Después de los efectos de un Mando: mueve 1 Funcionario. Potenciada (2 Chi): hasta 2, también a la misma Localización.',
  ],
  'forced-march': [
    'Marcha forzada',
    'Al empezar cualquier turno: mueve Soldados en descanso a otra zona de Descanso. Potenciada (1 Chi): después ataca con 1 de ellos.',
  ],
  'tribute-caravan': ['Caravana de tributos', 'En verano: 2 de madera, piedra u oro. Potenciada (2 Chi): 5.'],
  stockades: ['Empalizadas', 'Al empezar el asalto: 1 Barricada gratis. Potenciada (2 Chi): 2.'],
  'public-atonement': [
    'Expiación pública',
    'En verano: descarta 1 ficha de Deshonra tuya. Potenciada (3 Chi): 2, y 3 de Honor.',
  ],
  'trophy-hunters': [
    'Cazadores de trofeos',
    'Antes de comprobar derrotas: si se derrota una Horda con un Soldado tuyo, 3 de Honor. Potenciada (2 Chi): y cuentas 2 Zonas Vitales más.',
  ],

  // Artefactos
  'roll-of-counsellors': ['Rollo de los consejeros', '8 de Honor por Consejero de Apoyo.'],
  'ledger-of-overseers': ['Libro de los supervisores', '3 de Honor por nivel de tus Supervisores.'],
  'banner-of-blood': [
    'Estandarte de sangre',
    '1 de Honor por herida infligida: Zonas Vitales que cubrieron tus Soldados y fichas de herida que pusiste.',
  ],
  'foundation-stone': ['Primera piedra', '6 de Honor por nivel de Muralla y 1 por Barricada que construiste.'],
  'hall-of-trophies': [
    'Salón de trofeos',
    'Según las Hordas conseguidas sin Deshonra: 20, 12, 6, 0 de Honor; sin ninguna, nada.',
  ],

  // Hordas
  outriders: ['Jinetes de la estepa', 'Flanqueo: +2 de Poder si no están en la primera fila.'],
  shields: ['Vanguardia de escudos', 'Escudos torre: las heridas solo se ponen en la fila superior.'],
  'horse-archers': [
    'Arqueros a caballo',
    'Disparos de despedida: antes de que su sección dispare en invierno, quien tenga Arqueros en Puestos allí paga 1 Chi o manda uno a descansar.',
  ],
  'siege-crew': ['Cuadrilla de asedio', 'Demoledores: en la primera fila cada Barricada da 1 de defensa en vez de 2.'],
  keshig: ['Guardia Keshig', 'Sin cuartel: la Mortandad en esta carta es 1 más.'],
  shamans: ['Círculo de chamanes', 'Tambores de guerra: las demás Hordas de la sección tienen +1 de Poder.'],
  raiders: [
    'Saqueadores',
    'Pillaje: cuando abren brecha, quien no tenga Soldados en ellos pierde además 1 madera, piedra u oro.',
  ],
  lancers: ['Lanceros en camello', 'Bosque de lanzas: poner aquí un Jinete cuesta 1 Chi más.'],
};
