import type { YearRule } from './en.ts';

export const year: Record<YearRule, string> = {
  // Frühling
  'GW-SPRING-01': 'Im ersten Jahr wird der Frühling übersprungen.',
  'GW-SPRING-02': 'Schritt 1 des Frühlings: Der Zeitmarker rückt ein Feld weiter.',
  'GW-SPRING-03': 'Schritt 2 des Frühlings: Es kommen so viele neue Horden, wie die Zahl über dem Zeitmarker angibt.',
  'GW-SPRING-04': 'Neue Horden werden einzeln gezogen und gelegt.',
  'GW-SPRING-05': 'Neue Horden füllen zuerst die Mauerabschnitte ohne Horde, von links nach rechts.',
  'GW-SPRING-06':
    'Hat jeder Abschnitt mindestens 1 Horde, kommt die nächste dorthin, wohin der Invasionsindikator zeigt. Gemeint ist der auf der Karte, die jetzt oben auf dem Stapel liegt, nicht der auf der gelegten Karte.',
  'GW-SPRING-07': 'In ihrem Abschnitt kommt eine neue Horde auf das freie Feld, das der Mauer am nächsten ist.',
  'GW-SPRING-08': 'Ein Abschnitt nimmt höchstens 3 Horden auf.',
  'GW-SPRING-09':
    'Müsste eine Horde in einen vollen Abschnitt, gibt es einen Raubzug. Die Horde wird abgelegt, und sofort kommen so viele Schandmarker, wie Spieler mitspielen, aus dem Vorrat in die Schachtel.',
  'GW-SPRING-10':
    'Liegen im Vorrat weniger Schandmarker, als ein Raubzug entfernt, werden die vorhandenen entfernt, und der Rest wird ignoriert.',
  'GW-SPRING-11':
    'Leert ein Raubzug den Schandmarkervorrat, endet die Partie nicht sofort; das wird erst im kommenden Winter geprüft.',
  'GW-SPRING-12':
    'Schritt 3 des Frühlings: Die 2 Berater ganz links auf der Beraterleiste werden abgelegt, die anderen 2 rücken nach links, und rechts kommen 2 neue offen dazu.',

  // Sommer
  'GW-SUMMER-01': 'Im ersten Jahr wird der Sommer übersprungen.',
  'GW-SUMMER-02':
    'Schritt 1 des Sommers: Jeder Spieler erhält für jeden eigenen Aufseher die Ressourcen, die oberhalb seines Feldes angegeben sind.',
  'GW-SUMMER-03':
    'Schritt 2 des Sommers: In Teereihenfolge darf jeder Spieler 2 Chi bezahlen, um einen Schandmarker abzulegen, so oft er es sich leisten kann.',
  'GW-SUMMER-04':
    'Ein im Sommer abgelegter Schandmarker kann unter einem Soldaten oder auf einer beanspruchten Horde gelegen haben und kommt zurück in den Schandmarkervorrat.',
  'GW-SUMMER-05':
    'Schandmarker werden nach dem Aufsehereinkommen abgelegt; frisch erhaltenes Chi kann also verwendet werden.',
  'GW-SUMMER-06':
    'Schritt 3 des Sommers: Alle Befehle auf der Befehlsleiste kommen auf den Ablagestapel rechts oben auf dem Spielplan.',
  'GW-SUMMER-07':
    'Schritt 4 des Sommers: In Teereihenfolge wählt jeder Spieler eines von beidem. Entweder holt er alle seine Befehle aus dem Ablagestapel auf die Hand zurück, oder er erhält 2 Ehre für jeden seiner Befehle im Stapel, und die Karten bleiben dort.',
  'GW-SUMMER-08': '„Verrat“ wird im Sommer nie zurückgeholt.',

  // Herbst
  'GW-AUTUMN-01':
    'Schritt 1 des Herbstes: Jeder Spieler wählt geheim 1 Befehl von seiner Hand und legt ihn verdeckt hin.',
  'GW-AUTUMN-02': 'Wenn alle gewählt haben, werden alle Befehle gleichzeitig aufgedeckt.',
  'GW-AUTUMN-03':
    'Schritt 2 des Herbstes: In Teereihenfolge legt jeder Spieler seinen Befehl auf ein leeres Feld der Befehlsleiste.',
  'GW-AUTUMN-04': 'Befehle werden einzeln in der Reihenfolge ihrer Felder abgehandelt, beginnend mit Feld 1.',
  'GW-AUTUMN-05': 'Mit 4 Spielern wird das Feld der Befehlsleiste mit dem Symbol für 5 Spieler ignoriert.',
  'GW-AUTUMN-06': 'Der Spieler, dessen Befehl gerade abgehandelt wird, ist der aktive Spieler und am Zug.',
  'GW-AUTUMN-07':
    'Ein Zug hat vier Schritte in dieser Reihenfolge: A Befehlsschritt, B Aktivierungsschritt, C Sieg über Horden prüfen, D Ende des Zuges.',
  'GW-AUTUMN-08':
    'Schritt A eines Zuges: Die Kästen des Befehls werden von oben nach unten abgehandelt. Jeder muss beendet sein, bevor der nächste beginnt.',
  'GW-AUTUMN-09': 'Jede Aktion auf einem Befehl ist freiwillig.',
  'GW-AUTUMN-10':
    'Schritt B eines Zuges: Nach allen Kästen werden die vollen regulären Orte aktiviert, und ebenso die besonderen Orte mit mindestens 1 Schreiber.',
  'GW-AUTUMN-11':
    'Der aktive Spieler bestimmt die Reihenfolge, in der Orte aktiviert werden, auch bei Orten, an denen er keinen Schreiber hat.',
  'GW-AUTUMN-12':
    'Schritt C eines Zuges: Die Horden werden einzeln geprüft, ob sie besiegt sind, zuerst in der Reihe direkt vor der Mauer, dann in den Reihen dahinter. Für jede besiegte Horde wird der ganze Ablauf ausgeführt.',
  'GW-AUTUMN-13': 'Schritt D eines Zuges: Es geht mit dem nächsten Befehl in der Reihenfolge der Felder weiter.',
  'GW-AUTUMN-14':
    'Ist kein Befehl mehr übrig, endet der Herbst. Die Befehle bleiben bis zu Schritt 3 des Sommers auf der Leiste.',

  // Winter
  'GW-WINTER-01':
    'Schritt 1a des Winters: Beginnend mit dem Abschnitt ganz links und in Teereihenfolge muss jeder Bogenschütze auf einem Schießposten, wenn möglich, 1 Wundmarker auf eine beliebige Horde seines Abschnitts legen.',
  'GW-WINTER-02': 'Bogenschützen in Aufmarschzonen schießen im Winter nicht.',
  'GW-WINTER-03': 'Schritt 1b des Winters: Nach dem Schießen wird geprüft, welche Horden besiegt sind.',
  'GW-WINTER-04':
    'Schritt 2 des Winters ist die Angriffsphase: Beginnend mit dem Abschnitt ganz links wird für jeden geprüft, ob die Mauer hält.',
  'GW-WINTER-05': 'Der Verteidigungswert eines Abschnitts ist der seiner Mauer plus 2 für jede dort gebaute Barrikade.',
  'GW-WINTER-06':
    'Die Angriffsstärke gegen einen Abschnitt ist die Summe der Angriffsstärken aller Horden dort, mit ihren Spezialfähigkeiten.',
  'GW-WINTER-07':
    'Ist der Verteidigungswert mindestens so hoch wie die Angriffsstärke, hält die Mauer und nichts passiert.',
  'GW-WINTER-08': 'Ist die Angriffsstärke höher als der Verteidigungswert, bricht jede Horde des Abschnitts durch.',
  'GW-WINTER-09': 'Sind alle Abschnitte abgehandelt, werden alle Barrikaden abgelegt. Sie können wieder gebaut werden.',
  'GW-WINTER-10': 'Schritt 3 des Winters ist die Prüfung, ob die Partie endet; nur hier wird das geprüft.',
  'GW-WINTER-11': 'Ist keine Bedingung für das Ende erfüllt, endet das Jahr, und ein neues beginnt mit dem Frühling.',

  // Besiegte Horden
  'GW-DEFEAT-01': 'Eine Horde ist besiegt, wenn alle ihre Schwachstellen mit Soldaten oder Wundmarkern abgedeckt sind.',
  'GW-DEFEAT-02':
    'Ob eine Horde besiegt ist, wird nur in Schritt C der Züge im Herbst und in Schritt 1b des Winters geprüft. Die letzte Schwachstelle abzudecken besiegt sie nicht sofort.',
  'GW-DEFEAT-03': '(1) Jeder Spieler mit mindestens 1 Soldaten auf der besiegten Horde erhält 2 Ehre.',
  'GW-DEFEAT-04':
    '(2) Jeder Spieler erhält 2 Ehre für jeden seiner Bogenschützen auf einem Schießposten im Abschnitt der besiegten Horde.',
  'GW-DEFEAT-05':
    '(3) Die Mehrheit hat, wer mit Soldaten die meisten Schwachstellen der besiegten Horde abdeckt. Wundmarker zählen nicht, und bei Gleichstand entscheidet die Teereihenfolge.',
  'GW-DEFEAT-06':
    'Die Mehrheit steht fest, bevor Soldaten getötet werden. Wie viele auch sterben, dieser Spieler bekommt die Horde.',
  'GW-DEFEAT-07':
    'Steht kein Soldat auf einer besiegten Horde, wird sie in Schritt 6 abgelegt, und niemand beansprucht sie.',
  'GW-DEFEAT-08': '(4) Soldaten auf der besiegten Horde werden entsprechend der Brutalität getötet.',
  'GW-DEFEAT-09':
    '(5) Soldaten, die nicht getötet werden, kommen in die Aufmarschzone dieses Abschnitts. Die Wundmarker auf der besiegten Horde kommen zurück in den Vorrat.',
  'GW-DEFEAT-10': '(6) Wer die Mehrheit hat, beansprucht die Horde und legt sie verdeckt vor seinen Sichtschirm.',
  'GW-DEFEAT-11': '(7) Die anderen Horden des Abschnitts rücken zur Mauer auf.',
  'GW-DEFEAT-12': 'Jede besiegte Horde ist ein eigenes Geschehen, was für Taktiken wichtig ist.',

  // Soldaten töten
  'GW-KILL-01': 'Die Brutalität ist die Zahl unter dem Zeitmarker.',
  'GW-KILL-02':
    'Auf einer besiegten oder durchbrechenden Horde werden von jedem Spieler so viele Soldaten getötet, wie die Brutalität angibt.',
  'GW-KILL-03':
    'Die Brutalität gilt in zwei Fällen: wenn eine Horde besiegt wird und wenn es in einem Abschnitt zu einem Durchbruch kommt.',
  'GW-KILL-04': 'Bei einem Durchbruch wird die Brutalität für jede Horde einzeln gezählt.',
  'GW-KILL-05': 'Getötete Soldaten kehren in den Vorrat ihres Besitzers zurück, wenn sie nicht gerettet werden.',

  // Soldaten retten
  'GW-SAVE-01':
    'Immer wenn einer deiner Soldaten getötet würde, darfst du 2 Chi bezahlen, um ihn zu retten. Er kommt in die Aufmarschzone seines Abschnitts.',
  'GW-SAVE-02': 'Jeder gerettete Soldat kostet 2 Chi.',
  'GW-SAVE-03': 'Ein geretteter Soldat gilt für keinen Effekt als getötet.',
  'GW-SAVE-04':
    'Alle Soldaten, die im selben Geschehen getötet werden, sterben im selben Moment, nicht Horde für Horde.',
  'GW-SAVE-05':
    'Ein einziger verstärkter „Rückzug“ kann also alle deine Soldaten retten, die in einem Geschehen getötet werden, auch die Bogenschützen.',

  // Durchbruch
  'GW-BREACH-01':
    '(1) Für jede Horde im durchbrochenen Abschnitt erhält jeder Spieler ohne Soldaten auf dieser Horde 1 Schandmarker.',
  'GW-BREACH-02':
    '(2) Auf jeder Horde des durchbrochenen Abschnitts werden Soldaten entsprechend der Brutalität getötet.',
  'GW-BREACH-03': 'Bei einem Durchbruch bleiben Soldaten, die nicht getötet werden, auf ihrer Horde.',
  'GW-BREACH-04':
    'Alle Soldaten, die in einem durchbrochenen Abschnitt getötet werden, sterben zusammen, in einem Geschehen.',
  'GW-BREACH-05':
    '(3) Bei einem Durchbruch hinterlässt jeder von einer Horde entfernte Soldat, getötet oder gerettet, einen Wundmarker auf seiner Schwachstelle.',
  'GW-BREACH-06':
    '(4) Alle Bogenschützen auf Schießposten des durchbrochenen Abschnitts werden getötet, unabhängig von der Brutalität.',
  'GW-BREACH-07': 'Bei einem Durchbruch getötete Bogenschützen dürfen wie andere Soldaten gerettet werden.',
  'GW-BREACH-08': 'Soldaten in der Aufmarschzone sind von einem Durchbruch nicht betroffen.',
  'GW-BREACH-09': 'Nach einem Durchbruch bleiben die Horden an ihrem Platz.',

  // Aufmarschzonen
  'GW-REST-01': 'Jeder Mauerabschnitt hat seine eigene Aufmarschzone.',
  'GW-REST-02': 'In einer Aufmarschzone sind Soldaten vor Durchbrüchen sicher.',
  'GW-REST-03': 'Gerettete Soldaten kommen immer in die Aufmarschzone ihres Abschnitts.',
  'GW-REST-04': 'Der Befehlsstand kann Soldaten von einer Aufmarschzone in eine andere bewegen.',
  'GW-REST-05':
    'Aus einer Aufmarschzone kann ein Soldat nur Horden desselben Abschnitts angreifen. Ein Bogenschütze muss erst auf einen Schießposten.',

  // Schandmarker
  'GW-SHAME-01': 'Du erhältst 1 Schandmarker für jede durchbrechende Horde, auf der du keinen Soldaten hast.',
  'GW-SHAME-02':
    'Du erhältst 1 Schandmarker, wenn du als einziger Spieler Schreiber an einem Ort mit dem Schandmarker-Symbol hast, sobald er aktiviert wird.',
  'GW-SHAME-03':
    'Ein erhaltener Schandmarker muss sofort platziert werden, unter einem Soldaten oder auf einer beanspruchten Horde.',
  'GW-SHAME-04': 'Du darfst einen Schandmarker unter einen Soldaten in deinem Vorrat legen, der noch keinen hat.',
  'GW-SHAME-05': 'Ein Soldat mit einem Schandmarker kann in keiner Weise eingesetzt werden.',
  'GW-SHAME-06': 'Jeder Soldat mit einem Schandmarker kostet dich am Ende 5 Ehre.',
  'GW-SHAME-07':
    'Du darfst einen Schandmarker auch auf ein freies Schandmarkerfeld einer Horde legen, die du beansprucht hast. Jede Horde hat 2 solche Felder.',
  'GW-SHAME-08': 'Eine beanspruchte Horde mit 1 oder 2 Schandmarkern bringt am Ende keine Ehre.',
  'GW-SHAME-09': 'Schandmarker auf Horden kosten selbst keine Ehre.',
  'GW-SHAME-10':
    'Ist der Vorrat leer, wenn du einen Schandmarker erhalten solltest, verlierst du stattdessen sofort 5 Ehre.',
  'GW-SHAME-11':
    'Kannst du einen Schandmarker auf keine der beiden Arten platzieren, kommt er aus dem Spiel, und du verlierst sofort 5 Ehre.',
  'GW-SHAME-12': 'Im Sommer kann man für 2 Chi 1 Schandmarker ablegen, beliebig oft.',
  'GW-SHAME-13':
    'Ein abgelegter oder entfernter Schandmarker kommt immer zurück in den Vorrat. Die Ausnahme ist der Raubzug, bei dem er in die Schachtel kommt.',
};
