import { battles } from './battles/de.ts';
import type { Chapter, Rule } from './en.ts';
import { runes } from './runes/de.ts';

/** Chapters of the rules, by the beginning of their ids. */
export const chapters: Record<Chapter, string> = {
  'RW-GEN': 'Das Spiel',
  'RW-TERM': 'Begriffe',
  'RW-SETUP': 'Spielaufbau',
  'RW-PLAYERS': 'Spielerzahl',
  'RW-SEASON': 'Jahreszeiten',
  'RW-ORDER': 'Befehle',
  'RW-MOVE': 'Bewegung',
  'RW-NEUT': 'Neutrale Einheiten und Verbündete',
  'RW-DIP': 'Diplomatie',
  'RW-FATE': 'Schicksalskarten',
  'RW-BATTLE': 'Kämpfe',
  'RW-RETREAT': 'Rückzug',
  'RW-HERO': 'Helden',
  'RW-QUEST': 'Quests',
  'RW-DUEL': 'Duelle',
  'RW-RUNE': 'Drachenrunen',
  'RW-VICT': 'Sieg',
  'RW-OBJ': 'Ziele',
  'RW-TACT': 'Taktikkarten',
  'RW-BID': 'Gebote',
  'RW-STR': 'Festungen und Entwicklungen',
  'RW-CITY': 'Städte',
  'RW-LIMIT': 'Begrenzungen',
  'RW-OPT-EXP': 'Erkundungsmarker',
  'RW-OPT-EPIC': 'Das epische Spiel',
  'RW-OPT-REV': 'Optionen der überarbeiteten Ausgabe',
};

