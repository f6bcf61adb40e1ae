# Pax Romana: batallas en tierra, muros, toma y saqueo, Milicia.

# ---- lo que ha pasado

event-battle-begins = Ataque de { $attacker } contra { $defender } en { $space }.
event-battle-shifts = { $space }: desplazamientos del atacante { $attack }, del defensor { $defence }.
event-battle-result = { $winner ->
    [nobody] La batalla de { $space } queda en empate.
   *[other] La batalla de { $space }: victoria de { $winner }.
  }
event-siege-bids = Pericia de asedio en { $space }: el atacante paga { $attack }T, el defensor { $defence }T.
event-elephants = Elefantes de { $side } en { $space }: dado { $die }.
event-re-roll-tried = { $side }: intento de volver a tirar, { $total } contra { $needed }.
event-re-rolled = El dado de batalla de { $side } es ahora { $die }.
event-losses = Pérdida de { $side } en { $place }: { $unit }.
event-stops-retreat = La caballería de { $side } intenta impedir la retirada: dado { $die }, hace falta { $needed } o menos.
event-no-way-out = { $side }: no hay salida de { $space }, y todo queda eliminado.
event-retreats = Retirada de { $side } a { $place }.
event-regroups = { $side }: vuelta atrás de { $space } a { $place }.
event-leader-roll = { $side }: tirada por la vida de su líder en { $space }{ $dead ->
    [yes] , y cae
   *[no] , y vive
  }.
event-captures = { $side }: la ciudad o Villa de { $space } es { $destroyed ->
    [yes] destruida
   *[no] tomada
  }.
event-sack = { $side }: intento de saquear { $space }, dado { $die } contra { $needed }{ $sacked ->
    [yes] , y hay botín
   *[no] , en vano
  }.
event-after-sack = { $side } tras el saqueo: dado { $die } contra { $needed }; { $goes_on ->
    [yes] puede seguir
   *[no] ha acabado
  }.
event-militia = { $power } levanta Milicia: dado { $die }, { $number }.

# ---- preguntas

ask-walls-in-defence = Atacan { $space }: ¿tras los muros o en campo abierto?
ask-siege-bids = Asedio de { $space }: ¿cuántos talentos por Pericia de asedio?
ask-elephants = { $space }: ¿cuántos elefantes se empeñan?
ask-battle-leader = { $side } en { $space }: ¿los valores de qué líder cuentan?
ask-re-roll = { $space }: tu dado { $own }, el del enemigo { $enemy }. ¿Intentar volver a tirar?
ask-which-die = { $space }: tu dado { $own }, el del enemigo { $enemy }. ¿Cuál se tira otra vez?
ask-use-engine = { $space }: tu dado { $own }, el del enemigo { $enemy }. ¿Usar la Helepolis para { $shifts ->
    [one] { $shifts } desplazamiento
   *[other] { $shifts } desplazamientos
  }? Solo sirve una vez.
ask-spend-shifts = { $side } en { $space }{ $left ->
    [one] : 1 desplazamiento
   *[other] : { $left } desplazamientos
  }. Tu dado { $own }, el del enemigo { $enemy }.
ask-losses = { $place }: { $left } PB por perder. ¿Qué se pierde?
ask-retreat = Victoria de { $enemy } en { $space } ({ $tenths } décimos). ¿Retirada, o te quedas?
ask-stop-retreat = { $space }: ¿tirar para impedir la retirada ({ $needed } o menos)?
ask-force-out = { $space }: ¿echar a { $side } por 1 PM?
ask-fall-back = { $side }: imposible quedarse en { $space }. ¿Adónde?
ask-retreat-path = Retirada de { $side } desde { $space } ante { $enemy }. ¿Adónde?
ask-take-city = { $space } está abierta. ¿Tomarla?
ask-sack = { $space } está tomada. ¿Intentar saquearla? Un dado por encima de { $needed } lo logra y da de { $least } a { $most }T.{ $marching ->
    [yes] {" "}En todo caso, un segundo dado por encima de { $rating } acaba la marcha.
   *[no] {""}
  }
ask-militia = { $power }: ¿levantar Milicia?
ask-place-militia = { $power }: ¿dónde aparece la Milicia? Por colocar: { $left }.

# ---- acciones

do-use-walls = Tras los muros
do-open-field = En campo abierto
do-bid = { $number }T
do-elephants = { $number ->
    [one] { $number } elefante
   *[other] { $number } elefantes
  }
