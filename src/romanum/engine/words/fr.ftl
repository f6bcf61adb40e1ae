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
