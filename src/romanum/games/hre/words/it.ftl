# History of the Roman Empire in italiano. I nomi latini restano latini.
# I nomi dei popoli stanno senza articolo, e le frasi valgono per una fazione come per un popolo o per dei ribelli.

# ---- che cosa è successo

event-turn = Comincia il turno { $turn }.
event-order-roll = { $factions } tirano per l’ordine di pesca: { $dice }.
event-draw-order = I gettoni si pescano in quest’ordine: { $factions }.
event-draw-barbarian = { $faction } pesca un gettone Barbari.
event-draw-barbarian-known = { $faction } pesca il gettone Barbari { $token }: { $name }.
event-draw-emperor = { $faction } pesca un gettone Imperatore.
event-draw-emperor-known = { $faction } pesca il gettone Imperatore { $token }: { $name }.
event-keep-token = { $faction } tiene il gettone { $kind }.
event-keep-token-known = { $faction } tiene il gettone { $kind } { $token }: { $name }.
event-give-token = { $faction } passa un gettone { $kind ->
    [Emperor] Imperatore
   *[other] Barbari
  } a { $receiver }.
event-give-token-known = { $faction } passa il gettone { $kind } { $token }, { $name }, a { $receiver }.
event-barbarian-phase = { $faction } rivela il gettone Barbari { $token }: { $people }, { $strength ->
    [one] { $strength } armata
   *[other] { $strength } armate
  }, da { $start }.
event-roman-phase = { $faction } rivela il gettone Imperatore { $token }: comanda { $emperor } (bonus: { $bonuses }).
event-emperor-without-faction = { $emperor } non ha una fazione da guidare: la fazione { $faction } è morta.
event-faction-dead = { $faction } non ha più né unità né PV romani: la fazione è morta.
event-start = { $faction } comincia in { $province }.
event-first-city = { $faction } fonda la sua prima città in { $province }, con una legione.
event-card = { $faction } gioca { $card }.
event-cancelled = Parla l’Oraculum: { $faction } annulla { $card }.
event-barbarian-build = { $people }: { $new ->
    [0] nessuna nuova armata
    [one] una nuova armata
   *[other] { $new } nuove armate
  } (forza { $strength }).
event-roman-start = { $faction } scende in campo con { $legions ->
    [one] una legione
   *[other] { $legions } legioni
  } e { $forts ->
    [one] un forte
   *[other] { $forts } forti
  }.
event-emperor-legions = L’imperatore porta a { $faction } { $legions ->
    [one] una legione
   *[other] { $legions } legioni
  } gratis.
event-recruit = { $faction } recluta una legione per { $cost } PV.
event-buy-fort = { $faction } prepara un forte per { $cost } PV.
event-forts-lapse = A { $faction } { $forts ->
    [one] resta un forte non eretto
   *[other] restano { $forts } forti non eretti
  } in questa fase: { $forts ->
    [one] perso
   *[other] persi
  }.
event-raise = { $faction } erige un forte in { $province }.
event-fortify = { $faction } fa del forte di { $province } una fortezza per { $cost } PV.
event-repair = { $faction } ricostruisce la città di { $province } per { $cost } PV.
event-bribe = { $faction } corrompe { $number ->
    [one] un ribelle
   *[other] { $number } ribelli
  } in { $province } per { $cost } PV.
event-lift = { $side }: un’armata lascia { $province }.
event-place = { $side }: un’armata si schiera in { $province }.
event-unplaced = { $side }: { $armies ->
    [one] un’armata non piazzata
   *[other] { $armies } armate non piazzate
  }.
event-occupy = { $province } è occupata da { $side }.
event-conquer = { $province } è conquistata da { $side }.
event-attack = { $province }: attacco di { $side } a { $enemy }, da { $origin }.
event-automatic = { $province }: via libera da { $enemy } a { $side }: stesso giocatore.
event-round = { $province }: { $side } { $attack }, contro { $enemy } { $defence }: { $outcome ->
    [win] vince l’attaccante. { $modifiers }
    [loss] vince il difensore. { $modifiers }
   *[tie] parità, si tira di nuovo.
  }
event-repelled = { $province }: attacco di { $side } respinto.
event-fort-falls = Le mura di { $province } cadono per mano di { $side }.
event-fort-removed = Le mura di { $province } sono smantellate.
event-emperor-dies = Tre dadi uguali: cade l’imperatore di { $faction }, e con lui i suoi bonus.
event-retreat = { $faction } ritira una legione da { $province } in { $destination }.
event-stand = { $faction } resiste in { $province }.
event-withdraw = { $side }: un’armata si ritira da { $province } in { $destination }.
event-displaced-die = { $side }: nessuna via d’uscita da { $province }, { $armies ->
    [one] un’armata persa
   *[other] { $armies } armate perse
  }.
event-hold-fort = { $side }: le mura di { $province } restano in piedi.
event-raze = { $side }: le mura di { $province } sono abbattute.
event-loot = La città di { $province } è saccheggiata da { $side } ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , più { $bonus }
  }): { $points } PV per { $faction }.
event-spare = La città di { $province } è risparmiata da { $side }.
event-found = { $faction } fonda una città in { $province }.
event-dismiss = { $faction } congeda degli ausiliari da { $province }.
event-points = { $faction } segna { $points } PV ({ $kind }): città { $city_points }, diocesi { $diocese_points }{ $emperor_points ->
    [0] {""}
   *[other] , imperatore { $emperor_points }
  }.
event-final-provinces = Province di { $faction } alla fine: { $provinces }, cioè { $points } PV.
event-final-kingdom = { $kingdom }: il regno è ancora in piedi ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , più { $bonus }
  }): { $points } PV per { $faction }.
event-rebellion = { $card }: { $rebels ->
    [one] una legione di { $victim } si ribella
   *[other] { $rebels } legioni di { $victim } si ribellano
  } in { $province }.
