# Orders: Always.svelte, Orders.svelte, OrderForm.svelte, orders.ts
always-answer-so = Ordre permanent …
always-answer-so-help = Répondre à ces questions sans être interrogé de nouveau
always-for = Ordre permanent : { $kind }
always-help = Un clic donne l’ordre, et il répond aussi à cette question. Personne d’autre ne l’apprend ; on le change sous « Réglages ».
by-your-order = Sur votre ordre
orders = Vos ordres
orders-help = Ils répondent pour vous, même en votre absence. Le premier qui convient compte ; personne d’autre ne les connaît.
orders-none = Vous n’avez donné aucun ordre : on vous interroge.
orders-done = Ce qu’ils ont fait
order-up = Plus haut
order-up-this = Plus haut : { $order }
order-withdraw = Retirer
order-withdraw-this = Retirer : { $order }
order-another = Un autre ordre
order-ask-me = Me demander
order-this-action = Cette action …
order-do = { $action }
order-always = { $kind } : { $answer }
order-about = { $kind }, au sujet de { $things } : { $answer }
order-this-turn = { $order } (ce tour-ci)
order-exactly = Exactement ceci : { $action }
order-if-asked = Si l’on m’interroge sur
order-only-about = Seulement s’il s’agit de
order-place-piece-side = Un lieu, un pion, un camp …
order-add = Ajouter
order-not-about = Ne plus parler de { $name }
order-answer = Répondre alors
order-own-strength = Ma force
order-enemy-strength = La force de l’ennemi
order-odds-help = la mienne contre celle de l’ennemi
order-action = Action
order-choose = Choisir …
order-turn-only = Ce tour-ci seulement
order-give = Donner cet ordre

when-to-ask-me = Quand m’interroger
whoever-is-not-asked-passes = Qui n’est pas interrogé passe. Personne d’autre n’apprend ce que vous souhaitez, et vous pouvez le changer à tout moment.
passed-over-since = Non posées depuis votre dernière action
ask-me-about-such = Me le demander
look-for = Chercher …
look-for-kinds-of-windows = Chercher des sortes de questions
ask-me-about-all = Toujours demander
not-now-about-any = Rien pour l’instant
battles = Combats
so-many-battles = { $battles ->
    [one] { $battles } combat
   *[other] { $battles } combats
  }
