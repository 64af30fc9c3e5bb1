import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Befehle
  economy: [
    'Wirtschaft',
    'Du bewegst bis zu 3 Schreiber an 3 verschiedene Orte. Andere Spieler bewegen bis zu 2 Schreiber an 2 verschiedene Orte. Dann erhältst du 1 Ressource von jedem Produktionsort, an dem du einen Schreiber hast, höchstens 3. Liegt „Härter arbeiten“ eines anderen auf der Leiste, erhältst du 1 Holz, Stein oder Gold mehr.',
  ],
  despotism: [
    'Despo\u00ADtismus',
    'Du bewegst bis zu 2 Schreiber, auch an denselben Ort. Liegt „Wirtschaft“ eines anderen auf der Leiste, bewegst du bis zu 2 mehr. Andere Spieler bewegen 1 Schreiber. Dann führst du eine erweiterte Aktivierung eines Ortes mit einem deiner Schreiber aus.',
  ],
  'attack-order': [
    'Angriffs\u00ADbefehl',
    'Du bewegst bis zu 2 Schreiber an 2 verschiedene Orte. Andere Spieler tun dasselbe oder greifen mit 1 Soldaten an. Dann greifen in beliebigen Abschnitten alle deine Soldaten aus Aufmarschzonen an, und alle deine Bogenschützen schießen. Liegt „Despotismus“ eines anderen auf der Leiste, erhältst du 2 Chi.',
  ],
  'work-harder': [
    'Härter arbeiten',
    'Du bewegst bis zu 3 Schreiber auf Produktionsorte und die Arbeitersiedlung. Andere Spieler bewegen bis zu 2 Schreiber an 2 verschiedene Orte. Dann baust du einmal. Liegt „Aushebung“ eines anderen auf der Leiste, bezahlst du 1 eigene Ressource weniger.',
  ],
  levy: [
    'Aushebung',
    'Du bewegst bis zu 2 Schreiber an 2 verschiedene Orte. Andere Spieler tun dasselbe. Dann rekrutierst du 1 Soldaten für 1 Ressource weniger. Liegt „Angriffsbefehl“ eines anderen auf der Leiste, rekrutierst du 1 weiteren zum vollen Preis. Du ziehst eine Taktik.',
  ],
  betrayal: [
    'Verrat',
    'Du führst den Teil des Besitzers vom Befehl eines anderen auf der Leiste aus, oder du bewegst bis zu 2 Schreiber an 1 oder 2 Orte. „Verrat“ wird nie zurückgeholt.',
  ],
  reed: [
    'Schilfclan',
    'Der Oberbefehlshaber bewegt bis zu 2 Schreiber des Schilfclans. Jeder Spieler bewegt bis zu 2 Schreiber an 2 verschiedene Orte. Dann kommt 1 Holz, Stein oder Gold ins Lager.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'Er bewegt Schreiber an die niedrigsten Orte seiner Leiste und aktiviert vom höchsten abwärts. Er erhält Ehre für Schreiber an Produktionsorten, für jede Wunde, für Mauern, Horden und Artefakte. Er bezahlt nie und erhält nie Schandmarker.',
  ],
  'qin-economy': [
    'Wirtschaft',
    'Er bewegt 3 Schreiber an die 3 niedrigsten Orte. Andere Spieler bewegen bis zu 2 Schreiber an 2 verschiedene Orte. Dann steigt sein Aufseher am niedrigsten Produktionsort um 1 Stufe, und er erhält 1 Ehre pro unterstützendem Berater.',
  ],
  'qin-despotism': [
    'Despo\u00ADtismus',
    'Er bewegt 2 Schreiber an die 2 niedrigsten Orte. Andere Spieler bewegen 1 Schreiber. Dann führt er eine erweiterte Aktivierung des höchsten Ortes mit einem seiner Schreiber aus.',
  ],
  'qin-attack-order': [
    'Angriffs\u00ADbefehl',
    'Er bewegt 2 Schreiber an die 2 niedrigsten Orte. Andere Spieler bewegen bis zu 2 Schreiber an 2 verschiedene Orte oder greifen mit 1 Soldaten an. Dann rekrutiert er kostenlos einen Lanzenträger, der angreift, und alle seine Bogenschützen schießen.',
  ],
  'qin-work-harder': [
    'Härter arbeiten',
    'Er bewegt 2 Schreiber an die 2 niedrigsten Orte. Andere Spieler bewegen bis zu 2 Schreiber an 2 verschiedene Orte. Dann baut er eine Mauerstufe, wohin der Invasionsindikator zeigt, oder sonst im anderen Abschnitt. Zuerst bezahlt das Lager, der Rest gilt als bezahlt. Sind beide Mauern fertig, erhält er 6 Ehre.',
  ],
  'qin-levy': [
    'Aushebung',
    'Er bewegt 2 Schreiber an die 2 niedrigsten Orte. Andere Spieler bewegen bis zu 2 Schreiber an 2 verschiedene Orte. Dann rekrutiert er kostenlos einen Bogenschützen und einen Lanzenträger, und beide greifen an.',
  ],
  'qin-betrayal': [
    'Verrat',
    'Er bewegt 2 Schreiber an die 2 niedrigsten Orte. Dann kommt sein Teemarker ganz nach oben, sein Aufseher der niedrigsten Stufe steigt um 1, und er erhält 1 Ehre pro unterstützendem Berater.',
  ],

  // Generäle
  'song-ci': ['Song Ci', 'Immer wenn du einen Aufseher aufwertest: Du erhältst 2 Ehre pro unterstützendem Berater.'],
  'yang-ye': ['Yang Ye', 'Wenn deine Soldaten getötet würden: Rette einen pro unterstützendem Berater für je 1 Chi.'],
  'che-kung': [
    'Che Kung',
    'Für jeden Lanzenträger oder Reiter, den du auf eine Horde stellst: Du erhältst 1 Ehre pro unterstützendem Berater, höchstens 4.',
  ],
  'zhang-shijie': [
    'Zhang Shijie',
    'Nachdem du eine Taktik gespielt hast: Du erhältst 1 Chi pro unterstützendem Berater, höchstens 4.',
  ],
  'yue-fei': [
    'Yue Fei',
    'Nach deinem Aktivierungsschritt: Greife mit einem Soldaten aus Aufmarschzonen pro unterstützendem Berater an.',
  ],
  'han-shizhong': [
    'Han Shizhong',
    'Einmal pro Angriff für 1 Chi: Lege bis zu einen Wundmarker pro unterstützendem Berater auf eine Horde, die du angegriffen hast, höchstens 4.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'Wenn das Schießen beginnt, für jeden Abschnitt mit einem deiner Bogenschützen auf einem Posten: Du erhältst 1 Ehre pro unterstützendem Berater, höchstens 4.',
  ],
  'meng-gong': [
    'Meng Gong',
    'Deine Reiter kosten 1 Gold weniger pro unterstützendem Berater. Wenn eine Horde besiegt wird: Du erhältst 2 Ehre für jeden deiner Reiter auf ihr.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Einmal pro Rekrutierung: Bezahle 1 Ressource deiner Wahl weniger pro unterstützendem Berater. Jeder Soldat kostet mindestens 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'Wenn ein Ort außer der Gesandtschaft aktiviert wird: Dein einziger Schreiber dort zählt als einer pro unterstützendem Berater, höchstens 4.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'Nachdem ein Ort aktiviert wurde, an dem du mindestens 2 Schreiber hattest: Greife mit 1 Soldaten aus einer Aufmarschzone an, oder ziehe eine Taktik. Einmal pro unterstützendem Berater jeden Herbst.',
  ],
  'yu-jie': [
    'Yu Jie',
    'Wenn du eine Mauerstufe baust: Du erhältst 2 Ehre pro unterstützendem Berater. Wenn du eine Barrikade baust: Du erhältst 1 pro Berater, höchstens 3. Zu zweit: Du erhältst 1 pro Berater für eine Stufe und höchstens 1 für eine Barrikade.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'Wenn eine Horde mit einem deiner Soldaten besiegt wird: Du zählst, als würdest du 1 Schwachstelle mehr pro unterstützendem Berater abdecken.',
  ],
  'marsh-elders': ['Sumpfälteste', 'Wenn der Schilfclan spendet: Der Oberbefehlshaber erhält 1 Ehre.'],
  'river-wardens': [
    'Flusswächter',
    'Wenn ein Lanzenträger des Schilfclans kein erlaubtes Ziel hat: Er baut stattdessen eine Barrikade, wenn Platz ist.',
  ],

  // Berater: Wirtschaft
  'timber-steward': ['Holzverwalter', 'Im Sommer: Du erhältst 1 Holz, mit einem Holz-Aufseher 2.'],
  'stone-steward': ['Steinverwalter', 'Im Sommer: Du erhältst 1 Stein, mit einem Stein-Aufseher 2.'],
  'mint-steward': ['Münzverwalter', 'Im Sommer: Du erhältst 1 Gold, mit einem Gold-Aufseher 2.'],
  'incense-keeper': ['Weihrauchhüter', 'Im Sommer: Du erhältst 1 Chi, mit einem Chi-Aufseher 2.'],
  'river-trader': ['Flusshändler', 'Zu Beginn deines Zuges: Tausche bis zu 2 Holz, Stein oder Gold untereinander.'],
  'pilgrim-broker': ['Pilgermakler', 'Zu Beginn deines Zuges: Bezahle 2 Holz, Stein oder Gold für 2 Chi.'],
  surveyor: ['Vermesser', 'Wenn du einen Aufseher aufwertest: Bezahle 1 weniger, aber mindestens 1.'],
  'guild-master': ['Zunftmeister', 'Wenn du einen Aufseher aufwertest: Du erhältst 1 seiner Ressource und 1 Ehre.'],
  'toll-collector': ['Zöllner', 'Wenn ein anderer Spieler einen Schreiber oder Berater anwirbt: Du erhältst 1 Gold.'],
  extortionist: [
    'Erpresser',
    'Wenn du sammelst: Verwende die Stufe des Aufsehers eines anderen Spielers dort statt deiner eigenen.',
  ],
  'spiritual-guide': [
    'Geistlicher Führer',
    'Wenn du einen Aufseher aufwertest: Du darfst mit beliebigen Ressourcen bezahlen, auch gemischt.',
  ],
  almsgiver: ['Almosengeber', 'Wenn du spendest: Du darfst bis zu 2 spenden.'],

  // Berater: Schreiber
  chancellor: [
    'Kanzler',
    'Im ersten Kasten deines Befehls: Bewege 1 Schreiber mehr an einen Ort, an den du noch keinen bewegt hast.',
  ],
  courier: [
    'Kurier',
    'Im „Andere Spieler“-Kasten des Befehls eines anderen: Bewege 1 Schreiber mehr an einen anderen Ort.',
  ],
  examiner: [
    'Prüfer',
    'Wenn du einen Schreiber anwirbst: Bezahle 1 Gold weniger, und er darf gleich an einen Ort mit freiem Platz.',
  ],
  'court-tutor': ['Hofmeister', 'Wenn du einen Berater anwirbst: Bezahle 1 Gold weniger, aber mindestens 1.'],
  'tea-master': ['Teemeister', 'Im Teehaus: Steige 1 Platz mehr, oder erhalte 2 Chi, wenn du schon ganz oben bist.'],
  magistrate: [
    'Magistrat',
    'Wenn du einen Schandmarker erhalten würdest, weil du an einem Ort allein bist: Bezahle stattdessen 1 Gold.',
  ],
  logistician: [
    'Logistiker',
    'Nach deinem Aktivierungsschritt: Bewege bis zu 2 Soldaten aus Aufmarschzonen oder von Schießposten in Aufmarschzonen anderer Abschnitte.',
  ],
  'war-scholar': [
    'Kriegsgelehrter',
    'In der Kriegsakademie: Ziehe 1 Taktik mehr, dann wirf 1 ab. Du darfst 7 Taktiken haben.',
  ],
  'gang-overseer': [
    'Vorarbeiter',
    'In deinem Aktivierungsschritt: Führe eine erweiterte Aktivierung aus, wo du mindestens 2 Schreiber hast. Einmal im Jahr.',
  ],
  archivist: ['Archivar', 'Wenn du Befehle zurückholst: Du erhältst 1 Ehre pro Karte, im Koop-Modus 2.'],

  // Berater: Krieg
  guardian: ['Wächter', 'Nach deinem Aktivierungsschritt: Greife in jedem Abschnitt mit 1 Soldaten an.'],
  'spear-drillmaster': ['Drillmeister', 'Wenn du mindestens einen Lanzenträger rekrutierst: Bezahle 2 Stein weniger.'],
  fletcher: ['Pfeilmacher', 'Wenn du mindestens einen Bogenschützen rekrutierst: Bezahle 2 Chi weniger.'],
  'stable-master': ['Stallmeister', 'Wenn du mindestens einen Reiter rekrutierst: Bezahle 2 Gold weniger.'],
  'cavalry-paymaster': ['Zahlmeister der Reiterei', 'Wenn einer deiner Reiter getötet wird: Du erhältst 2 Gold.'],
  'vanguard-captain': ['Hauptmann der Vorhut', 'Wenn dein Soldat der erste auf einer Horde ist: Du erhältst 2 Ehre.'],
  'bounty-keeper': ['Beutemeister', 'Wenn du eine Horde beanspruchst: Du erhältst 2 Holz, Stein oder Gold.'],
  'field-surgeon': ['Feldscher', 'Wenn du Soldaten rettest: Der erste in jedem Geschehen kostet 1 Chi weniger.'],
  'patron-of-widows': [
    'Beschützer der Witwen',
    'Wenn deine Soldaten getötet werden: Du erhältst je 1 Ehre, höchstens 3 pro Geschehen.',
  ],
  sharpshooter: [
    'Scharfschütze',
    'Wenn deine Bogenschützen im Winter schießen: Einer von ihnen legt 1 Wundmarker mehr.',
  ],
  'signal-officer': ['Signaloffizier', 'Wenn du rekrutierst: Greife auch mit 1 Soldaten aus einer Aufmarschzone an.'],
  pathfinder: [
    'Kundschafter',
    'Wenn ein Lanzenträger angreift, für 1 Chi: Er darf die zweite Horde seines Abschnitts angreifen.',
  ],
  duellist: ['Duellant', 'Bei Gleichstand um eine Horde: Du gewinnst ihn.'],
  'camp-quartermaster': [
    'Quartiermeister',
    'Zu Beginn des Winters: Du erhältst 1 Chi für jeden Abschnitt, in dessen Aufmarschzone du einen Soldaten hast.',
  ],

  // Berater: Mauern
  'wall-architect': ['Mauerbaumeister', 'Wenn du eine Mauerstufe baust: Bezahle 2 eigene Ressourcen weniger.'],
  'palisade-maker': ['Palisadenbauer', 'Wenn du eine Barrikade baust: Bezahle 1 weniger und erhalte 1 Ehre mehr.'],
  'watch-captain': [
    'Hauptmann der Wache',
    'Wenn du eine Mauerstufe baust: Einer deiner Bogenschützen aus der Aufmarschzone dort kommt auf einen Posten und legt 1 Wundmarker.',
  ],
  'storehouse-keeper': [
    'Lagerverwalter',
    'Wenn ein anderer Spieler mit Ressourcen aus dem Lager baut: Du erhältst 1 Ehre.',
  ],
  'fire-pot-engineer': [
    'Feuerwerker',
    'Zu Beginn der Angriffsphase für 1 Chi: Erhöhe die Verteidigung eines Abschnitts um 2. Einmal jeden Winter.',
  ],

  // Berater: Hof
  strategist: ['Stratege', 'Wenn du eine Taktik verstärkst: Bezahle 1 Chi weniger.'],
  'court-poet': ['Hofdichter', 'Wenn du eine Taktik spielst: Du erhältst 1 Ehre, verstärkt 2.'],
  'penitent-abbot': [
    'Büßender Abt',
    'Im Sommer: Der erste Schandmarker, den du ablegst, ist kostenlos. Im Koop-Modus kostet er 5 Ehre weniger.',
  ],

  // Taktiken
  retreat: ['Rückzug', 'Wenn deine Soldaten getötet würden: Rette 1. Verstärkt (2 Chi): Rette alle dieses Geschehens.'],
  restless: [
    'Rastlos',
    'Im Sommer: Werte 1 Aufseher für 2 weniger auf. Verstärkt (3 Chi): Werte 2 verschiedene ohne weitere Kosten auf.',
  ],
  'feigned-flight': [
    'Scheinflucht',
    'Wenn du rekrutierst oder angreifen darfst: Greife mit 1 Soldaten aus einer Aufmarschzone an. Verstärkt (2 Chi): Greife mit bis zu 3 aus einem Abschnitt an.',
  ],
  'arrow-storm': [
    'Pfeilhagel',
    'Vor einer Prüfung auf Siege: Lege 1 Wundmarker auf eine Horde in einem Abschnitt, in dem du einen Bogenschützen auf einem Posten hast. Verstärkt (2 Chi): Lege 1 pro Bogenschützen dort und 1 mehr.',
  ],
  'night-labour': [
    'Nachtarbeit',
    'Nach den Effekten eines Befehls: Bewege 1 Schreiber. Verstärkt (2 Chi): Bewege bis zu 2, auch an denselben Ort.',
  ],
  'forced-march': [
    'Gewaltmarsch',
    'Zu Beginn eines beliebigen Zuges: Bewege Soldaten aus einer Aufmarschzone in eine andere. Verstärkt (1 Chi): Greife danach mit 1 von ihnen an.',
  ],
  'tribute-caravan': [
    'Tributkarawane',
    'Im Sommer: Du erhältst 2 Holz, Stein oder Gold. Verstärkt (2 Chi): Du erhältst 5.',
  ],
  stockades: ['Palisaden', 'Zu Beginn der Angriffsphase: Baue kostenlos 1 Barrikade. Verstärkt (2 Chi): Baue 2.'],
  'public-atonement': [
    'Öffentliche Sühne',
    'Im Sommer: Lege 1 deiner Schandmarker ab. Verstärkt (3 Chi): Lege 2 ab und erhalte 3 Ehre.',
  ],
  'trophy-hunters': [
    'Trophäenjäger',
    'Vor einer Prüfung auf Siege: Du erhältst 3 Ehre, wenn dabei eine Horde mit deinem Soldaten besiegt wird. Verstärkt (2 Chi): Du zählst außerdem, als würdest du 2 Schwachstellen mehr abdecken.',
  ],

  // Artefakte
  'roll-of-counsellors': ['Verzeichnis der Ratgeber', 'Am Ende: 8 Ehre pro unterstützendem Berater.'],
  'ledger-of-overseers': ['Buch der Aufseher', 'Am Ende: 3 Ehre pro Stufe deiner Aufseher.'],
  'banner-of-blood': [
    'Blutbanner',
    'Am Ende: 1 Ehre pro zugefügter Wunde, durch Schwachstellen unter deinen Soldaten und gelegte Wundmarker.',
  ],
  'foundation-stone': ['Grundstein', 'Am Ende: 4 Ehre pro Mauerstufe und 1 pro Barrikade, die du gebaut hast.'],
  'hall-of-trophies': [
    'Halle der Trophäen',
    'Am Ende: 20, 12, 6 oder 0 Ehre nach Rang bei beanspruchten Horden ohne Schandmarker. Ohne Horden nichts.',
  ],

  // Horden
  outriders: ['Steppenreiter', 'Umgehung: +2 Angriffsstärke, solange sie nicht in der ersten Reihe sind.'],
  shields: ['Schildvorhut', 'Turmschilde: Wundmarker können nur auf die obere Reihe gelegt werden.'],
  'horse-archers': [
    'Berittene Bogenschützen',
    'Partherschuss: Bevor ihr Abschnitt im Winter schießt, bezahlt jeder Spieler mit Bogenschützen auf Posten dort 1 Chi oder zieht einen in die Aufmarschzone ab.',
  ],
  'siege-crew': ['Belagerungstrupp', 'Brecher: In der ersten Reihe gibt jede Barrikade hier 1 Verteidigung statt 2.'],
  keshig: ['Keshig-Garde', 'Keine Gnade: Auf dieser Karte ist die Brutalität um 1 höher.'],
  shamans: ['Schamanenkreis', 'Kriegstrommeln: Jede andere Horde im Abschnitt hat +1 Angriffsstärke.'],
  raiders: [
    'Plünderer',
    'Plünderung: Wenn sie durchbrechen, verliert jeder Spieler ohne Soldaten auf ihnen außerdem 1 Holz, Stein oder Gold.',
  ],
  lancers: ['Kamelreiter', 'Lanzenwald: Hier einen Reiter zu stellen kostet 1 Chi mehr.'],
};
