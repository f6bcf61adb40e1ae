opening-the-library-of-maps = Ouverture de la bibliothèque de cartes …
romanum-has-been-updated-on = Romanum a été mis à jour sur le serveur : cette page est périmée. Rien n’est perdu.
reload-the-page = Recharger la page
no-match-here = Cette partie n’existe pas ici. Elle a pu être retirée, ou elle est privée et ce navigateur n’y a pas de place. Si vous êtes invité, ouvrez le lien que vous avez reçu.
this-link-leads-nowhere-a = Ce lien ne mène nulle part : il manque peut-être une lettre, ou la partie a été retirée. Redemandez-le.
this-link-has-been-used = Ce lien a servi, est trop vieux, ou il y manque une lettre. Demandez-en un nouveau.
there-is-no-such-page = Cette page n’existe pas.
no-connection = Pas de connexion
the-server-does-not-answer = Le serveur ne répond pas : il redémarre peut-être, ou votre réseau est coupé. Rien n’est perdu ; cette page continue d’elle-même.
the-server-is-being-restarted = Le serveur redémarre
nothing-is-lost-this-page = Rien n’est perdu ; cette page continue d’elle-même.
the-server-is-in-trouble = Le serveur a des difficultés
this-page-tries-again-by = { $message } Cette page réessaie d’elle-même.
a-little-slower = Un peu moins vite
this-page-is-out-of = Cette page est périmée
nothing-here = Rien ici
sign-in-first = Connectez-vous d’abord
not-for-you = Pas pour vous
the-seat-is-taken = La place est prise
a-link-works-for-the = { $message } Un lien sert à la première personne qui l’ouvre ; demandez-en un autre, ou un lien pour regarder.
this-match-cannot-be-opened = Cette partie ne peut pas être ouverte
nobody-else-is-here = Il n’y a que vous ici
the-server-has-made-a = Le serveur a fait une erreur
that-did-not-work = Cela n’a pas marché
a-part-of-it-could = Une partie n’a pas pu être chargée : Romanum a été mis à jour depuis que vous l’avez ouvert, ou la connexion est perdue. Rechargez la page ; vos parties sont en sécurité.
move-between-places-on-the = aller d’un lieu à l’autre sur la carte
shift-the-map = déplacer la carte
next-previous-place-where-something = lieu suivant, précédent où l’on peut agir
act-on-the-place = agir dans ce lieu
look-at-the-place-and = regarder le lieu et ce qui s’y trouve
ask-why-the-place-cannot = demander pourquoi ce lieu est exclu
zoom-in-zoom-out-whole = plus près, plus loin, carte entière
the-buttons-under-the-map = les boutons sous la carte, depuis la gauche
odds-of-what-can-be = chances de ce qui peut être attaqué
players-and-scores = joueurs et points
private-notes = notes privées
one-action-back-one-forward = une action en arrière, une en avant
these-keys = ces touches
esc = Échap
close-back-to-the-present = fermer ; revenir au présent
sign-in-to-see-this = Connectez-vous pour voir cette partie.
this-seat-is-not-yours = Cette place n’est pas à vous.
no-such-match = Cette partie n’existe pas, ou elle est privée.
the-server-has-been-updated = Le serveur a été mis à jour : rechargez cette page. Rien n’est perdu.
ago-minutes = { $count ->
    [one] il y a 1 minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a 1 heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] il y a 1 jour
   *[other] il y a { $count } jours
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
just-now = à l’instant
time-is-up = temps écoulé
left = encore { $length }
playing-time = { $most ->
    [one] { $time } heure
   *[other] { $time } heures
}
playing-times = { $from }–{ $to } heures
players = { $most ->
    [one] { $counts } joueur
   *[other] { $counts } joueurs
}
it-is-your-turn = C’est à vous.
key-undo = annuler
key-hint = conseil
key-log = journal
key-rules = règles
key-chat = discussion
offline = Le serveur ne répond pas. Votre partie est en sécurité ; nouvel essai.
restarting = Le serveur redémarre. Rien n’est perdu ; nouvel essai.
server-answered = Le serveur a répondu { $status }.
no-connection-kept = Pas de connexion : vous voyez ce que ce navigateur a gardé le { $since }. Les parties finies que vous avez gardées peuvent être regardées.
seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
clock-allowance = { $length } par décision
clock-bank = au-delà, { $length } en réserve
clock-increment = { $length } de plus après chaque tour
clock-vacation = { $days ->
    [one] 1 jour de congé
   *[other] { $days } jours de congé
}
key-film = arrêter le film de ce qu’ont fait les autres, le reprendre, le revoir
key-film-steps = le film un pas en arrière, un pas en avant
key-film-end = le film jusqu’à la fin

guest = Invité
cover-hre-years = 60 av. J.-C. – 476 apr. J.-C.
cover-trajan-war = LA GUERRE PARTHIQUE
cover-trajan-years = 114 – 117 apr. J.-C.
cover-ultimus-fall = LA CHUTE DE L’OCCIDENT
cover-ultimus-years = 405 – 476 apr. J.-C.
cover-pax-powers = ROME, CARTHAGE, GRÈCE, ORIENT
cover-pax-years = 300 – 50 av. J.-C.
cover-imperium-years = 88 av. J.-C. – 629 apr. J.-C.

# App.svelte, in a page that holds its tables itself
a-new-version-waits = Une nouvelle version est là. Elle prend la relève dès que la partie est quittée.
romanum-has-been-brought-up = Romanum a été mis à jour.

# coming.ts
it-is-coming = Arrive : { $what }
so-much-has-come = Arrive : { $what }, { $loaded } Mo sur { $whole }
python-and-the-tables = Python et les tables
pictures-of = les images de { $game }
words-of = { $game } en { $language }
python-begins = Python démarre…

# chart.ts
if-they-stand-though = s’ils tiennent; { $percent ->
    [100] ils peuvent se retirer
   *[other] à { $percent } %, ils peuvent se retirer
}
