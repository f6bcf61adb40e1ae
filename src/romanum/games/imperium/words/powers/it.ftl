# Imperium Romanum: neutrali e clienti, risvegli, grano, dissoluzione.

do-cut-grain = Taglia il grano di { $province } con { $number ->
    [one] una flotta
   *[other] { $number } flotte
  }

ask-name-lord = A quale delle tue potenze va { $province }?
ask-placing = { $power }: dove stanno le prossime unità?
ask-filling = { $power }, presso { $place }: chi sta lì?
ask-ships-for-foot = { $power } ha { $number } 16-9: quante sono invece flotte?
ask-besiege-rebels = Assedi i ribelli nella capitale?
ask-cut-grain = La flotta presso { $place } può tagliare il grano: a chi?

event-roll-off = Lo decidono i dadi: { $dice }.
event-neutral-run-by = { $power }: muove il giocatore di { $by }.
event-power-wakes = Prende le armi: { $power }.
event-power-sleeps = Di nuovo a riposo: { $power }.
event-power-dissolves = Si dissolve: { $power }.
event-player-out = Il giocatore di { $power } è fuori dalla partita.
event-units-of-a-people = { $power }: raduno, dadi { $dice }, modificati { $total }.
event-barbarians-stir = { $power }: uno sguardo verso { $province }, dado { $die }.
event-persia-stirs = { $power }: movimenti, dadi { $dice }, modificati { $total }.
event-grain = { $city } ha fame ({ $power }): dado { $die }, ribellione fino a { $limit }.
event-grain-rebellion = { $city } insorge per il pane contro { $power }.
event-grain-cut = { $power }: tagliato il grano di { $province }.
event-faction-dissolves = Si dissolve: { $power }. Ciò che aveva passa ad altri Romani.
event-units-defect = { $power }: unità passano a { $other }.
event-acclaimed = Le truppe acclamano { $leader }: dado { $die }, Imperator con 5 o 6.
event-proclaimed = { $leader } è proclamato Imperator e lascia { $old }: nasce { $power }.
event-wavers = { $power }: passano all’altra parte le unità presso { $place }? Dadi: { $dice }.
event-turncoat-rolls = Con chi sta { $leader }? Dado { $die }.
event-turncoat = { $leader } passa a { $power } con metà delle sue truppe.

why-invaders-first = { $power }: prima va scacciato il nemico dalla propria terra; non si può andare in { $province }.
why-not-the-nearest = { $province } non è la terra più vicina di Roma o di uno Stato civile: { $power }.
