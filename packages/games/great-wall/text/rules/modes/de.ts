import type { ModesRule } from './en.ts';

export const modes: Record<ModesRule, string> = {
  // Zwei Spieler mit dem Schilfclan
  'GW-2P-01': 'Mit 2 Spielern kommt ein dritter Clan dazu, der festen Regeln folgt: der Schilfclan.',
  'GW-2P-02': 'Zwei Spieler können das Standardspiel oder den Koop-Modus spielen.',
  'GW-2P-03': 'Mit 2 Spielern wird wie für 3 aufgebaut, mit dem Schilfclan als drittem Spieler und einigen Änderungen.',
  'GW-2P-04': 'Mit 2 Spielern wird die Spielplanseite für 3 Spieler verwendet.',
  'GW-2P-05':
    'Mit 2 Spielern kommt auf jedes Hordenfeld des linken Abschnitts eine Barrikade; dieser Abschnitt wird nicht verwendet.',
  'GW-2P-06': 'Mit 2 Spielern werden die 3 Barrikaden auf den Hordenfeldern des linken Abschnitts nie entfernt.',
  'GW-2P-07':
    'Mit 2 Spielern kommt jede Horde aus dem Spiel, deren Rückseite auf den linken Abschnitt zeigt; die übrigen bilden den Hordenstapel.',
  'GW-2P-08': 'Mit 2 Spielern beginnt jeder der 2 verwendeten Abschnitte mit 1 Horde.',
  'GW-2P-09':
    'Mit 2 Spielern werden 6 Barrikaden aufgestellt, eine auf jedem Barrikadenfeld der 2 verwendeten Abschnitte.',
  'GW-2P-10': 'Mit 2 Spielern nimmt jeder Spieler wie üblich einen Clan.',
  'GW-2P-11': 'Der Befehl und der General des Schilfclans liegen offen zwischen den Spielern.',
  'GW-2P-12':
    'Der Schilfclan erhält den Teemarker, 3 Schreiber und alle 10 Lanzenträger eines unbenutzten Clans. Der Rest dieses Clans kommt in die Schachtel.',
  'GW-2P-13': 'Der Schilfclan beginnt mit je 1 Schreiber im Sägewerk, im Steinbruch und in der Goldmine.',
  'GW-2P-14': 'Mit 2 Spielern werden insgesamt 20 Schandmarker verwendet.',
  'GW-2P-15': 'Die Teemarker werden wie üblich gestapelt, mit dem Marker des Schilfclans ganz unten.',
  'GW-2P-16': 'Der Schilfclan erhält und zählt nie Ehre.',
  'GW-2P-17': 'Der Schilfclan erhält nie Schandmarker.',
  'GW-2P-18': 'Der Schilfclan behält nie Horden; eine Horde, die er gewinnt, wird abgelegt.',
  'GW-2P-19': 'Der Schilfclan behält keine Ressourcen; was er erhält, kommt ins Lager.',
  'GW-2P-20': 'Der Schilfclan rettet seine Soldaten nie.',
  'GW-2P-21': 'Soldaten des Schilfclans kommen nie in Aufmarschzonen; sie kehren stattdessen in seinen Vorrat zurück.',
  'GW-2P-22':
    'Der Schilfclan hat immer genau 3 Schreiber auf dem Spielplan und kann weder welche anwerben noch verlieren.',
  'GW-2P-23': 'Ein besonderer Ort, dessen einziger Schreiber dem Schilfclan gehört, wird nicht aktiviert.',
  'GW-2P-24':
    'Nach einer Aktivierung kehren die Schreiber der Spieler zurück, aber der Schreiber des Schilfclans bleibt.',
  'GW-2P-25': '„Verrat“ kann den Befehl des Schilfclans nicht kopieren.',
  'GW-2P-26': 'Der Schilfclan hat 1 Befehl und spielt ihn jeden Herbst.',
  'GW-2P-27':
    'Ist der Schilfclan in der Teereihenfolge dran, nimmt sein Befehl immer das erste freie Feld der Befehlsleiste.',
  'GW-2P-28': 'Der aktive Spieler ist der Oberbefehlshaber und führt die Aktionen des Schilfclans aus.',
  'GW-2P-29': 'Im Zug des Schilfclans selbst ist der höchste Spieler in Teereihenfolge der Oberbefehlshaber.',
  'GW-2P-30':
    'Schreiber des Schilfclans werden wie gewohnt in Teereihenfolge bewegt, und der Oberbefehlshaber wählt, wohin.',
  'GW-2P-31': 'Am selben Ort steht nie mehr als 1 Schreiber des Schilfclans.',
  'GW-2P-32':
    'Sobald ein Ort aktiviert wird, handelt der Oberbefehlshaber den Effekt eines Schilfclan-Schreibers dort ab.',
  'GW-2P-33':
    'In Sägewerk, Steinbruch und Goldmine legt der Schilfclan 1 dieser Ressource ins Lager, ohne Ehre zu erhalten.',
  'GW-2P-34':
    'Für einen Schilfclan-Schreiber im Tempel legt der aktive Spieler 1 eigenen Schandmarker ab. Nichts passiert, wenn er keinen hat oder wenn der Schilfclan der aktive Spieler ist.',
  'GW-2P-35':
    'Für einen Schilfclan-Schreiber in der Gesandtschaft legt der Oberbefehlshaber 1 beliebigen Berater der Beraterleiste ab. Die anderen rücken nach links, und der Platz wird gefüllt.',
  'GW-2P-36':
    'In der Arbeitersiedlung baut der Schilfclan kostenlos 1 Barrikade auf einem leeren Barrikadenfeld, das der Oberbefehlshaber wählt, ohne Ehre zu erhalten.',
  'GW-2P-37':
    'In der Kaserne rekrutiert der Schilfclan 1 Lanzenträger. Der Oberbefehlshaber wählt eine beliebige erlaubte Schwachstelle, und die abgedeckte Belohnung wird ignoriert.',
  'GW-2P-38':
    'Gibt es keine erlaubte Schwachstelle, kommt der Lanzenträger des Schilfclans ohne Effekt zurück in seinen Vorrat.',
  'GW-2P-39': 'In der Kriegsakademie und im Befehlsstand hat ein Schilfclan-Schreiber keinen Effekt.',
  'GW-2P-40': 'Das Teehaus funktioniert für den Schilfclan wie für alle anderen.',
  'GW-2P-41': 'Mit 2 Spielern beenden 2 Abschnitte der Stufe 3 (beide verwendeten) die Partie.',

  // Solo-Modus
  'GW-SOLO-01': 'Lerne vor dem Solo-Modus die Regeln für 2 Spieler kennen, denn auch der Schilfclan spielt mit.',
  'GW-SOLO-02': 'Im Solo-Modus kommt Qin Jiushao dazu, ein General, der festen Regeln folgt.',
  'GW-SOLO-03': 'Den Solo-Modus gibt es nur für das Standardspiel, nicht für den Koop-Modus.',
  'GW-SOLO-04': 'Im Solo-Modus wird die Spielplanseite für 3 Spieler verwendet.',
  'GW-SOLO-05':
    'Im Solo-Modus kommt auf jedes Hordenfeld des linken Abschnitts eine Barrikade; dieser Abschnitt wird nicht verwendet. Diese Barrikaden werden am Ende des Winters nicht entfernt.',
  'GW-SOLO-06': 'Im Solo-Modus kommen die Horden aus dem Spiel, deren Rückseite auf den linken Abschnitt zeigt.',
  'GW-SOLO-07': 'Im Solo-Modus beginnt jeder der 2 verwendeten Abschnitte mit 1 Horde.',
  'GW-SOLO-08': 'Im Solo-Modus kommen 6 Barrikaden auf die 2 verwendeten Abschnitte.',
  'GW-SOLO-09':
    'Im Solo-Modus wählst du einen Clan und gibst die Komponenten eines unbenutzten Clans dem Schilfclan, wie mit 2 Spielern.',
  'GW-SOLO-10':
    'Ein weiterer unbenutzter Clan geht an Qin Jiushao: 8 Schreiber, alle Soldaten, der Teemarker, der Ehrenmarker und die 6 Solo-Befehle.',
  'GW-SOLO-11': 'Die Solo-Befehle werden zu Qin Jiushaos Befehlsstapel gemischt.',
  'GW-SOLO-12':
    'Qin Jiushao beginnt mit 2 Reitern und 2 Lanzenträgern als Aufsehern der Stufe 1, je einem an jedem Produktionsort.',
  'GW-SOLO-13': 'Im Solo-Modus ziehst du 2 zufällige Generäle und behältst wie üblich 1.',
  'GW-SOLO-14': 'Die Karte von Qin Jiushao liegt neben seinen Komponenten.',
  'GW-SOLO-15':
    'Je ein Marker der 4 Ressourcen und 1 Wundmarker kommen zufällig auf die 5 Felder von Qin Jiushaos Ortsleiste, einer pro Feld.',
  'GW-SOLO-16': 'Im Solo-Modus ziehst du 2 zufällige Berater; wie üblich wird einer aktiv und einer unterstützend.',
  'GW-SOLO-17': 'Weitere 2 zufällige Berater kommen als erste unterstützende Berater unter Qin Jiushaos Karte.',
  'GW-SOLO-18': 'Im Solo-Modus besteht der Schandmarkervorrat aus 10 Markern.',
  'GW-SOLO-19': 'Qin Jiushaos Ehrenmarker beginnt auf 0.',
  'GW-SOLO-20':
    'Im Solo-Modus beginnst du ganz oben in der Teereihenfolge, Qin Jiushao ist der Zweite und der Schilfclan der Letzte.',
  'GW-SOLO-21':
    'Im Solo-Modus kommen 3 deiner Schreiber in die Schreiberschule, und der Schilfclan hat je 1 Schreiber im Sägewerk, im Steinbruch und in der Goldmine.',
  'GW-SOLO-22': 'Das Ziel im Solo-Modus ist, mehr Ehre zu haben als Qin Jiushao.',
  'GW-SOLO-23':
    'Qin Jiushao sammelt keine Ressourcen. Seine Ortsleiste ordnet sie, von der höchsten auf dem Feld ganz links bis zur niedrigsten ganz rechts.',
  'GW-SOLO-24':
    'Jeder Ressourcenmarker auf Qin Jiushaos Leiste steht für den Ort, der diese Ressource produziert; der Wundmarker steht für die Kaserne.',
  'GW-SOLO-25': 'Qin Jiushao will immer den niedrigsten Marker (ganz rechts) und bewegt Schreiber an dessen Ort.',
  'GW-SOLO-26':
    'Wurde ein Ort mit mindestens 1 Schreiber von Qin Jiushao aktiviert, kommt dessen Marker auf das höchste Feld (ganz links) seiner Leiste, und die anderen rücken ein Feld nach rechts.',
  'GW-SOLO-27': 'Auf einem Feld von Qin Jiushaos Leiste liegt nie mehr als 1 Marker.',
  'GW-SOLO-28': 'Qin Jiushaos Befehle heißen wie die normalen, haben aber andere Effekte.',
  'GW-SOLO-29': 'Du profitierst auch von Boni, die Qin Jiushaos Karten auf der Befehlsleiste geben.',
  'GW-SOLO-30': 'Qin Jiushao erhält nie Schandmarker.',
  'GW-SOLO-31': 'Qin Jiushao verwendet keine aktiven Berater.',
  'GW-SOLO-32': 'Qin Jiushao rettet nie Soldaten und lässt sie nie in Aufmarschzonen.',
  'GW-SOLO-33':
    'Qin Jiushaos getötete Soldaten und alle seine Soldaten auf einer besiegten Horde kehren in seinen Vorrat zurück.',
  'GW-SOLO-34':
    'Qin Jiushao gibt nie eigene Ressourcen aus und kann deshalb Aufseher, Berater, Rekruten, Mauern und Barrikaden nicht bezahlen.',
  'GW-SOLO-35': 'Qin Jiushao kann Ressourcen aus dem Lager verwenden, um Mauern zu bauen.',
  'GW-SOLO-36': 'Qin Jiushao erhält wie ein Spieler Ehre aus jeder Quelle, mit einigen Ausnahmen.',
  'GW-SOLO-37':
    'Qin Jiushao baut eine Mauer in dem Abschnitt, den der aktuelle Invasionsindikator anzeigt; ist diese Mauer fertig, im anderen Abschnitt.',
  'GW-SOLO-38':
    'Ressourcen aus dem Lager, die Qin Jiushao verwendet, werden wie üblich abgelegt, und er erhält die Ehre.',
  'GW-SOLO-39':
    'Im Herbst des Solo-Modus wählst du wie gewohnt einen Befehl. Dann wird die oberste Karte von Qin Jiushaos Stapel als sein Befehl gezogen.',
  'GW-SOLO-40': 'Wie der Schilfclan nimmt Qin Jiushao immer das erste freie Feld der Befehlsleiste.',
  'GW-SOLO-41': 'In seinem Zug bewegt Qin Jiushao Schreiber, wie seine Karte es sagt.',
  'GW-SOLO-42':
    'In deinem Zug oder dem des Schilfclans bewegt Qin Jiushao 2 Schreiber an 2 verschiedene Orte, die der niedrigsten Marker auf seiner Leiste.',
  'GW-SOLO-43':
    'Kann ein Schreiber von Qin Jiushao nicht an einen Ort, zum Beispiel weil er voll ist, geht er an den nächsten auf der Leiste.',
  'GW-SOLO-44':
    'Sind alle Schreiber von Qin Jiushao auf dem Spielplan, wird einer vom höchstmöglichen Ort der Leiste an den vorgesehenen bewegt.',
  'GW-SOLO-45': 'Qin Jiushao bewegt Schreiber nur an Produktionsorte und in die Kaserne.',
  'GW-SOLO-46':
    'Wird ein Produktionsort mit Schreibern von Qin Jiushao aktiviert, erhält er so viel Ehre, wie die Stufe seines Aufsehers dort mal die Anzahl seiner Schreiber dort ergibt.',
  'GW-SOLO-47': 'Qin Jiushao spendet nie.',
  'GW-SOLO-48': 'Wird die Kaserne aktiviert, rekrutiert Qin Jiushao 1 Lanzenträger für jeden seiner Schreiber dort.',
  'GW-SOLO-49':
    'In seinem eigenen Zug aktiviert Qin Jiushao zuerst die Orte mit seinen Schreibern, vom höchsten zum niedrigsten auf seiner Leiste.',
  'GW-SOLO-50': 'In Qin Jiushaos Zug bestimmst du die Reihenfolge der anderen Orte.',
  'GW-SOLO-51':
    'Kann Qin Jiushao nur einen von mehreren Orten aktivieren, zum Beispiel durch seinen „Despotismus“, nimmt er den höchsten.',
  'GW-SOLO-52':
    'Ein von Qin Jiushao rekrutierter Soldat greift, wenn möglich, die Horde in dem Abschnitt an, den der aktuelle Invasionsindikator anzeigt.',
  'GW-SOLO-53':
    'Kann ein Lanzenträger von Qin Jiushao dort nicht angreifen, kommt er in den anderen Abschnitt; kann er es auch dort nicht, wird er nicht rekrutiert.',
  'GW-SOLO-54':
    'Ein Bogenschütze von Qin Jiushao kommt auf einen Schießposten des angezeigten Abschnitts; ist das nicht möglich, wird er nicht rekrutiert.',
  'GW-SOLO-55': 'Beim Verwunden wählt Qin Jiushao immer die Horde, die der Mauer am nächsten ist.',
  'GW-SOLO-56': 'Qin Jiushao deckt Schwachstellen von oben nach unten ab, dann von links nach rechts.',
  'GW-SOLO-57':
    'Qin Jiushao erhält 2 Ehre für jede Wunde, die er zufügt, egal welche Belohnung aufgedruckt ist und ob durch Lanzenträger oder Bogenschützen.',
  'GW-SOLO-58':
    'Qin Jiushao befehligt den Schilfclan, wenn er der aktive Spieler ist, und in dessen eigenem Zug, wenn er in der Teereihenfolge höher steht als du. Dann gelten die Regeln für seine eigenen Schreiber und Soldaten.',
  'GW-SOLO-59':
    'Als Oberbefehlshaber versucht Qin Jiushao, Schreiber des Schilfclans an die niedrigsten möglichen Orte seiner Leiste zu stellen.',
  'GW-SOLO-60':
    'Als Oberbefehlshaber bewegt Qin Jiushao zuerst Schreiber des Schilfclans von Orten, die er selbst nicht nutzt.',
  'GW-SOLO-61': 'Sonst nimmt er Schreiber des Schilfclans von höheren Orten und bewegt sie an niedrigere.',
  'GW-SOLO-62': 'Unter Qin Jiushao greifen Soldaten des Schilfclans nach den Regeln für seine eigenen Soldaten an.',
  'GW-SOLO-63': 'Qin Jiushao hat nie einen Vorteil aus Aktionen des Schilfclans.',
  'GW-SOLO-64':
    'In Schritt 3 des Frühlings kommt 1 der 2 Berater ganz links als unterstützender Berater unter Qin Jiushao, der andere wird abgelegt.',
  'GW-SOLO-65': 'In der schwereren Variante kommen beide Berater ganz links unter Qin Jiushao.',
  'GW-SOLO-66': 'Am Ende erhält Qin Jiushao immer 20 Ehre pro Artefakt.',
  'GW-SOLO-67':
    'Mit „Verrat“ darfst du Qin Jiushaos Befehl kopieren, handelst aber den gleichnamigen Befehl der Spieler ab.',
  'GW-SOLO-68':
    'Im Solo-Modus endet die Partie unter denselben Bedingungen wie im Standardspiel. Ist aber der Schandmarkervorrat leer, endet die Partie, und du verlierst.',
  'GW-SOLO-69':
    'Sonst wird im Solo-Modus wie üblich gewertet, und du gewinnst, wenn du mehr Ehre hast als Qin Jiushao.',
  'GW-SOLO-70': 'Für einen schwereren Solo-Modus kann Qin Jiushao mit 50 Ehre beginnen.',
  'GW-SOLO-71': 'Für einen noch schwereren Solo-Modus beginnt Qin Jiushao mit einem Ehrenplättchen auf der Seite 100.',

  // Koop-Modus
  'GW-COOP-01': 'Das Ziel im Koop-Modus mit 2 Spielern ist, 6 Aufträge zu erfüllen.',
  'GW-COOP-02': 'Mit 3 Spielern müssen im Koop-Modus 7 Aufträge erfüllt werden.',
  'GW-COOP-03': 'Mit 4 Spielern müssen im Koop-Modus 9 Aufträge erfüllt werden.',
  'GW-COOP-04': 'Mit 5 Spielern müssen im Koop-Modus 9 Aufträge erfüllt werden.',
  'GW-COOP-05':
    'Im Koop-Modus liegt der Zeitmarker mit der „+1“-Seite nach oben, als Erinnerung an die zusätzliche Horde.',
  'GW-COOP-06': 'Im Koop-Modus werden keine Artefakte verwendet.',
  'GW-COOP-07':
    'Die Aufträge werden gemischt und liegen verdeckt neben dem Spielplan. Davon werden 3 gezogen und kommen offen auf je ein Artefaktfeld.',
  'GW-COOP-08':
    'Im Koop-Modus werden die Horden des Standardspiels nicht verwendet; die Koop-Horden bilden den Hordenstapel.',
  'GW-COOP-09': 'Der Koop-Modus beginnt mit einer Horde mehr, als Spieler mitspielen; sie werden wie üblich verteilt.',
  'GW-COOP-10': 'Die Koop-Taktiken werden mit denen des Standardspiels gemischt.',
  'GW-COOP-11': 'Die Koop-Generäle werden mit denen des Standardspiels gemischt, und jeder Spieler erhält 2.',
  'GW-COOP-12': 'Die Ereignisse werden zu einem verdeckten Stapel gemischt.',
  'GW-COOP-13': 'Aktive Aufträge liegen offen auf den Artefaktfeldern. Es sind nie mehr als 3.',
  'GW-COOP-14':
    'Aufträge können einmal im Jahr erfüllt werden, direkt vor der Prüfung, ob die Partie endet, und nur dann. Vorher können keine Soldaten dafür geopfert und keine Ressourcen dafür abgelegt werden.',
  'GW-COOP-15': 'Verlangt ein Auftrag etwas von allen Spielern, tun es alle im selben Moment.',
  'GW-COOP-16':
    'Jeder Spieler muss einen Auftrag für sich erfüllen. Ressourcen können nicht geteilt werden, und kein Soldat wird für einen Mitspieler geopfert.',
  'GW-COOP-17': 'Sind alle Bedingungen eines Auftrags erfüllt, wird die Karte abgelegt.',
  'GW-COOP-18':
    'Bei Aufträgen gibt es keinen Aufschub und keine Raten; eine Bedingung wird auf einmal und ganz bezahlt.',
  'GW-COOP-19': 'Nur Aufträge verlangen Opfer. Opfern heißt, aus dem Spiel zu entfernen und in die Schachtel zu legen.',
  'GW-COOP-20':
    'In der Auftragsphase, am Ende des Winters und vor dem Ereignis, erhält jeder Spieler 1 Schandmarker für jeden Auftrag, der noch auf dem Spielplan liegt.',
  'GW-COOP-21': 'Danach füllen neue Aufträge die leeren Artefaktfelder.',
  'GW-COOP-22': 'Unerfüllte Aufträge bleiben liegen, bis sie erfüllt sind oder die Partie endet.',
  'GW-COOP-23': 'In der Ereignisphase, nach der Auftragsphase am Ende des Winters, wird 1 Ereignis aufgedeckt.',
  'GW-COOP-24': 'Sofortige Effekte eines Ereignisses werden sofort abgehandelt.',
  'GW-COOP-25': 'Passive Effekte eines Ereignisses gelten für den Rest der Partie.',
  'GW-COOP-26': 'Ereignisse werden nie abgelegt. Sie liegen für alle sichtbar nebeneinander.',
  'GW-COOP-27': 'Im Koop-Modus werden Befehle wie üblich geheim gewählt und gleichzeitig aufgedeckt.',
  'GW-COOP-28':
    'Sind die Befehle aufgedeckt, dürfen die Spieler im Koop-Modus gemeinsam planen und frei über die Reihenfolge auf der Befehlsleiste reden.',
  'GW-COOP-29':
    'Im Koop-Modus handeln Schreiber nicht mehr in Teereihenfolge; die Spieler bestimmen die Reihenfolge gemeinsam.',
  'GW-COOP-30':
    'Im Koop-Modus entscheidet die Teereihenfolge weiterhin bei Gleichstand, wer eine besiegte Horde beansprucht.',
  'GW-COOP-31': 'Im Koop-Modus kann kein Chi ausgegeben werden, um Schandmarker abzulegen.',
  'GW-COOP-32': 'Im Koop-Modus darf ein Spieler 10 Ehre verlieren, um 1 Schandmarker abzulegen, wenn er einen erhält.',
  'GW-COOP-33':
    'Im Koop-Modus darf ein Spieler auch im Sommer zur üblichen Zeit 10 Ehre verlieren, um einen Schandmarker abzulegen.',
  'GW-COOP-34': 'Im Koop-Modus können Schandmarker nicht auf Horden gelegt werden.',
  'GW-COOP-35': 'Im Koop-Modus entfällt der Schritt „Befehle zurückholen“ im Sommer.',
  'GW-COOP-36': 'Im Koop-Modus darf, wer eine Mauerstufe baut, 1 eigenen Befehl aus dem Ablagestapel zurückholen.',
  'GW-COOP-37': 'Im Koop-Modus kommt jeden Frühling 1 Horde mehr, als die Zeitleiste angibt.',
  'GW-COOP-38': 'Wer im Koop-Modus eine Horde beansprucht, erhält ihre Ehre sofort, nicht am Ende.',
  'GW-COOP-39':
    'Im Koop-Modus zu zweit bleiben die Aufträge „Verhöhnt sie und siegt!“, „Krieger für die kaiserliche Leibgarde“, „Der Ruhm gebührt dem Kaiser“ und „Geleit für kaiserliche Beamte“ in der Schachtel.',
  'GW-COOP-40': 'Im Koop-Modus zu zweit werden 2 statt 3 Aufträge gezogen; das dritte Feld bleibt unbenutzt.',
  'GW-COOP-41':
    'Der Winter im Koop-Modus hat sechs Schritte: 1 Feuerphase, 2 Angriffsphase, 3 Aufträge erfüllen, 4 Ende der Partie prüfen, 5 Auftragsphase, 6 Ereignisphase.',
  'GW-COOP-42': 'Sonst bleiben Frühling, Sommer und Herbst im Koop-Modus unverändert.',
  'GW-COOP-43':
    'Im Koop-Modus gewinnt ihr, wenn bei der Prüfung am Ende des Winters so viele Aufträge erfüllt sind wie verlangt.',
  'GW-COOP-44': 'Im Koop-Modus beenden die Mauern die Partie nicht.',
  'GW-COOP-45':
    'Muss im Koop-Modus ein Spieler einen Schandmarker nehmen und der Vorrat ist leer, verlieren alle sofort.',
  'GW-COOP-46': 'Alle verlieren eine Partie im Koop-Modus, die endet, weil der Zeitmarker auf dem letzten Feld liegt.',
  'GW-COOP-47':
    'Bei der Prüfung im Koop-Modus zählen weiterhin der leere Schandmarkervorrat und das letzte Feld der Zeitleiste; nur die Bedingung der Mauern entfällt.',
};
