# Lo que una respuesta deja o hace perder, dicho antes de darla.
stake-marker = La Activación se pierde.
stake-activation = La Activación termina sin que se haya hecho nada.
stake-pontus = A Ponto le quedan movimientos.
stake-shifts = { $shifts ->
    [one] Queda 1 desplazamiento sin gastar.
   *[other] Quedan { $shifts } desplazamientos sin gastar.
}
stake-plans = No se recluta nada, y podrían gastarse { $talents }T.
stake-meeting = No se invita a nadie: la Reunión queda en nada.
stake-terms = { $terms ->
    [one] La condición que has redactado no se propone a nadie.
   *[other] Las { $terms } condiciones que has redactado no se proponen a nadie.
}
stake-town = Destruyes tus propios muros en { $place }.
stake-capital = No queda ninguna unidad en tu capital, { $place }.
stake-unit = Se licencia sin nada a cambio: { $unit } en { $place }.
stake-card = { $card }: la carta se descarta sin haberse jugado.
stake-upkeep = { $units ->
    [one] Renuncias a 1 unidad que podrías pagar.
   *[other] Renuncias a { $units } unidades que podrías pagar.
}
stake-objective = El Objetivo { $objective } vuelve a la reserva.
stake-hand = Se devuelven todas tus cartas, aunque podrías guardar una.
stake-ally = Tu alianza termina: { $side }.
stake-word = Faltas a tu palabra: has cobrado { $talents }T por dar media vuelta ({ $partner }).
why-too-far = { $place } está a { $needed } PM por tierra (quedan: { $had }).
why-way-barred = { $place } está bastante cerca, pero todos los caminos están cerrados.
why-over-the-sea = { $place } está al otro lado del mar: embarca aquí.
why-over-the-sea-from = { $place } está al otro lado del mar: marcha a { $port } y embarca allí.
why-no-port-near = { $place } está al otro lado del mar, y no se llega a ningún puerto por tierra.
why-inland-from = { $place } está tierra adentro: navega a { $port } y desembarca allí.
why-stopped-first = La flota está detenida: intenta antes la continuidad, o termina aquí el viaje.
why-legs-away = { $place } está a más de una etapa: navega etapa por etapa.
why-too-far-by-land = { $place } está a { $needed } PM por tierra (quedan: { $had }). Por mar: embarca.
why-step-by-step = { $place } está a más de un paso: marcha paso a paso.
why-over-the-sea-dear = { $place } está al otro lado del mar. Embarcar cuesta { $needed } PM (quedan: { $had }).
