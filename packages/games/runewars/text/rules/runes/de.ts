import type { runes as english } from './en.ts';

/** Runes and victory, cards, bids, buildings and limits; then what players may agree on. */
export const runes: Record<keyof typeof english, string> = {
  // Dragon runes
  'RW-RUNE-01': 'Bevor du eine Drachenrune erhältst, darfst du bis zu 2 falsche Runen ablegen, die du besitzt.',
  'RW-RUNE-02':
    'Um eine Drachenrune zu erhalten, lege 1 Drachenrune und 1 falsche Rune verdeckt in befreundete oder unkontrollierte Gebiete. Nur du weißt, welche welche ist.',
  'RW-RUNE-03': 'In einem Gebiet liegt höchstens 1 Runenmarker.',
  'RW-RUNE-04': 'Du besitzt eine Rune, wenn sie in einem Gebiet liegt, das du kontrollierst.',
  'RW-RUNE-05':
    'Du darfst Runenmarker in Gebieten ansehen, die du kontrollierst oder in denen einer deiner Helden steht.',
  'RW-RUNE-06': 'Die Zahl der Runenmarker ist nicht begrenzt.',
  'RW-RUNE-07': 'Kann nur ein Gebiet einen Runenmarker aufnehmen, kommt die Drachenrune dorthin.',
  'RW-RUNE-08': 'Runenmarker werden nur durch „Befestigen“ oder eine Karte verlegt.',
  'RW-RUNE-09': 'Einen Runenmarker, den du angesehen hast, siehst du weiterhin, solange sich sein Weg verfolgen lässt.',

  // Winning the game
  'RW-VICT-01': 'Du gewinnst sofort, wenn du 6 Drachenrunen kontrollierst.',
  'RW-VICT-02': 'Die sechste Drachenrune gewinnt jederzeit, auch außerhalb deines Zuges.',
  'RW-VICT-03':
    'Hat bis zum Ende des letzten Winters niemand gewonnen, werden alle Runen aufgedeckt, und wer die meisten Drachenrunen hat, gewinnt.',
  'RW-VICT-04':
    'Haben Spieler gleich viele Drachenrunen, gewinnt, wer mehr Einfluss hat, danach, wer den höheren Starteinfluss hat.',
  'RW-VICT-05':
    'Erreichen zwei Spieler gleichzeitig die Zahl der Drachenrunen für den Sieg, wird der Gleichstand wie üblich aufgelöst.',
  'RW-VICT-06': 'Niemand muss die sechste Drachenrune ansagen: Das Spiel endet von selbst.',

  // Objectives
  'RW-OBJ-01': 'Jeder Spieler hat 1 Ziel. Es wird nicht ersetzt, nachdem du es erreicht hast.',
  'RW-OBJ-02':
    'Ist die Bedingung deines Ziels in deinem Zug erfüllt, darfst du es aufdecken und ablegen, um eine Drachenrune zu erhalten.',
  'RW-OBJ-03':
    'Ein Ziel, das nicht mehr erreichbar ist, kann dir erlauben, es zu tauschen. Einmal in deinem Zug ziehst du ein neues und mischst das alte ungesehen zurück.',

  // Tactics cards
  'RW-TACT-01': 'Eine Taktikkarte sagt, wann sie gespielt werden darf, meist jederzeit in deinem Zug.',
  'RW-TACT-02': 'In der Jahreszeit, in der du eine Taktikkarte ziehst, darfst du sie nicht spielen.',
  'RW-TACT-03': 'Du darfst höchstens 10 Taktikkarten auf der Hand haben und legst sofort bis auf 10 ab.',
  'RW-TACT-04': 'Eine gespielte Taktikkarte wird offen abgelegt.',
  'RW-TACT-05': 'Taktikkarten, mit denen du beginnst, dürfen im ersten Frühling gespielt werden.',
  'RW-TACT-06':
    'Karten für „deinen Zug“ dürfen vor der Aktion deines Befehls, zwischen Aktion und Bonus, nach dem Bonus und zu Beginn eines Kampfes gespielt werden, in dem du angreifst. Andere Karten nennen ihren eigenen Zeitpunkt.',

  // Influence bids
  'RW-BID-01': 'Vor einem Gebot sehen alle, wie viel Einfluss jeder Spieler hat.',
  'RW-BID-02': 'Bei einem Gebot bietet jeder Spieler geheim eine beliebige Menge Einfluss, auch 0.',
  'RW-BID-03': 'Alle Gebote werden gleichzeitig aufgedeckt. Das höchste Gebot gewinnt.',
  'RW-BID-04':
    'Bei gleichen Geboten entscheidet der Primarch des Magierrats, welcher der beteiligten Spieler gewinnt, auch wenn er einer von ihnen ist.',
  'RW-BID-05':
    'Ohne Primarch gewinnt bei gleichen Geboten, wer nach dem Bezahlen mehr Einfluss übrig hat, danach, wer den höheren Starteinfluss hat.',
  'RW-BID-06': 'Alle Spieler zahlen, was sie geboten haben, ob sie gewinnen oder verlieren.',
  'RW-BID-07': 'Auch wenn alle 0 bieten, wird der Gleichstand aufgelöst, und jemand gewinnt.',

  // Strongholds and developments
  'RW-STR-01': 'Jeder Spieler hat 4 Festungen und 5 Entwicklungen.',
  'RW-STR-02':
    'Eine Festung erlaubt dir, in ihrem Gebiet zu rekrutieren, und trägt 5 Stärke zu seiner Verteidigung bei, beschädigt 3.',
  'RW-STR-03': 'Eine Festung hat höchstens eine Entwicklung.',
  'RW-STR-04':
    'Jeder Spieler hat 2 Lagerhäuser, eine Kriegskammer, einen Fürstenhof und eine Entwicklung, die bei der Verteidigung hilft.',
  'RW-STR-05':
    'Ein Lagerhaus fügt bei „Ernten“ 1 von einem Rohstoff hinzu, der in seinem Gebiet aufgedruckt ist. Erkundungsmarker gelten nicht als aufgedruckt.',
  'RW-STR-06':
    'Feuergräben und Knochengruben kommen nach dem Einsatz in den Vorrat ihres Besitzers zurück. Ballistentürme und Wächterbäume bleiben stehen.',
  'RW-STR-07':
    'Ist die gewünschte Entwicklung nicht in deinem Vorrat, darfst du sie anderswo zerstören und hier bauen.',
  'RW-STR-08': 'Eine beschädigte Festung behält ihre Entwicklung.',
  'RW-STR-09':
    'Kämpfe und Karten beschädigen Festungen. Eine beschädigte Festung, die erneut beschädigt wird, bleibt, wie sie ist.',

  // Cities
  'RW-CITY-01': 'Es gibt 7 Stadtmarker.',
  'RW-CITY-02': 'In einem Stadtgebiet darf keine Festung gebaut werden.',
  'RW-CITY-03': 'Wer das Gebiet einer Stadt kontrolliert, kontrolliert die Stadt.',
  'RW-CITY-04': 'Nur Karten können eine Stadt zerstören, und sie wird nie wieder aufgebaut.',

  // Limits
  'RW-LIMIT-01': 'Ist ein Stapel leer, werden seine abgelegten Karten neu gemischt.',
  'RW-LIMIT-02':
    'Hast du keine Einheit, Festung oder Entwicklung mehr übrig, darfst du eine eigene vernichten oder zerstören, um sie einzusetzen. Für Fähigkeiten im Kampf gilt das nicht.',
  'RW-LIMIT-03': 'Alles übrige Spielmaterial ist unbegrenzt.',
  'RW-LIMIT-04':
    'In einem Gebiet dürfen höchstens 8 Einheiten stehen, verbündete eingeschlossen, Helden nicht. Während eines Kampfes gilt die Obergrenze nicht.',
  'RW-LIMIT-05': 'Jeder Spieler hat nur 1 Ziel, das nicht ersetzt wird.',
  'RW-LIMIT-06': 'Jeder Spieler darf 3 Helden haben.',
  'RW-LIMIT-07': 'Jeder Spieler darf 3 Questkarten auf der Hand haben.',
  'RW-LIMIT-08': 'Jeder Spieler darf 10 Taktikkarten auf der Hand haben.',
  'RW-LIMIT-09': 'In einem befreundeten oder unkontrollierten Gebiet darf 1 Runenmarker liegen.',

  // Exploration tokens
  'RW-OPT-EXP-01': 'Erkundungsmarker sind eine Option, die Spieler vor der Partie wählen können.',
  'RW-OPT-EXP-02': 'Es gibt 35 Erkundungsmarker.',
  'RW-OPT-EXP-03':
    'Beim Spielaufbau kommt ein zufälliger Erkundungsmarker verdeckt in jedes Gebiet außerhalb der Heimatreiche und ohne Stadt.',
  'RW-OPT-EXP-04':
    'Ein Erkundungsmarker wird aufgedeckt, wenn ein Held in der Questphase eine Bewegung in seinem Gebiet beendet.',
  'RW-OPT-EXP-05':
    'Helden, die sich heilen oder trainieren oder sich durch „Strategie planen“ bewegen, decken keine Erkundungsmarker auf.',
  'RW-OPT-EXP-06': 'Ein Erkundungsmarker wird vor dem Duell oder der Quest des Helden ausgeführt.',
  'RW-OPT-EXP-07':
    'Ein Held, der ein Gebiet mit einem Verlies betritt, muss dort anhalten, darf aber noch eine Quest versuchen.',
  'RW-OPT-EXP-08':
    'Ein Weiler, eine Alte Mine, ein Sägewerk oder ein Runengewölbe darf in deinem eigenen Zug zerstört werden, wenn du das Gebiet mit mindestens 6 Einheiten kontrollierst.',
  'RW-OPT-EXP-09': 'Erkundungsmarker, die nicht liegen bleiben, werden nach dem Ausführen abgelegt.',

  // The epic game
  'RW-OPT-EPIC-01': 'Das epische Spiel ist eine Option, die Spieler vor der Partie wählen können.',
  'RW-OPT-EPIC-02': 'Im epischen Spiel braucht man 7 Drachenrunen zum Sieg.',
  'RW-OPT-EPIC-03': 'Das epische Spiel dauert bis zu 8 Jahre.',
  'RW-OPT-EPIC-04':
    'Im epischen Spiel beginnt jeder Spieler mit 1 Drachenrune und 2 falschen Runen im Heimatreich und wählt, wo die Drachenrune liegt.',
  'RW-OPT-EPIC-05': 'Ansonsten wird das epische Spiel wie das normale gespielt.',

  // Revised-edition options
  'RW-OPT-REV-01':
    'Mit der Option „Sechsecke wanken nicht“ zählen fliehende Sechseck-Einheiten bei der Stärke wie stehende.',
  'RW-OPT-REV-02':
    'Mit der Heldenunterstützung darf ein Held im Kampfgebiet einen Einheitentyp unterstützen: Ziehe für ihn 1 Schicksalskarte mehr und lege eine ab. Helden der unterlegenen Seite ziehen sich zurück und fliehen.',
  'RW-OPT-REV-03': 'Mit der Option „Helden ziehen mit“ bewegen „Mobilisieren“ und „Erobern“ auch Helden.',
  'RW-OPT-REV-04': 'Mit der Option „Verteidiger zuerst“ weist der Verteidiger Flucht und Schaden vor dem Angreifer zu.',
  'RW-OPT-REV-05': 'Mit der Option „Nähere Heimatreiche“ müssen zwischen Heimatreichen nur 3 Gebiete liegen statt 4.',
  'RW-OPT-REV-06':
    'Mit der Option „Runen in der Wildnis“ legen der Startspieler und dann die anderen gegen den Uhrzeigersinn je 1 Drachenrune und 1 falsche Rune verdeckt in zwei Gebiete, die keinen Runenmarker haben und an kein Heimatreich angrenzen. In die Heimatreiche kommen keine.',
  'RW-OPT-REV-07':
    'Mit der Option „Mildere Bedrohung“ verlegt „Bedrohte Heimatreiche“ je Spieler 1 Runenmarker statt 2.',
  'RW-OPT-REV-08': 'Das „Wort von Vaal“ der Zauberin zwingt eine feindliche Einheit deiner Wahl zum Rückzug.',
};
