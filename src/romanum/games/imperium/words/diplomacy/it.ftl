# Imperium Romanum: trattative, alleanze, permessi degli alleati.

do-talk = Scrivi a { $power }
do-agree = Accetta la proposta di { $power }
do-decline = Rifiuta la proposta di { $power }
do-withdraw-offer = Ritira la tua proposta a { $power }
do-propose = Proponilo
do-tear-up = Straccialo
do-offer-alliance = Un’alleanza per questo mese
do-offer-truce = Pace dove dividiamo un esagono
do-offer-talents = { $number ->
    [one] Un talento
   *[other] { $number } talenti
  } da { $power } a { $power2 }
do-want-talents = { $number ->
    [one] Un talento
   *[other] { $number } talenti
  } da { $power } a { $power2 }
do-offer-at = Qualcosa di tuo presso { $place }
do-want-at = Qualcosa di loro presso { $place }
do-cede-unit = Ancora una: { $kind }
do-cede-units = Tutte le unità lì
do-lend-units = Tutte le unità lì, in prestito per questo mese
do-cede-city = La città
do-cede-fort = Il forte
do-elsewhere = Per questo luogo basta
do-offer-captive = { $leader } torna libero
do-want-captive = { $leader } torni libero
do-offer-grain = Il tuo grano per questo mese
do-want-grain = Il loro grano per questo mese
do-promise-peace = Prometti di non attaccare
do-want-peace = Promettano di non attaccare
do-promise-attack = Prometti di attaccare { $power }
do-want-attack = Promettano di attaccare { $power }
do-free-captive = Libera { $leader }
do-fund = { $number ->
    [one] Un talento
   *[other] { $number } talenti
  } da { $power } a { $power2 }
do-always = Sì, per tutto il mese
do-borrow = Chiedi le unità presso { $place }
do-reclaim = Riprendi le tue unità presso { $place }

why-ally-refuses = Il tuo alleato non ti lascia stare in pila con lui presso { $place }.

ask-parley = Diplomazia: { $offers ->
    [0] a chi scrivi?
    [one] una proposta aspetta la tua risposta
   *[other] { $offers } proposte aspettano la tua risposta
  }
ask-draft = Patti per { $partner }: { $number ->
    [0] ancora nessuno
    [one] finora uno
   *[other] finora { $number }
  }
ask-part-in-peace = L’alleanza con { $partner } è scaduta: resti in pace dove dividete un esagono?
ask-give-leave = Richiesta di { $partner }: { $what ->
    [units] muovere le tue unità
    [stacking] stare in pila con te
    [leader] l’aiuto del tuo comandante
    [joint-attack] attaccare insieme
    [siege] essere assediati nella tua città
    [passage] salire a bordo delle tue flotte
    [port] rifornimento dal tuo porto
    [train] rifornimento dalle tue salmerie
    [replenishment] riempire le salmerie sulla tua terra
   *[handover] punti rifornimento o salmerie
  }

event-envoys = { $power }: inviati a { $partner }.
event-term = Lettera di { $power } a { $partner }.
event-term-known = { $power }, a { $partner }: { $way ->
    [offers] offerta
   *[wants] richiesta
  }: { $what ->
    [alliance] un’alleanza
    [truce] pace dove dividono un esagono
    [talents] { $number ->
        [one] un talento
       *[other] { $number } talenti
      }
    [units] { $number } x { $kind } presso { $place }
    [stack] tutte le unità presso { $place }
    [loan] il prestito di tutte le unità presso { $place }
    [city] { $city }
    [fort] il forte presso { $place }
    [captive] la libertà di { $leader }
    [grain] grano
    [peace] una promessa di pace
   *[attack] una promessa di attaccare { $target }
  }.
event-agrees = Patto concluso: { $power } e { $partner }.
event-declines = { $power }: rifiutata la proposta di { $partner }.
event-withdraws = { $power }: ritirata la proposta a { $partner }.
event-offer-void = La proposta di { $partner } a { $power } non si può più attuare.
event-allied = Alleanza per questo mese: { $power } e { $partner }.
event-alliance-lapses = Alleanza scaduta: { $power } e { $partner }.
event-parts-in-peace = Pace dove dividono un esagono: { $power } e { $partner }.
event-talents-given = { $power }: { $number ->
    [one] un talento dato
   *[other] { $number } talenti dati
  } a { $partner }.
event-units-given = { $power }: unità presso { $place } date a { $partner }.
event-units-lent = { $power }: unità presso { $place } prestate a { $partner }.
event-units-reclaimed = { $power }: unità presso { $place } riprese.
event-fort-given = Il forte presso { $place } passa a { $power }.
event-captive-freed = { $leader } ({ $power }) è libero presso { $place }.
event-promise = { $power }: parola data a { $partner }.
event-promise-known = Promessa di { $power } a { $partner }: { $what ->
    [peace] pace
   *[attack] un attacco contro { $target }
  }.
event-put-ashore = { $power }: unità messe a terra presso { $place }.
event-adrift = { $power }: unità alla deriva in mare (dado { $die }).
event-leave = { $partner } a { $power }: permesso { $what ->
    [units] di muovere le sue unità
    [stacking] di stare in pila
    [leader] per l’aiuto di un comandante
    [joint-attack] di attaccare insieme
    [siege] di essere assediati in città
    [passage] di salire a bordo delle flotte
    [port] di rifornimento dal porto
    [train] di rifornimento dalle salmerie
    [replenishment] di riempire le salmerie
   *[handover] per punti rifornimento o salmerie
  }: { $granted ->
    [yes] sì
   *[no] no
  }.
