import type { LocationsRule } from './en.ts';

export const locations: Record<LocationsRule, string> = {
  // Produktionsorte
  'GW-LOC-PROD-01': 'Das Sägewerk gibt Holz, der Steinbruch Stein, die Goldmine Gold und der Tempel Chi.',
  'GW-LOC-PROD-02':
    'Wird ein Produktionsort aktiviert, gibt es drei Schritte: sammeln, Aufseher aufwerten (freiwillig) und spenden (freiwillig). Alle Spieler beenden einen Schritt in Teereihenfolge, bevor der nächste beginnt.',
  'GW-LOC-PROD-03': 'Nach diesen Schritten eines Produktionsortes kehren die Schreiber in die Vorräte zurück.',
  'GW-LOC-PROD-04': 'An einem Produktionsort sammelst du 1 Ressource für jeden deiner Schreiber dort.',
  'GW-LOC-PROD-05':
    'Hast du am Produktionsort einen Aufseher, sammelst du zusätzlich so viele Ressourcen, wie seine Stufe angibt.',
  'GW-LOC-PROD-06': 'Ohne Schreiber am Produktionsort sammelst du nichts, auch nicht mit einem Aufseher.',

  // Aufseher
  'GW-OVERSEER-01':
    'Nur wer bei dieser Aktivierung Ressourcen erhalten hat, darf seinen Aufseher dort aufwerten, und nur einmal.',
  'GW-OVERSEER-02': 'Den ersten Aufseher an einem Ort einzusetzen gilt als Aufwertung.',
  'GW-OVERSEER-03':
    'Für den ersten Aufseher bezahlst du 2 Ressourcen der Art, die der Pfeil zum ersten Feld zeigt. Dann stellst du einen beliebigen Soldaten aus deinem Vorrat (keinen Schreiber) auf das Aufseherfeld ganz links.',
  'GW-OVERSEER-04':
    'Um einen Aufseher weiter aufzuwerten, bezahlst du die Kosten zwischen seinem und dem nächsten Feld und bewegst ihn ein Feld nach rechts.',
  'GW-OVERSEER-05': 'Ein Aufseher kann nie wieder entfernt werden.',
  'GW-OVERSEER-06': 'Jeder Spieler hat höchstens einen Aufseher an jedem Produktionsort.',
  'GW-OVERSEER-07': 'Auf einem Aufseherfeld können Aufseher mehrerer Spieler stehen.',
  'GW-OVERSEER-08': 'Die Stufe eines Aufsehers ist die Anzahl zusätzlicher Ressourcen, die sein Feld gibt.',
  'GW-OVERSEER-09': 'Stufe 3 ist für Aufseher die höchste und kann nicht weiter aufgewertet werden.',
  'GW-OVERSEER-10': 'Aufseher geben ihre Ressourcen auch im Sommer.',

  // Spenden
  'GW-DONATE-01': 'Nur wer bei dieser Aktivierung Ressourcen erhalten hat, darf spenden, und nur einmal.',
  'GW-DONATE-02': 'Um zu spenden, legst du 1 Ressource der gerade erhaltenen Art ins Lager und erhältst sofort 2 Ehre.',
  'GW-DONATE-03': 'Chi kann nicht gespendet werden, deshalb gibt es beim Tempel keine Spende.',
  'GW-DONATE-04': 'Im Lager liegen gespendete Ressourcen. Jeder Spieler darf sie für Mauern und Barrikaden verwenden.',

  // Kaserne
  'GW-LOC-BARRACKS-01':
    'Wird die Kaserne aktiviert, darf jeder Spieler in Teereihenfolge für jeden seiner Schreiber dort 1 Soldaten beliebiger Art rekrutieren.',
  'GW-LOC-BARRACKS-02': '(1) In der Kaserne wählst du Soldaten aus deinem Vorrat; sie können verschiedener Art sein.',
  'GW-LOC-BARRACKS-03': '(2) Du bezahlst die Kosten jedes Soldaten, den du rekrutierst.',
  'GW-LOC-BARRACKS-04':
    'Ein Lanzenträger kostet 2 Stein und 1 Holz, ein Bogenschütze 2 Chi und 1 Holz, ein Reiter 3 Gold und 1 Holz.',
  'GW-LOC-BARRACKS-05': '(3) Jeder rekrutierte Soldat greift sofort an oder kommt in eine beliebige Aufmarschzone.',
  'GW-LOC-BARRACKS-06':
    'Alle Soldaten eines Spielers werden zusammen rekrutiert. Alle Kosten werden auf einmal bezahlt, und ein Bonus für das Rekrutieren gilt nur einmal.',
  'GW-LOC-BARRACKS-07':
    'Rekruten dürfen dieselbe Horde oder verschiedene angreifen und in dieselbe Aufmarschzone oder in verschiedene kommen.',

  // Angreifen
  'GW-ATTACK-01': 'Ein neu rekrutierter Soldat darf in jedem Mauerabschnitt angreifen.',
  'GW-ATTACK-02':
    'Ein Lanzenträger greift an, indem er eine freie Schwachstelle der Horde in Reihe 1, direkt vor der Mauer, besetzt.',
  'GW-ATTACK-03':
    'Für einen gestellten Lanzenträger erhältst du sofort die Belohnung auf der Schwachstelle, die er abdeckt.',
  'GW-ATTACK-04': 'Ein Lanzenträger bleibt auf der Horde, bis sie besiegt ist oder bis er getötet oder gerettet wird.',
  'GW-ATTACK-05':
    'Sind alle Schwachstellen der ersten Horde abgedeckt, kann in diesem Abschnitt kein Lanzenträger angreifen, bis sie bei einer Prüfung entfernt wird.',
  'GW-ATTACK-06':
    'Ein Reiter greift an, indem er 2 benachbarte (nicht diagonale) freie Schwachstellen einer Horde besetzt, egal in welcher Reihe.',
  'GW-ATTACK-07': 'Für einen gestellten Reiter erhältst du die Belohnungen beider Schwachstellen, die er abdeckt.',
  'GW-ATTACK-08': 'Gibt es keine zwei benachbarten freien Schwachstellen, kann ein Reiter nicht angreifen.',
  'GW-ATTACK-09':
    'Ein Bogenschütze greift an, indem er auf einen freien Schießposten kommt und sofort 1 Wundmarker auf eine freie Schwachstelle einer beliebigen Horde dieses Abschnitts legt.',
  'GW-ATTACK-10': 'Ohne freien Schießposten kann ein Bogenschütze nicht angreifen und wird nicht aufgestellt.',
  'GW-ATTACK-11': 'Wundmarker bringen nie eine Belohnung.',
  'GW-ATTACK-12':
    'Effekte außer dem Rekrutieren, die „Greife an“ sagen, folgen denselben Regeln, mit den folgenden Grenzen.',
  'GW-ATTACK-13':
    'Soldaten, die schon auf einer Schwachstelle stehen, können nicht noch einmal angreifen und nicht bewegt werden.',
  'GW-ATTACK-14':
    'Durch einen „Greife an“-Effekt können nur Soldaten in Aufmarschzonen und Bogenschützen auf Schießposten angreifen.',
  'GW-ATTACK-15':
    'Ein Lanzenträger aus einer Aufmarschzone greift eine freie Schwachstelle der nächsten Horde (Reihe 1) seines Abschnitts an und bringt deren Belohnung.',
  'GW-ATTACK-16':
    'Ein Reiter aus einer Aufmarschzone greift 2 benachbarte freie Schwachstellen einer beliebigen Horde seines Abschnitts an und bringt beide Belohnungen.',
  'GW-ATTACK-17':
    'Ein Bogenschütze aus einer Aufmarschzone kommt auf einen freien Schießposten seines Abschnitts und legt dann 1 Wundmarker auf eine beliebige Horde dort.',
  'GW-ATTACK-18':
    'Ein Bogenschütze, der schon auf einem Schießposten steht, legt 1 Wundmarker auf eine beliebige freie Schwachstelle einer Horde seines Abschnitts und bleibt auf seinem Posten.',
  'GW-ATTACK-19':
    'Ein Soldat greift an, wenn er auf eine Horde rekrutiert wird, wenn er aus einer Aufmarschzone auf eine Horde kommt und wenn ein Bogenschütze von einem Posten schießt.',
  'GW-ATTACK-20': 'Jede von einem Soldaten abgedeckte Schwachstelle zählt als eine Wunde der Horde.',
  'GW-ATTACK-22': 'Bogenschützen werden nie auf eine Horde gestellt.',
  'GW-ATTACK-21': 'Soldaten in einer Aufmarschzone erreichen nur die Horden in der Spalte über ihnen.',

  // Arbeitersiedlung
  'GW-LOC-BUILD-01':
    'Wird die Arbeitersiedlung aktiviert, darf jeder Spieler in Teereihenfolge für jeden seiner Schreiber dort eine Barrikade oder eine Mauerstufe bauen.',
  'GW-LOC-BUILD-02':
    'Für eine Barrikade bezahlst du 2 Holz, Stein oder Gold in beliebiger Kombination, stellst sie auf ein leeres Barrikadenfeld und erhältst 2 Ehre.',
  'GW-LOC-BUILD-03': 'Ein Abschnitt nimmt höchstens 3 Barrikaden auf.',
  'GW-LOC-BUILD-04': 'Jede Barrikade erhöht den Verteidigungswert ihres Abschnitts um 2.',
  'GW-LOC-BUILD-05':
    'Barrikaden sind vorübergehend. Alle werden am Ende der Angriffsphase im Winter abgelegt, aber nicht aus dem Spiel entfernt.',
  'GW-LOC-BUILD-06': 'Für eine Mauer wählst du einen Abschnitt, der leer ist oder Stufe 1 oder 2 hat.',
  'GW-LOC-BUILD-07':
    'Für eine Mauerstufe bezahlst du die Kosten auf der vorhandenen Stufe, in beliebiger Kombination aus Holz, Stein und Gold.',
  'GW-LOC-BUILD-08': 'Eine Mauerstufe zu bauen bringt dir so viel Ehre, wie sie kostet.',
  'GW-LOC-BUILD-09':
    'Mauerstufe 1 kostet 5 und bringt 5 Ehre, Stufe 2 kostet und bringt 10, Stufe 3 kostet und bringt 15.',
  'GW-LOC-BUILD-10': 'Die neue Mauerstufe kommt auf die alte, von leer zu Stufe 1, dann 2, dann 3.',
  'GW-LOC-BUILD-11':
    'Beim Bauen müssen zuerst Ressourcen aus dem Lager verwendet werden; nur den Rest bezahlt der Spieler.',
  'GW-LOC-BUILD-12':
    'Aus dem Lager ausgegebene Ressourcen bringen keine zusätzliche Ehre, aber die Ehre für den Bau gibt es ganz.',
  'GW-LOC-BUILD-13':
    'Ein Spieler mit mehreren Schreibern in der Arbeitersiedlung baut alles zusammen, im selben Abschnitt oder in verschiedenen, auch mehrmals dasselbe.',
  'GW-LOC-BUILD-14':
    'Wird eine Mauerstufe über Bogenschützen gebaut, kommen diese ohne weiteren Effekt auf Schießposten der neuen Stufe.',

  // Befehlsstand
  'GW-LOC-LOGI-01':
    'Wird der Befehlsstand aktiviert, darf jeder Spieler in Teereihenfolge für jeden seiner Schreiber dort einmal Truppen bewegen.',
  'GW-LOC-LOGI-02':
    'Um Truppen zu bewegen, wählst du einen Abschnitt und bewegst beliebig viele deiner Soldaten von seinen Schießposten und aus seiner Aufmarschzone in einen anderen Abschnitt.',
  'GW-LOC-LOGI-03':
    'Bogenschützen, die einen Schießposten verlassen, dürfen in beliebiger Aufteilung auf freie Schießposten oder in die Aufmarschzone des anderen Abschnitts. Sie legen keine Wundmarker.',
  'GW-LOC-LOGI-04':
    'Bogenschützen, die eine Aufmarschzone verlassen, dürfen nur in eine Aufmarschzone, nicht auf einen Schießposten.',
  'GW-LOC-LOGI-05':
    'Andere Soldaten gehen von Aufmarschzone zu Aufmarschzone; nur Bogenschützen dürfen auf Schießposten stehen.',
  'GW-LOC-LOGI-06':
    'Truppen im Befehlsstand zu bewegen ist weder Rekrutieren noch Angreifen. Horden sind davon in keiner Weise betroffen.',
  'GW-LOC-LOGI-07': 'Mit mehreren Schreibern im Befehlsstand dürfen dieselben Soldaten noch einmal bewegt werden.',

  // Teehaus
  'GW-LOC-TEA-01':
    'Wird das Teehaus aktiviert, bewegt jeder Spieler mit Schreibern dort seinen Teemarker um einen Platz nach oben, in der bisherigen Teereihenfolge.',
  'GW-LOC-TEA-02': 'Im Teehaus wird jeder Teemarker nur einmal bewegt, egal wie viele Schreiber der Spieler dort hat.',
  'GW-LOC-TEA-03':
    'Besetzt ein Spieler allein alle Schreiberplätze des Teehauses, kommt sein Teemarker stattdessen direkt ganz nach oben.',
  'GW-LOC-TEA-04':
    'Im Teehaus haben die Schreiber des obersten Spielers keinen Effekt, da er zuerst handelt und nicht steigen kann. Sie kehren trotzdem in den Vorrat zurück.',

  // Gesandtschaft
  'GW-LOC-EMB-01':
    'Wird die Gesandtschaft aktiviert, darf jeder Spieler in Teereihenfolge für jeden seiner Schreiber dort einen Schreiber oder einen Berater anwerben.',
  'GW-LOC-EMB-02':
    'Anders als sonst werden die Schreiber eines Spielers in der Gesandtschaft einzeln abgehandelt, bevor der nächste Spieler an der Reihe ist.',
  'GW-LOC-EMB-03':
    'Um einen Schreiber anzuwerben, bezahlst du 2 Gold und nimmst einen deiner Schreiber aus der Schreiberschule in deinen Vorrat.',
  'GW-LOC-EMB-04':
    'Um einen Berater anzuwerben, bezahlst du so viel Gold, wie du danach Berater hast, aktive und unterstützende.',
  'GW-LOC-EMB-05':
    'Du nimmst 1 beliebigen offenen Berater der Beraterleiste und machst ihn sofort zum aktiven oder unterstützenden Berater.',
  'GW-LOC-EMB-06':
    'Nach jedem angeworbenen Berater rücken die anderen nach links, und der freie Platz wird vom Stapel gefüllt, bevor wieder angeworben wird.',

  // Kriegsakademie
  'GW-LOC-ACAD-01':
    'Wird die Kriegsakademie aktiviert, zieht jeder Spieler in Teereihenfolge 1 Taktik für jeden seiner Schreiber dort.',
  'GW-LOC-ACAD-02':
    'Ist der Taktikstapel leer, wenn gezogen werden muss, wird der Ablagestapel zu einem neuen Stapel gemischt.',

  // Taktiken
  'GW-TACTIC-01':
    'Du darfst bis zu 5 Taktiken auf der Hand haben. Hast du mehr, musst du sofort nach deiner Wahl auf 5 abwerfen.',
  'GW-TACTIC-02': 'Jede Taktik sagt, wann sie gespielt werden darf.',
  'GW-TACTIC-03': 'Taktiken dürfen im Zug jedes Spielers gespielt werden.',
  'GW-TACTIC-04': 'Eine Taktik hat zwei Bereiche. Du verwendest genau einen davon.',
  'GW-TACTIC-05':
    'Für den verstärkten Effekt einer Taktik musst du die Kosten bezahlen. Ohne Bezahlung gilt der Basiseffekt.',
  'GW-TACTIC-06': 'Jeder Spieler darf pro Geschehen eine Taktik spielen.',
  'GW-TACTIC-07':
    'Der Durchbruch in einem Mauerabschnitt mit allen seinen Horden und Bogenschützen ist ein einziges Geschehen.',
  'GW-TACTIC-08':
    'Jede besiegte Horde ist ein eigenes Geschehen, und der Tod aller Soldaten auf ihr ist ein Geschehen für sich, getrennt von anderen Horden.',
  'GW-TACTIC-09': 'Ressourcen, die du für das Spielen einer Taktik erhältst, können nicht dieselbe Taktik verstärken.',
  'GW-TACTIC-10': 'Gespielte und abgeworfene Taktiken kommen auf den offenen Ablagestapel.',

  // Ende der Partie
  'GW-END-01':
    'Die Partie endet bei der Prüfung im Winter, wenn mindestens eine von drei Bedingungen erfüllt ist: die Mauern, der Schandmarkervorrat oder die Zeit.',
  'GW-END-02':
    'Die Partie endet im Winter, wenn alle 3 Abschnitte Mauern der Stufe 3 haben; mit 2 oder 3 Spielern genügen 2 Abschnitte.',
  'GW-END-03': 'Die Partie endet im Winter, wenn der Schandmarkervorrat leer ist.',
  'GW-END-04':
    'Die Partie endet im Winter, wenn der Zeitmarker auf dem letzten Feld liegt, das er im Frühling dieses Jahres erreicht hat.',
  'GW-END-05':
    'Eine Bedingung für das Ende, die früher im Jahr erfüllt war, zählt nur, wenn sie bei der Prüfung noch erfüllt ist.',
  'GW-END-06':
    'Schritt 1 der finalen Ehrenwertung: Du verlierst 5 Ehre für jeden deiner Soldaten mit einem Schandmarker.',
  'GW-END-07': 'Bei der finalen Ehrenwertung kannst du durch Schandmarker nicht unter 0 Ehre fallen.',
  'GW-END-08': 'Schritt 2 der finalen Ehrenwertung: Du erhältst die Ehre jeder beanspruchten Horde ohne Schandmarker.',
  'GW-END-09': 'Schritt 3 der finalen Ehrenwertung: Du erhältst Ehre von den 3 Artefakten.',
  'GW-END-10': 'Die Schritte der finalen Ehrenwertung werden genau in dieser Reihenfolge ausgeführt.',
  'GW-END-11': 'Wer die meiste Ehre hat, gewinnt; bei Gleichstand entscheidet die Teereihenfolge.',
};
