go-on = Weiter
look-at-the-map = Karte ansehen
zoom-in = Näher
zoom-in-key = Näher (+)
zoom-out = Weiter weg
zoom-out-key = Weiter weg (−)
the-whole-map = Ganze Karte
the-whole-map-key = Ganze Karte (0)
draw-a-campaign = Einzeichnen, wohin Armeen ziehen
draw-a-campaign-key = Einzeichnen, wohin Armeen ziehen: ein Ort nach dem anderen, bis er genommen ist (Ziehen mit Umschalttaste)
places = Orte
you-can = { " " }Du kannst: { $actions }.
if-they-stand = falls sie standhalten
expected-losses-own-enemy = erwartete Verluste: { $own } eigene, { $enemy } beim Gegner
the-best-of-ways = , der beste von { $ways } Wegen
legs = { $legs ->
    [one] 1 Etappe
   *[other] { $legs } Etappen
}
arrives = { $percent } % anzukommen
left-over = { $left } übrig
the-way-ends-there = Der Weg endet dort
# ways.ts
risk-comes = { $risk }, bei { $where }, durch die bei { $whence }
within-reach = { " " }In Reichweite: { $told }.

ways-to = Wege nach { $title }
it-ends-there = er endet dort
go-there = Dorthin gehen
then-stay = dann { $stay }
the-map-could-not-be = Die Karte konnte nicht geladen werden ({ $status }).
fold = Einklappen
unfold = Mehr zeigen
or = {" "}oder{ " " }
all-of-these = Alle
beyond-the-edge = Jenseits des Kartenrands
out-of-sight = { $count } nicht im Bild: { $places }
how-many = { $words }: von { $least } bis { $most }
one-less = Eins weniger
one-more = Eins mehr

# plain/
plain-map = Karte: Pfeiltasten führen von Ort zu Ort, Enter wählt. { $places } können jetzt gewählt werden.
plain-facts = Was alle wissen dürfen
plain-nobody = Niemand
plain-held-by = gehalten von { $side }
plain-so-many = { $name } { $count }
plain-where = Wähle einen Ort.
plain-put-down = Etwas anderes wählen
plain-places = Orte
plain-counters = Figuren
plain-cards = Karten
plain-no-cards = Du hast keine Karten.

# units/
role-legion = Legion
role-guard = Garde
role-heavy-infantry = Schwere Infanterie
role-infantry = Infanterie
role-light-infantry = Leichte Infanterie
role-militia = Miliz
role-warband = Krieger
role-rebels = Rebellen
role-cavalry = Reiterei
role-heavy-cavalry = Schwere Reiterei
role-cataphracts = Kataphrakten
role-horse-archers = Bogenreiter
role-elephants = Elefanten
role-leader = Anführer
role-galley = Galeeren
role-transport = Transportschiffe
role-train = Tross
role-siege-engine = Belagerungsmaschine
role-garrison = Besatzung
role-fort = Kastell
role-townsfolk = Stadtvolk
role-court = Hofstaat
