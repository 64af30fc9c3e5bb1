import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Teemeister schenken den besten Gästen des Abends ein.',
  steps: [
    { title: 'Die meisten Münzen gewinnen', text: 'Gäste bezahlen dich. Nach fünf Tassen ist der Abend zu Ende.' },
    {
      title: 'Brühe heimlich auf',
      text: 'Alle wählen einen Tee und decken zugleich auf. Der stärkste lädt zuerst ein.',
    },
    {
      title: 'Gäste zahlen und loben',
      text: 'Ein Gast gibt sein Trinkgeld und 2 Münzen mehr für seine liebste Sorte.',
    },
    {
      title: 'Gefallen',
      text: 'Klatsch schickt einen Gast heim, Süßes bringt 2 Münzen, ein Geschenk zieht einen Tee. Der schwächste Tee verdient einen.',
    },
    { title: 'Trios', text: 'Drei Gäste, von jeder Art einer, sind am Ende 3 Münzen wert.' },
  ],
  overlooked: 'Oft übersehen: Bei Gleichstand zählen die stärkeren Tees auf der Hand.',
};
