import type { battles as english } from './en.ts';

/** Fate cards, battles, retreats, heroes, quests and duels. */
export const battles: Record<keyof typeof english, string> = {
  // Fate cards
  'RW-FATE-01':
    'Es gibt 30 Schicksalskarten, nummeriert von 1 bis 30. Jede hat ein Bestimmungssymbol und vier Abschnitte, einen für jede Form.',
  'RW-FATE-02':
    'Ein Abschnitt einer Schicksalskarte zeigt nichts, 1 bis 3 Schaden, 1 oder 2 Fluchtsymbole oder ein Spezialsymbol.',
  'RW-FATE-03':
    'Ist der Schicksalsstapel leer, werden die abgelegten Schicksalskarten sofort gemischt, und es wird weitergezogen.',
  'RW-FATE-04': 'Auch in jedem Herbst wird der Schicksalsstapel neu gemischt.',

  // Battles
  'RW-BATTLE-01': 'Ein Kampf findet statt, wann immer sich Einheiten in ein Gebiet mit feindlichen Einheiten bewegen.',
  'RW-BATTLE-02': 'Ein Kampf beginnt mit dem Kampfmarker in seinem Gebiet.',
  'RW-BATTLE-03': 'Beide Seiten stellen im Kampf ihre Einheiten nach Initiative in den Reihen 1 bis 5 auf.',
  'RW-BATTLE-04': 'Helden und Einheiten, die schon fliehen, nehmen an einem Kampf nicht teil.',
  'RW-BATTLE-05':
    'Einheiten, die schon vor dem Kampf flohen, werden vernichtet, wenn ihre Seite sich zurückziehen muss.',
  'RW-BATTLE-06': 'Zu Beginn eines Kampfes darf zuerst der Angreifer und dann der Verteidiger Taktikkarten spielen.',
  'RW-BATTLE-07':
    'Zu Beginn eines Kampfes darf der Angreifer auch Karten für „deinen Zug“ spielen. Danach müssen solche Karten warten, bis der Kampf vorbei ist.',
  'RW-BATTLE-08': 'Zu Beginn eines Kampfes darf eine Seite nicht zwei Karten mit demselben Namen spielen.',
  'RW-BATTLE-09': 'Ein Kampf hat höchstens 5 Runden, eine für jede Reihe.',
  'RW-BATTLE-10':
    'In jeder Runde eines Kampfes greift jede Einheit der entsprechenden Reihe einmal an, beginnend mit Reihe 1.',
  'RW-BATTLE-11': 'Wo es im Kampf auf die Reihenfolge ankommt, wählt der Angreifer zuerst und führt zuerst aus.',
  'RW-BATTLE-12':
    'In jeder Reihe wählt zuerst der Angreifer und dann der Verteidiger einen Einheitentyp, der noch nicht gezogen hat, und zieht für jede stehende Einheit dieses Typs eine Schicksalskarte. Einheiten lesen den Abschnitt ihrer Form.',
  'RW-BATTLE-13': 'Eine Seite ohne einen Einheitentyp, der in dieser Reihe noch ziehen kann, zieht nichts.',
  'RW-BATTLE-14':
    'Nachdem beide Seiten gezogen haben, werden die Spezialsymbole ausgeführt, zuerst die des Angreifers; dann alle Fluchtsymbole, dann aller Schaden.',
  'RW-BATTLE-15':
    'Angriffe geschehen gleichzeitig. Wird eine Einheit in die Flucht geschlagen oder vernichtet, zählen die für sie gezogenen Karten trotzdem.',
  'RW-BATTLE-16':
    'Fähigkeiten, die stehende Einheiten brauchen, prüfen das in dem Augenblick, in dem sie ausgeführt werden.',
  'RW-BATTLE-17':
    'Sind die Ergebnisse im Kampf ausgeführt, werden die gezogenen Karten abgelegt. Hat ein Einheitentyp dieser Reihe noch nicht gezogen, geht die Reihe weiter; sonst beginnt die nächste.',
  'RW-BATTLE-18': 'Jedes Spezialsymbol löst die Fähigkeit einer Einheit einmal aus.',
  'RW-BATTLE-19': 'Flucht muss, wenn möglich, unbeschädigten stehenden Einheiten zugewiesen werden.',
  'RW-BATTLE-20':
    'Gibt es keine unbeschädigte stehende Einheit, wird eine beschädigte in die Flucht geschlagen. Fliehen alle Einheiten, haben weitere Fluchtsymbole keine Wirkung.',
  'RW-BATTLE-21':
    'Schaden muss stehenden Einheiten zugewiesen werden, und zwar zuerst einer beschädigten. Sonst wählt der Besitzer.',
  'RW-BATTLE-22':
    'Fliehende Einheiten nehmen nur dann Schaden, wenn keine Einheit ihrer Seite mehr steht, und beschädigte zuerst.',
  'RW-BATTLE-23': 'Eine Einheit wird vernichtet, wenn ihr Schaden ihren Lebenspunkten entspricht.',
  'RW-BATTLE-24': 'Schaden wird Punkt für Punkt zugewiesen, ein einziges Ergebnis kann also mehrere Einheiten treffen.',
  'RW-BATTLE-25': 'Eine fliehende Einheit zieht in späteren Reihen keine Karten und zählt nicht zur Stärke.',
  'RW-BATTLE-26':
    'Eine Einheit, die erst nach ihrer Reihe in die Flucht geschlagen wird, verliert ihren Angriff nicht.',
  'RW-BATTLE-27':
    'Einheiten, die während eines Kampfes dazukommen, sind stehend. Sie ziehen nur, wenn ihre Reihe noch bevorsteht.',
  'RW-BATTLE-28':
    'Wiederbelebte, die durch „Tote erwecken“ in den Kampf kommen, bleiben nach dem Kampf. Du darfst dafür keine anderen vernichten, um Figuren freizumachen.',
  'RW-BATTLE-30': 'Sind alle Reihen eines Kampfes abgeschlossen, zählen beide Seiten ihre Stärke.',
  'RW-BATTLE-31':
    'Bevor die Stärke gezählt wird, darf der Verteidiger die Entwicklung der Festung im Gebiet einsetzen.',
  'RW-BATTLE-32': 'Die Stärke einer Seite ist die Zahl ihrer stehenden Einheiten.',
  'RW-BATTLE-33': 'Der Verteidiger zählt die Stärke der Festung im Gebiet hinzu.',
  'RW-BATTLE-34': 'Eine Festung hat Stärke 5, eine beschädigte Stärke 3.',
  'RW-BATTLE-35':
    'Stehen noch angreifende Einheiten, wird die Festung auf ihre beschädigte Seite gedreht, nachdem ihre Stärke gezählt wurde.',
  'RW-BATTLE-36': 'Beide Seiten zählen zu ihrer Stärke hinzu, was Fähigkeiten, Karten und Befehle ihnen geben.',
  'RW-BATTLE-37': 'Schaden auf einer Einheit ändert nichts an der Stärke.',
  'RW-BATTLE-40': 'Die Seite mit mehr Stärke gewinnt den Kampf. Bei Gleichstand gewinnt der Verteidiger.',
  'RW-BATTLE-41': 'Die Einheiten des Verlierers ziehen sich nach dem Kampf zurück und fliehen.',
  'RW-BATTLE-42':
    'Einheiten des Verlierers, die schon vor dem Kampf flohen, werden vernichtet. Die im Kampf in die Flucht geschlagenen ziehen sich mit den anderen zurück.',
  'RW-BATTLE-43': 'Ein Angreifer, der gegen eine Festung gewinnt, darf sie durch eine eigene, beschädigte ersetzen.',
  'RW-BATTLE-44':
    'Hat der Angreifer keine Festung mehr übrig, um eine besiegte zu ersetzen, darf er dafür eine eigene entfernen.',
  'RW-BATTLE-45': 'Eine besiegte Festung, die nicht ersetzt wird, wird entfernt.',
  'RW-BATTLE-46': 'Die Entwicklung einer besiegten Festung kommt zurück in den Vorrat ihres Besitzers.',
  'RW-BATTLE-47': 'Nach einem Kampf wird aller Schaden von den überlebenden Einheiten entfernt.',
  'RW-BATTLE-48': 'Die überlebenden Einheiten des Siegers besetzen das Gebiet. Fliehende bleiben fliehend.',
  'RW-BATTLE-49':
    'Hat der Sieger mehr als 8 Einheiten, muss er die überzähligen in ein angrenzendes Gebiet zurückziehen, wenn möglich ein befreundetes, sonst ein leeres. Er wählt, welche; sie fliehen.',
  'RW-BATTLE-50':
    'Hat nach einem Kampf keine Seite mehr Einheiten, behält der Verteidiger ein Gebiet mit einer Festung oder in seinem Heimatreich. Sonst ist das Gebiet unkontrolliert.',
  'RW-BATTLE-51': 'Wer das Gebiet nach einem Kampf kontrolliert, besitzt den Runenmarker dort.',
  'RW-BATTLE-52':
    'Auch ein Angriff auf ausschließlich fliehende Feinde ist ein Kampf, und sie werden vernichtet, wenn der Angreifer gewinnt.',
  'RW-BATTLE-53':
    'Helden der unterlegenen Seite dürfen bleiben oder sich in ein beliebiges angrenzendes Gebiet zurückziehen. Ein Held, der sich zurückzieht, flieht.',
  'RW-BATTLE-54': 'Jede Einheit hat ihre eigenen Lebenspunkte, ihre Initiative, ihre Form und ihre Fähigkeit.',
  'RW-BATTLE-55':
    'Jede Seite zählt die Fluchtsymbole und den Schaden gegen sie zusammen, und ihr Besitzer weist sie Punkt für Punkt zu. Beide Seiten weisen gleichzeitig zu, und alle Flucht kommt vor jedem Schaden.',
  'RW-BATTLE-56':
    'Spezialsymbole einer Seite werden in der Reihenfolge ausgeführt, in der sie gezogen wurden. Was sie treffen, wird beim Ausführen jedes einzelnen gewählt.',

  // Retreats
  'RW-RETREAT-01':
    'Einheiten einer Seite ziehen sich gemeinsam in ein angrenzendes befreundetes oder leeres Gebiet zurück. Gibt es keines, werden sie vernichtet.',
  'RW-RETREAT-02': 'Beim Rückzug geht ein befreundetes Gebiet einem leeren vor, auch wenn es voll ist.',
  'RW-RETREAT-03':
    'Neutrale Einheiten, die nicht verbündet sind, ziehen sich in ein angrenzendes unkontrolliertes Gebiet zurück, das der linke Nachbar des aktiven Spielers wählt. Gibt es keines, werden sie vernichtet.',
  'RW-RETREAT-04': 'Helden dürfen sich in jedes angrenzende Gebiet zurückziehen.',
  'RW-RETREAT-05': 'Alle Figuren, die sich zurückziehen, fliehen.',
  'RW-RETREAT-06':
    'Stehen nach einem Rückzug mehr als 8 Einheiten in einem Gebiet, vernichtet der Besitzer die überzähligen.',
  'RW-RETREAT-07':
    'Einheiten können beim Rückzug keine Grenzen überqueren. Fliegende Einheiten dürfen es, wenn die ganze Gruppe fliegt; in einer gemischten Gruppe trennen sie sich von den anderen nur, wenn diese nirgendwohin können.',
  'RW-RETREAT-08': 'Einheiten dürfen sich in Gebiete mit Aktivierungsmarkern zurückziehen.',
  'RW-RETREAT-09':
    'Für eine einzelne Einheit, die sich aus einem Kampf zurückziehen muss, gelten die üblichen Regeln für den Rückzug.',

  // Heroes
  'RW-HERO-01': 'Du darfst höchstens 3 Helden haben. Schließt sich dir ein vierter an, musst du einen entlassen.',
  'RW-HERO-02': 'Ein entlassener Held verlässt das Spiel, und seine Belohnungen werden abgelegt.',
  'RW-HERO-03': 'Ein Held hat Kraft, Gewandtheit, Weisheit und Lebenspunkte.',
  'RW-HERO-04':
    'Nur Helden deiner Gesinnung und neutrale Helden dürfen sich dir anschließen. Eine Karte kann einen Helden die Seite wechseln lassen.',
  'RW-HERO-05':
    'Helden dürfen in jedem Gebiet stehen. Sie zählen bei keiner Obergrenze mit, brauchen keine Nahrung und verleihen keine Kontrolle.',
  'RW-HERO-06': 'Belohnungen liegen verdeckt unter dem Helden, der sie hat.',
  'RW-HERO-07':
    'In der Questphase handeln die Spieler in Spielreihenfolge, der niedrigste Befehl der letzten Jahreszeit zuerst. Jeder trifft für jeden seiner Helden eine Wahl.',
  'RW-HERO-08': 'In der Questphase darf ein Held sich bewegen, sich heilen oder trainieren.',
  'RW-HERO-09':
    'Ein stehender Held darf sich bis zu 2 Gebiete weit bewegen, auch durch feindliche, neutrale und aktivierte Gebiete. Dabei wird kein Gebiet aktiviert. Danach darf er ein Duell beginnen oder eine Quest versuchen.',
  'RW-HERO-10': 'Gebirgs- und Wassergrenzen halten Helden ebenso auf wie Einheiten. Im Winter ist das Wasser frei.',
  'RW-HERO-11':
    'Ein Held, der sich für Bewegung entscheidet, darf auch stehen bleiben und trotzdem ein Duell beginnen oder eine Quest versuchen.',
  'RW-HERO-12': 'Du darfst den Runenmarker in jedem Gebiet ansehen, das dein Held betritt.',
  'RW-HERO-13':
    'Helden eines Spielers dürfen Belohnungen tauschen, während sie im selben Gebiet stehen, auch im Vorbeigehen.',
  'RW-HERO-14': 'Ein Held in einem befreundeten Gebiet darf sich heilen und entfernt dabei all seinen Schaden.',
  'RW-HERO-15':
    'Ein Held, der trainiert, erhält 2 Punkte: +2 auf ein Attribut oder je +1 auf zwei. Für jedes Attribut gibt es einen Trainingsmarker.',
  'RW-HERO-16':
    'Weiteres Training eines Helden gilt Attributen ohne Marker oder macht aus +1 ein +2. Ein Punkt, für den kein Platz ist, verfällt.',
  'RW-HERO-17': 'Ein fliehender Held kann keine Bewegung wählen, darf sich aber heilen oder trainieren.',
  'RW-HERO-20':
    'Wird ein Held im Duell vom Helden eines anderen Spielers besiegt, nimmt der Sieger alle Belohnungen, und der besiegte Held ist aus dem Spiel.',
  'RW-HERO-21':
    'Hat der Sieger eines Duells mehrere Helden im Gebiet, dürfen sie die genommenen Belohnungen unter sich aufteilen.',
  'RW-HERO-22':
    'Ein Held, der auf andere Weise besiegt wird, wird entfernt. Seine Belohnungen bleiben im Gebiet unter einem Marker „Besiegter Held“.',
  'RW-HERO-23': 'Ein Held, der zu einem Marker „Besiegter Held“ kommt, nimmt alle Belohnungen darunter an sich.',
  'RW-HERO-24': 'Die Zahl der Marker „Besiegter Held“ ist nicht begrenzt.',
  'RW-HERO-25': 'Ein besiegter Held ist aus dem Spiel und kommt nur zurück, wenn der Heldenstapel leer ist.',
  'RW-HERO-30': 'Ein Held, der desertiert, wird entfernt, und all seine Belohnungen werden offen abgelegt.',

  // Quests
  'RW-QUEST-01':
    'Nach seiner Bewegung darf ein stehender Held eine deiner Quests versuchen, und zwar in dem Gebiet, das sie nennt.',
  'RW-QUEST-02': 'Bei einer Probe ziehst du so viele Schicksalskarten, wie das Attribut des Helden beträgt.',
  'RW-QUEST-03': 'Nach dem Ziehen für eine Probe wählst du eine der Karten und wendest die Zeile ihrer Farbe an.',
  'RW-QUEST-04': 'Zählt der Text einer Probe jedes rote Symbol, zählen alle gezogenen Karten.',
  'RW-QUEST-05':
    'Gelingt eine Quest, ziehst du die Belohnungen, die sie zeigt, und legst sie verdeckt unter den Helden.',
  'RW-QUEST-06': 'Eine erfüllte Quest wird abgelegt, und du ziehst sofort eine neue Questkarte.',
  'RW-QUEST-07': 'Eine gescheiterte Quest behältst du.',
  'RW-QUEST-08': 'Du darfst höchstens 3 Questkarten auf der Hand haben und legst sofort bis auf 3 ab.',
  'RW-QUEST-09': 'Questkarten sind geheim, bis sie versucht werden. Die Startquests haben alle gesehen.',
  'RW-QUEST-10': 'Bei manchen Quests kämpft der Held im Duell gegen eine imaginäre Einheit.',
  'RW-QUEST-11': 'Quests von Spielplanteilen, die nicht im Spiel sind, werden beim Spielaufbau aus dem Spiel genommen.',
  'RW-QUEST-12':
    'Eine Duellquest braucht keine Probe. Sie gelingt, wenn die imaginäre Einheit besiegt wird und der Held nicht; sonst scheitert sie.',

  // Duels
  'RW-DUEL-01': 'Ein Duell wird gegen einen feindlichen Helden im selben Gebiet ausgetragen.',
  'RW-DUEL-02': 'Vor einem Duell darf zuerst der Angreifer und dann der Verteidiger Taktikkarten spielen.',
  'RW-DUEL-03':
    'Im Duell darf ein Held beliebige Belohnungen nutzen, aber nur eine Waffe und eine Rüstung. Sie dürfen immer wieder genutzt werden.',
  'RW-DUEL-04': 'Ein Duell hat 4 Runden.',
  'RW-DUEL-05': 'In jeder Runde eines Duells ziehen beide Seiten eine Schicksalskarte und decken sie auf.',
  'RW-DUEL-06': 'Im Duell nutzen Helden den Kreisabschnitt der Karte. Der Angreifer entscheidet zuerst.',
  'RW-DUEL-07': 'Mit einem Spezialsymbol im Duell darf der Held eine Spezialfähigkeit oder eine Belohnung nutzen.',
  'RW-DUEL-08':
    'Ein Fluchtsymbol im Duell verhindert allen Schaden dieser Runde, außer Schaden, der nicht verhindert werden kann, und Schaden, den der Held sich selbst zufügt.',
  'RW-DUEL-09': 'Ein Schadenssymbol im Duell verursacht so viel Schaden, wie es zeigt.',
  'RW-DUEL-10': 'Alles in einer Runde eines Duells geschieht gleichzeitig. Beide Helden können fallen.',
  'RW-DUEL-11':
    'Ein Duell endet nach 4 Runden oder wenn ein Held besiegt ist. Der Schaden bleibt, und niemand muss sich zurückziehen.',
  'RW-DUEL-12':
    'Imaginäre Einheiten spielt der linke Nachbar des aktiven Spielers. Nach dem Duell ist die imaginäre Einheit fort.',
  'RW-DUEL-13': 'Wer ein Duell gewinnt, nimmt alle Belohnungen des Verlierers. Wird niemand besiegt, gewinnt niemand.',
  'RW-DUEL-14': 'Ein fliehender Held darf sich im Duell verteidigen, aber keines beginnen.',
  'RW-DUEL-15': 'Ein fliehender Held, der sich im Duell verteidigt, zieht wie üblich Karten.',
  'RW-DUEL-16': 'Ein Held ist besiegt, wenn sein Schaden seinen Lebenspunkten entspricht.',
  'RW-DUEL-17':
    'Werden in einem Duell beide Helden besiegt, werden beide entfernt, und ihre Belohnungen bleiben im Gebiet unter Markern „Besiegter Held“.',
  'RW-DUEL-18':
    'Braucht im Duell weder die Fähigkeit des Helden noch eine genutzte Belohnung das Spezialsymbol, verursacht es 1 Schaden.',
  'RW-DUEL-19':
    'In einer Runde eines Duells wird für jede Seite aller Schaden zusammengezählt, verhinderter Schaden abgezogen, und beide nehmen den Rest gleichzeitig.',
};
