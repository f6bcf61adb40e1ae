# Les phrases dont chaque jeu a besoin.

why-not-understood = Je ne comprends pas : { $problem }.
why-not-now = « { $action } » n’est pas possible maintenant.
why-not-your-turn = Ce n’est pas votre tour : { $others } doit choisir.
why-no-such-seat = Cette place n’existe pas : les places se comptent à partir de 0, et il y en a { $seats }.
why-game-over = La partie est finie.
why-offer-lapsed = L’offre ne tient plus.

event-carried-over = { $again ->
    [0] Le programme a été mis à jour, et ses règles avec lui. La partie reprend où elle en était.
    *[other] Le programme a été mis à jour, et ses règles avec lui. Les positions passées restent telles qu’elles ont été jouées ; { $again ->
        [1] la dernière action a été rejouée
        *[other] les { $again } dernières actions ont été rejouées
    } selon les règles d’aujourd’hui.
}
event-carried-over-less = Le programme a été mis à jour, et ses règles avec lui. { $lost ->
    [1] La dernière action ne convient pas
    *[other] Les { $lost } dernières actions ne conviennent pas
} aux règles d’aujourd’hui et { $lost ->
    [1] est annulée
    *[other] sont annulées
} : la partie reprend où elle en était avant.

do-pass = Passer
do-accept = Accepter l’offre
do-refuse = Refuser l’offre
do-no-offer = Ne rien offrir

wish-ask = Me demander
wish-concerned = Seulement si cela me concerne
wish-never = Pas ce tour-ci

undo-nothing = Rien n’a encore été fait.
undo-updated = Le programme a été mis à jour depuis.
undo-acted = { $other } a agi depuis.
undo-dice = Les dés ont été lancés.
undo-shown = Quelque chose de caché a été montré : { $what }.

final-dice = On lance les dés ou on tire quelque chose.
final-shown = Quelque chose de caché est montré : { $what }.

seat-player = Joueur { $number }
result-nobody = Personne ne gagne.
result-wins = { $winners } gagne.
result-share = { $winners } partagent la victoire.
result-and = { $first } et { $last }

option-discreet = Demander à tous
option-discreet-help = Interroger toute place qui pourrait réagir, même si elle n’a rien à jouer : ainsi la question ne trahit rien.

shown-plans = ce que chacun avait prévu en secret
shown-otherwise = si quelqu’un peut réagir

hint-number-chance = { $chance } % de chances de gagner ({ $low }–{ $high } %)
hint-number-change = { $parts }, aussi loin que voit le bot
hint-number-dice = { $win } % { $hope } d’après les dés
hint-number-same = rien de chiffrable ne change, aussi loin que voit le bot (essayé { $trials } fois)
hint-chance = Des joueurs de même force ont gagné environ { $chance } % des parties depuis une telle position ({ $low } à { $high } %).
hint-unmeasured = Pas de chance de gain : elle n’a pas été mesurée pour ce scénario et ce nombre de joueurs.
hint-too-wide = Pas de chance de gain : trop peu de parties ont été mesurées.
hint-hardly-tried = Pas de chance de gain : cela n’a été essayé { $trials ->
    [one] qu’une fois
   *[other] que { $trials } fois
}.
hint-untried = Cela n’a pas été essayé : cela paraît seulement prometteur.
hint-thumb = Le bot n’a pas cherché ici ; il suit une règle simple. { $rule }
hint-thumb-nothing = Rien d’autre ne semble en valoir la peine maintenant.
hint-thumb-pointless = Tout le reste est inutile ici.
hint-thumb-looks = Tout le reste paraît bien moins bon au premier coup d’œil.
hint-left-looks = Non essayé, car moins bon au premier coup d’œil : { $more ->
    [0] { $options }
   *[other] { $options } et { $more } autres
}.
hint-left-time = Laissé de côté, faute de temps pour { $least } essais : { $more ->
    [0] { $options }
   *[other] { $options } et { $more } autres
}.
hint-yours = Aussi loin que voit le bot, pour vous : { $parts }.
hint-theirs = Pour les autres : { $parts }.
hint-than-next = Par rapport au suivant : { $parts }.
hint-than-best = Par rapport au meilleur : { $parts }.
hint-best-tried = C’est le meilleur des { $count } essayés.
hint-like-next = Le suivant est à peu près aussi bon.
hint-like-best = À peu près aussi bon que le meilleur.
hint-dice = Les dés : { $win } % { $hope } ; pertes en moyenne { $own } chez vous, { $enemy } en face.
hint-hope = de gagner
hint-hope-if-they-stand = { $hope }, s’ils tiennent ({ $percent ->
    [100] ils peuvent se dérober
   *[other] à { $percent } %, ils peuvent se dérober
})
hint-dice-bring = Les dés rapportent { $gain } en moyenne.
hint-part = { $change } { $part }
part-points = points

screen-turn = Tour { $number }
screen-turn-ends = Fin du tour { $number }

answer-decline = Toujours refuser
answer-accept = Toujours accepter
answer-weakest = Toujours le plus faible
answer-strongest = Toujours le plus fort
answer-if-weaker = Céder si plus faible que

blunder-revisit = Marches qui reviennent à un lieu

# Une partie à feuilleter : son nom et ses boutons.
book-board = Un plateau à feuilleter
book-first = Au début
book-back = Une action en arrière
book-on = Une action en avant
book-last = À la fin
book-dice = Dés

