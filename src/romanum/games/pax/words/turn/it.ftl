# Pax Romana: il turno: fasi, Attivazioni, talenti, unità arruolate e costruite, colloqui, punti.

# ---- che cosa è successo

event-game-turn = Turno { $turn }, { $years } a.C.
event-phase = { $phase ->
    [income] Fase delle Entrate
    [maintenance] Fase di Mantenimento
    [removal] Fase di Rimozione
    [leaders] Fase di Scelta dei comandanti
    [manpower] Fase degli Uomini
    [activation] Fase di Attivazione
    [attrition] Fase di Logoramento e Isolamento
    [victory] Fase di Vittoria
   *[order] Fase dell’Ordine di gioco
  }.
event-arrives = { $side }: arrivo presso { $place }.
event-removal = Comandanti, Milizia, Mercenari e invasori lasciano la mappa.
event-play-order = Ordine del primo round: { $order }.
event-order-roll = A pari merito tirano i dadi { $powers }: { $dice }.
event-event-marker = Si pesca un segnalino Evento.
event-pontus-marker = Si pesca il segnalino del Ponto.
event-silent = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } non ha altre Attivazioni in questo turno.
event-activation = Attivazione { $number }: { $power }.
event-forfeits = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } lascia decadere il suo segnalino.
event-operation = { $power }: { $operation ->
    [expansion] Espansione
   *[recruitment] Reclutamento
  }.
event-disbands = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } manda a casa da { $place } { $unit }.
event-builds = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  }, presso { $place }: { $what ->
    [town] si costruisce un Borgo
    [city] il Borgo diventa Città
   *[repair] si riparano le mura
  } ({ $walls ->
    [one] { $walls } punto mura
   *[other] { $walls } punti mura
  }).
event-hires = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } assolda presso { $place } { $number } { $unit }.
event-raises = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } arruola presso { $place } { $number } { $unit }.
event-rebuilds = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } ristabilisce presso { $place } { $unit }.
event-garrisoned = { $power }: presso { $place } { $number ->
    [one] un’unità Ridotta diventa Guarnigione
   *[other] { $number } unità Ridotte diventano Guarnigioni
  }.
event-lets-go = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } rinuncia presso { $place } a { $number } { $unit }.
event-leaders-drawn = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca { $number ->
    [one] un comandante
   *[other] { $number } comandanti
  }.
event-leaders-drawn-known = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca: { $leaders }.
event-stationed = Al comando presso { $place }: { $leader }.
event-objective-swapped = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca un altro Obiettivo al posto dell’ultimo.
event-objective-returned = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } restituisce un Obiettivo.
event-objective-claimed = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } rivendica l’Obiettivo { $objective }: { $vp ->
    [0] { $gop } PG
   *[other] { $vp } PV
  }.
event-points = { $power }: { $gop } PG ({ $by_gop } PV), { $cvp } PC ({ $by_cvp } PV), Obiettivi { $objectives } PV: { $points } PV, ora { $total }.
event-game-over = { $winners }: { $how ->
    [at-once] vittoria immediata
    [automatic] vittoria automatica
    [scenario] vittoria secondo lo scenario
    [gop] vittoria ai punti geografici
    [provinces] vittoria per le Province
   *[vp] vittoria ai punti vittoria
  }.
event-united = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } sarà un solo regno.
event-attends = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } viene all’Incontro.
event-stays-away = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } non viene.
event-proposes = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } fa una proposta { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  } ({ $number ->
    [one] un patto
   *[other] { $number } patti
  }).
