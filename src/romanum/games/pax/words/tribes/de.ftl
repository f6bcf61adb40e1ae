# Pax Romana: Stämme, Barbaren, Rebellion, Invasion.

# ---- was geschehen ist

event-rebellion = { $power } würfelt eine Rebellion aus: { $area }.
event-gaul-rises = Gallien: { $total }. { $massive ->
    [yes] Es erhebt sich wie ein Mann.
   *[no] Ein paar Stämme erheben sich.
  }
event-revolt-home = { $power } bestimmt { $province } zur Heimat der Revolte.
event-rebels = Rebellen bei { $space }: { $number } Barbaren-Infanterie.
event-driven-out = { $side } verliert bei { $space } alle Landeinheiten: { $units }.
event-garrisons-gone = { $side }: Bei { $space } { $number ->
    [one] wird eine Besatzung
   *[other] werden { $number } Besatzungen
  } entfernt.
event-nothing-rises = Nichts wird daraus.
event-mutiny = { $side }: Bei { $place } bricht eine Meuterei aus.
event-invasion = { $power } würfelt eine Invasion aus: { $people }{ $again ->
    [yes] . Dieses Volk ist schon gekommen: neuer Wurf
   *[no] {""}
  }.
event-horde-size = { $side }: { $total } Barbaren-Infanterie.
event-horde = { $side } bei { $space }: { $number } Barbaren-Infanterie{ $horse ->
    [0] {""}
   *[other] , { $horse } Reiterei
  }.
event-raid = Die Armenier bei { $space } auf einem Raubzug: Würfel { $die } gegen { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
  }{ $success ->
    [yes] , die verschwunden sind
   *[no] {""}
  }.

# ---- Fragen

ask-britannia = { $power }: Wo erheben sich die Britannier?
ask-sardinia = { $power }: Wo erheben sich die Sarden?
ask-danube = { $power }: Welche Armee an der Donau trifft es?
ask-germany = { $power }: Welche Armee in Germanien trifft es?
ask-hispania-garrison = { $power }: Welche Besatzung in Hispanien fällt?
ask-hispania = { $power }: Wo erheben sich die Hispanier?
ask-judea-loss = { $power }: Wo in Judäa verlierst du eine Einheit?
ask-judea = { $power }: Wo beginnt die Revolte in Judäa?
ask-gaul-garrison = { $power }: Welche Besatzung in Gallien wird entfernt?
ask-gaul = { $power }: Wo erheben sich die Gallier?
ask-revolt-home = { $power }: Welche Provinz Galliens erhebt sich wie ein Mann?
ask-gallic-revolt = { $power }: Wo sammelt sich die gallische Armee?
ask-western-gauls = { $power }: Wo erscheinen die Westgallier?
ask-eastern-gauls = { $power }: Wo erscheinen die Ostgallier?
ask-germans = { $power }: Wo erscheinen die Germanen?
ask-mutiny = { $power }: In welcher Flotte bricht Meuterei aus?

# ---- was man tun kann

do-lead = Hauptbewegung von { $place } ({ $other })
do-mutiny = Die Flotte bei { $place } ({ $power })
do-mutiny-of = Die Flotte bei { $place } ({ $other })

# ---- warum nicht

why-has-invaded = { $side } hat in dieser Aktivierung schon gezogen.
