import type { TogetherText } from '../keys.ts';

export const cards: TogetherText['cards'] = {
  // Generales
  'wang-jian': [
    'Wang Jian',
    'Al empezar el Asalto: añade 1 de Defensa por Consejero de Apoyo en una sección, como mucho 5.',
  ],
  'zhang-jue': [
    'Zhang Jue',
    'Cuando un jugador fuera a obtener una ficha de Deshonra por una Brecha, por 1 Chi: no la obtiene. Una vez por Consejero de Apoyo cada Año.',
  ],
  'liu-qi': [
    'Liu Qi',
    'Después de tu paso de activación: pasa recursos de jugador a jugador, uno por Consejero de Apoyo, si sus dueños están de acuerdo.',
  ],
  'li-gang': [
    'Li Gang',
    'Cuando un jugador construye un nivel de Muralla: puede recuperar 1 carta de Mando más. Una vez por Consejero de Apoyo cada Año.',
  ],
  'xin-qiji': [
    'Xin Qiji',
    'En el recuadro «Otros jugadores» de tu carta de Mando: entre todos pueden mover 1 Funcionario más por Consejero de Apoyo.',
  ],
  'mu-guiying': [
    'Mu Guiying',
    'Cuando es derrotada una Horda con Soldados de 2 clanes o más: salva gratis a un Soldado por Consejero de Apoyo, sea de quien sea.',
  ],
  'yang-miaozhen': [
    'Yang Miaozhen',
    'Cuando se cumplen las Demandas: un recurso tuyo por Consejero de Apoyo puede valer por otro.',
  ],
  'cao-bin': [
    'Cao Bin',
    'Cuando recolectas en una Localización: otro jugador presente por Consejero de Apoyo recolecta 1 más.',
  ],

  // Tácticas
  'shared-granary': [
    'Granero común',
    'En Verano: da hasta 3 recursos a otros jugadores. Reforzada (1 Chi): da hasta 6, y cada receptor roba una Táctica.',
  ],
  'brothers-in-arms': [
    'Hermanos de armas',
    'Cuando tus Soldados fueran a morir: salva a 1 de cada jugador. Reforzada (3 Chi): salva a todos los de otro jugador y a 1 tuyo.',
  ],
  'human-chain': [
    'Cadena humana',
    'Después de los efectos de una carta de Mando: otro jugador mueve hasta 2 Funcionarios. Reforzada (2 Chi): lo hacen todos los jugadores.',
  ],
  'beacon-fires': [
    'Hogueras de aviso',
    'Al empezar el Asalto: añade 3 de Defensa en una sección. Reforzada (3 Chi): en cada sección.',
  ],
  'renewed-orders': [
    'Órdenes renovadas',
    'En Verano: un jugador recupera 1 carta de Mando, pero nunca «Traición». Reforzada (3 Chi): lo hacen todos los jugadores.',
  ],
  'joint-sortie': [
    'Salida conjunta',
    'Antes de una comprobación de derrota: en una sección cada jugador puede atacar con 1 Soldado en descanso. Reforzada (3 Chi): con 2.',
  ],

  // Hordas
  'wolf-riders': ['Jinetes de lobos', 'Manada: el Poder Ofensivo es 2 más 1 por cada Zona Vital sin tapar.'],
  tumen: ['Tumen de hierro', 'Filas de hierro: con los disparos de Invierno se coloca como mucho 1 Herida.'],
  'fire-lancers': ['Lanceros de fuego', 'Antorchas: cuando abren una Brecha, 3 recursos dejan el Almacén.'],
  sappers: ['Zapadores', 'Minado: para la Defensa la Muralla de esta sección cuenta como 1 nivel menos.'],
  'blood-shamans': [
    'Chamanes de sangre',
    'Rito de curación: antes de la comprobación de derrota en Invierno cada Horda de la sección pierde 1 ficha de Herida.',
  ],
  envoys: [
    'Enviados del Kan',
    'Insulto: en la fase de Demandas un jugador, elegido por el grupo, obtiene 1 ficha de Deshonra.',
  ],
  locusts: [
    'Banda de langostas',
    'Tierra arrasada: en Verano el grupo elige una Localización de Producción donde los Supervisores dan 1 menos.',
  ],
  'twin-banners': ['Estandartes gemelos', 'Dos frentes: solo se reclaman si hay Soldados de 2 clanes o más.'],

  // Demandas
  'taunt-them': [
    'Burlaos de ellos y prevaleced',
    'Cada sección tiene una Horda, y este Invierno no hubo ninguna Brecha.',
  ],
  'imperial-guard': [
    'Guerreros para la Guardia Imperial',
    'Tres jugadores sacrifican un Soldado cada uno, de tres tipos distintos, de zonas de Descanso o de la reserva.',
  ],
  'glory-to-the-emperor': ['La gloria pertenece al Emperador', 'Tres jugadores pierden 8 de Honor cada uno.'],
  'royal-escort': [
    'Escolta real para los agentes del Emperador',
    'Los jugadores sacrifican un Soldado en cada una de las tres zonas de Descanso, de 2 jugadores como mínimo.',
  ],
  'timber-for-the-fleet': ['Madera para la flota', 'Cada jugador descarta 3 Maderas.'],
  'stone-for-the-palace': ['Piedra para el palacio', 'Cada jugador descarta 4 Piedras.'],
  'gold-for-the-treasury': ['Oro para el tesoro', 'Cada jugador descarta 4 Oros.'],
  'prayers-for-the-dynasty': ['Plegarias por la dinastía', 'Cada jugador descarta 3 Chi.'],
  'gifts-of-the-provinces': ['Dones de las provincias', 'Cada jugador descarta 2 Maderas, 1 Piedra y 1 Oro.'],
  'raise-the-ramparts': [
    'Alzad los baluartes',
    'Dos secciones tienen Muralla de nivel 2 o más, y entre todos los jugadores descartan 1 Madera, Piedra u Oro por jugador.',
  ],
  'spoils-of-the-steppe': ['Botín de la estepa', 'Uno o dos jugadores gastan 2 Hordas reclamadas.'],
  'scrolls-of-war': ['Rollos de guerra', 'Cada jugador descarta 1 Táctica.'],

  // Eventos
  'harsh-frost': [
    'Helada cruel',
    'Cada jugador manda a casa 1 Soldado de una zona de Descanso o de un Puesto de Disparo.',
  ],
  requisition: ['Requisa', 'Cada jugador descarta 2 entre Madera, Piedra y Oro, u obtiene 1 ficha de Deshonra.'],
  'broken-bridges': [
    'Puentes rotos',
    'Desde ahora un Funcionario en el Centro de Logística mueve como mucho 2 Soldados.',
  ],
  'thin-ranks': [
    'Filas mermadas',
    'Desde ahora el primer Soldado que cada jugador recluta al activarse el Cuartel cuesta 1 Madera más.',
  ],
  'dust-storm': [
    'Tormenta de polvo',
    'Desde ahora los Arqueros no disparan en Invierno en la sección que señala la Horda superior del mazo.',
  ],
  'court-intrigue': [
    'Intrigas de la corte',
    'Cada jugador descarta una Táctica o pierde 3 de Honor. Desde ahora los Consejeros cuestan 1 Oro más.',
  ],
  'crumbling-mortar': [
    'Argamasa desmoronada',
    'Desde ahora la sección con la Muralla más alta tiene 2 de Defensa menos.',
  ],
  'wrath-of-the-khan': ['Ira del Kan', 'Desde ahora la Mortandad es 1 mayor en la sección con más Hordas.'],
  'border-refugees': [
    'Refugiados de la frontera',
    'Cada jugador puede tomar un Funcionario del espacio de Funcionarios. Desde ahora las donaciones dan 1 de Honor menos.',
  ],
  'auspicious-comet': ['Cometa propicio', 'Desde ahora reforzar una Táctica cuesta 1 Chi menos.'],
  'veterans-return': [
    'Regreso de los veteranos',
    'Cada jugador puede poner un Lancero de la reserva en una zona de Descanso.',
  ],
  'empty-coffers': [
    'Arcas vacías',
    'Se pierde la mitad del Almacén, redondeando hacia arriba. Desde ahora el Supervisor más alto de cada jugador da 1 menos en Verano, pero al menos 1.',
  ],
};
