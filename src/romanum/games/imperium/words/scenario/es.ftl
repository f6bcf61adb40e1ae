# Imperium Romanum: lo que disponen los escenarios, y el fin de la partida.

ask-special-price = ¿Pagar { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talentos
  }? { $text }
ask-throne = ¿Dónde aparece la nueva cabeza de { $power }?
ask-reinforcement = ¿A qué pila de { $power } se unen las nuevas unidades?
ask-raided-city = ¿Qué ciudad han saqueado los invasores?
ask-peace = ¿Acabar la partida en empate?
ask-consent = Propuesta de { $power }. ¿Estás de acuerdo? { $text }
ask-bid = ¿Cuántos talentos pujas? { $text }
ask-departure = ¿De dónde deja el mapa una unidad? Unidades por irse: { $number }. { $text }
ask-home-coming = ¿A qué ciudad vienen los de { $power } que estaban fuera?

do-propose-peace = Proponer la paz: si todos aceptan, la partida acaba en empate
do-take-chest = Tomar lo que tienen las iglesias
do-build-walls = Construir muros para { $city }
do-set-up-emperor = Poner un emperador en { $city }
do-pay-tribute = Pagar el tributo de { $power }
do-hire = Contratar a { $power } para { $power2 }
do-offer-title = Ofrecer a { $power } el título de César
do-end-title = Romper con { $power }: el título queda anulado
do-end-truce = Proponer a { $power } que acabe la tregua

why-special-forbids = El escenario lo prohíbe: { $text }

event-way-to-win = { $powers }: { $text }
event-match-over = { $how ->
    [draw] La partida acaba en empate.
    [peace] Los jugadores hacen la paz: la partida acaba en empate.
    [nobody] La partida ha terminado, y no ha ganado nadie.
    [last-faction] Queda una sola facción: la partida ha terminado.
   *[other] La partida ha terminado.
  }
event-special-paid = Pago de { $power }, { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talentos
  }: { $text }
event-special-settled = { $power }: { $text }
event-special-bids = { $text } Pujas: { $bids }.
event-trigger-roll = { $text } Tirada: { $total }.
event-trigger-fires = Ocurre: { $text }
event-special-wakes = { $power }, en campaña.
event-special-client = { $power }: desde ahora cliente de { $patron }.
event-special-joins = { $power }: unión con { $other }, con todo lo que tenía.
event-special-succeeds = { $power }: una nueva cabeza, en { $place }.
event-special-talents = El tesoro de { $power } es ahora de { $now ->
    [one] { $now } talento
   *[other] { $now } talentos
  }.
event-special-goes-over = Unidades de { $power } en { $place } se pasan a { $other }.
event-special-frees = { $province } deja a { $power }.
event-special-raid = Unos invasores saquean { $city }.

how-decisive = con una victoria decisiva del escenario
how-victory = con lo que pide el escenario
how-marginal = con una victoria marginal del escenario
how-draw = en empate
how-last-faction = como última facción
how-nobody = sin vencedor
how-peace = de común acuerdo, en empate