battle = Combat
i-have-read-it = J’ai lu
what-happened-in-battle = Ce qui s’est passé au combat
moment-won = Victoire à { $place }
moment-lost = Défaite à { $place }
moment-told = { $place } : victoire de { $winner }
moment-drawn = { $place } : pas de vainqueur
moment-falls = { $place } change de mains
moment-falls-won = { $place } est à vous
moment-falls-lost = { $place } est perdue
nobody-has-said-anything-yet = Personne n’a encore rien dit.
say-something = Dites quelque chose
say-something-to-the-table = Dites quelque chose à la table
say = Dire
odds = Chances
everything-offered = Tout ce qui est possible
filter = Filtrer
find-a-choice = Trouver un choix
close = Fermer
nothing-offered-now-leads-to = Rien de possible ici ne mène aux dés.
nothing-found = Rien trouvé.
hand-the-screen-to = Passez l’écran à { $name }
everything-that-is-secret-is = Tout ce qui est secret est caché jusqu’à ce que { $name } s’assoie.
i-am = Je suis { $name }
to-the-lobby = À l’accueil
first-game-guide = Guide de la première partie
i-see = Compris
in-this-game-settings-brings = Dans ce jeu ; les réglages le ramènent
no-more-hints = Ne plus m’aider
hint = Conseil
would-think-of = { $bot } penserait à
keys = Touches
search-the-log = Chercher dans le journal
earlier = Avant ({ $number })
look-at-this-moment = Voir ce moment
look-at-this-moment-action = Voir ce moment : action { $n }
nothing-yet = Rien encore.
private-notes-seen-by-you = Notes privées, pour vous seul
chance = Chance { $hope } : { $percent }
expected-own-losses = Pertes attendues, les vôtres
expected-enemy-losses = Pertes attendues, l’ennemi
on-average = en moyenne
modifiers = Modificateurs
how-it-may-end = Issues possibles
to-win = de gagner
light-up = Éclairer { $name }
bot-for = { " " }pour { $who }
bot = bot { $bot }{ $stands_in }
away = , absent
to-play = { " " }· au trait
take-back-what-the-bot = Annuler ce que le bot a fait
take-back-what-the-bot-help = Pas à pas, tant qu’aucun dé n’a été lancé et que rien de secret n’a été montré
points = Points
how-all-stand = Où en est chacun
to-win-you-need = Pour gagner :
has-won = a gagné
what-to-do = Que faire
the-rule = La règle
map-shows-the-film = La carte montre ce qui s’est passé ; un clic y met fin.
place-on-the-map-can = { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
} au choix sur la carte.
answers = Réponses
back-to-the-present = Retour au présent
the-report = Le bilan
stop-i-play-on-myself = Stop, je joue moi-même
pass-and-do-not-ask = Passer, et ne plus me demander ce genre de chose : { $name }. Personne d’autre ne l’apprend.
pass-and-again = Passer, et { $wish } à nouveau
halt-the-campaign = Arrêter les armées
end-the-turn = Finir le tour
passed-over = { $number ->
    [one] Une question non posée …
   *[other] { $number } questions non posées …
}
pass-until = Passer tant que cela ne me concerne pas
pass-until-help = Passer, et ne me demander ce genre de chose que si cela me concerne : { $name }, { $when }. Personne d’autre ne l’apprend.
everything-offered-as-a-list = Tout ce qui est possible, en liste
all = Tout
all-options = Liste ({ $options })
odds-of-everything-that-leads = Chances de tout ce qui mène aux dés (O)
ask-a-bot-h = Demander à un bot (H)
take-the-last-action-back = Annuler la dernière action (U)
again-and-again = Encore et encore
again-and-again-help = { $action } : aussi souvent que possible
undo = Annuler
you-are-looking-at-the = Vous regardez le passé.
you-are-looking-at-an = Vous regardez un moment passé de la partie.
the-match-is-over = La partie est finie.
the-bot-of-cannot-think = Le bot de { $name } ne peut pas réfléchir pour l’instant : il réessaie de lui-même.
your-lot-is-being-drawn = On tire votre sort pour vous ; le premier coup sera à vous dans un instant.
a-bot-plays-for-you = Un bot joue pour vous, pas à pas. { $waiting }
this-cannot-be-undone = { $final } Cela ne peut pas être annulé.
do-it-all-the-same = Le faire quand même
do-it = Le faire
not-yet = Pas encore
report = Bilan
of-the-scenario = D’après le scénario
by-the-author = de { $author }
turning-points = Tournants
takes-the-lead-with = : { $seatName } prend la tête avec { $score }.
the-map-of-each-turn = La carte de chaque tour
luck = Chance
side = Camp
of = Sur
expected = Attendu
got = Obtenu
the-seal-of-the-dice = Le sceau des dés
seal = Sceau
opened = Ouvert :
rolls-download-the-record-and = , { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
  }. Téléchargez l’enregistrement et vérifiez-le avec
