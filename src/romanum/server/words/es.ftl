notice-turn-subject = Te toca: { $title }
notice-turn = Te toca en «{ $title }», como { $seat }.{ $deadline ->
    [none] {""}
   *[other] {" "}Tienes tiempo hasta { $deadline }.
}
notice-reminder-subject = Se te acaba el tiempo: { $title }
notice-reminder = «{ $title }» todavía te espera, como { $seat }. { $bot ->
    [none] Tu tiempo acaba a las { $deadline }; los demás lo verán.
   *[other] A las { $deadline } un bot, { $bot }, se sienta en tu puesto.
}
notice-late-subject = Se acabó tu tiempo: { $title }
notice-late = { $bot ->
    [none] Tu tiempo para decidir en «{ $title }», como { $seat }, se ha acabado. Los demás lo ven y te esperan.
   *[other] Tu tiempo para decidir en «{ $title }», como { $seat }, se ha acabado, y un bot, { $bot }, juega por ti. Abre la mesa y el puesto vuelve a ser tuyo.
}
notice-over-subject = Terminada: { $title }
notice-over = «{ $title }» ha terminado. { $sentence }
notice-round-subject = Ronda { $round }: { $cup }
notice-round = Ha comenzado la ronda { $round } de «{ $cup }». Tu mesa es «{ $title }», como { $seat }.
notice-trial-subject = Un aviso de prueba
notice-trial = Así te llegan los avisos. Este lo pediste tú.

mail-table = La mesa: { $url }
mail-end = Pediste estos correos a { $server }. Para que cesen: { $leave }

mail-confirm-subject = ¿Es esta tu dirección?
mail-confirm = Alguien en { $server } pidió que se enviaran a esta dirección avisos sobre juegos de mesa.

    Si fuiste tú, abre esta página en { $days } días y di que sí:
    { $url }

    Si no, no hagas nada: no llegará nada más.

bot-tiro = El recluta: cualquier cosa permitida. Para probar.
bot-miles = El soldado: rápido y sensato. Un buen primer rival.
bot-centurio = El centurión: mira un poco más allá.
bot-legatus = El general: mira más lejos.
bot-imperator = El comandante supremo: mira aún más lejos y se toma su tiempo.

problem-address = Esta dirección no sirve.
problem-bad-request = El servidor no entiende esta petición.
problem-blocked = El anfitrión ha excluido esta cuenta.
problem-bot-plays = Un bot juega este puesto por ti: recupéralo primero.
problem-branch = Una rama no tiene registro propio: empezó en medio de otra partida.
problem-broken = Este programa no puede abrir la partida. No se ha perdido nada.
problem-busy = El servidor está ocupado: inténtalo en un minuto.
problem-csrf = El servidor no acepta esta petición.
problem-defect = El servidor ha cometido un error; no se ha perdido nada.
problem-full = El servidor está lleno: inténtalo en { $seconds } s.
problem-here = Quien tiene el puesto está en la mesa.
problem-login-taken = Otra persona tiene aquí ese usuario.
problem-no-hints = Esta partida se juega sin consejos.
problem-no-mail = Este servidor no puede enviar correo.
problem-no-way = No hay ni dirección confirmada ni webhook.
problem-not-allowed = Eso no se puede hacer aquí.
problem-not-closed = Cierra antes la partida.
problem-not-fetched = Todavía se está cargando: inténtalo de nuevo enseguida.
problem-not-found = Eso no existe, o no es para ti.
problem-not-hosting = Este servidor no tiene cuentas para eso.
problem-not-kept = Este momento no se puede mostrar.
problem-not-late = Un bot puede ocupar este puesto cuando se acabe su tiempo o, sin reloj, cuando haya hecho esperar a los demás un día.
problem-others-play = Otros juegan en esta partida: termina cuando todos están de acuerdo. Puedes dejar que un bot juegue por ti.
problem-own-table = Tú mismo juegas en esta mesa: allí decide otra persona.
problem-not-over = La partida aún no ha terminado.
problem-not-owner = Eso es solo del anfitrión.
problem-not-running = La partida no está en marcha en ese momento.
problem-not-waiting = La partida no espera eso.
problem-not-yours = Eso no es tuyo.
problem-old-client = Esta página es de otra versión que el servidor: vuelve a cargarla.
problem-origin = El servidor no acepta peticiones de ahí.
problem-page-only = Para eso hacen falta otras personas, y en esta página solo estás tú: un servidor de Romanum lo permite.
problem-record = Este registro no sirve.
problem-remark = Esta anotación no se puede guardar.
problem-salt = Una sal es una línea que tú eliges.
problem-scenario = Este escenario no se puede guardar ni jugar: { $detail }
problem-seat-taken = El puesto está ocupado.
problem-seats-free = Aún hay puestos libres: invita a gente o pon bots.
problem-setup = La partida no se puede preparar así.
problem-shelf-full = El espacio que el navegador da a esta página está lleno: no se ha hecho nada y nada se ha perdido. Guarda todo en un archivo y borra partidas antiguas.
problem-sign-in = Entra primero.
problem-store = La base de datos no está disponible; no se hizo nada.
problem-too-large = Eso es demasiado grande.
problem-too-many = Demasiadas peticiones: espera { $seconds } s e inténtalo de nuevo.
problem-too-slow = El resto de la petición no llegó a tiempo.
problem-webhook = Este webhook no sirve.
problem-wish = Eso no se puede desear.
problem-wrong-password = El usuario o la contraseña no es correcto.
problem-yourself = Debe hacerlo otra persona: es tu propia cuenta.

unfold-wall = El muro del club
unfold-wall-about = { $open ->
    [one] { $open } partida busca jugadores
   *[other] { $open } partidas buscan jugadores
}, { $running ->
    [one] { $running } está
   *[other] { $running } están
} en juego. Mira las mejores partidas o siéntate.
unfold-running = En juego.
unfold-open = Una partida busca jugadores: siéntate.
unfold-seat = Un asiento para ti: { $game }
unfold-seat-about = Abre el enlace para sentarte a la mesa.
unfold-profile = Puntuaciones, insignias y partidas.
unfold-ladder = Clasificación: { $game }
unfold-ladder-about = Quién está dónde, personas y bots.
