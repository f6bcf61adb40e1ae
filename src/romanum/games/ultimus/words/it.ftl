# Ultimus Romanorum in italiano: avvenimenti, domande, azioni e rifiuti. I nomi latini restano latini.
# I nomi delle tribù stanno senza articolo; le flotte sono femminili.

# ---- che cosa è successo: anni, fasi e fine

event-year = Comincia l’anno { $year } d.C.
event-ends = L’anno { $year } d.C. è finito, e con lui la partita.
event-stations = Il { $camp } stanzia { $unit } in { $area }.
event-initiative = Il { $camp } ha l’iniziativa: così vuole lo scenario.
event-initiative-roll = Iniziativa: { $die }, e al Romano serve meno di { $needed }, la CP dell’Augusto più debole: l’ha il { $camp }.
event-initiative-turned = Il { $camp } si prende l’iniziativa.
event-pax = Pax Romana: nessuna tribù è in guerra e nessuno usurpa. L’anno è tranquillo.
event-pax-ends = Un Augusto è morto: la Pax Romana finisce prima di cominciare.
event-sequences = Quest’anno { $total } sequenze, { $augusti } per la VS degli Augusti{ $leader ->
    [none] {""}
   *[other] {" "}e { $best } per { $leader }
  }: { $roman } al Romano, { $barbarian } al Barbaro.
event-sequence = Sequenza del { $camp }: movimento, poi combattimento. { $left ->
    [0] È la sua ultima.
    [one] Gliene resta ancora una.
   *[other] Gliene restano ancora { $left }.
  }
event-reinforcement = Un rinforzo per l’armata: { $unit }.
event-points = { $camp }, { $points } PV: { $why ->
    [battle] una grande battaglia vinta
    [leader] un comandante nemico morto
    [council] il Concilio ecumenico
    [pacified] tribù pacificate
    [augusti] i due Augusti in capitali imperiali
    [no-civil-war] nessuna guerra civile
    [east-capitals] tutte le capitali orientali tenute
    [west-capitals] tutte le capitali occidentali tenute
    [pax] Pax Romana
    [occupation] zone dell’Impero sotto tribù in guerra
    [roma] Roma in mani straniere
    [usurpation] un’usurpazione in corso
    [no-successor] un Augusto senza successore
    [end-bonus] il bonus dello scenario
    [Regnum] un Regnum fondato
   *[other] { $why }
  }. In tutto { $total } PV.

# ---- stratagemmi

event-draws = Il { $camp } pesca uno stratagemma.
event-draws-known = Il { $camp } pesca { $stratagem }.
event-receives = Il { $camp } prende { $stratagem } dall’urna.
event-returns = Il { $camp } restituisce { $number ->
    [0] nessuno stratagemma
    [one] uno stratagemma
   *[other] { $number } stratagemmi
  } dell’altro campo.
event-returns-known = Il { $camp } restituisce ciò che serve solo all’altro campo: { $stratagems }.
event-discards = Il { $camp } scarta uno stratagemma.
event-discards-known = Il { $camp } scarta { $stratagem }.
event-plays = Il { $camp } gioca { $stratagem }.
event-cancelled = Il segno nel cielo parla contro { $stratagem }: non se ne fa nulla.
event-shields = { $stratagem } protegge il suo imperatore contro { $threat ->
    [usurpation] l’usurpazione: uno di meno per il pretendente
    [murder] i sicari: devono tirare uno di più
   *[council] il fallimento: il Concilio riuscirà
  }.
event-alliance = Alleanza, d’ora in poi, in guerra e in pace: { $other } seguono { $tribe }.
event-rebellion = { $other }, alleati con { $tribe }: { $die }, serve più di { $needed } per liberarsi: { $success ->
    [yes] l’alleanza è finita
   *[no] restano insieme
  }.
event-freed = Attila è morto: { $tribe } e Hunni si separano.
event-council = Un Concilio ecumenico si riunisce in { $area }: 3 PV all’anno per il Barbaro finché non viene l’Augusto d’Oriente.
event-council-roll = L’Augusto d’Oriente arriva al Concilio: { $die ->
    [0] l’Augusta ha preparato tutto, e
   *[other] { $die }, serve { $needed } o meno:
  } { $success ->
    [yes] il Concilio riesce
   *[no] il Concilio finisce nella discordia
  }.
event-murder = Dei sicari cercano { $leader }: { $die }, serve { $needed } o più: { $success ->
    [yes] il pugnale lo trova
   *[no] si salva
  }.
event-plague = { $epidemic ->
    [yes] Scoppia un’epidemia di peste in { $area } e in tutte le zone intorno
   *[no] Scoppia la peste in { $area }
  }.
event-sickens = La peste in { $area } costa un passo: { $unit }.
event-plague-roll = La peste in { $area }, { $leader }: { $die }: { $die ->
    [9] muore
   *[other] vive
  }.
event-desertion = Diserzione in { $area }. Un passo ciascuna: { $units }.
event-germanophobia = Odio per i Germani in { $area } e intorno: le guardie barbare perdono un passo, i comandanti barbari temono per la vita.
event-hatred-roll = La folla cerca { $leader }: { $die }, con 7 o più muore.
event-bagaudes = I Bagaudi insorgono in { $area }.
event-migration = Un popolo in cammino ({ $tribe }): in questo turno marcia per il Barbaro con { $pm } PM, tutto verso una sola zona.
event-migration-older = Un popolo in cammino ({ $tribe }): viene tutto in { $area }.
event-fleet = Il { $camp } allestisce una terza flotta in { $area }.

# ---- l’evento dell’anno

event-event = Evento dell’anno, dadi { $dice }: { $event }. { $sum ->
    [1] Soffrono le mura e la guarnigione.
    [2] Senza la flotta occidentale le truppe a Roma e in Campania patiscono la fame.
    [3] Una tribù minore in pace entra in guerra, se ce n’è una.
    [4] Da qualche parte un’unità romana perde un passo.
    [5] Un comandante romano deve andare a corte.
    [6] Il Barbaro può far insorgere i Bagaudi, se non ci sono già.
    [9] Un’unità romana ridotta in una città è ristabilita, se ce n’è una.
    [10] Si può trattenere dall’attacco una tribù in guerra.
    [11] I Persae quest’anno restano in pace, o possono farla.
    [12] Il Romano prende i Buccellarii, se l’urna ne ha.
    [13] Un punto al Romano se i due Augusti sono in capitali imperiali.
    [14] Un comandante del campo che ha l’iniziativa quest’anno combatte meglio.
    [15] Una volta il Romano può annullare uno stratagemma del Barbaro.
   *[other] Non succede nulla.
  }
event-suffers = Ridotte in { $area }: { $units }.
event-embassy = L’ambasceria ai Persae: { $die }, serve 2 o meno: { $success ->
    [yes] fanno la pace
   *[no] la guerra continua
  }.
event-called = { $leader } è chiamato a corte, in { $area }.
event-restored = Di nuovo a piena forza: { $unit }.
event-quarrel = Lite tra { $tribe }: { $die }, serve 2 o meno: { $success ->
    [yes] quest’anno non attaccano nessuno
   *[no] si placa
  }.
event-captain = { $leader } è il capitano dell’anno: bonus tattico più alto di uno.
event-aid = { $leader } chiama in aiuto { $tribe }: { $die }, serve { $needed } o meno: { $success ->
    [yes] vengono
   *[no] non vengono
  }.

# ---- comandanti

event-enters = { $leader }{ $people ->
    [none] {""}
   *[other] {" "}({ $people })
  } entra in { $area }.
event-returns-leader = { $leader } è di nuovo in carica in { $area }.
event-no-return = { $leader }: la sua diocesi è perduta, non si nomina più nessuno.
event-death-roll = { $leader }, prova di morte: { $die }, con { $needed } o più muore.
event-leader-dies = { $leader } { $how ->
    [battle] cade in battaglia
    [usurper] è messo a morte dal vincitore
    [caught] è preso e ucciso
    [nature] muore nel suo letto
    [murder] è assassinato
    [plague] muore di peste
    [hatred] è fatto a pezzi dalla folla
    [refuge] muore dietro le mura
    [shipwreck] annega
    [deposed] è deposto e ucciso
    [kingdom] muore con il suo regno
   *[other] muore
  }.
event-company-lost = L’Augusto è morto: chi divideva il suo rifugio in { $area } è perduto.
event-caught = { $leader } è solo tra i nemici in { $area }: { $die }, con un 9 muore.
event-escapes = { $leader } ripara in { $destination }.
event-home-leader = { $leader } torna in { $area } per l’inverno.
event-guard = { $leader } ha una guardia: { $unit }.

# ---- Augusti, Cesari e usurpatori

event-caesar = { $leader } è Cesare d’{ $half }.
event-caesar-stripped = { $leader } non è più Cesare: il suo popolo è insorto.
event-augustus = { $leader } è Augusto d’{ $half }.
event-augustus-dies = L’{ $half } ha perso il suo Augusto { $leader }.
event-approval = L’Oriente valuta { $leader } come Augusto d’Occidente: { $die }, serve { $needed } o meno: { $success ->
    [yes] acconsente
   *[no] rifiuta, e il pretendente si ribella
  }.
event-throne-empty = Nessuno può succedere: il trono d’{ $half } è vuoto.
event-no-augustus = Non resta nessun Augusto: è la fine dell’Impero.
event-escort = { $leader } riporterà in patria Valentinianus.
event-escort-home = La guerra civile in Occidente è finita: { $leader }, scorta di Valentinianus, torna a Constantinopolis.
event-strays = { $leader }, Augusto d’{ $half }, sverna fuori dalla sua metà: il Barbaro ne avrà un’usurpazione.
event-usurpation-roll = { $leader } vuole la porpora d’{ $half }: { $die }, serve { $needed } o meno: { $success ->
    [yes] le truppe lo acclamano
   *[no] nessuno lo segue
  }.
event-usurper = Usurpazione! { $leader } è proclamato Augusto d’{ $half } in { $area }.
event-won-over = Con l’usurpatore d’{ $half } in { $area }: { $pieces }.
event-puppet = Chiunque vinca, sul trono d’{ $half } siederà { $leader }.
event-fidelity = { $leader } deve scegliere: { $die }, diserta con { $needed } o più: { $joins ->
    [yes] si unisce all’usurpatore
   *[no] resta leale
  }.
