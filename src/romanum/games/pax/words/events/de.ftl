# Pax Romana: Ereignisse des Standardspiels, die Stabilitätsprobe und der Bürgerkrieg.

# ---- was geschehen ist

event-event = { $power } würfelt { $dice } für ein Ereignis: { $event ->
    [conqueror] Eroberer
    [galley_technology] Galeerentechnik
    [pirates] Piraten
    [rebellion] Rebellion
    [harvest_time] Erntezeit
    [revenues_and_stability] Staatseinnahmen und Stabilität
    [stability_check] Stabilitätsprobe
    [barbarian_invasion] Barbareninvasion
    [disease] Krankheit
    [slave_revolt] Sklavenaufstand
   *[soldier_of_fortune] Glücksritter
  }.
event-nothing-happens = { $event ->
    [disease] Die Krankheit findet keinen Anführer
    [slave_revolt] Keine Sklaven erheben sich
    [soldier_of_fortune] Kein Glücksritter kann kommen
   *[other] In diesem Szenario ist das kein Ereignis
  }.
event-conqueror = { $chosen ->
    [yes] { $power } hat einen Eroberer: eine zweite Hauptbewegung für den Elite-Anführer in jeder Expansion dieser Runde.
   *[no] { $power } hat keinen Elite-Anführer, der ein Eroberer sein könnte.
  }
event-shipwrights = { $power } hat in dieser Runde bessere Schiffe als andere.
event-harvest = { $power } würfelt { $dice }: { $good ->
    [yes] reiche Ernten
   *[no] Hunger und Dürre
  }. Territorium: { $territory }. Kontrolle: { $lord }.
event-disease = { $power }: Eine Krankheit befällt { $leader }. Würfel { $die }; bis { $needed } stirbt er.
event-check = Stabilitätsprobe: { $power } steht auf { $level } und erleidet { $ordeal ->
    [unrest] Unruhe
    [disorder] Unordnung
   *[civil-war] einen Bürgerkrieg
  }.
event-disorder = { $complied ->
    [yes] { $power } hat eine Armee in die Hauptstadt gebracht: Die Ordnung ist wiederhergestellt.
   *[no] { $power } hat keine Armee in die Hauptstadt gebracht: Die Besatzungen laufen auseinander.
  }
event-civil-war = Bürgerkrieg bricht aus. { $power } ist gespalten.
event-allegiance = { $power }, { $place }: Würfel { $die }: Die Truppen dort { $lost ->
    [yes] schlagen sich auf die falsche Seite
   *[no] bleiben treu
  }.
event-defects = { $power }: { $unit } bei { $place } läuft zur anderen Seite über.
event-new-master = { $power } hat einen neuen Herrn: { $leader }, bei { $place }.

# ---- Fragen

ask-disease = { $power }: Welcher deiner besten Anführer wird krank?
ask-call-soldier = { $power }: Rufst du einen Glücksritter?
ask-check = { $power }: Wer erleidet die Stabilitätsprobe?
ask-circuses = { $power }: Wie viele von { $talents }T zahlst du für Brot und Spiele? Jedes nicht bezahlte kostet 1 Stabilität.
ask-defection = { $power }: Welche Landeinheiten bei { $place } laufen zur anderen Seite über? { $left ->
    [one] Es ist die letzte.
   *[other] Noch { $left }.
  }
ask-new-master = { $power }: Wo beginnt { $leader }?

# ---- was man tun kann

do-defect = { $unit }