event-revolt = { $card }: { $rebels ->
    [one] una banda di ribelli insorge
   *[other] { $rebels } bande di ribelli insorgono
  } contro { $victim } in { $province }.
event-treachery = { $card } in { $province }: { $dice }, serve { $needed } o più: { $outcome ->
    [win] le porte si aprono
   *[loss] non se ne fa nulla
  }.
event-march = { $side }: un’armata marcia da { $origin } in { $province }.
event-disease = { $card } in { $province }: { $dice } per { $side }, { $dead ->
    [0] non muore nessuno
    [one] muore un’armata
   *[other] muoiono { $dead } armate
  }.
event-enter-power = In { $province } sorge una nuova potenza: { $side }, con { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
  }.
event-free-forts = { $card } dà a { $faction } { $forts ->
    [one] un forte
   *[other] { $forts } forti
  }.
event-card-points = { $card } frutta a { $faction } { $vp } PV.
event-restore = { $card }: le città di { $faction } sono restaurate. { $provinces }
event-proscribe = { $faction } proscrive { $victim }: { $dice }, perciò { $vp ->
    [one] 1 PV cambia
   *[other] { $vp } PV cambiano
  } mano.
event-subsidy = { $faction } paga { $vp } PV ai Barbari ({ $side }) per avere pace in questo turno.
event-offer = { $faction } offre { $vp } PV ai Barbari ({ $side }).
event-bribe-taken = I Barbari ({ $side }) accettano { $vp } PV: in questo turno il loro giocatore lascia in pace { $faction }, con tutte le sue forze.
event-bribe-refused = I Barbari ({ $side }) rifiutano { $vp } PV da { $faction }.

# ---- domande

ask-token-barbarian = { $faction }: hai pescato il gettone Barbari { $token }: { $name }, forza { $strength }, da { $start }. { $held ->
    [0] Lo tieni o lo passi?
   *[other] Ne hai già uno: a chi lo passi?
  }
ask-token-emperor = { $faction }: hai pescato il gettone Imperatore { $token }: { $name } (bonus: { $bonuses }). { $held ->
    [0] Lo tieni o lo passi?
   *[other] Ne hai già uno: a chi lo passi?
  }
ask-token-others = { $faction } guarda un gettone { $kind ->
    [Emperor] Imperatore
   *[other] Barbari
  }.
ask-start = { $faction }: scegli la provincia da cui comincia la tua fazione.
ask-event = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}({ $side })
  }: giochi una carta Evento? In questo turno puoi giocarne { $left ->
    [one] ancora una
   *[other] ancora { $left }
  }.
ask-window-others = { $faction } può reagire.
ask-oracle = { $faction }: { $other } gioca { $card }. La annulli con l’Oraculum?
ask-stipendium = { $faction }: i Barbari ({ $side }) ti attaccano in { $province }. Li paghi con { $card }?
ask-insidiae = { $faction }: attacco di { $side } a { $province } su terreno difficile. Tendi un’imboscata con { $card }?
ask-testudo = { $faction }: giochi { $card } per i tuoi attacchi a { $province }?
ask-target = { $faction }: scegli dove colpisce { $card }.
ask-proscribe = { $faction }: scegli a chi { $card } toglie le ricchezze.
ask-march = { $faction }: scegli da dove la tua armata entra in { $province }.
ask-lift = { $faction }: togli armate di { $side } per piazzarle di nuovo? { $pool ->
    [one] Una è
   *[other] { $pool } sono
  } da piazzare.
ask-build = { $faction }: costruisci. Hai { $vp } PV romani; una legione costa { $cost }. { $pool ->
    [one] Una legione
   *[other] { $pool } legioni
  } da piazzare, { $forts ->
    [one] un forte pronto
   *[other] { $forts } forti pronti
  }.
ask-withdraw = { $faction }: { $own ->
    [yes] le tue legioni
   *[no] le armate di { $side }
  } devono lasciare { $province }: scegli dove va un’armata ({ $armies } da spostare).
ask-place = { $faction }: piazza { $own ->
    [yes] le tue legioni
   *[no] le armate di { $side }
  }, { $left ->
    [0] non ne restano
    [one] ne resta una
   *[other] ne restano { $left }
  }{ $forts ->
    [0] {""}
    [one] , un forte pronto
   *[other] , { $forts } forti pronti
  }.
ask-retreat = { $faction }: nuovo attacco di { $enemy } a { $province }. Resisti o ritiri legioni (lì sono { $legions })?
ask-hold-fort = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}({ $side })
  }: tieni le mura di { $province } o le abbatti?
ask-loot = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}({ $side })
  }: saccheggi la città di { $province } per { $dice ->
    [one] un dado
   *[other] { $dice } dadi
  }{ $bonus ->
    [0] {""}
   *[other] {" "}più { $bonus }
  } di PV, o la risparmi?
ask-cities = { $faction }: fonda città (possibili: { $cities }){ $forts ->
    [0] {""}
    [one] {" "}o erigi un forte
   *[other] {" "}o erigi forti ({ $forts } pronti)
  }.
ask-dismiss = { $faction }: { $legions ->
    [one] una legione ausiliaria torna a casa. Quale?
   *[other] { $legions } legioni ausiliarie tornano a casa. Quali?
  }
ask-bribery = { $faction }: i Barbari ({ $side }) ti attaccano in { $province }. Offri loro PV per avere pace in questo turno? Ne hai { $vp }.
ask-bribe-answer = { $taker }: { $faction } offre { $vp } PV ai Barbari ({ $side }) perché risparmino { $province }. Se accetti, in questo turno nessuna delle tue forze può più attaccare { $faction }.

# ---- azioni, come le dice un pulsante