event-term = { $what ->
    [offer-talents] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } dà { $number }T
    [want-talents] { $partner ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $partner }
      } dà { $number }T
    [offer-ships] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } dà { $number ->
        [one] 1 squadra di galee
       *[other] { $number } squadre di galee
      } presso { $place }
    [want-ships] { $partner ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $partner }
      } dà { $number ->
        [one] 1 squadra di galee
       *[other] { $number } squadre di galee
      } presso { $place }
    [offer-hired] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } dà { $unit } ({ $number ->
        [0] ogni unità
       *[other] { $number }
      }) presso { $place }
    [want-hired] { $partner ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $partner }
      } dà { $unit } ({ $number ->
        [0] ogni unità
       *[other] { $number }
      }) presso { $place }
    [offer-town] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } cede { $place }
    [want-town] { $partner ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $partner }
      } cede { $place }
    [offer-card] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } dà una carta
    [want-card] { $partner ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $partner }
      } dà una carta
    [show-objective] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } mostra un Obiettivo
    [offer-alliance] Alleanza tra { $power ->
        [greece] la Grecia
        [the_east] l’Oriente
        [macedon] la Macedonia
       *[other] { $power }
      } e { $partner ->
        [greece] la Grecia
        [the_east] l’Oriente
        [macedon] la Macedonia
       *[other] { $partner }
      }
    [promise-peace] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } mantiene la pace
    [want-peace] { $partner ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $partner }
      } mantiene la pace
    [promise-attack] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } attacca { $target ->
        [greece] la Grecia
        [the_east] l’Oriente
        [macedon] la Macedonia
       *[other] { $target }
      }
   *[want-attack] { $partner ->
       [greece] La Grecia
       [the_east] L’Oriente
       [macedon] La Macedonia
      *[other] { $partner }
     } attacca { $target ->
       [greece] la Grecia
       [the_east] l’Oriente
       [macedon] la Macedonia
      *[other] { $target }
     }
  }.
event-names-card = { $partner ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $partner }
  } viene a sapere quale carta.
event-names-card-known = La carta è { $card }.
event-speaks-of-objective = { $partner ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $partner }
  } vedrebbe quale Obiettivo è.
event-gives-card = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } dà una carta { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }.
event-gives-card-known = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } dà { $card } { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }.
event-shows-objective = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } mostra un Obiettivo { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }.
event-shows-objective-known = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } mostra { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  } l’Obiettivo { $objective }.
event-agrees = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } è d’accordo { $partner ->
    [greece] con la Grecia
    [the_east] con l’Oriente
    [macedon] con la Macedonia
   *[other] con { $partner }
  }.
event-disagrees = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } non è d’accordo { $partner ->
    [greece] con la Grecia
    [the_east] con l’Oriente
    [macedon] con la Macedonia
   *[other] con { $partner }
  }.
event-allied = Per questo turno c’è alleanza tra { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } e { $partner ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $partner }
  }.
event-promises = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } dà la sua parola { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }: { $what ->
    [peace] pace per questo turno
    [spare] lasciare in pace { $place }
   *[attack] attaccare { $target ->
       [greece] la Grecia
       [the_east] l’Oriente
       [macedon] la Macedonia
      *[other] { $target }
     }
  }.
event-offers-bribe = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } offre { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  } { $talents }T per essere lasciata in pace presso { $place }.
event-refuses-bribe = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } rifiuta i talenti { $partner ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $partner }
  }.
event-turns-back = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } mantiene la parola data { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  } e lascia in pace { $place }.
event-breaks-word = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } ha rotto la parola data { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }.

# ---- domande

ask-toll = { $power }: paghi { $toll }T a Rodi perché ti arrivino { $talents }T in più?
ask-payment = { $power }: paghi { $talents }T per l’Attivazione?
ask-operation = { $power }: quale Operazione? ({ $talents }T)
ask-expansion = { $power }: Espansione. Movimenti maggiori rimasti: { $majors }, minori: { $minors }.
ask-recruit = { $power }: arruoli unità terrestri o costruisci navi? ({ $talents }T)
ask-levy = { $power }: che cosa arruoli, e dove? ({ $talents }T{ $province ->
    [nobody] {""}
   *[other] ; { $province }
  })
ask-shipyard = { $power }: dove costruisci navi? ({ $talents }T)
ask-manpower = { $power }: che cosa arruoli in questo turno? Restano { $talents }T.{ $province ->
    [nobody] { "" }
   *[other] { " " }Si arruolano unità qui: { $province }.
  }
