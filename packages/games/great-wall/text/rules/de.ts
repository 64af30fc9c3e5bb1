import type { Chapter, Rule } from './en.ts';
import { locations } from './locations/de.ts';
import { modes } from './modes/de.ts';
import { year } from './year/de.ts';

export const chapters: Record<Chapter, string> = {
  'GW-COMP': 'Spielmaterial',
  'GW-SETUP': 'Spielaufbau',
  'GW-5P': 'Fünf Spieler',
  'GW-GEN': 'Allgemeine Regeln',
  'GW-TEA': 'Teereihenfolge und Gleichstand',
  'GW-GENERAL': 'Generäle',
  'GW-ADV': 'Berater',
  'GW-CLERK': 'Schreiber',
  'GW-LOC': 'Orte',
  'GW-ADVACT': 'Erweiterte Aktivierung',
  'GW-CMD': 'Befehle',
  'GW-SPRING': 'Frühling',
  'GW-SUMMER': 'Sommer',
  'GW-AUTUMN': 'Herbst',
  'GW-WINTER': 'Winter',
  'GW-DEFEAT': 'Horden besiegen',
  'GW-KILL': 'Soldaten töten',
  'GW-SAVE': 'Soldaten retten',
  'GW-BREACH': 'Durchbruch',
  'GW-REST': 'Aufmarschzonen',
  'GW-SHAME': 'Schandmarker',
  'GW-LOC-PROD': 'Produktionsorte',
  'GW-OVERSEER': 'Aufseher',
  'GW-DONATE': 'Spenden',
  'GW-LOC-BARRACKS': 'Kaserne',
  'GW-ATTACK': 'Angreifen',
  'GW-LOC-BUILD': 'Arbeitersiedlung',
  'GW-LOC-LOGI': 'Befehlsstand',
  'GW-LOC-TEA': 'Teehaus',
  'GW-LOC-EMB': 'Gesandtschaft',
  'GW-LOC-ACAD': 'Kriegsakademie',
  'GW-TACTIC': 'Taktiken',
  'GW-END': 'Ende der Partie',
  'GW-2P': 'Zu zweit: der Schilfclan',
  'GW-SOLO': 'Solo-Modus: Qin Jiushao',
  'GW-COOP': 'Koop-Modus: gemeinsam für den Kaiser',
};

