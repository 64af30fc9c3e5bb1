import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Cartas de Mando
  economy: [
    'Economía',
    'Mueves hasta 3 Funcionarios a 3 Localizaciones distintas. Los demás jugadores mueven hasta 2 Funcionarios a 2 Localizaciones distintas. Después obtienes 1 recurso de cada Localización de Producción donde tengas un Funcionario, como mucho 3. Con «Trabajo duro» de otro en la cola obtienes 1 Madera, Piedra u Oro más.',
  ],
  despotism: [
    'Despo\u00ADtismo',
    'Mueves hasta 2 Funcionarios, incluso a la misma Localización. Con «Economía» de otro en la cola mueves hasta 2 más. Los demás jugadores mueven 1 Funcionario. Después haces una activación avanzada de una Localización con un Funcionario tuyo.',
  ],
  'attack-order': [
    'Orden de ataque',
    'Mueves hasta 2 Funcionarios a 2 Localizaciones distintas. Los demás jugadores hacen lo mismo o atacan con 1 Soldado. Después, en cualquier sección, atacan todos tus Soldados en descanso y disparan todos tus Arqueros. Con «Despotismo» de otro en la cola obtienes 2 Chi.',
  ],
  'work-harder': [
    'Trabajo duro',
    'Mueves hasta 3 Funcionarios entre las Localizaciones de Producción y el Campamento de Constructores. Los demás jugadores mueven hasta 2 Funcionarios a 2 Localizaciones distintas. Después construyes una vez. Con «Leva» de otro en la cola pagas 1 recurso tuyo menos.',
  ],
  levy: [
    'Leva',
    'Mueves hasta 2 Funcionarios a 2 Localizaciones distintas. Los demás jugadores hacen lo mismo. Después reclutas 1 Soldado por 1 recurso menos. Con «Orden de ataque» de otro en la cola reclutas 1 más a coste completo. Robas una Táctica.',
  ],
  betrayal: [
    'Traición',
    'Realizas la parte del propietario de la carta de Mando de otro en la cola, o mueves hasta 2 Funcionarios a 1 o 2 Localizaciones. «Traición» nunca se recupera.',
  ],
  reed: [
    'Clan Junco',
    'El Señor Feudal mueve hasta 2 Funcionarios del clan Junco. Cada jugador mueve hasta 2 Funcionarios a 2 Localizaciones distintas. Después 1 Madera, Piedra u Oro va al Almacén.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'Envía Funcionarios a las Localizaciones más bajas de su indicador y activa de la más alta hacia abajo. Obtiene Honor por los Funcionarios en Localizaciones de Producción, por cada Herida, por Murallas, Hordas y Artefactos. Nunca paga y nunca obtiene Deshonra.',
  ],
  'qin-economy': [
    'Economía',
    'Mueve 3 Funcionarios a las 3 Localizaciones más bajas. Los demás jugadores mueven hasta 2 Funcionarios a 2 Localizaciones distintas. Después su Supervisor en la Localización de Producción más baja sube 1 nivel, y él obtiene 1 de Honor por Consejero de Apoyo.',
  ],
  'qin-despotism': [
    'Despo\u00ADtismo',
    'Mueve 2 Funcionarios a las 2 Localizaciones más bajas. Los demás jugadores mueven 1 Funcionario. Después hace una activación avanzada de la Localización más alta con un Funcionario suyo.',
  ],
  'qin-attack-order': [
    'Orden de ataque',
    'Mueve 2 Funcionarios a las 2 Localizaciones más bajas. Los demás jugadores mueven hasta 2 Funcionarios a 2 Localizaciones distintas o atacan con 1 Soldado. Después recluta gratis un Lancero, que ataca, y disparan todos sus Arqueros.',
  ],
  'qin-work-harder': [
    'Trabajo duro',
    'Mueve 2 Funcionarios a las 2 Localizaciones más bajas. Los demás jugadores mueven hasta 2 Funcionarios a 2 Localizaciones distintas. Después construye un nivel de Muralla donde apunta el indicador de Invasión, o si no en la otra sección. Primero paga el Almacén, y el resto cuenta como pagado. Si las dos Murallas están completas, obtiene 6 de Honor.',
  ],
  'qin-levy': [
    'Leva',
    'Mueve 2 Funcionarios a las 2 Localizaciones más bajas. Los demás jugadores mueven hasta 2 Funcionarios a 2 Localizaciones distintas. Después recluta gratis un Arquero y un Lancero, y los dos atacan.',
  ],
  'qin-betrayal': [
    'Traición',
    'Mueve 2 Funcionarios a las 2 Localizaciones más bajas. Después su marcador de Té va a lo más alto, su Supervisor de nivel más bajo sube 1, y él obtiene 1 de Honor por Consejero de Apoyo.',
  ],

  // Generales
  'song-ci': ['Song Ci', 'Siempre que mejoras un Supervisor: obtén 2 de Honor por Consejero de Apoyo.'],
  'yang-ye': ['Yang Ye', 'Cuando tus Soldados fueran a morir: salva a uno por Consejero de Apoyo por 1 Chi cada uno.'],
  'che-kung': [
    'Che Kung',
    'Por cada Lancero o Jinete que colocas en una Horda: obtén 1 de Honor por Consejero de Apoyo, como mucho 4.',
  ],
  'zhang-shijie': ['Zhang Shijie', 'Después de jugar una Táctica: obtén 1 Chi por Consejero de Apoyo, como mucho 4.'],
  'yue-fei': ['Yue Fei', 'Después de tu paso de activación: ataca con un Soldado en descanso por Consejero de Apoyo.'],
  'han-shizhong': [
    'Han Shizhong',
    'Una vez por ataque, por 1 Chi: coloca hasta una Herida por Consejero de Apoyo en una Horda que hayas atacado, como mucho 4.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'Cuando empieza el disparo, por cada sección con un Arquero tuyo en un puesto: obtén 1 de Honor por Consejero de Apoyo, como mucho 4.',
  ],
  'meng-gong': [
    'Meng Gong',
    'Tus Jinetes cuestan 1 Oro menos por Consejero de Apoyo. Cuando una Horda es derrotada: obtén 2 de Honor por cada Jinete tuyo en ella.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Una vez por reclutamiento: paga 1 recurso a tu elección menos por Consejero de Apoyo. Cada Soldado cuesta al menos 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'Cuando se activa una Localización, salvo la Embajada: tu único Funcionario allí cuenta como uno por Consejero de Apoyo, como mucho 4.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'Después de activarse una Localización donde tenías 2 Funcionarios o más: ataca con 1 Soldado en descanso o roba una Táctica. Una vez por Consejero de Apoyo cada Otoño.',
  ],
  'yu-jie': [
    'Yu Jie',
    'Cuando construyes un nivel de Muralla: obtén 2 de Honor por Consejero de Apoyo. Cuando construyes una Barricada: obtén 1 por Consejero, como mucho 3. Con dos jugadores: obtén 1 por Consejero por un nivel, y como mucho 1 por una Barricada.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'Cuando es derrotada una Horda con un Soldado tuyo: cuentas como si taparas 1 Zona Vital más por Consejero de Apoyo.',
  ],
  'marsh-elders': ['Ancianos del pantano', 'Cuando el clan Junco dona: el Señor Feudal obtiene 1 de Honor.'],
  'river-wardens': [
    'Guardianes del río',
    'Cuando un Lancero del clan Junco no tiene un objetivo permitido: construye en su lugar una Barricada, si hay sitio.',
  ],

  // Consejeros: economía
  'timber-steward': ['Intendente de la madera', 'En Verano: obtén 1 Madera, o 2 con un Supervisor de Madera.'],
  'stone-steward': ['Intendente de la piedra', 'En Verano: obtén 1 Piedra, o 2 con un Supervisor de Piedra.'],
  'mint-steward': ['Intendente de la ceca', 'En Verano: obtén 1 Oro, o 2 con un Supervisor de Oro.'],
  'incense-keeper': ['Guardián del incienso', 'En Verano: obtén 1 Chi, o 2 con un Supervisor de Chi.'],
  'river-trader': [
    'Mercader fluvial',
    'Al empezar tu turno: cambia hasta 2 entre Madera, Piedra y Oro por otros de estos.',
  ],
  'pilgrim-broker': ['Agente de peregrinos', 'Al empezar tu turno: paga 2 entre Madera, Piedra y Oro por 2 Chi.'],
  surveyor: ['Agrimensor', 'Cuando mejoras un Supervisor: paga 1 menos, pero al menos 1.'],
  'guild-master': ['Maestro del gremio', 'Cuando mejoras un Supervisor: obtén 1 de su recurso y 1 de Honor.'],
  'toll-collector': [
    'Recaudador de peajes',
    'Cuando otro jugador contrata a un Funcionario o a un Consejero: obtén 1 Oro.',
  ],
  extortionist: [
    'Extorsionador',
    'Cuando recolectas: usa el nivel del Supervisor de otro jugador allí en vez del tuyo.',
  ],
  'spiritual-guide': [
    'Guía espiritual',
    'Cuando mejoras un Supervisor: puedes pagar con cualquier combinación de recursos.',
  ],
  almsgiver: ['Limosnero', 'Cuando donas: puedes donar hasta 2.'],

  // Consejeros: Funcionarios
  chancellor: [
    'Canciller',
    'En el primer recuadro de tu carta de Mando: mueve 1 Funcionario más, a una Localización a la que no hayas movido.',
  ],
  courier: [
    'Mensajero',
    'En el recuadro «Otros jugadores» de la carta de Mando de otro: mueve 1 Funcionario más, a otra Localización.',
  ],
  examiner: [
    'Examinador',
    'Cuando contratas a un Funcionario: paga 1 Oro menos, y puede ir directamente a una Localización con sitio.',
  ],
  'court-tutor': ['Preceptor de la corte', 'Cuando contratas a un Consejero: paga 1 Oro menos, pero al menos 1.'],
  'tea-master': ['Maestro del té', 'En la Casa de Té: sube 1 puesto más, u obtén 2 Chi si ya estás en lo más alto.'],
  magistrate: [
    'Magistrado',
    'Cuando fueras a obtener Deshonra por no haber nadie más en una Localización: paga 1 Oro en su lugar.',
  ],
  logistician: [
    'Jefe de logística',
    'Después de tu paso de activación: mueve hasta 2 Soldados de zonas de Descanso o Puestos de Disparo a zonas de Descanso de otras secciones.',
  ],
  'war-scholar': [
    'Erudito de la guerra',
    'En la Academia de Guerra: roba 1 Táctica más y después descarta 1. Puedes tener 7 Tácticas.',
  ],
  'gang-overseer': [
    'Capataz',
    'En tu paso de activación: haz una activación avanzada donde tengas 2 Funcionarios o más. Una vez al Año.',
  ],
  archivist: ['Archivero', 'Cuando recuperas cartas de Mando: obtén 1 de Honor por carta, o 2 en el modo cooperativo.'],

  // Consejeros: guerra
  guardian: ['Guardián', 'Después de tu paso de activación: ataca con 1 Soldado en cada sección.'],
  'spear-drillmaster': ['Instructor de lanceros', 'Cuando reclutas al menos un Lancero: paga 2 Piedras menos.'],
  fletcher: ['Flechero', 'Cuando reclutas al menos un Arquero: paga 2 Chi menos.'],
  'stable-master': ['Caballerizo mayor', 'Cuando reclutas al menos un Jinete: paga 2 Oros menos.'],
  'cavalry-paymaster': ['Pagador de la caballería', 'Cuando muere uno de tus Jinetes: obtén 2 Oros.'],
  'vanguard-captain': ['Capitán de vanguardia', 'Cuando un Soldado tuyo es el primero en una Horda: obtén 2 de Honor.'],
  'bounty-keeper': ['Guardián del botín', 'Cuando reclamas una Horda: obtén 2 entre Madera, Piedra y Oro.'],
  'field-surgeon': ['Cirujano de campaña', 'Cuando salvas Soldados: el primero de cada evento cuesta 1 Chi menos.'],
  'patron-of-widows': [
    'Protector de las viudas',
    'Cuando mueren Soldados tuyos: obtén 1 de Honor por cada uno, como mucho 3 por evento.',
  ],
  sharpshooter: ['Tirador de élite', 'Cuando tus Arqueros disparan en Invierno: uno de ellos coloca 1 Herida más.'],
  'signal-officer': ['Oficial de señales', 'Cuando reclutas: ataca también con 1 Soldado en descanso.'],
  pathfinder: ['Explorador', 'Cuando ataca un Lancero, por 1 Chi: puede atacar la segunda Horda de su sección.'],
  duellist: ['Duelista', 'En caso de empate por una Horda: ganas el empate.'],
  'camp-quartermaster': [
    'Intendente del campamento',
    'Al empezar el Invierno: obtén 1 Chi por cada sección donde descanse un Soldado tuyo.',
  ],

  // Consejeros: Murallas
  'wall-architect': ['Arquitecto de la Muralla', 'Cuando construyes un nivel de Muralla: paga 2 recursos tuyos menos.'],
  'palisade-maker': ['Maestro de empalizadas', 'Cuando construyes una Barricada: paga 1 menos y obtén 1 de Honor más.'],
  'watch-captain': [
    'Capitán de la guardia',
    'Cuando construyes un nivel de Muralla: un Arquero tuyo que descanse allí ocupa un puesto y coloca 1 Herida.',
  ],
  'storehouse-keeper': ['Almacenero', 'Cuando otro jugador construye con recursos del Almacén: obtén 1 de Honor.'],
  'fire-pot-engineer': [
    'Ingeniero de fuego',
    'Al empezar el Asalto, por 1 Chi: añade 2 de Defensa en una sección. Una vez cada Invierno.',
  ],

  // Consejeros: corte
  strategist: ['Estratega', 'Cuando usas el efecto reforzado de una Táctica: paga 1 Chi menos.'],
  'court-poet': ['Poeta de la corte', 'Cuando juegas una Táctica: obtén 1 de Honor, o 2 si está reforzada.'],
  'penitent-abbot': [
    'Abad penitente',
    'En Verano: la primera ficha de Deshonra que descartas es gratis. En el modo cooperativo cuesta 5 de Honor menos.',
  ],

  // Tácticas
  retreat: [
    'Retirada',
    'Cuando tus Soldados fueran a morir: salva a 1. Reforzada (2 Chi): salva a todos los de este evento.',
  ],
  restless: [
    'Incansable',
    'En Verano: mejora 1 Supervisor por 2 menos. Reforzada (3 Chi): mejora 2 distintos sin más coste.',
  ],
  'feigned-flight': [
    'Huida fingida',
    'Cuando reclutas o puedes atacar: ataca con 1 Soldado en descanso. Reforzada (2 Chi): ataca con hasta 3 de una sección.',
  ],
  'arrow-storm': [
    'Tormenta de flechas',
    'Antes de una comprobación de derrota: coloca 1 Herida en una Horda de una sección donde tengas un Arquero en un puesto. Reforzada (2 Chi): coloca 1 por Arquero allí y 1 más.',
  ],
  'night-labour': [
    'Trabajo nocturno',
    'Después de los efectos de una carta de Mando: mueve 1 Funcionario. Reforzada (2 Chi): mueve hasta 2, incluso a la misma Localización.',
  ],
  'forced-march': [
    'Marcha forzada',
    'Al empezar cualquier turno: mueve Soldados en descanso a otra zona de Descanso. Reforzada (1 Chi): después ataca con 1 de ellos.',
  ],
  'tribute-caravan': [
    'Caravana de tributos',
    'En Verano: obtén 2 entre Madera, Piedra y Oro. Reforzada (2 Chi): obtén 5.',
  ],
  stockades: ['Empalizadas', 'Al empezar el Asalto: construye gratis 1 Barricada. Reforzada (2 Chi): construye 2.'],
  'public-atonement': [
    'Expiación pública',
    'En Verano: descarta 1 de tus fichas de Deshonra. Reforzada (3 Chi): descarta 2 y obtén 3 de Honor.',
  ],
  'trophy-hunters': [
    'Cazadores de trofeos',
    'Antes de una comprobación de derrota: obtén 3 de Honor si en ella es derrotada una Horda con un Soldado tuyo. Reforzada (2 Chi): además cuentas como si taparas 2 Zonas Vitales más.',
  ],

  // Artefactos
  'roll-of-counsellors': ['Registro de los consejeros', 'Al final: 8 de Honor por Consejero de Apoyo.'],
  'ledger-of-overseers': ['Libro de los supervisores', 'Al final: 3 de Honor por nivel de tus Supervisores.'],
  'banner-of-blood': [
    'Estandarte de sangre',
    'Al final: 1 de Honor por cada Herida causada, con Zonas Vitales tapadas por tus Soldados y fichas de Herida que hayas colocado.',
  ],
  'foundation-stone': [
    'Primera piedra',
    'Al final: 4 de Honor por nivel de Muralla y 1 por Barricada que hayas construido.',
  ],
  'hall-of-trophies': [
    'Salón de trofeos',
    'Al final: 20, 12, 6 o 0 de Honor según la clasificación por Hordas reclamadas sin Deshonra. Sin ninguna, nada.',
  ],

  // Hordas
  outriders: ['Jinetes de la estepa', 'Flanqueo: +2 de Poder Ofensivo mientras no estén en la primera fila.'],
  shields: ['Vanguardia de escudos', 'Escudos de torre: las Heridas solo se pueden colocar en la fila superior.'],
  'horse-archers': [
    'Arqueros a caballo',
    'Disparo de retirada: antes de que su sección dispare en Invierno, cada jugador con Arqueros en puestos allí paga 1 Chi o manda a uno a la zona de Descanso.',
  ],
  'siege-crew': [
    'Cuadrilla de asedio',
    'Demoledores: en la primera fila, cada Barricada de aquí da 1 de Defensa en vez de 2.',
  ],
  keshig: ['Guardia Keshig', 'Sin cuartel: en esta carta la Mortandad es 1 mayor.'],
  shamans: ['Círculo de chamanes', 'Tambores de guerra: las demás Hordas de la sección tienen +1 de Poder Ofensivo.'],
  raiders: [
    'Saqueadores',
    'Pillaje: cuando abren una Brecha, cada jugador sin Soldados en ellos pierde también 1 Madera, Piedra u Oro.',
  ],
  lancers: ['Lanceros en camello', 'Lanzas en ristre: colocar aquí un Jinete cuesta 1 Chi más.'],
};
