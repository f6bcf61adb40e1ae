# Imperium Romanum: assedi, saccheggio, tesori, conquista senza città.

do-besieged-loss = Perduta: { $kind }
do-plunder = Saccheggia { $province }
do-plunder-city = Saccheggia { $city }
do-treasure = Prendi il tesoro di { $city }
do-conquer = Prova a conquistare { $province }
do-talents = { $number ->
    [one] Un talento, il resto in rifornimenti
   *[other] { $number } talenti, il resto in rifornimenti
  }

ask-besieged-loss = Quale unità muore presso { $place }?
ask-spoliation = Saccheggio, conquista, tesoro: che altro?
ask-spoils = Il saccheggio vale { $worth }: quanti talenti?
ask-loading-spoils = { $points ->
    [one] { $points } punto rifornimento
   *[other] { $points } punti rifornimento
  } dal saccheggio: alle salmerie di quale luogo?
ask-name-city = Quale forte diventa la città di { $province }?

event-siege-broken = L’assedio di { $place } è rotto.
event-siege-attrition = Assedio di { $place }: dado { $die } contro { $value }.
event-city-weakened = { $place } si indebolisce; resta forza { $left }.
event-fort-taken = { $power }: preso il forte presso { $place }.
event-fort-razed = Il forte presso { $place } è raso al suolo.
event-plunders = { $power }: saccheggio di { $province }.
event-plunders-city = { $power }: saccheggio di { $city }.
event-treasure = { $power }: preso il tesoro di { $city }: { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talenti
  }.
event-conquest = { $power }: tentativo di conquistare { $province } (dado { $die }): { $won ->
    [yes] è vinta
   *[no] invano
  }.
event-city-founded = { $power }: il forte presso { $place } diventa una città.
