import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Vier Fraktionen kämpfen um die Drachenrunen, mit Heeren, Helden und List.',
  steps: [
    {
      title: 'Kontrolliere sechs Drachenrunen',
      text: 'Sie liegen verdeckt in Gebieten, zwischen falschen. Wer sechs kontrolliert, gewinnt sofort.',
    },
    {
      title: 'Ein Jahr hat vier Jahreszeiten',
      text: 'Jede beginnt mit einer Jahreszeitenkarte. Im Winter friert das Wasser zu und wird begehbar.',
    },
    {
      title: 'Wähle heimlich einen Befehl',
      text: 'Alle decken zugleich auf, niedrige Zahlen kommen zuerst. Im Frühling erhältst du alle Befehle zurück.',
    },
    {
      title: 'Dein Land ernährt dich',
      text: 'Eine Ernte stellt Nahrung, Holz und Erz nach deinen Gebieten ein. Danach richtet sich, was du rekrutierst.',
    },
    {
      title: 'Marschiere und kämpfe',
      text: 'Wohin du marschierst, wird aktiviert: Die Einheiten bleiben bis zum Frühling dort. Schicksalskarten entscheiden Kämpfe.',
    },
    {
      title: 'Helden gehen eigene Wege',
      text: 'Sie ziehen für Quests und Belohnungen umher und duellieren sich. Drei Belohnungen können zur Drachenrune werden.',
    },
    {
      title: 'Mehr Wege zur Rune',
      text: 'Ziele, Winterkarten und die Runen der anderen: Nimm das Gebiet, und die Rune ist dein.',
    },
  ],
  overlooked:
    'Oft übersehen: Ein gespielter Befehl fehlt bis zum Frühling, und im Winter verhungern Heere ohne Nahrung.',
};
