import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Zwölf Monate Unheil sind angekündigt. Wer bringt seinen Hofstaat hindurch?',
  steps: [
    {
      title: 'Wer die meisten Siegpunkte hat, gewinnt',
      text: 'Du regierst zwölf Monate lang eine Provinz. Siegpunkte gibt es jeden Monat und am Ende.',
    },
    {
      title: 'Du siehst, was kommt',
      text: 'Das Ereignis jedes Monats liegt von Anfang an offen. Zwei sind friedlich, zehn nicht.',
    },
    {
      title: 'Wähle eine Aktion',
      text: 'Die Aktionskarten liegen in Gruppen. Wo schon jemand steht, zahlst du 3 Yuan.',
    },
    {
      title: 'Nimm eine Person auf',
      text: 'Spiele eine Karte dieser Art. Junge bringen dich auf der Leiste voran, Alte können mehr.',
    },
    {
      title: 'Dann schlägt das Ereignis zu',
      text: 'Wem Geld, Reis, Heiler oder Krieger fehlen, der verliert Personen. Feuerwerk bringt Siegpunkte.',
    },
    {
      title: 'Jeder Monat zählt',
      text: '1 Siegpunkt für jeden Palast, jede Hofdame und jeden Drachen auf deinen Privilegien.',
    },
    { title: 'Am Ende', text: '2 Siegpunkte je Person, mehr für Mönche in hohen Palästen, 1 für je 3 Yuan.' },
  ],
  overlooked: 'Oft übersehen: Ein leerer Palast verfällt, und wer passt, füllt auf 3 Yuan auf.',
};
