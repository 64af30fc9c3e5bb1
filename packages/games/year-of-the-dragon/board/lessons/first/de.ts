import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Dein erstes Spiel',
  teaches: 'Das ganze Jahr: Personen, Paläste, Aktionen und die Ereignisse, auf die du vorbereitet sein musst.',
  words: {
    welcome: {
      title: 'Ein Jahr überstehen',
      text: 'Zwei Monate Ruhe, dann zehn Ereignisse, alle von Anfang an zu sehen. Halte deine Leute zusammen und punkte jeden Monat ein wenig. Zuerst nimmst du zwei junge Personen. Eine Hofdame bringt jeden Monat einen Siegpunkt: je früher, desto besser.',
    },
    pair: {
      title: 'Symbole und Zahlen',
      text: 'Die Symbole einer Person stärken eine Aktion: Mit einem Handwerker baust du zum Beispiel ein Stockwerk mehr. Die Zahl bringt deine Scheibe auf der Personenleiste voran, und wer vorn liegt, ist zuerst dran. Niemand darf dein Paar wiederholen.',
    },
    homes: {
      title: 'Ein Raum für jeden',
      text: 'Jedes Stockwerk ist ein Raum für eine Person. Ein Palast ohne Bewohner verliert jeden Monat ein Stockwerk, und jeder stehende Palast bringt im Monat einen Siegpunkt. Am besten zieht diese Person also in den leeren Palast.',
    },
    month: {
      title: 'Ein Monat hat vier Teile',
      text: 'Eine Aktion, eine neue Person, das Ereignis, die Wertung. Die sieben Aktionen des Monats liegen in drei Gruppen: Wähle eine Gruppe und führe eine ihrer Aktionen aus. Jede Karte sagt, was sie dir jetzt gibt. Feuerwerk punktet im Monat 3.',
    },
    recruit: {
      title: 'Eine neue Person',
      text: 'Jeden Monat spielst du eine Personenkarte und nimmst diese Person auf: jede Art einmal, dazu zwei Joker. Neue helfen deinen Aktionen ab dem nächsten Monat. Ein Feuerwerker bringt jetzt mehr Feuerwerk für das Drachenfest in den Monaten 3 und 8.',
    },
    ages: {
      title: 'Jung oder alt?',
      text: 'Die Jungen bringen deine Scheibe weiter, die Alten haben mehr Symbole: früher dran sein oder besser vorbereitet. Alte Handwerker, Hofdamen und Steuereintreiber gibt es nicht.',
    },
    build: {
      title: 'Höher oder einer mehr?',
      text: 'Jedes Stockwerk ist ein Raum mehr, höchstens drei je Palast. Ein neuer Palast bringt jeden Monat einen Siegpunkt, verfällt aber, wenn noch in diesem Monat niemand einzieht.',
    },
    fee: {
      title: 'Drei Yuan Eintritt',
      text: 'Wo schon ein Drache steht, zahlst du 3 Yuan Eintritt. Fast kein Geld mehr? Passe, dann füllst du auf 3 auf. Aber denk an Monat 5: Dann will der Kaiser 4 Yuan.',
    },
    order: {
      title: 'Wer vorn liegt, beginnt',
      text: 'Wer auf der Personenleiste vorn liegt, ist in jeder Phase zuerst dran, bevor Drachen die Gruppen teuer machen. Du ziehst um die Zahl der Person, die du aufnimmst. Auf demselben Feld liegt oben, wer zuletzt kam, und ist zuerst dran.',
    },
    foresight: {
      title: 'Was kommt auf dich zu?',
      text: 'Unter jedem Ereignis steht, was es dir jetzt antäte. Zeige auf eine Antwort, und die Zahlen ändern sich, bevor du dich entscheidest. Schau auf Monat 4: Jeder bewohnte Palast wird 1 Reis brauchen. Ernte also rechtzeitig.',
    },
    rooms: {
      title: 'Wer wohnt wo?',
      text: 'Ist ein Raum frei, zieht die neue Person dort ein. Wenn nicht, geht jemand für immer: Baue also rechtzeitig. In einer Dürre isst jeder bewohnte Palast: Wenige hohe brauchen weniger Reis, viele niedrige bringen mehr Siegpunkte.',
    },
    festival: {
      title: 'Drachenfest',
      text: 'In den Monaten 3 und 8 bringt das meiste Feuerwerk 6 Siegpunkte, das zweitmeiste 3; danach ist die Hälfte verbraucht. Ohne Feuerwerk verlierst du niemanden: Dieses Rennen kannst du auch den anderen überlassen.',
    },
    drought: {
      title: 'Dürre',
      text: 'In den Monaten 4 und 11 isst jeder bewohnte Palast 1 Reis, und jeder hungrige verliert eine Person. Die Ernte bringt 1 Reis und 1 weiteren für jeden Sack deiner Bauern. Die Vorschau sagt, wie viel fehlt.',
    },
    decay: {
      title: 'Wie ein Monat endet',
      text: 'Nach dem Ereignis verlieren leere Paläste ein Stockwerk. Dann wird gewertet: je 1 Siegpunkt für Paläste, Hofdamen und Drachen auf deinen Privilegien. Neben deinen Siegpunkten steht, was dieser Monat bringt.',
    },
    hungry: {
      title: 'Der Reis reicht nicht',
      text: 'Jeder hungrige Palast verliert für immer eine Person; du wählst, wen. Behalte, wer bei den nächsten Ereignissen hilft, und denk daran: Ein leerer Palast verfällt sofort.',
    },
    tribute: {
      title: 'Kaisertribut',
      text: 'In den Monaten 5 und 12 will der Kaiser 4 Yuan. Jeder fehlende kostet dich eine Person, also spare, bevor du ausgibst. Steuern bringen 2 Yuan und 3 weitere für jeden Steuereintreiber.',
    },
    worth: {
      title: 'Woher die Siegpunkte kommen',
      text: 'Ein kleines Privileg kostet 2 Yuan und punktet jeden Monat, ebenso eine Hofdame: je früher, desto besser. Gelehrte punkten mit dem Studium, Mönche am Ende: Buddhas mal Stockwerke ihres Palasts.',
    },
    mongols: {
      title: 'Mongolensturm',
      text: 'In den Monaten 6 und 9 bringt jeder Helm deiner Krieger einen Siegpunkt, und wer die wenigsten hat, entlässt eine Person. Du musst nicht der Stärkste sein: Es reicht, nicht Letzter zu sein.',
    },
    release: {
      title: 'Wen entlassen?',
      text: 'Wen du entlässt, der ist für immer fort. Wer hilft noch bei einem Ereignis? Wer hält einen Palast bewohnt? Lass die anderen gehen. Jede Person, die am Ende da ist, bringt 2 Siegpunkte.',
    },
    contagion: {
      title: 'Krankheit',
      text: 'In den Monaten 7 und 10 verlierst du drei Personen, eine weniger für jeden Mörser deiner Heiler; ein alter Heiler hat zwei. Ohne Heiler solltest du drei Personen haben, die ihre Arbeit getan haben.',
    },
    ahead: {
      title: 'Zwei Ereignisse voraus',
      text: 'Eine neue Person hilft deinen Aktionen erst im nächsten Monat. Bereite also immer auch das übernächste Ereignis vor. Manchmal ist ein Verlust billiger als alle Mühe, ihn zu verhindern: Vergleiche die Zahlen.',
    },
    late: {
      title: 'Dem Ende zu',
      text: 'Krankheit, Dürre und Tribut beschließen das Jahr. Danach bringt jede Person 2 Siegpunkte, und Mönche zählen Buddhas mal Stockwerke. Volle Paläste gewinnen: Ersetze alle, die nichts mehr zu tun haben.',
    },
    last: {
      title: 'Die letzten Aktionen',
      text: 'Im Monat 12 kommt niemand mehr dazu, und der Tribut nimmt 4 Yuan. Ganz am Ende werden Reis und Feuerwerk für je 2 Yuan verkauft, und je 3 Yuan sind ein Siegpunkt. Was bringt dir jetzt am meisten?',
    },
    end: {
      title: 'Das Jahr ist vorbei',
      text: 'Der Wertungsbogen zeigt, woher die Siegpunkte kamen. Wo hast du Leute verloren, und welches Ereignis hast du zu spät gesehen? Schau im nächsten Spiel vom ersten Monat an zwei Ereignisse voraus.',
    },
  },
});
