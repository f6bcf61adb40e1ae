# Imperium Romanum: sieges, plunder, treasure, conquest without cities.

do-besieged-loss = { $kind } is lost
do-plunder = Plunder { $province }
do-plunder-city = Plunder { $city }
do-treasure = Take the treasure of { $city }
do-conquer = Try to conquer { $province }
do-talents = { $number ->
    [one] One talent, the rest as supply
   *[other] { $number } talents, the rest as supply
  }

ask-besieged-loss = Which unit dies in { $place }?
ask-spoliation = Plunder, conquest, treasure: what else?
ask-spoils = The plunder is worth { $worth }: how many talents?
ask-loading-spoils = { $points ->
    [one] { $points } supply point
   *[other] { $points } supply points
  } of plunder: to the train where?
ask-name-city = Which fort becomes the city of { $province }?

event-siege-broken = The siege of { $place } is broken.
event-siege-attrition = Siege of { $place }: die { $die } against { $value }.
event-city-weakened = { $place } weakens; strength { $left } is left.
event-fort-taken = { $power } takes the fort at { $place }.
event-fort-razed = The fort at { $place } is razed.
event-plunders = { $power } plunders { $province }.
event-plunders-city = { $power } plunders { $city }.
event-treasure = { $power } takes the treasure of { $city }: { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }.
event-conquest = { $power } tries to conquer { $province } (die { $die }): { $won ->
    [yes] it is won
   *[no] in vain
  }.
event-city-founded = { $power } makes its fort at { $place } a city.
