go-on = Avanti
look-at-the-map = Guarda la mappa
zoom-in = Più vicino
zoom-in-key = Più vicino (+)
zoom-out = Più lontano
zoom-out-key = Più lontano (−)
the-whole-map = Mappa intera
the-whole-map-key = Mappa intera (0)
draw-a-campaign = Tracciare dove vanno le armate
draw-a-campaign-key = Tracciare dove vanno le armate: un luogo dopo l’altro, finché è preso (trascinare con Maiusc)
places = Luoghi
you-can = { " " }Puoi: { $actions }.
if-they-stand = se resistono
expected-losses-own-enemy = perdite attese: { $own } tue, { $enemy } del nemico
the-best-of-ways = , la migliore di { $ways } vie
legs = { $legs ->
    [one] 1 tappa
   *[other] { $legs } tappe
}
arrives = { $percent } % di arrivare
left-over = ne restano { $left }
the-way-ends-there = La via finisce lì
# ways.ts
risk-comes = { $risk } a { $where } da chi è a { $whence }
within-reach = { " " }A portata: { $told }.

ways-to = Vie per { $title }
it-ends-there = finisce lì
go-there = Vai lì
then-stay = poi { $stay }
the-map-could-not-be = La mappa non si è potuta caricare ({ $status }).
fold = Chiudi
unfold = Mostra di più
or = { " " }o{ " " }
all-of-these = Tutti
beyond-the-edge = Oltre il bordo della mappa
out-of-sight = { $count } fuori vista: { $places }
how-many = { $words }: da { $least } a { $most }
one-less = Uno in meno
one-more = Uno in più

# plain/
plain-map = Mappa: le frecce vanno da un luogo all’altro, Invio sceglie. Ora se ne possono scegliere { $places }.
plain-facts = Ciò che tutti possono sapere
plain-nobody = Nessuno
plain-held-by = tenuto da { $side }
plain-so-many = { $name } { $count }
plain-where = Scegli un luogo.
plain-put-down = Scegli altro
plain-places = Luoghi
plain-counters = Segnalini
plain-cards = Carte
plain-no-cards = Non hai carte.

# units/
role-legion = Legione
role-guard = Guardia
role-heavy-infantry = Fanteria pesante
role-infantry = Fanteria
role-light-infantry = Fanteria leggera
role-militia = Milizia
role-warband = Guerrieri
role-rebels = Ribelli
role-cavalry = Cavalleria
role-heavy-cavalry = Cavalleria pesante
role-cataphracts = Catafratti
role-horse-archers = Arcieri a cavallo
role-elephants = Elefanti
role-leader = Comandante
role-galley = Galee
role-transport = Navi da trasporto
role-train = Salmerie
role-siege-engine = Macchina d’assedio
role-garrison = Guarnigione
role-fort = Forte
role-townsfolk = Cittadini
role-court = Corte
