# Imperium Romanum: marce, intercettazioni, forti da campo.

do-march = Marcia da { $place }
do-activate = Nutri e fai marciare una parte di chi è presso { $place }
do-leave = Lascia { $kind }
do-bring = Prendi { $kind }
do-only-legions = Solo le legioni
do-leave-half = Lascia metà di ogni tipo
do-garrison = { $number ->
    [one] Lascia una guarnigione di una unità
   *[other] Lascia una guarnigione di { $number } unità
  }
do-leave-leader = Lascia { $leader }
do-bring-leader = Prendi { $leader }
do-take-leader = Porta con te { $leader }
do-force-march = Marcia forzata con { $leader }
do-by-boat = In barca sul fiume { $river }
do-urge = { $leader } sprona le salmerie
do-drop = Lascia qui { $kind }
do-drop-leader = { $leader } resta qui
do-lose-on-march = Resta indietro: { $kind }
do-intercept = { $leader } intercetta
do-overrun = Travolgili
do-give-battle = Dai battaglia
do-fortify = Costruisci presso { $place }
do-dig = Trincerati
do-raze = Radi al suolo il forte

ask-campaign = Movimento a terra: { $places ->
    [0] nessuno può più muovere
    [one] in un luogo unità possono ancora muovere
   *[other] in { $places } luoghi unità possono ancora muovere
  }.
ask-who-marches = Di chi sono le unità che marciano?
ask-choosing = Chi, presso { $place }, adesso mangia e marcia?
ask-muster = Chi parte e chi resta presso { $place }?
ask-march = Presso { $place }{ $left ->
    [0] {""}
   *[other] {" "}con ancora { $left } PM
  }: dove?
ask-stragglers = Chi resta indietro presso { $place }?
ask-interception = { $power }: truppe giungono presso { $place }. Chi intercetta?
ask-called = Chi va verso { $place }?{ $needed ->
    [0] {""}
   *[other] {" "}Serve un dado di { $needed } o più.
  }
ask-ride-down = Nemici deboli presso { $place }: li travolgi?
ask-levels = Quanti livelli presso { $place }, a { $cost ->
    [one] un talento
   *[other] { $cost } talenti
  } l’uno?

why-cannot-march = Nessuno parte da { $place }: { $why ->
    [moved] hanno già mosso
    [hungry] sono senza rifornimento
    [besieged] sono assediati
    [held] questo mese non possono muovere per terra
    [landed] sono sbarcati contro un nemico
    [building] lavorano a un forte
    [raw] sono ancora in addestramento
    [aboard] sono a bordo della flotta di un alleato
    [lent] sono prestati a un alleato
    [inactive] la loro potenza non è attiva
    [disloyal] seguono solo un comandante proprio
   *[none] lì non c’è nessuno dei tuoi
  }.
why-no-way = Nessuna via porta a { $place } ({ $why ->
    [mountain] montagne
    [lake] un lago
    [all-sea] il mare
   *[away] non è lì accanto
  }).
why-off-the-river = Le barche non arrivano a { $place }.
why-fleet-bars = Una flotta nemica sbarra la via per acqua verso { $place }.
why-neutral-apart = Presso { $place } ci sono unità di { $power }: quelle di una potenza neutrale non stanno in pila con altre.
why-too-dear = { $place } costa { $cost } PM, e ne hai { $left }.
why-too-far = { $place } dista { $cost } PM per la via meno cara, e ne hai { $left }.
why-no-way-by-land = Nessuna via porta a { $place } per terra.
why-too-far-sail = { $place } dista { $cost } PM per terra, e ne hai { $left }: la flotta ({ $fleet }) li porterebbe prima.
why-over-the-sea-with = { $water ->
    [yes] Solo le navi arrivano a { $place }
   *[no] { $place } è al di là del mare
}: imbarcati sulla flotta ({ $fleet }).
why-over-the-sea-from = { $water ->
    [yes] Solo le navi arrivano a { $place }
   *[no] { $place } è al di là del mare
}, e non hai una flotta: se ne può costruire una, e imbarcarsi, nel porto ({ $port }).
why-no-way-by-sea = Nessuna via porta a { $place } per mare.
why-no-interception = { $leader } non può intercettare lì.

event-sets-out = { $power }: partenza da { $place }.
event-marches = { $power }: marcia fino a { $place } per { $cost } PM.
event-force-march = Marcia forzata: dado { $die }, senza perdite fino a { $limit }.
event-trains-urged = Le salmerie sono spronate{ $hurried ->
    [yes] : un PM in più
   *[no] {" "}invano
  } (dado { $die }).
event-called-unfed = { $power }: chi { $leader } ha chiamato a intercettare presso { $place } è senza rifornimento, e nessuno parte.
event-interception = { $power }: { $leader } prova a intercettare presso { $place }: dado { $die } con { $bonus } contro { $needed }, { $won ->
    [yes] e arriva
   *[no] invano
  }.
event-overruns = { $power }: nemici travolti presso { $place }.
event-builds-fort = { $power }: presso { $place } { $levels ->
    [one] un livello
   *[other] { $levels } livelli
  } di forte.
event-razes-fort = { $power }: il forte presso { $place } è raso al suolo.

ask-lay-waste = { $power }: quale esagono devasti? Ne restano { $number }.
event-laid-waste = { $power }: { $place } è devastata, lì nessuno trova foraggio.
