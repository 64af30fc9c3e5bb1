import type { CommonCards } from './keys.ts';

export const cards: CommonCards = {
  // Comandi
  economy: [
    'Economia',
    'Muovi fino a 3 Commessi in 3 Luoghi diversi. Gli altri giocatori muovono fino a 2 Commessi in 2 Luoghi diversi. Poi ottieni 1 risorsa da ogni Luogo di produzione in cui hai un Commesso, al massimo 3. Con «Lavorare di più» di un altro sul tracciato ottieni 1 Legno, Pietra o Oro in più.',
  ],
  despotism: [
    'Dispo\u00ADtismo',
    'Muovi fino a 2 Commessi, anche nello stesso Luogo. Con «Economia» di un altro sul tracciato ne muovi fino a 2 in più. Gli altri giocatori muovono 1 Commesso. Poi fai un’Attivazione Avanzata di un Luogo con un tuo Commesso.',
  ],
  'attack-order': [
    'Ordine di attacco',
    'Muovi fino a 2 Commessi in 2 Luoghi diversi. Gli altri giocatori fanno lo stesso o attaccano con 1 Soldato. Poi, in qualsiasi Sezione, attaccano tutti i tuoi Soldati a riposo e tirano tutti i tuoi Arcieri. Con «Dispotismo» di un altro sul tracciato ottieni 2 Qi.',
  ],
  'work-harder': [
    'Lavorare di più',
    'Muovi fino a 3 Commessi fra i Luoghi di produzione e il Quartiere dei costruttori. Gli altri giocatori muovono fino a 2 Commessi in 2 Luoghi diversi. Poi costruisci una volta. Con «Leva» di un altro sul tracciato paghi 1 risorsa tua in meno.',
  ],
  levy: [
    'Leva',
    'Muovi fino a 2 Commessi in 2 Luoghi diversi. Gli altri giocatori fanno lo stesso. Poi recluti 1 Soldato per 1 risorsa in meno. Con «Ordine di attacco» di un altro sul tracciato ne recluti 1 in più a costo pieno. Peschi una Tattica.',
  ],
  betrayal: [
    'Tradimento',
    'Svolgi la parte del proprietario del Comando di un altro sul tracciato, oppure muovi fino a 2 Commessi in 1 o 2 Luoghi. «Tradimento» non si recupera mai.',
  ],
  reed: [
    'Clan del Giunco',
    'Il Comandante Supremo muove fino a 2 Commessi del Clan del Giunco. Ogni giocatore muove fino a 2 Commessi in 2 Luoghi diversi. Poi 1 Legno, Pietra o Oro va nel Magazzino.',
  ],

  // Qin Jiushao
  'qin-jiushao': [
    'Qin Jiushao',
    'Manda i Commessi nei Luoghi più bassi del suo tracciato e attiva dal più alto in giù. Ottiene Onore per i Commessi nei Luoghi di produzione, per ogni Ferita, per Mura, Orde e Artefatti. Non paga mai e non riceve mai Onta.',
  ],
  'qin-economy': [
    'Economia',
    'Muove 3 Commessi nei 3 Luoghi più bassi. Gli altri giocatori muovono fino a 2 Commessi in 2 Luoghi diversi. Poi il suo Sorvegliante nel Luogo di produzione più basso sale di 1 livello, e lui ottiene 1 punto Onore per Consigliere di Supporto.',
  ],
  'qin-despotism': [
    'Dispo\u00ADtismo',
    'Muove 2 Commessi nei 2 Luoghi più bassi. Gli altri giocatori muovono 1 Commesso. Poi fa un’Attivazione Avanzata del Luogo più alto con un suo Commesso.',
  ],
  'qin-attack-order': [
    'Ordine di attacco',
    'Muove 2 Commessi nei 2 Luoghi più bassi. Gli altri giocatori muovono fino a 2 Commessi in 2 Luoghi diversi o attaccano con 1 Soldato. Poi recluta gratis un Lanciere, che attacca, e tirano tutti i suoi Arcieri.',
  ],
  'qin-work-harder': [
    'Lavorare di più',
    'Muove 2 Commessi nei 2 Luoghi più bassi. Gli altri giocatori muovono fino a 2 Commessi in 2 Luoghi diversi. Poi costruisce un livello di Mura dove punta l’indicatore di Invasione, o altrimenti nell’altra Sezione. Prima paga il Magazzino, e il resto vale come pagato. Se entrambe le Mura sono complete, ottiene 6 punti Onore.',
  ],
  'qin-levy': [
    'Leva',
    'Muove 2 Commessi nei 2 Luoghi più bassi. Gli altri giocatori muovono fino a 2 Commessi in 2 Luoghi diversi. Poi recluta gratis un Arciere e un Lanciere, ed entrambi attaccano.',
  ],
  'qin-betrayal': [
    'Tradimento',
    'Muove 2 Commessi nei 2 Luoghi più bassi. Poi la sua pedina Tè va in cima, il suo Sorvegliante di livello più basso sale di 1, e lui ottiene 1 punto Onore per Consigliere di Supporto.',
  ],

  // Generali
  'song-ci': ['Song Ci', 'Ogni volta che potenzi un Sorvegliante: ottieni 2 punti Onore per Consigliere di Supporto.'],
  'yang-ye': [
    'Yang Ye',
    'Quando i tuoi Soldati verrebbero uccisi: salvane uno per Consigliere di Supporto per 1 Qi ciascuno.',
  ],
  'che-kung': [
    'Che Kung',
    'Per ogni Lanciere o Cavalleggero che metti su un’Orda: ottieni 1 punto Onore per Consigliere di Supporto, al massimo 4.',
  ],
  'zhang-shijie': [
    'Zhang Shijie',
    'Dopo che giochi una Tattica: ottieni 1 Qi per Consigliere di Supporto, al massimo 4.',
  ],
  'yue-fei': [
    'Yue Fei',
    'Dopo il tuo passo di Attivazione: attacca con un Soldato a riposo per Consigliere di Supporto.',
  ],
  'han-shizhong': [
    'Han Shizhong',
    'Una volta per attacco, per 1 Qi: metti fino a una Ferita per Consigliere di Supporto su un’Orda che hai attaccato, al massimo 4.',
  ],
  'liang-hongyu': [
    'Liang Hongyu',
    'Quando comincia il tiro, per ogni Sezione con un tuo Arciere su una Postazione: ottieni 1 punto Onore per Consigliere di Supporto, al massimo 4.',
  ],
  'meng-gong': [
    'Meng Gong',
    'I tuoi Cavalleggeri costano 1 Oro in meno per Consigliere di Supporto. Quando un’Orda è sconfitta: ottieni 2 punti Onore per ogni tuo Cavalleggero su di essa.',
  ],
  'zong-ze': [
    'Zong Ze',
    'Una volta per reclutamento: paga 1 risorsa a tua scelta in meno per Consigliere di Supporto. Ogni Soldato costa almeno 1.',
  ],
  'wen-tianxiang': [
    'Wen Tianxiang',
    'Quando si attiva un Luogo, tranne l’Ambasciata: il tuo unico Commesso lì conta come uno per Consigliere di Supporto, al massimo 4.',
  ],
  'bi-zaiyu': [
    'Bi Zaiyu',
    'Dopo l’Attivazione di un Luogo in cui avevi almeno 2 Commessi: attacca con 1 Soldato a riposo o pesca una Tattica. Una volta per Consigliere di Supporto ogni Autunno.',
  ],
  'yu-jie': [
    'Yu Jie',
    'Quando costruisci un livello di Mura: ottieni 2 punti Onore per Consigliere di Supporto. Quando costruisci una Barricata: ottieni 1 per Consigliere, al massimo 3. In due giocatori: ottieni 1 per Consigliere per un livello, e al massimo 1 per una Barricata.',
  ],
  'yang-paifeng': [
    'Yang Paifeng',
    'Quando è sconfitta un’Orda con un tuo Soldato: conti come se coprissi 1 Punto Vitale in più per Consigliere di Supporto.',
  ],
  'marsh-elders': [
    'Anziani della palude',
    'Quando il Clan del Giunco dona: il Comandante Supremo ottiene 1 punto Onore.',
  ],
  'river-wardens': [
    'Guardie del fiume',
    'Quando un Lanciere del Clan del Giunco non ha un bersaglio consentito: costruisce invece una Barricata, se c’è posto.',
  ],

  // Consiglieri: economia
  'timber-steward': ['Intendente del legno', 'In Estate: ottieni 1 Legno, o 2 con un Sorvegliante del Legno.'],
  'stone-steward': ['Intendente della pietra', 'In Estate: ottieni 1 Pietra, o 2 con un Sorvegliante della Pietra.'],
  'mint-steward': ['Intendente della zecca', 'In Estate: ottieni 1 Oro, o 2 con un Sorvegliante dell’Oro.'],
  'incense-keeper': ['Custode dell’incenso', 'In Estate: ottieni 1 Qi, o 2 con un Sorvegliante del Qi.'],
  'river-trader': [
    'Mercante fluviale',
    'All’inizio del tuo turno: scambia fino a 2 fra Legno, Pietra e Oro con altri di questi.',
  ],
  'pilgrim-broker': ['Sensale dei pellegrini', 'All’inizio del tuo turno: paga 2 fra Legno, Pietra e Oro per 2 Qi.'],
  surveyor: ['Agrimensore', 'Quando potenzi un Sorvegliante: paga 1 in meno, ma almeno 1.'],
  'guild-master': [
    'Maestro della gilda',
    'Quando potenzi un Sorvegliante: ottieni 1 della sua risorsa e 1 punto Onore.',
  ],
  'toll-collector': ['Gabelliere', 'Quando un altro giocatore assume un Commesso o un Consigliere: ottieni 1 Oro.'],
  extortionist: [
    'Estorsore',
    'Quando raccogli: usa il livello del Sorvegliante di un altro giocatore lì invece del tuo.',
  ],
  'spiritual-guide': [
    'Guida spirituale',
    'Quando potenzi un Sorvegliante: puoi pagare con risorse qualsiasi, anche miste.',
  ],
  almsgiver: ['Elemosiniere', 'Quando doni: puoi donare fino a 2.'],

  // Consiglieri: Commessi
  chancellor: [
    'Cancelliere',
    'Nel primo riquadro del tuo Comando: muovi 1 Commesso in più, in un Luogo in cui non ne hai mossi.',
  ],
  courier: [
    'Corriere',
    'Nel riquadro «Altri giocatori» del Comando di un altro: muovi 1 Commesso in più, in un altro Luogo.',
  ],
  examiner: [
    'Esaminatore',
    'Quando assumi un Commesso: paga 1 Oro in meno, e può andare subito in un Luogo con posto.',
  ],
  'court-tutor': ['Precettore di corte', 'Quando assumi un Consigliere: paga 1 Oro in meno, ma almeno 1.'],
  'tea-master': ['Maestro del tè', 'Alla Casa da Tè: sali di 1 posto in più, oppure ottieni 2 Qi se sei già in cima.'],
  magistrate: ['Magistrato', 'Quando riceveresti Onta perché sei solo in un Luogo: paga invece 1 Oro.'],
  logistician: [
    'Furiere',
    'Dopo il tuo passo di Attivazione: sposta fino a 2 Soldati da Zone di Riposo o Postazioni di Tiro a Zone di Riposo di altre Sezioni.',
  ],
  'war-scholar': [
    'Studioso di guerra',
    'Alla Scuola Marziale: pesca 1 Tattica in più, poi scartane 1. Puoi tenere 7 Tattiche.',
  ],
  'gang-overseer': [
    'Caposquadra',
    'Nel tuo passo di Attivazione: fai un’Attivazione Avanzata dove hai almeno 2 Commessi. Una volta l’Anno.',
  ],
  archivist: ['Archivista', 'Quando recuperi Comandi: ottieni 1 punto Onore per carta, o 2 in cooperazione.'],

  // Consiglieri: guerra
  guardian: ['Guardiano', 'Dopo il tuo passo di Attivazione: attacca con 1 Soldato in ogni Sezione.'],
  'spear-drillmaster': ['Istruttore dei lancieri', 'Quando recluti almeno un Lanciere: paga 2 Pietre in meno.'],
  fletcher: ['Frecciaio', 'Quando recluti almeno un Arciere: paga 2 Qi in meno.'],
  'stable-master': ['Capo delle scuderie', 'Quando recluti almeno un Cavalleggero: paga 2 Ori in meno.'],
  'cavalry-paymaster': ['Pagatore della cavalleria', 'Quando un tuo Cavalleggero viene ucciso: ottieni 2 Ori.'],
  'vanguard-captain': ['Capitano d’avanguardia', 'Quando un tuo Soldato è il primo su un’Orda: ottieni 2 punti Onore.'],
  'bounty-keeper': ['Custode del bottino', 'Quando prendi un’Orda: ottieni 2 fra Legno, Pietra e Oro.'],
  'field-surgeon': ['Chirurgo da campo', 'Quando salvi Soldati: il primo di ogni evento costa 1 Qi in meno.'],
  'patron-of-widows': [
    'Protettore delle vedove',
    'Quando i tuoi Soldati vengono uccisi: ottieni 1 punto Onore ciascuno, al massimo 3 per evento.',
  ],
  sharpshooter: ['Tiratore scelto', 'Quando i tuoi Arcieri tirano in Inverno: uno di loro mette 1 Ferita in più.'],
  'signal-officer': ['Ufficiale segnalatore', 'Quando recluti: attacca anche con 1 Soldato a riposo.'],
  pathfinder: ['Esploratore', 'Quando un Lanciere attacca, per 1 Qi: può attaccare la seconda Orda della sua Sezione.'],
  duellist: ['Duellante', 'In caso di pareggio per un’Orda: lo vinci tu.'],
  'camp-quartermaster': [
    'Quartiermastro',
    'All’inizio dell’Inverno: ottieni 1 Qi per ogni Sezione in cui riposa un tuo Soldato.',
  ],

  // Consiglieri: Mura
  'wall-architect': ['Architetto delle Mura', 'Quando costruisci un livello di Mura: paga 2 risorse tue in meno.'],
  'palisade-maker': [
    'Costruttore di palizzate',
    'Quando costruisci una Barricata: paga 1 in meno e ottieni 1 punto Onore in più.',
  ],
  'watch-captain': [
    'Capitano di guardia',
    'Quando costruisci un livello di Mura: un tuo Arciere a riposo lì prende una Postazione e mette 1 Ferita.',
  ],
  'storehouse-keeper': [
    'Magazziniere',
    'Quando un altro giocatore costruisce con risorse del Magazzino: ottieni 1 punto Onore.',
  ],
  'fire-pot-engineer': [
    'Artificiere',
    'All’inizio dell’Assalto, per 1 Qi: aggiungi 2 di Difesa in una Sezione. Una volta ogni Inverno.',
  ],

  // Consiglieri: corte
  strategist: ['Stratega', 'Quando potenzi una Tattica: paga 1 Qi in meno.'],
  'court-poet': ['Poeta di corte', 'Quando giochi una Tattica: ottieni 1 punto Onore, o 2 se potenziata.'],
  'penitent-abbot': [
    'Abate penitente',
    'In Estate: il primo tassello Onta che scarti è gratis. In cooperazione costa 5 punti Onore in meno.',
  ],

  // Tattiche
  retreat: [
    'Ritirata',
    'Quando i tuoi Soldati verrebbero uccisi: salvane 1. Potenziata (2 Qi): salva tutti quelli di questo evento.',
  ],
  restless: [
    'Instancabile',
    'In Estate: potenzia 1 Sorvegliante per 2 in meno. Potenziata (3 Qi): potenziane 2 diversi senza altri costi.',
  ],
  'feigned-flight': [
    'Finta fuga',
    'Quando recluti o puoi attaccare: attacca con 1 Soldato a riposo. Potenziata (2 Qi): attacca con fino a 3 di una Sezione.',
  ],
  'arrow-storm': [
    'Tempesta di frecce',
    'Prima di un controllo delle sconfitte: metti 1 Ferita su un’Orda di una Sezione dove hai un Arciere su una Postazione. Potenziata (2 Qi): mettine 1 per Arciere lì e 1 in più.',
  ],
  'night-labour': [
    'Lavoro notturno',
    'Dopo gli effetti di un Comando: muovi 1 Commesso. Potenziata (2 Qi): muovine fino a 2, anche nello stesso Luogo.',
  ],
  'forced-march': [
    'Marcia forzata',
    'All’inizio di un turno qualsiasi: sposta Soldati a riposo in un’altra Zona di Riposo. Potenziata (1 Qi): poi attacca con 1 di loro.',
  ],
  'tribute-caravan': [
    'Carovana dei tributi',
    'In Estate: ottieni 2 fra Legno, Pietra e Oro. Potenziata (2 Qi): ottieni 5 risorse di questi tipi.',
  ],
  stockades: ['Steccati', 'All’inizio dell’Assalto: costruisci gratis 1 Barricata. Potenziata (2 Qi): costruiscine 2.'],
  'public-atonement': [
    'Espiazione pubblica',
    'In Estate: scarta 1 dei tuoi tasselli Onta. Potenziata (3 Qi): scartane 2 e ottieni 3 punti Onore.',
  ],
  'trophy-hunters': [
    'Cacciatori di trofei',
    'Prima di un controllo delle sconfitte: ottieni 3 punti Onore se vi è sconfitta un’Orda con un tuo Soldato. Potenziata (2 Qi): conti anche come se coprissi 2 Punti Vitali in più.',
  ],

  // Artefatti
  'roll-of-counsellors': ['Registro dei consiglieri', 'Alla fine: 8 punti Onore per Consigliere di Supporto.'],
  'ledger-of-overseers': ['Libro dei sorveglianti', 'Alla fine: 3 punti Onore per livello dei tuoi Sorveglianti.'],
  'banner-of-blood': [
    'Stendardo di sangue',
    'Alla fine: 1 punto Onore per ogni Ferita inflitta, con Punti Vitali coperti dai tuoi Soldati e segnalini Ferita che hai messo.',
  ],
  'foundation-stone': [
    'Prima pietra',
    'Alla fine: 4 punti Onore per livello di Mura e 1 per Barricata che hai costruito.',
  ],
  'hall-of-trophies': [
    'Sala dei trofei',
    'Alla fine: 20, 12, 6 o 0 punti Onore in base alla classifica delle Orde prese senza Onta. Senza Orde, niente.',
  ],

  // Orde
  outriders: ['Cavalieri della steppa', 'Aggiramento: +2 di Potere Offensivo finché non sono in prima fila.'],
  shields: ['Avanguardia con scudi', 'Scudi a torre: le Ferite si possono mettere solo sulla fila superiore.'],
  'horse-archers': [
    'Arcieri a cavallo',
    'Tiro del Parto: prima che la loro Sezione tiri in Inverno, ogni giocatore con Arcieri su Postazioni lì paga 1 Qi o ne manda uno nella Zona di Riposo.',
  ],
  'siege-crew': ['Squadra d’assedio', 'Demolitori: in prima fila, ogni Barricata qui dà 1 di Difesa invece di 2.'],
  keshig: ['Guardia Keshig', 'Senza quartiere: su questa carta la Letalità è 1 in più.'],
  shamans: ['Cerchio di sciamani', 'Tamburi di guerra: ogni altra Orda della Sezione ha +1 di Potere Offensivo.'],
  raiders: [
    'Razziatori',
    'Saccheggio: quando fanno Breccia, ogni giocatore senza Soldati su di loro perde anche 1 Legno, Pietra o Oro.',
  ],
  lancers: ['Lancieri su cammello', 'Selva di lance: mettere qui un Cavalleggero costa 1 Qi in più.'],
};
