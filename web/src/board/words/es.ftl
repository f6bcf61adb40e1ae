go-on = Seguir
look-at-the-map = Mirar el mapa
zoom-in = Acercar
zoom-in-key = Acercar (+)
zoom-out = Alejar
zoom-out-key = Alejar (−)
the-whole-map = Mapa entero
the-whole-map-key = Mapa entero (0)
draw-a-campaign = Trazar adónde van los ejércitos
draw-a-campaign-key = Trazar adónde van los ejércitos: un lugar tras otro, hasta tomarlo (arrastrar con Mayús)
places = Lugares
you-can = { " " }Puedes: { $actions }.
if-they-stand = si aguantan
expected-losses-own-enemy = pérdidas esperadas: { $own } tuyas, { $enemy } del enemigo
the-best-of-ways = , el mejor de { $ways } caminos
legs = { $legs ->
    [one] 1 etapa
   *[other] { $legs } etapas
}
arrives = { $percent } % de llegar
left-over = quedan { $left }
the-way-ends-there = El camino acaba ahí
# ways.ts
risk-comes = { $risk } en { $where } por los de { $whence }
within-reach = { " " }Al alcance: { $told }.

ways-to = Caminos a { $title }
it-ends-there = acaba ahí
go-there = Ir allí
then-stay = luego { $stay }
the-map-could-not-be = No se pudo cargar el mapa ({ $status }).
fold = Plegar
unfold = Ver más
or = { " " }o{ " " }
all-of-these = Todos
beyond-the-edge = Más allá del borde del mapa
out-of-sight = { $count } fuera de la vista: { $places }
how-many = { $words }: de { $least } a { $most }
one-less = Uno menos
one-more = Uno más

# plain/
plain-map = Mapa: las flechas van de lugar en lugar, Intro elige. Ahora se pueden elegir { $places }.
plain-facts = Lo que todos pueden saber
plain-nobody = Nadie
plain-held-by = en poder de { $side }
plain-so-many = { $name } { $count }
plain-where = Elige un lugar.
plain-put-down = Elegir otra cosa
plain-places = Lugares
plain-counters = Fichas
plain-cards = Cartas
plain-no-cards = No tienes cartas.

# units/
role-legion = Legión
role-guard = Guardia
role-heavy-infantry = Infantería pesada
role-infantry = Infantería
role-light-infantry = Infantería ligera
role-militia = Milicia
role-warband = Guerreros
role-rebels = Rebeldes
role-cavalry = Caballería
role-heavy-cavalry = Caballería pesada
role-cataphracts = Catafractos
role-horse-archers = Arqueros a caballo
role-elephants = Elefantes
role-leader = Líder
role-galley = Galeras
role-transport = Naves de transporte
role-train = Bagaje
role-siege-engine = Máquina de asedio
role-garrison = Guarnición
role-fort = Fuerte
role-townsfolk = Ciudadanos
role-court = Corte