event-second-diocese = L’usurpatore scrive a una diocesi ({ $diocese }): { $die }, serve meno di { $needed }: { $success ->
    [yes] i suoi comandanti vacillano
   *[no] non lo si ascolta
  }.
event-rally = { $leader } chiama a sé le truppe in { $area }: { $die }, serve { $needed } o meno: { $success ->
    [yes] passano dalla sua: { $units }
   *[no] vogliono combattere
  }.
event-usurpation-succeeds = L’usurpatore d’{ $half } ha vinto, { $how ->
    [occupation] perché le sue truppe tengono la sede dell’Augusto e nessuno vi è in rifugio
    [battle] perché l’Augusto è vinto in battaglia
   *[murder] perché l’Augusto è assassinato
  }: la fase F ne fa padrone { $leader }.
event-usurpation-fails = L’usurpazione in { $half } è fallita; tutti quelli che la seguivano sono di nuovo leali.
event-camps-swap = I campi cambiano mano! { $leader } è signore d’{ $half }: chi era il Barbaro ora è il Romano e ha { $roman } PV, chi era il Romano è il Barbaro e ha { $barbarian } PV.

# ---- tribù

event-status = { $status ->
    [Peace] Pace: { $tribe }.
    [War] Guerra: { $tribe }.
    [Foederati] D’ora in poi Foederati di Roma: { $tribe }.
    [Revolt] Rivolta contro Roma: { $tribe }.
   *[Regnum] Un Regnum: { $tribe }.
  }
event-major = Un comandante proprio ne fa una tribù maggiore: { $tribe }.
event-musters = { $tribe }: raduno in { $area }: { $unit }.
event-goes-home = Di nuovo a casa a piena forza: { $tribe }.
event-disperses = Dispersi, per ora non si vedono più: { $tribe }.
event-vanquished = In { $area } è caduta l’ultima unità: { $tribe }.
event-federate-roll = { $leader } offre un posto nell’Impero a { $tribe }: { $die }, serve meno di { $needed }: { $success ->
    [yes] saranno Foederati
   *[no] rifiutano
  }.
event-resettled = { $tribe } si stabiliscono in { $area }.
event-rex-roll = { $leader } vuole essere re: { $die }, serve { $needed } o meno: { $success ->
    [yes] il suo popolo lo leva sullo scudo
   *[no] non si vuole un re
  }.
event-regnum = { $leader } fonda un regno ({ $tribe }); la capitale è { $area }.
event-heir = { $leader } è re ({ $tribe }).
event-capital = Il regno ({ $tribe }) ha una nuova capitale: { $area }.
event-dissolved = È caduto il regno: { $tribe }.

# ---- movimento

event-moves = Da { $area } a { $destination }: { $pieces }.
event-boards = A bordo della { $fleet }: { $piece }.
event-sails = Il { $camp } manda la { $fleet } in mare: { $sea }.
event-lands = Il { $camp } sbarca dalla { $fleet } in { $area }: { $pieces }.
event-lands-apart = La { $fleet } naviga per l’altro campo; per il { $camp } sbarcano in { $area }: { $pieces }.
event-in-port = La { $fleet } è di nuovo in porto.
event-fleet-lost = La { $fleet } non è nel suo porto quando viene l’inverno, ed è perduta{ $year ->
    [0] {""}
   *[other] {" "}fino al { $year }
  }.
event-fleet-back = La { $fleet } è stata ricostruita ed è nel suo porto.

# ---- combattimento

event-evasion = Il { $camp } cerca di sottrarsi in { $area }: { $die }{ $favour ->
    [0] {""}
   *[other] {" "}({ $favour } per Favore divino)
  }, serve meno di { $needed }: { $success ->
    [yes] la via è aperta
   *[no] il nemico è troppo veloce
  }.
event-evades = Il { $camp } si sottrae da { $area } a { $destination }: { $pieces }.
event-refuge = { $leader } si rifugia dietro le mura in { $area }.
event-company = Con l’Augusto dietro le mura in { $area }: { $pieces }.
event-comes-out = La corte esce dalle mura in { $area }.
event-battle = Battaglia in { $area }. Il { $camp } attacca con { $attackers } ({ $attack } PF) contro { $defenders } ({ $defence } PF): rapporto di forze { $ratio }, colonna { $column }, dado { $die }{ $bonus ->
    [0] {""}
   *[other] , modificato { $total }
  }{ $factors ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }{ $fury ->
    [0] {""}
    [1] ; la furia degli attaccanti ne fa il migliore
    [2] ; la furia dei difensori ne fa il peggiore
   *[other] ; la furia delle due parti si annulla
  }: vince il { $winner }. Perdite di attaccante e difensore: { $result }.
event-struck = I vinti in { $area }: { $number ->
    [0] nessuna unità
    [one] un’unità
   *[other] { $number } unità
  } { $destroyed ->
    [yes] da distruggere
   *[no] da ridurre o da distruggere
  }.
event-loses = Un passo perduto in { $area }: { $unit }.
event-retreats = Il { $camp } si ritira da { $area } a { $destination }: { $pieces }.
event-trapped = Nessuna via d’uscita da { $area }, perdita totale: { $piece }.

# ---- inverno

event-disbanded = Sciolta per sempre: { $unit }.
event-back = Di nuovo in { $area }: { $unit }{ $reduced ->
    [yes] {" "}(ridotta)
   *[no] {""}
  }.
event-refuge-falls = { $area } è caduta: nessuno esce più da dietro le sue mura.
event-refuge-roll = Assedio alle mura di { $area }: { $die }, uno 0 può essere la fine{ $second ->
    [0] {""}
   *[other] ; { $second }, 5 o più salva la città
  }: { $falls ->
    [yes] la città cade
   *[no] resiste
  }.

# ---- domande

ask-station = { $camp }: { $left ->
    [0] le tue truppe sono ai loro posti.
   *[other] dove, nella sua diocesi, stanzi { $unit }? { $left ->
        [one] È l’ultima unità.
       *[other] { $left } unità aspettano un posto; «Fatto» le distribuisce in modo uguale.
      }
  }
ask-initiative = { $camp }: l’altro campo ha l’iniziativa. Giochi uno stratagemma per prenderla?
ask-geostrategy = { $camp }, fase C: gioca gli stratagemmi di geostrategia che vuoi, nell’ordine che vuoi.
ask-entry = { $camp }: dove entra { $leader }?
ask-uprising = Barbaro: quale tribù { $rank ->
    [major] maggiore
   *[minor] minore
  } insorge? { $left ->
    [one] Ne deve insorgere ancora una.
   *[other] Ne devono insorgere ancora { $left }.
  }
ask-muster = Barbaro: in quale patria della sua tribù si raduna l’unità { $unit }?
ask-alliance-major = Barbaro: quale tribù maggiore stringe un’alleanza?
ask-alliance-minor = Barbaro: quale tribù minore la segue d’ora in poi?
ask-rebellion = { $camp }: quale alleato cerca di liberarsi?
ask-council = { $camp }: in quale zona dell’Asia si riunisce il Concilio?
ask-free-usurpation = Barbaro: { $leader } può prendere la porpora adesso, senza stratagemma e senza dado. Adesso, o più tardi?
ask-usurper = Barbaro: chi vuole la porpora d’{ $half }?
ask-puppet = Barbaro: l’usurpatore è di origine barbara. Quale Romano sarà Augusto d’{ $half } al suo posto?
ask-next-diocese = Barbaro: a quale diocesi vicina d’{ $half } si rivolge l’usurpatore? Serve 1d10 sotto la sua CP.
ask-king = Barbaro: chi sarà re, là dov’è? Serve 1d6, al massimo la sua CP.
ask-heir = Barbaro: chi è il prossimo re ({ $tribe })?
ask-capital = Barbaro: dov’è la nuova capitale ({ $tribe })?
ask-caesars = Romano: chi fai Cesare? Ogni metà con un Augusto può averne uno.
ask-augustus = Romano: chi sarà Augusto d’{ $half }?
ask-escort = Romano: quale comandante d’Oriente riporta in patria Valentinianus?
ask-mutiny = Barbaro: dove scoppia un ammutinamento? L’unità la sceglie il Romano.
ask-mutiny-loss = Romano: ammutinamento! Quale unità perde un passo?
ask-intrigue = Barbaro: quale comandante è chiamato a corte?
ask-harvest = Romano: un buon raccolto: quale unità in una città è ristabilita?
ask-quarrel = Romano: in quale tribù semini una lite? Con 1 o 2 quest’anno non attacca nessuno.
ask-captain = { $camp }: chi è il tuo capitano dell’anno? Il suo bonus tattico è più alto di uno fino alla fase F.
ask-movement = { $camp }, movimento: quale comandante o unità sola si muove, quale flotta salpa, che cosa giochi? Dopo questa sequenza { $left ->
    [0] non te ne resta nessuna
    [one] te ne resta una
   *[other] te ne restano { $left }
  }.
ask-group = { $camp }: { $leader } è in { $area }, con { $left } PM{ $number ->
    [0] , senza unità
   *[other] , con { $units }
  }. { $started ->
    [yes] { $room ->
        [0] Vai avanti, lasci unità o ti fermi?
       *[other] Vai avanti, lasci unità, ne prendi altre della tua causa o ti fermi?
      }
   *[no] { $room ->
        [0] Dove va?
       *[other] Prendi unità (al massimo { $room }), poi dove va?
      }
  }
ask-single = { $camp }: l’unità { $unit } è senza comandante e si muove di una zona. Dove, da { $area }?
ask-wander = { $camp }: l’unità { $unit } è in Migrazione, con { $left } PM. Dove, da { $area }?
ask-rally = Barbaro: in { $area } ci sono truppe senza comandante. { $leader } le chiama a unirsi all’usurpatore?
ask-landing = { $camp }: chi sbarca dalla { $fleet } in { $area }? { $number ->
    [0] Finora nessuno.
   *[other] Finora: { $pieces }.
  }
