notice-turn-subject = Tocca a te: { $title }
notice-turn = Tocca a te in «{ $title }», come { $seat }.{ $deadline ->
    [none] {""}
   *[other] {" "}Hai tempo fino a { $deadline }.
}
notice-reminder-subject = Il tuo tempo sta per scadere: { $title }
notice-reminder = «{ $title }» ti aspetta ancora, come { $seat }. { $bot ->
    [none] Il tuo tempo scade alle { $deadline }; gli altri lo vedranno.
   *[other] Alle { $deadline } un bot, { $bot }, si siede al tuo posto.
}
notice-late-subject = Il tuo tempo è scaduto: { $title }
notice-late = { $bot ->
    [none] Il tuo tempo per decidere in «{ $title }», come { $seat }, è scaduto. Gli altri lo vedono e ti aspettano.
   *[other] Il tuo tempo per decidere in «{ $title }», come { $seat }, è scaduto, e un bot, { $bot }, gioca per te. Apri il tavolo e il posto è di nuovo tuo.
}
notice-over-subject = Finita: { $title }
notice-over = «{ $title }» è finita. { $sentence }
notice-round-subject = Turno { $round }: { $cup }
notice-round = È cominciato il turno { $round } di «{ $cup }». Il tuo tavolo è «{ $title }», come { $seat }.
notice-trial-subject = Un avviso di prova
notice-trial = Così ti arrivano gli avvisi. Questo l’hai chiesto tu.

mail-table = Il tavolo: { $url }
mail-end = Hai chiesto queste mail a { $server }. Per fermarle: { $leave }

mail-confirm-subject = È il tuo indirizzo?
mail-confirm = Qualcuno su { $server } ha chiesto di mandare a questo indirizzo avvisi su giochi da tavolo.

    Se eri tu, apri questa pagina entro { $days } giorni e di’ di sì:
    { $url }

    Se non eri tu, non fare nulla: non arriverà altro.

bot-tiro = La recluta: qualunque cosa sia permessa. Per provare.
bot-miles = Il soldato: rapido e assennato. Un buon primo avversario.
bot-centurio = Il centurione: guarda un po’ avanti.
bot-legatus = Il generale: guarda più lontano.
bot-imperator = Il comandante supremo: guarda ancora più lontano e si prende il suo tempo.

problem-address = Questo indirizzo non si può usare.
problem-bad-request = Il server non capisce questa richiesta.
problem-blocked = L’ospite ha escluso questo account.
problem-bot-plays = Un bot gioca questo posto per te: prima riprendilo.
problem-branch = Un ramo non ha una registrazione propria: è cominciato nel mezzo di un’altra partita.
problem-broken = Questo programma non può aprire la partita. Nulla è perso.
problem-busy = Il server è occupato: riprova tra un minuto.
problem-csrf = Il server non accetta questa richiesta.
problem-defect = Il server ha fatto un errore; nulla è perso.
problem-full = Il server è pieno: riprova tra { $seconds } s.
problem-here = Chi ha il posto è al tavolo.
problem-login-taken = Qualcun altro ha qui questo nome utente.
problem-no-hints = Questa partita si gioca senza consigli.
problem-no-mail = Questo server non può mandare mail.
problem-no-way = Non c’è né un indirizzo confermato né un webhook.
problem-not-allowed = Qui non si può fare.
problem-not-closed = Prima chiudi la partita.
problem-not-fetched = Si sta ancora caricando: riprova tra un momento.
problem-not-found = Non esiste, o non è per te.
problem-not-hosting = Questo server non ha account per questo.
problem-not-kept = Questo momento non si può mostrare.
problem-not-late = Un bot può prendere questo posto quando il suo tempo è scaduto o, senza orologio, quando ha fatto aspettare gli altri un giorno.
problem-others-play = Altri giocano in questa partita: finisce quando tutti sono d’accordo. Puoi far giocare un bot al tuo posto.
problem-own-table = Giochi tu stesso a questo tavolo: lì decide qualcun altro.
problem-not-over = La partita non è ancora finita.
problem-not-owner = Spetta solo all’ospite.
problem-not-running = In quel momento la partita non è in corso.
problem-not-waiting = La partita non aspetta questo.
problem-not-yours = Questo non è tuo.
problem-old-client = Questa pagina è di un’altra versione rispetto al server: ricaricala.
problem-origin = Il server non accetta richieste da lì.
problem-page-only = Per questo servono altre persone, e in questa pagina ci sei solo tu: un server di Romanum lo permette.
problem-record = Questa registrazione non si può usare.
problem-remark = Questa annotazione non si può conservare.
problem-salt = Un sale è una riga scelta da te.
problem-scenario = Questo scenario non può essere conservato né giocato: { $detail }
problem-seat-taken = Il posto è occupato.
problem-seats-free = Ci sono ancora posti liberi: invita qualcuno o mettici dei bot.
problem-setup = La partita non si può preparare così.
problem-shelf-full = Lo spazio che il browser concede a questa pagina è pieno: non è stato fatto nulla e nulla è perso. Salva tutto in un file ed elimina vecchie partite.
problem-sign-in = Prima accedi.
problem-store = Il database ora non è disponibile; nulla è stato fatto.
problem-too-large = È troppo grande.
problem-too-many = Troppe richieste: aspetta { $seconds } s e riprova.
problem-too-slow = Il resto della richiesta non è arrivato in tempo.
problem-webhook = Questo webhook non si può usare.
problem-wish = Questo non si può desiderare.
problem-wrong-password = Il nome utente o la password è sbagliato.
problem-yourself = Deve farlo qualcun altro: è il tuo account.

unfold-wall = La bacheca del club
unfold-wall-about = { $open ->
    [one] { $open } partita cerca giocatori
   *[other] { $open } partite cercano giocatori
}, { $running ->
    [one] { $running } è
   *[other] { $running } sono
} in corso. Guarda le partite migliori o siediti.
unfold-running = In corso.
unfold-open = Una partita cerca giocatori: siediti.
unfold-seat = Un posto per te: { $game }
unfold-seat-about = Apri il link per sederti al tavolo.
unfold-profile = Punteggi, distintivi e partite.
unfold-ladder = Classifica: { $game }
unfold-ladder-about = Chi sta dove, persone e bot.