export const rules: Record<Rule, string> = {
  // Spielmaterial
  'GW-COMP-01':
    'Das Spiel hat einen doppelseitigen Spielplan. Eine Seite ist für 3 Spieler, auch für 2 und für das Solospiel; die andere ist für 4 und für 5.',
  'GW-COMP-02': 'Die Figuren sind je nach Ausgabe aus Holz oder Miniaturen; für die Regeln ist das ohne Bedeutung.',
  'GW-COMP-03': 'Es gibt 32 Schreiber, 8 pro Clan.',
  'GW-COMP-04': 'Es gibt 40 Lanzenträger, 10 pro Clan.',
  'GW-COMP-05': 'Es gibt 16 Bogenschützen, 4 pro Clan.',
  'GW-COMP-06': 'Es gibt 8 Reiter, 2 pro Clan.',
  'GW-COMP-07': 'Jeder Clan hat also 16 Soldaten (10 + 4 + 2).',
  'GW-COMP-08': 'Es gibt 24 Horden für das Standardspiel.',
  'GW-COMP-09': 'Es gibt 24 Befehle, 6 in jeder der 4 Clanfarben.',
  'GW-COMP-10': 'Es gibt 1 Befehl des Schilfclans.',
  'GW-COMP-11': 'Es gibt 20 Taktiken für das Standardspiel.',
  'GW-COMP-12': 'Es gibt 5 Artefakte.',
  'GW-COMP-13': 'Es gibt 44 Berater.',
  'GW-COMP-14': 'Es gibt 13 Generäle für das Standardspiel.',
  'GW-COMP-15': 'Es gibt 2 Generäle des Schilfclans.',
  'GW-COMP-16': 'Es gibt 12 Ereignisse für den Koop-Modus.',
  'GW-COMP-17': 'Es gibt 12 kaiserliche Aufträge für den Koop-Modus.',
  'GW-COMP-18': 'Es gibt 24 Horden für den Koop-Modus.',
  'GW-COMP-19': 'Es gibt 8 Generäle für den Koop-Modus.',
  'GW-COMP-20': 'Es gibt 12 Taktiken für den Koop-Modus.',
  'GW-COMP-21': 'Es gibt 1 General für den Solo-Modus, Qin Jiushao.',
  'GW-COMP-22': 'Es gibt 6 blaugrüne Befehle für den Solo-Modus.',
  'GW-COMP-23': 'Es gibt 4 Sichtschirme, 1 pro Spieler.',
  'GW-COMP-24': 'Es gibt 9 Mauerstufen, je 3 erste, 3 zweite und 3 dritte (Stufe 1, 2 und 3).',
  'GW-COMP-25': 'Es gibt 9 Barrikaden.',
  'GW-COMP-26': 'Es gibt 4 Teemarker und 4 Ehrenmarker, je einen pro Clan.',
  'GW-COMP-27': 'Es gibt 5 doppelseitige Ehrenplättchen für alle Clans; eine ihrer Seiten zeigt 100.',
  'GW-COMP-28': 'Es gibt je 50 Marker für Holz, Stein, Gold und Chi.',
  'GW-COMP-29': 'Es gibt 30 Wundmarker.',
  'GW-COMP-30':
    'Es gibt 50 Schandmarker. Sie sind tatsächlich begrenzt, und wie viele im Spiel sind, hängt von der Spieleranzahl ab.',
  'GW-COMP-31': 'Es gibt 1 doppelseitigen Zeitmarker mit einer leeren Seite und einer „+1“-Seite.',
  'GW-COMP-32': 'Es gibt 2 Stickerbogen; für die Regeln sind sie ohne Bedeutung.',
  'GW-COMP-33':
    'Der Spielplan zeigt am Rand die Ehrenleiste und die Zeitleiste mit dem Jahr, der Brutalität, der Anzahl neuer Horden und der Spieleranzahl. Er hat 3 Mauerabschnitte mit je 3 Hordenfeldern in den Reihen 1 bis 3, 3 Barrikadenfeldern, einem Mauerfeld und einer Aufmarschzone. Dazu kommen die Befehlsleiste mit ihrem Ablagestapel, 10 Orte, das Lager, der Taktikstapel mit Ablage, der Teestapel, die Schreiberschule, die Beraterleiste mit 4 Beratern, Stapel und Ablage, die Aufseherfelder, 3 Artefaktfelder und der Hordenstapel mit Ablage.',
  'GW-COMP-34':
    'Die Karten zeigen Symbole für die 4 Ressourcen, für „Holz, Stein oder Gold“, für „beliebige Ressource“, für den Aufseher jeder Ressource und für einen beliebigen Aufseher. Weitere Symbole stehen für Schreiber, Lanzenträger, Bogenschütze, Reiter und Soldat, Ehre, Wundmarker, Schandmarker, Horde, Berater, unterstützender Berater, Taktik, Befehl, Teestapel, Mauer, Verteidigungswert, Angriffsstärke, Barrikade und Spieleranzahl.',
  'GW-COMP-35':
    'Die Vorderseite einer Horde zeigt ihre Angriffsstärke, ihre Ehre am Ende der Partie, manchmal eine Spezialfähigkeit, und ihre Schwachstellen mit den Belohnungen. Die Rückseite zeigt den Invasionsindikator und zwei Schandmarkerfelder.',
  'GW-COMP-36':
    'Jedes Mauerfeld und jede Mauerstufe zeigt den Verteidigungswert, die Kosten der nächsten Stufe und die Schießposten. Ein Schießposten nimmt genau 1 Bogenschützen auf.',

  // Spielaufbau
  'GW-SETUP-01':
    'Spielen 3 oder 4 Spieler gegeneinander, kommen die Karten des Schilfclans aus dem Spiel. Sie werden nur mit 2 Spielern und im Solo-Modus verwendet.',
  'GW-SETUP-02': 'Die blaugrünen Solo-Befehle und der General Qin Jiushao kommen aus dem Spiel, außer im Solo-Modus.',
  'GW-SETUP-03':
    'Außer im Koop-Modus kommt jeder General, jede Horde, jedes Ereignis, jeder Auftrag und jede Taktik mit dem Koop-Symbol aus dem Spiel.',
  'GW-SETUP-04':
    'Der Spielplan liegt mit der Seite nach oben, die der Spieleranzahl entspricht, zu dritt also mit der Seite „3“.',
  'GW-SETUP-05': 'Zu viert und zu fünft wird die Seite „4“ des Spielplans verwendet.',
  'GW-SETUP-06':
    'Der Zeitmarker beginnt mit der leeren Seite nach oben auf dem Feld der Zeitleiste, das die Spieleranzahl zeigt.',
  'GW-SETUP-07': 'Zu zweit (2 Spieler) beginnt der Zeitmarker auf dem Feld für 3 Spieler.',
  'GW-SETUP-08':
    'Die Artefakte werden gemischt, und auf jedes der 3 Artefaktfelder kommt eines offen. Die anderen 2 kommen in die Schachtel.',
  'GW-SETUP-09': 'Artefakte haben während der Partie keinen Effekt; sie bringen nur bei der finalen Wertung Ehre.',
  'GW-SETUP-10':
    'Die Horden des Standardspiels werden zu einem verdeckten Stapel gemischt, der auf seinem Symbol am oberen Rand des Spielplans liegt.',
  'GW-SETUP-11': 'Jeder Mauerabschnitt beginnt mit 1 offenen Horde auf dem Feld direkt vor der Mauer (Reihe 1).',
  'GW-SETUP-12':
    'Nur mit 4 Spielern wird eine vierte Horde gezogen. Sie kommt in den Abschnitt, den der Invasionsindikator der Karte anzeigt, die jetzt oben auf dem Stapel liegt.',
  'GW-SETUP-13':
    'Eine neue Horde kommt immer auf das freie Hordenfeld ihres Abschnitts, das der Mauer am nächsten ist.',
  'GW-SETUP-14': 'Jedes Barrikadenfeld beginnt mit 1 Barrikade (insgesamt 9, je Abschnitt 3).',
  'GW-SETUP-15':
    'Die Taktiken des Standardspiels werden zu einem verdeckten Stapel auf seinem Feld gemischt; daneben liegt der offene Ablagestapel.',
  'GW-SETUP-16':
    'Jeder Spieler wählt einen Clan und nimmt dessen 10 Lanzenträger, 8 Schreiber, 4 Bogenschützen, 2 Reiter, Sichtschirm, Ehrenmarker, Teemarker und 6 Befehle.',
  'GW-SETUP-17':
    'Die Generäle werden gemischt, und jeder Spieler erhält verdeckt 2. Die übrigen kommen in die Schachtel.',
  'GW-SETUP-18':
    'Die Berater werden zu einem verdeckten Stapel gemischt, der neben der rechten unteren Ecke des Spielplans liegt, wo kein Feld dafür aufgedruckt ist.',
  'GW-SETUP-19': 'Jeder Spieler erhält verdeckt die 2 obersten Berater des Beraterstapels.',
  'GW-SETUP-20':
    'Alle sehen sich ihre vier Karten an, wählen dann gleichzeitig 1 General und legen ihn offen vor sich hin. Der andere General kommt in die Schachtel.',
  'GW-SETUP-21':
    'Jeder Spieler macht einen seiner beiden Berater zum aktiven Berater und legt ihn offen rechts neben den General.',
  'GW-SETUP-22':
    'Der andere Berater wird ein unterstützender Berater und liegt verdeckt unter dem General, sodass sein Symbol sichtbar bleibt.',
  'GW-SETUP-23':
    'Der Schandmarkervorrat beginnt mit 10 Schandmarkern pro Spieler. Die übrigen kommen in die Schachtel.',
  'GW-SETUP-24':
    'Alle Marker für Holz, Stein, Gold und Chi, alle Wundmarker und alle Ehrenplättchen bilden die gemeinsamen Vorräte.',
  'GW-SETUP-25': 'Alle Mauerstufen liegen nach Stufen sortiert bereit.',
  'GW-SETUP-26':
    'Jeder Spieler nimmt die Ressourcen, die unten auf seinem General stehen, und legt sie hinter seinen Sichtschirm.',
  'GW-SETUP-27': 'Jeder Spieler zieht so viele Taktiken, wie unten auf seinem General stehen.',
  'GW-SETUP-28': 'Der Teewert unten auf den Generälen bestimmt die Teereihenfolge zu Beginn.',
  'GW-SETUP-29': 'Vier Berater vom Stapel füllen die Beraterleiste, offen und von links nach rechts.',
  'GW-SETUP-30': 'Die Ehrenmarker beginnen auf dem ersten Feld der Ehrenleiste, dem mit dem Drachen, das als 0 zählt.',
  'GW-SETUP-31': 'Die Teemarker werden nach Teewert gestapelt, der höchste oben und der niedrigste unten.',
  'GW-SETUP-32':
    'Jeder Spieler stellt 3 seiner 8 Schreiber in die Schreiberschule des Spielplans, wo sie angeworben werden können.',
  'GW-SETUP-33': 'Jeder Spieler beginnt also mit 5 Schreibern im Vorrat und kann bis zu 8 haben.',
  'GW-SETUP-34': 'Das erste Jahr beginnt im Herbst; Frühling und Sommer werden übersprungen.',
  'GW-SETUP-35':
    'Der Aufbau ist zu zweit (2 Spieler), im Solo-Modus und im Koop-Modus anders; dafür gibt es eigene Kapitel.',

  // Fünf Spieler
  'GW-5P-01': 'Für eine Partie zu fünft braucht man die Schachtel mit zusätzlichem Material.',
  'GW-5P-02': 'Zu fünft wird die Seite „4“ des Spielplans verwendet.',
  'GW-5P-03':
    'Das Feld der Befehlsleiste mit dem Symbol für 5 Spieler wird nur zu fünft verwendet; zu viert wird es ignoriert.',
  'GW-5P-04': 'Im Koop-Modus zu fünft müssen 9 Aufträge erfüllt werden.',
  'GW-5P-05':
    'Mehr wird über das Spiel zu fünft nicht gesagt, deshalb ist ein Tisch hier für zwei, drei oder vier Spieler.',

  // Allgemeine Regeln
  'GW-GEN-01':
    'Eine Partie dauert mehrere Jahre. Jedes Jahr hat Frühling, Sommer, Herbst und Winter, in dieser Reihenfolge.',
  'GW-GEN-02': 'Wer am Ende die meiste Ehre hat, gewinnt, wenn die Spieler gegeneinander spielen.',
  'GW-GEN-03': 'Geheim sind die Karten auf deiner Hand und alles hinter deinem Sichtschirm.',
  'GW-GEN-04': 'Reihenfolge und Inhalt verdeckter Stapel sind allen verborgen.',
  'GW-GEN-05': 'Alles andere ist offen, auch abgelegte Befehle, die aufgefächert und sichtbar liegen bleiben.',
  'GW-GEN-06': '„Soldat“ heißt jede Figur, die kein Schreiber ist.',
  'GW-GEN-07': 'Ehre und Punkte sind dasselbe.',
  'GW-GEN-08':
    'Um zu bezahlen, musst du die nötigen Ressourcen in diesem Moment haben. Sie kommen zurück in den Vorrat.',
  'GW-GEN-09': 'Ressourcen sind unbegrenzt; gehen die Marker aus, nimmt man etwas anderes dafür.',
  'GW-GEN-10':
    'Immer wenn ein Soldat eine Horde verlässt, egal warum, kommt ein Wundmarker auf die Schwachstelle, die er besetzt hat, außer die Horde wird gerade besiegt.',
  'GW-GEN-11':
    'Nennt ein Effekt eine Komponente ohne Besitzer, so gilt er nur für die Komponenten dessen, der handelt.',
  'GW-GEN-12':
    'Effekte, die im selben Moment eintreten, werden gleichzeitig abgehandelt. Was einer von ihnen einbringt, kann keinen anderen bezahlen.',
  'GW-GEN-13': 'Generäle geben von sich aus kein Einkommen an Ressourcen; Einkommen kommt von Aufsehern.',
  'GW-GEN-14':
    'Die Zeitleiste zeigt dreierlei: das laufende Jahr durch die Position des Zeitmarkers, die Brutalität durch die Zahl unter ihm und die Anzahl neuer Horden durch die Zahl über ihm.',

  // Teereihenfolge und Gleichstand
  'GW-TEA-01': 'Der Stapel der Teemarker gibt die Teereihenfolge an, von oben nach unten.',
  'GW-TEA-02':
    'Immer wenn etwas mehrere Spieler betrifft und die Reihenfolge wichtig ist, handeln sie in Teereihenfolge, von oben nach unten.',
  'GW-TEA-03':
    'Die Teereihenfolge entscheidet, wer zuerst seinen Befehl legt, wer zuerst „Andere Spieler“-Effekte ausführt, wer einen Ort zuerst abhandelt, wer bei Gleichstand eine Horde beansprucht, und alles andere, wobei die Reihenfolge wichtig ist.',
  'GW-TEA-04': 'Bei jedem Gleichstand ist der beteiligte Spieler im Vorteil, der weiter oben auf dem Teestapel liegt.',
  'GW-TEA-05': 'Das Teehaus ändert die Teereihenfolge; einen anderen Weg nennen die Regeln nicht.',

  // Generäle
  'GW-GENERAL-01': 'Jeder General hat eine Spezialfähigkeit.',
  'GW-GENERAL-02':
    'Die Stärke der Fähigkeit eines Generals ist die Anzahl der unterstützenden Berater, deren Symbole unter ihm sichtbar sind.',

  // Berater
  'GW-ADV-01': 'Sobald du einen Berater erhältst, entscheidest du sofort, ob er aktiv oder unterstützend ist.',
  'GW-ADV-02': 'Ob ein Berater aktiv oder unterstützend ist, kann später nie geändert werden.',
  'GW-ADV-03':
    'Ein aktiver Berater liegt offen rechts neben dem General. Nur aktive Berater können ihre aufgedruckte Fähigkeit verwenden.',
  'GW-ADV-04':
    'Ein unterstützender Berater liegt verdeckt unter dem General, sodass sein Symbol sichtbar ist. Bei mehreren sind alle Symbole sichtbar.',
  'GW-ADV-05': 'Du kannst beliebig viele aktive und unterstützende Berater haben.',

  // Schreiber
  'GW-CLERK-01':
    '„Einen Schreiber bewegen“ heißt, einen Schreiber aus deinem Vorrat auf einen beliebigen Ort zu stellen oder einen deiner Schreiber von einem Ort an einen anderen zu bewegen.',
  'GW-CLERK-02':
    'Ein Schreiber kann nicht von einem regulären Ort wegbewegt werden, an dem alle Plätze besetzt sind, egal von wem. Ein voller Ort ist gesperrt.',
  'GW-CLERK-03': 'Ein Schreiber kann nicht auf einen regulären Ort ohne freien Platz gestellt werden.',
  'GW-CLERK-04':
    '„Bewege bis zu 2 Schreiber an 2 Orte“ bedeutet zwei verschiedene Ziele. Die Schreiber können vom selben Ort, von verschiedenen Orten oder aus dem Vorrat kommen.',
  'GW-CLERK-05': 'Ein Schreiber darf an einen Ort bewegt werden, an dem schon andere Schreiber stehen, auch eigene.',
  'GW-CLERK-06': 'Schreiber bleiben von Jahr zu Jahr an ihrem Ort, bis der Ort aktiviert wird.',
  'GW-CLERK-07': 'Schreiber können nie in das Lager bewegt werden.',

  // Orte
  'GW-LOC-01':
    'Es gibt 10 Orte: das Sägewerk, den Steinbruch, die Goldmine, den Tempel, die Kaserne, die Arbeitersiedlung, den Befehlsstand, das Teehaus, die Gesandtschaft und die Kriegsakademie.',
  'GW-LOC-02':
    'Ein regulärer Ort hat Plätze für je einen Schreiber und nimmt nie mehr Schreiber auf, als er Plätze hat.',
  'GW-LOC-03': 'Ein regulärer Ort kann nur aktiviert werden, wenn alle seine Plätze besetzt sind.',
  'GW-LOC-04': 'Ein besonderer Ort hat einen großen Platz für beliebig viele Schreiber.',
  'GW-LOC-05': 'Ein besonderer Ort wird aktiviert, wenn mindestens 1 Schreiber dort steht.',
  'GW-LOC-06':
    'Sobald ein Ort aktiviert wird, handelt jeder Spieler mit Schreibern dort den Effekt ab, in Teereihenfolge.',
  'GW-LOC-07':
    'Ein Spieler mit mehreren Schreibern an einem Ort handelt alle gleichzeitig ab, bevor der nächste Spieler an der Reihe ist. Die Gesandtschaft ist die Ausnahme.',
  'GW-LOC-08':
    'Danach kehren alle Schreiber des aktivierten Ortes in die Vorräte ihrer Besitzer zurück, ob verwendet oder nicht.',
  'GW-LOC-09':
    'Du darfst auf den Effekt eines Ortes aus beliebigem Grund verzichten. Deine Schreiber kehren trotzdem zurück.',
  'GW-LOC-10': 'Schreiber des Schilfclans werden nicht entfernt, wenn ein Ort aktiviert wird.',
  'GW-LOC-11':
    'Wird ein Ort mit dem Schandmarker-Symbol aktiviert und nur ein Spieler hat dort Schreiber, egal wie viele, so erhält er 1 Schandmarker.',
  'GW-LOC-12': 'Stehen an einem Ort Schreiber von zwei oder mehr Farben, erhält dort niemand einen Schandmarker.',

  // Erweiterte Aktivierung
  'GW-ADVACT-01':
    'Eine erweiterte Aktivierung wird durch einige Befehle wie „Despotismus“, durch Berater oder andere Effekte ausgelöst.',
  'GW-ADVACT-02': 'Eine erweiterte Aktivierung funktioniert wie eine normale, mit zwei Ausnahmen.',
  'GW-ADVACT-03': 'Wer bei einer erweiterten Aktivierung allein am Ort ist, erhält keinen Schandmarker.',
  'GW-ADVACT-04':
    'Eine erweiterte Aktivierung ist an einem regulären Ort auch dann möglich, wenn nicht alle seine Plätze besetzt sind.',
  'GW-ADVACT-05': 'An einem besonderen Ort braucht eine erweiterte Aktivierung wie üblich mindestens 1 Schreiber.',

  // Befehle
  'GW-CMD-01': 'Jeder Spieler hat 6 Befehle. Jeder Befehl hat mehrere Kästen mit Effekten untereinander.',
  'GW-CMD-02': 'Die dunklen Kästen eines Befehls gelten nur für seinen Besitzer.',
  'GW-CMD-03':
    'Kästen mit dem Titel „Andere Spieler“ gelten für alle anderen Spieler, in Teereihenfolge, und nicht für den Besitzer.',
  'GW-CMD-04':
    'Ein Befehl hat meist einen Kasten für seinen Besitzer, einen für die anderen Spieler und manchmal einen dritten für seinen Besitzer.',
  'GW-CMD-05': 'Abgelegte Befehle sind für alle sichtbar.',
  'GW-CMD-06':
    'Befehle auf der Befehlsleiste können andere Befehle desselben Herbstes verbessern. „Wirtschaft“ auf der Leiste verbessert zum Beispiel „Despotismus“.',
  'GW-CMD-07': 'Ist „Verrat“ einmal abgelegt, verlässt er den Ablagestapel nie wieder.',
  'GW-CMD-08': '„Angriffsbefehl“ ist der wichtigste Weg, mit bereits rekrutierten Soldaten anzugreifen.',

  ...year,
  ...locations,
  ...modes,
};
