# Imperium Romanum en français : sièges, pillage, trésors, conquête sans cités.

do-besieged-loss = Perdu : { $kind }
do-plunder = Piller { $province }
do-plunder-city = Piller { $city }
do-treasure = Prendre le trésor : { $city }
do-conquer = Tenter la conquête : { $province }
do-talents = { $number ->
    [one] { $number } talent, le reste en ravitaillement
   *[other] { $number } talents, le reste en ravitaillement
  }

ask-besieged-loss = Quelle unité meurt à { $place } ?
ask-spoliation = Pillage, conquête, trésor : quoi encore ?
ask-spoils = Le pillage vaut { $worth } : combien de talents ?
ask-loading-spoils = { $points ->
    [one] { $points } point de ravitaillement
   *[other] { $points } points de ravitaillement
  } de butin : au train d’où ?
ask-name-city = Quel fort devient cité ({ $province }) ?

event-siege-broken = Le siège à { $place } est brisé.
event-siege-attrition = Siège à { $place } : dé { $die } contre { $value }.
event-city-weakened = { $place } faiblit ; il reste une force de { $left }.
event-fort-taken = { $power } : le fort à { $place } est pris.
event-fort-razed = Le fort à { $place } est rasé.
event-plunders = { $power } : pillage en { $province }.
event-plunders-city = { $power } : pillage à { $city }.
event-treasure = { $power } : trésor pris à { $city } : { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }.
event-conquest = { $power } : conquête tentée, { $province } (dé { $die }) : { $won ->
    [yes] elle est gagnée
   *[no] en vain
  }.
event-city-founded = { $power } : le fort à { $place } devient cité.
