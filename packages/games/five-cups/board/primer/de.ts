import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'Teemeister schenken den besten Gästen des Abends ein.',
  steps: [
    {
      title: 'Wer die meisten Münzen hat, gewinnt',
      text: 'Gäste bezahlen dich. Nach fünf Tassen ist der Abend zu Ende.',
    },
    {
      title: 'Heimlich aufbrühen',
      text: 'Alle wählen einen Tee und decken zugleich auf. Der stärkste lädt zuerst ein.',
    },
    {
      title: 'Gäste zahlen und loben',
      text: 'Ein Gast gibt sein Trinkgeld und 2 Münzen mehr für seine Lieblingssorte.',
    },
    {
      title: 'Gefälligkeiten',
      text: 'Klatsch schickt einen Gast heim, Naschwerk bringt 2 Münzen, ein Geschenk einen Tee. Der schwächste Tee verdient eine Gefälligkeit.',
    },
    { title: 'Trios', text: 'Drei Gäste, einer von jeder Sorte, sind am Ende 3 Münzen wert.' },
  ],
  overlooked: 'Oft übersehen: Bei Gleichstand zählen die stärkeren Tees auf der Hand.',
};
