import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Clans der Song verteidigen gemeinsam eine Mauer und wetteifern um Ehre.',
  steps: [
    {
      title: 'Wer die meiste Ehre hat, gewinnt',
      text: 'Du führst einen Clan und einen General. Die Mauer gehört allen, die Ehre nur dir.',
    },
    {
      title: 'Ein Jahr hat vier Jahreszeiten',
      text: 'Der Frühling bringt Horden, der Sommer Einkommen; im Herbst handelst du, im Winter stürmen sie die Mauer.',
    },
    {
      title: 'Wähle heimlich einen Befehl',
      text: 'Alle decken zugleich auf. Jede Karte kommt an die Reihe: Du tust am meisten, die anderen etwas.',
    },
    {
      title: 'Schreiber füllen Orte',
      text: 'Ein voller Ort wird aktiviert: Jeder Schreiber arbeitet für seinen Clan, dann gehen alle heim.',
    },
    {
      title: 'Soldaten decken Schwachstellen ab',
      text: 'Ein Lanzenträger nimmt, was unter ihm steht. Sind alle Schwachstellen abgedeckt, ist die Horde besiegt.',
    },
    {
      title: 'Die Mauer muss halten',
      text: 'Angriffsstärke gegen Verteidigung. Beim Durchbruch erhält einen Schandmarker, wer keinen Soldaten auf einer Horde hat.',
    },
    { title: 'Am Ende', text: 'Horden, Artefakte und Gebautes bringen Ehre. Ein Soldat mit Schande kostet 5.' },
  ],
  overlooked: 'Oft übersehen: Wer allein an einem Ort mit dem Schandsymbol steht, erhält einen Schandmarker.',
};