ask-maintenance = { $power }: il mantenimento è { $talents }T su { $treasury }. A che cosa rinunci?
ask-station = { $leader }: dove prende il comando?
ask-duplicate = { $power }: hai già questo Obiettivo. Lo cambi?
ask-return-objectives = { $power }: restituisci Obiettivi?
ask-claims = { $power }: rivendichi un Obiettivo?
ask-mercenaries = { $power }: chi assoldi per { $talents }T? Frutta { $light } FL, { $cavalry } Cavalleria o { $heavy } FP.
ask-hire-more = { $power }: i Mercenari vengono anche altrove? ({ $talents }T)
ask-mercenaries-where = { $power }, { $number } { $unit }: dove?
ask-invite = { $power }: chi inviti?{ $number ->
    [0] {""}
   *[other] {" "}Finora: { $invited }.
  }
ask-attend = { $power }: { $caller ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $caller }
  } convoca un Incontro. Vieni?
ask-draft = { $power }: che cosa proponi { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }? { $number ->
    [0] Finora nessun patto.
    [one] Finora un patto.
   *[other] Finora { $number } patti.
  }
ask-consider = { $power }: { $partner ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $partner }
  } ti fa una proposta ({ $number ->
    [one] un patto
   *[other] { $number } patti
  }). Sei d’accordo?
ask-give-card = { $power }: quale carta dai { $partner ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $partner }
  }?
ask-free-talk = { $power }: apri dei colloqui?
ask-bribe = { $power }: { $partner ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $partner }
  } muove contro di te presso { $place }. Offri talenti?
ask-take-bribe = { $power }: { $partner ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $partner }
  } offre { $talents }T. Li prendi?
ask-keep-word = { $power }: { $partner ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $partner }
  } ti ha pagato per lasciare in pace { $place }. Lo fai?

# ---- perché no

why-too-dear = Costa { $talents }T; nell’erario ci sono { $treasury }T.
why-no-minor-move = Non restano Movimenti minori.
why-in-a-fortress = { $place } è una Fortezza di montagna.
why-has-a-town = { $place } ha già una Città o un Borgo.
why-not-controlled = { $place } non è sotto il tuo Controllo.
why-not-his-town = Il Borgo di { $place } non è tuo.
why-no-full-town = { $place } deve essere un Borgo a piena forza; ha { $walls ->
    [one] { $walls } punto mura
   *[other] { $walls } punti mura
  }.
why-rome-hires-nobody = Roma non assolda mai Mercenari.
why-has-hired = In questa Attivazione si sono già assoldati Mercenari.
why-above-maximum = Cartagine non può superare il suo Massimo di uomini, { $maximum }; ha { $units } unità.
why-recruitments-used = Lo scenario permette { $number } Reclutamenti.
why-nothing-to-raise = Con { $treasury }T non si può arruolare nulla.
why-nothing-here = { $province }: qui ora non si può arruolare nulla.
why-isolated = { $province } è tagliata fuori dalla patria.
why-isolated-unit = { $unit } presso { $place }: è tagliata fuori, e truppe così lì non si arruolano.
why-not-raised-here = { $unit }: presso { $place } non se ne arruola.
why-not-his-space = { $place } non è sotto il tuo Controllo.
why-elephants-alone = Agli Elefanti servono unità terrestri da combattimento accanto, presso { $place }.
why-scenario-limit = Lo scenario ne permette in tutto { $number }: { $unit }.
why-enemy-ships = Ci sono navi nemiche presso { $place }.
why-nothing-written = Ancora nulla di scritto.
why-sheet-full = Il foglio è pieno; prima cancella una riga.
why-no-objectives-sold = In questa partita non si vendono Obiettivi.
why-one-a-turn = Si fa una volta per turno.
why-objectives-enough = Hai già in mano { $number } Obiettivi.
why-not-divided = Non ci sono due regni da unire.
why-not-above-maximum = Le tue unità non superano il Massimo di uomini, { $maximum }.
why-has-talked = In questa Attivazione hai già parlato.
why-no-duplicate = Non ne hai un altro con la stessa lettera.
why-not-fulfilled = L’Obiettivo { $objective } non è raggiunto, o è già rivendicato.

# ---- come è finita

how-at-once = secondo ciò che chiede lo scenario
how-automatic = per vittoria automatica
how-scenario = secondo ciò che chiede lo scenario
how-vp = ai punti vittoria
how-gop = ai punti geografici
how-provinces = per le Province

# ---- azioni

