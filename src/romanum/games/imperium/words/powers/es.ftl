# Imperium Romanum: neutrales y clientes, despertar, grano, disolución.

do-cut-grain = Cortar el grano de { $province } con { $number ->
    [one] una flota
   *[other] { $number } flotas
}

ask-name-lord = ¿Cuál de tus potencias recibe { $province }?
ask-placing = { $power }: ¿dónde van las siguientes unidades?
ask-filling = { $power } en { $place }: ¿quién va allí?
ask-ships-for-foot = { $power }, { $number } 16-9: ¿cuántas son flotas en su lugar?
ask-besiege-rebels = ¿Asediar a los rebeldes de la capital?
ask-cut-grain = La flota en { $place } puede cortar el grano: ¿el de quién?

event-roll-off = Se decide a los dados: { $dice }.
event-neutral-run-by = El jugador de { $by } mueve a { $power }.
event-power-wakes = { $power } en armas.
event-power-sleeps = { $power }: otra vez en calma.
event-power-dissolves = { $power }: fin de la potencia.
event-player-out = El jugador de { $power } queda fuera de la partida.
event-units-of-a-people = Tropas de { $power }: dados { $dice }, modificados { $total }.
event-barbarians-stir = { $power }, con los ojos en { $province }: dado { $die }.
event-persia-stirs = Movimientos de { $power }: dados { $dice }, modificados { $total }.
event-grain = { $city } pasa hambre bajo { $power }: dado { $die }, rebelión con { $limit } o menos.
event-grain-rebellion = { $city } se subleva por pan contra { $power }.
event-grain-cut = { $power }: cortado el grano de { $province }.
event-faction-dissolves = { $power }: fin de la facción; lo que tenía pasa a otros romanos.
event-units-defect = Unidades de { $power } se pasan a { $other }.
event-acclaimed = Las tropas de { $leader } lo aclaman: dado { $die }, Imperator con 5 o 6.
event-proclaimed = { $leader } es proclamado Imperator y deja a { $old }: nace { $power }.
event-wavers = ¿Se pasan unidades de { $power } en { $place }? Dados: { $dice }.
event-turncoat-rolls = ¿De quién es { $leader }? Dado { $die }.
event-turncoat = { $leader } se pasa a { $power } con la mitad de sus tropas.

why-invaders-first = { $power }: antes hay que echar al enemigo de su tierra; no se puede ir a { $province }.
why-not-the-nearest = { $province } no es la tierra de Roma o de un estado civilizado más cercana a { $power }.