# What is wrong with a position in words, or with a scenario file. A game has words of its own for what it finds: fault-….
fault-more = Et { $count } de plus.
fault-unknown-near = Il n’y a pas de { $given } ; à peu près : { $near }.
fault-unknown-few = Il n’y a pas de { $given } ; il y a : { $names }.
fault-unknown-many = Il n’y a pas de { $given } ; il y en a { $count }, tels { $names }.
fault-unknown-none = Il n’y a pas de { $given }.
fault-number = Ici se met un nombre entier de { $low } à { $high }, et non { $given }.
fault-flag = Ici se met true ou false, et non { $given }.
fault-names = Ici se met une liste de noms, et non { $given }.
fault-full-hand = Il n’y a pas de place en main pour { $card }.
fault-table = Ici se met un tableau, et non { $given }.
fault-list = Ici se met une liste, et non { $given }.
fault-words = Ici se mettent des mots, et non { $given }.
fault-word = Ici se met un mot, et non { $given }.
fault-line = Ici se met une ligne, et non { $given }.
fault-text = Ici se met un texte, et non { $given }.
fault-name = Ici se met un nom de { $most } caractères au plus, et non { $given }.
fault-missing = Cela manque.
fault-entries = { $count } entrées ; { $most } sont permises.
fault-entries-wanted = Il faut ici tant d’entrées : { $count }.
fault-characters = { $count } caractères ; { $most } sont permis.
fault-line-characters = La ligne { $line } a { $count } caractères ; { $most } sont permis.
fault-long-line = Ici se met une seule ligne de { $most } caractères au plus.
fault-long-story = Ici se mettent des lignes de { $most } caractères au plus en tout.
fault-no-title = Dites comment cela s’appelle.
fault-key-parts = Ligne { $line } : aucune clé n’a tant de parties.
fault-too-deep = Le fichier est trop profond : { $most } tableaux et listes au plus l’un dans l’autre.
fault-no-toml = Ce n’est pas du TOML.
fault-no-toml-at = Ce n’est pas du TOML : ligne { $line }, colonne { $column }.
fault-data = Le fichier a plus de { $most } entrées.
fault-no-game = Il n’y a pas ici de jeu { $given }.
fault-no-sheets = { $game } ne connaît pas de positions en mots.
fault-name-count = Il faut des noms pour { $seats } places, et non { $count }.
fault-seats = Le scénario est pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, et non { $given }.
fault-unsound = Aucune partie selon les règles n’en arrive là : { $problem }.
fault-cannot-go-on = La partie ne peut pas continuer à partir de là ({ $problem }).
fault-over = La partie est finie là où elle commence.
fault-past-the-end = Le dernier tour est le { $last }, et voici le { $turn }.
fault-too-long = La lecture prend plus de temps que permis.
fault-too-much = La lecture prend plus de mémoire que permis.
fault-unreadable = C’est illisible ({ $problem }).
fault-twice = { $what } : aussi ailleurs.
fault-leader-twice = { $leader } est aussi ailleurs.
fault-on-the-map = { $leader } est sur la carte.
fault-no-city = Il n’y a pas de cité ici.
fault-debts = { $power } a des dettes.
fault-free-stack = La pile { $stack } n’est nulle part, et n’est pas vide.
fault-empty-stack = À { $place }, une pile est vide.
fault-row-long = Une ligne a { $most } caractères au plus.
fault-row-unreadable = Cette ligne est illisible.
fault-row-missing = Il manque { $field }.
fault-row-field = Une ligne n’a pas de { $field }.
fault-row-value = { $given } n’est aucun des mots possibles ici.
fault-row-shape = Ici doit se mettre { $wanted ->
    [int] un nombre entier
    [str] un texte
    [bool] true ou false
    [array] une liste
    [object] un tableau
   *[other] autre chose
}.

# What the drawers of a position in words are called in an editor. A game has words of its own for its others: drawer-….
drawer-board = Sur le plateau
drawer-turn = Tour
drawer-last-turn = Dernier tour
drawer-moment = Ce qui commence
drawer-hands = Cartes en main
drawer-points = Points
drawer-treasury = Trésor
drawer-leaders = Chefs hors carte
drawer-serves = Qui les chefs servent
drawer-lords = À qui sont les provinces
drawer-cities = À qui sont les cités
drawer-patrons = Qui commande qui
drawer-allies = Alliés
drawer-wins = Façons de gagner
drawer-promises = Promesses
drawer-removed = Hors du jeu
drawer-event = L’événement en vigueur
drawer-order = Ordre de jeu
drawer-broken = Paroles rompues
drawer-raised = Levées jusqu’ici

# Words of positions that are nothing's name, as an editor shows them.
entry-setup = Comme commence le scénario
entry-turn = Un tour
entry-year = Une année
entry-month = Un mois
entry-end = La fin
entry-nobody = personne
entry-none = aucun
entry-nowhere = nulle part
entry-gone = parti
entry-everybody = tous
entry-city = cité
entry-town = ville
entry-fort = fort
entry-walls = murailles
entry-power = puissance
entry-place = lieu
entry-leader = chef
entry-side = camp
entry-by = par
entry-to = à
entry-what = quoi
entry-about = sur
entry-pool = dans la réserve
entry-returning = de retour
entry-waiting = attend
entry-dead = mort
entry-lost = perdu
entry-victory = victoire
entry-events = événements
entry-text = texte pour les joueurs
entry-when = quand
entry-of = de
entry-all-leaders = Chefs
entry-all-units = Unités
entry-all-buildings = Cités et ouvrages
