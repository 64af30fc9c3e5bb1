import type { PrimerWords } from '@teahouse/boardkit/contract';

export const words: PrimerWords = {
  lead: 'I clan dei Song difendono le stesse Mura e si contendono l’Onore.',
  steps: [
    {
      title: 'Vince chi ha più punti Onore',
      text: 'Guidi un clan e un Generale. Le Mura sono di tutti, l’Onore è solo tuo.',
    },
    {
      title: 'Un anno ha quattro stagioni',
      text: 'La primavera porta Orde, l’estate rendite; in autunno agisci, in inverno assaltano le Mura.',
    },
    {
      title: 'Scegli un Comando in segreto',
      text: 'Si rivelano tutti insieme. Ogni carta agisce a turno: tu fai di più, gli altri un poco.',
    },
    {
      title: 'I Commessi riempiono i Luoghi',
      text: 'Un Luogo pieno si attiva: ogni Commesso lavora per il suo clan, poi tutti tornano a casa.',
    },
    {
      title: 'I Soldati coprono i Punti Vitali',
      text: 'Un Lanciere prende ciò che è stampato sotto di lui. Coperti tutti i Punti Vitali, l’Orda è sconfitta.',
    },
    {
      title: 'Le Mura devono reggere',
      text: 'Potere Offensivo contro Difesa. In una Breccia, chi non ha Soldati su un’Orda riceve un tassello Onta.',
    },
    { title: 'Alla fine', text: 'Orde, Artefatti e costruzioni danno punti Onore. Un Soldato con Onta ne costa 5.' },
  ],
  overlooked: 'Da non dimenticare: chi è da solo in un Luogo con l’icona Onta riceve un tassello Onta.',
};
