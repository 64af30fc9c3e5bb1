import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Dein erstes Spiel',
  teaches: 'Zwei Jahre gegen andere: Befehle, Schreiber, Soldaten, die Mauer, und was ein Durchbruch kostet.',
  words: {
    welcome: {
      title: 'Ehre auf der Mauer',
      text: 'Horden stürmen gegen die Mauer, und wir alle verteidigen sie. Gewinnen kann nur einer: wer am Ende die meiste Ehre hat. Wähle zuerst einen General: Ressourcen für den Anfang, ein Platz in der Teereihenfolge und eine Fähigkeit.',
    },
    advisors: {
      title: 'Einer wirkt, einer unterstützt',
      text: 'Der aktive Berater gibt dir seine Fähigkeit für das ganze Spiel. Der andere liegt verdeckt unter deinem General und macht dessen Fähigkeit stärker. Hier sind beide eine gute Wahl.',
    },
    command: {
      title: 'Ein geheimer Befehl',
      text: 'Im Herbst entscheidet sich alles. Alle wählen geheim einen Befehl, dann wird aufgedeckt. Nimm diesmal „Aushebung“: Damit rekrutierst du einen Soldaten. Fast jeder Befehl lässt auch die anderen Schreiber bewegen; so bist du auch in fremden Zügen dabei.',
    },
    track: {
      title: 'Wer ist wann dran?',
      text: 'In Teereihenfolge legt jeder seinen Befehl auf ein freies Feld. Dann kommt Karte für Karte, ab Feld 1. Du wählst zuerst. Früh ist nicht immer besser: Später haben die anderen die Orte schon mit gefüllt.',
    },
    clerks: {
      title: 'Schick deine Schreiber los',
      text: 'Ein regulärer Ort wird erst aktiviert, wenn alle Plätze besetzt sind, egal von wem. Einem besonderen genügt ein Schreiber. Hilf also, den Steinbruch zu füllen, oder geh gleich in die Kriegsakademie.',
    },
    fetch: {
      title: 'Woher kommt er?',
      text: 'Ein Schreiber kommt aus deinem Vorrat oder von einem anderen Ort. Von einem vollen Ort kommt keiner mehr weg. Wird ein Ort aktiviert, gehen alle seine Schreiber zurück in den Vorrat.',
    },
    together: {
      title: 'Lieber nicht allein',
      text: 'Hier willst du Gesellschaft. Stehen an einem dieser fünf Orte nur deine Schreiber, wenn er aktiviert wird, erhältst du einen Schandmarker. Ein einziger fremder Schreiber genügt, und niemand bekommt einen.',
    },
    recruit: {
      title: 'Wen rekrutierst du?',
      text: 'Ein Lanzenträger trifft die Horde in der ersten Reihe. Ein Reiter deckt zwei benachbarte Schwachstellen irgendeiner Horde ab. Ein Bogenschütze besetzt einen Schießposten: Er verwundet sofort und jeden Winter wieder. Mit „Aushebung“ bezahlst du 1 Ressource weniger.',
    },
    attack: {
      title: 'Zum Angriff',
      text: 'Decke eine Schwachstelle ab und nimm sofort ihre Belohnung. Sind alle abgedeckt, ist die Horde besiegt: Jeder mit einem Soldaten darauf erhält 2 Ehre, und wer die meisten abdeckt, beansprucht sie und bekommt am Ende ihre Ehre.',
    },
    wound: {
      title: 'Eine Wunde',
      text: 'Ein Wundmarker deckt eine Schwachstelle für immer ab. Er bringt keine Belohnung und zählt nicht bei der Vergabe der Horde, aber der Sieg rückt näher: Dann gibt dir jeder deiner Bogenschützen auf den Posten dort 2 Ehre.',
    },
    tactics: {
      title: 'Zeit für Taktiken',
      text: 'Jetzt darfst du eine Taktik spielen oder eine Fähigkeit verwenden. Jede Taktik sagt, wann, und hat einen Basiseffekt und einen verstärkten Effekt, der Chi kostet. Passt nichts? Dann passe. Gefragt wirst du immer, damit niemand deine Karten errät.',
    },
    activate: {
      title: 'Du bestimmst die Reihenfolge',
      text: 'Nach deinem Befehl wird jeder Ort aktiviert, der bereit ist. Es ist dein Zug: Du wählst die Reihenfolge, auch wo du keinen Schreiber hast. Meist gut: erst, was Ressourcen bringt, dann, was welche kostet.',
    },
    overseer: {
      title: 'Ein Aufseher',
      text: 'Du hast für jeden deiner Schreiber hier 1 Ressource bekommen. Für 2 Chi wird ein Soldat hier Aufseher, für immer: 1 Ressource mehr, sooft du hier einsammelst, und 1 in jedem Sommer. Je früher, desto besser.',
    },
    donate: {
      title: 'Spende für die Mauer',
      text: 'Lege 1 Ressource ins Lager und erhalte sofort 2 Ehre. Wer als Nächstes baut, muss zuerst das Lager leeren und baut also billiger. Das kannst auch du sein.',
    },
    winter: {
      title: 'Der Winter kommt',
      text: 'Dann greifen die Horden an. Über jedem Abschnitt liest du Angriffsstärke gegen Verteidigung: die Mauer und 2 pro Barrikade. Ist die Angriffsstärke größer, brechen sie durch: Jede Horde dort ohne deinen Soldaten bringt dir einen Schandmarker.',
    },
    wall: {
      title: 'Bau die Mauer',
      text: 'In der Arbeitersiedlung baut jeder Schreiber einmal: eine Barrikade für 2 Ressourcen und 2 Ehre, oder eine Mauerstufe für 5, 10 oder 15, mit ebenso viel Ehre. Nur Chi zählt nicht. Zuerst bezahlt das Lager.',
    },
    build: {
      title: 'Was baust du?',
      text: 'Eine Mauerstufe bleibt und hat Platz für mehr Bogenschützen. Barrikaden fallen nach dem Winter. Zeig auf eine Antwort: Über dem Abschnitt siehst du sofort, ob er dann hält.',
    },
    counsel: {
      title: 'Drei stille Orte',
      text: 'Die Gesandtschaft wirbt für Gold Schreiber und Berater an. Die Kriegsakademie gibt dir Taktiken. Im Teehaus steigst du in der Teereihenfolge: Wer höher steht, wählt zuerst und gewinnt jeden Gleichstand.',
    },
    embassy: {
      title: 'Schreiber oder Berater?',
      text: 'Ein Schreiber kostet 2 Gold und arbeitet jedes Jahr. Ein Berater kostet so viel Gold, wie du dann Berater hast: aktiv für seine Fähigkeit, oder unterstützend für einen stärkeren General. Das ist endgültig.',
    },
    barracks: {
      title: 'Die Kaserne',
      text: 'Ist sie voll, rekrutiert jeder Schreiber einen Soldaten: Lanzenträger für 2 Stein und 1 Holz, Bogenschütze für 2 Chi und 1 Holz, Reiter für 3 Gold und 1 Holz. Er greift an oder wartet in der Aufmarschzone.',
    },
    losses: {
      title: 'Soldaten fallen',
      text: 'Wird eine Horde besiegt oder bricht sie durch, verliert jeder so viele Soldaten darauf, wie die Brutalität des Jahres sagt. Für 2 Chi rettest du einen: Er geht in die Aufmarschzone und kann mit „Angriffsbefehl“ wieder angreifen.',
    },
    shame: {
      title: 'Ein Schandmarker',
      text: 'Unter einem Soldaten im Vorrat nimmt er ihn aus dem Spiel und kostet am Ende 5 Ehre. Auf einer beanspruchten Horde sorgt er dafür, dass sie keine Ehre bringt. Wähle, was du am wenigsten brauchst. Im Sommer legst du ihn für 2 Chi ab.',
    },
    atone: {
      title: 'Wieder in Ehren',
      text: 'Für 2 Chi kommt ein Schandmarker zurück in den Vorrat, und dein Soldat oder deine Horde zählt wieder. Behalte diesen Vorrat im Auge: Ist er leer, endet die Partie nach dem Winter.',
    },
    summer: {
      title: 'Frühling und Sommer',
      text: 'Der Winter ist vorbei, alle Barrikaden sind fort. Der Frühling brachte neue Horden, der Sommer bezahlt deine Aufseher. Hol jetzt die Befehle zurück, oder nimm 2 Ehre für jeden im Ablagestapel. Fünf hast du noch: Die Ehre lohnt sich.',
    },
    bare: {
      title: 'Keine Barrikaden mehr',
      text: 'Sie fallen jeden Winter. Wo im Winter die Angriffsstärke höher ist als die Verteidigung, gibt es einen Durchbruch. „Härter arbeiten“ schickt Schreiber in die Produktion und baut dann einmal. Oder rekrutiere wieder: Ein Soldat auf einer Horde erspart dir die Schande.',
    },
    bonus: {
      title: 'Befehle helfen einander',
      text: 'Jetzt liegen alle Befehle offen. Die meisten können mehr, wenn ein bestimmter fremder Befehl auf der Leiste liegt: Mit „Aushebung“ eines anderen baut „Härter arbeiten“ billiger. Lies deine Karte, dann wähle das Feld.',
    },
    advanced: {
      title: 'Erweiterte Aktivierung',
      text: 'Wähle einen Ort mit einem deiner Schreiber: Er wird sofort aktiviert, auch wenn er nicht voll ist, und allein zu sein bringt diesmal keine Schande.',
    },
    farewell: {
      title: 'Du kennst nun das Jahr',
      text: 'Die Partie endet nach einem Winter: bei zwei Abschnitten auf Stufe 3, ohne Schandmarker im Vorrat oder nach Jahr 6. Dann kostet Schande, und Horden und Artefakte bringen Ehre. Spiel weiter: Ich bin jetzt still.',
    },
    end: {
      title: 'Der letzte Winter ist um',
      text: 'Der Wertungsbogen zeigt, woher die Ehre kam. Welcher Durchbruch war am teuersten, welches Artefakt hast du vergessen? Sieh dir nächstes Mal die Artefakte schon im ersten Herbst an.',
    },
  },
});
