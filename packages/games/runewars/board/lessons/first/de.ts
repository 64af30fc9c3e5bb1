import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Dein erstes Jahr',
  teaches:
    'Ein Jahr gegen einen Rivalen: Befehle, ein Kampf, eine Quest, eine Rune. Danach geht das Spiel weiter, mit Tipps.',
  words: {
    welcome: {
      title: 'Sechs Drachenrunen',
      text: 'Runen liegen in Gebieten: Wer das Gebiet kontrolliert, hat die Rune. Mit sechs Drachenrunen gewinnst du sofort, nach sechs Jahren, wer die meisten hat. Wähle zuerst eine Fraktion. Nimm die Daqan-Lords: Für sie ist mein Rat gedacht.',
    },
    runes: {
      title: 'Zwei echte, eine falsche',
      text: 'Diese drei Gebiete sind dein Heimatreich. In jedem liegt verdeckt ein Runenmarker: zwei Drachenrunen und eine falsche. Wähle, wo die falsche liegt. Nur du weißt es, die anderen müssen raten.',
    },
    orders: {
      title: 'Jede Jahreszeit ein Befehl',
      text: 'Ein Jahr hat vier Jahreszeiten. Erst gilt die Jahreszeitenkarte, dann wählen alle geheim einen von acht Befehlen; zurück auf die Hand kommt er erst im Frühling. Nimm Mobilisieren, die Nummer 2.',
    },
    revealed: {
      title: 'Niedrige Zahlen zuerst',
      text: 'Alle Befehle werden aufgedeckt und von der niedrigsten Zahl zur höchsten ausgeführt. Jetzt könnte man eine Taktikkarte spielen; deine passen nicht. Gefragt wirst du trotzdem, damit niemand etwas errät. Passe.',
    },
    tactics: {
      title: 'Deine Taktikkarten',
      text: 'Jede Karte sagt, wann man sie spielen darf. Verstärkung passt in deinen Zug: Sie bringt zwei weitere Einheiten zu deiner Festung. Spiel sie.',
    },
    kind: {
      title: 'Dreiecke',
      text: 'Die Form des Sockels sagt, welchen Abschnitt einer Schicksalskarte die Einheit liest. Dreiecke sind zahlreich und fallen schnell. Nimm Fußsoldaten.',
    },
    muster: {
      title: 'Stell sie auf',
      text: 'Rekrutierte Einheiten kommen immer bei einer deiner Festungen an. In einem Gebiet haben höchstens acht Einheiten Platz.',
    },
    target: {
      title: 'Aktiviere ein Gebiet',
      text: 'Einheiten ziehen in das Gebiet, das du aktivierst, aus höchstens zwei Gebieten Entfernung. Zu Fuß kommt niemand über Gebirge oder Wasser. Wähle 7A: Dort leben zwei neutrale Rasierklingenflügler, auf Land mit Nahrung und Holz.',
    },
    army: {
      title: 'Wer marschiert?',
      text: 'Dein Aktivierungsmarker bleibt dort bis zum Frühling: Diese Einheiten kommen in diesem Jahr nicht mehr weg. Bring also gleich genug mit. Nimm alle aus DB; dein Heimatreich gehört dir auch, wenn es leer ist.',
    },
    march: {
      title: 'Erst schauen, dann gehen',
      text: 'Du siehst, wer kommt und was sie erwartet, mit deiner Aussicht auf den Sieg. Noch ist nichts geschehen: Jeden Schritt kannst du zurücknehmen. Mit Fertig marschieren sie los.',
    },
    meeting: {
      title: 'Kämpfen oder verhandeln?',
      text: 'Mit neutralen Einheiten lässt sich reden: Für jeden Einfluss ziehst du eine Schicksalskarte. Gold: Sie schließen sich dir an. Grau: Sie ziehen ab. Rot: Sie lehnen ab. Wir brauchen den Einfluss im Winter. Kämpfe.',
    },
    rows: {
      title: 'Fünf Reihen',
      text: 'Die Einheiten stehen nach Initiative in Reihen. Reihe für Reihe ziehen beide Seiten für jede Einheit eine Schicksalskarte, und jede handelt einmal. In manchen Momenten darfst du eine Karte spielen. Passe vorerst.',
    },
    fate: {
      title: 'Was das Schicksal sagt',
      text: 'Nur der Abschnitt mit der Form der Einheit zählt: erst Spezial, dann Flucht, dann Schaden. Eine fliehende Einheit tut nichts mehr und zählt nicht. Du wählst, welche: ein Fußsoldat.',
    },
    rally: {
      title: 'Der richtige Moment',
      text: 'Zwischen den Reihen kannst du den Sammelruf spielen: Der Fußsoldat steht wieder auf. Das zählt, denn am Ende ist die Stärke die Zahl deiner stehenden Einheiten. Bei Gleichstand gewinnt der Verteidiger.',
    },
    city: {
      title: 'Der Vorherrschaftsbonus',
      text: '7A gehört dir! Mobilisieren ist dein höchster Befehl in diesem Jahr, darum darfst du auch seinen Bonus nutzen: Aktiviere ein zweites Gebiet. Wähle die leere Stadt in 7C.',
    },
    garrison: {
      title: 'Jemand muss bleiben',
      text: 'Außerhalb deines Reichs kontrollierst du ein Gebiet nur mit einer Einheit oder einer Festung darin. Schick die Fußsoldaten aus DA und DC, dann Fertig. Städte nützen dir, wenn du Unterstützung einholen spielst.',
    },
    hero: {
      title: 'Der Sommer der Helden',
      text: 'Im Sommer darf sich jeder Held heilen, trainieren oder sich bewegen. Helden sind keine Einheiten: Sie brauchen keinen Befehl, betreten jedes Gebiet und kämpfen in keinem Kampf mit. Lass Marrec gehen.',
    },
    walk: {
      title: 'Unterwegs',
      text: 'Deine Quests liegen in deinem Reich, jede mit einem Gebiet und einem Attribut. Das Licht im Moor ist in 7D, gleich nebenan. Die Hexenmeister dort lassen einen Helden durch.',
    },
    arrived: {
      title: 'Da wären wir',
      text: 'Ein Held geht zwei Gebiete weit, in diesem Sommer drei. Aber die Quest ist hier: Fertig.',
    },
    quest: {
      title: 'Eine Quest',
      text: 'Marrec stellt seine Weisheit von 3 auf die Probe: Er zieht drei Schicksalskarten, und du wählst eine davon. Gold oder Grau bringen eine Belohnung, bei Rot behältst du die Quest. Helden können sich auch duellieren.',
    },
    destiny: {
      title: 'Wähle dein Schicksal',
      text: 'Gold ist besser als Grau, Grau ist besser als Rot. Belohnungen sind Waffen und Schätze; sie liegen verdeckt unter dem Helden, und wer ihn im Duell besiegt, bekommt sie.',
    },
    harvest: {
      title: 'Zeit zu ernten',
      text: 'Neue Gebiete bringen von allein nichts. Erst Ernten stellt deine drei Anzeiger auf das, was deine Gebiete liefern: Jeder Anzeiger sagt, was er zeigen würde. Mit der 4 hast du wieder den Bonus.',
    },
    development: {
      title: 'Eine Entwicklung',
      text: 'Der Bonus von Ernten baut eine Festung aus. Der Fürstenhof gibt jetzt 1 Einfluss, und bei jedem solchen Bonus wieder. Wir sparen für den Winter: Nimm ihn.',
    },
    caravans: {
      title: 'Eine Karte fragt',
      text: 'Die meisten Jahreszeitenkarten geschehen einfach, manche fragen. Zwei Taktikkarten für 2 Einfluss wären angemessen, aber im Winter ist Einfluss eine Rune wert. Diesmal nicht.',
    },
    autumn: {
      title: 'Was der Herbst bringt',
      text: 'Jeden Herbst nimmst du 2 Einfluss oder eine Taktikkarte, und die Schicksalskarten werden gemischt. Einfluss ist für Gebote, Titel und Diplomatie. Nimm ihn.',
    },
    power: {
      title: 'Macht erlangen',
      text: 'Jetzt Einfluss: Macht erlangen gibt so viel, wie deine drei Anzeiger zeigen. Seine Zahl ist 7, also hast du den Bonus. Danach ist in diesem Jahr aber nur noch die 8 höher.',
    },
    title: {
      title: 'Ein Titel für Kühne',
      text: 'Ein Titel gehört dem, der mehr Einfluss darauf legt, als dort liegt. Der Primarch des Magierrats entscheidet bei gleichen Geboten. Nimm ihn.',
    },
    price: {
      title: 'Was ist er wert?',
      text: 'Noch ist er frei, also genügt 1. Mehr würde es deinem Rivalen nur schwerer machen, ihn dir zu nehmen. Was auf einem Titel liegt, ist ausgegeben.',
    },
    bid: {
      title: 'Eine Rune im Winter',
      text: 'Die Jahreszeitenkarte bietet eine Drachenrune. Alle bieten geheim, und alle zahlen. Aber du siehst, wie viel dein Rivale hat: Biete eins mehr, und du kannst nicht verlieren.',
    },
    decoy: {
      title: 'Gewonnen!',
      text: 'Zuerst könntest du falsche Runen ablegen. Aber eine falsche lockt andere an den falschen Ort. Behalte sie: Fertig.',
    },
    place: {
      title: 'Eine Rune, ein Köder',
      text: 'Du bekommst eine Drachenrune und eine falsche. Jede kommt in ein Gebiet ohne Rune, deines oder niemandes. Nur was in deinen Gebieten liegt, zählt: Leg sie nach 7A und 7C.',
    },
    secret: {
      title: 'Welche ist echt?',
      text: 'Alle haben die Orte gesehen, nur du sagst, welche echt ist. Nimm das Gebiet, das leichter zu verteidigen ist: 7C liegt neben deiner Festung.',
    },
    hunger: {
      title: 'Der Winter hat Hunger',
      text: 'In keinem Gebiet behältst du mehr Einheiten, als dein Nahrungsanzeiger zeigt; die übrigen gehen verloren. Verteile sie nächstes Jahr rechtzeitig, oder nimm Land mit mehr Nahrung. Im Winter sind auch die Flüsse zugefroren.',
    },
    supremacy: {
      title: 'Ohne Bonus',
      text: 'Du brauchst neue Einheiten: Rekrutieren. Die 5 ist niedriger als die 7, die du schon gespielt hast: Die Aktion bekommst du, den Bonus nicht. Immer aufwärts hättest du alle vier gehabt.',
    },
    levy: {
      title: 'Wähle einen Anzeiger',
      text: 'Jeder Anzeiger zeigt, wen er rekrutiert: je höher, desto mehr. Rekrutieren senkt ihn nicht. Nimm den Nahrungsanzeiger: Er bringt die meisten.',
    },
    farewell: {
      title: 'Jetzt kennst du ein Jahr',
      text: 'Du hast drei Drachenrunen; das Ziel bringt noch eine. Jeden Frühling kommen deine Befehle zurück, die Marker verschwinden, und alle stehen auf. Spiel weiter: Ich melde mich bei Neuem, und Tipp zeigt, was ein Meister spielen würde.',
    },
    conquer: {
      title: 'Erobern',
      text: 'Wie Mobilisieren, aber nur ein Gebiet. Der Bonus gilt im Kampf: 2 Stärke mehr gegen eine Festung, sonst 1 mehr.',
    },
    strategize: {
      title: 'Strategie planen',
      text: 'Alle dürfen sich bewegen, jede ein Gebiet weit, in leere oder eigene Gebiete. Nichts wird aktiviert: So verteilt man ein Heer vor dem Winter. Auch Helden dürfen mit.',
    },
    'rally-support': {
      title: 'Deine Städte',
      text: 'Jede Stadt, die du kontrollierst, gibt einen ihrer zwei Vorteile: Einfluss, Karten, Quests oder neutrale Einheiten, die sich dir anschließen. Mit dem Bonus kommt ein neuer Held.',
    },
    hire: {
      title: 'Ein neuer Held',
      text: 'Drei werden gezogen, einer bleibt; du darfst drei haben. Sieh dir die Attribute an: Welches brauchen deine Quests?',
    },
    fortify: {
      title: 'Befestigen',
      text: 'Bau eine Festung für 3 Einfluss, repariere eine, verschiebe Runen in Nachbargebiete: etwas davon oder alles. Eine Festung hält das Gebiet und hat Stärke 5.',
    },
    'own-turn': {
      title: 'Eine Karte im eigenen Zug',
      text: 'In deinem Zug darfst du solche Karten vor oder nach deinem Befehl spielen. Neu gezogene müssen bis zur nächsten Jahreszeit warten.',
    },
    defence: {
      title: 'Du wirst angegriffen',
      text: 'Bei gleicher Stärke gewinnt der Verteidiger, und eine Festung zählt 5. Zuerst spielt der Angreifer Karten, dann du.',
    },
    tally: {
      title: 'Wer ist stärker?',
      text: 'Alle Reihen haben gehandelt. Jetzt zählen die stehenden Einheiten, mit Festung und Karten. Wer verliert, zieht sich fliehend zurück.',
    },
    retreat: {
      title: 'Rückzug',
      text: 'Alle gehen zusammen in ein Nachbargebiet, befreundet oder leer, und sind dort fliehend bis zum Frühling. Gibt es keines, gehen sie verloren. Neutrale Einheiten suchen ein unkontrolliertes Gebiet.',
    },
    stronghold: {
      title: 'Eingenommen!',
      text: 'Du darfst die Festung durch eine beschädigte eigene ersetzen. Sie rekrutiert und verteidigt für dich, und Befestigen repariert sie.',
    },
    duel: {
      title: 'Ein Duell',
      text: 'Vier Runden, je eine Schicksalskarte: Der Kreis zählt. Schaden verwundet, Flucht wehrt ab, Spezial nutzt eine Fähigkeit oder Waffe. Der Sieger bekommt die Belohnungen des anderen.',
    },
    end: {
      title: 'Die Runen werden gezählt',
      text: 'Die Wertung zeigt, woher die Runen kamen. Was brachte am meisten: Gebote, Quests, Ziel oder Krieg? Überlege beim nächsten Mal den letzten Befehl des Jahres vor dem ersten.',
    },
  },
});
