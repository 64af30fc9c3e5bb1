import { plural } from '@teahouse/kernel';
import type { TogetherText } from './keys.ts';

export const together: TogetherText = {
  cards: {
    // Generäle
    'wang-jian': [
      'Wang Jian',
      'Zu Beginn des Ansturms in einem Abschnitt 1 Verteidigung je unterstützendem Berater, höchstens 5.',
    ],
    'zhang-jue': [
      'Zhang Jue',
      'Nähme ein Spieler Schande für einen Durchbruch: zahle 1 Chi, und er nimmt sie nicht. Einmal je unterstützendem Berater und Jahr.',
    ],
    'liu-qi': [
      'Liu Qi',
      'Nach deinem Aktivierungsschritt: gib Ressourcen von Spieler zu Spieler weiter, eine je unterstützendem Berater, wenn die Besitzer wollen.',
    ],
    'li-gang': [
      'Li Gang',
      'Wer eine Mauerstufe baut, darf 1 Befehl mehr zurücknehmen. Einmal je unterstützendem Berater und Jahr.',
    ],
    'xin-qiji': [
      'Xin Qiji',
      'Im Feld für die anderen auf deinem Befehl dürfen sie zusammen 1 Schreiber mehr je unterstützendem Berater bewegen.',
    ],
    'mu-guiying': [
      'Mu Guiying',
      'Wird eine Horde mit Soldaten von 2 Clans besiegt, wird ein Soldat je unterstützendem Berater gerettet, wem er auch gehört.',
    ],
    'yang-miaozhen': [
      'Yang Miaozhen',
      'Beim Erfüllen von Aufträgen darf eine deiner Ressourcen je unterstützendem Berater als andere gelten.',
    ],
    'cao-bin': [
      'Cao Bin',
      'Sammelst du an einem Ort, sammelt dort ein anderer Spieler je unterstützendem Berater 1 mehr.',
    ],

    // Taktiken
    'shared-granary': [
      'Gemeinsamer Speicher',
      'Im Sommer: gib anderen Spielern bis zu 3 Ressourcen. Verstärkt (1 Chi): bis zu 6, und wer bekommt, zieht eine Taktik.',
    ],
    'brothers-in-arms': [
      'Waffenbrüder',
      'Würden deine Soldaten getötet: rette 1 von jedem Spieler. Verstärkt (3 Chi): alle eines anderen Spielers und 1 eigenen.',
    ],
    'human-chain': [
      'Menschenkette',
      'Nach den Effekten eines Befehls: ein anderer Spieler bewegt bis zu 2 Schreiber. Verstärkt (2 Chi): alle Spieler.',
    ],
    'beacon-fires': [
      'Signalfeuer',
      'Zu Beginn des Ansturms: 3 Verteidigung in einem Abschnitt. Verstärkt (3 Chi): in jedem Abschnitt.',
    ],
    'renewed-orders': [
      'Erneuerte Befehle',
      'Im Sommer: ein Spieler nimmt 1 Befehl zurück, nie Verrat. Verstärkt (3 Chi): alle Spieler.',
    ],
    'joint-sortie': [
      'Gemeinsamer Ausfall',
      'Bevor besiegte Horden geprüft werden: in einem Abschnitt darf jeder mit 1 Soldaten aus der Aufmarschzone angreifen. Verstärkt (3 Chi): mit 2.',
    ],

    // Horden
    'wolf-riders': ['Wolfsreiter', 'Rudel: Angriffsstärke 2, und 1 je freier Schwachstelle.'],
    tumen: ['Eiserner Tumen', 'Eiserne Reihen: beim Schießen im Winter kommt höchstens 1 Wunde darauf.'],
    'fire-lancers': ['Feuerlanzer', 'Fackeln: beim Durchbruch gehen 3 Ressourcen aus dem Lager verloren.'],
    sappers: ['Sappeure', 'Untergraben: die Mauer dieses Abschnitts zählt für die Verteidigung 1 Stufe weniger.'],
    'blood-shamans': [
      'Blutschamanen',
      'Heilritus: vor der Prüfung im Winter verliert jede Horde des Abschnitts 1 Wundmarker.',
    ],
    envoys: [
      'Gesandte des Khans',
      'Beleidigung: im Auftragsschritt nimmt ein Spieler, den die Gruppe bestimmt, 1 Schandmarker.',
    ],
    locusts: [
      'Heuschreckenbande',
      'Kahlfraß: im Sommer wählt die Gruppe einen Produktionsort; Aufseher dort geben 1 weniger.',
    ],
    'twin-banners': [
      'Zwillingsbanner',
      'Zwei Fronten: man erhält sie nur, wenn Soldaten von mindestens 2 Clans darauf stehen.',
    ],

    // Aufträge
    'taunt-them': [
      'Reizt sie und besteht!',
      'In jedem Abschnitt steht eine Horde, und diesen Winter gab es keinen Durchbruch.',
    ],
    'imperial-guard': [
      'Krieger für die Garde des Kaisers',
      'Drei Spieler opfern je einen Soldaten, von drei verschiedenen Arten, aus Aufmarschzonen oder dem Vorrat.',
    ],
    'glory-to-the-emperor': ['Der Ruhm gebührt dem Kaiser!', 'Drei Spieler verlieren je 8 Ehre.'],
    'royal-escort': [
      'Königliches Geleit für die Beamten des Kaisers',
      'Opfert in jeder der drei Aufmarschzonen einen Soldaten, von mindestens 2 Spielern.',
    ],
    'timber-for-the-fleet': ['Holz für die Flotte', 'Jeder Spieler legt 2 Holz ab.'],
    'stone-for-the-palace': ['Stein für den Palast', 'Jeder Spieler legt 2 Stein ab.'],
    'gold-for-the-treasury': ['Gold für die Schatzkammer', 'Jeder Spieler legt 2 Gold ab.'],
    'prayers-for-the-dynasty': ['Gebete für die Dynastie', 'Jeder Spieler legt 2 Chi ab.'],
    'gifts-of-the-provinces': ['Gaben der Provinzen', 'Jeder Spieler legt 1 Holz, 1 Stein und 1 Gold ab.'],
    'raise-the-ramparts': [
      'Erhöht die Wälle',
      'Zwei Abschnitte haben eine Mauer der Stufe 2 oder mehr; zusammen legen die Spieler 1 Holz, Stein oder Gold je Spieler ab.',
    ],
    'spoils-of-the-steppe': ['Beute der Steppe', 'Gebt 2 erhaltene Horden aus, von einem Spieler oder von zweien.'],
    'scrolls-of-war': ['Schriftrollen des Krieges', 'Jeder Spieler legt 1 Taktik ab.'],

    // Ereignisse
    'harsh-frost': [
      'Strenger Frost',
      'Jeder schickt 1 Soldaten aus einer Aufmarschzone oder von einem Schießposten heim.',
    ],
    requisition: ['Beschlagnahme', 'Jeder legt 2 Holz, Stein oder Gold ab oder nimmt 1 Schandmarker.'],
    'broken-bridges': ['Zerstörte Brücken', 'Von nun an bewegt ein Schreiber im Befehlsstand höchstens 2 Soldaten.'],
    'thin-ranks': [
      'Gelichtete Reihen',
      'Von nun an kostet der erste Soldat, den jeder bei einer Aktivierung der Kaserne anwirbt, 1 Holz mehr.',
    ],
    'dust-storm': [
      'Staubsturm',
      'Von nun an schießen Bogenschützen des Abschnitts, auf den die oberste Horde zeigt, im Winter nicht.',
    ],
    'court-intrigue': [
      'Hofintrige',
      'Jeder legt eine Taktik ab oder verliert 3 Ehre. Von nun an kosten Berater 1 Gold mehr.',
    ],
    'crumbling-mortar': [
      'Bröckelnder Mörtel',
      'Von nun an hat der Abschnitt mit der höchsten Mauer 2 Verteidigung weniger.',
    ],
    'wrath-of-the-khan': [
      'Zorn des Khans',
      'Von nun an ist die Brutalität im Abschnitt mit den meisten Horden 1 höher.',
    ],
    'border-refugees': [
      'Flüchtlinge von der Grenze',
      'Jeder darf einen Schreiber aus der Schule nehmen. Von nun an gibt Spenden 1 Ehre weniger.',
    ],
    'auspicious-comet': ['Glückverheißender Komet', 'Von nun an kostet das Verstärken einer Taktik 1 Chi weniger.'],
    'veterans-return': [
      'Rückkehr der Veteranen',
      'Jeder darf einen Lanzenträger aus dem Vorrat in eine Aufmarschzone stellen.',
    ],
    'empty-coffers': [
      'Leere Kassen',
      'Das halbe Lager geht verloren. Von nun an gibt der höchste Aufseher jedes Spielers im Sommer 1 weniger, mindestens 1.',
    ],
  },
  plain: {
    keep: 'Nichts geben',
    give: 'Geben',
    'bear-shame': 'Einen Schandmarker nehmen',
    'lose-honor': '3 Ehre verlieren',
  },
  words: {
    player: n => `Spieler ${n}`,
    order: names => names.join(', dann '),
    gift: (from, to) => `Von ${from} an ${to}`,
    comrade: (troop, of) => `${troop} von ${of}`,
    places: {
      reserve: 'Vorrat',
      left: 'linke Aufmarschzone',
      middle: 'mittlere Aufmarschzone',
      right: 'rechte Aufmarschzone',
      'post-left': 'linker Posten',
      'post-middle': 'mittlerer Posten',
      'post-right': 'rechter Posten',
    },
    standing: (troop, place) => `${troop}, ${place}`,
    spoils: n => plural(n, '# erhaltene Horde', '# erhaltene Horden'),
    penance: troop => (troop === null ? '10 Ehre für diesen Marker zahlen' : `10 Ehre für den Marker zahlen: ${troop}`),
  },
  asks: {
    'together/freeze.choose': 'Der Frost: Welcher Soldat geht heim?',
    'together/requisition.choose': 'Was gibst du ab, oder nimmst du Schande?',
    'together/intrigue.choose': 'Welche Taktik legst du ab, oder verlierst du 3 Ehre?',
    'together/refuge.choose': 'Nimmst du einen Schreiber aus der Schule?',
    'together/veteran.choose': 'Wo rastet der Veteran?',
    'together/take-back.choose': 'Welchen Befehl nimmst du für die Mauer zurück?',
    'together/hand-over.choose': 'Wer gibt wem eine Ressource?',
    'together/hand-over.give': 'Welche Ressource gibst du weiter?',
    'together/share.choose': 'Wem gibst du eine Ressource?',
    'together/share.give': 'Welche Ressource gibst du?',
    'together/partner.choose': 'Für wen?',
    'together/rescue.choose': 'Welcher Soldat wird gerettet?',
    'together/sortie.choose': 'In welchem Abschnitt greifen alle an?',
    'winter/disgrace.spare': 'Zahlst du 1 Chi, damit ein Schandmarker nicht genommen wird?',
  },
  agree: {
    commands: () =>
      'In welcher Reihenfolge wirken eure Befehle? Sag, was du möchtest; es gilt, wenn alle dasselbe wollen.',
    clerks: place => `${place}: Wessen Schreiber kommen zuerst? Es gilt, wenn alle dasselbe wollen.`,
    insult: () => 'Wer erträgt die Beleidigung der Gesandten? Es gilt, wenn alle dasselbe wollen.',
    strip: () => 'Welchen Ort fressen die Heuschrecken kahl? Es gilt, wenn alle dasselbe wollen.',
    stores: () => 'Was geht aus dem Lager verloren? Es gilt, wenn alle dasselbe wollen.',
  },
  pledge: (demand, help) => `${demand}: Was gibst du? ${help}`,
  atone: 'Welchen Schandmarker legst du für 10 Ehre ab?',
  outcomes: {
    'demands-met': 'Der Kaiser hat alles, was er verlangte: Ihr habt gemeinsam gewonnen.',
    'shame-gone': 'Kein Schandmarker ist mehr da: Ihr habt gemeinsam verloren.',
    'time-up': 'Die Zeit ist um, bevor alle Aufträge erfüllt sind: Ihr habt gemeinsam verloren.',
  },
  reasons: {
    demands: 'ein erfüllter Auftrag',
    tribute: 'was die Aufträge verlangen',
    supply: 'Schandmarker, die im Vorrat bleiben',
    threat: 'Mauern, die halten',
    standing: 'was der Clan in den kommenden Jahren kann',
    accord: 'mitzugehen mit dem, was ein anderer vorschlägt',
  },
  notes: ({ answer, card, troop, amount, spoken }) => ({
    wishes: (e, name) => `${name(e.seat)} möchte: ${spoken(e.what, name)}.`,
    agreed: (e, name) =>
      e.n === 1 ? `Einig: ${spoken(e.what, name)}.` : `Keine Einigung, also: ${spoken(e.what, name)}.`,
    'demand-arrives': e => `Der Kaiser verlangt: ${card(e.what)}.`,
    pledges: (e, name) => `${name(e.seat)} bietet für ${card(e.at)}: ${answer(e.what)}.`,
    'demand-met': e => `Erfüllt: ${card(e.what)}.`,
    'demand-open': e => `Nicht erfüllt: ${card(e.what)}.`,
    sacrifices: (e, name) => `${name(e.seat)} opfert: ${troop(e.what)}.`,
    spends: (e, name) => `${name(e.seat)} gibt ${plural(e.n, '# erhaltene Horde', '# erhaltene Horden')} aus.`,
    event: e => `Ereignis: ${card(e.what)}.`,
    'takes-command': (e, name) => `${name(e.seat)} nimmt zurück: ${card(e.what)}.`,
    'goes-home': (e, name) => `${name(e.seat)}: ein ${troop(e.what)} geht heim.`,
    'gives-to': (e, name) => `${name(e.seat)} gibt ${spoken(e.at, name)} ${amount(e.what, e.n)}.`,
    'stores-lost': e => `Das Lager verliert ${amount(e.what, e.n)}.`,
    mends: e => `Eine Wunde heilt: ${answer(e.at)}.`,
    strips: e => `Die Heuschrecken fressen kahl: ${answer(e.what)}.`,
  }),
};