ask-launch = { $camp }: su quale costa allestisci la terza flotta?
ask-combat = { $camp }, combattimento: quale battaglia si combatte ora? Si devono combattere tutte.
ask-evade = { $camp }: il nemico ti è addosso in { $area }. Ti sottrai (1d6 sotto la miglior VS che c’è), o resisti e combatti?
ask-evading = { $camp }: chi si sottrae da { $area }, e dove va? { $number ->
    [0] Finora nessuno.
   *[other] Finora: { $pieces }.
  }
ask-refuge = Romano: l’Augusto si rifugia dietro le mura in { $area }?
ask-company = Romano: chi va con l’Augusto dietro le mura in { $area }? Prima un’unità palatina; poi al massimo un comandante con la sua guardia e un’altra unità palatina.
ask-losses = { $camp }: la vittoria ha il suo prezzo: { $left ->
    [one] un passo
   *[other] { $left } passi
  } da perdere, nessuna unità due volte. A quale unità tocca?
ask-retreat = { $camp }: sei vinto in { $area }. Dove ti ritiri?
ask-escape = { $camp }: dove ripara { $leader }?
ask-win-over = Romano: i vinti sono { $tribe }. { $leader } offre loro un posto nell’Impero?
ask-moment-start = { $camp }: l’altro campo comincia una sequenza. Giochi prima uno stratagemma?
ask-moment-move = { $camp }: l’altro campo ha mosso. Giochi uno stratagemma?
ask-moment-battle = { $camp }: sta per cominciare una battaglia in { $area }. Giochi uno stratagemma?
ask-moment-roll = { $camp }: sta per cadere il dado della battaglia in { $area }. Giochi uno stratagemma?
ask-moment-result = { $camp }: la battaglia in { $area } è decisa. Giochi uno stratagemma?
ask-moment-end = { $camp }: tutte le sequenze dell’anno sono finite. Giochi un ultimo stratagemma?
ask-omen = Romano: il Barbaro gioca { $stratagem }. Il segno nel cielo parla contro?
ask-shield-usurpation = Romano: un pretendente vuole la porpora. L’Augusta protegge il suo imperatore? Al pretendente serve uno di meno.
ask-shield-murder = Romano: dei sicari sono in cammino. L’Augusta protegge il suo imperatore? A loro serve uno di più.
ask-shield-council = Romano: l’Augusto è arrivato al Concilio. L’Augusta lo fa riuscire?
ask-deal-treaty = Romano: con quale tribù concludi il trattato?
ask-deal-tribute = Romano: a quale tribù paghi un tributo? Una minore costa 1 PV, una maggiore 3.
ask-guard = Romano: quale comandante riceve una guardia di Buccellarii?
ask-victim = { $camp }: chi fai assassinare?
ask-bagaudes = Barbaro: dove insorgono i Bagaudi?
ask-migrate = Barbaro: quale tribù migra?
ask-strike = { $camp }: quale zona colpisce { $stratagem }?
ask-pope = Romano: giochi il Papa, perché Roma quest’anno non porti nulla al Barbaro?
ask-place-unit = { $camp }: dove torna l’unità { $unit }?
ask-come-home = { $camp }: dove sverna { $leader }?
ask-resettle = Romano: dove si stabiliscono { $tribe }?
ask-take-usurpation = { $camp }: un Augusto era fuori strada. Quale Usurpazione prendi dall’urna?
ask-discard = { $camp }: si possono tenere solo { $reserve } stratagemmi. Quale scarti?

# ---- azioni, come le dice un pulsante

do-play = Gioca { $stratagem }
do-discard = Scarta { $stratagem }
do-receive = Prendi { $stratagem } dall’urna
do-leader = Scegli { $leader }
do-tribe = Scegli { $tribe }
do-area = Scegli { $area }
do-unit = Muovi da sola l’unità { $unit }
do-station = Stanzia { $unit } in { $area }
do-restore = Ristabilisci { $unit }
do-caesar = Fai Cesare { $leader }
do-lead = Marcia con { $leader }
do-take = Prendi con te { $unit }
do-to = Vai in { $area }
do-drop = Lascia qui { $unit }
do-halt = Fermati qui
do-rally = Chiamale a unirsi
do-board = Imbarca { $piece } sulla { $fleet }
do-sail = Manda la { $fleet } in mare: { $sea }
do-land = Sbarca dalla { $fleet } in { $area }
do-disembark = Sbarca in { $area } una parte di chi è a bordo della { $fleet }
do-home = Riporta in porto la { $fleet }
do-come-out = Esci dalle mura in { $area }
do-fight = Combatti in { $area }
do-evade = Sottraiti
do-stand = Resisti e combatti
do-refuge = Vai dietro le mura
do-with = Porta { $piece }
do-flee = Fuggi in { $area }
do-retreat = Ritirati in { $area }
do-lose = Un passo perduto: { $unit }
do-federate = Offri loro un posto nell’Impero
do-shield = Lo protegga l’Augusta
do-cancel = Annullalo con il segno nel cielo
do-done = Fatto

# ---- perché no

why-abroad-needs-a-prince = Oltre il confine, in { $area }, l’unità { $unit } va solo dietro a un Augusto o a un Cesare ({ $rule }).
why-another-cause = { $unit } e { $leader } seguono signori diversi ({ $rule }).
why-another-phase = { $stratagem } si gioca nella fase { $phases }, non ora ({ $rule }).
why-another-tribe = { $leader } non guida { $unit }: è un altro popolo ({ $rule }).
why-anothers-guard = L’unità { $unit } è la guardia di un altro comandante e non segue { $leader } ({ $rule }).
why-anothers-home = { $area } è la patria di una tribù che non è in guerra: vietata a { $tribe } ({ $rule }).
why-armenians-stay = { $tribe } restano a casa; le loro unità vanno accanto solo mentre Iberia o Persae sono in guerra, e { $area } non è aperta ({ $rule }).
why-at-peace = { $tribe } sono in pace e restano a casa, lontano da { $area } ({ $rule }).
why-attacker-came-from-there = L’attaccante è venuto da { $area } ({ $rule }).
why-augustus-elsewhere = L’Augusto non è in { $area } ({ $rule }).
why-besieged = Il nemico è in { $area }: nessuno esce ({ $rule }).
why-cannot-come-along = Non c’è una zona in cui { $piece } e gli altri possano andare insieme ({ $rule }).
why-comitatenses-need-a-prince = L’unità { $unit } lascia la sua diocesi per { $area } solo dietro a un Augusto, a un Cesare o a un usurpatore ({ $rule }).
why-command-capacity = { $leader } comanda al massimo { $cc } unità ({ $rule }).
why-command-capacity-of-evasion = Nessuno di chi si sottrae ha abbastanza comando anche per { $unit } ({ $rule }).
why-enemy-there = Il nemico è in { $area } ({ $rule }).
why-fleet-has-sailed = La { $fleet } ha già mosso in questa sequenza ({ $rule }).
why-fleet-used = La { $fleet } ha già trasportato truppe quest’anno; serve un’altra via per { $piece } ({ $rule }).
why-foederati-need-a-prince = L’unità { $unit } è di Foederati e segue solo un Augusto, un Cesare o un usurpatore, non { $leader } ({ $rule }).
why-foederati-stay = { $tribe } sono Foederati e restano dentro l’Impero; { $area } è fuori ({ $rule }).
why-generic-leader = { $leader } è una carica, non un uomo della storia: non può essere Cesare ({ $rule }).
why-guards-stay-with-their-leader = La guardia { $piece } non lascia mai il suo comandante ({ $rule }).
why-keeps-one-unit = { $leader } tiene con sé almeno un’unità del suo popolo ({ $rule }).
why-limitanei-stay = L’unità { $unit } difende il confine della sua diocesi; { $area } non ne fa parte ({ $rule }).
why-may-not-stack = { $tribe } e { $other } non dividono una zona ({ $rule }).
why-may-not-stop-here = { $area } è la patria di una tribù in pace: si può passare, non fermarsi ({ $rule }).
why-more-must-rise = Finché c’è in pace una tribù di quel rango ne insorge il numero intero: ancora { $left } ({ $rule }).
why-moved-already = Mossa già fatta in questa sequenza: { $piece } ({ $rule }).
why-must-fight-the-revolt = In mezzo a una tribù in rivolta si deve combattere prima di andare altrove: { $piece } ({ $rule }).
why-must-stop = Ci sono nemici in { $area }: la marcia finisce qui ({ $rule }).
why-no-augustus-there = { $leader } non è in una metà con un Augusto: a un Cesare serve ({ $rule }).
why-no-leader-to-evade = In { $area } non c’è nessun tuo comandante che porti via le truppe ({ $rule }).
why-no-palatini = In { $area } non c’è nessuna unità palatina che vada con lui dietro le mura ({ $rule }).
why-no-room-aboard = La { $fleet } porta al massimo { $room } unità: non c’è posto per { $piece } ({ $rule }).
why-no-room-inside = Dietro le mura non c’è posto per { $piece } ({ $rule }).
why-no-shelter = Chi si sottrae non può andare tutto in { $area } ({ $rule }).
why-no-use-now = { $stratagem } ora non farebbe nulla ({ $rule }).
why-nobody-aboard = Sulla { $fleet } non c’è nessuno ({ $rule }).
why-nobody-attacks = In { $area } non ci sono più nemici: non c’è nulla da cui fuggire ({ $rule }).
why-nobody-evades = Prima di’ chi si sottrae ({ $rule }).
why-not-foederati = Il popolo di { $leader } non è tra i Foederati ({ $rule }).
why-not-in-hand = Non hai in mano { $stratagem } ({ $rule }).
why-not-under-way = L’unità { $unit } non è ancora in cammino: annulla per tornare sulla tua scelta ({ $rule }).
why-not-without-his-tribe = { $leader } entra nell’Impero solo con un’unità del suo popolo ({ $rule }).
why-not-in-the-cup = { $stratagem } non è nell’urna ({ $rule }).
why-nowhere-to-go = Nessuna zona accanto a { $area } ti è aperta ({ $rule }).
why-one-caesar = L’{ $half } ha già un Cesare: non c’è posto per { $leader } ({ $rule }).
why-other-camps = { $stratagem } è dell’altro campo ({ $rule }).
why-other-half = L’unità { $unit } non lascia la sua metà dell’Impero; { $area } è nell’altra ({ $rule }).
why-outside-limit = Oltre il confine si possono spendere al massimo { $limit } PM; per { $area } ne servirebbero di più ({ $rule }).
why-palatini-first = Prima di tutti gli altri va con l’Augusto un’unità palatina ({ $rule }).
why-palatini-need-a-prince = L’unità { $unit } va nell’altra metà, in { $area }, solo dietro a un Augusto o a un Cesare ({ $rule }).
why-picked-already = { $unit }: il passo per questa battaglia è già perduto ({ $rule }).
why-port-too-far = Nessun porto di casa è sul mare dove si trova la { $fleet } ({ $rule }).
why-prince-already = { $leader } è già Augusto o Cesare ({ $rule }).
why-same-start = L’unità { $unit } si unisce solo dove comincia la marcia ({ $rule }).
why-people-stays-together = { $tribe } sono in Migrazione: tutte le loro unità devono finire il movimento in una sola zona, e così non potrebbero più ({ $rule }).
why-people-must-move = { $tribe } sono in Migrazione: tutte le loro unità devono muoversi e finire in una sola zona ({ $rule }).
why-last-beside-a-caesar = L’unità { $piece } è l’ultima del suo popolo accanto a un Cesare, che deve averne una con sé ({ $rule }).
why-caesar-without-his-tribe = { $leader } può essere Cesare solo accanto a un’unità del suo popolo ({ $rule }).
why-nobody-to-part = Sulla { $fleet } non ci sono più pedine, di cui qualcuna possa restare ({ $rule }).
why-still-loaded = La { $fleet } ha truppe a bordo: prima deve sbarcarle ({ $rule }).
why-too-far-abroad = { $area } è troppo lontana dalla propria metà per { $unit } ({ $rule }).
why-too-far-from-home = { $area } è troppo lontana da casa per { $tribe }: al massimo { $most ->
    [one] { $most } zona
   *[other] { $most } zone
  } ({ $rule }).