or-under = , ou sous
import-a-record = Importer un enregistrement
going-through-the-turns = On parcourt les tours …
save-as-one-page = Enregistrer en une page
scores-over-time = Points au fil du temps : { $scores }
scores-by-turn = Points par tour
counted-by-turn = { $what } par tour
settings = Réglages
language = Langue
rules-in-english = Les textes des règles restent en anglais.
as-the-browser = Comme le navigateur
colours = Couleurs
as-the-system = Comme le système
light-parchment = Clair : parchemin
dark-basalt = Sombre : basalte
palette-of-the-sides = Palette des camps
house-colours = Couleurs maison
safe-for-colour-blindness = Pour daltoniens
text-size = Taille du texte
small = Petite
normal = Normale
large = Grande
very-large = Très grande
motion = Mouvement
on = Oui
off = Non
answered-by-itself = { $question } Il n’y avait qu’une réponse, « { $answer } » ; elle a été donnée d’elle-même.
the-table-is-gone = Cette table n’existe plus : elle a été fermée, ou vous n’y avez plus de place.
ask-once-more = Redemander avant que j’agisse
ask-never = jamais
ask-stake = quand il y a un enjeu : quelque chose reste à faire ou se perd, ou les chances sont sous une sur deux
ask-always = toujours avant l’irréversible, avec les chances
sound = Son
guide-for-the-first-games = Guide pour les premières parties
show-the-guide-again-in = Remontrer le guide dans chaque jeu
side-panel = Panneau latéral
panels = Panneaux
close-the-panel = Fermer le panneau
hand = Main
players = Joueurs
log = Journal
board = Plateau
rules = Règles
chat = Discussion
notes = Notes
let-a-bot-play = Laisser un bot jouer { $seatName } ?
you-take-the-seat-back = vous repreniez la place : un bouton sous la carte le permet
or-you-take-the-seat = { $who } reprenne la place dans le menu
it-answers-every-question-of = Il répond désormais à toute question de { $seatName }, pas à pas pour qu’on puisse suivre, jusqu’à ce que { $when }. Ce qu’il fait compte.
only-when-late = C’est possible quand le temps convenu est écoulé ou, sans pendule, après un jour d’attente. Chacun peut laisser un bot jouer pour soi à tout moment.
which-bot = Quel bot
let-it-play = Le laisser jouer
no-i-play-on = Non, je continue
no = Non
map = Carte
waiting-for-the-table = On attend la table …
the-past-after-of-actions = Le passé : après { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } sur { $actions }
your-turn = ● À vous ·{ " " }
unfolding-the-map = On déplie la carte …
match = Partie
romanum = { $title } · Romanum
time-travel = Voyage dans le temps
one-action-back = Une action en arrière
back = Arrière ([)
moment-of-the-match = Moment de la partie
one-action-forward = Une action en avant
forward = Avant (])
film-of-all = Un court film de ce qui s’est passé
since-my-last-turn = Depuis mon dernier tour
a-new-match-from-this = Une nouvelle partie depuis ce moment contre des bots ; celle-ci reste intacte
branch-from-here = Brancher ici
edit-this-moment = Modifier ce moment
a-scenario-of-this = Un scénario qui commence ici, dans l’éditeur
seen-by = Vu par
a-spectator = un spectateur
omanum-lobby = omanum, accueil
a-branch-of = une branche de
from-a-position = d’une position
from-a-position-about = Elle a commencé par une position que son propriétaire a apportée ; il sait peut-être ce qui y est caché. Elle n’est pas classée.
this-match = cette partie
trying-again = Nouvel essai …
table = Table
time = Temps
rules-r = Règles (R)
sound-is-on = Le son est activé
sound-is-off = Le son est coupé
keys-k = Touches (K)
light-colours = Couleurs claires
dark-colours = Couleurs sombres
light-or-dark = Clair ou sombre
more = Plus
when-to-ask-me-menu = Quand m’interroger …
download-the-record = Télécharger l’enregistrement
hand-back-to = Rendre { $seatName } à { $who }
let-a-bot-play-for = Laisser un bot jouer { $seatName } pour l’instant …
end-this-match = Terminer cette partie …
end-no-longer = Ne pas terminer cette partie
end-how = Elle se termine sans résultat quand tous ceux qui jouent sont d’accord. Qui veut partir peut laisser un bot continuer.
end-really = Terminer cette partie pour tous, sans résultat ? Elle se termine quand tous ceux qui jouent sont d’accord ; qui continue à jouer ne l’est pas.
end-waits = Vous êtes d’accord. Pas encore : { $who }
end-not = La partie continue.
end-wanted = Voudrait terminer cette partie : { $who }. Vous pouvez accepter dans le menu ⋯
fold = Replier
panel = Panneau
connecting = Connexion
live = En direct
connected-without-live-updates = Connecté, sans nouvelles en direct
connection-lost-trying-again = Connexion perdue : nouvel essai
closed = Fermé
why-not = Pourquoi pas
nearest-you-can = Le plus proche possible :
nearest-title = Le plus proche possible
nothing-happens = Rien ne se passe ?
click-any-place-that-does = Cliquez sur un lieu qui ne brille pas : vous saurez quelle règle l’interdit et ce qui s’en approche le plus.
you-may-change-your-mind = Vous pouvez changer d’avis
undo-takes-your-actions-back = « Annuler » reprend vos actions une à une jusqu’à ce que des dés tombent ou qu’un secret soit montré.
what-did-they-do = Qu’ont-ils fait ?
the-log-tells-it-in = Le journal le raconte en phrases. Pointez un nom pour le trouver sur la carte, cliquez sur un numéro pour voir ce moment.
your-first-move = Votre premier coup
every-place-that-glows-can = Tout lieu qui brille peut être choisi ; des boutons sont là pour le reste.
the-buttons-below-answer = Les boutons en bas répondent. Plus tard, des lieux de la carte brillent : chacun peut être choisi.
the-questions-before-this-one = On a répondu pour vous aux questions précédentes.
the-chance-was-for = { $sentence } La chance était de { $percent } % pour { $side }.
got-where-was-to-be = { $side } a obtenu { $won } là où { $expected } était attendu
go-back-to-play = Vous regardez le passé. Revenez au présent pour jouer.
the-way-is-not-what = Le chemin n’est plus le même ; la marche s’est arrêtée. Regardez de nouveau.
the-match-has-gone-on = La partie a continué entre-temps ; rien n’a été fait. Regardez de nouveau.
allowed = Permis : { $action }.
not-possible = Impossible. { $message }
me = moi
you = vous
thinking = Réflexion …
keep-for-later = La garder pour quand il n’y a pas de connexion
keeping = On garde la partie : { $share } %
kept-for-later = Gardée : elle peut être regardée du début à la fin sans connexion.
on-vacation-until = en congé jusqu’au { $date }
time-left-for-this = Temps pour cette décision
in-the-bank = { $time } en réserve
i-am-back = Je suis de retour
vacation-days = Jours
go-on-vacation = Partir en congé (reste { $left })
vacation-left = { $days ->
    [one] encore 1 jour de congé
   *[other] encore { $days } jours de congé
}
lesson = Leçon
lesson-done = faite
step-of = Étape { $step } sur { $steps }
lesson-go-on = Continuer
lesson-back = Retour
show-me = Montrez-moi
next-lesson = Leçon suivante : { $title }
leave-the-lesson = Quitter la leçon
study = Étude
study-solved = Résolue
study-missed = Non résolue
study-again = Réessayer
next-study = Étude suivante : { $title }
leave-the-study = Quitter l’étude
film = Film
film-keys = Touches du film
since-your-last-turn = Depuis votre dernier tour
what-the-others-did = Ce qu’ont fait les autres
film-back = Un pas en arrière
film-back-key = Un pas en arrière (B)
film-pause = Pause
film-pause-key = Pause (F)
film-go-on = Continuer
film-go-on-key = Continuer (F)
film-again = Revoir
film-again-key = Depuis votre dernier tour, encore une fois (F)
film-on = Un pas en avant
film-on-key = Un pas en avant (G)
film-end = Jusqu’à la fin
film-end-key = Jusqu’à la fin (E) ; toute réponse fait de même
film-mine = Seulement ce qui me concerne
film-mine-short = Moi
film-mine-help = Laisse de côté ce qui ne nomme ni vos camps, ni vos pièces, ni vos lieux
film-speed = Vitesse du film
film-slow = Lent
film-normal = Normal
film-fast = Rapide
film-off = Arrêté
who-scored = Qui a marqué quoi
turn-is-over = Le tour { $turn } est fini
score-read = Continuer à jouer
score-total = { $total } en tout
nothing-since = Rien ne s’est passé depuis votre dernier tour.

