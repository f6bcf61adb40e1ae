# Imperium Romanum: taxes, fleets on the stocks.

do-scrap = Scrap a fleet on the stocks at { $place }

ask-take-fleet = A fleet lies unfinished at { $place }: take it over?

event-taxes = { $power } collects { $talents } talents and has { $now }.
event-launched = { $power } launches a fleet at { $place }.
event-keel-taken = { $power } takes an unfinished fleet at { $place }{ $lost ->
    [yes] , and it burns
   *[no] { $delay ->
        [0] {""}
        [one] , a month late
       *[other] , { $delay } months late
      }
  }.
event-scrapped = { $power } scraps a fleet on the stocks at { $place }.
