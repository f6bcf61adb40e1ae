# What is wrong with a position in words.
fault-on-the-sea = Nadie está en el mar.
fault-standard-off-map = Una ficha de Exercitus está en el mapa.
fault-under-standard = Bajo { $standard } están los suyos, a campo abierto, boca abajo.
fault-scenario-turns = El escenario tiene tantos turnos: { $turns }.
fault-intruder = La ciudad es del otro bando, y { $unit } está dentro.
fault-many-markers = { $kind }: { $there } fichas, y hay { $most }.
fault-not-supreme = { $unit } no dirige este bando.
fault-unseen = Hay en el mapa algo de este bando de lo que el enemigo no ve nada: { $side }.
fault-astray = { $unit } no está con su Exercitus.
fault-cities-once = `cities` nombra al menos una ciudad, y cada una una vez.
fault-cities-count = Hay { $most } ciudades.

# What the drawers of a position in words are called.
drawer-hands = Fichas de Estratagema en mano
drawer-cities = De quién es el Civis
drawer-supreme = Líderes supremos
drawer-supreme-lost = Cuándo se perdió uno
drawer-triumph = El Triunfo está en
drawer-aims = Modos de ganar
drawer-capitals-rewarded = Capitales ya premiadas
drawer-royal-levy = Leva real convocada
drawer-hatra-defies = Hatra desafía
drawer-seen = Dónde los vio el enemigo
drawer-seen-turns = Cuándo los vio el enemigo
drawer-happened = Eventos ocurridos
drawer-debt = Deuda
drawer-debt-due = Cuándo vence
drawer-optimus = Optimus
drawer-stayed = Quién se queda donde está
drawer-silenced = Quién no juega fichas
drawer-guards-used = Guardias ya usadas

# Words of positions that are nothing’s name, as an editor shows them.
entry-in = en la ciudad
entry-out = a campo abierto
entry-up = boca arriba
entry-down = boca abajo
entry-free = bajo ninguna ficha

# Kinds of rows, their fields, and what these can be.
kind-any-of-cities = una de estas ciudades
kind-all-of-cities = todas estas ciudades
kind-count = tantas ciudades
field-cities = ciudades
kind-leader-gone = un líder ya no está
field-requisite = sin esto no hay victoria
kind-triumph = la ficha de Triunfo está allí
field-side = Bando
field-count-cities = tantas
field-leader = líder
field-city = ciudad