why-too-slow-to-evade = La miglior VS in { $area } è { $best }: nessun tiro di 1d6 sta sotto ({ $rule }).
why-too-few-pm = La via per { $area } costa { $cost } PM, e { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
  } ({ $rule }).
why-too-late-to-board = Mossa già fatta: { $piece } o la { $fleet } ({ $rule }).
why-taken-already = Una volta { $stratagem } basta: anche l’altro Augusto è fuori strada ({ $rule }).
why-tribe-not-at-war = { $area } è la patria di { $tribe }, con cui Roma non è in guerra, o nessun Augusto o Cesare guida { $unit } ({ $rule }).
why-two-usurpers = Ci sono due usurpatori: { $leader } resta nella sua metà, e { $area } non ne fa parte ({ $rule }).

# ---- la fine

how-won = Vince il { $camp }: Romano { $roman } PV, Barbaro { $barbarian }.
how-decisive = Vittoria decisiva del { $camp }: Romano { $roman } PV, Barbaro { $barbarian }.
how-complete = Vittoria totale del { $camp }: Romano { $roman } PV, Barbaro { $barbarian }.
how-drawn = Nessuno vince: Romano { $roman } PV, Barbaro { $barbarian }.
how-no-augustus = Non resta nessun Augusto: ha vinto il { $camp }.

# ---- che cosa ne viene mostrato, dopo «Si mostra qualcosa di nascosto: …»

shown-plays = lo stratagemma, all’altro
shown-camps-swap = gli stratagemmi di entrambi, perché i campi cambiano mano
shown-returns = quanti stratagemmi restituisce ciascuno
shown-otherwise = se l’altro ha uno stratagemma per questo momento

# ---- ciò che contano i consigli, dopo un numero: «+1,5 zone dell’Impero»

part-areas = zone dell’Impero tenute da soli
part-strength = punti forza sulla mappa
part-leaders = comandanti sulla mappa
part-stratagems = stratagemmi in mano

# Che cosa può portare una marcia: detto di una via prima di prenderla.
risk-enemy = ci sono unità nemiche
risk-alone = il comandante è solo tra i nemici e può essere ucciso
risk-sickness = delle unità perdono un passo per la peste
risk-plague = un comandante muore di peste
risk-council = il Concilio incontra il suo Augusto

## Che cosa si può cercare nella cronaca, e come si conta la fortuna

topic-marches = Marce
topic-battles = Battaglie
topic-thrones = Troni
topic-peoples = Popoli
topic-stratagems = Stratagemmi
topic-years = Anni
luck-battles = Battaglie
    .counted = Battaglie vinte, contro quelle che proprio questi dadi dovevano vincere.
luck-evasions = Elusioni
    .counted = Tentativi riusciti di sottrarsi prima di una battaglia.
luck-ambitions = Usurpatori, re e sicari
    .counted = Tentativi riusciti.

## Sullo schermo

screen-went-moves = Da { $from } a { $to }: { $pieces }.
screen-turn = Anno { $number } d.C.
screen-turn-ends = Fine dell’anno { $number } d.C.

window-stratagems = Stratagemmi nelle sequenze
window-stratagems-about = Qualcosa nella tua mano si può giocare in un momento di una sequenza: quando comincia, dopo una mossa, prima e dopo una battaglia, alla fine.
window-stratagems-concerns = Solo prima delle battaglie
window-stratagems-never = Non in questa sequenza
window-initiative = Iniziativa
window-initiative-about = L’altro campo ha l’iniziativa, e puoi prendergliela.
window-shield = Augusta
window-shield-about = Un’Augusta nella tua mano può proteggere il suo imperatore, o far riuscire il suo Concilio.
window-omen = Segno nel cielo
window-omen-about = Il Barbaro gioca uno stratagemma, e il segno nel cielo può parlare contro.
wish-never = Non quest’anno

## Per una prima partita: di che cosa parla una domanda, secondo il passo

tip-Station = Truppe di confine e da campo
    .text = Ogni unità comincia da qualche parte nella sua diocesi: fai clic su una zona. Fatto distribuisce in modo uguale quelle che restano, una buona risposta in una prima partita.
tip-Geostrategy = Geostrategia
    .text = Una volta all’anno insorgono popoli, si fanno usurpatori e si convocano concili: gioca gli stratagemmi della fase C che brillano nella tua mano, o tienili.
tip-Movement = I comandanti guidano le armate
    .text = Fai clic su una zona con le tue pedine, poi sul comandante che marcia. Un’unità senza comandante si muove di una sola zona. Quando hai finito si combattono tutte le battaglie.
tip-Group = Chi viene con lui?
    .text = Fai clic sulle unità che lo seguono, tante quante può comandarne. Le zone alla portata sono colorate; i confini rossi non si passano, e il foglio dice perché.
tip-CombatStep = Battaglie
    .text = Dove stanno unità dei due campi devono combattere. Indica una battaglia per vederne la colonna, che cosa la sposta e che cosa porterebbe ogni faccia del dado.
tip-MomentWindow = Puoi intervenire
    .text = Uno stratagemma della fase E si può giocare in ogni momento, anche nella sequenza dell’altro. Di’ sopra la mappa quanto spesso vuoi che ti si chieda.
tip-TryEvasion = Resistere o sottrarsi
    .text = Un comandante può sottrarsi prima di una battaglia: un dado sotto il suo valore strategico. Chi resta indietro combatte da solo.
tip-PickLosses = La vittoria ha il suo prezzo
    .text = Scegli le unità che perdono un passo: una intera è ridotta, una ridotta sparisce fino all’inverno.
tip-Uprising = Un popolo insorge
    .text = Un popolo in pace entra in guerra, dei Foederati si volgono contro Roma. Scegline uno con vicini deboli.
tip-ChooseUsurper = La porpora
    .text = Se le sue truppe lo acclamano combatte per il tuo campo; se conquista il trono i campi cambiano mano e il Romano sei tu.
tip-NameCaesars = I Cesari
    .text = Un Cesare guida Foederati e succede al suo Augusto. Scegli il miglior capitano di cui ti puoi fidare.