do-keep = Tieni il gettone
do-give = Passa il gettone a { $faction }
do-start = Comincia in { $province }
do-card = Gioca { $card }
do-target = Colpisci { $province }
do-strike = Colpisci la diocesi { $diocese }
do-proscribe = Proscrivi { $faction }
do-march = Entra da { $province }
do-recruit = Recluta una legione
do-bribe = Corrompi i ribelli in { $province }
do-buy-fort = Prepara un forte
do-raise = Erigi un forte in { $province }
do-fortify = Fai del forte di { $province } una fortezza
do-repair = Ricostruisci la città di { $province }
do-lift = Togli un’armata da { $province }
do-place = Piazza un’armata in { $province }
do-attack = Attacca { $province } da { $origin }
do-return = Torna in { $province }
do-withdraw = Ripiega in { $province }
do-retreat = Ritira una legione in { $province }
do-stand = Resisti e combatti
do-loot = Saccheggia la città
do-spare = Risparmia la città
do-hold = Tieni le mura
do-raze = Abbatti le mura
do-found = Fonda una città in { $province }
do-dismiss = Congeda una legione da { $province }
do-offer = Offri { $number } PV
do-done = Fatto

# ---- perché no

why-must-pass = Hai già un gettone: questo va passato ({ $rule }).
why-give-self = Per tenere il gettone, scegli di tenerlo; si passa solo ad altri ({ $rule }).
why-has-token = { $faction } ha già un gettone ({ $rule }).
why-faction-dead = La fazione { $faction } è morta ({ $rule }).
why-no-start = { $province } non è una provincia di partenza; lo sono { $starts } ({ $rule }).
why-start-taken = { $province } è già la partenza di { $faction } ({ $rule }).
why-not-in-hand = { $card } non è nella tua mano ({ $rule }).
why-wrong-turn = { $card } si gioca nei turni da { $first } a { $last }; questo è il turno { $turn } ({ $rule }).
why-card-a-phase = In questa fase hai già giocato { $limit ->
    [one] una carta
   *[other] { $limit } carte
  }; di più non si può ({ $rule }).
why-cards-a-turn = In questo turno hai giocato { $limit } carte; di più non si può ({ $rule }).
why-not-start = { $card } si gioca in un altro momento: leggi il suo testo ({ $rule }).
why-wrong-phase = { $card } si gioca solo in una fase dei { $phase } ({ $rule }).
why-no-effect = Ora { $card } non cambierebbe nulla ({ $rule }).
why-card-elsewhere = { $card } non arriva a { $province } ({ $rule }).
why-nobody-there = Non ci sono armate in { $province } ({ $rule }).
why-not-anothers = { $province } non è tenuta da un nemico adatto ({ $rule }).
why-must-strike = { $card } deve colpire da qualche parte ({ $rule }).
why-struck-already = { $province } è già stata colpita ({ $rule }).
why-no-rebels-left = Tutte le { $counters } pedine Ribelle sono sulla mappa ({ $rule }).
why-too-many = { $province } ha { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
  }; al massimo { $limit } ({ $rule }).
why-nobody-near = Nessuna delle tue armate vicine a { $province } può entrarvi ({ $rule }).
why-not-from = Nessuna armata di { $side } può venire da { $origin } ({ $rule }).
why-no-victim = { $faction } non è un vicino con PV romani da prendere (ne ha { $vp }) ({ $rule }).
why-must-dismiss = { $legions ->
    [one] Una legione deve
   *[other] { $legions } legioni devono
  } tornare a casa ({ $rule }).
why-not-yours = In { $province } non ci sono armate di { $side } ({ $rule }).
why-not-at-start = All’inizio del turno non c’erano armate di { $side } sulla mappa ({ $rule }).
why-too-dear = Costa { $cost } PV romani; ne hai { $vp } ({ $rule }).
why-legion-cap = { $legions } legioni in gioco e { $rebels } in ribellione: non si recluta oltre { $cap } ({ $rule }).
why-no-legions = Tutte le { $counters } pedine Legione sono in uso ({ $rule }).
why-no-forts = Tutte le { $counters } pedine Forte sono in uso ({ $rule }).
why-no-room-for-forts = Forti pronti: { $forts }; in questa fase non se ne potrebbero piazzare più di { $room } ({ $rule }).
why-no-fortresses = Tutte le { $counters } pedine Fortezza sono in uso ({ $rule }).
why-no-cities = Tutte le { $counters } pedine Città sono in uso ({ $rule }).
why-no-fort-ready = Non hai forti pronti da piazzare ({ $rule }).
why-not-controlled = { $province } non è tua ({ $rule }).
why-has-fort = { $province } ha già delle mura ({ $rule }).
why-no-fort-here = In { $province } non c’è un forte da rafforzare ({ $rule }).
why-fort-too-new = Il forte di { $province } è stato costruito in questo turno ({ $turn }) ({ $rule }).
why-no-city = In { $province } non c’è una città ({ $rule }).
why-not-looted = In { $province } non c’è una città saccheggiata ({ $rule }).
why-no-rebels = In { $province } non ci sono ribelli ({ $rule }).
why-not-adjacent = { $province } non è vicina a una tua provincia ({ $rule }).
why-would-empty = In { $province } deve restare una legione o un forte ({ $rule }).
why-last-legion = La legione in { $province } è la tua ultima sulla mappa: deve restare ({ $rule }).
why-only-romans = Solo i Romani erigono forti ({ $rule }).
why-none-left = Non restano armate da piazzare ({ $rule }).
why-has-legions = La tua fazione ha ancora legioni sulla mappa: piazza a partire da quelle ({ $rule }).
why-must-return = La tua fazione non ha legioni sulla mappa: prima deve tornare ({ $rule }).
why-not-return = Una fazione senza legioni torna in uno di questi luoghi: { $places } ({ $rule }).
why-out-of-reach = { $province } non è vicina ad armate di { $side } ({ $rule }).
why-no-ships = Niente navi per { $side }: il mare lo attraversano solo le fazioni romane ({ $rule }).
why-no-port = Non tieni una costa da cui salpare per { $province } ({ $rule }).
why-full = { $province } è piena: { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
  } ({ $rule }).
