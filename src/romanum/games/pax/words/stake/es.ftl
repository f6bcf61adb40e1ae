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