/** Every rule of the ledger in a sentence. */
export const rules: Record<Rule, string> = {
  // The game
  'RW-GEN-01':
    'Runewars ist ein Spiel für 2 bis 4 Spieler. Jeder führt eine Fraktion: die Daqan-Lords, die Latari-Elfen, die Uthuk Y’llan oder Waiqar den Unsterblichen.',
  'RW-GEN-02':
    'Die Daqan-Lords und die Latari-Elfen sind gut, die Uthuk Y’llan und Waiqar böse. Die Gesinnung bestimmt, welche Ziele du ziehst und welche Helden sich dir anschließen dürfen.',
  'RW-GEN-03':
    'Das Spiel dauert bis zu 6 Jahre. Jedes Jahr hat vier Jahreszeiten: Frühling, Sommer, Herbst und Winter.',
  'RW-GEN-04':
    'Jede Jahreszeit hat drei Schritte: eine Jahreszeitenkarte ausführen, Befehle wählen, Befehle ausführen.',
  'RW-GEN-05': 'Widerspricht eine Karte einer Regel, gilt die Karte.',
  'RW-GEN-06': 'Dein Zug ist die Zeit, in der du deinen Befehl der Jahreszeit ausführst.',
  'RW-GEN-07':
    'Bei Gleichstand zwischen Spielern entscheidet der höhere Einfluss, danach der höhere Starteinfluss der Fraktion.',
  'RW-GEN-08':
    'Keine zwei Fraktionen beginnen mit gleich viel Einfluss: Die Latari haben 4, die Daqan 3, Waiqar 2 und die Uthuk 1. Das letzte Kriterium löst also jeden Gleichstand auf.',
  'RW-GEN-09':
    'Taktikkarten, Ziele, Quests, Belohnungen, die Vorderseiten der Runenmarker, gewählte Befehle und Gebote sind geheim. Einfluss, Anzeiger, Einheiten, Schaden, Titel, Entwicklungen und die Zahl der Handkarten sind offen.',

  // Terms
  'RW-TERM-01': 'Ein Gebiet ist ein Sechseckfeld des Spielplans.',
  'RW-TERM-02':
    'Du kontrollierst ein Gebiet, wenn du dort eine Einheit oder eine Festung hast oder wenn es zu deinem Heimatreich gehört und kein Feind es hält.',
  'RW-TERM-03':
    'Die Gebiete deines Heimatreichs kontrollierst du auch dann, wenn sie leer sind, außer solange ein Feind dort Einheiten oder eine Festung hat. Sobald er fort ist, kontrollierst du das Gebiet wieder.',
  'RW-TERM-04':
    'Ein befreundetes Gebiet ist eines, das du kontrollierst. Ein feindliches Gebiet ist eines, das ein anderer Spieler kontrolliert.',
  'RW-TERM-05':
    'Ein unkontrolliertes Gebiet gehört keinem Spieler. Es ist ein neutrales Gebiet, wenn dort neutrale Einheiten stehen, und leer, wenn dort keine Einheiten stehen.',
  'RW-TERM-06': 'Helden sind keine Einheiten und verleihen nie die Kontrolle über ein Gebiet.',
  'RW-TERM-07': 'Figuren sind Einheiten und Helden. Eine Figur ist entweder stehend oder fliehend.',
  'RW-TERM-08':
    'Der Sockel einer Einheit ist ein Dreieck, ein Kreis, ein Rechteck oder ein Sechseck. Diese Form sagt, welchen Abschnitt einer Schicksalskarte die Einheit liest.',
  'RW-TERM-09':
    'Gebiete mit einer gemeinsamen Seite grenzen aneinander. Figuren können sich nicht über eine Gebirgs- oder Wassergrenze bewegen oder zurückziehen, aber Effekte, die nur nach Nachbarn fragen, beachten Grenzen nicht.',
  'RW-TERM-10':
    'Eine vernichtete Einheit kommt zurück in den Vorrat ihres Besitzers, eine neutrale Einheit in den neutralen Vorrat.',

  // Set-up
  'RW-SETUP-01': 'Der Spielaufbau findet vor dem ersten Frühling statt.',
  'RW-SETUP-02':
    'Jeder Spieler erhält eine Schicksalskarte. Wer die höchste Zahl hat, ist Startspieler. Dann wird der Schicksalsstapel neu gemischt.',
  'RW-SETUP-03':
    'Beginnend mit dem Startspieler wählt jeder im Uhrzeigersinn eine Fraktion und nimmt sich alles, was zu ihr gehört.',
  'RW-SETUP-04': 'Jeder Spieler erhält offen 2 Startquests.',
  'RW-SETUP-05':
    'Jeder Spieler nimmt die 2 Spielplanteile, die seine Startquests nennen. So sind 4, 6 oder 8 der 9 Spielplanteile im Spiel.',
  'RW-SETUP-06':
    'Der Startspieler legt ein Spielplanteil in die Mitte. Dann legt jeder im Uhrzeigersinn ein Spielplanteil an, bis alle liegen.',
  'RW-SETUP-07':
    'Mindestens 2 Gebiete eines neuen Spielplanteils müssen mindestens 2 verschiedene Gebiete des Spielplans berühren. Es darf beliebig gedreht werden.',
  'RW-SETUP-08': 'Eine Gebirgs- oder Wassergrenze darf nicht an eine andere Gebirgs- oder Wassergrenze gelegt werden.',
  'RW-SETUP-09': 'Der Spielplan darf Löcher haben. Nichts kann sich über sie hinweg bewegen.',
  'RW-SETUP-10':
    'Auf jeden Stadtplatz kommt ein zufälliger Stadtmarker, bevor die Heimatreiche gewählt werden. Die übrigen kommen ungesehen in die Schachtel.',
  'RW-SETUP-11':
    'Der Startspieler legt für jeden Spieler einen Heimatreichmarker an den Rand des Spielplans. Ein Marker bedeckt 2 benachbarte Sechseckfelder außerhalb des Spielplans, die zusammen mindestens 3 Seiten des Spielplans ohne Grenze berühren.',
  'RW-SETUP-12':
    'Zwischen je zwei Heimatreichmarkern müssen mindestens 4 Gebiete liegen; Grenzen werden dabei nicht beachtet. Nur wenn das unmöglich ist, darf ein Marker 3 Gebiete Abstand zu den anderen haben.',
  'RW-SETUP-13':
    'Heimatreichmarker dürfen nur dorthin, wo auch die übrigen noch Platz finden. Lässt der Spielplan keine Lösung zu, wird er neu gelegt.',
  'RW-SETUP-14':
    'Beginnend links vom Startspieler ersetzt jeder im Uhrzeigersinn einen Heimatreichmarker durch sein Heimatreich. Zwei seiner drei Gebiete bedecken den Marker, das dritte muss auf einem leeren Sechseckfeld liegen.',
  'RW-SETUP-15': 'Heimatreiche dürfen nicht aneinander angrenzen.',
  'RW-SETUP-16': 'Auch Grenzen von Heimatreichen dürfen nicht an andere Grenzen gelegt werden.',
  'RW-SETUP-17': 'In jedes Gebiet, das neutrale Einheiten zeigt, werden diese in der aufgedruckten Zahl gestellt.',
  'RW-SETUP-18': 'Ein Stadtgebiet liefert genau 1 Rohstoff und beginnt ohne neutrale Einheiten.',
  'RW-SETUP-19':
    'Jeder Spieler stellt seine Anzeiger für Nahrung, Holz und Erz auf das, was sein Heimatreich liefert. Die Nahrung beginnt bei 3, bei den Latari bei 2.',
  'RW-SETUP-20': 'Einfluss und Taktikkarten zu Beginn: Daqan 3 und 2, Latari 4 und 1, Waiqar 2 und 3, Uthuk 1 und 4.',
  'RW-SETUP-21':
    'Jeder Spieler zieht einen Helden, der sich seiner Fraktion anschließen darf, und stellt die Figur in das Gebiet seines Heimatreichs mit der Festung.',
  'RW-SETUP-22': 'Die beiden Startquests sind die ersten Questkarten jedes Spielers.',
  'RW-SETUP-23': 'Jeder Spieler zieht 1 geheimes Ziel mit der Gesinnung seiner Fraktion.',
  'RW-SETUP-24':
    'Jeder Spieler beginnt mit einer unbeschädigten Festung im gekennzeichneten Gebiet seines Heimatreichs und stellt seine Startarmee in dessen drei Gebieten auf, höchstens 8 Einheiten in jedem. Der Startspieler beginnt.',
  'RW-SETUP-25':
    'Jeder Spieler legt 2 Drachenrunen und 1 falsche Rune verdeckt in sein Heimatreich, eine in jedes Gebiet.',
  'RW-SETUP-26': 'Die 32 Jahreszeitenkarten bilden vier gemischte Stapel zu je 8 Karten, einen für jede Jahreszeit.',
  'RW-SETUP-27':
    'Taktikkarten, Belohnungen, Ziele, Helden und Quests werden gemischt. Quests, deren Spielplanteil nicht im Spiel ist, werden aus dem Spiel genommen.',
  'RW-SETUP-28': 'Die 3 Titel liegen offen und ohne Einfluss neben dem Spielplan.',
  'RW-SETUP-29': 'Im ersten Frühling handeln die Spieler vom Startspieler aus im Uhrzeigersinn.',

  // Number of players
  'RW-PLAYERS-01': 'Der Spielplan hat bei 2 Spielern 4, bei 3 Spielern 6 und bei 4 Spielern 8 Spielplanteile.',
  'RW-PLAYERS-02':
    'Der linke Nachbar des aktiven Spielers entscheidet in Kämpfen, Duellen und beim Rückzug für die neutralen Einheiten. Bei 2 Spielern ist das der Gegner.',
  'RW-PLAYERS-03': 'Alle anderen Regeln gelten bei jeder Spielerzahl gleich: 6 Drachenrunen gewinnen.',
  'RW-PLAYERS-04':
    'Wer alle Gebiete, Einheiten und Festungen verloren hat, bleibt im Spiel, wählt weiterhin Befehle und kann noch gewinnen.',

  // Seasons
  'RW-SEASON-01': 'Jede Jahreszeit beginnt mit der obersten Karte ihres Stapels.',
  'RW-SEASON-02':
    'Zuerst wird der Text der Jahreszeitenkarte ausgeführt, dann das, was jede Karte dieser Jahreszeit bringt.',
  'RW-SEASON-03':
    'Handeln die Spieler nacheinander, tun sie es in Spielreihenfolge: so, wie in der letzten Jahreszeit ihre Befehle ausgeführt wurden, der niedrigste zuerst.',
  'RW-SEASON-04': 'Im Frühling werden alle Aktivierungsmarker vom Spielplan entfernt.',
  'RW-SEASON-05': 'Im Frühling nehmen alle Spieler ihre Befehle zurück.',
  'RW-SEASON-06': 'Im Frühling richten sich alle fliehenden Figuren auf, auch neutrale Einheiten und Helden.',
  'RW-SEASON-07':
    'Der Sommer bringt die Questphase, in der jeder Held sich heilen, trainieren oder sich bewegen und danach ein Duell beginnen oder eine Quest versuchen darf.',
  'RW-SEASON-08': 'Im Herbst werden die abgelegten Schicksalskarten in den Schicksalsstapel zurückgemischt.',
  'RW-SEASON-09': 'Im Herbst nimmt jeder Spieler 2 Einfluss oder eine Taktikkarte.',
  'RW-SEASON-10': 'Ihre Wahl im Herbst treffen die Spieler offen und in Spielreihenfolge.',
  'RW-SEASON-11':
    'Im Winter dürfen in keinem deiner Gebiete mehr Einheiten stehen, als dein Nahrungsanzeiger zeigt. Ohne Nahrung bleibt keine.',
  'RW-SEASON-12':
    'Einheiten, die im Winter nicht ernährt werden können, werden vernichtet. Ihr Besitzer wählt, welche.',
  'RW-SEASON-13': 'Die Obergrenze durch Nahrung im Winter zählt verbündete neutrale Einheiten mit, Helden aber nicht.',
  'RW-SEASON-14':
    'Die Nahrung wird in jedem Winter nur einmal geprüft. Danach gilt wieder die übliche Obergrenze von 8 Einheiten.',
  'RW-SEASON-15': 'Den ganzen Winter über werden Wassergrenzen nicht beachtet.',
  'RW-SEASON-16':
    'Die Obergrenze durch Nahrung im Winter betrifft neutrale Einheiten, die nicht verbündet sind, nicht.',
  'RW-SEASON-17': 'Ist ein Jahreszeitenstapel aufgebraucht, werden seine abgelegten Karten neu gemischt.',
  'RW-SEASON-18':
    'Manche Jahreszeitenkarten sind Magierräte, und bei manchen Winterkarten wetteifern die Spieler mit Einfluss um eine Drachenrune.',

  // Orders
  'RW-ORDER-01': 'Alle Spieler wählen geheim einen Befehl von der Hand und decken ihn gleichzeitig auf.',
  'RW-ORDER-02': 'Befehle bleiben bis zum Frühling auf dem Tisch. Jeder kann also einmal im Jahr genutzt werden.',
  'RW-ORDER-03': 'Befehle werden von der niedrigsten bis zur höchsten Zahl ausgeführt.',
  'RW-ORDER-04':
    'Haben Spieler denselben Befehl aufgedeckt, ist zuerst dran, wer mehr Einfluss hat, danach, wer den höheren Starteinfluss hat. Es zählt der Einfluss beim Aufdecken der Befehle.',
  'RW-ORDER-05':
    'Ist dein Befehl höher als jeder, den du in diesem Jahr schon gespielt hast, darfst du auch seinen Vorherrschaftsbonus nutzen. Zurückgenommene Befehle zählen weiter mit.',
  'RW-ORDER-06': 'Dein erster Befehl im Jahr bringt dir immer seinen Vorherrschaftsbonus.',
  'RW-ORDER-07':
    'Du darfst auf die Aktion deines Befehls, auf seinen Vorherrschaftsbonus oder auf beides verzichten. Der Bonus kommt nach der Aktion.',
  'RW-ORDER-08': 'Jeder Spieler nutzt in einem Jahr nur 4 der 8 Befehle.',
  'RW-ORDER-10':
    'Mit „Strategie planen“ bewegst du beliebig viele deiner Einheiten je 1 Gebiet weit in angrenzende Gebiete, die leer oder befreundet sind.',
  'RW-ORDER-11': '„Strategie planen“ aktiviert keine Gebiete.',
  'RW-ORDER-12': 'Bei „Strategie planen“ dürfen Einheiten keine Gebiete mit deinem Aktivierungsmarker verlassen.',
  'RW-ORDER-13':
    '„Strategie planen“ bewegt auch deine Helden je 1 Gebiet weit, aber sie dürfen kein Duell beginnen und keine Quest versuchen.',
  'RW-ORDER-14':
    'Bei „Strategie planen“ dürfen Helden feindliche und neutrale Gebiete betreten und aktivierte verlassen.',
  'RW-ORDER-15': '„Strategie planen“ kann fliehende Einheiten und fliehende Helden nicht bewegen.',
  'RW-ORDER-16': '„Strategie planen“ darf Einheiten in Gebiete mit deinem Aktivierungsmarker bewegen.',
  'RW-ORDER-17':
    'Mit dem Bonus von „Strategie planen“ ziehst du so viele Taktikkarten, wie deine drei Anzeiger zeigen.',
  'RW-ORDER-20':
    '„Mobilisieren“ aktiviert 1 Gebiet. Dann bewegst du Einheiten aus bis zu 2 Gebieten Entfernung hinein.',
  'RW-ORDER-21': 'Bei „Mobilisieren“ und „Erobern“ dürfen schnelle Einheiten aus bis zu 3 Gebieten Entfernung kommen.',
  'RW-ORDER-22': 'Ein Gebiet, in dem schon dein Aktivierungsmarker liegt, darfst du nicht aktivieren.',
  'RW-ORDER-23':
    'Der Bonus von „Mobilisieren“ aktiviert ein zweites Gebiet, und Einheiten dürfen sich hineinbewegen. Im ganzen Befehl darf nur ein Kampf stattfinden.',
  'RW-ORDER-24': 'Ein Kampf, den „Taktischer Rückzug“ abbricht, zählt trotzdem als der eine Kampf von „Mobilisieren“.',
  'RW-ORDER-25':
    'Hat bei „Mobilisieren“ schon ein Kampf stattgefunden und scheitert dann im zweiten Gebiet die Diplomatie, musst du dich zurückziehen.',
  'RW-ORDER-26': 'Jeder Spieler hat 4 Aktivierungsmarker. Hast du keinen mehr übrig, kannst du kein Gebiet aktivieren.',
  'RW-ORDER-30':
    '„Erobern“ aktiviert 1 Gebiet. Dann bewegst du Einheiten aus bis zu 2 Gebieten Entfernung hinein, schnelle aus bis zu 3.',
  'RW-ORDER-31':
    'Der Bonus von „Erobern“ gibt dir im Kampf dieses Befehls +2 Stärke, wenn im Gebiet eine feindliche Festung steht, sonst +1.',
  'RW-ORDER-40':
    '„Ernten“ stellt jeden deiner Anzeiger auf das, was alle Gebiete, die du kontrollierst, von diesem Rohstoff liefern.',
  'RW-ORDER-41':
    '„Ernten“ stellt die Anzeiger neu ein, sie können also auch fallen. Sie reichen von 0 bis 8; was über 8 hinausgeht, verfällt.',
  'RW-ORDER-42':
    'Anzeiger ändern sich nur durch „Ernten“ oder eine Karte, nicht wenn du ein Gebiet gewinnst oder verlierst.',
  'RW-ORDER-43':
    'Mit dem Bonus von „Ernten“ darfst du bei einer deiner Festungen 1 Entwicklung bauen und erhältst die Vorteile deiner Entwicklungen.',
  'RW-ORDER-44':
    'Beim Bonus von „Ernten“ baust du zuerst, dann bringen jede Kriegskammer und jeder Fürstenhof ihren Vorteil. Ein jetzt gebautes Lagerhaus liefert seinen 1 Rohstoff sofort.',
  'RW-ORDER-50':
    'Bei „Rekrutieren“ wählst du einen deiner Anzeiger und nimmst die Einheiten, die er bei seinem jetzigen Stand zeigt.',
  'RW-ORDER-51':
    'Rekrutierte Einheiten kommen in Gebiete mit einer befreundeten Festung, beliebig verteilt, bis zu 8 Einheiten je Gebiet.',
  'RW-ORDER-52': 'Rekrutieren senkt den Anzeiger nicht.',
  'RW-ORDER-53': 'Mit dem Bonus von „Rekrutieren“ rekrutierst du mit einem zweiten, anderen Anzeiger.',
  'RW-ORDER-54':
    'Fehlen dir beim Rekrutieren Figuren, darfst du anderswo eigene Einheiten dieses Typs vernichten, um sie aufzustellen.',
  'RW-ORDER-55': 'Du darfst in Gebiete mit deinem Aktivierungsmarker rekrutieren.',
  'RW-ORDER-60':
    '„Unterstützung einholen“ gibt dir Einfluss, Taktikkarten, Questkarten oder neutrale Einheiten von den Städten, die du kontrollierst.',
  'RW-ORDER-61':
    'Bei „Unterstützung einholen“ wählst du von jeder Stadt einen der Vorteile. Vorteile, die nichts bringen, stehen nicht zur Wahl.',
  'RW-ORDER-62': 'Neutrale Einheiten aus einer Stadt sind mit dir verbündet und kommen in das Gebiet der Stadt.',
  'RW-ORDER-63': 'Eine Stadt nennt die Form einer neutralen Einheit. Du wählst, welche Einheit dieser Form du nimmst.',
  'RW-ORDER-64':
    'Mit dem Bonus von „Unterstützung einholen“ ziehst du 3 Helden, die sich dir anschließen dürfen, und heuerst 1 von ihnen an.',
  'RW-ORDER-65': 'Ein angeheuerter Held kommt in ein beliebiges Gebiet mit einer befreundeten Festung.',
  'RW-ORDER-66': 'Helden, die nicht angeheuert werden, werden in den Heldenstapel zurückgemischt.',
  'RW-ORDER-67': 'Hast du nach dem Ziehen mehr als 3 Questkarten auf der Hand, legst du bis auf 3 ab.',
  'RW-ORDER-70': '„Macht erlangen“ gibt dir so viel Einfluss, wie deine drei Anzeiger zeigen.',
  'RW-ORDER-71': 'Mit dem Bonus von „Macht erlangen“ darfst du einen Titel übernehmen, indem du Einfluss darauf legst.',
  'RW-ORDER-72': 'Titel liegen offen, und jeder hat höchstens einen Besitzer.',
  'RW-ORDER-73':
    'Um einen Titel zu übernehmen, musst du mehr Einfluss darauf legen, als dort liegt. Der Einfluss, der dort lag, wird abgelegt.',
  'RW-ORDER-74': 'Ein Titel ohne Besitzer kostet mindestens 1 Einfluss.',
  'RW-ORDER-75': 'Einfluss auf einem Titel ist ausgegeben und zählt nicht mehr als deiner.',
  'RW-ORDER-76':
    'Auf einen Titel, den du schon besitzt, darfst du einen höheren Betrag legen. Der Einfluss, der dort lag, wird abgelegt.',
  'RW-ORDER-80':
    'Bei „Befestigen“ darfst du beliebig viele der Aktionen je einmal ausführen, in beliebiger Reihenfolge.',
  'RW-ORDER-81': '„Befestigen“ hat keinen Vorherrschaftsbonus.',
  'RW-ORDER-82': 'Mit „Befestigen“ kannst du eine Festung bauen, eine Festung reparieren und Runenmarker verlegen.',
  'RW-ORDER-83':
    'Eine neue Festung kostet 3 Einfluss. Sie kommt unbeschädigt in ein befreundetes Gebiet mit einer deiner Einheiten, ohne Stadt und ohne Festung.',
  'RW-ORDER-84': 'Mit „Befestigen“ darfst du eine beschädigte Festung, die du kontrollierst, kostenlos reparieren.',
  'RW-ORDER-85':
    'Mit „Befestigen“ darfst du beliebig viele Runenmarker aus befreundeten Gebieten in angrenzende befreundete Gebiete verlegen; danach darf in jedem Gebiet höchstens 1 Marker liegen.',
  'RW-ORDER-86': 'Eine eigene Festung darfst du nur zerstören, wenn du sie brauchst, um eine andere zu bauen.',

  // Movement
  'RW-MOVE-01': 'Einheiten dürfen durch leere und befreundete Gebiete ziehen, aber nie durch feindliche oder neutrale.',
  'RW-MOVE-02': 'Einheiten können Gebirgs- und Wassergrenzen nicht überqueren.',
  'RW-MOVE-03':
    'Fliegende Einheiten beachten Grenzen nicht, aber auch sie können nicht durch feindliche oder neutrale Gebiete ziehen.',
  'RW-MOVE-04': 'Im Winter ziehen Einheiten ungehindert über Wassergrenzen.',
  'RW-MOVE-05':
    'Einheiten in einem Gebiet mit deinem Aktivierungsmarker können es nicht verlassen, außer durch Rückzug.',
  'RW-MOVE-06': 'Einheiten dürfen durch Gebiete mit Aktivierungsmarkern ziehen.',
  'RW-MOVE-07':
    'Einheiten, die sich durch „Mobilisieren“ oder „Erobern“ bewegen, dürfen aus mehreren Gebieten kommen. Alle enden im aktivierten Gebiet.',
  'RW-MOVE-08': 'Einheiten, die schon in dem Gebiet stehen, das du aktivierst, dürfen dort bleiben.',
  'RW-MOVE-09':
    'Einheiten dürfen durch ein Gebiet mit 8 Einheiten ziehen. Die Obergrenze wird am Ende des Befehls geprüft.',
  'RW-MOVE-10':
    'Zum Kampf dürfen beliebig viele Einheiten ein Gebiet betreten. Die Obergrenze von 8 gilt nach dem Kampf.',
  'RW-MOVE-11': 'Wer in ein feindliches Gebiet zieht, löst einen Kampf aus, auch wenn dort keine Einheiten stehen.',
  'RW-MOVE-12': 'Wer in ein neutrales Gebiet zieht, muss kämpfen oder einmal Diplomatie versuchen.',
  'RW-MOVE-13': 'Helden bewegen sich bei „Mobilisieren“ und „Erobern“ nicht mit.',
  'RW-MOVE-14': 'Bei „Mobilisieren“ und „Erobern“ darfst du ein Gebiet aktivieren, ohne etwas hineinzubewegen.',

  // Neutral units and allies
  'RW-NEUT-01':
    'Bewegst du Einheiten in ein Gebiet mit neutralen Einheiten, die nicht mit dir verbündet sind, musst du kämpfen oder Diplomatie versuchen.',
  'RW-NEUT-02': 'Diplomatie darf einmal versucht werden, mit allen neutralen Einheiten des Gebiets zusammen.',
  'RW-NEUT-03':
    'Verbündete neutrale Einheiten bleiben deine Verbündeten, solange sie in Gebieten stehen, die du kontrollierst.',
  'RW-NEUT-04':
    'Während eines Kampfes bleiben verbündete neutrale Einheiten auch dann deine Verbündeten, wenn deine letzte eigene Einheit vernichtet wird.',
  'RW-NEUT-05': 'Verbündete neutrale Einheiten ziehen sich mit deiner Seite in ein befreundetes Gebiet zurück.',
  'RW-NEUT-06':
    'Verbündete neutrale Einheiten dürfen überallhin, wohin deine eigenen Einheiten mit ihnen ziehen. Allein dürfen sie nur in befreundete Gebiete.',
  'RW-NEUT-07':
    'Sind in einem Gebiet nur noch verbündete neutrale Einheiten und verleiht dir sonst nichts die Kontrolle darüber, sind sie nicht mehr deine Verbündeten.',
  'RW-NEUT-08':
    'Verbündete neutrale Einheiten zählen bei allen Obergrenzen mit: bei 8 Einheiten je Gebiet und bei der Nahrung im Winter.',
  'RW-NEUT-09':
    'Neutrale Einheiten, die eine Karte in ein befreundetes Gebiet bewegt, werden sofort deine Verbündeten.',
  'RW-NEUT-10': 'In Kämpfen gegen neutrale Einheiten spielt sie der linke Nachbar des aktiven Spielers.',
  'RW-NEUT-11': 'Wer neutrale Einheiten spielt, darf für sie keine Taktikkarten spielen.',
  'RW-NEUT-12':
    'Neutrale Einheiten, die nicht verbündet sind, ziehen sich in ein angrenzendes unkontrolliertes Gebiet zurück oder werden vernichtet. Der linke Nachbar des aktiven Spielers entscheidet, wohin.',
  'RW-NEUT-13':
    'Zwingt eine Karte verbündete neutrale Einheiten zum Rückzug, gehen sie in ein unkontrolliertes Gebiet, nie in ein befreundetes.',
  'RW-NEUT-14': 'Verbündete neutrale Einheiten kämpfen als Teil deiner Armee und nutzen ihre eigenen Fähigkeiten.',
  'RW-NEUT-15':
    'Nach einem Rückzug dürfen verschiedene Gruppen neutraler Einheiten im selben Gebiet stehen, bis zu 8 Einheiten.',
  'RW-NEUT-16':
    'Es gibt nur 36 neutrale Figuren. Ist von einem Typ keine mehr übrig, wähle einen anderen Typ derselben Form oder nichts.',
  'RW-NEUT-17':
    'Bündnisse können außerhalb von Kämpfen nach jeder Veränderung enden. Für Einheiten im Kampf wird das geprüft, wenn er vorbei ist.',

  // Diplomacy
  'RW-DIP-01': 'Um Diplomatie zu versuchen, gib 1 bis 6 Einfluss aus.',
  'RW-DIP-02': 'Ziehe für Diplomatie so viele Schicksalskarten, wie du Einfluss ausgegeben hast.',
  'RW-DIP-03': 'Wähle bei der Diplomatie eine der gezogenen Schicksalskarten und wende ihr Bestimmungssymbol an.',
  'RW-DIP-04': 'Gold bei der Diplomatie: Die neutralen Einheiten werden deine Verbündeten.',
  'RW-DIP-05': 'Grau bei der Diplomatie: Die neutralen Einheiten ziehen sich zurück.',
  'RW-DIP-06': 'Rot bei der Diplomatie: Du musst kämpfen oder die Einheiten zurückziehen, die du bewegt hast.',
  'RW-DIP-07':
    'Ziehst du dich nach gescheiterter Diplomatie zurück, gehen deine Einheiten in ein angrenzendes befreundetes oder leeres Gebiet und fliehen.',
  'RW-DIP-08':
    'Neue Verbündete teilen sich das Gebiet mit deinen Einheiten. Sind es mehr als 8, wählst du, welche vernichtet werden.',
  'RW-DIP-09': 'Diplomatie wirkt auch auf fliehende neutrale Einheiten.',
  'RW-DIP-10': 'Für Diplomatie gezogene Schicksalskarten werden abgelegt.',

  ...battles,
  ...runes,
};
