import type { Cards } from './keys.ts';

export const cards: Cards = {
  orders: {
    strategize: [
      'Azione Strategica',
      'Muovi quante tue unità vuoi, ciascuna di 1 area, in aree vuote o amiche, e quanti tuoi Eroi vuoi di 1 area qualsiasi. Nessuna area viene attivata. Le unità non possono lasciare aree con un tuo segnalino Attivazione.',
      'Pesca tante carte Tattica quante ne indicano i tuoi tre quadranti.',
    ],
    mobilize: [
      'Mobilizzazione',
      'Attiva 1 area e muovi al suo interno unità distanti al massimo 2 aree, 3 se veloci.',
      'Attiva una seconda area e muovi al suo interno altre unità. Con questo ordine si può combattere una sola battaglia in tutto.',
    ],
    conquer: [
      'Conquista',
      'Attiva 1 area e muovi al suo interno unità distanti al massimo 2 aree, 3 se veloci.',
      'Nella battaglia di questo ordine hai +2 forza contro una Fortezza, altrimenti +1.',
    ],
    harvest: [
      'Raccolto',
      'Regola ciascuno dei tuoi quadranti in base a ciò che producono le tue aree, Magazzini compresi.',
      'Costruisci 1 Miglioramento, poi ricevi i benefici di tutti i tuoi Miglioramenti.',
    ],
    recruit: [
      'Reclutamento',
      'Scegli uno dei tuoi quadranti e piazza le unità che indica in aree con una Fortezza amica.',
      'Recluta anche da un secondo quadrante.',
    ],
    'rally-support': [
      'Ottenere Supporto',
      'Ricevi un beneficio da ogni Città che controlli.',
      'Pesca 3 Eroi che possono unirsi a te e assoldane 1 presso una Fortezza amica.',
    ],
    'acquire-power': [
      'Acquisire Potere',
      'Guadagna tanti segnalini Influenza quanti ne indicano i tuoi tre quadranti.',
      'Piazza su una carta Titolo più segnalini Influenza di quanti ce ne sono e prendila.',
    ],
    fortify: [
      'Fortificazione',
      'Esegui una o più di queste azioni, in qualsiasi ordine: costruisci una Fortezza per 3 segnalini Influenza, ripara una Fortezza, sposta segnalini runa in aree amiche adiacenti.',
      '',
    ],
  },
  developments: {
    storehouse: [
      'Magazzino',
      'Durante il Raccolto, la sua area produce 1 risorsa in più tra quelle stampate, ogni volta a tua scelta.',
    ],
    'war-room': ['Sala di Guerra', 'Beneficio: pesca una carta Tattica.'],
    court: ['Corte', 'Beneficio: guadagna 1 segnalino Influenza.'],
    'ballista-towers': [
      'Torri con Baliste',
      'Quando si calcola la forza, puoi infliggere 2 danni agli attaccanti. Le Torri con Baliste restano al loro posto.',
    ],
    'warding-trees': [
      'Alberi Guardiani',
      'Quando si calcola la forza, puoi mettere in rotta 1 attaccante in piedi a tua scelta. Gli Alberi Guardiani restano al loro posto.',
    ],
    'burning-ditches': [
      'Fossati Ardenti',
      'Quando si calcola la forza, puoi scartare questo Miglioramento. L’attaccante deve distruggere 2 unità con salute 1 oppure 1 altra unità.',
    ],
    'bone-pits': [
      'Fosse di Ossa',
      'Quando si calcola la forza, puoi scartare questo Miglioramento per piazzare nella battaglia fino a 3 Rianimati in piedi dalla tua riserva.',
    ],
  },
  cities: {
    marlford: 'Marlford',
    ashgate: 'Ashgate',
    saltmere: 'Saltmere',
    thornwick: 'Thornwick',
    highmarket: 'Highmarket',
    gloamhaven: 'Gloamhaven',
    brassport: 'Brassport',
  },
  seasons: {
    famine: [
      'Carestia',
      'Ogni giocatore abbassa ciascun quadrante che supera ciò che producono le sue aree fino a quel valore. I Magazzini non contano.',
    ],
    'call-to-arms': ['Chiamata alle Armi', 'In ordine di gioco, ogni giocatore può reclutare da un quadrante.'],
    convocation: [
      'Concilio dei Maghi: Convocazione',
      'Asta d’Influenza. Chi vince pesca 3 carte Tattica, ne tiene 2 e ne dà 1 a un avversario.',
    ],
    'rivers-in-flood': [
      'Fiumi in Piena',
      'In questa stagione non si può attivare nessuna area con un confine acquatico.',
    ],
    'wandering-herds': [
      'Branchi Erranti',
      'In ordine di gioco, ogni giocatore piazza 1 unità neutrale triangolare in un’area non controllata con meno di 8 unità.',
    ],
    'planting-feast': ['Festa della Semina', 'Ogni giocatore alza di 1 il quadrante del cibo, fino a 8.'],
    'tithe-day': [
      'Giorno della Decima',
      'Ogni giocatore guadagna 1 segnalino Influenza, più 1 per ogni Città che controlla.',
    ],
    'champions-fair': [
      'Fiera dei Campioni',
      'In ordine di gioco, ogni giocatore può pagare 2 segnalini Influenza per pescare 2 Eroi che possono unirsi a lui e assoldarne 1 presso una Fortezza amica.',
    ],
    audience: [
      'Concilio dei Maghi: Udienza',
      'Asta d’Influenza. Chi vince può pescare una carta Ricompensa per un proprio Eroe oppure guardare tutte le rune nelle aree controllate da un avversario.',
    ],
    turncoat: [
      'Voltagabbana',
      'Asta d’Influenza. Chi vince sceglie un Eroe nemico. Se l’Eroe può unirsi a chi ha vinto, passa dalla sua parte con tutte le carte Ricompensa; altrimenti diserta.',
    ],
    drought: ['Siccità', 'Ogni giocatore abbassa di 1 il quadrante del cibo, ma non sotto 1.'],
    'long-days': ['Giornate Lunghe', 'In questa Fase Missione gli Eroi possono muoversi di 1 area in più.'],
    'scorching-march': [
      'Marcia Rovente',
      'In questa stagione Mobilizzazione e Conquista muovono solo unità distanti 1 area, al massimo 2 se veloci.',
    ],
    highwaymen: ['Briganti', 'Ogni giocatore con più di 5 segnalini Influenza ne perde 2.'],
    'threatened-home-realms': [
      'Regni Natii Minacciati',
      'In ordine di gioco, ogni giocatore sposta 2 segnalini runa (con «Minaccia più lieve»: 1) fuori dal regno natio, ciascuno nella più vicina area amica o non controllata senza segnalini runa.',
    ],
    reckoning: [
      'Concilio dei Maghi: Resa dei Conti',
      'Asta d’Influenza. Chi vince prende un Titolo che nessuno possiede, con 1 segnalino Influenza sopra, oppure pesca una carta Tattica.',
    ],
    'rich-harvest': [
      'Raccolto Abbondante',
      'In ordine di gioco, ogni giocatore può eseguire l’azione principale del Raccolto.',
    ],
    'raiders-at-the-fords': [
      'Predoni ai Guadi',
      'In ordine di gioco, ogni giocatore mette in rotta, se possibile, 1 sua unità in piedi in un’area con un confine acquatico.',
    ],
    caravans: [
      'Carovane',
      'In ordine di gioco, ogni giocatore può pagare 2 segnalini Influenza per pescare 2 carte Tattica.',
    ],
    'camp-fever': [
      'Febbre da Campo',
      'In ogni area in cui un giocatore ha 6 o più unità, alleate comprese, quel giocatore distrugge 1 unità triangolare o circolare.',
    ],
    'old-alliances': [
      'Antiche Alleanze',
      'In ordine di gioco, ogni giocatore può tentare la diplomazia con 2 carte Fato gratuite verso unità neutrali adiacenti a un’area amica. Oro: si spostano in quell’area come alleate. Grigio: si ritirano. Rosso: non succede nulla.',
    ],
    'market-of-secrets': [
      'Mercato dei Segreti',
      'In ordine di gioco, ogni giocatore pesca una carta Tattica, poi ne scarta una.',
    ],
    stampede: [
      'Fuga Precipitosa',
      'In ordine di gioco, ogni giocatore può spostare tutte le unità neutrali di un’area in un’area vuota adiacente.',
    ],
    'rune-unearthed': ['Runa Dissotterrata', 'Asta d’Influenza. Chi vince riceve una runa di drago.'],
    'midwinter-verdict': [
      'Concilio dei Maghi: Verdetto di Mezzo Inverno',
      'Il giocatore con più segnalini Influenza può pagarne 4 per ricevere una runa di drago. Se rinuncia, può farlo il successivo, e così via.',
    ],
    'seekers-vision': [
      'Visione del Cercatore',
      'Asta d’Influenza tra i giocatori con un Eroe in piedi fuori dal proprio regno natio. Chi vince indica uno di questi suoi Eroi e riceve una runa di drago; uno dei due segnalini va piazzato nell’area di quell’Eroe, se possibile.',
    ],
    'hard-winter': [
      'Inverno Rigido',
      'Quest’inverno ogni area può contenere 1 unità in meno di quanto indica il quadrante del cibo, ma almeno 1. Senza cibo non ne resta nessuna.',
    ],
    'mild-winter': ['Inverno Mite', 'Quest’inverno il cibo non limita il numero di unità in un’area.'],
    'dragons-bargain': [
      'Patto del Drago',
      'In ordine di gioco, ogni giocatore può distruggere 3 sue unità in piedi in una stessa area per ricevere una runa di drago. Solo il primo che lo fa la riceve.',
    ],
    snowbound: [
      'Bloccati dalla Neve',
      'In questa stagione nessuna unità può attraversare i confini montuosi, nemmeno volando.',
    ],
    'tales-by-the-fire': [
      'Racconti attorno al Fuoco',
      'Rimuovi 1 danno da ogni Eroe in un’area amica. Poi ogni giocatore i cui Eroi non hanno carte Ricompensa pesca una carta Missione.',
    ],
  },
  objectives: {
    'bound-by-honor': ['Vincolo d’Onore', 'Ogni unità neutrale triangolare sulla mappa è alleata di un giocatore.'],
    'keeper-of-cities': ['Custode delle Città', 'Controlli 3 Città (2 in una partita a due giocatori).'],
    'shield-of-the-land': ['Scudo della Terra', 'Controlli 3 Fortezze non danneggiate.'],
    'hall-of-heroes': ['Sala degli Eroi', 'Hai 3 Eroi, ciascuno con almeno 1 carta Ricompensa.'],
    'friend-of-dragons': [
      'Amico dei Draghi',
      'Un Drago è tuo alleato. Se non ci sono Draghi sulla mappa, puoi cambiare questa carta una volta nel tuo turno.',
    ],
    'full-granaries': ['Granai Pieni', 'Ciascuno dei tuoi tre quadranti indica 5 o più.'],
    'voice-of-the-council': ['Voce del Concilio', 'Possiedi un Titolo e hai almeno 8 segnalini Influenza.'],
    liberator: ['Liberatore', 'Controlli un’area del regno natio di un altro giocatore.'],
    'yoke-of-giants': [
      'Giogo dei Giganti',
      'Un Gigante è tuo alleato. Se non ci sono Giganti sulla mappa, puoi cambiare questa carta una volta nel tuo turno.',
    ],
    'ruin-of-realms': [
      'Rovina dei Regni',
      'Controlli 2 aree dei regni natii di altri giocatori, oppure 1 in cui all’inizio del tuo turno c’era una Fortezza del suo proprietario.',
    ],
    'blood-tally': ['Tributo di Sangue', 'In una sola battaglia del tuo turno, l’altra parte ha perso almeno 6 unità.'],
    slayer: ['Sterminatore', 'I tuoi Eroi hanno sconfitto 2 Eroi in duello.'],
    'iron-and-ash': [
      'Ferro e Cenere',
      'Il tuo quadrante del minerale indica 6 o più e hai 2 Fortezze fuori dal tuo regno natio.',
    ],
    'web-of-lies': ['Rete di Menzogne', 'Hai in mano 8 o più carte Tattica.'],
    'the-horde': ['L’Orda', 'Hai sulla mappa 20 o più unità, alleate comprese.'],
    'hoarder-of-relics': ['Collezionista di Reliquie', 'I tuoi Eroi hanno in tutto 5 o più carte Ricompensa.'],
  },
  titles: {
    primarch: [
      'Primarca del Concilio dei Maghi',
      'Decidi chi vince un’asta in parità, anche se sei tra i giocatori in parità. Guadagna 1 segnalino Influenza ogni volta che si rivela una carta Concilio dei Maghi.',
    ],
    captain: [
      'Capitano della Lega degli Eroi',
      'Una volta in ogni tuo turno, puoi scartare 3 carte Ricompensa dei tuoi Eroi per ricevere una runa di drago.',
    ],
    warden: [
      'Guardiano delle Città Libere',
      'Quando risolvi Ottenere Supporto, una Città ti dà entrambi i benefici. In inverno il cibo non limita le tue unità nelle aree con una Città.',
    ],
  },
  tactics: {
    'summon-lightning': ['Evocare Fulmini', 'All’inizio di una battaglia: infliggi 4 danni al nemico.'],
    'tactical-retreat': [
      'Ritirata Tattica',
      'All’inizio di una battaglia in cui difendi: annullala. Le tue unità si ritirano in un’area amica o sono distrutte; quelle già in rotta prima della battaglia sono distrutte. L’attaccante prende l’area e può sostituire una Fortezza che vi si trova con una delle sue, non danneggiata.',
    ],
    'horrific-rumors': [
      'Voci Terrificanti',
      'Nel tuo turno: piazza 1 segnalino Attivazione di un avversario in un’area che quell’avversario non controlla.',
    ],
    'lost-city': [
      'Città Perduta',
      'Nel tuo turno: scegli un’area non controllata e senza Città in cui si trova un tuo Eroe. Tutte le unità neutrali presenti si ritirano e tu piazzi lì una Fortezza danneggiata.',
    ],
    'rally-cry': [
      'Grido di Battaglia',
      'Prima di una riga di battaglia: rialza fino a 2 tue unità messe in rotta in questa battaglia. Possono ancora agire se la loro riga non è conclusa.',
    ],
    'mountain-pass': [
      'Passo Montano',
      'Nel tuo turno, prima di muovere: durante questo ordine le tue unità possono attraversare i confini montuosi.',
    ],
    'spoils-of-war': [
      'Bottino di Guerra',
      'All’inizio di una battaglia: chi la vince guadagna 2 segnalini Influenza e pesca una carta Tattica.',
    ],
    'war-council': [
      'Consiglio di Guerra',
      'Nel tuo turno: indica un avversario e un numero da 1 a 4. Ciascuno dei due pesca altrettante carte Tattica.',
    ],
    'spy-ring': [
      'Rete di Spie',
      'Nel tuo turno: riprendi in mano una carta Ordine che hai giocato in una stagione precedente di quest’anno.',
    ],
    'beast-drums': [
      'Tamburi delle Bestie',
      'Nel tuo turno: tutte le unità neutrali di un’area si ritirano, alleate o no.',
    ],
    'forced-march': [
      'Marcia Forzata',
      'Nel tuo turno, prima di una Mobilizzazione o di una Conquista: le tue unità possono provenire da 1 area più lontano.',
    ],
    'bribed-scouts': ['Esploratori Corrotti', 'Nel tuo turno: guarda fino a 3 segnalini runa, ovunque si trovino.'],
    sappers: ['Genieri', 'Nel tuo turno: danneggia 1 Fortezza nemica adiacente a un’area amica.'],
    'field-surgeons': [
      'Cerusici da Campo',
      'Dopo una riga di battaglia: rimuovi tutti i danni dalle tue unità nella battaglia.',
    ],
    ambush: ['Imboscata', 'All’inizio di una battaglia: scegli uno dei tuoi tipi di unità. Agisce nella riga 1.'],
    'shield-wall': ['Muro di Scudi', 'Quando si calcola la forza: hai +2 alla forza.'],
    reinforcements: ['Rinforzi', 'Nel tuo turno: piazza 2 tue unità triangolari presso una Fortezza amica.'],
    'levy-of-silver': [
      'Tributo d’Argento',
      'Nel tuo turno: guadagna 2 segnalini Influenza, o 3 se controlli una Città.',
    ],
    'poisoned-wells': ['Pozzi Avvelenati', 'Nel tuo turno: abbassa di 2 un quadrante di un avversario.'],
    'bumper-crop': ['Annata Eccezionale', 'Nel tuo turno: alza di 2 uno dei tuoi quadranti, fino a 8.'],
    'sudden-frost': [
      'Gelo Improvviso',
      'Nel tuo turno: fino alla fine del turno le tue unità ignorano i confini acquatici.',
    ],
    'envoys-gift': ['Dono dell’Ambasciatore', 'Prima di pescare per la diplomazia: pesca 2 carte Fato in più.'],
    'heros-hour': [
      'L’Ora dell’Eroe',
      'Prima di una prova di Missione: pesca 2 carte Fato in più per il tuo Eroe. Oppure, all’inizio di un duello: il tuo Eroe ignora i primi 2 danni.',
    ],
    'wandering-giant': [
      'Gigante Errante',
      'Nel tuo turno: piazza un Gigante dalla riserva in un’area vuota non adiacente ad alcuna area amica.',
    ],
    'night-raid': [
      'Incursione Notturna',
      'Nel tuo turno: metti in rotta 1 unità a tua scelta in un’area nemica adiacente a un’area amica.',
    ],
    cutpurses: [
      'Tagliaborse',
      'Nel tuo turno: indica un avversario, che ti dà, a sua scelta, 2 segnalini Influenza o una carta Tattica a caso.',
    ],
    'confused-orders': [
      'Ordini Confusi',
      'Quando si rivelano le carte Ordine: indica un avversario, che in questa stagione non può usare il Bonus di Supremazia.',
    ],
  },
  heroes: {
    'aldis-brandt': ['Aldis Brandt', 'Abilità speciale in duello: infliggi 2 danni.', 'Aldis'],
    'sister-ysolde': [
      'Suor Ysolde',
      'All’inizio della tua parte della Fase Missione, rimuovi 1 danno da lei e da ciascuno dei tuoi Eroi nella sua area.',
      'Ysolde',
    ],
    teren: ['Teren dei Canneti', 'Quando si muove, ignora i confini montuosi e acquatici.', 'Teren'],
    marrec: [
      'Marrec Manofedele',
      'Abilità speciale in duello: previeni 2 danni in questo round e infliggi 1 danno.',
      'Marrec',
    ],
    ilvane: [
      'Ilvane Starling',
      'Quando completa una Missione, pesca 1 carta Ricompensa in più, poi scarta una delle sue carte Ricompensa.',
      'Ilvane',
    ],
    gorrath: [
      'Gorrath Fauci di Ferro',
      'Abilità speciale in duello: infliggi 2 danni, ma Gorrath ne subisce 1.',
      'Gorrath',
    ],
    vessa: [
      'Vessa Fior di Notte',
      'Abilità speciale in duello: infliggi 1 danno e guarda una runa in un’area controllata da quell’avversario.',
      'Vessa',
    ],
    morvan: [
      'Morvan il Vuoto',
      'Quando sta per essere sconfitto, tranne che in un duello con un Eroe, pesca una carta Fato. Con oro o grigio resta in gioco con 1 punto di salute.',
      'Morvan',
    ],
    skarn: [
      'Skarn Due Coltelli',
      'Una volta per Fase Missione, può anche iniziare un duello dopo una Missione.',
      'Skarn',
    ],
    'lady-ashmere': [
      'Lady Ashmere',
      'Quando vince un duello contro un Eroe, guadagni 2 segnalini Influenza.',
      'Lady Ashmere',
    ],
    'old-brannoch': ['Brannoch il Vecchio', 'Quando si unisce a te, pesca una carta Missione.', 'Brannoch'],
    quill: ['Quill il Viandante', 'Nella Fase Missione può muoversi di massimo 3 aree.', 'Quill'],
  },
  quests: {
    'ford-watch': 'La Guardia al Guado',
    'sealed-adit': 'La Galleria Sigillata',
    'wyrms-riddle': 'L’Enigma del Drago',
    'hanging-trail': 'Il Sentiero Sospeso',
    'circle-of-stones': 'Il Cerchio di Pietre',
    'drowned-mill': 'Il Mulino Sommerso',
    'lamp-in-the-marsh': 'La Lanterna nella Palude',
    'heartwood-gate': 'La Porta di Cuorlegno',
    'toll-of-the-hill': 'Il Pedaggio della Collina',
    'voices-over-the-water': 'Voci sull’Acqua',
    'burned-farm': 'La Fattoria Bruciata',
    'thieves-ladder': 'La Scala dei Ladri',
    'forged-charter': 'Lo Statuto Falsificato',
    'kennel-cave': 'La Grotta dei Segugi',
    'nest-on-the-cliff': 'Il Nido sulla Rupe',
    'silent-mirror': 'Lo Specchio Silente',
    'giants-wager': 'La Scommessa del Gigante',
    'runaway-herd': 'La Mandria in Fuga',
    'deep-forge': 'La Forgia Profonda',
    'ash-wood-hunt': 'La Caccia nel Bosco di Frassini',
    'broken-bridge': 'Il Ponte Spezzato',
    'ember-well': 'Il Pozzo di Brace',
    'last-orchard': 'L’Ultimo Frutteto',
    'guild-vault': 'Il Caveau della Gilda',
  },
  rewards: {
    'timmorran-shard': [
      'Frammento di Timmorran',
      'Nel tuo turno, se questo Eroe è in un’area amica con una Fortezza o una Città, scartala per ricevere una runa di drago.',
    ],
    soulbiter: [
      'Mordianime',
      'Abilità speciale in duello: infliggi 1 danno. Se così il nemico è sconfitto e questo Eroe sopravvive, rimuovi tutti i danni da questo Eroe.',
    ],
    'dwarven-fire-bombs': [
      'Bombe Incendiarie dei Nani',
      'Abilità speciale in duello: infliggi 3 danni, poi fai una prova di Agilità. Questo Eroe subisce 1 danno per ogni simbolo rosso.',
    ],
    'flute-of-possession': [
      'Flauto della Possessione',
      'Nel tuo turno, scartala per spostare tutte le unità neutrali nell’area di questo Eroe in un’area adiacente che non sia nemica. In un’area amica diventano tue alleate.',
    ],
    'ghost-armor': ['Armatura Spettrale', 'Abilità speciale in duello: previeni tutti i danni di questo round.'],
    'amulet-of-shielding': ['Amuleto della Protezione', 'Previene il primo danno di ogni duello.'],
    runeplate: ['Corazza Runica', 'In duello, previene 1 danno in ogni round.'],
    'staff-of-light': [
      'Bastone della Luce',
      'Nel tuo turno, scartala per rialzare tutte le tue unità nell’area di questo Eroe o per mettere in rotta 1 unità neutrale in quell’area.',
    ],
    'ice-storm': [
      'Tempesta di Ghiaccio',
      'Nel tuo turno, scartala per mettere in rotta fino a 2 unità in un’area adiacente a questo Eroe.',
    ],
    'long-spear': ['Lancia Lunga', 'Nel round 1 di un duello, infliggi 1 danno.'],
    'twin-blades': ['Lame Gemelle', 'In duello, un simbolo danno infligge 1 danno in più.'],
    'thunder-maul': ['Maglio del Tuono', 'Abilità speciale in duello: infliggi 2 danni.'],
    'hunters-bow': [
      'Arco del Cacciatore',
      'Abilità speciale in duello: infliggi 1 danno che non può essere prevenuto.',
    ],
    'oak-shield': ['Scudo di Quercia', 'In duello, un simbolo di messa in rotta infligge anche 1 danno.'],
    'shadow-cloak': [
      'Mantello d’Ombra',
      'Prima di un duello contro questo Eroe, l’attaccante pesca una carta Fato. Con oro il duello non si combatte.',
    ],
    'ring-of-insight': ['Anello dell’Intuito', '+1 Saggezza.'],
    'belt-of-the-bear': ['Cintura dell’Orso', '+1 Forza.'],
    'swift-boots': ['Stivali Veloci', '+1 Agilità. Nella Fase Missione questo Eroe può muoversi di 1 area in più.'],
    'healers-satchel': [
      'Bisaccia del Guaritore',
      'Come scelta di questo Eroe nella Fase Missione, scartala per rimuovere tutti i suoi danni, in qualsiasi area si trovi.',
    ],
    'seal-of-envoys': ['Sigillo degli Ambasciatori', 'Nel tuo turno, scartala per guadagnare 3 segnalini Influenza.'],
    'horn-of-the-levy': [
      'Corno della Leva',
      'Nel tuo turno, se questo Eroe è presso una Fortezza amica, scartala per reclutarvi 2 tue unità triangolari.',
    ],
  },
  explorations: {
    empty: ['Vuoto', 'Qui non c’è nulla.'],
    dungeon: [
      'Sotterraneo',
      'Un Eroe che entra deve fermarsi e, quando il movimento finisce qui, può fare una prova di Forza. Oro: pesca una carta Ricompensa e scarta questo segnalino. Grigio: non succede nulla. Rosso: l’Eroe subisce 1 danno.',
    ],
    cache: ['Nascondiglio', 'L’Eroe pesca una carta Ricompensa.'],
    hermit: ['Eremita', 'Pesca una carta Missione.'],
    trap: ['Trappola', 'Fai una prova di Agilità. Con rosso l’Eroe subisce 2 danni.'],
    hamlet: [
      'Borgo',
      'L’area produce 1 cibo in più. Se la controlli con 6 o più unità, nel tuo turno puoi distruggere il Borgo per guadagnare 2 segnalini Influenza.',
    ],
    'old-mine': [
      'Vecchia Miniera',
      'L’area produce 1 minerale in più. Se la controlli con 6 o più unità, nel tuo turno puoi distruggere la Vecchia Miniera per guadagnare 2 segnalini Influenza.',
    ],
    sawmill: [
      'Segheria',
      'L’area produce 1 legno in più. Se la controlli con 6 o più unità, nel tuo turno puoi distruggere la Segheria per guadagnare 2 segnalini Influenza.',
    ],
    shrine: ['Santuario', 'Rimuovi tutti i danni da un Eroe che termina qui il movimento.'],
    'wild-pack': [
      'Branco Selvaggio',
      'Se l’area non è controllata, piazza lì 2 Uomini Bestia. Altrimenti l’Eroe subisce 1 danno.',
    ],
    'rune-vault': [
      'Cripta della Runa',
      'Se controlli l’area con 6 o più unità, nel tuo turno puoi distruggere la Cripta della Runa per ricevere una runa di drago.',
    ],
  },
  abilities: {
    footman: ['Colpo Valoroso', 'Infliggi 1 danno. Se l’unità colpita sopravvive, ne subisce 1 in più.'],
    bowman: [
      'Tiro Concentrato',
      'Infliggi 1 danno. Se possibile, il nemico deve assegnarlo a un’unità con salute stampata superiore a 1.',
    ],
    knight: ['Comando', 'Infliggi 1 messa in rotta, poi pesca una carta Tattica.'],
    'siege-tower': ['Assedio', '+2 forza in questa battaglia.'],
    archer: ['Tiro Infallibile', 'Infliggi 1 danno a un’unità nemica a tua scelta.'],
    sorceress: ['Parola di Vaal', 'Un’unità nemica a tua scelta deve ritirarsi dalla battaglia.'],
    warrior: ['Sopraffare', 'Infliggi 1 danno, oppure distruggi un’unità nemica danneggiata o in rotta a tua scelta.'],
    'pegasus-rider': [
      'Carica',
      'Metti in rotta fino a 2 unità nemiche triangolari oppure 1 unità nemica rettangolare a tua scelta.',
    ],
    berserker: ['Furia', 'Puoi distruggere 1 dei tuoi Berserker nella battaglia per infliggere 2 danni.'],
    'flesh-ripper': ['Inarrestabile', 'Fino alla fine della battaglia ogni tuo Squarciacarne ha salute 3.'],
    warlock: [
      'Pioggia di Fuoco',
      'Il nemico deve distruggere 2 sue unità triangolari oppure 1 sua unità rettangolare.',
    ],
    'chaos-lord': [
      'Terrificante',
      'Scegli fino a 2 unità nemiche diverse. Ciascuna è messa in rotta, o distrutta se era già in rotta.',
    ],
    reanimate: ['Travolgere', 'Se almeno 2 dei tuoi Rianimati sono in piedi, infliggi 2 danni.'],
    'skeleton-archer': [
      'Colpo Mortale',
      'Il nemico deve distruggere 1 sua unità triangolare, circolare o rettangolare, in piedi se possibile.',
    ],
    necromancer: [
      'Rianimare i Morti',
      'Piazza nella battaglia fino a 2 Rianimati in piedi dalla tua riserva. Restano anche dopo la battaglia.',
    ],
    'dark-knight': ['Carica del Terrore', 'Infliggi 1 danno e 1 messa in rotta.'],
    beastman: [
      'Devastare',
      'Infliggi 1 danno e pesca 1 carta Fato in più, di cui contano danni e messe in rotta. Una volta per ogni Uomo Bestia in ogni battaglia.',
    ],
    razorwing: ['Stordire', 'Il nemico deve mettere in rotta 1 sua unità con iniziativa 2 o superiore.'],
    sorcerer: ['Imperituro', 'Fino alla fine della battaglia ogni tuo Mago ha salute 2.'],
    hellhound: ['Ardente', 'Il nemico deve infliggere 1 danno a ciascuna di 2 sue diverse unità in piedi.'],
    dragon: ['Soffio di Fuoco', 'Distruggi fino a 3 unità nemiche triangolari a tua scelta.'],
    giant: ['Ira', 'Infliggi 1 danno per ogni danno su uno dei tuoi Giganti.'],
  },
  factions: {
    daqan: 'Buoni. Soldati disciplinati e cavalieri che possono pescare carte Tattica nel mezzo di una battaglia.',
    latari: 'Buoni. Arcieri fulminei e cavalieri di pegasi, con più Influenza di chiunque altro.',
    uthuk: 'Malvagi. Berserker che muoiono per colpire più forte, e una mano piena di carte Tattica.',
    waiqar: 'Malvagi. Morti lenti ma senza fine, e negromanti che ne rianimano altri.',
  },
};