why-must-attack = { $province } è tenuta da { $enemy }: attaccala ({ $rule }).
why-no-enemy = In { $province } non c’è nessuno da attaccare ({ $rule }).
why-truce = I Barbari ({ $side }) hanno promesso di lasciare in pace { $faction } in questo turno ({ $rule }).
why-promised = Hai preso punti da { $faction } e promesso pace per questo turno ({ $rule }).
why-same-defence = { $province } si difende allo stesso modo contro un attacco da { $other }: scegli quello ({ $rule }).
why-not-next-to = { $province } non è vicina a { $other } ({ $rule }).
why-not-friendly = { $province } non è tenuta dalla stessa parte ({ $rule }).
why-no-refuge = { $province } non è né tua né un forte vuoto ({ $rule }).
why-no-site = { $province } non ha un sito di città ({ $rule }).
why-has-city = { $province } ha già una città ({ $rule }).
why-no-pair = Siti di città: { $sites }; città oltre alla prima: { $cities }. Una città per ogni coppia di siti ({ $rule }).
why-start-first = Prima deve avere la sua città la tua provincia di partenza, { $province } ({ $rule }).

# ---- che cosa si mostra così, dopo «Qualcosa di nascosto viene mostrato: …»

shown-card = la carta, a tutti
shown-give-token = il gettone, a chi lo riceve
shown-keep-token = che è tuo
shown-barbarian-phase = il prossimo gettone Barbari
shown-roman-phase = il prossimo gettone Imperatore
shown-otherwise = se qualcuno ha una carta contro

# ---- la fine

how-points = Più punti vittoria di tutti: { $points }.
how-tie-break = { $points } punti vittoria a testa; decide il gettone Imperatore più alto dell’ultimo turno.

# ---- con che cosa fanno i conti i consigli, dopo un numero

part-provinces = province
part-cities = città
part-legions = legioni
part-hordes = armate barbare
part-forts = forti
part-cards = carte

topic-battles = Battaglie
topic-cards = Carte
topic-scores = Punti
luck-rounds = Round di combattimento
    .counted = Round vinti, rispetto a quanti ne dovevano vincere proprio questi dadi.
luck-treachery = Tradimento
    .counted = Tradimenti riusciti.

window-stipendium = Stipendium
window-stipendium-about = Un popolo ti attacca, e puoi pagarlo.
window-insidiae = Insidiae
window-insidiae-about = Ti attaccano su terreno difficile, e puoi tendere un’imboscata.
window-testudo = Testudo
window-testudo-about = Attacchi, e puoi rafforzare i tuoi attacchi alla provincia.
window-oraculum = Oraculum
window-oraculum-about = Un altro gioca una carta, e puoi annullarla.
wish-never = Non in questo turno

tip-KeepOrPass = È stato pescato un gettone
    .text = Ogni turno ciascuno riceve un popolo barbaro e un imperatore. Tieni ciò che hai pescato, o passalo a un rivale che non ne ha ancora e tenta la sorte con il prossimo. Leggi il bonus: decide quanto sarà forte il tuo turno.
tip-Place = Piazzare armate
    .text = Ogni provincia che brilla può accogliere la tua prossima armata. Dove c’è un nemico, piazzare vuol dire battaglia: vedi le probabilità prima che cada un dado.
tip-ChooseStart = Dove comincia la tua fazione
    .text = Le tue prime armate entrano qui e si spargono di provincia in provincia. Rende di più un luogo vicino a rivali deboli e diocesi ricche.
tip-OracleWindow = Puoi intervenire
    .text = Un rivale gioca una carta e tu ne hai una che può fermarla. Passa per serbarla per giorni peggiori.
tip-PlayEvent = Carte
    .text = Le carte danno armate, alleati o guai. Quelle che si possono giocare ora brillano nella tua mano; se passi, le tieni per dopo.
tip-Build = Comprare legioni e forti
    .text = I tuoi punti pagano altre legioni e forti in questo turno. I punti spesi sono persi: compra ciò che puoi trasformare in province.
tip-BuildCities = Fondare città
    .text = Una città dà punti ogni turno a chi tiene la sua provincia, e la rende più cara da prendere.
tip-Withdraw = La tua armata è battuta
    .text = Può ripiegare in una tua provincia vicina dove c’è spazio. Scegline una che brilla.

# ---- sullo schermo

