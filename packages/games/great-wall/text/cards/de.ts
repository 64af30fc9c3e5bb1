import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Befehle
  economy: [
    'Wirtschaft',
    'Bewege bis zu 3 Schreiber zu 3 verschiedenen Orten. Andere: bis zu 2 zu 2. Dann 1 Rohstoff jedes Produktionsorts, an dem du einen Schreiber hast, höchstens 3; mit Härter arbeiten eines anderen 1 Holz, Stein oder Gold mehr.',
  ],
  despotism: [
    'Despotismus',
    'Bewege bis zu 2 Schreiber, auch zum selben Ort; mit Wirtschaft eines anderen 2 mehr. Andere: 1 Schreiber. Dann eine erweiterte Aktivierung eines Orts mit einem deiner Schreiber.',
  ],
  'attack-order': [
    'Angriffsbefehl',
    'Bewege bis zu 2 Schreiber zu 2 Orten. Andere: dasselbe, oder ein Angriff mit 1 Soldaten. Dann greifen in beliebigen Abschnitten alle deine Soldaten in der Aufmarschzone an, und alle deine Bogenschützen schießen. Mit Despotismus eines anderen erhältst du 2 Chi.',
  ],
  'work-harder': [
    'Härter arbeiten',
    'Bewege bis zu 3 Schreiber auf Produktionsorte und die Arbeitersiedlung. Andere: bis zu 2 Schreiber zu 2 Orten. Dann baue einmal; mit Aushebung eines anderen für 1 eigenen Rohstoff weniger.',
  ],
  levy: [
    'Aushebung',
    'Bewege bis zu 2 Schreiber zu 2 Orten. Andere: dasselbe. Dann rekrutiere 1 Soldaten für 1 Rohstoff weniger; mit Angriffsbefehl eines anderen 1 weiteren zum vollen Preis. Ziehe eine Taktik.',
  ],
  betrayal: [
    'Verrat',
    'Führe aus, was auf einem fremden Befehl der Befehlsleiste für den Besitzer gilt, oder bewege bis zu 2 Schreiber zu 1 oder 2 Orten. Verrat kommt nie zurück.',
  ],
  reed: [
    'Schilfclan',
    'Der Oberbefehlshaber bewegt bis zu 2 Schreiber des Schilfclans. Jeder Spieler: bis zu 2 Schreiber zu 2 Orten. Dann kommt 1 Holz, Stein oder Gold ins Lager.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'Er schickt Schreiber zu den niedrigsten Orten seiner Ortsleiste und aktiviert vom höchsten an abwärts. Er erhält Ehre für Schreiber an Produktionsorten, für jede Wunde, für Mauern, Horden und Artefakte. Er zahlt nie und erhält nie Schandmarker.',
  ],
  'qin-economy': [
    'Wirtschaft',
    '3 Schreiber zu den 3 niedrigsten Orten. Andere: bis zu 2 Schreiber zu 2 Orten. Dann steigt sein Aufseher am niedrigsten Produktionsort um 1 Stufe, und er erhält 1 Ehre je unterstützenden Berater.',
  ],
  'qin-despotism': [
    'Despotismus',
    '2 Schreiber zu den 2 niedrigsten Orten. Andere: 1 Schreiber. Dann eine erweiterte Aktivierung des höchsten Orts mit einem seiner Schreiber.',
  ],
  'qin-attack-order': [
    'Angriffsbefehl',
    '2 Schreiber zu den 2 niedrigsten Orten. Andere: bis zu 2 Schreiber zu 2 Orten oder ein Angriff mit 1 Soldaten. Dann kommt ein Lanzenträger kostenlos dazu und greift an, und alle seine Bogenschützen schießen.',
  ],
  'qin-work-harder': [
    'Härter arbeiten',
    '2 Schreiber zu den 2 niedrigsten Orten. Andere: bis zu 2 Schreiber zu 2 Orten. Dann baut er eine Mauerstufe, wohin der Invasionsindikator zeigt, oder im anderen Abschnitt: Zuerst zahlt das Lager, der Rest gilt als bezahlt. Sind beide Mauern vollständig: 6 Ehre.',
  ],
  'qin-levy': [
    'Aushebung',
    '2 Schreiber zu den 2 niedrigsten Orten. Andere: bis zu 2 Schreiber zu 2 Orten. Dann kommen ein Bogenschütze und ein Lanzenträger kostenlos dazu und greifen an.',
  ],
  'qin-betrayal': [
    'Verrat',
    '2 Schreiber zu den 2 niedrigsten Orten. Dann kommt sein Teemarker nach oben, sein Aufseher der niedrigsten Stufe steigt um 1, und er erhält 1 Ehre je unterstützenden Berater.',
  ],

  // Generäle
  'song-ci': ['Song Ci', 'Jedes Mal, wenn du einen Aufseher aufwertest: 2 Ehre je unterstützendem Berater.'],
  'yang-ye': [
    'Yang Ye',
    'Von deinen Soldaten, die getötet würden, wird einer je unterstützendem Berater für 1 Chi gerettet.',
  ],
  'che-kung': [
    'Che Kung',
    'Für jeden Lanzenträger oder Reiter, den du auf eine Horde stellst: 1 Ehre je unterstützendem Berater, höchstens 4.',
  ],
  'zhang-shijie': [
    'Zhang Shijie',
    'Nachdem du eine Taktik gespielt hast: 1 Chi je unterstützendem Berater, höchstens 4.',
  ],
  'yue-fei': [
    'Yue Fei',
    'Nach deinem Aktivierungsschritt darfst du mit je einem Soldaten aus Aufmarschzonen je unterstützendem Berater angreifen.',
  ],
  'han-shizhong': [
    'Han Shizhong',
    'Einmal je Angriff 1 Chi: bis zu eine Wunde je unterstützendem Berater, höchstens 4, auf einer angegriffenen Horde.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'Zu Beginn des Schießens für jeden Abschnitt mit einem deiner Bogenschützen auf einem Posten: 1 Ehre je unterstützendem Berater, höchstens 4.',
  ],
  'meng-gong': [
    'Meng Gong',
    'Deine Reiter kosten 1 Gold weniger je unterstützendem Berater. Wird eine Horde besiegt: 2 Ehre je eigenem Reiter darauf.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Einmal je Rekrutierung: 1 Rohstoff nach Wahl weniger je unterstützendem Berater; jeder Soldat kostet mindestens 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'Ein einzelner Schreiber von dir an einem aktivierten Ort, außer der Gesandtschaft, zählt so viel wie deine unterstützenden Berater, höchstens 4.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'Nach der Aktivierung eines Orts, an dem du mindestens 2 Schreiber hattest: Angriff mit 1 Soldaten aus einer Aufmarschzone, oder ziehe eine Taktik. Je Herbst einmal je unterstützendem Berater.',
  ],
  'yu-jie': [
    'Yu Jie',
    'Baust du eine Mauerstufe: 2 Ehre je unterstützendem Berater; eine Barrikade: je 1, höchstens 3. Zu zweit: 1 je Berater, und höchstens 1.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'Auf einer besiegten Horde mit einem deiner Soldaten zählst du 1 Schwachstelle mehr je unterstützendem Berater.',
  ],
  'marsh-elders': ['Sumpfälteste', 'Wenn der Schilfclan spendet, erhält der Oberbefehlshaber 1 Ehre.'],
  'river-wardens': [
    'Flusswächter',
    'Ein Lanzenträger des Schilfclans ohne Ziel baut stattdessen eine Barrikade, wenn Platz ist.',
  ],

  // Berater: Wirtschaft
  'timber-steward': ['Holzverwalter', 'Im Sommer: 1 Holz, mit einem Aufseher für Holz 2.'],
  'stone-steward': ['Steinverwalter', 'Im Sommer: 1 Stein, mit einem Aufseher für Stein 2.'],
  'mint-steward': ['Münzverwalter', 'Im Sommer: 1 Gold, mit einem Aufseher für Gold 2.'],
  'incense-keeper': ['Weihrauchhüter', 'Im Sommer: 1 Chi, mit einem Aufseher für Chi 2.'],
  'river-trader': ['Flusshändler', 'Zu Beginn deines Zugs: tausche bis zu 2 Holz, Stein oder Gold gegen andere davon.'],
  'pilgrim-broker': ['Pilgermakler', 'Zu Beginn deines Zugs: zahle 2 Holz, Stein oder Gold für 2 Chi.'],
  surveyor: ['Vermesser', 'Aufwertungen kosten 1 weniger, mindestens 1.'],
  'guild-master': ['Zunftmeister', 'Wertest du einen Aufseher auf: 1 seines Rohstoffs und 1 Ehre.'],
  'toll-collector': ['Zöllner', '1 Gold für jeden Schreiber oder Berater, den ein anderer anwirbt.'],
  extortionist: ['Erpresser', 'Beim Sammeln zählt für dich die Stufe eines fremden Aufsehers statt deiner eigenen.'],
  'spiritual-guide': [
    'Geistlicher Führer',
    'Du darfst Aufwertungen mit beliebigen Rohstoffen bezahlen, auch gemischt.',
  ],
  almsgiver: ['Almosengeber', 'Du darfst bei einer Aktivierung bis zu 2 Ressourcen spenden.'],

  // Berater: Schreiber
  chancellor: [
    'Kanzler',
    'Im ersten Feld deines Befehls: 1 Schreiber mehr, zu einem Ort, zu dem du keinen bewegt hast.',
  ],
  courier: ['Kurier', 'Im Feld für andere: 1 Schreiber mehr, zu einem weiteren Ort.'],
  examiner: ['Prüfer', 'Ein Schreiber kostet 1 Gold weniger und darf gleich zu einem Ort mit Platz.'],
  'court-tutor': ['Hofmeister', 'Ein Berater kostet 1 Gold weniger, mindestens 1.'],
  'tea-master': ['Teemeister', 'Im Teehaus steigst du 1 weiter; bist du schon oben, erhältst du 2 Chi.'],
  magistrate: ['Magistrat', 'Zahle 1 Gold, statt Schande zu nehmen, weil du an einem Ort allein bist.'],
  logistician: [
    'Logistiker',
    'Nach deinem Aktivierungsschritt: bewege bis zu 2 Soldaten aus Aufmarschzonen oder von Schießposten in Aufmarschzonen anderer Abschnitte.',
  ],
  'war-scholar': [
    'Kriegsgelehrter',
    'In der Kriegsakademie ziehst du 1 mehr und legst dann 1 ab. Du darfst 7 Taktiken halten.',
  ],
  'gang-overseer': [
    'Vorarbeiter',
    'Einmal im Jahr in deinem Aktivierungsschritt: eine erweiterte Aktivierung, wo du mindestens 2 Schreiber hast.',
  ],
  archivist: ['Archivar', 'Nimmst du Befehle zurück: 1 Ehre je Karte; gemeinsam 2.'],

  // Berater: Krieg
  guardian: ['Wächter', 'Nach deinem Aktivierungsschritt: greife in jedem Abschnitt mit 1 Soldaten an.'],
  'spear-drillmaster': ['Drillmeister', 'Eine Rekrutierung mit einem Lanzenträger kostet 2 Stein weniger.'],
  fletcher: ['Pfeilmacher', 'Eine Rekrutierung mit einem Bogenschützen kostet 2 Chi weniger.'],
  'stable-master': ['Stallmeister', 'Eine Rekrutierung mit einem Reiter kostet 2 Gold weniger.'],
  'cavalry-paymaster': ['Zahlmeister der Reiterei', '2 Gold für jeden deiner getöteten Reiter.'],
  'vanguard-captain': ['Hauptmann der Vorhut', 'Ist dein Soldat der erste auf einer Horde: 2 Ehre.'],
  'bounty-keeper': ['Beutemeister', 'Erhältst du eine Horde: 2 Holz, Stein oder Gold.'],
  'field-surgeon': ['Feldscher', 'Der erste Soldat, den du je Ereignis rettest, kostet 1 Chi weniger.'],
  'patron-of-widows': ['Beschützer der Witwen', '1 Ehre je getötetem Soldaten von dir, höchstens 3 je Ereignis.'],
  sharpshooter: ['Scharfschütze', 'Beim Schießen im Winter setzt einer deiner Bogenschützen 1 Wunde mehr.'],
  'signal-officer': ['Signaloffizier', 'Rekrutierst du, greife auch mit 1 Soldaten aus einer Aufmarschzone an.'],
  pathfinder: ['Kundschafter', '1 Chi: ein Lanzenträger darf die zweite Horde seines Abschnitts angreifen.'],
  duellist: ['Duellant', 'Du gewinnst Gleichstände um Horden.'],
  'camp-quartermaster': [
    'Quartiermeister',
    'Zu Beginn des Winters: 1 Chi je Abschnitt mit einem deiner Soldaten in der Aufmarschzone.',
  ],

  // Berater: Mauern
  'wall-architect': ['Mauerbaumeister', 'Eine Mauerstufe kostet 2 eigene Rohstoffe weniger.'],
  'palisade-maker': ['Palisadenbauer', 'Eine Barrikade kostet 1 weniger und gibt 1 Ehre mehr.'],
  'watch-captain': [
    'Hauptmann der Wache',
    'Baust du eine Mauerstufe: einer deiner Bogenschützen aus der Aufmarschzone dort geht auf einen Posten und setzt 1 Wunde.',
  ],
  'storehouse-keeper': ['Lagerverwalter', '1 Ehre, wenn ein anderer mit Rohstoffen aus dem Lager baut.'],
  'fire-pot-engineer': [
    'Feuerwerker',
    'Einmal je Winter zu Beginn des Ansturms 1 Chi: +2 Verteidigung in einem Abschnitt.',
  ],

  // Berater: Hof
  strategist: ['Stratege', 'Eine Taktik zu verstärken kostet 1 Chi weniger.'],
  'court-poet': ['Hofdichter', 'Spielst du eine Taktik: 1 Ehre, verstärkt 2.'],
  'penitent-abbot': [
    'Büßender Abt',
    'Im Sommer ist der erste Schandmarker, den du ablegst, umsonst; gemeinsam kostet er 5 Ehre weniger.',
  ],

  // Taktiken
  retreat: ['Rückzug', 'Würden deine Soldaten getötet: rette 1. Verstärkt (2 Chi): alle in diesem Ereignis.'],
  restless: [
    'Rastlos',
    'Im Sommer: werte 1 Aufseher für 2 weniger auf. Verstärkt (3 Chi): 2 verschiedene ohne weitere Kosten.',
  ],
  'feigned-flight': [
    'Scheinflucht',
    'Wenn du rekrutierst oder angreifen darfst: Angriff mit 1 Soldaten aus einer Aufmarschzone. Verstärkt (2 Chi): mit bis zu 3 eines Abschnitts.',
  ],
  'arrow-storm': [
    'Pfeilhagel',
    'Vor der Prüfung auf besiegte Horden: 1 Wunde auf einer Horde eines Abschnitts mit einem deiner Bogenschützen auf einem Posten. Verstärkt (2 Chi): 1 je Bogenschütze dort und 1 mehr.',
  ],
  'night-labour': [
    'Nachtarbeit',
    'Nach den Effekten eines Befehls: bewege 1 Schreiber. Verstärkt (2 Chi): bis zu 2, auch zum selben Ort.',
  ],
  'forced-march': [
    'Gewaltmarsch',
    'Zu Beginn eines beliebigen Zugs: bewege Soldaten von einer Aufmarschzone in eine andere. Verstärkt (1 Chi): dann greift 1 davon an.',
  ],
  'tribute-caravan': ['Tributkarawane', 'Im Sommer: 2 Holz, Stein oder Gold. Verstärkt (2 Chi): 5.'],
  stockades: ['Verhaue', 'Zu Beginn des Ansturms: 1 Barrikade umsonst. Verstärkt (2 Chi): 2.'],
  'public-atonement': [
    'Öffentliche Sühne',
    'Im Sommer: lege 1 eigenen Schandmarker ab. Verstärkt (3 Chi): 2, und 3 Ehre.',
  ],
  'trophy-hunters': [
    'Trophäenjäger',
    'Vor der Prüfung auf besiegte Horden: wird dabei eine Horde mit deinem Soldaten besiegt, 3 Ehre. Verstärkt (2 Chi): und du zählst 2 Schwachstellen mehr.',
  ],

  // Artefakte
  'roll-of-counsellors': ['Rolle der Ratgeber', '8 Ehre je unterstützendem Berater.'],
  'ledger-of-overseers': ['Buch der Aufseher', '3 Ehre je Stufe deiner Aufseher.'],
  'banner-of-blood': [
    'Blutbanner',
    '1 Ehre je Wunde, die du zugefügt hast: bedeckte Schwachstellen und gesetzte Wundmarker.',
  ],
  'foundation-stone': ['Grundstein', '6 Ehre je Mauerstufe und 1 je Barrikade, die du gebaut hast.'],
  'hall-of-trophies': [
    'Halle der Trophäen',
    'Nach erhaltenen Horden ohne Schande: 20, 12, 6, 0 Ehre; ohne Horde nichts.',
  ],

  // Horden
  outriders: ['Steppenreiter', 'Umgehung: +2 Angriffsstärke, solange sie nicht in der ersten Reihe stehen.'],
  shields: ['Schildvorhut', 'Turmschilde: Wunden dürfen nur in die obere Reihe.'],
  'horse-archers': [
    'Berittene Bogenschützen',
    'Abschiedsschüsse: bevor ihr Abschnitt im Winter schießt, zahlt jeder mit Bogenschützen auf Posten dort 1 Chi oder schickt einen in die Aufmarschzone.',
  ],
  'siege-crew': [
    'Belagerungstrupp',
    'Mauerbrecher: in der ersten Reihe gibt jede Barrikade hier 1 statt 2 Verteidigung.',
  ],
  keshig: ['Keshig-Garde', 'Keine Gnade: die Brutalität auf dieser Karte ist 1 höher.'],
  shamans: ['Schamanenkreis', 'Kriegstrommeln: jede andere Horde im Abschnitt hat +1 Angriffsstärke.'],
  raiders: [
    'Plünderer',
    'Plünderung: beim Durchbruch verliert, wer keinen Soldaten auf ihnen hat, auch 1 Holz, Stein oder Gold.',
  ],
  lancers: ['Kamellanzer', 'Starrende Lanzen: hier einen Reiter zu stellen kostet 1 Chi mehr.'],
};
