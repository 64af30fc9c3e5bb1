import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Comandi
  economy: [
    'Economia',
    'Muovi fino a 3 Commessi in 3 Luoghi diversi. Altri: fino a 2 in 2. Poi 1 risorsa di ogni Luogo di produzione dove hai un Commesso, al massimo 3; con Lavorare di più di un altro, 1 legno, pietra od oro in più.',
  ],
  despotism: [
    'Dispotismo',
    "Muovi fino a 2 Commessi, anche nello stesso Luogo; con Economia di un altro, 2 in più. Altri: 1 Commesso. Poi un'Attivazione Avanzata di un Luogo con un tuo Commesso.",
  ],
  'attack-order': [
    'Ordine di attacco',
    'Muovi fino a 2 Commessi in 2 Luoghi. Altri: lo stesso, o un attacco con 1 Soldato. Poi, nelle Sezioni che vuoi, tutti i tuoi Soldati a riposo attaccano e tutti i tuoi Arcieri tirano. Con Dispotismo di un altro ottieni 2 Qi.',
  ],
  'work-harder': [
    'Lavorare di più',
    'Muovi fino a 3 Commessi fra i Luoghi di produzione e il Quartiere dei costruttori. Altri: fino a 2 Commessi in 2 Luoghi. Poi costruisci una volta; con Leva di un altro, per 1 risorsa tua in meno.',
  ],
  levy: [
    'Leva',
    'Muovi fino a 2 Commessi in 2 Luoghi. Altri: lo stesso. Poi recluta 1 Soldato per 1 risorsa in meno; con Ordine di attacco di un altro, 1 in più a prezzo pieno. Pesca una Tattica.',
  ],
  betrayal: [
    'Tradimento',
    'Fai ciò che spetta al proprietario su un Comando altrui nel tracciato, oppure muovi fino a 2 Commessi in 1 o 2 Luoghi. Non si riprende mai.',
  ],
  reed: [
    'Clan del Giunco',
    'Il Comandante Supremo muove fino a 2 Commessi del Giunco. Ogni giocatore: fino a 2 Commessi in 2 Luoghi. Poi 1 legno, pietra od oro va nel Magazzino.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'Invia Commessi nei Luoghi più bassi del suo tracciato e attiva dal più alto in giù. Ottiene Onore per i Commessi nei Luoghi di produzione, per ogni Ferita, per Mura, Orde e Artefatti. Non paga mai e non riceve mai Onta.',
  ],
  'qin-economy': [
    'Economia',
    '3 Commessi nei 3 Luoghi più bassi. Altri: fino a 2 Commessi in 2 Luoghi. Poi il suo Sorvegliante nel Luogo di produzione più basso sale di 1 livello, e ottiene 1 Onore per Consigliere di Supporto.',
  ],
  'qin-despotism': [
    'Dispotismo',
    "2 Commessi nei 2 Luoghi più bassi. Altri: 1 Commesso. Poi un'Attivazione Avanzata del Luogo più alto con un suo Commesso.",
  ],
  'qin-attack-order': [
    'Ordine di attacco',
    '2 Commessi nei 2 Luoghi più bassi. Altri: fino a 2 Commessi in 2 Luoghi, o un attacco con 1 Soldato. Poi un Lanciere si unisce gratis e attacca, e tutti i suoi Arcieri tirano.',
  ],
  'qin-work-harder': [
    'Lavorare di più',
    "2 Commessi nei 2 Luoghi più bassi. Altri: fino a 2 Commessi in 2 Luoghi. Poi costruisce un livello di Mura dove indica l'indicatore di Invasione, o nell'altra Sezione: paga prima il Magazzino, il resto vale come pagato. Se entrambe le Mura sono complete: 6 Onore.",
  ],
  'qin-levy': [
    'Leva',
    '2 Commessi nei 2 Luoghi più bassi. Altri: fino a 2 Commessi in 2 Luoghi. Poi un Arciere e un Lanciere si uniscono gratis e attaccano.',
  ],
  'qin-betrayal': [
    'Tradimento',
    '2 Commessi nei 2 Luoghi più bassi. Poi la sua pedina Tè va in cima, il suo Sorvegliante di livello più basso sale di 1, e ottiene 1 Onore per Consigliere di Supporto.',
  ],

  // Generali
  'song-ci': ['Song Ci', 'Ogni volta che migliori un Sorvegliante: 2 Onore per Consigliere di Supporto.'],
  'yang-ye': ['Yang Ye', 'Dei tuoi Soldati che morirebbero, uno per Consigliere di Supporto si salva per 1 Qi.'],
  'che-kung': [
    'Che Kung',
    "Per ogni Lanciere o Cavalleggero messo su un'Orda: 1 Onore per Consigliere di Supporto, al massimo 4.",
  ],
  'zhang-shijie': ['Zhang Shijie', 'Dopo aver giocato una Tattica: 1 Qi per Consigliere di Supporto, al massimo 4.'],
  'yue-fei': [
    'Yue Fei',
    'Dopo la tua fase di attivazione puoi attaccare con un Soldato a riposo per Consigliere di Supporto.',
  ],
  'han-shizhong': [
    'Han Shizhong',
    "Una volta per attacco, paga 1 Qi: fino a una ferita per Consigliere di Supporto, al massimo 4, su un'Orda che hai attaccato.",
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    "All'inizio del tiro, per ogni Sezione con un tuo Arciere su una Postazione: 1 Onore per Consigliere di Supporto, al massimo 4.",
  ],
  'meng-gong': [
    'Meng Gong',
    "I tuoi Cavalleggeri costano 1 oro in meno per Consigliere di Supporto. Quando un'Orda è sconfitta: 2 Onore per ogni tuo Cavalleggero su di essa.",
  ],
  'zong-ze': [
    'Zong Ze',
    'Una volta per reclutamento: 1 risorsa a scelta in meno per Consigliere di Supporto; ogni Soldato costa almeno 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    "Un tuo Commesso da solo in un Luogo attivato, tranne l'Ambasciata, vale uno per Consigliere di Supporto, al massimo 4.",
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    "Dopo l'attivazione di un Luogo dove avevi almeno 2 Commessi: attacca con 1 Soldato a riposo o pesca una Tattica. Una volta per Consigliere di Supporto ogni autunno.",
  ],
  'yu-jie': [
    'Yu Jie',
    'Quando costruisci un livello di Mura: 2 Onore per Consigliere di Supporto; una Barricata: 1, al massimo 3. In due giocatori: 1 per Consigliere, e al massimo 1.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    "Su un'Orda sconfitta con un tuo Soldato conti 1 Punto Vitale in più per Consigliere di Supporto.",
  ],
  'marsh-elders': ['Anziani della palude', 'Quando il Clan del Giunco dona, il Comandante Supremo ottiene 1 Onore.'],
  'river-wardens': [
    'Guardie del fiume',
    "Un Lanciere del Giunco senza bersaglio costruisce una Barricata, se c'è posto.",
  ],

  // Consiglieri: economia
  'timber-steward': ['Intendente del legno', 'In estate: 1 legno, o 2 con un Sorvegliante del legno.'],
  'stone-steward': ['Intendente della pietra', 'In estate: 1 pietra, o 2 con un Sorvegliante della pietra.'],
  'mint-steward': ['Intendente della zecca', "In estate: 1 oro, o 2 con un Sorvegliante dell'oro."],
  'incense-keeper': ["Custode dell'incenso", 'In estate: 1 Qi, o 2 con un Sorvegliante del Qi.'],
  'river-trader': [
    'Mercante fluviale',
    "All'inizio del tuo turno: scambia fino a 2 fra legno, pietra e oro con altri di questi.",
  ],
  'pilgrim-broker': ['Sensale dei pellegrini', "All'inizio del tuo turno: paga 2 fra legno, pietra e oro per 2 Qi."],
  surveyor: ['Agrimensore', 'I miglioramenti costano 1 in meno, almeno 1.'],
  'guild-master': ['Maestro della gilda', 'Quando migliori un Sorvegliante: 1 della sua risorsa e 1 Onore.'],
  'toll-collector': ['Gabelliere', '1 oro per ogni Commesso o Consigliere assunto da un altro.'],
  extortionist: ['Estorsore', 'Quando raccogli, usa il livello del Sorvegliante di un altro al posto del tuo.'],
  'spiritual-guide': ['Guida spirituale', 'Puoi pagare i miglioramenti con risorse qualsiasi, anche miste.'],
  almsgiver: ['Elemosiniere', 'Puoi donare fino a 2 risorse per attivazione.'],

  // Consiglieri: commessi
  chancellor: [
    'Cancelliere',
    'Nel primo riquadro del tuo Comando: 1 Commesso in più, in un Luogo dove non ne hai mossi.',
  ],
  courier: ['Corriere', 'Nel riquadro per gli altri: 1 Commesso in più, in un altro Luogo.'],
  examiner: ['Esaminatore', 'Un Commesso costa 1 oro in meno e può andare subito in un Luogo con posto.'],
  'court-tutor': ['Precettore di corte', 'Un Consigliere costa 1 oro in meno, almeno 1.'],
  'tea-master': ['Maestro del tè', 'Alla Casa da Tè sali di 1 in più; se sei già in cima ottieni 2 Qi.'],
  magistrate: ['Magistrato', 'Paga 1 oro invece di prendere Onta perché sei solo in un Luogo.'],
  logistician: [
    'Logista',
    'Dopo la tua fase di attivazione: muovi fino a 2 Soldati da Zone di Riposo o Postazioni alle Zone di Riposo di altre Sezioni.',
  ],
  'war-scholar': ['Studioso di guerra', 'Alla Scuola Marziale pesca 1 in più, poi scartane 1. Puoi tenere 7 Tattiche.'],
  'gang-overseer': [
    'Caposquadra',
    "Una volta l'anno nella tua fase di attivazione: un'Attivazione Avanzata dove hai almeno 2 Commessi.",
  ],
  archivist: ['Archivista', 'Quando riprendi i Comandi: 1 Onore per carta; in cooperazione 2.'],

  // Consiglieri: guerra
  guardian: ['Guardiano', 'Dopo la tua fase di attivazione: attacca con 1 Soldato in ogni Sezione.'],
  'spear-drillmaster': ['Istruttore dei lancieri', 'Un reclutamento con un Lanciere costa 2 pietre in meno.'],
  fletcher: ['Frecciaio', 'Un reclutamento con un Arciere costa 2 Qi in meno.'],
  'stable-master': ['Capo delle scuderie', 'Un reclutamento con un Cavalleggero costa 2 oro in meno.'],
  'cavalry-paymaster': ['Pagatore della cavalleria', '2 oro per ogni tuo Cavalleggero ucciso.'],
  'vanguard-captain': ["Capitano d'avanguardia", "Quando un tuo Soldato è il primo su un'Orda: 2 Onore."],
  'bounty-keeper': ['Custode del bottino', "Quando prendi un'Orda: 2 fra legno, pietra e oro."],
  'field-surgeon': ['Chirurgo da campo', 'Il primo Soldato che salvi in ogni evento costa 1 Qi in meno.'],
  'patron-of-widows': ['Protettore delle vedove', '1 Onore per ogni tuo Soldato ucciso, al massimo 3 per evento.'],
  sharpshooter: ['Tiratore scelto', 'Nel tiro invernale uno dei tuoi Arcieri mette 1 ferita in più.'],
  'signal-officer': ['Ufficiale segnalatore', 'Quando recluti, attacca anche con 1 Soldato a riposo.'],
  pathfinder: ['Esploratore', 'Paga 1 Qi: un Lanciere può attaccare la seconda Orda della sua Sezione.'],
  duellist: ['Duellante', 'Vinci i pareggi per le Orde.'],
  'camp-quartermaster': ['Quartiermastro', "All'inizio dell'inverno: 1 Qi per Sezione dove riposa un tuo Soldato."],

  // Consiglieri: mura
  'wall-architect': ['Architetto delle Mura', 'Un livello di Mura costa 2 risorse tue in meno.'],
  'palisade-maker': ['Costruttore di palizzate', 'Una Barricata costa 1 in meno e dà 1 Onore in più.'],
  'watch-captain': [
    'Capitano di guardia',
    'Quando costruisci un livello di Mura: un tuo Arciere che riposa lì occupa una Postazione e mette 1 ferita.',
  ],
  'storehouse-keeper': ['Magazziniere', '1 Onore quando un altro costruisce con risorse del Magazzino.'],
  'fire-pot-engineer': [
    'Artificiere',
    "Una volta per inverno, all'inizio dell'assalto, paga 1 Qi: +2 difesa in una Sezione.",
  ],

  // Consiglieri: corte
  strategist: ['Stratega', 'Potenziare una Tattica costa 1 Qi in meno.'],
  'court-poet': ['Poeta di corte', 'Quando giochi una Tattica: 1 Onore, potenziata 2.'],
  'penitent-abbot': [
    'Abate penitente',
    'In estate il primo tassello Onta che scarti è gratis; in cooperazione costa 5 Onore in meno.',
  ],

  // Tattiche
  retreat: [
    'Ritirata',
    'Quando i tuoi Soldati morirebbero: salvane 1. Potenziata (2 Qi): tutti quelli di questo evento.',
  ],
  restless: [
    'Instancabile',
    'In estate: migliora 1 Sorvegliante per 2 in meno. Potenziata (3 Qi): 2 diversi senza altri costi.',
  ],
  'feigned-flight': [
    'Finta fuga',
    'Quando recluti o puoi attaccare: attacca con 1 Soldato a riposo. Potenziata (2 Qi): con fino a 3 di una Sezione.',
  ],
  'arrow-storm': [
    'Tempesta di frecce',
    "Prima di un controllo delle sconfitte: 1 ferita a un'Orda di una Sezione dove hai un Arciere su una Postazione. Potenziata (2 Qi): 1 per Arciere lì, più 1.",
  ],
  'night-labour': [
    'Lavoro notturno',
    'Dopo gli effetti di un Comando: muovi 1 Commesso. Potenziata (2 Qi): fino a 2, anche nello stesso Luogo.',
  ],
  'forced-march': [
    'Marcia forzata',
    "All'inizio di qualsiasi turno: sposta Soldati a riposo in un'altra Zona di Riposo. Potenziata (1 Qi): poi attacca con 1 di loro.",
  ],
  'tribute-caravan': ['Carovana dei tributi', 'In estate: 2 fra legno, pietra e oro. Potenziata (2 Qi): 5.'],
  stockades: ['Steccati', "All'inizio dell'assalto: 1 Barricata gratis. Potenziata (2 Qi): 2."],
  'public-atonement': [
    'Espiazione pubblica',
    'In estate: scarta 1 tuo tassello Onta. Potenziata (3 Qi): 2, e 3 Onore.',
  ],
  'trophy-hunters': [
    'Cacciatori di trofei',
    "Prima di un controllo delle sconfitte: se vi è sconfitta un'Orda con un tuo Soldato, 3 Onore. Potenziata (2 Qi): e conti 2 Punti Vitali in più.",
  ],

  // Artefatti
  'roll-of-counsellors': ['Rotolo dei consiglieri', '8 Onore per Consigliere di Supporto.'],
  'ledger-of-overseers': ['Registro dei sorveglianti', '3 Onore per livello dei tuoi Sorveglianti.'],
  'banner-of-blood': [
    'Stendardo di sangue',
    '1 Onore per ferita inflitta: Punti Vitali coperti dai tuoi Soldati e segnalini ferita che hai messo.',
  ],
  'foundation-stone': ['Prima pietra', '6 Onore per livello di Mura e 1 per Barricata che hai costruito.'],
  'hall-of-trophies': ['Sala dei trofei', 'Secondo le Orde prese senza Onta: 20, 12, 6, 0 Onore; con nessuna, niente.'],

  // Orde
  outriders: ['Battistrada della steppa', 'Aggiramento: +2 Potere se non sono in prima fila.'],
  shields: ['Avanguardia con scudi', 'Scudi a torre: le ferite si mettono solo sulla fila superiore.'],
  'horse-archers': [
    'Arcieri a cavallo',
    'Ultimi tiri: prima del tiro invernale della loro Sezione, chi vi ha Arcieri su Postazioni paga 1 Qi o ne manda uno a riposo.',
  ],
  'siege-crew': ["Squadra d'assedio", 'Sfondatori: in prima fila ogni Barricata dà 1 difesa invece di 2.'],
  keshig: ['Guardia Keshig', 'Nessuna pietà: la Letalità su questa carta è 1 in più.'],
  shamans: ['Cerchio di sciamani', 'Tamburi di guerra: ogni altra Orda della Sezione ha +1 Potere.'],
  raiders: [
    'Razziatori',
    'Saccheggio: quando fanno breccia, chi non ha Soldati su di loro perde anche 1 legno, pietra od oro.',
  ],
  lancers: ['Lancieri su cammello', 'Selva di lance: mettere qui un Cavalleggero costa 1 Qi in più.'],
};