screen-setting-up = Preparazione
screen-aim-ahead = Più punti vittoria di tutti alla fine del turno { $turns }. Hai { $points } di vantaggio su { $who }.
screen-aim-behind = Più punti vittoria di tutti alla fine del turno { $turns }. Sei a { $points } da { $who }.
screen-aim-level = Più punti vittoria di tutti alla fine del turno { $turns }. Sei alla pari con { $who }.
screen-roman-phase = Fase romana
screen-people-phase = { $faction }: { $people }
screen-bonus-legions = { $legions ->
    [one] 1 legione gratis
   *[other] { $legions } legioni gratis
} oltre il limite
screen-bonus-die = attacca con tre dadi; tre dadi uguali lo uccidono
screen-bonus-attack = aggiunge { $attack } a ogni dado d’attacco
screen-bonus-ties = vince le parità quando attacca
screen-bonus-provinces = 1 PV in più per ogni provincia tenuta
screen-roman-vp = PV romani: pagano anche le costruzioni
screen-legions-left = pedine fuori dalla mappa
screen-dead = morta: né unità né PV romani
screen-people = { $people }, forza { $strength }
screen-order-turn = Turno { $turn } di { $turns }
screen-order-draw = Pescare i gettoni
screen-order-barbarian = Fasi barbare, per gettone
screen-order-cards = Carte Evento
screen-order-build = Costruire
screen-order-place = Piazzare armate e combattere
screen-order-barbarian-vp = Contare i PV barbari
screen-order-roman = Fasi romane, per gettone
screen-order-cities = Fondare città
screen-order-roman-vp = Contare i PV romani
screen-the-people = { $people }
screen-lot = La tua sorte è stata estratta per te: { $drawn }.
screen-last-chance = Dopo questo turno non si potranno più giocare: { $cards }.
screen-wastes-lift = Non hai tolto armate: non ci sarà nulla da piazzare.
screen-wastes-recruits = Non hai reclutato legioni: non ci sarà nulla da piazzare.
screen-wastes-discounts = Potresti ancora reclutare a prezzo ridotto{ $times ->
    [1] {""}
   *[other] , { $times } volte
}.
screen-wastes-armies = { $left ->
    [1] Un’armata non è piazzata e andrà persa.
   *[other] { $left } armate non sono piazzate e andranno perse.
}
screen-wastes-fort = Il forte viene distrutto, anche se potresti tenerlo: { $province }.
screen-wastes-cities = Potresti ancora fondare una città.
screen-wastes-forts = { $forts ->
    [1] Un forte è pronto e non eretto: andrà perso.
   *[other] { $forts } forti sono pronti e non eretti: andranno persi.
}
screen-mark-loot = { $points ->
    [0] Saccheggiata
   *[other] Saccheggiata: +{ $points } PV
}
screen-mark-found = Città fondata
screen-mark-repair = Città ricostruita
screen-mark-raise = Forte eretto
screen-mark-fortify = Ora è una fortezza
screen-mark-fort-falls = Il forte cade
screen-mark-fort-removed = Forte smantellato
screen-mark-raze = Forte abbattuto
screen-mark-disease = { $dead ->
    [0] Morbo: nessun morto
    [one] Morbo: muore 1 armata
   *[other] Morbo: muoiono { $dead } armate
}
screen-mark-rebellion = { $rebels ->
    [one] Ammutinamento: 1 legione
   *[other] Ammutinamento: { $rebels } legioni
}
screen-mark-revolt = { $rebels ->
    [one] Rivolta: 1 ribelle
   *[other] Rivolta: { $rebels } ribelli
}
screen-mark-treachery = Tradimento: { $dice }, { $outcome ->
    [win] riesce
   *[other] fallisce
}
screen-mark-bribe = { $number ->
    [one] 1 ribelle corrotto
   *[other] { $number } ribelli corrotti
}: { $cost } PV
screen-mark-displaced-die = Senza scampo: persa
screen-mark-automatic = Le proprie forze cedono il passo
screen-scoring = Come si fanno punti
screen-brief-attack = Attacca da { $origin }
screen-brief-place = Piazza un’armata
screen-brief-raise = Erigi un forte
screen-brief-fortify = Fanne una fortezza
screen-brief-repair = Ricostruisci la città
screen-brief-lift = Togli un’armata
screen-brief-bribe = Corrompi i ribelli
screen-brief-found = Fonda una città
screen-brief-dismiss = Congeda una legione
screen-border-open = aperto
screen-border-mountain = per i monti
screen-border-forest = per la foresta
screen-border-strait = per uno stretto
screen-on-the-sea = sul mare
screen-no-armies = nessuna armata
screen-legions = { $number ->
    [1] una legione di { $side }
   *[other] { $number } legioni di { $side }
}
screen-rebels = { $number ->
    [1] un ribelle
   *[other] { $number } ribelli
}
screen-armies = { $number ->
    [1] un’armata di { $side }
   *[other] { $number } armate di { $side }
}

# Battle.svelte
screen-combat-at = Combattimento in { $place }
screen-attacks = in attacco
screen-defends = in difesa
screen-round = round { $round }
screen-the-attacker-wins = Vince l’attaccante
screen-the-defender-holds = Il difensore resiste
screen-a-tie-roll-again = Parità: si tira di nuovo

# Board.svelte
screen-map-of-the-empire-arrow = Mappa dell’Impero. Le frecce vanno di provincia in provincia, Invio agisce, il punto interrogativo chiede perché no, il punto porta al prossimo luogo dove puoi agire. Luoghi che ora si possono scegliere: { $size }.

# Hand.svelte
screen-hand-of = Mano di { $name }
screen-played-this-turn = giocate in questo turno: { $number }
screen-play = gioca
screen-why-not = perché no?
screen-can-be-played-now = Si può giocare ora.
screen-cannot-be-played-now-press = Ora non si può giocare: premi per sapere perché.
screen-no-event-cards-left = Nessuna carta Evento rimasta.
screen-a-spectator-holds-no-cards = Uno spettatore non ha carte.
screen-at-the-start-of-a = all’inizio di una fase
screen-before-an-attack-roll = prima di un tiro d’attacco
screen-when-attacked-over-difficult-terrain = se attaccato su terreno difficile
screen-when-barbarians-attack-you = quando i Barbari ti attaccano
screen-when-another-plays-a-card = quando un altro gioca una carta
screen-any-turn = ogni turno
screen-turn-2 = turno { $first }
screen-turns-to = turni da { $first } a { $last }
screen-roman = Romani
screen-barbarian = Barbari
screen-phase = , fase dei { $kind }

# Panel.svelte
screen-barbarian-phase = Fase barbara
screen-of = { $phase } di { $name }
screen-he-brings-no-bonus = Non porta bonus.
screen-the = { $name }.
screen-the-end-of-this-phase = La fine di questa fase darebbe
screen-now = ora.
screen-roman-vp-2 = PV romani
screen-cities-dioceses = Città { $cities }, diocesi { $dioceses }
screen-now-2 = +{ $points } ora
screen-barbarian-vp = PV barbari
screen-provinces = Province
screen-legions-left-2 = Legioni rimaste
screen-forts-ready = Forti pronti
screen-cards = Carte
screen-this-faction-is-dead = Questa fazione è morta.
screen-so-many-armies = { $number ->
    [one] { $number } armata
   *[other] { $number } armate
}
screen-so-many-provinces = { $number ->
    [one] { $number } provincia
   *[other] { $number } province
}

# ProvinceCard.svelte
screen-emptied-by-disease = svuotata dal morbo
screen-held-by-nobody = di nessuno
screen-capital = { " " }· capitale
screen-is-worth = { $name } vale
screen-this-turn = in questo turno
screen-scores-for-nobody-now = ora non dà punti a nessuno