screen-phase-A = Stratagemmi
screen-phase-B = Iniziativa
screen-phase-C = Geostrategia
screen-phase-D = Sequenze ed eventi
screen-phase-E = Movimento e combattimento
screen-phase-F = Bilancio dell’anno
screen-order-A = A. Si pescano gli stratagemmi
screen-order-B = B. Iniziativa
screen-order-C = C. Geostrategia
screen-order-D = D. Sequenze, evento dell’anno, morti ed entrate
screen-order-E = E. Movimento e combattimento
screen-order-F = F. Bilancio: aggiustamenti, punti, la mano
screen-order-sequences = { $title }: Romano { $roman }, Barbaro { $barbarian }
screen-order-now = { $number }. { $camp } (ora)
screen-order-later = { $number }. { $camp }
screen-stations = { $scenario }, { $year } d.C.: i posti
screen-headline = { $year } d.C. ({ $turn } di { $turns }). Fase { $phase }: { $name }
screen-headline-act = { $year } d.C. ({ $turn } di { $turns }). Fase { $phase }: { $name }, agisce: { $camp }
screen-level-drawn = in parità
screen-level-won = un vantaggio di misura
screen-level-decisive = un vantaggio decisivo
screen-level-complete = una vittoria totale
screen-to-win = In questo scenario il { $camp } vince solo se è avanti di più di { $points } PV.
screen-aim = Più PV dell’altro alla fine dell’anno { $end }.
screen-score = { $pv } PV
screen-score-help = Punti vittoria (PV)
screen-score-to-come = +{ $pv } nella fase F
screen-areas = Zone dell’Impero che tiene
screen-strength = Punti forza sulla mappa
screen-hand = Pedine in mano
screen-forecast = Che cosa segnerebbe la fase F allo stato attuale
screen-swaps = hanno cambiato mano { $swaps ->
    [1] una volta
   *[other] { $swaps } volte
}: ora { $camp }
screen-nobody = nessuno
screen-augustus = Augusto { $augustus }
screen-augustus-and-caesar = Augusto { $augustus }, Cesare { $caesar }
screen-usurper-in = { $leader } in { $half }
screen-hope-evade = di sottrarsi
screen-hope-rally = che passino dalla tua
screen-hope-federate = che accettino
screen-hope-leader = di riuscire
screen-hope-area = di riuscire
screen-hope-tribe = di liberarsi
screen-hope-play = di riuscire
screen-hope-fight = di vincere
screen-wastes-emperor = L’Imperatore non ha alcuna unità accanto a sé: { $places }.
screen-wastes-stations = Il resto delle tue truppe di confine e da campo si distribuisce in modo uguale nelle sue diocesi.
screen-wastes-leaders = { $leaders ->
    [one] 1 comandante potrebbe ancora muoversi.
   *[other] { $leaders } comandanti potrebbero ancora muoversi.
}
screen-wastes-fleets = { $fleets ->
    [one] 1 flotta in mare ha truppe a bordo.
   *[other] { $fleets } flotte in mare hanno truppe a bordo.
}
screen-lot = { $scenario }, dal { $start } al { $end } d.C.: giochi il { $camp }. Se un usurpatore conquista il trono i campi cambiano mano.
screen-lot-for = { $scenario }, dal { $start } al { $end } d.C.: giochi il { $camp } per { $leaders }. Se un usurpatore conquista il trono i campi cambiano mano.
screen-bars-outside-limit = il limite fuori dall’Impero
screen-bars-not-without-his-tribe = non senza unità del suo popolo
screen-bars-two-usurpers = due usurpatori restano nelle loro metà
screen-bars-must-stop = si sono fermati
screen-end-nature = morto nel suo letto
screen-end-battle = caduto in battaglia
screen-end-murder = assassinato
screen-end-usurper = messo a morte da un usurpatore
screen-end-plague = morto di peste
screen-end-hatred = ucciso dalla folla
screen-end-caught = preso e ucciso
screen-end-refuge = morto dietro le mura
screen-end-shipwreck = annegato
screen-end-deposed = deposto
screen-end-fails = fallito
screen-end-throne = ha conquistato il trono
screen-roll-initiative-roll = Iniziativa
screen-roll-caught = { $leader } è solo tra i nemici
screen-roll-evasion = Elusione
screen-roll-rally = { $leader } chiama a sé le truppe
screen-roll-usurpation-roll = { $leader } vuole la porpora
screen-roll-fidelity = { $leader }: fedeltà
screen-roll-second-diocese = Una lettera: { $diocese }
screen-roll-rex-roll = { $leader } vuole essere re
screen-roll-approval = { $leader }: l’Oriente valuta
screen-roll-murder = Dei sicari cercano { $leader }
screen-roll-federate-roll = { $leader } offre un trattato
screen-roll-rebellion = Ribellione: { $tribe }
screen-roll-death-roll = { $leader }: prova di morte
screen-roll-plague-roll = { $leader } e la peste
screen-roll-hatred-roll = La folla cerca { $leader }
screen-roll-refuge-roll = Le mura di { $area }
screen-roll-council-roll = Il Concilio
screen-roll-embassy = Ambasceria ai Persae
screen-roll-quarrel = Lite tra { $tribe }
screen-roll-aid = { $leader } chiama { $tribe }
screen-mark-enters = { $leader } entra
screen-mark-returns-leader = { $leader }
screen-mark-leader-dies = { $leader } muore
screen-mark-usurper = { $leader }, usurpatore
screen-mark-won-over = con l’usurpatore
screen-mark-augustus = { $leader }, Augusto
screen-mark-caesar = { $leader }, Cesare
screen-mark-regnum = un regno
screen-mark-capital = nuova capitale
screen-mark-plague = peste
screen-mark-sickens = un passo perduto
screen-mark-desertion = diserzione
screen-mark-germanophobia = odio per i Germani
screen-mark-bagaudes = Bagaudi
screen-mark-migration = migrazione
screen-mark-refuge = dietro le mura
screen-mark-company = con lui
screen-mark-comes-out = di nuovo fuori
screen-mark-lands = sbarca
screen-mark-sails = salpa
screen-mark-fleet = terza flotta
screen-mark-council = un Concilio
screen-mark-musters = si raduna
screen-mark-trapped = in trappola
screen-result-E = tutto distrutto
screen-result-A = ogni unità perde un passo
screen-result-R = nessuna perdita
screen-result-1-4 = un quarto delle perdite nemiche
screen-result-1-2 = metà delle perdite nemiche
screen-result-3-4 = tre quarti delle perdite nemiche
screen-losses-E = tutto distrutto
screen-losses-A = un passo ciascuna
screen-losses-R = nessuna
screen-losses-1-4 = ¼ delle loro
screen-losses-1-2 = ½ delle loro
screen-losses-3-4 = ¾ delle loro
screen-scoring = Chi vince, e di quanto
screen-choose-counters = Scegli tra le pedine che sono qui
screen-outside = fuori dall’Impero
screen-home-of = patria: { $people }
screen-held-by-0 = tenuta dal Romano
screen-held-by-1 = tenuta dal Barbaro
screen-capital-of = capitale: { $people }
screen-in-refuge = nel rifugio di { $refuge }: { $pieces }
screen-in-port = la { $fleet } è in porto

# BattleSheet.svelte
screen-battle-at = Battaglia in { $placeName }
screen-battle = Battaglia
screen-put-away = Riponi
screen-pf = PF
screen-a-great-battle-the-winner = Una grande battaglia: il vincitore segna.
screen-odds-column = Rapporto di forze { $ratio }, colonna
screen-fury-on-both-sides = furia delle due parti
screen-fury-decides = la furia decide
screen-romans = Romani
screen-barbarians = Barbari
screen-the-win = Vincono: { $camp }.

# Board.svelte
screen-pm = { $pm } PM
screen-event-of-the-year = Evento dell’anno
screen-the-camps-change-hands = I campi cambiano mano
screen-from-now-on-you-play = D’ora in poi giochi il { $camp }.
screen-map-of-the-empire-and = Mappa dell’Impero e dei suoi vicini. Le frecce vanno da zona a zona, Invio agisce, il punto interrogativo chiede perché no, il punto porta alla prossima zona in cui puoi agire. Ora { $size ->
    [one] si può scegliere { $size } luogo
   *[other] si possono scegliere { $size } luoghi
  }.

# Chances.svelte
screen-against = contro
screen-to-win-2 = { $round }% di vincere
screen-columns-of-the-combat-table = Colonne della Tabella dei Combattimenti
screen-fury-on-both-sides-cancels = la furia delle due parti si annulla
screen-the-attackers-fury-the-best = furia degli attaccanti: la riga migliore
screen-the-defenders-fury-the-worst = furia dei difensori: la riga peggiore
screen-die = Dado
screen-chance = Probabilità
screen-wins = Vince
screen-attacker-loses = L’attaccante perde
screen-defender-loses = Il difensore perde
screen-column = { $sign } { $columns ->
    [one] colonna
   *[other] colonne
}
screen-on-the-die = { $sign } al dado

# Clashes.svelte
screen-battles-to-come = Battaglie in arrivo
screen-which-battle-next = Quale battaglia ora?
screen-battles-when-movement-is-done = Battaglie a movimento finito

# Hand.svelte
screen-a-spectator-holds-no-stratagems = Uno spettatore non ha stratagemmi.
screen-you-play-the-at-the = Giochi il { $camp }. Alla fine di un anno se ne possono tenere cinque; nell’urna ce ne sono { $cup }, l’altra parte ne ha { $held }.
screen-also-in-the-others-sequence = , anche nella sequenza dell’altro
screen-only-the-other-camp-can = { "." } Serve solo all’altro campo: torna nell’urna.
screen-no-stratagems-in-hand = Nessuno stratagemma in mano.
screen-roman = Romano
screen-barbarian = Barbaro
screen-either-camp = tutti e due i campi
screen-phase = Fase { $phase }, { $toLowerCase }

# Lineage.svelte
screen-the = L’{ $half }
screen-usurpers-against = Usurpatori contro { $name }
screen-the-throne-is-empty = Il trono è vuoto.
screen-caesar = Cesare
screen-house-of-theodosius = casa di Teodosio
screen-of-barbarian-origin = di origine barbara

# Panel.svelte
screen-points = Punti
screen-ad = { $year } d.C.
screen-pv = { $points } PV
screen-above-twice-the-others-points = { $toWinInWords } Con più del doppio dei punti dell’altro una vittoria è decisiva, con più del quintuplo totale.
screen-if-it-ended-now-it = Se finisse ora sarebbe parità.
screen-if-it-ended-now = Se finisse ora: { $camp }, { $level }.
screen-phase-f = Fase F
screen-what-phase-f-would-score = Che cosa segnerebbe ora la fase F
screen-nothing = Nulla.
screen-in-all = In tutto
screen-augusti-and-usurpers = Augusti e usurpatori
screen-peoples = Popoli
screen-major = Maggiore
screen-minor = Minore
screen-follows-the = , segue { $name }
screen-rex = , Rex { $name }
screen-capital = , capitale { $place }
screen-on-migration = , in migrazione
screen-attacks-nobody-this-year = , quest’anno non attacca nessuno
screen-tribes-pacified = Tribù pacificate
screen-both-augusti-in-imperial-capitals = i due Augusti in capitali imperiali
screen-no-civil-war = nessuna guerra civile
screen-all-eastern-capitals-held = tutte le capitali orientali tenute
screen-all-western-capitals-held = tutte le capitali occidentali tenute
screen-pax-romana = Pax Romana
screen-areas-of-the-empire-under = zone dell’Impero sotto tribù in guerra
screen-roma-in-foreign-hands = Roma in mani straniere
screen-a-usurpation-under-way = un’usurpazione in corso
screen-an-augustus-without-a-successor = un Augusto senza successore
screen-a-regnum-founded = un Regnum fondato
screen-an-unanswered-council = un Concilio senza risposta

# PieceCounter.svelte
screen-domus-theodosiana = teodosiano
screen-of-barbarian-origin-2 = barbaro

# Pieces.svelte
screen-capital-of-the = Capitale: { $tribe }
screen-in-the-refuge = Nel rifugio: { $join }
screen-aboard = , a bordo { $aboard }
screen-plague = Peste
screen-epidemic = Epidemia
screen-council = Concilio

# ReachLayer.svelte
screen-pm-2 = { $spent } PM

