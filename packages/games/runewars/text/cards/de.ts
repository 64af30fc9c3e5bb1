import type { Cards } from './keys.ts';

export const cards: Cards = {
  orders: {
    strategize: [
      'Strategie planen',
      'Bewege beliebig viele deiner Einheiten je 1 Gebiet weit in leere oder befreundete Gebiete und beliebig viele deiner Helden je 1 Gebiet weit, wohin du willst. Es wird kein Gebiet aktiviert. Einheiten können Gebiete mit deinem Aktivierungsmarker nicht verlassen.',
      'Ziehe so viele Taktikkarten, wie deine drei Anzeiger zeigen.',
    ],
    mobilize: [
      'Mobilisieren',
      'Aktiviere 1 Gebiet und bewege Einheiten aus bis zu 2 Gebieten Entfernung hinein, schnelle Einheiten aus bis zu 3.',
      'Aktiviere ein zweites Gebiet und bewege Einheiten hinein. Im ganzen Befehl darf nur ein Kampf stattfinden.',
    ],
    conquer: [
      'Erobern',
      'Aktiviere 1 Gebiet und bewege Einheiten aus bis zu 2 Gebieten Entfernung hinein, schnelle Einheiten aus bis zu 3.',
      'Im Kampf dieses Befehls hast du gegen eine Festung +2 Stärke, sonst +1.',
    ],
    harvest: [
      'Ernten',
      'Stelle jeden deiner Anzeiger auf das, was deine Gebiete samt Lagerhäusern liefern.',
      'Baue 1 Entwicklung, dann erhältst du die Vorteile all deiner Entwicklungen.',
    ],
    recruit: [
      'Rekrutieren',
      'Wähle einen deiner Anzeiger und stelle die Einheiten, die er zeigt, in Gebiete mit einer befreundeten Festung.',
      'Rekrutiere auch mit einem zweiten Anzeiger.',
    ],
    'rally-support': [
      'Unterstützung einholen',
      'Nimm von jeder Stadt, die du kontrollierst, einen Vorteil.',
      'Ziehe 3 Helden, die sich dir anschließen dürfen, und heuere 1 von ihnen bei einer befreundeten Festung an.',
    ],
    'acquire-power': [
      'Macht erlangen',
      'Erhalte so viel Einfluss, wie deine drei Anzeiger zeigen.',
      'Lege mehr Einfluss auf einen Titel, als dort liegt, und übernimm ihn.',
    ],
    fortify: [
      'Befestigen',
      'Tu davon beliebig viel in beliebiger Reihenfolge: eine Festung für 3 Einfluss bauen, eine Festung reparieren, Runenmarker in angrenzende befreundete Gebiete verlegen.',
      '',
    ],
  },
  developments: {
    storehouse: [
      'Lagerhaus',
      'Beim Ernten liefert sein Gebiet 1 mehr von einem dort aufgedruckten Rohstoff, den du jedes Mal wählst.',
    ],
    'war-room': ['Kriegskammer', 'Vorteil: Ziehe eine Taktikkarte.'],
    court: ['Fürstenhof', 'Vorteil: Erhalte 1 Einfluss.'],
    'ballista-towers': [
      'Ballistentürme',
      'Wenn die Stärke gezählt wird, darfst du den Angreifern 2 Schaden zufügen. Die Ballistentürme bleiben stehen.',
    ],
    'warding-trees': [
      'Wächterbäume',
      'Wenn die Stärke gezählt wird, darfst du 1 stehenden Angreifer deiner Wahl in die Flucht schlagen. Die Wächterbäume bleiben stehen.',
    ],
    'burning-ditches': [
      'Feuergräben',
      'Wenn die Stärke gezählt wird, darfst du die Feuergräben ablegen. Der Angreifer muss 2 Einheiten mit 1 Lebenspunkt oder 1 andere Einheit vernichten.',
    ],
    'bone-pits': [
      'Knochengruben',
      'Wenn die Stärke gezählt wird, darfst du die Knochengruben ablegen und bis zu 3 stehende Wiederbelebte aus deinem Vorrat in den Kampf stellen.',
    ],
  },
  cities: {
    marlford: 'Marlford',
    ashgate: 'Ashgate',
    saltmere: 'Saltmere',
    thornwick: 'Thornwick',
    highmarket: 'Highmarket',
    gloamhaven: 'Gloamhaven',
    brassport: 'Brassport',
  },
  seasons: {
    famine: [
      'Hungersnot',
      'Alle senken jeden Anzeiger, der mehr zeigt, als ihre Gebiete liefern, auf diese Zahl. Lagerhäuser zählen nicht.',
    ],
    'call-to-arms': [
      'Ruf zu den Waffen',
      'In Spielreihenfolge darf jeder Spieler mit einem seiner Anzeiger rekrutieren.',
    ],
    convocation: [
      'Magierrat: Einberufung',
      'Bietet Einfluss. Wer gewinnt, zieht 3 Taktikkarten, behält 2 und gibt 1 einem Gegner.',
    ],
    'rivers-in-flood': ['Hochwasser', 'In dieser Jahreszeit darf kein Gebiet mit einer Wassergrenze aktiviert werden.'],
    'wandering-herds': [
      'Wandernde Herden',
      'In Spielreihenfolge stellt jeder Spieler 1 neutrale Dreieck-Einheit in ein unkontrolliertes Gebiet mit weniger als 8 Einheiten.',
    ],
    'planting-feast': ['Saatfest', 'Alle erhöhen ihren Nahrungsanzeiger um 1, höchstens auf 8.'],
    'tithe-day': ['Zehnttag', 'Jeder Spieler erhält 1 Einfluss und je 1 weiteren für jede Stadt, die er kontrolliert.'],
    'champions-fair': [
      'Markt der Recken',
      'In Spielreihenfolge darf jeder Spieler 2 Einfluss zahlen, um 2 Helden zu ziehen, die sich ihm anschließen dürfen, und 1 von ihnen bei einer befreundeten Festung anzuheuern.',
    ],
    audience: [
      'Magierrat: Audienz',
      'Bietet Einfluss. Wer gewinnt, darf eine Belohnung für einen seiner Helden ziehen oder alle Runen in den Gebieten eines Gegners ansehen.',
    ],
    turncoat: [
      'Überläufer',
      'Bietet Einfluss. Wer gewinnt, wählt einen feindlichen Helden. Darf sich dieser ihm anschließen, wechselt er mit allen Belohnungen die Seite; sonst desertiert er.',
    ],
    drought: ['Dürre', 'Alle senken ihren Nahrungsanzeiger um 1, aber nicht unter 1.'],
    'long-days': ['Lange Tage', 'In dieser Questphase dürfen sich Helden 1 Gebiet weiter bewegen.'],
    'scorching-march': [
      'Marsch durch die Glut',
      'In dieser Jahreszeit bewegen „Mobilisieren“ und „Erobern“ Einheiten nur aus 1 Gebiet Entfernung, schnelle Einheiten aus bis zu 2.',
    ],
    highwaymen: ['Wegelagerer', 'Wer mehr als 5 Einfluss hat, verliert 2.'],
    'threatened-home-realms': [
      'Bedrohte Heimatreiche',
      'In Spielreihenfolge verlegt jeder Spieler 2 Runenmarker (mit „Mildere Bedrohung“: 1) aus seinem Heimatreich, jeden in das nächste befreundete oder unkontrollierte Gebiet ohne Runenmarker.',
    ],
    reckoning: [
      'Magierrat: Abrechnung',
      'Bietet Einfluss. Wer gewinnt, nimmt sich einen freien Titel mit 1 Einfluss darauf oder zieht eine Taktikkarte.',
    ],
    'rich-harvest': ['Reiche Ernte', 'In Spielreihenfolge darf jeder Spieler die Hauptaktion von „Ernten“ ausführen.'],
    'raiders-at-the-fords': [
      'Räuber an den Furten',
      'In Spielreihenfolge lässt jeder Spieler, wenn möglich, 1 seiner stehenden Einheiten in einem Gebiet mit einer Wassergrenze fliehen.',
    ],
    caravans: ['Karawanen', 'In Spielreihenfolge darf jeder Spieler 2 Einfluss zahlen, um 2 Taktikkarten zu ziehen.'],
    'camp-fever': [
      'Lagerfieber',
      'In jedem Gebiet, in dem ein Spieler samt Verbündeten 6 oder mehr Einheiten hat, vernichtet er 1 Dreieck- oder Kreis-Einheit.',
    ],
    'old-alliances': [
      'Alte Bündnisse',
      'In Spielreihenfolge darf jeder Spieler Diplomatie mit 2 kostenlosen Schicksalskarten versuchen, und zwar mit neutralen Einheiten, die an ein befreundetes Gebiet angrenzen. Gold: Sie ziehen als Verbündete in dieses Gebiet. Grau: Sie ziehen sich zurück. Rot: Nichts geschieht.',
    ],
    'market-of-secrets': [
      'Markt der Geheimnisse',
      'In Spielreihenfolge zieht jeder Spieler eine Taktikkarte und legt danach eine ab.',
    ],
    stampede: [
      'Stampede',
      'In Spielreihenfolge darf jeder Spieler alle neutralen Einheiten eines Gebiets in ein angrenzendes leeres Gebiet bewegen.',
    ],
    'rune-unearthed': ['Ausgegrabene Rune', 'Bietet Einfluss. Wer gewinnt, erhält eine Drachenrune.'],
    'midwinter-verdict': [
      'Magierrat: Mittwinterspruch',
      'Wer den meisten Einfluss hat, darf 4 Einfluss zahlen und eine Drachenrune erhalten. Lehnt dieser Spieler ab, darf es der nächste, und so fort.',
    ],
    'seekers-vision': [
      'Vision des Suchers',
      'Wer einen stehenden Helden außerhalb seines Heimatreichs hat, bietet Einfluss. Wer gewinnt, nennt einen dieser Helden und erhält eine Drachenrune; einer der beiden Marker muss, wenn möglich, in das Gebiet dieses Helden.',
    ],
    'hard-winter': [
      'Harter Winter',
      'In diesem Winter ernährt jedes Gebiet 1 Einheit weniger, als der Nahrungsanzeiger zeigt, aber mindestens 1. Ohne Nahrung bleibt keine.',
    ],
    'mild-winter': [
      'Milder Winter',
      'In diesem Winter begrenzt die Nahrung die Zahl der Einheiten in einem Gebiet nicht.',
    ],
    'dragons-bargain': [
      'Drachenpakt',
      'In Spielreihenfolge darf jeder Spieler 3 stehende Einheiten in einem Gebiet vernichten, um eine Drachenrune zu erhalten. Nur wer es als Erster tut, erhält eine.',
    ],
    snowbound: [
      'Eingeschneit',
      'In dieser Jahreszeit darf keine Einheit eine Gebirgsgrenze überqueren, auch keine fliegende.',
    ],
    'tales-by-the-fire': [
      'Geschichten am Feuer',
      'Jeder Held in einem befreundeten Gebiet entfernt 1 Schaden. Dann zieht jeder Spieler, dessen Helden keine Belohnung haben, eine Questkarte.',
    ],
  },
  objectives: {
    'bound-by-honor': [
      'Durch Ehre gebunden',
      'Jede neutrale Dreieck-Einheit auf dem Spielplan ist mit einem Spieler verbündet.',
    ],
    'keeper-of-cities': ['Herr der Städte', 'Du kontrollierst 3 Städte (zu zweit 2).'],
    'shield-of-the-land': ['Schild des Landes', 'Du kontrollierst 3 unbeschädigte Festungen.'],
    'hall-of-heroes': ['Halle der Helden', 'Du hast 3 Helden, jeder mit mindestens 1 Belohnung.'],
    'friend-of-dragons': [
      'Drachenfreund',
      'Ein Drache ist mit dir verbündet. Steht kein Drache auf dem Spielplan, darfst du diese Karte einmal in deinem Zug tauschen.',
    ],
    'full-granaries': ['Volle Speicher', 'Jeder deiner drei Anzeiger zeigt 5 oder mehr.'],
    'voice-of-the-council': ['Stimme des Rates', 'Du hast einen Titel und mindestens 8 Einfluss.'],
    liberator: ['Befreier', 'Du kontrollierst ein Gebiet im Heimatreich eines anderen Spielers.'],
    'yoke-of-giants': [
      'Joch der Riesen',
      'Ein Riese ist mit dir verbündet. Steht kein Riese auf dem Spielplan, darfst du diese Karte einmal in deinem Zug tauschen.',
    ],
    'ruin-of-realms': [
      'Untergang der Reiche',
      'Du kontrollierst 2 Gebiete in Heimatreichen anderer Spieler oder 1, in dem zu Beginn deines Zuges die Festung des Besitzers stand.',
    ],
    'blood-tally': ['Blutzoll', 'In einem Kampf deines Zuges hat die andere Seite mindestens 6 Einheiten verloren.'],
    slayer: ['Heldentöter', 'Deine Helden haben 2 Helden im Duell besiegt.'],
    'iron-and-ash': [
      'Eisen und Asche',
      'Dein Erzanzeiger zeigt 6 oder mehr, und du hast 2 Festungen außerhalb deines Heimatreichs.',
    ],
    'web-of-lies': ['Lügennetz', 'Du hast 8 oder mehr Taktikkarten auf der Hand.'],
    'the-horde': ['Die Horde', 'Du hast samt Verbündeten 20 oder mehr Einheiten auf dem Spielplan.'],
    'hoarder-of-relics': ['Sammler der Relikte', 'Deine Helden haben zusammen 5 oder mehr Belohnungen.'],
  },
  titles: {
    primarch: [
      'Primarch des Magierrats',
      'Du entscheidest, wer bei gleichen Geboten gewinnt, auch wenn du selbst beteiligt bist. Erhalte 1 Einfluss, sooft eine Karte „Magierrat“ aufgedeckt wird.',
    ],
    captain: [
      'Hauptmann der Heldenliga',
      'Einmal in jedem deiner Züge darfst du 3 Belohnungen deiner Helden ablegen, um eine Drachenrune zu erhalten.',
    ],
    warden: [
      'Hüter der Freien Städte',
      'Wenn du „Unterstützung einholen“ ausführst, gibt dir eine Stadt beide Vorteile. Im Winter begrenzt die Nahrung deine Einheiten in Stadtgebieten nicht.',
    ],
  },
  tactics: {
    'summon-lightning': ['Blitzbeschwörung', 'Zu Beginn eines Kampfes: Füge dem Feind 4 Schaden zu.'],
    'tactical-retreat': [
      'Taktischer Rückzug',
      'Zu Beginn eines Kampfes, in dem du dich verteidigst: Brich ihn ab. Deine Einheiten ziehen sich in ein befreundetes Gebiet zurück oder werden vernichtet; die schon vor dem Kampf fliehenden werden vernichtet. Der Angreifer besetzt das Gebiet und darf eine Festung dort durch eine eigene, unbeschädigte ersetzen.',
    ],
    'horrific-rumors': [
      'Schauergeschichten',
      'In deinem Zug: Lege 1 Aktivierungsmarker eines Gegners in ein Gebiet, das dieser nicht kontrolliert.',
    ],
    'lost-city': [
      'Verlorene Stadt',
      'In deinem Zug: Wähle ein unkontrolliertes Gebiet ohne Stadt, in dem einer deiner Helden steht. Alle neutralen Einheiten dort ziehen sich zurück, und du stellst dort eine beschädigte Festung auf.',
    ],
    'rally-cry': [
      'Sammelruf',
      'Vor einer Reihe des Kampfes: Richte bis zu 2 deiner Einheiten auf, die in diesem Kampf in die Flucht geschlagen wurden. Sie dürfen noch handeln, wenn ihre Reihe nicht vorbei ist.',
    ],
    'mountain-pass': [
      'Gebirgspass',
      'In deinem Zug, bevor du Einheiten bewegst: Deine Einheiten dürfen bei diesem Befehl Gebirgsgrenzen überqueren.',
    ],
    'spoils-of-war': [
      'Kriegsbeute',
      'Zu Beginn eines Kampfes: Der Spieler, der ihn gewinnt, erhält 2 Einfluss und zieht eine Taktikkarte.',
    ],
    'war-council': [
      'Kriegsrat',
      'In deinem Zug: Nenne einen Gegner und eine Zahl von 1 bis 4. Ihr zieht beide so viele Taktikkarten.',
    ],
    'spy-ring': [
      'Spionagering',
      'In deinem Zug: Nimm einen Befehl zurück, den du in einer früheren Jahreszeit dieses Jahres gespielt hast.',
    ],
    'beast-drums': [
      'Bestientrommeln',
      'In deinem Zug: Alle neutralen Einheiten eines Gebiets ziehen sich zurück, ob verbündet oder nicht.',
    ],
    'forced-march': [
      'Gewaltmarsch',
      'In deinem Zug, vor „Mobilisieren“ oder „Erobern“: Deine Einheiten dürfen aus 1 Gebiet mehr Entfernung kommen.',
    ],
    'bribed-scouts': ['Bestochene Späher', 'In deinem Zug: Sieh dir bis zu 3 beliebige Runenmarker an.'],
    sappers: ['Mineure', 'In deinem Zug: Beschädige 1 feindliche Festung, die an ein befreundetes Gebiet angrenzt.'],
    'field-surgeons': [
      'Feldscher',
      'Nach einer Reihe des Kampfes: Entferne allen Schaden von deinen Einheiten in diesem Kampf.',
    ],
    ambush: ['Hinterhalt', 'Zu Beginn eines Kampfes: Wähle einen deiner Einheitentypen. Er handelt in Reihe 1.'],
    'shield-wall': ['Schildwall', 'Wenn die Stärke gezählt wird: Du hast +2 Stärke.'],
    reinforcements: ['Verstärkung', 'In deinem Zug: Stelle 2 deiner Dreieck-Einheiten zu einer befreundeten Festung.'],
    'levy-of-silver': [
      'Silbersteuer',
      'In deinem Zug: Erhalte 2 Einfluss oder, wenn du eine Stadt kontrollierst, 3 Einfluss.',
    ],
    'poisoned-wells': ['Vergiftete Brunnen', 'In deinem Zug: Senke einen Anzeiger eines Gegners um 2.'],
    'bumper-crop': ['Rekordernte', 'In deinem Zug: Erhöhe einen deiner Anzeiger um 2, höchstens auf 8.'],
    'sudden-frost': [
      'Plötzlicher Frost',
      'In deinem Zug: Deine Einheiten beachten bis zum Ende des Zuges keine Wassergrenzen.',
    ],
    'envoys-gift': ['Geschenk des Gesandten', 'Bevor du für Diplomatie ziehst: Ziehe 2 Schicksalskarten mehr.'],
    'heros-hour': [
      'Stunde des Helden',
      'Vor einer Questprobe: Ziehe 2 Schicksalskarten mehr für deinen Helden. Oder zu Beginn eines Duells: Dein Held ignoriert die ersten 2 Schaden.',
    ],
    'wandering-giant': [
      'Wandernder Riese',
      'In deinem Zug: Stelle einen Riesen aus dem Vorrat in ein leeres Gebiet, das an kein befreundetes Gebiet angrenzt.',
    ],
    'night-raid': [
      'Nächtlicher Überfall',
      'In deinem Zug: Schlage 1 Einheit deiner Wahl in einem feindlichen Gebiet, das an ein befreundetes angrenzt, in die Flucht.',
    ],
    cutpurses: [
      'Beutelschneider',
      'In deinem Zug: Nenne einen Gegner. Er gibt dir nach seiner Wahl 2 Einfluss oder eine zufällige Taktikkarte.',
    ],
    'confused-orders': [
      'Verworrene Befehle',
      'Wenn die Befehle aufgedeckt werden: Nenne einen Gegner. Er darf in dieser Jahreszeit keinen Vorherrschaftsbonus nutzen.',
    ],
  },
  heroes: {
    'aldis-brandt': ['Aldis Brandt', 'Spezialsymbol im Duell: Verursache 2 Schaden.', 'Aldis'],
    'sister-ysolde': [
      'Schwester Ysolde',
      'Zu Beginn deines Teils der Questphase: Entferne 1 Schaden von ihr und von jedem deiner Helden in ihrem Gebiet.',
      'Ysolde',
    ],
    teren: ['Teren vom Ried', 'Beachtet bei der Bewegung keine Gebirgs- und Wassergrenzen.', 'Teren'],
    marrec: [
      'Marrec Eidhand',
      'Spezialsymbol im Duell: Verhindere in dieser Runde 2 Schaden und verursache 1 Schaden.',
      'Marrec',
    ],
    ilvane: [
      'Ilvane Starling',
      'Wenn sie eine Quest erfüllt, zieht sie 1 Belohnung mehr und legt danach eine ihrer Belohnungen ab.',
      'Ilvane',
    ],
    gorrath: [
      'Gorrath Eisenschlund',
      'Spezialsymbol im Duell: Verursache 2 Schaden, aber er nimmt selbst 1 Schaden.',
      'Gorrath',
    ],
    vessa: [
      'Vessa Nachtblüte',
      'Spezialsymbol im Duell: Verursache 1 Schaden und sieh dir eine Rune in einem Gebiet an, das dieser Gegner kontrolliert.',
      'Vessa',
    ],
    morvan: [
      'Morvan der Hohle',
      'Wenn er besiegt würde, außer im Duell mit einem Helden, ziehe eine Schicksalskarte. Bei Gold oder Grau bleibt er mit 1 Lebenspunkt im Spiel.',
      'Morvan',
    ],
    skarn: ['Skarn Zweimesser', 'Einmal je Questphase darf er auch nach einer Quest ein Duell beginnen.', 'Skarn'],
    'lady-ashmere': [
      'Lady Ashmere',
      'Wenn sie ein Duell gegen einen Helden gewinnt, erhältst du 2 Einfluss.',
      'Lady Ashmere',
    ],
    'old-brannoch': ['Brannoch der Alte', 'Wenn er sich dir anschließt, ziehe eine Questkarte.', 'Brannoch'],
    quill: ['Quill der Wanderer', 'Darf sich in der Questphase bis zu 3 Gebiete weit bewegen.', 'Quill'],
  },
  quests: {
    'ford-watch': 'Die Furtwache',
    'sealed-adit': 'Der versiegelte Stollen',
    'wyrms-riddle': 'Das Rätsel des Lindwurms',
    'hanging-trail': 'Der hängende Pfad',
    'circle-of-stones': 'Der Steinkreis',
    'drowned-mill': 'Die versunkene Mühle',
    'lamp-in-the-marsh': 'Das Licht im Moor',
    'heartwood-gate': 'Das Kernholztor',
    'toll-of-the-hill': 'Der Zoll des Hügels',
    'voices-over-the-water': 'Stimmen über dem Wasser',
    'burned-farm': 'Der niedergebrannte Hof',
    'thieves-ladder': 'Die Diebesleiter',
    'forged-charter': 'Die gefälschte Urkunde',
    'kennel-cave': 'Die Zwingerhöhle',
    'nest-on-the-cliff': 'Das Nest an der Klippe',
    'silent-mirror': 'Der stumme Spiegel',
    'giants-wager': 'Die Wette des Riesen',
    'runaway-herd': 'Die entlaufene Herde',
    'deep-forge': 'Die tiefe Schmiede',
    'ash-wood-hunt': 'Die Jagd im Eschenwald',
    'broken-bridge': 'Die eingestürzte Brücke',
    'ember-well': 'Der Glutbrunnen',
    'last-orchard': 'Der letzte Obstgarten',
    'guild-vault': 'Das Gildengewölbe',
  },
  rewards: {
    'timmorran-shard': [
      'Timmorran-Splitter',
      'In deinem Zug, wenn dieser Held in einem befreundeten Gebiet mit einer Festung oder Stadt steht: Lege diese Karte ab und erhalte eine Drachenrune.',
    ],
    soulbiter: [
      'Seelenbeißer',
      'Spezialsymbol im Duell: Verursache 1 Schaden. Besiegt das den Feind und überlebt dieser Held, entferne allen Schaden von diesem Helden.',
    ],
    'dwarven-fire-bombs': [
      'Zwergische Feuerbomben',
      'Spezialsymbol im Duell: Verursache 3 Schaden, dann lege eine Gewandtheitsprobe ab. Dieser Held nimmt 1 Schaden für jedes rote Symbol.',
    ],
    'flute-of-possession': [
      'Flöte der Besessenheit',
      'In deinem Zug: Lege diese Karte ab und bewege alle neutralen Einheiten im Gebiet dieses Helden in ein angrenzendes Gebiet, das nicht feindlich ist. In einem befreundeten Gebiet werden sie deine Verbündeten.',
    ],
    'ghost-armor': ['Geisterrüstung', 'Spezialsymbol im Duell: Verhindere allen Schaden dieser Runde.'],
    'amulet-of-shielding': ['Schutzamulett', 'Verhindert in jedem Duell den ersten Schaden.'],
    runeplate: ['Runenpanzer', 'Verhindert im Duell in jeder Runde 1 Schaden.'],
    'staff-of-light': [
      'Stab des Lichts',
      'In deinem Zug: Lege diese Karte ab und richte alle deine Einheiten im Gebiet dieses Helden auf oder schlage dort 1 neutrale Einheit in die Flucht.',
    ],
    'ice-storm': [
      'Eissturm',
      'In deinem Zug: Lege diese Karte ab und schlage bis zu 2 Einheiten in einem Gebiet, das an diesen Helden angrenzt, in die Flucht.',
    ],
    'long-spear': ['Langer Speer', 'Verursacht in Runde 1 eines Duells 1 Schaden.'],
    'twin-blades': ['Zwillingsklingen', 'Im Duell verursacht ein Schadenssymbol 1 Schaden mehr.'],
    'thunder-maul': ['Donnerhammer', 'Spezialsymbol im Duell: Verursache 2 Schaden.'],
    'hunters-bow': ['Jagdbogen', 'Spezialsymbol im Duell: Verursache 1 Schaden, der nicht verhindert werden kann.'],
    'oak-shield': ['Eichenschild', 'Im Duell verursacht ein Fluchtsymbol auch 1 Schaden.'],
    'shadow-cloak': [
      'Schattenmantel',
      'Vor einem Duell gegen diesen Helden zieht der Angreifer eine Schicksalskarte. Bei Gold findet kein Duell statt.',
    ],
    'ring-of-insight': ['Ring der Einsicht', '+1 Weisheit.'],
    'belt-of-the-bear': ['Gürtel des Bären', '+1 Kraft.'],
    'swift-boots': [
      'Flinke Stiefel',
      '+1 Gewandtheit. Dieser Held darf sich in der Questphase 1 Gebiet weiter bewegen.',
    ],
    'healers-satchel': [
      'Heilertasche',
      'Als Wahl dieses Helden in der Questphase: Lege diese Karte ab und entferne allen Schaden von diesem Helden, in jedem Gebiet.',
    ],
    'seal-of-envoys': ['Gesandtensiegel', 'In deinem Zug: Lege diese Karte ab und erhalte 3 Einfluss.'],
    'horn-of-the-levy': [
      'Horn des Aufgebots',
      'In deinem Zug, wenn dieser Held bei einer befreundeten Festung steht: Lege diese Karte ab und rekrutiere dort 2 deiner Dreieck-Einheiten.',
    ],
  },
  explorations: {
    empty: ['Leer', 'Hier ist nichts.'],
    dungeon: [
      'Verlies',
      'Ein Held, der das Gebiet betritt, muss anhalten und darf am Ende seiner Bewegung hier eine Kraftprobe ablegen. Gold: Ziehe eine Belohnung und lege diesen Marker ab. Grau: Nichts geschieht. Rot: Der Held nimmt 1 Schaden.',
    ],
    cache: ['Versteck', 'Der Held zieht eine Belohnung.'],
    hermit: ['Einsiedler', 'Ziehe eine Questkarte.'],
    trap: ['Falle', 'Lege eine Gewandtheitsprobe ab. Bei Rot nimmt der Held 2 Schaden.'],
    hamlet: [
      'Weiler',
      'Das Gebiet liefert 1 Nahrung mehr. Kontrollierst du es mit 6 oder mehr Einheiten, darfst du den Weiler in deinem Zug zerstören und 2 Einfluss erhalten.',
    ],
    'old-mine': [
      'Alte Mine',
      'Das Gebiet liefert 1 Erz mehr. Kontrollierst du es mit 6 oder mehr Einheiten, darfst du die Alte Mine in deinem Zug zerstören und 2 Einfluss erhalten.',
    ],
    sawmill: [
      'Sägewerk',
      'Das Gebiet liefert 1 Holz mehr. Kontrollierst du es mit 6 oder mehr Einheiten, darfst du das Sägewerk in deinem Zug zerstören und 2 Einfluss erhalten.',
    ],
    shrine: ['Schrein', 'Ein Held, der seine Bewegung hier beendet, entfernt all seinen Schaden.'],
    'wild-pack': [
      'Wildes Rudel',
      'Ist das Gebiet unkontrolliert, stelle 2 Tiermenschen hinein. Sonst nimmt der Held 1 Schaden.',
    ],
    'rune-vault': [
      'Runengewölbe',
      'Kontrollierst du das Gebiet mit 6 oder mehr Einheiten, darfst du das Runengewölbe in deinem Zug zerstören und eine Drachenrune erhalten.',
    ],
  },
  abilities: {
    footman: ['Kühner Hieb', 'Verursache 1 Schaden. Überlebt die getroffene Einheit, nimmt sie 1 weiteren.'],
    bowman: [
      'Gebündelter Beschuss',
      'Verursache 1 Schaden. Der Feind muss ihn, wenn möglich, einer Einheit mit mehr als 1 aufgedruckten Lebenspunkt zuweisen.',
    ],
    knight: ['Befehlsgewalt', 'Verursache 1 Flucht, dann ziehe eine Taktikkarte.'],
    'siege-tower': ['Belagern', '+2 Stärke in diesem Kampf.'],
    archer: ['Meisterschuss', 'Füge einer feindlichen Einheit deiner Wahl 1 Schaden zu.'],
    sorceress: ['Wort von Vaal', 'Eine feindliche Einheit deiner Wahl muss sich aus dem Kampf zurückziehen.'],
    warrior: [
      'Überwältigen',
      'Verursache 1 Schaden oder vernichte eine beschädigte oder fliehende feindliche Einheit deiner Wahl.',
    ],
    'pegasus-rider': [
      'Sturmangriff',
      'Schlage bis zu 2 feindliche Dreieck-Einheiten oder 1 feindliche Rechteck-Einheit deiner Wahl in die Flucht.',
    ],
    berserker: ['Raserei', 'Du darfst 1 deiner Berserker im Kampf vernichten, um 2 Schaden zu verursachen.'],
    'flesh-ripper': ['Unerbittlich', 'Jeder deiner Fleischreißer hat bis zum Ende des Kampfes 3 Lebenspunkte.'],
    warlock: ['Feuerregen', 'Der Feind muss 2 seiner Dreieck-Einheiten oder 1 seiner Rechteck-Einheiten vernichten.'],
    'chaos-lord': [
      'Schrecken',
      'Wähle bis zu 2 verschiedene feindliche Einheiten. Jede wird in die Flucht geschlagen oder, wenn sie schon flieht, vernichtet.',
    ],
    reanimate: ['Überrennen', 'Stehen mindestens 2 deiner Wiederbelebten, verursache 2 Schaden.'],
    'skeleton-archer': [
      'Tödlicher Treffer',
      'Der Feind muss 1 seiner Dreieck-, Kreis- oder Rechteck-Einheiten vernichten, wenn möglich eine stehende.',
    ],
    necromancer: [
      'Tote erwecken',
      'Stelle bis zu 2 stehende Wiederbelebte aus deinem Vorrat in den Kampf. Sie bleiben auch danach.',
    ],
    'dark-knight': ['Furchtbarer Ansturm', 'Verursache 1 Schaden und 1 Flucht.'],
    beastman: [
      'Verheeren',
      'Verursache 1 Schaden und ziehe 1 weitere Schicksalskarte, deren Schaden oder Flucht zählt. Nur einmal je Tiermensch in jedem Kampf.',
    ],
    razorwing: ['Betäuben', 'Der Feind muss 1 seiner Einheiten mit Initiative 2 oder höher fliehen lassen.'],
    sorcerer: ['Unsterblich', 'Jeder deiner Hexenmeister hat bis zum Ende des Kampfes 2 Lebenspunkte.'],
    hellhound: ['Brennend', 'Der Feind muss 2 verschiedenen seiner stehenden Einheiten je 1 Schaden zufügen.'],
    dragon: ['Flammenatem', 'Vernichte bis zu 3 feindliche Dreieck-Einheiten deiner Wahl.'],
    giant: ['Wut', 'Verursache 1 Schaden für jeden Schaden auf einem deiner Riesen.'],
  },
  factions: {
    daqan: 'Gut. Disziplinierte Soldaten und Ritter, die mitten im Kampf Taktikkarten ziehen können.',
    latari: 'Gut. Flinke Bogenschützen und Pegasusreiter, mit mehr Einfluss als alle anderen.',
    uthuk: 'Böse. Berserker, die für einen härteren Schlag in den Tod gehen, und eine Hand voller Taktikkarten.',
    waiqar: 'Böse. Langsame, aber endlose Tote und Nekromanten, die noch mehr von ihnen erwecken.',
  },
};
