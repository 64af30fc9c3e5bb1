import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Alle gemeinsam für den Kaiser',
  teaches:
    'Wann ihr gewinnt und verliert, wie Aufträge erfüllt werden, wie ihr euch einigt, und was Ereignisse und Schande tun.',
  words: {
    aim: {
      title: 'Ein Kaiser, eine Mauer',
      text: 'Hier gewinnen alle gemeinsam oder verlieren gemeinsam. Der Kaiser will 7 Aufträge erfüllt sehen, bevor Jahr 6 endet; niemand rechnet Ehre gegen dich. Wähle zuerst einen General, wie immer. Manche helfen den anderen.',
    },
    demands: {
      title: 'Drei Aufträge',
      text: 'Erfüllt wird einmal im Jahr, im Winter, von allen im selben Moment. Jeder gibt seinen Teil, niemand bezahlt für andere. Die Embleme zeigen, wer wie viel hat. Spare dein Chi: „Gebete für die Dynastie“ will von jedem etwas davon.',
    },
    secret: {
      title: 'Weiterhin geheim',
      text: 'Befehle werden geheim gewählt, wie immer. Aber im Sommer holt sie niemand zurück: Nur wer eine Mauerstufe baut, darf einen zurückholen. Überlege also, welche du später brauchst. Nimm diesmal „Wirtschaft“.',
    },
    agreement: {
      title: 'Einigt euch',
      text: 'Nun liegen alle Befehle offen, und ihr entscheidet gemeinsam, wer wann dran ist. Stimm dem Vorschlag zu, oder verschiebe eine Karte und schlag eine andere Reihenfolge vor. Wollen alle dasselbe, gilt es; nach drei Runden ohne Einigung gilt die Teereihenfolge.',
    },
    stores: {
      title: 'Du siehst ihre Vorräte',
      text: 'Partner sehen die Ressourcen der anderen, wenn der Tisch sie nicht verbirgt. Schau, was ihnen für die Aufträge fehlt, bevor du Schreiber schickst: Ein gemeinsam gefüllter Ort bringt beiden etwas, und niemand erhält einen Schandmarker.',
    },
    order: {
      title: 'Ebenso bei Schreibern',
      text: 'Wo mehrere von euch Schreiber haben, sagt nicht die Teereihenfolge, wer zuerst kommt: Auch darüber einigt ihr euch. Meist genügt es, dem Vorschlag zuzustimmen.',
    },
    hordes: {
      title: 'Eine Horde mehr',
      text: 'Jeder Frühling bringt eine Horde mehr, als das Jahr sagt, und sie sind wilder. Wer eine beansprucht, bekommt ihre Ehre sofort. Ein Durchbruch bringt allen Schande, die dort keinen Soldaten haben: Verteidigt jeden Abschnitt.',
    },
    supply: {
      title: 'Ein Vorrat für alle',
      text: 'Zu dritt habt ihr 30 Schandmarker. Muss jemand einen nehmen, und es ist keiner mehr da, verlieren alle sofort. Hier liest du, wie viele diesen Winter drohen, durch Durchbrüche und durch Aufträge.',
    },
    sacrifice: {
      title: 'Ein Opfer',
      text: 'Dieser Auftrag will von jedem einen Soldaten, drei verschiedene Arten. Wer geopfert wird, verlässt das Spiel für immer. Schau, was die anderen zugesagt haben, und gib eine andere Art, am besten eine, die du entbehren kannst.',
    },
    pledge: {
      title: 'Alles oder nichts',
      text: 'Jeder sagt offen, was er gibt. Genommen wird es nur, wenn alle ihren ganzen Teil geben; sonst verliert niemand etwas, und der Auftrag bleibt. Zusagen ist also kein Risiko.',
    },
    open: {
      title: 'Was offen bleibt, kostet',
      text: 'Für jeden Auftrag, der bleibt, erhält jeder einen Schandmarker, jeden Winter. Chi hilft nicht dagegen: Du darfst stattdessen 10 Ehre verlieren. Dafür ist Ehre hier gut. Der Marker geht an einen Soldaten, nie an eine Horde.',
    },
    event: {
      title: 'Jeden Winter ein Ereignis',
      text: 'Manche treffen einmal, andere bleiben bis zum Ende und stehen auch dort, wo sie wirken. Das erste war „Bröckelnder Mörtel“: Der Abschnitt mit der höchsten Mauer hat nun 2 Verteidigung weniger.',
    },
    farewell: {
      title: 'Nun weißt du, wie',
      text: 'Neue Aufträge sind da. Ihr gewinnt mit 7 erfüllten; ihr verliert ohne Schandmarker oder mit Jahr 6. Nehmt euch zwei Aufträge im Jahr vor und sprecht ab, wer was gibt. Spiel gern weiter.',
    },
  },
});