# Reference.svelte
screen-combat-table = Tabella dei Combattimenti
screen-attacker-defender = Attaccante: { $codeInWords }; difensore: { $codeInWords2 }
screen-strength-of-the-attacker-to = Forza dell’attaccante su quella del difensore, a favore del difensore; poi le colonne per la qualità, poi il dado a dieci facce con i suoi modificatori. Sopra il risultato dell’attaccante, sotto quello del difensore, quello del vincitore con una stella. E tutto distrutto; A ogni unità perde un passo; una frazione delle perdite nemiche; R nessuna perdita.
screen-statuses = Stati
screen-leaders = Comandanti
screen-or-more = { $roll } o più
screen-from-these-years-on-he = Da questi anni in poi può morire: { $join } del d10
screen-kinds-of-unit = Tipi di unità
screen-pm-3 = { $points } PM
screen-movement = Movimento
screen-an-area-costs-1-pm = Una zona costa 1 PM, oltre un grande fiume o uno stretto 2, oltre un lungo stretto 3.
screen-leaders-palatini-and-guards-have = Comandanti, palatini e guardie hanno 4 PM, le altre unità 3; un’unità senza comandante si muove di una zona.
screen-outside-the-empire-2-pm = Fuori dall’Impero 2 PM, salvo in Persia, Armenia e Iberia.
screen-events-of-the-year = Eventi dell’anno
screen-phase-2 = Fase { $phase }
screen-in-the-cup = { $count } nell’urna; { $join }
screen-romans-of-the-east = Romani d’Oriente
screen-romans-of-the-west = Romani d’Occidente

# Quanti sono.
screen-so-many-units = { $number ->
    [one] { $number } unità
   *[other] { $number } unità
}
screen-so-many-areas = { $number ->
    [one] { $number } zona
   *[other] { $number } zone
}
screen-so-many-borders = { $number ->
    [one] { $number } confine
   *[other] { $number } confini
}
screen-so-many-pieces = { $number ->
    [one] { $number } pedina
   *[other] { $number } pedine
}

# Sheet.svelte
screen-with-all = con tutti
screen-the-march = La marcia
screen-stopped = , ferma
screen-pm-left = ancora { $left } PM{ $stopped }
screen-strength-2 = { $office }: { $units }, forza
screen-room-for-more = ; posto per altre { $room }
screen-click-who-stays-here = : fai clic su chi resta qui
screen-with-him = Con lui{ $help }
screen-here-click-who-comes-along = Qui: fai clic su chi viene con lui
screen-the-best = le migliori { $room }
screen-take = Prendi { $whom }
screen-how-far = Fin dove?
screen-show-how-far-they-may = Mostra fin dove si può andare
screen-no-rule-bars-a-border = ; nessuna regola chiude un confine, solo la distanza
screen-within-reach = { $areas } alla portata{ $why }.
screen-they-may-not-cross = { $borders } da non passare
screen-counters = Pedine
screen-fold = Chiudi
screen-all-counters = Tutte le { $length } pedine
screen-all-counters-2 = Tutte le pedine
screen-click-an-area-that-glows = Fai clic su una zona che brilla per scegliere tra le sue pedine.
screen-off-the-map = Fuori mappa
screen-which-people = Quale popolo?
screen-on-the-map = , { $units } sulla mappa
screen-who-leads-or-moves-alone = Chi guida, o si muove da solo?
screen-click-who-goes = Fai clic su chi va
screen-who-loses-a-step = Chi perde un passo?
screen-click-who-goes-aboard = Fai clic su chi s’imbarca
screen-choose-a-leader = Scegli un comandante
screen-choose-a-caesar = Scegli un Cesare
screen-choose-a-unit = Scegli un’unità
screen-choose = Scegli
screen-aboard-the = a bordo della { $fleet }
screen-move-alone = muovi da sola
screen-as-they-are = come sono
screen-with = con { $name }

# Standing.svelte
screen-you-play-the = Giochi il
screen-since-the-swap = dallo scambio
screen-sequences-still-to-come = Sequenze ancora da giocare
screen-now = Ora
screen-then = Poi
screen-usurper-in-the = Usurpatore in { $half }:

# ZoneCard.svelte
screen-if-this-force-marched-in = Se queste truppe entrassero
screen-the-battle-here = La battaglia qui

# actions.ts
screen-lead-out = guida fuori
screen-take-along = prendi con te
screen-leave-here = lascia qui
screen-comes-along = viene con lui
screen-loses-a-step = perde un passo
screen-go-aboard = imbarca
screen-make-caesar = fai Cesare
screen-march-here = Marcia qui
screen-fight-here = Combatti qui
screen-flee-here = Fuggi qui
screen-retreat-here = Ritirati qui
screen-land-from-the = Sbarca dalla { $who }
screen-land-some-from-the = Sbarca una parte dalla { $who }
screen-sail-the-here = Manda qui la { $who }
screen-the-returns-to-port = La { $who } torna in porto
screen-come-out-of-the-refuge = Esci dal rifugio
screen-station-here = Stanzia qui { $who }

# describe.ts
screen-east = Oriente
screen-west = Occidente
screen-diocese-of = diocesi: { $diocese }, { $half }
screen-imperial-capital = capitale imperiale
screen-strength-3 = { $units }, forza { $strength }
screen-ecumenical-council = Concilio ecumenico
screen-with-aboard = { " " }con { $pieces } a bordo
screen-that-no-fleet-may-sail = { " " }che nessuna flotta può navigare
screen-sea = { $name }; mare{ $barred }{ $here }.

# model.ts
screen-ravenna = Ravenna
screen-constantinopolis = Constantinopolis
screen-augustus-of-the = Augusto d’{ $half }
screen-usurper-in-the-2 = Usurpatore in { $half }
screen-caesar-of-the = Cesare d’{ $half }
screen-to-be-augustus-of-the = futuro Augusto d’{ $half }
screen-rex-of-the = Rex: { $name }

# paint.ts
screen-at-peace = in pace
screen-at-home-it-does-not = a casa; non si muove
screen-at-war = in guerra
screen-plays-for-the-barbarian-and = gioca per il Barbaro e invade
screen-foederati = Foederati
screen-plays-for-the-roman = gioca per il Romano
screen-in-revolt = in rivolta
screen-former-foederati-who-fight-the = ex Foederati che combattono il Romano
screen-regnum = Regnum
screen-a-kingdom-on-roman-soil = un regno su suolo romano con un Rex e una capitale
screen-follows-the-augusti = segue gli Augusti
screen-with-the-usurper-in-the = con l’usurpatore d’Occidente
screen-follows-a-usurper-and-plays = segue un usurpatore e gioca per il Barbaro
screen-with-the-usurper-in-the-2 = con l’usurpatore d’Oriente
screen-augustus-2 = Augusto
screen-usurper = Usurpatore
screen-to-be-augustus = futuro Augusto
screen-rex-2 = Rex
screen-border-troops-who-stay-in = truppe di confine, che restano nella loro diocesi
screen-the-field-army-of-a = l’armata da campo di una diocesi
screen-the-field-army-of-an = l’armata da campo di un imperatore
screen-the-guard-of-one-leader = la guardia di un comandante, che non lo lascia mai
screen-the-host-of-a-people = l’armata di un popolo
screen-cc = CC
screen-command-capacity = capacità di comando
screen-how-many-units-he-can = quante unità può guidare
screen-vs = VS
screen-strategic-value = valore strategico
screen-evades-on-less-than-this = si sottrae con meno di questo su 1d6; conta il migliore
screen-bt = BT
screen-tactical-bonus = bonus tattico
screen-the-difference-to-the-enemys = la differenza con il migliore del nemico si aggiunge al dado di una battaglia
screen-cp = CP
screen-political-capacity = capacità politica
screen-usurps-is-approved-wins-peoples = con essa usurpa, è approvato, conquista popoli e fonda regni
screen-leader-of-the = comandante: { $people }
screen-command-strategy-tactics-politics = { $name }, { $office }: comando { $cc }, strategia { $vs }, tattica { $bt }, politica { $cp }
screen-strength-4 = forza { $pf }
screen-quality = qualità { $qu }
screen-tactics = tattica { $bt }
screen-moves = movimento { $move }

# summary.ts
screen-areas-2 = Zone
screen-strength-5 = Forza
screen-camps = Campi
screen-at-war-2 = In guerra
screen-in-revolt-2 = In rivolta
screen-regna = Regna
screen-stratagems-label = Stratagemmi
screen-fleet = flotta
screen-leads = guida
screen-all = tutti
screen-attack = attacco
screen-defend = difesa
screen-word-choose = scegli
screen-town = città
screen-port = porto
screen-plague-here = peste
screen-epidemic-here = epidemia
screen-reduced = ridotta
screen-loyal = leale
screen-warriors = guerrieri
screen-with-the-usurper = con l’usurpatore

# Gli altri tipi di domande a cui possono rispondere degli ordini.
question-evasion = Elusione
question-evasion-about = Ti attaccano, e un comandante può cercare di portare via le sue unità.
answer-evasion-decline = Resisti sempre
answer-evasion-accept = Cerca sempre di sottrarti
answer-evasion-if-weaker = Cerca di sottrarti, se più debole di
question-refuge = Le mura dell’imperatore
question-refuge-about = L’Augusto è attaccato nella sua capitale, e può andare dietro le mura.
answer-refuge-accept = Sempre dietro le mura
answer-refuge-decline = Sempre davanti alle mura
question-retreat = Ritirate
question-retreat-about = Hai perso una battaglia, e scegli dove andare.
answer-retreat-strongest = Dove ci sono più amici
question-losses = Le perdite del vincitore
question-losses-about = Hai vinto una battaglia, e scegli chi perde i passi.
answer-losses-strongest = Prima le più forti
answer-losses-weakest = Prima le più deboli
question-mutiny = Ammutinamenti
question-mutiny-about = Una tua unità perde un passo in un ammutinamento, e la scegli tu.
answer-mutiny-weakest = La più debole
answer-mutiny-strongest = La più forte
question-federation = I vinti
question-federation-about = Hai vinto una tribù, e puoi cercare di farne dei Foederati.
answer-federation-accept = Prova sempre
answer-federation-decline = Non provare mai
question-rally = Romani sulla via
question-rally-about = Un usurpatore incontra unità romane, e può cercare di portarle dalla sua.
answer-rally-accept = Prova sempre
answer-rally-decline = Non provare mai
question-pope = Il Papa
question-pope-about = Si contano i punti, e prima puoi giocare il Papa.
answer-pope-accept = Giocalo sempre
answer-pope-decline = Tienilo
answer-initiative-accept = Prendila dove hai un solo modo
answer-shield-accept = Sempre
answer-omen-accept = Annullalo sempre

