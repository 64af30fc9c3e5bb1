import type { TogetherText } from '../keys.ts';

export const cards: TogetherText['cards'] = {
  // Generäle
  'wang-jian': [
    'Wang Jian',
    'Zu Beginn der Angriffsphase: Erhöhe die Verteidigung eines Abschnitts um 1 pro unterstützendem Berater, höchstens um 5.',
  ],
  'zhang-jue': [
    'Zhang Jue',
    'Wenn ein Spieler für einen Durchbruch einen Schandmarker erhalten würde, für 1 Chi: Er erhält ihn nicht. Einmal pro unterstützendem Berater jedes Jahr.',
  ],
  'liu-qi': [
    'Liu Qi',
    'Nach deinem Aktivierungsschritt: Gib Ressourcen von Spieler zu Spieler weiter, eine pro unterstützendem Berater, wenn ihre Besitzer zustimmen.',
  ],
  'li-gang': [
    'Li Gang',
    'Wenn ein Spieler eine Mauerstufe baut: Er darf 1 Befehl mehr zurückholen. Einmal pro unterstützendem Berater jedes Jahr.',
  ],
  'xin-qiji': [
    'Xin Qiji',
    'Im „Andere Spieler“-Kasten deines Befehls: Gemeinsam dürfen sie 1 Schreiber mehr pro unterstützendem Berater bewegen.',
  ],
  'mu-guiying': [
    'Mu Guiying',
    'Wenn eine Horde mit Soldaten von 2 oder mehr Clans besiegt wird: Rette kostenlos einen Soldaten pro unterstützendem Berater, egal wessen.',
  ],
  'yang-miaozhen': [
    'Yang Miaozhen',
    'Wenn Aufträge erfüllt werden: Eine deiner Ressourcen pro unterstützendem Berater darf als eine andere gelten.',
  ],
  'cao-bin': [
    'Cao Bin',
    'Wenn du an einem Ort sammelst: Ein anderer Spieler dort pro unterstützendem Berater sammelt 1 mehr.',
  ],

  // Taktiken
  'shared-granary': [
    'Gemeinsamer Speicher',
    'Im Sommer: Gib anderen Spielern bis zu 3 Ressourcen. Verstärkt (1 Chi): Gib bis zu 6, und wer welche erhält, zieht eine Taktik.',
  ],
  'brothers-in-arms': [
    'Waffenbrüder',
    'Wenn deine Soldaten getötet würden: Rette 1 von jedem Spieler. Verstärkt (3 Chi): Rette alle eines anderen Spielers und 1 eigenen.',
  ],
  'human-chain': [
    'Menschenkette',
    'Nach den Effekten eines Befehls: Ein anderer Spieler bewegt bis zu 2 Schreiber. Verstärkt (2 Chi): Jeder Spieler tut es.',
  ],
  'beacon-fires': [
    'Signalfeuer',
    'Zu Beginn der Angriffsphase: Erhöhe die Verteidigung eines Abschnitts um 3. Verstärkt (3 Chi): In jedem Abschnitt.',
  ],
  'renewed-orders': [
    'Erneuerte Befehle',
    'Im Sommer: Ein Spieler holt 1 Befehl zurück, aber nie „Verrat“. Verstärkt (3 Chi): Jeder Spieler tut es.',
  ],
  'joint-sortie': [
    'Gemeinsamer Ausfall',
    'Vor einer Prüfung auf Siege: In einem Abschnitt darf jeder Spieler mit 1 Soldaten aus der Aufmarschzone angreifen. Verstärkt (3 Chi): Mit 2.',
  ],

  // Horden
  'wolf-riders': ['Wolfsreiter', 'Rudel: Die Angriffsstärke ist 2 plus 1 für jede nicht abgedeckte Schwachstelle.'],
  tumen: ['Eiserner Tumen', 'Eiserne Reihen: Beim Schießen im Winter wird höchstens 1 Wundmarker auf ihn gelegt.'],
  'fire-lancers': ['Feuerlanzenreiter', 'Fackeln: Wenn sie durchbrechen, verliert das Lager 3 Ressourcen.'],
  sappers: ['Sappeure', 'Untergraben: Die Mauer dieses Abschnitts zählt bei der Verteidigung 1 Stufe niedriger.'],
  'blood-shamans': [
    'Blutschamanen',
    'Heilritus: Vor der Prüfung auf Siege im Winter verliert jede Horde des Abschnitts 1 Wundmarker.',
  ],
  envoys: [
    'Gesandte des Khans',
    'Beleidigung: In der Auftragsphase erhält ein Spieler, den die Gruppe wählt, 1 Schandmarker.',
  ],
  locusts: [
    'Heuschreckenbande',
    'Kahlfraß: Im Sommer wählt die Gruppe einen Produktionsort, an dem Aufseher 1 weniger geben.',
  ],
  'twin-banners': [
    'Zwillingsbanner',
    'Zwei Fronten: Kann nur beansprucht werden, wenn Soldaten von mindestens 2 Clans darauf stehen.',
  ],

  // Aufträge
  'taunt-them': [
    'Verhöhnt sie und siegt!',
    'In jedem Abschnitt steht eine Horde, und diesen Winter gab es keinen Durchbruch.',
  ],
  'imperial-guard': [
    'Krieger für die kaiserliche Leibgarde',
    'Drei Spieler opfern je einen Soldaten, von drei verschiedenen Arten, aus Aufmarschzonen oder dem Vorrat.',
  ],
  'glory-to-the-emperor': ['Der Ruhm gebührt dem Kaiser', 'Drei Spieler verlieren je 8 Ehre.'],
  'royal-escort': [
    'Geleit für kaiserliche Beamte',
    'Die Spieler opfern in jeder der drei Aufmarschzonen einen Soldaten, von mindestens 2 Spielern.',
  ],
  'timber-for-the-fleet': ['Holz für die Flotte', 'Jeder Spieler legt 3 Holz ab.'],
  'stone-for-the-palace': ['Stein für den Palast', 'Jeder Spieler legt 4 Stein ab.'],
  'gold-for-the-treasury': ['Gold für die Schatzkammer', 'Jeder Spieler legt 4 Gold ab.'],
  'prayers-for-the-dynasty': ['Gebete für die Dynastie', 'Jeder Spieler legt 3 Chi ab.'],
  'gifts-of-the-provinces': ['Gaben der Provinzen', 'Jeder Spieler legt 2 Holz, 1 Stein und 1 Gold ab.'],
  'raise-the-ramparts': [
    'Erhöht die Wälle',
    'Zwei Abschnitte haben eine Mauer der Stufe 2 oder höher, und gemeinsam legen die Spieler 1 Holz, Stein oder Gold pro Spieler ab.',
  ],
  'spoils-of-the-steppe': ['Beute der Steppe', 'Ein oder zwei Spieler geben 2 beanspruchte Horden ab.'],
  'scrolls-of-war': ['Schriftrollen des Krieges', 'Jeder Spieler wirft 1 Taktik ab.'],

  // Ereignisse
  'harsh-frost': [
    'Strenger Frost',
    'Jeder Spieler schickt 1 Soldaten aus einer Aufmarschzone oder von einem Schießposten heim.',
  ],
  requisition: ['Beschlagnahme', 'Jeder Spieler legt 2 Holz, Stein oder Gold ab oder erhält 1 Schandmarker.'],
  'broken-bridges': ['Zerstörte Brücken', 'Ab jetzt bewegt ein Schreiber im Befehlsstand höchstens 2 Soldaten.'],
  'thin-ranks': [
    'Gelichtete Reihen',
    'Ab jetzt kostet der erste Soldat, den jeder Spieler bei einer Aktivierung der Kaserne rekrutiert, 1 Holz mehr.',
  ],
  'dust-storm': [
    'Staubsturm',
    'Ab jetzt schießen Bogenschützen im Winter nicht in dem Abschnitt, auf den die oberste Horde zeigt.',
  ],
  'court-intrigue': [
    'Hofintrige',
    'Jeder Spieler wirft eine Taktik ab oder verliert 3 Ehre. Ab jetzt kosten Berater 1 Gold mehr.',
  ],
  'crumbling-mortar': [
    'Bröckelnder Mörtel',
    'Ab jetzt hat der Abschnitt mit der höchsten Mauer 2 Verteidigung weniger.',
  ],
  'wrath-of-the-khan': [
    'Zorn des Khans',
    'Ab jetzt ist die Brutalität im Abschnitt mit den meisten Horden um 1 höher.',
  ],
  'border-refugees': [
    'Flüchtlinge von der Grenze',
    'Jeder Spieler darf einen Schreiber aus der Schreiberschule nehmen. Ab jetzt bringen Spenden 1 Ehre weniger.',
  ],
  'auspicious-comet': ['Glückverheißender Komet', 'Ab jetzt kostet es 1 Chi weniger, eine Taktik zu verstärken.'],
  'veterans-return': [
    'Rückkehr der Veteranen',
    'Jeder Spieler darf einen Lanzenträger aus dem Vorrat in eine Aufmarschzone stellen.',
  ],
  'empty-coffers': [
    'Leere Kassen',
    'Die Hälfte des Lagers, aufgerundet, geht verloren. Ab jetzt gibt der höchste Aufseher jedes Spielers im Sommer 1 weniger, aber mindestens 1.',
  ],
};
