import type { Rule } from './en.ts';

/** Every rule of the ledger in a sentence. */
export const rules: Record<Rule, string> = {
  // Readings that are easy to get wrong
  'YD-TRANS-01': 'Ein Palast ohne Personen gilt als unbewohnt.',
  'YD-TRANS-02': 'Die Aktionskarten bilden so viele Gruppen, wie Spieler am Tisch sitzen.',
  'YD-TRANS-03': 'Nach den Aktionen kommen alle Aktionskarten zurück auf den Stapel, nicht nur die gewählten.',
  'YD-TRANS-04': 'Gegen die Mongolen zählt die Summe der Helme, nicht die Zahl der Krieger.',
  'YD-TRANS-05': 'Das Symbol der Heiler ist der Mörser; gesammelter Reis hilft bei einer Dürre.',
  'YD-TRANS-06': 'Wer passt, füllt sein Geld auf insgesamt 3 Yuan auf und erhält nicht 3 dazu.',
  'YD-TRANS-07': 'Beim Freibrief wählst du eine Personenart, nicht eine einzelne Person.',
  'YD-TRANS-08': 'Deine noch nicht gebauten Mauerplättchen zeigen ihre Boni: Du siehst sie und wählst frei.',
  'YD-TRANS-09': 'Ein großes Privileg kostet 7 Yuan; es gibt 26 Reisplättchen und 14 Feuerwerksplättchen.',

  // Goal and components
  'YD-GOAL-01': 'Es spielen 2 bis 5 Spieler, jeder als Fürst einer Provinz.',
  'YD-GOAL-02': 'Wer am Ende die meisten Siegpunkte hat, gewinnt.',
  'YD-COMP-01': 'Es gibt 90 Personenplättchen, je 10 von 9 Arten.',
  'YD-COMP-02': 'Alle haben 11 Personenkarten: eine je Art und 2 Joker „?“.',
  'YD-COMP-03': 'Es gibt 12 Ereignisplättchen, je 2 von 6 Arten.',
  'YD-COMP-04':
    'Es gibt 5 kleine und 3 große Privilegien, 7 Aktionskarten, 66 Stockwerke, 21 Münzen zu 1 und 15 zu 3 Yuan, 26 Reis- und 14 Feuerwerksplättchen.',
  'YD-COMP-05': 'Nur Personenplättchen können ausgehen; Geld, Privilegien, Stockwerke, Reis und Feuerwerk nie.',
  'YD-COMP-06': 'Münzen dürfen beliebig gewechselt werden; nur die Summe zählt.',
  'YD-COMP-07': 'Ersatzkarten, Standfüße und Übersichtskarten haben keinen Einfluss auf das Spiel.',

  // Setting up
  'YD-SETUP-01':
    'Sechs Arten haben 6 junge und 4 alte Plättchen; Handwerker, Hofdamen und Steuereintreiber haben 10 junge und keine alten.',
  'YD-SETUP-02':
    'Junge Personen haben weniger Symbole und einen höheren Wert für die Personenleiste, alte mehr Symbole und einen niedrigeren Wert.',
  'YD-SETUP-03':
    'Für jeden Spieler, der zu 5 fehlt, kommen je Art 2 Plättchen aus dem Spiel: 1 junges und 1 altes, oder 2 junge, wenn es keine alten gibt.',
  'YD-SETUP-04': 'Zu fünft, viert, dritt oder zweit sind je Art 10, 8, 6 oder 4 Plättchen im Spiel.',
  'YD-SETUP-05': 'Alle Personenstapel liegen offen aus und sind für alle sichtbar.',
  'YD-SETUP-06': 'In den Monaten 1 und 2 herrscht immer Ruhe.',
  'YD-SETUP-07':
    'Die übrigen 10 Ereignisse werden gemischt und von links nach rechts offen in die Monate 3 bis 12 gelegt, für alle von Anfang an sichtbar.',
  'YD-SETUP-08': 'Zwei gleiche Ereignisse liegen nie nebeneinander, außer Ruhe.',
  'YD-SETUP-09':
    'Gleicht ein Ereignis seinem linken Nachbarn, rückt es auf das nächste freie Feld rechts; das nächste gezogene füllt die Lücke.',
  'YD-SETUP-10':
    'Gleicht das letzte Ereignis dem in Monat 11, kommt es in Monat 12, und die Monate 10 und 11 tauschen die Plätze.',
  'YD-SETUP-11': 'Die Aktionskarten liegen zu Beginn als gemischter, verdeckter Stapel bereit.',
  'YD-SETUP-12': 'Alle beginnen mit Personenscheibe und Zählstein auf 0, 1 Drachen und 11 Personenkarten auf der Hand.',
  'YD-SETUP-13': 'Alle beginnen mit zwei Palästen zu je 2 Stockwerken und 6 Yuan.',
  'YD-SETUP-14': 'Niemand beginnt mit Reis, Feuerwerk oder Privilegien.',
  'YD-SETUP-15': 'Geld, Reis, Feuerwerk und Privilegien sind für alle sichtbar.',
  'YD-SETUP-16': 'Die Handkarten liegen offen, außer der Tisch spielt sie geheim.',

  // The opening draft
  'YD-DRAFT-01': 'Der älteste Spieler wählt seine Startpersonen zuerst, dann die anderen im Uhrzeigersinn.',
  'YD-DRAFT-02':
    'Da das Alter hier unbekannt ist, entscheidet das Los, wer zuerst wählt, sofern der Gastgeber es nicht festlegt.',
  'YD-DRAFT-03': 'Alle nehmen 2 junge Personen verschiedener Art.',
  'YD-DRAFT-04': 'Niemand darf dasselbe Paar von Arten nehmen wie jemand zuvor.',
  'YD-DRAFT-05': 'Eine einzelne Art mit anderen gemeinsam zu haben, ist erlaubt.',
  'YD-DRAFT-06': 'Die Startpersonen kosten keine Personenkarte.',
  'YD-DRAFT-07': 'Die Startpersonen kommen aus den gemeinsamen Stapeln.',
  'YD-DRAFT-08': 'Jede Startperson zieht in einen beliebigen eigenen Palast, auch beide in denselben.',
  'YD-DRAFT-09': 'Die Startpersonen bewegen die Personenscheibe um ihren Wert, bringen aber keine Güter.',
  'YD-DRAFT-10': 'Ein Zug um die Summe gleicht zwei einzelnen Zügen: Nur das Zielfeld der Scheibe zählt.',

  // Palaces and person track
  'YD-PALACE-01': 'Ein Palast fasst höchstens so viele Personen, wie er Stockwerke hat.',
  'YD-PALACE-02': 'Kein Palast hat mehr als 3 Stockwerke.',
  'YD-PALACE-03': 'Du darfst beliebig viele Paläste besitzen.',
  'YD-PALACE-04': 'Einmal platziert, ziehen Personen nie in einen anderen Palast um.',
  'YD-PALACE-05': 'Man kann alle Paläste verlieren; das zählt, als wären alle Paläste voll.',
  'YD-PALACE-06':
    'Paläste mit gleich vielen Stockwerken und denselben Personen sind eine einzige Wahl: Der erste steht für alle.',
  'YD-TRACK-01': 'Wer eine Person nimmt und platziert, zieht seine Scheibe sofort um deren Wert vor, 1 bis 6.',
  'YD-TRACK-02': 'Eine Scheibe, die auf ein besetztes Feld kommt, wird oben auf den Stapel gelegt.',
  'YD-TRACK-03': 'Gespielt wird nach der Personenleiste von vorn nach hinten, in einem Stapel von oben nach unten.',
  'YD-TRACK-04': 'Nach der Wahl der Startpersonen spielt die Sitzordnung keine Rolle mehr.',
  'YD-TRACK-05': 'Scheiben gehen nie zurück, wenn Personen das Spiel verlassen.',
  'YD-TRACK-06':
    'Die Spielreihenfolge steht zu Beginn jeder Phase und jedes Superereignisses fest und gilt bis zu deren Ende.',
  'YD-TRACK-07': 'Personenleiste und Siegpunktleiste haben kein Ende; über 100 Siegpunkte wird weitergezählt.',

  // Rounds
  'YD-ROUND-01': 'Das Spiel dauert genau 12 Runden, eine je Monat.',
  'YD-ROUND-02': 'Jede Runde hat 4 Phasen in dieser Folge: Aktion, Person, Ereignis mit Verfall, Wertung.',

  // Action phase
  'YD-ACT-01':
    'Jede Runde werden alle Aktionskarten gemischt, möglichst gleichmäßig auf so viele Gruppen wie Spieler verteilt und aufgedeckt.',
  'YD-ACT-02': 'Die 7 Karten bilden Gruppen zu 4/3 bei 2 Spielern, 3/2/2 bei 3, 2/2/2/1 bei 4 und 2/2/1/1/1 bei 5.',
  'YD-ACT-03':
    'In der Reihenfolge der Personenleiste stellen alle ihren Drachen auf eine Gruppe und führen genau eine ihrer Aktionen aus.',
  'YD-ACT-04': 'Mehrere dürfen dieselbe Gruppe und sogar dieselbe Aktion nutzen.',
  'YD-ACT-05': 'Eine Gruppe mit mindestens einem Drachen kostet 3 Yuan, egal wie viele Drachen dort stehen.',
  'YD-ACT-06': 'Ohne 3 Yuan darfst du keine besetzte Gruppe wählen.',
  'YD-ACT-07': 'Die 3 Yuan für die Gruppe zahlst du vor der Aktion; ihr Ertrag hilft dabei nicht.',
  'YD-ACT-08': 'Statt einer Aktion darfst du passen: Mit weniger als 3 Yuan füllst du auf genau 3 auf.',
  'YD-ACT-09': 'Wer passt, stellt keinen Drachen auf und macht damit nie eine Gruppe kostenpflichtig.',
  'YD-ACT-10': 'Mit 3 oder mehr Yuan zu passen, ist erlaubt, bringt aber nichts.',
  'YD-ACT-11': 'Haben alle gehandelt, nehmen sie ihre Drachen zurück, und die Karten kommen wieder auf den Stapel.',
  'YD-ACT-12': 'Neu platzierte Personen helfen erst in späteren Aktionsphasen.',
  'YD-ACT-13': 'Eine Aktion ohne möglichen Effekt, etwa Privileg ohne das nötige Geld, ist nicht wählbar.',

  // The actions
  'YD-ACT-TAXES-01': 'Steuern bringen 2 Yuan plus 1 je Münze auf deinen Steuereintreibern, die je 3 zeigen.',
  'YD-ACT-BUILD-01': 'Palastbau bringt 1 Stockwerk plus 1 je Hammer auf deinen Handwerkern.',
  'YD-ACT-BUILD-02':
    'Neue Stockwerke erhöhen deine Paläste oder bilden neue mit 1 bis 3 Stockwerken, beliebig aufgeteilt.',
  'YD-ACT-BUILD-03': 'Nur die neuen Stockwerke werden platziert; schon gebaute bleiben, wo sie sind.',
  'YD-ACT-BUILD-04': 'Alle neuen Stockwerke werden sofort gebaut; keines darf aufgehoben oder abgelehnt werden.',
  'YD-ACT-HARVEST-01': 'Ernte bringt 1 Reisplättchen plus 1 je Sack auf deinen Bauern.',
  'YD-ACT-FIREWORKS-01': 'Feuerwerk bringt 1 Feuerwerksplättchen plus 1 je Rakete auf deinen Feuerwerkern.',
  'YD-ACT-PARADE-01': 'Bei Heerschau rückt deine Personenscheibe 1 Feld vor, plus 1 je Helm auf deinen Kriegern.',
  'YD-ACT-PARADE-02': 'Der Zug der Heerschau gilt sofort und kann die Reihenfolge der Personenphase ändern.',
  'YD-ACT-RESEARCH-01': 'Studium bringt 1 Siegpunkt plus 1 je Buch auf deinen Gelehrten.',
  'YD-ACT-PRIV-01':
    'Ein kleines Privileg kostet 2 Yuan, ein großes 7 (6, wenn der Tisch den Preis der ersten Auflage spielt).',
  'YD-ACT-PRIV-02': 'Jede Aktion erlaubt nur einen Kauf, doch du darfst beliebig viele Privilegien besitzen.',
  'YD-ACT-PRIV-03':
    'Ein kleines Privileg zeigt 1 Drachen, ein großes 2; jeder Drache bringt in jeder Runde 1 Siegpunkt.',
  'YD-ACT-PRIV-04': 'Privilegien gehen nie aus.',
  'YD-ACT-PRIV-05':
    'In einer besetzten Gruppe kommen die 3 Yuan dazu: 5 für ein kleines, 10 für ein großes Privileg zum vollen Preis.',

  // Person phase
  'YD-PERS-01': 'Nach der Aktionsphase wird die Reihenfolge neu von der Personenleiste abgelesen.',
  'YD-PERS-02': 'Alle spielen genau 1 Personenkarte auf den gemeinsamen Ablagestapel und nehmen eine passende Person.',
  'YD-PERS-03': 'Eine Personenkarte holt die junge oder die alte Person ihrer Art, sofern vorhanden.',
  'YD-PERS-04': 'Eine „?“-Karte holt eine beliebige Person vom Spielplan.',
  'YD-PERS-05':
    'Solange einer deiner Paläste Platz hat, musst du die Person nehmen und auf einen freien Platz deiner Wahl setzen.',
  'YD-PERS-06': 'Du darfst eine Person nur ersetzen, wenn alle deine Paläste voll sind.',
  'YD-PERS-07': 'Die ersetzte Person verlässt das Spiel endgültig, die neue nimmt ihren Platz ein.',
  'YD-PERS-08':
    'Sind alle deine Paläste voll, darfst du stattdessen die neue Person aus dem Spiel nehmen; deine Scheibe zieht dann nicht.',
  'YD-PERS-09': 'Auch eine abgelehnte neue Person verlässt ihren Stapel.',
  'YD-PERS-10': 'Nach dem Platzieren ziehst du deine Scheibe um den Wert der Person vor.',
  'YD-PERS-11':
    'Ist von der gespielten Art niemand mehr da, verfällt die Karte ohne Wirkung; du darfst sie auch absichtlich spielen.',
  'YD-PERS-12': 'Solange von der gespielten Art noch jemand da ist, jung oder alt, muss eine Person genommen werden.',
  'YD-PERS-13': 'Du wählst, welche Karte du spielst, auch ein „?“, obwohl du die Karte der Art noch hast.',
  'YD-PERS-14': 'Eine neue Person bringt bei ihrer Ankunft weder Güter noch Siegpunkte.',
  'YD-PERS-15': 'Runde 12 hat keine Personenphase, weil alle Hände leer sind.',
  'YD-PERS-16': 'Ohne Palast kommt die neue Person aus dem Spiel, und deine Scheibe zieht nicht.',

  // Event phase
  'YD-EVENT-01': 'Jeden Monat tritt das zugehörige Ereignis ein und wird danach umgedreht.',
  'YD-EVENT-02': 'Müssen mehrere Spieler Personen entlassen, geschieht das in der Reihenfolge der Personenleiste.',
  'YD-EVENT-03': 'Entlassene Personen verlassen das Spiel endgültig.',
  'YD-EVENT-04': 'Du wählst immer selbst, wen du entlässt, außer eine Regel bestimmt den Palast.',
  'YD-EVENT-05': 'Hast du weniger Personen, als du entlassen musst, verlierst du alle und schuldest nichts weiter.',
  'YD-EVENT-06': 'Gibt es keine Wahl, werden die fälligen Personen automatisch entlassen.',
  'YD-EVENT-PEACE-01': 'Bei Ruhe passiert nichts.',
  'YD-EVENT-PEACE-02': 'Verfall und Wertung gibt es auch in Monaten mit Ruhe.',
  'YD-EVENT-TRIBUTE-01': 'Beim Kaisertribut zahlen alle 4 Yuan.',
  'YD-EVENT-TRIBUTE-02':
    'Für jeden fehlenden Yuan des Tributs entlässt du 1 Person deiner Wahl aus einem beliebigen Palast.',
  'YD-EVENT-TRIBUTE-03':
    'Du musst so viel Tribut zahlen wie möglich; Personen zu entlassen, um Geld zu sparen, ist verboten.',
  'YD-EVENT-TRIBUTE-04': 'Münzen auf Steuereintreibern zählen nicht für den Tribut.',
  'YD-EVENT-TRIBUTE-05': 'Reis und Feuerwerk lassen sich nicht verkaufen, um den Tribut zu zahlen.',
  'YD-EVENT-DROUGHT-01':
    'Bei Dürre gibst du 1 Reisplättchen für jeden deiner Paläste mit mindestens 1 Person ab; leere brauchen keines.',
  'YD-EVENT-DROUGHT-02':
    'Bei Dürre verliert jeder bewohnte Palast ohne Reis genau 1 Person; du bestimmst, welche Paläste leer ausgehen.',
  'YD-EVENT-DROUGHT-03':
    'Du musst so viele Paläste versorgen wie möglich; Personen zu entlassen, um Reis zu sparen, ist verboten.',
  'YD-EVENT-DROUGHT-04': 'Säcke auf Bauern zählen bei Dürre nicht.',
  'YD-EVENT-DROUGHT-05':
    'Bei Dürre entlässt du 1 Person für jeden bewohnten Palast, den du mehr hast als Reisplättchen.',
  'YD-EVENT-FESTIVAL-01': 'Beim Drachenfest erhalten alle mit den meisten Feuerwerksplättchen je 6 Siegpunkte.',
  'YD-EVENT-FESTIVAL-02':
    'Beim Drachenfest erhalten alle mit den zweitmeisten Feuerwerksplättchen je 3 Siegpunkte, auch wenn der erste Platz geteilt ist.',
  'YD-EVENT-FESTIVAL-03': 'Ohne Feuerwerk gibt es beim Drachenfest nie Siegpunkte.',
  'YD-EVENT-FESTIVAL-04':
    'Wer beim Drachenfest Siegpunkte erhält, gibt danach die Hälfte seiner Feuerwerksplättchen ab, aufgerundet.',
  'YD-EVENT-FESTIVAL-05': 'Raketen auf Feuerwerkern zählen beim Drachenfest nicht.',
  'YD-EVENT-FESTIVAL-06': 'Das Feuerwerk wird nur einmal gezählt, bevor jemand Plättchen abgibt.',
  'YD-EVENT-MONGOL-01': 'Beim Mongolensturm erhältst du 1 Siegpunkt je Helm auf deinen Kriegern.',
  'YD-EVENT-MONGOL-02':
    'Beim Mongolensturm entlassen danach alle mit den wenigsten Helmen je 1 Person ihrer Wahl, auch einen eben gezählten Krieger.',
  'YD-EVENT-MONGOL-03': 'Haben alle gleich viele Helme, auch gar keine, entlässt jeder 1 Person.',
  'YD-EVENT-MONGOL-04': 'Wer die wenigsten Helme hat, steht fest, bevor jemand eine Person entlässt.',
  'YD-EVENT-MONGOL-05': 'Der Helm auf der Karte Heerschau zählt beim Mongolensturm nicht; nur die Krieger zählen.',
  'YD-EVENT-CONTAGION-01': 'Bei Krankheit entlässt du 3 Personen deiner Wahl, 1 weniger je Mörser auf deinen Heilern.',
  'YD-EVENT-CONTAGION-02':
    'Mörser werden nur einmal zu Beginn gezählt; du darfst einen Heiler entlassen, ohne mehr Personen zu verlieren.',

  // Decay
  'YD-DECAY-01': 'Nach dem Ereignis verliert jeder Palast ohne Personen 1 Stockwerk; hat er nur 1, verschwindet er.',
  'YD-DECAY-02': 'Ein Palast, den dieses Ereignis geleert hat, verfällt sofort.',
  'YD-DECAY-03': 'Alle Paläste verfallen gleichzeitig und ohne Wahl, die Reihenfolge ist also egal.',
  'YD-DECAY-04': 'Freie Plätze in einem bewohnten Palast verfallen nie.',
  'YD-DECAY-05': 'Ein neuer Palast muss in der Personenphase derselben Runde bezogen werden, sonst verfällt er.',

  // Scoring phase
  'YD-SCORE-01': 'Die Wertung folgt nach Ereignis und Verfall.',
  'YD-SCORE-02': 'In jeder Runde bringt jeder deiner Paläste 1 Siegpunkt, egal wie hoch, bewohnt oder nicht.',
  'YD-SCORE-03': 'In jeder Runde bringt jede deiner Hofdamen 1 Siegpunkt für den Drachen, den sie zeigt.',
  'YD-SCORE-04': 'In jeder Runde bringt jeder Drache auf deinen Privilegien 1 Siegpunkt.',
  'YD-SCORE-05': 'Nach der Wertung beginnt die nächste Runde.',
  'YD-SCORE-06':
    'Ein Drache auf Privilegien, Büchern oder Fächern ist immer 1 Siegpunkt; Bücher zählen nur bei Studium oder Freibrief.',

  // End of the game
  'YD-END-01': 'Das Spiel endet nach der Wertungsphase von Runde 12.',
  'YD-END-02': 'Am Ende bringt jede Person in deinen Palästen 2 Siegpunkte.',
  'YD-END-03': 'Am Ende bringt jeder Mönch zusätzlich Siegpunkte: seine Buddhas mal die Stockwerke seines Palasts.',
  'YD-END-04': 'Für Mönche zählen die Stockwerke des Palasts, nicht seine Bewohner.',
  'YD-END-05':
    'Am Ende werden aller Reis und alles Feuerwerk für je 2 Yuan verkauft; dann bringen je volle 3 Yuan 1 Siegpunkt.',
  'YD-END-06': 'Wer die meisten Siegpunkte hat, gewinnt.',
  'YD-END-07': 'Bei Gleichstand gewinnt, wer von den Punktgleichen auf der Personenleiste am weitesten vorn liegt.',
  'YD-END-08': 'Teilen sich Punktgleiche ein Feld der Personenleiste, liegt vorn, wer im Stapel weiter oben ist.',

  // The Great Wall
  'YD-WALL-SETUP-01': 'Mit der Chinesischen Mauer gelten alle Grundregeln, soweit sie nichts daran ändert.',
  'YD-WALL-SETUP-02': 'Alle nehmen die 6 Mauerplättchen ihrer Farbe, jedes mit einem anderen Bonus.',
  'YD-WALL-SETUP-03':
    'Mit der Mauerkarte sind es 8 Aktionskarten, in Gruppen zu 4/4 bei 2 Spielern, 3/3/2 bei 3, 2/2/2/2 bei 4 und 2/2/2/1/1 bei 5.',
  'YD-WALL-ACT-01': 'Die Mauerkarte wird wie jede andere Aktion gewählt, auch ihre Gruppe kann 3 Yuan kosten.',
  'YD-WALL-ACT-02':
    'Du wählst eines deiner ungebauten Mauerplättchen und erhältst seinen Bonus: 1 Reisplättchen, 1 Feuerwerksplättchen, 1 Stockwerk, 2 Yuan, 3 Felder auf der Personenleiste oder 3 Siegpunkte.',
  'YD-WALL-ACT-03':
    'Das Mauerplättchen kommt, Mauerseite nach oben, unter das erste Ereignis von links, das noch keines hat.',
  'YD-WALL-ACT-04': 'Die Mauer hat nie mehr als 12 Plättchen.',
  'YD-WALL-ACT-05': 'Stehen schon 12 Plättchen oder hast du keines mehr, kannst du Mauerbau nicht wählen.',
  'YD-WALL-ACT-06':
    'Personen erhöhen die Mauerboni nicht; ein Bonus-Stockwerk wird sofort nach den üblichen Regeln gebaut.',
  'YD-WALL-ACT-07': 'Jeder Mauerbau fügt genau ein Plättchen hinzu.',
  'YD-WALL-CHECK-01':
    'In beiden Monaten mit Mongolensturm wird die Mauer geprüft, sobald der Sturm ganz abgehandelt ist.',
  'YD-WALL-CHECK-02':
    'Hat die Mauer mindestens so viele Plättchen wie die Zahl des Monats, bringt jedes gebaute seinem Besitzer 1 Siegpunkt.',
  'YD-WALL-CHECK-03':
    'Ist die Mauer zu kurz, entlassen alle mit den wenigsten gebauten Plättchen je 1 Person ihrer Wahl, und niemand punktet.',
  'YD-WALL-CHECK-04': 'Entlassungen wegen der Mauer folgen der Personenleiste und kommen vor dem Verfall.',
  'YD-WALL-CHECK-05': 'Wer keine Personen mehr hat, verliert bei der Mauerprüfung nichts weiter.',
  'YD-WALL-END-01':
    'Am Ende von Runde 12 bringt eine Mauer aus 12 Plättchen 1 Siegpunkt je eigenem; sonst entlassen alle mit den wenigsten je 1 Person vor der Schlusswertung.',
  'YD-WALL-END-02': 'Ist Monat 12 ein Mongolensturm, finden beide Mauerprüfungen statt.',
  'YD-WALL-END-03':
    'Die letzte Mauerprüfung kommt zwischen der Wertung von Runde 12 und der Schlusswertung, ohne weiteren Verfall, sofern der Tisch nichts anderes gewählt hat.',

  // The Super Events
  'YD-SUPER-SETUP-01': 'Die Superereignisse lassen sich allein oder zusammen mit der Chinesischen Mauer spielen.',
  'YD-SUPER-SETUP-02':
    'Eines der 10 Superereignisse wird zufällig gezogen und offen auf Monat 7 gelegt; die anderen 9 sind nicht im Spiel.',
  'YD-SUPER-SETUP-03':
    'Stattdessen dürfen sich alle auf ein Superereignis einigen, vor oder nach dem Auslegen der Ereignisse.',
  'YD-SUPER-01': 'Das Superereignis tritt in Runde 7 ein, nach dem normalen Ereignis und vor der Wertung.',
  'YD-SUPER-02':
    'In Runde 7: Ereignis, nach einem Mongolensturm die Mauerprüfung, Superereignis, einmal Verfall, dann Wertung, sofern der Tisch nichts anderes gewählt hat.',
  'YD-SUPER-03': 'Superereignisse beginnen bei dem, der auf der Personenleiste führt, und folgen deren Reihenfolge.',
  'YD-SUPER-LANTERN-01':
    'Beim Laternenfest bringt jede Person in deinen Palästen 2 Siegpunkte und zählt am Ende erneut.',
  'YD-SUPER-BUDDHA-01':
    'Bei Buddha bringt jeder Mönch Siegpunkte, seine Buddhas mal die Stockwerke seines Palasts, und zählt am Ende erneut.',
  'YD-SUPER-QUAKE-01':
    'Beim Erdbeben entfernen alle in der Reihenfolge der Personenleiste 2 beliebige eigene Stockwerke aus einem oder zwei Palästen.',
  'YD-SUPER-QUAKE-02': 'Personen, die beim Erdbeben ihr Stockwerk verlieren, werden entlassen.',
  'YD-SUPER-QUAKE-03':
    'Sind beim Erdbeben beide Stockwerke weg, gehen nur die für den Palast überzähligen Personen, nach Wahl des Besitzers; niemand zieht um.',
  'YD-SUPER-QUAKE-04': 'Wer beim Erdbeben weniger als 2 Stockwerke hat, entfernt, was da ist.',
  'YD-SUPER-FLOOD-01':
    'Bei der Überschwemmung zählst du Yuan, Reis- und Feuerwerksplättchen zusammen und gibst die Hälfte ab, abgerundet, in beliebiger Mischung.',
  'YD-SUPER-FLOOD-02': 'Bei der Überschwemmung zählt der Wert der Yuan, nicht die Zahl der Münzen.',
  'YD-SUPER-FLOOD-03': 'Privilegien, Stockwerke und Personen zählen bei der Überschwemmung nicht.',
  'YD-SUPER-ECLIPSE-01':
    'Bei der Sonnenfinsternis tritt das Ereignis von Monat 7 in der neuen Lage ein zweites Mal ein.',
  'YD-SUPER-ECLIPSE-02':
    'Wiederholt die Sonnenfinsternis einen Mongolensturm, wird auch die Mauerprüfung wiederholt, sofern der Tisch nichts anderes gewählt hat.',
  'YD-SUPER-ECLIPSE-03':
    'Zwischen dem Ereignis und seiner Wiederholung durch die Sonnenfinsternis gibt es keinen Verfall.',
  'YD-SUPER-VOLCANO-01':
    'Beim Vulkanausbruch kommen alle Personenscheiben auf 0, in unveränderter Reihenfolge gestapelt, die führende oben.',
  'YD-SUPER-TORNADO-01':
    'Beim Tornado werfen alle in der Reihenfolge der Personenleiste 2 Personenkarten ihrer Wahl ab.',
  'YD-SUPER-TORNADO-02':
    'Die 2 Karten nach dem Tornado reichen für die Monate 8 und 9; in den Monaten 10, 11 und 12 entfällt die Personenphase.',
  'YD-SUPER-TORNADO-03': 'Beim Tornado abgeworfene Karten sind für alle sichtbar.',
  'YD-SUPER-SUNRISE-01':
    'Beim Sonnenaufgang nehmen alle der Reihe nach ohne Karte eine junge Person, platzieren sie nach den üblichen Regeln und ziehen um ihren Wert vor.',
  'YD-SUPER-SUNRISE-02': 'Beim Sonnenaufgang darfst du keine Art nehmen, die schon jemand vor dir genommen hat.',
  'YD-SUPER-SUNRISE-03': 'Handwerker, Hofdamen und Steuereintreiber sind jung und beim Sonnenaufgang erlaubt.',
  'YD-SUPER-SUNRISE-04':
    'Beim Sonnenaufgang ersetzt du bei vollen Palästen eine Person oder lehnst die neue ab, ohne vorzuziehen; ihre Art gilt trotzdem als genommen.',
  'YD-SUPER-SUNRISE-05': 'Wer beim Sonnenaufgang keine erlaubte junge Person findet, wird übersprungen.',
  'YD-SUPER-ASSASSIN-01':
    'Beim Attentat verlieren alle vor der Wertung von Runde 7 sämtliche Privilegien ohne Ausgleich.',
  'YD-SUPER-CHARTER-01':
    'Beim Freibrief wählen alle in der Reihenfolge der Personenleiste eine Personenart aus ihren Palästen und erhalten sofort deren Vorteil.',
  'YD-SUPER-CHARTER-02':
    'Der Freibrief zählt die Symbole auf allen deinen Personen dieser Art, ohne die der Aktionskarte.',
  'YD-SUPER-CHARTER-03':
    'Beim Freibrief bringen Bauern Reis, Gelehrte Siegpunkte und Mönche Siegpunkte in Höhe von Buddhas mal Stockwerken.',
  'YD-SUPER-CHARTER-04':
    'Beim Freibrief bringen Steuereintreiber Yuan, Handwerker sofort zu bauende Stockwerke, Feuerwerker Feuerwerk, Krieger Felder, Hofdamen Siegpunkte, Heiler nichts.',
  'YD-SUPER-CHARTER-05': 'Wer keine Personen hat, wird beim Freibrief übersprungen; die anderen machen weiter.',
};