# ---- che cosa si propone un bot, come lo dice un consiglio

aim-attack = Attaccare in { $goal } con { $force }.
aim-garrison = Mettere { $force } di guarnigione in { $goal }.
aim-join = Mandare { $force } dalle truppe in { $goal }.
aim-reside = Portare { $force } dove un Augusto deve stare.
aim-raid = Fare una razzia in { $goal } con { $force }.
aim-withdraw = Guidare { $force } oltre il confine, in { $goal }.
aim-unit = Lasciar andare { $force } nella zona accanto senza comandante.
aim-play = Giocare { $stratagem }.
aim-come-out = Lasciare il rifugio in { $goal }.
aim-habit = Fare ciò che qui si fa sempre.
aim-rest = Non marciare più in questa sequenza.

# ---- errori che conta l’arena

blunder-hopeless = una marcia verso una battaglia quasi senza speranza
blunder-strips-capital = l’ultima unità lascia una capitale che il nemico può raggiungere
blunder-stakes-people = un intero popolo entra nell’Impero mentre dei Romani marciano: non resta nessuno a continuare la guerra
blunder-astray = un Augusto resta fuori dalla sua metà fino alla fine dell’anno
blunder-idle-raiders = nell’ultima sequenza di tutte un’unità oltre il confine non entra in una zona libera accanto
blunder-hoarded = uno stratagemma proprio è scartato per mancanza di posto

# I nomi che molte cose hanno in comune.
called-area = { $area }
called-win-at = di vincere in { $area }
called-steps = { $number } passi perduti
called-enemy-steps = { $number } passi del nemico
called-leaders-die = muoiono { $number } comandanti
called-enemy-leaders-die = muoiono { $number } comandanti nemici

# ---- il gioco e i suoi scenari

about-blurb = Dal 405 al 476 d.C.: due imperi, una dozzina di popoli ai confini e generali che vorrebbero essere Augusto. Uno comanda i Romani, l’altro chiunque sia contro di loro; quando un usurpatore vince, i due si scambiano i posti.
about-feel = Un secolo di tradimenti: poche truppe, lunghi confini, stratagemmi nel momento peggiore, e nessuno è sicuro del proprio campo.
scenario-scourge-of-god = Il flagello di Dio
scenario-scourge-of-god-help = Attila regna da solo sugli Unni e si volge contro i due imperi; Aetius tiene la Gallia con i suoi alleati visigoti.
scenario-scourge-of-god-teaches = Due grandi comandanti e due grandi armate: marcia, battaglia e saccheggio, con Attila da guidare e Aetius per fermarlo.
scenario-radagaisus-and-alaric = Radagaisus e Alaricus
scenario-radagaisus-and-alaric-help = Radagaisus guida i suoi Goti verso l’Italia, Alaricus aspetta in Epiro, e oltre il Reno si radunano i popoli.
scenario-radagaisus-and-alaric-teaches = Sei anni e due invasioni: marcia, battaglia, e un lungo confine da tenere con un solo buon generale.
scenario-tyrants-of-gaul = I tiranni di Gallia
scenario-tyrants-of-gaul-help = Vandali, Alani, Suebi e Burgundi hanno passato il Reno; in Britannia Constantinus prende la porpora e si prepara a sbarcare.
scenario-tyrants-of-gaul-teaches = Gli usurpatori: quando proclamarne uno, come combatterlo, e come i due giocatori si scambiano i posti.
scenario-placidias-generals = I generali di Placidia
scenario-placidias-generals-help = Honorius è morto e Iohannes regna a Ravenna; Constantinopolis rimanda in patria il fanciullo Valentinianus con un’armata. Poi vengono le guerre di Felix, Bonifatius e Aetius.
scenario-placidias-generals-teaches = Tre generali che non si fidano di nessuno: lealtà, stratagemmi e il prezzo di un Augusto.
scenario-maiorianus-and-genseric = Maiorianus e Gensericus
scenario-maiorianus-and-genseric-help = Aetius e Valentinianus sono morti, la flotta di Gensericus è davanti a Roma, e l’Occidente ha bisogno di un imperatore che sappia combattere.
scenario-maiorianus-and-genseric-teaches = Il mare: flotte, sbarchi e un erario che non può pagare insieme la Gallia e l’Africa.
scenario-last-emperors = Gli ultimi imperatori
scenario-last-emperors-help = Anthemius viene da Constantinopolis a Roma, la grande flotta si raduna contro Cartagine, ed Euricus vuole tutta la Gallia.
scenario-last-emperors-teaches = Giocare da deboli: poche truppe, una grande spedizione, e una tribù che cresce mentre si guarda altrove.
scenario-campaign = Ultimus Romanorum
scenario-campaign-help = Tutto il secolo, dalla grande invasione all’ultimo imperatore d’Occidente.
scenario-campaign-teaches = Tutto il secolo: ogni regola, ogni popolo, e nomi che si fanno e si disfano in decenni.

# ---- nomi

name-roman = Romano
name-barbarian = Barbaro
name-west = Occidente
name-east = Oriente
name-peace = Pace
name-war = Guerra
name-revolt = Rivolta
name-roman-at-first = Romano all’inizio
name-barbarian-at-first = Barbaro all’inizio
name-western-fleet = flotta occidentale
name-eastern-fleet = flotta orientale
name-third-fleet = terza flotta
name-picti-1 = Picti 1 (Caledonia meridionale)
name-picti-2 = Picti 2 (Caledonia centrale)
name-picti-3 = Picti 3 (Caledonia settentrionale)
name-hunni-1 = Hunni 1 (in Dacia)
name-hunni-2 = Hunni 2 (steppa pontica)
name-hunni-3 = Hunni 3 (Don e Caucaso)
name-persae-1 = Persae 1 (Nisibis e Adiabene)
name-persae-4 = Persae 4 (Susiana e Perside)
name-area__burgondi = Burgondi (alto Meno)
name-area__vandali = Vandali (alto Tibisco)
name-area__alani = Alani (Carpazi)
name-area__heruli = Heruli (Volinia)
name-area__gepidae = Gepidae (Transilvania)
name-area__ostrogothi = Ostrogothi (basso Danubio)
name-area__austuriani = Austuriani (deserto delle Sirti)
name-minor-federation-treaty = Trattato di federazione minore
name-major-federation-treaty = Trattato di federazione maggiore
name-tribute = Tributo
name-pope = Papa
name-western-usurpation = Usurpazione in Occidente
name-eastern-usurpation = Usurpazione in Oriente
name-minor-tribe-uprising = Insurrezione di una tribù minore
name-two-minor-tribe-uprisings = Insurrezione di due tribù minori
name-three-minor-tribe-uprisings = Insurrezione di tre tribù minori
name-major-tribe-uprising = Insurrezione di una tribù maggiore
name-three-major-tribe-uprisings = Insurrezione di tre tribù maggiori
name-scourge-of-god = Flagello di Dio
name-barbarian-alliance = Alleanza barbarica
name-migration = Migrazione
name-initiative = Iniziativa
name-rebellion = Ribellione
name-ecumenical-council = Concilio ecumenico
name-opportune-flight = Fuga opportuna
name-assassination = Assassinio
name-plague-breaks-out = Peste improvvisa
name-plague-epidemic = Epidemia di peste
name-desertion = Diserzione
name-divine-favour = Favore divino
name-fleet = Flotta
name-germanophobia = Odio per i Germani
name-earthquake = Terremoto a Constantinopolis
name-famine = Carestia a Roma
name-frontier-alarm = Allarme al confine
name-mutiny = Ammutinamento
name-court-intrigue = Intrigo di corte
name-bagaudae = Bagaudi
name-quiet-year = Anno tranquillo
name-mild-winter = Inverno mite
name-good-harvest = Buon raccolto
name-quarrel-of-kings = Lite di re
name-embassy-to-ctesiphon = Ambasceria a Ctesiphon
name-volunteers = Volontari
name-holy-man = Sant’uomo
name-rising-captain = Capitano in ascesa
name-sign-in-the-sky = Segno nel cielo
name-visigothi-chief = Capo dei Visigothi
name-vandali-chief = Capo dei Vandali
name-hunni-chief = Capo degli Hunni
name-ostrogothi-chief = Capo degli Ostrogothi
name-burgondi-chief = Capo dei Burgondi
name-persae-chief = Capo dei Persae
name-quality = qualità delle truppe
name-tactics = bonus tattico
name-politics = politica dei principi
name-attackers-fury = furia dell’attaccante: la riga più alta
name-defenders-fury = furia del difensore: la riga più bassa
name-furies-cancel = furia delle due parti: si annulla
name-column-1-3 = forza 1/3
name-column-1-2 = forza 1/2
name-column-2-3 = forza 2/3
name-column-4-5 = forza 4/5
name-column-1-1 = forza 1/1
name-column-5-4 = forza 5/4
name-column-3-2 = forza 3/2
name-column-2-1 = forza 2/1
name-column-3-1 = forza 3/1
name-column-4-1 = forza 4/1
name-result__E = tutto distrutto (E)
name-result__A = un passo ciascuna (A)
name-result__R = nessuna (R)
name-result__1-4 = 1/4 di quelle del nemico
name-result__1-2 = 1/2 di quelle del nemico
name-result__3-4 = 3/4 di quelle del nemico
name-no-way-out = nessuna via d’uscita per tutti: chi è vinto e non può ritirarsi è perduto
name-no-way-out-for-the-enemy = nessuna via d’uscita per tutti i nemici: chi non può ritirarsi è perduto
name-princes-at-stake = un usurpatore affronta un principe: il vinto muore
name-great-battle = una grande battaglia: un punto per il vincitore
name-if-besieged = se nella fase F il nemico è ancora lì
name-plague-there = peste nella zona
name-battle-there = nemici nella zona: chi resta deve combattere
name-battle-follows = poi si combatte una battaglia
name-alone-among-enemies = solo tra i nemici
name-caesar = un Cesare
name-augusta-may-step-in = può intervenire un’Augusta
name-best-choice = per la scelta migliore che c’è
name-no-leader-of-ones-own-dies = che non muoia nessun proprio comandante
name-an-enemy-leader-dies = che muoia un comandante nemico
name-the-walls-hold = che le mura reggano