# Reference.svelte
screen-dioceses = Diocesi
screen-presence-scores-the-value-domination = La presenza vale il valore, il dominio il doppio, il controllo il triplo.
screen-diocese = Diocesi
screen-now-3 = ora
screen-charts-of-turn = Tabelle del turno { $chart }
screen-turn-3 = Turno
screen-barbarians = Barbari
screen-token = Gettone
screen-people-2 = Popolo
screen-strength = Forza
screen-starts-in = Parte da
screen-emperors = Imperatori
screen-emperor = Imperatore
screen-bonus = Bonus
screen-combat = Combattimento
screen-the-chance-that-the-attacker = La probabilità che l’attaccante vinca un round. Conta il dado più alto di ciascuna parte; le parità si tirano di nuovo, se una parte non le vince.
screen-defender = Difensore
screen-what-building-costs = Quanto costa costruire
screen-rule = Regola
screen-cities = Città
screen-looted = saccheggiata
screen-capital-roma-byzantium-from-turn = Capitale (Roma; dal turno 4 Byzantium)
screen-city = Città
screen-two-dice = Due dadi
screen-two-dice-1 = Due dadi, +1
screen-three-dice = Tre dadi
screen-three-dice-1 = Tre dadi, +1
screen-open-ground = terreno aperto
screen-open-fort = aperto, forte
screen-open-fortress = aperto, fortezza
screen-difficult-or-landing = difficile o sbarco
screen-difficult-fort = difficile, forte
screen-difficult-fortress = difficile, fortezza
screen-landing-on-barbarians = sbarco fra i Barbari
screen-legion = Legione
screen-n2-turns-1-to-3 = 2 (turni da 1 a 3), 3 (dal turno 4)
screen-fort = Forte
screen-fort-into-fortress = Da forte a fortezza
screen-n1-not-in-the-turn = 1, non nel turno in cui è costruito
screen-repair-a-looted-city = Ricostruire una città saccheggiata
screen-bribe-rebels = Corrompere ribelli
screen-n2-each = 2 ciascuno
screen-free-one-for-each-pair = gratis: una per ogni coppia di siti conquistata

# Tokens.svelte
screen-strength-from = forza { $strength }, da { $start }
screen-its-phase-is-running = la sua fase è in corso
screen-has-had-its-phase = ha avuto la sua fase
screen-a-token-you-do-not = un gettone che non conosci
screen-no-token = nessun gettone
screen-no-bonus = nessun bonus
screen-his-phase-is-running = la sua fase è in corso
screen-has-had-his-phase = ha avuto la sua fase

# describe.ts
screen-looted-2 = { $what } saccheggiata
screen-city-site = sito di città { $city }
screen-fortress = Fortezza
screen-of-2 = { $what } di { $name }
screen-diocese-2 = { $name }, diocesi { $diocese }
screen-borders = confina con { $borders }

# model.ts
screen-presence = Presenza
screen-domination = Dominio
screen-control = Controllo

# paint.ts
screen-legio = Legio
screen-rebels-2 = Ribelli
screen-faction = Fazione
screen-ground-capital = capitale
screen-vacant = vuota
screen-level-nothing = nulla
screen-nobody = nessuno

# ---- che cosa dicono i dati: nomi, carte, turni, impostazioni

about-blurb = Sette turni dal primo triumvirato all’ultimo imperatore. Ognuno guida una fazione romana e, turno dopo turno, uno dei popoli alle porte: con una mano costruisci città, con l’altra le bruci.
about-feel = Audace e un po’ perfido: turni brevi, gettoni segreti, carte che ribaltano il tavolo, una corsa che resta aperta.
scenario-standard = Dal 60 a.C. al 476 d.C.
scenario-standard-help = Tutto il gioco: sette turni.
scenario-standard-teaches = Tutto ciò che il gioco offre: piazzare legioni, battaglie, città e forti, carte e gettoni, e un punteggio a ogni turno.
option-bribes = Corrompere i Barbari
option-bribes-help = Un Romano attaccato può offrire PV romani per essere lasciato in pace.
option-oraculum = Oraculum
option-oraculum-help = La 55ª carta, che ne annulla un’altra, è nel suo mazzo.
option-pairs = Fazioni in due giocatori
option-pairs-help = Se due giocatori hanno una fazione ogni due, o le prime due e le ultime due.
option-pairs-alternating = alternate
option-pairs-neighbouring = vicine

name-green = Verde
name-yellow = Giallo
name-red = Rosso
name-blue = Blu
name-green-rebels = Ribelli verdi
name-yellow-rebels = Ribelli gialli
name-red-rebels = Ribelli rossi
name-blue-rebels = Ribelli blu
name-sea = mare
name-within = dentro
name-fort = un forte isolato
name-roman = Romani
name-barbarian = Barbari
name-emperor = Imperatore
name-own = le tue stesse forze
name-emperor-die = Imperatore: un dado in più
name-emperor-attack = Imperatore: attacco +1
name-wins-ties = l’attaccante vince le parità
name-naval = sbarco: due dadi di difesa
name-difficult = terreno difficile: due dadi di difesa
name-no-port = nessun porto dove sbarcare: difesa +1
name-fort-bonus = Forte: difesa +1
name-fortress-bonus = Fortezza: difesa +1, vince le parità
name-loot-die = bottino: un dado
name-loot-dice = bottino di una capitale: due dadi
name-rich-city = le ricchezze del regno
name-bonus-legions-1 = +1 legione
name-bonus-legions-2 = +2 legioni
name-bonus-die = +1 dado
name-bonus-attack-1 = +1 all’attacco
name-bonus-ties = vince le parità
name-bonus-provinces = +1 PV per provincia
name-bonus-none = nessuno

pile-purple = Regni d’Oriente
pile-green = Regni dell’Ovest e del Nord
pile-brown = Tribù
pile-red = Ribellione
pile-orange = Rivolta
pile-black = Tradimento
pile-grey = Morbo
pile-blue = Guerra
pile-yellow = Stato

