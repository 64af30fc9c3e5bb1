import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Vier Völker kämpfen um die Drachenrunen, mit Heeren, Helden und List.',
  steps: [
    {
      title: 'Beherrsche sechs Drachenrunen',
      text: 'Sie liegen verdeckt in Gebieten, zwischen falschen. Wer sechs beherrscht, gewinnt sofort.',
    },
    {
      title: 'Ein Jahr hat vier Jahreszeiten',
      text: 'Jede beginnt mit einer Jahreszeitenkarte. Im Winter friert das Wasser und wird begehbar.',
    },
    {
      title: 'Wähle heimlich einen Befehl',
      text: 'Alle decken zugleich auf, niedrige Zahlen zuerst. Im Frühling bekommst du alle zurück.',
    },
    {
      title: 'Dein Land ernährt dich',
      text: 'Eine Ernte stellt Nahrung, Holz und Erz nach deinen Gebieten ein. Danach richtet sich, was du anwirbst.',
    },
    {
      title: 'Marschiere und kämpfe',
      text: 'Wohin du marschierst, wird aktiviert: Die Einheiten bleiben dort bis zum Frühling. Schicksalskarten entscheiden Kämpfe.',
    },
    {
      title: 'Helden gehen eigene Wege',
      text: 'Sie ziehen für Quests und Belohnungen umher und duellieren sich. Drei Belohnungen können eine Rune werden.',
    },
    {
      title: 'Mehr Wege zur Rune',
      text: 'Ziele, Winterkarten und die Runen der anderen: Nimm das Gebiet, und sie ist dein.',
    },
  ],
  overlooked: 'Oft übersehen: Ein benutzter Befehl fehlt bis zum Frühling, und im Winter verhungern zu große Heere.',
};