after-of-actions = Après { $n ->
    [one] { $n } action
   *[other] { $n } actions
  } sur { $last }
embed-not-over = Seules les parties terminées peuvent être montrées ici.
embed-open = Ouvrir dans Romanum
copy-the-link = Copier le lien
link-copied = Le lien est dans le presse-papiers.
copy-embed-code = Copier le code d’intégration
embed-copied = Le code est dans le presse-papiers : placez-le dans la page où la partie doit apparaître.
copy-this = Copiez ceci :

remarks = Remarques
no-remarks-yet = Rien n’a encore été dit de cette partie.
take-this-remark-back = Retirer cette remarque
remark-on-this-moment = Une remarque sur ce moment, après { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
arrow-from = Flèche de
arrow-to = à
add-the-arrow = Ajouter
keep-the-remark = Garder la remarque
no-such-place = Il n’y a pas de lieu de ce nom sur la carte.

# Analysis.svelte
looked-over = Analysée par un bot
looked-over-help = Le bot le plus fort parcourt la partie : où elle a basculé, quelles chances ont été manquées, ce qui fut chance et ce qui fut jeu. Cela prend environ deux minutes ; vous pouvez quitter la page entre-temps.
analyse = Analyser cette partie
analyse-again = Réessayer
looking-over = Analyse en cours : { $progress } %
looking-over-after = { $before ->
    [one] Une autre partie passe d’abord.
   *[other] { $before } autres parties passent d’abord.
}
not-looked-over = Cette partie n’a pas pu être analysée.
chances-over-time = Les chances de gagner de chaque place. À la fin : { $chances }
chances-by-turn = Les chances de gagner à la fin des étapes du jeu, jugées cartes sur table. Les numéros marquent les tournants.
luck-and-play = Chance et jeu
seat-column = Place
at-the-start = Début
by-play = Jeu
by-luck = Chance
at-the-end = Fin
sound-choices = Bons choix
sound-of = { $sound } sur { $weighed }
luck-and-play-help = Début, jeu et chance donnent ensemble la fin. Le jeu est ce qui a été cédé par rapport au meilleur plan trouvé par le bot : en moins par le siège lui-même, en plus par les autres. La chance est le reste : dés, cartes, ce qui était caché ou imprévu.
moments-of-fortune = Ce qui l’a fait basculer
nothing-turned-it = Aucun moment isolé n’a fait basculer cette partie.
missed-chances = Chances manquées
better-was = mieux : { $better }, { $cost }
expected-and-came = à attendre → venu : { $chances }
no-missed-chances = Aucune dont le bot soit sûr.
missed-chances-help = Jugées selon ce que la place savait au moment du choix ; on ne reproche à personne une carte qu’il ne pouvait voir.
weighed-by = { $bot } a pesé { $weighed ->
    [one] un choix
   *[other] { $weighed } choix
}.
left-unweighed = Le temps a manqué pour { $unweighed } autres ; ceux des plus grands écarts sont passés d’abord.
left-untried = À { $untried ->
    [one] { $untried } jet
   *[other] { $untried } jets
  } le temps a manqué pour essayer ce qui aurait pu tomber d’autre.
dice-of-attack = dés de l’attaquant
dice-of-defence = dés du défenseur

# TheEnd.svelte
nobody-wins = Personne ne gagne
you-share-the-victory = Vous partagez la victoire
victory = Victoire
defeat = Défaite
they-win = { $winners ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
look-at-the-map = Voir la carte
what-decided-it = Ce qui a décidé
from-to = { $who } { $before } → { $after }
standing = Classement
again = Rejouer
other-side = L’autre camp
next-scenario = Suite : { $title }
by-points = { $first ->
    [one] { $first } point à { $second }
   *[other] { $first } points à { $second }
  }.