turn-1 = I triumviri
turn-1-dates = 60 a.C. – 14 d.C.
turn-2 = La casa di Cesare
turn-2-dates = 14 – 69
turn-3 = Le aquile in marcia
turn-3-dates = 69 – 138
turn-4 = La lunga frontiera
turn-4-dates = 138 – 235
turn-5 = Gli imperatori soldati
turn-5-dates = 235 – 284
turn-6 = Il nuovo Impero
turn-6-dates = 284 – 378
turn-7 = La caduta dell’Occidente
turn-7-dates = 378 – 476

# ---- popoli e imperatori; poi le carte

people-galli = Galli liberi tra Garonna e Reno, maestri di rivolte improvvise.
people-suebi = Le molte tribù germaniche dell’Elba e del Reno, da Ariovisto ai Catti.
people-parthi = Arcieri a cavallo e lancieri dei re arsacidi.
people-dalmatae = Clan di montagna dietro la costa adriatica.
people-marcomanni = Il popolo di confine della Boemia, unito da Maroboduo.
people-mauri = Cavalieri dell’Atlante e dell’orlo del deserto.
people-britanni = Le tribù della Britannia con i loro carri da guerra.
people-sarmatae = Cavalieri corazzati della steppa pontica.
people-alani = Cavalieri della steppa venuti da oltre il Don.
people-alamanni = Bande guerriere dell’alto Reno e del Danubio.
people-persae = Il re dei re sasanide e la sua cavalleria pesante.
people-gothi = La grande confederazione dalla Vistola al basso Danubio.
people-franci = Tribù del basso Reno che lanciano l’ascia.
people-vandali = Erranti dall’Oder che finiscono re di Cartagine.
people-saxones = Predoni del mare dalle coste del mare del Nord.
people-hunni = Arcieri a cavallo che spingono tutti gli altri davanti a sé.

emperor-pompeius = Spazzò i pirati dal mare e riordinò l’Oriente, poi perse l’Occidente a Farsalo.
emperor-crassus = L’uomo più ricco di Roma si comprò un comando e ne morì a Carre.
emperor-caesar = Prese la Gallia in otto anni, passò il Rubicone e non smise mai di attaccare.
emperor-lepidus = Terzo uomo del secondo triumvirato: gli restò l’Africa, e poi nulla.
emperor-antonius = Vincitore di Filippi, signore dell’Oriente fino ad Azio.
emperor-octavianus = Pose fine alle guerre civili, contò l’Impero e lo tassò.
emperor-tiberius = Il miglior generale di Roma, prima di esserne il signore più cupo.
emperor-caligula = Il suo esercito raccolse conchiglie sulla costa della Manica.
emperor-claudius = Lo studioso le cui legioni presero la Britannia.
emperor-nero = Cantava mentre Corbulone vinceva le guerre per lui.
emperor-galba = Acclamato in Spagna, severo con la paga, morto entro sette mesi.
emperor-vitellius = Portato a Roma dalle legioni del Reno.
emperor-vespasianus = Dalla guerra giudaica al trono, e riempì di nuovo l’erario.
emperor-titus = Prese Gerusalemme dopo un lungo assedio.
emperor-domitianus = Alzò la paga dei soldati e fortificò il confine della Germania superiore.
emperor-nerva = Un vecchio senatore che risanò le finanze e adottò bene.
emperor-traianus = Conquistò la Dacia e cavalcò fino al golfo Persico.
emperor-hadrianus = Rinunciò a conquiste, visitò ogni provincia e costruì il Vallo.
emperor-antoninus-pius = Ventitré anni di pace e un erario pieno.
emperor-marcus-aurelius = Il filosofo passò il suo regno al campo, sul Danubio.
emperor-commodus = Comprò una pace e combatté nell’arena.
emperor-septimius-severus = Vinse tre guerre civili e arruolò tre legioni.
emperor-caracalla = Marciò tra i ranghi e fece di tutti dei cittadini.
emperor-severus-alexander = Governato da sua madre, ucciso dai suoi soldati.
emperor-maximinus-thrax = Un gigante venuto dai ranghi che, da imperatore, non vide mai Roma.
emperor-decius = Il primo imperatore caduto in battaglia contro un invasore.
emperor-gallienus = Tenne ciò che restava con un esercito mobile di cavalieri.
emperor-claudius-gothicus = Spezzò i Goti a Naissus e morì di peste.
emperor-aurelianus = Riprese in cinque anni la Gallia e Palmira, e cinse Roma di mura.
emperor-probus = Sgombrò il Reno e il Danubio e mise i soldati a piantare viti.
emperor-diocletianus = Raddoppiò l’esercito, divise il trono e riformò le tasse.
emperor-constantinus = Vinse ogni battaglia campale della sua vita e fondò una nuova capitale.
emperor-constantius-ii = Ostinato contro i Persiani come contro gli usurpatori.
emperor-iulianus = Il Cesare dei libri che vinse ad Argentoratum.
emperor-valentinianus = Combatté e costruì forti lungo il Reno finché l’ira non lo uccise.
emperor-valens = Perse un esercito e la vita ad Adrianopoli.
emperor-magnus-maximus = Acclamato in Britannia, portò con sé la Gallia e la Spagna.
emperor-theodosius = L’ultimo a regnare su entrambe le metà, con i Goti per alleati.
emperor-honorius = Al sicuro a Ravenna mentre Stilicone teneva il campo.
emperor-valentinianus-iii = Ezio fermò Attila per lui, e lui uccise Ezio.
emperor-maiorianus = L’ultimo imperatore d’Occidente a guidare eserciti di riconquista.
emperor-romulus-augustus = Un ragazzo con due grandi nomi, pensionato nel 476.

card-kingdom = Regno: { $name }. Sorge in { $start } con { $armies } armate, una città e un forte, e si espande subito.{ $loot_bonus ->
    [0] {""}
   *[other] {" "}Chi saccheggia la sua città aggiunge { $loot_bonus } al tiro.
  }