# ---- gli stratagemmi

text-minor-federation-treaty = Una tribù minore con tutte le unità dentro l’Impero diventa Foederati.
text-major-federation-treaty = Una tribù maggiore con tutte le unità dentro l’Impero diventa Foederati.
text-tribute = Una tribù in guerra fa la pace, o una in rivolta è di nuovo leale, per 1 PV (tribù minore) o 3 PV (tribù maggiore).
text-augusta-orientalis = Una di queste cose: prendere l’iniziativa; 1 a favore dell’imperatore d’Oriente contro un assassinio; 1 contro un’usurpazione in Oriente; un Concilio ecumenico riesce.
text-augusta-occidentalis = Una di queste cose: prendere l’iniziativa; 1 a favore dell’imperatore d’Occidente contro un assassinio; 1 contro un’usurpazione in Occidente.
text-pope = In questo turno il Barbaro non segna nulla per Roma.
text-buccellarii = Un comandante romano storico riceve una guardia di Buccellarii.
text-western-usurpation = Un comandante storico in Occidente tenta di usurpare: 1d6, al massimo la sua CP.
text-eastern-usurpation = Un comandante storico in Oriente tenta di usurpare: 1d6, al massimo la sua CP.
text-minor-tribe-uprising = 1 tribù minore entra in guerra, o in rivolta se è federata.
text-two-minor-tribe-uprisings = 2 tribù minori entrano in guerra, o in rivolta se sono federate.
text-three-minor-tribe-uprisings = 3 tribù minori entrano in guerra, o in rivolta se sono federate.
text-major-tribe-uprising = 1 tribù maggiore entra in guerra, o in rivolta se è federata.
text-three-major-tribe-uprisings = 3 tribù maggiori entrano in guerra, o in rivolta se sono federate.
text-scourge-of-god = Prima del tiro di una battaglia, se metà delle truppe sono Hunni sotto un comandante storico: il dado conta 9 in attacco, 2 in difesa.
text-rex = Una tribù in rivolta che tiene una città con un comandante e un’unità tenta di fondare un regno: 1d6, al massimo la CP del suo re.
text-barbarian-alliance = Una tribù minore si unisce a una maggiore dello stesso stato nella stessa zona o in una vicina.
text-bagaudes = I Bagaudi insorgono in una zona vuota di Galliae, Viennensis o Hispaniae.
text-migration = Per questo turno una tribù è del Barbaro e si muove con 4 PM, con tutte le unità verso una sola zona.
text-initiative = Prendi l’iniziativa dopo il tiro.
text-rebellion = Una tribù alleata a una maggiore tenta di liberarsi: 1d6 sopra la CP del miglior comandante di quella.
text-ecumenical-council = Un Concilio si riunisce in Asia: 3 PV per turno al Barbaro finché non viene l’Augusto d’Oriente, e 3 PV al Romano se ci riesce.
text-opportune-flight = Prima di un combattimento una parte fugge in una zona senza nemici.
text-assassination = Un comandante romano storico del nemico è assassinato con 8 o più su 1d10.
text-plague-breaks-out = In una zona tutte le unità perdono un passo e i comandanti muoiono con 9 su 1d10, anche quelli che vengono dopo.
text-plague-epidemic = Come la peste; anche nelle zone vicine le unità sono ridotte e i comandanti muoiono con 9 su 1d10.
text-desertion = In una zona tutte le unità romane e dei Persae del nemico perdono un passo.
text-furor-germanicus = Prima del tiro di una battaglia, con un’unità germanica: il dado conta 9 in attacco, 2 in difesa.
text-divine-favour = Ogni dado di una battaglia è spostato di 2 a favore di chi lo gioca.
text-fleet = Una terza flotta per questo turno in una zona costiera qualsiasi.
text-germanophobia = Intorno a una zona con truppe regolari le unità PA barbare perdono un passo, e i comandanti di origine barbara muoiono con 7 o più su 1d10.

# ---- gli eventi dell’anno

text-earthquake = Tutte le unità LI, CO e PA intere in Constantinopolis sono ridotte. Il Romano perde 1 PV.
text-famine = Se il Romano non ha la flotta occidentale, tutte le unità intere in Italia 5 e Italia 6 sono ridotte.
text-frontier-alarm = Il Barbaro porta in guerra una tribù minore in pace, come con un’Insurrezione di una tribù minore.
text-mutiny = Il Barbaro nomina una zona senza Augusto; lì un’unità romana del campo romano, scelta dal Romano, perde un passo.
text-court-intrigue = Il Barbaro nomina un comandante romano storico del campo romano che non sia Augusto; questi va subito nella capitale imperiale più vicina della sua metà che nessuna unità nemica tiene.
text-bagaudae = Il Barbaro può piazzare l’unità dei Bagaudi come con il suo stratagemma.
text-quiet-year = Non succede nulla.
text-mild-winter = Non succede nulla.
text-good-harvest = Il Romano ristabilisce una sua unità ridotta in una zona con una città.
text-quarrel-of-kings = Il Romano nomina una tribù in guerra e tira 1d6: con 1 o 2 in questo turno non attacca, se non è stata attaccata.
text-embassy-to-ctesiphon = I Persae in pace non possono essere sollevati prima del prossimo evento. Se sono in guerra, 1d6: con 1 o 2 fanno la pace e tornano a casa.
text-volunteers = Il Romano prende dall’urna uno stratagemma Buccellarii, se ce n’è uno.
text-holy-man = Il Romano segna 1 PV se i due Augusti sono in capitali imperiali.
text-rising-captain = Il campo che ha l’iniziativa aggiunge 1 al BT di un suo comandante fino alla fase F.
text-sign-in-the-sky = Una volta, prima del prossimo evento, il Romano può annullare uno stratagemma del Barbaro mentre è giocato; questo torna nell’urna.

# ---- le regole proprie degli scenari

special-scourge-of-god-0 = Attila vuole un impero, non bottino: il Barbaro vince solo se alla fine è avanti di più di 40 PV; con 40 esatti è parità.
special-radagaisus-and-alaric-0 = Nella fase A del 406 il Barbaro prende dall’urna, oltre allo stratagemma pescato, un’Insurrezione di una tribù maggiore e un’Insurrezione di tre tribù minori.
special-radagaisus-and-alaric-1 = Una volta, dalla fase C del 406 in poi, Constantinus III può usurpare in Britanniae 2 senza stratagemma e senza tiro.
special-radagaisus-and-alaric-2 = Nella fase A del 407 il Romano prende dall’urna, oltre allo stratagemma pescato, un Tributo.
special-placidias-generals-0 = Nella fase C del 425, se Aetius segue l’usurpatore, si tira 1d6: con 1-4 si uniscono ad Aetius 2 unità Hunni fino alla fase F, poi tornano a casa.
special-maiorianus-and-genseric-0 = Nella fase A del 457 il Barbaro prende dall’urna, oltre allo stratagemma pescato, un’Insurrezione di una tribù maggiore.
special-last-emperors-0 = Nella fase A del 468 il Romano prende dall’urna, oltre allo stratagemma pescato, uno stratagemma Flotta.
special-last-emperors-1 = Se alla fine tiene Italia 4 e Italia 5, il Barbaro segna 10 PV in più.
special-last-emperors-2 = Odoacer rimandò la porpora a Constantinopolis e chiese un titolo: il Barbaro vince solo se alla fine è avanti di più di 20 PV; con 20 esatti è parità.
special-campaign-0 = Nella fase A del 406 il Barbaro prende dall’urna, oltre allo stratagemma pescato, un’Insurrezione di una tribù maggiore e un’Insurrezione di tre tribù minori.
special-campaign-1 = Una volta, dalla fase C del 406 in poi, Constantinus III può usurpare in Britanniae 2 senza stratagemma e senza tiro.

# ---- che cosa possono portare i dadi

name-odds__won-the-enemy-is-destroyed = vinta: il nemico è distrutto
name-odds__won-the-enemy-is-reduced-and-retreats = vinta: il nemico è ridotto e si ritira
name-odds__lost-all-are-destroyed = persa: tutti sono distrutti
name-odds__lost-all-are-reduced-and-retreat = persa: tutti sono ridotti e si ritirano
name-odds__1-step-lost = 1 passo perduto
name-odds__1-step-of-the-enemy-s = 1 passo del nemico
name-odds__no-leader-dies = non muore nessun comandante
name-odds__a-leader-dies = muore un comandante
name-odds__an-enemy-leader-dies = muore un comandante nemico
name-odds__the-walls-hold = le mura reggono
name-odds__the-city-falls = la città cade
name-odds__they-evade = si sottraggono
name-odds__they-must-fight = devono combattere
name-odds__they-are-won-over = passano dalla sua parte
name-odds__they-stand-and-fight = restano e combattono
name-odds__a-usurper-is-proclaimed = è proclamato un usurpatore
name-odds__nothing-comes-of-it = non se ne fa nulla
name-odds__the-diocese-is-put-to-the-test = la diocesi è messa alla prova
name-odds__the-diocese-stays-loyal = la diocesi resta leale
name-odds__a-kingdom-is-founded = è fondato un regno
name-odds__the-victim-dies = la vittima muore
name-odds__the-attempt-fails = l’assassinio fallisce
name-odds__the-tribe-is-free = la tribù è libera
name-odds__the-tribe-is-federated = la tribù entra tra i Foederati
name-odds__the-tribe-goes-home = la tribù torna a casa
name-odds__the-tribe-keeps-quiet = la tribù resta tranquilla
name-odds__he-is-augustus = è Augusto
name-odds__he-is-a-usurper = è usurpatore
name-odds__the-council-succeeds = il Concilio riesce
name-odds__the-council-fails = il Concilio fallisce

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: punti vittoria, di Roma o del Barbaro
    PM: punti movimento: le aree che si possono ancora percorrere
    PF: punti forza: ciò che le unità portano in battaglia
    CC: capacità di comando: quante unità può guidare un comandante
    VS: valore strategico
    BT: bonus tattico in battaglia
    CP: capacità politica
    LI: Limitanei
    CO: Comitatenses
    PA: Palatini
