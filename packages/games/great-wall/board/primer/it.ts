import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'I clan dei Song difendono un solo muro e si contendono l’onore.',
  steps: [
    { title: 'Vince chi ha più onore', text: 'Guidi un clan e un generale. Il muro è di tutti, l’onore è solo tuo.' },
    {
      title: 'Un anno ha quattro stagioni',
      text: 'La primavera porta orde, l’estate rendite, in autunno agisci, in inverno assaltano il muro.',
    },
    {
      title: 'Scegli un comando in segreto',
      text: 'Si rivelano tutti insieme. Ogni carta agisce a turno: tu fai di più, gli altri un poco.',
    },
    {
      title: 'I commessi riempiono i luoghi',
      text: 'Un luogo pieno si attiva: ogni commesso lavora per il suo clan, poi tutti tornano a casa.',
    },
    {
      title: 'I soldati coprono i punti vitali',
      text: 'Un lanciere prende ciò che è stampato sotto di lui. Coperti tutti i punti, l’orda è sconfitta.',
    },
    {
      title: 'Il muro deve reggere',
      text: 'Potere contro difesa. In una breccia chi non ha soldati su un’orda riceve onta.',
    },
    { title: 'Si conta', text: 'Orde, artefatti e costruzioni danno onore. Un soldato con onta costa 5.' },
  ],
  overlooked: 'Chi comincia dimentica che chi è solo in un luogo con l’icona Onta riceve un tassello Onta.',
};
