# Pax Romana: eventi del gioco standard, Prova di Stabilità e guerra civile.

# ---- che cosa è successo

event-event = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } tira { $dice } per un evento: { $event ->
    [conqueror] Conquistatore
    [galley_technology] Tecnica navale
    [pirates] Pirati
    [rebellion] Ribellione
    [harvest_time] Tempo di raccolto
    [revenues_and_stability] Introiti e Stabilità
    [stability_check] Prova di Stabilità
    [barbarian_invasion] Invasione barbarica
    [disease] Malattia
    [slave_revolt] Rivolta di schiavi
   *[soldier_of_fortune] Soldato di ventura
  }.
event-nothing-happens = { $event ->
    [disease] La malattia non trova comandanti
    [slave_revolt] Nessuno schiavo insorge
    [soldier_of_fortune] Nessun soldato di ventura può venire
   *[other] In questo scenario non è un evento
  }.
event-conqueror = { $chosen ->
    [yes] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } ha un Conquistatore: in ogni Espansione di questo turno il suo comandante d’élite ha un secondo Movimento maggiore.
   *[no] { $power ->
       [greece] La Grecia
       [the_east] L’Oriente
       [macedon] La Macedonia
      *[other] { $power }
     } non ha un comandante d’élite che sia Conquistatore.
  }
event-shipwrights = In questo turno le navi { $power ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $power }
  } sono migliori delle altre.
event-harvest = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } tira { $dice }: { $good ->
    [yes] raccolti abbondanti
   *[no] carestia e siccità
  } in { $territory }, sotto il Controllo { $lord ->
      [greece] della Grecia
      [the_east] dell’Oriente
      [macedon] della Macedonia
     *[other] di { $lord }
    }.
event-disease = Malattia: si ammala { $leader }. { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } tira { $die }; muore fino a { $needed }.
event-check = Prova di Stabilità: a quota { $level } tocca { $power ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $power }
  } { $ordeal ->
    [unrest] il malcontento
    [disorder] il disordine
   *[civil-war] la guerra civile
  }.
event-disorder = { $complied ->
    [yes] { $power ->
        [greece] La Grecia
        [the_east] L’Oriente
        [macedon] La Macedonia
       *[other] { $power }
      } ha portato un’armata alla Capitale: l’ordine è ristabilito.
   *[no] { $power ->
       [greece] La Grecia
       [the_east] L’Oriente
       [macedon] La Macedonia
      *[other] { $power }
     } non ha portato nessuna armata alla Capitale: le sue Guarnigioni si disperdono.
  }
event-civil-war = Scoppia la guerra civile: { $power }.
event-allegiance = { $place }, dado { $die }: chi è lì ({ $power }) { $lost ->
    [yes] prende la parte sbagliata
   *[no] resta leale
  }.
event-defects = { $power }: presso { $place } passa all’altra parte { $unit }.
event-new-master = Il nuovo signore { $power ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $power }
  }, presso { $place }: { $leader }.

# ---- domande

ask-disease = { $power }: quale dei tuoi migliori comandanti si ammala?
ask-call-soldier = { $power }: chiami un soldato di ventura?
ask-check = { $power }: chi subisce la Prova di Stabilità?
ask-circuses = { $power }: quanti di { $talents }T paghi per pane e giochi? Ognuno non pagato costa 1 Stabilità.
ask-defection = { $power }: quali unità terrestri presso { $place } passano all’altra parte? { $left ->
    [one] È l’ultima.
   *[other] Ancora { $left }.
  }
ask-new-master = { $power }: da dove comincia { $leader }?

# ---- azioni

do-defect = { $unit }