card-tribe = Tribù: { $name }. Sorge in { $start } con { $armies } armate e si espande subito.
card-rebellion = Ribellione: scegli una provincia{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } tenuta da legioni di un’altra fazione. { $legions } di loro, o tutte se sono meno, si fanno ribelli e combattono le altre.
card-triginta-tyranni = Ribellione: scegli { $provinces } province tenute da legioni di altre fazioni. In ciascuna { $legions } legione si fa ribelle e combatte le altre.
card-revolt = Rivolta: scegli una provincia ({ $where }) tenuta da legioni di un’altra fazione. Vi insorgono { $rebels } ribelli e attaccano uno dopo l’altro.
card-treachery = Tradimento: scegli una provincia nemica{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } vicina a una delle tue, con al massimo { $max_armies ->
    [one] un’armata
   *[other] { $max_armies } armate
  }, e tira un dado. Con { $roll } o più le sue armate sono rimosse e vi entra una delle tue armate vicine. I Romani vi tengono o abbattono un forte; gli altri lo distruggono.
card-praetoriani = Tradimento: se Roma è una provincia nemica con al massimo { $max_armies } armate, vicina a una delle tue, tira un dado. Con { $roll } o più le sue armate sono rimosse e vi entra una delle tue armate vicine. I Romani vi tengono o abbattono un forte; gli altri lo distruggono.
card-epidemic = Epidemia: tira un dado per ogni armata in una provincia, amica o nemica; muore con { $loses_on } o più. Città e forti restano intatti.
card-pestilence = Pestilenza: tira un dado per ogni armata in una provincia e in tutte le sue vicine, amica o nemica; muore con { $loses_on } o più. Città e forti restano intatti.
card-plague = Peste: tira un dado per ogni armata in una diocesi, amica o nemica; muore con { $loses_on } o più. Città e forti restano intatti.
card-classis = In questa fase i tuoi attacchi via mare non danno al difensore né il terreno difficile né l’1 in più ai suoi dadi.
card-testudo = Giocala prima di un tiro d’attacco: aggiungi { $bonus } a ogni tuo dado d’attacco in quella provincia per il resto della fase.
card-insidiae = Giocala quando ti attaccano su terreno difficile: aggiungi lì { $bonus } a ogni tuo dado di difesa finché non finisce l’attacco di quell’armata.
card-equites-catafracti = Se il tuo popolo è uno di questi, in questa fase vince le parità quando attacca: { $peoples }.
card-limes = { $forts } forti sono subito pronti, gratis, da piazzare in questa fase.
card-auxilia-barbarica = Prendi per questa fase { $legions } legioni in più dalle tue pedine non usate. Contati i PV, togli dalla mappa altrettante tue legioni.
card-tributum = Segna 1 PV ogni { $provinces_per_vp } province che controlli.
card-panem-et-circenses = Se controlli una città intatta in Roma, segna { $vp } PV.
card-donativum = In questa fase fino a { $legions } legioni reclutate costano { $discount } PV in meno ciascuna.
card-proscriptio = Tira un dado e prendi altrettanti PV romani, al massimo quanti ne ha, a una fazione con una provincia vicina a una delle tue.
card-edictum-restitutionis = Tutte le tue città saccheggiate tornano intatte, gratis. Quando fondi città in questa fase puoi costruire { $cities } città oltre il limite di una per ogni coppia di siti.
card-stipendium = Giocala quando i Barbari attaccano la tua fazione: paga { $vp } PV romani ai punti barbari dell’attaccante. L’attacco è annullato, e quel popolo non può più attaccarti in questo turno.
card-oraculum = Giocala quando un altro giocatore ha appena giocato una carta: la sua carta non ha effetto ed è persa.

# ---- ordini

question-retreat = Ritirate
question-retreat-about = Le tue legioni sono di nuovo attaccate, e possono andarsene prima del prossimo round.
answer-retreat-decline = Resisti sempre
answer-retreat-if-weaker = Ripiega dove hai più amici, se più debole di
question-bribe = Offerte
question-bribe-about = Qualcuno ti offre punti perché tu fermi il tuo attacco.
answer-bribe-accept = Accetta sempre
answer-bribe-decline = Rifiuta sempre
question-fort = Forti presi
question-fort-about = Prendi un forte o una fortezza che nessuno tiene.
answer-fort-accept = Tienilo sempre
answer-fort-decline = Distruggilo sempre
question-loot = Città conquistate
question-loot-about = Conquisti una città intatta.
answer-loot-accept = Saccheggia sempre
answer-loot-decline = Risparmia sempre
question-dismissal = Ausiliari che partono
question-dismissal-about = Le legioni assoldate tornano a casa, da dove vuoi tu.
answer-dismissal-strongest = Dalla pila più grande
answer-dismissal-weakest = Dalla pila più piccola
answer-stipendium-accept = Pagali sempre
answer-insidiae-accept = Tendi sempre l’imboscata
answer-testudo-accept = Forma sempre la Testudo
answer-oraculum-accept = Annullala sempre

aim-take = Prendere { $goal } con { $force }{ $further ->
    [0] {""}
    [one] , poi un’altra provincia
   *[other] , poi altre { $further } province
  }.
aim-hold = Rafforzare ciò che tiene { $force }.
aim-keep = Tenere il gettone.
aim-give = Dare il gettone a { $goal }.

blunder-idle-army = un’armata che si poteva piazzare resta in mano
blunder-own-attack = un attacco alle proprie forze
blunder-hopeless-attack = un attacco che tutte le armate rimaste vincerebbero meno di una volta su dieci
blunder-stripped-capital = una capitale resta con una legione, senza mura, accanto a un nemico
blunder-lapsed-fort = un forte pagato va perduto
blunder-lapsed-card = un regno o una tribù che può arrivare per l’ultima volta resta in mano

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: punti vittoria
