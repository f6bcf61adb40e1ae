go-on = Weiter
look-at-the-map = Karte ansehen
zoom-in = Näher
zoom-in-key = Näher (+)
zoom-out = Weiter weg
zoom-out-key = Weiter weg (−)
the-whole-map = Ganze Karte
the-whole-map-key = Ganze Karte (0)
places = Orte
you-can = { " " }Du kannst: { $actions }.
expected-losses-own-enemy = erwartete Verluste: { $own } eigene, { $enemy } beim Gegner
the-best-of-ways = , der beste von { $ways } Wegen
the-way-ends-there = Der Weg endet dort
# ways.ts
risk-comes = { $risk }, bei { $where }, durch die bei { $whence }
within-reach = { " " }In Reichweite: { $told }.

ways-to = Wege nach { $title }
it-ends-there = er endet dort
go-there = Dorthin gehen
without-staying-yet = dann entscheiden
then-stay = dann { $stay }
the-map-could-not-be = Die Karte konnte nicht geladen werden ({ $status }).
fold = Einklappen
unfold = Mehr zeigen
or = {" "}oder{ " " }
beyond-the-edge = Jenseits des Kartenrands
out-of-sight = { $count } nicht im Bild: { $places }
