# Imperium Romanum: marchas, intercepciones, fuertes de campaña.

do-march = Marchar desde { $place }
do-activate = Alimentar y poner en marcha a una parte de los de { $place }
do-leave = Dejar { $kind }
do-bring = Llevar { $kind }
do-only-legions = Solo van las legiones
do-leave-half = Dejar la mitad de cada clase
do-garrison = { $number ->
    [one] Dejar una de guarnición
   *[other] Dejar { $number } de guarnición
  }
do-leave-leader = Dejar a { $leader }
do-bring-leader = Llevar a { $leader }
do-take-leader = Llevar también a { $leader }
do-force-march = { $leader } manda una Marcha forzada
do-by-boat = En barco por el río { $river }
do-urge = { $leader } mete prisa a los bagajes
do-drop = Dejar aquí { $kind }
do-drop-leader = { $leader } se queda aquí
do-lose-on-march = { $kind } se queda atrás
do-intercept = Intercepta { $leader }
do-overrun = Arrollarlos
do-give-battle = Presentar batalla
do-fortify = Construir en { $place }
do-dig = Atrincherarse
do-raze = Arrasar el fuerte

ask-campaign = Movimiento por tierra: { $places ->
    [0] no queda nadie por mover
    [one] aún pueden mover unidades en un lugar
   *[other] aún pueden mover unidades en { $places } lugares
  }.
ask-who-marches = ¿Las unidades de quién marchan?
ask-choosing = ¿Quién de { $place } va a marchar y come ahora?
ask-muster = ¿Quién va y quién se queda en { $place }?
ask-march = En { $place }{ $left ->
    [0] {""}
   *[other] {" "}con { $left } PM
  }: ¿adónde?
ask-stragglers = ¿Quién se queda atrás en { $place }?
ask-interception = { $power }: llegada a { $place }. ¿Quién intercepta?
ask-called = ¿Quién va también a { $place }?{ $needed ->
    [0] {""}
   *[other] {" "}El dado tiene que marcar { $needed } o más.
  }
ask-ride-down = Enemigos débiles en { $place }: ¿arrollarlos?
ask-levels = ¿Cuántos niveles en { $place }, a { $cost ->
    [one] { $cost } talento
   *[other] { $cost } talentos
  } cada uno?

why-cannot-march = Nadie sale de { $place }: { $why ->
    [moved] ya se han movido
    [hungry] están sin abastecimiento
    [besieged] están asediados
    [held] no pueden mover por tierra este mes
    [landed] han desembarcado contra un enemigo
    [building] están construyendo un fuerte
    [raw] aún se están instruyendo
    [aboard] están a bordo de la flota de un aliado
    [lent] están prestados a un aliado
    [inactive] su potencia no está activa
    [disloyal] solo siguen a un líder propio
   *[none] no hay allí nadie tuyo
}.
why-no-way = No hay camino a { $place } ({ $why ->
    [mountain] montañas
    [lake] un lago
    [all-sea] el mar
   *[away] no está al lado
  }).
why-off-the-river = Los barcos no llegan a { $place }.
why-fleet-bars = Una flota enemiga cierra el paso por el agua a { $place }.
why-neutral-apart = Hay unidades de { $power } en { $place }, y las de una potencia neutral no se apilan nunca con las de otra.
why-too-dear = { $place } cuesta { $cost } PM, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
why-too-far = { $place } está a { $cost } PM por el camino más barato, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
why-no-way-by-land = No hay camino por tierra a { $place }.
why-too-far-sail = { $place } está a { $cost } PM por tierra, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }: la flota ({ $fleet }) los llevaría antes.
why-over-the-sea-with = { $water ->
    [yes] Solo las naves llegan a { $place }
   *[no] { $place } está al otro lado del mar
}: embarca en la flota ({ $fleet }).
why-over-the-sea-from = { $water ->
    [yes] Solo las naves llegan a { $place }
   *[no] { $place } está al otro lado del mar
}, y no tienes flota: se puede construir una y embarcar en el puerto ({ $port }).
why-no-way-by-sea = No hay camino por mar a { $place }.
why-no-interception = { $leader } no puede interceptar allí.

event-sets-out = { $power }: salida de { $place }.
event-marches = { $power }: marcha a { $place } por { $cost } PM.
event-force-march = Marcha forzada: dado { $die }, sin peligro hasta { $limit }.
event-trains-urged = Se mete prisa a los bagajes{ $hurried ->
    [yes] : un PM más
   *[no] {" "}en vano
  } (dado { $die }).
event-called-unfed = { $power }: aquellos a quienes { $leader } llamó a interceptar en { $place } están sin abastecimiento, y no va nadie.
event-interception = { $power }: { $leader } intenta interceptar en { $place }, dado { $die } con { $bonus } contra { $needed }, { $won ->
    [yes] y llega
   *[no] en vano
  }.
event-overruns = { $power }: enemigos arrollados en { $place }.
event-builds-fort = { $power } en { $place }: { $levels ->
    [one] un nivel más
   *[other] { $levels } niveles más
  } de un fuerte.
event-razes-fort = { $power }: el fuerte en { $place } queda arrasado.

ask-lay-waste = { $power }: ¿qué hexágono queda arrasado? Aún pueden ser: { $number }.
event-laid-waste = { $power }: { $place } queda arrasado, y allí no forrajea nadie.
