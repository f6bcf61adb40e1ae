notice-turn-subject = À vous de jouer : { $title }
notice-turn = C’est à vous dans « { $title } », comme { $seat }.{ $deadline ->
    [none] {""}
   *[other] {" "}Vous avez jusqu’à { $deadline }.
}
notice-reminder-subject = Votre temps s’écoule : { $title }
notice-reminder = « { $title } » vous attend toujours, comme { $seat }. { $bot ->
    [none] Votre temps finit à { $deadline } ; les autres le verront.
   *[other] À { $deadline } un bot, { $bot }, prend votre place.
}
notice-late-subject = Votre temps est écoulé : { $title }
notice-late = { $bot ->
    [none] Votre temps pour décider dans « { $title } », comme { $seat }, est écoulé. Les autres le voient et vous attendent.
   *[other] Votre temps pour décider dans « { $title } », comme { $seat }, est écoulé, et un bot, { $bot }, joue pour vous. Ouvrez la table et la place est de nouveau à vous.
}
notice-over-subject = Terminé : { $title }
notice-over = « { $title } » est terminé. { $sentence }
notice-round-subject = Ronde { $round } : { $cup }
notice-round = La ronde { $round } de « { $cup } » a commencé. Votre table est « { $title } », comme { $seat }.
notice-trial-subject = Un avis d’essai
notice-trial = C’est ainsi que les avis vous parviennent. Vous avez demandé celui-ci.

mail-table = La table : { $url }
mail-end = Vous avez demandé ces messages à { $server }. Pour les arrêter : { $leave }

mail-confirm-subject = Est-ce bien votre adresse ?
mail-confirm = Quelqu’un sur { $server } a demandé que des avis sur des jeux de plateau soient envoyés à cette adresse.

    Si c’était vous, ouvrez cette page d’ici { $days } jours et dites oui :
    { $url }

    Sinon, ne faites rien : rien d’autre ne viendra.

bot-tiro = La recrue : tout ce qui est permis. Pour essayer.
bot-miles = Le soldat : rapide et sensé. Un bon premier adversaire.
bot-centurio = Le centurion : voit un peu plus loin.
bot-legatus = Le général : voit plus loin encore.
bot-imperator = Le général en chef : voit encore plus loin et prend son temps.

problem-address = Cette adresse ne peut pas servir.
problem-bad-request = Le serveur ne comprend pas cette demande.
problem-blocked = L’hôte a exclu ce compte.
problem-bot-plays = Un bot joue cette place pour vous : reprenez-la d’abord.
problem-branch = Une branche n’a pas d’enregistrement : elle a commencé au milieu d’une autre partie.
problem-broken = Ce programme ne peut pas ouvrir cette partie. Rien n’est perdu.
problem-busy = Le serveur est occupé : réessayez dans une minute.
problem-csrf = Le serveur n’accepte pas cette demande.
problem-defect = Le serveur a fait une erreur ; rien n’est perdu.
problem-full = Le serveur est plein : réessayez dans { $seconds } s.
problem-here = La personne de cette place est à la table.
problem-login-taken = Quelqu’un d’autre a cet identifiant ici.
problem-no-hints = Cette partie se joue sans conseils.
problem-no-mail = Ce serveur ne peut pas envoyer de courriel.
problem-no-way = Il n’y a ni adresse confirmée ni webhook.
problem-not-allowed = Cela n’est pas possible ici.
problem-not-closed = Fermez d’abord la partie.
problem-not-fetched = C’est encore en chargement : réessayez dans un instant.
problem-not-found = Cela n’existe pas, ou n’est pas pour vous.
problem-not-hosting = Ce serveur n’a pas de comptes pour cela.
problem-not-kept = Ce moment ne peut pas être montré.
problem-not-late = Un bot peut prendre cette place quand son temps est écoulé ou, sans pendule, quand elle a fait attendre les autres un jour.
problem-others-play = D’autres jouent dans cette partie : elle se termine quand tous sont d’accord. Vous pouvez laisser un bot jouer à votre place.
problem-own-table = Vous jouez vous-même à cette table : quelqu’un d’autre y décide.
problem-not-over = La partie n’est pas encore finie.
problem-not-owner = C’est réservé à l’hôte.
problem-not-running = La partie n’est pas en cours à ce moment.
problem-not-waiting = La partie n’attend pas cela.
problem-not-yours = Cela n’est pas à vous.
problem-old-client = Cette page est d’une autre version que le serveur : rechargez-la.
problem-origin = Le serveur n’accepte pas de demandes venant de là.
problem-page-only = Il y faut d’autres personnes, et vous êtes seul sur cette page : un serveur de Romanum le permet.
problem-record = Cet enregistrement ne peut pas servir.
problem-remark = Cette remarque ne peut pas être gardée.
problem-salt = Un sel est une ligne de votre choix.
problem-scenario = Ce scénario ne peut être ni conservé ni joué : { $detail }
problem-seat-taken = La place est prise.
problem-seats-free = Des places sont encore libres : invitez des gens ou mettez-y des bots.
problem-setup = La partie ne peut pas être préparée ainsi.
problem-shelf-full = La place que le navigateur accorde à cette page est pleine : rien n’a été fait et rien n’est perdu. Gardez tout dans un fichier et supprimez d’anciennes parties.
problem-sign-in = Connectez-vous d’abord.
problem-store = La base de données est indisponible ; rien n’a été fait.
problem-too-large = C’est trop grand.
problem-too-many = Trop de demandes : attendez { $seconds } s et réessayez.
problem-too-slow = La suite de cette demande n’est pas arrivée à temps.
problem-webhook = Ce webhook ne peut pas servir.
problem-wish = Cela ne peut pas être souhaité.
problem-wrong-password = L’identifiant ou le mot de passe est faux.
problem-yourself = Quelqu’un d’autre doit le faire : c’est votre propre compte.

unfold-wall = Le mur du club
unfold-wall-about = { $open ->
    [one] { $open } partie cherche des joueurs
   *[other] { $open } parties cherchent des joueurs
}, { $running ->
    [one] { $running } se joue
   *[other] { $running } se jouent
}. Regardez les plus belles parties ou prenez place.
unfold-running = En cours.
unfold-open = Une partie cherche des joueurs : prenez place.
unfold-seat = Une place pour vous : { $game }
unfold-seat-about = Ouvrez le lien pour vous asseoir à la table.
unfold-profile = Cotes, insignes et parties.
unfold-ladder = Classement : { $game }
unfold-ladder-about = Qui se tient où, humains et bots.
