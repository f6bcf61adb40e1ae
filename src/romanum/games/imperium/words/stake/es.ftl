# Lo que una respuesta deja o hace perder, dicho antes de darla.
stake-marches = { $places ->
    [one] Aún pueden moverse unidades de 1 lugar.
   *[other] Aún pueden moverse unidades de { $places } lugares.
}
stake-attacks = Aún podrías atacar: { $places }.
stake-mobilization = No se recluta nada en esta movilización.
stake-draw = Si todos aceptan, la partida acaba en empate.
stake-forts = { $forts ->
    [one] No se paga 1 fuerte abandonado, y desaparece.
   *[other] No se pagan { $forts } fuertes abandonados, y desaparecen.
}
stake-restoring = Aún podrían reponerse unidades perdidas.
stake-train = Se disuelve en { $place } un bagaje tuyo con su abastecimiento.
stake-conquest = Aún podría conquistarse una provincia.
stake-own-land = { $place } es tuya: saqueas tu propia tierra.
stake-fort = Arrasas tu propio fuerte: { $place }.
stake-capital = No queda ninguna unidad en la capital, { $place }.
stake-scrap = Se destruye una flota en astillero en { $place }, con todo lo que ha costado.
stake-stop-work = Nadie trabaja ya en una flota en { $place }: llegará más tarde, o nunca.
stake-captive = Liberas a { $leader } sin recibir nada a cambio.
stake-title = La paz se acaba: { $power }.
