# Imperium Romanum: combate en tierra.

do-attack = Atacar en { $place }
do-stand = Aguantar
do-retreat = Retirada a { $place }
do-take-cover = Tras los muros
do-stay-out = Quedarse en campo abierto
do-enter-siege = Todos adentro
do-send-in = { $kind }: adentro
do-send-in-leader = { $leader }: adentro
do-besiege = Asediar
do-assault = Asaltar
do-attack-outside = Atacar solo a los de fuera
do-keep-in-port = Quedarse en el puerto
do-sail-out = Hacerse a la mar
do-board = { $kind }: a bordo
do-board-leader = { $leader }: a bordo
do-put-ashore = { $kind }: a tierra
do-militia = { $number } de milicia
do-shoot = Disparan { $number } arqueros a caballo
do-lose = Perder { $kind }
do-lose-least = Perder lo menos posible
do-season = Foguear { $kind }
do-season-most = Foguear a cuantos se pueda
do-elevate = { $kind } a unidad de élite
do-capture = Capturar
do-kill = Matar
do-burn = Quemarlos

ask-attacks = Combate en tierra: ¿dónde atacas?
ask-declared = ¿A quién atacas en { $place }?
ask-ships-join = ¿Participan en el ataque las flotas en { $place }?
ask-ally-joins = Ataque de { $power } contra { $enemy } en { $place }. ¿Te sumas?
ask-harbour = Atacan el puerto de { $place }: ¿se quedan dentro las flotas?
ask-going-ashore = ¿Quién baja a tierra en { $place } para ayudar en la defensa?
ask-boarding = ¿Quién deja { $place } con las flotas?
ask-take-cover = La caballería pesada carga contra tus hombres en { $place }: ¿tras los muros con ellos?
ask-reaction = { $enemy }: ataque a { $place }. ¿Retirada, adentro o aguantar?
ask-retreat-after-combat = { $enemy }: victoria en { $place }. ¿Adónde vas?
ask-besiege-or-assault = Están tras los muros en { $place }: ¿y ahora?
ask-militia = ¿Cuántos puntos de milicia combaten en { $place }?
ask-helpers-called = ¿Viene ayuda a esta batalla en { $place }?
ask-battle-leader = ¿Cuenta el mejor líder en { $place }, u otro?
ask-archers = ¿Cuántos arqueros a caballo disparan en { $place }?
ask-land-losses = ¿Quién cae en { $place }? Al menos { $need ->
    [one] { $need } punto
   *[other] { $need } puntos
  }.
ask-seasoning = ¿Quién queda fogueado? { $left ->
    [one] Queda { $left } punto
   *[other] Quedan { $left } puntos
  }.
ask-elite-legion = ¿Hacer de élite una legión en { $place }, por dos talentos y un dado?
ask-trains-taken = Bagajes sin escolta en { $place }.
ask-leaders-fate = { $leader } está en tus manos.
ask-treasure-bearer = ¿Quién lleva el tesoro de { $power }?

why-own-neutral = Tú mismo mueves a { $power } en { $place }: un neutral no es enemigo de quien lo mueve.
why-must-retreat = Los vencidos tienen que irse mientras puedan.
why-ridden-round = Con el doble de caballería no se deja marchar a nadie.
why-walls-too-narrow = Dentro no hay sitio bastante.
why-retreat-over-water = Ninguna retirada lleva por el agua a { $place }.
why-retreat-into-enemies = Hay demasiados enemigos en { $place }.
why-retreat-as-they-came = El enemigo vino de { $place }.

event-attack = Ataque de { $power } contra { $enemy } en { $place }.
event-retreats = Retirada de { $power } de { $place } a { $to }.
event-accepts-siege = { $power }: adentro en { $place }.
event-sails-out = Las flotas de { $power } se hacen a la mar desde { $place }.
event-besieges = Asedio de { $power } a { $place }.
event-militia-called = { $points ->
    [one] { $points } punto de milicia combate
   *[other] { $points } puntos de milicia combaten
  } en { $place }.
event-militia-lost = { $points ->
    [one] { $points } punto de milicia perdido
   *[other] { $points } puntos de milicia perdidos
  } en { $place }.
event-helpers-called = { $strength ->
    [one] { $strength } punto de fuerza acude
   *[other] { $strength } puntos de fuerza acuden
  } en ayuda de { $power }.
event-combat = { $power } ({ $attack }) contra { $enemy } ({ $defence }) en { $place }, { $ratio }: dado { $die }, en total { $total }; victoria de { $winner }.
event-seasoned = { $power } en { $place }: una unidad fogueada más.
event-seasoned-known = { $power } en { $place }: una unidad fogueada más, { $unit }.
event-elite-legion = { $power } en { $place }: intento de hacer de élite una legión, dado { $die }. { $won ->
        [yes] Lo es.
       *[no] Sigue como estaba.
    }
event-leader-captured = { $leader } cae en manos de { $power }.
event-leader-killed = { $leader } muere a manos de { $power }.
event-leader-grows = { $leader } vale desde ahora +{ $value }.
event-treasury-dispersed = El tesoro de { $power } se reparte: { $gain ->
    [one] { $gain } talento
   *[other] { $gain } talentos
  } para { $victor }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
event-succession = { $leader } sucede al frente de { $power }.
event-trains-captured = Bagajes capturados por { $power } en { $place }: { $number }.
event-trains-destroyed = Bagajes destruidos por { $power } en { $place }: { $number }.
event-trains-fate = { $power }: saqueo de los bagajes, dado { $die }. { $kept ->
        [yes] Se conservan.
       *[no] Se pierden.
    }
name-odds__won = victoria
name-odds__lost = derrota
name-odds__all-of-yours-fall = caen todos los tuyos
name-odds__none-of-yours-fall = no cae ninguno de los tuyos
name-odds__you-lose-a-quarter-of-their-strength = pierdes un cuarto de su fuerza
name-odds__you-lose-half-of-their-strength = pierdes la mitad de su fuerza
name-odds__you-lose-three-quarters-of-their-strength = pierdes tres cuartos de su fuerza
name-odds__you-lose-as-much-as-their-strength = pierdes tanto como su fuerza
name-odds__all-of-theirs-fall = caen todos los suyos
name-odds__none-of-theirs-fall = no cae ninguno de los suyos
name-odds__they-lose-a-quarter-of-your-strength = pierden un cuarto de tu fuerza
name-odds__they-lose-half-of-your-strength = pierden la mitad de tu fuerza
name-odds__they-lose-three-quarters-of-your-strength = pierden tres cuartos de tu fuerza
name-odds__they-lose-as-much-as-your-strength = pierden tanto como tu fuerza
name-odds__they-are-intercepted = son interceptados
name-odds__the-interception-fails = la intercepción fracasa
