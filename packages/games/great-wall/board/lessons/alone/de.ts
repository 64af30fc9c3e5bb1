import { scriptOf } from './steps.ts';

export const lesson = scriptOf({
  title: 'Allein gegen Qin',
  teaches: 'Was Qin Jiushao tut und warum, wie du liest, was kommt, und wie du vor ihm bleibst.',
  words: {
    rival: {
      title: 'Ein Gegner aus Regeln',
      text: 'Qin Jiushao ist kein Bot: Er plant nichts. Die Regeln sagen, was er tut, und fast alles davon liegt offen. Wer am Ende mehr Ehre hat, gewinnt. Wähle zuerst deinen General, wie immer.',
    },
    difficulty: {
      title: 'Wie stark ist er?',
      text: 'Hier beginnt er ohne Ehre. An einem neuen Tisch kannst du ihm einen Vorsprung von 50 oder 100 geben, oder jeden Frühling einen Berater mehr. Und jedes der drei Artefakte bringt ihm am Ende 20 Ehre.',
    },
    deck: {
      title: 'Sechs Karten, eine im Jahr',
      text: 'Erst wählst du, dann wird seine oberste Karte aufgedeckt. Jede der sechs kommt einmal: Jedes Jahr weißt du besser, was noch fehlt. Die Namen kennst du, die Wirkungen sind andere: Öffne eine. Nimm diesmal „Aushebung“.',
    },
    order: {
      title: 'Das erste freie Feld',
      text: 'Qin hat „Härter arbeiten“ aufgedeckt. Er und der Schilfclan nehmen immer das erste freie Feld, und du wählst vor ihnen: Du bist in der Teereihenfolge oben. Feld 1 ist gut: In deinem Zug schickt auch er Schreiber, und das hilft dir.',
    },
    lowest: {
      title: 'Er will den niedrigsten',
      text: 'Seine Leiste ordnet fünf Orte, den niedrigsten rechts. In deinem Zug und in dem des Schilfclans geht je ein Schreiber an die beiden niedrigsten: Sie sind markiert. Ist einer voll, nimmt er den nächsten.',
    },
    wall: {
      title: 'Auch er baut',
      text: '„Härter arbeiten“ baute ihm eine Stufe, wo die nächste Horde kommt, mit ihrer Ehre. Zuerst bezahlte das Lager, der Rest war umsonst: Deine Spenden können ihm dienen. Doch seine Mauer schützt dich: Schandmarker erhältst nur du.',
    },
    fires: {
      title: 'Was es ihm bringt',
      text: 'Wird so ein Ort aktiviert, erhält er Ehre: seine Schreiber dort mal die Stufe seines Aufsehers. Dann geht der Marker ganz nach links, und er will einen anderen. Du sammelst wie immer: Er hat dir geholfen, ihn zu füllen.',
    },
    next: {
      title: 'Alles liegt offen',
      text: 'Schau vor jedem Zug hierher: wohin seine Schreiber gehen, was er erhielte, welche Schwachstelle sein nächster Lanzenträger abdeckt, wo er baut. Nur seine nächste Karte ist unbekannt.',
    },
    strikes: {
      title: 'Seine Soldaten',
      text: 'Sie kosten ihn nichts und schlagen zu, wo die nächste Horde kommt: die Horde vorn an der Mauer, die erste freie Schwachstelle. Jede Wunde bringt ihm 2 Ehre, die Belohnung ist weg. Er erhält keine Schandmarker und rettet niemanden. Sei schneller.',
    },
    reed: {
      title: 'Wer befehligt den Schilfclan?',
      text: 'In deinem Zug du, in seinem er, im Zug des Schilfclans, wer in der Teereihenfolge höher steht. Qin schickt dessen Schreiber, wohin er selbst will. Das Teehaus ist also mehr wert als gegen andere.',
    },
    shame: {
      title: 'Zehn Marker',
      text: 'Im Vorrat liegen 10 Schandmarker, und nur du erhältst sie. Ist er leer, hast du verloren. Was ein Durchbruch kostet, ist hier markiert: Schau vor jedem Winter nach.',
    },
    court: {
      title: 'Sein Hof wächst',
      text: 'Jeden Frühling geht einer der beiden Berater, die die Leiste verlassen, zu ihm. Mit „Wirtschaft“ und „Verrat“ bringt ihm jeder 1 Ehre. Wen du rechtzeitig in der Gesandtschaft anwirbst, bekommt er nicht.',
    },
    farewell: {
      title: 'Du kennst ihn nun',
      text: 'Mehr kann er nicht. Die Partie endet nach einem Winter: mit beiden Abschnitten auf Stufe 3 oder nach Jahr 6, und sofort ohne Schandmarker. Spiel gern weiter. Gib ihm nächstes Mal einen Vorsprung.',
    },
  },
});
