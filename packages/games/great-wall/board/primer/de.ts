import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Clans der Song verteidigen eine Mauer und wetteifern um Ehre.',
  steps: [
    {
      title: 'Die meiste Ehre gewinnt',
      text: 'Du führst einen Clan und einen General. Die Mauer gehört allen, die Ehre nur dir.',
    },
    {
      title: 'Ein Jahr hat vier Jahreszeiten',
      text: 'Der Frühling bringt Horden, der Sommer Einkommen, im Herbst handelst du, im Winter stürmen sie.',
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
      title: 'Soldaten decken Schwachstellen',
      text: 'Ein Lanzenträger nimmt, was unter ihm steht. Sind alle Schwachstellen abgedeckt, ist die Horde besiegt.',
    },
    {
      title: 'Die Mauer muss halten',
      text: 'Stärke gegen Verteidigung. Beim Durchbruch bekommt Schande, wer auf einer Horde niemanden hat.',
    },
    { title: 'Gezählt wird', text: 'Horden, Artefakte und Gebautes bringen Ehre. Ein Soldat mit Schande kostet 5.' },
  ],
  overlooked: 'Oft übersehen: Wer allein an einem Ort mit dem Schandsymbol steht, bekommt einen Marker.',
};