do-general = { $leader }
do-try-re-roll = Intentar volver a tirar
do-re-roll-own = Volver a tirar tu dado
do-re-roll-enemy = Volver a tirar el dado del enemigo
do-use-engine = Usar la Helepolis
do-raise-die = Sumar { $number } a tu dado
do-lower-die = Restar { $number } al dado del enemigo
do-retreat = Retirarse
do-retreat-to = Retirada a { $place }
do-retreat-by-sea = Retirada por mar a { $place }
do-stay = Quedarse
do-stop-them = Detenerlos
do-force-out = Echarlos
do-lose = Perder { $unit }
do-reduce = Reducir { $unit }
do-lose-ally = Perder { $unit } de Pérgamo
do-reduce-ally = Reducir { $unit } de Pérgamo
do-lose-walls = Perder un Punto de muro
do-lose-cheapest = El resto, de lo que menos vale
do-take-city = Tomarla
do-raze = Destruirla
do-leave-city = Dejarla
do-sack = Intentar saquearla
do-spare = Respetarla
do-raise-militia = Levantar Milicia
do-militia = Milicia en { $place }

# ---- ejércitos de otros

event-army-placed = { $side }: aparición en { $space }.
event-soldier-comes = Un Soldado de fortuna entra al servicio de { $power }.
event-recalled = { $leader } es llamado de vuelta de { $place }.
event-dictator = { $power } nombra Dictador a { $leader }.
event-pontus-comes = Ponto se alza, a instancias de { $power }.
event-pontus-ends = Ponto ya no existe.
event-slaves-rise = Los esclavos se alzan contra { $power } en { $space }.
event-slaves-grow = Más esclavos se unen a los de { $space }.
event-rhodes-refits = Rodas arma { $number ->
    [one] una Escuadra
   *[other] { $number } Escuadras
  } para { $power }.
event-ships-taken = { $power } se queda con { $number ->
    [one] una Escuadra
   *[other] { $number } Escuadras
  } en { $place }.
event-revolt-ends = La revuelta de esclavos contra { $power } ha terminado.

ask-place-army = ¿Dónde aparece { $side }? { $left ->
    [one] Queda { $left } unidad
   *[other] Quedan { $left } unidades
  }.
ask-recall = { $power }: ¿qué líder deja el sitio a un Dictador?
ask-dictator = { $power }: ¿quién es Dictador?
ask-pontic-moves = Mueve Ponto. Movimientos mayores: { $majors }; menores: { $minors }.
ask-slave-placement = ¿Dónde se alzan los esclavos contra { $power }?
ask-which-slaves = ¿Cuáles de los esclavos alzados contra { $power } marchan?

do-army-at = Todo lo que queda, en { $place }
do-unit-at = { $unit } en { $place }
do-recall = Llamar de vuelta a { $leader }
do-dictator = { $leader }
do-pontic-major = Movimiento mayor del ejército en { $place }
do-pontic-fleet = Movimiento mayor de la flota en { $place }
do-pontic-minor = Movimiento menor: { $unit } en { $place }
do-slaves-at = Esclavos en { $place }
do-slave-army = Los de { $place }

# ---- ventanas

window-walls-in-defence = Muros en defensa
window-walls-in-defence-about = Te atacan donde tienes una ciudad o Villa; sin preguntarte, aguantas tras los muros.
window-siege-bids = Pericia de asedio
window-siege-bids-about = Se puja con talentos por un asedio; sin preguntarte, no pujas.
window-elephants = Elefantes
window-elephants-about = Tus elefantes pueden entrar en una batalla; sin preguntarte, se quedan atrás.
window-optional-re-roll = Volver a tirar
window-optional-re-roll-about = Puedes intentar que se vuelva a tirar un dado de batalla.
window-retreat = Retiradas
window-retreat-about = Un ejército vencido puede retirarse, ser detenido o ser echado; sin preguntarte, te quedas, y dejas en paz a los demás.
window-battle-losses = Bajas
window-battle-losses-about = Eliges lo que se pierde; sin preguntarte, cae lo que menos vale.
window-militia = Milicia
window-militia-about = Has perdido una batalla en casa y puedes levantar Milicia.
name-odds__won = victoria
name-odds__lost = derrota
name-odds__drawn = sin vencedor
name-odds__they-are-intercepted = son interceptados
name-odds__the-interception-fails = la intercepción fracasa
name-odds__it-is-sacked = es saqueada
name-odds__it-holds-out = resiste