do-pay = Paga per il segnalino
do-forfeit = Lascialo decadere
do-expansion = Espansione
do-recruitment = Reclutamento
do-meeting = Convoca un Incontro (gratis): accordi al posto di un’Operazione
do-town = Costruisci un Borgo: { $place }
do-city = Fai di { $place } una Città con { $unit }
do-repair = Aggiungi { $number ->
    [one] un punto mura
   *[other] { $number } punti mura
  }: { $place }
do-disband = Manda a casa da { $place } { $unit }
do-hire = Assolda Fanteria pesante mercenaria ({ $number }): { $place } (2T ciascuna)
do-hires = { $unit }
do-recruit-land = Unità terrestri
do-recruit-ships = Navi
do-muster = Arruola qui: { $province }
do-raise = { $unit }: { $place }
do-build = Una squadra di galee: { $place }
do-rebuild = Ristabilisci { $unit }: { $place }
do-engage = Fanteria pesante mercenaria: { $place }
do-buy = Compra un Obiettivo
do-unite = Unisci i regni
do-cross-out = Cancella l’ultima riga
do-give-up = Rinuncia a { $unit }: { $place }
do-station = { $leader }: { $place }
do-claim = Rivendica l’Obiettivo { $objective }
do-return = Restituisci l’Obiettivo { $objective }
do-swap = Pescane un altro al suo posto
do-invite = Invita { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }
do-offer-talents = Offri { $number }T
do-want-talents = Chiedi { $number }T
do-offer-ships = Offri { $number ->
    [one] 1 squadra di galee
   *[other] { $number } squadre di galee
  } presso { $place }
do-want-ships = Chiedi { $number ->
    [one] 1 squadra di galee
   *[other] { $number } squadre di galee
  } presso { $place }
do-offer-hired = Offri { $number } { $unit } presso { $place }
do-want-hired = Chiedi { $number } { $unit } presso { $place }
do-offer-town = Cedi { $place }
do-want-town = Chiedi { $place }
do-offer-card = Offri { $card }
do-want-card = Chiedi una carta
do-give-card = Dai { $card }
do-show-objective = Mostra l’Obiettivo { $objective }
do-offer-alliance = Offri un’alleanza
do-promise-peace = Prometti la pace
do-want-peace = Chiedi la pace
do-promise-attack = Prometti di attaccare { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }
do-want-attack = Chiedi un attacco contro { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }
do-propose = Proponi questo
do-counter = Fai una controproposta
do-bribe = Offri { $number }T
do-turn-back = Mantieni la parola
do-press-on = Attacca lo stesso
do-talk = Parla { $power ->
    [greece] con la Grecia
    [the_east] con l’Oriente
    [macedon] con la Macedonia
   *[other] con { $power }
  }

# ---- finestre

window-bribery = Corruzione
window-bribery-about = Un’armata o una flotta muove contro di te; se non ti si chiede, non offri nulla.
window-meeting = Incontri
window-meeting-about = Sei invitato a dei colloqui; se non ti si chiede, non vieni.
window-alliance-talks = Proposte
window-alliance-talks-about = Un’altra potenza ti fa una proposta; se non ti si chiede, rifiuti.
window-free-talk = Parlare in ogni momento
window-free-talk-about = Comincia un’Attivazione, e puoi aprire dei colloqui.
window-rhodes-loc-toll = Pedaggio per le Entrate attraverso Rodi
window-rhodes-loc-toll-about = Delle Entrate potrebbero arrivare attraverso Rodi; se non ti si chiede, non paghi.
window-objective-l-claim = L’Obiettivo della ricchezza
window-objective-l-claim-about = Dopo le Entrate sei il solo ad avere più talenti; se non ti si chiede, non mostri nulla.
window-objective-claims = Obiettivi da rivendicare
window-objective-claims-about = Nella Fase di Vittoria puoi mostrare Obiettivi per i loro punti; se non ti si chiede, non ne mostri.
window-objective-discard = Obiettivi da restituire
window-objective-discard-about = Nella Fase di Rimozione puoi restituire Obiettivi; se non ti si chiede, li tieni.
window-duplicate-objective = Obiettivi pescati due volte
window-duplicate-objective-about = Hai pescato un Obiettivo che hai già; se non ti si chiede, lo tieni.
